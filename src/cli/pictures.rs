//! `print` and `latex`: layouts as grids.

use super::app::{App, Done};
use super::args::{Drawing, Latex, Print, Style};
use super::eval::for_each;
use crate::algebra::{Cx, Fault, Mode, Tree};
use crate::lang::ast::Span;
use crate::lang::eval::{Error, Trouble};
use crate::lang::session::Outcome;
use crate::lang::value::{PrintStyle, Value};
use crate::render::{cute, latex as tikz, tensor, terminal};
use crate::view::grid::{Ranks, scene};
use bumpalo::Bump;

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
    each_value(app, sources, &mut |app, cx, value, _| {
        let notation = app.notation;
        let ranks = if cx.mode == Mode::Cxx && style == Style::Cute { Ranks::TwoOnly } else { Ranks::Any };
        match drawn(cx, value)? {
            Tree::Tensor(x) => tensor_of(app, cx, x),
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

fn tensor_of<'a>(app: &mut App, cx: Cx<'a>, x: &crate::algebra::Tensor<'a>) -> Result<std::io::Result<()>, &'a Fault<'a>> {
    if let crate::algebra::Engine::Pointer(_) = x.engine {
        return cx.fail(Fault::NoMemory { operation: "print" });
    }
    match tensor::tensor(&mut app.out, cx, *x, app.notation) {
        Ok(Ok(())) => Ok(Ok(())),
        Ok(Err(fault)) => Err(fault),
        Err(error) => Ok(Err(error)),
    }
}

/// `latex` as CuTe's print_latex.
pub fn print_latex(app: &mut App, command: &Latex) -> Done {
    document(app, &command.drawing, "latex", &mut |app, cx, value, _| {
        let notation = app.notation;
        let scene = scene(cx, drawn(cx, value)?, Ranks::Padded)?;
        Ok(tikz::document(&mut app.out, &scene, notation))
    })
}

/// Draws the one value of a command that makes one document.
pub fn document(app: &mut App, drawing: &Drawing, command: &str, draw: &mut Draw) -> Done {
    let one = format!("`{command}` makes one document of one expression");
    if drawing.sources.exprs.len() > 1 {
        app.refuse(&one);
        return Ok(());
    }
    app.redirect(drawing.output.as_deref())?;
    let mut written = 0;
    each_value(app, &drawing.sources, &mut |app, cx, value, operation| {
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

/// Draws the value of a line; the text is for its operands.
pub type Draw<'d> = dyn for<'a> FnMut(&mut App, Cx<'a>, Tree<'a>, &'a str) -> Result<std::io::Result<()>, &'a Fault<'a>> + 'd;

/// Calls `draw` with the value of every line, and reports what it refuses.
fn each_value(app: &mut App, sources: &super::args::Sources, draw: &mut Draw) -> Done {
    for_each(app, sources, &mut |app, arena, source, origin, result| one(app, arena, source, origin, result, draw))
}

fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    source: &'a str,
    origin: &super::app::Origin,
    result: Result<Outcome<'a>, Box<Error<'a>>>,
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
    let tree = match value {
        Value::Nothing => return Ok(()),
        Value::Tree(tree) => tree,
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

/// A print statement that draws.
pub fn statement<'a>(app: &App, arena: &'a Bump, style: PrintStyle, value: Value<'a>, out: &mut Vec<u8>) -> Result<(), Box<Error<'a>>> {
    let cx = app.session.cx(arena);
    let Value::Tree(value) = value else { return Ok(()) };
    let mut draw = || -> Result<std::io::Result<()>, &'a Fault<'a>> {
        let t = drawn(cx, value)?;
        let two = if cx.mode == Mode::Cxx { Ranks::TwoOnly } else { Ranks::Any };
        Ok(match style {
            PrintStyle::Latex => tikz::document(out, &scene(cx, t, Ranks::Padded)?, app.notation),
            PrintStyle::Layout => cute::grid(out, &scene(cx, t, two)?, app.notation),
            PrintStyle::TwoD => cute::bare(out, &scene(cx, t, Ranks::Any)?),
            PrintStyle::OneD => cute::bare(out, &crate::view::grid::linear(cx, cx.inner_layout("print1D", t)?)?),
            PrintStyle::Tensor | PrintStyle::Notation => match t {
                Tree::Tensor(x) => match tensor::tensor(out, cx, *x, app.notation) {
                    Ok(drawn) => {
                        drawn?;
                        Ok(())
                    }
                    Err(error) => Err(error),
                },
                t => cute::grid(out, &scene(cx, t, Ranks::Any)?, app.notation),
            },
        })
    };
    match draw() {
        Ok(_) => Ok(()), // writing into memory does not fail
        Err(fault) => Err(refused(fault, "")),
    }
}

/// The grid of a layout if it fits the terminal, or 24 rows of 80 columns.
pub fn fitting(app: &mut App, arena: &Bump, t: Tree) -> Done {
    let cx = app.session.cx(arena);
    let Ok(scene) = scene(cx, t, Ranks::Any) else {
        return Ok(());
    };
    let width = scene.cols.len.saturating_mul(scene.digits as i64 + 3) + 5;
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
    Ok(std::io::Write::write_all(&mut app.out, &grid[body..])?)
}
