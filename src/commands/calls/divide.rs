//! `divide`: a layout as tiles and rests, in one or in every form.

use crate::commands::calls::{call, side_by_side};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
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

/// `divide`
#[derive(Args, Debug)]
pub struct Divide {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// A layout, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which divide
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
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
}

/// Runs `cutectl divide`.
pub fn divide(app: &mut App, c: &Divide) -> Done {
    let function = match c.kind {
        DivideKind::Logical => "logical_divide",
        DivideKind::Zipped => "zipped_divide",
        DivideKind::Tiled => "tiled_divide",
        DivideKind::Flat => "flat_divide",
        DivideKind::All => {
            let all = ["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"];
            return side_by_side(app, &all, [&c.layout, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.layout, &c.tiler], &c.format)
}
