//! Where everything of a picture stands, in pixels, drawn row by row on any canvas.

mod panel;
mod places;
mod rulers;

use super::canvas::{Anchor, Canvas, Page, Pen, Style};
use super::palette::{Rgb, Scheme};
use crate::view::facts::APART;
use crate::view::picture::{Legend, Panel, Picture};
use crate::view::ruler::Marks;
use places::{Extents, Places, Row, places};
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
    /// Whether cells say what they are to a pointer that rests on them.
    pub tips: bool,
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

/// The side of a cell of few columns: eight of them fit a column of a paper.
const ROOMY: i64 = 34;

/// The narrowest corner that remarks stand in.
const CORNER: i64 = 180;

/// The width and the height of a slide in pixels, 33.9 cm by 19.05 cm: larger pictures are drawn closer and then smaller.
const SLIDE: (i64, i64) = (1280, 720);

/// A scale that is not worth its rounding.
const NEARLY: f64 = 0.97;

/// The size in points below which labels are not drawn smaller to make a picture fit.
const READABLE: f64 = 5.5;

/// The width of a column of a paper in pixels, 8.5 cm: facts, legend and remarks are wrapped to it where the panels are no wider.
const COLUMN: i64 = 321;

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
    cells: CellSize,
    /// Where the columns of every row of panels start, and the space of rulers before their cells.
    columns: Vec<Extents>,
    rows: Vec<Row>,
    width: i64,
    height: i64,
    /// The facts, the remarks and the entries of the legend in lines no longer than the sheet is wide.
    facts: Vec<String>,
    notes: Vec<String>,
    legend: Vec<Vec<&'p Legend>>,
    corner: Corner,
}

/// What stands in the empty corner left of the first row of panels and above the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Corner {
    /// Nothing, or there is no such corner.
    Nothing,
    /// Legend and remarks.
    Notes,
    /// Title and facts above them.
    Everything,
}

/// How much paper a cell has around its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Density {
    /// Room for the eye.
    Roomy,
    /// As small as labels allow, for pictures that are larger than a slide.
    Compact,
}

/// The cells of a sheet.
#[derive(Clone, Copy, Debug)]
struct CellSize {
    /// The size of labels, 0 where they do not fit.
    font: i64,
    /// The distance of the lines of a label.
    step: i64,
    /// The width and the height.
    cell: (i64, i64),
}

impl CellSize {
    /// Cells in which every label of a picture fits.
    fn of(picture: &Picture, density: Density) -> CellSize {
        let label = label_size(picture);
        let most = picture.panels.iter().map(|p| p.cols.shown()).max().unwrap_or(0);
        let ruled = picture.panels.iter().filter(|p| p.cols.marks != Marks::None);
        let ruler = ruled.map(|p| advance(digits(p.cols.number(p.cols.len)), 10) + 4).max().unwrap_or(0);
        let lines = label.1 as i64;
        // Few columns have room; long labels are set smaller.
        let (font, least, beside) = match (density, lines) {
            (Density::Roomy, 1) => (if label.0 > 8 { 10 } else { 12 }, if most <= 16 { ROOMY } else { 24 }, 10),
            (Density::Roomy, _) => (10, 24, 6),
            // At least the width of a character between two labels.
            (Density::Compact, 1) => (10, 18, 6),
            (Density::Compact, _) => (9, 18, 6),
        };
        let width = least.max(advance(label.0, font) + beside).max(ruler);
        let (step, height) = match (density, lines) {
            (Density::Roomy, 1) => (font + 2, least.max(font + 10).max(width.min(ROOMY))),
            (Density::Roomy, _) => (font + 2, least.max(lines * (font + 2) + 6)),
            (Density::Compact, _) => (font + 1, least.max(lines * (font + 1) + 2)),
        };
        CellSize { font, step, cell: (width, height) }
    }

    /// Square cells of a side, with labels where they fit.
    fn square(picture: &Picture, side: i64) -> CellSize {
        let CellSize { font, .. } = CellSize::of(picture, Density::Roomy);
        let font = fitting(label_size(picture), side, font);
        CellSize { font, step: font + 2, cell: (side, side) }
    }
}

/// The most characters of a line of a label, and the most lines, of all panels.
fn label_size(picture: &Picture) -> (usize, usize) {
    picture.panels.iter().map(|p| p.cells.label_size()).fold((1, 1), |a, b| (a.0.max(b.0), a.1.max(b.1)))
}

impl<'p> Sheet<'p> {
    /// Lays a picture out.
    pub fn new(picture: &'p Picture<'p>, look: Look) -> Self {
        if let Some(side) = look.cell {
            return Sheet::sized(picture, look, CellSize::square(picture, side));
        }
        let roomy = CellSize::of(picture, Density::Roomy);
        let size = places(picture, roomy.cell).size;
        let cells = if size.0 > SLIDE.0 || size.1 > SLIDE.1 { CellSize::of(picture, Density::Compact) } else { roomy };
        Sheet::sized(picture, look, cells)
    }

    /// Lays a picture out in cells of a size.
    fn sized(picture: &'p Picture<'p>, look: Look, cells: CellSize) -> Self {
        let Places { columns, mut rows, size: (mut width, mut height), first } = places(picture, cells.cell);
        let name = if look.title { advance(chars(&picture.title), 14) } else { 0 };
        // The corner left of the first row of panels and above the second: its width, and its lines.
        let room = look.title && picture.aligned && picture.panels.iter().all(|p| p.place != (0, 0));
        let in_corner = Some((first.0, first.1 / LINE)).filter(|(wide, _)| room && *wide >= CORNER).and_then(|(wide, lines)| {
            let notes = wrapped(&picture.notes, wide);
            // A layout that cannot be broken may be longer than a line.
            if notes.iter().any(|note| advance(chars(note), 11) > wide + GAP / 2) {
                return None;
            }
            let left = lines - notes.len() as i64 - picture.legend.len() as i64;
            // The title stands there too where it is no wider.
            let titles = name.max(advance(chars(&picture.facts), 11));
            let corner = if titles <= wide && left > 3 { Corner::Everything } else { Corner::Notes };
            (left > 0).then_some((notes, corner))
        });
        width = width.max(name + 2 * MARGIN);
        let wide = (width - 2 * MARGIN).max(COLUMN - 2 * MARGIN);
        let facts = if look.title { folded(&picture.facts, APART, wide) } else { Vec::new() };
        let widest = |lines: &[String]| lines.iter().map(|line| advance(chars(line), 11)).max().unwrap_or(0) + 2 * MARGIN;
        let above = match in_corner {
            Some((_, Corner::Everything)) => 0,
            _ if look.title => {
                width = width.max(widest(&facts));
                24 + facts.len() as i64 * LINE + 6
            }
            _ => 0,
        };
        rows.iter_mut().for_each(|row| row.start += above);
        height += above;
        let (notes, corner) = in_corner.unwrap_or_else(|| (wrapped(&picture.notes, wide), Corner::Nothing));
        let legend = keys(&picture.legend, if corner == Corner::Nothing { wide } else { 0 });
        if look.title && corner == Corner::Nothing {
            width = width.max(widest(&notes));
            width = width.max(legend.iter().map(|line| line.iter().map(|l| key_width(l)).sum::<i64>()).max().unwrap_or(0) + MARGIN);
            height += (notes.len() + legend.len()) as i64 * LINE + 4;
        }
        Sheet { picture, look, cells, columns, rows, width, height, facts, notes, legend, corner }
    }

    /// The page that it is drawn on.
    fn page(&self) -> Page {
        Page {
            width: self.width,
            height: self.height,
            title: self.picture.title.clone(),
            description: self.picture.facts.clone(),
            factor: self.factor(),
            exact: self.look.physical.is_some(),
            paper: (!self.look.transparent).then(|| self.look.scheme.paper()),
        }
    }

    /// How large a pixel is, 1 for 1/96 of an inch: by itself a picture fits a slide as long as its labels can be read.
    pub fn factor(&self) -> f64 {
        let points = |pixels: i64| pixels.max(1) as f64 * 0.75;
        let font = points(if self.cells.font == 0 { 12 } else { self.cells.font });
        match self.look.physical {
            None if self.look.cell.is_some() => 1.0,
            None => {
                let fit = (SLIDE.0 as f64 / self.width.max(1) as f64).min(SLIDE.1 as f64 / self.height.max(1) as f64);
                // A few pixels more than a slide are not worth the blur.
                if fit > NEARLY { 1.0 } else { fit.max(READABLE / font) }
            }
            Some(Physical::Width(width)) => width / points(self.width),
            Some(Physical::Font(size)) => size / font,
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
        for (k, facts) in self.facts.iter().enumerate() {
            canvas.text(start(11, scheme.quiet(), false), MARGIN, MARGIN + 8 + 20 + k as i64 * LINE, facts)?;
        }
        canvas.band()
    }

    /// Legend and remarks, in the corner or below.
    fn below(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let quiet = self.look.scheme.quiet();
        let lines = (self.notes.len() + self.legend.len()) as i64;
        let mut y = match self.corner {
            Corner::Everything => MARGIN + 24 + LINE + LINE / 2,
            Corner::Notes => self.rows.first().map_or(0, |row| row.start) + LINE / 2,
            Corner::Nothing => self.height - lines * LINE - 4 - MARGIN / 2 + LINE / 2,
        };
        for entries in &self.legend {
            let mut x = MARGIN;
            for entry in entries {
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
                x += key_width(entry);
            }
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
        let (x, lead) = self.columns[panel.place.0][panel.place.1];
        let row = self.rows[panel.place.0];
        (x + lead, row.start + row.lead)
    }

    /// The space left of the cells of a panel and above them that rulers take: the widest of a column whose panels stand below
    /// each other, the highest of a row.
    fn inset(&self, panel: &Panel) -> (i64, i64) {
        let (row, column) = panel.place;
        let shared = column == 0 || self.picture.aligned;
        (if shared { self.columns[row][column].1 } else { inset(panel).0 }, self.rows[row].rulers)
    }
}

/// The width of an entry of the legend, and of the space behind it.
fn key_width(entry: &Legend) -> i64 {
    18 + advance(chars(&entry.text), 11) + 18
}

/// The entries of a legend in lines of at most `width` pixels, at least one in each.
fn keys(legend: &[Legend], width: i64) -> Vec<Vec<&Legend>> {
    let mut lines: Vec<Vec<&Legend>> = Vec::new();
    let mut left = 0;
    for entry in legend {
        left -= key_width(entry);
        match lines.last_mut() {
            // The space behind the last one is not needed.
            Some(line) if left + 18 >= 0 => line.push(entry),
            _ => {
                left = width - key_width(entry);
                lines.push(vec![entry]);
            }
        }
    }
    lines
}

/// The characters of small print that stand in a width of pixels.
fn room(width: i64) -> usize {
    usize::try_from(width * 10 / (11 * ADVANCE)).unwrap_or(1).max(8)
}

/// A text in lines of at most `width` pixels, broken at what stands between its parts.
fn folded(text: &str, between: &str, width: i64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in text.split(between).filter(|part| !part.is_empty()) {
        match lines.last_mut().filter(|line| chars(line) + chars(between) + chars(part) <= room(width)) {
            Some(line) => *line += &format!("{between}{part}"),
            None => lines.push(part.to_owned()),
        }
    }
    lines
}

/// Notes in lines of at most `width` pixels, broken at blanks.
fn wrapped(notes: &[String], width: i64) -> Vec<String> {
    let most = room(width);
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

/// Draws a picture.
pub fn draw(picture: &Picture, look: Look, canvas: &mut dyn Canvas) -> Result<()> {
    Sheet::new(picture, look).draw(canvas)
}

/// Where a panel stands on a sheet.
#[derive(Clone, Debug)]
pub struct Place {
    /// The corner of its first cell.
    pub origin: (i64, i64),
    /// The space of rulers left of its cells and above those of its row.
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
    let panels = picture.panels.iter().map(|p| Place { origin: sheet.origin(p), inset: sheet.inset(p) }).collect();
    Plan { size: sheet.cells.font, cell: sheet.cells.cell, width: sheet.width, height: sheet.height, panels }
}
