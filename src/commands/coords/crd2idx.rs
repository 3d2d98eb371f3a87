//! `crd2idx`: the index of coordinates.

use crate::algebra::{Fault, Tree};
use crate::commands::coords::indices::Indices;
use crate::commands::coords::{Question, questions};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand;
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `crd2idx`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Crd2idx {
    /// A layout; without it lines of input are `LAYOUT COORD...`
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: Option<String>,
    /// Coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coords: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Crd2idx {
    const ABOUT: &'static str = "The index of coordinates";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl crd2idx '(3,(2,3)):(3,(12,1))' 16 1,5 '(1,(1,2))'
  seq 0 17 | cutectl crd2idx '(3,(2,3)):(3,(12,1))'
  echo '(3,(2,3)):(3,(12,1)) 16' | cutectl crd2idx";

    fn run(&self, app: &mut App) -> Done {
        crd2idx(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        let layout = self.layout.as_deref().map(operand::tuple).unwrap_or_default();
        let applied = self.coords.iter().map(|coord| match coord.trim() {
            tuple if tuple.starts_with('(') => format!("[{layout}]{tuple}"),
            coord => format!("[{layout}]({coord})"),
        });
        (applied.collect(), self.format.format)
    }
}

/// Runs `cutectl crd2idx`.
pub fn crd2idx(app: &mut App, command: &Crd2idx) -> Done {
    let question = Question {
        subject: command.layout.as_deref(),
        operands: &command.coords,
        answer: &|cx, layout, coord| {
            let layout = match layout {
                t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) => t,
                t => cx.layout_tree(cx.as_layout("crd2idx", t)?),
            };
            if coord.any_leaf(&|t| !matches!(t, Tree::Int(_))) {
                return cx.fail(Fault::WrongKind { operation: "crd2idx", wanted: "a coordinate of integers", found: coord });
            }
            cx.apply(layout, coord)
        },
        at_once: |cx, layout| match layout {
            Tree::Layout(layout) => Indices::new(cx, *layout),
            t if t.is_int_tuple() => Indices::new(cx, cx.as_layout("crd2idx", t).ok()?),
            _ => None,
        },
        swapped: |first, second| first.is_int_tuple() && matches!(second, Tree::Layout(_) | Tree::Composed(_)),
        columns: ["coord", "index"],
        format: command.format.format,
    };
    questions(app, &question)
}
