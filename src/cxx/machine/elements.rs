//! Arrays and vectors of objects, and what `new` makes.

use super::super::convert;
use super::super::library;
use super::super::value::{Fault, Outcome, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// The most objects that `new` may have made at a time.
const MAX_OBJECTS: u64 = 1 << 22;

impl Machine<'_> {
    pub(super) fn holds_objects(&self, id: TypeId) -> bool {
        match self.state.types.get(id) {
            Type::Class(_) => true,
            Type::Const(of) | Type::Array(of, _) => self.holds_objects(*of),
            _ => false,
        }
    }

    /// What a vector of objects does with arguments: they are made, copied or destroyed here.
    pub(super) fn vector_of_objects(
        &mut self,
        array: &Rc<super::super::value::Array>,
        name: &str,
        args: &[Value],
    ) -> Outcome<Option<Value>> {
        if !self.holds_objects(array.element) {
            return Ok(None);
        }
        if matches!(name, "push_back" | "emplace_back" | "resize") {
            self.state.into_cells(array)?;
        }
        let made = match name {
            "push_back" | "emplace_back" => match args {
                [only] => {
                    let is_fresh = !super::values::is_held(only);
                    let v = self.state.value(only)?;
                    match &v {
                        Value::Object(o) if self.state.types.get(self.state.types.strip(array.element)).is_class(o.class) => {
                            match self.passing.moved & 1 != 0 || is_fresh {
                                true => self.moved_value(&v)?,
                                false => self.copied(&v)?,
                            }
                        }
                        _ if name == "emplace_back" => {
                            self.moved = std::mem::take(&mut self.passing).moved;
                            self.construct(&Value::Type(array.element), args.to_vec(), false)?
                        }
                        _ => self.converted(v, array.element, true)?,
                    }
                }
                args => {
                    self.moved = std::mem::take(&mut self.passing).moved;
                    self.construct(&Value::Type(array.element), args.to_vec(), false)?
                }
            },
            "resize" => {
                let n = match args {
                    [n, ..] => library::integer(&self.state, n)?.clamp(0, 1 << 20) as usize,
                    [] => return Ok(None),
                };
                let have = self.state.length(array) as usize;
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
                if let super::super::value::Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
                    cells.truncate(n);
                    cells.extend(fresh);
                }
                return Ok(Some(Value::Void));
            }
            _ => return Ok(None),
        };
        if self.state.length(array) >= convert::containers::MAX_CELLS {
            return Err(convert::containers::too_many());
        }
        if let super::super::value::Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
            cells.push(made.clone());
        }
        Ok(Some(if name == "emplace_back" { made } else { Value::Void }))
    }

    pub(super) fn elements(&mut self, ty: TypeId, element: TypeId, n: usize, args: Vec<Value>) -> Outcome<Value> {
        if n > 1 << 20 {
            return Err(Fault::new(super::FaultKind::Limit, format!("an array of {n} objects")));
        }
        let first = self.under_way.len();
        let filled = self.fill_under_way(first + n, element, args);
        let cells = self.under_way.split_off(first.min(self.under_way.len()));
        filled?;
        let made = convert::cells(ty, element, cells);
        Ok(match (made, self.state.types.get(ty)) {
            (Value::Array(array), Type::Library(name, _)) if crate::cxx::types::containers::grows(name) => match Rc::try_unwrap(array) {
                Ok(mut array) => {
                    array.ends_forward = true;
                    Value::Array(Rc::new(array))
                }
                Err(array) => Value::Array(array),
            },
            (made, _) => made,
        })
    }

    /// Puts elements behind those that are under way, until there are `n`.
    fn fill_under_way(&mut self, n: usize, element: TypeId, args: Vec<Value>) -> Outcome<()> {
        for arg in args.into_iter().take(n - self.under_way.len()) {
            let v = self.state.value(&arg)?;
            let made = self.converted(v, element, false)?;
            self.under_way.push(made);
        }
        while self.under_way.len() < n {
            let made = self.default_of(element)?;
            self.under_way.push(made);
        }
        Ok(())
    }

    /// `new T(args)`, `new T[n]`
    pub(super) fn new_object_on_heap(&mut self, ty: &Value, n: Option<Value>, args: Vec<Value>) -> Outcome<Value> {
        let id = self.type_id(ty)?;
        self.state.on_heap += 1;
        if self.state.on_heap > MAX_OBJECTS {
            return Err(Fault::new(super::FaultKind::Limit, format!("more than {MAX_OBJECTS} objects of `new` at a time")));
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
        let v = self.construct(ty, args, false)?;
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
