//! Coalesce: the same function with as few modes as possible.
//!
//! Source: `cute/layout.hpp` (`bw_coalesce`, `coalesce`, `coalesce_x`, `filter`).

use super::int::TWO;
use super::layout::{FlatMode, FlatModes, UNIT};
use super::trace::{Joint, Step};
use super::{Cx, Fault, Int, Layout, Mode, Result, Tree};

impl<'a> Cx<'a> {
    /// `coalesce(L)`: modes of extent 1 go, and neighbours that are one run merge. An integer
    /// whose value C++ does not know never merges.
    pub fn coalesce(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "coalesce",
            |cx| [cx.layout_tree(layout)],
            || {
                let modes = self.coalesced(self.some_modes(layout)?)?;
                Ok(self.from_modes(modes))
            },
        )
    }

    /// The flat modes of a layout, of which C++ needs one.
    fn some_modes(self, layout: Layout<'a>) -> Result<'a, FlatModes<'a>> {
        let modes = self.flat_modes(layout)?;
        if self.mode == Mode::Cxx && modes.len() == 1 && layout.shape.leaves() == Some(0) {
            return self.fail(Fault::Empty { operation: "coalesce" });
        }
        Ok(modes)
    }

    /// `coalesce(L, profile)`: each mode that a tuple profile has on its own.
    pub fn coalesce_by(self, layout: Layout<'a>, profile: Tree<'a>) -> Result<'a, Layout<'a>> {
        match profile {
            Tree::Tuple(_) => self.recorded(
                "coalesce",
                |cx| [cx.layout_tree(layout), profile],
                || self.by_mode("coalesce", layout, profile, |mode, profile| self.coalesce_by(mode, profile)),
            ),
            _ => self.coalesce(layout),
        }
    }

    /// `coalesce_x`: keeps a last mode of extent 1, so that what lies beyond the domain keeps its
    /// stride. For composition, which never reads the last extent.
    pub(super) fn coalesce_x(self, layout: Layout<'a>) -> Result<'a, &'a [FlatMode<'a>]> {
        let mut modes = self.some_modes(layout)?;
        if let Some(last) = modes.last_mut()
            && self.is(last.shape, 1)
        {
            last.shape = TWO;
        }
        self.record(|cx| Step::Enter { name: "coalesce", operands: cx.arena.alloc([cx.layout_tree(cx.from_modes(&modes))]) });
        let coalesced = self.coalesced(modes)?;
        self.record(|cx| Step::Leave { answer: Some(cx.layout_tree(cx.from_modes(coalesced))) });
        Ok(coalesced)
    }

    /// Merges flat modes from the last to the first, in place.
    fn coalesced(self, modes: FlatModes<'a>) -> Result<'a, &'a [FlatMode<'a>]> {
        let modes = modes.into_bump_slice_mut();
        let last = modes.len() - 1;
        let mut front = last; // from here on stands what is merged
        for i in (0..last).rev() {
            let mode = modes[i];
            if self.is(mode.shape, 1) {
                self.record(|_| Step::Unit { mode });
                continue;
            }
            let next = modes[front];
            if front == last && self.is(next.shape, 1) {
                self.record(|_| Step::Replaced { unit: next, mode });
                modes[front] = mode;
                continue;
            }
            let joint = self.joint(mode, next);
            self.record(|cx| {
                let end = cx.mul_tree(Tree::Int(mode.shape), mode.stride).ok();
                Step::Pair { mode, next, joint, end, extent: cx.mul(mode.shape, next.shape).ok() }
            });
            if joint == Joint::Continues {
                modes[front] = FlatMode { shape: self.mul(mode.shape, next.shape)?, stride: mode.stride };
            } else {
                front -= 1;
                modes[front] = mode;
            }
        }
        if front == last && self.is(modes[last].shape, 1) {
            modes[last] = FlatMode { shape: super::int::ONE, stride: UNIT.stride };
        }
        Ok(&modes[front..])
    }

    /// Whether `next` goes on where `mode` ends, as far as may be known.
    #[inline]
    fn joint(self, mode: FlatMode<'a>, next: FlatMode<'a>) -> Joint {
        let (from, to) = match (mode.stride, next.stride) {
            (Tree::Int(from), Tree::Int(to)) => (from, to),
            (Tree::Basis(from), Tree::Basis(to)) if from.path == to.path => (from.value, to.value),
            _ => return Joint::Apart,
        };
        let fixed_zero = |i: Int| i.is_static && i.value == 0; // absorbs a run-time factor
        let end_known = self.known(from) && self.known(mode.shape) || fixed_zero(from) || fixed_zero(mode.shape);
        let end = i128::from(mode.shape.value) * i128::from(from.value);
        if end != i128::from(to.value) {
            Joint::Gap
        } else if self.known(next.shape) && end_known && self.known(to) {
            Joint::Continues
        } else {
            Joint::Unknown
        }
    }

    /// `filter(L)`: `coalesce` without the modes of stride 0.
    pub fn filter(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "filter",
            |cx| [cx.layout_tree(layout)],
            || {
                let shape = self.filter_zeros(layout.stride, layout.shape)?;
                self.record(|_| Step::Filtered { before: layout, shape });
                self.coalesce(Layout { shape, stride: layout.stride })
            },
        )
    }

    /// `filter_zeros` of a layout: extents with `_1` where the stride, or the profile, is known to be 0.
    pub fn filtered_zeros(self, layout: Layout<'a>, profile: Option<Tree<'a>>) -> Result<'a, Layout<'a>> {
        Ok(Layout { shape: self.filter_zeros(profile.unwrap_or(layout.stride), layout.shape)?, ..layout })
    }

    /// `filter(L, profile)`: each mode that a tuple profile has on its own.
    pub fn filter_by(self, layout: Layout<'a>, profile: Tree<'a>) -> Result<'a, Layout<'a>> {
        match profile {
            Tree::Tuple(_) => self.by_mode("filter", layout, profile, |mode, profile| self.filter_by(mode, profile)),
            _ => self.filter(layout),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Cx, Int, Layout, Mode, Tree};
    use bumpalo::Bump;

    fn layout<'a>(cx: Cx<'a>, shape: [Int; 2], stride: [Int; 2]) -> Layout<'a> {
        Layout { shape: cx.tuple(&shape.map(Tree::Int)), stride: cx.tuple(&stride.map(Tree::Int)) }
    }

    #[test]
    fn coalesce_drops_static_unit_modes_and_keeps_dynamic_ones_in_cxx() {
        let arena = Bump::new();
        let cxx = Cx::new(&arena, Mode::Cxx);
        let stride = [Int::fixed(0), Int::fixed(3)];
        let fixed = layout(cxx, [Int::fixed(1), Int::fixed(8)], stride);
        assert_eq!(cxx.coalesce(fixed).unwrap().shape, Tree::Int(Int::fixed(8)));
        let dynamic = layout(cxx, [Int::dynamic(1), Int::fixed(8)], stride);
        assert_eq!(cxx.coalesce(dynamic).unwrap(), dynamic);
        let value = Cx::new(&arena, Mode::Value);
        assert_eq!(value.coalesce(dynamic).unwrap().shape, Tree::Int(Int::fixed(8)));
    }
}
