//! Where everything of a picture stands, in pixels, drawn row by row on any canvas.

use super::palette::{HAIR, INK, Palette, QUIET, Rgb, WHITE};
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

/// What can be drawn on. Coordinates are whole pixels, `y` downwards.
pub trait Canvas {
    /// Starts the picture.
    fn begin(&mut self, width: i64, height: i64, title: &str, description: &str) -> Result<()>;
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

/// What a sheet shows around the panels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// The palette of fills.
    pub palette: Palette,
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
}

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
        let least = if most <= 16 { 36 } else { 24 };
        let text = advance(label.0, size) + 10;
        let ruler =
            picture.panels.iter().filter(|p| p.cols.marks != Marks::None).map(|p| advance(digits(p.cols.number(p.cols.len)), 10) + 4);
        let width = least.max(text).max(ruler.max().unwrap_or(0));
        let height = least.max(label.1 as i64 * (size + 2) + 8).max(width.min(36));
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
        let texts = Self::texts(picture, look);
        let top = MARGIN + texts.0;
        let (columns, width) = cumulate(&columns, MARGIN, GAP);
        let (rows, height) = cumulate(&rows, top, if heading { GAP / 2 } else { GAP });
        let widest = if look.title {
            let notes = picture.notes.iter().map(|n| advance(chars(n), 11)).max().unwrap_or(0);
            advance(chars(&picture.title), 14).max(advance(chars(&picture.facts), 11)).max(notes)
        } else {
            0
        };
        let width = width.max(widest + 2 * MARGIN);
        Sheet { picture, look, size, cell, columns, rows, width, height: height + texts.1 }
    }

    /// The heights of what stands above and below the panels.
    fn texts(picture: &Picture, look: Look) -> (i64, i64) {
        if !look.title {
            return (0, 0);
        }
        let above = 24 + if picture.facts.is_empty() { 0 } else { LINE } + 6;
        let below = (picture.notes.len() as i64 + i64::from(!picture.legend.is_empty())) * LINE + 4;
        (above, below)
    }

    /// The width and the height in pixels.
    pub fn size(&self) -> (i64, i64) {
        (self.width, self.height)
    }

    /// Draws it; as often as one likes.
    pub fn draw(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let picture = self.picture;
        canvas.begin(self.width, self.height, &picture.title, &picture.facts)?;
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
        canvas.text(start(14, INK, true), MARGIN, MARGIN + 8, &self.picture.title)?;
        if !self.picture.facts.is_empty() {
            canvas.text(start(11, QUIET, false), MARGIN, MARGIN + 8 + 20, &self.picture.facts)?;
        }
        canvas.band()
    }

    fn below(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let (_, below) = Self::texts(self.picture, self.look);
        let mut y = self.height - below - MARGIN / 2 + LINE / 2;
        let mut x = MARGIN;
        for entry in &self.picture.legend {
            if let Some(color) = self.look.palette.fill(entry.fill) {
                canvas.fill(color, x, y - 6, 12, 12)?;
                let pen = Pen { width: 6, ink: HAIR };
                for (from, to) in [
                    ((x, y - 6), (x + 12, y - 6)),
                    ((x, y + 6), (x + 12, y + 6)),
                    ((x, y - 6), (x, y + 6)),
                    ((x + 12, y - 6), (x + 12, y + 6)),
                ] {
                    canvas.line(pen, from, to)?;
                }
            }
            canvas.text(start(11, QUIET, false), x + 18, y, &entry.text)?;
            x += 18 + advance(chars(&entry.text), 11) + 18;
        }
        if !self.picture.legend.is_empty() {
            y += LINE;
        }
        for note in &self.picture.notes {
            canvas.text(start(11, QUIET, false), MARGIN, y, note)?;
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
            canvas.text(start(12, INK, true), x0 - left, y0 - top - HEADING / 2, &panel.heading)?;
        }
        if !panel.sign.is_empty() {
            // The formula of a row of panels stands on one line, beside the lowest of them.
            let beside = self.picture.panels.iter().filter(|p| p.place.0 == panel.place.0).map(|p| p.rows.shown()).min();
            let middle = y0 + beside.unwrap_or(0) * h / 2;
            let style = Style { size: 20, ink: INK, bold: false, anchor: Anchor::Middle };
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
        let mut cell = Cell::default();
        let mut known: Vec<((Fill, Tone), Colors)> = Vec::new();
        for (r, m) in panel.rows.window.clone().enumerate() {
            let y = y0 + r as i64 * h;
            if !canvas.shows(y, h) {
                continue;
            }
            // Neighbours of one colour are one rectangle.
            let mut run: Option<(Rgb, i64, i64)> = None;
            for (c, n) in panel.cols.window.clone().enumerate() {
                cell.clear();
                panel.cells.cell(m, n, &mut cell);
                // What can be read on a colour takes longer to find out than to look up.
                let key = (cell.fill, cell.tone);
                let (color, ink) = match known.iter().find(|(k, _)| *k == key) {
                    Some((_, colors)) => *colors,
                    None => {
                        let colors = self.look.palette.cell(&cell);
                        known.push((key, colors));
                        colors
                    }
                };
                let x = x0 + c as i64 * w;
                match (&mut run, color) {
                    (Some((last, _, end)), Some(color)) if *last == color => *end = x + w,
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
            canvas.band()?;
        }
        Ok(())
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
        let style = Style { size: 10, ink: QUIET, bold: false, anchor: Anchor::Middle };
        let height = NUMBERS + ruler.levels.len() as i64 * BRACKET;
        if !canvas.shows(y0 - height, height) {
            return Ok(());
        }
        let step = every(w, advance(digits(ruler.number(ruler.len - 1)).max(digits(ruler.first)), 10) + 8);
        // Cells that hold a label have room for a number.
        let step = if self.look.cell.is_some() { step } else { 1 };
        for (c, n) in ruler.window.clone().enumerate().step_by(step) {
            canvas.text(style, x0 + c as i64 * w + w / 2, y0 - NUMBERS / 2 - 1, itoa::Buffer::new().format(number(ruler, n)))?;
        }
        canvas.band()?;
        for (level, from, to, digit) in blocks(ruler) {
            let y = y0 - NUMBERS - (level as i64 - 1) * BRACKET;
            let (left, right) = (x0 + (from - ruler.window.start) * w + 3, x0 + (to - ruler.window.start) * w - 3);
            if right - left < 2 {
                continue;
            }
            let pen = Pen { width: 8, ink: QUIET };
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
        let style = Style { size: 10, ink: QUIET, bold: false, anchor: Anchor::End };
        for (r, m) in ruler.window.clone().enumerate().step_by(every(h, 14)) {
            canvas.text(style, x0 - 6, y0 + r as i64 * h + h / 2, itoa::Buffer::new().format(number(ruler, m)))?;
        }
        canvas.band()?;
        let mut at = x0 - numbers_width(ruler);
        let mut last = 1;
        for (level, from, to, digit) in blocks(ruler) {
            if level != last {
                at -= bracket_width(ruler, last);
                last = level;
            }
            let (above, below) = (y0 + (from - ruler.window.start) * h + 3, y0 + (to - ruler.window.start) * h - 3);
            if below - above < 2 {
                continue;
            }
            let pen = Pen { width: 8, ink: QUIET };
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
        for k in 1..rows.shown() {
            let y = y0 + k * h;
            if let Some(pen) = between(rows.edge(rows.window.start + k), h) {
                canvas.line(pen, (x0, y), (x0 + width, y))?;
            }
        }
        for k in 1..cols.shown() {
            let x = x0 + k * w;
            if let Some(pen) = between(cols.edge(cols.window.start + k), w) {
                canvas.line(pen, (x, y0), (x, y0 + height))?;
            }
        }
        // The frame is as heavy as the heaviest line inside, on every side.
        let frame = pen(rows.frame().max(cols.frame()));
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
}

fn start(size: i64, ink: Rgb, bold: bool) -> Style {
    Style { size, ink, bold, anchor: Anchor::Start }
}

/// The number at `i`: the innermost coordinate below brackets, else the flat one.
fn number(ruler: &Ruler, i: i64) -> i64 {
    if ruler.has_brackets() && ruler.marks == Marks::Nested { ruler.digit(0, i) } else { ruler.number(i) }
}

/// The blocks of the outer levels inside the window: level, from, to, coordinate.
fn blocks(ruler: &Ruler) -> impl Iterator<Item = (usize, i64, i64, i64)> + '_ {
    let levels = if ruler.has_brackets() { 1..ruler.levels.len() } else { 0..0 };
    levels.flat_map(move |level| {
        let span = ruler.levels[level].span;
        let first = ruler.window.start / span;
        let last = (ruler.window.end + span - 1) / span;
        (first..last).map(move |b| {
            let (from, to) = ((b * span).max(ruler.window.start), ((b + 1) * span).min(ruler.window.end));
            (level, from, to, ruler.digit(level, b * span))
        })
    })
}

/// Lines by weight: what is between cells is thin and grey.
fn pen(edge: usize) -> Pen {
    match edge {
        0 => Pen { width: 6, ink: HAIR },
        1 => Pen { width: 16, ink: INK },
        2 => Pen { width: 28, ink: INK },
        _ => Pen { width: 40, ink: INK },
    }
}

/// The line between cells of a side; small cells have thinner lines, and then none but those
/// between modes.
fn between(edge: usize, side: i64) -> Option<Pen> {
    let Pen { width, ink } = pen(edge);
    match (edge, side) {
        (0, ..8) | (_, ..4) => None,
        _ => Some(Pen { width: (width * side.min(24) / 24).max(4), ink }),
    }
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

/// The colour of the paper below everything.
pub const PAPER: Rgb = WHITE;
