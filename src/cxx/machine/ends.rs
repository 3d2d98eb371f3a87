//! What happens at the end of statements, expressions and scopes, and where faults and findings are shown.

use super::super::code::Code;
use super::super::compiled::{ParamSlot, ResultKind};
use super::super::state::State;
use super::super::value::{Array, ClassId, Fault, FaultKind, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use crate::algebra::sorted;
use std::rc::{Rc, Weak};

/// How deep the ends of objects may nest that are pointed to.
const MOST_ENDING: u32 = 500;

/// How deep what holds others is looked into.
pub(super) const MOST_WITHIN: usize = 8;

/// How many bytes of output are kept before they are handed on.
const WRITTEN: usize = 1 << 15;

/// How many variables end in the time of a step.
const SLOTS_PER_STEP: u64 = 4;

/// What ends with the expression that a frame runs.
pub(super) struct Expiring {
    /// The number of the frame.
    pub(super) frame: usize,
    pub(super) value: Value,
    /// Whether it ends also where pointers or references to it are left.
    pub(super) is_owned: bool,
    /// What a member refers to it from: a variable that this is keeps it.
    pub(super) owner: Option<Weak<Object>>,
    /// The temporary that was passed, in the stead of a value: it ends with the expression where anything has kept it.
    pub(super) passed: Option<Weak<Object>>,
}

impl Expiring {
    /// A value that ends with the expression of a frame: one that is owned also where others hold it.
    pub(super) fn new(frame: usize, value: Value, is_owned: bool) -> Self {
        Self { frame, value, is_owned, owner: None, passed: None }
    }
}

/// The most bytes that an object has which is returned in registers.
const IN_REGISTERS: i64 = 16;

impl Machine<'_> {
    /// At the end of a statement: hands on long output and runs the destructors of temporaries.
    #[inline]
    pub(super) fn statement_ended(&mut self, frame: usize, code: &Code, at: usize) -> Outcome<()> {
        self.hand_on_output()?;
        if self.state.findings.len() != self.found {
            self.locate_findings(code, at);
        }
        if !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        if self.any_destructors | !self.expiring.is_empty() { self.expression_ended(frame) } else { Ok(()) }
    }

    /// Ends what is to end with the expression that a frame has run; the next one begins.
    #[cold]
    fn expression_ended(&mut self, frame: usize) -> Outcome<()> {
        if self.expiring.is_empty() {
            self.begins_expression(frame);
            return Ok(());
        }
        self.end_expiring(frame)
    }

    /// What is made from here on belongs to another expression of a frame.
    pub(super) fn begins_expression(&mut self, frame: usize) {
        let made = self.pending_destructors.made();
        if let Some(frame) = self.frames.get_mut(frame) {
            frame.made_before = made;
        }
    }

    /// Marks an object as a temporary of the expression that the frame on top runs.
    pub(super) fn note_temporary(&self, v: &Value) {
        if let Value::Object(o) = v
            && o.pending_destructors.is_some()
        {
            o.temporary.set(u16::try_from(self.frames.len()).unwrap_or(0));
        }
    }

    /// Whether an object that has gone is a temporary of an expression that still runs; it ends with that then.
    pub(super) fn outlasts(&mut self, object: &Object) -> bool {
        let Some(depth) = usize::from(object.temporary.get()).checked_sub(1) else {
            return false;
        };
        if self.frames.get(depth).is_none_or(|frame| object.born.get() < frame.made_before) {
            return false;
        }
        let value = Value::Object(Object::again(object, &self.pending_destructors));
        let place = self.expiring.partition_point(|other| other.frame <= depth);
        self.expiring.insert(place, Expiring::new(depth, value, false));
        true
    }

    /// Whether nothing is to end with the expression that runs.
    #[inline]
    pub(super) fn has_ended_all(&self) -> bool {
        self.expiring.is_empty() && self.pending_destructors.borrow().is_empty()
    }

    /// Hands on what was written where that is much.
    #[inline]
    pub(super) fn hand_on_output(&mut self) -> Outcome<()> {
        if self.state.out.len() > WRITTEN {
            self.state.memory.budget.spend(self.state.out.len() as u64 / 4)?;
            if !self.flush() {
                return Err(Fault::new(FaultKind::Limit, "the output is no longer read"));
            }
        }
        Ok(())
    }

    /// Ends what the arguments of calls were, at the end of the expression that a frame runs: what was made last first.
    pub(super) fn end_expiring(&mut self, frame: usize) -> Outcome<()> {
        self.begins_expression(frame);
        let first = self.expiring.iter().rposition(|last| last.frame < frame).map_or(0, |i| i + 1);
        if self.expiring[first..].iter().any(|last| last.owner.is_some()) {
            self.keep_bound(frame, first);
        }
        self.end_since(first)
    }

    /// Ends what is to end with expressions, but for the first ones.
    pub(super) fn end_since(&mut self, first: usize) -> Outcome<()> {
        let mut ending = self.expiring.split_off(first.min(self.expiring.len()));
        if ending.len() > 1 {
            let born_before = |e: &Expiring| match &e.passed {
                Some(of) => of.upgrade().and_then(|o| born(&Value::Object(o))),
                None => born(&e.value),
            };
            sorted::by_key(&mut ending, born_before);
        }
        while let Some(Expiring { value, is_owned, passed, .. }) = ending.pop() {
            // what holds it may have ended it
            let passed = passed.and_then(|of| of.upgrade()).filter(|o| !o.ended.get());
            let value = passed.map_or(value, Value::Object);
            if is_owned {
                self.end_owned(value)?;
            } else {
                drop(value);
            }
            self.destroy()?;
        }
        Ok(())
    }

    /// Keeps a value until the expression that a frame runs ends.
    fn expires_with(&mut self, frame: usize, value: Value) {
        self.expiring.push(Expiring::new(frame, value, false));
    }

    /// The same, of the frame that runs.
    pub(super) fn expires_here(&mut self, value: Value) {
        self.expires_with(self.frames.len().saturating_sub(1), value);
    }

    /// Keeps the object and the arguments of a call that has ended until the expression that a frame runs ends, but for what
    /// the call returns.
    pub(super) fn keep_arguments(&mut self, frame: &super::Frame, depth: usize, result: &Value) {
        let ends = |v: &Value, tells: usize| match v {
            Value::Object(o) | Value::Base(_, o) => Rc::strong_count(o) == 1 + tells,
            Value::Array(a) => Rc::strong_count(a) == 1 + tells,
            Value::Tuple(items) => Rc::strong_count(items) == 1,
            Value::Pack(items) => Rc::strong_count(items) == 1,
            Value::Closure(closure) => Rc::strong_count(closure) == 1 + tells,
            _ => false,
        };
        if ends(&frame.this, 0) {
            self.expires_with(depth, frame.this.clone());
        }
        if let Some(closure) = &frame.closure
            && self.any_destructors
            && Rc::strong_count(closure) == 1
        {
            self.expires_with(depth, Value::Closure(closure.clone()));
        }
        let Some(function) = &frame.function else {
            return;
        };
        let refers = matches!(function.result, ResultKind::Reference);
        if let (true, Value::Object(this) | Value::Base(_, this), Value::Object(to) | Value::Base(_, to) | Value::Field(_, to)) =
            (refers, &frame.this, State::changeable(result))
            && Rc::ptr_eq(this, to)
            && Rc::strong_count(this) == 2
        {
            // a temporary that the reference leads to ends all the same
            self.expiring.push(Expiring::new(depth, frame.this.clone(), true));
        }
        // the last one was made first
        for (i, param) in function.params.iter().enumerate().rev() {
            let is_owned = i < 64 && frame.owned & (1 << i) != 0;
            let slot = (frame.base + param.slot) as usize;
            let tells = self.state.slots.get(slot).map_or(0, |v| self.tells(function, frame.base, v));
            if let Some(v) = self.state.slots.get_mut(slot)
                && (ends(v, tells) || (is_owned && (refers && param.by_reference || !is_same(v, result))))
            {
                let value = std::mem::replace(v, Value::Void);
                self.expiring.push(Expiring::new(depth, value, is_owned));
            }
        }
    }

    /// How many parameters of the template an argument itself tells what they stand for.
    fn tells(&self, function: &super::FunctionCode, base: u32, v: &Value) -> usize {
        let of = |t: &Value| matches!(t, Value::TypeOf(of) if is_same(of, v));
        let told = |t: &Value| if let Value::Pack(items) = t { items.iter().any(of) } else { of(t) };
        let slots = function.templates.iter().filter_map(|t| self.state.slots.get((base + t.slot) as usize));
        slots.filter(|t| told(t)).count()
    }

    /// Which of the first parameters of a call are objects of their own: copies, or temporaries that the caller alone holds.
    pub(super) fn owned_parameters(&self, function: &super::FunctionCode, base: u32) -> u64 {
        let in_slot = |slot: u32| self.state.slots.get((base + slot) as usize);
        let tells = |v: &Value| self.tells(function, base, v);
        // the slot and the list of the arguments hold it
        let is_owned = |v: &Value| match v {
            Value::Object(o) => Rc::strong_count(o) <= 2 + tells(v),
            Value::Array(array) => Rc::strong_count(array) <= 2 + tells(v) && self.owns_elements(array),
            _ => false,
        };
        let mut owned = 0;
        for (i, param) in function.params.iter().enumerate().take(64) {
            let is_own = match in_slot(param.slot) {
                _ if param.by_reference && self.borrowed.contains(&(base + param.slot)) => false,
                v if param.by_reference => v.is_some_and(|v| matches!(v, Value::Object(o) if Rc::strong_count(o) <= 2 + tells(v))),
                Some(Value::Pack(items)) => items.iter().all(is_owned),
                v => v.is_some_and(is_owned),
            };
            if is_own {
                owned |= 1 << i;
            }
        }
        owned
    }

    /// Keeps an object that nothing else holds until the expression around it ends.
    pub(super) fn keep_object(&mut self, v: &Value) {
        if let Value::Object(o) = v
            && Rc::strong_count(o) == 1
        {
            // members of a union are places in its bytes
            match self.state.types.classes[o.class.0 as usize].in_bytes {
                true => self.expires_here(v.clone()),
                false => self.expires(v.clone()),
            }
        }
    }

    /// The same of what a pointer leads to, which is no temporary for what is called on it.
    pub(super) fn keep_pointee(&mut self, v: &Value) {
        if let Value::Object(o) = v
            && Rc::strong_count(o) == 1
        {
            self.expires_here(v.clone());
        }
    }

    /// Refuses a temporary of a class with code for its end or its copies to which something points already.
    pub(super) fn not_pointed_to(&self, v: &Value) -> Outcome<()> {
        if let Value::Object(o) = v
            && Rc::strong_count(o) > 1
            && (o.pending_destructors.is_some() || self.is_by_code(v))
            && !self.program.classes[self.instances[o.class.0 as usize].def as usize].scope.is_prelude
            && !self.frames.last().is_some_and(|frame| frame.code.is_prelude)
        {
            return Err(Fault::new(FaultKind::Unsupported, "a temporary whose address its constructor keeps is not read"));
        }
        Ok(())
    }

    /// Refuses an object that is put into bytes where its constructor keeps its address, which was another one.
    pub(super) fn not_kept(&self, v: &Value) -> Outcome<()> {
        match v {
            Value::Object(o) if Rc::strong_count(o) > 1 && self.is_own_class(o.class) => {
                Err(Fault::new(FaultKind::Unsupported, "an object in bytes whose address its constructor keeps is not read"))
            }
            _ => Ok(()),
        }
    }

    /// Whether an object that is made at an address is the bytes there.
    pub(super) fn lies_as_bytes(&mut self, v: &Value) -> bool {
        let ty = self.state.type_of(v);
        matches!(v, Value::Object(o) if !self.instances[o.class.0 as usize].is_dynamic) && self.state.types.access_bits(ty).is_some()
    }

    /// Whether a class is one of the program.
    fn is_own_class(&self, class: ClassId) -> bool {
        !self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude
    }

    /// Whether a type is a class of the program.
    pub(super) fn is_own_object(&self, ty: TypeId) -> bool {
        matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Class(class) if self.is_own_class(*class))
    }

    /// Whether something points to a temporary of a class of the program that is copied without code.
    pub(super) fn is_kept(&self, v: &Value) -> bool {
        matches!(v, Value::Object(o) if Rc::strong_count(o) > 1
            && o.pending_destructors.is_none()
            && !self.is_by_code(v)
            && !self.program.classes[self.instances[o.class.0 as usize].def as usize].scope.is_prelude)
    }

    /// What a function returns of such a class: a copy from registers, and the object itself where it is larger, which is refused.
    pub(super) fn returned_object(&mut self, v: Value) -> Outcome<Value> {
        if !self.is_kept(&v) {
            return Ok(v);
        }
        let ty = self.state.type_of(&v);
        match self.state.types.size_of(ty) {
            Some(size) if size <= IN_REGISTERS => self.state.copy(&v),
            _ => Err(Fault::new(FaultKind::Unsupported, "what a function returns whose address its constructor keeps is not read")),
        }
    }

    /// Keeps an array or a container that nothing else holds until the expression around it ends: its elements are places, and
    /// those of a container end with it.
    pub(super) fn keep_temporary(&mut self, v: &Value) {
        // so does a tensor with memory of its own
        if let Value::Cute(tensor) = v
            && tensor.owns
            && Rc::strong_count(tensor) == 1
        {
            self.expiring.push(Expiring::new(self.frames.len().saturating_sub(1), v.clone(), false));
        }
        if let Value::Array(array) = v
            && Rc::strong_count(array) == 1
        {
            let is_owned = self.any_destructors && matches!(self.state.types.get(array.ty), Type::Library(..));
            self.expiring.push(Expiring::new(self.frames.len().saturating_sub(1), v.clone(), is_owned));
        }
    }

    /// Ends the variables of a scope, the last one first.
    #[inline]
    pub(super) fn cleared(&mut self, from: u32, to: u32, code: &Code, at: usize) -> Outcome<()> {
        let base = self.frames.last().map_or(0, |frame| frame.base);
        self.steps += u64::from(to.saturating_sub(from)) / SLOTS_PER_STEP;
        if self.any_destructors {
            self.begins_expression(self.frames.len().saturating_sub(1));
        }
        for slot in (from..to).rev() {
            let v = std::mem::replace(&mut self.state.slots[slot as usize], Value::Void);
            if self.any_destructors && is_object(&v) {
                self.end_variable(v, self.is_owned(code, base, slot))?;
            }
        }
        self.forget_borrowed(from, to);
        if self.state.findings.len() != self.found {
            self.locate_findings(code, at);
        }
        if !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        Ok(())
    }

    /// Ends the variables of a frame, the last one first, but for what it returns; what its handlers had caught ends behind the
    /// variables of these.
    pub(super) fn cut_handlers(
        &mut self,
        code: &Code,
        base: u32,
        result: &Value,
        left: &mut Vec<super::exceptions::Caught>,
    ) -> Outcome<()> {
        while let Some((_, v, _, first)) = left.pop() {
            self.cut_frame(code, base, first, result)?;
            drop(v);
            self.destroy()?;
        }
        self.cut_frame(code, base, base, result)
    }

    /// Ends the variables of a frame from a slot on.
    fn cut_frame(&mut self, code: &Code, base: u32, from: u32, result: &Value) -> Outcome<()> {
        if !self.any_destructors || code.owned.is_empty() {
            self.cut(from);
            return Ok(());
        }
        while self.state.slots.len() > from as usize {
            let Some(v) = self.state.slots.pop() else {
                break;
            };
            let slot = self.state.slots.len() as u32 - base;
            if is_object(&v) && !is_same(&v, result) {
                self.end_variable(v, self.is_owned(code, base, base + slot))?;
            }
        }
        self.forget_borrowed(from, u32::MAX);
        Ok(())
    }

    /// Ends what a variable holds before the variables in front of it end, also a temporary that a reference keeps.
    fn end_variable(&mut self, v: Value, is_owned: bool) -> Outcome<()> {
        if is_owned {
            self.end_kept(&v)?;
        }
        match is_owned {
            true => self.end_owned(v)?,
            false => drop(v),
        }
        if self.pending_destructors.borrow().is_empty() { Ok(()) } else { self.destroy() }
    }

    /// Whether a variable of a frame ends with its scope, whoever points to it.
    pub(super) fn is_owned(&self, code: &Code, base: u32, slot: u32) -> bool {
        code.owned.binary_search(&(slot - base)).is_ok() && !self.borrowed.contains(&slot)
    }

    /// Notes whether a variable whose type may be a reference holds what others hold.
    pub(super) fn note_borrowed(&mut self, slot: u32) {
        self.forget_borrowed(slot, slot + 1);
        let is_held = match &self.state.slots[slot as usize] {
            Value::Object(o) => Rc::strong_count(o) > 1,
            Value::Array(array) => Rc::strong_count(array) > 1,
            _ => false,
        };
        if is_held {
            self.borrowed.push(slot);
        }
    }

    /// Notes that a parameter refers to what a conversion function of the argument refers to, which others hold.
    pub(super) fn note_referred(&mut self, param: &ParamSlot, arg: &Value, bound: &Value, base: u32) {
        if let (true, Value::Object(of), Value::Object(to)) = (self.any_destructors && param.by_reference, arg, bound)
            && !self.comparing
            && !param.pack
            && !Rc::ptr_eq(of, to)
            && Rc::strong_count(to) > 1
        {
            self.borrowed.push(base + param.slot);
        }
    }

    /// Forgets that variables were references, for their scope ends.
    #[inline]
    pub(super) fn forget_borrowed(&mut self, from: u32, to: u32) {
        if !self.borrowed.is_empty() {
            self.borrowed.retain(|slot| !(from..to).contains(slot));
        }
    }

    /// Ends what a variable or a member is, also where pointers or references to it are left.
    pub(super) fn end_owned(&mut self, v: Value) -> Outcome<()> {
        if self.ending >= MOST_ENDING {
            return Err(Fault::new(
                FaultKind::Limit,
                format_args!("objects that others point to end within one another more than {MOST_ENDING} deep"),
            ));
        }
        self.ending += 1;
        let ended = self.end_now(v);
        self.ending -= 1;
        ended
    }

    fn end_now(&mut self, v: Value) -> Outcome<()> {
        match v {
            Value::Object(o) if is_shared(&Value::Object(o.clone()), 2) => {
                self.destroy()?;
                self.end_object(&o, true)
            }
            // the last argument was made first
            Value::Pack(items) => {
                for item in items.iter() {
                    self.end_owned(item.clone())?;
                }
                Ok(())
            }
            Value::Array(array) if self.owns_elements(&array) => {
                let pointed = Rc::strong_count(&array) > 1;
                let mut cells = match &mut *array.storage.borrow_mut() {
                    // what points to an element finds it until all have ended
                    Storage::Cells(cells) if pointed => cells.clone(),
                    Storage::Cells(cells) if cells.iter().any(|c| is_shared(c, 1)) => std::mem::take(cells),
                    _ => return Ok(()),
                };
                self.destroy()?;
                if !array.ends_forward {
                    cells.reverse();
                }
                for cell in cells {
                    self.end_owned(cell)?;
                    self.destroy()?;
                }
                if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
                    cells.clear();
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Whether the elements of an array are its own: those of an initializer list are not.
    pub(super) fn owns_elements(&self, array: &Array) -> bool {
        match self.state.types.get(array.ty) {
            Type::Array(..) => true,
            Type::Library(name, _) => matches!(&**name, "vector" | "deque" | "array"),
            _ => false,
        }
    }

    /// Where a fault of the last frame is shown: at the innermost call that the program itself makes.
    pub(super) fn seen_at(&self, code: &Code, at: usize) -> Option<super::At> {
        if !code.is_prelude {
            return code.at.get(at).copied();
        }
        let outer = self.frames.iter().rev().skip(1).find(|frame| !frame.code.is_prelude)?;
        outer.code.at.get(outer.at.saturating_sub(1)).copied()
    }

    /// Keeps what was found last, unless something was found at this place before.
    pub(super) fn locate_findings(&mut self, code: &Code, at: usize) {
        if self.state.findings.len() < self.found {
            // they were handed on
            (self.found, self.found_at) = (0, Default::default());
        }
        if let Some(place) = self.seen_at(code, at) {
            if !self.found_at.insert(place) {
                self.state.findings.truncate(self.found);
            }
            self.state.findings.iter_mut().skip(self.found).for_each(|(_, at)| *at = Some(place));
        }
        self.found = self.state.findings.len();
    }
}

/// How many objects were made before a temporary; what holds others is as old as the last of them.
fn born(v: &Value) -> Option<u32> {
    fn within(v: &Value, depth: usize) -> Option<u32> {
        let of = |items: &[Value]| if depth == 0 { None } else { items.iter().filter_map(|item| within(item, depth - 1)).max() };
        match v {
            Value::Object(o) if o.pending_destructors.is_none() && o.born.get() == 0 => of(&o.fields.borrow()),
            Value::Object(o) | Value::Base(_, o) => Some(o.born.get()),
            Value::Array(array) => match &*array.storage.borrow() {
                Storage::Cells(cells) => of(cells),
                Storage::Bytes(_) => None,
            },
            Value::Tuple(_) | Value::Pack(_) => of(v.items()),
            Value::Closure(closure) => of(&closure.captured.borrow()),
            _ => None,
        }
    }
    within(v, MOST_WITHIN)
}

/// Whether two values are one object or one array.
fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => Rc::ptr_eq(a, b),
        (Value::Array(a), Value::Array(b)) => Rc::ptr_eq(a, b),
        (Value::Closure(a), Value::Closure(b)) => Rc::ptr_eq(a, b),
        _ => false,
    }
}

/// Whether a value is what destructors are for.
fn is_object(v: &Value) -> bool {
    matches!(v, Value::Object(_) | Value::Array(_) | Value::Closure(_))
}

/// Whether more than so many hold an object that has a destructor to run, or an array.
fn is_shared(v: &Value, holders: usize) -> bool {
    match v {
        Value::Object(o) => Rc::strong_count(o) > holders && o.pending_destructors.is_some() && !o.ended.get(),
        Value::Array(array) => Rc::strong_count(array) > holders,
        _ => false,
    }
}
