//! `mma`, `copy`, `tv`: atoms, tilings, and who holds what.

use crate::algebra::{Cx, Fault, Int, Tree};
use crate::atoms::{self, Listed};
use crate::commands::eval::evaluated;
use crate::commands::holding::{self, Questions, TilingQuestion};
use crate::commands::table::Run;
use crate::eval::expression::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::say::diagnostic::did_you_mean;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind, atom_of};
use crate::view::holding::Tile;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::io::Write;

/// `mma`
#[derive(Args, Debug)]
pub struct MmaCommand {
    /// An operation, a part of its name (`*` for any text), or an expression; nothing lists all
    #[arg(value_name = "NAME|PATTERN|EXPR", add = ArgValueCompleter::new(mma_names), value_parser = expression)]
    pub subject: Option<String>,
    /// List those of an architecture: SM80
    #[arg(long, value_name = "ARCH")]
    pub arch: Option<String>,
    /// List those of a shape: 16x8x16
    #[arg(long, value_name = "MxNxK")]
    pub shape: Option<String>,
    /// List those with a value type: half_t, F16
    #[arg(long = "type", value_name = "TYPE")]
    pub types: Vec<String>,
    /// What is asked of one
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for MmaCommand {
    const ABOUT: &'static str = "MMA operations, atoms and tilings: who holds what of A, B and C";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl mma                                     all operations
  cutectl mma 16x8x16 --arch SM80 --type half_t   those of a shape, an architecture, a type
  cutectl mma SM80_16x8x16_F32F16F16F32_TN        one of them
  cutectl mma SM80_16x8x16_F32F16F16F32_TN --thread 5
  cutectl mma SM80_16x8x16_F32F16F16F32_TN --element A 3,7
  cutectl mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))' --tensor 100,64,32
  cutectl mma SM70_8x8x4_F32F16F16F32_NT --thread all --csv

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        mma(app, self)
    }
}

/// `copy`
#[derive(Args, Debug)]
pub struct CopyCommand {
    /// An operation, a part of its name (`*` for any text), or an expression; nothing lists all
    #[arg(value_name = "NAME|PATTERN|EXPR", add = ArgValueCompleter::new(copy_names), value_parser = expression)]
    pub subject: Option<String>,
    /// List those of an architecture: SM75
    #[arg(long, value_name = "ARCH")]
    pub arch: Option<String>,
    /// The value type of the atom of an operation
    #[arg(long = "type", value_name = "TYPE")]
    pub element_type: Option<String>,
    /// What is asked of one
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for CopyCommand {
    const ABOUT: &'static str = "Copy operations, atoms and tilings: who reads and who writes what";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl copy LDSM
  cutectl copy SM75_U32x4_LDSM_N --type half_t --thread 3
  cutectl copy 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --element destination 3,7

Without --type the values of an operation are bits, as its traits say them.

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        copy(app, self)
    }
}

/// `tv`
#[derive(Args, Debug)]
pub struct TvCommand {
    /// A layout of rank 2 from (thread, value) to the index in a tile, or a tiling
    #[arg(value_name = "EXPR", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The extents of the tile, column-major; its cosize in a row if left out
    #[arg(long, value_name = "M,N")]
    pub tile: Option<String>,
    /// What is asked of it
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for TvCommand {
    const ABOUT: &'static str = "A thread-value layout: who holds what of a tile";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8
  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8 --thread 5
  cutectl tv 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --csv

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        tv(app, self)
    }
}

/// The names of operations that continue what was typed.
fn continuing(typed: &OsStr, names: impl Iterator<Item = crate::atoms::Listed>) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    names.filter(|l| l.name.starts_with(typed)).map(|l| CompletionCandidate::new(l.name.into_owned()).help(Some(l.arch.into()))).collect()
}

fn mma_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, crate::atoms::mma_names())
}

fn copy_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, crate::atoms::copy_names())
}

/// Runs `cutectl mma`.
pub fn mma(app: &mut App, command: &MmaCommand) -> Done {
    let filter = Filter { arch: command.arch.as_deref(), shape: command.shape.as_deref(), types: &command.types };
    atom_or_listing(app, Kind::Mma, command.subject.as_deref(), atoms::mma_names, &filter, &command.questions)
}

/// Runs `cutectl copy`.
pub fn copy(app: &mut App, command: &CopyCommand) -> Done {
    let element = command.element_type.as_deref().unwrap_or("uint1_t");
    let filter = Filter { arch: command.arch.as_deref(), shape: None, types: &[] };
    atom_or_listing(app, Kind::Copy(element), command.subject.as_deref(), atoms::copy_names, &filter, &command.questions)
}

/// Runs `cutectl tv`.
pub fn tv(app: &mut App, command: &TvCommand) -> Done {
    let arena = Bump::new();
    let Some(value) = evaluated(app, &arena, &command.layout, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let tiles = match value {
        Value::Tree(Tree::Layout(tv)) => {
            let extents = match &command.tile {
                Some(text) => match numbers(app, "--tile", text) {
                    Some(extents) => cx.tuple(&extents.into_iter().map(|i| Tree::Int(Int::fixed(i))).collect::<Vec<_>>()),
                    None => return Ok(()),
                },
                None => match cx.cosize(*tv) {
                    Ok(cosize) => Tree::Int(cosize),
                    Err(fault) => return refused(app, &command.layout, fault),
                },
            };
            let axes = crate::view::holding::axes_of(extents.rank());
            Tile::new(cx, "", axes, extents, *tv).map(|tile| vec![tile])
        }
        value => match tiling(cx, value).filter(|_| command.tile.is_none()) {
            Some(tiling) => Tile::of(cx, &tiling.kind),
            None => {
                let wanted = match command.tile {
                    Some(_) => "a layout of rank 2, (thread, value); a tiling knows its tile",
                    None => "a layout of rank 2, (thread, value), or a tiling",
                };
                let kind = ErrorKind::WrongKind { wanted, found: value };
                app.report(&command.layout, &ARGUMENT, &Error::new(kind, whole(&command.layout)));
                return Ok(());
            }
        },
    };
    match tiles {
        Ok(tiles) => holding::answer(
            app,
            cx,
            &TilingQuestion { source: &command.layout, tiles, tiling: None, thread: None },
            &command.questions,
            true,
        ),
        Err(fault) => refused(app, &command.layout, fault),
    }
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

/// What a listing is narrowed to.
struct Filter<'f> {
    arch: Option<&'f str>,
    shape: Option<&'f str>,
    types: &'f [String],
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
    let is_word = subject.bytes().all(|b| b.is_ascii_alphanumeric() || b"_:*".contains(&b));
    if !is_word || app.session.env.names().any(|n| n == subject) {
        return show(app, kind, subject, questions);
    }
    match kind.named(subject) {
        // The atom of one that is not covered says why.
        Ok(()) | Err(atoms::Missing::NotCovered(_)) => show(app, kind, subject, questions),
        Err(missing) => listing(app, kind, subject, matches!(missing, atoms::Missing::Arguments(_)), names, filter, questions),
    }
}

/// One atom or tiling.
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
                Ok((tiles, Some(thread))) if !(0..holding::most_threads(&tiles)).contains(&thread) => {
                    app.refuse(&holding::no_thread(thread, &source, &tiles));
                    Ok(())
                }
                Ok((tiles, thread)) => {
                    holding::answer(app, cx, &TilingQuestion { source: &source, tiles, tiling: Some(tiling), thread }, questions, false)
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

/// The tiling that a value is.
fn tiling<'a>(cx: Cx<'a>, value: Value<'a>) -> Option<&'a Tiling<'a>> {
    match value {
        Value::Tiling(tiling) => Some(tiling),
        Value::Operation(operation) => atom_of(cx, operation),
        _ => None,
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

/// `16,8` or `(16,8)` as numbers; anything else is refused.
pub fn numbers(app: &mut App, what: &str, text: &str) -> Option<Vec<i64>> {
    let inner = text.trim();
    let inner = inner.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(inner);
    let number = |t: &str| t.trim().trim_start_matches('_').parse::<i64>().ok().filter(|n| *n >= 0);
    let all = inner.split(',').map(number).collect::<Option<Vec<_>>>().filter(|all| all.len() <= 16);
    if all.is_none() {
        app.refuse(&format!("`{what}` takes numbers with commas between them, such as `16,8`, not `{text}`"));
    }
    all
}

/// The operations whose names hold `pattern`, narrowed by `filter`.
fn listing<I: Iterator<Item = Listed>>(
    app: &mut App,
    kind: Kind,
    pattern: &str,
    template: bool,
    names: fn() -> I,
    filter: &Filter,
    questions: &Questions,
) -> Done {
    let word = kind.word();
    let wanted = pattern.trim_start_matches("cute::").to_ascii_uppercase();
    let pieces: Vec<&str> = wanted.split('*').collect();
    let found: Vec<Listed> =
        names().filter(|l| if template { l.name == pattern } else { holds(&l.name.to_ascii_uppercase(), &pieces) }).collect();
    if found.is_empty() {
        let all: Vec<Listed> = names().collect();
        let uncovered = match kind {
            Kind::Mma => None,
            Kind::Copy(_) => atoms::uncovered_names().map(|[name, ..]| name).find(|name| holds(name, &pieces)),
        };
        let elsewhere = |found: Result<(), atoms::Missing>| !matches!(found, Err(atoms::Missing::Unknown));
        let help = match (uncovered, did_you_mean(pattern, all.iter().map(|l| &*l.name))) {
            _ if elsewhere(Kind::Mma.named(pattern)) => format!("it is an MMA operation: `cutectl mma {pattern}`"),
            _ if elsewhere(Kind::Copy("").named(pattern)) => format!("it is a copy operation: `cutectl copy {pattern}`"),
            (Some(name), _) => format!("`{name}` does, which is not covered: `cutectl {word} {name}` says why"),
            (_, Some(close)) => format!("did you mean `{close}`?"),
            _ => format!("`cutectl {word}` lists them; a part of a name will do, and `*` stands for any text"),
        };
        let covered = if uncovered.is_some() { " that is covered" } else { "" };
        app.refuse(&format!("no {word} operation{covered} is called `{pattern}` or holds it in its name\n  help: {help}"));
        return Ok(());
    }
    if let (true, [listed]) = (template, &found[..])
        && (questions.asked() || questions.format().is_text())
    {
        return of_template(app, kind, listed, questions);
    }
    let format = questions.format();
    let (mut rows, mut left) = (Vec::new(), Vec::new());
    for listed in &found {
        let row = match kind {
            Kind::Mma => atoms::mma(&listed.name, &[]).ok(),
            Kind::Copy(_) => None,
        };
        let shape = row.as_ref().map(|r| r.shape.replace(['(', ')', '_'], "").replace(',', "x"));
        let types = row.as_ref().map(|r| r.types.join(" "));
        let fits = filter.arch.is_none_or(|arch| listed.arch.eq_ignore_ascii_case(arch))
            && filter.shape.is_none_or(|s| same_shape(s, shape.as_deref(), &listed.name))
            && filter.types.iter().all(|t| has_type(t, row.as_ref().map(|r| &r.types[..]), &listed.name));
        if !fits {
            continue;
        }
        let name = match listed.parameters {
            "" => Cell::from(&*listed.name),
            parameters => Cell::for_people(format!("{}<...>", listed.name), format!("{}<{parameters}>", listed.name)),
        };
        let mut cells: Vec<Cell> = vec![name, listed.arch.into()];
        if let Kind::Mma = kind {
            cells.extend([shape.unwrap_or_default().into(), types.unwrap_or_default().into()]);
        }
        cells.push(listed.header.into());
        rows.push(cells);
        left.push(listed);
    }
    if rows.is_empty() {
        app.refuse(&format!("no {word} operation is left: the filters exclude all {} that the name leaves", found.len()));
        return Ok(());
    }
    if questions.asked() {
        match &left[..] {
            [only] if only.parameters.is_empty() => return show(app, kind, &only.name, questions),
            [only] => return of_template(app, kind, only, questions),
            _ => app.refuse(&format!("`--thread`, `--element` and `--tensor` ask about one operation; {} are left", left.len())),
        }
        return Ok(());
    }
    let headers: &[&str] = match kind {
        Kind::Mma => &["operation", "arch", "MxNxK", "D A B C", "header"],
        Kind::Copy(_) => &["operation", "arch", "header"],
    };
    let total = if rows.len() > 1 { format!("{} operations\n", rows.len()) } else { String::new() };
    app.answer(format, Answer::new().table(headers, rows).prose(total))
}

/// A template without arguments: what it takes, and how it is asked about.
fn of_template(app: &mut App, kind: Kind, listed: &Listed, questions: &Questions) -> Done {
    let (name, word) = (&listed.name, kind.word());
    let parameters: Vec<&str> = listed.parameters.split(", ").collect();
    // The first enumerator, or what the header has by default.
    let argument = |p: &&str| match p.split_once(" = ") {
        None if p.contains("Major") => Some(format!("{}::K", p.split(' ').next().unwrap_or_default())),
        None => Some("...".to_owned()),
        Some(_) => None,
    };
    let example = parameters.iter().map_while(argument).collect::<Vec<_>>().join(", ");
    let example = match atoms::arguments_of_traits(name) {
        true => format!("cutectl {word} 'Copy_Traits<{name}, Int<1024>>'"),
        false => format!("cutectl {word} '{name}<{example}>'"),
    };
    if questions.asked() {
        app.refuse(&format!("`{name}` is a template\n  help: give it arguments, `{example}`"));
        return Ok(());
    }
    writeln!(app.out, "{name}, {}, cute/atom/{}\na template; its parameters:", listed.arch, listed.header)?;
    for parameter in parameters {
        writeln!(app.out, "  {parameter}")?;
    }
    Ok(writeln!(app.out, "give it arguments: {example}")?)
}

/// Whether `name` holds the pieces in order.
fn holds(name: &str, pieces: &[&str]) -> bool {
    let mut rest = name;
    pieces.iter().all(|piece| match rest.find(piece) {
        Some(at) => {
            rest = &rest[at + piece.len()..];
            true
        }
        None => false,
    })
}

/// Whether an operation is of a shape, `16x8x16`: by its row, or for a template by its name.
fn same_shape(wanted: &str, shape: Option<&str>, name: &str) -> bool {
    let plain = |t: &str| t.replace(['(', ')', '_', ' '], "").replace([',', 'X'], "x");
    let wanted = plain(wanted);
    match shape {
        Some(shape) => shape == wanted || shape.starts_with(&format!("{wanted}x")),
        None => name.split('_').any(|part| part == wanted || part.starts_with(&format!("{wanted}x"))),
    }
}

/// Whether a value type occurs in an operation: by its row, or for a template by its name.
fn has_type(wanted: &str, types: Option<&[atoms::Text]>, name: &str) -> bool {
    let by_name = name.to_ascii_uppercase().contains(&wanted.to_ascii_uppercase());
    by_name
        || types
            .is_some_and(|all| all.iter().any(|t| t == wanted || t.trim_end_matches("_t") == wanted || t.split('<').next() == Some(wanted)))
}

/// What is asked of the tiles: see [`Questions`].
impl Questions {
    /// The format of the answer.
    pub fn format(&self) -> Format {
        if self.csv { Format::Csv } else { self.format.format }
    }

    /// Whether anything is asked of one atom.
    pub fn asked(&self) -> bool {
        self.thread.is_some() || !self.element.is_empty() || self.tensor.is_some()
    }
}
