//! What compilers say of programs that use CuTe: the logs of nvcc, NVRTC, clang, g++ and the CuTe DSL, line by line.
//!
//! A report is one error with the way to it. The text of a build around it is read over, and no more is held than the report
//! being read.

pub mod clean;
mod dsl;
pub mod head;
pub mod json;

use clean::{is_cute, is_own};
use dsl::Traceback;
use head::{Place, Said, context, head, quoted};

/// The most instantiations of one report that are kept; of more the innermost and the outermost.
const MAX_FRAMES: usize = 64;
/// The longest text of a report that is kept, in bytes.
const MAX_TEXT: usize = 1 << 15;
/// The most notes of one report that are kept.
const MAX_NOTES: usize = 16;

/// One instantiation on the way to an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// What is instantiated, as the compiler spells it.
    pub signature: String,
    /// The line that asks for it.
    pub at: Option<Place>,
}

/// What kind of an error it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// An assertion that fails.
    Assertion,
    /// Anything else that a C++ compiler says: no overload, a failed deduction.
    #[default]
    Error,
    /// An error of the CuTe DSL or of MLIR.
    Dsl,
}

/// One error with the way to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Whether an assertion failed, the compiler says it, or the DSL does.
    pub kind: Kind,
    /// The compiler's text: of an assertion its own, where it has one.
    pub message: String,
    /// The condition of an assertion, as the source has it.
    pub condition: Option<String>,
    /// The condition with its types, as clang shows it.
    pub requirement: Option<String>,
    /// Where it stands.
    pub place: Place,
    /// The instantiations, innermost first.
    pub frames: Vec<Frame>,
    /// Notes with more types: candidates, types of arguments.
    pub notes: Vec<String>,
    /// The source line of the error, where the log shows it.
    pub source: Option<String>,
    /// What the condition comes to: `2 > 3`.
    pub comparison: Option<String>,
    /// Whether functions of CuTe were tried for a call.
    tried: bool,
}

impl Report {
    /// The innermost line that the reader of the log can change.
    pub fn own(&self) -> Option<&Place> {
        let places = std::iter::once(&self.place).chain(self.frames.iter().filter_map(|f| f.at.as_ref()));
        places.into_iter().find(|p| p.line > 0 && is_own(&p.file))
    }

    /// Whether it is about CuTe.
    fn concerns_cute(&self) -> bool {
        const WORDS: [&str; 12] = [
            "cute::",
            "Layout<",
            "Shape<",
            "Stride<",
            "Tile<",
            "make_layout",
            "make_tensor",
            "make_shape",
            "make_stride",
            "Int<",
            "TiledMMA",
            "TiledCopy",
        ];
        let places = std::iter::once(&self.place).chain(self.frames.iter().filter_map(|f| f.at.as_ref()));
        let mut texts = std::iter::once(&self.message)
            .chain(&self.condition)
            .chain(&self.source)
            .chain(self.frames.iter().map(|f| &f.signature))
            .chain(&self.notes);
        self.kind == Kind::Dsl
            || self.tried
            || places.into_iter().any(|p| is_cute(&p.file))
            || texts.any(|t| WORDS.iter().any(|word| t.contains(word)) || t.contains("STATIC_ASSERT_V"))
    }
}

/// Reads logs, a line at a time.
#[derive(Debug, Default)]
pub struct Reader {
    current: Option<Report>,
    /// g++'s way to the errors that follow.
    way: Vec<Frame>,
    /// Whether the last line was one of that way.
    on_the_way: bool,
    /// Whether the instantiations come outermost first, as MSVC lists them.
    outermost_first: bool,
    /// What MSVC says of the parameters of the last instantiation, from `with` on, where that is being read.
    bindings: Option<Vec<String>>,
    /// Python's traceback, which stands before the error that it leads to.
    traceback: Traceback,
}

impl Reader {
    /// Takes a line, cleaned; returns the report that it ends, if that concerns CuTe.
    pub fn line(&mut self, line: &str) -> Option<Report> {
        if let Some(report) = self.traceback.line(line) {
            let ended = self.end();
            self.current = Some(report);
            return ended;
        }
        if let Some(rest) = context(line) {
            let ended = self.end();
            self.begin_way(rest);
            return ended;
        }
        match head(line) {
            Some((place, Said::Required(rest))) => {
                let ended = self.end();
                self.required(place, rest);
                ended
            }
            Some((place, Said::Error(text))) => {
                let ended = self.end();
                self.begin(place, text);
                ended
            }
            Some((_, Said::Warning)) => {
                self.on_the_way = false;
                self.end()
            }
            Some((place, Said::Note(text))) => {
                self.note(place, text);
                None
            }
            None => {
                self.other(line);
                None
            }
        }
    }

    /// The report that the end of the log ends.
    pub fn finish(&mut self) -> Option<Report> {
        self.end()
    }

    fn end(&mut self) -> Option<Report> {
        self.current.take().filter(Report::concerns_cute).map(|mut report| {
            report.frames.truncate(MAX_FRAMES);
            report
        })
    }

    fn begin(&mut self, place: Place, text: &str) {
        self.on_the_way = false;
        self.outermost_first = false;
        self.bindings = None;
        let mut report = Report { place, frames: std::mem::take(&mut self.way), ..Report::default() };
        self.way.clone_from(&report.frames); // g++ shows a way once for all errors at its end
        match assertion(text) {
            Some((message, requirement)) => {
                report.kind = Kind::Assertion;
                report.message = kept(&message);
                report.requirement = requirement.map(|r| kept(&r));
            }
            None => report.message = kept(text),
        }
        if text.contains("'cute.") || text.contains("!cute") {
            report.kind = Kind::Dsl;
        }
        self.current = Some(report);
    }

    /// `In instantiation of ‘…’`, `In function ‘…’`.
    fn begin_way(&mut self, rest: &str) {
        self.way.clear();
        self.on_the_way = true;
        if rest.starts_with("In instantiation of") || rest.starts_with("In substitution of") {
            self.way.push(Frame { signature: kept(quoted(rest).unwrap_or_default()), at: None });
        }
    }

    fn required(&mut self, place: Place, rest: &str) {
        if !std::mem::replace(&mut self.on_the_way, true) {
            self.way.clear();
        }
        if let Some(last) = self.way.last_mut() {
            last.at = Some(place);
        } else {
            self.way.push(Frame { signature: String::new(), at: Some(place) });
        }
        if let Some(signature) = quoted(rest)
            && self.way.len() < MAX_FRAMES
        {
            self.way.push(Frame { signature: kept(signature), at: None });
        }
    }

    fn note(&mut self, place: Place, text: &str) {
        let Some(report) = &mut self.current else { return };
        self.bindings = None;
        if text.starts_with("the template instantiation context") {
            self.outermost_first = true;
            return;
        }
        let instantiation = text.starts_with("in instantiation of")
            || text.starts_with("while substituting")
            || text.starts_with("while checking")
            || text.starts_with("in evaluation of")
            || text.starts_with("see reference to");
        if instantiation {
            let frame = Frame { signature: kept(quoted(text).unwrap_or_default()), at: Some(place) };
            match self.outermost_first {
                true if report.frames.len() < MAX_FRAMES => report.frames.insert(0, frame),
                true => report.frames[0] = frame,
                false => add(&mut report.frames, frame),
            }
        } else if text.starts_with("in expansion of macro") {
            // The error stands in the macro; what matters is who uses it.
            if text.contains("ASSERT") && report.place.file.ends_with("config.hpp") {
                report.place = place;
            }
        } else if let Some(comparison) = comparison(text) {
            report.comparison = Some(kept(comparison));
        } else if tells_types(text) {
            report.tried |= is_cute(&place.file) && text.starts_with("candidate") && report.message.starts_with("no ");
            if report.notes.len() < MAX_NOTES {
                report.notes.push(kept(text));
            }
        }
    }

    /// Whether a line is one of MSVC's `with [ T=…, U=… ]` below an instantiation, whose signature it becomes part of.
    fn with(&mut self, text: &str) -> bool {
        let Some(report) = &mut self.current else { return false };
        let last = if self.outermost_first { report.frames.first_mut() } else { report.frames.last_mut() };
        match (&mut self.bindings, text) {
            (None, "with") => self.bindings = Some(Vec::new()),
            (None, _) => return false,
            (Some(_), "[") => {}
            (Some(all), "]") => {
                if let Some(frame) = last.filter(|f| f.signature.len() < MAX_TEXT) {
                    frame.signature += &format!(" [with {}]", all.join("; "));
                }
                self.bindings = None;
            }
            (Some(all), text) if all.len() < MAX_NOTES => {
                let (name, value) = text.split_once('=').unwrap_or((text, ""));
                all.push(kept(&format!("{} = {}", name.trim(), value.trim().trim_end_matches(','))));
            }
            (Some(_), _) => {}
        }
        true
    }

    /// A line without a place: the source, or what EDG says below an error.
    fn other(&mut self, line: &str) {
        let Some(report) = &mut self.current else { return };
        if let Some(at) = line.find("instantiation of ")
            && let Some((signature, place)) = instantiation(&line[at..], report)
        {
            return add(&mut report.frames, Frame { signature: kept(signature), at: Some(place) });
        }
        let text = line.trim();
        if self.with(text) {
            return;
        }
        let Some(report) = &mut self.current else { return };
        if ["argument types are:", "object type is:", "operand types are:"].iter().any(|w| text.contains(w)) {
            if report.notes.len() < MAX_NOTES {
                report.notes.push(kept(text));
            }
            return;
        }
        if text.contains("#define") || text.is_empty() || text.starts_with("detected during") {
            return;
        }
        let code = source(text);
        if report.kind == Kind::Dsl {
            return dsl::more(report, line);
        }
        if report.condition.is_none()
            && report.kind == Kind::Assertion
            && let Some(condition) = condition(code)
        {
            report.condition = Some(kept(condition));
        }
        if report.source.is_none() {
            report.source = Some(kept(code));
        }
    }
}

/// Keeps the innermost and the outermost instantiations.
fn add(frames: &mut Vec<Frame>, frame: Frame) {
    if frames.len() >= MAX_FRAMES {
        frames.remove(MAX_FRAMES / 2);
    }
    frames.push(frame);
}

/// As much of a text as is kept.
fn kept(text: &str) -> String {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_string()
}

/// Whether a note shows types that the error does not.
fn tells_types(text: &str) -> bool {
    [
        "candidate",
        "mismatched types",
        "is not derived from",
        "cannot convert",
        "no known conversion",
        "current operation",
        "with T",
        "deduced",
    ]
    .iter()
    .any(|word| text.contains(word))
}

/// What a note says that a condition comes to.
fn comparison(text: &str) -> Option<&str> {
    let rest =
        ["the comparison reduces to", "expression evaluates to", "the final comparison was"].iter().find_map(|w| text.strip_prefix(w))?;
    Some(unquoted(rest).trim_start_matches('(').trim_end_matches(')'))
}

/// The text of a failed assertion and its condition with types; `None` if the error is not an assertion.
fn assertion(text: &str) -> Option<(String, Option<String>)> {
    let rest =
        ["static assertion failed", "static_assert failed", "Static assertion failed"].iter().find_map(|word| text.strip_prefix(word))?;
    let rest = rest.trim_start();
    if let Some(rest) = rest.strip_prefix("due to requirement ") {
        // 'REQUIREMENT': TEXT, or 'REQUIREMENT' "TEXT"
        let end = ["': ", "' \""].iter().filter_map(|mark| rest.find(mark)).min().unwrap_or(rest.trim_end().len().saturating_sub(1));
        let requirement = rest.get(1..end).unwrap_or_default().to_string();
        let message = rest.get(end + 1..).unwrap_or_default().trim_start_matches([':', ' ']);
        return Some((unquoted(message).to_string(), Some(requirement)));
    }
    let rest = rest.strip_prefix("with").unwrap_or(rest).trim_start_matches([':', ' ']);
    Some((unquoted(rest).to_string(), None))
}

fn unquoted(text: &str) -> &str {
    let text = text.trim();
    [('"', '"'), ('\'', '\''), ('‘', '’')].iter().find_map(|(a, b)| text.strip_prefix(*a)?.strip_suffix(*b)).unwrap_or(text)
}

/// `instantiation of "SIGNATURE" at line N of FILE`, where the file may be that of the place before.
fn instantiation<'l>(text: &'l str, report: &Report) -> Option<(&'l str, Place)> {
    let open = text.find('"')?;
    let close = text.rfind("\" at line ").filter(|close| *close > open)?;
    let rest = &text[close + "\" at line ".len()..];
    let (line, end) = head::number_at(rest.as_bytes(), 0)?;
    let named = rest[end..].trim_start().strip_prefix("of ").map(|file| file.trim().trim_matches('"').to_string());
    let last = report.frames.iter().rev().find_map(|f| f.at.as_ref()).unwrap_or(&report.place);
    let file = named.unwrap_or_else(|| last.file.clone());
    Some((&text[open + 1..close], Place { file, line }))
}

/// The source in a line of a compiler: behind ` 123 | `.
fn source(text: &str) -> &str {
    match text.split_once('|') {
        Some((number, code)) if number.trim().bytes().all(|b| b.is_ascii_digit()) => code.trim(),
        _ => text,
    }
}

/// The condition of an assertion in a line of source.
fn condition(code: &str) -> Option<&str> {
    let open =
        ["STATIC_ASSERT_V(", "STATIC_ASSERT(", "static_assert("].iter().find_map(|word| code.find(word).map(|at| at + word.len()))?;
    let rest = &code[open..];
    let mut depth = 0i32;
    let mut end = rest.len();
    let mut text = false;
    for (i, b) in rest.bytes().enumerate() {
        match b {
            b'"' if !text => {
                end = i;
                break;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => {
                end = i;
                break;
            }
            b')' | b']' | b'}' => depth -= 1,
            b'\'' => text = !text,
            _ => {}
        }
    }
    let condition = rest[..end].trim().trim_end_matches(',').trim();
    (!condition.is_empty()).then_some(condition)
}
