//! Tensors over memory: how they are made, their elements and their types.

use super::{Native, arg, containers, integer, type_arg};
use crate::algebra::Tree;
use crate::algebra::tensor::{Engine, Pointer, Space};
use crate::cxx::ast::BinaryOp;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Fault, Integer, Outcome, Type, TypeId, V};
use crate::cxx::world::World;
use crate::cxx::{arith, convert, cute};
use std::rc::Rc;

/// Reads or names the element at a coordinate.
pub fn at(world: &mut World, tensor: &V, coord: &[V]) -> Outcome<V> {
    cute::apply(world, tensor, coord)
}

/// How many elements a tensor has.
pub(super) fn size(world: &mut World, tensor: &V) -> Outcome<i64> {
    match cute::extents(world, tensor)? {
        Some(extents) => Ok(extents.iter().product()),
        None => Err(Fault::ill("an argument is no tensor")),
    }
}

pub(super) fn element(world: &mut World, tensor: &V, i: i64) -> Outcome<V> {
    at(world, tensor, &[V::Int(Integer::Int, i)])
}

/// The element type of a tensor.
pub fn element_type(world: &mut World, tensor: &V) -> Outcome<TypeId> {
    let v = world.value(tensor)?;
    if let Some(p) = cute::pointer(world, &v)
        && p.element != 0
    {
        return Ok(world.types.of_values(TypeId(p.element)));
    }
    if cute::extents(world, &v)?.is_none() {
        return Err(Fault::ill("an argument is no tensor"));
    }
    // accumulators in tensor memory are numbers of the width of their elements
    if let Some(width) = cute::tensor_memory_bits(world, &v) {
        let name = match width {
            64 => "double",
            32 => "float",
            16 => "half_t",
            _ => "uint8_t",
        };
        return world.types.element(name).ok_or_else(|| Fault::ill("an argument is no tensor"));
    }
    let first = element(world, &v, 0)?;
    Ok(world.type_of(&first))
}

/// The pointer that an argument is, in a space.
fn tagged(world: &mut World, v: &V, space: Space, element: Option<TypeId>) -> Outcome<Option<V>> {
    let objects = |world: &mut World, array: &Rc<Array>, i: u32| -> Outcome<Option<V>> {
        let first = world.into_bytes(array)?;
        let step = world.types.access_bits(array.element).unwrap_or(8) as i64;
        let at = |first: i64| first.wrapping_add(i64::from(i).wrapping_mul(step));
        Ok(first.map(|first| V::Pointer { space: Space::Raw, element: array.element, address: at(first) }))
    };
    let v = match world.value(v)? {
        V::Array(array) => match objects(world, &array, 0)? {
            Some(v) => v,
            None => world.decayed(&array),
        },
        V::AddressOf(place) => match &*place {
            V::Array(array) => world.decayed(array),
            V::Cell(i, array) => match objects(world, array, *i)? {
                Some(v) => v,
                None => V::AddressOf(place),
            },
            V::Memory(element, address) => V::Pointer { space: Space::Raw, element: *element, address: *address },
            _ => V::AddressOf(place),
        },
        v => v,
    };
    Ok(match v {
        V::Pointer { element: of, address, .. } => Some(V::Pointer { space, element: element.unwrap_or(of), address }),
        V::Null => Some(V::Pointer { space, element: element.unwrap_or(Types::CHAR), address: 0 }),
        V::Int(_, x) if element.is_some() => {
            Some(V::Pointer { space, element: element.unwrap_or(Types::CHAR), address: x.wrapping_shl(3) })
        }
        _ => None,
    })
}

/// `make_gmem_ptr` and its relatives.
fn pointer(world: &mut World, templates: &[V], args: &[V], space: Space, name: &str) -> Outcome<V> {
    let element = if templates.is_empty() { None } else { Some(type_arg(world, templates, 0)?) };
    if let Some(v) = args.first()
        && let Some(made) = tagged(world, v, space, element)?
    {
        return Ok(made);
    }
    match cute::call(world, name, templates, args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill("an argument is no pointer")),
    }
}

/// The layout that follows an iterator in `make_tensor`.
fn layout(world: &mut World, args: &[V]) -> Outcome<V> {
    if let [only] = args {
        let v = world.value(only)?;
        let is_layout = cute::with_tree(world, &v, |_, _, t| Ok(matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))));
        if is_layout.unwrap_or(false) {
            return Ok(v);
        }
    }
    match cute::call(world, "make_layout", &[], args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill("`make_tensor` takes an iterator and a layout")),
    }
}

/// `make_tensor<T>(layout)`
fn owner(world: &mut World, element: TypeId, layout: &V) -> Outcome<V> {
    cute::with_tree(world, layout, |world, cx, t| {
        let t = match t {
            Tree::Tensor(tensor) => tensor.layout,
            t => t,
        };
        cute::owner(world, cx, t, element)
    })
}

/// `make_tensor(iterator, layout)`, `make_tensor<T>(layout)`
pub(super) fn make_tensor(world: &mut World, templates: &[V], args: &[V]) -> Outcome<V> {
    let first = world.value(arg(args, 0)?)?;
    if let (Some(_), false) = (templates.first(), matches!(first, V::Pointer { .. })) {
        let element = type_arg(world, templates, 0)?;
        // `UMMA::tmem_frg_1sm<float>`: a fragment with a layout of its own.
        if let (Type::Of(V::Cute(_)), [_]) = (world.types.get(element), args)
            && let Some(v) = cute::call(world, "make_tensor", templates, args)?
        {
            return Ok(v);
        }
        if !matches!(world.types.get(element), Type::Pointer(..) | Type::Of(_)) {
            let layout = layout(world, args)?;
            return owner(world, element, &layout);
        }
    }
    let iterator = match tagged(world, &first, Space::Raw, None)? {
        Some(V::Pointer { element, address, .. }) => match first {
            V::Pointer { .. } => first,
            _ => V::Pointer { space: Space::Raw, element, address },
        },
        _ => first,
    };
    if args.len() < 2 {
        return Err(Fault::ill("`make_tensor` takes an iterator and a layout, or `make_tensor<T>(layout)`"));
    }
    let layout = layout(world, &args[1..])?;
    match cute::call(world, "make_tensor", &[], &[iterator, layout])? {
        Some(v) => Ok(v),
        None => Err(Fault::ill("`make_tensor` takes an iterator and a layout")),
    }
}

/// `make_tensor_like` and `make_fragment_like`: registers with the layout that a row of the registry makes.
fn like(world: &mut World, templates: &[V], args: &[V], row: &str) -> Outcome<V> {
    let v = world.value(arg(args, 0)?)?;
    let is_tensor = cute::extents(world, &v)?.is_some();
    let element = match templates.first() {
        Some(_) => Some(type_arg(world, templates, 0)?),
        None if is_tensor => Some(element_type(world, &v)?),
        None => None,
    };
    let layout = if is_tensor { call(world, "layout", &[v])? } else { v };
    let layout = call(world, row, &[layout])?;
    match element {
        Some(element) => owner(world, element, &layout),
        None => Ok(layout),
    }
}

fn call(world: &mut World, name: &str, args: &[V]) -> Outcome<V> {
    match cute::call(world, name, &[], args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill(format!("there is no function `{name}`"))),
    }
}

/// `recast<T>(tensor)`: the same memory in elements of another size.
fn recast(world: &mut World, templates: &[V], args: &[V]) -> Outcome<V> {
    let new = type_arg(world, templates, 0)?;
    let tensor = world.value(arg(args, 0)?)?;
    let Some(old) = cute::pointer(world, &tensor) else {
        return Err(Fault::ill("`recast` takes a tensor over memory"));
    };
    let bits = world.types.access_bits(world.types.without_const(new)).and_then(|bits| u32::try_from(bits).ok());
    let bits = bits.ok_or_else(|| Fault::ill("`recast` to a type without a size"))?;
    if old.element == new.0 {
        return Ok(tensor);
    }
    let layout = call(world, "layout", std::slice::from_ref(&tensor))?;
    let sizes = [V::Static(Integer::Int, old.element_bits.into()), V::Static(Integer::Int, bits.into())];
    let layout = match cute::call(world, "recast_layout", &sizes, &[layout])? {
        Some(v) => v,
        None => return Err(Fault::ill("`recast` has no layout")),
    };
    cute::with_tree(world, &layout, |world, cx, t| {
        let engine = Engine::Pointer(Pointer { element_bits: bits, element: new.0, ..old });
        cute::made(world, cx, cx.tensor(engine, t), Some(&tensor))
    })
}

/// The tensor of the same memory without its swizzle and its tag.
fn untagged(world: &mut World, v: &V) -> Outcome<V> {
    let v = world.value(v)?;
    match tagged(world, &v, Space::Raw, None)? {
        Some(v) => Ok(v),
        None => match cute::pointer(world, &v) {
            Some(p) if p.element != 0 => Ok(V::Pointer { space: Space::Raw, element: TypeId(p.element), address: p.address }),
            _ => Ok(v),
        },
    }
}

/// `Engine` of a tensor: who owns the memory, and what lies there.
pub(super) fn engine_type(world: &mut World, v: &V) -> Outcome<TypeId> {
    if let V::Cute(cute) = v
        && cute.owns
    {
        let element = element_type(world, v)?;
        let n = match cute::call(world, "layout", &[], std::slice::from_ref(v))? {
            Some(layout) => cute::call(world, "cosize", &[], &[layout])?,
            None => None,
        };
        let n = n.map_or(Ok(0), |n| integer(world, &n))?;
        return Ok(containers::type_of(world, "array", element, Some(n)));
    }
    let iterator = match cute::call(world, "data", &[], std::slice::from_ref(v))? {
        Some(iterator) => world.type_of(&iterator),
        None => Types::VOID,
    };
    Ok(world.types.intern(Type::Library("ViewEngine".into(), vec![V::Type(iterator)])))
}

/// The type of a value, as a value.
pub(super) fn type_value(world: &mut World, v: V) -> V {
    V::Type(world.type_of(&v))
}

/// Functions on tensors.
pub const NATIVES: &[(&str, Native)] = &[
    ("make_tensor", make_tensor),
    ("make_tensor_like", |world, templates, args| like(world, templates, args, "make_layout_like")),
    ("make_fragment_like", |world, templates, args| like(world, templates, args, "make_fragment_like")),
    ("make_rmem_tensor", |world, templates, args| make_tensor(world, templates, args)),
    ("make_gmem_ptr", |world, templates, args| pointer(world, templates, args, Space::Gmem, "make_gmem_ptr")),
    ("make_smem_ptr", |world, templates, args| pointer(world, templates, args, Space::Smem, "make_smem_ptr")),
    ("make_rmem_ptr", |world, templates, args| pointer(world, templates, args, Space::Raw, "make_ptr")),
    ("recast_ptr", |world, templates, args| {
        let element = type_arg(world, templates, 0)?;
        let v = world.value(arg(args, 0)?)?;
        let space = match &v {
            V::Pointer { space, .. } => *space,
            _ => Space::Raw,
        };
        match tagged(world, &v, space, Some(element))? {
            Some(v) => Ok(v),
            None => Err(Fault::ill("`recast_ptr` takes a pointer")),
        }
    }),
    ("raw_pointer_cast", |world, _, args| untagged(world, arg(args, 0)?)),
    ("recast", recast),
    ("__reverse", |world, _, args| {
        let v = world.value(arg(args, 0)?)?;
        match &v {
            V::Array(array) => {
                let mut items = super::tuples::items(world, &v)?.unwrap_or_default();
                items.reverse();
                convert::filled(world, array.ty, array.element, items.len() as i64, &items)
            }
            _ => call(world, "reverse", &[v]),
        }
    }),
    ("__size", |world, _, args| {
        let v = world.value(arg(args, 0)?)?;
        Ok(V::Int(Integer::Int, size(world, &v)?))
    }),
    ("__is_tensor", |world, _, args| {
        let v = world.value(arg(args, 0)?)?;
        let is = cute::extents(world, &v)?.is_some();
        Ok(super::fixed_truth(is))
    }),
    ("prefetch", |_, _, _| Ok(V::Void)),
    ("cp_async_fence", |_, _, _| Ok(V::Void)),
    ("cp_async_wait", |_, _, _| Ok(V::Void)),
    ("iota", |world, _, args| {
        let (first, last) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
        let mut value = world.value(arg(args, 2)?)?;
        let n = arith::binary(world, BinaryOp::Subtract, &last, &first)?;
        for i in 0..integer(world, &n)? {
            let place = arith::index(world, &first, &V::Int(Integer::Long, i))?;
            world.store(&place, value.clone())?;
            value = arith::binary(world, BinaryOp::Add, &value, &V::Int(Integer::Int, 1))?;
        }
        Ok(V::Void)
    }),
];
