//! The ownership of a tile: which thread holds which element as which of its values, and whether all of it is held.

use super::grid::Walk;
use crate::algebra::compact::Major;
use crate::algebra::int::{ONE, ZERO};
use crate::algebra::properties::{PlainMode, SEARCH_BOUND, plain_modes, preimage, range};
use crate::algebra::sorted;
use crate::algebra::{CopyAtom, Cx, Fault, Int, Layout, Operand, Result, Side, TiledCopy, TiledMma, Tree};
use crate::value::tiling::TilingKind;

/// The most (thread, value) pairs and elements that are gone through one by one.
pub const COUNTED: i64 = 1 << 22;

/// The most holders of one element that are listed.
pub const LISTED: usize = 1 << 16;

/// A tile, and the (thread, value) layout of its holders.
#[derive(Clone)]
pub struct Tile<'a> {
    /// Of which operand or side: `A`, `source`; empty for a layout by itself.
    pub name: &'static str,
    /// The names of its modes: `m`, `k`.
    pub axes: &'static [&'static str],
    /// Its extents as the tiling says them, compile-time or not.
    pub shape: Tree<'a>,
    /// The extents of the tile, each at least 1.
    pub extents: Vec<i64>,
    /// (thread, value) to the column-major coordinate in the tile.
    pub tv: Layout<'a>,
    /// The number of threads.
    pub threads: i64,
    /// The number of values that each thread has.
    pub values: i64,
    of_thread: Vec<PlainMode>,
    of_value: Vec<PlainMode>,
}

/// What the tile of a tiled copy is whose tiler leaves gaps between the elements that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaps {
    /// The elements that are taken alone, as the copy numbers them.
    Left,
    /// Everything from the first to the last, gaps too, as CuTe's printers draw it.
    Drawn,
}

/// A thread, one of its values, and the index of the element that it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The number of the thread, from 0 on.
    pub thread: i64,
    /// The number of the value within the thread.
    pub value: i64,
    /// The column-major index of the element in the tile.
    pub index: i64,
}

/// What of a tile is held, gone through pair by pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// How many elements the tile has.
    pub elements: i64,
    /// How many of the elements at least one thread holds.
    pub held: i64,
    /// The fewest holders that a held element has, and the most.
    pub holders: (u32, u32),
    /// The coordinate of the first element that no thread holds.
    pub hole: Option<Vec<i64>>,
    /// The first thread and value that lie outside the tile.
    pub outside: Option<(i64, i64)>,
}

impl<'a> Tile<'a> {
    /// The tile of `extents` whose elements `tv` deals out.
    pub fn new(cx: Cx<'a>, name: &'static str, axes: &'static [&'static str], extents: Tree<'a>, tv: Layout<'a>) -> Result<'a, Self> {
        if tv.rank() != 2 || !tv.shape.is_tuple() {
            return cx.fail(Fault::WrongKind { operation: "tv", wanted: "a layout of rank 2, (thread, value)", found: cx.layout_tree(tv) });
        }
        let mut numbers = Vec::new();
        for extent in cx.wrap(cx.product_each(extents)?) {
            match extent.int() {
                Some(i) if i.value > 0 => numbers.push(i.value),
                _ => return cx.fail(Fault::WrongKind { operation: "tv", wanted: "extents of at least 1 for the tile", found: extents }),
            }
        }
        cx.product(extents)?; // no index of the tile overflows
        let (threads, values) = (cx.mode(tv, 0)?, cx.mode(tv, 1)?);
        let (of_thread, of_value) = (plain_modes(cx, threads)?, plain_modes(cx, values)?);
        range(cx, &[&of_thread[..], &of_value].concat())?; // nor any index that a holder has
        let (threads, values) = (cx.size(threads)?.value.max(0), cx.size(values)?.value.max(0));
        Ok(Tile { name, axes, shape: extents, extents: numbers, tv, threads, values, of_thread, of_value })
    }

    /// The tiles of a tiling, operand by operand or side by side.
    pub fn of(cx: Cx<'a>, what: &TilingKind<'a>) -> Result<'a, Vec<Self>> {
        match what {
            TilingKind::MmaAtom(atom) => Tile::of_mma(cx, &cx.one_atom(*atom)?),
            TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Tile::of_mma(cx, mma),
            TilingKind::CopyAtom(atom) => Tile::of_copy_atom(cx, atom),
            TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => Tile::of_copy(cx, copy, Gaps::Left),
        }
    }

    /// Whether the same threads hold the same elements of the other tile as the same values.
    pub fn is_alike(&self, other: &Tile) -> bool {
        let extents = |tile: &Tile| (tile.extents.clone(), tile.threads, tile.values);
        extents(self) == extents(other)
            && (self.tv == other.tv
                || self.threads.checked_mul(self.values).is_some_and(|pairs| pairs <= 1 << 16)
                    && self.holders_in_order().eq(other.holders_in_order()))
    }

    /// The tiles of A, B and C.
    pub fn of_mma(cx: Cx<'a>, mma: &TiledMma<'a>) -> Result<'a, Vec<Self>> {
        [Operand::A, Operand::B, Operand::C].into_iter().map(|operand| Tile::of_operand(cx, mma, operand)).collect()
    }

    /// The tile of an operand.
    pub fn of_operand(cx: Cx<'a>, mma: &TiledMma<'a>, operand: Operand) -> Result<'a, Self> {
        let (name, axes): (_, &'static [&'static str]) = match operand {
            Operand::A => ("A", &["m", "k"]),
            Operand::B => ("B", &["n", "k"]),
            Operand::C => ("C", &["m", "n"]),
        };
        let extents = cx.tuple_of(2, |i| Ok(Tree::Int(cx.tile_size(mma, operand.modes()[i])?)))?;
        Tile::new(cx, name, axes, extents, cx.mma_layout_tv(mma, operand)?)
    }

    /// The tiles that a tiled copy reads and writes.
    pub fn of_copy(cx: Cx<'a>, copy: &TiledCopy<'a>, gaps: Gaps) -> Result<'a, Vec<Self>> {
        [Side::Source, Side::Destination].into_iter().map(|side| Tile::of_side(cx, copy, side, gaps)).collect()
    }

    /// The tile that a tiled copy reads, or writes.
    pub fn of_side(cx: Cx<'a>, copy: &TiledCopy<'a>, side: Side, gaps: Gaps) -> Result<'a, Self> {
        let (extents, tv) = match gaps {
            Gaps::Left => (cx.tiler_shape(copy.tiler)?, cx.copy_layout_tv(copy, side)?),
            Gaps::Drawn => {
                let one = Tree::Int(ONE);
                let unit = cx.make_layout(cx.tuple(&[one, one]), Major::Left)?;
                let extents = cx.product_each(cx.logical_divide(unit, copy.tiler)?.shape)?;
                let first = cx.tuple(&[Tree::Underscore, Tree::Underscore, Tree::Int(ZERO)]);
                (extents, cx.slice_layout(first, cx.tidfrg(copy, side, cx.make_layout(extents, Major::Left)?)?)?)
            }
        };
        let name = if side == Side::Source { "source" } else { "destination" };
        Tile::new(cx, name, axes_of(extents.rank()), extents, tv)
    }

    /// What the threads of a copy atom read and write: values in a row, as no tile is given.
    pub fn of_copy_atom(cx: Cx<'a>, atom: &CopyAtom<'a>) -> Result<'a, Vec<Self>> {
        let values = |tv| Ok(Tree::Int(cx.cosize(tv)?));
        let tile = |(name, tv)| Tile::new(cx, name, axes_of(1), values(tv)?, tv);
        [("source", atom.source), ("destination", atom.destination)].into_iter().map(tile).collect()
    }

    /// The same holders over a tile of other extents, its elements in column-major order.
    pub fn reshaped(&self, cx: Cx<'a>, extents: &[i64]) -> Result<'a, Self> {
        let shape = cx.tuple_of(extents.len(), |i| Ok(Tree::Int(Int::dynamic(extents[i]))))?;
        Tile::new(cx, self.name, axes_of(extents.len()), shape, self.tv)
    }

    /// How many elements the tile has.
    pub fn elements(&self) -> i64 {
        self.extents.iter().product()
    }

    /// The indices of all values of `thread`, in order.
    pub fn indices(&self, thread: i64) -> Walk<'_> {
        let start = Walk::new(&self.of_thread, self.threads, 0).behind(thread).next().unwrap_or(0);
        Walk::new(&self.of_value, self.values, start)
    }

    /// Every thread and value with the element that it holds, thread by thread.
    pub fn holders_in_order(&self) -> impl Iterator<Item = Holder> + '_ {
        (0..self.threads).flat_map(move |thread| (0..).zip(self.indices(thread)).map(move |(value, index)| Holder { thread, value, index }))
    }

    /// The coordinate of an index: the last mode has no end.
    pub fn coordinate(&self, index: i64) -> Vec<i64> {
        let mut rest = index;
        let last = self.extents.len() - 1;
        let mut part = |(i, extent): (usize, &i64)| match i == last {
            true => rest,
            false => {
                let at = rest.rem_euclid(*extent);
                rest = rest.div_euclid(*extent);
                at
            }
        };
        self.extents.iter().enumerate().map(&mut part).collect()
    }

    /// The index of a coordinate, if it lies in the tile.
    pub fn index(&self, coordinate: &[i64]) -> Option<i64> {
        if coordinate.len() != self.extents.len() {
            return None;
        }
        let mut index = 0;
        for (at, extent) in coordinate.iter().zip(&self.extents).rev() {
            if !(0..*extent).contains(at) {
                return None;
            }
            index = index * extent + at;
        }
        Some(index)
    }

    /// Every thread and value that hold the element at `index`, and whether there are more.
    pub fn holders(&self, cx: Cx<'a>, index: i64) -> Result<'a, (Vec<(i64, i64)>, bool)> {
        let modes = [&self.of_thread[..], &self.of_value].concat();
        let split = self.of_thread.len();
        let number = |modes: &[PlainMode], at: &[i64]| modes.iter().zip(at).rev().fold(0i64, |n, (m, at)| n * m.extent + at);
        let (mut found, mut more) = (Vec::new(), false);
        let ended = preimage(&modes, index, &mut { SEARCH_BOUND }, &mut |at| {
            more = found.len() == LISTED;
            if !more {
                found.push((number(&modes[..split], &at[..split]), number(&modes[split..], &at[split..])));
            }
            !more
        });
        match ended {
            Some(()) => {
                sorted::by(&mut found, Ord::cmp);
                Ok((found, more))
            }
            None => cx.fail(Fault::SearchBound { operation: "tv", steps: SEARCH_BOUND }),
        }
    }

    /// Whether all of it can be gone through.
    fn countable(&self) -> bool {
        self.threads.checked_mul(self.values).is_some_and(|pairs| pairs <= COUNTED) && self.elements() <= COUNTED
    }

    /// What is held; `None` where there are too many elements or holders to go through.
    pub fn coverage(&self) -> Option<Coverage> {
        if !self.countable() {
            return None;
        }
        let elements = self.elements();
        let mut counts = vec![0u32; elements as usize];
        let mut outside = None;
        for Holder { thread, value, index } in self.holders_in_order() {
            match usize::try_from(index).ok().and_then(|i| counts.get_mut(i)) {
                Some(count) => *count += 1,
                None => outside = outside.or(Some((thread, value))),
            }
        }
        let held = counts.iter().filter(|c| **c > 0);
        let holders = (held.clone().copied().min().unwrap_or(0), held.clone().copied().max().unwrap_or(0));
        let hole = counts.iter().position(|c| *c == 0).map(|i| self.coordinate(i as i64));
        Some(Coverage { elements, held: held.count() as i64, holders, hole, outside })
    }

    /// How many values in a row are neighbours along a mode of the tile, in every thread: the
    /// longest vector that the layout allows. The mode, and the number; `None` beyond the bound.
    pub fn neighbours(&self) -> Option<(usize, i64)> {
        if !self.countable() || self.values == 0 {
            return None;
        }
        let mut best = (0, 1);
        for axis in 0..self.extents.len() {
            let mut run = self.values;
            for thread in 0..self.threads {
                let mut before: Option<Vec<i64>> = None;
                for (value, index) in (0..).zip(self.indices(thread)) {
                    let here = self.coordinate(index);
                    let next = |before: &Vec<i64>| before.iter().zip(&here).enumerate().all(|(i, (b, h))| *h == b + i64::from(i == axis));
                    if !before.as_ref().is_some_and(next) {
                        run = gcd(run, value);
                    }
                    before = Some(here);
                }
                if run == 1 {
                    break;
                }
            }
            if run > best.1 {
                best = (axis, run);
            }
        }
        Some(best)
    }
}

/// The holders of every element of a tile: the first, and how many there are.
pub struct Ownership {
    cells: Vec<(i64, i64, u32)>,
    /// Whether some element is held more than once.
    pub repeated: bool,
    /// Whether some element is held by no thread.
    pub holes: bool,
}

impl Ownership {
    /// Goes through a tile; `None` where it has too many elements or holders.
    pub fn new(tile: &Tile) -> Option<Self> {
        if !tile.countable() {
            return None;
        }
        let mut cells = vec![(0, 0, 0u32); tile.elements() as usize];
        for Holder { thread, value, index } in tile.holders_in_order() {
            if let Some(cell) = usize::try_from(index).ok().and_then(|i| cells.get_mut(i)) {
                *cell = if cell.2 == 0 { (thread, value, 1) } else { (cell.0, cell.1, cell.2 + 1) };
            }
        }
        let (repeated, holes) = (cells.iter().any(|c| c.2 > 1), cells.iter().any(|c| c.2 == 0));
        Some(Ownership { cells, repeated, holes })
    }

    /// The first thread and value that hold the element at `index`, and how many do.
    pub fn of(&self, index: i64) -> Option<(i64, i64, u32)> {
        usize::try_from(index).ok().and_then(|i| self.cells.get(i)).copied().filter(|c| c.2 > 0)
    }

    /// The largest thread, value and number of holders that occur.
    pub fn most(&self) -> (i64, i64, u32) {
        self.cells.iter().fold((0, 0, 0), |most, c| (most.0.max(c.0), most.1.max(c.1), most.2.max(c.2)))
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The names of the modes of a tile that is not an operand of an MMA.
pub fn axes_of(rank: usize) -> &'static [&'static str] {
    const NAMES: [&str; 5] = ["m", "n", "k", "l", "p"];
    match rank {
        0 | 1 => &["i"],
        n => &NAMES[..n.min(NAMES.len())],
    }
}

impl Coverage {
    /// Whether every element is held, and nothing outside.
    pub fn complete(&self) -> bool {
        self.hole.is_none() && self.outside.is_none()
    }
}

/// A mode of a tensor against the extent of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The extent of the tensor.
    pub extent: i64,
    /// The extent of the tile.
    pub tile: i64,
}

impl Fit {
    /// How many tiles cover the extent.
    pub fn tiles(self) -> i64 {
        (self.extent / self.tile).saturating_add(i64::from(self.rest() > 0))
    }

    /// How much of the last tile lies inside; 0 where the tile divides.
    pub fn rest(self) -> i64 {
        self.extent % self.tile
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::{Int, Mode};
    use bumpalo::Bump;

    fn tile<'a>(cx: Cx<'a>, extents: &[i64], tv: [[i64; 2]; 2]) -> Tile<'a> {
        let ints = |v: &[i64]| cx.tuple(&v.iter().map(|i| Tree::Int(Int::dynamic(*i))).collect::<Vec<_>>());
        let tv = Layout { shape: ints(&[tv[0][0], tv[1][0]]), stride: ints(&[tv[0][1], tv[1][1]]) };
        Tile::new(cx, "", axes_of(extents.len()), ints(extents), tv).unwrap_or_else(|fault| panic!("{fault:?}"))
    }

    #[test]
    fn threads_along_rows_hold_neighbours_along_columns() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Value);
        let t = tile(cx, &[4, 8], [[4, 1], [8, 4]]);
        assert_eq!(t.indices(3).take(2).map(|i| t.coordinate(i)).collect::<Vec<_>>(), [vec![3, 0], vec![3, 1]]);
        assert_eq!(t.neighbours(), Some((1, 8)));
        assert_eq!(t.index(&[3, 1]).map(|i| t.holders(cx, i)), Some(Ok((vec![(3, 1)], false))));
        assert_eq!(t.index(&[4, 0]), None);
        assert!(t.coverage().is_some_and(|c| c.complete() && c.holders == (1, 1)));
    }

    #[test]
    fn holes_repeats_and_what_lies_outside_are_found() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Value);
        let holes = tile(cx, &[4, 4], [[4, 1], [2, 8]]).coverage();
        assert_eq!(holes.map(|c| (c.held, c.hole, c.outside)), Some((8, Some(vec![0, 1]), None)));
        let repeated = tile(cx, &[4], [[2, 0], [4, 1]]).coverage();
        assert_eq!(repeated.map(|c| c.holders), Some((2, 2)));
        let outside = tile(cx, &[4], [[2, 4], [4, 1]]).coverage();
        assert_eq!(outside.map(|c| (c.held, c.outside)), Some((4, Some((1, 0)))));
    }

    #[test]
    fn a_tile_that_does_not_divide_leaves_a_rest() {
        let fit = Fit { extent: 100, tile: 16 };
        assert_eq!((fit.tiles(), fit.rest()), (7, 4));
        assert_eq!(Fit { extent: 64, tile: 16 }.rest(), 0);
    }
}
