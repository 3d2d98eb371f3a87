//! gtest: its flags, the texts of its failures, and plain values as it shows them.

pub mod failures;
pub mod flags;

use super::float_text;
use super::value::Floating;

/// How a character stands in a literal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Escape {
    None,
    Letter,
    Hex,
}

/// Puts a character into a literal.
fn push_character(out: &mut String, byte: u8) -> Escape {
    let letter = match byte {
        0 => '0',
        b'\'' | b'\\' => byte as char,
        7 => 'a',
        8 => 'b',
        12 => 'f',
        b'\n' => 'n',
        b'\r' => 'r',
        b'\t' => 't',
        11 => 'v',
        0x20..=0x7e => {
            out.push(byte as char);
            return Escape::None;
        }
        _ => {
            out.push_str(&format!("\\x{byte:X}"));
            return Escape::Hex;
        }
    };
    out.push('\\');
    out.push(letter);
    Escape::Letter
}

/// A character with its code: `'a' (97, 0x61)`.
pub fn character_text(code: i64) -> String {
    let mut out = String::from("'");
    let escape = push_character(&mut out, code as u8);
    out.push('\'');
    if code != 0 {
        out.push_str(&format!(" ({code}"));
        if escape != Escape::Hex && !(1..=9).contains(&code) {
            out.push_str(&format!(", 0x{:X}", code as i32));
        }
        out.push(')');
    }
    out
}

/// Characters in quotes, and whether some of them are shown by their codes.
fn quoted(bytes: &[u8]) -> (String, bool) {
    let mut out = String::from("\"");
    let (mut after_hex, mut any_hex) = (false, false);
    for byte in bytes {
        if after_hex && byte.is_ascii_hexdigit() {
            out.push_str("\" \"");
        }
        after_hex = match byte {
            b'\'' => {
                out.push('\'');
                false
            }
            b'"' => {
                out.push_str("\\\"");
                false
            }
            byte => push_character(&mut out, *byte) == Escape::Hex,
        };
        any_hex |= after_hex;
    }
    out.push('"');
    (out, any_hex)
}

/// The characters of an array, which ends with a zero or says that it does not.
pub fn characters_text(bytes: &[u8]) -> String {
    match bytes.split_last() {
        Some((0, bytes)) => quoted(bytes).0,
        _ => quoted(bytes).0 + " (no terminating NUL)",
    }
}

/// Characters that a pointer leads to, in quotes.
pub fn pointed_text(bytes: &[u8]) -> String {
    quoted(bytes).0
}

/// A string in quotes, and as text below where it has codes and `as_text` says so.
pub fn string_text(bytes: &[u8], as_text: bool) -> String {
    let (mut out, any_hex) = quoted(bytes);
    let is_control = |b: &u8| b.is_ascii_control() && !matches!(b, b'\t' | b'\n' | b'\r');
    if any_hex
        && as_text
        && !bytes.iter().any(is_control)
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        out.push_str(&format!("\n    As Text: \"{text}\""));
    }
    out
}

/// A number with the digits that gtest gives it.
pub fn number_text(kind: Floating, x: f64) -> String {
    let digits = match kind {
        Floating::Float | Floating::Double => digits(x, kind == Floating::Float),
        _ => 6,
    };
    float_text::general((Floating::Double, x), digits, false)
}

/// The most bytes of an object that are all shown.
const MAX_BYTES: usize = 131;

/// The bytes of an object: `4-byte object <01-00 00-00>`.
pub fn bytes_text(bytes: &[u8]) -> String {
    let segment = |start: usize, end: usize| {
        let mut out = String::new();
        for (i, byte) in bytes.iter().enumerate().take(end).skip(start) {
            if i > start {
                out.push(if i % 2 == 0 { ' ' } else { '-' });
            }
            out.push_str(&format!("{byte:02X}"));
        }
        out
    };
    let n = bytes.len();
    let shown = if n <= MAX_BYTES { segment(0, n) } else { format!("{} ... {}", segment(0, 64), segment((n - 64).div_ceil(2) * 2, n)) };
    format!("{n}-byte object <{shown}>")
}
/// How many digits gtest gives a number: six where they are the number, else all that tell it from its neighbours.
fn digits(x: f64, single: bool) -> usize {
    const TENS: [f64; 14] = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2, 1e1, 1e0, 1e-1, 1e-2, 1e-3, 1e-4];
    let size = x.abs();
    let place = TENS.iter().position(|ten| size >= *ten).unwrap_or(TENS.len()) as i32 - 4;
    let scale = 10f64.powi(place.abs());
    let number = |scaled: f64| f64::from((scaled + 0.5) as i32);
    let narrow = |x: f64| if single { f64::from(x as f32) } else { x };
    let back = match place < 0 {
        true => narrow(number(narrow(size / scale)) * scale),
        false => narrow(narrow(number(narrow(size * scale))) / scale),
    };
    match (size < 1e10 && back == size, single) {
        (true, _) => 6,
        (false, true) => 9,
        (false, false) => 17,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_as_gtest_shows_them() {
        assert_eq!(number_text(Floating::Float, 0.1f32.into()), "0.1");
        assert_eq!(character_text(97), "'a' (97, 0x61)");
        assert_eq!(character_text(7), "'\\a' (7)");
        assert_eq!(character_text(-1), "'\\xFF' (-1)");
        assert_eq!(string_text(b"\x01b", true), "\"\\x1\" \"b\"");
        assert_eq!(string_text("é".as_bytes(), true), "\"\\xC3\\xA9\"\n    As Text: \"é\"");
        assert_eq!(bytes_text(&[1, 0, 0, 0]), "4-byte object <01-00 00-00>");
    }
}
