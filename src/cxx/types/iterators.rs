//! Iterators of containers: pointers within, and classes of their own to C++.

use super::Types;
use crate::algebra::tensor::Space;
use crate::cxx::value::{Type, TypeId, Value};
use std::rc::Rc;

impl Value {
    /// The pointer to a place that is not kept as bytes.
    pub fn address(place: Value) -> Value {
        Value::AddressOf(Rc::new(place), Space::Raw)
    }

    /// A pointer as one of another kind: an iterator as the pointer in it, and the other way round.
    pub fn in_space(self, space: Space) -> Value {
        match self {
            Value::Pointer { element, address, .. } => Value::Pointer { space, element, address },
            Value::AddressOf(place, _) => Value::AddressOf(place, space),
            v => v,
        }
    }

    /// What kind of pointer it is.
    pub fn space(&self) -> Option<Space> {
        match self {
            Value::Pointer { space, .. } | Value::AddressOf(_, space) => Some(*space),
            _ => None,
        }
    }

    /// Whether it is an iterator of a container, which C++ has a class for.
    pub fn is_iterator(&self) -> bool {
        matches!(self.space(), Some(Space::Iterator(_)))
    }
}

impl Types {
    /// What kind of pointer the iterators of a container are: those of arrays and lists of initialisers are pointers.
    pub(in crate::cxx) fn iterator_space(&self, container: TypeId) -> Space {
        match self.get(container) {
            Type::Library(name, _) if matches!(&**name, "vector" | "host_vector" | "deque" | "string") => Space::Iterator(container.0),
            _ => Space::Raw,
        }
    }

    /// Whether a pointer is kept as bytes: an iterator of a string leads to its characters, which are not.
    pub(super) fn is_pointer_in_bytes(&self, space: Space, of: TypeId) -> bool {
        let of_string = |c| matches!(self.get(TypeId(c)), Type::Library(name, _) if &**name == "string");
        self.is_flat(of) && self.pointer_bytes(space, of) == 8 && !matches!(space, Space::Iterator(c) if of_string(c))
    }

    /// The size of a pointer in bytes: an iterator of a deque or over what is less than a byte holds more than one.
    pub(in crate::cxx) fn pointer_bytes(&self, space: Space, of: TypeId) -> i64 {
        match space {
            _ if self.is_within_byte(of) => 16,
            Space::Iterator(container) if matches!(self.get(TypeId(container)), Type::Library(name, _) if &**name == "deque") => 32,
            _ => 8,
        }
    }

    /// The class that libstdc++ has for the iterators of a container.
    pub(super) fn iterator_name(&self, container: TypeId, element: TypeId) -> String {
        let (of, container) = (self.name(element), self.name(container));
        match container.strip_prefix("std::deque<") {
            Some(_) => format!("std::_Deque_iterator<{}, {of}&, {of}*>", self.name(self.without_const(element))),
            None => format!("__gnu_cxx::__normal_iterator<{of}*, {container}>"),
        }
    }
}
