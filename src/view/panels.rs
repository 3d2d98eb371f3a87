//! The panels of a layout: a cell for every coordinate of its first two modes, a panel for every coordinate of the others.

use super::grid::{Axis, Grid, Ranks, caption};
use super::label::{At, InMemory, Label, Part};
use super::options::Options;
use super::picture::{Cell, Cells, Computed, Domain, MAX_PANELS, Panel};
use super::ruler::{Marks, Profile, Ruler};
use crate::algebra::properties::PlainMode;
use crate::algebra::{Cx, Fault, Result, Tree};
use std::rc::Rc;

/// What paints a cell beyond its label: its fill, its tone, its element.
pub type Paint<'a> = Box<dyn Fn(At, &mut Cell) + 'a>;

/// The ruler of an axis.
pub(super) fn ruler(axis: &Axis, marks: Marks) -> Ruler {
    let profile = Profile::new(axis.shape);
    let nested = profile.is_nested();
    Ruler::new(profile).marked(if nested { marks } else { Marks::Flat })
}

/// The rows and the columns of a grid.
pub fn sides(grid: &Grid, marks: Marks) -> [Ruler; 2] {
    let rows = grid.rows.as_ref().map_or_else(|| Ruler::bare(1), |r| ruler(r, marks));
    [Ruler { name: "row", ..rows }, Ruler { name: "column", ..ruler(&grid.cols, marks) }]
}

/// The index that flat modes give at `i`, the first mode fastest.
fn index_at(modes: &[PlainMode], i: i64) -> i64 {
    let mut rest = i;
    let mut index = 0i64;
    for mode in modes.iter().filter(|m| m.extent > 0) {
        index = index.wrapping_add(mode.stride.wrapping_mul(rest % mode.extent));
        rest /= mode.extent;
    }
    index
}

/// The most cells of a panel whose labels are all measured.
const MEASURED: i64 = 4096;

/// The cells of one panel of a layout.
struct LayoutCells<'a> {
    grid: Grid<'a>,
    /// The coordinates of this panel behind the first two modes.
    rest: Vec<i64>,
    /// The 1-D coordinate of its first cell.
    first: i64,
    start: i64,
    /// The offsets of the columns, where they are few.
    columns: Vec<i64>,
    /// The row asked for last, and its offset.
    row: std::cell::Cell<(i64, i64)>,
    natural: Vec<Profile>,
    label: Label,
    memory: InMemory,
    paint: Rc<Paint<'a>>,
}

impl LayoutCells<'_> {
    fn at(&self, m: i64, n: i64) -> At<'_> {
        let (row, mut base) = self.row.get();
        if row != m {
            base = self.grid.rows.as_ref().map_or(0, |r| index_at(&r.modes, m)).wrapping_add(self.start);
            self.row.set((m, base));
        }
        let column = usize::try_from(n).ok().and_then(|n| self.columns.get(n)).copied();
        let inner = base.wrapping_add(column.unwrap_or_else(|| index_at(&self.grid.cols.modes, n)));
        let linear = self.first + m + n * self.grid.row_count();
        At { m, n, rest: &self.rest, linear, inner, value: self.grid.value(inner) }
    }
}

impl Cells for LayoutCells<'_> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        let at = self.at(m, n);
        cell.value = Some(at.value);
        cell.element = Some(at.value);
        cell.bit = self.memory.is_moved().then(|| self.memory.bit(at.value));
        self.label.write(at, &self.natural, self.memory, &mut cell.text);
        (self.paint)(at, cell);
    }

    fn label_size(&self) -> (usize, usize) {
        let (rows, cols) = (self.grid.row_count(), self.grid.cols.len);
        let mut size = (1, 1);
        let mut cell = Cell::default();
        if rows.saturating_mul(cols) <= MEASURED {
            for (m, n) in (0..rows).flat_map(|m| (0..cols).map(move |n| (m, n))) {
                cell.clear();
                self.cell(m, n, &mut cell);
                size = size_of(&cell.text, size);
            }
            return size;
        }
        // Numbers grow with the index and the coordinate: the corners have the widest.
        for (m, n) in [(0, 0), (rows - 1, 0), (0, cols - 1), (rows - 1, cols - 1)] {
            cell.clear();
            self.cell(m.max(0), n.max(0), &mut cell);
            size = size_of(&cell.text, size);
        }
        let value = if self.label.0.contains(&Part::Value) { self.grid.width() } else { 1 };
        (size.0.max(value), size.1)
    }

    fn domain(&self) -> Option<Domain> {
        let rows = self.grid.row_count();
        Some(Domain { natural: self.natural.clone(), rest: self.rest.clone(), first: self.first, rows, step: 1 })
    }
}

/// The larger of `size` and the size of a text.
pub(super) fn size_of(text: &str, size: (usize, usize)) -> (usize, usize) {
    let (mut lines, mut width) = (0, 0);
    for line in text.split('\n') {
        lines += 1;
        width = width.max(line.chars().count());
    }
    (size.0.max(width), size.1.max(lines))
}

/// The profiles of natural coordinates.
pub(super) fn profiles<'a>(cx: Cx<'a>, layout: Tree<'a>, grid: &Grid) -> Result<'a, Vec<Profile>> {
    Ok(match &grid.rows {
        None => vec![Profile::new(cx.inner_layout("picture", layout)?.shape)],
        Some(rows) => [rows, &grid.cols].into_iter().chain(&grid.rest).map(|a| Profile::new(a.shape)).collect(),
    })
}

/// Refuses more panels than a picture may have.
pub(super) fn bounded<'a>(cx: Cx<'a>, grid: &Grid) -> Result<'a, ()> {
    let panels = grid.rest.iter().fold(1i64, |n, a| n.saturating_mul(a.len));
    if panels > MAX_PANELS as i64 {
        return cx.fail(Fault::TooLarge { operation: "panels of a picture", limit: MAX_PANELS });
    }
    Ok(())
}

/// The panels of a layout or composed layout, painted by `paint`, from row and column `place` of
/// panels on.
pub(super) fn panels<'a>(
    cx: Cx<'a>,
    layout: Tree<'a>,
    options: &Options,
    label: &Label,
    place: (usize, usize),
    paint: Paint<'a>,
) -> Result<'a, Vec<Panel<'a>>> {
    let grid = Grid::new(cx, layout, Ranks::Any)?;
    bounded(cx, &grid)?;
    let paint = Rc::new(paint);
    let profiles = profiles(cx, layout, &grid)?;
    let plane = grid.row_count().saturating_mul(grid.cols.len);
    let columns: Vec<i64> = match grid.cols.len {
        len @ 0..=4096 => (0..len).map(|n| index_at(&grid.cols.modes, n)).collect(),
        _ => Vec::new(),
    };
    let mut panels = Vec::new();
    let across = panels_across(&grid);
    let done: std::result::Result<(), ()> = grid.panels(&mut |at, start| {
        let number = panels.len();
        let mut size = 1i64;
        let first = at.iter().zip(&grid.rest).fold(0i64, |first, (i, axis)| {
            // A panel that lies beyond all integers is of a picture that is refused for its size.
            let here = first.saturating_add(i.saturating_mul(size).saturating_mul(plane));
            size = size.saturating_mul(axis.len);
            here
        });
        let [rows, cols] = sides(&grid, options.marks);
        panels.push(Panel {
            heading: if grid.rest.is_empty() { String::new() } else { caption(at) },
            sign: "",
            place: (place.0 + number / across, place.1 + number % across),
            rows,
            cols,
            cells: Box::new(LayoutCells {
                grid: grid.clone(),
                rest: at.to_vec(),
                first,
                start,
                columns: columns.clone(),
                row: std::cell::Cell::new((-1, 0)),
                natural: profiles.clone(),
                label: label.clone(),
                memory: options.memory(),
                paint: paint.clone(),
            }),
        });
        Ok(())
    });
    debug_assert!(done.is_ok());
    Ok(panels)
}

/// How many panels stand side by side: the first mode behind the first two where there are more,
/// else about as wide as high.
fn panels_across(grid: &Grid) -> usize {
    match &grid.rest[..] {
        [] => 1,
        [only] => {
            let (rows, cols) = (grid.row_count().max(1) as f64 + 2.0, grid.cols.len.max(1) as f64 + 2.0);
            let across = ((only.len.max(1) as f64) * 1.6 * rows / cols).sqrt().ceil();
            (across as usize).clamp(1, only.len.max(1) as usize)
        }
        [inner, ..] => inner.len.max(1) as usize,
    }
}

/// The rulers and the cells of a panel of one row.
pub(super) fn strip<'a>(len: i64, size: (usize, usize), cell: impl Fn(i64, &mut Cell) + 'a) -> (Ruler, Ruler, Box<dyn Cells + 'a>) {
    (Ruler::bare(1), Ruler::flat(len).marked(Marks::Flat), Box::new(Computed(size, move |_, n, c: &mut Cell| cell(n, c))))
}
