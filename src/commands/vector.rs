//! `vector`: the vector that CuTe's copy chooses between two layouts, and why no wider one.

use crate::algebra::Tree;
use crate::commands::args::VectorWidth;
use crate::commands::explain;
use crate::commands::memory;
use crate::hardware::vector::{Plain, Width};
use crate::program::app::{App, Done};
use crate::render::table::{self, Cell, Format};
use crate::value::Value;
use crate::view::explain::vector as view;
use bumpalo::Bump;
use std::io::Write;

/// `vector`.
pub fn vector(app: &mut App, command: &VectorWidth) -> Done {
    let arena = Bump::new();
    let Some((bits, _)) = memory::element(app, &command.dtype) else {
        return Ok(());
    };
    let (Some(source), Some(destination)) = (layout(app, &arena, &command.src), layout(app, &arena, &command.dst)) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let width = match cx.vector_width(source, destination, bits, command.max) {
        Ok(width) => width,
        Err(fault) => {
            memory::refuse(app, &command.dst, &fault.into());
            return Ok(());
        }
    };
    let plain = cx.plain_copy(source, destination, bits);
    if command.told.explain {
        let question = view::Question { source, destination, bits, notation: app.notation };
        return explain::tell(app, command.format.format, "vector", &view::lines(&question, &width, plain.as_ref().ok()));
    }
    let why = view::why(&width, bits);
    let mut rows: Vec<(&str, Cell)> = vec![
        ("vector bits", width.vector.into()),
        ("elements", (width.vector / bits.max(1)).into()),
        ("common elements", width.common.into()),
        ("source alignment", width.source.into()),
        ("destination alignment", width.destination.into()),
        ("assumed alignment", width.assumed.into()),
        ("plain copy bits", plain_bits(plain)),
    ];
    if command.format.format != Format::Text {
        rows.push(("why not wider", why.into()));
        return Ok(table::facts(&mut app.out, command.format.format, &rows)?);
    }
    table::facts(&mut app.out, Format::Text, &rows)?;
    Ok(writeln!(app.out, "not wider: {why}")?)
}

/// The vector of plain `copy(src, dst)`, which assumes and filters by itself.
fn plain_bits<E>(plain: Result<Plain, E>) -> Cell {
    match plain {
        Ok(Plain::Vector(Width { vector, .. })) => vector.into(),
        Ok(Plain::Ambiguous { .. }) | Err(_) => "refused".into(),
    }
}

fn layout<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Option<Tree<'a>> {
    match memory::evaluated(app, arena, text)? {
        Value::Tree(t @ (Tree::Layout(_) | Tree::Composed(_))) => Some(t),
        Value::Tree(Tree::Tensor(x)) => Some(x.layout),
        Value::Tree(t) if t.is_int_tuple() => {
            let layout = app.session.cx(arena).as_layout("vector", t);
            layout.map(|l| Tree::Layout(arena.alloc(l))).map_err(|fault| memory::refuse(app, text, &fault.into())).ok()
        }
        found => {
            memory::wrong_kind(app, text, "a layout", found);
            None
        }
    }
}
