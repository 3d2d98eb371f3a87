//! The sentences about texts that are not expressions.

use super::Diagnostic;
use super::names::{did_you_mean, symbolic};
use super::words::{list, short};
use crate::functions;
use crate::syntax::ast::Span;
use crate::syntax::bare;
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::notations::Lack;
use std::borrow::Cow;

/// How long a text may be that is shown again with its parentheses, in bytes.
const SHOWN: usize = 1 << 12;

/// What to do about a text that goes on behind an expression, by what it goes on with.
fn behind(source: &str, at: usize) -> String {
    let (before, rest) = source.split_at_checked(at).unwrap_or((source, ""));
    let next = rest.chars().next();
    match next {
        Some(',') => match bare::tuple(if source.len() > SHOWN { "" } else { source }) {
            Cow::Owned(tuple) => format!("a tuple stands in parentheses: `{}`", short(&tuple)),
            Cow::Borrowed(_) => "a tuple stands in parentheses: `(4,8)`".to_string(),
        },
        Some(bracket @ (')' | ']' | '}')) => format!("this `{bracket}` closes nothing: take it away"),
        Some('x' | 'X') if before.ends_with(|c: char| c.is_ascii_digit()) => {
            let extents: String = source.trim().replace(['x', 'X'], ",");
            match extents.bytes().all(|b| b.is_ascii_digit() || b == b',') {
                true => format!("extents stand in a tuple: `({})`", short(&extents)),
                false => "extents stand in a tuple: `(4,8)`".to_string(),
            }
        }
        Some('.' | 'e' | 'E') if before.ends_with(|c: char| c.is_ascii_digit()) => "numbers are integers, written out: `1000`".to_string(),
        Some('=') => "`==` compares; `NAME = EXPR` binds a name".to_string(),
        _ => "one expression a line; several stand apart by `;`".to_string(),
    }
}

/// A text that is not an expression of the language.
pub(super) fn syntax(error: &Syntax, source: &str) -> Diagnostic {
    let at = error.span();
    match error {
        Syntax::Expected { at, expected, open } => unexpected(*at, *expected, *open, source),
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
            if let Some(row) = functions::lookup(name).map(|id| id.row()) {
                let signature = row.signature();
                return Diagnostic::new("E0302", format!("`{}` takes no template arguments", row.name), *at)
                    .here("a function of values")
                    .help(format!("call it: `{signature}`; a trait is read where its `::value` is asked for"));
            }
            let d = Diagnostic::new("E0203", format!("no function is called `{}`", short(name)), *at).here("unknown");
            match did_you_mean(name, functions::names()) {
                Some(close) => d.help(format!("did you mean `{close}`?")),
                None => d.help("`cutectl functions` lists what there is"),
            }
        }
        Syntax::Symbolic(at) => symbolic(source.get(at.range()).unwrap_or_default(), *at, source),
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

/// Something else than what could stand there.
fn unexpected(at: Span, expected: Expected, open: Option<(char, Span)>, source: &str) -> Diagnostic {
    let end = at.start as usize >= source.trim_end().len();
    let texts = expected.texts();
    let wanted = if texts.is_empty() { "something else".to_string() } else { list(&texts, "or") };
    let found = match source.get(at.range()).and_then(|text| text.chars().next()) {
        None => "the end of the text".to_string(),
        Some('\n') => "the end of the line".to_string(),
        Some(c) if c.is_control() => format!("the character U+{:04X}", c as u32),
        Some(c) => format!("`{c}`"),
    };
    let unclosed = end && open.is_some();
    let code = if unclosed { "E0102" } else { "E0101" };
    let mut d = Diagnostic::new(code, format!("expected {wanted}, found {found}"), at).here(format!("expected {wanted}"));
    if let Some((bracket, open)) = open {
        d = d.also(open, format!("this `{bracket}` is still open"));
    }
    if expected.0 & Expected::END.0 != 0 && !unclosed {
        d = d.help(behind(source, at.start as usize));
    }
    d
}
