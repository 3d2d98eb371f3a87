//! What operators mean: arithmetic, `o`, application, and the elements of iterators.

use crate::algebra::mixed_bits::Bits;
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Note, Result, Tree};
use crate::syntax::ast::{Binary, Unary};
use crate::value::Value;

/// `-a`, `!a`, `~a`, `+a`, and `*a` of an iterator.
pub fn unary<'a>(cx: Cx<'a>, op: Unary, value: Value<'a>) -> Result<'a, Value<'a>> {
    let i = match (op, value) {
        (Unary::Dereference, Value::Tree(Tree::Engine(engine))) => return Ok(engine.read(cx, Tree::Int(Int::fixed(0)))?.into()),
        (Unary::Dereference, value) => {
            let found = if let Value::Tree(t) = value { t } else { Tree::Underscore };
            return cx.fail(Fault::WrongKind { operation: op.symbol(), wanted: "an iterator", found });
        }
        (_, Value::Tree(Tree::Int(i))) => i,
        (Unary::Minus, Value::Tree(a @ Tree::Arith(_))) => return Ok(cx.sub_tree(Tree::Int(Int::fixed(0)), a)?.into()),
        (_, value) => {
            let found = if let Value::Tree(t) = value { t } else { Tree::Underscore };
            return cx.fail(Fault::WrongKind { operation: op.symbol(), wanted: "an integer", found });
        }
    };
    Ok(match op {
        Unary::Minus => cx.neg(i)?.into(),
        Unary::Plus | Unary::Dereference => i.into(),
        Unary::Not => Int::truth(i.value == 0, i.is_static).into(),
        Unary::Complement => Int::new(!i.value, i.is_static).into(),
    })
}

/// `a op b` by CuTe's operators.
pub fn binary<'a>(cx: Cx<'a>, op: Binary, a: Value<'a>, b: Value<'a>) -> Result<'a, Value<'a>> {
    let (Value::Tree(a), Value::Tree(b)) = (a, b) else {
        return cx.fail(Fault::NoOperator { operation: op.symbol(), a: Tree::Underscore, b: Tree::Underscore });
    };
    if cx.divisors() {
        match (a, b) {
            (Tree::Int(x), Tree::Int(y)) if matches!(op, Binary::Divide | Binary::Remainder) => return Ok(floored(cx, op, x, y)?.into()),
            (Tree::Tuple(x), Tree::Tuple(y)) if op == Binary::Add => return Ok(cx.tuple(&[x, y].concat()).into()),
            _ => {}
        }
    }
    let integers = || match (a, b) {
        (Tree::Int(x), Tree::Int(y)) => Ok((x, y)),
        _ => cx.fail(Fault::NoOperator { operation: op.symbol(), a, b }),
    };
    let compare = |holds: fn(&i64, &i64) -> bool| integers().map(|(x, y)| cx.compare(x, y, holds));
    if let (true, Some(x), Some(y)) = (matches!(a, Tree::Mixed(_)) || matches!(b, Tree::Mixed(_)), Bits::of(a), Bits::of(b)) {
        match op {
            Binary::BitAnd => return Ok(Tree::from(cx.and_bits(x, y)).into()),
            Binary::BitOr => return Ok(Tree::from(cx.or_bits(x, y)).into()),
            Binary::BitXor => return Ok(Tree::from(cx.xor_bits(x, y)).into()),
            _ => {}
        }
    }
    let result = match op {
        Binary::Add | Binary::Subtract | Binary::Multiply if cx.divisors() && is_int(a) && is_int(b) && (is_plain(a) || is_plain(b)) => {
            let (x, y) = integers()?;
            let answer = match op {
                Binary::Add => cx.add(x, y),
                Binary::Subtract => cx.sub(x, y),
                _ => cx.mul(x, y),
            };
            answer?.with_note(Note::NONE)
        }
        Binary::Add => {
            return match a {
                Tree::Engine(engine) => Ok(Tree::Engine(cx.arena.alloc(engine.advance(cx, b)?)).into()),
                a => cx.add_tree(a, b).map(Value::from),
            };
        }
        Binary::Subtract => return cx.sub_tree(a, b).map(Value::from),
        Binary::Multiply => return cx.mul_tree(a, b).map(Value::from),
        Binary::Divide => {
            // `_1/_4@0`, as CuTe prints a ratio
            if let (Tree::Int(x), Tree::Basis(y)) = (a, b)
                && x.is_static
                && y.value.is_static
                && y.over == 1
                && y.value.value > 0
            {
                return Ok(cx.ratio_basis(x, y.value.value, y.path).into());
            }
            integers().and_then(|(x, y)| cx.div(x, y))?
        }
        Binary::Equal => cx.equal(a, b),
        Binary::Unequal => {
            let same = cx.equal(a, b);
            // C++ makes it of `==`, where that one is a `bool`
            if cx.mode == Mode::Cxx && matches!(a, Tree::Layout(_)) && same.is_static {
                return cx.fail(Fault::NoOperator { operation: op.symbol(), a, b });
            }
            Int::truth(same.value == 0, same.is_static)
        }
        Binary::Or => integers().map(|(x, y)| cx.or(x, y))?,
        Binary::And => integers().map(|(x, y)| cx.and(x, y))?,
        Binary::BitOr => integers().map(|(x, y)| cx.bit_or(x, y))?,
        Binary::BitXor => integers().map(|(x, y)| cx.bit_xor(x, y))?,
        Binary::BitAnd => integers().map(|(x, y)| cx.bit_and(x, y))?,
        Binary::Less => compare(i64::lt)?,
        Binary::LessEqual => compare(i64::le)?,
        Binary::Greater => compare(i64::gt)?,
        Binary::GreaterEqual => compare(i64::ge)?,
        Binary::ShiftLeft => integers().and_then(|(x, y)| cx.shl(x, y))?,
        Binary::ShiftRight => integers().and_then(|(x, y)| cx.shr(x, y))?,
        Binary::Remainder => integers().and_then(|(x, y)| cx.rem(x, y))?,
    };
    Ok(result.into())
}

fn is_int(t: Tree) -> bool {
    matches!(t, Tree::Int(_))
}

/// `x[at]` of Python: an element of a tuple, a mode of a layout, an element or a slice of a tensor.
fn subscript<'a>(cx: Cx<'a>, of: Tree<'a>, at: Tree<'a>) -> Result<'a, Tree<'a>> {
    let none = || cx.fail(Fault::NoOperator { operation: "[]", a: of, b: at });
    let place = |rank: usize| match at {
        Tree::Int(i) if i.value < 0 => usize::try_from(i.value.unsigned_abs()).ok().and_then(|n| rank.checked_sub(n)),
        Tree::Int(i) => usize::try_from(i.value).ok(),
        _ => None,
    };
    match of {
        Tree::Tuple(items) | Tree::Arith(items) => place(items.len()).and_then(|n| items.get(n)).copied().map_or_else(none, Ok),
        Tree::Layout(layout) => {
            let modes = (layout.shape.items(), layout.stride.items());
            let (shapes, strides) = (modes.0.unwrap_or(&[]), modes.1.unwrap_or(&[]));
            let mode = place(shapes.len()).and_then(|n| Some((*shapes.get(n)?, *strides.get(n)?)));
            mode.map_or_else(none, |(shape, stride)| Ok(cx.layout_tree(Layout { shape, stride })))
        }
        Tree::Tensor(_) => applied(cx, of, at),
        _ => none(),
    }
}

/// Whether `t` is a number of Python that is known when it runs: what it is a multiple of is not kept.
fn is_plain(t: Tree) -> bool {
    matches!(t, Tree::Int(i) if !i.is_static && !i.note.is_some())
}

/// `a // b` and `a % b` as Python rounds them, towards negative infinity.
fn floored<'a>(cx: Cx<'a>, op: Binary, a: Int, b: Int) -> Result<'a, Int> {
    let (quotient, rest) = (cx.div(a, b)?, cx.rem(a, b)?);
    let below = rest.value != 0 && (rest.value < 0) != (b.value < 0);
    match (op, below) {
        (Binary::Divide, false) => Ok(quotient),
        (Binary::Divide, true) => cx.sub(quotient, Int::fixed(1)),
        (_, false) => Ok(rest),
        (_, true) => cx.add(rest, b),
    }
}

/// `A o B o C`: an integer between two functions is an offset, a tuple in front of a layout of
/// coordinates too, an iterator in front makes a tensor, everything else composes from the left.
pub fn composed<'a>(cx: Cx<'a>, values: &[Tree<'a>], seen: Seen<'_, 'a>) -> Result<'a, Tree<'a>> {
    let [Tree::Engine(engine), functions @ ..] = values else {
        return chained(cx, values, 0, seen);
    };
    let layout = match chained(cx, functions, 1, seen)? {
        t @ (Tree::Layout(_) | Tree::Composed(_)) => t,
        t => cx.layout_tree(cx.as_layout("tensor", t)?),
    };
    Ok(cx.tensor(**engine, layout))
}

/// Sees each composition of a chain: the place of its right side, its operands and its answer.
pub type Seen<'s, 'a> = &'s mut dyn FnMut(usize, Tree<'a>, Tree<'a>, Tree<'a>);

/// `values` are the functions of a chain from place `from` on.
fn chained<'a>(cx: Cx<'a>, values: &[Tree<'a>], from: usize, seen: Seen<'_, 'a>) -> Result<'a, Tree<'a>> {
    let mut left = values[0];
    let mut i = 1;
    while i < values.len() {
        let coordinates = |t: Option<&Tree>| matches!(t, Some(Tree::Layout(l)) if l.has_basis());
        let offset = match values[i] {
            Tree::Int(_) | Tree::SmemFlag(_) => i + 1 < values.len(),
            // In front of a layout of coordinates a tuple is one to start from.
            offset @ Tree::Tuple(_) => offset.is_int_tuple() && coordinates(values.get(i + 1)),
            _ => false,
        };
        if offset {
            let inner = match values[i + 1] {
                t @ (Tree::Swizzle(_) | Tree::Layout(_) | Tree::Composed(_)) => t,
                t => cx.layout_tree(cx.as_layout("composition", t)?),
            };
            left = cx.composed(crate::algebra::Composed { outer: left, offset: values[i], inner });
            i += 2;
        } else {
            let answer = cx.compose_any(left, values[i])?;
            seen(from + i, left, values[i], answer);
            left = answer;
            i += 1;
        }
    }
    Ok(left)
}

/// `f(coord)` of a tensor, a layout, a composed layout or a swizzle; with underscores a slice.
pub fn applied<'a>(cx: Cx<'a>, f: Tree<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
    match f {
        Tree::Tensor(tensor) => cx.tensor_at(*tensor, coord),
        Tree::Layout(_) | Tree::Composed(_) if coord.has_underscore() => cx.slice_any(coord, f).map(|(slice, _)| slice),
        f => cx.apply(f, coord),
    }
}

/// `iterator[offset]`, and `tensor[coord]`, which is never a slice.
pub fn indexed<'a>(cx: Cx<'a>, of: Value<'a>, at: Tree<'a>) -> Result<'a, Tree<'a>> {
    match of {
        Value::Tree(of) if (cx.divisors() || cx.mode != Mode::Cxx) && !matches!(of, Tree::Engine(_)) => subscript(cx, of, at),
        Value::Tree(Tree::Engine(engine)) => engine.read(cx, at),
        Value::Tree(Tree::Tensor(tensor)) if !at.has_underscore() => cx.tensor_at(*tensor, at),
        Value::Tree(found) => cx.fail(Fault::NoOperator { operation: "[]", a: found, b: at }),
        _ => cx.fail(Fault::NoOperator { operation: "[]", a: Tree::Underscore, b: at }),
    }
}
