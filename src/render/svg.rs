//! Scenes as SVG.

use crate::lang::notation::Notation;
use crate::lang::value::Value;
use crate::view::scene::Scene;
use std::io::{Result, Write};

/// The side of a cell in pixels.
const SIDE: i64 = 36;

/// The picture of the first panel of a scene.
pub fn document(w: &mut impl Write, scene: &Scene, notation: Notation) -> Result<()> {
    let (width, height) = (scene.cols.len.saturating_mul(SIDE), scene.row_count().saturating_mul(SIDE));
    writeln!(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" role=\"img\">")?;
    writeln!(w, "<title>{}</title>", notation.text(Value::Tree(scene.title)))?;
    writeln!(w, "<g font-family=\"monospace\" font-size=\"12\" text-anchor=\"middle\">")?;
    for (m, start) in scene.row_starts(scene.offset).enumerate() {
        for (n, value) in scene.row(start).enumerate() {
            let (x, y) = (n as i64 * SIDE, m as i64 * SIDE);
            writeln!(w, "<path fill=\"none\" stroke=\"#000\" d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z\"/>")?;
            writeln!(w, "<text x=\"{}\" y=\"{}\">{value}</text>", x + SIDE / 2, y + SIDE / 2 + 4)?;
        }
    }
    writeln!(w, "</g>\n</svg>")
}
