//! The colours of a layout's cells: by index, row, tile, bank, warp or another layout, and what the picture says of them.

use super::grid::{Grid, Outer, Ranks};
use super::label::{At, InMemory};
use super::options::{ColorBy, Options};
use super::panels::{Paint, ruler};
use super::picture::{Cell, Fill, Legend, Tone};
use super::ruler::Marks;
use crate::algebra::{Cx, Result, Swizzle, Tree};
use crate::hardware::LANES;

/// The fill of a cell under a rule of colouring.
fn fill(by: ColorBy, at: At, tile: [i64; 2], outer_rows: i64, memory: InMemory, range: (i64, i64)) -> Fill {
    match by {
        ColorBy::Value => Fill::hue(at.value),
        ColorBy::Row | ColorBy::Thread => Fill::hue(at.m),
        ColorBy::Column => Fill::hue(at.n),
        // Neighbours in both directions differ.
        ColorBy::Tile => Fill::hue(at.m / tile[0] + at.n / tile[1] * if outer_rows % 8 == 0 { 3 } else { outer_rows }),
        ColorBy::Bank => {
            let bank = memory.bank(at.value);
            Fill::Tint((bank / 4) as u8, (bank % 4) as u8)
        }
        ColorBy::Offset => {
            let span = i128::from(range.1) - i128::from(range.0);
            Fill::Ramp(((i128::from(at.value) - i128::from(range.0)) * 15 / span.max(1)).clamp(0, 15) as u8)
        }
        ColorBy::Warp => Fill::hue(at.m / LANES as i64),
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
            cell.fill = index.map_or(Fill::Paper, |i| Fill::hue(*i));
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
        // The command says which layout it was given.
        ColorBy::Given | ColorBy::None => return None,
    };
    Some(meaning.to_string())
}

/// What the colours of a swizzled layout mean.
pub(super) fn unit_note(s: Swizzle) -> String {
    match s.base {
        0 => "colour: index mod 8".into(),
        base => format!("colour: index / {} mod 8, what the swizzle moves together", 1i64 << base.min(62)),
    }
}

pub(super) fn legend(options: &Options) -> Vec<Legend> {
    match options.color {
        Some(ColorBy::Bank) => (0..8).map(|k| Legend { fill: Fill::Tint(k, 0), text: format!("banks {}-{}", 4 * k, 4 * k + 3) }).collect(),
        Some(ColorBy::Offset) => [(0, "least"), (15, "largest")].map(|(k, text)| Legend { fill: Fill::Ramp(k), text: text.into() }).into(),
        _ => Vec::new(),
    }
}

/// The normal tone for a cell that is selected, the dimmed one for any other.
pub(super) fn lit(marked: bool) -> Tone {
    if marked { Tone::Plain } else { Tone::Dim }
}
