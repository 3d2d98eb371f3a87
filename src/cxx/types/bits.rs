//! Types whose values lie in bits: `bool` in tensors with memory of their own, and bit fields.

use super::{MEMBER_POINTER, METHOD, Types};
use crate::algebra::tensor::{Pointer, Space};
use crate::cxx::value::{Floating, Integer, Type, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::element::ELEMENTS;
use crate::value::stored::Stored;

/// The name of the type that a bit field has in memory: its declared type and its width are the arguments.
pub(in crate::cxx) const BIT_FIELD: &str = "#bits";

/// The class of references to elements that are less than a byte.
pub(in crate::cxx) const BIT_REFERENCE: &str = "subbyte_reference";

impl Types {
    /// Whether what is made of a place by a type of this kind refers to it: `T&`, `T&&`, a reference to less than a byte.
    pub fn refers(&self, id: TypeId) -> bool {
        match self.get(id) {
            Type::Reference(_) | Type::Forwarding(_) => true,
            Type::Library(name, _) => &**name == BIT_REFERENCE,
            _ => false,
        }
    }

    /// The bytes that a member has which refers.
    pub fn size_of_reference(&self, id: TypeId) -> i64 {
        if matches!(self.get(id), Type::Library(..)) { 16 } else { 8 }
    }

    /// Whether a type of numbers is a class of CUTLASS.
    pub fn is_class_of_number(&self, id: TypeId) -> bool {
        matches!(self.get(self.without_const(id)), Type::Element(_) | Type::Float(Floating::Narrow(_)))
    }

    /// Whether a type is a class, as only these have members to point to.
    pub fn has_members(&self, id: TypeId) -> bool {
        match self.get(self.without_const(id)) {
            Type::Class(_) | Type::Closure(_) | Type::Element(_) | Type::Float(Floating::Narrow(_)) | Type::Of(_) | Type::Auto => true,
            Type::Library(name, _) => !matches!(&**name, MEMBER_POINTER | METHOD),
            // of a vector or a string it is a class
            Type::Pointer(Space::Iterator(_), _) => true,
            Type::Pointer(Space::Raw, of) => self.is_within_byte(*of),
            _ => false,
        }
    }

    /// The type that a number of CUTLASS's converts to as an operand: `int` of `int4_t`, `unsigned` of `uint4_t`.
    pub fn underlying_of_element(&self, id: TypeId) -> Option<Integer> {
        match self.get(id) {
            Type::Element(row) => {
                let is_signed = ELEMENTS.get(usize::from(*row)).is_some_and(|e| e.name.starts_with("int"));
                Some(if is_signed { Integer::Int } else { Integer::UInt })
            }
            _ => None,
        }
    }

    /// The type of the values that elements of a type have.
    pub fn of_values(&self, id: TypeId) -> TypeId {
        match self.without_const(id) {
            Types::BIT => Types::BOOL,
            id => self.bit_field(id).map_or(id, |(of, _)| of),
        }
    }

    /// Enters the elements in bits of each number below 8 bits behind it, and both as constants, for [`Types::in_bits`] to find them.
    pub(super) fn enter_bits(&mut self) {
        self.intern(Type::Const(Types::BIT));
        for element in ELEMENTS.iter().filter(|e| e.bits < 8 && e.name == e.canonical() && e.name != "bool") {
            let Some(of) = self.element(element.name) else { continue };
            let width = Value::Int(Integer::Int, element.bits.into());
            let bits = self.intern(Type::Library(BIT_FIELD.into(), vec![Value::Type(of), width]));
            self.intern(Type::Const(of));
            self.intern(Type::Const(bits));
            self.last_in_bits = TypeId(bits.0 + 2);
        }
    }

    /// A type as that of the elements that CuTe's `subbyte_iterator` leads to: `bool` and numbers below 8 bits are so many bits
    /// there, of the language they are bytes.
    pub fn in_bits(&self, id: TypeId) -> TypeId {
        match id {
            Types::BOOL => Types::BIT,
            Types::CONST_BOOL => TypeId(Types::VECTOR_BOOL.0 + 1),
            // those of bytes have the odd numbers
            TypeId(n) if n > Types::VECTOR_BOOL.0 + 1 && id <= self.last_in_bits => TypeId(n + n % 2),
            id => id,
        }
    }

    /// The bits of an element of which several share what is stored, and how many do: `sparse_elem<2, half_t>`.
    pub fn sparse_bits(&self, element: TypeId) -> Option<(u32, u32)> {
        match self.get(self.without_const(element)) {
            Type::Of(Value::Cute(of)) => match of.stored {
                Stored::Plain(AlgebraValue::SparseType(stored, sparsity)) => Some((stored.bits / sparsity.max(1), sparsity)),
                _ => None,
            },
            _ => None,
        }
    }

    /// A null pointer to elements of a type, as the algebra knows it.
    pub fn pointer_of(&self, element: TypeId) -> Pointer {
        if let Some((bits, sparsity)) = self.sparse_bits(element) {
            return Pointer { element: element.0, sparsity, ..Pointer::new(Space::Raw, bits, 0) };
        }
        let bits = self.access_bits(element).map_or(8, |bits| bits.min(1 << 30) as u32);
        let unused_bits = bits - self.number_bits(element).unwrap_or(bits).min(bits);
        Pointer { element: element.0, unused_bits, ..Pointer::new(Space::Raw, bits, 0) }
    }

    /// What a pointer of the language leads to: an iterator over what is less than a byte is a class.
    pub fn pointed_to(&self, id: TypeId) -> Option<TypeId> {
        match self.get(id) {
            Type::Pointer(Space::Raw, of) if !self.is_within_byte(*of) => Some(*of),
            _ => None,
        }
    }

    /// Whether a pointer to a type is CuTe's `subbyte_iterator`.
    pub fn is_in_bits(&self, id: TypeId) -> bool {
        self.is_within_byte(id) && self.packed_in(id).is_none() && self.without_const(id) != Types::VECTOR_BOOL
    }

    /// The same, `const` where the elements are.
    pub fn element_type(&mut self, id: TypeId) -> TypeId {
        match (self.of_values(id), self.without_const(id)) {
            (values, plain) if values == plain => id,
            (values, plain) if plain == id => values,
            (values, _) => self.intern(Type::Const(values)),
        }
    }

    /// Whether values of a type are less than a byte in memory, so that references to them are objects.
    pub fn is_within_byte(&self, id: TypeId) -> bool {
        let id = self.without_const(id);
        matches!(id, Types::BIT | Types::VECTOR_BOOL)
            || self.packed_in(id).is_some()
            || self.bit_field(id).is_some_and(|(of, _)| self.is_class_of_number(of))
    }

    /// The type of a reference to an element of a type.
    pub fn reference_to(&mut self, id: TypeId, is_const: bool) -> TypeId {
        let mut of = self.element_type(id);
        if is_const {
            of = self.intern(Type::Const(of));
        }
        if self.without_const(of) != of && self.without_const(id) == Types::VECTOR_BOOL {
            return Types::BOOL;
        }
        if self.is_within_byte(id) {
            // of an array and of a vector they are others than CuTe's
            let other = if self.without_const(id) == Types::VECTOR_BOOL { Some(Value::Void) } else { self.packed_in(id).cloned() };
            return self.intern(Type::Library(BIT_REFERENCE.into(), std::iter::once(Value::Type(of)).chain(other).collect()));
        }
        self.intern(Type::Reference(of))
    }

    /// The type of a bit field, and how many bits it has.
    pub fn bit_field(&self, id: TypeId) -> Option<(TypeId, u32)> {
        match self.get(id) {
            Type::Library(name, args) if &**name == BIT_FIELD => match &args[..] {
                [Value::Type(of), Value::Int(_, bits), ..] => Some((*of, u32::try_from(*bits).ok()?)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a bit field of an enumeration has no sign.
    pub fn is_field_unsigned(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Library(name, args) if &**name == BIT_FIELD && matches!(args.get(1), Some(Value::Int(Integer::UInt, _))))
    }

    /// The elements of an array as they lie in it, for those that are no references are told by their type: `bool` in a vector, and
    /// what is less than a register in an array of CUTLASS.
    pub fn element_in(&mut self, array: TypeId, element: TypeId) -> TypeId {
        let element = self.without_const(element);
        let count = match self.get(self.without_const(array)) {
            Type::Library(name, _) if &**name == "vector" && element == Types::BOOL => return Types::VECTOR_BOOL,
            Type::Library(name, _) if matches!(&**name, "array_subbyte" | "ArrayEngine") => return self.in_bits(element),
            Type::Library(name, args) if matches!(&**name, "Array" | "AlignedArray") => args.get(1).cloned(),
            _ => None,
        };
        match (self.bits_in_array(element), count) {
            (Some(bits), Some(Value::Int(_, n) | Value::Static(_, n, _))) => {
                let (bits, n) = (Value::Int(Integer::Int, bits), Value::Int(Integer::Int, n));
                self.intern(Type::Library(BIT_FIELD.into(), vec![Value::Type(element), bits, n]))
            }
            _ => element,
        }
    }

    /// The bits of an element of an array of CUTLASS, where it is less than a register and so packed into words.
    pub fn bits_in_array(&self, element: TypeId) -> Option<i64> {
        let bits = self.scalar_bits(self.in_bits(element))?;
        Some(i64::from(bits)).filter(|bits| *bits < 32)
    }

    /// The words of an array of CUTLASS whose elements are packed: their type, how many elements each holds and how many there are.
    pub fn words_of(&self, element: TypeId, n: i64) -> Option<(Integer, i64, i64)> {
        let bits = self.bits_in_array(element)?;
        let word = match bits.checked_mul(n)? {
            all if all % 32 == 0 => Integer::UInt,
            all if all % 16 == 0 => Integer::UShort,
            _ => Integer::UChar,
        };
        let each = i64::from(word.bits()) / bits;
        Some((word, each, n.checked_add(each - 1)? / each))
    }

    /// The number of elements of the array of CUTLASS whose packed element a type is.
    pub fn packed_in(&self, id: TypeId) -> Option<&Value> {
        match self.get(self.without_const(id)) {
            Type::Library(name, args) if &**name == BIT_FIELD => args.get(2),
            _ => None,
        }
    }

    /// Whether a type is a container whose length is no part of it, which is no tuple.
    pub fn has_own_length(&self, ty: TypeId) -> bool {
        matches!(self.get(self.strip(ty)), Type::Library(name, _) if super::containers::grows(name))
    }

    /// The element type and the number of elements of an array of C, or of one of the library that stands in bytes.
    pub fn array_of(&self, id: TypeId) -> Option<(TypeId, i64)> {
        match self.get(self.without_const(id)) {
            Type::Array(of, n) => Some((*of, (*n)?)),
            _ => self.array_in_bytes(id),
        }
    }

    /// The element type and the number of elements of an array of the library that stands in bytes.
    pub fn array_in_bytes(&self, id: TypeId) -> Option<(TypeId, i64)> {
        match self.get(self.without_const(id)) {
            Type::Library(name, args)
                if matches!(&**name, "AlignedArray" | "Array" | "array" | "array_aligned" | "array_subbyte" | "ArrayEngine") =>
            {
                match args.get(..2)? {
                    [Value::Type(of), Value::Int(_, n) | Value::Static(_, n, _)] => {
                        let of = if &**name == "array" { *of } else { self.in_bits(*of) };
                        self.access_bits(of).map(|_| (of, *n))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
