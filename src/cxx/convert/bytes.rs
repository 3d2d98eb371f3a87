//! Values put into memory, as their types lay them out.

use super::convert;
use crate::algebra::tensor::Space;
use crate::cxx::floats::Format;
use crate::cxx::memory::Region;
use crate::cxx::state::{FUNCTIONS, State};
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, FaultKind, Floating, Outcome, Storage, Type, TypeId, Value};

impl State {
    /// Puts a value, converted to `ty`, at an address in bits.
    pub fn store_memory(&mut self, ty: TypeId, address: i64, v: Value) -> Outcome<()> {
        self.memory.of_host(address)?;
        let ty = self.types.without_const(ty);
        if let Some((of, n)) = self.types.array_of(ty) {
            let v = match v {
                Value::Braces(_) => convert(self, v, ty, false)?,
                v => v,
            };
            let step = self.types.member_bits(of).unwrap_or(8) as i64;
            for i in 0..n {
                let Some(from) = self.element_behind(&v, i)? else {
                    let of = self.type_of(&v);
                    return Err(Fault::ill_formed(format_args!("a value of type `{}` has no elements", self.types.name(of))));
                };
                let item = self.value(&from)?;
                self.store_memory(of, address.wrapping_add(i.wrapping_mul(step)), item)?;
            }
            return Ok(());
        }
        if let (Type::Class(class), Value::Object(object)) = (self.types.get(ty), &v)
            && *class == object.class
            && self.types.classes.get(class.0 as usize).is_some_and(|c| c.in_bytes)
            && let Some(Value::Array(array)) = object.fields.borrow().first()
            && let Storage::Bytes(block) = &*array.storage.borrow()
        {
            let bytes = block.bytes.borrow().clone();
            return bytes.iter().enumerate().try_for_each(|(i, b)| self.memory.write(address.wrapping_add(8 * i as i64), 8, u64::from(*b)));
        }
        if let (Type::Class(class), Value::Object(object)) = (self.types.get(ty), &v)
            && *class == object.class
            && let Some(flat) = self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone())
        {
            let fields = object.fields.borrow().clone();
            return flat
                .iter()
                .zip(fields)
                .try_for_each(|((ty, offset), field)| self.store_memory(*ty, address.wrapping_add(offset.wrapping_mul(8)), field));
        }
        let v = match self.types.get(ty) {
            Type::Element(_) if ty == Types::BIT => convert(self, v, Types::BOOL, true)?,
            Type::Element(_) => convert(self, v, Types::INT, true)?,
            Type::Library(..) if self.types.bit_field(ty).is_some() => {
                let of = self.types.of_values(ty);
                convert(self, v, of, false)?
            }
            _ => convert(self, v, ty, false)?,
        };
        let v = match v {
            Value::AddressOf(..) | Value::Function(_) => match self.number_of_pointer(&v)? {
                Some(address) => Value::Pointer { space: Space::Raw, element: Types::VOID, address },
                None => v,
            },
            v => v,
        };
        let bits = self.types.value_bits(ty);
        let kept_not = |types: &Types| {
            let what = format!("a value of type `{}` that is kept in bytes is not read", types.name(ty));
            Fault::new(FaultKind::Unsupported, what)
        };
        let bits = bits.ok_or_else(|| kept_not(&self.types))?;
        if self.memory.any_missing || self.memory.in_kernel || matches!(v, Value::Data(_)) {
            if self.memory.in_kernel && Region::is_common((address as u64) >> 3) {
                // what other threads read is not computed, but has to be there
                return self.memory.read(address, bits).map(|_| ());
            }
            self.memory.mark(address, bits, matches!(v, Value::Data(_)))?;
            if let Value::Data(_) = v {
                return Ok(());
            }
        }
        let raw = match v {
            // in the bits that a number below 8 bits has
            Value::Int(_, x @ ..0) if let (Type::Element(_), Some(own)) = (self.types.get(ty), self.types.number_bits(ty)) => {
                x as u64 & ((1 << own) - 1)
            }
            Value::Int(_, x) | Value::Enum(_, x) => x as u64,
            Value::Float(kind, x) => self.encode(kind, x),
            Value::Pointer { address, .. } => (address as u64) >> 3,
            Value::Null => 0,
            _ => return Err(kept_not(&self.types)),
        };
        self.memory.write(address, bits, raw)?;
        match v {
            // in the bits that a `double` leaves
            Value::Float(Floating::LongDouble(lacks), _) => self.memory.write(address.wrapping_add(64), 16, lacks as u16 as u64),
            _ => Ok(()),
        }
    }

    /// The address, in bits, that a pointer to what is no bytes is in bytes: what it leads to has one from now on.
    pub(in crate::cxx) fn number_of_pointer(&mut self, v: &Value) -> Outcome<Option<i64>> {
        let place = match v {
            Value::AddressOf(place, Space::Raw | Space::Void) => Self::changeable(place).clone(),
            v => v.clone(),
        };
        if let Some(Value::Pointer { address, .. }) = self.address_of_placed(&place)? {
            return Ok(Some(address));
        }
        let place = match self.place(&place) {
            Value::Function(f) => {
                let first = self.function_twins.get(&f).map_or(f, |twin| f.min(*twin));
                return Ok(Some((FUNCTIONS + (u64::from(first) << 7)) as i64));
            }
            Value::Slot(_) | Value::Global(_) => match self.load(&place)? {
                held @ (Value::Object(_) | Value::Array(_) | Value::Text(_)) => held,
                _ => {
                    let there = self.put_in_memory(&place, Types::value_bits)?;
                    return Ok(there.and_then(|there| if let Value::Pointer { address, .. } = there { Some(address) } else { None }));
                }
            },
            place => place,
        };
        if let Some(address) = self.lies_at(&place) {
            return Ok(Some(address));
        }
        let ty = self.type_of(&place);
        let bytes = self.types.size_of(ty).unwrap_or(0);
        let align = self.types.align_of(ty).unwrap_or(16);
        Ok(self.memory.address_of_place(&place, bytes, align)?.map(|address| (address << 3) as i64))
    }

    /// The pointer to a variable that is a number, which lies in bytes from now on: its address is kept in bytes.
    pub(in crate::cxx) fn lying_in_bytes(&mut self, place: &Value) -> Outcome<Option<Value>> {
        self.put_in_memory(place, Types::scalar_bits)
    }

    /// The pointer to a variable of a type that has bits, which lies in bytes from now on.
    fn put_in_memory(&mut self, place: &Value, bits: fn(&Types, TypeId) -> Option<u32>) -> Outcome<Option<Value>> {
        let (Value::Slot(_) | Value::Global(_)) = place else {
            return Ok(None);
        };
        if let there @ Value::Pointer { .. } = self.of_memory(Value::address(place.clone())) {
            return Ok(Some(there));
        }
        let value = self.load(place)?;
        let element = self.type_of(&value);
        let Some(bits) = bits(&self.types, element) else {
            return Ok(None);
        };
        let block = self.memory.allocate(Region::Stack, u64::from(bits.div_ceil(8)), 16)?;
        let address = (block.address << 3) as i64;
        self.kept.push(block);
        self.put(place, Value::Memory(element, address))?;
        // what pointers lead to lies there too, in turn: it may be the variable itself
        self.lying.push((element, address, value));
        if !std::mem::replace(&mut self.is_lying, true) {
            let mut stored = Ok(());
            while let Some((element, address, value)) = self.lying.pop() {
                stored = stored.and_then(|()| self.store_memory(element, address, value));
            }
            self.is_lying = false;
            stored?;
        }
        Ok(Some(Value::Pointer { space: Space::Raw, element, address }))
    }

    /// The address of a variable that lies in bytes, as the number that it is.
    pub(in crate::cxx) fn of_memory(&self, v: Value) -> Value {
        let Value::AddressOf(place, space) = &v else { return v };
        let (element, address) = match self.place(Self::changeable(place)) {
            Value::Memory(element, address) => (element, self.memory.now(address)),
            // also behind the last element
            Value::Cell(i, ref array) if let Storage::Bytes(block) = &*array.storage.borrow() => {
                let step = self.types.access_bits(array.element).unwrap_or(8) as i64;
                (array.element, ((block.address << 3) as i64).wrapping_add(array.at(i).wrapping_mul(step)))
            }
            _ => return v,
        };
        let element = if self.is_constant(place) { self.types.known_const(element).unwrap_or(element) } else { element };
        Value::Pointer { space: *space, element, address }
    }

    fn encode(&self, kind: Floating, x: f64) -> u64 {
        match kind {
            Floating::Float => (x as f32).to_bits().into(),
            Floating::Double | Floating::LongDouble(_) => x.to_bits(),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0, |f| f.encode(x)),
        }
    }
}
