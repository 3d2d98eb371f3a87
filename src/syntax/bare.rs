//! Tuples without their parentheses, as a command line has them.

use super::lexeme::{Class, lexemes};
use super::parser::MAX_PARTS;
use std::borrow::Cow;

/// A tuple whose outer parentheses were left out, with them: `3,7` is `(3,7)`, and `4,8:8,1` is `(4,8):(8,1)`.
pub fn tuple(text: &str) -> Cow<'_, str> {
    let Some(marks) = outer_marks(text).filter(|marks| !marks.commas.is_empty()) else {
        return Cow::Borrowed(text);
    };
    if let [colon] = marks.colons[..] {
        let before = marks.commas.iter().filter(|comma| **comma < colon).count();
        if 2 * before == marks.commas.len() {
            return Cow::Owned(format!("({}):({})", text[..colon].trim(), text[colon + 1..].trim()));
        }
    }
    Cow::Owned(format!("({})", text.trim()))
}

/// The commas and colons of a text that stand in no bracket.
#[derive(Default)]
struct Marks {
    commas: Vec<usize>,
    colons: Vec<usize>,
}

/// The commas and colons outside brackets; `None` without a comma, for statements, or where a bracket is left open.
fn outer_marks(text: &str) -> Option<Marks> {
    memchr::memchr(b',', text.as_bytes())?;
    let (mut marks, mut depth) = (Marks::default(), 0usize);
    for lexeme in lexemes(text) {
        if marks.commas.len() > MAX_PARTS {
            return Some(marks); // more elements than a tuple may have
        }
        match (lexeme.class, lexeme.text) {
            (Class::Open, _) | (_, "<") => depth += 1,
            (Class::Close, _) | (_, ">") => depth = depth.checked_sub(1)?,
            (_, ";" | "=" | "?") | (Class::Comment | Class::OpenComment, _) if depth == 0 => return None,
            (Class::Blank, blank) if depth == 0 && blank.contains('\n') => return None,
            (_, ",") if depth == 0 => marks.commas.push(lexeme.start),
            (_, ":") if depth == 0 => marks.colons.push(lexeme.start),
            _ => {}
        }
    }
    (depth == 0).then_some(marks)
}

#[cfg(test)]
mod tests {
    use super::tuple;

    #[test]
    fn a_tuple_may_go_without_its_parentheses() {
        for (typed, meant) in [
            ("3,7", "(3,7)"),
            ("1,(1,2)", "(1,(1,2))"),
            ("_,1", "(_,1)"),
            ("4,8:8,1", "(4,8):(8,1)"),
            ("4:1,8:4", "(4:1,8:4)"),
            ("(4,8):(8,1)", "(4,8):(8,1)"),
            ("<4:1,8:4>", "<4:1,8:4>"),
            ("Sw<3,3,3> o 0 o (8,64):(64,1)", "Sw<3,3,3> o 0 o (8,64):(64,1)"),
            ("a = 3; b", "a = 3; b"),
            ("(1,2", "(1,2"),
            ("7", "7"),
        ] {
            assert_eq!(tuple(typed), meant, "{typed}");
        }
    }
}
