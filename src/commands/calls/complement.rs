//! `complement`: what a layout leaves out below a cotarget.

use crate::commands::calls::call;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `complement`
#[derive(Args, Debug)]
pub struct Complement {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Up to which size; the cosize of the layout if left out
    #[arg(value_name = "COTARGET", value_parser = expression)]
    pub cotarget: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Complement {
    const ABOUT: &'static str = "What a layout leaves out below a cotarget";
    const EXAMPLES: &'static str = "\
Example:
  cutectl complement 4:2 24";

    fn run(&self, app: &mut App) -> Done {
        complement(app, self)
    }
}

/// Runs `cutectl complement`.
pub fn complement(app: &mut App, c: &Complement) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.cotarget.as_deref()).collect();
    call(app, "complement", &args, &c.format)
}
