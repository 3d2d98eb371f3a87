//! Declarations and definitions of one function.

use super::super::ast::{Arg, Expr, ExprKind, Function, Init, Param, Path, TemplateParamKind, Type, TypeKind};
use super::{Entity, MemberDef, Name, Program, Scope};
use std::cell::Cell;

/// What tells a function from its overloads, its number of parameters first.
pub(super) fn signature(f: &Function, in_std: bool) -> String {
    // `std::string` and, where `std` is opened, `string` are one type
    let text = |ty: &Type| {
        let text = crate::cxx::compile::type_text(ty);
        if in_std { text.replace("std::", "") } else { text }
    };
    let plain = |x: &Arg| crate::cxx::compile::plain_text(&x.value);
    // conversions share one name, and differ in the type that they are to
    let to = f.result.as_ref().filter(|_| &*f.name == "operator T").map(text);
    let params: Vec<String> = f.params.iter().map(|p| text(&p.ty)).collect();
    let specialised = f.specialised.as_ref().map(|args| args.iter().map(plain).collect::<Vec<_>>());
    let templates = f.template.as_ref().map(Vec::len);
    format!("{templates:?}{}{:?}{to:?}{params:?}{specialised:?}", f.flags.is_const, f.flags.qualifier)
}

/// What tells functions apart at first sight.
fn quick(f: &Function) -> impl PartialEq {
    (f.params.len(), f.template.as_ref().map(Vec::len), f.flags.is_const, f.flags.qualifier, f.specialised.is_some())
}

/// Whether two declarations are spelled as the same function.
fn same_signature(a: &Function, b: &Function, in_std: bool) -> bool {
    let first = |f: &Function| f.params.first().map(|p| crate::cxx::compile::type_text(&p.ty));
    (in_std || first(a) == first(b)) && signature(a, in_std) == signature(b, in_std)
}

/// How deep aliases of aliases are followed.
const MAX_DEPTH: usize = 16;

/// How many aliases and constants are followed for a function.
const MAX_FOLLOWED: usize = 256;

impl Program {
    /// Whether two declarations in a scope are of the same function: its parameters have the same types, however they are spelled.
    pub(super) fn same_function(&self, a: &Function, b: &Function, scope: &Scope) -> bool {
        (a.body.is_none() || b.body.is_none())
            && quick(a) == quick(b)
            && (same_signature(a, b, self.opens_std) || !scope.is_prelude && self.types_of(a, scope) == self.types_of(b, scope))
    }

    /// The types of a function's parameters in a spelling that is the same for all that they are written as.
    pub(in super::super) fn types_of(&self, f: &Function, scope: &Scope) -> Vec<String> {
        let own = f.template.iter().flatten().map(|p| p.name.clone()).collect();
        let left = Cell::new(MAX_FOLLOWED);
        let spelling = Spelling { program: self, scope: scope.clone(), own, depth: 0, left: &left };
        let of_templates = f.template.iter().flatten().map(|p| match &p.kind {
            TemplateParamKind::Value(ty) => spelling.ty(ty),
            kind => format!("{:?}{}", std::mem::discriminant(kind), p.pack),
        });
        let to = f.result.as_ref().filter(|_| &*f.name == "operator T").map(|ty| spelling.ty(ty));
        let given = f.specialised.iter().flatten().map(|arg| spelling.expr(&arg.value));
        of_templates.chain(to).chain(given).chain(spelling.parameters(&f.params)).collect()
    }

    /// The same of parameters alone.
    pub(in super::super) fn types_of_parameters(&self, params: &[Param], scope: &Scope) -> Vec<String> {
        let left = Cell::new(MAX_FOLLOWED);
        Spelling { program: self, scope: scope.clone(), own: Vec::new(), depth: 0, left: &left }.parameters(params).collect()
    }
}

/// Spells types so that the same ones are the same text.
struct Spelling<'p> {
    program: &'p Program,
    scope: Scope,
    /// The parameters of the function's template, which go by their places.
    own: Vec<Option<Name>>,
    depth: usize,
    /// How many more aliases and constants are followed.
    left: &'p Cell<usize>,
}

impl Spelling<'_> {
    fn parameters(&self, params: &[Param]) -> impl Iterator<Item = String> {
        params.iter().map(|p| self.parameter(&p.ty) + if p.pack { "..." } else { "" })
    }

    /// A parameter's type, of which `const` is no part.
    fn parameter(&self, ty: &Type) -> String {
        match &ty.kind {
            TypeKind::Const(of) => self.ty(of),
            TypeKind::Array(of, _) => self.ty(of) + "*",
            TypeKind::Function(..) => self.ty(ty) + "*",
            _ => self.ty(ty),
        }
    }

    fn ty(&self, ty: &Type) -> String {
        match &ty.kind {
            TypeKind::Path(path) => self.path(path),
            TypeKind::Decltype(e) => format!("decltype({})", self.expr(e)),
            TypeKind::Const(of) => self.ty(of) + " const",
            TypeKind::Pointer(of) => self.ty(of) + "*",
            TypeKind::Reference(of) => self.ty(of) + "&",
            TypeKind::Forwarding(of) => self.ty(of) + "&&",
            TypeKind::Array(of, n) => format!("{}[{}]", self.ty(of), n.as_ref().map_or(String::new(), |n| self.expr(n))),
            TypeKind::Function(result, params, noexcept) => {
                let params: Vec<String> = params.iter().map(|(ty, pack)| format!("{}{pack}", self.parameter(ty))).collect();
                format!("{}({params:?}){:?}", self.ty(result), noexcept.as_ref().map(|e| self.expr(e)))
            }
            _ => crate::cxx::compile::type_text(ty),
        }
    }

    fn expr(&self, e: &Expr) -> String {
        match &e.kind {
            ExprKind::Path(path) => self.path(path),
            ExprKind::Type(ty) => self.ty(ty),
            ExprKind::Binary(op, a, b) => format!("({}{}{})", self.expr(a), op.symbol(), self.expr(b)),
            ExprKind::Unary(op, a) => format!("{}{}", op.symbol(), self.expr(a)),
            ExprKind::Call(of, args) => self.expr(of) + &self.args(args),
            ExprKind::Construct(ty, args) => self.ty(ty) + &self.args(args),
            _ => crate::cxx::compile::plain_text(e),
        }
    }

    fn args(&self, args: &[Arg]) -> String {
        let args: Vec<String> = args.iter().map(|arg| self.expr(&arg.value) + if arg.expands { "..." } else { "" }).collect();
        format!("<{}>", args.join(","))
    }

    fn path(&self, path: &Path) -> String {
        let args = |at: usize| path.segments[at].args.as_ref().map_or(String::new(), |args| self.args(args));
        let rest =
            |from: usize| (from..path.segments.len()).map(|at| format!("::{}{}", path.segments[at].name, args(at))).collect::<String>();
        let first = &path.segments[0].name;
        if let Some(of) = &path.of {
            return format!("decltype({}){}", self.expr(of), rest(0));
        }
        if !path.global {
            if let Some(place) = self.own.iter().position(|name| name.as_ref() == Some(first)) {
                return format!("${place}{}{}", args(0), rest(1));
            }
            let around = std::iter::successors(self.scope.class, |class| self.program.classes[*class as usize].scope.class);
            for class in around {
                let def = &self.program.classes[class as usize];
                if def.params.contains(first) {
                    return format!("~{first}{}{}", args(0), rest(1));
                }
                if def.ast.name == *first {
                    return self.in_class(class, path, 1);
                }
                if let Some(found) = def.members.get(first).and_then(|member| self.member(member, path, 1)) {
                    return found;
                }
            }
        }
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        let namespace = if path.global { "" } else { &*self.scope.namespace };
        for n in 1..=names.len() {
            match self.program.find(namespace, &names[..n]) {
                Some(Entity::Class(class)) => return self.in_class(class, path, n),
                Some(Entity::Alias(alias)) => {
                    if let Some(ty) = self.aliased(alias) {
                        return ty + &rest(n);
                    }
                }
                Some(Entity::Enum(id)) => return format!("#enum{id}{}", rest(n)),
                _ => {}
            }
        }
        let whole = format!("{first}{}{}", args(0), rest(1));
        whole.strip_prefix("std::").map_or(whole.clone(), String::from)
    }

    /// What the rest of a path names in a class that what is in front of it does.
    fn in_class(&self, class: u32, path: &Path, n: usize) -> String {
        let def = &self.program.classes[class as usize];
        let within = Spelling { scope: Scope { class: Some(class), ..def.scope.clone() }, own: Vec::new(), ..*self };
        let own = match &def.ast.specialised {
            Some(args) => within.args(args),
            None => {
                let packs = |name: &Name| if def.packs.contains(name) { "..." } else { "" };
                let names: Vec<String> = def.params[def.outer..].iter().map(|name| format!("~{name}{}", packs(name))).collect();
                format!("<{}>", names.join(","))
            }
        };
        let args = path.segments[n - 1].args.as_ref().map(|args| self.args(args)).filter(|args| *args != own);
        let rest = &path.segments[n..];
        if let (None, Some(next)) = (&args, rest.first())
            && let Some(found) = def.members.get(&next.name).and_then(|member| self.member(member, path, n + 1))
        {
            return found;
        }
        let args_of = |s: &super::super::ast::Segment| s.args.as_ref().map_or(String::new(), |args| self.args(args));
        let rest: String = rest.iter().map(|s| format!("::{}{}", s.name, args_of(s))).collect();
        // a specialisation is named by the arguments of its template
        let of_template = def.ast.specialised.is_some().then(|| self.program.classes.iter().position(|c| c.specialised.contains(&class)));
        let (id, args) = match of_template.flatten() {
            Some(primary) => (primary as u32, args.unwrap_or(own)),
            None => (class, args.unwrap_or_default()),
        };
        format!("#{id}{args}{rest}")
    }

    fn member(&self, member: &MemberDef, path: &Path, n: usize) -> Option<String> {
        let is_last = path.segments.len() == n;
        match member {
            MemberDef::Class(class) => Some(self.in_class(*class, path, n)),
            MemberDef::Alias(alias) if is_last => self.aliased(*alias),
            MemberDef::Enum(id) if is_last => Some(format!("#enum{id}")),
            MemberDef::Static(v, at) if is_last => match &v.declared[*at].init {
                Init::Equal(e) => Some(self.further(self.scope.clone(), self.own.clone())?.expr(e)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What an alias that is no template stands for.
    fn aliased(&self, alias: u32) -> Option<String> {
        let def = &self.program.aliases[alias as usize];
        let within = def.ast.template.is_none().then(|| self.further(def.scope.clone(), Vec::new()))??;
        Some(within.ty(&def.ast.ty))
    }

    /// The same for what a name stands for; nothing where enough was followed.
    fn further(&self, scope: Scope, own: Vec<Option<Name>>) -> Option<Spelling<'_>> {
        let left = self.left.get().checked_sub(1).filter(|_| self.depth < MAX_DEPTH)?;
        self.left.set(left);
        Some(Spelling { program: self.program, scope, own, depth: self.depth + 1, left: self.left })
    }
}

/// A definition with what only its declaration says: default arguments, and what stands in the class alone.
pub(super) fn declared_before(definition: &Function, declaration: &Function) -> Function {
    let mut merged = definition.clone();
    for (new, old) in merged.params.iter_mut().zip(&declaration.params) {
        if definition.template.is_none() {
            // the class may have other names for its parameters
            new.ty = as_declared(&new.ty, &old.ty);
        }
        if new.default.is_none() {
            new.default.clone_from(&old.default);
        }
    }
    if let (Some(new), Some(old)) = (&mut merged.template, &declaration.template) {
        // one that names parameters which are called otherwise here has no meaning
        let other: Vec<&Name> =
            old.iter().zip(&*new).filter(|(old, new)| old.name != new.name).filter_map(|(old, _)| old.name.as_ref()).collect();
        for (new, old) in new.iter_mut().zip(old).filter(|(new, _)| new.default.is_none()) {
            let mut is_other = false;
            old.default.iter().for_each(|e| crate::cxx::compile::names_in(e, &mut |name| is_other |= other.contains(&name)));
            new.default = old.default.clone().filter(|_| !is_other);
        }
    }
    merged.flags.is_virtual |= declaration.flags.is_virtual;
    merged.flags.is_pure |= declaration.flags.is_pure;
    merged.flags.is_static |= declaration.flags.is_static;
    merged.flags.is_explicit |= declaration.flags.is_explicit;
    merged
}

/// The type of a parameter as it is declared first, but as `const` as where it is defined.
fn as_declared(defined: &Type, declared: &Type) -> Type {
    let of = if let TypeKind::Const(of) = &declared.kind { of } else { declared };
    match &defined.kind {
        TypeKind::Const(_) => Type { kind: TypeKind::Const(Box::new(of.clone())), at: declared.at },
        _ => of.clone(),
    }
}
