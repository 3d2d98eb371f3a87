//! How an expression is passed: as the variable or the value that it is, and whether that expires, `T&&`.

use super::super::ast::{CastKind, Expr, ExprKind, TypeKind, UnaryOp};
use super::super::code::{Count, Op};
use super::super::program::Entity;
use super::{Compiler, Local, Refers, tree};

/// How deep what is compiled for its type alone nests where the last operand of a comma is still asked for its category.
const MAX_ASIDES: u32 = 1;

/// How deep expressions nest in `?:` that is asked for its type: each level is looked at by all around it.
const MAX_CHOICES: u32 = 8;

/// How deep operands nest that are asked about as they are.
const MAX_DEMANDS: u32 = 2;

/// Whether a condition or an arm of `?:` nests deeper than that; how many `?:` stand in one another does not count.
fn is_deep_choice(e: &Expr) -> bool {
    match &tree::bare(e).kind {
        ExprKind::Conditional(c, a, b) => super::order::is_deep(c, MAX_CHOICES) || is_deep_choice(a) || is_deep_choice(b),
        _ => super::order::is_deep(e, MAX_CHOICES),
    }
}

impl Compiler<'_> {
    /// Pushes an argument, or what is assigned: what may be moved from is marked.
    pub(super) fn passed(&mut self, e: &Expr) {
        if self.is_demanded(e) {
            self.demands += 1;
            self.operand_type(e);
            self.demands -= 1;
            self.emit(Op::Declared);
            return;
        }
        match &e.kind {
            ExprKind::Text(text) if self.program.takes_arrays => {
                self.here = e.at;
                self.emit(Op::TextArray(text.clone()));
                return;
            }
            ExprKind::Conditional(c, a, b) => {
                self.conditional((c, a, b), e, true);
                match self.are_const_rvalues(e) {
                    true => _ = self.emit(Op::ConstRvalue(None)),
                    false => self.told_choice(e, false),
                }
                return;
            }
            ExprKind::Comma(items) if let [only] = &items[..] => return self.passed(only),
            ExprKind::Comma(items) | ExprKind::List(items)
                if let (Some((last, before)), true) = (items.split_last(), self.leads_to_last(e) && !self.has_own_comma())
                    && !matches!(tree::bare(last).kind, ExprKind::Conditional(..)) =>
            {
                self.in_front_of_comma(before);
                self.passed(last);
                return self.unbound(&[last]);
            }
            _ if self.leads_to_last(e) => {
                self.place(e);
                self.attempted(|c| c.aside(|c| c.operand_type(e)));
                self.emit(Op::Forward(true));
                return;
            }
            // the type tells which reference it is to, or whether it is a value
            ExprKind::Cast(_, ty, _) if self.casts_as_told(e) => {
                self.place(e);
                self.ty(ty);
                self.emit(Op::Forward(true));
                return;
            }
            _ if self.is_part(e) => return self.passed_part(e),
            _ if let Some(ty) = tree::declval_of(e) => {
                self.value(ty);
                self.emit(Op::Declared);
                return;
            }
            _ => self.told_place(e),
        }
        if !self.is_moved(e) {
            if self.may_be_moved_from(e) {
                self.emit(Op::Rvalue);
            } else if self.is_const_rvalue(e) {
                self.emit(Op::ConstRvalue(None));
            }
            return;
        }
        if let ExprKind::Member { .. } = &e.kind {
            let moved = tree::root(e);
            let ops = &mut self.context().ops;
            if let Some(Op::Member(name)) = ops.last_mut() {
                let name = std::mem::take(name);
                ops.pop();
                self.context().at.pop();
                let is_typed = self.forwarded_type_of(moved);
                self.here = e.at;
                self.emit(Op::MovedMember(name, is_typed));
            }
            return;
        }
        if let Some((index, of)) = tree::element_of(e) {
            // an element that refers to a variable is not moved from
            self.attempted(|c| {
                c.args(std::slice::from_ref(index), true);
                match c.forwarded_type_of(of) {
                    true => _ = c.emit(Op::Forwarding),
                    false => c.decltype(of),
                }
                c.emit(Op::LibraryTemplate("__element_t".into(), Count::Fixed(2)));
            });
            self.emit(Op::Forward(false));
            return;
        }
        if self.forwarded_type_of(e) {
            self.emit(Op::Forward(false));
            return;
        }
        match &e.kind {
            ExprKind::Call(_, args) if let Some(of) = args.first().and_then(|arg| self.depends(&arg.value)) => {
                self.emit(Op::ConstRvalue(Some(of)));
            }
            _ => {
                self.emit(Op::Rvalue);
            }
        }
    }

    /// Whether an expression is a cast of a variable to what may be a reference, `static_cast<decltype(x)>(x)`.
    pub(super) fn casts_as_told(&mut self, e: &Expr) -> bool {
        let ExprKind::Cast(CastKind::C | CastKind::Static, ty, of) = &e.kind else { return false };
        !self.scope.is_prelude && !tree::is_reference(ty) && tree::is_lvalue(of) && self.may_be_reference(ty)
    }

    /// Whether an operand is asked about as what its type says: an lvalue, or what expires.
    pub(super) fn is_demanded(&self, e: &Expr) -> bool {
        let is_named = matches!(
            e.kind,
            ExprKind::Path(_)
                | ExprKind::Member { .. }
                | ExprKind::Index(..)
                | ExprKind::Call(..)
                | ExprKind::Cast(..)
                | ExprKind::Unary(..)
        );
        is_named && (1..=MAX_DEMANDS).contains(&self.demands)
    }

    /// Makes what `?:` gave `const` where an arm is, and a pointer of its own where the arms are of different types.
    pub(super) fn told_choice(&mut self, e: &Expr, refers: bool) {
        let ExprKind::Conditional(_, a, b) = &tree::bare(e).kind else { return };
        let tells = self.may_be_address(e) || (self.may_be_const(a) || self.may_be_const(b)) && self.may_be_object(e);
        if self.scope.is_prelude || self.asides >= MAX_ASIDES || !tells || is_deep_choice(e) {
            return;
        }
        self.attempted(|c| c.aside(|c| c.operand_type(e)));
        self.emit(Op::ConstAs(refers));
    }

    /// Whether an expression, or an arm of it, names what is `const`, or may.
    pub(super) fn may_be_const(&mut self, e: &Expr) -> bool {
        match &tree::bare(e).kind {
            ExprKind::Conditional(_, a, b) => self.may_be_const(a) || self.may_be_const(b),
            _ => self.is_const(e) || self.depends(e).is_some(),
        }
    }

    /// Whether an expression is `?:` of xvalues of which one is `const`.
    fn are_const_rvalues(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Conditional(_, a, b) => {
                let mut both = [&**a, &**b].map(|e| {
                    let is_const = self.are_const_rvalues(e) || self.is_const_rvalue(e);
                    (is_const || self.may_be_moved_from(e)).then_some(is_const)
                });
                both.sort_unstable();
                matches!(both, [Some(_), Some(true)])
            }
            _ => false,
        }
    }

    /// Whether an expression is a part of what may expire, which is known where it runs: a member, an element, what an `optional` holds.
    pub(super) fn is_part(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Member { object, arrow: false, path } => {
                let is_choice = matches!(tree::bare(object).kind, ExprKind::Conditional(..));
                path.simple().is_some() && (is_choice || !self.is_moved(e)) && self.may_expire(object)
            }
            ExprKind::Index(of, _) | ExprKind::Unary(UnaryOp::Dereference, of) => self.may_expire(of),
            ExprKind::Call(..) => match (tree::element_of(e), tree::at_member(e)) {
                (Some((_, of)), _) => !tree::is_moved(of) && self.may_expire(of),
                (_, Some((object, _))) => self.may_expire(object),
                _ => tree::invoked_on(e).is_some_and(|object| self.may_expire(object)),
            },
            _ => false,
        }
    }

    /// Whether it is asked of an expression of the program that has to be an lvalue whether it is one, which its form does not tell.
    pub(super) fn is_asked(&mut self, e: &Expr) -> bool {
        let e = tree::bare(e);
        let may = match &e.kind {
            ExprKind::Member { .. } => self.is_moved(e),
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Member { object, path, .. } => self.program.expiring.contains(&path.last().name) || self.may_expire(object),
                ExprKind::Path(path) => self.program.expiring.contains(&path.last().name) || tree::is_moved(e),
                _ => false,
            },
            _ => tree::is_moved(e),
        };
        !self.scope.is_prelude && (may || self.is_part(e))
    }

    /// Whether an expression is a comma whose last operand may expire, which its type tells.
    pub(super) fn leads_to_last(&mut self, e: &Expr) -> bool {
        self.asides < MAX_ASIDES && matches!(e.kind, ExprKind::Comma(_) | ExprKind::List(_)) && self.may_expire(e)
    }

    /// Whether an expression may expire by its form: it is moved, made, or what a function of the program returns, or a part of that.
    pub(super) fn may_expire(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Conditional(_, a, b) => self.may_expire(a) || self.may_expire(b),
            // what of the library is `const` is told by name
            ExprKind::Call(..) => !tree::called(e).is_some_and(|name| matches!(&**name, "as_const" | "max" | "min" | "clamp")),
            ExprKind::Construct(..) => true,
            ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(|last| self.may_expire(last)),
            _ => tree::is_moved(e) || self.is_moved(e) || self.is_made(e) || self.operates_referring(e) || self.is_part(e),
        }
    }

    /// Pushes a part of what may expire, which is marked where that does.
    fn passed_part(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Member { object, path, .. } => {
                self.passed(object);
                self.here = path.at;
                let name = self.member_name(path);
                self.emit(Op::MemberOf(name));
                return;
            }
            ExprKind::Index(of, indices) => {
                self.passed(of);
                self.element(of, indices, e);
                if let Some(Op::Index(on_const)) = self.context().ops.last_mut() {
                    let on_const = *on_const;
                    self.context().ops.pop();
                    self.context().at.pop();
                    self.emit(Op::ElementOf(on_const));
                }
            }
            ExprKind::Unary(UnaryOp::Dereference, of) => {
                self.passed(of);
                self.here = e.at;
                self.emit(Op::Dereference);
            }
            _ => self.place(e),
        }
        self.emit(Op::Told);
    }

    /// Pushes the type that says whether a variable is forwarded as an rvalue, by `std::forward<T>(x)` or a cast to `T&&`.
    fn forwarded_type_of(&mut self, e: &Expr) -> bool {
        match (tree::forwarded_as(e), &e.kind) {
            (Some(ty), _) => {
                if !self.forwarded_type(ty) {
                    self.value(ty);
                }
            }
            (None, ExprKind::Cast(_, ty, _)) => self.ty(ty),
            _ => return false,
        }
        true
    }

    /// Pushes a place; of a call that may return a reference as it is one.
    pub(super) fn told_place(&mut self, e: &Expr) {
        match e.kind {
            ExprKind::Member { arrow: false, .. } | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => self.rooted(e),
            _ => self.place(e),
        }
        if self.calls_referring(e) {
            self.emit(Op::Told);
        }
    }

    /// Whether an expression calls a function of the program that may return a reference, as far as its name tells.
    pub(super) fn calls_referring(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Call(callee, _) if !tree::is_moved(e) => match tree::called(e) {
                Some(name) => {
                    let is_given =
                        matches!(&callee.kind, ExprKind::Path(path) | ExprKind::Member { path, .. } if path.last().args.is_some());
                    let is_value = |c: &mut Self| matches!(&callee.kind, ExprKind::Path(path) if matches!(c.entity(path), Some((Entity::Global(_), _))));
                    self.program.referring.contains(name)
                        || is_given && self.program.returns_parameter.contains(name)
                        || self.local(name).is_some()
                        || is_value(self)
                }
                None => !matches!(callee.kind, ExprKind::Type(_)),
            },
            _ => self.operates_referring(e),
        }
    }

    /// Whether an expression is an operator of the program that may return a reference.
    pub(super) fn operates_referring(&mut self, e: &Expr) -> bool {
        let symbol = match &e.kind {
            ExprKind::Binary(op, ..) => op.symbol(),
            ExprKind::Index(of, _) => return self.program.expiring.contains("operator[]") && self.may_be_object(of),
            ExprKind::Unary(UnaryOp::Dereference, of) if self.program.expiring.contains("operator*") && self.may_be_object(of) => {
                return true;
            }
            // of a pointer or an iterator it is a place
            ExprKind::Unary(UnaryOp::Dereference, of) if tree::is_moved(of) || self.is_made(of) => return self.may_be_object(e),
            ExprKind::Unary(UnaryOp::Dereference, of) if !matches!(of.kind, ExprKind::Call(..)) => return false,
            ExprKind::Unary(op, _) => op.symbol(),
            _ => return false,
        };
        self.program.referring.contains(&*format!("operator{symbol}")) && self.may_be_object(e)
    }

    /// Pushes what `auto` stands for, where the type is `decltype(x)` of a parameter `auto&& x`; whether it is.
    pub(super) fn forwarded_type(&mut self, ty: &Expr) -> bool {
        let ExprKind::Type(ty) = &ty.kind else {
            return false;
        };
        let TypeKind::Decltype(e) = &ty.kind else {
            return false;
        };
        let ExprKind::Path(path) = &e.kind else {
            return false;
        };
        let Some(Local { slot, is_pack, forwarded: Some(of), refers: Some(Refers::Rvalue), .. }) =
            path.simple().and_then(|name| self.local(name))
        else {
            return false;
        };
        let index = self.context().expanding.iter().rev().find(|(pack, _)| *pack == slot).map(|(_, index)| *index);
        match (is_pack, index) {
            (false, _) => self.emit(Op::Local(of)),
            (true, Some(index)) => self.emit(Op::PackElement(of, index)),
            (true, None) => return false,
        };
        true
    }
}
