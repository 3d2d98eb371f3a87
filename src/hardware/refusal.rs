//! Why an access is refused: data, the words are chosen elsewhere.

use super::Operation;
use crate::algebra::Fault;

/// A refused access, with what shows why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refusal<'a> {
    /// The algebra refuses.
    Fault(&'a Fault<'a>),
    /// A lane that takes part has no address.
    NoAddress {
        /// The instruction.
        operation: Operation,
        /// The lane.
        lane: usize,
    },
    /// An address that is no multiple of what the instruction moves: the hardware traps.
    Misaligned {
        /// The instruction.
        operation: Operation,
        /// The lane.
        lane: usize,
        /// Its address in bytes.
        address: u64,
    },
    /// No size of an element is known.
    NoElement,
    /// Two sizes of an element, in bits.
    Elements {
        /// What was asked for.
        asked: i64,
        /// What the layout says of itself.
        own: i64,
    },
    /// A thread and value beyond the tile.
    Outside {
        /// The thread.
        thread: usize,
        /// The value.
        value: usize,
        /// Its 1-D coordinate.
        coordinate: i64,
        /// The size of the tile.
        size: i64,
    },
    /// An address below zero.
    Below {
        /// The thread.
        thread: usize,
        /// The value.
        value: usize,
    },
    /// An instruction that moves no whole number of elements.
    Split {
        /// The instruction.
        operation: Operation,
        /// The size of an element in bits.
        element: i64,
    },
    /// A thread has no whole number of instructions' worth of values.
    Values {
        /// The instruction.
        operation: Operation,
        /// The values that it moves.
        wanted: usize,
        /// The values of a thread.
        found: usize,
    },
    /// Fewer threads than the instruction needs lanes.
    Threads {
        /// The instruction.
        operation: Operation,
        /// The threads of the last warp.
        found: usize,
    },
    /// Values of one instruction that do not lie side by side.
    Apart {
        /// The instruction.
        operation: Operation,
        /// Where it shows.
        gap: Gap,
    },
    /// A vector that does not start at a multiple of its size.
    Unaligned {
        /// The instruction.
        operation: Operation,
        /// The thread.
        thread: usize,
        /// The value that it starts with.
        value: usize,
        /// Where it starts, in bits.
        bit: i64,
    },
    /// An instruction that moves matrices, and lanes that point at no 8x8 matrices: a warp that goes along the tile.
    NoMatrix {
        /// The instruction.
        operation: Operation,
    },
    /// More threads and values than are looked at.
    TooMany {
        /// The limit.
        limit: usize,
    },
}

/// Two values of a thread that should be neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The thread.
    pub thread: usize,
    /// The values.
    pub values: (usize, usize),
    /// From the one to the other, in bits.
    pub distance: i64,
    /// The size of an element in bits.
    pub element: i64,
}

impl<'a> From<&'a Fault<'a>> for Refusal<'a> {
    fn from(fault: &'a Fault<'a>) -> Self {
        Refusal::Fault(fault)
    }
}
