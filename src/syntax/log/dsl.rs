//! Errors of the CuTe DSL: Python's traceback with the words of MLIR at its end.

use super::clean::is_own;
use super::head::{Place, number_at};
use super::{Kind, MAX_NOTES, Report, kept};

/// The longest sentence that is put together from several lines, in bytes.
const MAX_MESSAGE: usize = 4096;

/// What a traceback has shown so far.
#[derive(Debug, Default)]
pub(super) struct Traceback {
    /// The innermost line of the user's own, and whether a file of CUTLASS stands above it.
    own: Option<Place>,
    inside: bool,
    /// Whether the words of the error are still to come.
    open: bool,
}

impl Traceback {
    /// Takes a line; an error of the DSL in it begins a report.
    pub(super) fn line(&mut self, line: &str) -> Option<Report> {
        if let Some(at) = line.find("Traceback (most recent call last)") {
            *self = Traceback { open: line[at..].starts_with("Traceback"), ..Traceback::default() };
            return None;
        }
        if let Some(place) = frame(line) {
            self.open = true;
            self.inside |= place.file.contains("cutlass");
            if is_own(&place.file) {
                self.own = Some(place);
            }
            return None;
        }
        let message = message(line, self.open && self.inside)?;
        let place = place(line).or_else(|| self.own.take()).unwrap_or_default();
        *self = Traceback::default();
        Some(Report { kind: Kind::Dsl, message: kept(message.trim()), place, ..Report::default() })
    }
}

/// `File "user.py", line 6, in main`.
fn frame(line: &str) -> Option<Place> {
    let rest = &line[line.find("File \"")? + "File \"".len()..];
    let (file, rest) = rest.split_once("\", line ")?;
    Some(Place { file: file.to_string(), line: number_at(rest.as_bytes(), 0)?.0 })
}

/// The words of an error of the DSL.
fn message(line: &str, in_cutlass: bool) -> Option<&str> {
    for mark in ["error: unknown: ", "error:unknown: "] {
        if let Some(at) = line.find(mark) {
            return Some(&line[at + mark.len()..]);
        }
    }
    if let Some(at) = line.find("error: ")
        && (line[at..].contains("'cute.")
            || line[at..].contains("!cute")
            || line[at..].contains("\"cute.")
            || line[at..].contains("'cute_nvgpu."))
    {
        let text = &line[at + "error: ".len()..];
        // The name of the operation and its place may stand before what is said.
        return Some(text.find("): ").filter(|_| text.starts_with('"')).map_or(text, |end| &text[end + 3..]));
    }
    let (name, text) = line.split_once(": ")?;
    let name = name.rsplit([' ', '\t']).next().unwrap_or(name); // behind what a build writes in front of it
    let exception = name.rsplit('.').next().unwrap_or(name);
    let is_error = exception.ends_with("Error") && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_'));
    (is_error && in_cutlass && !text.contains("Operation creation failed")).then_some(text)
}

/// `"src/x.py":41:4` and `loc("src/x.py":41:4)`.
fn place(line: &str) -> Option<Place> {
    let mut from = 0;
    while let Some(found) = line[from..].find("\":") {
        let at = from + found;
        from = at + 2;
        if let Some((number, _)) = number_at(line.as_bytes(), at + 2) {
            let file = &line[..at][line[..at].rfind('"')? + 1..];
            return Some(Place { file: file.to_string(), line: number });
        }
    }
    None
}

/// A line below the words of an error: their continuation, which is indented, or a note with types.
pub(super) fn more(report: &mut Report, line: &str) {
    const INDENT: &str = "    ";
    let text = line.rfind(INDENT).map_or(line, |at| &line[at..]).trim();
    let goes_on = line.contains(INDENT) && !text.contains([':', '^', '~', '|']) && report.source.is_none();
    if goes_on && report.message.len() < MAX_MESSAGE {
        report.message.push(' ');
        report.message.push_str(text);
    } else {
        report.source.get_or_insert_with(String::new); // whatever follows is no part of the sentence
        if text.contains("!cute") && report.notes.len() < MAX_NOTES {
            report.notes.push(kept(text));
        }
    }
}
