//! What is assigned to a variable: converted to the type of what is there, member by member, element by element.

use super::convert;
use crate::cxx::state::{State, characters, dangling};
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Outcome, Storage, Type, Value};
use std::rc::Rc;

impl State {
    /// Assigns `v`, converted to the type of what is there.
    pub fn store(&mut self, place: &Value, v: Value) -> Outcome<()> {
        if let (Value::Slot(i), Value::Int(kind, x)) = (place, &v)
            && let Some(Value::Int(have, there)) = self.slots.get_mut(*i as usize)
        {
            *there = if have == kind { *x } else { have.wrap(*x) };
            return Ok(());
        }
        let place = self.place(place);
        // bytes are made by a store
        if !matches!(place, Value::Memory(..)) && self.is_constant(&place) {
            return Err(Fault::ill_formed("what is assigned to is `const`"));
        }
        if let (Value::Memory(to, at), Value::Memory(from, source)) = (&place, &v)
            && self.types.without_const(*to) == self.types.without_const(*from)
            && let Some(bits) = self.types.access_bits(*to)
        {
            return self.copy_bits(*at, *source, bits);
        }
        let v = if Self::is_place(&v) { self.load(&v)? } else { v };
        match &place {
            Value::Memory(ty, address) => return self.store_memory(*ty, *address, v),
            Value::Object(_) => return self.assign_object(&place, v),
            Value::Base(class, object) => return self.assign_base(*class, object, v),
            Value::Array(array) => return self.assign_array(array, v),
            Value::Text(text) => {
                let bytes = characters::bytes(self, &v)?;
                *text.borrow_mut() = bytes;
                return Ok(());
            }
            _ => {}
        }
        let old = self.load(&place)?;
        let v = self.assigned(&old, v)?;
        match &old {
            Value::Object(_) => return self.assign_object(&old, v),
            Value::Array(array) => return self.assign_array(array, v),
            _ => {}
        }
        match self.assigned_in_place(&old, v)? {
            Some(v) => self.put(&place, v),
            None => Ok(()),
        }
    }

    /// Puts `v` at `place` as it is.
    pub fn put(&mut self, place: &Value, v: Value) -> Outcome<()> {
        let set = |there: Option<&mut Value>, v: Value| match there {
            Some(there) => {
                *there = v;
                Ok(())
            }
            None => Err(dangling()),
        };
        match place {
            Value::Slot(i) => set(self.slots.get_mut(*i as usize), v),
            Value::Global(i) => set(self.globals.get_mut(*i as usize), v),
            Value::Field(i, object) => set(object.fields.borrow_mut().get_mut(*i as usize), v),
            Value::Cell(i, array) => match &mut *array.storage.borrow_mut() {
                Storage::Cells(cells) => set(cells.get_mut(array.at(*i) as usize), v),
                Storage::Bytes(_) => Err(dangling()),
            },
            Value::Memory(ty, address) => self.store_memory(*ty, *address, v),
            Value::Char(i, text) => {
                let Value::Int(_, c) = convert(self, v, Types::CHAR, false)? else {
                    return Err(Fault::ill_formed("a character is assigned what is none"));
                };
                match text.borrow_mut().get_mut(*i as usize) {
                    Some(there) => *there = c as u8,
                    None => return Err(dangling()),
                }
                Ok(())
            }
            Value::Element(i, of) => {
                let of = self.place(of);
                let mut whole = self.value(&of)?;
                match &mut whole {
                    _ if *i == crate::cxx::value::WHOLE => whole = v,
                    Value::Tuple(items) => set(Rc::make_mut(items).get_mut(*i as usize), v)?,
                    Value::Pack(items) => set(Rc::make_mut(items).get_mut(*i as usize), v)?,
                    Value::Cute(cute) => whole = crate::cxx::cute::with_part(self, &cute.clone(), *i, v)?,
                    _ => return Err(Fault::ill_formed("an element of what is no tuple is assigned")),
                }
                // a temporary that is changed ends with it
                if Self::is_place(&of) { self.put(&of, whole) } else { Ok(()) }
            }
            _ => Err(Fault::ill_formed("a value is assigned to what is no variable")),
        }
    }

    /// `v` as what replaces `old` in a variable of its type.
    fn assigned(&mut self, old: &Value, v: Value) -> Outcome<Value> {
        match (old, &v) {
            (Value::Int(have, _), Value::Int(_, x)) => return Ok(Value::Int(*have, have.wrap(*x))),
            (Value::Void, _)
            | (Value::Null, Value::Null | Value::AddressOf(_, _) | Value::Pointer { .. })
            | (Value::AddressOf(_, _), Value::Pointer { .. }) => return Ok(v),
            (Value::Null, Value::Int(_, 0)) => return Ok(Value::Null),
            // a pointer to an object keeps its type
            (Value::AddressOf(from, _), Value::AddressOf(_, _)) if self.is_constant(from) => return Ok(self.pointing_to(v, true)),
            (Value::AddressOf(from, _), _) if !is_elsewhere(from, &v) => return Ok(v),
            (Value::Closure(_) | Value::Native(_) | Value::Method(_), Value::Closure(_) | Value::Native(_) | Value::Object(_)) => {
                return Ok(v);
            }
            (Value::Object(a), Value::Object(b)) if a.class == b.class => return Ok(v),
            (Value::Array(_), Value::Array(_) | Value::Braces(_)) => return Ok(v),
            (Value::Underscore, Value::Underscore) => return Ok(v),
            _ => {}
        }
        let to = self.type_of(old);
        if let Type::Of(Value::Function(_)) = self.types.get(to) {
            return Ok(v);
        }
        // a `void*` that is null led to something before
        match convert(self, v.clone(), to, false) {
            Err(_)
                if !self.is_unevaluated
                    && matches!(old, Value::Pointer { address: 0, .. })
                    && matches!(v, Value::AddressOf(_, _) | Value::Pointer { .. }) =>
            {
                Ok(v)
            }
            converted => converted,
        }
    }
}

/// Whether a pointer that led to an object is given what may be of another type: null, or an object of another class.
fn is_elsewhere(from: &Value, v: &Value) -> bool {
    let class = |place: &Value| match State::changeable(place) {
        Value::Object(object) => Some(object.class),
        Value::Base(class, _) => Some(*class),
        _ => None,
    };
    match v {
        Value::AddressOf(to, _) => class(from) != class(to) && class(from).is_some() && class(to).is_some(),
        Value::Null => class(from).is_some(),
        _ => true,
    }
}
