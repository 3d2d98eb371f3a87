//! `compose`: the composition of layouts, from the left.

use crate::commands::calls::{Call, Wrong};
use crate::commands::eval::Answers;
use crate::commands::lines::{stand_apart, with_lines};
use crate::commands::table::Run;
use crate::eval::session::Outcome;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand;
use crate::render::table::Format;
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `compose`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Compose {
    /// Layouts; the last one may be a tiler, and one may be `-`: every line of standard input in its place
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

    fn expressions(&self) -> (Vec<String>, Format) {
        let whole = self.layouts.iter().map(|layout| operand::tuple(layout).into_owned());
        let whole = whole.reduce(|left, right| format!("composition({left}, {right})"));
        (whole.into_iter().collect(), self.format.format)
    }
}

/// `compose`: from the left.
pub fn compose(app: &mut App, c: &Compose) -> Done {
    let operands: Vec<&str> = c.layouts.iter().map(String::as_str).collect();
    app.notation.spelling = Default::default();
    let mut answers = Answers::new(c.format.format).of_run(app)?;
    with_lines(app, &operands, stand_apart(c.format.format), &mut |app, operands, origin| composed(app, operands, origin, &mut answers))?;
    answers.end(app)
}

/// Answers one composition of several operands.
fn composed(app: &mut App, operands: &[&str], origin: &Origin, answers: &mut Answers) -> Done {
    const OPENED: &str = "composition(";
    let arena = Bump::new();
    let count = operands.len() - 1;
    let mut call = Call { text: OPENED.repeat(count), ..Call::default() };
    let mut ends = Vec::new();
    for (i, operand) in operands.iter().enumerate() {
        call.text += if i > 0 { ", " } else { "" };
        if let Err(Wrong { text, error }) = call.add(app, &arena, operand, origin) {
            return answers.answer(app, &arena, &text, origin, Err(error));
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
            Err(error) => return answers.answer(app, &arena, &call.text, origin, Err(error)),
        }
    }
    match outcome {
        Some(outcome) => answers.answer(app, &arena, &call.text, origin, Ok(Outcome { warnings: call.warnings, ..outcome })),
        None => Ok(()),
    }
}
