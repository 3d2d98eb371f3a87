//! Names that are declared as two things: a function that the library has too, a type beside a variable or a function.

use super::super::ast::{Function, Item, Name};
use super::{Entity, Program, Scope, key};
use std::collections::HashSet;

/// What a type is called where something else has its name too.
pub(in super::super) fn tag_of(name: &str) -> Name {
    Name::from(format!("struct {name}"))
}

impl Program {
    /// Leaves out what declares a function of C once more: it is the library's own where the text has no other.
    pub(super) fn leave_out_redeclared(&self, items: &mut Vec<Item>) {
        let defined: HashSet<Name> = items
            .iter()
            .filter_map(|item| match item {
                Item::Function(f) if f.body.is_some() => Some(f.name.clone()),
                _ => None,
            })
            .collect();
        let is_of_c = |f: &Function| {
            let of_prelude = match self.entities.get(&*f.name) {
                Some(Entity::Functions(set)) => self.sets[*set as usize].1.iter().all(|f| {
                    let known = &self.functions[*f as usize];
                    known.scope.is_prelude && known.ast.template.is_none()
                }),
                _ => super::super::library::lookup(&f.name),
            };
            of_prelude && f.body.is_none() && f.template.is_none() && f.owner.is_none() && !defined.contains(&f.name)
        };
        items.retain(|item| !matches!(item, Item::Function(f) if is_of_c(f)));
    }

    /// Keeps the class or the enumeration of a name that a variable or a function is to have: `struct A` means it still.
    pub(super) fn hides_tag(&mut self, name: &Name, scope: &Scope) {
        if let Some(hidden @ (Entity::Class(_) | Entity::Enum(_))) = self.entities.get(&key(&scope.namespace, name)).copied() {
            self.entities.insert(key(&scope.namespace, &tag_of(name)), hidden);
        }
    }
}
