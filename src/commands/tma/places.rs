//! Where the boxes of a copy land: each instruction of a tile, and what each CTA of a cluster loads of it.

use crate::algebra::{Cx, Result, Tma};
use crate::render::table::Cell;

/// A heading and its rows; without rows nothing is shown.
pub(super) type Table = (&'static [&'static str], Vec<Vec<Cell>>);

/// The most instructions that are listed.
const MOST_LISTED: i64 = 16;

/// Of each instruction where its box starts: in the tile, in shared memory, and by which coordinate the accelerator names
/// it. Of several instructions, not more than are read at a glance.
pub(super) fn instructions<'a>(cx: Cx<'a>, tma: &Tma<'a>) -> Table {
    let count = tma.tile / tma.elements.max(1);
    let rows = match (2..=MOST_LISTED).contains(&count) {
        true => (0..count).map(|j| starts(cx, tma, j, j.saturating_mul(tma.elements))).collect::<Result<_>>().unwrap_or_default(),
        false => Vec::new(),
    };
    (&["instruction", "from byte of the tile", "from coordinate of the tile", "coordinate of the tensor map"], rows)
}

/// What each of the CTAs that share a box loads of the first instruction; all of them receive all of it.
pub(super) fn ctas<'a>(cx: Cx<'a>, tma: &Tma<'a>) -> Table {
    let share = tma.elements / tma.multicast.max(1);
    let bytes = share.saturating_mul(tma.bits) / 8;
    let row = |j: i64| {
        let mut row = starts(cx, tma, j, j.saturating_mul(share))?;
        row.insert(1, bytes.into());
        Ok(row)
    };
    let rows = match (2..=MOST_LISTED).contains(&tma.multicast) {
        true => (0..tma.multicast).map(row).collect::<Result<_>>().unwrap_or_default(),
        false => Vec::new(),
    };
    (&["cta of the cluster", "bytes it loads", "to byte of the tile", "from coordinate of the tile", "coordinate of the tensor map"], rows)
}

/// The row of what starts at `place` in the order of shared memory.
fn starts<'a>(cx: Cx<'a>, tma: &Tma<'a>, number: i64, place: i64) -> Result<'a, Vec<Cell>> {
    let vector = cx.tma_vector(tma)?;
    let element = cx.box_element(tma, vector, place)?;
    let named = cx.box_coordinate(tma, vector, place)?;
    Ok(vec![number.into(), element.byte.into(), tuple(&element.coord).into(), tuple(&named).into()])
}

fn tuple(all: &[i64]) -> String {
    format!("({})", all.iter().map(i64::to_string).collect::<Vec<_>>().join(","))
}
