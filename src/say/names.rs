//! The sentences about unknown names, with the closest names that exist.

use super::Diagnostic;
use super::words::short;
use crate::atoms;
use crate::eval::env::Env;
use crate::functions::{self, Form};
use crate::syntax::ast::Span;
use crate::value::tiling;

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

/// The commands and functions near a word that is neither.
pub fn close_function(word: &str) -> Option<&'static str> {
    did_you_mean(word, functions::all().filter(|(_, row)| row.form != Form::Type).map(|(_, row)| row.name))
}

/// A name, or a function where it is `called`, that does not exist, with the closest that does.
pub(super) fn unknown_name(name: &str, called: bool, at: Span, source: &str, bound: &Env) -> Diagnostic {
    if let Some(why) = atoms::uncovered_function(name).filter(|_| called) {
        return Diagnostic::new("E0310", format!("`{}` is known but not covered: {why}", short(name)), at).here("not covered");
    }
    let bound_names: Vec<&str> = if called { Vec::new() } else { bound.proposals().collect() };
    // A word that is not called is seldom meant as a function, but for a slip of one letter.
    let is_slip = |f: &&str| called || name.starts_with(|c: char| c.is_uppercase()) || strsim::damerau_levenshtein(name, f) <= 1;
    let close = did_you_mean(name, bound_names.iter().copied())
        .or_else(|| did_you_mean(name, functions::names().map(|n| n as &str)).filter(is_slip));
    let operation = || {
        let listed: Vec<_> = atoms::mma_names().chain(atoms::copy_names()).map(|listed| listed.name).collect();
        did_you_mean(name, listed.iter().map(|n| &**n)).map(str::to_string)
    };
    let close = close.map(str::to_string).or_else(|| tiling::is_operation_name(name).then(operation).flatten());
    let size = name.len() <= 6 && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
    if !called && size && did_you_mean(name, bound.proposals()).is_none() {
        return symbolic(name, at, source);
    }
    let what = if called { "function" } else { "name" };
    let name = short(name);
    let d = Diagnostic::new("E0201", format!("no {what} is called `{name}`"), at).here("unknown");
    match close {
        _ if matches!(&*name, "exit" | "quit") => d.help("`cutectl` alone starts the session, which `exit` leaves"),
        _ if name == "it" => d.help("`it` is the value of a line under `--each`"),
        Some(close) => d.help(format!("did you mean `{close}`?")),
        None if called => d.help("`cutectl functions` lists what there is"),
        None if tiling::is_operation_name(&name) => {
            d.help("`cutectl mma` and `cutectl copy` list the operations; a part of a name will do")
        }
        None => d.help(format!("bind it first: `{name} = {};`, or `-D {name}=…`", of_its_kind(&name, source, at))),
    }
}

/// The parameter that what stands at `at` is an argument for; of an operand of `o` a layout.
fn parameter(source: &str, at: Span) -> Option<&'static str> {
    let before = source.get(..at.range().start)?;
    let (mut depth, mut position) = (0usize, 0usize);
    let open = before.char_indices().rev().find_map(|(i, c)| {
        match c {
            ')' | ']' | '}' | '>' => depth += 1,
            '<' | '[' | '{' => depth = depth.saturating_sub(1),
            '(' if depth == 0 => return Some(i),
            '(' => depth -= 1,
            ',' if depth == 0 => position += 1,
            _ => {}
        }
        None
    });
    let composed =
        before.trim_end().ends_with(" o") || source.get(at.range().end..).is_some_and(|rest| rest.trim_start().starts_with("o "));
    if composed {
        return Some("layout");
    }
    let called = before[..open?].trim_end();
    let called = called.strip_suffix('>').and_then(|templates| templates.rsplit_once('<')).map_or(called, |(name, _)| name);
    let start = called.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
    let row = functions::lookup(&called[start..])?.row();
    let parameter = row.params.get(position).or(row.params.last())?.name;
    Some(match parameter {
        "a" | "b" | "x" if LAYOUTS.contains(&row.name) => "layout",
        parameter => parameter,
    })
}

/// Functions whose parameters `a`, `b` or `x` are layouts before all.
const LAYOUTS: [&str; 10] =
    ["composition", "compose", "coalesce", "size", "cosize", "max_common_layout", "max_common_vector", "injective", "same", "print_layout"];

/// A value of the kind that a name speaks of, or that is wanted where it stands.
fn of_its_kind(name: &str, source: &str, at: Span) -> &'static str {
    let by_name = named_kind(name);
    if by_name == "(4,8):(8,1)"
        && let Some(parameter) = parameter(source, at)
    {
        return named_kind(parameter);
    }
    by_name
}

/// A value of the kind that a name speaks of: a layout where it speaks of nothing.
fn named_kind(name: &str) -> &'static str {
    let name = name.to_ascii_lowercase();
    let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
    match name.as_str() {
        _ if has(&["ptr", "pointer"]) => "make_gmem_ptr<float>(0x1000)",
        _ if has(&["mma"]) => "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{})",
        _ if has(&["copy"]) => "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))",
        _ if has(&["tensor"]) => "make_tensor(make_gmem_ptr<float>(0x1000), (4,8))",
        _ if has(&["shape", "tiler", "tile", "extent"]) => "(4,8)",
        _ if has(&["coord", "crd"]) => "(1,2)",
        _ if has(&["stride"]) => "(8,1)",
        _ if has(&["idx", "index", "thr", "tid", "size", "count", "num", "offset"]) || name.len() == 1 => "4",
        _ => "(4,8):(8,1)",
    }
}

/// A size that another tool prints by name, or a name of capitals where a layout is wanted.
pub(super) fn symbolic(name: &str, at: Span, source: &str) -> Diagnostic {
    let name = short(name);
    let kind = parameter(source, at).map_or("", named_kind);
    let d = Diagnostic::new("E0204", format!("`{name}` is a symbolic size: it has no value here"), at).here("no value");
    match kind {
        _ if name.starts_with('?') => d.help("write a number in its place"),
        "" | "4" => d.help(format!("give it one: `-D {name}=128`, or `{name} = 128;` in front")),
        kind => {
            let d = Diagnostic::new("E0204", format!("`{name}` is bound to nothing: it has no value here"), at).here("no value");
            d.help(format!("bind it first: `{name} = {kind};`, or `-D {name}=…`"))
        }
    }
}
