//! `vector`: the vector that CuTe's copy chooses between two layouts, and why no wider one.

use super::app::{App, Done};
use super::args::VectorWidth;
use super::asked;
use crate::algebra::Tree;
use crate::hardware::vector::Width;
use crate::lang::value::Value;
use crate::render::table::{self, Cell, Format};
use bumpalo::Bump;
use std::io::Write;

/// `vector`.
pub fn vector(app: &mut App, command: &VectorWidth) -> Done {
    let arena = Bump::new();
    let Some((bits, _)) = asked::element(app, &command.dtype) else {
        return Ok(());
    };
    let (Some(source), Some(destination)) = (layout(app, &arena, &command.src), layout(app, &arena, &command.dst)) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let width = match cx.vector_width(source, destination, bits, command.max) {
        Ok(width) => width,
        Err(fault) => {
            asked::refuse(app, &command.dst, &fault.into());
            return Ok(());
        }
    };
    let why = why(&width, bits);
    let mut rows: Vec<(&str, Cell)> = vec![
        ("vector bits", width.vector.into()),
        ("elements", (width.vector / bits.max(1)).into()),
        ("common elements", width.common.into()),
        ("source alignment", width.source.into()),
        ("destination alignment", width.destination.into()),
        ("assumed alignment", width.assumed.into()),
    ];
    if command.format.format != Format::Text {
        rows.push(("why not wider", why.into()));
        return Ok(table::facts(&mut app.out, command.format.format, &rows)?);
    }
    table::facts(&mut app.out, Format::Text, &rows)?;
    Ok(writeln!(app.out, "not wider: {why}")?)
}

fn layout<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Option<Tree<'a>> {
    match asked::evaluated(app, arena, text)? {
        Value::Tree(t @ (Tree::Layout(_) | Tree::Composed(_))) => Some(t),
        Value::Tree(Tree::Tensor(x)) => Some(x.layout),
        Value::Tree(t) if t.is_int_tuple() => {
            let layout = app.session.cx(arena).as_layout("vector", t);
            layout.map(|l| Tree::Layout(arena.alloc(l))).map_err(|fault| asked::refuse(app, text, &fault.into())).ok()
        }
        found => {
            asked::wrong_kind(app, text, "a layout", found);
            None
        }
    }
}

/// Everything that stops at this width, or below the next one.
fn why(w: &Width, bits: i64) -> String {
    let mut reasons = Vec::new();
    let wider = w.vector.saturating_mul(2);
    let together = w.common.saturating_mul(bits);
    if together % wider != 0 {
        reasons.push(match w.common {
            0 | 1 => "no two elements are neighbours in both layouts".to_string(),
            n => format!("{n} elements are neighbours in both layouts, no more: {together} bits"),
        });
    }
    for (name, alignment) in [("source", w.source), ("destination", w.destination)] {
        if alignment % wider != 0 {
            reasons.push(format!("the {name} is aligned to {alignment} bits"));
        }
    }
    if w.assumed % wider != 0 {
        reasons.push(format!("the copy assumes no more than {} bits", w.assumed));
    }
    if reasons.is_empty() && w.vector == bits {
        reasons.push("a vector is a whole number of bytes".into());
    }
    reasons.join("; ")
}
