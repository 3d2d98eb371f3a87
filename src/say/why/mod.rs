//! What a compiler's error means: the call that fails, why, and the nearest operands that work.

mod meaning;
mod named;
mod nearest;

pub use named::Named;

use crate::algebra::Mode;
use crate::eval::Session;
use crate::say;
use crate::syntax::log::clean::is_cute;
use crate::syntax::log::head::{Place, quoted};
use crate::syntax::log::{Kind, Report};
use crate::value::operands::{self, Signature};
use bumpalo::Bump;

/// The most operands that a finding names.
const MAX_OPERANDS: usize = 256;
/// Stands for a run-time integer while a call is evaluated; no layout that a kernel uses has it.
const UNKNOWN: &str = "1000003";

/// One cause of errors in a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// The compiler's text: of an assertion its own, or its condition.
    pub message: String,
    /// The line of CuTe where the error stands, as the log names it.
    pub header: Option<String>,
    /// Whether the failure is a `static_assert` and no missing overload.
    pub asserted: bool,
    /// The values in the types of the failing call, those of the call itself first.
    pub operands: Vec<String>,
    /// The operands of the user's call and of what fails within it, by their names in the headers.
    pub named: Vec<Named>,
    /// The call, where all its operands are values.
    pub call: Option<String>,
    /// The innermost line that the reader of the log can change.
    pub at: Option<Place>,
    /// The code of our own error for it.
    pub code: Option<&'static str>,
    /// What it means, a sentence a line.
    pub help: Vec<String>,
    /// Calls that hold, with their values, the nearest first.
    pub nearest: Vec<(String, String)>,
    /// How many more errors come from the same cause.
    pub more: usize,
}

impl Finding {
    /// What a report says, without its explanation.
    pub fn of(report: &Report) -> Self {
        let calls = calls(report);
        let users = calls.iter().rev().find(|c| c.is_cute);
        Finding {
            message: message(report),
            header: is_cute(&report.place.file).then(|| format!("{}:{}", report.place.file, report.place.line)),
            asserted: report.kind == Kind::Assertion,
            operands: values(report, &calls),
            named: named::of(report),
            call: users.or(calls.last()).and_then(Signature::text),
            at: report.own().cloned(),
            ..Finding::default()
        }
    }

    /// Adds what it means and what would work, by evaluating the calls of the report.
    pub fn explain(&mut self, report: &Report, session: &mut Session) {
        // The DSL writes what it knows while it compiles without underscores.
        session.mode = if report.kind == Kind::Dsl { Mode::Value } else { Mode::Cxx };
        evaluate(self, &calls(report), session);
        if self.help.len() < 2 {
            self.help.extend(meaning::of(report).filter(|_| self.help.is_empty() || meaning::is_known(report)));
        }
        match &report.comparison {
            Some(comparison) if self.code.is_none() => self.help.push(format!("the compiler compares {comparison}")),
            None if self.call.is_none() => self.help.extend(named::comparison(report, session).map(|c| format!("here that is {c}"))),
            _ => {}
        }
    }

    /// Whether the log does not say which line of the user's leads to it, so that it follows from what was said before:
    /// clang and g++ show the way to an instantiation once.
    pub fn follows(&self, report: &Report) -> bool {
        self.at.is_none() && report.frames.is_empty() && report.kind == Kind::Error
    }

    /// Whether `other` comes from the same cause: the same line with the same operands, or an error that follows there.
    pub fn includes(&self, other: &Finding) -> bool {
        let same = self.message == other.message;
        let place = self.at.is_some() && self.at == other.at;
        let call = self.call.is_some() && self.call == other.call;
        (place && (!same || call || self.operands == other.operands))
            || (same
                && self.header == other.header
                && self.operands == other.operands
                && self.at.is_none() == other.at.is_none()
                && self.call == other.call)
    }
}

/// The message of the compiler; for an assertion without one, its condition.
fn message(report: &Report) -> String {
    if !report.message.is_empty() {
        return report.message.clone();
    }
    let requirement = report.requirement.as_ref().filter(|r| !r.contains("C<false>::value"));
    report.condition.as_ref().or(requirement).or(report.comparison.as_ref()).map_or("static assertion failed".to_string(), String::clone)
}

/// The calls on the way to the error, innermost first, up to the one in the user's own file.
fn calls(report: &Report) -> Vec<Signature> {
    let mut calls = Vec::new();
    let own = report.own();
    for frame in &report.frames {
        calls.extend(Signature::read(&frame.signature));
        if frame.at.is_some() && frame.at.as_ref() == own {
            break;
        }
    }
    calls.extend(dsl(report));
    if report.kind == Kind::Error && report.message.starts_with("no ") {
        calls.insert(0, overload(report).unwrap_or_default());
        calls.retain(|c| !c.name.is_empty());
    }
    calls
}

/// The call of an operation of the DSL, where its message names both operands.
fn dsl(report: &Report) -> Option<Signature> {
    const OPERATIONS: [(&str, &str, bool); 3] = [
        ("unable to compute the following composition", "composition", false),
        ("unable to compute crd2idx", "crd2idx", true),
        ("weakly congruent", "slice", true),
    ];
    let (_, name, turned) = OPERATIONS.iter().find(|(text, ..)| report.kind == Kind::Dsl && report.message.contains(text))?;
    let mut arguments: Vec<Option<String>> = operands::mlir(&report.message).into_iter().map(Some).collect();
    if *turned {
        arguments.reverse();
    }
    Some(Signature { name: name.to_string(), is_cute: true, arguments, ..Signature::default() })
}

/// The call that no overload takes.
fn overload(report: &Report) -> Option<Signature> {
    let text = quoted(&report.message)?;
    let types = report.notes.iter().find_map(|n| n.split_once("argument types are:")).map(|(_, types)| types.trim());
    match types {
        Some(types) => {
            let name = text.split(['"', '<']).next()?.rsplit("::").next()?;
            let arguments = types.strip_prefix('(')?.strip_suffix(')')?;
            let arguments = operands::split(arguments, b",").iter().map(|a| operands::value(a)).collect();
            Some(Signature { name: name.to_string(), is_cute: true, arguments, ..Signature::default() })
        }
        None => Signature::read(text).map(|s| Signature { is_cute: true, ..s }),
    }
}

/// The values of the call, and all others in the error's types.
fn values(report: &Report, calls: &[Signature]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut add = |value: String| {
        if all.len() < MAX_OPERANDS && !all.contains(&value) {
            all.push(value);
        }
    };
    for call in calls.iter().rev().filter(|c| c.is_cute) {
        call.arguments.iter().flatten().filter(|a| *a != "?" && !a.starts_with("Layout")).for_each(|a| add(a.clone()));
        // clang shows the constants of `safe_div(C<t>, C<u>)` alone.
        let constants = if call.arguments.is_empty() { &call.templates[..] } else { &[] };
        constants.iter().for_each(|n| add(format!("_{n}")));
    }
    let own = report.own();
    let requirement = report.requirement.iter().filter(|r| !r.contains("C<false>::value"));
    let texts = std::iter::once(&report.message).chain(requirement).chain(&report.notes);
    for text in texts {
        match report.kind {
            Kind::Dsl => operands::mlir(text).into_iter().for_each(&mut add),
            _ => operands::values(text).into_iter().for_each(&mut add),
        }
    }
    for frame in &report.frames {
        operands::values(&frame.signature).into_iter().for_each(&mut add);
        if frame.at.is_some() && frame.at.as_ref() == own {
            break;
        }
    }
    // A layout of one mode without the parentheses of its rank.
    let bare: Vec<String> = all.iter().filter_map(|v| one_mode(v)).collect();
    all.extend(bare);
    all
}

/// `_8:_64` of `(_8):(_64)`.
fn one_mode(layout: &str) -> Option<String> {
    let (shape, stride) = layout.split_once(':')?;
    let inner = |t: &str| t.strip_prefix('(')?.strip_suffix(')').filter(|i| !i.contains(['(', ')', ',', ' '])).map(str::to_string);
    Some(format!("{}:{}", inner(shape)?, inner(stride)?))
}

/// Evaluates the calls as cutectl does, from the user's inwards, until one is refused for the same reason.
fn evaluate(finding: &mut Finding, calls: &[Signature], session: &mut Session) {
    let mut second = None;
    for (depth, call) in calls.iter().rev().enumerate() {
        let texts = [call.text(), call.class.as_ref().map(|c| format!("{c}{{}}"))];
        for text in texts.into_iter().flatten() {
            let text = text.replace('?', UNKNOWN);
            let arena = Bump::new();
            let Err(error) = session.line(&arena, &text) else { continue };
            let diagnostic = say::explain(&error, &text, &session.env);
            let said = diagnostic.message.replace(UNKNOWN, "?");
            let reason = said.split_once("\": ").map_or(said.as_str(), |(_, reason)| reason).to_string();
            let help: Vec<String> = std::iter::once(reason).chain(diagnostic.help.iter().map(|h| h.replace(UNKNOWN, "?"))).collect();
            let algebra = diagnostic.code.starts_with("E04") && !call.name.is_empty();
            let same = !finding.message.is_empty() && alike(&said, &finding.message);
            if same {
                (finding.code, finding.help) = (Some(diagnostic.code), help);
                let call = calls.iter().rev().nth(depth).cloned().unwrap_or_default();
                finding.nearest = nearest::of(&call, session);
                return;
            }
            if algebra && second.is_none() && depth == 0 {
                second = Some((diagnostic.code, help, nearest::of(call, session)));
            }
        }
    }
    if let Some((code, help, nearest)) = second {
        (finding.code, finding.help, finding.nearest) = (Some(code), help, nearest);
    }
}

/// Whether one message quotes the other, whatever their case.
fn alike(ours: &str, theirs: &str) -> bool {
    ours.to_lowercase().contains(&theirs.to_lowercase())
}
