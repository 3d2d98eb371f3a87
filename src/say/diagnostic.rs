//! Errors as data, and every sentence that says what is wrong.
//!
//! A diagnostic has a stable code, a message with the actual values, labels under the parts
//! involved, and help where something close would work. How it is drawn is decided elsewhere.

use crate::algebra::soundness::Finding;
use crate::algebra::{Fault, Side, Tree};
use crate::atoms::{self, Missing};
use crate::eval::env::Env;
use crate::eval::expression::{Error, ErrorKind, Warning};
use crate::functions::{self, Form, Function, Refusal};
use crate::say::tma;
use crate::syntax::ast::{Kind, Span};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::notations::Lack;
use crate::syntax::parser;
use crate::value::notation::{self, layout_text, tree_text};
use crate::value::tiling;
use crate::value::{Value, tree_kind};
use std::borrow::Cow;
use std::fmt;

/// How much a diagnostic matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Severity {
    /// There is no answer.
    #[default]
    Error,
    /// There is an answer, CuTe's, and it is not what its operation promises.
    Warning,
    /// A remark that changes no exit status.
    Note,
}

/// One thing that is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error, warning or note.
    pub severity: Severity,
    /// `E` and four digits; the error index explains each.
    pub code: &'static str,
    /// What is wrong, as a sentence.
    pub message: String,
    /// Where, and what stands there; the first is the main one.
    pub labels: Vec<Label>,
    /// Lines that say what would work.
    pub help: Vec<String>,
}

/// A part of the source with a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The bytes of the text that the label is about.
    pub span: Span,
    /// The note, possibly empty.
    pub text: String,
}

impl Diagnostic {
    /// An error at `span`.
    pub(super) fn new(code: &'static str, message: impl Into<String>, span: Span) -> Self {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            labels: vec![Label { span, text: String::new() }],
            help: Vec::new(),
        }
    }

    /// Says what stands at the main place.
    pub(super) fn here(mut self, text: impl Into<String>) -> Self {
        self.labels[0].text = text.into();
        self
    }

    /// Points at another part.
    fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a line of help.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// The main place.
    pub fn span(&self) -> Span {
        self.labels.first().map_or(Span::default(), |l| l.span)
    }
}

impl fmt::Display for Diagnostic {
    /// The code and the message, as the first line of a report.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        write!(f, "{severity}[{}]: {}", self.code, self.message)
    }
}

impl std::error::Error for Diagnostic {}

/// The longest text that a message repeats in full, in characters.
const SHOWN: usize = 60;

/// A text for a message: of a long one both ends.
pub fn short(text: &str) -> Cow<'_, str> {
    if text.char_indices().nth(SHOWN).is_none() {
        return text.into();
    }
    let head = text.char_indices().nth(SHOWN * 2 / 3).map_or(0, |(at, _)| at);
    let tail = text.char_indices().rev().nth(SHOWN / 3 - 2).map_or(text.len(), |(at, _)| at);
    format!("{}…{}", &text[..head], &text[tail..]).into()
}

/// A value for a message.
fn show(value: Value) -> String {
    format!("`{}`", short(&notation::text(value)))
}

fn show_tree(t: Tree) -> String {
    show(Value::Tree(t))
}

/// A kind of value with its article.
fn a_kind(value: Value) -> &'static str {
    match value.kind() {
        "int" => "an integer",
        "basis" => "a basis element",
        "underscore" => "an underscore",
        "tuple" => "a tuple",
        "layout" => "a layout",
        "swizzle" => "a swizzle",
        "composed" => "a composed layout",
        "pointer" | "iterator" => "an iterator",
        "tensor" => "a tensor",
        "order" => "an order of strides",
        "type" => "an element type",
        "operation" => "an operation",
        "mma_atom" => "an MMA atom",
        "tiled_mma" => "a tiled MMA",
        "copy_atom" => "a copy atom",
        "tiled_copy" => "a tiled copy",
        "thr_mma" | "thr_copy" => "one thread's slice of a tiling",
        "text" => "a string",
        "print" | "none" => "a statement without a value",
        _ => "a value of another kind",
    }
}

fn plural(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn list(items: &[&str], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_string(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// The name closest to `name`: close enough to be a slip.
pub fn did_you_mean<'n>(name: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() < 2 {
        return None;
    }
    let mut limit = (name.len() / 3).clamp(1, 3);
    let mut closest: Option<(usize, &str)> = None;
    for candidate in names {
        if candidate.len().abs_diff(name.len()) > limit || letters_apart(name, candidate) > limit {
            continue;
        }
        let distance = strsim::damerau_levenshtein(name, candidate);
        let closer = closest.is_none_or(|(least, best)| (distance, candidate.len(), candidate) < (least, best.len(), best));
        if distance <= limit && distance < candidate.len().max(2) && closer {
            limit = distance; // there are thousands of names, and nothing farther counts any more
            closest = Some((distance, candidate));
        }
    }
    closest.map(|(_, candidate)| candidate)
}

/// How many letters one of the two has and the other has not: edits of ASCII are no fewer.
fn letters_apart(a: &str, b: &str) -> usize {
    let mut counts = [0i32; 256];
    a.bytes().for_each(|c| counts[usize::from(c)] += 1);
    b.bytes().for_each(|c| counts[usize::from(c)] -= 1);
    let side = |sign: i32| counts.iter().map(|n| (n * sign).max(0) as usize).sum::<usize>();
    side(1).max(side(-1))
}

/// The diagnostic of `error` in `source`, where `bound` is bound.
pub fn explain(error: &Error, source: &str, bound: &Env) -> Diagnostic {
    let at = error.span;
    match &error.kind {
        ErrorKind::NotUtf8 => Diagnostic::new("E0112", "the text is not UTF-8", at).here("this byte starts no character"),
        ErrorKind::TooLong { most } => {
            Diagnostic::new("E0115", format!("the line has more than {most} bytes"), at).here("from here on it is not read")
        }
        ErrorKind::Syntax(syntax) => explain_syntax(syntax, source),
        ErrorKind::UnknownName { name, called } => unknown_name(name, *called, at, bound),
        ErrorKind::HiddenFunction { name, value } => {
            Diagnostic::new("E0202", format!("`{name}` is bound to {}, which hides the function `{name}`", show(*value)), at)
                .here(format!("{} cannot be applied", a_kind(*value)))
                .help(format!("`cute::{name}` always means the function"))
        }
        ErrorKind::FunctionAsValue { function } => Diagnostic::new("E0305", format!("`{}` is a function, not a value", function.name), at)
            .here("arguments are missing")
            .help(format!("call it: `{}`", function.signature())),
        ErrorKind::Arity { function, got } => arity(function, *got, error),
        ErrorKind::TemplateArity { function, got } => {
            let t = function.templates;
            let want = match (t.min, t.max) {
                (_, 0) => "none".to_string(),
                (min, 255) => format!("at least {min}"),
                (min, max) if min == max => min.to_string(),
                (min, max) => format!("{min} to {max}"),
            };
            Diagnostic::new("E0302", format!("`{}` takes {want} template arguments, not {got}", function.name), at)
                .here(format!("{got} here"))
                .help(format!("the signature is `{}`", function.signature()))
        }
        ErrorKind::Keyword { function, name } => {
            let names: Vec<String> = function.params.iter().map(|p| format!("`{}`", p.name)).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            Diagnostic::new("E0205", format!("`{}` has no parameter `{}` left to set", function.name, short(name)), at)
                .here(format!("given as `{}`", short(name)))
                .help(format!("its parameters are {}", list(&names, "and")))
        }
        ErrorKind::NotInCxx { function } => Diagnostic::new("E0309", format!("the C++ headers have no `{}`", function.name), at)
            .here("refused under `--cxx`")
            .help(format!("it comes from {}", function.source)),
        ErrorKind::OnlyMember { function } => {
            Diagnostic::new("E0309", format!("the C++ headers have `{}` only as a member of its first argument", function.name), at)
                .here("refused under `--cxx`")
                .help(format!("write `x.{}(…)`", function.name))
        }
        ErrorKind::Refused { function, refusal } => refused(function, *refusal, error, source),
        ErrorKind::Fault(fault) => operator(fault, error, source),
        ErrorKind::WrongKind { wanted, found } => {
            let found_text = show(*found);
            let d = Diagnostic::new("E0307", format!("expected {wanted}, found {}", a_kind(*found)), at);
            if matches!(found, Value::Printed(_) | Value::Nothing) {
                return d.here("this is a statement").help("print statements and assertions stand alone, not inside an expression");
            }
            if let Value::Type(element) = found {
                return d
                    .here(format!("`{}` is an element type", element.name))
                    .help("a run-time size has no value here: write the number, or bind a name with `-D NAME=VALUE`");
            }
            d.here(format!("this is {found_text}"))
        }
        ErrorKind::NotCallable { found } => {
            let d = Diagnostic::new("E0306", format!("{} cannot be applied to coordinates", a_kind(*found)), at)
                .here(format!("this is {}", show(*found)));
            match found {
                Value::Tree(Tree::Tuple(_)) => d.help("parentheses always build a tuple; group with square brackets: `[e](c)`"),
                _ => d.help("layouts, composed layouts, swizzles and tensors can be applied"),
            }
        }
        ErrorKind::NoCoordinate => Diagnostic::new("E0301", "an application needs a coordinate", at)
            .here("nothing in the parentheses")
            .help("a coordinate is an integer, or one coordinate for each mode; `_` keeps a mode: `L(1,_)`"),
        ErrorKind::Program { code, message, help } => {
            let d = Diagnostic::new(code, *message, at);
            match help {
                Some(help) => d.help(*help),
                None => d,
            }
        }
        ErrorKind::Unwritable { why } => Diagnostic::new("E0121", format!("it cannot be said in that notation: {why}"), at)
            .help("`cutectl eval --help` lists the notations"),
        ErrorKind::OpenSize { name } => Diagnostic::new("E0204", format!("`{name}` is a size or a stride that this text leaves open"), at)
            .here("`cutectl read` names what it leaves open")
            .help(format!("give it a value: `-D {name}=128`")),
        ErrorKind::TooBigToKeep { name } => Diagnostic::new(
            "E0504",
            format!("the value of `{}` is too large to be bound", short(name)),
            at,
        )
        .help(format!("a bound value has at most {} leaves and {} levels", crate::algebra::MAX_LEAVES, crate::algebra::MAX_DEPTH)),
    }
}

/// The diagnostic of an answer that is not what its operation promises.
pub fn explain_warning(warning: &Warning) -> Diagnostic {
    let (code, message) = finding(warning);
    let message = match warning.finding {
        Finding::Outside { .. } | Finding::NoThread { .. } => message,
        _ => format!("{}: {message}", warning.operation),
    };
    let severity = if warning.finding.is_note() { Severity::Note } else { Severity::Warning };
    Diagnostic { severity, ..Diagnostic::new(code, message, warning.span) }
}

/// What is wrong with an answer, without the name of its operation.
pub fn of_finding(warning: &Warning) -> String {
    finding(warning).1
}

fn finding(warning: &Warning) -> (&'static str, String) {
    let point = |t: Tree| notation::text(Value::Tree(t));
    match warning.finding {
        Finding::Composition { at, got, want } => {
            let (got, want) = (point(got), point(want));
            ("E0601", format!("at coordinate {at} CuTe's answer is {got}, where A(B({at})) is {want}"))
        }
        Finding::Uncovered { index } => ("E0602", format!("neither the layout nor its complement reaches index {index}")),
        Finding::Overlap { index } => ("E0602", format!("layout and complement reach index {index} more than once")),
        Finding::Inverse { at, got } => ("E0603", format!("from {at} there and back leads to {got}")),
        Finding::Dropped { at } => ("E0604", format!("no tile has the element with coordinate {at}")),
        Finding::Repeated { at } => ("E0604", format!("more than one place in the tiles has the element with coordinate {at}")),
        Finding::Aliased { index } => ("E0605", format!("the copies overlap: index {index} occurs more than once")),
        Finding::NegativeExtent { extent } => ("E0606", format!("CuTe's answer has an extent of {extent}, which means nothing")),
        Finding::Tile { at, got, want } => {
            let (got, want) = (point(got), point(want));
            ("E0604", format!("at coordinate {at} the tiles have {got}, where the element of the layout is {want}"))
        }
        Finding::Uneven { size, places } => {
            ("E0607", format!("the tiles have {places} places for {size} elements: the last ones reach over the edge"))
        }
        Finding::Count { have, want } => ("E0609", format!("CuTe's answer has {have} elements, where the operands make {want}")),
        Finding::Unheld { side, coord } => {
            ("E0604", format!("no thread has the element at {} of the {} tile", point(coord), side_name(side)))
        }
        Finding::Beyond { side, index, elements } => {
            ("E0604", format!("a thread has element {index} of the {} tile, which has {elements}", side_name(side)))
        }
        Finding::Outside { coord, shape } => {
            ("E0610", format!("the coordinate `{}` lies outside the shape `{}`", point(coord), point(shape)))
        }
        Finding::NoThread { thread, threads } => ("E0611", format!("there is no thread {}: there are {threads}, from 0 on", point(thread))),
        Finding::TileAsCluster { tile, ctas } => (
            "E0612",
            format!(
                "the fourth argument is the cluster, not the tile: {} shares the box among {ctas} CTAs; give the tile and a cluster: `{}, Int<1>{{}}`",
                point(tile),
                point(tile)
            ),
        ),
        Finding::MergedModes { at, got, want } => (
            "E0612",
            format!(
                "the limit of five dimensions merged modes that are not side by side: element {at} of the box lies {got} bytes away, that of the tile {want}"
            ),
        ),
        Finding::InnerSide { bytes, span } => match span.filter(|span| bytes > *span) {
            Some(span) => (
                "E0612",
                format!("the driver refuses the descriptor: the inner side of the box has {bytes} bytes, the swizzle takes {span}"),
            ),
            None => (
                "E0612",
                format!("the driver refuses the descriptor: the inner side of the box has {bytes} bytes, which is no multiple of 16"),
            ),
        },
        Finding::StartAddress { address, kept } => {
            ("E0613", format!("the descriptor starts at {kept:#x}: of the address {address:#x} it keeps the bits from 4 to 17"))
        }
        Finding::WithinPattern { address, pattern } => (
            "E0613",
            format!(
                "{address:#x} is not where the pattern of the swizzle starts, every {pattern} bytes, and the descriptor's base offset says that it is"
            ),
        ),
        Finding::Undecided => {
            ("E0608", format!("not decided whether the answer holds: no difference among the first {}", crate::algebra::soundness::BOUND))
        }
    }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::Source => "source",
        Side::Destination => "destination",
    }
}

/// The warning about a value that C++ could not hold in an `int`.
pub fn beyond_int(value: i64, span: Span) -> Diagnostic {
    let message = format!("{value} is beyond 32 bits: the C++ program would have wrapped around");
    Diagnostic { severity: Severity::Warning, ..Diagnostic::new("E0505", message, span) }
}

fn explain_syntax(syntax: &Syntax, source: &str) -> Diagnostic {
    let at = syntax.span();
    match syntax {
        Syntax::Expected { at, expected, open } => {
            let end = at.start as usize >= source.trim_end().len();
            let texts = expected.texts();
            let wanted = if texts.is_empty() { "something else".to_string() } else { list(&texts, "or") };
            let found = match source[at.range()].chars().next() {
                None => "the end of the text".to_string(),
                Some('\n') => "the end of the line".to_string(),
                Some(c) if c.is_control() => format!("the character U+{:04X}", c as u32),
                Some(c) => format!("`{c}`"),
            };
            let unclosed = end && open.is_some();
            let code = if unclosed { "E0102" } else { "E0101" };
            let mut d = Diagnostic::new(code, format!("expected {wanted}, found {found}"), *at).here(format!("expected {wanted}"));
            if let Some((bracket, open)) = open {
                d = d.also(*open, format!("this `{bracket}` is still open"));
            }
            if expected.0 & Expected::END.0 != 0 && !unclosed {
                d = d.help("one expression a line; several stand apart by `;`");
            }
            d
        }
        Syntax::Empty => Diagnostic::new("E0103", "there is no expression", Span::new(0, source.len().min(1))).help("try `(4,8):(8,1)`"),
        Syntax::IntegerTooLarge(at) => {
            Diagnostic::new("E0104", "the integer does not fit 64 bits", *at).here("larger than 9223372036854775807 in size")
        }
        Syntax::LeadingZero(at) => Diagnostic::new("E0105", "an integer with a leading zero", *at)
            .here("C++ reads this as octal")
            .help("write it without the zero, or as `0x…`"),
        Syntax::TooDeep { at, limit } => {
            Diagnostic::new("E0106", format!("nested deeper than {limit} levels"), *at).here(format!("level {}", limit + 1))
        }
        Syntax::TooLong { at, limit } => {
            Diagnostic::new("E0116", format!("more than {limit} operands, elements and statements"), *at).here("one too many")
        }
        Syntax::Comment { at, operand } => Diagnostic::new("E0107", "`//` starts a comment: what follows is not read", *at)
            .here("a comment")
            .also(*operand, "so this stands alone")
            .help("for a division write one `/`; for a comment put a blank before it"),
        Syntax::OpenComment(at) => Diagnostic::new("E0108", "a comment that does not end", *at).here("no `*/` follows"),
        Syntax::ColonChain { at, first } => Diagnostic::new("E0109", "`:` does not chain", *at)
            .here("a second `:`")
            .also(*first, "the first one makes a layout already")
            .help("a layout is one shape and one stride; nested modes stand in parentheses: `(2,(2,3)):(6,(3,1))`"),
        Syntax::ComposedPostfix { at, composed } => {
            let text = &source[composed.range()];
            let inner = text.rfind(['(', '.']).map_or(text, |cut| &text[..cut]);
            Diagnostic::new("E0110", "to what is this applied: to the last layout or to the composition?", *at)
                .here("applied here")
                .also(*composed, "the composition")
                .help(format!("put what is meant in square brackets, such as `[{}](…)`", short(inner)))
        }
        Syntax::Reserved(at) => Diagnostic::new("E0111", format!("`{}` cannot be bound", short(&source[at.range()])), *at)
            .here("it always means the same")
            .help("choose another name"),
        Syntax::UnknownMethod(at) => {
            let name = &source[at.range()];
            let d = Diagnostic::new("E0203", format!("no function is called `{}`", short(name)), *at).here("unknown");
            match did_you_mean(name, functions::names()) {
                Some(close) => d.help(format!("did you mean `{close}`?")),
                None => d.help("`cutectl functions` lists what there is"),
            }
        }
        Syntax::Symbolic(at) => symbolic(&source[at.range()], *at),
        Syntax::Unread { at, what } => Diagnostic::new("E0117", format!("{what} is not read here"), *at)
            .here("C++ beyond expressions and bindings")
            .help("paste the expressions and bindings alone"),
        Syntax::Directive(at) => {
            let name = source.get(at.range()).unwrap_or("#");
            Diagnostic::new("E0117", format!("the preprocessor is not read here: `{name}`"), *at)
                .here("this line decides what C++ reads")
                .help(format!("as a comment it would be `// {name}` or `# {}`", &name[1..]))
        }
        Syntax::Notation { at, message } => {
            Diagnostic::new("E0118", message.as_str(), *at).help("`cutectl read --help` shows how the notations of other tools look")
        }
        Syntax::Lacks { at, message, lack } => Diagnostic::new("E0119", message.as_str(), *at).help(match lack {
            Lack::Shape => "give it: `--shape 128,64`, or paste the whole type: `tensor<128x64xf16, #ttg.…>`",
            Lack::Bits => "give it: `--bits 32`, or write the type behind it: `(4, 8) (32, 4) float32`",
            Lack::Source => "say it: `--from torch` or `--from numpy`",
        }),
        Syntax::Foreign { at, what } => Diagnostic::new("E0113", *what, *at).here("no value here"),
        Syntax::BasisIndex { limit, .. } => {
            Diagnostic::new("E0114", format!("the index of a basis element is at most {limit}"), at).here("too large")
        }
        Syntax::Keyword(at) => Diagnostic::new("E0205", "arguments by name are not taken here", *at),
    }
}

fn symbolic(name: &str, at: Span) -> Diagnostic {
    let name = short(name);
    let d = Diagnostic::new("E0204", format!("`{name}` is a symbolic size: it has no value here"), at).here("no value");
    match name.starts_with('?') {
        true => d.help("write a number in its place"),
        false => d.help(format!("give it one: `-D {name}=128`, or `{name} = 128;` in front")),
    }
}

fn unknown_name(name: &str, called: bool, at: Span, bound: &Env) -> Diagnostic {
    if let Some(why) = atoms::uncovered_function(name).filter(|_| called) {
        return Diagnostic::new("E0310", format!("`{}` is known but not covered: {why}", short(name)), at).here("not covered");
    }
    let bound_names: Vec<&str> = if called { Vec::new() } else { bound.proposals().collect() };
    let close = did_you_mean(name, bound_names.iter().copied().chain(functions::names().map(|n| n as &str)));
    let operation = || {
        let listed: Vec<_> = atoms::mma_names().chain(atoms::copy_names()).map(|listed| listed.name).collect();
        did_you_mean(name, listed.iter().map(|n| &**n)).map(str::to_string)
    };
    let close = close.map(str::to_string).or_else(|| tiling::is_operation_name(name).then(operation).flatten());
    let size = name.len() <= 6 && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
    if !called && size && did_you_mean(name, bound.proposals()).is_none() {
        return symbolic(name, at);
    }
    let what = if called { "function" } else { "name" };
    let name = short(name);
    let d = Diagnostic::new("E0201", format!("no {what} is called `{name}`"), at).here("unknown");
    match close {
        Some(close) => d.help(format!("did you mean `{close}`?")),
        None if called => d.help("`cutectl functions` lists what there is"),
        None if tiling::is_operation_name(&name) => {
            d.help("`cutectl mma` and `cutectl copy` list the operations; a part of a name will do")
        }
        None if name.contains("ptr") => d.help(format!("bind it first: `{name} = make_gmem_ptr<float>(0x1000);`, or `-D {name}=…`")),
        None => d.help(format!("bind it first: `{name} = (4,8):(8,1);`, or `-D {name}=…`")),
    }
}

fn arity(function: &Function, got: usize, error: &Error) -> Diagnostic {
    let (least, most) = function.arity();
    let want = match most {
        Some(most) if most == least => plural(least, "argument"),
        Some(most) => format!("{least} to {}", plural(most, "argument")),
        None => format!("at least {}", plural(least, "argument")),
    };
    Diagnostic::new("E0301", format!("`{}` takes {want}, not {got}", function.name), error.span)
        .here(format!("{} here", plural(got, "argument")))
        .help(format!("the signature is `{}`", function.signature()))
}

fn refused(function: &Function, refusal: Refusal, error: &Error, source: &str) -> Diagnostic {
    match refusal {
        Refusal::Fault(fault) => {
            let d = fault_of(fault, Some(function), error, source);
            label_operands(d, error)
        }
        Refusal::Argument { index, wanted } => {
            let found = error.operands.get(index).map(|o| o.1);
            let param = function.params.get(index.min(function.params.len().saturating_sub(1))).map_or("argument", |p| p.name);
            let message = match found {
                Some(found) => format!("`{}` needs {wanted} as `{param}`, not {}", function.name, a_kind(found)),
                None => format!("`{}` needs {wanted} as `{param}`", function.name),
            };
            let d = Diagnostic::new("E0303", message, error.span).help(format!("the signature is `{}`", function.signature()));
            match found {
                Some(found) => d.here(format!("this is {}", show(found))),
                None => d,
            }
        }
        Refusal::NoOverload { index } => {
            let found = error.operands.get(index).map_or(Value::Nothing, |o| o.1);
            let param = function.params.get(index.min(function.params.len().saturating_sub(1))).map_or("argument", |p| p.name);
            let message = format!("C++ has no overload of `{}` that takes {} as `{param}`", function.name, a_kind(found));
            let d = Diagnostic::new("E0303", message, error.span).here(format!("this is {}", show(found)));
            match found {
                Value::Tree(t) if t.is_int_tuple() => {
                    d.help("`make_layout(…)` makes a layout of a shape; without `--cxx` a shape means one")
                }
                _ => d.help("without `--cxx` it is answered"),
            }
        }
        Refusal::Template { index, wanted } => {
            Diagnostic::new("E0304", format!("`{}` needs {wanted} as template argument {}", function.name, index + 1), error.span)
                .help(format!("the signature is `{}`", function.signature()))
        }
        Refusal::RunTime { .. } => Diagnostic::new("E0204", "a run-time type is a size that has no value here", error.span)
            .here("no value")
            .help("write the number, or give all values: `Shape<_2,int>{_2,5}`"),
        Refusal::Missing { index, missing } => {
            let found = error.operands.get(index).map_or(error.span, |o| o.0);
            match missing {
                Missing::Unknown => {
                    Diagnostic::new("E0206", format!("`{}`: the headers have no such operation of that kind", function.name), found)
                        .help("MMA operations make an `MMA_Atom`, copy operations a `Copy_Atom`")
                }
                Missing::NotCovered(why) => {
                    Diagnostic::new("E0310", format!("`{}`: the operation is known but not covered: {why}", function.name), found)
                }
                Missing::Arguments(text) => Diagnostic::new("E0311", format!("`{}`: the operation {text}", function.name), found),
            }
        }
        Refusal::Assert { message } => {
            let text = message.map_or(String::new(), |m| format!(": {}", short(&notation::unescape(m))));
            Diagnostic::new("E0425", format!("the assertion does not hold{text}"), error.operands.first().map_or(error.span, |o| o.0))
                .here("false")
        }
    }
}

/// Points at the operands and says what they are, if that is more than what stands there.
fn label_operands(mut d: Diagnostic, error: &Error) -> Diagnostic {
    for (span, value) in &error.operands {
        if d.labels.iter().all(|l| l.span != *span) && matches!(value, Value::Tree(_)) && d.labels.len() < 3 && *span != error.span {
            d = d.also(*span, show(*value));
        }
    }
    d
}

fn operator(fault: &Fault, error: &Error, source: &str) -> Diagnostic {
    let d = fault_of(fault, None, error, source);
    match fault {
        Fault::Incongruent { .. } => d,
        _ => label_operands(d, error),
    }
}

/// The part of the literal at `span` that the mode path names.
fn locate(source: &str, span: Span, path: &[u32]) -> Span {
    let arena = bumpalo::Bump::new();
    let Some(text) = source.get(span.range()) else {
        return span;
    };
    let Ok(mut e) = parser::parse_expression(text, &arena, &Env::default()) else {
        return span;
    };
    for index in path {
        match e.kind {
            Kind::Tuple(items) if (*index as usize) < items.len() => e = items[*index as usize],
            _ => break,
        }
    }
    Span { start: span.start + e.span.start, end: span.start + e.span.end }
}

fn at_path<'a>(t: Tree<'a>, path: &[u32]) -> Tree<'a> {
    path.iter().fold(t, |t, i| t.items().and_then(|items| items.get(*i as usize)).copied().unwrap_or(t))
}

/// The words for a fault of the algebra.
fn fault_of(fault: &Fault, function: Option<&Function>, error: &Error, source: &str) -> Diagnostic {
    let at = error.span;
    let name = function.map(|f| format!("{}: ", f.name)).unwrap_or_default();
    let new = |code, message: String| Diagnostic::new(code, format!("{name}{message}"), at);
    match fault {
        Fault::Overflow { operation, a, b } => {
            let sum = if *operation == "-" && *a == 0 { format!("`-{b}`") } else { format!("`{a} {operation} {b}`") };
            new("E0501", format!("{sum} does not fit 64 bits")).here("overflows")
        }
        Fault::DivisionByZero { operation, dividend } => {
            new("E0502", format!("division by zero: `{dividend} {operation} 0`")).here("ends the C++ program")
        }
        Fault::WrongKind { operation, wanted, found } => {
            let d = new("E0307", format!("`{operation}` needs {wanted}, not {}", a_kind(Value::Tree(*found))))
                .here(format!("{} here", show_tree(*found)));
            rank_one_help(d, *found)
        }
        Fault::NoOperator { operation, a, b } => {
            let d = new("E0308", format!("`{operation}` has no meaning for {} and {}", tree_kind_text(*a), tree_kind_text(*b)));
            rank_one_help(rank_one_help(d, *a), *b)
        }
        Fault::MismatchedRanks { operation, a, b } => new(
            "E0402",
            format!("\"Mismatched ranks\": `{operation}` of {} ({}) and {} ({})", show_tree(*a), modes(*a), show_tree(*b), modes(*b)),
        ),
        Fault::CoordinateRank { coord, shape } => new(
            "E0403",
            format!(
                "\"Mismatched Ranks\": the coordinate {} has {}, {} has {}",
                show_tree(*coord),
                modes(*coord),
                show_tree(*shape),
                modes(*shape)
            ),
        )
        .help(format!("a coordinate for it is one integer, or a tuple of {}", plural(shape.rank(), "coordinate"))),
        Fault::CoordinateTooDeep { coord, shape } => new(
            "E0404",
            format!(
                "\"Invalid parameters\": the coordinate {} is a tuple where the extent {} is an integer",
                show_tree(*coord),
                show_tree(*shape)
            ),
        )
        .help("an integer extent takes an integer coordinate"),
        Fault::IndexOutOfRange { index, of } => {
            let rank = of.rank();
            new("E0405", format!("\"Index out of range\": no mode {index} in {} ({})", show_tree(*of), modes(*of))).help(if rank == 0 {
                "`()` has no modes".to_string()
            } else {
                format!("its modes are 0 to {}", rank - 1)
            })
        }
        Fault::Empty { operation } => new("E0407", format!("`{operation}` has no answer on `()`")),
        Fault::ModeRange { operation, begin, end, of } => {
            let words = if begin >= end { "empty range error" } else { "range out of bounds" };
            new("E0406", format!("\"{operation}: {words}\": modes {begin} up to {end} of {} ({})", show_tree(*of), modes(*of)))
        }
        Fault::DrawnRank { operation, wanted, layout } => {
            new("E0424", format!("`{operation}` draws layouts of {wanted}: {} has rank {}", tree_or_layout(layout), layout.rank()))
        }
        Fault::Window { what, from, to, len } => new("E0406", outside(what, *from, *to, *len)),
        Fault::NegativeExtent { extent, layout } => {
            new("E0429", format!("an extent of {extent} means nothing: `{}` has no coordinates", short(&layout_text(*layout))))
        }
        Fault::RankLimit { operation, asked, of } => {
            new("E0424", format!("`{operation}` cannot bring {} ({}) to rank {asked}", show_tree(*of), modes(*of)))
        }
        Fault::Unflatten { flat, profile } => {
            new("E0423", format!("{} has another number of leaves than the profile {}", show_tree(*flat), show_tree(*profile)))
        }
        Fault::Incongruent { shape, stride, path } => incongruent(*shape, *stride, path, error, source),
        Fault::ShapeDiv { a, b } => {
            new("E0408", format!("\"Divisibility Condition\": neither of {} and {} divides the other", a.value, b.value))
                .help(nearest(a.value, b.value))
        }
        Fault::SafeDiv { a, b } => {
            new("E0409", format!("\"Static safe_div requires t % u == 0\": {} is no multiple of {}", a.value, b.value))
                .help(nearest(a.value, b.value))
        }
        Fault::StrideDivisibility { stride, extent, right } => new(
            "E0410",
            format!(
                "\"Stride Divisibility Condition\": stride {stride} of {} is neither below the extent {extent} nor a multiple of it",
                tree_or_layout(right)
            ),
        )
        .help(nearest(*stride, *extent)),
        Fault::ShapeDivisibility { extent, by, right } => new(
            "E0411",
            format!(
                "\"Shape Divisibility Condition\": extent {extent} of {} does not split over {by} elements of the left side",
                tree_or_layout(right)
            ),
        )
        .help(format!("an extent of at most {by} fits; otherwise {}", nearest(*extent, *by))),
        Fault::DynamicStrideComplement { layout } => {
            new("E0412", format!("\"Dynamic-stride complement only for rank-1 layouts\": {} has run-time strides", tree_or_layout(layout)))
                .help("make the strides compile-time, or leave `--cxx`: in value mode every value is known")
        }
        Fault::NonInjective { layout, stride, covered } => new(
            "E0413",
            format!(
                "\"Non-injective Layout detected in complement.\": in {} stride {stride} falls among the {covered} indices that smaller strides cover",
                tree_or_layout(layout)
            ),
        ),
        Fault::DynamicStrideInverse { layout } => {
            new("E0414", format!("\"Left inverse requires static strides.\": {} has run-time strides", tree_or_layout(layout)))
                .help("make the strides compile-time, or leave `--cxx`: in value mode every value is known")
        }
        Fault::LeftInverseDivisibility { stride, size } => {
            new("E0415", format!("\"Left inverse divisibility condition\": stride {stride} is no multiple of {size}"))
                .help(nearest(*stride, *size))
        }
        Fault::TooManyModes { operation, tiler, rank } => new(
            "E0416",
            format!(
                "\"{operation}: Too many modes in tiler.\": {} has {}, the layout {}",
                show_tree(*tiler),
                modes(*tiler),
                plural(*rank, "mode")
            ),
        )
        .help("a tuple is applied mode by mode; one layout for all modes is written `shape:stride`"),
        Fault::UpcastDivisibility { factor, stride } => {
            new("E0417", format!("\"Divisibility condition\": neither of the factor {factor} and the stride {stride} divides the other"))
                .help(nearest(*stride, *factor))
        }
        Fault::DowncastAdjacent { layout } => {
            new("E0418", format!("\"Downcast requires adjacent elements\": no stride of {} is known to be 1", tree_or_layout(layout)))
        }
        Fault::BlockRank { block, target } => new(
            "E0419",
            format!(
                "\"Rank of layout must be <= rank of target shape.\": the block {} has {}, the target {} has {}",
                show_tree(*block),
                modes(*block),
                show_tree(*target),
                modes(*target)
            ),
        ),
        Fault::BlockDivide { block, target } => new(
            "E0420",
            format!("\"tile_to_shape: block shape does not divide the target shape.\": {} by {}", show_tree(*target), show_tree(*block)),
        ),
        Fault::Swizzle { rule, bits, base, shift } => {
            let d = new("E0421", format!("\"{rule}\": `Swizzle<{bits},{base},{shift}>`"));
            if rule.starts_with("abs") { d.help(format!("the shift is at least {bits}, or at most -{bits}")) } else { d }
        }
        Fault::OffsetNotZero { rule, offset } => new("E0427", format!("\"{rule}\": the offset is {}", show_tree(*offset))),
        Fault::PowerOfTwo { layout } => {
            new("E0428", format!("\"Requires pow2 shape*stride.\": `{}` is sliced out of a swizzled layout", short(&layout_text(*layout))))
        }
        Fault::Tiling { rule, what } => new("E0440", format!("\"{rule}\": {} has {}", show_tree(*what), modes(*what))),
        Fault::Descriptor { rule, what } => {
            let d = new("E0446", format!("\"{rule}\": {}", show_tree(*what)));
            match tma::canonical(rule) {
                Some(help) => d.help(help),
                None => d,
            }
        }
        Fault::Tma { rule, what } => {
            let d = new("E0447", format!("\"{rule}\": {}", show_tree(*what)));
            match tma::nearest(rule, *what) {
                Some(help) => d.help(help),
                None => d,
            }
        }
        Fault::TensorMemory { rule, what } => new("E0448", format!("\"{rule}\": {}", show_tree(*what))),
        Fault::CopyValue { side, bits, layout, threads } => new(
            "E0442",
            format!(
                "\"CopyOperation is not valid for {side} of ValType.\": in values of {bits} bits it is {}, where the operation has {threads} threads",
                tree_or_layout(layout)
            ),
        )
        .help("choose a value type that divides what a thread moves"),
        Fault::TooFew { what, tiled, atom } => new(
            "E0443",
            format!("\"TiledCopy uses too few {what} for selected CopyAtom\": {tiled} in the tiling, the atom takes {atom}"),
        )
        .help(nearest(*tiled, *atom)),
        Fault::PartitionRank { layout, tiler } => new(
            "E0444",
            format!(
                "\"Rank of tensor to be partitioned too small.\": {} has rank {}, the tiler {} has {}",
                tree_or_layout(layout),
                layout.rank(),
                show_tree(*tiler),
                modes(*tiler)
            ),
        ),
        Fault::Cotiled { found, wanted, data } => new(
            "E0445",
            format!(
                "\"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\": the values {} come back from {} as {}",
                tree_or_layout(wanted),
                tree_or_layout(data),
                tree_or_layout(found)
            ),
        ),
        Fault::NotStatic { operation, what } => new("E0422", format!("`{operation}` needs compile-time integers in {}", show_tree(*what))),
        Fault::NotInCxx { operation } => new("E0309", format!("the C++ headers have no `{operation}`")),
        Fault::TooMuch { operation } => new("E0503", format!("`{operation}` would take more than {} MB of memory", crate::algebra::MAX_BYTES >> 20)),
        Fault::TooLarge { operation, limit } => new("E0503", format!("`{operation}` would make more than the limit of {limit}")),
        Fault::SearchBound { operation, steps } => {
            new("E0506", format!("`{operation}` is not decided: the modes interleave, and {steps} steps of the search led nowhere"))
        }
        Fault::NoMemory { operation } => new("E0426", format!("`{operation}`: there is no memory behind a pointer here"))
            .help("`counting_iterator<int>{0}` shows which element goes where"),
    }
}

fn tree_kind_text(t: Tree) -> String {
    format!(
        "{} {}",
        match tree_kind(t) {
            "int" => "the integer",
            "tuple" => "the tuple",
            "layout" => "the layout",
            "basis" => "the basis element",
            _ => "the value",
        },
        show_tree(t)
    )
}

fn rank_one_help(d: Diagnostic, t: Tree) -> Diagnostic {
    match t {
        Tree::Tuple([only]) => {
            d.help(format!("parentheses always build a tuple; group with square brackets: `[{}]`", short(&tree_text(*only))))
        }
        _ => d,
    }
}

fn tree_or_layout(layout: &crate::algebra::Layout) -> String {
    format!("`{}`", short(&layout_text(*layout)))
}

fn modes(t: Tree) -> String {
    match t.is_tuple() {
        true => plural(t.rank(), "mode"),
        false => "an integer".to_string(),
    }
}

/// The values near `n` that `by` divides.
fn nearest(n: i64, by: i64) -> String {
    let step = by.saturating_abs().max(1);
    let rest = n.rem_euclid(step);
    match (n.checked_sub(rest), n.checked_add(step - rest)) {
        (Some(below @ 1..), Some(above)) => format!("multiples of {step} nearby: {below} and {above}"),
        (_, Some(above)) => format!("the next multiple of {step} is {above}"),
        (below, None) => format!("a multiple of {step} nearby: {}", below.unwrap_or(step)),
    }
}

/// A part that a picture does not have.
fn outside(what: &str, from: i64, to: i64, len: i64) -> String {
    let last = to.saturating_sub(1);
    let (these, are) = if from == last { (format!("{what} {from}"), "is") } else { (format!("{what}s {from} to {last}"), "are") };
    match len {
        _ if from >= to => format!("there is no {what} from {from} up to {to}"),
        ..=0 => format!("there is no {what} at all"),
        1 => format!("{these} {are} not there: {what} 0 is the only one"),
        len => format!("{these} {are} not within 0 to {}", len - 1),
    }
}

fn incongruent(shape: Tree, stride: Tree, path: &[u32], error: &Error, source: &str) -> Diagnostic {
    let (s, d) = (at_path(shape, path), at_path(stride, path));
    let place = |operand: usize| error.operands.get(operand).map_or(error.span, |o| locate(source, o.0, path));
    let message = format!("shape {} and stride {} are not congruent", show_tree(shape), show_tree(stride));
    let (code, missing) = ("E0401", s.is_tuple() && d.is_tuple());
    let text = if missing {
        format!("{} here", modes(d))
    } else if d.is_tuple() {
        "a tuple of strides".to_string()
    } else {
        format!("one stride, {}", show_tree(d))
    };
    let other = if s.is_tuple() { format!("{} here", modes(s)) } else { format!("one extent, {}", show_tree(s)) };
    Diagnostic::new(code, message, place(1)).here(text).also(place(0), other).help(if missing {
        "shape and stride need the same number of modes at every level"
    } else {
        "shape and stride need the same nesting at every level"
    })
}

/// The commands and functions near a word that is neither.
pub fn close_function(word: &str) -> Option<&'static str> {
    did_you_mean(word, functions::all().filter(|(_, row)| row.form != Form::Type).map(|(_, row)| row.name))
}
