//! Values of a program as values of the algebra, and back.

use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Floating, Integer, Outcome, Storage, Type, TypeId, Value};
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Cx, Int, Mode, Tree};
use crate::value::Value as AlgebraValue;
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
    pub opaque: Vec<Value>,
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
    pub fn template(&mut self, types: &mut Types, v: &Value) -> Outcome<AlgebraValue<'a>> {
        let v = match v {
            Value::Type(ty) => match types.get(types.strip(*ty)) {
                Type::Of(v) => v.clone(),
                _ => match types.element_name(*ty).and_then(element::named) {
                    Some(element) => return Ok(AlgebraValue::Type(element)),
                    // what a copy moves at once counts by its bits
                    None if matches!(types.get(types.strip(*ty)), Type::Library(name, _) if &**name == "AlignedArray") => {
                        let bits = types.size_of(*ty).map(|bytes| bytes.saturating_mul(8));
                        return match bits.and_then(|bits| element::named(&format!("uint{bits}_t"))) {
                            Some(element) => Ok(AlgebraValue::Type(element)),
                            None => {
                                Err(Fault::ill_formed(format_args!("`{}` is no template argument of a function of CuTe", types.name(*ty))))
                            }
                        };
                    }
                    None => {
                        return Err(Fault::ill_formed(format_args!("`{}` is no template argument of a function of CuTe", types.name(*ty))));
                    }
                },
            },
            v => v.clone(),
        };
        match &v {
            Value::Enum(ty, x) if let Some(name) = types.enumerator_of(*ty, *x) => {
                Ok(AlgebraValue::Constant(self.cx.arena.alloc_str(name)))
            }
            Value::Int(_, x) | Value::Static(_, x, _) | Value::Enum(_, x) => Ok(AlgebraValue::Tree(Tree::Int(Int::fixed(*x)))),
            Value::Cute(cute) => Ok(cute.stored.load(self.cx)),
            Value::Underscore => Ok(AlgebraValue::Tree(Tree::Underscore)),
            Value::Tuple(items) => {
                let items = items
                    .iter()
                    .map(|i| match self.template(types, i)? {
                        AlgebraValue::Tree(t) => Ok(t),
                        _ => Err(Fault::ill_formed("a template argument of a function of CuTe is no value")),
                    })
                    .collect::<Outcome<Vec<_>>>()?;
                Ok(AlgebraValue::Tree(self.cx.tuple(&items)))
            }
            _ => Err(Fault::ill_formed("a template argument of a function of CuTe is no value")),
        }
    }

    /// An argument as the registry takes it.
    pub fn value(&mut self, state: &State, v: &Value) -> Outcome<AlgebraValue<'a>> {
        Ok(match v {
            Value::Cute(cute) => cute.stored.load(self.cx),
            Value::Float(_, x) => AlgebraValue::Float(*x),
            Value::Enum(ty, x) if let Some(name) = state.types.enumerator_of(*ty, *x) => {
                AlgebraValue::Constant(self.cx.arena.alloc_str(name))
            }
            Value::Type(ty) if matches!(state.types.get(*ty), Type::Of(Value::Cute(_))) => match state.types.get(*ty) {
                Type::Of(Value::Cute(cute)) => cute.stored.load(self.cx),
                _ => AlgebraValue::Nothing,
            },
            v => AlgebraValue::Tree(self.tree(state, v)?),
        })
    }

    /// An argument as a tree, with what the algebra does not know as opaque leaves.
    pub fn tree(&mut self, state: &State, v: &Value) -> Outcome<Tree<'a>> {
        self.nested(state, v, 0)
    }

    fn nested(&mut self, state: &State, v: &Value, depth: u32) -> Outcome<Tree<'a>> {
        if depth > MAX_DEPTH {
            return Err(Fault::new(FaultKind::Limit, "a tuple is nested too deeply"));
        }
        Ok(match v {
            Value::Int(kind, x) => Tree::Int(Int::dynamic(*x).with_note(kind.note())),
            Value::Static(kind, x, derived) => Tree::Int(Int::fixed(*x).with_note(kind.note().derived(*derived))),
            // one of `std` is a number at run time wherever CuTe computes with it
            v if !self.structural
                && let Some(n) = state.constant_of(v) =>
            {
                self.nested(state, &n, depth)?
            }
            Value::Enum(..) if self.structural => self.hidden(v),
            Value::Enum(_, x) => Tree::Int(Int::dynamic(*x)),
            Value::Underscore => Tree::Underscore,
            Value::Tuple(items) => {
                let items = items.iter().map(|i| self.nested(state, i, depth + 1)).collect::<Outcome<Vec<_>>>()?;
                self.cx.tuple(&items)
            }
            Value::Cute(cute) => match cute.stored.load(self.cx) {
                AlgebraValue::Tree(t) if !(self.structural && cute.owns) => t,
                _ => self.hidden(v),
            },
            Value::Pointer { space, element, address } if !(self.structural && depth > 0) => {
                let pointer = Pointer { space: *space, address: *address, ..state.types.pointer_of(*element) };
                Tree::Engine(self.cx.arena.alloc(Engine::Pointer(pointer)))
            }
            Value::Array(array) if depth == 0 || !self.structural => self.array(state, array, v, depth)?,
            Value::Object(o)
                if (depth == 0 || !self.structural || state.number_in(o.class, 0).is_some())
                    && let Some(tuple) = state.tuple_of_elements(v)? =>
            {
                self.nested(state, &tuple, depth + 1)?
            }
            Value::Data(_) if !self.structural => return Err(Fault::no_data("an argument of CuTe")),
            v if State::is_place(v) => {
                let v = state.load(v)?;
                // what is wider than a number is where it lies
                if State::is_place(&v) { self.hidden(&v) } else { self.nested(state, &v, depth + 1)? }
            }
            v => self.hidden(v),
        })
    }

    /// `cute::array<int,3>` is a tuple for every function of CuTe.
    fn array(&mut self, state: &State, array: &Rc<super::super::value::Array>, v: &Value, depth: u32) -> Outcome<Tree<'a>> {
        let n = state.length(array);
        let tuple_like = matches!(state.types.get(array.ty), Type::Library(name, _) if &**name == "array");
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
                None => state.load(&state.element(array, i)?)?,
            };
            trees.push(self.nested(state, &item, depth + 1)?);
        }
        Ok(self.cx.tuple(&trees))
    }

    /// A leaf that stands for `v`.
    fn hidden(&mut self, v: &Value) -> Tree<'a> {
        self.opaque.push(v.clone());
        self.cx.basis(Int::fixed(self.opaque.len() as i64), &OPAQUE)
    }

    /// The value of the machine for what a row of the registry returned.
    pub fn result(&self, state: &mut State, value: AlgebraValue<'a>) -> Outcome<Value> {
        Ok(match value {
            AlgebraValue::Tree(t) => return self.known(state, t, self.truth),
            AlgebraValue::Type(element) => match state.types.element(element.name) {
                Some(ty) => Value::Type(ty),
                None => return self.kept(state, value),
            },
            AlgebraValue::Float(x) => Value::Float(Floating::Double, x),
            AlgebraValue::Char(c) => Value::Int(Integer::Char, c as i64),
            AlgebraValue::Nothing => Value::Void,
            AlgebraValue::Constant(name) if let Some((_, ty, x)) = state.types.constants.iter().find(|(of, ..)| of == name) => {
                Value::Enum(*ty, *x)
            }
            value => return self.kept(state, value),
        })
    }

    fn known(&self, state: &mut State, t: Tree<'a>, truth: bool) -> Outcome<Value> {
        Ok(match t {
            Tree::Int(i) => {
                let kind = if truth { Integer::Bool } else { Integer::of_note(i.note) };
                match i.is_static {
                    true => Value::Static(kind, i.value, i.note.is_derived()),
                    false if kind == Integer::Int && i32::try_from(i.value).is_err() => beyond_int(state, i.value),
                    false => Value::Int(kind, kind.wrap(i.value)),
                }
            }
            Tree::Underscore => Value::Underscore,
            Tree::Tuple(items) => {
                let items: Vec<Value> = items.iter().map(|t| self.known(state, *t, truth)).collect::<Outcome<_>>()?;
                state.memory.budget.note((64 + size_of_val(&*items)) as u64);
                Value::Tuple(Rc::new(items.into()))
            }
            Tree::Basis(b) if b.path == OPAQUE => match self.opaque.get((b.value.value - 1) as usize) {
                Some(v) => v.clone(),
                None => return Err(Fault::ill_formed("CuTe has no such operation for this value")),
            },
            Tree::Engine(Engine::Pointer(Pointer { space, address, swizzle: None, element, .. }))
                if *element != 0 && self.block.as_ref().is_none_or(|block| block.through.is_none()) =>
            {
                Value::Pointer { space: *space, element: TypeId(*element), address: *address }
            }
            t => return self.kept(state, t.into()),
        })
    }

    fn kept(&self, state: &mut State, value: AlgebraValue<'a>) -> Outcome<Value> {
        if let (Some(hidden), AlgebraValue::Tree(t)) = (self.opaque.first(), value)
            && has_opaque(t)
        {
            let ty = state.type_of(hidden);
            let why = format!("a value of CuTe with a part of type `{}` is not read", state.types.name(ty));
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let stored = Stored::new(value).map_err(|_| Fault::new(FaultKind::Limit, "a layout is too large"))?;
        state.memory.budget.note((128 + Stored::PART * stored.parts()) as u64);
        let has_memory = matches!(value, AlgebraValue::Tree(Tree::Tensor(_) | Tree::Engine(_)));
        Ok(state.cute(stored, self.block.clone().filter(|_| has_memory), false))
    }
}

/// Whether a part of a value stands for what the algebra does not know: apart from its call it says nothing.
fn has_opaque(t: Tree) -> bool {
    match t {
        Tree::Basis(b) => b.path == OPAQUE,
        Tree::Layout(l) => has_opaque(l.shape) || has_opaque(l.stride),
        Tree::Composed(c) => [c.outer, c.offset, c.inner].into_iter().any(has_opaque),
        Tree::Tensor(x) => has_opaque(x.layout),
        t => t.items().is_some_and(|items| items.iter().any(|t| has_opaque(*t))),
    }
}

/// An integer that fits no `int`: where values are known it has a type that it fits, a program computed it in `int`.
fn beyond_int(state: &mut State, value: i64) -> Value {
    if state.options.mode == Mode::Value {
        return Value::Int(Integer::Long, value);
    }
    state.finding(format!("{value} does not fit `int`: C++ leaves open what happens, and here it wraps around"));
    Value::Int(Integer::Int, Integer::Int.wrap(value))
}
