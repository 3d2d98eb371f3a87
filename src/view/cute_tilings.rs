//! Tilings as CuTe's own printers draw them: the first owner of every cell, in the order of threads and values.

use super::ownership::{Gaps, Holder, Tile};
use crate::algebra::int::ZERO;
use crate::algebra::{Cx, Fault, Int, Mode, Operand, Result, Side, Tensor, TiledCopy, TiledMma, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use bumpalo::Bump;
use std::collections::HashSet;

/// The most thread-value pairs that a picture looks at.
const LIMIT: usize = 1 << 22;

/// An operand of a tiling: a tile with the owners of its cells.
pub struct Panel {
    /// The tensor from (thread, value) to coordinates, as text.
    pub tensor: String,
    /// The extents of the tile.
    pub extents: [i64; 2],
    /// The first owner of each cell, in the order of threads, then of values.
    pub cells: Vec<Cell>,
}

/// A cell and its first owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The coordinate of the element in the tile.
    pub at: [i64; 2],
    /// The thread that owns it.
    pub thread: i64,
    /// The number of the value within that thread.
    pub value: i64,
}

/// The panels of a tiling, or of a thread-value layout alone.
pub enum Owners {
    /// C, A and B of a tiled MMA, and its tile.
    Mma(Box<[Panel; 3]>, String),
    /// Source and destination of a tiled copy.
    Copy(Box<[Panel; 2]>),
    /// One panel: the tile of a copy's side or of a layout.
    Tile(Panel),
}

impl Owners {
    /// Those of a tiling; `None` of a copy atom, which has no tile.
    pub fn of<'a>(cx: Cx<'a>, what: &TilingKind<'a>, notation: Notation) -> Result<'a, Option<Self>> {
        Ok(Some(match what {
            TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Owners::of_mma(cx, mma, notation)?,
            TilingKind::MmaAtom(atom) => Owners::of_mma(cx, &cx.one_atom(*atom)?, notation)?,
            TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => Owners::Copy(Box::new(Panel::of_copy(cx, copy, notation)?)),
            TilingKind::CopyAtom(_) => return Ok(None),
        }))
    }

    fn of_mma<'a>(cx: Cx<'a>, mma: &TiledMma<'a>, notation: Notation) -> Result<'a, Self> {
        let tile = notation.text(Value::Tree(cx.tile_shape(mma)?));
        Ok(Owners::Mma(Box::new(Panel::of_mma(cx, mma, notation)?), tile))
    }

    /// Those of a layout from (thread, value) to the coordinates of `tile`, as `print_latex_tv` takes them.
    pub fn of_layout<'a>(cx: Cx<'a>, tv: Tree<'a>, tile: Tree<'a>, notation: Notation) -> Result<'a, Self> {
        const PRINT: &str = "print_latex_tv";
        let layout = cx.inner_layout(PRINT, tv)?;
        if layout.rank() != 2 {
            return cx.fail(Fault::DrawnRank { operation: PRINT, wanted: "rank 2", layout });
        }
        let tensor = match tv {
            Tree::Tensor(_) => tv,
            _ if layout.stride.any_leaf(&|t| matches!(t, Tree::Basis(_))) => cx.make_coord_tensor(layout)?,
            // C++ takes no layout of indices here, and yet it is plain what they mean in a tile.
            _ if cx.mode == Mode::Value => cx.compose_any(cx.make_identity_tensor(tile)?, cx.layout_tree(layout))?,
            _ => return cx.fail(Fault::WrongKind { operation: PRINT, wanted: "a layout that yields coordinates", found: tv }),
        };
        let panel = Panel::with(cx, tensor, tile, notation, || match tensor {
            Tree::Tensor(x) => cells(cx, *x, cx.size(cx.mode(layout, 0)?)?.value, cx.size(cx.mode(layout, 1)?)?.value),
            _ => Ok(Vec::new()),
        })?;
        Ok(Owners::Tile(Panel { tensor: notation.text(Value::Tree(tv)), ..panel }))
    }
}

impl Panel {
    /// A panel of the cells that `cells` finds in a tile of static extents; the tensor is the one that CuTe prints above it.
    fn with<'a>(
        cx: Cx<'a>,
        tensor: Tree<'a>,
        tile: Tree<'a>,
        notation: Notation,
        cells: impl FnOnce() -> Result<'a, Vec<Cell>>,
    ) -> Result<'a, Self> {
        let sizes = cx.product_each(tile)?;
        if sizes.any_leaf(&|t| t.int().is_some_and(|i| !cx.known(i))) {
            return cx.fail(Fault::NotStatic { operation: "picture", what: tile }); // C++ keeps a flag for each cell in registers
        }
        let extent = |i| cx.get(sizes, i).ok().and_then(Tree::int).map_or(1, |i| i.value);
        Ok(Panel { tensor: notation.text(Value::Tree(tensor)), extents: [extent(0), extent(1)], cells: cells()? })
    }

    /// The panel of a tile that is dealt out by index.
    fn of_tile<'a>(cx: Cx<'a>, tile: &Tile<'a>, tensor: Tree<'a>, notation: Notation) -> Result<'a, Self> {
        Panel::with(cx, tensor, tile.shape, notation, || {
            if tile.threads.checked_mul(tile.values).is_none_or(|pairs| pairs > LIMIT as i64) {
                return cx.fail(Fault::TooLarge { operation: "picture", limit: LIMIT });
            }
            let mut seen = HashSet::new();
            let cell = |h: Holder| {
                let at = tile.coordinate(h.index);
                let part = |i: usize| at.get(i).copied().unwrap_or(0);
                Cell { at: [part(0), part(1)], thread: h.thread, value: h.value }
            };
            Ok(tile.holders_in_order().map(cell).filter(|c| seen.insert(c.at)).collect())
        })
    }

    /// The panels of C, A and B.
    fn of_mma<'a>(cx: Cx<'a>, mma: &TiledMma<'a>, notation: Notation) -> Result<'a, [Self; 3]> {
        let panel = |operand: Operand| {
            let tile = Tile::of_operand(cx, mma, operand)?;
            let tensor = cx.compose_any(cx.make_identity_tensor(tile.shape)?, cx.layout_tree(tile.tv))?;
            Panel::of_tile(cx, &tile, tensor, notation)
        };
        Ok([panel(Operand::C)?, panel(Operand::A)?, panel(Operand::B)?])
    }

    /// The panels of source and destination.
    fn of_copy<'a>(cx: Cx<'a>, copy: &TiledCopy<'a>, notation: Notation) -> Result<'a, [Self; 2]> {
        let panel = |side: Side| {
            let tile = Tile::of_side(cx, copy, side, Gaps::Drawn)?;
            let parts = cx.on_layout(cx.make_identity_tensor(tile.shape)?, |l| cx.tidfrg(copy, side, l))?;
            let first = cx.tuple(&[Tree::Underscore, Tree::Underscore, Tree::Int(ZERO)]);
            let tensor = match parts {
                Tree::Tensor(x) => cx.tensor_at(*x, first)?,
                t => t,
            };
            Panel::of_tile(cx, &tile, tensor, notation)
        };
        Ok([panel(Side::Source)?, panel(Side::Destination)?])
    }
}

/// The first owner of each coordinate that a tensor gives to (thread, value).
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
