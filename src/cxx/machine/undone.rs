//! What an operand that is not evaluated, and runs for its type, changed: it is as it was before.

use super::super::memory::Journal;
use super::super::value::{Array, Closure, Object, Storage, Value};
use super::Machine;
use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

/// How many variables before those of a function, and how many objects, containers and strings, are as they were.
const MAX_SEEN: usize = 256;

/// What variables hold, with its content.
enum Held {
    Object(Rc<Object>, Vec<Value>),
    Array(Rc<Array>, Storage, i64, u32),
    Text(Rc<RefCell<Vec<u8>>>, Vec<u8>),
    Lambda(Rc<Closure>, Vec<Value>),
}

impl Held {
    /// What a variable holds, or a pointer in it leads to.
    fn of(v: &Value) -> Option<Held> {
        Some(match v {
            Value::Object(object) | Value::Base(_, object) | Value::Field(_, object) => {
                Held::Object(object.clone(), object.fields.borrow().clone())
            }
            Value::Array(array) | Value::Cell(_, array) => {
                let storage = match &*array.storage.borrow() {
                    Storage::Bytes(block) => Storage::Bytes(block.clone()),
                    Storage::Cells(cells) => Storage::Cells(cells.clone()),
                };
                Held::Array(array.clone(), storage, array.capacity.get(), array.origin.get())
            }
            Value::Text(text) => Held::Text(text.clone(), text.borrow().clone()),
            Value::Closure(closure) => Held::Lambda(closure.clone(), closure.captured.borrow().clone()),
            Value::AddressOf(to, _) | Value::Element(_, to) | Value::Passed(_, to) => return Held::of(to),
            _ => return None,
        })
    }

    /// Where it lies.
    fn place(&self) -> usize {
        match self {
            Held::Object(object, _) => Rc::as_ptr(object).addr(),
            Held::Array(array, ..) => Rc::as_ptr(array).addr(),
            Held::Text(text, _) => Rc::as_ptr(text).addr(),
            Held::Lambda(closure, _) => Rc::as_ptr(closure).addr(),
        }
    }

    /// The values that it is made of.
    fn parts(&self) -> &[Value] {
        match self {
            Held::Object(_, fields) => fields,
            Held::Array(_, Storage::Cells(cells), ..) => cells,
            Held::Lambda(_, captured) => captured,
            Held::Array(..) | Held::Text(..) => &[],
        }
    }

    fn restore(self) {
        match self {
            // what is read meanwhile is not changed
            Held::Object(object, fields) => drop(object.fields.try_borrow_mut().map(|mut held| *held = fields)),
            Held::Array(array, storage, capacity, origin) => {
                drop(array.storage.try_borrow_mut().map(|mut held| *held = storage));
                array.capacity.set(capacity);
                array.origin.set(origin);
            }
            Held::Lambda(closure, captured) => drop(closure.captured.try_borrow_mut().map(|mut held| *held = captured)),
            Held::Text(text, content) => drop(text.try_borrow_mut().map(|mut held| *held = content)),
        }
    }
}

/// Variables and what they hold, before something runs.
pub(super) struct Before {
    globals: Vec<Value>,
    slots: Vec<Value>,
    first: usize,
    held: Vec<Held>,
    journal: Option<Journal>,
}

impl Machine<'_> {
    /// What there is before something runs of which nothing is to be left.
    pub(super) fn before(&mut self, base: u32, this: &Value) -> Before {
        let first = (base as usize).saturating_sub(MAX_SEEN);
        let (globals, slots) = (self.state.globals.clone(), self.state.slots[first..].to_vec());
        // each once, whatever leads to it
        let mut seen = HashSet::new();
        let mut is_new = |held: &Held| seen.insert(held.place());
        let mut held: Vec<Held> =
            [this].into_iter().chain(&slots).chain(&globals).filter_map(Held::of).filter(&mut is_new).take(MAX_SEEN).collect();
        let mut at = 0;
        while at < held.len() && held.len() < MAX_SEEN {
            let within: Vec<Held> = held[at].parts().iter().filter_map(Held::of).filter(&mut is_new).take(MAX_SEEN).collect();
            held.extend(within);
            at += 1;
        }
        Before { globals, slots, first, held, journal: self.state.memory.open_journal() }
    }

    /// Makes everything what it was.
    pub(super) fn undo(&mut self, before: Before) {
        self.state.memory.undo(before.journal);
        before.held.into_iter().for_each(Held::restore);
        self.state.globals[..before.globals.len()].clone_from_slice(&before.globals);
        let end = (before.first + before.slots.len()).min(self.state.slots.len());
        self.state.slots[before.first..end].clone_from_slice(&before.slots[..end - before.first]);
    }
}
