//! The command line: what was typed, what it means, and what is done about it.
//!
//! A command is a file, with its arguments, its help and what it does, and a line of `table`. No command has semantics of its own: each is an expression
//! and a view.

mod addresses;
pub(crate) mod atoms;
mod bank;
mod compare;
mod coords;
mod desc;
pub(crate) mod drawing;
pub(crate) mod eval;
pub(crate) mod explain;
mod generate;
mod global;
mod heading;
mod holding;
mod infer;
mod info;
mod interactive;
mod learn;
mod media;
mod memory;
mod partition;
pub(crate) mod pictures;
pub mod programs;
mod punch;
pub(crate) mod reference;
mod run;
mod short;
mod suggest;
mod swizzle;
pub(crate) mod table;
mod tma;
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
        None => (above.repl)(&mut app),
        Some(command) => command(&mut app, Some(above)),
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

/// Does what a command says in the session, which starts none inside itself.
pub fn perform(app: &mut App, command: Command) -> Done {
    command(app, None)
}
