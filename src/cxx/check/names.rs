//! What a name means where it stands.

use super::super::ast::{At, Builtin, Integer, Name, Path, Type, TypeKind};
use super::super::prelude::is_in_cute;
use super::types::{Declared, Qual, Refers, Ty};
use super::{Checker, Meaning, Scope, Symbol, TagOf};

/// How many levels of a type are followed.
const MAX_LEVELS: usize = 64;

/// The namespaces whose names are not those of the file.
pub(super) const LIBRARY: [&str; 12] =
    ["std", "cute", "cutlass", "thrust", "cub", "cuda", "nvcuda", "testing", "cooperative_groups", "boost", "__gnu_cxx", "nvstd"];

/// A name of a namespace as a whole.
pub(super) fn key(namespace: &str, name: &str) -> String {
    if namespace.is_empty() { name.to_string() } else { format!("{namespace}::{name}") }
}

/// A namespace and those around it, the global one last.
pub(super) fn outwards(namespace: &str) -> impl Iterator<Item = &str> {
    let mut next = Some(namespace);
    std::iter::from_fn(move || {
        let now = next?;
        next = (!now.is_empty()).then(|| now.rfind("::").map_or("", |end| &now[..end]));
        Some(now)
    })
}

/// The types of the library that are types of the language.
pub(in crate::cxx) fn library_type(name: &str) -> Option<Builtin> {
    use Integer as I;
    Some(Builtin::Integer(match name.strip_prefix("std::").unwrap_or(name) {
        "size_t" | "uint64_t" | "uintptr_t" => I::ULong,
        "ptrdiff_t" | "int64_t" | "intptr_t" | "ssize_t" => I::Long,
        "int8_t" => I::SChar,
        "uint8_t" => I::UChar,
        "int16_t" => I::Short,
        "uint16_t" => I::UShort,
        "int32_t" => I::Int,
        "uint32_t" => I::UInt,
        _ => return None,
    }))
}

impl Checker<'_> {
    pub(super) fn enter(&mut self) {
        let (body, opened) = (self.bodies.len(), self.opened.len());
        self.scopes.push(Scope { body, opened, ..Scope::default() });
    }

    pub(super) fn leave(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.opened.truncate(scope.opened);
        }
    }

    pub(super) fn scoped(&mut self, read: impl FnOnce(&mut Self)) {
        self.enter();
        read(self);
        self.leave();
    }

    /// Declares a name of a function; another of the scope must not have it.
    pub(super) fn declare(&mut self, name: &Name, at: At, meaning: Meaning) {
        if self.is_template_parameter(name) {
            return self.refuse(at, format_args!("`{name}` is a parameter of the template: nothing in it may be called so"));
        }
        let is_type = matches!(meaning, Meaning::Type(_));
        let Some(scope) = self.scopes.last_mut() else {
            return;
        };
        let known = scope.names.insert(name.clone(), Symbol { meaning: meaning.clone(), is_declaration: false });
        let Some(known) = known else {
            return;
        };
        match (&known.meaning, &meaning) {
            (Meaning::Opaque, _) | (_, Meaning::Opaque) => {}
            (Meaning::Type(a), Meaning::Type(b)) if is_type && (a.ty.is_open() || b.ty.is_open() || a == b) => {}
            _ => self.refuse(at, format_args!("`{name}` is declared twice in this scope")),
        }
    }

    /// Declares a parameter of a template.
    pub(super) fn declare_parameter(&mut self, name: &Name, at: At, meaning: Meaning) {
        if self.is_template_parameter(name) {
            return self.refuse(at, format_args!("`{name}` is a parameter of a template around it"));
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.is_template = true;
            scope.names.insert(name.clone(), Symbol { meaning, is_declaration: false });
        }
    }

    pub(super) fn is_template_parameter(&self, name: &Name) -> bool {
        self.scopes.iter().any(|s| s.is_template && s.names.contains_key(name))
    }

    /// The name in the scopes of the function, and the body it belongs to.
    pub(super) fn local(&self, name: &str) -> Option<(&Symbol, usize)> {
        self.scopes.iter().rev().find_map(|s| s.names.get(name).map(|symbol| (symbol, s.body)))
    }

    /// The class of that name in the scopes of the function, which a variable may hide.
    pub(super) fn local_tag(&self, name: &str) -> Option<usize> {
        self.scopes.iter().rev().find_map(|s| s.tags.get(name).copied())
    }

    /// What an ordinary name means in the namespaces in sight.
    pub(super) fn global(&self, name: &str) -> Option<&Symbol> {
        let own = outwards(&self.namespace).find_map(|ns| self.symbols.get(&key(ns, name)));
        own.or_else(|| self.opened.iter().find_map(|ns| self.symbols.get(&key(ns, name))))
    }

    /// The class or the enumeration of that name in the namespaces in sight.
    pub(super) fn tag(&self, name: &str) -> Option<TagOf> {
        let own = outwards(&self.namespace).find_map(|ns| self.tags.get(&key(ns, name)));
        own.or_else(|| self.opened.iter().find_map(|ns| self.tags.get(&key(ns, name)))).copied()
    }

    /// Whether a name is declared behind here, and nothing else could be meant.
    pub(super) fn is_later(&self, name: &Name) -> bool {
        self.program.visible(name).is_some_and(|entity| !self.program.is_of_prelude(entity))
            && !super::super::library::is_known(name)
            && !self.program.has_directives()
            && !self.is_seen(name)
    }

    /// Whether nothing at all is called so: not in any namespace or class of the file, and not in the library. A name in capital
    /// letters may be a macro of a header that is not there, and under `using namespace std`, in a namespace of the library
    /// and in what runs on a device it may be a name of theirs.
    pub(super) fn is_unknown(&self, name: &Name) -> bool {
        (name.len() == 1 || name.chars().any(|c| c.is_ascii_lowercase()))
            && !name.starts_with(['_', '#'])
            && !self.opens_std
            && !LIBRARY.contains(&self.namespace.split("::").next().unwrap_or_default())
            && !self.bodies.iter().any(|b| b.is_device)
            && !matches!(&**name, "uint" | "ushort" | "ulong" | "tm")
            && !self.program.is_anything(name)
            && !self.is_seen(name)
            && !self.program.inline_namespaces.contains(name)
            && !super::super::library::is_known(name)
            && !super::super::library::is_unread(name)
            && library_type(name).is_none()
            && !super::super::cute::is_type(name)
    }

    /// Whether anything of this name is declared so far, in whatever namespace or class.
    pub(super) fn is_seen(&self, name: &Name) -> bool {
        let end = format!("::{name}");
        let ends = |k: &String| **k == **name || k.ends_with(&end);
        self.initialised.as_ref() == Some(name)
            || self.symbols.keys().any(ends)
            || self.tags.keys().any(ends)
            || self.classes.iter().any(|c| c.members.contains_key(name) || c.ast.name == *name || c.friends.contains(name))
    }

    /// A type as it is declared.
    pub(super) fn ty(&mut self, ty: &Type) -> Declared {
        self.ty_in(ty, 0)
    }

    fn ty_in(&mut self, ty: &Type, level: usize) -> Declared {
        if level > MAX_LEVELS {
            return Declared::UNKNOWN;
        }
        let plain = |qual| Declared { qual, refers: Refers::No };
        match &ty.kind {
            TypeKind::Builtin(b) => plain(Qual::plain(Ty::Builtin(*b))),
            TypeKind::Const(of) => {
                let of = self.ty_in(of, level + 1);
                if of.refers == Refers::No { plain(of.qual.constant()) } else { of }
            }
            TypeKind::Pointer(of) => {
                let inner = self.ty_in(of, level + 1);
                if inner.refers != Refers::No && matches!(of.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_)) {
                    self.refuse(ty.at, "there are no pointers to references");
                }
                plain(Qual::plain(Ty::pointer(inner.qual)))
            }
            TypeKind::Reference(of) => {
                let inner = self.ty_in(of, level + 1);
                if matches!(of.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_)) {
                    self.refuse(ty.at, "there are no references to references");
                }
                if inner.refers == Refers::No && inner.qual.ty.is_void() {
                    self.refuse(ty.at, "there are no references to `void`");
                }
                Declared { qual: inner.qual, refers: Refers::Lvalue }
            }
            TypeKind::Forwarding(of) => {
                let inner = self.ty_in(of, level + 1);
                let refers = if inner.refers == Refers::Lvalue { Refers::Lvalue } else { Refers::Rvalue };
                Declared { qual: inner.qual, refers }
            }
            TypeKind::Array(of, n) => {
                let inner = self.ty_in(of, level + 1);
                if matches!(of.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_)) {
                    self.refuse(ty.at, "there are no arrays of references");
                }
                let extent = n.as_ref().and_then(|n| self.extent(n));
                let is_const = inner.qual.is_const;
                plain(Qual { ty: Ty::array(inner.qual, extent), is_const })
            }
            TypeKind::Path(path) => self.path_type(path, level),
            TypeKind::Decltype(e) => {
                if let Some(of) = self.type_as_operand(e) {
                    self.refuse(e.at, format_args!("`decltype` takes an expression, and `{of}` is a type"));
                }
                self.unevaluated += 1;
                self.expr(e);
                self.unevaluated -= 1;
                Declared::UNKNOWN
            }
            TypeKind::Auto | TypeKind::DecltypeAuto | TypeKind::Function(..) => Declared::UNKNOWN,
        }
    }

    /// The text of a type of the language or of `std` that stands where an expression has to.
    fn type_as_operand(&mut self, e: &super::super::ast::Expr) -> Option<String> {
        use super::super::ast::ExprKind;
        let is_type = match &e.kind {
            ExprKind::Type(ty) => matches!(ty.kind, TypeKind::Builtin(_)),
            ExprKind::Path(path) => matches!(self.means(path), Some(Meaning::Type(_))) || self.library_class(path).is_some(),
            _ => false,
        };
        is_type.then(|| super::super::compile::plain_text(e))
    }

    /// The type that a path names.
    pub(super) fn path_type(&mut self, path: &Path, level: usize) -> Declared {
        let unknown = Declared::UNKNOWN;
        for args in path.segments.iter().filter_map(|s| s.args.as_ref()) {
            args.iter().for_each(|a| self.template_argument(a, level));
        }
        self.is_expanded(path, path.at);
        self.template_args(path);
        if path.of.is_some() {
            return unknown;
        }
        let plain = |qual| Declared { qual, refers: Refers::No };
        match self.means(path) {
            Some(Meaning::Type(qual)) => plain(qual),
            Some(_) => unknown,
            None => {
                if let Some(name) = path.simple()
                    && self.is_later(name)
                {
                    self.refuse(path.at, format_args!("`{name}` is used before it is declared"));
                }
                self.needs_std(path);
                self.is_no_function(path);
                self.is_somewhere(path);
                let builtin = library_type(&super::super::program::joined(path)).map(Ty::Builtin);
                builtin.or_else(|| self.library_class(path)).map_or(unknown, |ty| plain(Qual::plain(ty)))
            }
        }
    }

    /// What a path means, `None` where nothing of the file is called so.
    pub(super) fn means(&mut self, path: &Path) -> Option<Meaning> {
        if path.of.is_some() {
            return Some(Meaning::Opaque);
        }
        let (first, rest) = path.segments.split_first()?;
        if !path.global
            && let Some(found) = self.unqualified(&first.name, rest.is_empty())
        {
            self.is_of_cute_too(path, &found);
            let found = self.with_args(found, first.args.is_some());
            return rest.iter().try_fold(found, |of, segment| {
                let member = self.member_of_type(&of, segment)?;
                Some(self.with_args(member, segment.args.is_some()))
            });
        }
        if rest.len() == 1 && self.namespaces.contains(&*first.name) && !path.global {
            self.is_of_cute_too(path, &Meaning::Opaque);
        }
        self.qualified(path)
    }

    /// Refuses a name at the level of the file that CuTe has too, where a directive opens CuTe there: two functions are overloads.
    fn is_of_cute_too(&mut self, path: &Path, found: &Meaning) {
        let name = &path.segments[0].name;
        // what a class defines as its friend is a function too, which arguments find
        let is_function = match found {
            Meaning::Functions(_) => true,
            Meaning::Opaque => self.classes.iter().any(|c| c.friends.contains(name)),
            _ => false,
        };
        if !self.opens_cute || !self.has_tensor || !is_in_cute(name, is_function) {
            return;
        }
        let is_near = self.local(name).is_some()
            || self.local_tag(name).is_some()
            || !self.around.is_empty()
            || outwards(&self.namespace).map(|ns| (ns, key(ns, name))).any(|(ns, whole)| {
                !ns.is_empty() && (self.symbols.contains_key(&whole) || self.tags.contains_key(&whole) || self.namespaces.contains(&whole))
            });
        if !is_near && self.program.is_opened(&self.namespace, "cute") {
            self.refuse(
                path.at,
                format_args!("`{name}` is ambiguous: the file declares it, and CuTe has one that `using namespace cute` brings into sight"),
            );
        }
    }

    /// A class template with its arguments is an instance; nothing more is known of one.
    fn with_args(&self, meaning: Meaning, has_args: bool) -> Meaning {
        match meaning {
            Meaning::Type(Qual { ty: Ty::Class(id), .. }) if self.classes[id].is_template => Meaning::Type(Qual::plain(Ty::Instance(id))),
            Meaning::Type(_) if has_args => Meaning::Opaque,
            Meaning::Functions(_) if has_args => Meaning::Opaque,
            other => other,
        }
    }

    /// What a name alone means: a local, a member of the classes around, or of the namespaces; the first of a path is no function.
    fn unqualified(&mut self, name: &Name, is_alone: bool) -> Option<Meaning> {
        if let Some((symbol, _)) = self.local(name)
            && (is_alone || !matches!(symbol.meaning, Meaning::Variable(_)))
        {
            return Some(symbol.meaning.clone());
        }
        if let Some(id) = self.local_tag(name) {
            return Some(Meaning::Type(Qual::plain(Ty::Class(id))));
        }
        for class in self.around.clone().into_iter().rev() {
            if self.classes[class].ast.name == *name {
                let ty = if self.classes[class].is_template { Ty::Instance(class) } else { Ty::Class(class) };
                return Some(Meaning::Type(Qual::plain(ty)));
            }
            if let Some(base) = self.base_called(class, name) {
                return Some(Meaning::Type(Qual::plain(Ty::Class(base))));
            }
            match self.member(class, name) {
                super::members::Found::Member(of, member) => {
                    return Some(if self.classes[of].is_template { Meaning::Opaque } else { member.meaning });
                }
                super::members::Found::Open | super::members::Found::Ambiguous => return Some(Meaning::Opaque),
                super::members::Found::None => {}
            }
        }
        if let Some(symbol) = self.global(name)
            && (is_alone || !matches!(symbol.meaning, Meaning::Variable(_) | Meaning::Functions(_)))
        {
            return Some(symbol.meaning.clone());
        }
        let tag = self.tag(name)?;
        Some(self.meaning_of_tag(tag))
    }

    /// The base of a class that has a name, where it is no template and nothing else is called so.
    fn base_called(&self, class: usize, name: &Name) -> Option<usize> {
        let all = self.with_bases(class)?;
        let named = |c: &usize| self.classes[*c].ast.name == *name;
        let is_plain = |c: &usize| !self.classes[*c].is_template && !self.classes[*c].members.contains_key(name);
        let mut found = all[1..].iter().copied().filter(named);
        let base = found.next()?;
        (found.next().is_none() && is_plain(&base) && !self.classes[class].members.contains_key(name)).then_some(base)
    }

    pub(super) fn meaning_of_tag(&self, tag: TagOf) -> Meaning {
        Meaning::Type(Qual::plain(match tag {
            TagOf::Class(id) => Ty::Class(id),
            TagOf::Enum(id) => Ty::Enum(id),
        }))
    }

    /// A member that a path names behind a type.
    fn member_of_type(&mut self, of: &Meaning, segment: &super::super::ast::Segment) -> Option<Meaning> {
        let Meaning::Type(Qual { ty, .. }) = of else {
            return Some(Meaning::Opaque);
        };
        match ty {
            Ty::Class(id) | Ty::Instance(id) => {
                let (id, is_template) = (*id, self.classes[*id].is_template);
                match self.member(id, &segment.name) {
                    super::members::Found::Member(of, member) => {
                        self.may_use(id, of, &segment.name, &member, None, segment.at);
                        Some(if is_template || self.classes[of].is_template { Meaning::Opaque } else { member.meaning })
                    }
                    _ => Some(Meaning::Opaque),
                }
            }
            Ty::Enum(id) => match self.enums[*id].values.get(&segment.name) {
                Some(value) => Some(Meaning::Enumerator(*id, *value)),
                None => Some(Meaning::Opaque),
            },
            Ty::Std(of) => Some(of.nested(&segment.name).map_or(Meaning::Opaque, |ty| Meaning::Type(Qual::plain(ty)))),
            _ => Some(Meaning::Opaque),
        }
    }

    /// A path that begins with a namespace.
    fn qualified(&mut self, path: &Path) -> Option<Meaning> {
        let names: Vec<&str> = path.segments.iter().map(|s| &*s.name).collect();
        let from = if path.global { String::new() } else { self.namespace.to_string() };
        for n in (1..=names.len()).rev() {
            let text = names[..n].join("::");
            let found = outwards(&from).find_map(|ns| {
                let whole = key(ns, &text);
                let symbol = self.symbols.get(&whole).map(|s| s.meaning.clone());
                symbol.or_else(|| self.tags.get(&whole).map(|t| self.meaning_of_tag(*t)))
            });
            let Some(found) = found else {
                continue;
            };
            let found = self.with_args(found, path.segments[n - 1].args.is_some());
            return path.segments[n..].iter().try_fold(found, |of, segment| {
                let member = self.member_of_type(&of, segment)?;
                Some(self.with_args(member, segment.args.is_some()))
            });
        }
        None
    }
}
