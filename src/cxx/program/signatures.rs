//! Declarations and definitions of one function.

use super::super::ast::Function;

/// Whether two declarations are of the same function.
pub(super) fn same_signature(a: &Function, b: &Function) -> bool {
    let text = crate::cxx::compile::type_text;
    // conversions share one name, and differ in the type that they are to
    let converts = |f: &Function| f.result.as_ref().filter(|_| &*f.name == "operator T").map(text);
    a.params.len() == b.params.len()
        && a.template.as_ref().map(Vec::len) == b.template.as_ref().map(Vec::len)
        && a.specialised.is_some() == b.specialised.is_some()
        && converts(a) == converts(b)
        && a.flags.is_const == b.flags.is_const
        && a.flags.qualifier == b.flags.qualifier
        && (a.body.is_none() || b.body.is_none())
        && a.params.iter().zip(&b.params).all(|(x, y)| text(&x.ty) == text(&y.ty))
        && a.specialised.iter().flatten().map(|x| crate::cxx::compile::plain_text(&x.value)).eq(b
            .specialised
            .iter()
            .flatten()
            .map(|x| crate::cxx::compile::plain_text(&x.value)))
}

/// A definition with what only its declaration says: default arguments, and what stands in the class alone.
pub(super) fn declared_before(definition: &Function, declaration: &Function) -> Function {
    let mut merged = definition.clone();
    for (new, old) in merged.params.iter_mut().zip(&declaration.params) {
        if new.default.is_none() {
            new.default.clone_from(&old.default);
        }
    }
    merged.flags.is_virtual |= declaration.flags.is_virtual;
    merged.flags.is_pure |= declaration.flags.is_pure;
    merged.flags.is_static |= declaration.flags.is_static;
    merged.flags.is_explicit |= declaration.flags.is_explicit;
    merged
}
