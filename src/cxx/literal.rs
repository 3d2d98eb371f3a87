//! Numbers, characters and strings as C++ writes them.

use super::ast::{IntSuffix, Integer};

/// The value of an integer literal and its suffix; bits beyond 63 make a negative number.
pub fn integer(text: &str) -> Option<(i64, IntSuffix)> {
    let text: String = text.chars().filter(|c| *c != '\'').collect();
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16),
        [b'0', b'b' | b'B', ..] => (&text[2..], 2),
        [b'0', b'0'..=b'9', ..] => (&text[1..], 8),
        _ => (&text[..], 10),
    };
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let value = u64::from_str_radix(digits, radix).ok()?;
    let suffix = suffix.to_ascii_lowercase();
    let long = suffix.matches(['l', 'z']).count() as u8;
    let unsigned = suffix.contains('u');
    let known =
        suffix.chars().all(|c| matches!(c, 'u' | 'l' | 'z')) && long <= 2 && suffix.len() == usize::from(long) + usize::from(unsigned);
    (known && end > 0).then_some((value as i64, IntSuffix { unsigned, long, based: radix != 10 }))
}

/// The value of a floating-point literal, and whether it is a `float`.
pub fn floating(text: &str) -> Option<(f64, bool)> {
    let text: String = text.chars().filter(|c| *c != '\'').collect();
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let float = text.ends_with(['f', 'F']) && (!hexadecimal || text.contains(['p', 'P']));
    let digits = if float { &text[..text.len() - 1] } else { text.trim_end_matches(['l', 'L']) };
    let value = match (hexadecimal, float) {
        (true, _) => hex_float(&digits[2..], float)?,
        // of the digits themselves, not of the nearest `double`
        (false, true) => digits.parse::<f32>().ok()?.into(),
        (false, false) => digits.parse().ok()?,
    };
    Some((value, float))
}

/// The nearest number; digits beyond 16 say only that there are some.
fn hex_float(digits: &str, float: bool) -> Option<f64> {
    let (mantissa, exponent) = digits.split_once(['p', 'P'])?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let (mut value, mut left) = (0u64, 0i32);
    for c in whole.chars().chain(fraction.chars()) {
        let digit = u64::from(c.to_digit(16)?);
        match value >> 60 {
            0 => value = value << 4 | digit,
            _ => (value, left) = (value | u64::from(digit != 0), left.checked_add(4)?),
        }
    }
    let exponent = exponent.parse::<i32>().ok()?.checked_add(left)?.checked_sub(i32::try_from(fraction.len()).ok()?.checked_mul(4)?)?;
    // in two steps, for what is below the smallest normal number
    let half = exponent.clamp(-2200, 2200) / 2;
    let value = if float { f64::from(value as f32) } else { value as f64 };
    Some(value * 2f64.powi(half) * 2f64.powi(exponent.clamp(-2200, 2200) - half))
}

/// The type of the characters of a literal: of `'ab'` it is `int`.
pub fn kind(text: &str) -> Integer {
    match text.split_once(['\'', '"']).map_or("", |(prefix, _)| prefix.trim_end_matches('R')) {
        "L" => Integer::WChar,
        "U" => Integer::Char32,
        "u" => Integer::Char16,
        "u8" => Integer::Char8,
        _ if text.starts_with('\'') && unescape(text.get(1..text.len() - 1).unwrap_or_default()).len() > 1 => Integer::Int,
        _ => Integer::Char,
    }
}

/// The value of `L'c'`, and of what is no `char` else.
pub fn wide_character(text: &str) -> Option<i64> {
    let body = text.get(text.find('\'')? + 1..text.len() - 1)?;
    if let Some(digits) = body.strip_prefix("\\x") {
        return i64::from_str_radix(digits, 16).ok();
    }
    let bytes = unescape(body);
    match std::str::from_utf8(&bytes).ok().map(|text| text.chars().collect::<Vec<_>>()).as_deref() {
        Some([only]) => Some(i64::from(u32::from(*only))),
        Some([]) => None,
        // an octal number
        _ => bytes.first().map(|byte| i64::from(*byte)),
    }
}

/// The value of `'c'`.
pub fn character(text: &str) -> Option<i64> {
    let body = text.get(text.find('\'')? + 1..text.len() - 1)?;
    let bytes = unescape(body);
    match bytes[..] {
        [only] => Some(i64::from(only as i8)),
        [] => None,
        _ => Some(bytes.iter().fold(0i64, |v, b| (v << 8) | i64::from(*b)) & 0xffff_ffff),
    }
}

/// The bytes of `"text"`.
pub fn string(text: &str) -> Option<Vec<u8>> {
    let quote = text.find('"')?;
    if text[..quote].ends_with('R') {
        let open = text.find('(')?;
        let tag = text.get(quote + 1..open)?.len();
        return Some(text.get(open + 1..text.len().checked_sub(tag + 2)?)?.as_bytes().to_vec());
    }
    Some(unescape(text.get(quote + 1..text.len() - 1)?))
}

fn unescape(body: &str) -> Vec<u8> {
    let bytes = body.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != b'\\' {
            out.push(bytes[at]);
            at += 1;
            continue;
        }
        at += 1;
        let Some(&c) = bytes.get(at) else {
            break;
        };
        at += 1;
        match c {
            b'n' => out.push(b'\n'),
            b't' => out.push(b'\t'),
            b'r' => out.push(b'\r'),
            b'a' => out.push(7),
            b'b' => out.push(8),
            b'f' => out.push(12),
            b'v' => out.push(11),
            b'e' => out.push(27),
            // a line that goes on, blanks and the sign of Windows' ends of lines before its end
            b'\n' => {}
            b' ' | b'\t' | b'\r' if body[at..].trim_start_matches([' ', '\t', '\r']).starts_with('\n') => {
                at = body[at..].find('\n').map_or(at, |end| at + end + 1);
            }
            b'0'..=b'7' => {
                let end = (at..bytes.len().min(at + 2)).find(|i| !(b'0'..=b'7').contains(&bytes[*i])).unwrap_or(bytes.len().min(at + 2));
                let value = body[at - 1..end].bytes().fold(0u32, |v, b| v * 8 + u32::from(b - b'0'));
                out.push(value as u8);
                at = end;
            }
            b'x' | b'u' | b'U' => {
                let most = match c {
                    b'x' => bytes.len(),
                    b'u' => bytes.len().min(at + 4),
                    _ => bytes.len().min(at + 8),
                };
                let end = (at..most).find(|i| !bytes[*i].is_ascii_hexdigit()).unwrap_or(most);
                let value = bytes[at..end].iter().fold(0u32, |v, b| v.wrapping_shl(4) | char::from(*b).to_digit(16).unwrap_or(0));
                match (c, char::from_u32(value)) {
                    (b'u' | b'U', Some(c)) => out.extend(c.encode_utf8(&mut [0; 4]).bytes()),
                    _ => out.push(value as u8),
                }
                at = end;
            }
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{character, floating, integer, string};

    #[test]
    fn literals_have_the_values_of_cxx() {
        assert_eq!(integer("0xFFu").map(|(v, s)| (v, s.unsigned)), Some((255, true)));
        assert_eq!(integer("017").map(|(v, _)| v), Some(15));
        assert_eq!(integer("1'000'000ll").map(|(v, s)| (v, s.long)), Some((1_000_000, 2)));
        assert_eq!((integer("4_c"), integer("09")), (None, None));
        assert_eq!(floating("1.5e3f"), Some((1500.0, true)));
        assert_eq!(floating("0x1.8p1"), Some((3.0, false)));
        assert_eq!(floating("0x1.0p-1022"), Some((f64::MIN_POSITIVE, false)));
        assert_eq!(floating("0x1.fffffffffffffffffp3"), Some((16.0, false)));
        assert_eq!(floating("1.000000059604644775390626f"), Some((f64::from(1.0f32 + f32::EPSILON), true)));
        assert_eq!((character("'A'"), character("'\\n'"), character("'\\0'")), (Some(65), Some(10), Some(0)));
        assert_eq!(string("\"a\\x41\\102\\n\""), Some(b"aAB\n".to_vec()));
        assert_eq!(string("\"a\\\nb\\ \r\nc\""), Some(b"abc".to_vec()), "lines that go on");
        assert_eq!(string("R\"x(a\\n)x\""), Some(b"a\\n".to_vec()));
    }
}
