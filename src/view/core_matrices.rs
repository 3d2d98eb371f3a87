//! Core matrices: 8 rows of 16 bytes, what wgmma and tcgen05 take a layout in shared memory apart into.

use super::options::own_bits;
use super::picture::{Outlined, Panel};
use crate::algebra::properties::plain_modes;
use crate::algebra::{Composed, Cx, Tree};

/// The core matrix of a layout for shared memory whose elements have a size, where rows of 16 bytes lie along one of its two
/// modes: what wgmma and tcgen05 take it apart into.
pub(super) fn of_layout<'a>(cx: Cx<'a>, t: Tree<'a>) -> Option<[i64; 2]> {
    let Tree::Composed(Composed { offset: Tree::SmemFlag(_), inner, .. }) = t else { return None };
    let bits = own_bits(t).filter(|bits| *bits > 0)?;
    let inner = cx.inner_layout("picture", *inner).ok()?;
    if inner.rank() != 2 {
        return None;
    }
    let along = |mode: i64| plain_modes(cx, cx.mode(inner, mode).ok()?).ok();
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

/// Draws lines around every core matrix of a panel, at least as heavy as those of a mode.
pub(super) fn outline(panel: &mut Panel, [high, wide]: [i64; 2]) {
    let (rows, cols) = (panel.rows.clone(), panel.cols.clone());
    let border = move |m: i64, n: i64, below: bool| {
        let (ruler, next, block) = if below { (&rows, m + 1, high) } else { (&cols, n + 1, wide) };
        Some(ruler.edge(next).max(usize::from(next % block == 0)))
    };
    panel.map_cells(|cells| Box::new(Outlined { cells, border }));
}

/// The rows and columns of a core matrix, (M or N, K): 8 rows of 16 bytes each, along K where the operand is K-major.
pub fn of_operand(bits: i64, k_major: bool) -> Option<[i64; 2]> {
    let wide = (bits > 0).then(|| 128 / bits).filter(|n| *n > 0)?;
    Some(if k_major { [8, wide] } else { [wide, 8] })
}
