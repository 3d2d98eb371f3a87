//! The trio of a thread-value layout: the indices of its tile, those of every thread and value, and its inverse.

use super::{Shared, rulers, sides};
use crate::view::ownership::Tile;
use crate::view::picture::{Cell, Computed, Fill, Panel};
use crate::view::ruler::{Marks, Ruler};
use std::rc::Rc;

/// Numbers with the thread that each belongs to, in rows and columns.
pub(super) struct Numbers {
    pub(super) rows: Ruler,
    pub(super) cols: Ruler,
    pub(super) numbers: Vec<(i64, Option<i64>)>,
}

impl Numbers {
    /// The same numbers with rows and columns changed.
    pub(super) fn turned(self) -> Numbers {
        let (rows, cols) = (self.rows.len, self.cols.len);
        let numbers = (0..cols).flat_map(|n| (0..rows).map(move |m| m * cols + n)).filter_map(|i| self.numbers.get(i as usize).copied());
        Numbers { numbers: numbers.collect(), rows: self.cols, cols: self.rows }
    }
}

/// How a tile, the table of its threads and values, and its inverse share a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trio {
    /// Side by side, a row of the table a thread.
    Upright,
    /// Side by side, a column of the table a thread.
    Turned,
    /// The table, a column a thread, below the two others.
    Below,
}

impl Trio {
    /// The order whose page is filled best: the one that a slide shows largest.
    pub(super) fn of((rows, cols): (i64, i64), (threads, values): (i64, i64)) -> Trio {
        // Rulers and headings take about three cells; a slide has room for 58 cells by 36.
        let part = |wide: i64, high: i64| (wide * 36).max(high * 58);
        [
            (part(2 * cols + values + 9, rows.max(threads) + 3), Trio::Upright),
            (part(2 * cols + threads + 9, rows.max(values) + 3), Trio::Turned),
            (part((2 * cols + 6).max(threads + 3), rows + values + 6), Trio::Below),
        ]
        .into_iter()
        .min_by_key(|(part, _)| *part)
        .map_or(Trio::Upright, |(_, order)| order)
    }

    /// The places of the tile, the table and the inverse.
    pub(super) fn places(self) -> [(usize, usize); 3] {
        match self {
            Trio::Below => [(0, 0), (1, 0), (0, 1)],
            _ => [(0, 0), (0, 1), (0, 2)],
        }
    }
}

/// The column-major indices of a tile, each with the first thread that holds it.
pub(super) fn indices(tile: &Tile) -> Numbers {
    let (rows, cols) = sides(tile);
    let mut owner = vec![None; usize::try_from(tile.elements()).unwrap_or(0)];
    for h in tile.holders_in_order() {
        if let Some(cell) = usize::try_from(h.index).ok().and_then(|i| owner.get_mut(i)) {
            *cell = cell.or(Some(h.thread));
        }
    }
    let numbers = (0..rows).flat_map(|m| (0..cols).map(move |n| m + n * rows)).map(|i| (i, owner.get(i as usize).copied().flatten()));
    let numbers = numbers.collect();
    let [rows, cols] = rulers(tile, [0, 0]);
    Numbers { rows, cols, numbers }
}

/// The index of every thread and value.
pub(super) fn table(tile: &Tile) -> Numbers {
    let ruler = |len, name| Ruler { name, ..Ruler::flat(len).marked(Marks::Flat) };
    let numbers = tile.holders_in_order().map(|h| (h.index, Some(h.thread))).collect();
    Numbers { rows: ruler(tile.threads, "thread"), cols: ruler(tile.values, "value"), numbers }
}

/// A panel of numbers, coloured by thread.
pub(super) fn coloured<'a>(heading: &str, place: (usize, usize), n: Numbers, shared: Rc<Shared>) -> Panel<'a> {
    let width = n.numbers.iter().map(|(i, _)| i.to_string().len()).max().unwrap_or(1);
    let columns = n.cols.len;
    let numbers = n.numbers;
    let cells = Computed((width, 1), move |m: i64, n: i64, cell: &mut Cell| {
        if let Some((index, thread)) = numbers.get((m * columns + n) as usize) {
            cell.text.push_str(itoa::Buffer::new().format(*index));
            cell.fill = thread.map_or(Fill::Hole, |t| shared.colours.fill(t));
            (cell.value, cell.element) = (Some(*index), *thread);
        }
    });
    Panel { heading: heading.into(), sign: "", place, rows: n.rows, cols: n.cols, cells: Box::new(cells) }
}
