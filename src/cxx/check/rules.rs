//! What a member of a class may be declared as, and how one is defined outside of its class.

use super::super::ast::{Arg, Body, Designator, Function, Init, Member, Name, Path, Type, TypeKind, Variable, Variables};
use super::types::{Category, Refers, Seen, Ty};
use super::{At, Checker, Declared, Func, Meaning, Var};
use std::rc::Rc;

/// The operators that take two operands, whoever declares them.
const BINARY: [&str; 21] =
    ["==", "!=", "<", ">", "<=", ">=", "/", "%", "|", "^", "<<", ">>", "&&", "||", "+=", "-=", "*=", "/=", "%=", "<<=", ">>="];

/// The operators that only a class declares.
const OF_CLASSES: [&str; 4] = ["=", "[]", "()", "->"];

impl Checker<'_> {
    /// Refuses specifiers that a method cannot have.
    pub(super) fn method_rules(&mut self, f: &Function, class: &str) {
        let flags = &f.flags;
        let is_constructor = *f.name == *class;
        let op = f.name.strip_prefix("operator").filter(|op| !op.starts_with([' ', '"']));
        let why = match () {
            () if is_constructor && (flags.is_const || flags.is_virtual || flags.is_static) => {
                "a constructor is neither `const` nor `virtual` nor `static`"
            }
            () if is_constructor && f.template.is_none() && takes_value(f, class) => {
                "a constructor from another object of the class takes it by reference, for a copy of it would need this constructor"
            }
            () if &*f.name == "~" && f.result.is_some() => "a destructor has no type",
            () if flags.is_static && flags.is_const => "a `static` method has no object that `const` could be about",
            () if flags.is_static && flags.is_virtual => "a `static` method cannot be `virtual`",
            () if &*f.name == "operator T" && !f.params.is_empty() => "a conversion takes no parameters",
            () if op.is_some_and(|op| BINARY.contains(&op) && f.params.len() != 1) => "this operator takes one operand beside the object",
            () if op.is_some_and(|op| matches!(op, "+" | "-" | "*" | "&") && f.params.len() > 1) => {
                "this operator takes one operand at most beside the object"
            }
            () if op.is_some_and(|op| OF_CLASSES.contains(&op)) && flags.is_static => "this operator cannot be `static`",
            () if op.is_some_and(|op| !matches!(op, "()" | "[]")) && f.params.iter().any(|p| p.default.is_some()) => {
                "an operator has no default arguments"
            }
            () if matches!(f.body, Some(Body::Default)) && !is_special(f, class) => {
                "nothing of this kind is there by itself: it cannot be `default`"
            }
            () => return,
        };
        self.refuse(f.at, why);
    }

    /// Refuses an operator outside of a class that only a class has.
    pub(super) fn operator_outside(&mut self, f: &Function) {
        if f.name.strip_prefix("operator").is_some_and(|op| OF_CLASSES.contains(&op)) && !f.params.is_empty() {
            self.refuse(f.at, format_args!("`{}` is a method: only a class has it", f.name));
        }
    }

    /// Refuses specifiers that stand in the class alone.
    pub(super) fn outside_rules(&mut self, f: &Function) {
        let flags = &f.flags;
        let word = match () {
            () if flags.is_override || flags.is_final => "`override` and `final` stand",
            () if flags.is_virtual => "`virtual` stands",
            () if flags.is_static => "`static` stands",
            () if flags.is_explicit => "`explicit` stands",
            () => return,
        };
        self.refuse(f.at, format_args!("{word} in the class alone"));
    }

    /// Refuses the definition of a method that is defined already, or has default arguments or exceptions of its own.
    pub(super) fn defined_outside(&mut self, f: &Function, declared: &Func) {
        let ast = &declared.ast;
        if f.template.is_some() || ast.template.is_some() {
            return;
        }
        if let Some((p, _)) = f.params.iter().zip(&ast.params).find(|(p, o)| p.default.is_some() && o.default.is_some()) {
            self.refuse(p.at, "this parameter has its default argument from the class");
        }
        let is_plain = |f: &Function| f.noexcept.is_none() && !f.flags.may_throw && &*f.name != "~";
        if is_plain(f) && is_plain(ast) && f.flags.is_noexcept != ast.flags.is_noexcept {
            self.refuse(f.at, format_args!("`{}` is `noexcept` in one of its declarations only", f.name));
        }
        let is_there = matches!(ast.body, Some(Body::Block(_) | Body::Default | Body::Delete));
        if f.body.is_some() && (is_there || !self.defined.insert(ast.at)) {
            self.refuse(f.at, format_args!("`{}` is defined twice", f.name));
        }
    }

    /// Refuses what no member that is data can be.
    pub(super) fn field_rules(&mut self, variable: &Variable, v: &Variables, declared: &Declared, id: usize, is_static: bool) {
        let is_const = matches!(variable.ty.kind, TypeKind::Const(_));
        let is_reference = matches!(variable.ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_));
        let name = &variable.name;
        let why = match () {
            () if v.is_mutable && (is_const || is_reference || is_static) => format!("`{name}` cannot be `mutable`"),
            () if !is_static && super::super::compile::names_auto(&variable.ty) => {
                format!("`{name}` is a part of each object: it is not `auto`")
            }
            () if matches!(variable.init, Init::Paren(_)) => format!("`{name}` gets its value by `=` or in braces here"),
            () if self.classes[id].ast.is_union && is_reference && !is_static => format!("`{name}` is a reference, and a union has none"),
            () if is_static && !self.bodies.is_empty() => format!("`{name}` is `static`, and the class stands in a function"),
            () => match (&declared.qual.ty, declared.refers) {
                (Ty::Class(of), Refers::No) if !is_static => match self.pure_method(*of) {
                    Some(method) => {
                        format!("`{}` is abstract, for `{method}` is not defined: no member can be one", self.classes[*of].ast.name)
                    }
                    None => return,
                },
                _ => return,
            },
        };
        self.refuse(variable.at, why);
    }

    /// Refuses `using A::f;` in a class where `A` is no base of it, or has no `f`.
    pub(super) fn using_member(&mut self, path: &Path, id: usize) {
        let Some((last, before)) = path.segments.split_last().filter(|(_, before)| !before.is_empty()) else {
            return;
        };
        let owner = Path { segments: before.to_vec(), at: path.at, ..path.clone() };
        let Some(Meaning::Type(super::Qual { ty: Ty::Class(base), .. })) = self.means(&owner) else {
            return;
        };
        if self.classes[id].is_template || !self.classes[base].is_known || !self.classes[base].is_complete {
            return;
        }
        let name = self.classes[base].ast.name.clone();
        if self.derives(id, base) == Some(false) {
            self.refuse(path.at, format_args!("`{name}` is no base of this class"));
        } else if last.name != name
            // constructors, by another name of the base
            && before.last().is_none_or(|of| of.name != last.name)
            && &*last.name != "operator="
            && matches!(self.member(base, &last.name), super::members::Found::None)
        {
            self.refuse(path.at, format_args!("`{name}` has no member `{}`", last.name));
        }
    }

    /// Refuses the call of methods that all need another kind of object: one that lives on, or one that does not.
    pub(super) fn qualified_object(&mut self, fitting: &[Rc<Func>], of: &Seen, at: At) {
        use super::super::ast::Qualifier;
        let wrong = |f: &Rc<Func>| match f.ast.flags.qualifier {
            Qualifier::None => false,
            Qualifier::Lvalue => of.category == Category::Rvalue && !f.ast.flags.is_const,
            Qualifier::Rvalue => of.category == Category::Lvalue,
        };
        if !fitting.is_empty() && fitting.iter().all(wrong) {
            let kind = if of.category == Category::Lvalue { "a temporary" } else { "a variable" };
            self.refuse(at, format_args!("`{}` is a method of {kind} only", fitting[0].ast.name));
        }
    }

    /// Refuses an object of an abstract class where a copy of it would be one.
    pub(super) fn no_abstract(&mut self, ty: &Ty, at: At, what: &str) {
        if let Ty::Class(id) = ty
            && let Some(method) = self.pure_method(*id)
        {
            let name = self.classes[*id].ast.name.clone();
            self.refuse(at, format_args!("`{name}` is abstract, for `{method}` is not defined: {what}"));
        }
    }

    /// Refuses a member of the objects of a class around the innermost one, by its name alone.
    pub(super) fn of_outer(&mut self, path: &Path, at: At) {
        let (Some(name), Some((_, outer))) = (path.simple(), self.around.split_last()) else {
            return;
        };
        let is_field = |c: &usize| self.classes[*c].members.get(name).is_some_and(|m| m.is_field);
        let inner = self.around.len().checked_sub(1).map(|n| self.around[n]);
        let is_nested = inner.is_some_and(|c| self.classes[c].outer == outer.last().copied());
        if is_nested
            && self.unevaluated == 0
            && outer.iter().rev().find(|c| self.classes[**c].members.contains_key(name)).is_some_and(is_field)
        {
            self.refuse(at, format_args!("`{name}` is a part of the objects of the class around, and there is none here"));
        }
    }

    /// Refuses a variable of the function around a class in that class.
    pub(super) fn of_function_around(&mut self, name: &Name, var: &Var, body: usize, at: At) {
        let is_free = var.is_static || var.constant.is_some() || var.is_constant && var.declared.refers == Refers::No;
        let inner = self.bodies.iter().skip(body).any(|b| b.lambda.is_none());
        let is_member = self.around.last().is_none_or(|c| !matches!(self.member(*c, name), super::members::Found::None));
        if inner && body > 0 && !is_free && self.unevaluated == 0 && !is_member {
            self.refuse(at, format_args!("`{name}` is a variable of the function around the class"));
        }
    }

    /// Refuses members in another order than that of their class.
    pub(super) fn designated(&mut self, class: usize, args: &[Arg]) {
        let fields: Vec<&Name> = self.classes[class]
            .ast
            .members
            .iter()
            .flat_map(|m| match m {
                Member::Fields(v) => v.declared.iter().map(|d| &d.name).collect(),
                _ => Vec::new(),
            })
            .collect();
        let place = |a: &Arg| match &a.designator {
            Some(Designator::Member(name)) => fields.iter().position(|f| *f == name).map(|n| (n, a.value.at)),
            _ => None,
        };
        let places: Vec<_> = args.iter().filter_map(place).collect();
        if let Some(pair) = places.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
            self.refuse(pair[1].1, "the members do not stand in the order of the class");
        }
    }
}

/// Whether a constructor takes another object of the class, and that by value.
fn takes_value(f: &Function, class: &str) -> bool {
    let [first, rest @ ..] = &f.params[..] else {
        return false;
    };
    let is_own = matches!(&first.ty.kind, TypeKind::Path(path) if path.simple().is_some_and(|name| **name == *class));
    is_own && !first.pack && rest.iter().all(|p| p.default.is_some())
}

/// Whether a method is one that a class has by itself.
fn is_special(f: &Function, class: &str) -> bool {
    let is_own = |ty: &Type| {
        let mut of = ty;
        let mut refers = false;
        while let TypeKind::Const(inner) | TypeKind::Reference(inner) | TypeKind::Forwarding(inner) = &of.kind {
            refers |= !matches!(of.kind, TypeKind::Const(_));
            of = inner;
        }
        refers && matches!(&of.kind, TypeKind::Path(path) if *path.last().name == *class)
    };
    match &*f.name {
        "~" | "operator=" | "operator==" | "operator!=" | "operator<=>" | "operator<" | "operator>" | "operator<=" | "operator>=" => true,
        name if *name == *class => f.params.iter().all(|p| p.default.is_some()) || f.params.first().is_some_and(|p| is_own(&p.ty)),
        _ => false,
    }
}
