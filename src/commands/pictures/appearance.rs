//! The flags of pictures: what is drawn, and how it looks.

use crate::algebra::{Cx, Fault, Tree};
use crate::commands::lines::evaluated;
use crate::program::app::App;
use crate::program::choice::choice;
use crate::program::flags::Sources;
use crate::render::palette::{Palette, Scheme};
use crate::render::sheet::{Look as Sheet, Physical};
use crate::say::report::ARGUMENT;
use crate::value::Value;
use crate::view::label::{Label, Part};
use crate::view::options::{ColorBy, Options, View};
use crate::view::overlay::{self, Highlight, Labels, Marked};
use crate::view::ruler::Marks;
use crate::view::threads::ThreadList;
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
#[group(skip)]
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
    /// With --multi: one figure, so many pictures side by side
    #[arg(long, value_name = "N", requires = "multi", value_parser = clap::value_parser!(u16).range(1..=64))]
    pub columns: Option<u16>,
    /// With --multi: what stands below a picture, once for each in order
    #[arg(long, value_name = "TEXT", requires = "multi")]
    pub caption: Vec<String>,
}

impl DrawingArgs {
    /// Whether several pictures make one figure.
    pub fn one_figure(&self) -> bool {
        self.multi && (self.columns.is_some() || !self.caption.is_empty())
    }
}

/// Another picture of a value than that of its kind
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ViewKind {
    /// A (thread, value) layout as its tile, with who holds each element
    Tv,
    /// An atom, a tiling or a (thread, value) layout as what each thread holds, value by value
    Registers,
}

/// An operand of an MMA, or a side of a copy
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Operand {
    /// (m,k)
    A,
    /// (n,k)
    B,
    /// (m,n)
    C,
    /// What a copy reads
    Source,
    /// What a copy writes
    Destination,
}

impl Operand {
    /// Its name in a picture.
    fn name(self) -> &'static str {
        match self {
            Operand::A => "A",
            Operand::B => "B",
            Operand::C => "C",
            Operand::Source => "source",
            Operand::Destination => "destination",
        }
    }
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
#[group(skip)]
pub struct Appearance {
    /// What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    #[arg(long, value_name = "LABEL")]
    pub label: Option<String>,
    /// What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    #[arg(long, value_name = "WHAT")]
    pub color_by: Option<String>,
    /// The colours
    #[arg(long, value_enum, value_parser = choice::<Colors>(), default_value_t, value_name = "PALETTE")]
    pub palette: Colors,
    /// What stands at the sides
    #[arg(long, value_enum, value_parser = choice::<Axis>(), default_value_t, value_name = "AXIS")]
    pub axis: Axis,
    /// Draw the operands of the outermost call beside its result
    #[arg(long)]
    pub operands: bool,
    /// tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it.
    /// registers: what each thread holds, value by value
    #[arg(long, value_parser = choice::<ViewKind>(), value_name = "VIEW")]
    pub view: Option<ViewKind>,
    /// The extents of the tile of --view: 16,8
    #[arg(long, value_name = "M,N")]
    pub tile: Option<String>,
    /// Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    #[arg(long, value_name = "WHAT")]
    pub highlight: Vec<String>,
    /// Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub labels: Option<PathBuf>,
    /// Leave nothing out, however large
    #[arg(long)]
    pub all: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "at")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub at: Option<String>,
    /// The size of an element in bits, for bytes and banks
    #[arg(long, value_name = "BITS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bits: Option<u16>,
    /// The side of a cell in pixels; labels that do not fit are left out
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u16).range(1..=400))]
    pub cell: Option<u16>,
    /// Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    #[arg(long, value_name = "THREADS")]
    pub thread: Option<String>,
    /// Of an atom or a tiling: draw these operands alone: A, or A,C
    #[arg(long, value_parser = choice::<Operand>(), value_name = "OPERANDS", value_delimiter = ',', ignore_case = true)]
    pub operand: Vec<Operand>,
    /// The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    #[arg(long, value_name = "LENGTH", value_parser = length, conflicts_with = "font_size")]
    pub width: Option<f64>,
    /// The size of its labels on paper: 8pt
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    pub font_size: Option<f64>,
    /// Draw on a dark page
    #[arg(long)]
    pub dark: bool,
    /// Paint nothing below the picture
    #[arg(long)]
    pub transparent: bool,
    /// Leave title, facts and remarks out
    #[arg(long)]
    pub no_title: bool,
}

/// Parses a length in points.
fn length(typed: &str) -> Result<f64, String> {
    let typed = typed.trim();
    let number = typed.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &typed[number.len()..] {
        "cm" => 72.0 / 2.54,
        "mm" => 72.0 / 25.4,
        "in" => 72.0,
        "pt" => 1.0,
        "px" => 0.75,
        _ => return Err("a length has a unit: 8.5cm, 170mm, 3.3in, 240pt or 600px".into()),
    };
    match number.trim().parse::<f64>().map(|n| n * unit) {
        Ok(points) if (1.0..=14_400.0).contains(&points) => Ok(points),
        _ => Err("1pt to 508cm is what there is".into()),
    }
}

/// The sheet that the flags of appearance describe.
pub fn look(a: &Appearance) -> Sheet {
    Sheet {
        scheme: Scheme { palette: palette(a.palette), dark: a.dark },
        transparent: a.transparent,
        physical: a.width.map(Physical::Width).or(a.font_size.map(Physical::Font)),
        title: !a.no_title,
        cell: a.cell.map(i64::from),
        tips: false,
    }
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
    if let (None, Some(_), Some(extents)) = (a.view, &a.at, &a.tile) {
        return Err(undivided(extents));
    }
    // Before --at there was, its place was in --tile.
    let at = if a.view.is_none() { a.at.as_deref().or(a.tile.as_deref()) } else { a.at.as_deref() };
    let (window, tile) = part(a.window.as_deref(), at)?;
    let view = match a.view {
        None => None,
        Some(ViewKind::Tv) => Some(View::Owners(a.tile.as_deref().map(extents).transpose()?)),
        Some(ViewKind::Registers) => Some(View::Registers(a.tile.as_deref().map(extents).transpose()?)),
    };
    Ok(Options {
        color: a.color_by.as_deref().map(|word| color(word).unwrap_or(ColorBy::Given)),
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
        threads: a.thread.as_deref().map(|list| ThreadList::read("--thread", list)).transpose()?,
        operands: a.operand.iter().map(|operand| operand.name()).collect(),
        given: None,
        view,
        notation: app.notation,
    })
}

/// `16,8` or `(16,8)` as extents.
fn extents(text: &str) -> Result<Vec<i64>, String> {
    let inner = text.trim();
    let inner = inner.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(inner);
    let number = |t: &str| t.trim().trim_start_matches('_').parse::<i64>().ok().filter(|n| *n > 0);
    let all = inner.split(',').map(number).collect::<Option<Vec<_>>>().filter(|all| all.len() <= 16);
    all.ok_or(format!("`--tile` takes the extents of the tile such as `16,8`, not `{text}`"))
}

/// What expressions and files among the flags of a picture mean.
#[derive(Default)]
pub struct Overlays {
    /// The highlighted cells.
    pub highlights: Vec<Highlight>,
    /// The labels that replace those of the picture.
    pub labels: Option<Labels>,
}

/// Evaluates what flags of a picture hold for a value, whose coordinates are those of `shape`: the layout that colours follow
/// goes into the options. `None` where something was refused, which is reported then.
pub fn overlays<'a>(
    app: &mut App,
    cx: Cx<'a>,
    a: &Appearance,
    options: &mut Options,
    shape: &dyn Fn(&Options) -> Result<Tree<'a>, &'a Fault<'a>>,
) -> Result<Option<Overlays>, &'a Fault<'a>> {
    let mut overlays = Overlays::default();
    if let (Some(ColorBy::Given), Some(text)) = (options.color, &a.color_by) {
        match evaluated(app, cx.arena, text, &ARGUMENT) {
            Some(Value::Tree(layout @ (Tree::Layout(_) | Tree::Composed(_)))) => {
                options.given = Some(overlay::values(cx, layout)?.into());
            }
            Some(_) => {
                app.refuse(&format!(
                    "`--color-by` takes value, row, col, tile, thread, warp, bank, offset, none or a layout, not `{text}`"
                ));
                return Ok(None);
            }
            None => return Ok(None),
        }
    }
    for text in &a.highlight {
        if let Some(list) = text.trim().strip_prefix("index:") {
            let most = i64::MAX;
            let cells = match ThreadList::read("--highlight", list) {
                Ok(ThreadList::Some(ranges)) => {
                    let count = ranges.iter().fold(0i64, |n, r| n.saturating_add(r.end().min(&most).saturating_sub(*r.start())));
                    if count > 1 << 20 {
                        app.refuse("`--highlight` takes 1048576 indices at most");
                        return Ok(None);
                    }
                    ranges.into_iter().flatten().collect()
                }
                _ => {
                    app.refuse(&format!("`--highlight` takes indices such as `index:3,5,8-11`, not `{text}`"));
                    return Ok(None);
                }
            };
            overlays.highlights.push(Highlight { text: text.clone(), cells: Marked::Indices(std::rc::Rc::new(cells)) });
            continue;
        }
        // A coordinate may be typed without its brackets.
        let bare = text.contains(',') && !text.contains(['(', ':', '<']);
        let source = if bare { format!("({text})") } else { text.clone() };
        match evaluated(app, cx.arena, &source, &ARGUMENT) {
            Some(Value::Tree(what)) => {
                let cells = overlay::marked(cx, what, shape(options)?)?;
                overlays.highlights.push(Highlight { text: source, cells });
            }
            Some(_) => {
                app.refuse(&format!("`--highlight` takes a coordinate, a slice, a layout or `index:3,5`, not `{text}`"));
                return Ok(None);
            }
            None => return Ok(None),
        }
    }
    if let Some(file) = &a.labels {
        match std::fs::read_to_string(file) {
            Ok(text) => overlays.labels = Some(Labels::read(&text)),
            Err(error) => {
                app.refuse(&format!("cannot read {}: {error}", file.display()));
                return Ok(None);
            }
        }
    }
    Ok(Some(overlays))
}

/// Says how a tile of given extents is drawn: `--at` counts the tiles that the layout has.
pub fn undivided(extents: &str) -> String {
    format!("`--at` counts the tiles of the layout itself: divide it first, `'logical_divide(L, ({extents}))' --at …`")
}

/// The rows and columns of a window, and the row and column of a tile.
pub type Cut = ([Option<Range<i64>>; 2], Option<[i64; 2]>);

/// What was typed about the part to draw, or what is wrong with it.
pub fn part(window: Option<&str>, tile: Option<&str>) -> Result<Cut, String> {
    let tile = tile.map(|t| tile_of(t).ok_or(format!("`--at` takes ROW,COL such as `3,1`, not `{t}`"))).transpose()?;
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

/// What a word of `--color-by` stands for; `None` for a layout.
fn color(word: &str) -> Option<ColorBy> {
    Some(match word {
        "value" => ColorBy::Value,
        "row" => ColorBy::Row,
        "col" | "column" => ColorBy::Column,
        "tile" => ColorBy::Tile,
        "thread" => ColorBy::Thread,
        "warp" => ColorBy::Warp,
        "bank" => ColorBy::Bank,
        "offset" => ColorBy::Offset,
        "none" => ColorBy::None,
        _ => return None,
    })
}

pub fn palette(c: Colors) -> Palette {
    match c {
        Colors::Safe => Palette::Safe,
        Colors::Cute => Palette::Cute,
        Colors::Greys => Palette::Greys,
        Colors::Contrast => Palette::Contrast,
    }
}
