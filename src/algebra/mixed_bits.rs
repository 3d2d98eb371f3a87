//! Offsets whose bits are partly compile-time: what a slice of a swizzled layout leaves behind.
//!
//! Source: `cute/swizzle.hpp` (`MixedBits`, `to_mixed_bits`).

use super::int::{Int, ZERO};
use super::{Cx, Fault, Layout, Mode, Result, Tree};

/// `M_s|(d&f)=v`: the bits of `fixed` are known, those of `flags` come from `dynamic` at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MixedBits {
    /// The bits that are known at compile time.
    pub fixed: u32,
    /// Which bits are not known.
    pub flags: u32,
    /// The run-time bits, within `flags`.
    pub dynamic: u32,
}

impl MixedBits {
    /// All bits together.
    pub fn value(self) -> u32 {
        self.fixed | self.dynamic
    }
}

/// A number of bits, with what is known about them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bits {
    /// All bits are known.
    Int(Int),
    /// Some bits are known only at run time.
    Mixed(MixedBits),
}

impl<'a> From<Bits> for Tree<'a> {
    fn from(b: Bits) -> Self {
        match b {
            Bits::Int(i) => Tree::Int(i),
            Bits::Mixed(m) => Tree::Mixed(m),
        }
    }
}

impl Bits {
    /// The bits of an integer or of mixed bits, `None` of anything else.
    pub fn of(t: Tree) -> Option<Bits> {
        match t {
            Tree::Int(i) => Some(Bits::Int(i)),
            Tree::Mixed(m) => Some(Bits::Mixed(m)),
            _ => None,
        }
    }

    /// The value of all bits.
    pub fn value(self) -> i64 {
        match self {
            Bits::Int(i) => i.value,
            Bits::Mixed(m) => m.value().into(),
        }
    }
}

impl<'a> Cx<'a> {
    /// `make_mixed_bits`: an integer where nothing is left to run time.
    pub fn mixed_bits(self, fixed: i64, dynamic: Int, flags: i64) -> Bits {
        let flags = flags & 0xffff_ffff & !fixed;
        if flags == 0 || self.known(dynamic) {
            return Bits::Int(Int::new(fixed | (dynamic.value & flags), dynamic.is_static || flags == 0));
        }
        let bits = |v: i64| (v & 0xffff_ffff) as u32;
        Bits::Mixed(MixedBits { fixed: bits(fixed), flags: bits(flags), dynamic: bits(dynamic.value) & bits(flags) })
    }

    /// `a ^ b`.
    pub fn xor_bits(self, a: Bits, b: Bits) -> Bits {
        match (a, b) {
            (Bits::Int(a), Bits::Int(b)) => Bits::Int(self.bit_xor(a, b)),
            (Bits::Mixed(a), Bits::Mixed(b)) => {
                let fixed = (!a.fixed & b.fixed & !a.flags) | (a.fixed & !b.fixed & !b.flags);
                let dynamic = i64::from((a.fixed | a.dynamic) ^ (b.fixed | b.dynamic));
                self.mixed_bits(fixed.into(), Int::dynamic(dynamic), (a.flags | b.flags).into())
            }
            (Bits::Mixed(m), Bits::Int(i)) | (Bits::Int(i), Bits::Mixed(m)) if i.is_static => {
                let known = (i.value & 0xffff_ffff) as u32;
                let fixed = (!m.fixed & known & !m.flags) | (m.fixed & !known);
                self.mixed_bits(fixed.into(), Int::dynamic((m.value() ^ known).into()), m.flags.into())
            }
            (a, b) => Bits::Int(Int::dynamic(a.value() ^ b.value())),
        }
    }

    /// `a & b`.
    pub fn and_bits(self, a: Bits, b: Bits) -> Bits {
        match (a, b) {
            (Bits::Int(a), Bits::Int(b)) => Bits::Int(self.bit_and(a, b)),
            (Bits::Mixed(a), Bits::Mixed(b)) => {
                let dynamic = (b.fixed & a.dynamic) | (a.fixed & b.dynamic) | (a.dynamic & b.dynamic);
                let flags = (b.fixed & a.flags) | (a.fixed & b.flags) | (a.flags & b.flags);
                self.mixed_bits((a.fixed & b.fixed).into(), Int::dynamic(dynamic.into()), flags.into())
            }
            (Bits::Mixed(m), Bits::Int(i)) | (Bits::Int(i), Bits::Mixed(m)) if i.is_static => self.mask_bits(Bits::Mixed(m), i.value),
            (a, b) => Bits::Int(Int::dynamic(a.value() & b.value() & 0xffff_ffff)),
        }
    }

    /// `a | b`.
    pub fn or_bits(self, a: Bits, b: Bits) -> Bits {
        match (a, b) {
            (Bits::Int(a), Bits::Int(b)) => Bits::Int(self.bit_or(a, b)),
            (Bits::Mixed(a), Bits::Mixed(b)) => {
                let dynamic = (!b.fixed & a.dynamic) | (!a.fixed & b.dynamic);
                let flags = (!a.fixed & b.flags) | (!b.fixed & a.flags);
                self.mixed_bits((a.fixed | b.fixed).into(), Int::dynamic(dynamic.into()), flags.into())
            }
            (Bits::Mixed(m), Bits::Int(i)) | (Bits::Int(i), Bits::Mixed(m)) if i.is_static => {
                let known = (i.value & 0xffff_ffff) as u32;
                self.mixed_bits((m.fixed | known).into(), Int::dynamic(m.dynamic.into()), (m.flags & !known).into())
            }
            (a, b) => Bits::Int(Int::dynamic((a.value() | b.value()) & 0xffff_ffff)),
        }
    }

    /// `a & mask`.
    pub fn mask_bits(self, a: Bits, mask: i64) -> Bits {
        match a {
            Bits::Int(i) => Bits::Int(self.bit_and(i, Int::fixed(mask))),
            Bits::Mixed(m) => self.mixed_bits(i64::from(m.fixed) & mask, Int::dynamic(m.dynamic.into()), i64::from(m.flags) & mask),
        }
    }

    /// `shiftr(a, n)`: to the left for negative `n`.
    pub fn shift_bits(self, a: Bits, n: i8) -> Result<'a, Bits> {
        let shift = |v: u32| {
            if n >= 0 { i64::from(v) >> n } else { (i64::from(v) << -n) & 0xffff_ffff }
        };
        match a {
            Bits::Int(i) => Ok(Bits::Int(self.shift_right(i, Int::fixed(n.into()))?)),
            Bits::Mixed(m) => Ok(self.mixed_bits(shift(m.fixed), Int::dynamic(shift(m.dynamic)), shift(m.flags))),
        }
    }

    /// The index of `coord` in a layout of powers of two, bit by bit known or not.
    pub fn to_mixed_bits(self, layout: Layout<'a>, coord: Tree<'a>) -> Result<'a, Bits> {
        match (layout.shape.items(), layout.stride.items(), coord.items()) {
            (Some(s), Some(d), Some(c)) if s.len() == d.len() && s.len() == c.len() => {
                let mut all = Bits::Int(ZERO);
                for i in 0..s.len() {
                    let part = self.to_mixed_bits(Layout { shape: s[i], stride: d[i] }, c[i])?;
                    all = if i == 0 { part } else { self.xor_bits(all, part) };
                }
                Ok(all)
            }
            (None, None, None) => {
                let (s, d) = (self.int("to_mixed_bits", layout.shape)?, self.int("to_mixed_bits", layout.stride)?);
                let reach = self.mul(s, d)?;
                let power = reach.value == 0 || (reach.value > 0 && reach.value.count_ones() == 1);
                if !self.known(reach) || !power {
                    return self.fail(Fault::PowerOfTwo { layout });
                }
                let index = self.mul(self.int("to_mixed_bits", coord)?, d)?;
                let flags = self.mul(self.sub(s, Int::fixed(1))?, d)?.value;
                Ok(match self.mode {
                    Mode::Value => Bits::Int(Int::new(index.value & flags, index.is_static)),
                    Mode::Cxx => self.mixed_bits(0, index, flags),
                })
            }
            _ => {
                let (natural, shape) = (self.idx2crd(coord, layout.shape)?, layout.shape);
                if natural == coord {
                    return self.fail(Fault::CoordinateRank { coord, shape });
                }
                self.to_mixed_bits(layout, natural)
            }
        }
    }
}
