//! A panel on a part of the screen: as many cells as fit, the cursor among them.

use super::state::{Spot, State};
use crate::render::palette::{Rgb, Scheme};
use crate::view::picture::{Cell, Panel, Tone};
use crate::view::ruler::{Marks, Ruler};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use std::ops::Range;

/// How large the cells of a panel are, and where they begin.
pub struct Measure {
    /// Columns of a cell, without the line behind it.
    width: u16,
    /// The height of a cell in lines.
    height: u16,
    /// Columns that the numbers of the rows take.
    margin: u16,
}

impl Measure {
    /// The size of the cells of a panel.
    pub fn new(panel: &Panel) -> Self {
        let (width, height) = panel.cells.label_size();
        let number = panel.cols.number((panel.cols.len - 1).max(0)).to_string().len();
        Measure {
            width: u16::try_from(width.max(number)).unwrap_or(u16::MAX / 4).min(u16::MAX / 4) + 2,
            height: u16::try_from(height).unwrap_or(1).clamp(1, 8),
            margin: panel.rows.number((panel.rows.len - 1).max(0)).to_string().len() as u16 + 1,
        }
    }

    /// The columns that the whole of a panel takes.
    pub fn columns(&self, panel: &Panel) -> i64 {
        panel.cols.len.saturating_mul(i64::from(self.width) + 1).saturating_add(i64::from(self.margin) + 1)
    }
}

/// Which cells of one side fit from `first` on, and where each begins: a line stands between
/// tiles of the outermost mode, a blank (or nothing, `gap` 0) between other cells.
fn fitting(ruler: &Ruler, first: i64, size: u16, gap: u16, room: u16) -> Vec<(i64, u16)> {
    let mut places = Vec::new();
    let mut at = 0u16;
    for i in first.max(0)..ruler.len {
        if i > first {
            at = at.saturating_add(if outer(ruler, i) { 1 } else { gap });
        }
        if at.saturating_add(size) > room {
            break;
        }
        places.push((i, at));
        at = at.saturating_add(size);
    }
    places
}

/// Whether a tile of the outermost mode begins at `i`.
fn outer(ruler: &Ruler, i: i64) -> bool {
    let tile = ruler.tile();
    ruler.levels.len() > 1 && tile > 1 && i > 0 && i % tile == 0
}

/// The first cell to show so that `at` is on the screen, moved as little as can be.
fn scrolled(ruler: &Ruler, first: i64, at: i64, size: u16, gap: u16, room: u16) -> i64 {
    let first = first.clamp(0, (ruler.len - 1).max(0));
    if at < first {
        return at;
    }
    let shown = |first: i64| -> Range<i64> { first..first + fitting(ruler, first, size, gap, room).len() as i64 };
    if shown(first).contains(&at) {
        return first;
    }
    // From the cursor backwards until the room is full.
    let mut first = at;
    while first > 0 && shown(first - 1).contains(&at) {
        first -= 1;
    }
    first
}

/// Draws panel number `number` into `area`.
pub fn draw(panel: &Panel, number: usize, lit: Option<i64>, state: &mut State, area: Rect, buffer: &mut Buffer) {
    let active = number == state.panel;
    let measure = Measure::new(panel);
    if area.height < 3 || area.width < measure.margin + measure.width {
        return;
    }
    let mut y = area.y;
    if !panel.heading.is_empty() || !panel.sign.is_empty() {
        let heading = [panel.sign, &panel.heading].into_iter().filter(|t| !t.is_empty()).collect::<Vec<_>>().join(" ");
        let style = if active { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        buffer.set_stringn(area.x, y, heading.replace('\n', " "), usize::from(area.width), style);
        y += 1;
    }
    let room = [area.bottom().saturating_sub(y + 1), area.width - measure.margin];
    let mut first = if active { state.first } else { [0, 0] };
    if active {
        first = [
            scrolled(&panel.rows, first[0], state.at[0], measure.height, 0, room[0]),
            scrolled(&panel.cols, first[1], state.at[1], measure.width, 1, room[1]),
        ];
        state.first = first;
    }
    let rows = fitting(&panel.rows, first[0], measure.height, 0, room[0]);
    let cols = fitting(&panel.cols, first[1], measure.width, 1, room[1]);
    if active {
        state.page = [rows.len() as i64, cols.len() as i64];
    }
    let (left, top) = (area.x + measure.margin, y + 1);
    let quiet = Style::new().add_modifier(Modifier::DIM);
    for (n, x) in &cols {
        let label = format!("{:>width$}", panel.cols.number(*n), width = usize::from(measure.width) - 1);
        buffer.set_stringn(left + x, y, label, usize::from(measure.width), here(quiet, active && state.at[1] == *n));
    }
    let mut cell = Cell::default();
    for (m, dy) in &rows {
        let label = format!("{:>width$}", panel.rows.number(*m), width = usize::from(measure.margin) - 1);
        if panel.rows.marks != Marks::None {
            buffer.set_stringn(area.x, top + dy, label, usize::from(measure.margin), here(quiet, active && state.at[0] == *m));
        }
        if outer(&panel.rows, *m) && *dy > 0 {
            let end = cols.last().map_or(0, |(_, x)| x + measure.width);
            buffer.set_stringn(left, top + dy - 1, "─".repeat(usize::from(end)), usize::from(end), quiet);
        }
        for (n, x) in &cols {
            cell.clear();
            panel.cells.cell(*m, *n, &mut cell);
            let spot = Rect { x: left + x, y: top + dy, width: measure.width, height: measure.height };
            let cursor = active && state.at == [*m, *n];
            let same = !cursor && lit.is_some() && cell.element == lit;
            paint(&cell, spot, cursor, same, state.colored, buffer);
            if outer(&panel.cols, *n) && *x > 0 {
                for line in 0..measure.height {
                    buffer.set_stringn(left + x - 1, top + dy + line, "│", 1, quiet);
                }
            }
            state.spots.push(Spot { area: spot, panel: number, at: [*m, *n] });
        }
    }
}

/// The style of a number at the side, stronger beside the cursor.
fn here(quiet: Style, cursor: bool) -> Style {
    if cursor { Style::new().add_modifier(Modifier::BOLD) } else { quiet }
}

/// A cell; the cursor stands in brackets, the same element elsewhere between angles, so that both
/// are seen without colour.
fn paint(cell: &Cell, spot: Rect, cursor: bool, same: bool, colored: bool, buffer: &mut Buffer) {
    let mut style = Style::new();
    if colored {
        let (fill, ink) = Scheme::default().cell(cell);
        if let Some(fill) = fill {
            style = style.bg(color(fill)).fg(color(ink));
        }
    }
    if cell.tone == Tone::Dim && !colored {
        style = style.add_modifier(Modifier::DIM);
    }
    if cursor {
        style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    } else if same || cell.tone == Tone::Strong {
        style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    }
    let width = usize::from(spot.width) - 2;
    let (open, close) = match (cursor, same) {
        (true, _) => ('[', ']'),
        (_, true) => ('<', '>'),
        _ => (' ', ' '),
    };
    let mut lines = cell.text.split('\n');
    for dy in 0..spot.height {
        let text = format!("{open}{:>width$}{close}", lines.next().unwrap_or_default());
        buffer.set_stringn(spot.x, spot.y + dy, text, usize::from(spot.width), style);
    }
}

/// A colour of the palette: exact where the terminal says that it can, else the nearest of 256.
fn color(Rgb(r, g, b): Rgb) -> Color {
    let exact = std::env::var("COLORTERM").is_ok_and(|t| t == "truecolor" || t == "24bit");
    if exact {
        return Color::Rgb(r, g, b);
    }
    let level = |c: u8| match c {
        0..48 => 0,
        48..115 => 1,
        c => (c - 35) / 40,
    };
    Color::Indexed(16 + 36 * level(r) + 6 * level(g) + level(b))
}
