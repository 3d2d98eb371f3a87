//! The exceptions that the library throws, in the words of libstdc++.

use super::{Native, arg};
use crate::cxx::state::characters;
use crate::cxx::value::{Fault, Outcome};

/// The classes that the C++ of the prelude throws by name.
const CLASSES: [&str; 4] = ["out_of_range", "bad_optional_access", "invalid_argument", "overflow_error"];

/// The place of an element that is asked for with `at`: refused where there is none.
pub(super) fn checked(i: i64, n: i64, words: [&str; 2]) -> Outcome<i64> {
    if (0..n).contains(&i) {
        return Ok(i);
    }
    Err(Fault::thrown("out_of_range", format_args!("{}: __n (which is {}){} (which is {n})", words[0], i as u64, words[1])))
}

/// `__throw("out_of_range", "map::at")`
pub const NATIVES: &[(&str, Native)] = &[("__throw", |state, _, args| {
    let (class, what) = (characters::bytes(state, arg(args, 0)?)?, characters::bytes(state, arg(args, 1)?)?);
    let what = String::from_utf8_lossy(&what).into_owned();
    match CLASSES.into_iter().find(|name| name.as_bytes() == class) {
        Some(class) => Err(Fault::thrown(class, what)),
        None => Err(Fault::runtime(what)),
    }
})];
