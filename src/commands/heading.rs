//! What stands in front of the numbers about an access: the tile, the instructions and who takes what.

use crate::algebra::Tree;
use crate::commands::bank::count;
use crate::commands::memory::NamedTile;
use crate::hardware::program::{Kind, Program};
use crate::hardware::{AccessPlan, Operation};
use crate::program::app::{App, Done};
use crate::say::refusal;
use crate::value::Value;
use crate::value::json;
use crate::value::notation::Notation;
use std::io::Write;

/// The lines in front of the numbers.
pub fn lines(app: &mut App, tile: &NamedTile, plan: &AccessPlan) -> Done {
    let program = &plan.program;
    let layout = app.notation.text(Value::Tree(tile.tile.layout));
    writeln!(app.out, "tile    {layout}")?;
    writeln!(app.out, "unit    {}; the tile starts at byte {}", tile.unit, tile.tile.memory.base)?;
    let threads = count(program.placement.threads, "thread");
    match &program.kinds()[..] {
        [Kind { operation, per, count: n }] => {
            let (lane, instructions) = (count(*per, "value"), count(*n, "instruction"));
            writeln!(app.out, "access  {operation}, {lane} a lane; {threads}, {instructions} a warp")?;
        }
        _ => writeln!(app.out, "access  {}; {threads}", executed(program))?,
    }
    writeln!(app.out, "tv      {}", tv(app.notation, plan))?;
    if let Some(values) = joined(program) {
        writeln!(app.out, "joined  {values}: they lie side by side in memory")?;
    }
    if plan.chosen {
        writeln!(app.out, "auto    {}", widest(plan))?;
    }
    Ok(())
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

/// The members in front of the numbers of a JSON answer, without the brace that closes it.
pub fn members(app: &App, tile: &NamedTile, plan: &AccessPlan) -> Vec<u8> {
    let (program, memory) = (&plan.program, &tile.tile.memory);
    let mut out = b"{\"layout\":".to_vec();
    json::string(&mut out, &app.notation.text(Value::Tree(tile.tile.layout)));
    let sizes = format!(",\"element_bits\":{},\"unit_bits\":{},\"base\":{}", memory.element_bits, memory.unit_bits, memory.base);
    out.extend(sizes.bytes());
    out.extend(b",\"access\":");
    json::string(&mut out, &crate::view::banks::instructions(program));
    out.extend(b",\"tv\":");
    json::string(&mut out, &tv(app.notation, plan));
    if let Some(values) = program.joined() {
        let values: Vec<String> = values.iter().map(usize::to_string).collect();
        out.extend(format!(",\"joined\":[{}]", values.join(",")).bytes());
    }
    if let Some(why) = plan.not_wider.as_ref().filter(|_| plan.chosen) {
        out.extend(b",\"not_wider\":");
        json::string(&mut out, &refusal::reason(why));
    }
    let per = program.kinds().iter().map(|k| k.per).max().unwrap_or(program.per);
    out.extend(format!(",\"values_per_lane\":{per},\"threads\":{}", program.placement.threads).bytes());
    out
}
