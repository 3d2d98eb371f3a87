//! `where`: every coordinate that maps to an index.

use crate::algebra::properties::{self, PlainMode, SEARCH_BOUND, plain_modes, preimage as solve};
use crate::algebra::{Composed, Cx, Fault, Int, Layout, Result, Tree};
use crate::commands::coords::{Replies, filled, refuse, value};
use crate::commands::lines::{stand_apart, unjudged};
use crate::commands::steps::write_steps;
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done, Stop};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand::Limit;
use crate::program::{input, threads};
use crate::render::table::{Cell, Format, Rows};
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::ast::Span;
use crate::value::notation::tree_text;
use crate::value::{Value, json};
use crate::view::explain::inverse;
use crate::view::table::{in_profile, row};
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

/// The arguments of `where`
#[derive(Args, Debug)]
#[group(skip)]
pub struct WhereCommand {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Indices; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
    /// The most coordinates to list for an index
    #[arg(long, value_name = "N|all", default_value_t = Limit::Most(1024))]
    pub limit: Limit,
    /// Every form of each coordinate: 1-D, one integer a mode, natural
    #[arg(long)]
    pub forms: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for WhereCommand {
    const ABOUT: &'static str = "Every coordinate that maps to an index";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl where '(3,(2,3)):(3,(12,1))' 17
  cutectl where --forms '(3,(2,3)):(3,(12,1))' 17

Exit status: 1 where an index has no coordinate.";

    fn run(&self, app: &mut App) -> Done {
        preimage(app, self, false)
    }

    fn explain(&self, app: &mut App, _: &str) -> Done {
        preimage(app, self, true)
    }
}

/// The most coordinates of an index that an explanation shows.
const MAX_TOLD: usize = 8;

/// The modes of a layout, and what takes an index back to the index of the inner layout.
struct Inverse<'a> {
    layout: Layout<'a>,
    modes: Vec<PlainMode>,
    composed: Option<Composed<'a>>,
}

impl<'a> Inverse<'a> {
    fn new(cx: Cx<'a>, t: Tree<'a>) -> Result<'a, Self> {
        let (layout, composed) = match t {
            Tree::Composed(c) => {
                let composed = match cx.as_position_independent(*c)? {
                    Tree::Composed(c) => *c,
                    _ => *c,
                };
                (cx.inner_layout("where", c.inner)?, Some(composed))
            }
            t => (cx.as_layout("where", t)?, None),
        };
        cx.size(layout)?; // there are no more coordinates than an integer can count
        Ok(Inverse { layout, modes: plain_modes(cx, layout)?, composed })
    }

    /// The index of the inner layout that becomes `index`.
    fn inner(&self, cx: Cx<'a>, index: i64) -> Result<'a, i64> {
        match self.composed {
            None => Ok(index),
            Some(Composed { outer: Tree::Swizzle(s), offset: Tree::Int(offset), .. }) => {
                // A swizzle is its own inverse.
                Ok(cx.sub(Int::dynamic(s.apply(index)), offset)?.value)
            }
            Some(c) => cx.fail(Fault::WrongKind { operation: "where", wanted: "a layout or a swizzled layout", found: c.outer }),
        }
    }
}

/// Runs `cutectl where`; `stepwise` tells how each coordinate is found.
pub fn preimage(app: &mut App, command: &WhereCommand, stepwise: bool) -> Done {
    let held = Bump::new();
    let (mut first, mut indices) = (command.layout.as_str(), &command.indices[..]);
    let turned;
    if let [only] = indices
        && only != "-"
        && let (Ok(a), Ok(b)) = (unjudged(app, &held, first), unjudged(app, &held, only))
        && let (Value::Tree(Tree::Int(_)), Value::Tree(subject)) = (a.answer, b.answer)
        && !matches!(subject, Tree::Int(_))
    {
        // The kinds tell which is the layout.
        turned = [first.to_string()];
        (first, indices) = (only, &turned);
    }
    let Some(layout) = value(app, &held, first, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&held);
    let inverse = match Inverse::new(cx, layout) {
        Ok(inverse) => inverse,
        Err(fault) => {
            refuse(app, first, fault);
            return Ok(());
        }
    };
    let mut search = Search::new(cx, inverse, command, first);
    search.stepwise = stepwise;
    search.begin(app)?;
    let apart = stand_apart(search.format) && !stepwise;
    let mut each = |app: &mut App, source: &str, origin: &Origin| search.answer(app, source, origin);
    if input::from_stdin(indices) {
        match apart {
            true => threads::stdin_lines_apart(app, filled(each))?,
            false => input::stdin_lines(app, filled(each))?,
        }
    } else {
        indices.iter().try_for_each(|index| match index.as_str() {
            "-" => input::stdin_lines(app, filled(&mut each)),
            index => each(app, index, &ARGUMENT),
        })?;
    }
    search.end(app)
}

/// The digits of the largest extent among modes.
fn digits<'a>(cx: Cx<'a>, modes: &[Tree<'a>]) -> usize {
    modes.iter().filter_map(|mode| cx.product(*mode).ok()).map(|n| n.value.max(1).ilog10() as usize + 1).max().unwrap_or(1)
}

/// The coordinates of indices, as they are asked for.
struct Search<'s, 'a> {
    cx: Cx<'a>,
    inverse: Inverse<'a>,
    replies: Replies,
    format: Format,
    /// The most coordinates that are listed for one index.
    limit: u64,
    /// Whether every form of a coordinate is wanted.
    forms: bool,
    /// The layout as it was typed.
    source: &'s str,
    /// Whether the answer is told step by step.
    stepwise: bool,
}

/// The coordinates of one index that were found.
#[derive(Default)]
struct Found {
    /// The natural coordinates, as they are written.
    text: Vec<u8>,
    /// The rows of a table of forms: 1-D, flat and natural.
    forms: Vec<Vec<Cell>>,
    count: u64,
    more: bool,
}

impl<'s, 'a> Search<'s, 'a> {
    fn new(cx: Cx<'a>, inverse: Inverse<'a>, command: &WhereCommand, source: &'s str) -> Self {
        let format = command.format.format;
        let rank = inverse.layout.shape.rank();
        let flat = match format.is_text() {
            true => format!("{rank}-D"),
            false => "flat".to_string(),
        };
        let linear = if format.is_text() { "1-D" } else { "linear" };
        let columns: Vec<&str> = match (command.forms, rank) {
            (false, _) => vec!["index", "coords", "more"],
            (true, 0 | 1) => vec!["index", linear, "natural"],
            (true, _) => vec!["index", linear, &flat, "natural"],
        };
        let mut replies = Replies::new(&columns, format);
        if command.forms {
            let shape = inverse.layout.shape;
            let tops =
                shape.items().map_or(String::new(), |modes| format!("({})", vec!["0".repeat(digits(cx, modes)); modes.len()].join(",")));
            let natural = tree_text(shape).replace('_', "").len();
            let widths = [digits(cx, &[shape]) + 2, digits(cx, &[shape]), tops.len(), natural];
            let widths: Vec<usize> = if columns.len() == 3 { vec![widths[0], widths[1], natural] } else { widths.to_vec() };
            replies.rows = Rows::new(format, &columns, &widths);
        }
        Search { cx, inverse, replies, format, limit: command.limit.most(), forms: command.forms, source, stepwise: false }
    }

    fn begin(&mut self, app: &mut App) -> Done {
        if self.tabled() { Ok(self.replies.rows.begin(&mut app.out)?) } else { Ok(()) }
    }

    fn end(&mut self, app: &mut App) -> Done {
        if self.tabled() { Ok(self.replies.rows.end(&mut app.out)?) } else { Ok(()) }
    }

    /// Whether the answers are rows of a table.
    fn tabled(&self) -> bool {
        !self.stepwise && (self.forms || !self.format.is_text())
    }

    /// Answers which coordinates have one index.
    fn answer(&mut self, app: &mut App, source: &str, origin: &Origin) -> Done {
        let arena = Bump::new();
        let index = match unjudged(app, &arena, source) {
            Ok(outcome) if app.judged(&outcome, source, origin) => return Ok(()),
            Ok(outcome) => outcome.answer,
            Err(error) => return self.replies.report(app, source, origin, &error),
        };
        let Value::Tree(Tree::Int(index)) = index else {
            let wanted = match index {
                Value::Tree(t) if t.is_tuple() => "an index (`crd2idx` has the index of a coordinate)",
                _ => "an index, an integer",
            };
            let kind = ErrorKind::WrongKind { wanted, found: index };
            return self.replies.report(app, source, origin, &Error::new(kind, Span::new(0, source.len())));
        };
        let inner = match self.inverse.inner(self.cx, index.value) {
            Ok(inner) => inner,
            Err(fault) => {
                refuse(app, self.source, fault);
                return Ok(());
            }
        };
        if self.stepwise {
            return self.explain(app, index.value, inner);
        }
        let (found, ended) = self.find(app, index.value, inner)?;
        if found.count == 0 && ended {
            app.no();
        }
        if !ended {
            if self.format.is_text() && !self.forms && found.count > 0 {
                app.out.write_all(b" ...\n")?;
            }
            let fault = Fault::SearchBound { operation: "where", steps: SEARCH_BOUND };
            return self.replies.report(app, source, origin, &Error::new(ErrorKind::Fault(&fault), Span::new(0, source.len())));
        }
        self.write(app, index.value, found)
    }

    /// Tells how the coordinates of an index are found.
    fn explain(&self, app: &mut App, index: i64, inner: i64) -> Done {
        let (mut found, mut more) = (Vec::new(), false);
        let mut scratch = Bump::new();
        let ended = solve(&self.inverse.modes, inner, &mut { SEARCH_BOUND }, &mut |flat| {
            more = found.len() == MAX_TOLD;
            let cx = Cx::new(&scratch, self.cx.mode);
            if let (false, Ok(coord)) = (more, in_profile(cx, self.inverse.layout, flat)) {
                found.push((app.notation.text(Value::Tree(coord)), flat.to_vec()));
            }
            scratch.reset();
            !more
        });
        if found.is_empty() {
            app.no();
        }
        let modes = &self.inverse.modes;
        let lines = match (ended, properties::range(self.cx, modes)) {
            (Some(()), Ok(range)) => {
                let search = inverse::Search { source: self.source, modes, range, index, inner, found: &found, more };
                search.lines(app.notation)
            }
            (None, Ok(_)) => {
                refuse(app, self.source, self.cx.arena.alloc(Fault::SearchBound { operation: "where", steps: SEARCH_BOUND }));
                return Ok(());
            }
            (_, Err(fault)) => {
                refuse(app, self.source, fault);
                return Ok(());
            }
        };
        write_steps(app, self.format, "where", &lines)
    }

    /// Every coordinate of an index up to the limit, and whether the search came to its end.
    fn find(&self, app: &mut App, index: i64, inner: i64) -> std::result::Result<(Found, bool), Stop> {
        let json = self.format.is_json();
        let mut found = Found::default();
        let mut scratch = Bump::new();
        let mut written = Ok(());
        let ended = solve(&self.inverse.modes, inner, &mut { SEARCH_BOUND }, &mut |flat| {
            if found.count == self.limit {
                found.more = true;
                return false;
            }
            let cx = Cx::new(&scratch, self.cx.mode);
            if self.forms {
                found.forms.extend(self.row(app, cx, index, flat));
                found.count += 1;
            } else if let Ok(coord) = in_profile(cx, self.inverse.layout, flat) {
                found.text.extend((found.count > 0).then_some(if json { b',' } else { b' ' }));
                found.count += 1;
                if json { json::tree(&mut found.text, coord) } else { app.notation.tree(&mut found.text, coord) }
            }
            scratch.reset();
            if self.format.is_text() && found.text.len() >= 1 << 15 {
                // However many there are, they take no memory.
                written = app.out.write_all(&found.text);
                found.text.clear();
            }
            written.is_ok()
        });
        written?;
        if ended.is_none() && self.format.is_text() {
            app.out.write_all(&std::mem::take(&mut found.text))?;
        }
        Ok((found, ended.is_some()))
    }

    /// A coordinate in every form: 1-D, one integer a mode, natural.
    fn row<'b>(&self, app: &App, cx: Cx<'b>, index: i64, flat: &[i64]) -> Option<Vec<Cell>>
    where
        'a: 'b,
    {
        let (mut linear, mut size) = (0i64, 1i64);
        for (at, mode) in flat.iter().zip(&self.inverse.modes) {
            linear = linear.checked_add(at.checked_mul(size)?)?;
            size = size.checked_mul(mode.extent)?;
        }
        let row = row(cx, self.inverse.layout.shape, None, linear).ok()?;
        let mut cells: Vec<Cell> = vec![index.into(), linear.into()];
        if self.inverse.layout.shape.rank() > 1 {
            cells.push(self.replies.cell(app.notation, row.flat));
        }
        cells.push(self.replies.cell(app.notation, row.natural));
        Some(cells)
    }

    fn write(&mut self, app: &mut App, index: i64, mut found: Found) -> Done {
        if self.forms {
            return found.forms.iter().try_for_each(|row| Ok(self.replies.rows.row(&mut app.out, row)?));
        }
        if self.format.is_text() {
            found.text.extend(match (found.count, found.more) {
                (0, false) => b"none".as_slice(),
                (0, true) => b"...",
                (_, true) => b" ...",
                (_, false) => b"",
            });
            found.text.push(b'\n');
            return Ok(app.out.write_all(&found.text)?);
        }
        let text = String::from_utf8_lossy(&found.text);
        let coords = if self.format.is_json() { Cell::Raw(format!("[{text}]")) } else { Cell::Text(text.into_owned()) };
        Ok(self.replies.rows.row(&mut app.out, &[index.into(), coords, found.more.into()])?)
    }
}
