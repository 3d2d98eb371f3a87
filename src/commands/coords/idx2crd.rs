//! `idx2crd`: the natural coordinate of 1-D coordinates.

use crate::commands::coords::questions;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{expression, function_names};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `idx2crd`
#[derive(Args, Debug)]
pub struct Idx2crd {
    /// A shape or a layout; without it lines of input are `SHAPE INDEX...`
    #[arg(value_name = "SHAPE", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub shape: Option<String>,
    /// 1-D coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "INDEX", value_parser = expression)]
    pub indices: Vec<String>,
}

impl Run for Idx2crd {
    const ABOUT: &'static str = "The natural coordinate of 1-D coordinates";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl idx2crd '(3,(2,3))' 16
  seq 0 17 | cutectl idx2crd '(3,(2,3))'";

    fn run(&self, app: &mut App) -> Done {
        idx2crd(app, self)
    }
}

/// Runs `cutectl idx2crd`.
pub fn idx2crd(app: &mut App, command: &Idx2crd) -> Done {
    questions(
        app,
        command.shape.as_deref(),
        &command.indices,
        &|cx, shape, index| {
            let shape = match shape {
                t if t.is_int_tuple() => t,
                t => cx.inner_layout("idx2crd", t)?.shape,
            };
            cx.idx2crd(index, shape)
        },
        |_, _| None,
    )
}
