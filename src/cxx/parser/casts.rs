//! Types in brackets: casts in C's notation, and what `sizeof` and its kin measure.

use super::super::ast::{Expr, ExprKind, Type, TypeKind};
use super::super::library;
use super::super::token::TokenKind;
use super::names::Kind;
use super::{Parse, Parser};

/// Punctuation that an operand of a cast begins with.
const CAST_OPERANDS: [&str; 12] = ["(", "-", "+", "!", "~", "*", "&", "{", "[", "::", "++", "--"];

impl Parser<'_> {
    /// Whether an operand may begin behind the bracketed group that starts here. Looked at before the group is read as a
    /// type, for what is no cast would be read twice, and groups within it twice for each reading.
    fn has_operand_behind_group(&mut self) -> bool {
        let start = self.at;
        self.skip_group();
        let token = self.peek();
        let begins = !matches!(token.kind, TokenKind::Punctuation | TokenKind::End) || CAST_OPERANDS.contains(&&*token.text);
        self.at = start;
        begins
    }

    /// `(T)` in front of an operand.
    pub(super) fn cast_type(&mut self) -> Option<Type> {
        let next = self.ahead(1);
        let known = matches!(self.scopes.kind(&next.text), Some(Kind::Type | Kind::TypeTemplate));
        if next.kind != TokenKind::Name && !next.is("::") || !self.has_operand_behind_group() {
            return None;
        }
        self.attempt(|p| {
            p.at += 1;
            let certain = known || p.at_type_word() || p.is("decltype");
            if !certain && p.scopes.kind(&p.peek().text) == Some(Kind::Value) {
                return p.expected("a type");
            }
            let ty = p.bracketed(Self::type_id)?;
            p.expect(")")?;
            if matches!(ty.kind, TypeKind::Function(..)) {
                return p.expected("a type"); // nothing converts to a function: `(limits<T>::max()) + 1` is a sum
            }
            let certain = certain
                || match &ty.kind {
                    // `(size_t)-1`
                    TypeKind::Path(path) => {
                        let name = &path.last().name;
                        p.scopes.kind_anywhere(name).is_none() && library::is_type(name)
                    }
                    _ => true,
                };
            let token = p.peek();
            let operand = match token.kind {
                TokenKind::Number | TokenKind::Text | TokenKind::Char => true,
                TokenKind::Name => !matches!(&*token.text, "and" | "or"),
                TokenKind::Punctuation if certain => CAST_OPERANDS.contains(&&*token.text),
                TokenKind::Punctuation => matches!(&*token.text, "!" | "~"),
                _ => false,
            };
            if operand { Ok(ty) } else { p.expected("an operand") }
        })
    }

    /// `(e)`
    pub(super) fn in_brackets(&mut self) -> Parse<Expr> {
        self.expect("(")?;
        let e = self.bracketed(Self::expression)?;
        self.expect(")")?;
        Ok(e)
    }

    /// `offsetof(T, a.b)`
    pub(super) fn offset(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.at += 1;
        self.expect("(")?;
        let ty = self.bracketed(Self::type_id)?;
        self.expect(",")?;
        let mut members = vec![self.name()?];
        while self.eat(".") {
            members.push(self.name()?);
        }
        self.expect(")")?;
        Ok(Expr { kind: ExprKind::Offset(Box::new(ty), members), at })
    }

    /// `sizeof`, `sizeof...`, `alignof`, `noexcept`
    pub(super) fn measure(&mut self) -> Parse<Expr> {
        let at = self.here();
        let word = self.take().text.clone();
        if &*word == "noexcept" {
            return Ok(Expr { kind: ExprKind::Noexcept(Box::new(self.in_brackets()?)), at });
        }
        if self.eat("...") {
            self.expect("(")?;
            let name = self.name()?;
            self.expect(")")?;
            return Ok(Expr { kind: ExprKind::SizeofPack(name), at });
        }
        if self.is("(") {
            let ty = self.attempt(|p| {
                p.at += 1;
                let ty = p.bracketed(Self::type_id)?;
                p.expect(")")?;
                match ty.kind {
                    TypeKind::Function(..) => p.expected("an expression"), // `f(x)`: the type of a function has no size
                    _ => Ok(ty),
                }
            });
            if let Some(ty) = ty {
                let kind = if &*word == "sizeof" { ExprKind::SizeofType(Box::new(ty)) } else { ExprKind::AlignofType(Box::new(ty)) };
                return Ok(Expr { kind, at });
            }
        }
        let e = self.nested(Self::unary)?;
        Ok(Expr { kind: ExprKind::SizeofExpr(Box::new(e)), at })
    }
}
