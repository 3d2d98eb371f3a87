//! `--byte`: which thread and value of an access hold a byte of memory.

use crate::algebra::{Int, Tree};
use crate::commands::memory::{self, NamedTile};
use crate::hardware::{AccessPlan, LANES};
use crate::program::app::{App, Done};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::value::Value;
use crate::value::json::Nested;
use bumpalo::Bump;

/// Answers who holds the byte at an address: a row for every thread and value.
pub fn answer<'a>(app: &mut App, arena: &'a Bump, tile: &NamedTile<'a>, plan: &AccessPlan<'a>, byte: i64, format: Format) -> Done {
    let cx = app.session.cx(arena);
    let Some(shape) = memory::answered(app, &tile.source, tile.tile.shape(cx)) else {
        return Ok(());
    };
    let (program, placement) = (&plan.program, &plan.program.placement);
    let first = byte.saturating_mul(8);
    let covers = |bit: i64| bit < first.saturating_add(8) && first < bit.saturating_add(placement.element);
    let mut rows = Vec::new();
    for thread in 0..placement.threads {
        for value in (0..placement.values).filter(|value| covers(placement.bit(thread, *value))) {
            let linear = placement.coordinates[thread * placement.values + value];
            let Some(coord) = memory::answered(app, &tile.source, cx.idx2crd(Tree::Int(Int::dynamic(linear)), shape)) else {
                return Ok(());
            };
            let instruction = (0..program.instructions()).position(|i| program.values(i).contains(&value));
            let coord = match format.is_json() {
                true => Cell::data(&Nested(coord)),
                false => app.notation.text(Value::Tree(coord)).into(),
            };
            let instruction = instruction.map_or_else(Cell::null, Cell::from);
            rows.push(vec![thread.into(), value.into(), coord, (thread / LANES).into(), instruction]);
        }
    }
    let table = |rows| Answer::new().table(&["thread", "value", "coord", "warp", "instruction"], rows);
    if rows.is_empty() {
        app.no();
        return app.answer(format, table(rows).for_programs().prose(format!("no thread holds byte {byte}\n")));
    }
    app.answer(format, table(rows))
}
