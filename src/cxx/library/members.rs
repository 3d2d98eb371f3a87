//! Members of values and types of the library: `v.size()`, `p.first`, `T::value`.

use super::tensors::{engine_type, type_value};
use super::{container_methods, strings, tensors, tuples};
use crate::algebra::{Engine, Operand, Tree};
use crate::cxx::cute;
use crate::cxx::floats::Format;
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, V};
use crate::cxx::world::World;
use crate::value::tiling::{Tiling, TilingKind};
use crate::value::{Value, ratio};
use std::rc::Rc;

/// `recv.name(args)`: `None` where the library has no such method.
pub fn method(world: &mut World, recv: &V, name: &str, templates: &[V], args: &[V]) -> Outcome<Option<V>> {
    let v = world.value(recv)?;
    match &v {
        V::Text(text) => return strings::method(world, &text.clone(), name, args),
        V::Array(array) => {
            let array = array.clone();
            if let Some(v) = container_methods::method(world, &array, name, args)? {
                return Ok(Some(v));
            }
        }
        V::Type(ty) => return of_type(world, *ty, name, args),
        V::Pointer { .. } | V::AddressOf(_) if matches!(name, "get" | "release") => return Ok(Some(v.clone())),
        V::Float(kind @ Floating::Narrow(_), x) if name == "raw" => {
            let ty = world.type_of(&v);
            if let (Some(format), Some(bits)) = (Format::of(kind.name()), world.types.scalar_bits(ty)) {
                let raw = if bits > 16 {
                    Integer::UInt
                } else if bits > 8 {
                    Integer::UShort
                } else {
                    Integer::UChar
                };
                return Ok(Some(V::Int(raw, format.encode(*x) as i64)));
            }
        }
        V::Static(_, x) if name.starts_with("operator") => return Ok(Some(V::Int(Integer::Int, *x))),
        V::Static(kind, x) if name == "value" => return Ok(Some(V::Int(*kind, *x))),
        _ => {}
    }
    let mut all = vec![v.clone()];
    all.extend(args.iter().cloned());
    match (&v, name) {
        (V::Cute(_), "operator()") => return cute::apply(world, &v, args).map(Some),
        (V::Cute(_), "begin" | "data") if cute::extents(world, &v)?.is_some() => {
            return cute::call(world, "data", &[], &[v]);
        }
        (V::Cute(_), "shape" | "stride") if !args.is_empty() => return Ok(None),
        (V::Cute(_), "layout_a" | "layout_b" | "offset" | "layout_fn") => {
            return cute::with_tree(world, &v, |world, cx, t| match t {
                Tree::Composed(c) => {
                    let part = match name {
                        "layout_b" => c.inner,
                        "offset" => c.offset,
                        _ => c.outer,
                    };
                    cute::made(world, cx, part, None).map(Some)
                }
                _ => Ok(None),
            });
        }
        (V::Cute(_), "with") => return Ok(Some(v)),
        (V::Cute(_), "accumulate_") => return Ok(None),
        _ => {}
    }
    if matches!(v, V::Cute(_) | V::Tuple(_)) && cute::is_function(name) {
        return cute::call(world, name, templates, &all);
    }
    Ok(None)
}

/// `recv.name`: `None` where the library has no such member.
pub fn field(world: &mut World, recv: &V, name: &str) -> Outcome<Option<V>> {
    let v = world.value(recv)?;
    match &v {
        V::Tuple(_) => return tuples::field(world, recv, name),
        V::Array(array) => {
            let i = match name {
                "x" => 0,
                "y" => 1,
                "z" => 2,
                _ => return Ok(None),
            };
            return match world.types.get(array.ty) {
                Type::Library(of, _) if &**of == "dim3" => world.element(array, i).map(Some),
                _ => Ok(None),
            };
        }
        V::Type(ty) => match world.types.get(*ty).clone() {
            Type::Library(of, _) if &*of == "cudaDeviceProp" => return device(world, name),
            _ => return member_of_type(world, *ty, name),
        },
        _ => {}
    }
    let ty = world.type_of(&v);
    match member_of_type(world, ty, name)? {
        Some(V::Type(_)) | None => Ok(None),
        member => Ok(member),
    }
}

/// What `cudaGetDeviceProperties` reports of the device that is asked for.
fn device(world: &mut World, name: &str) -> Outcome<Option<V>> {
    let int = |x: u32| V::Int(Integer::Int, x.into());
    let arch = world.options.arch;
    Ok(Some(match name {
        "major" => int(arch / 10),
        "minor" => int(arch % 10),
        "multiProcessorCount" => int(match arch {
            70..80 => 80,
            80..90 => 108,
            90..100 => 132,
            _ => 148,
        }),
        "warpSize" => int(32),
        "maxThreadsPerBlock" => int(1024),
        "sharedMemPerBlock" => V::Int(Integer::ULong, 49152),
        "sharedMemPerBlockOptin" => V::Int(
            Integer::ULong,
            match arch {
                70..80 => 98304,
                80..90 => 166912,
                _ => 232448,
            },
        ),
        "name" => {
            let text = format!("sm_{arch}");
            world.literal(&text.as_bytes().into())?
        }
        _ => return Ok(None),
    }))
}

/// A static method of a type: `numeric_limits<T>::max()`.
fn of_type(world: &mut World, ty: TypeId, name: &str, _: &[V]) -> Outcome<Option<V>> {
    let of = match world.types.get(ty) {
        Type::Library(library, _) if &**library == "GPU_Clock" => {
            return Ok(match name {
                "start" => Some(V::Void),
                "seconds" | "milliseconds" => Some(V::Float(Floating::Float, 0.0)),
                _ => None,
            });
        }
        Type::Library(library, args) if &**library == "numeric_limits" => match args.first() {
            Some(V::Type(of)) => *of,
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    Ok(match world.types.get(world.types.without_const(of)).clone() {
        Type::Int(kind) => {
            let bits = kind.bits();
            let most = match (kind, kind.is_signed()) {
                (Integer::Bool, _) => 1,
                (_, true) => i64::MAX >> (64 - bits),
                (_, false) if bits == 64 => -1,
                (_, false) => (1i64 << bits) - 1,
            };
            match name {
                "max" => Some(V::Int(kind, most)),
                "min" | "lowest" => Some(V::Int(kind, if kind.is_signed() { -most - 1 } else { 0 })),
                "infinity" | "epsilon" | "quiet_NaN" => Some(V::Int(kind, 0)),
                _ => None,
            }
        }
        Type::Float(kind) => {
            let (most, least, epsilon) = match kind {
                Floating::Float => (f32::MAX.into(), f32::MIN_POSITIVE.into(), f32::EPSILON.into()),
                Floating::Narrow(_) => match Format::of(kind.name()) {
                    Some(format) => (format.max(), 0.0, 0.0),
                    None => return Ok(None),
                },
                _ => (f64::MAX, f64::MIN_POSITIVE, f64::EPSILON),
            };
            let value = match name {
                "max" => most,
                "lowest" => -most,
                "min" => least,
                "epsilon" => epsilon,
                "infinity" => f64::INFINITY,
                "quiet_NaN" => f64::NAN,
                _ => return Ok(None),
            };
            Some(V::Float(kind, value))
        }
        _ => None,
    })
}

/// `T::name` of a type of the library or the algebra: a type or a value.
pub fn member_of_type(world: &mut World, ty: TypeId, name: &str) -> Outcome<Option<V>> {
    let ty = world.types.strip(ty);
    Ok(match world.types.get(ty).clone() {
        Type::Library(of, args) => match (&*of, name) {
            ("trait", "type") => args.first().cloned(),
            ("numeric_limits", "is_integer" | "is_signed" | "has_infinity" | "is_specialized" | "digits") => {
                let of = match args.first() {
                    Some(V::Type(ty)) => *ty,
                    _ => return Ok(None),
                };
                // without a specialisation all is 0
                let (known, integer, signed, bits) = match world.types.get(world.types.without_const(of)) {
                    Type::Int(Integer::Bool) => (true, true, false, 1),
                    Type::Int(kind) => (true, true, kind.is_signed(), i64::from(kind.bits()) - i64::from(kind.is_signed())),
                    Type::Float(Floating::Float) => (true, false, true, 24),
                    Type::Float(Floating::Double) => (true, false, true, 53),
                    Type::Float(Floating::LongDouble) => (true, false, true, 64),
                    Type::Float(_) | Type::Element(_) if name == "is_specialized" => (true, false, true, 0),
                    Type::Float(_) | Type::Element(_) => {
                        let of = world.types.name(of);
                        return Err(Fault::new(FaultKind::Unsupported, format!("`numeric_limits<{of}>::{name}` is not known here")));
                    }
                    _ => (false, false, false, 0),
                };
                Some(match name {
                    "is_integer" => super::fixed_truth(integer),
                    "is_signed" => super::fixed_truth(signed),
                    "has_infinity" => super::fixed_truth(known && !integer),
                    "digits" => V::Static(Integer::Int, bits),
                    _ => super::fixed_truth(known),
                })
            }
            ("numeric_limits", "max" | "min" | "lowest" | "infinity" | "epsilon" | "quiet_NaN") => {
                Some(V::Method(Rc::new((V::Type(ty), V::Native(name.into())))))
            }
            ("string", "npos") => Some(V::Int(Integer::ULong, -1)),
            (_, "value_type" | "element_type") => args.first().cloned(),
            (_, "reference") => match args.first() {
                Some(V::Type(of)) => Some(V::Type(world.types.intern(Type::Reference(*of)))),
                _ => None,
            },
            (_, "iterator" | "pointer" | "const_iterator") => match args.first() {
                Some(V::Type(of)) => Some(V::Type(world.types.intern(Type::Pointer(crate::algebra::tensor::Space::Raw, *of)))),
                _ => None,
            },
            (_, "size_type") => Some(V::Type(Types::ULONG)),
            (_, "difference_type") => Some(V::Type(Types::LONG)),
            _ => None,
        },
        Type::Of(v) => of_value(world, ty, &v, name)?,
        Type::Pointer(_, of) => match name {
            "value_type" => Some(V::Type(world.types.without_const(of))),
            "element_type" => Some(V::Type(of)),
            "reference" => Some(V::Type(world.types.intern(Type::Reference(of)))),
            _ => None,
        },
        _ => None,
    })
}

fn of_value(world: &mut World, ty: TypeId, v: &V, name: &str) -> Outcome<Option<V>> {
    if let V::Static(kind, x) = v {
        return Ok(match name {
            "value" => Some(V::Int(*kind, *x)),
            "value_type" => Some(V::Type(kind.id())),
            "type" => Some(V::Type(ty)),
            _ => None,
        });
    }
    let V::Cute(cute) = v else {
        return Ok(None);
    };
    if cute::extents(world, v)?.is_some() {
        return of_tensor(world, v, name);
    }
    if name == "rank" {
        return Ok(match cute::call(world, "rank", &[], std::slice::from_ref(v))? {
            Some(V::Static(kind, x)) => Some(V::Int(kind, x)),
            rank => rank,
        });
    }
    if name == "apply" && cute::is_swizzle(world, v) {
        return Ok(Some(V::Method(Rc::new((v.clone(), V::Native(name.into()))))));
    }
    if let Some(member) = cute::member(world, v, name)? {
        return Ok(Some(member));
    }
    let stored = cute.stored.clone();
    let part = crate::cxx::world::within(world, |_, cx| match stored.load(cx) {
        Value::Tree(Tree::Swizzle(s)) => of_swizzle(s, name),
        Value::Ratio(parts) => match (name, ratio::lowest(cx, *parts)) {
            ("num", Ok([n, _])) => Part::Value(V::Int(Integer::Int, n.value)),
            ("den", Ok([_, d])) => Part::Value(V::Int(Integer::Int, d.value)),
            ("type", Ok(_)) => {
                let reduced = ratio::reduced(cx, *parts).ok();
                Part::of(reduced.and_then(|r| crate::value::stored::Stored::new(r).ok()))
            }
            _ => Part::None,
        },
        Value::SparseType(element, sparsity) => match name {
            "sparsity" => Part::Value(V::Int(Integer::Int, sparsity.into())),
            "raw_type" => Part::Element(element.name.to_string()),
            _ => Part::None,
        },
        Value::Tree(Tree::Engine(Engine::Counting(_))) if name == "value_type" => Part::Value(V::Type(Types::INT)),
        Value::Operation(operation) => of_operation(cx, operation, name),
        Value::Tiling(tiling) => of_tiling(cx, tiling, name),
        _ => Part::None,
    });
    Ok(match part {
        Part::None => None,
        Part::Value(v) => Some(v),
        Part::Element(element) => world.types.element(&element).map(V::Type),
        Part::Stored(stored) => {
            // What is a type in C++ is one here; a layout comes back as a value of the algebra.
            let made = cute::unstored(world, &stored)?;
            Some(type_value(world, made))
        }
    })
}

/// A member before it has left the arena.
enum Part {
    None,
    Value(V),
    Element(String),
    Stored(crate::value::stored::Stored),
}

impl Part {
    fn of(stored: Option<crate::value::stored::Stored>) -> Part {
        stored.map_or(Part::None, Part::Stored)
    }
}

/// The constants of a swizzle.
fn of_swizzle(s: crate::algebra::Swizzle, name: &str) -> Part {
    let ones = (1i64 << s.bits.min(62)) - 1;
    let mask = match name {
        "num_bits" => return Part::Value(V::Int(Integer::Int, s.bits.into())),
        "num_base" => return Part::Value(V::Int(Integer::Int, s.base.into())),
        "num_shft" => return Part::Value(V::Int(Integer::Int, s.shift.into())),
        "swizzle_code" => return Part::Value(V::Int(Integer::UInt, s.yyy() | s.zzz())),
        "bit_msk" => ones,
        "yyy_msk" => s.yyy(),
        "zzz_msk" => s.zzz(),
        "msk_sft" => s.shift.into(),
        _ => return Part::None,
    };
    Part::of(crate::value::stored::Stored::new(Tree::Int(crate::algebra::Int::fixed(mask)).into()).ok())
}

/// The traits of an operation: the layouts and the types of its table.
fn of_operation<'a>(cx: crate::algebra::Cx<'a>, operation: &crate::value::tiling::Operation<'a>, name: &str) -> Part {
    let layout = |l| crate::value::stored::Stored::new(cx.layout_tree(l).into()).ok();
    let tree = |t: Tree| crate::value::stored::Stored::new(t.into()).ok();
    match operation.mma() {
        Ok(row) => match name {
            "Shape_MNK" => Part::of(crate::value::tiling::table_tuple(cx, &row.shape).and_then(tree)),
            "ThrID" => Part::of(crate::value::tiling::table_layout(cx, &row.thr_id).and_then(layout)),
            "ALayout" => Part::of(crate::value::tiling::table_layout(cx, &row.a).and_then(layout)),
            "BLayout" => Part::of(crate::value::tiling::table_layout(cx, &row.b).and_then(layout)),
            "CLayout" => Part::of(crate::value::tiling::table_layout(cx, &row.c).and_then(layout)),
            "ValTypeD" => Part::Element(row.types[0].to_string()),
            "ValTypeA" => Part::Element(row.types[1].to_string()),
            "ValTypeB" => Part::Element(row.types[2].to_string()),
            "ValTypeC" => Part::Element(row.types[3].to_string()),
            _ => Part::None,
        },
        Err(_) => match (operation.copy(), name) {
            (Ok(row), "ThrID") => Part::of(crate::value::tiling::table_layout(cx, &row.thr_id).and_then(layout)),
            (Ok(row), "SrcLayout") => Part::of(crate::value::tiling::table_layout(cx, &row.src).and_then(layout)),
            (Ok(row), "DstLayout") => Part::of(crate::value::tiling::table_layout(cx, &row.dst).and_then(layout)),
            (Ok(row), "RefLayout") => Part::of(crate::value::tiling::table_layout(cx, &row.reference).and_then(layout)),
            _ => Part::None,
        },
    }
}

fn of_tiling<'a>(cx: crate::algebra::Cx<'a>, tiling: &Tiling<'a>, name: &str) -> Part {
    let tree = |t: Tree<'a>| Part::of(crate::value::stored::Stored::new(t.into()).ok());
    let layout = |l: crate::algebra::Layout<'a>| tree(cx.layout_tree(l));
    let value_type = |i: usize| match tiling.operation.and_then(|o| o.mma().ok()) {
        Some(row) => Part::Element(row.types[i].to_string()),
        None => Part::None,
    };
    let fragment_type = |operand| match tiling.operation.and_then(|o| o.mma().ok()) {
        Some(row) => crate::value::tiling::fragment(&row, operand).0.map_or(Part::None, |e| Part::Element(e.name.to_string())),
        None => Part::None,
    };
    let atom = match &tiling.kind {
        TilingKind::MmaAtom(atom) => Some(atom),
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Some(&mma.atom),
        _ => None,
    };
    if let Some(atom) = atom {
        return match name {
            "Shape_MNK" | "AtomShape_MNK" => tree(atom.shape),
            "ThrID" | "AtomThrID" => layout(atom.thr_id),
            "LayoutA_TV" | "AtomLayoutA_TV" => layout(atom.a),
            "LayoutB_TV" | "AtomLayoutB_TV" => layout(atom.b),
            "LayoutC_TV" | "AtomLayoutC_TV" => layout(atom.c),
            "ValTypeD" | "FrgTypeD" => value_type(0),
            "ValTypeA" => value_type(1),
            "ValTypeB" => value_type(2),
            "ValTypeC" => value_type(3),
            "FrgTypeA" => fragment_type(Operand::A),
            "FrgTypeB" => fragment_type(Operand::B),
            "FrgTypeC" => fragment_type(Operand::C),
            "ThrLayoutVMNK" => match &tiling.kind {
                TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => layout(mma.threads),
                _ => Part::None,
            },
            _ => Part::None,
        };
    }
    let (copy, copy_atom) = match &tiling.kind {
        TilingKind::CopyAtom(atom) => (None, atom),
        TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => (Some(copy), &copy.atom),
        _ => return Part::None,
    };
    let values = |l: crate::algebra::Layout<'a>| match cx.mode(l, 1).and_then(|m| cx.size(m)) {
        Ok(n) => Part::Value(V::Int(Integer::Int, n.value)),
        Err(_) => Part::None,
    };
    match (name, copy) {
        ("Tiler_MN", Some(copy)) => tree(copy.tiler),
        ("TiledLayout_TV", Some(copy)) => layout(copy.tv),
        ("TiledNumThr", Some(copy)) => match cx.mode(copy.tv, 0).and_then(|m| cx.size(m)) {
            Ok(n) => tree(Tree::Int(n)),
            Err(_) => Part::None,
        },
        ("TiledNumVal", Some(copy)) => match cx.mode(copy.tv, 1).and_then(|m| cx.size(m)) {
            Ok(n) => tree(Tree::Int(n)),
            Err(_) => Part::None,
        },
        ("ThrID" | "AtomThrID", _) => layout(copy_atom.thr_id),
        ("ValLayoutSrc" | "AtomLayoutSrc", _) => layout(copy_atom.source),
        ("ValLayoutDst" | "AtomLayoutDst", _) => layout(copy_atom.destination),
        ("ValLayoutRef" | "AtomLayoutRef", _) => layout(copy_atom.reference),
        ("NumValSrc", _) => values(copy_atom.source),
        ("NumValDst", _) => values(copy_atom.destination),
        ("ValType", _) => match tiling.operation.and_then(|o| o.value_type) {
            Some(element) => Part::Element(element.name.to_string()),
            None => Part::None,
        },
        _ => Part::None,
    }
}

fn of_tensor(world: &mut World, v: &V, name: &str) -> Outcome<Option<V>> {
    Ok(match name {
        "value_type" => Some(V::Type(tensors::element_type(world, v)?)),
        "element_type" => match cute::pointer(world, v) {
            Some(p) if TypeId(p.element) == Types::BIT => Some(V::Type(Types::BOOL)),
            Some(p) => Some(V::Type(TypeId(p.element))),
            None => Some(V::Type(tensors::element_type(world, v)?)),
        },
        "reference" => {
            let element = tensors::element_type(world, v)?;
            Some(V::Type(world.types.intern(Type::Reference(element))))
        }
        "layout_type" => cute::call(world, "layout", &[], std::slice::from_ref(v))?.map(|layout| type_value(world, layout)),
        "engine_type" => Some(V::Type(engine_type(world, v)?)),
        "iterator" => cute::call(world, "data", &[], std::slice::from_ref(v))?.map(|iterator| type_value(world, iterator)),
        "rank" => match cute::call(world, "rank", &[], std::slice::from_ref(v))? {
            Some(V::Static(kind, x)) => Some(V::Int(kind, x)),
            rank => rank,
        },
        _ => None,
    })
}
