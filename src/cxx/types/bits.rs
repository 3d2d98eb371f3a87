//! Types whose values lie in bits: `bool` in tensors with memory of their own, and bit fields.

use super::Types;
use crate::cxx::value::{Type, TypeId, Value};

/// The name of the type that a bit field has in memory: its declared type and its width are the arguments.
pub(in crate::cxx) const BIT_FIELD: &str = "#bits";

impl Types {
    /// The type of the values that elements of a type have.
    pub fn of_values(&self, id: TypeId) -> TypeId {
        match self.without_const(id) {
            Types::BIT => Types::BOOL,
            id => self.bit_field(id).map_or(id, |(of, _)| of),
        }
    }

    /// The type of a bit field, and how many bits it has.
    pub fn bit_field(&self, id: TypeId) -> Option<(TypeId, u32)> {
        match self.get(id) {
            Type::Library(name, args) if &**name == BIT_FIELD => match &args[..] {
                [Value::Type(of), Value::Int(_, bits)] => Some((*of, u32::try_from(*bits).ok()?)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The element type and the number of elements of an array of the library that stands in bytes.
    pub fn array_in_bytes(&self, id: TypeId) -> Option<(TypeId, i64)> {
        match self.get(self.without_const(id)) {
            Type::Library(name, args) if matches!(&**name, "AlignedArray" | "Array" | "array" | "array_aligned" | "array_subbyte") => {
                match args.get(..2)? {
                    [Value::Type(of), Value::Int(_, n) | Value::Static(_, n)] => self.scalar_bits(*of).map(|_| (*of, *n)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
