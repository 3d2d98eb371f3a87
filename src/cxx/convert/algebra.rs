//! Values of the algebra as those of another type of the algebra, and as `T{}` makes them.

use super::{convert, default_of};
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Composed, Cx, Int, Layout, Tree};
use crate::cxx::cute;
use crate::cxx::state::{State, within};
use crate::cxx::value::{Integer, Outcome, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::tiling::Operation;
use std::rc::Rc;

/// `v` converted to the type of `target`; `None` where it has no such conversion.
pub(super) fn converted(state: &mut State, v: &Value, target: &Value) -> Outcome<Option<Value>> {
    Ok(match (v, target) {
        (Value::Static(_, x, is), Value::Static(kind, y, derived)) if x == y && (*is || !*derived) => {
            Some(Value::Static(*kind, *y, *derived))
        }
        (Value::Static(_, x, _), Value::Int(kind, _)) => Some(Value::Int(*kind, kind.wrap(*x))),
        (Value::Tuple(items), Value::Tuple(targets)) if items.len() == targets.len() => {
            let mut made = Vec::new();
            for (item, target) in items.iter().zip(targets.iter()) {
                let ty = match target {
                    Value::Type(ty) => *ty,
                    target => state.type_of(target),
                };
                made.push(convert(state, item.clone(), ty, false)?);
            }
            Some(Value::Tuple(Rc::new(made.into())))
        }
        (Value::Int(..) | Value::Static(..) | Value::Tuple(_), Value::Cute(_)) if cute::is_layout(state, target) => {
            layout_of_shape(state, v, target)?
        }
        (Value::Int(_, x) | Value::Static(_, x, _) | Value::Enum(_, x), Value::Cute(_)) => {
            let target_text = cute::text(state, target)?;
            if cute::text(state, v)? == target_text {
                return Ok(Some(target.clone()));
            }
            cute::with_tree(state, target, |state, cx, to| match to {
                Tree::Basis(b) if !b.value.is_static => {
                    cute::made(state, cx, cx.basis(as_int(Int::dynamic(*x), b.value), b.path), None).map(Some)
                }
                _ => Ok(None),
            })?
        }
        (Value::Cute(from), Value::Cute(to)) => within(state, |state, cx| {
            let (from_tree, to_tree) = match (from.stored.load(cx), to.stored.load(cx)) {
                (AlgebraValue::Tree(from), AlgebraValue::Tree(to)) => (from, to),
                // the atom of an operation is derived from that of its traits
                (AlgebraValue::Tiling(from), AlgebraValue::Tiling(to)) => {
                    let of_traits = from.operation.map(|o| Operation { is_traits: true, ..*o });
                    let is_base = from.kind == to.kind && of_traits.as_ref() == to.operation;
                    return Ok((is_base && of_traits.is_some()).then(|| target.clone()));
                }
                _ => return Ok(None),
            };
            match tree_as(cx, from_tree, to_tree) {
                Some(made) => cute::made(state, cx, made, Some(v)).map(Some),
                None => Ok(None),
            }
        })?,
        (Value::Pointer { .. }, Value::Cute(_)) | (Value::Cute(_), Value::Pointer { .. }) => {
            let same = |p: Option<Pointer>| p.map(|p| (p.space, p.element_bits, p.swizzle));
            (same(cute::pointer(state, v)) == same(cute::pointer(state, target))).then(|| v.clone())
        }
        _ => None,
    })
}

/// The layout of the type of `target` that its constructor makes of a shape alone: the strides are those of the type.
fn layout_of_shape(state: &mut State, v: &Value, target: &Value) -> Outcome<Option<Value>> {
    let Value::Cute(target) = target else {
        return Ok(None);
    };
    cute::with_tree(state, v, |state, cx, shape| {
        let AlgebraValue::Tree(Tree::Layout(to)) = target.stored.load(cx) else {
            return Ok(None);
        };
        let shape = match (shape, to.shape) {
            (Tree::Int(from), Tree::Int(to)) if !from.is_static && !to.is_static => Tree::Int(as_int(from, to)),
            _ => shape,
        };
        let [wanted, given] = [to.shape, shape].map(|tree| cute::made(state, cx, tree, None).map(|v| state.type_of(&v)));
        if wanted? != given? {
            return Ok(None);
        }
        cute::made(state, cx, cx.layout_tree(Layout { shape, stride: to.stride }), None).map(Some)
    })
}

/// `T{}` of the type of `v`.
pub(super) fn fresh(state: &mut State, v: &Value) -> Outcome<Value> {
    match v {
        Value::Cute(cute) if cute.owns => within(state, |state, cx| match cute.stored.load(cx) {
            AlgebraValue::Tree(Tree::Tensor(tensor)) => match tensor.engine {
                Engine::Pointer(p) => cute::owner(state, cx, tensor.layout, TypeId(p.element)),
                _ => Ok(v.clone()),
            },
            _ => Ok(v.clone()),
        }),
        Value::Tuple(items) => {
            let items = items
                .iter()
                .map(|i| match i {
                    Value::Type(ty) => default_of(state, *ty),
                    i => fresh(state, i),
                })
                .collect::<Outcome<_>>()?;
            Ok(Value::Tuple(Rc::new(items)))
        }
        v => Ok(v.clone()),
    }
}

/// `i` as a run-time integer of the type of `j`.
fn as_int(i: Int, j: Int) -> Int {
    Int { value: Integer::of_note(j.note).wrap(i.value), ..j }
}

/// `from` as a value of the type of `to`: compile-time integers become run-time ones, and never the other way.
fn tree_as<'a>(cx: Cx<'a>, from: Tree<'a>, to: Tree<'a>) -> Option<Tree<'a>> {
    Some(match (from, to) {
        (Tree::Int(i), Tree::Int(j)) if !j.is_static => Tree::Int(as_int(i, j)),
        (Tree::Int(i), Tree::Int(j)) if i == j => to,
        (Tree::Tuple(a), Tree::Tuple(b)) | (Tree::Arith(a), Tree::Arith(b)) if a.len() == b.len() => {
            let items = a.iter().zip(b).map(|(a, b)| tree_as(cx, *a, *b)).collect::<Option<Vec<_>>>()?;
            match from {
                Tree::Arith(_) => Tree::Arith(cx.arena.alloc_slice_copy(&items)),
                _ => cx.tuple(&items),
            }
        }
        (Tree::Layout(a), Tree::Layout(b)) => {
            cx.layout_tree(Layout { shape: tree_as(cx, a.shape, b.shape)?, stride: tree_as(cx, a.stride, b.stride)? })
        }
        (Tree::Composed(a), Tree::Composed(b)) => cx.composed(Composed {
            outer: tree_as(cx, a.outer, b.outer)?,
            offset: tree_as(cx, a.offset, b.offset)?,
            inner: tree_as(cx, a.inner, b.inner)?,
        }),
        (Tree::Tensor(a), Tree::Tensor(b)) => {
            let same = match (a.engine, b.engine) {
                (Engine::Pointer(p), Engine::Pointer(q)) => Pointer { address: 0, ..p } == Pointer { address: 0, ..q },
                (Engine::Counting(_), Engine::Counting(_)) => true,
                (Engine::Coordinates(x), Engine::Coordinates(y)) => tree_as(cx, x, y).is_some(),
                _ => false,
            };
            match same {
                true => cx.tensor(a.engine, tree_as(cx, a.layout, b.layout)?),
                false => return None,
            }
        }
        (Tree::Basis(a), Tree::Basis(b)) if a.path == b.path => match (a.value, b.value) {
            (i, j) if !j.is_static => cx.basis(as_int(i, j), b.path),
            (i, j) if i == j => to,
            _ => return None,
        },
        (a, b) if a == b => to,
        _ => return None,
    })
}
