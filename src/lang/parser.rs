//! Text to expressions: the rules of `grammar/cutectl.ebnf`, as nom parsers.
//!
//! Spans are found by subtraction: every rest is a suffix of the source. Whenever a token could
//! have stood and did not, the place and the token are noted; the farthest such place is the
//! error. Whatever is certain to be wrong is noted at once and ends the parse.

use super::ast::{Apply, Arg, Binary, Call, Expr, Kind, Method, Span, Statement, Unary, precedence};
use super::registry::{self, Form, Id};
use super::syntax::{Syntax, Want};
use super::token::{self, Fail, Res, blanks, first, is_name_byte};
use super::types;
use crate::algebra::basis::MAX_BASIS_INDEX;
use crate::algebra::compact::Major;
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Basis, Int, MAX_DEPTH, Swizzle};
use bumpalo::Bump;
use nom::Err;
use nom::Parser as _;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{anychar, char, digit1};
use nom::sequence::{delimited, preceded, terminated};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

/// The names that hide functions: those bound outside the text.
pub trait Scope {
    /// Whether `name` is bound.
    fn is_bound(&self, name: &str) -> bool;
}

/// Nothing is bound.
pub struct Unbound;

impl Scope for Unbound {
    fn is_bound(&self, _: &str) -> bool {
        false
    }
}

/// A parser over one text.
pub struct Parser<'a, 's> {
    src: &'a str,
    arena: &'a Bump,
    scope: &'s dyn Scope,
    /// Names bound by the statements before.
    bound: RefCell<Option<HashSet<&'a str>>>,
    /// The farthest place where something was missing, and what.
    far: Cell<(usize, Want)>,
    /// What is certainly wrong.
    fault: RefCell<Option<Syntax>>,
    /// The open brackets.
    open: RefCell<SmallVec<[(char, u32); 8]>>,
    /// How deep rules nest, brackets and unary operators alike.
    depth: Cell<usize>,
    /// Inside `<…>`, where `>` closes.
    angle: Cell<bool>,
    /// Where the last `shape:stride(…)` ended.
    literal_postfix: Cell<usize>,
    /// Elements of the tuples being read.
    stack: RefCell<SmallVec<[Expr<'a>; 8]>>,
}

/// A statement with its span.
pub type Parsed<'a> = (Statement<'a>, Span);

/// The statements of a text that must have at least one.
pub fn parse<'a>(src: &'a str, arena: &'a Bump, scope: &dyn Scope) -> Result<Vec<Parsed<'a>>, Syntax> {
    let parser = Parser::new(src, arena, scope);
    let mut statements = Vec::new();
    let mut at = 0;
    while let Some((statement, next)) = parser.next_statement(at)? {
        statements.push(statement);
        at = next;
    }
    Ok(statements)
}

/// The one expression that a text must be.
pub fn parse_expression<'a>(src: &'a str, arena: &'a Bump, scope: &dyn Scope) -> Result<Expr<'a>, Syntax> {
    let parser = Parser::new(src, arena, scope);
    match parser.next_statement(0)? {
        Some(((Statement::Expr(e), _), next)) if parser.next_statement(next)?.is_none() => Ok(e),
        Some((_, next)) => Err(Syntax::Expected { at: Span::new(next, next), want: Want::END, open: None }),
        None => Err(Syntax::Empty),
    }
}

const COMPARISONS: [(&str, Binary); 18] = [
    ("||", Binary::Or),
    ("&&", Binary::And),
    ("==", Binary::Equal),
    ("!=", Binary::Unequal),
    ("<<", Binary::ShiftLeft),
    (">>", Binary::ShiftRight),
    ("<=", Binary::LessEqual),
    (">=", Binary::GreaterEqual),
    ("<", Binary::Less),
    (">", Binary::Greater),
    ("|", Binary::BitOr),
    ("^", Binary::BitXor),
    ("&", Binary::BitAnd),
    ("+", Binary::Add),
    ("-", Binary::Subtract),
    ("*", Binary::Multiply),
    ("/", Binary::Divide),
    ("%", Binary::Remainder),
];

/// What stands between two operands.
enum Infix {
    Binary(Binary),
    Compose,
    Layout,
}

impl<'a, 's> Parser<'a, 's> {
    /// A parser of `src`.
    pub fn new(src: &'a str, arena: &'a Bump, scope: &'s dyn Scope) -> Self {
        Parser {
            src,
            arena,
            scope,
            bound: RefCell::default(),
            far: Cell::default(),
            fault: RefCell::default(),
            open: RefCell::default(),
            depth: Cell::default(),
            angle: Cell::default(),
            literal_postfix: Cell::default(),
            stack: RefCell::default(),
        }
    }

    /// The statement from byte `at` on and where the next one starts, `None` at the end.
    pub fn next_statement(&self, at: usize) -> Result<Option<(Parsed<'a>, usize)>, Syntax> {
        let mut i = &self.src[at..];
        loop {
            i = self.skip(i, true).map_err(|_| self.error())?;
            match i.strip_prefix(';') {
                Some(rest) => i = rest,
                None => break,
            }
        }
        if i.is_empty() {
            return Ok(None);
        }
        self.far.set((self.at(i), Want::default()));
        self.open.borrow_mut().clear();
        self.stack.borrow_mut().clear();
        self.depth.set(0);
        self.angle.set(false);
        let start = self.at(i);
        let (rest, statement) = self.statement(i).map_err(|_| self.error())?;
        let end = self.at(rest);
        let rest = self.skip(rest, false).map_err(|_| self.error())?;
        let next = match first(rest) {
            b';' | b'\n' => &rest[1..],
            _ if rest.is_empty() => rest,
            _ => {
                self.miss(rest, Want::END.or(Want::OPERATOR));
                return Err(self.error());
            }
        };
        Ok(Some(((statement, Span::new(start, end)), self.at(next))))
    }

    /// The expression that starts at byte `at`, whatever stands behind it; `None` at the end.
    pub fn leading_expression(&self, at: usize) -> Result<Option<Expr<'a>>, Syntax> {
        let i = self.skip(&self.src[at..], false).map_err(|_| self.error())?;
        if i.is_empty() {
            return Ok(None);
        }
        self.far.set((self.at(i), Want::default()));
        self.expression(i).map(|(_, e)| Some(e)).map_err(|_| self.error())
    }

    // Bookkeeping.

    fn at(&self, i: &str) -> usize {
        self.src.len() - i.len()
    }

    fn span(&self, from: &str, to: &str) -> Span {
        Span::new(self.at(from), self.at(to))
    }

    /// Notes that `want` could have stood at `i`.
    fn miss(&self, i: &str, want: Want) {
        let at = self.at(i);
        let (far, wanted) = self.far.get();
        if at > far {
            self.far.set((at, want));
        } else if at == far {
            self.far.set((at, wanted.or(want)));
        }
    }

    fn missing<T>(&self, i: &str, want: Want) -> Res<'a, T> {
        self.miss(i, want);
        Err(Err::Error(Fail))
    }

    /// Notes what is certainly wrong and gives up.
    #[cold]
    fn wrong<T>(&self, fault: Syntax) -> Res<'a, T> {
        self.fault.borrow_mut().get_or_insert(fault);
        Err(Err::Failure(Fail))
    }

    #[cold]
    fn error(&self) -> Syntax {
        if let Some(fault) = self.fault.borrow_mut().take() {
            return fault;
        }
        let (at, want) = self.far.get();
        let width = self.src[at..].chars().next().map_or(0, char::len_utf8);
        let open = self.open.borrow().last().map(|(c, at)| (*c, Span::new(*at as usize, *at as usize + 1)));
        Syntax::Expected { at: Span::new(at, at + width), want, open }
    }

    /// Skips blanks and comments; newlines where they end nothing.
    #[inline]
    fn skip(&self, i: &'a str, newlines: bool) -> Result<&'a str, Err<Fail>> {
        match first(i) {
            b'(' | b')' | b',' | b':' | b'0'..=b'9' | b'_' => return Ok(i),
            _ => {}
        }
        let rest = blanks(i, newlines || !self.open.borrow().is_empty());
        if rest.starts_with("/*") {
            let span = Span::new(self.at(rest), self.at(rest) + 2);
            return self.wrong::<()>(Syntax::OpenComment(span)).map(|_| rest);
        }
        Ok(rest)
    }

    /// A character after blanks.
    fn token(&self, i: &'a str, c: char, want: Want) -> Res<'a, ()> {
        let i = self.skip(i, false)?;
        match i.strip_prefix(c) {
            Some(rest) => Ok((rest, ())),
            None => self.missing(i, want),
        }
    }

    /// One level deeper, refused beyond the limit.
    fn deeper<T>(&self, i: &'a str, inner: impl FnOnce() -> Res<'a, T>) -> Res<'a, T> {
        let depth = self.depth.get();
        if depth >= MAX_DEPTH {
            let at = Span::new(self.at(i), (self.at(i) + 1).min(self.src.len()));
            return self.wrong(Syntax::TooDeep { at, limit: MAX_DEPTH });
        }
        self.depth.set(depth + 1);
        let result = inner();
        self.depth.set(depth);
        result
    }

    /// What stands inside the bracket that opens at `i`; `inner` reads up to and with its end.
    fn bracketed<T>(&self, i: &'a str, angle: bool, inner: impl FnOnce(&'a str) -> Res<'a, T>) -> Res<'a, T> {
        let (rest, c) = anychar(i)?;
        self.deeper(i, || {
            self.open.borrow_mut().push((c, self.at(i) as u32));
            let outside = self.angle.replace(angle);
            let result = inner(rest);
            self.angle.set(outside);
            if result.is_ok() {
                self.open.borrow_mut().pop();
            }
            result
        })
    }

    fn is_bound(&self, name: &str) -> bool {
        self.bound.borrow().as_ref().is_some_and(|b| b.contains(name)) || self.scope.is_bound(name)
    }

    fn expr(&self, from: &'a str, to: &'a str, kind: Kind<'a>) -> Expr<'a> {
        Expr { kind, span: self.span(from, to) }
    }

    // Statements.

    fn statement(&self, i: &'a str) -> Res<'a, Statement<'a>> {
        if first(i).is_ascii_alphabetic() || first(i) == b'_' {
            if let Some((rest, name, integer)) = self.declaration(i) {
                let span = Span::new(name.as_ptr() as usize - self.src.as_ptr() as usize, 0);
                let span = Span { end: span.start + name.len() as u32, ..span };
                if matches!(name, "_" | "X" | "o" | "true" | "false") {
                    return self.wrong(Syntax::Reserved(span));
                }
                let rest = self.skip(rest, true)?;
                let (rest, value) = self.expression(rest)?;
                self.bound.borrow_mut().get_or_insert_default().insert(name);
                return Ok((rest, Statement::Bind { name, span, integer, value }));
            }
        }
        self.expression(i).map(|(rest, e)| (rest, Statement::Expr(e)))
    }

    /// `auto const& L =`: the rest after `=`, the name, and whether an integer type was declared.
    fn declaration(&self, i: &'a str) -> Option<(&'a str, &'a str, bool)> {
        let mut rest = i;
        let mut last: Option<&'a str> = None;
        let mut integer = false;
        loop {
            let Ok((after, word)) = token::name(rest) else {
                let after = rest.strip_prefix('=').filter(|r| !r.starts_with('='))?;
                return last.map(|name| (after, name, integer));
            };
            if let Some(word) = last {
                integer |= matches!(word, "int" | "unsigned" | "long" | "short" | "size_t" | "char" | "bool")
                    || (word.contains("int") && word.ends_with("_t"));
            }
            last = Some(word);
            rest = after;
            while let Some(after) = rest.strip_prefix("::") {
                let (after, word) = token::name(after).ok()?;
                last = Some(word);
                rest = after;
            }
            let spaced = blanks(rest, false);
            rest = spaced;
            if first(rest) == b'<' && !rest.starts_with("<=") {
                rest = blanks(balanced_angle(rest)?, false);
            }
            rest = rest.trim_start_matches(['&', '*']);
            rest = blanks(rest, false);
        }
    }

    // Expressions.

    /// An expression of any precedence.
    fn expression(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        self.climb(i, 1)
    }

    fn climb(&self, i: &'a str, least: u8) -> Res<'a, Expr<'a>> {
        let (rest, left) = self.unary(i)?;
        self.climb_from(i, rest, left, least)
    }

    /// Continues `left`, which started at `start`, with operators that bind at least as `least`.
    fn climb_from(&self, start: &'a str, rest: &'a str, left: Expr<'a>, least: u8) -> Res<'a, Expr<'a>> {
        let (mut rest, mut left) = (rest, left);
        loop {
            let i = self.skip(rest, false)?;
            let Some((after, infix)) = self.infix(i) else {
                self.miss(i, Want::OPERATOR);
                return Ok((rest, left));
            };
            let bind = match infix {
                Infix::Binary(op) => op.precedence(),
                Infix::Compose => precedence::COMPOSE,
                Infix::Layout => precedence::LAYOUT,
            };
            if bind < least {
                return Ok((rest, left));
            }
            let operand = self.skip(after, true)?;
            (rest, left) = match infix {
                Infix::Binary(op) => {
                    let (rest, right) = self.climb(operand, bind + 1)?;
                    let pair = self.arena.alloc([left, right]);
                    (rest, self.expr(start, rest, Kind::Binary(op, pair)))
                }
                Infix::Compose => self.composed(start, operand, left)?,
                Infix::Layout => self.layout(start, i, operand, left)?,
            };
        }
    }

    fn infix(&self, i: &'a str) -> Option<(&'a str, Infix)> {
        match first(i) {
            b':' => return Some((&i[1..], Infix::Layout)),
            b'o' if !i.as_bytes().get(1).is_some_and(|b| is_name_byte(*b)) => return Some((&i[1..], Infix::Compose)),
            b'|' | b'&' | b'=' | b'!' | b'<' | b'>' | b'^' | b'+' | b'-' | b'*' | b'/' | b'%' => {}
            _ => return None,
        }
        let (text, op) = COMPARISONS.iter().find(|(text, _)| i.starts_with(text))?;
        let closes =
            self.angle.get() && matches!(op.precedence(), precedence::SHIFT | 7) && (text.starts_with('>') || text.starts_with('<'));
        (!closes).then(|| (&i[text.len()..], Infix::Binary(*op)))
    }

    /// `A o B o C` from the second operand on.
    fn composed(&self, start: &'a str, operand: &'a str, left: Expr<'a>) -> Res<'a, Expr<'a>> {
        let mut parts = bumpalo::vec![in self.arena; left];
        let mut i = operand;
        loop {
            let (rest, part) = self.climb(i, precedence::COMPOSE + 1)?;
            if self.literal_postfix.get() == part.span.end as usize && self.literal_postfix.get() > 0 {
                let composed = Span { start: self.at(start) as u32, end: part.span.end };
                return self.wrong(Syntax::ComposedPostfix { at: part.span, composed });
            }
            parts.push(part);
            let after = self.skip(rest, false)?;
            match self.infix(after) {
                Some((after, Infix::Compose)) => i = self.skip(after, true)?,
                _ => return Ok((rest, self.expr(start, rest, Kind::Compose(parts.into_bump_slice())))),
            }
        }
    }

    /// `shape:stride` from the stride on. A literal stride followed at once by `(` or `.` ends
    /// the layout, and what follows applies to the layout.
    fn layout(&self, start: &'a str, colon: &'a str, operand: &'a str, shape: Expr<'a>) -> Res<'a, Expr<'a>> {
        let literal = self.literal_stride(operand)?;
        let applied = matches!(&literal, Some((rest, _)) if is_postfix(rest));
        let (rest, stride) = match literal {
            Some(literal) if applied => literal,
            Some((rest, stride)) => self.climb_from(operand, rest, stride, precedence::SHIFT)?,
            None => self.climb(operand, precedence::SHIFT)?,
        };
        let layout = self.expr(start, rest, Kind::Layout(self.arena.alloc([shape, stride])));
        let (rest, layout) = if applied { self.postfix(start, rest, layout)? } else { (rest, layout) };
        if applied {
            self.literal_postfix.set(self.at(rest));
        }
        let after = self.skip(rest, false)?;
        if first(after) == b':' {
            let first = Span::new(self.at(colon), self.at(colon) + 1);
            return self.wrong(Syntax::ColonChain { at: Span::new(self.at(after), self.at(after) + 1), first });
        }
        Ok((rest, layout))
    }

    /// An integer, a tuple or a `LayoutLeft` without anything behind it, if one stands here.
    fn literal_stride(&self, i: &'a str) -> Result<Option<(&'a str, Expr<'a>)>, Err<Fail>> {
        let literal = match first(i) {
            b'(' => self.tuple(i),
            b'0'..=b'9' => self.number(i),
            b'-' | b'_' if self.is_integer(i) => self.number(i),
            _ => match self.order(i) {
                Some(found) => Ok(found),
                None => return Ok(None),
            },
        };
        literal.map(Some)
    }

    /// `LayoutLeft{}`, and its short names after a colon.
    fn order(&self, i: &'a str) -> Option<(&'a str, Expr<'a>)> {
        let (_, word) = token::name(i).ok()?;
        if self.is_bound(word) {
            return None;
        }
        let major = match word {
            "col" => Major::Left,
            "row" => Major::Right,
            _ => return self.order_type(word, &i[word.len()..]).map(|(rest, kind)| (rest, self.expr(i, rest, kind))),
        };
        let rest = &i[word.len()..];
        Some((rest, self.expr(i, rest, Kind::Order(major))))
    }

    /// `LayoutLeft` and its relatives with their braces.
    fn order_type(&self, word: &str, rest: &'a str) -> Option<(&'a str, Kind<'a>)> {
        let major = match word {
            "LayoutLeft" | "GenColMajor" => Major::Left,
            "LayoutRight" | "GenRowMajor" => Major::Right,
            _ => return None,
        };
        let rest = rest.strip_prefix("{}").or_else(|| rest.strip_prefix("()")).unwrap_or(rest);
        Some((rest, Kind::Order(major)))
    }

    fn unary(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let op = match first(i) {
            b'-' if !self.is_integer(i) => Unary::Minus,
            b'+' => Unary::Plus,
            b'!' if i.starts_with("!cute.") => return self.mlir(i),
            b'!' if !i.starts_with("!=") => Unary::Not,
            b'~' => Unary::Complement,
            _ => {
                let (rest, primary) = self.primary(i)?;
                return if is_postfix(rest) { self.postfix(i, rest, primary) } else { Ok((rest, primary)) };
            }
        };
        self.deeper(i, || {
            let (rest, operand) = self.unary(self.skip(&i[1..], true)?)?;
            let operand = self.arena.alloc(operand);
            Ok((rest, self.expr(i, rest, Kind::Unary(op, operand))))
        })
    }

    /// `!cute.layout<"(2,3):(4,1)">` as MLIR prints it.
    fn mlir(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let (rest, _) = preceded(tag("!cute."), token::name).parse(i)?;
        let Some(quoted) = rest.strip_prefix("<\"") else {
            return self.missing(rest, Want::OPEN_ANGLE);
        };
        let (rest, inner) = self.expression(self.skip(quoted, false)?)?;
        let rest = self.skip(rest, false)?;
        match rest.strip_prefix("\">") {
            Some(rest) => Ok((rest, Expr { span: self.span(i, rest), ..inner })),
            None => self.missing(rest, Want::QUOTE),
        }
    }

    /// Applications, methods and braces behind `left`.
    fn postfix(&self, start: &'a str, rest: &'a str, left: Expr<'a>) -> Res<'a, Expr<'a>> {
        let (mut rest, mut left) = (rest, left);
        loop {
            match first(rest) {
                b'(' => {
                    let (after, args) = self.bracketed(rest, false, |i| self.list(i, ')', Want::CLOSE_PAREN, false))?;
                    let apply = self.arena.alloc(Apply { callee: left, args });
                    (rest, left) = (after, self.expr(start, after, Kind::Apply(apply)));
                }
                b'.' if !rest[1..].starts_with(|c: char| c.is_ascii_digit()) => {
                    (rest, left) = self.method(start, rest, left)?;
                }
                _ => return Ok((rest, left)),
            }
        }
    }

    fn method(&self, start: &'a str, dot: &'a str, receiver: Expr<'a>) -> Res<'a, Expr<'a>> {
        let i = self.skip(&dot[1..], true)?;
        let i = i.strip_prefix("template ").unwrap_or(i);
        let Ok((rest, word)) = token::name(i) else {
            return self.missing(i, Want::NAME);
        };
        let Some(function) = registry::lookup(word).filter(|f| f.row().form != Form::Type) else {
            return self.wrong(Syntax::UnknownMethod(self.span(i, rest)));
        };
        let (rest, call) = self.call(rest, function)?;
        let method = self.arena.alloc(Method { receiver, call });
        Ok((rest, self.expr(start, rest, Kind::Method(method))))
    }

    /// `<…>` and `(…)` or `{…}` behind the name of a function.
    fn call(&self, i: &'a str, function: Id) -> Res<'a, Call<'a>> {
        let row = function.row();
        let mut templates: &'a [Expr<'a>] = &[];
        let mut rest = i;
        if row.templates.max > 0 {
            let open = self.skip(rest, false)?;
            if first(open) == b'<' && !open.starts_with("<=") {
                (rest, templates) = self.bracketed(open, true, |i| self.list(i, '>', Want::CLOSE_ANGLE, true))?;
            } else {
                self.miss(open, Want::OPEN_ANGLE);
            }
        }
        let (rest, args, called) = match first(rest) {
            b'(' => {
                let (rest, args) = self.bracketed(rest, false, |i| self.arguments(i, ')', Want::CLOSE_PAREN))?;
                (rest, args, true)
            }
            b'{' if row.form == Form::Type => {
                let (rest, args) = self.bracketed(rest, false, |i| self.arguments(i, '}', Want::CLOSE_BRACE))?;
                (rest, args, true)
            }
            b' ' | b'\t' => {
                let spaced = self.skip(rest, false)?;
                if first(spaced) == b'(' && row.form != Form::Type {
                    let (rest, args) = self.bracketed(spaced, false, |i| self.arguments(i, ')', Want::CLOSE_PAREN))?;
                    (rest, args, true)
                } else {
                    (rest, &[] as &'a [Arg<'a>], false)
                }
            }
            _ => {
                self.miss(rest, Want::OPEN_PAREN);
                (rest, &[] as &'a [Arg<'a>], false)
            }
        };
        let called = called || (row.form == Form::Type && !templates.is_empty());
        Ok((rest, Call { function, templates, args, called }))
    }

    /// Elements up to `close`; a trailing comma is allowed, as Python writes rank-1 tuples.
    fn list(&self, i: &'a str, close: char, want: Want, types: bool) -> Res<'a, &'a [Expr<'a>]> {
        let mark = self.stack.borrow().len();
        let mut i = self.skip(i, false)?;
        loop {
            if let Some(rest) = i.strip_prefix(close) {
                let mut stack = self.stack.borrow_mut();
                let items = self.arena.alloc_slice_copy(&stack[mark..]);
                stack.truncate(mark);
                return Ok((rest, items));
            }
            if self.stack.borrow().len() == mark {
                self.miss(i, want);
            }
            // Most elements are plain integers: no need to climb through the precedences.
            let (rest, item) = match self.plain_integer(i, close) {
                Some(found) => found,
                None if types => self.template_argument(i)?,
                None => self.expression(i)?,
            };
            self.stack.borrow_mut().push(item);
            let rest = self.skip(rest, false)?;
            match first(rest) {
                b',' => i = self.skip(&rest[1..], false)?,
                b if b == close as u8 => i = rest,
                _ => return self.missing(rest, Want::COMMA.or(want)),
            }
        }
    }

    /// Decimal digits, `_` in front or not, directly before a comma or the closing bracket.
    #[inline]
    fn plain_integer(&self, i: &'a str, close: char) -> Option<(&'a str, Expr<'a>)> {
        let bytes = i.as_bytes();
        let is_static = bytes.first() == Some(&b'_');
        let digits = &bytes[usize::from(is_static)..];
        let len = digits.iter().take(18).take_while(|b| b.is_ascii_digit()).count();
        let end = usize::from(is_static) + len;
        let next = *bytes.get(end)?;
        if len == 0 || (digits[0] == b'0' && len > 1) || (next != b',' && next != close as u8) {
            return None;
        }
        let value = digits[..len].iter().fold(0, |v, b| v * 10 + i64::from(b - b'0'));
        let rest = &i[end..];
        Some((rest, self.expr(i, rest, Kind::Int(Int { value, is_static }))))
    }

    /// `(int)128` is how a compiler prints the value of a constant.
    fn template_argument(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let cast = delimited(char('('), token::name, char(')')).parse(i);
        let i = match cast {
            Ok((rest, "int" | "unsigned" | "long" | "bool")) => self.skip(rest, false)?,
            _ => i,
        };
        self.expression(i)
    }

    /// Arguments by position, then by name.
    fn arguments(&self, i: &'a str, close: char, want: Want) -> Res<'a, &'a [Arg<'a>]> {
        let mut args = bumpalo::collections::Vec::new_in(self.arena);
        let mut i = self.skip(i, false)?;
        loop {
            if let Some(rest) = i.strip_prefix(close) {
                return Ok((rest, args.into_bump_slice()));
            }
            if args.is_empty() {
                self.miss(i, want);
            }
            let (start, name) = self.keyword(i);
            let (rest, value) = self.expression(start)?;
            args.push(Arg { name, value });
            let rest = self.skip(rest, false)?;
            match first(rest) {
                b',' => i = self.skip(&rest[1..], false)?,
                b if b == close as u8 => i = rest,
                _ => return self.missing(rest, Want::COMMA.or(want)),
            }
        }
    }

    /// `stride=` in front of an argument.
    fn keyword(&self, i: &'a str) -> (&'a str, Option<&'a str>) {
        if first(i).is_ascii_alphabetic()
            && let Ok((rest, name)) = token::name(i)
            && let Some(value) = blanks(rest, true).strip_prefix('=').filter(|v| !v.starts_with('='))
        {
            return (blanks(value, true), Some(name));
        }
        (i, None)
    }

    // Primaries.

    fn primary(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        match first(i) {
            b'(' => self.tuple(i),
            b'0'..=b'9' => self.number(i),
            b'-' | b'_' if self.is_integer(i) => self.number(i),
            b'_' if !i.as_bytes().get(1).is_some_and(|b| is_name_byte(*b)) => {
                let rest = i[1..].strip_prefix("{}").unwrap_or(&i[1..]);
                Ok((rest, self.expr(i, rest, Kind::Underscore)))
            }
            b'[' => self.group(i),
            b'<' => {
                let (rest, items) = self.bracketed(i, true, |i| self.list(i, '>', Want::CLOSE_ANGLE, false))?;
                Ok((rest, self.expr(i, rest, Kind::Tiler(items))))
            }
            b'"' => match token::string(i) {
                Ok((rest, text)) => Ok((rest, self.expr(i, rest, Kind::Text(text)))),
                Err(_) => self.missing(&self.src[self.src.len()..], Want::QUOTE),
            },
            b'\'' => {
                let (rest, c) = delimited(char('\''), anychar, char('\'')).parse(i)?;
                Ok((rest, self.expr(i, rest, Kind::Char(c))))
            }
            b'?' => {
                let end = if i.starts_with("?{") { i.find('}').map_or(i.len(), |e| e + 1) } else { 1 };
                self.wrong(Syntax::Symbolic(self.span(i, &i[end..])))
            }
            b if b.is_ascii_alphabetic() || b == b'_' => self.named(i),
            _ => self.missing(i, Want::EXPRESSION),
        }
    }

    fn tuple(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let (rest, items) = self.bracketed(i, false, |i| self.list(i, ')', Want::CLOSE_PAREN, false))?;
        Ok((rest, self.expr(i, rest, Kind::Tuple(items))))
    }

    /// `[e]` groups, `[a, b]` is a tiler.
    fn group(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let (rest, items) = self.bracketed(i, false, |i| self.list(i, ']', Want::CLOSE_BRACKET, false))?;
        self.literal_postfix.set(0);
        match items {
            [only] => Ok((rest, Expr { span: self.span(i, rest), ..*only })),
            _ => Ok((rest, self.expr(i, rest, Kind::Tiler(items)))),
        }
    }

    /// Whether an integer literal with its sign starts here.
    fn is_integer(&self, i: &str) -> bool {
        let b = i.as_bytes();
        match b {
            [b'_', b'-', d, ..] | [b'_', d, ..] | [b'-', d, ..] => d.is_ascii_digit(),
            _ => false,
        }
    }

    /// An integer, a basis element or a decimal fraction.
    fn number(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let (mut rest, mut is_static) = match i.strip_prefix('_') {
            Some(rest) => (rest, true),
            None => (i, false),
        };
        let negative = first(rest) == b'-';
        if negative {
            rest = &rest[1..];
        }
        let digits = rest;
        let (after, magnitude) = token::unsigned(digits)?;
        rest = after;
        if first(digits) == b'0' && digits.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
            return self.wrong(Syntax::LeadingZero(self.span(i, rest)));
        }
        if !is_static
            && first(rest) == b'.'
            && let Ok((end, _)) = preceded(char('.'), digit1::<_, Fail>).parse(rest)
        {
            let value = digits[..digits.len() - end.len()].parse::<f64>().unwrap_or(0.0);
            let end = end.strip_prefix(['f', 'F']).unwrap_or(end);
            return Ok((end, self.expr(i, end, Kind::Float(if negative { -value } else { value }))));
        }
        if first(rest).is_ascii_alphabetic() {
            rest = token::suffix(rest)?.0;
        }
        let value = magnitude.and_then(|m| if negative { 0i64.checked_sub_unsigned(m) } else { i64::try_from(m).ok() });
        let Some(value) = value else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
        };
        if let Some(after) = rest.strip_prefix("{}") {
            (rest, is_static) = (after, true);
        }
        if is_name_byte(first(rest)) {
            return self.missing(rest, Want::OPERATOR.or(Want::END));
        }
        let value = Int { value, is_static };
        if first(rest) == b'@' {
            return self.basis(i, rest, value);
        }
        self.comment_check(i, rest)?;
        Ok((rest, self.expr(i, rest, Kind::Int(value))))
    }

    /// `7//2`: somebody meant a division.
    fn comment_check(&self, operand: &'a str, rest: &'a str) -> Result<(), Err<Fail>> {
        if rest.starts_with("//") && rest.as_bytes().get(2).is_some_and(|b| !b.is_ascii_whitespace() && *b != b'/') {
            let at = Span::new(self.at(rest), self.at(rest) + 2);
            return self.wrong::<()>(Syntax::Comment { at, operand: self.span(operand, rest) }).map(|_| ());
        }
        Ok(())
    }

    /// `@1@0`, innermost index first.
    fn basis(&self, start: &'a str, i: &'a str, value: Int) -> Res<'a, Expr<'a>> {
        let mut path = Vec::new();
        let mut rest = i;
        while let Some(after) = rest.strip_prefix('@') {
            let Ok((end, index)) = token::unsigned(after) else {
                return self.missing(after, Want::INTEGER);
            };
            match index.and_then(|i| u32::try_from(i).ok()).filter(|i| *i <= MAX_BASIS_INDEX) {
                Some(index) if path.len() < MAX_DEPTH => path.push(index),
                _ => return self.wrong(Syntax::BasisIndex { at: self.span(after, end), limit: MAX_BASIS_INDEX }),
            }
            rest = end;
        }
        path.reverse();
        let basis = self.arena.alloc(Basis { value, path: self.arena.alloc_slice_copy(&path) });
        Ok((rest, self.expr(start, rest, Kind::Basis(basis))))
    }

    /// A name and what it starts: a call, a type, a literal in words, a bound name.
    fn named(&self, i: &'a str) -> Res<'a, Expr<'a>> {
        let (mut rest, mut word) = token::name(i).map_err(|_| Err::Error(Fail))?;
        let mut start = i;
        let mut qualified = false;
        while !self.is_bound(word) || rest.starts_with("::") {
            let after = match word {
                "cute" | "cutlass" | "std" | "detail" => rest.strip_prefix("::").or_else(|| rest.strip_prefix('.')),
                _ => None,
            };
            let Some((end, next)) = after.and_then(|after| token::name(after).ok()) else { break };
            qualified |= word == "cute";
            (start, rest, word) = (&rest[rest.len() - after.map_or(0, str::len)..], end, next);
        }
        if let Some(after) = rest.strip_prefix("::")
            && let Ok((end, _)) = token::name(after)
        {
            // A scoped name such as `GMMA::Layout_K_SW128_Atom` is one word of the registry.
            (rest, word) = (end, &start[..start.len() - end.len()]);
        }
        if !qualified && self.is_bound(word) {
            return self.finish_operand(i, rest, Kind::Name(word));
        }
        match word {
            "X" | "Underscore" => {
                let rest = rest.strip_prefix("{}").unwrap_or(rest);
                return self.finish_operand(i, rest, Kind::Underscore);
            }
            "true" | "false" => {
                return self.finish_operand(i, rest, Kind::Int(Int::dynamic((word == "true").into())));
            }
            "o" => return self.missing(i, Want::EXPRESSION),
            "ptr" | "gmem_ptr" | "smem_ptr" | "gmem_subptr" | "smem_subptr" | "subptr" if first(rest) == b'[' => {
                return self.pointer(i, rest, word, None);
            }
            "F2" if first(rest) == b'(' => {
                let at = self.span(i, rest);
                return self.wrong(Syntax::Foreign { at, what: "`F2(…)` is a stride of CuTe-IR over bits; it has no integer value" });
            }
            "raw_ptr" if first(rest) == b'(' => return self.raw_pointer(i, rest),
            _ => {}
        }
        if let Some((rest, kind)) = self.order_type(word, rest) {
            return self.finish_operand(i, rest, kind);
        }
        if let Some(scalar) = word.strip_prefix("ArithTuple").filter(|_| first(rest) != b'(') {
            return self.scalar_iterator(i, rest, scalar);
        }
        let cast = || types::element(word).is_some_and(|e| e.integer) && matches!(first(rest), b'{' | b'(');
        let function = match registry::lookup(word) {
            Some(function) if word != "int" => function,
            _ => match registry::lookup("int").filter(|_| cast()) {
                Some(cast) => cast,
                None => return self.finish_operand(i, rest, Kind::Name(word)),
            },
        };
        let (rest, call) = self.call(rest, function)?;
        if matches!(word, "Sw" | "Swizzle" | "S")
            && let Some(after) = rest.strip_prefix("_smem_ptr")
            && first(after) == b'['
        {
            return self.swizzled_pointer(i, after, call);
        }
        let call = self.arena.alloc(call);
        self.finish_operand(i, rest, Kind::Call(call))
    }

    fn finish_operand(&self, start: &'a str, rest: &'a str, kind: Kind<'a>) -> Res<'a, Expr<'a>> {
        self.comment_check(start, rest)?;
        Ok((rest, self.expr(start, rest, kind)))
    }

    /// `ArithTuple_0`: a coordinate iterator over one mode.
    fn scalar_iterator(&self, start: &'a str, rest: &'a str, digits: &'a str) -> Res<'a, Expr<'a>> {
        let from = &self.src[self.src.len() - rest.len() - digits.len()..];
        if !self.is_integer(from) && !first(from).is_ascii_digit() {
            return self.missing(from, Want::OPEN_PAREN);
        }
        let (after, value) = self.number(from)?;
        let Some(function) = registry::lookup("make_inttuple_iter") else {
            return self.missing(start, Want::EXPRESSION);
        };
        let args = self.arena.alloc_slice_copy(&[Arg { name: None, value }]);
        let call = self.arena.alloc(Call { function, templates: &[], args, called: true });
        Ok((after, self.expr(start, after, Kind::Call(call))))
    }

    // Pointers, as CuTe prints them.

    /// `[16b](0x100)` behind the kind of pointer.
    fn pointer(&self, start: &'a str, i: &'a str, word: &str, swizzle: Option<Swizzle>) -> Res<'a, Expr<'a>> {
        let bits = delimited(char('['), token::unsigned, tag("b]")).parse(i);
        let Some((rest, bits)) =
            bits.ok().and_then(|(rest, bits)| Some((rest, u32::try_from(bits?).ok().filter(|b| (1..=4096).contains(b))?)))
        else {
            return self.missing(&i[1..], Want::BITS);
        };
        if let Ok((rest, _)) = tag::<_, _, Fail>("(unset)").parse(rest) {
            return Ok((rest, self.expr(start, rest, Kind::SmemFlag(bits))));
        }
        let space = match word {
            "gmem_ptr" | "gmem_subptr" => Space::Gmem,
            "smem_ptr" | "smem_subptr" => Space::Smem,
            _ => Space::Raw,
        };
        let (rest, address) = self.address(rest)?;
        let pointer = self.arena.alloc(Pointer { space, element_bits: bits, address, swizzle });
        Ok((rest, self.expr(start, rest, Kind::Pointer(pointer))))
    }

    /// `(0x100)`, `(0x100.4)` with bits behind the byte, `(nil)`; in bits.
    fn address(&self, i: &'a str) -> Res<'a, i64> {
        let nil = alt((tag("((nil))"), tag("(nil)")));
        if let Ok((rest, _)) = { nil }.parse(i) as Res<'a, &str> {
            return Ok((rest, 0));
        }
        let byte = preceded(char('('), token::unsigned);
        let Ok((rest, byte)) = { byte }.parse(i) as Res<'a, Option<u64>> else {
            return self.missing(i, Want::ADDRESS);
        };
        let (rest, bit) = match preceded(char('.'), token::unsigned).parse(rest) as Res<'a, Option<u64>> {
            Ok((rest, bit)) => (rest, bit),
            Err(_) => (rest, Some(0)),
        };
        let value = byte.zip(bit).and_then(|(byte, bit)| byte.checked_mul(8)?.checked_add(bit));
        let Some(address) = value.and_then(|v| i64::try_from(v).ok()) else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
        };
        let (rest, ()) = self.token(rest, ')', Want::CLOSE_PAREN)?;
        Ok((rest, address))
    }

    fn swizzled_pointer(&self, start: &'a str, i: &'a str, call: Call<'a>) -> Res<'a, Expr<'a>> {
        let parameter = |e: &Expr<'a>| match e.kind {
            Kind::Int(i) => i8::try_from(i.value).ok(),
            _ => None,
        };
        let parameters: Vec<i8> = call.templates.iter().filter_map(parameter).collect();
        let [bits @ 0..=30, base @ 0..=30, shift @ -30..=30] = parameters[..] else {
            return self.missing(&start[start.len() - i.len()..], Want::INTEGER);
        };
        let swizzle = Swizzle { bits: bits as u8, base: base as u8, shift };
        self.pointer(start, i, "smem_ptr", Some(swizzle))
    }

    /// `raw_ptr(0x100: f16, smem, align<1024>)` as CuTe DSL prints it.
    fn raw_pointer(&self, start: &'a str, i: &'a str) -> Res<'a, Expr<'a>> {
        let (rest, byte) = preceded(char('('), token::unsigned).parse(i).or_else(|_: Err<Fail>| self.missing(&i[1..], Want::ADDRESS))?;
        let (rest, ()) = self.token(rest, ':', Want::COLON)?;
        let rest = self.skip(rest, false)?;
        let (rest, element) = token::name(rest).or_else(|_| self.missing(rest, Want::NAME))?;
        let Some(element) = types::element(element) else {
            return self.wrong(Syntax::Foreign { at: self.span(&i[1..], rest), what: "the element type of this pointer is unknown" });
        };
        let (rest, ()) = self.token(rest, ',', Want::COMMA)?;
        let rest = self.skip(rest, false)?;
        let (mut rest, space) = token::name(rest).or_else(|_| self.missing(rest, Want::NAME))?;
        if let Ok((after, _)) = terminated(preceded(tag(", align<"), token::unsigned), char::<_, Fail>('>')).parse(rest) {
            rest = after;
        }
        let (rest, ()) = self.token(rest, ')', Want::CLOSE_PAREN)?;
        let space = match space {
            "gmem" => Space::Gmem,
            "smem" => Space::Smem,
            _ => Space::Raw,
        };
        let address = byte.and_then(|b| i64::try_from(b).ok()?.checked_mul(8));
        let Some(address) = address else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
        };
        let pointer = self.arena.alloc(Pointer { space, element_bits: element.bits, address, swizzle: None });
        Ok((rest, self.expr(start, rest, Kind::Pointer(pointer))))
    }
}

/// Whether an application or a method follows at once.
#[inline]
fn is_postfix(rest: &str) -> bool {
    match first(rest) {
        b'(' => true,
        b'.' => !rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit),
        _ => false,
    }
}

/// What stands behind the `>` that closes the `<` at `i`.
fn balanced_angle(i: &str) -> Option<&str> {
    let mut depth = 0usize;
    for (at, b) in i.bytes().enumerate() {
        match b {
            b'<' => depth += 1,
            b'>' => {
                depth -= 1;
                if depth == 0 {
                    return Some(&i[at + 1..]);
                }
            }
            b';' | b'\n' | b'=' | b'"' => return None,
            _ => {}
        }
    }
    None
}
