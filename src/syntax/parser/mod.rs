//! Text to expressions: the rules of `grammar/cutectl.ebnf`.
//!
//! A rule takes what is left of the text and returns what is left behind it, so that a span is a
//! subtraction. The expression it reads it writes into `out`: nodes are made where they stay.
//! What does not nest (numbers, names, strings) is read by the nom parsers of `token`.
//!
//! Whenever a token could have stood and did not, the place and the token are noted; the farthest
//! such place is the error. Whatever is certain to be wrong is noted at once and ends the parse.

mod dump;
mod expression;
mod foreign;
mod list;
mod literal;
mod name;
mod pointer;
mod program;
mod statement;
mod words;

use crate::algebra::MAX_DEPTH;
use crate::syntax::ast::{Expr, Kind, Span, Statement};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::names::Names;
use crate::syntax::token::{Fail, blanks, first, second};
use bumpalo::Bump;
use statement::Read;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

pub use foreign::syntax as notation_fault;

/// A parser over one text.
pub struct Parser<'a, 's> {
    src: &'a str,
    arena: &'a Bump,
    names: &'s dyn Names,
    /// Names bound by the statements before.
    bound: RefCell<Option<HashSet<&'a str>>>,
    context: Cell<Context>,
    /// Where the composition starts whose parts are being read.
    composing: Cell<usize>,
    /// Where the statement starts that is being read.
    statement: Cell<usize>,
    /// The farthest place where something was missing, and what.
    farthest: Cell<(usize, Expected)>,
    /// An error that no other reading of the text could avoid.
    fault: Cell<Option<Syntax>>,
    /// The innermost bracket that was open when the parse failed.
    open: Cell<Option<(char, Span)>>,
    /// A name that no function has, with `<` at once behind it.
    suspect: Cell<Option<Span>>,
    /// How many operands, elements and statements there are so far.
    parts: Cell<usize>,
    /// Whether the statement makes a number of a type other than `int`: `4u`, `uint8_t(300)`.
    typed: Cell<bool>,
    /// Whether tuples of integers are read as values, without the places of their parts.
    folds: bool,
    /// Whether words may be definitions of C++.
    defines: bool,
}

/// What the brackets around a place decide.
#[derive(Clone, Copy, Default)]
struct Context {
    /// How deep rules nest, brackets and unary operators alike.
    depth: u16,
    /// How deep right operands nest.
    operators: u16,
    /// Inside brackets, where newlines are blanks.
    bracketed: bool,
    /// Directly inside `<…>`, where `>` closes.
    angle: bool,
}

/// How many operands, elements and statements one text may have: each takes memory.
pub const MAX_PARTS: usize = 1 << 19;

/// What a rule returns: the rest of the text.
type Rest<'a> = Result<&'a str, Fail>;

/// A place for an expression.
const EMPTY: Expr<'static> = Expr { kind: Kind::Underscore, span: Span { start: 0, end: 0 } };

/// A statement with its span.
pub type Parsed<'a> = (Statement<'a>, Span);

/// The statements of a text.
pub fn parse<'a>(src: &'a str, arena: &'a Bump, names: &dyn Names) -> Result<Vec<Parsed<'a>>, Syntax> {
    let parser = Parser::new(src, arena, names);
    let mut statements = Vec::new();
    let mut at = 0;
    while let Some((statement, next)) = parser.next_statement(at)? {
        statements.push(statement);
        at = next;
    }
    Ok(statements)
}

/// The one expression that a text must be.
pub fn parse_expression<'a>(src: &'a str, arena: &'a Bump, names: &dyn Names) -> Result<Expr<'a>, Syntax> {
    let parser = Parser::new(src, arena, names);
    let unexpected = |span: Span, expected| {
        let (start, width) = (span.start as usize, char_width(&src[span.start as usize..]));
        Err(Syntax::Expected { at: Span::new(start, start + width), expected, open: None })
    };
    let Some((parsed, next)) = parser.next_statement(0)? else {
        return Err(Syntax::Empty);
    };
    match (parsed, parser.next_statement(next)?) {
        ((Statement::Expr(e), _), None) => Ok(e),
        ((Statement::Expr(_), _), Some(((_, span), _))) => unexpected(span, Expected::END),
        ((Statement::Bind { .. }, span), _) => unexpected(span, Expected::EXPRESSION),
    }
}

impl<'a, 's> Parser<'a, 's> {
    /// A parser of `src`.
    pub fn new(src: &'a str, arena: &'a Bump, names: &'s dyn Names) -> Self {
        Parser {
            src,
            arena,
            names,
            bound: RefCell::default(),
            context: Cell::default(),
            composing: Cell::default(),
            statement: Cell::default(),
            farthest: Cell::default(),
            fault: Cell::default(),
            open: Cell::default(),
            suspect: Cell::default(),
            parts: Cell::default(),
            typed: Cell::new(false),
            folds: false,
            defines: names.has_definitions(),
        }
    }

    /// The same for a text that is only evaluated: tuples of integers become values at once.
    pub fn folding(self) -> Self {
        Parser { folds: true, ..self }
    }

    /// Takes `name` for one that is bound, in what is read from here on.
    pub fn bind(&self, name: &'a str) {
        self.bound.borrow_mut().get_or_insert_default().insert(name);
    }

    /// Whether a statement read since this was asked last makes a number of a type other than `int`: `4u`, `uint8_t(300)`.
    pub fn took_typed(&self) -> bool {
        self.typed.take()
    }

    /// The statement from byte `at` on and where the next one starts, `None` at the end.
    pub fn next_statement(&self, at: usize) -> Result<Option<(Parsed<'a>, usize)>, Syntax> {
        let mut value = EMPTY;
        let read = self.statement_from(&self.src[at..], &mut value);
        let Some(Read { bound, span, next }) = read.map_err(|Fail| self.error())? else {
            return Ok(None);
        };
        let statement = match bound {
            None => Statement::Expr(value),
            Some((name, declared, others)) => Statement::Bind { name, span: self.span_of(name), declared, others, value },
        };
        Ok(Some(((statement, span), next)))
    }

    /// The expression that starts at byte `at`, whatever stands behind it; `None` at the end.
    pub fn leading_expression(&self, at: usize) -> Result<Option<Expr<'a>>, Syntax> {
        let read = || {
            let i = self.begin(&self.src[at..])?;
            if i.is_empty() {
                return Ok(None);
            }
            let mut e = EMPTY;
            self.expression(i, &mut e)?;
            Ok(Some(e))
        };
        read().map_err(|Fail| self.error())
    }

    fn at(&self, i: &str) -> usize {
        self.src.len() - i.len()
    }

    fn span(&self, from: &str, to: &str) -> Span {
        Span::new(self.at(from), self.at(to))
    }

    /// The span of a part of the text.
    fn span_of(&self, part: &str) -> Span {
        let start = part.as_ptr().addr() - self.src.as_ptr().addr();
        Span::new(start, start + part.len())
    }

    /// The first byte of `i`, which is an ASCII character.
    fn byte(&self, i: &str) -> Span {
        Span::new(self.at(i), self.at(i) + 1)
    }

    /// Notes that `expected` could have stood at `i`.
    #[inline]
    fn miss(&self, i: &str, expected: Expected) {
        let at = self.at(i);
        let (farthest, wanted) = self.farthest.get();
        if at > farthest {
            self.farthest.set((at, expected));
        } else if at == farthest {
            self.farthest.set((at, wanted.or(expected)));
        }
    }

    #[cold]
    fn missing<T>(&self, i: &str, expected: Expected) -> Result<T, Fail> {
        self.miss(i, expected);
        Err(Fail)
    }

    /// Counts what stands at `i` as `n` parts.
    #[inline]
    fn count(&self, i: &str, n: usize) -> Result<(), Fail> {
        let parts = self.parts.get() + n;
        self.parts.set(parts);
        if parts > MAX_PARTS { self.too_long(i) } else { Ok(()) }
    }

    #[cold]
    fn too_long(&self, i: &str) -> Result<(), Fail> {
        self.wrong(Syntax::TooLong { at: Span::new(self.at(i), self.at(i) + char_width(i)), limit: MAX_PARTS })
    }

    /// Notes what is certainly wrong and gives up.
    #[cold]
    fn wrong<T>(&self, fault: Syntax) -> Result<T, Fail> {
        self.fault.set(Some(fault));
        Err(Fail)
    }

    #[cold]
    fn error(&self) -> Syntax {
        if let Some(fault) = self.fault.take() {
            return fault;
        }
        let (at, expected) = self.farthest.get();
        let found = &self.src[at..];
        if let Some(fault) = self.unread(found) {
            return fault;
        }
        if let Some(name) = self.suspect.take()
            && match first(found) {
                b',' | b'{' | b'>' | b':' => true,
                // `is_static<_3>`: the second bracket has nothing to compare with.
                _ => found.is_empty() && self.src.trim_end().ends_with('>') && self.names.function(&self.src[name.range()]).is_some(),
            }
        {
            return Syntax::UnknownMethod(name);
        }
        Syntax::Expected { at: Span::new(at, at + char_width(found)), expected, open: self.open.take() }
    }

    /// Skips blanks and comments; newlines where they end nothing.
    #[inline]
    fn skip(&self, i: &'a str) -> Rest<'a> {
        self.no_comment(blanks(i, self.context.get().bracketed))
    }

    /// Skips blanks, comments and newlines.
    #[inline]
    fn skip_lines(&self, i: &'a str) -> Rest<'a> {
        self.no_comment(blanks(i, true))
    }

    /// Refuses the comment that starts here and does not end.
    #[inline]
    fn no_comment(&self, i: &'a str) -> Rest<'a> {
        if first(i) == b'/' && second(i) == b'*' {
            let at = Span::new(self.at(i), self.at(i) + 2);
            return self.wrong(Syntax::OpenComment(at));
        }
        Ok(i)
    }

    /// A character after blanks.
    fn token(&self, i: &'a str, c: char, expected: Expected) -> Rest<'a> {
        let i = self.skip(i)?;
        i.strip_prefix(c).map_or_else(|| self.missing(i, expected), Ok)
    }

    /// One level deeper, refused beyond the limit; what was outside.
    #[inline]
    fn deeper(&self, i: &str) -> Result<Context, Fail> {
        let outside = self.context.get();
        if usize::from(outside.depth) >= MAX_DEPTH {
            return self.too_deep(i, MAX_DEPTH);
        }
        Ok(outside)
    }

    #[cold]
    fn too_deep<T>(&self, i: &str, limit: usize) -> Result<T, Fail> {
        let at = Span::new(self.at(i), self.at(i) + char_width(i));
        self.wrong(Syntax::TooDeep { at, limit })
    }

    fn is_bound(&self, name: &str) -> bool {
        let bound = self.bound.borrow();
        bound.as_ref().is_some_and(|b| b.contains(name)) || self.names.is_bound(name)
    }

    /// Writes what stands from `from` up to `to`.
    #[inline]
    fn put(&self, out: &mut Expr<'a>, from: &str, to: &'a str, kind: Kind<'a>) -> Rest<'a> {
        *out = Expr { kind, span: self.span(from, to) };
        Ok(to)
    }
}

/// The width of the first character.
fn char_width(i: &str) -> usize {
    i.chars().next().map_or(0, char::len_utf8)
}
