//! What an evaluation did: each sub-expression with its operands and its value, and the steps of
//! the operation that ran last.

use crate::algebra::Trace;
use crate::functions::Function;
use crate::syntax::ast::Span;
use crate::value::Value;
use std::cell::RefCell;

/// How a sub-expression comes by its value.
#[derive(Clone, Copy, Debug)]
pub enum Did<'a> {
    /// A bound name is looked up.
    Name(&'a str),
    /// A function is called with these template arguments.
    Call(&'static Function, &'a [Value<'a>]),
    /// `A o B o C`.
    Compose,
    /// The last operand is applied to the first.
    Apply,
    /// `shape:stride`.
    Layout,
    /// An operator, as written.
    Operator(&'static str),
    /// A tuple whose elements are computed.
    Tuple,
}

/// An evaluated sub-expression.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Where it stands.
    pub span: Span,
    /// How it comes by its value.
    pub did: Did<'a>,
    /// Its operands.
    pub values: &'a [Value<'a>],
    /// Its value, `None` where it is refused.
    pub answer: Option<Value<'a>>,
}

/// Follows an evaluation.
#[derive(Debug)]
pub struct Watch<'a> {
    /// The steps of the operation that ran last.
    pub trace: &'a Trace<'a>,
    parts: RefCell<Vec<Part<'a>>>,
}

impl<'a> Watch<'a> {
    /// Nothing has happened yet.
    pub fn new(trace: &'a Trace<'a>) -> Self {
        Watch { trace, parts: RefCell::default() }
    }

    /// An operation starts, or a statement.
    pub fn start(&self) {
        self.trace.clear();
    }

    /// Forgets the statement before.
    pub fn statement(&self) {
        self.trace.clear();
        self.parts.borrow_mut().clear();
    }

    /// A sub-expression has been evaluated.
    pub fn push(&self, part: Part<'a>) {
        self.parts.borrow_mut().push(part);
    }

    /// Every sub-expression, innermost first.
    pub fn into_parts(self) -> Vec<Part<'a>> {
        self.parts.into_inner()
    }
}
