//! Lists in braces, and what they fill.

use super::super::ast::{Arg, At, ExprKind, Member, Name};
use super::conversions::Place;
use super::types::{Qual, Refers, Seen, Ty};
use super::{Checker, Declared, Meaning};

impl Checker<'_> {
    /// A list in braces for what is declared.
    pub(super) fn listed(&mut self, args: &[Arg], declared: &Declared, at: At, name: &Name, place: Place) -> Option<Seen> {
        let seen: Vec<Seen> = self.args(args);
        if let Ty::Class(id) = &declared.qual.ty {
            self.designated(*id, args);
        }
        if args.iter().any(|a| a.expands || a.designator.is_some()) || declared.refers != Refers::No {
            return None;
        }
        self.listed_values(args, &seen, &declared.qual.ty, at, name, place);
        match (&declared.qual.ty, &seen[..]) {
            (ty, [only]) if ty.is_number() => Some(only.clone()),
            _ => None,
        }
    }

    fn listed_values(&mut self, args: &[Arg], seen: &[Seen], ty: &Ty, at: At, name: &Name, place: Place) {
        match ty {
            Ty::Builtin(_) | Ty::Enum(_) | Ty::Pointer(_) => {
                if seen.len() > 1 {
                    return self.refuse(at, format_args!("`{name}` begins with one value, not {}", seen.len()));
                }
                if let ([only], [arg]) = (seen, args) {
                    let number = self.number_of(ty, only).filter(|_| place == Place::Direct);
                    self.element(only, arg, number.as_ref().unwrap_or(ty), place);
                }
            }
            Ty::Array(element, n) => {
                if let (Some(n), true) = (n, seen.len() > 1 || !matches!(args.first().map(|a| &a.value.kind), Some(ExprKind::Text(_))))
                    && (seen.len() as i64) > *n
                    && !matches!(element.ty, Ty::Array(..) | Ty::Class(_) | Ty::Instance(_) | Ty::Unknown | Ty::Std(_))
                {
                    return self.refuse(at, format_args!("{} values for an array of {n}", seen.len()));
                }
                if element.ty.is_number() {
                    for (only, arg) in seen.iter().zip(args) {
                        self.element(only, arg, &element.ty, Place::Variable);
                    }
                }
            }
            Ty::Class(id) => self.listed_members(args, seen, *id, at, place == Place::Direct),
            Ty::Std(of) if of.name == "array" && of.arg(0).ty.is_number() && of.extent.is_some_and(|n| seen.len() as i64 > n) => {
                self.refuse(at, format_args!("{} values for a `{}`", seen.len(), self.library_name(of)));
            }
            Ty::Std(of) if of.is_container() && of.arg(0).ty.is_number() && !of.is_map() => {
                for (only, arg) in seen.iter().zip(args).filter(|_| seen.iter().all(|s| s.ty().is_number())) {
                    self.narrows(only, &of.arg(0).ty, arg.value.at);
                }
            }
            _ => {}
        }
    }

    /// The type that a number in braces has to fit to begin an enumeration, whose underlying type has to be fixed.
    fn number_of(&mut self, ty: &Ty, seen: &Seen) -> Option<Ty> {
        let Ty::Enum(id) = ty else {
            return None;
        };
        let ast = self.enums[*id].ast.clone();
        match &ast.underlying {
            _ if seen.ty() == ty => None,
            Some(underlying) => Some(self.ty(underlying).qual.ty),
            None => ast.scoped.then_some(super::expressions::INT),
        }
    }

    /// One value of a list.
    fn element(&mut self, seen: &Seen, arg: &Arg, ty: &Ty, place: Place) {
        if matches!(arg.value.kind, ExprKind::Braces(_)) {
            return;
        }
        let declared = Declared { qual: Qual::plain(ty.clone()), refers: Refers::No };
        if matches!(ty, Ty::Builtin(_)) && matches!(arg.value.kind, ExprKind::Text(_)) && ty.is_integer() {
            return;
        }
        self.converted(seen, &arg.value, &declared, place);
        self.narrows(seen, ty, arg.value.at);
    }

    /// A list for a class: its members in order, or the arguments of a constructor.
    fn listed_members(&mut self, args: &[Arg], seen: &[Seen], id: usize, at: At, is_direct: bool) {
        let info = &self.classes[id];
        if !info.is_complete
            || !info.is_known
            || info.ast.is_union
            || info.ast.members.iter().any(|m| matches!(m, Member::Class(c) if c.name.contains('#')))
        {
            return;
        }
        if !info.constructors.is_empty() {
            // which may be a list as a whole
            if info.constructors.iter().any(|f| f.params.first().is_some_and(|p| p.qual.ty.is_unknown() || matches!(p.qual.ty, Ty::Std(_))))
            {
                return;
            }
            let made = self.constructed_from(id, seen);
            if let Some(f) = made {
                for ((arg, only), param) in args.iter().zip(seen).zip(&f.params) {
                    if param.refers == Refers::No {
                        self.narrows(only, &param.qual.ty, arg.value.at);
                    }
                }
            }
            return self.constructed(id, seen, at, is_direct || seen.is_empty());
        }
        if !info.bases.is_empty() || seen.is_empty() {
            return;
        }
        if !matches!(seen, [only] if matches!(only.ty(), Ty::Class(_) | Ty::Instance(_) | Ty::Unknown)) {
            self.references_of(id, args, seen);
        }
        let info = &self.classes[id];
        if let ([only], true) = (seen, seen.len() == 1)
            && matches!(only.ty(), Ty::Class(_) | Ty::Instance(_) | Ty::Unknown | Ty::Std(_))
        {
            return;
        }
        let class = info.ast.name.clone();
        let mut fields: Vec<(Name, Option<Qual>)> = Vec::new();
        let mut hidden = None;
        for member in &info.ast.members {
            let Member::Fields(v) = member else {
                continue;
            };
            for d in v.declared.iter().filter(|d| !d.name.contains('#')) {
                let known = info.members.get(&d.name);
                if let Some(m) = known.filter(|m| m.access != super::Access::Public) {
                    hidden = hidden.or(Some((d.name.clone(), m.clone())));
                }
                let qual = match known.map(|m| &m.meaning) {
                    Some(Meaning::Variable(var)) if var.declared.refers == Refers::No => Some(var.declared.qual.clone()),
                    _ => None,
                };
                fields.push((d.name.clone(), qual));
            }
        }
        if let Some((name, _)) = hidden {
            return self.refuse(at, format_args!("`{name}` is not public: a list in braces cannot begin `{class}`"));
        }
        let is_flat = fields.iter().all(|(_, q)| q.as_ref().is_none_or(|q| matches!(q.ty, Ty::Builtin(_) | Ty::Pointer(_) | Ty::Enum(_))));
        if seen.len() > fields.len() && is_flat {
            return self.refuse(at, format_args!("{} values for `{class}`, which has {} members", seen.len(), fields.len()));
        }
        if is_flat {
            for ((only, arg), (_, qual)) in seen.iter().zip(args).zip(&fields) {
                if let Some(qual) = qual {
                    self.element(only, arg, &qual.ty, Place::Variable);
                }
            }
        }
    }

    /// Refuses what the references among the members of a class cannot refer to, where a list gives each member a value.
    fn references_of(&mut self, id: usize, args: &[Arg], seen: &[Seen]) {
        let info = &self.classes[id];
        let names = info.ast.members.iter().filter_map(|m| match m {
            Member::Fields(v) => Some(v.declared.iter().map(|d| d.name.clone())),
            _ => None,
        });
        let fields: Vec<Option<Declared>> = names
            .flatten()
            .map(|name| match info.members.get(&name).filter(|m| m.is_field).map(|m| &m.meaning) {
                Some(Meaning::Variable(var)) => Some(var.declared.clone()),
                _ => None,
            })
            .collect();
        let has_arrays = fields.iter().any(|f| f.as_ref().is_none_or(|f| matches!(f.qual.ty, Ty::Array(..) | Ty::Class(_) | Ty::Unknown)));
        for ((only, arg), declared) in seen.iter().zip(args).zip(fields).filter(|_| !has_arrays) {
            if let Some(declared) = declared.filter(|d| d.refers == Refers::Lvalue) {
                self.converted(only, &arg.value, &declared, Place::Argument);
            }
        }
    }
}
