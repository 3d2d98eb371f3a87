//! `compat`, `same`, `assert`: questions with an exit status.

use crate::algebra::{Cx, Tree};
use crate::commands::coords::{refuse, value};
use crate::commands::eval::for_each;
use crate::commands::table::Run;
use crate::eval::expression::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, Sources, expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::{self, Cell, Format};
use crate::say::diagnostic;
use crate::say::report::ARGUMENT;
use crate::say::visible::visible;
use crate::syntax::ast::{Binary, Call, Expr, Kind, Span, Statement, Unary};
use crate::syntax::parser;
use crate::value::Value;
use crate::value::notation::{Notation, tree_text};
use crate::view::facts::{self, Sameness};
use crate::view::relation::relation;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

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

impl Run for Compat {
    const ABOUT: &'static str = "Is every coordinate of A a coordinate of B?";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl compat 24 '(4,6)'; echo $?
  cutectl compat 24 '(4,6)' '((2,2),6)'

Exit status: 0 yes, 1 no. For three or more shapes: whether each is compatible with the next.";

    fn run(&self, app: &mut App) -> Done {
        compat(app, self)
    }
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

impl Run for Same {
    const ABOUT: &'static str = "Are two layouts the same function?";
    const EXAMPLES: &'static str = "\
Example:
  cutectl same '(4,8):(1,4)' 32:1

Exit status: 0 yes, 1 no.";

    fn run(&self, app: &mut App) -> Done {
        same(app, self)
    }
}

/// `assert`
#[derive(Args, Debug)]
pub struct Assert {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
}

impl Run for Assert {
    const ABOUT: &'static str = "Check that expressions are true";
    const EXAMPLES: &'static str = "\
Example:
  cutectl assert 'size((4,8)) == 32' 'congruent((4,8),(8,1))'

Exit status: 0 all are, 1 some are not.";

    fn run(&self, app: &mut App) -> Done {
        assert(app, self)
    }
}

/// How many shapes a table compares, one column each.
const MAX_COMPARED: usize = 256;

/// The shape of a value: of a layout its shape, with layouts inside tuples as they are refused.
fn shape<'a>(app: &mut App, cx: Cx<'a>, text: &str, t: Tree<'a>) -> Option<Tree<'a>> {
    match t {
        t if t.is_int_tuple() => Some(t),
        t => match cx.inner_layout("compat", t) {
            Ok(layout) => Some(layout.shape),
            Err(fault) => {
                refuse(app, text, fault);
                None
            }
        },
    }
}

/// Runs `cutectl compat`.
pub fn compat(app: &mut App, command: &Compat) -> Done {
    let arena = Bump::new();
    let mut shapes = Vec::new();
    for text in &command.shapes {
        let Some(t) = value(app, &arena, text, &ARGUMENT) else {
            return Ok(());
        };
        let cx = app.session.cx(&arena);
        let Some(t) = shape(app, cx, text, t) else {
            return Ok(());
        };
        shapes.push(t);
    }
    let cx = app.session.cx(&arena);
    let result = match shapes[..] {
        [a, b] => pair(app, cx, a, b, command.format.format),
        _ => several(app, cx, &shapes, command.format.format),
    };
    match result {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, &command.shapes[0], fault);
            Ok(())
        }
    }
}

fn pair<'a>(app: &mut App, cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, format: Format) -> crate::algebra::Result<'a, Done> {
    let r = relation(cx, a, b)?;
    if !r.compatible {
        app.no();
    }
    let facts = [
        ("a", tree_text(a).into()),
        ("b", tree_text(b).into()),
        ("compatible", r.compatible.into()),
        ("reason", r.reason.as_str().into()),
        ("congruent", r.congruent.into()),
        ("weakly congruent", r.weakly_congruent.into()),
        ("weakly compatible", r.weakly_compatible.into()),
    ];
    let not = |yes: bool, what: &str| format!("{}{what}", if yes { "" } else { "not " });
    let others =
        [not(r.congruent, "congruent"), not(r.weakly_congruent, "weakly congruent"), not(r.weakly_compatible, "weakly compatible")];
    let lines = format!("{}: {}\n{}\n", not(r.compatible, "compatible"), r.reason, others.join(", "));
    Ok(app.answer(format, Answer::new().prose(lines).facts(facts).for_programs()))
}

fn several<'a>(app: &mut App, cx: Cx<'a>, shapes: &[Tree<'a>], format: Format) -> crate::algebra::Result<'a, Done> {
    for pair in shapes.windows(2) {
        if cx.compatible(pair[0], pair[1])?.value == 0 {
            app.no();
        }
    }
    if !format.is_text() {
        return Ok(pairs(app, cx, shapes, format).map_err(Into::into));
    }
    if shapes.len() > MAX_COMPARED {
        app.refuse(&format!(
            "the table of {} shapes is too wide: there are at most {MAX_COMPARED}, and any number with `--format csv`",
            shapes.len()
        ));
        return Ok(Ok(()));
    }
    let names: Vec<String> = shapes.iter().map(|s| tree_text(*s)).collect();
    let headers: Vec<&str> = std::iter::once("with").chain(names.iter().map(String::as_str)).collect();
    let mut rows = Vec::new();
    for (a, name) in shapes.iter().zip(&names) {
        let mut row: Vec<Cell> = vec![name.as_str().into()];
        for b in shapes {
            let yes = cx.compatible(*a, *b)?.value != 0;
            row.push(if yes { "yes" } else { "no" }.into());
        }
        rows.push(row);
    }
    Ok(app.answer(format, Answer::new().table(&headers, rows)))
}

/// Every pair of shapes, a row each, written as they come.
fn pairs<'a>(app: &mut App, cx: Cx<'a>, shapes: &[Tree<'a>], format: Format) -> std::io::Result<()> {
    let mut rows = table::Rows::new(format, &["a", "b", "compatible"], &[0, 0, 0]);
    rows.begin(&mut app.out)?;
    for a in shapes {
        let name = tree_text(*a);
        for b in shapes {
            let scratch = Bump::new();
            // That all of them have sizes is known by now.
            let yes = Cx::new(&scratch, cx.mode).compatible(*a, *b).is_ok_and(|yes| yes.value != 0);
            rows.row(&mut app.out, &[name.as_str().into(), tree_text(*b).into(), yes.into()])?;
        }
    }
    rows.end(&mut app.out)
}

/// Runs `cutectl same`.
pub fn same(app: &mut App, command: &Same) -> Done {
    let arena = Bump::new();
    let Some(a) = value(app, &arena, &command.a, &ARGUMENT) else {
        return Ok(());
    };
    let Some(b) = value(app, &arena, &command.b, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    match sameness(app, cx, a, b, command.format.format) {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, &command.a, fault);
            Ok(())
        }
    }
}

fn sameness<'a>(app: &mut App, cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, format: Format) -> crate::algebra::Result<'a, Done> {
    let alike = tree_text(a) == tree_text(b);
    let (verdict, functions) = match (a, b) {
        (Tree::Composed(x), Tree::Composed(y)) if x.outer == y.outer && x.offset == y.offset => {
            let (x, y) = (cx.inner_layout("same", x.inner)?, cx.inner_layout("same", y.inner)?);
            (facts::same(cx, x, y)?, Some((x, y)))
        }
        _ => {
            let (x, y) = (cx.as_layout("same", a)?, cx.as_layout("same", b)?);
            (facts::same(cx, x, y)?, Some((x, y)))
        }
    };
    let coalesce = match functions {
        Some((x, y)) => {
            let plain = Notation { plain: true, ..Notation::default() };
            let text = |l| plain.text(Value::Tree(Tree::Layout(&l)));
            text(cx.coalesce(x)?) == text(cx.coalesce(y)?)
        }
        None => alike,
    };
    let plain = Notation { plain: true, ..app.notation };
    let text = |t: Tree| plain.text(Value::Tree(t));
    let (yes, reason, differs) = match verdict {
        Sameness::Same => (true, "the same function".to_string(), None),
        Sameness::Sizes(m, n) => (false, format!("different domains: {m} and {n} coordinates"), None),
        Sameness::DifferAt(i) => {
            let at = Tree::Int(crate::algebra::Int::dynamic(i));
            let values = (text(cx.apply(a_layout(cx, a)?, at)?), text(cx.apply(a_layout(cx, b)?, at)?));
            (false, format!("they differ at coordinate {i}: {} and {}", values.0, values.1), Some(i))
        }
    };
    if !yes {
        app.no();
    }
    let word = |b: bool| if b { "alike" } else { "differently" };
    let lines = format!("{reason}\nthey print {} and coalesce {}\n", word(alike), word(coalesce));
    let facts = [
        ("same", yes.into()),
        ("reason", reason.into()),
        ("first difference", differs.map_or(Cell::Raw("null".into()), Cell::from)),
        ("print alike", alike.into()),
        ("coalesce alike", coalesce.into()),
    ];
    Ok(app.answer(format, Answer::new().prose(lines).facts(facts).for_programs()))
}

fn a_layout<'a>(cx: Cx<'a>, t: Tree<'a>) -> crate::algebra::Result<'a, Tree<'a>> {
    match t {
        Tree::Layout(_) | Tree::Composed(_) => Ok(t),
        t => Ok(cx.layout_tree(cx.as_layout("same", t)?)),
    }
}

/// Runs `cutectl assert`.
pub fn assert(app: &mut App, command: &Assert) -> Done {
    let mut asserted = 0;
    for_each(app, &command.sources, &mut |app, arena, source, origin, result| match result {
        Ok(outcome) => {
            let answer = if outcome.bound.is_some() { Value::Nothing } else { outcome.answer };
            let all: Vec<Value> = outcome.earlier.iter().copied().chain([answer]).filter(|value| *value != Value::Nothing).collect();
            asserted += all.len() + outcome.held;
            let refused = |app: &mut App, found, span| {
                let kind = ErrorKind::WrongKind { wanted: "a condition, which is true or false", found };
                app.report(source, origin, &Error::new(kind, span));
                Ok(())
            };
            let spans = conditions(app, arena, source);
            for (i, value) in all.iter().enumerate() {
                let (span, may_be) = spans.get(i).copied().unwrap_or((Span::new(0, source.len()), true));
                match value {
                    Value::Tree(Tree::Int(condition)) if may_be && matches!(condition.value, 0 | 1) => {}
                    found => return refused(app, *found, span),
                }
            }
            if all.iter().any(|value| matches!(value, Value::Tree(Tree::Int(condition)) if condition.value == 0)) {
                app.no();
                let sides = if outcome.earlier.is_empty() { sides(app, arena, source) } else { String::new() };
                let said = source.trim_end_matches(|c: char| c == ';' || c.is_whitespace()).trim_start();
                writeln!(app.out, "false: {}{sides}", visible(said))?;
            }
            Ok(())
        }
        Err(error) => {
            if let ErrorKind::Refused { refusal: crate::functions::Refusal::Assert { .. }, .. } = error.kind {
                app.no();
                asserted += 1;
                let d = diagnostic::explain(&error, source, &app.session.env);
                return Ok(writeln!(app.out, "false: {}", visible(&d.message))?);
            }
            app.report(source, origin, &error);
            Ok(())
        }
    })?;
    if asserted == 0 && !app.has_failed() {
        app.refuse("nothing is asserted: `assert` takes conditions such as `size(A) == 32`; `A = 33` binds a name");
    }
    Ok(())
}

/// Where the expressions of a text stand that have a value, and whether they can be conditions:
/// what counts or computes is none, even where it comes to 1.
fn conditions(app: &App, arena: &Bump, source: &str) -> Vec<(Span, bool)> {
    let statements = parser::parse(arena.alloc_str(source), arena, &app.session.env).unwrap_or_default();
    let valued = statements.iter().filter_map(|(statement, _)| match statement {
        Statement::Expr(e) if !matches!(e.kind, Kind::Call(call) if matches!(call.function.row().name, "static_assert") || prints(call)) => {
            Some((e.span, may_be_condition(e)))
        }
        _ => None,
    });
    valued.collect()
}

/// Whether a call is a print statement.
fn prints(call: &Call) -> bool {
    call.function.row().name.starts_with("print")
}

fn may_be_condition(e: &Expr) -> bool {
    match e.kind {
        Kind::Binary(op, _) => !matches!(
            op,
            Binary::Add | Binary::Subtract | Binary::Multiply | Binary::Divide | Binary::Remainder | Binary::ShiftLeft | Binary::ShiftRight
        ),
        Kind::Unary(op, _) => op == Unary::Not,
        Kind::Call(call) => call.function.row().question,
        Kind::Method(method) => method.call.function.row().question,
        Kind::Apply(_) => false,
        _ => true,
    }
}

/// The values on both sides of a comparison: ` (32 == 33)`.
fn sides(app: &mut App, arena: &Bump, source: &str) -> String {
    let Ok(statements) = parser::parse(source, arena, &app.session.env) else {
        return String::new();
    };
    let Some((Statement::Expr(e), _)) = statements.last() else {
        return String::new();
    };
    let Kind::Binary(op, pair) = e.kind else {
        return String::new();
    };
    if !matches!(op, Binary::Equal | Binary::Unequal | Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual) {
        return String::new();
    }
    let mut side = |e: &crate::syntax::ast::Expr| {
        let text = arena.alloc_str(&source[e.span.range()]);
        app.session.value(arena, text).ok().map(crate::value::notation::text)
    };
    match (side(&pair[0]), side(&pair[1])) {
        (Some(a), Some(b)) => format!("  ({a} {} {b})", op.symbol()),
        _ => String::new(),
    }
}
