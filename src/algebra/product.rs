//! Products: a layout repeated over another.
//!
//! Source: `cute/layout.hpp` (`logical_product`, `blocked_product`, `raked_product`, `tile_to_shape`).

use super::compact::Major;
use super::int::Int;
use super::layout::UNIT;
use super::{Cx, Fault, Layout, Result, Tree};

impl<'a> Cx<'a> {
    /// `(A, copies of A)`; a tuple tiler works by mode and keeps the modes it does not name.
    pub fn logical_product(self, block: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "logical_product",
            |cx| [cx.layout_tree(block), tiler],
            || match tiler {
                Tree::Layout(tiles) => {
                    let reach = self.mul(self.size(block)?, self.cosize(*tiles)?)?;
                    let free = self.complement(block, Some(Tree::Int(reach)))?;
                    Ok(self.concat(&[block, self.composition(free, *tiles)?]))
                }
                Tree::Underscore => Ok(block),
                Tree::Tuple(_) => self.by_mode("logical_product", block, tiler, |mode, tile| self.logical_product(mode, tile)),
                Tree::Int(_) => self.logical_product(block, self.layout_tree(self.make_layout(tiler, Major::Left)?)),
                found => self.fail(Fault::WrongKind { operation: "logical_product", wanted: "a layout or a tiler", found }),
            },
        )
    }

    /// `zipped_product`: the modes of the block together, and those of the tiler together: `((blocks), (tiles…))`.
    pub fn zipped_product(self, block: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("zipped_product", |cx| [cx.layout_tree(block), tiler], || self.tile_unzip(self.logical_product(block, tiler)?, tiler))
    }

    /// `((blocks), tile0, tile1, …)`.
    pub fn tiled_product(self, block: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("tiled_product", |cx| [cx.layout_tree(block), tiler], || self.unpack_rest(self.zipped_product(block, tiler)?))
    }

    /// `(block0, block1, …, tile0, tile1, …)`.
    pub fn flat_product(self, block: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("flat_product", |cx| [cx.layout_tree(block), tiler], || self.unpack_both(self.zipped_product(block, tiler)?))
    }

    /// Mode i is `(A_i, B_i)`: the blocks stay together.
    pub fn blocked_product(self, block: Layout<'a>, tiles: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "blocked_product",
            |cx| [cx.layout_tree(block), cx.layout_tree(tiles)],
            || {
                let (blocks, copies) = self.paired(block, tiles)?;
                self.zip_layouts(&[blocks, copies])
            },
        )
    }

    /// Mode i is `(B_i, A_i)`: the blocks are dealt out.
    pub fn raked_product(self, block: Layout<'a>, tiles: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "raked_product",
            |cx| [cx.layout_tree(block), cx.layout_tree(tiles)],
            || {
                let (blocks, copies) = self.paired(block, tiles)?;
                self.zip_layouts(&[copies, blocks])
            },
        )
    }

    fn paired(self, block: Layout<'a>, tiles: Layout<'a>) -> Result<'a, (Layout<'a>, Layout<'a>)> {
        let rank = block.rank().max(tiles.rank());
        let (block, tiles) = (self.append_layout(block, rank, UNIT)?, self.append_layout(tiles, rank, UNIT)?);
        let product = self.logical_product(block, self.layout_tree(tiles))?;
        Ok((self.mode(product, 0)?, self.mode(product, 1)?))
    }

    fn zip_layouts(self, layouts: &[Layout<'a>]) -> Result<'a, Layout<'a>> {
        let all = self.concat(layouts);
        Ok(Layout { shape: self.zip(all.shape)?, stride: self.zip(all.stride)? })
    }

    /// `block` repeated, in `order`, until it fills `target`.
    pub fn tile_to_shape(
        self,
        block: Layout<'a>,
        target: Tree<'a>,
        order: impl FnOnce(Tree<'a>) -> Result<'a, Layout<'a>>,
    ) -> Result<'a, Layout<'a>> {
        if block.rank() > target.rank() {
            return self.fail(Fault::BlockRank { block: block.shape, target });
        }
        let block = self.append_layout(block, target.rank(), UNIT)?;
        let (blocks, targets) = (self.product_each(block.shape)?, self.product_each(target)?);
        if targets.items().is_some_and(|t| t.iter().all(|t| t.int().is_some_and(|i| self.known(i)))) {
            let divides: Int = self.evenly_divides(targets, blocks)?;
            if self.is(divides, 0) {
                return self.fail(Fault::BlockDivide { block: blocks, target: targets });
            }
        }
        self.blocked_product(block, order(self.ceil_div(targets, blocks)?)?)
    }
}
