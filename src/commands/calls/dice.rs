//! `dice`: what a coordinate with underscores leaves out.

use crate::commands::calls::slice::{Slice, slice};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::render::table::Format;
use clap::Args;

/// The arguments of `dice`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Dice {
    /// What `slice` takes
    #[command(flatten)]
    pub operands: Slice,
}

impl Run for Dice {
    const ABOUT: &'static str = "What a coordinate with underscores leaves out";
    const EXAMPLES: &'static str = "\
Example:
  cutectl dice '(_,1)' '(4,8):(8,1)'";

    fn run(&self, app: &mut App) -> Done {
        slice(app, &self.operands, "dice")
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.operands.calls("dice"), self.operands.format.format)
    }
}
