//! Pictures of any value, as every medium draws them: panels of cells and what stands around them, walked cell by cell so that size costs
//! no memory. Views make them, every back end draws any of them.

use super::ruler::{Profile, Ruler};

/// The most panels of one picture.
pub const MAX_PANELS: usize = 256;

/// The most cells of one picture.
pub const MAX_CELLS: i64 = 1 << 26;

/// The most rows, and the most columns, of one panel: each has a number and a place.
pub const MAX_SIDE: i64 = 1 << 18;

/// What fills a cell, as a role: the palette has the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fill {
    /// The colour of the paper: no fill.
    #[default]
    Paper,
    /// One of eight colours that are told apart.
    Hue(u8),
    /// One of eight colours, tinted towards white in four steps.
    Tint(u8, u8),
    /// The tile that all others are copies of.
    Base,
    /// A place of 0 to 15 between the least and the most.
    Ramp(u8),
    /// The fill of a place at which the tile has no element.
    Hole,
    /// A degree of cost, from 0 (best) to 4 (worst).
    Degree(u8),
    /// Shared or tensor memory, which no thread has in its registers.
    Memory,
}

impl Fill {
    /// The colour of thing `n` where eight colours go around.
    pub fn hue(n: i64) -> Fill {
        Fill::Hue(n.rem_euclid(8) as u8)
    }
}

/// How strongly a cell is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Normal weight.
    #[default]
    Plain,
    /// Dimmed: not part of the selection.
    Dim,
    /// Emphasised: by weight, not by colour alone.
    Strong,
}

/// A cell of a panel: label, fill and tone.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// The label, lines separated by newlines.
    pub text: String,
    /// The fill class; a palette makes it a colour.
    pub fill: Fill,
    /// The tone: normal, dimmed or emphasised.
    pub tone: Tone,
    /// The index, where there is one.
    pub value: Option<i64>,
    /// The first bit of the element in memory, where a pointer decides it and not the index alone.
    pub bit: Option<i64>,
    /// The element that it shows: cells of all panels with the same one are the same thing.
    pub element: Option<i64>,
    /// The tile or the copy that it belongs to: a cell that stands for all of it has no element.
    pub group: Option<i64>,
}

impl Cell {
    /// Makes it an empty cell again, its memory kept.
    pub fn clear(&mut self) {
        self.text.clear();
        *self = Cell { text: std::mem::take(&mut self.text), ..Cell::default() };
    }
}

/// The cells of a panel, in any order.
pub trait Cells {
    /// Writes what stands at row `m` and column `n` into a cleared cell.
    fn cell(&self, m: i64, n: i64, cell: &mut Cell);

    /// The most characters of a line of a label, and the most lines.
    fn label_size(&self) -> (usize, usize);

    /// The coordinates of the cells, where they are those of a layout.
    fn domain(&self) -> Option<Domain> {
        None
    }

    /// Whether the cells say the lines between them, and not the rulers.
    fn has_borders(&self) -> bool {
        false
    }

    /// How heavy the line after a cell is, below it where `below`, else right of it; `None` for no line at all.
    fn border(&self, _m: i64, _n: i64, _below: bool) -> Option<usize> {
        Some(0)
    }
}

impl<C: Cells + ?Sized> Cells for Box<C> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        (**self).cell(m, n, cell);
    }

    fn label_size(&self) -> (usize, usize) {
        (**self).label_size()
    }

    fn domain(&self) -> Option<Domain> {
        (**self).domain()
    }

    fn has_borders(&self) -> bool {
        (**self).has_borders()
    }

    fn border(&self, m: i64, n: i64, below: bool) -> Option<usize> {
        (**self).border(m, n, below)
    }
}

/// Which coordinates a panel shows: those of a layout, behind its first two modes at one place.
#[derive(Clone, Debug)]
pub struct Domain {
    /// The modes; a single one where the panel is a row.
    pub natural: Vec<Profile>,
    /// The coordinates behind the first two modes.
    pub rest: Vec<i64>,
    /// The 1-D coordinate of the first cell.
    pub first: i64,
    /// How far apart the 1-D coordinates of neighbours in a row are.
    pub rows: i64,
    /// How far apart the 1-D coordinates of neighbours in a column are.
    pub step: i64,
}

/// Cells given by a function, with the size of their labels.
pub struct Computed<F>(pub (usize, usize), pub F);

impl<F: Fn(i64, i64, &mut Cell)> Cells for Computed<F> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        self.1(m, n, cell);
    }

    fn label_size(&self) -> (usize, usize) {
        self.0
    }
}

/// Cells with a function that says the lines between them.
pub struct Outlined<C, B> {
    /// The cells, generated while the panel is walked.
    pub cells: C,
    /// How heavy the line after a cell is: see [`Cells::border`].
    pub border: B,
}

impl<C: Cells, B: Fn(i64, i64, bool) -> Option<usize>> Cells for Outlined<C, B> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        self.cells.cell(m, n, cell);
    }

    fn label_size(&self) -> (usize, usize) {
        self.cells.label_size()
    }

    fn domain(&self) -> Option<Domain> {
        self.cells.domain()
    }

    fn has_borders(&self) -> bool {
        true
    }

    fn border(&self, m: i64, n: i64, below: bool) -> Option<usize> {
        (self.border)(m, n, below)
    }
}

/// A panel: a grid of cells with its heading and its rulers.
pub struct Panel<'a> {
    /// The heading above the panel.
    pub heading: String,
    /// The sign before it: `o`, `=`.
    pub sign: &'static str,
    /// Its row and its column among the panels.
    pub place: (usize, usize),
    /// The ruler of the rows.
    pub rows: Ruler,
    /// The ruler of the columns.
    pub cols: Ruler,
    /// The cells, computed one at a time.
    pub cells: Box<dyn Cells + 'a>,
}

impl<'a> Panel<'a> {
    /// The heading in two lines where it names a layout of several panels: `A = (4,2,3):(2,1,8)` above all of them, `A(_,_,0)`
    /// above the first; else the first line is empty.
    pub fn heading_lines(&self) -> (&str, std::borrow::Cow<'_, str>) {
        match self.heading.split_once(" (_,_") {
            Some((name, at)) if !name.is_empty() => {
                let short = name.split_once(" = ").map_or("", |(short, _)| short);
                (name, format!("{short}(_,_{at}").into())
            }
            _ => ("", self.heading.as_str().into()),
        }
    }

    /// Puts other cells in the place of its cells, made from them.
    pub fn map_cells(&mut self, make: impl FnOnce(Box<dyn Cells + 'a>) -> Box<dyn Cells + 'a>) {
        let none = Computed((1, 1), |_, _, _: &mut Cell| {});
        let cells = std::mem::replace(&mut self.cells, Box::new(none));
        self.cells = make(cells);
    }
}

/// An entry of the legend.
#[derive(Clone, Debug)]
pub struct Legend {
    /// The fill class; a palette makes it a colour.
    pub fill: Fill,
    /// What cells of this fill have in common.
    pub text: String,
}

/// A picture: a title, panels of cells, a legend and notes.
///
/// ```
/// use cutectl::view::{of_value, options::Options};
///
/// let arena = bumpalo::Bump::new();
/// let mut session = cutectl::Session::default();
/// let value = session.value(&arena, "(4,8):(8,1)").unwrap();
/// let drawn = of_value::picture(session.cx(&arena), value, None, false, &Options::default()).unwrap();
/// assert_eq!(drawn.picture.cell_count(), 32);
/// ```
pub struct Picture<'a> {
    /// The title: the expression that is drawn.
    pub title: String,
    /// What there is to know, in a line.
    pub facts: String,
    /// The panels from left to right.
    pub panels: Vec<Panel<'a>>,
    /// The legend: what each fill means.
    pub legend: Vec<Legend>,
    /// Notes, written below the panels.
    pub notes: Vec<String>,
    /// The size of an element in bits, for byte offsets.
    pub element_bits: Option<i64>,
    /// Whether rows and columns of panels have coordinates in common, so that no panel may stand elsewhere.
    pub aligned: bool,
}

impl Picture<'_> {
    /// The number of cells, windows applied.
    pub fn cell_count(&self) -> i64 {
        self.panels.iter().fold(0i64, |n, p| n.saturating_add(p.rows.shown().saturating_mul(p.cols.shown())))
    }
}
