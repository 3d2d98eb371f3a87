//! `info --copies`: every tiled copy and tiled multiply of a C++ file or of its classes, how wide its accesses are, and what
//! shared memory does with each copy over each layout that its tile divides.

use crate::algebra::{Cx, Tree};
use crate::commands::lines::unjudged;
use crate::commands::partition::{MemorySpace, of_copy};
use crate::eval::foreign::Programs;
use crate::hardware::address::{Memory, Unit};
use crate::hardware::banks::Cost;
use crate::hardware::{AccessPlan, Direction, Instruction, Partition, TileInMemory};
use crate::program::app::{App, Done};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind};
use crate::view::banks::{Costs, factor};
use crate::view::ownership::Tile;
use bumpalo::Bump;
use serde::Serialize;

/// The most pairs of a copy and a layout that are counted.
const MAX_PAIRS: usize = 256;

/// What a file or a class names that the report is about.
#[derive(Default)]
struct Found<'a> {
    tilings: Vec<(String, &'a Tiling<'a>)>,
    layouts: Vec<(String, Tree<'a>)>,
}

/// Reports on the classes that are named, or on what the file has at its top level.
pub fn report(app: &mut App, classes: &[String], format: Format) -> Done {
    let arena = Bump::new();
    let mut found = Found::default();
    if classes.is_empty() {
        let names = app.definitions.as_ref().map_or(Vec::new(), |definitions| definitions.names());
        for name in names {
            found.add(app, &arena, &name, name.clone());
            found.members(app, &arena, &name);
        }
    }
    for class in classes {
        if !found.members(app, &arena, class) {
            found.add(app, &arena, class, class.clone());
        }
    }
    if found.tilings.is_empty() {
        let help = "a template is named with its arguments: `cutectl info --copies -f FILE 'Traits<128,64>'`; what a function makes is \
                    no name of the file";
        app.refuse_as("E0706", &format!("no TiledCopy and no TiledMMA is named there\n  help: {help}"));
        return Ok(());
    }
    let cx = app.session.cx(&arena);
    let report =
        Report { tilings: found.tilings.iter().map(|(name, tiling)| made(cx, name, tiling)).collect(), conflicts: conflicts(cx, &found) };
    let list = |all: &[i64]| all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let extents = |tiles: &[Vec<i64>]| tiles.iter().map(|tile| list(tile).replace(' ', "x")).collect::<Vec<_>>().join(" ");
    let tilings = report.tilings.iter().map(|t| {
        let bytes = t.bytes.map_or(Cell::null(), Cell::from);
        vec![
            t.name.as_str().into(),
            t.kind.into(),
            t.operation.as_str().into(),
            t.threads.into(),
            extents(&t.tile).into(),
            list(&t.values).into(),
            bytes,
        ]
    });
    let mut answer = Answer::new().table(&["name", "kind", "operation", "threads", "tile", "values", "bytes"], tilings.collect());
    if !report.conflicts.is_empty() {
        let rows = report.conflicts.iter().map(|c| {
            let factor: Cell = Cell::for_people(factor(c.cost()), factor(c.cost()).trim_end_matches('x').to_string());
            vec![
                c.copy.as_str().into(),
                c.layout.as_str().into(),
                c.access.as_str().into(),
                i64::from(c.wavefronts).into(),
                i64::from(c.ideal).into(),
                factor,
            ]
        });
        answer = answer.table(&["copy", "layout", "access", "wavefronts", "ideal", "factor"], rows.collect());
    }
    app.answer(format, answer.object(report))
}

/// The report as data.
#[derive(Serialize)]
struct Report {
    tilings: Vec<Made>,
    conflicts: Vec<Conflict>,
}

/// A tiling: its extents and the values of a thread, operand by operand, and the bytes of an access of a copy.
#[derive(Serialize)]
struct Made {
    name: String,
    kind: &'static str,
    operation: String,
    threads: i64,
    tile: Vec<Vec<i64>>,
    values: Vec<i64>,
    bytes: Option<i64>,
}

/// What shared memory does with a copy over a layout.
#[derive(Serialize)]
struct Conflict {
    copy: String,
    layout: String,
    access: String,
    wavefronts: u32,
    ideal: u32,
}

impl Conflict {
    fn cost(&self) -> Cost {
        Cost { wavefronts: self.wavefronts, ideal: self.ideal }
    }
}

impl<'a> Found<'a> {
    /// Adds what an expression is, if it is a tiling or a layout.
    fn add(&mut self, app: &mut App, arena: &'a Bump, text: &str, name: String) {
        match unjudged(app, arena, text).map(|outcome| outcome.answer) {
            Ok(Value::Tiling(tiling)) if matches!(tiling.kind, TilingKind::TiledCopy(_) | TilingKind::TiledMma(_)) => {
                self.tilings.push((name, tiling));
            }
            Ok(Value::Tree(layout @ (Tree::Layout(_) | Tree::Composed(_)))) => self.layouts.push((name, layout)),
            _ => {}
        }
    }

    /// Adds the members of a class; whether the text names one.
    fn members(&mut self, app: &mut App, arena: &'a Bump, class: &str) -> bool {
        let Some(definitions) = app.definitions.clone() else {
            return false;
        };
        let (cx, env) = (app.session.cx(arena), &app.session.env);
        let members = definitions.members(cx, arena.alloc_str(class), app.notation, &|name| env.get(cx, name));
        let Ok(Some((_, facts))) = members else {
            return false;
        };
        for fact in facts.iter().filter(|fact| matches!(fact.kind, "type" | "constant")) {
            self.add(app, arena, &format!("{}::{}{{}}", class.trim(), fact.name), fact.name.clone());
        }
        true
    }
}

/// What there is to say of a tiling.
fn made<'a>(cx: Cx<'a>, name: &str, tiling: &Tiling<'a>) -> Made {
    let mut tiles = Tile::of(cx, &tiling.kind).unwrap_or_default();
    let threads = tiles.first().map_or(0, |tile| tile.threads);
    let (kind, bytes) = match tiling.kind {
        TilingKind::TiledCopy(copy) => {
            tiles.truncate(1); // both sides have one tile
            let values = cx.mode(copy.atom.source, 1).and_then(|v| cx.size(v)).ok();
            ("TiledCopy", values.and_then(|n| n.value.checked_mul(copy.atom.bits)).map(|bits| bits / 8))
        }
        _ => ("TiledMMA", None),
    };
    let operation = tiling.operation.map_or("", |operation| operation.name).to_string();
    let values = tiles.iter().map(|tile| tile.values).collect();
    let tile = tiles.into_iter().map(|tile| tile.extents).collect();
    Made { name: name.to_string(), kind, operation, threads, tile, values, bytes }
}

/// What shared memory does with every copy over every layout that its tile divides.
fn conflicts<'a>(cx: Cx<'a>, found: &Found<'a>) -> Vec<Conflict> {
    let mut rows = Vec::new();
    for (name, tiling) in &found.tilings {
        let TilingKind::TiledCopy(copy) = tiling.kind else { continue };
        let (side, instruction) = of_copy(cx, tiling, &copy, MemorySpace::Shared, None, None);
        let instruction = instruction.unwrap_or(Instruction::Widest { direction: Direction::Load, global: false });
        for (of, layout) in &found.layouts {
            let Ok(memory) = Memory::new(cx, *layout, Unit::Element, Some(copy.atom.bits), 0) else { continue };
            let tile = TileInMemory { layout: *layout, memory };
            let Ok(plan) = AccessPlan::new(cx, &tile, Partition::Copy(copy, side), instruction) else { continue };
            if rows.len() == MAX_PAIRS {
                return rows;
            }
            let cost = Costs::new(&plan.program, 0..plan.program.warps()).total;
            rows.push(Conflict {
                copy: name.clone(),
                layout: of.clone(),
                access: plan.program.operation.to_string(),
                wavefronts: cost.wavefronts,
                ideal: cost.ideal,
            });
        }
    }
    rows
}
