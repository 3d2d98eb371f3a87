//! `explain`: how a value comes about, and why an operation is refused.

use crate::commands::args::{Explain, Told};
use crate::eval::expression::Error;
use crate::program::app::{App, Done};
use crate::program::input;
use crate::render::explanation;
use crate::render::table::Format;
use crate::say::diagnostic;
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::expected::Syntax;
use crate::view::explain::{Line, explain as explained};
use bumpalo::Bump;
use std::io::Write;

/// `explain`.
pub fn explain(app: &mut App, command: &Explain) -> Done {
    let list = command.format == Told::Json && command.exprs.len() != 1;
    let mut count = 0;
    let mut one = |app: &mut App, source: &str, origin: &Origin| {
        if list || command.format != Told::Json {
            let between = match (command.format, count) {
                (Told::Json, 0) => "[",
                (Told::Json, _) => ",\n",
                (_, 0) => "",
                (_, _) => "\n",
            };
            app.out.write_all(between.as_bytes())?;
        }
        count += 1;
        one(app, command, source, origin)
    };
    if input::from_stdin(&command.exprs) {
        input::stdin_lines(app, |app, source, origin| match source.trim().is_empty() {
            true => Ok(()),
            false => one(app, source, origin),
        })?;
    } else {
        for source in &command.exprs {
            one(app, source, &ARGUMENT)?;
        }
    }
    if list {
        app.out.write_all(if count == 0 { b"[]\n" } else { b"]\n" })?;
    } else if command.format == Told::Json {
        app.out.write_all(b"\n")?;
    }
    Ok(())
}

fn one(app: &mut App, command: &Explain, source: &str, origin: &Origin) -> Done {
    let arena = Bump::new();
    let text = arena.alloc_str(source);
    if text.trim().is_empty() {
        app.report(source, origin, &Error::syntax(Syntax::Empty));
        return Ok(());
    }
    if let Some(error) = input::unreadable(source) {
        app.report(source, origin, &error);
        return Ok(());
    }
    let explanation = explained(&app.session, &arena, text, app.notation, command.depth);
    if command.format == Told::Json {
        let refusal = explanation.result.as_ref().err().map(|error| diagnostic::explain(error, source, &app.session.env));
        if refusal.is_some() {
            app.failed();
        }
        let value = explanation.result.as_ref().ok().copied();
        let result = match (&refusal, value) {
            (None, Some(value)) => Ok((value, app.notation)),
            (Some(d), _) => Err(d),
            (None, None) => return Ok(()),
        };
        return Ok(app.out.write_all(&explanation::json(source, &explanation.lines, result, &explanation.warnings))?);
    }
    match command.format {
        Told::Markdown => explanation::markdown(&mut app.out, &explanation.lines)?,
        _ => explanation::text(&mut app.out, &explanation.lines)?,
    }
    if let Err(error) = &explanation.result {
        app.report(source, origin, error);
    }
    app.remark(explanation.warnings, source, origin);
    Ok(())
}

/// The steps of an answer that is no value: of `bank`, `global`, `vector` and `swizzle suggest`.
pub fn tell(app: &mut App, format: Format, command: &str, lines: &[Line]) -> Done {
    match format {
        Format::Text => Ok(explanation::text(&mut app.out, lines)?),
        Format::Markdown => Ok(explanation::markdown(&mut app.out, lines)?),
        Format::Json => Ok(app.out.write_all(&explanation::steps(command, lines))?),
        Format::Ndjson => {
            let mut object: Vec<u8> = explanation::steps(command, lines);
            object.retain(|b| *b != b'\n'); // inside a string it is escaped
            object.push(b'\n');
            Ok(app.out.write_all(&object)?)
        }
        Format::Csv | Format::Tsv => {
            app.refuse("`--explain` answers in sentences: `--format` text, markdown or json");
            Ok(())
        }
    }
}
