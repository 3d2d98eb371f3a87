//! `sscanf`.

use super::parsed::{leading, leading_float, saturated};
use super::{Native, arg};
use crate::cxx::arith;
use crate::cxx::state::{State, characters};
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Value};

/// What is read where `%` stands.
struct Conversion<'f> {
    /// Whether nothing is stored: `%*d`.
    skips: bool,
    /// The most characters that are read.
    most: Option<usize>,
    letter: u8,
    /// The characters of `%[set]`.
    set: &'f [u8],
}

impl<'f> Conversion<'f> {
    /// What stands behind `%`, and what behind that; `None` where the format ends.
    fn read(format: &'f [u8]) -> Option<(Self, &'f [u8])> {
        let skips = format.first() == Some(&b'*');
        let rest = format.get(usize::from(skips)..)?;
        let (most, rest) = rest.split_at(rest.iter().take_while(|c| c.is_ascii_digit()).count());
        let most = std::str::from_utf8(most).ok().and_then(|n| n.parse().ok());
        let modifiers = rest.iter().take_while(|c| b"lhzjtLq".contains(c)).count();
        let (letter, mut rest) = rest.get(modifiers..)?.split_first()?;
        let mut set: &[u8] = &[];
        if *letter == b'[' {
            // a bracket that stands first is one of the characters
            let first = usize::from(rest.first() == Some(&b'^'));
            let end = rest.iter().skip(first + 1).position(|c| *c == b']')? + first + 1;
            (set, rest) = (&rest[..end], &rest[end + 1..]);
        }
        Some((Self { skips, most, letter: *letter, set }, rest))
    }

    /// Whether `%[set]` takes a character.
    fn takes(&self, c: u8) -> bool {
        let (is_other, mut set) = match self.set.split_first() {
            Some((b'^', rest)) => (true, rest),
            _ => (false, self.set),
        };
        let mut found = false;
        while let Some((first, rest)) = set.split_first() {
            set = match rest {
                [b'-', last, behind @ ..] => {
                    found |= (*first..=*last).contains(&c);
                    behind
                }
                rest => {
                    found |= *first == c;
                    rest
                }
            };
        }
        found != is_other
    }

    /// How many characters are read, and what they make.
    fn value(&self, rest: &[u8]) -> Outcome<(usize, Value)> {
        let most = self.most.unwrap_or(if self.letter == b'c' { 1 } else { usize::MAX });
        let rest = &rest[..most.min(rest.len())];
        let word = |length: usize| (length, characters::string(rest[..length].to_vec()));
        let number = |base| {
            let number = leading(rest, base);
            (number.length, Value::Int(Integer::Long, saturated(number.magnitude, number.negative)))
        };
        Ok(match self.letter {
            b's' => word(rest.iter().take_while(|c| !c.is_ascii_whitespace()).count()),
            b'[' => word(rest.iter().take_while(|c| self.takes(**c)).count()),
            // fewer than were asked for are none
            b'c' if rest.len() < most => word(0),
            b'c' => word(most),
            b'd' | b'u' => number(10),
            b'i' => number(0),
            b'x' | b'X' => number(16),
            b'o' => number(8),
            b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => {
                let (length, x) = leading_float(rest);
                (length, Value::Float(Floating::Double, x))
            }
            _ => return Err(Fault::new(FaultKind::Unsupported, "this format of `sscanf` is not read")),
        })
    }
}

/// `sscanf(text, format, …)`: how many values were read before the first that does not fit, -1 where the text ends before one.
fn scanned(state: &mut State, _: &[Value], args: &[Value]) -> Outcome<Value> {
    let (text, format) = (characters::bytes(state, arg(args, 0)?)?, characters::bytes(state, arg(args, 1)?)?);
    let (mut at, mut read, mut next) = (0usize, 0i64, 2usize);
    let mut format = &format[..];
    let ended = |read: i64| Ok(Value::Int(Integer::Int, if read == 0 { -1 } else { read }));
    while let Some((first, rest)) = format.split_first() {
        format = rest;
        let blanks = text[at..].iter().take_while(|c| c.is_ascii_whitespace()).count();
        if first.is_ascii_whitespace() {
            at += blanks;
            continue;
        }
        let Some((conversion, behind)) = Conversion::read(rest).filter(|_| *first == b'%' && rest.first() != Some(&b'%')) else {
            // `%%` is the character itself, behind blanks
            if *first == b'%' {
                at += blanks;
                format = rest.get(1..).unwrap_or_default();
            }
            match text.get(at) {
                None => return ended(read),
                Some(c) if c == first => at += 1,
                Some(_) => break,
            }
            continue;
        };
        format = behind;
        if conversion.letter == b'n' {
            let place = arith::deref(state, &state.value(arg(args, next)?)?)?;
            state.store(&place, Value::Int(Integer::Int, at as i64))?;
            next += 1;
            continue;
        }
        at += if matches!(conversion.letter, b'c' | b'[') { 0 } else { blanks };
        if at == text.len() {
            return ended(read);
        }
        let (length, v) = conversion.value(&text[at..])?;
        if length == 0 {
            break;
        }
        at += length;
        if conversion.skips {
            continue;
        }
        let to = state.value(arg(args, next)?)?;
        if let Value::Text(word) = &v {
            let end: &[u8] = if conversion.letter == b'c' { &[] } else { &[0] };
            let word: Vec<u8> = word.borrow().iter().chain(end).copied().collect();
            for (i, c) in word.into_iter().enumerate() {
                let place = arith::index(state, &to, &Value::Int(Integer::Long, i as i64))?;
                state.store(&place, Value::Int(Integer::Char, i64::from(c as i8)))?;
            }
        } else {
            let place = arith::deref(state, &to)?;
            state.store(&place, v)?;
        }
        (read, next) = (read + 1, next + 1);
    }
    Ok(Value::Int(Integer::Int, read))
}

/// The function that reads by a format.
pub const NATIVES: &[(&str, Native)] = &[("sscanf", scanned)];
