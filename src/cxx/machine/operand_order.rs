//! Operands that are read before what stands behind them is evaluated.

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::code::{Op, Recalled};
use super::super::compiled::{FunctionCode, Pattern};
use super::super::state::State;
use super::super::value::{Fault, FaultKind, Floating, Integer, Outcome, Passed, Type, Value};
use super::Machine;
use super::facts::{COPY, END, MOVE, TRIVIAL};
use std::rc::Rc;

/// Why a variable is not read.
const READ_LATE: &str = "what a variable holds that is changed by another operand: when it is read is not known";
/// How many references to references are followed to a tensor.
const MAX_REFERENCES: usize = 8;

impl Machine<'_> {
    /// The number or the pointer at a place, nothing where there is none.
    pub(super) fn number_at(&mut self, place: &Value) -> Outcome<Value> {
        let place = match place {
            Value::Passed(Passed::Rvalue | Passed::Const | Passed::ConstRvalue, of) => of,
            place => place,
        };
        let v = match State::is_place(place) {
            true => self.state.operand(place)?,
            false => place.clone(),
        };
        let is_number =
            matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null);
        Ok(if is_number { v } else { Value::Void })
    }

    /// The number at a place, the place where there is none.
    pub(super) fn number_or(&mut self, place: Value) -> Outcome<Value> {
        Ok(match self.number_at(&place)? {
            Value::Void => place,
            v => v,
        })
    }

    /// The same for argument `index` of a callee that lies `below` values below it; an object is copied where the callee has it and
    /// where it is a variable.
    pub(super) fn number_for(&mut self, below: u16, index: u16, copies: bool) -> Outcome<Value> {
        let place = self.pop();
        let (of, is_moved) = match &place {
            Value::Passed(Passed::Rvalue, of) => ((**of).clone(), true),
            of => (of.clone(), false),
        };
        let Some(code) = self.code_called(self.stack.len().checked_sub(usize::from(below)))? else { return Ok(place) };
        let Some(param) = code.params.get(usize::from(index)).filter(|p| !p.by_reference && !code.params.iter().any(|p| p.pack)) else {
            return Ok(place);
        };
        let v = self.number_or(of)?;
        let Value::Object(o) = &v else { return Ok(if is_moved { place } else { v }) };
        if !copies {
            return Ok(place);
        }
        let is_same = match &param.pattern {
            Pattern::Any | Pattern::Bind(..) => true,
            Pattern::Concrete(code) => {
                matches!(code.ops[..], [Op::Class(def), ..] if code.ops.len() == 2 && self.instances[o.class.0 as usize].def == def)
            }
            _ => false,
        };
        if !is_same || !self.any_copies_by_code || !super::values::is_held(&v) || !self.is_by_code(&v) {
            return Ok(place);
        }
        let copy = if is_moved { self.moved_value(&v)? } else { self.copied(&v)? };
        self.note_temporary(&copy);
        Ok(copy)
    }

    /// Whether g++ copies an argument when it calls: copies and the end of what it is run nothing.
    pub(super) fn is_copied_late(&mut self, v: &Value) -> bool {
        let is_object = matches!(v, Value::Object(_) | Value::Array(_) | Value::Closure(_));
        is_object && {
            let ty = self.state.type_of(v);
            self.facts(ty, 0).is_ok_and(|facts| [COPY, MOVE, END].iter().all(|of| facts.levels[*of] == TRIVIAL))
        }
    }

    /// The code of the callee at a place of the stack, where there is one for whatever is called.
    fn code_called(&mut self, at: Option<usize>) -> Outcome<Option<Rc<FunctionCode>>> {
        let callee = at.and_then(|at| self.stack.get(at)).cloned().unwrap_or(Value::Void);
        let callee = if State::is_place(&callee) { self.state.value(&callee)? } else { callee };
        let only = match &callee {
            Value::Closure(closure) => return Ok(Some(self.program.lambdas[closure.code as usize].code.clone())),
            Value::Object(o) => self.method_set(o.class, "operator()").map(|(_, set)| set),
            // what is made of the arguments
            Value::Type(ty) => match *self.state.types.get(*ty) {
                Type::Class(class) => self.method_set(class, super::super::program::CONSTRUCTOR).map(|(_, set)| set),
                _ => None,
            },
            _ => None,
        };
        Ok(match only.map(|set| &self.program.sets[set as usize].1[..]) {
            Some([only]) => Some(self.function_code(*only)),
            _ => None,
        })
    }

    /// Replaces an operand by what the variable in a slot holds now, where it is not converted before the others are there.
    pub(super) fn recall(&mut self, (below, of): (u16, u16), slot: u32, how: Recalled) -> Outcome<()> {
        let at = self.stack.len() - 1 - usize::from(below);
        let was = self.stack[at].clone();
        let now = self.number_at(&Value::Slot(slot))?;
        if how == Recalled::Within {
            return match now {
                Value::Int(..) => Err(Fault::new(FaultKind::Unsupported, READ_LATE)),
                _ => Ok(()),
            };
        }
        let is_same = match (&self.number_at(&was)?, &now) {
            (Value::Void, _) | (_, Value::Void) => true,
            (Value::Int(_, a), Value::Int(_, b)) | (Value::Enum(_, a), Value::Enum(_, b)) => a == b,
            (Value::Float(_, a), Value::Float(_, b)) => a == b,
            _ => false,
        };
        if is_same {
            return Ok(());
        }
        let how = match how {
            Recalled::OfCallee => match self.code_called(at.checked_sub(usize::from(of)))? {
                Some(code) => match code.params.get(usize::from(below)).map(|p| &p.pattern) {
                    Some(Pattern::Any | Pattern::Bind(..)) => Recalled::AsIs,
                    Some(Pattern::Concrete(code)) if let [Op::Push(Value::Type(ty)), ..] = code.ops[..] => Recalled::As(ty),
                    _ => Recalled::Untold,
                },
                None => Recalled::Untold,
            },
            how => how,
        };
        let ty = self.state.type_of(&now);
        // what is of another type was computed of it, and is it again where nothing was lost
        let was = self.state.value(&was)?;
        let is_other = self.state.type_of(&was) != ty && matches!((&was, &now), (Value::Int(..), Value::Int(..)));
        let is_narrow = matches!((&was, &now), (Value::Int(k, _), Value::Int(l, _)) if k.bits() < l.bits());
        let is_promoted = is_other && matches!(&now, Value::Int(k, _) if k.bits() < 32);
        let is_converted = matches!((&was, &now), (Value::Int(..), Value::Float(..)) | (Value::Float(..), Value::Int(..)));
        let how = match how {
            _ if is_converted => return Ok(()),
            Recalled::As(_) if is_promoted => return Ok(()),
            Recalled::AsIs | Recalled::Promoted if is_other => return Ok(()),
            Recalled::As(_) | Recalled::Beside if is_narrow => return Ok(()),
            Recalled::Beside if is_other => Recalled::Untold,
            how => how,
        };
        let is_late = match how {
            Recalled::AsIs => true,
            Recalled::Beside => {
                let beside = self.stack[self.stack.len() - 1].clone();
                self.keeps_type(&now, &beside)?
            }
            Recalled::Promoted => {
                !matches!(&now, Value::Int(k, _) if k.bits() < 32) && !matches!(&now, Value::Float(k, _) if k.is(Floating::Float))
            }
            Recalled::As(to) => match (&now, self.state.types.get(to)) {
                (Value::Int(Integer::Bool, _), _) => ty == to,
                (Value::Int(k, _), Type::Int(l)) => *l != Integer::Bool && k.bits() == l.bits() && k.is_signed() == l.is_signed(),
                (Value::Pointer { .. } | Value::AddressOf(..), Type::Pointer(..)) => true,
                _ => ty == to,
            },
            Recalled::OfCallee | Recalled::Untold | Recalled::Within => {
                return Err(Fault::new(FaultKind::Unsupported, READ_LATE));
            }
        };
        if is_late {
            self.stack[at] = now;
        }
        Ok(())
    }

    /// Whether an operand is no object, and one may be made of it.
    pub(super) const fn is_converted(v: &Value) -> bool {
        matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::Text(_))
    }

    /// Refuses an operator whose right operand was converted behind the left one, as what was written by then tells.
    pub(super) fn in_turn(&mut self, before: usize, written: usize) -> Outcome<()> {
        if self.state.out.len() <= written {
            return Ok(());
        }
        self.state.out.truncate(before);
        Err(Fault::new(FaultKind::Unsupported, "an operand that is converted to a class which the text does not tell"))
    }

    /// Leaves the left operand, below what was seen of it and the right one, and the right one.
    pub(super) fn settled(&mut self, is_last: bool, is_place: bool) -> Outcome<()> {
        let (b, seen, place) = (self.pop(), self.pop(), self.pop());
        let now = match &seen {
            Value::Void => true,
            seen => is_last && self.keeps_type(seen, &b)?,
        };
        let a = match (now, &seen) {
            (false, _) => seen,
            (true, Value::Void) if is_place || self.state.is_constant(&place) => place,
            (true, _) => self.state.operand(&place)?,
        };
        self.stack.extend([a, b]);
        Ok(())
    }

    /// Replaces the left operand, the value of a variable below the right one, by what the variable holds now, where the types let
    /// g++ swap the operands.
    pub(super) fn reread(&mut self, slot: u32) -> Outcome<()> {
        let (b, seen) = (self.pop(), self.pop());
        let is_number = matches!(seen, Value::Int(..) | Value::Float(..) | Value::Enum(..));
        if !is_number || self.keeps_type(&seen, &b)? {
            self.load_local(slot)?;
        } else {
            self.stack.push(seen);
        }
        self.stack.push(b);
        Ok(())
    }

    /// Whether the right operand comes first, where the slot says so; else the left one does until something is found out.
    pub(super) fn decided(&mut self, slot: u32, is_kept: bool) -> Option<bool> {
        let decision = &mut self.state.slots[slot as usize];
        match decision {
            Value::Int(Integer::Bool, swaps) if is_kept => Some(*swaps != 0),
            _ => {
                *decision = Value::Int(Integer::Bool, 0);
                None
            }
        }
    }

    /// Whether a variable is a layout or a tensor.
    pub(super) fn is_of_cute(&self, slot: u32) -> bool {
        let mut slot = slot;
        for _ in 0..MAX_REFERENCES {
            match self.state.slots.get(slot as usize) {
                Some(Value::Slot(of)) => slot = *of,
                v => return matches!(v, Some(Value::Cute(_))),
            }
        }
        false
    }

    /// Notes in the slot whether the right operand comes first, as far as the type of the operand on top tells.
    pub(super) fn right_comes_first(&mut self, op: BinaryOp, slot: u32) -> Outcome<bool> {
        let top = self.pop();
        let known = match top {
            Value::Void => None,
            top => Some(self.has_operator(op, &top)?),
        };
        match known {
            Some(false) => {}
            Some(true) => self.state.slots[slot as usize] = Value::Int(Integer::Bool, 1),
            // it is asked again the next time
            None => self.state.slots[slot as usize] = Value::Int(Integer::Int, 0),
        }
        Ok(known == Some(true))
    }

    /// Whether an operand is used beside another one without a conversion that changes its size.
    fn keeps_type(&mut self, a: &Value, b: &Value) -> Outcome<bool> {
        let b = self.state.value(b)?;
        Ok(match (a, &b) {
            (Value::Int(k, _), Value::Int(l, _)) => arith::common(*k, *l).bits() == k.bits(),
            (Value::Float(k, _), Value::Float(l, _)) => k.is(*l) || self.state.type_of(a) == super::super::types::Types::DOUBLE,
            (Value::Float(..), Value::Int(..)) => true,
            (Value::Int(..) | Value::Enum(..), Value::Pointer { .. } | Value::AddressOf(_, _)) => true,
            (Value::Int(..), _) => false,
            (Value::Pointer { .. } | Value::AddressOf(_, _), Value::Int(..) | Value::Enum(..)) => false,
            _ => true,
        })
    }

    /// Whether an operator is a function for an operand of a type.
    fn has_operator(&mut self, op: BinaryOp, of: &Value) -> Outcome<bool> {
        let ty = match of {
            Value::Type(_) | Value::TypeOf(_) => self.type_id(of)?,
            v => {
                let v = self.state.value(v)?;
                self.state.type_of(&v)
            }
        };
        let ty = self.state.types.strip(ty);
        Ok(match self.state.types.get(ty) {
            Type::Class(class) if !self.conversions_of(*class).is_empty() => {
                let sample = self.sample_of(ty)?;
                !self.is_number_for(op, &sample)?
            }
            Type::Class(_) => true,
            Type::Library(name, _) => !matches!(&**name, "C" | "Int"),
            Type::Enum(..) => !self.own_namespaces(super::run::operator_name(op)).is_empty(),
            _ => false,
        })
    }
}
