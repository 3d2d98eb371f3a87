//! CuTe's `print_latex`, byte for byte.

use crate::view::grid::Grid;
use std::io::{Result, Write};

/// CuTe's eight greys, by index modulo 8.
const GREYS: [&str; 8] = ["00", "40", "20", "60", "10", "50", "30", "70"];

/// The preamble of every document.
pub(super) const HEADER: &str = concat!(
    "\\documentclass[convert]{standalone}\n",
    "\\usepackage{tikz}\n",
    "\n",
    "\\begin{document}\n",
    "\\begin{tikzpicture}[x={(0cm,-1cm)},y={(1cm,0cm)},every node/.style={minimum size=1cm, outer sep=0pt}]\n",
    "\n",
);

/// What a document of several pages starts with: a page for every picture.
const PAGES: &[u8] = b"\\documentclass[tikz]{standalone}\n\n\\begin{document}\n";
const END: &str = "\\end{document}\n";

/// Documents one after the other, or pictures without a document, as one document.
pub fn pages(w: &mut impl Write, documents: &str) -> Result<()> {
    let single = &HEADER[..HEADER.find("\\begin{tikzpicture}").unwrap_or(0)];
    w.write_all(PAGES)?;
    w.write_all(documents.replace(single, "").replace(END, "").as_bytes())?;
    w.write_all(END.as_bytes())
}

/// How cells are filled: CuTe's functions from an index to a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// `TikzColor_BWx8`, unless told otherwise.
    Greys,
    /// No fill: `TikzColor_White`.
    White,
}

/// The picture of a grid of rank 2. C++ reads outside its table for a negative index; here the
/// remainder is taken positive.
pub fn document(w: &mut impl Write, grid: &Grid, fill: Fill) -> Result<()> {
    let (rows, cols) = (grid.row_count(), grid.cols.len);
    writeln!(w, "% Layout: {}", grid.title)?;
    w.write_all(HEADER.as_bytes())?;
    // Rows without columns have no cells, however many they are.
    for (m, start) in grid.row_starts(grid.offset).enumerate().take_while(|_| cols > 0) {
        for (n, value) in grid.row(start).enumerate() {
            match fill {
                Fill::Greys => write!(w, "\\node[fill=black!{}]", GREYS[value.rem_euclid(8) as usize])?,
                Fill::White => w.write_all(b"\\node[fill=white]")?,
            }
            writeln!(w, " at ({m},{n}) {{{value}}};")?;
        }
    }
    writeln!(w, "\\draw[color=black,thick,shift={{(-0.5,-0.5)}}] (0,0) grid ({rows},{cols});\n")?;
    for m in 0..rows {
        writeln!(w, "\\node at ({m},-1) {{\\Large{{\\texttt{{{m}}}}}}};")?;
    }
    for n in 0..cols {
        writeln!(w, "\\node at (-1,{n}) {{\\Large{{\\texttt{{{n}}}}}}};")?;
    }
    w.write_all(b"\\end{tikzpicture}\n\\end{document}\n")
}
