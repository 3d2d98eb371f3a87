//! C++ beside the notation: what a session asks of whoever reads it.
//!
//! The evaluation knows no C++. A session is given something that does, and hands on what the notation does not read,
//! with the names that are bound.

use crate::algebra::Cx;
use crate::syntax::ast::Span;
use crate::value::Value;
use std::fmt::Debug;

/// The definitions of C++ texts, and the texts that are read next.
pub trait Programs: Debug {
    /// Whether there are definitions at all.
    fn any(&self) -> bool;
    /// Whether a definition so far is called `name`, and whether `<` behind it opens template arguments.
    fn defines(&self, name: &str) -> Option<bool>;
    /// The names of all definitions.
    fn names(&self) -> Vec<String>;
    /// Does what `text` says; `values` are the bound names.
    fn run<'a>(&self, cx: Cx<'a>, text: &'a str, values: &dyn Fn(&str) -> Option<Value<'a>>) -> Result<Ran<'a>, Box<Mistake>>;
}

/// What a text of C++ comes to.
#[derive(Debug)]
pub struct Ran<'a> {
    /// What it prints.
    pub printed: &'a str,
    /// The value of its last statement, `Nothing` of a declaration.
    pub value: Value<'a>,
    /// The names that it binds or changes, in order.
    pub bound: Vec<(&'a str, Value<'a>)>,
    /// The name that its last statement binds is the last of `bound`.
    pub binds_last: bool,
    /// What C++ does in silence.
    pub findings: Vec<String>,
    /// What `main` returned.
    pub status: Option<i32>,
}

/// What is wrong with a text of C++.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// Whether the text is C++ at all.
    pub stage: Stage,
    /// Where, as bytes of the text.
    pub span: Span,
    /// The code of the index of errors.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would work.
    pub help: Option<String>,
    /// What was printed before.
    pub printed: String,
}

/// How far a text of C++ came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It does not parse.
    Form,
    /// Nothing has a name that it uses.
    Name,
    /// It went wrong while it ran.
    Meaning,
}
