//! What a loop asks of the same layout again and again: its size, kept with the layout it was asked of.

use crate::cxx::value::{CuteValue, Value};
use crate::functions::Function;
use std::rc::{Rc, Weak};

/// How many answers are kept.
const KEPT: usize = 8;

/// A question about a layout: the row, its template argument, the value.
pub(in crate::cxx) struct Extent {
    row: &'static str,
    mode: Option<i64>,
    of: Weak<CuteValue>,
}

impl Extent {
    /// The question that a call asks, where it is one for `size`, `rank` or `cosize`.
    pub(in crate::cxx) fn of(row: &'static Function, templates: &[Value], args: &[Value]) -> Option<Extent> {
        let mode = match templates {
            [] => None,
            [Value::Int(_, n) | Value::Static(_, n, _)] => Some(*n),
            _ => return None,
        };
        match args {
            [Value::Cute(cute)] if matches!(row.name, "size" | "rank" | "cosize") => {
                Some(Extent { row: row.name, mode, of: Rc::downgrade(cute) })
            }
            _ => None,
        }
    }

    fn place(&self) -> usize {
        (self.of.as_ptr() as usize / size_of::<CuteValue>()).wrapping_add(self.mode.map_or(7, |m| m as usize)) % KEPT
    }
}

/// The answers to the latest questions.
#[derive(Default)]
pub struct Extents([Option<(Extent, Value)>; KEPT]);

impl Extents {
    pub(in crate::cxx) fn get(&self, key: &Extent) -> Option<Value> {
        let (extent, v) = self.0[key.place()].as_ref()?;
        // a value that is gone keeps its place in memory as long as it stands here
        (extent.row == key.row && extent.mode == key.mode && Weak::ptr_eq(&extent.of, &key.of)).then(|| v.clone())
    }

    /// The size of a whole layout.
    pub(in crate::cxx) fn size(&self, of: &Rc<CuteValue>) -> Option<Value> {
        self.get(&Extent { row: "size", mode: None, of: Rc::downgrade(of) })
    }

    pub(in crate::cxx) fn keep(&mut self, extent: Extent, v: Value) {
        let place = extent.place();
        self.0[place] = Some((extent, v));
    }
}
