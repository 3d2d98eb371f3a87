//! Index formulas: arithmetic of coordinates, and the layout or the map over bits that a formula is.
//!
//! Sums and multiples of coordinates, and `/ % & | ^ << >>` of them by constants, are understood as they stand: as sums of digits
//! of the coordinates, and exclusive ors of such sums. Any other formula can be evaluated, coordinate by coordinate.

use super::bits::BitMap;
use super::infer::{Found, push_mode};

/// A step of a formula in postfix order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// A constant is pushed.
    Number(i64),
    /// A coordinate, by its place.
    Coordinate(usize),
    /// Negation: `-a`.
    Negate,
    /// Bitwise complement: `~a`.
    Invert,
    /// `a + b`.
    Add,
    /// `a - b`.
    Subtract,
    /// `a * b`.
    Multiply,
    /// `a / b`, truncating as in C.
    Divide,
    /// `a // b`, rounding down as in Python.
    Floor,
    /// `a % b`, with the sign of `a` as in C.
    Remainder,
    /// `a & b`.
    And,
    /// `a | b`.
    Or,
    /// `a ^ b`.
    Xor,
    /// `a << b`.
    Left,
    /// `a >> b`.
    Right,
}

/// A formula over coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// Its steps in postfix order; each finds its operands.
    pub ops: Vec<Op>,
}

/// A digit of a coordinate, times a factor: `(c / divisor % extent) * factor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Term {
    coordinate: usize,
    divisor: i64,
    extent: i64,
    factor: i64,
}

/// A constant and digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    constant: i64,
    terms: Vec<Term>,
}

/// The meaning of a formula: a layout or a map over bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// An offset and a layout.
    Layout(Found),
    /// A linear map over bits.
    Map(BitMap),
}

/// The most terms of a formula that is understood.
const MAX_TERMS: usize = 1 << 10;

impl Term {
    fn most(self) -> Option<i64> {
        self.factor.checked_mul(self.extent - 1)
    }
}

impl Sum {
    /// The least and the greatest value.
    fn range(&self) -> Option<(i64, i64)> {
        self.terms.iter().try_fold((self.constant, self.constant), |(low, high), t| {
            let most = t.most()?;
            Some((low.checked_add(most.min(0))?, high.checked_add(most.max(0))?))
        })
    }

    fn is_natural(&self) -> bool {
        self.range().is_some_and(|(low, _)| low >= 0)
    }

    /// Bits outside of which every value is 0, where no value is negative.
    fn mask(&self) -> Option<i64> {
        let (low, high) = self.range()?;
        if low < 0 {
            return None;
        }
        let below = |n: i64| if n == 0 { 0 } else { i64::MAX >> (n.leading_zeros() - 1) };
        let mut seen = self.constant;
        for term in &self.terms {
            if term.factor < 0 {
                return Some(below(high));
            }
            // A factor of 2^k leaves k bits alone.
            let mask = below(term.most()?) & !((1i64 << term.factor.trailing_zeros().min(62)) - 1);
            if seen & mask != 0 {
                return Some(below(high));
            }
            seen |= mask;
        }
        Some(seen)
    }

    fn plus(mut self, other: &Sum, sign: i64) -> Option<Sum> {
        self.constant = self.constant.checked_add(other.constant.checked_mul(sign)?)?;
        for term in &other.terms {
            let factor = term.factor.checked_mul(sign)?;
            let alike = |t: &&mut Term| (t.coordinate, t.divisor, t.extent) == (term.coordinate, term.divisor, term.extent);
            match self.terms.iter_mut().find(alike) {
                Some(t) => t.factor = t.factor.checked_add(factor)?,
                None => self.terms.push(Term { factor, ..*term }),
            }
        }
        self.terms.retain(|t| t.factor != 0 && t.extent > 1);
        (self.terms.len() <= MAX_TERMS).then_some(self)
    }

    fn times(mut self, n: i64) -> Option<Sum> {
        self.constant = self.constant.checked_mul(n)?;
        for term in &mut self.terms {
            term.factor = term.factor.checked_mul(n)?;
        }
        self.terms.retain(|t| t.factor != 0);
        Some(self)
    }

    /// Quotient and remainder by `n`, where digits tell them apart.
    fn split(&self, n: i64) -> Option<(Sum, Sum)> {
        if n <= 0 || !self.is_natural() || self.constant < 0 {
            return None;
        }
        let mut quotient = Sum { constant: self.constant / n, terms: Vec::new() };
        let mut remainder = Sum { constant: self.constant % n, terms: Vec::new() };
        for term in &self.terms {
            if term.factor % n == 0 {
                quotient.terms.push(Term { factor: term.factor / n, ..*term });
            } else if term.factor > 0 && n % term.factor == 0 && term.extent > n / term.factor {
                let low = n / term.factor;
                if term.extent % low != 0 {
                    return None;
                }
                remainder.terms.push(Term { extent: low, ..*term });
                quotient.terms.push(Term { divisor: term.divisor * low, extent: term.extent / low, factor: 1, ..*term });
            } else {
                remainder.terms.push(*term);
            }
        }
        let (low, high) = remainder.range()?;
        (low >= 0 && high < n).then_some((quotient, remainder))
    }

    /// The bases of its bits, where exclusive or does what addition does.
    fn bases(&self, bits: &[u32]) -> Option<BitMap> {
        let total: u32 = bits.iter().sum();
        let mut map = BitMap { offset: self.constant, bases: vec![0; total as usize] };
        let mut seen = self.constant;
        for term in &self.terms {
            if term.factor <= 0 || !term.extent.cast_unsigned().is_power_of_two() || !term.divisor.cast_unsigned().is_power_of_two() {
                return None;
            }
            let start: u32 = bits[..term.coordinate].iter().sum::<u32>() + term.divisor.trailing_zeros();
            for j in 0..term.extent.trailing_zeros() {
                let image = term.factor.checked_mul(1 << j)?;
                if seen & image != 0 {
                    return None;
                }
                seen |= image;
                *map.bases.get_mut((start + j) as usize)? ^= image;
            }
        }
        Some(map)
    }
}

/// An exclusive or of sums; one sum is any sum, several are natural.
type Xors = Vec<Sum>;

fn number(xors: &Xors) -> Option<i64> {
    match &xors[..] {
        [sum] if sum.terms.is_empty() => Some(sum.constant),
        _ => None,
    }
}

fn masks(xors: &Xors) -> Option<i64> {
    xors.iter().try_fold(0, |all, sum| Some(all | sum.mask()?))
}

/// `a ^ b`: a sum where they have no bit in common.
fn xor(a: Xors, b: Xors) -> Option<Xors> {
    let (x, y) = (masks(&a)?, masks(&b)?);
    if let ([one], [other]) = (&a[..], &b[..])
        && x & y == 0
    {
        return Some(vec![one.clone().plus(other, 1)?]);
    }
    let all = [a, b].concat();
    (all.iter().map(|s| s.terms.len() + 1).sum::<usize>() <= MAX_TERMS).then_some(all)
}

/// Every sum of `xors` divided by a power of two: quotients or remainders.
fn split(xors: &Xors, n: i64, quotient: bool) -> Option<Xors> {
    if xors.len() > 1 && !n.cast_unsigned().is_power_of_two() {
        return None;
    }
    xors.iter().map(|sum| sum.split(n).map(|(q, r)| if quotient { q } else { r })).collect()
}

fn scaled(xors: Xors, n: i64) -> Option<Xors> {
    if xors.len() > 1 && (n < 0 || !n.cast_unsigned().is_power_of_two()) {
        return None;
    }
    xors.into_iter().map(|sum| sum.times(n)).collect()
}

fn power(n: i64) -> Option<i64> {
    (0..62).contains(&n).then(|| 1 << n)
}

fn binary(op: Op, a: Xors, b: Xors) -> Option<Xors> {
    match (op, number(&a), number(&b)) {
        (Op::Add | Op::Or, ..) if a.len() + b.len() > 2 => (masks(&a)? & masks(&b)? == 0).then(|| xor(a, b))?,
        (Op::Or, ..) => (masks(&a)? & masks(&b)? == 0).then(|| xor(a, b))?,
        (Op::Add, ..) => Some(vec![a.into_iter().next()?.plus(b.first()?, 1)?]),
        (Op::Subtract, ..) if a.len() == 1 && b.len() == 1 => Some(vec![a.into_iter().next()?.plus(b.first()?, -1)?]),
        (Op::Multiply, Some(n), _) => scaled(b, n),
        (Op::Multiply, _, Some(n)) => scaled(a, n),
        (Op::Left, _, Some(n)) => scaled(a, power(n)?),
        (Op::Divide | Op::Floor, _, Some(n)) => split(&a, n, true),
        (Op::Remainder, _, Some(n)) => split(&a, n, false),
        (Op::Right, _, Some(n)) => split(&a, power(n)?, true),
        (Op::Xor, ..) => xor(a, b),
        (Op::And, Some(n), _) => masked(&b, n),
        (Op::And, _, Some(n)) => masked(&a, n),
        _ => None,
    }
}

/// `xors & mask`, run by run of the mask.
fn masked(xors: &Xors, mask: i64) -> Option<Xors> {
    let mut rest = mask & masks(xors)?;
    let mut all: Option<Xors> = None;
    while rest != 0 {
        let low = rest.trailing_zeros();
        let run = (rest >> low).trailing_ones();
        let bits = scaled(split(&split(xors, power(low.into())?, true)?, power(run.into())?, false)?, power(low.into())?)?;
        all = Some(match all {
            Some(others) => xor(others, bits)?,
            None => bits,
        });
        rest &= !(((1i64 << run) - 1) << low);
    }
    Some(all.unwrap_or_else(|| vec![Sum::default()]))
}

impl Formula {
    /// What the formula is over coordinates with these extents, where it is understood. Each coordinate runs over the leaves of a mode:
    /// their extents.
    pub fn meaning(&self, modes: &[Vec<i64>]) -> Option<Meaning> {
        let extents: Vec<i64> = modes.iter().map(|leaves| leaves.iter().try_fold(1i64, |n, e| n.checked_mul(*e))).collect::<Option<_>>()?;
        let mut stack: Vec<Xors> = Vec::new();
        for op in &self.ops {
            let next = match op {
                Op::Number(n) => vec![Sum { constant: *n, terms: Vec::new() }],
                Op::Coordinate(c) => {
                    let term = Term { coordinate: *c, divisor: 1, extent: *extents.get(*c)?, factor: 1 };
                    vec![Sum { constant: 0, terms: if term.extent > 1 { vec![term] } else { Vec::new() } }]
                }
                Op::Negate => {
                    let a = stack.pop()?;
                    scaled(a, -1)?
                }
                Op::Invert => vec![Sum { constant: !number(&stack.pop()?)?, terms: Vec::new() }],
                op => {
                    let (b, a) = (stack.pop()?, stack.pop()?);
                    binary(*op, a, b)?
                }
            };
            stack.push(next);
        }
        let xors = stack.pop()?;
        if let [sum] = &xors[..] {
            return sum_layout(sum, modes).map(Meaning::Layout);
        }
        let bits: Vec<u32> =
            extents.iter().map(|e| e.cast_unsigned().is_power_of_two().then(|| e.trailing_zeros())).collect::<Option<_>>()?;
        let mut map = BitMap { offset: 0, bases: vec![0; bits.iter().sum::<u32>() as usize] };
        for sum in &xors {
            let part = sum.bases(&bits)?;
            map.offset ^= part.offset;
            map.bases.iter_mut().zip(part.bases).for_each(|(all, basis)| *all ^= basis);
        }
        Some(Meaning::Map(map))
    }

    /// The value at a coordinate; `None` on overflow or division by zero.
    pub fn at(&self, coord: &[i64], stack: &mut Vec<i64>) -> Option<i64> {
        stack.clear();
        for op in &self.ops {
            let value = match op {
                Op::Number(n) => *n,
                Op::Coordinate(c) => *coord.get(*c)?,
                Op::Negate => stack.pop()?.checked_neg()?,
                Op::Invert => !stack.pop()?,
                op => {
                    let (b, a) = (stack.pop()?, stack.pop()?);
                    let by = u32::try_from(b).ok().filter(|n| *n < 63);
                    match op {
                        Op::Add => a.checked_add(b)?,
                        Op::Subtract => a.checked_sub(b)?,
                        Op::Multiply => a.checked_mul(b)?,
                        Op::Divide => a.checked_div(b)?,
                        Op::Floor => a.checked_div(b)? - i64::from(a % b != 0 && (a < 0) != (b < 0)),
                        Op::Remainder => a.checked_rem(b)?,
                        Op::And => a & b,
                        Op::Or => a | b,
                        Op::Xor => a ^ b,
                        Op::Left => a.checked_mul(1 << by?)?,
                        _ => a >> by?,
                    }
                }
            };
            stack.push(value);
        }
        stack.pop()
    }
}

/// A sum of digits as a layout over the leaves of the modes, where the digits nest.
fn sum_layout(sum: &Sum, modes: &[Vec<i64>]) -> Option<Found> {
    let mut leaves = Vec::new();
    for (coordinate, extents) in modes.iter().enumerate() {
        let terms: Vec<&Term> = sum.terms.iter().filter(|t| t.coordinate == coordinate).collect();
        let mut cuts: Vec<i64> = terms.iter().flat_map(|t| [t.divisor, t.divisor * t.extent]).collect();
        let mut whole = 1i64;
        cuts.push(1);
        for extent in extents {
            whole = whole.checked_mul(*extent)?;
            cuts.push(whole);
        }
        cuts.sort_unstable();
        cuts.dedup();
        if cuts.windows(2).any(|w| w[1] % w[0] != 0) || cuts.last() != Some(&whole) {
            return None;
        }
        let mut end = 1;
        for extent in extents {
            let start = end;
            end *= extent;
            let mut leaf = Vec::new();
            for w in cuts.windows(2).filter(|w| w[0] >= start && w[1] <= end) {
                let covering = terms.iter().filter(|t| t.divisor <= w[0] && w[1] <= t.divisor * t.extent);
                let stride = covering.map(|t| t.factor.checked_mul(w[0] / t.divisor)).try_fold(0i64, |all, d| all.checked_add(d?))?;
                push_mode(&mut leaf, w[1] / w[0], stride);
            }
            if leaf.is_empty() {
                leaf.push((1, 0));
            }
            leaves.push(leaf);
        }
    }
    Some(Found { offset: sum.constant, leaves })
}
