//! The bare expression: its value, its facts, and its grid where that fits.

use crate::algebra::Tree;
use crate::commands::lines::for_each;
use crate::commands::printed::{Tail, write_text};
use crate::commands::table::Run;
use crate::eval::error::ErrorKind;
use crate::eval::session::Outcome;
use crate::functions::{self, Form};
use crate::program::app::{App, Done};
use crate::program::flags::{Sources, expression};
use crate::render::{cute, terminal};
use crate::say::visible::visible;
use crate::syntax::names::Names;
use crate::value::Value;
use crate::view::grid::{Grid, Ranks};
use crate::view::ruler::Marks;
use crate::view::{facts, panels};
use bumpalo::Bump;
use clap::Args;
use std::io::Write;

/// What a bare expression shows
#[derive(Args, Debug)]
#[group(skip)]
pub struct Show {
    /// Expressions
    #[arg(value_name = "EXPR", required = true, value_parser = expression)]
    pub exprs: Vec<String>,
}

impl Run for Show {
    const ABOUT: &'static str = "The value of an expression, its facts and its grid";
    const EXAMPLES: &'static str = "";

    fn run(&self, app: &mut App) -> Done {
        show(app, self)
    }
}

/// A bare expression: the value, its facts, and the grid if it is a layout that fits.
pub fn show(app: &mut App, command: &Show) -> Done {
    if let [name, operands @ ..] = &command.exprs[..]
        && !operands.is_empty()
        && let Some(function) = functions::lookup(name).filter(|_| !app.session.env.is_bound(name))
        && function.row().form == Form::Function
    {
        let call = format!("{name}({})", operands.join(", "));
        app.refuse_as("E0305", &format!("`{name}` is a function, whose operands stand in brackets\n  help: `cutectl '{call}'`"));
        return Ok(());
    }
    let sources = Sources { exprs: command.exprs.clone(), file: None, each: None };
    for_each(app, &sources, false, &mut |app, arena, source, origin, result| {
        let outcome = match result {
            Ok(outcome) => outcome,
            Err(error) => {
                app.report(source, origin, &error);
                if let ErrorKind::FunctionAsValue { function } = error.kind {
                    app.say(&format!("`cutectl functions {}` explains it", function.name));
                }
                return Ok(());
            }
        };
        if app.judged(&outcome, source, origin) {
            return Ok(());
        }
        for value in &outcome.earlier {
            write_line(app, "", *value)?;
        }
        if let Some((name, _)) = outcome.bound.filter(|_| outcome.printed.is_empty()) {
            // Where all that was typed are bindings, each is an answer.
            let alone = outcome.earlier.is_empty() && outcome.held == 0;
            let before = if alone { &outcome.bindings[..outcome.bindings.len().saturating_sub(1)] } else { &[] };
            for (name, value) in before {
                write_line(app, &format!("{name} = "), *value)?;
            }
            write!(app.out, "{name} = ")?;
        }
        let outcome = match defined(app, arena, source) {
            Some((name, value)) if outcome.answer == Value::Nothing && outcome.printed.is_empty() => {
                write!(app.out, "{name} = ")?;
                Outcome { answer: value, ..outcome }
            }
            _ => outcome,
        };
        let mut tail = Tail::Closed;
        write_text(app, arena, source, origin, &outcome, &mut tail)?;
        tail.close(&mut app.out)?;
        picture(app, arena, &outcome)
    })
}

/// A value on a line of its own.
fn write_line(app: &mut App, before: &str, value: Value) -> Done {
    let text = app.notation.text(value);
    let text = if app.terminal { visible(&text) } else { text.as_str().into() };
    Ok(writeln!(app.out, "{before}{text}")?)
}

/// The name of the type that the last statement defines, `using NAME = …;`, and the value of that type.
fn defined<'a>(app: &mut App, arena: &'a Bump, source: &str) -> Option<(String, Value<'a>)> {
    let last = source.trim().trim_end_matches(';').rsplit([';', '\n']).next()?;
    let name = last.trim().strip_prefix("using ")?.split('=').next()?.trim();
    let value = app.session.value(arena, arena.alloc_str(&format!("{name}{{}}"))).ok()?;
    Some((name.to_string(), value))
}

/// The facts of an answer, and the grid if it is a layout that fits.
pub fn picture(app: &mut App, arena: &Bump, outcome: &Outcome) -> Done {
    let Value::Tree(tree) = outcome.answer else {
        return Ok(());
    };
    let cx = app.session.cx(arena);
    let facts = match cx.inner_layout("facts", tree).and_then(|layout| facts::facts(cx, layout)) {
        Ok(facts) if !matches!(tree, crate::algebra::Tree::Tensor(_)) => facts,
        _ => return Ok(()),
    };
    writeln!(app.out, "# {}", facts::summary(&facts, matches!(tree, crate::algebra::Tree::Composed(_)), "  "))?;
    fitting(app, arena, tree)
}

/// The grid of a layout if it fits the terminal, or 24 rows of 80 columns.
pub fn fitting(app: &mut App, arena: &Bump, t: Tree) -> Done {
    let cx = app.session.cx(arena);
    let Ok(grid) = Grid::new(cx, t, Ranks::Any) else {
        return Ok(());
    };
    let width = grid.cols.len.saturating_mul(grid.digits as i64 + 3).saturating_add(5);
    let panels = grid.rest.iter().fold(1i64, |n, a| n.saturating_mul(a.len));
    let height = grid.row_count().saturating_mul(2).saturating_mul(panels);
    if width > app.width() as i64 || height > 48 || grid.cols.len == 0 || grid.row_count() == 0 {
        return Ok(());
    }
    let grid = grid.titled(app.notation);
    let mut bytes = Vec::new();
    let screen = terminal::Screen { width: app.width(), lines: None, color: app.color.then_some(app.depth), all: true };
    match app.terminal {
        true => terminal::grid(&mut bytes, &grid, panels::sides(&grid, Marks::Nested), screen)?,
        false => cute::grid(&mut bytes, &grid)?,
    }
    // The title stands above already.
    let body = memchr::memchr(b'\n', &bytes).map_or(0, |i| i + 1);
    Ok(app.out.write_all(&bytes[body..])?)
}
