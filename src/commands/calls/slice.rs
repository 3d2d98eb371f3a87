//! `slice`: what a coordinate with underscores keeps.

use crate::algebra::{Cx, Int, Layout, Tree};
use crate::commands::calls::{Call, expressions, lists};
use crate::commands::lines::{stand_apart, with_lines};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer::{Answer, Answers};
use crate::render::table::{Cell, Format};
use crate::say::report::Origin;
use crate::value::Value;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `slice`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Slice {
    /// A coordinate with underscores
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coord: String,
    /// Layouts, tensors or tuples; `-` reads them from standard input, one a line
    #[arg(value_name = "X", required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub xs: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Slice {
    const ABOUT: &'static str = "What a coordinate with underscores keeps";
    const EXAMPLES: &'static str = "\
Example:
  cutectl slice '(_,1)' '(4,8):(8,1)'";

    fn run(&self, app: &mut App) -> Done {
        slice(app, self, "slice")
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.calls("slice"), self.format.format)
    }
}

impl Slice {
    /// The expressions of the calls of `slice` or `dice`.
    pub fn calls(&self, function: &str) -> Vec<String> {
        expressions(function, &lists(&[&self.coord], &self.xs))
    }
}

/// How many selected indices are listed.
const LISTED: i64 = 16;

/// `slice` and `dice`: the call, and for a layout where the slice starts and what it selects.
pub fn slice(app: &mut App, command: &Slice, function: &'static str) -> Done {
    let format = command.format.format;
    let several = command.xs.len() != 1 || command.xs[0] == "-";
    let mut answers = Answers::new(format, several);
    for operands in lists(&[&command.coord], &command.xs) {
        with_lines(app, &operands, stand_apart(format), &mut |app, operands, origin| match sliced(app, operands, origin, function) {
            Some(answer) => Ok(answers.write(&mut app.out, |mut w| answer.write(&mut w, format))?),
            None => Ok(()),
        })?;
    }
    Ok(answers.end(&mut app.out)?)
}

/// The answer of one call; what is wrong has been reported.
fn sliced(app: &mut App, operands: &[&str], origin: &Origin, function: &'static str) -> Option<Answer<'static>> {
    let arena = Bump::new();
    let mut call = Call::new(app, &arena, function, operands, origin).map_err(|wrong| wrong.report(app, origin)).ok()?;
    if let [(_, Value::Tree(Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))), (_, Value::Tree(coord))] = call.operands[..]
        && !matches!(coord, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))
    {
        // What is cut stands first: the kinds tell.
        let swapped = [operands[1], operands[0]];
        call = Call::new(app, &arena, function, &swapped, origin).map_err(|wrong| wrong.report(app, origin)).ok()?;
    }
    let outcome = call.run(app, &arena, function);
    let outcome = call.answered(app, outcome, origin)?;
    let selected = match call.operands[..] {
        [(_, Value::Tree(coord)), (_, Value::Tree(Tree::Layout(layout)))] => selection(app.session.cx(&arena), coord, *layout).ok(),
        _ => None,
    };
    let text = app.notation.text(outcome.answer);
    let mut lines = format!("{text}\n");
    let mut facts: Vec<(&str, Cell)> = vec![("result", text.into())];
    if let Some(s) = selected {
        let list: Vec<String> = s.listed.iter().map(i64::to_string).collect();
        let more = if s.count > LISTED { " ..." } else { "" };
        lines += &format!("# offset {}; {} of {} cells: {}{more}\n", s.offset, s.count, s.size, list.join(" "));
        facts.extend([("offset", s.offset.into()), ("selected", s.count.into()), ("size", s.size.into())]);
    }
    Some(Answer::new().prose(lines).facts(facts).for_programs())
}

/// The cells that a coordinate with underscores selects.
struct Selection {
    offset: i64,
    count: i64,
    size: i64,
    listed: Vec<i64>,
}

fn selection<'a>(cx: Cx<'a>, coord: Tree<'a>, layout: Layout<'a>) -> crate::algebra::Result<'a, Selection> {
    let (slice, offset) = cx.slice_and_offset(coord, layout)?;
    let offset = cx.int("slice", offset)?;
    let count = cx.size(slice)?.value;
    let listed = (0..count.min(LISTED)).map(|i| {
        let index = cx.evaluate(slice, Tree::Int(Int::dynamic(i)))?;
        Ok(cx.add(offset, cx.int("slice", index)?)?.value)
    });
    Ok(Selection { offset: offset.value, count, size: cx.size(layout)?.value, listed: listed.collect::<crate::algebra::Result<'a, _>>()? })
}
