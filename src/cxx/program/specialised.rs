//! The template that an explicit specialisation of a function is of, where its arguments are not written: `template <> int f(int*)`.

use super::super::ast::{Arg, Expr, ExprKind, Function, Name, TemplateParam, TemplateParamKind, Type, TypeKind};
use super::Program;
use crate::cxx::compile::{names_any, plain_text, type_text};

type Bound = Vec<(Name, Type)>;

impl Program {
    /// An explicit specialisation with the arguments of the most special one of the templates so far that it may be of.
    pub(super) fn specialised(&self, set: u32, f: &Function) -> Option<Function> {
        if f.template.as_ref().is_none_or(|params| !params.is_empty()) {
            return None;
        }
        let mut best: Option<(&Function, Bound)> = None;
        for id in &self.sets[set as usize].1 {
            let of = &*self.functions[*id as usize].ast;
            let Some(bound) = unified(of, f) else { continue };
            // the other way round it does not fit
            if best.as_ref().is_none_or(|(best, _)| unified(best, of).is_some() && unified(of, best).is_none()) {
                best = Some((of, bound));
            }
        }
        let (of, bound) = best?;
        let params = of.template.as_deref().unwrap_or_default();
        let given = f.specialised.as_deref().unwrap_or_default();
        let takes_auto = |p: &TemplateParam| matches!(&p.kind, TemplateParamKind::Value(ty) if matches!(ty.kind, TypeKind::Auto));
        let given_auto = params.iter().map(takes_auto).collect();
        let is_deduced =
            |p: &TemplateParam| p.name.as_ref().is_some_and(|name| of.params.iter().any(|q| names_any(&q.ty, std::slice::from_ref(name))));
        if params.iter().any(|p| p.pack) {
            let given_all = !params.iter().any(is_deduced);
            return (given_all && params.len() == 1).then(|| Function {
                specialised: Some(given.to_vec()),
                given_all,
                given_auto,
                ..f.clone()
            });
        }
        let (mut args, mut given_only) = (Vec::<Arg>::new(), Vec::new());
        for (i, p) in params.iter().enumerate() {
            let bound = || bound.iter().find(|(name, _)| Some(name) == p.name.as_ref()).map(|(_, ty)| type_argument(ty));
            // what it is by default may be another argument
            let by_default = p.default.as_ref().map(|e| match &e.kind {
                ExprKind::Path(path)
                    if let Some(n) = params[..i].iter().position(|q| q.name.is_some() && path.simple() == q.name.as_ref()) =>
                {
                    args[n].clone()
                }
                _ => Arg::from(e.clone()),
            });
            let arg = given.get(i).cloned().or_else(bound).or_else(|| by_default.clone())?;
            let is_default = by_default.is_some_and(|default| plain_text(&default.value) == plain_text(&arg.value));
            given_only.push(!is_default && !is_deduced(p));
            args.push(arg);
        }
        Some(Function { specialised: Some(args), given_only, given_auto, ..f.clone() })
    }
}

/// A type as an argument of a template.
fn type_argument(ty: &Type) -> Arg {
    let kind = match &ty.kind {
        TypeKind::Path(path) => ExprKind::Path(path.clone()),
        _ => ExprKind::Type(Box::new(ty.clone())),
    };
    Arg::from(Expr { kind, at: ty.at })
}

/// What the parameters of a template are for the types of what another function takes and returns.
fn unified(of: &Function, given: &Function) -> Option<Bound> {
    let params = of.template.as_deref().unwrap_or_default();
    let names: Vec<&Name> = params.iter().filter_map(|p| p.name.as_ref()).collect();
    let is_pack = of.params.iter().chain(&given.params).any(|p| p.pack);
    let mut bound = Bound::new();
    // what is written is known
    for (p, arg) in params.iter().zip(given.specialised.iter().flatten()) {
        let ty = match &arg.value.kind {
            ExprKind::Path(path) => TypeKind::Path(path.clone()),
            ExprKind::Type(ty) => ty.kind.clone(),
            _ => continue,
        };
        bound.extend(p.name.clone().filter(|_| !p.pack).map(|name| (name, Type { kind: ty, at: arg.value.at })));
    }
    let fits = !params.is_empty()
        && !is_pack
        && of.params.len() == given.params.len()
        && of.params.iter().zip(&given.params).all(|(p, g)| binds(&p.ty, &g.ty, &names, &mut bound));
    if let (true, Some(result), Some(made)) = (fits && bound.len() < names.len(), &of.result, &given.result) {
        return binds(result, made, &names, &mut bound).then_some(bound);
    }
    fits.then_some(bound)
}

fn binds(pattern: &Type, given: &Type, names: &[&Name], bound: &mut Bound) -> bool {
    match (&pattern.kind, &given.kind) {
        (TypeKind::Path(path), _) if let Some(name) = path.simple().filter(|name| names.contains(name)) => {
            match bound.iter().find(|(bound, _)| bound == name) {
                Some((_, ty)) => type_text(ty) == type_text(given),
                None => {
                    bound.push((name.clone(), given.clone()));
                    true
                }
            }
        }
        (TypeKind::Const(a), TypeKind::Const(b))
        | (TypeKind::Pointer(a), TypeKind::Pointer(b))
        | (TypeKind::Reference(a), TypeKind::Reference(b))
        | (TypeKind::Forwarding(a), TypeKind::Forwarding(b)) => binds(a, b, names, bound),
        // `T` of `T&&` is the reference
        (TypeKind::Forwarding(a), TypeKind::Reference(_)) if matches!(a.kind, TypeKind::Path(_)) => binds(a, given, names, bound),
        (TypeKind::Path(a), TypeKind::Path(b)) if let (Some(x), Some(y)) = (&a.last().args, &b.last().args) => {
            let as_type = |arg: &Arg| match &arg.value.kind {
                ExprKind::Type(ty) => Some((**ty).clone()),
                ExprKind::Path(path) => Some(Type { kind: TypeKind::Path(path.clone()), at: arg.value.at }),
                _ => None,
            };
            let of = |(x, y): (&Arg, &Arg), bound: &mut Bound| match (as_type(x), as_type(y)) {
                (Some(x), Some(y)) => binds(&x, &y, names, bound),
                _ => false,
            };
            a.last().name == b.last().name && x.len() == y.len() && x.iter().zip(y).all(|pair| of(pair, bound))
        }
        _ => type_text(pattern) == type_text(given),
    }
}
