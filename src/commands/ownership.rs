//! The questions that `mma`, `copy` and `tv` answer of tiles: all of it, a thread, an element, a tensor.

use crate::algebra::{Cx, Tree};
use crate::atoms;
use crate::commands::pictures::files::Files;
use crate::commands::pictures::grids::{grids, heading};
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done, Stop};
use crate::program::flags::Formatted;
use crate::program::operand::{self, List};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format, Rows};
use crate::syntax::ast::Span;
use crate::value::tiling::{Tiling, TilingKind};
use crate::value::{Value, element};
use crate::view::explain::Line;
use crate::view::explain::ownership::{held, taken};
use crate::view::options::Options;
use crate::view::ownership::{Coverage, Fit, LISTED, Tile};
use crate::view::threads::ThreadList;
use crate::view::tiling;
use clap::Args;
use std::io::Write;

/// What is asked of a tiling
#[derive(Args, Debug)]
#[group(skip)]
pub struct Questions {
    /// What threads hold, in order: numbers and ranges such as 0,1,4-7, or `all`
    #[arg(long, value_name = "LIST", conflicts_with_all = ["element"])]
    pub thread: Option<String>,
    /// Who holds an element: `A 3,7` or `A(3,7)`, `source 3,7`, or `3,7` alone of a layout
    #[arg(long, value_names = ["OPERAND", "COORD"], num_args = 1..=2, conflicts_with = "tensor")]
    pub element: Vec<String>,
    /// Whether the tile divides a tensor, and the predicate if not: its extents, M,N,K of an MMA
    #[arg(long, value_name = "EXTENTS")]
    pub tensor: Option<String>,
    /// The registers that a thread needs for the fragments of a tile: its extents, M,N,K of an MMA
    #[arg(long, value_name = "EXTENTS", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["thread", "element", "tensor"])]
    pub registers: Option<String>,
    /// The same as --format csv
    #[arg(long, hide = true, conflicts_with = "format")]
    pub csv: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
    /// Files for its picture
    #[command(flatten)]
    pub pictures: Files,
}

/// The atom, tiling or layout that a question is about.
pub struct TilingQuestion<'s, 'a> {
    /// The expression that was typed.
    pub source: &'s str,
    /// The tiles of its operands.
    pub tiles: Vec<Tile<'a>>,
    /// The atom or tiling, where it is more than a layout.
    pub tiling: Option<&'a Tiling<'a>>,
    /// The thread that it is a slice of.
    pub thread: Option<i64>,
}

/// Prints the answer to the question: what threads hold, who holds an element, or all of it; `drawn` with the grids below it.
pub fn answer<'a>(app: &mut App, cx: Cx<'a>, subject: &TilingQuestion<'_, 'a>, questions: &Questions, drawn: bool) -> Done {
    let format = questions.format();
    if questions.pictures.any() && !draw(app, cx, subject, questions)? {
        return Ok(());
    }
    let drawn = drawn && !questions.pictures.any();
    let chosen = match &questions.thread {
        Some(thread) => match threads(app, subject, thread) {
            Some(threads) => Some(threads),
            None => return Ok(()),
        },
        None => None,
    };
    if let Some(extents) = &questions.registers {
        return registers(app, subject, extents, format);
    }
    match (chosen, &questions.element[..], &questions.tensor, subject.thread) {
        (Some(threads), _, Some(extents), _) => predicates(app, subject, &threads, extents, format),
        (Some(threads), ..) => values(app, subject, &threads, format),
        (_, [_, ..], ..) => match element_asked(&questions.element) {
            Some((of, coord)) => element(app, cx, subject, of, coord, format),
            None => Ok(()),
        },
        (_, _, Some(extents), _) => tensor(app, subject, extents, format),
        (_, _, _, Some(thread)) => values(app, subject, &[thread], format),
        _ => summary(app, subject, format, drawn),
    }
}

/// Draws the tiles into the files that are asked for, the threads that are asked about lit; whether nothing was refused.
fn draw<'a>(app: &mut App, cx: Cx<'a>, subject: &TilingQuestion<'_, 'a>, questions: &Questions) -> Result<bool, Stop> {
    let threads = match questions.thread.as_deref().filter(|t| *t != "all").map(|t| ThreadList::read("--thread", t)).transpose() {
        Ok(threads) => threads,
        Err(message) => {
            app.refuse(&message);
            return Ok(false);
        }
    };
    let options = Options { threads, notation: app.notation, ..Options::default() };
    let picture = match (subject.tiling, subject.tiles.first()) {
        (Some(tiling), _) => tiling::picture(cx, tiling, &options),
        (None, Some(tile)) => tiling::of_layout(cx, tile.clone(), false, &options),
        (None, None) => return Ok(true),
    };
    match picture {
        Ok(mut picture) => {
            questions.pictures.draw(app, &mut picture)?;
            Ok(true)
        }
        Err(fault) => {
            let span = Span::new(0, subject.source.len());
            app.report(subject.source, &crate::say::report::ARGUMENT, &Error::new(ErrorKind::Fault(fault), span));
            Ok(false)
        }
    }
}

/// The threads of the operand that has most of them.
pub fn most_threads(tiles: &[Tile]) -> i64 {
    tiles.iter().map(|t| t.threads).max().unwrap_or(0)
}

/// Says that a thread is none of a tiling's.
pub fn no_thread(thread: i64, source: &str, tiles: &[Tile]) -> String {
    format!("there is no thread {thread}: `{source}` has {}, from 0 on", most_threads(tiles))
}

/// The threads of `--thread`.
fn threads(app: &mut App, subject: &TilingQuestion, text: &str) -> Option<Vec<i64>> {
    let count = most_threads(&subject.tiles);
    match List::read(text).map(|list| list.below(count.max(0) as u64)) {
        Some(Ok(threads)) => Some(threads.into_iter().map(|thread| thread as i64).collect()),
        Some(Err(thread)) => {
            let thread = i64::try_from(thread).unwrap_or(i64::MAX);
            app.refuse_as("E0708", &no_thread(thread, subject.source, &subject.tiles));
            None
        }
        None => {
            app.refuse(&format!("`--thread` takes numbers and ranges such as `0,1,4-7`, or `all`, not `{text}`"));
            None
        }
    }
}

/// How many tiles a tensor has along each axis, for the extents that were typed; what is wrong has been reported.
fn fits(app: &mut App, flag: &str, subject: &TilingQuestion, extents: &str) -> Option<Vec<(&'static str, Fit)>> {
    let axes = all_axes(&subject.tiles);
    let of_tile = |axis: &str| {
        let extent = |t: &Tile| t.axes.iter().position(|a| *a == axis).map(|i| t.extents[i]);
        subject.tiles.iter().find_map(extent)
    };
    let extents = match extents.trim().is_empty() {
        true => axes.iter().filter_map(|axis| of_tile(axis)).collect(),
        false => numbers(app, flag, extents)?,
    };
    if extents.len() != axes.len() {
        app.refuse(&format!("`{flag}` takes {} extents here, {}; got {}", axes.len(), axes.join(","), extents.len()));
        return None;
    }
    Some(axes.into_iter().zip(extents).filter_map(|(axis, extent)| Some((axis, Fit { extent, tile: of_tile(axis)? }))).collect())
}

/// The 32-bit registers that a thread needs to hold the fragments of a tensor.
fn registers(app: &mut App, subject: &TilingQuestion, extents: &str, format: Format) -> Done {
    let Some(fits) = fits(app, "--registers", subject, extents) else {
        return Ok(());
    };
    let operation = subject.tiling.and_then(|t| t.operation);
    let row = operation.and_then(|o| o.mma().ok());
    let mut rows = Vec::new();
    let mut all = Some(0i64);
    for tile in &subject.tiles {
        let times: i64 =
            tile.axes.iter().filter_map(|a| fits.iter().find(|(axis, _)| axis == a)).fold(1, |n, (_, f)| n.saturating_mul(f.tiles()));
        let operand = ["A", "B", "C"].iter().position(|name| *name == tile.name);
        let elsewhere = match (&row, operand) {
            (Some(row), Some(i)) => match row.fragments[i] {
                atoms::Fragment::Registers => None,
                atoms::Fragment::Descriptor => Some("shared memory"),
                atoms::Fragment::TensorMemory => Some("tensor memory"),
            },
            _ => None,
        };
        let named = match (&row, operand, operation) {
            (Some(row), Some(i), _) => element::usual(&row.types[i + 1]),
            (None, _, Some(operation)) => operation.value_type.map(|t| (t.bits, t.canonical().to_string())),
            _ => None,
        };
        let elements = tile.values.saturating_mul(times);
        let needed = match (elsewhere, &named) {
            (Some(_), _) => Some(0),
            (None, Some((bits, _))) => i64::try_from((i128::from(elements) * i128::from(*bits) + 31) / 32).ok(),
            (None, None) => None,
        };
        all = all.zip(needed).map(|(sum, n)| sum.saturating_add(n));
        rows.push(vec![
            Cell::for_people(heading(tile), tile.name.into()),
            elements.into(),
            named.map_or_else(Cell::null, |(_, name)| name.into()),
            elsewhere.unwrap_or("registers").into(),
            needed.map_or_else(Cell::null, Cell::from),
        ]);
    }
    let total = match all {
        Some(all) => format!("a thread needs {all} registers of 32 bits, if nothing is used twice\n"),
        None => "the size of an element is not known: give the atom of a type\n".to_string(),
    };
    app.answer(format, Answer::new().table(&["operand", "elements", "type", "in", "registers"], rows).prose(total))
}

/// What each thread may touch of a tensor that the tile does not divide: of its values in the last, partial tile.
fn predicates(app: &mut App, subject: &TilingQuestion, threads: &[i64], extents: &str, format: Format) -> Done {
    let Some(fits) = fits(app, "--tensor", subject, extents) else {
        return Ok(());
    };
    let mut rows = Vec::new();
    for thread in threads {
        for tile in subject.tiles.iter().filter(|t| *thread < t.threads) {
            let bounds = bounds(tile, &fits);
            let held: Vec<bool> = held_inside(tile, &bounds, *thread).collect();
            let allowed = held.iter().filter(|inside| **inside).count();
            let mask: String = held.iter().take(MAX_MASK).map(|inside| if *inside { '1' } else { '0' }).collect();
            let more = if held.len() > MAX_MASK { "…" } else { "" };
            rows.push(vec![(*thread).into(), tile.name.into(), allowed.into(), held.len().into(), Cell::Text(format!("{mask}{more}"))]);
        }
    }
    let why = "in the last tile of every mode that the tile does not divide; 1: the value lies inside\n";
    app.answer(format, Answer::new().table(&["thread", "operand", "inside", "values", "predicate"], rows).prose(why))
}

/// The most values of a predicate that are shown.
const MAX_MASK: usize = 128;

fn tuple(at: &[i64]) -> String {
    match at {
        [only] => only.to_string(),
        all => format!("({})", all.iter().map(i64::to_string).collect::<Vec<_>>().join(",")),
    }
}

/// What threads hold: side by side for one, in a long table for all and for programs.
fn values(app: &mut App, subject: &TilingQuestion, threads: &[i64], format: Format) -> Done {
    let tiles = &subject.tiles;
    if let (true, &[first]) = (format.is_text(), threads) {
        let longest = tiles.iter().map(|t| if first < t.threads { t.values } else { 0 }).max().unwrap_or(0);
        let headings: Vec<String> = std::iter::once("value".to_owned()).chain(tiles.iter().map(heading)).collect();
        let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
        let widest = |t: &Tile| tuple(&t.extents).len() + 2;
        let widths: Vec<usize> = std::iter::once(longest.to_string().len()).chain(tiles.iter().map(widest)).collect();
        writeln!(app.out, "thread {first} of {}", most_threads(&subject.tiles))?;
        let mut rows = Rows::new(format, &headings, &widths);
        let mut walks: Vec<_> = tiles.iter().map(|t| t.indices(first).take(if first < t.threads { usize::MAX } else { 0 })).collect();
        rows.begin(&mut app.out)?;
        for value in 0..longest {
            let mut cells: Vec<Cell> = vec![value.into()];
            for (tile, walk) in tiles.iter().zip(&mut walks) {
                cells.push(walk.next().map_or(String::new(), |index| tuple(&tile.coordinate(index))).into());
            }
            rows.row(&mut app.out, &cells)?;
        }
        return Ok(rows.end(&mut app.out)?);
    }
    let axes = all_axes(tiles);
    let named = tiles.iter().any(|t| !t.name.is_empty());
    let headers: Vec<&str> =
        ["thread"].into_iter().chain(named.then_some("operand")).chain(["value"]).chain(axes.iter().copied()).collect();
    let mut rows = Rows::new(format, &headers, &vec![7; headers.len()]);
    rows.begin(&mut app.out)?;
    for &thread in threads {
        for tile in tiles.iter().filter(|t| thread < t.threads) {
            for (value, index) in (0i64..).zip(tile.indices(thread)) {
                let mut cells: Vec<Cell> = vec![thread.into()];
                cells.extend(named.then(|| tile.name.into()));
                cells.push(value.into());
                cells.extend(by_axis(tile, &axes, &tile.coordinate(index)));
                rows.row(&mut app.out, &cells)?;
            }
        }
    }
    Ok(rows.end(&mut app.out)?)
}

/// The axes of all tiles, in the order m, n, k.
fn all_axes(tiles: &[Tile]) -> Vec<&'static str> {
    let mut axes: Vec<&'static str> = Vec::new();
    for name in ["i", "m", "n", "k", "l", "p"] {
        if tiles.iter().any(|t| t.axes.contains(&name)) {
            axes.push(name);
        }
    }
    axes
}

/// A coordinate in columns that may be of other tiles: nothing where the tile has no such mode.
fn by_axis(tile: &Tile, axes: &[&str], at: &[i64]) -> Vec<Cell> {
    let cell = |axis: &&str| match tile.axes.iter().position(|a| a == axis).and_then(|i| at.get(i)) {
        Some(i) => Cell::from(*i),
        None => Cell::null(),
    };
    axes.iter().map(cell).collect()
}

/// The tile, the coordinate and the index that `--element` asks of; what is wrong has been reported.
fn asked<'q, 'a>(
    app: &mut App,
    subject: &'q TilingQuestion<'_, 'a>,
    of: Option<&str>,
    coord: &str,
) -> Option<(&'q Tile<'a>, Vec<i64>, i64)> {
    let close = |t: &&Tile| of.is_none_or(|of| !t.name.is_empty() && t.name.to_ascii_lowercase().starts_with(&of.to_ascii_lowercase()));
    let names: Vec<&str> = subject.tiles.iter().map(|t| t.name).filter(|n| !n.is_empty()).collect();
    let tile = match (subject.tiles.iter().find(close), of, &subject.tiles[..]) {
        (Some(tile), Some(_), _) | (Some(tile), None, [_]) => tile,
        _ => {
            let whose = match names.is_empty() {
                true => "`--element` of a layout takes a coordinate alone: `--element 3,7`".to_owned(),
                false => format!("`--element` takes one of {} and a coordinate: `--element {} 3,7`", names.join(", "), names[0]),
            };
            app.refuse(&whose);
            return None;
        }
    };
    let at = numbers(app, "--element", coord)?;
    let at = match (&at[..], tile.extents.len()) {
        ([index], n) if n > 1 => tile.coordinate(*index),
        _ => at,
    };
    let Some(index) = tile.index(&at) else {
        app.refuse_as("E0708", &format!("{} lies outside {}, whose extents are {}", tuple(&at), heading(tile), tuple(&tile.extents)));
        return None;
    };
    Some((tile, at, index))
}

/// The operand and the coordinate of `--element`, which may stand in one argument.
fn element_asked(element: &[String]) -> Option<(Option<&str>, &str)> {
    match element {
        [of, coord] => Some((Some(of), coord)),
        // `A 3,7`, `A(3,7)`, or `3,7` alone
        [both] => Some(match both.find(|c: char| c.is_whitespace() || c == '(') {
            Some(cut) if cut > 0 => (Some(both[..cut].trim()), both[cut..].trim()),
            _ => (None, both),
        }),
        _ => None,
    }
}

/// Tells how the answer about a thread or an element comes about; nothing where neither is asked about.
pub fn explained<'a>(app: &mut App, cx: Cx<'a>, subject: &TilingQuestion<'_, 'a>, questions: &Questions) -> Option<Vec<Line>> {
    if let Some((of, coord)) = element_asked(&questions.element) {
        let (tile, at, index) = asked(app, subject, of, coord)?;
        let found = tile.holders(cx, index).ok()?.0;
        return Some(held(app.notation, tile, &at, index, &found));
    }
    let threads = threads(app, subject, questions.thread.as_deref()?)?;
    Some(taken(app.notation, &subject.tiles, &threads))
}

/// Prints the threads and values that hold an element.
fn element<'a>(app: &mut App, cx: Cx<'a>, subject: &TilingQuestion<'_, 'a>, of: Option<&str>, coord: &str, format: Format) -> Done {
    let Some((tile, at, index)) = asked(app, subject, of, coord) else {
        return Ok(());
    };
    let (holders, more) = match tile.holders(cx, index) {
        Ok(found) => found,
        Err(fault) => {
            let span = Span::new(0, subject.source.len());
            app.report(subject.source, &crate::say::report::ARGUMENT, &Error::new(ErrorKind::Fault(fault), span));
            return Ok(());
        }
    };
    let rows = holders.iter().map(|(t, v)| vec![(*t).into(), (*v).into()]).collect();
    let table = Answer::new().table(&["thread", "value"], rows);
    let answer = match holders.is_empty() {
        true => {
            app.no();
            table.for_programs().prose(format!("nobody holds {} of {}\n", tuple(&at), heading(tile)))
        }
        false => table,
    };
    app.answer(format, answer)?;
    if more {
        app.say(&format!("note: the first {LISTED} that were found; there are more"));
    }
    Ok(())
}

/// Answers whether the tile divides a tensor of these extents.
fn tensor(app: &mut App, subject: &TilingQuestion, extents: &str, format: Format) -> Done {
    let Some(fits) = fits(app, "--tensor", subject, extents) else {
        return Ok(());
    };
    let mut rows = Vec::new();
    let idle = idle(subject, &fits);
    for (axis, fit) in fits {
        let Fit { extent, tile } = fit;
        let predicate = match fit.rest() {
            0 => String::new(),
            _ => format!("{axis} < {extent}"),
        };
        if fit.rest() > 0 {
            app.no();
        }
        rows.push(vec![axis.into(), extent.into(), tile.into(), fit.tiles().into(), fit.rest().into(), Cell::Text(predicate)]);
    }
    app.answer(format, Answer::new().table(&["mode", "extent", "tile", "tiles", "rest", "predicate"], rows).prose(idle))
}

/// The most pairs of a thread and a value that are looked at for idle threads.
const MAX_LOOKED_AT: i64 = 1 << 20;

/// Which threads hold nothing of the last, partial tile.
fn idle(subject: &TilingQuestion, fits: &[(&'static str, Fit)]) -> String {
    let mut text = String::new();
    for tile in &subject.tiles {
        let partial = tile.axes.iter().any(|axis| fits.iter().any(|(a, fit)| a == axis && fit.rest() > 0));
        if !partial || tile.threads.saturating_mul(tile.values) > MAX_LOOKED_AT {
            continue;
        }
        let bounds = bounds(tile, fits);
        let idle: Vec<i64> = (0..tile.threads).filter(|thread| !held_inside(tile, &bounds, *thread).any(|inside| inside)).collect();
        if idle.is_empty() {
            continue;
        }
        let of = if tile.name.is_empty() { String::new() } else { format!("{}: ", tile.name) };
        text += &format!("{of}{} of {} threads hold nothing of the last tile: {}\n", idle.len(), tile.threads, ranges(&idle));
    }
    text
}

/// The most ranges of threads that are listed.
const MAX_RANGES: usize = 8;

/// Numbers in order as ranges: `0-3,8`.
fn ranges(all: &[i64]) -> String {
    let runs: Vec<&[i64]> = all.chunk_by(|a, b| a + 1 == *b).collect();
    let run = |run: &&[i64]| match run {
        [first, .., last] => format!("{first}-{last}"),
        [only] => only.to_string(),
        [] => String::new(),
    };
    let more = if runs.len() > MAX_RANGES { ",…" } else { "" };
    format!("{}{more}", runs.iter().take(MAX_RANGES).map(run).collect::<Vec<_>>().join(","))
}

/// How much of each mode of a tile lies inside the tensor in its last tile.
fn bounds(tile: &Tile, fits: &[(&'static str, Fit)]) -> Vec<i64> {
    let bound =
        |axis: &&str| fits.iter().find(|(a, _)| a == axis).map_or(i64::MAX, |(_, fit)| if fit.rest() > 0 { fit.rest() } else { fit.tile });
    tile.axes.iter().map(bound).collect()
}

/// Whether each value of a thread lies inside these bounds.
fn held_inside(tile: &Tile, bounds: &[i64], thread: i64) -> impl Iterator<Item = bool> {
    tile.indices(thread).map(move |index| tile.coordinate(index).iter().zip(bounds).all(|(at, bound)| at < bound))
}

/// How often the elements are held, in words.
fn covered(coverage: Option<&Coverage>) -> String {
    let Some(c) = coverage else {
        return "not counted: too large".to_owned();
    };
    let times = match c.holders {
        (1, 1) => "once".to_owned(),
        (least, most) if least == most => format!("{least} times"),
        (least, most) => format!("{least} to {most} times"),
    };
    let mut text = match &c.hole {
        None => format!("every element {times}"),
        Some(hole) => format!("{} of {} elements, {times}; nobody holds {}", c.held, c.elements, tuple(hole)),
    };
    if let Some((t, v)) = c.outside {
        text.push_str(&format!("; value {v} of thread {t} lies outside"));
    }
    text
}

/// Everything: the notation, the facts, the operands, and the grids.
fn summary(app: &mut App, subject: &TilingQuestion, format: Format, drawn: bool) -> Done {
    let row = subject.tiling.and_then(|t| t.operation).and_then(|o| o.mma().ok());
    let notation = app.notation;
    let headers = ["operand", "modes", "tile", "type", "threads", "values", "vector", "coverage", "layout"];
    let mut rows = Vec::new();
    let mut coverages = Vec::new();
    for tile in &subject.tiles {
        let coverage = tile.coverage();
        let of_type = match tile.name {
            "A" => 1,
            "B" => 2,
            "C" => 3,
            _ => 0,
        };
        let element = row.as_ref().filter(|_| of_type > 0).map_or(String::new(), |r| r.types[of_type].to_string());
        let vector = match tile.neighbours() {
            Some((_, 1)) => "1".to_owned(),
            Some((axis, n)) => format!("{n} along {}", tile.axes.get(axis).copied().unwrap_or("it")),
            None => String::new(),
        };
        rows.push(vec![
            Cell::for_people(heading(tile), tile.name.into()),
            Cell::for_people(String::new(), tile.axes.join(",")),
            tile.extents.iter().map(i64::to_string).collect::<Vec<_>>().join("x").into(),
            element.into(),
            tile.threads.into(),
            tile.values.into(),
            vector.into(),
            covered(coverage.as_ref()).into(),
            Cell::Text(notation.text(Value::Tree(Tree::Layout(&tile.tv)))),
        ]);
        coverages.push(coverage);
    }
    if !format.is_text() {
        return app.answer(format, Answer::new().table(&headers, rows));
    }
    if let Some(tiling) = subject.tiling {
        facts(app, tiling, row.as_ref())?;
        let mut dump = notation.text(Value::Tiling(tiling));
        dump.truncate(dump.trim_end().len());
        writeln!(app.out, "{dump}")?;
    }
    // The notation above shows the layouts of an atom already.
    let shown = match subject.tiling.map(|t| &t.kind) {
        Some(TilingKind::MmaAtom(_) | TilingKind::CopyAtom(_)) => headers.len() - 1,
        _ => headers.len(),
    };
    let empty = |i: usize| rows.iter().all(|r| r[i].text().is_empty());
    let kept: Vec<usize> = (0..shown).filter(|i| !empty(*i)).collect();
    let narrow: Vec<Vec<Cell>> = rows.iter().map(|r| kept.iter().map(|i| r[*i].clone()).collect()).collect();
    app.answer(format, Answer::new().table(&kept.iter().map(|i| headers[*i]).collect::<Vec<_>>(), narrow))?;
    disagreement(app, subject)?;
    if drawn { grids(app, subject.tiling, &subject.tiles, false) } else { Ok(()) }
}

/// What the table of operations says of an atom.
fn facts(app: &mut App, tiling: &Tiling, row: Option<&atoms::Mma>) -> Done {
    let Some(operation) = tiling.operation else {
        return Ok(());
    };
    let copy = if row.is_none() { operation.copy().ok() } else { None };
    let (arch, header) = match (row, &copy) {
        (Some(row), _) => (row.arch, row.header),
        (_, Some(copy)) => (copy.arch, copy.header),
        _ => return Ok(()),
    };
    let name = app.notation.text(Value::Operation(operation));
    let of = if arch.is_empty() { String::new() } else { format!(", {arch}") };
    write!(app.out, "{name}{of}, cute/atom/{header}")?;
    if let Some(row) = row {
        let [d, a, b, c] = &row.types;
        write!(app.out, "\nD {d}, A {a}, B {b}, C {c}")?;
        for (name, layout) in &row.others {
            write!(app.out, "\n{name} {layout}")?;
        }
    }
    if let Some(instruction) = operation.instruction() {
        write!(app.out, "\n{instruction}")?;
    }
    Ok(writeln!(app.out)?)
}

/// Operands that are not dealt to as many threads, or whose tiles do not fit each other.
fn disagreement(app: &mut App, subject: &TilingQuestion) -> Done {
    let tiles = &subject.tiles;
    for axis in all_axes(tiles) {
        let extents = |t: &&Tile| t.axes.iter().position(|a| *a == axis).map(|i| (t.name, t.extents[i]));
        let mut all = tiles.iter().filter_map(|t| extents(&t));
        if let Some((first, extent)) = all.next()
            && let Some((other, differs)) = all.find(|(_, e)| *e != extent)
        {
            writeln!(app.out, "{first} and {other} do not agree: {axis} has {extent} in {first}, {differs} in {other}")?;
        }
    }
    if let Some((first, rest)) = tiles.split_first()
        && let Some(other) = rest.iter().find(|t| t.threads != first.threads)
    {
        let (a, b) = (first.name, other.name);
        writeln!(app.out, "{a} and {b} do not agree: {a} has {} threads, {b} has {}", first.threads, other.threads)?;
    }
    Ok(())
}

/// `16,8` or `(16,8)` as numbers; anything else is refused.
pub fn numbers(app: &mut App, what: &str, text: &str) -> Option<Vec<i64>> {
    let all = operand::numbers(text);
    if all.is_none() {
        app.refuse(&format!("`{what}` takes numbers with commas between them, such as `16,8`, not `{text}`"));
    }
    all
}
