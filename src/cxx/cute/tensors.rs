//! Tensors: those that own their memory, their elements, and what is applied to coordinates.

use super::translate::Bridge;
use super::{made, refused, with_tree};
use crate::algebra::tensor::{Engine, Pointer, Space, Tensor};
use crate::algebra::{Cx, Mode, Note, Tree};
use crate::cxx::plan::Plan;
use crate::cxx::state::State;
use crate::cxx::state::within;
use crate::cxx::types::Types;
use crate::cxx::value::{Block, CuteValue, Fault, FaultKind, Outcome, Type, TypeId, Value, Whole};
use crate::eval::operators;
use crate::functions::Function;
use crate::value::Value as AlgebraValue;
use crate::value::notation;
use crate::value::stored::Stored;

/// The element type of a fragment of an MMA operand.
pub(super) fn fragment_element(state: &mut State, row: &Function, values: &[AlgebraValue]) -> TypeId {
    use crate::algebra::Operand;
    let operand = match row.name.as_bytes().last() {
        Some(b'A') => Operand::A,
        Some(b'B') => Operand::B,
        _ => Operand::C,
    };
    let name = match values.first() {
        Some(AlgebraValue::Tiling(tiling)) => {
            tiling.operation.and_then(|o| o.mma().ok()).and_then(|row| crate::value::tiling::fragment(&row, operand).0).map(|e| e.name)
        }
        _ => None,
    };
    name.and_then(|name| state.types.element(name)).unwrap_or(Types::FLOAT)
}

/// `make_tensor<T>(layout)`: a tensor with memory of its own.
pub fn owner<'a>(state: &mut State, cx: Cx<'a>, layout: Tree<'a>, element: TypeId) -> Outcome<Value> {
    let element = state.types.in_bits(state.types.without_const(element));
    let bits = state
        .types
        .access_bits(element)
        .and_then(|bits| u32::try_from(bits).ok())
        .ok_or_else(|| Fault::new(FaultKind::Unsupported, format_args!("a tensor of `{}` is not read", state.types.name(element))))?;
    let inner = cx.inner_layout("make_tensor", layout).map_err(|f| refused(state, f, &[]))?;
    let run_time = |t: Tree<'a>| t.any_leaf(&|t| t.int().is_some_and(|i| !i.is_static));
    if run_time(inner.shape) || run_time(inner.stride) {
        let fault = cx.arena.alloc(crate::algebra::Fault::NotStatic { operation: "make_tensor", what: layout });
        return Err(refused(state, fault, &[]));
    }
    let elements = cx.cosize(inner).map_err(|f| refused(state, f, &[]))?.value.max(0) as u64;
    let bytes = elements.saturating_mul(bits.into()).div_ceil(8);
    let block = state.memory.allocate(crate::cxx::memory::Region::Stack, bytes, 16)?;
    if let Type::Class(_) = state.types.get(element) {
        state.unmade.push((element, (block.address << 3) as i64, bytes << 3, None));
    }
    let pointer = Pointer { element: element.0, ..Pointer::new(Space::Raw, bits, (block.address << 3) as i64) };
    let tensor = cx.tensor(Engine::Pointer(pointer), layout);
    let stored = Stored::new(tensor.into()).map_err(|_| Fault::new(FaultKind::Limit, "a tensor is too large"))?;
    Ok(state.cute(stored, Some(block), true))
}

/// `f(args)` of a layout, a tensor or a swizzle: a value, a slice, or the reference to an element.
pub fn apply(state: &mut State, f: &Value, args: &[Value]) -> Outcome<Value> {
    let f = state.value(f)?;
    let Value::Cute(cute) = &f else {
        return Err(Fault::ill_formed("what is called is no function"));
    };
    let args = args.iter().map(|a| state.value(a)).collect::<Outcome<Vec<Value>>>()?;
    if args.is_empty() {
        return Err(Fault::ill_formed("an application needs a coordinate"));
    }
    if let Some(v) = applied(state, cute, &args)? {
        return Ok(v);
    }
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let AlgebraValue::Tree(tree) = cute.stored.load(cx) else {
            return Err(Fault::ill_formed("what is called is no function"));
        };
        let items = args.iter().map(|a| bridge.tree(state, a)).collect::<Outcome<Vec<_>>>()?;
        let coord = if let [only] = items[..] { only } else { cx.tuple(&items) };
        let operands = [AlgebraValue::Tree(coord), AlgebraValue::Tree(tree)];
        let swizzles = matches!(tree, Tree::Swizzle(_));
        let plain = |t: Tree| matches!(t, Tree::Int(_) | Tree::Underscore | Tree::Basis(_)) || (swizzles && matches!(t, Tree::Mixed(_)));
        if !bridge.opaque.is_empty() || coord.any_leaf(&|t| !plain(t)) {
            return Err(Fault::ill_formed("what stands in the parentheses is no coordinate"));
        }
        if !matches!(tree, Tree::Tensor(_) | Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) {
            return Err(Fault::ill_formed(format_args!("`{}` cannot be applied", notation::tree_text(tree))));
        }
        if let Tree::Tensor(tensor) = tree
            && let Engine::Pointer(p) = tensor.engine
            && !coord.has_underscore()
        {
            let offset = cx.apply(tensor.layout, coord).map_err(|f| refused(state, f, &operands))?;
            return element(state, cx, p, offset);
        }
        let answer = operators::applied(cx, tree, coord).map_err(|f| refused(state, f, &operands))?;
        bridge.block = cute.block.clone();
        bridge.result(state, answer.into())
    })
}

/// The reference to the element of a pointer at an offset.
fn element<'a>(state: &State, cx: Cx<'a>, p: Pointer, offset: Tree<'a>) -> Outcome<Value> {
    let offset = cx.int("tensor element", offset).map_err(|f| refused(state, f, &[]))?;
    if p.element == 0 {
        return Err(Fault::new(FaultKind::NoData, "the elements of this tensor have no known type"));
    }
    Ok(Value::Memory(TypeId(p.element), moved(&p, offset.value)))
}

/// `make_transform_iter(function, iterator)`
pub fn through(state: &mut State, function: Value, iterator: &Value) -> Outcome<Value> {
    let below = if let Value::Cute(cute) = iterator { cute.block.clone() } else { None };
    with_tree(state, iterator, |state, _, t| {
        let Tree::Engine(_) = t else {
            return Err(Fault::ill_formed("`make_transform_iter` takes a function and an iterator"));
        };
        let (bytes, written, missing) = Default::default();
        let block = Block { address: 0, bytes, written, missing, through: Some((function, below)) };
        let stored = Stored::new(t.into()).map_err(|_| Fault::new(FaultKind::Limit, "an iterator is too large"))?;
        Ok(state.cute(stored, Some(std::rc::Rc::new(block)), false))
    })
}

/// What is a part of a tensor that owns its memory and is `const`: its elements are so too.
pub fn constant_part(state: &mut State, owner: &Value, part: Value) -> Outcome<Value> {
    let is_part = matches!(&part, Value::Cute(cute) if !cute.owns) || matches!(part, Value::Memory(..));
    if !is_part || !matches!(state.value(owner)?, Value::Cute(cute) if cute.owns) {
        return Ok(part);
    }
    if let Value::Memory(of, address) = part {
        return Ok(Value::Memory(state.types.intern(Type::Const(of)), address));
    }
    with_tree(state, &part, |state, cx, t| match t {
        Tree::Tensor(&Tensor { engine: Engine::Pointer(p), layout }) => {
            let element = state.types.intern(Type::Const(TypeId(p.element))).0;
            made(state, cx, cx.tensor(Engine::Pointer(Pointer { element, ..p }), layout), Some(&part))
        }
        _ => Ok(part.clone()),
    })
}

/// The extents of the top modes of a tensor, `None` for what is none.
pub fn extents(state: &mut State, v: &Value) -> Outcome<Option<Vec<i64>>> {
    Ok(mode_sizes(state, v)?.map(|sizes| sizes.iter().map(|size| size.value).collect()))
}

/// The sizes of the modes of a tensor, with what is known of them at compile time.
pub fn mode_sizes(state: &mut State, v: &Value) -> Outcome<Option<Vec<crate::algebra::Int>>> {
    let Value::Cute(_) = v else {
        return Ok(None);
    };
    with_tree(state, v, |state, cx, t| {
        let Tree::Tensor(tensor) = t else {
            return Ok(None);
        };
        let layout = cx.inner_layout("tensor", tensor.layout).map_err(|f| refused(state, f, &[]))?;
        let modes = cx.wrap(layout.shape);
        modes.iter().map(|m| cx.product(*m)).collect::<Result<Vec<_>, _>>().map(Some).map_err(|f| refused(state, f, &[]))
    })
}

/// Element `i` behind an iterator.
pub fn element_of(state: &mut State, iterator: &Value, i: i64) -> Outcome<Value> {
    with_tree(state, iterator, |state, cx, t| {
        let offset = Tree::Int(crate::algebra::Int::dynamic(i));
        let engine = match t {
            Tree::Engine(engine) => *engine,
            Tree::Tensor(tensor) => tensor.engine,
            _ => return Err(Fault::ill_formed("what is no iterator is followed")),
        };
        match engine {
            Engine::Pointer(p) if p.element != 0 => Ok(Value::Memory(TypeId(p.element), moved(&p, i))),
            Engine::Coordinates(Tree::Tuple(items) | Tree::Arith(items)) if i == 0 => made(state, cx, Tree::Arith(items), None),
            Engine::Coordinates(at) if i == 0 => made(state, cx, at, None),
            engine => {
                let read = engine.read(cx, offset).map_err(|f| refused(state, f, &[]))?;
                made(state, cx, read, None)
            }
        }
    })
}

/// The address in bits that a pointer has so many elements on, swizzled.
pub(in crate::cxx) fn moved(p: &Pointer, offset: i64) -> i64 {
    let address = p.address.wrapping_add(offset.wrapping_mul(p.element_bits.into()));
    match p.swizzle {
        Some(swizzle) => (swizzle.apply(address >> 3) << 3) | (address & 7),
        None => address,
    }
}

/// Whether a value is a copy by the tensor memory accelerator that writes to global memory.
pub fn stores_by_tma(state: &mut State, v: &Value) -> bool {
    let Value::Cute(cute) = v else {
        return false;
    };
    within(state, |_, cx| match cute.stored.load(cx) {
        AlgebraValue::Tiling(tiling) => tiling.operation.is_some_and(|o| o.tma.is_some() && !o.name.contains("LOAD")),
        _ => false,
    })
}

/// The bits and the type of an element of a tensor in tensor memory; the name is empty where only the size is known.
pub fn tensor_memory_element(state: &mut State, v: &Value) -> Option<(u32, &'static str)> {
    let Value::Cute(cute) = v else {
        return None;
    };
    within(state, |_, cx| match cute.stored.load(cx) {
        AlgebraValue::Tree(Tree::Tensor(tensor)) => match tensor.engine {
            Engine::TensorMemory(p) => Some((p.element_bits, p.element_name)),
            _ => None,
        },
        _ => None,
    })
}

/// The address in tensor memory that an iterator is.
pub fn tensor_memory(state: &mut State, v: &Value) -> Option<i64> {
    let Value::Cute(cute) = v else {
        return None;
    };
    within(state, |_, cx| match cute.stored.load(cx) {
        AlgebraValue::Tree(Tree::Engine(Engine::TensorMemory(p))) => Some(i64::from(p.address)),
        _ => None,
    })
}

/// The pointer that a value of the algebra is, or that its tensor reads through.
pub fn pointer(state: &mut State, v: &Value) -> Option<Pointer> {
    match v {
        Value::Cute(cute) => within(state, |_, cx| match cute.stored.load(cx) {
            AlgebraValue::Tree(Tree::Engine(Engine::Pointer(p))) => Some(*p),
            AlgebraValue::Tree(Tree::Tensor(t)) => match t.engine {
                Engine::Pointer(p) => Some(p),
                _ => None,
            },
            _ => None,
        }),
        Value::Pointer { space, element, address } => {
            Some(Pointer { space: *space, address: *address, ..state.types.pointer_of(*element) })
        }
        _ => None,
    }
}

/// Refuses the iterator of a container, and a tensor over one, where CuTe takes pointers alone.
pub fn no_iterator(state: &mut State, name: &str, v: &Value) -> Outcome<()> {
    let is_one = v.is_iterator() || pointer(state, v).is_some_and(|p| matches!(p.space, Space::Iterator(_)));
    if is_one { Err(Fault::ill_formed(format_args!("`{name}` takes no iterator of a container, and no tensor over one"))) } else { Ok(()) }
}

/// Whether `v` is an iterator of the algebra without a layout.
pub fn is_iterator(state: &mut State, v: &Value) -> bool {
    match v {
        Value::Cute(cute) => within(state, |_, cx| matches!(cute.stored.load(cx), AlgebraValue::Tree(Tree::Engine(_)))),
        _ => false,
    }
}

/// `f(args)` where the arguments are run-time integers and `f` is a layout of integers, or a tensor over memory.
pub fn applied(state: &mut State, cute: &CuteValue, args: &[Value]) -> Outcome<Option<Value>> {
    if state.options.mode != Mode::Cxx {
        return Ok(None);
    }
    let mut coord = [0i64; 8];
    let items = match args {
        [Value::Tuple(items)] => items,
        args => args,
    };
    if items.len() > coord.len() || items.is_empty() {
        return Ok(None);
    }
    let mut note = Note::NONE;
    for (c, arg) in coord.iter_mut().zip(items) {
        let (kind, x) = match arg {
            Value::Int(kind, x) => (*kind, *x),
            Value::Slot(slot) => match state.slots.get(*slot as usize) {
                Some(Value::Int(kind, x)) => (*kind, *x),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        note = note.common(kind.note());
        *c = x;
    }
    let plan = cute.plan.get_or_init(|| {
        within(state, |_, cx| match cute.stored.load(cx) {
            AlgebraValue::Tree(t) => Plan::of(t).map(Box::new),
            _ => None,
        })
    });
    let Some(plan) = plan else {
        return Ok(None);
    };
    Ok(plan.index(&coord[..items.len()], note).map(|(kind, index)| match &plan.pointer {
        None => Value::Int(kind, index),
        Some(p) => Value::Memory(TypeId(p.element), moved(p, index)),
    }))
}

/// A value of CuTe with another part `i`: the shape or the stride of a layout, the iterator of a tensor, an element of a tuple.
pub fn with_part(state: &mut State, cute: &CuteValue, i: u32, part: Value) -> Outcome<Value> {
    let (whole, parts) = state.parts(cute)?;
    let mut parts = parts.to_vec();
    match parts.get_mut(i as usize) {
        Some(there) => *there = part,
        None => return Err(Fault::ill_formed("a part of a value of CuTe that it does not have is assigned")),
    }
    let name = match whole {
        Whole::Tensor => {
            parts.reverse();
            "make_tensor"
        }
        Whole::Tuple => "make_arithmetic_tuple",
        _ => "make_layout",
    };
    match super::call(state, name, &[], &parts)? {
        Some(Value::Cute(made)) => Ok(state.cute(made.stored.clone(), cute.block.clone(), false)),
        Some(made) => Ok(made),
        None => Err(Fault::ill_formed("a part of a value of CuTe is `const`")),
    }
}
