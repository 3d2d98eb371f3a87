//! Which thread and value own which coordinate of a tile.

use crate::algebra::compact::Major;
use crate::algebra::int::{ONE, ZERO};
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Operand, Result, Side, Tensor, TiledCopy, TiledMma, Tree};
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
        Ok(Owners::Tile(Panel { tensor: notation.text(Value::Tree(tv)), ..Panel::of_tensor(cx, tensor, layout, tile, notation)? }))
    }
}

impl Panel {
    /// The owners that `tv` gives the cells of a tile.
    pub fn new<'a>(cx: Cx<'a>, tile: Tree<'a>, tv: Layout<'a>, notation: Notation) -> Result<'a, Self> {
        let tensor = cx.compose_any(cx.make_identity_tensor(tile)?, cx.layout_tree(tv))?;
        Panel::of_tensor(cx, tensor, tv, tile, notation)
    }

    /// The owners that a tensor over the layout `tv` gives the cells of a tile.
    fn of_tensor<'a>(cx: Cx<'a>, tensor: Tree<'a>, tv: Layout<'a>, tile: Tree<'a>, notation: Notation) -> Result<'a, Self> {
        let sizes = cx.product_each(tile)?;
        if sizes.any_leaf(&|t| t.int().is_some_and(|i| !cx.known(i))) {
            return cx.fail(Fault::NotStatic { operation: "picture", what: tile }); // C++ keeps a flag for each cell in registers
        }
        let extent = |i| cx.get(sizes, i).ok().and_then(Tree::int).map_or(1, |i| i.value);
        let extents = [extent(0), extent(1)];
        let cells = match tensor {
            Tree::Tensor(x) => cells(cx, *x, cx.size(cx.mode(tv, 0)?)?.value, cx.size(cx.mode(tv, 1)?)?.value)?,
            _ => Vec::new(),
        };
        Ok(Panel { tensor: notation.text(Value::Tree(tensor)), extents, cells })
    }

    /// The panels of C, A and B.
    pub fn of_mma<'a>(cx: Cx<'a>, mma: &TiledMma<'a>, notation: Notation) -> Result<'a, [Self; 3]> {
        let panel = |operand: Operand| {
            let tile = cx.tuple_of(2, |i| Ok(Tree::Int(cx.tile_size(mma, operand.modes()[i])?)))?;
            Panel::new(cx, tile, cx.mma_layout_tv(mma, operand)?, notation)
        };
        Ok([panel(Operand::C)?, panel(Operand::A)?, panel(Operand::B)?])
    }

    /// The panels of source and destination. A tiler of layouts may leave gaps: they are part of the tile, as CuTe draws it.
    pub fn of_copy<'a>(cx: Cx<'a>, copy: &TiledCopy<'a>, notation: Notation) -> Result<'a, [Self; 2]> {
        let one = Tree::Int(ONE);
        let unit = cx.make_layout(cx.tuple(&[one, one]), Major::Left)?;
        let tile = cx.product_each(cx.logical_divide(unit, copy.tiler)?.shape)?;
        let side = |side| {
            let parts = cx.on_layout(cx.make_identity_tensor(tile)?, |l| cx.tidfrg(copy, side, l))?;
            let first = cx.tuple(&[Tree::Underscore, Tree::Underscore, Tree::Int(ZERO)]);
            let tensor = match parts {
                Tree::Tensor(x) => cx.tensor_at(*x, first)?,
                t => t,
            };
            Panel::of_tensor(cx, tensor, cx.inner_layout("print_latex", tensor)?, tile, notation)
        };
        Ok([side(Side::Source)?, side(Side::Destination)?])
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
