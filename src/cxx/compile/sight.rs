//! Which functions of a name a call sees: those declared in front of it and those that directives add. What the arguments
//! find beside them is known when they are there.

use super::super::ast::Name;
use super::super::code::{OfCute, Site};
use super::super::library;
use super::super::prelude;
use super::super::program::{Entity, Scope, UsingDirective, is_around};
use super::Compiler;

/// The functions that a call sees.
pub(super) struct Sight {
    pub(super) set: u32,
    /// Whether the arguments may find others.
    near: bool,
    /// When those of CuTe are seen.
    of_cute: OfCute,
}

impl Sight {
    /// The functions of a name that says where they are.
    pub(super) fn of(set: u32) -> Self {
        Sight { set, near: false, of_cute: OfCute::Never }
    }

    /// Notes it for a call.
    pub(super) fn note(&self, site: &mut Site) {
        (site.near, site.of_cute) = (self.near, self.of_cute);
    }
}

impl Compiler<'_> {
    /// What a call by a name that stands alone sees of the functions that were found.
    pub(super) fn in_sight(&mut self, name: &Name, set: u32) -> Sight {
        if self.scope.is_prelude {
            let near = self.prelude_looks_near(name);
            return Sight { near, ..Sight::of(set) };
        }
        let all = self.with_directives(name, set);
        let is_one_text = self.program.units == 1;
        let here = self.here;
        let mut hides = false;
        let kept: Vec<u32> = all
            .iter()
            .copied()
            .filter(|f| {
                let def = &self.program.functions[*f as usize];
                let is_hidden = def.scope.class.is_some() && def.ast.flags.is_friend;
                let is_later = is_one_text && def.since > here && def.ast.specialised.is_none();
                hides |= is_hidden;
                def.scope.is_prelude || !is_hidden && !is_later
            })
            .collect();
        let near = hides || self.has_others(name, &all) || (kept.len() < all.len() && self.is_dependent());
        let kept = if kept.is_empty() && !near { all } else { kept };
        let of_cute = self.sees_cute(name, &kept, near);
        let near = near || of_cute != OfCute::Never;
        if self.program.sets[set as usize].1 == kept {
            return Sight { set, near, of_cute };
        }
        self.program.sets.push((name.clone(), kept));
        Sight { set: self.program.sets.len() as u32 - 1, near, of_cute }
    }

    /// When a call that sees these functions, and maybe others, sees those of CuTe too.
    fn sees_cute(&self, name: &Name, functions: &[u32], near: bool) -> OfCute {
        let mut own = functions.iter().map(|f| &self.program.functions[*f as usize].scope).filter(|scope| !scope.is_prelude).peekable();
        if own.peek().is_none() && !near || !prelude::is_declared(name) {
            return OfCute::Never;
        }
        // what stands in a namespace around the call hides what a directive opens
        let here = &*self.scope.namespace;
        let hides = own.any(|scope| !scope.namespace.is_empty() && is_around(&scope.namespace, here));
        if !hides && self.opens_cute() { OfCute::Always } else { OfCute::ByArguments }
    }

    /// Whether a directive opens CuTe here.
    pub(super) fn opens_cute(&self) -> bool {
        let in_block = self.used.iter().flatten().any(|used| matches!(used, UsingDirective::Namespace(name) if &**name == "cute"));
        in_block || self.program.is_opened(&self.scope.namespace, "cute")
    }

    /// The empty set of functions of a name that the arguments alone may find; none where text may see what stands behind it.
    pub(super) fn only_near(&mut self, name: &Name) -> Option<u32> {
        if self.program.units != 1 || self.scope.is_prelude {
            return None;
        }
        self.program.sets.push((name.clone(), Vec::new()));
        Some(self.program.sets.len() as u32 - 1)
    }

    /// The functions of a set, and where it is the one of the file those of namespaces that directives open.
    fn with_directives(&self, name: &Name, set: u32) -> Vec<u32> {
        let mut all = self.program.sets[set as usize].1.clone();
        if !matches!(self.program.entities.get(&**name), Some(Entity::Functions(of)) if *of == set) {
            return all;
        }
        let of_function = self.used.iter().flatten().filter_map(|used| match used {
            UsingDirective::Namespace(name) => Some(&**name),
            _ => None,
        });
        for namespace in self.program.opened_from(&self.scope.namespace).into_iter().chain(of_function) {
            let key = format!("{namespace}::{name}");
            if let Some(Entity::Functions(more)) = self.program.entities.get(&key)
                && !self.program.is_of_prelude(Entity::Functions(*more))
            {
                let more = self.program.sets[*more as usize].1.iter().filter(|f| !all.contains(f)).copied().collect::<Vec<_>>();
                all.extend(more);
            }
        }
        all
    }

    /// Whether the program has other functions of a name.
    pub(super) fn has_others(&self, name: &Name, beside: &[u32]) -> bool {
        let sets = self.program.of_namespaces.get(name).map_or(&[][..], |sets| sets);
        let mut others = sets.iter().flat_map(|set| &self.program.sets[*set as usize].1);
        let is_seen = |scope: &Scope| !scope.is_prelude || scope.is_of_cute();
        others.any(|f| is_seen(&self.program.functions[*f as usize].scope) && !beside.contains(f))
    }

    /// Whether a call by the prelude finds functions of the program by its arguments: what `std` has is called by its whole name
    /// there, but for `swap` and for `get`, which may be compiled before these are known.
    pub(super) fn prelude_looks_near(&self, name: &Name) -> bool {
        let is_of_std = || library::std_names::also(name).is_some() && &**name != "swap";
        self.scope.is_prelude && (&**name == "get" || !is_of_std() && self.has_others(name, &[]))
    }

    /// Whether the code is of a template.
    pub(super) fn is_dependent(&self) -> bool {
        let of_class = self.scope.class.is_some_and(|class| !self.program.classes[class as usize].params.is_empty());
        of_class || self.contexts.iter().any(|c| c.is_template)
    }
}
