//! Tiles with the thread and the value that hold each element, as text.

use super::terminal::Screen;
use crate::view::grid::caption;
use crate::view::ownership::{Ownership, Tile};
use crate::view::structure::Structure;
use owo_colors::OwoColorize;
use std::io::{Result, Write};

/// What a cell of the grid says.
fn label(holders: &Ownership, index: i64) -> String {
    match holders.of(index) {
        None => "-".to_owned(),
        Some((t, v, 1)) => format!("T{t}V{v}"),
        Some((t, v, n)) => format!("T{t}V{v}+{}", n - 1),
    }
}

/// The columns that the longest label takes.
fn width(holders: &Ownership) -> usize {
    let (thread, value, more) = holders.most();
    let digits = |n: i64| n.to_string().len();
    2 + digits(thread) + digits(value) + if more > 1 { 1 + digits(i64::from(more) - 1) } else { 0 }
}

/// The extent of a mode, 1 where there is none; a tile of rank 1 is one row.
fn side(tile: &Tile, mode: usize) -> i64 {
    match (&tile.extents[..], mode) {
        ([_], 0) => 1,
        ([n], 1) => *n,
        (extents, mode) => extents.get(mode).copied().unwrap_or(1),
    }
}

/// The grid of a tile, a panel for each coordinate behind the first two modes.
pub fn grid(w: &mut impl Write, tile: &Tile, holders: &Ownership) -> Result<()> {
    let (rows, cols, width) = (side(tile, 0), side(tile, 1), width(holders));
    let panel = rows * cols;
    let border = format!("    {}+\n", format!("+{}", "-".repeat(width + 2)).repeat(usize::try_from(cols).unwrap_or(0)));
    for start in (0..tile.elements()).step_by(usize::try_from(panel).unwrap_or(usize::MAX)) {
        if panel < tile.elements() {
            writeln!(w, "{}", caption(&tile.coordinate(start)[2..]))?;
        }
        write!(w, "    ")?;
        for n in 0..cols {
            write!(w, " {n:>width$}  ")?;
        }
        writeln!(w)?;
        w.write_all(border.as_bytes())?;
        for m in 0..rows {
            match tile.extents.len() {
                1 => write!(w, "    ")?,
                _ => write!(w, "{m:2}  ")?,
            }
            for n in 0..cols {
                write!(w, "| {:>width$} ", label(holders, start + m + n * rows))?;
            }
            writeln!(w, "|")?;
            w.write_all(border.as_bytes())?;
        }
    }
    Ok(())
}

/// The longest rows of boxes into which a tile of rank 1 is wrapped.
const ROWS: [i64; 4] = [64, 32, 16, 8];

/// The grid of a tile for a terminal: the thread above its value in a cell, a colour a thread, lines around what a thread has
/// side by side, heavy ones around warps and repetitions. A tile of rank 1 is wrapped; what does not fit is cut, and said.
pub struct Boxes<'t, 'a> {
    tile: &'t Tile<'a>,
    holders: &'t Ownership,
    screen: Screen,
    structure: Structure,
    /// Whether a cell says how many more hold its element.
    counted: bool,
    rows: i64,
    cols: i64,
    /// Whether places count along the rows, as those of a wrapped tile.
    wrapped: bool,
    shown: i64,
    width: usize,
    margin: usize,
}

impl<'t, 'a> Boxes<'t, 'a> {
    /// The boxes of a tile on a screen.
    pub fn new(tile: &'t Tile<'a>, holders: &'t Ownership, screen: Screen, counted: bool) -> Self {
        let (thread, value, more) = holders.most();
        let digits = |n: i64| n.to_string().len();
        let more = if counted && more > 1 { 1 + digits(i64::from(more) - 1) } else { 0 };
        let width = (1 + digits(thread)).max(1 + digits(value) + more);
        let room = |margin: usize| i64::try_from(screen.width.saturating_sub(margin + 1) / (width + 1)).unwrap_or(i64::MAX).max(1);
        let (mut rows, mut cols) = (side(tile, 0), side(tile, 1));
        let mut margin = if tile.extents.len() == 1 { 0 } else { digits(rows - 1) + 1 };
        let wrapped = tile.extents.len() == 1 && !screen.all && cols > room(0);
        if wrapped {
            margin = digits(cols - 1) + 1;
            let wide = ROWS.into_iter().find(|wide| *wide <= room(margin)).unwrap_or(room(margin));
            (rows, cols) = ((cols + wide - 1) / wide, wide);
        }
        let shown = if screen.all { cols } else { cols.min(room(margin)) };
        let structure = Structure::of_layout(tile);
        Boxes { tile, holders, screen, structure, counted, rows, cols, wrapped, shown, width, margin }
    }

    /// The index in the tile of a cell of the panel that starts at an index; `None` behind the end.
    fn at(&self, start: i64, m: i64, n: i64) -> Option<i64> {
        match self.wrapped {
            true => Some(m * self.cols + n).filter(|at| *at < self.tile.elements()),
            false => Some(start + m + n * self.rows),
        }
    }

    /// How heavy the line between two cells is.
    fn between(&self, one: Option<i64>, other: Option<i64>) -> usize {
        let held = |at: Option<i64>| at.and_then(|at| self.holders.of(at));
        self.structure.between(held(one), held(other))
    }

    /// The two lines of a cell.
    fn lines(&self, at: Option<i64>) -> [String; 2] {
        match at.map(|at| self.holders.of(at)) {
            None => [String::new(), String::new()],
            Some(None) => ["-".to_owned(), String::new()],
            Some(Some((t, v, n))) if n > 1 && self.counted => [format!("T{t}"), format!("V{v}+{}", n - 1)],
            Some(Some((t, v, _))) => [format!("T{t}"), format!("V{v}")],
        }
    }

    /// A line across all columns.
    fn rule(&self, w: &mut dyn Write, [left, dash, end]: [&str; 3]) -> Result<()> {
        let dashes = dash.repeat(self.width + 1);
        write!(w, "{:margin$}{left}", "", margin = self.margin)?;
        for _ in 1..self.shown {
            write!(w, "{dashes}")?;
        }
        writeln!(w, "{}{end}", dash.repeat(self.width))
    }

    /// Writes the boxes, a panel for each coordinate behind the first two modes.
    pub fn write(&self, w: &mut impl Write) -> Result<()> {
        let panel = if self.wrapped { self.tile.elements() } else { self.rows * self.cols };
        for start in (0..self.tile.elements()).step_by(usize::try_from(panel).unwrap_or(usize::MAX)) {
            if panel < self.tile.elements() {
                writeln!(w, "{}", caption(&self.tile.coordinate(start)[2..]))?;
            }
            write!(w, "{:margin$} ", "", margin = self.margin)?;
            for n in 0..self.shown {
                write!(w, "{n:^width$} ", width = self.width)?;
            }
            writeln!(w)?;
            self.rule(w, ["┏", "━", "┓"])?;
            for m in 0..self.rows {
                self.row(w, start, m)?;
                // A line across where a warp or a repetition ends for some element of the row.
                let below = |n: i64| self.between(self.at(start, m, n), self.at(start, m + 1, n));
                if m + 1 < self.rows && !self.wrapped && (0..self.shown).any(|n| below(n) >= 2) {
                    self.rule(w, ["┣", "━", "┫"])?;
                }
            }
            self.rule(w, ["┗", "━", "┛"])?;
            if self.shown < self.cols {
                writeln!(w, "… {} more columns; `--all` shows everything, `cutectl svg` draws it", self.cols - self.shown)?;
            }
        }
        Ok(())
    }

    /// The two lines of a row.
    fn row(&self, w: &mut dyn Write, start: i64, m: i64) -> Result<()> {
        let number = if self.wrapped { m * self.cols } else { m };
        for line in 0..2 {
            match (self.margin, line) {
                (0, _) => write!(w, "┃")?,
                (margin, 0) => write!(w, "{number:>width$} ┃", width = margin - 1)?,
                (margin, _) => write!(w, "{:margin$}┃", "")?,
            }
            for n in 0..self.shown {
                let at = self.at(start, m, n);
                let text = format!("{:^width$}", self.lines(at)[line], width = self.width);
                match (self.screen.color, at.and_then(|at| self.holders.of(at))) {
                    (Some(depth), Some((thread, ..))) => {
                        write!(w, "{}", text.style(depth.style(u8::try_from(thread.rem_euclid(8)).unwrap_or(0))))?;
                    }
                    _ => write!(w, "{text}")?,
                }
                if n + 1 < self.shown {
                    write!(w, "{}", ["·", "│", "┃", "┃"][self.between(at, self.at(start, m, n + 1)).min(3)])?;
                }
            }
            writeln!(w, "┃")?;
        }
        Ok(())
    }
}
