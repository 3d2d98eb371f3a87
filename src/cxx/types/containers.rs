//! The containers of the library by their names, and what their template arguments say.

use super::Types;
use crate::cxx::value::{TypeId, Value};

/// Containers whose length may change.
pub(in crate::cxx) const VECTORS: [&str; 5] = ["vector", "host_vector", "device_vector", "deque", "initializer_list"];
/// Containers whose length is part of their type.
pub(in crate::cxx) const ARRAYS: [&str; 5] = ["array", "Array", "AlignedArray", "array_aligned", "array_subbyte"];

/// Whether `name` is a container whose length may change.
pub fn grows(name: &str) -> bool {
    VECTORS.contains(&name)
}

/// Whether `name` is a container with elements in a row.
pub fn is_sequence(name: &str) -> bool {
    VECTORS.contains(&name) || ARRAYS.contains(&name) || name == "ArrayEngine"
}

/// The type of the elements, the first template argument.
pub(in crate::cxx) fn element_of(args: &[Value]) -> TypeId {
    match args.first() {
        Some(Value::Type(ty)) => *ty,
        _ => Types::INT,
    }
}

/// The number of elements, the second template argument.
pub(in crate::cxx) fn count_of(args: &[Value]) -> i64 {
    match args.get(1) {
        Some(Value::Int(_, n) | Value::Static(_, n) | Value::Enum(_, n)) => *n,
        _ => 0,
    }
}
