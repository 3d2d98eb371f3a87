//! The sides of a panel: numbers, and brackets for nested modes.

use crate::algebra::Tree;
use std::fmt::Write;
use std::ops::Range;

/// A shape on its own: an extent, or modes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Profile {
    /// A mode that is an integer: its extent.
    Extent(i64),
    /// A mode that is a tuple: its parts, innermost first.
    Modes(Vec<Profile>),
}

impl Profile {
    /// The profile of a shape; what is not an integer counts as 1.
    pub fn new(shape: Tree) -> Profile {
        match shape.items() {
            Some(items) => Profile::Modes(items.iter().map(|t| Profile::new(*t)).collect()),
            None => Profile::Extent(shape.int().map_or(1, |i| i.value)),
        }
    }

    /// The number of coordinates.
    pub fn size(&self) -> i64 {
        match self {
            Profile::Extent(n) => *n,
            Profile::Modes(modes) => modes.iter().fold(1i64, |n, m| n.saturating_mul(m.size())),
        }
    }

    /// The extents, innermost first.
    pub fn extents(&self, out: &mut Vec<i64>) {
        match self {
            Profile::Extent(n) => out.push(*n),
            Profile::Modes(modes) => modes.iter().for_each(|m| m.extents(out)),
        }
    }

    /// Whether there are modes inside modes, or more than one.
    pub fn is_nested(&self) -> bool {
        matches!(self, Profile::Modes(modes) if modes.len() > 1 || modes.iter().any(Profile::is_nested))
    }

    /// Writes the natural coordinate of `i`. The last mode takes what is left over.
    pub fn coordinate(&self, i: i64, out: &mut String) {
        match self {
            Profile::Extent(_) => _ = write!(out, "{i}"),
            Profile::Modes(modes) => {
                let mut rest = i;
                out.push('(');
                for (k, mode) in modes.iter().enumerate() {
                    if k > 0 {
                        out.push(',');
                    }
                    let size = mode.size().max(1);
                    let last = k + 1 == modes.len();
                    mode.coordinate(if last { rest } else { rest % size }, out);
                    rest /= size;
                }
                out.push(')');
            }
        }
    }
}

/// Which coordinates a ruler shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marks {
    /// No coordinates.
    None,
    /// Flat coordinates.
    Flat,
    /// The coordinate in every mode, outer modes as brackets.
    #[default]
    Nested,
    /// Flat coordinates inside, brackets outside.
    Both,
}

/// One level of a nested ruler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How many rows or columns one coordinate of this level spans.
    pub span: i64,
    /// The number of coordinates.
    pub extent: i64,
}

/// One side of a panel.
#[derive(Clone, Debug)]
pub struct Ruler {
    /// The nested extents along this side.
    pub profile: Profile,
    /// The number of rows or columns.
    pub len: i64,
    /// The modes with more than one coordinate, innermost first.
    pub levels: Vec<Level>,
    /// The rows or columns that are drawn.
    pub window: Range<i64>,
    /// What is left out of the window, where it is too long: one place of the sheet stands for it.
    pub gap: Option<Range<i64>>,
    /// Which coordinates it shows.
    pub marks: Marks,
    /// The number at `i` is `first + step·i`.
    pub first: i64,
    /// How much the number grows from cell to cell, from `first` on.
    pub step: i64,
    /// The name of what it counts, in a word: rows, threads.
    pub name: &'static str,
}

impl Ruler {
    /// The ruler of a shape.
    pub fn new(profile: Profile) -> Ruler {
        let mut extents = Vec::new();
        profile.extents(&mut extents);
        let len = profile.size().max(0);
        let mut levels = Vec::new();
        let mut span = 1i64;
        for extent in extents {
            if extent > 1 {
                levels.push(Level { span, extent });
                span = span.saturating_mul(extent);
            }
        }
        Ruler { profile, len, levels, window: 0..len, gap: None, marks: Marks::default(), first: 0, step: 1, name: "" }
    }

    /// A ruler of `len` equal steps.
    pub fn flat(len: i64) -> Ruler {
        Ruler::new(Profile::Extent(len))
    }

    /// A ruler of `len` cells without coordinates.
    pub fn bare(len: i64) -> Ruler {
        Ruler { marks: Marks::None, ..Ruler::flat(len) }
    }

    /// The same ruler with other coordinates shown.
    pub fn marked(self, marks: Marks) -> Ruler {
        Ruler { marks, ..self }
    }

    /// How many places of the sheet it takes: the rows or columns that are drawn, and one for what is left out.
    pub fn shown(&self) -> i64 {
        let whole = (self.window.end - self.window.start).max(0);
        self.gap.as_ref().map_or(whole, |gap| whole - (gap.end - gap.start) + 1)
    }

    /// The parts of the window that are drawn, each with the place of its first row or column.
    pub fn parts(&self) -> impl Iterator<Item = (i64, Range<i64>)> + Clone + use<> {
        let Range { start, end } = self.window;
        let parts = match &self.gap {
            None => [Some((0, start..end)), None],
            Some(gap) => [Some((0, start..gap.start)), Some((gap.start - start + 1, gap.end..end))],
        };
        parts.into_iter().flatten()
    }

    /// Every row or column that is drawn, with its place.
    pub fn places(&self) -> impl Iterator<Item = (i64, i64)> + Clone + use<> {
        self.parts().flat_map(|(place, part)| (place..).zip(part))
    }

    /// The place that stands for what is left out.
    pub fn torn(&self) -> Option<i64> {
        self.gap.as_ref().map(|gap| gap.start - self.window.start)
    }

    /// Leaves whole tiles out of the middle where more than `most` rows or columns would be drawn; whether it did.
    pub fn elide(&mut self, most: i64) -> bool {
        self.shown() > most && self.leave_out(most, 8)
    }

    /// Leaves whole tiles out of the middle so that about half of `most` rows or columns are left, in eights or other groups
    /// of `flat` where there are no tiles; whether it did.
    pub fn leave_out(&mut self, most: i64, flat: i64) -> bool {
        let start = self.window.start;
        if self.gap.is_some() {
            return false;
        }
        // Of the modes from the outermost on, the first whose tiles leave room for two of them.
        let unit = self.levels.iter().rev().map(|l| l.span).find(|span| *span <= most / 2).unwrap_or(1);
        let unit = if unit == 1 && self.levels.len() <= 1 { flat.min(most / 2).max(1) } else { unit };
        // What is left of a side that is too long fits a page.
        let (head, tail) = ((most * 3 / 8 / unit).max(1) * unit, (most / 8 / unit).max(1) * unit);
        let from = (start + head) / unit * unit;
        let to = (self.window.end - tail) / unit * unit;
        if from <= start || to - from < unit.max(8) {
            return false;
        }
        self.gap = Some(from..to);
        true
    }

    /// The number at `i`.
    pub fn number(&self, i: i64) -> i64 {
        self.first.wrapping_add(self.step.wrapping_mul(i))
    }

    /// How heavy the line before `i` is: 0 between cells, `k` where a coordinate of level `k`
    /// starts.
    pub fn edge(&self, i: i64) -> usize {
        if i <= 0 || i >= self.len {
            return self.levels.len().max(1);
        }
        self.levels.iter().rposition(|l| l.span > 1 && i % l.span == 0).unwrap_or(0)
    }

    /// The weight of the line around the panel, its heaviest.
    pub fn frame(&self) -> usize {
        self.levels.len().max(1)
    }

    /// How many coordinates one tile of the outermost mode spans; a side of a single mode is one
    /// tile.
    pub fn tile(&self) -> i64 {
        match &self.levels[..] {
            [_, .., outermost] => outermost.span,
            _ => self.len.max(1),
        }
    }

    /// The coordinate at level `l` of `i`.
    pub fn digit(&self, level: usize, i: i64) -> i64 {
        let l = self.levels[level];
        let digit = i / l.span;
        if level + 1 == self.levels.len() { digit } else { digit % l.extent }
    }

    /// Whether brackets are drawn.
    pub fn has_brackets(&self) -> bool {
        self.levels.len() > 1 && matches!(self.marks, Marks::Nested | Marks::Both)
    }
}

#[cfg(test)]
mod tests {
    use super::{Profile, Ruler};

    fn nested() -> Profile {
        Profile::Modes(vec![Profile::Extent(2), Profile::Modes(vec![Profile::Extent(1), Profile::Extent(3)])])
    }

    #[test]
    fn lines_are_heavier_where_outer_modes_start() {
        let ruler = Ruler::new(Profile::Modes(vec![Profile::Extent(2), Profile::Extent(2), Profile::Extent(2)]));
        let edges: Vec<usize> = (0..=8).map(|i| ruler.edge(i)).collect();
        assert_eq!(edges, [3, 0, 1, 0, 2, 0, 1, 0, 3]);
        assert_eq!((0..8).map(|i| ruler.digit(1, i)).collect::<Vec<_>>(), [0, 0, 1, 1, 0, 0, 1, 1]);
    }

    #[test]
    fn what_is_left_out_is_whole_tiles() {
        let mut flat = Ruler::flat(256);
        assert!(flat.elide(64));
        assert_eq!(flat.gap, Some(24..248));
        assert_eq!((flat.shown(), flat.torn(), flat.places().count()), (33, Some(24), 32));
        assert_eq!(flat.places().nth(24), Some((25, 248)));
        let mut tiles = Ruler::new(Profile::Modes(vec![Profile::Extent(12), Profile::Extent(20)]));
        assert!(tiles.elide(64));
        assert_eq!(tiles.gap, Some(24..228));
        let mut long = Ruler::new(Profile::Modes(vec![Profile::Extent(100), Profile::Extent(2)]));
        assert!(long.elide(64), "a tile that is longer than the sheet is cut");
        assert!(!Ruler::flat(64).elide(64));
    }

    #[test]
    fn modes_of_one_coordinate_make_no_level() {
        let ruler = Ruler::new(nested());
        assert_eq!((ruler.len, ruler.levels.len(), ruler.tile()), (6, 2, 2));
        assert_eq!((Ruler::flat(6).tile(), Ruler::flat(0).tile()), (6, 1));
    }

    #[test]
    fn natural_coordinates_follow_the_profile() {
        let mut text = String::new();
        nested().coordinate(5, &mut text);
        assert_eq!(text, "(1,(0,2))");
    }
}
