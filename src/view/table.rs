//! The rows of the coordinate table of a layout or a shape.

use crate::algebra::{Cx, Int, Layout, Result, Tree};

/// A row of the coordinate table.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The 1-D coordinate.
    pub linear: i64,
    /// One integer for each top mode.
    pub flat: Tree<'a>,
    /// The natural coordinate.
    pub natural: Tree<'a>,
    /// The index, where there are strides.
    pub index: Option<Tree<'a>>,
}

/// The row of 1-D coordinate `linear`.
pub fn row<'a>(cx: Cx<'a>, shape: Tree<'a>, layout: Option<Tree<'a>>, linear: i64) -> Result<'a, Row<'a>> {
    let at = Tree::Int(Int::dynamic(linear));
    let natural = cx.idx2crd(at, shape)?;
    let flat = match shape.items() {
        None => at,
        Some(modes) => {
            let coords = cx.wrap(natural);
            cx.tuple_of(modes.len(), |i| cx.crd2idx_compact(coords[i], modes[i]))?
        }
    };
    let index = layout.map(|l| cx.apply(l, natural)).transpose()?;
    Ok(Row { linear, flat, natural, index })
}

/// The coordinates of a layout by the index of a coordinate list, flat ones put into the profile.
pub fn in_profile<'a>(cx: Cx<'a>, layout: Layout<'a>, flat: &[i64]) -> Result<'a, Tree<'a>> {
    let leaves: Vec<Tree<'a>> = flat.iter().map(|i| Tree::Int(Int::dynamic(*i))).collect();
    cx.unflatten(cx.tuple(&leaves), layout.shape)
}
