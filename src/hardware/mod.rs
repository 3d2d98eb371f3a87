//! What the memory of an NVIDIA GPU does with the accesses of a warp: wavefronts, sectors, and the
//! swizzles that make them few.
//!
//! As pure as the algebra beside it, which it may use: numbers and layouts in, numbers and refusals
//! out. It knows no text, no diagnostic, no table and no picture. The rules are measured, not
//! guessed: `docs/hardware.md` says how, `tests/data` holds the readings.

pub mod access;
pub mod address;
pub mod banks;
pub mod linear;
pub mod operation;
pub mod plan;
pub mod program;
pub mod refusal;
pub mod search;
pub mod sectors;
pub mod vector;

pub use access::Access;
pub use operation::{Direction, Operation};
pub use plan::{AccessPlan, Instruction, Partition, TileInMemory};
pub use refusal::Refusal;

/// The threads of a warp.
pub const LANES: usize = 32;
