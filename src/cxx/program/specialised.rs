//! The template that an explicit specialisation of a function is of, where its arguments are not written: `template <> int f(int*)`.

use super::super::ast::{Arg, Expr, ExprKind, Function, Name, Type, TypeKind};
use super::Program;
use crate::cxx::compile::type_text;

type Bound = Vec<(Name, Type)>;

impl Program {
    /// The arguments of the most special one of the templates so far that a specialisation may be of.
    pub(super) fn arguments_specialised(&self, set: u32, f: &Function) -> Option<Vec<Arg>> {
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
        let arg = |name: &Name| {
            let (_, ty) = bound.iter().find(|(bound, _)| bound == name)?;
            let kind = match &ty.kind {
                TypeKind::Path(path) => ExprKind::Path(path.clone()),
                _ => ExprKind::Type(Box::new(ty.clone())),
            };
            Some(Arg::from(Expr { kind, at: ty.at }))
        };
        of.template.iter().flatten().map(|p| arg(p.name.as_ref()?)).collect()
    }
}

/// What the parameters of a template are for the types of what another function takes.
fn unified(of: &Function, given: &Function) -> Option<Bound> {
    let names: Vec<&Name> = of.template.iter().flatten().filter_map(|p| p.name.as_ref()).collect();
    let is_pack = of.params.iter().chain(&given.params).any(|p| p.pack);
    let mut bound = Bound::new();
    let fits = !names.is_empty()
        && !is_pack
        && of.params.len() == given.params.len()
        && of.params.iter().zip(&given.params).all(|(p, g)| binds(&p.ty, &g.ty, &names, &mut bound));
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
