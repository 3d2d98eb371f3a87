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

/// The narrowest corner that remarks stand in.
const CORNER: i64 = 180;

/// The width and the height of a slide in pixels, 33.9 cm by 19.05 cm: larger pictures are drawn closer and then smaller.
const SLIDE: (i64, i64) = (1280, 720);

/// A scale that is not worth its rounding.
const NEARLY: f64 = 0.97;

/// The size in points below which labels are not drawn smaller to make a picture fit.
const READABLE: f64 = 5.5;

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
    cells: CellSize,
    /// Where the columns and rows of panels start, and their sizes.
    columns: Vec<(i64, i64)>,
    rows: Vec<(i64, i64)>,
    width: i64,
    height: i64,
    /// The remarks, each no longer than the sheet is wide.
    notes: Vec<String>,
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
            (Density::Roomy, 1) => (if label.0 > 8 { 10 } else { 12 }, if most <= 16 { 36 } else { 24 }, 10),
            (Density::Roomy, _) => (10, 24, 6),
            (Density::Compact, 1) => (10, 18, 5),
            (Density::Compact, _) => (9, 18, 3),
        };
        let width = least.max(advance(label.0, font) + beside).max(ruler);
        let (step, height) = match (density, lines) {
            (Density::Roomy, 1) => (font + 2, least.max(font + 10).max(width.min(36))),
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

/// Columns or rows of panels: the space of rulers and headings before the cells, and that of the cells.
type Extents = Vec<(i64, i64)>;

impl<'p> Sheet<'p> {
    /// Lays a picture out.
    pub fn new(picture: &'p Picture<'p>, look: Look) -> Self {
        if let Some(side) = look.cell {
            return Sheet::sized(picture, look, CellSize::square(picture, side));
        }
        let roomy = CellSize::of(picture, Density::Roomy);
        let (columns, rows) = extents(picture, roomy.cell);
        let size = (cumulate(&columns, MARGIN, GAP).1, cumulate(&rows, MARGIN, GAP).1);
        let cells = if size.0 > SLIDE.0 || size.1 > SLIDE.1 { CellSize::of(picture, Density::Compact) } else { roomy };
        Sheet::sized(picture, look, cells)
    }

    /// Lays a picture out in cells of a size.
    fn sized(picture: &'p Picture<'p>, look: Look, cells: CellSize) -> Self {
        let (columns, rows) = extents(picture, cells.cell);
        let titles = if look.title { advance(chars(&picture.title), 14).max(advance(chars(&picture.facts), 11)) } else { 0 };
        let above = if look.title { 24 + if picture.facts.is_empty() { 0 } else { LINE } + 6 } else { 0 };
        // The corner left of the first row of panels and above the second: its width, and its lines.
        let room = match (columns.first(), rows.first()) {
            (Some(column), Some(row)) if look.title && picture.aligned && picture.panels.iter().all(|p| p.place != (0, 0)) => {
                Some((column.0 + column.1, (row.0 + row.1) / LINE))
            }
            _ => None,
        };
        let legend = picture.legend.len() as i64;
        let in_corner = room.filter(|room| room.0 >= CORNER).and_then(|(wide, lines)| {
            let notes = wrapped(&picture.notes, wide);
            let left = lines - notes.len() as i64 - legend;
            // The title stands there too where it is no wider.
            let corner = if titles <= wide && left > 3 { Corner::Everything } else { Corner::Notes };
            (left > 0).then_some((notes, corner))
        });
        let above = if matches!(in_corner, Some((_, Corner::Everything))) { 0 } else { above };
        let heading = picture.panels.iter().any(|p| !p.heading.is_empty());
        let (columns, width) = cumulate(&columns, MARGIN, GAP);
        let (rows, mut height) = cumulate(&rows, MARGIN + above, if heading { GAP / 2 } else { GAP });
        let mut width = width.max(titles + 2 * MARGIN);
        let (notes, corner) = match in_corner {
            Some(corner) => corner,
            None => (wrapped(&picture.notes, (width - 2 * MARGIN).max(NOTES)), Corner::Nothing),
        };
        if look.title && corner == Corner::Nothing {
            width = width.max(notes.iter().map(|n| advance(chars(n), 11)).max().unwrap_or(0) + 2 * MARGIN);
            width = width.max(picture.legend.iter().map(|l| advance(chars(&l.text), 11) + 36).sum::<i64>() + MARGIN);
            height += (notes.len() as i64 + i64::from(!picture.legend.is_empty())) * LINE + 4;
        }
        Sheet { picture, look, cells, columns, rows, width, height, notes, corner }
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
        let cornered = self.corner != Corner::Nothing;
        let mut y = match self.corner {
            Corner::Everything => MARGIN + 24 + LINE + LINE / 2,
            Corner::Notes => self.rows.first().map_or(0, |row| row.0) + LINE / 2,
            Corner::Nothing => self.height - lines * LINE - 4 - MARGIN / 2 + LINE / 2,
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
            match cornered {
                true => y += LINE,
                false => x += 18 + advance(chars(&entry.text), 11) + 18,
            }
        }
        if !legend.is_empty() && !cornered {
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

/// The columns and the rows of panels with cells of a size.
fn extents(picture: &Picture, cell: (i64, i64)) -> (Extents, Extents) {
    let heading = picture.panels.iter().any(|p| !p.heading.is_empty());
    let (mut columns, mut rows) = (Vec::new(), Vec::new());
    for panel in &picture.panels {
        let (left, top) = inset(panel);
        let (above, heading_line) = panel.heading_lines();
        let cells = panel.cols.shown() * cell.0;
        // A sign stands in the gap, and its heading may be wider than a panel.
        let sign = if panel.sign.is_empty() || panel.place.1 == 0 { 0 } else { advance(chars(panel.sign), 20) };
        extend(&mut columns, panel.place.1, left + sign, cells.max(advance(chars(&heading_line), 12) - left + 4));
        let headings = if heading { HEADING } else { 0 } + if above.is_empty() { 0 } else { LINE };
        extend(&mut rows, panel.place.0, top + headings, panel.rows.shown() * cell.1);
    }
    widen(picture, &mut columns);
    (columns, rows)
}

/// Widens columns where the name above several panels would run into the next name.
fn widen(picture: &Picture, columns: &mut Extents) {
    for panel in &picture.panels {
        let (above, _) = panel.heading_lines();
        let from = panel.place.1;
        if above.is_empty() || from >= columns.len() {
            continue;
        }
        let named = |p: &&Panel| p.place.0 == panel.place.0 && p.place.1 > from && !p.heading_lines().0.is_empty();
        let to = picture.panels.iter().filter(named).map(|p| p.place.1).min().unwrap_or(columns.len());
        let there: i64 = columns[from..to].iter().map(|(lead, body)| lead + body + GAP).sum::<i64>() - GAP;
        columns[to - 1].1 += (advance(chars(above), 12) + 4 - there).max(0);
    }
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
    Plan { size: sheet.cells.font, cell: sheet.cells.cell, width: sheet.width, height: sheet.height, panels }
}
