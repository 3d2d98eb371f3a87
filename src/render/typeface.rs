//! The typeface of pictures that carry their own letters: Hack, which lies packed inside the binary.

use flate2::read::ZlibDecoder;
use std::io::{Error, Read, Result};
use std::sync::OnceLock;
use ttf_parser::Face;

/// The font file as zlib packs it (`build/typeface.rs`).
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/typeface.zz"));

/// The font file, unpacked when it is asked for first.
pub fn data() -> Result<&'static [u8]> {
    static DATA: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(data) = DATA.get() {
        return Ok(data);
    }
    let mut data = Vec::with_capacity(PACKED.len() * 3);
    ZlibDecoder::new(PACKED).read_to_end(&mut data)?;
    Ok(DATA.get_or_init(|| data))
}

/// The font, parsed.
pub fn face() -> Result<Face<'static>> {
    Face::parse(data()?, 0).map_err(Error::other)
}

/// The glyph of a character; what the font does not have is its box.
pub fn glyph(face: &Face, c: char) -> u16 {
    face.glyph_index(if c.is_control() { ' ' } else { c }).map_or(0, |id| id.0)
}

/// The width of every glyph, in thousandths of the size.
pub const ADVANCE: i64 = 602;

#[cfg(test)]
mod tests {
    use super::{ADVANCE, face, glyph};
    use ttf_parser::GlyphId;

    #[test]
    fn all_that_pictures_say_has_a_glyph_of_one_width() {
        let face = face().unwrap();
        for c in (' '..='~').chain("∘⊗→×·…⁻≤".chars()) {
            let id = glyph(&face, c);
            assert!(id != 0, "{c}");
            let width = i64::from(face.glyph_hor_advance(GlyphId(id)).unwrap()) * 1000;
            assert_eq!(width / i64::from(face.units_per_em()), ADVANCE, "{c}");
        }
        assert_eq!(glyph(&face, '\u{10FFFF}'), 0);
    }
}
