//! The types of elements of CuTe, and how many bits the values of types take.

use super::Types;
use crate::algebra::tensor::Space;
use crate::cxx::value::{Floating, Integer, Type, TypeId, Value};
use crate::value::element::ELEMENTS;

impl Types {
    /// The element type of CuTe's table called `name`, as a program knows it.
    pub fn element(&mut self, name: &str) -> Option<TypeId> {
        let name = match name {
            "uint6b_t" => "uint6_t",
            "int6b_t" => "int6_t",
            "unsigned int" => "unsigned",
            name => name,
        };
        let index = ELEMENTS.iter().position(|e| e.name == name)?;
        let element = &ELEMENTS[index];
        let integer = |integer: Integer| Some(integer.id());
        match element.name {
            "bool" | "bin1_t" => return integer(Integer::Bool),
            "char" => return integer(Integer::Char),
            "int8_t" | "i8" => return integer(Integer::SChar),
            "uint8_t" => return integer(Integer::UChar),
            "int16_t" | "i16" => return integer(Integer::Short),
            "uint16_t" => return integer(Integer::UShort),
            "int" | "int32_t" | "i32" => return integer(Integer::Int),
            "unsigned" | "uint32_t" => return integer(Integer::UInt),
            "long" | "int64_t" | "i64" => return integer(Integer::Long),
            "uint64_t" | "size_t" => return integer(Integer::ULong),
            "float" | "f32" => return Some(Types::FLOAT),
            "double" | "f64" => return Some(Types::DOUBLE),
            _ => {}
        }
        let canonical = element.canonical();
        let place = ELEMENTS.iter().position(|e| e.name == canonical).unwrap_or(index);
        let row = u8::try_from(place).ok()?;
        Some(match crate::cxx::floats::Format::of(canonical) {
            Some(_) => self.intern(Type::Float(Floating::Narrow(row))),
            None => self.intern(Type::Element(row)),
        })
    }

    /// The name that CuTe's table has for an element of this type.
    pub fn element_name(&self, id: TypeId) -> Option<&'static str> {
        Some(match self.get(self.strip(id)) {
            Type::Int(integer) => match integer {
                Integer::Bool => "bool",
                Integer::Char => "char",
                Integer::SChar => "int8_t",
                Integer::UChar | Integer::Char8 => "uint8_t",
                Integer::Short => "int16_t",
                Integer::UShort | Integer::Char16 => "uint16_t",
                Integer::Int | Integer::WChar => "int32_t",
                Integer::UInt | Integer::Char32 => "uint32_t",
                Integer::Long | Integer::LongLong => "int64_t",
                Integer::ULong | Integer::ULongLong => "uint64_t",
            },
            Type::Float(floating) => floating.name(),
            Type::Element(row) => ELEMENTS.get(usize::from(*row))?.name,
            Type::Enum(_, _, integer) => return self.element_name(integer.id()),
            Type::Pointer(..) => "uint64_t",
            Type::Class(class) if self.classes.get(class.0 as usize)?.name.starts_with("complex<") => {
                let name = &self.classes.get(class.0 as usize)?.name;
                ELEMENTS.iter().find(|e| e.name == name)?.name
            }
            Type::Class(class) => match self.classes.get(class.0 as usize)?.size {
                1 => "uint8_t",
                2 => "uint16_t",
                4 => "uint32_t",
                8 => "uint64_t",
                16 => "uint128_t",
                _ => return None,
            },
            _ => return None,
        })
    }

    /// The size of a number in bits as `sizeof_bits` has it, which may be less than a byte.
    pub fn number_bits(&self, id: TypeId) -> Option<u32> {
        self.scalar_bits(self.in_bits(id))
    }

    /// The size of a value in bits, where it is kept as bytes: numbers and pointers to them.
    pub fn scalar_bits(&self, id: TypeId) -> Option<u32> {
        Some(match self.get(id) {
            Type::Int(integer) | Type::Enum(_, _, integer) => integer.bits(),
            Type::Float(floating) => floating.bits().max(8),
            Type::Element(_) if id == Types::BIT => 1,
            Type::Element(row) => ELEMENTS.get(usize::from(*row))?.bits.max(8),
            Type::Pointer(space, of) if self.is_pointer_in_bytes(*space, *of) => 64,
            Type::Const(of) => return self.scalar_bits(*of),
            Type::Library(..) => self.bit_field(id)?.1,
            _ => return None,
        })
    }

    /// The same of a member of an object in bytes: a pointer to what is no bytes is an address there too.
    pub fn value_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(self.without_const(id)) {
            Type::Pointer(Space::Raw, of) if self.pointer_bytes(Space::Raw, *of) == 8 => Some(64),
            _ => self.scalar_bits(id),
        }
    }

    /// The size in bits of a number, or of an array of numbers, arrays of arrays among them.
    pub fn flat_bits(&self, id: TypeId) -> Option<u64> {
        match self.get(id) {
            Type::Array(of, Some(n)) => self.flat_bits(*of)?.checked_mul(u64::try_from(*n).ok()?),
            Type::Const(of) => self.flat_bits(*of),
            _ => self.scalar_bits(id).map(u64::from),
        }
    }

    /// The size in bits of a member of an object that can be kept as bytes: arrays of objects among them.
    pub fn member_bits(&self, id: TypeId) -> Option<u64> {
        match self.get(id) {
            Type::Array(of, Some(n)) => self.member_bits(*of)?.checked_mul(u64::try_from(*n).ok()?),
            Type::Const(of) => self.member_bits(*of),
            _ => self.access_bits(id),
        }
    }

    /// The size in bits of a number, or of what one access moves as a whole: arrays, objects of nothing but numbers.
    pub fn access_bits(&self, id: TypeId) -> Option<u64> {
        match self.get(id) {
            Type::Class(class) => {
                let class = self.classes.get(class.0 as usize).filter(|c| c.flat.is_some() || c.in_bytes)?;
                u64::try_from(class.size).ok()?.checked_mul(8)
            }
            Type::Const(of) => self.access_bits(*of),
            Type::Library(name, args) if matches!(&**name, "AlignedArray" | "Array" | "array" | "array_aligned" | "ArrayEngine") => {
                match args.get(..2)? {
                    [Value::Type(of), Value::Int(_, n) | Value::Static(_, n, _)] => {
                        let bits = self.access_bits(if &**name == "array" { *of } else { self.in_bits(*of) })?;
                        bits.checked_mul(u64::try_from(*n).ok()?)
                    }
                    _ => None,
                }
            }
            Type::Pointer(..) => self.value_bits(id).map(u64::from),
            _ => self.flat_bits(id),
        }
    }

    /// Whether values of this type are kept as bytes.
    pub fn is_flat(&self, id: TypeId) -> bool {
        matches!(self.get(self.without_const(id)), Type::Void) || self.scalar_bits(id).is_some()
    }
}
