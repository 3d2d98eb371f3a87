//! The types of numbers: their names, sizes and ranges.

use crate::algebra::Note;
use crate::cxx::value::{Floating, Integer, TypeId};
use crate::value::element::ELEMENTS;

/// Every integer type, in the order of their numbers.
pub const INTEGERS: [Integer; 16] = [
    Integer::Bool,
    Integer::Char,
    Integer::SChar,
    Integer::UChar,
    Integer::Short,
    Integer::UShort,
    Integer::Int,
    Integer::UInt,
    Integer::Long,
    Integer::ULong,
    Integer::LongLong,
    Integer::ULongLong,
    Integer::Char8,
    Integer::Char16,
    Integer::Char32,
    Integer::WChar,
];

impl Integer {
    /// The number that the type has in every table.
    pub const fn id(self) -> TypeId {
        TypeId(1 + self as u32)
    }

    /// The type as the note of an integer of the algebra: `int` is 0, what is narrower stands behind `unsigned long long`.
    pub const fn note(self) -> Note {
        match self as u8 {
            n @ 12.. => Note::of_type(n),
            n => Note::of_type((n + 12 - Integer::Int as u8) % 12),
        }
    }

    /// The type that a note says.
    pub const fn of_note(note: Note) -> Integer {
        match note.type_number() as usize {
            n @ 12..16 => INTEGERS[n],
            n => INTEGERS[(n + Integer::Int as usize) % 12],
        }
    }

    /// The size in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Integer::Bool | Integer::Char | Integer::SChar | Integer::UChar | Integer::Char8 => 8,
            Integer::Short | Integer::UShort | Integer::Char16 => 16,
            Integer::Int | Integer::UInt | Integer::Char32 | Integer::WChar => 32,
            _ => 64,
        }
    }

    /// Whether the type has negative values.
    pub const fn is_signed(self) -> bool {
        matches!(self, Integer::Char | Integer::SChar | Integer::Short | Integer::Int | Integer::Long | Integer::LongLong | Integer::WChar)
    }

    /// `value` in the range of this type, as a conversion does.
    #[inline]
    pub const fn wrap(self, value: i64) -> i64 {
        match self {
            Integer::Bool => (value != 0) as i64,
            Integer::Char | Integer::SChar => value as i8 as i64,
            Integer::UChar | Integer::Char8 => value as u8 as i64,
            Integer::Short => value as i16 as i64,
            Integer::UShort | Integer::Char16 => value as u16 as i64,
            Integer::Int | Integer::WChar => value as i32 as i64,
            Integer::UInt | Integer::Char32 => value as u32 as i64,
            _ => value,
        }
    }

    /// The type with the other sign.
    pub const fn with_sign(self, signed: bool) -> Integer {
        match (self, signed) {
            (Integer::Char | Integer::SChar | Integer::UChar | Integer::Char8, true) => Integer::SChar,
            (Integer::Char | Integer::SChar | Integer::UChar | Integer::Char8, false) => Integer::UChar,
            (Integer::Short | Integer::UShort | Integer::Char16, true) => Integer::Short,
            (Integer::Short | Integer::UShort | Integer::Char16, false) => Integer::UShort,
            (Integer::Int | Integer::UInt | Integer::Char32 | Integer::WChar, true) => Integer::Int,
            (Integer::Int | Integer::UInt | Integer::Char32 | Integer::WChar, false) => Integer::UInt,
            (Integer::Long | Integer::ULong, true) => Integer::Long,
            (Integer::Long | Integer::ULong, false) => Integer::ULong,
            (Integer::LongLong | Integer::ULongLong, true) => Integer::LongLong,
            (Integer::LongLong | Integer::ULongLong, false) => Integer::ULongLong,
            (Integer::Bool, _) => Integer::Bool,
        }
    }

    /// The name of the type as C++ prints it.
    pub const fn name(self) -> &'static str {
        match self {
            Integer::Bool => "bool",
            Integer::Char => "char",
            Integer::SChar => "signed char",
            Integer::UChar => "unsigned char",
            Integer::Short => "short",
            Integer::UShort => "unsigned short",
            Integer::Int => "int",
            Integer::UInt => "unsigned int",
            Integer::Long => "long",
            Integer::ULong => "unsigned long",
            Integer::LongLong => "long long",
            Integer::ULongLong => "unsigned long long",
            Integer::Char8 => "char8_t",
            Integer::Char16 => "char16_t",
            Integer::Char32 => "char32_t",
            Integer::WChar => "wchar_t",
        }
    }
}

impl Floating {
    /// What marks the base class of a narrow number.
    pub const BASE: u8 = 0x80;

    /// Whether it is the same type.
    pub fn is(self, other: Floating) -> bool {
        self == other || matches!((self, other), (Floating::LongDouble(_), Floating::LongDouble(_)))
    }

    /// What operators of two of them return: CUTLASS's numbers that share a base class, `float_e2m1_t` and its kin, become it.
    pub fn base(self) -> Floating {
        match self {
            Floating::Narrow(row) if self.name().starts_with("float_") && !matches!(self.name(), "float_e4m3_t" | "float_e5m2_t") => {
                Floating::Narrow(row | Floating::BASE)
            }
            _ => self,
        }
    }

    /// The size in bits.
    pub fn bits(self) -> u32 {
        match self {
            Floating::Float => 32,
            Floating::Double => 64,
            Floating::LongDouble(_) => 128,
            Floating::Narrow(i) => ELEMENTS.get(usize::from(i & !Floating::BASE)).map_or(32, |e| e.bits),
        }
    }

    /// The name of the type as C++ prints it.
    pub fn name(self) -> &'static str {
        match self {
            Floating::Float => "float",
            Floating::Double => "double",
            Floating::LongDouble(_) => "long double",
            Floating::Narrow(i) => ELEMENTS.get(usize::from(i & !Floating::BASE)).map_or("float", |e| e.name),
        }
    }
}
