//! `vector`: the vector that CuTe's copy chooses between two layouts, and why no wider one.

use super::app::{App, Done};
use super::args::VectorWidth;
use super::asked;
use super::bank::count;
use crate::algebra::Tree;
use crate::hardware::vector::Width;
use crate::lang::value::Value;
use crate::render::table::{self, Cell};
use bumpalo::Bump;

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
    let elements = width.vector / bits.max(1);
    let rows: [(&str, Cell); 7] = [
        ("vector bits", width.vector.into()),
        ("elements", elements.into()),
        ("common elements", width.common.into()),
        ("source alignment", width.source.into()),
        ("destination alignment", width.destination.into()),
        ("assumed alignment", width.assumed.into()),
        ("why not wider", why(&width, bits).into()),
    ];
    Ok(table::facts(&mut app.out, command.format.format, &rows)?)
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
        reasons.push(format!(
            "{} in both layouts are neighbours in the same order: {together} bits",
            count(w.common.unsigned_abs() as usize, "element")
        ));
    }
    for (name, alignment) in [("source", w.source), ("destination", w.destination)] {
        if alignment % wider != 0 {
            reasons.push(format!("the {name} is aligned to {alignment} bits"));
        }
    }
    if w.assumed % wider != 0 {
        reasons.push(format!("the copy assumes {} bits at most", w.assumed));
    }
    if reasons.is_empty() && w.vector == bits {
        reasons.push("a vector is a whole number of bytes".into());
    }
    reasons.join("; ")
}
