//! Variables: what a reference refers to, what is assigned to it, and copies that share nothing.

use super::{World, characters};
use crate::cxx::convert::convert;
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Block, ClassId, Fault, Integer, Object, Outcome, Storage, V};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl World {
    /// Whether `v` is a reference.
    #[inline]
    pub fn is_place(v: &V) -> bool {
        matches!(v, V::Slot(_) | V::Global(_) | V::Field(..) | V::Base(..) | V::Cell(..) | V::Char(..) | V::Memory(..) | V::Element(..))
    }

    /// The value that `v` is or refers to.
    #[inline]
    pub fn value(&self, v: &V) -> Outcome<V> {
        if Self::is_place(v) { self.load(v) } else { Ok(v.clone()) }
    }

    /// The object that `v` is or refers to, and the class that it is referred to as.
    pub fn object(&self, v: &V) -> Outcome<Option<(Rc<Object>, ClassId)>> {
        Ok(match self.place(v) {
            V::Base(class, object) => Some((object, class)),
            place => match self.value(&place)? {
                V::Object(object) => Some((object.clone(), object.class)),
                _ => None,
            },
        })
    }

    /// A reference to an object as the one that a reference to `class` is.
    pub fn referred_as(&self, place: &V, class: ClassId) -> Outcome<V> {
        Ok(match self.object(place)? {
            Some((_, seen)) if seen == class => place.clone(),
            Some((object, _)) if object.class == class => V::Object(object),
            Some((object, _)) if self.types.base_members(object.class, class).is_some() => V::Base(class, object),
            _ => place.clone(),
        })
    }

    /// The part of an object that is of a base of its class, its members not copied yet.
    pub fn base_part(&self, class: ClassId, object: &Rc<Object>) -> Rc<Object> {
        let (first, n) = self.types.base_members(object.class, class).unwrap_or_default();
        let fields = object.fields.borrow().iter().skip(first).take(n).cloned().collect();
        Rc::new(Object { class, fields: RefCell::new(fields), pending_destructors: None, ended: Cell::new(false) })
    }

    /// What a reference refers to.
    pub fn load(&self, place: &V) -> Outcome<V> {
        let mut place = place.clone();
        // A reference to a reference is possible for as many levels as functions pass it on.
        for _ in 0..1 << 20 {
            place = match place {
                V::Slot(i) => self.slots.get(i as usize).cloned().ok_or_else(dangling)?,
                V::Global(i) => self.globals.get(i as usize).cloned().ok_or_else(dangling)?,
                V::Field(i, object) => object.fields.borrow().get(i as usize).cloned().ok_or_else(dangling)?,
                V::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(i as usize).cloned().ok_or_else(|| past_end(i.into(), cells.len()))?,
                    Storage::Bytes(_) => self.element(&array, i.into())?,
                },
                V::Memory(ty, address) => return self.load_memory(ty, address),
                V::Base(class, object) => return Ok(V::Object(self.base_part(class, &object))),
                V::Char(i, text) => {
                    let text = text.borrow();
                    // the zero behind the last character is read as one
                    return match text.get(i as usize).copied().or((i as usize == text.len()).then_some(0)) {
                        Some(c) => Ok(V::Int(Integer::Char, i64::from(c as i8))),
                        None => Err(Fault::runtime(format!("index {i} of a string of {} characters", text.len()))),
                    };
                }
                V::Element(i, of) => match self.value(&of)? {
                    V::Tuple(items) => items.get(i as usize).cloned().ok_or_else(dangling)?,
                    other => return Ok(other),
                },
                value => return Ok(value),
            };
        }
        Err(dangling())
    }

    /// The place that a chain of references ends at.
    pub fn place(&self, place: &V) -> V {
        let mut place = place.clone();
        for _ in 0..1 << 20 {
            let next = match &place {
                V::Slot(i) => self.slots.get(*i as usize).cloned(),
                V::Global(i) => self.globals.get(*i as usize).cloned(),
                V::Field(i, object) => object.fields.borrow().get(*i as usize).cloned(),
                V::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(*i as usize).cloned(),
                    Storage::Bytes(_) => self.element(array, (*i).into()).ok(),
                },
                V::Element(i, of) => match self.load(of) {
                    Ok(V::Tuple(items)) => items.get(*i as usize).cloned(),
                    _ => None,
                },
                _ => None,
            };
            match next {
                Some(next) if Self::is_place(&next) => place = next,
                _ => return place,
            }
        }
        place
    }

    /// Assigns `v`, converted to the type of what is there.
    pub fn store(&mut self, place: &V, v: V) -> Outcome<()> {
        if let (V::Slot(i), V::Int(kind, x)) = (place, &v)
            && let Some(V::Int(have, there)) = self.slots.get_mut(*i as usize)
        {
            *there = if have == kind { *x } else { have.wrap(*x) };
            return Ok(());
        }
        let place = self.place(place);
        if let (V::Memory(to, at), V::Memory(from, source)) = (&place, &v)
            && self.types.without_const(*to) == self.types.without_const(*from)
            && let Some(bits) = self.types.access_bits(*to)
        {
            return self.copy_bits(*at, *source, bits);
        }
        let v = self.value(&v)?;
        match &place {
            V::Memory(ty, address) => return self.store_memory(*ty, *address, v),
            V::Object(object) => return self.assign_object(object, v),
            V::Base(class, object) => return self.assign_base(*class, object, v),
            V::Array(array) => return self.assign_array(array, v),
            V::Text(text) => {
                let bytes = characters::bytes(self, &v)?;
                *text.borrow_mut() = bytes;
                return Ok(());
            }
            V::Tuple(places) if places.iter().any(Self::is_place) => return self.tie(places, v),
            _ => {}
        }
        let old = self.load(&place)?;
        let v = self.assigned(&old, v)?;
        match &old {
            V::Object(object) => return self.assign_object(object, v),
            V::Array(array) => return self.assign_array(array, v),
            _ => {}
        }
        self.put(&place, v)
    }

    /// Puts `v` at `place` as it is.
    pub fn put(&mut self, place: &V, v: V) -> Outcome<()> {
        let set = |there: Option<&mut V>, v: V| match there {
            Some(there) => {
                *there = v;
                Ok(())
            }
            None => Err(dangling()),
        };
        match place {
            V::Slot(i) => set(self.slots.get_mut(*i as usize), v),
            V::Global(i) => set(self.globals.get_mut(*i as usize), v),
            V::Field(i, object) => set(object.fields.borrow_mut().get_mut(*i as usize), v),
            V::Cell(i, array) => match &mut *array.storage.borrow_mut() {
                Storage::Cells(cells) => set(cells.get_mut(*i as usize), v),
                Storage::Bytes(_) => Err(dangling()),
            },
            V::Memory(ty, address) => self.store_memory(*ty, *address, v),
            V::Char(i, text) => {
                let V::Int(_, c) = convert(self, v, Types::CHAR, false)? else {
                    return Err(Fault::ill("a character is assigned what is none"));
                };
                match text.borrow_mut().get_mut(*i as usize) {
                    Some(there) => *there = c as u8,
                    None => return Err(dangling()),
                }
                Ok(())
            }
            V::Element(i, of) => {
                let of = self.place(of);
                let V::Tuple(items) = self.load(&of)? else {
                    return Err(Fault::ill("an element of what is no tuple is assigned"));
                };
                let mut items = items.to_vec();
                set(items.get_mut(*i as usize), v)?;
                self.put(&of, V::Tuple(Rc::new(items)))
            }
            _ => Err(Fault::ill("a value is assigned to what is no variable")),
        }
    }

    /// `std::tie(a, b) = v`
    fn tie(&mut self, places: &Rc<Vec<V>>, v: V) -> Outcome<()> {
        let V::Tuple(items) = v else {
            return Err(Fault::ill("what is no tuple is assigned to several variables"));
        };
        if items.len() != places.len() {
            return Err(Fault::ill(format!("{} values are assigned to {} variables", items.len(), places.len())));
        }
        for (place, item) in places.iter().zip(items.iter()) {
            if Self::is_place(place) {
                self.store(place, item.clone())?;
            }
        }
        Ok(())
    }

    /// `v` as what replaces `old` in a variable of its type.
    fn assigned(&mut self, old: &V, v: V) -> Outcome<V> {
        match (old, &v) {
            (V::Int(have, _), V::Int(_, x)) => return Ok(V::Int(*have, have.wrap(*x))),
            (V::Void, _) | (V::Null | V::AddressOf(_), V::Null | V::AddressOf(_) | V::Pointer { .. } | V::Function(_) | V::Closure(_)) => {
                return Ok(v);
            }
            (
                V::Function(_) | V::Closure(_) | V::Native(_) | V::Method(_),
                V::Function(_) | V::Closure(_) | V::Null | V::Native(_) | V::Object(_),
            ) => {
                return Ok(v);
            }
            (V::Object(a), V::Object(b)) if a.class == b.class => return Ok(v),
            (V::Array(_), V::Array(_) | V::Braces(_)) => return Ok(v),
            (V::Underscore, V::Underscore) => return Ok(v),
            _ => {}
        }
        let to = self.type_of(old);
        convert(self, v, to, false)
    }

    /// Assigns an object member by member.
    fn assign_object(&mut self, object: &Rc<Object>, v: V) -> Outcome<()> {
        match v {
            V::Object(from) if from.class == object.class => {
                if !Rc::ptr_eq(&from, object) {
                    let fields: Vec<V> = from.fields.borrow().iter().map(|f| self.copy(f)).collect::<Outcome<_>>()?;
                    *object.fields.borrow_mut() = fields;
                }
                Ok(())
            }
            _ => Err(Fault::ill("a value of another type is assigned to an object")),
        }
    }

    /// Assigns the part of an object that is of a base of its class.
    fn assign_base(&mut self, class: ClassId, object: &Rc<Object>, v: V) -> Outcome<()> {
        let V::Object(from) = v else {
            return Err(Fault::ill("a value of another type is assigned to an object"));
        };
        let (Some((to, n)), Some((at, _))) = (self.types.base_members(object.class, class), self.types.base_members(from.class, class))
        else {
            return Err(Fault::ill("a value of another type is assigned to an object"));
        };
        let fields = from.fields.borrow().clone();
        for (i, v) in fields.iter().skip(at).take(n).enumerate() {
            let v = self.copy(v)?;
            if let Some(there) = object.fields.borrow_mut().get_mut(to + i) {
                *there = v;
            }
        }
        Ok(())
    }

    /// Element by element, or as many as there are for a vector.
    fn assign_array(&mut self, array: &Rc<Array>, v: V) -> Outcome<()> {
        let v = match v {
            V::Braces(_) => convert(self, v, array.ty, false)?,
            v => v,
        };
        let V::Array(from) = v else {
            return Err(Fault::ill("a value of another type is assigned to an array"));
        };
        if Rc::ptr_eq(&from, array) {
            return Ok(());
        }
        let copy = self.copy(&V::Array(from))?;
        if let V::Array(copy) = copy {
            let storage = copy.storage.replace(Storage::Cells(Vec::new()));
            // Bytes keep their address where there is room for them, so that pointers into them go on.
            let n = copy.capacity.get();
            if let (Storage::Bytes(to), Storage::Bytes(from)) = (&*array.storage.borrow(), &storage)
                && n <= array.capacity.get()
            {
                to.bytes.borrow_mut().clone_from(&from.bytes.borrow());
                *to.missing.borrow_mut() = from.missing.borrow().clone();
                return Ok(());
            }
            *array.storage.borrow_mut() = storage;
            array.capacity.set(array.capacity.get().max(n));
        }
        Ok(())
    }

    /// A copy that shares nothing that C++ would copy.
    pub fn copy(&mut self, v: &V) -> Outcome<V> {
        Ok(match v {
            V::Object(object) => {
                let fields = object.fields.borrow().clone();
                let fields = fields.iter().map(|f| self.copy(f)).collect::<Outcome<_>>()?;
                V::Object(Rc::new(Object {
                    class: object.class,
                    fields: RefCell::new(fields),
                    pending_destructors: object.pending_destructors.clone(),
                    ended: Cell::new(false),
                }))
            }
            V::Array(array) => {
                let storage = match &*array.storage.borrow() {
                    Storage::Bytes(block) => Storage::Bytes(self.copy_block(block)?),
                    Storage::Cells(cells) => {
                        let cells = cells.clone();
                        Storage::Cells(cells.iter().map(|c| self.copy(c)).collect::<Outcome<_>>()?)
                    }
                };
                V::Array(Rc::new(Array {
                    ty: array.ty,
                    element: array.element,
                    storage: RefCell::new(storage),
                    capacity: Cell::new(self.length(array)),
                    ends_forward: array.ends_forward,
                }))
            }
            V::Text(text) => V::Text(Rc::new(RefCell::new(text.borrow().clone()))),
            V::Cute(cute) if cute.owns => crate::cxx::cute::copy_owner(self, cute)?,
            V::Tuple(items) if items.iter().any(|i| matches!(i, V::Object(_) | V::Array(_) | V::Text(_) | V::Tuple(_) | V::Cute(_))) => {
                let items = items.iter().map(|i| self.copy(i)).collect::<Outcome<_>>()?;
                V::Tuple(Rc::new(items))
            }
            v => v.clone(),
        })
    }

    /// The same bytes at another address.
    pub fn copy_block(&mut self, block: &Rc<Block>) -> Outcome<Rc<Block>> {
        let bytes = block.bytes.borrow();
        let copy = self.memory.allocate(Region::Stack, bytes.len() as u64, 16)?;
        copy.bytes.borrow_mut().copy_from_slice(&bytes);
        *copy.missing.borrow_mut() = block.missing.borrow().clone();
        Ok(copy)
    }
}

fn dangling() -> Box<Fault> {
    Fault::runtime("a reference to what is gone")
}

pub(super) fn past_end(i: i64, n: usize) -> Box<Fault> {
    Fault::runtime(format!("index {i} of an array of {n} elements"))
}
