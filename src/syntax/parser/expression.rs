//! Expressions: operators by precedence, compositions, layouts, applications and methods.

use super::list::{BRACE, Items, PAREN, SQUARE, TEMPLATE};
use super::literal::{braces, is_integer, mlir_type};
use super::{Context, EMPTY, Parser, Rest};
use crate::algebra::MAX_DEPTH;
use crate::syntax::ast::{Apply, Binary, Call, Expr, Kind, Method, Span, Unary, precedence};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::names::{Called, Form};
use crate::syntax::notations;
use crate::syntax::token::{self, Fail, first, is_name_byte, is_name_start, second};

/// How deep right operands may nest: `1 + 2 * [3 + 4 * 5]` nests four deep.
const MAX_OPERATORS: usize = 512;

/// What may stand between two operands: an operator, `o` or `:`.
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

impl<'a> Parser<'a, '_> {
    /// An expression of any precedence.
    pub(super) fn expression(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        match first(i) {
            b'(' | b'0'..=b'9' if self.folds => match self.literal_layout(i) {
                Some((rest, layout)) => {
                    self.count(i, (i.len() - rest.len()) / 2)?;
                    self.miss(rest, Expected::OPERATOR);
                    self.put(out, i, rest, Kind::LiteralLayout(layout))
                }
                None => self.climb(i, 1, out),
            },
            b'T' if i.starts_with("Tiled Copy") => self.foreign(i, out),
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
                self.miss(i, Expected::OPERATOR);
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
    pub(super) fn layout(&self, operand: &'a str, least: u8, out: &mut Expr<'a>) -> Rest<'a> {
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

    /// Unary operators and what they stand before.
    pub(super) fn unary(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let op = match first(i) {
            b'-' if !is_integer(i) => Unary::Minus,
            b'+' => Unary::Plus,
            b'!' if !matches!(second(i), b'c' | b't') || (mlir_type(i).is_none() && !notations::opens(i)) => Unary::Not,
            b'~' => Unary::Complement,
            b'*' => Unary::Dereference,
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
                let named = matches!(
                    out.kind,
                    Kind::Name(_) | Kind::Operation(_) | Kind::Call(_) | Kind::Apply(_) | Kind::Method(_) | Kind::Program(_)
                );
                return self.suffixes(rest, named, out);
            }
            _ => self.other_literal(i, out)?,
        };
        if is_suffix(rest) {
            return self.suffixes(rest, false, out);
        }
        Ok(rest)
    }

    /// Applications, methods and indices behind `out`; `loose` where blanks may stand before the first two.
    fn suffixes(&self, rest: &'a str, loose: bool, out: &mut Expr<'a>) -> Rest<'a> {
        let mut rest = rest;
        loop {
            let i = if loose { self.skip(rest)? } else { rest };
            let index = loose && first(rest) == b'[';
            if !is_suffix(i) && !index {
                return Ok(rest);
            }
            self.count(i, 1)?;
            rest = match first(i) {
                b'[' => {
                    let (rest, items) = self.list(i, &SQUARE)?;
                    let at = match items {
                        [] => return self.missing(&i[1..], Expected::EXPRESSION),
                        [at] => *at,
                        items => Expr { kind: Kind::Tuple(items), span: self.span(i, rest) },
                    };
                    let pair = self.arena.alloc([*out, at]);
                    self.extend(out, rest, Kind::Index(pair))
                }
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
            return self.missing(i, Expected::NAME);
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
    pub(super) fn call(&self, i: &'a str, function: Called) -> Result<(&'a str, &'a Call<'a>), Fail> {
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args: &[], called: false });
        let mut rest = i;
        let mut open = self.skip(rest)?;
        if function.templates {
            if first(open) == b'<' && second(open) != b'=' {
                (rest, call.templates) = self.list(open, &TEMPLATE)?;
                call.called = function.form == Form::Type;
                open = self.skip(rest)?;
            } else {
                self.miss(open, Expected::OPEN_ANGLE);
            }
        } else if first(i) == b'<' && function.form == Form::Function {
            self.suspect.set(Some(self.name_before(i)));
        }
        let bracket = match first(open) {
            b'(' => &PAREN,
            b'{' if function.form == Form::Type => &BRACE,
            _ => {
                self.miss(open, Expected::OPEN_PAREN);
                return Ok((rest, call));
            }
        };
        call.called = true;
        (rest, call.args) = self.arguments(open, bracket)?;
        Ok((rest, call))
    }

    /// Where the name stands that ends at `i`.
    #[cold]
    fn name_before(&self, i: &str) -> Span {
        let end = self.at(i);
        let letters = self.src.as_bytes()[..end].iter().rev().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        Span::new(end - letters, end)
    }

    /// `7//2`: a comment where a division was meant.
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
}

/// Whether an application or a method follows at once.
#[inline]
fn is_suffix(rest: &str) -> bool {
    match first(rest) {
        b'(' => true,
        b'.' => !second(rest).is_ascii_digit(),
        _ => false,
    }
}
