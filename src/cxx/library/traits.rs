//! Type traits: `is_same_v<A, B>`, `conditional_t<…>`, `tuple_size_v<T>`, ….

use super::{fixed_truth, integer, made_types, type_arg};
use crate::algebra::tensor::Space;
use crate::algebra::{Mode, Tree};
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::types::{BIT_REFERENCE, MEMBER_POINTER, METHOD, Types, algebra, containers};
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;

/// The traits that have a value and are no tests of one type.
const VALUES: &[&str] = &[
    "is_same",
    "is_any_of",
    "is_one_of",
    "is_standard_layout",
    "is_trivially_copyable",
    "is_trivial",
    "is_constructible",
    "is_assignable",
    "is_swappable",
    "is_swappable_with",
    "is_aggregate",
    "is_final",
    "is_abstract",
    "is_polymorphic",
    "is_pod",
    "has_virtual_destructor",
    "is_constant",
    "array",
    "is_congruent",
    "is_weakly_congruent",
    "is_compatible",
    "is_convertible",
    "is_base_of",
    "is_invocable",
    "is_invocable_r",
    "is_nothrow_invocable",
    "is_nothrow_invocable_r",
    "tuple_size",
    "rank",
    "std_rank",
    "depth",
    "size",
    "cosize",
    "sizeof_bits",
    "sizeof_bytes",
    "alignment_of",
    "extent",
    "bool_constant",
    "has_underscore",
    "all_underscore",
    "has_unique_object_representations",
];

/// The special functions of a class that traits ask for, as `is_…`, `is_trivially_…` and `is_nothrow_…`.
pub const SPECIAL: [&str; 6] =
    ["default_constructible", "copy_constructible", "move_constructible", "copy_assignable", "move_assignable", "destructible"];

/// A number that a trait has as its value.
fn number(x: i64) -> Value {
    Value::Static(Integer::Int, x, false)
}

fn size(x: i64) -> Value {
    Value::Static(Integer::ULong, x, false)
}

/// The value of which `ty` is the type, where it is one of the algebra.
fn of(state: &State, ty: TypeId) -> Option<Value> {
    match state.types.get(state.types.strip(ty)) {
        Type::Of(v) => Some(v.clone()),
        _ => None,
    }
}

/// Whether the type is one of the algebra that passes the test: what is `const` or a reference is another type.
fn is_cute(state: &mut State, ty: TypeId, test: fn(Tree) -> bool) -> bool {
    match state.types.get(ty).clone() {
        Type::Of(v @ Value::Cute(_)) => !cute::is_tiling(&v) && cute::with_tree(state, &v, |_, _, t| Ok(test(t))).unwrap_or(false),
        _ => false,
    }
}

/// Whether a run-time integer of the type has no value: a spelled `int` stands as a run-time 0.
fn has_unknown(state: &mut State, ty: TypeId) -> bool {
    let unknown = |t: Tree| t.any_leaf(&|leaf| matches!(leaf, Tree::Int(i) if !i.is_static && i.value == 0));
    match of(state, ty) {
        Some(v @ Value::Cute(_)) => cute::with_tree(state, &v, |_, _, t| {
            Ok(match t {
                Tree::Layout(l) => unknown(l.shape) || unknown(l.stride),
                t => unknown(t),
            })
        })
        .unwrap_or(false),
        _ => false,
    }
}

/// The space of a pointer that is tagged with one, or of the iterator of a tensor or an engine: by `iterator`, a member of a
/// `const` class too.
fn space(state: &mut State, ty: TypeId) -> Option<Space> {
    match state.types.get(ty).clone() {
        Type::Pointer(space, _) => Some(space),
        Type::Const(of) if !matches!(state.types.get(of), Type::Pointer(..)) => space(state, of),
        Type::Of(v) => cute::pointer(state, &v).map(|p| p.space),
        Type::Library(name, args) if matches!(&*name, "ViewEngine" | "ConstViewEngine") => match args.first() {
            Some(Value::Type(iterator)) => space(state, *iterator),
            _ => None,
        },
        _ => None,
    }
}

fn is_integral(state: &State, ty: TypeId) -> bool {
    matches!(state.types.get(state.types.without_const(ty)), Type::Int(_))
}

fn is_floating(state: &State, ty: TypeId) -> bool {
    use crate::cxx::value::Floating;
    matches!(state.types.get(state.types.without_const(ty)), Type::Float(Floating::Float | Floating::Double | Floating::LongDouble(_)))
}

fn is_fundamental(state: &State, ty: TypeId) -> bool {
    is_integral(state, ty)
        || is_floating(state, ty)
        || state.types.without_const(ty) == Types::VOID
        || matches!(state.types.get(state.types.without_const(ty)), Type::Null)
}

/// Whether a type of numbers has negative ones.
fn is_signed(state: &State, ty: TypeId) -> Option<bool> {
    match state.types.get(state.types.without_const(ty)) {
        Type::Int(kind) => Some(kind.is_signed()),
        Type::Float(Floating::Narrow(_)) => None,
        Type::Float(_) => Some(true),
        _ => None,
    }
}

/// CuTe's `is_integral`, which compile-time integers, the underscore and basis elements are too.
fn is_cute_integral(state: &mut State, ty: TypeId) -> bool {
    is_integral(state, ty)
        || matches!(state.types.get(ty), Type::Of(Value::Static(..) | Value::Underscore))
        || is_cute(state, ty, |t| matches!(t, Tree::Basis(_)))
}

/// What a pointer to a member of the type leads to.
fn member_of(state: &State, t: TypeId) -> Option<TypeId> {
    match state.types.get(state.types.without_const(t)) {
        Type::Library(name, args) if &**name == MEMBER_POINTER => match args.get(1) {
            Some(Value::Type(member)) => Some(*member),
            _ => None,
        },
        _ => None,
    }
}

/// Whether it is `cute::array<T, 0>`, which has no elements to keep; a `std::array` keeps something in their stead.
fn is_empty_array(state: &State, t: TypeId) -> bool {
    matches!(state.types.get(t), Type::Library(name, args) if &**name == "array" && args.len() > 2 && containers::count_of(args) == 0)
}

/// Whether objects of the type, which is not `const`, have no data.
fn is_empty(state: &State, t: TypeId) -> bool {
    match state.types.get(t) {
        Type::Class(class) => state.types.classes.get(class.0 as usize).is_some_and(|c| c.empty),
        Type::Of(v) => algebra::size_of(&state.types, v).0 == 0,
        Type::Closure(code) => !state.types.closures.contains_key(code),
        _ => is_empty_array(state, t),
    }
}

/// A trait of one type.
type Test = fn(&mut State, TypeId) -> bool;

/// The traits that ask one type something.
const TESTS: &[(&str, Test)] = &[
    ("is_void", |state, t| state.types.without_const(t) == Types::VOID),
    ("is_integral", |state, t| is_cute_integral(state, t)),
    ("is_std_integral", |state, t| is_integral(state, t)),
    ("is_floating_point", |state, t| is_floating(state, t)),
    ("is_arithmetic", |state, t| is_integral(state, t) || is_floating(state, t)),
    ("is_unsigned", |state, t| is_signed(state, t) == Some(false)),
    ("is_signed", |state, t| is_signed(state, t) == Some(true)),
    ("is_pointer", |state, t| state.types.pointed_to(state.types.without_const(t)).is_some()),
    ("is_reference", |state, t| match state.types.get(t) {
        Type::Reference(_) | Type::Forwarding(_) => true,
        // CuTe says so of its own
        Type::Library(name, of) => &**name == BIT_REFERENCE && of.len() == 1,
        _ => false,
    }),
    ("is_lvalue_reference", |state, t| matches!(state.types.get(t), Type::Reference(_))),
    ("is_rvalue_reference", |state, t| matches!(state.types.get(t), Type::Forwarding(_))),
    ("is_const", |state, t| state.types.unqualified(t) != t),
    ("is_array", |state, t| matches!(state.types.get(t), Type::Array(..))),
    ("is_null_pointer", |state, t| matches!(state.types.get(state.types.without_const(t)), Type::Null)),
    ("is_fundamental", |state, t| is_fundamental(state, t)),
    ("is_compound", |state, t| !is_fundamental(state, t)),
    ("is_scalar", |state, t| {
        let is_number = is_integral(state, t) || is_floating(state, t);
        is_number
            || member_of(state, t).is_some()
            || state.types.pointed_to(state.types.without_const(t)).is_some()
            || matches!(state.types.get(state.types.without_const(t)), Type::Enum(..) | Type::Null)
    }),
    ("is_object", |state, t| {
        let is_reference = matches!(state.types.get(t), Type::Reference(_) | Type::Forwarding(_)) || state.types.is_method(t);
        !is_reference && state.types.without_const(t) != Types::VOID
    }),
    ("is_function", |state, t| state.types.is_method(t)),
    ("is_bounded_array", |state, t| matches!(state.types.get(t), Type::Array(_, Some(_)))),
    ("is_unbounded_array", |state, t| matches!(state.types.get(t), Type::Array(_, None))),
    ("is_union", |state, t| match state.types.get(state.types.without_const(t)) {
        Type::Class(class) => state.types.classes.get(class.0 as usize).is_some_and(|c| c.is_union),
        _ => false,
    }),
    ("is_member_pointer", |state, t| member_of(state, t).is_some()),
    ("is_member_object_pointer", |state, t| member_of(state, t).is_some_and(|member| !state.types.is_method(member))),
    ("is_member_function_pointer", |state, t| member_of(state, t).is_some_and(|member| state.types.is_method(member))),
    ("is_enum", |state, t| matches!(state.types.get(state.types.without_const(t)), Type::Enum(..))),
    ("is_scoped_enum", |state, t| matches!(state.types.get(state.types.without_const(t)), Type::Enum(_, true, _))),
    ("is_class", |state, t| match state.types.get(state.types.without_const(t)) {
        Type::Class(class) => !state.types.classes.get(class.0 as usize).is_some_and(|c| c.is_union),
        Type::Of(Value::Native(_) | Value::Function(_) | Value::Method(_)) => false,
        Type::Library(name, _) if matches!(&**name, MEMBER_POINTER | METHOD) => false,
        Type::Of(_) | Type::Library(..) | Type::Closure(_) => true,
        Type::Pointer(..) => state.types.pointed_to(state.types.without_const(t)).is_none(),
        _ => state.types.is_class_of_number(t),
    }),
    ("is_empty", |state, t| is_empty(state, state.types.without_const(t))),
    ("is_static", |state, t| is_empty(state, state.types.strip(t))),
    ("is_underscore", |state, t| matches!(of(state, t), Some(Value::Underscore))),
    ("is_tuple", |state, t| match state.types.get(state.types.strip(t)) {
        Type::Of(Value::Tuple(_)) => true,
        Type::Of(_) => is_cute(state, state.types.without_const(t), |t| matches!(t, Tree::Arith(_))),
        Type::Class(_) => state.types.elements_of(t).is_some(),
        Type::Library(name, _) => matches!(&**name, "array" | "dim3" | "uint3"),
        _ => false,
    }),
    (
        "is_sparse",
        |state, t| matches!(of(state, t), Some(Value::Cute(cute)) if matches!(cute.stored, Stored::Plain(AlgebraValue::SparseType(..)))),
    ),
    ("is_subbyte", |state, t| algebra::bits_of(&state.types, Some(&Value::Type(t))).is_some_and(|bits| bits < 8)),
    ("is_layout", |state, t| is_cute(state, t, |t| matches!(t, Tree::Layout(_) | Tree::Composed(_)))),
    ("is_scaled_basis", |state, t| is_cute(state, t, |t| matches!(t, Tree::Basis(_)))),
    ("is_composed_layout", |state, t| is_cute(state, t, |t| matches!(t, Tree::Composed(_)))),
    ("is_tensor", |state, t| is_cute(state, t, |t| matches!(t, Tree::Tensor(_)))),
    ("is_gmem", |state, t| space(state, t) == Some(Space::Gmem)),
    ("is_smem", |state, t| space(state, t) == Some(Space::Smem)),
    ("is_rmem", |state, t| {
        let of_tmem = of(state, t).is_some_and(|v| cute::tensor_memory_element(state, &v).is_some());
        !of_tmem && !matches!(space(state, t), Some(Space::Gmem | Space::Smem))
    }),
];

/// Whether a trait called `name` has a value.
pub fn is_value(name: &str) -> bool {
    let plain = name.strip_prefix("is_trivially_").or_else(|| name.strip_prefix("is_nothrow_"));
    let is_special = |rest: &str| SPECIAL.contains(&rest) || matches!(rest, "constructible" | "assignable");
    VALUES.contains(&name)
        || TESTS.iter().any(|(of, _)| *of == name)
        || plain.is_some_and(|rest| is_special(rest) || matches!(rest, "swappable" | "swappable_with" | "convertible"))
        || name.strip_prefix("is_").is_some_and(is_special)
}

/// What a trait called `name` says of its arguments, `None` where there is none.
pub fn value_of(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    if let Some((_, test)) = TESTS.iter().find(|(of, _)| *of == name) {
        let t = type_arg(state, templates, 0)?;
        return Ok(Some(fixed_truth(test(state, t))));
    }
    match of_several(state, name, templates)? {
        Some(v) => Ok(Some(v)),
        None => measured(state, name, templates),
    }
}

/// Traits of several arguments, or of one that may be a value.
fn of_several(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    let mut ty = |i: usize| type_arg(state, templates, i);
    Ok(Some(match name {
        "is_same" => {
            let (a, b) = (ty(0)?, ty(1)?);
            fixed_truth(a == b)
        }
        "is_any_of" | "is_one_of" => {
            let first = ty(0)?;
            let mut found = false;
            for i in 1..templates.len() {
                found |= ty(i)? == first;
            }
            fixed_truth(found)
        }
        "is_constant" => match templates {
            [wanted, _] => {
                let t = ty(1)?;
                let wanted = integer(state, wanted)?;
                fixed_truth(matches!(of(state, t), Some(Value::Static(_, x, _)) if wanted == x))
            }
            _ => return Ok(None),
        },
        "is_congruent" | "is_weakly_congruent" | "is_compatible" => {
            let (a, b) = (ty(0)?, ty(1)?);
            let operands = [crate::cxx::convert::default_of(state, a)?, crate::cxx::convert::default_of(state, b)?];
            match cute::call(state, &name["is_".len()..], &[], &operands)? {
                Some(v) => fixed_truth(integer(state, &v)? != 0),
                None => return Ok(None),
            }
        }
        "has_underscore" | "all_underscore" => {
            let of = ty(0)?;
            let v = crate::cxx::convert::default_of(state, of)?;
            let found = cute::call(state, name, &[], &[v])?;
            fixed_truth(found.is_some_and(|v| matches!(v, Value::Static(_, 1, _) | Value::Int(_, 1))))
        }
        "bool_constant" => fixed_truth(integer(state, super::arg(templates, 0)?)? != 0),
        "has_unique_object_representations" => {
            let t = ty(0)?;
            fixed_truth(match state.types.get(state.types.without_const(t)) {
                Type::Int(_) | Type::Enum(..) | Type::Pointer(Space::Raw, _) => true,
                Type::Float(_) | Type::Void | Type::Reference(_) | Type::Forwarding(_) => false,
                _ => {
                    return Err(Fault::new(
                        FaultKind::Unsupported,
                        format_args!("`{name}` of `{}` is not known here", state.types.name(t)),
                    ));
                }
            })
        }
        _ => return Ok(None),
    }))
}

/// Traits that count: sizes, ranks, extents.
fn measured(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    let mut ty = |i: usize| type_arg(state, templates, i);
    Ok(Some(match name {
        "tuple_size" => {
            let t = ty(0)?;
            match made_types::element_types(state, t)?.filter(|_| !state.types.has_own_length(t) && made_types::is_tuple_type(state, t)) {
                Some(types) => size(types.len() as i64),
                None => return Err(Fault::ill_formed("`tuple_size` of what is no tuple")),
            }
        }
        "std_rank" => {
            let (mut rank, mut of) = (0, ty(0)?);
            while let Type::Array(next, _) = state.types.get(of) {
                rank += 1;
                of = *next;
            }
            size(rank)
        }
        "rank" | "depth" | "size" | "cosize" => {
            let t = ty(0)?;
            if name == "rank" && matches!(state.types.get(t), Type::Array(..)) {
                return measured(state, "std_rank", templates);
            }
            let v = crate::cxx::convert::default_of(state, state.types.strip(t))?;
            match cute::call(state, name, &templates[1..], &[v])? {
                // In value mode a deduced type has kept its values; a spelled `int` has none and stands as 0.
                Some(Value::Int(..)) if state.options.mode == Mode::Cxx || has_unknown(state, t) => {
                    return Err(Fault::ill_formed(format_args!("the type does not say its `{name}`: it is known at run time")));
                }
                Some(v) => v,
                None => return Ok(None),
            }
        }
        "sizeof_bits" => {
            let t = ty(0)?;
            if let Some((bits, _)) = state.types.sparse_bits(t) {
                return Ok(Some(Value::Static(Integer::Int, bits.into(), false)));
            }
            match algebra::bits_of(&state.types, Some(&Value::Type(state.types.without_const(t)))) {
                Some(bits) => number(bits),
                None => return Err(Fault::ill_formed(format_args!("`{}` has no size", state.types.name(t)))),
            }
        }
        "sizeof_bytes" => {
            let t = ty(0)?;
            match state.types.size_of(t) {
                Some(bytes) => number(bytes),
                None => return Err(Fault::ill_formed(format_args!("`{}` has no size", state.types.name(t)))),
            }
        }
        "alignment_of" => {
            let t = ty(0)?;
            match state.types.align_of(t) {
                Some(bytes) => size(bytes),
                None => return Err(Fault::ill_formed(format_args!("`{}` has no alignment", state.types.name(t)))),
            }
        }
        "extent" => {
            let mut t = ty(0)?;
            let mode = templates.get(1).map_or(Ok(0), |v| integer(state, v))?;
            for _ in 0..mode.clamp(0, 64) {
                t = match state.types.get(t) {
                    Type::Array(of, _) => *of,
                    _ => Types::VOID,
                };
            }
            size(match state.types.get(t) {
                Type::Array(_, Some(n)) => *n,
                _ => 0,
            })
        }
        _ => return Ok(None),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traits_say_what_types_are() {
        let mut state = State::default();
        let reference = state.types.intern(Type::Reference(Types::INT));
        let said = |state: &mut State, name: &str, templates: &[Value]| match value_of(state, name, templates).unwrap().unwrap() {
            Value::Static(_, x, _) => x,
            _ => -1,
        };
        assert_eq!(said(&mut state, "is_same", &[Value::Type(Types::INT), Value::Type(Types::INT)]), 1);
        assert_eq!(said(&mut state, "is_same", &[Value::Type(Types::INT), Value::Type(reference)]), 0);
        assert_eq!(said(&mut state, "sizeof_bits", &[Value::Type(Types::DOUBLE)]), 64);
        let four = state.types.intern(Type::Of(Value::Static(Integer::Int, 4, false)));
        assert_eq!(said(&mut state, "is_constant", &[Value::Static(Integer::Int, 4, false), Value::Type(four)]), 1);
        assert_eq!(said(&mut state, "is_static", &[Value::Type(four)]), 1);
        assert_eq!(said(&mut state, "is_static", &[Value::Type(Types::INT)]), 0);
        let chosen = made_types::type_of(
            &mut state,
            "conditional",
            &[Value::Static(Integer::Bool, 0, false), Value::Type(Types::INT), Value::Type(Types::FLOAT)],
        );
        assert_eq!(chosen.unwrap(), Some(Types::FLOAT));
        assert!(made_types::type_of(&mut state, "enable_if", &[Value::Int(Integer::Bool, 0)]).is_err());
    }
}
