//! Lines to outcomes: arguments, lines of standard input and statements of a file, one after the other.

use crate::commands::command::Run;
use crate::commands::definitions::file_alone;
use crate::commands::script::{Script, Step};
use crate::eval::Session;
use crate::eval::error::Error;
use crate::eval::session::Outcome;
use crate::program::app::{App, Done, Stop};
use crate::program::flags::{Language, Sources};
use crate::program::operand;
use crate::program::{input, threads};
use crate::render::table::Format;
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::expected::Syntax;
use crate::syntax::pasted;
use crate::value::Value;
use bumpalo::Bump;
use std::io::Write;
use std::path::Path;

/// Whether the answers of lines in a format stand each for itself, so that several threads may share the lines: all but those
/// of one document.
pub fn stand_apart(format: Format) -> bool {
    format != Format::Json
}

/// The value of a text that is an argument of a command, or its error reported.
pub fn evaluated<'a>(app: &mut App, arena: &'a Bump, text: &str, origin: &Origin) -> Option<Value<'a>> {
    let text = &*operand::tuple(text);
    match unjudged(app, arena, text) {
        Ok(outcome) if app.judged(&outcome, text, origin) => None,
        Ok(outcome) => Some(outcome.answer),
        Err(error) => {
            app.report(text, origin, &error);
            None
        }
    }
}

/// The outcome of a text that is an argument of a command; what was found wrong with it is not reported yet.
pub fn unjudged<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Step<'a> {
    let text = arena.alloc_str(&operand::tuple(text));
    match input::unreadable(text) {
        Some(error) => Err(error),
        None => app.session.outcome(arena, text),
    }
}

/// Runs a command of one expression for every line of standard input; as one document of JSON they are a list.
pub fn of_lines<T: Run>(app: &mut App, mut command: T) -> Done {
    let list = command.operand().is_some_and(|(_, format)| format == Format::Json);
    let mut count = 0;
    input::stdin_lines(app, |app, line, _| {
        if line.trim().is_empty() {
            return Ok(());
        }
        if let Some((operand, _)) = command.operand() {
            *operand = line.to_string();
        }
        if !list {
            return command.run(app);
        }
        app.hold();
        let done = command.run(app);
        let answer = app.release();
        done?;
        if !answer.trim_ascii().is_empty() {
            app.out.write_all(if count == 0 { b"[" } else { b",\n " })?;
            app.out.write_all(answer.trim_ascii())?;
            count += 1;
        }
        Ok(())
    })?;
    if list {
        app.out.write_all(if count == 0 { b"[]\n" } else { b"]\n" })?;
    }
    Ok(())
}

/// What is done with the operands of a command.
pub type VisitOperands<'v> = dyn FnMut(&mut App, &[&str], &Origin) -> Done + 'v;

/// Calls `visit` with the operands of a command; where one of them is `-`, once for every line of standard input in its
/// place. Where the answers stand `apart`, several threads may share the lines.
pub fn with_lines(app: &mut App, operands: &[&str], apart: bool, visit: &mut VisitOperands) -> Done {
    let Some(at) = operands.iter().position(|operand| *operand == "-") else {
        return visit(app, operands, &ARGUMENT);
    };
    if operands[at + 1..].contains(&"-") {
        app.refuse_as("E0716", "one operand can be `-`, standard input");
        return Ok(());
    }
    let each = |app: &mut App, line: &str, origin: &Origin| {
        if line.trim().is_empty() {
            return Ok(());
        }
        let mut all = operands.to_vec();
        all[at] = line;
        visit(app, &all, origin)
    };
    if apart { threads::stdin_lines_apart(app, each) } else { input::stdin_lines(app, each) }
}

/// What is said where a C++ text of several lines came in as lines.
pub const STANDS_ALONE: &str = "note: every line of standard input stands alone; `-x c++` reads all of it as one C++ text";

/// What is done with the outcome of each line.
pub type Visit<'v> = dyn for<'a> FnMut(&mut App, &'a Bump, &'a str, &Origin, Step<'a>) -> Done + 'v;

/// Whether a line is answered without its outcome: because its answer is known, or by its value where that is known.
type KnownLine<'k> = dyn for<'a> FnMut(&mut App, &str, Option<Value<'a>>) -> Result<bool, Stop> + 'k;

/// Evaluates every argument, every line of standard input or every statement of a file, and
/// `--each` for every line.
pub fn for_each(app: &mut App, sources: &Sources, visit: &mut Visit) -> Done {
    for_each_new(app, sources, false, &mut |_, _, _| Ok(false), visit)
}

/// The same for lines whose answer is not `known` already. Where the answers stand `apart`, several threads may share the lines.
pub fn for_each_new(app: &mut App, sources: &Sources, apart: bool, known: &mut KnownLine, visit: &mut Visit) -> Done {
    if file_alone(app, sources.file.as_deref(), &sources.exprs)?
        && let Some(path) = &sources.file
    {
        let text = input::file(path)?;
        return script(app, &text, &path.display().to_string(), visit);
    }
    let mut arena = Bump::with_capacity(1 << 14);
    let each = sources.each.as_deref();
    if let Some(each) = each.filter(|e| e.trim().is_empty()) {
        return visit(app, &arena, each, &ARGUMENT, Err(Error::syntax(Syntax::Empty)));
    }
    let mut line = |app: &mut App, source: &str, origin: &Origin, may_be_blank: bool| -> Done {
        if each.is_none() && known(app, source, None)? {
            return Ok(());
        }
        if each.is_none() && may_be_blank {
            let answered = match app.session.repeated(&arena, source) {
                Some(value) => {
                    if !known(app, source, Some(value))? {
                        visit(app, &arena, source, origin, Ok(Outcome::of(value)))?;
                    }
                    true
                }
                None => false,
            };
            arena.reset();
            if answered {
                return Ok(());
            }
        }
        let (shown, result) = outcome_of(&mut app.session, &arena, source, each, may_be_blank);
        visit(app, &arena, shown, origin, result)?;
        arena.reset();
        Ok(())
    };
    if input::from_stdin(&sources.exprs) {
        if app.language == Some(Language::Cxx) {
            let text = input::file(Path::new("-"))?;
            return line(app, &text, &ARGUMENT, true);
        }
        app.session.check = app.check;
        let each = |app: &mut App, source: &str, origin: &Origin| {
            let open = match source.as_bytes().last() {
                Some(last) if last.is_ascii_graphic() => *last == b'{',
                _ => source.trim_end().ends_with('{'),
            };
            if open {
                app.note_open_brace();
            }
            line(app, source, origin, true)
        };
        if apart {
            threads::stdin_lines_apart(app, each)?
        } else {
            input::stdin_lines(app, each)?
        }
        if app.has_open_brace() && app.has_failed() {
            app.say(STANDS_ALONE);
        }
        return Ok(());
    }
    for source in &sources.exprs {
        app.session.check = app.check || source != "-";
        if source == "-" {
            input::stdin_lines(app, |app, source, origin| line(app, source, origin, true))?;
        } else {
            line(app, source, &ARGUMENT, false)?;
        }
    }
    Ok(())
}

/// What a line comes to, or what `each` says of it: the text that was evaluated last, and its outcome.
fn outcome_of<'a>(
    session: &mut Session,
    arena: &'a Bump,
    source: &'a str,
    each: Option<&'a str>,
    may_be_blank: bool,
) -> (&'a str, Step<'a>) {
    let result = match input::unreadable(source) {
        Some(error) => Err(error),
        None if !may_be_blank && source.trim().is_empty() => Err(Error::syntax(Syntax::Empty)),
        None => session.line(arena, source),
    };
    // What is typed as an argument is asked about, a binding too.
    let result = result.map(|mut outcome| {
        if let (Some((_, value)), Value::Nothing, false) = (outcome.bound, outcome.answer, may_be_blank) {
            outcome.answer = value;
        }
        outcome
    });
    match (result, each) {
        (Ok(outcome), Some(each)) if outcome.answer != Value::Nothing => {
            (each, session.bind(arena, "it", outcome.answer).and_then(|()| session.line(arena, each)))
        }
        (result, _) => (source, result),
    }
}

/// Evaluates a file statement by statement; every one answers.
pub fn script(app: &mut App, text: &str, name: &str, visit: &mut Visit) -> Done {
    let text = pasted::read(text);
    let mut script = Script::new(&text, name);
    loop {
        let arena = Bump::new();
        match script.step(app, &arena) {
            Some((source, origin, step)) => visit(app, &arena, source, &origin, step)?,
            None => return Ok(()),
        }
    }
}

/// A text without a value: an argument must have one, a line of a pipe or a file need not.
pub fn nothing(app: &mut App, source: &str, origin: &Origin) -> Done {
    if origin.argument {
        app.report(source, origin, &Error::syntax(Syntax::Empty));
    }
    Ok(())
}
