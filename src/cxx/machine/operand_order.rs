//! Operands that are read before what stands behind them is evaluated.

use super::super::arith;
use super::super::ast::{BinaryOp, Name};
use super::super::state::State;
use super::super::value::{Outcome, Type, Value};
use super::Machine;

impl Machine<'_> {
    /// The number or the pointer at a place, nothing where there is none.
    pub(super) fn number_at(&mut self, place: &Value) -> Outcome<Value> {
        let v = match State::is_place(place) {
            true => self.state.operand(place)?,
            false => place.clone(),
        };
        let is_number =
            matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(_) | Value::Null);
        Ok(if is_number { v } else { Value::Void })
    }

    /// The number at a place, the place where there is none.
    pub(super) fn number_or(&mut self, place: Value) -> Outcome<Value> {
        Ok(match self.number_at(&place)? {
            Value::Void => place,
            v => v,
        })
    }

    /// The same for argument `index` of a callee that lies `below` values below it.
    pub(super) fn number_for(&mut self, below: u16, index: u16) -> Outcome<Value> {
        let place = self.pop();
        let callee = self.stack.len().checked_sub(usize::from(below)).and_then(|at| self.stack.get(at)).cloned().unwrap_or(Value::Void);
        let callee = if State::is_place(&callee) { self.state.value(&callee)? } else { callee };
        let Value::Closure(closure) = callee else {
            return Ok(place);
        };
        let params = &self.program.lambdas[closure.code as usize].code.params;
        let by_value = params.get(usize::from(index)).is_some_and(|p| !p.by_reference) && !params.iter().any(|p| p.pack);
        if by_value { self.number_or(place) } else { Ok(place) }
    }

    /// The left operand, below what was seen of it and the right one: those two are left on the stack but for the right one,
    /// which is the answer.
    pub(super) fn settled(&mut self, is_last: bool, is_place: bool) -> Outcome<Value> {
        let (b, seen, place) = (self.pop(), self.pop(), self.pop());
        let now = match &seen {
            Value::Void => true,
            seen => is_last && self.keeps_type(seen, &b)?,
        };
        let a = match (now, &seen) {
            (false, _) => seen,
            (true, Value::Void) if is_place => place,
            (true, _) => self.state.operand(&place)?,
        };
        self.stack.push(a);
        Ok(b)
    }

    /// Whether an operand is used beside another one without a conversion that changes its size.
    fn keeps_type(&mut self, a: &Value, b: &Value) -> Outcome<bool> {
        let b = self.state.value(b)?;
        Ok(match (a, &b) {
            (Value::Int(k, _), Value::Int(l, _)) => arith::common(*k, *l).bits() == k.bits(),
            (Value::Float(k, _), Value::Float(l, _)) => k == l || self.state.type_of(a) == super::super::types::Types::DOUBLE,
            (Value::Float(..), Value::Int(..)) => true,
            (Value::Int(..) | Value::Enum(..), Value::Pointer { .. } | Value::AddressOf(_)) => true,
            (Value::Int(..), _) => false,
            (Value::Pointer { .. } | Value::AddressOf(_), Value::Int(..) | Value::Enum(..)) => false,
            _ => true,
        })
    }

    /// Whether an operator is a function for an operand of a type.
    pub(super) fn has_operator(&mut self, op: BinaryOp, of: &Value) -> Outcome<bool> {
        if let Value::Void = of {
            return Ok(false);
        }
        let ty = match of {
            Value::Type(_) | Value::TypeOf(_) => self.type_id(of)?,
            v => {
                let v = self.state.value(v)?;
                self.state.type_of(&v)
            }
        };
        let ty = self.state.types.strip(ty);
        Ok(match self.state.types.get(ty) {
            Type::Class(_) => true,
            Type::Library(name, _) => !matches!(&**name, "C" | "Int"),
            Type::Enum(..) => !self.own_namespaces(&Name::from(format!("operator{}", op.symbol()))).is_empty(),
            _ => false,
        })
    }
}
