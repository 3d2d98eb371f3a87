//! Whether an answer of CuTe keeps the promise of its operation.
//!
//! CuTe's checks are weaker than its definitions: `composition((4,6,8):(2,3,5),6:3)` compiles,
//! and is not A∘B. Each function here takes the operands and the answer and returns what is
//! wrong, with the smallest witness. Modes decide where they can; only what is left is searched,
//! up to [`BOUND`] elements.

use super::properties::{self, PlainMode, plain_modes};
use super::{Cx, Int, Layout, Mode, Tree};

/// How many elements are looked at where the modes do not decide.
pub const BOUND: i64 = 1 << 16;

/// How many steps of a search for coordinates may lead nowhere.
const STEPS: u64 = 1 << 20;

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum Finding {
    /// At this 1-D coordinate the composition is `got` where A(B(c)) is `want`.
    Composition { at: i64, got: i64, want: i64 },
    /// No element of layout and complement together has this index.
    Uncovered { index: i64 },
    /// Two elements of layout and complement together have this index.
    Overlap { index: i64 },
    /// At this 1-D coordinate the inverse leads to `got`.
    Inverse { at: i64, got: i64 },
    /// The tiles leave out the element with this 1-D coordinate.
    Dropped { at: i64 },
    /// The tiles have the element with this 1-D coordinate more than once.
    Repeated { at: i64 },
    /// The product has this index more than once.
    Aliased { index: i64 },
    /// An extent below zero.
    NegativeExtent { extent: i64 },
    /// The tiles have more places than there are elements: the last ones reach over the edge.
    /// Everyday predication.
    Uneven { size: i64, places: i64 },
    /// At this 1-D coordinate the tiles have `got`, where the element of the layout is `want`.
    Tile { at: i64, got: i64, want: i64 },
    /// The modes do not decide, and the search bound was reached without a difference.
    Undecided,
}

impl Finding {
    /// Whether this is no more than a remark.
    pub fn is_note(self) -> bool {
        matches!(self, Finding::Uneven { .. } | Finding::Undecided)
    }
}

impl<'a> Cx<'a> {
    fn by_value(self) -> Self {
        self.in_mode(Mode::Value)
    }

    /// The index of a 1-D coordinate, if it is an integer that fits.
    fn at(self, layout: Layout<'a>, coord: i64) -> Option<i64> {
        let index = self.evaluate(layout, Tree::Int(Int::dynamic(coord))).ok()?;
        Some(index.int()?.value)
    }

    fn elements(self, layout: Layout<'a>) -> Option<i64> {
        self.size(layout).ok().map(|s| s.value)
    }

    /// The post-condition of `composition(a, b)`, by mode for a tiler.
    pub fn check_composition(self, a: Layout<'a>, b: Tree<'a>, r: Layout<'a>) -> Option<Finding> {
        match b {
            Tree::Layout(b) => self.check_composed(a, *b, r, i64::MAX),
            Tree::Int(_) => self.check_composed(a, Layout { shape: b, stride: Tree::Int(super::int::ONE) }, r, i64::MAX),
            Tree::Tuple(tilers) => {
                // The smallest witness of all modes: below it every mode agrees.
                let mut below = 1i64;
                let mut first: Option<Finding> = None;
                for (i, tiler) in tilers.iter().enumerate() {
                    let (mode, answer) = (self.mode(a, i as i64).ok()?, self.mode(r, i as i64).ok()?);
                    let found = match self.check_composition(mode, *tiler, answer) {
                        Some(Finding::Composition { at, got, want }) => {
                            Some(Finding::Composition { at: at.checked_mul(below)?, got, want })
                        }
                        other => other,
                    };
                    first = earlier(first, found);
                    below = below.checked_mul(self.elements(answer)?)?;
                }
                first
            }
            _ => None,
        }
    }

    /// Whether `r` is A∘B wherever B stays below `end`.
    fn check_composed(self, a: Layout<'a>, b: Layout<'a>, r: Layout<'a>, end: i64) -> Option<Finding> {
        let (left, right) = (self.digits(a)?, plain_modes(self, b).ok()?);
        if composes_exactly(&left, &right) && self.by_value().composition(a, b).is_ok_and(|v| self.same_function(v, r)) {
            return None;
        }
        let size = self.elements(b)?;
        for at in 0..size.min(BOUND) {
            let place = self.at(b, at)?;
            let (got, want) = (self.at(r, at)?, self.at(a, place)?);
            if got != want && place < end {
                return Some(Finding::Composition { at, got, want });
            }
        }
        (size > BOUND).then_some(Finding::Undecided)
    }

    /// The modes through which composition reads the left side, the last one without end.
    fn digits(self, a: Layout<'a>) -> Option<Vec<PlainMode>> {
        let modes = self.by_value().coalesce_x(a).ok()?;
        modes.iter().map(|m| Some(PlainMode { extent: m.shape.value, stride: m.stride.int()?.value })).collect()
    }

    fn same_function(self, a: Layout<'a>, b: Layout<'a>) -> bool {
        match (properties::normal_form(self, a), properties::normal_form(self, b)) {
            (Ok(a), Ok(b)) => a == b,
            _ => false,
        }
    }

    /// The post-condition of `complement(layout, cotarget)`: together they have every index below
    /// the cotarget exactly once.
    pub fn check_complement(self, layout: Layout<'a>, cotarget: Option<Tree<'a>>, r: Layout<'a>) -> Option<Finding> {
        let filtered = self.by_value().filter(layout).ok()?;
        let target = match cotarget {
            Some(t) => self.product(t).ok()?.value,
            None => self.cosize(filtered).ok()?.value,
        };
        let mut modes = plain_modes(self, filtered).ok()?;
        modes.extend(plain_modes(self, r).ok()?);
        if let Some(negative) = modes.iter().find(|m| m.extent < 0) {
            return Some(Finding::NegativeExtent { extent: negative.extent });
        }
        if covered(&modes).is_some_and(|n| n >= target) {
            return None;
        }
        let broken = search(&modes, target.min(BOUND), |times| match times {
            0 => Some(true),
            1 => None,
            _ => Some(false),
        });
        let broken = match broken {
            Ok(broken) => broken,
            Err(undecided) => return Some(undecided),
        };
        broken.map(|(index, missing)| if missing { Finding::Uncovered { index } } else { Finding::Overlap { index } }).or_else(|| {
            match properties::injective(&modes) {
                Some(true) if target <= BOUND => None,
                Some(false) => self.first_alias(&modes).map(|index| Finding::Overlap { index }),
                _ => Some(Finding::Undecided),
            }
        })
    }

    /// The smallest index, up to the bound, that more than one coordinate has.
    fn first_alias(self, modes: &[PlainMode]) -> Option<i64> {
        let (least, most) = properties::range(self, modes).ok()?;
        let mut budget = STEPS;
        (least..=most).take(BOUND as usize).find(|index| preimages(modes, *index, &mut budget).is_some_and(|n| n > 1))
    }

    /// `outer(inner(i)) = i` for every i of `inner`: what both inverses promise.
    fn check_identity(self, outer: Layout<'a>, inner: Layout<'a>) -> Option<Finding> {
        let size = self.elements(inner)?;
        let value = self.by_value();
        let (left, right) = (self.digits(outer)?, plain_modes(self, inner).ok()?);
        let identity = [PlainMode { extent: size, stride: 1 }];
        if composes_exactly(&left, &right)
            && let Ok(whole) = value.composition(outer, inner)
            && properties::normal_form(self, whole).is_ok_and(|n| size <= 1 || n == identity)
        {
            return None;
        }
        for at in 0..size.min(BOUND) {
            let got = self.at(outer, self.at(inner, at)?)?;
            if got != at {
                return Some(Finding::Inverse { at, got });
            }
        }
        (size > BOUND).then_some(Finding::Undecided)
    }

    /// The post-condition of `right_inverse`.
    pub fn check_right_inverse(self, layout: Layout<'a>, r: Layout<'a>) -> Option<Finding> {
        self.check_identity(layout, r)
    }

    /// The post-condition of `left_inverse`.
    pub fn check_left_inverse(self, layout: Layout<'a>, r: Layout<'a>) -> Option<Finding> {
        if let Some(negative) = plain_modes(self, r).ok()?.iter().find(|m| m.extent < 0) {
            return Some(Finding::NegativeExtent { extent: negative.extent });
        }
        self.check_identity(r, layout)
    }

    /// The post-condition of `logical_divide`: the tiles have every element exactly once.
    pub fn check_divide(self, layout: Layout<'a>, tiler: Tree<'a>, r: Layout<'a>) -> Option<Finding> {
        let tile = match tiler {
            Tree::Layout(tile) => *tile,
            Tree::Int(_) => self.make_layout(tiler, super::compact::Major::Left).ok()?,
            Tree::Tuple(tilers) => {
                let mut first = None;
                for (i, tiler) in tilers.iter().enumerate() {
                    let (mode, answer) = (self.mode(layout, i as i64).ok()?, self.mode(r, i as i64).ok()?);
                    first = earlier(first, self.check_divide(mode, *tiler, answer));
                }
                return first;
            }
            _ => return None,
        };
        let size = self.elements(layout)?;
        let rest = self.complement(tile, Some(self.coalesce(layout).ok()?.shape)).ok()?;
        let split = self.concat(&[tile, rest]);
        let modes = plain_modes(self, split).ok()?;
        let composed = self.check_composed(layout, split, r, size);
        if let Some(Finding::Composition { at, got, want }) = composed {
            return Some(Finding::Tile { at, got, want });
        }
        let reached = covered(&modes);
        let broken = match reached {
            Some(n) if n >= size => None,
            _ => match search(&modes, size.min(BOUND), |times| match times {
                0 => Some(true),
                1 => None,
                _ => Some(false),
            }) {
                Ok(broken) => broken,
                Err(undecided) => return Some(undecided),
            },
        };
        match broken {
            Some((at, true)) => Some(Finding::Dropped { at }),
            Some((at, false)) => Some(Finding::Repeated { at }),
            None if reached.is_none() && size > BOUND => Some(Finding::Undecided),
            None if self.elements(split)? != size => Some(Finding::Uneven { size, places: self.elements(split)? }),
            None => composed,
        }
    }

    /// The post-condition of `logical_product`: no index twice, where the block has none twice.
    pub fn check_product(self, block: Layout<'a>, tiler: Tree<'a>, r: Layout<'a>) -> Option<Finding> {
        if let Tree::Tuple(tilers) = tiler {
            let mut first = None;
            for (i, tiler) in tilers.iter().enumerate() {
                let (mode, answer) = (self.mode(block, i as i64).ok()?, self.mode(r, i as i64).ok()?);
                first = earlier(first, self.check_product(mode, *tiler, answer));
            }
            return first;
        }
        if tiler == Tree::Underscore || properties::injective(&plain_modes(self, block).ok()?) != Some(true) {
            return None;
        }
        let modes = plain_modes(self, r).ok()?;
        match properties::injective(&modes) {
            Some(true) => None,
            Some(false) => Some(self.first_alias(&modes).map_or(Finding::Undecided, |index| Finding::Aliased { index })),
            None => Some(Finding::Undecided),
        }
    }
}

/// The finding to report of two modes: a difference before a note, the smaller witness first.
fn earlier(a: Option<Finding>, b: Option<Finding>) -> Option<Finding> {
    match (a, b) {
        (Some(Finding::Composition { at: x, .. }), Some(Finding::Composition { at: y, .. })) => {
            if y < x {
                b
            } else {
                a
            }
        }
        (Some(x), Some(y)) if x.is_note() && !y.is_note() => b,
        (None, b) => b,
        (a, _) => a,
    }
}

/// Whether composing mode by mode is exact: every mode of the right side splits over the digits
/// of the left side without remainder, and no digit carries when the modes are added.
fn composes_exactly(left: &[PlainMode], right: &[PlainMode]) -> bool {
    let Some((_, digits)) = left.split_last() else {
        return false;
    };
    let mut room: Vec<i128> = digits.iter().map(|m| i128::from(m.extent) - 1).collect();
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
        while k < digits.len() && step >= i128::from(digits[k].extent) {
            if step % i128::from(digits[k].extent) != 0 {
                return false;
            }
            step /= i128::from(digits[k].extent);
            k += 1;
        }
        while k < digits.len() && extent > 1 {
            let radix = i128::from(digits[k].extent);
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

/// If the modes are a permutation of a compact layout: how many indices from 0 on they have, each
/// exactly once.
fn covered(modes: &[PlainMode]) -> Option<i64> {
    let mut sorted: Vec<PlainMode> = modes.iter().copied().filter(|m| m.extent != 1).collect();
    sorted.sort_by_key(|m| m.stride);
    let mut next = 1i64;
    for m in sorted {
        if m.stride != next || m.extent < 1 {
            return None;
        }
        next = next.checked_mul(m.extent)?;
    }
    Some(next)
}

/// How many coordinates have this index: 0, 1 or more. `None` if the budget ran out.
fn preimages(modes: &[PlainMode], index: i64, budget: &mut u64) -> Option<u8> {
    let mut times = 0;
    properties::preimage(modes, index, budget, &mut |_| {
        times += 1;
        times < 2
    })?;
    Some(times)
}

/// The first index below `end` for which `judge` of its number of coordinates answers, or
/// [`Finding::Undecided`].
fn search<T>(modes: &[PlainMode], end: i64, judge: impl Fn(u8) -> Option<T>) -> Result<Option<(i64, T)>, Finding> {
    let mut budget = STEPS;
    for index in 0..end {
        let times = preimages(modes, index, &mut budget).ok_or(Finding::Undecided)?;
        if let Some(t) = judge(times) {
            return Ok(Some((index, t)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bumpalo::Bump;
    use std::collections::HashMap;

    struct Random(u64);

    impl Random {
        fn next(&mut self, n: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 11) % n
        }

        fn layout<'a>(&mut self, cx: Cx<'a>, most: i64) -> Layout<'a> {
            let extents = [1, 2, 3, 4, 6, 8];
            let (mut shape, mut stride, mut size) = (Vec::new(), Vec::new(), 1);
            let mut run = 1;
            for _ in 0..=self.next(3) {
                let extent = extents[self.next(6) as usize];
                if size * extent > most {
                    continue;
                }
                size *= extent;
                let step = match self.next(4) {
                    0 => self.next(9) as i64,
                    1 => run * 2,
                    _ => run,
                };
                run = (step * extent).max(1);
                let is_static = self.next(2) == 0;
                shape.push(Tree::Int(Int { value: extent, is_static }));
                stride.push(Tree::Int(Int { value: step, is_static: self.next(2) == 0 }));
            }
            if shape.is_empty() {
                return super::super::layout::UNIT;
            }
            Layout { shape: cx.tuple(&shape), stride: cx.tuple(&stride) }
        }
    }

    fn indices<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Vec<i64> {
        (0..cx.elements(layout).unwrap()).map(|i| cx.at(layout, i).unwrap()).collect()
    }

    /// How often each index from 0 up to `end` occurs: the first that is not once.
    fn first_not_once(all: &[i64], end: i64) -> Option<(i64, bool)> {
        let mut times: HashMap<i64, u32> = HashMap::new();
        all.iter().for_each(|i| *times.entry(*i).or_default() += 1);
        (0..end).find_map(|i| match times.get(&i) {
            None => Some((i, true)),
            Some(1) => None,
            Some(_) => Some((i, false)),
        })
    }

    #[test]
    fn findings_agree_with_brute_force_on_ten_thousand_pairs() {
        let mut random = Random(0x5eed);
        let mut seen: HashMap<&str, [u32; 2]> = HashMap::new();
        let mut note = |what, found: bool| seen.entry(what).or_default()[usize::from(found)] += 1;
        for round in 0..10_000 {
            let arena = Bump::new();
            let cx = Cx::new(&arena, if round % 2 == 0 { Mode::Value } else { Mode::Cxx });
            let (a, b) = (random.layout(cx, 256), random.layout(cx, 64));
            let tree = cx.layout_tree(b);
            if let Ok(r) = cx.composition(a, b) {
                let brute = (0..cx.elements(b).unwrap()).find_map(|at| {
                    let (got, want) = (cx.at(r, at)?, cx.at(a, cx.at(b, at)?)?);
                    (got != want).then_some(Finding::Composition { at, got, want })
                });
                assert_eq!(cx.check_composition(a, tree, r), brute, "{a:?} o {b:?}");
                note("composition", brute.is_some());
            }
            if let Ok(r) = cx.complement(a, Some(Tree::Int(Int::dynamic(200)))) {
                let filtered = cx.by_value().filter(a).unwrap();
                let all = indices(cx, cx.concat(&[filtered, r]));
                let brute = first_not_once(&all, 200);
                let found = cx.check_complement(a, Some(Tree::Int(Int::dynamic(200))), r);
                match brute {
                    Some((index, true)) => assert_eq!(found, Some(Finding::Uncovered { index })),
                    Some((index, false)) => assert_eq!(found, Some(Finding::Overlap { index })),
                    None => assert!(found.is_none() || matches!(found, Some(Finding::Overlap { index }) if index >= 200), "{found:?}"),
                }
                note("complement", brute.is_some());
            }
            if let Ok(r) = cx.right_inverse(a) {
                let brute = (0..cx.elements(r).unwrap()).find(|i| cx.at(a, cx.at(r, *i).unwrap()).unwrap() != *i);
                assert_eq!(cx.check_right_inverse(a, r).is_some(), brute.is_some());
            }
            if let Ok(r) = cx.left_inverse(a) {
                let brute = (0..cx.elements(a).unwrap()).find(|i| cx.at(r, cx.at(a, *i).unwrap()).unwrap() != *i);
                match cx.check_left_inverse(a, r) {
                    Some(Finding::Inverse { at, .. }) => assert_eq!(Some(at), brute),
                    found => assert_eq!(found.is_some(), brute.is_some()),
                }
                note("left_inverse", brute.is_some());
            }
            if let Ok(r) = cx.logical_product(b, cx.layout_tree(random.layout(cx, 4))) {
                let mut own = indices(cx, b);
                let size = own.len();
                own.sort_unstable();
                own.dedup();
                let mut all = indices(cx, r);
                let total = all.len();
                all.sort_unstable();
                let twice = all.windows(2).find(|w| w[0] == w[1]).map(|w| w[0]);
                all.dedup();
                let brute = (own.len() == size && all.len() < total).then_some(twice).flatten();
                let modes = r;
                let found = cx.check_product(b, cx.layout_tree(super::super::layout::UNIT), modes);
                assert_eq!(found, brute.map(|index| Finding::Aliased { index }), "{b:?} x -> {r:?}");
                note("product", brute.is_some());
            }
            if let Ok(r) = cx.logical_divide(a, tree) {
                let found = cx.check_divide(a, tree, r);
                let rest = cx.complement(b, Some(cx.coalesce(a).unwrap().shape)).unwrap();
                let split = cx.concat(&[b, rest]);
                let size = cx.elements(a).unwrap();
                let wrong = (0..cx.elements(split).unwrap()).find(|i| {
                    let place = cx.at(split, *i).unwrap();
                    place < size && cx.at(r, *i) != cx.at(a, place)
                });
                let brute = first_not_once(&indices(cx, split), cx.elements(a).unwrap());
                match (wrong, brute) {
                    (Some(at), _) => assert!(matches!(found, Some(Finding::Tile { at: w, .. }) if w == at)),
                    (None, Some((at, true))) => assert_eq!(found, Some(Finding::Dropped { at })),
                    (None, Some((at, false))) => assert_eq!(found, Some(Finding::Repeated { at })),
                    (None, None) => assert!(found.is_none_or(Finding::is_note), "{found:?}"),
                }
                note("divide", wrong.is_some() || brute.is_some());
            }
        }
        for (what, [sound, unsound]) in seen {
            assert!(sound > 50 && unsound > 10, "{what}: {sound} sound, {unsound} not: too one-sided to test anything");
        }
    }

    #[test]
    fn the_smallest_witness_of_the_known_example() {
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Value);
        let fixed = |v: &[i64]| cx.tuple(&v.iter().map(|v| Tree::Int(Int::fixed(*v))).collect::<Vec<_>>());
        let a = Layout { shape: fixed(&[4, 6, 8]), stride: fixed(&[2, 3, 5]) };
        let b = Layout { shape: Tree::Int(Int::fixed(6)), stride: Tree::Int(Int::fixed(3)) };
        let r = cx.composition(a, b).unwrap();
        assert_eq!(cx.check_composition(a, cx.layout_tree(b), r), Some(Finding::Composition { at: 2, got: 3, want: 7 }));
    }
}
