//! `swizzle explain`: the bits of a swizzle, what moves where, and its forms.

use crate::algebra::Tree;
use crate::commands::memory::{self, CountedIn};
use crate::commands::swizzle::{of_value, text};
use crate::hardware::search;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::words::count;
use crate::view::swizzle as view;
use bumpalo::Bump;
use clap::Args;

/// `swizzle explain`
#[derive(Args, Debug)]
#[group(skip)]
pub struct SwizzleExplain {
    /// A swizzle, or a swizzled layout; `-` reads standard input, one a line
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE")]
    pub dtype: Option<String>,
    /// What the swizzle counts; without it that of a layout counts elements, as the layout does, and else it counts bytes
    #[arg(long, value_parser = choice::<CountedIn>(), value_name = "UNIT")]
    pub unit: Option<CountedIn>,
    /// The same as `--unit element`
    #[arg(long, hide = true, conflicts_with = "unit")]
    pub elements: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// Runs `cutectl swizzle explain`.
pub fn explain(app: &mut App, command: &SwizzleExplain) -> Done {
    let arena = Bump::new();
    let Some((swizzle, own, whole)) = memory::evaluated(app, &arena, &command.swizzle).and_then(|v| of_value(app, &command.swizzle, v))
    else {
        return Ok(());
    };
    let element = match &command.dtype {
        Some(name) => match memory::element(app, name) {
            Some(element) => Some(element),
            None => return Ok(()),
        },
        None => None,
    };
    let of_layout = own.is_none() && matches!(whole, Tree::Composed(_));
    let counted = match command.unit {
        None if command.elements => Some(CountedIn::Element),
        unit => unit,
    };
    let unit = match (counted, &element) {
        (Some(CountedIn::Bit), _) => 1,
        (Some(CountedIn::Byte), _) => 8,
        (Some(CountedIn::Element), Some((bits, _))) => *bits,
        (Some(CountedIn::Element), None) => {
            app.refuse_as("E0710", "`--unit element` says that the swizzle counts elements: give their type with `--dtype`");
            return Ok(());
        }
        // A layout over elements has a swizzle over elements; by itself, and over a pointer, it counts bytes.
        (None, Some((bits, _))) if of_layout => *bits,
        (None, None) if of_layout => {
            app.say("note: the swizzle of a layout counts elements; here it is read in bytes, and with --dtype f16 in elements of 16 bits");
            8
        }
        (None, _) => own.unwrap_or(8),
    };
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
