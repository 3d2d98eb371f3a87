//! TileLang's fragments and layouts by their index formulas.

use super::bits;
use super::cursor::Cursor;
use super::digits::{Modes, push, text};
use super::torch::{Extent, strided};
use super::{Kind, MAX_RANK, Result, Translation};
use crate::algebra::formula::{Formula, Meaning, Op};
use crate::algebra::infer::Found;
use crate::algebra::sorted;
use crate::syntax::formula;

/// Whether a fragment or a layout of TileLang starts here.
pub fn opens(text: &str) -> bool {
    text.starts_with("Fragment([") || text.starts_with("Fragment(inputs") || text.starts_with("Layout([")
}

/// What a fragment or a layout says of itself, key by key.
struct Said {
    /// The extents behind the arrow.
    outputs: Vec<i64>,
    thread: Option<Formula>,
    index: Option<Vec<Formula>>,
    replicas: i64,
    threads: Option<i64>,
}

/// Reads the keys behind the shape, up to the closing parenthesis.
fn said(c: &mut Cursor, start: usize, shape: &[i64]) -> Result<Said> {
    c.expect("->")?;
    let mut said = Said { outputs: extents(c)?, thread: None, index: None, replicas: 1, threads: None };
    while !c.eat(")") {
        c.expect(",")?;
        let key = c.word(b"");
        c.expect(":")?;
        match key {
            "thread" | "threads" => said.threads = Some(c.expect_integer()?),
            "replicate" => said.replicas = c.expect_integer()?,
            "forward_thread" => said.thread = Some(expression(c, shape)?),
            "forward_index" => {
                c.expect("[")?;
                let mut all = Vec::new();
                while !c.eat("]") {
                    all.push(expression(c, shape)?);
                    if all.len() > MAX_RANK {
                        return c.wrong("too many formulas");
                    }
                    c.eat(",");
                }
                said.index = Some(all);
            }
            "thread_range" | "range" => {
                expression(c, shape).map(drop)?;
            }
            _ => return c.wrong_since(start, format!("`{key}` is not read: thread, replicate, forward_thread and forward_index are")),
        }
    }
    Ok(said)
}

/// Reads `Fragment([64, 128] -> [32], thread: 256, forward_thread: …, forward_index: […])`, or a `Layout`.
pub fn read(c: &mut Cursor) -> Result<Translation> {
    c.skip();
    let start = c.position();
    let is_fragment = c.eat("Fragment(");
    if !is_fragment && !c.eat("Layout(") {
        return c.wrong("`Fragment([64, 128] -> [32], …)` is expected here");
    }
    let shape = extents(c)?;
    let Said { outputs, thread, index, replicas, threads } = said(c, start, &shape)?;
    let Some(index) = index.filter(|all| all.len() == outputs.len()) else {
        return c.wrong_since(start, "`forward_index` has a formula for each extent behind the arrow");
    };
    let not_read = "the formulas are no sums over digits of the coordinates, so this is no layout";
    let mut domain = shape.clone();
    if is_fragment {
        domain.push(replicas);
    }
    let places = |formula: &Formula| match formula.meaning(&domain.iter().map(|e| vec![*e]).collect::<Vec<_>>()) {
        Some(Meaning::Layout(found)) if found.offset == 0 => Some(found),
        _ => None,
    };
    // Row by row: the last output is fastest.
    let mut parts: Vec<(Found, i64)> = Vec::new();
    let mut step = 1i64;
    for (formula, extent) in index.iter().zip(&outputs).rev() {
        match places(formula) {
            Some(found) => parts.push((found, step)),
            None => {
                return match by_bits(&shape, replicas, thread.as_ref().zip(threads).filter(|_| is_fragment), (&index, &outputs)) {
                    Some(text) if is_fragment => Ok(Translation { kind: Kind::Tv, ..Translation::layout("tilelang", text, shape) }),
                    Some(text) if text.contains(" o ") => {
                        Ok(Translation { kind: Kind::Composed, ..Translation::layout("tilelang", text, shape) })
                    }
                    Some(text) => Ok(Translation::layout("tilelang", text, shape)),
                    None => c.wrong_since(start, not_read),
                };
            }
        }
        step = match step.checked_mul(*extent) {
            Some(step) if step <= super::MAX_SIZE => step,
            _ => return c.wrong_since(start, "more than 2^61 elements"),
        };
    }
    if !is_fragment {
        return match over(&parts, &shape) {
            Some(dims) => Ok(Translation::layout("tilelang", text(&dims), shape)),
            None => c.wrong_since(start, not_read),
        };
    }
    let (Some(thread), Some(threads)) = (thread, threads) else {
        return c.wrong_since(start, "a fragment has `thread: N` and `forward_thread: …`");
    };
    let Some(thread) = places(&thread).filter(|_| threads > 0) else {
        return match by_bits(&shape, replicas, Some((&thread, threads)), (&index, &outputs)) {
            Some(text) => Ok(Translation { kind: Kind::Tv, ..Translation::layout("tilelang", text, shape) }),
            None => c.wrong_since(start, not_read),
        };
    };
    match turned(&thread, &parts, &domain, threads, step) {
        Some(text) => Ok(Translation { kind: Kind::Tv, ..Translation::layout("tilelang", text, shape) }),
        None => {
            c.wrong_since(start, "thread and index together do not number the elements one by one, so there is no (thread, value) layout")
        }
    }
}

/// What each bit of a coordinate changes in the value of a formula, where those changes are exclusive ors.
fn bases(formula: &Formula, domain: &[i64], below: i64) -> Option<Vec<i64>> {
    let bases = match formula.meaning(&domain.iter().map(|e| vec![*e]).collect::<Vec<_>>())? {
        Meaning::Map(map) if map.offset == 0 => map.bases,
        Meaning::Layout(found) if found.offset == 0 => {
            let mut bases = Vec::new();
            for (e, d) in found.leaves.iter().flatten() {
                for bit in 0..e.trailing_zeros() {
                    bases.push(d.checked_shl(bit).filter(|b| b >> bit == *d)?);
                }
            }
            bases
        }
        _ => return None,
    };
    let bits: u32 = domain.iter().map(|e| e.trailing_zeros()).sum();
    (bases.len() == bits as usize && bases.iter().all(|b| (0..below).contains(b)) && (bits::is_layout(&bases) || is_map(formula, domain)))
        .then_some(bases)
}

fn is_map(formula: &Formula, domain: &[i64]) -> bool {
    matches!(formula.meaning(&domain.iter().map(|e| vec![*e]).collect::<Vec<_>>()), Some(Meaning::Map(_)))
}

/// A layout, or with a formula for the threads a (thread, value) layout, whose formulas are linear over bits: an exclusive or
/// among them.
fn by_bits(shape: &[i64], replicas: i64, thread: Option<(&Formula, i64)>, index: (&[Formula], &[i64])) -> Option<String> {
    let mut domain = shape.to_vec();
    if thread.is_some() {
        domain.push(replicas);
    }
    let (formulas, outputs) = index;
    let threads = thread.map_or(1, |(_, threads)| threads);
    if !domain.iter().chain(outputs).chain([&threads]).all(|e| e.count_ones() == 1 && *e > 0) {
        return None;
    }
    let bits = domain.iter().map(|e| e.trailing_zeros()).sum::<u32>() as usize;
    let mut places = vec![0i64; bits];
    let mut step = 1i64;
    let last_first = formulas.iter().zip(outputs).rev().map(|(f, e)| (f, *e));
    for (formula, extent) in thread.into_iter().chain(last_first) {
        for (place, basis) in places.iter_mut().zip(bases(formula, &domain, extent)?) {
            *place |= basis.checked_mul(step)?;
        }
        step = step.checked_mul(extent).filter(|n| *n <= super::MAX_SIZE)?;
    }
    if thread.is_none() {
        return Some(bits::function(places, shape));
    }
    let elements = super::size(shape)?;
    let wanted = step.trailing_zeros();
    let back = bits::smallest_places(&places, wanted)?.into_iter().map(|p| p % elements).collect();
    Some(bits::function(back, &[threads, step / threads]))
}

fn extents(c: &mut Cursor) -> Result<Vec<i64>> {
    c.expect("[")?;
    let start = c.position();
    let mut all = Vec::new();
    while !c.eat("]") {
        all.push(c.expect_integer()?);
        if all.len() >= MAX_RANK || all.iter().any(|n| *n < 1) || super::size(&all).is_none() {
            return c.wrong_since(start, "extents are at least 1, and there are not too many");
        }
        if !c.eat(",") {
            c.expect("]")?;
            break;
        }
    }
    let known: Vec<Extent> = all.iter().map(|n| Extent::Known(*n)).collect();
    strided(c, start, "", &known, &vec![Extent::Known(0); known.len()])?;
    Ok(all)
}

/// A formula up to its comma or bracket, with `_i`, `_j`, … or `i0`, … as coordinates and `_rep` as the replica.
fn expression(c: &mut Cursor, shape: &[i64]) -> Result<Formula> {
    c.skip();
    let start = c.position();
    let mut depth = 0usize;
    loop {
        match c.peek() {
            0 => return c.wrong("the formula does not end"),
            b',' | b')' | b']' if depth == 0 => break,
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            _ => {}
        }
        c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
    }
    let text = c.between(start, c.position());
    let (parsed, names) = match formula::parse(text) {
        Ok(parsed) => parsed,
        Err(wrong) => return c.wrong_since(start + wrong.at.min(text.len()), wrong.message),
    };
    let place = |name: &String| match name.as_str() {
        "_rep" | "rep" | "_r" => Some(shape.len()),
        _ => {
            let bare = name.trim_start_matches('_');
            let letter = ["i", "j", "k", "l", "m"].iter().position(|n| *n == bare);
            letter.or_else(|| bare.strip_prefix(['i', 'v'])?.parse().ok()).filter(|p| *p < shape.len())
        }
    };
    let Some(places) = names.iter().map(place).collect::<Option<Vec<usize>>>() else {
        return c.wrong_since(start, format!("the coordinates are called `_i`, `_j`, …, and the replica `_rep`, not {}", names.join(", ")));
    };
    let ops = parsed.ops.iter().map(|op| match op {
        Op::Coordinate(n) => Op::Coordinate(places[*n]),
        op => *op,
    });
    Ok(Formula { ops: ops.collect() })
}

/// The sum of layouts over `shape`, each times a factor.
fn over(parts: &[(Found, i64)], shape: &[i64]) -> Option<Vec<Modes>> {
    let mut dims = Vec::new();
    for (dim, extent) in shape.iter().enumerate() {
        let mut digits = Vec::new();
        for (found, factor) in parts {
            let mut divisor = 1i64;
            for (e, d) in &found.leaves[dim] {
                digits.push(super::digits::Digit { dim, divisor, extent: *e, stride: d.checked_mul(*factor)? });
                divisor = divisor.checked_mul(*e)?;
            }
        }
        dims.push(super::digits::modes(*extent, &digits)?);
    }
    Some(dims)
}

/// (thread, value) to the colexicographic index, where thread and value together number all elements and replicas.
fn turned(thread: &Found, parts: &[(Found, i64)], domain: &[i64], threads: i64, values: i64) -> Option<String> {
    let mut all: Vec<(Found, i64)> =
        parts.iter().map(|(found, step)| Some((found.clone(), step.checked_mul(threads)?))).collect::<Option<_>>()?;
    all.push((thread.clone(), 1));
    // Each digit of the elements: how far it moves the place, and how far the element.
    let mut digits: Vec<(i64, i64, i64)> = Vec::new();
    let mut element = 1i64;
    for (dim, modes) in over(&all, domain)?.into_iter().enumerate() {
        let replica = dim + 1 == domain.len();
        for (e, d) in modes {
            if e > 1 {
                digits.push((d, e, if replica { 0 } else { element }));
            }
            element = element.checked_mul(if replica { 1 } else { e })?;
        }
    }
    sorted::by(&mut digits, Ord::cmp);
    let (mut thread_modes, mut value_modes, mut place) = (Modes::new(), Modes::new(), 1i64);
    for (d, e, step) in digits {
        if d != place {
            return None;
        }
        let end = place.checked_mul(e)?;
        let take = |modes: &mut Modes, extent, step| match modes.last_mut() {
            Some((last, 0)) if step == 0 => {
                *last *= extent;
                Some(())
            }
            _ => push(modes, extent, step),
        };
        if end <= threads {
            take(&mut thread_modes, e, step)?;
        } else if place >= threads {
            take(&mut value_modes, e, step)?;
        } else {
            let inside = threads / place;
            if threads % place != 0 || e % inside != 0 {
                return None;
            }
            take(&mut thread_modes, inside, step)?;
            take(&mut value_modes, e / inside, step.checked_mul(inside)?)?;
        }
        place = end;
    }
    if place != threads.checked_mul(values)? {
        return None;
    }
    for modes in [&mut thread_modes, &mut value_modes] {
        if modes.is_empty() {
            modes.push((1, 0));
        }
    }
    Some(text(&[thread_modes, value_modes]))
}
