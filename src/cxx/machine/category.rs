//! How an argument is passed, and what a parameter that is a reference makes of it.

use super::super::compiled::Pattern;
use super::super::state::State;
use super::super::value::{Fault, Outcome, Value};

/// `T&` for a variable, `T&&` for a temporary: better than `T const&`.
const REFERENCE: i64 = 3;
/// `T&` for a temporary: worse than anything.
const REFERENCE_TO_TEMPORARY: i64 = 5;

/// What binding to a reference adds to the score of an argument.
pub(super) fn rank_of_reference(pattern: &Pattern, arg: &Value, temporary: bool, comparing: bool) -> Outcome<i64> {
    Ok(match pattern {
        Pattern::Reference(p) if !matches!(**p, Pattern::Const(_)) => {
            if temporary {
                -REFERENCE_TO_TEMPORARY
            } else {
                REFERENCE
            }
        }
        Pattern::Forwarding(_) if temporary => REFERENCE,
        Pattern::Forwarding(p) if !matches!(**p, Pattern::Bind(..) | Pattern::Any) && (comparing || State::is_place(arg)) => {
            return Err(Fault::ill_formed("an rvalue reference is bound to a variable"));
        }
        _ => 0,
    })
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Category {
    /// As a variable.
    Variable,
    /// As a variable that may be moved from.
    Moved,
    /// As a value of its own.
    Temporary,
    /// As a variable of another type, of which a temporary is made for `T&&`.
    Converted,
}

impl Category {
    /// That of argument `i` of a call.
    pub(super) fn of(i: usize, temporaries: u64, moved: u64) -> Self {
        match i {
            0..64 if moved & (1 << i) != 0 => Category::Moved,
            0..64 if temporaries & (1 << i) == 0 => Category::Variable,
            _ => Category::Temporary,
        }
    }
}

/// Whether a parameter refers to what it may change: `int&`, and not `T&`, which may be `T const&`.
pub(super) fn changes(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Reference(p) | Pattern::Forwarding(p) => matches!(**p, Pattern::Concrete(_) | Pattern::Template(..)),
        _ => false,
    }
}

/// Whether a parameter is `T&` without `const`.
pub(super) fn is_mutable_reference(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Reference(p) if !is_const(p))
}

/// Whether a pattern is of what is `const`, or an array of that.
fn is_const(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Const(_) => true,
        Pattern::Array(of, _) => is_const(of),
        _ => false,
    }
}
