//! Members that designators leave out: each is made of what it is declared with where its turn is.

use super::super::ast::{Arg, At, Class, Designator, Expr, Init, Name, Type, TypeKind, Variable};
use super::super::code::Op;
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::Compiler;
use super::callees::Callee;
use super::constructors::fields_of;
use super::planned::Planned;
use super::tree::{has_effect, is_pure, unconst};

/// How many members of members are looked at for code.
const MAX_LOOKED_AT: u32 = 1000;

impl Compiler<'_> {
    /// The members in front of each item that designators leave out, where it is seen when these are made.
    pub(super) fn left_out(&mut self, callee: &Callee, args: &[Arg]) -> Vec<Vec<Name>> {
        let mut all = vec![Vec::new(); args.len()];
        let Some(class) = self.class_designated(callee) else { return all };
        if !args.iter().any(|arg| matches!(arg.designator, Some(Designator::Member(_)))) {
            return all;
        }
        let def = self.program.classes[class as usize].ast.clone();
        let fields: Vec<&Variable> = fields_of(&def).collect();
        let mut from = 0;
        for (i, arg) in args.iter().enumerate() {
            let Some(Designator::Member(name)) = &arg.designator else { continue };
            let Some(to) = fields.iter().position(|field| field.name == *name) else { continue };
            let acts = |field: &&Variable| self.default_acts(class, field, &mut MAX_LOOKED_AT.clone());
            let skipped = fields.get(from..to).unwrap_or(&[]).iter().copied().filter(acts).map(|field| field.name.clone()).collect();
            // what is evaluated behind them, or made of it, may act too
            let is_seen = args[i..].iter().any(|arg| !is_pure(&arg.value))
                || fields[to..].iter().any(|field| self.makes_by_code(class, &field.ty, &mut MAX_LOOKED_AT.clone()));
            if is_seen {
                all[i] = skipped;
            }
            from = to + 1;
        }
        all
    }

    /// The class, or the class template, whose members designators name.
    fn class_designated(&mut self, callee: &Callee) -> Option<u32> {
        match callee {
            Callee::Class(class) | Callee::Typed(_, Some(class)) => Some(*class),
            Callee::Typed(ty, None) => self.template_of(ty),
            _ => None,
        }
    }

    /// Pushes the members of a type that are left out in front of an item.
    pub(super) fn members_left_out(&mut self, callee: &Callee, of: Option<Planned<'_>>, names: &[Name], at: At) {
        let Some(class) = self.class_designated(callee) else { return };
        let def = self.program.classes[class as usize].ast.clone();
        for name in names {
            match (of, callee) {
                (Some(of), _) => self.type_planned(of),
                (None, Callee::Typed(ty, _)) => self.ty(ty),
                (None, _) => _ = self.emit(Op::Class(class)),
            }
            self.here = at;
            if fields_of(&def).any(|field| field.name == *name && self.names_member(class, &field.init)) {
                self.emit(Op::Unread("a member that is left out, made of others, in front of one that acts".into()));
            }
            self.emit(Op::MemberDefault(name.clone()));
            self.emit(Op::Named(name.clone()));
        }
    }

    /// Whether what a member is declared with names a member of the class.
    fn names_member(&self, class: u32, init: &Init) -> bool {
        let members = &self.program.classes[class as usize].members;
        let mut is_named = false;
        let mut look = |e: &Expr| super::walk::names_in(e, &mut |name| is_named |= &**name == "this" || members.contains_key(name));
        match init {
            Init::None => {}
            Init::Equal(e) => look(e),
            Init::Paren(args) | Init::Brace(args) => args.iter().for_each(|arg| look(&arg.value)),
        }
        is_named
    }

    /// Whether a member that is not given may act when it is made.
    fn default_acts(&mut self, class: u32, field: &Variable, left: &mut u32) -> bool {
        let acts = match &field.init {
            Init::None => false,
            Init::Equal(e) => has_effect(e),
            Init::Paren(args) | Init::Brace(args) => args.iter().any(|arg| has_effect(&arg.value)),
        };
        acts || self.makes_by_code(class, &field.ty, left)
    }

    /// Whether what is made of a type that is written in a class may run a constructor of the program, as far as that is written.
    fn makes_by_code(&mut self, class: u32, ty: &Type, left: &mut u32) -> bool {
        *left = left.saturating_sub(1);
        let of = match &unconst(ty).kind {
            TypeKind::Array(of, _) => return self.makes_by_code(class, of, left),
            TypeKind::Path(_) => self.class_of_type(ty),
            _ => None,
        };
        // a parameter of a template may stand for a class
        if let (TypeKind::Path(path), None) = (&unconst(ty).kind, of)
            && self.program.classes[class as usize].params.contains(&path.segments[0].name)
        {
            return true;
        }
        let Some(def) = of.map(|class| &self.program.classes[class as usize]).filter(|def| !def.scope.is_prelude) else { return false };
        if *left == 0 || matches!(def.members.get(CONSTRUCTOR), Some(MemberDef::Functions(_))) {
            return true;
        }
        let def = def.ast.clone();
        let class = of.unwrap_or(class);
        fields_of(&def).any(|field| !is_called(&field.ty, &def) && self.default_acts(class, field, left))
    }
}

/// Whether a type is called as a class is, which a member of the class cannot be.
fn is_called(ty: &Type, class: &Class) -> bool {
    matches!(&unconst(ty).kind, TypeKind::Path(path) if path.last().name == class.name)
}
