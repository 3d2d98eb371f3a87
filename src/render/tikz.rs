//! Pictures as TikZ in our own design: one rectangle a run, one node a label, nothing but `tikz`.

use super::canvas::{Anchor, Canvas, Page, Pen, Style, Waiting};
use super::palette::{Rgb, WHITE};
use super::sheet::{Look, draw};
use crate::view::Sorted;
use crate::view::picture::Picture;
use std::fmt::Write as _;
use std::io::{Result, Write};

/// A TikZ picture being written.
struct Tikz<'w, W> {
    w: &'w mut W,
    /// Whether a whole document is written.
    document: bool,
    defined: Sorted<Rgb, bool>,
    /// The styles of texts, each with its number.
    styles: Sorted<Style, Option<usize>>,
    waiting: Waiting,
    /// How large a pixel is, 1 for 1/96 of an inch.
    factor: f64,
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
            '…' => out.push_str("\\dots{}"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}

impl<W: Write> Tikz<'_, W> {
    /// The name of a colour, defined where it first comes up.
    fn color(&mut self, color: Rgb) -> Result<String> {
        let name = color.hex().to_uppercase();
        if !std::mem::replace(self.defined.of(color), true) {
            writeln!(self.w, "\\definecolor{{c{name}}}{{HTML}}{{{name}}}")?;
        }
        Ok(format!("c{name}"))
    }

    /// The name of a style of text, set where it first comes up.
    fn style(&mut self, style: Style) -> Result<String> {
        let color = self.color(style.ink)?;
        let next = self.styles.len();
        let number = *self.styles.of(style).get_or_insert(next);
        if number == next {
            let anchor = match style.anchor {
                Anchor::Start => "mid west",
                Anchor::Middle => "mid",
                Anchor::End => "mid east",
            };
            // A character of cmtt is 0.525 of its size wide; ours count on 0.6.
            let size = points((style.size * 84 + 50) / 100 * 1000, self.factor);
            let font = format!("\\ttfamily\\fontsize{{{size}}}{{{size}}}\\selectfont");
            writeln!(self.w, "\\tikzset{{cutectl{number}/.style={{{color},anchor={anchor},font={font}}}}}")?;
        }
        Ok(format!("cutectl{number}"))
    }
}

impl<W: Write> Canvas for Tikz<'_, W> {
    fn begin(&mut self, page: &Page) -> Result<()> {
        let (width, height) = (page.width, page.height);
        let title: String = page.title.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(self.w, "% {title}")?;
        if self.document {
            self.w.write_all(HEAD)?;
        }
        self.factor = page.factor;
        let unit = points(750, page.factor);
        writeln!(
            self.w,
            "\\begin{{tikzpicture}}[x={unit}pt,y=-{unit}pt,line cap=rect,every node/.style={{inner sep=0pt,outer sep=0pt,font=\\ttfamily}}]"
        )?;
        self.w.write_all(BOLD)?;
        writeln!(self.w, "\\frenchspacing\n\\path[use as bounding box] (0,0) rectangle ({width},{height});")?;
        match page.paper {
            Some(paper) if paper != WHITE => self.fill(paper, 0, 0, width, height),
            _ => Ok(()),
        }
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let name = self.color(color)?;
        writeln!(self.w, "\\fill[{name}] ({x},{y}) rectangle ({},{});", x + w, y + h)
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let name = self.style(style)?;
        let (bold, end) = if style.bold { ("\\cutectlbold{", "}") } else { ("", "") };
        let _ = write!(self.waiting.texts, "\\node[{name}] at ({x},{y}) {{{bold}");
        escape(text, &mut self.waiting.texts);
        self.waiting.texts.push_str(end);
        self.waiting.texts.push_str("};\n");
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        self.waiting.lines.push((pen, from, to));
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        self.waiting.write_texts(self.w)
    }

    fn end(&mut self) -> Result<()> {
        self.band()?;
        for (pen, from, to) in self.waiting.take_lines() {
            let name = self.color(pen.ink)?;
            writeln!(
                self.w,
                "\\draw[{name},line width={:.3}pt] ({},{}) -- ({},{});",
                pen.width as f64 * 0.075 * self.factor,
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

/// What a document starts with: `standalone`, of texlive-latex-extra, and a typewriter face that has a bold cut where there
/// is one.
const HEAD: &[u8] = b"\\documentclass{standalone}\n\\usepackage{tikz}\n\\IfFileExists{lmodern.sty}{\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\newcommand\\cutectlbold[1]{{\\bfseries#1}}}{}\n\\begin{document}\n";

/// Bold letters: Computer Modern has no bold typewriter face, so there a PDF draws their outlines too, and what writes DVI
/// prints them twice.
const BOLD: &[u8] = br"\providecommand\cutectlstroked[1]{\csname pgfsys@invoke\endcsname{2 Tr .3 w}#1\csname pgfsys@invoke\endcsname{0 Tr}}
\providecommand\cutectltwice[1]{\rlap{#1}\kern.25pt#1}
\providecommand\cutectlbold[1]{\csname cutectl\ifnum0\ifdefined\pdfoutput\ifnum\pdfoutput>0 1\fi\fi\ifdefined\outputmode\ifnum\outputmode>0 1\fi\fi\ifdefined\XeTeXversion 1\fi>0 stroked\else twice\fi\endcsname{#1}}
";

/// Thousandths of a point at a factor, without needless digits.
fn points(thousandths: i64, factor: f64) -> String {
    let text = format!("{:.3}", thousandths as f64 / 1000.0 * factor);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A picture as a LaTeX document, or as a `tikzpicture` to be put into one.
pub fn document(w: &mut impl Write, picture: &Picture, look: Look, document: bool) -> Result<()> {
    drawn(w, document, &mut |canvas| draw(picture, look, canvas))
}

/// What `draw` draws as a LaTeX document, or as a `tikzpicture`.
pub fn drawn(w: &mut impl Write, document: bool, draw: &mut dyn FnMut(&mut dyn Canvas) -> Result<()>) -> Result<()> {
    let mut tikz = Tikz { w, document, defined: Sorted::default(), styles: Sorted::default(), waiting: Waiting::default(), factor: 1.0 };
    draw(&mut tikz)
}
