//! What stands in brackets: elements, template arguments, and arguments by position and by name.

use super::words::is_integer_type;
use super::{Context, EMPTY, Parser, Rest, char_width};
use crate::algebra::Int;
use crate::syntax::ast::{Arg, Expr, Kind, Span};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::token::{self, Fail, first, is_name_start, second};
use smallvec::SmallVec;

/// A pair of brackets.
pub(super) struct Bracket {
    close: u8,
    expected: Expected,
    /// Whether `<` and `>` are not operators inside.
    angle: bool,
    /// Whether elements may have a cast in front, as a compiler writes `C<(int)128>`.
    casts: bool,
}

pub(super) const PAREN: Bracket = Bracket { close: b')', expected: Expected::CLOSE_PAREN, angle: false, casts: false };
pub(super) const SQUARE: Bracket = Bracket { close: b']', expected: Expected::CLOSE_BRACKET, ..PAREN };
pub(super) const BRACE: Bracket = Bracket { close: b'}', expected: Expected::CLOSE_BRACE, ..PAREN };
pub(super) const ANGLE: Bracket = Bracket { close: b'>', expected: Expected::CLOSE_ANGLE, angle: true, casts: false };
pub(super) const TEMPLATE: Bracket = Bracket { casts: true, ..ANGLE };

/// Elements of a list while it is read.
pub(super) type Items<'a> = SmallVec<[Expr<'a>; 8]>;

impl<'a> Parser<'a, '_> {
    /// What stands inside the bracket that opens at `i`; `inner` reads up to and with its end.
    #[inline(always)]
    pub(super) fn bracketed(&self, i: &'a str, bracket: &Bracket, inner: impl FnOnce(&'a str) -> Rest<'a>) -> Rest<'a> {
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

    /// Elements between brackets; a comma may stand behind the last, as Python writes `(1,)`.
    #[inline(always)]
    pub(super) fn list(&self, open: &'a str, bracket: &Bracket) -> Result<(&'a str, &'a [Expr<'a>]), Fail> {
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
                self.miss(i, bracket.expected);
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
        let kind = Kind::Int(Int::new(value, is_static));
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
        self.missing(i, Expected::COMMA.or(bracket.expected))
    }

    /// Arguments by position, then by name.
    pub(super) fn arguments(&self, open: &'a str, bracket: &Bracket) -> Result<(&'a str, &'a [Arg<'a>]), Fail> {
        let mut args: SmallVec<[Arg<'a>; 4]> = SmallVec::new();
        let rest = self.bracketed(open, bracket, |i| {
            let mut i = i;
            loop {
                if first(i) == bracket.close {
                    return Ok(&i[1..]);
                }
                if args.is_empty() {
                    self.miss(i, bracket.expected);
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
    pub(super) fn keyword(&self, i: &'a str) -> Result<(&'a str, Option<&'a str>), Fail> {
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

    /// `[e]` groups; with a comma inside it is a tiler.
    #[inline(never)]
    pub(super) fn group(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let mut items = None;
        let rest = self.bracketed(i, &SQUARE, |i| {
            if first(i) == SQUARE.close {
                items = Some(Items::new());
                return Ok(&i[1..]);
            }
            self.miss(i, SQUARE.expected);
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
