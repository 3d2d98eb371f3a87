//! Lines broken to a width: at blanks, and between Chinese characters.

use std::borrow::Cow;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Marks that no line of Chinese begins with.
const CLOSING: &str = "，。、；：！？）】》”’";

/// `text` in lines of at most `width` columns, broken at blanks and between Chinese characters;
/// what stands between backticks stays whole. The backticks take room only if they are shown.
pub fn wrapped(text: &str, width: usize, backticks: bool) -> String {
    broken(text, width, backticks, 0)
}

/// One line in lines of at most `width` columns, all but the first behind `indent` blanks.
pub fn hanging(line: &str, width: usize, indent: usize) -> String {
    broken(line, width, true, indent.min(width / 2))
}

/// A line of an answer for a terminal: a sentence is wrapped under what stands behind its first word and the blanks there,
/// as in `unit    the layout counts bytes`; frames and rows of numbers stay.
pub fn row(line: &str, width: usize) -> Cow<'_, str> {
    let drawn = |c: char| c.is_ascii_digit() || ('\u{2500}'..'\u{2600}').contains(&c);
    if columns(line) <= width || line.trim_start().starts_with(drawn) {
        return Cow::Borrowed(line);
    }
    let key = line.split("  ").next().unwrap_or_default();
    let behind = line.len() - line[key.len()..].trim_start().len();
    let margin = line.len() - line.trim_start().len();
    let indent = if margin == 0 && !key.contains(' ') && behind <= MOST_OF_A_KEY { behind } else { margin + 2 };
    Cow::Owned(hanging(line, width, indent))
}

/// The most columns of a word in front of a sentence, with the blanks behind it.
const MOST_OF_A_KEY: usize = 14;

/// A message for a terminal: its sentences are wrapped, the lines of the source with their carets stay.
pub fn message(text: &str, width: usize) -> String {
    let fits = |line: &str| columns(line) <= width;
    if text.lines().all(fits) {
        return text.to_string();
    }
    let line = |line: &str| {
        let bare = bare(line);
        let margin = bare.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit());
        if fits(line) || margin.starts_with(['|', ':']) || margin.starts_with("--> ") {
            return line.to_string();
        }
        let inner = bare.trim_start();
        let hook = ["= help: ", "= note: ", "help: ", "note: "].iter().find(|h| inner.starts_with(**h)).map_or(2, |h| h.len());
        hanging(line, width, bare.len() - inner.len() + hook)
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The columns of a text, its colours aside.
fn columns(text: &str) -> usize {
    if text.contains('\x1b') { bare(text).width() } else { text.width() }
}

/// A text without its escape sequences.
pub fn bare(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |all, part| all + part.split_once('m').map_or(part, |(_, rest)| rest))
}

fn broken(text: &str, width: usize, backticks: bool, indent: usize) -> String {
    let columns = |word: &str| columns(word) - if backticks { 0 } else { word.matches('`').count() };
    let mut out = String::with_capacity(text.len() + 16);
    let mut column = 0;
    for word in words(text) {
        let bare = word.trim_end();
        if column > indent && column + columns(bare) > width {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        }
        out.push_str(word);
        column += columns(word);
    }
    out
}

/// The parts of a text that are not broken, each with the blanks behind it.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let (mut start, mut code) = (0, false);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        code ^= c == '`';
        let end = at + c.len_utf8();
        let next = chars.peek().map(|(_, c)| *c);
        let after_blank = !code && c == ' ' && next != Some(' ') && !text[start..end].trim().is_empty();
        let wide = |c: char| c.width() == Some(2);
        let between =
            !code && next.is_some_and(|n| (wide(c) || wide(n)) && c != ' ' && n != ' ' && !CLOSING.contains(n) && !"（《“".contains(c));
        if after_blank || between {
            words.push(&text[start..end]);
            start = end;
        }
    }
    words.push(&text[start..]);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_between_chinese_characters() {
        assert_eq!(wrapped("a layout maps coordinates", 10, true), "a layout\nmaps\ncoordinates");
        assert_eq!(wrapped("布局是函数", 4, true), "布局\n是函\n数");
        assert_eq!(wrapped("布局，函数", 4, true), "布\n局，\n函数", "no line begins with a comma");
        assert_eq!(wrapped("`size(x)`是大小", 12, true), "`size(x)`是\n大小");
        assert_eq!(wrapped("the code `a o b` whole", 13, true), "the code\n`a o b` whole");
        assert_eq!(wrapped("`a o b` c d", 9, false), "`a o b` c d", "backticks that are not shown");
    }

    #[test]
    fn a_line_hangs_from_its_indentation() {
        assert_eq!(hanging("  the layout R with R(c) = A(B(c))", 20, 4), "  the layout R with\n    R(c) = A(B(c))");
        assert_eq!(hanging("\x1b[1mbold\x1b[0m and plain", 10, 2), "\x1b[1mbold\x1b[0m and\n  plain");
        assert_eq!(hanging("averylongwordthatfitsnowhere", 10, 2), "averylongwordthatfitsnowhere");
    }

    #[test]
    fn messages_are_wrapped_around_the_source() {
        let text = "error[E0201]: no name is called `exit`\n  |\n1 | exit + something that is long\n  | ^^^^ unknown\n  = help: bind it first: `exit = 4;`";
        let wrapped = message(text, 24);
        assert!(wrapped.starts_with("error[E0201]: no name is\n  called `exit`\n  |\n1 | exit + something that is long\n"), "{wrapped}");
        assert!(wrapped.ends_with("  = help: bind it first:\n          `exit = 4;`"), "{wrapped}");
    }

    #[test]
    fn a_sentence_stays_under_itself_and_a_frame_stays() {
        assert_eq!(row("unit    the layout counts bytes", 20), "unit    the layout\n        counts bytes");
        assert_eq!(row("│ a │ b │ c │ d │ e │ f │", 20), "│ a │ b │ c │ d │ e │ f │");
        assert_eq!(row("no bank delivers more than it must", 20), "no bank delivers\n  more than it must");
    }
}
