//! What `new` has made: how many objects there may be, and which of them nothing leads to any more.

use crate::cxx::value::{Array, Fault, FaultKind, Object, Outcome, Value};
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// The most objects that `new` may have made at a time.
const MAX_OBJECTS: u64 = 1 << 22;
/// From how many entries on those of freed objects are dropped.
const FIRST_SWEEP: usize = 1 << 10;

/// The objects of `new`.
#[derive(Debug, Default)]
pub struct Heap {
    /// How many `new` has made and `delete` has not ended.
    count: u64,
    /// All that were made, and some that are freed.
    made: Vec<Made>,
    /// How many entries there may be before those of freed objects are dropped.
    sweep: usize,
}

/// What one `new` has made, while it is there.
#[derive(Debug)]
enum Made {
    Object(Weak<Object>),
    Array(Weak<Array>),
    Text(Weak<RefCell<Vec<u8>>>),
}

impl Made {
    fn value(&self) -> Option<Value> {
        match self {
            Made::Object(object) => object.upgrade().map(Value::Object),
            Made::Array(array) => array.upgrade().map(Value::Array),
            Made::Text(text) => text.upgrade().map(Value::Text),
        }
    }

    fn is_there(&self) -> bool {
        let count = match self {
            Made::Object(object) => object.strong_count(),
            Made::Array(array) => array.strong_count(),
            Made::Text(text) => text.strong_count(),
        };
        count > 0
    }
}

impl Heap {
    /// Counts an object that `new` is about to make, of which there are only so many.
    pub fn admit(&mut self) -> Outcome<()> {
        self.count += 1;
        match self.count > MAX_OBJECTS {
            true => Err(Fault::new(FaultKind::Limit, format!("more than {MAX_OBJECTS} objects of `new` at a time"))),
            false => Ok(()),
        }
    }

    /// Counts an object that `delete` ends.
    pub fn ended(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    /// Notes what `pointer`, which `new` has just made, points to.
    pub fn note(&mut self, pointer: &Value) {
        let Value::AddressOf(place) = pointer else {
            return;
        };
        let made = match &**place {
            Value::Object(object) => Made::Object(Rc::downgrade(object)),
            Value::Array(array) | Value::Cell(_, array) => Made::Array(Rc::downgrade(array)),
            Value::Text(text) => Made::Text(Rc::downgrade(text)),
            _ => return,
        };
        if self.made.len() >= self.sweep.max(FIRST_SWEEP) {
            self.made.retain(Made::is_there);
            self.sweep = 2 * self.made.len();
        }
        self.made.push(made);
    }

    /// Everything that was made and is not freed, also what lost pointers keep in a ring.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.made.iter().filter_map(Made::value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::state::characters;

    #[test]
    fn what_is_lost_is_found_and_what_is_freed_is_not() {
        let mut heap = Heap::default();
        let kept = Value::AddressOf(Rc::new(characters::string(b"kept".to_vec())));
        heap.note(&kept);
        for _ in 0..3 * FIRST_SWEEP {
            heap.note(&Value::AddressOf(Rc::new(characters::string(Vec::new()))));
        }
        assert!(heap.made.len() <= FIRST_SWEEP);
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
