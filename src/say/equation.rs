//! The sentences about texts that are not an equation with one unknown.

use super::Diagnostic;
use crate::eval::equation::{NoEquation, Unread};
use crate::eval::index_function::MAX_TABLE;
use crate::syntax::ast::Span;

/// A text that is not an equation with one unknown.
pub fn no_equation(text: &str, why: NoEquation) -> Diagnostic {
    let (message, here) = match why {
        NoEquation::Unknowns(0) => ("this equation has no unknown".to_string(), "no `?`"),
        NoEquation::Unknowns(n) => (format!("an equation has one unknown, not {n}"), "several `?`"),
        NoEquation::Equals(0) => ("this is no equation".to_string(), "no `=`"),
        NoEquation::Equals(n) => (format!("an equation has one `=`, not {n}"), "several `=`"),
    };
    Diagnostic::new("E0120", message, Span::new(0, text.len()))
        .here(here)
        .help("write `A o ? = B`, `? o A = B`, `Sw<?> o A = B`, `logical_divide(A, ?) = B` or `A(?) = 17`")
}

/// An equation whose unknown cannot be found.
pub fn unread(why: Unread, unknown: Span) -> Diagnostic {
    match why {
        Unread::Place => Diagnostic::new("E0120", "the unknown cannot be found where it stands", unknown)
            .here("not undone here")
            .help("it stands alone beside an `o`, in composition, in the divides, products, inverses and complement, or as a coordinate"),
        Unread::NoFunction(at) => Diagnostic::new("E0120", "this is no layout or swizzled layout of numbers", at)
            .here("no function of numbers")
            .help("layouts, `Sw o offset o L` and tensors of a counting iterator are solved for"),
        Unread::TooLarge(at) => Diagnostic::new("E0120", format!("this has more coordinates than are looked at: {MAX_TABLE}"), at)
            .here("too large")
            .help("solve for one tile of it"),
    }
}
