//! The tiles of an atom, a tiling or a (thread, value) layout as text: boxes on a terminal, grids elsewhere.

use crate::algebra::Tree;
use crate::program::app::{App, Done};
use crate::render::ownership::{Boxes, grid};
use crate::render::terminal::Screen;
use crate::value::Value;
use crate::value::tiling::Tiling;
use crate::view::ownership::{Ownership, Tile};
use crate::view::structure::Structure;
use crate::view::tiling;
use std::io::Write;

/// Writes the grids of tiles; on a terminal what no thread holds is said, and what two sides have alike is drawn once.
pub fn grids(app: &mut App, of: Option<&Tiling>, tiles: &[Tile], all: bool) -> Done {
    for (k, tile) in tiles.iter().enumerate() {
        let title = format!("{} {}", heading(tile), app.notation.text(Value::Tree(Tree::Layout(&tile.tv))));
        if app.terminal {
            let alike = tile.name == "destination" && tiles[..k].iter().any(|other| other.is_alike(tile));
            let place = if alike { Some("as the source".to_owned()) } else { of.and_then(|of| tiling::whereabouts(of, tile)) };
            if let Some(place) = place {
                writeln!(app.out, "{title}\n    {place}")?;
                continue;
            }
        }
        let Some(holders) = Ownership::new(tile) else {
            app.say(&format!("note: no grid of {}: it is too large; --thread, --element and --csv tell of it", heading(tile)));
            continue;
        };
        writeln!(app.out, "{title}")?;
        let partners = Structure::of_layout(tile).partners(tile).filter(|_| app.terminal);
        match app.terminal {
            true => {
                let screen = Screen { width: app.width(), lines: None, color: app.color.then_some(app.depth), all };
                Boxes::new(tile, &holders, screen, partners.is_none()).write(&mut app.out)?;
            }
            false => grid(&mut app.out, tile, &holders)?,
        }
        if let Some(partners) = &partners {
            writeln!(app.out, "    every element is {}", tiling::by_partners(partners))?;
        }
        let repeated = (holders.repeated && partners.is_none()).then_some("+n: so many more hold it");
        let holes = holders.holes.then_some("-: nobody holds it");
        if repeated.is_some() || holes.is_some() {
            writeln!(app.out, "    {}", repeated.into_iter().chain(holes).collect::<Vec<_>>().join(", "))?;
        }
    }
    Ok(())
}

/// A tile in a heading: `A (m,k)`.
pub fn heading(tile: &Tile) -> String {
    let axes = match tile.axes {
        [only] => (*only).to_owned(),
        all => format!("({})", all.join(",")),
    };
    if tile.name.is_empty() { axes } else { format!("{} {axes}", tile.name) }
}
