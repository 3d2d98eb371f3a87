//! Answers to questions asked backwards, as `infer` and `solve` write, explain and draw them.

use crate::commands::pictures::files::Files;
use crate::commands::steps::write_steps;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::render::answer as render;
use crate::render::table::{Cell, Format};
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::view::explain::{Line, Piece};
use crate::view::numbers::Numbers;
use crate::view::of_value;
use crate::view::options::Options;
use crate::view::overlay::{self, Highlight, Marked};
use bumpalo::Bump;
use std::rc::Rc;

/// The answer to a question asked backwards.
pub(super) struct Solution {
    /// The value as text, where there is one.
    pub(super) text: Option<String>,
    /// The kind of value: a layout, a swizzle, a formula.
    pub(super) kind: &'static str,
    /// How many there are of the same kind, where that is counted.
    pub(super) count: Option<usize>,
    /// What shows that there is no answer, or none of the simplest kind: as a sentence and as a JSON object.
    pub(super) witness: Option<(String, String)>,
    /// The lines of the text answer below the first.
    pub(super) notes: Vec<String>,
    /// The steps by which it was found.
    pub(super) steps: Vec<Line>,
    /// The numbers as a picture, where these are the picture of the answer.
    pub(super) drawn: Option<Numbers>,
}

/// Writes an answer: `none` says that there is nothing.
pub(super) fn answer(app: &mut App, format: Format, none: &str, said: &Solution) -> Done {
    if said.text.is_none() {
        app.no();
    }
    let mut lines = match (&said.text, &said.witness) {
        (Some(text), _) => format!("{text}\n"),
        (None, Some((sentence, _))) => format!("{none}: {sentence}\n"),
        (None, None) => format!("{none}\n"),
    };
    lines.extend(said.notes.iter().map(|note| format!("# {note}\n")));
    let null = || Cell::Raw("null".to_string());
    let facts = [
        ("ok", said.text.is_some().into()),
        ("text", said.text.as_deref().map_or_else(null, Cell::from)),
        ("kind", said.kind.into()),
        ("unique", (said.count == Some(1)).into()),
        ("count", said.count.map_or_else(null, |n| Cell::Raw(n.to_string()))),
        ("witness", said.witness.as_ref().map_or_else(null, |(_, json)| Cell::Raw(json.clone()))),
    ];
    app.answer(format, render::Answer::new().prose(lines).facts(facts).for_programs())
}

/// Draws an answer into the files that are asked for: the value, or the numbers where none gives them.
pub(super) fn draw(app: &mut App, files: &Files, said: &Solution) -> Done {
    match (&said.drawn, &said.text) {
        (Some(numbers), text) => {
            let title = text.clone().unwrap_or_else(|| "no layout".to_string());
            files.draw(app, &mut numbers.clone().picture(title))
        }
        (None, Some(text)) => draw_value(app, files, text, None),
        (None, None) => {
            app.say("note: nothing is drawn: of so many numbers there is no picture");
            Ok(())
        }
    }
}

/// Draws the value of an expression, an operation beside its operands; one 1-D coordinate of it emphasised.
pub(super) fn draw_value(app: &mut App, files: &Files, text: &str, at: Option<i64>) -> Done {
    let arena = Bump::new();
    let before = std::mem::replace(&mut app.session.operations, at.is_none());
    let outcome = app.session.outcome(&arena, arena.alloc_str(text));
    app.session.operations = before;
    let outcome = match outcome {
        Ok(outcome) => outcome,
        Err(error) => {
            app.report(text, &ARGUMENT, &error);
            return Ok(());
        }
    };
    let cx = app.session.cx(&arena);
    let options = Options { notation: app.notation, ..Options::default() };
    match of_value::picture(cx, outcome.answer, outcome.operation.as_ref(), at.is_none(), &options) {
        Ok(mut made) => {
            if let Some(at) = at {
                let cells = Marked::Coordinates(Rc::new([at].into_iter().collect()));
                overlay::highlight(&mut made.picture, vec![Highlight { text: format!("coordinate {at}"), cells }], false, &|_| true);
            }
            files.draw(app, &mut made.picture)
        }
        Err(fault) => {
            app.report(text, &ARGUMENT, &Error::new(ErrorKind::Fault(fault), Span::new(0, text.len())));
            Ok(())
        }
    }
}

/// Writes how an answer was found, and the answer.
pub(super) fn steps(app: &mut App, format: Format, command: &str, none: &str, said: &Solution) -> Done {
    if said.text.is_none() {
        app.no();
    }
    let mut lines = said.steps.clone();
    let (first, rest) = match (&said.text, &said.witness) {
        (Some(text), _) => (text.clone(), &said.notes[..]),
        (None, Some((sentence, _))) => (format!("{none}: {sentence}"), &said.notes[..]),
        (None, None) => (none.to_string(), &said.notes[..]),
    };
    lines.push(match said.text {
        Some(_) => Line { depth: 0, pieces: vec![Piece::Code(first)] },
        None => Line { depth: 0, pieces: vec![Piece::Words(first)] },
    });
    lines.extend(rest.iter().map(|note| Line { depth: 1, pieces: vec![Piece::Words(note.clone())] }));
    write_steps(app, format, command, &lines)
}
