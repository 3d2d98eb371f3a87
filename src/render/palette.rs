//! Palettes: the colours of fills, and ink that can be read on them.

use crate::view::picture::{Cell, Fill, Tone};
use std::sync::LazyLock;

/// A colour as red, green and blue, 8 bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// White, the paper of pictures.
pub const WHITE: Rgb = Rgb(255, 255, 255);
/// What lines and text are drawn in.
pub const INK: Rgb = Rgb(17, 17, 17);
/// What small print is drawn in.
pub const QUIET: Rgb = Rgb(85, 85, 85);
/// Lines between cells.
pub const HAIR: Rgb = Rgb(119, 119, 119);

/// What a picture lies on in the dark.
pub const DARK: Rgb = Rgb(20, 22, 26);

/// The palettes to choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Eight that colour-blind readers tell apart: Paul Tol's "light", ordered so that neighbours
    /// differ.
    #[default]
    Safe,
    /// CuTe's own, of its thread-value pictures.
    Cute,
    /// Greys, for print.
    Greys,
    /// Colours of strong contrast.
    Contrast,
}

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const SAFE: [Rgb; 8] =
    [rgb(0x77AADD), rgb(0xEEDD88), rgb(0xEE8866), rgb(0x44BB99), rgb(0xFFAABB), rgb(0xBBCC33), rgb(0x99DDFF), rgb(0xDDDDDD)];
const CUTE: [Rgb; 8] =
    [rgb(0xAFAFFF), rgb(0xAFFFAF), rgb(0xFFFFAF), rgb(0xFFAFAF), rgb(0xD2D2FF), rgb(0xD2FFD2), rgb(0xFFFFD2), rgb(0xFFD2D2)];
/// CuTe's greys: the order keeps neighbours apart.
const GREYS: [Rgb; 8] =
    [rgb(0xFFFFFF), rgb(0x999999), rgb(0xCCCCCC), rgb(0x666666), rgb(0xE6E6E6), rgb(0x808080), rgb(0xB3B3B3), rgb(0x4D4D4D)];
const CONTRAST: [Rgb; 8] =
    [rgb(0xFFFFFF), rgb(0x004488), rgb(0xFFDD33), rgb(0x882255), rgb(0x99DDFF), rgb(0x225522), rgb(0xFFAABB), rgb(0x000000)];
const DEGREES: [Rgb; 5] = [rgb(0xFFFFFF), rgb(0xEEDD88), rgb(0xEE8866), rgb(0xCC3311), rgb(0x882255)];

/// The light of a channel by its value: every cell asks for it.
static LINEAR: LazyLock<[f64; 256]> = LazyLock::new(|| {
    std::array::from_fn(|c| {
        let c = c as f64 / 255.0;
        if c <= 0.03928 { c / 12.92 } else { fifth_root(((c + 0.055) / 1.055).powi(12)) }
    })
});

/// The fifth root of a number in 0..=1 by Newton's steps: a power of std would bring in the mathematical
/// library of the system, which every start of the program would then load.
fn fifth_root(x: f64) -> f64 {
    let mut root: f64 = 1.0;
    for _ in 0..64 {
        root -= (root - x / root.powi(4)) / 5.0;
    }
    root
}

impl Rgb {
    /// Mixed with another colour: all of it at 0, all of the other at 100.
    pub fn toward(self, other: Rgb, percent: u32) -> Rgb {
        let mix = |a: u8, b: u8| ((u32::from(a) * (100 - percent) + u32::from(b) * percent + 50) / 100) as u8;
        Rgb(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// The relative luminance of WCAG 2.
    pub fn luminance(self) -> f64 {
        let linear = |c: u8| LINEAR[usize::from(c)];
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast to another colour, from 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The variant for a dark theme: the same hue, dark enough for light ink.
    pub fn dark(self) -> Rgb {
        self.toward(DARK, 62)
    }

    /// The colour in hexadecimal digits: `77aadd`.
    pub fn hex(self) -> String {
        format!("{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A grey a little beside another: towards white the greys would meet.
fn grey(Rgb(level, ..): Rgb, step: u8) -> Rgb {
    let step = usize::from(step % 4);
    // In the middle neither ink can be read on a darker one.
    let level = if level == 0x80 { level + [0, 2, 5, 9][step] } else { level - [0, 6, 12, 18][step] };
    Rgb(level, level, level)
}

impl Palette {
    fn hues(self) -> &'static [Rgb; 8] {
        match self {
            Palette::Safe => &SAFE,
            Palette::Cute => &CUTE,
            Palette::Greys => &GREYS,
            Palette::Contrast => &CONTRAST,
        }
    }

    /// The colour of a fill, `None` for the paper.
    pub fn fill(self, fill: Fill) -> Option<Rgb> {
        let hue = |i: u8| self.hues()[usize::from(i % 8)];
        Some(match fill {
            Fill::Paper => return None,
            Fill::Hue(i) => hue(i),
            Fill::Tint(i, step) if self == Palette::Greys => grey(hue(i), step),
            // Tints of strong colours would leave ink of neither kind enough contrast.
            Fill::Tint(i, step) => {
                let strong = if self == Palette::Contrast { SAFE[usize::from(i % 8)] } else { hue(i) };
                // Half of CuTe's hues are tints of the others: a last step of 75 would meet them.
                let last = if self == Palette::Cute { 80 } else { 75 };
                strong.toward(WHITE, [0, 30, 55, last][usize::from(step % 4)])
            }
            Fill::Base => rgb(0xAAAAAA),
            Fill::Ramp(step) => {
                let dark = if self == Palette::Greys || self == Palette::Contrast { rgb(0x333333) } else { rgb(0x225588) };
                rgb(0xF4F8FC).toward(dark, u32::from(step.min(15)) * 100 / 15)
            }
            Fill::Hole => rgb(0xF0F0F0),
            Fill::Degree(k) => DEGREES[usize::from(k.min(4))],
        })
    }

    /// The colours of a cell: what it is filled with, and its ink.
    pub fn cell(self, cell: &Cell) -> (Option<Rgb>, Rgb) {
        match cell.tone {
            Tone::Dim => (Some(rgb(0xF0F0F0)), rgb(0x666666)),
            _ => {
                let fill = self.fill(cell.fill);
                (fill, ink_on(fill.unwrap_or(WHITE)))
            }
        }
    }
}

/// Black or white, whichever is read better on a colour.
pub fn ink_on(fill: Rgb) -> Rgb {
    if fill.contrast(INK) >= fill.contrast(WHITE) { INK } else { WHITE }
}

#[cfg(test)]
mod tests {
    use super::{DARK, INK, Palette, QUIET, Rgb, WHITE, ink_on};
    use crate::view::picture::{Cell, Fill, Tone};
    use std::collections::HashSet;

    #[test]
    fn colours_of_different_things_differ() {
        for palette in [Palette::Safe, Palette::Cute, Palette::Greys, Palette::Contrast] {
            let tints = (0..7).flat_map(|hue| (0..4).map(move |step| Fill::Tint(hue, step)));
            let marked = tints.chain([Fill::Base]).map(|fill| palette.cell(&Cell { fill, ..Cell::default() }).0);
            let dim = palette.cell(&Cell { tone: Tone::Dim, ..Cell::default() }).0;
            let colours: HashSet<_> = marked.chain([dim]).collect();
            assert_eq!(colours.len(), 30, "{palette:?}");
        }
    }

    #[test]
    fn every_label_can_be_read_on_its_fill() {
        let hues = (0..8).map(Fill::Hue).chain((0..8).flat_map(|h| (0..4).map(move |t| Fill::Tint(h, t))));
        let fills: Vec<Fill> =
            hues.chain((0..16).map(Fill::Ramp)).chain((0..5).map(Fill::Degree)).chain([Fill::Paper, Fill::Base, Fill::Hole]).collect();
        for palette in [Palette::Safe, Palette::Cute, Palette::Greys, Palette::Contrast] {
            for tone in [Tone::Plain, Tone::Dim, Tone::Strong] {
                for fill in &fills {
                    let (paper, ink) = palette.cell(&Cell { fill: *fill, tone, ..Cell::default() });
                    let contrast = paper.unwrap_or(WHITE).contrast(ink);
                    assert!(contrast >= 4.5, "{palette:?} {fill:?} {tone:?}: {contrast:.2}");
                    let night = paper.map_or(DARK, Rgb::dark);
                    let contrast = night.contrast(ink_on(night));
                    assert!(contrast >= 4.5, "{palette:?} {fill:?} {tone:?} in the dark: {contrast:.2}");
                }
            }
        }
        assert!(WHITE.contrast(QUIET) >= 4.5 && WHITE.contrast(INK) >= 4.5);
    }
}
