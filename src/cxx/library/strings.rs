//! `std::string`, and strings of C.

use super::Native;
use crate::cxx::convert::containers;
use crate::cxx::value::{Fault, Integer, Outcome, V};
use crate::cxx::world::World;
use crate::cxx::world::characters;
use std::cell::RefCell;
use std::rc::Rc;

fn size(n: usize) -> V {
    V::Int(Integer::ULong, n as i64)
}

/// A method of `std::string` or of a string stream.
pub fn method(world: &mut World, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    for family in [asked, found, changed] {
        if let Some(v) = family(world, text, name, args)? {
            return Ok(Some(v));
        }
    }
    Ok(None)
}

/// An argument as an integer, `None` where it is not given.
fn number(world: &mut World, args: &[V], i: usize) -> Outcome<Option<i64>> {
    args.get(i).map(|v| super::integer(world, v)).transpose()
}

/// What a string tells of itself, and its characters.
fn asked(world: &mut World, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    Ok(Some(match name {
        "size" | "length" => size(text.borrow().len()),
        "begin" | "cbegin" => V::AddressOf(Rc::new(V::Char(0, text.clone()))),
        "end" | "cend" => V::AddressOf(Rc::new(V::Char(text.borrow().len() as u32, text.clone()))),
        "at" | "operator[]" => {
            let i = number(world, args, 0)?.unwrap_or(0);
            match u32::try_from(i) {
                Ok(i) if (i as usize) < text.borrow().len() => V::Char(i, text.clone()),
                _ => return Err(Fault::runtime(format!("index {i} of a string of {} characters", text.borrow().len()))),
            }
        }
        "reserve" | "shrink_to_fit" => V::Void,
        "empty" => V::Int(Integer::Bool, text.borrow().is_empty().into()),
        "c_str" | "data" => {
            let bytes: Rc<[u8]> = text.borrow().as_slice().into();
            world.literal(&bytes)?
        }
        "str" if args.is_empty() => characters::string(text.borrow().clone()),
        "substr" => {
            let text = text.borrow().clone();
            let from = place(number(world, args, 0)?.unwrap_or(0), text.len())?;
            let most = number(world, args, 1)?.unwrap_or(i64::MAX) as u64;
            let to = from.saturating_add(most.min(text.len() as u64) as usize).min(text.len());
            characters::string(&text[from..to])
        }
        "back" | "front" => {
            let i = if name == "back" { text.borrow().len().saturating_sub(1) } else { 0 };
            V::Char(i as u32, text.clone())
        }
        _ => return Ok(None),
    }))
}

/// A position in a string of so many characters, its end among them.
fn place(at: i64, length: usize) -> Outcome<usize> {
    let within = usize::try_from(at).ok().filter(|at| *at <= length);
    within.ok_or_else(|| Fault::runtime(format!("position {at} of a string of {length} characters")))
}

/// Where characters are in a string, and how it compares.
fn found(world: &mut World, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    Ok(Some(match name {
        "rfind" => {
            let what = characters::bytes(world, args.first().unwrap_or(&V::Null))?;
            let text = text.borrow();
            let most = number(world, args, 1)?.map_or(usize::MAX, |n| if n < 0 { usize::MAX } else { n as usize });
            let found = (0..=text.len().saturating_sub(what.len()).min(most)).rev().find(|i| text[*i..].starts_with(&what));
            V::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "find_first_of" | "find_last_of" | "find_first_not_of" | "find_last_not_of" => {
            let set = characters::bytes(world, args.first().unwrap_or(&V::Null))?;
            let text = text.borrow();
            let wanted = |i: &usize| set.contains(&text[*i]) != name.contains("_not_");
            let from = number(world, args, 1)?;
            let found = if name.contains("first") {
                (from.unwrap_or(0).max(0) as usize..text.len()).find(wanted)
            } else {
                let most = from.map_or(text.len(), |n| if n < 0 { text.len() } else { (n as usize).saturating_add(1) });
                (0..text.len().min(most)).rev().find(wanted)
            };
            V::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "starts_with" | "ends_with" => {
            let what = characters::bytes(world, args.first().unwrap_or(&V::Null))?;
            let text = text.borrow();
            V::Int(Integer::Bool, if name == "starts_with" { text.starts_with(&what) } else { text.ends_with(&what) }.into())
        }
        "find" => {
            let what = characters::bytes(world, args.first().unwrap_or(&V::Null))?;
            let from = number(world, args, 1)?.unwrap_or(0).max(0) as usize;
            let text = text.borrow();
            let found = match what.len() {
                0 => Some(from).filter(|from| *from <= text.len()),
                n => text.get(from..).and_then(|rest| rest.windows(n).position(|w| w == what)).map(|at| at + from),
            };
            V::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "compare" => {
            let other = characters::bytes(world, args.first().unwrap_or(&V::Null))?;
            V::Int(Integer::Int, difference(&text.borrow(), &other, true))
        }
        _ => return Ok(None),
    }))
}

/// What puts characters into a string or takes them out.
fn changed(world: &mut World, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    Ok(Some(match name {
        "resize" => {
            let n = characters::count(number(world, args, 0)?.unwrap_or(0))?;
            let c = number(world, args, 1)?.unwrap_or(0) as u8;
            text.borrow_mut().resize(n, c);
            V::Void
        }
        "insert" => {
            let at = place(number(world, args, 0)?.unwrap_or(0), text.borrow().len())?;
            let more = match args.get(2) {
                Some(c) => {
                    vec![super::integer(world, c)? as u8; characters::count(number(world, args, 1)?.unwrap_or(0))?]
                }
                None => characters::bytes(world, args.get(1).unwrap_or(&V::Null))?,
            };
            characters::held(text.borrow().len() + more.len())?;
            text.borrow_mut().splice(at..at, more);
            V::Text(text.clone())
        }
        "str" | "assign" => {
            let new = characters::bytes(world, super::arg(args, 0)?)?;
            *text.borrow_mut() = new;
            V::Text(text.clone())
        }
        "clear" => {
            text.borrow_mut().clear();
            V::Void
        }
        "push_back" => {
            let c = number(world, args, 0)?.unwrap_or(0);
            characters::held(text.borrow().len() + 1)?;
            text.borrow_mut().push(c as u8);
            V::Void
        }
        "pop_back" => {
            text.borrow_mut().pop();
            V::Void
        }
        "append" => {
            let more = match args.get(1) {
                Some(c) => {
                    vec![super::integer(world, c)? as u8; characters::count(number(world, args, 0)?.unwrap_or(0))?]
                }
                None => characters::bytes(world, args.first().unwrap_or(&V::Null))?,
            };
            characters::held(text.borrow().len() + more.len())?;
            text.borrow_mut().extend(more);
            V::Text(text.clone())
        }
        "erase" | "replace" => replaced(world, text, name, args)?,
        _ => return Ok(None),
    }))
}

/// `erase` and `replace`, by positions or by iterators.
fn replaced(world: &mut World, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[V]) -> Outcome<V> {
    let length = text.borrow().len();
    let position = |world: &mut World, i: usize| -> Outcome<Option<i64>> {
        let Some(v) = args.get(i) else {
            return Ok(None);
        };
        match world.value(v)? {
            V::AddressOf(place) => match &*place {
                V::Char(at, _) => Ok(Some(i64::from(*at))),
                _ => Ok(None),
            },
            v => super::integer(world, &v).map(Some),
        }
    };
    let by_iterator = matches!(args.first().map(|v| world.value(v)).transpose()?, Some(V::AddressOf(_)));
    let from = place(position(world, 0)?.unwrap_or(0), length)?;
    let second = position(world, 1)?;
    let to = match (by_iterator, second) {
        (true, Some(to)) => to.clamp(from as i64, length as i64) as usize,
        (true, None) => (from + 1).min(length),
        (false, n) => from.saturating_add(n.unwrap_or(i64::MAX).max(0) as u64 as usize).min(length),
    };
    let more = if name == "replace" { characters::bytes(world, args.get(2).unwrap_or(&V::Null))? } else { Vec::new() };
    characters::held(length - (to - from) + more.len())?;
    text.borrow_mut().splice(from..to, more);
    Ok(if by_iterator { V::AddressOf(Rc::new(V::Char(from as u32, text.clone()))) } else { V::Text(text.clone()) })
}

/// How the C library compares: by the first characters that differ, then by the lengths or the zero behind the shorter.
fn difference(a: &[u8], b: &[u8], by_length: bool) -> i64 {
    match a.iter().zip(b).find(|(x, y)| x != y) {
        Some((x, y)) => i64::from(*x) - i64::from(*y),
        None if by_length => a.len() as i64 - b.len() as i64,
        None => i64::from(a.get(b.len()).copied().unwrap_or(0)) - i64::from(b.get(a.len()).copied().unwrap_or(0)),
    }
}

/// A function of the C library on a character.
fn of_char(world: &mut World, args: &[V], f: fn(u8) -> i64) -> Outcome<V> {
    let c = super::integer(world, super::arg(args, 0)?)?;
    Ok(V::Int(Integer::Int, u8::try_from(c).map_or(c, f)))
}

/// Functions on strings of C.
pub const NATIVES: &[(&str, Native)] = &[
    ("strlen", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        Ok(size(text.len()))
    }),
    ("toupper", |world, _, args| of_char(world, args, |c| c.to_ascii_uppercase().into())),
    ("tolower", |world, _, args| of_char(world, args, |c| c.to_ascii_lowercase().into())),
    ("isdigit", |world, _, args| of_char(world, args, |c| c.is_ascii_digit().into())),
    ("isalpha", |world, _, args| of_char(world, args, |c| c.is_ascii_alphabetic().into())),
    ("isalnum", |world, _, args| of_char(world, args, |c| c.is_ascii_alphanumeric().into())),
    ("isspace", |world, _, args| of_char(world, args, |c| matches!(c, b' ' | 9..=13).into())),
    ("isupper", |world, _, args| of_char(world, args, |c| c.is_ascii_uppercase().into())),
    ("islower", |world, _, args| of_char(world, args, |c| c.is_ascii_lowercase().into())),
    ("ispunct", |world, _, args| of_char(world, args, |c| c.is_ascii_punctuation().into())),
    ("strcmp", |world, _, args| {
        let (a, b) = (characters::bytes(world, super::arg(args, 0)?)?, characters::bytes(world, super::arg(args, 1)?)?);
        Ok(V::Int(Integer::Int, difference(&a, &b, false)))
    }),
    ("to_string", |world, _, args| {
        let v = world.value(super::arg(args, 0)?)?;
        match crate::cxx::stream::to_string(&v) {
            Some(text) => Ok(characters::string(text)),
            None => Err(Fault::ill("`to_string` takes a number")),
        }
    }),
    ("string", |world, _, args| containers::string(world, args)),
    ("atoi", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        Ok(V::Int(Integer::Int, Integer::Int.wrap(leading(&text))))
    }),
    ("stoi", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        Ok(V::Int(Integer::Int, Integer::Int.wrap(leading(&text))))
    }),
    ("stol", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        Ok(V::Int(Integer::Long, leading(&text)))
    }),
    ("stod", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        let text = String::from_utf8_lossy(&text).trim().to_string();
        Ok(V::Float(crate::cxx::value::Floating::Double, text.parse().unwrap_or(0.0)))
    }),
    ("stof", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        let text = String::from_utf8_lossy(&text).trim().to_string();
        Ok(V::Float(crate::cxx::value::Floating::Float, f64::from(text.parse::<f32>().unwrap_or(0.0))))
    }),
    ("atof", |world, _, args| {
        let text = characters::bytes(world, super::arg(args, 0)?)?;
        let text = String::from_utf8_lossy(&text).trim().to_string();
        Ok(V::Float(crate::cxx::value::Floating::Double, text.parse().unwrap_or(0.0)))
    }),
    ("sscanf", |world, _, args| {
        let (text, format) = (characters::bytes(world, super::arg(args, 0)?)?, characters::bytes(world, super::arg(args, 1)?)?);
        let at = world.value(super::arg(args, 2)?)?;
        let read = String::from_utf8_lossy(&text).trim().to_string();
        let v = match format.last() {
            Some(b'd' | b'u') => V::Int(Integer::Long, leading(read.as_bytes())),
            Some(b'f' | b'g') => V::Float(crate::cxx::value::Floating::Double, read.parse().unwrap_or(0.0)),
            Some(b'c') => V::Int(Integer::Char, text.first().map_or(0, |c| i64::from(*c as i8))),
            _ => return Err(Fault::new(crate::cxx::value::FaultKind::Unsupported, "this format of `sscanf` is not read")),
        };
        let place = crate::cxx::arith::deref(world, &at)?;
        world.store(&place, v)?;
        Ok(V::Int(Integer::Int, 1))
    }),
];

/// The integer that a text starts with.
fn leading(text: &[u8]) -> i64 {
    let text: Vec<u8> = text.iter().copied().skip_while(u8::is_ascii_whitespace).collect();
    let (negative, digits) = match text.split_first() {
        Some((b'-', rest)) => (true, rest),
        Some((b'+', rest)) => (false, rest),
        _ => (false, &text[..]),
    };
    let value =
        digits.iter().take_while(|c| c.is_ascii_digit()).fold(0i64, |n, c| n.saturating_mul(10).saturating_add(i64::from(c - b'0')));
    if negative { -value } else { value }
}
