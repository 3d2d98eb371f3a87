//! CuTe's pictures of tilings, byte for byte: `print_latex` and `print_svg`.

use super::cute_latex::HEADER;
use crate::view::cute_tilings::{Owners, Panel};
use std::io::{Result, Write};

/// The colours of threads modulo 8.
const COLORS: [[u8; 3]; 8] = [
    [175, 175, 255],
    [175, 255, 175],
    [255, 255, 175],
    [255, 175, 175],
    [210, 210, 255],
    [210, 255, 210],
    [255, 255, 210],
    [255, 210, 210],
];

fn color(thread: i64) -> [u8; 3] {
    COLORS[thread.rem_euclid(8) as usize]
}

/// A panel of nodes; `place` turns a coordinate of the tile into one of the picture.
fn nodes(w: &mut impl Write, panel: &Panel, place: impl Fn([i64; 2]) -> [i64; 2]) -> Result<()> {
    for cell in &panel.cells {
        let ([m, n], [r, g, b]) = (place(cell.at), color(cell.thread));
        let (t, v) = (cell.thread, cell.value);
        writeln!(w, "\\node[fill={{rgb,255:red,{r};green,{g};blue,{b}}}] at ({m},{n}) {{\\shortstack{{T{t} \\\\ V{v}}}}};")?;
    }
    Ok(())
}

fn grid(w: &mut impl Write, from: [i64; 2], to: [i64; 2]) -> Result<()> {
    let ([m, n], [p, q]) = (from, to);
    writeln!(w, "\\draw[color=black,thick,shift={{(-0.5,-0.5)}}] ({m},{n}) grid ({p},{q});\n")
}

fn labels(w: &mut impl Write, count: i64, place: impl Fn(i64) -> [i64; 2]) -> Result<()> {
    for i in 0..count {
        let [m, n] = place(i);
        writeln!(w, "\\node at ({m},{n}) {{\\Large{{\\texttt{{{i}}}}}}};")?;
    }
    Ok(())
}

const FOOTER: &[u8] = b"\\end{tikzpicture}\n\\end{document}\n";

/// `print_latex` of a tiling, and `print_latex_tv` of a layout.
pub fn latex(w: &mut impl Write, owners: &Owners) -> Result<()> {
    match owners {
        Owners::Mma(panels, _) => mma_latex(w, panels),
        Owners::Copy(panels) => copy_latex(w, panels),
        Owners::Tile(panel) => tile_latex(w, panel),
    }
}

/// `print_svg`, which CuTe has for tiled MMAs alone: nothing else is written.
pub fn svg(w: &mut impl Write, owners: &Owners) -> Result<()> {
    match owners {
        Owners::Mma(panels, tile) => mma_svg(w, panels, tile),
        Owners::Copy(_) | Owners::Tile(_) => Ok(()),
    }
}

fn tile_latex(w: &mut impl Write, panel: &Panel) -> Result<()> {
    let [rows, cols] = panel.extents;
    writeln!(w, "% Layout TV: {}", panel.tensor)?;
    w.write_all(HEADER.as_bytes())?;
    nodes(w, panel, |at| at)?;
    grid(w, [0, 0], [rows, cols])?;
    labels(w, rows, |m| [m, -1])?;
    labels(w, cols, |n| [-1, n])?;
    w.write_all(FOOTER)
}

/// `print_latex` of a tiled MMA: C, with A on its left and B above it.
fn mma_latex(w: &mut impl Write, panels: &[Panel; 3]) -> Result<()> {
    let [c, a, b] = panels;
    let ([rows, cols], [_, depth]) = (c.extents, a.extents);
    for (name, panel) in [("C", c), ("A", a), ("B", b)] {
        writeln!(w, "% Layout{name}: {}", panel.tensor)?;
    }
    w.write_all(HEADER.as_bytes())?;
    nodes(w, c, |at| at)?;
    grid(w, [0, 0], [rows, cols])?;
    nodes(w, a, |[m, k]| [m, k - depth - 1])?;
    grid(w, [0, -depth - 1], [rows, -1])?;
    labels(w, rows, |m| [m, -depth - 2])?;
    labels(w, depth, |k| [-1, k - depth - 1])?;
    nodes(w, b, |[n, k]| [k - depth - 1, n])?;
    grid(w, [-depth - 1, 0], [-1, cols])?;
    labels(w, cols, |n| [-depth - 2, n])?;
    labels(w, depth, |k| [k - depth - 1, -1])?;
    w.write_all(FOOTER)
}

/// `print_latex` of a tiled copy: the source, and the destination on its right.
fn copy_latex(w: &mut impl Write, panels: &[Panel; 2]) -> Result<()> {
    let [s, d] = panels;
    let [rows, cols] = s.extents;
    for (name, panel) in [("S", s), ("D", d)] {
        writeln!(w, "% Layout {name} TV: {}", panel.tensor)?;
    }
    w.write_all(HEADER.as_bytes())?;
    nodes(w, s, |at| at)?;
    grid(w, [0, 0], [rows, cols])?;
    labels(w, rows, |m| [m, -1])?;
    labels(w, cols, |n| [-1, n])?;
    nodes(w, d, |[m, n]| [m, n + cols + 3])?;
    grid(w, [0, cols + 3], [rows, 2 * cols + 3])?;
    labels(w, rows, |m| [m, 2 * cols + 3])?;
    labels(w, cols, |n| [-1, n + cols + 3])?;
    w.write_all(FOOTER)
}

/// The side of a cell in pixels.
const SIDE: i64 = 20;

fn label(w: &mut impl Write, x: i64, y: i64, size: u8, text: &str) -> Result<()> {
    writeln!(w, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"{size}\">{text}</text>")
}

/// Cells as CuTe draws them; `end` closes their rectangles, with a blank for A and B only.
fn rectangles(w: &mut impl Write, panel: &Panel, end: &str, place: impl Fn([i64; 2]) -> [i64; 2]) -> Result<()> {
    for cell in &panel.cells {
        let ([x, y], [r, g, b]) = (place(cell.at).map(|i| i * SIDE), color(cell.thread));
        writeln!(w, "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"rgb({r},{g},{b})\" stroke=\"black\"{end}")?;
        label(w, x + SIDE / 2, y + SIDE / 4, 8, &format!("T{}", cell.thread))?;
        label(w, x + SIDE / 2, y + 3 * SIDE / 4, 8, &format!("V{}", cell.value))?;
    }
    Ok(())
}

fn numbers(w: &mut impl Write, count: i64, place: impl Fn(i64) -> [i64; 2]) -> Result<()> {
    for i in 0..count {
        let [x, y] = place(i).map(|i| i * SIDE + SIDE / 2);
        label(w, x, y, 12, &i.to_string())?;
    }
    Ok(())
}

/// `print_svg` of a tiled MMA.
fn mma_svg(w: &mut impl Write, panels: &[Panel; 3], tile: &str) -> Result<()> {
    let [c, a, b] = panels;
    let ([rows, cols], [_, depth]) = (c.extents, a.extents);
    writeln!(w, "<!--  Tile: {}  -->", tile)?;
    for (name, panel) in [("A", a), ("B", b), ("C", c)] {
        writeln!(w, "<!--     {name}: {}  -->", panel.tensor)?;
    }
    writeln!(
        w,
        "<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 {} {}\" preserveAspectRatio=\"xMidYMid meet\" xmlns=\"http://www.w3.org/2000/svg\">",
        (depth + cols + 2) * SIDE,
        (depth + rows + 2) * SIDE
    )?;
    rectangles(w, c, "/>", |[m, n]| [n + depth + 2, m + depth + 2])?;
    rectangles(w, a, " />", |[m, k]| [k + 1, m + depth + 2])?;
    numbers(w, rows, |m| [0, m + depth + 2])?;
    numbers(w, depth, |k| [k + 1, depth + 1])?;
    rectangles(w, b, " />", |[n, k]| [n + depth + 2, k + 1])?;
    numbers(w, cols, |n| [n + depth + 2, 0])?;
    numbers(w, depth, |k| [depth + 1, k + 1])?;
    w.write_all(b"</svg>\n")
}
