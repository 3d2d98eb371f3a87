//! Deques of objects: insertion and `erase` move the shorter side.

use super::super::value::{Array, Outcome, Storage, Value};
use super::Machine;
use super::copies::{cells_of, element_place};
use std::rc::Rc;

impl Machine<'_> {
    /// `erase` of the elements `from..to`.
    pub(super) fn erased_of_deque(&mut self, array: &Rc<Array>, from: usize, to: usize, is_one: bool) -> Outcome<()> {
        let mut cells = cells_of(array);
        let (n, k) = (cells.len(), to - from);
        let before = if is_one { from < n / 2 } else { from <= (n - k) / 2 };
        if before {
            for i in (0..from).rev() {
                self.assign_part(&element_place(array, i + k, &cells[i + k]), &cells[i], true)?;
            }
            cells.truncate(k);
            if let Storage::Cells(all) = &mut *array.storage.borrow_mut() {
                all.drain(..k).for_each(drop);
            }
            array.grown_before(-(k as i64));
            drop(cells);
            return self.destroy();
        }
        for i in to..n {
            self.assign_part(&element_place(array, i - k, &cells[i - k]), &cells[i], true)?;
        }
        drop(cells);
        self.truncated(array, n - k)
    }

    /// Insertion before element `at`: copies of the items, or where they are `given` the items themselves, moved.
    pub(super) fn inserted_in_deque(&mut self, array: &Rc<Array>, at: usize, items: &[Value], given: bool) -> Outcome<()> {
        let cells = cells_of(array);
        let (n, k) = (cells.len(), items.len());
        let mut made = Vec::with_capacity(k);
        let to_front = at == 0 || (at < n / 2 && at < n);
        // how many items take the places of elements: those nearer to them
        let assigned = k.min(if to_front { at } else { n - at });
        let (first, fresh) = match to_front {
            true => (k - assigned, &items[..k - assigned]),
            false => (0, &items[assigned..]),
        };
        if !to_front {
            self.copies_of_items(array, fresh, &mut made)?;
        }
        for cell in if to_front { &cells[..assigned] } else { &cells[n - assigned..] } {
            let moved = self.moved_value(cell)?;
            made.push(moved);
        }
        if to_front {
            self.copies_of_items(array, fresh, &mut made)?;
        }
        let mut assign = |to: usize, v: &Value, is_moved: bool| self.assign_part(&element_place(array, to, &cells[to]), v, is_moved);
        match to_front {
            true => (assigned..at).try_for_each(|i| assign(i - assigned, &cells[i], true))?,
            false => (at..n - assigned).rev().try_for_each(|i| assign(i + assigned, &cells[i], true))?,
        }
        let place = if to_front { at - assigned } else { at };
        for (i, item) in items[first..first + assigned].iter().enumerate() {
            assign(place + i, item, given)?;
        }
        if let Storage::Cells(all) = &mut *array.storage.borrow_mut() {
            let end = if to_front { 0 } else { n };
            array.grown_before(if to_front { made.len() as i64 } else { 0 });
            all.splice(end..end, made);
        }
        Ok(())
    }

    fn copies_of_items(&mut self, array: &Array, items: &[Value], made: &mut Vec<Value>) -> Outcome<()> {
        for item in items {
            let copy = self.copied_element(item, array.element)?;
            made.push(copy);
        }
        Ok(())
    }
}
