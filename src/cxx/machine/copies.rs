//! Copies, moves and assignments of what holds objects whose class says itself how they are copied: part by part, as C++ does.

use super::super::arith;
use super::super::ast::{BinaryOp, Name};
use super::super::convert;
use super::super::library;
use super::super::types::Role;
use super::super::value::{Array, ClassId, Fault, Integer, Object, Outcome, Passed, Storage, Type, TypeId, Value};
use super::binding::Call;
use super::facts::NOTHROW;
use super::values::{is_given_up, is_held};
use super::{Machine, Passing};
use std::rc::Rc;

/// The steps that an object counts which is made.
const PER_OBJECT: u64 = 12;

/// A member of an object that is copied: its place in the new object and in the one that it comes from.
struct Part {
    into: usize,
    out_of: usize,
    is_reference: bool,
    /// Whether it is `const`: what it is moved to is a copy.
    is_const: bool,
}

impl Machine<'_> {
    /// Whether copies of values of a type run code of the program.
    pub(super) fn copies_by_code(&self, ty: TypeId) -> bool {
        let types = &self.state.types;
        match types.get(ty) {
            Type::Class(class) => types.classes.get(class.0 as usize).is_some_and(|c| c.copies_by_code),
            Type::Const(of) | Type::Array(of, _) => self.copies_by_code(*of),
            Type::Library(_, args) => args.iter().any(|arg| self.is_by_code(arg)),
            Type::Closure(code) => self.copies_captures(*code),
            Type::Of(v) => self.is_by_code(v),
            _ => false,
        }
    }

    /// Whether a lambda may change its own copies, which a copy of it does not share.
    pub(super) fn changes_captures(&self, code: u32) -> bool {
        let lambda = &self.program.lambdas[code as usize];
        lambda.code.is_mutable && lambda.captures.iter().any(|(_, _, taken)| taken.is_copy())
    }

    /// Whether a copy of a lambda is told from the lambda: it changes what it captured, or that is copied by code.
    fn copies_captures(&self, code: u32) -> bool {
        self.changes_captures(code) || self.program.lambdas[code as usize].copies_by_code
    }

    /// Whether a copy of a value, or of a value of this type, runs code of the program.
    pub(super) fn is_by_code(&self, v: &Value) -> bool {
        match v {
            Value::Object(o) => self.state.types.classes.get(o.class.0 as usize).is_some_and(|c| c.copies_by_code),
            Value::Array(array) => self.copies_by_code(array.element),
            Value::Tuple(items) => items.iter().any(|item| self.is_by_code(item)),
            Value::Type(ty) => self.copies_by_code(*ty),
            Value::Closure(closure) => self.copies_captures(closure.code),
            _ => false,
        }
    }

    /// An object of a class whose members are not there yet.
    pub(super) fn unmade(&mut self, class: ClassId) -> Outcome<Rc<Object>> {
        let instance = &self.instances[class.0 as usize];
        let (n, overlaps) = (instance.fields.len(), instance.overlaps);
        let pending_destructors = instance.has_destructor.then(|| self.pending_destructors.clone());
        self.state.memory.budget.take(128 + 24 * n as u64)?;
        self.state.memory.budget.work(PER_OBJECT);
        let fields = match overlaps {
            true => vec![self.bytes_of_object(class)?],
            false => vec![Value::Void; n],
        };
        Ok(Object::new(class, fields, pending_destructors))
    }

    /// A copy of a value that holds objects which are copied by code, or what it is moved to.
    pub(super) fn copied_by_parts(&mut self, v: &Value, moved: bool) -> Outcome<Value> {
        if self.within >= super::MAX_WITHIN {
            return Err(Fault::new(super::FaultKind::Limit, format_args!("what is copied nests more than {} deep", super::MAX_WITHIN)));
        }
        self.within += 1;
        let copy = self.parts_copied(v, moved);
        self.within -= 1;
        copy
    }

    fn parts_copied(&mut self, v: &Value, moved: bool) -> Outcome<Value> {
        match v {
            Value::Object(o) if self.own_copy(o.class).is_some() => {
                // no constructor that is `explicit` copies
                let outer = std::mem::replace(&mut self.is_implicit, true);
                let made = self.object_from(o.class, vec![v.clone()], if moved { u64::MAX } else { 0 });
                self.is_implicit = outer;
                if moved {
                    self.state.give_back(o)?;
                }
                made
            }
            Value::Object(o) => {
                self.given_consts = Default::default();
                let made = self.made_from(o.class, o, moved);
                if moved {
                    self.state.give_back(o)?;
                }
                made
            }
            Value::Array(array) => {
                self.given_consts = Default::default();
                let Storage::Cells(cells) = &*array.storage.borrow() else {
                    return self.state.copy(v);
                };
                self.state.memory.budget.take(128 + 24 * cells.len() as u64)?;
                let cells = cells.iter().map(|c| self.part(c, moved)).collect::<Outcome<Vec<Value>>>()?;
                Ok(Value::Array(convert::cells(&mut self.state, array.ty, array.element, cells, array.ends_forward)))
            }
            Value::Tuple(items) => {
                let items = items.iter().map(|item| self.part(item, moved)).collect::<Outcome<_>>()?;
                Ok(Value::Tuple(Rc::new(items)))
            }
            v => self.part(v, moved),
        }
    }

    pub(super) fn part(&mut self, v: &Value, moved: bool) -> Outcome<Value> {
        if moved { self.moved_value(v) } else { self.copied(v) }
    }

    /// An object of a class, each part a copy of the same part of an object of it or of a class that is derived from it.
    pub(super) fn made_from(&mut self, class: ClassId, from: &Rc<Object>, moved: bool) -> Outcome<Value> {
        self.may_be_copied(class, moved)?;
        if self.instances[from.class.0 as usize].overlaps {
            return self.state.copy(&Value::Object(from.clone()));
        }
        let made = self.unmade(class)?;
        let copied = self.copy_members(&made, from, class, moved);
        if copied.is_err() {
            // an object that was not made has no destructor to run, only its members have
            made.ended.set(true);
        }
        copied.map(|()| Value::Object(made))
    }

    /// The bases of a part of an object, and where its own members lie in it and in the object that they come from.
    fn parts_of(&self, to: &Object, from: &Object, class: ClassId) -> (Vec<ClassId>, Vec<Part>) {
        let instance = &self.instances[class.0 as usize];
        let first = |of: &Object| self.state.types.base_members(of.class, class).map_or(0, |(first, _)| first);
        let (into, out_of) = (first(to), first(from));
        let own = instance.fields.iter().enumerate().filter(|(_, f)| f.owner == class);
        let is_const = |f: &super::classes::FieldInfo| matches!(self.state.types.get(f.ty), Type::Const(_));
        let part = |(i, f): (usize, &super::classes::FieldInfo)| Part {
            into: into + i,
            out_of: out_of + i,
            is_reference: f.is_reference,
            is_const: is_const(f),
        };
        let own = own.map(part).collect();
        (instance.bases.clone(), own)
    }

    /// Initialises a part of an object from the same part of another one: its bases, then its members.
    pub(super) fn copy_members(&mut self, to: &Rc<Object>, from: &Rc<Object>, class: ClassId, moved: bool) -> Outcome<()> {
        let (_, own) = self.parts_of(to, from, class);
        let mut bases = if to.class == class { self.instances[class.0 as usize].virtual_bases.clone() } else { Vec::new() };
        bases.extend(self.direct_bases(class));
        let moved = moved && !self.instances[class.0 as usize].special.copies_moved;
        for base in bases {
            self.may_be_copied(base, moved)?;
            match self.own_copy(base) {
                Some(set) => {
                    let temporaries = if moved { u64::MAX } else { 0 };
                    // the part of the base alone is seen
                    let part = self.state.referred_as(&Value::Object(from.clone()), base)?;
                    self.given_consts = (u64::from(!moved), 0);
                    self.constructed(&Value::Object(to.clone()), base, set, vec![part], temporaries)?;
                }
                None => self.copy_members(to, from, base, moved)?,
            }
        }
        for Part { into, out_of, is_reference, is_const } in own {
            let v = from.fields.borrow().get(out_of).cloned().unwrap_or(Value::Void);
            let v = if is_reference { v } else { self.part(&v, moved && !is_const)? };
            if let Some(there) = to.fields.borrow_mut().get_mut(into) {
                *there = v;
            }
        }
        Ok(())
    }

    /// Assigns an object of the same class, or of one derived from it, part by part; whether that is how it is assigned.
    pub(super) fn assigned_by_parts(&mut self, place: &Value, old: &Value, v: &Value, moved: bool) -> Outcome<bool> {
        match (old, v) {
            (Value::Object(_), Value::Object(from)) => {
                let Some((object, seen)) = self.state.object(place)? else {
                    return Ok(false);
                };
                if !self.is_derived(from.class, seen) {
                    return Ok(false);
                }
                // a template may take what cannot be assigned
                if self.assigns_any(seen) {
                    return Ok(false);
                }
                self.may_be_assigned(seen, moved || !is_held(v))?;
                if self.own_assignment(seen).is_some() {
                    return Ok(false);
                }
                self.assign_members(&object, from, seen, moved)?;
                if let place @ Value::Memory(..) = self.state.place(place) {
                    self.state.put(&place, Value::Object(object))?;
                }
                Ok(true)
            }
            (Value::Array(to), Value::Array(from)) => {
                if !Rc::ptr_eq(to, from) {
                    self.assign_elements(to, from, moved)?;
                }
                Ok(true)
            }
            (Value::Tuple(to), Value::Tuple(from)) if to.len() == from.len() => {
                for (i, (to, from)) in to.iter().zip(from.iter()).enumerate() {
                    let place = match to {
                        Value::Object(_) | Value::Array(_) => to.clone(),
                        _ => Value::Element(i as u32, Rc::new(place.clone())),
                    };
                    self.assign_part(&place, from, moved)?;
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    pub(super) fn assign_part(&mut self, place: &Value, from: &Value, moved: bool) -> Outcome<()> {
        // what is copied is `const` to a template
        let v = match from {
            from if moved => Value::Passed(Passed::Rvalue, Rc::new(from.clone())),
            Value::Object(o) if self.assigns_any(o.class) => Value::Passed(Passed::Const, Rc::new(from.clone())),
            from => from.clone(),
        };
        // what an assignment takes by value ends with it
        let before = self.expiring.len();
        self.assign(None, place, v)?;
        self.end_since(before)
    }

    /// What the defaulted assignment does that a frame runs.
    pub(super) fn assign_by_default(&mut self, frame: usize) -> Outcome<()> {
        let frame = &self.frames[frame];
        let (Some((object, _)), Some(class), Some(function)) = (self.state.object(&frame.this)?, frame.class, frame.function.clone())
        else {
            return Ok(());
        };
        let Some(param) = function.params.first() else {
            return Ok(());
        };
        let from = self.state.slots[(frame.base + param.slot) as usize].clone();
        if let Some((from, moves)) = self.defaulted_transfer(&function, &[from])? {
            self.assign_members(&object, &from, class, moves)?;
            self.state.give_back(&object)?;
            if moves {
                self.state.give_back(&from)?;
            }
        }
        Ok(())
    }

    /// Assigns a part of an object the same part of another one: its bases, then its members.
    fn assign_members(&mut self, to: &Rc<Object>, from: &Rc<Object>, class: ClassId, moved: bool) -> Outcome<()> {
        let (bases, mut own) = self.parts_of(to, from, class);
        if self.state.types.classes[class.0 as usize].role == Role::Tuple {
            // the first element is the last member
            own.reverse();
        }
        let moved = moved && !self.instances[class.0 as usize].special.assigns_copies;
        for base in bases {
            self.may_be_assigned(base, moved)?;
            match self.own_assignment(base) {
                Some(set) => {
                    self.passing = Passing { moved: moved.into(), ..Passing::default() };
                    let (this, args) = (Value::Object(to.clone()), [Value::Object(from.clone())]);
                    let bound = self.choose(set, Some(base), Call { this: &this, templates: &[], args: &args, temporaries: 0 })?;
                    self.run_now(bound.function, bound.base, Some(base), this)?;
                }
                None => self.assign_members(to, from, base, moved)?,
            }
        }
        for Part { into, out_of, is_reference, .. } in own {
            let there = to.fields.borrow().get(into).cloned().unwrap_or(Value::Void);
            let v = from.fields.borrow().get(out_of).cloned().unwrap_or(Value::Void);
            if is_reference {
                // a pair of references assigns what they refer to
                let v = self.state.value(&v)?;
                self.assign_part(&there, &v, false)?;
                continue;
            }
            if self.is_by_code(&there) {
                let place = match there {
                    Value::Object(_) | Value::Array(_) => there,
                    _ => Value::Field(into as u32, to.clone()),
                };
                self.assign_part(&place, &v, moved)?;
                continue;
            }
            let v = self.part(&v, moved)?;
            if let Some(v) = self.state.assigned_in_place(&there, v)? {
                let ended = to.fields.borrow_mut().get_mut(into).map(|there| std::mem::replace(there, v));
                drop(ended);
            }
        }
        self.destroy()
    }

    /// `to = from` of arrays and vectors of what is copied by code.
    fn assign_elements(&mut self, to: &Rc<Array>, from: &Rc<Array>, moved: bool) -> Outcome<()> {
        self.state.into_cells(to)?;
        self.state.into_cells(from)?;
        let is_fixed = self.is_fixed(to);
        let n = self.state.length(from);
        if !is_fixed && (moved || n > to.capacity.get()) {
            if let Value::Array(fresh) = self.part(&Value::Array(from.clone()), moved)? {
                self.state.exchange(to, &fresh);
            }
            return self.destroy();
        }
        let (there, items) = (cells_of(to), cells_of(from));
        for (i, (old, item)) in there.iter().zip(&items).enumerate() {
            self.assign_part(&element_place(to, i, old), item, moved)?;
        }
        if !is_fixed {
            self.truncated(to, items.len())?;
            for item in items.iter().skip(there.len()) {
                let fresh = self.part(item, moved)?;
                push_cell(to, fresh);
            }
        }
        Ok(())
    }

    /// Whether an array has as many elements as its type says.
    pub(super) fn is_fixed(&self, array: &Array) -> bool {
        !matches!(self.state.types.get(array.ty), Type::Library(name, _) if crate::cxx::types::containers::grows(name))
    }

    /// Ends the elements of a container behind the first `n`.
    pub(super) fn truncated(&mut self, array: &Rc<Array>, n: usize) -> Outcome<()> {
        let ended = match &mut *array.storage.borrow_mut() {
            Storage::Cells(cells) if cells.len() > n => cells.split_off(n),
            _ => return Ok(()),
        };
        for v in ended {
            drop(v);
            self.destroy()?;
        }
        Ok(())
    }

    /// Gives the elements of a vector a new place, with room for so many: moved where that cannot throw, else copied. Where that
    /// throws, the vector is as it was.
    pub(super) fn relocated(&mut self, array: &Rc<Array>, capacity: usize) -> Outcome<()> {
        let (_, relocates) = self.growth_of(array.element);
        if !relocates {
            let n = cells_of(array).len();
            return self.regrown(array, n, capacity, |_| Ok(Vec::new()));
        }
        let old = match &mut *array.storage.borrow_mut() {
            Storage::Cells(cells) => std::mem::take(cells),
            Storage::Bytes(_) => return Ok(()),
        };
        for v in old {
            let fresh = self.moved_value(&v)?;
            push_cell(array, fresh);
            drop(v);
            self.destroy()?;
        }
        array.capacity.set(capacity as i64);
        Ok(())
    }

    /// The same, with what `fresh` makes in between, where the old elements end after all were moved or copied.
    pub(super) fn regrown(
        &mut self,
        array: &Rc<Array>,
        at: usize,
        capacity: usize,
        fresh: impl FnOnce(&mut Self) -> Outcome<Vec<Value>>,
    ) -> Outcome<()> {
        let old = cells_of(array);
        let (moves, _) = self.growth_of(array.element);
        let mut cells = old[..at].iter().map(|v| self.part(v, moves)).collect::<Outcome<Vec<Value>>>()?;
        cells.extend(fresh(self)?);
        for v in &old[at..] {
            cells.push(self.part(v, moves)?);
        }
        *array.storage.borrow_mut() = Storage::Cells(cells);
        array.capacity.set(capacity as i64);
        for v in old {
            drop(v);
            self.destroy()?;
        }
        Ok(())
    }

    /// Whether a vector that grows moves its elements, for that throws nothing or they cannot be copied, and whether each ends
    /// as soon as it is moved.
    pub(super) fn growth_of(&mut self, ty: TypeId) -> (bool, bool) {
        let [_, copy, moved, .., end] = self.facts(ty, 0).map_or([NOTHROW; 6], |facts| facts.levels);
        let relocates = moved.min(end) >= NOTHROW;
        (relocates || copy == 0, relocates)
    }

    /// Arguments that the library keeps: objects that are copied by code are copied or moved here, unless they were moved
    /// before; whether there are any.
    pub(super) fn handed_over(&mut self, args: &mut [Value], moved: u64) -> Outcome<bool> {
        if !self.any_copies_by_code {
            return Ok(false);
        }
        let mut any = false;
        for (i, arg) in args.iter_mut().enumerate() {
            let held = !is_given_up(arg);
            let v = self.state.value(arg)?;
            if let Value::Braces(items) = &v {
                if let Some(list) = self.handed_list(items, 0)? {
                    *arg = list;
                    any = true;
                }
                continue;
            }
            if !self.is_by_code(&v) {
                continue;
            }
            any = true;
            if i >= 64 || moved & (1 << i) == 0 {
                *arg = self.part(&v, !held)?;
                self.expires(v);
            }
        }
        Ok(any)
    }

    /// A list in braces whose objects are copied or moved here, where any is copied by code.
    fn handed_list(&mut self, items: &Rc<Vec<Value>>, depth: usize) -> Outcome<Option<Value>> {
        let (mut any, mut list) = (false, Vec::with_capacity(items.len()));
        for item in items.iter() {
            let handed = match item {
                Value::Braces(inner) if depth < super::MAX_WITHIN => self.handed_list(inner, depth + 1)?,
                v if self.is_by_code(v) => Some(self.part(v, !is_held(v))?),
                _ => None,
            };
            any |= handed.is_some();
            list.push(handed.unwrap_or_else(|| item.clone()));
        }
        Ok(any.then(|| Value::Braces(Rc::new(list))))
    }

    /// A list for a container of numbers, with what objects in it convert to.
    pub(super) fn numbers_of_objects(&mut self, v: Value, to: TypeId) -> Outcome<Value> {
        let (Some(element), Value::Braces(items)) = (self.number_held(to), &v) else { return Ok(v) };
        if !items.iter().any(|item| matches!(item, Value::Object(_))) {
            return Ok(v);
        }
        let consts = self.consts_of_list(&v).0;
        let mut made = Vec::with_capacity(items.len());
        for (i, item) in items.iter().enumerate() {
            let on_const = consts.checked_shr(i as u32).unwrap_or(0) & 1 != 0 || self.is_const_object(item);
            (self.converts.on_const, self.converts.on_rvalue) = (on_const, !is_held(item));
            made.push(match item {
                Value::Object(_) => self.converted(item.clone(), element, false)?,
                item => item.clone(),
            });
            self.converts = Default::default();
        }
        Ok(Value::Braces(Rc::new(made)))
    }

    /// The type of the numbers that a container of the library holds.
    pub(super) fn number_held(&self, ty: TypeId) -> Option<TypeId> {
        match self.state.types.get(self.state.types.without_const(ty)) {
            Type::Library(_, of) => match of.first() {
                Some(Value::Type(of)) if self.state.types.scalar_bits(*of).is_some() => Some(*of),
                _ => None,
            },
            _ => None,
        }
    }

    /// A conversion by the library, which is given the objects of a list in braces that are copied by code.
    pub(super) fn converted_by_library(&mut self, v: Value, to: TypeId, explicit: bool) -> Outcome<Value> {
        let v = self.numbers_of_objects(v, to)?;
        if !self.any_copies_by_code {
            return convert::convert(&mut self.state, v, to, explicit);
        }
        let list = match &v {
            Value::Braces(items) => self.handed_list(items, 0)?,
            _ => None,
        };
        let outer = std::mem::replace(&mut self.state.hands_over, list.is_some());
        let made = convert::convert(&mut self.state, list.unwrap_or(v), to, explicit);
        self.state.hands_over = outer;
        made
    }

    /// What a method of the library makes; objects that are copied by code are copied before.
    pub(super) fn method_of_library(
        &mut self,
        receiver: &Value,
        name: &str,
        templates: &[Value],
        args: &mut [Value],
        moved: u64,
    ) -> Outcome<Option<Value>> {
        let hands_over = library::methods::keeps(name) && self.handed_over(args, moved)?;
        let outer = std::mem::replace(&mut self.state.hands_over, hands_over);
        let made = library::method(&mut self.state, receiver, name, templates, args);
        self.state.hands_over = outer;
        made
    }

    /// Keeps a temporary until the expression that runs ends.
    pub(super) fn expires(&mut self, v: Value) {
        if self.any_destructors {
            self.expires_here(v);
        }
    }

    /// `std::copy(first, last, out)` of elements that are copied by code, or that a class of the program takes or gives.
    fn copied_range(&mut self, first: &Value, last: &Value, out: &Value) -> Outcome<Option<Value>> {
        let (first, out) = (self.state.value(first)?, self.state.value(out)?);
        let elements = [&first, &out].map(|v| {
            let ty = match v {
                Value::AddressOf(_, _) | Value::Pointer { .. } | Value::Array(_) => self.state.type_of(v),
                _ => return None,
            };
            match self.state.types.get(ty) {
                Type::Pointer(_, of) | Type::Array(of, _) => Some(self.state.types.strip(*of)),
                _ => None,
            }
        });
        let [Some(from), Some(to)] = elements else {
            return Ok(None);
        };
        let is_class = |ty| matches!(self.state.types.get(ty), Type::Class(_));
        if !(from != to && (is_class(from) || is_class(to)) || self.any_copies_by_code && self.copies_by_code(from)) {
            return Ok(None);
        }
        let n = arith::binary(&mut self.state, BinaryOp::Subtract, last, &first)?;
        let n = library::integer(&self.state, &n)?;
        for i in 0..n {
            let i = Value::Int(Integer::Long, i);
            let (from, to) = (arith::index(&mut self.state, &first, &i)?, arith::index(&mut self.state, &out, &i)?);
            let v = self.state.value(&from)?;
            self.assign_part(&to, &v, false)?;
        }
        arith::binary(&mut self.state, BinaryOp::Add, &out, &Value::Int(Integer::Long, n)).map(Some)
    }

    /// `std::swap(a, b)` of what is copied by code.
    pub(super) fn exchanged(&mut self, name: &Name, args: &[Value]) -> Outcome<Option<Value>> {
        if let ("copy", [first, last, out]) = (&**name, args) {
            return self.copied_range(first, last, out);
        }
        if let ("max" | "min", [a, b]) = (&**name, args)
            && let Value::Object(_) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(..) = self.state.value(a)?
            && let Value::Object(_) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(..) = self.state.value(b)?
        {
            let (first, second) = if &**name == "max" { (a, b) } else { (b, a) };
            let less = self.holds_between(BinaryOp::Less, first, second)?;
            return Ok(Some(if less { b.clone() } else { a.clone() }));
        }
        if let ("max" | "min", [Value::Braces(items)]) = (&**name, args)
            && let [first, rest @ ..] = &items[..]
            && let Value::Enum(..) = self.state.value(first)?
        {
            let mut best = first.clone();
            for item in rest {
                let (x, y) = if &**name == "max" { (&best, item) } else { (item, &best) };
                if self.holds_between(BinaryOp::Less, x, y)? {
                    best = item.clone();
                }
            }
            return self.state.value(&best).map(Some);
        }
        let [a, b] = args else {
            return Ok(None);
        };
        match &**name {
            "swap" if self.any_copies_by_code || self.program.of_namespaces.contains_key(name) => {}
            _ => return Ok(None),
        }
        let old = self.state.value(a)?;
        if &**name == "swap" && self.swapped_parts(name, a, b, &old)? {
            return Ok(Some(Value::Void));
        }
        if !self.is_by_code(&old) {
            return Ok(None);
        }
        let was = self.moved_value(&old)?;
        let v = self.state.value(b)?;
        self.assign_part(a, &v, true)?;
        self.assign_part(b, &was, true)?;
        Ok(Some(Value::Void))
    }
}

impl Machine<'_> {
    /// Swaps the elements of pairs, tuples and arrays one by one, each as its own `swap` does it; whether it is one of these.
    pub(super) fn swapped_parts(&mut self, name: &Name, a: &Value, b: &Value, old: &Value) -> Outcome<bool> {
        let (left, right) = match (old, self.state.value(b)?) {
            (Value::Array(x), Value::Array(y)) if self.is_fixed(x) => {
                let places = |of: &Rc<Array>| (0..self.state.length(of)).map(|i| self.state.element(of, i)).collect::<Outcome<Vec<_>>>();
                (places(x)?, places(&y)?)
            }
            _ => match (self.state.element_places(a)?, self.state.element_places(b)?) {
                (Some(left), Some(right)) => (left, right),
                _ => return Ok(false),
            },
        };
        for (x, y) in left.into_iter().zip(right) {
            let pair = [x, y];
            match self.found_by_arguments(name, &pair)? {
                Some(set) => {
                    self.call_set_now(set, None, Value::Void, &[], &pair)?;
                }
                None if self.exchanged(name, &pair)?.is_some() => {}
                None => {
                    library::call(&mut self.state, name, &[], &pair)?;
                }
            }
            self.destroy()?;
        }
        Ok(true)
    }
}

/// The elements of an array that are kept as values.
pub(super) fn cells_of(array: &Array) -> Vec<Value> {
    match &*array.storage.borrow() {
        Storage::Cells(cells) => cells.clone(),
        Storage::Bytes(_) => Vec::new(),
    }
}

/// The place of an element.
pub(super) fn element_place(array: &Rc<Array>, i: usize, v: &Value) -> Value {
    match v {
        Value::Object(_) | Value::Array(_) => v.clone(),
        _ => Value::Cell(array.number(i as i64), array.clone()),
    }
}

/// Adds an element at the end.
pub(super) fn push_cell(array: &Array, v: Value) {
    if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
        cells.push(v);
    }
}
