//! The smallest parts of the language as nom parsers: blanks, numbers, names.

use nom::Parser;
use nom::bytes::complete::take_while1;
use nom::character::complete::char;
use nom::combinator::{opt, recognize};
use nom::error::{ErrorKind, ParseError};
use nom::{Err, IResult};

/// A failed attempt. What would have been accepted is kept by the parser, not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fail;

impl ParseError<&str> for Fail {
    fn from_error_kind(_: &str, _: ErrorKind) -> Self {
        Fail
    }

    fn append(_: &str, _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// What a parser of this language returns.
pub type Res<'s, T> = IResult<&'s str, T, Fail>;

/// The next byte, 0 at the end.
#[inline]
pub fn first(i: &str) -> u8 {
    i.as_bytes().first().copied().unwrap_or(0)
}

/// Whether `b` can continue a name.
#[inline]
pub fn is_name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// Blanks and comments; newlines too where `newlines`.
#[inline]
pub fn blanks(i: &str, newlines: bool) -> &str {
    let mut rest = i;
    loop {
        match first(rest) {
            b' ' | b'\t' | b'\r' => rest = &rest[1..],
            b'\n' if newlines => rest = &rest[1..],
            b'#' => rest = skip_line(rest),
            b'/' => match rest.as_bytes().get(1) {
                Some(b'/') => rest = skip_line(rest),
                Some(b'*') => match rest[2..].find("*/") {
                    Some(end) => rest = &rest[2 + end + 2..],
                    None => return rest,
                },
                _ => return rest,
            },
            _ => return rest,
        }
    }
}

/// Up to the end of the line.
fn skip_line(i: &str) -> &str {
    memchr::memchr(b'\n', i.as_bytes()).map_or("", |end| &i[end..])
}

/// A name: a letter or underscore, then letters, digits and underscores.
#[inline]
pub fn name(i: &str) -> Res<'_, &str> {
    let bytes = i.as_bytes();
    if !bytes.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_') {
        return Err(Err::Error(Fail));
    }
    let end = bytes.iter().position(|b| !is_name_byte(*b)).unwrap_or(bytes.len());
    Ok((&i[end..], &i[..end]))
}

/// Digits in one of C++'s bases, and the value if it fits.
pub fn unsigned(i: &str) -> Res<'_, Option<u64>> {
    match i.as_bytes() {
        [b'0', b'x' | b'X', ..] => radix(&i[2..], 16),
        [b'0', b'b' | b'B', b'0' | b'1', ..] => radix(&i[2..], 2),
        _ => decimal(i),
    }
}

#[inline]
fn decimal(i: &str) -> Res<'_, Option<u64>> {
    let bytes = i.as_bytes();
    let (mut value, mut at) = (0u64, 0);
    let mut fits = true;
    while let Some(&b) = bytes.get(at) {
        match b {
            b'0'..=b'9' => match value.checked_mul(10).and_then(|v| v.checked_add(u64::from(b - b'0'))) {
                Some(next) => value = next,
                None => fits = false,
            },
            b'\'' if at > 0 && bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => {}
            _ => break,
        }
        at += 1;
    }
    if at == 0 { Err(Err::Error(Fail)) } else { Ok((&i[at..], fits.then_some(value))) }
}

fn radix(i: &str, radix: u32) -> Res<'_, Option<u64>> {
    let (rest, digits) = take_while1(|c: char| c.is_digit(radix) || c == '\'').parse(i)?;
    Ok((rest, u64::from_str_radix(&digits.replace('\'', ""), radix).ok()))
}

/// The suffix of a C++ integer: `u`, `l`, `ll` in any case and order.
pub fn suffix(i: &str) -> Res<'_, Option<&str>> {
    opt(recognize(take_while1(|c: char| matches!(c, 'u' | 'U' | 'l' | 'L' | 'z' | 'Z')))).parse(i)
}

/// A string in double quotes; the text between them as written.
pub fn string(i: &str) -> Res<'_, &str> {
    let (rest, _) = char('"').parse(i)?;
    let mut escaped = false;
    for (at, c) in rest.char_indices() {
        match c {
            '"' if !escaped => return Ok((&rest[at + 1..], &rest[..at])),
            '\\' if !escaped => escaped = true,
            '\n' => break,
            _ => escaped = false,
        }
    }
    Err(Err::Error(Fail))
}
