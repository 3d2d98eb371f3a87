//! How a value is drawn: colours, labels, rulers, and the part of it.

use super::label::{InMemory, Label};
use super::ruler::Marks;
use super::threads::ThreadList;
use crate::algebra::tensor::Pointer;
use crate::algebra::{Composed, Engine, Tensor, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use std::ops::Range;
use std::rc::Rc;

/// What decides the colour of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorBy {
    /// The index modulo 8.
    #[default]
    Value,
    /// One colour for each row.
    Row,
    /// One colour for each column.
    Column,
    /// The tile of the outermost modes.
    Tile,
    /// The thread: the row of a (thread, value) layout.
    Thread,
    /// The 4-byte shared-memory bank of the element.
    Bank,
    /// The index, from the least to the most.
    Offset,
    /// The warp, 32 rows of a (thread, value) layout.
    Warp,
    /// What another layout gives at the coordinate: [`Options::given`].
    Given,
    /// No colour: every cell has that of the paper.
    None,
}

/// Another picture of a value than its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// A (thread, value) layout as the tile of these extents with its owners; its cosize in a row where there are none.
    Owners(Option<Vec<i64>>),
    /// An atom, a tiling, or a (thread, value) layout over a tile of these extents, as what each thread holds value by value.
    Registers(Option<Vec<i64>>),
}

/// How a value is drawn: colours, labels, rulers, and the part of it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What decides the colour of a cell; by default what suits the value.
    pub color: Option<ColorBy>,
    /// The label of a cell; by default the index.
    pub label: Option<Label>,
    /// Which coordinates the rulers show.
    pub marks: Marks,
    /// The rows and the columns to draw.
    pub window: [Option<Range<i64>>; 2],
    /// The tile of the outermost modes to draw.
    pub tile: Option<[i64; 2]>,
    /// The size of an element in bits.
    pub element_bits: Option<i64>,
    /// The pointer of a tensor, which says where its elements lie.
    pub pointer: Option<Pointer>,
    /// The notation in which values are written.
    pub notation: Notation,
    /// The threads whose cells of a tiling are lit, the rest dimmed.
    pub threads: Option<ThreadList>,
    /// The operands of an atom or a tiling that are drawn, by name; all where there is none.
    pub operands: Vec<&'static str>,
    /// What [`ColorBy::Given`] colours by, at every 1-D coordinate.
    pub given: Option<Rc<[i64]>>,
    /// Another picture than that of the value's kind.
    pub view: Option<View>,
}

impl Options {
    /// Where the elements lie; bytes where no size is known.
    pub fn memory(&self) -> InMemory {
        let element_bits = self.element_bits.unwrap_or(8);
        match self.pointer {
            Some(p) => InMemory { element_bits, address: p.address, swizzle: p.swizzle },
            None => InMemory::new(element_bits),
        }
    }

    /// These options for a value that says the size of its elements itself.
    pub fn for_value(&self, t: Tree) -> Options {
        Options { element_bits: own_bits(t).or(self.element_bits), ..self.clone() }
    }

    /// A value in the notation of the options.
    pub fn text(&self, t: Tree) -> String {
        self.notation.text(Value::Tree(t))
    }
}

/// The size of an element in bits, where the value says it.
pub fn own_bits(t: Tree) -> Option<i64> {
    match t {
        Tree::Tensor(Tensor { engine: Engine::Pointer(p), .. }) => Some(p.element_bits.into()),
        Tree::Tensor(x) => own_bits(x.layout),
        Tree::Composed(Composed { offset: Tree::SmemFlag(unset), .. }) => unset.element_bits().map(Into::into),
        _ => None,
    }
}
