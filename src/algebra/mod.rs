//! The layout algebra of CuTe: integers, tuples, coordinates, layouts and what is built from them.
//!
//! Ground floor: pure functions on values in an arena. Nothing here knows source text, spans,
//! messages or a terminal; a refused operation returns a [`Fault`] that carries its operands.
//!
//! One representation serves everything: [`Tree`], a `Copy` view of a hierarchical value whose
//! nodes live in the arena of the [`Cx`]. A [`Layout`] is two congruent trees.

pub mod basis;
pub mod bits;
pub mod boxes;
pub mod coalesce;
pub mod compact;
pub mod compare;
pub mod complement;
pub mod composed;
pub mod composition;
pub mod coord;
pub mod core_matrices;
pub mod descriptor;
pub mod divide;
mod exchange_sort;
pub mod fault;
pub mod formula;
pub mod infer;
pub mod int;
pub mod int_tuple;
pub mod inverse;
pub mod layout;
pub mod mixed_bits;
pub mod modes;
pub mod note;
pub mod product;
pub mod properties;
pub mod recast;
pub mod sameness;
pub mod slice;
pub mod solve;
pub mod sorted;
pub mod soundness;
pub mod swizzle;
pub mod tensor;
pub mod tensor_map;
pub mod tensor_memory;
pub mod tiled_copy;
pub mod tiled_mma;
pub mod tma;
pub mod trace;
pub mod tree;

pub use boxes::BoxElement;
pub use core_matrices::SharedOperand;
pub use descriptor::{Descriptor, DescriptorKind};
pub use fault::{Fault, Result};
pub use int::Int;
pub use layout::Layout;
pub use note::{Note, Notes};
pub use swizzle::{Composed, Swizzle};
pub use tensor::{Engine, Tensor};
pub use tensor_map::TensorMap;
pub use tensor_memory::{Allocation, FragmentKind, ScaleFactors};
pub use tiled_copy::{CopyAtom, Side, TiledCopy};
pub use tiled_mma::{MmaAtom, Operand, TiledMma};
pub use tma::{Tma, TmaRequest};
pub use trace::{Step, Trace};
pub use tree::{Basis, Tree, UnsetPointer};

use bumpalo::Bump;

/// Which integers may decide something that C++ decides at compile time.
///
/// ```
/// use cutectl::{Calculator, Mode};
///
/// let coalesced = |mode| Calculator::new(mode).evaluate("coalesce((2,(1,6)):(1,(6,2)))").unwrap().to_string();
/// assert_eq!(coalesced(Mode::Value), "12:1");
/// assert_eq!(coalesced(Mode::Cxx), "(2,1,6):(1,6,2)");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Every value is known: the algebra answers as C++ would had all integers been compile-time.
    #[default]
    Value,
    /// Exactly C++: only compile-time integers decide.
    Cxx,
}

/// The settings of an operation: its integer mode, and where its steps are recorded.
#[derive(Debug)]
pub struct How<'a> {
    /// Decides what counts as known.
    pub mode: Mode,
    /// Where its steps are recorded.
    pub trace: Option<&'a Trace<'a>>,
    /// What its integers carry beside their values.
    pub notes: Notes,
}

/// Where an operation works: the arena that holds its results, and how. Two words, so that it
/// travels in registers.
///
/// ```
/// use bumpalo::Bump;
/// use cutectl::algebra::{Cx, Int, Mode, Tree};
///
/// let arena = Bump::new();
/// let cx = Cx::new(&arena, Mode::Value);
/// let shape = cx.tuple(&[Tree::Int(Int::fixed(4)), Tree::Int(Int::dynamic(8))]);
/// assert_eq!(cx.product(shape).unwrap().value, 32);
/// ```
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// Holds every node that an operation makes.
    pub arena: &'a Bump,
    how: &'a How<'a>,
}

/// The largest number of leaves that one value may have.
pub const MAX_LEAVES: usize = 1 << 18;

/// The most tuples in a value that is kept, those within others included.
pub const MAX_TUPLES: usize = 1 << 19;

/// The most bytes that the operations of one line may take on the way to its value.
pub const MAX_BYTES: usize = 1 << 26;

/// The largest nesting depth of a value that is kept.
pub const MAX_DEPTH: usize = 256;

impl<'a> std::ops::Deref for Cx<'a> {
    type Target = How<'a>;

    #[inline]
    fn deref(&self) -> &How<'a> {
        self.how
    }
}

impl<'a> Cx<'a> {
    /// A context over `arena` in `mode`.
    pub fn new(arena: &'a Bump, mode: Mode) -> Self {
        let how = match mode {
            Mode::Value => &How { mode: Mode::Value, trace: None, notes: Notes::None },
            Mode::Cxx => &How { mode: Mode::Cxx, trace: None, notes: Notes::None },
        };
        Cx { arena, how }
    }

    /// The same, its integers with notes.
    pub fn keeping(self, notes: Notes) -> Self {
        let how = match (self.mode, self.trace, notes) {
            (Mode::Cxx, None, Notes::Types) => &How { mode: Mode::Cxx, trace: None, notes: Notes::Types },
            (mode, trace, notes) => self.arena.alloc(How { mode, trace, notes }),
        };
        Cx { how, ..self }
    }

    /// Whether run-time integers keep what they are multiples of, as in the CuTe DSL.
    pub fn divisors(self) -> bool {
        self.notes == Notes::Divisors
    }

    /// The same, its steps recorded in `trace`.
    pub fn with_trace(self, trace: &'a Trace<'a>) -> Self {
        Cx { how: self.arena.alloc(How { mode: self.mode, trace: Some(trace), notes: self.notes }), ..self }
    }

    /// The same arena in `mode`, with nothing recorded.
    pub fn in_mode(self, mode: Mode) -> Self {
        Cx::new(self.arena, mode)
    }

    /// Whether the value of `i` may decide a compile-time question.
    #[inline]
    pub fn known(self, i: Int) -> bool {
        i.is_static || self.mode == Mode::Value
    }

    /// Whether `i` is known to be `n`.
    #[inline]
    pub fn is(self, i: Int, n: i64) -> bool {
        i.value == n && self.known(i)
    }

    /// A tuple of `items`.
    pub fn tuple(self, items: &[Tree<'a>]) -> Tree<'a> {
        Tree::Tuple(self.arena.alloc_slice_copy(items))
    }

    /// A tuple whose element `i` is `make(i)`.
    pub fn tuple_of(self, len: usize, make: impl FnMut(usize) -> Result<'a, Tree<'a>>) -> Result<'a, Tree<'a>> {
        Ok(Tree::Tuple(self.arena.alloc_slice_try_fill_with(len, make)?))
    }

    /// A tuple of `f` of every item.
    pub fn map(self, items: &[Tree<'a>], mut f: impl FnMut(Tree<'a>) -> Result<'a, Tree<'a>>) -> Result<'a, Tree<'a>> {
        self.tuple_of(items.len(), |i| f(items[i]))
    }

    /// A refusal: `fault`, kept in the arena.
    #[cold]
    pub fn fail<T>(self, fault: Fault<'a>) -> Result<'a, T> {
        Err(self.arena.alloc(fault))
    }
}
