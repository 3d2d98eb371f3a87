//! Tilings as pictures: who holds what of A, B and C, or of source and destination.

use super::holding::{COUNTED, Ownership, Tile};
use super::layout::{self, ColorBy, Options};
use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Ruler};
use crate::algebra::{Cx, Fault, Result, Tree};
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind};
use std::collections::HashMap;

/// The picture of a tiling whose tiles are these. C stands right of A and below B, which is
/// turned, so that the rows and the columns that make an element meet in it.
pub fn picture<'a>(cx: Cx<'a>, tiling: &Tiling<'a>, tiles: Vec<Tile<'a>>, options: &Options) -> Result<'a, Picture<'a>> {
    let what = &tiling.kind;
    let product = matches!(what, TilingKind::MmaAtom(_) | TilingKind::TiledMma(_) | TilingKind::ThrMma(..));
    let mut threads = 0;
    let mut lines = Vec::new();
    let mut panels = Vec::new();
    let (mut repeated, mut holes) = (false, false);
    for (i, tile) in tiles.into_iter().enumerate() {
        let place = match (product, tile.name) {
            (true, "A") => (1, 0),
            (true, "B") => (0, 1),
            (true, _) => (1, 1),
            (false, _) => (0, i),
        };
        threads = threads.max(tile.threads);
        lines.push(format!("{}: {}", tile.name, layout::text(options, Tree::Layout(&tile.tv))));
        let Some(holders) = Ownership::new(&tile) else {
            return cx.fail(Fault::TooLarge { operation: "picture", limit: COUNTED as usize });
        };
        (repeated, holes) = (repeated || holders.repeated, holes || holders.holes);
        panels.push(panel(tile, holders, place, product, options));
    }
    if let Some(thread) = options.thread
        && !(0..threads).contains(&thread)
    {
        return cx.fail(Fault::Window { what: "thread", from: thread, to: thread.saturating_add(1), len: threads });
    }
    let by = options.color.unwrap_or(ColorBy::Thread);
    let mut notes = vec!["T is the thread, V its value".to_owned()];
    let colour = match by {
        ColorBy::Thread if threads > 32 => Some("colour: thread mod 32"),
        ColorBy::Thread => Some("colour: thread"),
        ColorBy::Value => Some("colour: value mod 8"),
        ColorBy::Row => Some("colour: row mod 8"),
        ColorBy::Column => Some("colour: column mod 8"),
        ColorBy::Bank | ColorBy::Offset | ColorBy::Tile | ColorBy::None => None,
    };
    notes.extend(colour.map(str::to_owned));
    notes.extend(repeated.then(|| "+n: so many more threads or values hold the element".to_owned()));
    notes.extend(holes.then(|| "-: nobody holds the element".to_owned()));
    notes.extend(lines);
    let kind = match what {
        TilingKind::MmaAtom(_) => "MMA_Atom",
        TilingKind::TiledMma(_) => "TiledMMA",
        TilingKind::ThrMma(..) => "ThrMMA",
        TilingKind::CopyAtom(_) => "Copy_Atom",
        TilingKind::TiledCopy(_) => "TiledCopy",
        TilingKind::ThrCopy(..) => "ThrCopy",
    };
    let title = match tiling.operation {
        Some(operation) => format!("{kind} of {}", options.notation.text(Value::Operation(operation))),
        None => kind.to_owned(),
    };
    let legend = match options.thread {
        Some(thread) if by == ColorBy::Thread => vec![Legend { fill: of_thread(thread), text: format!("thread {thread}") }],
        _ => Vec::new(),
    };
    let facts = format!("{threads} thread{}", if threads == 1 { "" } else { "s" });
    layout::windowed(cx, Picture { title, facts, panels, legend, notes, element_bits: options.element_bits }, options)
}

/// The colour of a thread of a warp: eight hues, and four tints of them.
fn of_thread(thread: i64) -> Fill {
    Fill::Tint((thread % 8) as u8, (thread / 8 % 4) as u8)
}

/// A tile; that of B is turned where it stands above C.
fn panel<'a>(tile: Tile<'a>, holders: Ownership, place: (usize, usize), product: bool, options: &Options) -> Panel<'a> {
    let turned = product && tile.name == "B";
    let (rows, cols) = match tile.extents[..] {
        [n] => (1, n),
        [m, ref rest @ ..] => (m, rest.iter().product()),
        [] => (1, 1),
    };
    let ruler = |len: i64, axis: Option<&'static str>| match axis {
        Some(name) => Ruler { name, ..Ruler::flat(len).marked(Marks::Flat) },
        None => Ruler::bare(len),
    };
    let one_row = tile.axes.len() == 1;
    let sides = [ruler(rows, (!one_row).then(|| tile.axes[0])), ruler(cols, tile.axes.get(usize::from(!one_row)).copied())];
    let [rows_ruler, cols_ruler] = sides;
    let (rows_ruler, cols_ruler) = if turned { (cols_ruler, rows_ruler) } else { (rows_ruler, cols_ruler) };
    let by = options.color.unwrap_or(ColorBy::Thread);
    let lit: Option<HashMap<i64, i64>> = options.thread.map(|thread| match (0..tile.threads).contains(&thread) {
        true => tile.indices(thread).zip(0..).collect(),
        false => HashMap::new(),
    });
    let lit = lit.zip(options.thread);
    let (thread, value, more) = holders.most();
    let digits = |n: i64| n.to_string().len();
    let width = (1 + digits(thread) + if more > 1 { 2 + digits(i64::from(more) - 1) } else { 0 }).max(1 + digits(value));
    let axes: Vec<&str> = if turned { tile.axes.iter().rev().copied().collect() } else { tile.axes.to_vec() };
    let heading = format!("{} ({})", tile.name, axes.join(","));
    let cells = Computed((width, 2), move |m: i64, n: i64, cell: &mut Cell| {
        let (m, n) = if turned { (n, m) } else { (m, n) };
        let index = m + n * rows;
        let Some((mut thread, mut value, count)) = holders.of(index) else {
            cell.text.push('-');
            cell.fill = Fill::Hole;
            return;
        };
        if let Some((mine, of)) = &lit {
            match mine.get(&index) {
                Some(v) => (thread, value, cell.tone) = (*of, *v, Tone::Strong),
                None => cell.tone = Tone::Dim,
            }
        }
        let more = if count > 1 { format!(" +{}", count - 1) } else { String::new() };
        cell.text.push_str(&format!("T{thread}{more}\nV{value}"));
        let hue = |i: i64| Fill::Hue((i % 8) as u8);
        cell.fill = match by {
            ColorBy::Value => hue(value),
            ColorBy::Row => hue(m),
            ColorBy::Column => hue(n),
            // Registers have no banks, and no offsets.
            ColorBy::Bank | ColorBy::Offset | ColorBy::Tile | ColorBy::None => Fill::Paper,
            ColorBy::Thread => of_thread(thread),
        };
        // All that a thread holds is one thing: a page lights it in every panel.
        cell.element = Some(thread);
    });
    Panel { heading, sign: "", place, rows: rows_ruler, cols: cols_ruler, cells: Box::new(cells) }
}
