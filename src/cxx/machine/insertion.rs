//! What is put into containers of objects, and what is taken out.

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::convert;
use super::super::library;
use super::super::value::{Array, Fault, Integer, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::copies::{cells_of, element_place};
use super::elements::count_of;
use std::rc::Rc;

impl Machine<'_> {
    /// The place of an iterator among the elements of a container.
    fn place_of(&mut self, array: &Rc<Array>, iterator: Option<&Value>) -> Outcome<usize> {
        library::container_methods::position(&mut self.state, array, iterator.unwrap_or(&Value::Void)).map(|i| i as usize)
    }

    fn iterator_to(&mut self, array: &Rc<Array>, i: usize) -> Outcome<Option<Value>> {
        library::container_methods::offset(&mut self.state, array, i as i64).map(Some)
    }

    /// `erase`: what lies behind is moved to the front, and the last ones end.
    pub(super) fn erased(&mut self, array: &Rc<Array>, args: &[Value]) -> Outcome<Option<Value>> {
        let from = self.place_of(array, args.first())?;
        let to = match args.get(1) {
            Some(last) => self.place_of(array, Some(last))?,
            None => from + 1,
        };
        let cells = cells_of(array);
        if from > to || to > cells.len() {
            return Err(Fault::runtime(format_args!("elements {from} to {to} of {} are erased", cells.len())));
        }
        if to > from && self.is_deque(array) {
            drop(cells);
            self.erased_of_deque(array, from, to, args.len() < 2)?;
        } else if to > from {
            for i in to..cells.len() {
                let place = element_place(array, i - (to - from), &cells[i - (to - from)]);
                self.assign_part(&place, &cells[i], true)?;
            }
            let left = cells.len() - (to - from);
            drop(cells);
            self.truncated(array, left)?;
        }
        self.iterator_to(array, from)
    }

    /// `insert` and `emplace` of one element, of copies of one, or of the elements between two iterators.
    pub(super) fn inserted(&mut self, array: &Rc<Array>, name: &str, args: &[Value], by_code: bool) -> Outcome<Option<Value>> {
        let at = self.place_of(array, args.first())?;
        let rest = args.get(1..).unwrap_or_default();
        let is_list = match rest {
            [Value::Braces(items)] => !items.is_empty() && self.are_elements(items, array.element)?,
            [only] => self.lists_elements_of(only, array.ty)?,
            _ => false,
        };
        if name == "emplace" || (rest.len() == 1 && !is_list) {
            self.passing.moved >>= 1;
            self.passing.consts >>= 1;
            if !by_code {
                let made = self.element_of(array, rest, name == "emplace")?;
                self.put_in(array, at, vec![made], false)?;
                return self.iterator_to(array, at);
            }
            let n = self.state.length(array) as usize;
            let has_room = self.is_vector(array) && at < n && (n as i64) < array.capacity.get();
            let made = match rest {
                // what may be moved from is assigned where it goes
                [only]
                    if has_room
                        && (self.passing.moved & 1 != 0 || super::values::is_given_up(only))
                        && let v = self.state.value(only)?
                        && (name == "insert" || self.state.type_of(&v) == self.state.types.strip(array.element)) =>
                {
                    self.converted_from(v, true, array.element, true)?
                }
                rest => self.element_of(array, rest, name == "emplace")?,
            };
            if self.is_deque(array) && at > 0 && at < n {
                self.inserted_in_deque(array, at, &[made], true)?;
                self.destroy()?;
            } else if !self.is_vector(array) || at == n {
                self.put_in(array, at, vec![made], true)?;
            } else if n as i64 >= array.capacity.get() {
                self.relocated(array, n * 2)?;
                self.put_in(array, at, vec![made], true)?;
            } else {
                // the last one is moved behind the end, the others are assigned their neighbours
                let cells = cells_of(array);
                let last = self.moved_value(&cells[n - 1])?;
                super::copies::push_cell(array, last);
                for i in (at..n - 1).rev() {
                    self.assign_part(&element_place(array, i + 1, &cells[i + 1]), &cells[i], true)?;
                }
                self.assign_part(&element_place(array, at, &cells[at]), &made, true)?;
                drop(made);
                self.destroy()?;
            }
            return self.iterator_to(array, at);
        }
        match by_code && (self.is_vector(array) || self.is_deque(array)) {
            true => {
                let is_filled = !is_list && matches!(self.state.value(&rest[0])?, Value::Int(..));
                let mut items = self.items_for(array.element, rest)?;
                if self.is_deque(array) {
                    if is_filled && at > 0 && at < self.state.length(array) as usize && !items.is_empty() {
                        let copy = self.copied_element(&items[0], array.element)?;
                        items.fill(copy);
                    }
                    self.inserted_in_deque(array, at, &items, false)?;
                    drop(items);
                    self.destroy()?;
                    return self.iterator_to(array, at);
                }
                self.inserted_many(array, at, items, is_filled)?;
            }
            false => {
                let fresh = self.copies_from(array.element, rest)?;
                self.put_in(array, at, fresh, by_code)?;
            }
        }
        self.iterator_to(array, at)
    }

    /// What is copied into a container: the values of a list, and what `(n, x)` converts, are temporaries.
    pub(super) fn items_for(&mut self, element: TypeId, args: &[Value]) -> Outcome<Vec<Value>> {
        let mut args = args.to_vec();
        match &mut args[..] {
            [only @ Value::Braces(_)] => {
                let Value::Braces(items) = &*only else { return Ok(Vec::new()) };
                let made = self.elements_of_list(element, element, items.len(), (items.to_vec(), true))?;
                *only = made.clone();
                self.expires(made);
            }
            [n, x] if matches!(self.state.value(n)?, Value::Int(..)) => {
                let v = self.state.value(x)?;
                if self.state.type_of(&v) != self.state.types.strip(element) {
                    *x = self.converted(v, element, false)?;
                    self.expires(x.clone());
                }
            }
            _ => {}
        }
        self.items_as(element, &args)
    }

    /// What `(n, x)`, `({a, b})` or two iterators say, for elements of a type: a constructor of theirs may refer to a variable.
    pub(super) fn items_as(&mut self, element: TypeId, args: &[Value]) -> Outcome<Vec<Value>> {
        if let [first, last] = args
            && let Type::Class(class) = *self.state.types.get(self.state.types.without_const(element))
            && self.has_constructors(class)
            && let begin @ Value::Pointer { .. } = self.state.value(first)?
        {
            let n = library::containers::between(&mut self.state, first, last)?.len() as i64;
            return (0..n).map(|i| arith::index(&mut self.state, &begin, &Value::Int(Integer::Long, i))).collect();
        }
        self.items_from(args)
    }

    /// What the objects between two pointers to them convert to; `None` of any other arguments.
    pub(super) fn converted_between(&mut self, args: &[Value], element: TypeId) -> Outcome<Option<Vec<Value>>> {
        let [.., first, last] = args else { return Ok(None) };
        let (Value::AddressOf(_, _), Value::AddressOf(_, _)) = (self.state.value(first)?, self.state.value(last)?) else {
            return Ok(None);
        };
        let ty = self.state.type_of(first);
        let Type::Pointer(_, of) = *self.state.types.get(ty) else { return Ok(None) };
        if !matches!(self.state.types.get(self.state.types.without_const(of)), Type::Class(_)) || !self.state.types.is_flat(element) {
            return Ok(None);
        }
        let n = arith::binary(&mut self.state, BinaryOp::Subtract, last, first)?;
        let mut items = Vec::new();
        for i in 0..library::integer(&self.state, &n)? {
            self.state.memory.budget.spend(library::PER_CALL)?;
            let place = arith::index(&mut self.state, first, &Value::Int(Integer::Long, i))?;
            self.converts.on_const = self.state.is_constant(&place);
            let v = self.state.value(&place)?;
            items.push(self.converted(v, element, false)?);
        }
        Ok(Some(items))
    }

    /// Puts copies of several values, or of the same one, into a vector as libstdc++ does: where there is room, what lies behind
    /// is moved, and a copy of the one value is made first, which might be an element.
    pub(super) fn inserted_many(&mut self, array: &Rc<Array>, at: usize, mut items: Vec<Value>, is_filled: bool) -> Outcome<()> {
        let (n, k, element) = (self.state.length(array) as usize, items.len(), array.element);
        if k == 0 {
            return Ok(());
        }
        if n + k > convert::containers::MAX_CELLS as usize {
            return Err(convert::containers::too_many());
        }
        if (n + k) as i64 > array.capacity.get() {
            let filled = match is_filled {
                true => Some(items.iter().map(|v| self.copied_element(v, element)).collect::<Outcome<Vec<Value>>>()?),
                false => None,
            };
            return self.regrown(array, at, n + n.max(k), |machine| match filled {
                Some(made) => Ok(made),
                None => items.iter().map(|v| machine.copied_element(v, element)).collect(),
            });
        }
        let copy = if is_filled { Some(self.copied_element(&items[0], element)?) } else { None };
        if let Some(copy) = &copy {
            items.fill(copy.clone());
        }
        let (cells, behind) = (cells_of(array), n - at);
        let assigned = behind.min(k);
        for item in &items[assigned..] {
            let made = self.copied_element(item, element)?;
            super::copies::push_cell(array, made);
        }
        for cell in &cells[n - assigned..] {
            let made = self.moved_value(cell)?;
            super::copies::push_cell(array, made);
        }
        for i in (at..n - assigned).rev() {
            self.assign_part(&element_place(array, i + k, &cells[i + k]), &cells[i], true)?;
        }
        for (i, item) in items.iter().take(assigned).enumerate() {
            self.assign_part(&element_place(array, at + i, &cells[at + i]), item, false)?;
        }
        drop((items, copy));
        self.destroy()
    }

    /// Whether a value is a `std::initializer_list` of what a container of the type holds.
    pub(super) fn lists_elements_of(&mut self, v: &Value, container: TypeId) -> Outcome<bool> {
        let element = match self.state.types.get(self.state.types.without_const(container)) {
            Type::Library(_, of) => match of.first() {
                Some(Value::Type(of)) => *of,
                _ => return Ok(false),
            },
            _ => return Ok(false),
        };
        Ok(matches!(self.state.value(v)?, Value::Array(list) if list.element == element && list.ty != container && self.is_list(list.ty)))
    }

    fn put_in(&mut self, array: &Rc<Array>, at: usize, fresh: Vec<Value>, by_code: bool) -> Outcome<()> {
        self.state.into_cells(array)?;
        let n = self.state.length(array) as usize + fresh.len();
        if n as i64 > convert::containers::MAX_CELLS {
            return Err(convert::containers::too_many());
        }
        if n as i64 > array.capacity.get() {
            let room = n.max(2 * (n - fresh.len()));
            match by_code && self.is_vector(array) {
                true => self.relocated(array, room)?,
                false => array.capacity.set(room as i64),
            }
        }
        if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
            if at == 0 && self.is_deque(array) {
                array.grown_before(fresh.len() as i64);
            }
            cells.splice(at..at, fresh);
        }
        Ok(())
    }

    /// What `(n, x)`, `({a, b})` or two iterators say.
    pub(super) fn items_from(&mut self, args: &[Value]) -> Outcome<Vec<Value>> {
        let items = match args {
            [list] => match self.state.value(list)? {
                Value::Braces(items) => items.to_vec(),
                Value::Array(array) => cells_of(&array),
                _ => return Err(Fault::ill_formed("a container is made of what is none")),
            },
            [n, x] => match self.state.value(n)? {
                Value::Int(_, n) => vec![self.state.value(x)?; count_of(n)?],
                first @ Value::Object(_) => {
                    let last = self.state.value(x)?;
                    return self.walked(&first, &last);
                }
                _ => library::containers::between(&mut self.state, n, x)?,
            },
            _ => return Err(Fault::ill_formed("a container is made of what is none")),
        };
        items.iter().map(|item| self.state.value(item)).collect()
    }
}
