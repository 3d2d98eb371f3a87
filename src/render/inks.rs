//! The colours of an image with a palette: those of the fills, and steps between each and the ink on it.

use super::canvas::{Canvas, Page, Pen, Style};
use super::palette::{INK, Rgb, WHITE};
use crate::view::Sorted;
use std::io::Result;

/// The most colours of a palette.
const COLOURS: usize = 256;

/// How many shares of an ink are told apart.
const SHARES: u32 = 32;

/// The most inks.
const INKS: usize = 16;

/// The colours of a picture, counted by drawing it.
#[derive(Default)]
pub struct Tally {
    paper: Option<Rgb>,
    fills: Sorted<Rgb, ()>,
    inks: Sorted<Rgb, ()>,
}

impl Canvas for Tally {
    fn begin(&mut self, page: &Page) -> Result<()> {
        self.paper = page.paper;
        Ok(())
    }

    fn fill(&mut self, color: Rgb, _: i64, _: i64, _: i64, _: i64) -> Result<()> {
        self.fills.of(color);
        Ok(())
    }

    fn text(&mut self, style: Style, _: i64, _: i64, _: &str) -> Result<()> {
        self.inks.of(style.ink);
        Ok(())
    }

    fn line(&mut self, pen: Pen, _: (i64, i64), _: (i64, i64)) -> Result<()> {
        self.inks.of(pen.ink);
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        Ok(())
    }
}

/// A palette, and what an ink makes of its colours.
pub struct Inks {
    colors: Vec<Rgb>,
    inks: Vec<Rgb>,
    transparent: bool,
    /// By colour below, ink and share: the number of the result, plus one; 0 where it is not known yet.
    blends: Vec<u16>,
}

/// An ink of a palette.
#[derive(Clone, Copy)]
pub struct Ink(usize, u8);

impl Inks {
    /// The number of the colour below everything.
    pub const PAPER: u8 = 0;

    /// The palette of a picture whose colours were counted.
    pub fn new(tally: &Tally) -> Inks {
        let paper = tally.paper.unwrap_or(Rgb(255, 255, 255));
        let mut colors = vec![paper];
        let add = |colors: &mut Vec<Rgb>, color: Rgb| {
            if colors.len() < COLOURS && !colors.contains(&color) {
                colors.push(color);
            }
        };
        let inks: Vec<Rgb> = tally.inks.iter().map(|(ink, ())| *ink).take(INKS).collect();
        tally.fills.iter().map(|(fill, ())| fill).chain(&inks).for_each(|color| add(&mut colors, *color));
        // Text of an ink stands on the paper and on what it is read best on; small print also on the grey of what is dimmed.
        let grey = |c: Rgb| c.0.abs_diff(c.1) < 10 && c.1.abs_diff(c.2) < 10;
        let small = |ink: Rgb| ink.contrast(INK) > 1.5 && ink.contrast(WHITE) > 1.5;
        let usual = |below: Rgb, ink: Rgb| match small(ink) {
            true => below == paper || grey(below) && below.contrast(ink) > 4.5,
            false => below.contrast(ink) >= 4.4,
        };
        let grounds: Vec<Rgb> = std::iter::once(paper).chain(tally.fills.iter().map(|(fill, ())| *fill)).collect();
        let pairs: Vec<(Rgb, Rgb)> =
            inks.iter().flat_map(|ink| grounds.iter().map(move |g| (*g, *ink))).filter(|(g, ink)| usual(*g, *ink)).collect();
        let steps = (COLOURS - colors.len()).checked_div(pairs.len()).unwrap_or(0).min(14) as u32;
        for (below, ink) in pairs {
            for step in 1..=steps {
                add(&mut colors, below.toward(ink, 100 * step / (steps + 1)));
            }
        }
        let blends = vec![0; COLOURS * INKS * SHARES as usize];
        Inks { colors, inks, transparent: tally.paper.is_none(), blends }
    }

    /// Red, green and blue of every colour.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|c| [c.0, c.1, c.2]).collect()
    }

    /// How opaque the first colours are, where some are not.
    pub fn opacity(&self) -> Option<Vec<u8>> {
        self.transparent.then(|| vec![0])
    }

    /// The number of a colour, or of the nearest.
    pub fn number(&self, color: Rgb) -> u8 {
        let distance = |c: &Rgb| {
            let d = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
            d(c.0, color.0) + d(c.1, color.1) + d(c.2, color.2)
        };
        let first = usize::from(self.transparent).min(self.colors.len() - 1);
        let nearest = self.colors.iter().enumerate().skip(first).min_by_key(|(_, c)| distance(c));
        nearest.map_or(0, |(i, _)| i as u8)
    }

    /// An ink to blend with.
    pub fn ink(&self, color: Rgb) -> Ink {
        Ink(self.inks.iter().position(|i| *i == color).unwrap_or(0), self.number(color))
    }

    /// The number of the colour that a share of an ink, 255 all of it, makes of another.
    pub fn blend(&mut self, below: u8, ink: Ink, alpha: u32) -> u8 {
        let share = (alpha * (SHARES - 1) + 127) / 255;
        match share {
            0 => return below,
            share if share == SHARES - 1 => return ink.1,
            _ => {}
        }
        let place = (usize::from(below) * INKS + ink.0) * SHARES as usize + share as usize;
        match self.blends.get(place).copied() {
            Some(0) => {
                let of = |n: u8| self.colors.get(usize::from(n)).copied().unwrap_or(INK);
                let number = self.number(of(below).toward(of(ink.1), share * 100 / (SHARES - 1)));
                self.blends[place] = u16::from(number) + 1;
                number
            }
            Some(known) => (known - 1) as u8,
            None => below,
        }
    }
}
