//! The parser of literals: numbers, strings, and those that an operator of the program reads.

use super::super::ast::{Arg, At, BinaryOp, Builtin, CastKind, Expr, ExprKind, IntSuffix, Integer, Name, Path, Type, TypeKind};
use super::super::token::TokenKind;
use super::super::{extended, literal};
use super::names::Kind;
use super::{Parse, Parser};

/// Behind the name of a literal operator that takes the digits as a string.
const OF_TEXT: &str = " of text";
/// Behind the name of a literal operator template over the digits, or over a string.
const OF_DIGITS: &str = " of digits";

impl Parser<'_> {
    /// Strings that stand side by side; with `s` or `sv` behind them a `std::string`.
    pub(super) fn text(&mut self) -> Parse<Expr> {
        let at = self.here();
        let mut bytes = Vec::new();
        let mut glued = false;
        while self.peek().kind == TokenKind::Text {
            let part = self.take();
            if literal::kind(&part.text) != Integer::Char {
                return self.unread(at, "a string of other characters than `char`");
            }
            glued = part.glued;
            match literal::string(&part.text) {
                Some(part) => bytes.extend(part),
                None => return self.ill_formed(at, "this string is not closed"),
            }
        }
        if let Some(suffix) = self.suffix_of_program(glued) {
            if self.has_operator(&suffix, OF_DIGITS) {
                let text = Expr { kind: ExprKind::Text(bytes.into()), at };
                return Ok(call_of_template(&suffix, vec![Arg::from(text)], at));
            }
            let length = IntSuffix { unsigned: true, long: 1, based: false };
            let length = Expr { kind: ExprKind::Int(bytes.len() as i64, length), at };
            return Ok(call(&suffix, vec![Expr { kind: ExprKind::Text(bytes.into()), at }, length], at));
        }
        if !glued || !(self.is("s") || self.is("sv")) {
            return Ok(Expr { kind: ExprKind::Text(bytes.into()), at });
        }
        let of = if self.is("s") { "string" } else { "string_view" };
        self.at += 1;
        let length = Expr { kind: ExprKind::Int(bytes.len() as i64, IntSuffix::default()), at };
        let text = Expr { kind: ExprKind::Text(bytes.into()), at };
        let args = [text, length].map(Arg::from);
        let callee = Expr { kind: ExprKind::Path(Path::of_library(of, None, at)), at };
        Ok(Expr { kind: ExprKind::Call(Box::new(callee), args.into()), at })
    }

    /// The suffix of a literal operator right behind a character or a string.
    pub(super) fn suffix_of_program(&mut self, glued: bool) -> Option<Name> {
        let token = self.peek();
        if !glued || token.kind != TokenKind::Name || !token.text.starts_with('_') {
            return None;
        }
        self.at += 1;
        Some(token.text.clone())
    }

    /// A number whose suffix is a literal operator of the program: its argument is of the widest type.
    pub(super) fn number_of_program(&self, text: &str, at: At) -> Parse<Option<Expr>> {
        let is_own = |end| self.has_operator("_c", end);
        let is_of_cute = text.ends_with("_c") && ![OF_DIGITS, OF_TEXT, ""].into_iter().any(is_own);
        let begins = text.find('_').filter(|_| !is_of_cute).or_else(|| begin_of_unit(text));
        let Some((digits, suffix)) = begins.map(|i| text.split_at(i)) else {
            return Ok(None);
        };
        if self.has_operator(suffix, OF_TEXT) {
            let text = Expr { kind: ExprKind::Text(digits.as_bytes().into()), at };
            return Ok(Some(call(&Name::from(format!("{suffix}{OF_TEXT}")), vec![text], at)));
        }
        if self.has_operator(suffix, OF_DIGITS) {
            let character = |c| Expr { kind: ExprKind::Char(i64::from(c)), at };
            let args = digits.bytes().map(|c| Arg::from(character(c))).collect();
            return Ok(Some(call_of_template(suffix, args, at)));
        }
        let kind = match self.number(digits, at)? {
            ExprKind::Int(value, _) => ExprKind::Int(value, IntSuffix { unsigned: true, long: 2, based: false }),
            kind => {
                let ty = Type { kind: TypeKind::Builtin(Builtin::LongDouble), at };
                ExprKind::Cast(CastKind::Static, Box::new(ty), Box::new(Expr { kind, at }))
            }
        };
        Ok(Some(call(&Name::from(suffix), vec![Expr { kind, at }], at)))
    }

    /// Whether the program has a literal operator of a suffix that takes the literal so.
    fn has_operator(&self, suffix: &str, end: &str) -> bool {
        self.scopes.kind_anywhere(&format!("operator\"\"{suffix}{end}")).is_some()
    }

    /// The names of what a `using` of a name brings: of a literal operator those of all that it takes.
    pub(super) fn forms_of(&self, name: Name) -> Vec<Name> {
        let is_literal = name.starts_with("operator\"\"");
        let ends = ["", OF_TEXT, OF_DIGITS].into_iter().filter(|_| is_literal).map(|end| Name::from(format!("{name}{end}")));
        let forms: Vec<Name> = ends.filter(|form| self.scopes.kind_anywhere(form).is_some()).collect();
        if forms.is_empty() { vec![name] } else { forms }
    }

    /// The name of a function whose parameters begin at a token: that of a literal operator says what it takes, where that is no
    /// number.
    pub(super) fn literal_operator(&mut self, name: Name, begin: usize) -> Name {
        if !name.starts_with("operator\"\"") {
            return name;
        }
        let params = self.tokens.get(begin..).unwrap_or_default().iter().skip(1).take_while(|t| !t.is(")"));
        let (count, text, several) =
            params.fold((0, false, false), |(n, text, several), t| (n + 1, text || t.is("*"), several || t.is(",")));
        let end = match count {
            0 => OF_DIGITS,
            _ if text && !several => OF_TEXT,
            _ => return name,
        };
        let name = Name::from(format!("{name}{end}"));
        self.scopes.declare(&name, Kind::ValueTemplate);
        name
    }

    pub(super) fn number(&self, text: &str, at: At) -> Parse<ExprKind> {
        if let Some(digits) = text.strip_suffix("_c")
            && literal::integer(digits).is_some()
        {
            // CuTe reads the digits as decimal ones, whatever they begin with
            let digits = digits.replace('\'', "");
            return match digits.parse() {
                Ok(value) if digits.bytes().all(|c| c.is_ascii_digit()) => Ok(ExprKind::Constant(value)),
                _ => self.unread(at, format_args!("`{text}`, which is not written in decimal digits or too large")),
            };
        }
        let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
        if text.contains(['.', 'p', 'P']) || (!hexadecimal && text.contains(['e', 'E'])) || (!hexadecimal && text.ends_with(['f', 'F'])) {
            return match literal::floating(text) {
                Some((value, _)) if !hexadecimal && text.ends_with(['l', 'L']) => {
                    if value.is_infinite() {
                        return self.unread(at, format_args!("`{text}`, which is beyond the largest `double`,"));
                    }
                    let digits = text.trim_end_matches(['l', 'L']).replace('\'', "");
                    let (value, lacks) = extended::parse(&digits).unwrap_or((value, 0));
                    let number = |x| {
                        let ty = Type { kind: TypeKind::Builtin(Builtin::LongDouble), at };
                        let number = Expr { kind: ExprKind::Float(x, false), at };
                        ExprKind::Cast(CastKind::Static, Box::new(ty), Box::new(number))
                    };
                    // a 4096th of the last digit of the `double`
                    let unit = f64::from_bits(value.to_bits() & !((1 << 52) - 1)) / 18446744073709551616.0;
                    Ok(match lacks {
                        0 => number(value),
                        _ => {
                            let sides = [value, unit * f64::from(lacks)].map(|x| Box::new(Expr { kind: number(x), at }));
                            let [value, rest] = sides;
                            ExprKind::Binary(BinaryOp::Add, value, rest)
                        }
                    })
                }
                Some((value, float)) => Ok(ExprKind::Float(value, float)),
                None => self.ill_formed(at, format_args!("`{text}` is no number")),
            };
        }
        match literal::integer(text) {
            Some((value, suffix)) => Ok(ExprKind::Int(value, suffix)),
            None => self.ill_formed(at, format_args!("`{text}` is no number")),
        }
    }
}

/// Where the unit of time behind a number begins: `250ms`, `1.5s`.
fn begin_of_unit(text: &str) -> Option<usize> {
    let begins = text.find(|c: char| c.is_ascii_alphabetic())?;
    matches!(&text[begins..], "h" | "min" | "s" | "ms" | "us" | "ns").then_some(begins)
}

/// The call of a literal operator.
pub(super) fn call(suffix: &Name, args: Vec<Expr>, at: At) -> Expr {
    let args = args.into_iter().map(Arg::from).collect();
    let callee = Expr { kind: ExprKind::Path(Path::name(format!("operator\"\"{suffix}").into(), at)), at };
    Expr { kind: ExprKind::Call(Box::new(callee), args), at }
}

/// The call of a literal operator template.
fn call_of_template(suffix: &str, args: Vec<Arg>, at: At) -> Expr {
    let mut called = call(&Name::from(format!("{suffix}{OF_DIGITS}")), Vec::new(), at);
    if let ExprKind::Call(callee, _) = &mut called.kind
        && let ExprKind::Path(path) = &mut callee.kind
        && let Some(last) = path.segments.last_mut()
    {
        last.args = Some(args);
    }
    called
}
