//! Compositions with an unknown operand, leaf by leaf as CuTe composes: `A o X = B` and `X o A = B` decided from modes alone,
//! however many coordinates there are.
//!
//! CuTe sends each leaf of the right operand through the coalesced modes of the left one. In `A o X` a leaf of X goes from one
//! place where B can be cut to another; in `X o A` each mode of X goes from one place where no leaf of A is refused to another.

use super::{MAX_COUNTED, Modes, push_mode};
use crate::algebra::sorted;
use std::collections::BTreeMap;

/// How many modes are tried before an answer is given up.
const MAX_STEPS: u32 = 1 << 18;

/// The longest mode of stride 0 in which every step is tried.
const MAX_STILL: i64 = 1 << 10;

/// The most modes of an unknown left operand.
const MAX_MODES: usize = 62;

/// Layouts that CuTe composes to what is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelled {
    /// The coalesced modes of each, and the modes with which CuTe composes it; those with the fewest modes first.
    pub layouts: Vec<(Modes, Modes)>,
    /// Whether these are all there are.
    pub complete: bool,
    /// Whether there are none where none is listed.
    pub decided: bool,
    /// So many first coordinates have none, where there is none.
    pub fails: i64,
}

/// What is left of a leaf on its way through the modes of a left operand.
#[derive(Clone, Copy, Debug)]
struct Leaf {
    extent: i64,
    step: i64,
}

impl Leaf {
    /// Goes through a mode of this extent that is not the last: the extent and the step of the part that it takes, if it takes
    /// one. `None` where CuTe refuses.
    fn pass(&mut self, extent: i64) -> Option<Option<(i64, i64)>> {
        if extent < 1 || (self.step >= extent && self.step % extent != 0) {
            return None;
        }
        let up = |a: i64, b: i64| a / b + i64::from(a % b != 0);
        let (next, step) = (up(extent, self.step), self.step);
        self.step = up(self.step, extent);
        if next == 1 || self.extent == 1 {
            return Some(None);
        }
        let part = next.min(self.extent);
        if self.extent % part != 0 {
            return None;
        }
        self.extent /= part;
        Some(Some((part, step)))
    }
}

/// The coalesced modes of `left o extent:step`, where `left` is coalesced and `step` above 0.
fn composed(left: &[(i64, i64)], extent: i64, step: i64) -> Option<Modes> {
    let (last, before) = left.split_last()?;
    let (mut leaf, mut modes, mut taken) = (Leaf { extent, step }, Modes::new(), false);
    for (extent, stride) in before {
        if let Some((part, step)) = leaf.pass(*extent)? {
            push_mode(&mut modes, part, step.checked_mul(*stride)?);
            taken = true;
        }
    }
    if !taken || leaf.extent != 1 {
        push_mode(&mut modes, leaf.extent, leaf.step.checked_mul(last.1)?);
    }
    Some(modes)
}

/// Whether the leaves of `right` go through the coalesced modes `left` without a carry from mode to mode: then what CuTe composes
/// is `left(right(i))` for every i.
pub fn carries_nothing(left: &[(i64, i64)], right: &[(i64, i64)]) -> bool {
    let Some((_, before)) = left.split_last() else { return true };
    let mut reach = vec![0i64; before.len()];
    right.iter().filter(|(extent, step)| *extent > 1 && *step != 0).all(|(extent, step)| {
        let mut leaf = Leaf { extent: *extent, step: *step };
        before.iter().zip(&mut reach).all(|((extent, _), reach)| {
            let within = leaf.step < *extent;
            match leaf.pass(*extent) {
                Some(Some((part, step))) => {
                    *reach = reach.saturating_add(step.saturating_mul(part - 1));
                    *reach < *extent && (leaf.extent == 1 || !within || step.checked_mul(part) == Some(*extent))
                }
                Some(None) => true,
                None => false,
            }
        })
    })
}

/// The divisors of a number, ascending; `None` where it has too many or too large factors to find them.
pub fn divisors(n: i64) -> Option<Vec<i64>> {
    let (mut all, mut rest, mut factor) = (vec![1i64], n, 2i64);
    while rest > 1 {
        if factor > 1 << 16 && factor.saturating_mul(factor) <= rest {
            return None;
        }
        let prime = if factor.saturating_mul(factor) > rest { rest } else { factor };
        if rest % prime != 0 {
            factor += 1;
            continue;
        }
        let known = all.len();
        let mut power = 1;
        while rest % prime == 0 {
            rest /= prime;
            power *= prime;
            all.extend_from_within(..known);
            let from = all.len() - known;
            all[from..].iter_mut().for_each(|d| *d *= power);
        }
    }
    all.sort_unstable();
    (all.len() <= 1 << 10).then_some(all)
}

/// The coordinates at which coalesced modes can be cut in two, so that both parts are layouts; 1 and the size among them.
pub fn cuts(modes: &[(i64, i64)]) -> Option<Vec<i64>> {
    let (mut all, mut inner) = (vec![1i64], 1i64);
    for (extent, _) in modes {
        for d in divisors(*extent)?.into_iter().skip(1) {
            all.push(inner.checked_mul(d)?);
        }
        inner = inner.checked_mul(*extent)?;
    }
    Some(all)
}

/// The part of coalesced modes between two coordinates; `None` where they cannot be cut there.
pub fn between(modes: &[(i64, i64)], from: i64, to: i64) -> Option<Modes> {
    let (mut part, mut inner) = (Modes::new(), 1i64);
    for (extent, stride) in modes {
        let end = inner.checked_mul(*extent)?;
        let (low, high) = (from.max(inner), to.min(end));
        if high > low {
            if low % inner != 0 || high % low != 0 || end % high != 0 {
                return None;
            }
            push_mode(&mut part, high / low, stride.checked_mul(low / inner)?);
        }
        inner = end;
    }
    Some(part)
}

/// Steps above or at 0 with which a leaf of `extent` becomes `wanted` through `left`, whether they are all, and whether there are
/// none where none is listed.
fn steps(left: &[(i64, i64)], extent: i64, wanted: &[(i64, i64)], beyond: bool) -> (Vec<i64>, bool, bool) {
    let Some(first) = wanted.first().map(|m| m.1) else { return (vec![0], true, true) };
    let (mut tried, mut complete, mut decided, mut inner) = (Vec::new(), true, true, 1i64);
    for (k, (length, stride)) in left.iter().enumerate() {
        let last = k + 1 == left.len();
        if *stride != 0 && first % stride == 0 && first / stride >= 1 {
            let times = first / stride;
            if times < *length || (last && beyond) {
                tried.extend(inner.checked_mul(times));
            }
        } else if *stride == 0 && first == 0 {
            let most = (*length).min(MAX_STILL);
            let one_beyond = (last && beyond).then_some(*length);
            tried.extend((1..most).chain(one_beyond).filter_map(|times| inner.checked_mul(times)));
            complete &= most == *length && !(last && beyond);
            // In a last mode of stride 0 every step does the same.
            decided &= most == *length || last;
        }
        inner = inner.saturating_mul(*length);
    }
    tried.sort_unstable();
    tried.dedup();
    tried.retain(|step| composed(left, extent, *step).is_some_and(|modes| modes == wanted));
    if wanted == [(extent, 0)] {
        tried.insert(0, 0);
    }
    (tried, complete, decided)
}

/// The layouts X for which CuTe composes `left o X` to `given`, both coalesced: those whose indices lie within the domain of
/// `left`, or all where `beyond`, its last mode going on.
pub fn right(left: &[(i64, i64)], given: &[(i64, i64)], beyond: bool) -> Spelled {
    let still = [(1, 0)];
    let left = if left.is_empty() { &still[..] } else { left };
    let domain = left.iter().fold(1i64, |n, m| n.saturating_mul(m.0));
    let Some(cuts) = cuts(given) else { return Spelled::default() };
    let (mut complete, mut decided) = (true, true);
    let mut work = MAX_STEPS;
    let mut upto: Vec<BTreeMap<Modes, (Modes, i64)>> = vec![BTreeMap::new(); cuts.len()];
    upto[0].insert(Modes::new(), (Modes::new(), 0));
    'search: for (to, end) in cuts.iter().enumerate().skip(1) {
        let (before, after) = upto.split_at_mut(to);
        for (from, start) in before.iter().zip(&cuts).filter(|(from, start)| !from.is_empty() && end % *start == 0) {
            let Some(wanted) = between(given, *start, *end) else { continue };
            let extent = end / start;
            let (tried, all, sure) = steps(left, extent, &wanted, beyond);
            (complete, decided) = (complete && all, decided && sure);
            for step in tried {
                for (normal, (spelled, reach)) in from {
                    let reach = step.saturating_mul(extent - 1).saturating_add(*reach);
                    if reach >= domain && !beyond {
                        continue;
                    }
                    work -= 1;
                    if work == 0 {
                        (complete, decided) = (false, false);
                        break 'search;
                    }
                    let (mut normal, mut spelled) = (normal.clone(), spelled.clone());
                    push_mode(&mut normal, extent, step);
                    spelled.push((extent, step));
                    let known = after[0].len();
                    if known >= MAX_COUNTED && !after[0].contains_key(&normal) {
                        (complete, decided) = (false, false);
                        continue;
                    }
                    let entry = after[0].entry(normal).or_insert_with(|| (spelled.clone(), reach));
                    if spelled.len() < entry.0.len() {
                        *entry = (spelled, reach);
                    }
                }
            }
        }
    }
    let fails = cuts.iter().zip(&upto).filter(|(_, found)| found.is_empty()).map(|(cut, _)| *cut).min().unwrap_or(0);
    let mut layouts: Vec<(Modes, Modes)> = upto.pop().unwrap_or_default().into_iter().map(|(n, (spelled, _))| (n, spelled)).collect();
    sorted::by_key(&mut layouts, |(normal, _)| (normal.len(), normal.iter().map(|m| m.1).max()));
    Spelled { layouts, complete, decided, fails }
}

/// A leaf of the right operand, and what is still wanted of it.
#[derive(Clone, Debug)]
struct Wanted {
    leaf: Leaf,
    taken: bool,
    rest: Modes,
}

impl Wanted {
    /// Whether the modes so far gave all of it.
    fn is_done(&self) -> bool {
        self.taken && self.leaf.extent == 1
    }

    /// The stride that a mode must have of which this leaf takes `part` at `step`, and the rest without it.
    fn take(&mut self, part: i64, step: i64) -> Option<i64> {
        let (extent, stride) = *self.rest.first()?;
        if extent % part != 0 || stride % step != 0 {
            return None;
        }
        match extent == part {
            true => drop(self.rest.remove(0)),
            false => self.rest[0] = (extent / part, stride.checked_mul(part)?),
        }
        self.taken = true;
        Some(stride / step)
    }
}

/// A search for left operands.
struct Search {
    work: u32,
    complete: bool,
    modes: Modes,
    found: Vec<(Modes, Modes)>,
}

/// How many left operands are found before the search ends.
const MAX_LEFT: usize = 8;

impl Search {
    /// Tries every next mode. As deep as there are modes, of which there are [`MAX_MODES`].
    fn extend(&mut self, leaves: &[Wanted]) {
        if self.found.len() >= MAX_LEFT {
            return;
        }
        if self.modes.len() >= MAX_MODES {
            self.complete = false;
            return;
        }
        self.end(leaves);
        for extent in self.extents(leaves) {
            if self.work == 0 {
                self.complete = false;
                return;
            }
            self.work -= 1;
            let (mut after, mut stride, mut fits) = (leaves.to_vec(), None, true);
            for wanted in &mut after {
                let Some(taken) = wanted.leaf.pass(extent) else {
                    fits = false;
                    break;
                };
                let Some((part, step)) = taken else { continue };
                let needed = wanted.take(part, step);
                fits = needed.is_some() && (stride.is_none() || stride == needed);
                if !fits {
                    break;
                }
                stride = needed;
            }
            if !fits {
                continue;
            }
            let goes_on = |stride: i64| self.modes.last().is_some_and(|(e, d)| d.checked_mul(*e) == Some(stride));
            let stride = match stride {
                // One mode with the one before: that is tried as one.
                Some(stride) if goes_on(stride) => continue,
                Some(stride) => stride,
                None => i64::from(goes_on(0)),
            };
            self.modes.push((extent, stride));
            self.extend(&after);
            self.modes.pop();
        }
    }

    /// The modes so far and a last one, which has no end, where it gives what is left of every leaf.
    fn end(&mut self, leaves: &[Wanted]) {
        let (mut stride, mut reach) = (None, 1i64);
        for wanted in leaves.iter().filter(|w| !w.is_done()) {
            let Leaf { extent, step } = wanted.leaf;
            reach = reach.max(step.saturating_mul(extent));
            let mut wanted = wanted.clone();
            let needed = if extent == 1 { stride.or(Some(0)) } else { wanted.take(extent, step) };
            if needed.is_none() || !wanted.rest.is_empty() || stride.is_some_and(|d| Some(d) != needed) {
                return;
            }
            stride = needed;
        }
        let mut normal = Modes::new();
        let last = stride.map(|d| (reach.max(2), d));
        self.modes.iter().copied().chain(last).for_each(|(e, d)| push_mode(&mut normal, e, d));
        if !self.found.iter().any(|(known, _)| *known == normal) {
            self.found.push((normal.clone(), normal));
        }
    }

    /// The extents that the next mode may have: where one does, one of these does too, with the same parts of every leaf.
    fn extents(&mut self, leaves: &[Wanted]) -> Vec<i64> {
        let mut all = Vec::new();
        for Leaf { extent, step } in leaves.iter().filter(|w| !w.is_done()).map(|w| w.leaf) {
            match (divisors(step), divisors(extent)) {
                (Some(down), Some(up)) => {
                    all.extend(down);
                    all.extend(up.into_iter().filter_map(|times| step.checked_mul(times)));
                }
                _ => self.complete = false,
            }
        }
        all.retain(|extent| *extent != 1);
        all.sort_unstable();
        all.dedup();
        all.reverse();
        all
    }
}

/// Layouts X for which CuTe composes `X o inner` to `given`, some where there are any: `inner` as flat modes in their order,
/// `given` coalesced, of the same size.
pub fn left(inner: &[(i64, i64)], given: &[(i64, i64)]) -> Spelled {
    let mut leaves = Vec::new();
    let mut from = 1i64;
    let none = |fails| Spelled { layouts: Vec::new(), complete: true, decided: true, fails };
    for (extent, step) in inner.iter().filter(|m| m.0 > 1) {
        let Some(to) = from.checked_mul(*extent) else { return Spelled::default() };
        // A layout composed with a leaf adds to what it is with the others.
        let Some(mut rest) = between(given, from, to) else { return none(to) };
        from = to;
        match step.signum() {
            0 if rest == [(*extent, 0)] => continue,
            0 => return none(to),
            sign => rest.iter_mut().for_each(|m| m.1 = m.1.wrapping_mul(sign)),
        }
        leaves.push((Wanted { leaf: Leaf { extent: *extent, step: step.saturating_abs() }, taken: false, rest }, to));
    }
    let search = |count: usize| {
        let mut search = Search { work: MAX_STEPS, complete: true, modes: Modes::new(), found: Vec::new() };
        search.extend(&leaves[..count].iter().map(|(wanted, _)| wanted.clone()).collect::<Vec<_>>());
        search
    };
    let mut all = search(leaves.len());
    if !all.found.is_empty() || !all.complete {
        sorted::by_key(&mut all.found, |(normal, _)| normal.len());
        return Spelled { complete: false, decided: all.complete, layouts: all.found, fails: 0 };
    }
    none((1..leaves.len()).find(|count| search(*count).found.is_empty()).map_or(from, |count| leaves[count - 1].1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors_and_cuts() {
        assert_eq!(divisors(12), Some(vec![1, 2, 3, 4, 6, 12]));
        assert_eq!(divisors(1), Some(vec![1]));
        assert_eq!(divisors(1 << 40).map(|d| d.len()), Some(41));
        assert_eq!(divisors(((1 << 31) - 1) * 4).map(|d| d.len()), Some(6));
        assert_eq!(cuts(&[(4, 1), (6, 9)]), Some(vec![1, 2, 4, 8, 12, 24]));
        assert_eq!(between(&[(4, 1), (6, 9)], 2, 12), Some(vec![(2, 2), (3, 9)]));
        assert_eq!(between(&[(4, 1), (6, 9)], 3, 12), None);
    }

    #[test]
    fn a_leaf_goes_through_modes_as_cute_sends_it() {
        assert_eq!(composed(&[(4, 8), (8, 1)], 8, 2), Some(vec![(2, 16), (4, 1)]));
        assert_eq!(composed(&[(4, 8), (8, 1)], 8, 6), None);
        assert_eq!(composed(&[(4, 8), (8, 1)], 3, 2), None);
        assert_eq!(composed(&[(6, 1), (2, 100)], 4, 4), Some(vec![(2, 4), (2, 100)]));
    }

    #[test]
    fn operands_of_any_size() {
        let n = 1 << 40;
        let found = right(&[(n, 8), (8, 1)], &[(8, 1), (n, 8)], false);
        assert!(found.complete);
        assert_eq!(found.layouts, [(vec![(8, n), (n, 1)], vec![(8, n), (n, 1)])]);
        let found = left(&[(n, 3), (3, 1)], &[(n, 1), (3, n)]);
        assert_eq!(found.layouts[0].0, [(3, n), (n, 1)]);
        assert_eq!(left(&[(2, 3), (2, 4)], &[(4, 2)]), Spelled { layouts: vec![], complete: true, decided: true, fails: 4 });
    }
}
