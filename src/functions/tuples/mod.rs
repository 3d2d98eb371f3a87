//! Functions of tuples, most of them also of layouts: what a tuple amounts to, how two compare, and other tuples of
//! its modes.

mod comparisons;
mod measures;
mod modes;

use super::{Args, Function, Out, joined};
use crate::algebra::{Cx, Layout, Result, Tree};
use crate::value::Value;

/// Where the headers have what walks any tuple.
const ALGORITHM: &str = "cute/algorithm/tuple_algorithms.hpp";

pub(super) const ROWS: &[Function] =
    &joined::<{ measures::ROWS.len() + comparisons::ROWS.len() + modes::ROWS.len() }>(&[measures::ROWS, comparisons::ROWS, modes::ROWS]);

/// `f` on a tuple, or on shape and stride of a layout.
fn both<'a>(a: &Args<'_, 'a>, f: impl Fn(Cx<'a>, Tree<'a>) -> Result<'a, Tree<'a>>) -> Out<'a> {
    match a.tree(0)? {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) => {
            a.on_layout(0, |l| Ok(Layout { shape: f(a.cx, l.shape)?, stride: f(a.cx, l.stride)? }))
        }
        t => Ok(f(a.cx, t)?.into()),
    }
}

/// A leaf for CuTe's `max`, `sum` and their kin, which return it: a layout, a composed layout or a tensor.
pub(in crate::functions) fn lone_leaf<'a>(a: &Args<'_, 'a>) -> Option<Tree<'a>> {
    match a.values {
        [Value::Tree(t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_)))] => Some(*t),
        _ => None,
    }
}

fn is_mapping(t: Tree) -> bool {
    matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))
}
