//! Declarations of namespaces, in the order of the text.

use super::super::ast::{Alias, Enum, Function, Init, Item, Name, Path, StaticAssert, Type, TypeKind, Variable, Variables};
use super::super::compile::{plain_text, type_text};
use super::names::{LIBRARY, key, outwards};
use super::types::{Declared, Qual, Refers, Ty};
use super::{Access, At, Checker, EnumInfo, Func, Meaning, Symbol, TagOf, Var};
use std::collections::HashMap;
use std::rc::Rc;

/// How many of the latest functions of a name one more is compared with.
const MAX_COMPARED: usize = 4096;

/// How many declarations of the same function it is held against.
const MAX_SAME: usize = 16;

/// The parameters of a function as they tell it from its overloads.
fn bare_parameters(f: &Function) -> String {
    let bare = |ty: &Type| match &ty.kind {
        TypeKind::Const(of) => type_text(of),
        TypeKind::Array(of, _) => format!("{}*", type_text(of)),
        _ => type_text(ty),
    };
    f.params.iter().map(|p| format!("{}{};", bare(&p.ty), if p.pack { "..." } else { "" })).collect()
}

/// Whether two functions cannot be overloads of each other, by their parameters alone; `volatile` is not kept, and tells more
/// of them apart.
pub(super) fn same_parameters(a: &Func, b: &Func) -> bool {
    let depends = |f: &Func| f.bare.contains("Discriminant");
    let (x, y) = (&a.ast, &b.ast);
    a.bare == b.bare
        && x.params.len() == y.params.len()
        && x.variadic == y.variadic
        && x.specialised.is_none()
        && y.specialised.is_none()
        && x.flags.is_const == y.flags.is_const
        && !x.flags.has_volatile
        && !y.flags.has_volatile
        && x.flags.qualifier == y.flags.qualifier
        && x.flags.is_device == y.flags.is_device
        && !depends(a)
}

/// Whether two functions have the same head as templates, or are none both.
pub(super) fn same_template(a: &Function, b: &Function) -> bool {
    let params = |f: &Function| {
        f.template.iter().flatten().map(|p| (p.name.clone(), format!("{:?}", std::mem::discriminant(&p.kind)), p.pack)).collect::<Vec<_>>()
    };
    let has_values = |f: &Function| f.template.iter().flatten().any(|p| !matches!(p.kind, super::super::ast::TemplateParamKind::Type));
    let is_plain = |f: &Function| f.requires.is_empty() && !has_values(f);
    match (&a.template, &b.template) {
        (None, None) => a.requires.is_empty() && b.requires.is_empty(),
        (Some(_), Some(_)) => is_plain(a) && is_plain(b) && params(a) == params(b),
        _ => false,
    }
}

impl Checker<'_> {
    pub(super) fn items(&mut self, items: &[Item]) {
        for item in items {
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Function(f) => self.function(f),
            Item::Class(class) => {
                self.class_item(class);
            }
            Item::Variables(v) => self.globals(v),
            Item::Alias(alias) => self.alias(alias),
            Item::Enum(e) => self.enumeration(e),
            Item::Namespace(name, items) => {
                let outer = self.namespace.clone();
                if let Some(name) = name {
                    let inner = key(&outer, name);
                    self.namespaces.insert(inner.clone());
                    self.namespace = inner.into();
                }
                self.items(items);
                self.namespace = outer;
            }
            Item::NamespaceAlias(name, path) if *super::super::program::joined(path) == **name => {}
            Item::NamespaceAlias(name, path) => {
                self.namespace_of(path);
                self.namespaces.insert(key(&self.namespace, name));
            }
            Item::UsingNamespace(path) => {
                self.opens(path);
            }
            Item::Using(path) => {
                let symbol = self.used(path);
                self.symbols.insert(key(&self.namespace, &path.last().name), symbol);
            }
            Item::StaticAssert(s) => self.assertion(s),
            Item::Test(t) => self.body_of(&t.body, None, true),
            Item::Statement(s) => self.refuse(s.at, "a statement stands outside of all functions"),
            Item::TestInstance(_) | Item::Instance(_) | Item::Unread(_) => {
                if let Item::Unread(u) = item
                    && let Some(name) = &u.name
                {
                    let symbol = Symbol { meaning: Meaning::Opaque, is_declaration: true };
                    self.symbols.insert(key(&self.namespace, name), symbol);
                }
            }
        }
    }

    /// `using namespace A;`
    pub(super) fn opens(&mut self, path: &Path) {
        let of_file = self.namespace_of(path);
        // what the file adds to a namespace of the library leaves what else is in it
        let opened = of_file.clone().unwrap_or_else(|| super::super::program::joined(path));
        match opened.split("::").next().unwrap_or_default() {
            library @ ("cute" | "cutlass") => {
                self.opens_cute = true;
                self.opens_cutlass |= library == "cutlass" || opened.contains("::");
            }
            "std" => self.opens_std = true,
            _ => self.opens_std |= of_file.is_none(),
        }
        self.opened.extend(of_file);
    }

    /// The whole name of a namespace of the file; one that nobody declares is a mistake.
    pub(super) fn namespace_of(&mut self, path: &Path) -> Option<String> {
        let name = super::super::program::joined(path);
        let found = outwards(&self.namespace).map(|ns| key(ns, &name)).find(|whole| self.namespaces.contains(whole));
        let found = found.or_else(|| self.opened.iter().map(|ns| key(ns, &name)).find(|whole| self.namespaces.contains(whole)));
        let first = &path.segments[0].name;
        let is_known = LIBRARY.contains(&&**first)
            || self.program.is_namespace(&self.namespace, first)
            || self.program.namespace_aliases.contains_key(first)
            || self.namespaces.contains(&**first)
            || self.program.inline_namespaces.contains(first)
            || self.opened_library();
        if found.is_none() && !is_known {
            self.refuse(path.at, format_args!("no namespace is called `{name}`"));
        }
        found
    }

    /// Whether a directive has opened a namespace of the library, which may hold others.
    fn opened_library(&self) -> bool {
        self.program.opens_library
    }

    /// What `using A::b;` declares.
    pub(super) fn used(&mut self, path: &Path) -> Symbol {
        let opaque = Symbol { meaning: Meaning::Opaque, is_declaration: true };
        if path.segments.len() < 2 {
            return opaque;
        }
        let first = &path.segments[0].name;
        let is_near = self.namespaces.iter().any(|ns| **ns == **first || ns.ends_with(&format!("::{first}")));
        if !LIBRARY.contains(&&**first)
            && !path.global
            && !is_near
            && self.means(path).is_none()
            && self.is_unknown(first)
            && !self.program.is_namespace(&self.namespace, first)
            && !self.program.namespace_aliases.contains_key(first)
        {
            self.refuse(path.at, format_args!("nothing is called `{first}`"));
        }
        if let Some(Meaning::Variable(var)) = self.means(path) {
            return Symbol { meaning: Meaning::Variable(var), is_declaration: true };
        }
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        let aliased = self.program.namespace_aliases.get(first).map_or(&**first, |of| of);
        let owner = std::iter::once(aliased).chain(names[1..names.len() - 1].iter().map(|name| &**name)).collect::<Vec<_>>().join("::");
        let whole = outwards(&self.namespace).map(|ns| key(ns, &owner)).find(|whole| self.namespaces.contains(whole));
        if let Some(whole) = whole
            && !LIBRARY.contains(&&*names[0])
            && !self.program.entities.keys().any(|k| k.starts_with(&whole) && k.ends_with(&*names[names.len() - 1]))
            && !self.program.inline_namespaces.contains(&names[names.len() - 1])
            && !self.namespaces.contains(&key(&whole, &names[names.len() - 1]))
        {
            self.refuse(path.at, format_args!("`{owner}` has nothing called `{}`", names[names.len() - 1]));
        }
        opaque
    }

    /// Declares a name of a namespace that must not have another meaning there.
    fn put(&mut self, name: &Name, at: At, meaning: Meaning, is_declaration: bool) {
        let whole = key(&self.namespace, name);
        if let Some(known) = self.symbols.get(&whole).cloned() {
            let clash = match (&known.meaning, &meaning) {
                (Meaning::Opaque, _) | (_, Meaning::Opaque) => false,
                (Meaning::Variable(a), Meaning::Variable(b)) => {
                    let (x, y) = (&a.declared.qual.ty, &b.declared.qual.ty);
                    let differ = !x.is_open() && !y.is_open() && x != y && !matches!(x, Ty::Array(..));
                    differ || !known.is_declaration && !is_declaration
                }
                (Meaning::Type(a), Meaning::Type(b)) => !a.ty.is_open() && !b.ty.is_open() && a != b,
                _ => true,
            };
            if clash {
                self.refuse(at, format_args!("`{name}` is declared twice"));
            }
            if is_declaration && !known.is_declaration {
                return;
            }
        } else if self.namespaces.contains(&whole) {
            self.refuse(at, format_args!("`{name}` is a namespace already"));
        }
        self.symbols.insert(whole, Symbol { meaning, is_declaration });
    }

    fn globals(&mut self, v: &Rc<Variables>) {
        let mut first: Option<Ty> = None;
        for variable in &v.declared {
            if let Some(owner) = &variable.owner {
                self.static_member(owner, variable, v);
                continue;
            }
            self.initialised = Some(variable.name.clone());
            let meaning = self.variable(variable, v, true);
            self.initialised = None;
            if let (Meaning::Variable(var), TypeKind::Auto) = (&meaning, &super::statements::unconst(&variable.ty).kind) {
                self.one_deduced(&mut first, &var.declared.qual.ty, variable.at);
            }
            if v.template.is_some() || variable.specialised.is_some() {
                let symbol = Symbol { meaning: Meaning::Opaque, is_declaration: true };
                self.symbols.insert(key(&self.namespace, &variable.name), symbol);
                continue;
            }
            let is_declaration = v.is_extern && matches!(variable.init, Init::None);
            self.put(&variable.name, variable.at, meaning, is_declaration);
        }
    }

    /// `int A::n = 4;`
    fn static_member(&mut self, owner: &Path, variable: &Variable, v: &Variables) {
        if v.template.is_some() || owner.segments.iter().any(|s| s.args.is_some()) {
            return;
        }
        if let [only] = &owner.segments[..]
            && self.means(owner).is_none()
            && self.is_unknown(&only.name)
        {
            self.refuse(owner.at, format_args!("nothing is called `{}`", only.name));
        }
        if let Some(Meaning::Type(Qual { ty: Ty::Class(id), .. })) = self.owner_means(owner) {
            self.around.push(id);
            let defined = self.variable(variable, v, true);
            self.around.pop();
            if v.is_static && !v.is_of_thread {
                self.refuse(variable.at, format_args!("`{}` is `static` in its class: the word does not stand here", variable.name));
            }
            if !v.is_extern && !self.specialised.insert(format!("{id}::{}", variable.name)) && variable.specialised.is_none() {
                self.refuse(variable.at, format_args!("`{}` is defined twice", variable.name));
            }
            let info = &self.classes[id];
            let class = info.ast.name.clone();
            match info.members.get(&variable.name) {
                None if info.is_complete && info.is_known => {
                    self.refuse(variable.at, format_args!("`{class}` declares no `{}`", variable.name))
                }
                Some(member) if member.is_field => {
                    self.refuse(variable.at, format_args!("`{}` is a part of each object of `{class}`, not `static`", variable.name));
                }
                Some(super::MemberInfo { meaning: Meaning::Variable(declared), .. }) => {
                    if let Meaning::Variable(own) = &defined
                        && !own.declared.qual.ty.is_open()
                        && !declared.declared.qual.ty.is_open()
                        && own.declared.qual.ty.decayed() != declared.declared.qual.ty.decayed()
                    {
                        self.refuse(variable.at, format_args!("`{class}` declares `{}` with another type", variable.name));
                    }
                }
                _ => {}
            }
        }
    }

    /// Declares an alias, in a function or in a namespace.
    pub(super) fn alias(&mut self, alias: &Alias) {
        if alias.template.is_some() {
            self.scoped(|c| {
                c.template_params(alias.template.as_deref().unwrap_or_default());
                c.ty(&alias.ty);
            });
            return match self.scopes.is_empty() {
                true => self.put(&alias.name, alias.at, Meaning::Opaque, true),
                false => self.declare(&alias.name, alias.at, Meaning::Opaque),
            };
        }
        let declared = self.ty(&alias.ty);
        if let TypeKind::Path(path) = &super::statements::unconst(&alias.ty).kind
            && let Some(Meaning::Variable(_)) = self.means(path)
        {
            let name = super::super::program::joined(path);
            self.refuse(path.at, format_args!("`{name}` is a variable, and `using` names types: `decltype({name})` is its type"));
        }
        if !self.scopes.is_empty()
            && self.depends(&alias.ty)
            && let Some(scope) = self.scopes.last_mut()
        {
            scope.dependent.insert(alias.name.clone());
        }
        if alias.names_itself() {
            return;
        }
        let is_plain = declared.refers == Refers::No && !declared.qual.ty.is_unknown();
        let meaning = if is_plain { Meaning::Type(declared.qual) } else { Meaning::Opaque };
        match self.scopes.is_empty() {
            true => self.put(&alias.name, alias.at, meaning, false),
            false => self.declare(&alias.name, alias.at, meaning),
        }
    }

    /// Declares an enumeration of a namespace.
    fn enumeration(&mut self, e: &Rc<Enum>) {
        let id = self.enumerators(e);
        if let Some(name) = &e.name {
            let whole = key(&self.namespace, name);
            let known = match self.tags.get(&whole) {
                Some(TagOf::Enum(known)) => Some(self.enums[*known].ast.enumerators.is_empty()),
                Some(TagOf::Class(_)) => Some(false),
                None => None,
            };
            if known == Some(false) && !e.enumerators.is_empty() {
                self.refuse(e.at, format_args!("`{name}` is declared twice"));
            }
            self.tags.insert(whole, TagOf::Enum(id));
        }
        if !e.scoped {
            for (name, _, at) in &e.enumerators {
                let value = self.enums[id].values.get(name).copied().flatten();
                self.put(name, *at, Meaning::Enumerator(id, value), false);
            }
        }
    }

    /// The enumerators of an enumeration, each with its value.
    pub(super) fn enumerators(&mut self, e: &Rc<Enum>) -> usize {
        let id = self.enums.len();
        self.enums.push(EnumInfo { ast: e.clone(), values: HashMap::new() });
        let mut next = Some(0i64);
        self.enter();
        for (name, value, at) in &e.enumerators {
            if let Some(value) = value {
                self.overflow = None;
                let seen = self.expr(value);
                self.constant_expression(value, "an enumerator");
                next = match seen.constant {
                    Some(super::Constant::Int(n)) => Some(n),
                    _ => None,
                };
            }
            if self.enums[id].values.insert(name.clone(), next).is_some() {
                self.refuse(*at, format!("`{name}` is declared twice"));
            }
            if let Some(scope) = self.scopes.last_mut() {
                let symbol = Symbol { meaning: Meaning::Enumerator(id, next), is_declaration: false };
                scope.names.insert(name.clone(), symbol);
            }
            next = next.and_then(|n| n.checked_add(1));
        }
        self.leave();
        id
    }

    pub(super) fn assertion(&mut self, s: &StaticAssert) {
        self.overflow = None;
        let seen = self.expr(&s.condition);
        if seen.constant == Some(super::Constant::Int(0)) && self.scopes.iter().all(|s| !s.is_template) {
            let message = match s.message.as_ref().map(|m| &m.kind) {
                Some(super::super::ast::ExprKind::Text(text)) => format!(": {}", String::from_utf8_lossy(text)),
                _ => String::new(),
            };
            self.refuse(s.at, format_args!("the static assertion does not hold{message}"));
        } else if seen.constant.is_none() {
            self.constant_expression(&s.condition, "a static assertion");
        }
    }

    /// A function of a namespace, or a method that is defined outside of its class.
    fn function(&mut self, f: &Rc<Function>) {
        if let Some(owner) = &f.owner {
            return self.method_outside(f, owner);
        }
        let at = f.at;
        if f.flags.is_virtual {
            self.refuse(at, format_args!("`{}` is no method: it cannot be `virtual`", f.name));
        }
        if f.flags.is_const {
            self.refuse(at, format_args!("`{}` is no method: there is no object that `const` could be about", f.name));
        }
        self.partial_function(f);
        self.need_arguments(f);
        let info = self.signature(f, Access::Public);
        if &*f.name == "main" && self.namespace.is_empty() && f.template.is_none() {
            let is_int = info.result.qual.ty == Ty::Builtin(super::super::ast::Builtin::Integer(super::super::ast::Integer::Int));
            if f.result.is_some()
                && !info.result.qual.ty.is_unknown()
                && (!is_int || info.result.qual.is_const || info.result.refers != Refers::No)
            {
                self.refuse(at, format_args!("`main` returns an `int`, not `{}`", self.qual_name(&info.result.qual)));
            }
        }
        self.operator_of(f, &info);
        self.defaults(f);
        let whole = key(&self.namespace, &f.name);
        let known = self.symbols.get_mut(&whole).map(|s| match &mut s.meaning {
            // taken, for it is put back with the function
            Meaning::Functions(all) => Meaning::Functions(std::mem::take(all)),
            other => other.clone(),
        });
        let mut all = match known {
            Some(Meaning::Functions(all)) => Rc::unwrap_or_clone(all),
            Some(Meaning::Opaque) => return self.body_of(f, None, false),
            Some(_) => {
                self.refuse(at, format_args!("`{}` is declared twice", f.name));
                Vec::new()
            }
            None if self.namespaces.contains(&whole) => {
                self.refuse(at, format_args!("`{}` is a namespace already", f.name));
                Vec::new()
            }
            None => Vec::new(),
        };
        self.again(&all, f, &info);
        all.push(Rc::new(info));
        let symbol = Symbol { meaning: Meaning::Functions(Rc::new(all)), is_declaration: f.body.is_none() };
        self.symbols.insert(whole, symbol);
        self.body_of(f, None, false);
    }

    /// Refuses a function that is defined a second time, or declared with another result.
    pub(super) fn again(&mut self, before: &[Rc<Func>], f: &Function, info: &Func) {
        let before = &before[before.len().saturating_sub(MAX_COMPARED)..];
        let same: Vec<Rc<Func>> =
            before.iter().filter(|b| same_parameters(b, info) && same_template(&b.ast, f)).take(MAX_SAME).cloned().collect();
        for other in &same {
            let result = |f: &Function| f.result.as_ref().map(type_text);
            let is_known = |d: &Declared| !d.qual.ty.is_open();
            let differs = is_known(&other.result) && is_known(&info.result) && other.result != info.result;
            let is_template = f.template.is_some();
            if other.ast.body.is_some() && f.body.is_some() && (!is_template || result(&other.ast) == result(f)) {
                return self.refuse(f.at, format_args!("`{}` is defined twice for these parameters", f.name));
            }
            if differs && !is_template {
                let (a, b) = (self.type_name(&info.result.qual.ty), self.type_name(&other.result.qual.ty));
                return self.refuse(f.at, format_args!("`{}` is declared with another result: `{a}` here, `{b}` before", f.name));
            }
            if let Some((p, _)) = f.params.iter().zip(&other.ast.params).find(|(p, o)| p.default.is_some() && o.default.is_some())
                && !is_template
            {
                return self.refuse(p.at, "this parameter has its default argument from a declaration before");
            }
        }
    }

    /// Refuses a parameter without a default argument behind one that has it.
    pub(super) fn defaults(&mut self, f: &Function) {
        let first = f.params.iter().position(|p| p.default.is_some());
        let Some(first) = first else {
            return;
        };
        let declared_before = match self.symbols.get(&key(&self.namespace, &f.name)).map(|s| &s.meaning) {
            Some(Meaning::Functions(all)) => all.iter().any(|o| o.ast.params.len() == f.params.len()),
            _ => false,
        };
        if let Some(p) = f.params[first..].iter().find(|p| p.default.is_none() && !p.pack)
            && !declared_before
        {
            self.refuse(p.at, "a parameter behind one with a default argument needs one too");
        }
    }

    /// Refuses an operator whose operands are all of the language's own types, or of a wrong number.
    fn operator_of(&mut self, f: &Function, info: &Func) {
        let Some(op) = f.name.strip_prefix("operator") else {
            return;
        };
        self.operator_outside(f);
        let is_binary =
            matches!(op, "==" | "!=" | "<" | ">" | "<=" | ">=" | "/" | "%" | "|" | "^" | "<<" | ">>" | "&&" | "||" | "+=" | "-=");
        if op.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == ' ' || c == '"') || f.template.is_some() {
            return;
        }
        if is_binary && f.params.len() != 2 {
            return self.refuse(f.at, format_args!("`{}` takes two operands, not {}", f.name, f.params.len()));
        }
        let builtin = |d: &Declared| matches!(d.qual.ty, Ty::Builtin(_) | Ty::Pointer(_) | Ty::Null);
        if !info.params.is_empty() && info.params.iter().all(builtin) {
            self.refuse(f.at, format_args!("`{}` of the language's own types is there already", f.name));
        }
    }

    /// What a function declares to take and to return.
    pub(super) fn signature(&mut self, f: &Rc<Function>, access: Access) -> Func {
        self.enter();
        self.template_params(f.template.as_deref().unwrap_or_default());
        self.enter();
        let mut params = Vec::with_capacity(f.params.len());
        for p in &f.params {
            params.push(self.expanded(p.pack, |c| c.param_type(&p.ty)));
            // the types of those behind it may name it
            self.opaque(p.name.clone());
        }
        self.leave();
        if !f.requires.is_empty() {
            self.constrained(&f.params, f.requires.iter());
        }
        let result = self.result_type(f).unwrap_or(Declared::UNKNOWN);
        if matches!(result.qual.ty, Ty::Array(..)) && result.refers == Refers::No {
            self.refuse(f.at, format_args!("`{}` cannot return an array", f.name));
        }
        self.leave();
        Func { ast: f.clone(), bare: bare_parameters(f), params, result, access }
    }

    /// The type that a function declares to return, in which the names of its parameters may stand.
    pub(super) fn result_type(&mut self, f: &Function) -> Option<Declared> {
        let ty = f.result.as_ref()?;
        self.enter();
        self.opaque(f.params.iter().filter_map(|p| p.name.clone()));
        // what it asks of the object is as `const` as the method
        if f.flags.is_const {
            self.bodies.push(super::BodyInfo { has_this: true, is_const: true, ..super::BodyInfo::default() });
        }
        let declared = self.ty(ty);
        if f.flags.is_const {
            self.bodies.pop();
        }
        self.leave();
        Some(declared)
    }

    /// Declares names of which no more is known.
    fn opaque(&mut self, names: impl IntoIterator<Item = Name>) {
        if let Some(scope) = self.scopes.last_mut() {
            let symbol = Symbol { meaning: Meaning::Opaque, is_declaration: true };
            scope.names.extend(names.into_iter().map(|name| (name, symbol.clone())));
        }
    }

    /// The type of a parameter: an array is a pointer.
    pub(super) fn param_type(&mut self, ty: &Type) -> Declared {
        let declared = self.ty(ty);
        let decayed = if declared.refers == Refers::No { declared.qual.ty.decayed() } else { declared.qual.ty };
        Declared { qual: Qual { ty: decayed, is_const: declared.qual.is_const }, refers: declared.refers }
    }

    /// A variable as it is declared, its initialiser read.
    pub(super) fn variable(&mut self, variable: &Variable, v: &Variables, is_global: bool) -> Meaning {
        if let Some(params) = &v.template {
            self.enter();
            self.template_params(params);
            self.initialised(variable, v, is_global);
            self.leave();
            return Meaning::Opaque;
        }
        let (declared, constant, is_constant) = self.initialised(variable, v, is_global);
        let is_static = is_global || v.is_static || v.is_extern;
        let callable = self.variable_called(variable);
        self.lambda_for(variable, callable.as_deref());
        Meaning::Variable(Rc::new(Var { declared, constant, is_constant, is_static, callable }))
    }

    /// The text of an argument, for messages.
    pub(super) fn text(&self, e: &super::super::ast::Expr) -> String {
        use super::super::ast::ExprKind as E;
        match &e.kind {
            E::Member { object, arrow, path } => {
                format!("{}{}{}", plain_text(object), if *arrow { "->" } else { "." }, super::super::program::joined(path))
            }
            E::Index(a, indices) if indices.len() == 1 => format!("{}[{}]", plain_text(a), plain_text(&indices[0])),
            E::Unary(_, of) if matches!(of.kind, E::Member { .. } | E::Call(..)) => "what is pointed to".into(),
            E::Call(callee, _) if matches!(callee.kind, E::Member { .. }) => format!("{}()", self.text(callee)),
            E::Text(text) => format!("\"{}\"", String::from_utf8_lossy(text)),
            _ => plain_text(e),
        }
    }
}
