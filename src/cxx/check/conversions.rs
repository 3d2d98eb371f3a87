//! What becomes what without a cast, and what a cast makes.

use super::super::ast::{At, Builtin, CastKind, Expr, Integer, TypeKind};
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{Checker, Constant, Declared, Func};
use std::rc::Rc;

/// Where a value is converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// `T x = e`
    Variable,
    /// `T x(e)`, where explicit constructors count too.
    Direct,
    Argument,
    Result,
}

/// Whether two types are the same but for `const` within them.
fn same(a: &Ty, b: &Ty) -> bool {
    match (a, b) {
        (Ty::Pointer(a), Ty::Pointer(b)) => same(&a.ty, &b.ty),
        (Ty::Array(a, n), Ty::Array(b, m)) => same(&a.ty, &b.ty) && (n == m || n.is_none() || m.is_none()),
        _ => a.is_open() || b.is_open() || a == b,
    }
}

impl Checker<'_> {
    /// Whether a value may become one of a type by itself, as far as that is known.
    pub(super) fn converts(&self, from: &Seen, to: &Ty, is_direct: bool) -> bool {
        let source = from.ty().decayed();
        match (&source, to) {
            (Ty::Unknown | Ty::Instance(_), _) | (_, Ty::Unknown | Ty::Instance(_)) => true,
            (a, b) if a.is_void() || b.is_void() => a.is_void() && b.is_void(),
            (_, Ty::Std(_)) | (Ty::Std(_), Ty::Builtin(_) | Ty::Pointer(_) | Ty::Enum(_) | Ty::Null) => {
                self.library_converts(from, to, is_direct)
            }
            (Ty::Class(a), Ty::Class(b)) => {
                self.derives(*a, *b) != Some(false) || self.makes(*b, from, is_direct) || self.becomes(*a, is_direct)
            }
            (Ty::Class(a), _) => self.becomes(*a, is_direct),
            (_, Ty::Class(b)) => self.makes(*b, from, is_direct),
            (Ty::Enum(a), Ty::Enum(b)) => a == b,
            (Ty::Enum(a), b) => b.is_number() && !self.enums[*a].ast.scoped,
            (_, Ty::Enum(_)) => false,
            (a, b) if a.is_number() && b.is_number() => true,
            (Ty::Null, Ty::Pointer(_) | Ty::Null) => true,
            (Ty::Null, b) => b.is_bool() && is_direct,
            (Ty::Pointer(a), Ty::Pointer(b)) => self.points(a, b, from.is_literal),
            (Ty::Pointer(_), Ty::Array(..)) => matches!(from.ty(), Ty::Array(..)) && (from.is_literal || same(from.ty(), to)),
            (Ty::Pointer(_), b) => b.is_bool(),
            (a, Ty::Pointer(_)) => a.is_integer() && from.is_null(),
            _ => true,
        }
    }

    /// Whether a pointer may become another one.
    fn points(&self, from: &Qual, to: &Qual, is_text: bool) -> bool {
        if from.ty.is_open() || to.ty.is_open() {
            return !from.is_const || to.is_const || !to.ty.is_void() || from.ty.is_open();
        }
        if from.is_const && !to.is_const && !is_text {
            return false;
        }
        match (&from.ty, &to.ty) {
            (_, b) if b.is_void() => true,
            (Ty::Class(a), Ty::Class(b)) => self.derives(*a, *b) != Some(false),
            (a, b) => same(a, b),
        }
    }

    /// Whether a constructor of a class takes such a value alone.
    fn makes(&self, class: usize, from: &Seen, is_direct: bool) -> bool {
        let info = &self.classes[class];
        if !info.is_complete || !info.is_known || info.ast.is_union {
            return true;
        }
        info.constructors.iter().any(|f| self.takes_alone(f, from, is_direct))
    }

    fn takes_alone(&self, f: &Rc<Func>, from: &Seen, is_direct: bool) -> bool {
        let needed = f.ast.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
        let fits = needed <= 1 && (!f.params.is_empty() || f.ast.variadic);
        if !fits || f.ast.flags.is_explicit && !is_direct {
            return false;
        }
        let Some(param) = f.params.first().filter(|_| f.ast.template.is_none()) else {
            return true;
        };
        // no second conversion of the program's own
        match (&param.qual.ty, from.ty()) {
            (Ty::Class(a), Ty::Class(b)) => self.derives(*b, *a) != Some(false),
            (Ty::Class(_), _) => false,
            (to, Ty::Class(of)) => self.has_conversion(*of) && is_direct || to.is_open(),
            (to, _) => self.converts(from, to, false),
        }
    }

    /// Whether a class has a conversion, among them the explicit ones where a value begins directly.
    fn becomes(&self, class: usize, is_direct: bool) -> bool {
        if is_direct { self.any_conversion(class) } else { self.has_conversion(class) }
    }

    /// Whether a class or a base has a conversion that needs no cast.
    pub(super) fn has_conversion(&self, class: usize) -> bool {
        let Some(all) = self.with_bases(class) else {
            return true;
        };
        all.into_iter().any(|class| {
            let info = &self.classes[class];
            let may = |m: &super::MemberInfo| matches!(&m.meaning, super::Meaning::Functions(all) if all.iter().any(|f| !f.ast.flags.is_explicit));
            !info.is_known || !info.is_complete || info.members.iter().any(|(name, m)| name.starts_with("operator ") && may(m))
        })
    }

    /// Whether a class has a conversion function to a reference to what may be changed.
    fn converts_to_reference(&self, class: usize) -> bool {
        let refers = |f: &Func| match f.ast.result.as_ref().map(|ty| &ty.kind) {
            Some(TypeKind::Reference(of)) => !matches!(of.kind, TypeKind::Const(_)),
            _ => false,
        };
        let of = |m: &super::MemberInfo| matches!(&m.meaning, super::Meaning::Functions(all) if all.iter().any(|f| refers(f)));
        let all = self.with_bases(class).unwrap_or_default();
        all.into_iter().any(|class| self.classes[class].members.iter().any(|(name, m)| name.starts_with("operator ") && of(m)))
    }

    /// Refuses a value for a variable, a parameter or a result that it cannot become.
    pub(super) fn converted(&mut self, from: &Seen, e: &Expr, to: &Declared, place: Place) {
        if let super::super::ast::ExprKind::Braces(args) = &e.kind {
            let is_meant = !self.rereads && to.refers != Refers::Rvalue && place != Place::Direct;
            if let (Ty::Class(id), true) = (&to.qual.ty, is_meant) {
                self.rereads = true;
                let seen = self.args(args);
                self.rereads = false;
                self.needs_explicit(*id, &seen, args, e.at);
            }
            return;
        }
        if let Some(why) = self.misfit(from, to, place == Place::Direct) {
            self.refuse(e.at, why);
            return;
        }
        let is_returned = place == Place::Result
            && match (&e.kind, from.ty()) {
                (super::super::ast::ExprKind::Path(path), Ty::Class(id)) => {
                    path.simple().is_some_and(|n| self.is_own_variable(n)) && self.is_moved(*id)
                }
                (super::super::ast::ExprKind::Path(path), _) => path.simple().is_some_and(|n| self.is_own_variable(n)),
                _ => false,
            };
        if to.refers == Refers::No && place != Place::Variable && !is_returned {
            self.copied(from, &to.qual.ty, e.at);
        }
        if let (Ty::Class(a), Ty::Class(b)) = (from.ty(), &to.qual.ty) {
            self.open_base(*a, *b, e.at);
        }
        if let (Ty::Pointer(a), Ty::Pointer(b)) = (from.ty(), &to.qual.ty)
            && let (Ty::Class(a), Ty::Class(b)) = (&a.ty, &b.ty)
        {
            self.open_base(*a, *b, e.at);
        }
    }

    /// Whether a name is a variable of the function itself, which a `return` moves from.
    fn is_own_variable(&self, name: &str) -> bool {
        let by_value = |s: &super::Symbol| matches!(&s.meaning, super::Meaning::Variable(var) if !var.is_static && var.declared.refers != Refers::Lvalue && !var.declared.qual.is_const);
        self.local(name).is_some_and(|(symbol, body)| body == self.bodies.len() && by_value(symbol))
    }

    /// Refuses a class as a base of it that cannot be used here.
    fn open_base(&mut self, from: usize, to: usize, at: At) {
        if from != to
            && self.derives(from, to) == Some(true)
            && let Some(base) = self.closed_base(from, to, 0)
        {
            let (of, base) = (self.classes[from].ast.name.clone(), self.classes[base].ast.name.clone());
            self.refuse(at, format_args!("`{base}` is a private base of `{of}`"));
        }
    }

    /// Why a value cannot become what is declared, where that is known.
    pub(super) fn misfit(&self, from: &Seen, to: &Declared, is_direct: bool) -> Option<String> {
        let (source, target) = (self.qual_name(&from.qual), self.qual_name(&to.qual));
        let differs = || {
            let (a, b) = (from.ty(), &to.qual.ty);
            let derives = matches!((a, b), (Ty::Class(a), Ty::Class(b)) if self.derives(*a, *b) != Some(false));
            !a.is_open() && !b.is_open() && !same(a, b) && !derives
        };
        match to.refers {
            Refers::No => {
                let fits = self.converts(from, &to.qual.ty, is_direct);
                (!fits).then(|| format!("a value of type `{source}` is no `{target}`"))
            }
            Refers::Lvalue if !to.qual.is_const => match from.category {
                _ if to.qual.ty.is_unknown() => None,
                // what converts to a reference leads to an object
                Category::Rvalue if matches!(from.ty(), Ty::Class(id) if differs() && self.converts_to_reference(*id)) => None,
                Category::Rvalue if !from.ty().is_open() || self.is_other_library(from.ty(), from.ty()).is_some() => {
                    Some(format!("a reference to `{target}` needs an object, and this is a value"))
                }
                _ if from.is_bits => Some(format!("a reference to `{target}` cannot refer to a bit field")),
                Category::Lvalue if self.is_other_library(from.ty(), &to.qual.ty) == Some(true) => {
                    Some(format!("a reference to `{target}` cannot refer to a `{source}`"))
                }
                Category::Lvalue if from.qual.is_const && (!from.ty().is_open() || matches!(from.ty(), Ty::Std(_))) && !differs() => {
                    Some(format!("a reference to `{target}` would let `{source}` be changed"))
                }
                Category::Lvalue if differs() && !matches!(from.ty(), Ty::Class(_)) => {
                    Some(format!("a reference to `{target}` cannot refer to a `{source}`"))
                }
                Category::Lvalue if differs() && !self.converts(from, &to.qual.ty, false) => {
                    Some(format!("a reference to `{target}` cannot refer to a `{source}`"))
                }
                _ => None,
            },
            Refers::Lvalue => {
                let fits = self.converts(from, &to.qual.ty, is_direct);
                (!fits).then(|| format!("a value of type `{source}` is no `{target}`"))
            }
            Refers::Rvalue => {
                let known = |ty: &Ty| !ty.is_open() || matches!(ty, Ty::Std(of) if of.args.iter().all(|a| !a.ty.is_open()));
                let is_same = known(from.ty()) && from.ty() == &to.qual.ty;
                let is_object = from.category == Category::Lvalue && is_same;
                is_object.then(|| format!("an rvalue reference to `{target}` cannot refer to an object that is not moved from"))
            }
        }
    }

    /// Refuses a cast that does not exist.
    pub(super) fn cast(&mut self, kind: CastKind, from: &Seen, to: &Declared, at: At) {
        if from.ty().is_open() || to.qual.ty.is_open() {
            return;
        }
        if to.refers != Refers::No {
            if kind == CastKind::Const && !same(from.ty(), &to.qual.ty) {
                let (source, target) = (self.type_name(from.ty()), self.type_name(&to.qual.ty));
                self.refuse(at, format_args!("`const_cast` makes no `{target}&` of a `{source}`"));
            }
            return;
        }
        let (source, target) = (from.ty().decayed(), to.qual.ty.clone());
        let fits = match kind {
            CastKind::C => self.casts_as_c(from, &source, &target),
            CastKind::Static => self.casts_statically(from, &source, &target),
            CastKind::Reinterpret => casts_bits(&source, &target),
            CastKind::Const => matches!((&source, &target), (Ty::Pointer(_), Ty::Pointer(_))) && same(&source, &target),
            CastKind::Dynamic => self.casts_dynamically(&source, &target),
        };
        if !fits {
            let word = match kind {
                CastKind::C => "a cast",
                CastKind::Static => "`static_cast`",
                CastKind::Reinterpret => "`reinterpret_cast`",
                CastKind::Const => "`const_cast`",
                CastKind::Dynamic => "`dynamic_cast`",
            };
            let (source, target) = (self.type_name(&source), self.type_name(&target));
            self.refuse(at, format_args!("{word} makes no `{target}` of a `{source}`"));
        }
    }

    /// Whether a cast between `void` or a class and another type has a meaning; `None` where neither is one.
    fn casts_class(&self, from: &Seen, source: &Ty, target: &Ty) -> Option<bool> {
        Some(match (source, target) {
            (_, b) if b.is_void() => true,
            (a, _) if a.is_void() => false,
            (Ty::Class(a), Ty::Class(b)) => self.derives(*a, *b) != Some(false) || self.makes(*b, from, true) || self.any_conversion(*a),
            (Ty::Class(a), _) => self.any_conversion(*a),
            (_, Ty::Class(b)) => self.makes(*b, from, true),
            _ => return None,
        })
    }

    fn casts_as_c(&self, from: &Seen, source: &Ty, target: &Ty) -> bool {
        match (source, target) {
            _ if let Some(casts) = self.casts_class(from, source, target) => casts,
            (Ty::Pointer(_), b) if b.is_number() => is_wide(b),
            (a, Ty::Pointer(_)) if a.is_float() => false,
            _ => true,
        }
    }

    /// Whether a class has any conversion, explicit ones among them.
    pub(super) fn any_conversion(&self, class: usize) -> bool {
        let info = &self.classes[class];
        !info.is_known || !info.is_complete || !info.bases.is_empty() || info.members.keys().any(|name| name.starts_with("operator "))
    }

    fn casts_statically(&self, from: &Seen, source: &Ty, target: &Ty) -> bool {
        match (source, target) {
            _ if let Some(casts) = self.casts_class(from, source, target) => casts,
            (Ty::Pointer(a), Ty::Pointer(b)) => {
                let keeps = !a.is_const || b.is_const;
                let back = match (&a.ty, &b.ty) {
                    (a, _) if a.is_void() => true,
                    (Ty::Class(a), Ty::Class(b)) => self.derives(*b, *a) != Some(false),
                    _ => false,
                };
                keeps && (back || self.points(a, b, false))
            }
            (Ty::Pointer(_), b) => b.is_bool(),
            (Ty::Null, b) => matches!(b, Ty::Pointer(_) | Ty::Null) || b.is_bool(),
            (a, Ty::Pointer(_)) => a.is_integer() && from.is_null(),
            _ => true,
        }
    }

    fn casts_dynamically(&self, source: &Ty, target: &Ty) -> bool {
        let (Ty::Pointer(a), Ty::Pointer(b)) = (source, target) else {
            return false;
        };
        match (&a.ty, &b.ty) {
            (Ty::Class(a), Ty::Class(b)) => self.derives(*a, *b) != Some(false) || self.is_polymorphic(*a),
            (Ty::Class(a), b) if b.is_void() => self.is_polymorphic(*a),
            _ => false,
        }
    }

    /// Whether a class may have a virtual method.
    fn is_polymorphic(&self, class: usize) -> bool {
        let has =
            |m: &super::MemberInfo| matches!(&m.meaning, super::Meaning::Functions(all) if all.iter().any(|f| f.ast.flags.is_virtual));
        let Some(all) = self.with_bases(class) else {
            return true;
        };
        all.into_iter().any(|class| {
            let info = &self.classes[class];
            !info.is_known || !info.is_complete || info.members.values().any(has)
        })
    }

    /// Refuses a constant in braces that its type cannot hold.
    pub(super) fn narrows(&mut self, from: &Seen, to: &Ty, at: At) {
        let Some(constant) = from.constant else {
            return;
        };
        let Ty::Builtin(builtin) = to else {
            return;
        };
        let (lost, shown) = match constant {
            Constant::Float(x) => (matches!(builtin, Builtin::Integer(_)), format!("{x}")),
            Constant::Int(n) => {
                let Some(n) = exact(from.ty(), n) else {
                    return;
                };
                let lost = match builtin {
                    Builtin::Integer(kind) => !holds(*kind, n),
                    Builtin::Float => (n as f32) as i128 != n,
                    Builtin::Double => (n as f64) as i128 != n,
                    _ => false,
                };
                (lost, n.to_string())
            }
        };
        if lost {
            let name = self.type_name(to);
            self.refuse(at, format_args!("{shown} in braces would lose something as `{name}`"));
        }
    }
}

/// The value of a constant, whose upper half is kept as negative numbers where it is unsigned; `None` where the type does not
/// say which it is.
fn exact(ty: &Ty, n: i64) -> Option<i128> {
    match ty {
        Ty::Builtin(Builtin::Integer(Integer::ULong | Integer::ULongLong)) => Some(i128::from(n as u64)),
        Ty::Enum(_) | Ty::Unknown if n < 0 => None,
        _ => Some(i128::from(n)),
    }
}

/// Whether an integer type has this value.
fn holds(kind: Integer, n: i128) -> bool {
    match (kind.bits(), kind.is_signed()) {
        _ if kind == Integer::Bool => n == 0 || n == 1,
        (bits, true) => (-(1i128 << (bits - 1))..1 << (bits - 1)).contains(&n),
        (bits, false) => (0..1i128 << bits).contains(&n),
    }
}

/// Whether an address fits an integer type.
fn is_wide(ty: &Ty) -> bool {
    use Integer::{Bool, Long, LongLong, ULong, ULongLong};
    matches!(ty, Ty::Builtin(Builtin::Integer(Bool | Long | LongLong | ULong | ULongLong)))
}

/// Whether `reinterpret_cast` makes one of the other.
fn casts_bits(source: &Ty, target: &Ty) -> bool {
    match (source, target) {
        (Ty::Pointer(a), Ty::Pointer(b)) => !a.is_const || b.is_const,
        (Ty::Pointer(_), b) => is_wide(b) && !b.is_bool(),
        (Ty::Null, b) => is_wide(b) && !b.is_bool(),
        (a, Ty::Pointer(_)) => a.is_integer() || matches!(a, Ty::Enum(_)),
        (a, b) => a == b && !a.is_float() && !matches!(a, Ty::Class(_)),
    }
}
