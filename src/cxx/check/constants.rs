//! Constant expressions: their values, and what cannot be one.

use super::super::ast::{At, BinaryOp, Body, Expr, ExprKind, Function, Logical, UnaryOp};
use super::{BodyInfo, Checker, Constant, Meaning};

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

pub(super) fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight)
}

/// Whether an operator on two values of type `int` has no result, as an overflow has none.
pub(super) fn meaningless(op: BinaryOp, a: i64, b: i64) -> bool {
    let value = match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Subtract => a.checked_sub(b),
        BinaryOp::Multiply => a.checked_mul(b),
        BinaryOp::Divide | BinaryOp::Remainder => return b == 0,
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight => return !(0..32).contains(&b),
        _ => return false,
    };
    value.is_none_or(|value| i32::try_from(value).is_err())
}

impl Checker<'_> {
    /// Refuses a `constexpr` function that returns nothing though it should.
    pub(super) fn constant_body(&mut self, f: &Function, body: &BodyInfo) {
        let needs_value = body.result.as_ref().is_some_and(|r| !r.qual.ty.is_open() && !r.qual.ty.is_void());
        if body.is_constexpr && needs_value && !body.has_end && matches!(f.body, Some(Body::Block(_))) {
            self.refuse(f.at, format_args!("`{}` is `constexpr`, and returns no value", f.name));
        }
    }

    /// Refuses a `constexpr` object of a class none of whose constructors is.
    pub(super) fn constant_class(&mut self, id: usize, at: At) {
        let info = &self.classes[id];
        let is_constant =
            |f: &super::Func| f.ast.flags.is_constexpr || f.ast.template.is_some() || !matches!(f.ast.body, Some(Body::Block(_)));
        if info.is_known && info.is_complete && !info.constructors.is_empty() && !info.constructors.iter().any(|f| is_constant(f)) {
            let name = info.ast.name.clone();
            self.refuse(at, format_args!("no constructor of `{name}` is `constexpr`"));
        }
    }

    /// Refuses what no `constexpr` function may have before C++23.
    pub(super) fn no_constant(&mut self, at: At, what: &str) {
        if self.bodies.last().is_some_and(|b| b.is_constexpr) {
            self.refuse(at, format_args!("{what} in a `constexpr` function"));
        }
    }

    /// Refuses the call of a function that is not `constexpr` as all that a `constexpr` function returns.
    pub(super) fn constant_result(&mut self, e: &Expr) {
        let is_outermost =
            self.bodies.last().is_some_and(|b| b.is_constexpr) && self.scopes.last().is_some_and(|s| s.names.is_empty() || !s.is_template);
        let ExprKind::Call(callee, _) = &e.kind else {
            return;
        };
        let ExprKind::Path(path) = &callee.kind else {
            return;
        };
        let Some(name) = path.simple().filter(|name| is_outermost && self.global(name).is_some()) else {
            return;
        };
        if let Some(Meaning::Functions(all)) = self.means(path)
            && all.iter().all(|f| {
                !f.ast.flags.is_constexpr
                    && f.ast.template.is_none()
                    && !f.ast.params.iter().any(|p| super::super::compile::names_auto(&p.ty))
            })
            && !self.has_others(name)
            && self.depth_in_body() <= 1
        {
            let name = name.clone();
            self.refuse(e.at, format_args!("`{name}` is not `constexpr`, and this function is"));
        }
    }

    /// How many scopes of the innermost body are open, that of its parameters among them.
    fn depth_in_body(&self) -> usize {
        let body = self.bodies.len();
        self.scopes.iter().filter(|s| s.body == body).count()
    }

    /// Refuses an expression that is known not to be constant.
    pub(super) fn constant_expression(&mut self, e: &Expr, what: &str) {
        if let Some(at) = self.overflow.take() {
            self.refuse(at, format_args!("{what} has to be constant, and this has no result"));
        }
        if let Some((at, name)) = self.varies(e) {
            self.refuse(at, format_args!("{what} has to be constant, and `{name}` is not"));
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
                self.refuse(e.at, format_args!("an array of {n} elements"));
                None
            }
            Some(Constant::Int(n)) => Some(n),
            _ => None,
        }
    }
}
