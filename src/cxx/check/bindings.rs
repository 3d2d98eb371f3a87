//! Names for the parts of a value, and for the elements that a `for` goes through.

use super::super::ast::{Bindings, ExprKind, RangeFor, Type, TypeKind};
use super::statements::unconst;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{At, Checker, Declared, Meaning, Var};
use std::rc::Rc;

impl Checker<'_> {
    pub(super) fn bindings(&mut self, b: &Bindings) {
        let declared = self.ty(&b.ty);
        let seen = self.expr(&b.init);
        self.unpacked(&seen, b.names.len(), b.init.at);
        let is_const = matches!(unconst(&b.ty).kind, TypeKind::Auto) && matches!(b.ty.kind, TypeKind::Const(_));
        let is_const = is_const || declared.qual.is_const || is_const_reference(&b.ty);
        let is_reference = reference_to(&b.ty).is_some();
        if matches!(b.ty.kind, TypeKind::Reference(_)) && !is_const && seen.category == Category::Rvalue && !seen.qual.is_const {
            self.refuse(b.init.at, "`auto&` needs an object, and this is a value");
        }
        let parts = self.parts(&if is_reference { seen.qual.clone() } else { Qual::plain(seen.qual.ty.clone()) });
        for (n, (name, at)) in b.names.iter().enumerate() {
            let part = parts.as_ref().and_then(|p| p.get(n)).cloned().unwrap_or(Qual::UNKNOWN);
            let qual = if is_const && !part.ty.is_unknown() { part.constant() } else { part };
            let var = Var {
                declared: Declared { qual, refers: Refers::No },
                constant: None,
                is_constant: false,
                is_static: true,
                callable: None,
            };
            self.declare(name, *at, Meaning::Variable(Rc::new(var)));
        }
        self.bars("the start of parts of a value".into());
    }

    /// Refuses names for the parts of a value that has another number of them.
    fn unpacked(&mut self, seen: &Seen, names: usize, at: At) {
        match seen.ty() {
            Ty::Std(of) => {
                if let Some(parts) = of.parts().filter(|parts| parts.len() != names) {
                    self.refuse(at, format_args!("`{}` has {} parts, and there are {names} names", self.type_name(seen.ty()), parts.len()));
                }
            }
            Ty::Array(_, Some(n)) if *n != names as i64 => {
                self.refuse(at, format_args!("an array of {n} elements is no {names} parts"));
            }
            Ty::Class(id) => {
                let info = &self.classes[*id];
                if !info.is_known || !info.is_complete || !info.bases.is_empty() {
                    return;
                }
                let fields = info.members.values().filter(|m| m.is_field).count();
                if fields != names && !self.has_get(*id) && !info.ast.is_union && !info.members.keys().any(|n| n.starts_with('#')) {
                    let class = info.ast.name.clone();
                    return self.refuse(at, format_args!("`{class}` has {fields} parts, and there are {names} names"));
                }
                let hidden = info.members.iter().find(|(_, m)| m.is_field && m.access != super::Access::Public);
                let hidden = hidden.map(|(name, member)| (name.clone(), member.clone()));
                if let Some((name, member)) = hidden
                    && !self.has_get(*id)
                {
                    self.may_use(*id, *id, &name, &member, Some(*id), at);
                }
            }
            ty if ty.is_number() || matches!(ty, Ty::Pointer(_) | Ty::Null | Ty::Enum(_)) => {
                self.refuse(at, format_args!("a value of type `{}` has no parts", self.type_name(ty)));
            }
            _ => {}
        }
    }

    /// The parts of a value that a structured binding names, where they are known.
    fn parts(&self, of: &Qual) -> Option<Vec<Qual>> {
        let parts = match &of.ty {
            Ty::Std(library) => library.parts()?,
            _ => return None,
        };
        Some(if of.is_const { parts.into_iter().map(Qual::constant).collect() } else { parts })
    }

    /// Whether a class says itself what its parts are.
    fn has_get(&self, class: usize) -> bool {
        self.classes[class].members.contains_key("get") || self.program.classes.iter().any(|c| &*c.ast.name == "tuple_size")
    }

    /// Whether a class has no `begin`, nor a function of that name for it.
    fn has_no_elements(&self, id: usize) -> bool {
        let info = &self.classes[id];
        info.is_complete
            && info.is_known
            && matches!(self.member(id, "begin"), super::members::Found::None)
            && !self.has_own_operator("begin")
            && !self.befriends(id, "begin")
    }

    pub(super) fn range_for(&mut self, f: &RangeFor) {
        self.scoped(|c| {
            if let Some(init) = &f.init {
                c.in_this_scope(init);
            }
            let range = c.expr(&f.range);
            let name = c.type_name(range.ty());
            let is_scalar = range.ty().is_number() || matches!(range.ty(), Ty::Pointer(_) | Ty::Null | Ty::Enum(_));
            let is_scalar = is_scalar
                || match range.ty() {
                    Ty::Std(of) => !of.is_range(),
                    Ty::Class(id) => c.has_no_elements(*id),
                    _ => false,
                };
            if is_scalar || range.ty().is_void() {
                c.refuse(f.range.at, format!("a value of type `{name}` has no elements to go through"));
            }
            if let super::super::ast::ExprKind::Braces(args) = &f.range.kind {
                let types: Vec<Ty> = c.args(args).iter().map(|seen| seen.ty().decayed()).collect();
                if types.iter().all(|ty| !ty.is_open() && *ty != Ty::Null) && types.iter().any(|ty| *ty != types[0]) {
                    c.refuse(f.range.at, "the elements of this list have different types");
                }
            }
            let declared = c.ty(&f.ty);
            let element = match range.ty() {
                Ty::Array(of, _) => (**of).clone(),
                Ty::Std(of) => of.element(range.qual.is_const),
                _ => Qual::UNKNOWN,
            };
            if declared.refers == Refers::Lvalue && element.is_const && !f.bindings {
                let from = Seen::object(element.clone());
                if let (Some(why), false) = (c.misfit(&from, &declared, false), declared.qual.ty.is_unknown()) {
                    c.refuse(f.range.at, why);
                }
            }
            let whole = if reference_to(&f.ty).is_some() { element.clone() } else { Qual::plain(element.ty.clone()) };
            let parts = if f.bindings { c.parts(&whole) } else { None };
            if let ExprKind::Braces(_) = f.range.kind
                && declared.refers == Refers::Lvalue
                && !declared.qual.is_const
                && !matches!(reference_to(&f.ty), Some(TypeKind::Auto))
                && !declared.qual.ty.is_open()
                && let Some((_, at)) = f.names.first()
            {
                c.refuse(*at, "a reference to the elements of a list: they are constant");
            }
            for (n, (name, at)) in f.names.iter().enumerate() {
                let is_auto = matches!(
                    &f.ty.kind,
                    TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Const(of) if matches!(unconst(of).kind, TypeKind::Auto)
                ) || matches!(f.ty.kind, TypeKind::Auto);
                let qual = match is_auto && !f.bindings {
                    true => Qual { ty: element.ty.clone(), is_const: is_const_reference(&f.ty) || matches!(f.ty.kind, TypeKind::Const(_)) },
                    false if f.bindings => {
                        let part = parts.as_ref().and_then(|p| p.get(n)).cloned().unwrap_or(Qual::UNKNOWN);
                        let is_const = is_const_reference(&f.ty) || matches!(f.ty.kind, TypeKind::Const(_)) || part.is_const;
                        if is_const && !part.ty.is_unknown() { part.constant() } else { part }
                    }
                    false => declared.qual.clone(),
                };
                let by_reference = matches!(f.ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_));
                let qual = Qual { is_const: qual.is_const || by_reference && element.is_const, ..qual };
                let var = Var {
                    declared: Declared { qual, refers: declared.refers },
                    constant: None,
                    is_constant: false,
                    is_static: f.bindings,
                    callable: None,
                };
                c.declare(name, *at, Meaning::Variable(Rc::new(var)));
            }
            c.bars("the start of the loop's variable".into());
            c.looped(|c| c.body(&f.body));
        });
    }
}

/// What a reference refers to, as it is written, without `const`.
fn reference_to(ty: &Type) -> Option<&TypeKind> {
    match &ty.kind {
        TypeKind::Reference(of) | TypeKind::Forwarding(of) => Some(&unconst(of).kind),
        _ => None,
    }
}

/// Whether a type is a reference to something constant.
fn is_const_reference(ty: &Type) -> bool {
    matches!(&ty.kind, TypeKind::Reference(of) if matches!(of.kind, TypeKind::Const(_)))
}
