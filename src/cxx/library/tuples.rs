//! Tuples and pairs: what makes them and what takes them apart, whatever their elements.

use super::{Native, arg, integer};
use crate::cxx::cute;
use crate::cxx::types::algebra;
use crate::cxx::value::{Fault, Integer, Outcome, Type, V};
use crate::cxx::world::World;
use crate::cxx::world::characters;
use std::rc::Rc;

/// The elements of a tuple-like value, `None` where it is a leaf.
pub fn items(world: &mut World, v: &V) -> Outcome<Option<Vec<V>>> {
    Ok(Some(match world.value(v)? {
        V::Tuple(items) => items.to_vec(),
        V::Array(array) => {
            let n = world.length(&array);
            (0..n).map(|i| world.load(&world.element(&array, i)?)).collect::<Outcome<_>>()?
        }
        V::Type(ty) => match world.types.get(ty).clone() {
            Type::Of(v) => return items(world, &v),
            _ => return Ok(None),
        },
        v @ V::Cute(_) => {
            let like = v.clone();
            let rank = cute::with_tree(world, &v, |world, cx, t| match t {
                crate::algebra::Tree::Arith(items) => {
                    items.iter().map(|t| cute::made(world, cx, *t, Some(&like))).collect::<Outcome<Vec<_>>>().map(Some)
                }
                crate::algebra::Tree::Layout(_) | crate::algebra::Tree::Composed(_) | crate::algebra::Tree::Tensor(_) => Ok(None),
                _ => Ok(None),
            });
            return rank;
        }
        _ => return Ok(None),
    }))
}

/// `get<i...>(t)`, a place where `t` is one.
fn get(world: &mut World, templates: &[V], args: &[V]) -> Outcome<V> {
    let mut at = arg(args, 0)?.clone();
    for (depth, t) in templates.iter().enumerate() {
        if let V::Type(ty) = t
            && !matches!(world.types.get(*ty), Type::Of(V::Static(..)))
        {
            return by_type(world, &at, *ty);
        }
        let i = integer(world, t)?;
        let place = world.place(&at);
        at = match world.value(&place)? {
            V::Tuple(items) => {
                let Some(item) = usize::try_from(i).ok().and_then(|i| items.get(i)) else {
                    return Err(Fault::ill(format!("`get<{i}>` of a tuple of {} elements", items.len())));
                };
                if World::is_place(item) {
                    item.clone()
                } else if World::is_place(&place) && !matches!(item, V::Object(_) | V::Array(_) | V::Text(_)) {
                    V::Element(i as u32, Rc::new(place))
                } else {
                    item.clone()
                }
            }
            V::Array(array) => world.element(&array, i)?,
            v => {
                return match cute::call(world, "get", &templates[depth..], &[v])? {
                    Some(v) => Ok(v),
                    None => Err(Fault::ill("`get` takes a tuple")),
                };
            }
        };
    }
    Ok(at)
}

/// `std::get<T>(t)`
fn by_type(world: &mut World, tuple: &V, ty: crate::cxx::value::TypeId) -> Outcome<V> {
    let items = items(world, tuple)?.unwrap_or_default();
    for (i, item) in items.into_iter().enumerate() {
        if world.type_of(&item) == ty {
            return get(world, &[V::Int(Integer::Int, i as i64)], std::slice::from_ref(tuple));
        }
    }
    Err(Fault::ill(format!("the tuple has no element of type `{}`", world.types.name(ty))))
}

fn tuple(items: Vec<V>) -> V {
    V::Tuple(Rc::new(items))
}

/// The values of arguments, each its own copy.
fn values(world: &mut World, args: &[V]) -> Outcome<Vec<V>> {
    let mut made = Vec::new();
    for a in args {
        let v = world.value(a)?;
        let v = match &v {
            V::Array(array) if matches!(world.types.get(array.ty), Type::Array(..)) => world.decayed(array),
            v => world.copy(v)?,
        };
        made.push(v);
    }
    Ok(made)
}

fn made(world: &mut World, _: &[V], args: &[V]) -> Outcome<V> {
    Ok(tuple(values(world, args)?))
}

/// `cute::tuple_cat`
fn joined(world: &mut World, args: &[V]) -> Outcome<V> {
    let mut all = Vec::new();
    for a in args {
        match items(world, a)? {
            Some(items) => all.extend(items),
            None => return Err(Fault::ill("`tuple_cat` takes tuples")),
        }
    }
    Ok(tuple(all))
}

/// A sequence of compile-time integers.
fn sequence(from: i64, to: i64) -> Outcome<V> {
    if to.saturating_sub(from) > 1 << 16 {
        return Err(Fault::new(crate::cxx::value::FaultKind::Limit, "a sequence of integers is too long"));
    }
    Ok(tuple((from..to).map(|i| V::Static(Integer::Int, i)).collect()))
}

/// `conditional_return(c, a, b)` and `conditional_return<c>(a, b)`.
fn conditional(world: &mut World, templates: &[V], args: &[V]) -> Outcome<V> {
    let (condition, a, b) = match (templates, args) {
        ([condition, ..], [a, b]) => (V::Static(Integer::Bool, i64::from(integer(world, condition)? != 0)), a, b),
        (_, [condition, a, b]) => (world.value(condition)?, a, b),
        _ => return Err(Fault::ill("`conditional_return` takes a condition and two values")),
    };
    let holds = crate::cxx::convert::truth(world, &condition)?;
    let chosen = world.value(if holds { a } else { b })?;
    if let V::Static(..) = condition {
        return Ok(chosen);
    }
    Ok(match (world.value(a)?, world.value(b)?) {
        (V::Static(_, x), V::Static(_, y)) if x == y => chosen,
        (V::Static(kind, x), V::Static(_, y)) => V::Int(kind, if holds { x } else { y }),
        (x, _) => {
            let ty = match x {
                V::Static(kind, _) => kind.id(),
                x => world.type_of(&x),
            };
            crate::cxx::convert::convert(world, chosen, ty, false)?
        }
    })
}

/// All truths joined by `||` where `any`, else by `&&`: known at compile time as CuTe's operators have it.
fn joined_truth(world: &mut World, args: &[V], any: bool) -> Outcome<V> {
    let mut fixed = true;
    let mut joined = !any;
    for a in args {
        let v = world.value(a)?;
        let holds = crate::cxx::convert::truth(world, &v)?;
        let is_static = matches!(v, V::Static(..));
        if is_static && holds == any {
            return Ok(super::fixed_truth(any));
        }
        fixed &= is_static;
        joined = if any { joined || holds } else { joined && holds };
    }
    Ok(if fixed { super::fixed_truth(joined) } else { super::truth(joined) })
}

/// Functions on tuples; those whose names start with `__` are for the prelude.
pub const NATIVES: &[(&str, Native)] = &[
    ("get", get),
    ("make_tuple", made),
    ("make_pair", made),
    ("pair", made),
    ("make_shape", made),
    ("make_stride", made),
    ("make_coord", made),
    ("make_step", made),
    ("make_tile", made),
    ("tie", |_, _, args| Ok(tuple(args.to_vec()))),
    ("forward_as_tuple", |_, _, args| Ok(tuple(args.to_vec()))),
    ("tuple_cat", |world, _, args| joined(world, args)),
    ("tuple_seq", |world, _, args| {
        let n = items(world, arg(args, 0)?)?.map_or(1, |i| i.len());
        sequence(0, n as i64)
    }),
    ("make_basis", |_, _, _| Err(Fault::ill("`make_basis` is not read"))),
    ("conditional_return", conditional),
    ("static_value", |_, templates, _| arg(templates, 0).cloned()),
    ("testing::InitGoogleTest", |_, _, _| Ok(V::Void)),
    ("RUN_ALL_TESTS", |_, _, _| Err(Fault::ill("the tests are run by `main` alone"))),
    // For the prelude.
    ("__hash", |world, _, args| {
        let v = world.value(arg(args, 0)?)?;
        let mut key = Vec::new();
        algebra::key(&v, &mut key);
        let hash = key.iter().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3));
        Ok(V::Int(Integer::ULong, hash as i64))
    }),
    ("__fail", |world, _, args| {
        let text = characters::bytes(world, arg(args, 0)?)?;
        Err(Fault::runtime(String::from_utf8_lossy(&text).into_owned()))
    }),
    ("__any", |world, _, args| joined_truth(world, args, true)),
    ("__all", |world, _, args| joined_truth(world, args, false)),
    ("__tail_seq", |world, _, args| {
        let n = items(world, arg(args, 0)?)?.map_or(1, |i| i.len());
        sequence(1, n as i64)
    }),
    ("__is_tuple", |world, _, args| {
        let is = items(world, arg(args, 0)?)?.is_some();
        Ok(super::fixed_truth(is))
    }),
    ("__rank", |world, _, args| {
        let n = items(world, arg(args, 0)?)?.map_or(1, |i| i.len());
        Ok(V::Int(Integer::Int, n as i64))
    }),
    ("__at", |world, _, args| {
        let i = integer(world, arg(args, 1)?)?;
        let place = arg(args, 0)?.clone();
        if items(world, &place)?.is_none() {
            return Ok(place);
        }
        get(world, &[V::Static(Integer::Int, i)], &[place])
    }),
    ("__tuple", made),
    ("__static", |world, _, args| Ok(V::Static(Integer::Int, integer(world, arg(args, 0)?)?))),
    ("__push", |world, _, args| {
        let mut all = items(world, arg(args, 0)?)?.unwrap_or_default();
        all.extend(values(world, &args[1..])?);
        Ok(tuple(all))
    }),
    ("__profile", |world, _, args| {
        let n = items(world, arg(args, 0)?)?.map_or(1, |i| i.len());
        Ok(V::Static(Integer::Int, n as i64))
    }),
];

/// A member of a pair.
pub fn field(world: &mut World, recv: &V, name: &str) -> Outcome<Option<V>> {
    let i = match name {
        "first" => 0,
        "second" => 1,
        _ => return Ok(None),
    };
    get(world, &[V::Static(Integer::Int, i)], std::slice::from_ref(recv)).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_of_a_variable_is_a_place() {
        let mut world = World::default();
        world.slots.push(tuple(vec![V::Int(Integer::Int, 1), V::Int(Integer::Int, 2)]));
        let at = get(&mut world, &[V::Static(Integer::Int, 1)], &[V::Slot(0)]).unwrap();
        world.store(&at, V::Int(Integer::Int, 9)).unwrap();
        let V::Tuple(items) = &world.slots[0] else { panic!() };
        assert!(matches!(items[..], [V::Int(_, 1), V::Int(_, 9)]));
        assert!(get(&mut world, &[V::Static(Integer::Int, 2)], &[V::Slot(0)]).is_err());
    }
}
