//! What classes of the standard library convert to, what is assigned to them and what their operators take.

use super::super::ast::{At, BinaryOp, Expr, ExprKind};
use super::Checker;
use super::expressions::BOOL;
use super::library::{CHAR, string};
use super::types::{Category, Library, Seen, Ty};
use std::rc::Rc;

impl Checker<'_> {
    /// Whether the keys of a class of the library are compared by `<`.
    pub(super) fn is_keyed(&self, of: &Library) -> bool {
        matches!((of.name, of.args.len()), ("set" | "multiset", 1) | ("map" | "multimap", 2))
    }

    /// `a op b` with an object of the library on the left.
    pub(super) fn library_operator(&mut self, op: BinaryOp, of: &Library, right: &Ty, at: At) -> Seen {
        use BinaryOp as O;
        let name = format!("operator{}", op.symbol());
        if self.has_own_operator(&name) || op == O::ThreeWay && !self.has_own_operator(&name) {
            return Seen::UNKNOWN;
        }
        let left = Ty::Std(Rc::new(of.clone()));
        let is_scalar = right.is_number() || matches!(right, Ty::Enum(_));
        let fits = match (of.name, op) {
            ("string", O::Add) => !is_scalar || right == &CHAR,
            ("random_iterator", O::Add) => !matches!(right, Ty::Std(_) | Ty::Pointer(_)) && !right.is_float(),
            ("random_iterator", O::Subtract) => true,
            ("optional" | "bitset", _) => true,
            // a range, and what makes a view of it
            (_, O::BitOr) => right.is_unknown(),
            (_, _) if op.compares() && of.is_iterator() && matches!(right, Ty::Std(_)) => {
                !matches!(right, Ty::Std(r) if r.is_iterator() && self.are_others(&of.arg(0).ty, &r.arg(0).ty))
            }
            (_, _) if op.compares() => {
                !is_scalar && (of.points() || !matches!(right, Ty::Pointer(_)) || matches!(of.name, "string" | "string_view"))
            }
            _ => false,
        };
        if !fits {
            let (a, b) = (self.type_name(&left), self.type_name(right));
            self.refuse(at, format_args!("`{}` takes no `{a}` and `{b}`", op.symbol()));
            return Seen::UNKNOWN;
        }
        match (of.name, op) {
            ("string", O::Add) => Seen::value(string()),
            ("random_iterator", O::Add) => Seen::value(left),
            ("random_iterator", O::Subtract) if is_scalar => Seen::value(left),
            _ if op.compares() => Seen::value(BOOL),
            _ => Seen::UNKNOWN,
        }
    }

    /// `a = b`, `a += b` of an object of the library.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn library_assigned(&mut self, op: Option<BinaryOp>, of: &Library, to: &Seen, from: &Seen, a: &Expr, b: &Expr, at: At) {
        let sign = op.map_or("=".into(), |op| format!("{}=", op.symbol()));
        if to.qual.is_const {
            return self.refuse(at, format_args!("`{}` is `const`: `{sign}` would change it", self.text(a)));
        }
        if matches!(b.kind, ExprKind::Braces(_)) || from.ty().is_unknown() {
            return;
        }
        if op.is_some() {
            let fits = match of.name {
                "string" => !matches!(from.ty(), Ty::Null) && (from.ty().is_number() || !self.is_container_or_pointer(from.ty())),
                "random_iterator" => !matches!(from.ty(), Ty::Std(_) | Ty::Pointer(_)),
                "bitset" => true,
                _ => self.has_own_operator(&format!("operator{sign}")),
            };
            if !fits {
                let (a, b) = (self.type_name(to.ty()), self.type_name(from.ty()));
                self.refuse(at, format_args!("`{sign}` takes no `{a}` and `{b}`"));
            }
            return;
        }
        let is_character = of.name == "string" && (from.ty().is_number() || matches!(from.ty(), Ty::Std(of) if of.name == "string_view"));
        if of.name == "unique_ptr" && matches!(from.ty(), Ty::Std(_)) && from.category == Category::Lvalue {
            return self.refuse(at, "a `std::unique_ptr` is moved, not copied");
        }
        if !is_character && !self.converts(from, to.ty(), false) {
            let (source, target) = (self.qual_name(&from.qual), self.type_name(to.ty()));
            self.refuse(at, format_args!("a value of type `{source}` is no `{target}`"));
        }
    }

    /// Whether two types are known, and not the same.
    fn are_others(&self, a: &Ty, b: &Ty) -> bool {
        !a.is_open() && !b.is_open() && a != b
    }

    fn is_container_or_pointer(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Std(of) => of.is_container() || of.points(),
            Ty::Pointer(to) | Ty::Array(to, _) => !to.ty.is_open() && to.ty != CHAR,
            _ => false,
        }
    }

    /// Whether two classes of the library are known not to be the same; `None` where one is none, or its arguments are not known.
    pub(super) fn is_other_library(&self, a: &Ty, b: &Ty) -> Option<bool> {
        let (Ty::Std(a), Ty::Std(b)) = (a, b) else {
            return None;
        };
        let is_closed = |l: &Library| l.args.iter().all(|arg| !arg.ty.is_unknown() && !matches!(arg.ty, Ty::Instance(_)));
        (is_closed(a) && is_closed(b) && !a.is_iterator() && !b.is_iterator()).then(|| a != b)
    }

    /// Refuses an object of the library where a truth is needed.
    pub(super) fn is_truth(&self, ty: &Ty) -> bool {
        !matches!(ty, Ty::Std(of) if !matches!(of.name, "optional" | "unique_ptr" | "shared_ptr"))
    }

    /// Whether an object of the library, or a value for one, converts, as far as that is known.
    pub(super) fn library_converts(&self, from: &Seen, to: &Ty, is_direct: bool) -> bool {
        match (from.ty(), to) {
            (Ty::Std(a), Ty::Std(b)) => self.library_to_library(a, b, is_direct),
            // by a cast or where it begins directly: pointers, optional values and functions are true or false
            (Ty::Std(a), b) if b.is_bool() => is_direct && a.points() && !a.is_iterator(),
            (Ty::Std(_), b) if b.is_number() || matches!(b, Ty::Enum(_) | Ty::Null) => false,
            (Ty::Std(_), Ty::Pointer(to)) => to.ty.is_open(),
            (a, Ty::Std(b)) => self.converts_to_library(from, a, b, is_direct),
            _ => true,
        }
    }

    fn library_to_library(&self, a: &Library, b: &Library, is_direct: bool) -> bool {
        let is_closed = |l: &Library| l.args.iter().all(|arg| !arg.ty.is_unknown() && !matches!(arg.ty, Ty::Instance(_)));
        let text = |l: &Library| matches!(l.name, "string" | "string_view");
        if a.is_iterator() && a.name == b.name {
            let (x, y) = (a.arg(0), b.arg(0));
            return !(self.are_others(&x.ty, &y.ty) || x.is_const && !y.is_const && !x.ty.is_unknown() && !y.ty.is_unknown());
        }
        if !is_closed(a) || !is_closed(b) || a.is_iterator() || b.is_iterator() {
            return true;
        }
        match (a.name, b.name) {
            ("unique_ptr" | "shared_ptr", "unique_ptr" | "shared_ptr" | "weak_ptr") => {
                let (x, y) = (&a.arg(0), &b.arg(0));
                (a.name != "shared_ptr" || b.name != "unique_ptr")
                    && (!x.is_const || y.is_const)
                    && match (&x.ty, &y.ty) {
                        (Ty::Class(x), Ty::Class(y)) => self.derives(*x, *y) != Some(false),
                        (x, y) => x == y || y.is_void() || x.is_open() || y.is_open(),
                    }
            }
            (_, "bitset") if text(a) => is_direct,
            _ if text(a) && text(b) => a.name == b.name || b.name == "string_view" || is_direct,
            (x, y) if x == y && a.is_container() => a.args == b.args && (a.extent == b.extent || a.extent.is_none() || b.extent.is_none()),
            ("pair" | "tuple" | "initializer_list" | "optional", _) | (_, "pair" | "tuple" | "initializer_list" | "optional") => true,
            ("weak_ptr", "shared_ptr") => is_direct,
            (_, "stack" | "queue" | "priority_queue") => is_direct,
            (x, y) => x == y,
        }
    }

    fn converts_to_library(&self, from: &Seen, a: &Ty, b: &Library, is_direct: bool) -> bool {
        if let Ty::Class(id) = a {
            return matches!(b.name, "optional" | "pair" | "tuple") || is_direct || self.has_conversion(*id);
        }
        let is_scalar = a.is_number() || matches!(a, Ty::Pointer(_) | Ty::Array(..) | Ty::Null);
        if !is_scalar || b.is_iterator() {
            return true;
        }
        match b.name {
            "string" | "string_view" => match a {
                Ty::Pointer(of) | Ty::Array(of, _) => of.ty.is_open() || of.ty == CHAR,
                Ty::Null => true,
                _ => from.is_null(),
            },
            "unique_ptr" | "shared_ptr" => matches!(a, Ty::Null) || from.is_null() || is_direct && matches!(a, Ty::Pointer(_)),
            "optional" => match &b.arg(0).ty {
                ty if ty.is_open() => true,
                ty => self.converts(from, ty, is_direct),
            },
            "bitset" => true,
            "pair" => false,
            // without arguments it is deduced
            "tuple" => b.args.len() <= 1,
            // a number of elements, which has to be said directly
            "vector" | "deque" | "list" | "forward_list" => is_direct && a.is_number(),
            "unordered_set" | "unordered_map" | "unordered_multiset" | "unordered_multimap" => is_direct && a.is_number(),
            _ => is_direct && !a.is_number(),
        }
    }
}
