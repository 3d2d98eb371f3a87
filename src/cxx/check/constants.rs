//! Constant expressions: their values, and what cannot be one.

use super::super::ast::{BinaryOp, Expr, ExprKind, Logical, UnaryOp};
use super::{Checker, Constant, Meaning};

/// The value of an operator on two integers, `None` where it does not fit an `int` or is not followed.
pub(super) fn folded(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let value = match op {
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Subtract => a.checked_sub(b)?,
        BinaryOp::Multiply => a.checked_mul(b)?,
        BinaryOp::Divide => a.checked_div(b)?,
        BinaryOp::Remainder => a.checked_rem(b)?,
        BinaryOp::Equal => i64::from(a == b),
        BinaryOp::Unequal => i64::from(a != b),
        BinaryOp::Less => i64::from(a < b),
        BinaryOp::LessEqual => i64::from(a <= b),
        BinaryOp::Greater => i64::from(a > b),
        BinaryOp::GreaterEqual => i64::from(a >= b),
        BinaryOp::ShiftLeft if (0..31).contains(&b) && a >= 0 => a.checked_mul(1i64 << b)?,
        _ => return None,
    };
    i32::try_from(value).ok().map(i64::from)
}

impl Checker<'_> {
    /// Refuses an expression that is known not to be constant.
    pub(super) fn constant_expression(&mut self, e: &Expr, what: &str) {
        if let Some((at, name)) = self.varies(e) {
            self.refuse(at, format!("{what} has to be constant, and `{name}` is not"));
        }
    }

    /// What of an expression is known not to be constant.
    fn varies(&mut self, e: &Expr) -> Option<(super::At, String)> {
        match &e.kind {
            ExprKind::Path(path) => match self.means(path)? {
                Meaning::Variable(var) => {
                    let ty = &var.declared.qual.ty;
                    let is_plain = ty.is_number() || matches!(ty, super::Ty::Enum(_));
                    let by_value = var.declared.refers == super::types::Refers::No;
                    let is_member = path.simple().is_some_and(|name| self.local(name).is_none() && self.global(name).is_none());
                    (is_plain && by_value && !var.is_constant && !is_member).then(|| (e.at, super::super::program::joined(path)))
                }
                _ => None,
            },
            ExprKind::Binary(_, a, b) => self.varies(a).or_else(|| self.varies(b)),
            ExprKind::Logical(Logical::And | Logical::Or, a, _) => self.varies(a),
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Not | UnaryOp::Complement, a) => self.varies(a),
            ExprKind::Conditional(c, ..) => self.varies(c),
            ExprKind::Call(callee, args) => {
                let ExprKind::Path(path) = &callee.kind else {
                    return None;
                };
                let Some(Meaning::Functions(all)) = self.means(path) else {
                    return None;
                };
                let is_constexpr = |f: &super::Func| f.ast.flags.is_constexpr || f.ast.template.is_some();
                let is_own = path.simple().is_some_and(|name| self.global(name).is_some()) && !all.iter().any(|f| is_constexpr(f));
                let varying = args.iter().find_map(|a| self.varies(&a.value));
                let is_plain = all.iter().all(|f| f.result.qual.ty.is_number() && f.result.refers == super::types::Refers::No);
                match is_own && is_plain {
                    true => Some((e.at, format!("{}(…)", super::super::program::joined(path)))),
                    false => varying.filter(|_| {
                        all.iter().all(|f| f.params.iter().all(|p| p.qual.ty.is_number() && p.refers == super::types::Refers::No))
                    }),
                }
            }
            _ => None,
        }
    }

    /// The number that an array is declared to have.
    pub(super) fn extent(&mut self, e: &Expr) -> Option<i64> {
        let seen = self.expr(e);
        if seen.ty().is_float() {
            self.refuse(e.at, "the number of elements has to be an integer");
            return None;
        }
        match seen.constant {
            Some(Constant::Int(n)) if n < 0 => {
                self.refuse(e.at, format!("an array of {n} elements"));
                None
            }
            Some(Constant::Int(n)) => Some(n),
            _ => None,
        }
    }
}
