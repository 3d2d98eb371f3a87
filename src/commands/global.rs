//! `global`: what global memory does with the accesses of a tile.

use crate::algebra::{Cx, Layout, Tree};
use crate::commands::bank::span;
use crate::commands::memory::{self, NamedTile, TileArgs};
use crate::commands::partition::{self, CopySide, MemorySpace, Threads};
use crate::commands::steps::Stepwise;
use crate::commands::table::Run;
use crate::commands::{byte, heading, steps};
use crate::hardware::sectors::{Moved, SECTOR, moved};
use crate::hardware::{AccessPlan, Direction, Instruction, Operation};
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::say::words::count;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::view::explain::access::Accesses;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use serde::Serialize;
use std::ops::Range;

/// The arguments of `global`
#[derive(Args, Debug)]
#[group(skip)]
pub struct GlobalMemory {
    /// The layout of a tile in global memory; `-` reads layouts from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The tile
    #[command(flatten)]
    pub tile: TileArgs,
    /// The threads
    #[command(flatten)]
    pub threads: Threads,
    /// ld.b8 to b128, st.b8 to b128, or auto: the widest; behind it may stand who takes what: 'ld.b128 COPY'
    #[arg(long, value_name = "ACCESS", add = ArgValueCompleter::new(complete::accesses))]
    pub access: Option<String>,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for GlobalMemory {
    const ABOUT: &'static str = "What global memory does with the accesses of a tile: sectors, alignment, and an order that coalesces";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl global '(1024,1024):(1024,1)' --dtype f32 --tv '(32,4):(1,1024)'
  cutectl global '(128,64):(64,1)' --dtype f16 --tv row --access ld.b128
  cutectl global '(128,64):(64,1)' --copy 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))'

align is the multiple of bytes at which every vector starts, and what the instruction needs.";

    fn run(&self, app: &mut App) -> Done {
        global(app, self)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some((&mut self.layout, self.format.format))
    }
}

/// What each instruction of the chosen warps moves.
struct Traffic {
    /// The warp, the instruction, and what the instruction moves.
    rows: Vec<(usize, usize, Moved)>,
    sectors: u64,
    ideal: u64,
    used: u64,
}

impl Traffic {
    fn new(plan: &AccessPlan, warps: Range<usize>) -> Traffic {
        let mut traffic = Traffic { rows: Vec::new(), sectors: 0, ideal: 0, used: 0 };
        for warp in warps {
            for i in 0..plan.program.instructions() {
                let m = moved(&plan.program.access(warp, i));
                traffic.sectors += u64::from(m.sectors);
                traffic.ideal += u64::from(m.ideal);
                traffic.used += u64::from(m.used);
                traffic.rows.push((warp, i, m));
            }
        }
        traffic
    }
}

/// An order of threads that touches fewer sectors.
struct Better<'a> {
    tv: Layout<'a>,
    operation: Operation,
    sectors: u64,
    instructions: usize,
}

/// Runs `cutectl global`.
pub fn global(app: &mut App, command: &GlobalMemory) -> Done {
    let arena = Bump::new();
    let Some((tile, plan)) = question(app, &arena, command) else {
        return Ok(());
    };
    let Some(warps) = memory::warps(app, command.threads.warps.as_deref(), plan.program.warps()) else {
        return Ok(());
    };
    if let Some(byte) = command.threads.byte {
        return byte::answer(app, &arena, &tile, &plan, byte, command.format.format);
    }
    let traffic = Traffic::new(&plan, warps.clone());
    let cx = app.session.cx(&arena);
    if command.stepwise.explain {
        return write_steps(app, &arena, command.format.format, &tile, &plan, &traffic);
    }
    let better = if traffic.sectors > traffic.ideal { coalescing(cx, &tile, &plan, &traffic) } else { None };
    let notation = app.notation;
    let answer = Answer::new()
        .prose(heading(notation, &tile, &plan))
        .table(&HEADERS, rows(&traffic))
        .prose(summary(notation, &traffic, better.as_ref()))
        .object(Object::new(notation, &tile, &plan, &traffic, better.as_ref()));
    app.answer(command.format.format, answer)
}

/// The instruction that moves most beyond its ideal, step by step.
fn write_steps<'a>(app: &mut App, arena: &'a Bump, format: Format, tile: &NamedTile<'a>, plan: &AccessPlan<'a>, traffic: &Traffic) -> Done {
    let accesses = Accesses {
        cx: app.session.cx(arena),
        notation: app.notation,
        layout: tile.tile.layout,
        memory: &tile.tile.memory,
        program: &plan.program,
        tv: plan.tv,
    };
    let beyond = |m: &Moved| m.sectors.saturating_sub(m.ideal);
    let Some((warp, instruction, _)) = traffic.rows.iter().rev().max_by_key(|(_, _, m)| beyond(m)) else {
        return steps::write_steps(app, format, "global", &[accesses.nothing()]);
    };
    match accesses.sectors(*warp, *instruction, (traffic.sectors, traffic.ideal)) {
        Ok(lines) => steps::write_steps(app, format, "global", &lines),
        Err(fault) => {
            memory::refuse(app, &tile.source, &fault.into());
            Ok(())
        }
    }
}

fn question<'a>(app: &mut App, arena: &'a Bump, command: &GlobalMemory) -> Option<(NamedTile<'a>, AccessPlan<'a>)> {
    let layout = memory::tile_layout(app, arena, &command.layout)?;
    let requests = partition::accesses(app, arena, MemorySpace::Global, command.access.as_slice(), &command.threads.partition)?;
    let request = requests.first()?;
    let tile = memory::named_tile(app, arena, (&command.layout, layout), &command.tile, request.element.as_slice())?;
    let stored = command.threads.partition.side == Some(CopySide::Dst);
    let direction = if stored { Direction::Store } else { Direction::Load };
    let plan = request.plan(app, arena, &tile, Instruction::Widest { direction, global: true })?;
    Some((tile, plan))
}

/// Threads in the order of the addresses, with the widest vectors, where that moves fewer sectors.
fn coalescing<'a>(cx: Cx<'a>, tile: &NamedTile<'a>, plan: &AccessPlan, traffic: &Traffic) -> Option<Better<'a>> {
    let order = cx.right_inverse(cx.inner_layout("global", tile.tile.layout).ok()?).ok()?;
    if cx.size(order).ok()?.value != tile.tile.memory.size {
        return None;
    }
    let direction = match plan.program.operation {
        Operation::Global { direction, .. } => direction,
        _ => Direction::Load,
    };
    let found = AccessPlan::in_order(cx, &tile.tile, order, Instruction::Widest { direction, global: true }).ok()?;
    let sectors = Traffic::new(&found, 0..found.program.warps()).sectors;
    // The same elements, each once: only a whole tile can be compared.
    let whole = (plan.program.placement.coordinates.len() as i64) == tile.tile.memory.size && plan.program.warps() > 0;
    if !whole || sectors >= traffic.sectors {
        return None;
    }
    Some(Better { tv: found.tv, operation: found.program.operation, sectors, instructions: found.program.instructions() })
}

const HEADERS: [&str; 6] = ["warps", "instructions", "sectors", "ideal", "bytes used", "bytes moved"];

/// Neighbouring instructions of one warp that move alike in one row.
fn rows(traffic: &Traffic) -> Vec<Vec<Cell>> {
    let mut runs: Vec<(usize, Range<usize>, Moved)> = Vec::new();
    for &(warp, i, m) in &traffic.rows {
        match runs.last_mut().filter(|(w, _, last)| *w == warp && *last == m) {
            Some((_, range, _)) => range.end = i + 1,
            None => runs.push((warp, i..i + 1, m)),
        }
    }
    let mut merged: Vec<(Range<usize>, Range<usize>, Moved)> = Vec::new();
    for (warp, range, m) in runs {
        match merged.last_mut().filter(|(w, r, last)| w.end == warp && *r == range && *last == m) {
            Some((warps, ..)) => warps.end = warp + 1,
            None => merged.push((warp..warp + 1, range, m)),
        }
    }
    let row = |(warps, instructions, m): &(Range<usize>, Range<usize>, Moved)| {
        let bytes = i64::from(m.sectors) * SECTOR as i64;
        let numbers = [i64::from(m.sectors), i64::from(m.ideal), i64::from(m.used), bytes];
        let cells = [span(warps), span(instructions)].into_iter().map(Cell::from);
        cells.chain(numbers.into_iter().map(Cell::from)).collect()
    };
    merged.iter().map(row).collect()
}

fn percent(part: u64, whole: u64) -> String {
    format!("{} %", part.saturating_mul(100).checked_div(whole).unwrap_or(100))
}

/// The lines above the table.
fn heading(notation: Notation, tile: &NamedTile, plan: &AccessPlan) -> String {
    let program = &plan.program;
    let mut text = heading::lines(notation, tile, plan);
    if !plan.chosen
        && let Ok((operation, _)) = program.placement.widest(true, Direction::Load)
    {
        text += &format!("widest  vectors of {} bytes are legal here\n", operation.bytes());
    }
    let needed = program.operation.bytes();
    text + &format!("align   every vector starts at a multiple of {} bytes; {} needs {needed}\n", program.alignment(), program.operation)
}

/// What stands below the table: the total, and an order of threads that moves fewer bytes.
fn summary(notation: Notation, traffic: &Traffic, better: Option<&Better>) -> String {
    let bytes = traffic.sectors * SECTOR;
    let Traffic { sectors, ideal, used, .. } = traffic;
    let total = format!("total: {sectors} sectors, ideal {ideal}; {used} bytes used of {bytes} moved: {}\n", percent(*used, bytes));
    match better {
        Some(b) => {
            let tv = notation.text(Value::Tree(Tree::Layout(&b.tv)));
            let instructions = count(b.instructions, "instruction");
            let (sectors, operation) = (b.sectors, b.operation);
            format!(
                "{total}threads in the order of the addresses take {sectors} sectors: --tv '{tv}' with {operation}, {instructions} a warp\n"
            )
        }
        None if sectors == ideal => total + "coalesced: no order of threads moves fewer bytes\n",
        None => total,
    }
}

/// The JSON object of the answer.
#[derive(Serialize)]
struct Object {
    #[serde(flatten)]
    members: heading::Members,
    alignment: i64,
    alignment_needed: u8,
    sectors: u64,
    ideal: u64,
    bytes_used: u64,
    bytes_moved: u64,
    instructions: Vec<InstructionTraffic>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coalesced: Option<Coalesced>,
}

/// One instruction of one warp and what it moves.
#[derive(Serialize)]
struct InstructionTraffic {
    warp: usize,
    instruction: usize,
    sectors: u32,
    ideal: u32,
    bytes_used: u32,
}

/// Threads in the order of the addresses.
#[derive(Serialize)]
struct Coalesced {
    tv: String,
    access: String,
    sectors: u64,
}

impl Object {
    fn new(notation: Notation, tile: &NamedTile, plan: &AccessPlan, traffic: &Traffic, better: Option<&Better>) -> Self {
        let program = &plan.program;
        let instruction = |(warp, instruction, m): &(usize, usize, Moved)| InstructionTraffic {
            warp: *warp,
            instruction: *instruction,
            sectors: m.sectors,
            ideal: m.ideal,
            bytes_used: m.used,
        };
        Object {
            members: heading::Members::new(notation, tile, plan),
            alignment: program.alignment(),
            alignment_needed: program.operation.bytes(),
            sectors: traffic.sectors,
            ideal: traffic.ideal,
            bytes_used: traffic.used,
            bytes_moved: traffic.sectors * SECTOR,
            instructions: traffic.rows.iter().map(instruction).collect(),
            coalesced: better.map(|b| Coalesced {
                tv: notation.text(Value::Tree(Tree::Layout(&b.tv))),
                access: b.operation.to_string(),
                sectors: b.sectors,
            }),
        }
    }
}
