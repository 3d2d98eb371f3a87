//! The colours of a line that is being typed.

use crate::functions;
use crate::syntax::lexeme::{Class, lexemes};
use owo_colors::Style;

/// `line` with its colours: functions, compile-time integers, strings, comments, and brackets
/// that close nothing.
pub fn paint(line: &str, is_bound: &dyn Fn(&str) -> bool) -> String {
    if let Some(rest) = line.trim_start().strip_prefix(':') {
        let command = line.len() - rest.trim_start_matches(|c: char| !c.is_whitespace()).len();
        let (command, rest) = line.split_at(command);
        return format!("{}{}", Style::new().bold().style(command), statements(rest, is_bound));
    }
    statements(line, is_bound)
}

fn statements(text: &str, is_bound: &dyn Fn(&str) -> bool) -> String {
    let mut painted = String::with_capacity(text.len() * 2);
    let mut open = Vec::new();
    for lexeme in lexemes(text) {
        let style = match lexeme.class {
            Class::Name if is_bound(lexeme.text) => Style::new().bold(),
            Class::Name if functions::lookup(lexeme.text).is_some() => Style::new().cyan(),
            Class::Static => Style::new().yellow(),
            Class::Text => Style::new().green(),
            Class::Comment | Class::OpenComment => Style::new().dimmed(),
            Class::Open => {
                open.push(lexeme.text);
                Style::new()
            }
            Class::Close => match (open.pop(), lexeme.text) {
                (Some("("), ")") | (Some("["), "]") | (Some("{"), "}") => Style::new(),
                _ => Style::new().red().bold(),
            },
            _ => Style::new(),
        };
        match style.is_plain() {
            true => painted.push_str(lexeme.text),
            false => painted += &style.style(lexeme.text).to_string(),
        }
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::paint;

    /// What stands between the escape sequences.
    fn bare(painted: &str) -> String {
        let mut parts = painted.split('\x1b');
        let first = parts.next().unwrap_or_default().to_string();
        parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
    }

    #[test]
    fn colours_change_no_character() {
        for line in [":svg a.svg composition(A, 4:1)", "A = size((_4,8)) // \"x", "print(\"(\"); (4]]", "é : ", ""] {
            assert_eq!(bare(&paint(line, &|name| name == "A")), line);
        }
    }

    #[test]
    fn a_bracket_that_closes_nothing_is_red() {
        assert!(paint("(4)", &|_| false).contains("(4)"));
        assert!(paint("4)", &|_| false).contains("\x1b[31"));
        assert!(paint("size(A)", &|_| false).starts_with("\x1b[36msize"));
        assert!(!paint("size(A)", &|name| name == "size").contains("\x1b[36m"));
    }
}
