//! Grids for a terminal: colour, and heavier lines between outer modes.

use crate::lang::notation::Notation;
use crate::lang::value::Value;
use crate::view::scene::{Axis, Scene, caption};
use owo_colors::{OwoColorize, Style, XtermColors};
use std::io::{Result, Write};

/// Eight fills that colour-blind readers can tell apart (Paul Tol's "light"), as xterm colours,
/// ordered so that neighbours differ. The label always says the same.
const FILLS: [u8; 8] = [110, 186, 209, 36, 217, 148, 117, 253];

/// What may be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Columns of the terminal.
    pub width: usize,
    /// Whether colour is wanted.
    pub color: bool,
    /// Everything, however large.
    pub all: bool,
}

/// The most rows that are shown without asking for all.
const MAX_ROWS: i64 = 64;

/// Whether an outer mode starts at `i`.
fn starts_outer(axis: &Axis, i: i64) -> bool {
    let [inner @ .., _] = &axis.modes[..] else {
        return false;
    };
    let tile: i64 = inner.iter().map(|m| m.extent).product();
    axis.modes.len() > 1 && tile > 1 && i % tile == 0 && i > 0
}

/// How many of an axis are shown: all, or whole tiles of the outermost mode.
fn shown(axis: &Axis, room: i64) -> i64 {
    if axis.len <= room {
        return axis.len;
    }
    let tile: i64 = axis.modes.split_last().map_or(1, |(_, inner)| inner.iter().map(|m| m.extent).product::<i64>().max(1));
    if tile <= room { room / tile * tile } else { room.max(1) }
}

/// The grid with box drawing.
pub fn grid(w: &mut impl Write, scene: &Scene, notation: Notation, screen: Screen) -> Result<()> {
    let label = scene.width().max((scene.cols.len.max(1).ilog10() + 1) as usize);
    let cell = label + 2;
    let margin = scene.rows.as_ref().map_or(1, |r| (r.len.max(1).ilog10() + 1) as usize + 1);
    let room = (screen.width.saturating_sub(margin + 3) / (cell + 1)).max(1) as i64;
    let cols = if screen.all { scene.cols.len } else { shown(&scene.cols, room) };
    let rows = match &scene.rows {
        Some(axis) if !screen.all => shown(axis, MAX_ROWS),
        _ => scene.row_count(),
    };
    writeln!(w, "{}", notation.text(Value::Tree(scene.title)))?;
    let heavy_col = |n: i64| starts_outer(&scene.cols, n);
    let heavy_row = |m: i64| scene.rows.as_ref().is_some_and(|axis| starts_outer(axis, m));
    // Each goes out cell by cell: a row may be longer than memory.
    let border = |w: &mut dyn Write, [left, dash, light, heavy, right]: [&str; 5]| -> Result<()> {
        write!(w, "{}{left}", " ".repeat(margin))?;
        let dashes = dash.repeat(cell);
        for n in 0..cols {
            let line = match n {
                0 => "",
                n if heavy_col(n) => heavy,
                _ => light,
            };
            write!(w, "{line}{dashes}")?;
        }
        writeln!(w, "{right}")
    };
    let several = !scene.rest.is_empty();
    scene.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        for n in 0..cols {
            let before = if n == 0 { margin + 2 } else { 3 };
            write!(w, "{:before$}{n:>label$}", "")?;
        }
        writeln!(w)?;
        border(w, ["┏", "━", "┯", "┳", "┓"])?;
        for (m, row) in scene.row_starts(start).enumerate().take(rows as usize) {
            let m = m as i64;
            if heavy_row(m) {
                border(w, ["┣", "━", "┿", "╋", "┫"])?;
            }
            match scene.rows {
                Some(_) => write!(w, "{m:>width$} ┃", width = margin - 1)?,
                None => write!(w, "{}┃", " ".repeat(margin))?,
            }
            for (n, value) in scene.row(row).enumerate().take(cols as usize) {
                if n > 0 {
                    write!(w, "{}", if heavy_col(n as i64) { "┃" } else { "│" })?;
                }
                let text = format!(" {value:>label$} ");
                if screen.color {
                    let fill = XtermColors::from(FILLS[value.rem_euclid(8) as usize]);
                    let style = Style::new().color(XtermColors::from(16)).on_color(fill);
                    write!(w, "{}", text.style(style))?;
                } else {
                    write!(w, "{text}")?;
                }
            }
            writeln!(w, "┃")?;
        }
        border(w, ["┗", "━", "┷", "┻", "┛"])?;
        let hidden = |all: i64, some: i64, what: &str| (all > some).then(|| format!("{} more {what}", all - some));
        let missing: Vec<String> =
            [hidden(scene.row_count(), rows, "rows"), hidden(scene.cols.len, cols, "columns")].into_iter().flatten().collect();
        if !missing.is_empty() {
            writeln!(w, "… {}; `--all` shows everything", missing.join(" and "))?;
        }
        Ok(())
    })
}
