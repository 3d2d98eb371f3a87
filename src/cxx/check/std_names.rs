//! Names of `std`: those that are written without it, those that it has not, and namespaces that nobody declares.

use super::super::ast::{At, Demand, Expr, Param, Path};
use super::super::library::{self, std_names};
use super::super::program::Entity;
use super::names::{LIBRARY, library_type};
use super::types::{Seen, Ty};
use super::{Checker, Meaning};

impl Checker<'_> {
    /// Refuses a path, of which nothing in the file is called so, that names what `std` has without `std::`, that `std` has not,
    /// or in a namespace that is not there.
    pub(super) fn needs_std(&mut self, path: &Path) {
        if path.of.is_some() {
            return;
        }
        if let Some(first) = path.segments.first()
            && !path.global
            && OF_BOTH.contains(&&*first.name)
            && self.opens_both()
            && !self.is_seen(&first.name)
        {
            let name = &first.name;
            self.refuse(path.at, format_args!("`{name}` is ambiguous: `std::{name}` and `cute::{name}` are in sight"));
        }
        match &path.segments[..] {
            [only] => self.without_std(path, &only.name),
            [space, name, ..] if &*space.name == "std" && !self.program.namespaces.contains("std") => self.not_of_std(path, &name.name),
            [space, ..] => self.no_space(path, &space.name),
            [] => {}
        }
    }

    /// Whether directives in front of here bring both `std` and CuTe into sight, and neither is around.
    fn opens_both(&self) -> bool {
        let opens = |of| self.program.is_opened(&self.namespace, of);
        let is_within = LIBRARY.contains(&self.namespace.split("::").next().unwrap_or_default());
        self.has_tensor && self.opens_cute && self.opens_std && !is_within && opens("cute") && opens("std")
    }

    /// The same of a function that is called with these arguments, which may bring their namespaces into sight.
    pub(super) fn called_needs_std(&mut self, path: &Path, args: &[Seen], expands: bool) {
        let by_arguments = expands || args.iter().any(|a| !is_of_language(a.ty()));
        let is_type = |name: &str| self.is_class_of_std(name) || matches!(name, "make_unique" | "make_shared");
        match &path.segments[..] {
            [only] if by_arguments && !path.global && !is_type(&only.name) => {}
            _ => self.needs_std(path),
        }
    }

    fn without_std(&mut self, path: &Path, name: &super::Name) {
        let of_cute = self.opens_cute || LIBRARY.contains(&self.namespace.split("::").next().unwrap_or_default());
        let is_unseen = !self.opens_std && !self.is_seen(name) && self.of_file(name).is_none();
        let is_wrong = is_unseen
            && match std_names::also(name) {
                Some(std_names::Also::Nowhere) => true,
                Some(std_names::Also::Cute) => !of_cute || path.global,
                Some(std_names::Also::Cuda) => !of_cute && !self.has_cuda,
                None => false,
            };
        let in_std = &*self.namespace == "std" || self.namespace.starts_with("std::");
        if is_wrong && !in_std {
            let place = if path.global { "in the global namespace" } else { "here" };
            self.refuse(path.at, format_args!("nothing is called `{name}` {place}: `std::{name}` is"));
        }
    }

    /// Refuses what is a function of C as a type.
    pub(super) fn is_no_function(&mut self, path: &Path) {
        let name = match &path.segments[..] {
            [only] => &only.name,
            [space, name] if &*space.name == "std" => &name.name,
            _ => return,
        };
        let is_function = library::native(name).is_some() && std_names::also(name).is_none();
        let is_type = library::is_type(name) || library_type(name).is_some() || super::super::cute::is_function(name);
        if is_function && !is_type && path.of.is_none() && !self.is_seen(name) {
            self.refuse(path.at, format_args!("`{name}` is a function, and a type is needed here"));
        }
    }

    /// The functions of a name in any namespace of the file.
    fn of_file(&self, name: &str) -> Option<u32> {
        self.program.anywhere(name).filter(|set| !self.program.is_of_prelude(Entity::Functions(*set)))
    }

    fn not_of_std(&mut self, path: &Path, name: &super::Name) {
        let is_there = |name: &str| std_names::also(name).is_some() || library::is_known(name) || library_type(name).is_some();
        let of_trait = name.strip_suffix("_t").or(name.strip_suffix("_v")).is_some_and(|base| std_names::also(base).is_some());
        // of C's functions those for `float` and `long double`
        let of_float = name.strip_suffix(['f', 'l']).is_some_and(is_there);
        if name.starts_with('_')
            || is_there(name)
            || of_float
            || of_trait
            || library::is_unread(name)
            || self.program.is_anything(name)
            || self.is_seen(name)
        {
            return;
        }
        if let Some(meant) = std_names::meant(name) {
            self.refuse(path.segments[1].at, format_args!("`std` has nothing called `{name}`: did you mean `{meant}`?"));
        }
    }

    /// Refuses a path, of which nothing in the file is called so, whose first name nothing is called, or whose namespace of the file
    /// has no such name.
    pub(super) fn is_somewhere(&mut self, path: &Path) {
        let (None, false) = (&path.of, path.global) else {
            return;
        };
        match &path.segments[..] {
            [only] if self.local(&only.name).is_none() && self.is_unknown(&only.name) => {
                self.nothing_called(&only.name, path.at);
            }
            [space, name] if self.namespaces.contains(&*space.name) && self.local(&space.name).is_none() && self.is_unknown(&name.name) => {
                self.refuse(name.at, format_args!("`{}` has nothing called `{}`", space.name, name.name));
            }
            _ => {}
        }
    }

    /// Refuses a name that nothing is called, and says what may be meant.
    pub(super) fn nothing_called(&mut self, name: &super::Name, at: At) {
        if self.found.as_ref().is_some_and(|(first, _)| *first <= at) {
            return;
        }
        let last = |whole: &'_ String| whole.rsplit("::").next().unwrap_or_default().to_string();
        let locals = self.scopes.iter().flat_map(|s| s.names.keys().chain(s.tags.keys())).map(|n| n.to_string());
        let members = self.around.iter().flat_map(|class| self.classes[*class].members.keys()).map(|n| n.to_string());
        let globals = self.symbols.keys().chain(self.tags.keys()).map(last);
        let own = std_names::nearest(name, locals.chain(members).chain(globals).filter(|n| !n.contains('#')));
        let meant = own.or_else(|| std_names::meant_of_cute(name).filter(|_| self.opens_cute));
        let meant = meant.map_or(String::new(), |meant| format!(": did you mean `{meant}`?"));
        self.refuse(at, format_args!("nothing is called `{name}`{meant}"));
    }

    /// Reads the expressions that a constraint asks about: what they mean is told when it is asked, but their names have to be there.
    pub(super) fn demanded(&mut self, params: &[Param], demands: &[Demand]) {
        self.constrained(params, demands.iter().map(|(Demand::Valid(e) | Demand::Holds(e))| e));
    }

    /// The same of what the head of a template requires.
    pub(super) fn constrained<'e>(&mut self, params: &[Param], required: impl Iterator<Item = &'e Expr>) {
        let found = self.found.take();
        self.unevaluated += 1;
        self.enter();
        for p in params {
            self.ty(&p.ty);
            if let Some(name) = &p.name {
                self.declare(name, p.ty.at, Meaning::Opaque);
                if p.pack {
                    self.declare_pack(name);
                }
            }
        }
        required.for_each(|e| {
            self.expr(e);
        });
        self.leave();
        self.unevaluated -= 1;
        let is_name = |why: &str| why.starts_with("nothing is called") || why.contains("has nothing called");
        let fresh = self.found.take().filter(|(_, why)| is_name(why));
        self.found = found;
        if let Some((at, why)) = fresh {
            self.refuse(at, why);
        }
    }

    fn no_space(&mut self, path: &Path, space: &super::Name) {
        // what embeds a text of CUDA puts PyTorch's names in front of it
        let is_there = LIBRARY.contains(&&**space)
            || matches!(&**space, "torch" | "at" | "c10")
            || self.namespaces.iter().any(|ns| **ns == **space || ns.ends_with(&format!("::{space}")))
            || self.program.is_namespace(&self.namespace, space)
            || self.program.namespace_aliases.contains_key(space)
            || self.opens_std
            || self.opens_cutlass
            || self.opens_cute && matches!(&**space, "detail" | "lazy" | "eso");
        if !is_there && self.is_unknown(space) && self.local(space).is_none() {
            self.refuse(path.at, format_args!("nothing is called `{space}`"));
        }
    }
}

/// The types that CuTe has beside those of `std`; its others are those.
const OF_BOTH: [&str; 18] = [
    "array",
    "bool_constant",
    "false_type",
    "index_sequence",
    "integer_sequence",
    "integral_constant",
    "is_integral",
    "make_index_sequence",
    "make_integer_sequence",
    "remove_cvref",
    "remove_cvref_t",
    "true_type",
    "tuple",
    "tuple_element",
    "tuple_element_t",
    "tuple_size",
    "tuple_size_v",
    "iterator_traits",
];

/// Whether a type is one of the language alone, which has no namespace.
fn is_of_language(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) | Ty::Null => true,
        Ty::Pointer(of) | Ty::Array(of, _) => is_of_language(&of.ty),
        _ => false,
    }
}
