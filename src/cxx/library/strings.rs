//! `std::string`, and strings of C.

use super::Native;
use crate::algebra::tensor::Space;
use crate::cxx::convert::containers;
use crate::cxx::float_text;
use crate::cxx::state::State;
use crate::cxx::state::characters;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, Value};
use std::cell::RefCell;
use std::rc::Rc;

fn size(n: usize) -> Value {
    Value::Int(Integer::ULong, n as i64)
}

/// A method of `std::string` or of a string stream.
pub fn method(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    if !matches!(
        name,
        "size" | "length" | "empty" | "c_str" | "data" | "begin" | "end" | "cbegin" | "cend" | "at" | "operator[]" | "back" | "front"
    ) && !matches!(name, "push_back" | "pop_back" | "append")
    {
        let length = text.borrow().len() as u64;
        state.memory.budget.take(length)?;
        state.memory.budget.spend(length / 4)?;
    }
    super::methods::counted("string", name, args)?;
    for family in [asked, found, changed] {
        if let Some(v) = family(state, text, name, args)? {
            return Ok(Some(v));
        }
    }
    Ok(None)
}

/// What is looked for in a string: `(text)`, `(text, position)` or `(text, position, length of the text)`.
fn sought(state: &mut State, args: &[Value]) -> Outcome<Vec<u8>> {
    match args {
        [what, _, length] => containers::text_of(state, &[what.clone(), length.clone()]),
        [] | [_, _, _, ..] => Err(Fault::ill_formed("1 to 3 arguments are needed here")),
        [what, ..] => match state.value(what)? {
            // a character, whatever its type
            Value::Int(_, c) => Ok(vec![c as u8]),
            what => characters::bytes(state, &what),
        },
    }
}

/// An argument as an integer, `None` where it is not given.
fn number(state: &mut State, args: &[Value], i: usize) -> Outcome<Option<i64>> {
    args.get(i).map(|v| super::integer(state, v)).transpose()
}

/// An argument as a number of characters.
fn counted(state: &mut State, args: &[Value], i: usize) -> Outcome<usize> {
    let n = number(state, args, i)?.unwrap_or(0);
    characters::count(state, n)
}

/// What a string tells of itself, and its characters.
fn asked(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    Ok(Some(match name {
        "size" | "length" => size(text.borrow().len()),
        "begin" | "cbegin" => iterator(state, 0, text),
        "end" | "cend" => iterator(state, text.borrow().len(), text),
        "at" => {
            let i = number(state, args, 0)?.unwrap_or(0);
            let n = text.borrow().len() as i64;
            let i = super::exceptions::checked(i, n, ["basic_string::at", " >= this->size()"])?;
            Value::Char(i as u32, text.clone())
        }
        "operator[]" => {
            let i = number(state, args, 0)?.unwrap_or(0);
            match u32::try_from(i) {
                Ok(i) if (i as usize) < text.borrow().len() => Value::Char(i, text.clone()),
                _ => return Err(Fault::runtime(format_args!("index {i} of a string of {} characters", text.borrow().len()))),
            }
        }
        "reserve" => {
            let n = counted(state, args, 0)?;
            let more = n.saturating_sub(text.borrow().len());
            text.borrow_mut().reserve_exact(more);
            Value::Void
        }
        "shrink_to_fit" => Value::Void,
        "max_size" => Value::Int(Integer::ULong, i64::MAX),
        "capacity" => return Err(Fault::new(FaultKind::Unsupported, "how many characters a string has room for is not read")),
        "copy" => {
            let text = text.borrow().clone();
            let from = number(state, args, 2)?.unwrap_or(0);
            let most = number(state, args, 1)?.unwrap_or(0) as u64;
            let part = &text[place(from, text.len(), name)?..];
            let part = &part[..part.len().min(usize::try_from(most).unwrap_or(usize::MAX))];
            let to = state.value(super::arg(args, 0)?)?;
            for (i, c) in (0..).zip(part) {
                let place = crate::cxx::arith::index(state, &to, &Value::Int(Integer::Long, i))?;
                state.store(&place, Value::Int(Integer::Char, (*c as i8).into()))?;
            }
            size(part.len())
        }
        "empty" => Value::Int(Integer::Bool, text.borrow().is_empty().into()),
        "c_str" | "data" => characters::pointer(state, text, 0, name == "c_str"),
        "str" if args.is_empty() => characters::string(text.borrow().clone()),
        "substr" => {
            let text = text.borrow().clone();
            let at = number(state, args, 0)?.unwrap_or(0);
            let Some(from) = usize::try_from(at).ok().filter(|at| *at <= text.len()) else {
                let (at, size) = (at as u64, text.len());
                let what = format!("basic_string::substr: __pos (which is {at}) > this->size() (which is {size})");
                return Err(Fault::thrown("out_of_range", what));
            };
            let most = number(state, args, 1)?.unwrap_or(i64::MAX) as u64;
            let to = from.saturating_add(most.min(text.len() as u64) as usize).min(text.len());
            characters::string(&text[from..to])
        }
        "back" if text.borrow().is_empty() => return Err(Fault::runtime("`back` of an empty string")),
        "back" | "front" => {
            let i = if name == "back" { text.borrow().len().saturating_sub(1) } else { 0 };
            Value::Char(i as u32, text.clone())
        }
        _ => return Ok(None),
    }))
}

/// A position in a string of so many characters, its end among them, for the method `of`.
fn place(at: i64, length: usize, of: &str) -> Outcome<usize> {
    let within = usize::try_from(at).ok().filter(|at| *at <= length);
    let what = || format!("basic_string::{of}: __pos (which is {}) > this->size() (which is {length})", at as u64);
    within.ok_or_else(|| Fault::thrown("out_of_range", what()))
}

/// Counts the comparisons of all places of a string with the characters that are looked for.
fn compared(state: &mut State, text: &RefCell<Vec<u8>>, what: &[u8]) -> Outcome<()> {
    state.memory.budget.spend(text.borrow().len() as u64 * (8 + what.len() as u64) / 32)
}

/// Where characters are in a string, and how it compares.
fn found(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    Ok(Some(match name {
        "rfind" => {
            let what = sought(state, args)?;
            compared(state, text, &what)?;
            let text = text.borrow();
            let most = number(state, args, 1)?.map_or(usize::MAX, |n| if n < 0 { usize::MAX } else { n as usize });
            let found = (0..=text.len().saturating_sub(what.len()).min(most)).rev().find(|i| text[*i..].starts_with(&what));
            Value::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "find_first_of" | "find_last_of" | "find_first_not_of" | "find_last_not_of" => {
            let set = sought(state, args)?;
            compared(state, text, &set)?;
            let text = text.borrow();
            let wanted = |i: &usize| set.contains(&text[*i]) != name.contains("_not_");
            let from = number(state, args, 1)?;
            let found = if name.contains("first") {
                (from.unwrap_or(0).max(0) as usize..text.len()).find(wanted)
            } else {
                let most = from.map_or(text.len(), |n| if n < 0 { text.len() } else { (n as usize).saturating_add(1) });
                (0..text.len().min(most)).rev().find(wanted)
            };
            Value::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "starts_with" | "ends_with" => {
            let what = characters::bytes(state, args.first().unwrap_or(&Value::Null))?;
            let text = text.borrow();
            Value::Int(Integer::Bool, if name == "starts_with" { text.starts_with(&what) } else { text.ends_with(&what) }.into())
        }
        "find" => {
            let what = sought(state, args)?;
            compared(state, text, &what)?;
            let from = number(state, args, 1)?.unwrap_or(0);
            let from = usize::try_from(from).unwrap_or(usize::MAX);
            let text = text.borrow();
            let found = match what.len() {
                0 => Some(from).filter(|from| *from <= text.len()),
                n => text.get(from..).and_then(|rest| rest.windows(n).position(|w| w == what)).map(|at| at + from),
            };
            Value::Int(Integer::ULong, found.map_or(-1, |at| at as i64))
        }
        "compare" => {
            let own = text.borrow().clone();
            let (own, other) = match args {
                [other] => (own, characters::bytes(state, other)?),
                [from, n, other @ ..] if !other.is_empty() => {
                    let whole = characters::string(own);
                    (containers::text_for(state, name, &[whole, from.clone(), n.clone()])?, containers::text_for(state, name, other)?)
                }
                _ => return Err(Fault::ill_formed("`compare` takes a string, and the part of each before it and behind it")),
            };
            Value::Int(Integer::Int, difference(&own, &other, true))
        }
        _ => return Ok(None),
    }))
}

/// What puts characters into a string or takes them out.
fn changed(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    Ok(Some(match name {
        "resize" => {
            let n = counted(state, args, 0)?;
            let c = number(state, args, 1)?.unwrap_or(0) as u8;
            text.borrow_mut().resize(n, c);
            Value::Void
        }
        "insert" => {
            let (at, by_iterator) = position(state, super::arg(args, 0)?)?;
            // libstdc++ inserts a text by replacing nothing
            let repeats = args.len() == 3 && matches!(state.value(&args[1])?, Value::Int(..));
            let at = place(at, text.borrow().len(), if repeats { name } else { "replace" })?;
            let rest = args.get(1..).unwrap_or_default();
            let more = match rest {
                [c] if by_iterator && let Value::Int(_, c) = state.value(c)? => vec![c as u8],
                rest => containers::text_for(state, name, rest)?,
            };
            characters::held(text.borrow().len() + more.len())?;
            text.borrow_mut().splice(at..at, more);
            if by_iterator { iterator(state, at, text) } else { Value::Text(text.clone()) }
        }
        "str" | "assign" => {
            super::arg(args, 0)?;
            let new = containers::text_for(state, name, args)?;
            *text.borrow_mut() = new;
            Value::Text(text.clone())
        }
        "swap" => match state.value(super::arg(args, 0)?)? {
            Value::Text(other) if Rc::ptr_eq(&other, text) => Value::Void,
            other @ Value::Text(_) => {
                state.swapped(&Value::Text(text.clone()), &other, 0)?;
                Value::Void
            }
            _ => return Err(Fault::ill_formed("`swap` takes a string")),
        },
        "clear" => {
            text.borrow_mut().clear();
            Value::Void
        }
        "push_back" => {
            let c = number(state, args, 0)?.unwrap_or(0);
            characters::held(text.borrow().len() + 1)?;
            text.borrow_mut().push(c as u8);
            Value::Void
        }
        "pop_back" => match text.borrow_mut().pop() {
            Some(_) => Value::Void,
            None => return Err(Fault::runtime("`pop_back` of an empty string")),
        },
        "append" => {
            super::arg(args, 0)?;
            let more = containers::text_for(state, name, args)?;
            characters::held(text.borrow().len() + more.len())?;
            text.borrow_mut().extend(more);
            Value::Text(text.clone())
        }
        "erase" | "replace" => replaced(state, text, name, args)?,
        _ => return Ok(None),
    }))
}

/// A position in a string, and whether an iterator says it.
fn position(state: &mut State, v: &Value) -> Outcome<(i64, bool)> {
    match state.value(v)? {
        Value::AddressOf(place, _) => match &*place {
            Value::Char(at, _) => Ok((i64::from(*at), true)),
            _ => Err(Fault::ill_formed("this is no iterator of a string")),
        },
        v => Ok((super::integer(state, &v)?, false)),
    }
}

fn iterator(state: &mut State, at: usize, text: &Rc<RefCell<Vec<u8>>>) -> Value {
    let string = state.types.intern(Type::Library("string".into(), Vec::new()));
    Value::address(Value::Char(at as u32, text.clone())).in_space(Space::Iterator(string.0))
}

/// `erase` and `replace`, by positions or by iterators.
fn replaced(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Value> {
    let length = text.borrow().len();
    let (from, by_iterator) = args.first().map_or(Ok((0, false)), |v| position(state, v))?;
    let from = place(from, length, name)?;
    let second = args.get(1).map(|v| position(state, v)).transpose()?.map(|(at, _)| at);
    let to = match (by_iterator, second) {
        (true, Some(to)) => to.clamp(from as i64, length as i64) as usize,
        (true, None) => (from + 1).min(length),
        (false, n) => from.saturating_add(n.unwrap_or(i64::MAX) as u64 as usize).min(length),
    };
    let more = match name {
        "replace" => {
            super::arg(args, 2)?;
            containers::text_for(state, name, args.get(2..).unwrap_or_default())?
        }
        _ => Vec::new(),
    };
    characters::held(length - (to - from) + more.len())?;
    text.borrow_mut().splice(from..to, more);
    Ok(if by_iterator && name == "erase" { iterator(state, from, text) } else { Value::Text(text.clone()) })
}

/// How the C library compares: by the first characters that differ, then by the lengths or the zero behind the shorter.
fn difference(a: &[u8], b: &[u8], by_length: bool) -> i64 {
    match a.iter().zip(b).find(|(x, y)| x != y) {
        Some((x, y)) => i64::from(*x) - i64::from(*y),
        None if by_length => a.len() as i64 - b.len() as i64,
        None => i64::from(a.get(b.len()).copied().unwrap_or(0)) - i64::from(b.get(a.len()).copied().unwrap_or(0)),
    }
}

/// A character in lower or upper case; of `char` below zero the number that `unsigned char` has, and of `EOF` itself.
fn in_case(state: &mut State, args: &[Value], f: fn(&u8) -> u8) -> Outcome<Value> {
    let c = super::integer(state, super::arg(args, 0)?)?;
    let of = |c: i64| u8::try_from(c).map_or(c, |c| f(&c).into());
    Ok(Value::Int(Integer::Int, if (-128..-1).contains(&c) { c + 256 } else { of(c) }))
}

/// A bit of a character's class, as the C library of Linux has it, where the character is of the class.
fn of_class(state: &mut State, args: &[Value], bit: i64, is_of: fn(&u8) -> bool) -> Outcome<Value> {
    let c = super::integer(state, super::arg(args, 0)?)?;
    Ok(Value::Int(Integer::Int, if u8::try_from(c).is_ok_and(|c| is_of(&c)) { bit } else { 0 }))
}

/// Functions on strings of C.
pub const NATIVES: &[(&str, Native)] = &[
    ("__demangled", |state, _, args| {
        let name = characters::bytes(state, super::arg(args, 0)?)?;
        match super::demangled::demangled(&name) {
            Some(text) => state.literal(&text.into_bytes().into()),
            None => Err(Fault::new(FaultKind::Unsupported, "a name that `__cxa_demangle` is given is not known here")),
        }
    }),
    ("strlen", |state, _, args| {
        let text = characters::bytes(state, super::arg(args, 0)?)?;
        Ok(size(text.len()))
    }),
    ("toupper", |state, _, args| in_case(state, args, u8::to_ascii_uppercase)),
    ("tolower", |state, _, args| in_case(state, args, u8::to_ascii_lowercase)),
    ("isdigit", |state, _, args| of_class(state, args, 1, u8::is_ascii_digit)),
    ("isblank", |state, _, args| of_class(state, args, 1, |c| matches!(c, b' ' | b'\t'))),
    ("iscntrl", |state, _, args| of_class(state, args, 2, u8::is_ascii_control)),
    ("isgraph", |state, _, args| of_class(state, args, 32768, u8::is_ascii_graphic)),
    ("isprint", |state, _, args| of_class(state, args, 16384, |c| matches!(c, b' '..=b'~'))),
    ("isxdigit", |state, _, args| of_class(state, args, 4096, u8::is_ascii_hexdigit)),
    ("isalpha", |state, _, args| of_class(state, args, 1024, u8::is_ascii_alphabetic)),
    ("isalnum", |state, _, args| of_class(state, args, 8, u8::is_ascii_alphanumeric)),
    ("isspace", |state, _, args| of_class(state, args, 8192, |c| matches!(c, b' ' | 9..=13))),
    ("isupper", |state, _, args| of_class(state, args, 256, u8::is_ascii_uppercase)),
    ("islower", |state, _, args| of_class(state, args, 512, u8::is_ascii_lowercase)),
    ("ispunct", |state, _, args| of_class(state, args, 4, u8::is_ascii_punctuation)),
    ("strcmp", |state, _, args| {
        let (a, b) = (characters::bytes(state, super::arg(args, 0)?)?, characters::bytes(state, super::arg(args, 1)?)?);
        Ok(Value::Int(Integer::Int, difference(&a, &b, false)))
    }),
    ("to_string", |state, _, args| {
        let v = state.value(super::arg(args, 0)?)?;
        if matches!(v, Value::Enum(ty, _) if matches!(state.types.get(ty), Type::Enum(_, true, _))) {
            return Err(Fault::ill_formed("`to_string` takes a number"));
        }
        if let Value::Float(_, x) = v {
            state.memory.budget.spend(float_text::steps(x))?;
        }
        match crate::cxx::stream::to_string(&v) {
            Some(text) => Ok(characters::string(text)),
            None => Err(Fault::ill_formed("`to_string` takes a number")),
        }
    }),
    ("string", |state, _, args| containers::string(state, args)),
];
