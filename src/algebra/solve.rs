//! Equations with an unknown layout X: `A o X = B` and `X o A = B`.
//!
//! Both are asked of tables of numbers. `A o X = B` says of each coordinate which values X may have there; `X o A = B` says
//! what X is at some of its coordinates. What is found is a layout, as its coalesced modes `(extent, stride)`, the innermost
//! first; it is 0 at 0, as every layout is.

pub mod leafwise;

use super::infer::push_mode;
use crate::algebra::sorted;
use std::collections::HashMap;

/// The modes of a layout, the innermost first.
pub type Modes = Vec<(i64, i64)>;

/// How many steps a search takes before it is given up.
pub const MAX_STEPS: u64 = 1 << 24;

/// How many values all coordinates of a search may have together.
pub const MAX_CHOICES: usize = 1 << 22;

/// How many layouts are counted before there are "many".
pub const MAX_COUNTED: usize = 1 << 10;

/// The layouts that a search found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solutions {
    /// The layouts, those with the fewest modes first.
    pub layouts: Vec<Modes>,
    /// Whether these are all there are.
    pub complete: bool,
    /// The largest coordinate that a layout which holds before it gets wrong.
    pub reached: usize,
}

/// The value of modes at a 1-D coordinate; the last mode goes on beyond its extent.
pub fn at(modes: &[(i64, i64)], mut i: i64) -> i64 {
    let mut sum = 0;
    for (k, (extent, stride)) in modes.iter().enumerate() {
        let digit = if k + 1 == modes.len() { i } else { i % extent };
        i /= extent;
        sum += digit * stride;
    }
    sum
}

/// For each 1-D coordinate of an unknown layout, the values that it may have there, ascending.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    ends: Vec<usize>,
    values: Vec<i64>,
}

impl Choices {
    /// Adds the values of the next coordinate.
    pub fn push(&mut self, values: &[i64]) {
        let from = self.values.len();
        self.values.extend_from_slice(values);
        self.values[from..].sort_unstable();
        self.ends.push(self.values.len());
    }

    /// How many coordinates there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// How many values there are over all coordinates.
    pub fn weight(&self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The values at a coordinate.
    pub fn get(&self, i: usize) -> &[i64] {
        let from = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.values[from..self.ends[i]]
    }

    /// The values as one table, where there is one each.
    pub fn table(&self) -> Option<&[i64]> {
        (self.values.len() == self.ends.len() && (0..self.len()).all(|i| self.get(i).len() == 1)).then_some(&self.values[..])
    }

    fn has(&self, i: usize, value: i64) -> bool {
        match self.get(i) {
            [one] => *one == value,
            several => several.binary_search(&value).is_ok(),
        }
    }
}

/// A search for layouts within choices.
struct Within<'c> {
    choices: &'c Choices,
    steps: u64,
    modes: Modes,
    /// The values of the modes so far.
    values: Vec<i64>,
    found: Solutions,
}

impl Within<'_> {
    /// Tries every next mode. As deep as there are modes: each doubles the size at least.
    fn extend(&mut self) {
        let (inner, size) = (self.values.len(), self.choices.len());
        if inner == size {
            self.found.layouts.push(self.modes.clone());
            return;
        }
        for stride in self.choices.get(inner).iter().copied() {
            if self.modes.last().is_some_and(|(e, d)| d.checked_mul(*e) == Some(stride)) {
                continue; // the mode before would have gone on
            }
            let longest = self.run(stride);
            for extent in (2..=longest).rev().filter(|e| (size / inner).is_multiple_of(*e)) {
                if self.steps == 0 || self.found.layouts.len() >= MAX_COUNTED {
                    self.found.complete = false;
                    return;
                }
                for block in 1..extent {
                    for j in 0..inner {
                        self.values.push(self.values[j] + block as i64 * stride);
                    }
                }
                self.modes.push((extent as i64, stride));
                self.extend();
                self.modes.pop();
                self.values.truncate(inner);
            }
        }
    }

    /// How often the values so far may be repeated at a distance of `stride`.
    fn run(&mut self, stride: i64) -> usize {
        let inner = self.values.len();
        let most = self.choices.len() / inner;
        for block in 1..most {
            for j in 0..inner {
                self.steps = self.steps.saturating_sub(1);
                let wanted = (block as i64).checked_mul(stride).and_then(|d| d.checked_add(self.values[j]));
                if self.steps == 0 || !wanted.is_some_and(|w| self.choices.has(block * inner + j, w)) {
                    self.found.reached = self.found.reached.max(block * inner + j);
                    return block;
                }
            }
        }
        most
    }
}

/// The layouts whose value at each coordinate is one of the choices there.
pub fn within(choices: &Choices) -> Solutions {
    let found = Solutions { complete: true, ..Solutions::default() };
    if choices.is_empty() || !choices.has(0, 0) {
        return found;
    }
    let mut search = Within { choices, steps: MAX_STEPS, modes: Vec::new(), values: vec![0], found };
    search.extend();
    search.found.complete &= search.steps > 0;
    let mut found = search.found;
    sorted::by_key(&mut found.layouts, |modes| (modes.len(), modes.iter().map(|m| m.1.unsigned_abs()).max()));
    found
}

/// What an unknown layout is at some of its coordinates: `(coordinate, value)`, ascending, no coordinate twice.
#[derive(Clone, Debug)]
pub struct Points(Vec<(i64, i64)>);

/// Why points are those of no function, or of no layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// Two places `(first, second)` of the equation ask for different values at one coordinate.
    Twice(usize, usize),
    /// A place asks for a value at a coordinate below 0.
    Negative(usize),
    /// A place asks at coordinate 0 for another value than 0.
    AtZero(usize),
}

impl Points {
    /// The points that the places of an equation ask for: `(coordinate, value)` each.
    pub fn new(places: &[(i64, i64)]) -> Result<Points, Misfit> {
        let mut seen: HashMap<i64, usize> = HashMap::with_capacity(places.len());
        for (i, (a, b)) in places.iter().enumerate() {
            if *a < 0 {
                return Err(Misfit::Negative(i));
            }
            if *a == 0 && *b != 0 {
                return Err(Misfit::AtZero(i));
            }
            let first = *seen.entry(*a).or_insert(i);
            if places[first].1 != *b {
                return Err(Misfit::Twice(first, i));
            }
        }
        let mut points: Vec<(i64, i64)> = places.to_vec();
        points.sort_unstable();
        points.dedup();
        Ok(Points(points))
    }

    /// One past the last coordinate.
    fn end(&self) -> i64 {
        self.0.last().map_or(1, |p| p.0 + 1)
    }

    /// Whether there is one at every coordinate up to the last.
    pub fn is_whole(&self) -> bool {
        self.0.len() as i64 == self.end()
    }
}

/// Ends up to which every place where a mode could end is tried.
pub const ALL_CUTS: i64 = 1 << 8;

/// The most modes of a layout through points.
const MAX_MODES: usize = 62;

/// A linear equation between the strides of modes: a coefficient each, and what they come to.
#[derive(Clone, Debug)]
struct Row {
    coefficients: Vec<i128>,
    sum: i128,
}

impl Row {
    /// The last mode that it speaks of.
    fn pivot(&self) -> Option<usize> {
        self.coefficients.iter().rposition(|c| *c != 0)
    }
}

/// Linear equations, one for each last mode.
#[derive(Clone, Debug, Default)]
struct System {
    rows: Vec<Option<Row>>,
}

impl System {
    /// Adds an equation; `false` where it contradicts the others, or is too large to calculate with.
    fn add(&mut self, mut row: Row) -> bool {
        loop {
            let Some(k) = row.pivot() else {
                return row.sum == 0;
            };
            if self.rows.len() <= k {
                self.rows.resize(k + 1, None);
            }
            let Some(other) = &self.rows[k] else {
                self.rows[k] = Some(row);
                return true;
            };
            // Euclid's steps on the last coefficient, so that all stay integers.
            let (a, b) = (row.coefficients[k], other.coefficients[k]);
            if a % b == 0 {
                match subtract(&row, other, a / b) {
                    Some(rest) => row = rest,
                    None => return false,
                }
            } else {
                let Some(rest) = subtract(other, &row, b / a) else {
                    return false;
                };
                self.rows[k] = Some(row);
                row = rest;
            }
        }
    }
}

/// `a - times * b`.
fn subtract(a: &Row, b: &Row, times: i128) -> Option<Row> {
    let n = a.coefficients.len().max(b.coefficients.len());
    let get = |r: &Row, k: usize| r.coefficients.get(k).copied().unwrap_or(0);
    let of = |x: i128, y: i128| y.checked_mul(times).and_then(|y| x.checked_sub(y));
    let coefficients: Option<Vec<i128>> = (0..n).map(|k| of(get(a, k), get(b, k))).collect();
    Some(Row { coefficients: coefficients?, sum: of(a.sum, b.sum)? })
}

/// A search for a layout through points.
struct Through<'p> {
    points: &'p [(i64, i64)],
    end: i64,
    /// Where modes may end, ascending.
    cuts: &'p [i64],
    steps: u64,
    /// Whether no place where a mode could end was left out.
    complete: bool,
    reached: usize,
}

impl Through<'_> {
    /// The equation of a point, where modes begin at `starts`.
    fn row(&self, starts: &[i64], (mut a, b): (i64, i64)) -> Row {
        let mut coefficients = vec![0; starts.len()];
        for (k, start) in starts.iter().enumerate().rev() {
            coefficients[k] = i128::from(a / start);
            a %= start;
        }
        Row { coefficients, sum: i128::from(b) }
    }

    /// The modes that begin at `starts` and go on: `next` is the first point that is not in `system` yet. As deep as there are
    /// modes, of which there are at most [`MAX_MODES`].
    fn extend(&mut self, starts: &mut Vec<i64>, system: &System, next: usize) -> Option<Modes> {
        let mut all = system.clone();
        let mut stop = next;
        while let Some(point) = self.points.get(stop) {
            self.steps = self.steps.checked_sub(1)?;
            if !all.add(self.row(starts, *point)) {
                break;
            }
            stop += 1;
        }
        self.reached = self.reached.max(stop);
        let limit = match self.points.get(stop) {
            None => {
                if let Some(modes) = self.solved(starts, &all) {
                    return Some(modes);
                }
                self.end - 1
            }
            Some(point) => point.0,
        };
        if starts.len() >= MAX_MODES {
            self.complete = false;
            return None;
        }
        let start = starts[starts.len() - 1];
        let count = self.cuts.partition_point(|c| *c <= limit);
        for k in (0..count).rev() {
            let cut = self.cuts[k];
            if cut <= start {
                break;
            }
            if cut % start != 0 {
                continue;
            }
            let below = self.points.partition_point(|p| p.0 < cut);
            let mut kept = system.clone();
            for point in &self.points[next.min(below)..below] {
                self.steps = self.steps.checked_sub(1)?;
                kept.add(self.row(starts, *point));
            }
            starts.push(cut);
            let found = self.extend(starts, &kept, below.max(next));
            starts.pop();
            if found.is_some() || self.steps == 0 {
                return found;
            }
        }
        None
    }

    /// The layout of whole strides that the equations have, with as few modes as the free ones allow.
    fn solved(&mut self, starts: &[i64], system: &System) -> Option<Modes> {
        let n = starts.len();
        let row = |k: usize| system.rows.get(k).and_then(Option::as_ref);
        let free: Vec<usize> = (0..n).filter(|k| row(*k).is_none()).collect();
        let extent = |k: usize| if k + 1 < n { starts[k + 1] / starts[k] } else { (self.end - 1) / starts[k] + 1 };
        let mut best: Option<(usize, Modes)> = None;
        let mut first: Option<Vec<i64>> = None;
        for code in 0..3usize.pow(free.len().min(4) as u32) {
            let mut strides: Vec<i64> = Vec::with_capacity(n);
            for k in 0..n {
                let stride = match row(k) {
                    Some(row) => {
                        let known: Option<i128> = strides
                            .iter()
                            .zip(&row.coefficients)
                            .try_fold(row.sum, |sum, (d, c)| c.checked_mul(i128::from(*d)).and_then(|x| sum.checked_sub(x)));
                        known.filter(|sum| sum % row.coefficients[k] == 0).and_then(|sum| i64::try_from(sum / row.coefficients[k]).ok())
                    }
                    None => {
                        let place = free.iter().position(|f| *f == k).unwrap_or(0);
                        let onward = first.as_ref().and_then(|f| f.get(k + 1)).filter(|d| *d % extent(k) == 0).map(|d| d / extent(k));
                        match code / 3usize.pow(place.min(3) as u32) % 3 {
                            0 => Some(0),
                            1 => strides.last().and_then(|d| d.checked_mul(extent(k - 1))).or(Some(0)),
                            _ => onward.or(Some(0)),
                        }
                    }
                };
                strides.push(stride.unwrap_or(i64::MIN));
                if stride.is_none() {
                    break;
                }
            }
            if strides.last() == Some(&i64::MIN) || strides.len() < n {
                continue;
            }
            let mut modes = Vec::new();
            for (k, stride) in strides.iter().enumerate() {
                push_mode(&mut modes, extent(k), *stride);
            }
            first.get_or_insert(strides);
            if best.as_ref().is_none_or(|(count, _)| modes.len() < *count) {
                best = Some((modes.len(), modes));
            }
        }
        self.complete &= best.is_some() || free.is_empty();
        best.map(|(_, modes)| modes)
    }
}

/// A layout through all points, or none; `steps` of `coalesced` modes of the layout whose coordinates they are say where
/// modes may end beside the points themselves.
pub fn through(points: &Points, steps: &[(i64, i64)]) -> Solutions {
    let end = points.end();
    let mut cuts: Vec<i64> = match end <= ALL_CUTS {
        true => (2..end).collect(),
        false => {
            let ends = steps.iter().flat_map(|(e, d)| [Some(d.abs()), e.checked_mul(d.abs())]).flatten();
            points.0.iter().map(|p| p.0).chain(ends).filter(|c| (2..end).contains(c)).collect()
        }
    };
    cuts.sort_unstable();
    cuts.dedup();
    let whole = points.is_whole() || end <= ALL_CUTS;
    let mut search = Through { points: &points.0, end, cuts: &cuts, steps: MAX_STEPS, complete: whole, reached: 0 };
    let found = search.extend(&mut vec![1], &System::default(), 0);
    Solutions {
        complete: search.complete && search.steps > 0,
        reached: points.0.get(search.reached).map_or(0, |p| p.0 as usize),
        layouts: found.into_iter().collect(),
    }
}
