//! Swizzles, and layouts composed with an offset and an outer function.
//!
//! Source: `cute/swizzle.hpp`, `cute/swizzle_layout.hpp`, `cute/layout_composed.hpp`.

use super::int::{Int, ONE, ZERO};
use super::mixed_bits::Bits;
use super::note::{Note, Notes};
use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree, UnsetPointer};

/// `Swizzle<B,M,S>`: xors B bits from `S` places further up into the bits from `M` on.
///
/// ```
/// use cutectl::algebra::Swizzle;
///
/// let swizzle = Swizzle { bits: 1, base: 0, shift: 1 };
/// assert_eq!([0, 1, 2, 3].map(|i| swizzle.apply(i)), [0, 1, 3, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swizzle {
    /// The number of bits.
    pub bits: u8,
    /// The number of low bits that stay.
    pub base: u8,
    /// How far away the source bits are: up if positive, down if negative.
    pub shift: i8,
}

/// `A o offset o B`: at `c` it is `A(offset + B(c))`.
///
/// ```
/// use cutectl::{Session, Value, algebra::Tree};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "Swizzle<1,0,1>{} o 0 o 4:1").unwrap();
/// assert!(matches!(value, Value::Tree(Tree::Composed(composed)) if matches!(composed.outer, Tree::Swizzle(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Composed<'a> {
    /// A swizzle or a layout.
    pub outer: Tree<'a>,
    /// An integer, or the flag of a shared-memory pointer that is not set yet.
    pub offset: Tree<'a>,
    /// A layout, or a swizzle in an inverse.
    pub inner: Tree<'a>,
}

impl Swizzle {
    /// The bits that are read.
    pub fn yyy(self) -> i64 {
        self.mask() << (i64::from(self.base) + i64::from(self.shift.max(0)))
    }

    /// The bits that change.
    pub fn zzz(self) -> i64 {
        self.mask() << (i64::from(self.base) - i64::from(self.shift.min(0)))
    }

    fn mask(self) -> i64 {
        (1 << self.bits) - 1
    }

    /// `x ^ ((x & YYY) >> S)`.
    pub fn apply(self, x: i64) -> i64 {
        let y = x & self.yyy();
        x ^ if self.shift >= 0 { y >> self.shift } else { y << -self.shift }
    }
}

impl<'a> Cx<'a> {
    /// `Swizzle<bits,base,shift>`, refused where CuTe asserts.
    pub fn swizzle(self, bits: i64, base: i64, shift: i64) -> Result<'a, Swizzle> {
        let rule = if base < 0 {
            "MBase must be positive."
        } else if bits < 0 {
            "BBits must be positive."
        } else if shift.checked_abs().is_none_or(|s| s < bits) {
            "abs(SShift) must be more than BBits."
        } else if bits.saturating_add(base).saturating_add(shift.saturating_abs()) > 62 {
            "the swizzled bits must fit 62 bits"
        } else {
            return Ok(Swizzle { bits: bits as u8, base: base as u8, shift: shift as i8 });
        };
        self.fail(Fault::Swizzle { rule, bits, base, shift })
    }

    /// `A o offset o B`; a swizzle of no bits with offset `_0` is the plain layout.
    pub fn compose_with(self, outer: Tree<'a>, offset: Tree<'a>, inner: Tree<'a>) -> Tree<'a> {
        match outer {
            Tree::Swizzle(Swizzle { bits: 0, .. }) if offset.int().is_some_and(|o| self.is(o, 0)) => inner,
            _ => self.composed(Composed { outer, offset, inner }),
        }
    }

    /// A composed layout as a value.
    pub fn composed(self, composed: Composed<'a>) -> Tree<'a> {
        Tree::Composed(self.arena.alloc(composed))
    }

    /// The layout that gives shape and strides: itself, or the inner one of a composed layout.
    pub fn inner_layout(self, operation: &'static str, t: Tree<'a>) -> Result<'a, Layout<'a>> {
        match t {
            Tree::Layout(layout) => Ok(*layout),
            Tree::Composed(c) => self.inner_layout(operation, c.inner),
            Tree::Tensor(tensor) => self.inner_layout(operation, tensor.layout),
            found => self.fail(Fault::WrongKind { operation, wanted: "a layout", found }),
        }
    }

    /// The layout `t`, or `t` as a shape with `LayoutLeft`.
    pub fn as_layout(self, operation: &'static str, t: Tree<'a>) -> Result<'a, Layout<'a>> {
        match t {
            Tree::Layout(layout) => Ok(*layout),
            _ if t.is_int_tuple() => self.make_layout(t, super::compact::Major::Left),
            found => self.fail(Fault::WrongKind { operation, wanted: "a layout", found }),
        }
    }

    /// A layout or composed layout at a coordinate.
    pub fn apply(self, f: Tree<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        match f {
            Tree::Layout(layout) => self.evaluate(*layout, coord),
            Tree::Swizzle(swizzle) if let Tree::Mixed(m) = coord => {
                let bits = Bits::Mixed(m);
                let moved = self.shift_bits(self.mask_bits(bits, swizzle.yyy()), swizzle.shift)?;
                Ok(self.xor_bits(bits, moved).into())
            }
            Tree::Swizzle(swizzle) => {
                let x = self.int("swizzle", coord)?;
                let note = if self.notes == Notes::Types { x.note.common(Note::NONE) } else { Note::NONE };
                let swizzled = Int::new(note.wrapped(swizzle.apply(x.value)), x.is_static).with_note(note);
                self.record(|_| Step::Bits { swizzle, index: x, swizzled });
                Ok(Tree::Int(swizzled))
            }
            Tree::Composed(c) => {
                let offset = match c.offset {
                    Tree::SmemFlag(_) => Tree::Int(ZERO),
                    Tree::Mixed(m) => Tree::Int(Int::dynamic(m.value().into())),
                    offset => offset,
                };
                self.apply(c.outer, self.add_tree(offset, self.apply(c.inner, coord)?)?)
            }
            found => self.fail(Fault::WrongKind { operation: "application", wanted: "a layout", found }),
        }
    }

    /// `upcast`/`downcast` of the swizzle of bytes to elements of `bits` bits.
    pub fn recast_swizzle(self, swizzle: Swizzle, old: i64, new: i64) -> Result<'a, Swizzle> {
        let (up, down) = self.recast_ratio(old, new)?;
        let log = |n: Int| match u64::try_from(n.value) {
            Ok(n) if n.is_power_of_two() => Ok(i64::from(n.trailing_zeros())),
            _ => self.fail(Fault::Swizzle {
                rule: "N must be a power of two",
                bits: swizzle.bits.into(),
                base: swizzle.base.into(),
                shift: swizzle.shift.into(),
            }),
        };
        let base = i64::from(swizzle.base) - log(up)? + log(down)?;
        let bits = (i64::from(swizzle.bits) + base.min(0)).max(0);
        self.swizzle(bits, base.max(0), swizzle.shift.into())
    }

    /// A layout for a shared-memory pointer that is not set yet, as one on element indices.
    pub fn as_position_independent(self, c: Composed<'a>) -> Result<'a, Tree<'a>> {
        match (c.outer, c.offset) {
            (Tree::Swizzle(swizzle), Tree::SmemFlag(UnsetPointer { bits, sparsity: 0 })) => {
                let outer = Tree::Swizzle(self.recast_swizzle(swizzle, 8, bits.into())?);
                Ok(self.compose_with(outer, Tree::Int(ZERO), c.inner))
            }
            // Elements that share what is stored are not swizzled by themselves: their indices are, as they stand.
            (outer, Tree::SmemFlag(_)) => Ok(self.compose_with(outer, Tree::Int(ZERO), c.inner)),
            _ => Ok(self.composed(c)),
        }
    }

    /// `make_layout(Swizzle<B,M,S>)`: the swizzle over `B+M+|S|` elements, as CuTe sizes it.
    pub fn swizzle_layout(self, swizzle: Swizzle) -> Tree<'a> {
        let size = i64::from(swizzle.bits) + i64::from(swizzle.base) + i64::from(swizzle.shift.abs());
        let inner = Layout { shape: Tree::Int(Int::fixed(size)), stride: Tree::Int(ONE) };
        self.compose_with(Tree::Swizzle(swizzle), Tree::Int(ZERO), self.layout_tree(inner))
    }
}

#[cfg(test)]
mod tests {
    use super::Swizzle;

    #[test]
    fn a_swizzle_is_its_own_inverse() {
        for (bits, base, shift) in [(2, 0, 3), (3, 4, 3), (2, 0, -3)] {
            let swizzle = Swizzle { bits, base, shift };
            assert!((0..4096).all(|x| swizzle.apply(swizzle.apply(x)) == x));
        }
        assert_eq!(Swizzle { bits: 2, base: 0, shift: 3 }.apply(9), 8);
    }
}
