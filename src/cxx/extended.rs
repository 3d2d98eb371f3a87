//! `long double` as the 80 bits of an x87, kept as the nearest `double` and what it lacks: 64 digits in binary, of which the last
//! eleven are a number of 4096ths of the last digit of the `double`, away from zero where it is positive.

use super::ast::BinaryOp;
use super::value::{Fault, FaultKind, Floating, Integer, Outcome, Value};
use std::cmp::Ordering;

/// What is lacking where it is not known: the number was computed as a `double`.
pub const UNKNOWN: i16 = i16::MIN;

/// A number of the type: the nearest `double`, and what it lacks.
pub type Extended = (f64, i16);

/// A magnitude: a mantissa whose first bit is set, unless it is zero, times a power of two.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Whether the number is below zero.
    pub negative: bool,
    /// The digits in binary.
    pub mantissa: u64,
    /// The power of two that the last one counts.
    pub exponent: i32,
}

/// The type of a number with what it lacks.
pub fn typed((x, lacks): Extended) -> (Floating, f64) {
    (Floating::LongDouble(lacks), x)
}

/// What is known of a number that was computed as a `double`.
pub fn computed(x: f64) -> Extended {
    (x, if is_short(x) { 0 } else { UNKNOWN })
}

/// The parts of a finite number.
pub fn parts((x, lacks): Extended) -> Parts {
    let bits = x.to_bits();
    let (field, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let mantissa = if field == 0 { fraction } else { fraction | 1 << 52 };
    let whole = (i128::from(mantissa) << 12) + i128::from(lacks);
    let over = i32::from(whole >> 64 != 0);
    let mantissa = (whole >> over) as u64;
    let empty = mantissa.leading_zeros() & 63;
    Parts { negative: x.is_sign_negative(), mantissa: mantissa << empty, exponent: field.max(1) - 1087 + over - empty as i32 }
}

/// The number nearest to a magnitude, ties to even; `more`: it is a little larger. `None` beyond the range of `double`.
fn packed(negative: bool, mantissa: u128, exponent: i32, more: bool) -> Option<Extended> {
    let drop = 64 - mantissa.leading_zeros() as i32;
    let rounded = if drop > 0 {
        let (kept, rest, half) = (mantissa >> drop, mantissa & ((1 << drop) - 1), 1u128 << (drop - 1));
        kept + u128::from(rest > half || rest == half && (more || kept & 1 == 1))
    } else {
        mantissa << -drop
    };
    let nearest = rounded as f64;
    let digit = i32::from(rounded >> 64 == 0 && nearest as u128 >> 64 == 0);
    let lacks = (rounded as i128 - nearest as i128) << digit;
    let exponent = exponent + drop;
    let field = (nearest.to_bits() >> 52) as i32 + exponent;
    let x = f64::from_bits(nearest.to_bits().wrapping_add((i64::from(exponent) << 52) as u64));
    (1..2047).contains(&field).then_some((if negative { -x } else { x }, lacks as i16))
}

/// The nearest number to a quotient of magnitudes that are not zero.
fn quotient(negative: bool, above: u128, below: u128, mut exponent: i32) -> Option<Extended> {
    let (mut whole, mut rest) = (above / below, above % below);
    while whole >> 66 == 0 {
        (whole, rest, exponent) = (whole << 1, rest << 1, exponent - 1);
        if rest >= below {
            (whole, rest) = (whole | 1, rest - below);
        }
    }
    packed(negative, whole, exponent, rest != 0)
}

/// The nearest number to a sum.
fn sum(a: Parts, b: Parts) -> Option<Extended> {
    let (a, b) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    let apart = a.exponent.abs_diff(b.exponent);
    let (large, small) = (u128::from(a.mantissa) << 63, u128::from(b.mantissa) << 63);
    let shifted = small.checked_shr(apart).unwrap_or(0);
    let lost = shifted.checked_shl(apart) != Some(small);
    let exponent = a.exponent - 63;
    if a.negative == b.negative {
        return packed(a.negative, large + shifted, exponent, lost);
    }
    match large.checked_sub(shifted + u128::from(lost)) {
        Some(0) if !lost => Some((0.0, 0)),
        Some(difference) => packed(a.negative, difference, exponent, lost),
        None => packed(b.negative, shifted - large, exponent, false),
    }
}

/// `a op b`, rounded once.
pub fn binary(op: BinaryOp, a: Extended, b: Extended) -> Outcome<Extended> {
    let ((x, lacks), (y, others)) = (a, b);
    let plain = match op {
        BinaryOp::Add => x + y,
        BinaryOp::Subtract => x - y,
        BinaryOp::Multiply => x * y,
        _ => x / y,
    };
    let is_sum = matches!(op, BinaryOp::Add | BinaryOp::Subtract);
    let beyond = || beyond_double("a `long double` beyond the range of `double`");
    if !x.is_finite() || !y.is_finite() || x == 0.0 || y == 0.0 {
        return Ok(match (x == 0.0, y == 0.0) {
            (false, true) if is_sum => a,
            (true, false) if is_sum => (plain, others),
            _ => (plain, 0),
        });
    }
    if lacks == UNKNOWN || others == UNKNOWN {
        return if plain.is_finite() { Ok(computed(plain)) } else { Err(beyond()) };
    }
    let (p, mut q) = (parts(a), parts(b));
    q.negative ^= op == BinaryOp::Subtract;
    let negative = p.negative != q.negative;
    let (m, n) = (u128::from(p.mantissa), u128::from(q.mantissa));
    match op {
        _ if is_sum => sum(p, q),
        BinaryOp::Multiply => packed(negative, m * n, p.exponent + q.exponent, false),
        _ => quotient(negative, m, n, p.exponent - q.exponent),
    }
    .ok_or_else(beyond)
}

/// The order of two numbers, `None` where one of them is none.
pub fn compare((x, lacks): Extended, (y, others): Extended) -> Outcome<Option<Ordering>> {
    if x == y && lacks != others && (lacks == UNKNOWN || others == UNKNOWN) {
        return Err(beyond_double("a comparison of `long double` as near as this"));
    }
    let by_rest = if x < 0.0 { others.cmp(&lacks) } else { lacks.cmp(&others) };
    Ok(x.partial_cmp(&y).map(|order| order.then(by_rest)))
}

/// An integer, which the type has room for.
pub fn of_integer(kind: Integer, x: i64) -> Extended {
    let magnitude = if kind.is_signed() { x.unsigned_abs() } else { x as u64 };
    match magnitude {
        0 => (0.0, 0),
        m => packed(kind.is_signed() && x < 0, m.into(), 0, false).unwrap_or_default(),
    }
}

/// The number without its fraction, where it has at most 64 digits in binary.
pub fn whole(x: Extended) -> Option<i128> {
    let Parts { negative, mantissa, exponent } = parts(x);
    let magnitude = if exponent > 0 { return None } else { i128::from(mantissa.checked_shr(exponent.unsigned_abs()).unwrap_or(0)) };
    Some(if negative { -magnitude } else { magnitude })
}

/// The square root.
pub fn sqrt((x, lacks): Extended) -> Extended {
    if lacks == UNKNOWN || !x.is_finite() || x <= 0.0 {
        return computed(x.sqrt());
    }
    let Parts { mantissa, exponent, .. } = parts((x, lacks));
    let shift = 64 - exponent.rem_euclid(2);
    let square = u128::from(mantissa) << shift;
    let root = square.isqrt();
    let rest = square - root * root;
    let digits = root << 2 | u128::from(rest > root) << 1 | u128::from(rest != 0);
    packed(false, digits, (exponent - shift) / 2 - 2, false).unwrap_or(computed(x.sqrt()))
}

/// What stands in a decimal literal, `None` where it has too many digits to be told.
pub fn parse(text: &str) -> Option<Extended> {
    let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let power = exponent.parse::<i32>().ok()?.checked_sub(fraction.len() as i32)?;
    let number: u128 = format!("0{whole}{fraction}").parse().ok()?;
    let fives = 5u128.checked_pow(power.unsigned_abs()).filter(|fives| fives >> 126 == 0)?;
    match number {
        0 => Some((0.0, 0)),
        _ if power < 0 => quotient(false, number, fives, power),
        _ => packed(false, number.checked_mul(fives)?, power, false),
    }
}

/// All decimal digits of a magnitude, and how many of them stand behind the point.
pub fn decimal(of: Parts) -> (String, usize) {
    const PART: u64 = 1_000_000_000;
    let mut limbs = vec![of.mantissa % PART, of.mantissa / PART % PART, of.mantissa / PART / PART];
    let by = if of.exponent < 0 { 5 } else { 2 };
    for _ in 0..of.exponent.unsigned_abs() {
        let mut carry = 0;
        for limb in &mut limbs {
            (carry, *limb) = ((*limb * by + carry) / PART, (*limb * by + carry) % PART);
        }
        if carry > 0 {
            limbs.push(carry);
        }
    }
    let text: String = limbs.iter().rev().map(|limb| format!("{limb:09}")).collect();
    (text, of.exponent.min(0).unsigned_abs() as usize)
}

/// A number of a type with what it lacks of a `long double`.
pub fn known(kind: Floating, x: f64) -> Extended {
    match kind {
        Floating::LongDouble(lacks) => (x, lacks),
        _ => (x, 0),
    }
}

/// `a op b` of two `long double`, a comparison among them.
pub fn operated(op: BinaryOp, a: Extended, b: Extended) -> Outcome<Value> {
    let order = || compare(a, b);
    let truth = match op {
        BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply | BinaryOp::Divide => {
            let (kind, x) = typed(binary(op, a, b)?);
            return Ok(Value::Float(kind, x));
        }
        BinaryOp::ThreeWay => {
            return Ok(Value::Float(Floating::Double, order()?.map_or(f64::NAN, |order| f64::from(order as i8))));
        }
        BinaryOp::Less => order()?.is_some_and(Ordering::is_lt),
        BinaryOp::LessEqual => order()?.is_some_and(Ordering::is_le),
        BinaryOp::Greater => order()?.is_some_and(Ordering::is_gt),
        BinaryOp::GreaterEqual => order()?.is_some_and(Ordering::is_ge),
        BinaryOp::Equal => order()? == Some(Ordering::Equal),
        BinaryOp::Unequal => order()? != Some(Ordering::Equal),
        _ => return Err(Fault::ill_formed(format_args!("`{}` has no meaning for floating-point numbers", op.symbol()))),
    };
    Ok(Value::Int(Integer::Bool, truth.into()))
}

/// What a `long double` would tell and the `double` that it is computed as does not.
pub(super) fn beyond_double(what: &str) -> Box<Fault> {
    Fault::new(FaultKind::Unsupported, format_args!("{what} is not read"))
}

/// Refuses a text of a `long double` that says more than the `double` knows that it is computed as.
pub fn told(kind: Floating, x: f64, text: &str) -> Outcome<()> {
    let digits = text.split(['e', 'E']).next().unwrap_or(text).trim_start_matches(|c: char| !matches!(c, '1'..='9'));
    let count = digits.bytes().filter(u8::is_ascii_digit).count();
    let is_hexadecimal = text.contains(['x', 'X']);
    match kind {
        Floating::LongDouble(lacks)
            if count > 15 && lacks == UNKNOWN || is_hexadecimal && x.is_finite() || [f64::MAX, f64::MIN_POSITIVE].contains(&x.abs()) =>
        {
            Err(beyond_double("a `long double` with more digits than a `double` has"))
        }
        _ => Ok(()),
    }
}

/// Whether a number is an integer below 2^53, or has so few bits that it is what a wider type would hold.
fn is_short(x: f64) -> bool {
    !x.is_finite() || x.to_bits().trailing_zeros() >= 21 || x.fract() == 0.0 && x.abs() < 9007199254740992.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_a_tenth_are_those_of_80_bits() {
        let tenth = parse("0.1").unwrap();
        let mut sum = (0.0, 0);
        for _ in 0..10 {
            sum = binary(BinaryOp::Add, sum, tenth).unwrap();
        }
        let Parts { mantissa, exponent, .. } = parts(sum);
        assert_eq!((mantissa, exponent), (1 << 63 | 1, -63));
        let back = binary(BinaryOp::Subtract, sum, (1.0, 0)).unwrap();
        assert_eq!(back, (2f64.powi(-63), 0));
    }

    #[test]
    fn integers_and_roots_have_64_digits() {
        assert_eq!(whole(of_integer(Integer::ULong, -1)), Some(i128::from(u64::MAX)));
        assert_eq!(whole(of_integer(Integer::Long, i64::MIN + 1)), Some(i128::from(i64::MIN + 1)));
        assert_eq!(parts(sqrt((2.0, 0))).mantissa, 0xb504_f333_f9de_6484);
        assert_eq!(decimal(parts((0.5, 0))).0.trim_start_matches('0').len(), 64);
    }
}
