//! XLA's shapes with their layouts: `f32[16,256]{1,0:T(8,128)}`.

use super::cursor::Cursor;
use super::digits::Digit;
use super::torch::{digits, typed};
use super::{MAX_RANK, MAX_SIZE, Result, Translation};

/// Whether a shape of XLA with its layout starts here; without one it could be a place in an array.
pub fn opens(text: &str) -> bool {
    let braced = typed(text).and_then(|rest| rest.split_once("]{"));
    braced.is_some_and(|(extents, order)| !extents.contains(']') && order.starts_with(|c: char| c.is_ascii_digit()))
}

/// Reads a shape and its layout.
pub fn read(c: &mut Cursor) -> Result<Translation> {
    c.skip();
    let start = c.position();
    if typed(c.rest()).is_none() {
        return c.wrong("an element type and extents are expected here: `f32[16,256]{1,0}`");
    }
    c.word(b"");
    c.expect("[")?;
    let mut shape: Vec<i64> = Vec::new();
    while !c.eat("]") {
        c.eat("<=");
        let extent = c.expect_integer()?;
        shape.push(extent);
        if extent < 1 || shape.len() > MAX_RANK || super::size(&shape).is_none() {
            return c.wrong_since(start, format!("extents are at least 1, and there are at most {MAX_RANK} of them and 2^61 elements"));
        }
        if !c.eat(",") {
            c.expect("]")?;
            break;
        }
    }
    if shape.is_empty() {
        return c.wrong_since(start, "a scalar has no layout");
    }
    // The dimensions from the slowest to the fastest, each as a digit of its coordinate.
    let whole = |d: usize| Digit { dim: d, divisor: 1, extent: shape[d], stride: 0 };
    let mut physical: Vec<Vec<Digit>> = (0..shape.len()).map(|d| vec![whole(d)]).collect();
    if c.rest().starts_with('{') {
        c.advance(1);
        let mut order = Vec::new();
        while c.peek() != b':' && !c.eat("}") {
            match usize::try_from(c.expect_integer()?) {
                Ok(d) if d < shape.len() && !order.contains(&d) => order.push(d),
                _ => return c.wrong_since(start, "in braces stand the dimensions, each once, the fastest first"),
            }
            c.eat(",");
            c.skip();
        }
        if order.len() != shape.len() {
            return c.wrong_since(start, format!("{} dimensions, and an order of {}", shape.len(), order.len()));
        }
        physical = order.iter().rev().map(|d| vec![whole(*d)]).collect();
        if c.eat(":") {
            while !c.eat("}") {
                physical = property(c, physical)?;
            }
        }
    }
    let mut step = 1i64;
    let mut physical: Vec<Digit> = physical.concat();
    for digit in physical.iter_mut().rev() {
        digit.stride = step;
        step = match step.checked_mul(digit.extent).filter(|n| *n <= MAX_SIZE) {
            Some(step) => step,
            None => return c.wrong_since(start, "more than 2^61 elements"),
        };
    }
    physical.retain(|d| d.extent > 1);
    digits(c, start, "xla", &shape, &physical)
}

/// `T(8,128)(2,1)`, `S(1)`, `E(32)`, `L(4)` behind the colon.
fn property(c: &mut Cursor, mut physical: Vec<Vec<Digit>>) -> Result<Vec<Vec<Digit>>> {
    c.skip();
    let start = c.position();
    match c.word(b"") {
        "T" => {
            c.skip();
            if c.peek() != b'(' {
                return c.wrong("a tile is expected here: `T(8,128)`");
            }
            while c.rest().starts_with('(') {
                let tile = numbers(c)?;
                physical = tiled(c, start, physical, &tile)?;
            }
            Ok(physical)
        }
        "S" | "E" | "L" => {
            numbers(c)?;
            Ok(physical)
        }
        "D" | "M" | "P" => c.wrong_since(start, "sparse and other special layouts are not read"),
        _ => c.wrong_since(start, "tiles `T(…)`, a memory space `S(…)` or `E(…)` are expected here"),
    }
}

/// Numbers in parentheses; `*`, which joins a dimension to the next, is 0.
fn numbers(c: &mut Cursor) -> Result<Vec<i64>> {
    c.expect("(")?;
    let mut all = Vec::new();
    while !c.eat(")") {
        let n = if c.eat("*") { 0 } else { c.expect_integer()? };
        all.push(n);
        if n < 0 || all.len() > MAX_RANK {
            return c.wrong(format!("a tile has at most {MAX_RANK} extents, none negative"));
        }
        if !c.eat(",") {
            c.expect(")")?;
            break;
        }
    }
    Ok(all)
}

/// Splits the fastest dimensions into tiles, rounded up, and what lies within one. A dimension is a row of digits, the slowest
/// first: one, or those of dimensions that a `*` has joined.
fn tiled(c: &Cursor, start: usize, mut physical: Vec<Vec<Digit>>, tile: &[i64]) -> Result<Vec<Vec<Digit>>> {
    let Some(kept) = physical.len().checked_sub(tile.len()).filter(|_| tile.last().is_some_and(|t| *t > 0)) else {
        return c
            .wrong_since(start, format!("a tile of {} dimensions, of {} there are; `*` is never the last", tile.len(), physical.len()));
    };
    if physical.len() > 4 * MAX_RANK {
        return c.wrong_since(start, "too many tiles");
    }
    let mut joined: Vec<Digit> = Vec::new();
    let (mut outer, mut inner) = (Vec::new(), Vec::new());
    for (mut digits, t) in physical.split_off(kept).into_iter().zip(tile) {
        joined.append(&mut digits);
        if *t == 0 {
            continue;
        }
        match split(&std::mem::take(&mut joined), *t) {
            Some((tiles, within)) => {
                outer.push(tiles);
                inner.push(within);
            }
            None => return c.wrong_since(start, format!("a tile of {t} cuts joined dimensions where neither ends, so it is no layout")),
        }
    }
    physical.append(&mut outer);
    physical.append(&mut inner);
    Ok(physical)
}

/// The number of the tile of `t`, rounded up, and the place within it.
fn split(digits: &[Digit], t: i64) -> Option<(Vec<Digit>, Vec<Digit>)> {
    let (mut outer, mut inner, mut rest) = (Vec::new(), Vec::new(), t);
    for (place, digit) in digits.iter().enumerate().rev() {
        if place > 0 && rest % digit.extent == 0 {
            inner.push(*digit);
            rest /= digit.extent;
        } else if place == 0 || digit.extent % rest == 0 {
            let tiles = digit.extent.checked_add(rest - 1)? / rest;
            outer.push(Digit { divisor: digit.divisor.checked_mul(rest)?, extent: tiles, ..*digit });
            inner.push(Digit { extent: rest, ..*digit });
            rest = 1;
        } else {
            return None;
        }
    }
    outer.reverse();
    inner.reverse();
    Some((outer, inner))
}
