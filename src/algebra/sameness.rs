//! Whether two layouts, composed layouts or tensors are the same function of 1-D coordinates.

use super::properties;
use super::{Composed, Cx, Fault, Int, Layout, Result, Tensor, Tree};
use bumpalo::Bump;

/// Whether two layouts are the same function, and where they first differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// The layouts give the same index at every coordinate.
    Same,
    /// The layouts have different sizes.
    Sizes(i64, i64),
    /// They first differ at this 1-D coordinate.
    DifferAt(i64),
}

/// How many coordinates of functions that have no normal form are compared one by one.
pub const MAX_COMPARED: i64 = 1 << 22;

impl<'a> Cx<'a> {
    /// What is compared of a value: a layout, a composed layout, a tensor of coordinates or numbers.
    pub fn comparable(self, operation: &'static str, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        match t {
            Tree::Layout(_) | Tree::Composed(_) => self.inner_layout(operation, t).map(|_| t),
            Tree::Tensor(tensor) => self.inner_layout(operation, tensor.layout).map(|_| t),
            t => Ok(self.layout_tree(self.as_layout(operation, t)?)),
        }
    }

    /// The value of a function at a 1-D coordinate; of a tensor the index of its element, by the engine where that is a
    /// coordinate or a counter.
    pub fn value_at(self, f: Tree<'a>, coord: i64) -> Result<'a, Tree<'a>> {
        let at = Tree::Int(Int::dynamic(coord));
        match f {
            Tree::Tensor(Tensor { layout, .. }) => self.apply(*layout, at),
            f => self.apply(f, at),
        }
    }

    /// Compares two functions: layouts by their normal forms, however large; others coordinate by coordinate.
    pub fn sameness(self, operation: &'static str, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Sameness> {
        let (a, b) = (self.comparable(operation, a)?, self.comparable(operation, b)?);
        let of = |t| self.inner_layout(operation, t);
        let (m, n) = (self.size(of(a)?)?.value, self.size(of(b)?)?.value);
        if m != n {
            return Ok(Sameness::Sizes(m, n));
        }
        if let (Tree::Tensor(x), Tree::Tensor(y)) = (a, b)
            && x.engine != y.engine
            && m > 0
        {
            return Ok(Sameness::DifferAt(0));
        }
        let bare = |t| if let Tree::Tensor(Tensor { layout, .. }) = t { *layout } else { t };
        match (bare(a), bare(b)) {
            _ if m == 0 => Ok(Sameness::Same),
            (Tree::Layout(x), Tree::Layout(y)) if !has_basis(*x) && !has_basis(*y) => self.same_layouts(*x, *y),
            (Tree::Composed(x), Tree::Composed(y)) if swizzled_alike(x, y) => {
                // A swizzle is one to one, and so what is in front of it decides.
                self.same_layouts(of(x.inner)?, of(y.inner)?)
            }
            (x, y) if m <= MAX_COMPARED => {
                let differs = self.differences(x, y, m)?.next();
                Ok(differs.map_or(Sameness::Same, Sameness::DifferAt))
            }
            _ => self.fail(Fault::SearchBound { operation, steps: MAX_COMPARED as u64 }),
        }
    }

    /// Compares two layouts as functions of 1-D coordinates, from their normal forms.
    fn same_layouts(self, a: Layout<'a>, b: Layout<'a>) -> Result<'a, Sameness> {
        let difference = properties::first_difference(&properties::normal_form(self, a)?, &properties::normal_form(self, b)?);
        Ok(difference.map_or(Sameness::Same, Sameness::DifferAt))
    }

    /// The 1-D coordinates below `size` at which two functions differ, in order.
    pub fn differences(self, a: Tree<'a>, b: Tree<'a>, size: i64) -> Result<'a, impl Iterator<Item = i64> + use<'a>> {
        self.value_at(a, 0)?;
        self.value_at(b, 0)?;
        let mode = self.mode;
        let mut scratch = Bump::new();
        Ok((0..size).filter(move |coord| {
            let differ = {
                let cx: Cx = Cx::new(&scratch, mode);
                match (at(cx, a, *coord), at(cx, b, *coord)) {
                    (Ok(x), Ok(y)) => !alike(x, y),
                    (x, y) => x.is_ok() != y.is_ok(),
                }
            };
            scratch.reset();
            differ
        }))
    }
}

/// The value of a function whose parts may live longer than the answer.
fn at<'s, 'a: 's>(cx: Cx<'s>, f: Tree<'a>, coord: i64) -> Result<'s, Tree<'s>> {
    cx.value_at(f, coord)
}

/// Whether two values are the same numbers, compile-time or not.
fn alike(a: Tree, b: Tree) -> bool {
    match (a, b) {
        (Tree::Int(x), Tree::Int(y)) => x.value == y.value,
        (Tree::Tuple(x), Tree::Tuple(y)) => x.len() == y.len() && x.iter().zip(y.iter()).all(|(x, y)| alike(*x, *y)),
        (x, y) => x == y,
    }
}

/// Whether strides are basis elements, whose indices are coordinates.
fn has_basis(layout: Layout) -> bool {
    layout.stride.any_leaf(&|t| !matches!(t, Tree::Int(_)))
}

fn swizzled_alike(x: &Composed, y: &Composed) -> bool {
    let layouts = |c: &Composed| matches!((c.outer, c.inner), (Tree::Swizzle(_), Tree::Layout(l)) if !has_basis(*l));
    x.outer == y.outer && x.offset == y.offset && layouts(x) && layouts(y)
}
