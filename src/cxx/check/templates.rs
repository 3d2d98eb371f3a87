//! Arguments of templates, and which of several overloads a call means.

use super::super::arith::promoted;
use super::super::ast::{Arg, At, Builtin, Expr, ExprKind, Name, Path, TemplateParam, TemplateParamKind};
use super::super::compile::names_in_type;
use super::super::prelude::is_declared;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{Checker, Declared, Func, Meaning};
use std::rc::Rc;

/// How good a conversion is: none, one to a wider type of the same kind, another of the language, one by a class.
const EXACT: u8 = 0;
const PROMOTION: u8 = 1;
const CONVERSION: u8 = 2;
const BY_CLASS: u8 = 3;

/// How good a conversion is; of a reference that is bound directly whether it is no rvalue reference to a value, and whether
/// it is one to something constant.
type Rank = (u8, Option<(bool, bool)>);

/// Whether a number is promoted to another type.
fn is_promoted(from: &Ty, to: &Ty) -> bool {
    match (from, to) {
        (Ty::Builtin(Builtin::Integer(a)), Ty::Builtin(Builtin::Integer(b))) => a != b && promoted(*a) == *b,
        pair => matches!(pair, (Ty::Builtin(Builtin::Float), Ty::Builtin(Builtin::Double))),
    }
}

impl Checker<'_> {
    /// Refuses arguments of the templates of a path that these do not take.
    pub(super) fn template_args(&mut self, path: &Path) {
        for (n, segment) in path.segments.iter().enumerate() {
            let Some(args) = segment.args.as_ref().filter(|args| !args.iter().any(|a| a.expands)) else {
                continue;
            };
            let mut bare = Path { segments: path.segments[..=n].to_vec(), ..path.clone() };
            if let Some(last) = bare.segments.last_mut() {
                last.args = None;
            }
            let template = match self.means(&bare) {
                Some(Meaning::Type(Qual { ty: Ty::Instance(id), .. })) => {
                    let ast = &self.classes[id].ast;
                    ast.template.clone().filter(|_| ast.specialised.is_none() && ast.name == segment.name)
                }
                Some(Meaning::Functions(all)) if all.len() == 1 && all[0].ast.template.is_some() && !is_declared(&segment.name) => {
                    all[0].ast.template.clone()
                }
                Some(Meaning::Type(Qual { ty: Ty::Class(id), .. }))
                    if !self.classes[id].is_template && self.classes[id].ast.name == segment.name =>
                {
                    return self.refuse(path.at, format_args!("`{}` is no template", segment.name));
                }
                Some(Meaning::Functions(all))
                    if all.iter().all(|f| f.ast.template.is_none()) && !self.has_others(&segment.name) && !is_declared(&segment.name) =>
                {
                    return self.refuse(path.at, format_args!("`{}` is no template", segment.name));
                }
                _ => None,
            };
            if let Some(params) = template {
                self.template_args_fit(&params, args, &segment.name, path.at);
            }
        }
    }

    fn template_args_fit(&mut self, params: &[TemplateParam], args: &[Arg], name: &Name, at: At) {
        if args.len() > params.len() && !params.iter().any(|p| p.pack) {
            return self.refuse(at, format_args!("`{name}` takes {} template arguments, not {}", params.len(), args.len()));
        }
        for (p, arg) in params.iter().zip(args).take_while(|(p, _)| !p.pack) {
            let e = &arg.value;
            let is_type = self.is_type_argument(e);
            match (&p.kind, is_type) {
                (TemplateParamKind::Type, _) if matches!(&e.kind, ExprKind::Path(path) if self.is_taken_for_value(path)) => {
                    if let ExprKind::Path(path) = &e.kind {
                        return self.refuse_as_value(path, e.at);
                    }
                }
                (TemplateParamKind::Type, Some(false)) => {
                    return self.refuse(e.at, format_args!("`{name}` takes a type here, and `{}` is a value", self.text(e)));
                }
                (TemplateParamKind::Value(_), Some(true)) => {
                    return self.refuse(e.at, format_args!("`{name}` takes a value here, and `{}` is a type", self.text(e)));
                }
                (TemplateParamKind::Value(ty), _) => {
                    let mut is_of_another = false;
                    names_in_type(ty, &mut |name| is_of_another |= params.iter().any(|p| p.name.as_ref() == Some(name)));
                    if is_of_another {
                        self.expr(e);
                        continue;
                    }
                    let to = self.ty(ty).qual.ty;
                    if matches!(e.kind, ExprKind::Float(..)) && to.is_integer() {
                        return self.refuse(e.at, format_args!("`{name}` takes an integer here, and `{}` is none", self.text(e)));
                    }
                    self.overflow = None;
                    let from = self.expr(e);
                    self.constant_expression(e, "a template argument");
                    if from.ty().is_integer() && to.is_float() {
                        let to = self.type_name(&to);
                        return self.refuse(e.at, format_args!("`{name}` takes a `{to}` here, and `{}` is an integer", self.text(e)));
                    }
                    self.narrows(&from, &to, e.at);
                }
                (TemplateParamKind::Template(_), _) if matches!(&e.kind, ExprKind::Type(ty) if matches!(ty.kind, super::super::ast::TypeKind::Builtin(_))) =>
                {
                    return self.refuse(e.at, format_args!("`{name}` takes a template here, and this is a type"));
                }
                _ => {}
            }
        }
    }

    /// Whether an argument of a template is a type, where that is known.
    fn is_type_argument(&mut self, e: &Expr) -> Option<bool> {
        match &e.kind {
            // `a[1]` may be read as a type
            ExprKind::Type(ty) => matches!(ty.kind, super::super::ast::TypeKind::Builtin(_)).then_some(true),
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Bool(_) | ExprKind::Char(_) => Some(false),
            ExprKind::Path(path) => match self.means(path)? {
                Meaning::Type(_) => Some(true),
                Meaning::Variable(_) | Meaning::Enumerator(..) => Some(false),
                _ => None,
            },
            _ => None,
        }
    }

    /// How good the conversion of an argument is, where that is known.
    fn rank(&self, from: &Seen, to: &Declared) -> Option<Rank> {
        let binds = match to.refers {
            Refers::No => None,
            _ if from.category == Category::Unknown || to.qual.ty.is_open() || from.ty() != &to.qual.ty => {
                return self.rank_of_const(from, to);
            }
            refers => Some((refers == Refers::Lvalue && from.category == Category::Rvalue, to.qual.is_const)),
        };
        Some((self.conversion_rank(from, to)?, binds))
    }

    /// The same of a parameter that is not bound directly.
    fn rank_of_const(&self, from: &Seen, to: &Declared) -> Option<Rank> {
        let is_value = to.refers == Refers::Lvalue && to.qual.is_const;
        Some((self.conversion_rank(from, to).filter(|_| is_value)?, None))
    }

    fn conversion_rank(&self, from: &Seen, to: &Declared) -> Option<u8> {
        let (s, t) = (from.ty().decayed(), &to.qual.ty);
        match (&s, t) {
            (a, b) if a.is_open() || b.is_open() => None,
            (a, b) if a == b => Some(EXACT),
            (a, b) if a.is_number() && b.is_number() => Some(if is_promoted(a, b) { PROMOTION } else { CONVERSION }),
            (Ty::Null, Ty::Pointer(_)) => Some(CONVERSION),
            (a, Ty::Pointer(_)) if a.is_integer() && from.is_null() => Some(CONVERSION),
            (a, Ty::Class(_)) if a.is_number() => Some(BY_CLASS),
            _ => None,
        }
    }

    /// Refuses a call for which none of the overloads that take it is better than all others.
    pub(super) fn one_is_best(&mut self, several: &[&Rc<Func>], seen: &[Seen], name: &Name, at: At) {
        if several.iter().any(|f| f.ast.variadic) || super::super::library::is_known(name) && self.program.opens_library {
            return;
        }
        let fits = |f: &&&Rc<Func>| seen.iter().zip(&f.params).all(|(from, to)| self.misfit(from, to, false).is_none());
        let ranks: Option<Vec<Vec<Rank>>> =
            several.iter().filter(fits).map(|f| seen.iter().zip(&f.params).map(|(from, to)| self.rank(from, to)).collect()).collect();
        let Some(ranks) = ranks.filter(|ranks| ranks.len() > 1) else {
            return;
        };
        // of two references the one that binds more closely is better, a value is as good as either
        let order = |x: &Rank, y: &Rank| match (x, y) {
            ((n, Some(a)), (m, Some(b))) => (n, a).cmp(&(m, b)),
            ((n, _), (m, _)) => n.cmp(m),
        };
        let better = |a: &[Rank], b: &[Rank]| {
            let mut each = a.iter().zip(b).map(|(x, y)| order(x, y));
            // where each is better for an argument g++ takes that whose worst conversion is better
            let worst = |ranks: &[Rank]| ranks.iter().map(|(n, _)| *n).max();
            each.clone().any(|o| o.is_lt()) && (each.all(|o| o.is_le()) || worst(a) < worst(b))
        };
        let best = (0..ranks.len()).any(|i| (0..ranks.len()).all(|j| i == j || better(&ranks[i], &ranks[j])));
        if !best {
            self.refuse(at, format_args!("the call of `{name}` is ambiguous: more than one function fits as well"));
        }
    }
}
