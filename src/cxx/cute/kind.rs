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

/// Whether CuTe has an operator for operands, of which one is a value of the algebra: it compares and writes layouts, of tensors it
/// writes them alone, and has none for atoms.
pub fn has_operator(name: &str, v: &Value, operands: &[Value]) -> bool {
    let is_cute = |v: &Value| matches!(v, Value::Cute(_) | Value::Underscore);
    let arena = Bump::new();
    let compares = match v {
        Value::Cute(cute) => match cute.stored.load(Cx::new(&arena, Mode::Cxx)) {
            AlgebraValue::Tree(Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) => true,
            AlgebraValue::Tree(Tree::Tensor(_)) | AlgebraValue::Tiling(_) | AlgebraValue::Operation(_) => false,
            _ => return true,
        },
        _ => false,
    };
    match name {
        "operator==" | "operator!=" => compares && operands.iter().all(is_cute),
        "operator<<" => operands.first().is_some_and(|v| !is_cute(v)),
        _ => false,
    }
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
            Value::Tuple(Rc::new(made.into()))
        }
        Value::Pointer { space, element, .. } => Value::Pointer { space: *space, element: *element, address: 0 },
        Value::Static(..) | Value::Underscore | Value::Type(_) | Value::Null => v.clone(),
        Value::Cute(cute) if keeps => state.cute(cute.stored.clone(), None, cute.owns),
        Value::Cute(_) => filled_with(state, v, 0),
        other => Value::Type(state.type_of(other)),
    }
}

/// A value of the type of `v` that stands for any: nothing that is divided by is 0.
pub fn sample(state: &mut State, v: &Value) -> Value {
    if let Value::Cute(_) = v { filled_with(state, v, 1) } else { as_type(state, v) }
}

/// A value of the algebra with every run-time integer `n`.
fn filled_with(state: &mut State, v: &Value, n: i64) -> Value {
    let Value::Cute(cute) = v else { return v.clone() };
    let arena = Bump::new();
    let cx = Cx::new(&arena, Mode::Cxx);
    match cute.stored.load(cx) {
        AlgebraValue::Tree(t) => match Stored::new(filled(cx, t, n).into()) {
            Ok(stored) => state.cute(stored, cute.block.clone().filter(|_| cute.is_lazy()), cute.owns),
            Err(_) => v.clone(),
        },
        _ => state.cute(cute.stored.clone(), None, false),
    }
}

fn number(i: Int, n: i64) -> Int {
    if i.is_static { i } else { Int { value: n, ..i } }
}

/// `t` with every run-time integer `n`.
fn filled<'a>(cx: Cx<'a>, t: Tree<'a>, n: i64) -> Tree<'a> {
    match t {
        Tree::Int(i) => Tree::Int(number(i, n)),
        Tree::Basis(b) => cx.basis(number(b.value, n), b.path),
        Tree::Tuple(items) => Tree::Tuple(cx.arena.alloc_slice_fill_with(items.len(), |i| filled(cx, items[i], n))),
        Tree::Arith(items) => Tree::Arith(cx.arena.alloc_slice_fill_with(items.len(), |i| filled(cx, items[i], n))),
        Tree::Layout(l) => cx.layout_tree(Layout { shape: filled(cx, l.shape, n), stride: filled(cx, l.stride, n) }),
        Tree::Composed(c) => {
            cx.composed(Composed { outer: filled(cx, c.outer, n), offset: filled(cx, c.offset, n), inner: filled(cx, c.inner, n) })
        }
        Tree::Mixed(m) => Tree::Mixed(MixedBits { dynamic: 0, ..m }),
        Tree::Engine(e) => Tree::Engine(cx.arena.alloc(filled_engine(cx, *e, n))),
        Tree::Tensor(x) => cx.tensor(filled_engine(cx, x.engine, n), filled(cx, x.layout, n)),
        t => t,
    }
}

fn filled_engine<'a>(cx: Cx<'a>, engine: Engine<'a>, n: i64) -> Engine<'a> {
    match engine {
        Engine::Counting(_) => Engine::Counting(0),
        Engine::Coordinates(at) => Engine::Coordinates(filled(cx, at, n)),
        Engine::Pointer(p) => Engine::Pointer(Pointer { address: 0, ..p }),
        engine @ (Engine::TensorMemory(_) | Engine::Descriptor(_)) => engine,
    }
}
