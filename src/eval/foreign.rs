//! The trait through which a session runs C++ that the notation does not read.
//!
//! The evaluation knows no C++. A session is given something that does, and hands on what the notation does not read,
//! with the names that are bound.

use crate::algebra::Cx;
use crate::syntax::ast::Span;
use crate::value::Value;
use std::cell::Cell;
use std::fmt::Debug;
use std::rc::Rc;

/// The definitions of C++ texts, and the texts that are read next.
pub trait Programs: Debug {
    /// Whether any text of C++ has been read.
    fn is_begun(&self) -> bool;
    /// Whether any definition has been read.
    fn any(&self) -> bool;
    /// Whether a definition so far is called `name`, and whether `<` behind it opens template arguments.
    fn defines(&self, name: &str) -> Option<bool>;
    /// Whether some variable of C++ is bound in the notation too, by its value.
    fn shares(&self) -> bool;
    /// Whether `name` is such a variable: it has a type of its own, or something refers to it, so C++ is asked first.
    fn is_shared(&self, name: &str) -> bool;
    /// From now on the variable `name` is the notation's alone. Where something may refer to it that is not possible, unless
    /// it is declared anew: `false`.
    fn forget(&self, name: &str, anew: bool) -> bool;
    /// How many texts have been run, those included that were refused; it goes on counting.
    fn texts(&self) -> Rc<Cell<u64>>;
    /// The names of all definitions.
    fn names(&self) -> Vec<String>;
    /// Does what `text` says; `values` are the bound names.
    fn run<'a>(
        &self,
        cx: Cx<'a>,
        text: &'a str,
        values: &dyn Fn(&str) -> Option<Value<'a>>,
    ) -> Result<ProgramAnswer<'a>, Box<ProgramError>>;
}

/// What a text of C++ comes to.
#[derive(Debug)]
pub struct ProgramAnswer<'a> {
    /// The standard output of the text.
    pub printed: &'a str,
    /// The value of its last statement, `Nothing` of a declaration.
    pub value: Value<'a>,
    /// The names that it binds or changes, in order.
    pub bound: Vec<(&'a str, Value<'a>)>,
    /// The name that its last statement binds is the last of `bound`.
    pub binds_last: bool,
    /// Warnings: conversions and the like that C++ does without a diagnostic.
    pub findings: Vec<String>,
    /// What `main` returned.
    pub status: Option<i32>,
}

/// What is wrong with a text of C++.
#[derive(Clone, Debug)]
pub struct ProgramError {
    /// The stage at which it failed.
    pub stage: Stage,
    /// The bytes of the text that the error is about.
    pub span: Span,
    /// The code of the index of errors.
    pub code: &'static str,
    /// The message, as a sentence without a full stop.
    pub message: String,
    /// A line of help that says what would work.
    pub help: Option<String>,
    /// The standard output before the error.
    pub printed: String,
}

/// The stage at which reading or running a text of C++ failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The text does not parse.
    Form,
    /// The text uses a name that nothing declares.
    Name,
    /// The text parses, and fails while it runs.
    Meaning,
}
