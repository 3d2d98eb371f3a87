//! What marks the parts of a line: operators, keywords, names of what is not read.

use crate::eval::dsl::lines::{self};
use crate::syntax::ast::Binary;

/// Functions whose values are truth values.
pub const PREDICATES: [&str; 6] = ["is_static", "has_underscore", "congruent", "weakly_congruent", "compatible", "weakly_compatible"];

/// What of Python is not read, by the word that begins it.
pub const UNREAD: [(&str, &str); 13] = [
    ("while", "a `while` loop"),
    ("with", "a `with` block"),
    ("class", "a class"),
    ("try", "a `try` block"),
    ("raise", "a `raise`"),
    ("lambda", "a `lambda`"),
    ("async", "an `async` function"),
    ("yield", "a `yield`"),
    ("del", "a `del`"),
    ("global", "a `global`"),
    ("nonlocal", "a `nonlocal`"),
    ("break", "a `break`"),
    ("continue", "a `continue`"),
];

/// The name in front of `=` in an argument, and how many bytes the value is behind.
pub fn keyword(text: &str) -> Option<(&str, usize)> {
    let word = text.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let rest = text[word..].trim_start();
    let value = rest.strip_prefix('=').filter(|value| !value.starts_with('='))?;
    (word > 0).then(|| (&text[..word], text.len() - value.len()))
}

/// Where the `=` of an assignment stands.
pub fn assigned(line: &str) -> Option<usize> {
    let mut parts = lines::split(line, 0, line.len(), '=').into_iter();
    let first = parts.next()?;
    let sign = first.1 + line[first.1..].find('=')?;
    let compares = line[sign + 1..].starts_with('=') || line[..sign].ends_with(['<', '>', '!', '=']);
    let shifts = line[..sign].ends_with("<<") || line[..sign].ends_with(">>");
    (parts.next().is_some() && (!compares || shifts)).then_some(sign)
}

/// The operator in front of the `=` of `x += 1`.
pub fn operator(c: char) -> Option<Binary> {
    Some(match c {
        '+' => Binary::Add,
        '-' => Binary::Subtract,
        '*' => Binary::Multiply,
        '/' => Binary::Divide,
        '%' => Binary::Remainder,
        '&' => Binary::BitAnd,
        '|' => Binary::BitOr,
        '^' => Binary::BitXor,
        _ => return None,
    })
}

/// Whether the bracket that `text` begins with is closed by its last character.
pub fn closes_at_end(text: &str) -> bool {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let c = rest.chars().next().unwrap_or(' ');
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += if matches!(c, '"' | '\'') { lines::string(rest) } else { c.len_utf8() };
        if depth == 0 {
            return at == text.len();
        }
    }
    false
}

/// `a if c else b`: where `a` ends, where `c` stands, where `b` starts.
pub fn conditional(text: &str) -> Option<(usize, (usize, usize), usize)> {
    let (mut depth, mut at, mut taken) = (0usize, 0, None);
    while at < text.len() {
        let rest = &text[at..];
        let c = rest.chars().next().unwrap_or(' ');
        match (c, taken) {
            ('(' | '[' | '{', _) => depth += 1,
            (')' | ']' | '}', _) => depth = depth.saturating_sub(1),
            (' ', None) if depth == 0 && rest.starts_with(" if ") => taken = Some(at),
            (' ', Some(taken)) if depth == 0 && rest.starts_with(" else ") => return Some((taken, (taken + 4, at), at + 6)),
            _ => {}
        }
        at += if matches!(c, '"' | '\'') { lines::string(rest) } else { c.len_utf8() };
    }
    None
}
