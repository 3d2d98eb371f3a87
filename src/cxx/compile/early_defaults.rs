//! Default arguments that g++ evaluates before the arguments that are given.

use super::super::ast::{Arg, Expr, Function, Param, Type, TypeKind};
use super::super::code::{Count, DefaultsOf, Op};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::callees::Callee;
use super::{Compiler, tree};

impl Compiler<'_> {
    /// Pushes the arguments of a call as `push` does; what the call has by default and may act comes before them.
    pub(super) fn behind_defaults(&mut self, args: &[Arg], callee: &Callee, push: impl FnOnce(&mut Self) -> Count) -> Count {
        let of = self.defaults_of.take().unwrap_or(match callee {
            Callee::Class(class) => Some(DefaultsOf::Class(*class)),
            _ => Some(DefaultsOf::Below),
        });
        // what is not evaluated has no order
        let is_told = self.asides == 0
            && !self.scope.is_prelude
            && !args.iter().any(|arg| arg.expands || arg.designator.is_some())
            && self.defaults_act(callee, args.len())
            && args.iter().any(|arg| self.may_act(&arg.value));
        let Some(of) = of.filter(|_| is_told) else { return push(self) };
        let given = args.len() as u16;
        // which constructor is meant the arguments tell, or none where one is of the class itself
        let may_construct = matches!(callee, Callee::Class(_) | Callee::Value | Callee::Typed(..));
        self.defaults_first(of, if may_construct { args } else { &[] }, given);
        let count = push(self);
        self.emit(Op::WithDefaults(given));
        count
    }

    /// Evaluates the default arguments behind the `given` ones; `args` are those that tell which function is meant.
    fn defaults_first(&mut self, of: DefaultsOf, args: &[Arg], given: u16) {
        self.aside(|c| args.iter().for_each(|arg| c.item_samples(arg)));
        self.emit(Op::DefaultsFirst(of, given, !args.is_empty()));
    }

    /// A cast to what may be a class: what its constructor has by default comes before the argument that `push` pushes.
    pub(super) fn cast_behind_defaults(&mut self, ty: &Type, arg: &Expr, push: impl FnOnce(&mut Self)) {
        let acts = !self.scope.is_prelude && self.may_act(arg) && self.defaults_act(&Callee::Typed(Box::new(ty.clone()), None), 1);
        if !acts {
            push(self);
            return self.ty(ty);
        }
        self.ty(ty);
        self.defaults_first(DefaultsOf::Below, &[Arg::from(arg.clone())], 1);
        self.emit(Op::Discard);
        push(self);
        self.ty(ty);
        self.emit(Op::WithDefaults(1));
    }

    /// Pushes the arguments that initialise a member or a base: no type lies below them.
    pub(super) fn given_to_member(&mut self, args: &[Arg], callee: &Callee) -> Count {
        if let Callee::Typed(..) = callee {
            self.defaults_of = Some(None);
        }
        self.given(args, callee)
    }

    /// Whether one of the functions that may be called has a default argument behind the `given` ones that may act.
    pub(super) fn defaults_act(&self, callee: &Callee, given: usize) -> bool {
        // what it is may be converted to an object
        let becomes_object = |ty: &Type, namespace: &str| {
            let name = match &tree::unconst(tree::unreferenced(ty)).kind {
                TypeKind::Path(path) => path.simple(),
                _ => None,
            };
            let found = name.and_then(|name| self.program.find(namespace, std::slice::from_ref(name)));
            matches!(found, Some(of @ Entity::Class(class)) if !self.program.is_of_prelude(of) && self.converts(class))
        };
        let acts = |f: &Function, namespace: &str| {
            let acts = |p: &Param| p.default.as_ref().is_some_and(|default| tree::has_effect(default) || becomes_object(&p.ty, namespace));
            f.params.iter().skip(given).any(acts)
        };
        let of = |f: &u32| acts(&self.program.functions[*f as usize].ast, &self.program.functions[*f as usize].scope.namespace);
        let own = |is_named: &dyn Fn(&str) -> bool| {
            self.program.functions.iter().any(|f| !f.scope.is_prelude && is_named(&f.ast.name) && acts(&f.ast, &f.scope.namespace))
        };
        match callee {
            Callee::Lambda(f) => acts(f, &self.scope.namespace),
            Callee::Functor(all) => all.iter().any(of),
            Callee::Named(name) | Callee::Holder(name, _) => own(&|of| *of == **name),
            Callee::Class(id) | Callee::Typed(_, Some(id)) => {
                let (id, class) = (*id, &self.program.classes[*id as usize]);
                let inherits = || self.inherits_constructors(id) && own(&|_| true);
                match class.members.get(CONSTRUCTOR) {
                    Some(MemberDef::Functions(set)) if self.program.sets[*set as usize].1.iter().any(of) => true,
                    _ => inherits(),
                }
            }
            Callee::Value | Callee::Typed(_, None) => own(&|_| true),
            Callee::Open | Callee::Elements(..) | Callee::Pair(_) => false,
        }
    }
}
