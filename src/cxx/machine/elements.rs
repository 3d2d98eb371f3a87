//! Arrays and vectors of objects.

use super::super::convert;
use super::super::library;
use super::super::value::{Array, Fault, Integer, Outcome, Passed, Storage, Type, TypeId, Value};
use super::Machine;
use super::copies::{cells_of, element_place};
use std::rc::Rc;

impl Machine<'_> {
    pub(super) fn holds_objects(&self, id: TypeId) -> bool {
        match self.state.types.get(id) {
            Type::Class(_) => true,
            Type::Pointer(_, of) => matches!(self.state.types.get(*of), Type::Function(..)),
            Type::Const(of) | Type::Array(of, _) => self.holds_objects(*of),
            Type::Library(name, args) if &**name == "array" => matches!(args.first(), Some(Value::Type(of)) if self.holds_objects(*of)),
            _ => false,
        }
    }

    /// What a vector of objects does with arguments: they are made, copied or destroyed here.
    pub(super) fn vector_of_objects(&mut self, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        let by_code = self.any_copies_by_code && self.copies_by_code(array.element) && !self.is_fixed(array);
        if let ("swap", true, [other]) = (name, self.is_fixed(array), args)
            && (self.any_copies_by_code || self.program.of_namespaces.contains_key(name))
        {
            let old = Value::Array(array.clone());
            return Ok(self.swapped_parts(&name.into(), &old, other, &old)?.then_some(Value::Void));
        }
        if !by_code && !self.holds_objects(array.element) {
            return Ok(None);
        }
        let is_bytes = matches!(&*array.storage.borrow(), Storage::Bytes(_));
        if by_code {
            self.state.into_cells(array)?;
        }
        match name {
            "push_back" | "emplace_back" if is_bytes && !by_code => {
                let (made, n) = (self.element_of(array, args, name == "emplace_back")?, self.state.length(array));
                library::containers::resize(&mut self.state, array, n.saturating_add(1), &made)?;
                Ok(Some(if name == "push_back" { Value::Void } else { self.state.element(array, n)? }))
            }
            "resize" if let ([n, given @ ..], true, false) = (args, is_bytes, by_code) => {
                let n = library::integer(&self.state, n)?;
                let made = match given.first() {
                    Some(v) => self.converted(self.state.value(v)?, array.element, false)?,
                    None => self.default_of(array.element)?,
                };
                library::containers::resize(&mut self.state, array, n, &made)?;
                Ok(Some(Value::Void))
            }
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
                // what moves though that may throw stays
                if (n as i64) < array.capacity.get() && self.growth_of(array.element) != (true, false) {
                    self.regrown(array, n, n, |_| Ok(Vec::new()))?;
                }
                Ok(Some(Value::Void))
            }
            "erase" if by_code => self.erased(array, args),
            "insert" | "emplace" if let ([at, given @ ..], true, false) = (args, is_bytes, by_code) => {
                let at = library::container_methods::position(&mut self.state, array, at)?;
                let fresh = match given {
                    given if given.len() == 1 || name == "emplace" => vec![self.element_of(array, given, name == "emplace")?],
                    _ => self.copies_from(array.element, given)?,
                };
                library::container_methods::spliced(&mut self.state, array, at, 0, fresh)?;
                library::container_methods::offset(&mut self.state, array, at).map(Some)
            }
            "insert" | "emplace" => {
                self.state.into_cells(array)?;
                self.inserted(array, name, args, by_code)
            }
            "assign" if by_code => self.assigned_anew(array, args),
            "push_front" | "emplace_front" => {
                self.state.into_cells(array)?;
                let made = self.element_of(array, args, name == "emplace_front")?;
                self.state.into_cells(array)?;
                if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
                    cells.insert(0, made);
                }
                array.grown_before(1);
                Ok(Some(if name == "push_front" { Value::Void } else { self.state.element(array, 0)? }))
            }
            _ => Ok(None),
        }
    }

    /// An element that arguments make: one of its type is moved or copied.
    pub(super) fn element_of(&mut self, array: &Rc<Array>, args: &[Value], emplaces: bool) -> Outcome<Value> {
        let moved = self.passing.moved;
        let consts = self.popped_consts();
        if let [only] = args {
            let is_fresh = super::values::is_given_up(only);
            let v = self.state.value(only)?;
            if self.state.type_of(&v) == self.state.types.strip(array.element) {
                // what is inserted is passed as `const`
                let is_const = !emplaces || consts.0 & 1 != 0;
                return if moved & 1 != 0 || is_fresh { self.moved_value(&v) } else { self.copied_variable(&v, (is_const.into(), 0)) };
            }
            if !emplaces {
                // an object of a derived class is copied as what it is a part of
                let is_part = match (&v, self.state.types.get(self.state.types.strip(array.element))) {
                    (Value::Object(o), Type::Class(class)) => self.is_derived(o.class, *class),
                    _ => false,
                };
                self.given_consts = consts;
                // the arguments hold it as well
                self.holders = 1 + usize::from(is_fresh);
                let of_place = if moved & 1 == 0 { self.object_of_place(only, array.element)? } else { None };
                self.converts.on_rvalue = is_part && (moved & 1 != 0 || is_fresh);
                let made = match of_place {
                    Some(made) => made,
                    None => self.converted_from(v, moved & 1 != 0 || is_fresh, array.element, false)?,
                };
                // the element is made of a temporary
                if self.is_kept(&made) {
                    self.expires(made.clone());
                    return self.state.copy(&made);
                }
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
        let before = self.expiring.len();
        let made = self.construct(&Value::Type(array.element), args.to_vec(), false)?;
        if emplaces && self.any_destructors {
            // what the constructor takes by value ends before elements move to a larger place
            self.end_since(before)?;
        }
        Ok(made)
    }

    /// Adds an element at the end, where there is no room for it in a place twice as large.
    fn append(&mut self, array: &Rc<Array>, made: Value, by_code: bool) -> Outcome<()> {
        // what made it may have taken the address of what lies in elements
        self.state.into_cells(array)?;
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

    pub(super) fn is_vector(&self, array: &Array) -> bool {
        matches!(self.state.types.get(array.ty), Type::Library(name, _) if &**name == "vector")
    }

    pub(super) fn is_deque(&self, array: &Array) -> bool {
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
        let value = match args.get(1) {
            Some(v) => {
                let v = self.state.value(v)?;
                let is_element = self.state.type_of(&v) == self.state.types.strip(array.element);
                Some(if is_element { v } else { self.converted(v, array.element, false)? })
            }
            None => None,
        };
        let mut fresh = Vec::new();
        for _ in have..n {
            fresh.push(match &value {
                Some(v) => self.copied(v)?,
                None => self.default_element(array.element)?,
            });
        }
        self.state.into_cells(array)?;
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

    /// A value as an element: one of the type is copied, or moved where it may be; everything else is converted.
    pub(super) fn copied_element(&mut self, v: &Value, element: TypeId) -> Outcome<Value> {
        let (v, moves) = match v {
            Value::Passed(Passed::Rvalue, of) => (&**of, true),
            v => (v, false),
        };
        if super::super::state::State::is_place(v) {
            let made = self.object_of_place(v, element)?;
            return match made {
                Some(made) => Ok(made),
                None => self.state.value(v).and_then(|v| self.copied_element(&v, element)),
            };
        }
        match self.state.type_of(v) == self.state.types.strip(element) {
            true if moves => self.moved_value(v),
            true => self.copied(v),
            false => self.converted_from(v.clone(), moves, element, false),
        }
    }

    pub(super) fn copies_from(&mut self, element: TypeId, args: &[Value]) -> Outcome<Vec<Value>> {
        let items = self.items_as(element, args)?;
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
        if let (false, [first, last]) = (brace, args)
            && let (first, last) = (self.state.value(first)?, self.state.value(last)?)
            && matches!(&first, Value::Object(o) if self.prelude_class(o) == Some("reverse_iterator"))
            && crate::cxx::types::containers::grows(&name)
        {
            let items = self.drained(&first, &last)?;
            return Ok(Some(self.container_of(id, *element, items)));
        }
        if brace || args.len() != 2 || !crate::cxx::types::containers::grows(&name) {
            return Ok(None);
        }
        // how many there are is not known before
        if let (first @ Value::Object(_), last) = (self.state.value(&args[0])?, self.state.value(&args[1])?)
            && !self.is_forward(&first)?
            && let made @ Value::Array(_) = self.container_of(id, *element, Vec::new())
        {
            self.walk(&first, &last, &mut |machine, item| {
                let Value::Array(array) = &made else { return Ok(()) };
                let fresh = machine.copied_element(&item, array.element)?;
                machine.append(array, fresh, true)?;
                drop(item);
                machine.destroy()
            })?;
            return Ok(Some(made));
        }
        let mut args = args.to_vec();
        if let [n, x] = &mut args[..]
            && matches!(self.state.value(n)?, Value::Int(..))
            && let v = self.state.value(x)?
            && self.state.type_of(&v) != self.state.types.strip(*element)
        {
            // copies of what it converts to
            *x = self.converted(v, *element, false)?;
            self.expires(x.clone());
        }
        let fresh = self.copies_from(*element, &args)?;
        Ok(Some(self.container_of(id, *element, fresh)))
    }

    pub(super) fn is_list(&self, ty: TypeId) -> bool {
        matches!(self.state.types.get(ty), Type::Library(name, _) if &**name == "initializer_list")
    }

    fn container_of(&mut self, ty: TypeId, element: TypeId, cells: Vec<Value>) -> Value {
        let ends_forward = matches!(self.state.types.get(ty), Type::Library(name, _) if &**name != "initializer_list" && crate::cxx::types::containers::grows(name));
        Value::Array(convert::cells(&mut self.state, ty, element, cells, ends_forward))
    }

    pub(super) fn elements(&mut self, ty: TypeId, element: TypeId, n: usize, args: Vec<Value>) -> Outcome<Value> {
        self.elements_of_list(ty, element, n, (args, false))
    }

    /// The same of the values of a list, which may be held by another one too.
    pub(super) fn elements_of_list(&mut self, ty: TypeId, element: TypeId, n: usize, list: (Vec<Value>, bool)) -> Outcome<Value> {
        if n > 1 << 20 {
            return Err(Fault::new(super::FaultKind::Limit, format_args!("an array of {n} objects")));
        }
        let moved = (std::mem::take(&mut self.moved), std::mem::take(&mut self.given_consts));
        let by_code = self.any_copies_by_code && self.copies_by_code(element);
        let grows = matches!(self.state.types.get(ty), Type::Library(name, _) if matches!(&**name, "vector" | "deque"));
        let mut is_list = by_code && grows && !list.0.is_empty();
        let may_be_kept = grows && !by_code && !list.0.is_empty();
        let first = self.under_way.len();
        let filled = self.fill_under_way(first + n, element, list, by_code, moved);
        let mut cells = self.under_way.split_off(first.min(self.under_way.len()));
        if let Err(fault) = filled {
            // what an array has of elements ends from the last one on, what a vector has from the first
            if !grows || is_list {
                cells.reverse();
            }
            return Err(fault);
        }
        is_list |= may_be_kept && cells.iter().any(|v| self.is_kept(v));
        if is_list {
            // the list is an array of its own, which ends behind the copies
            let list = convert::cells(&mut self.state, element, element, cells.clone(), false);
            self.expires(Value::Array(list));
            cells = cells.iter().map(|v| self.copied(v)).collect::<Outcome<_>>()?;
        }
        // an array without a bound has as many as its initialiser
        let ty = match *self.state.types.get(ty) {
            Type::Array(of, None) => self.state.types.intern(Type::Array(of, Some(n as i64))),
            _ => ty,
        };
        Ok(self.container_of(ty, element, cells))
    }

    /// Puts elements behind those that are under way, until there are `n`.
    fn fill_under_way(
        &mut self,
        n: usize,
        element: TypeId,
        (args, shared): (Vec<Value>, bool),
        by_code: bool,
        (moved, consts): (u64, (u64, u64)),
    ) -> Outcome<()> {
        let first = self.under_way.len();
        let begun = self.begun_elements();
        for (i, arg) in args.into_iter().take(n - first).enumerate() {
            if let Some(made) = self.object_of_place(&arg, element)? {
                self.under_way.push(made);
                continue;
            }
            if let Value::Object(o) = &arg
                && o.temporary.get() == super::aggregates::PART
            {
                o.temporary.set(0);
                self.under_way.push(arg);
                continue;
            }
            if let Some(begun) = begun.get(i) {
                self.makes_begun(begun);
            }
            let held = super::values::is_held_by(&arg, 1 + usize::from(shared));
            let v = self.own_value(arg)?;
            let is_own = (by_code || held) && self.state.type_of(&v) == self.state.types.strip(element);
            let made = match is_own {
                true if i < 64 && moved & (1 << i) != 0 => self.moved_value(&v)?,
                true if held => {
                    self.gives_const(consts, i);
                    let consts = self.given_consts;
                    self.copied_variable(&v, consts)?
                }
                _ => {
                    self.gives_const(consts, i);
                    // braces that were left out list what the whole list does
                    self.shares_list = shared && matches!(v, Value::Braces(_));
                    let made = self.converted_from(v, !held || i < 64 && moved & (1 << i) != 0, element, false);
                    self.shares_list = false;
                    made?
                }
            };
            self.under_way.push(made);
        }
        self.given_consts = (0, 0);
        while self.under_way.len() < n {
            if let Some(begun) = begun.get(self.under_way.len() - first) {
                self.makes_begun(begun);
            }
            let made = self.default_element(element)?;
            self.under_way.push(made);
        }
        Ok(())
    }

    /// An element by default: what its default arguments made ends with it.
    fn default_element(&mut self, element: TypeId) -> Outcome<Value> {
        let temporaries = self.expiring.len();
        let made = self.default_of(element)?;
        if self.any_destructors {
            self.destroy()?;
            self.end_since(temporaries)?;
        }
        Ok(made)
    }
}

/// A number of elements that are values of their own.
pub(super) fn count_of(n: i64) -> Outcome<usize> {
    match n {
        0..=convert::containers::MAX_CELLS => Ok(n as usize),
        ..0 => Err(Fault::thrown("length_error", library::exceptions::TOO_MANY)),
        _ => Err(convert::containers::too_many()),
    }
}
