//! Coordinates and indices: `crd2idx`, `idx2crd`, and coordinates from one shape to another.
//!
//! Source: `cute/stride.hpp`. No bounds are checked: a coordinate past the end extends the last mode.

use super::int::{Int, ONE, ZERO};
use super::trace::Step;
use super::{Cx, Fault, Layout, Mode, Result, Tree};

/// From so many modes on their indices are looked at together before they are added.
const MANY: usize = 64;

impl<'a> Cx<'a> {
    /// The index of `coord` in `shape:stride`; an underscore is a factor `_0`.
    #[inline]
    pub fn crd2idx(self, coord: Tree<'a>, shape: Tree<'a>, stride: Tree<'a>) -> Result<'a, Tree<'a>> {
        // Asked once: within, a step costs nothing where nobody follows.
        match self.trace {
            Some(_) => self.index::<true>(coord, shape, stride),
            None => self.index::<false>(coord, shape, stride),
        }
    }

    fn index<const TRACED: bool>(self, coord: Tree<'a>, shape: Tree<'a>, stride: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (coord.items(), shape.items()) {
            (None, None) => {
                let index = self.mul_tree(coord, stride)?;
                self.record_if::<TRACED>(|_| Step::Term { coord, stride, index });
                Ok(index)
            }
            (Some(c), Some(s)) => {
                let d = stride.items().filter(|d| d.len() == s.len());
                let Some(d) = d.filter(|_| c.len() == s.len()) else {
                    return self.fail(Fault::CoordinateRank { coord, shape });
                };
                let mut parts = c.iter().zip(s).zip(d).map(|((c, s), d)| self.index::<TRACED>(*c, *s, *d));
                if !TRACED && c.len() > MANY {
                    let parts = parts.collect::<Result<'a, Vec<_>>>()?;
                    let one_by_one = || parts[1..].iter().try_fold(parts[0], |sum, part| self.add_tree(sum, *part));
                    return self.sum_of_basis(&parts).unwrap_or_else(one_by_one);
                }
                let Some(first) = parts.next() else {
                    return self.of_nothing(Tree::Int(ZERO));
                };
                let first = first?;
                parts.try_fold(first, |sum, part| self.plus::<TRACED>(sum, part?))
            }
            (Some(_), None) => self.fail(Fault::CoordinateTooDeep { coord, shape }),
            (None, Some(s)) => {
                let Some(d) = stride.items().filter(|d| d.len() == s.len()) else {
                    return self.fail(Fault::MismatchedRanks { operation: "crd2idx", a: shape, b: stride });
                };
                let coord = match coord {
                    Tree::Underscore => ZERO,
                    _ => self.int("crd2idx", coord)?,
                };
                self.linear::<TRACED>(coord, s, d)
            }
        }
    }

    /// The index in `()`, which C++ cannot compile.
    fn of_nothing(self, index: Tree<'a>) -> Result<'a, Tree<'a>> {
        match self.mode {
            Mode::Value => Ok(index),
            Mode::Cxx => self.fail(Fault::Empty { operation: "crd2idx" }),
        }
    }

    /// Whether run-time coordinates have run-time indices, whatever the coordinate: there is no
    /// mode, and nothing compile-time absorbs a run-time factor.
    pub fn keeps_dynamic(self, layout: Layout<'a>) -> bool {
        let (extent, stride) = (|i: Int| i.value > 0 && i != ONE, |i: Int| i != ZERO);
        let every = |t: Tree<'a>, test: &dyn Fn(Int) -> bool| !t.any_leaf(&|t| !t.int().is_some_and(test));
        let full = |t: Tree<'a>| self.product(t).is_ok_and(|i| i.value > 0);
        every(layout.shape, &extent) && every(layout.stride, &stride) && has_modes(layout.shape) && full(layout.shape)
    }

    /// An integer coordinate for the modes `s:d`: each mode but the last takes its remainder.
    fn linear<const TRACED: bool>(self, coord: Int, s: &'a [Tree<'a>], d: &'a [Tree<'a>]) -> Result<'a, Tree<'a>> {
        let Some(last) = s.len().checked_sub(1) else {
            return self.of_nothing(Tree::Int(ZERO));
        };
        if self.is(coord, 0) {
            let zero = Tree::Int(coord);
            let first = self.index::<TRACED>(zero, s[0], d[0])?;
            if last == 0 {
                return Ok(first);
            }
            let rest = (1..=last).try_fold(Tree::Int(ZERO), |sum, i| self.plus::<TRACED>(sum, self.index::<TRACED>(zero, s[i], d[i])?))?;
            return self.plus::<TRACED>(first, rest);
        }
        // The sum associates to the right, as the recursion of CuTe does.
        let mut parts = bumpalo::collections::Vec::with_capacity_in(s.len(), self.arena);
        let mut rest = coord;
        for i in 0..last {
            if self.is(rest, 0) {
                parts.push(self.linear::<TRACED>(rest, &s[i..], &d[i..])?);
                return self.sum_right::<TRACED>(&parts);
            }
            let size = self.product(s[i])?;
            let (here, left) = (self.rem(rest, size)?, self.div(rest, size)?);
            self.record_if::<TRACED>(|_| Step::Deal { coord: rest, mode: s[i], size, here, rest: left });
            parts.push(self.index::<TRACED>(Tree::Int(here), s[i], d[i])?);
            rest = left;
        }
        self.record_if::<TRACED>(|_| Step::Rest { coord: rest, mode: s[last] });
        parts.push(self.index::<TRACED>(Tree::Int(rest), s[last], d[last])?);
        self.sum_right::<TRACED>(&parts)
    }

    fn sum_right<const TRACED: bool>(self, parts: &[Tree<'a>]) -> Result<'a, Tree<'a>> {
        if !TRACED
            && parts.len() > MANY
            && let Some(sum) = self.sum_of_basis(parts)
        {
            return sum;
        }
        let (last, rest) = parts.split_last().expect("at least one mode");
        rest.iter().rev().try_fold(*last, |sum, part| self.plus::<TRACED>(*part, sum))
    }

    /// `a + b`, a step of an index.
    #[inline]
    fn plus<const TRACED: bool>(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        let sum = self.add_tree(a, b)?;
        self.record_if::<TRACED>(|_| Step::Plus { a, b, sum });
        Ok(sum)
    }

    /// The 1-D coordinate of `coord` in `shape`, colexicographic; `coord` may be coarser than `shape`.
    pub fn crd2idx_compact(self, coord: Tree<'a>, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.recorded(
            "crd2idx",
            |_| [coord, shape],
            || {
                let Some(c) = coord.items() else {
                    return Ok(coord);
                };
                match shape.items() {
                    Some(s) if s.len() == c.len() => {}
                    Some(_) => return self.fail(Fault::CoordinateRank { coord, shape }),
                    None => return self.fail(Fault::CoordinateTooDeep { coord, shape }),
                }
                let sizes = self.product_like(shape, coord)?;
                let (mut flat, mut extents) = (Vec::new(), Vec::new());
                self.leaves_into(coord, &mut flat);
                self.leaves_into(sizes, &mut extents);
                let Some((last, rest)) = flat.split_last() else {
                    return self.of_nothing(Tree::Int(ZERO));
                };
                rest.iter().zip(&extents).rev().try_fold(*last, |index, (c, s)| self.add_tree(*c, self.mul_tree(*s, index)?))
            },
        )
    }

    /// The coordinate of `index` in `shape`; the last mode takes what is left, without remainder.
    pub fn idx2crd(self, index: Tree<'a>, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (index.items(), shape.items()) {
            (Some(x), Some(s)) if x.len() == s.len() => self.tuple_of(s.len(), |i| self.idx2crd(x[i], s[i])),
            (Some(_), Some(_)) => self.fail(Fault::CoordinateRank { coord: index, shape }),
            (Some(_), None) => self.fail(Fault::CoordinateTooDeep { coord: index, shape }),
            (None, Some([])) if self.mode == Mode::Cxx => self.fail(Fault::Empty { operation: "idx2crd" }),
            (None, Some(s)) => {
                let mut rest = match index {
                    Tree::Underscore => ZERO,
                    index => self.int("idx2crd", index)?,
                };
                self.tuple_of(s.len(), |i| {
                    if i + 1 == s.len() {
                        self.record(|_| Step::Rest { coord: rest, mode: s[i] });
                        return self.idx2crd(Tree::Int(rest), s[i]);
                    }
                    let size = self.product(s[i])?;
                    let (here, left) = (self.rem(rest, size)?, self.div(rest, size)?);
                    self.record(|_| Step::Deal { coord: rest, mode: s[i], size, here, rest: left });
                    rest = left;
                    self.idx2crd(Tree::Int(here), s[i])
                })
            }
            (None, None) => Ok(index),
        }
    }

    /// `(index / d) % s` at every leaf: the coordinate in a compact `shape:stride`, wrapping.
    pub fn idx2crd_strided(self, index: Tree<'a>, shape: Tree<'a>, stride: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (index.items(), shape.items()) {
            (Some(x), Some(s)) => {
                let d = self.same_rank("idx2crd", stride, shape)?;
                if x.len() != s.len() {
                    return self.fail(Fault::CoordinateRank { coord: index, shape });
                }
                self.tuple_of(s.len(), |i| self.idx2crd_strided(x[i], s[i], d[i]))
            }
            (Some(_), None) => self.fail(Fault::CoordinateTooDeep { coord: index, shape }),
            (None, Some(s)) => match stride.items() {
                Some(d) if d.len() == s.len() => self.tuple_of(s.len(), |i| self.idx2crd_strided(index, s[i], d[i])),
                Some(_) => self.fail(Fault::MismatchedRanks { operation: "idx2crd", a: shape, b: stride }),
                None => self.idx2crd_strided(index, shape, self.compact_left(shape, stride)?),
            },
            (None, None) => {
                let (i, s, d) = (self.int("idx2crd", index)?, self.int("idx2crd", shape)?, self.int("idx2crd", stride)?);
                if self.is(s, 1) {
                    return Ok(Tree::Int(ZERO));
                }
                let coord = self.rem(self.div(i, d)?, s)?;
                self.record(|_| Step::Strided { index: i, extent: s, stride: d, coord });
                Ok(Tree::Int(coord))
            }
        }
    }

    /// A coordinate of `from` as a coordinate of `to`.
    pub fn crd2crd(self, coord: Tree<'a>, from: Tree<'a>, to: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.recorded(
            "crd2crd",
            |_| [coord, from, to],
            || match (coord.items(), from.items(), to.items()) {
                (Some(c), Some(f), Some(t)) => {
                    if c.len() != f.len() {
                        return self.fail(Fault::CoordinateRank { coord, shape: from });
                    }
                    if f.len() != t.len() {
                        return self.fail(Fault::MismatchedRanks { operation: "crd2crd", a: from, b: to });
                    }
                    self.tuple_of(c.len(), |i| self.crd2crd(c[i], f[i], t[i]))
                }
                // A layout among the shapes maps its coordinate; as a target it is a leaf.
                _ => {
                    let index = match from {
                        Tree::Layout(l) => self.crd2idx(coord, l.shape, l.stride)?,
                        _ => self.crd2idx_compact(coord, from)?,
                    };
                    self.idx2crd(index, to)
                }
            },
        )
    }

    /// The coordinate of `index` in a compact layout, one integer for each top mode.
    pub fn flat_coord(self, layout: Layout<'a>, index: Tree<'a>) -> Result<'a, Tree<'a>> {
        let coord = self.idx2crd_strided(index, layout.shape, layout.stride)?;
        match layout.shape.items() {
            None => Ok(coord),
            Some([only]) => self.crd2idx_compact(self.get(coord, 0)?, *only),
            Some(shapes) => {
                let coords = self.same_rank("get_flat_coord", coord, layout.shape)?;
                self.tuple_of(shapes.len(), |i| self.crd2idx_compact(coords[i], shapes[i]))
            }
        }
    }
}

/// Whether no tuple in `t` is empty.
fn has_modes(t: Tree) -> bool {
    t.items().is_none_or(|items| !items.is_empty() && items.iter().all(|t| has_modes(*t)))
}
