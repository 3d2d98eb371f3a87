//! `inverse`: the right or the left inverse of a layout.

use crate::commands::calls::{call, expressions, lists};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `inverse`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Inverse {
    /// Layouts; `-` or none reads them from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layouts: Vec<String>,
    /// R with R(L(i)) = i
    #[arg(long, conflicts_with = "right")]
    pub left: bool,
    /// R with L(R(i)) = i (the default)
    #[arg(long)]
    pub right: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Inverse {
    const ABOUT: &'static str = "The inverse of a layout";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl inverse '(4,8):(8,1)'
  cutectl inverse --left '(4,8):(1,5)'";

    fn run(&self, app: &mut App) -> Done {
        inverse(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (expressions(self.function(), &lists(&[], &self.layouts)), self.format.format)
    }
}

impl Inverse {
    /// The function that the command stands for.
    fn function(&self) -> &'static str {
        if self.left { "left_inverse" } else { "right_inverse" }
    }
}

/// Runs `cutectl inverse`.
pub fn inverse(app: &mut App, c: &Inverse) -> Done {
    call(app, c.function(), &lists(&[], &c.layouts), &c.format)
}
