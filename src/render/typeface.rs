//! The typeface of pictures that carry their own letters: Hack, which lies inside the binary.

use std::io::{Error, Result};
use ttf_parser::Face;

/// The font file.
pub const DATA: &[u8] = epaint_default_fonts::HACK_REGULAR;

/// The font, parsed.
pub fn face() -> Result<Face<'static>> {
    Face::parse(DATA, 0).map_err(Error::other)
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
