//! The logical lines of a text in Python: where each stands, how deep it is indented, and which functions there are.
//!
//! The expressions are those of the notation, so the text is rewritten in place and keeps its length: comments and line
//! ends inside of brackets become blanks, `and`, `or`, `not`, `True`, `False` and `//` the notation's words for them.

use crate::syntax::ast::Span;

/// A logical line without its indentation and its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The first byte.
    pub(super) start: usize,
    /// One past the last byte.
    pub(super) end: usize,
    /// How many columns it is indented.
    pub(super) indent: usize,
    /// An operator in it that makes no integer.
    pub(super) refused: Option<(Span, &'static str)>,
}

/// A text rewritten for the parser of the notation, and its lines.
pub(super) struct Text {
    pub(super) text: String,
    pub(super) lines: Vec<Line>,
}

/// Whether `text` begins as a file of the DSL does.
pub(super) fn is_python(text: &str) -> bool {
    let mut rest = text.trim_start();
    while rest.starts_with('#') {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
    }
    for marks in ["\"\"\"", "'''"] {
        if let Some(inner) = rest.strip_prefix(marks) {
            rest = inner.split_once(marks).map_or("", |(_, rest)| rest).trim_start();
        }
    }
    ["@", "def ", "import ", "from "].iter().any(|start| rest.starts_with(start))
}

/// The lines of `text`; bytes before `start` are blanks.
pub(super) fn read(text: &str, start: usize) -> Text {
    let mut reader = Reader { text, out: String::with_capacity(text.len()), lines: Vec::new(), open: None, depth: 0, refused: None };
    reader.out.push_str(&" ".repeat(start));
    reader.run(start);
    split_headers(reader.out, reader.lines)
}

struct Reader<'t> {
    text: &'t str,
    out: String,
    lines: Vec<Line>,
    /// The line that is being read.
    open: Option<Line>,
    depth: usize,
    refused: Option<(Span, &'static str)>,
}

impl Reader<'_> {
    fn run(&mut self, start: usize) {
        let mut at = start;
        let mut column = 0;
        while at < self.text.len() {
            let rest = &self.text[at..];
            let c = rest.chars().next().unwrap_or(' ');
            let len = match c {
                '\n' if self.depth == 0 => {
                    self.end(at);
                    column = 0;
                    self.out.push('\n');
                    at += 1;
                    continue;
                }
                '\n' => self.blank(1),
                '\\' if rest[1..].starts_with('\n') => self.blank(2),
                '#' => self.blank(rest.find('\n').unwrap_or(rest.len())),
                ' ' | '\t' | '\r' => {
                    column += if c == '\t' { 8 } else { 1 };
                    self.blank(1)
                }
                _ => {
                    self.open.get_or_insert(Line { start: at, end: at, indent: column, refused: None });
                    self.token(at, c)
                }
            };
            at += len;
        }
        self.end(self.text.len());
    }

    fn blank(&mut self, len: usize) -> usize {
        self.out.push_str(&" ".repeat(len));
        len
    }

    /// Copies the word, the string or the mark at `at`; how long it is.
    fn token(&mut self, at: usize, c: char) -> usize {
        let rest = &self.text[at..];
        let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let prefix = matches!(&rest[..word], "f" | "F" | "r" | "R" | "rf" | "fr" | "b" | "");
        if prefix && rest[word..].starts_with(['"', '\'']) {
            let len = word + string(&rest[word..]);
            match rest[..word].contains(['f', 'F']) {
                true => self.out.push_str(&fields(&rest[..len])),
                false => self.out.push_str(&rest[..len]),
            }
            return len;
        }
        if word > 0 {
            self.out.push_str(match &rest[..word] {
                "and" => " &&",
                "or" => "||",
                "not" => "  !",
                "True" => "true",
                "False" => "false",
                word => word,
            });
            return word;
        }
        match c {
            '(' | '[' | '{' => self.depth += 1,
            ')' | ']' | '}' => self.depth = self.depth.saturating_sub(1),
            '/' if rest[1..].starts_with('/') => {
                self.out.push_str(" /");
                return 2;
            }
            '/' => self.refuse(at, 1, "`/`, whose value is a float in Python (`//` divides integers),"),
            '*' if rest[1..].starts_with('*') => self.refuse(at, 2, "`**`"),
            _ => {}
        }
        self.out.push(c);
        c.len_utf8()
    }

    fn refuse(&mut self, at: usize, len: usize, what: &'static str) {
        self.refused.get_or_insert((Span::new(at, at + len), what));
    }

    fn end(&mut self, at: usize) {
        self.depth = 0;
        let refused = self.refused.take();
        if let Some(line) = self.open.take() {
            let end = line.start + self.out[line.start..at].trim_end().len();
            self.lines.push(Line { end, refused, ..line });
        }
    }
}

/// Stands in front of the format of a field of an f-string, where `:` would make a layout.
pub(super) const FORMAT: char = '\u{1}';

/// An f-string with [`FORMAT`] for the `:` of its fields.
fn fields(string: &str) -> String {
    let (mut out, mut depth, mut formats) = (String::with_capacity(string.len()), 0usize, false);
    let mut chars = string.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' | '}' if depth == 0 && chars.next_if_eq(&c).is_some() => out.push(c),
            '(' | '[' if depth > 0 && !formats => depth += 1,
            ')' | ']' if depth > 1 && !formats => depth -= 1,
            '{' => (depth, formats) = (depth + 1, false),
            '}' => (depth, formats) = (depth.saturating_sub(1), false),
            ':' if depth == 1 && !formats => {
                formats = true;
                out.push(FORMAT);
                continue;
            }
            _ => {}
        }
        out.push(c);
    }
    out
}

/// How long the string is that `rest` starts with; one that does not end runs to the end of its line.
pub(super) fn string(rest: &str) -> usize {
    let quote = &rest[..1];
    let triple = quote.repeat(3);
    let (mark, mut at) = if rest.starts_with(&triple) { (triple.as_str(), 3) } else { (quote, 1) };
    while at < rest.len() {
        let left = &rest[at..];
        if left.starts_with(mark) {
            return at + mark.len();
        }
        if mark.len() == 1 && left.starts_with('\n') {
            return at;
        }
        let escaped = usize::from(left.starts_with('\\'));
        at += left.chars().take(1 + escaped).map(char::len_utf8).sum::<usize>();
    }
    rest.len()
}

/// The parts of `text` between bytes `start` and `end` that `mark` separates outside of brackets and strings.
pub(super) fn split(text: &str, start: usize, end: usize, mark: char) -> Vec<(usize, usize)> {
    let (mut parts, mut depth, mut from, mut at) = (Vec::new(), 0usize, start, start);
    while at < end {
        let rest = &text[at..end];
        let c = rest.chars().next().unwrap_or(' ');
        at += match c {
            '"' | '\'' => string(rest),
            c => c.len_utf8(),
        };
        match c {
            c if c == mark && depth == 0 => {
                parts.push(trimmed(text, from, at - c.len_utf8()));
                from = at;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    parts.push(trimmed(text, from, end));
    parts
}

/// The range without the blanks at its ends.
pub(super) fn trimmed(text: &str, start: usize, end: usize) -> (usize, usize) {
    let part = &text[start..end];
    let start = start + part.len() - part.trim_start().len();
    (start, start + part.trim().len())
}

/// Whether the line is a header, which a block follows.
pub(super) fn is_header(line: &str) -> bool {
    let word = line.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len());
    matches!(&line[..word], "def" | "if" | "elif" | "else" | "for" | "while" | "with" | "class" | "try" | "except" | "finally")
}

/// `if x: print(x)` becomes two lines; the `:` of a header, which would make a layout, becomes [`FORMAT`].
fn split_headers(text: String, lines: Vec<Line>) -> Text {
    let mut parted = Vec::with_capacity(lines.len());
    let mut colons = Vec::new();
    for line in lines {
        let header = is_header(&text[line.start..line.end]);
        let head = if header { split(&text, line.start, line.end, ':')[0].1 } else { line.end };
        let Some(colon) = text[head..line.end].find(':').map(|blanks| head + blanks) else {
            parted.push(line);
            continue;
        };
        colons.push(colon);
        parted.push(Line { end: trimmed(&text, line.start, colon).1, ..line });
        let (start, end) = trimmed(&text, colon + 1, line.end);
        if start < end {
            parted.push(Line { start, end, indent: line.indent + 1, ..line });
        }
    }
    let mut bytes = text.into_bytes();
    colons.into_iter().for_each(|colon| bytes[colon] = FORMAT as u8);
    Text { text: String::from_utf8(bytes).unwrap_or_default(), lines: parted }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_where_they_are() {
        let text = "@cute.jit\ndef f():  # a comment\n  \"\"\"\n  says\n  \"\"\"\n  A = (1,\n2) and 7 // 2\n  if not x: print('#')\nf()\n";
        let read = read(text, 0);
        assert_eq!(read.text.len(), text.len());
        let lines: Vec<(usize, &str)> = read.lines.iter().map(|l| (l.indent, &read.text[l.start..l.end])).collect();
        assert_eq!(
            lines,
            [
                (0, "@cute.jit"),
                (0, "def f()"),
                (2, "\"\"\"\n  says\n  \"\"\""),
                (2, "A = (1, 2)  && 7  / 2"),
                (2, "if   ! x"),
                (3, "print('#')"),
                (0, "f()"),
            ]
        );
    }

    #[test]
    fn parts_end_at_marks_outside_of_brackets_and_strings() {
        let text = "a, (b, c), \"d,\", [e]";
        let parts: Vec<&str> = split(text, 0, text.len(), ',').into_iter().map(|(start, end)| &text[start..end]).collect();
        assert_eq!(parts, ["a", "(b, c)", "\"d,\"", "[e]"]);
    }

    #[test]
    fn a_file_begins_with_a_comment_or_a_document() {
        assert!(is_python("# (c)\n\n\"\"\"Says\"\"\"\nimport cutlass\n"));
        assert!(!is_python("# (c)\nA = 4"));
    }
}
