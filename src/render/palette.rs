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
/// The colour of small print.
pub const QUIET: Rgb = Rgb(85, 85, 85);
/// Lines between cells.
pub const HAIR: Rgb = Rgb(119, 119, 119);

/// What a picture lies on in the dark.
pub const DARK: Rgb = Rgb(20, 22, 26);
/// What text and the lines of outer modes are drawn in on it.
pub const LIGHT: Rgb = Rgb(242, 242, 242);

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
/// The tints of [`SAFE`], eight by eight, chosen so that any two are told apart by everybody, those that stand side by side
/// well, and black labels are read on all of them (a contrast of 7): tests/library/pictures/colours.rs has the distances.
const SAFE_TINTS: [[Rgb; 8]; 4] = [
    SAFE,
    [rgb(0x9DC0DA), rgb(0xE6E1B1), rgb(0xEFB497), rgb(0x95D3BC), rgb(0xE8C4D4), rgb(0xCEDE69), rgb(0xB1D9E8), rgb(0xF9F7EF)],
    [rgb(0x73A0E6), rgb(0xBDB67A), rgb(0xCD9178), rgb(0x50AF96), rgb(0xDC8C9B), rgb(0x96AA4B), rgb(0x7BB3C7), rgb(0xA0A7AF)],
    [rgb(0xD8E8F7), rgb(0xFDF7DB), rgb(0xFBCFBB), rgb(0x9DC3B6), rgb(0xE4CBCE), rgb(0xF2F4BE), rgb(0xE9F5FF), rgb(0xEBE7DF)],
];
/// The same hues for a dark page, chosen by the same measure.
const DARK_TINTS: [[Rgb; 8]; 4] = [
    [rgb(0x3D5C82), rgb(0x6E6D42), rgb(0x6B4339), rgb(0x1E6B53), rgb(0x8C626B), rgb(0x646B18), rgb(0x457086), rgb(0x57595B)],
    [rgb(0x3B4B5A), rgb(0x5D5B41), rgb(0x713C26), rgb(0x235145), rgb(0x593738), rgb(0x50590F), rgb(0x365D74), rgb(0x454850)],
    [rgb(0x1F3B52), rgb(0x423C24), rgb(0x3A190B), rgb(0x0F3C29), rgb(0x321818), rgb(0x3D400B), rgb(0x303F46), rgb(0x50514F)],
    [rgb(0x222C39), rgb(0x1A1708), rgb(0x412B22), rgb(0x172723), rgb(0x462E35), rgb(0x2D2F0A), rgb(0x12222E), rgb(0x3B3C3E)],
];
const DARK_DEGREES: [Rgb; 5] = [rgb(0x2A2E35), rgb(0x6B5F1E), rgb(0x8A3F22), rgb(0xB32A10), rgb(0x882255)];
const CUTE: [Rgb; 8] =
    [rgb(0xAFAFFF), rgb(0xAFFFAF), rgb(0xFFFFAF), rgb(0xFFAFAF), rgb(0xD2D2FF), rgb(0xD2FFD2), rgb(0xFFFFD2), rgb(0xFFD2D2)];
/// CuTe's greys: the order keeps neighbours apart.
const GREYS: [Rgb; 8] =
    [rgb(0xFFFFFF), rgb(0x999999), rgb(0xCCCCCC), rgb(0x666666), rgb(0xE6E6E6), rgb(0x808080), rgb(0xB3B3B3), rgb(0x4D4D4D)];
const CONTRAST: [Rgb; 8] =
    [rgb(0xFFFFFF), rgb(0x004488), rgb(0xFFDD33), rgb(0x882255), rgb(0x99DDFF), rgb(0x225522), rgb(0xFFAABB), rgb(0x000000)];
const DEGREES: [Rgb; 5] = [rgb(0xDCE9F5), rgb(0xEEDD88), rgb(0xEE8866), rgb(0xCC3311), rgb(0x882255)];

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
            // Half of CuTe's hues are tints of the others: a last step of 75 would meet them.
            Fill::Tint(i, step) if self == Palette::Cute => hue(i).toward(WHITE, [0, 30, 55, 80][usize::from(step % 4)]),
            // Tints of strong colours would leave ink of neither kind enough contrast.
            Fill::Tint(i, step) => SAFE_TINTS[usize::from(step % 4)][usize::from(i % 8)],
            Fill::Base => rgb(0xAAAAAA),
            Fill::Ramp(step) => {
                let dark = if self == Palette::Greys || self == Palette::Contrast { rgb(0x333333) } else { rgb(0x225588) };
                rgb(0xF4F8FC).toward(dark, u32::from(step.min(15)) * 100 / 15)
            }
            Fill::Hole => rgb(0xF0F0F0),
            Fill::Degree(k) => DEGREES[usize::from(k.min(4))],
            Fill::Memory => rgb(0xE1E7EE),
        })
    }

    /// The colour of a fill on a dark page.
    fn dark(self, fill: Fill) -> Option<Rgb> {
        Some(match fill {
            Fill::Paper => return None,
            Fill::Hue(i) if self == Palette::Safe => DARK_TINTS[0][usize::from(i % 8)],
            Fill::Tint(i, step) if self == Palette::Safe => DARK_TINTS[usize::from(step % 4)][usize::from(i % 8)],
            Fill::Base => rgb(0x5C6068),
            Fill::Ramp(step) => rgb(0x1D232B).toward(rgb(0x3A6BA0), u32::from(step.min(15)) * 100 / 15),
            Fill::Hole => rgb(0x24272D),
            Fill::Degree(k) => DARK_DEGREES[usize::from(k.min(4))],
            Fill::Memory => rgb(0x262C36),
            fill => self.fill(fill)?.dark(),
        })
    }
}

/// The colours of a picture: a palette, on a light or a dark page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scheme {
    /// The palette of fills.
    pub palette: Palette,
    /// Whether the page is dark.
    pub dark: bool,
}

impl Scheme {
    /// The colour of a fill, `None` for the paper.
    pub fn fill(self, fill: Fill) -> Option<Rgb> {
        if self.dark { self.palette.dark(fill) } else { self.palette.fill(fill) }
    }

    /// The colours of a cell: what it is filled with, and its ink.
    pub fn cell(self, cell: &Cell) -> (Option<Rgb>, Rgb) {
        match (cell.tone, self.dark) {
            (Tone::Dim, false) => (Some(rgb(0xF0F0F0)), rgb(0x666666)),
            (Tone::Dim, true) => (Some(rgb(0x1B1E23)), rgb(0x8B919B)),
            _ => {
                let fill = self.fill(cell.fill);
                (fill, self.ink_on(fill.unwrap_or(self.paper())))
            }
        }
    }

    /// The colour of the page below the picture.
    pub fn paper(self) -> Rgb {
        if self.dark { DARK } else { WHITE }
    }

    /// The colour of text and of heavy lines.
    pub fn ink(self) -> Rgb {
        if self.dark { LIGHT } else { INK }
    }

    /// The colour of facts, legends, notes and rulers.
    pub fn quiet(self) -> Rgb {
        if self.dark { rgb(0xB4B9C1) } else { QUIET }
    }

    /// The colour of the lines between cells.
    pub fn hair(self) -> Rgb {
        if self.dark { rgb(0x7D838C) } else { HAIR }
    }

    /// The ink that is read better on a colour.
    pub fn ink_on(self, fill: Rgb) -> Rgb {
        match self.dark {
            true if fill.contrast(LIGHT) >= fill.contrast(INK) => LIGHT,
            true => INK,
            false => ink_on(fill),
        }
    }
}

/// Black or white, whichever is read better on a colour.
pub fn ink_on(fill: Rgb) -> Rgb {
    if fill.contrast(INK) >= fill.contrast(WHITE) { INK } else { WHITE }
}

#[cfg(test)]
mod tests {
    use super::{INK, Palette, QUIET, Scheme, WHITE};
    use crate::view::picture::{Cell, Fill, Tone};
    use std::collections::HashSet;

    const PALETTES: [Palette; 4] = [Palette::Safe, Palette::Cute, Palette::Greys, Palette::Contrast];

    #[test]
    fn colours_of_different_things_differ() {
        for palette in PALETTES {
            let scheme = Scheme { palette, dark: false };
            let tints = (0..7).flat_map(|hue| (0..4).map(move |step| Fill::Tint(hue, step)));
            let marked = tints.chain([Fill::Base]).map(|fill| scheme.cell(&Cell { fill, ..Cell::default() }).0);
            let dim = scheme.cell(&Cell { tone: Tone::Dim, ..Cell::default() }).0;
            let colours: HashSet<_> = marked.chain([dim]).collect();
            assert_eq!(colours.len(), 30, "{palette:?}");
        }
    }

    #[test]
    fn every_label_can_be_read_on_its_fill() {
        let hues = (0..8).map(Fill::Hue).chain((0..8).flat_map(|h| (0..4).map(move |t| Fill::Tint(h, t))));
        let rest = [Fill::Paper, Fill::Base, Fill::Hole, Fill::Memory];
        let fills: Vec<Fill> = hues.chain((0..16).map(Fill::Ramp)).chain((0..5).map(Fill::Degree)).chain(rest).collect();
        for palette in PALETTES {
            for (tone, dark) in [Tone::Plain, Tone::Dim, Tone::Strong].into_iter().flat_map(|t| [(t, false), (t, true)]) {
                let scheme = Scheme { palette, dark };
                for fill in &fills {
                    let (paper, ink) = scheme.cell(&Cell { fill: *fill, tone, ..Cell::default() });
                    let contrast = paper.unwrap_or(scheme.paper()).contrast(ink);
                    // What has a colour of its own for a thread, an element or a tile carries small black labels.
                    let coloured = palette == Palette::Safe && matches!(fill, Fill::Hue(_) | Fill::Tint(..) | Fill::Base);
                    let least = if coloured && !dark && tone != Tone::Dim { 7.0 } else { 4.5 };
                    assert!(contrast >= least, "{palette:?} {fill:?} {tone:?} {dark}: {contrast:.2}");
                }
            }
        }
        assert!(WHITE.contrast(QUIET) >= 4.5 && WHITE.contrast(INK) >= 4.5);
        let dark = Scheme { palette: Palette::Safe, dark: true };
        assert!(dark.paper().contrast(dark.quiet()) >= 4.5);
    }
}
