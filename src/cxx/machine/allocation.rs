//! What `new` makes.

use super::super::ast::{BinaryOp, CastKind};
use super::super::convert;
use super::super::library;
use super::super::types::Types;
use super::super::value::{Array, Fault, FaultKind, Integer, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `new T(args)`, `new T[n]`
    pub(super) fn new_object_on_heap(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        self.state.heap.admit()?;
        let ty = match *ty {
            // the arguments tell those of the template
            Value::Template(template) if n.is_none() && template & (super::ALIAS | super::BOUND) == 0 => {
                let passed = (self.moved, self.given_consts);
                let ty = self.deduced_type(template, &args, brace)?;
                (self.moved, self.given_consts) = passed;
                ty
            }
            _ => ty.clone(),
        };
        let p = self.allocated(&ty, n, args, brace)?;
        if let Value::AddressOf(made, _) = &p {
            self.state.heap.note(made);
            // the prelude ends by itself what it makes
            if !self.frames.last().is_some_and(|frame| frame.code.is_prelude) {
                self.state.heap.keep_until_deleted(made);
            }
        }
        Ok(p)
    }

    /// `new (p) T(args)`: puts what was made where a pointer leads to; objects that code copies or ends, or with virtual functions, are kept beside the
    /// bytes.
    pub(super) fn placed_object(&mut self, made: Value, pointer: Value) -> Outcome<Value> {
        let made = self.state.value(&made)?;
        let place = super::super::arith::deref(&mut self.state, &pointer)?;
        if let (Value::Object(fresh), Ok(Some((there, _)))) = (&made, self.state.object(&place))
            && fresh.class != there.class
            && self.instances[fresh.class.0 as usize].is_dynamic
            && self.is_derived(there.class, fresh.class)
            && (!there.ended.get() || self.state.key_of_storage(&place)?.is_none())
        {
            // what leads to the one there would not lead to this one
            let what = "an object that is made where one of a derived class with virtual functions lies is not read";
            return Err(Fault::new(FaultKind::Unsupported, what));
        }
        match (&made, &place, &pointer) {
            (Value::Object(object), _, Value::Pointer { element, address, .. })
                if self.state.types.access_bits(*element).is_none()
                    || object.pending_destructors.is_some()
                    || self.instances[object.class.0 as usize].is_dynamic
                    || self.is_by_code(&made) =>
            {
                object.temporary.set(0);
                self.state.memory.of_host(*address)?;
                let key = Rc::as_ptr(object).addr();
                self.state.keep_placed(*address, key, made);
            }
            (Value::Object(fresh), Value::Object(there), _) if fresh.class == there.class => {
                drop(there.fields.replace(fresh.fields.take()));
                there.ended.set(false);
                fresh.ended.set(true);
            }
            // storage that is an object of another class
            (_, place @ (Value::Object(_) | Value::Base(..) | Value::Field(..) | Value::Cell(..)), _)
                if let Some(key) = self.state.key_of_storage(place)? =>
            {
                if let Value::Object(object) = &made {
                    object.temporary.set(0);
                }
                let made = if let Value::Object(_) = made { made } else { Value::Cell(0, self.cell_of(made)) };
                let before = self.state.placed.insert(key, made.clone());
                self.state.forget_made(before);
                return Ok(Value::address(made));
            }
            // a container or a string
            (_, Value::Memory(element, address), _) if self.state.types.access_bits(*element).is_none() => {
                self.state.memory.of_host(*address)?;
                let cell = self.cell_of(made);
                self.state.keep_placed(*address, Rc::as_ptr(&cell).addr(), Value::Cell(0, cell));
            }
            // it was made there before, and has ended
            (_, Value::Cell(_, array), _) if array.ty == array.element => {
                if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
                    cells.fill(made);
                }
            }
            _ => self.state.store(&place, made)?,
        }
        Ok(pointer)
    }

    /// A place for what is no object.
    fn cell_of(&mut self, v: Value) -> Rc<Array> {
        let ty = self.state.type_of(&v);
        convert::cells(&mut self.state, ty, ty, vec![v], false)
    }

    /// `new (p) T[n]{args}`: makes the elements one after another where a pointer leads to.
    pub(super) fn placed_array(&mut self, pointer: Value, n: &Value, ty: &Value, args: Vec<Value>, has_values: bool) -> Outcome<Value> {
        let (id, n) = (self.type_id(ty)?, library::integer(&self.state, n)?);
        let args = self.values_of_array(id, n, args)?;
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

    /// `Op::Allocate`: in a pack with the place, what the `operator new` of a class gives for an object of the type on top, or below the place on top; where the
    /// class has none, the place itself, or nothing. An array of a class that allocates arrays by itself is refused.
    pub(super) fn allocated_by_class(&mut self, at_place: bool, of_array: bool) -> Outcome<()> {
        let place = if at_place { Some(self.pop()) } else { None };
        let top = if of_array && !at_place { self.stack.len().checked_sub(2) } else { self.stack.len().checked_sub(1) };
        let ty = top.and_then(|at| self.stack.get(at)).cloned().unwrap_or(Value::Void);
        let id = self.type_id(&ty)?;
        let class = match *self.state.types.get(self.state.types.without_const(id)) {
            Type::Class(class) => Some(class),
            _ => None,
        };
        let name = if of_array { "operator new[]" } else { "operator new" };
        let set = class.and_then(|class| self.method_set(class, name));
        let frees = class.is_some_and(|class| self.method_set(class, "operator delete").is_some());
        let is_whole = class.is_some_and(|class| self.method_set(class, "operator new").is_some()) || !frees || at_place;
        if of_array && (set.is_some() || frees || at_place) || !is_whole {
            let why = "`operator new` and `operator delete` of a class that has one of them, or of arrays, are not read";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        if of_array {
            return Ok(());
        }
        let p = match set {
            None => place.unwrap_or(Value::Void),
            Some((owner, set)) => {
                let bytes = self.state.types.size_of(id).unwrap_or_default();
                let args: Vec<Value> = std::iter::once(Value::Int(Integer::ULong, bytes)).chain(place.clone()).collect();
                let p = self.call_set_now(set, Some(owner), Value::Void, &[], &args)?;
                let p = self.state.value(&p)?;
                Value::Pack(Rc::new(std::iter::once(p).chain(place).collect()))
            }
        };
        self.stack.push(p);
        Ok(())
    }

    /// Makes an object where a pointer leads to.
    pub(super) fn new_object_at(&mut self, pointer: Value, ty: &Value, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let id = self.type_id(ty)?;
        let to = Value::Type(self.state.types.intern(Type::Pointer(Space::Raw, id)));
        let (pointer, allocated) = match pointer {
            Value::Pack(allocated) => (allocated[0].clone(), Some(allocated)),
            pointer => (pointer, None),
        };
        let pointer = self.cast(CastKind::Reinterpret, pointer, &to)?;
        let made = match (self.construct(ty, args, brace), allocated) {
            (Err(fault), Some(allocated)) if matches!(fault.kind, FaultKind::Thrown(_)) && self.is_caught => {
                self.freed_by_class(id, &allocated)?;
                return Err(fault);
            }
            (made, _) => made?,
        };
        match (&made, &pointer) {
            // an object whose address tells what it is
            (Value::Object(object), Value::Pointer { address, .. }) if !self.state.types.is_flat(id) => {
                let (object, address) = (Rc::as_ptr(object).addr(), *address);
                self.placed_object(made.clone(), pointer)?;
                self.state.placed_at.insert(object, address);
                Ok(Value::address(made))
            }
            _ => {
                self.not_kept(&made)?;
                self.placed_object(made, pointer)
            }
        }
    }

    /// Frees what a class has allocated for an object whose constructor throws: by its `operator delete` of the same place.
    fn freed_by_class(&mut self, id: TypeId, allocated: &[Value]) -> Outcome<()> {
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(id)) else { return Ok(()) };
        let Some((owner, set)) = self.method_set(class, "operator delete") else { return Ok(()) };
        let mut args = allocated.to_vec();
        let params = |f: &u32| self.program.functions[*f as usize].ast.params.len();
        let all = &self.program.sets[set as usize].1;
        match allocated.len() {
            1 if all.iter().any(|f| params(f) == 1) => {}
            1 => args.push(Value::Int(Integer::ULong, self.state.types.size_of(id).unwrap_or_default())),
            n if all.iter().all(|f| params(f) != n) => return Ok(()),
            _ => {}
        }
        let thrown = (self.thrown.take(), self.thrown_to.take());
        self.unwinding += 1;
        let freed = self.call_set_now(set, Some(owner), Value::Void, &[], &args);
        self.unwinding -= 1;
        (self.thrown, self.thrown_to, self.is_caught) = (thrown.0, thrown.1, true);
        freed.map(drop)
    }

    /// `delete p` of an object whose class frees it by itself: its destructor runs first. Whether it was one.
    pub(super) fn deleted_by_class(&mut self, p: &Value) -> Outcome<bool> {
        let element = match p {
            Value::Pointer { address: 0, .. } => return Ok(false),
            Value::Pointer { element, .. } => *element,
            Value::AddressOf(to, _) => {
                let of = self.state.value(to)?;
                self.state.type_of(&of)
            }
            _ => return Ok(false),
        };
        let Type::Class(seen) = *self.state.types.get(self.state.types.without_const(element)) else { return Ok(false) };
        let place = super::super::arith::deref(&mut self.state, p)?;
        let object = self.state.object(&place)?;
        let ty = self.state.types.intern(Type::Class(seen));
        let class = match &object {
            Some((object, _)) if self.is_dynamic("has_virtual_destructor", ty)? => object.class,
            _ => seen,
        };
        let Some((owner, set)) = self.method_set(class, "operator delete") else { return Ok(false) };
        if let Some((object, _)) = &object {
            self.end_object_as(seen, object, true)?;
        }
        let void = Value::Type(self.state.types.intern(Type::Pointer(Space::Raw, Types::VOID)));
        let address = match object.and_then(|(object, _)| self.state.placed_at.get(&Rc::as_ptr(&object).addr()).copied()) {
            Some(address) => Value::Pointer { element: Types::VOID, address, space: Space::Raw },
            None => self.cast(CastKind::Reinterpret, p.clone(), &void)?,
        };
        let mut args = vec![address];
        let takes_size = |f: &u32| self.program.functions[*f as usize].ast.params.len() == 2;
        if self.program.sets[set as usize].1.iter().all(takes_size) {
            let whole = self.state.types.intern(Type::Class(class));
            let bytes = self.state.types.size_of(whole).unwrap_or_default();
            args.push(Value::Int(Integer::ULong, bytes));
        }
        self.call_set_now(set, Some(owner), Value::Void, &[], &args)?;
        Ok(true)
    }

    /// The values for an array of so many elements, those that make one element in braces of their own.
    fn values_of_array(&mut self, element: TypeId, n: i64, args: Vec<Value>) -> Outcome<Vec<Value>> {
        let array = self.state.types.intern(Type::Array(element, Some(n)));
        let args = self.with_braces(array, args)?;
        match args.len() as i64 > n {
            true => Err(Fault::ill_formed(format_args!("{} values for an array of {n} elements", args.len()))),
            false => Ok(args),
        }
    }

    fn allocated(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let id = self.type_id(ty)?;
        if let Some(n) = n {
            let n = self.as_type_value(n);
            let n = self.tested(n, false)?;
            let n = library::integer(&self.state, &n)?;
            let args = self.values_of_array(id, n, args)?;
            if self.holds_objects(id) {
                let array = self.elements(id, id, n.max(0) as usize, args)?;
                return Ok(match array {
                    Value::Array(array) => Value::address(Value::Cell(0, array)),
                    v => v,
                });
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
