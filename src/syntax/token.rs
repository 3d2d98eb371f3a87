//! The smallest parts of the language as nom parsers: blanks, numbers, names, strings.

use crate::algebra::{Int, Tree};
use crate::syntax::hash::hash;
use bumpalo::Bump;
use nom::bytes::complete::{tag, take_while, take_while_m_n};
use nom::character::complete::{anychar, char, digit1, none_of, one_of};
use nom::combinator::{map_opt, recognize};
use nom::error::{ErrorKind, ParseError};
use nom::sequence::{delimited, preceded};
use nom::{Err, IResult, Parser};
use std::ops::Range;

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

impl From<Err<Fail>> for Fail {
    fn from(_: Err<Fail>) -> Self {
        Fail
    }
}

/// What a parser of a token returns.
pub type Res<'s, T> = IResult<&'s str, T, Fail>;

/// The next byte, 0 at the end.
#[inline]
pub fn first(i: &str) -> u8 {
    i.as_bytes().first().copied().unwrap_or(0)
}

/// The byte after the next one, 0 behind the end.
#[inline]
pub fn second(i: &str) -> u8 {
    i.as_bytes().get(1).copied().unwrap_or(0)
}

/// Whether `b` can continue a name.
#[inline]
pub fn is_name_byte(b: u8) -> bool {
    NAME_BYTES[b as usize]
}

/// By table, since every name is read more than once.
static NAME_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut b = 0;
    while b < 128 {
        table[b] = (b as u8).is_ascii_alphanumeric() || b as u8 == b'_';
        b += 1;
    }
    table
};

/// Whether `b` can start a name.
#[inline]
pub fn is_name_start(b: u8) -> bool {
    b.is_ascii_alphabetic() || b == b'_'
}

/// Blanks and comments; newlines too where `newlines`. Stops at a `/*` that does not end.
#[inline]
pub fn blanks(i: &str, newlines: bool) -> &str {
    match first(i) {
        b' ' | b'\t' | b'\r' | b'\n' | b'#' | b'/' => all_blanks(i, newlines),
        _ => i,
    }
}

fn all_blanks(i: &str, newlines: bool) -> &str {
    let mut rest = i;
    loop {
        rest = match (first(rest), second(rest)) {
            (b' ' | b'\t' | b'\r', _) => &rest[1..],
            (b'\n', _) if newlines => &rest[1..],
            (b'#', _) if hash(rest).is_some() => return rest,
            (b'#', _) | (b'/', b'/') => skip_line(rest),
            (b'/', b'*') => match rest[2..].find("*/") {
                Some(end) => &rest[2 + end + 2..],
                None => return rest,
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
    if !is_name_start(first(i)) {
        return Err(Err::Error(Fail));
    }
    let (bytes, mut len) = (i.as_bytes(), 1);
    while len < bytes.len() && is_name_byte(bytes[len]) {
        len += 1;
    }
    Ok((&i[len..], &i[..len]))
}

/// Up to 18 decimal digits without separators.
#[inline]
pub fn plain(i: &str) -> Option<(&str, i64)> {
    let digits = i.bytes().take_while(u8::is_ascii_digit).take(18);
    let (len, value) = digits.fold((0, 0), |(n, v), b| (n + 1, v * 10 + i64::from(b - b'0')));
    match first(i) {
        b'1'..=b'9' => Some((&i[len..], value)),
        b'0' if len == 1 => Some((&i[len..], value)),
        _ => None,
    }
}

/// How many elements a tuple has at most, and how deep it nests at most, to be read in one go:
/// what is refused is read once more from each of its brackets on.
pub const AT_ONCE: (usize, usize) = (8, 4);

/// A tuple of nothing but plain decimal integers, as most are, and what stands behind it; it
/// nests `depth` deep in one.
pub fn integers<'i, 'a>(i: &'i [u8], arena: &'a Bump, depth: usize) -> Option<(&'i [u8], &'a [Tree<'a>])> {
    let mut items = [Tree::Underscore; AT_ONCE.0];
    let mut count = 0;
    let mut rest = i.get(1..)?;
    loop {
        let item = items.get_mut(count)?;
        (rest, *item) = match rest {
            // One digit, as most are.
            [d @ b'0'..=b'9', b',' | b')', ..] => (&rest[1..], Tree::Int(Int::dynamic((*d - b'0').into()))),
            [b'(', ..] if depth + 1 < AT_ONCE.1 => {
                let (rest, inner) = integers(rest, arena, depth + 1)?;
                (rest, Tree::Tuple(inner))
            }
            _ => {
                let (rest, int) = integer(rest)?;
                (rest, Tree::Int(int))
            }
        };
        count += 1;
        rest = match rest {
            [b',', b' ', rest @ ..] | [b',', rest @ ..] => rest,
            [b')', rest @ ..] => return Some((rest, arena.alloc_slice_fill_with(count, |i| items[i]))),
            _ => return None,
        };
    }
}

/// An integer or a tuple of integers, and what stands behind it.
fn integers_or_one<'i, 'a>(i: &'i [u8], arena: &'a Bump) -> Option<(&'i [u8], Tree<'a>)> {
    match i.first()? {
        b'(' => integers(i, arena, 0).map(|(rest, items)| (rest, Tree::Tuple(items))),
        _ => integer(i).map(|(rest, int)| (rest, Tree::Int(int))),
    }
}

/// A layout of nothing but plain decimal integers that is the whole of an element: a comma or a
/// bracket stands at once behind it, in what is returned with its shape and stride.
pub fn layout<'i, 'a>(i: &'i [u8], arena: &'a Bump) -> Option<(&'i [u8], Tree<'a>, Tree<'a>)> {
    let (rest, shape) = integers_or_one(i, arena)?;
    let (rest, stride) = integers_or_one(rest.strip_prefix(b":")?, arena)?;
    matches!(rest, [b',' | b')', ..]).then_some((rest, shape, stride))
}

/// The largest integer that is read as a plain one: 18 digits.
pub const MAX_PLAIN: i64 = 999_999_999_999_999_999;

/// A plain decimal integer of up to 18 digits, and what stands behind it.
#[inline]
pub fn integer(i: &[u8]) -> Option<(&[u8], Int)> {
    let (is_static, i) = match i {
        [b'_', rest @ ..] => (true, rest),
        _ => (false, i),
    };
    let (negative, digits) = match i {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, i),
    };
    let (mut value, mut rest) = match digits {
        [b'0', b'0'..=b'9', ..] => return None,
        [d @ b'0'..=b'9', rest @ ..] => (i64::from(*d - b'0'), rest),
        _ => return None,
    };
    while let [d @ b'0'..=b'9', more @ ..] = rest {
        value = value.wrapping_mul(10).wrapping_add(i64::from(*d - b'0'));
        rest = more;
    }
    if digits.len() - rest.len() > 18 {
        return None;
    }
    Some((rest, Int::new(if negative { -value } else { value }, is_static)))
}

/// Where runs of decimal digits stand in a line, those of names left out (`a4`; `_4` is no name), each with the plain integer that
/// it is; without one where a letter, a `'` or a `.` goes on with it.
pub fn runs_of_digits(line: &[u8]) -> impl Iterator<Item = (Range<usize>, Option<i64>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + line.get(at..)?.iter().position(u8::is_ascii_digit)?;
            let run = line[start..].iter().take_while(|byte| byte.is_ascii_digit());
            at = start + run.count();
            if !ends_in_name(&line[..start]) {
                let goes_on = line.get(at).is_some_and(|byte| is_name_byte(*byte) || matches!(byte, b'\'' | b'.'));
                let value = integer(&line[start..]).filter(|_| !goes_on).map(|(_, int)| int.value);
                return Some((start..at, value));
            }
        }
    })
}

/// Whether digits behind a text belong to a name; the underscore of `_4` does not.
fn ends_in_name(text: &[u8]) -> bool {
    match text {
        [.., before, b'_'] => is_name_byte(*before),
        [.., last] => *last != b'_' && is_name_byte(*last),
        [] => false,
    }
}

/// Digits in one of C++'s bases, and the value if it fits.
#[inline]
pub fn unsigned(i: &str) -> Res<'_, Option<u64>> {
    match (first(i), second(i)) {
        (b'0', b'x' | b'X') => radix(i, 16),
        (b'0', b'b' | b'B') => radix(i, 2),
        _ => decimal(i),
    }
}

/// Decimal digits with separators between them, and the value if it fits.
#[inline]
pub fn decimal(i: &str) -> Res<'_, Option<u64>> {
    digits(i, 0, 10)
}

/// `0x…` or `0b…`; without a digit behind, only the zero is read.
fn radix(i: &str, radix: u32) -> Res<'_, Option<u64>> {
    digits(i, 2, radix).or_else(|_| digits(i, 0, 10))
}

/// The digits from byte `from` on. A `'` separates where a digit stands on both sides.
#[inline]
fn digits(i: &str, from: usize, radix: u32) -> Res<'_, Option<u64>> {
    let bytes = i.as_bytes();
    let digit = |at: usize| bytes.get(at).and_then(|b| char::from(*b).to_digit(radix));
    let (mut value, mut at) = (Some(0u64), from);
    loop {
        match digit(at) {
            Some(d) => {
                let shifted = value.and_then(|v| v.checked_mul(radix.into()));
                value = shifted.and_then(|v| v.checked_add(d.into()));
            }
            None if at > from && bytes.get(at) == Some(&b'\'') && digit(at + 1).is_some() => {}
            None if at == from => return Err(Err::Error(Fail)),
            None => return Ok((&i[at..], value)),
        }
        at += 1;
    }
}

/// The fraction of a decimal number with its suffix: `.5`, `.5f`, `.f`.
pub fn fraction(i: &str) -> Res<'_, &str> {
    if let Some(rest) = i.strip_prefix(".f").or(i.strip_prefix(".F"))
        && !(is_name_byte(first(rest)) || first(rest) == b'(')
    {
        return Ok((rest, &i[..1]));
    }
    let (rest, digits) = recognize((char('.'), digit1)).parse(i)?;
    Ok((rest.strip_prefix(['f', 'F']).unwrap_or(rest), digits))
}

/// The suffix of a C++ integer, possibly empty: `u`, `l`, `ll`, `z` in any case and order.
pub fn suffix(i: &str) -> Res<'_, &str> {
    take_while(|c: char| matches!(c, 'u' | 'U' | 'l' | 'L' | 'z' | 'Z')).parse(i)
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

/// The characters that are written with a backslash, and what stands behind it.
pub const ESCAPES: [(char, char); 5] = [('\n', 'n'), ('\t', 't'), ('\\', '\\'), ('\'', '\''), ('"', '"')];

/// A character in single quotes.
pub fn character(i: &str) -> Res<'_, char> {
    let escape = |c| ESCAPES.iter().find(|(_, name)| *name == c).map(|(c, _)| *c);
    let escaped = preceded(char('\\'), map_opt(anychar, escape));
    delimited(char('\''), escaped.or(none_of("'\\\n")), char('\'')).parse(i)
}

/// One to four hexadecimal digits: half of an address in tensor memory.
pub fn half_word(i: &str) -> Res<'_, u32> {
    let digits = take_while_m_n(1, 4, |c: char| c.is_ascii_hexdigit());
    map_opt(digits, |digits| u32::from_str_radix(digits, 16).ok()).parse(i)
}

/// `.4`: the bit of a byte at which an element below a byte starts.
pub fn bit(i: &str) -> Res<'_, u32> {
    preceded(char('.'), map_opt(one_of("01234567"), |c| c.to_digit(8))).parse(i)
}

/// `[16b]`: the size of an element in bits, from 1 to 4096.
pub fn bits(i: &str) -> Res<'_, u32> {
    let size = |bits: Option<u64>| u32::try_from(bits?).ok().filter(|b| (1..=4096).contains(b));
    delimited(char('['), map_opt(decimal, size), tag("b]")).parse(i)
}
