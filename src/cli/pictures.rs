//! `print` and `latex`: layouts as grids.

use super::app::{App, Done};
use super::args::{self, Latex, Print, Style};
use super::eval::for_each;
use crate::algebra::{Cx, Fault, Mode, Tree};
use crate::lang::ast::Span;
use crate::lang::eval::{Error, Trouble};
use crate::lang::notation::Notation;
use crate::lang::session::Outcome;
use crate::lang::tiling::{Tiling, What};
use crate::lang::value::{PrintStyle, Value};
use crate::render::tensor::Elements;
use crate::render::{cute, latex as tikz, owners, terminal};
use crate::view::grid::{Ranks, scene};
use crate::view::owners::Panel;
use crate::view::scene::Scene;
use bumpalo::Bump;
use std::io::Write;

/// The fault of a value that cannot be drawn, under the whole text.
fn refused<'a>(fault: &'a Fault<'a>, source: &str) -> Box<Error<'a>> {
    let start = source.len() - source.trim_start().len();
    let end = source.trim_end().len().max(start);
    Box::new(Error { trouble: Trouble::Fault(fault), span: Span::new(start, end), operands: Vec::new() })
}

/// The layout that a value is drawn as: a bare shape is column-major.
pub fn drawn<'a>(cx: Cx<'a>, value: Tree<'a>) -> Result<Tree<'a>, &'a Fault<'a>> {
    match value {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) => Ok(value),
        t => Ok(cx.layout_tree(cx.as_layout("print", t)?)),
    }
}

/// The last value of a line: of an expression, or of a print statement.
pub fn value_of<'a>(outcome: &Outcome<'a>) -> Value<'a> {
    match (outcome.answer, outcome.printed.last()) {
        (Value::Nothing, Some(printed)) => printed.value,
        (answer, _) => answer,
    }
}

/// `print`.
pub fn print(app: &mut App, command: &Print) -> Done {
    let style = command.style.unwrap_or(if app.terminal { Style::Box } else { Style::Cute });
    let sources = &command.sources;
    let all = command.all;
    app.redirect(command.output.as_deref())?;
    each_value(app, sources, None, &mut |app, cx, value, _| {
        let notation = app.notation;
        let ranks = if cx.mode == Mode::Cxx && style == Style::Cute { Ranks::TwoOnly } else { Ranks::Any };
        match drawn(cx, value)? {
            Tree::Tensor(x) => Ok(elements(cx, x)?.write(&mut app.out, notation)),
            t => {
                let scene = scene(cx, t, ranks)?;
                let screen = terminal::Screen { width: app.width(), color: app.color, all };
                Ok(match style {
                    Style::Cute => cute::grid(&mut app.out, &scene, notation),
                    Style::Plain => cute::bare(&mut app.out, &scene),
                    Style::Coords => cute::coordinates(&mut app.out, &scene, notation),
                    Style::Box => terminal::grid(&mut app.out, &scene, notation, screen),
                })
            }
        }
    })
}

fn elements<'a>(cx: Cx<'a>, x: &crate::algebra::Tensor<'a>) -> Result<Elements<'a>, &'a Fault<'a>> {
    if let crate::algebra::Engine::Pointer(_) = x.engine {
        return cx.fail(Fault::NoMemory { operation: "print" });
    }
    Elements::new(cx, *x)
}

/// `latex` as CuTe's print_latex.
pub fn print_latex(app: &mut App, command: &Latex) -> Done {
    document(app, &command.drawing, Medium::Latex, &mut |app, cx, value, _| {
        let notation = app.notation;
        let scene = scene(cx, drawn(cx, value)?, Ranks::Padded)?;
        Ok(tikz::document(&mut app.out, &scene, notation))
    })
}

/// Draws the one value of a command that makes one document.
pub fn document(app: &mut App, drawing: &args::Drawing, medium: Medium, draw: &mut Draw) -> Done {
    let command = if medium == Medium::Latex { "latex" } else { "svg" };
    let one = format!("`{command}` makes one document of one expression");
    if drawing.sources.exprs.len() > 1 {
        app.refuse(&one);
        return Ok(());
    }
    app.redirect(drawing.output.as_deref())?;
    let mut written = 0;
    each_value(app, &drawing.sources, Some(medium), &mut |app, cx, value, operation| {
        written += 1;
        if written > 1 {
            if written == 2 {
                app.refuse(&one);
            }
            return Ok(Ok(()));
        }
        draw(app, cx, value, operation)
    })
}

/// What a command makes of a tiling.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    Latex,
    Svg,
}

/// Whether CuTe draws this kind of tiling in this medium.
fn drawable(medium: Medium, what: &What) -> bool {
    match what {
        What::MmaAtom(_) | What::TiledMma(_) | What::ThrMma(..) => true,
        What::TiledCopy(_) | What::ThrCopy(..) => medium == Medium::Latex,
        What::CopyAtom(_) => false,
    }
}

/// A tiling as CuTe draws it.
fn tiled<'a>(
    out: &mut impl std::io::Write,
    cx: Cx<'a>,
    medium: Option<Medium>,
    tiling: &Tiling<'a>,
    notation: crate::lang::notation::Notation,
) -> Result<std::io::Result<()>, &'a Fault<'a>> {
    let mma = match tiling.what {
        What::TiledMma(mma) | What::ThrMma(mma, _) => mma,
        What::MmaAtom(atom) => cx.one_atom(atom)?,
        What::TiledCopy(copy) | What::ThrCopy(copy, _) => {
            return Ok(owners::copy_latex(out, &Panel::of_copy(cx, &copy)?, notation));
        }
        What::CopyAtom(_) => return Ok(Ok(())),
    };
    let panels = Panel::of_mma(cx, &mma)?;
    Ok(match medium {
        Some(Medium::Svg) => owners::mma_svg(out, &panels, cx.tile_shape(&mma)?, notation),
        _ => owners::mma_latex(out, &panels, notation),
    })
}

/// Draws the value of a line; the text is for its operands.
pub type Draw<'d> = dyn for<'a> FnMut(&mut App, Cx<'a>, Tree<'a>, &'a str) -> Result<std::io::Result<()>, &'a Fault<'a>> + 'd;

/// Calls `draw` with the value of every line, and reports what it refuses.
fn each_value(app: &mut App, sources: &args::Sources, medium: Option<Medium>, draw: &mut Draw) -> Done {
    for_each(app, sources, &mut |app, arena, source, origin, result| one(app, arena, source, origin, result, medium, draw))
}

fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    source: &'a str,
    origin: &super::app::Origin,
    result: Result<Outcome<'a>, Box<Error<'a>>>,
    medium: Option<Medium>,
    draw: &mut Draw,
) -> Done {
    let value = match &result {
        Ok(outcome) if app.judged(outcome, source, origin) => return Ok(()),
        Ok(outcome) => value_of(outcome),
        Err(error) => {
            app.report(source, origin, error);
            return Ok(());
        }
    };
    let value = match value {
        Value::Operation(operation) => super::atoms::atom(app.session.cx(arena), operation).map_or(value, Value::Tiling),
        value => value,
    };
    let tree = match value {
        Value::Nothing => return Ok(()),
        Value::Tree(tree) => tree,
        Value::Tiling(tiling) if medium.is_some_and(|m| drawable(m, &tiling.what)) => {
            let cx = app.session.cx(arena);
            let notation = app.notation;
            return match tiled(&mut app.out, cx, medium, tiling, notation) {
                Ok(written) => Ok(written?),
                Err(fault) => {
                    app.report(source, origin, &refused(fault, source));
                    Ok(())
                }
            };
        }
        Value::Tiling(tiling) if medium.is_none() => {
            return match super::atoms::tiles(app.session.cx(arena), &tiling.what) {
                Ok(tiles) => super::holding::grids(app, &tiles),
                Err(fault) => {
                    app.report(source, origin, &refused(fault, source));
                    Ok(())
                }
            };
        }
        found => {
            let span = Span::new(0, source.trim_end().len());
            app.report(source, origin, &Error { trouble: Trouble::WrongKind { wanted: "a layout", found }, span, operands: Vec::new() });
            return Ok(());
        }
    };
    let cx = app.session.cx(arena);
    match draw(app, cx, tree, source) {
        Ok(written) => Ok(written?),
        Err(fault) => {
            app.report(source, origin, &refused(fault, source));
            Ok(())
        }
    }
}

/// What a print statement draws: refused as a whole, or written without fault.
pub enum Drawing<'a> {
    /// `print_layout`.
    Grid(Scene<'a>),
    /// `print1D` and `print2D`.
    Bare(Scene<'a>),
    /// `print_latex`.
    Latex(Scene<'a>),
    /// `print_tensor`.
    Elements(Elements<'a>),
}

impl<'a> Drawing<'a> {
    /// The drawing of a value.
    pub fn new(cx: Cx<'a>, style: PrintStyle, value: Tree<'a>) -> Result<Self, Box<Error<'a>>> {
        let drawing = || -> Result<Self, &'a Fault<'a>> {
            let t = drawn(cx, value)?;
            let two = if cx.mode == Mode::Cxx { Ranks::TwoOnly } else { Ranks::Any };
            Ok(match (style, t) {
                (PrintStyle::Latex, t) => Drawing::Latex(scene(cx, t, Ranks::Padded)?),
                (PrintStyle::Layout, t) => Drawing::Grid(scene(cx, t, two)?),
                (PrintStyle::TwoD, t) => Drawing::Bare(scene(cx, t, Ranks::Any)?),
                (PrintStyle::OneD, t) => Drawing::Bare(crate::view::grid::linear(cx, cx.inner_layout("print1D", t)?)?),
                (PrintStyle::Tensor | PrintStyle::Notation, Tree::Tensor(x)) => Drawing::Elements(Elements::new(cx, *x)?),
                (PrintStyle::Tensor | PrintStyle::Notation, t) => Drawing::Grid(scene(cx, t, Ranks::Any)?),
            })
        };
        drawing().map_err(|fault| refused(fault, ""))
    }

    /// Draws it.
    pub fn write(&self, w: &mut impl Write, notation: Notation) -> std::io::Result<()> {
        match self {
            Drawing::Grid(scene) => cute::grid(w, scene, notation),
            Drawing::Bare(scene) => cute::bare(w, scene),
            Drawing::Latex(scene) => tikz::document(w, scene, notation),
            Drawing::Elements(elements) => elements.write(w, notation),
        }
    }
}

/// The grid of a layout if it fits the terminal, or 24 rows of 80 columns.
pub fn fitting(app: &mut App, arena: &Bump, t: Tree) -> Done {
    let cx = app.session.cx(arena);
    let Ok(scene) = scene(cx, t, Ranks::Any) else {
        return Ok(());
    };
    let width = scene.cols.len.saturating_mul(scene.digits as i64 + 3).saturating_add(5);
    let panels = scene.rest.iter().fold(1i64, |n, a| n.saturating_mul(a.len));
    let height = scene.row_count().saturating_mul(2).saturating_mul(panels);
    if width > app.width() as i64 || height > 48 || scene.cols.len == 0 || scene.row_count() == 0 {
        return Ok(());
    }
    let notation = app.notation;
    let mut grid = Vec::new();
    let screen = terminal::Screen { width: app.width(), color: app.color, all: true };
    match app.terminal {
        true => terminal::grid(&mut grid, &scene, notation, screen)?,
        false => cute::grid(&mut grid, &scene, notation)?,
    }
    // The title stands above already.
    let body = memchr::memchr(b'\n', &grid).map_or(0, |i| i + 1);
    Ok(app.out.write_all(&grid[body..])?)
}
