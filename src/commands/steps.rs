//! How answers come about, step by step: those of expressions, of commands that stand for some, and of others.

use crate::eval::error::Error;
use crate::program::app::{App, Done};
use crate::program::input;
use crate::render::explanation;
use crate::render::table::Format;
use crate::say::report::{ARGUMENT, Origin};
use crate::say::{self, Diagnostic};
use crate::syntax::expected::Syntax;
use crate::value::json::Parts;
use crate::view::explain::{Line, explain as explained};
use bumpalo::Bump;
use clap::Args;
use serde::Serialize;
use std::io::Write;

/// Explains the expressions that a command stands for.
pub fn of_command(app: &mut App, exprs: &[String], format: Format) -> Done {
    explain(app, exprs, format, None)
}

/// Says why there are no steps to tell of a command.
pub fn nothing(app: &mut App, name: &str, why: &str) -> Done {
    let help = "`cutectl explain 'right_inverse((4,8):(8,1))'` explains an expression, `cutectl explain crd2idx '(4,8):(8,1)' 3,7` a \
                command that computes one";
    app.refuse_as("E0713", &format!("`{name}` has no steps to tell: {why}\n  help: {help}"));
    Ok(())
}

/// Whether the answer is told step by step
#[derive(Args, Debug)]
#[group(skip)]
pub struct Stepwise {
    /// Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    #[arg(long)]
    pub explain: bool,
}

/// Explains expressions one after the other.
pub fn explain(app: &mut App, exprs: &[String], format: Format, depth: Option<usize>) -> Done {
    let list = format == Format::Json && (exprs.len() != 1 || exprs[0] == "-");
    let mut count = 0;
    let mut each = |app: &mut App, source: &str, origin: &Origin| {
        let between = match (format, count) {
            (Format::Json, 0) if list => "[",
            (Format::Json, _) if list => ",\n",
            (Format::Text | Format::Markdown, 1..) => "\n",
            _ => "",
        };
        app.out.write_all(between.as_bytes())?;
        count += 1;
        one(app, (format, count == 1), depth, source, origin)
    };
    if input::from_stdin(exprs) {
        input::stdin_lines(app, |app, source, origin| match source.trim().is_empty() {
            true => Ok(()),
            false => each(app, source, origin),
        })?;
    } else {
        for source in exprs {
            each(app, source, &ARGUMENT)?;
        }
    }
    if list {
        app.out.write_all(if count == 0 { b"[]\n" } else { b"]\n" })?;
    } else if format == Format::Json {
        app.out.write_all(b"\n")?;
    }
    Ok(())
}

fn one(app: &mut App, (format, first): (Format, bool), depth: Option<usize>, source: &str, origin: &Origin) -> Done {
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
    let followed = app.session.follow(&arena, text);
    let refusal = followed.result.as_ref().err().map(|error| say::explain(error, source, &app.session.env));
    let lines = explained(app.session.cx(&arena), &followed, refusal.as_ref(), text, app.notation, depth);
    let warnings: Vec<Diagnostic> = match &followed.result {
        Ok((_, warnings)) => warnings.iter().map(say::explain_warning).collect(),
        Err(_) => Vec::new(),
    };
    match format {
        Format::Json | Format::Ndjson => {
            if refusal.is_some() {
                app.failed();
            }
            let value = followed.result.as_ref().ok().map(|(value, _)| *value);
            let answer = value.map(|v| Answered { kind: v.kind(), text: app.notation.text(v), parts: Parts::from(v) });
            let outcome = Outcome { answer, error: refusal.as_ref(), warnings: &warnings };
            let mut object = explanation::json(source, &lines, refusal.is_none(), &outcome);
            if format == Format::Ndjson {
                object.retain(|b| *b != b'\n'); // inside a string it is escaped
                object.push(b'\n');
            }
            return Ok(app.out.write_all(&object)?);
        }
        Format::Csv | Format::Tsv => explanation::rows(&mut app.out, format, first, &lines)?,
        Format::Markdown => explanation::markdown(&mut app.out, &lines)?,
        Format::Text => app.prose(|out| explanation::text(out, &lines))?,
    }
    if let Err(error) = &followed.result {
        app.report(source, origin, error);
    }
    app.remark(warnings, source, origin);
    Ok(())
}

/// The members of JSON behind the steps: what the answer is, or why there is none.
#[derive(Serialize)]
struct Outcome<'t> {
    #[serde(flatten)]
    answer: Option<Answered<'t>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'t Diagnostic>,
    #[serde(skip_serializing_if = "<[Diagnostic]>::is_empty")]
    warnings: &'t [Diagnostic],
}

/// The members of JSON for a value.
#[derive(Serialize)]
struct Answered<'t> {
    kind: &'static str,
    text: String,
    #[serde(flatten)]
    parts: Parts<'t>,
}

/// The steps of an answer that is no value: of `bank`, `global`, `vector`, `swizzle suggest`, `infer` and `solve`.
pub fn write_steps(app: &mut App, format: Format, command: &str, lines: &[Line]) -> Done {
    if format == Format::Text {
        return app.prose(|out| explanation::text(out, lines));
    }
    Ok(explanation::steps(&mut app.out, format, command, lines)?)
}

/// How many words name a command whose answer is no value and is told step by step by its `--explain`: the first words of
/// what stands behind `explain`, 0 where they name none.
pub fn stepwise(first: &str, second: Option<&str>) -> usize {
    match (first, second) {
        ("swizzle", Some("suggest")) => 2,
        ("bank" | "global" | "vector" | "infer" | "solve", Some(_)) | ("bank" | "global" | "vector" | "infer", None) => 1,
        _ => 0,
    }
}
