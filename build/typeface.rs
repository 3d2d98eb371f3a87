//! The typeface of pictures, packed: what only a rasteriser that fits outlines to pixels reads is left out, and the rest is a
//! third of its 309 kB in the program.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::{Error, Result, Write};
use std::path::Path;

/// The tables of the font that pictures are made from: outlines, metrics, which glyph a character has, whose work it is.
/// Sorted by name, as a font has them.
const TABLES: [&[u8; 4]; 9] = [b"OS/2", b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"name"];

/// The size of the head of a font file, and of a row of its directory of tables.
const HEAD: usize = 12;
const ROW: usize = 16;

/// Writes the font file to `to`, without the instructions for rasterisers and as zlib packs it.
pub fn packed(to: &Path) -> Result<()> {
    let font = without_instructions(epaint_default_fonts::HACK_REGULAR).ok_or_else(|| Error::other("the font is not as expected"))?;
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(&font)?;
    std::fs::write(to, packer.finish()?)
}

/// A font file with [`TABLES`] alone, and no instructions behind its outlines; none where it is no TrueType font as expected.
fn without_instructions(font: &[u8]) -> Option<Vec<u8>> {
    let rows = font.get(HEAD..HEAD + ROW * usize::from(number(font, 4)?))?;
    let table = |name: &[u8]| {
        let row = rows.chunks(ROW).find(|row| row.starts_with(name))?;
        let (from, size) = (long(row, 8)?, long(row, 12)?);
        font.get(from..from + size)
    };
    let (glyphs, places) = outlines(table(b"glyf")?, table(b"loca")?, number(table(b"head")?, 50)?)?;
    let mut file = font.get(..4)?.to_vec();
    // how many tables there are, and what finds one of them by halving
    file.extend([TABLES.len(), 8 * ROW, 3, (TABLES.len() - 8) * ROW].iter().flat_map(|n| (*n as u16).to_be_bytes()));
    let mut data = Vec::new();
    for name in TABLES {
        let content = match name {
            b"glyf" => &glyphs,
            b"loca" => &places,
            name => table(name)?,
        };
        file.extend(name);
        let from = HEAD + ROW * TABLES.len() + data.len();
        file.extend([0, from, content.len()].iter().flat_map(|n| (*n as u32).to_be_bytes()));
        data.extend(content);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    file.extend(data);
    Some(file)
}

/// The outlines without their instructions, and where each begins, in pairs of bytes or, where `format` is 1, in bytes.
fn outlines(glyphs: &[u8], places: &[u8], format: u16) -> Option<(Vec<u8>, Vec<u8>)> {
    let size = if format == 0 { 2 } else { 4 };
    let place = |at: &[u8]| if format == 0 { number(at, 0).map(|n| usize::from(n) * 2) } else { long(at, 0) };
    let ends = places.chunks(size).map(place).collect::<Option<Vec<usize>>>()?;
    let (mut kept, mut at) = (Vec::new(), Vec::new());
    let mut note = |end: usize| match format {
        0 => at.extend(((end / 2) as u16).to_be_bytes()),
        _ => at.extend((end as u32).to_be_bytes()),
    };
    for range in ends.windows(2) {
        note(kept.len());
        let outline = glyphs.get(range[0]..range[1])?;
        // behind the box of the glyph and the end of each contour; a glyph of others has none
        let contours = number(outline, 0).filter(|n| *n < 0x8000).map(usize::from);
        match contours {
            Some(contours) => {
                let from = 10 + 2 * contours;
                kept.extend(outline.get(..from)?);
                kept.extend([0, 0]);
                kept.extend(outline.get(from + 2 + usize::from(number(outline, from)?)..)?);
            }
            None => kept.extend(outline),
        }
        kept.resize(kept.len().next_multiple_of(4), 0);
    }
    note(kept.len());
    Some((kept, at))
}

/// The number of two bytes at a place.
fn number(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at + 2).map(|b| u16::from_be_bytes([b[0], b[1]]))
}

/// The number of four bytes at a place.
fn long(bytes: &[u8], at: usize) -> Option<usize> {
    bytes.get(at..at + 4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]) as usize)
}
