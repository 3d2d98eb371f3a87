//! Whether a composition is A∘B: of layouts, of tilers by mode, of swizzled layouts on either side,
//! and of layouts whose strides are basis elements.

use super::super::int::{ONE, ZERO};
use super::super::layout::FlatMode;
use super::super::properties::{PlainMode, plain_modes};
use super::super::{Basis, Cx, Int, Layout, Swizzle, Tree};
use super::{BOUND, Finding, earlier};
use bumpalo::Bump;

/// How many elements are evaluated in one arena.
const CHUNK: i64 = 1 << 12;

/// The most codomain modes of a right side whose exactness is decided mode by mode.
const PATHS: usize = 32;

/// A point of a codomain: its non-zero integers, each with its path. An integer has no path.
type Point = Vec<(Vec<u32>, i64)>;

impl<'a> Cx<'a> {
    /// The post-condition of `composition(a, b)`: the answer has as many elements as B, and is A(B(c)) at each of them.
    pub fn check_composition(self, a: Tree<'a>, b: Tree<'a>, r: Tree<'a>) -> Option<Finding<'a>> {
        let function = |t: Tree<'a>| match t {
            Tree::Tensor(x) => x.layout,
            t => t,
        };
        let (a, r) = (function(a), function(r));
        match (a, b, r) {
            (Tree::Swizzle(x), Tree::Swizzle(y), Tree::Swizzle(z)) => check_swizzles(x, y, z),
            (Tree::Swizzle(_), _, _) | (_, Tree::Underscore, _) => None, // written down as it is
            (Tree::Composed(c), Tree::Layout(_) | Tree::Tuple(_) | Tree::Int(_), r) => {
                let inner = match r {
                    Tree::Composed(of) if of.outer == c.outer && of.offset == c.offset => of.inner,
                    Tree::Composed(_) => return self.check_points(a, b, r, i64::MAX),
                    plain => plain, // a swizzle of no bits
                };
                let through = |t: Tree<'a>| self.apply(c.outer, self.add_tree(unset(c.offset), t).ok()?).ok();
                match self.check_composition(c.inner, b, inner)? {
                    Finding::Composition { at, got, want } => match (through(got), through(want)) {
                        (Some(got), Some(want)) if !same_point(got, want)? => Some(Finding::Composition { at, got, want }),
                        (Some(_), Some(_)) => self.check_points(a, b, r, i64::MAX),
                        _ => Some(Finding::Composition { at, got, want }),
                    },
                    other => Some(other),
                }
            }
            (Tree::Layout(l), Tree::Layout(b), Tree::Layout(r)) => self.check_composed(*l, *b, *r, i64::MAX),
            (Tree::Layout(l), Tree::Int(_), Tree::Layout(r)) => {
                self.check_composed(*l, Layout { shape: b, stride: Tree::Int(ONE) }, *r, i64::MAX)
            }
            (Tree::Layout(l), Tree::Tuple(tilers), Tree::Layout(r)) => self.check_by_mode(*l, tilers, *r),
            (Tree::Layout(_) | Tree::Composed(_), _, _) => self.check_points(a, b, r, i64::MAX),
            (shape, b, r) if shape.is_int_tuple() => {
                let layout = self.as_layout("composition", shape).ok()?;
                self.check_composition(self.layout_tree(layout), b, r)
            }
            _ => None,
        }
    }

    /// By mode: the smallest witness of all modes, below which every mode agrees.
    fn check_by_mode(self, a: Layout<'a>, tilers: &'a [Tree<'a>], r: Layout<'a>) -> Option<Finding<'a>> {
        let (mut below, mut size) = (1i64, 1i64);
        let mut first = None;
        let mut lost = false;
        for (i, tiler) in tilers.iter().enumerate() {
            let (mode, answer) = (self.mode(a, i as i64).ok()?, self.mode(r, i as i64).ok()?);
            let have = self.elements(answer)?;
            let found = self.check_composition(self.layout_tree(mode), *tiler, self.layout_tree(answer));
            let (found, want) = match found {
                Some(Finding::Composition { at, got, want }) => {
                    (Some(Finding::Composition { at: at.checked_mul(below)?, got, want }), have)
                }
                Some(Finding::Count { want, .. }) => {
                    lost = true;
                    (None, want)
                }
                other => (other, have),
            };
            first = earlier(first, found);
            (below, size) = (below.checked_mul(have)?, size.checked_mul(want)?);
        }
        if lost && below != size { Some(Finding::Count { have: below, want: size }) } else { first }
    }

    /// Whether `r` is A∘B wherever B stays below `end`.
    pub(super) fn check_composed(self, a: Layout<'a>, b: Layout<'a>, r: Layout<'a>, end: i64) -> Option<Finding<'a>> {
        let (have, want) = (self.elements(r)?, self.elements(b)?);
        if have != want {
            return Some(Finding::Count { have, want });
        }
        let exact = self.is_exact(a, b).unwrap_or(false);
        if exact && self.by_value().composition(a, b).is_ok_and(|v| self.same_function(v, r)) {
            return None;
        }
        self.check_points(self.layout_tree(a), self.layout_tree(b), self.layout_tree(r), end)
    }

    /// Element by element. The domain is that of B, that of the answer where B is a swizzle.
    fn check_points(self, a: Tree<'a>, b: Tree<'a>, r: Tree<'a>, end: i64) -> Option<Finding<'a>> {
        let domain = |t: Tree<'a>| self.inner_layout("composition", t).ok().and_then(|l| self.elements(l));
        let size = match b {
            Tree::Layout(_) | Tree::Composed(_) => domain(b)?,
            Tree::Swizzle(_) => domain(r)?,
            _ => return Some(Finding::Undecided),
        };
        if let Some(have) = domain(r).filter(|have| *have != size) {
            return Some(Finding::Count { have, want: size });
        }
        let shape = self.inner_layout("composition", a).ok()?.shape;
        let mut at = 0;
        while at < size.min(BOUND) {
            let arena = Bump::new();
            let cx = Cx::new(&arena, self.mode);
            for at in at..(at + CHUNK).min(size).min(BOUND) {
                let coord = Tree::Int(Int::dynamic(at));
                let place = cx.apply(b, coord).ok()?;
                let (got, want) = (cx.apply(r, coord).ok()?, cx.apply(a, cx.coordinate(shape, place)).ok()?);
                let inside = !matches!(place, Tree::Int(place) if place.value >= end);
                if inside && !same_point(got, want)? {
                    return Some(Finding::Composition { at, got: self.copied(got), want: self.copied(want) });
                }
            }
            at += CHUNK;
        }
        (size > BOUND).then_some(Finding::Undecided)
    }

    /// A point from another arena.
    fn copied(self, t: Tree<'_>) -> Tree<'a> {
        match t {
            Tree::Int(i) => Tree::Int(i),
            Tree::Tuple(items) | Tree::Arith(items) => {
                Tree::Tuple(self.arena.alloc_slice_fill_with(items.len(), |i| self.copied(items[i])))
            }
            Tree::Basis(b) => {
                let path = self.arena.alloc_slice_copy(b.path);
                self.as_arithmetic_tuple(Tree::Basis(self.arena.alloc(Basis { value: b.value, over: b.over, path })))
            }
            _ => Tree::Underscore,
        }
    }

    /// A place in the codomain of B as a coordinate in `shape`: modes that B does not name are 0.
    fn coordinate(self, shape: Tree<'a>, place: Tree<'a>) -> Tree<'a> {
        let place = match place {
            Tree::Basis(_) => self.as_arithmetic_tuple(place),
            place => place,
        };
        match (shape, place.items()) {
            (Tree::Tuple(modes), Some(items)) => {
                let item = |i: usize| items.get(i).copied().unwrap_or(Tree::Int(ZERO));
                Tree::Tuple(self.arena.alloc_slice_fill_with(modes.len(), |i| self.coordinate(modes[i], item(i))))
            }
            (_, Some([first, ..])) => self.coordinate(shape, *first),
            _ => place,
        }
    }

    /// The extents through which composition reads the left side, the last one without end.
    pub(super) fn digits(self, a: Layout<'a>) -> Option<Vec<i64>> {
        Some(self.by_value().coalesce_x(a).ok()?.iter().map(|m| m.shape.value).collect())
    }

    /// Whether composing mode by mode is exact, for each codomain mode of B in the mode of A that it counts in.
    fn is_exact(self, a: Layout<'a>, b: Layout<'a>) -> Option<bool> {
        if !b.has_basis() {
            return Some(composes_exactly(&self.digits(a)?, &plain_modes(self, b).ok()?));
        }
        let mut by_path: Vec<(&[u32], Vec<PlainMode>)> = Vec::new();
        for mode in self.flat_modes(b).ok()? {
            let (path, stride) = match mode.stride {
                Tree::Basis(basis) => (basis.path, basis.value.value),
                Tree::Int(zero) if zero.value == 0 => continue,
                _ => return None,
            };
            let mode = PlainMode { extent: mode.shape.value, stride };
            match by_path.iter().position(|(p, _)| *p == path) {
                Some(i) => by_path[i].1.push(mode),
                None if by_path.len() == PATHS => return None,
                None => by_path.push((path, vec![mode])),
            }
        }
        for (i, (path, modes)) in by_path.iter().enumerate() {
            if by_path.iter().enumerate().any(|(k, (other, _))| k != i && other.starts_with(path)) {
                return None;
            }
            let mut counted = a;
            for index in *path {
                if counted.shape.is_tuple() {
                    counted = self.mode(counted, (*index).into()).ok()?;
                } else if *index > 0 {
                    return None;
                }
            }
            if !composes_exactly(&self.digits(counted)?, modes) {
                return Some(false);
            }
        }
        Some(true)
    }

    fn same_function(self, a: Layout<'a>, b: Layout<'a>) -> bool {
        let normal = |l: Layout<'a>| {
            let modes = self.by_value().coalesce(l).ok().and_then(|l| self.flat_modes(l).ok())?;
            modes.iter().map(|m: &FlatMode<'a>| Some((m.shape.value, point(m.stride)?))).collect::<Option<Vec<_>>>()
        };
        normal(a).is_some_and(|a| normal(b) == Some(a))
    }
}

/// Swizzles are linear over bits: two that agree on every bit agree everywhere, and the smallest
/// number at which they differ is a bit.
fn check_swizzles<'a>(x: Swizzle, y: Swizzle, z: Swizzle) -> Option<Finding<'a>> {
    let number = |v: i64| Tree::Int(Int::dynamic(v));
    let differs = |at: &i64| z.apply(*at) != x.apply(y.apply(*at));
    let at = (0..63).map(|bit| 1i64 << bit).find(differs)?;
    Some(Finding::Composition { at, got: number(z.apply(at)), want: number(x.apply(y.apply(at))) })
}

/// The offset of a layout for a pointer that is not set yet is none.
fn unset<'a>(offset: Tree<'a>) -> Tree<'a> {
    match offset {
        Tree::SmemFlag(_) => Tree::Int(ZERO),
        Tree::Mixed(m) => Tree::Int(Int::dynamic(m.value().into())),
        offset => offset,
    }
}

/// Whether two values are one point; `None` if one stands for none.
fn same_point(a: Tree, b: Tree) -> Option<bool> {
    match (a, b) {
        (Tree::Int(a), Tree::Int(b)) => Some(a.value == b.value),
        _ => Some(point(a)? == point(b)?),
    }
}

/// The point that a value stands for; `None` if it stands for none.
fn point(t: Tree) -> Option<Point> {
    fn go(t: Tree, path: &mut Vec<u32>, out: &mut Point) -> Option<()> {
        match t {
            Tree::Int(i) if i.value == 0 => {}
            Tree::Int(i) => out.push((path.clone(), i.value)),
            Tree::Basis(b) if b.value.value == 0 => {}
            Tree::Basis(b) => out.push(([path, b.path].concat(), b.value.value)),
            Tree::Tuple(items) | Tree::Arith(items) => {
                for (i, item) in items.iter().enumerate() {
                    path.push(i as u32);
                    go(*item, path, out)?;
                    path.pop();
                }
            }
            _ => return None,
        }
        Some(())
    }
    let mut out = Vec::new();
    go(t, &mut Vec::new(), &mut out)?;
    Some(out)
}

/// Whether composing mode by mode is exact: every mode of the right side splits over the digits
/// of the left side without remainder, and no digit carries when the modes are added.
pub(super) fn composes_exactly(left: &[i64], right: &[PlainMode]) -> bool {
    let Some((_, digits)) = left.split_last() else {
        return false;
    };
    let mut room: Vec<i128> = digits.iter().map(|m| i128::from(*m) - 1).collect();
    if room.iter().any(|r| *r < 0) {
        return false;
    }
    for mode in right.iter().filter(|m| m.extent != 1 && m.stride != 0) {
        if digits.is_empty() {
            continue; // one run: linear
        }
        if mode.extent < 1 || mode.stride < 0 {
            return false;
        }
        let (mut extent, mut step) = (i128::from(mode.extent), i128::from(mode.stride));
        let mut k = 0;
        while k < digits.len() && step >= i128::from(digits[k]) {
            if step % i128::from(digits[k]) != 0 {
                return false;
            }
            step /= i128::from(digits[k]);
            k += 1;
        }
        while k < digits.len() && extent > 1 {
            let radix = i128::from(digits[k]);
            if (extent - 1) * step < radix {
                room[k] -= (extent - 1) * step;
                extent = 1;
            } else {
                let taken = radix / step;
                if radix % step != 0 || extent % taken != 0 {
                    return false;
                }
                room[k] -= (taken - 1) * step;
                extent /= taken;
                step = 1;
            }
            if room[k] < 0 {
                return false;
            }
            k += 1;
        }
    }
    true
}
