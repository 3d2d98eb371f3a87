//! The compilation of classes inside of functions.

use super::super::ast::{Class, Name};
use super::super::code::Op;
use super::super::program::VariableAround;
use super::{Compiler, Local, LocalType};
use crate::algebra::sorted;
use std::rc::Rc;

/// What a name means that is in sight of a class inside of a function.
enum InSight {
    /// A parameter of the classes around the function.
    Argument(u32),
    /// A variable, or a parameter of the function's template.
    Local(Local),
    /// Another type of the function, or an enumerator.
    Type(LocalType),
}

impl Compiler<'_> {
    /// A class inside of a function: a class template whose arguments are what is in sight there.
    pub(super) fn local_class(&mut self, class: &Rc<Class>) {
        let (around, packs) = self.in_sight_of_class();
        let names: Vec<Name> = around.iter().map(|(name, _)| name.clone()).collect();
        let declared = self.local_types.last().and_then(|types| match types.get(&class.name) {
            Some(LocalType::Class(id)) if names.is_empty() || self.program.classes[*id as usize].ast.is_declaration => Some(*id),
            _ => None,
        });
        let id = self.program.local_class(class, &self.scope.clone(), (&names, &packs), declared);
        let used: Vec<_> = self.used.iter().flatten().cloned().collect();
        if !used.is_empty() {
            self.program.used_in_functions.insert(id, used);
        }
        let variables = around.iter().filter_map(|(name, seen)| match seen {
            InSight::Local(l) if !l.is_type && !l.is_parameter && !l.is_pack => {
                let refers = l.refers.map(|refers| matches!(refers, super::Refers::Rvalue));
                Some((name.clone(), VariableAround { is_const: l.is_const, refers }))
            }
            _ => None,
        });
        self.program.variables_around.insert(id, variables.collect());
        if names.is_empty() {
            if let Some(types) = self.local_types.last_mut() {
                types.insert(class.name.clone(), LocalType::Class(id));
            }
            return;
        }
        self.emit(Op::Template(id));
        let count = self.counted(around.len(), false, |c| {
            for (_, seen) in &around {
                match seen {
                    InSight::Argument(n) => c.emit(Op::ClassArg(*n)),
                    InSight::Local(local) => {
                        c.emit(Op::Local(local.slot));
                        c.emit(Op::Capture(local.is_const || local.is_type || local.is_parameter))
                    }
                    InSight::Type(LocalType::Class(id)) => c.emit(Op::Class(*id)),
                    InSight::Type(LocalType::Enum(id)) => c.emit(Op::EnumType(*id)),
                    InSight::Type(LocalType::Enumerator(id, n)) => c.emit(Op::Enumerator(*id, *n)),
                    InSight::Type(LocalType::Hidden) => continue,
                };
            }
        });
        self.emit(Op::Apply(count));
        let slot = self.declare(&class.name);
        if let Some(local) = self.context().scopes.last_mut().and_then(|scope| scope.get_mut(&class.name)) {
            (local.is_type, local.is_alias) = (true, true);
        }
        self.emit(Op::Store(slot));
    }

    /// The names that a class may name here beside those of its namespace, outermost first, and those of them that are packs.
    fn in_sight_of_class(&mut self) -> (Vec<(Name, InSight)>, Vec<Name>) {
        let (mut around, mut packs) = (Vec::new(), Vec::new());
        if let Some(class) = self.scope.class {
            let def = &self.program.classes[class as usize];
            around.extend(def.params.iter().cloned().zip((0..).map(InSight::Argument)));
            packs.extend(def.packs.iter().cloned());
        }
        let mut names: Vec<Name> = Vec::new();
        for (i, context) in self.contexts.iter().enumerate() {
            let is_innermost = i + 1 == self.contexts.len();
            let all = context.scopes.iter().flatten();
            names.extend(all.filter(|(_, l)| is_innermost || l.is_type || l.is_parameter).map(|(name, _)| name.clone()));
        }
        let mut locals: Vec<(Name, Local)> = names.into_iter().filter_map(|name| self.local(&name).map(|l| (name, l))).collect();
        sorted::by_key(&mut locals, |(_, local)| local.slot);
        locals.dedup_by_key(|(_, local)| local.slot);
        packs.extend(locals.iter().filter(|(_, local)| local.is_pack).map(|(name, _)| name.clone()));
        around.extend(locals.into_iter().map(|(name, local)| (name, InSight::Local(local))));
        for scope in &self.local_types {
            let mut types: Vec<_> = scope.iter().filter(|(_, found)| !matches!(found, LocalType::Hidden)).collect();
            sorted::by_key(&mut types, |(name, _)| *name);
            around.extend(types.into_iter().map(|(name, found)| (name.clone(), InSight::Type(*found))));
        }
        (around, packs)
    }
}
