//! Which functions of a name a call sees: those declared in front of it and those that directives add. What the arguments
//! find beside them is known when they are there.

use super::super::ast::Name;
use super::super::code::{Beside, Site};
use super::super::library;
use super::super::prelude;
use super::super::program::{Entity, Scope, UsingDirective, is_around};
use super::Compiler;

/// The functions that a call sees.
pub(super) struct Sight {
    pub(super) set: u32,
    /// Whether the arguments may find others.
    near: bool,
    /// When those of CuTe are seen, and those of `std`.
    beside: [Beside; 2],
}

impl Sight {
    /// The functions of a name that says where they are.
    pub(super) fn of(set: u32) -> Self {
        Sight { set, near: false, beside: [Beside::Never; 2] }
    }

    /// Notes it for a call.
    pub(super) fn note(&self, site: &mut Site) {
        (site.near, site.beside) = (self.near, self.beside);
    }
}

impl Compiler<'_> {
    /// What a call by a name that stands alone sees of the functions that were found.
    pub(super) fn in_sight(&mut self, name: &Name, set: u32) -> Sight {
        if self.scope.is_prelude {
            let near = self.prelude_looks_near(name);
            return Sight { near, ..Sight::of(set) };
        }
        // where a block declares it, arguments find no others
        if self.used.iter().flatten().any(|used| matches!(used, UsingDirective::Functions(_, of, true) if *of == set)) {
            return Sight::of(set);
        }
        let all = self.with_directives(name, set);
        let is_one_text = self.program.units == 1;
        let here = self.here;
        let of_std = self.is_of_std_alone(name);
        let mut hides = false;
        let kept: Vec<u32> = all
            .iter()
            .copied()
            .filter(|f| {
                let def = &self.program.functions[*f as usize];
                let is_hidden = def.scope.class.is_some() && def.ast.flags.is_friend;
                let is_later = is_one_text && def.since > here && def.ast.specialised.is_none();
                let is_hidden = is_hidden || of_std;
                hides |= is_hidden && !def.scope.is_prelude;
                def.scope.is_prelude || !is_hidden && !is_later
            })
            .collect();
        let near = hides || self.has_others(name, &all) || (kept.len() < all.len() && self.is_dependent());
        let mut kept = if kept.is_empty() && !near { all } else { kept };
        let beside = self.sees(name, &kept, near);
        let near = near || beside != [Beside::Never; 2];
        self.add_of_c(name, &mut kept);
        if self.program.sets[set as usize].1 == kept {
            return Sight { set, near, beside };
        }
        self.program.sets.push((name.clone(), kept));
        Sight { set: self.program.sets.len() as u32 - 1, near, beside }
    }

    /// Whether a `using std::f;` of the function alone brings a name into sight: it hides what stands around the function.
    fn is_of_std_alone(&self, name: &Name) -> bool {
        let mut named = self.used.iter().flatten().filter_map(|used| match used {
            UsingDirective::Name(path) if path.last() == Some(name) => Some(path),
            _ => None,
        });
        named.next().is_some_and(|path| path.len() == 2 && *path[0] == *"std") && named.next().is_none()
    }

    /// When a call that sees these functions, and maybe others, sees those of CuTe too, and those of `std`.
    pub(super) fn sees(&self, name: &Name, functions: &[u32], near: bool) -> [Beside; 2] {
        let is_of_program = |f: &u32| !self.program.functions[*f as usize].scope.is_prelude;
        if self.scope.is_prelude || !near && !functions.iter().any(is_of_program) {
            return [Beside::Never; 2];
        }
        let hides = self.hides_outer(name, functions);
        let is_of_cute = prelude::is_declared(name);
        let is_of_std = library::std_names::also(name).is_some()
            || (!is_of_cute || prelude::is_of_c(name)) && self.program.library_functions(name).is_some();
        [("cute", is_of_cute), ("std", is_of_std)].map(|(of, is_known)| match is_known {
            false => Beside::Never,
            true if self.names_one(of, name) || !hides && self.opens(of) => Beside::Always,
            true => Beside::ByArguments,
        })
    }

    /// Whether the code stands in a namespace of the library, or a `using` of the function names that of it.
    fn names_one(&self, of: &str, name: &Name) -> bool {
        let is_it =
            |used: &UsingDirective| matches!(used, UsingDirective::Name(path) if path.len() == 2 && &*path[0] == of && path[1] == *name);
        let here = &*self.scope.namespace;
        here.split("::").next() == Some(of) || self.used.iter().flatten().any(is_it) || self.program.names_one(here, of, name)
    }

    /// Whether functions of the program that a call sees hide what a directive, or the file, has of the name: they stand in a
    /// namespace around the call, or a `using` of the function names them.
    fn hides_outer(&self, name: &Name, functions: &[u32]) -> bool {
        let here = &*self.scope.namespace;
        let mut scopes = functions.iter().map(|f| &self.program.functions[*f as usize].scope).filter(|scope| !scope.is_prelude);
        let is_named = |used: &UsingDirective| match used {
            UsingDirective::Name(path) => path.last() == Some(name),
            UsingDirective::Functions(of, ..) => of == name,
            _ => false,
        };
        scopes.any(|scope| !scope.namespace.is_empty() && is_around(&scope.namespace, here)) || self.used.iter().flatten().any(is_named)
    }

    /// Whether a directive opens CuTe here, or `std`.
    pub(super) fn opens(&self, of: &str) -> bool {
        let in_block = self.used.iter().flatten().any(|used| matches!(used, UsingDirective::Namespace(name) if &**name == of));
        in_block || self.program.is_opened(&self.scope.namespace, of)
    }

    /// Whether a call by a name of which `std` or CuTe has a class sees functions of the program that arguments find, and no class: nothing
    /// brings that into sight.
    pub(super) fn is_near_alone(&self, name: &Name, found: Option<(Entity, usize)>) -> bool {
        let is_class = found.is_none_or(|(found, _)| !matches!(found, Entity::Functions(_)) && self.program.is_of_prelude(found));
        if !is_class || self.scope.is_prelude || !self.has_others(name, &[]) {
            return false;
        }
        let here = &*self.scope.namespace;
        let is_within = || ["std", "cute", "cutlass"].contains(&here.split("::").next().unwrap_or_default());
        let opens = |of: &[&str]| of.iter().any(|of| self.opens(of));
        let is_named = || {
            let mut used = self.used.iter().flatten();
            let is_it = |used: &UsingDirective| matches!(used, UsingDirective::Name(path) if path.last() == Some(name));
            used.any(is_it) || self.program.imported(here, std::slice::from_ref(name)).is_some()
        };
        let is_opened = match library::std_names::also(name) {
            Some(library::std_names::Also::Nowhere) => opens(&["std"]),
            Some(library::std_names::Also::Cute) => opens(&["std", "cute", "cutlass"]),
            _ => true,
        };
        !is_opened && !is_within() && !is_named()
    }

    /// Adds the functions of C that stand beside those of the program at the level of the file.
    fn add_of_c(&mut self, name: &Name, kept: &mut Vec<u32>) {
        let is_of_program = |f: &u32| !self.program.functions[*f as usize].scope.is_prelude;
        if prelude::is_of_c(name) && kept.iter().any(is_of_program) && !self.hides_outer(name, kept) {
            let of_std = self.opens("std");
            kept.retain(is_of_program);
            let of_c = self.program.of_c(name, of_std, kept);
            kept.extend(of_c);
        }
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
