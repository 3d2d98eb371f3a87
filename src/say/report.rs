//! Diagnostics as text for people.

use crate::say::visible::{is_unseen, visible};
use crate::say::{Diagnostic, Severity};
use crate::syntax::ast::Span;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::borrow::Cow;

/// Where a text came from, for messages.
#[derive(Clone, Debug)]
pub struct Origin<'o> {
    /// The file, `None` for the command line.
    pub file: Option<&'o str>,
    /// The number of the line of byte `from`.
    pub line: usize,
    /// The byte of the source from which its lines are counted.
    pub from: usize,
    /// Whether it is an argument: no line of standard input, no part of a file.
    pub argument: bool,
}

/// The origin of an expression among the arguments of the command line.
pub const ARGUMENT: Origin = Origin { file: None, line: 1, from: 0, argument: true };

/// The most bytes of source shown around what is wrong.
const CONTEXT: usize = 120;
/// The most bytes of a message that are shown.
const MAX_MESSAGE: usize = 1 << 12;

/// A message, its middle left out where it quotes a text without end.
fn bounded(message: &str) -> Cow<'_, str> {
    if message.len() <= MAX_MESSAGE {
        return Cow::Borrowed(message);
    }
    let is_boundary = |at: &usize| message.is_char_boundary(*at);
    let head = (0..=MAX_MESSAGE / 2).rev().find(is_boundary).unwrap_or(0);
    let tail = (message.len() - MAX_MESSAGE / 2..message.len()).find(is_boundary).unwrap_or(message.len());
    Cow::Owned(format!("{}…{}", &message[..head], &message[tail..]))
}

/// The text of a diagnostic: message, source with carets, help.
pub fn text(d: &Diagnostic, source: &str, origin: &Origin, color: bool) -> String {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let message = bounded(&d.message);
    let message = visible(&message);
    let title = level.primary_title(message.as_ref()).id(d.code);
    let mut group = Group::with_title(title);
    let window = Window::around(source, d, origin.from);
    let labels: Vec<_> = d.labels.iter().map(|label| (label.span, visible(&label.text))).collect();
    let file = origin.file.map(visible);
    let help: Vec<_> = d.help.iter().map(|help| visible(help)).collect();
    if !window.text.is_empty() {
        let annotations = labels.iter().enumerate().filter_map(|(i, (span, label))| {
            let kind = if i == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
            Some(kind.span(window.place(*span)?).label((!label.is_empty()).then_some(label.as_ref())))
        });
        let mut snippet = Snippet::source(window.text.as_str()).line_start(origin.line + window.lines_before).annotations(annotations);
        if let Some(file) = &file {
            snippet = snippet.path(file.as_ref());
        }
        group = group.element(snippet);
    }
    for help in &help {
        group = group.element(Level::HELP.message(help.as_ref()));
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let rendered = renderer.term_width(CONTEXT * 3).render(&[group]);
    let Some(file) = &file else { return rendered };
    match d.labels.first().and_then(|label| window.columns(source, label.span)) {
        // the column of the line, not of the part of it that is shown
        Some((line, shown, column)) => {
            let place = |column| format!("{file}:{}:{column}", origin.line + line);
            rendered.replacen(&place(shown), &place(column), 1)
        }
        None => rendered,
    }
}

/// The lines, or for long lines the part of them, that a diagnostic is about.
struct Window {
    text: String,
    /// Where the window starts in the source, and what was put in front of it.
    start: usize,
    shift: usize,
    lines_before: usize,
}

impl Window {
    fn around(source: &str, d: &Diagnostic, counted_from: usize) -> Window {
        let main = d.span().range();
        let (mut from, mut to) = (main.start.min(source.len()), main.end.min(source.len()));
        for label in &d.labels {
            let span = label.span.range();
            let near = span.start + CONTEXT * 2 > from && span.end < to + CONTEXT * 2;
            if near && span.end <= source.len() {
                (from, to) = (from.min(span.start), to.max(span.end));
            }
        }
        to = to.min(from + CONTEXT * 4);
        let line_start = memchr::memrchr(b'\n', &source.as_bytes()[..from]).map_or(0, |i| i + 1);
        let line_end = memchr::memchr(b'\n', &source.as_bytes()[to..]).map_or(source.len(), |i| to + i);
        let (mut start, mut end) = (line_start, line_end);
        let (mut before, mut behind) = ("", "");
        if from - start > CONTEXT {
            (start, before) = (from - CONTEXT, "…");
        }
        if end - to > CONTEXT {
            (end, behind) = (to + CONTEXT, "…");
        }
        while !source.is_char_boundary(start) {
            start += 1;
        }
        while !source.is_char_boundary(end) {
            end -= 1;
        }
        let text: String = source[start..end.max(start)].chars().map(replaced).collect();
        let counted = source.as_bytes().get(counted_from..line_start).unwrap_or_default();
        let lines_before = memchr::memchr_iter(b'\n', counted).count();
        let blank = text.is_empty() && !source.is_empty();
        let text = format!("{before}{text}{behind}{}", if blank { " " } else { "" });
        Window { text, start, shift: before.len(), lines_before }
    }

    /// The line of a span counted from the first one, its column in the window and in the source, where these differ.
    fn columns(&self, source: &str, span: Span) -> Option<(usize, usize, usize)> {
        let at = span.range().start.min(source.len());
        let line_start = memchr::memrchr(b'\n', &source.as_bytes()[..at]).map_or(0, |i| i + 1);
        if self.shift == 0 || line_start >= self.start {
            return None;
        }
        let count = |from: usize| source.get(from..at).map_or(0, |text| text.chars().count());
        Some((self.lines_before, count(self.start) + 2, count(line_start) + 1))
    }

    /// A span of the source in the window, empty at the end of a text as one column behind it.
    fn place(&self, span: Span) -> Option<std::ops::Range<usize>> {
        let range = span.range();
        let start = (range.start.checked_sub(self.start)? + self.shift).min(self.text.len());
        let end = (range.end.saturating_sub(self.start) + self.shift).clamp(start, self.text.len());
        let boundary = self.text.is_char_boundary(start) && self.text.is_char_boundary(end);
        boundary.then_some(start..end)
    }
}

/// What would move the cursor or turn the line around: a replacement of the same length in bytes.
fn replaced(c: char) -> char {
    match (is_unseen(c), c.len_utf8()) {
        (false, _) => c,
        (true, 1) => '\u{1a}',
        (true, 2) => '\u{00bf}',
        (true, _) => '\u{fffd}',
    }
}
