//! Layouts from digits: each dimension of an index as parts of a mixed radix, each part with a stride.

use super::{Cursor, Result, list};

/// A part of a dimension: `(x / divisor) % extent`, times `stride`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// Which dimension.
    pub dim: usize,
    /// What the coordinate is divided by.
    pub divisor: i64,
    /// How many values the digit has.
    pub extent: i64,
    /// What one more of it adds.
    pub stride: i64,
}

/// The modes of one dimension, the fastest first.
pub type Modes = Vec<(i64, i64)>;

/// The modes that `digits` are of a dimension of `extent`; `None` where they are not nested digits.
pub fn modes(extent: i64, digits: &[Digit]) -> Option<Modes> {
    // Where one digit ends and the next begins.
    let mut cuts: Vec<i64> = vec![1];
    for d in digits {
        cuts.push(d.divisor);
        cuts.push(d.divisor.checked_mul(d.extent)?);
    }
    cuts.sort_unstable();
    cuts.dedup();
    let last = *cuts.last()?;
    if last < extent {
        // What no digit takes changes nothing.
        let times = extent.checked_add(last - 1)? / last;
        cuts.push(last.checked_mul(times)?);
    }
    let mut modes: Modes = Vec::new();
    for pair in cuts.windows(2) {
        if pair[1] % pair[0] != 0 {
            return None;
        }
        let mut stride = 0i64;
        for d in digits {
            if d.divisor <= pair[0] && pair[1] <= d.divisor * d.extent {
                stride = stride.checked_add(d.stride.checked_mul(pair[0] / d.divisor)?)?;
            }
        }
        push(&mut modes, pair[1] / pair[0], stride)?;
    }
    if modes.is_empty() {
        modes.push((1, 0));
    }
    Some(modes)
}

/// Adds a mode, as part of the last one where that goes on in it.
pub fn push(modes: &mut Modes, extent: i64, stride: i64) -> Option<()> {
    match modes.last_mut() {
        _ if extent == 1 => {}
        Some((e, d)) if d.checked_mul(*e) == Some(stride) => *e = e.checked_mul(extent)?,
        _ => modes.push((extent, stride)),
    }
    Some(())
}

/// `(4,8):(8,1)` of the modes of each dimension.
pub fn text(dims: &[Modes]) -> String {
    let side = |part: fn(&(i64, i64)) -> i64| {
        let modes: Vec<String> = dims
            .iter()
            .map(|m| match &m[..] {
                [] => "1".to_string(),
                [one] => part(one).to_string(),
                all => list(&all.iter().map(part).collect::<Vec<_>>()),
            })
            .collect();
        format!("({})", modes.join(","))
    };
    format!("{}:{}", side(|m| m.0), side(|m| m.1))
}

/// The layout of all dimensions of `shape`, or what is wrong.
pub fn layout(cursor: &Cursor, start: usize, shape: &[i64], digits: &[Digit]) -> Result<String> {
    let mut dims = Vec::with_capacity(shape.len());
    for (dim, extent) in shape.iter().enumerate() {
        let own: Vec<Digit> = digits.iter().copied().filter(|d| d.dim == dim).collect();
        match modes(*extent, &own) {
            Some(modes) => dims.push(modes),
            None => {
                return cursor
                    .wrong_since(start, format!("dimension {dim} is cut at places that do not divide each other, so it is no layout"));
            }
        }
    }
    Ok(text(&dims))
}
