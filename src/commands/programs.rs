//! What a program needs of the rooms above it: the drawing of print statements, and the sentences of refusals.

use crate::algebra::Cx;
use crate::commands::pictures::statement::PrintedPicture;
use crate::cxx::state::State;
use crate::eval::env::Env;
use crate::eval::error::Error;
use crate::say;
use crate::value::notation::Notation;
use crate::value::{Printed, Value};
use std::io::Write;

/// Gives a program what it draws and speaks with.
pub fn prepare(state: &mut State) {
    state.printer = Some(draw);
    state.sayer = Some(say);
}

/// A grid, TikZ or SVG, as CuTe writes it to standard output.
fn draw<'a>(cx: Cx<'a>, printed: &Printed<'a>, mut out: &mut dyn Write) -> Result<(), String> {
    let drawing = match printed.value {
        Value::Tree(tree) => PrintedPicture::new(cx, printed.style, tree, Notation::default()).map(Some),
        Value::Tiling(tiling) => PrintedPicture::of_tiling(cx, printed.style, &tiling.kind, Notation::default()),
        _ => Ok(None),
    };
    match drawing {
        Ok(Some(drawing)) => drawing.write(&mut out).map_err(|e| e.to_string()),
        Ok(None) => out.write_all(Notation::default().text(printed.value).as_bytes()).map_err(|e| e.to_string()),
        Err(error) => Err(say(&error).0),
    }
}

/// What is wrong with a call of CuTe, in one sentence, and what would work.
fn say(error: &Error) -> (String, Option<String>) {
    let said = say::explain(error, "", &Env::default());
    (said.message, said.help.into_iter().next())
}
