//! What stands in front of the numbers about an access: the tile, the instructions and who takes what.

use crate::algebra::Tree;
use crate::commands::memory::NamedTile;
use crate::hardware::program::{Kind, Program};
use crate::hardware::{AccessPlan, Operation};
use crate::say::refusal;
use crate::say::words::count;
use crate::value::Value;
use crate::value::notation::Notation;
use serde::Serialize;

/// The lines in front of the numbers.
pub fn lines(notation: Notation, tile: &NamedTile, plan: &AccessPlan) -> String {
    let program = &plan.program;
    let layout = notation.text(Value::Tree(tile.tile.layout));
    let mut all = vec![format!("tile    {layout}"), format!("unit    {}; the tile starts at byte {}", tile.unit, tile.tile.memory.base)];
    let threads = count(program.placement.threads, "thread");
    all.push(match &program.kinds()[..] {
        [Kind { operation, per, count: n }] => {
            let (lane, instructions) = (count(*per, "value"), count(*n, "instruction"));
            format!("access  {operation}, {lane} a lane; {threads}, {instructions} a warp")
        }
        _ => format!("access  {}; {threads}", executed(program)),
    });
    all.push(format!("tv      {}", tv(notation, plan)));
    if let Some(values) = joined(program) {
        all.push(format!("joined  {values}: they lie side by side in memory"));
    }
    if plan.chosen {
        all.push(format!("auto    {}", widest(plan)));
    }
    all.join("\n") + "\n"
}

/// Thread and value to the coordinate in the tile.
pub fn tv(notation: Notation, plan: &AccessPlan) -> String {
    notation.text(Value::Tree(Tree::Layout(&plan.tv)))
}

/// The instructions of a warp: `ld.shared.b32, 1 value a lane, 32 instructions a warp`.
pub fn executed(program: &Program) -> String {
    let one = |kind: &Kind, a_warp: &str| {
        format!("{}, {} a lane, {}{a_warp}", kind.operation, count(kind.per, "value"), count(kind.count, "instruction"))
    };
    let kinds = program.kinds();
    let last = kinds.len().saturating_sub(1);
    let all: Vec<String> = kinds.iter().enumerate().map(|(i, k)| one(k, if i == last { " a warp" } else { "" })).collect();
    match all.is_empty() {
        true => format!("{}, no values", program.operation),
        false => all.join(", and "),
    }
}

/// Which values one instruction takes, where they are not neighbours by number.
fn joined(program: &Program) -> Option<String> {
    let values: Vec<String> = program.joined()?.iter().map(usize::to_string).collect();
    let (last, first) = values.split_last()?;
    Some(format!("one instruction takes values {} and {last}", first.join(", ")))
}

/// Which instruction was chosen, and why no wider one.
fn widest(plan: &AccessPlan) -> String {
    let operation = plan.program.operation;
    match (&plan.not_wider, operation) {
        (Some(why), Operation::Shared { bytes, .. } | Operation::Global { bytes, .. }) => {
            format!("{operation} is the widest that the layout allows; {} bytes: {}", u32::from(bytes) * 2, refusal::reason(why))
        }
        _ => format!("{operation} is the widest there is"),
    }
}

/// The members in front of the numbers of a JSON answer.
#[derive(Serialize)]
pub struct Members {
    layout: String,
    element_bits: i64,
    unit_bits: i64,
    base: i64,
    access: String,
    tv: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    joined: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    not_wider: Option<String>,
    values_per_lane: usize,
    threads: usize,
}

impl Members {
    /// The members for a tile and its accesses.
    pub fn new(notation: Notation, tile: &NamedTile, plan: &AccessPlan) -> Members {
        let (program, memory) = (&plan.program, &tile.tile.memory);
        Members {
            layout: notation.text(Value::Tree(tile.tile.layout)),
            element_bits: memory.element_bits,
            unit_bits: memory.unit_bits,
            base: memory.base,
            access: crate::view::banks::instructions(program),
            tv: tv(notation, plan),
            joined: program.joined().map(<[usize]>::to_vec),
            not_wider: plan.not_wider.as_ref().filter(|_| plan.chosen).map(refusal::reason),
            values_per_lane: program.kinds().iter().map(|k| k.per).max().unwrap_or(program.per),
            threads: program.placement.threads,
        }
    }
}
