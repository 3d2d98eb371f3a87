//! The heads of templates: their parameters, and the declarations and specialisations of one template beside each other.

use super::super::ast::{Class, ExprKind, Function, Name, TemplateParam, TemplateParamKind, Type, TypeKind};
use super::super::compile::{names_in, names_in_type, plain_text, type_text};
use super::types::{Qual, Ty};
use super::{At, Checker, Meaning, TagOf};

impl Checker<'_> {
    /// Refuses the parameters of a class template that could never be given.
    pub(super) fn head_of_class(&mut self, params: &[TemplateParam]) {
        let mut has_default = false;
        for (n, p) in params.iter().enumerate() {
            if p.pack && p.default.is_some() {
                return self.refuse(p.at, "a pack has no default");
            }
            if p.pack && n + 1 < params.len() {
                return self.refuse(p.at, "a pack is the last parameter of a class template");
            }
            if has_default && p.default.is_none() && !p.pack {
                return self.refuse(p.at, "a parameter behind one with a default needs one too");
            }
            has_default |= p.default.is_some();
        }
    }

    /// Refuses a second declaration of a class template with other parameters, or with a default that is there already.
    pub(super) fn head_again(&mut self, known: usize, class: &Class) {
        let before = self.classes[known].ast.template.clone();
        match (before.as_deref(), class.template.as_deref()) {
            (Some(a), Some(b)) if a.len() != b.len() => {
                self.refuse(class.at, format_args!("`{}` is declared with {} parameters before", class.name, a.len()));
            }
            (Some(a), Some(b)) => {
                let kind = |p: &TemplateParam| (std::mem::discriminant(&p.kind), p.pack);
                if let Some((_, p)) = a.iter().zip(b).find(|(a, b)| kind(a) != kind(b)) {
                    return self.refuse(p.at, format_args!("`{}` is declared with another kind of parameter before", class.name));
                }
                if let Some((_, p)) = a.iter().zip(b).find(|(a, b)| a.default.is_some() && b.default.is_some()) {
                    self.refuse(p.at, "this parameter has its default from a declaration before");
                }
            }
            (None, Some(_)) | (Some(_), None) => {
                self.refuse(class.at, format_args!("`{}` is a template in one of its declarations only", class.name));
            }
            (None, None) => {}
        }
    }

    /// Refuses a specialisation that says nothing, that is never found, or that is there already.
    pub(super) fn specialisation(&mut self, class: &Class, whole: &str) {
        let (Some(args), Some(params), false) = (&class.specialised, &class.template, class.has_volatile) else {
            return;
        };
        // `auto` tells `3` and `3u` apart
        let text = |e: &super::super::ast::Expr| match &e.kind {
            ExprKind::Int(_, suffix) => format!("{} {suffix:?}", plain_text(e)),
            _ => plain_text(e),
        };
        let written: Vec<String> = args.iter().map(|a| format!("{}{}", text(&a.value), if a.expands { "..." } else { "" })).collect();
        let own: Vec<String> =
            params.iter().map(|p| format!("{}{}", p.name.as_deref().unwrap_or("#"), if p.pack { "..." } else { "" })).collect();
        let type_of_value = |p: &TemplateParam| match &p.kind {
            TemplateParamKind::Value(ty) => type_text(ty),
            _ => String::new(),
        };
        let kinds = |params: &[TemplateParam]| {
            params.iter().map(|p| (std::mem::discriminant(&p.kind), type_of_value(p), p.pack)).collect::<Vec<_>>()
        };
        let primary =
            |c: &Class| c.name == class.name && c.specialised.is_none() && c.template.as_ref().is_some_and(|t| kinds(t) == kinds(params));
        if !params.is_empty() && written == own && class.requires.is_empty() && self.classes.iter().any(|c| primary(&c.ast)) {
            return self.refuse(class.at, format_args!("this specialises no parameter of `{}`", class.name));
        }
        let mut mentioned: Vec<Name> = Vec::new();
        for arg in args {
            names_in(&arg.value, &mut |name| mentioned.push(name.clone()));
        }
        // what the type of a value names is found by the value
        for p in params.iter() {
            if let TemplateParamKind::Value(ty) = &p.kind {
                names_in_type(ty, &mut |name| mentioned.push(name.clone()));
            }
        }
        let is_plain =
            args.iter().all(|a| matches!(&a.value.kind, ExprKind::Path(_)) || matches!(&a.value.kind, ExprKind::Type(ty) if is_simple(ty)));
        if let Some(p) = params.iter().find(|p| p.name.as_ref().is_some_and(|n| !mentioned.contains(n)) && is_plain && p.default.is_none())
        {
            let name = p.name.clone().unwrap_or_else(|| "".into());
            return self.refuse(class.at, format_args!("`{name}` can never be found: no argument of the specialisation names it"));
        }
        let names: Vec<String> = params.iter().map(|p| format!("{} {}", type_of_value(p), p.name.as_deref().unwrap_or("#"))).collect();
        let key = format!("{whole}<{}>{}", written.join(","), names.join(","));
        if class.is_declaration || !class.requires.is_empty() || key.contains("Discriminant") {
            return;
        }
        if !self.specialised.insert(key) {
            self.refuse(class.at, format_args!("this specialisation of `{}` is defined twice", class.name));
        }
    }

    /// Refuses a specialisation of a function template that has parameters left.
    pub(super) fn partial_function(&mut self, f: &Function) {
        if f.specialised.is_some() && f.template.as_ref().is_some_and(|t| !t.is_empty()) {
            self.refuse(f.at, format_args!("`{}` is a function template: it is specialised for all its parameters, or overloaded", f.name));
        }
    }

    /// Refuses class templates without their arguments among the types of a function.
    pub(super) fn need_arguments(&mut self, f: &Function) {
        // a parameter of the template may have the name
        self.enter();
        self.template_params(f.template.as_deref().unwrap_or_default());
        f.params.iter().for_each(|p| self.needs_arguments(&p.ty, "a parameter"));
        if let Some(result) = f.result.as_ref().filter(|_| !f.name.starts_with("operator T")) {
            self.needs_arguments(result, "a result");
        }
        self.leave();
    }

    /// Refuses a class template without its arguments as the type of a parameter or of a result.
    fn needs_arguments(&mut self, ty: &Type, what: &str) {
        let mut of = ty;
        while let TypeKind::Const(inner) | TypeKind::Reference(inner) | TypeKind::Pointer(inner) | TypeKind::Forwarding(inner) = &of.kind {
            of = inner;
        }
        let TypeKind::Path(path) = &of.kind else {
            return;
        };
        let Some(name) = path.simple().filter(|_| self.around.is_empty()) else {
            return;
        };
        if self.local(name).is_some() || self.local_tag(name).is_some() {
            return;
        }
        if let Some(TagOf::Class(id)) = self.tag(name)
            && self.classes[id].ast.template.is_some()
            && matches!(self.means(path), Some(Meaning::Type(Qual { ty: Ty::Instance(_), .. })))
        {
            self.refuse(of.at, format_args!("`{name}` is a template: {what} needs its arguments"));
        }
    }

    /// Refuses templates where none may stand: in a function, and as a virtual method.
    pub(super) fn method_template(&mut self, f: &Function, in_function: bool) {
        if f.template.is_none() || f.flags.is_friend {
            return;
        }
        if f.flags.is_virtual {
            self.refuse(f.at, format_args!("`{}` is a template: it cannot be virtual", f.name));
        } else if in_function {
            self.refuse(f.at, format_args!("`{}` is a template, and a class within a function has none", f.name));
        }
    }

    /// Refuses the definition of a method of a class template that the class declares in no such way.
    pub(super) fn method_of_template(&mut self, f: &Function, class: usize) {
        let methods = self.methods(class, &f.name);
        let fits = |m: &super::Func| {
            m.ast.template.is_some()
                || m.ast.params.len() == f.params.len() && m.ast.flags.is_const == f.flags.is_const && self.same_kinds(m, f)
        };
        if !methods.is_empty() && !methods.iter().any(|m| fits(m)) {
            let name = self.classes[class].ast.name.clone();
            self.refuse(f.at, format_args!("`{name}` declares no `{}` like this", f.name));
        }
    }

    /// Whether the parameters of two functions that are types of the language are the same ones.
    fn same_kinds(&self, a: &super::Func, b: &Function) -> bool {
        let builtin = |ty: &Type| match &ty.kind {
            TypeKind::Builtin(b) => Some(*b),
            TypeKind::Const(of) => match &of.kind {
                TypeKind::Builtin(b) => Some(*b),
                _ => None,
            },
            _ => None,
        };
        a.ast.params.iter().zip(&b.params).all(|(a, b)| match (builtin(&a.ty), builtin(&b.ty)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        })
    }

    /// Refuses a value or an object of another class for the reference that a parameter of a template is.
    pub(super) fn bound_in_template(&mut self, f: &super::Func, seen: &[super::types::Seen], at: At) {
        for (p, from) in f.ast.params.iter().zip(seen) {
            let TypeKind::Reference(of) = &p.ty.kind else {
                continue;
            };
            let TypeKind::Path(path) = &of.kind else {
                continue;
            };
            let is_known = matches!(from.ty(), Ty::Std(_) | Ty::Class(_)) && !p.pack;
            let named = |name: &Name| {
                f.ast.template.iter().flatten().any(|t| t.name.as_ref() == Some(name) && matches!(t.kind, TemplateParamKind::Type))
            };
            let is_parameter = path.simple().is_some_and(named);
            let class = path.last().args.is_some() && matches!(from.ty(), Ty::Std(l) if *l.name == *path.last().name);
            if is_known && is_parameter && from.category == super::Category::Rvalue && !from.qual.is_const {
                self.refuse(at, "a reference of the template needs an object, and this is a value");
            } else if class && from.qual.is_const && from.category == super::Category::Lvalue {
                let name = self.qual_name(&from.qual);
                self.refuse(at, format_args!("a reference of the template would let `{name}` be changed"));
            }
        }
    }
}

/// Whether a type names nothing but what it is made of.
fn is_simple(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Builtin(_) => true,
        TypeKind::Path(path) => path.segments.iter().all(|s| s.args.is_none()),
        TypeKind::Const(of) | TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) => is_simple(of),
        _ => false,
    }
}
