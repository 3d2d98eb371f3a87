//! What is known of an integer beside its value: its divisor in the CuTe DSL, its type in a program in C++.

/// Which notes the integers of an operation carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notes {
    /// None: a value is all that is known.
    #[default]
    None,
    /// What a run-time integer is a multiple of, as in the CuTe DSL.
    Divisors,
    /// The integer types of C++.
    Types,
}

/// What is known of an integer beside its value: under [`Notes::Divisors`] a number of which a run-time one is a multiple,
/// under [`Notes::Types`] its type. It is no part of the value, so that all are equal.
///
/// Types are numbered by what arithmetic makes of them: `int`, `unsigned`, `long`, `unsigned long`, `long long` and
/// `unsigned long long` from 0 on, behind them those that are promoted to `int`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note(u32);

impl PartialEq for Note {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Note {}

impl Note {
    /// Of a divisor: nothing is known, and operators of Python keep nothing (`cutlass.Int32(6)`). Of a type: `int`.
    pub const NONE: Note = Note(0);

    /// `size_t`
    pub const SIZE: Note = Note(Self::UNSIGNED_LONG);
    const UNSIGNED: u32 = 1;
    const UNSIGNED_LONG: u32 = 3;
    const LONG_LONG: u32 = 4;
    const UNSIGNED_LONG_LONG: u32 = 5;
    /// Of a type: that of an integer inside of a type which is a class of its own, `integral_constant<int, 4>`.
    const DERIVED: u32 = 0x100;

    /// The divisor `n`; one that does not fit says nothing.
    pub fn divisor(n: u64) -> Self {
        Note(u32::try_from(n).unwrap_or(1).max(1))
    }

    /// The divisor, at least 1.
    pub fn known_divisor(self) -> u32 {
        self.0.max(1)
    }

    /// Whether this is not [`Note::NONE`]: there is a divisor, which only the algebra keeps, or a type other than `int`.
    pub fn is_some(self) -> bool {
        self.0 > 0
    }

    /// The type of a number.
    pub const fn of_type(number: u8) -> Self {
        Note(number as u32)
    }

    /// The number of the type.
    pub const fn type_number(self) -> u8 {
        self.0 as u8
    }

    /// The same type, that of a class of its own where it `is_derived`.
    pub fn derived(self, is_derived: bool) -> Self {
        Note(u32::from(self.type_number()) | if is_derived { Self::DERIVED } else { 0 })
    }

    /// Whether the type is a class of its own.
    pub fn is_derived(self) -> bool {
        self.0 & Self::DERIVED != 0
    }

    /// The type of arithmetic with an operand of this type and one of `other`.
    #[inline]
    pub fn common(self, other: Note) -> Note {
        let promoted = |n: Note| Some(u32::from(n.type_number())).filter(|n| *n <= Self::UNSIGNED_LONG_LONG).unwrap_or(0);
        match (promoted(self), promoted(other)) {
            (Self::UNSIGNED_LONG, Self::LONG_LONG) | (Self::LONG_LONG, Self::UNSIGNED_LONG) => Note(Self::UNSIGNED_LONG_LONG),
            (a, b) => Note(a.max(b)),
        }
    }

    /// The type of what is one of two values of these types: `std::common_type`.
    pub fn either(self, other: Note) -> Note {
        if self.type_number() == other.type_number() { self.derived(false) } else { self.common(other) }
    }

    /// The value of this type that is congruent to `value`; a signed one is left to who reports that it does not fit.
    pub fn wrapped(self, value: i64) -> i64 {
        if u32::from(self.type_number()) == Self::UNSIGNED { value & 0xffff_ffff } else { value }
    }

    /// Whether values of the type have no sign.
    pub fn is_unsigned(self) -> bool {
        u32::from(self.type_number()) == Self::UNSIGNED || self.is_wide_unsigned()
    }

    /// Whether values are the bits of unsigned 64-bit integers.
    pub fn is_wide_unsigned(self) -> bool {
        matches!(u32::from(self.type_number()), Self::UNSIGNED_LONG | Self::UNSIGNED_LONG_LONG)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::{Cx, Int, Mode};
    use bumpalo::Bump;

    fn typed(value: i64, number: u8) -> Int {
        Int::dynamic(value).with_note(Note::of_type(number))
    }

    #[test]
    fn arithmetic_has_the_type_of_cxx() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Cxx).keeping(Notes::Types);
        let (uchar, unsigned, long) = (typed(200, 9), typed(7, 1), typed(5, 2));
        let number = |i: Int| i.note.type_number();
        assert_eq!(number(cx.add(uchar, uchar).unwrap()), 0);
        assert_eq!(number(cx.max(uchar, uchar)), 9);
        assert_eq!(number(cx.mul(unsigned, Int::fixed(2)).unwrap()), 1);
        assert_eq!(number(cx.mul(unsigned, long).unwrap()), 2);
        assert_eq!(number(Cx::new(&arena, Mode::Cxx).mul(unsigned, long).unwrap()), 0);
    }

    #[test]
    fn what_has_no_sign_wraps() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Cxx).keeping(Notes::Types);
        let (unsigned, size) = (typed(7, 1), typed(3, 3));
        assert_eq!(cx.sub(unsigned, Int::fixed(8)).unwrap().value, 0xffff_ffff);
        let huge = cx.sub(size, Int::fixed(4)).unwrap();
        assert_eq!((huge.value, cx.div(huge, size).unwrap().value), (-1, (u64::MAX / 3) as i64));
        assert_eq!(cx.compare(Int::dynamic(-1), unsigned, i64::lt).value, 0);
        assert_eq!(cx.compare(huge, size, i64::lt).value, 0);
    }
}
