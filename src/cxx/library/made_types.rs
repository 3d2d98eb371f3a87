//! The traits that make a type: `conditional_t<…>`, `remove_const_t<T>`, `tuple_element_t<i, T>`, …, and `declval<T>()`.

use super::{Native, integer, tuples, type_arg};
use crate::algebra::tensor::Space;
use crate::cxx::state::State;
use crate::cxx::types::{Role, Types, algebra};
use crate::cxx::value::{Closure, Fault, FaultKind, Outcome, Type, TypeId, Value};
use std::rc::Rc;

/// The traits that make a type.
pub const TYPES: &[&str] = &[
    "remove_reference",
    "remove_const",
    "remove_cv",
    "remove_cvref",
    "remove_volatile",
    "unwrap_reference",
    "unwrap_ref_decay",
    "decay",
    "remove_pointer",
    "remove_extent",
    "remove_all_extents",
    "add_const",
    "add_cv",
    "add_volatile",
    "add_pointer",
    "add_lvalue_reference",
    "add_rvalue_reference",
    "conditional",
    "enable_if",
    "tuple_element",
    "__element",
    "__at_member",
    "__invoked",
    "make_signed",
    "make_unsigned",
    "common_type",
    "type_identity",
    "underlying_type",
    "void_t",
    "uint_byte",
    "uint_bit",
    "int_bit",
    "int_byte",
    "iter_value",
    "iter_reference",
    "__result_of",
];

/// The type that a trait called `name` makes of its arguments, `None` where there is none.
pub fn type_of(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    if !TYPES.contains(&name) {
        return Ok(None);
    }
    let numeric = |state: &State| match templates.first() {
        Some(v) => integer(state, v),
        None => Err(Fault::ill_formed(format_args!("`{name}` needs template arguments"))),
    };
    Ok(Some(match name {
        "conditional" => {
            let chosen = if numeric(state)? != 0 { 1 } else { 2 };
            type_arg(state, templates, chosen)?
        }
        "enable_if" => match (numeric(state)? != 0, templates.len()) {
            (false, _) => return Err(Fault::new(FaultKind::IllFormed, "`enable_if` of a condition that does not hold")),
            (true, 1) => Types::VOID,
            (true, _) => type_arg(state, templates, 1)?,
        },
        "tuple_element" => {
            let i = numeric(state)?;
            let ty = type_arg(state, templates, 1)?;
            let types = element_types(state, ty)?.filter(|_| is_tuple_type(state, ty)).unwrap_or_default();
            match usize::try_from(i).ok().and_then(|i| types.get(i)) {
                Some(of) if matches!(state.types.get(ty), Type::Const(_)) => state.types.intern(Type::Const(*of)),
                Some(of) => *of,
                None => return Err(Fault::ill_formed(format_args!("`tuple_element` {i} of a tuple of {} elements", types.len()))),
            }
        }
        "__element" => {
            let ty = type_arg(state, templates, 1)?;
            let types = element_types(state, ty)?.unwrap_or_default();
            let i = match templates.first() {
                // `get<T>(t)`
                Some(Value::Type(of)) if state.types.elements_of(ty).is_some() => {
                    types.iter().position(|element| element == of).map_or(-1, |i| i as i64)
                }
                _ => numeric(state)?,
            };
            let Some(of) = usize::try_from(i).ok().and_then(|i| types.get(i)).copied() else {
                return Err(Fault::ill_formed(format_args!("`get<{i}>` of a tuple of {} elements", types.len())));
            };
            element_by(state, ty, of)
        }
        "__at_member" | "__invoked" => {
            let (mut object, pointer) = (type_arg(state, templates, 0)?, type_arg(state, templates, 1)?);
            let is_call = name == "__invoked";
            if let (true, Type::Pointer(_, of)) = (is_call, state.types.get(state.types.strip(object)).clone()) {
                object = state.types.intern(Type::Reference(of));
            }
            let is_held = is_call && state.types.role_of(object).is_reference();
            match state.types.get(state.types.strip(pointer)) {
                Type::Library(_, args) if let (Some(Value::Type(member)), false) = (args.get(1), is_held) => {
                    if is_call && matches!(state.types.get(*member), Type::Function(..)) {
                        return Ok(None);
                    }
                    element_of(state, object, *member)
                }
                _ => return Err(Fault::ill_formed("what stands behind `.*` or `->*` is no pointer to a member")),
            }
        }
        "void_t" => Types::VOID,
        "uint_byte" | "uint_bit" | "int_bit" | "int_byte" => {
            let bits = numeric(state)? * if name.ends_with("byte") { 8 } else { 1 };
            let text = format!("{}{bits}_t", if name.starts_with("uint") { "uint" } else { "int" });
            state.types.element(&text).ok_or_else(|| Fault::ill_formed(format_args!("there is no integer of {bits} bits")))?
        }
        _ => changed(state, name, templates)?,
    }))
}

/// The type of `get<i>(t)` by that of `t` and that of the element: a reference as `t` is one, but for what has no data, which
/// CuTe's tuples make anew.
fn element_by(state: &mut State, tuple: TypeId, of: TypeId) -> TypeId {
    let is_made = match state.types.get(of) {
        Type::Class(class) => state.types.classes.get(class.0 as usize).is_some_and(|c| c.empty),
        Type::Of(v) => algebra::size_of(&state.types, v).0 == 0,
        _ => false,
    };
    if is_made && !matches!(state.types.role_of(tuple), Role::Pair | Role::Tuple) {
        return of;
    }
    element_of(state, tuple, of)
}

/// The type of a part of an object by that of the object and its own: a reference as the object is one.
fn element_of(state: &mut State, tuple: TypeId, of: TypeId) -> TypeId {
    let (whole, is_lvalue) = match *state.types.get(tuple) {
        Type::Reference(whole) => (whole, true),
        Type::Forwarding(whole) => (whole, false),
        _ => (tuple, false),
    };
    match *state.types.get(of) {
        Type::Reference(_) => return of,
        Type::Forwarding(of) if is_lvalue => return state.types.intern(Type::Reference(of)),
        Type::Forwarding(_) => return of,
        _ => {}
    }
    let of = match state.types.get(whole) {
        Type::Const(_) => state.types.intern(Type::Const(of)),
        _ => of,
    };
    state.types.intern(if is_lvalue { Type::Reference(of) } else { Type::Forwarding(of) })
}

/// How many elements of an array are counted as those of a tuple.
const MAX_ELEMENTS: usize = 1 << 16;

/// The types of the elements of what is like a tuple, `None` of any other type.
pub(super) fn element_types(state: &mut State, ty: TypeId) -> Outcome<Option<Vec<TypeId>>> {
    if let Some(elements) = state.types.elements_of(ty) {
        return Ok(Some(elements.to_vec()));
    }
    let items = match state.types.get(state.types.strip(ty)).clone() {
        Type::Of(Value::Tuple(items)) => items.to_vec(),
        Type::Library(ref name, ref args) if &**name == "array" && matches!(args.first(), Some(Value::Type(_))) => {
            vec![args[0].clone(); usize::try_from(crate::cxx::types::containers::count_of(args)).unwrap_or(0).min(MAX_ELEMENTS)]
        }
        _ => {
            let bare = state.types.strip(ty);
            let v = crate::cxx::convert::default_of(state, bare)?;
            match tuples::items(state, &v)? {
                Some(items) => items,
                None => return Ok(None),
            }
        }
    };
    let of = |item: &Value| match item {
        Value::Type(ty) => *ty,
        item => state.type_of(item),
    };
    Ok(Some(items.iter().map(of).collect()))
}

/// Whether a type may be a tuple: no reference, and no array of C.
pub(super) fn is_tuple_type(state: &State, ty: TypeId) -> bool {
    !state.types.refers(ty) && !matches!(state.types.get(state.types.without_const(ty)), Type::Array(..))
}

/// The traits that make a type of one type.
fn changed(state: &mut State, name: &str, templates: &[Value]) -> Outcome<TypeId> {
    let ty = type_arg(state, templates, 0)?;
    let types = &mut state.types;
    let bare = types.without_reference(ty);
    Ok(match name {
        "remove_reference" => bare,
        "remove_const" | "remove_cv" | "remove_cvref" => types.unqualified(if name == "remove_cvref" { bare } else { ty }),
        "unwrap_reference" | "unwrap_ref_decay" => {
            let plain = if name == "unwrap_reference" { ty } else { changed(state, "decay", templates)? };
            match state.types.role_of(plain) {
                Role::Reference(of) => state.types.intern(Type::Reference(of)),
                _ => plain,
            }
        }
        "decay" => match types.get(types.without_const(bare)).clone() {
            Type::Array(of, _) => types.intern(Type::Pointer(Space::Raw, of)),
            Type::Function(..) => types.intern(Type::Pointer(Space::Raw, bare)),
            _ => types.without_const(bare),
        },
        "remove_pointer" | "iter_value" | "iter_reference" => match types.get(types.without_const(ty)) {
            Type::Pointer(_, of) => {
                let of = *of;
                match name {
                    "iter_value" => types.of_values(of),
                    "iter_reference" => types.reference_to(of, false),
                    _ if types.is_within_byte(of) => ty,
                    _ => of,
                }
            }
            _ => ty,
        },
        "remove_extent" => match types.get(ty) {
            Type::Array(of, _) => *of,
            _ => ty,
        },
        "add_const" | "add_cv" => types.intern(Type::Const(ty)),
        "remove_all_extents" => {
            let mut of = ty;
            while let Type::Array(next, _) = types.get(of) {
                of = *next;
            }
            of
        }
        "add_lvalue_reference" | "add_rvalue_reference" if bare == Types::VOID => ty,
        "add_pointer" => types.intern(Type::Pointer(Space::Raw, bare)),
        "add_lvalue_reference" => types.intern(Type::Reference(ty)),
        "add_rvalue_reference" => types.intern(Type::Forwarding(ty)),
        "make_signed" | "make_unsigned" => match types.get(types.without_const(ty)) {
            Type::Int(kind) | Type::Enum(_, _, kind) => {
                let made = kind.with_sign(name == "make_signed").id();
                if types.without_const(ty) == ty { made } else { types.intern(Type::Const(made)) }
            }
            _ => return Err(Fault::ill_formed(format_args!("`{name}` takes an integer type"))),
        },
        "underlying_type" => match types.get(types.without_const(ty)) {
            Type::Enum(id, ..) => types.enums[*id as usize].underlying.id(),
            _ => return Err(Fault::ill_formed("`underlying_type` takes an enumeration")),
        },
        _ => ty,
    })
}

/// The functions among the traits: `declval<T>()`.
pub const NATIVES: &[(&str, Native)] = &[("declval", |state, templates, _| {
    let given = type_arg(state, templates, 0)?;
    let ty = state.types.strip(given);
    if let Type::Closure(code) = state.types.get(ty) {
        // only its type is looked at
        let (code, captured) = (*code, Default::default());
        return Ok(Value::Closure(Rc::new(Closure { code, this: Value::Void, class: None, captured, this_place: 0 })));
    }
    if matches!(state.types.get(ty), Type::Library(name, _) if &**name == "ostream") {
        return Ok(Value::Stream(crate::cxx::stream::NOWHERE));
    }
    let v = match state.types.get(ty) {
        // a zero would be a null pointer
        Type::Int(kind) => Value::Int(*kind, 1),
        // nor does one divide
        Type::Element(_) if ty != Types::BIT => Value::Enum(ty, 1),
        _ => crate::cxx::convert::default_of(state, ty)?,
    };
    Ok(state.declared(v, given))
})];
