//! Pictures kept as what was drawn, to be drawn again: one below the other in one document.

use super::canvas::{Anchor, Canvas, Page, Pen, Style};
use super::palette::Rgb;
use super::palette::Scheme;
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
    factor: f64,
    exact: bool,
    paper: Option<Rgb>,
}

impl Canvas for Recording {
    fn begin(&mut self, page: &Page) -> Result<()> {
        self.size = (page.width, page.height);
        (self.title, self.description) = (page.title.clone(), page.description.clone());
        (self.factor, self.exact, self.paper) = (page.factor, page.exact, page.paper);
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

/// Several pictures in rows, the first row above.
#[derive(Default)]
pub struct Stack {
    /// The pictures, row after row.
    pub pictures: Vec<Recording>,
    /// How many stand side by side; 0 is 1.
    pub columns: usize,
    /// What stands below them, as many as there are.
    pub captions: Vec<String>,
    /// The colours of the captions.
    pub scheme: Scheme,
    /// The width of the whole in points, where it is asked for.
    pub width: Option<f64>,
}

/// The height of a caption, and its letters.
const CAPTION: i64 = 26;
const LETTERS: i64 = 13;

impl Stack {
    fn columns(&self) -> usize {
        self.columns.max(1)
    }

    fn caption(&self) -> i64 {
        if self.captions.is_empty() { 0 } else { CAPTION }
    }

    /// The widths of the columns and the heights of the rows, captions among them.
    fn sides(&self) -> (Vec<i64>, Vec<i64>) {
        let columns = self.columns();
        let mut widths = vec![1; columns.min(self.pictures.len().max(1))];
        let mut heights = vec![1; self.pictures.len().div_ceil(columns).max(1)];
        for (i, picture) in self.pictures.iter().enumerate() {
            let (column, row) = (i % columns, i / columns);
            let caption = self.captions.get(i).map_or(0, |c| c.chars().count() as i64 * LETTERS * 6 / 10 + 24);
            widths[column] = widths[column].max(picture.size.0).max(caption);
            heights[row] = heights[row].max(picture.size.1 + self.caption());
        }
        (widths, heights)
    }

    /// The width and the height of all together.
    pub fn size(&self) -> (i64, i64) {
        let (widths, heights) = self.sides();
        (widths.iter().sum(), heights.iter().sum())
    }

    /// All titles, or all descriptions.
    fn joined(&self, text: impl Fn(&Recording) -> &str) -> String {
        self.pictures.iter().map(text).filter(|t| !t.is_empty()).collect::<Vec<_>>().join("; ")
    }

    /// The title of all together.
    pub fn title(&self) -> String {
        self.joined(|r| &r.title)
    }

    /// How large a pixel is, 1 for 1/96 of an inch.
    pub fn factor(&self) -> f64 {
        match self.width {
            Some(points) => points / (self.size().0.max(1) as f64 * 0.75),
            // As large as the labels of every picture need to be.
            None => self.pictures.iter().map(|r| r.factor).reduce(f64::max).unwrap_or(1.0),
        }
    }

    /// Draws it; as often as one likes.
    pub fn draw(&self, canvas: &mut dyn Canvas) -> Result<()> {
        let (width, height) = self.size();
        let paper = self.pictures.first().and_then(|r| r.paper);
        canvas.begin(&Page {
            width,
            height,
            title: self.title(),
            description: self.joined(|r| &r.description),
            factor: self.factor(),
            exact: self.width.is_some() || self.pictures.iter().any(|r| r.exact),
            paper,
        })?;
        let (widths, heights) = self.sides();
        let mut top = 0;
        let mut captions = self.captions.iter();
        for (row, high) in self.pictures.chunks(self.columns()).zip(&heights) {
            let mut left = 0;
            for (recording, wide) in row.iter().zip(&widths) {
                // Side by side the pictures stand on their captions; a single column keeps to the left.
                let x = if self.columns() > 1 { left + (wide - recording.size.0) / 2 } else { left };
                let y = if self.columns() > 1 { top + (high - self.caption() - recording.size.1) / 2 } else { top };
                recording.at(canvas, x, y)?;
                if let Some(caption) = captions.next() {
                    let style = Style { size: LETTERS, ink: self.scheme.ink(), bold: false, anchor: Anchor::Middle };
                    canvas.text(style, left + wide / 2, top + high - CAPTION / 2, caption)?;
                    canvas.band()?;
                }
                left += wide;
            }
            top += high;
        }
        canvas.end()
    }
}

impl Recording {
    /// Draws it with its corner at a place.
    fn at(&self, canvas: &mut dyn Canvas, left: i64, top: i64) -> Result<()> {
        if !canvas.shows(top, self.size.1) {
            return Ok(());
        }
        let moved = |(x, y): (i64, i64)| (x + left, y + top);
        for stroke in &self.strokes {
            match stroke {
                Stroke::Fill(color, x, y, w, h) => canvas.fill(*color, x + left, y + top, *w, *h)?,
                Stroke::Text(style, x, y, text) => canvas.text(*style, x + left, y + top, &self.texts[text.clone()])?,
                Stroke::Line(pen, from, to) => canvas.line(*pen, moved(*from), moved(*to))?,
                Stroke::Band => canvas.band()?,
            }
        }
        Ok(())
    }
}
