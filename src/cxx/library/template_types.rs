//! Types of the library and of CuTe as templates: their names and arguments, and values made of them.

use super::containers;
use super::tensors::{engine_type, type_value};
use crate::algebra::Tree;
use crate::cxx::convert::default_of;
use crate::cxx::cute;
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Integer, Outcome, Type, TypeId, V};
use crate::cxx::world::World;
use crate::value::Value;
use std::rc::Rc;

/// The template that a type is an instance of, and its arguments: what `Layout<Shape, Stride> const&` binds.
pub fn template_of(world: &mut World, ty: TypeId) -> Outcome<Option<(&'static str, Vec<V>)>> {
    let ty = world.types.strip(ty);
    Ok(match world.types.get(ty).clone() {
        Type::Library(name, args) => {
            let known = [
                "vector",
                "array",
                "host_vector",
                "device_vector",
                "unique_ptr",
                "function",
                "array_subbyte",
                "ViewEngine",
                "numeric_limits",
            ];
            known.iter().find(|k| **k == &*name).map(|k| (*k, args))
        }
        Type::Pointer(crate::algebra::tensor::Space::Gmem, of) => Some(("gmem_ptr", vec![raw(world, of)])),
        Type::Pointer(crate::algebra::tensor::Space::Smem, of) => Some(("smem_ptr", vec![raw(world, of)])),
        Type::Of(V::Static(kind, x)) => Some(("C", vec![V::Int(kind, x)])),
        Type::Of(V::Tuple(items)) => {
            let items = items
                .iter()
                .map(|i| match i {
                    V::Type(ty) => V::Type(*ty),
                    i => V::Type(world.type_of(i)),
                })
                .collect();
            Some(("tuple", items))
        }
        Type::Of(v @ V::Cute(_)) => of_cute(world, &v)?,
        _ => None,
    })
}

/// The arguments of a type as `name<…>`, `None` where it is not such a type.
pub fn template_args(world: &mut World, ty: TypeId, name: &str) -> Option<Vec<V>> {
    let (of, args) = template_of(world, ty).ok()??;
    match name {
        "Shape" | "Stride" | "Coord" | "Step" | "Tile" | "pair" | "IntTuple" => (of == "tuple").then_some(args),
        "Int" => (of == "C").then_some(args),
        "integral_constant" | "constant" if of == "C" => match args.first() {
            Some(V::Int(kind, x)) => Some(vec![V::Type(kind.id()), V::Int(*kind, *x)]),
            _ => None,
        },
        "seq" | "int_sequence" | "index_sequence" | "integer_sequence" if of == "tuple" => {
            let mut numbers = Vec::new();
            if name == "integer_sequence" {
                numbers.push(V::Type(Types::INT));
            }
            for a in &args {
                match a {
                    V::Type(t) => match world.types.get(*t) {
                        Type::Of(V::Static(kind, x)) => numbers.push(V::Int(*kind, *x)),
                        _ => return None,
                    },
                    _ => return None,
                }
            }
            Some(numbers)
        }
        name => (of == name).then_some(args),
    }
}

fn raw(world: &mut World, of: TypeId) -> V {
    V::Type(world.types.intern(Type::Pointer(crate::algebra::tensor::Space::Raw, of)))
}

fn of_cute(world: &mut World, v: &V) -> Outcome<Option<(&'static str, Vec<V>)>> {
    if cute::extents(world, v)?.is_some() {
        let layout = match cute::call(world, "layout", &[], std::slice::from_ref(v))? {
            Some(layout) => type_value(world, layout),
            None => return Ok(None),
        };
        return Ok(Some(("Tensor", vec![V::Type(engine_type(world, v)?), layout])));
    }
    let V::Cute(cute) = v else {
        return Ok(None);
    };
    let stored = cute.stored.clone();
    let (name, parts) = crate::cxx::world::within(world, |world, cx| {
        let made = |world: &mut World, trees: &[Tree<'_>]| -> Outcome<Vec<V>> {
            let mut parts = Vec::new();
            for t in trees {
                let stored = crate::value::stored::Stored::new((*t).into()).map_err(|_| Fault::ill("a layout is too large"))?;
                parts.push(cute::unstored(world, &stored)?);
            }
            Ok(parts)
        };
        Ok::<_, Box<Fault>>(match stored.load(cx) {
            Value::Tree(Tree::Layout(l)) => ("Layout", made(world, &[l.shape, l.stride])?),
            Value::Tree(Tree::Composed(c)) => ("ComposedLayout", made(world, &[c.outer, c.offset, c.inner])?),
            Value::Tree(Tree::Arith(items)) => ("ArithmeticTuple", made(world, items)?),
            Value::Tree(Tree::Swizzle(s)) => {
                let numbers = [i64::from(s.bits), i64::from(s.base), i64::from(s.shift)];
                ("Swizzle", numbers.map(|n| V::Int(Integer::Int, n)).to_vec())
            }
            Value::Tiling(tiling) => (tiling.kind.class(), Vec::new()),
            Value::Operation(operation) => match operation.mma() {
                // what an operation of scalars is a template of: D, A, B, C
                Ok(row) if operation.name.starts_with("UniversalFMA") => {
                    let types = row.types.iter().map(|t| world.types.element(t).map(V::Type)).collect::<Option<Vec<V>>>();
                    ("UniversalFMA", types.unwrap_or_default())
                }
                _ => ("", Vec::new()),
            },
            _ => ("", Vec::new()),
        })
    })?;
    if name.is_empty() {
        return Ok(None);
    }
    let parts = match name {
        "Swizzle" | "UniversalFMA" => parts,
        _ => parts.into_iter().map(|p| type_value(world, p)).collect(),
    };
    Ok(Some((name, parts)))
}

/// `T(args)` or `T{args}` of any type but a class of the program.
pub fn construct(world: &mut World, ty: TypeId, args: &[V], braces: bool) -> Outcome<V> {
    let bare = world.types.without_const(ty);
    match (world.types.get(bare).clone(), args) {
        (_, []) => default_of(world, bare),
        // `{{a, b}}`: the braces of the array that an array of the library holds
        (Type::Library(name, parameters), [V::Braces(items)])
            if &*name == "array"
                && items.len() > 1
                && items.iter().all(|item| matches!(item, V::Braces(_)))
                && !matches!(parameters.get(1), Some(V::Int(_, 1) | V::Static(_, 1))) =>
        {
            containers::construct(world, bare, &name, &parameters, items, true)
        }
        (Type::Library(name, parameters), _) => containers::construct(world, bare, &name, &parameters, args, braces),
        (Type::Of(V::Tuple(_)), [one]) => {
            let v = world.value(one)?;
            match &v {
                V::Tuple(_) => crate::cxx::convert::convert(world, v, bare, true),
                _ => crate::cxx::convert::convert(world, V::Tuple(Rc::new(vec![v])), bare, true),
            }
        }
        (Type::Of(V::Tuple(_)), many) => {
            let items = many.iter().map(|m| world.value(m)).collect::<Outcome<Vec<_>>>()?;
            crate::cxx::convert::convert(world, V::Tuple(Rc::new(items)), bare, true)
        }
        (Type::Of(V::Cute(_)), many) => match template_of(world, bare)? {
            Some(("Layout", _)) if many.len() == 2 || (many.len() == 1 && !matches!(world.value(&many[0])?, V::Cute(_))) => {
                let made = super::call(world, "make_layout", &[], many)?;
                crate::cxx::convert::convert(world, made, bare, true)
            }
            Some(("ComposedLayout", _)) if many.len() == 3 => {
                let made = super::call(world, "make_composed_layout", &[], many)?;
                crate::cxx::convert::convert(world, made, bare, true)
            }
            _ => match many {
                [one] => {
                    let v = world.value(one)?;
                    let zero = default_of(world, bare)?;
                    let counting = matches!(v, V::Int(..) | V::Static(..)) && cute::text(world, &zero)?.starts_with("counting");
                    match counting {
                        true => super::call(world, "counting_iter", &[], &[v]),
                        false => crate::cxx::convert::convert(world, v, bare, true),
                    }
                }
                _ => Err(Fault::ill(format!("no constructor of `{}` takes {} arguments", world.types.name(bare), many.len()))),
            },
        },
        (Type::Array(..), many) if braces => crate::cxx::convert::convert(world, V::Braces(Rc::new(many.to_vec())), bare, true),
        (_, [one]) => crate::cxx::convert::convert(world, one.clone(), bare, true),
        (_, many) => Err(Fault::ill(format!("`{}` is made from one value, not from {}", world.types.name(bare), many.len()))),
    }
}
