//! Short commands for one call: `slice`, `dice`.

use super::app::{ARGUMENT, App, Done};
use super::args::Slice;
use super::coords::value;
use crate::algebra::{Cx, Int, Layout, Tree};
use crate::lang::ast::Span;
use crate::lang::eval::{Error, Trouble};
use crate::lang::value::Value;
use crate::render::table::{self, Cell, Format};
use bumpalo::Bump;
use std::io::Write;

/// How many selected indices are listed.
const LISTED: i64 = 16;

/// `slice` and `dice`: the call, and for a layout where the slice starts and what it selects.
pub fn slice(app: &mut App, command: &Slice, function: &str) -> Done {
    let arena = Bump::new();
    let (Some(coord), Some(x)) = (value(app, &arena, &command.coord, &ARGUMENT), value(app, &arena, &command.x, &ARGUMENT)) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let result = match (function, x) {
        (_, Tree::Layout(l)) => if function == "slice" { cx.slice_layout(coord, *l) } else { cx.dice_layout(coord, *l) }.map(|l| cx.layout_tree(l)),
        ("slice", Tree::Composed(_)) => cx.slice_any(coord, x).map(|(slice, _)| slice),
        ("slice", Tree::Tensor(t)) => cx.tensor_at(*t, coord),
        ("slice", _) => cx.slice(coord, x),
        _ => cx.dice(coord, x),
    };
    let selected = match x {
        Tree::Layout(l) => selection(cx, coord, *l).ok(),
        _ => None,
    };
    let answer = match result {
        Ok(answer) => answer,
        Err(fault) => {
            let source = format!("{function}({},{})", command.coord, command.x);
            let coord_span = Span::new(function.len() + 1, function.len() + 1 + command.coord.len());
            let x_span = Span::new(coord_span.end as usize + 1, source.len() - 1);
            let operands = vec![(coord_span, Value::Tree(coord)), (x_span, Value::Tree(x))];
            app.report(&source, &ARGUMENT, &Error { trouble: Trouble::Fault(fault), span: coord_span, operands });
            return Ok(());
        }
    };
    let text = app.notation.text(Value::Tree(answer));
    if command.format.format == Format::Text {
        writeln!(app.out, "{text}")?;
        if let Some(s) = selected {
            let list: Vec<String> = s.listed.iter().map(i64::to_string).collect();
            let more = if s.count > LISTED { " ..." } else { "" };
            writeln!(app.out, "# offset {}; {} of {} cells: {}{more}", s.offset, s.count, s.size, list.join(" "))?;
        }
        return Ok(());
    }
    let mut rows: Vec<(&str, Cell)> = vec![("result", text.into())];
    if let Some(s) = selected {
        rows.push(("offset", s.offset.into()));
        rows.push(("selected", s.count.into()));
        rows.push(("size", s.size.into()));
    }
    Ok(table::facts(&mut app.out, command.format.format, &rows)?)
}

/// The cells that a coordinate with underscores selects.
struct Selection {
    offset: i64,
    count: i64,
    size: i64,
    listed: Vec<i64>,
}

fn selection<'a>(cx: Cx<'a>, coord: Tree<'a>, layout: Layout<'a>) -> crate::algebra::Result<'a, Selection> {
    let (slice, offset) = cx.slice_and_offset(coord, layout)?;
    let offset = cx.int("slice", offset)?;
    let count = cx.size(slice)?.value;
    let listed = (0..count.min(LISTED)).map(|i| {
        let index = cx.evaluate(slice, Tree::Int(Int::dynamic(i)))?;
        Ok(cx.add(offset, cx.int("slice", index)?)?.value)
    });
    Ok(Selection { offset: offset.value, count, size: cx.size(layout)?.value, listed: listed.collect::<crate::algebra::Result<'a, _>>()? })
}
