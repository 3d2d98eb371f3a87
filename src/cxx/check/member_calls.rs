//! Calls of methods, and members as they are named with `.` and `->`.

use super::super::ast::{Access, Arg, Expr, Name, Path};
use super::functions::{counted, takes};
use super::members::Found;
use super::types::{Category, Qual, Seen, Ty};
use super::{At, Checker, Func, Meaning, MemberInfo};
use std::rc::Rc;

/// A call of methods.
pub(super) struct MemberCall<'c> {
    pub(super) name: &'c Name,
    pub(super) args: &'c [Seen],
    /// Whether template arguments are given or a pack expands, so that the number of arguments says little.
    pub(super) expands: bool,
    pub(super) at: At,
}

impl Checker<'_> {
    /// `object.member`
    pub(super) fn member_of(&mut self, object: &Expr, arrow: bool, path: &Path, at: At) -> Seen {
        let seen = match self.object(object, arrow, at) {
            Some(seen) => seen,
            None => return Seen::UNKNOWN,
        };
        let category = seen.category;
        if let (Ty::Std(of), [segment]) = (seen.ty(), &path.segments[..]) {
            let of = of.clone();
            let seen = self.library_member(&of, &seen.qual, &segment.name, None, at);
            return if category == Category::Lvalue { seen } else { Seen { category: Category::Unknown, ..seen } };
        }
        match self.found_in(&seen.qual, path, at) {
            Some((of, _, info, is_const)) => {
                if self.classes[of].is_template {
                    return Seen::UNKNOWN;
                }
                let mut seen = self.seen(&info.meaning);
                if info.is_field && is_const && !info.is_mutable && self.is_value_member(&info.meaning) {
                    seen.qual = seen.qual.constant();
                }
                // a part of a temporary is none that has a name
                if category != Category::Lvalue && self.is_value_member(&info.meaning) {
                    let is_part = info.is_field && category == Category::Rvalue && !seen.ty().is_open();
                    seen.category = if is_part { Category::Rvalue } else { Category::Unknown };
                }
                seen.is_bits = info.is_bits;
                seen
            }
            None => Seen::UNKNOWN,
        }
    }

    /// The object in front of `.`, or what the one in front of `->` leads to.
    fn object(&mut self, object: &Expr, arrow: bool, at: At) -> Option<Seen> {
        let seen = self.expr(object);
        match (arrow, seen.ty()) {
            (false, _) => Some(seen),
            (true, Ty::Pointer(to) | Ty::Array(to, _)) => Some(Seen::object((**to).clone())),
            (true, Ty::Std(of)) => {
                let of = of.clone();
                Some(self.library_target(&of, &seen, "->", at))
            }
            (true, Ty::Class(id)) => {
                let id = *id;
                self.has_operator_for(id, "->", at);
                None
            }
            (true, ty) => {
                let name = self.type_name(ty);
                if ty.is_number() {
                    self.refuse(at, format_args!("`->` of a value of type `{name}`, which is no pointer"));
                }
                None
            }
        }
    }

    /// The member that is named behind an object: the class that declares it, that of the object, and whether the object is
    /// `const`.
    fn found_in(&mut self, qual: &Qual, path: &Path, at: At) -> Option<(usize, usize, MemberInfo, bool)> {
        let [segment] = &path.segments[..] else {
            return None;
        };
        let name = segment.name.clone();
        let id = match &qual.ty {
            Ty::Class(id) | Ty::Instance(id) => *id,
            Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) | Ty::Enum(_) if !name.starts_with('~') => {
                let ty = self.type_name(&qual.ty);
                self.refuse(at, format_args!("a value of type `{ty}` has no member `{name}`"));
                return None;
            }
            _ => return None,
        };
        let is_template = matches!(qual.ty, Ty::Instance(_));
        if !self.classes[id].is_complete && !self.around.contains(&id) && !is_template {
            let class = self.classes[id].ast.name.clone();
            self.refuse(at, format_args!("`{class}` is declared, but not defined: it has no members yet"));
            return None;
        }
        if !self.classes[id].is_complete {
            return None;
        }
        match self.member(id, &name) {
            Found::Member(of, info) => {
                if !matches!(info.meaning, Meaning::Functions(_)) && (!is_template || self.classes[id].ast.specialised.is_none()) {
                    self.may_use(id, of, &name, &info, Some(id), at);
                }
                Some((of, id, info, qual.is_const))
            }
            Found::None
                if !is_template && !name.starts_with("operator") && !name.starts_with('~') && *self.classes[id].ast.name != *name =>
            {
                let class = self.classes[id].ast.name.clone();
                self.refuse(at, format_args!("`{class}` has no member `{name}`"));
                None
            }
            Found::Ambiguous => {
                self.refuse(at, format_args!("`{name}` is ambiguous: more than one base has it"));
                None
            }
            _ => None,
        }
    }

    pub(super) fn call_member(&mut self, object: &Expr, arrow: bool, path: &Path, args: &[Arg], at: At) -> Seen {
        let of = self.object(object, arrow, at);
        if let Some(of) = &of
            && let (Ty::Std(library), [segment]) = (of.ty(), &path.segments[..])
        {
            let seen = self.args(args);
            return self.library_method(library, of, &segment.name, &seen, args, at);
        }
        let target = of.clone();
        let found = of.and_then(|of| self.found_in(&of.qual, path, at));
        let seen = self.args(args);
        let Some((of, id, info, is_const)) = found else {
            return Seen::UNKNOWN;
        };
        let name = &path.last().name;
        let expands = args.iter().any(|a| a.expands) || path.last().args.is_some();
        match &info.meaning {
            Meaning::Functions(all) => {
                let all = all.clone();
                let fitting: Vec<Rc<Func>> = all.iter().filter(|f| expands || takes(f, seen.len())).cloned().collect();
                if let Some(target) = target {
                    self.qualified_object(&fitting, &target, at);
                }
                self.call_method(id, of, &all, &MemberCall { name, args: &seen, expands, at }, is_const, Some(id))
            }
            Meaning::Variable(var) => match &var.declared.qual.ty {
                Ty::Class(callee) => {
                    let of = Seen::object(Qual { is_const: is_const && !info.is_mutable, ..var.declared.qual.clone() });
                    self.operator_call(*callee, &of, "operator()", &seen, at)
                }
                _ => Seen::UNKNOWN,
            },
            _ => Seen::UNKNOWN,
        }
    }

    /// A call of a member of the class around, by its name alone.
    pub(super) fn call_own(&mut self, class: usize, of: usize, info: &MemberInfo, called: &MemberCall<'_>) -> Seen {
        let Meaning::Functions(all) = &info.meaning else {
            return Seen::UNKNOWN;
        };
        let method = self.bodies.iter().rev().find(|b| b.lambda.is_none());
        let is_const = method.is_some_and(|b| b.has_this && b.is_const);
        let all = all.clone();
        self.call_method(class, of, &all, called, is_const, None)
    }

    /// A call of methods: one of them has to take the arguments, be for all, and be `const` where the object is.
    fn call_method(
        &mut self,
        seen_class: usize,
        of: usize,
        all: &[Rc<Func>],
        called: &MemberCall<'_>,
        is_const: bool,
        object: Option<usize>,
    ) -> Seen {
        let MemberCall { name, args, expands, at } = *called;
        let fitting: Vec<Rc<Func>> = all.iter().filter(|f| expands || takes(f, args.len())).cloned().collect();
        let is_template = self.classes[of].is_template;
        if fitting.is_empty() {
            let class = self.classes[of].ast.name.clone();
            // `f(x)` within a class template is `this->f(x)`, which is looked at where it runs
            if !is_template || self.classes[of].is_known && object.is_some() {
                self.refuse(at, format_args!("`{name}` of `{class}` does not take {}", counted(args.len())));
            }
            return Seen::UNKNOWN;
        }
        // the one that is most open decides, for which of them is called is not known
        let open = fitting.iter().min_by_key(|f| match f.access {
            Access::Public => 0,
            Access::Protected => 1,
            Access::Private => 2,
        });
        let usable = |f: &Rc<Func>| !is_const || f.ast.flags.is_const || f.ast.flags.is_static;
        if let Some(f) = open {
            let info = MemberInfo { meaning: Meaning::Opaque, access: f.access, is_field: false, is_mutable: false, is_bits: false };
            self.may_use(seen_class, of, name, &info, object, at);
        }
        if !fitting.iter().any(usable) {
            self.refuse(at, format_args!("`{name}` is not `const`, and the object is"));
        }
        if let [only] = &fitting[..]
            && matches!(only.ast.body, Some(super::super::ast::Body::Delete))
            && self.unevaluated == 0
        {
            self.refuse(at, format_args!("`{name}` is deleted"));
        }
        match &fitting[..] {
            [only] if !is_template && only.ast.template.is_none() && !expands => {
                for (from, param) in args.iter().zip(&only.params) {
                    if let Some(why) = self.misfit(from, param, false) {
                        self.refuse(at, why);
                    }
                }
                self.result_of(only)
            }
            [first, ..] if !is_template && fitting.iter().all(|f| f.result == first.result && f.ast.template.is_none()) => {
                self.result_of(first)
            }
            _ => Seen::UNKNOWN,
        }
    }

    /// An operator of a class, where the class itself has one of that name; others are judged when they run.
    pub(super) fn operator_call(&mut self, class: usize, of: &Seen, name: &str, args: &[Seen], at: At) -> Seen {
        let Found::Member(owner, info) = self.member(class, name) else {
            return Seen::UNKNOWN;
        };
        let Meaning::Functions(all) = &info.meaning else {
            return Seen::UNKNOWN;
        };
        let all = all.clone();
        let is_free = self.program.sets.iter().any(|(n, set)| {
            **n == *name
                && set.iter().any(|f| {
                    let f = &self.program.functions[*f as usize];
                    (f.scope.class.is_none() || f.ast.flags.is_friend) && !f.scope.is_prelude
                })
        });
        let fits_none = !all.iter().any(|f| takes(f, args.len()));
        if fits_none && name == "operator()" && !is_free && !self.classes[owner].is_template {
            let class = self.classes[owner].ast.name.clone();
            self.refuse(at, format_args!("`operator()` of `{class}` does not take {}", counted(args.len())));
        }
        if is_free || fits_none || matches!(name, "operator&" | "operator-" | "operator*" | "operator+") && all.len() > 1 {
            return Seen::UNKNOWN;
        }
        self.call_method(
            class,
            owner,
            &all,
            &MemberCall { name: &Name::from(name), args, expands: false, at },
            of.qual.is_const,
            Some(class),
        )
    }
}
