//! Operators and conversions of values of the algebra.

use super::translate::Bridge;
use super::{refused, within};
use crate::algebra::{Cx, Mode, Tree};
use crate::cxx::ast::{BinaryOp, UnaryOp};
use crate::cxx::value::{Fault, FaultKind, Outcome, V};
use crate::cxx::world::World;
use crate::eval::operators;
use crate::syntax::ast::{Binary, Unary};
use crate::value::{Value, ratio};
use bumpalo::Bump;

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
