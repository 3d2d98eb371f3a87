//! Integers that know whether they are compile-time, and CuTe's arithmetic on them.
//!
//! Source: `cute/numeric/integral_constant.hpp`, `cute/numeric/math.hpp`. Values are exact
//! 64-bit; what does not fit is a fault, but for types of C++ without a sign (`Notes::Types`), which wrap.

use super::note::{Note, Notes};
use super::{Cx, Fault, Mode, Result};

/// `_4` (compile-time) or `4` (run-time).
///
/// ```
/// use cutectl::algebra::Int;
///
/// assert_eq!(Int::fixed(4).value, Int::dynamic(4).value);
/// assert_ne!(Int::fixed(4), Int::dynamic(4)); // `_4` is not `4`
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Int {
    /// The value, known here even where C++ knows it only at run time.
    pub value: i64,
    /// Whether C++ knows it at compile time.
    pub is_static: bool,
    /// What is known of it besides: its divisor in the CuTe DSL, its type in a program in C++.
    pub note: Note,
}

/// Compile-time zero: `_0`.
pub const ZERO: Int = Int::fixed(0);
/// Compile-time one: `_1`.
pub const ONE: Int = Int::fixed(1);
/// Compile-time two: `_2`.
pub const TWO: Int = Int::fixed(2);

impl Int {
    /// An integer, compile-time or not.
    pub const fn new(value: i64, is_static: bool) -> Self {
        Int { value, is_static, note: Note::NONE }
    }

    /// A compile-time integer.
    pub const fn fixed(value: i64) -> Self {
        Int::new(value, true)
    }

    /// A run-time integer.
    pub const fn dynamic(value: i64) -> Self {
        Int::new(value, false)
    }

    /// A truth value: compile-time or not.
    pub const fn truth(value: bool, is_static: bool) -> Self {
        Int::new(value as i64, is_static)
    }

    /// The same integer with the note.
    pub const fn with_note(self, note: Note) -> Self {
        Int { note, ..self }
    }

    const fn is_fixed(self, n: i64) -> bool {
        self.is_static && self.value == n
    }
}

/// Sums of two such values fit `int`, so that nothing about them need be asked.
const SMALL: i64 = (1 << 30) - 1;

/// What `i` is known to be a multiple of: itself at compile time, 0 a multiple of everything.
fn factor(i: Int) -> u64 {
    if i.is_static { i.value.unsigned_abs() } else { u64::from(i.note.known_divisor()) }
}

/// The greatest common divisor; 0 is a multiple of everything.
fn common_divisor(mut a: u64, mut b: u64) -> u64 {
    while a != 0 {
        (a, b) = (b % a, a);
    }
    b
}

/// How the divisor of a result follows from those of the operands.
#[derive(Clone, Copy)]
enum Divided {
    Sum,
    Product,
    Quotient,
}

/// `i`, made of `a` and `b`, with what it is known to be a multiple of, where it is not known at compile time.
fn with_divisor(i: Int, how: Divided, a: Int, b: Int) -> Int {
    let (x, y) = (factor(a), factor(b));
    let divisor = match how {
        Divided::Sum => common_divisor(x, y),
        Divided::Product => x.saturating_mul(y),
        Divided::Quotient if b.is_static && x.is_multiple_of(y.max(1)) => x / y.max(1),
        Divided::Quotient => 1,
    };
    i.with_note(if i.is_static { Note::NONE } else { Note::divisor(divisor) })
}

/// A sum, a difference or a product of integers without a sign, by its bits.
fn wrapped(operation: &str, (x, y): (u64, u64)) -> Option<i64> {
    let bits = match operation {
        "+" => x.wrapping_add(y),
        "-" => x.wrapping_sub(y),
        "*" => x.wrapping_mul(y),
        _ => return None,
    };
    Some(bits as i64)
}

fn fits32(v: i64) -> bool {
    i32::try_from(v).is_ok()
}

impl<'a> Cx<'a> {
    /// The result `value` of an operation on `a` and `b`. Under `--cxx` a compile-time result
    /// that leaves `int` is not a constant expression any more: it becomes a run-time value.
    #[inline]
    fn made(self, a: Int, b: Int, value: i64) -> Int {
        if self.notes == Notes::Types {
            return self.typed(a, b, value, a.note.common(b.note));
        }
        let mut is_static = a.is_static && b.is_static;
        if is_static && self.mode == Mode::Cxx && !fits32(value) && fits32(a.value) && fits32(b.value) {
            is_static = false;
        }
        Int::new(value, is_static)
    }

    /// The result `value` of an operation on `a` and `b` that has the type `note`.
    fn typed(self, a: Int, b: Int, value: i64, note: Note) -> Int {
        let value = note.wrapped(value);
        let leaves = note.type_number() == 0 && !fits32(value) && fits32(a.value) && fits32(b.value);
        Int::new(value, a.is_static && b.is_static && !leaves).with_note(note)
    }

    /// `value`, which is `a` or `b`, or has their common type as these would.
    fn either(self, a: Int, b: Int, value: i64) -> Int {
        match self.notes {
            Notes::Types => self.typed(a, b, value, a.note.either(b.note)),
            _ => self.made(a, b, value),
        }
    }

    /// A sum, a product or a quotient with what it is a multiple of, where divisors are kept.
    #[inline]
    fn multiple(self, how: Divided, a: Int, b: Int, made: Result<'a, Int>) -> Result<'a, Int> {
        if self.notes == Notes::Divisors { made.map(|i| with_divisor(i, how, a, b)) } else { made }
    }

    /// The operands of a division whose common type has no sign.
    #[inline]
    fn unsigned(self, a: Int, b: Int) -> Option<(u64, u64)> {
        let note = if self.notes == Notes::Types { a.note.common(b.note) } else { Note::NONE };
        note.is_unsigned().then(|| (note.wrapped(a.value) as u64, note.wrapped(b.value) as u64))
    }

    #[inline]
    fn checked(self, operation: &'static str, a: Int, b: Int, value: Option<i64>) -> Result<'a, Int> {
        match value {
            Some(value) => Ok(self.made(a, b, value)),
            None => match self.unsigned(a, b).and_then(|operands| wrapped(operation, operands)) {
                Some(value) => Ok(self.made(a, b, value)),
                None => self.fail(Fault::Overflow { operation, a: a.value, b: b.value }),
            },
        }
    }

    /// `a + b`.
    #[inline]
    pub fn add(self, a: Int, b: Int) -> Result<'a, Int> {
        self.multiple(Divided::Sum, a, b, self.checked("+", a, b, a.value.checked_add(b.value)))
    }

    /// `a - b`.
    #[inline]
    pub fn sub(self, a: Int, b: Int) -> Result<'a, Int> {
        self.multiple(Divided::Sum, a, b, self.checked("-", a, b, a.value.checked_sub(b.value)))
    }

    /// `a * b`; a compile-time 0 absorbs a run-time factor.
    #[inline]
    pub fn mul(self, a: Int, b: Int) -> Result<'a, Int> {
        if a.is_static != b.is_static && (a.is_fixed(0) || b.is_fixed(0)) {
            return Ok(ZERO);
        }
        let product = self.checked("*", a, b, a.value.checked_mul(b.value));
        self.multiple(Divided::Product, a, b, product)
    }

    /// `a / b`, truncating; `_0 / x` is `_0` whatever the run-time `x`.
    #[inline]
    pub fn div(self, a: Int, b: Int) -> Result<'a, Int> {
        if a.is_fixed(0) && !b.is_static {
            return Ok(ZERO);
        }
        if b.value == 0 {
            return self.fail(Fault::DivisionByZero { operation: "/", dividend: a.value });
        }
        let quotient = match self.unsigned(a, b) {
            Some((x, y)) => x.checked_div(y).map(|q| q as i64),
            None => a.value.checked_div(b.value),
        };
        self.multiple(Divided::Quotient, a, b, self.checked("/", a, b, quotient))
    }

    /// `a % b` with the sign of `a`; static by absorption for `_0 % x`, `x % _1`, `x % _-1`.
    #[inline]
    pub fn rem(self, a: Int, b: Int) -> Result<'a, Int> {
        let absorbed = (!b.is_static && a.is_fixed(0)) || (!a.is_static && (b.is_fixed(1) || b.is_fixed(-1)));
        if absorbed {
            return Ok(ZERO);
        }
        if b.value == 0 {
            return self.fail(Fault::DivisionByZero { operation: "%", dividend: a.value });
        }
        let rest = match self.unsigned(a, b) {
            Some((x, y)) => (x % y.max(1)) as i64,
            None => a.value.wrapping_rem(b.value),
        };
        self.multiple(Divided::Sum, a, b, Ok(self.made(a, b, rest)))
    }

    /// `a & b`; a compile-time 0 absorbs.
    pub fn bit_and(self, a: Int, b: Int) -> Int {
        if a.is_static != b.is_static && (a.is_fixed(0) || b.is_fixed(0)) {
            return ZERO;
        }
        self.made(a, b, a.value & b.value)
    }

    /// `a | b`.
    pub fn bit_or(self, a: Int, b: Int) -> Int {
        self.made(a, b, a.value | b.value)
    }

    /// `a ^ b`.
    pub fn bit_xor(self, a: Int, b: Int) -> Int {
        self.made(a, b, a.value ^ b.value)
    }

    /// `a << b`.
    pub fn shl(self, a: Int, b: Int) -> Result<'a, Int> {
        let shifted = match u32::try_from(b.value) {
            Ok(n) if n < 64 => a.value.checked_mul(1i64.checked_shl(n).unwrap_or(0)).filter(|_| n < 63),
            _ if a.value == 0 && b.value >= 0 => Some(0),
            _ => None,
        };
        self.checked("<<", a, b.with_note(Note::NONE), shifted)
    }

    /// `a >> b`, arithmetic where `a` has a sign.
    pub fn shr(self, a: Int, b: Int) -> Result<'a, Int> {
        let is_bits = self.notes == Notes::Types && a.note.is_wide_unsigned();
        let shifted = u32::try_from(b.value).ok().map(|n| n.min(63));
        let shifted = shifted.map(|n| if is_bits { (a.value as u64 >> n) as i64 } else { a.value >> n });
        self.checked(">>", a, b.with_note(Note::NONE), shifted)
    }

    /// `shiftl`: left for positive `b`, right for negative.
    pub fn shift_left(self, a: Int, b: Int) -> Result<'a, Int> {
        if b.value >= 0 { self.shl(a, b) } else { self.shr(a, self.neg(b)?) }
    }

    /// `shiftr`: right for positive `b`, left for negative.
    pub fn shift_right(self, a: Int, b: Int) -> Result<'a, Int> {
        if b.value >= 0 { self.shr(a, b) } else { self.shl(a, self.neg(b)?) }
    }

    /// Negation: `-a`.
    pub fn neg(self, a: Int) -> Result<'a, Int> {
        self.checked("-", Int::new(0, a.is_static), a, a.value.checked_neg())
    }

    /// `a && b`; a compile-time false absorbs.
    pub fn and(self, a: Int, b: Int) -> Int {
        if a.is_static != b.is_static && (a.is_fixed(0) || b.is_fixed(0)) {
            return ZERO;
        }
        Int::truth(a.value != 0 && b.value != 0, a.is_static && b.is_static)
    }

    /// `a || b`; a compile-time true absorbs.
    pub fn or(self, a: Int, b: Int) -> Int {
        let decides = |x: Int| x.is_static && x.value != 0;
        if a.is_static != b.is_static && (decides(a) || decides(b)) {
            return ONE;
        }
        Int::truth(a.value != 0 || b.value != 0, a.is_static && b.is_static)
    }

    /// A comparison: compile-time only if both sides are.
    pub fn compare(self, a: Int, b: Int, test: impl Fn(&i64, &i64) -> bool) -> Int {
        let (mut x, mut y) = (a.value, b.value);
        if self.notes == Notes::Types {
            let note = a.note.common(b.note);
            let sign = if note.is_wide_unsigned() { i64::MIN } else { 0 };
            (x, y) = (note.wrapped(x) ^ sign, note.wrapped(y) ^ sign);
        }
        Int::truth(test(&x, &y), a.is_static && b.is_static)
    }

    /// The smaller one; static only if both are, whatever the values.
    pub fn min(self, a: Int, b: Int) -> Int {
        let less = self.compare(a, b, i64::lt).value != 0;
        self.either(a, b, if less { a.value } else { b.value })
    }

    /// The larger one.
    pub fn max(self, a: Int, b: Int) -> Int {
        let less = self.compare(a, b, i64::lt).value != 0;
        self.either(a, b, if less { b.value } else { a.value })
    }

    /// The absolute value of `a`.
    pub fn abs(self, a: Int) -> Result<'a, Int> {
        self.checked("abs", a, a, a.value.checked_abs())
    }

    /// -1, 0 or 1.
    pub fn signum(self, a: Int) -> Int {
        Int::new(a.value.signum(), a.is_static)
    }

    /// Greatest common divisor, with the sign that CuTe's remainders leave: `gcd(-3, 12)` is -3.
    pub fn gcd(self, a: Int, b: Int) -> Int {
        if let Some((x, y)) = self.unsigned(a, b) {
            return self.either(a, b, common_divisor(x, y) as i64);
        }
        let (mut x, mut y) = (a.value, b.value);
        while x != 0 {
            (x, y) = (y.wrapping_rem(x), x);
        }
        self.either(a, b, y)
    }

    /// Least common multiple.
    pub fn lcm(self, a: Int, b: Int) -> Result<'a, Int> {
        let multiple = self.mul(self.div(a, self.gcd(a, b))?, b)?;
        Ok(if self.notes == Notes::Types { self.either(a, b, multiple.value) } else { multiple })
    }

    /// `(a + b - _1) / b`: truncating, so it rounds up only for positive operands.
    #[inline]
    pub fn ceil_div_int(self, a: Int, b: Int) -> Result<'a, Int> {
        if let (1..=SMALL, 1..=SMALL) = (a.value, b.value) {
            let value = if a.value <= b.value { 1 } else { (a.value + b.value - 1) / b.value };
            return Ok(self.made(a, b, value));
        }
        self.div(self.sub(self.add(a, b)?, ONE)?, b)
    }

    /// `shape_div` of integers: `ceil_div`, refused where both are known and neither divides.
    pub fn shape_div_int(self, a: Int, b: Int) -> Result<'a, Int> {
        if self.known(a) && self.known(b) {
            if b.value == 0 {
                return self.fail(Fault::DivisionByZero { operation: "shape_div", dividend: a.value });
            }
            if a.value.wrapping_rem(b.value) != 0 && (a.value == 0 || b.value.wrapping_rem(a.value) != 0) {
                return self.fail(Fault::ShapeDiv { a, b });
            }
        }
        self.ceil_div_int(a, b)
    }

    /// `safe_div` of integers: `a / b`, refused where both are known and `b` does not divide.
    pub fn safe_div_int(self, a: Int, b: Int) -> Result<'a, Int> {
        if self.known(a) && self.known(b) && b.value != 0 && a.value.wrapping_rem(b.value) != 0 {
            return self.fail(Fault::SafeDiv { a, b });
        }
        self.div(a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bumpalo::Bump;

    #[test]
    fn a_static_zero_absorbs_and_a_static_one_does_not() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Cxx);
        assert_eq!(cx.mul(ZERO, Int::dynamic(3)).unwrap(), ZERO);
        assert_eq!(cx.mul(ONE, Int::dynamic(3)).unwrap(), Int::dynamic(3));
        assert_eq!(cx.rem(Int::dynamic(7), ONE).unwrap(), ZERO);
        assert_eq!(cx.div(ZERO, Int::dynamic(0)).unwrap(), ZERO);
    }

    #[test]
    fn every_overflow_is_a_fault() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Value);
        let big = Int::dynamic(i64::MAX);
        let least = Int::dynamic(i64::MIN);
        assert!(cx.add(big, ONE).is_err() && cx.mul(big, TWO).is_err() && cx.neg(least).is_err());
        assert!(cx.div(least, Int::dynamic(-1)).is_err() && cx.abs(least).is_err() && cx.shl(ONE, Int::fixed(63)).is_err());
        assert_eq!(cx.rem(least, Int::dynamic(-1)).unwrap().value, 0);
        assert_eq!(cx.shl(ONE, Int::fixed(62)).unwrap().value, 1 << 62);
    }
}
