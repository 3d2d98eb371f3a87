//! Literals: numbers, tuples, orders and what MLIR prints. Their smallest parts are nom's (`token`).

use super::list::{ANGLE, PAREN};
use super::pointer::pointer_cast;
use super::{Parser, Rest};
use crate::algebra::basis::MAX_BASIS_INDEX;
use crate::algebra::compact::Major;
use crate::algebra::{Basis, Cx, Int, Layout, MAX_DEPTH, Mode};
use crate::syntax::ast::{Expr, Kind};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::notations;
use crate::syntax::token::{self, Fail, first, is_name_byte, second};
use nom::Parser as _;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::sequence::preceded;
use smallvec::SmallVec;

impl<'a> Parser<'a, '_> {
    /// `LayoutLeft{}`, or one of its short names behind a colon.
    pub(super) fn order(&self, i: &'a str) -> Option<(&'a str, Major)> {
        let (rest, word) = token::name(i).ok()?;
        let found = match word {
            "col" => (rest, Major::Left),
            "row" => (rest, Major::Right),
            _ => order_type(word, rest)?,
        };
        let names = self.is_bound(word) || rest.starts_with("::");
        (!names).then_some(found)
    }

    /// The rest of the literals. Like other rare rules it stays out of line, so that the frames
    /// of the recursion stay small.
    #[inline(never)]
    pub(super) fn other_literal(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        match first(i) {
            b'<' => {
                let (rest, items) = self.list(i, &ANGLE)?;
                self.put(out, i, rest, Kind::Tiler(items))
            }
            b'"' => match token::string(i) {
                Ok((rest, text)) => self.put(out, i, rest, Kind::Text(text)),
                Err(_) => {
                    let line = memchr::memchr(b'\n', i.as_bytes()).unwrap_or(i.len());
                    self.missing(&i[line..], Expected::QUOTE)
                }
            },
            b'\'' => match token::character(i) {
                Ok((rest, c)) => self.put(out, i, rest, Kind::Char(c)),
                Err(_) => self.missing(i, Expected::CHARACTER),
            },
            b'#' if notations::opens(i) => self.foreign(i, out),
            b'!' => self.mlir(i, out),
            b'?' if second(i) != b'{' && self.names.is_bound("?") => self.put(out, i, &i[1..], Kind::Name("?")),
            b'?' => {
                let end = if second(i) == b'{' { i.find('}') } else { Some(0) };
                let end = end.map_or(i.len(), |end| end + 1);
                self.wrong(Syntax::Symbolic(self.span(i, &i[end..])))
            }
            _ => self.missing(i, Expected::EXPRESSION),
        }
    }

    /// `!cute.layout<"(2,3):(4,1)">` as MLIR prints it.
    fn mlir(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let Some(angle) = mlir_text(i) else {
            if notations::opens(i) {
                return self.foreign(i, out);
            }
            let Some(rest) = mlir_type(i) else {
                return self.missing(i, Expected::EXPRESSION);
            };
            let what = "this type of CuTe's MLIR dialect is not read: give the layout in its quotes";
            return self.wrong(Syntax::Foreign { at: self.span(i, rest), what });
        };
        let rest = self.bracketed(angle, &PAREN, |quoted| {
            let rest = self.expression(self.skip(&quoted[1..])?, out)?;
            let rest = self.token(rest, '"', Expected::QUOTE)?;
            self.token(rest, '>', Expected::CLOSE_ANGLE)
        })?;
        out.span = self.span(i, rest);
        Ok(rest)
    }

    /// Whether what is read in one go would not nest too deep here.
    #[inline]
    pub(super) fn folds(&self) -> bool {
        self.folds && usize::from(self.context.get().depth) + token::AT_ONCE.1 < MAX_DEPTH
    }

    /// A layout of integers that is the whole of an argument or an element.
    #[inline]
    pub(super) fn literal_layout(&self, i: &'a str) -> Option<(&'a str, &'a Layout<'a>)> {
        if !self.folds() {
            return None;
        }
        let (rest, shape, stride) = token::layout(i.as_bytes(), self.arena)?;
        let layout = Cx::new(self.arena, Mode::Value).layout(shape, stride).ok()?;
        Some((&i[i.len() - rest.len()..], self.arena.alloc(layout)))
    }

    pub(super) fn tuple(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
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

    /// An integer, a basis element or a decimal fraction.
    pub(super) fn number(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
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
            let value = Int::new(value, is_static);
            return self.put(out, i, rest, Kind::Int(value));
        }
        if next == b'.'
            && !is_static
            && !matches!(second(digits), b'x' | b'X' | b'b' | b'B')
            && let Ok((end, fraction)) = token::fraction(rest)
        {
            return self.fraction(i, &signed[..signed.len() - rest.len()], fraction, end, out);
        }
        let (rest, suffix) = token::suffix(rest)?;
        if suffix.contains(['u', 'U']) {
            self.typed.set(true);
        }
        let Some(value) = value else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
        };
        if is_name_byte(first(rest)) {
            return self.missing(rest, Expected::OPERATOR.or(Expected::END));
        }
        let end = braces(rest);
        let is_static = is_static || end.len() < rest.len();
        let value = Int::new(value, is_static);
        match first(end) {
            b'@' => self.basis(i, end, value, out),
            _ => self.put(out, i, end, Kind::Int(value)),
        }
    }

    /// Digits in any base; `None` beyond 64 bits. C++ reads zeros in front as octal: refused.
    #[inline]
    pub(super) fn unsigned(&self, start: &str, digits: &'a str) -> Result<(&'a str, Option<u64>), Fail> {
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
    pub(super) fn basis(&self, start: &str, i: &'a str, value: Int, out: &mut Expr<'a>) -> Rest<'a> {
        let mut path: SmallVec<[u32; 8]> = SmallVec::new();
        let mut rest = i;
        while let Some(after) = rest.strip_prefix('@') {
            let Ok((end, index)) = token::decimal(after) else {
                return self.missing(after, Expected::INTEGER);
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
        let basis = self.arena.alloc(Basis { value, over: 1, path });
        self.put(out, start, rest, Kind::Basis(basis))
    }
}

/// `LayoutLeft` and its relatives with their braces.
pub(super) fn order_type<'a>(word: &str, rest: &'a str) -> Option<(&'a str, Major)> {
    let major = match word {
        "LayoutLeft" | "GenColMajor" => Major::Left,
        "LayoutRight" | "GenRowMajor" => Major::Right,
        _ => return None,
    };
    Some((rest.strip_prefix("()").unwrap_or(braces(rest)), major))
}

/// Whether an integer literal with a sign or an underscore in front starts here.
#[inline]
pub(super) fn is_integer(i: &str) -> bool {
    match i.as_bytes() {
        [b'_', b'-', d, ..] | [b'_' | b'-', d, ..] => d.is_ascii_digit(),
        _ => false,
    }
}

/// What stands behind `{}`, if it stands here.
pub(super) fn braces(rest: &str) -> &str {
    rest.strip_prefix("{}").unwrap_or(rest)
}

/// What stands behind `!cute.memref` and the like, from the `<` on.
pub(super) fn mlir_type(i: &str) -> Option<&str> {
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
    // What has unknowns, or modes apart by `;`, is no expression.
    let quoted = rest.strip_prefix("<\"")?.split('"').next()?;
    (!quoted.contains(['?', ';'])).then_some(rest)
}
