//! How a layout lies in memory, in words: its first two modes as a matrix, the others as so many of them.

use super::{Parts, atom, size};
use crate::algebra::infer::push_mode;
use crate::algebra::sorted;
use crate::algebra::{Cx, Swizzle};
use crate::hardware::search::hardware_mode;
use crate::say::words::count;

/// How a layout lies in memory, in words.
pub(super) fn words<'a>(cx: Cx<'a>, parts: &Parts<'a>) -> Option<String> {
    let sizes = parts.sizes();
    let plain = match &parts.modes[..] {
        [line] => one(line, size(line)),
        [rows, columns] => two(parts, rows, columns),
        [rows, columns, others @ ..] => two(parts, rows, columns).map(|matrix| matrix + &several(others)),
        [] => None,
    }?;
    let shape: Vec<String> = sizes.iter().map(i64::to_string).collect();
    let mut all = vec![format!("{}: {plain}", shape.join("x"))];
    if let Some(swizzle) = parts.swizzle {
        all.push(swizzled(swizzle, parts.bits));
        if let Some((part, target, _)) = atom::atom(cx, swizzle, parts.layout)
            && let (Some([m, n]), Some([all_m, all_n])) = (part.shape.items(), target.items())
            && let (Some(m), Some(n), Some(all_m), Some(all_n)) = (m.int(), n.int(), all_m.int(), all_n.int())
        {
            all.push(atoms([m.value, n.value], [all_m.value, all_n.value]));
        }
    }
    if parts.offset != 0 {
        all.push(format!("from {} on", parts.offset));
    }
    Some(all.join(", "))
}

/// How a single mode lies in memory, in words.
fn one(line: &[(i64, i64)], size: i64) -> Option<String> {
    match line {
        [] => Some("one element".to_string()),
        [(_, 1)] => Some("one element after the other".to_string()),
        [(_, 0)] => Some(format!("the same element {} times", size)),
        [(_, d)] => Some(format!("elements {d} apart")),
        [(n, 1), (times, d)] => Some(format!("{times} runs of {n} elements, {d} apart")),
        _ => None,
    }
}

/// What further modes do with a matrix.
fn several(others: &[Vec<(i64, i64)>]) -> String {
    let mut text = String::new();
    for (extent, stride) in others.iter().flatten() {
        text += &match stride {
            0 => format!(", the same {extent} times"),
            stride => format!(", {extent} of these {stride} apart"),
        };
    }
    text
}

/// A line of so many elements, and of how many bytes where that is known.
fn line(noun: &str, elements: i64, bits: Option<i64>) -> String {
    match bits.and_then(|b| b.checked_mul(elements)).filter(|b| b % 8 == 0) {
        Some(bits) => format!("{noun} of {elements} elements ({} bytes)", bits / 8),
        None => format!("{noun} of {}", count(usize::try_from(elements).unwrap_or(usize::MAX), "element")),
    }
}

/// Two modes: a matrix, a broadcast one, or one of blocks.
fn two(parts: &Parts, rows: &[(i64, i64)], columns: &[(i64, i64)]) -> Option<String> {
    let bits = parts.bits;
    // Words of a tile of an operand, where a swizzle says that it is one.
    let (by_column, by_row) = match parts.swizzle {
        Some(_) => ("MN-major", "K-major"),
        None => ("column-major", "row-major"),
    };
    Some(match (rows, columns) {
        ([], []) => "one element".to_string(),
        ([], only) | (only, []) => one(only, size(only))?,
        ([(_, 0)], [(n, 1)]) => format!("one row of {n} elements for every row"),
        ([(n, 1)], [(_, 0)]) => format!("one column of {n} elements for every column"),
        ([(_, 0)], [(_, 0)]) => "the same element everywhere".to_string(),
        ([(m, 1)], [(_, d)]) if d >= m => match d - m {
            0 => format!("{by_column}, {} one after the other", line("columns", *m, bits)),
            more => format!("{by_column}, {}, {more} left out behind each", line("columns", *m, bits)),
        },
        ([(_, d)], [(n, 1)]) if d >= n => match d - n {
            0 => format!("{by_row}, {} one after the other", line("rows", *n, bits)),
            more => format!("{by_row}, {}, {more} left out behind each", line("rows", *n, bits)),
        },
        ([(1.., d)], [(1.., e)]) if *d > 0 && *e > 0 => match d >= e {
            true => format!("rows {d} apart, their elements {e} apart"),
            false => format!("columns {e} apart, their elements {d} apart"),
        },
        _ => blocks(rows, columns, bits, [by_column, by_row])?,
    })
}

/// A matrix of blocks: the first parts of its modes are compact together, the rest says where the blocks lie.
fn blocks(rows: &[(i64, i64)], columns: &[(i64, i64)], bits: Option<i64>, majors: [&str; 2]) -> Option<String> {
    let first = |modes: &[(i64, i64)]| modes.first().copied().unwrap_or((1, 0));
    let (mut inner, mut compact) = ([first(rows), first(columns)], false);
    for one_side in [None, Some(0), Some(1)] {
        let mut tried = [first(rows), first(columns)];
        if let Some(k) = one_side {
            tried[k] = (1, 0); // this mode has no part within a block
        }
        let mut lines = Vec::new();
        let mut in_order = tried;
        sorted::by_key(&mut in_order, |m| m.1);
        in_order.iter().for_each(|m| push_mode(&mut lines, m.0, m.1));
        if matches!(lines[..], [(_, 1)]) {
            (inner, compact) = (tried, true);
            break;
        }
    }
    if !compact {
        return None;
    }
    let [(m, dm), (n, dn)] = inner;
    let size = m.checked_mul(n)?;
    let outer = |modes: &[(i64, i64)], taken: i64| -> Vec<(i64, i64)> { modes[usize::from(taken > 1).min(modes.len())..].to_vec() };
    let (down, across) = (outer(rows, m), outer(columns, n));
    let whole = |modes: &[(i64, i64)]| modes.iter().all(|(_, d)| *d == 0 || *d >= size);
    if !whole(&down) || !whole(&across) {
        return None;
    }
    let within = match (dm, dn) {
        (1, _) if m > 1 => format!("{}, {}", majors[0], line("columns", m, bits)),
        (_, 1) if n > 1 => format!("{}, {}", majors[1], line("rows", n, bits)),
        _ => return None,
    };
    let along = |modes: &[(i64, i64)], name: &str| match super::size(modes) {
        1 => None,
        times => Some(format!("{times} {name}")),
    };
    let mut how: Vec<(i64, String)> = Vec::new();
    for (modes, name) in [(&down, "down"), (&across, "across")] {
        if let Some(text) = along(modes, name) {
            how.push((modes.first().map_or(0, |m| m.1), text));
        }
    }
    sorted::by(&mut how, Ord::cmp);
    let how: Vec<String> = how.into_iter().map(|h| h.1).collect();
    Some(format!("blocks of {m}x{n} ({within}), {}", how.join(", then ")))
}

/// What a swizzle does to the elements.
fn swizzled(swizzle: Swizzle, bits: Option<i64>) -> String {
    let inferred = (swizzle.shift == 3 && (2..=4).contains(&swizzle.base)).then(|| 128i64 >> swizzle.base);
    let mode = bits.or(inferred).and_then(|bits| Some((hardware_mode(swizzle, bits)?, bits)));
    match mode {
        Some((bytes, _)) if bits.is_some() => format!("swizzled by {bytes} bytes"),
        Some((bytes, own)) => format!("swizzled by {bytes} bytes if elements have {own} bits"),
        None => {
            let (read, changed) = match swizzle.shift >= 0 {
                true => (u32::from(swizzle.base) + u32::from(swizzle.shift.unsigned_abs()), u32::from(swizzle.base)),
                false => (u32::from(swizzle.base), u32::from(swizzle.base) + u32::from(swizzle.shift.unsigned_abs())),
            };
            let field = |low: u32| match swizzle.bits {
                1 => format!("bit {low}"),
                n => format!("bits {low}-{}", low + u32::from(n) - 1),
            };
            format!("swizzled: {} of the index xored into {}", field(read), field(changed))
        }
    }
}

/// How often an atom fits, in words.
fn atoms(atom: [i64; 2], all: [i64; 2]) -> String {
    let [down, across] = [all[0] / atom[0].max(1), all[1] / atom[1].max(1)];
    let [m, n] = atom;
    match (down, across) {
        (1, 1) => format!("one atom of {m}x{n}"),
        (times, 1) => format!("{times} atoms of {m}x{n} along M"),
        (1, times) => format!("{times} atoms of {m}x{n} along K"),
        (x, y) => format!("{x}x{y} atoms of {m}x{n}"),
    }
}
