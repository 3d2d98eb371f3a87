//! `svg`, `html`, and `latex` in our own design: values as pictures.

use crate::algebra::{Cx, Fault};
use crate::commands::media;
use crate::commands::pictures::{Draw, Medium, document, of_cute, print_latex};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::Sources;
use crate::render::cute_latex::pages as latex_pages;
use crate::render::palette::Palette;
use crate::render::{html, sheet, svg as writer, tikz};
use crate::value::Value;
use crate::view::label::{Label, Part};
use crate::view::layout::{ColorBy, Options};
use crate::view::of_value;
use crate::view::picture::Picture;
use crate::view::ruler::Marks;
use clap::{Args, ValueEnum, ValueHint};
use std::io::Write as _;
use std::ops::Range;
use std::path::PathBuf;

/// `latex`
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
}

/// Whose design a picture follows
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Look {
    /// Our own
    #[default]
    Cutectl,
    /// That of CuTe's own printers, byte for byte
    Cute,
}

/// What is drawn, and where it goes
#[derive(Args, Debug)]
pub struct DrawingArgs {
    /// Where the expression comes from
    #[command(flatten)]
    pub sources: Sources,
    /// Write into a file, which appears only when it is complete
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
    /// Put several expressions into one document
    #[arg(long)]
    pub multi: bool,
}

/// What decides the colour of a cell
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Coloring {
    /// The index modulo 8
    Value,
    /// The row
    Row,
    /// The column
    Col,
    /// The tile of the outermost modes
    Tile,
    /// The thread: the row of a (thread, value) layout
    Thread,
    /// The shared-memory bank
    Bank,
    /// The index, from the least to the largest
    Offset,
    /// Nothing
    None,
}

/// The colours
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colors {
    /// Eight that colour-blind readers tell apart
    #[default]
    Safe,
    /// CuTe's own
    Cute,
    /// Greys, for print
    Greys,
    /// Strong contrast
    Contrast,
}

/// What stands at the sides of a panel
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Axis {
    /// Flat coordinates
    Flat,
    /// The coordinate in every mode, outer modes as brackets
    #[default]
    Nested,
    /// Flat coordinates, and brackets for the outer modes
    Both,
}

/// How a picture looks
#[derive(Args, Debug)]
pub struct Appearance {
    /// What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    #[arg(long, value_name = "LABEL")]
    pub label: Option<String>,
    /// What decides the colour of a cell
    #[arg(long, value_enum, value_name = "WHAT")]
    pub color_by: Option<Coloring>,
    /// The colours
    #[arg(long, value_enum, default_value_t, value_name = "PALETTE")]
    pub palette: Colors,
    /// What stands at the sides
    #[arg(long, value_enum, default_value_t, value_name = "AXIS")]
    pub axis: Axis,
    /// Draw the operands of the outermost call beside its result
    #[arg(long)]
    pub operands: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "tile")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub tile: Option<String>,
    /// The size of an element in bits, for bytes and banks
    #[arg(long, value_name = "BITS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bits: Option<u16>,
    /// The side of a cell in pixels; labels that do not fit are left out
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u16).range(1..=400))]
    pub cell: Option<u16>,
    /// Of an atom or a tiling: light what this thread holds
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32))]
    pub thread: Option<u32>,
    /// Leave title, facts and remarks out
    #[arg(long)]
    pub no_title: bool,
}

/// `svg`
#[derive(Args, Debug)]
pub struct Svg {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
    /// Whose design
    #[arg(long, value_enum, default_value_t, value_name = "LOOK")]
    pub look: Look,
}

impl Run for Svg {
    const ABOUT: &'static str = "Draw a value as SVG";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl svg -o fig.svg '(3,(2,3)):(3,(12,1))'
  cutectl svg --operands -o tiles.svg 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl svg --window 0:16,32:64 '(256,256)'
  cutectl svg --label '{v}\\n({row},{col})' 'Sw<3,0,3> o 0 o (8,8):(8,1)'
  cutectl svg -o finer.svg 'compatible((4,6), ((2,2),(3,2)))'

In a template: {v} index, {i} 1-D coordinate, {c} natural coordinate, {row}, {col}, {byte},
{bank}, {inner} the index before a swizzle. The answer to compatible, weakly_compatible, congruent
or weakly_congruent is drawn as its two shapes, the coarser in the finer.";

    fn run(&self, app: &mut App) -> Done {
        svg(app, self)
    }
}

/// `html`
#[derive(Args, Debug)]
pub struct Html {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

impl Run for Html {
    const ABOUT: &'static str = "Draw a value as an HTML page that answers the pointer and the keyboard";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl html -o page.html '(3,(2,3)):(3,(12,1))'
  cutectl html --operands -o tiles.html 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl html --bits 16 -o swizzle.html 'Sw<3,3,3> o 0 o (64,64):(64,1)'

The page is one file that loads nothing. Hover a cell: its coordinates, index and byte, and the
same element in every panel. Click or Enter pins it; the wheel and + - 0 zoom; a drag moves; arrow
keys walk from cell to cell, Page Up and Page Down from panel to panel; Escape clears.";

    fn run(&self, app: &mut App) -> Done {
        html(app, self)
    }
}

/// Runs `cutectl svg`.
pub fn svg(app: &mut App, command: &Svg) -> Done {
    if command.look == Look::Cute {
        // CuTe's print_svg draws atoms and tilings, no layouts.
        let as_cute: &mut Draw = &mut |app, cx, value, _| match value {
            Value::Tiling(tiling) => of_cute(&mut app.out, cx, Medium::Svg, &tiling.kind, app.notation),
            Value::Tree(found) => cx.fail(Fault::WrongKind { operation: "print_svg", wanted: "an atom or a tiling", found }),
            _ => Ok(Ok(())),
        };
        return document(app, &command.drawing, Medium::Svg, as_cute);
    }
    if command.drawing.multi {
        return match media::stacked(app, &command.drawing, &command.appearance, Medium::Svg)? {
            Some(stack) => Ok(writer::drawn(&mut app.out, &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        };
    }
    draw(app, &command.drawing, &command.appearance, Medium::Svg, &mut |app, picture, look| writer::document(&mut app.out, picture, look))
}

/// Runs `cutectl html`.
pub fn html(app: &mut App, command: &Html) -> Done {
    draw(app, &command.drawing, &command.appearance, Medium::Html, &mut |app, picture, look| html::document(&mut app.out, picture, look))
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
    media::open(app, &command.drawing)?;
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
            app.refuse("CuTe's look has no choices: add `--look cutectl`");
            Ok(())
        }
        Look::Cute => print_latex(app, command),
        Look::Cutectl => {
            let whole = !command.fragment && !command.drawing.multi;
            draw(app, &command.drawing, a, Medium::Latex, &mut |app, picture, look| tikz::document(&mut app.out, picture, look, whole))
        }
    }
}

/// Writes one picture in the medium of the command.
pub type Write<'w> = dyn FnMut(&mut App, &Picture, sheet::Look) -> std::io::Result<()> + 'w;

/// Draws the value of a command in our own design, or all values under `--multi`.
pub fn draw(app: &mut App, drawing: &DrawingArgs, appearance: &Appearance, medium: Medium, write: &mut Write) -> Done {
    let options = match options(app, appearance) {
        Ok(options) => options,
        Err(message) => {
            app.refuse(&message);
            return Ok(());
        }
    };
    let look = sheet::Look { palette: palette(appearance.palette), title: !appearance.no_title, cell: appearance.cell.map(i64::from) };
    let mut said = Vec::new();
    let before = std::mem::replace(&mut app.session.operations, true);
    let done = document(app, drawing, medium, &mut |app, cx, value, operation| {
        let picture = of_value::picture(cx, value, operation.as_ref(), appearance.operands, &options)
            .map_err(|fault| named(cx, fault, medium.command()))?;
        for note in picture.unused {
            if !said.contains(&note) {
                app.say(&format!("note: {note}"));
                said.push(note);
            }
        }
        Ok(write(app, &picture.picture, look))
    });
    app.session.operations = before;
    done
}

/// A fault in the name of the command: a view is drawn by several.
fn named<'a>(cx: Cx<'a>, fault: &'a Fault<'a>, command: &'static str) -> &'a Fault<'a> {
    match *fault {
        Fault::DrawnRank { wanted, layout, .. } => cx.arena.alloc(Fault::DrawnRank { operation: command, wanted, layout }),
        Fault::WrongKind { operation: "print" | "print_layout" | "picture", wanted, found } => {
            cx.arena.alloc(Fault::WrongKind { operation: command, wanted, found })
        }
        _ => fault,
    }
}

/// What was typed about the looks, or what is wrong with it.
fn options(app: &App, a: &Appearance) -> Result<Options, String> {
    let label = match a.label.as_deref() {
        None => None,
        Some("index" | "value") => Some(Label::one(Part::Value)),
        Some("1d" | "1-D") => Some(Label::one(Part::Linear)),
        Some("natural" | "coord") => Some(Label::one(Part::Natural)),
        Some("none") => Some(Label(Vec::new())),
        Some(text) => Some(Label::template(text).map_err(|unknown| {
            format!(
                "`{{{}}}` is nothing that a label can say: use {{v}}, {{i}}, {{c}}, {{row}}, {{col}}, {{byte}}, {{bank}} or {{inner}}",
                unknown.0
            )
        })?),
    };
    let (window, tile) = part(a.window.as_deref(), a.tile.as_deref())?;
    Ok(Options {
        color: a.color_by.map(color),
        label,
        marks: match a.axis {
            Axis::Flat => Marks::Flat,
            Axis::Nested => Marks::Nested,
            Axis::Both => Marks::Both,
        },
        window,
        tile,
        element_bits: a.bits.map(i64::from),
        pointer: None,
        thread: a.thread.map(i64::from),
        notation: app.notation,
    })
}

/// The rows and columns of a window, and the row and column of a tile.
type Cut = ([Option<Range<i64>>; 2], Option<[i64; 2]>);

/// What was typed about the part to draw, or what is wrong with it.
pub fn part(window: Option<&str>, tile: Option<&str>) -> Result<Cut, String> {
    let tile = tile.map(|t| tile_of(t).ok_or(format!("`--tile` takes ROW,COL such as `3,1`, not `{t}`"))).transpose()?;
    let window = window.map(|w| window_of(w).ok_or(format!("`--window` takes ROWS,COLS such as `0:16,32:64`, not `{w}`"))).transpose()?;
    Ok((window.unwrap_or_default(), tile))
}

fn tile_of(text: &str) -> Option<[i64; 2]> {
    let (m, n) = text.split_once(',')?;
    Some([m.trim().parse().ok()?, n.trim().parse().ok()?])
}

/// `0:16,32:64`; a side left empty is whole.
fn window_of(text: &str) -> Option<[Option<Range<i64>>; 2]> {
    let side = |text: &str| -> Option<Option<Range<i64>>> {
        if text.trim().is_empty() {
            return Some(None);
        }
        let (from, to) = text.split_once(':')?;
        let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
        (from >= 0).then_some(Some(from..to))
    };
    let (rows, cols) = text.split_once(',')?;
    Some([side(rows)?, side(cols)?])
}

fn color(c: Coloring) -> ColorBy {
    match c {
        Coloring::Value => ColorBy::Value,
        Coloring::Row => ColorBy::Row,
        Coloring::Col => ColorBy::Column,
        Coloring::Tile => ColorBy::Tile,
        Coloring::Thread => ColorBy::Thread,
        Coloring::Bank => ColorBy::Bank,
        Coloring::Offset => ColorBy::Offset,
        Coloring::None => ColorBy::None,
    }
}

fn palette(c: Colors) -> Palette {
    match c {
        Colors::Safe => Palette::Safe,
        Colors::Cute => Palette::Cute,
        Colors::Greys => Palette::Greys,
        Colors::Contrast => Palette::Contrast,
    }
}
