//! `same`: whether two layouts, swizzled layouts or tensors are the same function, and where they differ.

use crate::algebra::sameness::{MAX_COMPARED, Sameness};
use crate::algebra::{Cx, Fault, Int, Result, Tree};
use crate::commands::coords::{refuse, value};
use crate::commands::lines::{stand_apart, with_lines};
use crate::commands::steps;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand::{self, Limit};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::say::report::{ARGUMENT, Origin};
use crate::value::Value;
use crate::value::json::Nested;
use crate::value::notation::{Notation, tree_text};
use crate::view::recognise::{turns, unlike};
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

/// The arguments of `same`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Same {
    /// A layout, a swizzled layout or a tensor
    #[arg(value_name = "A", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub a: String,
    /// Another one, or its indices in rows: '[0 1 2; 3 4 5]'; `-` reads from standard input, one a line
    #[arg(value_name = "B", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub b: String,
    /// Say everything in which they differ and what turns one into the other, list every coordinate where they differ, and draw
    /// them where that fits
    #[arg(long)]
    pub all: bool,
    /// The most coordinates that --all lists
    #[arg(long, value_name = "N|all", default_value_t = Limit::Most(64))]
    pub limit: Limit,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Same {
    const ABOUT: &'static str = "Are two layouts the same function?";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl same '(4,8):(1,4)' 32:1
  cutectl same --all '(4,4):(4,1)' 'Sw<2,0,2> o 0 o (4,4):(4,1)'

Exit status: 0 yes, 1 no.";

    fn run(&self, app: &mut App) -> Done {
        with_lines(app, &[&self.a, &self.b], stand_apart(self.format.format), &mut |app, operands, origin| {
            same(app, self, operands, origin)
        })
    }

    fn explain(&self, app: &mut App, name: &str) -> Done {
        if grid(&self.b).is_some() || self.a == "-" || self.b == "-" {
            return steps::nothing(app, name, "it compares cell by cell with what is given: take two expressions");
        }
        let Some((heading, expressions)) = steps(app, [&self.a, &self.b]) else {
            return Ok(());
        };
        let format = self.format.format;
        if matches!(format, Format::Text | Format::Markdown) {
            app.prose(|out| Ok(writeln!(out, "{heading}\n")?))?;
        }
        steps::of_command(app, &expressions, format)
    }
}

/// What decides whether two functions are the same: in a sentence, and the expressions that show it; what is refused has
/// been reported.
fn steps(app: &mut App, texts: [&str; 2]) -> Option<(String, Vec<String>)> {
    let arena = Bump::new();
    let cx = app.session.cx(&arena);
    let mut sides = Vec::new();
    for text in texts {
        sides.push(value(app, &arena, text, &ARGUMENT)?);
    }
    let decided = cx.sameness("same", sides[0], sides[1]).and_then(|verdict| {
        let natural = match verdict {
            Sameness::DifferAt(i) => {
                let shape = cx.inner_layout("same", cx.comparable("same", sides[0])?)?.shape;
                Some(cx.idx2crd(Tree::Int(Int::dynamic(i)), shape)?)
            }
            _ => None,
        };
        Ok((verdict, natural))
    });
    let (verdict, natural) = match decided {
        Ok(decided) => decided,
        Err(fault) => {
            refuse(app, texts[0], fault);
            return None;
        }
    };
    let operands = texts.map(|text| operand::tuple(text).into_owned());
    let each = |call: &str| operands.iter().map(|text| format!("{call}({text})")).collect::<Vec<_>>();
    let plain = sides.iter().all(|side| matches!(side, Tree::Layout(_)));
    Some(match verdict {
        Sameness::Same if plain => ("the same function: both coalesce to the same modes".to_string(), each("coalesce")),
        Sameness::Same => ("the same function: both have the same index at every coordinate".to_string(), operands.to_vec()),
        Sameness::Sizes(m, n) => {
            app.no();
            (format!("not the same: one has {m} coordinates, the other {n}"), each("size"))
        }
        Sameness::DifferAt(i) => {
            app.no();
            let at = natural.map_or(i.to_string(), |at| app.notation.text(Value::Tree(at)));
            let place = if at == i.to_string() { String::new() } else { format!(", which is {at}") };
            let applied = operands.iter().map(|text| format!("[{text}]({i})"));
            (format!("not the same: the first difference is at coordinate {i}{place}"), applied.collect())
        }
    })
}

/// The two functions that are compared.
struct Compared<'a> {
    cx: Cx<'a>,
    sides: [Tree<'a>; 2],
    /// The number of coordinates of the first one.
    size: i64,
    notation: Notation,
}

/// Answers whether two layouts are the same function.
fn same(app: &mut App, command: &Same, operands: &[&str], origin: &Origin) -> Done {
    let arena = Bump::new();
    let cx = app.session.cx(&arena);
    if let Some(rows) = grid(operands[1]) {
        let Some(a) = value(app, &arena, operands[0], origin) else {
            return Ok(());
        };
        return match cx.comparable("same", a).and_then(|a| against(cx, a, &rows)) {
            Ok((yes, reason)) => {
                if !yes {
                    app.no();
                }
                let facts = [("same", yes.into()), ("reason", reason.as_str().into())];
                app.answer(command.format.format, Answer::new().prose(format!("{reason}\n")).facts(facts).for_programs())
            }
            Err(fault) => {
                refuse(app, operands[0], fault);
                Ok(())
            }
        };
    }
    let mut sides = Vec::new();
    for text in operands {
        let Some(side) = value(app, &arena, text, origin) else {
            return Ok(());
        };
        match cx.comparable("same", side) {
            Ok(side) => sides.push(side),
            Err(fault) => {
                refuse(app, text, fault);
                return Ok(());
            }
        }
    }
    let [a, b] = sides[..] else {
        return Ok(());
    };
    let answered = verdict(app, cx, [a, b], command);
    match answered {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, operands[0], fault);
            Ok(())
        }
    }
}

/// Rows of indices as tutorials write them: `[0 1 2; 3 4 5]`.
fn grid(text: &str) -> Option<Vec<Vec<i64>>> {
    let inner = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let row = |row: &str| row.split_whitespace().map(|n| n.parse().ok()).collect::<Option<Vec<i64>>>();
    let rows: Vec<Vec<i64>> = inner.split([';', '\n']).filter(|r| !r.trim().is_empty()).map(row).collect::<Option<_>>()?;
    let columns = rows.first()?.len();
    (rows.len() * columns > 1 && rows.iter().all(|row| row.len() == columns)).then_some(rows)
}

/// Whether a function has these indices, row by row, and the first place where it has another; one row is the row of its
/// 1-D coordinates.
fn against<'a>(cx: Cx<'a>, a: Tree<'a>, grid: &[Vec<i64>]) -> Result<'a, (bool, String)> {
    let layout = cx.inner_layout("same", a)?;
    let size = cx.size(layout)?.value;
    let (m, n) = (grid.len() as i64, grid.first().map_or(0, Vec::len) as i64);
    let rows = match layout.shape.items() {
        Some([first, _, ..]) if m > 1 => cx.product(*first)?.value,
        _ => 1,
    };
    if rows != m || size != m * n {
        return Ok((false, format!("different domains: {rows} x {} and {m} x {n}", size.checked_div(rows).unwrap_or(0))));
    }
    for (row, cells) in (0..).zip(grid) {
        for (col, cell) in (0..).zip(cells) {
            let found = cx.value_at(a, row + col * rows)?;
            if found.int().is_none_or(|i| i.value != *cell) {
                let found = tree_text(found);
                return Ok((false, format!("they differ in row {row}, column {col}: {found} and {cell}")));
            }
        }
    }
    Ok((true, "the layout has these indices".to_string()))
}

fn verdict<'a>(app: &mut App, cx: Cx<'a>, [a, b]: [Tree<'a>; 2], command: &Same) -> Result<'a, Done> {
    let format = command.format.format;
    let verdict = cx.sameness("same", a, b)?;
    let plain = Notation { plain: true, ..app.notation };
    let size = cx.size(cx.inner_layout("same", a)?)?.value;
    let compared = Compared { cx, sides: [a, b], size, notation: plain };
    let (yes, reason, differs) = match verdict {
        Sameness::Same => (true, "the same function".to_string(), None),
        Sameness::Sizes(m, n) => (false, format!("different domains: {m} and {n} coordinates"), None),
        Sameness::DifferAt(i) => {
            let [x, y] = compared.values(i)?;
            let reason = match x == y {
                true => "they begin at different elements".to_string(),
                false => format!("they differ at coordinate {i}: {x} and {y}"),
            };
            (false, reason, Some(i))
        }
    };
    if !yes {
        app.no();
    }
    if let (true, Some(_)) = (command.all, differs) {
        let reason = format!("{reason}\n{}", compared.unlike()?);
        return compared.differences(app, command, reason);
    }
    let (alike, coalesce) = (tree_text(a) == tree_text(b), compared.coalesce_alike()?);
    let word = |b: bool| if b { "alike" } else { "differently" };
    let more = if command.all && !(yes && alike) { compared.unlike()? + "\n" } else { String::new() };
    let lines = format!("{reason}\nthey print {} and coalesce {}\n{more}", word(alike), word(coalesce));
    let facts = [
        ("same", yes.into()),
        ("reason", reason.into()),
        ("first difference", differs.map_or_else(Cell::null, Cell::from)),
        ("print alike", alike.into()),
        ("coalesce alike", coalesce.into()),
    ];
    Ok(app.answer(format, Answer::new().prose(lines).facts(facts).for_programs()))
}

/// The most cells of a picture of differences.
const MAX_DRAWN: i64 = 1 << 10;

impl<'a> Compared<'a> {
    /// Both values at a coordinate, as text.
    fn values(&self, coord: i64) -> Result<'a, [String; 2]> {
        let text = |side| Ok(self.notation.text(Value::Tree(self.cx.value_at(side, coord)?)));
        Ok([text(self.sides[0])?, text(self.sides[1])?])
    }

    /// Whether the layouts in front of what is composed coalesce alike.
    fn coalesce_alike(&self) -> Result<'a, bool> {
        let text = |side| -> Result<'a, String> {
            let layout = self.cx.coalesce(self.cx.inner_layout("same", side)?)?;
            Ok(self.notation.text(Value::Tree(Tree::Layout(&layout))))
        };
        let outer = |side| match side {
            Tree::Composed(c) => Some((c.outer, c.offset)),
            _ => None,
        };
        Ok(outer(self.sides[0]) == outer(self.sides[1]) && text(self.sides[0])? == text(self.sides[1])?)
    }

    /// The facts in which the two differ, and what turns the first into the second where one function does, a line each.
    fn unlike(&self) -> Result<'a, String> {
        let [a, b] = self.sides;
        let mut lines: Vec<String> =
            unlike(self.cx, self.notation, [a, b])?.into_iter().map(|(name, [a, b])| format!("{name}: {a} and {b}")).collect();
        for turn in turns(self.cx, a, b) {
            let only = if turn.only { ", and nothing else in its place does" } else { "" };
            lines.push(format!("turned into the other by `?` = {} in {}: {}{only}", turn.answer, turn.equation, turn.words));
        }
        Ok(lines.join("\n"))
    }

    /// Every coordinate where the two differ, as a table; for people with a picture.
    fn differences(&self, app: &mut App, command: &Same, reason: String) -> Result<'a, Done> {
        let format = command.format.format;
        if self.size > MAX_COMPARED {
            return self.cx.fail(Fault::SearchBound { operation: "same --all", steps: MAX_COMPARED as u64 });
        }
        let [a, b] = self.sides;
        let shape = self.cx.inner_layout("same", a)?.shape;
        let (mut all, mut rows) = (Vec::new(), Vec::new());
        let mut found = 0u64;
        for coord in self.cx.differences(a, b, self.size)? {
            found += 1;
            if self.size <= MAX_DRAWN {
                all.push(coord);
            }
            if found <= command.limit.most() {
                let natural = self.cx.idx2crd(Tree::Int(Int::dynamic(coord)), shape)?;
                let [x, y] = [self.cx.value_at(a, coord)?, self.cx.value_at(b, coord)?];
                let cell = |t| cell(self.notation, format, t);
                rows.push(vec![coord.into(), cell(natural), cell(x), cell(y)]);
            }
        }
        let more = found - rows.len() as u64;
        let mut summary = format!("{reason}\nthey differ at {} of {} coordinates\n", found, self.size);
        if more > 0 {
            summary += &format!("{} more; --limit all lists them\n", more);
        }
        let headers = if format.is_text() { ["1-D", "coordinate", "A", "B"] } else { ["linear", "coord", "a", "b"] };
        let picture = self.picture(shape, &all)?.unwrap_or_default();
        let answer = Answer::new().table(&headers, rows).prose(summary).prose(picture);
        Ok(app.answer(format, answer))
    }

    /// The grid of the first one with both values where they differ, `7|5`; none for other ranks and larger grids.
    fn picture(&self, shape: Tree<'a>, differing: &[i64]) -> Result<'a, Option<String>> {
        let extents: Vec<i64> = match shape.items() {
            None => vec![1, self.size],
            Some([_]) => vec![1, self.size],
            Some([rows, cols]) => vec![self.cx.product(*rows)?.value, self.cx.product(*cols)?.value],
            Some(_) => return Ok(None),
        };
        let &[rows, cols] = &extents[..] else {
            return Ok(None);
        };
        if self.size > MAX_DRAWN || rows * cols != self.size {
            return Ok(None);
        }
        let mut cells = Vec::new();
        for coord in 0..self.size {
            let [x, y] = self.values(coord)?;
            cells.push(if differing.binary_search(&coord).is_ok() { format!("{x}|{y}") } else { x });
        }
        let width = cells.iter().map(String::len).max().unwrap_or(1);
        let mut text = String::from("A|B where they differ:\n");
        for row in 0..rows {
            for col in 0..cols {
                text += &format!("  {:>width$}", cells[(row + col * rows) as usize]);
            }
            text.push('\n');
        }
        Ok(Some(text))
    }
}

/// A value as a cell: data in JSON.
fn cell(notation: Notation, format: Format, t: Tree) -> Cell {
    if format.is_json() { Cell::data(&Nested(t)) } else { Cell::Text(notation.text(Value::Tree(t))) }
}
