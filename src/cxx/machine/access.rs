//! Who may use the members of a class, where a template asks whether it may: [class.access] in what is substituted.

use super::super::ast::{Access, Class, Member};
use super::super::value::{ClassId, Fault, Outcome};
use super::Machine;
use super::facts::is_public;

/// How deep bases of bases are followed.
const MAX_BASES: usize = 64;

impl Machine<'_> {
    /// Refuses a member that the code which names it may not use.
    pub(super) fn may_use(&self, class: ClassId, name: &str) -> Outcome<()> {
        self.not_ambiguous(class, name)?;
        if !(self.substitutes || self.comparing || self.state.is_unevaluated || self.is_probing()) {
            return Ok(());
        }
        match self.access_of(class, name, 0) {
            Some(Access::Public) | None => Ok(()),
            Some(_) => {
                let name_of_class = &self.state.types.classes[class.0 as usize].name;
                Err(Fault::ill_formed(format_args!("`{name}` is not public in `{name_of_class}`")))
            }
        }
    }

    /// The methods of a name of a class, where the code around may use them.
    pub(super) fn open_methods(&self, class: ClassId, name: &str) -> Outcome<Option<(ClassId, u32)>> {
        self.may_use(class, name)?;
        Ok(self.method_set(class, name))
    }

    /// Who may use a member that a class declares or has of a base; everybody where the code around is of the class or a friend.
    fn access_of(&self, class: ClassId, name: &str, depth: usize) -> Option<Access> {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        if depth > MAX_BASES {
            return None;
        }
        if let Some(access) = declared_access(&def.ast, name) {
            let access = if def.scope.is_prelude { Access::Public } else { access };
            return Some(if access == Access::Public || self.is_within(class, access) { Access::Public } else { access });
        }
        let is_told = def.ast.base_access.len() == instance.bases.len();
        instance.bases.iter().enumerate().find_map(|(i, base)| {
            let access = self.access_of(*base, name, depth + 1)?;
            let way = if is_told { def.ast.base_access[i] } else { Access::Public };
            Some(if way == Access::Public || self.is_within(class, way) { access } else { way })
        })
    }

    /// Whether the code around may call a function that a class declares.
    pub(super) fn may_call(&self, class: ClassId, function: u32) -> bool {
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        def.scope.is_prelude
            || is_public(&def.ast, &self.program.functions[function as usize].ast)
            || self.is_within(class, Access::Private)
    }

    /// Whether the code around may use a class as one of its bases.
    pub(super) fn derives_openly(&self, class: ClassId, base: ClassId, depth: usize) -> bool {
        self.derives(class, base, depth, true)
    }

    /// Whether an object of `class`, which is seen as its base `seen`, is cast to `to` while the program runs.
    pub(super) fn is_cast(&self, (class, seen): (ClassId, ClassId), to: ClassId) -> bool {
        let is_public = |of, base| self.derives(of, base, 0, false);
        self.is_derived(class, to) && (self.is_derived(seen, to) || is_public(to, seen) || is_public(class, seen) && is_public(class, to))
    }

    fn derives(&self, class: ClassId, base: ClassId, depth: usize, here: bool) -> bool {
        let instance = &self.instances[class.0 as usize];
        let access = &self.program.classes[instance.def as usize].ast.base_access;
        let is_told = access.len() == instance.bases.len();
        let is_open = |i: usize| !is_told || access[i] == Access::Public || here && self.is_within(class, access[i]);
        let leads = |of: ClassId| of == base || depth < MAX_BASES && self.derives(of, base, depth + 1, here);
        class == base || instance.bases.iter().enumerate().any(|(i, of)| is_open(i) && leads(*of))
    }

    /// Whether the code that runs is of a class, of one within it, of a friend or, where what it uses is protected, of one derived.
    fn is_within(&self, class: ClassId, access: Access) -> bool {
        let def = self.instances[class.0 as usize].def;
        let friends = || {
            self.program.classes[def as usize].ast.members.iter().filter_map(|m| match m {
                Member::Friend(name) => Some(name),
                Member::Function(f) if f.flags.is_friend => Some(&f.name),
                _ => None,
            })
        };
        // a lambda is within the function that has it
        let of_function = self.frames.iter().rev().find_map(|frame| frame.function.as_ref().filter(|f| f.id != 0));
        if of_function.is_some_and(|f| friends().any(|name| **name == *f.name)) {
            return true;
        }
        let Some(around) = self.frames.last().and_then(|frame| frame.class) else { return false };
        if access == Access::Protected && self.is_derived(around, class) {
            return true;
        }
        let primary = self.instances[class.0 as usize].primary;
        let outer = |id: &u32| self.program.classes[*id as usize].scope.class;
        std::iter::successors(Some(self.instances[around.0 as usize].def), outer)
            .any(|id| id == def || id == primary || friends().any(|name| **name == *self.program.classes[id as usize].ast.name))
    }
}

/// How a class declares a member of a name, the most open of several functions.
fn declared_access(class: &Class, name: &str) -> Option<Access> {
    let mut now = class.access;
    let mut found = None;
    for m in &class.members {
        let is_named = match m {
            Member::Access(access) => {
                now = *access;
                false
            }
            Member::Fields(v) | Member::Statics(v) => v.declared.iter().any(|d| *d.name == *name),
            Member::Function(f) => *f.name == *name && !f.flags.is_friend,
            Member::Alias(alias) => *alias.name == *name,
            Member::Class(of) => *of.name == *name,
            Member::Enum(of) => of.name.as_deref() == Some(name),
            Member::Using(path) => *path.last().name == *name,
            _ => false,
        };
        if is_named && found != Some(Access::Public) {
            found = Some(now);
        }
    }
    found
}
