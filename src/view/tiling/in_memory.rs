//! Where the elements of an operand are that an instruction reads from memory.

use crate::algebra::Operand;
use crate::atoms::Fragment;
use crate::value::tiling::{Tiling, fragment};
use crate::view::core_matrices;
use crate::view::ownership::Tile;

/// A tile that no thread has in registers.
#[derive(Clone, Copy)]
pub struct InMemory {
    /// Shared memory, read through a descriptor, or tensor memory.
    pub place: Fragment,
    /// The rows and columns of a core matrix, where it is made of them.
    pub core: Option<[i64; 2]>,
    /// The elements along the two modes that one cell stands for.
    pub unit: [i64; 2],
}

impl InMemory {
    /// Where the operand of a name is, where it is not in registers.
    pub fn of(tiling: &Tiling, name: &str) -> Option<InMemory> {
        let operand = match name {
            "A" => Operand::A,
            "B" => Operand::B,
            "C" => Operand::C,
            _ => return None,
        };
        let operation = tiling.operation?;
        match fragment(&operation.mma().ok()?, operand) {
            (_, Fragment::Registers) => None,
            (element, Fragment::Descriptor) => {
                let core = element.and_then(|e| core_matrices::of_operand(e.bits.into(), operation.k_major(operand)));
                Some(InMemory { place: Fragment::Descriptor, core, unit: [1, 1] })
            }
            (_, Fragment::TensorMemory) => Some(InMemory { place: Fragment::TensorMemory, core: None, unit: [1, 1] }),
        }
    }

    /// Where it is and who reads it, in words.
    pub fn words(self, threads: i64) -> String {
        match self.place {
            Fragment::TensorMemory => "in tensor memory".to_owned(),
            _ if threads > 1 => format!("in shared memory, read by all {threads} threads"),
            _ => "in shared memory, read through a descriptor".to_owned(),
        }
    }
}

/// Where the elements of a tile are, in words, where no thread has them in registers.
pub fn whereabouts(tiling: &Tiling, tile: &Tile) -> Option<String> {
    let memory = InMemory::of(tiling, tile.name)?;
    let core = memory.core.map(|[m, n]| format!("; core matrices of {m} x {n} elements, 8 rows of 16 bytes"));
    Some(memory.words(tile.threads) + &core.unwrap_or_default())
}
