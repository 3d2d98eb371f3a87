//! `assert`: whether expressions are true.

use crate::algebra::Tree;
use crate::commands::lines::{for_each, stand_apart};
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, Sources};
use crate::render::table::{Format, Rows};
use crate::say;
use crate::say::visible::visible;
use crate::syntax::ast::{Binary, Call, Expr, Kind, Span, Statement, Unary};
use crate::syntax::parser;
use crate::value::Value;
use bumpalo::Bump;
use clap::Args;
use std::io::Write;

/// The arguments of `assert`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Assert {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The format of answers; every format but text has a row for each condition
    #[command(flatten)]
    pub format: Formatted,
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

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.sources.exprs.clone(), self.format.format)
    }
}

/// Runs `cutectl assert`.
pub fn assert(app: &mut App, command: &Assert) -> Done {
    let format = command.format.format;
    let mut rows = Rows::new(format, &["expr", "holds", "why"], &[0, 0, 0]);
    if !format.is_text() {
        rows.begin(&mut app.out)?;
    }
    for_each(app, &command.sources, stand_apart(format), &mut |app, arena, source, origin, result| match result {
        Ok(outcome) => {
            let answer = if outcome.bound.is_some() { Value::Nothing } else { outcome.answer };
            let all: Vec<Value> = outcome.earlier.iter().copied().chain([answer]).filter(|value| *value != Value::Nothing).collect();
            app.count(all.len() + outcome.held);
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
            let fails = all.iter().any(|value| matches!(value, Value::Tree(Tree::Int(condition)) if condition.value == 0));
            let sides = if fails && outcome.earlier.is_empty() { sides(app, arena, source) } else { String::new() };
            let said = source.trim_end_matches(|c: char| c == ';' || c.is_whitespace()).trim_start();
            if fails {
                app.no();
            }
            match (format.is_text(), fails) {
                (false, _) if all.is_empty() && outcome.held == 0 => {}
                (false, fails) => rows.row(&mut app.out, &[said.into(), (!fails).into(), sides.as_str().into()])?,
                (true, true) if sides.is_empty() => writeln!(app.out, "false: {}", visible(said))?,
                (true, true) => writeln!(app.out, "false: {}  ({sides})", visible(said))?,
                (true, false) => {}
            }
            Ok(())
        }
        Err(error) => {
            if let ErrorKind::Refused { refusal: crate::functions::Refusal::Assert { .. }, .. } = error.kind {
                app.no();
                app.count(1);
                let d = say::explain(&error, source, &app.session.env);
                return match format.is_text() {
                    true => Ok(writeln!(app.out, "false: {}", visible(&d.message))?),
                    false => Ok(rows.row(&mut app.out, &[source.trim().into(), false.into(), d.message.as_str().into()])?),
                };
            }
            app.report(source, origin, &error);
            Ok(())
        }
    })?;
    if !format.is_text() {
        rows.end(&mut app.out)?;
    }
    if app.counted() == 0 && !app.has_failed() {
        app.refuse_as("E0711", "nothing is asserted: `assert` takes conditions such as `size(A) == 32`; `A = 33` binds a name");
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

/// The values on both sides of a comparison, where it does not show them itself: `32 == 33`.
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
        (Some(a), Some(b)) => {
            let squeezed = |text: &str| text.replace(' ', "");
            let sides = format!("{a} {} {b}", op.symbol());
            if squeezed(&sides) == squeezed(source.trim().trim_end_matches(';')) { String::new() } else { sides }
        }
        _ => String::new(),
    }
}
