//! The boxes of a copy by the tensor memory accelerator: over the tensor that they are cut from, over the tile, and in
//! shared memory.

use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Ruler};
use crate::algebra::{BoxElement, Cx, Result, Tma};
use std::fmt::Write;
use std::rc::Rc;

/// The most rows and the most columns of boxes of global memory that are drawn.
const MOST_BOXES: i64 = 12;

/// The most units of a tile that are drawn.
const MOST_UNITS: i64 = 1 << 15;

/// What a row of shared memory holds in bytes: once around its banks.
const ROW: i64 = 128;

/// A tile in units that stay together in shared memory.
struct Tile {
    /// What is drawn of each unit, in the order of shared memory.
    units: Vec<BoxElement>,
    /// The number of elements in a unit.
    elements: i64,
    /// The size of a unit in bytes.
    bytes: i64,
    /// The mode of the tile that a unit walks.
    along: usize,
    /// The number of CTAs that share a box.
    ctas: i64,
}

impl Tile {
    fn of<'a>(cx: Cx<'a>, tma: &Tma<'a>) -> Result<'a, Self> {
        let vector = cx.tma_vector(tma)?;
        let inner = cx.whole_box(tma)?.first().copied().unwrap_or(1).saturating_mul(tma.internal_bits) / tma.bits.max(1);
        let whole = |n: &i64| inner % n == 0 && tma.tile % n == 0 && (n * tma.bits) % 8 == 0;
        let elements = [128 / tma.bits.max(1), 1].into_iter().find(|n| *n > 0 && whole(n)).unwrap_or(1);
        let count = (tma.tile / elements).min(MOST_UNITS);
        let units = (0..count).map(|u| cx.box_element(tma, vector, u * elements)).collect::<Result<Vec<_>>>()?;
        let along = match units.first() {
            Some(first) if tma.tile > 1 => {
                let next = cx.box_element(tma, vector, 1)?;
                first.coord.iter().zip(&next.coord).position(|(a, b)| a != b).unwrap_or(0)
            }
            _ => 0,
        };
        Ok(Tile { units, elements, bytes: (elements * tma.bits / 8).max(1), along, ctas: tma.multicast })
    }

    /// The colour of a unit: its instruction, with a cluster a tint for each CTA.
    fn fill(&self, unit: &BoxElement) -> Fill {
        if self.ctas > 1 { Fill::Tint((unit.instruction % 8) as u8, (unit.cta % 4) as u8) } else { Fill::hue(unit.instruction) }
    }

    /// The row and the column of a unit in a tile: mode 0 down, all others across.
    fn place(&self, unit: &BoxElement, extents: &[i64]) -> (i64, i64) {
        let mut place = (0, 0);
        let mut apart = 1i64;
        for (mode, (at, extent)) in unit.coord.iter().zip(extents).enumerate() {
            let size = if mode == self.along { self.elements } else { 1 };
            match mode {
                0 if extents.len() > 1 => place.0 = at / size,
                _ => {
                    place.1 += at / size * apart;
                    apart = apart.saturating_mul((extent / size).max(1));
                }
            }
        }
        place
    }
}

/// The extents of the modes of the tile.
fn extents<'a>(cx: Cx<'a>, tma: &Tma<'a>) -> Result<'a, Vec<i64>> {
    let mut leaves = Vec::new();
    cx.leaves_into(cx.product_each(tma.values.shape)?, &mut leaves);
    Ok(leaves.iter().map(|t| t.int().map_or(1, |i| i.value)).collect())
}

/// The boxes of a copy as a picture, under the text that made it.
pub fn picture<'a>(cx: Cx<'a>, tma: &Tma<'a>, title: &str) -> Result<'a, Picture<'static>> {
    let tile = Rc::new(Tile::of(cx, tma)?);
    let extents = extents(cx, tma)?;
    let shown = tile.units.len() as i64 * tile.elements;
    let mut notes = vec![format!(
        "a cell of the tile and of shared memory is {} elements, {} bytes; its number in the tile is its byte in shared memory",
        tile.elements, tile.bytes
    )];
    if shown < tma.tile {
        notes.push(format!("the first {shown} of {} elements of the tile", tma.tile));
    }
    let global = over_global(cx, tma, &mut notes)?;
    let instructions = tma.tile / tma.elements.max(1);
    let by_instruction = (0..instructions.min(8)).map(|j| Legend {
        fill: if tma.multicast > 1 { Fill::Tint(j as u8, 0) } else { Fill::Hue(j as u8) },
        text: format!("instruction {j}"),
    });
    if tma.multicast > 1 {
        notes.push("tints within a colour: the parts that the CTAs of the cluster load; each part goes to all of them".into());
    }
    let bytes = tma.elements.saturating_mul(tma.bits) / 8;
    Ok(Picture {
        title: title.to_owned(),
        facts: format!("{instructions} instruction{} of {bytes} bytes for a tile", if instructions == 1 { "" } else { "s" }),
        panels: vec![global, over_tile(&tile, &extents), in_shared_memory(&tile)],
        legend: by_instruction.collect(),
        notes,
        element_bits: Some(tma.bits),
        aligned: false,
    })
}

/// Global memory by boxes, along the two innermost dimensions of the descriptor.
fn over_global<'a>(cx: Cx<'a>, tma: &Tma<'a>, notes: &mut Vec<String>) -> Result<'a, Panel<'static>> {
    let side = cx.whole_box(tma)?;
    let of =
        |i: usize| (tma.map.dims.get(i).map_or(1, |n| i64::try_from(*n).unwrap_or(i64::MAX)), side.get(i).copied().unwrap_or(1).max(1));
    let ((width, across), (height, down)) = (of(0), if tma.map.rank > 1 { of(1) } else { (1, 1) });
    let (columns, rows) = (width.saturating_add(across - 1) / across, height.saturating_add(down - 1) / down);
    let (shown_columns, shown_rows) = (columns.min(MOST_BOXES), rows.min(MOST_BOXES));
    if (shown_columns, shown_rows) != (columns, rows) {
        notes.push(format!("global memory: the first {shown_rows} by {shown_columns} of {rows} by {columns} boxes"));
    }
    if width % across != 0 || height % down != 0 {
        notes.push("boxes drawn in grey reach over the edge: zeros are read there, and nothing is written".into());
    }
    let vector = cx.tma_vector(tma)?;
    let count = (tma.tile / tma.elements.max(1)).min(MOST_BOXES * MOST_BOXES);
    let mut starts = Vec::new();
    for j in 0..count {
        let at = cx.box_coordinate(tma, vector, j * tma.elements)?;
        if at.iter().skip(2).all(|n| *n == 0) {
            starts.push((at.get(1).copied().unwrap_or(0) / down, at.first().copied().unwrap_or(0) / across, j));
        }
    }
    let shared = tma.multicast > 1;
    let digits = count.to_string().len();
    let cells = Computed((digits, 1), move |m: i64, n: i64, cell: &mut Cell| {
        let over = (n + 1).saturating_mul(across) > width || (m + 1).saturating_mul(down) > height;
        cell.fill = if over { Fill::Hole } else { Fill::Paper };
        cell.tone = Tone::Dim;
        if let Some((_, _, j)) = starts.iter().find(|(row, column, _)| (*row, *column) == (m, n)) {
            cell.fill = if shared { Fill::Tint((j % 8) as u8, 0) } else { Fill::hue(*j) };
            cell.tone = Tone::Strong;
            let _ = write!(cell.text, "{j}");
        }
    });
    Ok(Panel {
        heading: format!("global memory: a cell is a box of {across} by {down} elements; numbered: the instructions of the first tile"),
        sign: "",
        place: (0, 0),
        rows: Ruler { name: "dimension 1", step: down, ..Ruler::flat(shown_rows).marked(Marks::Flat) },
        cols: Ruler { name: "dimension 0", step: across, ..Ruler::flat(shown_columns).marked(Marks::Flat) },
        cells: Box::new(cells),
    })
}

/// The units of a tile at their coordinates.
fn over_tile(tile: &Rc<Tile>, extents: &[i64]) -> Panel<'static> {
    let places: Vec<(i64, i64)> = tile.units.iter().map(|unit| tile.place(unit, extents)).collect();
    let rows = places.iter().map(|(m, _)| m + 1).max().unwrap_or(1);
    let columns = places.iter().map(|(_, n)| n + 1).max().unwrap_or(1);
    let mut at = vec![None; usize::try_from(rows.saturating_mul(columns)).unwrap_or(0)];
    for (i, (m, n)) in places.iter().enumerate() {
        if let Some(slot) = usize::try_from(m * columns + n).ok().and_then(|place| at.get_mut(place)) {
            *slot = Some(i);
        }
    }
    let digits = tile.units.iter().map(|unit| unit.byte).max().unwrap_or(0).to_string().len();
    let own = Rc::clone(tile);
    let cells = Computed((digits, 1), move |m: i64, n: i64, cell: &mut Cell| {
        let unit = usize::try_from(m * columns + n).ok().and_then(|place| at.get(place).copied().flatten()).map(|i| &own.units[i]);
        if let Some(unit) = unit {
            cell.fill = own.fill(unit);
            cell.element = Some(unit.byte);
            let _ = write!(cell.text, "{}", unit.byte);
        }
    });
    let step = |along: bool| if along { tile.elements } else { 1 };
    let by_rows = tile.along == 0 && extents.len() > 1;
    Panel {
        heading: "the tile: the byte of shared memory where each unit lands".into(),
        sign: "",
        place: (1, 0),
        rows: Ruler { name: "mode 0", step: step(by_rows), ..Ruler::flat(rows).marked(Marks::Flat) },
        cols: Ruler { name: "mode 1", step: step(!by_rows), ..Ruler::flat(columns).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}

/// Shared memory in rows of 128 bytes: the coordinate of the tile that each unit holds.
fn in_shared_memory(tile: &Rc<Tile>) -> Panel<'static> {
    let columns = (ROW / tile.bytes).max(1);
    let end = tile.units.iter().map(|unit| unit.byte / tile.bytes + 1).max().unwrap_or(1).min(MOST_UNITS * 2);
    let mut at = vec![None; usize::try_from(end).unwrap_or(0)];
    for (i, unit) in tile.units.iter().enumerate() {
        if let Some(slot) = usize::try_from(unit.byte / tile.bytes).ok().and_then(|place| at.get_mut(place)) {
            *slot = Some(i);
        }
    }
    let text = |unit: &BoxElement| format!("({})", unit.coord.iter().map(i64::to_string).collect::<Vec<_>>().join(","));
    let widest = tile.units.iter().map(|unit| text(unit).len()).max().unwrap_or(1);
    let own = Rc::clone(tile);
    let cells = Computed((widest, 1), move |m: i64, n: i64, cell: &mut Cell| {
        let unit = usize::try_from(m * columns + n).ok().and_then(|place| at.get(place).copied().flatten()).map(|i| &own.units[i]);
        if let Some(unit) = unit {
            cell.fill = own.fill(unit);
            cell.element = Some(unit.byte);
            cell.text.push_str(&text(unit));
        }
    });
    Panel {
        heading: "shared memory, 128 bytes a row: the coordinate of the tile that each unit starts with".into(),
        sign: "",
        place: (1, 1),
        rows: Ruler { name: "row", ..Ruler::flat(end.saturating_add(columns - 1) / columns).marked(Marks::Flat) },
        cols: Ruler { name: "unit", ..Ruler::flat(columns).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}
