//! `bank`: what shared memory does with the accesses of a tile.

use crate::commands::memory::{self, NamedTile, TileArgs};
use crate::commands::partition::{self, MemorySpace, Threads};
use crate::commands::pictures::files::Files;
use crate::commands::steps::Stepwise;
use crate::commands::table::Run;
use crate::commands::{addresses, bank_map, byte, heading, steps};
use crate::hardware::banks::{Cost, Group};
use crate::hardware::program::Program;
use crate::hardware::{AccessPlan, Direction, Instruction, Operation};
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer as render;
use crate::render::table::{Cell, Format};
use crate::say::words::count;
use crate::value::Value;
use crate::value::json::Nested;
use crate::value::notation::Notation;
use crate::view::banks::{self, Costs, WorstBank, factor};
use crate::view::explain::access::Accesses;
use bumpalo::Bump;
use clap::{Args, ValueHint};
use clap_complete::engine::ArgValueCompleter;
use serde::Serialize;
use std::ops::Range;
use std::path::PathBuf;

/// The arguments of `bank`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Bank {
    /// The layout of a tile in shared memory; `-` reads layouts from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression, required_unless_present = "addresses")]
    pub layout: Option<String>,
    /// The tile
    #[command(flatten)]
    pub tile: TileArgs,
    /// The threads
    #[command(flatten)]
    pub threads: Threads,
    /// ld.b8 to b128, st.b8 to b128, ldmatrix.x1|x2|x4[.trans], stmatrix..., cp.async.b128, or auto: the widest; behind it
    /// may stand who takes what: 'ldmatrix.x4 A of MMA'
    #[arg(long, value_name = "ACCESS", add = ArgValueCompleter::new(complete::accesses))]
    pub access: Option<String>,
    /// Count as nvcc compiles it: neighbours of one thread as one access of up to 16 bytes
    #[arg(long)]
    pub merged: bool,
    /// Read accesses by their addresses, one JSON object a line; `-` is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["layout", "tv", "copy", "mma", "access", "merged", "format", "svg", "html", "png", "pdf", "latex", "explain"])]
    pub addresses: Option<PathBuf>,
    /// Files for the pictures of the conflicts
    #[command(flatten)]
    pub pictures: Files,
    /// Whether the answer is explained step by step
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Bank {
    const ABOUT: &'static str = "What shared memory does with the accesses of a tile: wavefronts and bank conflicts";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl bank '(32,32):(32,1)' --dtype f32 --tv '(32,32):(1,32)' --access ld.b32
  cutectl bank '(32,32):(33,1)' --dtype f32 --tv col
  cutectl bank 'Sw<3,3,3> o 0 o (8,64):(64,1)' --dtype f16 --tv '((8,4),8):((1,64),8)' --access ldmatrix.x4
  cutectl bank 'GMMA::Layout_K_SW128_Atom<half_t>' --mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{})' --operand B --access ldmatrix.x2
  cutectl bank '(128,64):(64,1)' --access 'ldmatrix.x4 A of SM80_16x8x16_F32F16F16F32_TN'
  cutectl bank --merged '(32,32):(32,1)' --dtype f32 --tv '(32,32):(1,32)' --access ld.b32
  cutectl bank '(32,32):(33,1)' --dtype f32 --tv col --byte 512
  cutectl bank --addresses - < accesses.jsonl

Who takes what stands in --tv, --copy or --mma, or behind the instruction in --access; row and col are a
warp that goes along the tile, and no 8x8 matrices. The element is that of the atom unless --dtype or the
layout says it. A line of --addresses is {\"op\":\"ld.shared.b64\",\"addr\":[32 byte addresses or null],\"active\":4294967295}; the
answer {\"ok\":true,\"wavefronts\":…,\"ideal\":…,…}, or \"sectors\" for ld.global. The rules are measured: see
docs/hardware.md.";

    fn run(&self, app: &mut App) -> Done {
        bank(app, self)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        let format = self.format.format;
        self.layout.as_mut().map(|operand| (operand, format))
    }
}

/// How many words of the worst bank are listed.
const LISTED: usize = 8;

/// Runs `cutectl bank`.
pub fn bank(app: &mut App, command: &Bank) -> Done {
    if let Some(file) = &command.addresses {
        return addresses::addresses(app, file);
    }
    let arena = Bump::new();
    let Some(answer) = answer(app, &arena, command) else {
        return Ok(());
    };
    if let Some(byte) = command.threads.byte {
        return byte::answer(app, &arena, &answer.tile, &answer.plan, byte, command.format.format);
    }
    if !bank_map::draw(app, &arena, &answer.tile, &answer.plan.program, &answer.costs, &command.pictures)? {
        return Ok(());
    }
    match command.stepwise.explain {
        true => answer.write_steps(app, &arena, command.format.format),
        false => app.answer(command.format.format, answer.answer(app.notation)),
    }
}

/// The costs of the accesses of a tile and its worst bank.
struct Answer<'a> {
    tile: NamedTile<'a>,
    plan: AccessPlan<'a>,
    warps: Range<usize>,
    costs: Costs,
    worst: Option<WorstBank<'a>>,
    merging: Merging,
}

/// Whether nvcc merges accesses of a thread, and what that comes to.
enum Merging {
    /// It has nothing to merge, or what it merges costs the same.
    Alike,
    /// As it was written, this is counted; as it is compiled, this.
    Differs(Program, Cost),
    /// It is counted as it is compiled, and this was written.
    Counted(Operation),
}

fn answer<'a>(app: &mut App, arena: &'a Bump, command: &Bank) -> Option<Answer<'a>> {
    let source = command.layout.as_deref()?;
    let layout = memory::tile_layout(app, arena, source)?;
    let requests = partition::accesses(app, arena, MemorySpace::Shared, command.access.as_slice(), &command.threads.partition)?;
    let request = requests.first()?;
    let tile = memory::named_tile(app, arena, (source, layout), &command.tile, request.element.as_slice())?;
    let mut plan = request.plan(app, arena, &tile, Instruction::Widest { direction: Direction::Load, global: false })?;
    let warps = memory::warps(app, command.threads.warps.as_deref(), plan.program.warps())?;
    let mut costs = Costs::new(&plan.program, warps.clone());
    let merging = match plan.merged() {
        Some(merged) if command.merged => {
            plan = merged;
            costs = Costs::new(&plan.program, warps.clone());
            Merging::Counted(plan.program.operation)
        }
        Some(merged) => {
            let cost = Costs::new(&merged.program, warps.clone()).total;
            Merging::Differs(merged.program, cost)
        }
        None => Merging::Alike,
    };
    let cx = app.session.cx(arena);
    let worst = match costs.worst() {
        Some(row) => {
            let worst = tile.tile.shape(cx).and_then(|shape| banks::explain(cx, &plan.program, shape, row));
            memory::answered(app, &tile.source, worst)?
        }
        None => None,
    };
    Some(Answer { tile, plan, warps, costs, worst, merging })
}

impl<'a> Answer<'a> {
    /// Writes the explanation of the answer, step by step.
    fn write_steps(&self, app: &mut App, arena: &'a Bump, format: Format) -> Done {
        let accesses = Accesses {
            cx: app.session.cx(arena),
            notation: app.notation,
            layout: self.tile.tile.layout,
            memory: &self.tile.tile.memory,
            program: &self.plan.program,
            tv: self.plan.tv,
        };
        match accesses.banks(&self.costs) {
            Ok(lines) => steps::write_steps(app, format, "bank", &lines),
            Err(fault) => {
                memory::refuse(app, &self.tile.source, &fault.into());
                Ok(())
            }
        }
    }

    /// The answer as text, as a table and as JSON.
    fn answer(&self, notation: Notation) -> render::Answer<'_> {
        render::Answer::new()
            .prose(self.heading(notation))
            .table(&HEADERS, self.rows())
            .prose(self.summary(notation))
            .object(Object::new(self, notation))
    }

    fn rows(&self) -> Vec<Vec<Cell>> {
        let runs = self.costs.runs();
        let row = |run: &banks::Run| {
            let cost = run.cost;
            let number = factor(cost).trim_end_matches('x').to_string();
            let cells: [Cell; 5] = [
                span(&run.warps).into(),
                span(&run.instructions).into(),
                i64::from(cost.wavefronts).into(),
                i64::from(cost.ideal).into(),
                Cell::Each { people: factor(cost), table: number.clone(), json: number },
            ];
            cells.to_vec()
        };
        runs.iter().map(row).collect()
    }

    /// The lines above the table.
    fn heading(&self, notation: Notation) -> String {
        let program = &self.plan.program;
        let mut text = heading::lines(notation, &self.tile, &self.plan);
        match &self.merging {
            Merging::Alike => {}
            Merging::Differs(merged, cost) => {
                text += &format!(
                    "merged  neighbours in memory, which nvcc merges where it unrolls: {}; {}, ideal {} (--merged)\n",
                    heading::executed(merged),
                    count(cost.wavefronts as usize, "wavefront"),
                    cost.ideal
                );
            }
            Merging::Counted(written) => text += &format!("merged  from {written}, as nvcc merges neighbours where it unrolls\n"),
        }
        if matches!(program.operation, Operation::AsyncCopy { past: true, .. }) {
            text += "note    cp.async.cg goes past the first cache, where the counters do not see it: counted as cp.async.ca\n";
        }
        text
    }

    /// What stands below the table: the total, and the worst bank.
    fn summary(&self, notation: Notation) -> String {
        let Cost { wavefronts, ideal } = self.costs.total;
        let of = match self.warps.len() {
            n if n == self.plan.program.warps() => "the tile".to_string(),
            _ => format!("warps {}", span(&self.warps)),
        };
        let total = format!("total of {of}: {}, ideal {ideal}: {}\n", count(wavefronts as usize, "wavefront"), factor(self.costs.total));
        match &self.worst {
            Some(worst) if worst.group.cost.wavefronts > worst.group.cost.ideal => total + &explained(worst, notation),
            _ => total + "no bank delivers more than it must\n",
        }
    }
}

/// The worst bank word by word, up to a limit.
fn explained(worst: &WorstBank, notation: Notation) -> String {
    let Group { lanes, cost, bank, .. } = worst.group;
    let (first, last) = (lanes.trailing_zeros(), 31 - lanes.leading_zeros());
    let mut text = format!(
        "worst: warp {}, instruction {}, lanes {first}-{last}: bank {bank} delivers {} words, one after the other\n",
        worst.warp, worst.instruction, cost.wavefronts
    );
    for word in worst.words.iter().take(LISTED) {
        let Some(by) = word.by.first() else {
            continue;
        };
        let more = if word.by.len() > 1 { format!("  and {}", count(word.by.len() - 1, "more thread")) } else { String::new() };
        let at = notation.text(Value::Tree(by.coordinate));
        text += &format!("  thread {:>3}  value {:>3}  at {at:<10}  byte {}{more}\n", by.thread, by.value, by.address);
    }
    let rest = worst.words.len().saturating_sub(LISTED);
    if rest > 0 {
        text += &format!("  and {}\n", count(rest, "more word"));
    }
    text
}

/// The JSON object of the answer.
#[derive(Serialize)]
struct Object<'a> {
    #[serde(flatten)]
    members: heading::Members,
    #[serde(skip_serializing_if = "Option::is_none")]
    as_compiled: Option<AsCompiled>,
    #[serde(skip_serializing_if = "Option::is_none")]
    merged_from: Option<String>,
    wavefronts: u32,
    ideal: u32,
    instructions: Vec<InstructionCost>,
    #[serde(skip_serializing_if = "Option::is_none")]
    worst: Option<Worst<'a>>,
}

/// What the accesses come to as nvcc merges them.
#[derive(Serialize)]
struct AsCompiled {
    access: String,
    wavefronts: u32,
    ideal: u32,
    instructions: usize,
}

/// One instruction of one warp and its cost.
#[derive(Serialize)]
struct InstructionCost {
    warp: usize,
    instruction: usize,
    wavefronts: u32,
    ideal: u32,
}

/// The bank with most words to deliver.
#[derive(Serialize)]
struct Worst<'a> {
    warp: usize,
    instruction: usize,
    group: usize,
    groups: usize,
    bank: usize,
    wavefronts: u32,
    words: Vec<Word<'a>>,
}

/// A word of that bank, and who asks for it.
#[derive(Serialize)]
struct Word<'a> {
    address: u64,
    by: Vec<Requester<'a>>,
}

/// A thread and its value in a word.
#[derive(Serialize)]
struct Requester<'a> {
    thread: usize,
    value: usize,
    coord: Nested<'a>,
    byte: i64,
}

impl<'a> Object<'a> {
    fn new(answer: &Answer<'a>, notation: Notation) -> Self {
        let (as_compiled, merged_from) = match &answer.merging {
            Merging::Alike => (None, None),
            Merging::Differs(merged, Cost { wavefronts, ideal }) => {
                let instructions = merged.instructions().saturating_mul(answer.warps.len());
                let access = banks::instructions(merged);
                (Some(AsCompiled { access, wavefronts: *wavefronts, ideal: *ideal, instructions }), None)
            }
            Merging::Counted(written) => (None, Some(written.to_string())),
        };
        let instruction = |row: &banks::Row| InstructionCost {
            warp: row.warp,
            instruction: row.instruction,
            wavefronts: row.cost.wavefronts,
            ideal: row.cost.ideal,
        };
        Object {
            members: heading::Members::new(notation, &answer.tile, &answer.plan),
            as_compiled,
            merged_from,
            wavefronts: answer.costs.total.wavefronts,
            ideal: answer.costs.total.ideal,
            instructions: answer.costs.rows.iter().map(instruction).collect(),
            worst: answer.worst.as_ref().map(Worst::new),
        }
    }
}

impl<'a> Worst<'a> {
    fn new(worst: &WorstBank<'a>) -> Self {
        let requester =
            |by: &banks::LaneRequest<'a>| Requester { thread: by.thread, value: by.value, coord: Nested(by.coordinate), byte: by.address };
        let word = |word: &banks::RequestedWord<'a>| Word { address: word.address, by: word.by.iter().map(requester).collect() };
        Worst {
            warp: worst.warp,
            instruction: worst.instruction,
            group: worst.number,
            groups: worst.groups,
            bank: worst.group.bank,
            wavefronts: worst.group.cost.wavefronts,
            words: worst.words.iter().map(word).collect(),
        }
    }
}

const HEADERS: [&str; 5] = ["warps", "instructions", "wavefronts", "ideal", "factor"];

/// A range as people write it, both ends included: `3`, `0-3`.
pub fn span(range: &Range<usize>) -> String {
    match range.len() {
        1 => range.start.to_string(),
        _ => format!("{}-{}", range.start, range.end.saturating_sub(1)),
    }
}
