//! A panel on its sheet: heading, sign, cells with their labels, and the lines between them.

use super::{GAP, HEADING, LINE, Sheet, advance, chars, start};
use crate::render::canvas::{Anchor, Canvas, Pen, Style};
use crate::render::palette::Rgb;
use crate::view::picture::{Cell, Fill, Panel, Tone};
use crate::view::ruler::{Marks, Ruler};
use std::io::Result;

/// What a cell is filled with, and its ink.
type Colors = (Option<Rgb>, Rgb);

impl Sheet<'_> {
    /// Draws a panel: heading, sign, rulers, cells and the lines between them.
    pub(super) fn panel(&self, canvas: &mut dyn Canvas, panel: &Panel) -> Result<()> {
        let (x0, y0) = self.origin(panel);
        let h = self.cells.cell.1;
        let (left, top) = self.inset(panel);
        let (above, heading) = panel.heading_lines();
        for (text, up) in [(above, LINE), (&*heading, 0)] {
            if !text.is_empty() {
                canvas.text(start(12, self.look.scheme.ink(), true), x0 - left, y0 - top - HEADING / 2 - up, text)?;
            }
        }
        if !panel.sign.is_empty() {
            // The formula of a row of panels stands on one line, beside the lowest of them.
            let beside = self.picture.panels.iter().filter(|p| p.place.0 == panel.place.0).map(|p| p.rows.shown()).min();
            let middle = y0 + beside.unwrap_or(0) * h / 2;
            let style = Style { size: 20, ink: self.look.scheme.ink(), bold: false, anchor: Anchor::Middle };
            // In the gap of a row of panels; a strip below a strip needs none.
            if panel.place.1 > 0 {
                let room = GAP + advance(chars(panel.sign), 20);
                canvas.text(style, x0 - left - room / 2, middle, panel.sign)?;
            }
        }
        self.columns_ruler(canvas, panel, x0, y0)?;
        self.rows_ruler(canvas, panel, x0, y0)?;
        canvas.band()?;
        self.cells(canvas, panel, x0, y0)?;
        self.grid(canvas, panel, x0, y0)
    }

    /// Draws fills and labels row by row; neighbours of one colour are one rectangle.
    fn cells(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let (w, h) = self.cells.cell;
        let scheme = self.look.scheme;
        let mut cell = Cell::default();
        let mut known: Vec<((Fill, Tone), Colors)> = Vec::new();
        let torn = Style { size: 10, ink: scheme.quiet(), bold: false, anchor: Anchor::Middle };
        for (r, m) in panel.rows.places() {
            let y = y0 + r * h;
            if !canvas.shows(y, h) {
                continue;
            }
            // Neighbours of one colour are one rectangle.
            let mut run: Option<(Rgb, i64, i64)> = None;
            for (c, n) in panel.cols.places() {
                cell.clear();
                panel.cells.cell(m, n, &mut cell);
                // What can be read on a colour takes longer to find out than to look up.
                let key = (cell.fill, cell.tone);
                let (color, ink) = match known.iter().find(|(k, _)| *k == key) {
                    Some((_, colors)) => *colors,
                    None => {
                        let colors = scheme.cell(&cell);
                        known.push((key, colors));
                        colors
                    }
                };
                let x = x0 + c * w;
                match (&mut run, color) {
                    (Some((last, _, end)), Some(color)) if *last == color && *end == x => *end = x + w,
                    (run, color) => {
                        if let Some((last, from, end)) = run.take() {
                            canvas.fill(last, from, y, end - from, h)?;
                        }
                        *run = color.map(|color| (color, x, x + w));
                    }
                }
                self.label(canvas, &cell, ink, x + w / 2, y + h / 2)?;
                if self.look.tips {
                    canvas.tip((x, y), (w, h), &tip(panel, &cell, m, n))?;
                }
            }
            if let Some((last, from, end)) = run {
                canvas.fill(last, from, y, end - from, h)?;
            }
            if let Some(c) = panel.cols.torn() {
                canvas.text(torn, x0 + c * w + w / 2, y + h / 2, "…")?;
            }
            canvas.band()?;
        }
        if let Some(r) = panel.rows.torn() {
            for (c, _) in panel.cols.places() {
                canvas.text(torn, x0 + c * w + w / 2, y0 + r * h + h / 2, "…")?;
            }
        }
        canvas.band()
    }

    /// Writes the lines of a label around the middle of its cell.
    fn label(&self, canvas: &mut dyn Canvas, cell: &Cell, ink: Rgb, x: i64, y: i64) -> Result<()> {
        if cell.text.is_empty() || self.cells.font == 0 {
            return Ok(());
        }
        let style = Style { size: self.cells.font, ink, bold: cell.tone == Tone::Strong, anchor: Anchor::Middle };
        let step = self.cells.step;
        let lines = cell.text.split('\n').count() as i64;
        for (k, line) in cell.text.split('\n').enumerate() {
            canvas.text(style, x, y + (2 * k as i64 - lines + 1) * step / 2, line)?;
        }
        Ok(())
    }

    /// Draws the lines between cells by their weight, what is torn out between two thin lines, and the frame.
    fn grid(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let (w, h) = self.cells.cell;
        let (rows, cols) = (&panel.rows, &panel.cols);
        let (width, height) = (cols.shown() * w, rows.shown() * h);
        let own = panel.cells.has_borders();
        let line = |k: i64, from: i64, to: i64, below: bool| match below {
            true => ((x0 + from * w, y0 + k * h), (x0 + to * w, y0 + k * h)),
            false => ((x0 + k * w, y0 + from * h), (x0 + k * w, y0 + to * h)),
        };
        for (ruler, other, side, below) in [(rows, cols, h, true), (cols, rows, w, false)] {
            let mut places = ruler.places().peekable();
            while let Some((k, i)) = places.next() {
                let Some((next, _)) = places.peek().copied() else { break };
                // Both sides of what is left out.
                if next > k + 1 {
                    for k in [k + 1, next] {
                        let (from, to) = line(k, 0, other.shown(), below);
                        canvas.line(Pen { width: 10, ink: self.look.scheme.quiet() }, from, to)?;
                    }
                    continue;
                }
                if !own {
                    if let Some(pen) = self.between(ruler.edge(i + 1), side) {
                        let (from, to) = line(next, 0, other.shown(), below);
                        canvas.line(pen, from, to)?;
                    }
                    continue;
                }
                // Lines of one weight are one line.
                let mut run: Option<(usize, i64, i64)> = None;
                for (place, j) in other.places() {
                    let weight = if below { panel.cells.border(i, j, true) } else { panel.cells.border(j, i, false) };
                    match (&mut run, weight) {
                        (Some((last, _, end)), Some(weight)) if *last == weight && *end == place => *end = place + 1,
                        (run, weight) => {
                            if let Some((last, from, end)) = run.take()
                                && let Some(pen) = self.between(last, side)
                            {
                                let (from, to) = line(next, from, end, below);
                                canvas.line(pen, from, to)?;
                            }
                            *run = weight.map(|weight| (weight, place, place + 1));
                        }
                    }
                }
                if let Some((last, from, end)) = run
                    && let Some(pen) = self.between(last, side)
                {
                    let (from, to) = line(next, from, end, below);
                    canvas.line(pen, from, to)?;
                }
            }
        }
        // The frame is as heavy as the heaviest line inside, on every side.
        let frame = self.pen(if own { 2 } else { rows.frame().max(cols.frame()) });
        for (from, to) in [
            ((x0, y0), (x0 + width, y0)),
            ((x0, y0 + height), (x0 + width, y0 + height)),
            ((x0, y0), (x0, y0 + height)),
            ((x0 + width, y0), (x0 + width, y0 + height)),
        ] {
            canvas.line(frame, from, to)?;
        }
        Ok(())
    }

    /// Lines by weight: what is between cells is thin and grey.
    fn pen(&self, edge: usize) -> Pen {
        let scheme = self.look.scheme;
        match edge {
            0 => Pen { width: 6, ink: scheme.hair() },
            1 => Pen { width: 16, ink: scheme.ink() },
            2 => Pen { width: 28, ink: scheme.ink() },
            _ => Pen { width: 40, ink: scheme.ink() },
        }
    }

    /// The line between cells of a side; small cells have thinner lines, and then none but those
    /// between modes.
    fn between(&self, edge: usize, side: i64) -> Option<Pen> {
        let Pen { width, ink } = self.pen(edge);
        match (edge, side) {
            (0, ..8) | (_, ..4) => None,
            _ => Some(Pen { width: (width * side.min(24) / 24).max(4), ink }),
        }
    }
}

/// What a cell is, in a line: its coordinate, its index, and its label where that is something else.
fn tip(panel: &Panel, cell: &Cell, m: i64, n: i64) -> String {
    let mut text = String::new();
    match panel.cells.domain() {
        Some(domain) => {
            let linear = domain.first + m.wrapping_mul(domain.step) + n.wrapping_mul(domain.rows);
            let coordinates: Vec<i64> = match domain.natural.len() {
                1 => vec![linear],
                _ => [m, n].into_iter().chain(domain.rest.iter().copied()).collect(),
            };
            let mut parts = Vec::new();
            for (profile, at) in domain.natural.iter().zip(coordinates) {
                let mut part = String::new();
                profile.coordinate(at, &mut part);
                parts.push(part);
            }
            let parts = parts.join(",");
            text += &if domain.natural.len() == 1 { parts } else { format!("({parts})") };
        }
        None => {
            let side = |ruler: &Ruler, i: i64, name: &'static str| match ruler.marks {
                Marks::None => None,
                _ => Some(format!("{} {}", if ruler.name.is_empty() { name } else { ruler.name }, ruler.number(i))),
            };
            let sides = [side(&panel.rows, m, "row"), side(&panel.cols, n, "column")];
            text += &sides.into_iter().flatten().collect::<Vec<_>>().join(", ");
        }
    }
    let index = cell.value.map(|i| i.to_string());
    if let Some(index) = &index {
        text += &format!(": index {index}");
    }
    if !cell.text.is_empty() && Some(&cell.text) != index.as_ref() {
        text += &format!(": {}", cell.text.replace('\n', " "));
    }
    text
}
