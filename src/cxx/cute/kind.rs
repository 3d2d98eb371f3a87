//! The values that types of the algebra stand for, and values as those of another type.

use super::super::value::V;
use super::super::world::World;
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Composed, Cx, Int, Layout, Mode, Tree};
use crate::value::Value;

use crate::value::stored::Stored;
use bumpalo::Bump;
use std::rc::Rc;

/// The value that the type of `v` has without arguments: its run-time parts 0.
pub fn as_type(world: &mut World, v: &V) -> V {
    let keeps = world.options.mode == Mode::Value; // where values are known, so are those of a type
    match v {
        V::Int(kind, x) => V::Int(*kind, if keeps { *x } else { 0 }),
        V::Float(kind, _) => V::Float(*kind, 0.0),
        V::Enum(ty, _) => V::Enum(*ty, 0),
        V::Tuple(items) => {
            let items = items.iter().map(|i| as_type(world, i)).collect();
            V::Tuple(Rc::new(items))
        }
        V::Pointer { space, element, .. } => V::Pointer { space: *space, element: *element, address: 0 },
        V::Static(..) | V::Underscore | V::Type(_) | V::Null => v.clone(),
        V::Cute(cute) if keeps => world.cute(cute.stored.clone(), None, cute.owns),
        V::Cute(cute) => {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Cxx);
            match cute.stored.load(cx) {
                Value::Tree(t) => match Stored::new(zeroed(cx, t).into()) {
                    Ok(stored) => world.cute(stored, None, cute.owns),
                    Err(_) => v.clone(),
                },
                _ => world.cute(cute.stored.clone(), None, false),
            }
        }
        other => V::Type(world.type_of(other)),
    }
}

fn zero(i: Int) -> Int {
    if i.is_static { i } else { Int::dynamic(0) }
}

/// `t` with every run-time integer 0.
fn zeroed<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
    match t {
        Tree::Int(i) => Tree::Int(zero(i)),
        Tree::Basis(b) => cx.basis(zero(b.value), b.path),
        Tree::Tuple(items) => Tree::Tuple(cx.arena.alloc_slice_fill_with(items.len(), |i| zeroed(cx, items[i]))),
        Tree::Arith(items) => Tree::Arith(cx.arena.alloc_slice_fill_with(items.len(), |i| zeroed(cx, items[i]))),
        Tree::Layout(l) => cx.layout_tree(Layout { shape: zeroed(cx, l.shape), stride: zeroed(cx, l.stride) }),
        Tree::Composed(c) => cx.composed(Composed { outer: zeroed(cx, c.outer), offset: zeroed(cx, c.offset), inner: zeroed(cx, c.inner) }),
        Tree::Engine(e) => Tree::Engine(cx.arena.alloc(zeroed_engine(cx, *e))),
        Tree::Tensor(x) => cx.tensor(zeroed_engine(cx, x.engine), zeroed(cx, x.layout)),
        t => t,
    }
}

fn zeroed_engine<'a>(cx: Cx<'a>, engine: Engine<'a>) -> Engine<'a> {
    match engine {
        Engine::Counting(_) => Engine::Counting(0),
        Engine::Coordinates(at) => Engine::Coordinates(zeroed(cx, at)),
        Engine::Pointer(p) => Engine::Pointer(Pointer { address: 0, ..p }),
        engine @ (Engine::TensorMemory(_) | Engine::Descriptor(_)) => engine,
    }
}
