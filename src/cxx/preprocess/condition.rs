//! The evaluation of `#if` conditions.

use super::super::token::{Place, Token, TokenKind};
use super::super::value::FaultKind;
use super::{PreprocessError, Preprocessor, mistake};

/// How deep a condition may nest.
const MAX_NESTING: usize = 128;

impl Preprocessor<'_> {
    /// Whether the condition holds.
    pub(super) fn condition(&mut self, line: &[Token], place: Place) -> Result<bool, PreprocessError> {
        let mut decided: Vec<Token> = Vec::with_capacity(line.len());
        let mut at = 0;
        let number = |t: &Token, value: bool, names: &mut super::Names| Token {
            kind: TokenKind::Number,
            text: names.get(if value { "1" } else { "0" }),
            ..t.clone()
        };
        while at < line.len() {
            let token = &line[at];
            match &*token.text {
                "defined" => {
                    let open = line.get(at + 1).is_some_and(|t| t.is("("));
                    let name = line.get(at + 1 + usize::from(open)..).unwrap_or_default();
                    let value = self.is_defined(name, token.place)?;
                    decided.push(number(token, value, &mut self.names));
                    at += if open { 4 } else { 2 };
                }
                "__has_include" | "__has_cpp_attribute" | "__has_attribute" | "__has_builtin" | "__has_feature" => {
                    let close = line[at..].iter().position(|t| t.is(")")).map_or(line.len(), |n| at + n + 1);
                    decided.push(number(token, false, &mut self.names));
                    at = close;
                }
                text => {
                    self.asks_arch |= text == "__CUDA_ARCH__";
                    decided.push(token.clone());
                    at += 1;
                }
            }
        }
        let expanded = self.expand_line(&decided)?;
        if expanded.is_empty() {
            return mistake(place, FaultKind::IllFormed, "a condition is expected");
        }
        let mut reader = Reader { tokens: &expanded, at: 0, place, depth: 0 };
        let value = reader.conditional()?;
        match reader.peek() {
            None => Ok(value != 0),
            Some(token) => mistake(token.place, FaultKind::IllFormed, format!("`{}` does not belong to this condition", token.text)),
        }
    }
}

struct Reader<'t> {
    tokens: &'t [Token],
    at: usize,
    place: Place,
    depth: usize,
}

/// The binary operators of a condition, those that bind loosest first.
const LEVELS: &[&[&str]] =
    &[&["||"], &["&&"], &["|"], &["^"], &["&"], &["==", "!="], &["<", "<=", ">", ">="], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<&'t Token> {
        self.tokens.get(self.at)
    }

    /// The operator that stands here, and how many tokens it is made of.
    fn operator(&self) -> Option<(&'static str, usize)> {
        let token = self.peek()?;
        let next = self.tokens.get(self.at + 1).filter(|_| token.glued);
        Some(match (&*token.text, next.map(|t| &*t.text)) {
            (">", Some(">")) => (">>", 2),
            (">", Some("=")) => (">=", 2),
            (text, _) => (LEVELS.iter().flat_map(|l| l.iter()).find(|op| **op == text)?, 1),
        })
    }

    fn conditional(&mut self) -> Result<i64, PreprocessError> {
        let condition = self.level(0)?;
        if !self.peek().is_some_and(|t| t.is("?")) {
            return Ok(condition);
        }
        self.at += 1;
        let a = self.nested(Self::conditional)?;
        if !self.peek().is_some_and(|t| t.is(":")) {
            return mistake(self.place, FaultKind::IllFormed, "`:` is expected in this condition");
        }
        self.at += 1;
        let b = self.nested(Self::conditional)?;
        Ok(if condition != 0 { a } else { b })
    }

    fn nested(&mut self, read: fn(&mut Self) -> Result<i64, PreprocessError>) -> Result<i64, PreprocessError> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return mistake(self.place, FaultKind::Limit, format!("this condition nests more than {MAX_NESTING} deep"));
        }
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn level(&mut self, level: usize) -> Result<i64, PreprocessError> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut a = self.level(level + 1)?;
        while let Some((op, tokens)) = self.operator().filter(|(op, _)| operators.contains(op)) {
            self.at += tokens;
            let b = self.level(level + 1)?;
            a = match op {
                "||" => i64::from(a != 0 || b != 0),
                "&&" => i64::from(a != 0 && b != 0),
                "|" => a | b,
                "^" => a ^ b,
                "&" => a & b,
                "==" => i64::from(a == b),
                "!=" => i64::from(a != b),
                "<" => i64::from(a < b),
                "<=" => i64::from(a <= b),
                ">" => i64::from(a > b),
                ">=" => i64::from(a >= b),
                "<<" => a.wrapping_shl(b as u32),
                ">>" => a.wrapping_shr(b as u32),
                "+" => a.wrapping_add(b),
                "-" => a.wrapping_sub(b),
                "*" => a.wrapping_mul(b),
                "/" => a.checked_div(b).unwrap_or(0),
                _ => a.checked_rem(b).unwrap_or(0),
            };
        }
        Ok(a)
    }

    fn unary(&mut self) -> Result<i64, PreprocessError> {
        let Some(token) = self.peek() else {
            return mistake(self.place, FaultKind::IllFormed, "this condition ends too early");
        };
        self.at += 1;
        match (&*token.text, token.kind) {
            ("!", _) => Ok(i64::from(self.nested(Self::unary)? == 0)),
            ("-", _) => Ok(self.nested(Self::unary)?.wrapping_neg()),
            ("+", _) => self.nested(Self::unary),
            ("~", _) => Ok(!self.nested(Self::unary)?),
            ("(", _) => {
                let value = self.nested(Self::conditional)?;
                if !self.peek().is_some_and(|t| t.is(")")) {
                    return mistake(token.place, FaultKind::IllFormed, "this bracket is not closed");
                }
                self.at += 1;
                Ok(value)
            }
            (text, TokenKind::Number) => match super::super::literal::integer(text) {
                Some((value, _)) => Ok(value),
                None => mistake(token.place, FaultKind::IllFormed, format!("`{text}` is no integer")),
            },
            ("true", _) => Ok(1),
            (text, TokenKind::Char) => Ok(super::super::literal::character(text).unwrap_or(0)),
            (_, TokenKind::Name) => {
                // a macro with arguments that is not defined, as a test of a compiler's feature
                if self.peek().is_some_and(|t| t.is("(")) {
                    let mut open = 0usize;
                    while let Some(t) = self.peek() {
                        self.at += 1;
                        open = if t.is("(") { open + 1 } else { open - usize::from(t.is(")")) };
                        if open == 0 {
                            break;
                        }
                    }
                }
                Ok(0)
            }
            (text, _) => mistake(token.place, FaultKind::IllFormed, format!("`{text}` does not belong to a condition")),
        }
    }
}
