//! Declarations and definitions of one function.

use super::super::ast::{Arg, Function, Type};

/// What tells a function from its overloads, its number of parameters first.
pub(super) fn signature(f: &Function, in_std: bool) -> String {
    // `std::string` and, where `std` is opened, `string` are one type
    let text = |ty: &Type| {
        let text = crate::cxx::compile::type_text(ty);
        if in_std { text.replace("std::", "") } else { text }
    };
    let plain = |x: &Arg| crate::cxx::compile::plain_text(&x.value);
    // conversions share one name, and differ in the type that they are to
    let to = f.result.as_ref().filter(|_| &*f.name == "operator T").map(text);
    let params: Vec<String> = f.params.iter().map(|p| text(&p.ty)).collect();
    let specialised = f.specialised.as_ref().map(|args| args.iter().map(plain).collect::<Vec<_>>());
    let templates = f.template.as_ref().map(Vec::len);
    format!("{templates:?}{}{:?}{to:?}{params:?}{specialised:?}", f.flags.is_const, f.flags.qualifier)
}

/// Whether two declarations are of the same function.
pub(super) fn same_signature(a: &Function, b: &Function, in_std: bool) -> bool {
    let quick =
        |f: &Function| (f.params.len(), f.template.as_ref().map(Vec::len), f.flags.is_const, f.flags.qualifier, f.specialised.is_some());
    let first = |f: &Function| f.params.first().map(|p| crate::cxx::compile::type_text(&p.ty));
    (a.body.is_none() || b.body.is_none())
        && quick(a) == quick(b)
        && (in_std || first(a) == first(b))
        && signature(a, in_std) == signature(b, in_std)
}

/// A definition with what only its declaration says: default arguments, and what stands in the class alone.
pub(super) fn declared_before(definition: &Function, declaration: &Function) -> Function {
    let mut merged = definition.clone();
    for (new, old) in merged.params.iter_mut().zip(&declaration.params) {
        if new.default.is_none() {
            new.default.clone_from(&old.default);
        }
    }
    if let (Some(new), Some(old)) = (&mut merged.template, &declaration.template)
        && new.iter().map(|p| &p.name).eq(old.iter().map(|p| &p.name))
    {
        for (new, old) in new.iter_mut().zip(old).filter(|(new, _)| new.default.is_none()) {
            new.default.clone_from(&old.default);
        }
    }
    merged.flags.is_virtual |= declaration.flags.is_virtual;
    merged.flags.is_pure |= declaration.flags.is_pure;
    merged.flags.is_static |= declaration.flags.is_static;
    merged.flags.is_explicit |= declaration.flags.is_explicit;
    merged
}
