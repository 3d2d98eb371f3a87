//! Where everything of a picture stands, in pixels, drawn row by row on any canvas.

mod panel;
mod rulers;

use super::canvas::{Anchor, Canvas, Page, Pen, Style};
use super::palette::{Rgb, Scheme};
use crate::view::picture::{Panel, Picture};
use crate::view::ruler::Marks;
use rulers::inset;
use std::io::Result;

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

/// The width of a character, in tenths of its size.
const ADVANCE: i64 = 6;

/// The space around everything.
const MARGIN: i64 = 12;

/// The space between panels.
const GAP: i64 = 28;

/// The height of the heading of a panel.
const HEADING: i64 = 24;

/// The height of a line of the facts, the legend and the remarks.
const LINE: i64 = 18;

/// The smallest label that is drawn.
const LEAST: i64 = 6;

/// The narrowest corner that remarks stand in.
const CORNER: i64 = 180;

/// The width from which on remarks are wrapped.
const NOTES: i64 = 560;

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

    /// Writes the title and the facts.
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
}

/// Notes in lines of at most `width` pixels, broken at blanks.
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

/// The size of labels of a number of characters and lines in a cell of a side; 0 where it cannot be read.
fn fitting((chars, lines): (usize, usize), side: i64, most: i64) -> i64 {
    // Two pixels of paper on every side, and between lines.
    let room = (side - 4).max(0);
    let chars = i64::try_from(chars).unwrap_or(i64::MAX / 64).max(1);
    let lines = i64::try_from(lines).unwrap_or(i64::MAX / 64).max(1);
    let size = (room * 10 / (chars * ADVANCE)).min((room - 2 * (lines - 1)) / lines).min(most);
    if size < LEAST { 0 } else { size }
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
