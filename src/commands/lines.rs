//! Lines to outcomes: arguments, lines of standard input and statements of a file, one after the other.

use crate::commands::command::AnyCommand;
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
pub fn of_lines(app: &mut App, command: &mut dyn AnyCommand) -> Done {
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

/// What answers lines one after the other, and may know an answer before the line is evaluated.
pub trait Answering {
    /// Answers a line that is the one before once more; whether it was.
    fn again(&mut self, _: &mut App, _: &str) -> Result<bool, Stop> {
        Ok(false)
    }

    /// Answers a line by its value, where there is no more to say than that; whether it was.
    fn value(&mut self, _: &mut App, _: &str, _: Value) -> Result<bool, Stop> {
        Ok(false)
    }

    /// Answers a line by its outcome, or reports what is wrong with it.
    fn outcome<'a>(&mut self, app: &mut App, arena: &'a Bump, source: &'a str, origin: &Origin, step: Step<'a>) -> Done;
}

/// What answers lines by nothing but their outcomes.
struct ByOutcome<'v, 'f>(&'v mut Visit<'f>);

impl Answering for ByOutcome<'_, '_> {
    fn outcome<'a>(&mut self, app: &mut App, arena: &'a Bump, source: &'a str, origin: &Origin, step: Step<'a>) -> Done {
        (self.0)(app, arena, source, origin, step)
    }
}

/// Where a text was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typed {
    /// As an argument: it has a value, that of a binding too.
    Argument,
    /// In the input: it may be blank, a binding answers nothing, and the lines around it are often like it.
    Input,
}

/// Evaluates every argument, every line of standard input or every statement of a file, and
/// `--each` for every line. Where the answers stand `apart`, several threads may share the lines.
pub fn for_each(app: &mut App, sources: &Sources, apart: bool, visit: &mut Visit) -> Done {
    answer_each(app, sources, apart, &mut ByOutcome(visit))
}

/// The same, by what may know answers before.
pub fn answer_each(app: &mut App, sources: &Sources, apart: bool, answers: &mut dyn Answering) -> Done {
    if file_alone(app, sources.file.as_deref(), &sources.exprs)?
        && let Some(path) = &sources.file
    {
        let text = input::file(path)?;
        return script(app, &text, &path.display().to_string(), &mut |app, arena, source, origin, step| {
            answers.outcome(app, arena, source, origin, step)
        });
    }
    let mut texts = Texts { arena: Bump::with_capacity(1 << 14), each: sources.each.as_deref(), answers };
    if let Some(each) = texts.each.filter(|each| each.trim().is_empty()) {
        return texts.answers.outcome(app, &texts.arena, each, &ARGUMENT, Err(Error::syntax(Syntax::Empty)));
    }
    if !input::from_stdin(&sources.exprs) {
        for source in &sources.exprs {
            app.session.check = app.check || source != "-";
            if source == "-" {
                input::stdin_lines(app, |app, line, origin| texts.answer(app, line, origin, Typed::Input))?;
            } else {
                texts.answer(app, source, &ARGUMENT, Typed::Argument)?;
            }
        }
        return Ok(());
    }
    if app.language == Some(Language::Cxx) {
        let text = input::file(Path::new("-"))?;
        return texts.answer(app, &text, &ARGUMENT, Typed::Input);
    }
    app.session.check = app.check;
    let line = |app: &mut App, line: &str, origin: &Origin| {
        if opens_brace(line) {
            app.note();
        }
        texts.answer(app, line, origin, Typed::Input)
    };
    if apart {
        threads::stdin_lines_apart(app, line)?
    } else {
        input::stdin_lines(app, line)?
    }
    if app.has_noted() && app.has_failed() {
        app.say(STANDS_ALONE);
    }
    Ok(())
}

/// Whether a line ends with a brace that it leaves open.
fn opens_brace(line: &str) -> bool {
    match line.as_bytes().last() {
        Some(last) if last.is_ascii_graphic() => *last == b'{',
        _ => line.trim_end().ends_with('{'),
    }
}

/// Texts that are answered one after the other, in the same memory.
struct Texts<'t> {
    arena: Bump,
    /// The expression of `--each`.
    each: Option<&'t str>,
    answers: &'t mut dyn Answering,
}

impl Texts<'_> {
    /// Answers a text: as the one before, as one that is like it, or by its outcome.
    fn answer(&mut self, app: &mut App, source: &str, origin: &Origin, typed: Typed) -> Done {
        if self.each.is_none()
            && (self.answers.again(app, source)? || (typed == Typed::Input && self.answer_prepared(app, source, origin)?))
        {
            return Ok(());
        }
        let (shown, result) = outcome_of(&mut app.session, &self.arena, source, self.each, typed);
        self.answers.outcome(app, &self.arena, shown, origin, result)?;
        self.arena.reset();
        Ok(())
    }

    /// Answers a line that differs from one before in nothing but its integers; whether it was.
    fn answer_prepared(&mut self, app: &mut App, source: &str, origin: &Origin) -> Result<bool, Stop> {
        let value = app.session.prepared_value(&self.arena, source);
        let is_alike = value.is_some();
        if let Some(value) = value
            && !self.answers.value(app, source, value)?
        {
            self.answers.outcome(app, &self.arena, source, origin, Ok(Outcome::of(value)))?;
        }
        self.arena.reset();
        Ok(is_alike)
    }
}

/// What a line comes to, or what `each` says of it: the text that was evaluated last, and its outcome.
fn outcome_of<'a>(session: &mut Session, arena: &'a Bump, source: &'a str, each: Option<&'a str>, typed: Typed) -> (&'a str, Step<'a>) {
    let result = match input::unreadable(source) {
        Some(error) => Err(error),
        None if typed == Typed::Argument && source.trim().is_empty() => Err(Error::syntax(Syntax::Empty)),
        None => session.line(arena, source),
    };
    // What is typed as an argument is asked about, a binding too.
    let result = result.map(|mut outcome| {
        if let (Some((_, value)), Value::Nothing, Typed::Argument) = (outcome.bound, outcome.answer, typed) {
            outcome.answer = value;
        }
        outcome
    });
    match (result, each) {
        (Ok(outcome), Some(each)) if outcome.answer != Value::Nothing => {
            (each, session.bind("it", outcome.answer).and_then(|()| session.line(arena, each)))
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
