//! Types in brackets: casts in C's notation, what `sizeof` and its kin measure, `typeid`.

use super::super::ast::{At, Expr, ExprKind, Path, Type, TypeKind, UnaryOp};
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
            if !certain && p.scopes.kind(&p.peek().text).is_some_and(Kind::is_value) {
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
                // `(limits::max)()` calls what stands in the brackets
                _ if token.is("(") && p.ahead(1).is(")") => false,
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
        if self.is("(") && self.ahead(1).is(")") {
            self.at += 1;
            return self.expected("a type or an expression");
        }
        if self.is("(") {
            let ty = self.attempt(|p| {
                p.at += 1;
                let ty = p.bracketed(Self::type_id)?;
                p.expect(")")?;
                match ty.kind {
                    TypeKind::Function(..) => p.expected("an expression"), // `f(x)`: the type of a function has no size
                    // so does `V[i]`
                    _ if p.references.begins(&ty) => p.expected("an expression"),
                    _ => Ok(ty),
                }
            });
            if let Some(ty) = ty {
                let kind = if &*word == "sizeof" { ExprKind::SizeofType(Box::new(ty)) } else { ExprKind::AlignofType(Box::new(ty)) };
                return Ok(Expr { kind, at });
            }
        }
        let is_name = self.is("(") && self.ahead(2).is(")") && self.references.has(&Path::name(self.ahead(1).text.clone(), at));
        let e = if is_name { self.in_brackets()? } else { self.nested(Self::unary)? };
        Ok(Expr { kind: ExprKind::SizeofExpr(Box::new(e)), at })
    }

    /// `(T)` or `(e)`: the type, of an expression by `decltype`, and the expression.
    pub(super) fn type_or_expression(&mut self, at: At) -> Parse<(Type, Option<Expr>)> {
        self.expect("(")?;
        let read = self.bracketed(|p| {
            let ty = p.attempt(|p| {
                let ty = p.type_id()?;
                if p.is(")") && !matches!(ty.kind, TypeKind::Path(_)) && !p.is_call(&ty) { Ok(ty) } else { p.expected("`)`") }
            });
            Ok(match ty {
                Some(ty) => (ty, None),
                None => {
                    let e = p.expression()?;
                    (Type { kind: TypeKind::Decltype(Box::new(e.clone())), at }, Some(e))
                }
            })
        })?;
        self.expect(")")?;
        Ok(read)
    }

    /// `typeid(T)`, `typeid(e)`: what the library keeps of the type, of an object of a class with virtual methods its own.
    pub(super) fn typeid(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.at += 1;
        let (ty, of) = self.type_or_expression(at)?;
        // what has an effect is not evaluated, but for the objects of such classes
        let is_type =
            |e: &Expr| matches!(&e.kind, ExprKind::Path(path) if !self.scopes.kind(&path.last().name).is_some_and(Kind::is_value));
        let of = of.filter(|e| !is_type(e));
        let is_open = of.as_ref().is_some_and(|e| !is_place(e));
        let of = of.filter(is_place);
        let name = if of.is_some() { "__typeid_of" } else { "__typeid" };
        let mut args = vec![Expr { kind: ExprKind::Type(Box::new(ty)), at }.into()];
        if is_open {
            args.push(Expr { kind: ExprKind::Bool(true), at }.into());
        }
        let callee = Box::new(Expr { kind: ExprKind::Path(Path::of_library(name, Some(args), at)), at });
        let of = of.map(|e| Expr { kind: ExprKind::Unary(UnaryOp::AddressOf, Box::new(e)), at }.into());
        Ok(Expr { kind: ExprKind::Call(callee, of.into_iter().collect()), at })
    }
}

/// Whether an expression names an object, and to evaluate it, which is left out where its class has no virtual functions, changes
/// no variable: `x`, `*p`, `a.b`, `*v[i]`, `*m.at(k)`.
fn is_place(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Path(_) | ExprKind::This => true,
        ExprKind::Unary(UnaryOp::Dereference, of) => leads(of),
        ExprKind::Member { object: of, .. } => is_place(of),
        ExprKind::Cast(_, ty, of) => matches!(ty.kind, TypeKind::Reference(_)) && is_place(of),
        _ => false,
    }
}

/// Whether an expression may lead to an object and changes no variable by itself.
fn leads(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Index(of, at) => leads(of) && !at.iter().any(|e| matches!(e.kind, ExprKind::Step(..) | ExprKind::Assign(..))),
        ExprKind::Member { object: of, .. } | ExprKind::Cast(_, _, of) => leads(of),
        ExprKind::Call(callee, _) => matches!(callee.kind, ExprKind::Path(_) | ExprKind::Member { .. }),
        ExprKind::Binary(_, a, b) => leads(a) && matches!(b.kind, ExprKind::Path(_) | ExprKind::Int(..)),
        ExprKind::Comma(items) | ExprKind::List(items) => matches!(&items[..], [only] if leads(only)),
        _ => is_place(e),
    }
}
