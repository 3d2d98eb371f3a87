//! Arrays as they are made: numbers as bytes with addresses, other elements as cells.

use super::default_of;
use crate::cxx::memory::Region;
use crate::cxx::state::State;
use crate::cxx::types::Types;
use crate::cxx::types::containers::grows;
use crate::cxx::value::{Array, Fault, FaultKind, Outcome, Storage, Type, TypeId, Value};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl State {
    /// `n` elements of a type, all zero: as bytes where they are numbers, else each as `T{}`.
    pub fn new_array(&mut self, ty: TypeId, element: TypeId, n: i64, region: Region) -> Outcome<Value> {
        let n = u64::try_from(n).map_err(|_| Fault::runtime(format_args!("an array of {n} elements")))?;
        let element = self.types.element_in(ty, element);
        let is_vector_of_bool = element == Types::VECTOR_BOOL;
        if self.types.packed_in(element).is_some() && self.types.scalar_bits(element).is_some_and(|bits| 32 % bits != 0) {
            let of = self.types.name(self.types.of_values(element));
            return Err(Fault::new(FaultKind::Unsupported, format_args!("an array of CUTLASS of `{of}` is not read")));
        }
        // only what CUTLASS packs has several elements in a byte
        let packs = matches!(self.types.get(ty), Type::Library(..)) && self.types.array_in_bytes(ty).is_some();
        let is_packed = packs && !matches!(self.types.get(ty), Type::Library(name, _) if &**name == "array");
        let apart = !is_packed && !is_vector_of_bool && self.types.is_within_byte(element);
        // references to the elements of a deque stay where it grows
        let apart = apart || matches!(self.types.get(ty), Type::Library(name, _) if &**name == "deque");
        let storage = match self.types.flat_bits(element).filter(|_| !apart) {
            Some(bits) => {
                let bytes = n.checked_mul(bits).ok_or_else(too_large)?.div_ceil(8);
                // the array itself, however short it is
                self.memory.budget.take(192)?;
                Storage::Bytes(self.memory.allocate(region, bytes, 16)?)
            }
            None => {
                if n > 1 << 22 {
                    return Err(too_large());
                }
                self.memory.budget.take(n.saturating_mul(64) + 128)?;
                // lambdas are what they are copied from
                let is_lambda = matches!(self.types.get(self.types.without_const(element)), Type::Closure(_));
                Storage::Cells((0..n).map(|_| if is_lambda { Ok(Value::Void) } else { default_of(self, element) }).collect::<Outcome<_>>()?)
            }
        };
        let ends_forward = matches!(self.types.get(ty), Type::Library(name, _) if grows(name));
        let capacity = Cell::new(i64::try_from(n).unwrap_or(i64::MAX));
        let made = Rc::new(Array { ty, element, storage: RefCell::new(storage), capacity, ends_forward, origin: Cell::default() });
        self.nest(&made);
        Ok(Value::Array(made))
    }

    /// An array of CUTLASS as a variable holds it: one that memory gave lies in no words yet.
    pub(in crate::cxx) fn in_words(&mut self, v: Value) -> Outcome<Value> {
        let Value::Array(array) = &v else { return Ok(v) };
        let cells = match &*array.storage.borrow() {
            Storage::Cells(cells) if self.types.element_in(array.ty, array.element) != array.element => cells.clone(),
            _ => return Ok(v.clone()),
        };
        super::filled(self, array.ty, array.element, cells.len() as i64, &cells)
    }
}

fn too_large() -> Box<Fault> {
    Fault::new(FaultKind::Limit, "an array is too large")
}
