//! Pictures as Typst: one document with everything at its place, nothing imported.

use super::canvas::{Anchor, Canvas, Page, Pen, Style, Waiting};
use super::palette::{Rgb, WHITE};
use super::sheet::{Look, draw};
use crate::view::picture::Picture;
use std::fmt::Write as _;
use std::io::{Result, Write};

/// A Typst document being written.
struct Typst<'w, W> {
    w: &'w mut W,
    /// Whether a page is set around the picture.
    document: bool,
    waiting: Waiting,
    factor: f64,
}

/// A length in points, without needless digits.
fn points(pixels: f64, factor: f64) -> String {
    let text = format!("{:.3}", pixels * 0.75 * factor);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A string of Typst.
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

impl<W> Typst<'_, W> {
    fn at(&self, pixels: i64) -> String {
        points(pixels as f64, self.factor)
    }
}

impl<W: Write> Canvas for Typst<'_, W> {
    fn begin(&mut self, page: &Page) -> Result<()> {
        self.factor = page.factor;
        let title: String = page.title.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(self.w, "// {title}")?;
        let (width, height) = (self.at(page.width), self.at(page.height));
        let paper = page.paper.filter(|paper| *paper != WHITE);
        if self.document {
            let fill = paper.map_or(String::new(), |p| format!(", fill: rgb(\"#{}\")", p.hex()));
            writeln!(self.w, "#set page(width: {width}pt, height: {height}pt, margin: 0pt{fill})")?;
            writeln!(self.w, "#set document(title: {})", quoted(&page.title))?;
        }
        let fill = paper.map_or(String::new(), |p| format!(", fill: rgb(\"#{}\")", p.hex()));
        writeln!(self.w, "#block(width: {width}pt, height: {height}pt{fill}, {{")?;
        self.w.write_all(HEAD.as_bytes())
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let [x, y, w, h] = [x, y, w, h].map(|n| self.at(n));
        writeln!(self.w, "f({x}pt, {y}pt, {w}pt, {h}pt, \"#{}\")", color.hex())
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let anchor = match style.anchor {
            Anchor::Start => "left",
            Anchor::Middle => "center",
            Anchor::End => "right",
        };
        let (x, y, size) = (self.at(x), self.at(y), self.at(style.size));
        let weight = if style.bold { "bold" } else { "regular" };
        let _ =
            writeln!(self.waiting.texts, "t({x}pt, {y}pt, {anchor}, {size}pt, \"{weight}\", \"#{}\", {})", style.ink.hex(), quoted(text));
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
            let [x, y, u, v] = [from.0, from.1, to.0, to.1].map(|n| self.at(n));
            let width = points(pen.width as f64 / 10.0, self.factor);
            writeln!(self.w, "l({x}pt, {y}pt, {u}pt, {v}pt, {width}pt, \"#{}\")", pen.ink.hex())?;
        }
        self.w.write_all(b"})\n")
    }
}

/// The three strokes of a picture: a fill, a text whose middle is at a height, a line.
const HEAD: &str = "\
let f(x, y, w, h, c) = place(dx: x, dy: y, rect(width: w, height: h, fill: rgb(c)))
let t(x, y, a, s, w, c, b) = place(dx: x, dy: y, place(a + horizon, text(font: (\"DejaVu Sans Mono\",), size: s, weight: w, fill: rgb(c), b)))
let l(x, y, u, v, w, c) = place(line(start: (x, y), end: (u, v), stroke: (paint: rgb(c), thickness: w, cap: \"square\")))
";

/// A picture as a Typst document, or as a block to be put into one.
pub fn document(w: &mut impl Write, picture: &Picture, look: Look, document: bool) -> Result<()> {
    drawn(w, document, &mut |canvas| draw(picture, look, canvas))
}

/// What `draw` draws as a Typst document, or as a block.
pub fn drawn(w: &mut impl Write, document: bool, draw: &mut dyn FnMut(&mut dyn Canvas) -> Result<()>) -> Result<()> {
    let mut typst = Typst { w, document, waiting: Waiting::default(), factor: 1.0 };
    draw(&mut typst)
}
