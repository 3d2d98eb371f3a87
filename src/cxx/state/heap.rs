//! What pointers lead to: how many objects `new` may make, and what is there although nothing leads to it any more.

use crate::cxx::value::{Array, Fault, FaultKind, Object, Outcome, Value};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::{Rc, Weak};

/// The most objects that `new` may have made at a time.
const MAX_OBJECTS: u64 = 1 << 22;
/// From how many entries on those of what is freed are dropped.
const FIRST_SWEEP: usize = 1 << 10;

/// The objects that `new` has made, and all that pointers have led to.
#[derive(Debug, Default)]
pub struct Heap {
    /// How many objects `new` has made and `delete` has not ended.
    count: u64,
    /// All that pointers lead to, and some of what is freed.
    noted: Vec<Noted>,
    /// How many entries there may be before those of what is freed are dropped.
    sweep: usize,
    /// What is there until `delete` ends it, whether or not anything leads to it.
    kept: HashMap<*const u8, Value>,
}

/// What tells an object, an array or a string from the others.
pub(super) fn identity(place: &Value) -> Option<*const u8> {
    match place {
        Value::Object(object) | Value::Base(_, object) => Some(Rc::as_ptr(object).cast()),
        Value::Cell(_, array) | Value::Array(array) => Some(Rc::as_ptr(array).cast()),
        Value::Text(text) => Some(Rc::as_ptr(text).cast()),
        _ => None,
    }
}

/// What a pointer has led to, while it is there.
#[derive(Debug)]
enum Noted {
    Object(Weak<Object>),
    Array(Weak<Array>),
    Text(Weak<RefCell<Vec<u8>>>),
}

impl Noted {
    fn value(&self) -> Option<Value> {
        match self {
            Noted::Object(object) => object.upgrade().map(Value::Object),
            Noted::Array(array) => array.upgrade().map(Value::Array),
            Noted::Text(text) => text.upgrade().map(Value::Text),
        }
    }

    fn is_there(&self) -> bool {
        let count = match self {
            Noted::Object(object) => object.strong_count(),
            Noted::Array(array) => array.strong_count(),
            Noted::Text(text) => text.strong_count(),
        };
        count > 0
    }
}

impl Heap {
    /// Counts an object that `new` is about to make, of which there are only so many.
    pub fn admit(&mut self) -> Outcome<()> {
        self.count += 1;
        match self.count > MAX_OBJECTS {
            true => Err(Fault::new(FaultKind::Limit, format_args!("more than {MAX_OBJECTS} objects of `new` at a time"))),
            false => Ok(()),
        }
    }

    /// Counts an object that `delete` ends.
    pub fn ended(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    /// Keeps what `new` has made until `delete` ends it: what nothing leads to any more does not end.
    pub fn keep_until_deleted(&mut self, place: &Value) {
        if let Some(key) = identity(place) {
            self.kept.insert(key, place.clone());
        }
    }

    /// Whether `new` has made it, so that it is no part of anything.
    pub fn is_made(&self, place: &Value) -> bool {
        identity(place).is_some_and(|key| self.kept.contains_key(&key))
    }

    /// Lets go of what `delete` ends.
    pub fn release(&mut self, place: &Value) {
        if let Some(key) = identity(place) {
            self.kept.remove(&key);
        }
    }

    /// Notes what a pointer or a lambda now leads to; what was noted before is not noted again.
    pub fn note(&mut self, place: &Value) {
        let is_new = match place {
            Value::Object(object) => Rc::weak_count(object) == 0,
            Value::Array(array) | Value::Cell(_, array) => Rc::weak_count(array) == 0,
            Value::Text(text) => Rc::weak_count(text) == 0,
            _ => false,
        };
        if is_new {
            self.keep(place);
        }
    }

    #[cold]
    fn keep(&mut self, place: &Value) {
        let noted = match place {
            Value::Object(object) => Noted::Object(Rc::downgrade(object)),
            Value::Array(array) | Value::Cell(_, array) => Noted::Array(Rc::downgrade(array)),
            Value::Text(text) => Noted::Text(Rc::downgrade(text)),
            _ => return,
        };
        if self.noted.len() >= self.sweep.max(FIRST_SWEEP) {
            self.noted.retain(Noted::is_there);
            self.sweep = 2 * self.noted.len();
        }
        self.noted.push(noted);
    }

    /// All that is not freed, also what pointers keep in a ring.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.noted.iter().filter_map(Noted::value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::state::characters;

    #[test]
    fn what_is_lost_is_found_and_what_is_freed_is_not() {
        let mut heap = Heap::default();
        let kept = characters::string(b"kept".to_vec());
        for _ in 0..3 * FIRST_SWEEP {
            heap.note(&kept);
            heap.note(&characters::string(Vec::new()));
        }
        assert!(heap.noted.len() <= FIRST_SWEEP);
        assert!(matches!(&heap.values().collect::<Vec<_>>()[..], [Value::Text(text)] if *text.borrow() == b"kept"));
    }

    #[test]
    fn so_many_objects_may_be_there_at_a_time() {
        let mut heap = Heap { count: MAX_OBJECTS - 1, ..Heap::default() };
        assert!(heap.admit().is_ok());
        heap.ended();
        assert!(heap.admit().is_ok() && heap.admit().is_err_and(|fault| fault.message.contains("4194304 objects")));
    }
}
