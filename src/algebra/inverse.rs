//! Inverses and what two layouts have in common.
//!
//! Source: `cute/layout.hpp` (`right_inverse`, `left_inverse`, `max_common_layout`, …).

use super::exchange_sort::exchange_order;
use super::int::{Int, ONE, ZERO};
use super::layout::{FlatMode, FlatModes, UNIT};
use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree};

/// A mode with the compact stride of its position in the domain.
#[derive(Clone, Copy)]
struct Placed {
    shape: Int,
    stride: Int,
    place: Int,
}

impl<'a> Placed {
    fn mode(self) -> FlatMode<'a> {
        FlatMode { shape: self.shape, stride: Tree::Int(self.stride) }
    }
}

/// The modes by stride as CuTe sorts them: the order of equal strides shows in results.
fn sorted(modes: &[Placed]) -> Vec<Placed> {
    let strides: Vec<i64> = modes.iter().map(|m| m.stride.value).collect();
    exchange_order(&strides).into_iter().map(|i| modes[i]).collect()
}

impl<'a> Cx<'a> {
    /// The coalesced modes with known stride, each with its place in the domain.
    fn placed(self, operation: &'static str, layout: Layout<'a>) -> Result<'a, Vec<Placed>> {
        let modes = self.flat_modes(self.coalesce(layout)?)?;
        let mut place = ONE;
        let mut placed = Vec::with_capacity(modes.len());
        for mode in modes {
            let stride = self.int(operation, mode.stride)?;
            placed.push(Placed { shape: mode.shape, stride, place });
            place = self.mul(mode.shape, place)?;
        }
        Ok(placed)
    }

    fn sorted(self, modes: &[Placed]) -> Step<'a> {
        Step::Sorted { modes: self.arena.alloc_slice_fill_iter(modes.iter().map(|m| (m.mode(), m.place))) }
    }

    /// The layout `R` with `L(R(i)) = i` on as many `i` from 0 on as possible.
    pub fn right_inverse(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("right_inverse", |cx| [cx.layout_tree(layout)], || self.right_inverse_of(layout))
    }

    fn right_inverse_of(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let mut modes = self.placed("right_inverse", layout)?;
        modes.retain(|m| self.known(m.stride));
        let modes = sorted(&modes);
        self.record(|cx| cx.sorted(&modes));
        let mut out = bumpalo::vec![in self.arena; FlatMode { shape: ONE, stride: Tree::Int(ZERO) }];
        let mut next = ONE;
        for m in modes {
            let follows = self.known(next) && next.value == m.stride.value;
            if !follows {
                self.record(|_| Step::Follows { mode: m.mode(), place: m.place, next, reach: None });
            } else {
                out.push(FlatMode { shape: m.shape, stride: Tree::Int(m.place) });
                let reach = self.mul(m.shape, m.stride)?;
                self.record(|_| Step::Follows { mode: m.mode(), place: m.place, next, reach: Some(reach) });
                next = reach;
            }
        }
        self.coalesce(self.from_modes_tuple(&out))
    }

    /// The layout `R` with `R(L(i)) = i` for every `i`, where `L` is injective.
    pub fn left_inverse(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded("left_inverse", |cx| [cx.layout_tree(layout)], || self.left_inverse_of(layout))
    }

    fn left_inverse_of(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let modes = self.placed("left_inverse", layout)?;
        if modes.iter().any(|m| !self.known(m.stride)) {
            return self.fail(Fault::DynamicStrideInverse { layout });
        }
        let modes = sorted(&modes);
        self.record(|cx| cx.sorted(&modes));
        let mut shapes: Vec<Int> = Vec::with_capacity(modes.len() + 1);
        let mut strides = vec![ZERO];
        let mut covered = ONE;
        for m in modes.iter().filter(|m| !self.is(m.stride, 0)) {
            if covered.value == 0 {
                return self.fail(Fault::DivisionByZero { operation: "left_inverse", dividend: m.stride.value });
            }
            if m.stride.value.wrapping_rem(covered.value) != 0 {
                return self.fail(Fault::LeftInverseDivisibility { stride: m.stride.value, size: covered.value });
            }
            let gap = self.div(m.stride, covered)?;
            self.record(|_| Step::Spread { mode: m.mode(), place: m.place, covered, gap });
            covered = if shapes.is_empty() { gap } else { self.mul(covered, gap)? };
            shapes.push(gap);
            strides.push(m.place);
        }
        let extent = modes.last().map_or(ONE, |m| m.shape);
        self.record(|_| Step::End { extent });
        shapes.push(extent);
        let out = shapes.iter().zip(&strides).map(|(s, d)| FlatMode { shape: *s, stride: Tree::Int(*d) });
        self.coalesce(self.from_modes_tuple(&out.collect::<Vec<_>>()))
    }

    /// The first mode of `a` seen through the inverse of `b`, if both run through it alike.
    fn common_mode(self, a: Layout<'a>, inverse: Layout<'a>) -> Result<'a, Option<FlatMode<'a>>> {
        let common = self.flat_modes(self.coalesce(self.composition(a, inverse)?)?)?;
        let first = common[0];
        let unit = first.stride.int().is_some_and(|d| self.is(d, 1));
        Ok((self.known(first.shape) && unit).then_some(first))
    }

    /// The largest layout on which `a` and `b` agree and are contiguous.
    pub fn max_common_layout(self, a: Layout<'a>, b: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "max_common_layout",
            |cx| [cx.layout_tree(a), cx.layout_tree(b)],
            || {
                let inverse = self.right_inverse(b)?;
                match self.common_mode(a, inverse)? {
                    Some(mode) => self.composition(inverse, mode.into()),
                    None => Ok(UNIT),
                }
            },
        )
    }

    /// How many elements of `a` and `b` lie side by side in both: the vector width.
    pub fn max_common_vector(self, a: Layout<'a>, b: Layout<'a>) -> Result<'a, Int> {
        self.recorded(
            "max_common_vector",
            |cx| [cx.layout_tree(a), cx.layout_tree(b)],
            || {
                let inverse = self.right_inverse(b)?;
                Ok(self.common_mode(a, inverse)?.map_or(ONE, |m| m.shape))
            },
        )
    }

    /// The widest vector, in elements, that every access through `L` may use: from the
    /// contiguous part and the known strides of the rest.
    pub fn max_alignment(self, layout: Layout<'a>) -> Result<'a, Int> {
        self.recorded(
            "max_alignment",
            |cx| [cx.layout_tree(layout)],
            || {
                let mut modes = self.flat_modes(self.coalesce(layout)?)?;
                for m in &mut modes {
                    m.shape = if self.known(m.shape) { m.shape } else { ONE };
                    let stride = self.int("max_alignment", m.stride)?;
                    m.stride = Tree::Int(if self.known(stride) { stride } else { ZERO });
                }
                let known = self.from_modes(&modes);
                let inverse = self.layout_tree(self.right_inverse(known)?);
                let permuted = self.logical_divide(known, inverse)?;
                let contiguous = Tree::Int(self.product(self.get(permuted.shape, 0)?)?);
                let strides = self.get(permuted.stride, 1)?;
                self.gcd_all(&[contiguous, strides])
            },
        )
    }

    /// `n` elements dealt over the modes of `shape`, first modes first.
    pub fn domain_distribute(self, shape: Tree<'a>, n: Int) -> Result<'a, Layout<'a>> {
        let modes = self.flat_modes(self.make_layout(shape, super::compact::Major::Left)?)?;
        let mut rest = n;
        let mut out = FlatModes::new_in(self.arena);
        for m in modes {
            if !self.known(m.shape) || !self.known(rest) {
                return self.fail(Fault::NotStatic { operation: "domain_distribute", what: shape });
            }
            let part = self.gcd(m.shape, rest);
            let (n, taken) = (rest, FlatMode { shape: part, stride: m.stride });
            rest = self.div(rest, part)?;
            self.record(|_| Step::Dealt { mode: m, n, part: taken, rest });
            out.push(taken);
        }
        self.coalesce(self.from_modes_tuple(&out))
    }
}
