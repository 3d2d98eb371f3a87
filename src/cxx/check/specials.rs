//! What a class gives itself: whether its objects begin without a value, are copied and are assigned, and whether it is abstract.

use super::super::ast::{Access, At, Body, Init, Member, Name};
use super::functions::{counted, takes};
use super::types::{Refers, Seen, Ty};
use super::{Checker, Func, Meaning};
use std::rc::Rc;

/// How deep members and bases are followed.
const MAX_LEVELS: usize = 32;

fn is_deleted(f: &Func) -> bool {
    matches!(f.ast.body, Some(Body::Delete))
}

/// Whether a constructor or an assignment takes another object of the class: by a reference of this kind.
fn takes_same(f: &Func, class: usize, refers: Refers) -> bool {
    let is_alone = f.ast.params.iter().skip(1).all(|p| p.default.is_some());
    is_alone && f.ast.template.is_none() && matches!(f.params.first(), Some(p) if p.refers == refers && p.qual.ty == Ty::Class(class))
}

impl Checker<'_> {
    /// Whether all of a class is known, so that what it has not is not there.
    fn is_whole(&self, class: usize) -> bool {
        let info = &self.classes[class];
        info.is_complete && info.is_known && !info.is_template && !info.ast.is_union
    }

    /// The data members of a class: name, declaration and type.
    fn data(&self, class: usize) -> Vec<(Name, bool, super::Declared)> {
        let info = &self.classes[class];
        let mut found = Vec::new();
        for member in &info.ast.members {
            let Member::Fields(v) = member else {
                continue;
            };
            for d in v.declared.iter().filter(|d| d.bits.is_none()) {
                if let Some(Meaning::Variable(var)) = info.members.get(&d.name).map(|m| &m.meaning) {
                    found.push((d.name.clone(), !matches!(d.init, Init::None), var.declared.clone()));
                }
            }
        }
        found
    }

    /// Why no object of a class begins without a value, where the class has no constructor of its own; of the parts that `own`
    /// leaves out.
    pub(super) fn no_default(&self, class: usize, level: usize) -> Option<String> {
        let info = &self.classes[class];
        if !self.is_whole(class) || level > MAX_LEVELS {
            return None;
        }
        let name = info.ast.name.clone();
        if !info.constructors.is_empty() {
            let own: Vec<&Rc<Func>> = info.constructors.iter().filter(|f| takes(f, 0)).collect();
            let is_derived = level > 0;
            return match own[..] {
                [] if is_derived => Some(format!("no constructor of `{name}` takes 0 arguments")),
                [only] if is_deleted(only) => Some(format!("the constructor of `{name}` without arguments is deleted")),
                [only] if is_derived && only.access == Access::Private && !self.may_make(class) => {
                    Some(format!("the constructor of `{name}` without arguments is private"))
                }
                _ => None,
            };
        }
        for (field, has_value, declared) in self.data(class) {
            if has_value {
                continue;
            }
            match &declared.qual.ty {
                _ if declared.refers != Refers::No => return Some(format!("the reference `{field}` of `{name}` refers to nothing")),
                Ty::Builtin(_) | Ty::Pointer(_) | Ty::Enum(_) if declared.qual.is_const => {
                    return Some(format!("`{field}` of `{name}` is `const`, and has no value"));
                }
                Ty::Class(id) => {
                    if let Some(why) = self.no_default(*id, level + 1) {
                        return Some(why);
                    }
                }
                _ => {}
            }
        }
        info.bases.iter().find_map(|(base, _)| self.no_default(*base, level + 1))
    }

    /// Whether what is being read is of a class, or of a friend of it.
    fn may_make(&self, class: usize) -> bool {
        let friends = &self.classes[class].friends;
        !friends.is_empty() || self.around.iter().any(|c| *c == class || self.classes[*c].outer == Some(class))
    }

    /// Why an object of a class is not copied, `None` where it may be.
    pub(super) fn no_copy(&self, class: usize, level: usize) -> Option<String> {
        let info = &self.classes[class];
        if !self.is_whole(class) || level > MAX_LEVELS {
            return None;
        }
        let name = info.ast.name.clone();
        let copies = |f: &&Rc<Func>| takes_same(f, class, Refers::Lvalue);
        if let Some(own) = info.constructors.iter().find(copies) {
            return is_deleted(own).then(|| format!("the copy of `{name}` is deleted"));
        }
        let assigns_moved = || self.methods(class, "operator=").iter().any(|f| takes_same(f, class, Refers::Rvalue));
        if info.constructors.iter().any(|f| takes_same(f, class, Refers::Rvalue)) || assigns_moved() {
            return Some(format!("`{name}` is moved, not copied: it has no constructor from `const {name}&`"));
        }
        for (field, _, declared) in self.data(class) {
            match &declared.qual.ty {
                _ if declared.refers != Refers::No => {}
                Ty::Std(of) if of.name == "unique_ptr" => {
                    return Some(format!("`{name}` is not copied: `{field}` of it is a `std::unique_ptr`"));
                }
                Ty::Class(id) => {
                    if let Some(why) = self.no_copy(*id, level + 1) {
                        return Some(why);
                    }
                }
                _ => {}
            }
        }
        info.bases.iter().find_map(|(base, _)| self.no_copy(*base, level + 1))
    }

    /// Whether an object of a class is moved where it is returned, so that it need not be copied.
    pub(super) fn is_moved(&self, class: usize) -> bool {
        let constructors = &self.classes[class].constructors;
        match constructors.iter().find(|f| takes_same(f, class, Refers::Rvalue)) {
            Some(own) => !is_deleted(own),
            None => !constructors.iter().any(|f| takes_same(f, class, Refers::Lvalue)) && self.methods(class, "operator=").is_empty(),
        }
    }

    /// Why no object of a class is assigned another one, `None` where it may be.
    pub(super) fn no_assignment(&self, class: usize, level: usize) -> Option<String> {
        let info = &self.classes[class];
        if !self.is_whole(class) || level > MAX_LEVELS {
            return None;
        }
        let name = info.ast.name.clone();
        let own = self.methods(class, "operator=");
        if let Some(own) = own.iter().find(|f| takes_same(f, class, Refers::Lvalue)) {
            let is_alone = info.members.get("operator=").is_some_and(|m| matches!(&m.meaning, Meaning::Functions(all) if all.len() == 1));
            return (is_deleted(own) && is_alone).then(|| format!("the assignment of `{name}` is deleted"));
        }
        if !own.is_empty() {
            return None;
        }
        for (field, _, declared) in self.data(class) {
            match &declared.qual.ty {
                _ if declared.refers != Refers::No => return Some(format!("no `{name}` is assigned: `{field}` of it is a reference")),
                Ty::Builtin(_) | Ty::Pointer(_) | Ty::Enum(_) if declared.qual.is_const => {
                    return Some(format!("no `{name}` is assigned: `{field}` of it is `const`"));
                }
                Ty::Class(id) => {
                    if let Some(why) = self.no_assignment(*id, level + 1) {
                        return Some(why);
                    }
                }
                _ => {}
            }
        }
        info.bases.iter().find_map(|(base, _)| self.no_assignment(*base, level + 1))
    }

    /// A pure virtual method of a class that nothing overrides.
    pub(super) fn pure_method(&self, class: usize) -> Option<Name> {
        let all = self.with_bases(class)?;
        if !all.iter().all(|c| self.is_whole(*c)) {
            return None;
        }
        let methods = |c: usize| {
            self.classes[c].members.values().filter_map(|m| match &m.meaning {
                Meaning::Functions(all) => Some(all.clone()),
                _ => None,
            })
        };
        for owner in &all {
            for f in methods(*owner).flat_map(|all| all.to_vec()).filter(|f| f.ast.flags.is_pure) {
                let same = |m: &Func| {
                    !m.ast.flags.is_pure
                        && m.ast.params.len() == f.ast.params.len()
                        && m.ast.flags.is_const == f.ast.flags.is_const
                        && m.params.iter().zip(&f.params).all(|(a, b)| a == b || a.qual.ty.is_open() || b.qual.ty.is_open())
                };
                // what `using` names in a class stands for what that declares too
                let is_used = |c: &usize| self.classes[*c].members.get(&f.ast.name).is_some_and(|m| matches!(m.meaning, Meaning::Opaque));
                let overrides = |c: &usize| is_used(c) || self.methods(*c, &f.ast.name).iter().any(|m| same(m));
                if !all.iter().any(overrides) {
                    return Some(f.ast.name.clone());
                }
            }
        }
        None
    }

    /// Refuses the copy of an object that is not copied.
    pub(super) fn copied(&mut self, from: &Seen, to: &Ty, at: At) {
        match (from.ty(), to) {
            _ if from.category != super::Category::Lvalue => {}
            (Ty::Class(a), Ty::Class(b)) if a == b => {
                if let Some(why) = self.no_copy(*a, 0) {
                    self.refuse(at, why);
                }
            }
            (Ty::Std(a), Ty::Std(b)) if a.name == "unique_ptr" && b.name == a.name => {
                self.refuse(at, "a `std::unique_ptr` is moved, not copied")
            }
            _ => {}
        }
    }

    /// Refuses a list for an object that an explicit constructor alone would make of it.
    pub(super) fn needs_explicit(&mut self, class: usize, seen: &[Seen], args: &[super::super::ast::Arg], at: At) {
        let info = &self.classes[class];
        if !info.is_complete || !info.is_known || info.is_template || args.iter().any(|a| a.expands || a.designator.is_some()) {
            return;
        }
        let fits = |f: &Rc<Func>| takes(f, seen.len());
        let takes_list = |f: &&Rc<Func>| matches!(f.params.first(), Some(p) if p.qual.ty.is_unknown() || matches!(p.qual.ty, Ty::Std(_)));
        let of_itself = |f: &Rc<Func>| matches!(f.params.first(), Some(p) if p.qual.ty == Ty::Class(class));
        let mut fitting = info.constructors.iter().filter(|f| fits(f) && !of_itself(f)).peekable();
        let is_copy = matches!(seen, [only] if only.ty().is_open() || matches!(only.ty(), Ty::Class(_)));
        if fitting.peek().is_some()
            && fitting.all(|f| f.ast.flags.is_explicit)
            && !is_copy
            && !info.constructors.iter().any(|f| takes_list(&f))
        {
            let name = info.ast.name.clone();
            self.refuse(at, format_args!("the constructor of `{name}` is `explicit`: a list in braces becomes no `{name}` by itself"));
        }
    }

    /// The constructor that such arguments choose, where there is only one that may.
    pub(super) fn constructed_from(&self, class: usize, args: &[Seen]) -> Option<Rc<Func>> {
        let fitting: Vec<&Rc<Func>> = self.classes[class].constructors.iter().filter(|f| takes(f, args.len())).collect();
        match &fitting[..] {
            [only] if only.ast.template.is_none() => Some((*only).clone()),
            _ => None,
        }
    }

    /// Refuses an object that no constructor makes of these arguments, or only one that is not for all.
    pub(super) fn constructed(&mut self, class: usize, args: &[Seen], at: At, is_direct: bool) {
        let info = &self.classes[class];
        if !info.is_complete || !info.is_known || info.is_template || info.ast.is_union {
            return;
        }
        let name = info.ast.name.clone();
        let is_copy = matches!(args, [only] if matches!(only.ty(), Ty::Class(id) if self.derives(*id, class) != Some(false)));
        let is_open = args.iter().any(|a| a.ty().is_open());
        let of_itself = |f: &Func| matches!(&f.params[..], [first, ..] if matches!(first.qual.ty, Ty::Class(id) if id == class) && first.refers != Refers::No);
        if info.constructors.is_empty() || is_copy && !info.constructors.iter().any(|f| of_itself(f)) {
            return;
        }
        let others = info.constructors.iter().filter(|f| takes(f, args.len()) && (is_copy || !of_itself(f) || is_open));
        let fitting: Vec<Rc<Func>> = others.filter(|f| is_direct || is_copy || !f.ast.flags.is_explicit).cloned().collect();
        if fitting.is_empty() {
            // a conversion to the class itself, or its parts in braces
            let made_by_conversion = matches!(args, [only] if matches!(only.ty(), Ty::Class(_)) || only.ty().is_open());
            if !made_by_conversion {
                self.refuse(at, format_args!("no constructor of `{name}` takes {}", counted(args.len())));
            }
            return;
        }
        if is_copy && fitting.iter().any(|f| !of_itself(f)) && fitting.len() > 1 && !fitting.iter().any(|f| of_itself(f)) {
            return;
        }
        let least = fitting.iter().filter(|f| !is_copy || of_itself(f)).map(|f| f.access).min_by_key(|a| match a {
            Access::Public => 0,
            Access::Protected => 1,
            Access::Private => 2,
        });
        if let Some(access) = least.filter(|a| *a != Access::Public) {
            let derives = |c: usize| access == Access::Protected && self.derives(c, class) == Some(true);
            let is_of = self.around.iter().any(|c| *c == class || self.classes[*c].outer == Some(class) || derives(*c));
            let friends = &self.classes[class].friends;
            let is_friend = self.bodies.iter().any(|b| b.name.as_ref().is_some_and(|n| friends.contains(n)))
                || self.around.iter().any(|c| friends.contains(&self.classes[*c].ast.name));
            if !is_of && !is_friend {
                let word = if access == Access::Private { "private" } else { "protected" };
                self.refuse(at, format_args!("this constructor of `{name}` is {word}"));
                return;
            }
        }
        if let ([only], false) = (&fitting[..], is_copy)
            && only.ast.template.is_none()
        {
            for (from, param) in args.iter().zip(&only.params) {
                if let Some(why) = self.misfit(from, param, false) {
                    self.refuse(at, why);
                }
            }
        }
    }
}
