//! What lies outside: coordinates of no element, tiles over the edge, elements of a tile that no
//! thread has.

use super::super::properties::{self, plain_modes};
use super::super::{Cx, Int, Layout, Mode, Side, TiledCopy, Tree};
use super::{BOUND, Finding, covered, search};

impl<'a> Cx<'a> {
    /// A coordinate that no element of `shape` has, its underscores aside.
    pub fn check_coordinate(self, coord: Tree<'a>, shape: Tree<'a>) -> Option<Finding<'a>> {
        self.is_outside(coord, shape)?.then_some(Finding::Outside { coord, shape })
    }

    /// `None` where the coordinate does not fit the shape: that is refused elsewhere.
    fn is_outside(self, coord: Tree<'a>, shape: Tree<'a>) -> Option<bool> {
        match (coord, shape) {
            (Tree::Underscore, _) => Some(false),
            (Tree::Int(at), _) => Some(at.value < 0 || at.value >= self.product(shape).ok()?.value),
            (Tree::Tuple(coords) | Tree::Arith(coords), Tree::Tuple(extents)) => {
                let mut outside = false;
                for (coord, extent) in coords.iter().zip(extents) {
                    outside |= self.is_outside(*coord, *extent)?;
                }
                Some(outside)
            }
            _ => None,
        }
    }

    /// A thread that a tiling of `threads` threads does not have.
    pub fn check_thread(self, thread: Tree<'a>, threads: i64) -> Option<Finding<'a>> {
        let outside = match thread {
            Tree::Int(i) => i.value < 0 || i.value >= threads,
            _ => false,
        };
        outside.then_some(Finding::NoThread { thread, threads })
    }

    /// What dividing `layout` by `tiler` leaves over, drops or repeats.
    pub fn check_tiles(self, layout: Layout<'a>, tiler: Tree<'a>) -> Option<Finding<'a>> {
        let tiler = match tiler {
            // By mode, as far as there are modes: what comes behind the tensor's is not divided.
            Tree::Tuple(tilers) => Tree::Tuple(tilers.get(..layout.rank()).unwrap_or(tilers)),
            tiler => tiler,
        };
        self.check_divide(layout, tiler, self.logical_divide(layout, tiler).ok()?)
    }

    /// Tiles of these extents over the first modes of a shape: whether the last ones reach over the edge.
    pub fn check_even(self, shape: Tree<'a>, tile: &[Int]) -> Option<Finding<'a>> {
        let (mut size, mut places) = (1i64, 1i64);
        for (i, extent) in tile.iter().enumerate() {
            let all = self.product(self.get(shape, i as i64).ok()?).ok()?.value;
            if extent.value < 1 {
                return None;
            }
            let tiles = all.div_euclid(extent.value) + i64::from(all.rem_euclid(extent.value) != 0);
            size = size.checked_mul(all)?;
            places = places.checked_mul(tiles.checked_mul(extent.value)?)?;
        }
        (size != places).then_some(Finding::Uneven { size, places })
    }

    /// Whether every element of the tile of a copy is some thread's, on both sides, and every element of a thread in the tile.
    pub fn check_tiled_copy(self, copy: &TiledCopy<'a>) -> Option<Finding<'a>> {
        [Side::Source, Side::Destination].into_iter().find_map(|side| self.check_side(copy, side))
    }

    fn check_side(self, copy: &TiledCopy<'a>, side: Side) -> Option<Finding<'a>> {
        let value = self.in_mode(Mode::Value);
        let shape = self.tiler_shape(copy.tiler).ok()?;
        let elements = self.product(shape).ok()?.value;
        let modes = plain_modes(self, value.copy_layout_tv(copy, side).ok()?).ok()?;
        if modes.iter().any(|m| m.extent < 1) {
            return None;
        }
        let (least, most) = properties::range(self, &modes).ok()?;
        if least < 0 || most >= elements {
            let index = if least < 0 { least } else { most };
            return Some(Finding::Beyond { side, index, elements });
        }
        let own: Vec<_> = modes.iter().copied().filter(|m| m.stride != 0).collect();
        if covered(&own).is_some_and(|n| n >= elements) {
            return None;
        }
        match search(&own, elements.min(BOUND), |times| (times == 0).then_some(())) {
            Ok(Some((index, ()))) => {
                let coord = self.idx2crd(Tree::Int(Int::dynamic(index)), shape).ok()?;
                Some(Finding::Unheld { side, coord })
            }
            Ok(None) if elements <= BOUND => None,
            Ok(None) | Err(_) => Some(Finding::Undecided),
        }
    }
}
