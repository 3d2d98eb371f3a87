//! `latex`: layouts as TikZ, in CuTe's look or in our own.

use crate::algebra::Tree;
use crate::commands::pictures::appearance::{Appearance, Axis, Colors, DrawingArgs, Look, options};
use crate::commands::pictures::several::{open, stacked};
use crate::commands::pictures::{Medium, document, draw, owners_of};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::render::cute_latex::{self, Fill, pages as latex_pages};
use crate::render::table::Format;
use crate::render::{cute_tilings, tikz, typst};
use crate::value::Value;
use crate::view::cute_tilings::Owners;
use crate::view::grid::{Grid, Ranks};
use crate::view::of_value::{drawn, tile_of, tree};
use crate::view::options::View;
use clap::{Args, ValueEnum};
use std::io::Write;

/// The command, and that its documents hold several pictures.
const MEDIUM: Medium = Medium { command: "latex", several: true };

/// `latex` as CuTe's print_latex.
pub fn print_latex(app: &mut App, command: &Latex) -> Done {
    let owners_of_tile = match options(app, &command.appearance).map(|o| o.view) {
        Ok(Some(View::Registers(_))) => {
            app.refuse("CuTe draws no registers: `--look cutectl` does");
            return Ok(());
        }
        Ok(Some(View::Owners(extents))) => Some(extents),
        Ok(None) => None,
        Err(message) => {
            app.refuse(&message);
            return Ok(());
        }
    };
    document(app, &command.drawing, MEDIUM, &mut |app, cx, value, _| {
        let notation = app.notation;
        if let (Some(extents), Value::Tree(tv @ Tree::Layout(l))) = (&owners_of_tile, value) {
            let tile = tile_of(cx, *l, extents.as_deref())?.shape;
            return Ok(cute_tilings::latex(&mut app.out, &Owners::of_layout(cx, tv, tile, notation)?));
        }
        if let Value::Tiling(tiling) = value {
            return Ok(cute_tilings::latex(&mut app.out, &owners_of(cx, &tiling.kind, notation, MEDIUM.command)?));
        }
        let grid = Grid::new(cx, drawn(cx, tree(cx, value, "a layout")?)?, Ranks::Padded)?;
        Ok(cute_latex::document(&mut app.out, &grid.titled(notation), Fill::Greys))
    })
}

/// The language of the source
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Source {
    /// TikZ
    #[default]
    Tex,
    /// Typst
    Typst,
}

/// The arguments of `latex`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Latex {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// Whose design: CuTe's print_latex, or our own
    #[arg(long, value_enum, value_parser = choice::<Look>(), default_value_t = Look::Cute, value_name = "LOOK")]
    pub look: Look,
    /// How it looks, with --look cutectl
    #[command(flatten)]
    pub appearance: Appearance,
    /// TikZ, or Typst, which is always in our design
    #[arg(long, value_enum, value_parser = choice::<Source>(), default_value_t, value_name = "FORMAT")]
    pub format: Source,
    /// Only the tikzpicture, to be put into a document of yours (with --look cutectl)
    #[arg(long)]
    pub fragment: bool,
}

impl Run for Latex {
    const ABOUT: &'static str = "Print a layout as TikZ, as CuTe's print_latex does";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl latex '(2,(2,3)):(6,(3,1))' > fig.tex && pdflatex fig.tex
  cutectl latex --look cutectl --width 8.5cm --fragment -o fig.tex '(8,8):(8,1)'
  cutectl latex --view tv --tile 16,8 '((4,8),(2,2)):((32,1),(16,8))' > tv.tex
  cutectl latex --format typst '(2,(2,3)):(6,(3,1))' > fig.typ";

    fn run(&self, app: &mut App) -> Done {
        latex(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.drawing.sources.exprs.clone(), Format::Text)
    }
}

/// Runs `cutectl latex`.
pub fn latex(app: &mut App, command: &Latex) -> Done {
    if !command.drawing.multi || command.drawing.one_figure() || command.format == Source::Typst {
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

/// Writes the pictures as Typst.
fn typst_pictures(app: &mut App, command: &Latex) -> Done {
    let (drawing, whole) = (&command.drawing, !command.fragment);
    if drawing.multi {
        return match stacked(app, drawing, &command.appearance, MEDIUM)? {
            Some(stack) => Ok(typst::drawn(&mut app.out, whole, &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        };
    }
    draw(app, drawing, &command.appearance, MEDIUM, &mut |app, picture, look| typst::document(&mut app.out, picture, look, whole))
}

/// The pictures of `latex`, with `--multi` one after the other.
fn pictures_of(app: &mut App, command: &Latex) -> Done {
    let a = &command.appearance;
    if command.format == Source::Typst {
        return typst_pictures(app, command);
    }
    let own = command.fragment
        || a.operands
        || a.no_title
        || a.palette != Colors::default()
        || a.axis != Axis::default()
        || a.cell.is_some()
        || [
            a.label.is_some(),
            a.color_by.is_some(),
            a.window.is_some(),
            a.view.is_none() && a.tile.is_some(),
            a.bits.is_some(),
            a.thread.is_some(),
        ]
        .contains(&true)
        || [a.dark, a.transparent, a.all, a.at.is_some(), a.width.is_some(), a.font_size.is_some(), a.labels.is_some()].contains(&true)
        || !a.highlight.is_empty()
        || command.drawing.one_figure();
    match command.look {
        Look::Cute if own => {
            app.refuse_as("E0710", "CuTe's look has no choices: add `--look cutectl`");
            Ok(())
        }
        Look::Cute => print_latex(app, command),
        Look::Cutectl if command.drawing.one_figure() => match stacked(app, &command.drawing, a, MEDIUM)? {
            Some(stack) => Ok(tikz::drawn(&mut app.out, !command.fragment, &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        },
        Look::Cutectl => {
            let whole = !command.fragment && !command.drawing.multi;
            draw(app, &command.drawing, a, MEDIUM, &mut |app, picture, look| tikz::document(&mut app.out, picture, look, whole))
        }
    }
}
