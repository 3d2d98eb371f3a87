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

/// The two lines of a cell.
fn two_lines(holders: &Ownership, index: i64) -> [String; 2] {
    match holders.of(index) {
        None => ["-".to_owned(), String::new()],
        Some((t, v, 1)) => [format!("T{t}"), format!("V{v}")],
        Some((t, v, n)) => [format!("T{t}"), format!("V{v}+{}", n - 1)],
    }
}

/// The grid of a tile for a terminal: the thread above its value in a cell, a colour a thread, lines around what a thread has
/// side by side, heavy ones around warps and repetitions. What does not fit is cut, and said.
pub fn boxed(w: &mut impl Write, tile: &Tile, holders: &Ownership, screen: Screen) -> Result<()> {
    let (rows, cols) = (side(tile, 0), side(tile, 1));
    let structure = Structure::of_layout(tile);
    let (thread, value, more) = holders.most();
    let digits = |n: i64| n.to_string().len();
    let width = (1 + digits(thread)).max(1 + digits(value) + if more > 1 { 1 + digits(i64::from(more) - 1) } else { 0 });
    let margin = if tile.extents.len() == 1 { 0 } else { digits(rows - 1) + 1 };
    let room = i64::try_from(screen.width.saturating_sub(margin + 1) / (width + 1)).unwrap_or(i64::MAX);
    let shown = if screen.all { cols } else { cols.min(room.max(1)) };
    let panel = rows * cols;
    for start in (0..tile.elements()).step_by(usize::try_from(panel).unwrap_or(usize::MAX)) {
        if panel < tile.elements() {
            writeln!(w, "{}", caption(&tile.coordinate(start)[2..]))?;
        }
        let at = |m: i64, n: i64| start + m + n * rows;
        let right = |m: i64, n: i64| structure.between(holders.of(at(m, n)), holders.of(at(m, n + 1)));
        let below = |m: i64, n: i64| structure.between(holders.of(at(m, n)), holders.of(at(m + 1, n)));
        write!(w, "{:margin$} ", "")?;
        for n in 0..shown {
            write!(w, "{n:^width$} ")?;
        }
        writeln!(w)?;
        let rule = |w: &mut dyn Write, [left, dash, end]: [&str; 3]| -> Result<()> {
            let dashes = dash.repeat(width + 1);
            write!(w, "{:margin$}{left}", "")?;
            for _ in 1..shown {
                write!(w, "{dashes}")?;
            }
            writeln!(w, "{}{end}", dash.repeat(width))
        };
        rule(w, ["┏", "━", "┓"])?;
        for m in 0..rows {
            for line in 0..2 {
                match (margin, line) {
                    (0, _) => write!(w, "┃")?,
                    (_, 0) => write!(w, "{m:>width$} ┃", width = margin - 1)?,
                    _ => write!(w, "{:margin$}┃", "")?,
                }
                for n in 0..shown {
                    let text = format!("{:^width$}", two_lines(holders, at(m, n))[line]);
                    match (screen.color, holders.of(at(m, n))) {
                        (Some(depth), Some((thread, ..))) => {
                            write!(w, "{}", text.style(depth.style(u8::try_from(thread.rem_euclid(8)).unwrap_or(0))))?;
                        }
                        _ => write!(w, "{text}")?,
                    }
                    if n + 1 < shown {
                        write!(w, "{}", ["·", "│", "┃", "┃"][right(m, n).min(3)])?;
                    }
                }
                writeln!(w, "┃")?;
            }
            // A line across where a warp or a repetition ends for some element of the row.
            if m + 1 < rows && (0..shown).any(|n| below(m, n) >= 2) {
                rule(w, ["┣", "━", "┫"])?;
            }
        }
        rule(w, ["┗", "━", "┛"])?;
        if shown < cols {
            writeln!(w, "… {} more columns; `--all` shows everything, `cutectl svg` draws it", cols - shown)?;
        }
    }
    Ok(())
}
