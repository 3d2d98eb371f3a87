//! What a program of accesses to shared memory costs, instruction by instruction, and its worst bank.

use crate::algebra::{Cx, Result, Tree};
use crate::hardware::access::lanes;
use crate::hardware::banks::{Cost, Group, Tally, words};
use crate::hardware::program::Program;
use crate::hardware::{Access, LANES};
use std::ops::Range;

/// One instruction of one warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The warp, from 0 on.
    pub warp: usize,
    /// The number of the instruction within its warp, from 0 on.
    pub instruction: usize,
    /// Its wavefronts and the fewest possible.
    pub cost: Cost,
}

/// Neighbouring instructions, or warps, that cost the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The warps that are alike.
    pub warps: Range<usize>,
    /// The instructions of each.
    pub instructions: Range<usize>,
    /// What each of these instructions costs.
    pub cost: Cost,
}

/// The costs of all instructions of a program.
#[derive(Clone, Debug)]
pub struct Costs {
    /// Every instruction, warp by warp.
    pub rows: Vec<Row>,
    /// The sum over all rows.
    pub total: Cost,
}

impl Costs {
    /// The costs of the instructions of some warps.
    pub fn new(program: &Program, warps: Range<usize>) -> Costs {
        let mut tally = Tally::default();
        let mut rows = Vec::new();
        let mut total = Cost::default();
        for warp in warps {
            for instruction in 0..program.instructions() {
                let cost = tally.cost(&program.access(warp, instruction));
                total.wavefronts = total.wavefronts.saturating_add(cost.wavefronts);
                total.ideal = total.ideal.saturating_add(cost.ideal);
                rows.push(Row { warp, instruction, cost });
            }
        }
        Costs { rows, total }
    }

    /// The instruction that costs most beyond its ideal, the first of several.
    pub fn worst(&self) -> Option<&Row> {
        self.rows.iter().rev().max_by_key(|r| (r.cost.wavefronts - r.cost.ideal.min(r.cost.wavefronts), r.cost.wavefronts))
    }

    /// Rows that are alike as one: first the instructions of a warp, then warps.
    pub fn runs(&self) -> Vec<Run> {
        let mut by_warp: Vec<Vec<Run>> = Vec::new();
        for row in &self.rows {
            let fresh = by_warp.last().and_then(|w| w.last()).is_none_or(|r| r.warps.start != row.warp);
            if fresh {
                by_warp.push(Vec::new());
            }
            let Some(warp) = by_warp.last_mut() else {
                continue;
            };
            match warp.last_mut().filter(|r| r.cost == row.cost) {
                Some(run) => run.instructions.end += 1,
                None => {
                    let instructions = row.instruction..row.instruction + 1;
                    warp.push(Run { warps: row.warp..row.warp + 1, instructions, cost: row.cost });
                }
            }
        }
        let mut runs: Vec<Vec<Run>> = Vec::new();
        for warp in by_warp {
            let alike = |a: &Run, b: &Run| a.instructions == b.instructions && a.cost == b.cost;
            match runs.last_mut().filter(|last| last.len() == warp.len() && last.iter().zip(&warp).all(|(a, b)| alike(a, b))) {
                Some(last) => last.iter_mut().for_each(|r| r.warps.end += 1),
                None => runs.push(warp),
            }
        }
        runs.concat()
    }
}

/// What a thread asks of a bank.
#[derive(Clone, Debug)]
pub struct LaneRequest<'a> {
    /// The thread, from 0 on within the block.
    pub thread: usize,
    /// The value of the thread that begins in the word, or covers its start.
    pub value: usize,
    /// Its coordinate in the tile, one integer a mode.
    pub coordinate: Tree<'a>,
    /// The address of the value in bytes.
    pub address: i64,
}

/// A word of the worst bank and who asks for it.
#[derive(Clone, Debug)]
pub struct RequestedWord<'a> {
    /// The address of the word in bytes.
    pub address: u64,
    /// Every thread that requests the word.
    pub by: Vec<LaneRequest<'a>>,
}

/// The worst bank of an instruction.
#[derive(Clone, Debug)]
pub struct WorstBank<'a> {
    /// The warp, from 0 on.
    pub warp: usize,
    /// The number of the instruction within its warp, from 0 on.
    pub instruction: usize,
    /// The group of lanes that is served together.
    pub group: Group,
    /// The number of the group of lanes, from 0 on.
    pub number: usize,
    /// How many groups of lanes the instruction has.
    pub groups: usize,
    /// The words, in the order of the threads.
    pub words: Vec<RequestedWord<'a>>,
}

/// The worst group of an access, and its place.
pub fn worst_group(access: &Access) -> Option<(usize, usize, Group)> {
    let groups = Tally::default().report(access);
    let (number, group) = groups.iter().enumerate().rev().max_by_key(|(_, g)| g.cost.wavefronts)?;
    Some((number, groups.len(), *group))
}

/// The worst bank of an instruction, explained.
pub fn explain<'a>(cx: Cx<'a>, program: &Program, shape: Tree<'a>, row: &Row) -> Result<'a, Option<WorstBank<'a>>> {
    let access = program.access(row.warp, row.instruction);
    let Some((number, groups, group)) = worst_group(&access) else {
        return Ok(None);
    };
    let values = program.values(row.instruction);
    let place = &program.placement;
    let mut all = Vec::new();
    for word in words(&access, &group, group.bank) {
        let mut by = Vec::new();
        for lane in lanes(word.lanes) {
            let thread = row.warp * LANES + lane;
            // The last value that starts at or before the word, or the first one behind its start.
            let start = (word.address as i64).saturating_mul(8);
            let at = values.iter().rposition(|v| place.bit(thread, *v) <= start).unwrap_or(0);
            let value = values[at];
            let linear = place.coordinates[thread * place.values + value];
            let coordinate = super::table::row(cx, shape, None, linear)?.flat;
            by.push(LaneRequest { thread, value, coordinate, address: place.bit(thread, value) / 8 });
        }
        all.push(RequestedWord { address: word.address, by });
    }
    Ok(Some(WorstBank { warp: row.warp, instruction: row.instruction, group, number, groups, words: all }))
}

/// The instructions of a program by name: `ld.shared.b128`, or several widths with an "and".
pub fn instructions(program: &Program) -> String {
    let names: Vec<String> = program.kinds().iter().map(|k| k.operation.to_string()).collect();
    if names.is_empty() { program.operation.to_string() } else { names.join(" and ") }
}

/// `wavefronts / ideal` in a few characters: `8x`, `1.33x`.
pub fn factor(cost: Cost) -> String {
    if cost.ideal == 0 {
        return "1x".into();
    }
    let text = format!("{:.2}", f64::from(cost.wavefronts) / f64::from(cost.ideal));
    format!("{}x", text.trim_end_matches('0').trim_end_matches('.'))
}
