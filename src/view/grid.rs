//! A layout as a scene.

use super::picture::MAX_SIDE;
use super::scene::{Axis, Outer, Scene};
use crate::algebra::layout::UNIT;
use crate::algebra::properties::{plain_modes, range};
use crate::algebra::{Composed, Cx, Fault, Layout, Result, Tree};

/// Layouts of other ranks than 2: how a picture treats them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// Rank 2 only, as C++'s `print_layout`.
    TwoOnly,
    /// Rank 1 with `_1:_0` behind it, as C++'s `print_latex`; at most 2.
    Padded,
    /// Rank 1 as one row, higher ranks as slices.
    Any,
}

/// The scene of a layout or a composed layout.
pub fn scene<'a>(cx: Cx<'a>, layout: Tree<'a>, ranks: Ranks) -> Result<'a, Scene<'a>> {
    let (title, inner, offset, outer) = match layout {
        Tree::Composed(c) => {
            let Tree::Composed(c) = cx.as_position_independent(*c)? else {
                return cx.fail(Fault::WrongKind { operation: "print_layout", wanted: "a layout", found: layout });
            };
            let (offset, outer) = parts(cx, *c)?;
            (Tree::Composed(c), cx.inner_layout("print_layout", c.inner)?, offset, outer)
        }
        t => (t, cx.inner_layout("print_layout", t)?, 0, Outer::None),
    };
    let rank = inner.rank();
    let refuse = |operation, wanted| cx.fail(Fault::DrawnRank { operation, wanted, layout: inner });
    if rank == 0 || inner.shape == Tree::Tuple(&[]) {
        return refuse("print", "one mode or more");
    }
    let (title, inner) = match (ranks, rank) {
        (Ranks::TwoOnly, 2) | (Ranks::Any, _) | (Ranks::Padded, 2) => (title, inner),
        (Ranks::Padded, 1) => {
            let padded = cx.append_layout(inner, 2, UNIT)?;
            let title = match title {
                Tree::Composed(c) => cx.composed(Composed { inner: cx.layout_tree(padded), ..*c }),
                _ => cx.layout_tree(padded),
            };
            (title, padded)
        }
        (Ranks::TwoOnly, _) => return refuse("print_layout", "rank 2"),
        (Ranks::Padded, _) => return refuse("print_latex", "rank 1 or 2"),
    };
    let modes = plain_modes(cx, inner)?;
    if let Some(m) = modes.iter().find(|m| m.extent < 0) {
        return cx.fail(Fault::NegativeExtent { extent: m.extent, layout: inner });
    }
    range(cx, &modes)?; // every index fits
    let digits = cx.cosize(inner)?.value;
    let digits = if digits > 0 { digits.ilog10() as usize + 1 } else { 1 };
    let axis = |i: usize| -> Result<'a, Axis<'a>> {
        let mode = cx.mode(inner, i as i64)?;
        Ok(Axis { shape: mode.shape, modes: plain_modes(cx, mode)?, len: cx.size(mode)?.value })
    };
    let (rows, cols, rest) = match inner.rank() {
        1 => (None, axis(0)?, Vec::new()),
        n => (Some(axis(0)?), axis(1)?, (2..n).map(axis).collect::<Result<'a, Vec<_>>>()?),
    };
    if rows.as_ref().is_some_and(|rows| rows.len == 0) && cols.len > MAX_SIDE {
        // A heading without end over no row at all: nobody waits for it, and C++ does not end either.
        return cx.fail(Fault::TooLarge { operation: "print", limit: MAX_SIDE as usize });
    }
    Ok(Scene { title, rows, cols, rest, digits, offset, outer, mode: cx.mode })
}

fn parts<'a>(cx: Cx<'a>, c: Composed<'a>) -> Result<'a, (i64, Outer<'a>)> {
    let offset = cx.int("print_layout", c.offset)?.value;
    let outer = match c.outer {
        Tree::Swizzle(s) => Outer::Swizzle(s),
        Tree::Layout(l) => Outer::Layout(*l),
        found => {
            return cx.fail(Fault::WrongKind { operation: "print_layout", wanted: "a swizzle or a layout", found });
        }
    };
    Ok((offset, outer))
}

/// A layout by itself, for listings of indices.
pub fn linear<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Scene<'a>> {
    let whole = cx.concat(&[layout]);
    scene(cx, cx.layout_tree(whole), Ranks::Any)
}
