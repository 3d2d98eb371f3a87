//! Pictures kept as what was drawn, to be drawn again: one below the other in one document.

use super::palette::Rgb;
use super::sheet::{Canvas, Pen, Style};
use std::io::Result;

/// A call of a canvas method, kept to be repeated.
enum Stroke {
    Fill(Rgb, i64, i64, i64, i64),
    Text(Style, i64, i64, std::ops::Range<usize>),
    Line(Pen, (i64, i64), (i64, i64)),
    Band,
}

/// A picture as it was drawn.
#[derive(Default)]
pub struct Recording {
    strokes: Vec<Stroke>,
    texts: String,
    size: (i64, i64),
    title: String,
    description: String,
}

impl Canvas for Recording {
    fn begin(&mut self, width: i64, height: i64, title: &str, description: &str) -> Result<()> {
        self.size = (width, height);
        (self.title, self.description) = (title.into(), description.into());
        Ok(())
    }

    fn fill(&mut self, color: Rgb, x: i64, y: i64, w: i64, h: i64) -> Result<()> {
        self.strokes.push(Stroke::Fill(color, x, y, w, h));
        Ok(())
    }

    fn text(&mut self, style: Style, x: i64, y: i64, text: &str) -> Result<()> {
        let start = self.texts.len();
        self.texts.push_str(text);
        self.strokes.push(Stroke::Text(style, x, y, start..self.texts.len()));
        Ok(())
    }

    fn line(&mut self, pen: Pen, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        self.strokes.push(Stroke::Line(pen, from, to));
        Ok(())
    }

    fn band(&mut self) -> Result<()> {
        self.strokes.push(Stroke::Band);
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.band()
    }
}

/// Several pictures, each below the one before.
#[derive(Default)]
pub struct Stack(pub Vec<Recording>);

impl Stack {
    /// The width and the height of all together.
    pub fn size(&self) -> (i64, i64) {
        (self.0.iter().map(|r| r.size.0).max().unwrap_or(1), self.0.iter().map(|r| r.size.1).sum::<i64>().max(1))
    }

    /// All titles, or all descriptions.
    fn joined(&self, text: impl Fn(&Recording) -> &str) -> String {
        self.0.iter().map(text).filter(|t| !t.is_empty()).collect::<Vec<_>>().join("; ")
    }

    /// The title of all together.
    pub fn title(&self) -> String {
        self.joined(|r| &r.title)
    }

    /// Draws it; as often as one likes.
    pub fn draw(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let (width, height) = self.size();
        canvas.begin(width, height, &self.title(), &self.joined(|r| &r.description))?;
        let mut below = 0;
        for recording in &self.0 {
            if canvas.shows(below, recording.size.1) {
                for stroke in &recording.strokes {
                    match stroke {
                        Stroke::Fill(color, x, y, w, h) => canvas.fill(*color, *x, y + below, *w, *h)?,
                        Stroke::Text(style, x, y, text) => canvas.text(*style, *x, y + below, &recording.texts[text.clone()])?,
                        Stroke::Line(pen, from, to) => canvas.line(*pen, (from.0, from.1 + below), (to.0, to.1 + below))?,
                        Stroke::Band => canvas.band()?,
                    }
                }
            }
            below += recording.size.1;
        }
        canvas.end()
    }
}
