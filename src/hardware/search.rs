//! The swizzles, or paddings, under which a tile takes the fewest wavefronts: every valid one is tried.

use super::address::Memory;
use super::banks::{Cost, Tally};
use super::program::{Placement, Program};
use super::{Access, LANES, Operation, Refusal};
use crate::algebra::properties::PlainMode;
use crate::algebra::sorted;
use crate::algebra::{Cx, Fault, Layout, Result, Swizzle, Tree};
use std::collections::HashMap;

/// The most steps that finding the valid swizzles may take.
const MAX_STEPS: u64 = 1 << 33;

/// What a swizzle of the search counts, and what it may touch.
#[derive(Clone, Debug)]
pub struct Space {
    /// The tile without a swizzle.
    pub bare: Memory,
    /// Whether it counts byte addresses, as that of a shared-memory pointer, or what the layout counts.
    pub bytes: bool,
    /// The least and the largest number that the tile has.
    pub(super) range: (i64, i64),
    /// All numbers of the tile in order, where not every swizzle keeps them within the tile.
    numbers: Vec<i64>,
    /// The low bits that a swizzle must leave alone: those within the vectors.
    pub low: u32,
    /// The bits of the largest number.
    pub high: u32,
}

/// An instruction without its swizzle, and how often it occurs.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub(super) numbers: [i64; LANES],
    pub(super) active: u32,
    pub(super) times: u32,
}

/// One access of the tile: all its instructions.
#[derive(Clone, Debug)]
pub struct Use {
    pub(super) operation: Operation,
    pub(super) patterns: Vec<Pattern>,
    /// The least for so many distinct words.
    pub ideal: u32,
}

impl Space {
    /// The space of a tile for accesses with these programs over its bare memory.
    pub fn new(bare: Memory, bytes: bool, programs: &[Program]) -> std::result::Result<Space, Refusal<'static>> {
        let unit = if bytes { 8 } else { bare.unit_bits };
        let limit = super::program::MAX_CELLS;
        if usize::try_from(bare.size).is_ok_and(|n| n > limit) {
            return Err(Refusal::TooMany { limit });
        }
        let mut numbers = Vec::new();
        for coordinate in 0..bare.size {
            numbers.push(bare.number(coordinate, bytes).ok_or(Refusal::Below { thread: 0, value: 0 })?);
        }
        let least = numbers.iter().copied().min().unwrap_or(0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        if least < 0 {
            return Err(Refusal::Below { thread: 0, value: 0 });
        }
        let vector = programs.iter().map(|p| i64::from(p.operation.bytes()) * 8 / unit.max(1)).max().unwrap_or(1).max(1);
        let (low, high) = (bits_of(vector - 1), bits_of(most));
        let room = u64::from(high.saturating_sub(low));
        if room.saturating_pow(3).saturating_mul(numbers.len() as u64) > MAX_STEPS {
            return Err(Refusal::TooMany { limit });
        }
        Ok(Space { bare, bytes, range: (least, most), numbers, low, high })
    }

    /// An access of the tile as the search sees it.
    pub fn usage(&self, program: &Program) -> Use {
        // Adding a constant by xor commutes with every swizzle and only renames the banks, so all
        // instructions that differ by one cost the same, as long as nothing is added behind.
        let alike = self.bytes || self.bare.base % 128 == 0;
        let alike = alike && self.bare.unit_bits.count_ones() == 1;
        let mut found: HashMap<([i64; LANES], u32), u32> = HashMap::new();
        let (mut order, mut ideal) = (Vec::new(), 0u32);
        let mut tally = Tally::default();
        for warp in 0..program.warps() {
            for i in 0..program.instructions() {
                ideal = ideal.saturating_add(tally.cost(&program.access(warp, i)).ideal);
                let (mut numbers, active) = self.pattern(program, warp, i);
                if alike && active != 0 {
                    let first = numbers[active.trailing_zeros() as usize];
                    super::access::lanes(active).for_each(|lane| numbers[lane] ^= first);
                }
                let times = found.entry((numbers, active)).or_insert(0);
                if *times == 0 {
                    order.push((numbers, active));
                }
                *times += 1;
            }
        }
        let pattern = |(numbers, active)| Pattern { numbers, active, times: found[&(numbers, active)] };
        Use { operation: program.operation, patterns: order.into_iter().map(pattern).collect(), ideal }
    }

    fn pattern(&self, program: &Program, warp: usize, i: usize) -> ([i64; LANES], u32) {
        let (first, place) = (program.values(i)[0], &program.placement);
        let (mut numbers, mut active) = ([0; LANES], 0u32);
        for (lane, number) in numbers.iter_mut().enumerate() {
            let thread = warp * LANES + lane;
            if thread < place.threads {
                let coordinate = place.coordinates[thread * place.values + first];
                *number = self.bare.number(coordinate, self.bytes).unwrap_or(0);
                active |= 1 << lane;
            }
        }
        (numbers, active & program.operation.lanes())
    }

    /// Every swizzle that keeps vectors whole and the tile where it is: the identity, and all
    /// `Swizzle<B,M,S>` of both signs of S whose bits lie among those of the tile.
    pub fn swizzles(&self) -> Vec<Swizzle> {
        let mut all = vec![Swizzle { bits: 0, base: self.low.min(60) as u8, shift: 0 }];
        let room = self.high.saturating_sub(self.low).min(60);
        for bits in 1..=room / 2 {
            for shift in bits..=room - bits {
                for base in self.low..=self.high - bits - shift {
                    for sign in [1, -1] {
                        let swizzle = Swizzle { bits: bits as u8, base: base as u8, shift: shift as i8 * sign };
                        if self.keeps(swizzle) {
                            all.push(swizzle);
                        }
                    }
                }
            }
        }
        all
    }

    /// Whether a swizzle maps the tile into the memory that it has.
    fn keeps(&self, swizzle: Swizzle) -> bool {
        let (least, most) = self.range;
        // Blocks of this many numbers stay where they are.
        let block = 1i64 << (u32::from(swizzle.base) + u32::from(swizzle.bits) + swizzle.shift.min(0).unsigned_abs() as u32);
        if least % block == 0 && most.saturating_add(1) % block == 0 {
            return true;
        }
        self.numbers.iter().all(|n| (least..=most).contains(&swizzle.apply(*n)))
    }

    /// The wavefronts of an access under a swizzle.
    pub fn wavefronts(&self, usage: &Use, swizzle: Swizzle, tally: &mut Tally) -> u32 {
        self.wavefronts_under(usage, |number| swizzle.apply(number), tally)
    }

    /// The wavefronts of an access where every number of the tile becomes another.
    pub fn wavefronts_under(&self, usage: &Use, moved: impl Fn(i64) -> i64, tally: &mut Tally) -> u32 {
        let cost = |pattern: &Pattern| tally.cost(&self.access(usage, pattern, &moved)).wavefronts.saturating_mul(pattern.times);
        usage.patterns.iter().map(cost).fold(0, u32::saturating_add)
    }

    /// The access of a pattern where every number of the tile becomes another.
    pub(super) fn access(&self, usage: &Use, pattern: &Pattern, moved: impl Fn(i64) -> i64) -> Access {
        let mut addresses = [0u64; LANES];
        for lane in super::access::lanes(pattern.active) {
            let number = moved(pattern.numbers[lane]);
            let byte = if self.bytes { number } else { self.bare.base.saturating_add(number.saturating_mul(self.bare.unit_bits) / 8) };
            addresses[lane] = byte as u64;
        }
        Access { operation: usage.operation, addresses, active: pattern.active }
    }

    /// The name of the hardware's own mode that a swizzle is, in bytes: 32, 64 or 128.
    pub fn mode(&self, swizzle: Swizzle) -> Option<u32> {
        let unit = if self.bytes { 8 } else { self.bare.unit_bits };
        hardware_mode(swizzle, unit)
    }
}

/// The hardware's own swizzles are `Swizzle<1|2|3,4,3>` of byte addresses: its 32, 64 and 128-byte modes.
pub fn hardware_mode(swizzle: Swizzle, unit_bits: i64) -> Option<u32> {
    // In units of 2^k bits the 16 bytes that stay whole have 7 - k bits.
    let own = unit_bits.count_ones() == 1 && u32::from(swizzle.base) + unit_bits.trailing_zeros() == 7;
    (own && swizzle.shift == 3 && (1..=3).contains(&swizzle.bits)).then(|| 16 << swizzle.bits)
}

fn bits_of(n: i64) -> u32 {
    64 - n.max(0).leading_zeros()
}

/// The result of a search for swizzles.
#[derive(Clone, Debug)]
pub struct Found {
    /// How many swizzles were tried.
    pub tried: usize,
    /// Those with the fewest wavefronts, simplest first: few bits, the hardware's own, short and positive
    /// shifts, low bases.
    pub best: Vec<Swizzle>,
    /// The wavefronts of each access under the best.
    pub each: Vec<Vec<u32>>,
    /// The fewest wavefronts of all accesses together.
    pub least: u32,
    /// The fewest wavefronts of each access on its own: their sum is a bound.
    pub alone: Vec<u32>,
    /// The wavefronts of each access without a swizzle.
    pub bare: Vec<u32>,
    /// The best of the swizzles of so many bits, from none on.
    pub by_bits: Vec<Rung>,
}

/// What swizzles of so many bits come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// How many bits are swizzled.
    pub bits: u8,
    /// How many swizzles have so many.
    pub tried: usize,
    /// The fewest wavefronts of all accesses together under any of them.
    pub least: u32,
    /// The first that has them.
    pub first: Swizzle,
}

/// Tries every valid swizzle.
pub fn search(space: &Space, uses: &[Use]) -> Found {
    let mut tally = Tally::default();
    let all = space.swizzles();
    let mut found = Found {
        tried: all.len(),
        best: Vec::new(),
        each: Vec::new(),
        least: u32::MAX,
        alone: vec![u32::MAX; uses.len()],
        bare: Vec::new(),
        by_bits: Vec::new(),
    };
    let mut best: Vec<(Swizzle, Vec<u32>)> = Vec::new();
    for swizzle in all {
        let each: Vec<u32> = uses.iter().map(|u| space.wavefronts(u, swizzle, &mut tally)).collect();
        found.alone.iter_mut().zip(&each).for_each(|(least, n)| *least = (*least).min(*n));
        if swizzle.bits == 0 {
            found.bare = each.clone();
        }
        let sum = each.iter().copied().fold(0, u32::saturating_add);
        match found.by_bits.last_mut().filter(|rung| rung.bits == swizzle.bits) {
            None => found.by_bits.push(Rung { bits: swizzle.bits, tried: 1, least: sum, first: swizzle }),
            Some(rung) => {
                rung.tried += 1;
                if sum < rung.least {
                    (rung.least, rung.first) = (sum, swizzle);
                }
            }
        }
        if sum < found.least {
            found.least = sum;
            best.clear();
        }
        if sum == found.least {
            best.push((swizzle, each));
        }
    }
    sorted::by_key(&mut best, |(s, _)| (s.bits, space.mode(*s).is_none(), s.shift < 0, s.shift.unsigned_abs(), s.base));
    (found.best, found.each) = best.into_iter().unzip();
    found
}

/// A tile whose rows lie further apart.
#[derive(Clone, Copy, Debug)]
pub struct Padded<'a> {
    /// So many units are added ...
    pub by: i64,
    /// ... behind every so many.
    pub every: i64,
    /// The layout that this gives.
    pub layout: Layout<'a>,
}

/// Every padding of a plain layout by up to 128 bytes that keeps vectors of `vector` units aligned: behind each
/// stride of the layout that all larger ones are multiples of.
pub fn paddings<'a>(cx: Cx<'a>, layout: Layout<'a>, modes: &[PlainMode], unit_bits: i64, vector: i64) -> Result<'a, Vec<Padded<'a>>> {
    let mut strides: Vec<i64> = modes.iter().filter(|m| m.extent > 1 && m.stride > 1).map(|m| m.stride).collect();
    strides.sort_unstable();
    strides.dedup();
    let most = 128 * 8 / unit_bits.max(1);
    let mut all = Vec::new();
    for &every in &strides {
        if strides.iter().any(|s| *s > every && s % every != 0)
            || !modes.iter().any(|m| m.extent > 1 && m.stride.abs() < every && m.stride != 0)
        {
            continue;
        }
        for by in (1..=most / vector.max(1)).map(|k| k * vector.max(1)) {
            let stride = cx.transform_leaf(layout.stride, &mut |t| match t {
                Tree::Int(d) if d.value >= every => {
                    let step = cx.add(crate::algebra::Int { value: every, ..d }, crate::algebra::Int { value: by, ..d })?;
                    Ok(Tree::Int(cx.mul(crate::algebra::Int { value: d.value / every, ..d }, step)?))
                }
                t => Ok(t),
            })?;
            all.push(Padded { by, every, layout: Layout { shape: layout.shape, stride } });
        }
    }
    Ok(all)
}

/// The wavefronts of each access over a padded tile; `None` where a vector is not aligned any more.
pub fn padded<'a>(
    cx: Cx<'a>,
    like: &Memory,
    padded: &Padded<'a>,
    programs: &[Program],
) -> std::result::Result<Option<Vec<u32>>, &'a Fault<'a>> {
    let memory = match like.relaid(cx, padded.layout) {
        Ok(memory) => memory,
        Err(Refusal::Fault(fault)) => return Err(fault),
        Err(_) => return Ok(None),
    };
    let mut tally = Tally::default();
    let mut each = Vec::new();
    for program in programs {
        let moved = program.placement.over(&memory).map(|p: Placement| Placement { order: program.placement.order.clone(), ..p });
        let Ok(program) = moved.and_then(|p| p.program(program.operation)) else {
            return Ok(None);
        };
        let mut sum = Cost::default();
        for warp in 0..program.warps() {
            for i in 0..program.instructions() {
                sum.wavefronts = sum.wavefronts.saturating_add(tally.cost(&program.access(warp, i)).wavefronts);
            }
        }
        each.push(sum.wavefronts);
    }
    Ok(Some(each))
}
