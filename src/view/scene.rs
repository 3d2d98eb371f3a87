//! Scenes: panels of cells with headings, walked cell by cell so that size costs no memory.

use crate::algebra::properties::PlainMode;
use crate::algebra::{Cx, Int, Layout, Mode, Swizzle, Tree};
use bumpalo::Bump;

/// One side of a panel: a mode of the layout, outermost sub-mode last.
#[derive(Clone, Debug)]
pub struct Axis<'a> {
    /// The mode's shape, for natural coordinates.
    pub shape: Tree<'a>,
    /// Its flat modes.
    pub modes: Vec<PlainMode>,
    /// The number of rows or columns.
    pub len: i64,
}

/// The caption of a panel behind the first two modes: `(_,_,1)`.
pub fn caption(at: &[i64]) -> String {
    let rest: Vec<String> = at.iter().map(|i| format!(",{i}")).collect();
    format!("(_,_{})", rest.concat())
}

/// What is applied to an index before it is shown.
#[derive(Clone, Copy, Debug)]
pub enum Outer<'a> {
    /// Nothing.
    None,
    /// A swizzle.
    Swizzle(Swizzle),
    /// A layout.
    Layout(Layout<'a>),
}

/// A layout as rows and columns, and slices of them where it has more modes.
#[derive(Clone)]
pub struct Scene<'a> {
    /// The layout as text, or as it was converted for drawing.
    pub title: Tree<'a>,
    /// The rows, `None` for a single unnamed row.
    pub rows: Option<Axis<'a>>,
    /// The columns.
    pub cols: Axis<'a>,
    /// The modes behind the first two: one panel for each of their coordinates.
    pub rest: Vec<Axis<'a>>,
    /// The decimal digits of the cosize: the width of a cell.
    pub digits: usize,
    /// Added to every index.
    pub offset: i64,
    /// Applied to every index.
    pub outer: Outer<'a>,
    /// For layouts as outer functions.
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

impl<'a> Scene<'a> {
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

    /// What stands for an index.
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
        }
    }

    /// Visits every panel: its coordinates in the modes behind the first two, and its offset.
    pub fn panels<E>(&self, visit: &mut impl FnMut(&[i64], i64) -> Result<(), E>) -> Result<(), E> {
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
