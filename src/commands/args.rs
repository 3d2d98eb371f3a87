//! What can be typed behind each command: one definition for the parser, the help, the completions and the manual.

use crate::learn::{LESSONS, Lang};
use crate::program::flags::{Formatted, Sources, expression, function_names};
use crate::value::notation::Spelling;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use std::ffi::OsStr;
use std::path::PathBuf;

/// `repl`
#[derive(Args, Debug)]
pub struct Repl {}

/// `eval`
#[derive(Args, Debug)]
pub struct Eval {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The spelling of values
    #[arg(long = "as", value_enum, default_value_t, value_name = "SPELLING")]
    pub spelling: Spelled,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The spelling of values
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Spelled {
    /// As CuTe prints: (_4,8):(_1,4)
    #[default]
    Cute,
    /// C++ that builds it: make_layout(make_shape(Int<4>{}, 8), …)
    Cpp,
    /// The C++ type, where all is compile-time: Layout<Shape<_4,_8>,Stride<_1,_4>>{}
    Type,
    /// CuTe DSL in Python: cute.make_layout((4, 8), stride=(1, 4))
    Dsl,
    /// pycute in Python: Layout((4, 8), (1, 4))
    Pycute,
}

impl From<Spelled> for Spelling {
    fn from(s: Spelled) -> Self {
        match s {
            Spelled::Cute => Spelling::Cute,
            Spelled::Cpp => Spelling::Cpp,
            Spelled::Type => Spelling::Type,
            Spelled::Dsl => Spelling::Dsl,
            Spelled::Pycute => Spelling::Pycute,
        }
    }
}

/// The style of a grid
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// CuTe's print_layout
    Cute,
    /// print2D: indices alone
    Plain,
    /// With 1-D and natural coordinates
    Coords,
    /// Box drawing with heavier lines and rulers for outer modes, as on a terminal
    #[value(alias = "box")]
    Rulers,
}

/// `print`
#[derive(Args, Debug)]
pub struct Print {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The style of the grid
    #[arg(long, value_enum, value_name = "STYLE")]
    pub style: Option<Style>,
    /// Draw everything on a terminal, however large
    #[arg(long)]
    pub all: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "tile")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub tile: Option<String>,
    /// The format of the grid
    #[command(flatten)]
    pub format: Formatted,
    /// Write into a file, which appears only when it is complete
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
}

/// `latex`
#[derive(Args, Debug)]
pub struct Latex {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: Drawing,
    /// Whose design: CuTe's print_latex, or our own
    #[arg(long, value_enum, default_value_t = Look::Cute, value_name = "LOOK")]
    pub look: Look,
    /// How it looks, with --look cutectl
    #[command(flatten)]
    pub appearance: Appearance,
    /// Only the tikzpicture, to be put into a document of yours (with --look cutectl)
    #[arg(long)]
    pub fragment: bool,
}

/// Whose design a picture follows
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Look {
    /// Our own
    #[default]
    Cutectl,
    /// That of CuTe's own printers, byte for byte
    Cute,
}

/// What is drawn, and where it goes
#[derive(Args, Debug)]
pub struct Drawing {
    /// Where the expression comes from
    #[command(flatten)]
    pub sources: Sources,
    /// Write into a file, which appears only when it is complete
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
    /// Put several expressions into one document
    #[arg(long)]
    pub multi: bool,
}

/// What decides the colour of a cell
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Coloring {
    /// The index modulo 8
    Value,
    /// The row
    Row,
    /// The column
    Col,
    /// The tile of the outermost modes
    Tile,
    /// The thread: the row of a (thread, value) layout
    Thread,
    /// The shared-memory bank
    Bank,
    /// The index, from the least to the largest
    Offset,
    /// Nothing
    None,
}

/// The colours
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colors {
    /// Eight that colour-blind readers tell apart
    #[default]
    Safe,
    /// CuTe's own
    Cute,
    /// Greys, for print
    Greys,
    /// Strong contrast
    Contrast,
}

/// What stands at the sides of a panel
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Axis {
    /// Flat coordinates
    Flat,
    /// The coordinate in every mode, outer modes as brackets
    #[default]
    Nested,
    /// Flat coordinates, and brackets for the outer modes
    Both,
}

/// How a picture looks
#[derive(Args, Debug)]
pub struct Appearance {
    /// What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    #[arg(long, value_name = "LABEL")]
    pub label: Option<String>,
    /// What decides the colour of a cell
    #[arg(long, value_enum, value_name = "WHAT")]
    pub color_by: Option<Coloring>,
    /// The colours
    #[arg(long, value_enum, default_value_t, value_name = "PALETTE")]
    pub palette: Colors,
    /// What stands at the sides
    #[arg(long, value_enum, default_value_t, value_name = "AXIS")]
    pub axis: Axis,
    /// Draw the operands of the outermost call beside its result
    #[arg(long)]
    pub operands: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "tile")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub tile: Option<String>,
    /// The size of an element in bits, for bytes and banks
    #[arg(long, value_name = "BITS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bits: Option<u16>,
    /// The side of a cell in pixels; labels that do not fit are left out
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u16).range(1..=400))]
    pub cell: Option<u16>,
    /// Of an atom or a tiling: light what this thread holds
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32))]
    pub thread: Option<u32>,
    /// Leave title, facts and remarks out
    #[arg(long)]
    pub no_title: bool,
}

/// `svg`
#[derive(Args, Debug)]
pub struct Svg {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: Drawing,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
    /// Whose design
    #[arg(long, value_enum, default_value_t, value_name = "LOOK")]
    pub look: Look,
}

/// `png`
#[derive(Args, Debug)]
pub struct Png {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: Drawing,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
    /// Pixels for each pixel of the SVG: 0.25 to 16 [default: 2, or 1 for large pictures]
    #[arg(long, value_name = "FACTOR", value_parser = hundredths, conflicts_with = "dpi")]
    pub scale: Option<i64>,
    /// Pixels an inch, of which the SVG has 96
    #[arg(long, value_name = "DPI", value_parser = clap::value_parser!(u16).range(24..=1536))]
    pub dpi: Option<u16>,
}

/// A factor between 0.25 and 16, in hundredths.
fn hundredths(typed: &str) -> Result<i64, String> {
    let factor: f64 = typed.parse().map_err(|_| "a number is needed, such as 2 or 1.5")?;
    if (0.25..=16.0).contains(&factor) { Ok((factor * 100.0).round() as i64) } else { Err("0.25 to 16 is what there is".into()) }
}

/// `pdf`
#[derive(Args, Debug)]
pub struct Pdf {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: Drawing,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

/// `html`
#[derive(Args, Debug)]
pub struct Html {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: Drawing,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

/// `info`
#[derive(Args, Debug)]
pub struct Info {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The format of an explanation
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Told {
    /// Indented lines
    #[default]
    Text,
    /// A nested list
    Markdown,
    /// An object with the steps and their equations
    Json,
}

/// `explain`
#[derive(Args, Debug)]
pub struct Explain {
    /// Expressions; `-` or none reads standard input, one a line
    #[arg(value_name = "EXPR", value_hint = ValueHint::Other, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub exprs: Vec<String>,
    /// How deep operations within operations are opened; else as deep as fits 40 lines
    #[arg(long, value_name = "N")]
    pub depth: Option<usize>,
    /// The format of the explanation
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: Told,
}

/// `crd2idx`
#[derive(Args, Debug)]
pub struct Crd2idx {
    /// A layout; without it lines of input are `LAYOUT COORD...`
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: Option<String>,
    /// Coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coords: Vec<String>,
}

/// `idx2crd`
#[derive(Args, Debug)]
pub struct Idx2crd {
    /// A shape or a layout; without it lines of input are `SHAPE INDEX...`
    #[arg(value_name = "SHAPE", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub shape: Option<String>,
    /// 1-D coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
}

/// `where`
#[derive(Args, Debug)]
pub struct Where {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Indices; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
    /// The most coordinates to list for an index
    #[arg(long, value_name = "N", default_value_t = 1024)]
    pub limit: u64,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The style of the coordinate table
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CoordStyle {
    /// One row a coordinate
    #[default]
    Table,
    /// CuTe's two rows for rank 1
    Strip,
}

/// `coords`
#[derive(Args, Debug)]
pub struct Coords {
    /// A layout or a shape
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The first 1-D coordinate
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: u64,
    /// The most rows
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
    /// A table, or CuTe's strip for rank 1
    #[arg(long, value_enum, default_value_t, value_name = "STYLE")]
    pub style: CoordStyle,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `compat`
#[derive(Args, Debug)]
pub struct Compat {
    /// Two or more shapes or layouts
    #[arg(value_name = "SHAPE", num_args = 2.., required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub shapes: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `same`
#[derive(Args, Debug)]
pub struct Same {
    /// A layout
    #[arg(value_name = "A", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub a: String,
    /// Another layout
    #[arg(value_name = "B", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub b: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `assert`
#[derive(Args, Debug)]
pub struct Assert {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
}

/// `slice` and `dice`
#[derive(Args, Debug)]
pub struct Slice {
    /// A coordinate with underscores
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coord: String,
    /// A layout, a tensor or a tuple
    #[arg(value_name = "X", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub x: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `coalesce`
#[derive(Args, Debug)]
pub struct Coalesce {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Coalesce each mode of this profile alone
    #[arg(long, value_name = "PROFILE", value_parser = expression)]
    pub by: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `compose`
#[derive(Args, Debug)]
pub struct Compose {
    /// Layouts; the last one may be a tiler
    #[arg(value_name = "LAYOUT", num_args = 2.., required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layouts: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `complement`
#[derive(Args, Debug)]
pub struct Complement {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Up to which size; the cosize of the layout if left out
    #[arg(value_name = "COTARGET", value_parser = expression)]
    pub cotarget: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The kinds of divides
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DivideKind {
    /// ((tile), (rest)) mode by mode
    #[default]
    Logical,
    /// ((tiles), (rests))
    Zipped,
    /// ((tiles), rest, ...)
    Tiled,
    /// (tile, ..., rest, ...)
    Flat,
    /// All of them, side by side
    All,
}

/// `divide`
#[derive(Args, Debug)]
pub struct Divide {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// A layout, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which divide
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
    pub kind: DivideKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The kinds of products
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ProductKind {
    /// (block, tiles) mode by mode
    #[default]
    Logical,
    /// ((blocks), (tiles))
    Zipped,
    /// ((blocks), tile, ...)
    Tiled,
    /// (block, ..., tile, ...)
    Flat,
    /// The blocks stay together
    Blocked,
    /// The blocks are dealt out
    Raked,
    /// All of them, side by side
    All,
}

/// `product`
#[derive(Args, Debug)]
pub struct Product {
    /// The block
    #[arg(value_name = "BLOCK", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub block: String,
    /// A layout of copies, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which product
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
    pub kind: ProductKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `inverse`
#[derive(Args, Debug)]
pub struct Inverse {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// R with R(L(i)) = i
    #[arg(long, conflicts_with = "right")]
    pub left: bool,
    /// R with L(R(i)) = i (the default)
    #[arg(long)]
    pub right: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `mma`
#[derive(Args, Debug)]
pub struct Mma {
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

/// `copy`
#[derive(Args, Debug)]
pub struct Copy {
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

/// `tv`
#[derive(Args, Debug)]
pub struct Tv {
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

/// What is asked of a tiling
#[derive(Args, Debug)]
pub struct Questions {
    /// What a thread holds, in order; `all` for every thread
    #[arg(long, value_name = "T", conflicts_with_all = ["element", "tensor"])]
    pub thread: Option<String>,
    /// Who holds an element: `A 3,7`, `source 3,7`, or `3,7` alone of a layout
    #[arg(long, value_names = ["OPERAND", "COORD"], num_args = 1..=2, conflicts_with = "tensor")]
    pub element: Vec<String>,
    /// Whether the tile divides a tensor, and the predicate if not: its extents, M,N,K of an MMA
    #[arg(long, value_name = "EXTENTS")]
    pub tensor: Option<String>,
    /// The same as --format csv
    #[arg(long, conflicts_with = "format")]
    pub csv: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `explore`
#[derive(Args, Debug)]
pub struct Explore {
    /// What is looked at first; it can be edited
    #[arg(value_name = "EXPR", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub expr: Option<String>,
}

/// `functions`
#[derive(Args, Debug)]
pub struct Functions {
    /// A function
    #[arg(value_name = "NAME", value_parser = any_text, add = ArgValueCompleter::new(function_names))]
    pub name: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

fn any_text(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(text.to_string())
}

/// `errors`
#[derive(Args, Debug)]
pub struct Errors {
    /// A code such as E0401
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `learn`
#[derive(Args, Debug)]
pub struct Learn {
    /// The name or the number of a lesson to start with
    #[arg(value_name = "LESSON", add = ArgValueCompleter::new(lesson_names))]
    pub lesson: Option<String>,
    /// The language of the lessons
    #[arg(long, value_enum, default_value_t, value_name = "LANG")]
    pub lang: Language,
    /// List the lessons
    #[arg(long, conflicts_with_all = ["lesson", "quiz"])]
    pub list: bool,
    /// Questions at random, without end, at a level from 1 to 5 (1 if left out)
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, default_missing_value = "1", conflicts_with = "lesson", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub quiz: Option<u8>,
    /// The seed of the questions: the same seed, the same questions
    #[arg(long, value_name = "N", requires = "quiz")]
    pub seed: Option<u64>,
    /// Write all lessons as a document
    #[arg(long, value_enum, value_name = "FORMAT", hide = true)]
    pub export: Option<Document>,
}

/// The language of the lessons
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English
    #[default]
    En,
    /// Simplified Chinese
    Zh,
}

impl From<Language> for Lang {
    fn from(l: Language) -> Self {
        match l {
            Language::En => Lang::English,
            Language::Zh => Lang::Chinese,
        }
    }
}

/// A format of documents
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Document {
    /// Markdown
    Md,
}

/// `completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_parser = PossibleValuesParser::new(crate::commands::generate::SHELLS))]
    pub shell: String,
}

/// `man`
#[derive(Args, Debug)]
pub struct Man {
    /// A folder for a page a command; without it the main page goes to standard output
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub dir: Option<PathBuf>,
}

/// What a bare expression shows
#[derive(Args, Debug)]
pub struct Show {
    /// Expressions
    #[arg(value_name = "EXPR", required = true, value_parser = expression)]
    pub exprs: Vec<String>,
}

/// The names of lessons that continue what was typed, for the shell.
fn lesson_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    let typed = typed.to_str().unwrap_or("-");
    let lessons = LESSONS.iter().filter(|l| l.name.starts_with(typed));
    lessons.map(|l| CompletionCandidate::new(l.name).help(Some(l.title.en.into()))).collect()
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

/// What CuTe's copy may be told to assume: the sizes that an access has.
fn assumed_bits() -> impl clap::builder::TypedValueParser<Value = i64> {
    use clap::builder::TypedValueParser;
    PossibleValuesParser::new(["8", "16", "32", "64", "128"]).try_map(|bits| bits.parse::<i64>())
}

/// A tile in memory
#[derive(Args, Debug)]
pub struct Tile {
    /// The type of an element: f16, float, uint8_t, ...; a layout over a flag of shared memory or a tensor says it itself
    #[arg(long, value_name = "TYPE")]
    pub dtype: Option<String>,
    /// What the layout counts
    #[arg(long, value_enum, default_value_t, value_name = "UNIT")]
    pub unit: Counted,
    /// The byte at which the tile starts
    #[arg(long, value_name = "BYTES", default_value_t = 0, value_parser = clap::value_parser!(i64).range(0..=1 << 48))]
    pub base: i64,
}

/// Files for the picture of the worst instruction, lane by bank, and the tile by bank
#[derive(Args, Debug)]
pub struct Pictures {
    /// Draw the worst instruction, lane by bank, and the tile by bank
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    /// The same picture as a page that answers the pointer
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub html: Option<PathBuf>,
    /// The same picture in pixels
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
}

/// Whether the answer is told step by step
#[derive(Args, Debug)]
pub struct Stepwise {
    /// Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    #[arg(long)]
    pub explain: bool,
}

/// What a layout counts
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Counted {
    /// Elements of the type
    #[default]
    Element,
    /// Bytes
    Byte,
    /// Bits
    Bit,
}

/// Which thread takes which element of the tile
#[derive(Args, Debug)]
pub struct Partitioned {
    /// (thread, value) to the element of the tile; `row` or `col` for a warp that goes along it
    #[arg(long, value_name = "TV", value_parser = expression)]
    pub tv: Option<String>,
    /// A TiledCopy, of which one side is looked at; its instruction and its element are those of its atom
    #[arg(long, value_name = "EXPR", conflicts_with = "tv", value_parser = expression)]
    pub copy: Option<String>,
    /// The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    #[arg(long, value_enum, value_name = "SIDE")]
    pub side: Option<CopySide>,
    /// A TiledMMA, of which one operand is looked at; its element is that of the operand
    #[arg(long, value_name = "EXPR", conflicts_with_all = ["tv", "copy"], value_parser = expression)]
    pub mma: Option<String>,
    /// The operand of the TiledMMA
    #[arg(long, value_enum, value_name = "OPERAND", default_value_t)]
    pub operand: MmaOperand,
}

/// Which thread takes which element, and the warps that are looked at
#[derive(Args, Debug)]
pub struct Threads {
    /// The partition
    #[command(flatten)]
    pub partition: Partitioned,
    /// The warps to look at: 0 or 0-3; all if left out
    #[arg(long, value_name = "WARPS")]
    pub warps: Option<String>,
}

/// The side of a copy
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CopySide {
    /// What is read
    Src,
    /// What is written
    Dst,
}

/// An operand of a matrix multiply-accumulate
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MmaOperand {
    /// (M,K)
    #[default]
    #[value(name = "A", alias = "a")]
    A,
    /// (N,K)
    #[value(name = "B", alias = "b")]
    B,
    /// (M,N)
    #[value(name = "C", alias = "c")]
    C,
}

impl MmaOperand {
    /// Its letter.
    pub fn letter(self) -> &'static str {
        match self {
            MmaOperand::A => "A",
            MmaOperand::B => "B",
            MmaOperand::C => "C",
        }
    }
}

/// `bank`
#[derive(Args, Debug)]
pub struct Bank {
    /// The layout of a tile in shared memory
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression, required_unless_present = "addresses")]
    pub layout: Option<String>,
    /// The tile
    #[command(flatten)]
    pub tile: Tile,
    /// The threads
    #[command(flatten)]
    pub threads: Threads,
    /// ld.b8 to b128, st.b8 to b128, ldmatrix.x1|x2|x4[.trans], stmatrix..., cp.async.b128, or auto: the widest; behind it
    /// may stand who takes what: 'ldmatrix.x4 A of MMA'
    #[arg(long, value_name = "ACCESS")]
    pub access: Option<String>,
    /// Count as nvcc compiles it: neighbours of one thread as one access of up to 16 bytes
    #[arg(long)]
    pub merged: bool,
    /// Read accesses by their addresses, one JSON object a line; `-` is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["layout", "tv", "copy", "mma", "access", "merged", "format", "svg", "html", "png", "explain"])]
    pub addresses: Option<PathBuf>,
    /// Pictures to draw
    #[command(flatten)]
    pub pictures: Pictures,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub told: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `swizzle`
#[derive(Args, Debug)]
pub struct SwizzleCommand {
    /// What about swizzles
    #[command(subcommand)]
    pub command: Swizzle,
}

/// What about swizzles
#[derive(Subcommand, Debug)]
pub enum Swizzle {
    /// The swizzles that minimise the wavefronts of all accesses together, by trying every valid one
    #[command(
        after_help = "Examples:\n  cutectl swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n  cutectl swizzle suggest '(8,64):(64,1)' --dtype f16 --access 'ldmatrix.x4 ((8,4),(8,2)):((1,64),(8,256))'\n  cutectl swizzle suggest '(128,64):(64,1)' --dtype f16 --access 'st.b128 row' --access 'ldmatrix.x4 A of make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1))'\n  cutectl swizzle suggest '(128,64):(64,1)' --access ldmatrix.x4 --mma SM80_16x8x16_F32F16F16F32_TN --operand A\n  cutectl swizzle suggest --padding '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n\nAn access is an instruction and who takes what: a (thread, value) layout; row or col; a TiledCopy, or copy and\none for its own instruction; A of, B of or C of a TiledMMA. An access that is only an instruction takes what\n--tv, --copy or --mma says."
    )]
    Suggest(SwizzleSuggest),
    /// The bits of a swizzle, what moves where, and its forms in bits, bytes and elements
    #[command(
        after_help = "Examples:\n  cutectl swizzle explain 'Sw<3,4,3>'\n  cutectl swizzle explain 'Sw<3,3,3>' --elements --dtype f16"
    )]
    Explain(SwizzleExplain),
    /// A swizzle, or a swizzled layout, for elements of another size
    #[command(
        after_help = "Examples:\n  cutectl swizzle recast 'Sw<3,4,3>' --from u8 --to f16\n  cutectl swizzle recast 'Sw<3,4,3> o smem_ptr[8b](unset) o (_8,_128):(_128,_1)' --from u8 --to f16"
    )]
    Recast(SwizzleRecast),
}

/// `swizzle suggest`
#[derive(Args, Debug)]
pub struct SwizzleSuggest {
    /// The layout of a tile in shared memory; a swizzle that it has is replaced
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The tile
    #[command(flatten)]
    pub tile: Tile,
    /// An access of the tile, such as 'st.b128 row' or 'ldmatrix.x4 A of MMA'; several count together
    #[arg(long, value_name = "ACCESS")]
    pub access: Vec<String>,
    /// Who takes what, for an access that does not say it itself
    #[command(flatten)]
    pub partition: Partitioned,
    /// Try paddings too
    #[arg(long)]
    pub padding: bool,
    /// The most equals to list
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub limit: usize,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub told: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `swizzle explain`
#[derive(Args, Debug)]
pub struct SwizzleExplain {
    /// A swizzle, or a swizzled layout; it counts bytes unless told otherwise
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE")]
    pub dtype: Option<String>,
    /// The swizzle counts elements of the type, as that of a layout does
    #[arg(long)]
    pub elements: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `swizzle recast`
#[derive(Args, Debug)]
pub struct SwizzleRecast {
    /// A swizzle, or a swizzled layout
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type that it counts now
    #[arg(long, value_name = "TYPE")]
    pub from: String,
    /// The type that it shall count
    #[arg(long, value_name = "TYPE")]
    pub to: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `global`
#[derive(Args, Debug)]
pub struct GlobalMemory {
    /// The layout of a tile in global memory
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The tile
    #[command(flatten)]
    pub tile: Tile,
    /// The threads
    #[command(flatten)]
    pub threads: Threads,
    /// ld.b8 to b128, st.b8 to b128, or auto: the widest; behind it may stand who takes what: 'ld.b128 COPY'
    #[arg(long, value_name = "ACCESS")]
    pub access: Option<String>,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub told: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `vector`
#[derive(Args, Debug)]
pub struct VectorWidth {
    /// The layout that is read
    #[arg(value_name = "SRC", value_parser = expression)]
    pub src: String,
    /// The layout that is written
    #[arg(value_name = "DST", value_parser = expression)]
    pub dst: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE")]
    pub dtype: String,
    /// The widest vector in bits that the copy may assume to be aligned
    #[arg(long, value_name = "BITS", default_value = "128", value_parser = assumed_bits())]
    pub max: i64,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub told: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}
