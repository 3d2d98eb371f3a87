//! Operators on types of the language.

use super::super::ast::{BinaryOp, Builtin, Expr, ExprKind, Integer, UnaryOp};
use super::constants::{folded, is_shift, meaningless};
use super::expressions::{BOOL, INT};
use super::types::{Category, Qual, Seen, Ty};
use super::{At, Checker, Constant, Declared, Meaning};

/// The type that two numbers have in common.
fn common(a: &Ty, b: &Ty) -> Ty {
    let rank = |ty: &Ty| match ty {
        Ty::Builtin(Builtin::LongDouble) => 20,
        Ty::Builtin(Builtin::Double) => 19,
        Ty::Builtin(Builtin::Float) => 18,
        Ty::Builtin(Builtin::Integer(i)) => match i {
            Integer::ULongLong => 9,
            Integer::LongLong => 8,
            Integer::ULong => 7,
            Integer::Long => 6,
            Integer::UInt => 5,
            _ => 4,
        },
        _ => 4,
    };
    let wider = if rank(a) >= rank(b) { a } else { b };
    if rank(wider) == 4 { INT } else { wider.clone() }
}

/// Whether an expression is `std::cin`, or what was read from it before.
fn reads_input(e: &Expr) -> bool {
    let mut e = e;
    while let ExprKind::Binary(BinaryOp::ShiftRight, left, _) = &e.kind {
        e = left;
    }
    matches!(&e.kind, ExprKind::Path(path) if &*path.last().name == "cin")
}

impl Checker<'_> {
    /// `a op b`
    pub(super) fn binary(&mut self, op: BinaryOp, a: &Expr, b: &Expr, at: At) -> Seen {
        let (x, y) = (self.expr(a), self.expr(b));
        let (s, t) = (x.ty().decayed(), y.ty().decayed());
        if op == BinaryOp::ShiftRight && reads_input(a) && t.is_number() && (y.qual.is_const || self.is_value(&y)) {
            let what = if y.qual.is_const { "this is `const`" } else { "this is a value" };
            self.refuse(b.at, format_args!("`>>` reads into a variable, and {what}"));
        }
        if s.is_void() || t.is_void() {
            self.refuse(at, format_args!("`{}` of something that is `void`", op.symbol()));
            return Seen::UNKNOWN;
        }
        if let Ty::Class(id) = s {
            let is_stream = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
            let other = match t {
                Ty::Class(other) => {
                    self.has_conversion(other)
                        || !self.classes[other].is_known
                        || self.befriends(other, &format!("operator{}", op.symbol()))
                }
                Ty::Unknown | Ty::Instance(_) | Ty::Std(_) => true,
                _ => false,
            };
            let by_order = op.compares()
                && (self.has_own_operator("operator<=>") || !matches!(self.member(id, "operator<=>"), super::members::Found::None));
            let by_equality = op == BinaryOp::Unequal
                && (self.has_own_operator("operator==") || !matches!(self.member(id, "operator=="), super::members::Found::None));
            if !other && !is_stream && !by_order && !by_equality && op != BinaryOp::ThreeWay {
                self.has_operator_for(id, op.symbol(), at);
            }
            // it may become a number where no operator takes the other one
            if t.is_number() && self.has_conversion(id) {
                return Seen::UNKNOWN;
            }
            return self.operator_call(id, &x, &format!("operator{}", op.symbol()), std::slice::from_ref(&y), at);
        }
        if let Ty::Std(of) = &s {
            return self.library_operator(op, of, if of.points() && y.is_null() { &Ty::Null } else { &t }, at);
        }
        if matches!(s, Ty::Class(_) | Ty::Instance(_) | Ty::Unknown)
            || matches!(t, Ty::Std(_))
            || matches!(t, Ty::Class(_) | Ty::Instance(_) | Ty::Unknown)
        {
            return Seen::UNKNOWN;
        }
        let has_enum = matches!(s, Ty::Enum(_)) || matches!(t, Ty::Enum(_));
        if has_enum {
            return self.on_enum(op, &x, &y);
        }
        if s.is_number() && t.is_number() {
            return self.on_numbers(op, &x, &y, at);
        }
        self.on_pointers(op, &x, &y, at)
    }

    fn on_enum(&mut self, op: BinaryOp, x: &Seen, y: &Seen) -> Seen {
        let is_scoped = |seen: &Seen| matches!(seen.ty(), Ty::Enum(id) if self.enums[*id].ast.scoped);
        if self.has_operator(&format!("operator{}", op.symbol())) || is_scoped(x) || is_scoped(y) {
            return Seen::UNKNOWN;
        }
        if op.compares() {
            return Seen::value(BOOL);
        }
        match (x.constant, y.constant) {
            (Some(Constant::Int(a)), Some(Constant::Int(b))) => {
                Seen { constant: folded(op, a, b).map(Constant::Int), ..Seen { category: Category::Rvalue, ..Seen::UNKNOWN } }
            }
            _ => Seen::UNKNOWN,
        }
    }

    /// Whether the file declares such an operator anywhere.
    fn has_operator(&self, name: &str) -> bool {
        self.program.sets.iter().any(|(n, _)| **n == *name)
    }

    fn on_numbers(&mut self, op: BinaryOp, x: &Seen, y: &Seen, at: At) -> Seen {
        use BinaryOp as O;
        let is_float = x.ty().is_float() || y.ty().is_float();
        if is_float && matches!(op, O::Remainder | O::ShiftLeft | O::ShiftRight | O::BitAnd | O::BitOr | O::BitXor) {
            let (a, b) = (self.type_name(x.ty()), self.type_name(y.ty()));
            self.refuse(at, format_args!("`{}` takes integers, not `{a}` and `{b}`", op.symbol()));
            return Seen::UNKNOWN;
        }
        let ty = match op {
            _ if op.compares() => BOOL,
            O::ThreeWay => return Seen::UNKNOWN,
            O::ShiftLeft | O::ShiftRight => common(x.ty(), &INT),
            _ => common(x.ty(), y.ty()),
        };
        let narrow =
            |ty: &Ty| ty.is_integer() && !matches!(ty, Ty::Builtin(Builtin::Integer(Integer::UInt | Integer::ULong | Integer::ULongLong)));
        let constant = match (x.constant, y.constant) {
            (Some(Constant::Int(a)), Some(Constant::Int(b))) if narrow(x.ty()) && narrow(y.ty()) => folded(op, a, b).map(Constant::Int),
            (Some(Constant::Int(a)), Some(Constant::Int(b))) if a >= 0 && b >= 0 && !is_float => {
                folded(op, a, b).filter(|n| *n >= 0).map(Constant::Int)
            }
            _ => None,
        };
        if let (None, Some(Constant::Int(a)), Some(Constant::Int(b)), false) = (constant, x.constant, y.constant, op.compares())
            && ty == INT
            && (is_shift(op) || narrow(x.ty()) && narrow(y.ty()))
            && meaningless(op, a, b)
        {
            self.overflow = Some(at);
        }
        Seen { constant, ..Seen::value(ty) }
    }

    fn on_pointers(&mut self, op: BinaryOp, x: &Seen, y: &Seen, at: At) -> Seen {
        use BinaryOp as O;
        let (s, t) = (x.ty().decayed(), y.ty().decayed());
        let both = matches!(s, Ty::Pointer(_)) && matches!(t, Ty::Pointer(_));
        let is_pointer = |ty: &Ty| matches!(ty, Ty::Pointer(_));
        let fits = match op {
            O::BitOr => t.is_unknown(),
            O::Add => !both && (is_pointer(&s) && t.is_integer() || is_pointer(&t) && s.is_integer()),
            O::Subtract => is_pointer(&s) && (t.is_integer() || both && self.related(&s, &t)),
            _ if op.compares() || op == O::ThreeWay => match (&s, &t) {
                (Ty::Pointer(_), Ty::Pointer(_)) => self.related(&s, &t),
                (Ty::Pointer(_) | Ty::Null, Ty::Null) | (Ty::Null, Ty::Pointer(_)) => true,
                (Ty::Pointer(_) | Ty::Null, _) => y.is_null() && matches!(op, O::Equal | O::Unequal),
                (_, Ty::Pointer(_) | Ty::Null) => x.is_null() && matches!(op, O::Equal | O::Unequal),
                _ => true,
            },
            _ => false,
        };
        if !fits {
            let (a, b) = (self.type_name(&s), self.type_name(&t));
            self.refuse(at, format_args!("`{}` takes no `{a}` and `{b}`", op.symbol()));
            return Seen::UNKNOWN;
        }
        match op {
            O::Subtract if both => Seen::value(Ty::Builtin(Builtin::Integer(Integer::Long))),
            O::ThreeWay | O::BitOr => Seen::UNKNOWN,
            O::Add | O::Subtract => Seen::value(if is_pointer(&s) { s } else { t }),
            _ => Seen::value(BOOL),
        }
    }

    /// Whether two pointers may be compared or subtracted.
    fn related(&self, a: &Ty, b: &Ty) -> bool {
        let (Ty::Pointer(a), Ty::Pointer(b)) = (a, b) else {
            return true;
        };
        match (&a.ty, &b.ty) {
            (x, y) if x.is_open() || y.is_open() || x.is_void() || y.is_void() => true,
            (Ty::Class(x), Ty::Class(y)) => self.derives(*x, *y) != Some(false) || self.derives(*y, *x) != Some(false),
            (Ty::Pointer(_), _) | (Ty::Array(..), _) => true,
            (x, y) => x == y,
        }
    }

    /// `a && b`
    pub(super) fn logical(&mut self, a: &Expr, b: &Expr) -> Seen {
        if self.has_own_operator("operator&&") || self.has_own_operator("operator||") {
            self.expr(a);
            self.expr(b);
            return Seen::UNKNOWN;
        }
        let (x, y) = (self.truth(a), self.truth(b));
        let is_plain = |s: &Seen| s.ty().is_number() || matches!(s.ty(), Ty::Pointer(_) | Ty::Array(..) | Ty::Null);
        if is_plain(&x) && is_plain(&y) { Seen::value(BOOL) } else { Seen::UNKNOWN }
    }

    /// `-a`, `+a`, `!a`, `~a`
    pub(super) fn sign(&mut self, op: UnaryOp, a: &Expr, at: At) -> Seen {
        let seen = self.expr(a);
        let ty = seen.ty().decayed();
        if let Ty::Class(id) = ty {
            if op != UnaryOp::Not || !self.any_conversion(id) {
                self.has_operator_for(id, op.symbol(), at);
            }
            return self.operator_call(id, &seen, &format!("operator{}", op.symbol()), &[], at);
        }
        let wrong = match op {
            UnaryOp::Complement => ty.is_float() || matches!(ty, Ty::Pointer(_)),
            UnaryOp::Minus => matches!(ty, Ty::Pointer(_) | Ty::Null),
            _ => false,
        };
        if wrong || ty.is_void() {
            let name = self.type_name(&ty);
            self.refuse(at, format_args!("`{}` of a value of type `{name}`", op.symbol()));
            return Seen::UNKNOWN;
        }
        if !ty.is_number() {
            let is_truth = op == UnaryOp::Not && matches!(ty, Ty::Pointer(_) | Ty::Null);
            return if is_truth { Seen::value(BOOL) } else { Seen::UNKNOWN };
        }
        let constant = match (op, seen.constant) {
            (UnaryOp::Minus, Some(Constant::Int(n))) if matches!(common(&ty, &INT), INT) => n.checked_neg().map(Constant::Int),
            (UnaryOp::Minus, Some(Constant::Float(x))) => Some(Constant::Float(-x)),
            (UnaryOp::Plus, c) => c,
            (UnaryOp::Not, Some(Constant::Int(n))) => Some(Constant::Int(i64::from(n == 0))),
            _ => None,
        };
        let ty = if op == UnaryOp::Not { BOOL } else { common(&ty, &INT) };
        Seen { constant, ..Seen::value(ty) }
    }

    /// `++a`, `a--`
    pub(super) fn step(&mut self, old: bool, a: &Expr, at: At) -> Seen {
        let seen = self.expr(a);
        if let Ty::Std(of) = seen.ty() {
            if !of.is_iterator() {
                self.refuse(at, format_args!("a variable of type `{}` cannot be stepped", self.type_name(seen.ty())));
            } else if seen.qual.is_const {
                self.refuse(at, format_args!("`{}` is `const`: this would change it", self.text(a)));
            }
            return if old { Seen::value(seen.qual.ty) } else { seen };
        }
        if let Ty::Class(id) = seen.ty() {
            let id = *id;
            if self.has_own_operator("operator++") || self.has_own_operator("operator--") {
                return Seen::UNKNOWN;
            }
            if matches!(self.member(id, "operator--"), super::members::Found::None) {
                self.has_operator_for(id, "++", at);
            }
            return Seen::UNKNOWN;
        }
        if let Ty::Instance(_) | Ty::Unknown = seen.ty() {
            return Seen::UNKNOWN;
        }
        let has_own = self.has_operator("operator++") || self.has_operator("operator--");
        if self.is_value(&seen) {
            self.refuse(at, "a value cannot be stepped: it is no variable");
        } else if matches!(seen.ty(), Ty::Array(..)) || matches!(seen.ty(), Ty::Enum(_)) && !has_own {
            let name = self.type_name(seen.ty());
            self.refuse(at, format_args!("a variable of type `{name}` cannot be stepped"));
        } else if seen.qual.is_const {
            self.refuse(at, format_args!("`{}` is `const`: this would change it", self.text(a)));
        } else if seen.ty().is_bool() {
            self.refuse(at, "a `bool` cannot be stepped");
        }
        match (old, seen.ty()) {
            (_, Ty::Enum(_)) => Seen::UNKNOWN,
            (true, ty) => Seen::value(ty.clone()),
            (false, _) => Seen { constant: None, ..seen },
        }
    }

    /// `a = b`, `a += b`
    pub(super) fn assign(&mut self, op: Option<BinaryOp>, a: &Expr, b: &Expr, at: At) -> Seen {
        let from = self.expr(b);
        let to = self.expr(a);
        if op.is_none() {
            self.assigns_lambda(a, b);
        }
        let sign = op.map_or("=".into(), |op| format!("{}=", op.symbol()));
        if let Ty::Class(id) = to.ty() {
            let id = *id;
            if op.is_none() && !matches!(b.kind, super::super::ast::ExprKind::Braces(_)) {
                self.assigned(id, &from, at);
            }
            if let Some(op) = op {
                if !matches!(from.ty(), Ty::Unknown | Ty::Instance(_) | Ty::Std(_)) {
                    self.has_operator_for(id, &format!("{}=", op.symbol()), at);
                }
                return self.operator_call(id, &to, &format!("operator{sign}"), std::slice::from_ref(&from), at);
            }
            // its own operator may return anything
            let is_implicit = matches!(self.member(id, "operator="), super::members::Found::None);
            return if is_implicit { Seen::object(to.qual) } else { Seen::UNKNOWN };
        }
        if matches!(to.ty(), Ty::Instance(_) | Ty::Unknown) {
            return Seen::UNKNOWN;
        }
        if let Ty::Std(of) = to.ty() {
            let of = of.clone();
            self.library_assigned(op, &of, &to, &from, a, b, at);
            return Seen { constant: None, ..to };
        }
        if self.is_value(&to) {
            self.refuse(at, format_args!("`{sign}` to a value: there is no variable to change"));
            return Seen::UNKNOWN;
        }
        if to.qual.is_const {
            self.refuse(at, format_args!("`{}` is `const`: `{sign}` would change it", self.text(a)));
            return Seen::UNKNOWN;
        }
        if matches!(to.ty(), Ty::Array(..)) {
            self.refuse(at, format_args!("`{}` is an array: its elements are assigned one by one", self.text(a)));
            return Seen::UNKNOWN;
        }
        let declared = Declared { qual: Qual::plain(to.ty().clone()), refers: super::types::Refers::No };
        match op {
            None => self.converted(&from, b, &declared, super::conversions::Place::Variable),
            Some(op) => self.compound(op, &to, &from, at),
        }
        Seen { constant: None, is_literal: false, ..to }
    }

    fn compound(&mut self, op: BinaryOp, to: &Seen, from: &Seen, at: At) {
        let is_plain = |ty: &Ty| ty.is_number() || matches!(ty, Ty::Pointer(_) | Ty::Null | Ty::Array(..));
        if !is_plain(to.ty()) || !is_plain(from.ty()) {
            return;
        }
        if to.ty().is_number() && from.ty().is_number() {
            self.on_numbers(op, to, from, at);
            return;
        }
        let steps = matches!(to.ty(), Ty::Pointer(_)) && from.ty().is_integer() && matches!(op, BinaryOp::Add | BinaryOp::Subtract);
        if !steps {
            let (a, b) = (self.type_name(to.ty()), self.type_name(from.ty()));
            self.refuse(at, format_args!("`{}=` takes no `{a}` and `{b}`", op.symbol()));
        }
    }

    /// Refuses the assignment of a class whose assignment is not for all, or of what it does not take.
    fn assigned(&mut self, id: usize, from: &Seen, at: At) {
        if matches!(from.ty(), Ty::Class(other) if *other == id)
            && (from.category == Category::Lvalue || self.methods(id, "operator=").is_empty())
            && let Some(why) = self.no_assignment(id, 0)
        {
            return self.refuse(at, why);
        }
        let info = &self.classes[id];
        let own = info.members.get("operator=").cloned();
        if let Some(member) = own {
            let is_same = matches!(from.ty(), Ty::Class(other) if *other == id);
            let Meaning::Functions(all) = &member.meaning else {
                return;
            };
            if is_same && all.len() == 1 && member.access != super::Access::Public {
                self.may_use(id, id, &"operator=".into(), &member, Some(id), at);
            }
            return;
        }
        if info.is_known && info.is_complete && info.bases.is_empty() && !self.converts(from, &Ty::Class(id), false) {
            let (source, target) = (self.type_name(from.ty()), self.type_name(&Ty::Class(id)));
            self.refuse(at, format_args!("a value of type `{source}` is no `{target}`"));
        }
    }

    /// `c ? a : b`
    pub(super) fn conditional(&mut self, c: &Expr, a: &Expr, b: &Expr, at: At) -> Seen {
        self.truth(c);
        let (x, y) = (self.expr(a), self.expr(b));
        let (s, t) = (x.ty().decayed(), y.ty().decayed());
        let is_plain = |ty: &Ty| ty.is_number() || matches!(ty, Ty::Pointer(_));
        let mixed =
            s.is_number() && matches!(t, Ty::Pointer(_)) && !x.is_null() || t.is_number() && matches!(s, Ty::Pointer(_)) && !y.is_null();
        let of_class = match (&s, &t) {
            (Ty::Class(id), other) | (other, Ty::Class(id)) if is_plain(other) => {
                let info = &self.classes[*id];
                let known = info.is_known && info.is_complete && info.constructors.is_empty() && info.bases.is_empty();
                known && !self.has_conversion(*id)
            }
            _ => false,
        };
        if mixed || of_class {
            let (a, b) = (self.type_name(&s), self.type_name(&t));
            self.refuse(at, format_args!("the two values of `?:` have nothing in common: `{a}` and `{b}`"));
            return Seen::UNKNOWN;
        }
        if s.is_number() && t.is_number() {
            if x.category == Category::Lvalue && y.category == Category::Lvalue && x.ty() == y.ty() {
                let is_const = x.qual.is_const || y.qual.is_const;
                return Seen::object(Qual { ty: s, is_const });
            }
            return Seen::value(if s == t { s } else { common(&s, &t) });
        }
        Seen::UNKNOWN
    }
}
