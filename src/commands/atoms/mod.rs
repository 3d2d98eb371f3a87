//! What the commands about atoms and tilings share: one atom or tiling, or the list of those whose names fit.

pub mod copy;
pub mod listing;
pub mod mma;
pub mod tv;

use crate::algebra::{Cx, Fault};
use crate::atoms::{self, Listed};
use crate::commands::atoms::listing::listing;
use crate::commands::lines::evaluated;
use crate::commands::ownership::{self, Questions, TilingQuestion};
use crate::commands::steps;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::operand::Limit;
use crate::render::table::Format;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::tiling::TilingKind;
use crate::view::ownership::Tile;
use bumpalo::Bump;
use clap_complete::engine::CompletionCandidate;
use std::borrow::Cow;
use std::ffi::OsStr;

/// The names of operations that continue what was typed.
fn continuing(typed: &OsStr, names: impl Iterator<Item = crate::atoms::Listed>) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    names.filter(|l| l.name.starts_with(typed)).map(|l| CompletionCandidate::new(l.name.into_owned()).help(Some(l.arch.into()))).collect()
}

/// What `mma` and `copy` differ in.
#[derive(Clone, Copy)]
enum Kind<'k> {
    Mma,
    /// The value type of the atoms of operations.
    Copy(&'k str),
}

impl Kind<'_> {
    fn word(self) -> &'static str {
        match self {
            Kind::Mma => "mma",
            Kind::Copy(_) => "copy",
        }
    }

    fn wanted(self) -> &'static str {
        match self {
            Kind::Mma => "an MMA operation, atom or tiling",
            Kind::Copy(_) => "a copy operation, atom or tiling",
        }
    }

    /// The function that makes the atom of an operation.
    fn function(self) -> &'static str {
        match self {
            Kind::Mma => "MMA_Atom",
            Kind::Copy(_) => "Copy_Atom",
        }
    }

    /// The atom of `operation`, which is typed as `text`: how it is written, and its value. What is refused has been
    /// reported.
    fn atom<'a>(self, app: &mut App, arena: &'a Bump, text: &str, operation: Value<'a>) -> Option<(String, Value<'a>)> {
        let mut call = format!("{}<{text}", self.function());
        let mut templates = vec![(Span::new(call.len() - text.len(), call.len()), operation)];
        if let Kind::Copy(element) = self {
            call += ", ";
            let start = call.len();
            call += element;
            templates.push((Span::new(start, call.len()), evaluated(app, arena, element, &ARGUMENT)?));
        }
        call.push('>');
        match app.session.call(arena, self.function(), &templates, &[], Span::new(0, call.len())) {
            Ok(outcome) if app.judged(&outcome, &call, &ARGUMENT) => None,
            Ok(outcome) => Some((call, outcome.answer)),
            Err(error) => {
                app.report(&call, &ARGUMENT, &error);
                None
            }
        }
    }

    /// Whether an operation of this name needs no arguments, or why there is none.
    fn named(self, name: &str) -> Result<(), atoms::Missing> {
        match self {
            Kind::Mma => atoms::mma(name, &[]).map(drop),
            Kind::Copy(_) => atoms::copy(name, &[]).map(drop),
        }
    }

    fn fits(self, what: &TilingKind) -> bool {
        match what {
            TilingKind::MmaAtom(_) | TilingKind::TiledMma(_) | TilingKind::ThrMma(..) => matches!(self, Kind::Mma),
            TilingKind::CopyAtom(_) | TilingKind::TiledCopy(_) | TilingKind::ThrCopy(..) => matches!(self, Kind::Copy(_)),
        }
    }
}

/// The filter of a listing: which atoms it shows.
struct Filter<'f> {
    arch: Option<&'f str>,
    shape: Option<&'f str>,
    types: &'f [String],
    /// How many are listed.
    limit: Limit,
}

fn atom_or_listing<I: Iterator<Item = Listed>>(
    app: &mut App,
    kind: Kind,
    subject: Option<&str>,
    names: fn() -> I,
    filter: &Filter,
    questions: &Questions,
) -> Done {
    let subject = subject.unwrap_or_default().trim();
    let bound = |name: &str| app.session.env.names().any(|n| n == name);
    if !is_word(subject) || bound(subject.split('.').next().unwrap_or(subject)) {
        return show(app, kind, subject, questions);
    }
    match kind.named(subject) {
        // The atom of one that is not covered says why.
        Ok(()) | Err(atoms::Missing::NotCovered(_)) => show(app, kind, subject, questions),
        Err(missing) => listing(app, kind, subject, matches!(missing, atoms::Missing::Arguments(_)), names, filter, questions),
    }
}

/// Whether a text may be the name of an operation, or a pattern of names.
fn is_word(subject: &str) -> bool {
    subject.bytes().all(|b| b.is_ascii_alphanumeric() || b"_:*.".contains(&b))
}

/// Shows one atom or tiling, or answers a question about it.
fn show(app: &mut App, kind: Kind, subject: &str, questions: &Questions) -> Done {
    let arena = Bump::new();
    let mut source = Cow::Borrowed(subject);
    let mut value = evaluated(app, &arena, subject, &ARGUMENT);
    if let Some(operation @ Value::Operation(_)) = value {
        let Some((text, atom)) = kind.atom(app, &arena, subject, operation) else {
            return Ok(());
        };
        (source, value) = (Cow::Owned(text), Some(atom));
    }
    let cx = app.session.cx(&arena);
    match value {
        None => Ok(()),
        Some(Value::Tiling(tiling)) if kind.fits(&tiling.kind) => {
            match Tile::of(cx, &tiling.kind).and_then(|tiles| Ok((tiles, thread_of(cx, &tiling.kind)?))) {
                Ok((tiles, Some(thread))) if !(0..ownership::most_threads(&tiles)).contains(&thread) => {
                    app.refuse_as("E0708", &ownership::no_thread(thread, &source, &tiles));
                    Ok(())
                }
                Ok((tiles, thread)) => {
                    ownership::answer(app, cx, &TilingQuestion { source: &source, tiles, tiling: Some(tiling), thread }, questions, false)
                }
                Err(fault) => refused(app, &source, fault),
            }
        }
        Some(found) => {
            let kind = ErrorKind::WrongKind { wanted: kind.wanted(), found };
            app.report(&source, &ARGUMENT, &Error::new(kind, whole(&source)));
            Ok(())
        }
    }
}

/// Tells how the answer of `mma` or `copy` comes about: of one atom or tiling, or of the thread or element asked about.
fn explain_one(app: &mut App, name: &str, kind: Kind, subject: Option<&str>, questions: &Questions) -> Done {
    let subject = subject.unwrap_or_default().trim();
    let arena = Bump::new();
    if subject.is_empty()
        || subject == "-"
        || subject.contains('*')
        || matches!(kind.named(subject), Err(atoms::Missing::Unknown)) && is_word(subject)
    {
        return steps::nothing(app, name, "a list is looked up: name one operation, an atom or a tiling");
    }
    let Some(mut value) = evaluated(app, &arena, subject, &ARGUMENT) else {
        return Ok(());
    };
    let mut source = Cow::Borrowed(subject);
    if let Value::Operation(_) = value {
        let Some((text, atom)) = kind.atom(app, &arena, subject, value) else {
            return Ok(());
        };
        (source, value) = (Cow::Owned(format!("{text}{{}}")), atom);
    }
    explain_of(app, &arena, name, &source, value, questions)
}

/// The explanation of a value that is an atom or a tiling, or of who holds what of it.
fn explain_of<'a>(app: &mut App, arena: &'a Bump, name: &str, source: &str, value: Value<'a>, questions: &Questions) -> Done {
    let cx = app.session.cx(arena);
    let tiles = match value {
        Value::Tiling(tiling) if !questions.element.is_empty() || questions.thread.is_some() => Tile::of(cx, &tiling.kind).ok(),
        _ => None,
    };
    match tiles {
        Some(tiles) => explain_tiles(app, cx, name, &TilingQuestion { source, tiles, tiling: None, thread: None }, questions),
        None => steps::of_command(app, &[source.to_string()], questions.format()),
    }
}

/// The explanation of who holds what of tiles.
fn explain_tiles<'a>(app: &mut App, cx: Cx<'a>, name: &str, subject: &TilingQuestion<'_, 'a>, questions: &Questions) -> Done {
    match ownership::explained(app, cx, subject, questions) {
        Some(lines) => steps::write_steps(app, questions.format(), name, &lines),
        None => Ok(()),
    }
}

/// The thread that a slice is of.
fn thread_of<'a>(cx: Cx<'a>, what: &TilingKind<'a>) -> Result<Option<i64>, &'a Fault<'a>> {
    Ok(match what {
        TilingKind::ThrMma(mma, place) => cx.apply(cx.layout_tree(mma.threads), *place)?.int().map(|i| i.value),
        TilingKind::ThrCopy(_, thread) => Some(thread.value),
        _ => None,
    })
}

fn whole(text: &str) -> Span {
    Span::new(0, text.len())
}

fn refused(app: &mut App, text: &str, fault: &Fault) -> Done {
    app.report(text, &ARGUMENT, &Error::new(ErrorKind::Fault(fault), whole(text)));
    Ok(())
}

/// What is asked of the tiles: see [`Questions`].
impl Questions {
    /// The format of the answer.
    pub fn format(&self) -> Format {
        if self.csv { Format::Csv } else { self.format.format }
    }

    /// Whether anything is asked of one atom.
    pub fn any(&self) -> bool {
        self.thread.is_some() || !self.element.is_empty() || self.tensor.is_some() || self.registers.is_some()
    }
}
