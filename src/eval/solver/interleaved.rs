//! Equations of `blocked_product` and `raked_product`, whose modes hold a mode of the block and a mode of the tiles each.
//!
//! Each mode of the given side is cut into the two. Where it is the modes of the given side that are meant, these say how large
//! each is; as a function of the 1-D coordinate alone, every shape that the sizes allow is tried.

use super::{Candidates, Solver, Step, concatenated, known, modes_of, refused};
use crate::algebra::solve::{self, Modes, leafwise};
use crate::algebra::sorted;
use crate::algebra::{Int, Layout, Mode, Tree};
use crate::eval::equation::{Answers, Refuted, Solved, Unread};
use crate::syntax::ast::Span;

/// The most candidates that are tried.
const MAX_TRIED: usize = 1 << 9;

/// The most ways to cut the given side into modes.
const MAX_SHAPES: usize = 1 << 12;

/// A product whose modes interleave.
struct Interleaved {
    /// The given side, coalesced.
    wanted: Modes,
    /// Whether the mode of the block comes first in each.
    block_first: bool,
    /// The modes of the known operand, coalesced each, with their sizes.
    known: Vec<(i64, Modes)>,
    /// The coordinates that the unknown has.
    size: i64,
}

impl<'a> Solver<'_, 'a> {
    /// `blocked_product(A, ?)` and `raked_product(A, ?)`: the modes of `A` are told, and what CuTe composes with the complement of `A`
    /// is what stands beside them.
    pub(super) fn interleaved_tiles(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let block = self.part(a)?;
        let f = known!(self.any_function(block, a));
        let product = known!(self.interleaved(name == "blocked_product", f.layout, given, at));
        let outside = known!(self.outside(f.layout, &product.wanted, a));
        let Some(shapes) = product.shapes(&self.own_shape(given)) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        let (mut near, mut loose, mut complete) = (Vec::new(), Vec::new(), true);
        for shape in &shapes {
            let Some(rests) = product.beside(shape) else { continue };
            // The modes of the tiles are composed one by one: every choice of one layout for each.
            let mut tiles: Vec<(Vec<Tree<'a>>, bool)> = vec![(Vec::new(), true)];
            for rest in &rests {
                let found = leafwise::right(&outside, rest, true);
                complete &= found.decided;
                let proper = |l: &(Modes, Modes)| {
                    leafwise::carries_nothing(&outside, &l.1) || super::compositions::is_composition(&outside, &l.0, rest)
                };
                let layouts: Vec<(Tree<'a>, bool)> = found.layouts.iter().map(|l| (self.plain(&l.0), proper(l))).collect();
                let with = |t: &(Vec<Tree<'a>>, bool)| -> Vec<(Vec<Tree<'a>>, bool)> {
                    layouts.iter().map(|(mode, sound)| ([&t.0[..], &[*mode]].concat(), t.1 && *sound)).collect()
                };
                tiles = tiles.iter().flat_map(with).collect();
                complete &= tiles.len() <= MAX_TRIED;
                tiles.truncate(MAX_TRIED);
            }
            for (modes, sound) in tiles {
                let value = self.joined(&modes);
                if sound { near.push(vec![value]) } else { loose.push(vec![value]) }
            }
        }
        complete &= near.len() + loose.len() <= MAX_TRIED;
        if complete && near.is_empty() && loose.is_empty() {
            let why = "its modes, however it is cut into some, are not modes of the block with modes that it leaves beside them";
            return Ok(Err(Solved::None(Refuted::Form { at: product.differs(), why })));
        }
        near.truncate(MAX_TRIED);
        loose.truncate(MAX_TRIED);
        Ok(Ok(Candidates::spelled(near, complete, complete).and(Answers::Loose, loose, complete)))
    }

    /// `blocked_product(?, B)` and `raked_product(?, B)`: the block is what stands beside the modes of the tiles.
    pub(super) fn interleaved_block(&mut self, name: &str, tiles: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let tiles_value = self.part(tiles)?;
        let f = known!(self.any_function(tiles_value, tiles));
        let product = known!(self.interleaved(name != "blocked_product", f.layout, given, at));
        let Some(shapes) = product.shapes(&self.own_shape(given)) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        let mut values = Vec::new();
        for shape in &shapes {
            // What the modes of the tiles become is told by the block, so only the block is cut out here.
            let Some(blocks) = product.cut(shape).map(|cut| cut.into_iter().map(|pair| pair.1).collect::<Vec<_>>()) else { continue };
            let modes: Vec<Tree> = blocks.iter().map(|modes| self.plain(modes)).collect();
            values.push(vec![self.joined(&modes)]);
        }
        let complete = values.len() <= MAX_TRIED;
        values.truncate(MAX_TRIED);
        Ok(Ok(Candidates::spelled(values, complete, complete)))
    }

    /// A product of a known operand and one that has what is left of the coordinates.
    fn interleaved(&mut self, block_first: bool, operand: Layout<'a>, given: Tree<'a>, at: Span) -> Step<'a, Interleaved> {
        let g = known!(self.any_function(given, at));
        if !g.is_plain() || g.coordinates {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        }
        let cx = self.cx.in_mode(Mode::Value);
        let mut known = Vec::new();
        for k in 0..operand.rank() as i64 {
            let mode = cx.mode(operand, k).map_err(refused(at))?;
            let modes = known!(self.any_function(cx.layout_tree(mode), at)).normal();
            known.push((modes.iter().fold(1i64, |n, m| n.saturating_mul(m.0)), modes));
        }
        let own = known.iter().fold(1i64, |n, mode| n.saturating_mul(mode.0));
        let wanted = g.normal();
        let whole = wanted.iter().fold(1i64, |n, m| n.saturating_mul(m.0));
        if whole % own != 0 {
            return Ok(Err(Solved::None(Refuted::Sizes(own as usize, whole as usize))));
        }
        Ok(Ok(Interleaved { wanted, block_first, known, size: whole / own }))
    }

    /// The coalesced modes of the complement of a block, so large that its last mode holds everything beyond.
    fn outside(&mut self, block: Layout<'a>, wanted: &[(i64, i64)], a: Span) -> Step<'a, Modes> {
        let cx = self.cx.in_mode(Mode::Value);
        let most = |modes: &[(i64, i64)]| modes.iter().fold(1i64, |n, (e, d)| n.saturating_add(e.saturating_mul(d.saturating_abs())));
        let own = known!(self.any_function(cx.layout_tree(block), a)).normal();
        let cotarget = most(wanted).max(most(&own)).saturating_mul(2);
        let outside = cx.complement(block, Some(Tree::Int(Int::dynamic(cotarget)))).map_err(refused(a))?;
        self.coalesced(outside, a)
    }

    /// The sizes of the modes of a layout.
    fn own_shape(&self, given: Tree<'a>) -> Vec<i64> {
        let modes = modes_of(self.cx, given);
        let size = |t: &Tree<'a>| self.cx.as_layout("solve", *t).and_then(|l| self.cx.size(l)).ok().map(|n| n.value);
        match modes.items() {
            Some(items) => items.iter().map(size).collect::<Option<_>>().unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// Modes as a layout of as many, or the only one.
    fn joined(&self, modes: &[Tree<'a>]) -> Tree<'a> {
        if let [one] = modes { *one } else { concatenated(self.cx, modes) }
    }
}

impl Interleaved {
    /// The sizes that the modes of the unknown may have: those that the modes `own` of the given side leave, and all others;
    /// `None` where there are too many.
    fn shapes(&self, own: &[i64]) -> Option<Vec<Vec<i64>>> {
        let known = |k: usize| self.known.get(k).map_or(1, |mode| mode.0);
        let left: Option<Vec<i64>> = own.iter().enumerate().map(|(k, n)| (n % known(k) == 0).then_some(n / known(k))).collect();
        let mut all: Vec<Vec<i64>> = left.into_iter().filter(|left| left.len() >= self.known.len()).collect();
        // One mode more than the known operand has: as a function several are one.
        let mut open = vec![(Vec::new(), self.size)];
        for _ in 0..self.known.len() {
            let mut next = Vec::new();
            for (shape, rest) in &open {
                for part in leafwise::divisors(*rest)? {
                    next.push(([&shape[..], &[part]].concat(), rest / part));
                }
            }
            open = (next.len() <= MAX_SHAPES).then_some(next)?;
        }
        let mut others: Vec<Vec<i64>> = Vec::new();
        for (mut shape, rest) in open {
            if rest > 1 {
                shape.push(rest);
            }
            if !all.contains(&shape) {
                others.push(shape);
            }
        }
        sorted::by_key(&mut others, Vec::len);
        all.append(&mut others);
        Some(all)
    }

    /// The given side cut into modes, of the known operand and of the unknown each, where the unknown has this shape.
    fn cut(&self, shape: &[i64]) -> Option<Vec<(Modes, Modes)>> {
        let (mut from, mut all) = (1i64, Vec::new());
        for (k, size) in shape.iter().enumerate() {
            let known = self.known.get(k).map_or(1, |mode| mode.0);
            let middle = from.checked_mul(if self.block_first { known } else { *size })?;
            let end = from.checked_mul(known)?.checked_mul(*size)?;
            let (first, second) = (leafwise::between(&self.wanted, from, middle)?, leafwise::between(&self.wanted, middle, end)?);
            all.push(if self.block_first { (first, second) } else { (second, first) });
            from = end;
        }
        Some(all)
    }

    /// The first coordinate at which the given side is not the first mode of the block, where it must begin with that.
    fn differs(&self) -> Option<i64> {
        let (size, first) = self.known.first().filter(|_| self.block_first)?;
        (0..(*size).min(MAX_SHAPES as i64)).find(|i| solve::at(first, *i) != solve::at(&self.wanted, *i))
    }

    /// What stands beside the modes of the known operand, where these are what they are.
    fn beside(&self, shape: &[i64]) -> Option<Vec<Modes>> {
        let cut = self.cut(shape)?;
        let same = cut.iter().enumerate().all(|(k, pair)| self.known.get(k).map_or(pair.0.is_empty(), |mode| mode.1 == pair.0));
        same.then(|| cut.into_iter().map(|pair| pair.1).collect())
    }
}
