//! Numbers read from the start of a text: `std::stoi`, `strtol`, `atof` and their relatives.

use super::{Native, arg, integer};
use crate::cxx::state::State;
use crate::cxx::state::characters;
use crate::cxx::value::{Fault, Floating, Integer, Outcome, Value};
use crate::cxx::{arith, extended, literal};

/// An integer at the start of a text, as `strtol` reads it.
pub(super) struct Leading {
    pub(super) negative: bool,
    /// The digits as a number, `None` where they are more than 64 bits.
    pub(super) magnitude: Option<u64>,
    /// How many characters were read, 0 where there is no number.
    pub(super) length: usize,
}

/// The integer that a text starts with, in a base from 2 to 36; base 0 lets the digits say theirs.
pub(super) fn leading(text: &[u8], base: i64) -> Leading {
    let blanks = text.iter().take_while(|c| c.is_ascii_whitespace()).count();
    let negative = text.get(blanks) == Some(&b'-');
    let signed = blanks + usize::from(matches!(text.get(blanks), Some(b'-' | b'+')));
    let digit = |at: usize, base: u32| text.get(at).and_then(|c| char::from(*c).to_digit(base));
    let is_hex = matches!(text.get(signed..), Some([b'0', b'x' | b'X', ..])) && digit(signed + 2, 16).is_some();
    let (base, first) = match base {
        0 | 16 if is_hex => (16, signed + 2),
        0 if text.get(signed) == Some(&b'0') => (8, signed),
        0 => (10, signed),
        base => (base.clamp(2, 36) as u32, signed),
    };
    let mut at = first;
    let mut magnitude = Some(0u64);
    while let Some(d) = digit(at, base) {
        magnitude = magnitude.and_then(|m| m.checked_mul(base.into())?.checked_add(d.into()));
        at += 1;
    }
    Leading { negative, magnitude, length: if at > first { at } else { 0 } }
}

/// More than any exponent of a number and the digits in front of it.
const MOST_EXPONENT: i64 = 1 << 28;

/// How many decimal digits stand from a place on.
fn digits(text: &[u8], from: usize) -> usize {
    text.get(from..).unwrap_or_default().iter().take_while(|c| c.is_ascii_digit()).count()
}

/// How many characters at the start of a text are a floating-point number, and the number.
pub(super) fn leading_float(text: &[u8]) -> (usize, f64) {
    let blanks = text.iter().take_while(|c| c.is_ascii_whitespace()).count();
    let signed = blanks + usize::from(matches!(text.get(blanks), Some(b'-' | b'+')));
    let rest = text.get(signed..).unwrap_or_default().to_ascii_lowercase();
    let sign = if text.get(blanks) == Some(&b'-') { -1.0 } else { 1.0 };
    for (word, value) in [(&b"infinity"[..], f64::INFINITY), (b"inf", f64::INFINITY), (b"nan", f64::NAN)] {
        if rest.starts_with(word) {
            return (signed + word.len(), sign * value);
        }
    }
    let digits = |from: usize| self::digits(&rest, from);
    if rest.starts_with(b"0x") {
        let hex = |from: usize| rest.get(from..).unwrap_or_default().iter().take_while(|c| c.is_ascii_hexdigit()).count();
        let whole = hex(2);
        let fraction = if rest.get(2 + whole) == Some(&b'.') { hex(3 + whole) + 1 } else { 0 };
        if whole + fraction.saturating_sub(1) == 0 {
            return (signed + 1, 0.0 * sign);
        }
        let digits = 2 + whole + fraction;
        let (mut length, mut exponent) = (digits, 0);
        if rest.get(digits) == Some(&b'p') {
            let signs = usize::from(matches!(rest.get(digits + 1), Some(b'-' | b'+')));
            let count = self::digits(&rest, digits + 1 + signs);
            if count > 0 {
                length += 1 + signs + count;
                let number = String::from_utf8_lossy(&rest[digits + 1..length]).parse::<i64>();
                // what is beyond all exponents is so whatever stands in front of it
                let beyond = if rest[digits + 1] == b'-' { -MOST_EXPONENT } else { MOST_EXPONENT };
                exponent = number.map_or(beyond, |n| n.clamp(-MOST_EXPONENT, MOST_EXPONENT));
            }
        }
        let text = format!("{}p{exponent}", String::from_utf8_lossy(&rest[..digits]));
        return (signed + length, sign * literal::floating(&text).map_or(0.0, |(x, _)| x));
    }
    let whole = digits(0);
    let fraction = if rest.get(whole) == Some(&b'.') { digits(whole + 1) + 1 } else { 0 };
    if whole + fraction.saturating_sub(1) == 0 {
        return (0, 0.0);
    }
    let mut length = whole + fraction;
    if rest.get(length) == Some(&b'e') {
        let exponent_sign = usize::from(matches!(rest.get(length + 1), Some(b'-' | b'+')));
        let exponent = digits(length + 1 + exponent_sign);
        if exponent > 0 {
            length += 1 + exponent_sign + exponent;
        }
    }
    let number = String::from_utf8_lossy(&rest[..length]).parse::<f64>().unwrap_or(0.0);
    (signed + length, sign * number)
}

/// Keeps how many characters were read where the second argument points.
fn keep_length(state: &mut State, args: &[Value], length: usize) -> Outcome<()> {
    let Some(at) = args.get(1) else {
        return Ok(());
    };
    let at = state.value(at)?;
    if matches!(at, Value::Null | Value::Int(..) | Value::Pointer { address: 0..8, .. }) {
        return Ok(());
    }
    let place = arith::deref(state, &at)?;
    state.store(&place, Value::Int(Integer::ULong, length as i64))
}

/// `std::stoi(text, position, base)` and its relatives.
fn thrown_integer(state: &mut State, args: &[Value], name: &'static str, kind: Integer) -> Outcome<Value> {
    let text = characters::bytes(state, arg(args, 0)?)?;
    let base = args.get(2).map_or(Ok(10), |v| integer(state, v))?;
    let read = leading(&text, base);
    if read.length == 0 {
        return Err(Fault::thrown("invalid_argument", name));
    }
    let value = read.magnitude.and_then(|m| {
        let value = if read.negative { -i128::from(m) } else { i128::from(m) };
        let fits = match kind {
            Integer::Int => i32::try_from(value).is_ok(),
            kind if kind.is_signed() => i64::try_from(value).is_ok(),
            _ => true,
        };
        fits.then_some(value as i64)
    });
    match value {
        Some(x) => {
            keep_length(state, args, read.length)?;
            Ok(Value::Int(kind, x))
        }
        None => Err(Fault::thrown("out_of_range", name)),
    }
}

/// `std::stod(text, position)` and its relatives.
fn thrown_float(state: &mut State, args: &[Value], name: &'static str, kind: Floating) -> Outcome<Value> {
    let text = characters::bytes(state, arg(args, 0)?)?;
    let (length, x) = leading_float(&text);
    if length == 0 {
        return Err(Fault::thrown("invalid_argument", name));
    }
    let is_number = text[..length].iter().any(u8::is_ascii_digit);
    let (rounded, least) = match kind {
        Floating::Float => (f64::from(x as f32), f64::from(f32::MIN_POSITIVE)),
        _ => (x, f64::MIN_POSITIVE),
    };
    // what is left of it may be nothing
    let mantissa = text[..length].split(|c| matches!(c, b'e' | b'E' | b'p' | b'P')).next().unwrap_or_default();
    let is_small = x != 0.0 || mantissa.iter().any(|c| matches!(c, b'1'..=b'9'));
    if is_number && (rounded.is_infinite() || (is_small && rounded.abs() < least)) {
        return Err(Fault::thrown("out_of_range", name));
    }
    keep_length(state, args, length)?;
    Ok(match kind {
        Floating::LongDouble(_) => long_double(&text[..length], x),
        kind => Value::Float(kind, rounded),
    })
}

/// A text as a `long double`, which is `x` as a `double`.
fn long_double(text: &[u8], x: f64) -> Value {
    let digits = String::from_utf8_lossy(text.trim_ascii_start());
    let parsed = extended::parse(digits.trim_start_matches(['+', '-']));
    let (kind, x) = extended::typed(parsed.map_or_else(|| extended::computed(x), |(y, lacks)| (y.copysign(x), lacks)));
    Value::Float(kind, x)
}

/// Puts the pointer behind what was read where the second argument points.
fn keep_end(state: &mut State, args: &[Value], length: usize) -> Outcome<()> {
    let at = state.value(arg(args, 1)?)?;
    if matches!(at, Value::Null | Value::Int(..) | Value::Pointer { address: 0..8, .. }) {
        return Ok(());
    }
    let text = state.value(arg(args, 0)?)?;
    let end = arith::binary(state, crate::cxx::ast::BinaryOp::Add, &text, &Value::Int(Integer::Long, length as i64))?;
    let place = arith::deref(state, &at)?;
    state.store(&place, end)
}

/// What `errno` is where a number does not fit.
const ERANGE: i64 = 34;

/// `strtol(text, end, base)` and its relatives: what does not fit is the nearest number that does.
fn c_integer(state: &mut State, args: &[Value], kind: Integer) -> Outcome<Value> {
    let text = characters::bytes(state, arg(args, 0)?)?;
    let base = integer(state, arg(args, 2)?)?;
    let read = leading(&text, base);
    keep_end(state, args, read.length)?;
    let value = match (read.magnitude, kind.is_signed()) {
        (Some(m), false) => (if read.negative { m.wrapping_neg() } else { m }) as i64,
        (None, false) => -1,
        (m, true) => saturated(m, read.negative),
    };
    let most = if read.negative { 1 << 63 } else { i64::MAX as u64 };
    if read.magnitude.is_none_or(|m| kind.is_signed() && m > most) {
        state.errno = ERANGE;
    }
    Ok(Value::Int(kind, value))
}

/// A number with its sign, the nearest of 64 bits where it does not fit.
pub(super) fn saturated(magnitude: Option<u64>, negative: bool) -> i64 {
    match (magnitude, negative) {
        (Some(m), true) => i64::try_from(-i128::from(m)).unwrap_or(i64::MIN),
        (Some(m), false) => i64::try_from(m).unwrap_or(i64::MAX),
        (None, true) => i64::MIN,
        (None, false) => i64::MAX,
    }
}

/// `atoi(text)` and its relatives.
fn c_number(state: &mut State, args: &[Value], kind: Integer) -> Outcome<Value> {
    let text = characters::bytes(state, arg(args, 0)?)?;
    let read = leading(&text, 10);
    Ok(Value::Int(kind, kind.wrap(saturated(read.magnitude, read.negative))))
}

/// The functions that read numbers.
pub const NATIVES: &[(&str, Native)] = &[
    ("atoi", |state, _, args| c_number(state, args, Integer::Int)),
    ("atol", |state, _, args| c_number(state, args, Integer::Long)),
    ("atoll", |state, _, args| c_number(state, args, Integer::LongLong)),
    ("stoi", |state, _, args| thrown_integer(state, args, "stoi", Integer::Int)),
    ("stol", |state, _, args| thrown_integer(state, args, "stol", Integer::Long)),
    ("stoll", |state, _, args| thrown_integer(state, args, "stoll", Integer::LongLong)),
    ("stoul", |state, _, args| thrown_integer(state, args, "stoul", Integer::ULong)),
    ("stoull", |state, _, args| thrown_integer(state, args, "stoull", Integer::ULongLong)),
    ("stof", |state, _, args| thrown_float(state, args, "stof", Floating::Float)),
    ("stod", |state, _, args| thrown_float(state, args, "stod", Floating::Double)),
    ("__errno", |state, _, args| {
        if let Some(new) = args.first() {
            state.errno = integer(state, new)?;
        }
        Ok(Value::Int(Integer::Int, state.errno))
    }),
    ("stold", |state, _, args| thrown_float(state, args, "stold", Floating::LongDouble(0))),
    ("strtold", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        let (length, x) = leading_float(&text);
        keep_end(state, args, length)?;
        Ok(long_double(&text[..length], x))
    }),
    ("strtol", |state, _, args| c_integer(state, args, Integer::Long)),
    ("strtoll", |state, _, args| c_integer(state, args, Integer::LongLong)),
    ("strtoul", |state, _, args| c_integer(state, args, Integer::ULong)),
    ("strtoull", |state, _, args| c_integer(state, args, Integer::ULongLong)),
    ("atof", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        Ok(Value::Float(Floating::Double, leading_float(&text).1))
    }),
    ("strtod", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        let (length, x) = leading_float(&text);
        keep_end(state, args, length)?;
        Ok(Value::Float(Floating::Double, x))
    }),
    ("strtof", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        let (length, x) = leading_float(&text);
        keep_end(state, args, length)?;
        Ok(Value::Float(Floating::Float, f64::from(x as f32)))
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_integer_ends_where_its_digits_do() {
        let read = |text: &str, base| {
            let read = leading(text.as_bytes(), base);
            (saturated(read.magnitude, read.negative), read.length)
        };
        assert_eq!(read(" 42abc", 10), (42, 3));
        assert_eq!(read("-0x1f", 0), (-31, 5));
        assert_eq!(read("0x", 16), (0, 1));
        assert_eq!(read("017", 0), (15, 3));
        assert_eq!(read("abc", 10).1, 0);
        assert_eq!(read("99999999999999999999", 10), (i64::MAX, 20));
    }

    #[test]
    fn a_float_ends_where_its_number_does() {
        assert_eq!(leading_float(b"1.5e3x"), (5, 1500.0));
        assert_eq!(leading_float(b" -.25"), (5, -0.25));
        assert_eq!(leading_float(b"2e"), (1, 2.0));
        assert_eq!(leading_float(b"0x10"), (4, 16.0));
        assert_eq!(leading_float(b"."), (0, 0.0));
    }
}
