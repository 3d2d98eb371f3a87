//! The containers of the library by their names, and what their template arguments say.

use super::Types;
use crate::cxx::value::{TypeId, Value};

/// Containers whose length may change.
pub(in crate::cxx) const VECTORS: [&str; 5] = ["vector", "host_vector", "device_vector", "deque", "initializer_list"];
/// Containers whose length is part of their type.
pub(in crate::cxx) const ARRAYS: [&str; 6] = ["array", "Array", "AlignedArray", "array_aligned", "array_subbyte", "ArrayEngine"];

/// The third argument of a `cute::array`, by which its type is another one than that of a `std::array`; of an `array_aligned` it is
/// the alignment.
pub(in crate::cxx) const OF_CUTE: i64 = 0;

/// The name of the template that a type of the library is an instance of.
pub(in crate::cxx) fn template_name<'n>(name: &'n str, args: &[Value]) -> &'n str {
    if name == "array" && args.len() == 2 { "__std_array" } else { name }
}

/// Whether `name` is a container whose length may change.
pub fn grows(name: &str) -> bool {
    VECTORS.contains(&name)
}

/// Whether `name` is a container with elements in a row.
pub fn is_sequence(name: &str) -> bool {
    VECTORS.contains(&name) || ARRAYS.contains(&name)
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
        Some(Value::Int(_, n) | Value::Static(_, n, _) | Value::Enum(_, n)) => *n,
        _ => 0,
    }
}

/// Size and alignment in bytes of an array of the library: `cute::array`, whose third argument is the alignment of an
/// `array_aligned`, `array_subbyte`, `cutlass::Array` and `AlignedArray`.
pub(super) fn array_extent(types: &Types, name: &str, args: &[Value]) -> Option<(i64, i64)> {
    let element = element_of(args);
    let n = count_of(args);
    let bytes = || Some(super::algebra::bits_of(types, args.first())?.checked_mul(n)?.checked_add(7)? / 8);
    let given = match args.get(2) {
        Some(Value::Int(_, align) | Value::Static(_, align, _)) => *align,
        _ => 0,
    };
    let plain = || Some((types.size_of(element)?.checked_mul(n)?, if n > 0 { types.align_of(element)? } else { 1 }));
    let (size, align) = match name {
        "array" => plain()?,
        "array_subbyte" => (bytes()?, 1),
        "ArrayEngine" => match super::algebra::bits_of(types, args.first())? % 8 {
            0 => (plain()?.0, 16),
            _ => (bytes()?, 1),
        },
        "Array" | "AlignedArray" => {
            let (size, align) = match types.words_of(element, n) {
                Some((word, _, words)) => (words.checked_mul(i64::from(word.bits() / 8))?, i64::from(word.bits() / 8)),
                None => plain()?,
            };
            (size, if name == "AlignedArray" && given == 0 { align.max(size) } else { align })
        }
        _ => return None,
    };
    let align = align.max(given).max(1);
    Some((size.max(1).checked_add(align - 1)? / align * align, align))
}
