//! MLIR's affine maps: sums and multiples of dimensions, `floordiv`, `ceildiv` and `mod` by constants.

use super::cursor::Cursor;
use super::digits::{Modes, push};
use super::{MAX_DEPTH, MAX_RANK, MAX_SIZE, Offset, Result};
use crate::algebra::formula::{Formula, Meaning, Op};
use crate::algebra::infer::Found;

/// An affine map: how many dimensions it takes, and a formula for each result.
pub struct Map {
    dims: usize,
    results: Vec<Formula>,
    /// For each dimension what it is divided by.
    divisors: Vec<i64>,
}

/// The most steps of a formula.
const MAX_STEPS: usize = 1 << 10;

impl Map {
    /// Reads `affine_map<(d0, d1) -> (…)>` behind its first word.
    pub fn read(c: &mut Cursor) -> Result<Map> {
        c.expect("<")?;
        c.expect("(")?;
        let mut names: Vec<&str> = Vec::new();
        while !c.eat(")") {
            let name = c.word(b"");
            if name.is_empty() || names.contains(&name) || names.len() >= MAX_RANK {
                return c.wrong("a dimension is expected here, such as `d0`");
            }
            names.push(name);
            c.eat(",");
        }
        c.skip();
        if c.peek() == b'[' {
            return c.wrong("symbols of an affine map have no values here: write `strided<[…], offset: …>`");
        }
        c.expect("->")?;
        c.expect("(")?;
        let mut map = Map { dims: names.len(), results: Vec::new(), divisors: vec![1; names.len()] };
        while !c.eat(")") {
            let mut ops = Vec::new();
            sum(c, &names, &mut ops, 0)?;
            map.divide(&ops);
            map.results.push(Formula { ops });
            if map.results.len() > MAX_RANK {
                return c.wrong(format!("more than {MAX_RANK} results"));
            }
            if !c.eat(",") {
                c.expect(")")?;
                break;
            }
        }
        c.expect(">")?;
        Ok(map)
    }

    /// Notes what dimensions are divided by, all of them by each constant: what is cut is rounded up to that.
    fn divide(&mut self, ops: &[Op]) {
        let mut last = None;
        for op in ops {
            if let (Op::Floor | Op::Remainder, Some(n @ 1..)) = (op, last) {
                for d in &mut self.divisors {
                    *d = lcm(*d, n).unwrap_or(*d);
                }
            }
            last = if let Op::Number(n) = op { Some(*n) } else { None };
        }
    }

    /// The modes of each dimension of `shape` and the offset; `None` where the map is no layout.
    pub fn layout(&self, shape: &[i64]) -> Option<(Vec<Modes>, Offset)> {
        if self.dims != shape.len() {
            return None;
        }
        let whole = self.cut(shape).or_else(|| {
            let rounded: Option<Vec<i64>> =
                shape.iter().zip(&self.divisors).map(|(e, d)| e.checked_add(d - 1).map(|n| n / d * d)).collect();
            self.cut(&rounded?)
        })?;
        // Several results are coordinates of an array, row by row.
        let mut dims: Vec<Vec<(i64, i64)>> = vec![Vec::new(); shape.len()];
        let (mut offset, mut step) = (0i64, 1i64);
        let mut parts: Vec<(usize, i64, i64, i64)> = Vec::new();
        for found in whole.iter().rev() {
            let mut most = found.offset;
            for (dim, (modes, extent)) in found.leaves.iter().zip(shape).enumerate() {
                let mut divisor = 1i64;
                for (e, d) in modes {
                    if *d < 0 && whole.len() > 1 {
                        return None;
                    }
                    parts.push((dim, divisor, *e, d.checked_mul(step)?));
                    divisor = divisor.checked_mul(*e)?;
                }
                most = most.checked_add(greatest(modes, *extent)?)?;
            }
            if whole.len() > 1 && found.offset < 0 {
                return None;
            }
            offset = offset.checked_add(found.offset.checked_mul(step)?)?;
            if whole.len() > 1 {
                step = step.checked_mul(most.checked_add(1)?).filter(|n| *n <= MAX_SIZE)?;
            }
        }
        for (dim, modes) in dims.iter_mut().enumerate() {
            let own: Vec<super::digits::Digit> = parts
                .iter()
                .filter(|p| p.0 == dim)
                .map(|(dim, divisor, extent, stride)| super::digits::Digit {
                    dim: *dim,
                    divisor: *divisor,
                    extent: *extent,
                    stride: *stride,
                })
                .collect();
            for (e, d) in super::digits::modes(shape[dim], &own)? {
                push(modes, e, d)?;
            }
            if modes.is_empty() {
                modes.push((1, 0));
            }
        }
        Some((dims, Offset::Known(offset)))
    }

    /// Each result as a layout over `shape`.
    fn cut(&self, shape: &[i64]) -> Option<Vec<Found>> {
        let modes: Vec<Vec<i64>> = shape.iter().map(|e| vec![*e]).collect();
        let layout = |formula: &Formula| match formula.meaning(&modes)? {
            Meaning::Layout(found) => Some(found),
            Meaning::Map(_) => None,
        };
        self.results.iter().map(layout).collect()
    }
}

/// The greatest value of the modes of one dimension below `extent`, whose strides are not negative.
fn greatest(modes: &[(i64, i64)], extent: i64) -> Option<i64> {
    let mut best = 0i64;
    let mut spans: Vec<i64> = vec![1];
    for (e, _) in modes {
        spans.push(spans.last()?.checked_mul(*e)?);
    }
    // All digits as they are at the end, or one of them less by one and all below at their greatest.
    let last = extent - 1;
    let digit = |k: usize| last / spans[k] % modes[k].0;
    let mut above = 0i64;
    for k in (0..modes.len()).rev() {
        if digit(k) > 0 {
            let below = modes[..k].iter().try_fold(0i64, |n, (e, d)| n.checked_add(d.max(&0).checked_mul(e - 1)?))?;
            best = best.max(above.checked_add(modes[k].1.checked_mul(digit(k) - 1)?)?.checked_add(below)?);
        }
        above = above.checked_add(modes[k].1.checked_mul(digit(k))?)?;
    }
    Some(best.max(above))
}

fn lcm(a: i64, b: i64) -> Option<i64> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b).filter(|n| *n <= 1 << 40)
}

/// `a + b - c`.
fn sum(c: &mut Cursor, names: &[&str], ops: &mut Vec<Op>, depth: usize) -> Result<()> {
    product(c, names, ops, depth)?;
    loop {
        c.skip();
        let op = match c.peek() {
            b'+' => Op::Add,
            b'-' if !c.rest().starts_with("->") => Op::Subtract,
            _ => return Ok(()),
        };
        c.advance(1);
        product(c, names, ops, depth)?;
        ops.push(op);
        if ops.len() > MAX_STEPS {
            return c.wrong("too long an expression");
        }
    }
}

/// `a * b`, `a floordiv b`, `a ceildiv b`, `a mod b`.
fn product(c: &mut Cursor, names: &[&str], ops: &mut Vec<Op>, depth: usize) -> Result<()> {
    operand(c, names, ops, depth)?;
    loop {
        if c.eat("*") {
            operand(c, names, ops, depth)?;
            ops.push(Op::Multiply);
        } else if c.eat("floordiv") || c.eat("mod") {
            let op = if c.between(0, c.position()).ends_with("mod") { Op::Remainder } else { Op::Floor };
            let n = divisor(c)?;
            ops.extend([Op::Number(n), op]);
        } else if c.eat("ceildiv") {
            let n = divisor(c)?;
            ops.extend([Op::Number(n - 1), Op::Add, Op::Number(n), Op::Floor]);
        } else {
            return Ok(());
        }
        if ops.len() > MAX_STEPS {
            return c.wrong("too long an expression");
        }
    }
}

fn divisor(c: &mut Cursor) -> Result<i64> {
    match c.integer()? {
        Some(n @ 1..) => Ok(n),
        _ => c.wrong("a divisor of at least 1 is expected here"),
    }
}

fn operand(c: &mut Cursor, names: &[&str], ops: &mut Vec<Op>, depth: usize) -> Result<()> {
    c.skip();
    if depth > MAX_DEPTH {
        return c.wrong(format!("more than {MAX_DEPTH} levels of brackets"));
    }
    if c.eat("(") {
        sum(c, names, ops, depth + 1)?;
        return c.expect(")");
    }
    if let Some(n) = c.integer()? {
        ops.push(Op::Number(n));
        return Ok(());
    }
    if c.eat("-") {
        operand(c, names, ops, depth + 1)?;
        ops.push(Op::Negate);
        return Ok(());
    }
    let start = c.position();
    let name = c.word(b"");
    match names.iter().position(|n| *n == name) {
        Some(place) => ops.push(Op::Coordinate(place)),
        None => return c.wrong_since(start, "a dimension of the map or a number is expected here"),
    }
    Ok(())
}
