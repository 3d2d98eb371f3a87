//! `coalesce`: the same function with as few modes as possible.

use crate::commands::calls::call;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `coalesce`
#[derive(Args, Debug)]
pub struct Coalesce {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
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
}

/// Runs `cutectl coalesce`.
pub fn coalesce(app: &mut App, c: &Coalesce) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.by.as_deref()).collect();
    call(app, "coalesce", &args, &c.format)
}
