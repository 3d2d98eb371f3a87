//! The parser of lambdas.

use super::super::ast::{At, Body, Capture, CaptureMode, Expr, ExprKind, Function, FunctionFlags, Init, Lambda, Name};
use super::super::token::{Token, TokenKind};
use super::names::Kind;
use super::{Parse, Parser};
use std::rc::Rc;

impl Parser<'_> {
    /// `[captures] <class T> (params) mutable -> R { … }`
    pub(super) fn lambda(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.expect("[")?;
        let (mut default, mut captures) = (None, Vec::new());
        while !self.is("]") {
            let next_ends = self.ahead(1).is("]") || self.ahead(1).is(",");
            if self.is("=") && next_ends {
                self.at += 1;
                default = Some(CaptureMode::Copy);
            } else if self.is("&") && next_ends {
                self.at += 1;
                default = Some(CaptureMode::Reference);
            } else {
                captures.push(self.capture()?);
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect("]")?;
        self.scopes.enter();
        for capture in &captures {
            self.scopes.declare(&capture.name, Kind::Value);
        }
        let outer = std::mem::take(&mut self.constraints);
        let references = self.references.depth();
        let template = if self.is("<") { Some(self.template_params()?) } else { None };
        if self.eat("requires") {
            let constraint = self.constraint()?;
            self.constraints.push(constraint);
        }
        self.attributes()?;
        let (mut params, mut variadic) = (Vec::new(), false);
        if self.eat("(") {
            (params, variadic) = self.bracketed(Self::params)?;
            self.expect(")")?;
        }
        let mut requires = std::mem::replace(&mut self.constraints, outer);
        let mut flags = FunctionFlags { is_const: true, ..FunctionFlags::default() };
        let (mut result, mut noexcept) = (None, None);
        loop {
            noexcept = self.behind_parameters(&mut flags, &mut result, &mut requires)?.or(noexcept);
            match &*self.peek().text {
                "mutable" => flags.is_mutable = true,
                "constexpr" | "consteval" => flags.is_constexpr = true,
                word if super::names::is_ignored(word) || word == "static" => {}
                _ => break,
            }
            self.at += 1;
        }
        if !self.is("{") {
            return self.expected("the body of a lambda");
        }
        let start = self.at;
        let body = self.block_in_scope()?;
        self.references.cut(references);
        self.scopes.leave();
        let mentions = self.mentioned(start);
        let block = Function::of_block(Name::from(""), at, Body::Block(body));
        let function = Function { template, requires, params, variadic, result, noexcept, flags, ..block };
        let lambda = Lambda { default, captures, mentions, function: Rc::new(function) };
        Ok(Expr { kind: ExprKind::Lambda(Rc::new(lambda)), at })
    }

    /// The names in the body of a lambda from a token on, each once, but for those that stand only where the body expands packs.
    fn mentioned(&self, start: usize) -> Vec<Name> {
        let body = &self.tokens[start..self.at];
        let mut is_expanded = vec![false; body.len()];
        for at in (0..body.len()).filter(|at| body[*at].is("...")) {
            // `(a, ...)` and `(..., a)`, `sizeof...(a)`
            let [is_left, is_right] = [at > 0 && body[at - 1].is(","), at > 0 && body[at - 1].is("(")];
            let opens = body.get(at + 1).is_some_and(|t| t.is("("));
            let (end, begin) = (at - usize::from(is_left), at + 1 + usize::from(is_right));
            let before = end - body[..end].iter().rev().scan(0, |depth, t| Some(goes_on(-1, depth, t))).take_while(|on| *on).count();
            let behind = body[begin.min(body.len())..].iter().scan(0, |depth, t| Some(goes_on(1, depth, t) && !(opens && *depth == 0)));
            let behind = begin + behind.take_while(|on| *on).count();
            is_expanded[before..behind.min(body.len())].fill(true);
        }
        let mut names: Vec<Name> = Vec::new();
        for ((before, token), is_expanded) in body.iter().zip(&body[1..]).zip(&is_expanded[1..]) {
            let is_member = before.is(".") || before.is("->") || before.is("::");
            if token.kind == TokenKind::Name && !is_member && !is_expanded && !names.contains(&token.text) {
                names.push(token.text.clone());
            }
        }
        names
    }

    fn capture(&mut self) -> Parse<Capture> {
        let mut mode = if self.eat("&") { CaptureMode::Reference } else { CaptureMode::Copy };
        let by_copy_this = self.is("*") && self.ahead(1).is("this");
        if by_copy_this {
            self.at += 1;
        }
        let mut expands = self.eat("...");
        let at: At = self.here();
        let name = if by_copy_this {
            self.eat("this");
            Name::from("*this")
        } else if self.eat("this") {
            mode = CaptureMode::Reference;
            Name::from("this")
        } else {
            self.name()?
        };
        expands |= self.eat("...");
        let init = match () {
            () if self.eat("=") => Some(self.nested(Self::assignment)?),
            () if self.is("(") => self.call_args()?.into_iter().next().map(|a| a.value),
            () if self.is("{") => self.brace_args()?.into_iter().next().map(|a| a.value),
            () => None,
        };
        Ok(Capture { name, mode, init, expands, at })
    }

    /// The initialiser of a variable.
    pub(super) fn initialiser(&mut self) -> Parse<Init> {
        if self.eat("=") {
            return Ok(if self.is("{") { Init::Brace(self.brace_args()?) } else { Init::Equal(self.assignment()?) });
        }
        Ok(match () {
            () if self.is("(") => Init::Paren(self.call_args()?),
            () if self.is("{") => Init::Brace(self.brace_args()?),
            () => Init::None,
        })
    }
}

/// Whether what `...` expands goes on with a token, at a depth of brackets, in a direction.
fn goes_on(direction: i32, depth: &mut i32, token: &Token) -> bool {
    match &*token.text {
        "(" | "[" | "{" => *depth += direction,
        ")" | "]" | "}" => *depth -= direction,
        "," | ";" | "<" | ">" => return *depth > 0,
        _ => {}
    }
    *depth >= 0
}
