//! The parser of loops.

use super::super::ast::{Condition, For, RangeFor, Stmt, StmtKind};
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
            let condition = match p.at_declaration().then(|| p.declared_condition(";")).flatten() {
                None if p.is(";") => None,
                None => Some(Condition { init: None, declared: None, test: Some(p.expression()?) }),
                declared => declared,
            };
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
        let Some(base) = s.ty else {
            return self.expected("a type");
        };
        let (ty, names, bindings) = match self.bindings(&base)? {
            Some((ty, names)) => (ty, names, true),
            None => {
                let d = self.declarator(base, Named::Always)?;
                d.name.iter().for_each(|name| self.scopes.declare(name, Kind::Value));
                (d.ty, d.name.map(|name| (name, d.at)).into_iter().collect(), false)
            }
        };
        self.expect(":")?;
        let range = if self.is("{") { self.braces_expression()? } else { self.bracketed(Self::expression)? };
        self.expect(")")?;
        let body = Stmt { kind: StmtKind::Empty, at };
        Ok(RangeFor { init: None, ty, names, bindings, range, body })
    }
}
