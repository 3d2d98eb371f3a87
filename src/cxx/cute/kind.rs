//! The values that types of the algebra stand for, and values as those of another type.

use super::super::state::State;
use super::super::value::{Type, Value};
use crate::algebra::mixed_bits::MixedBits;
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Composed, Cx, Int, Layout, Mode, Tree};
use crate::value::Value as AlgebraValue;

use crate::value::stored::Stored;
use crate::value::tiling::TilingKind;
use bumpalo::Bump;
use std::rc::Rc;

/// Whether a value is an enumerator of CuTe, such as `GMMA::Major::K`.
pub fn is_enumerator(v: &Value) -> bool {
    matches!(v, Value::Cute(cute) if matches!(cute.stored, Stored::Constant(_)))
}

/// Whether a value is an atom, a tiling of one or an operation, which CuTe prints and no stream writes.
pub fn is_tiling(v: &Value) -> bool {
    let Value::Cute(cute) = v else { return false };
    let arena = Bump::new();
    matches!(cute.stored.load(Cx::new(&arena, Mode::Cxx)), AlgebraValue::Tiling(_) | AlgebraValue::Operation(_))
}

/// Whether a class has no constructor of its own: a swizzle, an operation, an atom or a tiled copy.
pub fn is_without_constructor(v: &Value) -> bool {
    let Value::Cute(cute) = v else { return false };
    let arena = Bump::new();
    match cute.stored.load(Cx::new(&arena, Mode::Cxx)) {
        AlgebraValue::Tiling(tiling) => {
            matches!(tiling.kind, TilingKind::MmaAtom(_) | TilingKind::CopyAtom(_) | TilingKind::TiledCopy(_))
        }
        v => matches!(v, AlgebraValue::Operation(_) | AlgebraValue::Tree(Tree::Swizzle(_))),
    }
}

/// `decltype(v){}`: the value of the type of `v` that is made without arguments, its run-time parts 0.
pub fn as_type(state: &mut State, v: &Value) -> Value {
    let keeps = state.options.mode == Mode::Value; // where values are known, so are those of a type
    match v {
        Value::Int(kind, x) => Value::Int(*kind, if keeps { *x } else { 0 }),
        Value::Float(kind, _) => Value::Float(*kind, 0.0),
        Value::Enum(ty, _) => Value::Enum(*ty, 0),
        Value::Tuple(items) => {
            let mut made = Vec::with_capacity(items.len());
            for i in items.iter() {
                made.push(match State::is_place(i) {
                    // what is tied is a reference
                    true => {
                        let of = state.type_of(i);
                        Value::Type(state.types.intern(Type::Reference(of)))
                    }
                    false => as_type(state, i),
                });
            }
            Value::Tuple(Rc::new(made))
        }
        Value::Pointer { space, element, .. } => Value::Pointer { space: *space, element: *element, address: 0 },
        Value::Static(..) | Value::Underscore | Value::Type(_) | Value::Null => v.clone(),
        Value::Cute(cute) if keeps => state.cute(cute.stored.clone(), None, cute.owns),
        Value::Cute(cute) => {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Cxx);
            match cute.stored.load(cx) {
                AlgebraValue::Tree(t) => match Stored::new(zeroed(cx, t).into()) {
                    Ok(stored) => state.cute(stored, cute.block.clone().filter(|_| cute.is_lazy()), cute.owns),
                    Err(_) => v.clone(),
                },
                _ => state.cute(cute.stored.clone(), None, false),
            }
        }
        other => Value::Type(state.type_of(other)),
    }
}

fn zero(i: Int) -> Int {
    if i.is_static { i } else { Int { value: 0, ..i } }
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
        Tree::Mixed(m) => Tree::Mixed(MixedBits { dynamic: 0, ..m }),
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
