//! Composition: `R(c) = A(B(c))`.
//!
//! Source: `cute/layout.hpp` (`composition`, `detail::composition_impl`).

use super::int::{Int, ONE};
use super::layout::FlatMode;
use super::{Cx, Fault, Layout, Result, Tree};

/// The left side, coalesced: flat modes, or one such list for each codomain mode of the right side.
enum Left<'a> {
    Modes(&'a [FlatMode<'a>]),
    ByMode(Vec<Left<'a>>),
}

impl<'a> Cx<'a> {
    /// `composition(A, B)` of layouts, in the profile of `B`.
    pub fn composition(self, a: Layout<'a>, b: Layout<'a>) -> Result<'a, Layout<'a>> {
        let left = if b.has_basis() { self.left_by_mode(a, self.coprofile(b)?)? } else { Left::Modes(self.coalesce_x(a)?) };
        self.compose_tree(&left, b.shape, b.stride, &b)
    }

    /// `composition(A, tiler)`: a tuple works by mode and drops the modes it does not name, `_`
    /// keeps a mode, an integer `N` is `N:_1`.
    pub fn composition_tiler(self, a: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        match tiler {
            Tree::Layout(b) => self.composition(a, *b),
            Tree::Underscore => Ok(a),
            Tree::Tuple(tilers) => {
                if tilers.len() > a.rank() {
                    return self.fail(Fault::TooManyModes { operation: "composition", tiler, rank: a.rank() });
                }
                let modes = tilers.iter().enumerate().map(|(i, t)| self.composition_tiler(self.mode(a, i as i64)?, *t));
                Ok(self.concat(&modes.collect::<Result<'a, Vec<_>>>()?))
            }
            Tree::Int(_) => self.composition(a, Layout { shape: tiler, stride: Tree::Int(ONE) }),
            found => self.fail(Fault::WrongKind { operation: "composition", wanted: "a layout or a tiler", found }),
        }
    }

    fn left_by_mode(self, a: Layout<'a>, profile: Tree<'a>) -> Result<'a, Left<'a>> {
        let Some(profiles) = profile.items() else {
            return Ok(Left::Modes(self.coalesce_x(a)?));
        };
        if profiles.len() > a.rank() {
            return self.fail(Fault::TooManyModes { operation: "composition", tiler: profile, rank: a.rank() });
        }
        let modes = profiles.iter().enumerate().map(|(i, p)| self.left_by_mode(self.mode(a, i as i64)?, *p));
        Ok(Left::ByMode(modes.collect::<Result<'a, Vec<_>>>()?))
    }

    fn compose_tree(self, left: &Left<'a>, shape: Tree<'a>, stride: Tree<'a>, b: &Layout<'a>) -> Result<'a, Layout<'a>> {
        match (shape, stride) {
            (Tree::Tuple(s) | Tree::Arith(s), Tree::Tuple(d) | Tree::Arith(d)) if s.len() == d.len() => {
                self.concat_of(s.len(), |i| self.compose_tree(left, s[i], d[i], b))
            }
            (Tree::Int(s), Tree::Int(d)) if self.is(d, 0) => Ok(FlatMode { shape: s, stride }.into()),
            (Tree::Int(s), Tree::Int(d)) => match left {
                Left::Modes(modes) => self.compose_leaf(modes, s, d, b),
                Left::ByMode(_) => self.fail(Fault::NoOperator { operation: "composition", a: shape, b: stride }),
            },
            (Tree::Int(s), Tree::Basis(basis)) => {
                let mut left = left;
                for &index in basis.path {
                    left = match left {
                        Left::ByMode(modes) if (index as usize) < modes.len() => &modes[index as usize],
                        Left::Modes(_) if index == 0 => left,
                        _ => {
                            return self.fail(Fault::IndexOutOfRange { index: index.into(), of: stride });
                        }
                    };
                }
                match left {
                    Left::Modes(modes) => self.compose_leaf(modes, s, basis.value, b),
                    Left::ByMode(_) => self.fail(Fault::NoOperator { operation: "composition", a: shape, b: stride }),
                }
            }
            _ => self.fail(Fault::Incongruent { shape, stride, path: &[] }),
        }
    }

    /// One leaf `s:d` of the right side against the flat modes of the left side: `d` skips
    /// through the modes, `s` takes what each has left; the last mode has no end.
    fn compose_leaf(self, left: &[FlatMode<'a>], s: Int, d: Int, b: &Layout<'a>) -> Result<'a, Layout<'a>> {
        let (last, modes) = left.split_last().expect("a layout has a mode");
        if self.is(d, 0) {
            return Ok(FlatMode { shape: s, stride: Tree::Int(d) }.into());
        }
        let (mut rest_s, mut rest_d) = (s, d);
        let shapes = self.arena.alloc_slice_fill_copy(left.len(), Tree::Int(s));
        let strides = self.arena.alloc_slice_fill_copy(left.len(), Tree::Int(d));
        let mut count = 0;
        for mode in modes {
            if self.known(mode.shape) && self.known(rest_d) {
                let (extent, stride) = (mode.shape.value, rest_d.value);
                if extent == 0 {
                    return self.fail(Fault::DivisionByZero { operation: "composition", dividend: stride });
                }
                if stride >= extent && stride.wrapping_rem(extent) != 0 {
                    return self.fail(Fault::StrideDivisibility { stride, extent, right: *b });
                }
            }
            let step = self.abs(rest_d)?;
            let next_s = self.ceil_div_int(mode.shape, step)?;
            let next_d = self.mul(self.ceil_div_int(step, mode.shape)?, self.signum(rest_d))?;
            if !self.is(next_s, 1) && !self.is(rest_s, 1) {
                let taken = self.min(next_s, rest_s);
                if self.known(taken) && self.known(rest_s) && taken.value != 0 && rest_s.value.wrapping_rem(taken.value) != 0 {
                    return self.fail(Fault::ShapeDivisibility { extent: rest_s.value, by: taken.value, right: *b });
                }
                shapes[count] = Tree::Int(taken);
                strides[count] = self.mul_tree(Tree::Int(rest_d), mode.stride)?;
                count += 1;
                rest_s = self.div(rest_s, taken)?;
            }
            rest_d = next_d;
        }
        if count == 0 || !self.is(rest_s, 1) {
            (shapes[count], strides[count]) = (Tree::Int(rest_s), self.mul_tree(Tree::Int(rest_d), last.stride)?);
            count += 1;
        }
        Ok(match count {
            1 => Layout { shape: shapes[0], stride: strides[0] },
            _ => Layout { shape: Tree::Tuple(&shapes[..count]), stride: Tree::Tuple(&strides[..count]) },
        })
    }
}
