//! Compact strides: column-major, row-major or in a given order, without holes.
//!
//! Source: `cute/stride.hpp`. A leaf known to be 1 gets stride `_0`.

use super::int::{Int, ONE, ZERO};
pub use super::layout::Major;
use super::trace::Step;
use super::{Cx, Fault, Result, Tree};
use crate::algebra::sorted;

/// The leaves of an order: their sizes and ranks, and the strides that they start from.
struct Ordered<'a> {
    sizes: Vec<Tree<'a>>,
    ranks: Vec<Int>,
    starts: Vec<Option<Int>>,
}

impl<'a> Cx<'a> {
    /// Column-major compact strides from `current` on: `compact_col_major(shape, current)`.
    pub fn compact_left(self, shape: Tree<'a>, current: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.compact_major(shape, current, Major::Left)
    }

    /// Strides of `shape` from `current` on; a tuple `current` starts each mode anew.
    pub fn compact_major(self, shape: Tree<'a>, current: Tree<'a>, major: Major) -> Result<'a, Tree<'a>> {
        match current {
            Tree::Tuple(starts) => {
                let modes = self.same_rank("compact strides", shape, current)?;
                self.tuple_of(modes.len(), |i| self.compact_major(modes[i], starts[i], major))
            }
            _ => {
                let mut running = current;
                self.compact_run(shape, &mut running, major)
            }
        }
    }

    fn compact_run(self, shape: Tree<'a>, running: &mut Tree<'a>, major: Major) -> Result<'a, Tree<'a>> {
        let Some(modes) = shape.items() else {
            let size = self.int("compact strides", shape)?;
            if self.is(size, 1) {
                self.record(|_| Step::NoStride { extent: size });
                return Ok(Tree::Int(ZERO));
            }
            let stride = *running;
            *running = self.mul_tree(stride, shape)?;
            self.record(|_| Step::Stride { extent: size, stride, next: *running });
            return Ok(stride);
        };
        let strides = self.arena.alloc_slice_fill_copy(modes.len(), Tree::Int(ZERO));
        for k in 0..modes.len() {
            let i = if major == Major::Left { k } else { modes.len() - 1 - k };
            strides[i] = self.compact_run(modes[i], running, major)?;
        }
        Ok(Tree::Tuple(strides))
    }

    /// Strides by rank of `order`: a leaf of smaller order is more contiguous. Run-time order
    /// entries that C++ cannot know count as larger than all known ones, left to right.
    pub fn compact_order(self, shape: Tree<'a>, order: Tree<'a>) -> Result<'a, Tree<'a>> {
        let sizes = self.product_like(shape, order)?;
        let (mut leaf_sizes, mut leaf_orders) = (Vec::new(), Vec::new());
        self.leaves_into(sizes, &mut leaf_sizes);
        self.leaves_into(order, &mut leaf_orders);
        let mut ranks = Vec::with_capacity(leaf_orders.len());
        for leaf in &leaf_orders {
            ranks.push(self.int("compact_order", *leaf)?);
        }
        let largest = ranks.iter().filter(|r| self.known(**r)).map(|r| r.value).fold(0, i64::max);
        for (i, rank) in ranks.iter_mut().enumerate() {
            if !self.known(*rank) {
                *rank = self.add(Int::fixed(largest), Int::fixed(1 + i as i64))?;
            }
        }
        let leaves = Ordered { starts: self.ordered_starts(&leaf_sizes, &ranks), sizes: leaf_sizes, ranks };
        let mut next = 0;
        self.ordered_strides(shape, order, &leaves, &mut next)
    }

    /// The product of the sizes of smaller rank, for each leaf as far as it fits. The order of
    /// factors shows where one is not positive or not a plain `int`: then none is made.
    fn ordered_starts(self, sizes: &[Tree<'a>], ranks: &[Int]) -> Vec<Option<Int>> {
        let mut starts = vec![None; ranks.len()];
        let plain = |t: &Tree| t.int().is_some_and(|i| (1..=i64::from(i32::MAX)).contains(&i.value));
        if sizes.len() != ranks.len() || !sizes.iter().all(plain) {
            return starts;
        }
        let mut by_rank: Vec<usize> = (0..ranks.len()).collect();
        sorted::by_key(&mut by_rank, |i| ranks[*i].value);
        let mut start = ONE;
        for group in by_rank.chunk_by(|a, b| ranks[*a].value == ranks[*b].value) {
            for i in group {
                starts[*i] = Some(start);
            }
            for size in group.iter().filter_map(|i| sizes[*i].int()) {
                let Ok(product) = self.mul(start, size) else {
                    return starts;
                };
                start = product;
            }
        }
        starts
    }

    fn ordered_strides(self, shape: Tree<'a>, order: Tree<'a>, leaves: &Ordered<'a>, next: &mut usize) -> Result<'a, Tree<'a>> {
        if let Some(orders) = order.items() {
            let modes = self.same_rank("compact_order", shape, order)?;
            return self.tuple_of(modes.len(), |i| self.ordered_strides(modes[i], orders[i], leaves, next));
        }
        let Some(rank) = leaves.ranks.get(*next).copied() else {
            return self.fail(Fault::MismatchedRanks { operation: "compact_order", a: shape, b: order });
        };
        let mut start = leaves.starts[*next];
        *next += 1;
        if let Some(start) = start {
            return self.compact_left(shape, Tree::Int(start));
        }
        for (size, other) in leaves.sizes.iter().zip(&leaves.ranks) {
            let factor = if other.value < rank.value { self.int("compact_order", *size)? } else { ONE };
            start = Some(match start {
                None => factor,
                Some(start) => self.mul(start, factor)?,
            });
        }
        let start = start.unwrap_or(ONE);
        self.record(|_| Step::Ordered { shape, rank, start });
        self.compact_left(shape, Tree::Int(start))
    }
}
