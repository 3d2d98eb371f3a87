//! Complement: the layout of what a layout leaves out.
//!
//! Source: `cute/layout.hpp` (`complement`, `detail::complement`).

use super::compact::Major;
use super::int::{Int, ONE, ZERO};
use super::layout::{FlatMode, FlatModes};
use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree};

impl<'a> Cx<'a> {
    /// `complement(L, cotarget)`; without a cotarget up to the cosize of `L`.
    pub fn complement(self, layout: Layout<'a>, cotarget: Option<Tree<'a>>) -> Result<'a, Layout<'a>> {
        match cotarget {
            Some(target) => self.recorded("complement", |cx| [cx.layout_tree(layout), target], || self.complement_of(layout, cotarget)),
            None => self.recorded("complement", |cx| [cx.layout_tree(layout)], || self.complement_of(layout, None)),
        }
    }

    fn complement_of(self, layout: Layout<'a>, cotarget: Option<Tree<'a>>) -> Result<'a, Layout<'a>> {
        let filtered = self.filter(layout)?;
        let cotarget = match cotarget {
            Some(target) => target,
            None => Tree::Int(self.cosize(filtered)?),
        };
        let left = self.flat_modes(filtered)?;
        if let [only] = left[..]
            && only.stride.int().is_some_and(|d| self.is(d, 0))
        {
            self.record(|_| Step::Nothing { cotarget });
            return self.make_layout(self.coalesce_shape(cotarget)?, Major::Left);
        }
        if left.len() > 1 && left.iter().any(|m| m.stride.int().is_some_and(|d| !self.known(d))) {
            return self.fail(Fault::DynamicStrideComplement { layout: filtered });
        }
        let mut out = FlatModes::new_in(self.arena);
        let mut covered = ONE;
        let strides = left.iter().map(|m| self.int("complement", m.stride)).collect::<Result<'a, Vec<_>>>()?;
        let mut modes: Vec<(Int, FlatMode)> = strides.into_iter().zip(left).collect();
        modes.sort_by_key(|(stride, _)| stride.value); // of equal ones CuTe takes the first
        for (stride, mode) in modes {
            let gap = self.div(stride, covered)?;
            if self.is(gap, 0) {
                self.record(|_| Step::Overlap { mode, covered, gap });
                return self.fail(Fault::NonInjective { layout: filtered, stride: stride.value, covered: covered.value });
            }
            out.push(FlatMode { shape: gap, stride: Tree::Int(covered) });
            let reach = self.mul(stride, mode.shape)?;
            self.record(|_| Step::Gap { mode, covered, gap, reach });
            covered = reach;
        }
        let shape = self.coalesce_shape(self.ceil_div(cotarget, Tree::Int(covered))?)?;
        let rest = Layout { shape, stride: self.compact_left(shape, Tree::Int(covered))? };
        self.record(|_| Step::EntryPoints { cotarget, covered, rest });
        let gaps = self.from_modes_tuple(&out);
        self.coalesce(self.concat(&[gaps, rest]))
    }

    /// The modes of stride 0, as strides into the domain: what `L` maps to nothing new.
    pub fn nullspace(self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let modes = self.flat_modes(layout)?;
        let mut running = Tree::Int(ONE);
        let mut null = FlatModes::new_in(self.arena);
        for mode in &modes {
            let unit = self.is(mode.shape, 1);
            if mode.stride.int().is_some_and(|d| self.is(d, 0)) {
                let place = FlatMode { shape: mode.shape, stride: if unit { Tree::Int(ZERO) } else { running } };
                self.record(|_| Step::Null { mode: *mode, place });
                null.push(place);
            }
            if !unit {
                running = self.mul_tree(running, Tree::Int(mode.shape))?;
            }
        }
        Ok(if null.is_empty() { super::layout::UNIT } else { self.from_modes(&null) })
    }
}
