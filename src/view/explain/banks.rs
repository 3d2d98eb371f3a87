//! An instruction on shared memory step by step: the bank of every byte, the groups and how they merge,
//! the words of a bank, and what all that sums up to.

use super::access::{Accesses, LISTED, count, some};
use super::say::{Line, Say};
use crate::algebra::Result;
use crate::hardware::access::lanes;
use crate::hardware::banks::{BANKS, Group, Pairing, Tally, WORD, pairing, words};
use crate::hardware::{Access, Direction, LANES, Operation};
use crate::view::banks::{Costs, Row, Run, factor};

impl<'a> Accesses<'_, 'a> {
    /// An instruction on shared memory, and what all of them cost.
    pub fn banks(&self, costs: &Costs) -> Result<'a, Vec<Line>> {
        let Some(row) = costs.worst() else {
            return Ok(vec![self.nothing()]);
        };
        let (mut lines, names) = self.names()?;
        let access = self.program.access(row.warp, row.instruction);
        let groups = Tally::default().report(&access);
        let worst = groups.iter().rev().max_by_key(|g| g.cost.wavefronts);
        lines.push(self.heading(
            row.warp,
            row.instruction,
            match costs.rows.len() {
                1 => "",
                _ if row.cost.wavefronts > row.cost.ideal => ", the worst",
                _ => ", of those that cost most",
            },
        ));
        let followed = worst.map_or(Vec::new(), |group| followed(&access, group));
        for lane in followed {
            let (say, byte) = self.path(&names, row.warp, row.instruction, lane)?;
            lines.push(bank_of(say, byte, access.operation).line());
        }
        lines.push(self.say(0).words(served(access.operation)).line());
        lines.extend(self.merging(&access));
        for group in &groups {
            lines.push(self.group(&access, group));
        }
        lines.extend(worst.filter(|g| g.cost.wavefronts > 1).map(|group| self.worst(&access, group, row)));
        lines.extend(self.sums(&groups, costs));
        Ok(lines)
    }

    /// Whether groups merge, where that is a question.
    fn merging(&self, access: &Access) -> Option<Line> {
        let group = if access.operation.bytes() == 8 { "half-warps" } else { "quarter-warps" };
        let text = match (pairing(access), access.operation) {
            (Pairing::Never, Operation::Shared { direction: Direction::Store, bytes: 8 | 16 }) => {
                "groups of stores never merge".to_string()
            }
            (Pairing::Never, _) => return None,
            (Pairing::By(d), _) => {
                format!("every active lane l reads the byte of lane l xor {d}, or that one is inactive: neighbouring {group} merge")
            }
            (Pairing::Broken([one, two]), _) => {
                let unlike = |d: usize, lane: usize| {
                    format!("lanes {lane} and {} read bytes {} and {}", lane ^ d, access.addresses[lane], access.addresses[lane ^ d])
                };
                format!("{group} do not merge: the lanes are no pairs, since {}, and {}", unlike(1, one), unlike(2, two))
            }
        };
        Some(self.say(1).words(&text).line())
    }

    fn group(&self, access: &Access, group: &Group) -> Line {
        let (first, last) = (group.lanes.trailing_zeros(), 31 - group.lanes.leading_zeros());
        let idle = (group.lanes & !access.active).count_ones();
        let idle = if idle > 0 { format!(" ({idle} inactive)") } else { String::new() };
        let say = self.say(1).words(&format!("lanes {first}-{last}{idle}: {}, at best ", count(group.distinct, "distinct word")));
        let say = say.equal(format!("ceil_div({},{BANKS})", group.distinct), group.cost.ideal.to_string());
        let most = match group.cost.wavefronts {
            1 => "; no bank has two of them: 1 wavefront".to_string(),
            n if matches!(access.operation, Operation::AsyncCopy { .. }) => {
                format!("; bank {} is written {n} times, lanes with the same word counted each: {n} wavefronts", group.bank)
            }
            n => format!("; bank {} has {n} of them, and no bank has more: {n} wavefronts", group.bank),
        };
        say.words(&most).line()
    }

    fn worst(&self, access: &Access, group: &Group, row: &Row) -> Line {
        let found = words(access, group, group.bank);
        let shown = found.iter().take(LISTED).map(|word| {
            let lane = word.lanes.trailing_zeros() as usize;
            let more = if word.lanes.count_ones() > 1 { ", …" } else { "" };
            format!("{} (thread {}{more})", word.address, row.warp * LANES + lane)
        });
        let rest = if found.len() > LISTED { format!(" and {} more", found.len() - LISTED) } else { String::new() };
        let list = shown.collect::<Vec<_>>().join(", ");
        self.say(1).words(&format!("the words of bank {}: bytes {list}{rest}", group.bank)).line()
    }

    /// The groups of the instruction added up, and all instructions.
    fn sums(&self, groups: &[Group], costs: &Costs) -> Vec<Line> {
        let added = |of: fn(&Group) -> u32| groups.iter().map(|g| of(g).to_string()).collect::<Vec<_>>().join(" + ");
        let sum = |of: fn(&Group) -> u32| groups.iter().map(of).sum::<u32>().to_string();
        let mut lines = Vec::new();
        if groups.len() > 1 {
            let say = self.say(0).words("the groups are served in turn: ").equal(added(|g| g.cost.wavefronts), sum(|g| g.cost.wavefronts));
            lines.push(say.words(" wavefronts, at best ").equal(added(|g| g.cost.ideal), sum(|g| g.cost.ideal)).line());
        }
        let total = costs.total;
        let runs = costs.runs();
        let each = |run: &Run| (run.warps.len() * run.instructions.len(), run.cost);
        let expr = runs.iter().map(each).map(|(n, cost)| format!("{n}*{}", cost.wavefronts)).take(LISTED).collect::<Vec<_>>().join(" + ");
        let say = self.say(0).words("all instructions: ");
        let say =
            if runs.len() > LISTED { say.words(&total.wavefronts.to_string()) } else { say.equal(expr, total.wavefronts.to_string()) };
        lines.push(say.words(&format!(" wavefronts, ideal {}: {}", total.ideal, factor(total))).line());
        lines
    }
}

/// Lanes whose way is shown: those that ask for the first words of the worst bank, or where no bank has two words some.
fn followed(access: &Access, group: &Group) -> Vec<usize> {
    let firsts: Vec<usize> = words(access, group, group.bank).iter().map(|w| w.lanes.trailing_zeros() as usize).collect();
    if firsts.len() > 1 { some(firsts) } else { some(lanes(group.lanes & access.active).collect()) }
}

/// Which bank a byte lies in, and how far an access that starts there goes.
fn bank_of(say: Say, byte: u64, operation: Operation) -> Say {
    let (bank, more) = ((byte / WORD) as usize % BANKS, u64::from(operation.bytes()).div_ceil(WORD) - 1);
    let say = say.words("; bank ").equal(format!("{byte}/{WORD}%{BANKS}"), bank.to_string());
    if more > 0 { say.words(&format!(" and the {more} behind it")) } else { say }
}

/// How the lanes of a warp are served.
fn served(operation: Operation) -> &'static str {
    match operation {
        Operation::Matrices { .. } => "every 8x8 matrix is a group: its eight rows of 16 bytes, at which eight lanes point",
        Operation::AsyncCopy { bytes: 16, .. } => {
            "16 bytes a lane: four quarter-warps are served in turn, and lanes that write the same word do not share it"
        }
        Operation::AsyncCopy { bytes: 8, .. } => {
            "8 bytes a lane: two half-warps are served in turn, and lanes that write the same word do not share it"
        }
        Operation::AsyncCopy { .. } => "the whole warp is served together, and lanes that write the same word do not share it",
        operation => match operation.bytes() {
            16 => {
                "16 bytes a lane: quarter-warps are served in turn; in a wavefront every bank delivers one word, to all lanes that ask for it"
            }
            8 => "8 bytes a lane: half-warps are served in turn; in a wavefront every bank delivers one word, to all lanes that ask for it",
            _ => "the whole warp is served together; in a wavefront every bank delivers one word, to all lanes that ask for it",
        },
    }
}
