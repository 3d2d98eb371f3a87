//! Tensors over memory: how they are made, their elements and their types.

use super::{Native, arg, integer, type_arg};
use crate::algebra::Tree;
use crate::algebra::tensor::{Engine, Pointer, Space};
use crate::cxx::ast::BinaryOp;
use crate::cxx::state::State;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use crate::cxx::{arith, convert, cute};
use std::rc::Rc;

/// Reads or names the element at a coordinate.
pub fn at(state: &mut State, tensor: &Value, coord: &[Value]) -> Outcome<Value> {
    read_at_once(tensor)?;
    cute::apply(state, tensor, coord)
}

/// How many elements a tensor has.
pub(super) fn size(state: &mut State, tensor: &Value) -> Outcome<i64> {
    match cute::extents(state, tensor)? {
        Some(extents) => Ok(extents.iter().product()),
        None => Err(Fault::ill_formed("an argument is no tensor")),
    }
}

pub(super) fn element(state: &mut State, tensor: &Value, i: i64) -> Outcome<Value> {
    at(state, tensor, &[Value::Int(Integer::Int, i)])
}

/// Refuses what is read through a function where only memory is read.
pub(super) fn read_at_once(tensor: &Value) -> Outcome<()> {
    match tensor {
        Value::Cute(cute) if cute.is_lazy() => Err(Fault::new(FaultKind::Unsupported, "a tensor over a `transform_iter` is not read here")),
        _ => Ok(()),
    }
}

/// The element type of a tensor.
pub fn element_type(state: &mut State, tensor: &Value) -> Outcome<TypeId> {
    let v = state.value(tensor)?;
    read_at_once(&v)?;
    if let Some(p) = cute::pointer(state, &v)
        && p.element != 0
    {
        return Ok(state.types.of_values(TypeId(p.element)));
    }
    if cute::extents(state, &v)?.is_none() {
        return Err(Fault::ill_formed("an argument is no tensor"));
    }
    // accumulators in tensor memory whose type is not known are numbers of the width of their elements
    if let Some((width, name)) = cute::tensor_memory_element(state, &v) {
        let name = match (name, width) {
            ("", 64) => "double",
            ("", 32) => "float",
            ("", 16) => "half_t",
            ("", _) => "uint8_t",
            (name, _) => name,
        };
        return state.types.element(name).ok_or_else(|| Fault::ill_formed("an argument is no tensor"));
    }
    let start = call(state, "data", std::slice::from_ref(&v))?;
    let first = cute::element_of(state, &start, 0)?;
    Ok(state.type_of(&first))
}

/// The pointer that an argument is, in a space.
fn tagged(state: &mut State, v: &Value, space: Space, element: Option<TypeId>) -> Outcome<Option<Value>> {
    let objects = |state: &mut State, array: &Rc<Array>, i: u32| -> Outcome<Option<Value>> {
        let first = state.into_bytes(array)?;
        let step = state.types.access_bits(array.element).unwrap_or(8) as i64;
        let at = |first: i64| first.wrapping_add(i64::from(i).wrapping_mul(step));
        Ok(first.map(|first| Value::Pointer { space: Space::Raw, element: array.element, address: at(first) }))
    };
    let v = match state.value(v)? {
        Value::Array(array) => match objects(state, &array, 0)? {
            Some(v) => v,
            None => state.decayed(&array),
        },
        Value::AddressOf(place, of) => match &*place {
            Value::Array(array) => state.decayed(array),
            Value::Cell(i, array) => match objects(state, array, array.at(*i) as u32)? {
                Some(v) => v,
                None => Value::AddressOf(place, of),
            },
            Value::Memory(element, address) => Value::Pointer { space: Space::Raw, element: *element, address: *address },
            _ => Value::AddressOf(place, of),
        },
        v => v,
    };
    Ok(match v {
        Value::Pointer { element: of, address, .. } => Some(Value::Pointer { space, element: element.unwrap_or(of), address }),
        Value::Null => Some(Value::Pointer { space, element: element.unwrap_or(Types::CHAR), address: 0 }),
        Value::Int(_, x) if element.is_some() => {
            Some(Value::Pointer { space, element: element.unwrap_or(Types::CHAR), address: x.wrapping_shl(3) })
        }
        _ => None,
    })
}

/// The elements that those of a pointer are read as: of what is `const` they are so too.
fn recast_from(state: &mut State, old: TypeId, new: TypeId) -> TypeId {
    let new = state.types.in_bits(new);
    match state.types.get(old) {
        Type::Const(_) => state.types.intern(Type::Const(new)),
        _ => new,
    }
}

/// `make_gmem_ptr` and its relatives.
fn pointer(state: &mut State, templates: &[Value], args: &[Value], space: Space, name: &str) -> Outcome<Value> {
    let element = if templates.is_empty() { None } else { Some(type_arg(state, templates, 0)?) };
    if let Some(Value::Int(..) | Value::Static(..)) = args.first().map(|v| state.value(v)).transpose()?
        && state.options.mode == crate::algebra::Mode::Cxx
    {
        return Err(Fault::ill_formed(format_args!("`{name}` takes a pointer, not a number")));
    }
    // `make_gmem_ptr<bool>(p)` counts bits
    let of = args.first().map(|v| state.value(v)).transpose()?;
    let element = element.map(|element| match of {
        Some(Value::Pointer { element: of, .. }) => recast_from(state, of, element),
        _ => state.types.in_bits(element),
    });
    if let Some(v) = args.first()
        && let Some(made) = tagged(state, v, space, element)?
    {
        return match args.get(1).filter(|_| space == Space::Smem) {
            Some(swizzle) => call(state, "make_swizzle_ptr", &[made, swizzle.clone()]),
            None => Ok(made),
        };
    }
    match cute::call(state, name, templates, args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed("an argument is no pointer")),
    }
}

/// The layout that follows an iterator in `make_tensor`.
fn layout(state: &mut State, args: &[Value]) -> Outcome<Value> {
    if let [only] = args {
        let v = state.value(only)?;
        let is_layout = cute::with_tree(state, &v, |_, _, t| Ok(matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))));
        if is_layout.unwrap_or(false) {
            return Ok(v);
        }
    }
    match cute::call(state, "make_layout", &[], args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed("`make_tensor` takes an iterator and a layout")),
    }
}

/// `make_tensor<T>(layout)`
fn owner(state: &mut State, element: TypeId, layout: &Value) -> Outcome<Value> {
    cute::with_tree(state, layout, |state, cx, t| {
        let t = match t {
            Tree::Tensor(tensor) => tensor.layout,
            t => t,
        };
        cute::owner(state, cx, t, element)
    })
}

/// `make_tensor(iterator, layout)`, `make_tensor<T>(layout)`
pub(super) fn make_tensor(state: &mut State, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let first = state.value(arg(args, 0)?)?;
    let is_pointer = matches!(first, Value::Pointer { .. });
    if let (Value::Array(_), [_, _, ..]) = (&first, args) {
        let message = "`make_tensor` takes an iterator, and an array is none: its first element has one, `make_tensor(&a[0], layout)`";
        return Err(Fault::ill_formed(message));
    }
    if matches!(first, Value::Array(_))
        || is_pointer && matches!(templates.first(), Some(Value::Type(ty)) if !matches!(state.types.get(*ty), Type::Pointer(..)))
    {
        return Err(Fault::ill_formed("`make_tensor` takes an iterator and a layout, or `make_tensor<T>(layout)`"));
    }
    if let (Some(_), false) = (templates.first(), matches!(first, Value::Pointer { .. })) {
        let element = type_arg(state, templates, 0)?;
        // `UMMA::tmem_frg_1sm<float>`: a fragment with a layout of its own.
        if let (Type::Of(Value::Cute(_)), [_]) = (state.types.get(element), args)
            && let Some(v) = cute::call(state, "make_tensor", templates, args)?
        {
            return Ok(v);
        }
        let is_layout = matches!(first, Value::Tuple(_) | Value::Cute(_) | Value::Static(..));
        if match state.types.get(element) {
            Type::Pointer(Space::Raw, _) => is_layout,
            Type::Pointer(..) | Type::Of(_) => false,
            _ => true,
        } {
            if let Type::Const(_) = state.types.get(element) {
                return Err(Fault::new(FaultKind::Unsupported, "a tensor that owns `const` elements is not read"));
            }
            let layout = layout(state, args)?;
            return owner(state, element, &layout);
        }
    }
    let iterator = match tagged(state, &first, Space::Raw, None)? {
        Some(made) => made.in_space(first.space().unwrap_or(Space::Raw)),
        None => first,
    };
    if args.len() < 2 {
        return Err(Fault::ill_formed("`make_tensor` takes an iterator and a layout, or `make_tensor<T>(layout)`"));
    }
    let layout = layout(state, &args[1..])?;
    match cute::call(state, "make_tensor", &[], &[iterator, layout])? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed("`make_tensor` takes an iterator and a layout")),
    }
}

/// `make_tensor_like` and `make_fragment_like`: registers with the layout that a row of the registry makes.
fn like(state: &mut State, templates: &[Value], args: &[Value], row: &str) -> Outcome<Value> {
    let v = state.value(arg(args, 0)?)?;
    let is_tensor = cute::extents(state, &v)?.is_some();
    let element = match templates.first() {
        Some(_) => Some(type_arg(state, templates, 0)?),
        None if is_tensor => Some(element_type(state, &v)?),
        None => None,
    };
    let layout = if is_tensor { call(state, "layout", &[v])? } else { v };
    let layout = call(state, row, &[layout])?;
    match element {
        Some(element) => owner(state, element, &layout),
        None => Ok(layout),
    }
}

fn call(state: &mut State, name: &str, args: &[Value]) -> Outcome<Value> {
    match cute::call(state, name, &[], args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed(format_args!("there is no function `{name}`"))),
    }
}

/// The leaves of the shape and of the stride of a layout that is composed of no others.
fn leaves_of(t: Tree) -> Option<(Vec<i64>, Vec<i64>)> {
    fn flat(t: Tree, out: &mut Vec<i64>) {
        match (t.items(), t.int()) {
            (Some(items), _) => items.iter().for_each(|t| flat(*t, out)),
            (None, i) => out.push(i.map_or(0, |i| i.value)),
        }
    }
    let Tree::Layout(layout) = t else { return None };
    let (mut shape, mut stride) = (Vec::new(), Vec::new());
    flat(layout.shape, &mut shape);
    flat(layout.stride, &mut stride);
    Some((shape, stride))
}

/// `recast<T>(tensor)`: the same memory in elements of another size.
pub(super) fn recast(state: &mut State, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let new = type_arg(state, templates, 0)?;
    let tensor = state.value(arg(args, 0)?)?;
    read_at_once(&tensor)?;
    cute::no_iterator(state, "recast", &tensor)?;
    let Some(old) = cute::pointer(state, &tensor) else {
        if cute::tensor_memory_element(state, &tensor).is_some()
            && let Some(v) = cute::call(state, "recast", templates, args)?
        {
            return Ok(v);
        }
        return Err(Fault::ill_formed("`recast` takes a tensor over memory"));
    };
    let new = recast_from(state, TypeId(old.element), new);
    let same = state.types.element_type(new) == state.types.element_type(TypeId(old.element));
    let owns = matches!(&tensor, Value::Cute(cute) if cute.owns);
    if !owns && same {
        return Ok(tensor);
    }
    let bits = state.types.access_bits(state.types.without_const(new)).and_then(|bits| u32::try_from(bits).ok());
    let bits = bits.ok_or_else(|| Fault::ill_formed("`recast` to a type without a size"))?;
    let layout = call(state, "layout", std::slice::from_ref(&tensor))?;
    let sizes = [Value::Static(Integer::Int, old.counted_bits().into(), false), Value::Static(Integer::Int, bits.into(), false)];
    let extents = cute::with_tree(state, &layout, |_, _, t| Ok(leaves_of(t)))?;
    let layout = match cute::call(state, "recast_layout", &sizes, &[layout])? {
        Some(v) => v,
        None => return Err(Fault::ill_formed("`recast` has no layout")),
    };
    // what grows over negative strides begins at the lowest of the elements that become one
    let grows = state.types.size_of(TypeId(old.element)) < state.types.size_of(new);
    cute::with_tree(state, &layout, |state, cx, t| {
        let mut address = old.address;
        if let (true, Some((shape, stride)), Some((new_shape, _))) = (grows, extents, leaves_of(t)) {
            for ((n, m), d) in shape.iter().zip(&new_shape).zip(&stride) {
                let step = n.wrapping_sub(*m).wrapping_mul(*d).min(0);
                address = address.wrapping_add(step.wrapping_mul(old.element_bits.into()));
            }
        }
        let engine = Engine::Pointer(Pointer { space: old.space, address, swizzle: old.swizzle, ..state.types.pointer_of(new) });
        cute::made(state, cx, cx.tensor(engine, t), Some(&tensor))
    })
}

/// The tensor of the same memory without its swizzle and its tag.
fn untagged(state: &mut State, v: &Value) -> Outcome<Value> {
    let v = state.value(v)?;
    if cute::extents(state, &v)?.is_some() {
        return Err(Fault::ill_formed("`raw_pointer_cast` takes a pointer, which `t.data()` is of a tensor"));
    }
    cute::no_iterator(state, "raw_pointer_cast", &v)?;
    let untagged = match tagged(state, &v, Space::Raw, None)? {
        Some(v) => v,
        None => match cute::pointer(state, &v) {
            Some(p) if p.element != 0 => Value::Pointer { space: Space::Raw, element: TypeId(p.element), address: p.address },
            _ => v,
        },
    };
    Ok(match untagged {
        // of an iterator over bits it is the pointer to the byte
        Value::Pointer { space, element, address } if state.types.is_in_bits(element) => {
            Value::Pointer { space, element: state.types.element_type(element), address: address & !7 }
        }
        v => v,
    })
}

/// `Engine` of a tensor: who owns the memory, and what lies there.
pub(super) fn engine_type(state: &mut State, v: &Value) -> Outcome<TypeId> {
    if let Value::Cute(cute) = v
        && cute.owns
    {
        let element = element_type(state, v)?;
        let n = match cute::call(state, "layout", &[], std::slice::from_ref(v))? {
            Some(layout) => cute::call(state, "cosize", &[], &[layout])?,
            None => None,
        };
        let n = n.map_or(Ok(0), |n| integer(state, &n))?;
        let args = vec![Value::Type(element), Value::Int(Integer::ULong, n)];
        return Ok(state.types.intern(Type::Library("ArrayEngine".into(), args)));
    }
    let iterator = match cute::call(state, "data", &[], std::slice::from_ref(v))? {
        Some(iterator) => state.type_of(&iterator),
        None => Types::VOID,
    };
    Ok(state.types.intern(Type::Library("ViewEngine".into(), vec![Value::Type(iterator)])))
}

/// The type of a value, as a value.
pub(super) fn type_value(state: &mut State, v: Value) -> Value {
    Value::Type(state.type_of(&v))
}

/// Functions on tensors.
pub const NATIVES: &[(&str, Native)] = &[
    ("make_tensor", make_tensor),
    ("make_tensor_like", |state, templates, args| like(state, templates, args, "make_layout_like")),
    ("make_fragment_like", |state, templates, args| like(state, templates, args, "make_fragment_like")),
    ("make_rmem_tensor", |state, templates, args| make_tensor(state, templates, args)),
    ("make_gmem_ptr", |state, templates, args| pointer(state, templates, args, Space::Gmem, "make_gmem_ptr")),
    ("make_smem_ptr", |state, templates, args| pointer(state, templates, args, Space::Smem, "make_smem_ptr")),
    ("make_rmem_ptr", |state, templates, args| pointer(state, templates, args, Space::Raw, "make_ptr")),
    ("recast_ptr", |state, templates, args| {
        let element = type_arg(state, templates, 0)?;
        let mut v = state.value(arg(args, 0)?)?;
        cute::no_iterator(state, "recast_ptr", &v)?;
        if let Value::AddressOf(place, _) = &v
            && let Some(pointer) = state.lying_in_bytes(&place.clone())?
        {
            v = pointer;
        }
        // a swizzle is of addresses, whatever lies there
        if let Value::Cute(_) = v
            && let Some(p) = cute::pointer(state, &v).filter(|p| p.swizzle.is_some())
        {
            let element = recast_from(state, TypeId(p.element), element);
            let engine =
                Engine::Pointer(Pointer { space: p.space, address: p.address, swizzle: p.swizzle, ..state.types.pointer_of(element) });
            return cute::with_tree(state, &v, |state, cx, _| cute::made(state, cx, Tree::Engine(cx.arena.alloc(engine)), Some(&v)));
        }
        let (space, element) = match v {
            Value::Pointer { space, element: old, .. } => (space, recast_from(state, old, element)),
            Value::Array(ref array) => (Space::Raw, recast_from(state, state.declared_element(array), element)),
            _ => (Space::Raw, state.types.in_bits(element)),
        };
        match tagged(state, &v, space, Some(element))? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("`recast_ptr` takes a pointer")),
        }
    }),
    ("raw_pointer_cast", |state, _, args| untagged(state, arg(args, 0)?)),
    ("recast", recast),
    ("__through", |state, _, args| {
        let (function, iterator) = (state.value(arg(args, 0)?)?, state.value(arg(args, 1)?)?);
        let function = state.copy(&function)?;
        cute::through(state, function, &iterator)
    }),
    ("__reverse", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        match &v {
            Value::Array(array) => {
                let mut items = super::tuples::items(state, &v)?.unwrap_or_default();
                items.reverse();
                convert::filled(state, array.ty, array.element, items.len() as i64, &items)
            }
            _ => call(state, "reverse", &[v]),
        }
    }),
    ("__size", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        Ok(Value::Int(Integer::Int, size(state, &v)?))
    }),
    ("__is_tensor", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        let is = cute::extents(state, &v)?.is_some();
        Ok(super::fixed_truth(is))
    }),
    ("prefetch", |state, _, args| {
        let tensor = state.value(arg(args, args.len().saturating_sub(1))?)?;
        match cute::pointer(state, &tensor) {
            Some(p) if args.len() == 1 && p.space != Space::Gmem => Err(Fault::ill_formed("`prefetch` takes a tensor in global memory")),
            _ => Ok(Value::Void),
        }
    }),
    ("cp_async_fence", |_, _, _| Ok(Value::Void)),
    ("cp_async_wait", |_, _, _| Ok(Value::Void)),
    ("iota", |state, _, args| {
        let (first, last) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
        let mut value = state.value(arg(args, 2)?)?;
        let ty = state.type_of(&value);
        let n = arith::binary(state, BinaryOp::Subtract, &last, &first)?;
        let n = integer(state, &n)?;
        state.memory.budget.spend(8 * n.max(0).unsigned_abs())?;
        for i in 0..n {
            let place = arith::index(state, &first, &Value::Int(Integer::Long, i))?;
            state.store(&place, value.clone())?;
            let next = arith::binary(state, BinaryOp::Add, &value, &Value::Int(Integer::Int, 1))?;
            value = convert::convert(state, next, ty, true)?;
        }
        Ok(Value::Void)
    }),
];
