//! The algebra of composed layouts.
//!
//! Source: `cute/layout_composed.hpp`, `cute/swizzle_layout.hpp`, `cute/pointer_flagged.hpp`.

use super::int::{Int, ONE, ZERO};
use super::layout::FlatMode;
use super::mixed_bits::Bits;
use super::{Composed, Cx, Fault, Layout, Result, Swizzle, Tree, UnsetPointer};

/// The layout `s0:d0, s1:d1, …` of integers.
fn fixed_layout<'a>(cx: Cx<'a>, modes: &[(i64, i64)]) -> Layout<'a> {
    let modes: Vec<FlatMode> = modes.iter().map(|(s, d)| FlatMode { shape: Int::fixed(*s), stride: Tree::Int(Int::fixed(*d)) }).collect();
    cx.from_modes_tuple(&modes)
}

/// The powers of two that a swizzle tells apart: base, low bits, gap, high bits.
struct Fields {
    base: i64,
    bits: i64,
    gap: i64,
}

impl Fields {
    fn of(s: Swizzle) -> Self {
        let shift = s.shift.unsigned_abs();
        Fields { base: 1 << s.base, bits: 1 << s.bits, gap: 1 << (shift - s.bits) }
    }

    /// Where the high bits start.
    fn high(&self) -> i64 {
        self.base * self.bits * self.gap
    }

    /// The projection on the bits that the swizzle touches.
    fn only<'a>(&self, cx: Cx<'a>) -> Layout<'a> {
        fixed_layout(cx, &[(self.base, 0), (self.bits, self.base), (self.gap, 0), (self.bits, self.high()), (1, 0)])
    }

    /// The projection on all other bits.
    fn others<'a>(&self, cx: Cx<'a>) -> Layout<'a> {
        let above = self.high() * self.bits;
        let gap = if self.gap == 1 { 0 } else { self.base * self.bits };
        let base = if self.base == 1 { 0 } else { 1 };
        fixed_layout(cx, &[(self.base, base), (self.bits, 0), (self.gap, gap), (self.bits, 0), (1, above)])
    }
}

impl<'a> Cx<'a> {
    /// `make_swizzle<Y,Z>()`: the swizzle that reads the bits Y and changes the bits Z.
    pub fn make_swizzle(self, y: i64, z: i64) -> Result<'a, Swizzle> {
        let fail = |rule| self.fail(Fault::Swizzle { rule, bits: y, base: z, shift: 0 });
        let (Ok(y), Ok(z)) = (u32::try_from(y), u32::try_from(z)) else {
            return fail("the bits of a swizzle must fit 32 bits");
        };
        if y.count_ones() != z.count_ones() {
            return fail("Number of bits in Y and Z don't match");
        }
        let (low_y, low_z) = (i64::from(y.trailing_zeros()), i64::from(z.trailing_zeros()));
        let swizzle = self.swizzle(y.count_ones().into(), low_y.min(low_z) % 32, low_y - low_z)?;
        if swizzle.yyy() | swizzle.zzz() != i64::from(y | z) {
            return fail("Something went wrong.");
        }
        Ok(swizzle)
    }

    /// Two swizzles of the same shift as one.
    fn merge_swizzles(self, a: Swizzle, b: Swizzle) -> Result<'a, Swizzle> {
        if a.shift != b.shift {
            let rule = "Can only merge swizzles of the same shift.";
            return self.fail(Fault::Swizzle { rule, bits: b.bits.into(), base: b.base.into(), shift: b.shift.into() });
        }
        self.make_swizzle(a.yyy() ^ b.yyy(), a.zzz() ^ b.zzz())
    }

    /// `composition(A, B)` of whatever `A o B` may stand for.
    pub fn compose_any(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a, b) {
            (Tree::Swizzle(x), Tree::Swizzle(y)) => Ok(Tree::Swizzle(self.merge_swizzles(x, y)?)),
            (Tree::Layout(l), Tree::Swizzle(s)) => {
                // The swizzle moves out to the left, through the layout.
                let bits = |mask: i64| -> Result<'a, i64> {
                    let image = self.evaluate(*l, Tree::Int(Int::fixed(mask)))?;
                    match image {
                        Tree::Int(i) if self.known(i) => Ok(i.value),
                        what => self.fail(Fault::NotStatic { operation: "composition", what }),
                    }
                };
                let moved = self.make_swizzle(bits(s.yyy())?, bits(s.zzz())?)?;
                Ok(self.compose_with(Tree::Swizzle(moved), Tree::Int(ZERO), a))
            }
            (Tree::Layout(_), Tree::Composed(c)) => {
                if !c.offset.int().is_some_and(|o| self.is(o, 0)) && !matches!(c.offset, Tree::SmemFlag(_)) {
                    return self.fail(Fault::OffsetNotZero { rule: "Require offset == 0.", offset: c.offset });
                }
                self.compose_any(self.compose_any(a, c.outer)?, c.inner)
            }
            (Tree::Layout(a), b) => Ok(self.layout_tree(self.composition_tiler(*a, b)?)),
            (Tree::Swizzle(_), Tree::Layout(_) | Tree::Composed(_)) => Ok(self.compose_with(a, Tree::Int(ZERO), b)),
            (Tree::Swizzle(_), b) if b.is_int_tuple() => {
                let layout = self.layout_tree(self.as_layout("composition", b)?);
                Ok(self.compose_with(a, Tree::Int(ZERO), layout))
            }
            (Tree::Composed(c), b) => {
                let inner = self.compose_any(c.inner, b)?;
                Ok(self.compose_with(c.outer, c.offset, inner))
            }
            (Tree::Tensor(x), b) => Ok(self.tensor(x.engine, self.compose_any(x.layout, b)?)),
            (a, b) if a.is_int_tuple() => {
                let layout = self.layout_tree(self.as_layout("composition", a)?);
                self.compose_any(layout, b)
            }
            (a, b) => self.fail(Fault::NoOperator { operation: "composition", a, b }),
        }
    }

    /// `f` on a layout, on the inner layout of a composed one, or on the layout of a tensor.
    pub fn on_layout(self, t: Tree<'a>, f: impl FnOnce(Layout<'a>) -> Result<'a, Layout<'a>>) -> Result<'a, Tree<'a>> {
        let layout = self.layout_tree(f(self.inner_layout("layout", t)?)?);
        let composed = |c: &Composed<'a>| self.compose_with(c.outer, c.offset, layout);
        Ok(match t {
            Tree::Composed(c) => composed(c),
            Tree::Tensor(x) => match x.layout {
                Tree::Composed(c) => self.tensor(x.engine, composed(c)),
                _ => self.tensor(x.engine, layout),
            },
            _ => layout,
        })
    }

    /// `right_inverse` or `left_inverse` of a layout, a swizzle, a composed layout or an integer.
    pub fn inverse_any(self, t: Tree<'a>, of_layout: fn(Self, Layout<'a>) -> Result<'a, Layout<'a>>) -> Result<'a, Tree<'a>> {
        match t {
            Tree::Underscore | Tree::Swizzle(_) => Ok(t),
            Tree::Int(i) => Ok(Tree::Int(self.neg(i)?)),
            Tree::Layout(l) => Ok(self.layout_tree(of_layout(self, *l)?)),
            Tree::Composed(c) => {
                let inner = self.inverse_any(c.inner, of_layout)?;
                if matches!(c.outer, Tree::Swizzle(_)) && c.offset.int().is_some_and(|o| self.is(o, 0)) {
                    return self.compose_any(inner, c.outer);
                }
                let (offset, outer) = (self.inverse_any(c.offset, of_layout)?, self.inverse_any(c.outer, of_layout)?);
                Ok(self.compose_with(inner, offset, outer))
            }
            found => self.fail(Fault::WrongKind { operation: "inverse", wanted: "a layout", found }),
        }
    }

    /// The swizzle and the layout of a swizzled layout.
    fn swizzled(self, t: Tree<'a>) -> Option<(Swizzle, Tree<'a>)> {
        match t {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), inner, .. }) => Some((*s, *inner)),
            _ => None,
        }
    }

    /// `max_common_vector` of layouts of which some are swizzled.
    pub fn max_common_vector_any(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        let (sa, sb) = (self.swizzled(a), self.swizzled(b));
        let plain = |t: Tree<'a>, s: Option<(Swizzle, Tree<'a>)>| self.as_layout("max_common_vector", s.map_or(t, |s| s.1));
        let vector = self.max_common_vector(plain(a, sa)?, plain(b, sb)?)?;
        let base = |s: Swizzle| Int::fixed(1 << s.base);
        Ok(match (sa, sb) {
            (Some((x, _)), Some((y, _))) if x == y => vector,
            (Some((x, _)), Some((y, _))) => self.min(vector, self.min(base(x), base(y))),
            (Some((s, _)), None) | (None, Some((s, _))) => self.min(vector, base(s)),
            (None, None) => vector,
        })
    }

    /// `max_common_layout` of layouts of which one may be swizzled.
    pub fn max_common_layout_any(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Layout<'a>> {
        let (a, b) = if self.swizzled(b).is_some() { (b, a) } else { (a, b) };
        let Some((swizzle, inner)) = self.swizzled(a) else {
            return self.max_common_layout(self.as_layout("max_common_layout", a)?, self.as_layout("max_common_layout", b)?);
        };
        let (inner, b) = (self.as_layout("max_common_layout", inner)?, self.as_layout("max_common_layout", b)?);
        let common = self.max_common_layout(inner, b)?;
        let base = Int::fixed(1 << swizzle.base);
        if base.value < self.size(common)?.value {
            return self.composition(common, Layout { shape: Tree::Int(base), stride: Tree::Int(ONE) });
        }
        Ok(common)
    }

    /// `max_alignment` of a layout, a swizzle or a swizzled layout.
    pub fn max_alignment_any(self, t: Tree<'a>) -> Result<'a, Int> {
        match t {
            Tree::Swizzle(s) => Ok(Int::fixed(1 << s.base)),
            Tree::Composed(c) => match c.outer {
                Tree::Swizzle(s) => {
                    let offset = c.offset.int().filter(|o| self.known(*o)).unwrap_or(ZERO);
                    let inner = self.max_alignment(self.inner_layout("max_alignment", c.inner)?)?;
                    Ok(self.gcd(Int::fixed(1 << s.base), self.gcd(offset, inner)))
                }
                _ => Ok(ONE),
            },
            t => self.max_alignment(self.as_layout("max_alignment", t)?),
        }
    }

    /// `logical_product(L, Sw o _0 o T)`: the swizzle is found again in the strides of the result.
    pub fn product_swizzled(self, layout: Layout<'a>, tiler: Composed<'a>, swizzle: Swizzle) -> Result<'a, Tree<'a>> {
        if !tiler.offset.int().is_some_and(|o| self.is(o, 0)) {
            return self.fail(Fault::OffsetNotZero { rule: "Require Swizzle offset == 0.", offset: tiler.offset });
        }
        let tiles = self.inner_layout("logical_product", tiler.inner)?;
        let product = self.logical_product(layout, tiler.inner)?;
        let active = self.active_bits(swizzle, tiles)?;
        let image = |mask: i64| -> Result<'a, i64> {
            let at = self.evaluate(tiles, Tree::Int(Int::new(active.value & mask, active.is_static)))?;
            let index = self.evaluate(product, self.tuple(&[Tree::Int(ZERO), at]))?;
            match index {
                Tree::Int(i) if self.known(i) => Ok(i.value),
                what => self.fail(Fault::NotStatic { operation: "logical_product", what }),
            }
        };
        let moved = self.make_swizzle(image(swizzle.yyy())?, image(swizzle.zzz())?)?;
        Ok(self.compose_with(Tree::Swizzle(moved), Tree::Int(ZERO), self.layout_tree(product)))
    }

    /// The bits that the swizzle touches and the layout reaches.
    fn active_bits(self, swizzle: Swizzle, layout: Layout<'a>) -> Result<'a, Int> {
        let reached = self.composition(Fields::of(swizzle).only(self), layout)?;
        let last = self.sub(self.size(reached)?, ONE)?;
        let active = self.evaluate(reached, Tree::Int(last))?;
        self.int("swizzle", active)
    }

    /// `slice_and_offset` of a layout or a composed layout.
    pub fn slice_any(self, coord: Tree<'a>, layout: Tree<'a>) -> Result<'a, (Tree<'a>, Tree<'a>)> {
        match layout {
            Tree::Layout(layout) => {
                let (slice, offset) = self.slice_and_offset(coord, *layout)?;
                Ok((self.layout_tree(slice), offset))
            }
            Tree::Composed(c) => match (c.outer, c.offset, c.inner) {
                (Tree::Swizzle(_), Tree::SmemFlag(UnsetPointer { sparsity: 0, .. }), inner) => {
                    let (slice, offset) = self.slice_any(coord, inner)?;
                    let zero = offset.int().is_some_and(|o| self.is(o, 0));
                    let offset = if zero { c.offset } else { offset };
                    Ok((self.composed(Composed { outer: c.outer, offset, inner: slice }), Tree::Int(ZERO)))
                }
                (Tree::Swizzle(_), offset, inner) if coord.all_underscore() => {
                    let slice = self.slice_any(coord, inner)?.0;
                    Ok((self.compose_with(c.outer, offset, slice), Tree::Int(ZERO)))
                }
                (Tree::Swizzle(swizzle), Tree::SmemFlag(_), Tree::Layout(inner)) => {
                    self.slice_swizzled(coord, swizzle, Tree::Int(ZERO), *inner)
                }
                (Tree::Swizzle(swizzle), offset, Tree::Layout(inner)) => self.slice_swizzled(coord, swizzle, offset, *inner),
                (outer, offset, inner) => {
                    let (slice, moved) = self.slice_any(coord, inner)?;
                    let offset = self.add_tree(offset, moved)?;
                    Ok((self.composed(Composed { outer, offset, inner: slice }), Tree::Int(ZERO)))
                }
            },
            found => self.fail(Fault::WrongKind { operation: "slice", wanted: "a layout", found }),
        }
    }

    /// A slice of a swizzled layout: a plain layout wherever what is left does not reach two
    /// bits that are swizzled together.
    fn slice_swizzled(self, coord: Tree<'a>, swizzle: Swizzle, offset: Tree<'a>, layout: Layout<'a>) -> Result<'a, (Tree<'a>, Tree<'a>)> {
        let fields = Fields::of(swizzle);
        let (kept, used) = (self.slice_layout(coord, layout)?, self.dice_layout(coord, layout)?);
        let used_coord = self.dice(coord, coord)?;
        let touched = self.composition(fields.only(self), used)?;
        let passed = self.composition(fields.others(self), used)?;
        let start = match offset {
            Tree::Mixed(m) => Bits::Mixed(m),
            other => Bits::Int(self.int("slice", other)?),
        };
        let at = self.xor_bits(start, self.to_mixed_bits(touched, used_coord)?);
        let rest = self.evaluate(passed, used_coord)?;
        let active = self.active_bits(swizzle, kept)?;
        if self.known(active) && active.value & !swizzle.apply(active.value) != 0 {
            let composed = self.compose_with(Tree::Swizzle(swizzle), at.into(), self.layout_tree(kept));
            return Ok((composed, rest));
        }
        let decayed = self.composition(self.decayed(swizzle, &fields, at)?, kept)?;
        let moved = self.shift_bits(self.mask_bits(at, swizzle.yyy()), swizzle.shift)?;
        let offset = match self.xor_bits(at, moved) {
            Bits::Int(i) => Tree::Int(i),
            Bits::Mixed(m) => Tree::Int(Int::dynamic(m.value().into())),
        };
        Ok((self.layout_tree(decayed), self.add_tree(offset, rest)?))
    }

    /// The swizzle around the offset `at` as a layout of single bits: each bit that may still
    /// change has the stride that the swizzle gives it there.
    fn decayed(self, swizzle: Swizzle, fields: &Fields, at: Bits) -> Result<'a, Layout<'a>> {
        let low = |mask: i64| mask & mask.wrapping_neg();
        let (y, z) = (low(swizzle.yyy()), low(swizzle.zzz()));
        let stride = |partner: i64, clear: i64, set: i64| -> Tree<'a> {
            let (value, is_static) = match self.mask_bits(at, partner) {
                Bits::Int(i) => (if i.value == 0 { clear } else { set }, i.is_static),
                Bits::Mixed(m) => (if m.value() == 0 { clear } else { set }, false),
            };
            Tree::Int(Int::new(value, is_static))
        };
        // A bit of Z is moved by its partner in Y, and the other way round.
        let strides = |is_z: bool| -> Tree<'a> {
            let bits = 0..u32::from(swizzle.bits);
            let all: Vec<Tree> = match is_z {
                true => bits.map(|i| stride(y << i, z << i, -(z << i))).collect(),
                false => bits.map(|i| stride(z << i, (y + z) << i, (y - z) << i)).collect(),
            };
            self.tuple(&all)
        };
        let twos = self.tuple_repeat(swizzle.bits.into(), Tree::Int(Int::fixed(2)));
        let one = |v: i64| Tree::Int(Int::fixed(v));
        let shape = [one(fields.base), twos, one(fields.gap), twos, one(1)];
        let stride = [one(1), strides(z < y), one(fields.base * fields.bits), strides(z > y), one(fields.high() * fields.bits)];
        Ok(Layout { shape: self.tuple(&shape), stride: self.tuple(&stride) })
    }
}
