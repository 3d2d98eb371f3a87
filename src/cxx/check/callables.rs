//! What is called without being a function: lambdas, pointers to functions, `std::function`.

use super::super::ast::{Arg, Builtin, Expr, ExprKind, Function, Init, Param, Type, TypeKind, Variable};
use super::super::compile::names_auto;
use super::functions::counted;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{At, BodyInfo, Checker, Declared, Meaning};
use std::rc::Rc;

/// How something is called.
#[derive(Clone, Debug)]
pub(super) struct Callable {
    /// The parameters, those of a pack left out.
    params: Vec<Declared>,
    least: usize,
    most: Option<usize>,
    result: Declared,
    is_lambda: bool,
    captures: bool,
}

/// How many parameters have no default argument.
fn needed(params: &[Param]) -> usize {
    params.iter().filter(|p| p.default.is_none() && !p.pack).count()
}

/// The result and the parameters of a function, and whether `std::function` calls it.
type FunctionType<'t> = (&'t Type, &'t [(Type, bool)], bool);

/// The type of a function behind a pointer or a reference, or among the arguments of `std::function`.
fn function_type(ty: &Type) -> Option<FunctionType<'_>> {
    match &ty.kind {
        TypeKind::Const(of) | TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) => function_type(of),
        TypeKind::Function(result, params, _) => Some((result, params, false)),
        TypeKind::Path(path) if matches!(&path.segments[..], [std, of] if &*std.name == "std" && &*of.name == "function") => {
            match path.last().args.as_deref()? {
                [Arg { value: Expr { kind: ExprKind::Type(ty), .. }, expands: false, .. }] => {
                    let (result, params, _) = function_type(ty)?;
                    Some((result, params, true))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

impl Checker<'_> {
    /// How a lambda is called whose body was read last.
    pub(super) fn lambda_called(&self, f: &Function, captures: bool, body: &BodyInfo) -> Callable {
        let params = f.params.iter().take_while(|p| !p.pack).zip(&body.params).map(|(_, declared)| declared.clone()).collect();
        let has_pack = f.params.iter().any(|p| p.pack) || f.variadic;
        let is_generic = f.template.is_some() || f.params.iter().any(|p| p.pack || names_auto(&p.ty));
        let is_deduced = body.is_deduced && !is_generic && !body.has_unknown && !body.has_discarded;
        let result = match &body.result {
            Some(result) => result.clone(),
            None if is_deduced => {
                let ty = body.deduced.clone().unwrap_or(Ty::Builtin(Builtin::Void));
                Declared { qual: Qual::plain(ty), refers: Refers::No }
            }
            None => Declared::UNKNOWN,
        };
        Callable { params, least: needed(&f.params), most: (!has_pack).then_some(f.params.len()), result, is_lambda: true, captures }
    }

    /// How a variable is called: by its type, or by what `auto` begins with.
    pub(super) fn variable_called(&mut self, v: &Variable) -> Option<Rc<Callable>> {
        let e = match &v.init {
            Init::Equal(e) => Some(e),
            _ => None,
        };
        let is_auto = matches!(super::statements::unconst(&v.ty).kind, TypeKind::Auto)
            || matches!(&v.ty.kind, TypeKind::Reference(of) | TypeKind::Forwarding(of) if matches!(super::statements::unconst(of).kind, TypeKind::Auto));
        match e.map(|e| &e.kind) {
            Some(ExprKind::Lambda(_)) if is_auto => self.latest_lambda.clone(),
            Some(ExprKind::Path(path)) if is_auto => match self.means(path)? {
                Meaning::Functions(all) => match &all[..] {
                    [only] if only.ast.template.is_none() && only.ast.owner.is_none() && path.segments.len() == 1 => {
                        let result = self.result_of(only);
                        let refers = if result.category == Category::Lvalue { Refers::Lvalue } else { Refers::No };
                        let (params, result) = (only.params.clone(), Declared { qual: result.qual, refers });
                        let least = params.len();
                        Some(Rc::new(Callable { params, least, most: None, result, is_lambda: false, captures: false }))
                    }
                    _ => None,
                },
                Meaning::Variable(var) => var.callable.clone(),
                _ => None,
            },
            _ => self.type_called(&v.ty),
        }
    }

    /// How what has a declared type is called.
    pub(super) fn type_called(&mut self, ty: &Type) -> Option<Rc<Callable>> {
        let (result, params, is_std) = function_type(ty)?;
        if params.iter().any(|(_, expands)| *expands) {
            return None;
        }
        let params: Vec<Declared> = params.iter().map(|(ty, _)| self.param_type(ty)).collect();
        let least = params.len();
        // whether a pointer takes more, as `printf` does, is not kept
        let most = is_std.then_some(least);
        let result = self.ty(result);
        Some(Rc::new(Callable { params, least, most, result, is_lambda: false, captures: false }))
    }

    /// A call of what is no function: whether it takes the arguments, and what it returns.
    pub(super) fn called_with(&mut self, callable: &Callable, args: &[Arg], seen: &[Seen], at: At) -> Seen {
        if args.iter().any(|a| a.expands) {
            return Seen::UNKNOWN;
        }
        if seen.len() < callable.least || callable.most.is_some_and(|most| seen.len() > most) {
            let what = if callable.is_lambda { "the lambda" } else { "the function" };
            self.refuse(at, format_args!("{what} does not take {}", counted(seen.len())));
            return Seen::UNKNOWN;
        }
        for ((from, arg), to) in seen.iter().zip(args).zip(&callable.params) {
            self.converted(from, &arg.value, to, super::conversions::Place::Argument);
        }
        if callable.result.qual.ty.is_unknown() {
            return Seen::UNKNOWN;
        }
        let category = if callable.result.refers == Refers::Lvalue { Category::Lvalue } else { Category::Rvalue };
        Seen { qual: callable.result.qual.clone(), category, ..Seen::UNKNOWN }
    }

    /// Refuses a lambda for a pointer to a function that calls it with another number of arguments, or that cannot keep what it
    /// captures.
    pub(super) fn lambda_for(&mut self, v: &Variable, called: Option<&Callable>) {
        let (Init::Equal(e), Some(to)) = (&v.init, called) else {
            return;
        };
        if let (ExprKind::Path(path), false, Some(_)) = (&e.kind, to.is_lambda, function_type(&v.ty)) {
            return self.function_for(path, to, e.at);
        }
        let Some(lambda) = self.latest_lambda.clone() else {
            return;
        };
        if !matches!(e.kind, ExprKind::Lambda(_)) || to.is_lambda {
            return;
        }
        let n = to.params.len();
        if to.most.is_none() && lambda.captures {
            self.refuse(e.at, "a lambda that captures something is no pointer to a function");
        } else if n < lambda.least
            || lambda.most.is_some_and(|most| n > most)
            || to.most.is_none() && Some(n) != lambda.most && lambda.most.is_some()
        {
            self.refuse(e.at, format_args!("the lambda does not take {}", counted(n)));
        }
    }

    /// Refuses a function for a pointer to functions with another result or other parameters.
    fn function_for(&mut self, path: &super::super::ast::Path, to: &Callable, at: At) {
        let Some(Meaning::Functions(all)) = self.means(path) else {
            return;
        };
        let known = |d: &Declared| !d.qual.ty.is_open();
        let differ = |a: &Declared, b: &Declared| known(a) && known(b) && (a.qual.ty != b.qual.ty || a.refers != b.refers);
        let is_std = to.most.is_some();
        let misfits = |f: &super::Func| {
            f.ast.template.is_none()
                && (f.params.len() != to.params.len() && !f.ast.variadic
                    || !is_std && (differ(&f.result, &to.result) || f.params.iter().zip(&to.params).any(|(a, b)| differ(a, b))))
        };
        if all.iter().all(|f| misfits(f)) {
            let name = super::super::program::joined(path);
            self.refuse(at, format_args!("`{name}` is called in another way than this pointer calls it"));
        }
    }

    /// Refuses the name of overloads where one of them has to be meant.
    pub(super) fn is_one_function(&mut self, e: &Expr) {
        let named = match &e.kind {
            ExprKind::Unary(super::super::ast::UnaryOp::AddressOf, of) => &of.kind,
            kind => kind,
        };
        let ExprKind::Path(path) = named else {
            return;
        };
        if let (Some(name), Some(Meaning::Functions(all))) = (path.simple(), self.means(path))
            && all.iter().any(|f| f.params != all[0].params)
            && all.iter().all(|f| f.ast.template.is_none())
        {
            self.refuse(e.at, format_args!("`{name}` is overloaded: which of the functions is meant is not known"));
        }
    }

    /// Refuses the assignment of a lambda, which has none.
    pub(super) fn assigns_lambda(&mut self, to: &Expr, from: &Expr) {
        let ExprKind::Path(path) = &to.kind else {
            return;
        };
        let Some(Meaning::Variable(var)) = self.means(path) else {
            return;
        };
        if var.callable.as_ref().is_some_and(|c| c.is_lambda) && matches!(from.kind, ExprKind::Lambda(_)) {
            self.refuse(to.at, "each lambda has a type of its own: none is assigned another one");
        }
    }
}
