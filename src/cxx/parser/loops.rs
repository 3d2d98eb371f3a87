//! The parser of loops.

use super::super::ast::{For, RangeFor, Stmt, StmtKind, Type, TypeKind};
use super::declarators::Named;
use super::names::Kind;
use super::{At, Parse, Parser};

impl Parser<'_> {
    pub(super) fn do_statement(&mut self) -> Parse<StmtKind> {
        self.at += 1;
        let body = self.one()?;
        self.expect("while")?;
        self.expect("(")?;
        let test = self.bracketed(Self::expression)?;
        self.expect(")")?;
        self.semicolon()?;
        Ok(StmtKind::DoWhile(Box::new(body), test))
    }

    pub(super) fn for_statement(&mut self) -> Parse<StmtKind> {
        self.expect("for")?;
        self.scopes.enter();
        self.expect("(")?;
        if let Some(range) = self.attempt(Self::range_head) {
            let body = self.one()?;
            self.scopes.leave();
            return Ok(StmtKind::RangeFor(Box::new(RangeFor { body, ..range })));
        }
        let (init, condition, step) = self.bracketed(|p| {
            let mut init = Vec::new();
            let at = p.here();
            p.statement(&mut init)?;
            let init = match init.len() {
                0 => None,
                1 => init.pop(),
                _ => Some(Stmt { kind: StmtKind::Block(init), at }),
            };
            let condition = if p.is(";") { None } else { Some(p.expression()?) };
            p.expect(";")?;
            let step = if p.is(")") { None } else { Some(p.expression()?) };
            Ok((init, condition, step))
        })?;
        self.expect(")")?;
        let body = self.one()?;
        self.scopes.leave();
        Ok(StmtKind::For(Box::new(For { init, condition, step, body })))
    }

    /// `T x : range)`
    fn range_head(&mut self) -> Parse<RangeFor> {
        let at = self.here();
        let start = self.at;
        let with_init = self.attempt(|p| {
            let mut init = Vec::new();
            p.statement(&mut init)?;
            let range = p.range_of(at)?;
            let init = Stmt { kind: StmtKind::Block(init), at };
            Ok(RangeFor { init: Some(init), ..range })
        });
        if let Some(range) = with_init {
            return Ok(range);
        }
        self.at = start;
        self.range_of(at)
    }

    /// `auto x : range)`
    fn range_of(&mut self, at: At) -> Parse<RangeFor> {
        let s = self.specifiers()?;
        let Some(mut ty) = s.ty else {
            return self.expected("a type");
        };
        let (mut names, mut bindings) = (Vec::new(), false);
        let start = self.at;
        while self.is("&") || self.is("&&") || self.is("const") {
            self.at += 1;
        }
        if self.is("[") {
            self.at = start;
            while !self.is("[") {
                let here = self.here();
                let kind = match &*self.take().text {
                    "&" => TypeKind::Reference(Box::new(ty)),
                    "&&" => TypeKind::Forwarding(Box::new(ty)),
                    _ => TypeKind::Const(Box::new(ty)),
                };
                ty = Type { kind, at: here };
            }
            names = self.binding_names()?;
            bindings = true;
        } else {
            self.at = start;
            let d = self.declarator(ty, Named::Always)?;
            ty = d.ty;
            if let Some(name) = d.name {
                self.scopes.declare(&name, Kind::Value);
                names.push((name, d.at));
            }
        }
        self.expect(":")?;
        let range = if self.is("{") { self.braces_expression()? } else { self.bracketed(Self::expression)? };
        self.expect(")")?;
        let body = Stmt { kind: StmtKind::Empty, at };
        Ok(RangeFor { init: None, ty, names, bindings, range, body })
    }
}
