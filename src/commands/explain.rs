//! `explain`: how a value comes about, and why an operation is refused.

use crate::commands::steps::explain;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use clap::{Args, ValueHint};
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `explain`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Explain {
    /// Expressions; `-` or none reads standard input, one a line
    #[arg(value_name = "EXPR", value_hint = ValueHint::Other, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub exprs: Vec<String>,
    /// How deep operations within operations are opened; else as deep as fits 40 lines
    #[arg(long, value_name = "N")]
    pub depth: Option<usize>,
    /// The format of the explanation
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Explain {
    const ABOUT: &'static str = "How a value comes about, step by step, or why an operation is refused";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl explain 'composition((6,2):(8,2), (4,3):(3,1))'
  cutectl explain --cxx 'coalesce((2,(1,6)):(1,(6,2)))'
  cutectl explain --format markdown 'logical_divide((8,8):(8,1), (2,4))'
  cutectl explain bank '(32,32):(32,1)' --dtype f32 --tv col --access ld.b32
  cutectl explain swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'

Every `expr = value` can be typed as it stands. A refused operation is explained up to the step that
fails, with the nearest inputs that would work, and the exit status is 2. In front of bank,
global, vector, swizzle suggest, infer or solve it tells their answer step by step, in front of where, same, mma,
copy and tv what was found and where, and in front of a command that stands for expressions (divide, crd2idx,
print, …) it explains those.";

    fn run(&self, app: &mut App) -> Done {
        explain(app, &self.exprs, self.format.format, self.depth)
    }
}
