//! The type that a function deduces from its `return`: the one that is run, where `if constexpr` chooses among some.

use super::super::ast::{Expr, ExprKind, Path, Type, TypeKind};
use super::super::code::Op;
use super::super::compiled::Deduction;
use super::super::value::{Integer, Value};
use super::operands::is_exact;
use super::{Compiler, Deduced, tree};
use std::rc::Rc;

/// How deep lambdas nest that are compiled for the types of their results alone.
const MAX_DEDUCING: u32 = 2;

/// How many conditions one behind the other may say what a function returns.
const MAX_CONDITIONS: usize = 256;

/// How deep branches nest of which each may say what a function returns.
const MAX_BRANCHES: u32 = 32;

impl Compiler<'_> {
    /// Compiles the branches of `if constexpr` in a function whose type its first `return` deduces: which one that is, the condition says.
    pub(super) fn deduced_in_branches(&mut self, test: &Expr, is_exact: bool, branches: [&mut dyn FnMut(&mut Self); 2]) {
        let mut names = Vec::new();
        super::walk::names_in(test, &mut |name| names.push(name.clone()));
        // the value of a variable is not there before the function runs, nor is what `using` names in it
        let is_told = names.iter().all(|name| {
            let local = self.local(name);
            let mut is_given = |slot| self.context().params.iter().any(|(given, _)| *given == slot);
            local.is_none_or(|local| local.is_type && !local.is_alias || local.is_parameter || local.is_pack || is_given(local.slot))
        });
        let is_meant = is_told && self.context().branches < MAX_BRANCHES && self.context().deduced_before.len() < MAX_CONDITIONS;
        let condition = is_meant.then(|| {
            self.part(|c| {
                c.value(test);
                c.constant(test);
            })
        });
        let Some(condition) = condition else {
            self.context().deduced = Deduced::Unknown;
            return branches.into_iter().for_each(|branch| branch(self));
        };
        let around = std::mem::take(&mut self.context().deduced_before);
        let arms = branches.map(|branch| {
            self.context().deduced = Deduced::Open(is_exact);
            self.context().branches += 1;
            branch(self);
            self.context().branches -= 1;
            self.whole_deduction()
        });
        self.context().deduced_before = around;
        let is_open = arms.iter().any(|arm| matches!(arm, Deduced::Open(_)));
        self.context().deduced_before.push((condition, arms));
        // what stands behind it returns too
        self.context().deduced = if is_open { Deduced::Open(is_exact) } else { Deduced::Unknown };
        if !is_open {
            self.context().deduced = self.whole_deduction();
        }
    }

    /// What the last `return` deduces, or one in a branch in front of it.
    pub(super) fn whole_deduction(&mut self) -> Deduced {
        let mut whole = std::mem::take(&mut self.context().deduced);
        for (condition, arms) in std::mem::take(&mut self.context().deduced_before).into_iter().rev() {
            let behind = match &whole {
                Deduced::Known(code) => Some(Rc::new(code.clone())),
                _ => None,
            };
            let arms = arms.map(|arm| match arm {
                Deduced::Known(code) => Some(Rc::new(code)),
                Deduced::Open(_) => behind.clone(),
                _ => None,
            });
            whole = Deduced::Known(Deduction::If(condition, arms));
        }
        whole
    }

    /// Whether a type names one to which the function itself gives a name.
    fn names_alias(&mut self, ty: &Type) -> bool {
        let mut names = Vec::new();
        super::walk::names_in_type(ty, &mut |name| names.push(name.clone()));
        names.iter().any(|name| self.local(name).is_some_and(|local| local.is_alias))
    }

    /// Notes the type that `return e` deduces, where parameters and declared variables of numbers are all that it names.
    pub(super) fn deduces(&mut self, e: &Expr, by_decltype: bool) {
        if self.deducing == MAX_DEDUCING {
            self.context().deduced = Deduced::Unknown;
            return;
        }
        let mut names = Vec::new();
        super::walk::names_in(e, &mut |name| names.push(name.clone()));
        // the variables of the function that the bodies of lambdas name too
        let scopes = &self.context().scopes;
        super::walk::unexpanded(e, &mut |name| names.extend(scopes.iter().any(|of| of.contains_key(name)).then(|| name.clone())));
        let whole = match &e.kind {
            ExprKind::Path(path) => path.simple().cloned(),
            _ => None,
        };
        let (mut numbers, mut class) = (Vec::new(), None);
        for name in names {
            let Some(local) = self.local(&name) else { continue };
            let context = self.context();
            let is_given =
                local.is_type && !local.is_alias || local.is_parameter || context.params.iter().any(|(slot, _)| *slot == local.slot);
            if is_given || local.is_pack || context.captures.iter().any(|(_, own, _)| *own == local.slot) {
                continue;
            }
            let declared = local.declared.and_then(|n| self.declared.get(n as usize).cloned());
            match declared.map(|ty| (tree::unconst(&ty).kind.clone(), ty)) {
                // its value may be part of a type
                Some((TypeKind::Builtin(_), _)) if local.is_const && names_arguments(e) => {
                    self.context().deduced = Deduced::Unknown;
                    return;
                }
                Some((TypeKind::Builtin(b), _)) => numbers.push((local.slot, super::types::builtin(b))),
                Some((TypeKind::Path(path), ty))
                    if whole.as_ref() == Some(&name) && path.of.is_none() && is_exact(&ty) && !self.names_alias(&ty) =>
                {
                    class = Some(tree::unconst(&ty).clone())
                }
                _ => {
                    self.context().deduced = Deduced::Unknown;
                    return;
                }
            }
        }
        self.deducing += 1;
        let code = self.part(|c| match class {
            Some(ty) => c.ty(&ty),
            None => {
                for (slot, ty) in numbers {
                    c.push(Value::Int(Integer::Int, 1));
                    c.emit(Op::ConvertTo(ty));
                    c.emit(Op::Store(slot));
                }
                c.returned_type(e, by_decltype);
            }
        });
        self.deducing -= 1;
        self.context().deduced = Deduced::Known(Deduction::Type(code));
    }

    /// Pushes the type that `return e` gives a function that deduces it.
    fn returned_type(&mut self, e: &Expr, by_decltype: bool) {
        match by_decltype {
            true => self.decltype(e),
            false => self.operand_type(e),
        }
        match self.context().result.clone().map(|ty| ty.kind) {
            Some(TypeKind::Reference(of)) => {
                self.emit(Op::Unreferenced);
                if matches!(of.kind, TypeKind::Const(_)) {
                    self.emit(Op::Const);
                }
                self.emit(Op::Reference);
            }
            Some(TypeKind::Forwarding(_)) => {
                self.emit(Op::Forwarding);
            }
            _ => {}
        }
    }

    /// Returns the type of `e` where the call is asked for that and nothing but its run tells it.
    pub(super) fn returns_type(&mut self, e: &Expr) {
        let kind = self.context().result.as_ref().map(|ty| ty.kind.clone());
        let by_decltype = matches!(kind, Some(TypeKind::DecltypeAuto));
        let refers = matches!(&kind, Some(TypeKind::Reference(of) | TypeKind::Forwarding(of)) if tree::is_auto(of) || matches!(&of.kind, TypeKind::Const(of) if tree::is_auto(of)));
        if !matches!(self.context().deduced, Deduced::Unknown) || !(by_decltype || refers) {
            return;
        }
        let unless = self.emit(Op::UnlessTypeAsked(0));
        self.aside(|c| c.returned_type(e, by_decltype));
        let noted = self.emit(Op::ReturnedType(0));
        self.emit(Op::Return(true));
        self.land(noted);
        self.land(unless);
    }
}

/// Whether template arguments stand in an expression, or a lambda.
fn names_arguments(e: &Expr) -> bool {
    let of_path = |path: &Path| path.segments.iter().any(|s| s.args.as_ref().is_some_and(|args| !args.is_empty()));
    let of_type = |ty: &Type| !matches!(&tree::unconst(ty).kind, TypeKind::Builtin(_));
    let mut found = match &e.kind {
        ExprKind::Path(path) | ExprKind::Member { path, .. } => of_path(path),
        ExprKind::Construct(ty, _) | ExprKind::Cast(_, ty, _) | ExprKind::Type(ty) => of_type(ty),
        ExprKind::Lambda(_) => true,
        _ => false,
    };
    super::walk::operands(e, &mut |e| found = found || names_arguments(e));
    found
}
