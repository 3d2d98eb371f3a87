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
        /// The instruction that is refused.
        operation: Operation,
        /// The lane of the warp, 0 to 31.
        lane: usize,
    },
    /// An address that is not a multiple of what the instruction moves: the hardware traps.
    Misaligned {
        /// The instruction that is refused.
        operation: Operation,
        /// The lane of the warp, 0 to 31.
        lane: usize,
        /// Its address in bytes.
        address: u64,
    },
    /// No size of an element is known.
    NoElement,
    /// Two sizes of an element, in bits.
    Elements {
        /// The number that was given.
        requested: i64,
        /// The size of the elements that the layout is over.
        own: i64,
    },
    /// A thread and value beyond the tile.
    Outside {
        /// The thread, from 0 on within the block.
        thread: usize,
        /// The number of the value within its thread.
        value: usize,
        /// Its 1-D coordinate.
        coordinate: i64,
        /// The size of the tile.
        size: i64,
    },
    /// A coordinate whose address is below zero.
    Below {
        /// The thread, from 0 on within the block.
        thread: usize,
        /// The number of the value within its thread.
        value: usize,
    },
    /// An instruction that moves no whole number of elements.
    Split {
        /// The instruction that is refused.
        operation: Operation,
        /// The size of an element in bits.
        element: i64,
    },
    /// A thread has no whole number of instructions' worth of values.
    Values {
        /// The instruction that is refused.
        operation: Operation,
        /// The values that it moves.
        wanted: usize,
        /// The values of a thread.
        found: usize,
    },
    /// Fewer threads than the instruction needs lanes.
    Threads {
        /// The instruction that is refused.
        operation: Operation,
        /// The threads of the last warp.
        found: usize,
    },
    /// Values of one instruction that do not lie side by side.
    Apart {
        /// The instruction that is refused.
        operation: Operation,
        /// The two values of a thread, and how far apart they lie.
        gap: Gap,
    },
    /// A vector that does not start at a multiple of its size.
    Unaligned {
        /// The instruction that is refused.
        operation: Operation,
        /// The thread, from 0 on within the block.
        thread: usize,
        /// The value that it starts with.
        value: usize,
        /// Where it starts, in bits.
        bit: i64,
    },
    /// An instruction that moves matrices, and lanes that point at no 8x8 matrices: a warp that goes along the tile.
    NoMatrix {
        /// The instruction that is refused.
        operation: Operation,
    },
    /// More threads and values than are looked at.
    TooMany {
        /// The most that is allowed.
        limit: usize,
    },
}

/// Two values of a thread that should be neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The thread, from 0 on within the block.
    pub thread: usize,
    /// The two neighbouring values between which the gap lies.
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
