//! Classes: their bases and members, and what these must not be.

use super::super::ast::{Access, Alias, At, Body, Class, Enum, Function, Init, Member, Name, Path, Type, TypeKind, Variables};
use super::names::key;
use super::types::{Qual, Refers, Ty};
use super::{Checker, ClassInfo, Func, Meaning, MemberInfo, Symbol, TagOf, Var};
use std::collections::HashMap;
use std::rc::Rc;

impl Checker<'_> {
    /// A class of a class, defined outside of it.
    fn class_outside(&mut self, class: &Rc<Class>, owner: &Path) {
        let is_template = class.template.is_some() || owner.segments.iter().any(|s| s.args.is_some());
        // of a class template nothing of the members is known
        let found = if is_template { None } else { self.owner_means(owner) };
        if let Some(Meaning::Type(Qual { ty: Ty::Class(id), .. })) = found {
            let access = self.classes[id].members.get(&class.name).map_or(Access::Public, |known| known.access);
            self.around.push(id);
            self.member_class(class, id, access);
            self.around.pop();
        }
    }

    /// What a path in front of what is defined outside of its class means: the classes on the way may be private ones of those
    /// around them.
    pub(super) fn owner_means(&mut self, owner: &Path) -> Option<Meaning> {
        let around = self.around.len();
        for n in 1..owner.segments.len() {
            let path = Path { segments: owner.segments[..n].to_vec(), ..owner.clone() };
            if let Some(Meaning::Type(Qual { ty: Ty::Class(id) | Ty::Instance(id), .. })) = self.means(&path) {
                self.around.push(id);
            }
        }
        let found = self.means(owner);
        self.around.truncate(around);
        found
    }

    /// A class of a namespace.
    pub(super) fn class_item(&mut self, class: &Rc<Class>) {
        if let Some(owner) = &class.owner {
            let namespace = key(&self.namespace, &super::super::program::joined(owner));
            if self.namespaces.contains(&namespace) {
                let outer = std::mem::replace(&mut self.namespace, namespace.into());
                self.class_item(&Rc::new(Class { owner: None, ..(**class).clone() }));
                self.namespace = outer;
                return;
            }
            return self.class_outside(class, owner);
        }
        let whole = key(&self.namespace, &class.name);
        let known = match self.tags.get(&whole) {
            Some(TagOf::Class(id)) => Some(*id),
            Some(TagOf::Enum(_)) if !class.is_declaration => {
                self.refuse(class.at, format_args!("`{}` is declared twice", class.name));
                None
            }
            _ => None,
        };
        if let (None, Some(params)) = (&class.specialised, &class.template) {
            self.head_of_class(params);
        }
        if class.specialised.is_some() {
            self.specialisation(class, &whole);
            if known.is_none()
                && !self.symbols.contains_key(&whole)
                && self.program.visible(&class.name).is_none_or(|of| self.program.is_specialisation(of))
                && self.namespace.is_empty()
            {
                let is_library = super::super::library::is_known(&class.name);
                if !is_library && class.name.chars().next().is_some_and(char::is_alphabetic) {
                    self.refuse(class.at, format_args!("`{}` is specialised, but no such template is declared", class.name));
                }
            }
            // an instance may be this one: nothing of its members is known
            if let Some(id) = known {
                self.classes[id].is_known = false;
            }
            let id = self.register(class, None);
            return self.class_body(class, id);
        }
        if let Some(id) = known {
            self.head_again(id, class);
        }
        let id = match known {
            Some(id) if self.classes[id].is_complete && !class.is_declaration => {
                return self.refuse(class.at, format_args!("`{}` is defined twice", class.name));
            }
            Some(id) => id,
            None => {
                let id = self.register(class, None);
                self.tags.insert(whole, TagOf::Class(id));
                id
            }
        };
        if !class.is_declaration {
            self.classes[id].ast = class.clone();
            self.class_body(class, id);
        }
    }

    /// A class of a function or of a class around it.
    pub(super) fn inner_class(&mut self, class: &Rc<Class>) -> usize {
        let id = self.register(class, self.around.last().copied());
        if let Some(scope) = self.scopes.last_mut()
            && class.specialised.is_none()
            && let Some(known) = scope.tags.insert(class.name.clone(), id)
            && self.classes[known].is_complete
            && !class.is_declaration
        {
            self.refuse(class.at, format_args!("`{}` is defined twice", class.name));
        }
        id
    }

    pub(super) fn register(&mut self, class: &Rc<Class>, outer: Option<usize>) -> usize {
        let is_inner_of_template = outer.is_some_and(|o| self.classes[o].is_template);
        let in_template = self.scopes.iter().any(|s| s.is_template);
        self.classes.push(ClassInfo {
            ast: class.clone(),
            is_complete: false,
            is_template: class.template.is_some() || class.specialised.is_some() || is_inner_of_template || in_template,
            bases: Vec::new(),
            is_known: true,
            members: HashMap::new(),
            constructors: Vec::new(),
            friends: Vec::new(),
            outer,
        });
        self.classes.len() - 1
    }

    /// The bases and the members of a class; the bodies of its methods last, for they see all members.
    pub(super) fn class_body(&mut self, class: &Rc<Class>, id: usize) {
        self.enter();
        self.template_params(class.template.as_deref().unwrap_or_default());
        self.constrained(&[], class.requires.iter());
        class.specialised.iter().flatten().for_each(|arg| self.template_argument(arg, 0));
        self.bases(class, id);
        self.around.push(id);
        self.enter();
        let mut access = class.access;
        for member in &class.members {
            match member {
                Member::Access(a) => access = *a,
                Member::Friend(name) => self.classes[id].friends.push(name.clone()),
                Member::Fields(v) => self.fields(v, id, access, false),
                Member::Statics(v) => self.fields(v, id, access, true),
                Member::Function(f) => self.method(f, id, access),
                Member::Alias(alias) => self.member_alias(alias, id, access),
                Member::Class(inner) => self.member_class(inner, id, access),
                Member::Enum(e) => self.member_enum(e, id, access),
                Member::Using(path) => {
                    self.using_member(path, id);
                    let name = path.last().name.clone();
                    let info = MemberInfo { meaning: Meaning::Opaque, access, is_field: false, is_mutable: false, is_bits: false };
                    self.classes[id].members.insert(name, info);
                    // a member of a base; constructors of it are not counted among the class's own here
                    let inherits = matches!(&path.segments[..], [.., of, last] if of.name == last.name);
                    self.classes[id].is_known &= !class.bases.is_empty() && path.segments.len() > 1 && !inherits;
                }
                Member::Unread(_) => self.classes[id].is_known = false,
                Member::StaticAssert(_) => {}
            }
        }
        self.leave();
        self.classes[id].is_complete = true;
        self.overriders(class, id);
        self.enter();
        for member in &class.members {
            match member {
                Member::Function(f) => self.body_of(f, Some(id), false),
                Member::Fields(v) => self.field_values(v, id),
                Member::StaticAssert(s) => self.assertion(s),
                _ => {}
            }
        }
        self.leave();
        self.around.pop();
        self.leave();
    }

    fn bases(&mut self, class: &Rc<Class>, id: usize) {
        for ((ty, expands), access) in class.bases.iter().zip(&class.base_access) {
            let TypeKind::Path(path) = &ty.kind else {
                self.classes[id].is_known = false;
                continue;
            };
            if !expands {
                self.is_expanded(path, ty.at);
            }
            let found = self.means(path);
            match found {
                Some(Meaning::Type(Qual { ty: Ty::Class(base), .. })) if !expands => {
                    let info = &self.classes[base];
                    let name = info.ast.name.clone();
                    let why = match () {
                        () if !info.is_complete => Some("is declared, but not defined"),
                        () if info.ast.is_final => Some("is `final`"),
                        () if info.ast.is_union => Some("is a union"),
                        () if self.classes[id].bases.iter().any(|(b, _)| *b == base) => Some("is a base already"),
                        () => None,
                    };
                    if let Some(why) = why {
                        self.refuse(ty.at, format_args!("`{name}` {why}: it cannot be a base"));
                    }
                    self.classes[id].is_known &= self.classes[base].is_known;
                    self.classes[id].bases.push((base, *access));
                }
                Some(Meaning::Type(Qual { ty: Ty::Builtin(_) | Ty::Enum(_) | Ty::Pointer(_), .. })) => {
                    let text = self.written(ty);
                    self.refuse(ty.at, format_args!("`{text}` is no class: it cannot be a base"));
                }
                None => {
                    let name = path.simple();
                    let nothing = name.is_some_and(|name| self.is_nothing(name));
                    if nothing && class.template.is_none() {
                        let text = self.written(ty);
                        self.refuse(ty.at, format_args!("nothing is called `{text}`"));
                    }
                    if !expands {
                        self.is_somewhere(path);
                    }
                    self.classes[id].is_known = false;
                }
                _ => self.classes[id].is_known = false,
            }
        }
    }

    /// Whether neither the file nor the library has anything of this name.
    pub(super) fn is_nothing(&self, name: &Name) -> bool {
        self.program.visible(name).is_none()
            && !super::super::library::is_known(name)
            && !super::super::library::is_unread(name)
            && !self.program.has_directives()
            && self.scopes.iter().all(|s| !s.is_template)
            && name.chars().any(|c| c.is_ascii_lowercase() || name.len() == 1)
            && self.program.anywhere(name).is_none()
            && !self.program.opens_library
    }

    fn put_member(&mut self, id: usize, name: &Name, at: At, member: MemberInfo) {
        if self.scopes.iter().any(|s| s.is_template && s.names.contains_key(name)) {
            return self.refuse(at, format_args!("`{name}` is a parameter of the template: no member may be called so"));
        }
        let clash = match (self.classes[id].members.get(name).map(|m| &m.meaning), &member.meaning) {
            (None | Some(Meaning::Opaque), _) | (_, Meaning::Opaque) => false,
            (Some(Meaning::Type(_)), Meaning::Variable(_) | Meaning::Functions(_)) => false,
            (Some(Meaning::Variable(_) | Meaning::Functions(_)), Meaning::Type(_)) => return,
            _ => true,
        };
        if clash {
            let class = self.classes[id].ast.name.clone();
            self.refuse(at, format_args!("`{name}` is declared twice in `{class}`"));
        }
        self.classes[id].members.insert(name.clone(), member);
    }

    fn fields(&mut self, v: &Rc<Variables>, id: usize, access: Access, is_static: bool) {
        if let Some(params) = &v.template {
            return self.scoped(|c| {
                c.template_params(params);
                for variable in &v.declared {
                    c.ty(&variable.ty);
                    let info = MemberInfo { meaning: Meaning::Opaque, access, is_field: false, is_mutable: false, is_bits: false };
                    c.classes[id].members.insert(variable.name.clone(), info);
                }
            });
        }
        for variable in &v.declared {
            let declared = self.ty(&variable.ty);
            self.field_type(&variable.ty, &declared, id, variable.at, is_static);
            self.field_rules(variable, v, &declared, id, is_static);
            if let Some(bits) = &variable.bits {
                self.bit_field(bits, &declared.qual.ty, variable.at, !variable.name.contains('#'));
            }
            let is_const = v.is_constexpr;
            if is_const && !is_static {
                self.refuse(
                    variable.at,
                    format_args!("`{}` is a part of each object: only a `static` member is `constexpr`", variable.name),
                );
            } else if is_const
                && matches!(variable.init, Init::None)
                && matches!(declared.qual.ty, Ty::Builtin(_) | Ty::Enum(_) | Ty::Pointer(_))
            {
                self.refuse(variable.at, format_args!("`{}` is `constexpr`, and has no value", variable.name));
            }
            let mut declared = declared;
            if is_const && declared.refers == Refers::No {
                declared.qual = declared.qual.constant();
            }
            if is_static && !v.is_constexpr {
                self.static_value(variable, &declared, v);
            }
            let constant = match (&variable.init, is_static) {
                (Init::Equal(e), true) => self.expr(e).constant.filter(|_| declared.qual.is_const && declared.qual.ty.is_integer()),
                _ => None,
            };
            let is_constant = is_static && (v.is_constexpr || constant.is_some());
            let is_open = v.template.is_some() || is_static && matches!(variable.init, Init::None);
            let var = Var { declared, constant, is_constant: is_constant || is_open, is_static, callable: None };
            let meaning = if v.template.is_some() { Meaning::Opaque } else { Meaning::Variable(Rc::new(var)) };
            let is_bits = variable.bits.is_some();
            let info = MemberInfo { meaning, access, is_field: !is_static, is_mutable: v.is_mutable, is_bits };
            self.put_member(id, &variable.name, variable.at, info);
            if variable.name.starts_with('#') && !is_static {
                self.unnamed_fields(&variable.ty, id, access);
            }
        }
    }

    /// The members of a union or a class without a name are members of the class around it.
    fn unnamed_fields(&mut self, ty: &Type, id: usize, access: Access) {
        let TypeKind::Path(path) = &ty.kind else {
            return;
        };
        let inner = self.classes.iter().rposition(|c| c.ast.name == path.last().name);
        if let Some(inner) = inner {
            let members: Vec<_> = self.classes[inner].members.iter().map(|(n, m)| (n.clone(), m.clone())).collect();
            for (name, member) in members {
                self.classes[id].members.insert(name, MemberInfo { access, ..member });
            }
        }
    }

    /// Refuses a member of a type that no object can have.
    fn field_type(&mut self, ty: &Type, declared: &super::Declared, id: usize, at: At, is_static: bool) {
        if declared.refers != Refers::No || is_static {
            return;
        }
        match &declared.qual.ty {
            ty if ty.is_void() => self.refuse(at, "no member can be `void`"),
            Ty::Class(of) if *of == id || !self.classes[*of].is_complete && !self.classes[*of].is_template => {
                let name = self.classes[*of].ast.name.clone();
                self.refuse(at, format_args!("`{name}` is not complete here: no member can be one"));
            }
            Ty::Array(..) => {
                if let TypeKind::Array(_, Some(n)) = &super::statements::unconst(ty).kind {
                    self.constant_expression(n, "the number of elements of a member");
                }
            }
            _ => {}
        }
    }

    fn bit_field(&mut self, bits: &super::super::ast::Expr, ty: &Ty, at: At, is_named: bool) {
        let width = self.expr(bits).constant;
        if ty.is_float() || matches!(ty, Ty::Pointer(_) | Ty::Class(_) | Ty::Array(..)) {
            self.refuse(at, format_args!("a bit field of `{}`: it has to be an integer", self.type_name(ty)));
        }
        if let Some(super::Constant::Int(n)) = width
            && (n < 0 || n == 0 && is_named)
        {
            self.refuse(at, format_args!("a bit field of {n} bits"));
        }
    }

    /// Refuses the value of a static member that has to be defined outside of its class.
    fn static_value(&mut self, variable: &super::super::ast::Variable, declared: &super::Declared, v: &Variables) {
        let has_value = !matches!(variable.init, Init::None);
        let is_known = declared.refers == Refers::No && matches!(declared.qual.ty, Ty::Builtin(_) | Ty::Enum(_) | Ty::Pointer(_));
        if has_value && is_known && (!declared.qual.is_const || declared.qual.ty.is_float()) && !v.is_inline && v.template.is_none() {
            self.refuse(
                variable.at,
                format_args!("`{}` is neither a `const` integer nor `inline`: it gets its value outside of the class", variable.name),
            );
        }
    }

    /// The values that members have by their declarations.
    fn field_values(&mut self, v: &Rc<Variables>, id: usize) {
        if v.template.is_some() {
            return;
        }
        self.bodies.push(super::BodyInfo { has_this: true, ..super::BodyInfo::default() });
        for variable in &v.declared {
            let declared = match self.classes[id].members.get(&variable.name).map(|m| &m.meaning) {
                Some(Meaning::Variable(var)) => var.declared.clone(),
                _ => continue,
            };
            if !matches!(variable.init, Init::None) {
                self.initial(&variable.init, &declared, variable.at, &variable.name);
            }
        }
        self.bodies.pop();
    }

    fn method(&mut self, f: &Rc<Function>, id: usize, access: Access) {
        if f.flags.is_friend {
            if f.template.is_none() && f.owner.is_none() {
                self.signature(f, access);
            }
            self.classes[id].friends.push(f.name.clone());
            if f.owner.is_none() {
                // it is found by its arguments
                let whole = key(&self.namespace, &f.name);
                let symbol = Symbol { meaning: Meaning::Opaque, is_declaration: true };
                self.symbols.entry(whole).or_insert(symbol);
            }
            return;
        }
        let class = self.classes[id].ast.clone();
        self.method_template(f, !self.bodies.is_empty());
        self.method_rules(f, &class.name);
        let info = self.signature(f, access);
        if f.flags.is_pure && !f.flags.is_virtual && !self.may_override(id, f) {
            self.refuse(f.at, format_args!("`{}` is not virtual: `= 0` has no meaning", f.name));
        }
        if class.is_union && f.flags.is_virtual {
            self.refuse(f.at, "a union has no virtual methods");
        }
        if &*f.name == "~" && !f.params.is_empty() {
            self.refuse(f.at, "a destructor takes no parameters");
        }
        if f.name == class.name && f.result.is_some() {
            self.refuse(f.at, format_args!("`{}` is the constructor: it has no type", f.name));
        }
        self.defaults_of(f);
        if f.name == class.name {
            let before = self.classes[id].constructors.clone();
            self.again_in(&before, f, &info);
            self.classes[id].constructors.push(Rc::new(info));
            return;
        }
        if matches!(self.classes[id].members.get(&f.name), Some(MemberInfo { meaning: Meaning::Opaque, .. })) {
            // overloads of a base stand beside it
            return;
        }
        let mut all = self.methods(id, &f.name);
        self.again_in(&all, f, &info);
        all.push(Rc::new(info));
        let is_first = all.len() == 1;
        let member = MemberInfo { meaning: Meaning::Functions(Rc::new(all)), access, is_field: false, is_mutable: false, is_bits: false };
        if is_first {
            self.put_member(id, &f.name, f.at, member);
        } else {
            self.classes[id].members.insert(f.name.clone(), member);
        }
    }

    /// Within a class no function is declared twice.
    fn again_in(&mut self, before: &[Rc<Func>], f: &Function, info: &Func) {
        let is_conversion = &*f.name == "operator T";
        let same = before.iter().any(|b| {
            super::declarations::same_parameters(b, info)
                && super::declarations::same_template(&b.ast, f)
                && f.template.is_none()
                && f.requires.is_empty()
                && b.ast.requires.is_empty()
                && (!is_conversion || !info.result.qual.ty.is_open() && b.result == info.result)
        });
        if same {
            let name = if &*f.name == "~" { "the destructor".into() } else { format!("`{}`", f.name) };
            self.refuse(f.at, format_args!("{name} is declared twice for these parameters"));
        }
    }

    fn defaults_of(&mut self, f: &Function) {
        let first = f.params.iter().position(|p| p.default.is_some());
        if let Some(p) = first.and_then(|n| f.params[n..].iter().find(|p| p.default.is_none() && !p.pack)) {
            self.refuse(p.at, "a parameter behind one with a default argument needs one too");
        }
    }

    fn member_alias(&mut self, alias: &Alias, id: usize, access: Access) {
        let meaning = match alias.template.is_some() {
            true => {
                self.scoped(|c| {
                    c.template_params(alias.template.as_deref().unwrap_or_default());
                    c.ty(&alias.ty);
                });
                Meaning::Opaque
            }
            false => {
                let declared = self.ty(&alias.ty);
                let is_plain = declared.refers == Refers::No && !declared.qual.ty.is_unknown();
                if is_plain { Meaning::Type(declared.qual) } else { Meaning::Opaque }
            }
        };
        if alias.names_itself() && self.classes[id].members.contains_key(&alias.name) {
            return;
        }
        let info = MemberInfo { meaning, access, is_field: false, is_mutable: false, is_bits: false };
        self.put_member(id, &alias.name, alias.at, info);
    }

    fn member_class(&mut self, class: &Rc<Class>, id: usize, access: Access) {
        if class.specialised.is_some() {
            let inner = self.register(class, Some(id));
            return self.class_body(class, inner);
        }
        let known = match self.classes[id].members.get(&class.name).map(|m| &m.meaning) {
            Some(Meaning::Type(Qual { ty: Ty::Class(known) | Ty::Instance(known), .. })) => Some(*known),
            _ => None,
        };
        if let Some(known) = known {
            if self.classes[known].is_complete && !class.is_declaration {
                self.refuse(class.at, format_args!("`{}` is defined twice", class.name));
            } else if !class.is_declaration {
                self.classes[known].ast = class.clone();
                self.class_body(class, known);
            }
            return;
        }
        let inner = self.register(class, Some(id));
        let ty = if self.classes[inner].is_template { Ty::Instance(inner) } else { Ty::Class(inner) };
        let meaning = Meaning::Type(Qual::plain(ty));
        let info = MemberInfo { meaning, access, is_field: false, is_mutable: false, is_bits: false };
        self.put_member(id, &class.name, class.at, info);
        if !class.is_declaration {
            self.class_body(class, inner);
        }
    }

    fn member_enum(&mut self, e: &Rc<Enum>, id: usize, access: Access) {
        let n = self.enumerators(e);
        let info = |meaning| MemberInfo { meaning, access, is_field: false, is_mutable: false, is_bits: false };
        if let Some(name) = &e.name {
            self.put_member(id, name, e.at, info(Meaning::Type(Qual::plain(Ty::Enum(n)))));
        }
        if !e.scoped {
            for (name, _, at) in &e.enumerators {
                let value = self.enums[n].values.get(name).copied().flatten();
                self.put_member(id, name, *at, info(Meaning::Enumerator(n, value)));
            }
        }
    }

    /// The virtual method of a base that a method overrides, by its name and parameters.
    fn overridden(&self, class: usize, f: &Func) -> Option<Rc<Func>> {
        let same = |m: &&Rc<Func>| {
            m.params == f.params && m.ast.flags.is_const == f.ast.flags.is_const && m.ast.flags.qualifier == f.ast.flags.qualifier
        };
        // of those that say so: another between may be virtual without the word
        let is_virtual = |m: &Rc<Func>| m.ast.flags.is_virtual || m.ast.flags.is_final;
        let own = |base: &usize| self.methods(*base, &f.ast.name).iter().find(|m| same(m) && is_virtual(m)).cloned();
        self.with_bases(class)?.iter().skip(1).find_map(own)
    }

    fn may_override(&self, class: usize, f: &Rc<Function>) -> bool {
        !self.classes[class].is_known || !self.classes[class].bases.is_empty() || f.template.is_some()
    }

    /// Refuses `override` of nothing, and what overrides a `final` method or with another result.
    fn overriders(&mut self, class: &Rc<Class>, id: usize) {
        if !self.classes[id].is_known || self.classes[id].is_template || self.with_bases(id).is_none() {
            return;
        }
        for member in &class.members {
            let Member::Function(f) = member else {
                continue;
            };
            let own = self.methods(id, &f.name).into_iter().find(|m| Rc::ptr_eq(&m.ast, f));
            let Some(own) = own.filter(|_| f.template.is_none() && &*f.name != "~" && !matches!(f.body, Some(Body::Delete))) else {
                continue;
            };
            let is_open = own.params.iter().any(|p| p.qual.ty.is_open());
            match self.overridden(id, &own) {
                None if f.flags.is_override && !is_open => {
                    self.refuse(f.at, format_args!("`{}` overrides no virtual method of a base", f.name));
                }
                Some(base) if base.ast.flags.is_final => {
                    self.refuse(f.at, format_args!("`{}` is `final` in a base", f.name));
                }
                Some(base) => {
                    let (a, b) = (&own.result.qual.ty, &base.result.qual.ty);
                    let is_plain = |ty: &Ty| matches!(ty, Ty::Builtin(_));
                    if !a.is_open() && !b.is_open() && (is_plain(a) || is_plain(b)) && own.result != base.result {
                        let (a, b) = (self.type_name(a), self.type_name(b));
                        self.refuse(f.at, format_args!("`{}` returns `{a}`, what it overrides `{b}`", f.name));
                    }
                }
                None => {}
            }
        }
    }
}
