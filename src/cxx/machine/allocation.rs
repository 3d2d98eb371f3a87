//! What `new` makes.

use super::super::ast::{BinaryOp, Member};
use super::super::convert;
use super::super::library;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, Value};
use super::Machine;
use std::rc::Rc;

impl Machine<'_> {
    /// `new T(args)`, `new T[n]`
    pub(super) fn new_object_on_heap(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        self.state.heap.admit()?;
        let p = self.allocated(ty, n, args, brace)?;
        if let Value::AddressOf(made, _) = &p {
            self.state.heap.note(made);
            // the prelude ends by itself what it makes
            if self.any_destructors && !self.frames.last().is_some_and(|frame| frame.code.is_prelude) {
                self.state.heap.keep_until_deleted(made);
            }
        }
        Ok(p)
    }

    /// `new (p) T(args)`: puts what was made where a pointer leads to; objects that code copies or ends are kept beside the bytes.
    pub(super) fn placed_object(&mut self, made: Value, pointer: Value) -> Outcome<Value> {
        let made = self.state.value(&made)?;
        let place = super::super::arith::deref(&mut self.state, &pointer)?;
        match (&made, &place, &pointer) {
            (Value::Object(object), _, Value::Pointer { element, address, .. })
                if self.state.types.access_bits(*element).is_none() || object.pending_destructors.is_some() || self.is_by_code(&made) =>
            {
                object.temporary.set(0);
                self.state.memory.of_host(*address)?;
                let key = Rc::as_ptr(object).addr();
                if let Some(Value::Object(before)) = self.state.placed.insert(*address, made) {
                    self.state.placed_at.remove(&Rc::as_ptr(&before).addr());
                    // what is made anew ends no more
                    before.ended.set(true);
                }
                self.state.placed_at.insert(key, *address);
            }
            (Value::Object(fresh), Value::Object(there), _) if fresh.class == there.class => {
                drop(there.fields.replace(fresh.fields.take()));
                there.ended.set(false);
                fresh.ended.set(true);
            }
            // storage that is an object of another class
            (Value::Object(object), place @ (Value::Object(_) | Value::Base(..) | Value::Field(..)), _)
                if let Some(key) = self.state.key_of_storage(place)? =>
            {
                object.temporary.set(0);
                let there = Value::address(made.clone());
                if let Some(Value::Object(before)) = self.state.placed.insert(key, made) {
                    before.ended.set(true);
                }
                return Ok(there);
            }
            (Value::Array(_) | Value::Text(_), Value::Memory(..), _) => {
                return Err(Fault::new(FaultKind::Unsupported, "a container that is made at a place of its own is not read"));
            }
            _ => self.state.store(&place, made)?,
        }
        Ok(pointer)
    }

    /// `new (p) T[n]{args}`: makes the elements one after another where a pointer leads to.
    pub(super) fn placed_array(&mut self, pointer: Value, n: &Value, ty: &Value, args: Vec<Value>, has_values: bool) -> Outcome<Value> {
        let (id, n) = (self.type_id(ty)?, library::integer(&self.state, n)?);
        if args.len() as i64 > n {
            return Err(Fault::ill_formed(format_args!("{} values for an array of {n} elements", args.len())));
        }
        let is_class = matches!(self.state.types.get(self.state.types.without_const(id)), Type::Class(_));
        let mut args = args.into_iter();
        for i in 0..n {
            self.state.memory.budget.spend(library::PER_CALL)?;
            let made = match args.next() {
                Some(v) => self.converted(v, id, false)?,
                None if is_class || has_values => self.construct(ty, Vec::new(), has_values)?,
                // a number has no value before one is stored
                None => break,
            };
            let at = Value::Int(Integer::Long, i);
            let place = super::super::arith::binary(&mut self.state, BinaryOp::Add, &pointer, &at)?;
            self.placed_object(made, place)?;
        }
        Ok(pointer)
    }

    /// Refuses objects of a class that has, or a base of which has, an `operator new` or `operator delete` of its own.
    fn not_allocated_by_class(&self, class: ClassId) -> Outcome<()> {
        let members = |class: &ClassId| &self.program.classes[self.instances[class.0 as usize].def as usize].ast.members;
        let is_allocation = |member: &Member| matches!(member, Member::Unread(u) if u.allocates() || u.places());
        let allocates = |class: &ClassId| members(class).iter().any(is_allocation);
        match self.with_bases(class).iter().any(allocates) {
            true => Err(Fault::new(FaultKind::Unsupported, "`operator new` and `operator delete` of a class are not read")),
            false => Ok(()),
        }
    }

    fn allocated(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let id = self.type_id(ty)?;
        if let Type::Class(class) = *self.state.types.get(self.state.types.without_const(id)) {
            self.not_allocated_by_class(class)?;
        }
        if let Some(n) = n {
            let n = self.as_type_value(n);
            let n = self.tested(n, false)?;
            let n = library::integer(&self.state, &n)?;
            if self.holds_objects(id) {
                let array = self.elements(id, id, n.max(0) as usize, args)?;
                return Ok(match array {
                    Value::Array(array) => Value::address(Value::Cell(0, array)),
                    v => v,
                });
            }
            if args.len() as i64 > n {
                return Err(Fault::ill_formed(format_args!("{} values for an array of {n} elements", args.len())));
            }
            let p = library::containers::new_elements(&mut self.state, id, n)?;
            for (i, v) in args.into_iter().enumerate() {
                let v = self.state.value(&v)?;
                let v = self.converted(v, id, false)?;
                let place = super::super::arith::index(&mut self.state, &p, &Value::Int(Integer::Long, i as i64))?;
                self.state.store(&place, v)?;
            }
            return Ok(p);
        }
        let v = self.construct(ty, args, brace)?;
        if self.state.types.is_flat(id) {
            let p = library::containers::new_elements(&mut self.state, id, 1)?;
            let place = super::super::arith::deref(&mut self.state, &p)?;
            self.state.store(&place, v)?;
            return Ok(p);
        }
        match v {
            Value::Object(_) | Value::Array(_) | Value::Text(_) => Ok(Value::address(v)),
            v => Ok(Value::address(Value::Cell(0, convert::cells(&mut self.state, id, id, vec![v], false)))),
        }
    }
}
