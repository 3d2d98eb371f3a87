//! The arguments of a call as the rows read them.

use super::Function;
use crate::algebra::compact::Major;
use crate::algebra::tensor::{Engine, Tensor};
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Tree};
use crate::atoms::Missing;
use crate::value::Value;
use crate::value::element::Element;
use crate::value::tiling::{Operation, Tiling, TilingKind};

/// Why a call has no answer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum Refusal<'a> {
    /// The algebra refuses the operation.
    Fault(&'a Fault<'a>),
    /// Argument `index` is of the wrong kind.
    Argument { index: usize, wanted: &'static str },
    /// C++ has no overload that takes argument `index`.
    NoOverload { index: usize },
    /// Template argument `index` is of the wrong kind.
    Template { index: usize, wanted: &'static str },
    /// Template argument `index` is a type whose value is not known: `int`.
    RunTime { index: usize },
    /// CuTe has no atom of the name or the template arguments.
    Missing { index: usize, missing: &'a Missing },
    /// `static_assert` on something false.
    Assert { message: Option<&'a str> },
}

impl<'a> From<&'a Fault<'a>> for Refusal<'a> {
    fn from(fault: &'a Fault<'a>) -> Self {
        Refusal::Fault(fault)
    }
}

/// Template argument `index` as a sparsity: how many elements share what is stored.
pub(super) fn sparsity(a: &Args, index: usize) -> Result<u32, Refusal<'static>> {
    match a.number(index) {
        Ok(n @ 1..=64) => Ok(n as u32),
        _ => Err(Refusal::Template { index, wanted: "how many elements share what is stored, 1 to 64" }),
    }
}

/// Kinds of arguments, as a set of bits: what C++ has overloads for.
pub(super) mod kinds {
    use crate::algebra::Tree;

    /// The bit of an integer.
    pub const INTEGER: u8 = 1;
    /// The bit of a tuple of integers.
    pub const TUPLE: u8 = 2;
    /// The bit of a tuple that holds a layout somewhere.
    pub const HOLDER: u8 = 4;
    /// The bit of a layout.
    pub const LAYOUT: u8 = 8;
    /// The bit of a composed layout.
    pub const COMPOSED: u8 = 16;
    /// The bit of a tensor.
    pub const TENSOR: u8 = 32;
    /// What CuTe's tuple functions take for a leaf although it has modes.
    pub const MAPPING: u8 = LAYOUT | COMPOSED | TENSOR;

    /// The kind of a value, 0 for what has none of these.
    pub fn of(t: Tree) -> u8 {
        let mapping = |t: Tree| matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_));
        match t {
            Tree::Int(_) => INTEGER,
            Tree::Layout(_) => LAYOUT,
            Tree::Composed(_) => COMPOSED,
            Tree::Tensor(_) => TENSOR,
            Tree::Tuple(_) | Tree::Arith(_) if t.any_leaf(&mapping) => HOLDER,
            Tree::Tuple(_) | Tree::Arith(_) => TUPLE,
            _ => 0,
        }
    }
}

/// What the function of a row returns.
pub type Out<'a> = Result<Value<'a>, Refusal<'a>>;

/// What a function makes of its arguments, or why it refuses them.
pub type ArgResult<'a, T> = Result<T, Refusal<'a>>;

/// The evaluated arguments of a call.
pub struct Args<'c, 'a> {
    /// Where results live, and the integer mode.
    pub cx: Cx<'a>,
    /// The row of the function that is called.
    pub row: &'static Function,
    /// The values in `<…>`.
    pub templates: &'c [Value<'a>],
    /// The values in `(…)`.
    pub values: &'c [Value<'a>],
}

impl<'a> Args<'_, 'a> {
    /// The number of arguments.
    pub fn count(&self) -> usize {
        self.values.len()
    }

    /// The refusal of argument `index`.
    pub fn wrong<T>(&self, index: usize, wanted: &'static str) -> ArgResult<'a, T> {
        Err(Refusal::Argument { index, wanted })
    }

    /// Refuses argument `index` under `--cxx` where it is of one of the `kinds`, for which C++ has no overload.
    pub fn lacks(&self, index: usize, kinds: u8) -> ArgResult<'a, ()> {
        match self.values.get(index) {
            Some(Value::Tree(t)) if self.cx.mode == Mode::Cxx && kinds::of(*t) & kinds != 0 => Err(Refusal::NoOverload { index }),
            _ => Ok(()),
        }
    }

    /// Argument `index` as a value of the algebra.
    #[inline]
    pub fn tree(&self, index: usize) -> ArgResult<'a, Tree<'a>> {
        match self.values[index] {
            Value::Tree(t) => Ok(t),
            _ => self.wrong(index, "a value"),
        }
    }

    /// Argument `index` if it was given.
    pub fn optional(&self, index: usize) -> ArgResult<'a, Option<Tree<'a>>> {
        if index < self.count() { self.tree(index).map(Some) } else { Ok(None) }
    }

    /// All arguments as values of the algebra.
    pub fn trees(&self) -> ArgResult<'a, Vec<Tree<'a>>> {
        (0..self.count()).map(|i| self.tree(i)).collect()
    }

    /// Argument `index` as an integer.
    pub fn int(&self, index: usize) -> ArgResult<'a, Int> {
        match self.tree(index)? {
            Tree::Int(i) => Ok(i),
            _ => self.wrong(index, "an integer"),
        }
    }

    /// Integers in a hierarchy, underscores allowed: an IntTuple or a coordinate.
    pub fn tuple(&self, index: usize) -> ArgResult<'a, Tree<'a>> {
        self.plain(index, self.tree(index)?)
    }

    /// `t`, a part of argument `index`, if it holds only integers and underscores.
    pub fn plain(&self, index: usize, t: Tree<'a>) -> ArgResult<'a, Tree<'a>> {
        let plain = |t: Tree| matches!(t, Tree::Int(_) | Tree::Basis(_) | Tree::Underscore);
        if t.any_leaf(&|t| !plain(t)) { self.wrong(index, "an integer or a tuple of integers") } else { Ok(t) }
    }

    /// The shape of a layout or a tensor, or an IntTuple as it is.
    #[inline]
    pub fn shape(&self, index: usize) -> ArgResult<'a, Tree<'a>> {
        self.shape_of(index, self.tree(index)?)
    }

    /// The shape of `t`, a part of argument `index`.
    pub fn shape_of(&self, index: usize, t: Tree<'a>) -> ArgResult<'a, Tree<'a>> {
        match t {
            t @ Tree::Int(_) => Ok(t),
            Tree::Layout(l) => Ok(l.shape),
            t @ (Tree::Composed(_) | Tree::Tensor(_)) => Ok(self.cx.inner_layout("shape", t)?.shape),
            t @ Tree::Tuple(items) if items.iter().any(|t| !t.is_int_tuple()) => {
                let leaf = |t: Tree<'a>| match t {
                    Tree::Layout(l) => Ok(l.shape),
                    t @ (Tree::Composed(_) | Tree::Tensor(_)) => Ok(self.cx.inner_layout("shape", t)?.shape),
                    t => Ok(t),
                };
                Ok(self.cx.transform_leaf(t, &mut { leaf })?)
            }
            t => self.plain(index, t),
        }
    }

    /// A layout; a bare shape means `LayoutLeft` in value mode, and has no overload in C++.
    pub fn layout(&self, index: usize) -> ArgResult<'a, Layout<'a>> {
        match self.tree(index)? {
            Tree::Layout(l) => Ok(*l),
            t if t.is_int_tuple() => {
                self.lacks(index, kinds::INTEGER | kinds::TUPLE)?;
                Ok(self.cx.make_layout(t, Major::Left)?)
            }
            _ => self.wrong(index, "a layout"),
        }
    }

    /// A layout, a composed layout or a tensor; a bare shape as in [`layout`](Self::layout).
    pub fn mapping(&self, index: usize) -> ArgResult<'a, Tree<'a>> {
        match self.tree(index)? {
            t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_)) => Ok(t),
            t if t.is_int_tuple() => Ok(self.cx.layout_tree(self.layout(index)?)),
            _ => self.wrong(index, "a layout"),
        }
    }

    /// A layout; a bare shape means `LayoutLeft` in both modes.
    pub fn layout_or_shape(&self, index: usize) -> ArgResult<'a, Layout<'a>> {
        match self.tree(index)? {
            t if t.is_int_tuple() => Ok(self.cx.make_layout(t, Major::Left)?),
            _ => self.layout(index),
        }
    }

    /// A layout, a composed layout or a tensor; a bare shape means `LayoutLeft`, in C++ too.
    pub fn mapping_or_shape(&self, index: usize) -> ArgResult<'a, Tree<'a>> {
        match self.tree(index)? {
            t if t.is_int_tuple() => Ok(self.cx.layout_tree(self.layout_or_shape(index)?)),
            _ => self.mapping(index),
        }
    }

    /// Argument `index` as a tensor.
    pub fn tensor(&self, index: usize) -> ArgResult<'a, Tensor<'a>> {
        match self.tree(index)? {
            Tree::Tensor(t) => Ok(*t),
            _ => self.wrong(index, "a tensor"),
        }
    }

    /// Argument `index` as an iterator.
    pub fn engine(&self, index: usize) -> ArgResult<'a, Engine<'a>> {
        match self.tree(index)? {
            Tree::Engine(e) => Ok(*e),
            _ => self.wrong(index, "an iterator or a pointer"),
        }
    }

    /// `f` on a layout, on the inner layout of a composed one, or on the layout of a tensor.
    pub fn on_layout(&self, index: usize, f: impl FnOnce(Layout<'a>) -> crate::algebra::Result<'a, Layout<'a>>) -> Out<'a> {
        let t = self.mapping(index)?;
        Ok(self.cx.on_layout(t, f)?.into())
    }

    /// A layout as the answer of a function.
    pub fn made(&self, layout: Layout<'a>) -> Out<'a> {
        Ok(self.cx.layout_tree(layout).into())
    }

    /// Template argument `index` as an integer.
    pub fn number(&self, index: usize) -> ArgResult<'a, i64> {
        match self.templates.get(index) {
            Some(Value::Tree(Tree::Int(i))) => Ok(i.value),
            _ => Err(Refusal::Template { index, wanted: "an integer" }),
        }
    }

    /// All template arguments as integers, an error if one is none.
    pub fn numbers(&self) -> ArgResult<'a, Vec<i64>> {
        (0..self.templates.len()).map(|i| self.number(i)).collect()
    }

    /// Template argument `index` as the size of an element in bits: a type or a number.
    pub fn bits(&self, index: usize) -> ArgResult<'a, i64> {
        match self.templates.get(index) {
            Some(Value::Type(Element { bits, .. })) => Ok((*bits).into()),
            Some(Value::SparseType(Element { bits, .. }, sparsity)) if bits.is_multiple_of(*sparsity) => Ok((bits / sparsity).into()),
            Some(Value::Tree(Tree::Int(i))) if (1..=4096).contains(&i.value) => Ok(i.value),
            _ => Err(Refusal::Template { index, wanted: "an element type or a number of bits from 1 to 4096" }),
        }
    }

    /// How many elements of the type that template argument `index` is share what is stored, 0 of ordinary ones.
    pub fn sparsity(&self, index: usize) -> u32 {
        match self.templates.get(index) {
            Some(Value::SparseType(_, sparsity)) => *sparsity,
            _ => 0,
        }
    }

    /// The name of the element type that template argument `index` is, empty where it is none.
    pub fn element(&self, index: usize) -> &'static str {
        match self.templates.get(index) {
            Some(Value::Type(element)) => element.canonical(),
            _ => "",
        }
    }

    /// The sub-tree of `t` at the path in `<I...>`.
    pub fn at_path(&self, t: Tree<'a>) -> ArgResult<'a, Tree<'a>> {
        if self.templates.is_empty() {
            return Ok(t);
        }
        Ok(self.cx.get_path(t, self.numbers()?)?)
    }

    /// An operation, its place among the arguments, and why the table has no row for it.
    pub fn missing<T>(&self, index: usize, missing: Missing) -> ArgResult<'a, T> {
        // What the message owns outlives the arena's drop, which frees no boxes: it is small and rare.
        Err(Refusal::Missing { index, missing: self.cx.arena.alloc(missing) })
    }

    /// Argument `index` as an atom, a tiling or a slice of one.
    pub fn tiling(&self, index: usize, wanted: &'static str) -> ArgResult<'a, &'a Tiling<'a>> {
        match self.values[index] {
            Value::Tiling(tiling) => Ok(tiling),
            _ => self.wrong(index, wanted),
        }
    }

    /// A tiling as a result, made from the same instruction as `of`.
    pub fn tiled(&self, operation: Option<&'a Operation<'a>>, kind: TilingKind<'a>) -> Out<'a> {
        Ok(Value::Tiling(self.cx.arena.alloc(Tiling { operation, kind })))
    }
}

/// The arguments of `compose` and `tile`: several are the modes of one tiler.
pub(super) fn gathered<'a>(a: &Args<'_, 'a>) -> std::result::Result<Tree<'a>, Refusal<'a>> {
    match a.count() {
        2 => tiler(a, 1),
        _ => {
            let modes = (1..a.count()).map(|i| tiler(a, i)).collect::<std::result::Result<Vec<_>, _>>()?;
            Ok(a.cx.tuple(&modes))
        }
    }
}

/// The compact layout of the shape that `with_shape` is given.
pub(super) fn view<'a>(a: &Args<'_, 'a>) -> std::result::Result<Layout<'a>, Refusal<'a>> {
    let shape = match a.count() {
        2 => a.tuple(1)?,
        _ => a.cx.tuple(&(1..a.count()).map(|i| a.tuple(i)).collect::<std::result::Result<Vec<_>, _>>()?),
    };
    Ok(a.cx.make_layout(shape, Major::Left)?)
}

pub(super) fn tiler<'a>(a: &Args<'_, 'a>, index: usize) -> std::result::Result<Tree<'a>, Refusal<'a>> {
    let t = a.tree(index)?;
    let part = |t: Tree| matches!(t, Tree::Int(_) | Tree::Underscore | Tree::Layout(_));
    if t.any_leaf(&|t| !part(t)) { a.wrong(index, "a tiler: a layout, or a tuple of layouts, integers and `_`") } else { Ok(t) }
}
