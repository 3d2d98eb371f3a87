//! Diagnostics as data: severity, code, message, labels and help.
//!
//! A diagnostic has a stable code, a message with the actual values, labels under the parts
//! involved, and help where something close would work. How it is drawn is decided elsewhere.

use crate::syntax::ast::Span;
use std::fmt;

/// The severity of a diagnostic.
///
/// ```
/// use cutectl::{Calculator, Severity};
///
/// let refused = Calculator::default().evaluate("size(4,8").unwrap_err();
/// assert_eq!(refused.diagnostic().severity, Severity::Error);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Severity {
    /// An error: there is no answer.
    #[default]
    Error,
    /// There is an answer, CuTe's, and it is not what its operation promises.
    Warning,
    /// A remark that changes no exit status.
    Note,
}

/// One thing that is wrong with a text.
///
/// ```
/// let refused = cutectl::Calculator::default().evaluate("size((4,8)").unwrap_err();
/// let diagnostic = refused.diagnostic();
/// assert_eq!(diagnostic.code, "E0102");
/// assert_eq!(diagnostic.span().start, 10); // the end of the text
/// assert_eq!(diagnostic.labels[1].text, "this `(` is still open");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Whether it is an error, a warning or a note.
    pub severity: Severity,
    /// `E` and four digits; the error index explains each.
    pub code: &'static str,
    /// What is wrong, as a sentence without a full stop.
    pub message: String,
    /// Where, and what stands there; the first is the main one.
    pub labels: Vec<Label>,
    /// Lines that say what would work.
    pub help: Vec<String>,
}

/// A part of the source with a note.
///
/// ```
/// let refused = cutectl::Calculator::default().evaluate("1 + size(B)").unwrap_err();
/// assert_eq!(refused.diagnostic().labels[0].span.range(), 9..10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The bytes of the text that the label is about.
    pub span: Span,
    /// The text beside the caret, empty for a caret alone.
    pub text: String,
}

impl Diagnostic {
    /// An error at `span`.
    #[cold]
    #[inline(never)]
    pub(super) fn new(code: &'static str, message: impl Into<String>, span: Span) -> Self {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            labels: vec![Label { span, text: String::new() }],
            help: Vec::new(),
        }
    }

    /// Says what stands at the main place.
    #[cold]
    #[inline(never)]
    pub(super) fn here(mut self, text: impl Into<String>) -> Self {
        self.labels[0].text = text.into();
        self
    }

    /// Adds a second label with its own span.
    #[cold]
    #[inline(never)]
    pub(super) fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a line of help.
    #[cold]
    #[inline(never)]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// The span of the first label, where the caret stands.
    pub fn span(&self) -> Span {
        self.labels.first().map_or(Span::default(), |l| l.span)
    }
}

impl fmt::Display for Diagnostic {
    /// The code and the message, as the first line of a report.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        write!(f, "{severity}[{}]: {}", self.code, self.message)
    }
}

impl std::error::Error for Diagnostic {}
