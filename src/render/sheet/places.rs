//! Where panels stand on their sheet: columns and rows with room for headings, rulers and signs.

use super::rulers::inset;
use super::{GAP, HEADING, LINE, MARGIN, advance, chars};
use crate::view::picture::Picture;

/// Columns or rows of panels: the space of rulers and headings before the cells, and that of the cells; or where they start
/// and that space.
pub(super) type Extents = Vec<(i64, i64)>;

/// A row of panels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Where it starts.
    pub start: i64,
    /// The space of headings and rulers above its cells.
    pub lead: i64,
    /// The highest rulers of its panels: the headings of a row stand on one line.
    pub rulers: i64,
}

/// The places of the panels of a sheet, margins included.
pub(super) struct Places {
    /// Where the columns of every row of panels start, and the space before their cells.
    pub columns: Vec<Extents>,
    /// The rows of panels.
    pub rows: Vec<Row>,
    /// The width and the height of everything.
    pub size: (i64, i64),
    /// The width of the first column of panels and the height of the first row.
    pub first: (i64, i64),
}

/// The places of the panels of a picture with cells of a size.
pub(super) fn places(picture: &Picture, cell: (i64, i64)) -> Places {
    let heading = picture.panels.iter().any(|p| !p.heading.is_empty());
    let groups = groups(picture);
    let mut columns: Vec<Extents> = vec![Vec::new(); groups.last().map_or(1, |last| last + 1)];
    let mut heights = Extents::new();
    let mut rulers = vec![0; groups.len()];
    for panel in &picture.panels {
        let (row, column) = panel.place;
        let (left, top) = inset(panel);
        let (above, heading_line) = panel.heading_lines();
        let cells = panel.cols.shown() * cell.0;
        // A sign stands in the gap, and its heading may be wider than a panel.
        let sign = if panel.sign.is_empty() || column == 0 { 0 } else { advance(chars(panel.sign), 20) };
        extend(&mut columns[groups[row]], column, left + sign, cells.max(advance(chars(&heading_line), 12) - left + 4));
        let headings = if heading { HEADING } else { 0 } + if above.is_empty() { 0 } else { LINE };
        extend(&mut heights, row, top + headings, panel.rows.shown() * cell.1);
        rulers[row] = rulers[row].max(top);
    }
    for (group, columns) in columns.iter_mut().enumerate() {
        widen(picture, columns, &|row| groups[row] == group);
    }
    let first = (columns[0].first().map_or(0, |c| c.0 + c.1), heights.first().map_or(0, |r| r.0 + r.1));
    // The first cells of all rows stand below each other.
    let lead = columns.iter().filter_map(|c| c.first()).map(|c| c.0).max().unwrap_or(0);
    columns.iter_mut().filter_map(|c| c.first_mut()).for_each(|c| c.0 = lead);
    let columns: Vec<(Extents, i64)> = columns.iter().map(|c| cumulate(c, GAP)).collect();
    let (starts, height) = cumulate(&heights, if heading { GAP / 2 } else { GAP });
    Places {
        size: (columns.iter().map(|c| c.1).max().unwrap_or(0), height),
        columns: groups.iter().map(|group| columns[*group].0.clone()).collect(),
        rows: starts.iter().zip(rulers).map(|((start, lead), rulers)| Row { start: *start, lead: *lead, rulers }).collect(),
        first,
    }
}

/// The grid of columns that each row of panels stands in: that of the row above where its panels are as wide as those, else
/// one of its own.
fn groups(picture: &Picture) -> Vec<usize> {
    let rows = picture.panels.iter().map(|p| p.place.0 + 1).max().unwrap_or(1);
    if picture.aligned {
        return vec![0; rows];
    }
    let mut grids = vec![Vec::new(); rows];
    for panel in &picture.panels {
        grids[panel.place.0].push((panel.place.1, panel.cols.shown()));
    }
    let (mut group, mut first) = (0, 0);
    let mut groups = vec![0];
    for row in 1..rows {
        if !grids[row].iter().all(|column| grids[first].contains(column)) {
            (group, first) = (group + 1, row);
        }
        groups.push(group);
    }
    groups
}

/// Makes room at place `i` for `lead` and `body`.
fn extend(sizes: &mut Extents, i: usize, lead: i64, body: i64) {
    if sizes.len() <= i {
        sizes.resize(i + 1, (0, 0));
    }
    sizes[i] = (sizes[i].0.max(lead), sizes[i].1.max(body));
}

/// Widens columns where the name above several panels of its rows would run into the next name.
fn widen(picture: &Picture, columns: &mut Extents, of_group: &dyn Fn(usize) -> bool) {
    for panel in picture.panels.iter().filter(|p| of_group(p.place.0)) {
        let (above, _) = panel.heading_lines();
        let from = panel.place.1;
        if above.is_empty() || from >= columns.len() {
            continue;
        }
        let named = |p: &&crate::view::picture::Panel| p.place.0 == panel.place.0 && p.place.1 > from && !p.heading_lines().0.is_empty();
        let to = picture.panels.iter().filter(named).map(|p| p.place.1).min().unwrap_or(columns.len());
        let there: i64 = columns[from..to].iter().map(|(lead, body)| lead + body + GAP).sum::<i64>() - GAP;
        columns[to - 1].1 += (advance(chars(above), 12) + 4 - there).max(0);
    }
}

/// Starts of consecutive places, and where the last one ends, margins included.
fn cumulate(sizes: &[(i64, i64)], gap: i64) -> (Extents, i64) {
    let mut at = MARGIN;
    let mut starts = Vec::new();
    for (lead, body) in sizes {
        starts.push((at, *lead));
        at += lead + body + gap;
    }
    (starts, at - gap + MARGIN)
}
