//! Temporaries that something goes on to refer to: those that are passed end with the expression, those that members are bound to in
//! braces with the variable, and those that a constructor binds them to with that.

use super::super::state::State;
use super::super::types::{Role, containers::element_of};
use super::super::value::{Object, Outcome, Type, TypeId, Value};
use super::Machine;
use super::aggregates::PART;
use super::ends::{Expiring, MOST_WITHIN};
use std::rc::{Rc, Weak};

impl Machine<'_> {
    /// The temporaries of the program among arguments, which nothing else holds yet.
    pub(super) fn passed(&self, args: &[Value]) -> Vec<Weak<Object>> {
        if !self.any_destructors || self.frames.last().is_none_or(|frame| frame.code.is_prelude) {
            return Vec::new();
        }
        // a member has let its object end with the expression, but for what holds that
        let is_expiring = |o: &Rc<Object>| {
            let mut all = self.expiring.iter().rev().take(MOST_WITHIN);
            all.any(|last| matches!(&last.value, Value::Object(of) if !last.is_owned && Rc::ptr_eq(o, of)))
        };
        let of = |arg: &Value| match State::root(arg) {
            Value::Field(_, o) if Rc::strong_count(o) == 2 && o.pending_destructors.is_some() && is_expiring(o) => Some(Rc::downgrade(o)),
            Value::Object(o) | Value::Base(_, o) | Value::Field(_, o)
                if Rc::strong_count(o) == 1 && o.pending_destructors.is_some() && o.temporary.get() != PART =>
            {
                o.temporary.set(u16::try_from(self.frames.len()).unwrap_or(0));
                Some(Rc::downgrade(o))
            }
            _ => None,
        };
        args.iter().filter_map(of).collect()
    }

    /// Notes that temporaries end with the expression, whatever refers to them then.
    pub(super) fn note_passed(&mut self, passed: Vec<Weak<Object>>) {
        let frame = self.frames.len().saturating_sub(1);
        self.expiring.extend(passed.into_iter().map(|of| Expiring { passed: Some(of), ..Expiring::new(frame, Value::Void, true) }));
    }

    /// The same of what something was made of: a temporary that it is, or has as a member or an element, is none.
    pub(super) fn note_passed_to(&mut self, passed: Vec<Weak<Object>>, made: &Value) {
        if passed.is_empty() {
            return;
        }
        let is_other = match made {
            Value::Object(o) => self.has_constructors(o.class) || self.state.types.classes[o.class.0 as usize].role == Role::Tuple,
            Value::Array(array) => {
                matches!(self.state.types.get(array.ty), Type::Library(name, _) if matches!(&**name, "vector" | "deque"))
            }
            _ => false,
        };
        if is_other {
            let is_it = |of: &Weak<Object>| matches!(made, Value::Object(o) if std::ptr::eq(of.as_ptr(), Rc::as_ptr(o)));
            self.note_passed(passed.into_iter().filter(|of| !is_it(of)).collect());
        }
    }

    /// Lets what members of variables refer to end with these.
    pub(super) fn keep_bound(&mut self, frame: usize, first: usize) {
        let frames = self.frames.get(frame);
        let slots = frames.map_or(0..0, |frame| frame.base as usize..frame.base as usize + frame.code.slots);
        let slots = self.state.slots.get(slots).unwrap_or_default();
        let this = frames.map(|frame| &frame.this);
        let variables: Vec<&Value> = slots.iter().chain(&self.state.globals).chain(this).collect();
        let is_kept = |owner: &Weak<Object>| owner.upgrade().is_some_and(|owner| variables.iter().any(|v| self.is_whole_of(v, &owner, 0)));
        let kept: Vec<bool> = self.expiring[first..].iter().map(|last| last.owner.as_ref().is_some_and(is_kept)).collect();
        let mut kept = std::iter::repeat_n(false, first).chain(kept);
        self.expiring.retain(|_| !kept.next().unwrap_or_default());
    }

    /// Whether a variable is an object, or has it as a member or an element.
    fn is_whole_of(&self, v: &Value, part: &Rc<Object>, depth: usize) -> bool {
        let within = |all: &[Value]| depth < MOST_WITHIN && all.iter().any(|v| self.is_whole_of(v, part, depth + 1));
        match State::root(v) {
            Value::Object(o) | Value::Base(_, o) => Rc::ptr_eq(o, part) || within(&o.fields.borrow()),
            Value::Array(array) => match self.state.types.get(array.ty) {
                Type::Library(name, _) if !matches!(&**name, "array" | "initializer_list") => false,
                _ => within(&super::copies::cells_of(array)),
            },
            Value::Closure(closure) => within(&closure.captured.borrow()),
            Value::Braces(items) => within(items),
            _ => false,
        }
    }

    /// Lets the temporary that a member, a reference, is bound to, and those that parts of one refer to, end with the constructor.
    pub(super) fn bind_until_made(&mut self, v: &Value, is_reference: bool) {
        let frame = self.frames.len().saturating_sub(1);
        let is_bound = match v {
            Value::Object(o) => is_reference && o.pending_destructors.is_some() && Rc::strong_count(o) == 1,
            Value::Array(array) => is_reference && Rc::strong_count(array) == 1 && self.owns_elements(array),
            _ => false,
        };
        if self.expiring.iter().any(|last| last.owner.is_some()) {
            let is_within = |machine: &Self, last: &Expiring| {
                last.owner.as_ref().and_then(Weak::upgrade).is_some_and(|owner| machine.is_whole_of(v, &owner, 0))
            };
            let (within, rest) = std::mem::take(&mut self.expiring).into_iter().partition(|last| is_within(self, last));
            self.expiring = rest;
            self.bound.extend(within.into_iter().map(|last: Expiring| (frame, last.value)));
        }
        if is_bound {
            self.bound.push((frame, v.clone()));
        }
        if let Value::Array(array) = v
            && is_reference
            && self.is_list(array.ty)
        {
            let elements = super::copies::cells_of(array).into_iter().rev().collect();
            self.bound.push((frame, Value::Pack(Rc::new(elements))));
        }
    }

    /// Makes what ends with the code of a default, which has run, end with the expression around it.
    pub(super) fn adopt_expiring(&mut self) {
        let frame = self.frames.len();
        for last in self.expiring.iter_mut().rev().take_while(|last| last.frame >= frame) {
            last.frame = frame.saturating_sub(1);
        }
    }

    /// Ends what was bound so, but for the first ones.
    pub(super) fn end_bound(&mut self, first: usize) -> Outcome<()> {
        // the destructors are frames of their own
        let mut ending = self.bound.split_off(first.min(self.bound.len()));
        while let Some((_, v)) = ending.pop() {
            self.end_owned(v)?;
            self.destroy()?;
        }
        Ok(())
    }

    /// The same of what the constructors of frames that have ended have bound.
    pub(super) fn end_bound_within(&mut self, frame: usize) -> Outcome<()> {
        let first = self.bound.iter().rposition(|last| last.0 < frame).map_or(0, |i| i + 1);
        self.end_bound(first)
    }

    /// Makes what the parts of an object refer to end with another one, or with no variable.
    pub(super) fn passes_bound(&mut self, from: &Value, to: Option<&Rc<Object>>) {
        if self.expiring.iter().all(|last| last.owner.is_none()) {
            return;
        }
        let mut all = std::mem::take(&mut self.expiring);
        for last in &mut all {
            if last.owner.as_ref().and_then(Weak::upgrade).is_some_and(|owner| self.is_whole_of(from, &owner, 0)) {
                last.owner = to.map(Rc::downgrade);
            }
        }
        self.expiring = all;
    }

    /// Whether references in what is of a type keep what stands in braces for them.
    pub(super) fn keeps_temporaries(&self, ty: TypeId) -> bool {
        match self.state.types.get(self.state.types.without_const(ty)) {
            Type::Class(class) => self.instances[class.0 as usize].keeps_temporaries,
            Type::Array(of, _) => self.keeps_temporaries(*of),
            Type::Library(name, args) if &**name == "array" => self.keeps_temporaries(element_of(args)),
            _ => false,
        }
    }

    /// Ends what the references in a variable keep, the last one first, in front of the variable as g++ does.
    pub(super) fn end_kept(&mut self, v: &Value) -> Outcome<()> {
        let mut kept = Vec::new();
        self.kept_in(v, &mut kept);
        for of in kept {
            match &of {
                Value::Object(o) if !o.ended.get() => {
                    // the destructor of the variable may still read numbers there
                    let number = |v: &Value| if matches!(v, Value::Int(..) | Value::Float(..)) { v.clone() } else { Value::Void };
                    let numbers = o.fields.borrow().iter().map(number).collect();
                    self.end_object(o, true)?;
                    *o.fields.borrow_mut() = numbers;
                }
                Value::Object(_) => {}
                _ => self.end_owned(of)?,
            }
            self.destroy()?;
        }
        Ok(())
    }

    /// What references in a value alone lead to, and what those in that do behind it.
    fn kept_in(&self, v: &Value, kept: &mut Vec<Value>) {
        match v {
            Value::Object(o) if self.instances[o.class.0 as usize].keeps_temporaries => {
                let fields = self.instances[o.class.0 as usize].fields.clone();
                for (f, part) in fields.iter().zip(&*o.fields.borrow()).rev() {
                    let is_alone = match part {
                        Value::Object(of) => Rc::strong_count(of) == 1,
                        Value::Array(of) => Rc::strong_count(of) == 1,
                        _ => false,
                    };
                    if f.is_reference && is_alone && !matches!(part, Value::Object(of) if of.pending_destructors.is_none()) {
                        kept.push(part.clone());
                    }
                    if is_alone || !f.is_reference {
                        self.kept_in(part, kept);
                    }
                }
            }
            // the elements of a list are no parts of it
            Value::Array(array) if self.keeps_temporaries(array.element) && self.owns_elements(array) => {
                super::copies::cells_of(array).iter().rev().for_each(|part| self.kept_in(part, kept));
            }
            Value::Closure(closure) => closure.captured.borrow().iter().rev().for_each(|part| self.kept_in(part, kept)),
            _ => {}
        }
    }
}
