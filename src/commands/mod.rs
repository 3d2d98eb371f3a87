//! The command line: what was typed, what it means, and what is done about it.
//!
//! A file for each group of commands. No command has semantics of its own: each is an expression
//! and a view.

mod addresses;
pub(crate) mod args;
pub(crate) mod atoms;
mod bank;
mod compare;
mod coords;
pub(crate) mod drawing;
pub(crate) mod eval;
mod explain;
mod generate;
mod global;
mod heading;
mod holding;
mod info;
mod learn;
mod media;
mod memory;
mod partition;
pub(crate) mod pictures;
mod punch;
pub(crate) mod reference;
mod short;
mod suggest;
mod swizzle;
pub(crate) mod table;
mod typed;
mod vector;

use crate::program::app::{App, Done, Stop};
use crate::program::{DONE, FAILED, WRONG};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use table::Command;
use typed::Cli;

/// What stands above this room: the session, and the full-screen view over an expression.
#[derive(Clone, Copy)]
pub struct Above {
    /// What the bare command and `repl` start.
    pub repl: fn(&mut App) -> Done,
    /// What `explore` starts.
    pub explore: fn(&mut App, &str) -> Done,
}

/// Runs the command line.
pub fn main(above: Above) -> ExitCode {
    if std::env::var_os("COMPLETE").is_some() {
        clap_complete::CompleteEnv::with_factory(typed::completed).complete();
    }
    let cli = match Cli::of(std::env::args_os()) {
        Ok(cli) => cli,
        Err(error) => {
            let status = if error.use_stderr() { WRONG } else { DONE };
            let written = error.print().and_then(|()| std::io::stdout().flush());
            return ExitCode::from(match written {
                Err(e) if status == DONE && e.kind() != ErrorKind::BrokenPipe => {
                    let _ = writeln!(std::io::stderr(), "error: cannot write: {e}");
                    FAILED
                }
                _ => status,
            });
        }
    };
    ExitCode::from(run(cli, above))
}

fn run(cli: Cli, above: Above) -> u8 {
    let Some(mut app) = App::new(&cli.global) else {
        return WRONG;
    };
    let result = match cli.command {
        None | Some(Command::Repl(_)) => (above.repl)(&mut app),
        Some(Command::Explore(c)) => (above.explore)(&mut app, c.expr.as_deref().unwrap_or_default()),
        Some(command) => perform(&mut app, command),
    };
    let ended = match result {
        Ok(()) => app.finish(),
        stopped => stopped.and(app.flush()),
    };
    match ended {
        Ok(()) => app.status(),
        Err(Stop::ClosedPipe | Stop::Cancelled) => app.status(),
        Err(Stop::Failed(_)) if app.is_closed() => app.status(),
        Err(Stop::Failed(message)) => {
            app.say(&format!("error: {message}"));
            FAILED
        }
    }
}

/// Does what a command says, on the command line and in the session.
pub fn perform(app: &mut App, command: Command) -> Done {
    match command {
        Command::Repl(_) | Command::Explore(_) => Ok(()), // `run` has started them; a session starts none inside itself
        Command::Show(c) => eval::show(app, &c),
        Command::Eval(c) => eval::eval(app, &c),
        Command::Print(c) => pictures::print(app, &c),
        Command::Latex(c) => drawing::latex(app, &c),
        Command::Svg(c) => drawing::svg(app, &c),
        Command::Png(c) => media::png(app, &c),
        Command::Pdf(c) => media::pdf(app, &c),
        Command::Html(c) => drawing::html(app, &c),
        Command::Info(c) => info::info(app, &c),
        Command::Crd2idx(c) => coords::crd2idx(app, &c),
        Command::Idx2crd(c) => coords::idx2crd(app, &c),
        Command::Where(c) => coords::preimage(app, &c),
        Command::Coords(c) => coords::table(app, &c),
        Command::Compat(c) => compare::compat(app, &c),
        Command::Same(c) => compare::same(app, &c),
        Command::Assert(c) => compare::assert(app, &c),
        Command::Slice(c) => short::slice(app, &c, "slice"),
        Command::Dice(c) => short::slice(app, &c, "dice"),
        Command::Coalesce(c) => short::coalesce(app, &c),
        Command::Compose(c) => short::compose(app, &c),
        Command::Complement(c) => short::complement(app, &c),
        Command::Divide(c) => short::divide(app, &c),
        Command::Product(c) => short::product(app, &c),
        Command::Inverse(c) => short::inverse(app, &c),
        Command::Bank(c) => bank::bank(app, &c),
        Command::Swizzle(c) => swizzle::swizzle(app, &c.command),
        Command::Global(c) => global::global(app, &c),
        Command::Vector(c) => vector::vector(app, &c),
        Command::Mma(c) => atoms::mma(app, &c),
        Command::Copy(c) => atoms::copy(app, &c),
        Command::Tv(c) => atoms::tv(app, &c),
        Command::Explain(c) => explain::explain(app, &c),
        Command::Functions(c) => reference::functions(app, &c),
        Command::Errors(c) => reference::errors(app, &c),
        Command::Learn(c) => learn::learn(app, &c),
        Command::Completions(c) => generate::completions(app, &c),
        Command::Man(c) => generate::man(app, &c),
    }
}
