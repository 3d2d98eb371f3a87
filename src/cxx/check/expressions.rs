//! Expressions: the names in them, and what is known of their types.

use super::super::ast::{Arg, Builtin, Expr, ExprKind, Init, Integer, Name, Path, Type, UnaryOp};
use super::super::program::Constness;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{At, Checker, Constant, Declared, Meaning, Var};
use std::rc::Rc;

pub(super) const INT: Ty = Ty::Builtin(Builtin::Integer(Integer::Int));
pub(super) const BOOL: Ty = Ty::Builtin(Builtin::Integer(Integer::Bool));

impl Checker<'_> {
    /// Reads an expression, and notes what of it is `const`.
    pub(super) fn expr(&mut self, e: &Expr) -> Seen {
        let seen = self.read(e);
        if !seen.ty().is_unknown() {
            let target = match seen.ty() {
                Ty::Pointer(to) | Ty::Array(to, _) => (to.is_const || !to.ty.is_unknown()).then_some(to.is_const),
                // of a container: whether its elements are
                Ty::Std(of) if of.points() || of.is_range() => Some(of.element(seen.qual.is_const).is_const),
                _ => None,
            };
            let object = (seen.category == Category::Lvalue).then_some(seen.qual.is_const);
            self.constness.insert(std::ptr::from_ref(e).addr(), Constness { at: e.at, object, target });
        }
        seen
    }

    fn read(&mut self, e: &Expr) -> Seen {
        match &e.kind {
            ExprKind::Int(value, suffix) => Seen::literal(Ty::Builtin(Builtin::Integer(suffix.integer(*value))), Constant::Int(*value)),
            ExprKind::Float(x, is_float) => {
                let ty = Ty::Builtin(if *is_float { Builtin::Float } else { Builtin::Double });
                Seen::literal(ty, Constant::Float(*x))
            }
            ExprKind::Char(c) => Seen::literal(Ty::Builtin(Builtin::Integer(Integer::Char)), Constant::Int(*c)),
            ExprKind::Bool(b) => Seen::literal(BOOL, Constant::Int(i64::from(*b))),
            ExprKind::Null => Seen::value(Ty::Null),
            ExprKind::Text(text) => Seen::text(text.len()),
            ExprKind::Constant(_) => Seen::UNKNOWN,
            ExprKind::This => self.this(e.at),
            ExprKind::Path(path) => self.named(path, e.at),
            ExprKind::Type(ty) | ExprKind::Offset(ty, _) => {
                self.ty(ty);
                Seen::UNKNOWN
            }
            ExprKind::List(items) => {
                if items.is_empty() {
                    self.refuse(e.at, "there is no value between `(` and `)`");
                }
                self.each(items);
                Seen::UNKNOWN
            }
            ExprKind::Comma(items) => {
                let all: Vec<Seen> = items.iter().map(|e| self.expr(e)).collect();
                all.last().map_or(Seen::UNKNOWN, |last| Seen { constant: None, is_literal: false, ..last.clone() })
            }
            ExprKind::Layout(a, b) => {
                self.expr(a);
                self.expr(b);
                Seen::UNKNOWN
            }
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, e.at),
            ExprKind::Logical(_, a, b) => self.logical(a, b),
            ExprKind::Unary(op, a) => self.unary(*op, a, e.at),
            ExprKind::Step(_, old, a) => self.step(*old, a, e.at),
            ExprKind::Assign(op, a, b) => self.assign(*op, a, b, e.at),
            ExprKind::Conditional(c, a, b) => self.conditional(c, a, b, e.at),
            ExprKind::Call(callee, args) => self.call(callee, args, e.at),
            ExprKind::Construct(ty, args) => self.construct(ty, args, e.at),
            ExprKind::Braces(args) => {
                self.args(args);
                Seen::UNKNOWN
            }
            ExprKind::Index(a, indices) => self.index(a, indices),
            ExprKind::Member { object, arrow, path } => self.member_of(object, *arrow, path, e.at),
            ExprKind::Cast(kind, ty, a) => {
                let seen = self.expr(a);
                let to = self.ty(ty);
                self.cast(*kind, &seen, &to, e.at);
                made(&to, seen.constant.filter(|_| to.qual.ty.is_integer() && seen.ty().is_integer()))
            }
            ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofType(_)
            | ExprKind::SizeofPack(_)
            | ExprKind::Noexcept(_) => self.measure(e),
            ExprKind::Lambda(lambda) => {
                self.lambda(lambda);
                Seen { category: Category::Rvalue, ..Seen::UNKNOWN }
            }
            ExprKind::Fold { pack, init, .. } => {
                if let (ExprKind::Path(path), None) = (&pack.kind, init) {
                    self.has_pack(path, pack.at);
                }
                // which of the two is the pack is not told apart
                self.expanded(true, |c| c.each([&**pack].into_iter().chain(init.as_deref())));
                Seen::UNKNOWN
            }
            ExprKind::New { place, ty, count, init, .. } => {
                place.iter().for_each(|e| {
                    self.expr(e);
                });
                self.new_object(ty, count.as_deref(), init, e.at)
            }
            ExprKind::Delete(p) => self.delete(p, e.at),
            ExprKind::Launch { kernel, config, args } => {
                self.expr(kernel);
                self.each(config);
                self.args(args);
                Seen::UNKNOWN
            }
            ExprKind::Requires(params, demands) => {
                self.demanded(params, demands);
                Seen::UNKNOWN
            }
            ExprKind::Throw(thrown) => {
                if let Some(body) = self.bodies.last_mut() {
                    body.has_end = true;
                }
                if let Some(e) = thrown {
                    let seen = self.expr(e);
                    self.no_abstract(seen.ty(), e.at, "none is thrown");
                }
                Seen::UNKNOWN
            }
        }
    }

    fn delete(&mut self, pointer: &Expr, at: At) -> Seen {
        let seen = self.expr(pointer);
        if seen.ty().is_number() || matches!(seen.ty(), Ty::Enum(_) | Ty::Std(_)) {
            let name = self.type_name(seen.ty());
            self.refuse(at, format_args!("a value of type `{name}` cannot be deleted"));
        }
        Seen::value(Ty::Builtin(Builtin::Void))
    }

    /// Reads expressions for the mistakes in them.
    pub(super) fn each<'e>(&mut self, all: impl IntoIterator<Item = &'e Expr>) {
        for e in all {
            self.expr(e);
        }
    }

    /// Reads arguments.
    pub(super) fn args(&mut self, args: &[Arg]) -> Vec<Seen> {
        args.iter().map(|a| self.arg(a)).collect()
    }

    /// Reads an argument of a template, which may be a type.
    pub(super) fn template_argument(&mut self, arg: &Arg, level: usize) {
        if let (true, ExprKind::Path(path)) = (arg.expands, &arg.value.kind) {
            self.has_pack(path, arg.value.at);
        }
        self.expanded(arg.expands, |c| c.template_arg(&arg.value, level));
    }

    fn template_arg(&mut self, e: &Expr, level: usize) {
        match &e.kind {
            _ if level > 32 => {}
            ExprKind::Type(ty) => {
                self.ty(ty);
            }
            ExprKind::Path(path) => {
                self.is_expanded(path, e.at);
                path.segments.iter().flat_map(|s| s.args.iter().flatten()).for_each(|arg| self.template_argument(arg, level + 1));
                if self.means(path).is_none() {
                    self.needs_std(path);
                    self.is_somewhere(path);
                }
            }
            _ => {
                self.expr(e);
            }
        }
    }

    fn measure(&mut self, e: &Expr) -> Seen {
        self.unevaluated += 1;
        let mut constant = None;
        let is_bool = matches!(e.kind, ExprKind::Noexcept(_));
        match &e.kind {
            ExprKind::SizeofExpr(a) | ExprKind::Noexcept(a) => {
                self.expr(a);
            }
            ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => {
                let declared = self.ty(ty);
                constant = match &declared.qual.ty {
                    Ty::Builtin(b) if declared.refers == Refers::No => size(*b).map(Constant::Int),
                    _ => None,
                };
            }
            ExprKind::SizeofPack(name) => self.has_pack(&Path::name(name.clone(), e.at), e.at),
            _ => {}
        }
        self.unevaluated -= 1;
        let ty = if is_bool { BOOL } else { Ty::Builtin(Builtin::Integer(Integer::ULong)) };
        Seen { constant, ..Seen::value(ty) }
    }

    /// `this`
    fn this(&mut self, at: At) -> Seen {
        let Some(method) = self.bodies.iter().rev().find(|b| b.lambda.is_none()) else {
            return Seen::UNKNOWN;
        };
        if !method.has_this && self.unevaluated == 0 {
            self.refuse(at, "there is no object here that `this` could point to");
            return Seen::UNKNOWN;
        }
        let is_const = method.is_const;
        self.captures_this(at);
        match self.around.last() {
            Some(id) if super::captures::method_is_of_class(&self.bodies) => {
                let ty = if self.classes[*id].is_template { Ty::Instance(*id) } else { Ty::Class(*id) };
                Seen::value(Ty::pointer(Qual { ty, is_const }))
            }
            _ => Seen::UNKNOWN,
        }
    }

    /// A name as an expression.
    fn named(&mut self, path: &Path, at: At) -> Seen {
        for args in path.segments.iter().filter_map(|s| s.args.as_ref()) {
            args.iter().for_each(|a| self.template_argument(a, 0));
        }
        self.is_expanded(path, at);
        self.template_args(path);
        if let Some(name) = path.simple() {
            if let Some((symbol, body)) = self.local(name) {
                let meaning = symbol.meaning.clone();
                let mut seen = self.seen(&meaning);
                if let Meaning::Variable(var) = &meaning {
                    self.captured(name, var, body, at);
                    self.of_function_around(name, var, body, at);
                    if !var.is_static && self.is_frozen(name, body) {
                        seen.qual = seen.qual.constant();
                    }
                }
                return seen;
            }
            if let Some(seen) = self.own_member(name, at) {
                return seen;
            }
        }
        match self.means(path) {
            Some(Meaning::Variable(var)) => {
                self.of_class(path, &var, at);
                self.of_outer(path, at);
                self.seen(&Meaning::Variable(var))
            }
            Some(meaning) => {
                if let (Meaning::Functions(all), [_, last]) = (&meaning, &path.segments[..])
                    && last.args.is_none()
                {
                    self.of_object(path, all, at);
                }
                self.seen(&meaning)
            }
            None => {
                if let Some(name) = path.simple()
                    && self.is_later(name)
                {
                    self.refuse(at, format_args!("`{name}` is used before it is declared"));
                } else {
                    self.is_somewhere(path);
                }
                self.needs_std(path);
                Seen::UNKNOWN
            }
        }
    }

    /// Refuses `A::x` of data that needs an object, where there is none.
    fn of_class(&mut self, path: &Path, var: &Rc<Var>, at: At) {
        let [class, member] = &path.segments[..] else {
            return;
        };
        if self.unevaluated > 0 || var.is_static || class.args.is_some() {
            return;
        }
        let id = match self.tag(&class.name) {
            Some(super::TagOf::Class(id)) => id,
            _ => return,
        };
        let is_own = self.around.iter().any(|c| self.derives(*c, id) != Some(false));
        if let Some(info) = self.classes[id].members.get(&member.name)
            && info.is_field
            && !is_own
        {
            let (class, member) = (class.name.clone(), member.name.clone());
            self.refuse(at, format_args!("`{member}` is a part of each object of `{class}`, and there is none here"));
        }
    }

    /// A member of the class around, by its name alone.
    fn own_member(&mut self, name: &Name, at: At) -> Option<Seen> {
        let class = *self.around.last()?;
        match self.member(class, name) {
            super::members::Found::Member(of, info) => {
                if of != class {
                    self.may_use(class, of, name, &info, None, at);
                }
                let needs_object =
                    info.is_field || matches!(&info.meaning, Meaning::Functions(all) if all.iter().all(|f| !f.ast.flags.is_static));
                let method = self.bodies.iter().rev().find(|b| b.lambda.is_none());
                let (has_this, is_const, is_static) = method.map_or((true, false, false), |b| (b.has_this, b.is_const, b.is_static_method));
                if needs_object && self.unevaluated == 0 {
                    if is_static {
                        self.refuse(at, format_args!("`{name}` is a part of an object, and a static method has none"));
                    } else {
                        self.captures_this(at);
                    }
                }
                if self.classes[of].is_template || !has_this && !is_static {
                    return Some(Seen::UNKNOWN);
                }
                let mut seen = self.seen(&info.meaning);
                if info.is_field && is_const && !info.is_mutable && self.is_value_member(&info.meaning) {
                    seen.qual = seen.qual.constant();
                }
                seen.is_bits = info.is_bits;
                Some(seen)
            }
            super::members::Found::Open => Some(Seen::UNKNOWN),
            super::members::Found::Ambiguous => {
                self.refuse(at, format_args!("`{name}` is ambiguous: more than one base has it"));
                Some(Seen::UNKNOWN)
            }
            super::members::Found::None => None,
        }
    }

    /// Whether a member is no reference.
    pub(super) fn is_value_member(&self, meaning: &Meaning) -> bool {
        matches!(meaning, Meaning::Variable(var) if var.declared.refers == Refers::No)
    }

    /// What is known of a name as an expression.
    pub(super) fn seen(&self, meaning: &Meaning) -> Seen {
        match meaning {
            Meaning::Variable(var) => {
                let mut seen = Seen::object(var.declared.qual.clone());
                seen.constant = var.constant;
                if seen.qual.ty.is_unknown() {
                    seen.category = Category::Unknown;
                }
                seen
            }
            Meaning::Enumerator(id, value) => Seen { constant: value.map(Constant::Int), ..Seen::value(Ty::Enum(*id)) },
            _ => Seen::UNKNOWN,
        }
    }

    fn new_object(&mut self, ty: &Type, count: Option<&Expr>, init: &Init, at: At) -> Seen {
        let declared = self.ty(ty);
        count.iter().for_each(|e| {
            self.expr(e);
        });
        let args = match init {
            Init::Paren(args) | Init::Brace(args) => self.args(args),
            _ => Vec::new(),
        };
        if let (Ty::Class(id), None) = (&declared.qual.ty, count) {
            if !self.classes[*id].is_complete {
                let name = self.classes[*id].ast.name.clone();
                self.refuse(at, format_args!("`{name}` is declared, but not defined"));
            } else if !matches!(init, Init::Brace(_)) {
                self.constructed(*id, &args, at, true);
            }
        }
        if let (Ty::Builtin(_) | Ty::Pointer(_) | Ty::Enum(_), [only], Init::Paren(list) | Init::Brace(list)) =
            (&declared.qual.ty, &args[..], init)
            && list.iter().all(|a| !a.expands)
        {
            self.converted(only, &list[0].value, &declared, super::conversions::Place::Direct);
        }
        if declared.qual.ty.is_unknown() {
            return Seen::UNKNOWN;
        }
        let element = match (&declared.qual.ty, count) {
            (Ty::Array(..), _) => return Seen::UNKNOWN,
            _ => declared.qual,
        };
        Seen::value(Ty::pointer(element))
    }

    fn index(&mut self, a: &Expr, indices: &[Expr]) -> Seen {
        let of = self.expr(a);
        let by: Vec<Seen> = indices.iter().map(|e| self.expr(e)).collect();
        if let Ty::Std(library) = of.ty() {
            let library = library.clone();
            return self.library_index(&library, &of, &by, a.at);
        }
        let (Some(element), [index]) = (of.ty().pointee(), &by[..]) else {
            if let (Ty::Class(id), [_]) = (of.ty(), &by[..]) {
                let id = *id;
                self.has_operator_for(id, "[]", a.at);
                return self.operator_call(id, &of, "operator[]", &by, a.at);
            }
            if let (true, [index]) = (of.ty().is_number(), &by[..])
                && index.ty().is_number()
            {
                self.refuse(a.at, format_args!("a value of type `{}` has no elements", self.type_name(of.ty())));
            }
            return Seen::UNKNOWN;
        };
        let is_scoped = matches!(index.ty(), Ty::Enum(id) if self.enums[*id].ast.scoped);
        if index.ty().is_float() || is_scoped || matches!(index.ty(), Ty::Pointer(_) | Ty::Array(..)) {
            let name = self.type_name(index.ty());
            self.refuse(indices[0].at, format_args!("an index is an integer, not a value of type `{name}`"));
        }
        if element.ty.is_void() {
            self.refuse(a.at, "a pointer to `void` leads to nothing that could be read");
        }
        if element.ty.is_unknown() {
            return Seen { qual: element.clone(), ..Seen::UNKNOWN };
        }
        Seen::object(element.clone())
    }

    pub(super) fn unary(&mut self, op: UnaryOp, a: &Expr, at: At) -> Seen {
        match op {
            UnaryOp::AddressOf => self.address(a, at),
            UnaryOp::Dereference => {
                let seen = self.expr(a);
                if let Ty::Class(id) = seen.ty() {
                    let id = *id;
                    self.has_operator_for(id, "*", at);
                    return self.operator_call(id, &seen, "operator*", &[], at);
                }
                if let Ty::Std(of) = seen.ty() {
                    let of = of.clone();
                    return self.library_target(&of, &seen, "*", at);
                }
                if let Ty::Array(of, _) | Ty::Pointer(of) = seen.ty() {
                    if of.ty.is_void() {
                        self.refuse(at, "a pointer to `void` leads to nothing that could be read");
                        return Seen::UNKNOWN;
                    }
                    let known = Seen::object((**of).clone());
                    return if of.ty.is_unknown() { Seen { category: Category::Unknown, ..known } } else { known };
                }
                if seen.ty().is_number() || matches!(seen.ty(), Ty::Null) {
                    let name = self.type_name(seen.ty());
                    self.refuse(at, format_args!("a value of type `{name}` points to nothing"));
                }
                Seen::UNKNOWN
            }
            _ => self.sign(op, a, at),
        }
    }

    fn address(&mut self, a: &Expr, at: At) -> Seen {
        if let ExprKind::Path(path) = &a.kind
            && path.segments.len() > 1
        {
            // a pointer to a member needs no object
            self.unevaluated += 1;
            let seen = self.expr(a);
            self.unevaluated -= 1;
            let is_known = seen.category == Category::Lvalue && !matches!(self.means(path), Some(Meaning::Functions(_)));
            let is_member = matches!(self.means(path), Some(Meaning::Variable(var)) if !var.is_static);
            return if is_known && !is_member { Seen::value(Ty::pointer(seen.qual)) } else { Seen::UNKNOWN };
        }
        let seen = self.expr(a);
        let is_class = match seen.ty() {
            Ty::Class(_) => self.has_address_operator(),
            ty => matches!(ty, Ty::Instance(_) | Ty::Unknown | Ty::Std(_)),
        };
        if seen.category == Category::Rvalue && !is_class {
            self.refuse(at, "`&` of a value: it has no address");
            return Seen::UNKNOWN;
        }
        if seen.is_bits {
            self.refuse(at, "a bit field has no address");
        }
        if seen.ty().is_unknown()
            || seen.category != Category::Lvalue
            || matches!(seen.ty(), Ty::Class(_) | Ty::Instance(_)) && self.has_address_operator()
        {
            return Seen::UNKNOWN;
        }
        Seen::value(Ty::pointer(seen.qual))
    }

    fn has_address_operator(&self) -> bool {
        self.classes.iter().any(|c| c.members.contains_key("operator&")) || self.symbols.contains_key("operator&")
    }
}

/// The value of a conversion to a declared type.
pub(super) fn made(to: &Declared, constant: Option<Constant>) -> Seen {
    let category = match to.refers {
        _ if to.qual.ty.is_unknown() => Category::Unknown,
        Refers::Lvalue => Category::Lvalue,
        _ => Category::Rvalue,
    };
    let fits = |c: &Constant| matches!(c, Constant::Int(n) if (0..=127).contains(n));
    Seen {
        qual: to.qual.clone(),
        category,
        constant: constant.filter(|c| fits(c) && !to.qual.ty.is_bool()),
        is_bits: false,
        is_literal: false,
    }
}

/// The size of a type of the language in bytes.
fn size(ty: Builtin) -> Option<i64> {
    use Integer as I;
    Some(match ty {
        Builtin::Void => return None,
        Builtin::Float => 4,
        Builtin::Double => 8,
        Builtin::LongDouble => 16,
        Builtin::Integer(I::Bool | I::Char | I::SChar | I::UChar) => 1,
        Builtin::Integer(I::Short | I::UShort) => 2,
        Builtin::Integer(I::Int | I::UInt) => 4,
        Builtin::Integer(_) => 8,
    })
}
