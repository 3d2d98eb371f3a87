//! Functions: their parameters and bodies.

use super::super::ast::{Access, At, Body, Function, Path, TemplateParam, TemplateParamKind};
use super::types::{Qual, Refers, Ty};
use super::{BodyInfo, Checker, Func, Meaning, Var};
use std::collections::HashSet;
use std::rc::Rc;

impl Checker<'_> {
    /// Declares the parameters of a template.
    pub(super) fn template_params(&mut self, params: &[TemplateParam]) {
        let mut names = HashSet::new();
        for p in params {
            if let TemplateParamKind::Value(ty) = &p.kind {
                self.expanded(p.pack, |c| c.ty(ty));
            }
            if let Some(default) = &p.default {
                match &default.kind {
                    super::super::ast::ExprKind::Path(path) if matches!(p.kind, TemplateParamKind::Type) => {
                        self.path_type(path, 0);
                    }
                    _ if matches!(p.kind, TemplateParamKind::Value(_)) => {
                        self.expr(default);
                    }
                    _ => {}
                }
            }
            let Some(name) = &p.name else {
                continue;
            };
            if !names.insert(name) {
                self.refuse(p.at, format_args!("two parameters of the template are called `{name}`"));
                continue;
            }
            self.declare_parameter(name, p.at, Meaning::Opaque);
            if p.pack {
                self.declare_pack(name);
            }
        }
    }

    /// Reads a function: its parameters, and what it does.
    pub(super) fn body_of(&mut self, f: &Rc<Function>, class: Option<usize>, has_fixture: bool) {
        let own = self.bodies.len();
        let is_special = class.is_some_and(|id| self.classes[id].ast.name == f.name) || &*f.name == "~";
        let has_this = (class.is_some() && !f.flags.is_static && !f.flags.is_friend) || has_fixture;
        self.enter();
        self.template_params(f.template.as_deref().unwrap_or_default());
        let result = self.result_type(f);
        let is_deduced = f.result.as_ref().is_some_and(|ty| matches!(ty.kind, super::super::ast::TypeKind::Auto));
        self.bodies.push(BodyInfo {
            name: Some(f.name.clone()),
            result: result.filter(|_| !is_deduced),
            is_deduced,
            has_no_result: is_special,
            has_this,
            is_const: f.flags.is_const,
            is_constexpr: f.flags.is_constexpr
                && !self.is_template_around()
                && !is_special
                && !f.params.iter().any(|p| super::super::compile::names_auto(&p.ty)),
            is_device: has_fixture || f.flags.is_kernel || f.flags.is_device,
            is_static_method: class.is_some() && f.flags.is_static,
            ..BodyInfo::default()
        });
        self.enter();
        self.params(f);
        if f.body.is_some()
            && let Some(id) = class.filter(|_| is_special && &*f.name != "~")
        {
            self.member_inits(f, id);
        }
        self.block_of(f);
        self.leave();
        let body = self.body_ended();
        self.constant_body(f, &body);
        self.bodies.truncate(own);
        self.leave();
    }

    /// Leaves a function, whose jumps must lead to labels of it.
    pub(super) fn body_ended(&mut self) -> BodyInfo {
        let body = self.bodies.pop().unwrap_or_default();
        self.check_gotos(&body);
        body
    }

    /// The statements of a function, in the scope of its parameters.
    pub(super) fn block_of(&mut self, f: &Function) {
        if let Some(Body::Block(block)) = &f.body {
            // the handlers of a function that is one `try` stand outside of it
            let is_try = matches!(&block[..], [only] if matches!(only.kind, super::super::ast::StmtKind::Try(_)));
            if is_try { self.block(block) } else { self.statements(block) }
        }
    }

    /// Declares the parameters of a function.
    pub(super) fn params(&mut self, f: &Function) {
        let mut names = HashSet::new();
        for p in &f.params {
            let declared = self.expanded(p.pack, |c| c.param_type(&p.ty));
            if self.around.is_empty() && !self.bodies.iter().any(|b| b.lambda.is_some()) {
                self.needs_typename(&p.ty);
            }
            if declared.refers == Refers::No && declared.qual.ty.is_void() && (p.name.is_some() || f.params.len() > 1) {
                self.refuse(p.at, "no parameter can be `void`");
            }
            if let (Ty::Class(id), Refers::No, true) = (&declared.qual.ty, declared.refers, f.body.is_some())
                && !self.classes[*id].is_complete
                && !self.around.contains(id)
            {
                let name = self.classes[*id].ast.name.clone();
                self.refuse(p.at, format_args!("`{name}` is declared, but not defined: no parameter can be one"));
            }
            if let (Ty::Class(id), Refers::No, true) = (&declared.qual.ty, declared.refers, f.body.is_some())
                && let Some(method) = self.pure_method(*id)
            {
                let name = self.classes[*id].ast.name.clone();
                self.refuse(p.at, format_args!("`{name}` is abstract, for `{method}` is not defined: no parameter can be one"));
            }
            if let Some(default) = &p.default {
                let seen = self.expr(default);
                self.converted(&seen, default, &declared, super::conversions::Place::Argument);
            }
            if let Some(body) = self.bodies.last_mut() {
                body.params.push(declared.clone());
            }
            let Some(name) = &p.name else {
                continue;
            };
            if !names.insert(name) {
                self.refuse(p.at, format_args!("two parameters are called `{name}`"));
                continue;
            }
            let declared = if p.pack { super::Declared::UNKNOWN } else { declared };
            let callable = if p.pack { None } else { self.type_called(&p.ty) };
            let var = Var { declared, constant: None, is_constant: false, is_static: false, callable };
            self.declare(name, p.at, Meaning::Variable(Rc::new(var)));
            if p.pack {
                self.declare_pack(name);
            }
        }
    }

    /// A method that is defined outside of its class, or a function outside of its namespace.
    pub(super) fn method_outside(&mut self, f: &Rc<Function>, owner: &Path) {
        let is_of_class = matches!(self.owner_means(owner), Some(Meaning::Type(_)));
        if is_of_class && f.specialised.is_none() {
            self.outside_rules(f);
        }
        let is_template = f.template.is_some() || owner.segments.iter().any(|s| s.args.is_some());
        let found = if is_template { None } else { self.owner_means(owner) };
        match found {
            Some(Meaning::Type(Qual { ty: Ty::Class(id), .. })) => {
                self.declared_method(f, id);
                self.around.push(id);
                let flags = self.flags_of_method(f, id);
                let mut merged = (**f).clone();
                merged.flags.is_static |= flags;
                self.body_of(&Rc::new(merged), Some(id), false);
                self.around.pop();
            }
            Some(_) => {}
            None if is_template => {
                // of a class template: its members are known by their names alone
                let class = match self.owner_means(owner) {
                    Some(Meaning::Type(Qual { ty: Ty::Instance(id), .. })) => Some(id),
                    _ => None,
                };
                if let Some(id) = class.filter(|id| self.classes[*id].is_complete && self.classes[*id].ast.specialised.is_none()) {
                    self.method_of_template(f, id);
                }
                if let Some(info) = class.map(|id| &self.classes[id]).filter(|info| info.is_complete && info.is_known) {
                    let is_special = f.name == info.ast.name || &*f.name == "~" || f.name.starts_with("operator");
                    if !is_special && info.ast.specialised.is_none() && !info.members.contains_key(&f.name) {
                        let name = info.ast.name.clone();
                        self.refuse(f.at, format_args!("`{name}` declares no `{}`", f.name));
                    }
                }
                self.enter();
                self.template_params(f.template.as_deref().unwrap_or_default());
                self.leave();
            }
            None => {
                let namespace = super::super::program::joined(owner);
                let whole = super::names::outwards(&self.namespace).map(|ns| super::names::key(ns, &namespace));
                let whole: Vec<String> = whole.collect();
                if let Some(whole) = whole.into_iter().find(|w| self.namespaces.contains(w)) {
                    let outer = std::mem::replace(&mut self.namespace, whole.into());
                    let own = super::names::key(&self.namespace, &f.name);
                    let is_declared = self.symbols.contains_key(&own) || f.name.starts_with("operator");
                    if !is_declared && f.template.is_none() && self.program.inline_namespaces.is_empty() {
                        self.refuse(f.at, format_args!("`{namespace}` declares no `{}`", f.name));
                    }
                    self.body_of(f, None, false);
                    self.namespace = outer;
                } else if let [only] = &owner.segments[..]
                    && self.is_unknown(&only.name)
                {
                    self.refuse(owner.at, format_args!("nothing is called `{}`", only.name));
                }
            }
        }
    }

    /// Whether the declaration of a method in its class is `static`.
    fn flags_of_method(&self, f: &Function, class: usize) -> bool {
        self.methods(class, &f.name).iter().any(|m| m.ast.flags.is_static && m.ast.params.len() == f.params.len())
    }

    /// Refuses the definition of a method that its class does not declare.
    fn declared_method(&mut self, f: &Rc<Function>, class: usize) {
        let info = &self.classes[class];
        if info.is_complete && &*f.name == "~" && !info.members.contains_key("~") && !info_has_unread(&info.ast) {
            let name = info.ast.name.clone();
            return self.refuse(f.at, format_args!("`{name}` declares no destructor"));
        }
        if !info.is_complete || &*f.name == "~" || f.name.starts_with("operator") {
            return;
        }
        let class_name = info.ast.name.clone();
        let is_constructor = class_name == f.name;
        let methods = if is_constructor { info.constructors.clone() } else { self.methods(class, &f.name) };
        if methods.is_empty() && info_has_unread(&self.classes[class].ast) {
            return;
        }
        let own = self.with_class(class, |c| c.signature(f, Access::Public));
        let fits = |m: &super::Func| {
            m.ast.template.is_some()
                || m.params.len() == own.params.len()
                    && m.ast.flags.is_const == f.flags.is_const
                    && m.params
                        .iter()
                        .zip(&own.params)
                        .all(|(a, b)| a.qual.ty.is_open() || b.qual.ty.is_open() || (a.qual.ty == b.qual.ty && a.refers == b.refers))
        };
        let at: At = f.at;
        let fitting: Vec<_> = methods.iter().filter(|m| fits(m)).collect();
        let known = |d: &super::Declared| !d.qual.ty.is_open();
        match fitting[..] {
            [] => self.refuse(at, format_args!("`{class_name}` declares no `{}` like this", f.name)),
            [only] if only.ast.template.is_none() && known(&only.result) && known(&own.result) && only.result != own.result => {
                self.refuse(at, format_args!("`{class_name}` declares `{}` with another result", f.name));
            }
            [only] => {
                let only: &super::Func = only;
                if only.params.iter().chain(&own.params).all(|p| !p.qual.ty.is_open()) {
                    let ast = only.ast.clone();
                    self.defined_outside(f, &super::Func { ast, ..own });
                }
            }
            _ => {}
        }
    }

    /// Reads something with the names of a class in sight.
    pub(super) fn with_class<T>(&mut self, class: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.around.push(class);
        let done = read(self);
        self.around.pop();
        done
    }
}

/// Whether a class has members that are not read.
fn info_has_unread(class: &super::Class) -> bool {
    class.members.iter().any(|m| matches!(m, super::super::ast::Member::Unread(_)))
}

/// Whether a function takes so many arguments.
pub(super) fn takes(f: &Func, n: usize) -> bool {
    let has_pack = f.ast.params.iter().any(|p| p.pack);
    let needed = f.ast.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
    n >= needed && (n <= f.ast.params.len() || has_pack || f.ast.variadic)
}

/// How a number of values is written.
pub(super) fn counted(n: usize) -> String {
    if n == 1 { "1 argument".into() } else { format!("{n} arguments") }
}
