//! Requires-expressions: what a concept demands.

use super::super::ast::{Demand, Expr, ExprKind, Type, TypeKind};
use super::{Parse, Parser};

impl Parser<'_> {
    /// `requires (T t) { e; }`
    pub(super) fn requires_expression(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.expect("requires")?;
        self.scopes.enter();
        let mut params = Vec::new();
        if self.eat("(") {
            params = self.bracketed(Self::params)?.0;
            self.expect(")")?;
        }
        self.expect("{")?;
        let required = self.bracketed(|p| {
            let mut required = Vec::new();
            while !p.is("}") {
                if p.eat("{") {
                    let e = p.expression()?;
                    p.expect("}")?;
                    if p.eat("noexcept") {
                        required.push(Demand::Holds(Expr { kind: ExprKind::Noexcept(Box::new(e.clone())), at: e.at }));
                    }
                    required.push(Demand::Valid(e.clone()));
                    if p.eat("->") {
                        required.push(Demand::Holds(p.concept_of(e)?));
                    }
                } else if p.eat("requires") {
                    required.push(Demand::Holds(p.conditional()?));
                } else {
                    required.push(Demand::Valid(p.expression()?));
                }
                p.semicolon()?;
            }
            Ok(required)
        })?;
        self.expect("}")?;
        self.scopes.leave();
        Ok(Expr { kind: ExprKind::Requires(params, required), at })
    }

    /// `C<A>` behind `{ e } ->`: the concept, with the type of `(e)` in front of its arguments.
    fn concept_of(&mut self, e: Expr) -> Parse<Expr> {
        let mut path = self.path()?;
        let at = e.at;
        // a name in brackets of its own is an lvalue
        let is_named = matches!(e.kind, ExprKind::Path(_) | ExprKind::Member { .. });
        let value = if is_named { Expr { kind: ExprKind::Comma(vec![e]), at } } else { e };
        let ty = Type { kind: TypeKind::Decltype(Box::new(value)), at };
        let first = Expr { kind: ExprKind::Type(Box::new(ty)), at }.into();
        if let Some(last) = path.segments.last_mut() {
            last.args.get_or_insert_default().insert(0, first);
        }
        Ok(Expr { at: path.at, kind: ExprKind::Path(path) })
    }
}
