//! How much memory the values of a run hold: counted from its variables and from what `new` made on, without recursion, when
//! much was made.

use super::super::budget;
use super::super::state::State;
use super::super::types::MAX_DEPTH;
use super::super::value::{Fault, FaultKind, Outcome, Storage, Value};
use super::Machine;
use crate::value::stored::Stored;
use std::collections::HashSet;
use std::rc::Rc;

/// The most bytes of the names of types.
const MAX_TYPES: usize = 1 << 26;
/// What a counted box takes beside its content.
const BOX: usize = 64;

/// A type, or a template argument, nests too deep.
pub(super) fn too_deep() -> Box<Fault> {
    Fault::new(FaultKind::Limit, format_args!("types nest more than {MAX_DEPTH} deep"))
}

impl Machine<'_> {
    /// Ends a run that holds more than it may, where enough was made since that was looked at last.
    #[inline]
    pub(super) fn within_memory(&mut self) -> Outcome<()> {
        if self.state.memory.is_due() || self.state.types.length > MAX_TYPES || self.state.types.is_too_deep {
            self.counted_values()
        } else {
            Ok(())
        }
    }

    #[cold]
    fn counted_values(&mut self) -> Outcome<()> {
        if self.state.types.is_too_deep {
            return Err(too_deep());
        }
        if self.state.types.length > MAX_TYPES {
            return Err(Fault::new(
                FaultKind::Limit,
                format_args!("types nest without end: their names take more than {} MB", MAX_TYPES >> 20),
            ));
        }
        let mut count = Count::default();
        let State { slots, globals, .. } = &self.state;
        [slots, globals, &self.stack, &self.under_way].iter().for_each(|values| count.all(values));
        self.expiring.iter().for_each(|last| count.one(&last.value));
        for frame in &self.frames {
            count.one(&frame.this);
            if let Some(closure) = &frame.closure {
                count.one(&Value::Closure(closure.clone()));
            }
        }
        self.pending_destructors.borrow().iter().for_each(|object| count.all(&object.fields.borrow()));
        // what nothing leads to any more is there still
        self.state.heap.values().for_each(|v| count.one(&v));
        match self.state.memory.recount(count.bytes()) {
            true => Ok(()),
            false => Err(budget::too_much_memory()),
        }
    }
}

/// The values that are reached, each box once.
#[derive(Default)]
struct Count {
    bytes: usize,
    /// Boxes that several values share.
    seen: HashSet<*const ()>,
    /// Values whose content is not yet counted.
    open: Vec<Value>,
}

impl Count {
    fn all(&mut self, values: &[Value]) {
        self.bytes += size_of_val(values);
        values.iter().for_each(|v| self.one(v));
    }

    /// Counts a value later, where it has content that was not seen yet.
    fn one(&mut self, v: &Value) {
        fn shared<T: ?Sized>(of: &Rc<T>) -> Option<*const ()> {
            (Rc::strong_count(of) > 1 || Rc::weak_count(of) > 0).then(|| Rc::as_ptr(of).cast())
        }
        let shared = match v {
            Value::Object(o) | Value::Base(_, o) | Value::Field(_, o) => shared(o),
            Value::Array(a) | Value::Cell(_, a) => shared(a),
            Value::Text(t) | Value::Char(_, t) => shared(t),
            Value::Tuple(items) => shared(items),
            Value::Pack(items) | Value::Braces(items) => shared(items),
            Value::AddressOf(of, _) | Value::TypeOf(of) | Value::Element(_, of) | Value::Passed(_, of) => shared(of),
            Value::Cute(cute) => shared(cute),
            Value::Closure(closure) => shared(closure),
            Value::Method(of) => shared(of),
            _ => return,
        };
        if shared.is_none_or(|at| self.seen.insert(at)) {
            self.open.push(v.clone());
        }
    }

    /// All bytes of what was reached.
    fn bytes(mut self) -> u64 {
        while let Some(v) = self.open.pop() {
            self.bytes += BOX;
            match &v {
                Value::Object(o) | Value::Base(_, o) | Value::Field(_, o) => {
                    if let Ok(fields) = o.fields.try_borrow() {
                        self.all(&fields);
                    }
                }
                Value::Array(a) | Value::Cell(_, a) => match a.storage.try_borrow().as_deref() {
                    Ok(Storage::Cells(cells)) => self.all(cells),
                    // the bytes themselves are counted where they are allocated
                    _ => self.bytes += 3 * BOX,
                },
                Value::Text(t) | Value::Char(_, t) => self.bytes += t.try_borrow().map_or(0, |t| t.capacity()),
                Value::Tuple(_) | Value::Pack(_) | Value::Braces(_) => self.all(v.items()),
                Value::AddressOf(of, _) | Value::TypeOf(of) | Value::Element(_, of) | Value::Passed(_, of) => self.one(of),
                Value::Cute(cute) => self.bytes += BOX + Stored::PART * cute.stored.parts(),
                Value::Closure(closure) => {
                    self.one(&closure.this);
                    if let Ok(captured) = closure.captured.try_borrow() {
                        self.all(&captured);
                    }
                }
                Value::Method(of) => {
                    self.one(&of.0);
                    self.one(&of.1);
                }
                _ => {}
            }
        }
        self.bytes as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::state::characters;
    use crate::cxx::value::Integer;

    fn bytes(values: &[Value]) -> u64 {
        let mut count = Count::default();
        values.iter().for_each(|v| count.one(v));
        count.bytes()
    }

    #[test]
    fn what_two_values_share_is_counted_once() {
        let text = characters::string(vec![b'a'; 1000]);
        let once = bytes(std::slice::from_ref(&text));
        assert_eq!(once, 1000 + BOX as u64);
        assert_eq!(bytes(&[text.clone(), text.clone()]), once);
        assert_eq!(bytes(&[text, characters::string(vec![b'a'; 1000])]), 2 * once);
        assert_eq!(bytes(&[Value::Int(Integer::Int, 1), Value::Void]), 0);
    }

    #[test]
    fn a_deep_value_is_counted_without_recursion() {
        let deep = (0..10_000).fold(Value::Void, |inner, _| Value::Tuple(Rc::new(vec![inner].into())));
        assert_eq!(bytes(std::slice::from_ref(&deep)), 10_000 * (BOX + size_of::<Value>()) as u64);
        let mut at = deep;
        while let Value::Tuple(items) = at {
            at = Rc::try_unwrap(items).map_or(Value::Void, |mut items| std::mem::replace(&mut items[0], Value::Void));
        }
    }
}
