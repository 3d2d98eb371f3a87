//! What is taken apart: structured bindings, and ranges of `for`.

use super::super::arith;
use super::super::cute;
use super::super::library;
use super::super::state::State;
use super::super::types::{Role, Types};
use super::super::value::{Fault, Integer, Outcome, Passed, Type, TypeId, Value, Whole};
use super::Machine;
use crate::algebra::Mode;
use crate::cxx::state::characters;
use std::rc::Rc;

impl Machine<'_> {
    /// Takes a value apart into slots, behind the one of the value itself.
    pub(super) fn unpack(&mut self, v: &Value, first: u32, n: usize, by_reference: bool) -> Outcome<()> {
        let held = super::values::is_held(v);
        let is_const = by_reference && self.state.is_constant(v);
        let place = self.state.place(v);
        let mut value = self.state.value(v)?;
        let in_bytes = match &place {
            Value::Memory(ty, _) => {
                self.state.types.array_in_bytes(*ty).is_some()
                    || matches!(self.state.types.get(self.state.types.without_const(*ty)), Type::Array(..))
            }
            _ => false,
        };
        if in_bytes {
            value = match &place {
                _ if by_reference => place.clone(),
                // a copy of what is `const` is not
                Value::Memory(ty, address) => self.state.copy(&Value::Memory(self.state.types.without_const(*ty), *address))?,
                _ => self.state.copy(&place)?,
            };
        } else if !by_reference && held {
            value = self.copied(&value)?;
        }
        let parts: Vec<Value> = match &value {
            Value::Tuple(items) if by_reference && State::is_place(&place) => {
                (0..items.len()).map(|i| Value::Element(i as u32, Rc::new(place.clone()))).collect()
            }
            Value::Cute(cute) if by_reference && State::is_place(&place) && self.state.parts(cute)?.0 == Whole::Tuple => {
                (0..n).map(|i| Value::Element(i as u32, Rc::new(place.clone()))).collect()
            }
            Value::Tuple(items) => items.to_vec(),
            Value::Object(object) if self.instances[object.class.0 as usize].overlaps => {
                let fields = self.instances[object.class.0 as usize].fields.clone();
                fields.iter().filter_map(|f| self.place_in_object(object, f)).collect()
            }
            // of one that lies in memory, what lies there
            Value::Object(object)
                if let (true, Value::Memory(ty, address)) = (by_reference, &place)
                    && let class = &self.state.types.classes[object.class.0 as usize]
                    && class.role != Role::Tuple
                    && let Some(flat) = class.flat.clone() =>
            {
                let is_const = self.state.types.without_const(*ty) != *ty;
                let at = |(of, offset): &(TypeId, i64)| Value::Memory(*of, address.wrapping_add(offset.wrapping_mul(8)));
                let parts = flat.iter().map(at);
                if is_const { parts.map(|part| self.state.constant(part)).collect() } else { parts.collect() }
            }
            Value::Object(object) => {
                let fields = object.fields.borrow().clone();
                let is_tuple = self.state.types.classes[object.class.0 as usize].role == Role::Tuple;
                let types = self.instances[object.class.0 as usize].fields.clone();
                let mut parts: Vec<Value> = fields
                    .iter()
                    .enumerate()
                    .map(|(i, f)| match f {
                        Value::Object(_) | Value::Array(_) | Value::Text(_) => f.clone(),
                        _ if !by_reference => f.clone(),
                        _ => Value::Field(i as u32, object.clone()),
                    })
                    .enumerate()
                    .map(|(i, part)| match part {
                        Value::Int(..) | Value::Float(..) if !by_reference => part,
                        part if is_const && !types[i].is_reference && !self.is_mutable(types[i].owner, &types[i].name) => {
                            self.state.constant_object(part)
                        }
                        part => self.state.constant_as(types[i].ty, part),
                    })
                    .collect();
                if is_tuple {
                    parts.reverse();
                }
                parts
            }
            Value::Array(_) | Value::Memory(..) => {
                let mut parts = Vec::new();
                for i in 0..n {
                    let part = arith::index(&mut self.state, &value, &Value::Int(Integer::Int, i as i64))?;
                    parts.push(match &value {
                        Value::Array(_) if is_const => self.state.constant_object(part),
                        Value::Array(array) => self.state.constant_element(array, part),
                        _ => part,
                    });
                }
                parts
            }
            other if cute::is_layout(&mut self.state, other) && self.state.options.mode == Mode::Cxx => {
                return Err(Fault::ill_formed("a layout is not taken apart: its shape and its stride are no public members"));
            }
            other => {
                let mut parts = Vec::new();
                let rank = cute::call(&mut self.state, "rank", &[], std::slice::from_ref(other))?;
                let rank = match rank {
                    Some(r) => library::integer(&self.state, &r)?,
                    None => 0,
                };
                for i in 0..rank {
                    let part = cute::call(&mut self.state, "get", &[Value::Int(Integer::Int, i)], std::slice::from_ref(other))?;
                    parts.extend(part);
                }
                parts
            }
        };
        if parts.len() != n {
            return Err(Fault::ill_formed(format_args!("{} values are taken apart into {n} names", parts.len())));
        }
        // an object that nobody else holds ends behind the names
        let is_own = matches!(value, Value::Object(_)) && !(held && by_reference);
        let whole = if is_const { State::constant_of_place(value.clone()) } else { value.clone() };
        self.state.slots[first as usize - 1] = if is_own { value.clone() } else { Value::Passed(Passed::Const, Rc::new(whole)) };
        for (i, part) in parts.into_iter().enumerate() {
            // what is a reference in it stays one
            let keeps = by_reference || matches!(value, Value::Tuple(_) | Value::Object(_));
            let is_row =
                matches!(part, Value::Memory(ty, _) if matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Array(..)));
            // a number of an array of `const` numbers is as good as its copy, and `const`
            let is_constant = matches!(part, Value::Memory(..)) && self.state.is_constant(&part);
            let part = if keeps || is_row || is_constant { part } else { self.state.value(&part)? };
            self.state.slots[first as usize + i] = part;
        }
        Ok(())
    }

    /// Keeps what is on top in a slot, where its class specialises `std::tuple_size`, so that its names are what `get` gives.
    pub(super) fn takes_own_apart(&mut self, slot: u32, n: u32, by_reference: bool) -> Outcome<bool> {
        let Some(top) = self.stack.last().cloned() else {
            return Ok(false);
        };
        let Value::Object(object) = self.state.value(&top)? else {
            return Ok(false);
        };
        let Some(count) = self.own_size(object.class)? else {
            return Ok(false);
        };
        if count != i64::from(n) {
            return Err(Fault::ill_formed(format_args!("{count} values are taken apart into {n} names")));
        }
        self.stack.pop();
        let held = super::values::is_held(&top);
        let whole = if !by_reference && held {
            self.copied(&Value::Object(object))?
        } else if held {
            self.state.place(&top)
        } else {
            Value::Object(object)
        };
        self.state.slots[slot as usize] = whole;
        Ok(true)
    }

    /// What `begin` or `end` gives for an object: the method, or else the function that the object finds.
    fn end_of_range(&mut self, range: &Value, name: &str) -> Outcome<Option<Value>> {
        if let Some(v) = self.user_method(range, name, &[])? {
            return Ok(Some(v));
        }
        let args = std::slice::from_ref(range);
        match self.found_by_arguments(&name.into(), args)? {
            Some(set) => {
                self.note_constants(None, args);
                self.call_set_now(set, None, Value::Void, &[], args).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Fills the three slots of a range-based `for`: the range, and the index and the length, or the begin and the end.
    pub(super) fn range_start(&mut self, mut range: Value, slot: u32) -> Outcome<()> {
        // elements in braces of their own are of the type of the first, variables are copied
        let is_list = |item: &Value| match self.state.value(item) {
            Ok(Value::Array(array)) if matches!(self.state.types.get(array.ty), Type::Array(..)) => false,
            _ => matches!(item, Value::Braces(_)) || super::values::is_held(item),
        };
        if matches!(&range, Value::Braces(items) if self.any_destructors || items.iter().any(is_list)) {
            self.stack.push(range);
            range = self.initializer_list()?;
        }
        if let Some(held) = self.held_without(&range, "begin")? {
            range = held;
        }
        let place = self.state.place(&range);
        let value = match &place {
            Value::Memory(ty, _) if self.state.types.array_of(*ty).is_some() => place,
            _ => self.state.value(&range)?,
        };
        let n = match &value {
            // an array of CUTLASS goes on to the end of its last word
            Value::Array(_) | Value::Memory(..) if self.is_packed(&value) => {
                for (to, name) in ["begin", "end"].into_iter().enumerate() {
                    let at = match &value {
                        Value::Array(array) => library::container_methods::method(&mut self.state, array, name, &[])?,
                        place => self.method_of_bytes(place, name, &[])?,
                    };
                    self.state.slots[slot as usize + 1 + to] = at.unwrap_or(Value::Void);
                }
                self.state.slots[slot as usize] = value;
                self.range_fresh(slot);
                return Ok(());
            }
            Value::Array(array) => self.state.length(array),
            Value::Braces(items) => items.len() as i64,
            Value::Text(text) => text.borrow().len() as i64,
            Value::Memory(ty, _) => match self.state.types.array_of(*ty) {
                Some((_, n)) => n,
                None => return Err(Fault::ill_formed("this is no range")),
            },
            // a text in quotes, its end among the characters
            Value::Pointer { element: Types::CONST_CHAR, address, .. } => characters::c_string(&self.state, *address)?.len() as i64 + 1,
            Value::Object(_) => {
                let begin = self.end_of_range(&range, "begin")?;
                let end = self.end_of_range(&range, "end")?;
                let (Some(begin), Some(end)) = (begin, end) else {
                    return Err(Fault::ill_formed("this class has no `begin` and `end`"));
                };
                let (begin, end) = (self.state.value(&begin)?, self.state.value(&end)?);
                let begin = self.copied(&begin)?;
                self.state.slots[slot as usize] = range;
                self.state.slots[slot as usize + 1] = begin;
                self.state.slots[slot as usize + 2] = end;
                self.range_fresh(slot);
                return Ok(());
            }
            _ => return Err(Fault::ill_formed("this is no range")),
        };
        let is_const = matches!(value, Value::Array(_)) && self.state.is_constant(&range);
        self.state.slots[slot as usize] = if is_const { State::constant_of_place(value) } else { value };
        self.state.slots[slot as usize + 1] = Value::Int(Integer::Long, 0);
        self.state.slots[slot as usize + 2] = Value::Int(Integer::Long, n);
        Ok(())
    }

    /// Whether the elements of an array are packed into words.
    fn is_packed(&mut self, array: &Value) -> bool {
        let element = match array {
            Value::Array(array) => Some(array.element),
            Value::Memory(ty, _) => self.state.types.array_in_bytes(*ty).map(|(of, _)| self.state.types.element_in(*ty, of)),
            _ => None,
        };
        element.is_some_and(|of| self.state.types.packed_in(of).is_some())
    }

    /// Marks the iterator as not moved yet, by putting the range into a pack of one.
    pub(super) fn range_fresh(&mut self, slot: u32) {
        let range = std::mem::replace(&mut self.state.slots[slot as usize], Value::Void);
        self.state.slots[slot as usize] = Value::Pack(Rc::new(vec![range]));
    }

    pub(super) fn range_next(&mut self, slot: u32) -> Outcome<Option<Value>> {
        let s = slot as usize;
        if let (Value::Int(Integer::Long, i), Value::Int(Integer::Long, n)) =
            (self.state.slots[s + 1].clone(), self.state.slots[s + 2].clone())
        {
            if i >= n {
                return Ok(None);
            }
            self.state.slots[s + 1] = Value::Int(Integer::Long, i + 1);
            let range = self.state.slots[s].clone();
            return match &range {
                Value::Braces(items) => Ok(items.get(i as usize).cloned()),
                range => {
                    let element = arith::index(&mut self.state, range, &Value::Int(Integer::Long, i))?;
                    Ok(Some(match range {
                        Value::Array(array) => self.state.constant_element(array, element),
                        Value::Element(..) => self.state.constant_object(element),
                        _ => element,
                    }))
                }
            };
        }
        let depth = self.frames.len();
        let iterator = match &self.state.slots[s + 1] {
            v @ Value::Object(_) => v.clone(),
            _ => Value::Slot(slot + 1),
        };
        if let Value::Pack(range) = self.state.slots[s].clone() {
            self.state.slots[s] = range.first().cloned().unwrap_or(Value::Void);
        } else {
            self.step(&iterator, 1, false)?;
            self.run(depth)?;
            self.stack.pop();
        }
        let (at, end) = (self.state.value(&iterator)?, self.state.slots[s + 2].clone());
        self.binary(super::super::ast::BinaryOp::Unequal, at, end)?;
        self.run(depth)?;
        let more = self.pop();
        if !self.truth(&more)? {
            return Ok(None);
        }
        self.pointee(&iterator).map(Some)
    }
}
