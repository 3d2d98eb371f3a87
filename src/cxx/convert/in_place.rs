//! Assignment to what pointers and references lead to: an object, an array and a string stay where they are, and their parts are
//! assigned. A value that nobody else holds is taken apart and not copied.

use super::convert;
use super::copies::no_deeper;
use crate::cxx::memory::Memory;
use crate::cxx::state::State;
use crate::cxx::types::containers::grows;
use crate::cxx::value::{Array, Block, ClassId, Fault, Object, Outcome, Storage, Type, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// Whether nobody else holds what a value is.
fn is_alone(v: &Value) -> bool {
    match v {
        Value::Object(o) => Rc::strong_count(o) == 1,
        Value::Array(a) => Rc::strong_count(a) == 1,
        Value::Text(t) => Rc::strong_count(t) == 1,
        Value::Tuple(items) => Rc::strong_count(items) == 1 && items.iter().all(is_alone),
        Value::Cute(cute) => !cute.owns || Rc::strong_count(cute) == 1,
        _ => true,
    }
}

/// Puts the content of a block into another one of the same size; whether it has that.
fn copy_content(memory: &Memory, to: &Rc<Block>, from: &Block) -> bool {
    if to.bytes.borrow().len() != from.bytes.borrow().len() {
        return false;
    }
    if to.address != from.address {
        memory.touch(to);
        to.bytes.borrow_mut().copy_from_slice(&from.bytes.borrow());
        to.written.set(true);
        let missing = from.missing.borrow().clone();
        *to.missing.borrow_mut() = missing;
    }
    true
}

impl State {
    /// Assigns `v` to what `old` is, where that has a place of its own: else what is to be held there, a copy unless nobody else
    /// holds it.
    pub(in crate::cxx) fn assigned_in_place(&mut self, old: &Value, v: Value) -> Outcome<Option<Value>> {
        self.assigned_within(old, v, 0)
    }

    fn assigned_within(&mut self, old: &Value, v: Value, depth: u32) -> Outcome<Option<Value>> {
        no_deeper(depth)?;
        match (old, &v) {
            (old, _) if Self::is_place(old) => self.store(old, v).map(|()| None),
            (Value::Object(_), Value::Object(from)) if self.types.classes.get(from.class.0 as usize).is_some_and(|c| c.copies_by_code) => {
                Ok(Some(self.copy(&v)?))
            }
            (Value::Object(to), Value::Object(from)) if to.class == from.class => self.assign_fields(to, from, depth).map(|()| None),
            (Value::Array(to), Value::Array(from)) => {
                if !Rc::ptr_eq(to, from) {
                    let (to, from) = (to.clone(), from.clone());
                    let is_alone = is_alone(&v) || Rc::strong_count(&from) == 2;
                    drop(v);
                    self.assign_elements(&to, &from, is_alone, depth)?;
                }
                Ok(None)
            }
            (Value::Text(to), Value::Text(from)) => {
                if !Rc::ptr_eq(to, from) {
                    if Rc::strong_count(from) == 1 {
                        to.swap(from);
                        self.memory.moved(from, to);
                    } else {
                        self.memory.budget.take(from.borrow().len() as u64)?;
                        to.borrow_mut().clone_from(&from.borrow());
                    }
                }
                Ok(None)
            }
            (Value::Cute(to), Value::Cute(from)) if to.owns && from.owns => match (&to.block, &from.block) {
                (Some(into), Some(block)) if copy_content(&self.memory, into, block) => Ok(None),
                _ => Ok(Some(self.copy(&v)?)),
            },
            (Value::Tuple(to), Value::Tuple(from)) if to.len() == from.len() => {
                let is_alone = is_alone(&v);
                let (to, mut items) = (to.clone(), from.to_vec());
                drop(v);
                for (old, item) in to.iter().zip(&mut items) {
                    let part = std::mem::replace(item, Value::Void);
                    let part = if is_alone { part } else { self.copy(&part)? };
                    *item = self.assigned_within(old, part, depth + 1)?.unwrap_or_else(|| old.clone());
                }
                Ok(Some(Value::Tuple(Rc::new(items.into()))))
            }
            _ => Ok(Some(if is_alone(&v) { v } else { self.copy(&v)? })),
        }
    }

    /// Assigns the members of an object.
    fn assign_fields(&mut self, to: &Rc<Object>, from: &Rc<Object>, depth: u32) -> Outcome<()> {
        if Rc::ptr_eq(to, from) {
            return Ok(());
        }
        let fields = match Rc::strong_count(from) == 1 && from.pending_destructors.is_none() {
            true => from.fields.take(),
            false => from.fields.borrow().clone(),
        };
        let there = to.fields.borrow().clone();
        for (i, v) in fields.into_iter().enumerate() {
            let made = match there.get(i) {
                Some(old) => self.assigned_within(old, v, depth + 1)?,
                None => Some(self.copy(&v)?),
            };
            self.put_field(to, i, made);
        }
        Ok(())
    }

    fn put_field(&mut self, to: &Object, i: usize, made: Option<Value>) {
        if let Some(v) = made {
            let ended = to.fields.borrow_mut().get_mut(i).map(|there| std::mem::replace(there, v));
            drop(ended);
        }
    }

    /// Assigns an object of the same class.
    pub(super) fn assign_object(&mut self, place: &Value, v: Value) -> Outcome<()> {
        match (place, &v) {
            (Value::Object(to), Value::Object(from)) if from.class == to.class => self.assign_fields(to, from, 0),
            _ => Err(Fault::ill_formed("a value of another type is assigned to an object")),
        }
    }

    /// Assigns the part of an object that is of a base of its class.
    pub(super) fn assign_base(&mut self, class: ClassId, object: &Rc<Object>, v: Value) -> Outcome<()> {
        let other = || Fault::ill_formed("a value of another type is assigned to an object");
        let Value::Object(from) = v else {
            return Err(other());
        };
        let (there, fields) = (object.fields.borrow().clone(), from.fields.borrow().clone());
        let places = |of: ClassId, len: usize| {
            let ranges = self.types.base_ranges(of, class).into_iter();
            ranges.flat_map(|(first, n)| first..first.saturating_add(n).min(len)).collect::<Vec<_>>()
        };
        if self.types.base_members(from.class, class).is_none() {
            return Err(other());
        }
        let (to, from) = (places(object.class, there.len()), places(from.class, fields.len()));
        for (to, from) in to.into_iter().zip(from) {
            if let (Some(old), Some(v)) = (there.get(to), fields.get(from)) {
                let made = self.assigned_in_place(old, v.clone())?;
                self.put_field(object, to, made);
            }
        }
        Ok(())
    }

    /// Assigns an array: element by element, or as many as there are for a vector.
    pub(super) fn assign_array(&mut self, array: &Rc<Array>, v: Value) -> Outcome<()> {
        let is_list = matches!(v, Value::Braces(_));
        let v = if is_list { convert(self, v, array.ty, false)? } else { v };
        let Value::Array(from) = v else {
            return Err(Fault::ill_formed("a value of another type is assigned to an array"));
        };
        if Rc::ptr_eq(&from, array) {
            return Ok(());
        }
        // a list is assigned element by element
        let is_alone = !is_list && Rc::strong_count(&from) == 1;
        self.assign_elements(array, &from, is_alone, 0)
    }

    fn assign_elements(&mut self, to: &Rc<Array>, from: &Rc<Array>, is_alone: bool, depth: u32) -> Outcome<()> {
        let may_grow = matches!(self.types.get(to.ty), Type::Library(name, _) if grows(name));
        if may_grow && is_alone {
            self.exchange(to, from);
            return Ok(());
        }
        let n = self.length(from);
        if let (Storage::Bytes(block), Storage::Cells(items), false) = (&*to.storage.borrow(), &*from.storage.borrow(), may_grow) {
            let (first, bits) = ((block.address << 3) as i64, self.types.member_bits(to.element).unwrap_or(8) as i64);
            let at = |i: usize| first.wrapping_add((i as i64).wrapping_mul(bits));
            return items.iter().enumerate().try_for_each(|(i, v)| self.store_memory(to.element, at(i), v.clone()));
        }
        let led = match &*to.storage.borrow() {
            Storage::Cells(cells) if !may_grow && matches!(cells.first(), Some(Value::Memory(..))) => cells.clone(),
            _ => Vec::new(),
        };
        for (i, place) in (0..n).zip(&led) {
            let v = self.value(&self.element(from, i)?)?;
            self.store(place, v)?;
        }
        if !led.is_empty() {
            return Ok(());
        }
        let both = match (&*to.storage.borrow(), &*from.storage.borrow()) {
            (Storage::Cells(to), Storage::Cells(from)) => Some((to.clone(), from.clone())),
            _ => None,
        };
        if let Some((there, items)) = both
            && (!may_grow || n <= to.capacity.get())
        {
            return self.assign_cells(to, there, items, depth);
        }
        let Value::Array(copy) = self.copy(&Value::Array(from.clone()))? else {
            return Ok(());
        };
        let storage = copy.storage.replace(Storage::Cells(Vec::new()));
        // Bytes keep their address where there is room for them, so that pointers into them go on.
        let n = copy.capacity.get();
        if let (Storage::Bytes(to_block), Storage::Bytes(from)) = (&*to.storage.borrow(), &storage)
            && n <= to.capacity.get()
        {
            self.memory.touch(to_block);
            to_block.bytes.borrow_mut().clone_from(&from.bytes.borrow());
            *to_block.missing.borrow_mut() = from.missing.borrow().clone();
            return Ok(());
        }
        let ended = to.storage.replace(storage);
        drop(ended);
        to.capacity.set(to.capacity.get().max(n));
        Ok(())
    }

    /// Assigns elements that are kept as values.
    fn assign_cells(&mut self, to: &Rc<Array>, there: Vec<Value>, items: Vec<Value>, depth: u32) -> Outcome<()> {
        let n = items.len();
        for (i, v) in items.into_iter().enumerate() {
            let made = match there.get(i) {
                Some(old) => self.assigned_within(old, v, depth + 1)?,
                None => Some(self.copy(&v)?),
            };
            let ended = match (&mut *to.storage.borrow_mut(), made) {
                (Storage::Cells(cells), Some(v)) if i < cells.len() => Some(std::mem::replace(&mut cells[i], v)),
                (Storage::Cells(cells), Some(v)) => {
                    cells.push(v);
                    None
                }
                _ => None,
            };
            drop(ended);
        }
        drop(there);
        let ended = match &mut *to.storage.borrow_mut() {
            Storage::Cells(cells) if cells.len() > n => cells.split_off(n),
            _ => Vec::new(),
        };
        drop(ended);
        Ok(())
    }

    /// Exchanges the elements of two containers.
    pub(in crate::cxx) fn exchange(&mut self, x: &Rc<Array>, y: &Rc<Array>) {
        x.storage.swap(&y.storage);
        x.capacity.swap(&y.capacity);
        self.nest(x);
        self.nest(y);
    }

    /// Exchanges what two variables of one type are, part by part: what each is to hold then, where it has no place of its own.
    pub(in crate::cxx) fn swapped(&mut self, a: &Value, b: &Value, depth: u32) -> Outcome<Option<(Value, Value)>> {
        no_deeper(depth)?;
        match (a, b) {
            (Value::Object(x), Value::Object(y)) if x.class == y.class => {
                if !Rc::ptr_eq(x, y) {
                    let (mine, other) = (x.fields.borrow().clone(), y.fields.borrow().clone());
                    for (i, (a, b)) in mine.iter().zip(&other).enumerate() {
                        if let Some((a, b)) = self.swapped(a, b, depth + 1)? {
                            self.put_field(x, i, Some(a));
                            self.put_field(y, i, Some(b));
                        }
                    }
                }
                Ok(None)
            }
            (Value::Array(x), Value::Array(y)) if matches!(self.types.get(x.ty), Type::Library(name, _) if grows(name)) => {
                if !Rc::ptr_eq(x, y) {
                    self.exchange(x, y);
                }
                Ok(None)
            }
            (Value::Text(x), Value::Text(y)) => {
                if !Rc::ptr_eq(x, y) {
                    let other = Rc::new(RefCell::new(x.take()));
                    self.memory.moved(x, &other);
                    x.swap(y);
                    self.memory.moved(y, x);
                    y.swap(&other);
                    self.memory.moved(&other, y);
                }
                Ok(None)
            }
            _ => {
                let (was, new) = (self.copy(a)?, self.copy(b)?);
                let (first, second) = (self.assigned_within(a, new, depth)?, self.assigned_within(b, was, depth)?);
                Ok(first.zip(second))
            }
        }
    }
}
