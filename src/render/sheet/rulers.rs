//! The sides of a panel: numbers at rows and columns, brackets around the coordinates of outer modes.

use super::{Sheet, advance, digits};
use crate::render::canvas::{Anchor, Canvas, Pen, Style};
use crate::view::picture::Panel;
use crate::view::ruler::{Marks, Ruler};
use std::io::Result;

/// The height of a ruler of numbers.
pub(super) const NUMBERS: i64 = 18;

/// The height of a level of brackets.
const BRACKET: i64 = 20;

/// The space that a panel takes left of and above its cells.
pub(super) fn inset(panel: &Panel) -> (i64, i64) {
    let rows = &panel.rows;
    let left = match rows.marks {
        Marks::None => 0,
        _ => numbers_width(rows) + if rows.has_brackets() { (1..rows.levels.len()).map(|l| bracket_width(rows, l)).sum() } else { 0 },
    };
    let brackets = if panel.cols.has_brackets() { (panel.cols.levels.len() as i64 - 1) * BRACKET } else { 0 };
    let top = if panel.cols.marks == Marks::None { 0 } else { NUMBERS + brackets };
    (left, top)
}

fn numbers_width(ruler: &Ruler) -> i64 {
    advance(digits(ruler.number(ruler.len - 1)).max(digits(ruler.first)), 10) + 8
}

fn bracket_width(ruler: &Ruler, level: usize) -> i64 {
    advance(digits(ruler.levels[level].extent), 10) + 12
}

impl Sheet<'_> {
    /// Draws numbers and brackets above the columns of a panel.
    pub(super) fn columns_ruler(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let ruler = &panel.cols;
        if ruler.marks == Marks::None {
            return Ok(());
        }
        let w = self.cells.cell.0;
        let style = Style { size: 10, ink: self.look.scheme.quiet(), bold: false, anchor: Anchor::Middle };
        let height = NUMBERS + ruler.levels.len() as i64 * BRACKET;
        if !canvas.shows(y0 - height, height) {
            return Ok(());
        }
        let step = every(w, advance(digits(ruler.number(ruler.len - 1)).max(digits(ruler.first)), 10) + 8);
        // Cells that hold a label have room for a number.
        let step = if self.look.cell.is_some() { step } else { 1 };
        for (c, n) in ruler.places().step_by(step) {
            canvas.text(style, x0 + c * w + w / 2, y0 - NUMBERS / 2 - 1, itoa::Buffer::new().format(number(ruler, n)))?;
        }
        canvas.band()?;
        for (level, from, to, digit) in blocks(ruler) {
            let y = y0 - NUMBERS - (level as i64 - 1) * BRACKET;
            let (left, right) = (x0 + from * w + 3, x0 + to * w - 3);
            if right - left < 2 {
                continue;
            }
            let pen = Pen { width: 8, ink: self.look.scheme.quiet() };
            canvas.line(pen, (left, y - 3), (right, y - 3))?;
            canvas.line(pen, (left, y - 3), (left, y))?;
            canvas.line(pen, (right, y - 3), (right, y))?;
            if right - left >= advance(digits(digit), 10) {
                canvas.text(style, (left + right) / 2, y - 11, itoa::Buffer::new().format(digit))?;
            }
        }
        canvas.band()
    }

    /// Draws numbers and brackets left of the rows of a panel.
    pub(super) fn rows_ruler(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let ruler = &panel.rows;
        if ruler.marks == Marks::None {
            return Ok(());
        }
        let h = self.cells.cell.1;
        let style = Style { size: 10, ink: self.look.scheme.quiet(), bold: false, anchor: Anchor::End };
        for (r, m) in ruler.places().step_by(every(h, 14)) {
            canvas.text(style, x0 - 6, y0 + r * h + h / 2, itoa::Buffer::new().format(number(ruler, m)))?;
        }
        canvas.band()?;
        let mut at = x0 - numbers_width(ruler);
        let mut last = 1;
        for (level, from, to, digit) in blocks(ruler) {
            if level != last {
                at -= bracket_width(ruler, last);
                last = level;
            }
            let (above, below) = (y0 + from * h + 3, y0 + to * h - 3);
            if below - above < 2 {
                continue;
            }
            let pen = Pen { width: 8, ink: self.look.scheme.quiet() };
            canvas.line(pen, (at - 3, above), (at - 3, below))?;
            canvas.line(pen, (at - 3, above), (at, above))?;
            canvas.line(pen, (at - 3, below), (at, below))?;
            if below - above >= 8 {
                canvas.text(style, at - 7, (above + below) / 2, itoa::Buffer::new().format(digit))?;
            }
        }
        canvas.band()
    }
}

/// The number at `i`: the innermost coordinate below brackets, else the flat one.
fn number(ruler: &Ruler, i: i64) -> i64 {
    if ruler.has_brackets() && ruler.marks == Marks::Nested { ruler.digit(0, i) } else { ruler.number(i) }
}

/// The blocks of the outer levels that are drawn: level, first place, the place behind the last, coordinate.
fn blocks(ruler: &Ruler) -> impl Iterator<Item = (usize, i64, i64, i64)> + '_ {
    let levels = if ruler.has_brackets() { 1..ruler.levels.len() } else { 0..0 };
    levels.flat_map(move |level| {
        let span = ruler.levels[level].span;
        ruler.parts().flat_map(move |(place, part)| {
            let (first, last) = (part.start / span, (part.end + span - 1) / span);
            (first..last).map(move |b| {
                let (from, to) = ((b * span).max(part.start), ((b + 1) * span).min(part.end));
                (level, place + from - part.start, place + to - part.start, ruler.digit(level, b * span))
            })
        })
    })
}

/// Every how many cells of a side a number of `room` pixels has its place: a power of two, as
/// modes mostly are.
fn every(side: i64, room: i64) -> usize {
    let side = side.max(1);
    usize::try_from(((room + side - 1) / side).max(1)).unwrap_or(1).next_power_of_two()
}
