//! `infer`: the layout behind numbers.

use crate::algebra::formula::{Formula, Meaning, Op};
use crate::algebra::infer::{Answer, Contradiction, Found, MAX_NUMBER, MAX_PARTS, Stream, layout, map, table as infer_table};
use crate::algebra::{Cx, Engine, Int, Tree};
use crate::commands::backwards::{Solution, answer, draw, steps};
use crate::commands::coords::value;
use crate::commands::number_list::{self, Input};
use crate::commands::pictures::files::Files;
use crate::commands::steps::Stepwise;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::Formatted;
use crate::program::input;
use crate::say::report::ARGUMENT;
use crate::say::visible::visible;
use crate::syntax::formula;
use crate::syntax::numbers::{self, Entries, TableForm};
use crate::value::Value;
use crate::view::explain::backwards;
use crate::view::numbers::Numbers;
use bumpalo::Bump;
use clap::{Args, ValueEnum, ValueHint};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// How numbers are written
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum NumbersForm {
    /// Numbers in the order of 1-D coordinates, in whatever lines
    List,
    /// Rows of numbers, also as print_layout, print2D and print_tensor show them
    Grid,
    /// Cells that name a thread and a value: T3V1 or (3,1)
    Tv,
    /// Rows of comma-separated values; below a heading the column `index`, or the last
    Csv,
    /// Nested arrays, the outermost index first
    Json,
    /// An array of a C program
    C,
}

impl NumbersForm {
    /// The form of the table.
    fn form(self) -> TableForm {
        match self {
            NumbersForm::List => TableForm::List,
            NumbersForm::Grid => TableForm::Grid,
            NumbersForm::Tv => TableForm::Owners,
            NumbersForm::Csv => TableForm::Csv,
            NumbersForm::Json | NumbersForm::C => TableForm::Arrays,
        }
    }
}

/// The arguments of `infer`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Infer {
    /// Numbers, or a file of them; `-` or none reads standard input
    #[arg(value_name = "NUMBERS|FILE", allow_negative_numbers = true)]
    pub numbers: Vec<String>,
    /// Read the numbers of a file
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "numbers")]
    pub file: Option<PathBuf>,
    /// How the numbers are written, where the text does not tell
    #[arg(long, value_parser = choice::<NumbersForm>(), value_name = "HOW")]
    pub from: Option<NumbersForm>,
    /// A formula of coordinates instead of numbers; takes --shape
    #[arg(long, value_name = "FORMULA", conflicts_with_all = ["numbers", "from"], requires = "shape", allow_hyphen_values = true)]
    pub expr: Option<String>,
    /// The shape of the coordinates: 64,64 or (8,(4,2)), with names r=64,c=64
    #[arg(long, value_name = "SHAPE")]
    pub shape: Option<String>,
    /// Files for the picture of the answer, or of the number that contradicts every layout
    #[command(flatten)]
    pub pictures: Files,
    /// How it was found
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Infer {
    const ABOUT: &'static str = "The layout behind numbers, or the first number that no layout explains";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl infer 0 8 1 9 2 10 3 11
  cutectl infer perm.txt
  cutectl print '(4,8):(8,1)' | cutectl infer
  cutectl infer --shape '(2,(2,2))' 0 4 1 5 2 6 3 7
  cutectl infer --expr '(r*64+c) ^ ((r&7)<<3)' --shape 64,64
  cutectl infer --from csv table.csv
  cutectl infer --svg wrong.svg 0 1 4 6
  cutectl explain infer 0 1 8 9 2 3 10 11

The first line is a value that eval reads: the layout with the fewest modes, with an offset
`counting_iter(5) o L`, with swizzles `Sw o offset o L`; or a linear map over bits that CuTe has no word for, as
Triton writes it. Rows of numbers are a grid of coordinates (row,column). A formula has the operators of C; sums
and multiples of coordinates and `/ % & | ^ << >>` by constants are understood for any shape, others are computed
for at most 16777216 coordinates. With --format json: {\"ok\",\"text\",\"kind\",\"unique\",\"count\",\"witness\"}.

Exit status: 0 found, 1 there is none.";

    fn run(&self, app: &mut App) -> Done {
        infer(app, self)
    }
}

/// The most coordinates of a formula that is not understood as it stands.
const MAX_ENUMERATED: i64 = 1 << 24;

/// Usual names of modes, that of mode 0 first.
const MODE_NAMES: [&[&str]; 8] = [
    &["r", "c"],
    &["row", "col"],
    &["row", "column"],
    &["m", "n", "k"],
    &["i", "j", "k", "l"],
    &["_i", "_j", "_k", "_l"],
    &["t", "v"],
    &["thread", "value"],
];

/// The coordinates of a table: a shape, the leaves of each of its modes, and their names where they have any.
struct Domain<'a> {
    shape: Tree<'a>,
    modes: Vec<Vec<i64>>,
    names: Vec<String>,
}

impl<'a> Domain<'a> {
    fn of(cx: Cx<'a>, shape: Tree<'a>, names: Vec<String>) -> Option<Domain<'a>> {
        let mut modes = Vec::new();
        for mode in cx.wrap(shape) {
            let mut leaves = Vec::new();
            cx.leaves_into(*mode, &mut leaves);
            let extents = leaves.iter().map(|t| t.int().map(|i| i.value).filter(|n| *n > 0));
            modes.push(extents.collect::<Option<Vec<i64>>>()?);
        }
        let domain = Domain { shape, modes, names };
        domain.size().map(|_| domain)
    }

    /// The coordinates of a table of these extents, of a list where there is one.
    fn of_table(cx: Cx<'a>, extents: &[i64]) -> Option<Domain<'a>> {
        let extents: Vec<Tree> = extents.iter().map(|e| Tree::Int(Int::dynamic(*e))).collect();
        let shape = match extents[..] {
            [one] => one,
            _ => Tree::Tuple(cx.arena.alloc_slice_copy(&extents)),
        };
        Domain::of(cx, shape, Vec::new())
    }

    fn extents(&self) -> Vec<i64> {
        self.modes.concat()
    }

    fn size(&self) -> Option<i64> {
        self.modes.iter().flatten().try_fold(1i64, |n, e| n.checked_mul(*e)).filter(|n| *n <= MAX_NUMBER)
    }

    /// The coordinate of each mode at a 1-D coordinate.
    fn coordinate(&self, mut index: i64, coord: &mut Vec<i64>) {
        coord.clear();
        for mode in &self.modes {
            let extent: i64 = mode.iter().product();
            coord.push(index % extent);
            index /= extent;
        }
    }
}

/// A witness: where the numbers contradict every layout.
struct Witness {
    index: i64,
    coordinate: Vec<i64>,
    expected: String,
    found: String,
    prefix: i64,
    prefix_layout: String,
}

/// Runs `cutectl infer`.
pub fn infer(app: &mut App, command: &Infer) -> Done {
    let arena = Bump::new();
    let domain = match &command.shape {
        Some(text) => match shape(app, &arena, text) {
            Some(domain) => Some(domain),
            None => return Ok(()),
        },
        None => None,
    };
    let cx = app.session.cx(&arena);
    let said = match (&command.expr, domain) {
        (Some(text), Some(domain)) => of_formula(app, cx, text, &domain),
        (_, domain) => {
            let file = match &command.numbers[..] {
                [] => Some(command.file.as_deref().unwrap_or(Path::new("-"))),
                [one] if one == "-" || (!one.contains(char::is_whitespace) && Path::new(one).is_file()) => Some(Path::new(one.as_str())),
                _ => None,
            };
            let form = command.from.map(NumbersForm::form);
            let in_order = form != Some(TableForm::Owners) && domain.is_none() && !command.pictures.any();
            let input = match file {
                Some(path) if in_order => number_list::read(path, form, app.threads())?,
                Some(path) => Input::Text(input::file(path)?),
                None => Input::Text(command.numbers.join(" ")),
            };
            match input {
                Input::Numbers(numbers, extents) => of_stream(app, cx, numbers, &extents),
                Input::Text(text) => of_text(app, cx, &text, form, domain),
            }
        }
    };
    match said {
        Ok(said) if command.stepwise.explain => steps(app, command.format.format, "infer", "no layout", &said),
        Ok(said) => {
            if command.pictures.any() {
                draw(app, &command.pictures, &said)?;
            }
            answer(app, command.format.format, "no layout", &said)
        }
        Err(message) => {
            app.refuse_as("E0718", &message);
            Ok(())
        }
    }
}

/// The shape of `--shape`, or what is wrong with it, which has been reported.
fn shape<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Option<Domain<'a>> {
    let mut names = Vec::new();
    let mut extents = text.to_string();
    if text.contains('=') {
        let pairs: Option<Vec<(&str, &str)>> =
            text.trim().trim_start_matches('(').trim_end_matches(')').split(',').map(|p| p.split_once('=')).collect();
        let Some(pairs) = pairs else {
            app.refuse("every mode of `--shape` has a name, or none: `--shape r=64,c=64`");
            return None;
        };
        names = pairs.iter().map(|(name, _)| name.trim().to_string()).collect();
        extents = format!("({})", pairs.iter().map(|(_, e)| e.trim()).collect::<Vec<_>>().join(","));
    } else if text.contains(',') && !text.trim_start().starts_with('(') {
        extents = format!("({text})");
    }
    let shape = value(app, arena, &extents, &ARGUMENT)?;
    let cx = app.session.cx(arena);
    let domain = if shape.is_int_tuple() { Domain::of(cx, shape, names) } else { None };
    if domain.is_none() {
        app.refuse(&format!("`--shape` takes extents of at least 1, 2^61 coordinates at most, not `{text}`"));
    }
    domain
}

/// Which mode each name of a formula is.
fn places(names: &[String], domain: &Domain) -> Result<Vec<usize>, String> {
    let rank = domain.modes.len();
    let within = |all: &[&str]| names.iter().map(|n| all.iter().position(|a| a == n)).collect::<Option<Vec<usize>>>();
    if !domain.names.is_empty() {
        let known: Vec<&str> = domain.names.iter().map(String::as_str).collect();
        return within(&known).ok_or(format!("the names of `--shape` are {}; the formula has {}", known.join(", "), names.join(", ")));
    }
    if rank == 1 && names.len() <= 1 {
        return Ok(vec![0; names.len()]);
    }
    let known = MODE_NAMES.iter().filter(|all| all.len() >= rank).find_map(|all| within(&all[..rank]));
    known.ok_or(format!(
        "which mode is which name? {} stand in the formula, and `--shape` has {rank} modes: write them as `--shape {}`",
        names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", "),
        names.iter().map(|n| format!("{n}=…")).collect::<Vec<_>>().join(",")
    ))
}

fn of_formula<'a>(app: &App, cx: Cx<'a>, text: &str, domain: &Domain<'a>) -> Result<Solution, String> {
    let (parsed, names) = formula::parse(text)
        .map_err(|w| format!("{}\n  {}\n  {}^", w.message, visible(text), " ".repeat(text.get(..w.at).unwrap_or(text).chars().count())))?;
    let places = places(&names, domain)?;
    let ops = parsed.ops.iter().map(|op| match op {
        Op::Coordinate(c) => Op::Coordinate(places[*c]),
        op => *op,
    });
    let formula = Formula { ops: ops.collect() };
    let extents = domain.extents();
    let size = domain.size().unwrap_or(i64::MAX);
    match formula.meaning(&domain.modes) {
        Some(Meaning::Layout(found)) => Ok(solution(app, cx, domain, &Answer::Layout(found), None, size)),
        Some(Meaning::Map(linear)) => {
            let answer = map(&linear, &extents);
            let contradiction = match answer {
                Answer::Layout(_) => None,
                _ if size > MAX_ENUMERATED => None,
                _ => layout((0..size).map(|i| linear.apply(i)), &extents).and_then(Result::err),
            };
            let at = contradiction.as_ref().map(|c| (c.index as i64, c.expected.to_string()));
            let said = solution(app, cx, domain, &answer, contradiction, size);
            let drawn = matches!(answer, Answer::Linear(_) | Answer::Affine(_) | Answer::None) && size <= MAX_DRAWN as i64;
            let drawn = drawn.then(|| table_of(domain, (0..size).map(|i| linear.apply(i).to_string()), at));
            Ok(Solution { drawn, ..said })
        }
        None if size > MAX_ENUMERATED => Err(format!(
            "this formula is none of sums, multiples and `/ % & | ^ << >>` by constants whose digits nest, so it is computed for every \
             coordinate: {size} are more than {MAX_ENUMERATED}"
        )),
        None => {
            let (mut coord, mut stack, mut numbers) = (Vec::new(), Vec::new(), Vec::with_capacity(size as usize));
            for i in 0..size {
                domain.coordinate(i, &mut coord);
                match formula.at(&coord, &mut stack).filter(|n| n.unsigned_abs() <= MAX_NUMBER.unsigned_abs()) {
                    Some(n) => numbers.push(n),
                    None => return Err(format!("the formula has no value below 2^61 at {}", tuple(&coord))),
                }
            }
            of_numbers(app, cx, &numbers, domain)
        }
    }
}

/// Numbers in the order in which a text has them, which are held only as far as nothing explains them.
fn of_stream<'a>(app: &App, cx: Cx<'a>, numbers: Stream, extents: &[i64]) -> Result<Solution, String> {
    let size = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
    let domain = Domain::of_table(cx, extents).ok_or("there are no numbers")?;
    let (answer, contradiction) = numbers.answer(extents).ok_or("there are no numbers")?;
    Ok(solution(app, cx, &domain, &answer, contradiction, size))
}

fn of_text<'a>(app: &App, cx: Cx<'a>, text: &str, from: Option<TableForm>, domain: Option<Domain<'a>>) -> Result<Solution, String> {
    let table = numbers::read(text, from).map_err(|w| match w.line {
        0 => w.message,
        line => format!("line {line}: {}", w.message),
    })?;
    let domain = match domain {
        Some(domain) => domain,
        None => Domain::of_table(cx, &table.shape).ok_or("a table has no extent of 0")?,
    };
    let count = match &table.entries {
        Entries::Numbers(n) => n.len(),
        Entries::Coordinates(c, _) => c.len(),
    };
    if domain.size() != Some(count as i64) {
        return Err(format!("`--shape` has {} coordinates, and there are {count} numbers", domain.size().unwrap_or(0)));
    }
    match &table.entries {
        Entries::Numbers(numbers) => of_numbers(app, cx, numbers, &domain),
        Entries::Coordinates(coordinates, arity) => of_coordinates(app, cx, coordinates, *arity, &domain),
    }
}

fn of_numbers<'a>(app: &App, cx: Cx<'a>, numbers: &[i64], domain: &Domain<'a>) -> Result<Solution, String> {
    let (answer, contradiction) = infer_table(numbers, &domain.extents()).ok_or("there are no numbers")?;
    let at = contradiction.as_ref().map(|c| (c.index as i64, c.expected.to_string()));
    let mut said = solution(app, cx, domain, &answer, contradiction, numbers.len() as i64);
    if !matches!(answer, Answer::Layout(_) | Answer::Swizzled { .. }) && numbers.len() <= MAX_DRAWN {
        said.drawn = Some(table_of(domain, numbers.iter().map(i64::to_string), at));
    }
    Ok(said)
}

/// The most numbers of a table that is drawn.
const MAX_DRAWN: usize = 1 << 16;

/// A table as a picture: the first mode of its shape in rows, a list in one.
fn table_of(domain: &Domain, entries: impl Iterator<Item = String>, at: Option<(i64, String)>) -> Numbers {
    let rows = match &domain.modes[..] {
        [first, _, ..] => first.iter().product(),
        _ => 1,
    };
    Numbers { entries: entries.collect(), rows, at }
}

fn stride<'a>(d: i64) -> Tree<'a> {
    Tree::Int(Int::dynamic(d))
}

fn solution<'a>(app: &App, cx: Cx<'a>, domain: &Domain<'a>, answer: &Answer, contradiction: Option<Contradiction>, size: i64) -> Solution {
    let text = |t: Tree| app.notation.text(Value::Tree(t));
    let whole = |found: &Found| {
        // As many modes as the shape has, or the coalesced ones of a list.
        let layout = if domain.modes.len() == 1 && domain.shape.int().is_some() {
            found.flat(cx, stride)
        } else {
            found.layout(cx, domain.shape, stride)
        };
        cx.layout_tree(layout)
    };
    let steps = backwards::infer(app.notation, size, answer, contradiction.as_ref());
    let witness = contradiction.map(|c| {
        let flat = with_offset(cx, c.prefix_layout.offset, cx.layout_tree(c.prefix_layout.flat(cx, stride)));
        witness(domain, c.index, c.prefix, c.expected.to_string(), c.found.to_string(), text(flat))
    });
    let witness = witness.map(|w| (w.sentence(), w.json()));
    let no_layout = witness.as_ref().map(|w| format!("no plain layout: {}", w.0));
    match answer {
        Answer::Layout(found) => {
            let modes: usize = found.leaves.iter().map(Vec::len).sum();
            let noun = if modes == 1 { "mode" } else { "modes" };
            Solution {
                text: Some(text(with_offset(cx, found.offset, whole(found)))),
                kind: if found.offset == 0 { "layout" } else { "offset" },
                count: Some(1),
                witness: None,
                notes: vec![format!("{size} numbers, {modes} {noun}: the only layout of this shape with so few")],
                steps,
                drawn: None,
            }
        }
        Answer::Swizzled { chain, inner, count } => {
            let mut tree = whole(inner);
            for (i, swizzle) in chain.iter().rev().enumerate() {
                let offset = Tree::Int(Int::dynamic(if i == 0 { inner.offset } else { 0 }));
                tree = cx.composed(crate::algebra::Composed { outer: Tree::Swizzle(*swizzle), offset, inner: tree });
            }
            let mut notes: Vec<String> = no_layout.into_iter().collect();
            notes.push(match count {
                0 => "no swizzle does it alone: the swizzles apply from right to left".to_string(),
                1 => "no other swizzle of the bits that occur does it".to_string(),
                n => format!(
                    "{n} swizzles of the bits that occur do it: this one leaves the fewest modes, and of those it has the fewest bits"
                ),
            });
            Solution { text: Some(text(tree)), kind: "swizzled", count: (*count > 0).then_some(*count), witness, notes, steps, drawn: None }
        }
        Answer::Linear(linear) => {
            let bases: Vec<String> = linear.bases.iter().map(|b| format!("[{b}]")).collect();
            let mut notes: Vec<String> = no_layout.into_iter().collect();
            notes.push(format!(
                "no chain of swizzles: the index bits {} together change nothing",
                linear.kernel().first().map_or(String::new(), |k| (0..63)
                    .filter(|j| k >> j & 1 == 1)
                    .map(|j| j.to_string())
                    .collect::<Vec<_>>()
                    .join(", "))
            ));
            let text = format!("#ttg.shared_linear<{{offset = [{}]}}, alignment = 16>", bases.join(", "));
            Solution { text: Some(text), kind: "linear", count: Some(1), witness, notes, steps, drawn: None }
        }
        Answer::Affine(_) | Answer::None => Solution {
            text: None,
            kind: "none",
            count: Some(0),
            notes: vec![match answer {
                Answer::Affine(map) => format!(
                    "no chain of swizzles; a linear map over bits with {} xored into every number: the bits of the index change {}",
                    map.offset,
                    map.bases.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
                ),
                _ => "no swizzle of one, and no linear map over bits".to_string(),
            }],
            witness,
            steps,
            drawn: None,
        },
    }
}

fn with_offset<'a>(cx: Cx<'a>, offset: i64, layout: Tree<'a>) -> Tree<'a> {
    if offset == 0 { layout } else { cx.tensor(Engine::Counting(offset), layout) }
}

fn of_coordinates<'a>(app: &App, cx: Cx<'a>, all: &[[i64; MAX_PARTS]], arity: usize, domain: &Domain<'a>) -> Result<Solution, String> {
    let shown = |parts: [i64; MAX_PARTS]| tuple(&parts[..arity]);
    let basis = |d: [i64; MAX_PARTS]| match d.iter().position(|n| *n != 0) {
        Some(part) => cx.basis(Int::dynamic(d[part]), &[part as u32]),
        None => stride(0),
    };
    let name = |found: &Found<[i64; MAX_PARTS]>, layout| {
        let layout = app.notation.text(Value::Tree(cx.layout_tree(layout)));
        let zero = found.offset.iter().all(|n| *n == 0);
        if zero { layout } else { format!("ArithTuple{} o {layout}", tuple(&found.offset[..arity])) }
    };
    let none = |witness: Option<(String, String)>, note: &str| Solution {
        text: None,
        kind: "none",
        count: Some(0),
        witness,
        notes: vec![note.to_string()],
        steps: Vec::new(),
        drawn: None,
    };
    Ok(match layout(all.iter().copied(), &domain.extents()).ok_or("there are no coordinates")? {
        Ok(found) => {
            let mut inner = 1;
            for (extent, d) in found.leaves.iter().flatten() {
                if d.iter().filter(|n| **n != 0).count() > 1 {
                    let note = format!("at {inner} it is {} more than at 0: a stride goes along one coordinate only", shown(*d));
                    return Ok(none(None, &note));
                }
                inner *= extent;
            }
            let layout = found.layout(cx, domain.shape, basis);
            let note = format!("{} coordinates, and no layout of this shape with fewer modes", all.len());
            Solution {
                text: Some(name(&found, layout)),
                kind: "layout",
                count: Some(1),
                witness: None,
                notes: vec![note],
                steps: Vec::new(),
                drawn: None,
            }
        }
        Err(c) => {
            let prefix = name(&c.prefix_layout, c.prefix_layout.flat(cx, basis));
            let drawn = table_of(domain, all.iter().map(|c| shown(*c)), Some((c.index as i64, shown(c.expected))));
            let refuted = none(
                Some(witness(domain, c.index, c.prefix, shown(c.expected), shown(c.found), prefix)).map(|w| (w.sentence(), w.json())),
                "a stride is one number along one coordinate",
            );
            Solution { drawn: Some(drawn), ..refuted }
        }
    })
}

fn tuple(parts: &[i64]) -> String {
    format!("({})", parts.iter().map(i64::to_string).collect::<Vec<_>>().join(","))
}

fn witness(domain: &Domain, index: usize, prefix: usize, expected: String, found: String, prefix_layout: String) -> Witness {
    let mut coordinate = Vec::new();
    domain.coordinate(index as i64, &mut coordinate);
    Witness { index: index as i64, coordinate, expected, found, prefix: prefix as i64, prefix_layout }
}

impl Witness {
    fn sentence(&self) -> String {
        let at =
            if self.coordinate.len() > 1 { format!("{} (1-D {})", tuple(&self.coordinate), self.index) } else { self.index.to_string() };
        format!(
            "at {at} it would have {}, and there is {}; the first {} are {}",
            self.expected, self.found, self.prefix, self.prefix_layout
        )
    }

    /// The witness as a JSON object, in text.
    fn json(&self) -> String {
        serde_json::to_string(&self.object()).unwrap_or_default()
    }

    /// The witness as data that serde writes.
    fn object(&self) -> WitnessObject<'_> {
        let number = |text: &str| match text.parse() {
            Ok(number) => Entry::Number(number),
            Err(_) => Entry::Text(text.to_string()),
        };
        WitnessObject {
            index: self.index,
            coordinate: &self.coordinate,
            expected: number(&self.expected),
            found: number(&self.found),
            prefix: self.prefix,
            prefix_text: &self.prefix_layout,
        }
    }
}

/// The JSON object of a witness.
#[derive(Serialize)]
struct WitnessObject<'w> {
    index: i64,
    coordinate: &'w [i64],
    expected: Entry,
    found: Entry,
    prefix: i64,
    prefix_text: &'w str,
}

/// An entry of a table in JSON: a number, or a coordinate as text.
#[derive(Serialize)]
#[serde(untagged)]
enum Entry {
    Number(i64),
    Text(String),
}
