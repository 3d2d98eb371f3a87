//! What class a type is the name of, by way of aliases.

use super::super::ast::{Name, Type, TypeKind};
use super::super::program::Entity;
use super::{Compiler, tree};

/// How many aliases of aliases are followed.
const MAX_ALIASES: usize = 64;

/// What class a type is the name of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Named {
    /// One of the program.
    Class,
    /// A text of the library.
    Text,
    /// Another one of the library.
    OfLibrary,
}

impl Compiler<'_> {
    /// What class a type names, by way of aliases; nothing of numbers, and of what only a template's arguments tell.
    pub(super) fn names_type(&mut self, ty: &Type, depth: usize) -> Option<Named> {
        let TypeKind::Path(path) = &tree::unconst(ty).kind else { return None };
        if depth > MAX_ALIASES || path.of.is_some() {
            return None;
        }
        if let Some(local) = path.simple().and_then(|name| self.local(name)) {
            let declared = local.declared.map(|n| self.declared[n as usize].clone())?;
            return self.names_type(&declared, depth + 1);
        }
        let first = &path.segments[0].name;
        if !path.global && (self.first_local(path).is_some() || self.class_param(first).is_some()) {
            return None;
        }
        match self.entity(path) {
            Some((Entity::Class(_), n)) => (n == path.segments.len()).then_some(Named::Class),
            Some((Entity::Alias(id), n)) if n == path.segments.len() => {
                let alias = self.program.aliases[id as usize].ast.clone();
                if alias.template.is_some() { None } else { self.names_type(&alias.ty, depth + 1) }
            }
            Some(_) => None,
            None => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                let name = super::names::library_name(&names);
                let is_class = super::super::check::library_type(&name).is_none() && crate::cxx::library::is_type(&name);
                let is_text = |name: &str| matches!(name, "string" | "u8string" | "u16string" | "u32string" | "basic_string");
                is_class.then_some(if is_text(name.strip_prefix("std::").unwrap_or(&name)) { Named::Text } else { Named::OfLibrary })
            }
        }
    }
}
