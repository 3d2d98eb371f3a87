//! Operators and conversions of values of the algebra.

use super::translate::Bridge;
use super::{refused, within};
use crate::algebra::{Cx, Mode, Tree};
use crate::cxx::ast::{BinaryOp, UnaryOp};
use crate::cxx::state::State;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Value};
use crate::eval::operators;
use crate::syntax::ast::{Binary, Unary};
use crate::value::{Value as AlgebraValue, ratio};
use bumpalo::Bump;

/// The integer that a value of the algebra converts to.
pub fn integer(_: &State, v: &Value) -> Option<i64> {
    let Value::Cute(cute) = v else {
        return None;
    };
    let arena = Bump::new();
    match cute.stored.load(Cx::new(&arena, Mode::Cxx)) {
        AlgebraValue::Tree(Tree::Int(i)) => Some(i.value),
        AlgebraValue::Tree(Tree::Mixed(m)) => Some(m.value().into()),
        _ => None,
    }
}

/// `a op b` where one of the two is a value of the algebra or a tuple.
pub fn binary(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
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
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let (x, y) = (bridge.value(state, a)?, bridge.value(state, b)?);
        if !bridge.opaque.is_empty() && !matches!(op, Binary::Equal | Binary::Unequal) {
            return Err(meaningless(state, op.symbol(), a, b));
        }
        if let (AlgebraValue::Constant(a), AlgebraValue::Constant(b), Binary::Equal | Binary::Unequal) = (x, y, op) {
            return Ok(Value::Int(Integer::Bool, ((a == b) == (op == Binary::Equal)).into()));
        }
        // which layout it is, where it is one
        let is_layout = |v: &AlgebraValue| match v {
            AlgebraValue::Tree(Tree::Layout(_)) => 1,
            AlgebraValue::Tree(Tree::Composed(_)) => 2,
            _ => 0,
        };
        let is_ordered = matches!(op, Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual);
        let is_tuple = |v: &AlgebraValue| matches!(v, AlgebraValue::Tree(Tree::Tuple(_) | Tree::Arith(_)));
        if state.options.mode == Mode::Cxx && (is_layout(&x) != is_layout(&y) || is_ordered && (is_tuple(&x) || is_tuple(&y))) {
            return Err(meaningless(state, op.symbol(), a, b));
        }
        if state.options.mode == Mode::Cxx && [&x, &y].into_iter().any(compares_nothing) {
            return Err(meaningless(state, op.symbol(), a, b));
        }
        let of_ratios = ratio::binary(cx, op, x, y).map_err(|f| refused(state, f, &[x, y]))?;
        let answer = match (x, y) {
            _ if let Some(answer) = of_ratios => answer,
            // What no operator compares is compared by what it is.
            (AlgebraValue::Tree(_), AlgebraValue::Tree(_)) => operators::binary(cx, op, x, y).map_err(|f| refused(state, f, &[x, y]))?,
            _ if op == Binary::Equal => (x == y).into(),
            _ if op == Binary::Unequal => (x != y).into(),
            _ => return Err(meaningless(state, op.symbol(), a, b)),
        };
        // an iterator that is moved
        bridge.block = [a, b].into_iter().find_map(|v| if let Value::Cute(cute) = v { cute.block.clone() } else { None });
        bridge.truth =
            matches!(op, Binary::Equal | Binary::Unequal | Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual);
        bridge.result(state, answer)
    })
}

/// Whether CuTe has no operator for what a value is: a tensor, an atom, an order.
fn compares_nothing(v: &AlgebraValue) -> bool {
    matches!(v, AlgebraValue::Tree(Tree::Tensor(_)) | AlgebraValue::Tiling(_) | AlgebraValue::Operation(_) | AlgebraValue::Order(_))
}

/// Why an operator has no meaning for two values: their types.
fn meaningless(state: &mut State, op: &str, a: &Value, b: &Value) -> Box<Fault> {
    let [a, b] = [a, b].map(|v| {
        let ty = state.type_of(v);
        state.types.name(ty)
    });
    Fault::ill_formed(format_args!("`{op}` has no meaning for `{a}` and `{b}`"))
}

/// `-a` and its relatives of a value of the algebra.
pub fn unary(state: &mut State, op: UnaryOp, a: &Value) -> Outcome<Value> {
    let op = match op {
        UnaryOp::Minus => Unary::Minus,
        UnaryOp::Plus => Unary::Plus,
        UnaryOp::Not => Unary::Not,
        UnaryOp::Complement => Unary::Complement,
        UnaryOp::Dereference | UnaryOp::AddressOf => return Err(Fault::ill_formed("this value has no address")),
    };
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let value = bridge.value(state, a)?;
        let answer = operators::unary(cx, op, value).map_err(|f| refused(state, f, &[value]))?;
        bridge.result(state, answer)
    })
}
