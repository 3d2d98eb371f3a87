//! The linear maps over address bits under which a tile takes the fewest wavefronts.
//!
//! A map that keeps words and vectors whole decides the bank of each by a linear function of the bits above them; which other
//! place of that bank they get changes no count. So only the functions onto the bits of a bank are searched, and of
//! these only what they do to the differences of addresses that occur in one group of lanes: few bits, whatever the tile.

use super::Operation;
use super::access::lanes;
use super::banks::{BANKS, Tally, WORD, groups};
use super::search::{Space, Use};
use crate::algebra::bits::BitMap;
use crate::algebra::sorted;
use std::collections::HashMap;

/// How many partial functions are looked at before the search is given up.
const MAX_STEPS: u32 = 1 << 16;

/// The best linear map of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The map, from what a swizzle of the search counts to the same.
    pub map: BitMap,
    /// The wavefronts of each access under it.
    pub each: Vec<u32>,
    /// Whether no linear map takes fewer.
    pub proved: bool,
    /// How many wavefronts every linear map takes at least.
    pub bound: u32,
    /// Whether it adds to the bits of the bank only, and leaves all other bits where they are.
    pub adds: bool,
}

/// A word or vector that a lane asks for, seen from the first of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Place {
    /// Its word within the bits that stay.
    word: u32,
    /// The bits above.
    high: u64,
}

/// What lanes that are served together ask for, and how often such a group occurs.
#[derive(Clone, Debug)]
struct Group {
    places: Vec<Place>,
    times: u32,
}

/// Where the bits of a tile lie.
#[derive(Clone, Copy, Debug)]
struct Field {
    /// The bits that stay: those within words and vectors.
    low: u32,
    /// The bits of the bank above them.
    bank: u32,
    /// The first bit that may not be moved, because a block of so many bits is all that the tile surely fills.
    block: u32,
    /// The bits of the largest number.
    high: u32,
}

impl Field {
    /// The field of a tile, where linear maps of it keep it in its memory.
    fn of(space: &Space) -> Option<Field> {
        let unit = if space.bytes { 8 } else { space.bare.unit_bits };
        if unit.count_ones() != 1 || space.bare.base % (BANKS as i64 * WORD as i64) != 0 {
            return None;
        }
        let word = 5u32.saturating_sub(unit.trailing_zeros());
        let low = space.low.max(word);
        let granule = low + unit.trailing_zeros();
        let bank = (10u32).checked_sub(granule).filter(|n| *n > 0)?;
        let (least, most) = space.range;
        let step = if space.bytes { (space.bare.element_bits / 8).max(1) } else { 1 };
        let end = most.checked_add(step)?;
        let block = [least, end].into_iter().filter(|n| *n != 0).map(i64::trailing_zeros).min().unwrap_or(0);
        let field = Field { low, bank, block: block.min(62), high: space.high.max(low) };
        (field.low + field.bank <= field.block).then_some(field)
    }

    /// The bits of the bank, among those above the ones that stay.
    fn banks(self) -> u64 {
        (1 << self.bank) - 1
    }
}

/// The groups of all accesses, each kind once.
fn all_groups(space: &Space, uses: &[Use], field: Field) -> Vec<Group> {
    let unit = if space.bytes { 8 } else { space.bare.unit_bits };
    let mut found: HashMap<Vec<Place>, u32> = HashMap::new();
    let mut order = Vec::new();
    for usage in uses {
        let shared = !matches!(usage.operation, Operation::AsyncCopy { .. });
        for pattern in &usage.patterns {
            let access = space.access(usage, pattern, |n| n);
            for mask in groups(&access) {
                let mut places: Vec<Place> = lanes(mask & pattern.active)
                    .map(|lane| {
                        let number = pattern.numbers[lane];
                        let within = number & ((1i64 << field.low) - 1);
                        Place { word: (within.saturating_mul(unit) / 32) as u32, high: (number >> field.low) as u64 }
                    })
                    .collect();
                let Some(first) = places.first().map(|p| p.high) else { continue };
                places.iter_mut().for_each(|p| p.high ^= first);
                places.sort_unstable();
                if shared {
                    places.dedup();
                }
                let times = found.entry(places.clone()).or_insert(0);
                if *times == 0 {
                    order.push(places);
                }
                *times = times.saturating_add(pattern.times);
            }
        }
    }
    order.into_iter().map(|places| Group { times: found[&places], places }).collect()
}

/// A basis in which every vector has a bit of its own, the lowest possible: `(bit, vector)`.
fn basis(vectors: impl Iterator<Item = u64>) -> Vec<(u32, u64)> {
    let mut basis: Vec<(u32, u64)> = Vec::new();
    for mut v in vectors {
        for (bit, b) in &basis {
            if v >> bit & 1 == 1 {
                v ^= b;
            }
        }
        if v == 0 {
            continue;
        }
        let bit = v.trailing_zeros();
        for (_, b) in &mut basis {
            if *b >> bit & 1 == 1 {
                *b ^= v;
            }
        }
        basis.push((bit, v));
    }
    sorted::by(&mut basis, Ord::cmp);
    basis
}

/// A place as the search sees it: what is fixed of its bank, and its coordinates in a basis of the rest.
#[derive(Clone, Copy, Debug)]
struct Point {
    word: u32,
    fixed: u64,
    coordinates: u64,
}

/// A search for the images of basis vectors among the bits of a bank.
struct Images<'g> {
    groups: &'g [(Vec<Point>, u32)],
    dimension: usize,
    /// The bits of a bank.
    bits: u32,
    /// Whether functions that differ by a change of basis of the bank bits are the same.
    symmetric: bool,
    /// What is known to be a lower bound: the search ends there.
    ideal: u32,
    images: Vec<u64>,
    best: Option<(u32, Vec<u64>)>,
    steps: u32,
}

impl Images<'_> {
    /// The fewest wavefronts with the images so far: places that differ only by vectors whose images are known, and get the same
    /// bank by them, conflict whatever comes.
    fn least(&self) -> u32 {
        let known = self.images.len();
        let mut keys: Vec<(u32, u64, u64)> = Vec::new();
        let mut sum = 0u32;
        for (points, times) in self.groups {
            keys.clear();
            keys.extend(points.iter().map(|p| {
                let bank = self.images.iter().enumerate().filter(|(j, _)| p.coordinates >> j & 1 == 1).fold(p.fixed, |b, (_, i)| b ^ i);
                (p.word, bank, p.coordinates >> known)
            }));
            keys.sort_unstable();
            let most = keys.chunk_by(|a, b| a == b).map(<[_]>::len).max().unwrap_or(0);
            sum = sum.saturating_add(times.saturating_mul(most as u32));
        }
        sum
    }

    /// Tries every image of the next basis vector. As deep as there are vectors, of which there are at most 64.
    fn extend(&mut self) {
        let done = |s: &Self| s.steps == 0 || s.best.as_ref().is_some_and(|(least, _)| *least <= s.ideal);
        if self.images.len() == self.dimension {
            let sum = self.least();
            if self.best.as_ref().is_none_or(|(least, _)| sum < *least) {
                self.best = Some((sum, self.images.clone()));
            }
            return;
        }
        let used = self.images.iter().fold(0, |all, i| all | i);
        let top = match self.symmetric {
            true => (64 - used.leading_zeros()).saturating_add(1).min(self.bits),
            false => self.bits,
        };
        // Of a symmetric search only one new bit, alone, is another function.
        let new = |i: &u64| !self.symmetric || *i <= used.saturating_add(1);
        let mut next: Vec<(u32, u32, u64)> = Vec::new();
        for image in (0..1u64 << top).filter(new) {
            self.steps = self.steps.saturating_sub(1);
            self.images.push(image);
            next.push((self.least(), image.count_ones(), image));
            self.images.pop();
        }
        sorted::by(&mut next, Ord::cmp);
        for (sum, _, image) in next {
            if done(self) || self.best.as_ref().is_some_and(|(least, _)| sum >= *least) {
                return;
            }
            self.images.push(image);
            self.extend();
            self.images.pop();
        }
    }
}

/// Searches the images: the fewest wavefronts, the images, and whether every function was decided.
fn search(groups: &[(Vec<Point>, u32)], dimension: usize, bits: u32, symmetric: bool, ideal: u32) -> Option<(u32, Vec<u64>, bool)> {
    let mut images = Images { groups, dimension, bits, symmetric, ideal, images: Vec::new(), best: None, steps: MAX_STEPS };
    images.extend();
    let decided = images.steps > 0;
    images.best.map(|(least, found)| (least, found, decided || least <= ideal))
}

/// The best linear map of a tile for accesses together: `None` where the tile is not a block of powers of two.
pub fn best(space: &Space, uses: &[Use]) -> Option<Best> {
    let field = Field::of(space)?;
    let groups = all_groups(space, uses, field);
    let ideal = groups.iter().fold(0u32, |sum, g| sum.saturating_add(g.times.saturating_mul(least_alone(&g.places, field.bank))));
    let banks = field.banks();
    // The bits of the bank stay, and functions of the others are added to them.
    let rest = basis(groups.iter().flat_map(|g| g.places.iter().map(|p| p.high & !banks)));
    let added: Vec<(Vec<Point>, u32)> = points(&groups, &rest, banks);
    let (mut least, images, mut proved) = search(&added, rest.len(), field.bank, false, ideal)?;
    proved &= least <= ideal;
    let mut map = identity(field.high.max(field.low + field.bank));
    for ((bit, _), image) in rest.iter().zip(&images) {
        map.bases[(field.low + bit) as usize] ^= (image << field.low) as i64;
    }
    let (mut bound, mut adds) = (ideal, true);
    if !proved {
        // Any function onto the bits of a bank.
        let all = basis(groups.iter().flat_map(|g| g.places.iter().map(|p| p.high)));
        let (sum, images, decided) = search(&points(&groups, &all, 0), all.len(), field.bank, true, ideal)?;
        bound = if decided { sum } else { ideal };
        if sum < least
            && let Some(moved) = extended(field, &all, &images)
        {
            (least, map, adds) = (sum, moved, false);
        }
        proved = least <= bound;
    }
    let mut tally = Tally::default();
    let each = uses.iter().map(|u| space.wavefronts_under(u, |n| map.apply(n), &mut tally)).collect();
    Some(Best { map, each, proved, bound, adds })
}

/// The fewest wavefronts of places under any function: those of one word go to as many banks as there are.
fn least_alone(places: &[Place], bank: u32) -> u32 {
    let of_word = places.chunk_by(|a, b| a.word == b.word).map(|places| (places.len() as u32).div_ceil(1 << bank));
    of_word.max().unwrap_or(0)
}

fn points(groups: &[Group], basis: &[(u32, u64)], fixed: u64) -> Vec<(Vec<Point>, u32)> {
    let coordinates = |high: u64| basis.iter().enumerate().fold(0u64, |sum, (j, (bit, _))| sum | (high >> bit & 1) << j);
    let point = |p: &Place| Point { word: p.word, fixed: p.high & fixed, coordinates: coordinates(p.high & !fixed) };
    groups.iter().map(|g| (g.places.iter().map(point).collect(), g.times)).collect()
}

/// The identity on so many bits.
fn identity(bits: u32) -> BitMap {
    BitMap { offset: 0, bases: (0..bits.min(62)).map(|j| 1 << j).collect() }
}

/// A map that takes numbers to the banks of a function given on a basis: some bits of the block become those of the bank, and
/// the bits of the bank that do not go to the places of these.
fn extended(field: Field, basis: &[(u32, u64)], images: &[u64]) -> Option<BitMap> {
    let bits = field.high.max(field.low + field.bank) - field.low;
    let mut function: Vec<u64> = vec![0; bits as usize];
    let mut free: Vec<u32> = (0..bits).collect();
    for ((bit, _), image) in basis.iter().zip(images) {
        function[*bit as usize] = *image;
        free.retain(|b| b != bit);
    }
    // Bits that no access tells apart complete the function.
    let block = field.block - field.low;
    for target in 0..field.bank {
        let own: Vec<u64> = (0..block).map(|b| function[b as usize]).collect();
        let span = reduced(&own);
        let unit = 1u64 << target;
        if remainder(&span, unit) == 0 {
            continue;
        }
        let at = free.iter().position(|b| *b == target).or_else(|| free.iter().position(|b| *b < block))?;
        function[free.remove(at) as usize] = unit;
    }
    // One bit for each of the bank's, its own where that is possible.
    let mut chosen: Vec<(u32, u64)> = Vec::new(); // a bit, and its image reduced by those before
    let order = (0..field.bank).chain(field.bank..block);
    for bit in order {
        let rest = chosen.iter().fold(function[bit as usize], |v, (_, c)| if v >> (63 - c.leading_zeros()) & 1 == 1 { v ^ c } else { v });
        if rest != 0 {
            chosen.push((bit, rest));
        }
    }
    if chosen.len() != field.bank as usize {
        return None;
    }
    let picked: Vec<u32> = chosen.iter().map(|c| c.0).collect();
    let targets = targets(field.bank, &picked);
    // The change of the bank's bits under which each chosen bit becomes its target.
    let columns = BitMap { offset: 0, bases: targets.iter().map(|bit| function[*bit as usize] as i64).collect() };
    let change = columns.inverse()?;
    let mut map = identity(field.high.max(field.low + field.bank));
    let mut vacated: Vec<u32> = picked.iter().copied().filter(|b| *b >= field.bank).collect();
    for bit in 0..bits {
        let image = change.apply(function[bit as usize] as i64) << field.low;
        let own = match picked.contains(&bit) {
            true => 0,
            false if bit < field.bank => 1i64 << (field.low + vacated.pop()?),
            false => 1i64 << (field.low + bit),
        };
        map.bases[(field.low + bit) as usize] = own ^ image;
    }
    Some(map)
}

/// Which bit becomes each bit of the bank: itself where it is chosen, else one of the others.
fn targets(bank: u32, picked: &[u32]) -> Vec<u32> {
    let mut others = picked.iter().copied().filter(|b| *b >= bank);
    (0..bank).map(|b| if picked.contains(&b) { b } else { others.next().unwrap_or(b) }).collect()
}

/// Independent vectors of the same span, each with the highest bit that it has to itself.
fn reduced(vectors: &[u64]) -> Vec<u64> {
    let mut span: Vec<u64> = Vec::new();
    for v in vectors {
        let v = remainder(&span, *v);
        if v != 0 {
            span.push(v);
        }
    }
    span
}

/// What is left of a vector without a span of [`reduced`] vectors.
fn remainder(span: &[u64], mut v: u64) -> u64 {
    for s in span {
        if v >> (63 - s.leading_zeros()) & 1 == 1 {
            v ^= s;
        }
    }
    v
}
