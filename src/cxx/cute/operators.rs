//! Operators and conversions of values of the algebra.

use super::kind::tree_as;
use super::tensors::pointer;
use super::translate::Bridge;
use super::{refused, text, within};
use crate::algebra::tensor::Pointer;
use crate::algebra::{Cx, Mode, Tree};
use crate::cxx::ast::{BinaryOp, UnaryOp};
use crate::cxx::value::{Fault, FaultKind, Outcome, V};
use crate::cxx::world::World;
use crate::eval::operators;
use crate::syntax::ast::{Binary, Unary};
use crate::value::{Value, ratio};
use bumpalo::Bump;
use std::rc::Rc;

/// The integer that a value of the algebra converts to.
pub fn integer(_: &World, v: &V) -> Option<i64> {
    let V::Cute(cute) = v else {
        return None;
    };
    let arena = Bump::new();
    match cute.stored.load(Cx::new(&arena, Mode::Cxx)) {
        Value::Tree(Tree::Int(i)) => Some(i.value),
        Value::Tree(Tree::Mixed(m)) => Some(m.value().into()),
        Value::Ratio([a, b]) => a.value.checked_div(b.value),
        _ => None,
    }
}

/// `v` as a value of the type of which `target` is the value without arguments.
pub fn converted(world: &mut World, v: &V, target: &V) -> Outcome<Option<V>> {
    Ok(match (v, target) {
        (V::Static(_, x), V::Static(kind, y)) if x == y => Some(V::Static(*kind, *y)),
        (V::Static(_, x), V::Int(kind, _)) => Some(V::Int(*kind, kind.wrap(*x))),
        (V::Tuple(items), V::Tuple(targets)) if items.len() == targets.len() => {
            let mut made = Vec::new();
            for (item, target) in items.iter().zip(targets.iter()) {
                let ty = match target {
                    V::Type(ty) => *ty,
                    target => world.type_of(target),
                };
                made.push(crate::cxx::convert::convert(world, item.clone(), ty, false)?);
            }
            Some(V::Tuple(Rc::new(made)))
        }
        (V::Int(..) | V::Static(..) | V::Enum(..), V::Cute(_)) => {
            let target_text = text(world, target)?;
            (text(world, v)? == target_text).then(|| target.clone())
        }
        (V::Cute(from), V::Cute(to)) => within(world, |world, cx| {
            let (Value::Tree(from_tree), Value::Tree(to_tree)) = (from.stored.load(cx), to.stored.load(cx)) else {
                return Ok(None);
            };
            match tree_as(cx, from_tree, to_tree) {
                Some(made) => {
                    let mut bridge = Bridge::new(cx, false);
                    bridge.block = from.block.clone();
                    bridge.result(world, made.into()).map(Some)
                }
                None => Ok(None),
            }
        })?,
        (V::Pointer { .. }, V::Cute(_)) | (V::Cute(_), V::Pointer { .. }) => {
            let same = |p: Option<Pointer>| p.map(|p| (p.space, p.element_bits, p.swizzle));
            (same(pointer(world, v)) == same(pointer(world, target))).then(|| v.clone())
        }
        _ => None,
    })
}

/// `a op b` where one of the two is a value of the algebra or a tuple.
pub fn binary(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    let op = match op {
        BinaryOp::Add => Binary::Add,
        BinaryOp::Subtract => Binary::Subtract,
        BinaryOp::Multiply => Binary::Multiply,
        BinaryOp::Divide => Binary::Divide,
        BinaryOp::Remainder => Binary::Remainder,
        BinaryOp::ShiftLeft => Binary::ShiftLeft,
        BinaryOp::ShiftRight => Binary::ShiftRight,
        BinaryOp::BitAnd => Binary::BitAnd,
        BinaryOp::BitOr => Binary::BitOr,
        BinaryOp::BitXor => Binary::BitXor,
        BinaryOp::Equal => Binary::Equal,
        BinaryOp::Unequal => Binary::Unequal,
        BinaryOp::Less => Binary::Less,
        BinaryOp::LessEqual => Binary::LessEqual,
        BinaryOp::Greater => Binary::Greater,
        BinaryOp::GreaterEqual => Binary::GreaterEqual,
        BinaryOp::ThreeWay => return Err(Fault::new(FaultKind::Unsupported, "`<=>` is not read")),
    };
    within(world, |world, cx| {
        let mut bridge = Bridge::new(cx, false);
        let (x, y) = (bridge.value(world, a)?, bridge.value(world, b)?);
        if !bridge.opaque.is_empty() && !matches!(op, Binary::Equal | Binary::Unequal) {
            return Err(Fault::ill(format!("`{}` has no meaning for these operands", op.symbol())));
        }
        let of_ratios = ratio::binary(cx, op, x, y).map_err(|f| refused(world, f, &[x, y]))?;
        let answer = match (x, y) {
            _ if let Some(answer) = of_ratios => answer,
            // What no operator compares is compared by what it is.
            (Value::Tree(_), Value::Tree(_)) => operators::binary(cx, op, x, y).map_err(|f| refused(world, f, &[x, y]))?,
            _ if op == Binary::Equal => (x == y).into(),
            _ if op == Binary::Unequal => (x != y).into(),
            _ => return Err(Fault::ill(format!("`{}` has no meaning for these operands", op.symbol()))),
        };
        bridge.truth =
            matches!(op, Binary::Equal | Binary::Unequal | Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual);
        bridge.result(world, answer)
    })
}

/// `-a` and its relatives of a value of the algebra.
pub fn unary(world: &mut World, op: UnaryOp, a: &V) -> Outcome<V> {
    let op = match op {
        UnaryOp::Minus => Unary::Minus,
        UnaryOp::Plus => Unary::Plus,
        UnaryOp::Not => Unary::Not,
        UnaryOp::Complement => Unary::Complement,
        UnaryOp::Dereference | UnaryOp::AddressOf => return Err(Fault::ill("this value has no address")),
    };
    within(world, |world, cx| {
        let mut bridge = Bridge::new(cx, false);
        let value = bridge.value(world, a)?;
        let answer = operators::unary(cx, op, value).map_err(|f| refused(world, f, &[value]))?;
        bridge.result(world, answer)
    })
}
