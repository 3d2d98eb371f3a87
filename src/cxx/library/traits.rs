//! Type traits: `is_same_v<A, B>`, `conditional_t<…>`, `tuple_size_v<T>`, ….

use super::{Native, fixed_truth, integer, tuples, type_arg};
use crate::algebra::tensor::Space;
use crate::algebra::{Mode, Tree};
use crate::cxx::cute;
use crate::cxx::types::Types;
use crate::cxx::types::algebra;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, V};
use crate::cxx::world::World;
use crate::value::Value;
use crate::value::stored::Stored;

/// The traits that make a type.
pub const TYPES: &[&str] = &[
    "remove_reference",
    "remove_const",
    "remove_cv",
    "remove_cvref",
    "remove_volatile",
    "decay",
    "remove_pointer",
    "remove_extent",
    "add_const",
    "add_pointer",
    "add_lvalue_reference",
    "add_rvalue_reference",
    "conditional",
    "enable_if",
    "tuple_element",
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
];

/// The traits that have a value and are no tests of one type.
const VALUES: &[&str] = &[
    "is_same",
    "is_any_of",
    "is_one_of",
    "is_standard_layout",
    "is_trivially_copyable",
    "is_trivial",
    "is_default_constructible",
    "is_copy_constructible",
    "is_trivially_default_constructible",
    "is_constructible",
    "is_constant",
    "array",
    "is_congruent",
    "is_weakly_congruent",
    "is_compatible",
    "is_convertible",
    "tuple_size",
    "rank",
    "depth",
    "size",
    "cosize",
    "sizeof_bits",
    "sizeof_bytes",
    "alignment_of",
    "extent",
    "conjunction",
    "disjunction",
    "negation",
    "bool_constant",
    "has_unique_object_representations",
];

/// A number that a trait has as its value.
fn number(x: i64) -> V {
    V::Static(Integer::Int, x)
}

fn size(x: i64) -> V {
    V::Static(Integer::ULong, x)
}

/// The value of which `ty` is the type, where it is one of the algebra.
fn of(world: &World, ty: TypeId) -> Option<V> {
    match world.types.get(world.types.strip(ty)) {
        Type::Of(v) => Some(v.clone()),
        _ => None,
    }
}

fn is_cute(world: &mut World, ty: TypeId, test: fn(Tree) -> bool) -> bool {
    match of(world, ty) {
        Some(v @ V::Cute(_)) => cute::with_tree(world, &v, |_, _, t| Ok(test(t))).unwrap_or(false),
        _ => false,
    }
}

/// Whether a run-time integer of the type has no value: a spelled `int` stands as a run-time 0.
fn has_unknown(world: &mut World, ty: TypeId) -> bool {
    let unknown = |t: Tree| t.any_leaf(&|leaf| matches!(leaf, Tree::Int(i) if !i.is_static && i.value == 0));
    match of(world, ty) {
        Some(v @ V::Cute(_)) => cute::with_tree(world, &v, |_, _, t| {
            Ok(match t {
                Tree::Layout(l) => unknown(l.shape) || unknown(l.stride),
                t => unknown(t),
            })
        })
        .unwrap_or(false),
        _ => false,
    }
}

fn space(world: &mut World, ty: TypeId) -> Option<Space> {
    match world.types.get(world.types.strip(ty)).clone() {
        Type::Pointer(space, _) => Some(space),
        Type::Of(v) => cute::pointer(world, &v).map(|p| p.space),
        // the engine of a tensor that has memory of its own, and that of one that looks at other memory
        Type::Library(name, _) if &*name == "array" => Some(Space::Raw),
        Type::Library(name, args) if &*name == "ViewEngine" => match args.first() {
            Some(V::Type(iterator)) => space(world, *iterator),
            _ => None,
        },
        _ => None,
    }
}

fn is_integral(world: &World, ty: TypeId) -> bool {
    matches!(world.types.get(world.types.without_const(ty)), Type::Int(_))
}

fn is_floating(world: &World, ty: TypeId) -> bool {
    use crate::cxx::value::Floating;
    matches!(world.types.get(world.types.without_const(ty)), Type::Float(Floating::Float | Floating::Double | Floating::LongDouble))
}

/// Whether a type of numbers has negative ones.
fn is_signed(world: &World, ty: TypeId) -> Option<bool> {
    match world.types.get(world.types.without_const(ty)) {
        Type::Int(kind) => Some(kind.is_signed()),
        Type::Float(_) => Some(true),
        _ => None,
    }
}

/// CuTe's `is_integral`, which compile-time integers are too.
fn is_cute_integral(world: &World, ty: TypeId) -> bool {
    is_integral(world, ty) || matches!(world.types.get(world.types.strip(ty)), Type::Of(V::Static(..)))
}

/// What is asked of one type.
type Test = fn(&mut World, TypeId) -> bool;

/// The traits that ask one type something.
const TESTS: &[(&str, Test)] = &[
    ("is_void", |world, t| world.types.without_const(t) == Types::VOID),
    ("is_integral", |world, t| is_cute_integral(world, t)),
    ("is_std_integral", |world, t| is_integral(world, t)),
    ("is_floating_point", |world, t| is_floating(world, t)),
    ("is_arithmetic", |world, t| is_integral(world, t) || is_floating(world, t)),
    ("is_unsigned", |world, t| is_signed(world, t) == Some(false)),
    ("is_signed", |world, t| is_signed(world, t) == Some(true)),
    ("is_pointer", |world, t| matches!(world.types.get(world.types.without_const(t)), Type::Pointer(Space::Raw, _))),
    ("is_reference", |world, t| matches!(world.types.get(t), Type::Reference(_) | Type::Forwarding(_))),
    ("is_lvalue_reference", |world, t| matches!(world.types.get(t), Type::Reference(_))),
    ("is_rvalue_reference", |world, t| matches!(world.types.get(t), Type::Forwarding(_))),
    ("is_const", |world, t| matches!(world.types.get(t), Type::Const(_))),
    ("is_array", |world, t| matches!(world.types.get(t), Type::Array(..))),
    ("is_enum", |world, t| matches!(world.types.get(t), Type::Enum(..))),
    ("is_class", |world, t| match world.types.get(world.types.without_const(t)) {
        Type::Class(class) => !world.types.classes.get(class.0 as usize).is_some_and(|c| c.is_union),
        Type::Of(_) | Type::Library(..) | Type::Closure(_) => true,
        _ => false,
    }),
    ("is_empty", |world, t| match world.types.get(t) {
        Type::Class(class) => world.types.classes.get(class.0 as usize).is_some_and(|c| c.empty),
        Type::Of(v) => algebra::size_of(&world.types, v).0 == 0,
        _ => false,
    }),
    ("is_static", |world, t| match of(world, t) {
        Some(v) => algebra::size_of(&world.types, &v).0 == 0,
        None => match world.types.get(world.types.strip(t)) {
            Type::Class(class) => world.types.classes.get(class.0 as usize).is_some_and(|c| c.empty),
            _ => false,
        },
    }),
    ("is_underscore", |world, t| matches!(of(world, t), Some(V::Underscore))),
    ("is_tuple", |world, t| match world.types.get(world.types.strip(t)) {
        Type::Of(V::Tuple(_)) => true,
        Type::Library(name, _) => &**name == "array",
        _ => false,
    }),
    ("is_sparse", |world, t| matches!(of(world, t), Some(V::Cute(cute)) if matches!(cute.stored, Stored::Plain(Value::SparseType(..))))),
    ("is_subbyte", |world, t| algebra::bits_of(&world.types, Some(&V::Type(world.types.without_const(t)))).is_some_and(|bits| bits < 8)),
    ("is_layout", |world, t| is_cute(world, t, |t| matches!(t, Tree::Layout(_) | Tree::Composed(_)))),
    ("is_composed_layout", |world, t| is_cute(world, t, |t| matches!(t, Tree::Composed(_)))),
    ("is_tensor", |world, t| is_cute(world, t, |t| matches!(t, Tree::Tensor(_)))),
    ("is_gmem", |world, t| space(world, t) == Some(Space::Gmem)),
    ("is_smem", |world, t| space(world, t) == Some(Space::Smem)),
    ("is_rmem", |world, t| space(world, t) == Some(Space::Raw)),
];

/// Whether a trait called `name` has a value.
pub fn is_value(name: &str) -> bool {
    VALUES.contains(&name) || TESTS.iter().any(|(of, _)| *of == name)
}

/// What a trait called `name` says of its arguments, `None` where there is none.
pub fn value_of(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<V>> {
    if let Some((_, test)) = TESTS.iter().find(|(of, _)| *of == name) {
        let t = type_arg(world, templates, 0)?;
        return Ok(Some(fixed_truth(test(world, t))));
    }
    match of_several(world, name, templates)? {
        Some(v) => Ok(Some(v)),
        None => measured(world, name, templates),
    }
}

/// Traits of several arguments, or of one that may be a value.
fn of_several(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<V>> {
    let mut ty = |i: usize| type_arg(world, templates, i);
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
            [V::Type(t), ..] | [_, V::Type(t)] => {
                let v = of(world, *t);
                let wanted = match templates {
                    [first, V::Type(_)] if !matches!(first, V::Type(_)) => Some(integer(world, first)?),
                    _ => None,
                };
                fixed_truth(matches!(v, Some(V::Static(_, x)) if wanted.is_none_or(|w| w == x)))
            }
            _ => return Ok(None),
        },
        "is_congruent" | "is_weakly_congruent" | "is_compatible" => {
            let (a, b) = (ty(0)?, ty(1)?);
            let operands = [crate::cxx::convert::default_of(world, a)?, crate::cxx::convert::default_of(world, b)?];
            match cute::call(world, &name["is_".len()..], &[], &operands)? {
                Some(v) => fixed_truth(integer(world, &v)? != 0),
                None => return Ok(None),
            }
        }
        "conjunction" | "disjunction" | "negation" => {
            let mut truths = Vec::new();
            for t in templates {
                truths.push(integer(world, t)? != 0);
            }
            fixed_truth(match name {
                "conjunction" => truths.iter().all(|t| *t),
                "disjunction" => truths.iter().any(|t| *t),
                _ => !truths.first().copied().unwrap_or(false),
            })
        }
        "bool_constant" => fixed_truth(integer(world, super::arg(templates, 0)?)? != 0),
        "has_unique_object_representations" => {
            let t = ty(0)?;
            fixed_truth(match world.types.get(world.types.without_const(t)) {
                Type::Int(_) | Type::Enum(..) | Type::Pointer(Space::Raw, _) => true,
                Type::Float(_) | Type::Void | Type::Reference(_) | Type::Forwarding(_) => false,
                _ => return Err(Fault::new(FaultKind::Unsupported, format!("`{name}` of `{}` is not known here", world.types.name(t)))),
            })
        }
        _ => return Ok(None),
    }))
}

/// Traits that count: sizes, ranks, extents.
fn measured(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<V>> {
    let mut ty = |i: usize| type_arg(world, templates, i);
    Ok(Some(match name {
        "tuple_size" => {
            let t = ty(0)?;
            let v = crate::cxx::convert::default_of(world, t)?;
            match tuples::items(world, &v)? {
                Some(items) => size(items.len() as i64),
                None => return Err(Fault::ill("`tuple_size` of what is no tuple")),
            }
        }
        "rank" | "depth" | "size" | "cosize" => {
            let t = ty(0)?;
            if name == "rank"
                && let Type::Array(of, _) = world.types.get(t)
            {
                let mut rank = 1;
                let mut of = *of;
                while let Type::Array(next, _) = world.types.get(of) {
                    rank += 1;
                    of = *next;
                }
                return Ok(Some(size(rank)));
            }
            let v = crate::cxx::convert::default_of(world, t)?;
            match cute::call(world, name, &templates[1..], &[v])? {
                // In value mode a deduced type has kept its values; a spelled `int` has none and stands as 0.
                Some(V::Int(..)) if world.options.mode == Mode::Cxx || has_unknown(world, t) => {
                    return Err(Fault::ill(format!("the type does not say its `{name}`: it is known at run time")));
                }
                Some(v) => v,
                None => return Ok(None),
            }
        }
        "sizeof_bits" => {
            let t = ty(0)?;
            if world.types.strip(t) == Types::BOOL {
                return Ok(Some(number(1)));
            }
            match algebra::bits_of(&world.types, Some(&V::Type(world.types.without_const(t)))) {
                Some(bits) => number(bits),
                None => return Err(Fault::ill(format!("`{}` has no size", world.types.name(t)))),
            }
        }
        "sizeof_bytes" => {
            let t = ty(0)?;
            match world.types.size_of(t) {
                Some(bytes) => number(bytes),
                None => return Err(Fault::ill(format!("`{}` has no size", world.types.name(t)))),
            }
        }
        "alignment_of" => {
            let t = ty(0)?;
            match world.types.align_of(t) {
                Some(bytes) => size(bytes),
                None => return Err(Fault::ill(format!("`{}` has no alignment", world.types.name(t)))),
            }
        }
        "extent" => {
            let mut t = ty(0)?;
            let mode = templates.get(1).map_or(Ok(0), |v| integer(world, v))?;
            for _ in 0..mode.clamp(0, 64) {
                t = match world.types.get(t) {
                    Type::Array(of, _) => *of,
                    _ => Types::VOID,
                };
            }
            size(match world.types.get(t) {
                Type::Array(_, Some(n)) => *n,
                _ => 0,
            })
        }
        _ => return Ok(None),
    }))
}

/// The type that a trait called `name` makes of its arguments, `None` where there is none.
pub fn type_of(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    if !TYPES.contains(&name) {
        return Ok(None);
    }
    let numeric = |world: &World| match templates.first() {
        Some(v) => integer(world, v),
        None => Err(Fault::ill(format!("`{name}` needs template arguments"))),
    };
    Ok(Some(match name {
        "conditional" => {
            let chosen = if numeric(world)? != 0 { 1 } else { 2 };
            type_arg(world, templates, chosen)?
        }
        "enable_if" => match (numeric(world)? != 0, templates.len()) {
            (false, _) => return Err(Fault::new(FaultKind::Ill, "`enable_if` of a condition that does not hold")),
            (true, 1) => Types::VOID,
            (true, _) => type_arg(world, templates, 1)?,
        },
        "tuple_element" => {
            let i = numeric(world)?;
            let ty = type_arg(world, templates, 1)?;
            let v = crate::cxx::convert::default_of(world, ty)?;
            let items = tuples::items(world, &v)?.unwrap_or_default();
            match usize::try_from(i).ok().and_then(|i| items.get(i)) {
                Some(V::Type(ty)) => *ty,
                Some(v) => {
                    let v = v.clone();
                    world.type_of(&v)
                }
                None => return Err(Fault::ill(format!("`tuple_element` {i} of a tuple of {} elements", items.len()))),
            }
        }
        "void_t" => Types::VOID,
        "uint_byte" | "uint_bit" | "int_bit" | "int_byte" => {
            let bits = numeric(world)? * if name.ends_with("byte") { 8 } else { 1 };
            let text = format!("{}{bits}_t", if name.starts_with("uint") { "uint" } else { "int" });
            world.types.element(&text).ok_or_else(|| Fault::ill(format!("there is no integer of {bits} bits")))?
        }
        _ => changed(world, name, templates)?,
    }))
}

/// The traits that make a type of one type.
fn changed(world: &mut World, name: &str, templates: &[V]) -> Outcome<TypeId> {
    let ty = type_arg(world, templates, 0)?;
    let types = &mut world.types;
    let bare = types.without_reference(ty);
    Ok(match name {
        "remove_reference" => bare,
        "remove_const" | "remove_cv" => types.without_const(ty),
        "remove_cvref" => types.without_const(bare),
        "decay" => match types.get(types.without_const(bare)).clone() {
            Type::Array(of, _) => types.intern(Type::Pointer(Space::Raw, of)),
            _ => types.without_const(bare),
        },
        "remove_pointer" | "iter_value" | "iter_reference" => match types.get(types.without_const(ty)) {
            Type::Pointer(_, of) => {
                let of = *of;
                match name {
                    "iter_value" => types.without_const(of),
                    "iter_reference" => types.intern(Type::Reference(of)),
                    _ => of,
                }
            }
            _ => ty,
        },
        "remove_extent" => match types.get(ty) {
            Type::Array(of, _) => *of,
            _ => ty,
        },
        "add_const" => types.intern(Type::Const(ty)),
        "add_pointer" => types.intern(Type::Pointer(Space::Raw, bare)),
        "add_lvalue_reference" => types.intern(Type::Reference(ty)),
        "add_rvalue_reference" => types.intern(Type::Forwarding(ty)),
        "make_signed" | "make_unsigned" => match types.get(types.without_const(ty)) {
            Type::Int(kind) => kind.with_sign(name == "make_signed").id(),
            _ => return Err(Fault::ill(format!("`{name}` takes an integer type"))),
        },
        "underlying_type" => match types.get(types.without_const(ty)) {
            Type::Enum(_, _, kind) => kind.id(),
            _ => return Err(Fault::ill("`underlying_type` takes an enumeration")),
        },
        "common_type" if templates.len() > 1 => {
            let other = type_arg(world, templates, 1)?;
            let (a, b) = (crate::cxx::convert::default_of(world, ty)?, crate::cxx::convert::default_of(world, other)?);
            let sum = crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Add, &a, &b)?;
            if ty == other { ty } else { world.type_of(&sum) }
        }
        _ => ty,
    })
}

/// Traits that are called with values: `is_tuple(x)`.
pub const NATIVES: &[(&str, Native)] = &[("declval", |world, templates, _| {
    let ty = type_arg(world, templates, 0)?;
    let ty = world.types.strip(ty);
    crate::cxx::convert::default_of(world, ty)
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traits_say_what_types_are() {
        let mut world = World::default();
        let reference = world.types.intern(Type::Reference(Types::INT));
        let said = |world: &mut World, name: &str, templates: &[V]| match value_of(world, name, templates).unwrap().unwrap() {
            V::Static(_, x) => x,
            _ => -1,
        };
        assert_eq!(said(&mut world, "is_same", &[V::Type(Types::INT), V::Type(Types::INT)]), 1);
        assert_eq!(said(&mut world, "is_same", &[V::Type(Types::INT), V::Type(reference)]), 0);
        assert_eq!(said(&mut world, "sizeof_bits", &[V::Type(Types::DOUBLE)]), 64);
        let four = world.types.intern(Type::Of(V::Static(Integer::Int, 4)));
        assert_eq!(said(&mut world, "is_constant", &[V::Static(Integer::Int, 4), V::Type(four)]), 1);
        assert_eq!(said(&mut world, "is_static", &[V::Type(four)]), 1);
        assert_eq!(said(&mut world, "is_static", &[V::Type(Types::INT)]), 0);
        let chosen = type_of(&mut world, "conditional", &[V::Static(Integer::Bool, 0), V::Type(Types::INT), V::Type(Types::FLOAT)]);
        assert_eq!(chosen.unwrap(), Some(Types::FLOAT));
        assert!(type_of(&mut world, "enable_if", &[V::Int(Integer::Bool, 0)]).is_err());
    }
}
