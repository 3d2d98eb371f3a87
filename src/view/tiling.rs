//! Tiles as pictures: who holds what of A, B and C, of source and destination, or of the tile of a thread-value layout.

mod in_memory;
mod trio;

use super::colours::ThreadColours;
use super::options::{ColorBy, Options, View};
use super::ownership::{COUNTED, Ownership, Tile};
use super::picture::{Cell, Computed, Fill, Legend, Outlined, Panel, Picture, Tone};
use super::ruler::{Marks, Profile, Ruler};
use super::structure::Structure;
use super::{facts, window};
use crate::algebra::{Cx, Fault, Operand, Result, TiledMma, Tree};
use crate::atoms::Fragment;
use crate::hardware::LANES;
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind};
use in_memory::InMemory;
use std::collections::HashMap;
use std::rc::Rc;
use trio::{Trio, coloured, indices, table};

pub use in_memory::whereabouts;

/// The most values of a lit thread whose order is written out.
const ORDERED: usize = 16;

/// The most lines in which the order of the values of lit threads is written out.
const SPELT: usize = 8;

/// The columns from which on a heading says more than the name of an operand.
const NARROW: i64 = 8;

/// The name of the two sides of a copy that are alike.
const BOTH: &str = "source = destination";

/// A tile of the picture, its structure, and where its panel stands.
struct Part<'a> {
    tile: Tile<'a>,
    structure: Structure,
    /// Where its elements are, where no thread holds them.
    memory: Option<InMemory>,
    /// Whether rows and columns change places: B above C.
    turned: bool,
    place: (usize, usize),
    /// The extents of one atom along the rows and the columns of the tile, 0 where atoms are not blocks of it.
    atom: [i64; 2],
}

impl<'a> Part<'a> {
    /// The tile of an operand, or of a side of a copy, at a place of the picture.
    fn new(cx: Cx<'a>, tiling: &Tiling<'a>, operand: Option<Operand>, tile: Tile<'a>, place: (usize, usize)) -> Result<'a, Self> {
        let memory = InMemory::of(tiling, tile.name);
        let structure = Structure::of(cx, &tiling.kind, operand, &tile)?;
        let atom = match (&tiling.kind, operand) {
            (TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _), Some(operand)) => blocks(cx, mma, operand)?,
            _ => [0, 0],
        };
        let turned = operand == Some(Operand::B) && place == (0, 1);
        Ok(Part { turned, tile, structure, memory, place, atom })
    }
}

/// What all panels of a picture share.
struct Shared {
    by: ColorBy,
    given: Option<Rc<[i64]>>,
    colours: ThreadColours,
    /// The threads that are lit, each with its number among them.
    lit: Option<HashMap<i64, u8>>,
}

/// The picture of an atom or a tiling. C stands right of A and below B, which is turned, so that the rows and the columns
/// that make an element meet in it.
pub fn picture<'a>(cx: Cx<'a>, tiling: &Tiling<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let what = &tiling.kind;
    let product = matches!(what, TilingKind::MmaAtom(_) | TilingKind::TiledMma(_) | TilingKind::ThrMma(..));
    let mut parts = Vec::new();
    let mut lines = Vec::new();
    let tiles = Tile::of(cx, what)?;
    // What is drawn without the others stands by itself: B is not turned.
    let some = tiles.iter().any(|tile| options.operands.contains(&tile.name));
    let tiles = match (what, &options.view) {
        // A copy atom has values in a row; how they lie in a matrix is for the reader to say.
        (TilingKind::CopyAtom(_), Some(View::Owners(Some(extents)))) => {
            tiles.iter().map(|tile| tile.reshaped(cx, extents)).collect::<Result<Vec<Tile>>>()?
        }
        _ => tiles,
    };
    let mut tiles: Vec<Tile> = tiles.into_iter().filter(|tile| !some || options.operands.contains(&tile.name)).collect();
    // A copy that takes every element where it puts it is drawn once.
    let mut also = None;
    if let [source, destination] = &mut tiles[..]
        && !product
        && source.is_alike(destination)
    {
        also = Some(format!("destination: {}", options.text(Tree::Layout(&destination.tv))));
        source.name = BOTH;
        tiles.truncate(1);
    }
    for (i, tile) in tiles.into_iter().enumerate() {
        let operand = match tile.name {
            _ if !product => None,
            "A" => Some(Operand::A),
            "B" => Some(Operand::B),
            _ => Some(Operand::C),
        };
        let place = match operand {
            Some(Operand::A) if !some => (1, 0),
            Some(Operand::B) if !some => (0, 1),
            Some(Operand::C) if !some => (1, 1),
            _ => (0, i),
        };
        lines.extend(layout_lines(what, operand, &tile, options));
        parts.push(Part::new(cx, tiling, operand, tile, place)?);
    }
    shrink(&mut parts);
    let threads = parts.iter().map(|p| p.tile.threads).max().unwrap_or(0);
    let together = match what {
        TilingKind::MmaAtom(atom) => cx.size(atom.thr_id)?.value,
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => cx.size(mma.threads)?.value,
        _ => threads,
    };
    let own = match what {
        TilingKind::ThrMma(mma, place) => cx.apply(cx.layout_tree(mma.threads), *place)?.int().map(|i| i.value),
        TilingKind::ThrCopy(_, thread) => Some(thread.value),
        _ => None,
    };
    let kind = what.class();
    let title = match tiling.operation {
        Some(operation) => format!("{kind} of {}", options.notation.text(Value::Operation(operation))),
        None => kind.to_owned(),
    };
    let mut facts = format!("{together} thread{}", if together == 1 { "" } else { "s" });
    if threads > together && together > 0 {
        facts += &format!(" at a time, {} times in the {threads} of a warp", threads / together);
    }
    let mut picture = owned(cx, parts, threads, own, options)?;
    let in_registers = matches!(options.view, Some(View::Registers(_)));
    (picture.title, picture.facts, picture.aligned) = (title, facts, product && !some && !in_registers);
    picture.notes.extend(lines.into_iter().chain(also));
    window::windowed(cx, picture, options)
}

/// The lines below a picture that name the layout of a tile, and what of it lies outside.
fn layout_lines(what: &TilingKind, operand: Option<Operand>, tile: &Tile, options: &Options) -> Vec<String> {
    let (of, shown) = match (what, operand) {
        (TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _), Some(o)) => (" of the atom", mma.atom.layout(o)),
        (TilingKind::MmaAtom(atom), Some(o)) => ("", atom.layout(o)),
        _ => ("", tile.tv),
    };
    let name = if tile.name == BOTH { "source" } else { tile.name };
    let mut lines = vec![format!("{name}{of}: {}", options.text(Tree::Layout(&shown)))];
    if matches!(what, TilingKind::CopyAtom(_))
        && let Some((t, v)) = tile.coverage().and_then(|c| c.outside)
    {
        lines.push(format!("{name}: value {v} of thread {t} lies outside the tile"));
    }
    lines
}

/// Makes a cell of an operand in memory stand for as many elements as nothing in the picture tells apart: along k for those of
/// a core matrix, and along m and n too where no thread holds anything.
fn shrink(parts: &mut [Part]) {
    let none_held = parts.iter().all(|part| part.memory.is_some());
    // The unit along m and n is that of the operand whose mode it is.
    let core = |name: &str| parts.iter().find(|p| p.tile.name == name).and_then(|p| p.memory?.core);
    let (of_a, of_b) = (core("A"), core("B"));
    for part in parts.iter_mut() {
        let [first, second] = match part.tile.name {
            "C" => [of_a.map(|core| core[0]), of_b.map(|core| core[0])].map(|unit| unit.filter(|_| none_held)),
            _ => {
                let core = part.memory.and_then(|memory| memory.core);
                [core.map(|core| core[0]).filter(|_| none_held), core.map(|core| core[1])]
            }
        };
        let fits = |unit: Option<i64>, extent: Option<&i64>| unit.filter(|u| extent.is_some_and(|e| *u > 0 && e % u == 0)).unwrap_or(1);
        let unit = [fits(first, part.tile.extents.first()), fits(second, part.tile.extents.get(1))];
        if let Some(memory) = &mut part.memory {
            memory.unit = unit;
        }
    }
    // Rows and columns that operands share are cells of one size.
    for mode in ["m", "n"] {
        let place = |part: &Part| part.tile.axes.iter().position(|axis| *axis == mode);
        let unit = |part: &Part| place(part).zip(part.memory).map(|(k, memory)| memory.unit[k.min(1)]);
        let least = parts.iter().filter_map(unit).min().unwrap_or(1);
        for part in parts.iter_mut() {
            if let (Some(k), Some(memory)) = (place(part), &mut part.memory) {
                memory.unit[k.min(1)] = least;
            }
        }
    }
}

/// The extents of one atom along the two modes of an operand, 0 where a permutation takes atoms apart.
fn blocks<'a>(cx: Cx<'a>, mma: &TiledMma<'a>, operand: Operand) -> Result<'a, [i64; 2]> {
    let mut extents = [0, 0];
    for (extent, mode) in extents.iter_mut().zip(operand.modes().map(|mode| usize::try_from(mode).unwrap_or(0))) {
        let permutation = mma.permutation.items().and_then(|items| items.get(mode)).copied().unwrap_or(Tree::Underscore);
        if matches!(permutation, Tree::Underscore | Tree::Int(_)) {
            let shape = mma.atom.shape.items().and_then(|items| items.get(mode)).copied();
            *extent = shape.map_or(Ok(0), |shape| cx.product(shape).map(|i| i.value))?;
        }
    }
    Ok(extents)
}

/// The picture of a thread-value layout: the tile with its owners, and with `trio` before it the indices of the tile and the
/// index of every thread and value.
pub fn of_layout<'a>(cx: Cx<'a>, tile: Tile<'a>, trio: bool, options: &Options) -> Result<'a, Picture<'a>> {
    let title = options.text(Tree::Layout(&tile.tv));
    let extents: Vec<String> = tile.extents.iter().map(i64::to_string).collect();
    let facts = [
        format!("{} threads", tile.threads),
        format!("{} values each", tile.values),
        format!("a tile of {}", if extents.is_empty() { "1".into() } else { extents.join("x") }),
    ]
    .join(facts::APART);
    let outside = tile.coverage().and_then(|c| c.outside);
    let structure = Structure::of_layout(&tile);
    let threads = tile.threads;
    let before = trio.then(|| (indices(&tile), table(&tile)));
    let part = Part { tile, structure, memory: None, turned: false, place: (0, 0), atom: [0, 0] };
    let mut picture = owned(cx, vec![part], threads, None, options)?;
    if let Some((first, mut second)) = before {
        let order = Trio::of((first.rows.len, first.cols.len), (second.rows.len, second.cols.len));
        if order != Trio::Upright {
            second = second.turned();
        }
        let [a, b, c] = order.places();
        let shared = Rc::new(Shared { by: ColorBy::Thread, given: None, colours: ThreadColours::of(threads), lit: None });
        let what = match order {
            Trio::Upright => "thread (down) and value (across): the index",
            _ => "thread (across) and value (down): the index",
        };
        let panels = [coloured("the tile: its indices", a, first, shared.clone()), coloured(what, b, second, shared)];
        for panel in &mut picture.panels {
            (panel.heading, panel.place) = ("the inverse: who holds it".into(), c);
        }
        picture.panels.splice(0..0, panels);
        // A formula of three where they stand in a row.
        let in_a_row = order != Trio::Below;
        picture.panels.iter_mut().skip(1).for_each(|panel| panel.sign = if in_a_row { "→" } else { "" });
    }
    picture.notes.extend(outside.map(|(t, v)| format!("value {v} of thread {t} lies outside the tile")));
    (picture.title, picture.facts) = (title, facts);
    window::windowed(cx, picture, options)
}

/// The colours of the threads that are lit, or those of warps.
fn named_threads(lit: Option<&[i64]>, by: ColorBy, threads: i64) -> Vec<Legend> {
    let mut legend = Vec::new();
    if let Some(lit) = lit {
        let entry = |(k, t): (usize, &i64)| Legend { fill: Fill::hue(k as i64), text: format!("thread {t}") };
        legend = lit.iter().enumerate().take(8).map(entry).collect();
        if lit.len() > 8 {
            legend.push(Legend { fill: Fill::Paper, text: format!("and {} more", lit.len() - 8) });
        }
    }
    if by == ColorBy::Warp && lit.is_none() {
        let count = (threads + LANES as i64 - 1) / LANES as i64;
        legend = (0..count.min(8)).map(|w| Legend { fill: Fill::Hue(w as u8), text: format!("warp {w}") }).collect();
    }
    legend
}

/// The colour of what lies in memory, where anything does.
fn places(parts: &[Part]) -> Option<Legend> {
    let places = parts.iter().filter_map(|p| p.memory).map(|memory| memory.place == Fragment::TensorMemory);
    let [shared, tensor] = [false, true].map(|place| places.clone().any(|tensor| tensor == place));
    let text = match (shared, tensor) {
        (true, true) => Some("shared and tensor memory"),
        (true, false) => Some("shared memory"),
        (false, true) => Some("tensor memory"),
        (false, false) => None,
    };
    text.map(|text| Legend { fill: Fill::Memory, text: text.into() })
}

/// The panels of tiles with their owners, and what is to be said about them.
fn owned<'a>(cx: Cx<'a>, parts: Vec<Part<'a>>, threads: i64, own: Option<i64>, options: &Options) -> Result<'a, Picture<'a>> {
    let lit = match (&options.threads, own) {
        (Some(list), _) => Some(
            list.within(threads)
                .or_else(|outside| cx.fail(Fault::Window { what: "thread", from: outside, to: outside.saturating_add(1), len: threads }))?,
        ),
        (None, own) => own.map(|t| vec![t]),
    };
    let by = options.color.unwrap_or(ColorBy::Thread);
    let colours = ThreadColours::of(threads);
    let mut legend = named_threads(lit.as_deref(), by, threads);
    legend.extend(places(&parts));
    let held = parts.iter().any(|p| p.memory.is_none());
    let mut notes = Vec::new();
    if held {
        notes.push(match &options.view {
            Some(View::Registers(_)) => "a row is a thread, a column one of its values; in a cell: the coordinate that it holds".to_owned(),
            _ => "T is the thread, V its value".to_owned(),
        });
        notes.extend(match by {
            _ if lit.is_some() => None,
            ColorBy::Thread => Some(colours.note().to_owned()),
            ColorBy::Warp => Some("colour: warp".into()),
            ColorBy::Value => Some("colour: value mod 8".into()),
            ColorBy::Row => Some("colour: row mod 8".into()),
            ColorBy::Column => Some("colour: column mod 8".into()),
            ColorBy::Given | ColorBy::Bank | ColorBy::Offset | ColorBy::Tile | ColorBy::None => None,
        });
    }
    let lit_threads = lit.as_ref().map_or(0, Vec::len);
    let spelt: Vec<i64> = lit.iter().flatten().copied().take((SPELT / parts.len().max(1)).max(1)).collect();
    let lit = lit.map(|lit| lit.into_iter().enumerate().map(|(k, t)| (t, (k % 8) as u8)).collect());
    let shared = Rc::new(Shared { by, given: options.given.clone(), colours, lit });
    let mut panels = Vec::new();
    let (mut repeated, mut holes, mut words) = (false, false, Vec::new());
    let in_registers = matches!(options.view, Some(View::Registers(_)));
    let (mut said, mut shared_by) = (Vec::new(), Vec::new());
    let bracketed = parts.iter().any(|p| rulers(&p.tile, p.atom).iter().any(Ruler::has_brackets));
    for part in parts {
        match part.memory {
            Some(_) if in_registers => notes.push(format!("{} is not in registers", part.tile.name)),
            None if in_registers => panels.push(registers(part.tile, panels.len(), shared.clone())),
            Some(memory) => panels.push(in_memory(part, memory, &mut said)),
            None => {
                let Some(owners) = Ownership::new(&part.tile) else {
                    return cx.fail(Fault::TooLarge { operation: "picture", limit: COUNTED as usize });
                };
                let partners = part.structure.partners(&part.tile);
                if let Some(partners) = &partners {
                    shared_by.push((part.tile.name, by_partners(partners)));
                }
                repeated |= owners.repeated && partners.is_none();
                holes |= owners.holes;
                words.extend(part.structure.words());
                for thread in &spelt {
                    notes.extend(order(&part.tile, *thread));
                }
                panels.push(panel(part, owners, partners.is_none(), shared.clone()));
            }
        }
    }
    notes.extend((lit_threads > spelt.len() && !in_registers).then(|| "the order of the other threads: --view registers".to_owned()));
    notes.extend(once(&shared_by).into_iter().map(|(names, text)| match names.as_str() {
        "" => format!("every element is {text}"),
        names => format!("every element of {names} is {text}"),
    }));
    notes.extend(once(&said).into_iter().map(|(names, text)| format!("{names}: {text}")));
    notes.extend((bracketed && !in_registers).then(|| "brackets: atoms".to_owned()));
    notes.extend(repeated.then(|| "+n: so many more threads or values hold the element".to_owned()));
    notes.extend(holes.then(|| "-: no thread holds the element".to_owned()));
    let mut unique: Vec<&str> = Vec::new();
    words.iter().for_each(|w| {
        if !unique.contains(w) {
            unique.push(w);
        }
    });
    notes.extend((!unique.is_empty()).then(|| format!("heavier lines: {}", unique.join(", "))));
    Ok(Picture { title: String::new(), facts: String::new(), panels, legend, notes, element_bits: options.element_bits, aligned: false })
}

/// Who else holds what a thread does, of threads so far apart.
pub fn by_partners(distances: &[i64]) -> String {
    let also: Vec<String> = distances.iter().map(|d| format!("T+{d}")).collect();
    format!("held by T and by {}", also.join(", "))
}

/// What is said of operands, each text once with the names of all that it is said of.
fn once(said: &[(&'static str, String)]) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for (name, text) in said {
        match all.iter_mut().find(|(_, other)| other == text) {
            Some((names, _)) => *names += &format!(", {name}"),
            None => all.push((name.to_string(), text.clone())),
        }
    }
    all
}

/// The values of a thread in their order, each with its coordinate.
fn order(tile: &Tile, thread: i64) -> Option<String> {
    if !(0..tile.threads).contains(&thread) {
        return None;
    }
    let place = |index: i64| {
        let at: Vec<String> = tile.coordinate(index).iter().map(i64::to_string).collect();
        if at.len() == 1 { at.concat() } else { format!("({})", at.join(",")) }
    };
    let values: Vec<String> = tile.indices(thread).take(ORDERED).enumerate().map(|(v, index)| format!("V{v} {}", place(index))).collect();
    let more = if tile.values > ORDERED as i64 { " …" } else { "" };
    let of = if tile.name.is_empty() { String::new() } else { format!(" of {}", tile.name) };
    Some(format!("T{thread}{of}: {}{more}", values.join(" → ")))
}

/// The rows and the columns of a tile.
fn sides(tile: &Tile) -> (i64, i64) {
    match tile.extents[..] {
        [n] => (1, n),
        [m, ref rest @ ..] => (m, rest.iter().product()),
        [] => (1, 1),
    }
}

/// The rulers of a tile, with brackets around atoms of so many rows and columns where there are several.
fn rulers(tile: &Tile, atom: [i64; 2]) -> [Ruler; 2] {
    let (rows, cols) = sides(tile);
    let ruler = |len: i64, axis: Option<&'static str>, atom: i64| match axis {
        Some(name) if atom > 1 && len > atom && len % atom == 0 => {
            let profile = Profile::Modes(vec![Profile::Extent(atom), Profile::Extent(len / atom)]);
            Ruler { name, ..Ruler::new(profile).marked(Marks::Both) }
        }
        Some(name) => Ruler { name, ..Ruler::flat(len).marked(Marks::Flat) },
        None => Ruler::bare(len),
    };
    let one_row = tile.axes.len() == 1;
    [ruler(rows, (!one_row).then(|| tile.axes[0]), atom[0]), ruler(cols, tile.axes.get(usize::from(!one_row)).copied(), atom[1])]
}

/// `A (m,k)`.
fn heading(part: &Part) -> String {
    let tile = &part.tile;
    let axes: Vec<&str> = if part.turned { tile.axes.iter().rev().copied().collect() } else { tile.axes.to_vec() };
    let axes = axes.join(",");
    if tile.name.is_empty() { format!("({axes})") } else { format!("{} ({axes})", tile.name) }
}

/// An operand that no thread has in registers: its core matrices alone are outlined.
fn in_memory<'a>(part: Part<'a>, memory: InMemory, said: &mut Vec<(&'static str, String)>) -> Panel<'a> {
    let threads = part.tile.threads;
    let name = part.tile.name;
    let short = if memory.place == Fragment::TensorMemory { "tensor memory" } else { "shared memory" };
    let what = memory.words(threads);
    let [high, wide] = memory.unit;
    let cell = match (part.tile.axes, memory.core) {
        (_, Some([m, n])) if memory.unit == [m, n] => format!("; a cell is a core matrix, {m} x {n} elements: 8 rows of 16 bytes"),
        ([first, second], _) if high > 1 && wide > 1 => format!("; a cell is {high} elements along {first} by {wide} along {second}"),
        ([_, second], _) if wide > 1 => format!("; a cell is {wide} elements along {second}"),
        _ => String::new(),
    };
    let boxes = memory.core.filter(|core| *core != memory.unit);
    let boxes = boxes.map(|[m, n]| format!("; a box is a core matrix, {m} x {n} elements: 8 rows of 16 bytes")).unwrap_or_default();
    said.push((name, format!("{what}{cell}{boxes}")));
    let own = heading(&part);
    let [mut rows, mut cols] = rulers(&part.tile, part.atom);
    let extent = rows.len;
    for (ruler, unit) in [(&mut rows, high), (&mut cols, wide)] {
        if unit > 1 {
            let Ruler { name, len, .. } = *ruler;
            *ruler = Ruler { name, step: unit, ..Ruler::flat(len / unit).marked(Marks::Flat) };
        }
    }
    let turned = part.turned;
    let core = memory.core.map(|[m, n]| [(m / high).max(1), (n / wide).max(1)]).map(|[m, n]| if turned { [n, m] } else { [m, n] });
    let (rows, cols) = if turned { (cols, rows) } else { (rows, cols) };
    // Above few columns there is no room for more than the name.
    let heading = if cols.len < NARROW { own } else { format!("{own}: {short}") };
    let cells = Outlined {
        cells: Computed((1, 1), move |m: i64, n: i64, cell: &mut Cell| {
            let (m, n) = if turned { (n, m) } else { (m, n) };
            cell.fill = Fill::Memory;
            cell.value = Some(m * high + n * wide * extent);
        }),
        border: move |m: i64, n: i64, below: bool| {
            let [high, wide] = core?;
            let ends = if below { (m + 1) % high == 0 } else { (n + 1) % wide == 0 };
            ends.then_some(1)
        },
    };
    Panel { heading, sign: "", place: part.place, rows, cols, cells: Box::new(cells) }
}

/// What every thread holds in its registers: a row a thread, a column a value, in a cell the coordinate of the element.
fn registers(tile: Tile<'_>, column: usize, shared: Rc<Shared>) -> Panel<'_> {
    let axes = tile.axes.join(",");
    let heading = if tile.name.is_empty() { format!("({axes})") } else { format!("{}: ({axes})", tile.name) };
    let width = tile.extents.iter().map(|extent| (extent - 1).to_string().len() + 1).sum::<usize>() + 1;
    let mut rows = Ruler { name: "thread", ..Ruler::flat(tile.threads).marked(Marks::Flat) };
    let cols = Ruler { name: "value", ..Ruler::flat(tile.values).marked(Marks::Flat) };
    // The threads that are lit, from the first to the last.
    let lit = shared.lit.iter().flat_map(|lit| lit.keys()).copied().filter(|t| (0..tile.threads).contains(t));
    if let Some((first, last)) = lit.fold(None, |ends: Option<(i64, i64)>, t| Some(ends.map_or((t, t), |(a, b)| (a.min(t), b.max(t))))) {
        rows.window = first..last + 1;
    }
    let cells = Computed((width, 1), move |thread: i64, value: i64, cell: &mut Cell| {
        let Some(index) = tile.indices(thread).behind(value).next() else { return };
        let at: Vec<String> = tile.coordinate(index).iter().map(i64::to_string).collect();
        cell.text.push_str(&if at.len() == 1 { at.concat() } else { format!("({})", at.join(",")) });
        cell.element = Some(index);
        match shared.lit.as_ref().map(|lit| lit.get(&thread)) {
            Some(Some(own)) => (cell.fill, cell.tone) = (Fill::Hue(*own), Tone::Plain),
            Some(None) => cell.tone = Tone::Dim,
            None => cell.fill = shared.colours.fill(thread),
        }
    });
    Panel { heading, sign: "", place: (0, column), rows, cols, cells: Box::new(cells) }
}

/// A tile with its owners; that of B is turned where it stands above C.
fn panel<'a>(part: Part<'a>, owners: Ownership, counted: bool, shared: Rc<Shared>) -> Panel<'a> {
    let heading = heading(&part);
    let Part { tile, structure, turned, place, atom, .. } = part;
    let [rows_ruler, cols_ruler] = rulers(&tile, atom);
    let rows = rows_ruler.len;
    let (rows_ruler, cols_ruler) = if turned { (cols_ruler, rows_ruler) } else { (rows_ruler, cols_ruler) };
    // What lit threads hold, and who lights it first.
    let mine: Option<HashMap<i64, (i64, i64)>> = shared.lit.as_ref().map(|lit| {
        let mut mine = HashMap::new();
        let mut threads: Vec<_> = lit.keys().copied().filter(|t| (0..tile.threads).contains(t)).collect();
        threads.sort_unstable();
        for thread in threads {
            for (value, index) in (0i64..).zip(tile.indices(thread)) {
                mine.entry(index).or_insert((thread, value));
            }
        }
        mine
    });
    let (thread, value, more) = owners.most();
    let more = if counted { more } else { 1 };
    let digits = |n: i64| n.to_string().len();
    let width = (1 + digits(thread) + if more > 1 { 2 + digits(i64::from(more) - 1) } else { 0 }).max(1 + digits(value));
    let owners = Rc::new(owners);
    let cells = {
        let owners = owners.clone();
        Computed((width, 2), move |m: i64, n: i64, cell: &mut Cell| {
            let (m, n) = if turned { (n, m) } else { (m, n) };
            let index = m + n * rows;
            let Some((mut thread, mut value, count)) = owners.of(index) else {
                cell.text.push('-');
                cell.fill = Fill::Hole;
                return;
            };
            let lit = mine.as_ref().map(|mine| mine.get(&index));
            match lit {
                Some(Some(held)) => ((thread, value), cell.tone) = (*held, Tone::Strong),
                Some(None) => cell.tone = Tone::Dim,
                None => {}
            }
            let more = if counted && count > 1 { format!(" +{}", count - 1) } else { String::new() };
            cell.text.push_str(&format!("T{thread}{more}\nV{value}"));
            cell.fill = match (shared.lit.as_ref().and_then(|lit| lit.get(&thread)), shared.by) {
                (Some(own), _) if matches!(lit, Some(Some(_))) => Fill::Hue(*own),
                (_, ColorBy::Value) => Fill::hue(value),
                (_, ColorBy::Row) => Fill::hue(m),
                (_, ColorBy::Column) => Fill::hue(n),
                (_, ColorBy::Warp) => Fill::hue(thread / LANES as i64),
                (_, ColorBy::Given) => {
                    let given = shared.given.as_ref().and_then(|all| all.get(usize::try_from(index).ok()?));
                    given.map_or(Fill::Paper, |i| Fill::hue(*i))
                }
                // Registers have no banks, and no offsets.
                (_, ColorBy::Bank | ColorBy::Offset | ColorBy::Tile | ColorBy::None) => Fill::Paper,
                (_, ColorBy::Thread) => shared.colours.fill(thread),
            };
            // All that a thread holds is one thing: a page lights it in every panel.
            cell.element = Some(thread);
        })
    };
    let border = move |m: i64, n: i64, below: bool| {
        let here = if turned { n + m * rows } else { m + n * rows };
        let there = if turned == below { here + rows } else { here + 1 };
        Some(structure.between(owners.of(here), owners.of(there)))
    };
    Panel { heading, sign: "", place, rows: rows_ruler, cols: cols_ruler, cells: Box::new(Outlined { cells, border }) }
}
