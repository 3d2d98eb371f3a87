//! What pictures are drawn on: fills, texts and lines on a page of whole pixels, a medium an implementation.

use super::palette::Rgb;
use crate::view::sorted;
use std::io::{Result, Write};

/// How a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Anchor {
    /// The text starts at the given point.
    Start,
    /// The text is centred on the given point.
    Middle,
    /// The text ends at the given point.
    End,
}

/// Size, weight, colour and anchor of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Style {
    /// The size in pixels.
    pub size: i64,
    /// The colour of the text or the line.
    pub ink: Rgb,
    /// Whether it is bold.
    pub bold: bool,
    /// Which part of the text stands at the given point.
    pub anchor: Anchor,
}

/// The width of a line in tenths of a pixel, and its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pen {
    /// Tenths of a pixel.
    pub width: i64,
    /// The colour of the text or the line.
    pub ink: Rgb,
}

/// A line, and from where to where it goes.
pub type Line = (Pen, (i64, i64), (i64, i64));

/// The sheet that a picture is drawn on.
#[derive(Clone, Debug)]
pub struct Page {
    /// The width in pixels.
    pub width: i64,
    /// The height in pixels.
    pub height: i64,
    /// The title of the picture.
    pub title: String,
    /// Its facts.
    pub description: String,
    /// How large a pixel is, 1 for 1/96 of an inch.
    pub factor: f64,
    /// Whether that was asked for, so that the size is not rounded to whole pixels.
    pub exact: bool,
    /// The colour below everything; `None` where what is behind is to be seen.
    pub paper: Option<Rgb>,
}

/// What can be drawn on. Coordinates are whole pixels, `y` downwards.
pub trait Canvas {
    /// Starts the picture.
    fn begin(&mut self, page: &Page) -> Result<()>;
    /// Fills a rectangle.
    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()>;
    /// Writes a line of text whose digits are centred on `y`.
    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()>;
    /// Draws a line, horizontal or vertical, above all fills.
    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()>;
    /// Says what a rectangle shows, in media that tell it to a pointer.
    fn tip(&mut self, _corner: (i64, i64), _size: (i64, i64), _text: &str) -> Result<()> {
        Ok(())
    }
    /// Whether anything between these heights is seen: what is not may be left out.
    fn shows(&self, _top: i64, _height: i64) -> bool {
        true
    }
    /// What comes after this overlaps nothing that came before.
    fn band(&mut self) -> Result<()> {
        Ok(())
    }
    /// Ends the picture.
    fn end(&mut self) -> Result<()>;
}

/// Texts and lines that wait for what they stand above, in media that paint in the order in which they are written.
#[derive(Debug, Default)]
pub struct Waiting {
    /// The texts of the band, which stand above its fills.
    pub texts: String,
    /// The lines, which stand above everything.
    pub lines: Vec<Line>,
}

impl Waiting {
    /// Writes the texts of a band that ends.
    pub fn write_texts(&mut self, w: &mut impl Write) -> Result<()> {
        w.write_all(self.texts.as_bytes())?;
        self.texts.clear();
        Ok(())
    }

    /// The lines of the picture that ends, thin ones first.
    pub fn take_lines(&mut self) -> Vec<Line> {
        thin_first(std::mem::take(&mut self.lines))
    }
}

/// The lines of a picture, thin ones first.
pub fn thin_first(mut lines: Vec<Line>) -> Vec<Line> {
    sorted::by_key(&mut lines, |(pen, ..)| *pen);
    lines
}
