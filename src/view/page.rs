//! The shape of a page: long rows are wrapped, panels stand below each other where they would be too wide beside, and what
//! is still too large is left out in whole tiles.

use super::picture::{Cell, Cells, Domain, Panel, Picture};
use super::ruler::{Marks, Ruler};

/// The most columns of panels side by side, and the longest row that is not wrapped.
const WIDE: i64 = 64;

/// What the rows of a wrapped row count.
const WRAPPED: &str = "places";

/// The width in cells at which a long row is wrapped, unless a tile gives another.
const ROW: i64 = 32;

/// The most rows, and the most columns, of a panel of which nothing is left out.
pub const WHOLE: i64 = 64;

/// A row of cells, wrapped.
struct Wrapped<'a> {
    row: Box<dyn Cells + 'a>,
    len: i64,
    width: i64,
}

impl Cells for Wrapped<'_> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        let at = m * self.width + n;
        if at < self.len {
            self.row.cell(0, at, cell);
        }
    }

    fn label_size(&self) -> (usize, usize) {
        self.row.label_size()
    }

    fn domain(&self) -> Option<Domain> {
        let domain = self.row.domain()?;
        Some(Domain { step: domain.rows.saturating_mul(self.width), ..domain })
    }

    fn has_borders(&self) -> bool {
        self.row.has_borders()
    }

    fn border(&self, m: i64, n: i64, below: bool) -> Option<usize> {
        let at = m * self.width + n;
        match below {
            true => Some(0),
            false if at < self.len => self.row.border(0, at, false),
            false => None,
        }
    }
}

/// Wraps a panel of one long row that is drawn as a whole.
fn wrap(panel: &mut Panel) {
    let cols = &panel.cols;
    if panel.rows.len != 1 || panel.rows.marks != Marks::None || cols.len <= WIDE || cols.window != (0..cols.len) || cols.step != 1 {
        return;
    }
    // The inner modes in a row where they make about one, so that their brackets stay whole.
    let tile = cols.levels.iter().map(|l| l.span).rfind(|span| (ROW / 2..=WIDE).contains(span));
    let width = tile.unwrap_or(ROW);
    let len = cols.len;
    let rows = Ruler { name: WRAPPED, first: cols.first, step: width, ..Ruler::flat((len + width - 1) / width).marked(Marks::Flat) };
    let mut inner = cols.clone();
    inner.levels.retain(|l| l.span < width);
    if let Some(last) = inner.levels.last_mut() {
        last.extent = width / last.span;
    }
    (inner.len, inner.window) = (width, 0..width);
    panel.map_cells(|row| Box::new(Wrapped { row, len, width }));
    (panel.rows, panel.cols) = (rows, inner);
}

/// The columns of a panel, its rulers among them.
fn width(panel: &Panel) -> i64 {
    panel.cols.shown() + 2
}

/// Sets the panels of a row below each other where they are too wide beside.
fn arrange(picture: &mut Picture) {
    // The rows as they were: panels that are moved down would count again.
    let before: Vec<usize> = picture.panels.iter().map(|p| p.place.0).collect();
    let rows = before.iter().max().map_or(0, |last| last + 1);
    let mut next = 0;
    for row in 0..rows {
        let members: Vec<usize> = (0..before.len()).filter(|i| before[*i] == row).collect();
        let wide: i64 = members.iter().map(|i| width(&picture.panels[*i])).sum();
        let high = members.iter().map(|i| picture.panels[*i].rows.shown() + 2).max().unwrap_or(0);
        let below = members.len() > 1 && wide > WIDE && wide > 3 * high;
        for (k, i) in members.iter().enumerate() {
            let place = &mut picture.panels[*i].place;
            *place = if below { (next + k, 0) } else { (next, place.1) };
        }
        next += if below { members.len() } else { usize::from(!members.is_empty()) };
    }
}

/// The most cells of panels side by side of which nothing is left out: more are wider than a sheet of paper.
const BESIDE: i64 = 72;

/// The longest row that is not cut to make panels fit beside each other.
const CUT: i64 = 32;

/// How much of rows that are too wide together is kept, and the groups that are left out of those without tiles.
const KEPT: (i64, i64) = (64, 16);

/// The rows or columns that a ruler leaves out, in words.
fn left_out(ruler: &Ruler) -> Option<String> {
    let gap = ruler.gap.as_ref()?;
    let what = match ruler.name {
        "" => "cells".to_owned(),
        name if name.len() == 1 || name == WRAPPED => name.to_owned(),
        name if name.ends_with(|c: char| c.is_ascii_digit()) => format!("{name}:"),
        name => format!("{name}s"),
    };
    let (first, last) = (ruler.number(gap.start), ruler.number(gap.end) - ruler.step.signum());
    Some(format!("{what} {first} to {last} of {}", ruler.len.saturating_mul(ruler.step.abs())))
}

/// Leaves columns out where the panels of a row are too wide together, in all panels alike, so that panels that share their
/// columns share the gap.
fn narrow(picture: &mut Picture) {
    let rows = picture.panels.iter().map(|p| p.place.0).max().unwrap_or(0);
    let wide = |row: usize| -> i64 { picture.panels.iter().filter(|p| p.place.0 == row).map(width).sum() };
    if (0..=rows).any(|row| wide(row) > BESIDE) {
        for panel in picture.panels.iter_mut().filter(|p| p.cols.shown() > CUT) {
            panel.cols.leave_out(KEPT.0, KEPT.1);
        }
    }
}

/// Gives a picture the shape of a page, `all` of it or with what is too large left out; what was left out, in words.
pub fn shape(picture: &mut Picture, all: bool) -> Vec<String> {
    picture.panels.iter_mut().for_each(wrap);
    if !all {
        for panel in &mut picture.panels {
            panel.rows.elide(WHOLE);
            panel.cols.elide(WHOLE);
        }
    }
    if !picture.aligned {
        arrange(picture);
    }
    if !all {
        narrow(picture);
    }
    let mut words: Vec<String> = Vec::new();
    for text in picture.panels.iter().flat_map(|p| [&p.rows, &p.cols]).filter_map(left_out) {
        if !words.contains(&text) {
            words.push(text);
        }
    }
    words
}
