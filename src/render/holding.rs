//! Tiles with the thread and the value that hold each element, as text.

use crate::view::holding::Tile;
use crate::view::scene::caption;
use std::io::{Result, Write};

/// The holders of every element of a tile: the first, and how many there are.
pub struct Holders {
    cells: Vec<(i64, i64, u32)>,
    /// Whether some element has several.
    pub repeated: bool,
    /// Whether some element has none.
    pub holes: bool,
}

impl Holders {
    /// Goes through a tile whose [`Tile::coverage`] is known to be countable.
    pub fn new(tile: &Tile) -> Self {
        let mut cells = vec![(0, 0, 0u32); tile.elements() as usize];
        for thread in 0..tile.threads {
            for (value, index) in (0..).zip(tile.indices(thread)) {
                if let Some(cell) = usize::try_from(index).ok().and_then(|i| cells.get_mut(i)) {
                    *cell = if cell.2 == 0 { (thread, value, 1) } else { (cell.0, cell.1, cell.2 + 1) };
                }
            }
        }
        let (repeated, holes) = (cells.iter().any(|c| c.2 > 1), cells.iter().any(|c| c.2 == 0));
        Holders { cells, repeated, holes }
    }

    fn label(&self, index: i64) -> String {
        match self.cells.get(index as usize) {
            Some((_, _, 0)) | None => "-".to_owned(),
            Some((t, v, 1)) => format!("T{t}V{v}"),
            Some((t, v, n)) => format!("T{t}V{v}+{}", n - 1),
        }
    }

    /// The columns that the longest label takes.
    fn width(&self) -> usize {
        let longest = |pick: fn(&(i64, i64, u32)) -> i64| self.cells.iter().map(pick).max().unwrap_or(0).to_string().len();
        let more = self.cells.iter().map(|c| c.2).max().unwrap_or(0);
        2 + longest(|c| c.0) + longest(|c| c.1) + if more > 1 { 1 + (more - 1).to_string().len() } else { 0 }
    }

    /// How many columns a grid of the tile takes.
    pub fn columns(&self, tile: &Tile) -> usize {
        let cols = usize::try_from(side(tile, 1)).unwrap_or(usize::MAX);
        cols.saturating_mul(self.width() + 3).saturating_add(5)
    }
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
pub fn grid(w: &mut impl Write, tile: &Tile, holders: &Holders) -> Result<()> {
    let (rows, cols, width) = (side(tile, 0), side(tile, 1), holders.width());
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
                write!(w, "| {:>width$} ", holders.label(start + m + n * rows))?;
            }
            writeln!(w, "|")?;
            w.write_all(border.as_bytes())?;
        }
    }
    Ok(())
}
