//! Relations between IntTuples: profiles, compatibility, orders.
//!
//! Source: `cute/int_tuple.hpp`; `weakly_compatible` is CuTe DSL's.

use super::int::{Int, ONE, ZERO};
use super::trace::Step;
use super::{Cx, Fault, Layout, Result, Tree};

impl<'a> Cx<'a> {
    /// Same hierarchical profile, values ignored.
    pub fn congruent(self, a: Tree<'a>, b: Tree<'a>) -> bool {
        match (a.items(), b.items()) {
            (Some(x), Some(y)) if x.len() == y.len() => x.iter().zip(y).all(|(x, y)| self.congruent(*x, *y)),
            (None, None) => true,
            _ => self.unlike(a, b),
        }
    }

    /// The profile of `b` refines that of `a`: a leaf of `a` matches anything.
    pub fn weakly_congruent(self, a: Tree<'a>, b: Tree<'a>) -> bool {
        match (a.items(), b.items()) {
            (Some(x), Some(y)) if x.len() == y.len() => x.iter().zip(y).all(|(x, y)| self.weakly_congruent(*x, *y)),
            (None, _) => true,
            _ => self.unlike(a, b),
        }
    }

    /// `false`, for the reason that the profiles of `a` and `b` differ.
    fn unlike(self, a: Tree<'a>, b: Tree<'a>) -> bool {
        self.record(|_| Step::Profiles { a, b });
        false
    }

    /// Every coordinate of `a` is a coordinate of `b`: equal sizes at each leaf of `a`.
    pub fn compatible(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        self.refines(a, b, false, &|size, of| Ok(self.compare(size, of, i64::eq)))
    }

    /// CuTe DSL's weak form: at each leaf the size of `a` divides that of `b`.
    pub fn weakly_compatible(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        self.refines(a, b, true, &|size, of| {
            if size.value == 0 {
                return Ok(Int::truth(of.value == 0, size.is_static && of.is_static));
            }
            Ok(self.compare(self.rem(of, size)?, ZERO, i64::eq))
        })
    }

    fn refines(self, a: Tree<'a>, b: Tree<'a>, divides: bool, test: &impl Fn(Int, Int) -> Result<'a, Int>) -> Result<'a, Int> {
        match (a.items(), b.items()) {
            (Some(x), Some(y)) if x.len() == y.len() => {
                x.iter().zip(y).try_fold(ONE, |all, (x, y)| Ok(self.and(all, self.refines(*x, *y, divides, test)?)))
            }
            (None, _) => {
                let size = self.product(b)?;
                let holds = test(self.int("compatible", a)?, size)?;
                self.record(|_| Step::Compared { leaf: a, part: b, size, divides, holds });
                Ok(holds)
            }
            _ => {
                self.record(|_| Step::Profiles { a, b });
                Ok(ZERO)
            }
        }
    }

    /// Whether `tiler` covers `a` without remainder, mode by mode.
    pub fn evenly_divides(self, a: Tree<'a>, tiler: Tree<'a>) -> Result<'a, Int> {
        match (tiler.items(), a.items()) {
            (Some(t), _) if t.len() > a.rank() => Ok(ZERO),
            (Some(t), _) => {
                let modes = self.wrap(a);
                t.iter().zip(modes).try_fold(ONE, |all, (t, m)| Ok(self.and(all, self.evenly_divides(*m, *t)?)))
            }
            (None, _) => {
                let (rest, tile) = match tiler {
                    Tree::Layout(layout) => (self.tiles_of(a, *layout)?, self.product(layout.shape)?),
                    size => (self.ceil_div(a, size)?, self.product(size)?),
                };
                let covered = self.mul(tile, self.product(rest)?)?;
                Ok(self.compare(self.product(a)?, covered, i64::eq))
            }
        }
    }

    /// `ceil_div(shape, layout)`: the shape of what `layout` leaves of `shape`.
    pub fn tiles_of(self, shape: Tree<'a>, layout: Layout<'a>) -> Result<'a, Tree<'a>> {
        Ok(self.complement(layout, Some(shape))?.shape)
    }

    /// All elements less. `a` may be shorter; a shorter `b` makes it false.
    pub fn elem_less(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        match (a.items(), b.items()) {
            (None, None) => self.leaf_less(a, b),
            (None, Some(_)) | (Some(_), None) => self.fail(Fault::NoOperator { operation: "<", a, b }),
            (Some(x), Some(y)) => {
                let mut all = ONE;
                for (i, m) in x.iter().enumerate() {
                    let Some(n) = y.get(i) else {
                        return Ok(self.and(all, ZERO));
                    };
                    all = self.and(all, self.elem_less(*m, *n)?);
                }
                Ok(all)
            }
        }
    }

    /// Lexicographically less, from the first mode; a prefix is less.
    pub fn lex_less(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        self.ordered(a, b, &|items, i| items.get(i).copied())
    }

    /// Colexicographically less, from the last mode.
    pub fn colex_less(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        self.ordered(a, b, &|items, i| items.len().checked_sub(i + 1).map(|k| items[k]))
    }

    fn ordered(self, a: Tree<'a>, b: Tree<'a>, at: &impl Fn(&'a [Tree<'a>], usize) -> Option<Tree<'a>>) -> Result<'a, Int> {
        if !a.is_tuple() && !b.is_tuple() {
            return self.leaf_less(a, b);
        }
        let (Some(x), Some(y)) = (a.items(), b.items()) else {
            return self.fail(Fault::NoOperator { operation: "<", a, b });
        };
        let shorter = x.len().min(y.len());
        // From the least significant pair on: a < b, or equal there and less in what follows.
        let mut less = Int::truth(x.len() < y.len(), true);
        for i in (0..shorter).rev() {
            let (Some(m), Some(n)) = (at(x, i), at(y, i)) else {
                continue;
            };
            let decided = self.ordered(m, n, at)?;
            less = self.or(decided, self.and(self.equal(m, n), less));
        }
        Ok(less)
    }

    fn leaf_less(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Int> {
        let less = self.compare(self.int("<", a)?, self.int("<", b)?, i64::lt);
        self.record(|_| Step::Less { a, b, less });
        Ok(less)
    }
}
