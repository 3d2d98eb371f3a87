//! Short commands for one call: `slice`, `dice`, `coalesce`, `compose`, `complement`, `divide`,
//! `product`, `inverse`.

use crate::algebra::{Cx, Int, Layout, Mode, Tree};
use crate::commands::args::{Coalesce, Complement, Compose, Divide, DivideKind, Inverse, Product, ProductKind, Slice};
use crate::commands::coords::value;
use crate::commands::eval;
use crate::eval::expression::{Error, Trouble};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, Sources};
use crate::render::table::{self, Cell, Format};
use crate::say::diagnostic::short;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
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
    if matches!(coord, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_)) {
        app.refuse(&format!(
            "`{function}` takes the coordinate first, and then what is cut\n  help: `cutectl {function} '{}' '{}'`",
            short(&command.x),
            short(&command.coord)
        ));
        return Ok(());
    }
    let cx = app.session.cx(&arena);
    let result = match (function, x) {
        (_, Tree::Layout(l)) => {
            if function == "slice" { cx.slice_layout(coord, *l) } else { cx.dice_layout(coord, *l) }.map(|l| cx.layout_tree(l))
        }
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

/// Evaluates the call that a command stands for, as `eval` would. Each argument must be one
/// expression on its own; a comment in it ends with its line.
fn call(app: &mut App, function: &str, args: &[&str], format: &Formatted) -> Done {
    let arena = Bump::new();
    let mut exprs = format!("{function}(");
    for (i, arg) in args.iter().enumerate() {
        let Some(operand) = value(app, &arena, arg, &ARGUMENT) else {
            return Ok(());
        };
        let end = if arg.contains(['#', '/']) { "\n" } else { "" };
        let own = matches!((function, args.len()), ("coalesce", 1)) || (function.ends_with("inverse") && operand.int().is_some());
        let arg = if i == 0 && !own { layout_operand(app, operand, arg, end) } else { format!("{arg}{end}") };
        exprs += &format!("{}{arg}", if i > 0 { ", " } else { "" });
    }
    exprs.push(')');
    let sources = Sources { exprs: vec![exprs], file: None, each: None };
    let spelling = crate::commands::args::Spelled::Cute;
    eval::eval(app, &crate::commands::args::Eval { sources, spelling, format: format.clone() })
}

/// The text of a command's operand, which is a layout in both modes, while no function of C++ takes a shape for one.
fn layout_operand(app: &App, operand: Tree, text: &str, end: &str) -> String {
    match app.session.mode {
        Mode::Cxx if operand.is_int_tuple() => format!("make_layout({text}{end})"),
        _ => format!("{text}{end}"),
    }
}

/// `coalesce`.
pub fn coalesce(app: &mut App, c: &Coalesce) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.by.as_deref()).collect();
    call(app, "coalesce", &args, &c.format)
}

/// `compose`: from the left.
pub fn compose(app: &mut App, c: &Compose) -> Done {
    let (last, left) = c.layouts.split_last().map_or(("", &c.layouts[..0]), |(last, left)| (last.as_str(), left));
    let arena = Bump::new();
    let first = match value(app, &arena, &left[0], &ARGUMENT) {
        Some(operand) if left.len() > 1 => layout_operand(app, operand, &left[0], ""),
        Some(_) => left[0].clone(),
        None => return Ok(()),
    };
    let left = left.iter().skip(1).fold(first, |left, right| format!("composition({left}, {right})"));
    call(app, "composition", &[&left, last], &c.format)
}

/// `complement`.
pub fn complement(app: &mut App, c: &Complement) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.cotarget.as_deref()).collect();
    call(app, "complement", &args, &c.format)
}

/// `inverse`.
pub fn inverse(app: &mut App, c: &Inverse) -> Done {
    call(app, if c.left { "left_inverse" } else { "right_inverse" }, &[&c.layout], &c.format)
}

/// `divide`.
pub fn divide(app: &mut App, c: &Divide) -> Done {
    let function = match c.kind {
        DivideKind::Logical => "logical_divide",
        DivideKind::Zipped => "zipped_divide",
        DivideKind::Tiled => "tiled_divide",
        DivideKind::Flat => "flat_divide",
        DivideKind::All => {
            let all = ["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"];
            return side_by_side(app, &all, [&c.layout, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.layout, &c.tiler], &c.format)
}

/// `product`.
pub fn product(app: &mut App, c: &Product) -> Done {
    let function = match c.kind {
        ProductKind::Logical => "logical_product",
        ProductKind::Zipped => "zipped_product",
        ProductKind::Tiled => "tiled_product",
        ProductKind::Flat => "flat_product",
        ProductKind::Blocked => "blocked_product",
        ProductKind::Raked => "raked_product",
        ProductKind::All => {
            let all = ["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"];
            return side_by_side(app, &all, [&c.block, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.block, &c.tiler], &c.format)
}

/// Every variant in a table, and how the tiler was read.
fn side_by_side(app: &mut App, functions: &[&str], [layout, tiler]: [&str; 2], format: &Formatted) -> Done {
    let arena = Bump::new();
    let (Some(l), Some(t)) = (value(app, &arena, layout, &ARGUMENT), value(app, &arena, tiler, &ARGUMENT)) else {
        return Ok(());
    };
    let mut rows = Vec::new();
    let mut answered = false;
    for function in functions {
        let source = arena.alloc_str(&format!("{function}({}, {tiler})", layout_operand(app, l, layout, "")));
        let mut session = std::mem::take(&mut app.session);
        let result = session.outcome(&arena, source);
        app.session = session;
        let cell = match result {
            Ok(outcome) => {
                if app.judged(&outcome, source, &ARGUMENT) {
                    return Ok(());
                }
                answered = true;
                app.notation.text(outcome.answer)
            }
            Err(error) => format!("refused: {}", crate::say::diagnostic::explain(&error, source, &app.session.env).message),
        };
        rows.push(vec![Cell::from(*function), cell.into()]);
    }
    table::words(&mut app.out, format.format, &["function", "result"], &rows)?;
    if !answered {
        app.failed();
    }
    let read = match (t, l) {
        (Tree::Tuple(_), _) if t.any_leaf(&|t| matches!(t, Tree::Layout(_) | Tree::Underscore)) => None,
        (Tree::Tuple(_), _) => Some(format!("{tiler} was read mode by mode; as one layout it is written {tiler}:LayoutLeft")),
        (Tree::Layout(tile), Tree::Layout(l)) if tile.rank() > 1 && tile.rank() <= l.rank() => {
            let modes = (0..tile.rank())
                .map(|i| app.session.cx(&arena).mode(*tile, i as i64).map(|m| app.notation.text(Value::Tree(Tree::Layout(&m)))));
            let modes: Result<Vec<String>, _> = modes.collect();
            modes.ok().map(|m| format!("{tiler} was read as one layout; mode by mode it is written <{}>", m.join(",")))
        }
        _ => None,
    };
    match read {
        Some(read) if format.format == Format::Text => Ok(writeln!(app.out, "# {read}")?),
        _ => Ok(()),
    }
}
