//! `slice`: what a coordinate with underscores keeps.

use crate::algebra::{Cx, Int, Layout, Tree};
use crate::commands::calls::Call;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::words::short;
use crate::value::Value;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `slice`
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

impl Run for Slice {
    const ABOUT: &'static str = "What a coordinate with underscores keeps";
    const EXAMPLES: &'static str = "\
Example:
  cutectl slice '(_,1)' '(4,8):(8,1)'";

    fn run(&self, app: &mut App) -> Done {
        slice(app, self, "slice")
    }
}

/// How many selected indices are listed.
const LISTED: i64 = 16;

/// `slice` and `dice`: the call, and for a layout where the slice starts and what it selects.
pub fn slice(app: &mut App, command: &Slice, function: &'static str) -> Done {
    let arena = Bump::new();
    let Some(mut call) = Call::new(app, &arena, function, &[&command.coord, &command.x], ",") else {
        return Ok(());
    };
    if let [(_, Value::Tree(Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))), ..] = call.operands[..] {
        app.refuse(&format!(
            "`{function}` takes the coordinate first, and then what is cut\n  help: `cutectl {function} '{}' '{}'`",
            short(&command.x),
            short(&command.coord)
        ));
        return Ok(());
    }
    let outcome = call.run(app, &arena, function);
    let Some(outcome) = call.answered(app, outcome) else {
        return Ok(());
    };
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
    app.answer(command.format.format, Answer::new().prose(lines).facts(facts).for_programs())
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
