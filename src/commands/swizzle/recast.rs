//! `swizzle recast`: a swizzle for elements of another size.

use crate::algebra::{Composed, Int, Tree};
use crate::commands::memory;
use crate::commands::swizzle::of_value;
use crate::eval::call::call;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::say::words::count;
use crate::value::Value;
use bumpalo::Bump;
use clap::Args;

/// `swizzle recast`
#[derive(Args, Debug)]
#[group(skip)]
pub struct SwizzleRecast {
    /// A swizzle, or a swizzled layout
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type that it counts now
    #[arg(long, value_name = "TYPE")]
    pub from: String,
    /// The type that it shall count
    #[arg(long, value_name = "TYPE")]
    pub to: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// Runs `cutectl swizzle recast`.
pub fn recast(app: &mut App, command: &SwizzleRecast) -> Done {
    let arena = Bump::new();
    let Some(value) = memory::evaluated(app, &arena, &command.swizzle) else {
        return Ok(());
    };
    let Some((swizzle, own, tree)) = of_value(app, &command.swizzle, value) else {
        return Ok(());
    };
    let (Some((from, _)), Some((to, _))) = (memory::element(app, &command.from), memory::element(app, &command.to)) else {
        return Ok(());
    };
    let bits = [from, to].map(|n| Value::Tree(Tree::Int(Int::fixed(n))));
    let result = match call(app.session.cx(&arena), "recast_layout", &bits, &[Value::Tree(tree)]) {
        Ok(Value::Tree(result)) => result,
        Ok(_) => return Ok(()),
        Err(kind) => {
            memory::refuse_kind::<()>(app, &command.swizzle, kind);
            return Ok(());
        }
    };
    let made = match result {
        Tree::Swizzle(s) => Some(s),
        Tree::Composed(Composed { outer: Tree::Swizzle(s), .. }) => Some(*s),
        _ => None,
    };
    let note = match (own, made) {
        (Some(_), _) => "the swizzle of a shared-memory pointer counts bytes: it stays, and the layout changes".to_string(),
        (_, Some(s)) if s.bits < swizzle.bits => {
            let lost = usize::from(swizzle.bits - s.bits);
            format!("{} of the swizzle lost: what lies within an element of {to} bits cannot move by itself", count(lost, "bit"))
        }
        (_, None) => "no swizzle is left: all that it moves lies within an element".to_string(),
        _ if from == to => "nothing changes".to_string(),
        _ => format!("only M changes, by the logarithm of {from}/{to}: the same bytes move, counted in larger or smaller elements"),
    };
    let result = app.notation.text(Value::Tree(result));
    let lines = format!("{result}\n# {note}\n");
    let facts = [("result", result.into()), ("note", note.into())];
    app.answer(command.format.format, Answer::new().prose(lines).facts(facts).for_programs())
}
