//! Arrays: numbers as bytes with addresses, other elements as cells.

use super::World;
use super::places::past_end;
use crate::algebra::tensor::Space;
use crate::cxx::memory::Region;
use crate::cxx::value::{Array, Fault, FaultKind, Outcome, Storage, Type, TypeId, V};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl World {
    /// `n` elements of a type, all zero: as bytes where they are numbers, else each as `T{}`.
    pub fn new_array(&mut self, ty: TypeId, element: TypeId, n: i64, region: Region) -> Outcome<V> {
        let n = u64::try_from(n).map_err(|_| Fault::runtime(format!("an array of {n} elements")))?;
        let element = self.types.without_const(element);
        let storage = match self.types.flat_bits(element) {
            Some(bits) => {
                let bytes = n.checked_mul(bits).ok_or_else(too_large)?.div_ceil(8);
                Storage::Bytes(self.memory.allocate(region, bytes, 16)?)
            }
            None => {
                if n > 1 << 22 {
                    return Err(too_large());
                }
                Storage::Cells((0..n).map(|_| crate::cxx::convert::default_of(self, element)).collect::<Outcome<_>>()?)
            }
        };
        let ends_forward = matches!(self.types.get(ty), Type::Library(name, _) if crate::cxx::types::containers::grows(name));
        let capacity = Cell::new(i64::try_from(n).unwrap_or(i64::MAX));
        Ok(V::Array(Rc::new(Array { ty, element, storage: RefCell::new(storage), capacity, ends_forward })))
    }

    /// How many elements an array has.
    pub fn length(&self, array: &Array) -> i64 {
        match &*array.storage.borrow() {
            Storage::Cells(cells) => cells.len() as i64,
            Storage::Bytes(block) => match self.types.get(array.ty) {
                Type::Array(_, Some(n)) => *n,
                Type::Library(name, args) if &**name == "array_subbyte" => match args.get(1) {
                    Some(V::Int(_, n) | V::Static(_, n)) => *n,
                    _ => 0,
                },
                _ => {
                    let bits = self.types.access_bits(array.element).unwrap_or(8).max(1);
                    (block.bytes.borrow().len() as u64 * 8 / bits) as i64
                }
            },
        }
    }

    /// The reference to element `i` of an array.
    pub fn element(&self, array: &Rc<Array>, i: i64) -> Outcome<V> {
        let n = self.length(array);
        if !(0..n).contains(&i) {
            return Err(past_end(i, n as usize));
        }
        Ok(match &*array.storage.borrow() {
            Storage::Cells(_) => V::Cell(i as u32, array.clone()),
            Storage::Bytes(block) => {
                let bits = self.types.access_bits(array.element).unwrap_or(8) as i64;
                V::Memory(array.element, (block.address << 3) as i64 + i * bits)
            }
        })
    }

    /// The address of the first element of an array.
    pub fn decayed(&self, array: &Rc<Array>) -> V {
        match &*array.storage.borrow() {
            Storage::Cells(_) => V::AddressOf(Rc::new(V::Cell(0, array.clone()))),
            Storage::Bytes(block) => V::Pointer { space: Space::Raw, element: array.element, address: (block.address << 3) as i64 },
        }
    }

    /// Makes the objects of an array bytes, for a tensor or a pointer reads them as such: the address, if they can be.
    pub fn into_bytes(&mut self, array: &Rc<Array>) -> Outcome<Option<i64>> {
        let cells = match &*array.storage.borrow() {
            Storage::Bytes(block) => return Ok(Some((block.address << 3) as i64)),
            Storage::Cells(cells) => cells.clone(),
        };
        let Some(bits) = self.types.access_bits(array.element) else {
            return Ok(None);
        };
        let bytes = (cells.len() as u64).checked_mul(bits / 8).ok_or_else(too_large)?;
        let block = self.memory.allocate(Region::Stack, bytes, 16)?;
        let first = (block.address << 3) as i64;
        for (i, v) in cells.into_iter().enumerate() {
            self.store_memory(array.element, first.wrapping_add((i as u64).wrapping_mul(bits) as i64), v)?;
        }
        *array.storage.borrow_mut() = Storage::Bytes(block);
        Ok(Some(first))
    }

    /// Makes them objects again.
    pub fn into_cells(&self, array: &Rc<Array>) -> Outcome<()> {
        if let Storage::Bytes(_) = &*array.storage.borrow() {
        } else {
            return Ok(());
        }
        let cells = (0..self.length(array)).map(|i| self.load(&self.element(array, i)?)).collect::<Outcome<Vec<V>>>()?;
        *array.storage.borrow_mut() = Storage::Cells(cells);
        Ok(())
    }
}

fn too_large() -> Box<Fault> {
    Fault::new(FaultKind::Limit, "an array is too large")
}
