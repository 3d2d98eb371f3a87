//! What an evaluation computed: each sub-expression with its operands and its value, and the steps of
//! the operation that ran last.

use crate::algebra::Trace;
use crate::functions::{self, Function};
use crate::syntax::ast::Span;
use crate::value::Value;
use std::cell::RefCell;

/// How a sub-expression comes by its value.
#[derive(Clone, Copy, Debug)]
pub enum PartKind<'a> {
    /// A bound name is looked up.
    Name(&'a str),
    /// A function is called with these template arguments.
    Call(&'static Function, &'a [Value<'a>]),
    /// `A o B o C`.
    Compose,
    /// The last operand is applied to the first.
    Apply,
    /// A layout is built from `shape:stride`.
    Layout,
    /// An operator, as written.
    Operator(&'static str),
    /// A tuple whose elements are computed.
    Tuple,
}

/// An evaluated sub-expression.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The bytes of the text that it was read from.
    pub span: Span,
    /// The form of the expression: a name, a call, an operator, a tuple.
    pub kind: PartKind<'a>,
    /// The values of the operands of the sub-expression.
    pub values: &'a [Value<'a>],
    /// Its value, `None` where it is refused.
    pub answer: Option<Value<'a>>,
}

/// Records the sub-expressions and the steps of an evaluation.
#[derive(Debug)]
pub struct Watch<'a> {
    /// The steps of the operation that ran last.
    pub trace: &'a Trace<'a>,
    parts: RefCell<Vec<Part<'a>>>,
}

impl<'a> Watch<'a> {
    /// A record without any parts yet.
    pub fn new(trace: &'a Trace<'a>) -> Self {
        Watch { trace, parts: RefCell::default() }
    }

    /// An operation starts, or a statement.
    pub fn start(&self) {
        self.trace.clear();
    }

    /// Clears the record, for the next statement.
    pub fn statement(&self) {
        self.trace.clear();
        self.parts.borrow_mut().clear();
    }

    /// Records a sub-expression that has been evaluated.
    pub fn push(&self, part: Part<'a>) {
        self.parts.borrow_mut().push(part);
    }

    /// Every sub-expression, innermost first.
    pub fn into_parts(self) -> Vec<Part<'a>> {
        self.parts.into_inner()
    }
}

/// The outermost operation of an expression, with its operands.
#[derive(Clone, Copy, Debug)]
pub struct Outermost<'a> {
    /// The function; `composition` for `o`, `slice` for an application.
    pub function: &'static Function,
    /// Whether it is written `L(c)`: a slice, or the element at a coordinate.
    pub applied: bool,
    /// The template arguments.
    pub templates: &'a [Value<'a>],
    /// The values of its operands.
    pub operands: &'a [Value<'a>],
}

impl<'a> Outermost<'a> {
    /// The operation of a sub-expression, if it is one.
    pub fn of(part: &Part<'a>) -> Option<Self> {
        let named = |name: &str| functions::lookup(name).map(functions::FunctionId::row);
        let (function, applied, templates) = match part.kind {
            PartKind::Call(function, templates) => (function, false, templates),
            PartKind::Compose => (named("composition")?, false, &[][..]),
            PartKind::Apply => (named("slice")?, true, &[][..]),
            PartKind::Name(_) | PartKind::Layout | PartKind::Operator(_) | PartKind::Tuple => return None,
        };
        Some(Outermost { function, applied, templates, operands: part.values })
    }
}
