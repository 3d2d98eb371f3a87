//! What depends on the parameters of a template: a type in it needs `typename`.

use super::super::ast::{Name, Path, Type, TypeKind};
use super::super::compile::{names_in, names_in_type};
use super::{At, Checker};

impl Checker<'_> {
    /// Whether a name is a parameter of a template, or an alias of what depends on one.
    fn is_dependent(&self, name: &Name) -> bool {
        let scope = self.scopes.iter().rev().find(|s| s.names.contains_key(name));
        scope.is_some_and(|s| s.is_template || s.dependent.contains(name))
    }

    /// Whether a type depends on a parameter of a template.
    pub(super) fn depends(&self, ty: &Type) -> bool {
        let mut found = false;
        names_in_type(ty, &mut |name| found |= self.is_dependent(name));
        found
    }

    /// Whether a path names a member of what depends on a parameter of a template, and is not said to be a type.
    pub(super) fn is_taken_for_value(&self, path: &Path) -> bool {
        let Some((_, before)) = path.segments.split_last() else {
            return false;
        };
        let is_own = |name: &Name| self.around.iter().any(|c| self.classes[*c].ast.name == *name);
        let Some(first) = before.first().filter(|_| !path.is_typename && path.of.is_none()) else {
            return false;
        };
        if path.global || is_own(&first.name) {
            return false;
        }
        let mut found = self.is_dependent(&first.name);
        for arg in before.iter().filter(|s| !is_own(&s.name)).flat_map(|s| s.args.iter().flatten()) {
            names_in(&arg.value, &mut |name| found |= self.is_dependent(name));
        }
        found
    }

    /// Refuses the type of a variable or a parameter that needs `typename` in front, whatever the standard.
    pub(super) fn needs_typename(&mut self, ty: &Type) {
        match &ty.kind {
            TypeKind::Const(of) | TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Array(of, _) => {
                self.needs_typename(of);
            }
            TypeKind::Path(path) if self.is_taken_for_value(path) => self.refuse_as_value(path, ty.at),
            _ => {}
        }
    }

    pub(super) fn refuse_as_value(&mut self, path: &Path, at: At) {
        let text = super::super::program::joined(path);
        self.refuse(at, format_args!("`{text}` depends on a parameter of the template: as a type it needs `typename` in front"));
    }
}
