//! What a cast makes: numbers, pointers, and memory seen as another type.

use super::super::arith;
use super::super::ast::CastKind;
use super::super::library;
use super::super::state::{FUNCTIONS, State};
use super::super::types::Types;
use super::super::value::WHOLE;
use super::super::value::{Fault, FaultKind, Object, Outcome, Passed, Storage, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// What a cast of a `std::ostream` to a string stream is made of.
    fn stream_cast(&self, kind: CastKind, v: Value, target: &Type) -> Outcome<Value> {
        let (Type::Pointer(_, of) | Type::Reference(of) | Type::Forwarding(of)) = *target else { return Ok(v) };
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(of)) else { return Ok(v) };
        if !self.is_string_stream(class) {
            return Ok(v);
        }
        let to = match self.state.value(&v)? {
            Value::AddressOf(to, _) => State::changeable(&to).clone(),
            v => v,
        };
        match to {
            Value::Text(text) if let Some(stream) = self.state.stream_of(&text) => Ok(match target {
                Type::Pointer(..) => Value::address(Value::Object(stream)),
                _ => Value::Object(stream),
            }),
            Value::Text(_) => {
                Err(Fault::new(FaultKind::Unsupported, "which string stream a `std::ostream&` is bound to is not told: a pointer tells it"))
            }
            Value::Stream(_) if kind == CastKind::Dynamic => match target {
                Type::Pointer(..) => Ok(Value::Pointer { space: Space::Raw, element: of, address: 0 }),
                _ => Err(Fault::thrown("bad_cast", "std::bad_cast")),
            },
            _ => Ok(v),
        }
    }

    /// `static_cast<T>(v)` and its relatives.
    pub(super) fn cast(&mut self, kind: CastKind, v: Value, ty: &Value) -> Outcome<Value> {
        if matches!(ty, Value::Template(_)) {
            return Ok(v);
        }
        let declared = self.type_id(ty)?;
        // what a cast to `const C` makes is a copy as well
        let id = self.state.types.without_const(declared);
        let target = self.state.types.get(id).clone();
        let refers = matches!(target, Type::Reference(_) | Type::Forwarding(_));
        // a constructor may tell what is `const`
        let how = self.as_object(&v);
        let (v, is_moved) = match v {
            Value::Passed(passed, of) => ((*of).clone(), passed == Passed::Rvalue),
            v => (v, false),
        };
        let is_const = how.on_const;
        let v = if refers || kind == CastKind::Dynamic { self.stream_cast(kind, v, &target)? } else { v };
        // as `T(v)` does
        if matches!(kind, CastKind::C | CastKind::Static)
            && match &target {
                Type::Class(_) => true,
                Type::Library(name, _) => match self.state.value(&v)? {
                    Value::Object(_) | Value::Array(_) | Value::Text(_) => true,
                    // so many elements
                    Value::Int(..) => matches!(&**name, "vector" | "deque"),
                    _ => false,
                },
                _ => false,
            }
        {
            self.moved = is_moved.into();
            self.given_consts = (is_const.into(), 0);
            let made = self.construct(&Value::Type(id), vec![v], false);
            self.given_consts = Default::default();
            return made.inspect(|made| self.made_as(made, declared));
        }
        let v = if refers || matches!(target, Type::Pointer(..)) { v } else { self.state.value(&v)? };
        match (kind, &target) {
            (_, Type::Void) => Ok(Value::Void),
            (CastKind::Dynamic, Type::Pointer(_, of)) => {
                let v = self.state.value(&v)?;
                let object = match &v {
                    Value::AddressOf(to, _) => self.state.object(to)?,
                    _ => None,
                };
                match (object, self.state.types.get(self.state.types.strip(*of)).clone()) {
                    (Some((object, seen)), Type::Class(class)) if !self.is_cast((self.dynamic_class(&object), seen), class) => {
                        Ok(Value::Pointer { space: Space::Raw, element: *of, address: 0 })
                    }
                    _ => self.pointer_as(v, *of),
                }
            }
            (CastKind::Reinterpret | CastKind::C, Type::Reference(of))
                if self.is_seen_otherwise(&v, *of)? || kind == CastKind::Reinterpret && self.is_storage(&v, *of)? =>
            {
                self.seen_as(v, *of)
            }
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
                    (Some((object, seen)), Type::Class(class)) if !self.is_cast((self.dynamic_class(&object), seen), *class) => {
                        Err(Fault::thrown("bad_cast", "std::bad_cast"))
                    }
                    // to a base beside that which is seen, as of its address
                    (Some((_, seen)), Type::Class(class)) if !self.is_derived(seen, *class) => {
                        match self.pointer_as(Value::address(v.clone()), *of)? {
                            Value::AddressOf(to, _) => Ok((*to).clone()),
                            _ => self.reference_as(v, *of),
                        }
                    }
                    _ => self.reference_as(v, *of),
                }
            }
            (CastKind::Const | CastKind::C, Type::Reference(of) | Type::Forwarding(of)) => {
                let v = if self.state.is_constant(&v) { State::changeable(&self.state.place(&v)).clone() } else { v };
                match self.state.place(&v) {
                    // a member that is declared `const` can be changed through it
                    place @ Value::Field(..) if self.check_change(&place).is_err() => Ok(Value::Element(WHOLE, Rc::new(place))),
                    _ => self.reference_to(v, *of),
                }
            }
            (_, Type::Reference(of)) => self.reference_to(v, *of),
            (_, Type::Forwarding(of)) => self.reference_as(v, *of),
            (CastKind::Const, Type::Pointer(_, of)) => match self.state.value(&v)? {
                Value::Pointer { space, address, .. } => Ok(Value::Pointer { space, element: *of, address }),
                Value::AddressOf(to, _) if self.state.is_constant(&to) => Ok(Value::address(State::changeable(&to).clone())),
                v => Ok(v),
            },
            (CastKind::Const | CastKind::Dynamic, _) => Ok(v),
            (CastKind::C | CastKind::Reinterpret | CastKind::Static, Type::Pointer(space, of)) => {
                // to a base, or back
                let v = match self.state.value(&v)? {
                    Value::Pointer { space, element, address }
                        if kind != CastKind::Reinterpret
                            && address != 0
                            && let Some(by) = self.state.offset_between(element, *of)
                            && by != 0 =>
                    {
                        Value::Pointer { space, element: *of, address: address.wrapping_add(by) }
                    }
                    _ => v,
                };
                // a conversion function is told what the object is
                if matches!(self.state.value(&v)?, Value::Object(_)) {
                    self.converts = how;
                }
                let made = self.cast_to_pointer(kind == CastKind::Static, v, id, *space, *of);
                self.converts = As::default();
                let mut v = made?;
                if matches!(self.state.types.get(*of), Type::Const(_)) {
                    self.state.constant_target(&mut v);
                }
                Ok(v)
            }
            (CastKind::Reinterpret | CastKind::C, Type::Int(kind))
                if kind.bits() == 64
                    && let Value::AddressOf(place, _) = &v
                    && let Some(address) = self.state.address_in_bytes(&place.clone())? =>
            {
                Ok(Value::Int(*kind, kind.wrap(address >> 3)))
            }
            // of an object that is no bytes, or a function
            (CastKind::Reinterpret | CastKind::C, Type::Int(kind))
                if kind.bits() == 64
                    && let Some(address) = self.number_of_object(&v)? =>
            {
                Ok(Value::Int(*kind, kind.wrap(address >> 3)))
            }
            (CastKind::Reinterpret | CastKind::C, Type::Int(kind)) if matches!(v, Value::Pointer { .. }) && !v.is_iterator() => {
                let Value::Pointer { address, .. } = v else {
                    return Ok(v);
                };
                Ok(Value::Int(*kind, kind.wrap(address >> 3)))
            }
            _ => {
                let v = self.state.value(&v)?;
                if is_const && self.is_other_class(&v, id) && !self.converts_itself(&v, id)? {
                    self.given_consts = (1, 0);
                }
                self.converts = how;
                let v = self.converted(v, id, true)?;
                self.owned_tensor(&v)
            }
        }
    }

    /// A value as a pointer to what is `of`, whose type is `id`; a static cast keeps the space of a pointer.
    fn cast_to_pointer(&mut self, is_static: bool, v: Value, id: TypeId, space: Space, of: TypeId) -> Outcome<Value> {
        let v = self.state.value(&v)?;
        if v.is_iterator() {
            return self.converted_by_library(v, id, true);
        }
        match self.state.pointing_to(v.clone(), false) {
            Value::Pointer { address, .. } if let (Some(wanted), Some(v)) = (self.pointed_function(id), self.function_at(address)) => {
                Ok(self.as_function(&v, wanted)?.unwrap_or(v))
            }
            Value::Pointer { space: Space::Raw, address, .. } if let Some(v) = self.state.pointer_at((address as u64) >> 3, of)? => Ok(v),
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
                Storage::Cells(_) => Ok(Value::address(Value::Cell(0, array.clone()))),
            },
            Value::AddressOf(place, _) if self.in_bytes(&place, of)? => {
                let v = arith::address_of(&mut self.state, &place)?;
                self.cast_to_pointer(is_static, v, id, space, of)
            }
            Value::Null => Ok(Value::Pointer { space, element: of, address: 0 }),
            Value::AddressOf(place, _)
                if !self.state.placed.is_empty()
                    && let Some(key) = self.state.key_of_storage(&place)?
                    && let Some(made) = self.state.made_at(self.state.types.strip(of), key) =>
            {
                Ok(Value::address(made))
            }
            Value::AddressOf(place, _) if let Some(address) = self.array_as_bytes(&place, of)? => {
                Ok(Value::Pointer { space: Space::Raw, element: of, address })
            }
            Value::AddressOf(place, _) if self.state.types.strip(of) == Types::VOID && self.lies_behind(&place) => {
                Err(Fault::new(FaultKind::Unsupported, "a pointer to `void` of a base that lies behind another one is not read"))
            }
            Value::AddressOf(place, from) => match self.object_into_bytes(&place, of)? {
                Some(address) => Ok(Value::Pointer { space: Space::Raw, element: of, address }),
                None if self.state.types.strip(of) != Types::VOID
                    && self.is_seen_otherwise(&place, of)?
                    && !self.are_pointers(&place, of)? =>
                {
                    Err(Fault::new(FaultKind::Unsupported, "a member that is read as another type is not read"))
                }
                None => self.pointer_as(Value::AddressOf(place, from), of),
            },
            v @ (Value::Function(_) | Value::Closure(_)) if is_static => self.converted(v, id, true),
            Value::Function(function) if self.state.types.strip(of) == Types::VOID => {
                let address = self.state.number_of_pointer(&Value::Function(function))?.unwrap_or_default();
                Ok(Value::Pointer { space: Space::Raw, element: of, address })
            }
            v @ (Value::Function(_) | Value::Closure(_)) => match self.pointed_function(id) {
                Some(wanted) => Ok(self.as_function(&v, wanted)?.unwrap_or(v)),
                None => Ok(v),
            },
            v @ (Value::Object(_) | Value::Native(_)) => self.converted(v, id, true),
            v => {
                let v = self.as_type_value(v);
                let address = library::integer(&self.state, &v)?;
                let there = self.state.pointer_at(address as u64, of)?;
                Ok(there.unwrap_or(Value::Pointer { space: Space::Raw, element: of, address: address.wrapping_shl(3) }))
            }
        }
    }

    /// The address, in bits, of a function or of an object that is no part of another one: numbers of parts tell how far these are
    /// apart.
    fn number_of_object(&mut self, v: &Value) -> Outcome<Option<i64>> {
        let is_whole = match v {
            Value::Function(_) => true,
            Value::AddressOf(place, Space::Raw | Space::Void) => {
                let place = self.state.place(State::changeable(place));
                match &place {
                    Value::Function(_) => true,
                    Value::Base(..) => !self.lies_behind(&place),
                    place => {
                        let whole = self.state.value(place)?;
                        let is_array = matches!(&whole, Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)));
                        let is_held = matches!(whole, Value::Object(_) | Value::Array(_) | Value::Text(_)) && !is_array;
                        is_held && (self.state.lies_at(&whole).is_some() || !self.state.is_part(&whole))
                    }
                }
            }
            _ => false,
        };
        let whole = match v {
            Value::AddressOf(place, space) if let Value::Base(_, object) = self.state.place(State::changeable(place)) => {
                Value::AddressOf(Rc::new(Value::Object(object)), *space)
            }
            v => v.clone(),
        };
        if is_whole { self.state.number_of_pointer(&whole) } else { Ok(None) }
    }

    /// The function whose address a pointer to `void` holds.
    pub(super) fn function_at(&self, address: i64) -> Option<Value> {
        let function = usize::try_from(address.checked_sub(FUNCTIONS as i64)? >> 7).ok()?;
        (function < self.functions.len()).then_some(Value::Function(function as u32))
    }

    /// Whether a cast to a reference reads a number as one of another type.
    fn is_seen_otherwise(&mut self, v: &Value, of: TypeId) -> Outcome<bool> {
        let wanted = self.state.types.strip(of);
        let is_number = self.state.types.is_flat(wanted) || self.state.types.array_of(wanted).is_some();
        if !(State::is_place(v) || matches!(v, Value::Array(_))) || !is_number {
            return Ok(false);
        }
        let value = self.state.value(v)?;
        let have = self.state.type_of(&value);
        Ok(self.state.types.strip(have) != wanted && !matches!(value, Value::Object(_)))
    }

    /// Whether an object is read as what it is none of: it is the storage of that.
    fn is_storage(&mut self, v: &Value, of: TypeId) -> Outcome<bool> {
        let Some((object, _)) = self.state.object(v)? else { return Ok(false) };
        Ok(match *self.state.types.get(self.state.types.strip(of)) {
            Type::Class(class) => !self.is_derived(object.class, class) && !self.is_derived(class, object.class),
            Type::Library(..) => true,
            _ => false,
        })
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
        let how = std::mem::take(&mut self.converts);
        let how = As { to_reference: !how.to_rvalue, ..how };
        let class = match self.state.types.get(bare) {
            Type::Class(class) => Some(*class),
            _ => None,
        };
        // `operator T&` of an object that is no `T`; what another one makes lives as long as the reference
        if let Value::Object(o) = self.state.value(&v)?
            && class.is_none_or(|class| !self.is_derived(o.class, class))
        {
            let object = Value::Object(o);
            let place = match self.conversion(&object, bare, how)? {
                None => self.conversion(&object, bare, As { to_reference: false, ..how })?,
                place => place,
            };
            if let Some(place) = place {
                return Ok(place);
            }
        }
        let is_number =
            |v: &Value| matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::Text(_));
        match class {
            // a temporary that is made of it
            Some(class)
                if let v = self.state.value(&v)?
                    && (is_number(&v)
                        || matches!(&v, Value::Object(o) if !self.is_derived(o.class, class) && !self.is_derived(class, o.class))) =>
            {
                self.converted(v, bare, false)
            }
            Some(class) => self.state.referred_as(&v, class),
            None => {
                let held = self.state.value(&v)?;
                let is_made = match self.state.types.get(bare) {
                    Type::Int(_) | Type::Float(_) => matches!(held, Value::Int(..) | Value::Float(..) | Value::Enum(..)),
                    Type::Library(name, _) => &**name == "string" && matches!(held, Value::Pointer { .. }),
                    _ => false,
                };
                let v = match is_made && self.state.type_of(&held) != bare {
                    true => self.converted(held, bare, false)?,
                    false => v,
                };
                Ok(self.outliving(v))
            }
        }
    }

    /// The same of a member: a number that lives as long as it stands at a place of its own.
    pub(super) fn member_bound(&mut self, v: Value, ty: TypeId) -> Outcome<Value> {
        let v = self.reference_as(v, ty)?;
        Ok(if matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..)) { self.state.kept(v) } else { v })
    }

    /// The same of an lvalue, as what cannot be changed where the type is `const`.
    fn reference_to(&mut self, v: Value, ty: TypeId) -> Outcome<Value> {
        let to = self.reference_as(v, ty)?;
        let is_const = matches!(self.state.types.get(ty), Type::Const(_)) && matches!(self.state.value(&to)?, Value::Object(_));
        Ok(if is_const { self.state.constant_object(to) } else { to })
    }

    /// The place of a number, a pointer or a lambda that a parameter `T const& x` keeps, which is a temporary of what calls: it
    /// outlives the call.
    pub(super) fn outliving(&mut self, place: Value) -> Value {
        let Value::Slot(slot) = place else { return place };
        let frame =
            self.frames.iter().rev().find(|frame| frame.base <= slot).and_then(|frame| Some((frame.base, frame.function.as_ref()?)));
        let is_parameter = frame.is_some_and(|(base, f)| f.params.iter().any(|p| p.by_reference && !p.pack && base + p.slot == slot));
        match self.state.slots.get(slot as usize) {
            Some(
                v
                @ (Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(..) | Value::Closure(_)),
            ) if is_parameter => {
                let kept = self.state.kept(v.clone());
                self.state.slots[slot as usize] = kept.clone();
                kept
            }
            _ => place,
        }
    }

    /// A pointer as one to a value of the type.
    pub(super) fn pointer_as(&mut self, v: Value, ty: TypeId) -> Outcome<Value> {
        match (&v, self.state.types.get(self.state.types.strip(ty))) {
            (Value::AddressOf(to, space), Type::Class(class)) => {
                let space = if *space == Space::Void { Space::Raw } else { *space };
                let p = Value::address(self.state.referred_as(State::changeable(to), *class)?).in_space(space);
                Ok(self.state.pointing_to(p, matches!(self.state.types.get(ty), Type::Const(_))))
            }
            _ => {
                let mut p = self.state.untyped(v, ty);
                if matches!(self.state.types.get(ty), Type::Const(_)) {
                    self.state.constant_target(&mut p);
                }
                Ok(p)
            }
        }
    }

    /// Whether a place is an object as a base that may not lie where the object begins.
    fn lies_behind(&self, place: &Value) -> bool {
        let Value::Base(base, object) = place else {
            return false;
        };
        let mut class = object.class;
        while class != *base {
            match self.direct_bases(class).first() {
                Some(first) => class = *first,
                None => return true,
            }
        }
        false
    }

    /// Whether an array holds numbers, as a temporary that a reference is bound to, pointers or objects of nothing but these, and a
    /// pointer to `of` is none to what it holds.
    fn lies_as_objects(&self, array: &super::super::value::Array, of: TypeId) -> bool {
        let of = self.state.types.without_const(of);
        let element = self.state.types.without_const(array.element);
        let is_kept = match self.state.types.get(element) {
            Type::Class(_) | Type::Int(_) | Type::Float(_) => true,
            Type::Pointer(..) => self.state.types.is_flat(of),
            _ => false,
        };
        let is_object = is_kept && self.state.types.access_bits(element).is_some();
        is_object && of != element && self.state.types.size_of(of).is_some() && matches!(&*array.storage.borrow(), Storage::Cells(_))
    }

    /// Puts an object of nothing but numbers into bytes, for it is read as another type: where it lies then. Only variables and
    /// elements of arrays are.
    fn object_into_bytes(&mut self, place: &Value, of: TypeId) -> Outcome<Option<i64>> {
        let wanted = self.state.types.without_const(of);
        if let (Some((object, _)), Type::Class(class)) = (self.state.object(place)?, self.state.types.get(wanted))
            && object.class != *class
            && (self.is_derived(object.class, *class) || self.is_derived(*class, object.class))
        {
            // a pointer to a base, or back, leads to the object itself
            return Ok(None);
        }
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

    /// Where an array begins that is read as what it is not.
    fn array_as_bytes(&mut self, place: &Value, of: TypeId) -> Outcome<Option<i64>> {
        let Value::Array(array) = self.state.value(place)? else { return Ok(None) };
        let wanted = self.state.types.strip(of);
        let is_read =
            wanted != array.ty && self.state.types.size_of(wanted).is_some() && self.state.types.access_bits(array.element).is_some();
        if is_read && self.is_fixed(&array) { self.state.into_bytes(&array) } else { Ok(None) }
    }

    /// Puts an object of nothing but numbers that a variable of this or a calling function holds into bytes: its address in bits.
    fn variable_into_bytes(&mut self, object: &Rc<Object>, wanted: TypeId) -> Outcome<Option<i64>> {
        let ty = self.state.types.intern(Type::Class(object.class));
        let is_read = ty != wanted && self.state.types.size_of(wanted).is_some();
        if is_read { self.state.object_in_bytes(object) } else { Ok(None) }
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
}
