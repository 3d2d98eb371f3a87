//! Layouts of the same memory in larger or smaller elements.
//!
//! Source: `cute/layout.hpp` (`upcast`, `downcast`, `recast_layout`).

use super::int::{Int, ZERO};
use super::layout::FlatMode;
use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree};

impl<'a> Cx<'a> {
    /// `upcast<N>`: `n` elements become one.
    pub fn upcast(self, n: Int, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.by_leaf(layout, &|shape, stride| {
            let (to, step) = self.upcast_leaf(n, shape, stride)?;
            let (mode, to) = (FlatMode { shape, stride }, FlatMode { shape: to, stride: step });
            self.record(|_| Step::Upcast { mode, factor: n, to });
            Ok((to.shape, to.stride))
        })
    }

    fn upcast_leaf(self, n: Int, shape: Int, stride: Tree<'a>) -> Result<'a, (Int, Tree<'a>)> {
        let (d, same) = match stride {
            Tree::Basis(_) => {
                return self.fail(Fault::WrongKind { operation: "upcast", wanted: "integer strides", found: stride });
            }
            _ => (self.int("upcast", stride)?, stride),
        };
        if self.is(d, 0) {
            return Ok((shape, same));
        }
        if !self.known(d) {
            return Ok((shape, Tree::Int(self.div(d, n)?)));
        }
        if d.value.wrapping_rem(n.value) != 0 && n.value.wrapping_rem(d.value) != 0 {
            return self.fail(Fault::UpcastDivisibility { factor: n.value, stride: d.value });
        }
        let step = self.abs(d)?;
        let shape = self.ceil_div_int(shape, self.ceil_div_int(n, step)?)?;
        let stride = self.mul(self.signum(d), self.ceil_div_int(step, n)?)?;
        Ok((shape, Tree::Int(stride)))
    }

    /// `downcast<N>`: one element becomes `n`. Needs a mode of known stride 1.
    pub fn downcast(self, n: Int, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        if !layout.stride.any_leaf(&|t| t.int().is_some_and(|d| self.is(d, 1))) {
            return self.fail(Fault::DowncastAdjacent { layout });
        }
        self.by_leaf(layout, &|shape, stride| {
            let d = self.int("downcast", stride)?;
            let adjacent = self.is(d, 1) || self.is(d, -1);
            let (to, step) = if adjacent { (self.mul(shape, n)?, stride) } else { (shape, Tree::Int(self.mul(d, n)?)) };
            let (mode, to) = (FlatMode { shape, stride }, FlatMode { shape: to, stride: step });
            self.record(|_| Step::Downcast { mode, factor: n, to });
            Ok((to.shape, to.stride))
        })
    }

    /// From elements of `old` bits to elements of `new` bits.
    pub fn recast_layout(self, old: i64, new: i64, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let (up, down) = self.recast_ratio(old, new)?;
        let layout = if up.value == 1 { layout } else { self.upcast(up, layout)? };
        if down.value == 1 { Ok(layout) } else { self.downcast(down, layout) }
    }

    /// `new/old` in lowest terms: the factors of `upcast` and of `downcast`.
    pub fn recast_ratio(self, old: i64, new: i64) -> Result<'a, (Int, Int)> {
        let g = self.gcd(Int::fixed(old), Int::fixed(new));
        if g == ZERO {
            return self.fail(Fault::DivisionByZero { operation: "recast_layout", dividend: new });
        }
        Ok((self.div(Int::fixed(new), g)?, self.div(Int::fixed(old), g)?))
    }

    fn by_leaf(self, layout: Layout<'a>, f: &impl Fn(Int, Tree<'a>) -> Result<'a, (Int, Tree<'a>)>) -> Result<'a, Layout<'a>> {
        if let (None, None) = (layout.shape.items(), layout.stride.items()) {
            let (shape, stride) = f(self.int("recast", layout.shape)?, layout.stride)?;
            return Ok(Layout { shape: Tree::Int(shape), stride });
        }
        let modes = self.modes(layout)?;
        let modes = modes.into_iter().map(|m| self.by_leaf(m, f)).collect::<Result<'a, Vec<_>>>()?;
        Ok(self.concat(&modes))
    }
}
