//! Members of values and types of the library: `v.size()`, `p.first`, `T::value`.

use super::atoms::{Part, kept_by_tiling, of_operation, of_swizzle, of_tiling};
use super::limits::limit;
use super::tensors::{engine_type, type_value};
use super::{container_methods, references, strings, tensors};
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Engine, Mode, Tree};
use crate::cxx::cute;
use crate::cxx::floats::{Format, Limits};
use crate::cxx::state::State;
use crate::cxx::types::Types;
use crate::cxx::types::containers::{count_of, element_of};
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, Value};
use crate::value::{Value as AlgebraValue, ratio};
use std::rc::Rc;

/// `recv.name(args)`: `None` where the library has no such method.
pub fn method(state: &mut State, recv: &Value, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Option<Value>> {
    state.memory.budget.spend(super::PER_CALL)?;
    let v = state.value(recv)?;
    match &v {
        Value::Text(text) => {
            let text = text.clone();
            return match strings::method(state, &text, name, args)? {
                // a string stream that is referred to as a stream is its text
                None => crate::cxx::stream::method_of_text(state, &text, name, args),
                v => Ok(v),
            };
        }
        Value::Array(array) => {
            let array = array.clone();
            if !matches!(state.types.get(array.ty), Type::Array(..))
                && let Some(v) = container_methods::method(state, &array, name, args)?
            {
                return Ok(Some(v));
            }
        }
        Value::Type(ty) => return of_type(state, *ty, name, args),
        Value::Stream(stream) => return crate::cxx::stream::method(state, *stream, name, args),
        &Value::Pointer { element, address, space } if name == "get" && !(state.is_unevaluated && space == Space::Raw) => {
            return Ok(Some(Value::Pointer { space: Space::Raw, element, address }));
        }
        v if v.is_iterator() && matches!(name, "base" | "operator->") => return Ok(Some(v.clone().in_space(Space::Raw))),
        Value::Pointer { .. } | Value::AddressOf(_, _) if matches!(name, "get" | "release") && !state.is_unevaluated => {
            return Ok(Some(v.clone()));
        }
        Value::Float(kind @ Floating::Narrow(_), x) if let Some(part) = part_of_float(state, *kind, *x, name) => return Ok(Some(part)),
        Value::Int(Integer::Bool, x) if name == "flip" && args.is_empty() => {
            state.store(recv, super::truth(*x == 0))?;
            return Ok(Some(Value::Void));
        }
        _ if name == "get" && matches!(state.place(recv), Value::Memory(ty, _) if state.types.is_within_byte(ty)) => return Ok(Some(v)),
        Value::Static(_, x, _) if name.starts_with("operator") && args.is_empty() => return Ok(Some(Value::Int(Integer::Int, *x))),
        _ => {}
    }
    if let (Value::Cute(cute), []) = (&v, args)
        && let Some(part) = references::member(state, recv, cute, name, templates)?
    {
        return Ok(Some(part));
    }
    let mut all = vec![v.clone()];
    all.extend(args.iter().cloned());
    match (&v, name) {
        (Value::Cute(_), "operator()") => return cute::apply(state, &v, args).map(Some),
        (Value::Cute(_), "operator[]") if cute::extents(state, &v)?.is_some() => return cute::apply(state, &v, args).map(Some),
        (Value::Cute(_), "mode") => {
            return cute::with_tree(state, &v, |_, _, t| match t {
                Tree::Basis(b) if b.path.len() == 1 && b.path[0] < u32::MAX => {
                    Ok(Some(Value::Static(Integer::Int, b.path[0].into(), false)))
                }
                _ => Ok(None),
            });
        }
        (Value::Cute(_), "shape" | "stride") if !args.is_empty() => return Ok(None),
        (Value::Cute(_), "value") => return cute::call(state, "basis_value", &[], &all),
        // what a swizzled pointer is made of, and the address in tensor memory
        (Value::Cute(_), "get") if all.len() == 1 && templates.is_empty() => {
            let within = cute::with_tree(state, &v, |state, cx, t| match t {
                Tree::Engine(Engine::Pointer(p)) if p.swizzle.is_some() => {
                    let plain = Engine::Pointer(Pointer { swizzle: None, ..*p });
                    cute::made(state, cx, Tree::Engine(cx.arena.alloc(plain)), Some(&v)).map(Some)
                }
                Tree::Engine(Engine::TensorMemory(p)) => Ok(Some(Value::Int(Integer::UInt, p.address.into()))),
                _ => Ok(None),
            })?;
            if within.is_some() {
                return Ok(within);
            }
        }
        (Value::Cute(_), "with") => return Ok(Some(v)),
        (Value::Cute(_), "call") if args.len() == 2 => {
            for tensor in args {
                let tensor = state.value(tensor)?;
                if cute::extents(state, &tensor)?.is_some_and(|extents| extents.len() != 1) {
                    return Err(Fault::ill_formed("`call` of a copy atom takes tensors of rank 1"));
                }
            }
            return super::call(state, "copy", &[], &all).map(Some);
        }
        (Value::Cute(_), "call") => return super::call(state, "gemm", &[], args).map(Some),
        (Value::Cute(_), "fma" | "copy") => {
            let ty = state.type_of(&v);
            return match of_value(state, ty, &v, name)? {
                Some(Value::Native(native)) => super::call(state, &native, &[], args).map(Some),
                _ => Ok(None),
            };
        }
        (Value::Cute(_), "get_tma_descriptor") => return Ok(Some(Value::Null)),
        (Value::Cute(_), "accumulate_") => return Ok(None),
        _ => {}
    }
    if matches!(v, Value::Cute(_) | Value::Tuple(_)) && cute::is_function(name) && may_have(state, &v, name) {
        return cute::call(state, name, templates, &all);
    }
    Ok(None)
}

/// The bits of a narrow floating-point number, and the fields of them.
fn part_of_float(state: &mut State, kind: Floating, x: f64, name: &str) -> Option<Value> {
    let format = Format::of(kind.name())?;
    let (exponent, mantissa) = format.parts(x);
    Some(match name {
        "raw" => {
            let ty = state.type_of(&Value::Float(kind, x));
            let raw = match state.types.scalar_bits(ty)? {
                17.. => Integer::UInt,
                9.. => Integer::UShort,
                _ => Integer::UChar,
            };
            Value::Int(raw, format.encode(x) as i64)
        }
        "signbit" => super::truth(x.is_sign_negative() && !x.is_nan()),
        "mantissa" => Value::Int(Integer::Int, mantissa),
        "exponent" => Value::Int(Integer::Int, exponent - format.exponent_bias()),
        "exponent_biased" => Value::Int(Integer::Int, exponent),
        _ => return None,
    })
}

/// Whether the type of a value of CuTe may have the method, where it is a function that takes such a value too.
fn may_have(state: &mut State, v: &Value, name: &str) -> bool {
    let Value::Cute(cute) = v else {
        // of what is a tuple here only a sequence has one
        return name == "size" && matches!(v, Value::Tuple(items) if items.iter().all(|i| matches!(i, Value::Static(..))));
    };
    let of_layout = ["shape", "layout", "compose", "with_shape", "tile"].contains(&name);
    let of_coords = ["get_hier_coord", "get_flat_coord", "get_1d_coord"].contains(&name);
    let of_strides = of_coords || name == "stride" || name.starts_with("crd_2_");
    let of_tensor = of_coords || ["shape", "stride", "layout", "size", "data", "engine", "tensor", "compose", "tile"].contains(&name);
    state.options.mode == Mode::Value
        || crate::cxx::state::within(state, |_, cx| match cute.stored.load(cx) {
            AlgebraValue::Tree(Tree::Layout(_)) => of_layout || of_strides,
            AlgebraValue::Tree(Tree::Composed(_)) => of_layout,
            AlgebraValue::Tree(Tree::Tensor(_)) => of_tensor,
            AlgebraValue::Tree(Tree::Swizzle(_)) => name == "apply",
            AlgebraValue::Tree(Tree::Basis(_) | Tree::Arith(_) | Tree::Int(_)) => false,
            AlgebraValue::Tree(Tree::Engine(Engine::Counting(_) | Engine::Coordinates(_))) => false,
            _ => !of_layout && !of_tensor && name != "print",
        })
}

/// `recv.name`: `None` where the library has no such member.
pub fn field(state: &mut State, recv: &Value, name: &str) -> Outcome<Option<Value>> {
    let v = state.value(recv)?;
    match &v {
        Value::Array(array) => {
            let i = match name {
                "x" => 0,
                "y" => 1,
                "z" => 2,
                _ => return Ok(None),
            };
            return match state.types.get(array.ty) {
                Type::Library(of, _) if &**of == "dim3" => state.element(array, i).map(Some),
                _ => Ok(None),
            };
        }
        Value::Type(ty) => match state.types.get(*ty).clone() {
            Type::Library(of, _) if &*of == "cudaDeviceProp" => return device(state, name),
            _ => return member_of_type(state, *ty, name),
        },
        Value::Cute(of) if matches!(name, "thr_idx_" | "thr_vmnk_" | "thr_layout_vmnk_") => {
            let arena = bumpalo::Bump::new();
            let cx = crate::algebra::Cx::new(&arena, Mode::Cxx);
            let kept = match of.stored.load(cx) {
                AlgebraValue::Tiling(tiling) => kept_by_tiling(cx, tiling, name),
                _ => None,
            };
            return kept.map(|tree| cute::unstored(state, &tree)).transpose();
        }
        Value::Float(kind, x) if name == "storage" => return Ok(part_of_float(state, *kind, *x, "raw")),
        Value::Cute(_) if name == "coord_" => {
            return cute::with_tree(state, &v, |state, cx, t| match t {
                Tree::Engine(Engine::Coordinates(at)) => cute::made(state, cx, *at, None).map(Some),
                _ => Ok(None),
            });
        }
        _ => {}
    }
    let ty = state.type_of(&v);
    match member_of_type(state, ty, name)? {
        Some(Value::Type(_)) | None => Ok(None),
        member => Ok(member),
    }
}

/// What `cudaGetDeviceProperties` reports of the device that is asked for.
fn device(state: &mut State, name: &str) -> Outcome<Option<Value>> {
    let int = |x: u32| Value::Int(Integer::Int, x.into());
    let arch = state.options.arch;
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
        "maxThreadsPerMultiProcessor" => int(2048),
        "maxBlocksPerMultiProcessor" => int(32),
        "regsPerBlock" | "regsPerMultiprocessor" => int(65536),
        "memoryPitch" => Value::Int(Integer::ULong, i32::MAX.into()),
        "asyncEngineCount" => int(3),
        "concurrentKernels" | "cooperativeLaunch" | "unifiedAddressing" | "managedMemory" | "canMapHostMemory" => int(1),
        "textureAlignment" => Value::Int(Integer::ULong, 512),
        "totalConstMem" => Value::Int(Integer::ULong, 65536),
        "sharedMemPerMultiprocessor" => Value::Int(
            Integer::ULong,
            match arch {
                70..80 => 98304,
                80..90 => 167936,
                _ => 233472,
            },
        ),
        "reservedSharedMemPerBlock" => Value::Int(Integer::ULong, 1024),
        "sharedMemPerBlock" => Value::Int(Integer::ULong, 49152),
        "sharedMemPerBlockOptin" => Value::Int(
            Integer::ULong,
            match arch {
                70..80 => 98304,
                80..90 => 166912,
                _ => 232448,
            },
        ),
        "name" => {
            let text = format!("sm_{arch}");
            state.literal(&text.as_bytes().into())?
        }
        // what differs between the boards of an architecture
        _ => {
            let what = format!("`cudaDeviceProp::{name}`, which the architecture does not determine,");
            return Err(Fault::new(FaultKind::Unsupported, format_args!("{what} is not read")));
        }
    }))
}

/// A static method of a type: `numeric_limits<T>::max()`.
fn of_type(state: &mut State, ty: TypeId, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let of = match state.types.get(ty) {
        Type::Library(library, _) if &**library == "GPU_Clock" => {
            return Ok(match name {
                "start" => Some(Value::Void),
                "seconds" | "milliseconds" => Some(Value::Float(Floating::Float, 0.0)),
                _ => None,
            });
        }
        Type::Float(kind @ Floating::Narrow(_)) if name == "bitcast" => {
            let (kind, bits) = (*kind, super::integer(state, super::arg(args, 0)?)?);
            return Ok(Format::of(kind.name()).map(|format| Value::Float(kind, format.decode(bits as u64))));
        }
        Type::Float(kind @ Floating::Narrow(_)) if name == "convert" => {
            let (kind, v) = (*kind, state.value(super::arg(args, 0)?)?);
            let is_back = matches!(v, Value::Float(of, _) if of.is(kind));
            let to = if is_back { Types::FLOAT } else { ty };
            return crate::cxx::convert::convert(state, v, to, true).map(Some);
        }
        Type::Library(library, args) if &**library == "__platform_limits" => {
            return Ok(args.first().and_then(|of| super::limits::of_subbyte(state, of, name)));
        }
        Type::Library(library, args) if &**library == "numeric_limits" => match args.first() {
            Some(Value::Type(of)) => *of,
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    Ok(match state.types.get(state.types.without_const(of)).clone() {
        Type::Int(kind) => {
            let bits = kind.bits();
            let most = match (kind, kind.is_signed()) {
                (Integer::Bool, _) => 1,
                (_, true) => i64::MAX >> (64 - bits),
                (_, false) if bits == 64 => -1,
                (_, false) => (1i64 << bits) - 1,
            };
            match name {
                "max" => Some(Value::Int(kind, most)),
                "min" | "lowest" => Some(Value::Int(kind, if kind.is_signed() { -most - 1 } else { 0 })),
                "infinity" | "epsilon" | "quiet_NaN" | "signaling_NaN" | "denorm_min" | "round_error" => Some(Value::Int(kind, 0)),
                _ => None,
            }
        }
        Type::Float(kind @ Floating::Narrow(_)) => {
            let of = kind.name();
            let (Some(format), Some(limits)) = (Format::of(of), Limits::of(of)) else {
                return Err(Fault::new(FaultKind::Unsupported, format_args!("`numeric_limits<{of}>::{name}` is not known here")));
            };
            let bits = match (name, limits.above) {
                ("max", _) => limits.max,
                ("lowest", _) => limits.lowest,
                ("min" | "denorm_min", _) => 1,
                ("epsilon", _) => limits.epsilon,
                ("round_error", _) => limits.round_error,
                ("infinity", Some([infinity, _])) => infinity,
                ("quiet_NaN" | "signaling_NaN", Some([_, nan])) => nan,
                _ => return Err(Fault::new(FaultKind::Unsupported, format_args!("`numeric_limits<{of}>::{name}` is not known here"))),
            };
            Some(Value::Float(kind, format.decode(bits)))
        }
        Type::Float(kind) => {
            let (most, least, epsilon) = match kind {
                Floating::Float => (f32::MAX.into(), f32::MIN_POSITIVE.into(), f32::EPSILON.into()),
                Floating::LongDouble(_) => (f64::MAX, f64::MIN_POSITIVE, 1.0 / 9223372036854775808.0),
                _ => (f64::MAX, f64::MIN_POSITIVE, f64::EPSILON),
            };
            let value = match name {
                "max" => most,
                "lowest" => -most,
                "min" => least,
                "epsilon" => epsilon,
                "infinity" => f64::INFINITY,
                "quiet_NaN" | "signaling_NaN" => f64::NAN,
                "round_error" => 0.5,
                "denorm_min" if kind == Floating::Float => f32::from_bits(1).into(),
                "denorm_min" => f64::from_bits(1),
                _ => return Ok(None),
            };
            Some(Value::Float(kind, value))
        }
        // without a specialisation each is a value of the type from nothing
        Type::Element(_) => Some(crate::cxx::convert::default_of(state, of)?),
        _ => None,
    })
}

/// `T::name` of a type of the library or the algebra: a type or a value.
pub fn member_of_type(state: &mut State, ty: TypeId, name: &str) -> Outcome<Option<Value>> {
    let ty = state.types.strip(ty);
    if name.ends_with("Registers") && matches!(state.types.get(ty), Type::Of(Value::Cute(_))) {
        return Err(Fault::new(FaultKind::Unsupported, format_args!("`{name}` of `{}` is not read", state.types.name(ty))));
    }
    Ok(match state.types.get(ty).clone() {
        // it is derived from `Int<0>`
        Type::Of(Value::Underscore) if name == "value" => Some(Value::Int(Integer::Int, 0)),
        Type::Of(Value::Underscore) if name == "value_type" => Some(Value::Type(Integer::Int.id())),
        Type::Library(of, args) => match (&*of, name) {
            ("trait", "type") => args.first().cloned(),
            (
                "numeric_limits",
                "is_integer" | "is_signed" | "has_infinity" | "has_quiet_NaN" | "is_iec559" | "is_exact" | "is_bounded" | "is_modulo"
                | "is_specialized" | "digits" | "digits10" | "max_digits10" | "max_exponent" | "min_exponent" | "radix" | "max_exponent10"
                | "min_exponent10" | "has_signaling_NaN" | "has_denorm" | "has_denorm_loss" | "traps" | "tinyness_before" | "round_style",
            ) => limit(state, args.first(), name)?,
            (
                "numeric_limits",
                "max" | "min" | "lowest" | "infinity" | "epsilon" | "quiet_NaN" | "signaling_NaN" | "denorm_min" | "round_error",
            ) => Some(Value::Method(Rc::new((Value::Type(ty), Value::Native(name.into()))))),
            ("__platform_limits", "max" | "lowest" | "min") => Some(Value::Method(Rc::new((Value::Type(ty), Value::Native(name.into()))))),
            ("__platform_limits", _) => args.first().and_then(|of| super::limits::of_subbyte(state, of, name)),
            ("string", "npos") => Some(Value::Int(Integer::ULong, -1)),
            // an engine has the types of its iterator's elements
            ("ViewEngine" | "ConstViewEngine", "iterator") => args.first().cloned(),
            ("ViewEngine" | "ConstViewEngine", "value_type" | "element_type" | "reference") => match args.first() {
                Some(Value::Type(iterator)) => match *state.types.get(*iterator) {
                    Type::Pointer(_, of) => member_of_pointer(state, of, name),
                    _ => member_of_type(state, *iterator, name)?,
                },
                _ => None,
            },
            (
                _,
                "value_type" | "element_type" | "reference" | "iterator" | "pointer" | "const_reference" | "const_iterator"
                | "const_pointer",
            ) => {
                let (is_vector, of_library) = (&*of == "vector", of.clone());
                let is_std = super::super::types::containers::template_name(&of, &args) == "__std_array";
                if name == "element_type" && (is_std || state.types.has_own_length(ty) || &*of == "string")
                    || name.ends_with("pointer") && &*of == "initializer_list"
                {
                    return Ok(None);
                }
                let is_subbyte = &*of == "array_subbyte";
                let of = match args.first() {
                    Some(Value::Type(of)) => *of,
                    None if &*of == "string" => Types::CHAR,
                    first => return Ok(first.cloned().filter(|_| name.ends_with("_type"))),
                };
                let is_const = name.starts_with("const_") || &*of_library == "initializer_list" && !name.ends_with("_type");
                if is_vector && of == Types::BOOL && name.ends_with("reference") {
                    return Ok(Some(Value::Type(state.types.reference_to(Types::VECTOR_BOOL, is_const))));
                }
                let of = if is_vector && of == Types::BOOL && name.ends_with("iterator") { Types::VECTOR_BOOL } else { of };
                let mut of = if is_const { state.types.intern(Type::Const(of)) } else { of };
                let packed = state.types.element_in(ty, of);
                if state.types.packed_in(packed).is_some() {
                    match name.trim_start_matches("const_") {
                        "reference" => return Ok(Some(Value::Type(state.types.reference_to(packed, is_const)))),
                        "iterator" if is_const => of = state.types.intern(Type::Const(packed)),
                        "iterator" => of = packed,
                        _ => {}
                    }
                }
                Some(Value::Type(match name.trim_start_matches("const_") {
                    "reference" if is_subbyte => state.types.reference_to(state.types.in_bits(of), is_const),
                    "iterator" if is_subbyte => state.types.intern(Type::Pointer(Space::Raw, state.types.in_bits(of))),
                    "reference" => state.types.intern(Type::Reference(of)),
                    "iterator" => state.types.intern(Type::Pointer(state.types.iterator_space(ty), of)),
                    "pointer" => state.types.intern(Type::Pointer(Space::Raw, of)),
                    _ => of,
                }))
            }
            ("Array" | "AlignedArray", "Element") => args.first().cloned(),
            ("array_subbyte", "storage_type") => Some(Value::Type(stored_in(state, element_of(&args)))),
            ("Array" | "AlignedArray", _) if let Some(part) = part_of_array(state, &args, name) => Some(part),
            (_, "size_type") => Some(Value::Type(Types::ULONG)),
            (of, "difference_type") if of != "initializer_list" => Some(Value::Type(Types::LONG)),
            _ => None,
        },
        Type::Of(v) => of_value(state, ty, &v, name)?,
        Type::Float(kind @ Floating::Narrow(_)) if name == "bitcast" || name == "convert" && kind.name() == "half_t" => {
            Some(Value::Method(Rc::new((Value::Type(ty), Value::Native(name.into())))))
        }
        Type::Pointer(Space::Iterator(_), of) => member_of_iterator(state, of, name).map(Value::Type),
        // a pointer of the language has no members
        Type::Pointer(..) if state.types.pointed_to(ty).is_some() => None,
        Type::Pointer(_, of) => member_of_pointer(state, of, name),
        _ => None,
    })
}

/// The types that the class of a pointer of CuTe to elements of a type has.
fn member_of_pointer(state: &mut State, of: TypeId, name: &str) -> Option<Value> {
    Some(Value::Type(match name {
        "value_type" => state.types.of_values(of),
        "element_type" => state.types.element_type(of),
        "reference" => state.types.reference_to(of, false),
        "storage_type" if state.types.is_within_byte(of) => stored_in(state, of),
        "iterator" => state.types.intern(Type::Pointer(Space::Raw, of)),
        _ => return None,
    }))
}

/// The types that the class of an iterator over elements of a type has.
fn member_of_iterator(state: &mut State, of: TypeId, name: &str) -> Option<TypeId> {
    Some(match name {
        "pointer" | "iterator_type" => state.types.intern(Type::Pointer(Space::Raw, of)),
        "reference" => state.types.reference_to(of, false),
        "difference_type" => Types::LONG,
        "value_type" => state.types.of_values(of),
        _ => return None,
    })
}

fn of_value(state: &mut State, ty: TypeId, v: &Value, name: &str) -> Outcome<Option<Value>> {
    if let Value::Static(kind, x, _) = v {
        return Ok(match name {
            "value" => Some(Value::Int(*kind, *x)),
            "value_type" => Some(Value::Type(kind.id())),
            "type" => Some(Value::Type(ty)),
            _ => None,
        });
    }
    let Value::Cute(cute) = v else {
        return Ok(None);
    };
    if cute::extents(state, v)?.is_some() {
        return of_tensor(state, v, name);
    }
    if name == "rank" {
        return Ok(match cute::call(state, "rank", &[], std::slice::from_ref(v))? {
            Some(Value::Static(kind, x, _)) => Some(Value::Int(kind, x)),
            rank => rank,
        });
    }
    if name == "apply" && cute::is_swizzle(state, v) || name.starts_with("make_fragment_") && cute::is_tiling(v) {
        return Ok(Some(Value::Method(Rc::new((v.clone(), Value::Native(name.into()))))));
    }
    if let Some(member) = cute::member(state, v, name)? {
        return Ok(Some(member));
    }
    let stored = cute.stored.clone();
    let part = crate::cxx::state::within(state, |_, cx| match stored.load(cx) {
        AlgebraValue::Tree(Tree::Swizzle(s)) => of_swizzle(s, name),
        AlgebraValue::Ratio(parts) => match (name, ratio::lowest(cx, *parts)) {
            ("num", Ok([n, _])) => Part::Value(Value::Int(Integer::Int, n.value)),
            ("den", Ok([_, d])) => Part::Value(Value::Int(Integer::Int, d.value)),
            ("type", Ok(_)) => {
                let reduced = ratio::reduced(cx, *parts).ok();
                Part::of(reduced.and_then(|r| crate::value::stored::Stored::new(r).ok()))
            }
            _ => Part::None,
        },
        AlgebraValue::SparseType(element, sparsity) => match name {
            "sparsity" => Part::Value(Value::Int(Integer::Int, sparsity.into())),
            "raw_type" => Part::Element(element.name.to_string()),
            _ => Part::None,
        },
        AlgebraValue::Tree(Tree::Engine(Engine::Counting(_))) if name == "value_type" => Part::Value(Value::Type(Types::INT)),
        AlgebraValue::Operation(operation) => of_operation(cx, operation, name),
        AlgebraValue::Tiling(tiling) => of_tiling(cx, tiling, name),
        _ => Part::None,
    });
    part.left_arena(state)
}

/// What holds numbers that are less than a byte.
fn stored_in(state: &mut State, of: TypeId) -> TypeId {
    let byte = Integer::UChar.id();
    if state.types.without_const(of) == of { byte } else { state.types.intern(Type::Const(byte)) }
}

/// What an array of CUTLASS says of how its elements are stored.
fn part_of_array(state: &State, args: &[Value], name: &str) -> Option<Value> {
    let (element, n) = (element_of(args), count_of(args));
    let words = state.types.words_of(element, n);
    Some(match (name, words) {
        ("kElements", _) | ("kStorageElements", None) => Value::Int(Integer::ULong, n),
        ("kStorageElements", Some((_, _, words))) => Value::Int(Integer::ULong, words),
        ("Storage", None) => Value::Type(element),
        ("Storage", Some((word, ..))) => Value::Type(word.id()),
        ("kElementsPerStoredItem", Some((_, each, _))) => Value::Int(Integer::Int, each),
        ("kSizeBits", _) => Value::Int(Integer::Int, n.wrapping_mul(state.types.bits_in_array(element)?)),
        ("kMask", Some((word, ..))) => Value::Int(word, (1 << state.types.bits_in_array(element)?) - 1),
        _ => return None,
    })
}

fn of_tensor(state: &mut State, v: &Value, name: &str) -> Outcome<Option<Value>> {
    if matches!(name, "element_type" | "reference") {
        tensors::read_at_once(v)?;
    }
    Ok(match name {
        "value_type" => Some(Value::Type(tensors::element_type(state, v)?)),
        "element_type" => match cute::pointer(state, v) {
            Some(p) => Some(Value::Type(state.types.element_type(TypeId(p.element)))),
            None => Some(Value::Type(tensors::element_type(state, v)?)),
        },
        "reference" => {
            let element = match cute::pointer(state, v) {
                Some(p) => TypeId(p.element),
                None if cute::tensor_memory_element(state, v).is_some() => tensors::element_type(state, v)?,
                // a coordinate or a number is made where it is read
                None => return tensors::element_type(state, v).map(|ty| Some(Value::Type(ty))),
            };
            Some(Value::Type(state.types.reference_to(element, false)))
        }
        "layout_type" => cute::call(state, "layout", &[], std::slice::from_ref(v))?.map(|layout| type_value(state, layout)),
        "engine_type" => Some(Value::Type(engine_type(state, v)?)),
        "iterator" => cute::call(state, "data", &[], std::slice::from_ref(v))?.map(|iterator| type_value(state, iterator)),
        "rank" => match cute::call(state, "rank", &[], std::slice::from_ref(v))? {
            Some(Value::Static(kind, x, _)) => Some(Value::Int(kind, x)),
            rank => rank,
        },
        _ => None,
    })
}
