//! Sizes and strides as torch, numpy, MLIR, `std::mdspan` and XLA write them.

use super::{Function, Written, list};
use crate::algebra::sorted;
use crate::syntax::notations::{self, Given};

/// A tuple of Python.
fn tuple(numbers: &[i64]) -> String {
    match numbers {
        [one] => format!("({one},)"),
        all => format!("({})", list(all)),
    }
}

/// `torch.as_strided(x, (4, 8), (8, 1))`.
pub fn torch(f: &Function) -> Written {
    let strides = f.strides()?;
    if strides.iter().any(|d| *d < 0) || f.offset < 0 {
        return Err("torch has no negative strides and offsets".to_string());
    }
    let offset = if f.offset == 0 { String::new() } else { format!(", {}", f.offset) };
    Ok(format!("torch.as_strided(x, {}, {}{offset})", tuple(&f.shape()), tuple(&strides)))
}

/// `shape=(4, 8), strides=(32, 4), itemsize=4`.
pub fn numpy(f: &Function, given: &Given) -> Written {
    let strides = f.strides()?;
    no_offset(f, "numpy's strides")?;
    let Some(bits) = given.bits.filter(|b| b % 8 == 0) else {
        return Err("numpy counts bytes: say how large an element is, `--bits 32`".to_string());
    };
    let bytes = i64::from(bits / 8);
    let scaled: Option<Vec<i64>> = strides.iter().map(|d| d.checked_mul(bytes)).collect();
    match scaled {
        Some(scaled) => Ok(format!("shape={}, strides={}, itemsize={bytes}", tuple(&f.shape()), tuple(&scaled))),
        None => Err("a stride in bytes is beyond 64 bits".to_string()),
    }
}

fn no_offset(f: &Function, what: &str) -> Result<(), String> {
    match f.offset {
        0 => Ok(()),
        n => Err(format!("{what} say no offset, and this one has {n}")),
    }
}

/// The element type of so many bits that XLA and MLIR both know.
fn element(given: &Given) -> &'static str {
    match given.bits {
        Some(8) => "u8",
        Some(16) => "f16",
        Some(64) => "f64",
        _ => "f32",
    }
}

/// Whether strides are those of a compact array whose last extent is fastest.
fn is_row_major(shape: &[i64], strides: &[i64]) -> bool {
    let mut step = 1i64;
    shape.iter().zip(strides).rev().all(|(e, d)| {
        let fits = *d == step || *e == 1;
        step = step.saturating_mul(*e);
        fits
    })
}

/// `memref<4x8xf32, strided<[64, 1], offset: 5>>`, an affine map where a dimension has several strides.
pub fn memref(f: &Function, given: &Given) -> Written {
    f.no_swizzle()?;
    let element = element(given).replace('u', "i");
    let extents: String = f.shape().iter().map(|e| format!("{e}x")).collect();
    let Ok(strides) = f.strides() else {
        let mut terms = Vec::new();
        for (d, modes) in f.dims.iter().enumerate() {
            let mut divisor = 1i64;
            for (place, (extent, stride)) in modes.iter().enumerate() {
                let digit = match (divisor, place + 1 == modes.len()) {
                    (1, true) => format!("d{d}"),
                    (1, false) => format!("(d{d} mod {extent})"),
                    (n, true) => format!("(d{d} floordiv {n})"),
                    (n, false) => format!("((d{d} floordiv {n}) mod {extent})"),
                };
                divisor = divisor.saturating_mul(*extent);
                terms.push(format!("{digit} * {stride}"));
            }
        }
        if f.offset != 0 {
            terms.push(f.offset.to_string());
        }
        let dims: Vec<String> = (0..f.dims.len()).map(|d| format!("d{d}")).collect();
        return Ok(format!("memref<{extents}{element}, affine_map<({}) -> ({})>>", dims.join(", "), terms.join(" + ")));
    };
    let offset = if f.offset == 0 { String::new() } else { format!(", offset: {}", f.offset) };
    Ok(match is_row_major(&f.shape(), &strides) && offset.is_empty() {
        true => format!("memref<{extents}{element}>"),
        false => format!("memref<{extents}{element}, strided<[{}]{offset}>>", list(&strides)),
    })
}

/// `std::layout_right::mapping<std::extents<int, 4, 8>>`.
pub fn mdspan(f: &Function) -> Written {
    let strides = f.strides()?;
    no_offset(f, "mappings")?;
    let shape = f.shape();
    if shape.iter().zip(&strides).any(|(e, d)| *d <= 0 && *e > 1) {
        return Err("a mapping has positive strides: each element has a place of its own".to_string());
    }
    let extents = format!("std::extents<int, {}>", list(&shape));
    let back = |all: &[i64]| all.iter().rev().copied().collect::<Vec<_>>();
    Ok(if is_row_major(&shape, &strides) {
        format!("std::layout_right::mapping<{extents}>")
    } else if is_row_major(&back(&shape), &back(&strides)) {
        format!("std::layout_left::mapping<{extents}>")
    } else {
        let mut modes: Vec<(i64, i64)> = strides.iter().copied().zip(shape.iter().copied()).filter(|(_, e)| *e > 1).collect();
        sorted::by(&mut modes, Ord::cmp);
        if modes.windows(2).any(|m| m[0].0.saturating_mul(m[0].1 - 1) >= m[1].0) {
            return Err("a mapping gives each element a place of its own, and these strides may not".to_string());
        }
        let strides: Vec<i64> = strides.iter().map(|d| (*d).max(1)).collect();
        format!("std::layout_stride::mapping{{{extents}{{}}, std::array{{{}}}}}", list(&strides))
    })
}

/// `f32[16,256]{1,0:T(8,128)}`.
pub fn xla(f: &Function, given: &Given) -> Written {
    f.no_swizzle()?;
    no_offset(f, "XLA's layouts")?;
    let shape = f.shape();
    let mut order: Vec<usize> = (0..shape.len()).collect();
    // The fastest first, by the largest stride of each dimension.
    sorted::by_key(&mut order, |d| (f.dims[*d].iter().map(|(_, s)| *s).max().unwrap_or(0), std::cmp::Reverse(*d)));
    let braces = order.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    let extents = shape.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let head = format!("{}[{extents}]{{{braces}", element(given));
    let wanted = text_of(f);
    let fits = |text: &str| notations::whole(text, None, &Given::default()).is_ok_and(|t| t.text == wanted);
    let plain = format!("{head}}}");
    if fits(&plain) {
        return Ok(plain);
    }
    if f.dims.iter().all(|m| m.len() <= 2) && shape.len() <= 8 {
        // Each dimension that has one mode lies within a tile, or across tiles.
        for tiled in 1..=shape.len() {
            for choice in 0..1u32 << tiled {
                let tile = order[..tiled].iter().enumerate().rev().map(|(place, d)| match &f.dims[*d][..] {
                    [(inner, _), _] => *inner,
                    [(extent, _)] if choice >> place & 1 == 1 => *extent,
                    _ => 1,
                });
                let tile = tile.map(|t| t.to_string()).collect::<Vec<_>>().join(",");
                let text = format!("{head}:T({tile})}}");
                if fits(&text) {
                    return Ok(text);
                }
            }
        }
    }
    Err("XLA's layouts order whole dimensions and tiles of them without gaps, and this is none".to_string())
}

/// The text that a translation of the same layout has.
fn text_of(f: &Function) -> String {
    notations::spelled(&f.dims)
}
