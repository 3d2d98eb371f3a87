//! What each function promises of its answer, in the arguments as they were given: the same for a
//! call, a method and an operator.

use super::Args;
use super::args::{gathered, view};
use crate::algebra::soundness::Finding;
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Composed, Engine, Layout, Operand, Tensor, Tree};
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind};

type Found<'a> = Option<Finding<'a>>;

fn tree<'a>(answer: Value<'a>) -> Option<Tree<'a>> {
    match answer {
        Value::Tree(t) => Some(t),
        _ => None,
    }
}

/// The function of argument 0: a layout or a composed layout, that of a tensor.
fn function<'a>(a: &Args<'_, 'a>) -> Option<Tree<'a>> {
    match a.mapping(0).ok()? {
        Tree::Tensor(x) => Some(x.layout),
        t => Some(t),
    }
}

/// The layout that a divide or a product of argument 0 works on.
fn inner<'a>(a: &Args<'_, 'a>) -> Option<Layout<'a>> {
    a.cx.inner_layout("check", a.mapping(0).ok()?).ok()
}

/// A finding about the inner layout in terms of the whole one: an index goes through what stands outside.
fn outward<'a>(a: &Args<'_, 'a>, finding: Finding<'a>) -> Finding<'a> {
    let Some(Tree::Composed(Composed { outer, offset, .. })) = function(a) else {
        return finding;
    };
    let through = |t: Tree<'a>| match offset {
        Tree::Int(_) => a.cx.apply(*outer, a.cx.add_tree(*offset, t).ok()?).ok(),
        _ => None,
    };
    match finding {
        Finding::Tile { at, got, want } => match (through(got), through(want)) {
            (Some(got), Some(want)) => Finding::Tile { at, got, want },
            _ => finding,
        },
        other => other,
    }
}

/// `composition(a, b)`; with an offset in the middle it is written down as it is.
pub(super) fn composition<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    match a.count() {
        2 => a.cx.check_composition(a.tree(0).ok()?, a.tree(1).ok()?, tree(answer)?),
        _ => None,
    }
}

/// The promise of `layout.compose(tiler...)`: each mode is composed with its tiler.
pub(super) fn compose<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    a.cx.check_composition(a.mapping(0).ok()?, gathered(a).ok()?, tree(answer)?)
}

/// `layout.with_shape(shape...)`: composition with a compact layout of the shape, on the inner layout.
pub(super) fn with_shape<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    let view = a.cx.layout_tree(view(a).ok()?);
    a.cx.check_composition(function(a)?, view, tree(answer)?)
}

pub(super) fn complement<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    let Tree::Layout(r) = tree(answer)? else { return None };
    a.cx.check_complement(inner(a)?, if a.count() > 1 { a.shape(1).ok() } else { None }, *r)
}

pub(super) fn right_inverse<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    a.cx.check_right_inverse(function(a)?, tree(answer)?)
}

pub(super) fn left_inverse<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    a.cx.check_left_inverse(function(a)?, tree(answer)?)
}

/// Every kind of divide is a logical divide with its modes in another order.
pub(super) fn divide<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    a.cx.check_tiles(inner(a)?, gathered(a).ok()?).map(|f| outward(a, f))
}

/// Every kind of product by mode is a logical product with its modes in another order.
pub(super) fn product<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let tiler = match a.tree(1).ok()? {
        Tree::Composed(c) => c.inner,
        _ => gathered(a).ok()?,
    };
    let block = inner(a)?;
    a.cx.check_product(block, tiler, a.cx.logical_product(block, tiler).ok()?)
}

/// Checks a product of two layouts as wholes, not mode by mode.
pub(super) fn arranged<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    let tiles = a.cx.layout_tree(a.layout(1).ok()?);
    a.cx.check_product(inner(a)?, tiles, a.cx.inner_layout("check", tree(answer)?).ok()?)
}

pub(super) fn tile_to_shape<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    a.cx.check_tiled_to(inner(a)?, a.shape(1).ok()?, a.cx.inner_layout("check", tree(answer)?).ok()?)
}

/// The tiler of `local_tile`, diced by its projection.
pub(super) fn local_tile<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let tiler = match a.optional(3).ok()? {
        Some(projection) => a.cx.dice(projection, a.tree(1).ok()?).ok()?,
        None => a.tree(1).ok()?,
    };
    a.cx.check_tiles(inner(a)?, tiler).map(|f| outward(a, f))
}

/// A tensor in tiles of the extents of a layout of threads.
pub(super) fn local_partition<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let mut threads = a.layout(1).ok()?;
    if let Some(projection) = a.optional(3).ok()? {
        threads = a.cx.dice_layout(projection, threads).ok()?;
    }
    a.cx.check_tiles(inner(a)?, a.cx.product_each(threads.shape).ok()?).map(|f| outward(a, f))
}

/// What a tiled copy divides a tensor by.
pub(super) fn of_copy<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let copy = match a.tiling(0, "").ok()?.kind {
        TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => copy,
        _ => return None,
    };
    let by_tma = a.tiling(0, "").ok()?.operation.is_some_and(|o| o.tma.is_some());
    let tiles = a.cx.check_tiles(a.cx.inner_layout("check", a.tree(1).ok()?).ok()?, copy.tiler);
    tiles.or_else(|| if by_tma { place_of_copy(a, 1) } else { None })
}

fn of_mma<'a>(a: &Args<'_, 'a>, operand: Operand) -> Found<'a> {
    let mma = match a.tiling(0, "").ok()?.kind {
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => mma,
        _ => return None,
    };
    let [i, j] = operand.modes();
    a.cx.check_even(a.shape(1).ok()?, &[a.cx.tile_size(&mma, i).ok()?, a.cx.tile_size(&mma, j).ok()?])
}

pub(super) fn of_mma_a<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    of_mma(a, Operand::A).or_else(|| start_of_fragment(a, answer))
}

pub(super) fn of_mma_b<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    of_mma(a, Operand::B).or_else(|| start_of_fragment(a, answer))
}

pub(super) fn of_mma_c<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    of_mma(a, Operand::C)
}

/// A tiled copy holds every element of its tile, and none outside it.
pub(super) fn tiled_copy<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    match answer {
        Value::Tiling(Tiling { kind: TilingKind::TiledCopy(copy), .. }) => a.cx.check_tiled_copy(copy),
        _ => None,
    }
}

/// The coordinate in argument 0 is one of the shape, the layout or the tensor in argument 1.
pub(super) fn coordinate_of_1<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    a.cx.check_coordinate(a.tree(0).ok()?, a.shape(1).ok()?)
}

/// The same of an index, which with strides may count more than the shape.
pub(super) fn index_of_1<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    if a.count() == 2 { coordinate_of_1(a, answer) } else { None }
}

/// The coordinate of a tile is one of the tiles.
pub(super) fn tile_coordinate<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let (tiler, coord) = match a.optional(3).ok()? {
        Some(projection) => (a.cx.dice(projection, a.tree(1).ok()?).ok()?, a.cx.dice(projection, a.tree(2).ok()?).ok()?),
        None => (a.tree(1).ok()?, a.tree(2).ok()?),
    };
    let tiles = a.cx.zipped_divide(inner(a)?, tiler).ok()?;
    a.cx.check_coordinate(coord, a.cx.get(tiles.shape, 1).ok()?)
}

/// The coordinate in a tile is one of the tile.
pub(super) fn place_in_tile<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let tiles = a.cx.zipped_divide(inner(a)?, a.tree(1).ok()?).ok()?;
    a.cx.check_coordinate(a.tree(2).ok()?, a.cx.get(tiles.shape, 0).ok()?)
}

/// The thread of `local_partition` is one of the layout of threads.
pub(super) fn thread_of_layout<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    a.cx.check_thread(a.tree(2).ok()?, a.cx.size(a.layout(1).ok()?).ok()?.value)
}

/// The thread of a slice is one of the tiling.
pub(super) fn thread<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    let threads = match a.tiling(0, "").ok()?.kind {
        TilingKind::TiledMma(mma) => a.cx.size(mma.threads),
        TilingKind::TiledCopy(copy) => a.cx.mode(copy.tv, 0).and_then(|threads| a.cx.size(threads)),
        _ => return None,
    };
    a.cx.check_thread(a.tree(1).ok()?, threads.ok()?.value)
}

/// What the driver makes of a TMA copy, and whether its fourth argument was meant as a cluster.
pub(super) fn tma<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    let Value::Tiling(Tiling { operation: Some(operation), .. }) = answer else {
        return None;
    };
    let made = operation.tma?;
    if a.row.name == "make_tma_copy"
        && a.count() == 4
        && let Some(tile @ Tree::Tuple(_)) = a.tree(3).ok()
        && (made.multicast > MOST_CTAS || (made.multicast > 1 && Ok(tile) == a.cx.product_each(made.values.shape)))
    {
        return Some(Finding::TileAsCluster { tile, ctas: made.multicast });
    }
    a.cx.check_tma(made, a.tensor(1).ok()?)
}

/// The most CTAs of a cluster.
const MOST_CTAS: i64 = 16;

/// The start address of a descriptor of the tensor in argument 0.
pub(super) fn start_address<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    match (answer, a.tensor(0).ok()?.engine) {
        (Value::Tree(Tree::Descriptor(d)), Engine::Pointer(p)) => a.cx.check_smem_desc(d, p.address.div_euclid(8)),
        _ => None,
    }
}

/// The start address of the first descriptor of a fragment in shared memory, whose tensor is argument 1: a slice moves it by
/// multiples of 16 bytes.
pub(super) fn start_of_fragment<'a>(a: &Args<'_, 'a>, answer: Value<'a>) -> Found<'a> {
    let Some(Tree::Tensor(Tensor { engine: Engine::Descriptor(d), .. })) = tree(answer) else {
        return None;
    };
    match a.tensor(1).ok()?.engine {
        Engine::Pointer(p) => {
            let bytes = p.address.div_euclid(8);
            let kept = i64::try_from(d.get("start_address") << 4).ok()?;
            a.cx.check_smem_desc(*d, kept | (bytes & 15) | (bytes >> 18 << 18))
        }
        _ => None,
    }
}

/// The place in shared memory that a copy by TMA reaches, of the tensor in argument `index`.
fn place_of_copy<'a>(a: &Args<'_, 'a>, index: usize) -> Found<'a> {
    match a.tensor(index).ok()?.engine {
        Engine::Pointer(Pointer { space: Space::Smem, address, .. }) => a.cx.check_tma_address(address.div_euclid(8)),
        _ => None,
    }
}

/// The tensor in shared memory of `tma_partition`, the last but one of a short call.
pub(super) fn tma_partition<'a>(a: &Args<'_, 'a>, _: Value<'a>) -> Found<'a> {
    place_of_copy(a, if a.count() == 3 { 1 } else { 3 })
}
