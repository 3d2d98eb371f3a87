//! `complement`: what a layout leaves out below a cotarget.

use crate::commands::calls::{call, expressions, lists};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `complement`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Complement {
    /// A layout; `-` reads layouts from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Up to which size; the cosize of the layout if left out. Several are answered one after the other
    #[arg(value_name = "COTARGET", value_parser = expression)]
    pub cotargets: Vec<String>,
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

    fn expressions(&self) -> (Vec<String>, Format) {
        (expressions("complement", &self.operands()), self.format.format)
    }
}

impl Complement {
    /// The operands of each call, as text.
    fn operands(&self) -> Vec<Vec<&str>> {
        match self.cotargets.is_empty() {
            true => vec![vec![&self.layout]],
            false => lists(&[&self.layout], &self.cotargets),
        }
    }
}

/// Runs `cutectl complement`.
pub fn complement(app: &mut App, c: &Complement) -> Done {
    call(app, "complement", &c.operands(), &c.format)
}
