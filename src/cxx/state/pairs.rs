//! Pairs and tuples of the standard library: classes of the prelude whose elements the machine knows.

use super::State;
use crate::cxx::types::Role;
use crate::cxx::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use std::rc::Rc;

impl State {
    /// The places of the elements of a pair or a `std::tuple`, or of the one that a class is derived from; `None` of any other
    /// value.
    pub fn element_places(&self, v: &Value) -> Outcome<Option<Vec<Value>>> {
        let known = |class: ClassId| self.types.classes.get(class.0 as usize).filter(|c| c.elements.is_some());
        if let Value::Memory(ty, address) = self.place(v)
            && let Type::Class(class) = self.types.get(self.types.strip(ty))
        {
            let found = known(*class).and_then(|info| Some((info.role, info.flat.as_deref()?)));
            let member = |(ty, at): &(_, i64)| Value::Memory(*ty, address.wrapping_add(at.wrapping_mul(8)));
            return Ok(found.map(|(role, flat)| in_order(role, flat.iter().map(member).collect())));
        }
        let Some((object, seen)) = self.object(v)? else {
            return Ok(None);
        };
        let class = match known(seen) {
            Some(_) => Some(seen),
            None => self.types.classes[seen.0 as usize].bases.iter().map(|(base, ..)| *base).find(|base| known(*base).is_some()),
        };
        if let Some(class) = class
            && let info = &self.types.classes[class.0 as usize]
            && info.role == Role::Sequence
        {
            return info
                .elements
                .iter()
                .flat_map(|elements| elements.iter())
                .map(|ty| self.element_of_type(*ty))
                .collect::<Outcome<_>>()
                .map(Some);
        }
        let found = class.and_then(|class| Some((self.types.base_members(object.class, class)?.0, known(class)?)));
        Ok(found.map(|(first, info)| {
            let n = info.elements.as_ref().map_or(0, |elements| elements.len());
            in_order(info.role, (first..first + n).map(|i| Self::member(&object, i)).collect())
        }))
    }

    /// Element `i` of a sequence of integers, `None` of an object of another class.
    pub fn number_in(&self, class: ClassId, i: i64) -> Option<Value> {
        let info = self.types.classes.get(class.0 as usize).filter(|info| info.role == Role::Sequence)?;
        let ty = info.elements.as_ref()?.get(usize::try_from(i).ok()?)?;
        self.element_of_type(*ty).ok()
    }

    /// What stands in a sequence or a list of types for one of them: `T{}`.
    fn element_of_type(&self, ty: TypeId) -> Outcome<Value> {
        match self.types.get(ty) {
            Type::Of(v) => Ok(v.clone()),
            Type::Int(kind) => Ok(Value::Int(*kind, 0)),
            Type::Float(kind) => Ok(Value::Float(*kind, 0.0)),
            Type::Class(class) if self.types.classes[class.0 as usize].empty => {
                Ok(Value::Object(crate::cxx::value::Object::new(*class, Vec::new(), None)))
            }
            _ => {
                Err(Fault::new(FaultKind::Unsupported, format_args!("a `type_list` with `{}` as a tuple is not read", self.types.name(ty))))
            }
        }
    }

    /// The place of a member of an object.
    fn member(object: &Rc<crate::cxx::value::Object>, i: usize) -> Value {
        match object.fields.borrow().get(i) {
            Some(v @ (Value::Object(_) | Value::Array(_) | Value::Text(_))) => v.clone(),
            Some(v) if Self::is_place(v) => v.clone(),
            _ => Value::Field(i as u32, object.clone()),
        }
    }

    /// A pair or a `std::tuple` as CuTe's functions take it: a tuple of its elements.
    pub fn tuple_of_elements(&self, v: &Value) -> Outcome<Option<Value>> {
        if !matches!(v, Value::Object(_)) {
            return Ok(None);
        }
        let Some(parts) = self.element_places(v)? else {
            return Ok(None);
        };
        Ok(Some(Value::Tuple(Rc::new(parts.iter().map(|part| self.value(part)).collect::<Outcome<_>>()?))))
    }
}

/// Elements in their order: the last one of a `std::tuple` is its first member.
fn in_order(role: Role, mut members: Vec<Value>) -> Vec<Value> {
    if role == Role::Tuple {
        members.reverse();
    }
    members
}
