//! Pairs: a class of the prelude whose members the machine knows.

use super::State;
use crate::cxx::types::Role;
use crate::cxx::value::{ClassId, Outcome, Type, Value};
use std::rc::Rc;

impl State {
    /// The places of the two members of a pair, or of the pair that a class is derived from; `None` of any other value.
    pub fn pair(&self, v: &Value) -> Outcome<Option<[Value; 2]>> {
        if let Value::Memory(ty, address) = self.place(v)
            && let Type::Class(class) = self.types.get(self.types.strip(ty))
        {
            let info = &self.types.classes[class.0 as usize];
            return Ok(match (info.role, info.flat.as_deref()) {
                (Role::Pair(..), Some([(a, at), (b, behind)])) => {
                    let member = |ty, offset: i64| Value::Memory(ty, address.wrapping_add(offset.wrapping_mul(8)));
                    Some([member(*a, *at), member(*b, *behind)])
                }
                _ => None,
            });
        }
        let Some((object, seen)) = self.object(v)? else {
            return Ok(None);
        };
        let is_pair = |class: ClassId| matches!(self.types.classes[class.0 as usize].role, Role::Pair(..));
        let class = match is_pair(seen) {
            true => Some(seen),
            false => self.types.classes[seen.0 as usize].bases.iter().map(|(base, ..)| *base).find(|base| is_pair(*base)),
        };
        let first = class.and_then(|class| self.types.base_members(object.class, class)).map(|(first, _)| first);
        Ok(first.map(|first| [0, 1].map(|i| Self::member(&object, first + i))))
    }

    /// The place of a member of an object.
    fn member(object: &Rc<crate::cxx::value::Object>, i: usize) -> Value {
        match object.fields.borrow().get(i) {
            Some(v @ (Value::Object(_) | Value::Array(_) | Value::Text(_))) => v.clone(),
            Some(v) if Self::is_place(v) => v.clone(),
            _ => Value::Field(i as u32, object.clone()),
        }
    }

    /// A pair as a tuple of copies of its members.
    pub fn tuple_of_pair(&mut self, v: &Value) -> Outcome<Option<Value>> {
        if !matches!(v, Value::Object(_)) {
            return Ok(None);
        }
        let Some([first, second]) = self.pair(v)? else {
            return Ok(None);
        };
        let (first, second) = (self.load(&first)?, self.load(&second)?);
        Ok(Some(Value::Tuple(Rc::new(vec![self.copy(&first)?, self.copy(&second)?]))))
    }
}
