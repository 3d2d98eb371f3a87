//! Arrays and vectors of objects, and what `new` makes.

use super::super::arith;
use super::super::ast::{BinaryOp, Member};
use super::super::convert;
use super::super::library;
use super::super::value::{Array, ClassId, Fault, FaultKind, Integer, Outcome, Passed, Storage, Type, TypeId, Value};
use super::Machine;
use super::copies::{cells_of, element_place};
use std::rc::Rc;

impl Machine<'_> {
    pub(super) fn holds_objects(&self, id: TypeId) -> bool {
        match self.state.types.get(id) {
            Type::Class(_) => true,
            Type::Pointer(_, of) => matches!(self.state.types.get(*of), Type::Function(..)),
            Type::Const(of) | Type::Array(of, _) => self.holds_objects(*of),
            _ => false,
        }
    }

    /// What a vector of objects does with arguments: they are made, copied or destroyed here.
    pub(super) fn vector_of_objects(&mut self, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        let by_code = self.any_copies_by_code && self.copies_by_code(array.element) && !self.is_fixed(array);
        if !by_code && !self.holds_objects(array.element) {
            return Ok(None);
        }
        if by_code || matches!(name, "push_back" | "emplace_back" | "resize") {
            self.state.into_cells(array)?;
        }
        match name {
            "push_back" | "emplace_back" => {
                let made = self.element_of(array, args, name == "emplace_back")?;
                self.append(array, made.clone(), by_code)?;
                Ok(Some(match (name, &made) {
                    ("push_back", _) => Value::Void,
                    (_, Value::Object(_)) => made,
                    _ => self.state.element(array, self.state.length(array) - 1)?,
                }))
            }
            "resize" => self.resized(array, args, by_code),
            "fill"
                if self.is_fixed(array)
                    && let [v] = args =>
            {
                let v = self.state.value(v)?;
                let same = self.state.type_of(&v) == self.state.types.strip(array.element);
                let v = if same { v } else { self.converted(v, array.element, false)? };
                for i in 0..self.state.length(array) {
                    let place = self.state.element(array, i)?;
                    self.assign(None, &place, Value::Passed(Passed::Const, Rc::new(v.clone())))?;
                }
                Ok(Some(Value::Void))
            }
            "reserve" if by_code => {
                let n = match args.first() {
                    Some(n) => library::integer(&self.state, n)?,
                    None => 0,
                };
                if n > array.capacity.get() {
                    self.relocated(array, count_of(n)?)?;
                }
                Ok(Some(Value::Void))
            }
            "shrink_to_fit" if by_code && self.is_vector(array) => {
                let n = self.state.length(array) as usize;
                if (n as i64) < array.capacity.get() {
                    self.regrown(array, n, n, |_| Ok(Vec::new()))?;
                }
                Ok(Some(Value::Void))
            }
            "erase" if by_code => self.erased(array, args),
            "insert" | "emplace" => {
                self.state.into_cells(array)?;
                self.inserted(array, name, args, by_code)
            }
            "assign" if by_code => self.assigned_anew(array, args),
            "push_front" | "emplace_front" => {
                self.state.into_cells(array)?;
                let made = self.element_of(array, args, name == "emplace_front")?;
                if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
                    cells.insert(0, made);
                }
                array.grown_before(1);
                Ok(Some(Value::Void))
            }
            _ => Ok(None),
        }
    }

    /// An element that arguments make: one of its type is moved or copied.
    fn element_of(&mut self, array: &Rc<Array>, args: &[Value], emplaces: bool) -> Outcome<Value> {
        let moved = self.passing.moved;
        let consts = self.popped_consts();
        if let [only] = args {
            let is_fresh = super::values::is_given_up(only);
            let v = self.state.value(only)?;
            if self.state.type_of(&v) == self.state.types.strip(array.element) {
                return if moved & 1 != 0 || is_fresh { self.moved_value(&v) } else { self.copied(&v) };
            }
            if !emplaces {
                // an object of a derived class is copied as what it is a part of
                let is_part = match (&v, self.state.types.get(self.state.types.strip(array.element))) {
                    (Value::Object(o), Type::Class(class)) => self.is_derived(o.class, *class),
                    _ => false,
                };
                self.given_consts = consts;
                let made = self.converted_from(v, moved & 1 != 0 || is_fresh, array.element, false)?;
                // the element is made of a temporary
                if !self.is_by_code(&made) || is_part {
                    return Ok(made);
                }
                self.expires(made.clone());
                return self.moved_value(&made);
            }
        }
        // temporaries are moved from
        let fresh =
            args.iter().enumerate().take(64).filter(|(_, arg)| super::values::is_given_up(arg)).fold(0, |mask, (i, _)| mask | 1 << i);
        (self.moved, self.given_consts) = (moved | fresh, consts);
        self.construct(&Value::Type(array.element), args.to_vec(), false)
    }

    /// Adds an element at the end, where there is no room for it in a place twice as large.
    fn append(&mut self, array: &Rc<Array>, made: Value, by_code: bool) -> Outcome<()> {
        let n = self.state.length(array);
        if n >= convert::containers::MAX_CELLS {
            return Err(convert::containers::too_many());
        }
        if n >= array.capacity.get() {
            let room = n.saturating_mul(2).max(1);
            match by_code && self.is_vector(array) {
                true => self.relocated(array, room as usize)?,
                false => array.capacity.set(room),
            }
        }
        super::copies::push_cell(array, made);
        Ok(())
    }

    fn is_vector(&self, array: &Array) -> bool {
        matches!(self.state.types.get(array.ty), Type::Library(name, _) if &**name == "vector")
    }

    fn is_deque(&self, array: &Array) -> bool {
        matches!(self.state.types.get(array.ty), Type::Library(name, _) if &**name == "deque")
    }

    fn resized(&mut self, array: &Rc<Array>, args: &[Value], by_code: bool) -> Outcome<Option<Value>> {
        let n = match args {
            [n, ..] => count_of(library::integer(&self.state, n)?)?,
            [] => return Ok(None),
        };
        let have = self.state.length(array) as usize;
        if by_code && n > have && args.len() > 1 && self.is_vector(array) {
            let items = self.items_for(array.element, &[Value::Int(Integer::Long, (n - have) as i64), args[1].clone()])?;
            self.inserted_many(array, have, items, true)?;
            return Ok(Some(Value::Void));
        }
        let mut fresh = Vec::new();
        for _ in have..n {
            fresh.push(match args.get(1) {
                Some(v) => {
                    let v = self.state.value(v)?;
                    self.copied(&v)?
                }
                None => self.default_of(array.element)?,
            });
        }
        self.truncated(array, n)?;
        if n as i64 > array.capacity.get() {
            let room = n.max(have * 2);
            match by_code && self.is_vector(array) {
                true => self.relocated(array, room)?,
                false => array.capacity.set(room as i64),
            }
        }
        if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
            cells.extend(fresh);
        }
        Ok(Some(Value::Void))
    }

    /// The place of an iterator among the elements of a container.
    fn place_of(&mut self, array: &Rc<Array>, iterator: Option<&Value>) -> Outcome<usize> {
        let begin = self.state.decayed(array);
        let at = self.state.value(iterator.unwrap_or(&Value::Void))?;
        let distance = arith::binary(&mut self.state, BinaryOp::Subtract, &at, &begin)?;
        let (i, n) = (library::integer(&self.state, &distance)?, self.state.length(array));
        if !(0..=n).contains(&i) {
            return Err(Fault::runtime(format!("position {i} of a container of {n} elements")));
        }
        Ok(i as usize)
    }

    fn iterator_to(&mut self, array: &Rc<Array>, i: usize) -> Outcome<Option<Value>> {
        let begin = self.state.decayed(array);
        arith::binary(&mut self.state, BinaryOp::Add, &begin, &Value::Int(Integer::Long, i as i64)).map(Some)
    }

    /// `erase`: what lies behind is moved to the front, and the last ones end.
    fn erased(&mut self, array: &Rc<Array>, args: &[Value]) -> Outcome<Option<Value>> {
        let from = self.place_of(array, args.first())?;
        let to = match args.get(1) {
            Some(last) => self.place_of(array, Some(last))?,
            None => from + 1,
        };
        let cells = cells_of(array);
        if from > to || to > cells.len() {
            return Err(Fault::runtime(format!("elements {from} to {to} of {} are erased", cells.len())));
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
    fn inserted(&mut self, array: &Rc<Array>, name: &str, args: &[Value], by_code: bool) -> Outcome<Option<Value>> {
        let at = self.place_of(array, args.first())?;
        let rest = args.get(1..).unwrap_or_default();
        let is_list = match rest {
            [Value::Braces(items)] => !items.is_empty() && self.are_elements(items, array.element)?,
            [only] => self.lists_elements_of(only, array.ty)?,
            _ => false,
        };
        if name == "emplace" || (rest.len() == 1 && !is_list) {
            self.passing.moved >>= 1;
            if !by_code {
                let made = self.element_of(array, rest, name == "emplace")?;
                self.put_in(array, at, vec![made], false)?;
                return self.iterator_to(array, at);
            }
            let n = self.state.length(array) as usize;
            let has_room = self.is_vector(array) && at < n && (n as i64) < array.capacity.get();
            let made = match rest {
                // what may be moved from is assigned where it goes
                [only] if has_room && name == "insert" && (self.passing.moved & 1 != 0 || super::values::is_given_up(only)) => {
                    let v = self.state.value(only)?;
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
    fn items_for(&mut self, element: TypeId, args: &[Value]) -> Outcome<Vec<Value>> {
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
        self.items_from(&args)
    }

    /// Puts copies of several values, or of the same one, into a vector as libstdc++ does: where there is room, what lies behind
    /// is moved, and a copy of the one value is made first, which might be an element.
    fn inserted_many(&mut self, array: &Rc<Array>, at: usize, mut items: Vec<Value>, is_filled: bool) -> Outcome<()> {
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
                _ => library::containers::between(&mut self.state, n, x)?,
            },
            _ => return Err(Fault::ill_formed("a container is made of what is none")),
        };
        items.iter().map(|item| self.state.value(item)).collect()
    }

    /// A value as an element: a copy of one of the type, everything else converted.
    pub(super) fn copied_element(&mut self, v: &Value, element: TypeId) -> Outcome<Value> {
        match self.state.type_of(v) == self.state.types.strip(element) {
            true => self.copied(v),
            false => self.converted(v.clone(), element, false),
        }
    }

    fn copies_from(&mut self, element: TypeId, args: &[Value]) -> Outcome<Vec<Value>> {
        let items = self.items_from(args)?;
        items.iter().map(|v| self.copied_element(v, element)).collect()
    }

    /// `assign`: the elements that are there are assigned to, where there is room for all.
    pub(super) fn assigned_anew(&mut self, array: &Rc<Array>, args: &[Value]) -> Outcome<Option<Value>> {
        let items = self.items_for(array.element, args)?;
        let mut there = cells_of(array);
        if self.is_deque(array) && items.len() < there.len() && matches!(args, [n, _] if matches!(self.state.value(n)?, Value::Int(..))) {
            there.truncate(items.len());
            self.truncated(array, items.len())?;
        } else if items.len() as i64 > array.capacity.get() && !self.is_deque(array) {
            let fresh = items.iter().map(|v| self.copied_element(v, array.element)).collect::<Outcome<Vec<Value>>>()?;
            self.truncated(array, 0)?;
            fresh.into_iter().for_each(|v| super::copies::push_cell(array, v));
            array.capacity.set(items.len() as i64);
            return Ok(Some(Value::Void));
        }
        for (i, (old, item)) in there.iter().zip(&items).enumerate() {
            self.assign_part(&element_place(array, i, old), item, false)?;
        }
        drop(there);
        for item in items.iter().skip(self.state.length(array) as usize) {
            let fresh = self.copied_element(item, array.element)?;
            super::copies::push_cell(array, fresh);
        }
        self.truncated(array, items.len())?;
        Ok(Some(Value::Void))
    }

    /// A container of what is copied by code: a copy of another one, so many copies, or those between two iterators.
    pub(super) fn container_by_code(&mut self, id: TypeId, args: &[Value], brace: bool) -> Outcome<Option<Value>> {
        if !self.any_copies_by_code || args.is_empty() || !self.copies_by_code(id) {
            return Ok(None);
        }
        let Type::Library(name, list) = self.state.types.get(id).clone() else {
            return Ok(None);
        };
        let Some(Value::Type(element)) = list.first() else {
            return Ok(None);
        };
        if let [only] = args {
            let held = super::values::is_held(only);
            let v = self.state.value(only)?;
            return match &v {
                Value::Array(array) if array.ty == id => Ok(Some(if held { self.copied(&v)? } else { v })),
                // a constructor that takes a list of elements
                Value::Array(array) if array.element == *element && self.is_list(array.ty) => {
                    let fresh = self.copies_from(*element, args)?;
                    Ok(Some(self.container_of(id, *element, fresh)))
                }
                _ => Ok(None),
            };
        }
        if brace || args.len() != 2 || !crate::cxx::types::containers::grows(&name) {
            return Ok(None);
        }
        let fresh = self.copies_from(*element, args)?;
        Ok(Some(self.container_of(id, *element, fresh)))
    }

    fn is_list(&self, ty: TypeId) -> bool {
        matches!(self.state.types.get(ty), Type::Library(name, _) if &**name == "initializer_list")
    }

    fn container_of(&self, ty: TypeId, element: TypeId, cells: Vec<Value>) -> Value {
        match (convert::cells(ty, element, cells), self.state.types.get(ty)) {
            (Value::Array(array), Type::Library(name, _))
                if &**name != "initializer_list" && crate::cxx::types::containers::grows(name) =>
            {
                match Rc::try_unwrap(array) {
                    Ok(mut array) => {
                        array.ends_forward = true;
                        Value::Array(Rc::new(array))
                    }
                    Err(array) => Value::Array(array),
                }
            }
            (made, _) => made,
        }
    }

    pub(super) fn elements(&mut self, ty: TypeId, element: TypeId, n: usize, args: Vec<Value>) -> Outcome<Value> {
        self.elements_of_list(ty, element, n, (args, false))
    }

    /// The same of the values of a list, which may be held by another one too.
    pub(super) fn elements_of_list(&mut self, ty: TypeId, element: TypeId, n: usize, list: (Vec<Value>, bool)) -> Outcome<Value> {
        if n > 1 << 20 {
            return Err(Fault::new(super::FaultKind::Limit, format!("an array of {n} objects")));
        }
        let moved = (std::mem::take(&mut self.moved), std::mem::take(&mut self.given_consts));
        let by_code = self.any_copies_by_code && self.copies_by_code(element);
        let is_list = by_code && matches!(self.state.types.get(ty), Type::Library(name, _) if matches!(&**name, "vector" | "deque"));
        let first = self.under_way.len();
        let filled = self.fill_under_way(first + n, element, list, by_code, moved, is_list);
        let cells = self.under_way.split_off(first.min(self.under_way.len()));
        filled?;
        // an array without a bound has as many as its initialiser
        let ty = match *self.state.types.get(ty) {
            Type::Array(of, None) => self.state.types.intern(Type::Array(of, Some(n as i64))),
            _ => ty,
        };
        Ok(self.container_of(ty, element, cells))
    }

    /// Puts elements behind those that are under way, until there are `n`; where they come from a list that is an array of its
    /// own, copies of them.
    fn fill_under_way(
        &mut self,
        n: usize,
        element: TypeId,
        (args, shared): (Vec<Value>, bool),
        by_code: bool,
        (moved, consts): (u64, (u64, u64)),
        is_list: bool,
    ) -> Outcome<()> {
        let first = self.under_way.len();
        for (i, arg) in args.into_iter().take(n - first).enumerate() {
            if let Some(made) = self.object_of_place(&arg, element)? {
                self.under_way.push(made);
                continue;
            }
            let held = super::values::is_held_by(&arg, 1 + usize::from(shared));
            let v = self.own_value(arg)?;
            let is_own = (by_code || held) && self.state.type_of(&v) == self.state.types.strip(element);
            let made = match is_own {
                true if i < 64 && moved & (1 << i) != 0 => self.moved_value(&v)?,
                true if held => self.copied(&v)?,
                _ => {
                    self.gives_const(consts, i);
                    self.converted_from(v, !held || i < 64 && moved & (1 << i) != 0, element, false)?
                }
            };
            self.under_way.push(made);
        }
        self.given_consts = (0, 0);
        if is_list && self.under_way.len() > first {
            let list = self.under_way.split_off(first);
            for v in &list {
                let copy = self.copied(v)?;
                self.under_way.push(copy);
            }
            self.expires(convert::cells(element, element, list));
        }
        while self.under_way.len() < n {
            let made = self.default_of(element)?;
            self.under_way.push(made);
        }
        Ok(())
    }

    /// `new T(args)`, `new T[n]`
    pub(super) fn new_object_on_heap(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        self.state.heap.admit()?;
        let p = self.allocated(ty, n, args, brace)?;
        if let Value::AddressOf(made) = &p {
            self.state.heap.note(made);
            // the prelude ends by itself what it makes
            if self.any_destructors && !self.frames.last().is_some_and(|frame| frame.code.is_prelude) {
                self.state.heap.keep_until_deleted(made);
            }
        }
        Ok(p)
    }

    /// Refuses objects of a class that has, or a base of which has, an `operator new` or `operator delete` of its own.
    fn not_allocated_by_class(&self, class: ClassId) -> Outcome<()> {
        let members = |class: &ClassId| &self.program.classes[self.instances[class.0 as usize].def as usize].ast.members;
        let is_allocation = |member: &Member| matches!(member, Member::Unread(u) if u.allocates());
        let allocates = |class: &ClassId| members(class).iter().any(is_allocation);
        match self.with_bases(class).iter().any(allocates) {
            true => Err(Fault::new(FaultKind::Unsupported, "`operator new` and `operator delete` of a class are not read")),
            false => Ok(()),
        }
    }

    fn allocated(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let id = self.type_id(ty)?;
        if let Type::Class(class) = *self.state.types.get(self.state.types.without_const(id)) {
            self.not_allocated_by_class(class)?;
        }
        if let Some(n) = n {
            let n = self.as_type_value(n);
            let n = library::integer(&self.state, &n)?;
            if self.holds_objects(id) {
                let array = self.elements(id, id, n.max(0) as usize, args)?;
                return Ok(match array {
                    Value::Array(array) => Value::AddressOf(Rc::new(Value::Cell(0, array))),
                    v => v,
                });
            }
            if args.len() as i64 > n {
                return Err(Fault::ill_formed(format!("{} values for an array of {n} elements", args.len())));
            }
            let p = library::containers::new_elements(&mut self.state, id, n)?;
            for (i, v) in args.into_iter().enumerate() {
                let v = self.state.value(&v)?;
                let v = self.converted(v, id, false)?;
                let place = super::super::arith::index(&mut self.state, &p, &Value::Int(super::super::value::Integer::Long, i as i64))?;
                self.state.store(&place, v)?;
            }
            return Ok(p);
        }
        let v = self.construct(ty, args, brace)?;
        if self.state.types.is_flat(id) {
            let p = library::containers::new_elements(&mut self.state, id, 1)?;
            let place = super::super::arith::deref(&mut self.state, &p)?;
            self.state.store(&place, v)?;
            return Ok(p);
        }
        match v {
            Value::Object(_) | Value::Array(_) | Value::Text(_) => Ok(Value::AddressOf(Rc::new(v))),
            v => match convert::cells(id, id, vec![v]) {
                Value::Array(array) => Ok(Value::AddressOf(Rc::new(Value::Cell(0, array)))),
                v => Ok(v),
            },
        }
    }
}

/// A number of elements that are values of their own.
fn count_of(n: i64) -> Outcome<usize> {
    match n {
        0..=convert::containers::MAX_CELLS => Ok(n as usize),
        ..0 => Err(Fault::runtime(format!("a container of {n} elements"))),
        _ => Err(convert::containers::too_many()),
    }
}
