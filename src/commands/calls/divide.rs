//! `divide`: a layout as tiles and rests, in one or in every form.

use crate::commands::calls::{call, expressions, lists, side_by_side};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// The kinds of divides
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DivideKind {
    /// ((tile), (rest)) mode by mode
    #[default]
    Logical,
    /// ((tiles), (rests))
    Zipped,
    /// ((tiles), rest, ...)
    Tiled,
    /// (tile, ..., rest, ...)
    Flat,
    /// All of them, side by side
    All,
}

/// The arguments of `divide`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Divide {
    /// A layout; `-` reads layouts from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// A layout, or a tuple of tilers mode by mode; several are answered one after the other
    #[arg(value_name = "TILER", required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tilers: Vec<String>,
    /// Which divide
    #[arg(long, value_enum, value_parser = choice::<DivideKind>(), default_value_t, value_name = "KIND")]
    pub kind: DivideKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Divide {
    const ABOUT: &'static str = "A layout as tiles and rest";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl divide '(8,8):(8,1)' '(2,4)'
  cutectl divide --kind all '(8,8):(8,1)' '<2:1,4:2>'";

    fn run(&self, app: &mut App) -> Done {
        divide(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.functions().iter().flat_map(|function| expressions(function, &self.operands())).collect(), self.format.format)
    }
}

impl Divide {
    /// The operands of each call, as text.
    fn operands(&self) -> Vec<Vec<&str>> {
        lists(&[&self.layout], &self.tilers)
    }

    /// The functions that the command stands for.
    fn functions(&self) -> &'static [&'static str] {
        match self.kind {
            DivideKind::Logical => &["logical_divide"],
            DivideKind::Zipped => &["zipped_divide"],
            DivideKind::Tiled => &["tiled_divide"],
            DivideKind::Flat => &["flat_divide"],
            DivideKind::All => &["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"],
        }
    }
}

/// Runs `cutectl divide`.
pub fn divide(app: &mut App, c: &Divide) -> Done {
    match c.functions() {
        [function] => call(app, function, &c.operands(), &c.format),
        all => side_by_side(app, all, &c.operands(), &c.format),
    }
}
