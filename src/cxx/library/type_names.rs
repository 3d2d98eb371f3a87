//! Types by their names, with and without template arguments.

use super::{arg, containers, integer, made_types, traits, type_arg};
use crate::algebra::Tree;
use crate::algebra::compact::Major;
use crate::algebra::tensor::Space;
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::types::containers::OF_CUTE;
use crate::cxx::types::{MEMBER_POINTER, METHOD, Role, Types};
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;
use std::rc::Rc;

/// The type that `T` has as a type of the library, `None` where there is none: `vector<int>`, `Shape<_2,int>`, `half_t`.
pub fn type_named(state: &mut State, name: &str, templates: Option<&[Value]>) -> Outcome<Option<Value>> {
    let found = match templates {
        None => plain(state, name)?,
        Some(templates) => templated(state, name, templates)?,
    };
    Ok(found.map(Value::Type))
}

pub(super) fn plain(state: &mut State, name: &str) -> Outcome<Option<TypeId>> {
    if let Some(n) = constant_name(name) {
        return Ok(Some(of(state, Value::Static(Integer::Int, n, false))));
    }
    if name.starts_with("cudaError") || name == "CUresult" {
        return Ok(Some(Types::INT));
    }
    Ok(Some(match name {
        "size_t" | "uintptr_t" | "uint64_t" | "uintmax_t" | "uint_fast64_t" | "uint_least64_t" | "size_type" => Types::ULONG,
        "ptrdiff_t" | "intptr_t" | "int64_t" | "intmax_t" | "int_fast64_t" | "int_least64_t" | "streamsize" | "ssize_t" | "time_t"
        | "clock_t" => Types::LONG,
        // what they point to has no name that programs use
        "cudaStream_t" | "cudaEvent_t" => state.types.intern(Type::Pointer(Space::Raw, Types::VOID)),
        "int8_t" | "int_fast8_t" | "int_least8_t" => Integer::SChar.id(),
        "uint_fast8_t" | "uint_least8_t" => Integer::UChar.id(),
        "int_least16_t" => Integer::Short.id(),
        "uint_least16_t" => Integer::UShort.id(),
        "int_least32_t" => Types::INT,
        "uint_least32_t" | "fmtflags" => Types::UINT,
        "int_fast16_t" | "int_fast32_t" => Types::LONG,
        "uint_fast16_t" | "uint_fast32_t" => Types::ULONG,
        "nullptr_t" => Types::NULL,
        "string" | "__text" | "dim3" | "cudaDeviceProp" | "ostream" | "GPU_Clock" => {
            state.types.intern(Type::Library(name.into(), Vec::new()))
        }
        "uint3" => state.types.intern(Type::Library("dim3".into(), Vec::new())),
        "true_type" => of(state, Value::Static(Integer::Bool, 1, false)),
        "false_type" => of(state, Value::Static(Integer::Bool, 0, false)),
        "Underscore" | "_" | "X" => of(state, Value::Underscore),
        "LayoutLeft" | "GenColMajor" | "CompactColMajor" => order(state, Major::Left)?,
        "LayoutRight" | "GenRowMajor" | "CompactRowMajor" => order(state, Major::Right)?,
        _ => {
            if let Some(ty) = state.types.element(name) {
                return Ok(Some(ty));
            }
            if let Some(v) = cute::named(state, name, &[])? {
                return Ok(Some(of(state, v)));
            }
            if cute::is_type(name) && !matches!(name, "int" | "Shape" | "Stride" | "Coord" | "Step" | "Tile" | "tuple" | "Layout") {
                return match cute::call(state, name, &[], &[]) {
                    Ok(Some(v)) => Ok(Some(of(state, v))),
                    _ => Ok(None),
                };
            }
            return Ok(None);
        }
    }))
}

pub(super) fn templated(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    if crate::cxx::types::containers::is_sequence(name) || name == "__std_array" {
        let first = type_arg(state, templates, 0)?;
        if let ("vector" | "deque", Some(Value::Type(ty))) = (name, templates.get(1))
            && let Type::Class(class) = state.types.get(*ty)
            && state.types.classes[class.0 as usize].role != Role::Allocator
        {
            let why = format!("`std::{name}` with the allocator `{}` is not read", state.types.name(*ty));
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let align = match (name, templates.get(2)) {
            ("array_aligned" | "AlignedArray", Some(align)) => Some(integer(state, align)?),
            ("array_aligned", _) => Some(16),
            ("array", _) => Some(OF_CUTE),
            _ => None,
        };
        if name == "ArrayEngine" {
            let n = Value::Int(Integer::ULong, integer(state, arg(templates, 1)?)?);
            return Ok(Some(state.types.intern(Type::Library(name.into(), vec![Value::Type(first), n]))));
        }
        if matches!(name, "array_aligned" | "array" | "__std_array") {
            let n = integer(state, arg(templates, 1)?)?;
            return Ok(Some(containers::array_type(state, "array", first, n, align)));
        }
        let n = match templates.get(1) {
            Some(n @ (Value::Int(..) | Value::Static(..) | Value::Enum(..))) => Some(integer(state, n)?),
            _ => None,
        };
        return Ok(Some(match n {
            Some(n) => containers::array_type(state, name, first, n, align),
            None => containers::type_of(state, name, first, None),
        }));
    }
    if let Some(of) = name.strip_prefix("basic_")
        && matches!(of, "ostream" | "string")
    {
        return if type_arg(state, templates, 0)? == Types::CHAR { plain(state, of) } else { Ok(None) };
    }
    for family in [number, sequences, of_layouts, pointers] {
        if let Some(ty) = family(state, name, templates)? {
            return Ok(Some(ty));
        }
    }
    // with arguments that do not fit, these are nothing else
    if matches!(
        name,
        "Layout" | "ComposedLayout" | "Tensor" | "gmem_ptr" | "smem_ptr" | "rmem_ptr" | "counting_iterator" | "subbyte_iterator"
    ) {
        return Ok(None);
    }
    if name == "void_t" {
        return Ok(Some(Types::VOID));
    }
    if let Some(base) = name.strip_suffix("_t")
        && let Some(ty) = made_types::type_of(state, base, templates)?
    {
        return Ok(Some(ty));
    }
    if let Some(ty) = made_types::type_of(state, name, templates)? {
        return Ok(Some(state.types.intern(Type::Library("trait".into(), vec![Value::Type(ty)]))));
    }
    if let Some(v) = traits::value_of(state, name, templates)? {
        return Ok(Some(of(state, v)));
    }
    if name == "complex" {
        let of = type_arg(state, templates, 0)?;
        let text = state.types.element_name(of).map(|n| format!("complex<{n}>"));
        return Ok(text.and_then(|text| state.types.element(&text)));
    }
    if let Some(v) = cute::named(state, name, templates)? {
        return Ok(Some(of(state, v)));
    }
    if cute::is_type(name) {
        return match cute::call(state, name, templates, &[])? {
            Some(v) => Ok(Some(of(state, v))),
            None => Ok(None),
        };
    }
    Ok(None)
}

/// The types of compile-time integers.
fn number(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "Int" | "C" => {
            let (kind, n) = match arg(templates, 0)? {
                Value::Int(kind, n) | Value::Static(kind, n, _) if name == "C" => (*kind, *n),
                Value::Float(..) => return Err(Fault::ill_formed("a floating-point number is no integer of a type")),
                other => (Integer::Int, integer(state, other)?),
            };
            of(state, Value::Static(kind, n, false))
        }
        "integral_constant" | "constant" => {
            let ty = type_arg(state, templates, 0)?;
            let derived = name == "integral_constant";
            match state.types.get(ty) {
                Type::Int(kind) => {
                    let kind = *kind;
                    let n = integer(state, arg(templates, 1)?)?;
                    of(state, Value::Static(kind, n, derived))
                }
                Type::Enum(..) => {
                    let n = integer(state, arg(templates, 1)?)?;
                    of(state, Value::Static(Integer::Int, n, derived))
                }
                _ => {
                    let v = arg(templates, 1)?.clone();
                    of(state, v)
                }
            }
        }
        _ => return Ok(None),
    }))
}

/// Sequences of compile-time integers, spelled or counted.
fn sequences(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "__seq" => {
            let items = templates.iter().map(|t| Ok(Value::Static(Integer::Int, integer(state, t)?, false))).collect::<Outcome<_>>()?;
            of(state, Value::Tuple(Rc::new(items)))
        }
        "__make_seq" => {
            let n = integer(state, arg(templates, 0)?)?;
            sequence(state, Integer::Int, 0, n)?
        }
        "__make_range" => {
            let (from, to) = (integer(state, arg(templates, 0)?)?, integer(state, arg(templates, 1)?)?);
            sequence(state, Integer::Int, from, to)?
        }
        _ => return Ok(None),
    }))
}

/// Tuples, layouts and tensors.
fn of_layouts(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "tuple" | "Shape" | "Stride" | "Coord" | "Step" | "Tile" => {
            let mut items = Vec::with_capacity(templates.len());
            for t in templates {
                items.push(match t {
                    Value::Type(ty) if matches!(state.types.get(*ty), Type::Reference(_)) => t.clone(),
                    t => element(state, t)?,
                });
            }
            of(state, Value::Tuple(Rc::new(items.into())))
        }
        "Layout" => {
            let parts = elements(state, templates)?;
            match cute::call(state, "make_layout", &[], &parts)? {
                Some(v) => of(state, v),
                None => return Ok(None),
            }
        }
        "ComposedLayout" => {
            let parts = elements(state, templates)?;
            match cute::call(state, "make_composed_layout", &[], &parts)? {
                Some(v) => of(state, v),
                None => return Ok(None),
            }
        }
        "ArithmeticTupleIterator" => {
            let at = element(state, arg(templates, 0)?)?;
            match cute::call(state, "make_inttuple_iter", &[], &[at])? {
                Some(v) => of(state, v),
                None => return Ok(None),
            }
        }
        "ArithmeticTuple" => {
            let parts = elements(state, templates)?;
            match cute::call(state, "make_arithmetic_tuple", &[], &parts)? {
                Some(v) => of(state, v),
                None => return Ok(None),
            }
        }
        "ScaledBasis" => {
            let value = element(state, arg(templates, 0)?)?;
            let modes = templates[1..].iter().map(|t| integer(state, t)).collect::<Outcome<Vec<i64>>>()?;
            let path: Vec<u32> = modes.into_iter().filter_map(|n| n.try_into().ok()).collect();
            let made = cute::with_tree(state, &value, |state, cx, t| match t {
                Tree::Int(i) => cute::made(state, cx, cx.basis(i, &path), None).map(Some),
                _ => Ok(None),
            });
            match made? {
                Some(v) => of(state, v),
                None => return Ok(None),
            }
        }
        "Tensor" => match arg(templates, 0)? {
            Value::Type(engine) => return engine_tensor(state, *engine, arg(templates, 1)?),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    }))
}

/// Pointers and iterators, and what is kept by its name and arguments.
fn pointers(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<TypeId>> {
    Ok(Some(match name {
        "gmem_ptr" | "smem_ptr" | "rmem_ptr" => {
            let to = type_arg(state, templates, 0)?;
            match state.types.get(to).clone() {
                Type::Pointer(_, of) => {
                    let space = match name {
                        "gmem_ptr" => Space::Gmem,
                        "smem_ptr" => Space::Smem,
                        _ => Space::Raw,
                    };
                    state.types.intern(Type::Pointer(space, of))
                }
                _ => return Ok(None),
            }
        }
        "subbyte_iterator" => {
            let of = type_arg(state, templates, 0)?;
            match state.types.in_bits(of) {
                bits if bits == of => return Ok(None),
                bits => state.types.intern(Type::Pointer(Space::Raw, bits)),
            }
        }
        // the iterator of a class over a pointer
        "__normal_iterator" => {
            let (pointer, container) = (type_arg(state, templates, 0)?, type_arg(state, templates, 1)?);
            let Type::Pointer(_, of) = *state.types.get(pointer) else { return Ok(None) };
            state.types.intern(Type::Pointer(Space::Iterator(container.0), of))
        }
        "counting_iterator" => match cute::call(state, "counting_iter", &[], &[])? {
            Some(v) => of(state, v),
            None => return Ok(None),
        },
        MEMBER_POINTER if matches!(templates, [Value::Type(class), ..] if !state.types.has_members(*class)) => {
            return Err(Fault::ill_formed("a pointer to a member of what is no class"));
        }
        // CUTLASS knows the limits of its own integers, the standard library does not
        "__platform_limits" => {
            let of = type_arg(state, templates, 0)?;
            let is_own = state.types.underlying_of_element(of).is_some();
            let name = if is_own { name } else { "numeric_limits" };
            state.types.intern(Type::Library(name.into(), templates.to_vec()))
        }
        "numeric_limits" | "initializer_list" | "ViewEngine" | "ConstViewEngine" | MEMBER_POINTER | METHOD => {
            state.types.intern(Type::Library(name.into(), templates.to_vec()))
        }
        "device_ptr" => {
            state.memory.any_device_pointers = true;
            let to = type_arg(state, templates, 0)?;
            state.types.intern(Type::Pointer(Space::Raw, to))
        }
        _ => return Ok(None),
    }))
}

/// The number in `_4` and `_m4`, of those that `integral_constant.hpp` names.
pub(super) fn constant_name(name: &str) -> Option<i64> {
    let digits = name.strip_prefix('_')?;
    let (digits, is_negative) = digits.strip_prefix('m').map_or((digits, false), |digits| (digits, true));
    let n =
        digits.parse::<i64>().ok().filter(|n| !digits.starts_with(['+', '-']) && (digits == "0" || !digits.starts_with('0') && *n > 0))?;
    match (is_negative, n) {
        (true, 1..=10 | 12 | 16 | 24 | 32) => Some(-n),
        (false, 0..=10 | 12 | 384 | 768) => Some(n),
        (false, 16..=256) if n % 8 == 0 => Some(n),
        (false, 512..=524_288) if n.count_ones() == 1 => Some(n),
        _ => None,
    }
}

/// A type of the algebra as the type of its value.
pub(super) fn of(state: &mut State, v: Value) -> TypeId {
    let v = cute::as_type(state, &v);
    state.types.intern(Type::Of(v))
}

pub(super) fn order(state: &mut State, major: Major) -> Outcome<TypeId> {
    let stored = Stored::new(AlgebraValue::Order(major)).map_err(|_| Fault::ill_formed("an order is too large"))?;
    let v = state.cute(stored, None, false);
    Ok(of(state, v))
}

/// The value that a template argument stands for: of a type, the one without arguments.
pub(super) fn element(state: &mut State, t: &Value) -> Outcome<Value> {
    match t {
        Value::Type(ty) => {
            let ty = state.types.strip(*ty);
            match state.types.get(ty) {
                Type::Of(v) => Ok(v.clone()),
                Type::Class(_) | Type::Library(..) | Type::Closure(_) => Ok(Value::Type(ty)),
                _ => crate::cxx::convert::default_of(state, ty).or(Ok(Value::Type(ty))),
            }
        }
        Value::Int(kind, x) => Ok(Value::Static(*kind, *x, false)),
        v => Ok(v.clone()),
    }
}

pub(super) fn elements(state: &mut State, templates: &[Value]) -> Outcome<Vec<Value>> {
    templates.iter().map(|t| element(state, t)).collect()
}

/// The type of a sequence of compile-time integers.
pub(super) fn sequence(state: &mut State, kind: Integer, from: i64, to: i64) -> Outcome<TypeId> {
    if to.saturating_sub(from) > 1 << 16 {
        return Err(Fault::new(crate::cxx::value::FaultKind::Limit, "a sequence of integers is too long"));
    }
    state.memory.budget.spend(8 * to.saturating_sub(from).max(0).unsigned_abs())?;
    let items = (from..to).map(|i| Value::Static(kind, i, false)).collect();
    Ok(of(state, Value::Tuple(Rc::new(items))))
}

/// `Tensor<ViewEngine<T*>, Layout>` and `Tensor<ArrayEngine<T, n>, Layout>`.
pub(super) fn engine_tensor(state: &mut State, engine: TypeId, layout: &Value) -> Outcome<Option<TypeId>> {
    let layout = element(state, layout)?;
    let made = match state.types.get(engine).clone() {
        Type::Library(name, args) if &*name == "ArrayEngine" => super::call(state, "make_tensor", &args[..1], &[layout])?,
        // it would be the type of the tensor over a `ViewEngine`
        Type::Library(name, _) if &*name == "ConstViewEngine" => {
            return Err(Fault::new(FaultKind::Unsupported, "a tensor over a `ConstViewEngine` is not read"));
        }
        Type::Library(_, args) if args_of(&args).is_some() => {
            let iterator = match args_of(&args) {
                Some(ty) => crate::cxx::convert::default_of(state, ty)?,
                None => return Ok(None),
            };
            super::call(state, "make_tensor", &[], &[iterator, layout])?
        }
        _ => return Ok(None),
    };
    Ok(Some(of(state, made)))
}

pub(super) fn args_of(args: &[Value]) -> Option<TypeId> {
    match args.first() {
        Some(Value::Type(ty)) => Some(*ty),
        _ => None,
    }
}
