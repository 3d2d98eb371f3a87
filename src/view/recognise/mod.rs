//! What a layout is, in words and by name: how it lies in memory, what it equals, whose operand it is.

pub mod atom;
mod named;
mod operands;
mod turns;
mod unlike;
mod words;

pub use turns::{Turn, turns};
pub use unlike::unlike;

use crate::algebra::infer::push_mode;
use crate::algebra::{Composed, Cx, Layout, Mode, Swizzle, Tree};

/// What is known of a layout: the words for it, expressions of the same function, operands that have it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recognised {
    /// How the layout lies in memory, in words.
    pub words: Option<String>,
    /// Expressions of the same function, the simplest first.
    pub equals: Vec<String>,
    /// The operands of operations whose thread-value layout it is, those with equal layouts together.
    pub operands: Vec<Operand>,
}

/// An operand that has a thread-value layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// `A`, `B` or `C`.
    pub letter: char,
    /// The MMA operations that have this operand.
    pub operations: Vec<String>,
    /// How the first of them is tiled: `make_tiled_mma(…)`; none where the layout is that of the operation itself.
    pub tiled: Option<String>,
}

/// What is to be known of `tree`.
pub fn recognise<'a>(cx: Cx<'a>, tree: Tree<'a>) -> Recognised {
    let cx = cx.in_mode(Mode::Value);
    let Some(parts) = Parts::of(cx, tree) else {
        return Recognised::default();
    };
    Recognised { words: words::words(cx, &parts), equals: named::equals(cx, &parts), operands: operands::operands(&parts) }
}

/// A layout split into its swizzle, its offset and its modes.
struct Parts<'a> {
    /// The swizzle of what it counts, if it does anything.
    swizzle: Option<Swizzle>,
    /// The offset that is added before the swizzle.
    offset: i64,
    /// The size of an element in bits, where it says so.
    bits: Option<i64>,
    layout: Layout<'a>,
    /// The coalesced modes `(extent, stride)` of each top-level mode; none of extent 1.
    modes: Vec<Vec<(i64, i64)>>,
}

impl<'a> Parts<'a> {
    fn of(cx: Cx<'a>, tree: Tree<'a>) -> Option<Parts<'a>> {
        let (swizzle, offset, bits, layout) = match tree {
            Tree::Layout(layout) => (None, 0, None, *layout),
            Tree::Composed(Composed { outer: Tree::Swizzle(swizzle), offset, inner: Tree::Layout(layout) }) => match offset {
                Tree::Int(n) => (Some(*swizzle), n.value, None, **layout),
                Tree::SmemFlag(unset) => {
                    let bits = i64::from(unset.element_bits()?);
                    (Some(cx.recast_swizzle(*swizzle, 8, bits).ok()?), 0, Some(bits), **layout)
                }
                _ => return None,
            },
            t if t.is_int_tuple() => (None, 0, None, cx.as_layout("info", t).ok()?),
            _ => return None,
        };
        let mut modes = Vec::new();
        for mode in cx.modes(layout).ok()? {
            let mut plain = Vec::new();
            for m in crate::algebra::properties::plain_modes(cx, mode).ok()? {
                if m.extent < 1 {
                    return None;
                }
                push_mode(&mut plain, m.extent, m.stride);
            }
            modes.push(plain);
        }
        Some(Parts { swizzle: swizzle.filter(|s| s.bits > 0), offset, bits, layout, modes })
    }

    /// The size of each top-level mode.
    fn sizes(&self) -> Vec<i64> {
        self.modes.iter().map(|m| size(m)).collect()
    }

    /// Whether two are the same function of coordinates with one integer for each mode.
    fn same(&self, other: &Parts) -> bool {
        (self.swizzle, self.offset, &self.modes) == (other.swizzle, other.offset, &other.modes)
    }
}

/// The number of coordinates of a list of modes.
fn size(modes: &[(i64, i64)]) -> i64 {
    modes.iter().fold(1i64, |n, (extent, _)| n.saturating_mul(*extent))
}
