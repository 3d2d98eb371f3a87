//! What there is to know of a layout as a function, decided from its modes.
//!
//! Values only: whether an integer is compile-time does not matter here. Nothing enumerates the
//! elements of a layout; only a core of modes that interleave is searched, up to a bound.

use super::layout::FlatModes;
use super::{Cx, Fault, Int, Layout, Result, Tree};

/// A mode as plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMode {
    /// The extent.
    pub extent: i64,
    /// The stride.
    pub stride: i64,
}

/// How many combinations of interleaving modes are looked at before the answer is "not decided".
pub const SEARCH_BOUND: u64 = 1 << 20;

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
    let value = Cx { mode: super::Mode::Value, ..cx };
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
    let mut core: Vec<PlainMode> = modes.iter().copied().filter(|m| m.extent > 1).collect();
    if core.iter().any(|m| m.stride == 0) {
        return Some(false);
    }
    core.iter_mut().for_each(|m| m.stride = m.stride.saturating_abs());
    core.sort_by_key(|m| std::cmp::Reverse(m.stride));
    reduce(&mut core);
    if core.is_empty() {
        return Some(true);
    }
    if core.windows(2).any(|w| w[0].stride == w[1].stride) {
        return Some(false);
    }
    let mut budget = SEARCH_BOUND;
    collides(&core, 0, false, &mut budget).map(|c| !c)
}

fn span(modes: &[PlainMode]) -> i128 {
    modes.iter().map(|m| i128::from(m.extent - 1) * i128::from(m.stride)).sum()
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Drops modes (positive strides, descending) that no collision can use: one whose stride is
/// larger than all that lies below it reaches, or one whose multiples the others never meet.
fn reduce(core: &mut Vec<PlainMode>) {
    loop {
        let top = (0..core.len()).find(|&i| {
            let rest: Vec<PlainMode> = core.iter().enumerate().filter(|(k, _)| *k != i).map(|(_, m)| *m).collect();
            let g = rest.iter().fold(0, |g, m| gcd(m.stride, g));
            let own = core[i];
            // A collision needs own.stride * x = -(rest); x is a multiple of step.
            let step = if g == 0 { i64::MAX } else { g / gcd(own.stride, g) };
            own.extent - 1 < step || i128::from(own.stride) * i128::from(step.min(1 << 62)) > span(&rest)
        });
        match top {
            Some(i) => drop(core.remove(i)),
            None => return,
        }
    }
}

/// Whether some nonzero difference of coordinates maps to 0. `None` if the budget ran out.
fn collides(modes: &[PlainMode], target: i128, nonzero: bool, budget: &mut u64) -> Option<bool> {
    let Some((m, rest)) = modes.split_first() else {
        return Some(target == 0 && nonzero);
    };
    let below = span(rest);
    let stride = i128::from(m.stride);
    let limit = i128::from(m.extent - 1);
    let low = (-limit).max((-below - target).div_euclid(stride));
    let high = limit.min((below - target).div_euclid(stride) + 1);
    let low = if nonzero { low } else { low.max(0) }; // up to sign
    let mut x = low;
    while x <= high {
        *budget = budget.checked_sub(1)?;
        if collides(rest, target + stride * x, nonzero || x != 0, budget)? {
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
/// the modes as given. The visitor returns false to stop.
pub fn preimage(modes: &[PlainMode], index: i64, visit: &mut impl FnMut(&[i64]) -> bool) {
    if modes.iter().any(|m| m.extent <= 0) {
        return;
    }
    let mut at = vec![0; modes.len()];
    // From the last mode on, so that the first mode runs fastest. For each mode: the reach and
    // the divisor of what comes after it in this walk.
    let mut below = Vec::with_capacity(modes.len());
    let (mut least, mut most, mut divisor) = (0i128, 0i128, 0i64);
    for m in modes {
        below.push((least, most, divisor));
        let reach = i128::from(m.extent - 1) * i128::from(m.stride);
        least += reach.min(0);
        most += reach.max(0);
        divisor = gcd(m.stride.saturating_abs(), divisor);
    }
    walk(modes, &below, i128::from(index), &mut at, visit);
}

fn walk(modes: &[PlainMode], below: &[(i128, i128, i64)], rest: i128, at: &mut [i64], visit: &mut impl FnMut(&[i64]) -> bool) -> bool {
    let Some((m, earlier)) = modes.split_last() else {
        return rest != 0 || visit(at);
    };
    let (least, most, divisor) = below[earlier.len()];
    let stride = i128::from(m.stride);
    let last = i128::from(m.extent - 1);
    // rest - stride * x must lie in least..=most.
    let (low, high) = match stride {
        0 => (0, last),
        d if d > 0 => ((rest - most).div_euclid(d), (rest - least).div_euclid(d)),
        d => ((least - rest).div_euclid(-d), (most - rest).div_euclid(-d)),
    };
    let mut x = low.max(0);
    while x <= high.min(last) {
        let left = rest - stride * x;
        let meets = (least..=most).contains(&left) && if divisor == 0 { left == 0 } else { left % i128::from(divisor) == 0 };
        if meets {
            at[earlier.len()] = x as i64;
            if !walk(earlier, below, left, at, visit) {
                return false;
            }
        }
        x += 1;
    }
    true
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
                preimage(&modes, index, &mut |at| {
                    assert_eq!(at.iter().zip(&modes).map(|(x, m)| x * m.stride).sum::<i64>(), index);
                    found += 1;
                    true
                });
                assert_eq!(found, all.iter().filter(|i| **i == index).count(), "{modes:?} at {index}");
            }
        }
    }
}
