//! A layout as a grid: rows and columns of indices, and slices of them where it has more modes. Walked cell
//! by cell, so that size costs no memory. What prints or draws a layout starts from one.

use super::picture::MAX_SIDE;
use super::ruler::Profile;
use crate::algebra::compact::Major;
use crate::algebra::layout::UNIT;
use crate::algebra::properties::{PlainMode, plain_modes, range};
use crate::algebra::{Composed, Cx, Fault, Int, Layout, Mode, Result, Swizzle, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use bumpalo::Bump;

/// The most indices of two grids that are compared.
const COMPARED: i64 = 1 << 20;

/// One side of a panel: a mode of the layout, outermost sub-mode last.
#[derive(Clone, Debug)]
pub struct Axis<'a> {
    /// The shape of the mode, from which natural coordinates are made.
    pub shape: Tree<'a>,
    /// The flat modes of the axis, innermost first.
    pub modes: Vec<PlainMode>,
    /// The number of rows or columns.
    pub len: i64,
}

impl Axis<'_> {
    /// The natural coordinate of `i` as text.
    pub fn coordinate(&self, i: i64) -> String {
        let mut text = String::new();
        Profile::new(self.shape).coordinate(i, &mut text);
        text
    }

    /// Whether natural coordinates are tuples.
    pub fn is_nested(&self) -> bool {
        self.shape.is_tuple()
    }
}

/// The caption of a panel behind the first two modes: `(_,_,1)`.
pub fn caption(at: &[i64]) -> String {
    let rest: Vec<String> = at.iter().map(|i| format!(",{i}")).collect();
    format!("(_,_{})", rest.concat())
}

/// Layouts of other ranks than 2: how a picture treats them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// Rank 2 only, as C++'s `print_layout`.
    TwoOnly,
    /// Rank 1 with `_1:_0` behind it, as C++'s `print_latex`; at most 2.
    Padded,
    /// Rank 1 as one row, higher ranks as slices.
    Any,
}

/// What is applied to an index before it is shown.
#[derive(Clone, Copy, Debug)]
pub enum Outer<'a> {
    /// There is no outer function: the index is the layout's.
    None,
    /// A swizzle is applied to the index.
    Swizzle(Swizzle),
    /// The index is a coordinate of this layout.
    Layout(Layout<'a>),
    /// A composed layout whose inner function makes coordinates: the index is the 1-D coordinate.
    Whole(&'a Composed<'a>),
}

/// A layout as rows and columns, and slices of them where it has more modes.
#[derive(Clone)]
pub struct Grid<'a> {
    /// The layout as text, where it was asked for: see [`Grid::titled`].
    pub title: String,
    /// The layout as it was converted for drawing.
    shown: Tree<'a>,
    /// The rows, `None` for a single unnamed row.
    pub rows: Option<Axis<'a>>,
    /// The modes across the columns.
    pub cols: Axis<'a>,
    /// The modes behind the first two: one panel for each of their coordinates.
    pub rest: Vec<Axis<'a>>,
    /// The decimal digits of the cosize: the width of a cell.
    pub digits: usize,
    /// The offset that is added to every index.
    pub offset: i64,
    /// The function that is applied to every index.
    pub outer: Outer<'a>,
    /// The integer mode in which a layout as outer function is evaluated.
    pub mode: Mode,
}

/// The indices along flat modes, the first mode fastest; constant memory however long.
#[derive(Clone, Debug)]
pub struct Walk<'m> {
    modes: &'m [PlainMode],
    at: Vec<i64>,
    index: i64,
    left: i64,
}

impl<'m> Walk<'m> {
    /// All `len` indices of `modes`, shifted by `start`.
    pub fn new(modes: &'m [PlainMode], len: i64, start: i64) -> Self {
        Walk { modes, at: vec![0; modes.len()], index: start, left: len }
    }

    /// All indices of an axis by itself.
    fn of(axis: &'m Axis) -> Self {
        Walk::new(&axis.modes, axis.len, 0)
    }

    /// A new walk that starts behind its first `n` indices, none of them visited.
    pub fn behind(mut self, n: i64) -> Self {
        let mut rest = n;
        for (mode, at) in self.modes.iter().zip(&mut self.at).filter(|(mode, _)| mode.extent > 0) {
            *at = rest % mode.extent;
            rest /= mode.extent;
            self.index = self.index.wrapping_add(mode.stride.wrapping_mul(*at));
        }
        self.left -= n;
        self
    }
}

impl Iterator for Walk<'_> {
    type Item = i64;

    #[inline]
    fn next(&mut self) -> Option<i64> {
        if self.left <= 0 {
            return None;
        }
        self.left -= 1;
        let here = self.index;
        for (mode, at) in self.modes.iter().zip(&mut self.at) {
            *at += 1;
            if *at < mode.extent {
                self.index = self.index.wrapping_add(mode.stride);
                return Some(here);
            }
            self.index = self.index.wrapping_sub(mode.stride.wrapping_mul(mode.extent - 1));
            *at = 0;
        }
        Some(here)
    }
}

impl<'a> Grid<'a> {
    /// The grid of a layout or a composed layout, without a title.
    pub fn new(cx: Cx<'a>, layout: Tree<'a>, ranks: Ranks) -> Result<'a, Self> {
        let (title, inner, offset, outer) = match layout {
            // Elements that share what is stored have no layout of their own: the indices are swizzled as they stand.
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(unset), inner }) if unset.sparsity > 0 => {
                (layout, cx.inner_layout("print_layout", *inner)?, 0, Outer::Swizzle(*s))
            }
            Tree::Composed(c) => {
                let Tree::Composed(c) = cx.as_position_independent(*c)? else {
                    return cx.fail(Fault::WrongKind { operation: "print_layout", wanted: "a layout", found: layout });
                };
                let (offset, outer) = parts(cx, c)?;
                (Tree::Composed(c), cx.inner_layout("print_layout", c.inner)?, offset, outer)
            }
            t => (t, cx.inner_layout("print_layout", t)?, 0, Outer::None),
        };
        let rank = inner.rank();
        let refuse = |operation, wanted| cx.fail(Fault::DrawnRank { operation, wanted, layout: inner });
        if rank == 0 || inner.shape == Tree::Tuple(&[]) {
            return refuse("print", "one mode or more");
        }
        if cx.mode == Mode::Cxx && inner.shape.has_empty() {
            return cx.fail(Fault::Empty { operation: "crd2idx" });
        }
        let (title, inner) = match (ranks, rank) {
            (Ranks::TwoOnly, 2) | (Ranks::Any, _) | (Ranks::Padded, 2) => (title, inner),
            (Ranks::Padded, 1) => {
                let padded = cx.append_layout(inner, 2, UNIT)?;
                let title = match title {
                    Tree::Composed(c) => cx.composed(Composed { inner: cx.layout_tree(padded), ..*c }),
                    _ => cx.layout_tree(padded),
                };
                (title, padded)
            }
            (Ranks::TwoOnly, _) => return refuse("print_layout", "rank 2"),
            (Ranks::Padded, _) => return refuse("print_latex", "rank 1 or 2"),
        };
        let digits = cx.cosize(inner)?.value;
        let digits = if digits > 0 { digits.ilog10() as usize + 1 } else { 1 };
        let inner = match outer {
            Outer::Whole(_) => cx.make_layout(inner.shape, Major::Left)?,
            _ => inner,
        };
        let modes = plain_modes(cx, inner)?;
        if let Some(m) = modes.iter().find(|m| m.extent < 0) {
            return cx.fail(Fault::NegativeExtent { extent: m.extent, layout: inner });
        }
        range(cx, &modes)?; // every index fits
        let axis = |i: usize| -> Result<'a, Axis<'a>> {
            let mode = cx.mode(inner, i as i64)?;
            Ok(Axis { shape: mode.shape, modes: plain_modes(cx, mode)?, len: cx.size(mode)?.value })
        };
        let (rows, cols, rest) = match inner.rank() {
            1 => (None, axis(0)?, Vec::new()),
            n => (Some(axis(0)?), axis(1)?, (2..n).map(axis).collect::<Result<'a, Vec<_>>>()?),
        };
        if rows.as_ref().is_some_and(|rows| rows.len == 0) && cols.len > MAX_SIDE {
            // Without a row the heading alone would take forever, as it does in C++.
            return cx.fail(Fault::TooLarge { operation: "print", limit: MAX_SIDE as usize });
        }
        Ok(Grid { title: String::new(), shown: title, rows, cols, rest, digits, offset, outer, mode: cx.mode })
    }

    /// A layout by itself, for listings of indices.
    pub fn linear(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Self> {
        let whole = cx.concat(&[layout]);
        Grid::new(cx, cx.layout_tree(whole), Ranks::Any)
    }

    /// The same with the layout as text for a title.
    pub fn titled(self, notation: Notation) -> Self {
        Grid { title: notation.text(Value::Tree(self.shown)), ..self }
    }

    /// The columns that the longest value takes, minus sign included; at least [`Self::digits`].
    pub fn width(&self) -> usize {
        let (least, most) = self.span();
        self.digits.max(least.to_string().len()).max(most.to_string().len())
    }

    /// The number of rows of a panel.
    pub fn row_count(&self) -> i64 {
        self.rows.as_ref().map_or(1, |r| r.len)
    }

    /// The offsets of the rows of the panel that starts at `start`.
    pub fn row_starts(&self, start: i64) -> Walk<'_> {
        match &self.rows {
            Some(rows) => Walk::new(&rows.modes, rows.len, start),
            None => Walk::new(&[], 1, start),
        }
    }

    /// The values of the row whose offset is `start`.
    pub fn row(&self, start: i64) -> impl Iterator<Item = i64> + '_ {
        Walk::new(&self.cols.modes, self.cols.len, start).map(move |index| self.value(index))
    }

    /// The offsets of the rows from row `from` on, of the panel that starts at `start`.
    pub fn row_starts_from(&self, start: i64, from: i64) -> Walk<'_> {
        self.row_starts(start).behind(from)
    }

    /// The values from column `from` on of the row whose offset is `start`.
    pub fn row_from(&self, start: i64, from: i64) -> impl Iterator<Item = i64> + '_ {
        Walk::new(&self.cols.modes, self.cols.len, start).behind(from).map(move |index| self.value(index))
    }

    /// Whether a grid of rows has, row after row, the indices of this one of a single row; not where it would take long to tell.
    pub fn has_the_indices_of(&self, rows: &Grid) -> bool {
        self.cols.len <= COMPARED && self.first_row(0).eq(rows.row_starts(rows.offset).flat_map(|start| rows.row(start)))
    }

    /// The values of the first row from column `from` on.
    pub fn first_row(&self, from: i64) -> impl Iterator<Item = i64> + '_ {
        self.row_from(self.offset, from)
    }

    /// The smallest and the largest index, before an outer layout and after an outer swizzle at
    /// most.
    pub fn span(&self) -> (i64, i64) {
        let axes = self.rows.iter().chain([&self.cols]).chain(&self.rest);
        let (mut least, mut most) = (self.offset, self.offset);
        for mode in axes.flat_map(|axis| &axis.modes).filter(|m| m.extent > 0) {
            let last = mode.stride.saturating_mul(mode.extent - 1);
            *(if last < 0 { &mut least } else { &mut most }) = if last < 0 { least } else { most }.saturating_add(last);
        }
        if let Outer::Swizzle(swizzle) = self.outer {
            most |= swizzle.zzz();
        }
        (least, most)
    }

    /// The number that is printed for an index of the inner layout.
    #[inline]
    pub fn value(&self, index: i64) -> i64 {
        match self.outer {
            Outer::None => index,
            Outer::Swizzle(swizzle) => swizzle.apply(index),
            Outer::Layout(layout) => {
                // Each on its own arena: a drawing of any size takes constant memory.
                let arena = Bump::new();
                let at = Tree::Int(Int::dynamic(index));
                Cx::new(&arena, self.mode).evaluate(layout, at).ok().and_then(Tree::int).map_or(0, |i| i.value)
            }
            Outer::Whole(c) => {
                let arena = Bump::new();
                let at = Tree::Int(Int::dynamic(index));
                Cx::new(&arena, self.mode).apply(Tree::Composed(c), at).ok().and_then(Tree::int).map_or(0, |i| i.value)
            }
        }
    }

    /// Visits every panel: its coordinates in the modes behind the first two, and its offset.
    pub fn panels<E>(&self, visit: &mut impl FnMut(&[i64], i64) -> std::result::Result<(), E>) -> std::result::Result<(), E> {
        if self.rest.iter().any(|axis| axis.len <= 0) {
            return Ok(());
        }
        // An odometer, since a layout may have more modes than the stack has room.
        let mut walks: Vec<Walk> = self.rest.iter().map(Walk::of).collect();
        let mut starts: Vec<i64> = walks.iter_mut().map(|w| w.next().unwrap_or(0)).collect();
        let mut at = vec![0i64; self.rest.len()];
        loop {
            visit(&at, starts.iter().fold(self.offset, |sum, start| sum.wrapping_add(*start)))?;
            let mut turning = 0;
            loop {
                let Some(walk) = walks.get_mut(turning) else {
                    return Ok(());
                };
                if let Some(start) = walk.next() {
                    (at[turning], starts[turning]) = (at[turning] + 1, start);
                    break;
                }
                *walk = Walk::of(&self.rest[turning]);
                (at[turning], starts[turning]) = (0, walk.next().unwrap_or(0));
                turning += 1;
            }
        }
    }
}

fn parts<'a>(cx: Cx<'a>, c: &'a Composed<'a>) -> Result<'a, (i64, Outer<'a>)> {
    let makes_coordinates = cx.inner_layout("print_layout", c.inner)?.has_basis();
    match (c.outer, c.offset) {
        (Tree::Layout(_), Tree::Int(_) | Tree::Tuple(_) | Tree::Arith(_) | Tree::Basis(_)) if makes_coordinates => Ok((0, Outer::Whole(c))),
        (Tree::Swizzle(s), offset) => Ok((cx.int("print_layout", offset)?.value, Outer::Swizzle(s))),
        (Tree::Layout(l), offset) => Ok((cx.int("print_layout", offset)?.value, Outer::Layout(*l))),
        (found, _) => cx.fail(Fault::WrongKind { operation: "print_layout", wanted: "a swizzle or a layout", found }),
    }
}
