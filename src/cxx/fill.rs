//! Loops that only fill an array, `for (int i = 0; i < n; ++i) a[i] = e;`, as expressions over numbers.
//!
//! Examples fill matrices of many millions of elements before they launch a kernel. Such a loop is one operation: its
//! inputs are evaluated once, and the expression runs over plain numbers with the types that C++ gives them.

use super::ast::{BinaryOp, UnaryOp};

/// An expression over numbers.
#[derive(Clone, Debug)]
pub enum Term {
    /// The value of an input, by its place among them.
    Input(u16),
    /// The variable of the loop.
    Counter,
    /// `rand()`
    Rand,
    /// `-a`, `+a`
    Unary(UnaryOp, Box<Term>),
    /// `a op b`
    Binary(BinaryOp, Box<Term>, Box<Term>),
    /// A conversion to the type that an input is.
    Cast(u16, Box<Term>),
    /// `c ? a : b`
    Conditional(Box<[Term; 3]>),
}

/// A loop over the elements of an array.
#[derive(Clone, Debug)]
pub struct Fill {
    /// The bound of the variable of the loop, which is not reached.
    pub bound: Term,
    /// The value of an element.
    pub value: Term,
    /// The number of inputs.
    pub inputs: u16,
}
