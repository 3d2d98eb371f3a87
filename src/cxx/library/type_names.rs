//! Types by their names, with and without template arguments.

use super::{arg, containers, integer, traits, type_arg};
use crate::algebra::compact::Major;
use crate::cxx::cute;
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Integer, Outcome, Type, TypeId, V};
use crate::cxx::world::World;
use crate::value::Value;
use crate::value::stored::Stored;
use std::rc::Rc;

/// The type that `T` has as a type of the library, `None` where there is none: `vector<int>`, `Shape<_2,int>`, `half_t`.
pub fn type_named(world: &mut World, name: &str, templates: Option<&[V]>) -> Outcome<Option<V>> {
    let found = match templates {
        None => plain(world, name)?,
        Some(templates) => templated(world, name, templates)?,
    };
    Ok(found.map(V::Type))
}

pub(super) fn plain(world: &mut World, name: &str) -> Outcome<Option<TypeId>> {
    if let Some(n) = constant_name(name) {
        return Ok(Some(of(world, V::Static(Integer::Int, n))));
    }
    if name.starts_with("cudaError") || matches!(name, "cudaStream_t" | "cudaEvent_t" | "clock_t" | "CUresult") {
        return Ok(Some(Types::INT));
    }
    Ok(Some(match name {
        "size_t" | "uintptr_t" | "uint64_t" | "size_type" => Types::ULONG,
        "ptrdiff_t" | "intptr_t" | "int64_t" | "ssize_t" | "time_t" => Types::LONG,
        "int8_t" => Integer::SChar.id(),
        "nullptr_t" | "nullopt_t" => Types::NULL,
        "byte" => Integer::UChar.id(),
        "string" | "ostringstream" | "stringstream" | "dim3" | "cudaDeviceProp" | "ostream" | "GPU_Clock" => {
            world.types.intern(Type::Library(name.into(), Vec::new()))
        }
        "string_view" => world.types.intern(Type::Library("string".into(), Vec::new())),
        "uint3" => world.types.intern(Type::Library("dim3".into(), Vec::new())),
        "true_type" => of(world, V::Static(Integer::Bool, 1)),
        "false_type" => of(world, V::Static(Integer::Bool, 0)),
        "Underscore" | "_" | "X" => of(world, V::Underscore),
        "LayoutLeft" | "GenColMajor" | "CompactColMajor" => order(world, Major::Left)?,
        "LayoutRight" | "GenRowMajor" | "CompactRowMajor" => order(world, Major::Right)?,
        _ => {
            if let Some(ty) = world.types.element(name) {
                return Ok(Some(ty));
            }
            if let Some(v) = cute::named(world, name, &[])? {
                return Ok(Some(of(world, v)));
            }
            if cute::is_type(name) && !matches!(name, "int" | "Shape" | "Stride" | "Coord" | "Step" | "Tile" | "tuple" | "Layout") {
                return match cute::call(world, name, &[], &[]) {
                    Ok(Some(v)) => Ok(Some(of(world, v))),
                    _ => Ok(None),
                };
            }
            return Ok(None);
        }
    }))
}

pub(super) fn templated(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    if crate::cxx::types::containers::is_sequence(name) {
        let first = type_arg(world, templates, 0)?;
        if name == "ArrayEngine" || name == "array_aligned" || name == "array" {
            let n = integer(world, arg(templates, 1)?)?;
            return Ok(Some(containers::type_of(world, "array", first, Some(n))));
        }
        let n = match templates.get(1) {
            Some(n @ (V::Int(..) | V::Static(..) | V::Enum(..))) => Some(integer(world, n)?),
            _ => None,
        };
        return Ok(Some(containers::type_of(world, name, first, n)));
    }
    for family in [number, sequences, of_layouts, pointers] {
        if let Some(ty) = family(world, name, templates)? {
            return Ok(Some(ty));
        }
    }
    // with arguments that do not fit, these are nothing else
    if matches!(name, "Layout" | "ComposedLayout" | "Tensor" | "gmem_ptr" | "smem_ptr" | "rmem_ptr" | "counting_iterator") {
        return Ok(None);
    }
    if name == "void_t" {
        return Ok(Some(Types::VOID));
    }
    if let Some(base) = name.strip_suffix("_t")
        && let Some(ty) = traits::type_of(world, base, templates)?
    {
        return Ok(Some(ty));
    }
    if let Some(ty) = traits::type_of(world, name, templates)? {
        return Ok(Some(world.types.intern(Type::Library("trait".into(), vec![V::Type(ty)]))));
    }
    if let Some(v) = traits::value_of(world, name, templates)? {
        return Ok(Some(of(world, v)));
    }
    if name == "complex" {
        let of = type_arg(world, templates, 0)?;
        let text = world.types.element_name(of).map(|n| format!("complex<{n}>"));
        return Ok(text.and_then(|text| world.types.element(&text)));
    }
    if let Some(v) = cute::named(world, name, templates)? {
        return Ok(Some(of(world, v)));
    }
    if cute::is_type(name) {
        return match cute::call(world, name, templates, &[])? {
            Some(v) => Ok(Some(of(world, v))),
            None => Ok(None),
        };
    }
    Ok(None)
}

/// The types of compile-time integers.
fn number(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "Int" | "C" => {
            let (kind, n) = match arg(templates, 0)? {
                V::Int(kind, n) | V::Static(kind, n) if name == "C" => (*kind, *n),
                other => (Integer::Int, integer(world, other)?),
            };
            of(world, V::Static(kind, n))
        }
        "integral_constant" | "constant" => {
            let ty = type_arg(world, templates, 0)?;
            match world.types.get(ty) {
                Type::Int(kind) => {
                    let kind = *kind;
                    let n = integer(world, arg(templates, 1)?)?;
                    of(world, V::Static(kind, n))
                }
                Type::Enum(..) => {
                    let n = integer(world, arg(templates, 1)?)?;
                    of(world, V::Static(Integer::Int, n))
                }
                _ => {
                    let v = arg(templates, 1)?.clone();
                    of(world, v)
                }
            }
        }
        _ => return Ok(None),
    }))
}

/// Sequences of compile-time integers, spelled or counted.
fn sequences(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "int_sequence" | "index_sequence" | "seq" | "integer_sequence" => {
            let from = usize::from(name == "integer_sequence");
            let items = templates.iter().skip(from).map(|t| Ok(V::Static(Integer::Int, integer(world, t)?))).collect::<Outcome<_>>()?;
            of(world, V::Tuple(Rc::new(items)))
        }
        "make_int_sequence" | "make_index_sequence" | "make_seq" => {
            let n = integer(world, arg(templates, 0)?)?;
            sequence(world, Integer::Int, 0, n)?
        }
        "make_range" | "make_int_range" => {
            let (from, to) = (integer(world, arg(templates, 0)?)?, integer(world, arg(templates, 1)?)?);
            sequence(world, Integer::Int, from, to)?
        }
        "make_integer_sequence" => {
            let ty = type_arg(world, templates, 0)?;
            let kind = match world.types.get(ty) {
                Type::Int(kind) => *kind,
                _ => Integer::Int,
            };
            let n = integer(world, arg(templates, 1)?)?;
            sequence(world, kind, 0, n)?
        }
        "tuple_seq" => {
            let ty = type_arg(world, templates, 0)?;
            let v = crate::cxx::convert::default_of(world, ty)?;
            let n = super::tuples::items(world, &v)?.map_or(1, |i| i.len());
            sequence(world, Integer::Int, 0, n as i64)?
        }
        _ => return Ok(None),
    }))
}

/// Tuples, layouts and tensors.
fn of_layouts(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "tuple" | "Shape" | "Stride" | "Coord" | "Step" | "Tile" | "pair" => {
            let items = elements(world, templates)?;
            of(world, V::Tuple(Rc::new(items)))
        }
        "Layout" => {
            let parts = elements(world, templates)?;
            match cute::call(world, "make_layout", &[], &parts)? {
                Some(v) => of(world, v),
                None => return Ok(None),
            }
        }
        "ComposedLayout" => {
            let parts = elements(world, templates)?;
            match cute::call(world, "make_composed_layout", &[], &parts)? {
                Some(v) => of(world, v),
                None => return Ok(None),
            }
        }
        "Tensor" => match arg(templates, 0)? {
            V::Type(engine) => return engine_tensor(world, *engine, arg(templates, 1)?),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    }))
}

/// Pointers and iterators, and what is kept by its name and arguments.
fn pointers(world: &mut World, name: &str, templates: &[V]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "gmem_ptr" | "smem_ptr" | "rmem_ptr" => {
            let to = type_arg(world, templates, 0)?;
            match world.types.get(to).clone() {
                Type::Pointer(_, of) => {
                    let space = match name {
                        "gmem_ptr" => crate::algebra::tensor::Space::Gmem,
                        "smem_ptr" => crate::algebra::tensor::Space::Smem,
                        _ => crate::algebra::tensor::Space::Raw,
                    };
                    world.types.intern(Type::Pointer(space, of))
                }
                _ => return Ok(None),
            }
        }
        "counting_iterator" => match cute::call(world, "counting_iter", &[], &[])? {
            Some(v) => of(world, v),
            None => return Ok(None),
        },
        "unique_ptr" | "shared_ptr" | "function" | "numeric_limits" | "initializer_list" => {
            world.types.intern(Type::Library(name.into(), templates.to_vec()))
        }
        "device_ptr" => {
            let to = type_arg(world, templates, 0)?;
            world.types.intern(Type::Pointer(crate::algebra::tensor::Space::Raw, to))
        }
        _ => return Ok(None),
    }))
}

/// The number in `_4` and `_m4`.
pub(super) fn constant_name(name: &str) -> Option<i64> {
    let digits = name.strip_prefix('_')?;
    match digits.strip_prefix('m') {
        Some(digits) if digits.bytes().all(|c| c.is_ascii_digit()) => digits.parse::<i64>().ok().map(|n| -n),
        _ if !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()) => digits.parse().ok(),
        _ => None,
    }
}

/// A type of the algebra as the type of its value.
pub(super) fn of(world: &mut World, v: V) -> TypeId {
    let v = cute::as_type(world, &v);
    world.types.intern(Type::Of(v))
}

pub(super) fn order(world: &mut World, major: Major) -> Outcome<TypeId> {
    let stored = Stored::new(Value::Order(major)).map_err(|_| Fault::ill("an order is too large"))?;
    let v = world.cute(stored, None, false);
    Ok(of(world, v))
}

/// The value that a template argument stands for: of a type, the one without arguments.
pub(super) fn element(world: &mut World, t: &V) -> Outcome<V> {
    match t {
        V::Type(ty) => {
            let ty = world.types.strip(*ty);
            match world.types.get(ty) {
                Type::Of(v) => Ok(v.clone()),
                Type::Class(_) | Type::Library(..) | Type::Closure(_) => Ok(V::Type(ty)),
                _ => crate::cxx::convert::default_of(world, ty).or(Ok(V::Type(ty))),
            }
        }
        V::Int(kind, x) => Ok(V::Static(*kind, *x)),
        v => Ok(v.clone()),
    }
}

pub(super) fn elements(world: &mut World, templates: &[V]) -> Outcome<Vec<V>> {
    templates.iter().map(|t| element(world, t)).collect()
}

/// The type of a sequence of compile-time integers.
pub(super) fn sequence(world: &mut World, kind: Integer, from: i64, to: i64) -> Outcome<TypeId> {
    if to.saturating_sub(from) > 1 << 16 {
        return Err(Fault::new(crate::cxx::value::FaultKind::Limit, "a sequence of integers is too long"));
    }
    let items = (from..to).map(|i| V::Static(kind, i)).collect();
    Ok(of(world, V::Tuple(Rc::new(items))))
}

/// `Tensor<ViewEngine<T*>, Layout>` and `Tensor<ArrayEngine<T, n>, Layout>`.
pub(super) fn engine_tensor(world: &mut World, engine: TypeId, layout: &V) -> Outcome<Option<TypeId>> {
    let layout = element(world, layout)?;
    let made = match world.types.get(engine).clone() {
        Type::Library(name, args) if &*name == "array" => super::call(world, "make_tensor", &args[..1], &[layout])?,
        Type::Library(_, args) if args_of(&args).is_some() => {
            let iterator = match args_of(&args) {
                Some(ty) => crate::cxx::convert::default_of(world, ty)?,
                None => return Ok(None),
            };
            super::call(world, "make_tensor", &[], &[iterator, layout])?
        }
        _ => return Ok(None),
    };
    Ok(Some(of(world, made)))
}

pub(super) fn args_of(args: &[V]) -> Option<TypeId> {
    match args.first() {
        Some(V::Type(ty)) => Some(*ty),
        _ => None,
    }
}
