//! The exceptions that the library throws, in the words of libstdc++.

use super::{Native, arg};
use crate::cxx::state::{State, characters};
use crate::cxx::value::{Fault, Outcome, Type, Value};

/// The classes that the C++ of the prelude throws by name.
const CLASSES: [&str; 4] = ["out_of_range", "bad_optional_access", "invalid_argument", "overflow_error"];

/// The place of an element that is asked for with `at`: refused where there is none.
pub(super) fn checked(i: i64, n: i64, words: [&str; 2]) -> Outcome<i64> {
    if (0..n).contains(&i) {
        return Ok(i);
    }
    Err(Fault::thrown("out_of_range", format_args!("{}: __n (which is {}){} (which is {n})", words[0], i as u64, words[1])))
}

/// Throws where a method of a container or a string is asked for more elements than there can be: a negative number.
pub fn bounded(state: &State, receiver: &Value, name: &str, args: &[Value]) -> Outcome<()> {
    let count = match (name, args) {
        ("reserve", [n]) | ("resize", [n] | [n, _]) | ("assign" | "append", [n, _]) | ("insert", [_, n, _]) => n,
        _ => return Ok(()),
    };
    if !matches!(state.value(count)?, Value::Int(_, ..0)) {
        return Ok(());
    }
    let what = match receiver {
        Value::Text(_) if name == "reserve" => "basic_string::_M_create",
        Value::Text(_) => "basic_string::_M_replace_aux",
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Library(name, _) if &**name == "deque") => match (name, args) {
            ("resize", [_]) => "deque::_M_new_elements_at_back",
            _ => "deque::_M_new_elements_at_front",
        },
        _ => match (name, args) {
            ("reserve", _) => "vector::reserve",
            ("resize", [_]) => "vector::_M_default_append",
            ("assign", _) => TOO_MANY,
            _ => "vector::_M_fill_insert",
        },
    };
    Err(Fault::thrown("length_error", what))
}

/// What the constructors of a vector say of more elements than there can be.
pub const TOO_MANY: &str = "cannot create std::vector larger than max_size()";

/// `__throw("out_of_range", "map::at")`
pub const NATIVES: &[(&str, Native)] = &[("__throw", |state, _, args| {
    let (class, what) = (characters::bytes(state, arg(args, 0)?)?, characters::bytes(state, arg(args, 1)?)?);
    let what = String::from_utf8_lossy(&what).into_owned();
    match CLASSES.into_iter().find(|name| name.as_bytes() == class) {
        Some(class) => Err(Fault::thrown(class, what)),
        None => Err(Fault::runtime(what)),
    }
})];
