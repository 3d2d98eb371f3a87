//! `coalesce`: the same function with as few modes as possible.

use crate::commands::calls::{call, expressions, lists};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `coalesce`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Coalesce {
    /// Layouts; `-` or none reads them from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layouts: Vec<String>,
    /// Coalesce each mode of this profile alone
    #[arg(long, value_name = "PROFILE", value_parser = expression)]
    pub by: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Coalesce {
    const ABOUT: &'static str = "The same function with as few modes as possible";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl coalesce '(2,(1,6)):(1,(6,2))'
  cutectl coalesce --by '(_1,_1)' '((4,3),(1,2)):((1,4),(7,12))'";

    fn run(&self, app: &mut App) -> Done {
        coalesce(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (expressions("coalesce", &self.operands()), self.format.format)
    }
}

impl Coalesce {
    /// The operands of each call, as text.
    fn operands(&self) -> Vec<Vec<&str>> {
        let layouts = lists(&[], &self.layouts);
        layouts.into_iter().map(|layout| layout.into_iter().chain(self.by.as_deref()).collect()).collect()
    }
}

/// Runs `cutectl coalesce`.
pub fn coalesce(app: &mut App, c: &Coalesce) -> Done {
    call(app, "coalesce", &c.operands(), &c.format)
}
