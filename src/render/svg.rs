//! Pictures as SVG: a path a colour, a text a label, styles on groups.

use super::canvas::{Anchor, Canvas, Page, Pen, Style};
use super::palette::Rgb;
use super::sheet::{Look, draw};
use crate::view::Sorted;
use crate::view::picture::Picture;
use std::fmt::Write as _;
use std::io::{Result, Write};

/// How much is gathered before it is written.
const BLOCK: usize = 1 << 18;

/// The fonts, the first that there is.
pub const FONTS: &str = "DejaVu Sans Mono,Menlo,Consolas,Liberation Mono,monospace";

/// An SVG document being written.
struct Svg<'w, W> {
    w: &'w mut W,
    /// Paths of rectangles by colour, with where the last one started.
    fills: Sorted<Rgb, (String, (i64, i64))>,
    /// Labels by style, with the line that they stand on.
    texts: Sorted<Style, (String, Option<i64>)>,
    /// Paths of lines by pen, written last but for what cells say to a pointer.
    lines: Sorted<Pen, String>,
    tips: String,
    gathered: usize,
}

/// Escapes a text for XML; control characters are not allowed in XML.
pub fn escape(text: &str, out: &mut String) {
    if text.bytes().all(|b| b.is_ascii_digit() || b == b'-') {
        return out.push_str(text); // as most labels are
    }
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML has no control characters, and no U+FFFE and U+FFFF.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape(text, &mut out);
    out
}

impl<W: Write> Svg<'_, W> {
    /// Writes the fills and the texts that are gathered, a path a colour and a group a style.
    fn flush(&mut self) -> Result<()> {
        let mut out = String::with_capacity(self.gathered + 1024);
        for (color, (path, _)) in std::mem::take(&mut self.fills) {
            let _ = writeln!(out, "<path fill=\"#{}\" d=\"{path}\"/>", color.hex());
        }
        for (style, (labels, _)) in std::mem::take(&mut self.texts) {
            let anchor = match style.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let bold = if style.bold { " font-weight=\"bold\"" } else { "" };
            let _ = writeln!(
                out,
                "<g fill=\"#{}\" font-size=\"{}\" text-anchor=\"{anchor}\"{bold}>{labels}</g></g>",
                style.ink.hex(),
                style.size
            );
        }
        self.gathered = 0;
        self.w.write_all(out.as_bytes())
    }
}

impl<W: Write> Canvas for Svg<'_, W> {
    fn begin(&mut self, page: &Page) -> Result<()> {
        let (width, height) = (page.width, page.height);
        let (title, description) = (escaped(&page.title), escaped(&page.description));
        let [wide, high] = [width, height].map(|pixels| match page.factor {
            1.0 => pixels.to_string(),
            factor if page.exact => format!("{:.2}", pixels as f64 * factor),
            factor => format!("{:.0}", pixels as f64 * factor),
        });
        writeln!(
            self.w,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"t d\">"
        )?;
        writeln!(self.w, "<title id=\"t\">{title}</title>\n<desc id=\"d\">{description}</desc>")?;
        if let Some(paper) = page.paper {
            writeln!(self.w, "<rect width=\"{width}\" height=\"{height}\" fill=\"#{}\"/>", paper.hex())?;
        }
        writeln!(self.w, "<g font-family=\"{FONTS}\">")
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let (path, last) = self.fills.of(color);
        let before = path.len();
        // Behind a closed rectangle the pen is where that one started.
        let _ = match path.is_empty() {
            true => write!(path, "M{x} {y}"),
            false => write!(path, "m{} {}", x - last.0, y - last.1),
        };
        let _ = write!(path, "h{w}v{h}h-{w}z");
        *last = (x, y);
        self.gathered += path.len() - before;
        Ok(())
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let (labels, line) = self.texts.of(style);
        let before = labels.len();
        if *line != Some(y) {
            // The baseline: digits are about 0.72 of the size high.
            let base = y * 100 + style.size * 36;
            let _ = write!(labels, "{}<g transform=\"translate(0,{}", if line.is_some() { "</g>\n" } else { "" }, base / 100);
            if base % 100 != 0 {
                let _ = write!(labels, ".{:02}", base % 100);
            }
            labels.push_str(")\">");
            *line = Some(y);
        }
        let _ = write!(labels, "<text x=\"{x}\">");
        escape(text, labels);
        labels.push_str("</text>");
        self.gathered += labels.len() - before;
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        let path = self.lines.of(pen);
        let _ = write!(path, "M{} {}", from.0, from.1);
        let _ = if from.1 == to.1 { write!(path, "H{}", to.0) } else { write!(path, "V{}", to.1) };
        Ok(())
    }

    fn tip(&mut self, (x, y): (i64, i64), (w, h): (i64, i64), text: &str) -> Result<()> {
        let _ = write!(self.tips, "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"><title>");
        escape(text, &mut self.tips);
        self.tips.push_str("</title></rect>\n");
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        if self.gathered >= BLOCK { self.flush() } else { Ok(()) }
    }

    fn end(&mut self) -> Result<()> {
        self.flush()?;
        for (pen, path) in self.lines.iter() {
            let width = format!("{}.{}", pen.width / 10, pen.width % 10);
            writeln!(
                self.w,
                "<path fill=\"none\" stroke=\"#{}\" stroke-width=\"{width}\" stroke-linecap=\"square\" d=\"{path}\"/>",
                pen.ink.hex()
            )?;
        }
        if !self.tips.is_empty() {
            writeln!(self.w, "<g fill=\"none\" pointer-events=\"all\">\n{}</g>", self.tips)?;
        }
        writeln!(self.w, "</g>\n</svg>")
    }
}

/// A picture as an SVG document.
pub fn document(w: &mut impl Write, picture: &Picture, look: Look) -> Result<()> {
    drawn(w, &mut |canvas| draw(picture, look, canvas))
}

/// What `draw` draws as an SVG document.
pub fn drawn(w: &mut impl Write, draw: &mut dyn FnMut(&mut dyn Canvas) -> Result<()>) -> Result<()> {
    let mut svg = Svg { w, fills: Sorted::default(), texts: Sorted::default(), lines: Sorted::default(), tips: String::new(), gathered: 0 };
    draw(&mut svg)
}
