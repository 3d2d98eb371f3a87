//! `where`: every coordinate that maps to an index.

use crate::algebra::properties::{PlainMode, SEARCH_BOUND, plain_modes, preimage as solve};
use crate::algebra::{Composed, Cx, Fault, Int, Layout, Result, Tree};
use crate::commands::coords::{filled, refuse, value};
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::input;
use crate::render::table::{Cell, Rows};
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::ast::Span;
use crate::value::{Value, json};
use crate::view::table::in_profile;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

/// `where`
#[derive(Args, Debug)]
pub struct WhereCommand {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Indices; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
    /// The most coordinates to list for an index
    #[arg(long, value_name = "N", default_value_t = 1024)]
    pub limit: u64,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for WhereCommand {
    const ABOUT: &'static str = "Every coordinate that maps to an index";
    const EXAMPLES: &'static str = "\
Example:
  cutectl where '(3,(2,3)):(3,(12,1))' 17";

    fn run(&self, app: &mut App) -> Done {
        preimage(app, self)
    }
}

/// The modes of a layout, and what takes an index back to the index of the inner layout.
struct Inverse<'a> {
    layout: Layout<'a>,
    modes: Vec<PlainMode>,
    composed: Option<Composed<'a>>,
}

impl<'a> Inverse<'a> {
    fn new(cx: Cx<'a>, t: Tree<'a>) -> Result<'a, Self> {
        let (layout, composed) = match t {
            Tree::Composed(c) => {
                let composed = match cx.as_position_independent(*c)? {
                    Tree::Composed(c) => *c,
                    _ => *c,
                };
                (cx.inner_layout("where", c.inner)?, Some(composed))
            }
            t => (cx.as_layout("where", t)?, None),
        };
        cx.size(layout)?; // there are no more coordinates than an integer can count
        Ok(Inverse { layout, modes: plain_modes(cx, layout)?, composed })
    }

    /// The index of the inner layout that becomes `index`.
    fn inner(&self, cx: Cx<'a>, index: i64) -> Result<'a, i64> {
        match self.composed {
            None => Ok(index),
            Some(Composed { outer: Tree::Swizzle(s), offset: Tree::Int(offset), .. }) => {
                // A swizzle is its own inverse.
                Ok(cx.sub(Int::dynamic(s.apply(index)), offset)?.value)
            }
            Some(c) => cx.fail(Fault::WrongKind { operation: "where", wanted: "a layout or a swizzled layout", found: c.outer }),
        }
    }
}

/// Runs `cutectl where`.
pub fn preimage(app: &mut App, command: &WhereCommand) -> Done {
    let held = Bump::new();
    let Some(layout) = value(app, &held, &command.layout, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&held);
    let inverse = match Inverse::new(cx, layout) {
        Ok(inverse) => inverse,
        Err(fault) => {
            refuse(app, &command.layout, fault);
            return Ok(());
        }
    };
    let headers = ["index", "coords", "more"];
    let mut rows = Rows::new(command.format.format, &headers, &[0, 0, 0]);
    let text = command.format.format.is_text();
    if !text {
        rows.begin(&mut app.out)?;
    }
    let mut each = |app: &mut App, source: &str, origin: &Origin| -> Done {
        let arena = Bump::new();
        let Some(index) = value(app, &arena, source, origin) else {
            return Ok(());
        };
        let Tree::Int(index) = index else {
            let kind = ErrorKind::WrongKind { wanted: "an index, an integer", found: Value::Tree(index) };
            app.report(source, origin, &Error::new(kind, Span::new(0, source.len())));
            return Ok(());
        };
        let inner = match inverse.inner(cx, index.value) {
            Ok(inner) => inner,
            Err(fault) => {
                refuse(app, &command.layout, fault);
                return Ok(());
            }
        };
        let json = command.format.format.is_json();
        let (mut found, mut count, mut more, mut written) = (Vec::new(), 0, false, Ok(()));
        let mut scratch = Bump::new();
        let ended = solve(&inverse.modes, inner, &mut { SEARCH_BOUND }, &mut |flat| {
            if count == command.limit {
                more = true;
                return false;
            }
            if let Ok(coord) = in_profile(Cx::new(&scratch, cx.mode), inverse.layout, flat) {
                found.extend((count > 0).then_some(if json { b',' } else { b' ' }));
                count += 1;
                if json { json::tree(&mut found, coord) } else { app.notation.tree(&mut found, coord) }
            }
            scratch.reset();
            if text && found.len() >= 1 << 15 {
                // However many there are, they take no memory.
                written = app.out.write_all(&found);
                found.clear();
            }
            written.is_ok()
        });
        written?;
        if ended.is_none() {
            if text && count > 0 {
                found.extend(b" ...\n");
                app.out.write_all(&found)?;
            }
            let fault = Fault::SearchBound { operation: "where", steps: SEARCH_BOUND };
            app.report(source, origin, &Error::new(ErrorKind::Fault(&fault), Span::new(0, source.len())));
            return Ok(());
        }
        if text {
            found.extend(match (count, more) {
                (0, false) => b"none".as_slice(),
                (0, true) => b"...",
                (_, true) => b" ...",
                (_, false) => b"",
            });
            found.push(b'\n');
            return Ok(app.out.write_all(&found)?);
        }
        let found = String::from_utf8_lossy(&found);
        let coords = if json { Cell::Raw(format!("[{found}]")) } else { Cell::Text(found.into_owned()) };
        Ok(rows.row(&mut app.out, &[index.value.into(), coords, more.into()])?)
    };
    if input::from_stdin(&command.indices) {
        input::stdin_lines(app, filled(&mut each))?;
    } else {
        command.indices.iter().try_for_each(|index| each(app, index, &ARGUMENT))?;
    }
    if !text {
        rows.end(&mut app.out)?;
    }
    Ok(())
}
