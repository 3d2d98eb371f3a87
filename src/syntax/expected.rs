//! Syntax errors as data: what is wrong with the form of a text, and what was expected there.

use crate::syntax::ast::Span;
use crate::syntax::notations::Lack;

/// A set of things that could have stood at a place, for "expected `,` or `)`".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expected(pub u32);

macro_rules! expected {
    ($($bit:expr, $name:ident, $text:expr;)*) => {
        impl Expected {
            $(#[doc = $text] pub const $name: Expected = Expected(1 << $bit);)*
            const TEXTS: &'static [(Expected, &'static str)] = &[$((Expected::$name, $text)),*];
        }
    };
}

expected! {
    0, EXPRESSION, "an expression";
    1, COMMA, "`,`";
    2, CLOSE_PAREN, "`)`";
    3, CLOSE_BRACKET, "`]`";
    4, CLOSE_ANGLE, "`>`";
    5, CLOSE_BRACE, "`}`";
    6, OPEN_PAREN, "`(`";
    7, COLON, "`:`";
    8, OPERATOR, "an operator";
    9, END, "the end";
    10, NAME, "a name";
    11, INTEGER, "an integer";
    12, QUOTE, "`\"`";
    13, BITS, "a number of bits such as `[16b]`";
    14, ADDRESS, "an address such as `(0x100)`";
    15, UNSET, "`(unset)`";
    16, CHARACTER, "one character in single quotes";
    17, OPEN_ANGLE, "`<`";
    18, LABEL, "the next line of the dump";
}

impl Expected {
    /// The union of two sets.
    pub const fn or(self, other: Expected) -> Expected {
        Expected(self.0 | other.0)
    }

    /// The members in words. Where an operator could stand, so could what opens the arguments of
    /// a function; where a bracket can close, operators go without saying.
    pub fn texts(self) -> Vec<&'static str> {
        let closers =
            Expected::COMMA.or(Expected::CLOSE_PAREN).or(Expected::CLOSE_BRACKET).or(Expected::CLOSE_ANGLE).or(Expected::CLOSE_BRACE);
        let mut quiet = 0;
        if self.0 & (closers.0 | Expected::OPERATOR.0) != 0 {
            quiet |= Expected::OPEN_PAREN.or(Expected::OPEN_ANGLE).0;
        }
        if self.0 & closers.0 != 0 {
            quiet |= Expected::OPERATOR.0;
        }
        let shown = self.0 & !quiet;
        let texts = Expected::TEXTS.iter();
        texts.filter(|(w, _)| shown & w.0 != 0).map(|(_, text)| *text).collect()
    }
}

/// A text that is not an expression of the language.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum Syntax {
    /// Something else was expected at `at`; if a bracket is open, where.
    Expected { at: Span, expected: Expected, open: Option<(char, Span)> },
    /// Nothing but blanks and comments.
    Empty,
    /// An integer that does not fit 64 bits.
    IntegerTooLarge(Span),
    /// `010`, which C++ reads as octal.
    LeadingZero(Span),
    /// Brackets nested deeper than the limit.
    TooDeep { at: Span, limit: usize },
    /// More operands, elements and statements than the limit.
    TooLong { at: Span, limit: usize },
    /// `7//2`: the rest is a comment.
    Comment { at: Span, operand: Span },
    /// `/*` without `*/`.
    OpenComment(Span),
    /// Two colons in one chain, which do not associate: `a:b:c`.
    ColonChain { at: Span, first: Span },
    /// `A o 4:1(c)`: to what does the coordinate belong? `at` is what is applied, `composed` the
    /// composition with the first character of that.
    ComposedPostfix { at: Span, composed: Span },
    /// `_`, `X`, `o`, `true`, `false` cannot be bound.
    Reserved(Span),
    /// A name after a dot, or in front of `<…>`, that no function has.
    UnknownMethod(Span),
    /// `?`, `?{div=8}`: a size without a value.
    Symbolic(Span),
    /// C++ that is not read, by its name.
    Unread { at: Span, what: &'static str },
    /// A line of the preprocessor.
    Directive(Span),
    /// A notation that has no meaning here.
    Foreign { at: Span, what: &'static str },
    /// A layout in another notation that is wrong.
    Notation { at: Span, message: String },
    /// A layout in another notation that leaves something open.
    Lacks { at: Span, message: String, lack: Lack },
    /// An index of a basis element beyond the limit.
    BasisIndex { at: Span, limit: u32 },
    /// `(f=x)` where no arguments by name are taken: the name.
    Keyword(Span),
}

impl Syntax {
    /// The bytes of the text that the error points at.
    pub fn span(&self) -> Span {
        match self {
            Syntax::Empty => Span::default(),
            Syntax::Expected { at, .. }
            | Syntax::TooDeep { at, .. }
            | Syntax::TooLong { at, .. }
            | Syntax::Comment { at, .. }
            | Syntax::ColonChain { at, .. }
            | Syntax::ComposedPostfix { at, .. }
            | Syntax::Foreign { at, .. }
            | Syntax::Unread { at, .. }
            | Syntax::Notation { at, .. }
            | Syntax::Lacks { at, .. }
            | Syntax::BasisIndex { at, .. } => *at,
            Syntax::IntegerTooLarge(at)
            | Syntax::LeadingZero(at)
            | Syntax::OpenComment(at)
            | Syntax::Directive(at)
            | Syntax::Reserved(at)
            | Syntax::UnknownMethod(at)
            | Syntax::Symbolic(at)
            | Syntax::Keyword(at) => *at,
        }
    }
}
