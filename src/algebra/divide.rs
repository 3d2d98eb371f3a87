//! Divides: a layout as tiles and what is left over.
//!
//! Source: `cute/layout.hpp` (`logical_divide`, `zipped_divide`, `tiled_divide`, `flat_divide`).

use super::compact::Major;
use super::{Cx, Fault, Layout, Result, Tree};

impl<'a> Cx<'a> {
    /// `((tile), (rest))`; a tuple tiler divides by mode and keeps the modes it does not name.
    pub fn logical_divide(self, layout: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "logical_divide",
            |cx| [cx.layout_tree(layout), tiler],
            || match tiler {
                Tree::Layout(tile) => {
                    let rest = self.complement(*tile, Some(self.coalesce(layout)?.shape))?;
                    self.composition(layout, self.concat(&[*tile, rest]))
                }
                Tree::Underscore => Ok(layout),
                Tree::Tuple(_) => self.by_mode("logical_divide", layout, tiler, |mode, tile| self.logical_divide(mode, tile)),
                Tree::Int(_) => self.logical_divide(layout, self.layout_tree(self.make_layout(tiler, Major::Left)?)),
                found => self.fail(Fault::WrongKind { operation: "logical_divide", wanted: "a layout or a tiler", found }),
            },
        )
    }

    /// `zipped_divide`: the modes of the tile together, and the rests together: `((tiles), (rests…))`.
    pub fn zipped_divide(self, layout: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("zipped_divide", |cx| [cx.layout_tree(layout), tiler], || self.tile_unzip(self.logical_divide(layout, tiler)?, tiler))
    }

    /// `((tiles), rest0, rest1, …)`.
    pub fn tiled_divide(self, layout: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("tiled_divide", |cx| [cx.layout_tree(layout), tiler], || self.unpack_rest(self.zipped_divide(layout, tiler)?))
    }

    /// `(tile0, tile1, …, rest0, rest1, …)`.
    pub fn flat_divide(self, layout: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("flat_divide", |cx| [cx.layout_tree(layout), tiler], || self.unpack_both(self.zipped_divide(layout, tiler)?))
    }

    /// Gathers the first and the second part of every mode that the tiler guides.
    pub fn tile_unzip(self, layout: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "tile_unzip",
            |cx| [cx.layout_tree(layout), tiler],
            || Ok(Layout { shape: self.zip2_by(layout.shape, tiler)?, stride: self.zip2_by(layout.stride, tiler)? }),
        )
    }

    /// `(A, (B0, B1, …))` as `(A, B0, B1, …)`.
    pub(super) fn unpack_rest(self, zipped: Layout<'a>) -> Result<'a, Layout<'a>> {
        let rest = self.get(zipped.shape, 1)?;
        self.slice_layout(self.tuple(&[Tree::Underscore, self.underscores(rest.rank())]), zipped)
    }

    /// `((A0, …), (B0, …))` as `(A0, …, B0, …)`.
    pub(super) fn unpack_both(self, zipped: Layout<'a>) -> Result<'a, Layout<'a>> {
        let (tile, rest) = (self.get(zipped.shape, 0)?, self.get(zipped.shape, 1)?);
        self.slice_layout(self.tuple(&[self.underscores(tile.rank()), self.underscores(rest.rank())]), zipped)
    }

    /// `repeat<n>(_)`: one underscore is not a tuple.
    pub fn underscores(self, n: usize) -> Tree<'a> {
        if n == 1 { Tree::Underscore } else { self.tuple_repeat(n, Tree::Underscore) }
    }
}
