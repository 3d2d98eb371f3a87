//! `compose`: the composition of layouts, from the left.

use crate::commands::calls::Call;
use crate::commands::eval;
use crate::commands::table::Run;
use crate::eval::session::Outcome;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::syntax::ast::Span;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `compose`
#[derive(Args, Debug)]
pub struct Compose {
    /// Layouts; the last one may be a tiler
    #[arg(value_name = "LAYOUT", num_args = 2.., required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layouts: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Compose {
    const ABOUT: &'static str = "A o B, and on to the right";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl compose '(6,2):(8,2)' '(4,3):(3,1)'
  cutectl compose '(8,8):(8,1)' '<4:2,_>'";

    fn run(&self, app: &mut App) -> Done {
        compose(app, self)
    }
}

/// `compose`: from the left.
pub fn compose(app: &mut App, c: &Compose) -> Done {
    const OPENED: &str = "composition(";
    let arena = Bump::new();
    let count = c.layouts.len() - 1;
    let mut call = Call { text: OPENED.repeat(count), ..Call::default() };
    let mut ends = Vec::new();
    for (i, operand) in c.layouts.iter().enumerate() {
        call.text += if i > 0 { ", " } else { "" };
        if call.add(app, &arena, operand).is_none() {
            return Ok(());
        }
        call.text += if i > 0 { ")" } else { "" };
        ends.push(call.text.len());
    }
    let mut outcome: Option<Outcome> = None;
    let mut whole = call.operands[0];
    for (i, right) in call.operands.iter().enumerate().skip(1) {
        let span = Span::new((count - i) * OPENED.len(), ends[i]);
        match app.session.call(&arena, "composition", &[], &[whole, *right], span) {
            Ok(next) => {
                call.warnings.extend(&next.warnings);
                whole = (span, next.answer);
                outcome = Some(next);
            }
            Err(error) => return eval::one(app, &arena, &call.text, Err(error), c.format.format),
        }
    }
    match outcome {
        Some(outcome) => eval::one(app, &arena, &call.text, Ok(Outcome { warnings: call.warnings, ..outcome }), c.format.format),
        None => Ok(()),
    }
}
