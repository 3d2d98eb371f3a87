//! Slice and dice: what an underscore keeps and what it leaves.
//!
//! Source: `cute/underscore.hpp`, `cute/layout.hpp`.

use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree};
use smallvec::SmallVec;

type Kept<'a> = SmallVec<[Tree<'a>; 8]>;

/// Which part of a tuple a coordinate keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    AtUnderscore,
    AtInteger,
}

impl<'a> Cx<'a> {
    /// What of `t` stands at an underscore of `coord`; nested survivors move to the top level.
    pub fn slice(self, coord: Tree<'a>, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.keep(coord, t, Keep::AtUnderscore)
    }

    /// What of `t` stands at an integer of `coord`.
    pub fn dice(self, coord: Tree<'a>, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.keep(coord, t, Keep::AtInteger)
    }

    fn keep(self, coord: Tree<'a>, t: Tree<'a>, keep: Keep) -> Result<'a, Tree<'a>> {
        if !coord.is_tuple() {
            let whole = (coord == Tree::Underscore) == (keep == Keep::AtUnderscore);
            return Ok(if whole { t } else { Tree::Tuple(&[]) });
        }
        let mut kept = Kept::new();
        self.keep_into(coord, t, keep, &mut kept)?;
        Ok(self.tuple(&kept))
    }

    fn keep_into(self, coord: Tree<'a>, t: Tree<'a>, keep: Keep, out: &mut Kept<'a>) -> Result<'a, ()> {
        let Some(coords) = coord.items() else {
            let kept = (coord == Tree::Underscore) == (keep == Keep::AtUnderscore);
            self.record(|_| Step::Kept { coord, part: t, kept });
            if kept {
                out.push(t);
            }
            return Ok(());
        };
        match t.items() {
            Some(items) if items.len() == coords.len() => coords.iter().zip(items).try_for_each(|(c, t)| self.keep_into(*c, *t, keep, out)),
            _ => self.fail(Fault::CoordinateRank { coord, shape: t }),
        }
    }

    /// `slice` of shape and stride.
    pub fn slice_layout(self, coord: Tree<'a>, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "slice",
            |cx| [coord, cx.layout_tree(layout)],
            || Ok(Layout { shape: self.slice(coord, layout.shape)?, stride: self.in_mode(self.mode).slice(coord, layout.stride)? }),
        )
    }

    /// `dice` of shape and stride.
    pub fn dice_layout(self, coord: Tree<'a>, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "dice",
            |cx| [coord, cx.layout_tree(layout)],
            || Ok(Layout { shape: self.dice(coord, layout.shape)?, stride: self.in_mode(self.mode).dice(coord, layout.stride)? }),
        )
    }

    /// The slice and the index at which it starts.
    pub fn slice_and_offset(self, coord: Tree<'a>, layout: Layout<'a>) -> Result<'a, (Layout<'a>, Tree<'a>)> {
        Ok((self.slice_layout(coord, layout)?, self.evaluate(layout, coord)?))
    }
}
