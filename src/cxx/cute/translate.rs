//! Values of a program as values of the algebra, and back.

use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Floating, Integer, Outcome, Storage, Type, TypeId, V};
use super::super::world::World;
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Cx, Int, Tree};
use crate::value::Value;
use crate::value::element;
use crate::value::stored::Stored;
use std::rc::Rc;

/// The mode index that no basis element has: such a leaf stands for a value that the algebra does not know.
const OPAQUE: [u32; 1] = [u32::MAX];

/// The deepest nesting that is followed.
const MAX_DEPTH: u32 = 256;

/// The most elements of an array that is taken as a tuple.
const MAX_TUPLE: i64 = 4096;

/// One call: what it translates to and from.
pub struct Bridge<'a> {
    cx: Cx<'a>,
    /// Whether the elements only move about, and so may be anything.
    structural: bool,
    /// The values that the algebra does not know.
    pub opaque: Vec<V>,
    /// The memory that the answer holds on to.
    pub block: Option<Rc<super::super::value::Block>>,
    /// Whether an integer as answer is a truth.
    pub truth: bool,
}

impl<'a> Bridge<'a> {
    /// A call in `cx`.
    pub fn new(cx: Cx<'a>, structural: bool) -> Self {
        Bridge { cx, structural, opaque: Vec::new(), block: None, truth: false }
    }

    /// A template argument as the registry takes it.
    pub fn template(&mut self, types: &mut Types, v: &V) -> Outcome<Value<'a>> {
        let v = match v {
            V::Type(ty) => match types.get(types.strip(*ty)) {
                Type::Of(v) => v.clone(),
                _ => match types.element_name(*ty).and_then(element::named) {
                    Some(element) => return Ok(Value::Type(element)),
                    None => return Err(Fault::ill(format!("`{}` is no template argument of a function of CuTe", types.name(*ty)))),
                },
            },
            v => v.clone(),
        };
        match &v {
            V::Int(_, x) | V::Static(_, x) | V::Enum(_, x) => Ok(Value::Tree(Tree::Int(Int::fixed(*x)))),
            V::Cute(cute) => Ok(cute.stored.load(self.cx)),
            V::Underscore => Ok(Value::Tree(Tree::Underscore)),
            V::Tuple(items) => {
                let items = items
                    .iter()
                    .map(|i| match self.template(types, i)? {
                        Value::Tree(t) => Ok(t),
                        _ => Err(Fault::ill("a template argument of a function of CuTe is no value")),
                    })
                    .collect::<Outcome<Vec<_>>>()?;
                Ok(Value::Tree(self.cx.tuple(&items)))
            }
            _ => Err(Fault::ill("a template argument of a function of CuTe is no value")),
        }
    }

    /// An argument as the registry takes it.
    pub fn value(&mut self, world: &World, v: &V) -> Outcome<Value<'a>> {
        Ok(match v {
            V::Cute(cute) => cute.stored.load(self.cx),
            V::Float(_, x) => Value::Float(*x),
            V::Type(ty) if matches!(world.types.get(*ty), Type::Of(V::Cute(_))) => match world.types.get(*ty) {
                Type::Of(V::Cute(cute)) => cute.stored.load(self.cx),
                _ => Value::Nothing,
            },
            v => Value::Tree(self.tree(world, v)?),
        })
    }

    /// An argument as a tree, with what the algebra does not know as opaque leaves.
    pub fn tree(&mut self, world: &World, v: &V) -> Outcome<Tree<'a>> {
        self.nested(world, v, 0)
    }

    fn nested(&mut self, world: &World, v: &V, depth: u32) -> Outcome<Tree<'a>> {
        if depth > MAX_DEPTH {
            return Err(Fault::new(FaultKind::Limit, "a tuple is nested too deeply"));
        }
        Ok(match v {
            V::Int(Integer::Int, x) => Tree::Int(Int::dynamic(*x)),
            V::Static(Integer::Int, x) => Tree::Int(Int::fixed(*x)),
            V::Int(..) | V::Static(..) | V::Enum(..) if self.structural => self.hidden(v),
            V::Int(_, x) | V::Enum(_, x) => Tree::Int(Int::dynamic(*x)),
            V::Static(_, x) => Tree::Int(Int::fixed(*x)),
            V::Underscore => Tree::Underscore,
            V::Tuple(items) => {
                let items = items.iter().map(|i| self.nested(world, i, depth + 1)).collect::<Outcome<Vec<_>>>()?;
                self.cx.tuple(&items)
            }
            V::Cute(cute) => match cute.stored.load(self.cx) {
                Value::Tree(t) if !(self.structural && cute.owns) => t,
                _ => self.hidden(v),
            },
            V::Pointer { space, element, address } if !(self.structural && depth > 0) => {
                let element_bits = world.types.access_bits(*element).map_or(8, |bits| bits.min(1 << 30) as u32);
                let pointer = Pointer { element: element.0, ..Pointer::new(*space, element_bits, *address) };
                Tree::Engine(self.cx.arena.alloc(Engine::Pointer(pointer)))
            }
            V::Array(array) if depth == 0 || !self.structural => self.array(world, array, v, depth)?,
            V::Data(_) if !self.structural => return Err(Fault::no_data("an argument of CuTe")),
            v if World::is_place(v) => {
                let v = world.load(v)?;
                self.nested(world, &v, depth + 1)?
            }
            v => self.hidden(v),
        })
    }

    /// `cute::array<int,3>` is a tuple for every function of CuTe.
    fn array(&mut self, world: &World, array: &Rc<super::super::value::Array>, v: &V, depth: u32) -> Outcome<Tree<'a>> {
        let n = world.length(array);
        let tuple_like = matches!(world.types.get(array.ty), Type::Library(name, _) if &**name == "array");
        if !tuple_like || n > MAX_TUPLE {
            return Ok(self.hidden(v));
        }
        let items = match &*array.storage.borrow() {
            Storage::Cells(cells) => cells.clone(),
            Storage::Bytes(_) => Vec::new(),
        };
        let mut trees = Vec::new();
        for i in 0..n {
            let item = match items.get(i as usize) {
                Some(item) => item.clone(),
                None => world.load(&world.element(array, i)?)?,
            };
            trees.push(self.nested(world, &item, depth + 1)?);
        }
        Ok(self.cx.tuple(&trees))
    }

    /// A leaf that stands for `v`.
    fn hidden(&mut self, v: &V) -> Tree<'a> {
        self.opaque.push(v.clone());
        self.cx.basis(Int::fixed(self.opaque.len() as i64), &OPAQUE)
    }

    /// The value of the machine for what a row of the registry returned.
    pub fn result(&self, world: &mut World, value: Value<'a>) -> Outcome<V> {
        Ok(match value {
            Value::Tree(t) => return self.known(world, t, self.truth),
            Value::Type(element) => match world.types.element(element.name) {
                Some(ty) => V::Type(ty),
                None => return self.kept(world, value),
            },
            Value::Float(x) => V::Float(Floating::Double, x),
            Value::Char(c) => V::Int(Integer::Char, c as i64),
            Value::Nothing => V::Void,
            value => return self.kept(world, value),
        })
    }

    fn known(&self, world: &mut World, t: Tree<'a>, truth: bool) -> Outcome<V> {
        Ok(match t {
            Tree::Int(i) if i.is_static => V::Static(if truth { Integer::Bool } else { Integer::Int }, i.value),
            Tree::Int(i) => match i32::try_from(i.value) {
                _ if truth => V::Int(Integer::Bool, i.value),
                Ok(_) => V::Int(Integer::Int, i.value),
                Err(_) => V::Int(Integer::Long, i.value),
            },
            Tree::Underscore => V::Underscore,
            Tree::Tuple(items) => {
                let items = items.iter().map(|t| self.known(world, *t, truth)).collect::<Outcome<_>>()?;
                V::Tuple(Rc::new(items))
            }
            Tree::Basis(b) if b.path == OPAQUE => match self.opaque.get((b.value.value - 1) as usize) {
                Some(v) => v.clone(),
                None => return Err(Fault::ill("CuTe has no such operation for this value")),
            },
            Tree::Engine(Engine::Pointer(Pointer { space, address, swizzle: None, element, .. })) if *element != 0 => {
                V::Pointer { space: *space, element: TypeId(*element), address: *address }
            }
            t => return self.kept(world, t.into()),
        })
    }

    fn kept(&self, world: &mut World, value: Value<'a>) -> Outcome<V> {
        let stored = Stored::new(value).map_err(|_| Fault::new(FaultKind::Limit, "a layout is too large"))?;
        Ok(world.cute(stored, self.block.clone(), false))
    }
}
