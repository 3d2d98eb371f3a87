//! Packs: each has to stand in something that `...` expands, and what `...` expands has to have one.

use super::super::ast::{Arg, ExprKind, Name, Path};
use super::types::Seen;
use super::{At, Checker};

impl Checker<'_> {
    /// Notes that a name of the innermost scope is a pack.
    pub(super) fn declare_pack(&mut self, name: &Name) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.packs.insert(name.clone());
        }
    }

    fn is_pack(&self, name: &Name) -> bool {
        self.scopes.iter().rev().find(|s| s.names.contains_key(name)).is_some_and(|s| s.packs.contains(name))
    }

    /// Reads what `...` stands behind, where `expands` says so.
    pub(super) fn expanded<T>(&mut self, expands: bool, read: impl FnOnce(&mut Self) -> T) -> T {
        self.expanding += usize::from(expands);
        let done = read(self);
        self.expanding -= usize::from(expands);
        done
    }

    /// Reads an argument.
    pub(super) fn arg(&mut self, arg: &Arg) -> Seen {
        if let (true, ExprKind::Path(path)) = (arg.expands, &arg.value.kind) {
            self.has_pack(path, arg.value.at);
        }
        self.expanded(arg.expands, |c| c.expr(&arg.value))
    }

    /// Refuses a pack that nothing expands.
    pub(super) fn is_expanded(&mut self, path: &Path, at: At) {
        let first = &path.segments[0].name;
        if self.expanding == 0 && !path.global && path.of.is_none() && self.is_pack(first) {
            self.refuse(at, format_args!("`{first}` is a pack, and no `...` expands it here"));
        }
    }

    /// Refuses a variable or a parameter of a template that is expanded, and is no pack.
    pub(super) fn has_pack(&mut self, path: &Path, at: At) {
        let Some(name) = path.simple() else {
            return;
        };
        let is_one =
            self.local(name).is_some_and(|(s, _)| matches!(s.meaning, super::Meaning::Variable(_))) || self.is_template_parameter(name);
        if is_one && !self.is_pack(name) {
            self.refuse(at, format_args!("`...` expands a pack, and `{name}` is none"));
        }
    }
}
