//! What of an expression may throw, by the declarations: `noexcept(e)`.

use super::super::ast::{Arg, Expr, ExprKind};
use super::super::code::{Op, Wanted};
use super::super::value::{Integer, Value};
use super::{Compiler, tree};

/// How deep an expression is looked into.
const MAX_DEPTH: u32 = 24;

/// What an expression has that may throw.
enum Throws<'e> {
    /// `throw`, `new`.
    Always,
    /// A call, which throws or not by the function.
    Call(&'e Expr, &'e [Arg]),
    /// An operator, which does not throw between numbers.
    Operator(&'e Expr),
}

/// Finds what of an expression may throw, at most so deep.
fn throwing<'e>(e: &'e Expr, found: &mut Vec<Throws<'e>>, depth: u32) {
    if depth > MAX_DEPTH {
        found.push(Throws::Always);
        return;
    }
    let mut all = |list: &mut dyn Iterator<Item = &'e Expr>| list.for_each(|e| throwing(e, found, depth + 1));
    match &e.kind {
        ExprKind::Throw(_) | ExprKind::New { .. } | ExprKind::Launch { .. } => found.push(Throws::Always),
        ExprKind::Call(callee, args) => {
            all(&mut args.iter().map(|a| &a.value));
            if let ExprKind::Member { object, .. } = &callee.kind {
                throwing(object, found, depth + 1);
            }
            if !tree::is_moved(e) && !tree::called(e).is_some_and(|name| matches!(&**name, "declval" | "as_const" | "addressof")) {
                found.push(Throws::Call(callee, args));
            }
        }
        ExprKind::Construct(_, args) => all(&mut args.iter().map(|a| &a.value)),
        ExprKind::Binary(_, a, b) => {
            all(&mut [&**a, &**b].into_iter());
            found.push(Throws::Operator(e));
        }
        ExprKind::Logical(_, a, b) | ExprKind::Assign(_, a, b) => all(&mut [&**a, &**b].into_iter()),
        ExprKind::Unary(_, a) | ExprKind::Step(_, _, a) | ExprKind::Cast(_, _, a) => throwing(a, found, depth + 1),
        ExprKind::Conditional(c, a, b) => all(&mut [&**c, &**a, &**b].into_iter()),
        ExprKind::Comma(items) | ExprKind::List(items) => all(&mut items.iter()),
        ExprKind::Index(a, indices) => {
            throwing(a, found, depth + 1);
            indices.iter().for_each(|e| throwing(e, found, depth + 1));
        }
        ExprKind::Member { object, .. } => throwing(object, found, depth + 1),
        _ => {}
    }
}

impl Compiler<'_> {
    /// `noexcept(e)`: whether nothing in it may throw, by the declarations.
    pub(super) fn noexcept(&mut self, e: &Expr) {
        let mut found = Vec::new();
        throwing(e, &mut found, 0);
        if found.iter().any(|t| matches!(t, Throws::Always)) {
            return self.push(Value::Int(Integer::Bool, 0));
        }
        self.push(Value::Int(Integer::Bool, 1));
        let mut ends = Vec::new();
        let constructs = match &e.kind {
            ExprKind::Construct(ty, args) => Some((Expr { kind: ExprKind::Type(ty.clone()), at: e.at }, &args[..])),
            _ => None,
        };
        for part in found.into_iter().chain(constructs.as_ref().map(|(callee, args)| Throws::Call(callee, args))) {
            ends.push(self.emit(Op::JumpUnlessKeep(0)));
            match part {
                Throws::Call(callee, args) => match &callee.kind {
                    ExprKind::Type(_) => self.attempted(|c| {
                        c.place(callee);
                        let mut site = c.sample_site(&[], args, 0);
                        site.wanted = Wanted::Noexcept;
                        c.emit(Op::ValueSample(site));
                    }),
                    _ => self.call_sample(callee, args, 0, Wanted::Noexcept),
                },
                Throws::Operator(e) => {
                    self.sample(e);
                    self.emit(Op::Harmless);
                }
                Throws::Always => self.push(Value::Void),
            }
            let known = self.emit(Op::Known(0));
            self.push(Value::Int(Integer::Bool, 0));
            self.land(known);
        }
        ends.into_iter().for_each(|end| self.land(end));
    }
}
