//! What a command is: its arguments, what help says about it, and what it does.

use crate::commands::{EntryPoints, steps};
use crate::program::app::{App, Done};
use crate::render::table::Format;
use clap::Args;

/// The arguments of a command: what help says about it, and what it does.
pub trait Run: Args + 'static {
    /// What the command is about, in one line of the list of commands.
    const ABOUT: &'static str;
    /// What stands below its flags in help.
    const EXAMPLES: &'static str;

    /// Why `explain` in front of it has no steps to tell, where it has none.
    const NO_STEPS: &'static str = "it is given no expression whose value it computes";

    /// The arguments where nothing but words was typed, no flag among them: what `clap` makes of them, which takes a third of a
    /// short run to define all flags and to find none. `None` leaves it to `clap`.
    fn of_words(_: Vec<String>) -> Option<Self> {
        None
    }

    /// Runs the command with the arguments that were typed.
    fn run(&self, app: &mut App) -> Done;

    /// Where the command takes one expression: that, which as `-` stands for the lines of standard input; and the format
    /// of its answer.
    fn operand(&mut self) -> Option<(&mut String, Format)> {
        None
    }

    /// The expressions that the command stands for, which `explain` in front of it explains, and their format; none
    /// where its answer is not an expression's.
    fn expressions(&self) -> (Vec<String>, Format) {
        (Vec::new(), Format::Text)
    }

    /// Tells how its answer comes about, where `explain` stands in front of it.
    fn explain(&self, app: &mut App, name: &str) -> Done {
        explained(app, name, self.expressions(), Self::NO_STEPS)
    }

    /// The same on the command line, where what takes the terminal over may start.
    fn enter(&self, app: &mut App, _: EntryPoints) -> Done {
        self.run(app)
    }
}

/// Tells how an answer comes about: that of expressions, or why there are no steps.
#[inline(never)]
fn explained(app: &mut App, name: &str, (expressions, format): (Vec<String>, Format), no_steps: &str) -> Done {
    match expressions.is_empty() {
        true => steps::nothing(app, name, no_steps),
        false => steps::of_command(app, &expressions, format),
    }
}

/// A command with the arguments that were typed, whichever it is: what is done with it is written out once.
pub trait AnyCommand {
    /// As [`Run::operand`].
    fn operand(&mut self) -> Option<(&mut String, Format)>;

    /// As [`Run::run`].
    fn run(&self, app: &mut App) -> Done;

    /// As [`Run::explain`].
    fn explain(&self, app: &mut App, name: &str) -> Done;

    /// As [`Run::enter`].
    fn enter(&self, app: &mut App, entry_points: EntryPoints) -> Done;
}

impl<T: Run> AnyCommand for T {
    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Run::operand(self)
    }

    fn run(&self, app: &mut App) -> Done {
        Run::run(self, app)
    }

    fn explain(&self, app: &mut App, name: &str) -> Done {
        Run::explain(self, app, name)
    }

    fn enter(&self, app: &mut App, entry_points: EntryPoints) -> Done {
        Run::enter(self, app, entry_points)
    }
}
