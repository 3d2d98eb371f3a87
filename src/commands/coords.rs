//! `crd2idx`, `idx2crd`, `where`, `coords`: coordinates and indices.

use crate::algebra::compact::Major;
use crate::algebra::properties::{PlainMode, SEARCH_BOUND, plain_modes, preimage as solve};
use crate::algebra::{Composed, Cx, Fault, Int, Layout, Result, Tree};
use crate::commands::eval::evaluated;
use crate::commands::table::Run;
use crate::eval::expression::{Error, ErrorKind, Warning};
use crate::eval::indices::Indices;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::input;
use crate::render::cute::strip;
use crate::render::listing::{Leaf, Listing, Style};
use crate::render::table::{Cell, Format, Rows};
use crate::say::diagnostic::explain_warning;
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::ast::Span;
use crate::value::notation::{Notation, Spelling, integer};
use crate::value::{Value, json};
use crate::view::grid::{Grid, Ranks};
use crate::view::ruler::Profile;
use crate::view::table::{in_profile, row};
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

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

impl Run for Crd2idx {
    const ABOUT: &'static str = "The index of coordinates";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl crd2idx '(3,(2,3)):(3,(12,1))' 16 '(1,5)' '(1,(1,2))'
  seq 0 17 | cutectl crd2idx '(3,(2,3)):(3,(12,1))'
  echo '(3,(2,3)):(3,(12,1)) 16' | cutectl crd2idx";

    fn run(&self, app: &mut App) -> Done {
        crd2idx(app, self)
    }
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

impl Run for Idx2crd {
    const ABOUT: &'static str = "The natural coordinate of 1-D coordinates";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl idx2crd '(3,(2,3))' 16
  seq 0 17 | cutectl idx2crd '(3,(2,3))'";

    fn run(&self, app: &mut App) -> Done {
        idx2crd(app, self)
    }
}

/// `where`
#[derive(Args, Debug)]
pub struct WhereCommand {
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

impl Run for WhereCommand {
    const ABOUT: &'static str = "Every coordinate that maps to an index";
    const EXAMPLES: &'static str = "\
Example:
  cutectl where '(3,(2,3)):(3,(12,1))' 17";

    fn run(&self, app: &mut App) -> Done {
        preimage(app, self)
    }
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

impl Run for Coords {
    const ABOUT: &'static str = "The coordinate table: 1-D, flat and natural coordinate, index";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl coords '(3,(2,3)):(3,(12,1))'
  cutectl coords --style strip '8:2'
  cutectl coords --format csv --from 16 --limit 4 '(4,(8,2))'";

    fn run(&self, app: &mut App) -> Done {
        table(app, self)
    }
}

/// What one operand after the first is answered with.
type Answer<'f> = dyn for<'a> Fn(Cx<'a>, Tree<'a>, Tree<'a>) -> Result<'a, Tree<'a>> + 'f;

/// A table that answers plain operands at once, where there is one.
type AtOnce = for<'a> fn(Cx<'a>, Tree<'a>) -> Option<Indices>;

/// Runs `cutectl crd2idx`.
pub fn crd2idx(app: &mut App, command: &Crd2idx) -> Done {
    questions(
        app,
        command.layout.as_deref(),
        &command.coords,
        &|cx, layout, coord| {
            let layout = match layout {
                t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) => t,
                t => cx.layout_tree(cx.as_layout("crd2idx", t)?),
            };
            if coord.any_leaf(&|t| !matches!(t, Tree::Int(_))) {
                return cx.fail(Fault::WrongKind { operation: "crd2idx", wanted: "a coordinate of integers", found: coord });
            }
            cx.apply(layout, coord)
        },
        |cx, layout| match layout {
            Tree::Layout(layout) => Indices::new(cx, *layout),
            t if t.is_int_tuple() => Indices::new(cx, cx.as_layout("crd2idx", t).ok()?),
            _ => None,
        },
    )
}

/// Runs `cutectl idx2crd`.
pub fn idx2crd(app: &mut App, command: &Idx2crd) -> Done {
    questions(
        app,
        command.shape.as_deref(),
        &command.indices,
        &|cx, shape, index| {
            let shape = match shape {
                t if t.is_int_tuple() => t,
                t => cx.inner_layout("idx2crd", t)?.shape,
            };
            cx.idx2crd(index, shape)
        },
        |_, _| None,
    )
}

/// One answer for each operand: from arguments, from standard input, or whole questions from
/// standard input where there is no argument.
fn questions(app: &mut App, first: Option<&str>, operands: &[String], answer: &Answer, at_once: AtOnce) -> Done {
    let Some(first) = first.filter(|f| *f != "-") else {
        if !operands.is_empty() {
            app.refuse("`-` reads whole questions from standard input, so nothing may follow it");
            return Ok(());
        }
        app.session.check = app.check; // many questions
        return input::stdin_lines(app, |app, line, origin| whole(app, line, origin, answer));
    };
    let held = Bump::new();
    let Some(subject) = value(app, &held, first, &ARGUMENT) else {
        return Ok(());
    };
    let mut arena = Bump::with_capacity(1 << 12);
    let table = at_once(app.session.cx(&held), subject);
    let mut each = |app: &mut App, text: &str, origin: &Origin| -> Done {
        if !app.session.check
            && let Some(index) = table.as_ref().and_then(|table| table.of(text))
        {
            app.line.clear();
            integer(&mut app.line, index);
            app.line.push(b'\n');
            return Ok(app.out.write_all(&app.line)?);
        }
        if let Some(operand) = value(app, &arena, text, origin) {
            let cx = app.session.cx(&arena);
            let result = answer(cx, subject, operand);
            let span = Span::new(0, text.len());
            if app.session.check
                && result.is_ok()
                && let Some(finding) = domain(cx, subject).and_then(|shape| cx.check_coordinate(operand, shape))
            {
                app.remark(vec![explain_warning(&Warning { operation: "application", finding, span })], text, origin);
            }
            print(app, text, origin, span, result)?;
        }
        arena.reset();
        Ok(())
    };
    if input::from_stdin(operands) {
        app.session.check = app.check; // many questions
        return input::stdin_lines(app, filled(each));
    }
    operands.iter().try_for_each(|operand| match operand.as_str() {
        "-" => input::stdin_lines(app, &mut each),
        operand => each(app, operand, &ARGUMENT),
    })
}

/// The shape whose coordinates are asked about.
fn domain<'a>(cx: Cx<'a>, subject: Tree<'a>) -> Option<Tree<'a>> {
    match subject {
        t if t.is_int_tuple() => Some(t),
        t => cx.inner_layout("crd2idx", t).ok().map(|layout| layout.shape),
    }
}

/// `each` for the lines that are not blank.
fn filled(mut each: impl FnMut(&mut App, &str, &Origin) -> Done) -> impl FnMut(&mut App, &str, &Origin) -> Done {
    move |app, line, origin| if line.trim().is_empty() { Ok(()) } else { each(app, line, origin) }
}

/// A line `LAYOUT COORD...`: answers separated by blanks, on one line.
fn whole(app: &mut App, line: &str, origin: &Origin, answer: &Answer) -> Done {
    if let Some(error) = input::unreadable(line) {
        app.report(line, origin, &error);
        return Ok(());
    }
    let arena = Bump::new();
    let mut at = 0;
    let (mut values, mut remarks) = (Vec::new(), Vec::new());
    loop {
        let mut session = std::mem::take(&mut app.session);
        let step = session.leading(&arena, line, at);
        app.session = session;
        match step {
            Err(error) => {
                app.report(line, origin, &error);
                return Ok(());
            }
            Ok(None) => break,
            Ok(Some((value, span, warnings))) => {
                at = span.end as usize;
                remarks.extend(warnings.iter().map(explain_warning));
                values.push((value, span));
            }
        }
    }
    let wanted = "a layout, a shape or a coordinate";
    if let Some((found, span)) = values.iter().find(|(value, _)| !matches!(value, Value::Tree(_))) {
        let kind = ErrorKind::WrongKind { wanted, found: *found };
        app.report(line, origin, &Error::new(kind, *span));
        return Ok(());
    }
    let Some(((Value::Tree(subject), subject_span), operands)) = values.split_first().map(|(s, o)| (*s, o)) else {
        return Ok(());
    };
    if operands.is_empty() {
        let wanted = "a layout and then coordinates";
        let kind = ErrorKind::WrongKind { wanted, found: Value::Tree(subject) };
        app.report(line, origin, &Error::new(kind, subject_span));
        return Ok(());
    }
    let cx = app.session.cx(&arena);
    let mut out = Vec::new();
    for (i, (operand, span)) in operands.iter().enumerate() {
        let Value::Tree(operand) = operand else {
            continue;
        };
        match answer(cx, subject, *operand) {
            Ok(t) => {
                if app.session.check
                    && let Some(finding) = domain(cx, subject).and_then(|shape| cx.check_coordinate(*operand, shape))
                {
                    remarks.push(explain_warning(&Warning { operation: "application", finding, span: *span }));
                }
                if i > 0 {
                    out.push(b' ');
                }
                app.notation.tree(&mut out, t);
            }
            Err(fault) => {
                app.report(line, origin, &Error::new(ErrorKind::Fault(fault), *span));
                return Ok(());
            }
        }
    }
    out.push(b'\n');
    if !remarks.is_empty() {
        app.remark(remarks, line, origin);
    }
    Ok(app.out.write_all(&out)?)
}

/// The value of a text, which must be one of the algebra, or its error reported.
pub fn value<'a>(app: &mut App, arena: &'a Bump, text: &str, origin: &Origin) -> Option<Tree<'a>> {
    match evaluated(app, arena, text, origin)? {
        Value::Tree(t) => Some(t),
        found => {
            wrong_kind(app, text, origin, found);
            None
        }
    }
}

/// Refuses a value that is none of the algebra.
pub fn wrong_kind(app: &mut App, text: &str, origin: &Origin, found: Value) {
    let kind = ErrorKind::WrongKind { wanted: "a layout, a shape or a coordinate", found };
    app.report(text, origin, &Error::new(kind, Span::new(0, text.len())));
}

/// Reports a fault under the whole of a text.
pub fn refuse(app: &mut App, text: &str, fault: &Fault) {
    let error = Error::new(ErrorKind::Fault(fault), Span::new(0, text.len()));
    app.report(text, &ARGUMENT, &error);
}

fn print(app: &mut App, text: &str, origin: &Origin, span: Span, result: Result<Tree>) -> Done {
    match result {
        Ok(t) => {
            let mut line = std::mem::take(&mut app.line);
            line.clear();
            app.notation.tree(&mut line, t);
            line.push(b'\n');
            let written = app.out.write_all(&line);
            app.line = line;
            Ok(written?)
        }
        Err(fault) => {
            app.report(text, origin, &Error::new(ErrorKind::Fault(fault), span));
            Ok(())
        }
    }
}

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

/// Runs `cutectl where`.
pub fn preimage(app: &mut App, command: &WhereCommand) -> Done {
    let held = Bump::new();
    let Some(layout) = value(app, &held, &command.layout, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&held);
    let inverse = match Inverse::new(cx, layout) {
        Ok(inverse) => inverse,
        Err(fault) => {
            refuse(app, &command.layout, fault);
            return Ok(());
        }
    };
    let headers = ["index", "coords", "more"];
    let mut rows = Rows::new(command.format.format, &headers, &[0, 0, 0]);
    let text = command.format.format.is_text();
    if !text {
        rows.begin(&mut app.out)?;
    }
    let mut each = |app: &mut App, source: &str, origin: &Origin| -> Done {
        let arena = Bump::new();
        let Some(index) = value(app, &arena, source, origin) else {
            return Ok(());
        };
        let Tree::Int(index) = index else {
            let kind = ErrorKind::WrongKind { wanted: "an index, an integer", found: Value::Tree(index) };
            app.report(source, origin, &Error::new(kind, Span::new(0, source.len())));
            return Ok(());
        };
        let inner = match inverse.inner(cx, index.value) {
            Ok(inner) => inner,
            Err(fault) => {
                refuse(app, &command.layout, fault);
                return Ok(());
            }
        };
        let json = command.format.format.is_json();
        let (mut found, mut count, mut more, mut written) = (Vec::new(), 0, false, Ok(()));
        let mut scratch = Bump::new();
        let ended = solve(&inverse.modes, inner, &mut { SEARCH_BOUND }, &mut |flat| {
            if count == command.limit {
                more = true;
                return false;
            }
            if let Ok(coord) = in_profile(Cx::new(&scratch, cx.mode), inverse.layout, flat) {
                found.extend((count > 0).then_some(if json { b',' } else { b' ' }));
                count += 1;
                if json { json::tree(&mut found, coord) } else { app.notation.tree(&mut found, coord) }
            }
            scratch.reset();
            if text && found.len() >= 1 << 15 {
                // However many there are, they take no memory.
                written = app.out.write_all(&found);
                found.clear();
            }
            written.is_ok()
        });
        written?;
        if ended.is_none() {
            if text && count > 0 {
                found.extend(b" ...\n");
                app.out.write_all(&found)?;
            }
            let fault = Fault::SearchBound { operation: "where", steps: SEARCH_BOUND };
            app.report(source, origin, &Error::new(ErrorKind::Fault(&fault), Span::new(0, source.len())));
            return Ok(());
        }
        if text {
            found.extend(match (count, more) {
                (0, false) => b"none".as_slice(),
                (0, true) => b"...",
                (_, true) => b" ...",
                (_, false) => b"",
            });
            found.push(b'\n');
            return Ok(app.out.write_all(&found)?);
        }
        let found = String::from_utf8_lossy(&found);
        let coords = if json { Cell::Raw(format!("[{found}]")) } else { Cell::Text(found.into_owned()) };
        Ok(rows.row(&mut app.out, &[index.value.into(), coords, more.into()])?)
    };
    if input::from_stdin(&command.indices) {
        input::stdin_lines(app, filled(&mut each))?;
    } else {
        command.indices.iter().try_for_each(|index| each(app, index, &ARGUMENT))?;
    }
    if !text {
        rows.end(&mut app.out)?;
    }
    Ok(())
}

/// Runs `cutectl coords`.
pub fn table(app: &mut App, command: &Coords) -> Done {
    if command.style == CoordStyle::Strip && !command.format.format.is_text() {
        app.refuse("`--style strip` is text; the other formats are for `--style table`");
        return Ok(());
    }
    let held = Bump::new();
    let Some(subject) = value(app, &held, &command.layout, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&held);
    match listing(app, cx, subject, command) {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, &command.layout, fault);
            Ok(())
        }
    }
}

fn listing<'a>(app: &mut App, cx: Cx<'a>, subject: Tree<'a>, command: &Coords) -> Result<'a, Done> {
    let layout = match subject {
        t if t.is_int_tuple() => None,
        t => Some(t),
    };
    let shape = match layout {
        Some(t) => cx.inner_layout("coords", t)?.shape,
        None => subject,
    };
    let size = cx.product(shape)?.value.max(0);
    let from = i64::try_from(command.from).unwrap_or(i64::MAX);
    let count = size.saturating_sub(from).min(command.limit.map_or(i64::MAX, |l| i64::try_from(l).unwrap_or(i64::MAX))).max(0);
    if command.style == CoordStyle::Strip {
        if shape.rank() != 1 {
            return cx.fail(Fault::WrongKind { operation: "coords --style strip", wanted: "a layout of rank 1", found: shape });
        }
        let whole = match layout {
            Some(t) => t,
            None => cx.layout_tree(cx.as_layout("coords", subject)?),
        };
        return Ok(strip(&mut app.out, &Grid::new(cx, whole, Ranks::Any)?, from, count).map_err(Into::into));
    }
    let rank = shape.rank();
    let flat = format!("{rank}-D");
    let mut headers = vec!["1-D"];
    if rank > 1 {
        headers.push(&flat);
    }
    headers.push("natural");
    if layout.is_some() {
        headers.push("index");
    }
    // The last row holds the widest coordinates; indices have the digits of the cosize and a sign.
    // In rows of data a number is a number.
    let plain = Notation { plain: app.notation.plain || matches!(command.format.format, Format::Csv | Format::Tsv), ..app.notation };
    let text = |t: Tree| plain.text(Value::Tree(t));
    let last = match size {
        0 => None,
        n => Some(row(cx, shape, layout, n - 1)?),
    };
    let wide = |t: Option<Tree>| t.map_or(1, |t| text(t).len());
    let index_width = match layout {
        Some(t) => {
            let inner = cx.inner_layout("coords", t)?;
            let negative = usize::from(plain_modes(cx, inner).is_ok_and(|m| m.iter().any(|m| m.stride < 0)));
            let digits = cx.cosize(inner).map_or(1, |c| c.value.max(1).ilog10() as usize + 1);
            digits + negative + last.and_then(|l| l.index).map_or(0, |t| if t.is_tuple() { text(t).len() } else { 0 })
        }
        None => 0,
    };
    let widths: Vec<usize> = [
        Some((size - 1).max(0).to_string().len()),
        (rank > 1).then(|| wide(last.map(|l| l.flat))),
        Some(wide(last.map(|l| l.natural))),
        layout.map(|_| index_width),
    ]
    .into_iter()
    .flatten()
    .collect();
    let mut rows = Rows::new(command.format.format, &headers, &widths);
    if count > 0
        && let Some(listing) = plain_listing(app, cx, shape, layout, from, command.format.format)
    {
        return Ok(rows.begin(&mut app.out).and_then(|()| listing.write(&mut app.out, count)).map_err(Into::into));
    }
    let json = command.format.format.is_json();
    let cell = |t: Tree| match json {
        true => {
            let mut out = Vec::new();
            json::tree(&mut out, t);
            Cell::Raw(String::from_utf8_lossy(&out).into_owned())
        }
        false => Cell::Text(text(t)),
    };
    let mut write = || -> Done {
        rows.begin(&mut app.out)?;
        let mut arena = Bump::with_capacity(1 << 12);
        for linear in from..from.saturating_add(count) {
            {
                let short = Cx::new(&arena, cx.mode);
                let Ok(row) = row(short, shape, layout, linear) else {
                    continue;
                };
                let mut cells = vec![Cell::from(row.linear)];
                if rank > 1 {
                    cells.push(cell(row.flat));
                }
                cells.push(cell(row.natural));
                cells.extend(row.index.map(cell));
                rows.row(&mut app.out, &cells)?;
            }
            arena.reset();
        }
        Ok(rows.end(&mut app.out)?)
    };
    Ok(write())
}

/// The table where it is plain decimal numbers in a format without alignment.
fn plain_listing<'a>(app: &App, cx: Cx<'a>, shape: Tree<'a>, layout: Option<Tree<'a>>, from: i64, format: Format) -> Option<Listing> {
    let style = match format {
        Format::Csv => Style { separator: ",", quote: "\"" },
        Format::Tsv => Style { separator: "\t", quote: "" },
        _ => return None,
    };
    let walked = match layout {
        Some(Tree::Layout(layout)) => *layout,
        Some(_) => return None,
        None => cx.make_layout(shape, Major::Left).ok()?,
    };
    let spelled = matches!(app.notation, Notation { spelling: Spelling::Cute, .. });
    if !spelled || !cx.keeps_dynamic(walked) {
        return None;
    }
    let leaves: Vec<Leaf> = plain_modes(cx, walked).ok()?.iter().map(|m| Leaf { extent: m.extent, stride: m.stride }).collect();
    Listing::new(&Profile::new(shape), &leaves, layout.is_some(), from, style)
}
