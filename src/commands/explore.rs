//! `explore`: the full-screen view over an expression.

use crate::commands::EntryPoints;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{expression, function_names};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `explore`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Explore {
    /// What is looked at first; it can be edited
    #[arg(value_name = "EXPR", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub expr: Option<String>,
}

impl Run for Explore {
    const NO_STEPS: &'static str = "it takes the terminal over";
    const ABOUT: &'static str = "Look around inside a layout, full screen";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl explore '(3,(2,3)):(3,(12,1))'
  cutectl explore 'logical_divide((8,8):(8,1), (2,4))'

Arrows and hjkl move the cursor, g goes to a coordinate, / to an index, e edits the expression, o shows
the operands, ? lists the keys, q leaves. w asks for a file and writes SVG, HTML, PNG, PDF, LaTeX or
text, by its ending; p keeps the command line that draws what is shown, and prints it on leaving.";

    fn run(&self, _: &mut App) -> Done {
        Ok(()) // the session has its own
    }

    fn enter(&self, app: &mut App, entry_points: EntryPoints) -> Done {
        (entry_points.explore)(app, self.expr.as_deref().unwrap_or_default())
    }
}
