//! Layouts and tensors as pictures.

use super::facts;
use super::grid::{Axis, Grid, Outer, Ranks, caption};
use super::label::{At, InMemory, Label, Part};
use super::picture::{Cell, Cells, Computed, Domain, Fill, Legend, MAX_CELLS, MAX_PANELS, MAX_SIDE, Panel, Picture, Tone};
use super::ruler::{Marks, Profile, Ruler};
use super::threads::ThreadList;
use crate::algebra::properties::PlainMode;
use crate::algebra::tensor::Pointer;
use crate::algebra::{Composed, Cx, Engine, Fault, Int, Result, Swizzle, Tensor, Tree};
use crate::hardware::LANES;
use crate::value::Value;
use crate::value::notation::Notation;
use std::ops::Range;
use std::rc::Rc;

/// What decides the colour of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorBy {
    /// The index modulo 8.
    #[default]
    Value,
    /// One colour for each row.
    Row,
    /// One colour for each column.
    Column,
    /// The tile of the outermost modes.
    Tile,
    /// The thread: the row of a (thread, value) layout.
    Thread,
    /// The 4-byte shared-memory bank of the element.
    Bank,
    /// The index, from the least to the most.
    Offset,
    /// The warp, 32 rows of a (thread, value) layout.
    Warp,
    /// What another layout gives at the coordinate: [`Options::given`].
    Given,
    /// No colour: every cell has that of the paper.
    None,
}

/// Another picture of a value than its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// A (thread, value) layout as the tile of these extents with its owners; its cosize in a row where there are none.
    Owners(Option<Vec<i64>>),
}

/// How a value is drawn: colours, labels, rulers, and the part of it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What decides the colour of a cell; by default what suits the value.
    pub color: Option<ColorBy>,
    /// The label of a cell; by default the index.
    pub label: Option<Label>,
    /// Which coordinates the rulers show.
    pub marks: Marks,
    /// The rows and the columns to draw.
    pub window: [Option<Range<i64>>; 2],
    /// The tile of the outermost modes to draw.
    pub tile: Option<[i64; 2]>,
    /// The size of an element in bits.
    pub element_bits: Option<i64>,
    /// The pointer of a tensor, which says where its elements lie.
    pub pointer: Option<Pointer>,
    /// The notation in which values are written.
    pub notation: Notation,
    /// The threads whose cells of a tiling are lit, the rest dimmed.
    pub threads: Option<ThreadList>,
    /// What [`ColorBy::Given`] colours by, at every 1-D coordinate.
    pub given: Option<Rc<[i64]>>,
    /// Another picture than that of the value's kind.
    pub view: Option<View>,
}

impl Options {
    /// Where the elements lie; bytes where no size is known.
    fn memory(&self) -> InMemory {
        let element_bits = self.element_bits.unwrap_or(8);
        match self.pointer {
            Some(p) => InMemory { element_bits, address: p.address, swizzle: p.swizzle },
            None => InMemory::new(element_bits),
        }
    }

    /// These options for a value that says the size of its elements itself.
    pub fn for_value(&self, t: Tree) -> Options {
        Options { element_bits: own_bits(t).or(self.element_bits), ..self.clone() }
    }
}

/// The size of an element in bits, where the value says it.
pub fn own_bits(t: Tree) -> Option<i64> {
    match t {
        Tree::Tensor(Tensor { engine: Engine::Pointer(p), .. }) => Some(p.element_bits.into()),
        Tree::Tensor(x) => own_bits(x.layout),
        Tree::Composed(Composed { offset: Tree::SmemFlag(unset), .. }) => unset.element_bits().map(Into::into),
        _ => None,
    }
}

/// A value in the notation of the options.
pub(super) fn text(options: &Options, t: Tree) -> String {
    options.notation.text(Value::Tree(t))
}

/// The ruler of an axis.
fn ruler(axis: &Axis, marks: Marks) -> Ruler {
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

/// What paints a cell beyond its label: its fill, its tone, its element.
pub type Paint<'a> = Box<dyn Fn(At, &mut Cell) + 'a>;

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
    paint: std::rc::Rc<Paint<'a>>,
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
fn profiles<'a>(cx: Cx<'a>, layout: Tree<'a>, grid: &Grid) -> Result<'a, Vec<Profile>> {
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
    let paint = std::rc::Rc::new(paint);
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

/// The fill of a cell under a rule of colouring.
fn fill(by: ColorBy, at: At, tile: [i64; 2], outer_rows: i64, memory: InMemory, range: (i64, i64)) -> Fill {
    let hue = |n: i64| Fill::Hue(n.rem_euclid(8) as u8);
    match by {
        ColorBy::Value => hue(at.value),
        ColorBy::Row | ColorBy::Thread => hue(at.m),
        ColorBy::Column => hue(at.n),
        // Neighbours in both directions differ.
        ColorBy::Tile => hue(at.m / tile[0] + at.n / tile[1] * if outer_rows % 8 == 0 { 3 } else { outer_rows }),
        ColorBy::Bank => {
            let bank = memory.bank(at.value);
            Fill::Tint((bank / 4) as u8, (bank % 4) as u8)
        }
        ColorBy::Offset => {
            let span = i128::from(range.1) - i128::from(range.0);
            Fill::Ramp(((i128::from(at.value) - i128::from(range.0)) * 15 / span.max(1)).clamp(0, 15) as u8)
        }
        ColorBy::Warp => hue(at.m / LANES as i64),
        ColorBy::Given | ColorBy::None => Fill::Paper,
    }
}

/// The paint of a layout by itself.
pub(super) fn plain_paint<'a>(cx: Cx<'a>, layout: Tree<'a>, options: &Options) -> Result<'a, Paint<'a>> {
    let by = options.color.unwrap_or_default();
    let memory = options.memory();
    if let (ColorBy::Given, Some(given)) = (by, options.given.clone()) {
        return Ok(Box::new(move |at, cell: &mut Cell| {
            let index = usize::try_from(at.linear).ok().and_then(|i| given.get(i));
            cell.fill = index.map_or(Fill::Paper, |i| Fill::Hue(i.rem_euclid(8) as u8));
        }));
    }
    let grid = Grid::new(cx, layout, Ranks::Any)?;
    let tile = [grid.rows.as_ref().map_or(1, |r| ruler(r, Marks::Flat).tile()), ruler(&grid.cols, Marks::Flat).tile()];
    let outer_rows = grid.row_count() / tile[0].max(1);
    let range = match by {
        ColorBy::Offset => reach(&grid),
        _ => (0, 1),
    };
    Ok(Box::new(move |at, cell: &mut Cell| cell.fill = fill(by, at, tile, outer_rows, memory, range)))
}

/// The least and the largest index: of a plain layout from its modes, else looked for.
fn reach(grid: &Grid) -> (i64, i64) {
    if matches!(grid.outer, Outer::None) {
        return grid.span();
    }
    let mut range: Option<(i64, i64)> = None;
    let _ = grid.panels::<()>(&mut |_, start| {
        for value in grid.row_starts(start).flat_map(|row| grid.row(row)) {
            let (least, most) = range.unwrap_or((value, value));
            range = Some((least.min(value), most.max(value)));
        }
        Ok(())
    });
    range.unwrap_or((0, 0))
}

/// What the colours of a layout mean.
pub(super) fn color_note(by: ColorBy, bits: Option<i64>) -> Option<String> {
    let meaning = match by {
        ColorBy::Bank => return Some(format!("colour: bank / 4, lighter with bank mod 4, of {}-bit elements", bits.unwrap_or(8))),
        ColorBy::Value => "colour: index mod 8",
        ColorBy::Row => "colour: row mod 8",
        ColorBy::Column => "colour: column mod 8",
        ColorBy::Tile => "colour: tile of the outermost modes; colours repeat, not between neighbours",
        ColorBy::Thread => "colour: row mod 8, the thread of a (thread, value) layout",
        ColorBy::Offset => "colour: from the least index (light) to the largest (dark)",
        ColorBy::Warp => "colour: row / 32, the warp of a (thread, value) layout",
        ColorBy::Given => "colour: the index of --color-by, mod 8",
        ColorBy::None => return None,
    };
    Some(meaning.to_string())
}

/// What stands between facts: two blanks are one in SVG, LaTeX and HTML.
pub(super) const APART: &str = " · ";

/// The line of facts of a layout.
pub(super) fn facts_line<'a>(cx: Cx<'a>, t: Tree<'a>) -> String {
    let inner = cx.inner_layout("picture", t);
    match inner.and_then(|l| facts::facts(cx, l)) {
        Ok(f) => facts::summary(&f, matches!(t, Tree::Composed(_)), APART),
        Err(_) => String::new(),
    }
}

/// A layout, a composed layout or a tensor as a picture.
pub fn picture<'a>(cx: Cx<'a>, value: Tree<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let picture = match value {
        Tree::Tensor(x) => tensor(cx, *x, options)?,
        t => layout(cx, t, options)?,
    };
    windowed(cx, picture, options)
}

fn layout<'a>(cx: Cx<'a>, t: Tree<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let label = options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
    let (paint, note) = match super::swizzle::of(cx, t) {
        // Colours by what a swizzle moves as one: by index alone its work would not be seen.
        Some((_, s)) if options.color.is_none() && s.base > 0 => {
            let paint: Paint<'a> = Box::new(move |at, cell| cell.fill = Fill::Hue((at.value >> s.base.min(62)).rem_euclid(8) as u8));
            (paint, Some(unit_note(s)))
        }
        _ => (plain_paint(cx, t, options)?, color_note(options.color.unwrap_or_default(), options.element_bits)),
    };
    let mut notes: Vec<String> = note.into_iter().collect();
    if let Tree::Composed(c @ Composed { offset: Tree::SmemFlag(_), .. }) = t {
        let shown = cx.as_position_independent(*c)?;
        notes.push(format!("the indices are those of {}, where the swizzle has moved them", text(options, shown)));
    }
    let mut panels = panels(cx, t, options, &label, (0, 0), paint)?;
    if let Some(core) = core_matrix(cx, t) {
        let [m, n] = core;
        notes.push(format!("heavier lines: core matrices of {m} x {n} elements, 8 rows of 16 bytes"));
        panels.iter_mut().for_each(|panel| outline(panel, core));
    }
    Ok(Picture {
        title: text(options, t),
        facts: facts_line(cx, t),
        panels,
        legend: legend(options),
        notes,
        element_bits: options.element_bits,
        aligned: false,
    })
}

/// The core matrix of a layout for shared memory whose elements have a size, where rows of 16 bytes lie along one of its two
/// modes: what wgmma and tcgen05 take it apart into.
fn core_matrix<'a>(cx: Cx<'a>, t: Tree<'a>) -> Option<[i64; 2]> {
    let Tree::Composed(Composed { offset: Tree::SmemFlag(_), inner, .. }) = t else { return None };
    let bits = own_bits(t).filter(|bits| *bits > 0)?;
    let inner = cx.inner_layout("picture", *inner).ok()?;
    if inner.rank() != 2 {
        return None;
    }
    let along = |mode: i64| crate::algebra::properties::plain_modes(cx, cx.mode(inner, mode).ok()?).ok();
    let first = |mode: i64| along(mode)?.into_iter().find(|m| m.extent > 1);
    let size = |mode: i64| Some(cx.size(cx.mode(inner, mode).ok()?).ok()?.value);
    let wide = 128 / bits;
    let in_a_row = |mode: i64| first(mode).is_some_and(|m| m.stride == 1 && m.extent % wide == 0);
    let core = match (in_a_row(1), in_a_row(0)) {
        (true, _) => [8, wide],
        (_, true) => [wide, 8],
        _ => return None,
    };
    (wide > 0 && size(0)? % core[0] == 0 && size(1)? % core[1] == 0).then_some(core)
}

/// Draws the lines around blocks of so many rows and columns at least as heavy as those of a mode.
fn outline(panel: &mut Panel, [high, wide]: [i64; 2]) {
    let (rows, cols) = (panel.rows.clone(), panel.cols.clone());
    let empty = super::picture::Computed((1, 1), |_, _, _: &mut Cell| {});
    let cells = std::mem::replace(&mut panel.cells, Box::new(empty));
    let border = move |m: i64, n: i64, below: bool| {
        let (ruler, next, block) = if below { (&rows, m + 1, high) } else { (&cols, n + 1, wide) };
        Some(ruler.edge(next).max(usize::from(next % block == 0)))
    };
    panel.cells = Box::new(super::picture::Outlined { cells, border });
}

/// What the colours of a swizzled layout mean.
pub(super) fn unit_note(s: Swizzle) -> String {
    match s.base {
        0 => "colour: index mod 8".into(),
        base => format!("colour: index / {} mod 8, what the swizzle moves together", 1i64 << base.min(62)),
    }
}

fn legend(options: &Options) -> Vec<Legend> {
    match options.color {
        Some(ColorBy::Bank) => (0..8).map(|k| Legend { fill: Fill::Tint(k, 0), text: format!("banks {}-{}", 4 * k, 4 * k + 3) }).collect(),
        Some(ColorBy::Offset) => [(0, "least"), (15, "largest")].map(|(k, text)| Legend { fill: Fill::Ramp(k), text: text.into() }).into(),
        _ => Vec::new(),
    }
}

/// A tensor: the elements of an iterator that has them, else the indices.
fn tensor<'a>(cx: Cx<'a>, x: Tensor<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let title = text(options, Tree::Tensor(&*cx.arena.alloc(x)));
    match x.engine {
        Engine::Coordinates(_) => coordinates(cx, x, title, options),
        Engine::Counting(n) => {
            let mut picture = layout(cx, x.layout, options)?;
            picture.title = title;
            if n != 0 {
                picture.panels = counted(cx, x.layout, options, n)?;
            }
            // Its elements are numbers that lie in no memory.
            picture.element_bits = None;
            Ok(picture)
        }
        Engine::TensorMemory(_) | Engine::Descriptor(_) => {
            let mut picture = layout(cx, x.layout, options)?;
            picture.title = title;
            picture.notes.push("memory is not here: a cell shows the offset of its element".into());
            Ok(picture)
        }
        Engine::Pointer(p) => {
            let options = Options { element_bits: Some(p.element_bits.into()), pointer: Some(p), ..options.clone() };
            let mut picture = layout(cx, x.layout, &options)?;
            picture.title = title;
            picture.notes.push("memory is not here: a cell shows the offset of its element".into());
            Ok(picture)
        }
    }
}

/// The elements of a counting iterator that starts at `n`.
fn counted<'a>(cx: Cx<'a>, t: Tree<'a>, options: &Options, n: i64) -> Result<'a, Vec<Panel<'a>>> {
    let label = Label(Vec::new());
    let paint = plain_paint(cx, t, options)?;
    let template = options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
    let natural = profiles(cx, t, &Grid::new(cx, t, Ranks::Any)?)?;
    let memory = options.memory();
    let shifted: Paint<'a> = Box::new(move |at, cell| {
        let element = At { value: at.value.wrapping_add(n), ..at };
        template.write(element, &natural, memory, &mut cell.text);
        paint(at, cell);
    });
    panels(cx, t, options, &label, (0, 0), shifted)
}

/// A tensor of coordinates.
fn coordinates<'a>(cx: Cx<'a>, x: Tensor<'a>, title: String, options: &Options) -> Result<'a, Picture<'a>> {
    let inner = cx.inner_layout("picture", x.layout)?;
    let shape = inner.shape;
    let plain = cx.make_layout(shape, crate::algebra::compact::Major::Left)?;
    let notation = options.notation;
    let by = options.color.unwrap_or(ColorBy::Row);
    let mode = cx.mode;
    let ruler_options = Options { color: Some(by), ..options.clone() };
    let paint = plain_paint(cx, cx.layout_tree(plain), &ruler_options)?;
    let own = options.label.is_none();
    let element: Paint<'a> = Box::new(move |at, cell| {
        paint(at, cell);
        (cell.value, cell.element) = (None, Some(at.linear));
        if own {
            // Each element on its own arena: any number of them takes constant memory.
            let arena = bumpalo::Bump::new();
            let cx = Cx::new(&arena, mode);
            match cx.tensor_at(x, Tree::Int(Int::dynamic(at.linear))) {
                Ok(t) => cell.text.push_str(&notation.text(Value::Tree(t))),
                Err(_) => cell.text.push('?'),
            }
        }
    });
    let label = options.label.clone().unwrap_or(Label(Vec::new()));
    Ok(Picture {
        title,
        facts: format!("rank {}{APART}depth {}{APART}size {}", shape.rank(), shape.nesting(), cx.size(inner)?.value),
        panels: panels(cx, cx.layout_tree(plain), options, &label, (0, 0), element)?,
        legend: Vec::new(),
        notes: color_note(by, None).into_iter().collect(),
        element_bits: None,
        aligned: false,
    })
}

/// Cuts the sides of a panel to a window or a tile of the outermost modes.
pub fn cut<'a>(cx: Cx<'a>, sides: [&mut Ruler; 2], window: &[Option<Range<i64>>; 2], tile: Option<[i64; 2]>) -> Result<'a, ()> {
    for (k, ruler) in sides.into_iter().enumerate() {
        if let Some([m, n]) = tile {
            let (at, tile) = ([m, n][k], ruler.tile());
            let tiles = ruler.len / tile.max(1);
            if at < 0 || at >= tiles {
                let what = if k == 0 { "row of tiles" } else { "column of tiles" };
                return cx.fail(Fault::Window { what, from: at, to: at.saturating_add(1), len: tiles });
            }
            ruler.window = at * tile..(at + 1) * tile;
        }
        if let Some(window) = &window[k] {
            if window.start >= window.end || window.end > ruler.len {
                let what = if ruler.name.is_empty() { ["row", "column"][k] } else { ruler.name };
                return cx.fail(Fault::Window { what, from: window.start, to: window.end, len: ruler.len });
            }
            ruler.window = window.clone();
        }
    }
    Ok(())
}

/// Refuses a picture with more cells, or a longer side, than the limits.
pub(super) fn within_limits<'a>(cx: Cx<'a>, picture: &Picture<'a>) -> Result<'a, ()> {
    if picture.panels.iter().any(|panel| panel.rows.shown().max(panel.cols.shown()) > MAX_SIDE) {
        return cx.fail(Fault::TooLarge { operation: "a side of a picture", limit: MAX_SIDE as usize });
    }
    if picture.cell_count() > MAX_CELLS {
        return cx.fail(Fault::TooLarge { operation: "cells of a picture", limit: MAX_CELLS as usize });
    }
    Ok(())
}

/// A picture cut to the window or the tile of the options.
pub(super) fn windowed<'a>(cx: Cx<'a>, mut picture: Picture<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    for panel in &mut picture.panels {
        cut(cx, [&mut panel.rows, &mut panel.cols], &options.window, options.tile)?;
    }
    within_limits(cx, &picture)?;
    if options.tile.is_some() || options.window.iter().any(Option::is_some) {
        let shown = picture.panels.first().map(|p| {
            format!(
                "rows {} to {}, columns {} to {}",
                p.rows.window.start,
                p.rows.window.end - 1,
                p.cols.window.start,
                p.cols.window.end - 1
            )
        });
        picture.notes.extend(shown);
    }
    Ok(picture)
}

/// The rulers and the cells of a panel of one row.
pub(super) fn strip<'a>(len: i64, size: (usize, usize), cell: impl Fn(i64, &mut Cell) + 'a) -> (Ruler, Ruler, Box<dyn Cells + 'a>) {
    (Ruler::bare(1), Ruler::flat(len).marked(Marks::Flat), Box::new(Computed(size, move |_, n, c: &mut Cell| cell(n, c))))
}

/// The normal tone for a cell that is selected, the dimmed one for any other.
pub(super) fn lit(marked: bool) -> Tone {
    if marked { Tone::Plain } else { Tone::Dim }
}
