//! Which thread and value own which coordinate of a tile.

use crate::algebra::{Cx, Fault, Int, Layout, Operand, Result, Side, Tensor, TiledCopy, TiledMma, Tree};
use bumpalo::Bump;
use std::collections::HashSet;

/// The most thread-value pairs that a picture looks at.
const LIMIT: usize = 1 << 22;

/// An operand of a tiling: a tile with the owners of its cells.
pub struct Panel<'a> {
    /// The tensor from (thread, value) to coordinates.
    pub tensor: Tree<'a>,
    /// The extents of the tile.
    pub extents: [i64; 2],
    /// The first owner of each cell, in the order of threads, then of values.
    pub cells: Vec<Cell>,
}

/// A cell and its first owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The coordinate.
    pub at: [i64; 2],
    /// The thread.
    pub thread: i64,
    /// Its value.
    pub value: i64,
}

impl<'a> Panel<'a> {
    /// The owners that `tv` gives the cells of a tile.
    pub fn new(cx: Cx<'a>, tile: Tree<'a>, tv: Layout<'a>) -> Result<'a, Self> {
        let tensor = cx.compose_any(cx.make_identity_tensor(tile)?, cx.layout_tree(tv))?;
        let sizes = cx.product_each(tile)?;
        let extent = |i| cx.get(sizes, i).ok().and_then(Tree::int).map_or(1, |i| i.value);
        let extents = [extent(0), extent(1)];
        let cells = match tensor {
            Tree::Tensor(x) => cells(cx, *x, cx.size(cx.mode(tv, 0)?)?.value, cx.size(cx.mode(tv, 1)?)?.value)?,
            _ => Vec::new(),
        };
        Ok(Panel { tensor, extents, cells })
    }

    /// The panels of C, A and B.
    pub fn of_mma(cx: Cx<'a>, mma: &TiledMma<'a>) -> Result<'a, [Self; 3]> {
        let panel = |operand: Operand| {
            let tile = cx.tuple_of(2, |i| Ok(Tree::Int(cx.tile_size(mma, operand.modes()[i])?)))?;
            Panel::new(cx, tile, cx.mma_layout_tv(mma, operand)?)
        };
        Ok([panel(Operand::C)?, panel(Operand::A)?, panel(Operand::B)?])
    }

    /// The panels of source and destination.
    pub fn of_copy(cx: Cx<'a>, copy: &TiledCopy<'a>) -> Result<'a, [Self; 2]> {
        let tile = cx.tiler_shape(copy.tiler)?;
        Ok([
            Panel::new(cx, tile, cx.copy_layout_tv(copy, Side::Source)?)?,
            Panel::new(cx, tile, cx.copy_layout_tv(copy, Side::Destination)?)?,
        ])
    }
}

fn cells<'a>(cx: Cx<'a>, tensor: Tensor<'a>, threads: i64, values: i64) -> Result<'a, Vec<Cell>> {
    let pairs = usize::try_from(threads.max(0)).ok().zip(usize::try_from(values.max(0)).ok()).and_then(|(t, v)| t.checked_mul(v));
    if pairs.is_none_or(|pairs| pairs > LIMIT) {
        return cx.fail(Fault::TooLarge { operation: "picture", limit: LIMIT });
    }
    let (mut seen, mut cells) = (HashSet::new(), Vec::new());
    for thread in 0..threads {
        // Coordinates are forgotten thread by thread, so that a picture takes no memory of theirs.
        let arena = Bump::new();
        let local = Cx::new(&arena, cx.mode);
        for value in 0..values {
            let coord = local.tuple(&[Tree::Int(Int::dynamic(thread)), Tree::Int(Int::dynamic(value))]);
            let Ok(at) = local.tensor_at(tensor, coord) else {
                return cx.fail(Fault::WrongKind {
                    operation: "picture",
                    wanted: "coordinates",
                    found: Tree::Tensor(cx.arena.alloc(tensor)),
                });
            };
            let part = |i: usize| at.items().and_then(|items| items.get(i)).and_then(|t| local.product(*t).ok()).map_or(0, |i| i.value);
            let at = [part(0), part(1)];
            if seen.insert(at) {
                cells.push(Cell { at, thread, value });
            }
        }
    }
    Ok(cells)
}
