//! Local variables that nothing refers to: g++ keeps them in registers, so that what takes the value of one reads it when all
//! operands are there, and not where it stands among them.

use super::super::ast::{Arg, Expr, ExprKind, Function, Name, Path};
use super::super::ast::{TypeKind, UnaryOp};
use super::super::code::{Op, Recalled};
use super::callees::Callee;
use super::referred::{BY_VALUE, Referred};
use super::tree::{bare, unconst};
use super::walk::changes;
use super::{Compiler, type_text, types};
use std::rc::Rc;

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

impl Compiler<'_> {
    /// The slot of the variable that an operand reads when the others, which change it, are there: it is in a register; whether
    /// that is not told.
    pub(super) fn in_register(&mut self, e: &Expr, changes_it: impl FnOnce(&Name) -> bool) -> Option<(u32, bool)> {
        let name = variable_read(e)?;
        if !changes_it(name) || !self.is_plain_variable(&Path::name(name.clone(), e.at)) {
            return None;
        }
        let local = self.local(name)?;
        let is_captured = self.context().captures.iter().any(|(_, own, _)| *own == local.slot);
        let local = Some(local).filter(|local| !is_captured && !local.is_static && local.binding.is_none() && !local.is_parameter)?;
        match self.referred(name, &local, e) {
            Referred::Yes => None,
            found => Some((local.slot, found == Referred::Maybe)),
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
        let local = variable_read(&args[i].value).and_then(|name| self.local(name)).and_then(|local| local.declared);
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
