//! Tensors: an iterator and a layout.
//!
//! Source: `cute/tensor_impl.hpp`, `cute/pointer.hpp`.

use super::int::{Int, ZERO};
use super::{Cx, Fault, Layout, Result, Swizzle, Tree};

/// Where a pointer points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// An untagged pointer.
    Raw,
    /// Global memory.
    Gmem,
    /// Shared memory.
    Smem,
}

/// A typed pointer: an address in bits, so that elements below a byte can be reached.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// Where it points.
    pub space: Space,
    /// The size of an element in bits.
    pub element_bits: u32,
    /// The address in bits.
    pub address: i64,
    /// The swizzle of a shared-memory pointer, on byte addresses.
    pub swizzle: Option<Swizzle>,
}

/// What a tensor reads through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine<'a> {
    /// `counting_iter(n)`: element i is n + i.
    Counting(i64),
    /// `ArithTuple(…)`: the elements are coordinates.
    Coordinates(Tree<'a>),
    /// Memory, which is not here to be read.
    Pointer(Pointer),
}

/// `engine o layout`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tensor<'a> {
    /// The iterator.
    pub engine: Engine<'a>,
    /// A layout or a composed layout.
    pub layout: Tree<'a>,
}

impl<'a> Engine<'a> {
    /// The iterator moved by `offset` elements.
    pub fn advance(self, cx: Cx<'a>, offset: Tree<'a>) -> Result<'a, Engine<'a>> {
        let add = |a: i64, b: i64| cx.add(Int::dynamic(a), Int::dynamic(b)).map(|i| i.value);
        match self {
            Engine::Counting(n) => Ok(Engine::Counting(add(n, cx.int("counting_iterator", offset)?.value)?)),
            Engine::Coordinates(at) => Ok(Engine::Coordinates(cx.add_tree(at, offset)?)),
            Engine::Pointer(p) => {
                let elements = cx.int("pointer", offset)?;
                let bits = cx.mul(elements, Int::dynamic(p.element_bits.into()))?;
                Ok(Engine::Pointer(Pointer { address: add(p.address, bits.value)?, ..p }))
            }
        }
    }

    /// The element `offset` elements away.
    pub fn read(self, cx: Cx<'a>, offset: Tree<'a>) -> Result<'a, Tree<'a>> {
        match self.advance(cx, offset)? {
            Engine::Counting(n) => Ok(Tree::Int(Int::dynamic(n))),
            Engine::Coordinates(at) => Ok(at),
            Engine::Pointer(_) => cx.fail(Fault::NoMemory { operation: "tensor element" }),
        }
    }
}

impl<'a> Cx<'a> {
    /// `engine o layout`.
    pub fn tensor(self, engine: Engine<'a>, layout: Tree<'a>) -> Tree<'a> {
        Tree::Tensor(self.arena.alloc(Tensor { engine, layout }))
    }

    /// The tensor of all coordinates of `shape`.
    pub fn make_identity_tensor(self, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.make_coord_tensor(self.make_identity_layout(shape))
    }

    /// The tensor of the coordinates that `layout` makes.
    pub fn make_coord_tensor(self, layout: Layout<'a>) -> Result<'a, Tree<'a>> {
        let origin = self.as_arithmetic_tuple(self.coprofile(layout)?);
        Ok(self.tensor(Engine::Coordinates(origin), self.layout_tree(layout)))
    }

    /// `T(coord)`: an element, or with underscores the slice, its offset moved into the iterator.
    pub fn tensor_at(self, tensor: Tensor<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        if !coord.has_underscore() {
            return tensor.engine.read(self, self.apply(tensor.layout, coord)?);
        }
        let (layout, offset) = self.slice_any(coord, tensor.layout)?;
        Ok(self.tensor(tensor.engine.advance(self, offset)?, layout))
    }

    /// `slice_and_offset` of a layout or a composed layout.
    pub fn slice_any(self, coord: Tree<'a>, layout: Tree<'a>) -> Result<'a, (Tree<'a>, Tree<'a>)> {
        match layout {
            Tree::Layout(layout) => {
                let (slice, offset) = self.slice_and_offset(coord, *layout)?;
                Ok((self.layout_tree(slice), offset))
            }
            Tree::Composed(c) if coord.all_underscore() => {
                let inner = self.slice_any(coord, c.inner)?.0;
                Ok((self.compose_with(c.outer, c.offset, inner), Tree::Int(ZERO)))
            }
            found => self.fail(Fault::WrongKind { operation: "slice", wanted: "a layout", found }),
        }
    }
}
