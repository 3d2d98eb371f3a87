//! The flags of every command, and the arguments that many share.

use crate::atoms;
use crate::functions;
use crate::program::choice::choice;
use crate::program::complete;
use crate::render::table::Format;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum, ValueHint};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use std::ffi::OsStr;
use std::path::PathBuf;

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &[Format::Text, Format::Json, Format::Ndjson, Format::Csv, Format::Tsv, Format::Markdown]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Format::Text => ("text", "For people"),
            Format::Json => ("json", "One JSON document"),
            Format::Ndjson => ("ndjson", "One JSON object a line"),
            Format::Csv => ("csv", "Comma-separated values with a header line"),
            Format::Tsv => ("tsv", "Tab-separated values with a header line"),
            Format::Markdown => ("markdown", "A Markdown table"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}

/// When to use colour
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorWhen {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Flags of every command
#[derive(Args, Clone, Debug, Default)]
#[group(skip)]
#[command(next_help_heading = "Options of every command")]
pub struct Global {
    /// Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    #[arg(long, global = true)]
    pub cxx: bool,
    /// Print integers without underscores
    #[arg(long, global = true)]
    pub plain: bool,
    /// Bind a name before anything is evaluated
    #[arg(short = 'D', long = "define", value_name = "NAME=EXPR", global = true, value_parser = expression)]
    pub define: Vec<String>,
    /// The shape of a layout in another notation that does not say it: 128,64
    #[arg(long, value_name = "SHAPE", global = true)]
    pub shape: Option<String>,
    /// The type of an element: f16, half_t, float, uint8_t, ...
    #[arg(long, value_name = "TYPE", global = true, alias = "type", add = ArgValueCompleter::new(complete::types))]
    pub dtype: Option<String>,
    /// The size of an element in bits, where --dtype does not say it
    #[arg(long, value_name = "BITS", global = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bits: Option<u16>,
    /// Judge every answer of a batch too: is it what its operation promises?
    #[arg(long, global = true)]
    pub check: bool,
    /// Refuse answers that are not what their operations promise (implies --check)
    #[arg(long, global = true)]
    pub strict: bool,
    /// How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    #[arg(long, value_name = "N", global = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// When to use colour
    #[arg(long, value_enum, value_parser = choice::<ColorWhen>(), default_value_t, value_name = "WHEN", global = true)]
    pub color: ColorWhen,
    /// A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    #[arg(short = 'f', long = "file", value_name = "FILE", value_hint = ValueHint::FilePath, global = true)]
    pub file: Option<PathBuf>,
    /// The language of files
    #[arg(short = 'x', value_parser = choice::<Language>(), value_name = "LANGUAGE", global = true)]
    pub language: Option<Language>,
    /// A folder in which files that C++ includes are looked for
    #[arg(short = 'I', value_name = "DIR", value_hint = ValueHint::DirPath, global = true)]
    pub include: Vec<PathBuf>,
    /// The architecture that C++ is read for, and that the device has: sm_80
    #[arg(long, value_name = "ARCH", global = true)]
    pub arch: Option<String>,
    /// Whether `--dtype` chooses among operations and says nothing of a layout.
    #[arg(skip)]
    pub chooses: bool,
    /// Whether a program is run, to which `-D` belongs.
    #[arg(skip)]
    pub runs: bool,
    /// Whether the command does nothing itself with the file of `-f`.
    #[arg(skip)]
    pub binds: bool,
}

/// The language of a file
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// C++ that uses CuTe
    #[value(name = "c++")]
    Cxx,
    /// The notation
    Cute,
}

/// Where expressions come from
#[derive(Args, Clone, Debug)]
#[group(skip)]
pub struct Sources {
    /// Expressions; `-` or none reads standard input, one a line
    #[arg(value_name = "EXPR", value_hint = ValueHint::Other, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub exprs: Vec<String>,
    /// Read a file of statements; beside expressions a file of definitions, of C++ too
    #[arg(short = 'f', long = "file", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    /// Evaluate EXPR for every line of input, its value bound to `it`
    #[arg(long, value_name = "EXPR", conflicts_with = "file", value_parser = expression)]
    pub each: Option<String>,
}

impl Sources {
    /// Words that were typed without a flag.
    pub fn of_words(words: Vec<String>) -> Sources {
        Sources { exprs: words.iter().map(|word| without_blank(word)).collect(), file: None, each: None }
    }
}

/// The format of answers
#[derive(Args, Clone, Debug)]
#[group(skip)]
pub struct Formatted {
    /// The format of values and tables
    #[arg(long, value_enum, value_parser = choice::<Format>(), default_value_t, value_name = "FORMAT")]
    pub format: Format,
}

/// The names of functions and operations that continue what was typed, for the shell.
pub fn function_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    let start = typed.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
    let (before, word) = typed.split_at(start);
    if before.starts_with('-') && before.chars().all(|c| c == '-') {
        return Vec::new(); // a flag
    }
    let rows = functions::all().filter(|(_, row)| row.name.starts_with(word) && row.form != functions::Form::Type);
    let mut all: Vec<_> =
        rows.map(|(_, row)| CompletionCandidate::new(format!("{before}{}", row.name)).help(Some(row.summary.into()))).collect();
    // Operations have capitals: a start in small letters reads none of their tables.
    if word.len() > 1 && word.starts_with(|c: char| c.is_ascii_uppercase()) {
        let listed = atoms::mma_names_from(word).chain(atoms::copy_names_from(word));
        all.extend(listed.map(|l| CompletionCandidate::new(format!("{before}{}", l.name)).help(Some(l.arch.into()))));
    }
    all
}

/// What reads an expression that was typed; every text is one.
pub fn expression(typed: &str) -> Result<String, std::convert::Infallible> {
    Ok(without_blank(typed))
}

/// An expression as it was typed: without the blank that `prepare` puts before a minus.
fn without_blank(typed: &str) -> String {
    typed.strip_prefix(' ').filter(|e| e.starts_with('-')).unwrap_or(typed).to_string()
}
