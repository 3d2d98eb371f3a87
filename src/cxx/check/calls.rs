//! Calls: of functions, of methods, of constructors and of operators of classes.

use super::super::ast::{Arg, Expr, ExprKind, Name, Path, Type};
use super::super::library::std_names;
use super::super::prelude::{is_declared, is_of_c};
use super::expressions::made;
use super::functions::{counted, takes};
use super::member_calls::MemberCall;
use super::members::Found;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{At, Checker, Declared, Func, Meaning};
use std::rc::Rc;

/// How many overloads of a name are compared with the arguments of a call.
const MAX_OVERLOADS: usize = 64;

/// Whether the type of a parameter is a parameter of the template, or a reference to one.
fn is_parameter(ty: &Type, name: &Name) -> bool {
    use super::super::ast::TypeKind;
    match &ty.kind {
        TypeKind::Path(path) => path.simple() == Some(name),
        TypeKind::Const(of) | TypeKind::Reference(of) => is_parameter(of, name),
        _ => false,
    }
}

/// Whether a type names a parameter of the template.
fn names_type(ty: &Type, name: &Name) -> bool {
    let mut found = false;
    super::super::compile::names_in_type(ty, &mut |n| found |= n == name);
    found
}

impl Checker<'_> {
    pub(super) fn call(&mut self, callee: &Expr, args: &[Arg], at: At) -> Seen {
        match &callee.kind {
            ExprKind::Path(path) => self.call_named(path, args, callee, at),
            ExprKind::Type(ty) => {
                let to = self.ty(ty);
                let seen = self.args(args);
                if let ([only], false) = (&seen[..], args.iter().any(|a| a.expands)) {
                    self.cast(super::super::ast::CastKind::C, only, &to, at);
                }
                made(&to, None)
            }
            ExprKind::Member { object, arrow, path } => self.call_member(object, *arrow, path, args, callee.at),
            ExprKind::Lambda(_) => {
                self.expr(callee);
                let lambda = self.latest_lambda.clone();
                let seen = self.args(args);
                lambda.map_or(Seen::UNKNOWN, |lambda| self.called_with(&lambda, args, &seen, at))
            }
            _ => {
                let of = self.expr(callee);
                let seen = self.args(args);
                self.called_value(&of, &seen, callee.at, at)
            }
        }
    }

    /// A call of a variable or of what an expression is.
    fn called_value(&mut self, of: &Seen, seen: &[Seen], callee: At, at: At) -> Seen {
        match of.ty() {
            Ty::Class(id) => {
                let id = *id;
                self.has_operator_for(id, "()", callee);
                self.operator_call(id, of, "operator()", seen, at)
            }
            ty if ty.is_number() || matches!(ty, Ty::Std(_) | Ty::Enum(_) | Ty::Array(..)) => {
                self.refuse(callee, format_args!("a value of type `{}` cannot be called", self.type_name(ty)));
                Seen::UNKNOWN
            }
            _ => Seen::UNKNOWN,
        }
    }

    /// Refuses an operator on an object of a class that has none of the kind, nor a conversion to what has.
    pub(super) fn has_operator_for(&mut self, id: usize, symbol: &str, at: At) -> bool {
        let info = &self.classes[id];
        let word = format!("operator{symbol}");
        let is_member = !matches!(self.member(id, &word), Found::None);
        let is_known = info.is_complete && info.is_known && !info.is_template;
        if is_member || !is_known || self.has_own_operator(&word) || self.has_conversion(id) || self.befriends(id, &word) {
            return true;
        }
        let name = info.ast.name.clone();
        self.refuse(at, format_args!("`{name}` has no `{symbol}`"));
        false
    }

    /// Whether a class or a base of it has a friend of this name.
    pub(super) fn befriends(&self, id: usize, name: &str) -> bool {
        self.with_bases(id).is_none_or(|all| all.into_iter().any(|c| self.classes[c].friends.iter().any(|f| **f == *name)))
    }

    fn call_named(&mut self, path: &Path, args: &[Arg], callee: &Expr, at: At) -> Seen {
        let expands = args.iter().any(|a| a.expands);
        let local = path.simple().and_then(|name| self.local(name)).map(|(s, _)| s.meaning.clone());
        if local.is_none()
            && let Some(name) = path.simple()
            && let Some(class) = self.around.last().copied()
        {
            match self.member(class, name) {
                Found::Member(of, info) => {
                    self.expr(callee);
                    let seen = self.args(args);
                    return self.call_own(class, of, &info, &MemberCall { name, args: &seen, expands, at });
                }
                Found::Open => {
                    self.args(args);
                    return Seen::UNKNOWN;
                }
                _ => {}
            }
        }
        if let Some(Meaning::Variable(var)) = local {
            let of = self.expr(callee);
            let seen = self.args(args);
            if let Some(callable) = &var.callable {
                return self.called_with(callable, args, &seen, at);
            }
            return self.called_value(&of, &seen, callee.at, at);
        }
        let has_args = path.segments.iter().any(|s| s.args.is_some());
        self.template_args(path);
        match self.means(path) {
            Some(Meaning::Functions(all)) => {
                let seen = self.args(args);
                if has_args || expands || path.simple().is_some_and(|name| self.may_be_of_library(name, &seen)) {
                    return Seen::UNKNOWN;
                }
                self.of_object(path, &all, at);
                self.chosen(&all, path, args, &seen, at)
            }
            Some(Meaning::Type(qual)) => {
                let seen = self.args(args);
                self.made_of(qual, &seen, args, at)
            }
            Some(Meaning::Variable(var)) => {
                let of = self.expr(callee);
                let seen = self.args(args);
                if let Some(callable) = &var.callable {
                    return self.called_with(callable, args, &seen, at);
                }
                self.called_value(&of, &seen, callee.at, at)
            }
            Some(_) => {
                self.args(args);
                Seen::UNKNOWN
            }
            None => {
                let seen = self.args(args);
                if let Some(name) = path.simple()
                    && self.is_later(name)
                    && !self.by_arguments(&seen)
                {
                    self.refuse(callee.at, format_args!("`{name}` is called before it is declared"));
                }
                self.called_needs_std(path, &seen, expands);
                if matches!(&*super::super::program::joined(path), "std::max" | "std::min") && !has_args {
                    self.alike(path, &seen, callee.at);
                }
                let last = &*path.last().name;
                if let (true, Some(first)) = (matches!(last, "printf" | "strlen" | "puts" | "atoi"), seen.first())
                    && (matches!(first.ty(), Ty::Std(_)) || first.ty().is_number() && !first.is_null())
                {
                    let ty = self.type_name(seen[0].ty());
                    self.refuse(args[0].value.at, format_args!("`{last}` takes a `const char*`, and this is of type `{ty}`"));
                }
                if self.library_class(path).is_some() || super::names::library_type(&super::super::program::joined(path)).is_some() {
                    let to = self.path_type(path, 0);
                    if let [only] = &seen[..]
                        && !expands
                        && matches!(to.qual.ty, Ty::Std(_))
                    {
                        self.converted(only, &args[0].value, &to, super::conversions::Place::Direct);
                    }
                    return made(&to, None);
                }
                self.library_call(path, args, &seen, callee.at)
            }
        }
    }

    /// Whether functions of the library may fit as well as those of the program: of CuTe, of C, or of `std` where arguments lead there.
    fn may_be_of_library(&self, name: &str, seen: &[Seen]) -> bool {
        let may_lead = || self.opens_std || seen.iter().any(|s| !s.ty().is_number());
        self.opens_cute && is_declared(name) || is_of_c(name) || may_lead() && std_names::also(name).is_some()
    }

    /// Refuses two arguments of different types where one template parameter is the type of both.
    fn alike(&mut self, path: &Path, seen: &[Seen], at: At) {
        let [a, b] = seen else {
            return;
        };
        let (s, t) = (a.ty().decayed(), b.ty().decayed());
        if !s.is_open() && !t.is_open() && s != t {
            let (s, t) = (self.type_name(&s), self.type_name(&t));
            let name = super::super::program::joined(path);
            self.refuse(at, format_args!("`{name}` takes two values of one type, and these are `{s}` and `{t}`"));
        }
    }

    /// Refuses a list in braces from which the parameter of a function template would have to be found.
    fn deduced_from_lists(&mut self, f: &Func, args: &[Arg]) {
        let names: Vec<&Name> = f.ast.template.iter().flatten().filter(|t| t.default.is_none()).filter_map(|t| t.name.as_ref()).collect();
        let is_found = |name: &Name| {
            f.ast.params.iter().zip(args).any(|(p, a)| {
                !is_parameter(&p.ty, name) && names_type(&p.ty, name)
                    || is_parameter(&p.ty, name) && !matches!(a.value.kind, ExprKind::Braces(_))
            })
        };
        for (p, arg) in f.ast.params.iter().zip(args).take_while(|(p, a)| !p.pack && !a.expands) {
            if matches!(arg.value.kind, ExprKind::Braces(_))
                && let Some(name) = names.iter().find(|name| is_parameter(&p.ty, name) && !is_found(name))
            {
                return self
                    .refuse(arg.value.at, format_args!("what `{name}` of `{}` is cannot be found from a list in braces", f.ast.name));
            }
        }
    }

    /// Refuses arguments from which the parameter of a function template would be two types.
    fn deduced_types(&mut self, f: &Func, seen: &[Seen], at: At) {
        let Some(params) = f.ast.template.as_ref().filter(|params| params.iter().all(|p| !p.pack)) else {
            return;
        };
        for name in params.iter().filter_map(|p| p.name.as_ref()) {
            let mut first: Option<Ty> = None;
            for (p, from) in f.ast.params.iter().zip(seen) {
                let is_reference = matches!(p.ty.kind, super::super::ast::TypeKind::Reference(_));
                let ty = if is_reference { from.ty().clone() } else { from.ty().decayed() };
                if p.pack || !is_parameter(&p.ty, name) || ty.is_open() || matches!(ty, Ty::Array(..)) {
                    continue;
                }
                match &first {
                    Some(other) if *other != ty => {
                        let (a, b) = (self.type_name(other), self.type_name(&ty));
                        return self.refuse(at, format_args!("`{name}` of `{}` would be `{a}` and `{b}`", f.ast.name));
                    }
                    Some(_) => {}
                    None => first = Some(ty),
                }
            }
        }
    }

    /// Whether the arguments of a call may lead to functions of their own namespaces, or are not known yet.
    fn by_arguments(&self, seen: &[Seen]) -> bool {
        self.is_template_around() && seen.iter().any(|s| s.ty().is_open())
    }

    /// Refuses `A::f()` where `f` needs an object and there is none.
    pub(super) fn of_object(&mut self, path: &Path, all: &[Rc<Func>], at: At) {
        let [class, member] = &path.segments[..] else {
            return;
        };
        let Some(super::TagOf::Class(id)) = self.tag(&class.name) else {
            return;
        };
        let is_own = self.around.iter().any(|c| self.derives(*c, id) != Some(false));
        let is_method = self.classes[id].members.contains_key(&member.name);
        if is_method && !is_own && self.unevaluated == 0 && all.iter().all(|f| !f.ast.flags.is_static) {
            self.refuse(at, format_args!("`{}` is a method of `{}`, and there is no object here", member.name, class.name));
        }
    }

    /// `T(a, b)`
    fn made_of(&mut self, qual: Qual, seen: &[Seen], args: &[Arg], at: At) -> Seen {
        if args.iter().any(|a| a.expands) {
            return Seen::UNKNOWN;
        }
        match (&qual.ty, seen) {
            (Ty::Class(id), _) => {
                let id = *id;
                if !self.classes[id].is_complete {
                    let name = self.classes[id].ast.name.clone();
                    self.refuse(at, format_args!("`{name}` is declared, but not defined"));
                    return Seen::UNKNOWN;
                }
                self.constructed(id, seen, at, true);
            }
            (ty, [only]) => {
                let to = Declared { qual: Qual::plain(ty.clone()), refers: Refers::No };
                self.cast(super::super::ast::CastKind::C, only, &to, at);
            }
            _ => {}
        }
        made(&Declared { qual, refers: Refers::No }, None)
    }

    /// `T{a, b}`
    pub(super) fn construct(&mut self, ty: &Type, args: &[Arg], at: At) -> Seen {
        let to = self.ty(ty);
        let init = super::super::ast::Init::Brace(args.to_vec());
        let name = Name::from(self.written(ty));
        let constant = match (&to.qual.ty, args) {
            (ty, _) if ty.is_unknown() => {
                self.args(args);
                None
            }
            _ => self.initial(&init, &to, at, &name).constant,
        };
        made(&to, constant.filter(|_| to.qual.ty.is_integer()))
    }

    /// A call of functions of the file: whether any of them takes the arguments, and what it returns.
    fn chosen(&mut self, all: &[Rc<Func>], path: &Path, args: &[Arg], seen: &[Seen], at: At) -> Seen {
        let name = path.last().name.clone();
        let has_others = self.has_others(&name);
        let is_plain = all.iter().all(|f| f.ast.template.is_none() && !f.ast.params.iter().any(|p| p.pack));
        if let ([only], false) = (all, has_others) {
            self.deduced_from_lists(only, args);
        }
        if let ([only], false) = (all, has_others)
            && args.iter().all(|a| !matches!(a.value.kind, ExprKind::Braces(_)))
        {
            self.deduced_types(only, seen, at);
            self.bound_in_template(only, seen, at);
        }
        if !is_plain || has_others || all.len() > MAX_OVERLOADS {
            return Seen::UNKNOWN;
        }
        let fitting: Vec<&Rc<Func>> = all.iter().filter(|f| takes(f, seen.len())).collect();
        // a function may be declared more than once
        let mut different: Vec<&Rc<Func>> = Vec::new();
        for f in &fitting {
            if !different.iter().any(|d| d.params == f.params) {
                different.push(f);
            }
        }
        match &different[..] {
            // one of `std` may be meant, which a directive opens
            [] if self.program.opens_library && super::super::library::is_known(&name) => Seen::UNKNOWN,
            [] => {
                self.refuse(at, format_args!("`{name}` does not take {}", counted(seen.len())));
                Seen::UNKNOWN
            }
            [only] => {
                for ((from, arg), param) in seen.iter().zip(args).zip(&only.params) {
                    self.converted(from, &arg.value, param, super::conversions::Place::Argument);
                }
                self.result_of(only)
            }
            several => {
                let fits = |f: &Func| seen.iter().zip(&f.params).all(|(from, to)| self.misfit(from, to, false).is_none());
                if args.iter().all(|a| !matches!(a.value.kind, ExprKind::Braces(_))) && !several.iter().any(|f| fits(f)) {
                    self.refuse(at, format_args!("no `{name}` takes these arguments"));
                }
                if args.iter().all(|a| !matches!(a.value.kind, ExprKind::Braces(_))) {
                    self.one_is_best(several, seen, &name, at);
                }
                let first = &several[0].result;
                match several.iter().all(|f| f.result == *first) {
                    true => self.result_of(several[0]),
                    false => Seen::UNKNOWN,
                }
            }
        }
    }

    /// Whether functions of this name are declared in more than one place.
    pub(super) fn has_others(&self, name: &Name) -> bool {
        let mut sets = self.program.sets.iter().filter(|(n, set)| n == name && !self.is_prelude_set(set));
        let (first, second) = (sets.next(), sets.next());
        second.is_some() || first.is_some_and(|(_, set)| set.iter().any(|f| self.is_friend(*f)))
    }

    /// Whether a function is one that a class defines as its friend, which only arguments find.
    fn is_friend(&self, f: u32) -> bool {
        let def = &self.program.functions[f as usize];
        def.ast.flags.is_friend && def.scope.class.is_some()
    }

    fn is_prelude_set(&self, set: &[u32]) -> bool {
        set.iter().all(|f| self.program.functions[*f as usize].scope.is_prelude)
    }

    /// What a call returns.
    pub(super) fn result_of(&self, f: &Func) -> Seen {
        let is_deduced = f.ast.result.as_ref().is_none_or(|ty| matches!(ty.kind, super::super::ast::TypeKind::Auto));
        if is_deduced || f.result.qual.ty.is_unknown() {
            return Seen::UNKNOWN;
        }
        let category = if f.result.refers == Refers::Lvalue { Category::Lvalue } else { Category::Rvalue };
        Seen { qual: f.result.qual.clone(), category, ..Seen::UNKNOWN }
    }
}
