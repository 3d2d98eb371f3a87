//! Layouts: construction and queries.
//!
//! Source: `cute/layout.hpp`.

use super::int::{Int, ONE, ZERO};
use super::trace::Step;
use super::{Cx, Fault, Result, Tree};
use smallvec::SmallVec;

/// The order in which compact strides are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Major {
    /// `LayoutLeft`: the first mode is contiguous (column-major).
    Left,
    /// `LayoutRight`: the last mode is contiguous (row-major).
    Right,
}

/// `shape:stride`, a function from coordinates to indices.
///
/// ```
/// use cutectl::algebra::{Cx, Int, Layout, Mode, Tree};
///
/// let arena = bumpalo::Bump::new();
/// let cx = Cx::new(&arena, Mode::Value);
/// let pair = |a, b| cx.tuple(&[Tree::Int(Int::fixed(a)), Tree::Int(Int::fixed(b))]);
/// let layout = Layout { shape: pair(4, 8), stride: pair(8, 1) };
/// assert_eq!(cx.size(layout).unwrap().value, 32);
/// assert_eq!(cx.coalesce(layout).unwrap(), layout);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout<'a> {
    /// The shape: an integer or a tuple of shapes.
    pub shape: Tree<'a>,
    /// The strides, congruent to the shape.
    pub stride: Tree<'a>,
}

/// One flat mode `shape:stride`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatMode<'a> {
    /// The extent of the mode.
    pub shape: Int,
    /// An integer or a basis element.
    pub stride: Tree<'a>,
}

/// Flat modes, in the arena.
pub type FlatModes<'a> = bumpalo::collections::Vec<'a, FlatMode<'a>>;

/// `_1:_0`, the layout of one element.
pub const UNIT: Layout<'static> = Layout { shape: Tree::Int(ONE), stride: Tree::Int(ZERO) };

impl<'a> From<FlatMode<'a>> for Layout<'a> {
    fn from(m: FlatMode<'a>) -> Self {
        Layout { shape: Tree::Int(m.shape), stride: m.stride }
    }
}

impl<'a> Layout<'a> {
    /// The number of top modes.
    pub fn rank(self) -> usize {
        self.shape.rank()
    }

    /// Whether some stride is a basis element.
    pub fn has_basis(self) -> bool {
        self.stride.any_leaf(&|t| matches!(t, Tree::Basis(_)))
    }
}

impl<'a> Cx<'a> {
    /// `shape:LayoutLeft` or `shape:LayoutRight`.
    pub fn make_layout(self, shape: Tree<'a>, major: Major) -> Result<'a, Layout<'a>> {
        Ok(Layout { shape, stride: self.compact_major(shape, Tree::Int(ONE), major)? })
    }

    /// `shape:stride`, refused unless congruent; a compile-time `_0` may stand for a whole mode.
    pub fn layout(self, shape: Tree<'a>, stride: Tree<'a>) -> Result<'a, Layout<'a>> {
        if !strides_fit(shape, stride) {
            let mut path = SmallVec::<[u32; 8]>::new();
            let (mut s, mut d) = (shape, stride);
            while let (Some(x), Some(y)) = (s.items(), d.items())
                && x.len() == y.len()
                && let Some(i) = x.iter().zip(y).position(|(s, d)| !strides_fit(*s, *d))
            {
                path.push(i as u32);
                (s, d) = (x[i], y[i]);
            }
            return self.fail(Fault::Incongruent { shape, stride, path: self.arena.alloc_slice_copy(&path) });
        }
        Ok(Layout { shape, stride })
    }

    /// `L` as a value.
    pub fn layout_tree(self, layout: Layout<'a>) -> Tree<'a> {
        Tree::Layout(self.arena.alloc(layout))
    }

    /// `L` flattened to modes: at least one.
    pub fn flat_modes(self, layout: Layout<'a>) -> Result<'a, FlatModes<'a>> {
        let mut modes = FlatModes::with_capacity_in(4, self.arena);
        self.flat_modes_into(layout.shape, layout.stride, &mut modes)?;
        if modes.is_empty() {
            modes.push(FlatMode { shape: ONE, stride: Tree::Int(ZERO) });
        }
        Ok(modes)
    }

    fn flat_modes_into(self, shape: Tree<'a>, stride: Tree<'a>, out: &mut FlatModes<'a>) -> Result<'a, ()> {
        match (shape, stride.items()) {
            (Tree::Int(shape), None) => out.push(FlatMode { shape, stride }),
            (Tree::Tuple(s) | Tree::Arith(s), Some(d)) if s.len() == d.len() => {
                for (s, d) in s.iter().zip(d) {
                    self.flat_modes_into(*s, *d, out)?;
                }
            }
            _ => {
                return self.fail(Fault::Incongruent { shape, stride, path: &[] });
            }
        }
        Ok(())
    }

    /// A layout of flat modes: one mode is scalar, several a flat tuple.
    pub fn from_modes(self, modes: &[FlatMode<'a>]) -> Layout<'a> {
        match modes {
            [only] => (*only).into(),
            _ => self.from_modes_tuple(modes),
        }
    }

    /// A layout of flat modes, always a tuple.
    pub fn from_modes_tuple(self, modes: &[FlatMode<'a>]) -> Layout<'a> {
        Layout {
            shape: Tree::Tuple(self.arena.alloc_slice_fill_iter(modes.iter().map(|m| Tree::Int(m.shape)))),
            stride: Tree::Tuple(self.arena.alloc_slice_fill_iter(modes.iter().map(|m| m.stride))),
        }
    }

    /// `make_layout(L0, L1, …)`: each layout becomes a mode.
    pub fn concat(self, layouts: &[Layout<'a>]) -> Layout<'a> {
        Layout {
            shape: Tree::Tuple(self.arena.alloc_slice_fill_iter(layouts.iter().map(|l| l.shape))),
            stride: Tree::Tuple(self.arena.alloc_slice_fill_iter(layouts.iter().map(|l| l.stride))),
        }
    }

    /// A layout of `n` modes, mode `i` made by `make(i)`.
    pub fn concat_of(self, n: usize, mut make: impl FnMut(usize) -> Result<'a, Layout<'a>>) -> Result<'a, Layout<'a>> {
        let shape = self.arena.alloc_slice_fill_copy(n, Tree::Int(ZERO));
        let stride = self.arena.alloc_slice_fill_copy(n, Tree::Int(ZERO));
        for i in 0..n {
            let mode = make(i)?;
            (shape[i], stride[i]) = (mode.shape, mode.stride);
        }
        Ok(Layout { shape: Tree::Tuple(shape), stride: Tree::Tuple(stride) })
    }

    /// Mode `index` as a layout.
    pub fn mode(self, layout: Layout<'a>, index: i64) -> Result<'a, Layout<'a>> {
        Ok(Layout { shape: self.get(layout.shape, index)?, stride: self.get(layout.stride, index)? })
    }

    /// The mode at the hierarchical index `path`, outermost first.
    pub fn sub_layout(self, layout: Layout<'a>, path: &[i64]) -> Result<'a, Layout<'a>> {
        path.iter().try_fold(layout, |l, i| self.mode(l, *i))
    }

    /// All top modes as layouts.
    pub fn modes(self, layout: Layout<'a>) -> Result<'a, SmallVec<[Layout<'a>; 8]>> {
        (0..layout.rank()).map(|i| self.mode(layout, i as i64)).collect()
    }

    /// `f` on each mode that `profile` has, the other modes as they are.
    pub fn by_mode(
        self,
        operation: &'static str,
        layout: Layout<'a>,
        profile: Tree<'a>,
        mut f: impl FnMut(Layout<'a>, Tree<'a>) -> Result<'a, Layout<'a>>,
    ) -> Result<'a, Layout<'a>> {
        let profiles = self.wrap(profile);
        if profiles.len() > layout.rank() {
            return self.fail(Fault::TooManyModes { operation, tiler: profile, rank: layout.rank() });
        }
        let mut modes = self.modes(layout)?;
        for (mode, profile) in modes.iter_mut().zip(profiles) {
            *mode = f(*mode, *profile)?;
        }
        Ok(self.concat(&modes))
    }

    /// The number of coordinates.
    pub fn size(self, layout: Layout<'a>) -> Result<'a, Int> {
        self.product(layout.shape)
    }

    /// One past the largest index of each codomain mode, strides taken absolute.
    pub fn coshape(self, layout: Layout<'a>) -> Result<'a, Tree<'a>> {
        let modes = self.flat_modes(layout)?;
        let mut reaches = SmallVec::<[Tree<'a>; 8]>::new();
        for m in modes {
            let extent = self.sub(m.shape, ONE)?;
            let stride = self.on_value("cosize", m.stride, |d| self.abs(d))?;
            let reach = self.mul_tree(Tree::Int(extent), stride)?;
            self.record(|_| Step::Reach { mode: m, last: reach });
            reaches.push(reach);
        }
        let last = match self.sum_of_basis(&reaches) {
            Some(sum) => sum?,
            None => reaches.iter().try_fold(Tree::Int(ZERO), |last, reach| self.add_tree(last, *reach))?,
        };
        match last {
            Tree::Int(last) => Ok(Tree::Int(self.add(last, ONE)?)),
            Tree::Basis(_) | Tree::Arith(_) => {
                let last = self.as_arithmetic_tuple(last);
                let shape = self.transform_leaf(last, &mut |t| Ok(Tree::Int(self.add(self.int("cosize", t)?, ONE)?)))?;
                Ok(as_plain(self, shape))
            }
            found => self.fail(Fault::WrongKind { operation: "coshape", wanted: "integer strides", found }),
        }
    }

    /// `_0` at every leaf of the codomain, which is that of the strides' sum.
    pub fn coprofile(self, layout: Layout<'a>) -> Result<'a, Tree<'a>> {
        let modes = self.flat_modes(layout)?;
        let strides: Vec<_> = modes.iter().map(|m| m.stride).filter(|d| matches!(d, Tree::Basis(_))).collect();
        let sum = match self.sum_of_basis(&strides) {
            Some(sum) => sum?,
            None => strides.iter().try_fold(Tree::Int(ZERO), |sum, d| match sum {
                Tree::Int(_) => Ok(self.as_arithmetic_tuple(*d)),
                _ => self.add_tree(sum, *d),
            })?,
        };
        let profile = self.repeat_like(sum, Tree::Int(ZERO))?;
        Ok(as_plain(self, profile))
    }

    /// The number of indices that the layout spans: the size of its coshape.
    pub fn cosize(self, layout: Layout<'a>) -> Result<'a, Int> {
        self.recorded("cosize", |cx| [cx.layout_tree(layout)], || self.product(self.coshape(layout)?))
    }

    /// `shape` with strides ordered by `order`.
    pub fn make_ordered_layout(self, shape: Tree<'a>, order: Tree<'a>) -> Result<'a, Layout<'a>> {
        Ok(Layout { shape, stride: self.compact_order(shape, order)? })
    }

    /// The extents with `_1` wherever `strides` is known to be 0.
    pub fn filter_zeros(self, strides: Tree<'a>, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        match strides.items() {
            Some(d) => {
                let s = self.same_rank("filter_zeros", shape, strides)?;
                self.tuple_of(d.len(), |i| self.filter_zeros(d[i], s[i]))
            }
            None if strides.int().is_some_and(|d| self.is(d, 0)) => self.repeat_like(shape, Tree::Int(ONE)),
            None => Ok(shape),
        }
    }

    /// A compact layout that keeps the order of the strides and the broadcast modes of `layout`.
    pub fn make_layout_like(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let shape = self.filter_zeros(layout.stride, layout.shape)?;
        Ok(Layout { shape: layout.shape, stride: self.compact_order(shape, layout.stride)? })
    }

    /// A register fragment: mode 0 contiguous, the other modes in the order of their strides.
    pub fn make_fragment_like(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let known = layout.shape.is_tuple() && !layout.shape.any_leaf(&|t| t.int().is_none_or(|i| !self.known(i)));
        let (Some([s, rest_s @ ..]), Some([d, rest_d @ ..])) = (layout.shape.items(), layout.stride.items()) else {
            return self.make_layout(layout.shape, Major::Left);
        };
        if !known || rest_s.is_empty() {
            return self.make_layout(layout.shape, Major::Left);
        }
        let first = Layout { shape: *s, stride: self.compact_left(self.filter_zeros(*d, *s)?, Tree::Int(ONE))? };
        let (shape, order) = (Tree::Tuple(rest_s), Tree::Tuple(rest_d));
        let rest = self.make_ordered_layout(shape, order)?;
        self.tiled_product(first, self.layout_tree(rest))
    }

    /// `shape` with a basis element at every stride: the layout of coordinates.
    pub fn make_identity_layout(self, shape: Tree<'a>) -> Layout<'a> {
        Layout { shape, stride: self.make_basis_like(shape) }
    }

    /// `L(coord)`: the index, or a coordinate where strides are basis elements.
    pub fn evaluate(self, layout: Layout<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.recorded("crd2idx", |cx| [coord, cx.layout_tree(layout)], || self.crd2idx(coord, layout.shape, layout.stride))
    }
}

/// Whether strides are congruent to a shape, or a compile-time `_0` for a whole mode of it.
fn strides_fit(shape: Tree, stride: Tree) -> bool {
    match (shape.items(), stride.items()) {
        (None, None) => true,
        (Some(s), Some(d)) => s.len() == d.len() && s.iter().zip(d).all(|(s, d)| strides_fit(*s, *d)),
        (Some(_), None) => stride == Tree::Int(ZERO),
        (None, Some(_)) => false,
    }
}

/// An arithmetic tuple as an ordinary one.
fn as_plain<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
    match t.items() {
        Some(items) => Tree::Tuple(cx.arena.alloc_slice_fill_with(items.len(), |i| as_plain(cx, items[i]))),
        None => t,
    }
}
