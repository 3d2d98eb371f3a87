//! Names at the level of the file and of namespaces: what is visible from where.

use super::super::ast::{At, Function, Item, Unit};
use super::super::prelude;
use super::{Entity, FunctionDef, Name, Program, Scope, UsingDirective};
use std::rc::Rc;

/// What the library calls the names of `std` that are other things in CuTe.
const OF_STD: [&str; 18] = [
    "__std_gcd",
    "__std_lcm",
    "__std_thread",
    "__std_array",
    "__std_to_array",
    "__std_tuple",
    "__std_make_tuple",
    "__std_tuple_cat",
    "__std_apply",
    "__std_integral_constant",
    "__std_bool_constant",
    "__std_true_type",
    "__std_false_type",
    "__std_integer_sequence",
    "__std_index_sequence",
    "__std_make_integer_sequence",
    "__std_make_index_sequence",
    "__std_index_sequence_for",
];

/// What the library calls a name of `std` that is another thing in CuTe.
pub(in super::super) fn of_std(name: &str) -> Option<&'static str> {
    OF_STD.into_iter().find(|of| of.strip_prefix("__std_") == Some(name))
}

/// How far other names of namespaces are followed.
const MAX_ALIASES: usize = 8;

/// The namespace of the prelude: that of the file, but what a program declares there hides nothing from it.
pub(in super::super) const OF_PRELUDE: &str = " ";

/// A namespace as it is written: that of the prelude is the one of the file.
pub(in super::super) fn written(namespace: &str) -> &str {
    if namespace == OF_PRELUDE { "" } else { namespace }
}

/// Whether a namespace is another one or stands around it.
pub(in super::super) fn is_around(outer: &str, inner: &str) -> bool {
    outer.is_empty() || inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The whole name of what a namespace has.
#[inline(never)]
pub(super) fn key(namespace: &str, name: &str) -> String {
    match written(namespace) {
        "" => name.to_string(),
        namespace => format!("{namespace}::{name}"),
    }
}

impl Program {
    /// Puts a definition under a whole name: one of the prelude is hidden by it from what is none.
    pub(super) fn define(&mut self, whole: String, entity: Entity, at: Option<At>) {
        if let Some(at) = at
            && whole.contains("::")
            && !self.is_of_prelude(entity)
        {
            self.since.entry(whole.clone()).or_insert(at);
        }
        if let Some(before) = self.entities.insert(whole.clone(), entity)
            && self.is_of_prelude(before)
            && !self.is_of_prelude(entity)
        {
            self.hidden.insert(whole, before);
        }
    }

    /// Where a namespace declares a name first, but for functions.
    pub(in super::super) fn named_since(&self, namespace: &str, name: &str) -> Option<At> {
        self.since.get(&key(namespace, name)).copied()
    }

    /// What the prelude has of a name, or the program where that has none.
    pub(super) fn of_prelude(&self, name: &str) -> Option<Entity> {
        self.hidden.get(name).or_else(|| self.entities.get(name)).copied()
    }

    /// What a qualified name means in a namespace.
    pub(in super::super) fn find(&self, namespace: &str, names: &[Name]) -> Option<Entity> {
        let first = names.first()?;
        let mut text = if names.len() > 1 { self.unaliased(first) } else { first.to_string() };
        for name in &names[1..] {
            text.push_str("::");
            text.push_str(name);
        }
        if namespace == OF_PRELUDE
            && let Some(own) = self.hidden.get(&text)
        {
            return Some(*own);
        }
        let (mut scope, mut of_library) = (namespace, None);
        loop {
            // functions of the program are found there by their arguments alone
            if let Some(found) = self.entities.get(&key(scope, &text))
                && (namespace != OF_PRELUDE || !matches!(found, Entity::Functions(_)) || self.is_of_prelude(*found))
            {
                if !scope.is_empty() || namespace == OF_PRELUDE || names.len() > 1 || !self.is_of_prelude(*found) {
                    return Some(*found);
                }
                of_library = Some(*found);
            }
            if scope.is_empty() {
                break;
            }
            scope = scope.rfind("::").map_or("", |end| &scope[..end]);
        }
        let used = self.opened_from(namespace).into_iter().find_map(|u| self.entities.get(&key(u, &text)).copied());
        if let Some(found) = of_library {
            // what the library has stands in `std`, but what it calls by its arguments is found there too
            return used.filter(|_| !matches!(found, Entity::Functions(_))).or(Some(found));
        }
        let used = used.or_else(|| self.opened_by_owner(namespace, &text));
        let used = used.or_else(|| self.of_library(&text).and_then(|name| self.of_prelude(name)));
        let used = used.or_else(|| self.find(namespace, &self.without_inline(names)?));
        used.or_else(|| self.enumerator(namespace, names))
    }

    /// A path without the inline namespaces in it, where there are any.
    fn without_inline(&self, names: &[Name]) -> Option<Vec<Name>> {
        if self.inline_namespaces.is_empty() {
            return None;
        }
        let (last, before) = names.split_last()?;
        let mut rest: Vec<Name> = before.iter().filter(|name| !self.inline_namespaces.contains(*name)).cloned().collect();
        rest.push(last.clone());
        (rest.len() < names.len()).then_some(rest)
    }

    /// What `using` brings into sight in a class of a function, the classes around it among them.
    pub(in super::super) fn used_around(&self, class: Option<u32>) -> Vec<UsingDirective> {
        let outwards = std::iter::successors(class, |id| self.classes[*id as usize].scope.class);
        outwards.filter_map(|id| self.used_in_functions.get(&id)).flatten().cloned().collect()
    }

    /// A name in a namespace of the library, or that namespace, without the `std::` in front, as the library itself has it.
    pub(super) fn of_library<'n>(&self, name: &'n str) -> Option<&'n str> {
        let rest = name.strip_prefix("std::")?;
        let first = rest.split("::").next()?;
        self.namespaces.contains(first).then_some(rest)
    }

    /// What a qualified name stands for that a `using` in its namespace brings from the library: `n::vector` for `std::vector`.
    pub(in super::super) fn imported(&self, namespace: &str, names: &[Name]) -> Option<&[Name]> {
        if self.imports.is_empty() {
            return None;
        }
        let text = names.iter().map(|n| &**n).collect::<Vec<_>>().join("::");
        let scopes = std::iter::successors(Some(namespace), |scope| scope.rfind("::").map(|end| &scope[..end]));
        scopes.chain([""]).find_map(|scope| self.imports.get(&key(scope, &text))).map(|of| &**of)
    }

    /// A path with what its first name stands for where that is another name of a namespace.
    pub(super) fn unaliased(&self, path: &str) -> String {
        let mut text = path.to_string();
        for _ in 0..MAX_ALIASES {
            let end = text.find("::").unwrap_or(text.len());
            match self.namespace_aliases.get(&text[..end]) {
                Some(of) => text.replace_range(..end, of),
                None => break,
            }
        }
        text
    }

    /// The whole name of a namespace, seen from another.
    pub(in super::super) fn namespace(&self, from: &str, name: &str) -> Option<String> {
        let aliased = &*self.unaliased(name);
        let mut scope = from;
        loop {
            let whole = key(scope, aliased);
            if self.namespaces.contains(&whole) {
                return Some(whole);
            }
            if scope.is_empty() {
                let mut opened = self.opened_from(from).into_iter().map(|space| key(space, aliased));
                let opened = opened.find(|whole| self.namespaces.contains(whole));
                let found = opened.or_else(|| self.of_library(aliased).filter(|name| self.namespaces.contains(*name)).map(String::from));
                // what is in an inline namespace is in the one around it
                let rest = || aliased.split("::").filter(|name| !self.inline_namespaces.contains(*name)).collect::<Vec<_>>().join("::");
                let around = |rest: String| (!rest.is_empty() && rest != aliased).then(|| self.namespace(from, &rest))?;
                return found.or_else(|| (!self.inline_namespaces.is_empty()).then(rest).and_then(around));
            }
            scope = scope.rfind("::").map_or("", |end| &scope[..end]);
        }
    }

    /// The namespaces whose names directives bring into sight for what stands in a namespace, those they open in turn too.
    pub(in super::super) fn opened_from(&self, namespace: &str) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        self.add_opened(namespace, &mut all);
        let mut next = 0;
        while let Some(opened) = all.get(next) {
            self.add_opened(opened, &mut all);
            next += 1;
        }
        all
    }

    /// Adds what the directives in a namespace and in those around it open.
    fn add_opened<'p>(&'p self, namespace: &str, all: &mut Vec<&'p str>) {
        for (within, of) in &self.usings {
            if is_around(within, namespace) && !all.contains(&&**of) {
                all.push(of);
            }
        }
    }

    /// Whether a directive in a namespace or around it opens one of the library.
    pub(in super::super) fn is_opened(&self, namespace: &str, of: &str) -> bool {
        self.opened_from(namespace).contains(&of)
            || self.early_usings.iter().any(|(within, opened)| opened == of && is_around(within, namespace))
    }

    /// Whether a `using` declaration in a namespace or around it names a function of a namespace of the library.
    pub(in super::super) fn names_one(&self, here: &str, of: &str, name: &str) -> bool {
        let scopes = std::iter::successors(Some(here), |scope| scope.rfind("::").map(|end| &scope[..end]));
        !self.named.is_empty() && scopes.chain([""]).any(|scope| self.named.contains(&key(scope, &format!("{of}::{name}"))))
    }

    /// The functions of the library of a name, as they are declared.
    pub(in super::super) fn as_declared(&mut self, name: &Name) -> Rc<[u32]> {
        if let Some(known) = self.declared.get(name) {
            return known.clone();
        }
        let mut unit = prelude::declarations(name);
        if let Some(own) = name.strip_prefix(prelude::OF_STD).and_then(of_std) {
            let named = |item| match item {
                Item::Function(f) => Item::Function(Rc::new(Function { name: own.into(), ..(*f).clone() })),
                item => item,
            };
            unit.items = unit.items.into_iter().map(named).collect();
        }
        self.declare(name.clone(), unit, OF_PRELUDE)
    }

    /// Adds the functions of a text of the library, which are known by a name then.
    fn declare(&mut self, name: Name, unit: Unit, namespace: &str) -> Rc<[u32]> {
        let scope = Scope { is_prelude: true, namespace: namespace.into(), ..Scope::default() };
        let mut all = Vec::new();
        for item in unit.items {
            if let Item::Function(ast) = item {
                all.push(self.functions.len() as u32);
                self.functions.push(FunctionDef { since: ast.at, ast, scope: scope.clone(), code: None });
            }
        }
        let all: Rc<[u32]> = all.into();
        self.declared.insert(name, all.clone());
        all
    }

    /// The functions of C that the headers of the program bring beside some of its own, those of `std` too where that is opened.
    pub(in super::super) fn of_c(&mut self, name: &Name, of_std: bool, own: &[u32]) -> Vec<u32> {
        let key: Name = format!("{}{name}", if of_std { "::std::" } else { "::" }).into();
        let all = match self.declared.get(&key) {
            Some(known) => known.clone(),
            None => {
                let sources = self.sources.clone();
                let mut headers: Vec<&str> = sources.iter().flat_map(|s| &s.headers).map(|header| &**header).collect();
                // nvcc includes it by itself
                headers.extend(sources.iter().flat_map(|s| &s.files).any(|f| f.name.ends_with(".cu")).then_some("cuda_runtime.h"));
                self.declare(key, prelude::functions_of_c(name, of_std, &headers), "")
            }
        };
        let declares = |f: &u32, other: &u32| {
            let of = |f: u32| (&self.functions[f as usize].ast, &self.functions[f as usize].scope);
            let ((a, scope), (b, _)) = (of(*f), of(*other));
            a.params.len() == b.params.len() && a.template.is_none() && self.types_of(a, scope) == self.types_of(b, scope)
        };
        all.iter().copied().filter(|f| !own.iter().any(|own| declares(own, f))).collect()
    }

    /// Whether a function is one of the program, or one of C, which stands in no namespace either.
    pub(in super::super) fn is_in_file(&self, function: u32) -> bool {
        let scope = &self.functions[function as usize].scope;
        !scope.is_prelude || scope.namespace.is_empty()
    }

    /// The functions that the prelude has of a name.
    pub(in super::super) fn library_functions(&self, name: &str) -> Option<Vec<u32>> {
        let Some(Entity::Functions(set)) = self.of_prelude(name) else { return None };
        let is_of_library = |f: &u32| self.functions[*f as usize].scope.is_prelude;
        let all: Vec<u32> = self.sets[set as usize].1.iter().copied().filter(is_of_library).collect();
        (!all.is_empty()).then_some(all)
    }

    /// Whether a directive stands at the level of the file or of a namespace.
    pub(in super::super) fn has_directives(&self) -> bool {
        !self.usings.is_empty()
    }

    /// What `b::x` is, where directives in `b` open the namespace of `x`.
    pub(super) fn opened_by_owner(&self, from: &str, path: &str) -> Option<Entity> {
        path.match_indices("::").filter(|_| self.has_directives()).find_map(|(at, _)| {
            let (owner, name) = (self.namespace(from, &path[..at])?, &path[at + 2..]);
            let within = self.usings.iter().filter(|(within, _)| *within == owner);
            within.into_iter().find_map(|(_, of)| {
                let opened = std::iter::once(&**of).chain(self.opened_from(of));
                opened.into_iter().find_map(|of| self.entities.get(&key(of, name)).copied())
            })
        })
    }

    /// What a name at the level of the file means.
    pub(in super::super) fn visible(&self, name: &str) -> Option<Entity> {
        let found = self.entities.get(name).copied();
        found.or_else(|| self.opened_from("").into_iter().find_map(|u| self.entities.get(&key(u, name)).copied()))
    }

    /// Whether a definition is one of the prelude.
    pub(in super::super) fn is_of_prelude(&self, entity: Entity) -> bool {
        match entity {
            Entity::Functions(set) => self.sets[set as usize].1.iter().any(|f| self.functions[*f as usize].scope.is_prelude),
            Entity::Class(id) => self.classes[id as usize].scope.is_prelude,
            Entity::Alias(id) => self.aliases[id as usize].scope.is_prelude,
            Entity::Global(id) => self.globals[id as usize].scope.is_prelude,
            Entity::Enum(id) | Entity::Enumerator(id, _) => self.enums[id as usize].scope.is_prelude,
            Entity::Unread(_) => false,
        }
    }

    /// The same, and of functions none is the program's.
    pub(in super::super) fn is_all_of_prelude(&self, entity: Entity) -> bool {
        match entity {
            Entity::Functions(set) => self.sets[set as usize].1.iter().all(|f| self.functions[*f as usize].scope.is_prelude),
            entity => self.is_of_prelude(entity),
        }
    }

    /// Whether a definition is a specialisation, for no template of its name is declared.
    pub(in super::super) fn is_specialisation(&self, entity: Entity) -> bool {
        matches!(entity, Entity::Class(id) if self.classes[id as usize].ast.specialised.is_some())
    }

    /// Whether such a namespace is declared, seen from `namespace`.
    pub(in super::super) fn is_namespace(&self, namespace: &str, name: &str) -> bool {
        let mut scope = namespace;
        loop {
            if self.namespaces.contains(&key(scope, name)) {
                return true;
            }
            if scope.is_empty() {
                return self.opened_from(namespace).into_iter().any(|u| self.namespaces.contains(&key(u, name)));
            }
            scope = scope.rfind("::").map_or("", |end| &scope[..end]);
        }
    }

    /// Whether anything is called so in any namespace, the prelude's among them.
    pub(in super::super) fn is_anything(&self, name: &str) -> bool {
        let end = format!("::{name}");
        self.entities.keys().any(|k| **k == *name || k.ends_with(&end))
    }

    /// The functions of a name in any namespace: where the arguments would find them.
    pub(in super::super) fn anywhere(&self, name: &str) -> Option<u32> {
        let end = format!("::{name}");
        self.entities.iter().find_map(|(k, e)| match e {
            Entity::Functions(set) if k.ends_with(&end) => Some(*set),
            _ => None,
        })
    }
}
