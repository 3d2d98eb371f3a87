//! Variables: what a reference refers to, what a pointer leads to, and what is put there.

use super::State;
use crate::algebra::tensor::Space;
use crate::cxx::types::Types;
use crate::cxx::value::{ClassId, Fault, Integer, Object, Outcome, Passed, Storage, Type, TypeId, Value, WHOLE};
use std::rc::Rc;

impl State {
    /// Whether `v` is a reference.
    #[inline]
    pub fn is_place(v: &Value) -> bool {
        matches!(
            v,
            Value::Slot(_)
                | Value::Global(_)
                | Value::Field(..)
                | Value::Base(..)
                | Value::Cell(..)
                | Value::Char(..)
                | Value::Memory(..)
                | Value::Element(..)
        )
    }

    /// The value that `v` is or refers to.
    #[inline]
    pub fn value(&self, v: &Value) -> Outcome<Value> {
        if Self::is_place(v) { self.load(v) } else { Ok(v.clone()) }
    }

    /// The object that `v` is or refers to, and the class that it is referred to as.
    pub fn object(&self, v: &Value) -> Outcome<Option<(Rc<Object>, ClassId)>> {
        let place = self.place(v);
        Ok(match Self::changeable(&place) {
            Value::Base(class, object) => Some((object.clone(), *class)),
            place => match self.value(place)? {
                Value::Object(object) => Some((object.clone(), object.class)),
                _ => None,
            },
        })
    }

    /// A reference to an object as the one that a reference to `class` is.
    pub fn referred_as(&self, place: &Value, class: ClassId) -> Outcome<Value> {
        let whole = Self::changeable(place);
        // a pointer may lead behind the last element, where no object is
        if let Value::Cell(i, array) = whole
            && array.at(*i) >= self.length(array)
        {
            return Ok(place.clone());
        }
        if !std::ptr::eq(whole, place) {
            return Ok(Self::constant_of_place(self.referred_as(whole, class)?));
        }
        if let Value::Memory(ty, address) = self.place(place)
            && let Type::Class(of) = *self.types.get(self.types.without_const(ty))
            && of != class
            && let Some(by) = self.offset_of_base(of, class)
            && let Some(mut seen) = self.types.known(&Type::Class(class))
        {
            if self.types.without_const(ty) != ty {
                seen = self.types.known(&Type::Const(seen)).unwrap_or(seen);
            }
            return Ok(Value::Memory(seen, address.wrapping_add(by)));
        }
        Ok(match self.object(place)? {
            Some((_, seen)) if seen == class => place.clone(),
            Some((object, _)) if object.class == class => Value::Object(object),
            Some((object, _)) if self.types.base_members(object.class, class).is_some() => Value::Base(class, object),
            _ => place.clone(),
        })
    }

    /// The part of an object that is of a base of its class, its members not copied yet.
    pub fn base_part(&self, class: ClassId, object: &Rc<Object>) -> Rc<Object> {
        let there = object.fields.borrow();
        let ranges = self.types.base_ranges(object.class, class);
        let fields = ranges.into_iter().flat_map(|(first, n)| there.iter().skip(first).take(n).cloned()).collect();
        Object::new(class, fields, None)
    }

    /// The same, but an object that is referred to as one of a base stays so.
    pub fn operand(&self, v: &Value) -> Outcome<Value> {
        if Self::is_place(v) { self.loaded(v, true) } else { Ok(v.clone()) }
    }

    /// The value that a reference refers to.
    pub fn load(&self, place: &Value) -> Outcome<Value> {
        self.loaded(place, false)
    }

    pub(super) fn loaded(&self, place: &Value, keeps_base: bool) -> Outcome<Value> {
        let mut place = place.clone();
        // A reference to a reference is possible for as many levels as functions pass it on.
        for _ in 0..1 << 20 {
            place = match place {
                Value::Slot(i) => self.slots.get(i as usize).cloned().ok_or_else(dangling)?,
                Value::Global(i) => self.globals.get(i as usize).cloned().ok_or_else(dangling)?,
                Value::Field(i, object) => object.fields.borrow().get(i as usize).cloned().ok_or_else(dangling)?,
                Value::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(array.at(i) as usize).cloned().ok_or_else(|| past_end(array.at(i), cells.len()))?,
                    Storage::Bytes(_) => self.element(&array, array.at(i))?,
                },
                Value::Memory(ty, address) => return self.load_memory(ty, address),
                Value::Base(..) if keeps_base => return Ok(place),
                Value::Base(class, object) => return Ok(Value::Object(self.base_part(class, &object))),
                Value::Char(i, text) => {
                    let text = text.borrow();
                    // the zero behind the last character is read as one
                    return match text.get(i as usize).copied().or((i as usize == text.len()).then_some(0)) {
                        Some(c) => Ok(Value::Int(Integer::Char, i64::from(c as i8))),
                        None => Err(Fault::runtime(format_args!("index {i} of a string of {} characters", text.len()))),
                    };
                }
                Value::Element(i, of) => self.element_value(i, &of)?,
                value => return Ok(value),
            };
        }
        Err(dangling())
    }

    /// The place that a chain of references ends at.
    pub fn place(&self, place: &Value) -> Value {
        let mut place = place.clone();
        for _ in 0..1 << 20 {
            let next = match &place {
                Value::Slot(i) => self.slots.get(*i as usize).cloned(),
                Value::Global(i) => self.globals.get(*i as usize).cloned(),
                Value::Field(i, object) => object.fields.borrow().get(*i as usize).cloned(),
                Value::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(array.at(*i) as usize).cloned(),
                    Storage::Bytes(_) => self.element(array, array.at(*i)).ok(),
                },
                // it may have been put into bytes since
                Value::Element(WHOLE, of)
                    if let Value::Passed(Passed::Const, of) = &**of
                        && let Value::Memory(ty, address) = self.place(of)
                        && let Some(ty) = self.types.known_const(ty) =>
                {
                    return Value::Memory(ty, address);
                }
                Value::Element(i, of) => self.element_value(*i, of).ok(),
                _ => None,
            };
            match next {
                Some(next) if Self::is_place(&next) => place = next,
                _ => return place,
            }
        }
        place
    }

    /// How far apart the elements of a pointer are, in bits.
    pub(in crate::cxx) fn stride(&self, element: TypeId) -> Outcome<i64> {
        match self.types.member_bits(element) {
            Some(bits) => Ok(bits as i64),
            None if self.types.without_const(element) == Types::VOID => Ok(8),
            None if let Some(bytes) = self.types.size_of(element) => Ok(bytes.wrapping_mul(8)),
            None => Err(Fault::ill_formed(format_args!("a pointer to `{}` is not moved", self.types.name(element)))),
        }
    }

    /// The element `n` places behind the one that a pointer, an array or a string leads to; `None` of what is none of them.
    pub(in crate::cxx) fn element_behind(&self, v: &Value, n: i64) -> Outcome<Option<Value>> {
        let (text, n) = match v {
            Value::Array(array) => return self.element(array, n).map(Some),
            Value::Pointer { element, address, .. } => {
                return Ok(Some(self.at_address(*element, address.wrapping_add(n.wrapping_mul(self.stride(*element)?)))));
            }
            Value::AddressOf(place, _) if self.is_constant(place) => {
                let element = self.element_behind(&self.pointing_to(v.clone(), false), n)?;
                return Ok(element.map(|element| if self.is_constant(&element) { element } else { Self::constant_of_place(element) }));
            }
            Value::AddressOf(place, _) => match &**place {
                Value::Cell(first, array) => return self.element(array, array.at(*first).wrapping_add(n)).map(Some),
                Value::Char(first, text) => (text, i64::from(*first).wrapping_add(n)),
                place if n == 0 => return Ok(Some(place.clone())),
                _ => return Err(Fault::runtime(format_args!("index {n} behind a pointer to one object"))),
            },
            Value::Text(text) => (text, n),
            _ => return Ok(None),
        };
        match u32::try_from(n) {
            Ok(i) if i as usize <= text.borrow().len() => Ok(Some(Value::Char(i, text.clone()))),
            _ => Err(Fault::runtime(format_args!("index {n} of a string of {} characters", text.borrow().len()))),
        }
    }

    /// The pointer to an object that was made at an address.
    pub(in crate::cxx) fn address_of_placed(&mut self, place: &Value) -> Outcome<Option<Value>> {
        // memory holds no object so far
        if self.placed_at.is_empty() {
            return Ok(None);
        }
        let (key, mut element) = match Self::changeable(&self.place(place)) {
            Value::Memory(..) => return Ok(None),
            Value::Cell(0, array) => (Rc::as_ptr(array).addr(), array.element),
            _ => match self.object(place)? {
                Some((object, _)) => (Rc::as_ptr(&object).addr(), self.types.intern(Type::Class(object.class))),
                None => return Ok(None),
            },
        };
        let Some(address) = self.placed_at.get(&key).copied() else {
            return Ok(None);
        };
        if self.is_constant(place) {
            element = self.types.intern(Type::Const(element));
        }
        Ok(Some(Value::Pointer { space: Space::Raw, element, address }))
    }

    /// Forgets the objects that were made in memory that is freed: none of them ends any more.
    pub(in crate::cxx) fn forget_placed(&mut self, address: i64) {
        let bytes = self.memory.find((address as u64) >> 3).map_or(0, |block| block.bytes.borrow().len() as i64);
        while let Some((&at, _)) = self.placed.range(address..address.saturating_add(bytes.saturating_mul(8))).next() {
            let before = self.placed.remove(&at);
            self.forget_made(before);
        }
    }

    /// Notes what was made at an address instead of what was there.
    pub(in crate::cxx) fn keep_placed(&mut self, address: i64, key: usize, made: Value) {
        self.placed_at.insert(key, address);
        let before = self.placed.insert(address, made);
        self.forget_made(before);
    }

    /// What has lost its place ends no more.
    pub(in crate::cxx) fn forget_made(&mut self, before: Option<Value>) {
        let key = match before {
            Some(Value::Object(object)) => {
                object.ended.set(true);
                Rc::as_ptr(&object).addr()
            }
            Some(Value::Cell(_, array)) => {
                let key = Rc::as_ptr(&array).addr();
                std::mem::forget(array);
                key
            }
            _ => return,
        };
        self.placed_at.remove(&key);
    }

    /// By what an object that is made in the storage of another one is found: no address is negative.
    pub(in crate::cxx) fn key_of_storage(&self, place: &Value) -> Outcome<Option<i64>> {
        Ok(self.object(place)?.map(|(object, _)| !(Rc::as_ptr(&object).addr() as i64)))
    }

    /// What lies at an address: an object that was made there, or memory.
    pub(in crate::cxx) fn at_address(&self, ty: TypeId, address: i64) -> Value {
        self.made_at(ty, address).unwrap_or(Value::Memory(ty, address))
    }

    /// What was made at an address, or in the storage that is found by it, as what has a type.
    pub(in crate::cxx) fn made_at(&self, ty: TypeId, address: i64) -> Option<Value> {
        Some(match self.placed.get(&address) {
            Some(Value::Object(object)) if self.types.get(self.types.without_const(ty)).is_class(object.class) => {
                self.referred(Value::Object(object.clone()), self.types.without_const(ty) != ty)
            }
            // the part of a base that lies where the object begins
            Some(Value::Object(object))
                if let Type::Class(base) = *self.types.get(self.types.without_const(ty))
                    && self.types.begins_as(object.class, base) =>
            {
                let part = Value::Base(base, object.clone());
                if self.types.without_const(ty) != ty { Self::constant_of_place(part) } else { part }
            }
            Some(cell @ Value::Cell(_, array)) if array.element == self.types.without_const(ty) => {
                if array.element != ty {
                    Self::constant_of_place(cell.clone())
                } else {
                    cell.clone()
                }
            }
            _ => return None,
        })
    }

    /// How many elements lie between two pointers into values that are not kept as bytes.
    pub(in crate::cxx) fn distance(&mut self, first: &Value, last: &Value) -> Outcome<i64> {
        if let (Value::AddressOf(from, _), Value::AddressOf(to, _)) = (first, last)
            && let (from, to) = (Self::changeable(from), Self::changeable(to))
            && let (Value::Cell(i, _), Value::Cell(j, _)) | (Value::Char(i, _), Value::Char(j, _)) = (from, to)
        {
            return Ok(i64::from(*j as i32) - i64::from(*i as i32));
        }
        let (s, t) = (self.type_of(last), self.type_of(first));
        Err(Fault::ill_formed(format_args!("`-` has no meaning for `{}` and `{}`", self.types.name(s), self.types.name(t))))
    }
}

pub(in crate::cxx) fn dangling() -> Box<Fault> {
    Fault::runtime("a reference to what is gone")
}

pub(super) fn past_end(i: i64, n: usize) -> Box<Fault> {
    Fault::runtime(format_args!("index {i} of an array of {n} elements"))
}
