//! The search for a swizzle step by step: which there are, what they come to by their bits, what the best
//! one does to the banks, and where no one reaches the ideal, the bound.

use super::access::count;
use super::say::{Line, Say};
use crate::algebra::{Swizzle, Tree};
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::banks::{BANKS, Tally, WORD};
use crate::hardware::program::Program;
use crate::hardware::search::{Found, Space, Use};
use crate::hardware::{Access, LANES};
use crate::value::notation::Notation;

/// How many lanes are shown before and after.
const SHOWN: usize = 8;

/// What the explanation of a search for a swizzle needs.
pub struct Search<'v> {
    /// The notation in which values are written.
    pub notation: Notation,
    /// The space of swizzles that is searched.
    pub space: &'v Space,
    /// What each access requires of a swizzle, in the order of `names`.
    pub uses: &'v [Use],
    /// The accesses over the tile without a swizzle.
    pub programs: &'v [Program],
    /// The names of the accesses, in the order of `uses`.
    pub names: &'v [String],
    /// The result of the search.
    pub found: &'v Found,
    /// What the search came to, in a sentence.
    pub verdict: &'v str,
}

impl Search<'_> {
    /// The steps of the search as lines.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = self.candidates();
        lines.push(self.say(0).words("each access alone").line());
        for (i, name) in self.names.iter().enumerate() {
            let (bare, alone, ideal) = (self.found.bare[i], self.found.alone[i], self.uses[i].ideal);
            let bound = if alone > ideal { ": a bound that no swizzle passes" } else { "" };
            let alone = format!("{} without a swizzle, {alone} under the best for it", count(bare, "wavefront"));
            let text = format!("{}. {name}: {alone}, ideal {ideal}{bound}", i + 1);
            lines.push(self.say(1).words(&text).line());
        }
        lines.extend(self.ladder());
        match self.found.best.first().filter(|s| s.bits > 0) {
            Some(best) => lines.extend(self.work(*best)),
            None => lines.push(self.say(0).words("no swizzle does better than none").line()),
        }
        lines.push(self.say(0).words(self.verdict).line());
        lines
    }

    fn say(&self, depth: usize) -> Say {
        Say::new(self.notation, depth)
    }

    fn unit(&self) -> &'static str {
        if self.space.bytes { "byte address" } else { "index" }
    }

    fn candidates(&self) -> Vec<Line> {
        let Space { low, high, .. } = *self.space;
        let unit = self.unit();
        let kept = match low {
            0 => "a vector is one, so every bit may change".to_string(),
            low => format!("bits below {low} stay as they are: they lie within a vector of {}", 1i64 << low.min(62)),
        };
        let text = format!(
            "candidates: Swizzle<B,M,S> xors B bits of the {unit} from M on with those |S| above (S > 0) or the other way round (S < 0), B <= |S|"
        );
        let reach = format!("the largest {unit} of the tile has {high} bits: B + M + |S| <= {high}");
        let last = format!(
            "what maps the tile into the memory that it has: {}, the one of no bits among them; every one is tried",
            count(u32::try_from(self.found.tried).unwrap_or(u32::MAX), "swizzle")
        );
        vec![
            self.say(0).words(&text).line(),
            self.say(1).words(&kept).line(),
            self.say(1).words(&reach).line(),
            self.say(1).words(&last).line(),
        ]
    }

    /// The least by the number of bits.
    fn ladder(&self) -> Vec<Line> {
        let mut lines = vec![self.say(0).words("all accesses together, by the number of bits").line()];
        for rung in &self.found.by_bits {
            let sum = self.found.least;
            let text = match rung.bits {
                0 => format!("none: {}", count(rung.least, "wavefront")),
                1 => format!("1 bit, {} swizzles: {} at least", rung.tried, rung.least),
                n => format!("{n} bits, {} swizzles: {} at least", rung.tried, rung.least),
            };
            let say = self.say(1).words(&text);
            let say = if rung.bits > 0 { say.words(", first by ").tree(Tree::Swizzle(rung.first)) } else { say };
            lines.push(say.words(if rung.least == sum { ": the least of all" } else { "" }).line());
        }
        lines
    }

    /// What the best swizzle does: in words, and to the lanes of the worst group.
    fn work(&self, best: Swizzle) -> Vec<Line> {
        let (b, low, distance) = (i64::from(best.bits), i64::from(best.base), i64::from(best.shift.unsigned_abs()));
        let (read, changed) = if best.shift >= 0 { (low + distance, low) } else { (low, low + distance) };
        let bits = |from: i64| if b == 1 { format!("bit {from}") } else { format!("bits {from}-{}", from + b - 1) };
        let mode = self.space.mode(best).map_or(String::new(), |n| format!(", the hardware's {n}-byte mode"));
        let head = self.say(0).words("the best, and the simplest of those: ").is("S".into(), Tree::Swizzle(best)).words(&mode);
        let mut lines = vec![head.line()];
        lines.push(self.say(1).words(&format!("{} of the {} are xored into {}", bits(read), self.unit(), bits(changed))).line());
        lines.extend(self.before_and_after(best));
        lines
    }

    /// Lanes of the group that conflicts most without a swizzle, before and after.
    fn before_and_after(&self, best: Swizzle) -> Vec<Line> {
        let worst = (0..self.programs.len()).max_by_key(|i| self.found.bare[*i].saturating_sub(self.uses[*i].ideal));
        let Some((program, name)) = worst.map(|i| (&self.programs[i], &self.names[i])) else {
            return Vec::new();
        };
        let mut tally = Tally::default();
        let mut most: Option<(u32, usize, usize, u32)> = None;
        for warp in 0..program.warps() {
            for instruction in 0..program.instructions() {
                for group in tally.report(&program.access(warp, instruction)) {
                    if most.is_none_or(|(n, ..)| group.cost.wavefronts > n) {
                        most = Some((group.cost.wavefronts, warp, instruction, group.lanes));
                    }
                }
            }
        }
        let Some((_, warp, instruction, mask)) = most else {
            return Vec::new();
        };
        let access = program.access(warp, instruction);
        let head = format!("{name}, warp {warp}, instruction {instruction}, the worst group without a swizzle");
        let mut lines = vec![self.say(1).words(&head).line()];
        for lane in lanes(mask & access.active).take(SHOWN) {
            let place = &program.placement;
            let coordinate = place.coordinates[(warp * LANES + lane) * place.values + program.values(instruction)[0]];
            let Some(number) = self.space.bare.number(coordinate, self.space.bytes) else {
                continue;
            };
            let moved = best.apply(number);
            let (before, after) = (bank(&self.space.bare, self.space.bytes, number), bank(&self.space.bare, self.space.bytes, moved));
            let say = self.say(2).words(&format!("lane {lane}: bank {before}; ")).equal(format!("S({number})"), moved.to_string());
            lines.push(say.words(&format!(": bank {after}")).line());
        }
        let rest = (mask & access.active).count_ones() as usize;
        if rest > SHOWN {
            lines.push(self.say(2).words(&format!("… and {} more", rest - SHOWN)).line());
        }
        let swizzled = Access { addresses: self.moved(program, warp, instruction, best), ..access };
        let cost = |access: &Access, tally: &mut Tally| tally.cost(access).wavefronts;
        let (before, after) = (cost(&access, &mut tally), cost(&swizzled, &mut tally));
        lines.push(self.say(2).words(&format!("the instruction: {before} wavefronts before, {after} after")).line());
        lines
    }

    /// The addresses of an instruction under a swizzle.
    fn moved(&self, program: &Program, warp: usize, instruction: usize, swizzle: Swizzle) -> [u64; LANES] {
        let (place, value) = (&program.placement, program.values(instruction)[0]);
        std::array::from_fn(|lane| {
            let thread = warp * LANES + lane;
            let coordinate = place.coordinates.get(thread * place.values + value);
            let number = coordinate.and_then(|c| self.space.bare.number(*c, self.space.bytes)).unwrap_or_default();
            byte(&self.space.bare, self.space.bytes, swizzle.apply(number))
        })
    }
}

/// The byte at which a number of the search lies.
fn byte(bare: &Memory, bytes: bool, number: i64) -> u64 {
    let byte = if bytes { number } else { bare.base.saturating_add(number.saturating_mul(bare.unit_bits) / 8) };
    byte.unsigned_abs()
}

fn bank(bare: &Memory, bytes: bool, number: i64) -> u64 {
    byte(bare, bytes, number) / WORD % BANKS as u64
}
