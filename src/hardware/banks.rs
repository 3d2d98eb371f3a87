//! Shared memory: 32 banks, each a column of 4-byte words, and how many wavefronts an access takes.
//!
//! Source: readings of the profiler's counters on an H200 (`docs/hardware.md`), which this rule
//! reproduces without exception.

use super::access::lanes;
use super::{Access, Direction, LANES, Operation};

/// The banks of shared memory.
pub const BANKS: usize = 32;

/// The bytes of a word, the width of a bank.
pub const WORD: u64 = 4;

/// The most groups that a warp is served in.
const GROUPS: usize = 4;

/// What an access costs, and what it would at best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Passes through the banks.
    pub wavefronts: u32,
    /// The least for so many distinct words: each pass delivers 32 of them.
    pub ideal: u32,
}

/// Lanes that are served together, and what they cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The lanes, of which some may be inactive.
    pub lanes: u32,
    /// Wavefronts of the group and the fewest possible.
    pub cost: Cost,
    /// The distinct words that they ask for.
    pub distinct: u32,
    /// The bank with the most distinct words; the first of several.
    pub bank: usize,
}

/// A word that a bank delivers, and the lanes that ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its byte address.
    pub address: u64,
    /// The lanes that ask for the word, a bit each.
    pub lanes: u32,
}

/// The distinct words of one group by bank.
#[derive(Clone)]
pub struct Tally {
    /// The words of each bank, of which the first `counts` hold.
    words: Box<[[u64; LANES]; BANKS]>,
    counts: [u8; BANKS],
}

impl Default for Tally {
    fn default() -> Self {
        Tally { words: Box::new([[0; LANES]; BANKS]), counts: [0; BANKS] }
    }
}

impl Tally {
    /// Counts a word, `shared` if only once however many lanes have it; whether it was new. A lane
    /// has at most one word in a bank, so 32 fit.
    fn add(&mut self, word: u64, shared: bool) -> bool {
        let bank = (word % BANKS as u64) as usize;
        let count = usize::from(self.counts[bank]).min(LANES - 1);
        let row = &mut self.words[bank];
        let new = !row[..count].contains(&word);
        if new || !shared {
            row[count] = word;
            self.counts[bank] += 1;
        }
        new
    }

    fn group(&mut self, access: &Access, mask: u32) -> Group {
        let words = u64::from(access.operation.bytes()).div_ceil(WORD);
        // The lanes of an asynchronous copy never share a word.
        let shared = !matches!(access.operation, Operation::AsyncCopy { .. });
        self.counts = [0; BANKS];
        let mut distinct = 0u32;
        for lane in lanes(mask & access.active) {
            let first = access.addresses[lane] / WORD;
            (first..first + words).for_each(|word| distinct += u32::from(self.add(word, shared)));
        }
        let most = self.counts.iter().copied().max().unwrap_or(0);
        let bank = self.counts.iter().position(|c| *c == most).unwrap_or(0);
        let cost = Cost { wavefronts: most.into(), ideal: distinct.div_ceil(BANKS as u32) };
        Group { lanes: mask, cost, distinct, bank }
    }

    /// What an access to shared memory costs.
    pub fn cost(&mut self, access: &Access) -> Cost {
        let mut sum = Cost::default();
        for mask in groups(access).into_iter().filter(|mask| *mask != 0) {
            let group = self.group(access, mask).cost;
            sum = Cost { wavefronts: sum.wavefronts + group.wavefronts, ideal: sum.ideal + group.ideal };
        }
        sum
    }

    /// The groups of an access to shared memory that have an active lane.
    pub fn report(&mut self, access: &Access) -> Vec<Group> {
        let masks = groups(access).into_iter().filter(|mask| mask & access.active != 0);
        masks.map(|mask| self.group(access, mask)).collect()
    }
}

/// The words of `bank` that a group asks for, in the order of the lanes that ask first.
pub fn words(access: &Access, group: &Group, bank: usize) -> Vec<Word> {
    let size = u64::from(access.operation.bytes()).div_ceil(WORD);
    let mut found: Vec<Word> = Vec::new();
    for lane in lanes(group.lanes & access.active) {
        let first = access.addresses[lane] / WORD;
        for word in (first..first + size).filter(|w| (w % BANKS as u64) as usize == bank) {
            let address = word * WORD;
            match found.iter_mut().find(|w| w.address == address) {
                Some(word) => word.lanes |= 1 << lane,
                None => found.push(Word { address, lanes: 1 << lane }),
            }
        }
    }
    found
}

/// The lanes that are served together, in turn; unused places are empty.
pub(super) fn groups(access: &Access) -> [u32; GROUPS] {
    const HALVES: [u32; GROUPS] = [0xffff, 0xffff_0000, 0, 0];
    const QUARTERS: [u32; GROUPS] = [0xff, 0xff00, 0xff_0000, 0xff00_0000];
    let merged = || matches!(pairing(access), Pairing::By(_));
    match access.operation {
        Operation::Matrices { count, .. } => std::array::from_fn(|i| if i < usize::from(count) { QUARTERS[i] } else { 0 }),
        operation => match operation.bytes() {
            16 if merged() => HALVES,
            16 => QUARTERS,
            8 if !merged() => HALVES,
            _ => [u32::MAX, 0, 0, 0],
        },
    }
}

/// Whether the neighbouring groups of an access merge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// They never do: only those of loads of 8 and 16 bytes can.
    Never,
    /// Every active lane l reads what lane l xor this one reads, or that one is inactive.
    By(usize),
    /// They do not: at distance 1 and at distance 2 this lane reads something else than its partner.
    Broken([usize; 2]),
}

/// Whether the neighbouring groups of an access merge, and why.
pub fn pairing(access: &Access) -> Pairing {
    if !matches!(access.operation, Operation::Shared { direction: Direction::Load, bytes: 8 | 16 }) {
        return Pairing::Never;
    }
    let Some(first) = apart(access, 1) else {
        return Pairing::By(1);
    };
    apart(access, 2).map_or(Pairing::By(2), |second| Pairing::Broken([first, second]))
}

/// The first active lane that reads something else than lane `l xor d`, which is active too.
fn apart(access: &Access, d: usize) -> Option<usize> {
    let alike = |lane: usize| access.active >> (lane ^ d) & 1 == 0 || access.addresses[lane] == access.addresses[lane ^ d];
    lanes(access.active).find(|lane| !alike(*lane))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(operation: &str, address: impl Fn(u64) -> u64) -> Cost {
        let addresses = std::array::from_fn(|lane| address(lane as u64));
        let access = Access::new(Operation::named(operation).unwrap(), addresses, u32::MAX, u32::MAX).unwrap();
        Tally::default().cost(&access)
    }

    #[test]
    fn the_least_is_one_two_four_wavefronts() {
        for (bytes, least) in [(1u64, 1), (2, 1), (4, 1), (8, 2), (16, 4)] {
            let wanted = Cost { wavefronts: least, ideal: least };
            assert_eq!(cost(&format!("ld.shared.b{}", bytes * 8), |l| l * bytes), wanted);
            assert_eq!(cost(&format!("st.shared.b{}", bytes * 8), |l| l * bytes), wanted);
        }
        for count in [1, 2, 4] {
            assert_eq!(cost(&format!("ldmatrix.x{count}"), |l| l * 16), Cost { wavefronts: count, ideal: count });
        }
    }

    #[test]
    fn a_column_of_a_row_major_tile_is_one_bank_and_one_word_more_a_row_cures_it() {
        assert_eq!(cost("ld.shared.b32", |l| l * 128).wavefronts, 32);
        assert_eq!(cost("ld.shared.b32", |l| l * 132).wavefronts, 1);
        assert_eq!(cost("ldmatrix.x4", |l| l * 128), Cost { wavefronts: 32, ideal: 4 });
    }

    #[test]
    fn neighbours_that_read_the_same_merge_groups_of_loads_and_never_of_stores() {
        assert_eq!(cost("ld.shared.b128", |l| l / 2 * 16), Cost { wavefronts: 2, ideal: 2 });
        assert_eq!(cost("st.shared.b128", |l| l / 2 * 16), Cost { wavefronts: 4, ideal: 4 });
        assert_eq!(cost("ld.shared.b64", |l| l % 2 * 8 + l / 4 * 16), Cost { wavefronts: 1, ideal: 1 });
    }

    #[test]
    fn lanes_of_an_asynchronous_copy_share_no_word() {
        assert_eq!(cost("cp.async.b32", |l| l / 2 * 4), Cost { wavefronts: 2, ideal: 1 });
        assert_eq!(cost("st.shared.b32", |l| l / 2 * 4), Cost { wavefronts: 1, ideal: 1 });
    }

    #[test]
    fn the_words_of_the_worst_bank_name_their_lanes() {
        let addresses = std::array::from_fn(|lane| lane as u64 / 2 * 128);
        let access = Access::new(Operation::named("ld.b32").unwrap(), addresses, u32::MAX, 0xff).unwrap();
        let groups = Tally::default().report(&access);
        assert_eq!(groups.len(), 1);
        let words = words(&access, &groups[0], groups[0].bank);
        assert_eq!(words.len(), 4);
        assert_eq!(words[1], Word { address: 128, lanes: 0b1100 });
    }
}
