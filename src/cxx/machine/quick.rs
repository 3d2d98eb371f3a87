//! Operators on numbers in variables and on the stack, in place: nothing is allocated, and nothing has to be said of the result.

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::code::Second;
use super::super::value::{Integer, Outcome, Value};
use super::Machine;

impl Machine<'_> {
    /// `a op b` of a variable and a second operand, where both are numbers and nothing can go wrong.
    #[inline]
    pub(super) fn of_slot(&self, slot: u32, base: u32, second: Second, op: BinaryOp) -> Option<Value> {
        let a = &self.state.slots[slot as usize];
        match second {
            Second::Slot(b) => of_numbers(op, a, &self.state.slots[(base + b) as usize]),
            Second::Int(b) => of_numbers(op, a, &Value::Int(Integer::Int, b.into())),
        }
    }

    /// Replaces the top by `top op b`, where both are numbers and nothing can go wrong; whether it was done.
    #[inline]
    pub(super) fn with_top(&mut self, base: u32, second: Second, op: BinaryOp) -> bool {
        let Some(a) = self.stack.last_mut() else {
            return false;
        };
        let v = match second {
            Second::Slot(b) => of_numbers(op, a, &self.state.slots[(base + b) as usize]),
            Second::Int(b) => of_numbers(op, a, &Value::Int(Integer::Int, b.into())),
        };
        let is_done = v.is_some();
        if let Some(v) = v {
            *a = v;
        }
        is_done
    }

    /// Pushes a second operand.
    pub(super) fn push_second(&mut self, base: u32, second: Second) -> Outcome<()> {
        match second {
            Second::Slot(slot) => return self.load_local(base + slot),
            Second::Int(n) => self.stack.push(Value::Int(Integer::Int, n.into())),
        }
        Ok(())
    }

    /// Replaces two operands by the result, where both are numbers and nothing can go wrong; whether it was done.
    #[inline]
    pub(super) fn binary_of_numbers(&mut self, op: BinaryOp) -> bool {
        let [.., a, b] = &mut self.stack[..] else {
            return false;
        };
        let Some(v) = of_numbers(op, a, b) else {
            return false;
        };
        *a = v;
        self.stack.pop();
        true
    }

    /// `a = top`, `a op= top` of a variable, where both are numbers and nothing can go wrong: pops the top; whether it was done.
    #[inline]
    pub(super) fn number_assigned(&mut self, slot: u32, op: Option<BinaryOp>) -> bool {
        let Some(v) = self.stack.last() else {
            return false;
        };
        let there = &mut self.state.slots[slot as usize];
        let made = match op {
            None => None,
            Some(op) => match of_numbers(op, there, v) {
                None => return false,
                made => made,
            },
        };
        match (there, made.as_ref().unwrap_or(v)) {
            (Value::Int(kind, there), Value::Int(of, x)) => *there = if kind == of { *x } else { kind.wrap(*x) },
            (Value::Float(kind, there), Value::Float(of, x)) if kind == of => *there = *x,
            _ => return false,
        }
        self.stack.pop();
        true
    }

    /// Counts a variable of type `int` up or down, where nothing can go wrong; whether it was done.
    #[inline]
    pub(super) fn bumped(&mut self, slot: u32, by: i64) -> bool {
        match &mut self.state.slots[slot as usize] {
            Value::Int(Integer::Int, x) if (i32::MIN as i64 + 1..i32::MAX as i64).contains(x) => {
                *x += by;
                true
            }
            Value::Int(kind @ (Integer::UInt | Integer::ULong | Integer::ULongLong), x) => {
                *x = kind.wrap(x.wrapping_add(by));
                true
            }
            _ => false,
        }
    }
}

/// `a op b` of two numbers, where nothing can go wrong.
#[inline]
fn of_numbers(op: BinaryOp, a: &Value, b: &Value) -> Option<Value> {
    match (a, b) {
        (Value::Int(Integer::Int, a), Value::Int(Integer::Int, b)) => small(op, *a, *b),
        (Value::Int(ka, a), Value::Int(kb, b)) => arith::exact(op, (*ka, *a), (*kb, *b)),
        (Value::Float(ka, a), Value::Float(kb, b)) if op != BinaryOp::ThreeWay => arith::of_floats(op, (*ka, *a), (*kb, *b)).ok(),
        _ => None,
    }
}

/// `a op b` of two values of type `int`, where nothing can go wrong.
#[inline]
fn small(op: BinaryOp, a: i64, b: i64) -> Option<Value> {
    let truth = |b: bool| Some(Value::Int(Integer::Bool, i64::from(b)));
    let value = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Subtract => a - b,
        BinaryOp::Multiply => a * b,
        BinaryOp::Less => return truth(a < b),
        BinaryOp::LessEqual => return truth(a <= b),
        BinaryOp::Greater => return truth(a > b),
        BinaryOp::GreaterEqual => return truth(a >= b),
        BinaryOp::Equal => return truth(a == b),
        BinaryOp::Unequal => return truth(a != b),
        BinaryOp::Divide if b != 0 => a / b,
        BinaryOp::Remainder if b > 0 => a % b,
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        BinaryOp::ShiftRight if (0..32).contains(&b) => a >> b,
        BinaryOp::ShiftLeft if (0..32).contains(&b) => a << b,
        _ => return None,
    };
    i32::try_from(value).is_ok().then_some(Value::Int(Integer::Int, value))
}
