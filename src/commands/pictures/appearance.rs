//! The flags of pictures: what is drawn, and how it looks.

use crate::program::app::App;
use crate::program::flags::Sources;
use crate::render::palette::Palette;
use crate::view::label::{Label, Part};
use crate::view::layout::{ColorBy, Options};
use crate::view::ruler::Marks;
use clap::{Args, ValueEnum, ValueHint};
use std::ops::Range;
use std::path::PathBuf;

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

/// What was typed about the looks, or what is wrong with it.
pub fn options(app: &App, a: &Appearance) -> Result<Options, String> {
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
        element_bits: a.bits.map(u32::from).or(app.element_bits).map(i64::from),
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

pub fn color(c: Coloring) -> ColorBy {
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

pub fn palette(c: Colors) -> Palette {
    match c {
        Colors::Safe => Palette::Safe,
        Colors::Cute => Palette::Cute,
        Colors::Greys => Palette::Greys,
        Colors::Contrast => Palette::Contrast,
    }
}
