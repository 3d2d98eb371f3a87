//! The picture of `bank`: the worst instruction lane by bank and the tile by bank.

use crate::commands::memory::{self, NamedTile};
use crate::commands::pictures::files::Files;
use crate::hardware::program::Program;
use crate::program::app::{App, Stop};
use crate::render::sheet::Look;
use crate::view::bank_map;
use crate::view::banks::Costs;
use crate::view::options::Options;
use bumpalo::Bump;

/// Draws what was asked for; whether nothing was refused.
pub fn draw<'a>(
    app: &mut App,
    arena: &'a Bump,
    tile: &NamedTile<'a>,
    program: &Program,
    costs: &Costs,
    files: &Files,
) -> Result<bool, Stop> {
    if !files.any() {
        return Ok(true);
    }
    let options = Options { element_bits: Some(tile.tile.memory.element_bits), notation: app.notation, ..Options::default() };
    match bank_map::picture(app.session.cx(arena), tile.tile.layout, &tile.tile.memory, program, costs, &options) {
        Ok(mut picture) => {
            let left_out = files.write(app, &mut picture, Look { title: true, ..Look::default() })?;
            if !left_out.is_empty() {
                app.say(&format!("note: left out: {}; --html shows everything", left_out.join(", ")));
            }
            Ok(true)
        }
        Err(fault) => {
            memory::refuse(app, &tile.source, &fault.into());
            Ok(false)
        }
    }
}
