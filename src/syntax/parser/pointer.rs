//! Pointers as CuTe and CuTe DSL print them, and casts to pointers.

use super::list::PAREN;
use super::words::MAX_ELEMENT_NAME;
use super::{Context, EMPTY, Parser, Rest};
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Cx, Fault, Int, Mode, Swizzle, UnsetPointer};
use crate::syntax::ast::{Arg, Call, Expr, Kind};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::names::Names;
use crate::syntax::token::{self, Fail, blanks, first};
use nom::Parser as _;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, space0};
use nom::combinator::recognize;
use nom::sequence::{delimited, preceded};

impl<'a> Parser<'a, '_> {
    /// `(half_t*)0x1000` behind the cast: an untagged pointer; to `void` the address itself.
    #[inline(never)]
    pub(super) fn pointer_cast(&self, start: &'a str, element: &'a str, operand: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let outside = self.deeper(start)?;
        self.context.set(Context { depth: outside.depth + 1, ..outside });
        let args = self.arena.alloc([Arg { name: None, value: EMPTY }]);
        let rest = self.unary(self.skip_lines(operand)?, &mut args[0].value)?;
        self.context.set(outside);
        if element == "void" {
            return self.put(out, start, rest, args[0].value.kind);
        }
        let Some(function) = self.names.function("make_ptr") else {
            return self.missing(start, Expected::EXPRESSION);
        };
        let templates = self.arena.alloc([Expr { kind: Kind::Name(element), span: self.span_of(element) }]);
        let call = self.arena.alloc(Call { function: function.id, templates, args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }

    /// `tmem_[32b](0x0020.0010)` behind its first word: lane and column in tensor memory.
    pub(super) fn tensor_memory(&self, start: &'a str, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        // Metadata of sparse operands: `[_1b]`, `[_2b]` and `[_1/_2b]` are shares of a byte.
        let shares = [("[_2b]", 4), ("[_1b]", 8), ("[_1/_2b]", 16)];
        let share = shares.iter().find_map(|(text, n)| Some((i.strip_prefix(*text)?, 8, *n)));
        let plain = || token::bits(i).ok().map(|(open, bits)| (open, bits, 0));
        let Some((open, element_bits, sparsity)) = share.or_else(plain) else {
            return self.missing(i, Expected::BITS);
        };
        let Ok((rest, lane)) = preceded(tag("(0x"), token::half_word).parse(open) else {
            return self.missing(open, Expected::ADDRESS);
        };
        let Ok((rest, column)) = preceded(char('.'), token::half_word).parse(rest) else {
            return self.missing(rest, Expected::ADDRESS);
        };
        let (Some(rest), Some(function)) = (rest.strip_prefix(')'), self.names.function("make_tmem_ptr")) else {
            return self.missing(rest, Expected::CLOSE_PAREN);
        };
        let integer = |value: u32| Expr { kind: Kind::Int(Int::dynamic(value.into())), span: self.span(start, rest) };
        let templates: &[Expr] = match sparsity {
            0 => self.arena.alloc([integer(element_bits)]),
            sparsity => self.arena.alloc([integer(element_bits), integer(sparsity)]),
        };
        let args = self.arena.alloc([Arg { name: None, value: integer(lane << 16 | column) }]);
        let call = self.arena.alloc(Call { function: function.id, templates, args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }

    /// `[16b](0x100)` behind the kind of pointer.
    pub(super) fn pointer(&self, start: &str, i: &'a str, space: Space, swizzle: Option<Swizzle>, out: &mut Expr<'a>) -> Rest<'a> {
        if let Some((sparsity, open)) = sparse(i) {
            return self.sparse_pointer(start, open, Pointer { swizzle, sparsity, ..Pointer::new(space, 0, 0) }, out);
        }
        let Ok((rest, element_bits)) = token::bits(i) else {
            return self.missing(i, Expected::BITS);
        };
        if space == Space::Smem && swizzle.is_none() {
            if let Some(rest) = rest.strip_prefix("(unset)") {
                return self.put(out, start, rest, Kind::SmemFlag(UnsetPointer::dense(element_bits)));
            }
            self.miss(rest, Expected::UNSET);
        }
        let (rest, address) = self.address(rest, element_bits < 8)?;
        let pointer = self.arena.alloc(Pointer { swizzle, ..Pointer::new(space, element_bits, address) });
        self.put(out, start, rest, Kind::Pointer(pointer))
    }

    /// `[_8b](0x100)` behind `gmem_sparse<2>_ptr`, `[16b](unset)` behind `smem_sparse<2>_ptr`.
    fn sparse_pointer(&self, start: &str, i: &'a str, of: Pointer, out: &mut Expr<'a>) -> Rest<'a> {
        if let (Space::Smem, None, Ok((rest, bits))) = (of.space, of.swizzle, token::bits(i))
            && let Some(rest) = rest.strip_prefix("(unset)")
        {
            return self.put(out, start, rest, Kind::SmemFlag(UnsetPointer { bits, sparsity: of.sparsity }));
        }
        let share: token::Res<_> = delimited(tag("[_"), token::decimal, tag("b]")).parse(i);
        let Some((rest, element_bits)) = share.ok().and_then(|(rest, bits)| Some((rest, u32::try_from(bits?).ok()?))) else {
            return self.missing(i, Expected::BITS);
        };
        let (rest, address) = self.address(rest, false)?;
        self.put(out, start, rest, Kind::Pointer(self.arena.alloc(Pointer { element_bits, address, ..of })))
    }

    /// `(0x100)`, `(0x100.4)` with bits behind the byte, `(nil)`; in bits.
    fn address(&self, i: &'a str, below_byte: bool) -> Result<(&'a str, i64), Fail> {
        let nil: token::Res<_> = alt((tag("((nil))"), tag("(nil)"))).parse(i);
        if let Ok((rest, _)) = nil {
            return Ok((rest, 0));
        }
        if let (Ok((rest, bit)), true) = (preceded(tag("((nil)"), token::bit).parse(i), below_byte) {
            return match rest.strip_prefix(')') {
                Some(rest) => Ok((rest, bit.into())),
                None => self.missing(rest, Expected::CLOSE_PAREN),
            };
        }
        let digits = i.strip_prefix('(').filter(|digits| first(digits).is_ascii_digit());
        let Some(digits) = digits else {
            return self.missing(i, Expected::ADDRESS);
        };
        let (rest, byte) = self.unsigned(digits, digits)?;
        let (end, bit) = token::bit(rest).ok().filter(|_| below_byte).unwrap_or((rest, 0));
        let address = byte.and_then(|byte| byte.checked_mul(8)?.checked_add(bit.into())).and_then(|address| i64::try_from(address).ok());
        let Some(address) = address else {
            return self.wrong(Syntax::IntegerTooLarge(self.span(&i[1..], end)));
        };
        match end.strip_prefix(')') {
            Some(rest) => Ok((rest, address)),
            None => self.missing(end, Expected::CLOSE_PAREN),
        }
    }

    /// `Sw<3,4,3>_smem_ptr[16b](0x100)` behind the swizzle.
    pub(super) fn swizzled_pointer(&self, start: &'a str, i: &'a str, space: Space, call: &Call<'a>, out: &mut Expr<'a>) -> Rest<'a> {
        let at = self.span(start, i);
        let &[Expr { kind: Kind::Int(bits), .. }, Expr { kind: Kind::Int(base), .. }, Expr { kind: Kind::Int(shift), .. }] = call.templates
        else {
            let what = "the swizzle of a pointer has three integers: `Sw<3,4,3>_smem_ptr[16b](0x0)`";
            return self.wrong(Syntax::Foreign { at, what });
        };
        match Cx::new(self.arena, Mode::Value).swizzle(bits.value, base.value, shift.value) {
            Ok(swizzle) => self.pointer(start, i, space, Some(swizzle), out),
            Err(Fault::Swizzle { rule, .. }) => self.wrong(Syntax::Foreign { at, what: rule }),
            Err(_) => self.missing(i, Expected::EXPRESSION),
        }
    }

    /// `raw_ptr(0x100: f16, smem, align<1024>)` as CuTe DSL prints it.
    pub(super) fn raw_pointer(&self, start: &str, open: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let name = |i: &'a str| {
            let i = self.skip(i)?;
            token::name(i).or_else(|_| self.missing(i, Expected::NAME))
        };
        let mut pointer = Pointer::new(Space::Raw, 0, 0);
        let rest = self.bracketed(open, &PAREN, |i| {
            if !first(i).is_ascii_digit() {
                return self.missing(open, Expected::ADDRESS);
            }
            let (rest, byte) = self.unsigned(i, i)?;
            let address = byte.and_then(|b| i64::try_from(b).ok()?.checked_mul(8));
            let Some(address) = address else {
                return self.wrong(Syntax::IntegerTooLarge(self.span(i, rest)));
            };
            let i = self.token(rest, ':', Expected::COLON)?;
            let (rest, word) = name(i)?;
            let complex = self.complex_type(&i[i.len() - rest.len() - word.len()..]);
            let Some((rest, element)) = complex.or_else(|| Some((rest, self.names.element(word)?))) else {
                let at = self.span_of(word);
                let what = "the element type of this pointer is unknown";
                return self.wrong(Syntax::Foreign { at, what });
            };
            let (rest, space) = name(self.token(rest, ',', Expected::COMMA)?)?;
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
            self.token(rest, ')', Expected::CLOSE_PAREN)
        })?;
        let pointer = self.arena.alloc(pointer);
        self.put(out, start, rest, Kind::Pointer(pointer))
    }
}

/// The element type of `(float const*)` and what stands behind the cast.
pub(super) fn pointer_cast<'a>(i: &'a str, names: &dyn Names) -> Option<(&'a str, &'a str)> {
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

/// Where a pointer points, by the word in front of `[16b]`.
pub(super) fn pointer_space(i: &str) -> Option<(&str, Space)> {
    let (rest, word) = token::name(i).ok()?;
    let space = match word {
        "ptr" | "subptr" => Space::Raw,
        "gmem_ptr" | "gmem_subptr" => Space::Gmem,
        "smem_ptr" | "smem_subptr" => Space::Smem,
        "sparse" | "gmem_sparse" | "smem_sparse" => {
            let space = match word {
                "sparse" => Space::Raw,
                "gmem_sparse" => Space::Gmem,
                _ => Space::Smem,
            };
            return sparse(rest).map(|_| (rest, space));
        }
        _ => return None,
    };
    (first(rest) == b'[').then_some((rest, space))
}

/// `<2>_ptr` in front of `[`: how many elements share what is stored, and the bracket.
fn sparse(i: &str) -> Option<(u32, &str)> {
    let shape: token::Res<_> = delimited(char('<'), token::decimal, tag(">_ptr")).parse(i);
    let (rest, sparsity) = shape.ok().filter(|(rest, _)| first(rest) == b'[')?;
    Some((u32::try_from(sparsity?).ok().filter(|n| (1..=64).contains(n))?, rest))
}
