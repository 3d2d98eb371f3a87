//! The vector that CuTe's copy chooses between two layouts.
//!
//! Source: `cute/algorithm/copy.hpp` (`AutoVectorizingCopyWithAssumedAlignment`, `AutoFilter`), `cute/tensor_impl.hpp`.

use crate::algebra::{Composed, Cx, Int, Result, Tree};

/// What plain `copy` assumes where both layouts are known at compile time, and where not.
const ALIGNED: i64 = 128;
const UNALIGNED: i64 = 8;

/// What limits the width of a vector, in bits, and what comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    /// Elements that are neighbours in both layouts, in the same order: `max_common_vector`.
    pub common: i64,
    /// What every vector of the source is aligned to, by its layout.
    pub source: i64,
    /// What every vector of the destination is aligned to, by its layout.
    pub destination: i64,
    /// What the copy may assume.
    pub assumed: i64,
    /// The vector: no wider than an element where nothing vectorizes.
    pub vector: i64,
}

/// What `copy(src, dst)` does, which chooses its assumption by itself and leaves out what the destination repeats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plain<'a> {
    /// Copies with this vector.
    Vector(Width),
    /// Refused: where the destination repeats an element the source has different ones.
    Ambiguous {
        /// The coordinates at which the destination is the same.
        nullspace: Tree<'a>,
    },
}

impl<'a> Cx<'a> {
    /// The vector of a copy of elements of `bits` bits that assumes alignments of `assumed` bits at most.
    pub fn vector_width(self, source: Tree<'a>, destination: Tree<'a>, bits: i64, assumed: i64) -> Result<'a, Width> {
        let common = self.max_common_vector_any(over_elements(source), over_elements(destination))?.value;
        let (a, b) = (self.alignment_bits(source, bits)?, self.alignment_bits(destination, bits)?);
        let gcd = |a: i64, b: i64| self.gcd(Int::dynamic(a), Int::dynamic(b)).value.saturating_abs();
        let aligned = gcd(gcd(a, b), assumed);
        let wide = gcd(self.mul(Int::dynamic(common), Int::dynamic(bits))?.value, aligned);
        let vector = if common > 1 && wide % 8 == 0 && wide > bits { wide } else { bits };
        Ok(Width { common, source: a, destination: b, assumed, vector })
    }

    /// What plain `copy(src, dst)` of elements of `bits` bits does.
    pub fn plain_copy(self, source: Tree<'a>, destination: Tree<'a>, bits: i64) -> Result<'a, Plain<'a>> {
        let (from, to) = (self.inner_layout("copy", source)?, self.inner_layout("copy", destination)?);
        let known = |t: Tree| !t.any_leaf(&|leaf| matches!(leaf, Tree::Int(i) if !self.known(i)));
        let shapes = known(from.shape) && known(to.shape);
        let layouts = shapes && known(from.stride) && known(to.stride) && self.offset_known(source) && self.offset_known(destination);
        let assumed = if layouts { ALIGNED } else { UNALIGNED };
        if !shapes || self.size(from)?.value != self.size(to)?.value {
            return Ok(Plain::Vector(self.vector_width(source, destination, bits, assumed)?));
        }
        let null = match over_elements(destination) {
            Tree::Layout(l) => self.nullspace(*l)?,
            _ => crate::algebra::layout::UNIT,
        };
        let tiler = self.layout_tree(null);
        let repeated = self.zipped_divide(from, tiler)?;
        if self.cosize(self.modes(repeated)?[0])?.value != 1 {
            return Ok(Plain::Ambiguous { nullspace: tiler });
        }
        let (source, destination) = (self.without(source, tiler)?, self.without(destination, tiler)?);
        Ok(Plain::Vector(self.vector_width(source, destination, bits, assumed)?))
    }

    fn offset_known(self, t: Tree<'a>) -> bool {
        !matches!(t, Tree::Composed(Composed { offset: Tree::Int(i), .. }) if !self.known(*i))
    }

    /// One of each of what `tiler` repeats.
    fn without(self, t: Tree<'a>, tiler: Tree<'a>) -> Result<'a, Tree<'a>> {
        let first = self.tuple(&[Tree::Int(Int::fixed(0)), Tree::Underscore]);
        let divided = |l: Tree<'a>| Ok(self.layout_tree(self.zipped_divide(self.inner_layout("copy", l)?, tiler)?));
        match t {
            // The swizzle is the pointer's: the layout is cut by itself.
            Tree::Composed(c) if matches!(c.offset, Tree::SmemFlag(_)) => {
                let inner = self.slice_any(first, divided(c.inner)?)?.0;
                Ok(self.composed(Composed { inner, ..*c }))
            }
            Tree::Composed(c) => {
                let inner = divided(c.inner)?;
                Ok(self.slice_any(first, self.composed(Composed { inner, ..*c }))?.0)
            }
            t => Ok(self.slice_any(first, divided(t)?)?.0),
        }
    }

    /// `max_alignment` in bits. The swizzle of a shared-memory pointer is part of the pointer.
    fn alignment_bits(self, t: Tree<'a>, bits: i64) -> Result<'a, i64> {
        let of_layout = self.mul(self.max_alignment_any(over_elements(t))?, Int::dynamic(bits))?;
        match t {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(_), .. }) => {
                Ok(self.gcd(of_layout, self.shl(Int::dynamic(8), Int::dynamic(s.base.into()))?).value.saturating_abs())
            }
            _ => Ok(of_layout.value.saturating_abs()),
        }
    }
}

/// The layout of a tensor over a swizzled pointer: the pointer has the swizzle.
pub fn over_elements(t: Tree) -> Tree {
    match t {
        Tree::Composed(Composed { offset: Tree::SmemFlag(_), inner, .. }) => *inner,
        t => t,
    }
}
