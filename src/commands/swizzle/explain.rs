//! `swizzle explain`: the bits of a swizzle, what moves where, and its forms.

use crate::commands::memory;
use crate::commands::swizzle::{of_value, text};
use crate::hardware::search;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::words::count;
use crate::view::swizzle as view;
use bumpalo::Bump;
use clap::Args;

/// `swizzle explain`
#[derive(Args, Debug)]
pub struct SwizzleExplain {
    /// A swizzle, or a swizzled layout; it counts bytes unless told otherwise
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE")]
    pub dtype: Option<String>,
    /// The swizzle counts elements of the type, as that of a layout does
    #[arg(long)]
    pub elements: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// Runs `cutectl swizzle explain`.
pub fn explain(app: &mut App, command: &SwizzleExplain) -> Done {
    let arena = Bump::new();
    let Some((swizzle, own, _)) = memory::evaluated(app, &arena, &command.swizzle).and_then(|v| of_value(app, &command.swizzle, v)) else {
        return Ok(());
    };
    let element = match &command.dtype {
        Some(name) => match memory::element(app, name) {
            Some(element) => Some(element),
            None => return Ok(()),
        },
        None => None,
    };
    let unit = match (&element, own) {
        // A layout over elements has a swizzle over elements; by itself, and over a pointer, it counts bytes.
        (Some((bits, _)), _) if command.elements => *bits,
        (_, own) => own.unwrap_or(8),
    };
    if command.elements && element.is_none() {
        app.refuse_as("E0710", "`--elements` says that the swizzle counts elements: give their type with `--dtype`");
        return Ok(());
    }
    let forms = view::forms(swizzle, unit, element.as_ref().map(|e| e.0));
    let rows: Vec<Vec<Cell>> = forms
        .iter()
        .map(|f| {
            let mode = search::hardware_mode(f.swizzle, f.unit).filter(|_| f.lost == 0).map_or(String::new(), |n| format!("{n}-byte mode"));
            let note = match f.lost {
                0 => mode,
                n if f.swizzle.bits == 0 => format!("all {} within an element: lost", count(n.into(), "bit")),
                n => format!("{} within an element: lost", count(n.into(), "bit")),
            };
            vec![view::unit(f.unit).into(), text(f.swizzle).into(), note.into()]
        })
        .collect();
    let lines: String = view::explanation(swizzle, unit).iter().map(|line| format!("{line}\n")).collect();
    app.answer(command.format.format, Answer::new().prose(lines).table(&["counted in", "swizzle", "note"], rows))
}
