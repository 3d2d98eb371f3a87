//! How a thread-value layout says who holds what: a thread and a value to the index in the tile, and that to a coordinate.

use super::say::{Line, Say};
use crate::algebra::Tree;
use crate::value::notation::Notation;
use crate::view::ownership::Tile;

/// The most values of a thread that are told, for each operand.
const MAX_VALUES: usize = 8;
/// The most threads that are told.
const MAX_THREADS: usize = 4;
/// The most holders of an element that are told.
const MAX_HOLDERS: usize = 16;

/// The name of a tile with its axes: `A (m,k)`.
fn name(tile: &Tile) -> String {
    let axes = format!("({})", tile.axes.join(","));
    if tile.name.is_empty() { axes } else { format!("{} {axes}", tile.name) }
}

/// The thread-value layout of a tile, and what its two modes are.
fn layout(notation: Notation, tile: &Tile) -> Line {
    let words = format!(
        ": thread and value to the index in {}, {}",
        name(tile),
        tile.extents.iter().map(ToString::to_string).collect::<Vec<_>>().join("x")
    );
    Say::new(notation, 0).words("TV = ").tree(Tree::Layout(&tile.tv)).words(&words).line()
}

/// The parts of an index along the axes of a tile: `m = 115 % 16 = 3, k = 115 / 16 = 7`.
fn parts(tile: &Tile, index: i64) -> String {
    let at = tile.coordinate(index);
    let mut before = 1i64;
    let mut all = Vec::new();
    for (i, (axis, extent)) in tile.axes.iter().zip(&tile.extents).enumerate() {
        let rest = if before == 1 { index.to_string() } else { format!("{index} / {before}") };
        let last = i + 1 == tile.extents.len();
        let value = at.get(i).copied().unwrap_or_default();
        all.push(match (last, before) {
            (true, 1) => format!("{axis} = {value}"),
            (true, _) => format!("{axis} = {rest} = {value}"),
            (false, _) => format!("{axis} = {rest} % {extent} = {value}"),
        });
        before = before.saturating_mul(*extent);
    }
    all.join(", ")
}

/// Sentences about the elements that threads hold, value by value.
pub fn taken(notation: Notation, tiles: &[Tile], threads: &[i64]) -> Vec<Line> {
    let mut lines = Vec::new();
    for tile in tiles {
        lines.push(layout(notation, tile));
        for thread in threads.iter().filter(|t| **t < tile.threads).take(MAX_THREADS) {
            for (value, index) in tile.indices(*thread).enumerate().take(MAX_VALUES) {
                let say = Say::new(notation, 1).words(&format!("TV({thread},{value}) = {index}: {}", parts(tile, index)));
                lines.push(say.line());
            }
            let more = tile.values.saturating_sub(MAX_VALUES as i64);
            if more > 0 {
                lines.push(Say::new(notation, 1).words(&format!("… and {more} values more of thread {thread}")).line());
            }
        }
    }
    if threads.len() > MAX_THREADS {
        lines.push(Say::new(notation, 0).words(&format!("… and {} threads more", threads.len() - MAX_THREADS)).line());
    }
    lines
}

/// Who holds the element at a coordinate: its index, and the threads and values that the layout takes there.
pub fn held(notation: Notation, tile: &Tile, at: &[i64], index: i64, holders: &[(i64, i64)]) -> Vec<Line> {
    let mut before = 1i64;
    let mut steps = Vec::new();
    for (at, extent) in at.iter().zip(&tile.extents) {
        steps.push(if before == 1 { at.to_string() } else { format!("{at}*{before}") });
        before = before.saturating_mul(*extent);
    }
    let coordinate = at.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let sum = if steps.len() > 1 { format!(": {} = {index}", steps.join(" + ")) } else { format!(": {index}") };
    let mut lines = vec![layout(notation, tile)];
    lines.push(Say::new(notation, 1).words(&format!("the element ({coordinate}) has the index{sum}")).line());
    for (thread, value) in holders.iter().take(MAX_HOLDERS) {
        lines.push(Say::new(notation, 1).words(&format!("TV({thread},{value}) = {index}: value {value} of thread {thread}")).line());
    }
    match holders.len().saturating_sub(MAX_HOLDERS) {
        _ if holders.is_empty() => lines.push(Say::new(notation, 1).words("no thread and value are taken there: nobody holds it").line()),
        0 => {}
        more => lines.push(Say::new(notation, 1).words(&format!("… and {more} more")).line()),
    }
    lines
}
