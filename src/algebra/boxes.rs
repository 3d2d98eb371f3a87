//! Where the boxes of a copy by the tensor memory accelerator lie: in the tile, in shared memory and in global memory.

use super::compact::Major;
use super::int::Int;
use super::{Cx, Layout, Result, Tma, Tree};

/// An element of a tile, by its place in the order in which the accelerator fills shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxElement {
    /// The instruction that moves it.
    pub instruction: i64,
    /// The CTA of the cluster that loads it, by its number among those that share the box.
    pub cta: i64,
    /// Its byte in shared memory behind the start of the tile, swizzled.
    pub byte: i64,
    /// Its coordinate in the tile, one number for each mode of the tile.
    pub coord: Vec<i64>,
}

impl<'a> Cx<'a> {
    /// The 1-D coordinates of the tile in the order of shared memory: its inverse, repeated until the tile is covered.
    pub fn tma_vector(self, tma: &Tma<'a>) -> Result<'a, Layout<'a>> {
        let inverse = self.concat(&[self.right_inverse(tma.shared)?]);
        let size = Tree::Int(Int::fixed(tma.tile));
        self.tile_to_shape(inverse, size, |shape| self.make_layout(shape, Major::Left))
    }

    /// The element at `place` in the order of `vector`, which [`tma_vector`](Self::tma_vector) made.
    pub fn box_element(self, tma: &Tma<'a>, vector: Layout<'a>, place: i64) -> Result<'a, BoxElement> {
        let index = self.evaluate(vector, Tree::Int(Int::dynamic(place)))?;
        let offset = self.int("tma", self.evaluate(tma.shared, index)?)?.value;
        let extents = self.product_each(tma.values.shape)?;
        let coord = self.idx2crd(index, extents)?;
        let number = |t: &Tree| t.int().map_or(0, |i| i.value);
        let share = (tma.elements / tma.multicast.max(1)).max(1);
        Ok(BoxElement {
            instruction: place / tma.elements.max(1),
            cta: (place % tma.elements.max(1)) / share,
            byte: tma.swizzle.apply(offset.saturating_mul(tma.bits) / 8),
            coord: coord.items().map_or_else(|| vec![number(&coord)], |all| all.iter().map(number).collect()),
        })
    }

    /// The coordinate by which the accelerator names the element at `place` of the first tile, one number for each
    /// dimension of the descriptor.
    pub fn box_coordinate(self, tma: &Tma<'a>, vector: Layout<'a>, place: i64) -> Result<'a, Vec<i64>> {
        let index = self.evaluate(vector, Tree::Int(Int::dynamic(place)))?;
        let at = self.evaluate(tma.values, index)?;
        let names = self.evaluate(Layout { shape: tma.global.shape, stride: tma.strides }, at)?;
        let mut out = vec![0; tma.map.rank];
        let parts = names.items().unwrap_or(std::slice::from_ref(&names));
        for (dimension, part) in out.iter_mut().zip(parts) {
            *dimension = part.int().map_or(0, |i| i.value);
        }
        Ok(out)
    }

    /// The extents of the box before it is shared among CTAs, innermost first.
    pub fn whole_box(self, tma: &Tma<'a>) -> Result<'a, Vec<i64>> {
        (0..tma.map.rank).map(|i| Ok(self.size(self.mode(tma.basis, i as i64)?)?.value)).collect()
    }
}
