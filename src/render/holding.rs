//! Tiles with the thread and the value that hold each element, as text.

use crate::view::grid::caption;
use crate::view::holding::{Ownership, Tile};
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

/// How many columns a grid of the tile takes.
pub fn columns(tile: &Tile, holders: &Ownership) -> usize {
    let cols = usize::try_from(side(tile, 1)).unwrap_or(usize::MAX);
    cols.saturating_mul(width(holders) + 3).saturating_add(5)
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
