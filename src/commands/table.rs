//! The commands: their names, what each is about, its arguments, and what reads them.
//!
//! A start defines the one command that was typed; help, completions and the manual define all.

pub use crate::commands::command::{AnyCommand, Run};
use crate::commands::pictures::{Plain, PlainArgs};
use crate::commands::*;
use crate::render::table::Format;
use clap::{ArgMatches, Args, FromArgMatches};

/// The command of a bare expression; it needs no name, and help does not list it.
pub const BARE: &str = "show";

/// A command that was typed; on the command line it is given what may take the terminal over.
pub type Command = Box<dyn FnOnce(&mut App, Option<EntryPoints>) -> Done>;

/// The arguments of a command that were typed.
type Typed = Box<dyn AnyCommand>;

/// A row of the table: a command and what reads its arguments.
struct Row {
    name: &'static str,
    about: &'static str,
    examples: &'static str,
    /// Adds the arguments to the definition.
    arguments: fn(clap::Command) -> clap::Command,
    /// Reads the arguments that were typed.
    read: fn(&Row, &mut ArgMatches) -> Result<Typed, clap::Error>,
    /// Reads words among which there is no flag, where the command does that itself.
    words: fn(Vec<String>) -> Option<Typed>,
    /// Draws a picture, where the command is a plain format of pictures.
    picture: Option<&'static Plain>,
}

impl Row {
    /// The command as the help of the program lists it, without arguments.
    fn listed(&self) -> clap::Command {
        self.described(clap::Command::new(self.name))
    }

    /// The definition of the command, with its arguments.
    fn command(&self) -> clap::Command {
        self.described((self.arguments)(clap::Command::new(self.name))).long_about(None).after_help(reflowed(self.examples))
    }

    /// Says what the command is about.
    fn described(&self, command: clap::Command) -> clap::Command {
        command.about(self.about).hide(self.name == BARE)
    }
}

/// A text whose lines of prose are joined to paragraphs, which help wraps to the terminal by itself.
fn reflowed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_open = false;
    for line in text.lines() {
        let is_prose = line.len() > 60 && line.starts_with(|c: char| !c.is_whitespace());
        let goes_on = is_open && line.starts_with(|c: char| !c.is_whitespace());
        if !out.is_empty() {
            out.push(if goes_on { ' ' } else { '\n' });
        }
        out.push_str(line);
        is_open = is_prose;
    }
    out
}

/// All commands, in the order of help.
pub fn all() -> impl Iterator<Item = clap::Command> {
    rows().map(Row::command)
}

/// The headings of help, each with the names of its commands and what they are about; `help` is no row, and stands last.
pub fn groups() -> impl Iterator<Item = (&'static str, Vec<(&'static str, &'static str)>)> {
    GROUPS.iter().enumerate().map(|(i, (heading, rows))| {
        let listed = rows.iter().filter(|row| row.name != BARE).map(|row| (row.name, row.about));
        let help = (i + 1 == GROUPS.len()).then_some(("help", "Print this overview, or the help of a command"));
        (*heading, listed.chain(help).collect())
    })
}

/// All commands as the help of the program lists them, without arguments.
pub fn listed() -> impl Iterator<Item = clap::Command> {
    rows().map(Row::listed)
}

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    rows().map(|row| row.name)
}

/// What the command of a name is about.
pub fn about(name: &str) -> Option<&'static str> {
    row(name).map(|row| row.about)
}

/// The command of a name, with its arguments.
pub fn named(name: &str) -> Option<clap::Command> {
    row(name).map(Row::command)
}

/// The command of a name that was typed.
pub fn read(name: &str, matches: &mut ArgMatches) -> Result<Option<Command>, clap::Error> {
    row(name).map(|row| (row.read)(row, matches).map(entered)).transpose()
}

/// The command of a name that was typed, behind which stand words without a flag, where it reads them itself.
pub fn of_words(name: &str, words: Vec<String>) -> Option<Command> {
    row(name).and_then(|row| (row.words)(words)).map(entered)
}

/// The command of a name that was typed behind `explain`.
pub fn read_to_explain(name: &str, matches: &mut ArgMatches) -> Result<Option<Command>, clap::Error> {
    let Some(row) = row(name) else {
        return Ok(None);
    };
    let (typed, name) = ((row.read)(row, matches)?, row.name);
    Ok(Some(Box::new(move |app, _| typed.explain(app, name))))
}

fn rows() -> impl Iterator<Item = &'static Row> {
    GROUPS.iter().flat_map(|(_, rows)| *rows)
}

fn row(name: &str) -> Option<&'static Row> {
    rows().find(|row| row.name == name)
}

const fn command<T: Run>(name: &'static str) -> Row {
    Row {
        name,
        about: T::ABOUT,
        examples: T::EXAMPLES,
        arguments: T::augment_args,
        picture: None,
        read: |_, matches| Ok(Box::new(T::from_arg_matches_mut(matches)?)),
        words: |words| Some(Box::new(T::of_words(words)?)),
    }
}

/// A command with its arguments; an operand `-` stands for the lines of standard input.
fn entered(mut typed: Typed) -> Command {
    let of_lines = typed.operand().is_some_and(|(operand, _)| operand == "-");
    Box::new(move |app, above| match above {
        _ if of_lines => lines::of_lines(app, &mut *typed),
        Some(entry_points) => typed.enter(app, entry_points),
        None => typed.run(app),
    })
}

/// A command that draws a plain format of pictures.
const fn picture(plain: &'static Plain) -> Row {
    Row {
        name: plain.medium.command,
        about: plain.about,
        examples: plain.examples,
        arguments: PlainArgs::augment_args,
        picture: Some(plain),
        read: |row, matches| Ok(Box::new(Drawn { plain: row.picture, typed: PlainArgs::from_arg_matches_mut(matches)? })),
        words: |_| None,
    }
}

/// A plain format of pictures, with what was typed.
struct Drawn {
    plain: Option<&'static Plain>,
    typed: PlainArgs,
}

impl AnyCommand for Drawn {
    fn operand(&mut self) -> Option<(&mut String, Format)> {
        None
    }

    fn run(&self, app: &mut App) -> Done {
        self.plain.map_or(Ok(()), |plain| plain.draw(app, &self.typed))
    }

    fn explain(&self, app: &mut App, _: &str) -> Done {
        steps::of_command(app, &self.typed.drawing.sources.exprs, Format::Text)
    }

    fn enter(&self, app: &mut App, _: EntryPoints) -> Done {
        self.run(app)
    }
}

/// The commands in the order of help, under its headings.
static GROUPS: &[(&str, &[Row])] = &[
    (
        "Values",
        &[
            command::<eval::Eval>("eval"),
            command::<pictures::print::Print>("print"),
            command::<info::Info>("info"),
            command::<run::RunProgram>("run"),
            command::<show::Show>(BARE),
        ],
    ),
    (
        "Pictures",
        &[
            command::<pictures::latex::Latex>("latex"),
            command::<pictures::svg::Svg>("svg"),
            command::<pictures::png::Png>("png"),
            command::<pictures::pdf::Pdf>("pdf"),
            picture(&pictures::html::HTML),
            command::<explore::Explore>("explore"),
        ],
    ),
    (
        "Coordinates",
        &[
            command::<coords::crd2idx::Crd2idx>("crd2idx"),
            command::<coords::idx2crd::Idx2crd>("idx2crd"),
            command::<coords::preimage::WhereCommand>("where"),
            command::<coords::listing::Coords>("coords"),
            command::<calls::slice::Slice>("slice"),
            command::<calls::dice::Dice>("dice"),
        ],
    ),
    (
        "Algebra",
        &[
            command::<calls::coalesce::Coalesce>("coalesce"),
            command::<calls::compose::Compose>("compose"),
            command::<calls::complement::Complement>("complement"),
            command::<calls::divide::Divide>("divide"),
            command::<calls::product::Product>("product"),
            command::<calls::inverse::Inverse>("inverse"),
        ],
    ),
    (
        "Questions",
        &[
            command::<compat::Compat>("compat"),
            command::<same::Same>("same"),
            command::<assert::Assert>("assert"),
            command::<infer::Infer>("infer"),
            command::<solve::Solve>("solve"),
            command::<explain::Explain>("explain"),
        ],
    ),
    (
        "Memory",
        &[
            command::<bank::Bank>("bank"),
            command::<swizzle::SwizzleCommand>("swizzle"),
            command::<global::GlobalMemory>("global"),
            command::<vector::VectorWidth>("vector"),
            command::<tma::TmaCommand>("tma"),
            command::<desc::Desc>("desc"),
        ],
    ),
    (
        "Threads",
        &[command::<atoms::mma::MmaCommand>("mma"), command::<atoms::copy::CopyCommand>("copy"), command::<atoms::tv::TvCommand>("tv")],
    ),
    ("Other tools", &[command::<why::Why>("why"), command::<filter::Filter>("filter"), command::<read::Read>("read")]),
    (
        "Reference",
        &[
            command::<functions::Functions>("functions"),
            command::<errors::Errors>("errors"),
            command::<learn::Learn>("learn"),
            command::<repl::Repl>("repl"),
            command::<completions::Completions>("completions"),
            command::<man::Man>("man"),
        ],
    ),
];
