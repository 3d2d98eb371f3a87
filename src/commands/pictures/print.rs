//! `print`: layouts as grids, tensors with their elements.

use crate::algebra::compact::Major;
use crate::algebra::{Composed, Cx, Fault, Int, Layout, Mode, Tree};
use crate::commands::lines::for_each;
use crate::commands::pictures::appearance::{Cut, part, undivided};
use crate::commands::pictures::{Draw, one};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, Sources};
use crate::program::operand::Limit;
use crate::render::matrix::Matrix;
use crate::render::table::Format;
use crate::render::tensor::print_tensor;
use crate::render::{cute, terminal};
use crate::value::Value;
use crate::value::notation::Notation;
use crate::view::elements::Elements;
use crate::view::grid::{Grid, Ranks};
use crate::view::of_value::{drawn, tree};
use crate::view::ruler::{Marks, Ruler};
use crate::view::{panels, window};
use clap::{Args, ValueEnum, ValueHint};
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

/// The style of a grid
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// CuTe's print_layout
    Cute,
    /// print2D: indices alone
    Plain,
    /// With 1-D and natural coordinates
    Coords,
    /// Box drawing with heavier lines and rulers for outer modes, as on a terminal
    #[value(alias = "box")]
    Rulers,
}

/// The arguments of `print`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Print {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The style of the grid
    #[arg(long, value_parser = choice::<Style>(), value_name = "STYLE")]
    pub style: Option<Style>,
    /// Draw everything on a terminal, however large
    #[arg(long)]
    pub all: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "at")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub at: Option<String>,
    /// The same, before --at there was
    #[arg(long, hide = true, value_name = "ROW,COL", conflicts_with = "window")]
    pub tile: Option<String>,
    /// Draw so many rows at most; `all` is --all
    #[arg(long, value_name = "N|all", conflicts_with_all = ["at", "window"])]
    pub limit: Option<Limit>,
    /// The format of the grid
    #[command(flatten)]
    pub format: Formatted,
    /// Write into a file, which appears only when it is complete
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
}

impl Run for Print {
    const ABOUT: &'static str = "Print a layout as a grid, a tensor with its elements";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl print '(3,(2,3)):(3,(12,1))'
  cutectl print --style coords '(3,(2,3)):(3,(12,1))'
  cutectl print --style rulers --at 1,0 '((4,8),(4,8))'
  cutectl print --format markdown '(4,8):(8,1)'
  cutectl print 'make_tensor(counting_iterator<int>{0}, (2,3,2))'

Into a pipe the grid is CuTe's print_layout, byte for byte. On a terminal it is drawn with heavier
lines and rulers for outer modes (--style rulers has that anywhere); large grids are cut at whole
tiles unless --all is given. The colours are as many as COLORTERM and TERM say.";

    fn run(&self, app: &mut App) -> Done {
        print(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.sources.exprs.clone(), self.format.format)
    }
}

/// Whether an element is asked for by its place, and the part to print; `None` where the flags do not go together, which is
/// refused.
fn asked(app: &mut App, command: &Print, most: Option<i64>) -> Option<(bool, Cut)> {
    let format = command.format.format;
    let at = match (command.at.as_deref(), command.tile.as_deref()) {
        (Some(_), Some(extents)) => {
            app.refuse_as("E0710", &undivided(extents));
            return None;
        }
        (at, tile) => at.or(tile),
    };
    let in_part = command.window.is_some() || at.is_some() || most.is_some();
    let cut = match part(command.window.as_deref(), at) {
        Ok(part) => part,
        Err(message) => {
            app.refuse(&message);
            return None;
        }
    };
    if !format.is_text() && command.style.is_some() {
        app.refuse_as("E0710", "`--style` is for grids: a format has a form of its own");
        return None;
    }
    // CuTe's own printers know no parts.
    if in_part && format.is_text() && !matches!(command.style, None | Some(Style::Rulers)) {
        app.refuse_as("E0710", "`--window`, `--at` and `--limit` go with `--style rulers` or a `--format`");
        return None;
    }
    Some((at.is_some(), cut))
}

/// Runs `cutectl print`.
pub fn print(app: &mut App, command: &Print) -> Done {
    let format = command.format.format;
    let most = command.limit.filter(|limit| *limit != Limit::All).map(|limit| i64::try_from(limit.most()).unwrap_or(i64::MAX));
    let Some((at, (window, tile))) = asked(app, command, most) else {
        return Ok(());
    };
    let in_part = command.window.is_some() || at || most.is_some();
    app.redirect(command.output.as_deref())?;
    let style = command.style.unwrap_or(if app.terminal || in_part { Style::Rulers } else { Style::Cute });
    let sources = &command.sources;
    // A part that was asked for is not cut again.
    let all = command.all || in_part || command.limit == Some(Limit::All);
    let list = format == Format::Json && (sources.exprs.len() != 1 || sources.exprs[0] == "-" || sources.file.is_some());
    let mut count = 0;
    if list {
        write!(app.out, "[")?;
    }
    let draw: &mut Draw = &mut |app, cx, value, _| {
        let value = tree(cx, value, "a layout")?;
        let notation = app.notation;
        let ranks = if cx.mode == Mode::Cxx && style == Style::Cute && format.is_text() { Ranks::TwoOnly } else { Ranks::Any };
        let value = drawn(cx, value)?;
        if !format.is_text() {
            let mut matrix = data(cx, value, notation, &window, tile)?;
            cut_rows(&mut matrix.sides, most);
            count += 1;
            let before = if list && count > 1 { ",\n " } else { "" };
            let after = if list || !format.is_json() { "" } else { "\n" };
            return Ok(write!(app.out, "{before}")
                .and_then(|()| matrix.write(&mut app.out, format))
                .and_then(|()| write!(app.out, "{after}")));
        }
        match value {
            Tree::Tensor(_) if in_part => {
                app.refuse_as("E0710", "a tensor is printed whole; `--format csv` takes a part of it");
                Ok(Ok(()))
            }
            Tree::Tensor(x) => Ok(print_tensor(&mut app.out, &elements(cx, x, notation)?)),
            t => {
                let mut grid = Grid::new(cx, t, ranks)?.titled(notation);
                let screen = terminal::Screen { width: app.width(), lines: app.rows(), color: app.color.then_some(app.depth), all };
                let length =
                    Some(style).filter(|s| *s == Style::Rulers && most.is_none()).and_then(|_| terminal::row_length(&grid, &screen));
                let rows = length.and_then(|length| in_rows(cx, t, grid.cols.len, length));
                let rows = rows.and_then(|rows| Grid::new(cx, rows, ranks).ok()).filter(|rows| grid.has_the_indices_of(rows));
                let step = rows.as_ref().map_or(1, |rows| rows.cols.len);
                if let Some(mut rows) = rows {
                    std::mem::swap(&mut rows.title, &mut grid.title);
                    grid = rows;
                }
                let mut sides = panels::sides(&grid, Marks::Nested);
                sides[0].step = step;
                let [rows, cols] = &mut sides;
                window::cut(cx, [rows, cols], &window, tile)?;
                let more = cut_rows(&mut sides, most);
                let drawn = match style {
                    Style::Cute => cute::grid(&mut app.out, &grid),
                    Style::Plain => cute::bare(&mut app.out, &grid),
                    Style::Coords => cute::coordinates(&mut app.out, &grid),
                    Style::Rulers => terminal::grid(&mut app.out, &grid, sides, screen),
                };
                if more > 0 && drawn.is_ok() {
                    let _ = app.out.flush();
                    app.say(&format!("note: {more} more rows; --limit all draws them"));
                }
                Ok(drawn)
            }
        }
    };
    for_each(app, sources, false, &mut |app, arena, source, origin, result| {
        one(app, arena, source, origin, result, (false, format, command.all), draw)
    })?;
    if list {
        writeln!(app.out, "]")?;
    }
    Ok(())
}

/// A layout of rank 1 in rows of a length that divides its size, row after row.
fn in_rows<'a>(cx: Cx<'a>, layout: Tree<'a>, size: i64, length: i64) -> Option<Tree<'a>> {
    let pair = |a: i64, b: i64| cx.tuple(&[Tree::Int(Int::dynamic(a)), Tree::Int(Int::dynamic(b))]);
    let order = Layout { shape: pair(size / length, length), stride: pair(length, 1) };
    match layout {
        Tree::Layout(l) => cx.composition(*l, order).ok().map(|l| cx.layout_tree(l)),
        Tree::Composed(c) => match c.inner {
            Tree::Layout(l) => cx.composition(*l, order).ok().map(|l| cx.composed(Composed { inner: cx.layout_tree(l), ..*c })),
            _ => None,
        },
        _ => None,
    }
}

/// Leaves at most so many rows; how many are left out.
fn cut_rows([rows, _]: &mut [Ruler; 2], most: Option<i64>) -> i64 {
    let shown = rows.window.end - rows.window.start;
    let kept = most.map_or(shown, |most| shown.min(most));
    rows.window.end = rows.window.start + kept;
    shown - kept
}

/// A value as rows of data.
fn data<'a>(
    cx: Cx<'a>,
    value: Tree<'a>,
    notation: Notation,
    window: &[Option<Range<i64>>; 2],
    tile: Option<[i64; 2]>,
) -> Result<Matrix<'a>, &'a Fault<'a>> {
    let (shown, elements) = match value {
        Tree::Tensor(x) => {
            let shape = cx.inner_layout("print", x.layout)?.shape;
            (cx.layout_tree(cx.make_layout(shape, Major::Left)?), Some(elements(cx, x, notation)?))
        }
        t => (t, None),
    };
    let grid = Grid::new(cx, shown, Ranks::Any)?;
    let mut sides = panels::sides(&grid, Marks::Flat);
    let [rows, cols] = &mut sides;
    window::cut(cx, [rows, cols], window, tile)?;
    Ok(Matrix { grid, sides, elements, title: notation.text(Value::Tree(value)) })
}

pub fn elements<'a>(cx: Cx<'a>, x: &crate::algebra::Tensor<'a>, notation: Notation) -> Result<Elements<'a>, &'a Fault<'a>> {
    if let crate::algebra::Engine::Pointer(_) | crate::algebra::Engine::TensorMemory(_) = x.engine {
        return cx.fail(Fault::NoMemory { operation: "print" });
    }
    Elements::new(cx, *x, notation)
}
