//! Values of the algebra as those of another type of the algebra, and as `T{}` makes them.

use super::{convert, default_of};
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Composed, Cx, Int, Layout, Tree};
use crate::cxx::cute;
use crate::cxx::value::{Outcome, TypeId, V};
use crate::cxx::world::{World, within};
use crate::value::Value;
use std::rc::Rc;

/// `v` as a value of the type of which `target` is the value without arguments.
pub(super) fn converted(world: &mut World, v: &V, target: &V) -> Outcome<Option<V>> {
    Ok(match (v, target) {
        (V::Static(_, x), V::Static(kind, y)) if x == y => Some(V::Static(*kind, *y)),
        (V::Static(_, x), V::Int(kind, _)) => Some(V::Int(*kind, kind.wrap(*x))),
        (V::Tuple(items), V::Tuple(targets)) if items.len() == targets.len() => {
            let mut made = Vec::new();
            for (item, target) in items.iter().zip(targets.iter()) {
                let ty = match target {
                    V::Type(ty) => *ty,
                    target => world.type_of(target),
                };
                made.push(convert(world, item.clone(), ty, false)?);
            }
            Some(V::Tuple(Rc::new(made)))
        }
        (V::Int(..) | V::Static(..) | V::Enum(..), V::Cute(_)) => {
            let target_text = cute::text(world, target)?;
            (cute::text(world, v)? == target_text).then(|| target.clone())
        }
        (V::Cute(from), V::Cute(to)) => within(world, |world, cx| {
            let (Value::Tree(from_tree), Value::Tree(to_tree)) = (from.stored.load(cx), to.stored.load(cx)) else {
                return Ok(None);
            };
            match tree_as(cx, from_tree, to_tree) {
                Some(made) => cute::made(world, cx, made, Some(v)).map(Some),
                None => Ok(None),
            }
        })?,
        (V::Pointer { .. }, V::Cute(_)) | (V::Cute(_), V::Pointer { .. }) => {
            let same = |p: Option<Pointer>| p.map(|p| (p.space, p.element_bits, p.swizzle));
            (same(cute::pointer(world, v)) == same(cute::pointer(world, target))).then(|| v.clone())
        }
        _ => None,
    })
}

/// `T{}` of the type of `v`.
pub(super) fn fresh(world: &mut World, v: &V) -> Outcome<V> {
    match v {
        V::Cute(cute) if cute.owns => within(world, |world, cx| match cute.stored.load(cx) {
            Value::Tree(Tree::Tensor(tensor)) => match tensor.engine {
                Engine::Pointer(p) => cute::owner(world, cx, tensor.layout, TypeId(p.element)),
                _ => Ok(v.clone()),
            },
            _ => Ok(v.clone()),
        }),
        V::Tuple(items) => {
            let items = items
                .iter()
                .map(|i| match i {
                    V::Type(ty) => default_of(world, *ty),
                    i => fresh(world, i),
                })
                .collect::<Outcome<_>>()?;
            Ok(V::Tuple(Rc::new(items)))
        }
        v => Ok(v.clone()),
    }
}

/// `from` as a value of the type of `to`: compile-time integers become run-time ones, and never the other way.
fn tree_as<'a>(cx: Cx<'a>, from: Tree<'a>, to: Tree<'a>) -> Option<Tree<'a>> {
    Some(match (from, to) {
        (Tree::Int(i), Tree::Int(j)) if !j.is_static => Tree::Int(Int::dynamic(i.value)),
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
            (_, j) if !j.is_static => cx.basis(Int::dynamic(a.value.value), b.path),
            (i, j) if i == j => to,
            _ => return None,
        },
        (a, b) if a == b => to,
        _ => return None,
    })
}
