//! Texts one after another: the files of definitions, and what is pasted beside them.

use super::super::ast::{Item, Name, StmtKind};
use super::super::token::{Sources, Token, TokenKind};
use super::declarators::Named;
use super::names::{Kind, Scopes, is_ignored};
use super::written::Written;
use super::{Error, Parse, Parser};
use std::collections::HashMap;

/// The names that the texts so far declare.
#[derive(Debug, Default)]
pub struct Known {
    scopes: Scopes,
    written: Written,
    unnamed: usize,
}

impl Known {
    /// Whether `<` behind the name opens template arguments; `None` where nothing declares it.
    pub fn is_template(&self, name: &str) -> Option<bool> {
        self.scopes.kind_anywhere(name).map(|kind| matches!(kind, Kind::TypeTemplate | Kind::ValueTemplate))
    }
}

/// How a text is read: as a file of definitions, or with statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A file of definitions: what is not read of it is left out.
    Definitions,
    /// Definitions and statements: what is not read is the answer.
    Statements,
}

/// The items of the text whose tokens start at `start`; `values` are variables that no text declares.
pub fn parse_next(
    tokens: &[Token],
    start: usize,
    sources: &Sources,
    known: &mut Known,
    values: &[Name],
    reading: Reading,
) -> Result<Vec<Item>, Box<Error>> {
    let lenient_from = match reading {
        Reading::Definitions => 0,
        Reading::Statements => u32::MAX,
    };
    let mut parser = Parser {
        tokens,
        sources,
        at: start,
        depth: 0,
        scopes: std::mem::take(&mut known.scopes),
        angle_closes: false,
        colon_makes_layout: true,
        limit: None,
        no_template: HashMap::new(),
        references: super::references::References::default(),
        written: std::mem::take(&mut known.written),
        classes: Vec::new(),
        members: Vec::new(),
        member_at: 0,
        declared: Vec::new(),
        unnamed: known.unnamed,
        shows_volatile: super::paths::shows_volatile(tokens),
        volatiles: super::paths::volatiles(tokens),
        unqualifies: Vec::new(),
        unqualified: Vec::new(),
        is_head: false,
        constraints: Vec::new(),
        constrains: None,
        is_packed: false,
        shares_address: false,
        lenient_from,
    };
    parser.written.look_at(tokens.get(start..).unwrap_or_default());
    let before: Vec<_> = values.iter().map(|name| (name, parser.scopes.kind(name))).collect();
    values.iter().for_each(|name| parser.scopes.declare(name, Kind::Value));
    let result = parser.next_items(reading).map_err(|e| parser.limit.take().unwrap_or(e));
    parser.scopes.cut(1);
    before.into_iter().for_each(|(name, kind)| parser.scopes.restore(name, kind));
    (known.scopes, known.written, known.unnamed) = (parser.scopes, parser.written, parser.unnamed);
    result
}

impl Parser<'_> {
    fn next_items(&mut self, reading: Reading) -> Parse<Vec<Item>> {
        let mut items = Vec::new();
        while self.peek().kind != TokenKind::End {
            if reading == Reading::Definitions || self.at_definition() {
                self.item(&mut items)?;
                continue;
            }
            let mut statements = Vec::new();
            self.statement(&mut statements)?;
            items.extend(statements.into_iter().filter_map(|s| match s.kind {
                StmtKind::Empty => None,
                StmtKind::Variables(v) => Some(Item::Variables(v)),
                _ => Some(Item::Statement(s)),
            }));
        }
        Ok(items)
    }

    /// Whether a definition starts here that no function has inside of it.
    fn at_definition(&mut self) -> bool {
        let token = self.peek();
        match &*token.text {
            _ if token.kind != TokenKind::Name => token.is(";"),
            "template" | "namespace" | "struct" | "class" | "union" | "enum" | "using" | "typedef" | "static_assert" | "extern"
            | "concept" => true,
            "TEST" | "__TEST" | "__TEST_P" | "__INSTANCE" => self.ahead(1).is("("),
            "inline" => true,
            word => (is_ignored(word) || self.at_declaration()) && self.at_function(),
        }
    }

    /// Whether a declaration of a function starts here.
    fn at_function(&mut self) -> bool {
        let (start, unnamed) = (self.at, self.unnamed);
        let found = self.attempt(|p| {
            let s = p.specifiers()?;
            let Some(base) = s.ty.clone() else {
                return p.expected("a type");
            };
            let d = p.declarator(base, Named::Always)?;
            if p.is("(") && p.is_function(&s, &d) { Ok(()) } else { p.expected("a function") }
        });
        (self.at, self.unnamed) = (start, unnamed);
        found.is_some()
    }
}
