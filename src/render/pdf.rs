//! Pictures as PDF: a page each, text that can be selected, and the letters that it needs inside.

use super::canvas::{Anchor, Canvas, Page as Sheet, Pen, Style};
use super::palette::{Rgb, WHITE};
use super::typeface;
use crate::view::Sorted;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use std::io::{Error, Result, Write};
use subsetter::GlyphRemapper;
use ttf_parser::Face;

/// The most cells of a document, which lies in memory, compressed, until it is complete.
pub const MAX_CELLS: i64 = 1 << 20;
/// The longest side of a page in points; a larger sheet is made smaller.
const MAX_SIDE: i64 = 14_400;
/// How much is gathered before it is compressed.
const BLOCK: usize = 1 << 18;
const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A page that is complete: its size in points, and its strokes, compressed.
struct Page {
    width: f32,
    height: f32,
    content: Vec<u8>,
}

/// Labels of one style: where the last one started, in hundredths of a pixel.
#[derive(Default)]
struct Labels {
    text: Vec<u8>,
    last: (i64, i64),
}

/// A PDF document being made.
pub struct Document {
    face: Face<'static>,
    /// The glyphs in use, and what they stand for.
    glyphs: GlyphRemapper,
    characters: Sorted<u16, Option<char>>,
    pages: Vec<Page>,
    title: String,
    /// The page being drawn.
    content: ZlibEncoder<Vec<u8>>,
    size: (i64, i64),
    factor: f64,
    fills: Sorted<Rgb, Vec<u8>>,
    texts: Sorted<Style, Labels>,
    lines: Sorted<Pen, Vec<u8>>,
    gathered: usize,
}

/// Hundredths as a number of PDF.
fn hundredths(out: &mut Vec<u8>, n: i64) {
    if n < 0 {
        out.push(b'-');
    }
    let n = n.abs();
    out.extend_from_slice(itoa::Buffer::new().format(n / 100).as_bytes());
    if n % 100 != 0 {
        out.push(b'.');
        out.push(b'0' + (n % 100 / 10) as u8);
        if n % 10 != 0 {
            out.push(b'0' + (n % 10) as u8);
        }
    }
    out.push(b' ');
}

fn numbers(out: &mut Vec<u8>, all: &[i64]) {
    for n in all {
        hundredths(out, n * 100);
    }
}

/// A colour and the operator that sets it.
fn color(out: &mut Vec<u8>, color: Rgb, operator: &str) {
    for part in [color.0, color.1, color.2] {
        // Thousandths tell all 256 apart.
        let _ = write!(out, "{:.3} ", f32::from(part) / 255.0);
    }
    out.extend_from_slice(operator.as_bytes());
    out.push(b'\n');
}

impl Document {
    /// An empty document.
    pub fn new() -> Result<Document> {
        Ok(Document {
            face: typeface::face()?,
            glyphs: GlyphRemapper::new(),
            characters: Sorted::default(),
            pages: Vec::new(),
            title: String::new(),
            content: ZlibEncoder::new(Vec::new(), Compression::default()),
            size: (0, 0),
            factor: 1.0,
            fills: Sorted::default(),
            texts: Sorted::default(),
            lines: Sorted::default(),
            gathered: 0,
        })
    }

    /// Whether it has no page.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The number of a character's glyph in the document.
    fn glyph(&mut self, c: char) -> u16 {
        let glyph = self.glyphs.remap(typeface::glyph(&self.face, c));
        self.characters.of(glyph).get_or_insert(c);
        glyph
    }

    /// Writes the fills and the texts of the band into the content stream, colour by colour and style by style.
    fn flush(&mut self) -> Result<()> {
        let mut out = Vec::with_capacity(self.gathered + 1024);
        for (ink, rectangles) in std::mem::take(&mut self.fills) {
            color(&mut out, ink, "rg");
            out.extend_from_slice(&rectangles);
            out.extend_from_slice(b"f\n");
        }
        for (style, labels) in std::mem::take(&mut self.texts) {
            color(&mut out, style.ink, "rg");
            if style.bold {
                // There is no bold cut: outlines are drawn as well as filled.
                color(&mut out, style.ink, "RG");
                hundredths(&mut out, style.size * 5);
                out.extend_from_slice(b"w 2 Tr\n");
            }
            out.extend_from_slice(b"BT /F ");
            numbers(&mut out, &[style.size]);
            out.extend_from_slice(b"Tf\n");
            out.extend_from_slice(&labels.text);
            out.extend_from_slice(if style.bold { b"ET 0 Tr\n" } else { b"ET\n" });
        }
        self.gathered = 0;
        self.content.write_all(&out)
    }

    /// Ends the document and returns its bytes.
    pub fn finish(self) -> Result<Vec<u8>> {
        let mut ids = (1..).map(Ref::new);
        let mut id = || ids.next().unwrap_or(Ref::new(i32::MAX));
        let [catalog, tree, info, font, cid, descriptor, file, unicode] = std::array::from_fn(|_| id());
        let pages: Vec<(Ref, Ref)> = self.pages.iter().map(|_| (id(), id())).collect();
        let mut pdf = Pdf::new();
        let mut root = pdf.catalog(catalog);
        root.pages(tree);
        root.viewer_preferences().display_doc_title(true);
        root.finish();
        pdf.document_info(info).title(TextStr(&self.title)).creator(TextStr(concat!("cutectl ", env!("CARGO_PKG_VERSION"))));
        pdf.pages(tree).kids(pages.iter().map(|p| p.0)).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        for ((page, content), drawn) in pages.into_iter().zip(&self.pages) {
            let mut entry = pdf.page(page);
            entry.parent(tree).media_box(Rect::new(0.0, 0.0, drawn.width, drawn.height)).contents(content);
            entry.resources().fonts().pair(Name(b"F"), font);
            entry.finish();
            pdf.stream(content, &drawn.content).filter(Filter::FlateDecode);
        }
        let name = Name(b"CUTECT+Hack-Regular");
        pdf.type0_font(font).base_font(name).encoding_predefined(Name(b"Identity-H")).descendant_font(cid).to_unicode(unicode);
        let mut descendant = pdf.cid_font(cid);
        descendant.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
        descendant.default_width(typeface::ADVANCE as f32).cid_to_gid_map_predefined(Name(b"Identity"));
        descendant.finish();
        let thousandths = |n: i16| f32::from(n) * 1000.0 / f32::from(self.face.units_per_em());
        let bounds = self.face.global_bounding_box();
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::FIXED_PITCH | FontFlags::SYMBOLIC)
            .bbox(Rect::new(thousandths(bounds.x_min), thousandths(bounds.y_min), thousandths(bounds.x_max), thousandths(bounds.y_max)))
            .italic_angle(0.0)
            .ascent(thousandths(self.face.ascender()))
            .descent(thousandths(self.face.descender()))
            .cap_height(thousandths(self.face.capital_height().unwrap_or(0)))
            .stem_v(80.0)
            .font_file2(file);
        let subset = subsetter::subset(typeface::data()?, 0, &self.glyphs).map_err(Error::other)?;
        let length = i32::try_from(subset.len()).map_err(Error::other)?;
        let packed = compressed(&subset)?;
        pdf.stream(file, &packed).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        let mut map = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (glyph, c) in self.characters.iter() {
            c.iter().for_each(|c| map.pair(*glyph, *c));
        }
        let map = compressed(&map.finish())?;
        pdf.cmap(unicode, &map).filter(Filter::FlateDecode);
        Ok(pdf.finish())
    }
}

fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

impl Canvas for Document {
    fn begin(&mut self, sheet: &Sheet) -> Result<()> {
        if !self.title.is_empty() {
            self.title.push_str("; ");
        }
        self.title.push_str(&sheet.title);
        (self.size, self.factor) = ((sheet.width, sheet.height), sheet.factor);
        let (points, _) = scale(self.size, self.factor);
        let mut head = Vec::new();
        let _ = writeln!(head, "{points:.6} 0 0 {points:.6} 0 0 cm 2 J");
        if let Some(paper) = sheet.paper.filter(|paper| *paper != WHITE) {
            color(&mut head, paper, "rg");
            numbers(&mut head, &[0, 0, sheet.width, sheet.height]);
            head.extend_from_slice(b"re\nf\n");
        }
        self.content.write_all(&head)
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let path = self.fills.of(color);
        let before = path.len();
        numbers(path, &[x, self.size.1 - y - h, w, h]);
        path.extend_from_slice(b"re\n");
        self.gathered += path.len() - before;
        Ok(())
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let mut glyphs = Vec::with_capacity(text.len() * 4);
        let mut count = 0;
        for c in text.chars() {
            let _ = write!(glyphs, "{:04X}", self.glyph(c));
            count += 1;
        }
        let whole = count * style.size * typeface::ADVANCE / 10;
        let start = match style.anchor {
            Anchor::Start => 0,
            Anchor::Middle => whole / 2,
            Anchor::End => whole,
        };
        // Digits are about 0.72 of the size high.
        let at = (x * 100 - start, (self.size.1 - y) * 100 - style.size * 36);
        let labels = self.texts.of(style);
        let before = labels.text.len();
        hundredths(&mut labels.text, at.0 - labels.last.0);
        hundredths(&mut labels.text, at.1 - labels.last.1);
        labels.text.extend_from_slice(b"Td<");
        labels.text.extend_from_slice(&glyphs);
        labels.text.extend_from_slice(b">Tj\n");
        labels.last = at;
        self.gathered += labels.text.len() - before;
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        let path = self.lines.of(pen);
        numbers(path, &[from.0, self.size.1 - from.1]);
        path.extend_from_slice(b"m ");
        numbers(path, &[to.0, self.size.1 - to.1]);
        path.extend_from_slice(b"l\n");
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        if self.gathered >= BLOCK { self.flush() } else { Ok(()) }
    }

    fn end(&mut self) -> Result<()> {
        self.flush()?;
        let mut out = Vec::new();
        for (pen, path) in std::mem::take(&mut self.lines) {
            color(&mut out, pen.ink, "RG");
            hundredths(&mut out, pen.width * 10);
            out.extend_from_slice(b"w\n");
            out.extend_from_slice(&path);
            out.extend_from_slice(b"S\n");
        }
        self.content.write_all(&out)?;
        let next = ZlibEncoder::new(Vec::new(), Compression::default());
        let content = std::mem::replace(&mut self.content, next).finish()?;
        let (_, (width, height)) = scale(self.size, self.factor);
        self.pages.push(Page { width, height, content });
        Ok(())
    }
}

/// Points for a pixel, and the size of the page in points.
fn scale((width, height): (i64, i64), factor: f64) -> (f64, (f32, f32)) {
    let longest = width.max(height).max(1);
    let points = (MAX_SIDE as f64 / longest as f64).min(0.75 * factor);
    (points, ((width as f64 * points) as f32, (height as f64 * points) as f32))
}

#[cfg(test)]
mod tests {
    use super::hundredths;

    #[test]
    fn numbers_have_no_more_digits_than_they_need() {
        let mut out = Vec::new();
        for n in [0, 100, -150, 205, 7, -5] {
            hundredths(&mut out, n);
        }
        assert_eq!(out, b"0 1 -1.5 2.05 0.07 -0.05 ");
    }
}
