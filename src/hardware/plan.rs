//! The plan of accesses that a partition of a tile makes: which instruction of which warp moves which
//! values of which thread.

use super::address::Memory;
use super::program::{Placement, Program, pairs};
use super::{Direction, LANES, Operation, Refusal};
use crate::algebra::compact::Major;
use crate::algebra::{CopyAtom, Cx, Int, Layout, Operand, Result as Algebra, Side, TiledCopy, TiledMma, Tree};

/// A layout of elements and where they lie in memory.
#[derive(Clone, Debug)]
pub struct TileInMemory<'a> {
    /// The layout: coordinate to what it counts.
    pub layout: Tree<'a>,
    /// Coordinate to address.
    pub memory: Memory,
}

impl<'a> TileInMemory<'a> {
    /// The shape of the tile.
    pub fn shape(&self, cx: Cx<'a>) -> Algebra<'a, Tree<'a>> {
        match self.layout {
            t if t.is_int_tuple() => Ok(t),
            t => Ok(cx.inner_layout("bank", t)?.shape),
        }
    }

    /// The same tile over other memory.
    pub fn over(&self, memory: Memory) -> TileInMemory<'a> {
        TileInMemory { layout: self.layout, memory }
    }
}

/// Which thread takes which element of a tile.
#[derive(Clone, Copy, Debug)]
pub enum Partition<'a> {
    /// (thread, value) to the coordinate in the tile.
    ThreadValue(Layout<'a>),
    /// One warp goes along the tile, row by row or column by column.
    Along(Major),
    /// One side of a tiled copy.
    Copy(TiledCopy<'a>, Side),
    /// An operand of a tiled multiply.
    Mma(TiledMma<'a>, Operand),
}

impl<'a> Partition<'a> {
    /// An operand of a tiled multiply as `ldmatrix` fetches it, or `stmatrix` stores it: `make_tiled_copy_A` and
    /// its relatives say which lane points at which row.
    pub fn by_matrices(cx: Cx<'a>, mma: TiledMma<'a>, operand: Operand, atom: CopyAtom<'a>, side: Side) -> Algebra<'a, Partition<'a>> {
        let tv = cx.mma_layout_tv(&mma, operand)?;
        let [i, j] = operand.modes();
        let tile = cx.tuple(&[Tree::Int(cx.tile_size(&mma, i)?), Tree::Int(cx.tile_size(&mma, j)?)]);
        Ok(Partition::Copy(cx.make_tiled_copy_tv(atom, tv, tile)?, side))
    }

    /// (thread, value) to the 1-D coordinate of a tile.
    fn thread_value(self, cx: Cx<'a>, tile: &TileInMemory<'a>) -> Algebra<'a, Layout<'a>> {
        let layout = tile.layout;
        let shape = cx.inner_layout("bank", layout).map(|l| l.shape).or_else(|_| cx.as_layout("bank", layout).map(|l| l.shape))?;
        let coordinates = cx.make_layout(shape, Major::Left)?;
        match self {
            Partition::ThreadValue(tv) => Ok(tv),
            Partition::Along(_) => Ok(coordinates),
            Partition::Copy(copy, side) => cx.tidfrg(&copy, side, coordinates),
            Partition::Mma(mma, operand) => cx.mma_layout_tv_over(&mma, operand, coordinates),
        }
    }
}

/// Which instruction moves a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// The widest that the layout and its alignment allow.
    Widest {
        /// Read or written.
        direction: Direction,
        /// In global memory or in shared memory.
        global: bool,
    },
    /// The instruction that was named.
    This(Operation),
}

/// The instructions that move a tile, and how they were chosen.
#[derive(Clone, Debug)]
pub struct AccessPlan<'a> {
    /// The instructions of each warp with their addresses.
    pub program: Program,
    /// Thread and value to the coordinate in the tile.
    pub tv: Layout<'a>,
    /// Whether the widest instruction was looked for.
    pub chosen: bool,
    /// Why it is no wider.
    pub not_wider: Option<Refusal<'a>>,
}

impl<'a> AccessPlan<'a> {
    /// The instructions by which the threads of a partition move a tile. Refused where an instruction does not
    /// fit the values of a thread, and where `ldmatrix` or `stmatrix` meets a warp that goes along the tile: its
    /// lanes point at no 8x8 matrices.
    pub fn new(
        cx: Cx<'a>,
        tile: &TileInMemory<'a>,
        partition: Partition<'a>,
        instruction: Instruction,
    ) -> Result<AccessPlan<'a>, Refusal<'a>> {
        if let Partition::Along(major) = partition {
            if let Instruction::This(operation @ Operation::Matrices { .. }) = instruction {
                return Err(Refusal::NoMatrix { operation });
            }
            let order = cx.right_inverse(cx.make_layout(tile.shape(cx)?, major)?)?;
            return AccessPlan::in_order(cx, tile, order, instruction);
        }
        let tv = pairs(cx, partition.thread_value(cx, tile)?)?;
        let placement = Placement::new(cx, &tile.memory, tv)?;
        match instruction {
            Instruction::This(operation) => Ok(AccessPlan { program: placement.program(operation)?, tv, chosen: false, not_wider: None }),
            Instruction::Widest { direction, global } => {
                let (operation, not_wider) = placement.widest(global, direction)?;
                Ok(AccessPlan { program: placement.program(operation)?, tv, chosen: true, not_wider })
            }
        }
    }

    /// A warp that takes the elements of a tile in an order: from a place in it to the coordinate there.
    pub fn in_order(
        cx: Cx<'a>,
        tile: &TileInMemory<'a>,
        order: Layout<'a>,
        instruction: Instruction,
    ) -> Result<AccessPlan<'a>, Refusal<'a>> {
        let placed = |operation: Operation| -> Result<(Program, Layout<'a>), Refusal<'a>> {
            let (bits, element) = (i64::from(operation.bytes()) * 8, tile.memory.element_bits);
            if element <= 0 || bits % element != 0 {
                return Err(Refusal::Split { operation, element });
            }
            let (vector, lanes) = (bits / element, LANES as i64);
            let wanted = usize::try_from(vector * lanes).unwrap_or(usize::MAX);
            if tile.memory.size % (vector * lanes) != 0 {
                return Err(Refusal::Values { operation, wanted, found: tile.memory.size.unsigned_abs() as usize });
            }
            let tv = cx.composition(order, warp(cx, vector, tile.memory.size))?;
            Ok((Placement::new(cx, &tile.memory, tv)?.program(operation)?, tv))
        };
        match instruction {
            Instruction::This(operation) => {
                let (program, tv) = placed(operation)?;
                Ok(AccessPlan { program, tv, chosen: false, not_wider: None })
            }
            Instruction::Widest { direction, global } => {
                let mut not_wider = None;
                for bytes in [16, 8, 4, 2, 1] {
                    let operation = if global { Operation::Global { direction, bytes } } else { Operation::Shared { direction, bytes } };
                    match placed(operation) {
                        Ok((program, tv)) => return Ok(AccessPlan { program, tv, chosen: true, not_wider }),
                        Err(Refusal::Split { .. }) if not_wider.is_some() => {}
                        Err(refusal) => not_wider = Some(refusal),
                    }
                }
                Err(not_wider.unwrap_or(Refusal::NoElement))
            }
        }
    }

    /// The same values moved as nvcc compiles it, `None` where that is as it was written.
    pub fn merged(&self) -> Option<AccessPlan<'a>> {
        Some(AccessPlan { program: self.program.merged()?, ..self.clone() })
    }
}

/// (thread, value) to the place in an order: thread t takes the t-th vector of every 32.
fn warp<'a>(cx: Cx<'a>, vector: i64, size: i64) -> Layout<'a> {
    let (int, lanes) = (|n: i64| Tree::Int(Int::fixed(n)), LANES as i64);
    Layout {
        shape: cx.tuple(&[int(lanes), cx.tuple(&[int(vector), int(size / vector.max(1) / lanes)])]),
        stride: cx.tuple(&[int(vector), cx.tuple(&[int(1), int(vector * lanes)])]),
    }
}
