//! Text to expressions: the rules of `grammar/cutectl.ebnf`.
//!
//! A rule takes what is left of the text and returns what is left behind it, so that a span is a
//! subtraction. The expression it reads it writes into `out`: nodes are made where they stay.
//! What does not nest (numbers, names, strings) is read by the nom parsers of `token`.
//!
//! Whenever a token could have stood and did not, the place and the token are noted; the farthest
//! such place is the error. Whatever is certain to be wrong is noted at once and ends the parse.

use crate::algebra::basis::MAX_BASIS_INDEX;
use crate::algebra::compact::Major;
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Basis, Cx, Fault, Int, Layout, MAX_DEPTH, Mode, Swizzle};
use crate::syntax::ast::{Apply, Arg, Binary, Call, Declared, Expr, Instruction, Kind, Method, Span, Statement, Unary, precedence};
use crate::syntax::dump::{self, is_label};
use crate::syntax::expected::{Syntax, Want};
use crate::syntax::names::{Called, ElementName, Form, Names};
use crate::syntax::token::{self, Fail, blanks, first, is_name_byte, is_name_start, second};
use crate::syntax::unread::{self, Hash};
use bumpalo::Bump;
use nom::Parser as _;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, one_of, space0};
use nom::combinator::recognize;
use nom::sequence::preceded;
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

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
    far: Cell<(usize, Want)>,
    /// What is certainly wrong.
    fault: Cell<Option<Syntax>>,
    /// The innermost bracket that was open when the parse failed.
    open: Cell<Option<(char, Span)>>,
    /// A name that no function has, with `<` at once behind it.
    suspect: Cell<Option<Span>>,
    /// How many operands, elements and statements there are so far.
    parts: Cell<usize>,
    /// Whether tuples of integers are read as values, without the places of their parts.
    folds: bool,
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

/// How deep right operands may nest: `1 + 2 * [3 + 4 * 5]` nests four deep.
const MAX_OPERATORS: usize = 512;

/// How many operands, elements and statements one text may have: each takes memory.
pub const MAX_PARTS: usize = 1 << 19;

/// A pair of brackets.
struct Bracket {
    close: u8,
    want: Want,
    /// Whether `<` and `>` are no operators inside.
    angle: bool,
    /// Whether elements may have a cast in front, as a compiler writes `C<(int)128>`.
    casts: bool,
}

const PAREN: Bracket = Bracket { close: b')', want: Want::CLOSE_PAREN, angle: false, casts: false };
const SQUARE: Bracket = Bracket { close: b']', want: Want::CLOSE_BRACKET, ..PAREN };
const BRACE: Bracket = Bracket { close: b'}', want: Want::CLOSE_BRACE, ..PAREN };
const ANGLE: Bracket = Bracket { close: b'>', want: Want::CLOSE_ANGLE, angle: true, casts: false };
const TEMPLATE: Bracket = Bracket { casts: true, ..ANGLE };

/// What a rule returns: the rest of the text.
type Rest<'a> = Result<&'a str, Fail>;

/// Elements of a list while it is read.
type Items<'a> = SmallVec<[Expr<'a>; 8]>;

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
    let unexpected = |span: Span, want| {
        let (start, width) = (span.start as usize, char_width(&src[span.start as usize..]));
        Err(Syntax::Expected { at: Span::new(start, start + width), want, open: None })
    };
    let Some((parsed, next)) = parser.next_statement(0)? else {
        return Err(Syntax::Empty);
    };
    match (parsed, parser.next_statement(next)?) {
        ((Statement::Expr(e), _), None) => Ok(e),
        ((Statement::Expr(_), _), Some(((_, span), _))) => unexpected(span, Want::END),
        ((Statement::Bind { .. }, span), _) => unexpected(span, Want::EXPRESSION),
    }
}

/// What stands between two operands.
enum Infix {
    Binary(Binary),
    Compose,
    Layout,
}

impl Infix {
    fn precedence(&self) -> u8 {
        match self {
            Infix::Binary(op) => op.precedence(),
            Infix::Compose => precedence::COMPOSE,
            Infix::Layout => precedence::LAYOUT,
        }
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
            far: Cell::default(),
            fault: Cell::default(),
            open: Cell::default(),
            suspect: Cell::default(),
            parts: Cell::default(),
            folds: false,
        }
    }

    /// The same for a text that is only evaluated: tuples of integers become values at once.
    pub fn folding(self) -> Self {
        Parser { folds: true, ..self }
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
            Some((name, declared)) => Statement::Bind { name, span: self.span_of(name), declared, value },
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

    /// Reads a statement that starts at `i`, and its expression into `out`.
    fn statement_from(&self, i: &'a str, out: &mut Expr<'a>) -> Result<Option<Read<'a>>, Fail> {
        let mut i = self.begin(i)?;
        loop {
            i = match first(i) {
                b';' | b'\n' => self.begin(&i[1..])?,
                b'u' if i.starts_with("using namespace") => match self.using_namespace(i)? {
                    Some(rest) => self.begin(self.end_of_statement(rest)?)?,
                    None => break,
                },
                _ => break,
            }
        }
        if i.is_empty() {
            return Ok(None);
        }
        self.statement.set(self.at(i));
        let front = match is_name_start(first(i)) {
            true => {
                self.no_keyword(i)?;
                self.front(i)?
            }
            false => Front::Nothing,
        };
        let (start, bound) = match front {
            Front::Nothing => (i, None),
            Front::Label(rest) => (self.skip(rest)?, None),
            Front::Name(rest, name, declared) => {
                if matches!(name, "_" | "X" | "o" | "true" | "false") {
                    return self.wrong(Syntax::Reserved(self.span_of(name)));
                }
                (self.skip_lines(rest)?, Some((name, declared)))
            }
        };
        self.count(i, if bound.is_some() { 2 } else { 1 })?;
        let rest = self.expression(start, out)?;
        if let Some((name, _)) = bound {
            self.bound.borrow_mut().get_or_insert_default().insert(name);
        }
        Ok(Some(Read { bound, span: self.span(i, rest), next: self.at(self.end_of_statement(rest)?) }))
    }

    /// Forgets the statement before.
    fn begin(&self, i: &'a str) -> Rest<'a> {
        self.context.set(Context::default());
        let i = self.skip(i)?;
        self.far.set((self.at(i), Want::default()));
        Ok(i)
    }

    fn end_of_statement(&self, rest: &'a str) -> Rest<'a> {
        let rest = self.skip(rest)?;
        match first(rest) {
            b';' | b'\n' => Ok(&rest[1..]),
            _ if rest.is_empty() => Ok(rest),
            _ => self.missing(rest, Want::END.or(Want::OPERATOR)),
        }
    }

    // Bookkeeping.

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

    /// Notes that `want` could have stood at `i`.
    #[inline]
    fn miss(&self, i: &str, want: Want) {
        let at = self.at(i);
        let (far, wanted) = self.far.get();
        if at > far {
            self.far.set((at, want));
        } else if at == far {
            self.far.set((at, wanted.or(want)));
        }
    }

    #[cold]
    fn missing<T>(&self, i: &str, want: Want) -> Result<T, Fail> {
        self.miss(i, want);
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
        let (at, want) = self.far.get();
        let found = &self.src[at..];
        if let Some(fault) = self.unread(found) {
            return fault;
        }
        if let Some(name) = self.suspect.take()
            && matches!(first(found), b',' | b'{' | b'>' | b':')
        {
            return Syntax::UnknownMethod(name);
        }
        Syntax::Expected { at: Span::new(at, at + char_width(found)), want, open: self.open.take() }
    }

    /// What the error at `found` comes from: C++ that is not read.
    fn unread(&self, found: &str) -> Option<Syntax> {
        match unread::hash(found) {
            Some(Hash::Directive(name)) => {
                let at = self.at(found);
                return Some(Syntax::Directive(Span::new(at, at + 1 + name.len())));
            }
            Some(Hash::Layout) => {
                return Some(Syntax::Foreign { at: self.byte(found), what: "a layout of Triton's IR is not read" });
            }
            None => {}
        }
        let start = self.statement.get();
        let text = &self.src[start..];
        let what = unread::construct(text).filter(|_| token::name(text).is_ok_and(|(_, word)| !self.is_bound(word)))?;
        Some(Syntax::Unread { at: Span::new(start, start + token::name(text).map_or(1, |(_, word)| word.len())), what })
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
    fn token(&self, i: &'a str, c: char, want: Want) -> Rest<'a> {
        let i = self.skip(i)?;
        i.strip_prefix(c).map_or_else(|| self.missing(i, want), Ok)
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

    /// What stands inside the bracket that opens at `i`; `inner` reads up to and with its end.
    #[inline(always)]
    fn bracketed(&self, i: &'a str, bracket: &Bracket, inner: impl FnOnce(&'a str) -> Rest<'a>) -> Rest<'a> {
        let outside = self.deeper(i)?;
        self.context.set(Context { depth: outside.depth + 1, bracketed: true, angle: bracket.angle, ..outside });
        let result = self.skip(&i[1..]).and_then(inner);
        match result {
            Ok(_) => self.context.set(outside),
            Err(Fail) => self.stays_open(i),
        }
        result
    }

    /// Notes the innermost bracket around an error.
    #[cold]
    fn stays_open(&self, i: &str) {
        let inner = self.open.take();
        let this = (char::from(first(i)), self.byte(i));
        self.open.set(inner.or(Some(this)));
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

    // Statements.

    /// What words in front of a statement make of it: a binding, with or without a declared type,
    /// or a line of a dump.
    fn front(&self, i: &'a str) -> Result<Front<'a>, Fail> {
        let mut declared = Declared::default();
        let mut scoped = false;
        let mut rest = i;
        while let Ok((after, word)) = token::name(rest) {
            rest = blanks(after, false);
            match (first(rest), second(rest)) {
                (b'=', b'=') | (b'<', b'=') => break,
                (b'=', _) if scoped => break,
                (b'=', _) => return Ok(Front::Name(&rest[1..], word, declared.known())),
                (b':', b':') if rest.len() == after.len() => {
                    scoped = true;
                    rest = &rest[2..];
                    continue;
                }
                (b':', _) => match &i[..i.len() - after.len()] {
                    words if is_label(words) && !self.is_bound(words) => {
                        return Ok(Front::Label(&rest[1..]));
                    }
                    _ => break,
                },
                (b'<', _) => match balanced_angle(rest) {
                    Some(after) => rest = blanks(after, false),
                    None => break,
                },
                (b'&' | b'*' | b'[', _) => {}
                (b, _) if is_name_start(b) => {}
                _ => break,
            }
            scoped = false;
            declared.integer |= is_integer_type(word);
            declared.constant |= word == "constexpr";
            declared.fixed |= word == "const";
            while let b'&' | b'*' = first(rest) {
                rest = blanks(&rest[1..], false);
            }
            if word == "auto" && is_structured_binding(rest) {
                let what = "several names are not bound at once: bind them one by one";
                let at = self.byte(rest);
                return self.wrong(Syntax::Foreign { at, what });
            }
        }
        Ok(Front::Nothing)
    }

    /// Refuses C++ that the first word tells.
    #[inline]
    fn no_keyword(&self, i: &'a str) -> Result<(), Fail> {
        let Ok((behind, word)) = token::name(i) else {
            return Ok(());
        };
        let behind = if word == "std" { behind.strip_prefix("::").unwrap_or(behind) } else { behind };
        let (behind, word) = if word == "std" { token::name(behind).unwrap_or((behind, word)) } else { (behind, word) };
        match unread::keyword(word, behind) {
            Some(what) if !self.is_bound(word) => self.wrong(Syntax::Unread { at: self.span_of(word), what }),
            _ => Ok(()),
        }
    }

    /// `using namespace cute`, which changes nothing.
    fn using_namespace(&self, i: &'a str) -> Result<Option<&'a str>, Fail> {
        let Some(rest) = i.strip_prefix("using namespace") else {
            return Ok(None);
        };
        let mut rest = match first(rest) {
            b' ' | b'\t' => self.skip(rest)?,
            _ => return Ok(None),
        };
        loop {
            let Ok((after, _)) = token::name(rest) else {
                return self.missing(rest, Want::NAME);
            };
            match after.strip_prefix("::") {
                Some(scoped) => rest = scoped,
                None => return Ok(Some(after)),
            }
        }
    }

    // Expressions.

    /// An expression of any precedence.
    fn expression(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        match first(i) {
            b'(' | b'0'..=b'9' if self.folds => match self.literal_layout(i) {
                Some((rest, layout)) => {
                    self.count(i, (i.len() - rest.len()) / 2)?;
                    self.miss(rest, Want::OPERATOR);
                    self.put(out, i, rest, Kind::LiteralLayout(layout))
                }
                None => self.climb(i, 1, out),
            },
            b'C' | b'M' | b'T' => match self.dump(i, out)? {
                Some(rest) => Ok(rest),
                None => self.climb(i, 1, out),
            },
            _ => self.climb(i, 1, out),
        }
    }

    /// An expression whose operators bind at least as `least`.
    fn climb(&self, i: &'a str, least: u8, out: &mut Expr<'a>) -> Rest<'a> {
        let rest = self.unary(i, out)?;
        self.climb_from(rest, least, out)
    }

    /// A right operand, whose operators bind at least as `least`.
    fn right(&self, i: &'a str, least: u8, out: &mut Expr<'a>) -> Rest<'a> {
        let outside = self.context.get();
        if usize::from(outside.operators) >= MAX_OPERATORS {
            return self.too_deep(i, MAX_OPERATORS);
        }
        self.count(i, 1)?;
        self.context.set(Context { operators: outside.operators + 1, ..outside });
        let rest = self.climb(i, least, out)?;
        self.context.set(outside);
        Ok(rest)
    }

    /// Continues `out` with operators that bind at least as `least`.
    fn climb_from(&self, rest: &'a str, least: u8, out: &mut Expr<'a>) -> Rest<'a> {
        let mut rest = rest;
        let mut colon = None;
        loop {
            if first(rest) == b'/' {
                self.comment_check(out.span, rest)?;
            }
            let i = self.skip(rest)?;
            let Some((len, infix)) = self.infix(i) else {
                self.miss(i, Want::OPERATOR);
                return Ok(rest);
            };
            let bind = infix.precedence();
            if bind < least {
                return Ok(rest);
            }
            let operand = self.skip_lines(&i[len..])?;
            rest = match infix {
                Infix::Binary(op) => {
                    let pair = self.arena.alloc_with(|| [*out, EMPTY]);
                    let rest = self.right(operand, bind + 1, &mut pair[1])?;
                    self.extend(out, rest, Kind::Binary(op, pair))
                }
                Infix::Compose => self.composed(operand, out)?,
                Infix::Layout => {
                    let at = self.byte(i);
                    if let Some(first) = colon.replace(at) {
                        return self.wrong(Syntax::ColonChain { at, first });
                    }
                    self.layout(operand, least, out)?
                }
            };
        }
    }

    /// Makes `out` the first part of `kind`, which ends at `rest`.
    #[inline]
    fn extend(&self, out: &mut Expr<'a>, rest: &'a str, kind: Kind<'a>) -> &'a str {
        out.kind = kind;
        out.span.end = self.at(rest) as u32;
        rest
    }

    /// The operator that starts here, and its length.
    #[inline(always)]
    fn infix(&self, i: &str) -> Option<(usize, Infix)> {
        let op = match (first(i), second(i)) {
            (b':', _) => return Some((1, Infix::Layout)),
            (b'o', b) if !is_name_byte(b) => return Some((1, Infix::Compose)),
            (b'<' | b'>', _) if self.context.get().angle => return None,
            (b'|', b'|') => Binary::Or,
            (b'&', b'&') => Binary::And,
            (b'=', b'=') => Binary::Equal,
            (b'!', b'=') => Binary::Unequal,
            (b'<', b'<') => Binary::ShiftLeft,
            (b'>', b'>') => Binary::ShiftRight,
            (b'<', b'=') => Binary::LessEqual,
            (b'>', b'=') => Binary::GreaterEqual,
            (b'<', _) => Binary::Less,
            (b'>', _) => Binary::Greater,
            (b'|', _) => Binary::BitOr,
            (b'^', _) => Binary::BitXor,
            (b'&', _) => Binary::BitAnd,
            (b'+', _) => Binary::Add,
            (b'-', _) => Binary::Subtract,
            (b'*', _) => Binary::Multiply,
            (b'/', _) => Binary::Divide,
            (b'%', _) => Binary::Remainder,
            _ => return None,
        };
        Some((op.symbol().len(), Infix::Binary(op)))
    }

    /// `A o B o C` from the second operand on.
    #[inline(never)]
    fn composed(&self, operand: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let outer = self.composing.replace(out.span.start as usize);
        let mut parts = Items::from_slice(&[*out]);
        let mut i = operand;
        let rest = loop {
            if parts.len() > MAX_DEPTH {
                return self.too_deep(i, MAX_DEPTH); // the first function is the innermost value
            }
            parts.push(EMPTY);
            let last = parts.len() - 1;
            let rest = self.right(i, precedence::COMPOSE + 1, &mut parts[last])?;
            let after = self.skip(rest)?;
            match self.infix(after) {
                Some((len, Infix::Compose)) => i = self.skip_lines(&after[len..])?,
                _ => break rest,
            }
        };
        self.composing.set(outer);
        let parts = self.arena.alloc_slice_copy(&parts);
        Ok(self.extend(out, rest, Kind::Compose(parts)))
    }

    /// `shape:stride` from the stride on. A literal stride followed at once by `(` or `.` ends
    /// the layout, and what follows applies to the layout.
    fn layout(&self, operand: &'a str, least: u8, out: &mut Expr<'a>) -> Rest<'a> {
        let pair = self.arena.alloc_with(|| [*out, EMPTY]);
        let stride = &mut pair[1];
        let mut applied = None;
        let mut rest = match self.literal_stride(operand, stride)? {
            Some(rest) if is_suffix(rest) => *applied.insert(rest),
            Some(rest) => self.climb_from(rest, precedence::SHIFT, stride)?,
            None => self.right(operand, precedence::SHIFT, stride)?,
        };
        self.extend(out, rest, Kind::Layout(pair));
        if let Some(suffix) = applied {
            rest = self.suffixes(suffix, false, out)?;
            if least > precedence::COMPOSE {
                return self.wrong(Syntax::ComposedPostfix {
                    at: self.span(suffix, rest),
                    composed: Span::new(self.composing.get(), self.at(suffix) + 1),
                });
            }
        }
        Ok(rest)
    }

    /// An integer, a tuple or a `LayoutLeft` without anything behind it, if one stands here.
    fn literal_stride(&self, i: &'a str, out: &mut Expr<'a>) -> Result<Option<&'a str>, Fail> {
        match first(i) {
            b'(' => self.tuple(i, out).map(Some),
            b'0'..=b'9' => self.number(i, out).map(Some),
            b'-' | b'_' if is_integer(i) => self.number(i, out).map(Some),
            b'a'..=b'z' | b'A'..=b'Z' => match self.order(i) {
                Some((rest, major)) => self.put(out, i, rest, Kind::Order(major)).map(Some),
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// `LayoutLeft{}`, or one of its short names behind a colon.
    fn order(&self, i: &'a str) -> Option<(&'a str, Major)> {
        let (rest, word) = token::name(i).ok()?;
        let found = match word {
            "col" => (rest, Major::Left),
            "row" => (rest, Major::Right),
            _ => order_type(word, rest)?,
        };
        let names = self.is_bound(word) || rest.starts_with("::");
        (!names).then_some(found)
    }

    /// Unary operators and what they stand before.
    fn unary(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let op = match first(i) {
            b'-' if !is_integer(i) => Unary::Minus,
            b'+' => Unary::Plus,
            b'!' if second(i) != b'c' || mlir_type(i).is_none() => Unary::Not,
            b'~' => Unary::Complement,
            _ => return self.operand(i, out),
        };
        let outside = self.deeper(i)?;
        self.context.set(Context { depth: outside.depth + 1, ..outside });
        let operand = self.arena.alloc(EMPTY);
        let rest = self.unary(self.skip_lines(&i[1..])?, operand)?;
        self.context.set(outside);
        self.put(out, i, rest, Kind::Unary(op, operand))
    }

    /// A primary with its applications and methods: at once behind a literal, behind blanks too
    /// where something has a name or stands in square brackets.
    #[inline]
    fn operand(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let rest = match first(i) {
            b'(' => self.tuple(i, out)?,
            b'0'..=b'9' => self.number(i, out)?,
            b'-' | b'_' if is_integer(i) => self.number(i, out)?,
            b'[' => return self.suffixes(self.group(i, out)?, true, out),
            b'_' if !is_name_byte(second(i)) => {
                if second(i) == b'?' {
                    return self.wrong(Syntax::Symbolic(self.span(i, &i[2..])));
                }
                let rest = braces(&i[1..]);
                self.put(out, i, rest, Kind::Underscore)?
            }
            b if is_name_start(b) => {
                let rest = self.named(i, out)?;
                let named = matches!(out.kind, Kind::Name(_) | Kind::Operation(_) | Kind::Call(_) | Kind::Apply(_) | Kind::Method(_));
                return self.suffixes(rest, named, out);
            }
            _ => self.other_literal(i, out)?,
        };
        if is_suffix(rest) {
            return self.suffixes(rest, false, out);
        }
        Ok(rest)
    }

    /// The rest of the literals. Like other rare rules it stays out of line, so that the frames
    /// of the recursion stay small.
    #[inline(never)]
    fn other_literal(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        match first(i) {
            b'<' => {
                let (rest, items) = self.list(i, &ANGLE)?;
                self.put(out, i, rest, Kind::Tiler(items))
            }
            b'"' => match token::string(i) {
                Ok((rest, text)) => self.put(out, i, rest, Kind::Text(text)),
                Err(_) => {
                    let line = memchr::memchr(b'\n', i.as_bytes()).unwrap_or(i.len());
                    self.missing(&i[line..], Want::QUOTE)
                }
            },
            b'\'' => match token::character(i) {
                Ok((rest, c)) => self.put(out, i, rest, Kind::Char(c)),
                Err(_) => self.missing(i, Want::CHARACTER),
            },
            b'!' => self.mlir(i, out),
            b'?' => {
                let end = if second(i) == b'{' { i.find('}') } else { Some(0) };
                let end = end.map_or(i.len(), |end| end + 1);
                self.wrong(Syntax::Symbolic(self.span(i, &i[end..])))
            }
            _ => self.missing(i, Want::EXPRESSION),
        }
    }

    /// `!cute.layout<"(2,3):(4,1)">` as MLIR prints it.
    fn mlir(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let Some(angle) = mlir_text(i) else {
            let Some(rest) = mlir_type(i) else {
                return self.missing(i, Want::EXPRESSION);
            };
            let what = "this type of CuTe's MLIR dialect is not read: give the layout in its quotes";
            return self.wrong(Syntax::Foreign { at: self.span(i, rest), what });
        };
        let rest = self.bracketed(angle, &PAREN, |quoted| {
            let rest = self.expression(self.skip(&quoted[1..])?, out)?;
            let rest = self.token(rest, '"', Want::QUOTE)?;
            self.token(rest, '>', Want::CLOSE_ANGLE)
        })?;
        out.span = self.span(i, rest);
        Ok(rest)
    }

    /// Applications and methods behind `out`; `loose` where blanks may stand before them.
    fn suffixes(&self, rest: &'a str, loose: bool, out: &mut Expr<'a>) -> Rest<'a> {
        let mut rest = rest;
        loop {
            let i = if loose { self.skip(rest)? } else { rest };
            if !is_suffix(i) {
                return Ok(rest);
            }
            self.count(i, 1)?;
            rest = match first(i) {
                b'(' => {
                    let (rest, args) = self.list(i, &PAREN)?;
                    let apply = self.arena.alloc(Apply { callee: *out, args });
                    self.extend(out, rest, Kind::Apply(apply))
                }
                _ => self.method(i, out)?,
            };
        }
    }

    fn method(&self, dot: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let i = self.skip_lines(&dot[1..])?;
        let i = match i.strip_prefix("template") {
            Some(rest) if matches!(first(rest), b' ' | b'\t') => self.skip(rest)?,
            _ => i,
        };
        let Ok((rest, word)) = token::name(i) else {
            return self.missing(i, Want::NAME);
        };
        let function = self.names.function(word).filter(|f| f.form != Form::Type);
        let Some(function) = function else {
            return self.wrong(Syntax::UnknownMethod(self.span(i, rest)));
        };
        let (rest, call) = self.call(rest, function)?;
        let (receiver, call) = (*out, *call);
        let method = self.arena.alloc(Method { receiver, call });
        Ok(self.extend(out, rest, Kind::Method(method)))
    }

    /// `<…>` and `(…)` or `{…}` behind the name of a function.
    fn call(&self, i: &'a str, function: Called) -> Result<(&'a str, &'a Call<'a>), Fail> {
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args: &[], called: false });
        let mut rest = i;
        let mut open = self.skip(rest)?;
        if function.templates {
            if first(open) == b'<' && second(open) != b'=' {
                (rest, call.templates) = self.list(open, &TEMPLATE)?;
                call.called = function.form == Form::Type;
                open = self.skip(rest)?;
            } else {
                self.miss(open, Want::OPEN_ANGLE);
            }
        }
        let bracket = match first(open) {
            b'(' => &PAREN,
            b'{' if function.form == Form::Type => &BRACE,
            _ => {
                self.miss(open, Want::OPEN_PAREN);
                return Ok((rest, call));
            }
        };
        call.called = true;
        (rest, call.args) = self.arguments(open, bracket)?;
        Ok((rest, call))
    }

    /// Elements between brackets; a comma may stand behind the last, as Python writes `(1,)`.
    #[inline(always)]
    fn list(&self, open: &'a str, bracket: &Bracket) -> Result<(&'a str, &'a [Expr<'a>]), Fail> {
        let mut items = Items::new();
        let rest = self.bracketed(open, bracket, |i| self.items(i, bracket, &mut items))?;
        Ok((rest, self.arena.alloc_slice_copy(&items)))
    }

    /// The elements up to and with what closes the bracket.
    fn items(&self, i: &'a str, bracket: &Bracket, items: &mut Items<'a>) -> Rest<'a> {
        let mut i = i;
        loop {
            if first(i) == bracket.close {
                return Ok(&i[1..]);
            }
            let at = items.len();
            if at == 0 {
                self.miss(i, bracket.want);
            }
            self.count(i, 1)?;
            items.push(EMPTY);
            let rest = match self.plain_element(i, bracket) {
                Some((rest, e)) => {
                    items[at] = e;
                    rest
                }
                None => match behind_cast(i).filter(|_| bracket.casts) {
                    Some(constant) => self.number(constant, &mut items[at])?,
                    None => self.expression(i, &mut items[at])?,
                },
            };
            match self.separator(rest, bracket, Some(&items[at]))? {
                (rest, true) => return Ok(rest),
                (rest, false) => i = rest,
            }
        }
    }

    /// An integer with nothing but a comma or the end of the list at once behind it, as most
    /// elements are: no need to climb through the precedences.
    #[inline]
    fn plain_element(&self, i: &'a str, bracket: &Bracket) -> Option<(&'a str, Expr<'a>)> {
        let is_static = first(i) == b'_';
        let (rest, value) = token::plain(if is_static { &i[1..] } else { i })?;
        if first(rest) != b',' && first(rest) != bracket.close {
            return None;
        }
        let kind = Kind::Int(Int { value, is_static });
        let span = self.span(i, rest);
        Some((rest, Expr { kind, span }))
    }

    /// A comma or what closes the bracket, behind an element; whether it closed.
    #[inline(always)]
    fn separator(&self, rest: &'a str, bracket: &Bracket, element: Option<&Expr<'a>>) -> Result<(&'a str, bool), Fail> {
        let i = self.skip(rest)?;
        let b = first(i);
        if b == b',' {
            return Ok((self.skip(&i[1..])?, false));
        }
        if b == bracket.close {
            return Ok((&i[1..], true));
        }
        if let (b'=', Some(Expr { kind: Kind::Name(_), span })) = (b, element) {
            return self.wrong(Syntax::Keyword(*span));
        }
        self.missing(i, Want::COMMA.or(bracket.want))
    }

    /// Arguments by position, then by name.
    fn arguments(&self, open: &'a str, bracket: &Bracket) -> Result<(&'a str, &'a [Arg<'a>]), Fail> {
        let mut args: SmallVec<[Arg<'a>; 4]> = SmallVec::new();
        let rest = self.bracketed(open, bracket, |i| {
            let mut i = i;
            loop {
                if first(i) == bracket.close {
                    return Ok(&i[1..]);
                }
                if args.is_empty() {
                    self.miss(i, bracket.want);
                }
                let (start, name) = self.keyword(i)?;
                if name.is_none() && args.last().is_some_and(|last| last.name.is_some()) {
                    let what = "an argument by position stands behind one by name";
                    let at = Span::new(self.at(i), self.at(i) + char_width(i));
                    return self.wrong(Syntax::Foreign { at, what });
                }
                self.count(i, 1)?;
                let at = args.len();
                args.push(Arg { name, value: EMPTY });
                let rest = self.expression(start, &mut args[at].value)?;
                match self.separator(rest, bracket, None)? {
                    (rest, true) => return Ok(rest),
                    (rest, false) => i = rest,
                }
            }
        })?;
        Ok((rest, self.arena.alloc_slice_copy(&args)))
    }

    /// `stride=` in front of an argument.
    #[inline]
    fn keyword(&self, i: &'a str) -> Result<(&'a str, Option<&'a str>), Fail> {
        if is_name_start(first(i))
            && let Ok((rest, name)) = token::name(i)
            && let equals = self.skip(rest)?
            && first(equals) == b'='
            && second(equals) != b'='
        {
            return Ok((self.skip(&equals[1..])?, Some(name)));
        }
        Ok((i, None))
    }

    // Primaries.

    /// Whether what is read in one go would not nest too deep here.
    #[inline]
    fn folds(&self) -> bool {
        self.folds && usize::from(self.context.get().depth) + token::AT_ONCE.1 < MAX_DEPTH
    }

    /// A layout of integers that is the whole of an argument or an element.
    #[inline]
    fn literal_layout(&self, i: &'a str) -> Option<(&'a str, &'a Layout<'a>)> {
        if !self.folds() {
            return None;
        }
        let (rest, shape, stride) = token::layout(i.as_bytes(), self.arena)?;
        let layout = Cx::new(self.arena, Mode::Value).layout(shape, stride).ok()?;
        Some((&i[i.len() - rest.len()..], self.arena.alloc(layout)))
    }

    fn tuple(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        if self.folds()
            && let Some((rest, items)) = token::integers(i.as_bytes(), self.arena, 0)
        {
            self.count(i, (i.len() - rest.len()) / 2)?;
            return self.put(out, i, &i[i.len() - rest.len()..], Kind::Literal(items));
        }
        if let Some((element, operand)) = pointer_cast(i, self.names) {
            return self.pointer_cast(i, element, operand, out);
        }
        let (rest, items) = self.list(i, &PAREN)?;
        self.put(out, i, rest, Kind::Tuple(items))
    }

    /// `(half_t*)0x1000` behind the cast: an untagged pointer; to `void` the address itself.
    #[inline(never)]
    fn pointer_cast(&self, start: &'a str, element: &'a str, operand: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let outside = self.deeper(start)?;
        self.context.set(Context { depth: outside.depth + 1, ..outside });
        let args = self.arena.alloc([Arg { name: None, value: EMPTY }]);
        let rest = self.unary(self.skip_lines(operand)?, &mut args[0].value)?;
        self.context.set(outside);
        if element == "void" {
            return self.put(out, start, rest, args[0].value.kind);
        }
        let Some(function) = self.names.function("make_ptr") else {
            return self.missing(start, Want::EXPRESSION);
        };
        let templates = self.arena.alloc([Expr { kind: Kind::Name(element), span: self.span_of(element) }]);
        let call = self.arena.alloc(Call { function: function.id, templates, args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }

    /// `[e]` groups; with a comma inside it is a tiler.
    #[inline(never)]
    fn group(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let mut items = None;
        let rest = self.bracketed(i, &SQUARE, |i| {
            if first(i) == SQUARE.close {
                items = Some(Items::new());
                return Ok(&i[1..]);
            }
            self.miss(i, SQUARE.want);
            let rest = self.expression(i, out)?;
            match self.separator(rest, &SQUARE, Some(out))? {
                (rest, true) => Ok(rest),
                (rest, false) => {
                    let more = items.insert(Items::from_slice(&[*out]));
                    self.items(rest, &SQUARE, more)
                }
            }
        })?;
        match items {
            None => {
                out.span = self.span(i, rest);
                Ok(rest)
            }
            Some(items) => {
                let items = self.arena.alloc_slice_copy(&items);
                self.put(out, i, rest, Kind::Tiler(items))
            }
        }
    }

    /// An integer, a basis element or a decimal fraction.
    fn number(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let is_static = first(i) == b'_';
        let signed = if is_static { &i[1..] } else { i };
        let negative = first(signed) == b'-';
        let digits = if negative { &signed[1..] } else { signed };
        let (rest, magnitude) = self.unsigned(i, digits)?;
        let value = match magnitude {
            Some(m) if negative => 0i64.checked_sub_unsigned(m),
            Some(m) => i64::try_from(m).ok(),
            None => None,
        };
        let next = first(rest);
        if let Some(value) = value
            && !is_name_byte(next)
            && !matches!(next, b'.' | b'{' | b'@')
        {
            let value = Int { value, is_static };
            return self.put(out, i, rest, Kind::Int(value));
        }
        if next == b'.'
            && !is_static
            && !matches!(second(digits), b'x' | b'X' | b'b' | b'B')
            && let Ok((end, fraction)) = token::fraction(rest)
        {
            return self.fraction(i, &signed[..signed.len() - rest.len()], fraction, end, out);
        }
        let (rest, _) = token::suffix(rest)?;
        let Some(value) = value else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
        };
        if is_name_byte(first(rest)) {
            return self.missing(rest, Want::OPERATOR.or(Want::END));
        }
        let end = braces(rest);
        let is_static = is_static || end.len() < rest.len();
        let value = Int { value, is_static };
        match first(end) {
            b'@' => self.basis(i, end, value, out),
            _ => self.put(out, i, end, Kind::Int(value)),
        }
    }

    /// Digits in any base; `None` beyond 64 bits. C++ reads zeros in front as octal: refused.
    #[inline]
    fn unsigned(&self, start: &str, digits: &'a str) -> Result<(&'a str, Option<u64>), Fail> {
        let (rest, magnitude) = token::unsigned(digits)?;
        if first(digits) == b'0' && matches!(second(digits), b'0'..=b'9' | b'\'') {
            return self.wrong(Syntax::LeadingZero(self.span(start, rest)));
        }
        Ok((rest, magnitude))
    }

    /// `3.5`: what stands before the point, and the point with what stands behind it.
    #[cold]
    fn fraction(&self, start: &str, whole: &str, fraction: &str, rest: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let text = format!("{}{fraction}", whole.replace('\'', ""));
        match text.parse() {
            Ok(x) if f64::is_finite(x) => self.put(out, start, rest, Kind::Float(x)),
            _ => self.wrong(Syntax::IntegerTooLarge(self.span(start, rest))),
        }
    }

    /// `@1@0`, innermost index first.
    fn basis(&self, start: &str, i: &'a str, value: Int, out: &mut Expr<'a>) -> Rest<'a> {
        let mut path: SmallVec<[u32; 8]> = SmallVec::new();
        let mut rest = i;
        while let Some(after) = rest.strip_prefix('@') {
            let Ok((end, index)) = token::decimal(after) else {
                return self.missing(after, Want::INTEGER);
            };
            let index = index.and_then(|index| u32::try_from(index).ok());
            match index.filter(|index| *index <= MAX_BASIS_INDEX) {
                Some(index) if path.len() < MAX_DEPTH => path.push(index),
                _ => {
                    return self.wrong(Syntax::BasisIndex { at: self.span(after, end), limit: MAX_BASIS_INDEX });
                }
            }
            rest = end;
        }
        path.reverse();
        let path = self.arena.alloc_slice_copy(&path);
        let basis = self.arena.alloc(Basis { value, path });
        self.put(out, start, rest, Kind::Basis(basis))
    }

    /// A name and what it starts: a call, a type, a literal in words, a bound name.
    fn named(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let (mut rest, mut word) = token::name(i)?;
        let mut qualified = false;
        if matches!(first(rest), b':' | b'.') {
            (rest, word, qualified) = self.qualified(i, rest, word);
        }
        if self.is_bound(word) {
            if !qualified {
                return self.put(out, i, self.behind_braces(rest)?, Kind::Name(word));
            }
            if self.names.function(word).is_none() {
                let whole = &i[..i.len() - rest.len()];
                return self.put(out, i, self.behind_braces(rest)?, Kind::Name(whole));
            }
        }
        match self.names.function(word) {
            Some(function) if word != "int" && !rest.starts_with("<ptr<") && !(word == "ArithTuple" && is_integer(rest)) => {
                let (rest, call) = self.call(rest, function)?;
                if first(rest) == b'_'
                    && i[..i.len() - rest.len()].ends_with('>')
                    && function.name == SWIZZLE
                    && let Some((after, space)) = pointer_space(&rest[1..])
                {
                    return self.swizzled_pointer(i, after, space, call, out);
                }
                self.put(out, i, rest, Kind::Call(call))
            }
            _ => self.word(i, rest, word, out),
        }
    }

    /// Reads over `cute::` and the like: the rest, the name behind, and whether there was one.
    /// A scoped name such as `GMMA::Layout_K_SW128_Atom` is one word of the registry.
    fn qualified(&self, i: &'a str, rest: &'a str, word: &'a str) -> (&'a str, &'a str, bool) {
        let (mut start, mut rest, mut word) = (i, rest, word);
        let mut qualified = false;
        loop {
            let after = match word {
                "cute" | "cutlass" | "std" | "detail" => rest.strip_prefix("::"),
                _ => None,
            };
            let after = after.or_else(|| match word {
                "cute" | "cutlass" if !self.is_bound(word) => rest.strip_prefix('.'),
                _ => None,
            });
            let Some(after) = after else { break };
            let Ok((end, next)) = token::name(after) else {
                break;
            };
            qualified = true;
            (start, rest, word) = (after, end, next);
        }
        let first_scope = rest;
        while word != "_"
            && let Some(after) = rest.strip_prefix("::")
            && let Ok((end, _)) = token::name(after)
        {
            rest = end;
        }
        if rest.len() < first_scope.len() {
            word = &start[..start.len() - rest.len()];
            let scopes = word.rmatch_indices("::").map(|(at, _)| &word[at + 2..]);
            let inner = scopes.take(3).filter(|name| name.contains("::"));
            let known = inner.chain([word]).find(|name| self.names.function(name).is_some());
            // A function of a scope has the name that stands last.
            let last = word.strip_prefix("UMMA::").filter(|name| self.names.function(name).is_some_and(|f| f.form == Form::Function));
            word = known.or(last).unwrap_or(word);
        }
        (rest, word, qualified)
    }

    /// A name that is neither bound nor a function.
    #[inline(never)]
    fn word(&self, i: &'a str, rest: &'a str, word: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let start = &i[i.len() - rest.len() - word.len()..];
        match word {
            "_" | "X" | "Underscore" | "None" => {
                return self.put(out, i, braces(rest), Kind::Underscore);
            }
            "tensor" | "Tensor" if first(rest) == b'<' => {
                let what = "this is a tensor as a compiler prints it, which is not read: give its layout";
                return self.wrong(Syntax::Foreign { at: self.span(i, rest), what });
            }
            "nullptr" => return self.put(out, i, rest, Kind::Int(Int::dynamic(0))),
            "true" | "false" => {
                let truth = Int::dynamic((word == "true").into());
                return self.put(out, i, rest, Kind::Int(truth));
            }
            "o" => return self.missing(i, Want::EXPRESSION),
            "F2" if first(rest) == b'(' => {
                let at = self.span(i, rest);
                let what = "`F2(…)` is a stride of CuTe-IR over bits; it has no integer value";
                return self.wrong(Syntax::Foreign { at, what });
            }
            "raw_ptr" if first(rest) == b'(' => return self.raw_pointer(i, rest, out),
            "tmem_" if first(rest) == b'[' => return self.tensor_memory(i, rest, out),
            _ if let Some(n) = negative(word) => return self.put(out, i, braces(rest), Kind::Int(Int::fixed(-n))),
            _ if is_integer(start) => {
                let rest = self.number(start, out)?;
                out.span = self.span(i, rest);
                return Ok(rest);
            }
            _ => {}
        }
        if let Some((rest, space)) = pointer_space(i) {
            return self.pointer(i, rest, space, None, out);
        }
        if let Some((rest, major)) = order_type(word, rest) {
            return self.put(out, i, rest, Kind::Order(major));
        }
        if let Some(number) = start.strip_prefix("ArithTuple")
            && (is_integer(number) || first(number).is_ascii_digit())
        {
            return self.scalar_iterator(i, number, out);
        }
        let open = self.skip(rest)?;
        if matches!(first(open), b'{' | b'(')
            && self.names.element(word).is_some_and(|e| e.integer)
            && let Some(function) = self.names.function("int")
        {
            let (rest, call) = self.call(rest, function)?;
            return self.put(out, i, rest, Kind::Call(call));
        }
        if let Some((rest, element)) = self.complex_type(start) {
            return self.put(out, i, self.behind_braces(rest)?, Kind::Name(element.name));
        }
        if first(rest) == b'<' && self.names.is_operation(word) {
            let (rest, templates) = self.list(rest, &TEMPLATE)?;
            let instruction = self.arena.alloc(Instruction { name: word, templates });
            return self.put(out, i, self.behind_braces(rest)?, Kind::Operation(instruction));
        }
        if first(rest) == b'<' && second(rest) != b'=' && self.names.element(word).is_none() {
            self.suspect.set(Some(self.span(i, rest)));
        }
        self.put(out, i, self.behind_braces(rest)?, Kind::Name(word))
    }

    /// An atom or a tiling as CuTe prints it, if one starts here: a line for each part, or all of
    /// them in one line.
    #[inline(never)]
    fn dump(&self, start: &'a str, out: &mut Expr<'a>) -> Result<Option<&'a str>, Fail> {
        let (rest, word) = token::name(start)?;
        let (Some(labels), Some(function), false) = (dump::labels(word), self.names.function(word), self.is_bound(word)) else {
            return Ok(None);
        };
        let mut rest = rest;
        let mut args: SmallVec<[Arg<'a>; 5]> = SmallVec::new();
        for (at, (label, name)) in labels.iter().enumerate() {
            let i = self.skip_lines(rest)?;
            args.push(Arg { name: Some(name), value: EMPTY });
            let value = &mut args[at].value;
            rest = match behind_label(i, label, self.context.get().bracketed) {
                None if at == 0 => return Ok(None),
                None => return self.missing(i, Want::LABEL),
                Some(i) if label.is_empty() => match self.dump(i, value)? {
                    Some(rest) => rest,
                    None => self.named(i, value)?,
                },
                Some(i) if *name == "ValueType" => self.value_bits(self.skip(i)?, value)?,
                Some(i) => self.expression(self.skip(i)?, value)?,
            };
        }
        let args = self.arena.alloc_slice_copy(&args);
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args, called: true });
        self.put(out, start, rest, Kind::Call(call)).map(Some)
    }

    /// `complex<float>`, the one kind of element type whose name has brackets.
    fn complex_type(&self, i: &'a str) -> Option<(&'a str, ElementName)> {
        let close = i.strip_prefix("complex<")?.bytes().take(MAX_ELEMENT_NAME).position(|b| b == b'>')? + "complex<".len();
        self.names.element(&i[..=close]).map(|element| (&i[close + 1..], element))
    }

    /// `16b`: the size of a value.
    fn value_bits(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let Ok((rest, Some(bits))) = token::decimal(i) else {
            return self.missing(i, Want::INTEGER);
        };
        let value = Int { value: i64::try_from(bits).unwrap_or(i64::MAX), is_static: false };
        self.put(out, i, rest.strip_prefix('b').unwrap_or(rest), Kind::Int(value))
    }

    /// What stands behind the `{}` of a type that has a name of its own.
    fn behind_braces(&self, rest: &'a str) -> Rest<'a> {
        Ok(self.skip(rest)?.strip_prefix("{}").unwrap_or(rest))
    }

    /// `7//2`: somebody meant a division.
    #[cold]
    fn comment_check(&self, operand: Span, rest: &str) -> Result<(), Fail> {
        match rest.as_bytes() {
            [b'/', b'/', b, ..] if !b.is_ascii_whitespace() && *b != b'/' => {
                let at = Span::new(self.at(rest), self.at(rest) + 2);
                self.wrong(Syntax::Comment { at, operand })
            }
            _ => Ok(()),
        }
    }

    /// `ArithTuple_0`: a coordinate iterator over one mode.
    fn scalar_iterator(&self, start: &str, number: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let mut value = EMPTY;
        let rest = self.number(number, &mut value)?;
        let Some(function) = self.names.function("make_inttuple_iter") else {
            return self.missing(start, Want::EXPRESSION);
        };
        let args = self.arena.alloc([Arg { name: None, value }]);
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }

    // Pointers, as CuTe prints them.

    /// `tmem_[32b](0x0020.0010)` behind its first word: lane and column in tensor memory.
    fn tensor_memory(&self, start: &'a str, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let Ok((open, element_bits)) = token::bits(i) else {
            return self.missing(i, Want::BITS);
        };
        let digits = |i: &'a str| {
            let len = i.bytes().take(4).take_while(u8::is_ascii_hexdigit).count();
            (&i[len..], u32::from_str_radix(&i[..len], 16).ok())
        };
        let lane = open.strip_prefix("(0x").map(digits);
        let Some((rest, Some(lane))) = lane else {
            return self.missing(open, Want::ADDRESS);
        };
        let Some((rest, Some(column))) = rest.strip_prefix('.').map(digits) else {
            return self.missing(rest, Want::ADDRESS);
        };
        let (Some(rest), Some(function)) = (rest.strip_prefix(')'), self.names.function("make_tmem_ptr")) else {
            return self.missing(rest, Want::CLOSE_PAREN);
        };
        let integer = |value: u32| Expr { kind: Kind::Int(Int::dynamic(value.into())), span: self.span(start, rest) };
        let templates = self.arena.alloc([integer(element_bits)]);
        let args = self.arena.alloc([Arg { name: None, value: integer(lane << 16 | column) }]);
        let call = self.arena.alloc(Call { function: function.id, templates, args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }

    /// `[16b](0x100)` behind the kind of pointer.
    fn pointer(&self, start: &str, i: &'a str, space: Space, swizzle: Option<Swizzle>, out: &mut Expr<'a>) -> Rest<'a> {
        let Ok((rest, element_bits)) = token::bits(i) else {
            return self.missing(i, Want::BITS);
        };
        if space == Space::Smem && swizzle.is_none() {
            if let Some(rest) = rest.strip_prefix("(unset)") {
                return self.put(out, start, rest, Kind::SmemFlag(element_bits));
            }
            self.miss(rest, Want::UNSET);
        }
        let (rest, address) = self.address(rest, element_bits < 8)?;
        let pointer = self.arena.alloc(Pointer { space, element_bits, address, swizzle });
        self.put(out, start, rest, Kind::Pointer(pointer))
    }

    /// `(0x100)`, `(0x100.4)` with bits behind the byte, `(nil)`; in bits.
    fn address(&self, i: &'a str, below_byte: bool) -> Result<(&'a str, i64), Fail> {
        let nil: token::Res<_> = alt((tag("((nil))"), tag("(nil)"))).parse(i);
        if let Ok((rest, _)) = nil {
            return Ok((rest, 0));
        }
        if let (Some(rest), true) = (i.strip_prefix("((nil)."), below_byte) {
            let bit: token::Res<_> = one_of("01234567").parse(rest);
            if let Ok((rest, bit)) = bit {
                return match rest.strip_prefix(')') {
                    Some(rest) => Ok((rest, bit.to_digit(8).unwrap_or(0).into())),
                    None => self.missing(rest, Want::CLOSE_PAREN),
                };
            }
        }
        let digits = i.strip_prefix('(').filter(|digits| first(digits).is_ascii_digit());
        let Some(digits) = digits else {
            return self.missing(i, Want::ADDRESS);
        };
        let (rest, byte) = self.unsigned(digits, digits)?;
        let bit: token::Res<_> = preceded(char('.'), one_of("01234567")).parse(rest);
        let (end, bit) = match bit {
            Ok((end, bit)) if below_byte => (end, bit.to_digit(8).unwrap_or(0)),
            _ => (rest, 0),
        };
        let address = byte.and_then(|byte| byte.checked_mul(8)?.checked_add(bit.into())).and_then(|address| i64::try_from(address).ok());
        let Some(address) = address else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(&i[1..], end)));
        };
        match end.strip_prefix(')') {
            Some(rest) => Ok((rest, address)),
            None => self.missing(end, Want::CLOSE_PAREN),
        }
    }

    /// `Sw<3,4,3>_smem_ptr[16b](0x100)` behind the swizzle.
    fn swizzled_pointer(&self, start: &'a str, i: &'a str, space: Space, call: &Call<'a>, out: &mut Expr<'a>) -> Rest<'a> {
        let at = self.span(start, i);
        let &[Expr { kind: Kind::Int(bits), .. }, Expr { kind: Kind::Int(base), .. }, Expr { kind: Kind::Int(shift), .. }] = call.templates
        else {
            let what = "the swizzle of a pointer has three integers: `Sw<3,4,3>_smem_ptr[16b](0x0)`";
            return self.wrong(Syntax::Foreign { at, what });
        };
        match Cx::new(self.arena, Mode::Value).swizzle(bits.value, base.value, shift.value) {
            Ok(swizzle) => self.pointer(start, i, space, Some(swizzle), out),
            Err(Fault::Swizzle { rule, .. }) => self.wrong(Syntax::Foreign { at, what: rule }),
            Err(_) => self.missing(i, Want::EXPRESSION),
        }
    }

    /// `raw_ptr(0x100: f16, smem, align<1024>)` as CuTe DSL prints it.
    fn raw_pointer(&self, start: &str, open: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let name = |i: &'a str| {
            let i = self.skip(i)?;
            token::name(i).or_else(|_| self.missing(i, Want::NAME))
        };
        let mut pointer = Pointer { space: Space::Raw, element_bits: 0, address: 0, swizzle: None };
        let rest = self.bracketed(open, &PAREN, |i| {
            if !first(i).is_ascii_digit() {
                return self.missing(open, Want::ADDRESS);
            }
            let (rest, byte) = self.unsigned(i, i)?;
            let address = byte.and_then(|b| i64::try_from(b).ok()?.checked_mul(8));
            let Some(address) = address else {
                return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
            };
            let i = self.token(rest, ':', Want::COLON)?;
            let (rest, word) = name(i)?;
            let complex = self.complex_type(&i[i.len() - rest.len() - word.len()..]);
            let Some((rest, element)) = complex.or_else(|| Some((rest, self.names.element(word)?))) else {
                let at = self.span_of(word);
                let what = "the element type of this pointer is unknown";
                return self.wrong(Syntax::Foreign { at, what });
            };
            let (rest, space) = name(self.token(rest, ',', Want::COMMA)?)?;
            let align = (char(','), space0, tag("align<"), token::decimal, char('>'));
            let aligned: token::Res<_> = recognize(align).parse(rest);
            pointer.address = address;
            pointer.element_bits = element.bits;
            pointer.space = match space {
                "gmem" => Space::Gmem,
                "smem" => Space::Smem,
                _ => Space::Raw,
            };
            let rest = aligned.map_or(rest, |(rest, _)| rest);
            self.token(rest, ')', Want::CLOSE_PAREN)
        })?;
        let pointer = self.arena.alloc(pointer);
        self.put(out, start, rest, Kind::Pointer(pointer))
    }
}

/// A statement without its expression: the name that it binds and how that was declared, where it stands, and where the next one starts.
struct Read<'a> {
    bound: Option<(&'a str, Declared)>,
    span: Span,
    next: usize,
}

/// What the words in front of a statement make of it.
enum Front<'a> {
    /// An expression.
    Nothing,
    /// A line of a dump, behind its label.
    Label(&'a str),
    /// A binding: the rest behind `=`, the name, and how it was declared.
    Name(&'a str, &'a str, Declared),
}

/// The element type of `(float const*)` and what stands behind the cast.
fn pointer_cast<'a>(i: &'a str, names: &dyn Names) -> Option<(&'a str, &'a str)> {
    let open = blanks(i.strip_prefix('(')?, true);
    let (mut rest, mut element) = token::name(open).ok()?;
    if element == "complex" {
        let close = rest.bytes().take(MAX_ELEMENT_NAME).position(|b| b == b'>')? + 1;
        (element, rest) = (&open[..element.len() + close], &rest[close..]);
    }
    if element != "void" && names.element(element).is_none() {
        return None;
    }
    rest = blanks(rest, true);
    if let Ok((after, "const")) = token::name(rest) {
        rest = blanks(after, true);
    }
    let rest = blanks(rest.strip_prefix('*')?, true);
    Some((element, rest.strip_prefix(')')?))
}

/// The number behind `_m`, as CuTe names `Int<-N>`.
fn negative(word: &str) -> Option<i64> {
    word.strip_prefix("_m").filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?.parse().ok()
}

/// Whether a C++ type of this name holds an integer.
fn is_integer_type(word: &str) -> bool {
    let short = ["int", "unsigned", "long", "short", "size_t", "char", "bool"];
    short.contains(&word) || (word.contains("int") && word.ends_with("_t"))
}

/// The name that the registry gives `Swizzle<…>`.
const SWIZZLE: &str = "Sw";

/// Where a pointer points, by the word in front of `[16b]`.
fn pointer_space(i: &str) -> Option<(&str, Space)> {
    let (rest, word) = token::name(i).ok()?;
    let space = match word {
        "ptr" | "subptr" => Space::Raw,
        "gmem_ptr" | "gmem_subptr" => Space::Gmem,
        "smem_ptr" | "smem_subptr" => Space::Smem,
        _ => return None,
    };
    (first(rest) == b'[').then_some((rest, space))
}

/// `LayoutLeft` and its relatives with their braces.
fn order_type<'a>(word: &str, rest: &'a str) -> Option<(&'a str, Major)> {
    let major = match word {
        "LayoutLeft" | "GenColMajor" => Major::Left,
        "LayoutRight" | "GenRowMajor" => Major::Right,
        _ => return None,
    };
    Some((rest.strip_prefix("()").unwrap_or(braces(rest)), major))
}

/// Whether an integer literal with a sign or an underscore in front starts here.
#[inline]
fn is_integer(i: &str) -> bool {
    match i.as_bytes() {
        [b'_', b'-', d, ..] | [b'_' | b'-', d, ..] => d.is_ascii_digit(),
        _ => false,
    }
}

/// The longest name of a complex element type.
const MAX_ELEMENT_NAME: usize = 32;

/// Whether an application or a method follows at once.
#[inline]
fn is_suffix(rest: &str) -> bool {
    match first(rest) {
        b'(' => true,
        b'.' => !second(rest).is_ascii_digit(),
        _ => false,
    }
}

/// What stands behind a label and its colon, if it stands here.
fn behind_label<'a>(i: &'a str, label: &str, newlines: bool) -> Option<&'a str> {
    if label.is_empty() {
        return is_name_start(first(i)).then_some(i);
    }
    blanks(i.strip_prefix(label)?, newlines).strip_prefix(':')
}

/// What stands behind `{}`, if it stands here.
fn braces(rest: &str) -> &str {
    rest.strip_prefix("{}").unwrap_or(rest)
}

/// What stands behind `!cute.memref` and the like, from the `<` on.
fn mlir_type(i: &str) -> Option<&str> {
    let dialect: token::Res<_> = preceded(alt((tag("!cute."), tag("!cute_nvgpu."))), token::name).parse(i);
    dialect
        .ok()
        .map(|(rest, _)| rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_')))
        .filter(|rest| rest.starts_with('<'))
}

/// What stands behind the `<` of `!cute.layout<"…">`: the rest from there on.
fn mlir_text(i: &str) -> Option<&str> {
    let kind: token::Res<_> = preceded(tag("!cute."), token::name).parse(i);
    let (rest, _) = kind.ok()?;
    rest.starts_with("<\"").then_some(rest)
}

/// Whether names in brackets and `=` stand here: without the `=` they may be a bracketed operand.
fn is_structured_binding(i: &str) -> bool {
    let after = i.strip_prefix('[').and_then(|inner| inner.split_once(']'));
    after.is_some_and(|(_, rest)| {
        let rest = blanks(rest, true);
        first(rest) == b'=' && second(rest) != b'='
    })
}

/// What stands behind the `>` that closes the `<` at `i`, on the same line.
fn balanced_angle(i: &str) -> Option<&str> {
    let mut depth = 0usize;
    for (at, b) in i.bytes().enumerate() {
        match b {
            b'<' => depth += 1,
            b'>' if depth == 1 => return Some(&i[at + 1..]),
            b'>' => depth -= 1,
            b';' | b'\n' | b'=' | b'"' => return None,
            _ => {}
        }
    }
    None
}

/// The constant behind a cast: `(int)128`, `(cute::Major)1`.
fn behind_cast(i: &str) -> Option<&str> {
    let mut rest = i.strip_prefix('(')?;
    let mut integer = true;
    while let Ok((after, word)) = token::name(rest) {
        integer &= is_integer_type(word);
        let next = after.strip_prefix("::").or(after.strip_prefix(' '));
        rest = next.unwrap_or(after);
    }
    match rest.as_bytes() {
        [b')', b'0'..=b'9', ..] => Some(&rest[1..]),
        [b')', b'-', b'0'..=b'9', ..] if integer => Some(&rest[1..]),
        _ => None,
    }
}

/// The width of the first character.
fn char_width(i: &str) -> usize {
    i.chars().next().map_or(0, char::len_utf8)
}
