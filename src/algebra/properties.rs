//! What there is to know of a layout as a function, decided from its modes.
//!
//! Values only: whether an integer is compile-time does not matter here. Nothing enumerates the
//! elements of a layout; only a core of modes that interleave is searched, up to a bound.

use super::layout::FlatModes;
use super::{Cx, Fault, Int, Layout, Result, Tree, sorted};

/// A mode as plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMode {
    /// The extent of the mode.
    pub extent: i64,
    /// The stride of the mode.
    pub stride: i64,
}

/// How many combinations of interleaving modes are looked at before the answer is "not decided".
pub const SEARCH_BOUND: u64 = 1 << 20;

/// Whether every index below the cosize of a layout is the index of a coordinate; `None` where it is not decided.
pub fn surjective<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Option<bool>> {
    let (size, cosize) = (cx.size(layout)?.value, cx.cosize(layout)?.value);
    let modes = plain_modes(cx, layout)?;
    if size == 0 {
        return Ok(Some(cosize == 0));
    }
    let (least, most) = range(cx, &modes)?;
    let different = distinct(&normal_form(cx, layout)?, injective(&modes), size);
    Ok(different.map(|n| least == 0 && most.checked_add(1) == Some(n)))
}

/// How many different indices modes in normal form have, of `size` coordinates; `None` where it is not decided.
pub fn distinct(normal: &[PlainMode], one_to_one: Option<bool>, size: i64) -> Option<i64> {
    if one_to_one? {
        return Some(size);
    }
    let moving: Vec<PlainMode> = normal.iter().copied().filter(|m| m.stride != 0 && m.extent != 1).collect();
    let product: i64 = moving.iter().try_fold(1i64, |n, m| n.checked_mul(m.extent))?;
    if injective(&moving)? {
        return Some(product);
    }
    if u64::try_from(product).ok()? > SEARCH_BOUND {
        return None;
    }
    let mut indices = vec![0i64];
    for m in &moving {
        indices = (0..m.extent).flat_map(|x| indices.iter().map(move |i| i + x * m.stride)).collect();
        indices.sort_unstable();
        indices.dedup();
    }
    Some(indices.len() as i64)
}

/// Beyond every index by far, and small enough to calculate with.
const FAR: i128 = 1 << 100;

/// Flat modes with integer strides, as plain numbers.
pub fn plain_modes<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Vec<PlainMode>> {
    let modes: FlatModes<'a> = cx.flat_modes(layout)?;
    let plain = modes.iter().map(|m| match m.stride {
        Tree::Int(stride) => Ok(PlainMode { extent: m.shape.value, stride: stride.value }),
        found => cx.fail(Fault::WrongKind { operation: "layout", wanted: "integer strides", found }),
    });
    plain.collect()
}

/// The coalesced modes of a layout whatever is compile-time: the normal form of its function.
pub fn normal_form<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Vec<PlainMode>> {
    let value = cx.in_mode(super::Mode::Value);
    plain_modes(cx, value.coalesce(layout)?)
}

/// The smallest and the largest index of non-empty modes.
pub fn range<'a>(cx: Cx<'a>, modes: &[PlainMode]) -> Result<'a, (i64, i64)> {
    let (mut least, mut most) = (Int::dynamic(0), Int::dynamic(0));
    for m in modes {
        let reach = cx.mul(Int::dynamic(m.extent.saturating_sub(1)), Int::dynamic(m.stride))?;
        let end = if reach.value < 0 { &mut least } else { &mut most };
        *end = cx.add(*end, reach)?;
    }
    Ok((least.value, most.value))
}

/// Whether the modes map different coordinates to different indices; `None` where the search
/// bound was reached.
pub fn injective(modes: &[PlainMode]) -> Option<bool> {
    if modes.iter().any(|m| m.extent <= 0) {
        return Some(true); // nothing to collide
    }
    let mut core: Vec<Wide> = modes.iter().filter(|m| m.extent > 1).map(Wide::positive).collect();
    if core.iter().any(|m| m.stride == 0) {
        return Some(false);
    }
    if core.len() > 64 {
        return None; // more coordinates than 64-bit indices: no layout that is used
    }
    sorted::by_key(&mut core, |m| std::cmp::Reverse(m.stride));
    reduce(&mut core);
    if core.is_empty() {
        return Some(true);
    }
    if span(&core) > FAR {
        return None;
    }
    if core.windows(2).any(|w| w[0].stride == w[1].stride) {
        return Some(false);
    }
    let mut budget = SEARCH_BOUND;
    collides(&core, 0, false, &mut budget).map(|c| !c)
}

/// A mode whose stride has lost its sign: that of the smallest integer needs one bit more.
#[derive(Clone, Copy)]
struct Wide {
    extent: i128,
    stride: i128,
}

impl Wide {
    fn positive(m: &PlainMode) -> Wide {
        Wide { extent: m.extent.into(), stride: i128::from(m.stride).abs() }
    }
}

fn span(modes: &[Wide]) -> i128 {
    modes.iter().fold(0, |sum: i128, m| sum.saturating_add((m.extent - 1) * m.stride))
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Drops modes (positive strides, descending) that no collision can use: one whose stride is
/// larger than all that lies below it reaches, or one whose multiples the others never meet.
fn reduce(core: &mut Vec<Wide>) {
    loop {
        let top = (0..core.len()).find(|&i| {
            let rest: Vec<Wide> = core.iter().enumerate().filter(|(k, _)| *k != i).map(|(_, m)| *m).collect();
            let g = rest.iter().fold(0, |g, m| gcd(m.stride, g));
            let own = core[i];
            // A collision needs own.stride * x = -(rest); x is a multiple of step.
            let step = if g == 0 { i128::from(i64::MAX) } else { g / gcd(own.stride, g) };
            own.extent - 1 < step || own.stride * step.min(1 << 62) > span(&rest)
        });
        match top {
            Some(i) => drop(core.remove(i)),
            None => return,
        }
    }
}

/// Whether some nonzero difference of coordinates maps to 0. `None` if the budget ran out.
fn collides(modes: &[Wide], target: i128, nonzero: bool, budget: &mut u64) -> Option<bool> {
    let Some((m, rest)) = modes.split_first() else {
        return Some(target == 0 && nonzero);
    };
    let below = span(rest);
    let limit = m.extent - 1;
    let low = (-limit).max((-below - target).div_euclid(m.stride));
    let high = limit.min((below - target).div_euclid(m.stride) + 1);
    let low = if nonzero { low } else { low.max(0) }; // up to sign
    let mut x = low;
    while x <= high {
        *budget = budget.checked_sub(1)?;
        if collides(rest, target + m.stride * x, nonzero || x != 0, budget)? {
            return Some(true);
        }
        x += 1;
    }
    Some(false)
}

/// The first 1-D coordinate at which two functions of equal size differ, from their normal forms.
pub fn first_difference(a: &[PlainMode], b: &[PlainMode]) -> Option<i64> {
    let mut below = 1i64;
    for i in 0.. {
        let (m, n) = match (a.get(i), b.get(i)) {
            (Some(m), Some(n)) => (*m, *n),
            _ => return None,
        };
        if m.stride != n.stride {
            return (m.extent > 1 || n.extent > 1).then_some(below);
        }
        if m.extent != n.extent {
            return below.checked_mul(m.extent.min(n.extent));
        }
        below = below.saturating_mul(m.extent);
    }
    None
}

/// Every flat coordinate (one number a mode) that maps to `index`, in colexicographic order of
/// the modes as given. The visitor returns false to stop. `None` if more than `budget` steps led
/// nowhere; what was visited until then is right, and there may be more.
pub fn preimage(modes: &[PlainMode], index: i64, budget: &mut u64, visit: &mut impl FnMut(&[i64]) -> bool) -> Option<()> {
    if modes.iter().any(|m| m.extent <= 0) {
        return Some(());
    }
    // From the last mode on, so that the first mode runs fastest. For each mode: the reach and
    // the divisor of what comes after it in this walk.
    let mut steps = Vec::new();
    let (mut least, mut most, mut divisor) = (0i128, 0i128, 0i128);
    for (place, m) in modes.iter().enumerate().filter(|(_, m)| m.extent > 1) {
        let (last, stride) = (i128::from(m.extent) - 1, i128::from(m.stride));
        let common = gcd(stride.abs(), divisor).max(1);
        let every = if divisor == 0 { 1 } else { divisor / common };
        steps.push(Step { place, last, stride, least, most, divisor, common, every, inverse: inverse(stride / common, every) });
        let reach = last * stride;
        (least, most) = (least + reach.min(0), most + reach.max(0));
        if least < -FAR || most > FAR {
            return None;
        }
        divisor = gcd(stride.abs(), divisor);
    }
    if steps.len() > 128 {
        return None; // more coordinates than anything can count, and the walk is as deep
    }
    let mut at = vec![0; modes.len()];
    walk(&steps, i128::from(index), &mut at, budget, visit).map(|_| ())
}

/// A mode of the walk, and what comes after it: what it reaches, and what divides all of it.
struct Step {
    place: usize,
    last: i128,
    stride: i128,
    least: i128,
    most: i128,
    divisor: i128,
    /// Divides the stride and the divisor.
    common: i128,
    /// The coordinates that leave a multiple of the divisor lie so far apart.
    every: i128,
    /// Of `stride / common` modulo `every`.
    inverse: i128,
}

/// The inverse of `a` modulo `m`, which share no divisor; 0 modulo 1.
fn inverse(a: i128, m: i128) -> i128 {
    let (mut r, mut next) = ((a.rem_euclid(m), 1), (m, 0));
    while next.0 != 0 {
        let q = r.0 / next.0;
        (r, next) = (next, (r.0 - q * next.0, r.1 - q * next.1));
    }
    r.1.rem_euclid(m)
}

/// How the walk over these modes ended, `None` if the budget ran out.
fn walk(steps: &[Step], rest: i128, at: &mut [i64], budget: &mut u64, visit: &mut impl FnMut(&[i64]) -> bool) -> Option<Walked> {
    let Some((step, earlier)) = steps.split_last() else {
        return Some(match rest {
            0 if !visit(at) => Walked::Stopped,
            0 => Walked::Found,
            _ => Walked::Nothing,
        });
    };
    let Step { least, most, divisor, common, every, .. } = *step;
    // rest - stride * x must lie in least..=most, and be a multiple of the divisor.
    let (low, high) = match step.stride {
        0 if (least..=most).contains(&rest) => (0, step.last),
        0 => return Some(Walked::Nothing),
        d if d > 0 => ((rest - most).div_euclid(d), (rest - least).div_euclid(d)),
        d => ((least - rest).div_euclid(-d), (most - rest).div_euclid(-d)),
    };
    if divisor != 0 && rest % common != 0 {
        return Some(Walked::Nothing);
    }
    let first = if every > 1 { ((rest / common).rem_euclid(every) * step.inverse).rem_euclid(every) } else { 0 };
    let low = low.max(0);
    let mut x = low + (first - low).rem_euclid(every);
    let mut found = false;
    while x <= high.min(step.last) {
        let left = rest - step.stride * x;
        if (least..=most).contains(&left) {
            *budget = budget.checked_sub(1)?;
            at[step.place] = i64::try_from(x).ok()?;
            match walk(earlier, left, at, budget, visit)? {
                Walked::Stopped => return Some(Walked::Stopped),
                Walked::Found => {
                    *budget = budget.saturating_add(1); // it led somewhere
                    found = true;
                }
                // With stride 0 what failed once fails always.
                Walked::Nothing if step.stride == 0 => break,
                Walked::Nothing => {}
            }
        }
        x += every;
    }
    Some(if found { Walked::Found } else { Walked::Nothing })
}

/// How a part of the walk ended.
enum Walked {
    Found,
    Nothing,
    Stopped,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brute(modes: &[PlainMode]) -> Vec<i64> {
        let mut indices = vec![0];
        for m in modes {
            indices = (0..m.extent).flat_map(|x| indices.iter().map(move |i| i + x * m.stride).collect::<Vec<_>>()).collect();
        }
        indices
    }

    fn cases() -> impl Iterator<Item = Vec<PlainMode>> {
        let strides = [-3, 0, 1, 2, 3, 4, 5, 6, 7];
        let extents = [1, 2, 3, 4];
        (0..4000u64).map(move |seed| {
            let mut x = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
            let mut next = |n: usize| {
                x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (x >> 33) as usize % n
            };
            (0..next(3) + 1).map(|_| PlainMode { extent: extents[next(4)], stride: strides[next(9)] }).collect()
        })
    }

    #[test]
    fn injective_agrees_with_enumeration() {
        for modes in cases() {
            let mut seen = brute(&modes);
            let size = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(injective(&modes), Some(seen.len() == size), "{modes:?}");
        }
    }

    #[test]
    fn preimage_finds_every_coordinate() {
        for modes in cases() {
            let all = brute(&modes);
            for index in -10..40 {
                let mut found = 0;
                preimage(&modes, index, &mut 1_000_000, &mut |at| {
                    assert_eq!(at.iter().zip(&modes).map(|(x, m)| x * m.stride).sum::<i64>(), index);
                    found += 1;
                    true
                })
                .unwrap();
                assert_eq!(found, all.iter().filter(|i| **i == index).count(), "{modes:?} at {index}");
            }
        }
    }
}
