//! Values read from memory at addresses in bits, as their types lie there.

use super::{FUNCTIONS, State};
use crate::algebra::tensor::Space;
use crate::cxx::floats::Format;
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::value::{
    Array, Block, ClassId, Fault, FaultKind, Floating, Integer, Missing, Object, Outcome, Storage, Type, TypeId, Value,
};
use crate::value::element::ELEMENTS;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl State {
    /// The value of a type at an address in bits.
    pub fn load_memory(&self, ty: TypeId, address: i64) -> Outcome<Value> {
        self.memory.of_host(address)?;
        if self.memory.any_missing || self.memory.in_kernel {
            let plain = self.types.without_const(ty);
            if let Some(bits) = self.types.access_bits(plain).and_then(|bits| u32::try_from(bits).ok())
                && !self.has_parts(plain)
                && self.memory.is_missing(address, bits)
            {
                self.memory.read(address, bits.min(8))?;
                return match self.types.get(plain) {
                    Type::Pointer(..) => Err(Fault::no_data("an address")),
                    Type::Class(class) if self.types.classes.get(class.0 as usize).is_some_and(|c| c.in_bytes) => {
                        self.load_bytes(*class, address)
                    }
                    Type::Class(_) => Err(Fault::no_data("an object")),
                    _ => Ok(Value::Data(self.types.of_values(plain))),
                };
            }
        }
        Ok(match self.types.get(ty) {
            Type::Int(kind) => {
                let bits = self.memory.read(address, kind.bits())?;
                if kind.bits() == 64
                    && Region::is_of_heap(bits)
                    && let Some(place) = self.memory.place_at(bits)
                    && self.lies_at(&place).is_none()
                    && self.is_part(&place)
                {
                    return Err(Fault::new(FaultKind::Unsupported, "the address of a part of an object, as a number, is not read"));
                }
                Value::Int(*kind, kind.wrap(bits as i64))
            }
            Type::Float(Floating::LongDouble(_)) => {
                let lacks = self.memory.read(address.wrapping_add(64), 16)? as i16;
                Value::Float(Floating::LongDouble(lacks), f64::from_bits(self.memory.read(address, 64)?))
            }
            Type::Float(kind) => {
                let raw = self.memory.read(address, kind.bits().clamp(8, 64))?;
                self.fills_no_more(ty, raw)?;
                Value::Float(*kind, self.decode(*kind, raw))
            }
            Type::Enum(_, _, kind) => Value::Enum(ty, kind.wrap(self.memory.read(address, kind.bits())? as i64)),
            Type::Element(_) if self.types.without_const(ty) == Types::BIT => {
                Value::Int(Integer::Bool, self.memory.read(address, 1)? as i64)
            }
            Type::Element(row) => {
                let element = ELEMENTS.get(usize::from(*row));
                let bits = element.map_or(8, |e| e.bits);
                if bits > 64 {
                    // what is wider than a number stays where it is, and is copied from there
                    self.memory.read(address, 64)?;
                    return Ok(Value::Memory(ty, address));
                }
                let raw = self.memory.read(address, bits.clamp(8, 64))?;
                let is_negative = raw >> (bits - 1) & 1 == 1 && element.is_some_and(|e| e.name.starts_with("int"));
                if is_negative {
                    self.fills_no_more(ty, raw)?;
                }
                Value::Enum(ty, if is_negative { raw as i64 - (1 << bits) } else { raw as i64 })
            }
            Type::Pointer(space, element) => {
                let at = self.memory.read(address, 64)?;
                let moved = || Value::Pointer { space: *space, element: *element, address: self.memory.now((at << 3) as i64) };
                self.pointer_at(at, *element)?.unwrap_or_else(moved)
            }
            Type::Const(of) => return self.load_memory(*of, address),
            Type::Class(class) if self.types.classes.get(class.0 as usize).is_some_and(|c| c.in_bytes) => {
                self.lend(ty, address, self.load_bytes(*class, address)?)
            }
            Type::Class(class) if self.types.access_bits(ty).is_some() => {
                let class = *class;
                let flat = self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone()).unwrap_or_default();
                let member = |(ty, offset): &(TypeId, i64)| self.load_member(*ty, address.wrapping_add(offset.wrapping_mul(8)));
                let fields = flat.iter().map(member).collect::<Outcome<Vec<Value>>>()?;
                self.lend(ty, address, Value::Object(Object::new(class, fields, None)))
            }
            Type::Library(..) if self.types.bit_field(ty).is_some() => self.load_bit_field(ty, address)?,
            Type::Library(..) if self.types.array_in_bytes(ty).is_some() => self.load_member(ty, address)?,
            // an array decays to a pointer
            Type::Array(of, _) => Value::Pointer { space: Space::Raw, element: *of, address },
            _ => return Err(Fault::ill_formed(format_args!("values of type `{}` are not read from memory", self.types.name(ty)))),
        })
    }

    /// Notes that an object which code copies was read from an address.
    fn lend(&self, ty: TypeId, address: i64, v: Value) -> Value {
        if let Value::Object(object) = &v
            && self.types.copies_by_code(self.types.without_const(ty))
        {
            let mut lent = self.lent.borrow_mut();
            lent.truncate(63);
            lent.push_front((ty, address, object.clone()));
        }
        v
    }

    /// Puts an object that was read from bytes, and has changed since, back into them.
    pub(in crate::cxx) fn give_back(&mut self, object: &Rc<Object>) -> Outcome<()> {
        let from = self.lent.borrow().iter().find(|(.., of)| Rc::ptr_eq(of, object)).map(|(ty, address, _)| (*ty, *address));
        match from {
            Some((ty, address)) => self.put(&Value::Memory(ty, address), Value::Object(object.clone())),
            None => Ok(()),
        }
    }

    /// How far behind an object the part of a base lies, in bits, where objects of both are bytes; less than nought the other way.
    pub(in crate::cxx) fn offset_of_base(&self, class: ClassId, base: ClassId) -> Option<i64> {
        if class == base {
            return Some(0);
        }
        let Some((first, _)) = self.types.base_members(class, base) else {
            self.types.base_members(base, class)?;
            return self.offset_of_base(base, class).map(|by| -by);
        };
        let flat = |class: ClassId| self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone());
        if let (Some(whole), Some(part)) = (flat(class), flat(base))
            && let (Some((_, at)), Some((_, within))) = (whole.get(first), part.first())
        {
            return Some(at.wrapping_sub(*within).wrapping_mul(8));
        }
        self.types.begins_as(class, base).then_some(0)
    }

    /// The same of types.
    pub(in crate::cxx) fn offset_between(&self, from: TypeId, to: TypeId) -> Option<i64> {
        match (self.types.get(self.types.without_const(from)), self.types.get(self.types.without_const(to))) {
            (Type::Class(class), Type::Class(base)) => self.offset_of_base(*class, *base),
            _ => None,
        }
    }

    /// The pointer that an address is at which no bytes lie, as one to what is `element`: to an object, a part of one, a function.
    /// `None` where something else lies there, which is not read through it then.
    pub(in crate::cxx) fn pointer_at(&self, at: u64, element: TypeId) -> Outcome<Option<Value>> {
        let plain = self.types.without_const(element);
        if let Some(f) = at.checked_sub(FUNCTIONS >> 3).map(|by| by >> 4).filter(|f| *f < self.function_types.len() as u64) {
            let f = f as u32;
            let all = std::iter::once(f).chain(self.function_twins.get(&f).copied());
            let mut fitting = all.filter(|f| self.function_types.get(*f as usize) == Some(&plain));
            return Ok(fitting.next().map(Value::Function));
        }
        let Some(place) = self.memory.place_at(at) else { return Ok(None) };
        // it may be bytes by now
        if let Value::Pointer { address, .. } = self.of_memory(Value::address(place.clone())) {
            return Ok(Some(Value::Pointer { space: Space::Raw, element, address }));
        }
        let is_const = plain != element;
        let place = match self.types.get(plain) {
            Type::Void => return Ok(Some(self.pointing_to(Value::AddressOf(Rc::new(place), Space::Void), is_const))),
            Type::Class(class) => {
                let begins_as = |seen, class| self.types.begins_as(seen, class);
                match self.object(&place)? {
                    Some((_, seen)) if begins_as(seen, *class) || begins_as(*class, seen) => self.referred_as(&place, *class)?,
                    _ => return Ok(None),
                }
            }
            ty => {
                let fits = match (&self.value(&place)?, ty) {
                    (Value::Int(have, _), Type::Int(kind)) => have == kind,
                    (Value::Float(..), Type::Float(_)) => true,
                    (Value::Int(..) | Value::Float(..) | Value::Object(_), _) => false,
                    (Value::Array(array), _) => self.types.without_const(array.ty) == plain,
                    (Value::Text(_), ty) => matches!(ty, Type::Library(name, _) if &**name == "string"),
                    (Value::Pointer { .. } | Value::AddressOf(..) | Value::Function(_), ty) => matches!(ty, Type::Pointer(..)),
                    (Value::Enum(have, _), _) => *have == plain,
                    _ => true,
                };
                if fits { place } else { return Ok(None) }
            }
        };
        Ok(Some(self.pointing_to(Value::AddressOf(Rc::new(place), Space::Raw), is_const)))
    }

    /// Whether a value of a type is read part by part: each may be data that is not computed.
    fn has_parts(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Class(class) => self.types.classes.get(class.0 as usize).is_some_and(|c| c.flat.is_some()),
            _ => self.types.array_of(ty).is_some(),
        }
    }

    /// A member of an object, an array with its elements.
    fn load_member(&self, ty: TypeId, address: i64) -> Outcome<Value> {
        let Some((element, n)) = self.types.array_of(ty) else {
            return self.load_memory(ty, address);
        };
        let step = self.types.member_bits(element).unwrap_or(8) as i64;
        let at = |i: i64| address.wrapping_add(i.wrapping_mul(step));
        let cells = (0..n).map(|i| self.load_member(element, at(i))).collect::<Outcome<Vec<Value>>>()?;
        let storage = RefCell::new(Storage::Cells(cells));
        Ok(Value::Array(Rc::new(Array { ty, element, storage, capacity: Cell::new(n), ends_forward: false, origin: Cell::default() })))
    }

    /// An object that is bytes; what lies in it is found once a variable holds a copy.
    fn load_bytes(&self, class: ClassId, address: i64) -> Outcome<Value> {
        let size = self.types.classes.get(class.0 as usize).map_or(0, |c| c.size);
        let bytes = (0..size).map(|i| self.memory.read(address.wrapping_add(i * 8), 8).map(|b| b as u8)).collect::<Outcome<Vec<u8>>>()?;
        let missing: Vec<bool> = (0..size).map(|i| self.memory.is_missing(address.wrapping_add(i * 8), 8)).collect();
        let missing = if missing.contains(&true) { Missing::Bytes(missing) } else { Missing::None };
        let block =
            Block { address: 0, bytes: RefCell::new(bytes), written: Cell::new(true), missing: RefCell::new(missing), through: None };
        let element = Integer::UChar.id();
        let array = Array {
            ty: element,
            element,
            storage: RefCell::new(Storage::Bytes(Rc::new(block))),
            capacity: Cell::new(size),
            ends_forward: false,
            origin: Cell::default(),
        };
        let fields = vec![Value::Array(Rc::new(array))];
        Ok(Value::Object(Object::new(class, fields, None)))
    }

    /// The value of a bit field, of its declared type.
    fn load_bit_field(&self, ty: TypeId, address: i64) -> Outcome<Value> {
        let (of, bits) = self.types.bit_field(ty).unwrap_or((Types::INT, 32));
        let raw = self.memory.read(address, bits)?;
        let unused = 64 - bits.clamp(1, 64);
        let signed = (raw.wrapping_shl(unused) as i64) >> unused;
        Ok(match self.types.get(self.types.without_const(of)) {
            Type::Int(kind) => Value::Int(*kind, if kind.is_signed() { signed } else { raw as i64 }),
            Type::Enum(_, _, kind) => {
                let is_signed = kind.is_signed() && !self.types.is_field_unsigned(ty);
                Value::Enum(self.types.without_const(of), if is_signed { signed } else { raw as i64 })
            }
            Type::Float(kind) => Value::Float(*kind, self.decode(*kind, raw)),
            Type::Element(_) => {
                let is_signed = self.types.underlying_of_element(of).is_some_and(Integer::is_signed);
                Value::Enum(self.types.without_const(of), if is_signed { signed } else { raw as i64 })
            }
            _ => return self.load_memory(of, address),
        })
    }

    /// Refuses the byte of a number below 8 bits in which others are set that its value does not tell: a copy has them too.
    fn fills_no_more(&self, ty: TypeId, raw: u64) -> Outcome<()> {
        match self.types.number_bits(ty) {
            Some(bits @ ..8) if raw >> bits != 0 => {
                let of = self.types.name(ty);
                Err(Fault::new(FaultKind::Unsupported, format_args!("a byte that has more bits set than a `{of}` has is not read as one")))
            }
            _ => Ok(()),
        }
    }

    /// Moves bits, whatever they mean.
    pub(in crate::cxx) fn copy_bits(&mut self, to: i64, from: i64, bits: u64) -> Outcome<()> {
        self.memory.of_host(from)?;
        self.memory.of_host(to)?;
        let mut done = 0;
        while done < bits {
            let n = (bits - done).min(64);
            if self.memory.any_missing || self.memory.in_kernel {
                let (target, source) = (to.wrapping_add(done as i64), from.wrapping_add(done as i64));
                if self.memory.in_kernel && Region::is_common((target as u64) >> 3) {
                    self.memory.read(target, n as u32)?;
                    done += n;
                    continue;
                }
                let is_missing = self.memory.is_missing(source, n as u32);
                self.memory.mark(target, n as u32, is_missing)?;
            }
            let word = self.memory.read(from.wrapping_add(done as i64), n as u32)?;
            self.memory.write(to.wrapping_add(done as i64), n as u32, word)?;
            done += n;
        }
        Ok(())
    }

    fn decode(&self, kind: Floating, bits: u64) -> f64 {
        match kind {
            Floating::Float => f32::from_bits(bits as u32).into(),
            Floating::Double | Floating::LongDouble(_) => f64::from_bits(bits),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0.0, |f| f.decode(bits)),
        }
    }
}
