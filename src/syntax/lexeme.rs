//! A text cut into lexemes: for the colours, the open brackets and the call around the cursor of
//! a line that is being typed. The tokens are the parser's own; unlike the parser this cuts any
//! text, unfinished and wrong ones too.

use crate::syntax::hash::hash;
use crate::syntax::token;

/// The class of a lexeme, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Blanks and newlines.
    Blank,
    /// A comment: `//`, `#` or `/* */`.
    Comment,
    /// A `/*` that does not end.
    OpenComment,
    /// A name that is not a function.
    Name,
    /// A compile-time integer: `_4`.
    Static,
    /// Any other number.
    Number,
    /// A string or a character.
    Text,
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    /// Anything else.
    Mark,
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexeme<'s> {
    /// The class.
    pub class: Class,
    /// The text, a part of the line.
    pub text: &'s str,
    /// The byte at which it starts.
    pub start: usize,
}

impl Lexeme<'_> {
    /// The byte behind it.
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The lexemes of `text`: put together again they are the text.
pub fn lexemes(text: &str) -> impl Iterator<Item = Lexeme<'_>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = &text[start..];
        if rest.is_empty() {
            return None;
        }
        let (class, len) = next(rest);
        let lexeme = Lexeme { class, text: &rest[..len], start };
        start += len;
        Some(lexeme)
    })
}

/// The class and the length of the lexeme that `rest`, which is not empty, starts with.
fn next(rest: &str) -> (Class, usize) {
    let length = |behind: &str| rest.len() - behind.len();
    match (token::first(rest), token::second(rest)) {
        (b' ' | b'\t' | b'\r' | b'\n', _) => (Class::Blank, length(rest.trim_start_matches([' ', '\t', '\r', '\n']))),
        (b'#', _) if hash(rest).is_some() => (Class::Mark, 1),
        (b'#', _) | (b'/', b'/') => (Class::Comment, rest.find('\n').unwrap_or(rest.len())),
        (b'/', b'*') => match rest[2..].find("*/") {
            Some(end) => (Class::Comment, end + 4),
            None => (Class::OpenComment, rest.len()),
        },
        (b'_', b'0'..=b'9') => (Class::Static, number(&rest[1..]) + 1),
        (b'_', b'-') if rest.as_bytes().get(2).is_some_and(u8::is_ascii_digit) => (Class::Static, number(&rest[2..]) + 2),
        (b'0'..=b'9', _) => (Class::Number, number(rest)),
        (b'"', _) => (Class::Text, token::string(rest).map_or(1, |(behind, _)| length(behind))),
        (b'\'', _) => (Class::Text, token::character(rest).map_or(1, |(behind, _)| length(behind))),
        (b'(' | b'[' | b'{', _) => (Class::Open, 1),
        (b')' | b']' | b'}', _) => (Class::Close, 1),
        _ => match token::name(rest) {
            Ok((behind, _)) => (Class::Name, length(behind)),
            Err(_) => (Class::Mark, rest.chars().next().map_or(1, char::len_utf8)),
        },
    }
}

/// The length of the number that `rest` starts with, its suffix included.
fn number(rest: &str) -> usize {
    let (bytes, mut plain) = (rest.as_bytes(), 0);
    while bytes.get(plain).is_some_and(u8::is_ascii_digit) {
        plain += 1;
    }
    if !bytes.get(plain).is_some_and(|b| token::is_name_byte(*b) || matches!(b, b'\'' | b'.')) {
        return plain.max(1);
    }
    let behind = token::unsigned(rest).map_or(rest, |(behind, _)| behind);
    let behind = token::fraction(behind).map_or(behind, |(behind, _)| behind);
    let behind = token::suffix(behind).map_or(behind, |(behind, _)| behind);
    (rest.len() - behind.len()).max(1)
}

/// Whether a bracket or a comment of `text` is still open, so that more lines are to come. A
/// bracket closed by one of another kind is an error that no further line mends.
pub fn is_open(text: &str) -> bool {
    let mut open = Vec::new();
    for lexeme in lexemes(text) {
        match (lexeme.class, lexeme.text) {
            (Class::OpenComment, _) => return true,
            (Class::Open, bracket) => open.push(bracket),
            (Class::Close, bracket) => match (open.pop(), bracket) {
                (Some("("), ")") | (Some("["), "]") | (Some("{"), "}") => {}
                _ => return false,
            },
            _ => {}
        }
    }
    !open.is_empty()
}

/// A statement on one line, without its comments; `None` where a newline outside brackets means
/// something.
pub fn one_line(statement: &str) -> Option<String> {
    let mut line = String::with_capacity(statement.len());
    let mut depth = 0usize;
    for lexeme in lexemes(statement.trim()) {
        match lexeme.class {
            Class::Comment | Class::OpenComment => {}
            Class::Blank if lexeme.text.contains('\n') && depth == 0 => return None,
            Class::Blank => line.push(' '),
            class => {
                match class {
                    Class::Open => depth += 1,
                    Class::Close => depth = depth.saturating_sub(1),
                    _ => {}
                }
                line.push_str(lexeme.text);
            }
        }
    }
    line.truncate(line.trim_end().len());
    Some(line)
}

/// The name that the cursor at byte `at` touches, or else the function whose arguments it stands
/// in, in order from the inside out.
pub fn names_around(text: &str, at: usize) -> Vec<&str> {
    let mut touched = None;
    let mut frames: Vec<(&str, Option<&str>)> = Vec::new();
    // The name just before the cursor of the walk, with its template arguments if it has any.
    let mut callee = None;
    for lexeme in lexemes(text) {
        if lexeme.class == Class::Name && lexeme.start <= at && at <= lexeme.end() {
            touched = Some(lexeme.text);
        }
        if lexeme.start >= at {
            break;
        }
        let before = callee.take();
        match (lexeme.class, lexeme.text) {
            (Class::Blank | Class::Comment, _) => callee = before,
            (Class::Name, name) => callee = Some(name),
            (Class::Open, bracket) => frames.push((bracket, before)),
            (Class::Mark, "<") if before.is_some() => frames.push(("<", before)),
            (Class::Mark, ">") => {
                if let Some((_, name)) = frames.pop_if(|(bracket, _)| *bracket == "<") {
                    callee = name;
                }
            }
            (Class::Close, _) => {
                // A `<` still open was a comparison.
                while frames.pop_if(|(bracket, _)| *bracket == "<").is_some() {}
                frames.pop();
            }
            _ => {}
        }
    }
    touched.into_iter().chain(frames.into_iter().rev().filter_map(|(_, name)| name)).collect()
}

/// Where the name starts that `text` ends in; behind `text` if it ends in none.
pub fn word_start(text: &str) -> usize {
    let start = text.len() - text.bytes().rev().take_while(|b| token::is_name_byte(*b)).count();
    match text[start..].starts_with(|c: char| c.is_ascii_digit()) {
        true => text.len(),
        false => start,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lexemes_put_together_are_the_text() {
        let text = "A = make_layout(Shape<_2,_-3>{}, 0x10) // \"no string\n print(\"a (\", 'c', 2.5f); /* open é ";
        let all: Vec<Lexeme> = lexemes(text).collect();
        assert_eq!(all.iter().map(|l| l.text).collect::<String>(), text);
        let of = |class| all.iter().filter(|l| l.class == class).map(|l| l.text).collect::<Vec<_>>();
        assert_eq!(of(Class::Static), ["_2", "_-3"]);
        assert_eq!(of(Class::Number), ["0x10", "2.5f"]);
        assert_eq!(of(Class::Text), ["\"a (\"", "'c'"]);
        assert_eq!(of(Class::Comment), ["// \"no string"]);
        assert_eq!(of(Class::OpenComment), ["/* open é "]);
        assert_eq!(of(Class::Name), ["A", "make_layout", "Shape", "print"]);
    }

    #[test]
    fn brackets_are_open_until_they_close() {
        assert!(is_open("size((4,8)"));
        assert!(is_open("(4, // )\n"));
        assert!(is_open("4 /* and"));
        assert!(!is_open("size((4,8))"));
        assert!(!is_open("print(\"(\")"));
        assert!(!is_open("(4,8]"));
        assert!(!is_open("4)"));
    }

    #[test]
    fn a_statement_fits_one_line_unless_its_newlines_count() {
        assert_eq!(one_line("A = (4, // rows\n     8)\n").unwrap(), "A = (4,  8)");
        assert_eq!(one_line("print(\"//\")").unwrap(), "print(\"//\")");
        assert_eq!(one_line("TiledMMA\n  Thr"), None);
    }

    #[test]
    fn the_call_around_a_place_is_found() {
        let text = "composition(size<0>((4,8), get<1>(A)), B";
        let at = |part: &str| text.find(part).map(|i| names_around(text, i + part.len())).unwrap();
        assert_eq!(at("compo"), ["composition"]);
        assert_eq!(at("(4,8"), ["size", "composition"]);
        assert_eq!(at("get<1>("), ["A", "get", "size", "composition"]);
        assert_eq!(at(", "), ["get", "size", "composition"]);
        assert_eq!(names_around(text, text.len()), ["B", "composition"]);
        assert_eq!(names_around("size(a < b) + ", 14), [] as [&str; 0]);
    }
}
