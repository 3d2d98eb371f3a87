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

/// A digit of a coordinate, and how many places it has in memory: more than values where it is padded.
#[derive(Clone, Copy)]
struct Part {
    digit: Digit,
    room: i64,
    /// Whether nothing of its dimension lies above it, so that it never wraps.
    last: bool,
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
    let whole = |d: usize| Part { digit: Digit { dim: d, divisor: 1, extent: shape[d], stride: 0 }, room: shape[d], last: true };
    let mut physical: Vec<Vec<Part>> = (0..shape.len()).map(|d| vec![whole(d)]).collect();
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
    let mut physical: Vec<Part> = physical.concat();
    for part in physical.iter_mut().rev() {
        part.digit.stride = step;
        step = match step.checked_mul(part.room).filter(|n| *n <= MAX_SIZE) {
            Some(step) => step,
            None => return c.wrong_since(start, "more than 2^61 elements"),
        };
    }
    let physical: Vec<Digit> = physical.into_iter().map(|part| part.digit).filter(|d| d.extent > 1).collect();
    digits(c, start, "xla", &shape, &physical)
}

/// `T(8,128)(2,1)`, `S(1)`, `E(32)`, `L(4)` behind the colon.
fn property(c: &mut Cursor, mut physical: Vec<Vec<Part>>) -> Result<Vec<Vec<Part>>> {
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
fn tiled(c: &Cursor, start: usize, mut physical: Vec<Vec<Part>>, tile: &[i64]) -> Result<Vec<Vec<Part>>> {
    let Some(kept) = physical.len().checked_sub(tile.len()).filter(|_| tile.last().is_some_and(|t| *t > 0)) else {
        return c
            .wrong_since(start, format!("a tile of {} dimensions, of {} there are; `*` is never the last", tile.len(), physical.len()));
    };
    if physical.len() > 4 * MAX_RANK {
        return c.wrong_since(start, "too many tiles");
    }
    let mut joined: Vec<Part> = Vec::new();
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
fn split(parts: &[Part], t: i64) -> Option<(Vec<Part>, Vec<Part>)> {
    let (mut outer, mut inner, mut rest) = (Vec::new(), Vec::new(), t);
    for (place, part) in parts.iter().enumerate().rev() {
        let digit = part.digit;
        if place > 0 && rest % part.room == 0 {
            inner.push(*part);
            rest /= part.room;
        } else if place == 0 || part.room % rest == 0 {
            let up = |n: i64| n.checked_add(rest - 1).map(|n| n / rest);
            let (tiles, values) = (up(part.room)?, up(digit.extent)?);
            let within = if part.last { rest } else { rest.min(digit.extent) };
            outer.push(Part { digit: Digit { divisor: digit.divisor.checked_mul(rest)?, extent: values, ..digit }, room: tiles, ..*part });
            inner.push(Part { digit: Digit { extent: within, ..digit }, room: rest, last: part.last && values == 1 });
            rest = 1;
        } else {
            return None;
        }
    }
    outer.reverse();
    inner.reverse();
    Some((outer, inner))
}
