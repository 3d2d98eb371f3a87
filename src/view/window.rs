//! The part of a picture that is drawn: a window of rows and columns, a tile of the outermost modes, no more cells than the
//! limits.

use super::options::Options;
use super::picture::{MAX_CELLS, MAX_SIDE, Picture};
use super::ruler::Ruler;
use crate::algebra::{Cx, Fault, Result};
use std::ops::Range;

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
            // A cell may stand for several rows or columns.
            let step = ruler.step.max(1);
            let len = ruler.len.saturating_mul(step);
            if window.start >= window.end || window.end > len {
                let what = if ruler.name.is_empty() { ["row", "column"][k] } else { ruler.name };
                return cx.fail(Fault::Window { what, from: window.start, to: window.end, len });
            }
            ruler.window = window.start / step..(window.end - 1) / step + 1;
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
