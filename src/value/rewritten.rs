//! Any text with the value types of CuTe in it written in CuTe's notation, a piece at a time.

use crate::syntax::type_text::{Extent, TypeText, is_word};
use crate::value::type_text::{Meanings, Scope};
use memchr::memmem::Finder;

/// The longest type that is rewritten as a whole, in bytes; of a longer one the parts are.
pub const MAX_TYPE: usize = 1 << 18;

/// What every name of CuTe starts with.
const NAMESPACE: &[u8] = b"cute::";
/// How much of the end of a piece may be the start of a name, with what stands in front of it.
const TAIL: usize = NAMESPACE.len() + 2 + MAX_COLOUR;
/// The longest sequence that sets a colour, in bytes.
const MAX_COLOUR: usize = 24;

/// Rewrites a text that comes in pieces.
#[derive(Debug)]
pub struct Rewriter {
    finder: Finder<'static>,
    reader: TypeText,
}

impl Default for Rewriter {
    fn default() -> Self {
        Rewriter { finder: Finder::new(NAMESPACE), reader: TypeText::default() }
    }
}

impl Rewriter {
    /// Appends as much of `text` as is certain, and returns how much of it that was; all of it where nothing follows.
    pub fn rewrite(&mut self, text: &[u8], last: bool, out: &mut Vec<u8>) -> usize {
        let (mut copied, mut at) = (0, 0);
        while let Some(found) = self.finder.find(&text[at..]) {
            let name = at + found;
            at = name + NAMESPACE.len();
            let Some(start) = outermost(text, name) else { continue };
            let long = text.len() - start >= MAX_TYPE;
            let piece = if long { &text[..start + MAX_TYPE] } else { text };
            if self.reader.read(piece, start) == Extent::Unfinished && !last && !long {
                out.extend_from_slice(&text[copied..start]);
                return start;
            }
            at = self.reader.end.max(at);
            copied = self.parts(text, copied, out);
        }
        let ends = last || text.last() == Some(&b'\n');
        let end = if ends { text.len() } else { text.len().saturating_sub(TAIL).max(at).max(copied) };
        out.extend_from_slice(&text[copied..end]);
        end
    }

    /// Appends what was read, its largest values rewritten, up to the last of them.
    fn parts(&self, text: &[u8], mut copied: usize, out: &mut Vec<u8>) -> usize {
        let meanings = Meanings::new(text, &self.reader, Scope::Qualified);
        let mut i = 0;
        while let Some(part) = self.reader.parts.get(i) {
            if meanings.is_value(i) {
                out.extend_from_slice(&text[copied..part.start]);
                meanings.write(out, i);
                copied = part.end;
                i = part.next;
            } else {
                i += 1;
            }
        }
        copied
    }
}

/// Where a name starts with the `::` in front of it; `None` where `cute` is a part of a longer name or of another namespace.
fn outermost(text: &[u8], name: usize) -> Option<usize> {
    let start = if text[..name].ends_with(b"::") { name - 2 } else { name };
    let before = &text[..start];
    let goes_on = before.last().is_some_and(|b| is_word(*b) || (start < name && *b == b'>'));
    (!goes_on || ends_with_colour(before)).then_some(start)
}

/// Whether a text ends with a sequence that sets a colour, whose last byte is a letter: `ESC [ 1 m`.
fn ends_with_colour(text: &[u8]) -> bool {
    let tail = &text[text.len().saturating_sub(MAX_COLOUR)..];
    let escape = tail.iter().rposition(|b| *b == 0x1b).map(|at| &tail[at + 1..]);
    matches!(escape, Some([b'[', parameters @ .., b'm' | b'K']) if parameters.iter().all(|b| b.is_ascii_digit() || *b == b';' || *b == b':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filtered(text: &str) -> String {
        let mut out = Vec::new();
        assert_eq!(Rewriter::default().rewrite(text.as_bytes(), true, &mut out), text.len());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_largest_value_is_written_and_all_else_stays() {
        for (text, expected) in [
            ("f<cute::C<8> >()", "f<_8 >()"),
            ("cute::tuple<int, cute::C<(int)8> > const&", "(?,_8) const&"),
            ("cute::tuple<float, cute::C<8>>", "cute::tuple<float, _8>"),
            ("cute::tuple<int*, cute::C<8>>", "cute::tuple<int*, _8>"),
            ("cute::Layout<cute::tuple<cute::C<2>, cute::C<4> > >", "(_2,_4):(_1,_2)"),
            ("cute::Layout<cute::tuple<cute::tuple<cute::_2,cute::_1>,int,cute::_4>>", "((_2,_1),?,_4):((_1,_0),_2,?)"),
            ("cute::Layout<cute::tuple<>, cute::tuple<>>", "():()"),
            ("cute::Swizzle<3,4>", "Sw<3,4,3>"),
            ("cute::ScaledBasis<cute::C<2>, 0, 1>", "_2@1@0"),
            ("cute::tuple<cute::Underscore, long unsigned int>", "(_,?)"),
            ("foo::cute::C<8> scute::C<8> ::cute::C<8>", "foo::cute::C<8> scute::C<8> _8"),
            ("\x1b[01;31m\x1b[Kcute::C<8>\x1b[m", "\x1b[01;31m\x1b[K_8\x1b[m"),
            ("[1mcute::C<8>", "[1mcute::C<8>"),
            ("cute::smem_ptr_flag_bits<16>", "cute::smem_ptr_flag_bits<16>"),
            ("cute::integral_constant<int, 0>", "cute::integral_constant<int, 0>"),
            (
                "cute::foo((lambda at a.hpp:1:2), cute::C<8>)::operator()<cute::C<4> >",
                "cute::foo((lambda at a.hpp:1:2), _8)::operator()<_4 >",
            ),
            ("cute::X<(a > b), cute::C<8>> cute::C<4>", "cute::X<(a > b), _8> _4"),
            ("cute::operator<< <cute::C<1> >(cute::C<2>)", "cute::operator<< <_1 >(_2)"),
        ] {
            assert_eq!(filtered(text), expected, "{text}");
            assert_eq!(filtered(expected), expected, "twice");
        }
    }

    #[test]
    fn a_type_that_is_cut_off_is_rewritten_as_far_as_it_goes() {
        assert_eq!(filtered("cute::Layout<cute::tuple<cute::C<8>, cute::C<1..."), "cute::Layout<cute::tuple<_8, cute::C<1...");
        assert_eq!(filtered("cute::tuple<cute::C<8>,\ncute::C<1>>"), "cute::tuple<_8,\n_1>");
        assert_eq!(filtered("cute::"), "cute::");
    }

    #[test]
    fn pieces_are_the_whole() {
        let text = "a cute::Layout<cute::tuple<cute::C<8>, int>, cute::tuple<cute::C<1>, cute::C<8> > > b ::cute::_8\nacute::_4 cute::_2";
        for size in 1..text.len() {
            let (mut out, mut held) = (Vec::new(), Vec::new());
            let mut rewriter = Rewriter::default();
            for piece in text.as_bytes().chunks(size) {
                held.extend_from_slice(piece);
                let done = rewriter.rewrite(&held, false, &mut out);
                held.drain(..done);
            }
            rewriter.rewrite(&held, true, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), filtered(text), "in pieces of {size}");
        }
    }
}
