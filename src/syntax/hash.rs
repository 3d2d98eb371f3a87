//! What a `#` begins that is not a comment: a line of the preprocessor, or a layout of Triton.

use crate::syntax::notations;

/// The lines of the preprocessor, by the word behind `#`.
const DIRECTIVES: [&str; 10] = ["if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "pragma"];

/// What a `#` begins that is not a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hash<'s> {
    /// A line of the preprocessor, by its name.
    Directive(&'s str),
    /// A layout of Triton.
    Layout,
}

/// What the `#` at the start of `text` begins; `None` where it is a comment.
pub fn hash(text: &str) -> Option<Hash<'_>> {
    let rest = text.strip_prefix('#')?;
    if notations::opens(text) {
        return Some(Hash::Layout);
    }
    let len = rest.bytes().position(|b| !b.is_ascii_lowercase()).unwrap_or(rest.len());
    let ends = matches!(rest.as_bytes().get(len), None | Some(b' ' | b'\t' | b'\r' | b'\n' | b'<' | b'"' | b'\\'));
    (ends && DIRECTIVES.contains(&&rest[..len])).then_some(Hash::Directive(&rest[..len]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_a_comment_but_for_the_words_of_the_preprocessor() {
        for text in ["#if 1", "#else", "#include<x>", "#include \"x\"", "#define N 4", "#pragma unroll", "#endif\n"] {
            assert!(matches!(hash(text), Some(Hash::Directive(_))), "{text}");
        }
        assert_eq!(hash("#ttg.blocked<{}>"), Some(Hash::Layout));
        for text in ["# if", "#iffy", "#else:", "#", "#1", "#error", "#IF x"] {
            assert_eq!(hash(text), None, "{text}");
        }
    }
}
