//! MLIR's affine maps: sums and multiples of dimensions, `floordiv`, `ceildiv` and `mod` by constants.

use super::cursor::Cursor;
use super::digits::{Modes, push};
use super::torch::Extent;
use super::{MAX_DEPTH, MAX_RANK, MAX_SIZE, Offset, Result};
use crate::algebra::formula::{Formula, Meaning, Op};
use crate::algebra::infer::Found;
use crate::algebra::sorted::Sorted;

/// An affine map: how many dimensions and symbols it takes, and a formula for each result.
pub struct Map {
    dims: usize,
    symbols: usize,
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
        let dims = names.len();
        if c.eat("[") {
            while !c.eat("]") {
                let name = c.word(b"");
                if name.is_empty() || names.contains(&name) || names.len() >= 2 * MAX_RANK {
                    return c.wrong("a symbol is expected here, such as `s0`");
                }
                names.push(name);
                c.eat(",");
            }
        }
        c.expect("->")?;
        c.expect("(")?;
        let mut map = Map { dims, symbols: names.len() - dims, results: Vec::new(), divisors: vec![1; dims] };
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

    /// The strides and the offset of a map that is a sum of multiples of its dimensions, some known only at run time, or that
    /// only orders them; `None` of any other. `unknown` names the stride that a symbol is.
    pub fn strides(&self, shape: &[Extent], unknown: &mut dyn FnMut(usize) -> Extent) -> Option<(Vec<Extent>, Offset)> {
        if self.dims != shape.len() {
            return None;
        }
        let sums: Vec<Linear> = self.results.iter().map(|f| Linear::of(f, self.dims)).collect::<Option<_>>()?;
        let mut strides = vec![Extent::Known(0); shape.len()];
        if let [sum] = &sums[..] {
            for ((dim, symbol), factor) in sum.terms.iter() {
                let Some(dim) = dim else { continue };
                if strides[*dim] != Extent::Known(0) {
                    return None;
                }
                strides[*dim] = match symbol {
                    Some(symbol) => unknown(*symbol).times(&Extent::Known(*factor))?,
                    None => Extent::Known(*factor),
                };
            }
            let known = sum.terms.iter().all(|((dim, symbol), _)| dim.is_some() || symbol.is_none());
            let constant = sum.terms.get(&(None, None)).copied().unwrap_or(0);
            return Some((strides, if known { Offset::Known(constant) } else { Offset::Unknown }));
        }
        // Several results are coordinates of an array, row by row: here each is one of the dimensions.
        let mut step = Extent::Known(1);
        let mut seen = vec![false; shape.len()];
        for sum in sums.iter().rev() {
            let [((Some(dim), None), 1)] = sum.terms[..] else {
                return None;
            };
            if std::mem::replace(&mut seen[dim], true) {
                return None;
            }
            strides[dim] = step.clone();
            step = step.times(&shape[dim])?;
        }
        seen.iter().all(|s| *s).then_some((strides, Offset::Known(0)))
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

    /// The modes of each dimension of `shape` and the offset; `None` where the map is not a layout.
    pub fn layout(&self, shape: &[i64]) -> Option<(Vec<Modes>, Offset)> {
        if self.dims != shape.len() || self.symbols > 0 {
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

/// A sum of multiples of dimensions, of symbols, and of products of one of each.
#[derive(Clone, Default)]
struct Linear {
    /// The factor of each: a dimension and a symbol, or neither for the constant.
    terms: Sorted<(Option<usize>, Option<usize>), i64>,
}

impl Linear {
    fn term(dim: Option<usize>, symbol: Option<usize>, factor: i64) -> Self {
        let mut sum = Linear::default();
        *sum.terms.of((dim, symbol)) = factor;
        sum
    }

    /// What a formula is whose coordinates from `dims` on are symbols.
    fn of(formula: &Formula, dims: usize) -> Option<Linear> {
        let mut stack: Vec<Linear> = Vec::new();
        for op in &formula.ops {
            let made = match op {
                Op::Number(n) => Linear::term(None, None, *n),
                Op::Coordinate(n) if *n < dims => Linear::term(Some(*n), None, 1),
                Op::Coordinate(n) => Linear::term(None, Some(n - dims), 1),
                Op::Negate => stack.pop()?.times(&Linear::term(None, None, -1))?,
                Op::Add => {
                    let right = stack.pop()?;
                    stack.pop()?.plus(right, 1)?
                }
                Op::Subtract => {
                    let right = stack.pop()?;
                    stack.pop()?.plus(right, -1)?
                }
                Op::Multiply => {
                    let right = stack.pop()?;
                    stack.pop()?.times(&right)?
                }
                _ => return None,
            };
            stack.push(made);
        }
        let mut sum = stack.pop().filter(|_| stack.is_empty())?;
        sum.terms.retain(|factor| *factor != 0);
        Some(sum)
    }

    fn plus(mut self, other: Linear, sign: i64) -> Option<Linear> {
        for (key, factor) in other.terms {
            let sum = self.terms.of(key);
            *sum = sum.checked_add(factor.checked_mul(sign)?)?;
        }
        Some(self)
    }

    fn times(&self, other: &Linear) -> Option<Linear> {
        let mut product = Linear::default();
        for ((dim, symbol), factor) in self.terms.iter() {
            for ((d, s), f) in other.terms.iter() {
                if dim.is_some() && d.is_some() || symbol.is_some() && s.is_some() {
                    return None;
                }
                let sum = product.terms.of((dim.or(*d), symbol.or(*s)));
                *sum = sum.checked_add(factor.checked_mul(*f)?)?;
            }
        }
        (product.terms.len() <= MAX_STEPS).then_some(product)
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
