//! Values in memory: read from and written to addresses in bits, as their types lay them out.

use super::World;
use crate::algebra::tensor::Space;
use crate::cxx::convert::convert;
use crate::cxx::floats::Format;
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Floating, Integer, Object, Outcome, Type, TypeId, V};
use crate::value::element::ELEMENTS;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl World {
    /// The value of a type at an address in bits.
    pub fn load_memory(&self, ty: TypeId, address: i64) -> Outcome<V> {
        if self.memory.any_missing || self.memory.in_kernel {
            let plain = self.types.without_const(ty);
            if let Some(bits) = self.types.access_bits(plain).and_then(|bits| u32::try_from(bits).ok())
                && !matches!(self.types.get(plain), Type::Array(..))
                && self.memory.is_missing(address, bits)
            {
                self.memory.read(address, bits.min(8))?;
                return match self.types.get(plain) {
                    Type::Pointer(..) => Err(Fault::no_data("an address")),
                    Type::Class(_) => Err(Fault::no_data("an object")),
                    _ => Ok(V::Data(plain)),
                };
            }
        }
        Ok(match self.types.get(ty) {
            Type::Int(kind) => {
                let bits = self.memory.read(address, kind.bits())?;
                V::Int(*kind, kind.wrap(bits as i64))
            }
            Type::Float(kind) => V::Float(*kind, self.decode(*kind, self.memory.read(address, kind.bits().min(64))?)),
            Type::Enum(_, _, kind) => V::Enum(ty, kind.wrap(self.memory.read(address, kind.bits())? as i64)),
            Type::Element(row) => {
                let element = ELEMENTS.get(usize::from(*row));
                let bits = element.map_or(8, |e| e.bits);
                let signed = element.is_some_and(|e| e.name.starts_with("int"));
                let raw = self.memory.read(address, bits.min(64))? as i64;
                let unused = 64 - bits.min(64);
                let value = if signed { raw.wrapping_shl(unused) >> unused } else { raw };
                V::Int(if signed { Integer::Int } else { Integer::UInt }, value)
            }
            Type::Pointer(space, element) => {
                let at = self.memory.read(address, 64)?;
                V::Pointer { space: *space, element: *element, address: (at << 3) as i64 }
            }
            Type::Const(of) => return self.load_memory(*of, address),
            Type::Class(class) if self.types.access_bits(ty).is_some() => {
                let class = *class;
                let flat = self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone()).unwrap_or_default();
                let member = |(ty, offset): &(TypeId, i64)| self.load_memory(*ty, address.wrapping_add(offset.wrapping_mul(8)));
                let fields = flat.iter().map(member).collect::<Outcome<Vec<V>>>()?;
                V::Object(Rc::new(Object { class, fields: RefCell::new(fields), pending_destructors: None, ended: Cell::new(false) }))
            }
            // an array decays to a pointer
            Type::Array(of, _) => V::Pointer { space: Space::Raw, element: *of, address },
            _ => return Err(Fault::ill(format!("values of type `{}` are not read from memory", self.types.name(ty)))),
        })
    }

    /// Puts a value, converted to `ty`, at an address in bits.
    pub fn store_memory(&mut self, ty: TypeId, address: i64, v: V) -> Outcome<()> {
        let ty = self.types.without_const(ty);
        if let Type::Array(of, Some(n)) = *self.types.get(ty) {
            let v = match v {
                V::Braces(_) => convert(self, v, ty, false)?,
                v => v,
            };
            let step = self.types.flat_bits(of).unwrap_or(8) as i64;
            for i in 0..n {
                let from = crate::cxx::arith::index(self, &v, &V::Int(Integer::Long, i))?;
                let item = self.value(&from)?;
                self.store_memory(of, address.wrapping_add(i.wrapping_mul(step)), item)?;
            }
            return Ok(());
        }
        if let (Type::Class(class), V::Object(object)) = (self.types.get(ty), &v)
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
            Type::Element(_) => convert(self, v, Types::INT, true)?,
            _ => convert(self, v, ty, false)?,
        };
        let bits = self.types.scalar_bits(ty).unwrap_or(0);
        if self.memory.any_missing || self.memory.in_kernel || matches!(v, V::Data(_)) {
            if self.memory.in_kernel && Region::is_common((address as u64) >> 3) {
                // what other threads read is not computed, but has to be there
                return self.memory.read(address, bits).map(|_| ());
            }
            self.memory.mark(address, bits, matches!(v, V::Data(_)))?;
            if let V::Data(_) = v {
                return Ok(());
            }
        }
        let raw = match v {
            V::Int(_, x) | V::Enum(_, x) => x as u64,
            V::Float(kind, x) => self.encode(kind, x),
            V::Pointer { address, .. } => (address as u64) >> 3,
            V::Null => 0,
            _ => return Err(Fault::ill(format!("a value is not kept in memory as `{}`", self.types.name(ty)))),
        };
        self.memory.write(address, bits, raw)
    }

    /// Moves bits, whatever they mean.
    pub(super) fn copy_bits(&mut self, to: i64, from: i64, bits: u64) -> Outcome<()> {
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
            Floating::Double | Floating::LongDouble => f64::from_bits(bits),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0.0, |f| f.decode(bits)),
        }
    }

    fn encode(&self, kind: Floating, x: f64) -> u64 {
        match kind {
            Floating::Float => (x as f32).to_bits().into(),
            Floating::Double | Floating::LongDouble => x.to_bits(),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0, |f| f.encode(x)),
        }
    }
}
