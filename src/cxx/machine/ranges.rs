//! What is taken apart: structured bindings, and ranges of `for`.

use super::super::arith;
use super::super::cute;
use super::super::library;
use super::super::types::Types;
use super::super::value::{Fault, Integer, Outcome, Type, V};
use super::Machine;
use crate::cxx::world::characters;
use std::rc::Rc;

impl Machine<'_> {
    /// Takes a value apart.
    pub(super) fn unpack(&mut self, v: &V, first: u32, n: usize, by_reference: bool) -> Outcome<()> {
        let place = self.world.place(v);
        let value = self.world.value(v)?;
        let parts: Vec<V> = match &value {
            V::Tuple(items) if by_reference && super::super::world::World::is_place(&place) => {
                (0..items.len()).map(|i| V::Element(i as u32, Rc::new(place.clone()))).collect()
            }
            V::Tuple(items) => items.to_vec(),
            V::Object(object) => {
                let fields = object.fields.borrow().clone();
                fields
                    .iter()
                    .enumerate()
                    .map(|(i, f)| match f {
                        V::Object(_) | V::Array(_) | V::Text(_) => f.clone(),
                        _ => V::Field(i as u32, object.clone()),
                    })
                    .collect()
            }
            V::Array(_) => {
                let mut parts = Vec::new();
                for i in 0..n {
                    parts.push(arith::index(&mut self.world, &value, &V::Int(Integer::Int, i as i64))?);
                }
                parts
            }
            other => {
                let mut parts = Vec::new();
                let rank = cute::call(&mut self.world, "rank", &[], std::slice::from_ref(other))?;
                let rank = match rank {
                    Some(r) => library::integer(&self.world, &r)?,
                    None => 0,
                };
                for i in 0..rank {
                    let part = cute::call(&mut self.world, "get", &[V::Int(Integer::Int, i)], std::slice::from_ref(other))?;
                    parts.extend(part);
                }
                parts
            }
        };
        if parts.len() != n {
            return Err(Fault::ill(format!("{} values are taken apart into {n} names", parts.len())));
        }
        for (i, part) in parts.into_iter().enumerate() {
            let part = if by_reference { part } else { self.world.value(&part)? };
            self.world.slots[first as usize + i] = part;
        }
        Ok(())
    }

    /// A range: itself, the index, the end; for an object of a class its iterators.
    pub(super) fn range_start(&mut self, range: V, slot: u32) -> Outcome<()> {
        let place = self.world.place(&range);
        let value = match &place {
            V::Memory(ty, _) if matches!(self.world.types.get(self.world.types.without_const(*ty)), Type::Array(..)) => place,
            _ => self.world.value(&range)?,
        };
        let n = match &value {
            V::Array(array) => self.world.length(array),
            V::Braces(items) => items.len() as i64,
            V::Text(text) => text.borrow().len() as i64,
            V::Memory(ty, _) => match self.world.types.get(*ty) {
                Type::Array(_, Some(n)) => *n,
                _ => return Err(Fault::ill("this is no range")),
            },
            // a text in quotes, its end among the characters
            V::Pointer { element: Types::CONST_CHAR, address, .. } => characters::c_string(&self.world, *address)?.len() as i64 + 1,
            V::Object(_) => {
                let begin = self.user_method(&range, "begin", &[])?;
                let end = self.user_method(&range, "end", &[])?;
                let (Some(begin), Some(end)) = (begin, end) else {
                    return Err(Fault::ill("this class has no `begin` and `end`"));
                };
                let (begin, end) = (self.world.value(&begin)?, self.world.value(&end)?);
                let begin = self.copied(&begin)?;
                self.world.slots[slot as usize] = range;
                self.world.slots[slot as usize + 1] = begin;
                self.world.slots[slot as usize + 2] = end;
                self.stack.push(V::Int(Integer::Bool, 0));
                self.stack.pop();
                self.range_fresh(slot);
                return Ok(());
            }
            _ => return Err(Fault::ill("this is no range")),
        };
        self.world.slots[slot as usize] = value;
        self.world.slots[slot as usize + 1] = V::Int(Integer::Long, 0);
        self.world.slots[slot as usize + 2] = V::Int(Integer::Long, n);
        Ok(())
    }

    /// Notes that the iterator has not been moved yet: the range is put behind a pack.
    pub(super) fn range_fresh(&mut self, slot: u32) {
        let range = std::mem::replace(&mut self.world.slots[slot as usize], V::Void);
        self.world.slots[slot as usize] = V::Pack(Rc::new(vec![range]));
    }

    pub(super) fn range_next(&mut self, slot: u32) -> Outcome<Option<V>> {
        let s = slot as usize;
        if let (V::Int(Integer::Long, i), V::Int(Integer::Long, n)) = (self.world.slots[s + 1].clone(), self.world.slots[s + 2].clone()) {
            if i >= n {
                return Ok(None);
            }
            self.world.slots[s + 1] = V::Int(Integer::Long, i + 1);
            let range = self.world.slots[s].clone();
            return match &range {
                V::Braces(items) => Ok(items.get(i as usize).cloned()),
                range => arith::index(&mut self.world, range, &V::Int(Integer::Long, i)).map(Some),
            };
        }
        let depth = self.frames.len();
        let iterator = match &self.world.slots[s + 1] {
            v @ V::Object(_) => v.clone(),
            _ => V::Slot(slot + 1),
        };
        if let V::Pack(range) = self.world.slots[s].clone() {
            self.world.slots[s] = range.first().cloned().unwrap_or(V::Void);
        } else {
            self.step(&iterator, 1, false)?;
            self.run(depth)?;
            self.stack.pop();
        }
        let (at, end) = (self.world.value(&iterator)?, self.world.slots[s + 2].clone());
        self.binary(super::super::ast::BinaryOp::Unequal, at, end)?;
        self.run(depth)?;
        let more = self.pop();
        if !self.truth(&more)? {
            return Ok(None);
        }
        self.pointee(&iterator).map(Some)
    }
}
