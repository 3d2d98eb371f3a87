//! Types of the library and of CuTe as templates: their names and arguments, and values made of them.

use super::tensors::{engine_type, type_value};
use super::{atoms, containers};
use crate::algebra::Tree;
use crate::algebra::tensor::{Engine, Space};
use crate::cxx::convert::default_of;
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::types::containers::template_name;
use crate::cxx::types::{MEMBER_POINTER, METHOD, Types};
use crate::cxx::value::{Fault, Integer, Outcome, Type, TypeId, Value};
use crate::value::Value as AlgebraValue;
use std::rc::Rc;

/// The operations that are templates, of types or a number.
const TEMPLATES: &[&str] = &[
    "UniversalFMA",
    "UniversalCopy",
    "SM80_CP_ASYNC_CACHEALWAYS",
    "SM80_CP_ASYNC_CACHEGLOBAL",
    "SM80_CP_ASYNC_CACHEALWAYS_ZFILL",
    "SM80_CP_ASYNC_CACHEGLOBAL_ZFILL",
    "AutoVectorizingCopyWithAssumedAlignment",
];

/// The template that a type is an instance of, and its arguments: what `Layout<Shape, Stride> const&` binds.
pub fn template_of(state: &mut State, ty: TypeId) -> Outcome<Option<(&'static str, Vec<Value>)>> {
    let ty = state.types.strip(ty);
    let of_characters = |name: &'static str| Some((name, vec![Value::Type(Types::CHAR)]));
    Ok(match state.types.get(ty).clone() {
        Type::Library(name, _) if &*name == "string" => of_characters("basic_string"),
        Type::Library(name, _) if &*name == "ostream" => of_characters("basic_ostream"),
        Type::Library(name, args) => {
            let known = [
                "initializer_list",
                "vector",
                "deque",
                "array",
                "__std_array",
                "Array",
                "AlignedArray",
                "host_vector",
                "device_vector",
                MEMBER_POINTER,
                METHOD,
                "array_subbyte",
                "ViewEngine",
                "ConstViewEngine",
                "ArrayEngine",
                "numeric_limits",
            ];
            let name = template_name(&name, &args);
            known.iter().find(|k| **k == name).map(|k| {
                // an `array_aligned` is an `array`, whose arguments are two
                let n = if matches!(*k, "array" | "Array" | "AlignedArray") { 2 } else { args.len() };
                (*k, args.into_iter().take(n).collect())
            })
        }
        Type::Pointer(Space::Raw, of) if state.types.is_in_bits(of) => {
            Some(("subbyte_iterator", vec![Value::Type(state.types.element_type(of))]))
        }
        Type::Pointer(Space::Gmem, of) => Some(("gmem_ptr", vec![raw(state, of)])),
        Type::Pointer(Space::Smem, of) => Some(("smem_ptr", vec![raw(state, of)])),
        Type::Pointer(Space::Iterator(container), of) => Some(("__normal_iterator", vec![raw(state, of), Value::Type(TypeId(container))])),
        Type::Of(Value::Static(kind, x, true)) => Some(("integral_constant", vec![Value::Type(kind.id()), Value::Int(kind, x)])),
        Type::Of(Value::Static(kind, x, false)) => Some(("C", vec![Value::Int(kind, x)])),
        Type::Of(Value::Tuple(items)) => {
            let items = items
                .iter()
                .map(|i| match i {
                    Value::Type(ty) => Value::Type(*ty),
                    i => Value::Type(state.type_of(i)),
                })
                .collect();
            Some(("tuple", items))
        }
        Type::Of(v @ Value::Cute(_)) => of_cute(state, &v)?,
        _ => None,
    })
}

/// The arguments of a type as `name<…>`, `None` where it is not such a type.
pub fn template_args(state: &mut State, ty: TypeId, name: &str) -> Option<Vec<Value>> {
    if name == "basic_ostream" && matches!(state.types.get(ty), Type::Library(of, _) if &**of == "ostream") {
        let traits = state.types.intern(Type::Library("char_traits".into(), vec![Value::Type(Types::CHAR)]));
        return Some(vec![Value::Type(Types::CHAR), Value::Type(traits)]);
    }
    let (of, args) = template_of(state, ty).ok()??;
    match name {
        "Shape" | "Stride" | "Coord" | "Step" | "Tile" | "IntTuple" => (of == "tuple").then_some(args),
        "Int" => (of == "C" && matches!(args[..], [Value::Int(Integer::Int, _)])).then_some(args),
        "constant" if of == "C" => match args.first() {
            Some(Value::Int(kind, x)) => Some(vec![Value::Type(kind.id()), Value::Int(*kind, *x)]),
            _ => None,
        },
        "__seq" if of == "tuple" => {
            let mut numbers = Vec::new();
            for a in &args {
                match a {
                    Value::Type(t) => match state.types.get(*t) {
                        Type::Of(Value::Static(kind, x, _)) => numbers.push(Value::Int(*kind, *x)),
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

fn raw(state: &mut State, of: TypeId) -> Value {
    Value::Type(state.types.intern(Type::Pointer(Space::Raw, of)))
}

fn of_cute(state: &mut State, v: &Value) -> Outcome<Option<(&'static str, Vec<Value>)>> {
    if cute::extents(state, v)?.is_some() {
        let layout = match cute::call(state, "layout", &[], std::slice::from_ref(v))? {
            Some(layout) => type_value(state, layout),
            None => return Ok(None),
        };
        return Ok(Some(("Tensor", vec![Value::Type(engine_type(state, v)?), layout])));
    }
    let Value::Cute(cute) = v else {
        return Ok(None);
    };
    let stored = cute.stored.clone();
    let (name, parts) = crate::cxx::state::within(state, |state, cx| {
        let made = |state: &mut State, trees: &[Tree<'_>]| -> Outcome<Vec<Value>> {
            let mut parts = Vec::new();
            for t in trees {
                let stored = crate::value::stored::Stored::new((*t).into()).map_err(|_| Fault::ill_formed("a layout is too large"))?;
                parts.push(cute::unstored(state, &stored)?);
            }
            Ok(parts)
        };
        Ok::<_, Box<Fault>>(match stored.load(cx) {
            AlgebraValue::Tree(Tree::Layout(l)) => ("Layout", made(state, &[l.shape, l.stride])?),
            AlgebraValue::Tree(Tree::Composed(c)) => ("ComposedLayout", made(state, &[c.outer, c.offset, c.inner])?),
            AlgebraValue::Tree(Tree::Arith(items)) => ("ArithmeticTuple", made(state, items)?),
            AlgebraValue::Tree(Tree::Swizzle(s)) => {
                let numbers = [i64::from(s.bits), i64::from(s.base), i64::from(s.shift)];
                ("Swizzle", numbers.map(|n| Value::Int(Integer::Int, n)).to_vec())
            }
            AlgebraValue::Tree(Tree::Basis(b)) if b.over == 1 => {
                let mut parts = made(state, &[Tree::Int(b.value)])?;
                parts.extend(b.path.iter().map(|n| Value::Int(Integer::Int, (*n).into())));
                ("ScaledBasis", parts)
            }
            AlgebraValue::Tree(Tree::SmemFlag(flag)) if flag.sparsity == 0 => {
                ("smem_ptr_flag_bits", vec![Value::Int(Integer::Int, flag.bits.into())])
            }
            AlgebraValue::Tree(Tree::Mixed(m)) => ("MixedBits", [m.fixed, m.flags].map(|n| Value::Int(Integer::UInt, n.into())).to_vec()),
            AlgebraValue::Tree(Tree::Engine(Engine::Coordinates(at))) => ("ArithmeticTupleIterator", made(state, &[*at])?),
            AlgebraValue::Tree(Tree::Engine(Engine::Counting(_))) => ("counting_iterator", vec![Value::Type(Types::INT)]),
            AlgebraValue::Ratio(ratio) => ("R", ratio.map(|n| Value::Int(Integer::of_note(n.note), n.value)).to_vec()),
            AlgebraValue::Tiling(tiling) => {
                let mut parts = Vec::new();
                for part in atoms::arguments(cx, tiling) {
                    match part.left_arena(state)? {
                        Some(part) => parts.push(part),
                        None => return Ok(("", Vec::new())),
                    }
                }
                (tiling.kind.class(), parts)
            }
            AlgebraValue::Operation(operation) => {
                let operation = operation.spelled_out(cx);
                let part = |v: &AlgebraValue| match v {
                    AlgebraValue::Type(of) => state.types.element(of.name).map(Value::Type),
                    AlgebraValue::Tree(Tree::Int(n)) => Some(Value::Int(Integer::Int, n.value)),
                    _ => None,
                };
                let parts = operation.args.iter().map(part).collect::<Option<Vec<Value>>>();
                (TEMPLATES.iter().find(|name| **name == operation.name).map_or("", |name| name), parts.unwrap_or_default())
            }
            _ => ("", Vec::new()),
        })
    })?;
    if name.is_empty() {
        return Ok(None);
    }
    let parts = match name {
        "Swizzle" | "R" | "smem_ptr_flag_bits" | "MixedBits" | "counting_iterator" => parts,
        name if TEMPLATES.contains(&name) => parts,
        "ScaledBasis" => parts.into_iter().enumerate().map(|(i, p)| if i == 0 { type_value(state, p) } else { p }).collect(),
        _ => parts.into_iter().map(|p| type_value(state, p)).collect(),
    };
    Ok(Some((name, parts)))
}

/// Arguments with those in braces as the types that they initialise.
fn initialised(state: &mut State, types: &[Value], args: &[Value]) -> Outcome<Vec<Value>> {
    let one = |(i, v): (usize, &Value)| match (v, types.get(i)) {
        (Value::Braces(_), Some(Value::Type(ty))) => crate::cxx::convert::convert(state, v.clone(), *ty, true),
        _ => Ok(v.clone()),
    };
    args.iter().enumerate().map(one).collect()
}

/// `T(args)` or `T{args}` of any type but a class of the program.
pub fn construct(state: &mut State, ty: TypeId, args: &[Value], braces: bool) -> Outcome<Value> {
    let bare = state.types.without_const(ty);
    match (state.types.get(bare).clone(), args) {
        (_, []) => default_of(state, bare),
        (Type::Library(name, parameters), _) => containers::construct(state, bare, &name, &parameters, args, braces),
        (Type::Of(Value::Tuple(targets)), many)
            if many.len() == targets.len()
                && !matches!(many, [one] if matches!(state.value(one), Ok(Value::Tuple(_))))
                && targets.iter().any(|t| matches!(t, Value::Type(ty) if matches!(state.types.get(*ty), Type::Reference(_)))) =>
        {
            let mut items = Vec::new();
            for (of, target) in many.iter().zip(targets.iter()) {
                let ty = match target {
                    Value::Type(ty) => *ty,
                    target => state.type_of(target),
                };
                items.push(match state.types.get(ty) {
                    Type::Reference(_) => state.place(of),
                    _ => {
                        let v = state.value(of)?;
                        let v = state.copy(&v)?;
                        crate::cxx::convert::convert(state, v, ty, true)?
                    }
                });
            }
            Ok(Value::Tuple(Rc::new(items.into())))
        }
        (Type::Of(Value::Tuple(targets)), [one]) => {
            let v = state.value(one)?;
            let ty = state.type_of(&v);
            // a tuple that is the only element of another one
            let is_element = match &targets[..] {
                [Value::Type(of)] => *of == ty,
                [of] => state.type_of(of) == ty,
                _ => false,
            };
            match &v {
                Value::Tuple(_) if !is_element => crate::cxx::convert::convert(state, v, bare, true),
                _ => crate::cxx::convert::convert(state, Value::Braces(Rc::new(vec![v])), bare, true),
            }
        }
        (Type::Of(Value::Tuple(_)), many) => {
            let items = many.iter().map(|m| state.value(m)).collect::<Outcome<Vec<_>>>()?;
            crate::cxx::convert::convert(state, Value::Braces(Rc::new(items)), bare, true)
        }
        (Type::Of(Value::Cute(_)), many) => match template_of(state, bare)? {
            Some(("Layout", parts)) if many.len() == 2 || (many.len() == 1 && !matches!(state.value(&many[0])?, Value::Cute(_))) => {
                let mut many = initialised(state, &parts, many)?;
                if let ([_], Some(Value::Type(stride))) = (&many[..], parts.get(1)) {
                    // the strides of the type, and not those of a compact layout
                    many.push(default_of(state, *stride)?);
                }
                let made = super::call(state, "make_layout", &[], &many)?;
                crate::cxx::convert::convert(state, made, bare, true)
            }
            Some(("ArithmeticTuple", parts)) if many.len() == parts.len() && many.len() > 1 => {
                let made = super::call(state, "make_arithmetic_tuple", &[], many)?;
                crate::cxx::convert::convert(state, made, bare, true)
            }
            Some(("ComposedLayout", _)) if many.len() == 3 => {
                let made = super::call(state, "make_composed_layout", &[], many)?;
                crate::cxx::convert::convert(state, made, bare, true)
            }
            _ => match many {
                [one] => {
                    let v = state.value(one)?;
                    let zero = default_of(state, bare)?;
                    let counting = matches!(v, Value::Int(..) | Value::Static(..)) && cute::text(state, &zero)?.starts_with("counting");
                    match counting {
                        true => super::call(state, "counting_iter", &[], &[v]),
                        false => {
                            let is_other = cute::is_layout(state, &v);
                            crate::cxx::convert::convert(state, v, bare, !is_other)
                        }
                    }
                }
                _ => Err(Fault::ill_formed(format_args!("no constructor of `{}` takes {} arguments", state.types.name(bare), many.len()))),
            },
        },
        (Type::Array(..), many) if braces => crate::cxx::convert::convert(state, Value::Braces(Rc::new(many.to_vec())), bare, true),
        (_, [one]) => crate::cxx::convert::convert(state, one.clone(), bare, true),
        // the pointer and the bit of an iterator over bits
        (Type::Pointer(Space::Raw, of), [pointer, bit]) if state.types.is_in_bits(of) => {
            let bit = super::integer(state, bit)?;
            match crate::cxx::convert::convert(state, pointer.clone(), bare, true)? {
                Value::Pointer { space, element, address } => Ok(Value::Pointer { space, element, address: address + bit }),
                v => Ok(v),
            }
        }
        (_, many) => Err(Fault::ill_formed(format_args!("`{}` is made from one value, not from {}", state.types.name(bare), many.len()))),
    }
}

/// Whether the last parameters of a template of CuTe have defaults, so that a pattern may leave them out.
pub fn has_defaults(name: &str) -> bool {
    matches!(name, "Layout" | "Swizzle" | "TiledMMA")
}

/// How many template arguments a template of CuTe takes at least and at most, where it is one that would take others for defaults.
pub fn template_arity(name: &str) -> Option<(usize, usize)> {
    let last = name.rsplit("::").next().unwrap_or(name);
    match last {
        "Swizzle" => Some((2, 3)),
        "TiledMMA" => Some((2, 3)),
        _ if last.starts_with("Layout_") && last.ends_with("_Atom") => Some((1, 1)),
        _ => None,
    }
}
