//! Pictures as TikZ in our own design: one rectangle a run, one node a label, nothing but `tikz`.

use super::palette::Rgb;
use super::sheet::{Anchor, Canvas, Line, Look, Pen, Style, draw};
use crate::view::picture::Picture;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{Result, Write};

/// A TikZ picture being written.
struct Tikz<'w, W> {
    w: &'w mut W,
    /// Whether a whole document is written.
    document: bool,
    defined: BTreeSet<Rgb>,
    /// Labels of the band, which stand above its fills.
    labels: String,
    /// Lines, which stand above everything.
    lines: Vec<Line>,
}

/// Escapes a text for LaTeX.
fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '_' | '#' | '&' | '%' | '$' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '∘' => out.push_str("$\\circ$"),
            '⊗' => out.push_str("$\\otimes$"),
            '→' => out.push_str("$\\to$"),
            '×' => out.push_str("$\\times$"),
            '·' => out.push_str("$\\cdot$"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}

impl<W: Write> Tikz<'_, W> {
    /// The name of a colour, defined where it first comes up.
    fn color(&mut self, color: Rgb) -> Result<String> {
        let name = color.hex().to_uppercase();
        if self.defined.insert(color) {
            writeln!(self.w, "\\definecolor{{c{name}}}{{HTML}}{{{name}}}")?;
        }
        Ok(format!("c{name}"))
    }
}

impl<W: Write> Canvas for Tikz<'_, W> {
    fn begin(&mut self, width: i64, height: i64, title: &str, _: &str) -> Result<()> {
        let title: String = title.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(self.w, "% {title}")?;
        if self.document {
            self.w.write_all(b"\\documentclass{standalone}\n\\usepackage{tikz}\n\\begin{document}\n")?;
        }
        writeln!(
            self.w,
            "\\begin{{tikzpicture}}[x=0.75pt,y=-0.75pt,line cap=rect,every node/.style={{inner sep=0pt,outer sep=0pt,font=\\ttfamily}}]"
        )?;
        writeln!(self.w, "\\path[use as bounding box] (0,0) rectangle ({width},{height});")
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let name = self.color(color)?;
        writeln!(self.w, "\\fill[{name}] ({x},{y}) rectangle ({},{});", x + w, y + h)
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let name = self.color(style.ink)?;
        let anchor = match style.anchor {
            Anchor::Start => "mid west",
            Anchor::Middle => "mid",
            Anchor::End => "mid east",
        };
        let bold = if style.bold { "\\bfseries" } else { "" };
        // A character of cmtt is 0.525 of its size wide; ours count on 0.6.
        let size = (style.size * 84 + 50) / 100;
        let _ = write!(
            self.labels,
            "\\node[{name},anchor={anchor},font=\\ttfamily\\fontsize{{{size}}}{{{size}}}\\selectfont{bold}] at ({x},{y}) {{"
        );
        escape(text, &mut self.labels);
        self.labels.push_str("};\n");
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        self.lines.push((pen, from, to));
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        self.w.write_all(std::mem::take(&mut self.labels).as_bytes())
    }

    fn end(&mut self) -> Result<()> {
        self.band()?;
        let mut lines = std::mem::take(&mut self.lines);
        lines.sort_by_key(|(pen, ..)| *pen);
        for (pen, from, to) in lines {
            let name = self.color(pen.ink)?;
            let width = pen.width * 75;
            writeln!(
                self.w,
                "\\draw[{name},line width={}.{:03}pt] ({},{}) -- ({},{});",
                width / 1000,
                width % 1000,
                from.0,
                from.1,
                to.0,
                to.1
            )?;
        }
        self.w.write_all(b"\\end{tikzpicture}\n")?;
        if self.document { self.w.write_all(b"\\end{document}\n") } else { Ok(()) }
    }
}

/// A picture as a LaTeX document, or as a `tikzpicture` to be put into one.
pub fn document(w: &mut impl Write, picture: &Picture, look: Look, document: bool) -> Result<()> {
    let mut tikz = Tikz { w, document, defined: BTreeSet::new(), labels: String::new(), lines: Vec::new() };
    draw(picture, look, &mut tikz)
}
