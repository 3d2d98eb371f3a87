//! What a terminal would obey instead of show, made visible: text that was typed or read stands
//! in messages.

use std::borrow::Cow;

/// Whether `c` moves the cursor, changes colours or turns the line around instead of being seen.
pub fn is_unseen(c: char) -> bool {
    match c {
        '\t' | '\n' => false,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        c => c.is_control(),
    }
}

/// `text` with what is unseen replaced by what stands for it: `␛` for ESC.
pub fn visible(text: &str) -> Cow<'_, str> {
    let plain = text.bytes().all(|b| matches!(b, b' '..=b'~' | b'\n' | b'\t'));
    if plain || !text.contains(is_unseen) {
        return text.into();
    }
    text.chars().map(|c| if is_unseen(c) { picture(c) } else { c }).collect()
}

/// The character that stands for one that is unseen.
fn picture(c: char) -> char {
    match u32::from(c) {
        code @ 0..=0x1f => char::from_u32(0x2400 + code).unwrap_or(char::REPLACEMENT_CHARACTER),
        0x7f => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn escapes_are_shown_and_not_obeyed() {
        assert_eq!(visible("a\x1b[31mb\x07\n\tc\x7f"), "a␛[31mb␇\n\tc␡");
        assert_eq!(visible("\u{9b}1m \u{202e}abc"), "\u{fffd}1m \u{fffd}abc");
        assert_eq!(visible("(4,8):(1,4) … ü"), "(4,8):(1,4) … ü");
    }
}
