//! `idx2crd`: the natural coordinate of 1-D coordinates.

use crate::algebra::Tree;
use crate::commands::coords::{Question, questions};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand;
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `idx2crd`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Idx2crd {
    /// A shape or a layout; without it lines of input are `SHAPE INDEX...`
    #[arg(value_name = "SHAPE", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub shape: Option<String>,
    /// 1-D coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
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

    fn expressions(&self) -> (Vec<String>, Format) {
        let shape = self.shape.as_deref().map(operand::tuple).unwrap_or_default();
        let calls = self.indices.iter().map(|index| format!("idx2crd({}, {shape})", operand::tuple(index)));
        (calls.collect(), self.format.format)
    }
}

/// Runs `cutectl idx2crd`.
pub fn idx2crd(app: &mut App, command: &Idx2crd) -> Done {
    let question = Question {
        subject: command.shape.as_deref(),
        operands: &command.indices,
        answer: &|cx, shape, index| {
            let shape = match shape {
                t if t.is_int_tuple() => t,
                t => cx.inner_layout("idx2crd", t)?.shape,
            };
            cx.idx2crd(index, shape)
        },
        at_once: |_, _| None,
        // As CuTe's own function takes them.
        swapped: |first, second| matches!(first, Tree::Int(_)) && !matches!(second, Tree::Int(_)),
        columns: ["index", "coord"],
        format: command.format.format,
    };
    questions(app, &question)
}
