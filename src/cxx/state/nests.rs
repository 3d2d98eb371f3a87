//! Arrays whose elements are objects of numbers, or arrays: they become bytes that lie one behind the other once a pointer leads into
//! an element, for it may lead on into the next one. Who refers to such an element by itself then refers to those bytes.

use super::State;
use super::heap::identity;
use crate::cxx::memory::Region;
use crate::cxx::value::{Array, ClassId, Fault, FaultKind, Object, Outcome, Storage, Type, TypeId, Value};
use std::rc::{Rc, Weak};

/// How deep types lie in other types where they are looked for.
const MAX_DEPTH: u32 = 32;

/// Arrays of what could lie in bytes and does not yet, by the type of their elements.
#[derive(Debug, Default)]
pub struct Nests {
    arrays: Vec<(TypeId, Vec<Weak<Array>>)>,
    /// How many there may be of a type before those that are gone are dropped.
    sweep: usize,
}

/// What a pointer leads into.
#[derive(Clone, Copy)]
enum Part {
    /// An array of elements of a type.
    ArrayOf(TypeId),
    /// An object of a class.
    Object(ClassId),
}

/// How deep values within values are looked through.
const MAX_NESTED: u32 = 128;

impl State {
    /// Notes an array that may have to lie in one piece.
    pub fn nest(&mut self, array: &Rc<Array>) {
        let element = self.types.without_const(array.element);
        let is_class = match self.types.get(element) {
            Type::Class(class) => self.types.classes.get(class.0 as usize).is_some_and(|c| c.flat.is_some() || c.in_bytes),
            Type::Library(..) => self.types.array_in_bytes(element).is_some(),
            _ => false,
        };
        if !is_class || !matches!(&*array.storage.borrow(), Storage::Cells(_)) || self.is_apart(array.ty) {
            return;
        }
        let at = self.nests.arrays.iter().position(|(of, _)| *of == element);
        let at = at.unwrap_or_else(|| {
            self.nests.arrays.push((element, Vec::new()));
            self.nests.arrays.len() - 1
        });
        let arrays = &mut self.nests.arrays[at].1;
        if arrays.len() >= self.nests.sweep.max(64) {
            arrays.retain(|array| array.strong_count() > 0);
            self.nests.sweep = 2 * arrays.len();
        }
        arrays.push(Rc::downgrade(array));
    }

    /// Whether the elements of a container do not lie one behind the other.
    fn is_apart(&self, ty: TypeId) -> bool {
        matches!(self.types.get(self.types.without_const(ty)), Type::Library(name, _) if matches!(&**name, "deque" | "initializer_list"))
    }

    /// Puts all arrays that hold arrays of elements of a type, in their elements, into bytes.
    pub(in crate::cxx) fn join_arrays(&mut self, element: TypeId) -> Outcome<()> {
        match self.nests.arrays.is_empty() {
            true => Ok(()),
            false => self.join(Part::ArrayOf(self.scalar_of(element))),
        }
    }

    /// The address that something has once all arrays around it lie in bytes.
    pub(in crate::cxx) fn joined_address(&mut self, element: TypeId, address: i64) -> Outcome<i64> {
        self.join_arrays(element)?;
        Ok(self.memory.now(address))
    }

    /// The elements of arrays of arrays.
    fn scalar_of(&self, mut element: TypeId) -> TypeId {
        for _ in 0..MAX_DEPTH {
            match self.types.array_of(element) {
                Some((of, _)) => element = of,
                None => break,
            }
        }
        self.types.without_const(element)
    }

    #[cold]
    fn join(&mut self, part: Part) -> Outcome<()> {
        let all = std::mem::take(&mut self.nests.arrays);
        let (mut joined, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|(element, _)| self.holds(*element, part, 0));
        self.nests.arrays = others;
        // what holds others comes before them
        joined.sort_by_key(|(element, _)| std::cmp::Reverse(self.types.size_of(*element)));
        for array in joined.iter().flat_map(|(_, arrays)| arrays).filter_map(Weak::upgrade) {
            match self.put_in_bytes(&array) {
                // what cannot be bytes stays as it is
                Err(fault) if fault.kind == FaultKind::Limit => return Err(fault),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a value of a type holds an array or an object.
    fn holds(&self, ty: TypeId, part: Part, depth: u32) -> bool {
        let ty = self.types.without_const(ty);
        if depth > MAX_DEPTH {
            return false;
        }
        if let Some((of, _)) = self.types.array_of(ty) {
            let of = self.scalar_of(of);
            return matches!(part, Part::ArrayOf(element) if element == of) || self.holds(of, part, depth + 1);
        }
        let Type::Class(class) = self.types.get(ty) else { return false };
        let of = self.types.classes.get(class.0 as usize);
        let members = of.and_then(|c| c.flat.as_ref());
        // a union may hold any
        matches!(part, Part::Object(of) if of == *class)
            || of.is_some_and(|c| c.in_bytes)
            || members.is_some_and(|all| all.iter().any(|(ty, _)| self.holds(*ty, part, depth + 1)))
    }

    /// Makes the objects of an array bytes, for a tensor or a pointer reads them as such: the address, if they can be.
    pub fn into_bytes(&mut self, array: &Rc<Array>) -> Outcome<Option<i64>> {
        self.join_arrays(array.element)?;
        self.put_in_bytes(array)
    }

    fn put_in_bytes(&mut self, array: &Rc<Array>) -> Outcome<Option<i64>> {
        let cells = match &*array.storage.borrow() {
            Storage::Bytes(block) => return Ok(Some((block.address << 3) as i64)),
            Storage::Cells(cells) => cells.clone(),
        };
        if let Some(Value::Memory(_, address)) = cells.first() {
            return Ok(Some(self.memory.now(*address)));
        }
        let Some(bits) = self.types.access_bits(array.element) else {
            return Ok(None);
        };
        let too_large = || Fault::new(FaultKind::Limit, "an array is too large");
        let bytes = (cells.len() as u64).checked_mul(bits / 8).ok_or_else(too_large)?;
        let grows = !matches!(self.types.get(array.ty), Type::Array(..));
        let align = self.types.align_of(array.element).map_or(16, |align| align.unsigned_abs().max(16));
        let block = self.memory.allocate(if grows { Region::Heap } else { Region::Stack }, bytes, align)?;
        let first = (block.address << 3) as i64;
        let at = |i: usize| first.wrapping_add((i as u64).wrapping_mul(bits) as i64);
        for (i, v) in cells.iter().enumerate() {
            match self.store_memory(array.element, at(i), v.clone()) {
                // what leads to what has no address stays as it is
                Err(fault) if fault.kind == FaultKind::Unsupported => return Ok(None),
                stored => stored?,
            }
        }
        // references to what is `const` ask for it
        self.types.intern(Type::Const(array.element));
        drop(array.storage.replace(Storage::Bytes(block)));
        for (i, v) in cells.iter().enumerate() {
            self.lead(v, at(i))?;
        }
        Ok(Some(first))
    }

    /// Makes what has been put at an address refer to the bytes there.
    fn lead(&mut self, v: &Value, address: i64) -> Outcome<()> {
        match v {
            Value::Object(object) => {
                let flat = self.types.classes.get(object.class.0 as usize).and_then(|c| c.flat.clone());
                let offsets = flat.unwrap_or_default();
                let size = self.types.classes.get(object.class.0 as usize).map_or(0, |c| c.size);
                self.memory.place_moved(v, size, (address as u64) >> 3);
                let fields = object.fields.borrow().clone();
                for (i, field) in fields.iter().enumerate() {
                    let Some((ty, offset)) = offsets.get(i) else {
                        // an object that is bytes
                        self.lead(field, address)?;
                        continue;
                    };
                    let at = address.wrapping_add(offset.wrapping_mul(8));
                    self.memory.place_moved(&Value::Field(i as u32, object.clone()), 8, (at as u64) >> 3);
                    match field {
                        Value::Object(_) | Value::Array(_) => self.lead(field, at)?,
                        _ => object.fields.borrow_mut()[i] = Value::Memory(*ty, at),
                    }
                }
            }
            Value::Array(array) => {
                let step = self.types.member_bits(array.element).unwrap_or(8) as i64;
                let n = self.length(array);
                let at = |i: i64| address.wrapping_add(i.wrapping_mul(step));
                let led = (0..n).map(|i| Value::Memory(array.element, at(i))).collect();
                self.memory.budget.take(64 + 24 * n.unsigned_abs())?;
                match array.storage.replace(Storage::Cells(led)) {
                    Storage::Bytes(block) => {
                        let bytes = n.wrapping_mul(step).unsigned_abs() >> 3;
                        self.memory.forward(block.address, bytes, (address as u64) >> 3);
                    }
                    Storage::Cells(cells) => (0..).zip(&cells).try_for_each(|(i, v)| self.lead(v, at(i)))?,
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The pointer to a member of an object, as one that leads on from there: the object lies in bytes from now on.
    pub(in crate::cxx) fn leading_on(&mut self, place: &Value) -> Outcome<Option<Value>> {
        let Value::Field(_, object) = Self::changeable(place) else {
            return self.lying_in_bytes(place);
        };
        self.object_in_bytes(object)?;
        let v = self.of_memory(Value::address(place.clone()));
        Ok(matches!(v, Value::Pointer { .. }).then_some(v))
    }

    /// The address, in bits, of what is in bytes from now on because a program asks for it as a number.
    pub(in crate::cxx) fn address_in_bytes(&mut self, place: &Value) -> Outcome<Option<i64>> {
        let place = Self::changeable(place).clone();
        if let Value::Cell(_, array) | Value::Array(array) = &place {
            self.into_bytes(array)?;
        }
        match (self.of_memory(Value::address(place.clone())), &place) {
            (Value::Pointer { address, .. }, _) => return Ok(Some(address)),
            (_, Value::Array(array)) => return self.into_bytes(array),
            _ => {}
        }
        if let Some((object, class)) = self.object(&place)? {
            return if object.class == class { self.object_in_bytes(&object) } else { Ok(None) };
        }
        Ok(match self.leading_on(&place)? {
            Some(Value::Pointer { address, .. }) => Some(address),
            _ => None,
        })
    }

    /// Where an object of nothing but numbers lies, which is bytes from now on with the array that it stands in.
    pub(in crate::cxx) fn object_in_bytes(&mut self, object: &Rc<Object>) -> Outcome<Option<i64>> {
        let ty = self.types.intern(Type::Class(object.class));
        let Some(bits) = self.types.access_bits(ty) else {
            return Ok(None);
        };
        self.join(Part::Object(object.class))?;
        let v = Value::Object(object.clone());
        if let Some(address) = self.lies_at(&v) {
            return Ok(Some(address));
        }
        if let Some(whole) = self.holder_of(object) {
            self.object_in_bytes(&whole)?;
            return Ok(self.lies_at(&v));
        }
        let align = self.types.align_of(ty).map_or(16, |align| align.unsigned_abs().max(16));
        let block = match self.memory.address_given(&v) {
            // what has an address keeps it
            Some(address) => self.memory.allocate_at(address, bits.div_ceil(8))?,
            None => self.memory.allocate(Region::Stack, bits.div_ceil(8), align)?,
        };
        let address = (block.address << 3) as i64;
        self.kept.push(block);
        match self.store_memory(ty, address, v.clone()) {
            Err(fault) if fault.kind == FaultKind::Unsupported => return Ok(None),
            stored => stored?,
        }
        self.lead(&v, address)?;
        self.note_object(object, address);
        Ok(Some(address))
    }

    /// Notes where an object and those among its members lie, for a pointer leads there.
    fn note_object(&mut self, object: &Rc<Object>, address: i64) {
        let v = Value::Object(object.clone());
        let flat = self.types.classes.get(object.class.0 as usize).and_then(|c| c.flat.clone()).unwrap_or_default();
        for (field, (_, offset)) in object.fields.borrow().iter().zip(flat.iter()) {
            if let Value::Object(inner) = field {
                self.note_object(inner, address.wrapping_add(offset.wrapping_mul(8)));
            }
        }
        self.memory.lies_at((address as u64) >> 3, &v);
    }

    /// Whether an object or a container stands in another one, whose address tells its own: what is looked through counts as steps.
    #[cold]
    pub(in crate::cxx) fn is_part(&self, place: &Value) -> bool {
        fn holds(whole: &Value, part: *const u8, depth: u32, seen: &mut u64) -> bool {
            *seen += 1;
            let mut is_it = |v: &Value| identity(v) == Some(part) || holds(v, part, depth + 1, seen);
            match whole {
                // what nests so deep tells nothing
                _ if depth > MAX_NESTED => true,
                Value::Object(object) => object.fields.borrow().iter().any(is_it),
                Value::Array(array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.iter().any(&mut is_it),
                    Storage::Bytes(_) => false,
                },
                _ => false,
            }
        }
        if self.heap.is_made(place) {
            return false;
        }
        let mut seen = 0;
        let mut values = self.slots.iter().chain(&self.globals).cloned().chain(self.heap.values());
        let is_part = matches!(place, Value::Cell(..)) || identity(place).is_none_or(|part| values.any(|v| holds(&v, part, 0, &mut seen)));
        self.memory.budget.look(seen / 4);
        is_part
    }

    /// The outermost object of nothing but numbers and pointers that has an object among its members.
    #[cold]
    fn holder_of(&self, object: &Rc<Object>) -> Option<Rc<Object>> {
        let is_member = self.types.classes.iter().filter_map(|c| c.flat.as_ref()).any(|flat| {
            flat.iter().any(|(ty, _)| matches!(self.types.get(self.types.without_const(*ty)), Type::Class(c) if *c == object.class))
        });
        fn holds(whole: &Object, object: &Rc<Object>) -> bool {
            whole.fields.borrow().iter().any(|f| matches!(f, Value::Object(o) if Rc::ptr_eq(o, object) || holds(o, object)))
        }
        fn found(types: &crate::cxx::types::Types, v: &Value, object: &Rc<Object>) -> Option<Rc<Object>> {
            let Value::Object(whole) = v else { return None };
            let is_flat = types.classes.get(whole.class.0 as usize).is_some_and(|c| c.flat.is_some());
            match is_flat {
                true => holds(whole, object).then(|| whole.clone()),
                false => whole.fields.borrow().iter().find_map(|v| found(types, v, object)),
            }
        }
        let mut values = is_member.then(|| self.slots.iter().chain(&self.globals).cloned().chain(self.heap.values()))?;
        values.find_map(|v| found(&self.types, &v, object))
    }

    /// The address of what is in bytes already.
    pub(in crate::cxx) fn lies_at(&self, v: &Value) -> Option<i64> {
        match v {
            Value::Memory(_, address) => Some(self.memory.now(*address)),
            Value::Object(object) => {
                let of = self.types.classes.get(object.class.0 as usize)?;
                let first = object.fields.borrow().first().cloned()?;
                match (&of.flat, &first) {
                    (Some(flat), first) => Some(self.lies_at(first)?.wrapping_sub(flat.first()?.1.wrapping_mul(8))),
                    (None, Value::Array(array)) => match &*array.storage.borrow() {
                        Storage::Bytes(block) => Some((block.address << 3) as i64),
                        Storage::Cells(cells) => self.lies_at(cells.first()?),
                    },
                    _ => None,
                }
            }
            Value::Array(array) => match &*array.storage.borrow() {
                Storage::Bytes(_) => None,
                Storage::Cells(cells) => self.lies_at(cells.first()?),
            },
            _ => None,
        }
    }
}
