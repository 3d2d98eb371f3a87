//! How an argument is passed, and what a parameter that is a reference makes of it.

use super::super::compiled::Pattern;
use super::super::state::State;
use super::super::value::{Fault, Outcome, Passed, Type, Value};
use super::values::is_held;
use super::{Machine, Name, Passing};
use std::rc::Rc;

/// How an object is converted.
#[derive(Clone, Copy, Default)]
pub(super) struct As {
    /// Whether the conversion is asked for by name: `explicit` functions do it too.
    pub(super) explicit: bool,
    pub(super) on_const: bool,
    pub(super) on_rvalue: bool,
    /// Whether what refers to a variable is needed.
    pub(super) to_reference: bool,
    /// Whether what refers to a variable will not do, as for `T&&`.
    pub(super) to_rvalue: bool,
    /// Whether a reference is bound to what it makes, which is not copied then.
    pub(super) binds: bool,
}

impl As {
    pub(super) fn passing(self) -> Passing {
        Passing { on_const: self.on_const, on_rvalue: self.on_rvalue, ..Passing::default() }
    }
}

/// `T&` for a variable, `T&&` for a temporary: better than `T const&`.
const REFERENCE: i64 = 3;
/// `T&` for a temporary: worse than anything.
const REFERENCE_TO_TEMPORARY: i64 = 5;

/// What binding to a reference adds to the score of an argument.
pub(super) fn rank_of_reference(pattern: &Pattern, arg: &Value, temporary: bool, comparing: bool) -> Outcome<i64> {
    Ok(match pattern {
        Pattern::Reference(p) if !matches!(**p, Pattern::Const(_)) => {
            if temporary {
                -REFERENCE_TO_TEMPORARY
            } else {
                REFERENCE
            }
        }
        Pattern::Forwarding(_) if temporary => REFERENCE,
        Pattern::Forwarding(p) if !matches!(**p, Pattern::Bind(..) | Pattern::Any) && (comparing || State::is_place(arg)) => {
            return Err(Fault::ill_formed("an rvalue reference is bound to a variable"));
        }
        _ => 0,
    })
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Category {
    /// As a variable.
    Variable,
    /// As a variable that may be moved from.
    Moved,
    /// As a value of its own.
    Temporary,
    /// As a variable of another type, of which a temporary is made for `T&&`.
    Converted,
}

impl Category {
    /// That of argument `i` of a call.
    pub(super) fn of(i: usize, temporaries: u64, moved: u64) -> Self {
        match i {
            0..64 if moved & (1 << i) != 0 => Category::Moved,
            0..64 if temporaries & (1 << i) == 0 => Category::Variable,
            _ => Category::Temporary,
        }
    }
}

/// Whether a parameter refers to what it may change: `int&`, and not `T&`, which may be `T const&`.
pub(super) fn changes(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Reference(p) | Pattern::Forwarding(p) => matches!(**p, Pattern::Concrete(_) | Pattern::Template(..)),
        _ => false,
    }
}

/// Whether a parameter is `T&` without `const`.
pub(super) fn is_mutable_reference(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Reference(p) if !is_const(p))
}

/// Whether a pattern is of what is `const`, or an array of that.
pub(super) fn is_const(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Const(_) => true,
        Pattern::Array(of, _) => is_const(of),
        _ => false,
    }
}

impl Machine<'_> {
    /// How what is on top is passed on, where it expires or is `const`, and what it is.
    fn whole(&mut self) -> (Option<Passed>, Value) {
        match self.pop() {
            Value::Passed(how, of) => (Some(how), (*of).clone()),
            v @ (Value::Object(_) | Value::Array(_)) if !is_held(&v) => {
                let how = if self.is_const_object(&v) { Passed::ConstRvalue } else { Passed::Rvalue };
                (Some(how), v)
            }
            v => (None, v),
        }
    }

    /// A member of what is on top, which is passed on as that is, unless it is a reference or no part of the object.
    pub(super) fn member_passed(&mut self, name: &Name) -> Outcome<Value> {
        let (how, object) = self.whole();
        self.keep_object(&object);
        self.keep_temporary(&object);
        let member = self.member(&object, name)?;
        let field = match self.state.value(&object)? {
            Value::Object(o) => {
                let name = name.rsplit("::").next().unwrap_or(name);
                self.instances[o.class.0 as usize].fields.iter().rev().find(|f| *f.name == *name)
            }
            _ => None,
        };
        let how = match (how, field) {
            (_, None) => None,
            (_, Some(f)) if f.is_reference => None,
            // what is `mutable` is not `const` with the whole
            (Some(Passed::Rvalue), Some(f)) if matches!(self.state.types.get(f.ty), Type::Const(_)) => Some(Passed::ConstRvalue),
            (Some(Passed::Const | Passed::ConstRvalue), Some(f)) if self.is_mutable(f.owner, name) => {
                how.filter(|how| *how == Passed::ConstRvalue).map(|_| Passed::Rvalue)
            }
            (how, _) => how,
        };
        Ok(how.map_or(member.clone(), |how| Value::Passed(how, Rc::new(member))))
    }

    /// An element of what lies below the index: of an array it is passed on as that is.
    pub(super) fn element_passed(&mut self, on_const: bool) -> Outcome<Value> {
        let index = self.pop();
        let (how, of) = self.whole();
        let is_array = match self.state.value(&of)? {
            Value::Array(array) => matches!(self.state.types.get(array.ty), Type::Array(..)),
            _ => false,
        };
        let whole = how.map_or(of.clone(), |how| Value::Passed(how, Rc::new(of)));
        self.told_at = Default::default();
        self.stack.extend([whole, index]);
        let element = self.indexed(on_const)?;
        Ok(how.filter(|_| is_array).map_or(element.clone(), |how| Value::Passed(how, Rc::new(element))))
    }
}
