//! Where everything of a picture stands, in pixels, drawn row by row on any canvas.

use super::palette::{Rgb, Scheme};
use crate::view::picture::{Cell, Fill, Panel, Picture, Tone};
use crate::view::ruler::{Marks, Ruler};
use std::io::Result;

/// How a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Anchor {
    /// The text starts at the given point.
    Start,
    /// The text is centred on the given point.
    Middle,
    /// The text ends at the given point.
    End,
}

/// Size, weight, colour and anchor of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Style {
    /// The size in pixels.
    pub size: i64,
    /// The colour of the text or the line.
    pub ink: Rgb,
    /// Whether it is bold.
    pub bold: bool,
    /// Which part of the text stands at the given point.
    pub anchor: Anchor,
}

/// The width of a line in tenths of a pixel, and its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pen {
    /// Tenths of a pixel.
    pub width: i64,
    /// The colour of the text or the line.
    pub ink: Rgb,
}

/// A line, and from where to where it goes.
pub type Line = (Pen, (i64, i64), (i64, i64));

/// The sheet that a picture is drawn on.
#[derive(Clone, Debug)]
pub struct Page {
    /// The width in pixels.
    pub width: i64,
    /// The height in pixels.
    pub height: i64,
    /// The title of the picture.
    pub title: String,
    /// Its facts.
    pub description: String,
    /// How large a pixel is, 1 for 1/96 of an inch.
    pub factor: f64,
    /// The colour below everything; `None` where what is behind is to be seen.
    pub paper: Option<Rgb>,
}

/// What can be drawn on. Coordinates are whole pixels, `y` downwards.
pub trait Canvas {
    /// Starts the picture.
    fn begin(&mut self, page: &Page) -> Result<()>;
    /// Fills a rectangle.
    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()>;
    /// Writes a line of text whose digits are centred on `y`.
    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()>;
    /// Draws a line, horizontal or vertical, above all fills.
    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()>;
    /// Whether anything between these heights is seen: what is not may be left out.
    fn shows(&self, _top: i64, _height: i64) -> bool {
        true
    }
    /// What comes after this overlaps nothing that came before.
    fn band(&mut self) -> Result<()> {
        Ok(())
    }
    /// Ends the picture.
    fn end(&mut self) -> Result<()>;
}

/// How large a picture is on paper, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Physical {
    /// The width of the whole.
    Width(f64),
    /// The size of the labels.
    Font(f64),
}

/// What a sheet shows around the panels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// The colours.
    pub scheme: Scheme,
    /// Whether nothing is painted below the picture.
    pub transparent: bool,
    /// The size on paper, where it is asked for.
    pub physical: Option<Physical>,
    /// Whether title, facts, legend and notes are drawn.
    pub title: bool,
    /// The side of a cell in pixels, where it is asked for.
    pub cell: Option<i64>,
}

/// What a cell is filled with, and its ink.
type Colors = (Option<Rgb>, Rgb);

/// The width of a character, in tenths of its size.
const ADVANCE: i64 = 6;
const MARGIN: i64 = 12;
/// The space between panels.
const GAP: i64 = 28;
/// The height of a ruler of numbers, and of a level of brackets.
const NUMBERS: i64 = 18;
const BRACKET: i64 = 20;
const HEADING: i64 = 24;
const LINE: i64 = 18;
/// The smallest label that is drawn.
const LEAST: i64 = 6;

/// The pixels of `chars` characters at a size.
fn advance(chars: usize, size: i64) -> i64 {
    (i64::try_from(chars).unwrap_or(i64::MAX / 64) * size * ADVANCE + 9) / 10
}

fn chars(text: &str) -> usize {
    text.chars().count()
}

fn digits(n: i64) -> usize {
    itoa::Buffer::new().format(n).len()
}

/// The sizes of one picture.
pub struct Sheet<'p> {
    picture: &'p Picture<'p>,
    look: Look,
    /// The size of labels, 0 where they do not fit, and of a cell.
    size: i64,
    cell: (i64, i64),
    /// Where the columns and rows of panels start, and their sizes.
    columns: Vec<(i64, i64)>,
    rows: Vec<(i64, i64)>,
    width: i64,
    height: i64,
    /// The remarks, each no longer than the sheet is wide.
    notes: Vec<String>,
    /// Whether legend and remarks stand in the empty corner left of the first row of panels and above the second.
    corner: bool,
}

/// The narrowest corner that remarks stand in, and the width from which on they are wrapped.
const CORNER: i64 = 180;
const NOTES: i64 = 560;

/// The space that a panel takes left of and above its cells.
fn inset(panel: &Panel) -> (i64, i64) {
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

impl<'p> Sheet<'p> {
    /// Lays a picture out.
    pub fn new(picture: &'p Picture<'p>, look: Look) -> Self {
        let label = picture.panels.iter().map(|p| p.cells.label_size()).fold((1, 1), |a, b| (a.0.max(b.0), a.1.max(b.1)));
        let most = picture.panels.iter().map(|p| p.cols.shown()).max().unwrap_or(0);
        // Few columns have room; long labels are set smaller.
        let size = if label.0 > 8 || label.1 > 1 { 10 } else { 12 };
        let least = if most <= 16 && label.1 == 1 { 36 } else { 24 };
        let text = advance(label.0, size) + if label.1 > 1 { 6 } else { 10 };
        let ruler =
            picture.panels.iter().filter(|p| p.cols.marks != Marks::None).map(|p| advance(digits(p.cols.number(p.cols.len)), 10) + 4);
        let width = least.max(text).max(ruler.max().unwrap_or(0));
        let height = match label.1 {
            1 => least.max(size + 10).max(width.min(36)),
            lines => least.max(lines as i64 * (size + 2) + 6),
        };
        let (size, cell) = match look.cell {
            None => (size, (width, height)),
            Some(side) => (fitting(label, side, size), (side, side)),
        };
        let heading = picture.panels.iter().any(|p| !p.heading.is_empty());
        let (mut columns, mut rows) = (Vec::new(), Vec::new());
        for panel in &picture.panels {
            let (left, top) = inset(panel);
            // A sign stands in the gap, and its heading may be wider than a panel.
            let cells = panel.cols.shown() * cell.0;
            let sign = if panel.sign.is_empty() || panel.place.1 == 0 { 0 } else { advance(chars(panel.sign), 20) };
            extend(&mut columns, panel.place.1, left + sign, cells.max(advance(chars(&panel.heading), 12) - left + 4));
            extend(&mut rows, panel.place.0, top + if heading { HEADING } else { 0 }, panel.rows.shown() * cell.1);
        }
        let above = if look.title { 24 + if picture.facts.is_empty() { 0 } else { LINE } + 6 } else { 0 };
        let room = match (columns.first(), rows.first()) {
            (Some(column), Some(row)) if look.title && picture.aligned && picture.panels.iter().all(|p| p.place != (0, 0)) => {
                Some((column.0 + column.1, (row.0 + row.1) / LINE))
            }
            _ => None,
        };
        let (columns, width) = cumulate(&columns, MARGIN, GAP);
        let (rows, height) = cumulate(&rows, MARGIN + above, if heading { GAP / 2 } else { GAP });
        let titles = if look.title { advance(chars(&picture.title), 14).max(advance(chars(&picture.facts), 11)) } else { 0 };
        let mut width = width.max(titles + 2 * MARGIN);
        let in_corner = room.filter(|room| room.0 >= CORNER).map(|(wide, lines)| (wrapped(&picture.notes, wide), lines));
        let legend = picture.legend.len() as i64;
        let (notes, corner) = match in_corner {
            Some((notes, lines)) if notes.len() as i64 + legend < lines => (notes, true),
            _ => (wrapped(&picture.notes, (width - 2 * MARGIN).max(NOTES)), false),
        };
        let mut height = height;
        if look.title && !corner {
            width = width.max(notes.iter().map(|n| advance(chars(n), 11)).max().unwrap_or(0) + 2 * MARGIN);
            width = width.max(picture.legend.iter().map(|l| advance(chars(&l.text), 11) + 36).sum::<i64>() + MARGIN);
            height += (notes.len() as i64 + i64::from(!picture.legend.is_empty())) * LINE + 4;
        }
        Sheet { picture, look, size, cell, columns, rows, width, height, notes, corner }
    }

    /// The page that it is drawn on.
    fn page(&self) -> Page {
        Page {
            width: self.width,
            height: self.height,
            title: self.picture.title.clone(),
            description: self.picture.facts.clone(),
            factor: self.factor(),
            paper: (!self.look.transparent).then(|| self.look.scheme.paper()),
        }
    }

    /// How large a pixel is, 1 for 1/96 of an inch.
    pub fn factor(&self) -> f64 {
        let natural = |pixels: i64| pixels.max(1) as f64 * 0.75;
        match self.look.physical {
            None => 1.0,
            Some(Physical::Width(points)) => points / natural(self.width),
            Some(Physical::Font(points)) => points / natural(if self.size == 0 { 12 } else { self.size }),
        }
    }

    /// The width and the height in pixels.
    pub fn size(&self) -> (i64, i64) {
        (self.width, self.height)
    }

    /// Draws it; as often as one likes.
    pub fn draw(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let picture = self.picture;
        canvas.begin(&self.page())?;
        if self.look.title {
            self.above(canvas)?;
        }
        for panel in &picture.panels {
            self.panel(canvas, panel)?;
        }
        if self.look.title {
            self.below(canvas)?;
        }
        canvas.end()
    }

    fn above(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let scheme = self.look.scheme;
        canvas.text(start(14, scheme.ink(), true), MARGIN, MARGIN + 8, &self.picture.title)?;
        if !self.picture.facts.is_empty() {
            canvas.text(start(11, scheme.quiet(), false), MARGIN, MARGIN + 8 + 20, &self.picture.facts)?;
        }
        canvas.band()
    }

    /// Legend and remarks, in the corner or below.
    fn below(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let legend = &self.picture.legend;
        let quiet = self.look.scheme.quiet();
        let lines = self.notes.len() as i64 + i64::from(!legend.is_empty());
        let mut y = match self.corner {
            true => self.rows.first().map_or(0, |row| row.0) + LINE / 2,
            false => self.height - lines * LINE - 4 - MARGIN / 2 + LINE / 2,
        };
        let mut x = MARGIN;
        for entry in legend {
            if let Some(color) = self.look.scheme.fill(entry.fill) {
                canvas.fill(color, x, y - 6, 12, 12)?;
                let pen = Pen { width: 6, ink: self.look.scheme.hair() };
                for (from, to) in [
                    ((x, y - 6), (x + 12, y - 6)),
                    ((x, y + 6), (x + 12, y + 6)),
                    ((x, y - 6), (x, y + 6)),
                    ((x + 12, y - 6), (x + 12, y + 6)),
                ] {
                    canvas.line(pen, from, to)?;
                }
            }
            canvas.text(start(11, quiet, false), x + 18, y, &entry.text)?;
            match self.corner {
                true => y += LINE,
                false => x += 18 + advance(chars(&entry.text), 11) + 18,
            }
        }
        if !legend.is_empty() && !self.corner {
            y += LINE;
        }
        for note in &self.notes {
            canvas.text(start(11, quiet, false), MARGIN, y, note)?;
            y += LINE;
        }
        canvas.band()
    }

    /// Where the first cell of a panel stands.
    fn origin(&self, panel: &Panel) -> (i64, i64) {
        let (x, lead) = self.columns[panel.place.1];
        let (y, top) = self.rows[panel.place.0];
        (x + lead, y + top)
    }

    fn panel(&self, canvas: &mut dyn Canvas, panel: &Panel) -> Result<()> {
        let (x0, y0) = self.origin(panel);
        let h = self.cell.1;
        let (left, top) = inset(panel);
        if !panel.heading.is_empty() {
            canvas.text(start(12, self.look.scheme.ink(), true), x0 - left, y0 - top - HEADING / 2, &panel.heading)?;
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

    fn cells(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let (w, h) = self.cell;
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

    fn label(&self, canvas: &mut dyn Canvas, cell: &Cell, ink: Rgb, x: i64, y: i64) -> Result<()> {
        if cell.text.is_empty() || self.size == 0 {
            return Ok(());
        }
        let style = Style { size: self.size, ink, bold: cell.tone == Tone::Strong, anchor: Anchor::Middle };
        let step = self.size + 2;
        let lines = cell.text.split('\n').count() as i64;
        for (k, line) in cell.text.split('\n').enumerate() {
            canvas.text(style, x, y + (2 * k as i64 - lines + 1) * step / 2, line)?;
        }
        Ok(())
    }

    fn columns_ruler(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let ruler = &panel.cols;
        if ruler.marks == Marks::None {
            return Ok(());
        }
        let w = self.cell.0;
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

    fn rows_ruler(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let ruler = &panel.rows;
        if ruler.marks == Marks::None {
            return Ok(());
        }
        let h = self.cell.1;
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

    fn grid(&self, canvas: &mut dyn Canvas, panel: &Panel, x0: i64, y0: i64) -> Result<()> {
        let (w, h) = self.cell;
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

/// Lines of text, none longer than so many pixels, broken at blanks.
fn wrapped(notes: &[String], width: i64) -> Vec<String> {
    let most = usize::try_from(width * 10 / (11 * ADVANCE)).unwrap_or(1).max(8);
    let mut lines = Vec::new();
    for note in notes {
        let mut line = String::new();
        for word in note.split(' ') {
            if !line.is_empty() && chars(&line) + 1 + chars(word) > most {
                lines.push(std::mem::take(&mut line));
                line.push(' ');
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

fn start(size: i64, ink: Rgb, bold: bool) -> Style {
    Style { size, ink, bold, anchor: Anchor::Start }
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

/// The size of labels of so many characters and lines in a cell of a side, 0 where none can be
/// read.
fn fitting((chars, lines): (usize, usize), side: i64, most: i64) -> i64 {
    // Two pixels of paper on every side, and between lines.
    let room = (side - 4).max(0);
    let chars = i64::try_from(chars).unwrap_or(i64::MAX / 64).max(1);
    let lines = i64::try_from(lines).unwrap_or(i64::MAX / 64).max(1);
    let size = (room * 10 / (chars * ADVANCE)).min((room - 2 * (lines - 1)) / lines).min(most);
    if size < LEAST { 0 } else { size }
}

/// Every how many cells of a side a number of `room` pixels has its place: a power of two, as
/// modes mostly are.
fn every(side: i64, room: i64) -> usize {
    let side = side.max(1);
    usize::try_from(((room + side - 1) / side).max(1)).unwrap_or(1).next_power_of_two()
}

/// Makes room at place `i` for `lead` and `body`.
fn extend(sizes: &mut Vec<(i64, i64)>, i: usize, lead: i64, body: i64) {
    if sizes.len() <= i {
        sizes.resize(i + 1, (0, 0));
    }
    sizes[i] = (sizes[i].0.max(lead), sizes[i].1.max(body));
}

/// Starts of consecutive places, and where the last one ends, margins included.
fn cumulate(sizes: &[(i64, i64)], first: i64, gap: i64) -> (Vec<(i64, i64)>, i64) {
    let mut at = first;
    let mut starts = Vec::new();
    for (lead, body) in sizes {
        starts.push((at, *lead));
        at += lead + body + gap;
    }
    (starts, at - gap + MARGIN)
}

/// Draws a picture.
pub fn draw(picture: &Picture, look: Look, canvas: &mut dyn Canvas) -> Result<()> {
    Sheet::new(picture, look).draw(canvas)
}

/// Where a panel stands on a sheet.
#[derive(Clone, Debug)]
pub struct Place {
    /// The corner of its first cell.
    pub origin: (i64, i64),
    /// The space of its rulers left of and above the cells.
    pub inset: (i64, i64),
}

/// The sizes of a sheet, for what draws it in a manner of its own.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The size of labels.
    pub size: i64,
    /// The width and height of a cell.
    pub cell: (i64, i64),
    /// The width of the picture in pixels.
    pub width: i64,
    /// The height of the picture in pixels.
    pub height: i64,
    /// The places of the panels.
    pub panels: Vec<Place>,
}

/// The sizes of the sheet of a picture.
pub fn plan(picture: &Picture, look: Look) -> Plan {
    let sheet = Sheet::new(picture, look);
    let panels = picture.panels.iter().map(|p| Place { origin: sheet.origin(p), inset: inset(p) }).collect();
    Plan { size: sheet.size, cell: sheet.cell, width: sheet.width, height: sheet.height, panels }
}
