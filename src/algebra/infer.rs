//! The layout behind numbers: which layout, swizzled layout or linear map over bits gives exactly these.
//!
//! A table is an offset and a layout exactly if greedy factorisation succeeds: the first run of a constant difference is
//! the first mode of the coalesced layout, the run of its repetitions the second, and so on.

mod stream;

pub use stream::{Steps, Stream};

use super::bits::{self, BitMap};
use super::{Cx, Int, Layout, Swizzle, Tree};
use std::ops::ControlFlow;

/// The largest number, in magnitude, of a table.
pub const MAX_NUMBER: i64 = 1 << 61;

/// The most parts that a coordinate of a table of coordinates has.
pub const MAX_PARTS: usize = 4;

/// A number, or a coordinate of several, of a table.
pub trait Entry: Copy + PartialEq {
    /// The sum of two.
    fn plus(self, other: Self) -> Self;
    /// The difference of two.
    fn minus(self, other: Self) -> Self;
    /// This `n` times.
    fn times(self, n: i64) -> Self;
}

impl Entry for i64 {
    fn plus(self, other: i64) -> i64 {
        self.wrapping_add(other)
    }

    fn minus(self, other: i64) -> i64 {
        self.wrapping_sub(other)
    }

    fn times(self, n: i64) -> i64 {
        self.wrapping_mul(n)
    }
}

impl Entry for [i64; MAX_PARTS] {
    fn plus(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i].wrapping_add(other[i]))
    }

    fn minus(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i].wrapping_sub(other[i]))
    }

    fn times(self, n: i64) -> Self {
        self.map(|x| x.wrapping_mul(n))
    }
}

/// An offset and the coalesced modes of each leaf of a shape: `(extent, stride)`, the innermost first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<E = i64> {
    /// The number at coordinate 0.
    pub offset: E,
    /// The modes of each leaf, at least one each.
    pub leaves: Vec<Vec<(i64, E)>>,
}

/// Where a table stops to be a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction<E = i64> {
    /// The smallest 1-D coordinate that no layout of this size explains.
    pub index: usize,
    /// What every layout of this size that agrees before has there.
    pub expected: E,
    /// The number in the table.
    pub found: E,
    /// How many numbers the longest prefix has that is a layout, in whatever shape.
    pub prefix: usize,
    /// The layout that gives every number before it.
    pub prefix_layout: Found<E>,
}

/// A mode while a table is read.
struct Growing<E> {
    extent: i64,
    stride: E,
    digit: i64,
    leaf: usize,
    /// How many numbers the modes before it span.
    inner: usize,
}

/// Reads a table number by number, without keeping it.
struct Reader<'s, E> {
    /// The extents of the leaves of a shape; none where any extent will do.
    leaves: &'s [i64],
    leaf: usize,
    /// How many numbers the leaves before the current one span, and those up to it.
    spans: (usize, usize),
    modes: Vec<Growing<E>>,
    offset: E,
    expected: E,
    read: usize,
}

impl<'s, E: Entry> Reader<'s, E> {
    fn new(leaves: &'s [i64], first: E) -> Self {
        let mut reader =
            Reader { leaves, leaf: 0, spans: (1, extent(leaves, 0)), modes: Vec::new(), offset: first, expected: first, read: 1 };
        reader.enter();
        reader
    }

    /// Goes on to the leaf that the next number belongs to.
    fn enter(&mut self) {
        while self.read >= self.spans.1 && self.leaf + 1 < self.leaves.len() {
            self.leaf += 1;
            self.spans = (self.spans.1, self.spans.1.saturating_mul(extent(self.leaves, self.leaf)));
        }
    }

    /// Takes the next number, or breaks with what it would have to be.
    fn push(&mut self, value: E) -> ControlFlow<E> {
        for mode in &mut self.modes {
            mode.digit += 1;
            if mode.digit < mode.extent {
                self.expected = self.expected.plus(mode.stride);
                if value != self.expected {
                    return ControlFlow::Break(self.expected);
                }
                self.read += 1;
                return ControlFlow::Continue(());
            }
            self.expected = self.expected.minus(mode.stride.times(mode.extent - 1));
            mode.digit = 0;
        }
        self.enter();
        if let Some(last) = self.modes.last_mut().filter(|m| m.leaf == self.leaf) {
            let next = self.offset.plus(last.stride.times(last.extent));
            if value == next {
                last.digit = last.extent;
                last.extent += 1;
                self.expected = value;
                self.read += 1;
                return ControlFlow::Continue(());
            }
            let spanned = self.read / self.spans.0;
            let whole = self.spans.1 / self.spans.0;
            if !self.leaves.is_empty() && !whole.is_multiple_of(spanned) {
                return ControlFlow::Break(next);
            }
        }
        let stride = value.minus(self.offset);
        self.modes.push(Growing { extent: 2, stride, digit: 1, leaf: self.leaf, inner: self.read });
        self.expected = value;
        self.read += 1;
        ControlFlow::Continue(())
    }

    /// Takes as many of the next `most` numbers as the innermost mode has, where they follow in equal steps.
    fn push_steps(&mut self, step: E, most: usize) -> usize {
        let is_alone = self.modes.len() == 1 && self.leaves.is_empty();
        let Some(mode) = self.modes.first_mut().filter(|mode| mode.stride == step) else {
            return 0;
        };
        let mut count = i64::try_from(most).unwrap_or(i64::MAX);
        match mode.extent - 1 - mode.digit {
            0 if is_alone => mode.extent += count, // it grows
            left => count = count.min(left),
        }
        mode.digit += count;
        self.expected = self.expected.plus(step.times(count));
        self.read += count as usize;
        count as usize
    }

    /// The modes read so far, each leaf with at least one.
    fn found(&self) -> Found<E> {
        let mut leaves = vec![Vec::new(); self.leaves.len()];
        for mode in &self.modes {
            leaves[mode.leaf].push((mode.extent, mode.stride));
        }
        for leaf in &mut leaves {
            if leaf.is_empty() {
                leaf.push((1, self.offset.minus(self.offset)));
            }
        }
        Found { offset: self.offset, leaves }
    }

    /// The first `count` numbers as one leaf: `count` must be a multiple of what the modes before the last span.
    fn prefix(&self, count: usize) -> Found<E> {
        let mut modes: Vec<(i64, E)> = Vec::new();
        for mode in self.modes.iter().filter(|m| m.inner < count) {
            let extent = mode.extent.min((count / mode.inner) as i64);
            match modes.last_mut() {
                Some((e, d)) if d.times(*e) == mode.stride => *e *= extent,
                _ => modes.push((extent, mode.stride)),
            }
        }
        if modes.is_empty() {
            modes.push((1, self.offset.minus(self.offset)));
        }
        Found { offset: self.offset, leaves: vec![modes] }
    }
}

fn extent(leaves: &[i64], leaf: usize) -> usize {
    leaves.get(leaf).and_then(|e| usize::try_from(*e).ok()).unwrap_or(1)
}

/// The offset and the layout over the leaves `extents` of a shape that give the numbers, with as few modes as there are, or where
/// there is none. The product of the extents must be the count of the numbers, and no number beyond [`MAX_NUMBER`].
pub fn layout<E, I>(numbers: I, extents: &[i64]) -> Option<Result<Found<E>, Contradiction<E>>>
where
    E: Entry,
    I: IntoIterator<Item = E> + Clone,
{
    let (reader, broken) = read(numbers.clone(), extents)?;
    let Some((expected, found)) = broken else {
        return Some(Ok(reader.found()));
    };
    // Whatever the shape and the count: the longest prefix ends where the last mode was whole.
    let (free, _) = read(numbers, &[])?;
    let whole = free.modes.last().map_or(1, |m| m.inner);
    let prefix = free.read / whole * whole;
    Some(Err(Contradiction { index: reader.read, expected, found, prefix, prefix_layout: free.prefix(prefix) }))
}

/// A reader where it ended, and at a contradiction what the number would have to be, and what it is.
type Read<'s, E> = (Reader<'s, E>, Option<(E, E)>);

/// Reads numbers up to the first contradiction: what it would have to be, and what it is.
fn read<E: Entry>(numbers: impl IntoIterator<Item = E>, extents: &[i64]) -> Option<Read<'_, E>> {
    let mut numbers = numbers.into_iter();
    let mut reader = Reader::new(extents, numbers.next()?);
    for value in numbers {
        if let ControlFlow::Break(expected) = reader.push(value) {
            return Some((reader, Some((expected, value))));
        }
    }
    Some((reader, None))
}

/// The answer of `infer`: what gives a table of numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// An offset and a layout.
    Layout(Found),
    /// Swizzles, outermost first, over an offset and a layout. `count` is how many swizzles do it alone.
    Swizzled {
        /// The swizzles, outermost first.
        chain: Vec<Swizzle>,
        /// The layout or map that they swizzle.
        inner: Found,
        /// How many swizzles do it alone, 0 where it takes several.
        count: usize,
    },
    /// A linear map over bits that no chain of swizzles spells.
    Linear(BitMap),
    /// A map over bits that has another number than 0 at 0, and is no chain of swizzles over an offset and a layout.
    Affine(BitMap),
    /// No layout, swizzled layout or linear map gives the numbers.
    None,
}

/// The layout over `extents` that a map is, if it is one.
pub fn layout_of_map(map: &BitMap, extents: &[i64]) -> Option<Found> {
    let mut strides = map.strides()?.into_iter();
    let mut leaves = Vec::with_capacity(extents.len());
    for extent in extents {
        let mut modes: Vec<(i64, i64)> = Vec::new();
        for stride in strides.by_ref().take(extent.trailing_zeros() as usize) {
            push_mode(&mut modes, 2, stride);
        }
        if modes.is_empty() {
            modes.push((1, 0));
        }
        leaves.push(modes);
    }
    Some(Found { offset: map.offset, leaves })
}

/// Adds a mode, as part of the last one where that goes on in it.
pub fn push_mode(modes: &mut Vec<(i64, i64)>, extent: i64, stride: i64) {
    match modes.last_mut() {
        _ if extent == 1 => {}
        Some((e, d)) if d.checked_mul(*e) == Some(stride) => *e *= extent,
        _ => modes.push((extent, stride)),
    }
}

/// How good a swizzled answer is: fewest modes, then fewest bits, moved down rather than up, not far, and low.
type Rank = (usize, u8, bool, u8, u8);

fn rank(swizzle: Swizzle, inner: &Found) -> Rank {
    let modes = inner.leaves.iter().map(Vec::len).sum();
    (modes, swizzle.bits, swizzle.shift < 0, swizzle.shift.unsigned_abs(), swizzle.base)
}

/// The best of the swizzled layouts.
#[derive(Default)]
struct Best {
    best: Option<(Rank, Swizzle, Found)>,
    count: usize,
}

impl Best {
    fn consider(&mut self, swizzle: Swizzle, inner: Found) {
        self.count += 1;
        let rank = rank(swizzle, &inner);
        if self.best.as_ref().is_none_or(|(best, ..)| rank < *best) {
            self.best = Some((rank, swizzle, inner));
        }
    }

    fn answer(self) -> Option<Answer> {
        let (_, swizzle, inner) = self.best?;
        Some(Answer::Swizzled { chain: vec![swizzle], inner, count: self.count })
    }
}

/// What a map over bits is: a layout, a swizzled layout, a chain of swizzles, or neither.
pub fn map(map: &BitMap, extents: &[i64]) -> Answer {
    if let Some(found) = layout_of_map(map, extents) {
        return Answer::Layout(found);
    }
    let mut best = Best::default();
    for swizzle in bits::swizzles_over(map.width(), map.shared()) {
        if map.is_sum_behind(swizzle)
            && let Some(inner) = layout_of_map(&map.swizzled(swizzle), extents)
        {
            best.consider(swizzle, inner);
        }
    }
    if let Some(answer) = best.answer() {
        return answer;
    }
    if let Some(chain) = map.chain() {
        let behind = chain.iter().fold(map.clone(), |m, s| m.swizzled(*s));
        if let Some(inner) = layout_of_map(&behind, extents) {
            return Answer::Swizzled { chain, inner, count: 0 };
        }
    }
    if map.offset == 0 { Answer::Linear(map.clone()) } else { Answer::Affine(map.clone()) }
}

/// What gives a table over the leaves `extents` of a shape, and why no layout does where none does.
pub fn table(numbers: &[i64], extents: &[i64]) -> Option<(Answer, Option<Contradiction>)> {
    let contradiction = match layout(numbers.iter().copied(), extents)? {
        Ok(found) => return Some((Answer::Layout(found), None)),
        Err(contradiction) => contradiction,
    };
    if let Some(linear) = BitMap::of_table(numbers) {
        return Some((map(&linear, extents), Some(contradiction)));
    }
    let all = numbers.iter().fold(0, |all, n| all | n);
    // A swizzle that changes nothing up to the contradiction leaves it where it is.
    let seen = numbers[..=contradiction.index].iter().fold(0, |all, n| all | n);
    let mut best = Best::default();
    for swizzle in bits::swizzles(bits::width(all)).filter(|s| s.yyy() & seen != 0 && s.zzz() >> 61 == 0) {
        if let Some((reader, None)) = read(numbers.iter().map(|n| swizzle.apply(*n)), extents) {
            best.consider(swizzle, reader.found());
        }
    }
    Some((best.answer().unwrap_or(Answer::None), Some(contradiction)))
}

impl<E: Entry> Found<E> {
    /// The layout with the profile of `shape`, whose leaves these are; `stride` makes the strides.
    pub fn layout<'a>(&self, cx: Cx<'a>, shape: Tree<'a>, stride: impl Fn(E) -> Tree<'a>) -> Layout<'a> {
        let mut leaves = self.leaves.iter();
        let (shape, stride) = profiled(cx, shape, &mut leaves, &stride);
        Layout { shape, stride }
    }

    /// The layout as one mode or a flat tuple of modes.
    pub fn flat<'a>(&self, cx: Cx<'a>, stride: impl Fn(E) -> Tree<'a>) -> Layout<'a> {
        let modes: Vec<(i64, E)> = self.leaves.concat();
        let (shape, stride) = leaf(cx, &modes, &stride);
        Layout { shape, stride }
    }
}

fn leaf<'a, E: Entry>(cx: Cx<'a>, modes: &[(i64, E)], stride: &impl Fn(E) -> Tree<'a>) -> (Tree<'a>, Tree<'a>) {
    let extent = |e: i64| Tree::Int(Int::dynamic(e));
    match modes {
        [(e, d)] => (extent(*e), stride(*d)),
        _ => (
            Tree::Tuple(cx.arena.alloc_slice_fill_iter(modes.iter().map(|(e, _)| extent(*e)))),
            Tree::Tuple(cx.arena.alloc_slice_fill_iter(modes.iter().map(|(_, d)| stride(*d)))),
        ),
    }
}

/// As deep as the shape nests, which is bounded where it was made.
fn profiled<'a, 'm, E: Entry + 'm>(
    cx: Cx<'a>,
    shape: Tree<'a>,
    leaves: &mut impl Iterator<Item = &'m Vec<(i64, E)>>,
    stride: &impl Fn(E) -> Tree<'a>,
) -> (Tree<'a>, Tree<'a>) {
    match shape.items() {
        Some(items) => {
            let pairs: Vec<(Tree, Tree)> = items.iter().map(|t| profiled(cx, *t, leaves, stride)).collect();
            (
                Tree::Tuple(cx.arena.alloc_slice_fill_iter(pairs.iter().map(|p| p.0))),
                Tree::Tuple(cx.arena.alloc_slice_fill_iter(pairs.iter().map(|p| p.1))),
            )
        }
        None => leaves.next().map_or((shape, Tree::Int(super::int::ZERO)), |modes| leaf(cx, modes, stride)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i64]) -> Result<Vec<(i64, i64)>, (usize, i64, usize)> {
        match layout(numbers.iter().copied(), &[numbers.len() as i64]).unwrap() {
            Ok(found) => Ok(found.leaves.concat()),
            Err(c) => Err((c.index, c.expected, c.prefix)),
        }
    }

    #[test]
    fn the_first_run_is_the_first_mode() {
        assert_eq!(of(&[0, 1, 2, 3]), Ok(vec![(4, 1)]));
        assert_eq!(of(&[0, 8, 1, 9]), Ok(vec![(2, 8), (2, 1)]));
        assert_eq!(of(&[5]), Ok(vec![(1, 0)]));
        assert_eq!(of(&[0, 0, 0, 1, 1, 1]), Ok(vec![(3, 0), (2, 1)]));
        assert_eq!(of(&[0, -1, 7, 6]), Ok(vec![(2, -1), (2, 7)]));
    }

    #[test]
    fn a_contradiction_is_the_first_there_is() {
        assert_eq!(of(&[0, 1, 4, 6]), Err((3, 5, 2)));
        // Extent 3 does not divide 4: the run must go on.
        assert_eq!(of(&[0, 1, 2, 9]), Err((3, 3, 3)));
        assert_eq!(of(&[0, 1, 8, 9, 16, 17, 3, 4]), Err((6, 24, 6)));
    }

    #[test]
    fn the_numbers_of_a_shape_break_at_its_leaves() {
        let found = layout(0..12, &[4, 3]).unwrap().unwrap();
        assert_eq!(found.leaves, [vec![(4, 1)], vec![(3, 4)]]);
        let straddles = layout([0, 1, 2, 10, 11, 12, 20, 21, 22, 30, 31, 32i64], &[4, 3]).unwrap();
        assert_eq!(straddles.unwrap_err().index, 3);
    }
}
