//! The errors and the warnings of evaluation as data, of which `say` makes sentences.

use crate::algebra::soundness::Finding;
use crate::algebra::{Cx, Fault};
use crate::eval::foreign::ProgramError;
use crate::functions::{Function, Refusal};
use crate::syntax::ast::Span;
use crate::syntax::expected::Syntax;
use crate::value::Value;

/// Why a text has no value.
///
/// ```
/// let arena = bumpalo::Bump::new();
/// let error = cutectl::Session::default().value(&arena, "1 + size(B)").unwrap_err();
/// assert_eq!(error.span.range(), 9..10);
/// ```
#[derive(Clone, Debug)]
pub struct Error<'a> {
    /// The kind of the error, with its operands.
    pub kind: ErrorKind<'a>,
    /// The bytes of the text that are wrong.
    pub span: Span,
    /// The operands involved: where they stand and what they are.
    pub operands: Vec<(Span, Value<'a>)>,
}

/// The kinds of errors of evaluation.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum ErrorKind<'a> {
    /// It is not text at all: the byte at which UTF-8 ends.
    NotUtf8,
    /// A line of more bytes than are read.
    TooLong { most: usize },
    /// The text is not an expression of the language.
    Syntax(Syntax),
    /// A name that nothing is called.
    UnknownName { name: &'a str, called: bool },
    /// A name that a wrong statement before would have bound.
    NotBound { name: &'a str },
    /// A bound value is called where a function of that name exists.
    HiddenFunction { name: &'a str, value: Value<'a> },
    /// A function is named where a value is needed.
    FunctionAsValue { function: &'static Function },
    /// The wrong number of arguments.
    Arity { function: &'static Function, got: usize },
    /// The wrong number of template arguments.
    TemplateArity { function: &'static Function, got: usize },
    /// No parameter of that name, or given twice.
    Keyword { function: &'static Function, name: &'a str },
    /// A function that C++ does not have, under `--cxx`.
    NotInCxx { function: &'static Function },
    /// What C++ has only as a member, called as a function under `--cxx`.
    OnlyMember { function: &'static Function },
    /// A call that the function refuses.
    Refused { function: &'static Function, refusal: Refusal<'a> },
    /// An operator or a literal that the algebra refuses.
    Fault(&'a Fault<'a>),
    /// A value of a kind that the operation does not take.
    WrongKind { wanted: &'static str, found: Value<'a> },
    /// A layout applied to no coordinate: `L()`.
    NoCoordinate,
    /// A value that is not a function.
    NotCallable { found: Value<'a> },
    /// A value that the notation it is asked for cannot say.
    Unwritable { why: String },
    /// A size or a stride that a layout in another notation leaves open.
    OpenSize { name: &'a str },
    /// A value too large or too deep to be bound.
    TooBigToKeep { name: &'a str },
    /// What is wrong with a text of C++: the code of the index, the sentence, and what would work.
    Program { code: &'static str, message: &'a str, help: Option<&'a str> },
}

/// The result of an evaluation: a value, or an error with its place.
pub type Result<'a, T> = std::result::Result<T, Box<Error<'a>>>;

impl<'a> Error<'a> {
    /// The error of a text that does not parse.
    pub fn syntax(syntax: Syntax) -> Box<Self> {
        let span = syntax.span();
        Error::new(ErrorKind::Syntax(syntax), span)
    }

    /// An error without operands.
    pub fn new(kind: ErrorKind<'a>, span: Span) -> Box<Self> {
        Box::new(Error { kind, span, operands: Vec::new() })
    }

    /// `name` cannot be bound: its value is too large or too deep.
    pub fn too_big(name: &'a str, span: Span) -> Box<Self> {
        Error::new(ErrorKind::TooBigToKeep { name }, span)
    }
}

/// An answer that is not what its operation promises.
///
/// ```
/// let arena = bumpalo::Bump::new();
/// let mut session = cutectl::Session { check: true, ..Default::default() };
/// let outcome = session.line(&arena, "zipped_divide((96,64):(64,1), (64,16))").unwrap();
/// assert_eq!(outcome.warnings[0].operation, "zipped_divide");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Warning<'a> {
    /// The name of the operation: of the function, for `o` that of composition.
    pub operation: &'static str,
    /// The broken promise and its witness.
    pub finding: Finding<'a>,
    /// The bytes of the call that gave the answer.
    pub span: Span,
}

/// The error of a text of C++ that stands at byte `at`.
pub fn wrong_program<'a>(cx: Cx<'a>, mistake: &ProgramError, at: u32) -> Box<Error<'a>> {
    let message = cx.arena.alloc_str(&mistake.message);
    let help = mistake.help.as_deref().map(|help| &*cx.arena.alloc_str(help));
    Error::new(ErrorKind::Program { code: mistake.code, message, help }, mistake.span.shifted(at as usize))
}
