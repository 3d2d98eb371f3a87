//! Pictures as pixels, one band of rows at a time, so that memory does not grow with the picture.

use super::canvas::{Anchor, Canvas, Line, Page, Pen, Style, thin_first};
use super::inks::Inks;
use super::palette::Rgb;
use super::typeface;
use ab_glyph_rasterizer::{Point, Rasterizer, point};
use std::collections::HashMap;
use std::io::Result;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// Pixels for each pixel of the sheet, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(pub i64);

impl Scale {
    /// The nearest pixel.
    pub fn pixel(self, at: i64) -> i64 {
        (at * self.0 + 50).div_euclid(100)
    }
}

/// A glyph at its size: how much of each pixel it covers.
struct Mask {
    left: i64,
    top: i64,
    width: usize,
    coverage: Vec<u8>,
}

/// What a mask is made of: glyph, size in hundredths of a pixel, bold, quarters of a pixel that
/// it is moved to the right.
type Key = (u16, i64, bool, u8);

/// A label that waits for the fills below it.
struct Label {
    style: Style,
    at: (i64, i64),
    text: std::ops::Range<usize>,
}

/// A band of rows.
pub struct Raster {
    scale: Scale,
    width: usize,
    /// The first row, and how many.
    top: i64,
    rows: i64,
    /// The number of the colour of every pixel.
    pub pixels: Vec<u8>,
    inks: Inks,
    labels: Vec<Label>,
    texts: String,
    lines: Vec<Line>,
    face: Face<'static>,
    masks: HashMap<Key, Mask>,
}

impl Raster {
    /// A raster of this width in pixels, without rows yet.
    pub fn new(width: usize, scale: Scale, inks: Inks) -> Result<Raster> {
        Ok(Raster {
            scale,
            width,
            top: 0,
            rows: 0,
            pixels: Vec::new(),
            inks,
            labels: Vec::new(),
            texts: String::new(),
            lines: Vec::new(),
            face: typeface::face()?,
            masks: HashMap::new(),
        })
    }

    /// Clears it for the rows from `top` on.
    pub fn start(&mut self, top: usize, rows: usize) {
        (self.top, self.rows) = (top as i64, rows as i64);
        self.pixels.clear();
        self.pixels.resize(rows * self.width, Inks::PAPER);
    }

    /// Paints the part of a rectangle of pixels that is in the band; `alpha` of 255 covers all.
    fn rectangle(&mut self, color: Rgb, alpha: u32, across: (i64, i64), down: (i64, i64)) {
        let width = self.width as i64;
        let (left, right) = (across.0.clamp(0, width) as usize, across.1.clamp(0, width) as usize);
        let (from, to) = ((down.0 - self.top).clamp(0, self.rows) as usize, (down.1 - self.top).clamp(0, self.rows) as usize);
        if left >= right || from >= to {
            return;
        }
        let stride = self.width;
        if alpha == 255 {
            let color = self.inks.number(color);
            let first = from * stride + left..from * stride + right;
            self.pixels[first.clone()].fill(color);
            for row in 1..to - from {
                self.pixels.copy_within(first.clone(), first.start + row * stride);
            }
            return;
        }
        let ink = self.inks.ink(color);
        for row in self.pixels.chunks_exact_mut(stride).take(to).skip(from) {
            for pixel in &mut row[left..right] {
                *pixel = self.inks.blend(*pixel, ink, alpha);
            }
        }
    }

    fn write(&mut self, label: &Label) {
        let text = std::mem::take(&mut self.texts);
        let line = &text[label.text.clone()];
        let size = label.style.size * self.scale.0;
        let advance = size * typeface::ADVANCE / 1000;
        let whole = advance * line.chars().count() as i64;
        let start = label.at.0 * self.scale.0
            - match label.style.anchor {
                Anchor::Start => 0,
                Anchor::Middle => whole / 2,
                Anchor::End => whole,
            };
        // On a whole pixel equal labels are equal, which is calmer, and packs better.
        let start = (start + 50).div_euclid(100) * 100;
        // Digits are about 0.72 of the size high.
        let baseline = (label.at.1 * self.scale.0 + size * 36 / 100 + 50).div_euclid(100);
        for (i, c) in line.chars().enumerate() {
            let x = start + i as i64 * advance;
            let quarter = (x.rem_euclid(100) / 25) as u8;
            self.glyph((typeface::glyph(&self.face, c), size, label.style.bold, quarter), label.style.ink, x.div_euclid(100), baseline);
        }
        self.texts = text;
    }

    /// Paints a glyph whose origin is at a pixel of the picture.
    fn glyph(&mut self, key: Key, ink: Rgb, x: i64, baseline: i64) {
        let face = &self.face;
        let mask = self.masks.entry(key).or_insert_with(|| mask(face, key));
        if mask.width == 0 {
            return;
        }
        let left = x + mask.left;
        let ink = self.inks.ink(ink);
        // The columns of the mask that are in the picture.
        let (from, to) = ((-left).clamp(0, mask.width as i64), (self.width as i64 - left).clamp(0, mask.width as i64));
        for (i, covered) in mask.coverage.chunks_exact(mask.width).enumerate() {
            let row = baseline + mask.top + i as i64 - self.top;
            if row < 0 || row >= self.rows || from >= to {
                continue;
            }
            let start = (row * self.width as i64 + left + from) as usize;
            for (pixel, alpha) in self.pixels[start..].iter_mut().zip(&covered[from as usize..to as usize]) {
                if *alpha > 0 {
                    *pixel = self.inks.blend(*pixel, ink, u32::from(*alpha));
                }
            }
        }
    }

    /// Paints a line; what is thinner than a pixel is a pixel of less colour.
    fn stroke(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) {
        let thousandths = pen.width * self.scale.0;
        let width = ((thousandths + 500) / 1000).max(1);
        let alpha = (thousandths * 255 / 1000).min(255) as u32;
        let before = |at: i64| self.scale.pixel(at) - width / 2;
        let (across, down) = if from.1 == to.1 {
            ((before(from.0.min(to.0)), before(from.0.max(to.0)) + width), (before(from.1), before(from.1) + width))
        } else {
            ((before(from.0), before(from.0) + width), (before(from.1.min(to.1)), before(from.1.max(to.1)) + width))
        };
        self.rectangle(pen.ink, alpha, across, down);
    }
}

/// The outline of a glyph on its way into pixels.
struct Pencil<'r> {
    raster: &'r mut Rasterizer,
    scale: f32,
    origin: (f32, f32),
    start: Point,
    at: Point,
}

impl Pencil<'_> {
    fn place(&self, x: f32, y: f32) -> Point {
        point(self.origin.0 + x * self.scale, self.origin.1 - y * self.scale)
    }
}

impl OutlineBuilder for Pencil<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.start = self.place(x, y);
        self.at = self.start;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.raster.draw_line(self.at, to);
        self.at = to;
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (c, to) = (self.place(x1, y1), self.place(x, y));
        self.raster.draw_quad(self.at, c, to);
        self.at = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (c, d, to) = (self.place(x1, y1), self.place(x2, y2), self.place(x, y));
        self.raster.draw_cubic(self.at, c, d, to);
        self.at = to;
    }

    fn close(&mut self) {
        self.raster.draw_line(self.at, self.start);
        self.at = self.start;
    }
}

fn mask(face: &Face, (id, size, bold, quarter): Key) -> Mask {
    let empty = Mask { left: 0, top: 0, width: 0, coverage: Vec::new() };
    let Some(bounds) = face.glyph_bounding_box(GlyphId(id)) else {
        return empty;
    };
    let pixels = size as f32 / 100.0;
    let scale = pixels / f32::from(face.units_per_em());
    let shift = f32::from(quarter) / 4.0;
    // There is no bold cut: a second outline beside the first makes stems thicker.
    let thicker = if bold { pixels * 0.055 } else { 0.0 };
    let left = (f32::from(bounds.x_min) * scale + shift - thicker / 2.0).floor();
    let right = (f32::from(bounds.x_max) * scale + shift + thicker / 2.0).ceil();
    let (above, below) = ((f32::from(bounds.y_max) * scale).ceil(), (f32::from(bounds.y_min) * scale).floor());
    let (width, height) = ((right - left).max(0.0) as usize + 1, (above - below).max(0.0) as usize + 1);
    let mut raster = Rasterizer::new(width, height);
    let offsets: &[f32] = if bold { &[-0.5, 0.5] } else { &[0.0] };
    for offset in offsets {
        let origin = (shift - left + thicker * offset, above);
        let zero = point(0.0, 0.0);
        face.outline_glyph(GlyphId(id), &mut Pencil { raster: &mut raster, scale, origin, start: zero, at: zero });
    }
    let mut coverage = vec![0; width * height];
    raster.for_each_pixel(|i, alpha| coverage[i] = (alpha.min(1.0) * 255.0 + 0.5) as u8);
    Mask { left: left as i64, top: -(above as i64), width, coverage }
}

impl Canvas for Raster {
    fn begin(&mut self, _: &Page) -> Result<()> {
        Ok(())
    }

    fn shows(&self, top: i64, height: i64) -> bool {
        self.scale.pixel(top + height) > self.top && self.scale.pixel(top) < self.top + self.rows
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        let edge = |at| self.scale.pixel(at);
        self.rectangle(color, 255, (edge(x), edge(x + w)), (edge(y), edge(y + h)));
        Ok(())
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        if self.shows(y - style.size, 2 * style.size) {
            let start = self.texts.len();
            self.texts.push_str(text);
            self.labels.push(Label { style, at: (x, y), text: start..self.texts.len() });
        }
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        let (above, below) = (from.1.min(to.1), from.1.max(to.1));
        if self.shows(above - pen.width, below - above + 2 * pen.width) {
            self.lines.push((pen, from, to));
        }
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        for label in std::mem::take(&mut self.labels) {
            self.write(&label);
        }
        self.texts.clear();
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.band()?;
        for (pen, from, to) in thin_first(std::mem::take(&mut self.lines)) {
            self.stroke(pen, from, to);
        }
        Ok(())
    }
}
