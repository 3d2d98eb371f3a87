//! What is laid over a finished picture: cells that are highlighted, and labels of one's own.

use super::picture::{Cell, Cells, Domain, Fill, Legend, Panel, Picture, Tone};
use super::ruler::Ruler;
use crate::algebra::compact::Major;
use crate::algebra::{Cx, Fault, Int, Layout, Result, Tree};
use bumpalo::Bump;
use std::collections::HashSet;
use std::rc::Rc;

/// The most coordinates of one highlight, and of a layout that colours follow.
const LIMIT: i64 = 1 << 20;

/// The cells that a highlight selects.
#[derive(Clone, Debug)]
pub enum Marked {
    /// The cells at these 1-D coordinates.
    Coordinates(Rc<HashSet<i64>>),
    /// The cells with these indices.
    Indices(Rc<HashSet<i64>>),
    /// The cells that show these elements.
    Elements(Rc<HashSet<i64>>),
}

/// A highlight: as it was typed, and its cells.
#[derive(Clone, Debug)]
pub struct Highlight {
    /// The highlight as it was typed.
    pub text: String,
    /// The cells that it selects.
    pub cells: Marked,
}

/// The value of a layout at every 1-D coordinate in order.
pub fn values<'a>(cx: Cx<'a>, layout: Tree<'a>) -> Result<'a, Vec<i64>> {
    let inner = cx.inner_layout("picture", layout)?;
    let size = cx.size(inner)?.value;
    if size > LIMIT {
        return cx.fail(Fault::TooLarge { operation: "picture", limit: LIMIT as usize });
    }
    let value = |i: i64| {
        // Each on its own arena, so that any number of them takes constant memory.
        let arena = Bump::new();
        let cx = Cx::new(&arena, cx.mode);
        cx.apply(layout, Tree::Int(Int::dynamic(i))).ok().and_then(Tree::int).map(|i| i.value)
    };
    match (0..size).map(value).collect() {
        Some(values) => Ok(values),
        None => cx.fail(Fault::WrongKind { operation: "picture", wanted: "a layout of integers", found: layout }),
    }
}

/// The cells of a picture over `shape` that a coordinate, a slice or a layout of 1-D coordinates means.
pub fn marked<'a>(cx: Cx<'a>, what: Tree<'a>, shape: Tree<'a>) -> Result<'a, Marked> {
    let identity: Layout<'a> = cx.make_layout(shape, Major::Left)?;
    let set = |all: Vec<i64>| Ok(Marked::Coordinates(Rc::new(all.into_iter().collect())));
    match what {
        Tree::Layout(_) | Tree::Composed(_) => set(values(cx, what)?),
        coord if coord.has_underscore() => {
            let (slice, offset) = cx.slice_and_offset(coord, identity)?;
            let offset = cx.int("picture", offset)?.value;
            set(values(cx, cx.layout_tree(slice))?.into_iter().map(|i| i.saturating_add(offset)).collect())
        }
        coord if coord.is_int_tuple() => {
            let outside = |(at, extent): (&Tree<'a>, &Tree<'a>)| {
                let extent = cx.product(*extent).ok()?.value;
                let at = at.int()?.value;
                (!(0..extent).contains(&at)).then_some((at, extent))
            };
            let found = match (coord.items(), shape.items()) {
                (Some(at), Some(extents)) => at.iter().zip(extents).find_map(outside),
                _ => outside((&coord, &shape)),
            };
            if let Some((at, len)) = found {
                return cx.fail(Fault::Window { what: "coordinate", from: at, to: at.saturating_add(1), len });
            }
            let at = cx.evaluate(identity, coord)?;
            set(vec![cx.int("picture", at)?.value])
        }
        found => cx.fail(Fault::WrongKind { operation: "picture", wanted: "a coordinate, a slice or a layout", found }),
    }
}

/// Cells with highlights and labels over them.
struct Overlaid<'a> {
    cells: Box<dyn Cells + 'a>,
    highlights: Rc<Vec<Highlight>>,
    labels: Option<Rc<Labels>>,
    rows: i64,
}

/// Labels of one's own: lines of fields.
#[derive(Clone, Debug, Default)]
pub struct Labels(Vec<Vec<String>>);

impl Labels {
    /// Reads lines of fields between commas or tabs: a row of the picture each, or with one field a line the labels in the
    /// order of the 1-D coordinates.
    pub fn read(text: &str) -> Labels {
        let field = |f: &str| f.trim().replace("\\n", "\n").chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect();
        Labels(text.lines().map(|line| line.split([',', '\t']).map(field).collect()).collect())
    }

    fn get(&self, m: i64, n: i64, linear: i64) -> Option<&str> {
        let one = self.0.iter().all(|fields| fields.len() <= 1);
        let (line, field) = if one { (linear, 0) } else { (m, n) };
        self.0.get(usize::try_from(line).ok()?)?.get(usize::try_from(field).ok()?).map(String::as_str)
    }

    fn size(&self) -> (usize, usize) {
        self.0.iter().flatten().fold((1, 1), |size, text| super::panels::size_of(text, size))
    }
}

impl Overlaid<'_> {
    /// The 1-D coordinate of a cell.
    fn linear(&self, m: i64, n: i64) -> i64 {
        match self.cells.domain() {
            Some(d) => d.first + m.wrapping_mul(d.step) + n.wrapping_mul(d.rows),
            None => m + n.wrapping_mul(self.rows),
        }
    }
}

impl Cells for Overlaid<'_> {
    fn cell(&self, m: i64, n: i64, cell: &mut Cell) {
        self.cells.cell(m, n, cell);
        let linear = self.linear(m, n);
        if let Some(labels) = &self.labels {
            cell.text.clear();
            cell.text.push_str(labels.get(m, n, linear).unwrap_or_default());
        }
        if self.highlights.is_empty() {
            return;
        }
        let is = |h: &Highlight| match &h.cells {
            Marked::Coordinates(all) => all.contains(&linear),
            Marked::Indices(all) => cell.value.is_some_and(|i| all.contains(&i)),
            Marked::Elements(all) => cell.element.is_some_and(|i| all.contains(&i)),
        };
        match self.highlights.iter().position(is) {
            None => cell.tone = Tone::Dim,
            Some(k) => {
                cell.tone = Tone::Strong;
                if self.highlights.len() > 1 {
                    cell.fill = Fill::hue(k as i64);
                }
            }
        }
    }

    fn label_size(&self) -> (usize, usize) {
        self.labels.as_ref().map_or_else(|| self.cells.label_size(), |l| l.size())
    }

    fn domain(&self) -> Option<Domain> {
        self.cells.domain()
    }

    fn has_borders(&self) -> bool {
        self.cells.has_borders()
    }

    fn border(&self, m: i64, n: i64, below: bool) -> Option<usize> {
        self.cells.border(m, n, below)
    }
}

fn over<'a>(panel: &mut Panel<'a>, highlights: &Rc<Vec<Highlight>>, labels: Option<Rc<Labels>>) {
    let rows = panel.rows.len;
    panel.map_cells(|cells| Box::new(Overlaid { cells, highlights: highlights.clone(), labels, rows }));
}

/// Every cell of a panel that is drawn.
fn drawn(rows: &Ruler, cols: &Ruler) -> impl Iterator<Item = (i64, i64)> {
    let cols = cols.places();
    rows.places().flat_map(move |(_, m)| cols.clone().map(move |(_, n)| (m, n)))
}

/// Lays highlights over a picture. Where its panels show the same elements, `followed`, those of the first panels are
/// followed into the others; otherwise `in_panel` says which panels the coordinates are of.
pub fn highlight(picture: &mut Picture, highlights: Vec<Highlight>, followed: bool, in_panel: &dyn Fn(&Panel) -> bool) {
    if highlights.is_empty() {
        return;
    }
    match &highlights[..] {
        [only] => picture.notes.push(format!("bold: {}", only.text)),
        all => {
            let entry = |(k, h): (usize, &Highlight)| Legend { fill: Fill::hue(k as i64), text: h.text.clone() };
            picture.legend = all.iter().enumerate().map(entry).collect();
        }
    }
    if !followed {
        let highlights = Rc::new(highlights);
        picture.panels.iter_mut().filter(|p| in_panel(p)).for_each(|panel| over(panel, &highlights, None));
        return;
    }
    let first = picture.panels.first().map(|p| p.heading.split(" = ").next().unwrap_or_default().to_owned());
    let elements = |h: Highlight| {
        if matches!(h.cells, Marked::Indices(_)) {
            return h;
        }
        let mut found = HashSet::new();
        let alone = Rc::new(vec![h.clone()]);
        let of_first = |p: &&Panel| first.as_deref().is_some_and(|f| p.heading.strip_prefix(f).is_some_and(|r| r.starts_with([' ', '('])));
        let seeds = picture.panels.iter().filter(of_first);
        for panel in seeds {
            let mut cell = Cell::default();
            for (m, n) in drawn(&panel.rows, &panel.cols).take(LIMIT as usize) {
                cell.clear();
                panel.cells.cell(m, n, &mut cell);
                let linear = panel.cells.domain().map_or(m + n * panel.rows.len, |d| d.first + m * d.step + n * d.rows);
                let Marked::Coordinates(all) = &alone[0].cells else { continue };
                if all.contains(&linear) {
                    found.extend(cell.element);
                }
            }
        }
        Highlight { cells: Marked::Elements(Rc::new(found)), ..h }
    };
    let highlights = Rc::new(highlights.into_iter().map(elements).collect::<Vec<_>>());
    picture.panels.iter_mut().for_each(|panel| over(panel, &highlights, None));
}

/// Puts labels of one's own into the first panel.
pub fn relabel(picture: &mut Picture, labels: Labels) {
    if let Some(panel) = picture.panels.first_mut() {
        over(panel, &Rc::new(Vec::new()), Some(Rc::new(labels)));
    }
}

#[cfg(test)]
mod tests {
    use super::Labels;

    #[test]
    fn labels_are_rows_of_fields_or_a_list() {
        let rows = Labels::read("a,b\nc,d\\ne\n");
        assert_eq!((rows.get(1, 1, 9), rows.get(0, 2, 0)), (Some("d\ne"), None));
        let list = Labels::read("a\nb\nc\n");
        assert_eq!((list.get(0, 1, 2), list.get(0, 0, 3)), (Some("c"), None));
    }
}
