//! Operations that often follow one another, done at once.

use super::super::ast::BinaryOp;
use super::super::code::{Op, Second};
use super::super::value::{Integer, Value};

/// Puts in the place of the first of some operations the one that does them all where it finds numbers. The others stay where
/// they are: they run where it finds anything else, and where a jump leads to one of them.
pub(super) fn fuse(ops: &mut [Op]) {
    for i in 0..ops.len() {
        if let Some(op) = fused(&ops[i..]) {
            ops[i] = op;
        }
    }
}

/// What does the first of these operations and some behind it.
fn fused(ops: &[Op]) -> Option<Op> {
    Some(match ops {
        [Op::Load(a), second, Op::Binary(op), Op::JumpUnless(to), ..] if op.compares() => Op::LoadTest(*a, operand(second)?, *op, *to),
        [Op::Load(a), second, Op::Binary(op), ..] if operand(second).is_some() && is_of_numbers(*op) => {
            Op::LoadBinary(*a, operand(second)?, *op)
        }
        [second, Op::Binary(op), ..] if is_of_numbers(*op) => Op::WithBinary(operand(second)?, *op),
        [Op::Local(slot) | Op::LocalReference(slot), Op::Assign(op), Op::Pop, ..] => Op::LocalAssign(*slot, *op),
        _ => return None,
    })
}

/// The operand that an operation pushes, where it is a variable or a small number.
fn operand(op: &Op) -> Option<Second> {
    match op {
        Op::Load(slot) => Some(Second::Slot(*slot)),
        Op::Push(Value::Int(Integer::Int, n)) => i32::try_from(*n).ok().map(Second::Int),
        _ => None,
    }
}

/// Whether an operator is one of numbers alone: what is shifted may be a stream.
fn is_of_numbers(op: BinaryOp) -> bool {
    op != BinaryOp::ThreeWay
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_operation_does_what_those_behind_it_do() {
        let number = |n| Op::Push(Value::Int(Integer::Int, n));
        let mut ops = vec![Op::Load(1), number(7), Op::Binary(BinaryOp::Less), Op::JumpUnless(9), Op::Local(1), Op::Assign(None), Op::Pop];
        fuse(&mut ops);
        assert!(matches!(ops[0], Op::LoadTest(1, Second::Int(7), BinaryOp::Less, 9)));
        assert!(matches!(ops[1], Op::WithBinary(Second::Int(7), BinaryOp::Less)), "for who comes here by a jump");
        assert!(matches!((&ops[2], &ops[4]), (Op::Binary(BinaryOp::Less), Op::LocalAssign(1, None))));
        let mut long = vec![Op::Load(1), number(1 << 40), Op::Binary(BinaryOp::Add)];
        fuse(&mut long);
        assert!(matches!(&long[..], [Op::Load(1), Op::Push(_), Op::Binary(_)]));
    }
}
