//! Local variables that nothing refers to: g++ keeps them in registers, so that what takes the value of one reads it when all
//! operands are there, and not where it stands among them.

use super::super::ast::{Arg, BinaryOp, Builtin, CastKind, Expr, ExprKind, Function, Name, Path};
use super::super::ast::{TypeKind, UnaryOp};
use super::super::code::{Op, Recalled};
use super::callees::Callee;
use super::referred::{BY_VALUE, Referred};
use super::tree::{bare, has_effect, unconst};
use super::walk::changes;
use super::{Compiler, type_text, types};
use std::rc::Rc;

/// What g++ makes of an operand before it evaluates it: `x` of `x + 0`, `x * 1` and `(int) x`.
fn folded(e: &Expr) -> &Expr {
    let e = bare(e);
    let is = |e: &Expr, n: i64| matches!(bare(e).kind, ExprKind::Int(v, _) if v == n);
    match &e.kind {
        ExprKind::Cast(CastKind::C | CastKind::Static, ty, of) if matches!(unconst(ty).kind, TypeKind::Builtin(_)) => folded(of),
        ExprKind::Call(callee, args)
            if let (ExprKind::Type(ty), [only]) = (&callee.kind, &args[..])
                && matches!(unconst(ty).kind, TypeKind::Builtin(_)) =>
        {
            folded(&only.value)
        }
        ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Complement), of)
            if let ExprKind::Unary(inner, of) = &bare(of).kind
                && inner == op =>
        {
            folded(of)
        }
        ExprKind::Conditional(c, a, b) if let ExprKind::Bool(c) = bare(c).kind => folded(if c { a } else { b }),
        ExprKind::Binary(BinaryOp::Add | BinaryOp::BitOr | BinaryOp::BitXor, a, b) if is(a, 0) => folded(b),
        ExprKind::Binary(BinaryOp::Multiply, a, b) if is(a, 1) => folded(b),
        ExprKind::Binary(op, a, b) => match op {
            BinaryOp::Multiply | BinaryOp::Divide if is(b, 1) => folded(a),
            BinaryOp::Add | BinaryOp::Subtract | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::ShiftLeft | BinaryOp::ShiftRight
                if is(b, 0) =>
            {
                folded(a)
            }
            _ => e,
        },
        _ => e,
    }
}

/// The variable whose value an operand is, after what it does.
pub(super) fn variable_read(e: &Expr) -> Option<&Name> {
    match &e.kind {
        ExprKind::Path(path) => path.simple(),
        ExprKind::Step(_, false, of) | ExprKind::Assign(_, of, _) | ExprKind::Unary(UnaryOp::Plus, of) => match &bare(of).kind {
            ExprKind::Path(path) => path.simple(),
            _ => None,
        },
        ExprKind::Comma(items) | ExprKind::List(items) => variable_read(items.last()?),
        _ => None,
    }
}

/// The operands of sums and differences within one another, `~x` is `-1 - x`.
fn terms<'e>(e: &'e Expr, found: &mut Vec<&'e Expr>) {
    match &bare(e).kind {
        ExprKind::Binary(BinaryOp::Add | BinaryOp::Subtract, a, b) => {
            terms(a, found);
            terms(b, found);
        }
        ExprKind::Unary(UnaryOp::Complement | UnaryOp::Minus, of) => terms(of, found),
        _ => found.push(folded(e)),
    }
}

impl Compiler<'_> {
    /// Refuses operands that g++ may rearrange, as constants of the left one go behind a sum, and reads a variable late then.
    pub(super) fn rearranged(&mut self, op: BinaryOp, a: &Expr, b: &Expr) {
        let (left, right) = (bare(a), bare(b));
        let mut found = Vec::new();
        match (&left.kind, &right.kind) {
            (ExprKind::Unary(UnaryOp::Complement, of), _) if matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::BitXor) => {
                terms(of, &mut found);
            }
            (ExprKind::Unary(UnaryOp::Complement | UnaryOp::Minus, of), ExprKind::Unary(..)) if op != BinaryOp::Add => {
                terms(of, &mut found)
            }
            (ExprKind::Binary(inner, x, y), ExprKind::Binary(other, ..)) if inner == other => found.extend([folded(x), folded(y)]),
            (ExprKind::Binary(BinaryOp::Add | BinaryOp::Subtract, ..), _) if matches!(op, BinaryOp::Add | BinaryOp::Subtract) => {
                terms(a, &mut found);
                let is_constant = |c: &mut Self, e: &Expr| match &e.kind {
                    ExprKind::Path(_) => c.is_const(e),
                    _ => variable_read(e).is_none() && !has_effect(e),
                };
                if !found.iter().any(|e| is_constant(self, e)) {
                    return;
                }
            }
            (ExprKind::Binary(inner, x, y), _) if *inner == op => found.extend([folded(x), folded(y)]),
            _ => return,
        }
        for e in found {
            if let Some((slot, _)) = self.in_register(e, |name| changes(b, name)) {
                self.emit(Op::Recall { below: 1, of: 0, slot, how: Recalled::Within });
            }
        }
    }

    /// The slot of the variable that an operand reads when the others, which change it, are there: it is in a register; whether
    /// that is not told.
    pub(super) fn in_register(&mut self, e: &Expr, changes_it: impl FnOnce(&Name) -> bool) -> Option<(u32, bool)> {
        let inner = folded(e);
        let name = variable_read(inner)?;
        if !changes_it(name) || !self.is_plain_variable(&Path::name(name.clone(), e.at)) {
            return None;
        }
        let local = self.local(name)?;
        let is_captured = self.context().captures.iter().any(|(_, own, _)| *own == local.slot);
        let local = Some(local).filter(|local| !is_captured && !local.is_static && local.binding.is_none() && !local.is_parameter)?;
        // `x + 0` is no `x` where that may be `-0.0`
        let declared = local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| &unconst(ty).kind);
        let is_whole = matches!(declared, Some(TypeKind::Builtin(Builtin::Integer(_))));
        let is_untold = !std::ptr::eq(inner, bare(e)) && !is_whole;
        match self.referred(name, &local, e) {
            Referred::Yes => None,
            found => Some((local.slot, found == Referred::Maybe || is_untold)),
        }
    }

    /// Replaces the arguments that were pushed, from the last one on, by what variables in registers hold when all are there.
    pub(super) fn recall(&mut self, callee: &Callee, args: &[Arg]) {
        if args.iter().any(|arg| arg.expands) {
            return;
        }
        for (i, arg) in args.iter().enumerate().skip(1) {
            let found = self.in_register(&arg.value, |name| args[..i].iter().any(|before| changes(&before.value, name)));
            let Some((slot, is_untold)) = found else { continue };
            let how = if is_untold { Recalled::Untold } else { self.recalled(callee, args, i) };
            self.emit(Op::Recall { below: i as u16, of: (args.len() - i) as u16, slot, how });
        }
    }

    /// How whatever is called takes argument `i`.
    fn recalled(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Recalled {
        let all = match callee {
            Callee::Value | Callee::Typed(..) => return Recalled::OfCallee,
            Callee::Lambda(f) => vec![f.clone()],
            Callee::Functor(all) => self.declared_as(all),
            Callee::Class(class) => match self.constructors(*class) {
                Some(all) => all,
                None => return Recalled::Untold,
            },
            Callee::Named(name) | Callee::Holder(name, _) => {
                let all: Vec<_> = self.program.functions.iter().filter(|f| f.ast.name == *name).map(|f| f.ast.clone()).collect();
                if all.is_empty() && BY_VALUE.contains(&&**name) {
                    return Recalled::Promoted;
                }
                all
            }
            _ => return Recalled::Untold,
        };
        let local = variable_read(folded(&args[i].value)).and_then(|name| self.local(name)).and_then(|local| local.declared);
        let own = local.and_then(|n| self.declared.get(n as usize)).map(|ty| type_text(unconst(ty)));
        let (count, is_specified) = (args.len(), self.is_specified);
        let takes = |f: &Rc<Function>| {
            f.params.len() >= count && f.params[count..].iter().all(|p| p.default.is_some()) || f.params.iter().any(|p| p.pack)
        };
        let mut how = all.iter().filter(|f| takes(f)).map(|f| {
            let Some(p) = f.params.get(i).or(f.params.last()) else { return Recalled::Untold };
            match &unconst(&p.ty).kind {
                TypeKind::Builtin(b) => Recalled::As(types::builtin(*b)),
                TypeKind::Pointer(_) | TypeKind::Auto => Recalled::AsIs,
                TypeKind::Path(_) if own.as_ref() == Some(&type_text(unconst(&p.ty))) => Recalled::AsIs,
                // `f<long>(x)` says what `T` is
                TypeKind::Path(path) if !is_specified && f.template.iter().flatten().any(|t| t.name.as_ref() == path.simple()) => {
                    Recalled::AsIs
                }
                _ => Recalled::Untold,
            }
        });
        let first = how.next().unwrap_or(Recalled::Untold);
        if how.all(|other| other == first) { first } else { Recalled::Untold }
    }
}
