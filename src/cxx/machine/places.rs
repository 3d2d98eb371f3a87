//! What stands at a place: members, what a pointer leads to, assignments, casts, and types of values.

use super::super::arith;
use super::super::ast::{BinaryOp, CastKind};
use super::super::library;
use super::super::state::{State, characters};
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Floating, Integer, Object, Outcome, Passed, Storage, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `a = v`, `a op= v`
    pub(super) fn assign(&mut self, op: Option<BinaryOp>, place: &Value, v: Value) -> Outcome<Value> {
        let (v, is_moved) = match v {
            Value::Passed(how, of) => (self.state.value(&of)?, how == Passed::Rvalue),
            v => (v, false),
        };
        self.check_change(place)?;
        let is_const = super::values::is_const_result(&v);
        let is_rvalue = is_moved || !(super::values::is_held(&v) || is_const);
        let old = self.state.value(place)?;
        // `std::ignore` takes anything
        if let (None, Value::Underscore) = (op, &old) {
            return Ok(place.clone());
        }
        if op.is_none() && self.is_start_of_tensor_memory(&old) {
            return self.start_tensor_memory(old, &v);
        }
        // whether an MMA adds to its accumulators is a matter of data
        if let Value::Method(member) = &old
            && matches!((&member.0, &member.1), (_, Value::Native(name)) if &**name == "accumulate_")
        {
            return Ok(place.clone());
        }
        if let (None, Value::Array(array), Value::Braces(items)) = (op, &old, &v)
            && self.any_copies_by_code
            && !items.is_empty()
            && !self.is_fixed(array)
            && self.copies_by_code(array.element)
            && self.holds_list(array.ty, items)?
        {
            self.assigned_anew(array, std::slice::from_ref(&v))?;
            return Ok(place.clone());
        }
        if op.is_none() && self.any_copies_by_code && self.is_by_code(&old) && self.assigned_by_parts(place, &old, &v, is_rvalue)? {
            return Ok(place.clone());
        }
        if let (Some(BinaryOp::Add), Value::Text(text)) = (op, &old)
            && matches!(v, Value::Text(_) | Value::Int(..))
        {
            // a number is a character, whatever its type
            let more = match v {
                Value::Int(_, c) => Value::Int(Integer::Char, i64::from(c as i8)),
                v => v,
            };
            characters::append(&mut self.state, text, &more)?;
            return Ok(place.clone());
        }
        if let (None, Value::Object(object)) = (op, &old)
            && self.assigned_elements(place, object, &v, is_rvalue)?
        {
            return Ok(place.clone());
        }
        let is_implicit = op.is_none()
            && match (&old, &v) {
                (Value::Object(to), Value::Object(of)) if self.is_derived(of.class, to.class) => {
                    to.class == of.class && self.assigns_implicitly(to.class, is_rvalue)
                }
                // what is converted is assigned member by member
                (Value::Object(to), v) => !matches!(v, Value::Memory(..) | Value::Base(..)) && self.assigns_by_default(to.class),
                _ => false,
            };
        if matches!(old, Value::Object(_)) && !is_implicit {
            let name = match op {
                Some(op) => format!("operator{}=", op.symbol()),
                None => "operator=".to_string(),
            };
            (self.passing.moved, self.passing.consts) = (is_moved.into(), is_const.into());
            let assigned = self.user_method(place, &name, std::slice::from_ref(&v));
            self.passing = Default::default();
            if let Some(v) = assigned? {
                return Ok(v);
            }
        }
        if let Some(op) = op
            && (matches!(old, Value::Object(_) | Value::Enum(..)) || self.is_of_library(&old))
            && let name = super::super::ast::Name::from(format!("operator{}=", op.symbol()))
            && (matches!(old, Value::Object(_) | Value::Enum(..)) || self.takes_library(&name, &[&old]))
        {
            let (depth, temporaries) =
                (self.frames.len(), super::values::temporaries_of(&[&v]) << 1 | u64::from(is_moved) << super::values::MOVED << 1);
            if self.operator_function(&name, &[place.clone(), v.clone()], temporaries)? {
                self.run(depth)?;
                return Ok(self.pop());
            }
        }
        let v = if is_moved { self.moved_value(&v)? } else { v };
        let v = self.assigned_value(op, old, v, is_moved)?;
        if op.is_none() && self.any_copies_by_code && self.is_by_code(&v) {
            // what was converted is a temporary
            let there = self.state.value(place)?;
            if self.assigned_by_parts(place, &there, &v, true)? {
                self.expires(v);
                return Ok(place.clone());
            }
            self.state.put(place, v)?;
            return Ok(place.clone());
        }
        self.state.store(place, v)?;
        Ok(place.clone())
    }

    /// Whether what a call gave is a value of the type at a place, which no function assigns.
    pub(super) fn is_stored_at(&mut self, v: &Value, place: &Value) -> Outcome<bool> {
        let is_pointer = |v: &Value| matches!(v, Value::Pointer { .. } | Value::AddressOf(_) | Value::Null);
        Ok(match v {
            Value::Int(..) | Value::Float(..) | Value::Enum(..) => self.state.type_of(v) == self.state.type_of(place),
            Value::Object(_) | Value::Braces(_) => match (v, self.state.value(place)?) {
                (Value::Object(o), _) if Rc::strong_count(o) > 1 => false,
                (Value::Object(o), Value::Object(there)) if o.class != there.class => false,
                (_, Value::Object(there)) => {
                    let instance = &self.instances[there.class.0 as usize];
                    instance.fields.iter().all(|f| self.state.types.is_flat(f.ty)) && self.own_assignment(there.class).is_none()
                }
                _ => false,
            },
            v => is_pointer(v) && is_pointer(&self.state.value(place)?),
        })
    }

    /// What an assignment to `old` stores: `v` as a value of its type, or what the operator makes of both.
    fn assigned_value(&mut self, op: Option<BinaryOp>, old: Value, v: Value, is_moved: bool) -> Outcome<Value> {
        if let Value::Float(kind @ Floating::Narrow(_), _) = old {
            let to = self.state.type_of(&old);
            let is_wide =
                |v: &Value| matches!(v, Value::Int(..) | Value::Float(Floating::Float | Floating::Double | Floating::LongDouble(_), _));
            // `half_t` alone is assigned any number
            let takes_any = op.is_none() && kind.name() == "half_t" && is_wide(&self.state.value(&v)?);
            if !takes_any && self.needs_cast(&v, to)? {
                return Err(self.without_cast(&v, to));
            }
        }
        Ok(match op {
            None => match (&old, v) {
                (Value::Object(object), v @ Value::Braces(_)) => {
                    let ty = self.state.types.intern(Type::Class(object.class));
                    self.converted(v, ty, false)?
                }
                (Value::Object(object), Value::Base(seen, from)) if self.is_derived(seen, object.class) => {
                    self.may_be_assigned(object.class, is_moved)?;
                    Value::Object(self.state.base_part(object.class, &from))
                }
                (Value::Object(object), v) => {
                    self.may_be_assigned(object.class, is_moved || !super::values::is_held(&v))?;
                    let same = matches!(&v, Value::Object(o) if o.class == object.class);
                    if same {
                        v
                    } else {
                        let ty = self.state.types.intern(Type::Class(object.class));
                        self.converted(v, ty, false)?
                    }
                }
                (Value::Array(array), v @ Value::Braces(_)) if self.copies_by_code(array.element) => self.converted(v, array.ty, false)?,
                (_, v @ Value::Object(_)) => {
                    let to = self.state.type_of(&old);
                    self.converted(v, to, false)?
                }
                (_, v @ (Value::Function(_) | Value::Closure(_))) => {
                    let to = self.state.type_of(&old);
                    match self.state.types.get(to) {
                        Type::Of(_) => v,
                        _ => self.converted(v, to, false)?,
                    }
                }
                (_, v) => v,
            },
            Some(op) => {
                let depth = self.frames.len();
                self.binary(op, old, v)?;
                self.run(depth)?;
                self.pop()
            }
        })
    }

    /// Refuses a change of a member whose type is `const`, or of what a pointer to `const` leads to.
    pub(super) fn check_change(&self, place: &Value) -> Outcome<()> {
        if self.state.is_unevaluated && self.state.is_constant(place) {
            return Err(Fault::ill_formed("what is changed is `const`"));
        }
        let ty = match place {
            Value::Field(i, object) => self.instances[object.class.0 as usize].fields.get(*i as usize).map(|f| (f.ty, Some(&f.name))),
            Value::Memory(ty, _) => Some((*ty, None)),
            _ => None,
        };
        match ty {
            Some((ty, name)) if matches!(self.state.types.get(ty), Type::Const(_)) => Err(Fault::ill_formed(match name {
                Some(name) => format!("the member `{name}` is `const`"),
                None => format!("what is changed is of type `{}`", self.state.types.name(ty)),
            })),
            _ => Ok(()),
        }
    }

    /// Whether it is the address at which a tensor in tensor memory begins, before any was allocated.
    fn is_start_of_tensor_memory(&mut self, v: &Value) -> bool {
        matches!(v, Value::Cute(_)) && super::super::cute::tensor_memory(&mut self.state, v) == Some(0)
    }

    /// `tensor.data() = base`: what a block allocates first in tensor memory begins at 0, and one warp of it alone knows.
    fn start_tensor_memory(&mut self, start: Value, base: &Value) -> Outcome<Value> {
        match self.state.value(base)? {
            Value::Data(_) | Value::Int(_, 0) | Value::Static(_, 0) => Ok(start),
            _ => Err(Fault::new(super::FaultKind::Unsupported, "a tensor that begins within tensor memory is not read")),
        }
    }

    /// `static_cast<T>(v)` and its relatives.
    pub(super) fn cast(&mut self, kind: CastKind, v: Value, ty: &Value) -> Outcome<Value> {
        if matches!(ty, Value::Template(_)) {
            return Ok(v);
        }
        let id = self.type_id(ty)?;
        let target = self.state.types.get(id).clone();
        let refers = matches!(target, Type::Reference(_) | Type::Forwarding(_));
        // a constructor may tell what is `const`
        let (v, is_const) = if let Value::Passed(_, of) = v { ((*of).clone(), true) } else { (v, false) };
        let v = if refers || matches!(target, Type::Pointer(..)) { v } else { self.state.value(&v)? };
        match (kind, &target) {
            (_, Type::Void) => Ok(Value::Void),
            (CastKind::Dynamic, Type::Pointer(_, of)) => {
                let v = self.state.value(&v)?;
                let object = match &v {
                    Value::AddressOf(to) => self.state.object(to)?,
                    _ => None,
                };
                match (object, self.state.types.get(self.state.types.strip(*of)).clone()) {
                    (Some((object, _)), Type::Class(class)) if !self.is_derived(object.class, class) => {
                        Ok(Value::Pointer { space: Space::Raw, element: *of, address: 0 })
                    }
                    _ => self.pointer_as(v, *of),
                }
            }
            (CastKind::Reinterpret | CastKind::C, Type::Reference(of)) if self.is_seen_otherwise(&v, *of)? => self.seen_as(v, *of),
            (CastKind::Const | CastKind::C, Type::Reference(of)) if matches!(self.state.place(&v), Value::Memory(..)) => {
                let Value::Memory(ty, address) = self.state.place(&v) else {
                    return Ok(v);
                };
                let same = self.state.types.without_const(ty) == self.state.types.without_const(*of);
                if same { Ok(Value::Memory(*of, address)) } else { self.reference_as(v, *of) }
            }
            (CastKind::Dynamic, Type::Reference(of) | Type::Forwarding(of)) => {
                let object = self.state.object(&self.state.place(&v))?;
                match (object, self.state.types.get(self.state.types.strip(*of))) {
                    (Some((object, _)), Type::Class(class)) if !self.is_derived(object.class, *class) => {
                        Err(Fault::thrown("bad_cast", "std::bad_cast"))
                    }
                    _ => self.reference_as(v, *of),
                }
            }
            (_, Type::Reference(of) | Type::Forwarding(of)) => self.reference_as(v, *of),
            (CastKind::Const, Type::Pointer(_, of)) => match self.state.value(&v)? {
                Value::Pointer { space, address, .. } => Ok(Value::Pointer { space, element: *of, address }),
                v => Ok(v),
            },
            (CastKind::Const | CastKind::Dynamic, _) => Ok(v),
            (CastKind::C | CastKind::Reinterpret | CastKind::Static, Type::Pointer(space, of)) => {
                self.cast_to_pointer(kind == CastKind::Static, v, id, *space, *of)
            }
            (CastKind::Reinterpret | CastKind::C, Type::Int(kind)) if matches!(v, Value::Pointer { .. }) => {
                let Value::Pointer { address, .. } = v else {
                    return Ok(v);
                };
                Ok(Value::Int(*kind, kind.wrap(address >> 3)))
            }
            _ => {
                let v = self.state.value(&v)?;
                if let (Type::Class(class), Value::Object(o)) = (&target, &v)
                    && o.class == *class
                    && Rc::strong_count(o) > 1
                {
                    self.stack.push(v);
                    return self.copy_of_top();
                }
                if is_const && self.is_other_class(&v, id) && self.conversion_to(&v, id)?.is_none() {
                    self.given_consts = (1, 0);
                }
                let v = self.converted(v, id, true)?;
                self.owned_tensor(&v)
            }
        }
    }

    /// A value as a pointer to what is `of`, whose type is `id`; a static cast keeps the space of a pointer.
    fn cast_to_pointer(&mut self, is_static: bool, v: Value, id: TypeId, space: Space, of: TypeId) -> Outcome<Value> {
        match self.state.value(&v)? {
            Value::Pointer { space: from, address, .. } => {
                let space = if space == Space::Raw { from } else { space };
                Ok(Value::Pointer { space: if is_static { space } else { Space::Raw }, element: of, address })
            }
            Value::Array(array) if self.lies_as_objects(&array, of) => {
                let first = self.state.into_bytes(&array)?;
                Ok(Value::Pointer { space: Space::Raw, element: of, address: first.unwrap_or(0) })
            }
            Value::Array(array) => match &*array.storage.borrow() {
                Storage::Bytes(block) => Ok(Value::Pointer { space: Space::Raw, element: of, address: (block.address << 3) as i64 }),
                Storage::Cells(_) => Ok(Value::AddressOf(Rc::new(Value::Cell(0, array.clone())))),
            },
            Value::AddressOf(place) if self.in_bytes(&place, of)? => {
                let v = arith::address_of(&mut self.state, &place)?;
                self.cast_to_pointer(is_static, v, id, space, of)
            }
            Value::Null => Ok(Value::Pointer { space, element: of, address: 0 }),
            Value::AddressOf(place) => match self.object_into_bytes(&place, of)? {
                Some(address) => Ok(Value::Pointer { space: Space::Raw, element: of, address }),
                None if self.state.types.strip(of) != Types::VOID
                    && self.is_seen_otherwise(&place, of)?
                    && !self.are_pointers(&place, of)? =>
                {
                    Err(Fault::new(FaultKind::Unsupported, "a member that is read as another type is not read"))
                }
                None => self.pointer_as(Value::AddressOf(place), of),
            },
            v @ (Value::Function(_) | Value::Closure(_)) if is_static => self.converted(v, id, true),
            v @ (Value::Function(_) | Value::Closure(_)) => match self.pointed_function(id) {
                Some(wanted) => Ok(self.as_function(&v, wanted)?.unwrap_or(v)),
                None => Ok(v),
            },
            v @ (Value::Object(_) | Value::Native(_)) => self.converted(v, id, true),
            v => {
                let v = self.as_type_value(v);
                let address = library::integer(&self.state, &v)?;
                Ok(Value::Pointer { space: Space::Raw, element: of, address: address.wrapping_shl(3) })
            }
        }
    }

    /// Whether a cast to a reference reads a number as one of another type.
    fn is_seen_otherwise(&mut self, v: &Value, of: TypeId) -> Outcome<bool> {
        let wanted = self.state.types.strip(of);
        if !(State::is_place(v) || matches!(v, Value::Array(_))) || !self.state.types.is_flat(wanted) {
            return Ok(false);
        }
        let value = self.state.value(v)?;
        let have = self.state.type_of(&value);
        Ok(self.state.types.strip(have) != wanted && !matches!(value, Value::Object(_)))
    }

    /// Whether what lies at a place and what it is read as are both pointers: `(void**)&p`.
    fn are_pointers(&mut self, place: &Value, of: TypeId) -> Outcome<bool> {
        let is_pointer = matches!(self.state.value(place)?, Value::Pointer { .. } | Value::Null);
        Ok(is_pointer && matches!(self.state.types.get(self.state.types.strip(of)), Type::Pointer(..)))
    }

    /// A number as the one of another type that lies in its bytes.
    fn seen_as(&mut self, v: Value, of: TypeId) -> Outcome<Value> {
        let pointer = self.state.types.intern(Type::Pointer(Space::Raw, of));
        let address = match self.state.value(&v)? {
            Value::Array(array) => self.state.decayed(&array),
            _ => arith::address_of(&mut self.state, &v)?,
        };
        let seen = self.cast(CastKind::Reinterpret, address, &Value::Type(pointer))?;
        match seen {
            Value::Pointer { .. } => self.pointee(&seen),
            _ => Err(Fault::new(FaultKind::Unsupported, "a member that is read as another type is not read")),
        }
    }

    /// A reference as one to a value of the type: to a base, or to the class that the object is of.
    pub(super) fn reference_as(&mut self, v: Value, ty: TypeId) -> Outcome<Value> {
        let bare = self.state.types.strip(ty);
        let class = match self.state.types.get(bare) {
            Type::Class(class) => Some(*class),
            _ => None,
        };
        // `operator T&` of an object that is no `T`
        if let Value::Object(o) = self.state.value(&v)?
            && class.is_none_or(|class| !self.is_derived(o.class, class))
            && let Some(place) = self.conversion(&Value::Object(o), bare)?
        {
            return Ok(place);
        }
        match class {
            Some(class) => self.state.referred_as(&v, class),
            None => Ok(v),
        }
    }

    /// A pointer as one to a value of the type.
    pub(super) fn pointer_as(&mut self, v: Value, ty: TypeId) -> Outcome<Value> {
        match (&v, self.state.types.get(self.state.types.strip(ty))) {
            (Value::AddressOf(to), Type::Class(class)) => Ok(Value::AddressOf(Rc::new(self.state.referred_as(to, *class)?))),
            _ => Ok(v),
        }
    }

    /// Whether an array holds objects of nothing but numbers, and a pointer to `of` is none to such an object.
    fn lies_as_objects(&self, array: &super::super::value::Array, of: TypeId) -> bool {
        let of = self.state.types.without_const(of);
        let element = self.state.types.without_const(array.element);
        let is_object = matches!(self.state.types.get(element), Type::Class(_)) && self.state.types.access_bits(element).is_some();
        is_object && of != element && self.state.types.access_bits(of).is_some() && matches!(&*array.storage.borrow(), Storage::Cells(_))
    }

    /// Puts an object of nothing but numbers into bytes, for it is read as another type: where it lies then. Only variables and
    /// elements of arrays are.
    fn object_into_bytes(&mut self, place: &Value, of: TypeId) -> Outcome<Option<i64>> {
        let wanted = self.state.types.without_const(of);
        match place {
            Value::Cell(i, array) if self.lies_as_objects(array, of) => {
                let step = self.state.types.access_bits(array.element).unwrap_or(8) as i64;
                let first = self.state.into_bytes(array)?;
                Ok(first.map(|first| first.wrapping_add(array.at(*i).wrapping_mul(step))))
            }
            Value::Object(object) => self.variable_into_bytes(object, wanted),
            Value::Field(i, object) => {
                let flat = self.state.types.classes.get(object.class.0 as usize).and_then(|c| c.flat.as_ref());
                let Some((_, offset)) = flat.and_then(|members| members.get(*i as usize)).copied() else {
                    return Ok(None);
                };
                let first = self.variable_into_bytes(object, wanted)?;
                Ok(first.map(|first| first.wrapping_add(offset.wrapping_mul(8))))
            }
            _ => Ok(None),
        }
    }

    /// Puts an object of nothing but numbers that a variable of this or a calling function holds into bytes: its address in bits.
    fn variable_into_bytes(&mut self, object: &Rc<Object>, wanted: TypeId) -> Outcome<Option<i64>> {
        let ty = self.state.types.intern(Type::Class(object.class));
        let is_read = ty != wanted && self.state.types.access_bits(wanted).is_some();
        let Some(bits) = self.state.types.access_bits(ty).filter(|_| is_read) else {
            return Ok(None);
        };
        let holds = |v: &Value| matches!(v, Value::Object(o) if Rc::ptr_eq(o, object));
        let slot = self.state.slots.iter().rposition(holds).map(|i| Value::Slot(i as u32));
        let Some(slot) = slot.or_else(|| self.state.globals.iter().position(holds).map(|i| Value::Global(i as u32))) else {
            let element = self.state.slots.iter().rev().chain(&self.state.globals).find_map(|v| match v {
                Value::Array(array) if let Storage::Cells(cells) = &*array.storage.borrow() => {
                    Some((array.clone(), cells.iter().position(holds)?))
                }
                _ => None,
            });
            let Some((array, i)) = element else {
                return Ok(None);
            };
            return self.object_into_bytes(&Value::Cell(array.number(i as i64), array), wanted);
        };
        let block = self.state.memory.allocate(super::super::memory::Region::Stack, bits.div_ceil(8), 16)?;
        let address = (block.address << 3) as i64;
        self.state.kept.push(block);
        self.state.put(&Value::Memory(ty, address), Value::Object(object.clone()))?;
        match slot {
            Value::Global(i) => self.state.globals[i as usize] = Value::Memory(ty, address),
            Value::Slot(i) => self.state.slots[i as usize] = Value::Memory(ty, address),
            _ => {}
        }
        Ok(Some(address))
    }

    /// Puts a variable that is a number into bytes, for it is read as another type; whether it could be done.
    fn in_bytes(&mut self, place: &Value, of: TypeId) -> Outcome<bool> {
        let (Value::Slot(_) | Value::Global(_)) = place else {
            return Ok(false);
        };
        let value = self.state.value(place)?;
        let ty = self.state.type_of(&value);
        let wanted = self.state.types.without_const(of);
        let Some(bits) = self.state.types.scalar_bits(ty).filter(|_| ty != wanted) else {
            return Ok(false);
        };
        let block = self.state.memory.allocate(super::super::memory::Region::Stack, u64::from(bits.div_ceil(8)), 16)?;
        let memory = Value::Memory(ty, (block.address << 3) as i64);
        self.state.kept.push(block);
        self.state.put(&memory, value)?;
        self.state.put(place, memory)?;
        Ok(true)
    }

    /// What a pointer, a smart pointer or an iterator points to.
    pub(super) fn pointee(&mut self, pointer: &Value) -> Outcome<Value> {
        let (mut pointer, mut p) = (pointer.clone(), self.state.value(pointer)?);
        // what `operator->` returns may have one as well
        for _ in 0..super::MAX_WITHIN {
            if !matches!(p, Value::Object(_)) {
                break;
            }
            if let Some(v) = self.user_method(&pointer, "operator*", &[])? {
                return Ok(v);
            }
            let next = match self.user_method(&pointer, "operator->", &[])? {
                Some(next) => next,
                None => self.converted_by_itself(&p)?.ok_or_else(|| Fault::ill_formed("an object is no pointer"))?,
            };
            p = self.state.value(&next)?;
            pointer = next;
        }
        match &p {
            Value::Object(_) => Err(Fault::new(FaultKind::Limit, format!("`operator->` leads on more than {} times", super::MAX_WITHIN))),
            Value::Null => Err(Fault::runtime("`nullptr` is dereferenced")),
            Value::AddressOf(to) => Ok((**to).clone()),
            Value::Function(_) | Value::Closure(_) => Ok(p),
            p => {
                let v = arith::deref(&mut self.state, p)?;
                self.read_through(p, v)
            }
        }
    }

    /// A member: of an object, of bytes, of a value of the library.
    pub(super) fn member(&mut self, object: &Value, name: &str) -> Outcome<Value> {
        let place = self.state.place(object);
        if let Value::Memory(ty, address) = &place
            && let Type::Class(class) = self.state.types.get(self.state.types.strip(*ty)).clone()
        {
            return self.member_in_memory(class, *address, name);
        }
        if let Value::Base(class, object) = place {
            return self.member_of(class, name, &Value::Object(object));
        }
        let value = self.state.value(object)?;
        if let Value::Object(o) = &value {
            return self.member_of(o.class, name, &value);
        }
        let is_device = |id| matches!(self.state.types.get(id), Type::Library(of, _) if matches!(&**of, "cudaDeviceProp" | "GPU_Clock"));
        if let Value::Type(_) | Value::TypeOf(_) = &value
            && !matches!(&value, Value::Type(id) if is_device(*id))
        {
            return self.type_member(&value, &name.into(), None);
        }
        match library::field(&mut self.state, object, name)? {
            Some(v) => Ok(v),
            None if matches!(value, Value::Int(..) | Value::Float(..) | Value::Enum(..)) => {
                Err(Fault::ill_formed(format!("a number has no member `{name}`")))
            }
            None => Ok(Value::Method(Rc::new((object.clone(), Value::Native(name.into()))))),
        }
    }

    fn member_of(&mut self, class: super::ClassId, name: &str, object: &Value) -> Outcome<Value> {
        // `object.Base::member`
        if let Some((base, name)) = name.rsplit_once("::") {
            return match self.base_named(class, base.rsplit("::").next().unwrap_or(base)) {
                Some(base) => self.member_of(base, name, object),
                None => Err(Fault::ill_formed(format!("`{base}` is no base of `{}`", self.state.types.classes[class.0 as usize].name))),
            };
        }
        match self.class_member(class, name, object)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed(format!("`{}` has no member `{name}`", self.state.types.classes[class.0 as usize].name))),
        }
    }

    /// A type that stands for its value where a value is needed: `_4` of `template <class T>`.
    pub(super) fn as_type_value(&mut self, v: Value) -> Value {
        match v {
            Value::Type(id) => match self.state.types.get(id) {
                Type::Of(v) => v.clone(),
                _ => Value::Type(id),
            },
            v => v,
        }
    }

    /// The type that `decltype(e)` names.
    pub(super) fn decltype(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        match v {
            Value::Type(id) => Ok(*id),
            Value::Function(id) if self.state.function_types.get(*id as usize).is_some_and(|ty| *ty != Types::VOID) => {
                Ok(self.state.type_of(v))
            }
            Value::Method(_) | Value::Function(_) | Value::Native(_) | Value::Template(_) => {
                Err(Fault::ill_formed("the type of a function is asked for"))
            }
            // what is written to gives the stream itself
            Value::Stream(_) => {
                let ty = self.state.type_of(v);
                Ok(self.state.types.intern(Type::Reference(ty)))
            }
            // what refers to less than a byte is an object of its own
            Value::Memory(ty, _) if self.state.types.is_within_byte(*ty) => Ok(self.state.types.reference_to(*ty, false)),
            Value::Memory(ty, _) => Ok(self.state.types.of_values(*ty)),
            v => {
                let is_const = self.state.is_constant(v);
                let v = self.state.value(v)?;
                let ty = self.state.type_of(&v);
                Ok(if is_const { self.state.types.intern(Type::Const(ty)) } else { ty })
            }
        }
    }

    /// The type of what a call returned, or of a variable that holds it: a reference to an element of a tensor is one.
    pub(super) fn result_type(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        let held = match v {
            Value::Slot(slot) => self.state.slots.get(*slot as usize).filter(|v| State::is_place(v)),
            _ => None,
        };
        let is_reference = held.is_some() || matches!(v, Value::Element(..));
        let v = held.map_or_else(|| v.clone(), |held| self.state.place(held));
        match v {
            Value::Memory(ty, _) => Ok(self.state.types.reference_to(ty, false)),
            v => {
                let id = self.decltype(&v)?;
                Ok(if is_reference { self.state.types.intern(Type::Reference(id)) } else { id })
            }
        }
    }

    /// A type as its number.
    pub(super) fn type_id(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        match v {
            Value::Type(id) => Ok(*id),
            Value::TypeOf(of) => Ok(self.state.type_of(&of.clone())),
            Value::Method(method) if matches!((&method.0, &method.1), (Value::Pack(_), Value::Native(_))) => {
                // `make_seq<4>`: a type that CuTe names like a function
                let (Value::Pack(templates), Value::Native(name)) = (&method.0, &method.1) else {
                    return Ok(Types::VOID);
                };
                let v = library::call(&mut self.state, name, templates, &[])?;
                Ok(self.state.type_of(&v))
            }
            Value::Template(_) => Err(Fault::ill_formed("a template stands where a type is needed: its arguments are missing")),
            Value::Native(name) => match library::type_named(&mut self.state, &name.clone(), None)? {
                Some(Value::Type(id)) => Ok(id),
                _ => Err(Fault::ill_formed(format!("`{name}` is no type"))),
            },
            Value::Static(..) | Value::Tuple(_) | Value::Cute(_) | Value::Underscore => Ok(self.state.type_of(v)),
            v if State::is_place(v) => {
                let v = self.state.value(v)?;
                match v {
                    Value::Type(_) | Value::TypeOf(_) | Value::Static(..) | Value::Tuple(_) | Value::Cute(_) | Value::Underscore => {
                        self.type_id(&v)
                    }
                    _ => Err(Fault::ill_formed("a value stands where a type is needed")),
                }
            }
            Value::Void => Ok(Types::VOID),
            _ => Err(Fault::ill_formed("a value stands where a type is needed")),
        }
    }
}
