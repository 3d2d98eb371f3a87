//! What is assigned to a variable: converted to the type of what is there, member by member, element by element.

use super::convert;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, ClassId, Fault, Object, Outcome, Storage, V};
use crate::cxx::world::{World, characters, dangling};
use std::rc::Rc;

impl World {
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
                let whole = self.load(&of)?;
                let (V::Tuple(items) | V::Pack(items)) = &whole else {
                    return Err(Fault::ill("an element of what is no tuple is assigned"));
                };
                let mut items = items.to_vec();
                set(items.get_mut(*i as usize), v)?;
                let is_pack = matches!(whole, V::Pack(_));
                self.put(&of, if is_pack { V::Pack(Rc::new(items)) } else { V::Tuple(Rc::new(items)) })
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
}
