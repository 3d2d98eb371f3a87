//! Composition: `R(c) = A(B(c))`.
//!
//! Source: `cute/layout.hpp` (`composition`, `detail::composition_impl`).

use super::int::{Int, ONE};
use super::layout::FlatMode;
use super::trace::Step;
use super::{Cx, Fault, Layout, MAX_LEAVES, Mode, Result, Tree};
use smallvec::SmallVec;
use std::cell::Cell;

/// The left side, coalesced: flat modes (also as a layout, where steps are recorded), or one such
/// list for each codomain mode of the right side.
enum Left<'a> {
    Modes(&'a [FlatMode<'a>], Option<Tree<'a>>),
    ByMode(Vec<Left<'a>>),
}

/// The right side, and how many modes its leaves have come to: each may have as many as the left side.
struct Right<'b, 'a> {
    layout: &'b Layout<'a>,
    made: Cell<usize>,
}

impl<'a> Cx<'a> {
    /// `composition(A, B)` of layouts, in the profile of `B`.
    pub fn composition(self, a: Layout<'a>, b: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "composition",
            |cx| [cx.layout_tree(a), cx.layout_tree(b)],
            || {
                let left = if b.has_basis() { self.left_by_mode(a, self.coprofile(b)?)? } else { self.left_modes(a)? };
                self.compose_tree(&left, b.shape, b.stride, &Right { layout: &b, made: Cell::new(0) })
            },
        )
    }

    /// `composition(A, tiler)`: a tuple works by mode and drops the modes it does not name, `_`
    /// keeps a mode, an integer `N` is `N:_1`.
    pub fn composition_tiler(self, a: Layout<'a>, tiler: Tree<'a>) -> Result<'a, Layout<'a>> {
        match tiler {
            Tree::Underscore => Ok(a),
            Tree::Tuple([]) if self.mode == Mode::Cxx => self.fail(Fault::Empty { operation: "composition" }),
            Tree::Layout(b) if self.mode == Mode::Cxx && b.shape == Tree::Tuple(&[]) => {
                self.fail(Fault::Empty { operation: "composition" })
            }
            Tree::Layout(b) => self.composition(a, *b),
            Tree::Tuple(tilers) => self.recorded(
                "composition",
                |cx| [cx.layout_tree(a), tiler],
                || {
                    if tilers.len() > a.rank() {
                        return self.fail(Fault::TooManyModes { operation: "composition", tiler, rank: a.rank() });
                    }
                    let modes = tilers.iter().enumerate().map(|(i, t)| self.composition_tiler(self.mode(a, i as i64)?, *t));
                    Ok(self.concat(&modes.collect::<Result<'a, Vec<_>>>()?))
                },
            ),
            Tree::Int(_) => self.composition(a, Layout { shape: tiler, stride: Tree::Int(ONE) }),
            // A basis element is an extent as it stands, where there is one mode to take it from.
            Tree::Basis(_) => match self.coalesce_x(a)? {
                [mode] => Ok(Layout { shape: tiler, stride: mode.stride }),
                _ => self.fail(Fault::NoOperator { operation: "composition", a: self.layout_tree(a), b: tiler }),
            },
            found => self.fail(Fault::WrongKind { operation: "composition", wanted: "a layout or a tiler", found }),
        }
    }

    fn left_modes(self, a: Layout<'a>) -> Result<'a, Left<'a>> {
        let modes = self.coalesce_x(a)?;
        let whole = self.trace.map(|_| self.layout_tree(self.from_modes(modes)));
        Ok(Left::Modes(modes, whole))
    }

    fn left_by_mode(self, a: Layout<'a>, profile: Tree<'a>) -> Result<'a, Left<'a>> {
        let Some(profiles) = profile.items() else {
            return self.left_modes(a);
        };
        if profiles.len() > a.rank() {
            return self.fail(Fault::TooManyModes { operation: "composition", tiler: profile, rank: a.rank() });
        }
        let modes = profiles.iter().enumerate().map(|(i, p)| self.left_by_mode(self.mode(a, i as i64)?, *p));
        Ok(Left::ByMode(modes.collect::<Result<'a, Vec<_>>>()?))
    }

    fn compose_tree(self, left: &Left<'a>, shape: Tree<'a>, stride: Tree<'a>, b: &Right<'_, 'a>) -> Result<'a, Layout<'a>> {
        match (shape, stride) {
            (Tree::Tuple(s) | Tree::Arith(s), Tree::Tuple(d) | Tree::Arith(d)) if s.len() == d.len() => {
                self.concat_of(s.len(), |i| self.compose_tree(left, s[i], d[i], b))
            }
            (Tree::Int(s), Tree::Int(d)) if self.is(d, 0) => {
                self.record(|_| Step::Still { extent: s, stride: d });
                Ok(FlatMode { shape: s, stride }.into())
            }
            (Tree::Int(s), Tree::Int(d)) => match left {
                Left::Modes(modes, whole) => self.compose_leaf(modes, *whole, s, d, b),
                Left::ByMode(_) => self.fail(Fault::NoOperator { operation: "composition", a: shape, b: stride }),
            },
            (Tree::Int(s), Tree::Basis(basis)) => {
                let mut left = left;
                for &index in basis.path {
                    left = match left {
                        Left::ByMode(modes) if (index as usize) < modes.len() => &modes[index as usize],
                        Left::Modes(..) if index == 0 => left,
                        _ => {
                            return self.fail(Fault::IndexOutOfRange { index: index.into(), of: stride });
                        }
                    };
                }
                match left {
                    Left::Modes(modes, whole) => self.compose_leaf(modes, *whole, s, basis.value, b),
                    Left::ByMode(_) => self.fail(Fault::NoOperator { operation: "composition", a: shape, b: stride }),
                }
            }
            _ => self.fail(Fault::Incongruent { shape, stride, path: &[] }),
        }
    }

    /// One leaf `s:d` of the right side against the flat modes of the left side: `d` skips
    /// through the modes, `s` takes what each has left; the last mode has no end.
    fn compose_leaf(self, left: &[FlatMode<'a>], whole: Option<Tree<'a>>, s: Int, d: Int, b: &Right<'_, 'a>) -> Result<'a, Layout<'a>> {
        self.recorded(
            "composition",
            |cx| [whole.unwrap_or(Tree::Underscore), cx.layout_tree(FlatMode { shape: s, stride: Tree::Int(d) }.into())],
            || self.compose_modes(left, s, d, b),
        )
    }

    fn compose_modes(self, left: &[FlatMode<'a>], s: Int, d: Int, b: &Right<'_, 'a>) -> Result<'a, Layout<'a>> {
        let (last, modes) = left.split_last().expect("a layout has a mode");
        if self.is(d, 0) {
            return Ok(FlatMode { shape: s, stride: Tree::Int(d) }.into());
        }
        let (mut rest_s, mut rest_d) = (s, d);
        // Few stay of many, and what does not stay takes no memory of the arena.
        let mut kept = SmallVec::<[FlatMode<'a>; 4]>::new();
        for mode in modes {
            if self.known(mode.shape) && self.known(rest_d) {
                let (extent, stride) = (mode.shape.value, rest_d.value);
                if extent == 0 {
                    return self.fail(Fault::DivisionByZero { operation: "composition", dividend: stride });
                }
                if stride >= extent && stride.wrapping_rem(extent) != 0 {
                    self.record(|_| Step::Astride { mode: *mode, stride: rest_d });
                    return self.fail(Fault::StrideDivisibility { stride, extent, right: *b.layout });
                }
            }
            let step = self.abs(rest_d)?;
            let next_s = self.ceil_div_int(mode.shape, step)?;
            let next_d = self.mul(self.ceil_div_int(step, mode.shape)?, self.signum(rest_d))?;
            let (extent, stride) = (rest_s, rest_d);
            let mut taken = None;
            if !self.is(next_s, 1) && !self.is(rest_s, 1) {
                let part = self.min(next_s, rest_s);
                if self.known(part) && self.known(rest_s) && part.value != 0 && rest_s.value.wrapping_rem(part.value) != 0 {
                    self.record(|_| Step::Unsplit { mode: *mode, extent, stride, kept: next_s, part });
                    return self.fail(Fault::ShapeDivisibility { extent: rest_s.value, by: part.value, right: *b.layout });
                }
                let mode = FlatMode { shape: part, stride: self.mul_tree(Tree::Int(rest_d), mode.stride)? };
                kept.push(mode);
                taken = Some(mode);
                rest_s = self.div(rest_s, part)?;
            }
            rest_d = next_d;
            self.record(|_| Step::Through { mode: *mode, extent, stride, kept: next_s, taken, left: rest_s, on: rest_d });
        }
        let taken = match kept.is_empty() || !self.is(rest_s, 1) {
            true => Some(FlatMode { shape: rest_s, stride: self.mul_tree(Tree::Int(rest_d), last.stride)? }),
            false => None,
        };
        self.record(|_| Step::Last { mode: *last, extent: rest_s, stride: rest_d, taken });
        kept.extend(taken);
        b.made.set(b.made.get() + kept.len());
        if b.made.get() > MAX_LEAVES {
            return self.fail(Fault::TooLarge { operation: "composition", limit: MAX_LEAVES });
        }
        if let [mode] = kept[..] {
            return Ok(mode.into());
        }
        let shape = self.arena.alloc_slice_fill_iter(kept.iter().map(|mode| Tree::Int(mode.shape)));
        let stride = self.arena.alloc_slice_fill_iter(kept.iter().map(|mode| mode.stride));
        Ok(Layout { shape: Tree::Tuple(shape), stride: Tree::Tuple(stride) })
    }
}
