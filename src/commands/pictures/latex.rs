//! `latex`: layouts as TikZ, in CuTe's look or in our own.

use crate::commands::pictures::appearance::{Appearance, Axis, Colors, DrawingArgs, Look};
use crate::commands::pictures::several::open;
use crate::commands::pictures::{Medium, document, draw, owners_of};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::render::cute_latex::{self, Fill, pages as latex_pages};
use crate::render::table::Format;
use crate::render::{owners, tikz};
use crate::value::Value;
use crate::view::grid::{Grid, Ranks};
use crate::view::of_value::{drawn, tree};
use clap::Args;
use std::io::Write;

/// The format.
const MEDIUM: Medium = Medium { command: "latex", several: true };

/// `latex` as CuTe's print_latex.
pub fn print_latex(app: &mut App, command: &Latex) -> Done {
    document(app, &command.drawing, MEDIUM, &mut |app, cx, value, _| {
        let notation = app.notation;
        if let Value::Tiling(tiling) = value {
            return Ok(owners::latex(&mut app.out, &owners_of(cx, &tiling.kind, notation, MEDIUM.command)?));
        }
        let grid = Grid::new(cx, drawn(cx, tree(cx, value, "a layout")?)?, Ranks::Padded)?;
        Ok(cute_latex::document(&mut app.out, &grid.titled(notation), Fill::Greys))
    })
}

/// The arguments of `latex`
#[derive(Args, Debug)]
pub struct Latex {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// Whose design: CuTe's print_latex, or our own
    #[arg(long, value_enum, default_value_t = Look::Cute, value_name = "LOOK")]
    pub look: Look,
    /// How it looks, with --look cutectl
    #[command(flatten)]
    pub appearance: Appearance,
    /// Only the tikzpicture, to be put into a document of yours (with --look cutectl)
    #[arg(long)]
    pub fragment: bool,
}

impl Run for Latex {
    const ABOUT: &'static str = "Print a layout as TikZ, as CuTe's print_latex does";
    const EXAMPLES: &'static str = "\
Example:
  cutectl latex '(2,(2,3)):(6,(3,1))' > fig.tex && pdflatex fig.tex";

    fn run(&self, app: &mut App) -> Done {
        latex(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.drawing.sources.exprs.clone(), Format::Text)
    }
}

/// Runs `cutectl latex`.
pub fn latex(app: &mut App, command: &Latex) -> Done {
    if !command.drawing.multi {
        return pictures_of(app, command);
    }
    app.hold();
    let done = pictures_of(app, command);
    let held = app.release();
    done?;
    if app.has_failed() || held.is_empty() {
        return Ok(());
    }
    open(app, &command.drawing)?;
    let written = match command.fragment {
        true => app.out.write_all(&held),
        false => latex_pages(&mut app.out, &String::from_utf8_lossy(&held)),
    };
    Ok(written?)
}

/// The pictures of `latex`, with `--multi` one after the other.
fn pictures_of(app: &mut App, command: &Latex) -> Done {
    let a = &command.appearance;
    let own = command.fragment
        || a.operands
        || a.no_title
        || a.palette != Colors::default()
        || a.axis != Axis::default()
        || a.cell.is_some()
        || [a.label.is_some(), a.color_by.is_some(), a.window.is_some(), a.tile.is_some(), a.bits.is_some(), a.thread.is_some()]
            .contains(&true);
    match command.look {
        Look::Cute if own => {
            app.refuse_as("E0710", "CuTe's look has no choices: add `--look cutectl`");
            Ok(())
        }
        Look::Cute => print_latex(app, command),
        Look::Cutectl => {
            let whole = !command.fragment && !command.drawing.multi;
            draw(app, &command.drawing, a, MEDIUM, &mut |app, picture, look| tikz::document(&mut app.out, picture, look, whole))
        }
    }
}
