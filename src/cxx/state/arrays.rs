//! Arrays: how many elements they have, and where an element is.

use super::State;
use super::places::past_end;
use crate::algebra::tensor::Space;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Outcome, Storage, Type, Value};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl State {
    /// The text in quotes at an address in bits, as the array that it is.
    pub fn literal_at(&mut self, address: i64) -> Option<Value> {
        let super::Literal { block, array } = self.literals.values_mut().find(|of| (of.block.address << 3) as i64 == address)?;
        let made = array.get_or_insert_with(|| {
            let n = block.bytes.borrow().len() as i64;
            let ty = self.types.intern(Type::Array(Types::CONST_CHAR, Some(n)));
            let (storage, capacity) = (RefCell::new(Storage::Bytes(block.clone())), Cell::new(n));
            Rc::new(Array { ty, element: Types::CONST_CHAR, storage, capacity, ends_forward: false, origin: Cell::default() })
        });
        Some(Value::Array(made.clone()))
    }

    /// A value as one that stands at a place of its own.
    pub fn kept(&mut self, v: Value) -> Value {
        let element = self.type_of(&v);
        let ty = self.types.intern(Type::Array(element, Some(1)));
        let storage = RefCell::new(Storage::Cells(vec![v]));
        Value::Cell(0, Rc::new(Array { ty, element, storage, capacity: Cell::new(1), ends_forward: false, origin: Cell::default() }))
    }

    /// How many elements an array has.
    pub fn length(&self, array: &Array) -> i64 {
        match &*array.storage.borrow() {
            Storage::Cells(cells) => cells.len() as i64,
            Storage::Bytes(block) => match self.types.get(array.ty) {
                Type::Array(_, Some(n)) => *n,
                Type::Library(name, args) if matches!(&**name, "array_subbyte" | "Array" | "AlignedArray") => match args.get(1) {
                    Some(Value::Int(_, n) | Value::Static(_, n, _)) => *n,
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
    pub fn element(&self, array: &Rc<Array>, i: i64) -> Outcome<Value> {
        let n = self.length(array);
        if !(0..n).contains(&i) {
            return Err(past_end(i, n as usize));
        }
        Ok(match &*array.storage.borrow() {
            Storage::Cells(_) => Value::Cell(array.number(i), array.clone()),
            Storage::Bytes(block) => {
                let bits = self.types.access_bits(array.element).unwrap_or(8) as i64;
                Value::Memory(array.element, (block.address << 3) as i64 + i * bits)
            }
        })
    }

    /// The address of the first element of an array.
    pub fn decayed(&mut self, array: &Rc<Array>) -> Value {
        // what cannot lie in one piece stays where it is
        let _ = self.join_arrays(array.element);
        // numbers that a copy of an object holds one by one lie in memory from now on
        let are_numbers = matches!(&*array.storage.borrow(), Storage::Cells(cells) if matches!(self.types.get(array.ty), Type::Array(..))
            && cells.iter().all(|v| matches!(v, Value::Int(..) | Value::Float(..))));
        if are_numbers {
            let _ = self.into_bytes(array);
        }
        let mut first = match &*array.storage.borrow() {
            Storage::Cells(cells) if let Some(Value::Memory(element, address)) = cells.first() => {
                Value::Pointer { space: Space::Raw, element: *element, address: self.memory.now(*address) }
            }
            Storage::Cells(_) => Value::address(Value::Cell(array.number(0), array.clone())),
            Storage::Bytes(block) => Value::Pointer { space: Space::Raw, element: array.element, address: (block.address << 3) as i64 },
        };
        if matches!(self.types.get(self.declared_element(array)), Type::Const(_)) {
            self.constant_target(&mut first);
        }
        first
    }

    /// Makes them objects again.
    pub fn into_cells(&mut self, array: &Rc<Array>) -> Outcome<()> {
        if let Storage::Bytes(_) = &*array.storage.borrow() {
        } else {
            return Ok(());
        }
        let cells = (0..self.length(array)).map(|i| self.load(&self.element(array, i)?)).collect::<Outcome<Vec<Value>>>()?;
        *array.storage.borrow_mut() = Storage::Cells(cells);
        self.nest(array);
        Ok(())
    }
}
