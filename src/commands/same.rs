//! `same`: whether two layouts are the same function.

use crate::algebra::{Cx, Tree};
use crate::commands::coords::{refuse, value};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::say::report::ARGUMENT;
use crate::value::Value;
use crate::value::notation::{Notation, tree_text};
use crate::view::facts::{self, Sameness};
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

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
