//! Arguments of calls and in braces, with the designators of members.

use super::super::ast::{Arg, Designator, Expr, ExprKind};
use super::super::token::TokenKind;
use super::{Parse, Parser};

impl Parser<'_> {
    /// `(a, b...)`
    pub(super) fn call_args(&mut self) -> Parse<Vec<Arg>> {
        self.expect("(")?;
        let args = self.bracketed(|p| p.args_until(")"))?;
        self.expect(")")?;
        Ok(args)
    }

    /// `{a, .b = c}`
    pub(super) fn brace_args(&mut self) -> Parse<Vec<Arg>> {
        self.expect("{")?;
        let args = self.bracketed(|p| p.args_until("}"))?;
        self.expect("}")?;
        Ok(args)
    }

    pub(super) fn braces_expression(&mut self) -> Parse<Expr> {
        let at = self.here();
        Ok(Expr { kind: ExprKind::Braces(self.brace_args()?), at })
    }

    fn args_until(&mut self, close: &str) -> Parse<Vec<Arg>> {
        let mut args = Vec::new();
        while !self.is(close) {
            let mut designator = None;
            if self.is(".") && close == "}" && self.ahead(1).kind == TokenKind::Name && (self.ahead(2).is("=") || self.ahead(2).is("{")) {
                self.at += 1;
                designator = Some(Designator::Member(self.name()?));
                self.eat("=");
            } else if self.is("[") && close == "}" {
                designator = self.array_designator(args.len());
            }
            let value = if self.is("{") { self.braces_expression()? } else { self.assignment()? };
            args.push(Arg { value, expands: self.eat("..."), designator });
            if !self.eat(",") {
                break;
            }
            if close == ")" && self.is(close) {
                return self.expected("an argument");
            }
        }
        if self.is(close) { Ok(args) } else { self.expected(&format!("`,` or `{close}`")) }
    }

    /// `[2] =` in braces, which only may name the element that is next.
    fn array_designator(&mut self, next: usize) -> Option<Designator> {
        let start = self.at;
        self.skip_group();
        if !self.eat("=") {
            self.at = start;
            return None;
        }
        let is_next = self.at == start + 4 && self.tokens[start + 1].text.parse() == Ok(next);
        (!is_next).then_some(Designator::OutOfOrder)
    }
}
