//! The vector that CuTe's copy chooses between two layouts.
//!
//! Source: `cute/algorithm/copy.hpp` (`AutoVectorizingCopyWithAssumedAlignment`), `cute/tensor_impl.hpp`.

use crate::algebra::{Composed, Cx, Int, Result, Tree};

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

impl<'a> Cx<'a> {
    /// The vector of a copy of elements of `bits` bits that assumes alignments of `assumed` bits at most.
    pub fn vector_width(self, source: Tree<'a>, destination: Tree<'a>, bits: i64, assumed: i64) -> Result<'a, Width> {
        let common = self.max_common_vector_any(over_elements(source), over_elements(destination))?.value;
        let (a, b) = (self.alignment_bits(source, bits)?, self.alignment_bits(destination, bits)?);
        let gcd = |a: i64, b: i64| self.gcd(Int::dynamic(a), Int::dynamic(b)).map(|i| i.value);
        let aligned = gcd(gcd(a, b)?, assumed)?;
        let wide = gcd(self.mul(Int::dynamic(common), Int::dynamic(bits))?.value, aligned)?;
        let vector = if common > 1 && wide % 8 == 0 && wide > bits { wide } else { bits };
        Ok(Width { common, source: a, destination: b, assumed, vector })
    }

    /// `max_alignment` in bits. The swizzle of a shared-memory pointer is part of the pointer.
    fn alignment_bits(self, t: Tree<'a>, bits: i64) -> Result<'a, i64> {
        let of_layout = self.mul(self.max_alignment_any(over_elements(t))?, Int::dynamic(bits))?;
        match t {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(_), .. }) => {
                Ok(self.gcd(of_layout, self.shl(Int::dynamic(8), Int::dynamic(s.base.into()))?)?.value)
            }
            _ => Ok(of_layout.value),
        }
    }
}

/// The layout of a tensor over a swizzled pointer: the pointer has the swizzle.
fn over_elements(t: Tree) -> Tree {
    match t {
        Tree::Composed(Composed { offset: Tree::SmemFlag(_), inner, .. }) => *inner,
        t => t,
    }
}
