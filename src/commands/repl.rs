//! `repl`: the interactive session.

use crate::commands::EntryPoints;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use clap::Args;

/// The arguments of `repl`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Repl {}

impl Run for Repl {
    const NO_STEPS: &'static str = "it takes the terminal over; `:explain` is a command of the session";
    const ABOUT: &'static str = "The interactive session; without a command and on a terminal it starts by itself";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl                                  on a terminal
  cutectl -D 'L=(4,8):(8,1)' repl
  printf 'L = (4,8):(8,1)\\n:info L\\n' | cutectl repl

`:help` lists what the session understands beside the language. From a pipe the same lines are read
without prompts; the exit status is 2 if one of them failed.";

    fn run(&self, _: &mut App) -> Done {
        Ok(()) // a session starts none inside itself
    }

    fn enter(&self, app: &mut App, entry_points: EntryPoints) -> Done {
        (entry_points.repl)(app, entry_points)
    }
}
