//! The command line: what was typed, what it means, and what is done about it.
//!
//! A command is a file, with its arguments, its help and what it does, and a line of `table`. No command has semantics
//! of its own: each is an expression and a view of its value. Knows every room below it, and of the session and the
//! full-screen view above it only the two [`EntryPoints`] that it is given.

mod addresses;
mod assert;
pub(crate) mod atoms;
mod backwards;
mod bank;
mod bank_map;
mod byte;
mod calls;
mod command;
mod compat;
pub(crate) mod completions;
mod coords;
pub(crate) mod definitions;
mod desc;
pub(crate) mod errors;
pub(crate) mod eval;
pub(crate) mod explain;
mod explore;
mod filter;
pub(crate) mod functions;
mod global;
mod heading;
mod infer;
mod info;
mod learn;
pub(crate) mod lines;
pub(crate) mod man;
mod memory;
mod number_list;
mod overview;
mod ownership;
mod partition;
pub(crate) mod pictures;
pub(crate) mod printed;
pub mod programs;
mod progress;
mod read;
mod repl;
mod run;
mod same;
pub(crate) mod script;
pub(crate) mod show;
mod solve;
pub mod steps;
mod swizzle;
pub(crate) mod table;
mod takers;
mod tilings;
mod tma;
mod typed;
mod vector;
mod why;

use crate::program::app::{App, Done, Stop};
use crate::program::flags::ColorWhen;
use crate::program::handover::Share;
use crate::program::{DONE, FAILED, WRONG, terminal};
use crate::say::wrap;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use table::Command;
use typed::Cli;

/// The functions of the rooms above that commands start: the session and the full-screen view. `main` passes them, so
/// that imports go one way.
#[derive(Clone, Copy, Debug)]
pub struct EntryPoints {
    /// Starts the session, for the bare command and `repl`.
    pub repl: fn(&mut App, EntryPoints) -> Done,
    /// Starts the full-screen view over an expression, for `explore`.
    pub explore: fn(&mut App, &str) -> Done,
}

/// Runs the command line.
pub fn main(entry_points: EntryPoints) -> ExitCode {
    if std::env::var_os("COMPLETE").is_some() {
        clap_complete::CompleteEnv::with_factory(typed::completed).complete();
    }
    let typed: Vec<OsString> = std::env::args_os().collect();
    if let Some(help) = typed::help(&typed) {
        return ExitCode::from(say(help, false));
    }
    ExitCode::from(match Cli::of(typed) {
        Ok(cli) => run(cli, entry_points),
        Err(error) => say(&error.render().ansi().to_string(), error.use_stderr()),
    })
}

/// Writes help, or what is wrong with the command line; the exit status.
fn say(styled: &str, is_wrong: bool) -> u8 {
    let is_terminal = if is_wrong { io::stderr().is_terminal() } else { io::stdout().is_terminal() };
    let plain = (!terminal::wants_color(ColorWhen::Auto, is_terminal)).then(|| wrap::bare(styled));
    let text = plain.as_deref().unwrap_or(styled).as_bytes();
    if is_wrong {
        let _ = io::stderr().write_all(text);
        return WRONG;
    }
    match io::stdout().write_all(text).and_then(|()| io::stdout().flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "error: cannot write: {e}");
            FAILED
        }
        _ => DONE,
    }
}

fn run(cli: Cli, entry_points: EntryPoints) -> u8 {
    let Some(mut app) = App::new(&cli.global) else {
        return WRONG;
    };
    if cli.global.file.as_ref().is_none_or(|file| file.is_file()) {
        app.share_lines(run_worker); // a pipe could not be read again
    }
    let prepared = definitions::prepare(&mut app, &cli.global);
    let result = match cli.command {
        _ if prepared.is_err() || app.has_failed() => prepared,
        None => (entry_points.repl)(&mut app, entry_points),
        Some(command) => command(&mut app, Some(entry_points)),
    };
    let ended = match result {
        Ok(()) => app.finish(),
        stopped => stopped.and(app.flush()),
    };
    let is_done = ended.is_ok();
    let status = status(&mut app, ended);
    if is_done {
        std::mem::forget(app); // all is written, and to take it apart costs a short run more than to make it
    }
    status
}

/// The exit status of a run that ended so.
fn status(app: &mut App, ended: Done) -> u8 {
    match ended {
        Ok(()) => app.status(),
        Err(Stop::ClosedPipe | Stop::Cancelled | Stop::Learned) => app.status(),
        Err(Stop::Failed(_)) if app.is_closed() => app.status(),
        Err(Stop::Failed(message)) => {
            app.say(&format!("error: {message}"));
            FAILED
        }
    }
}

/// A worker thread: reads the command line again and runs it on its share of the lines.
fn run_worker(share: Share) {
    let Ok(cli) = Cli::of(std::env::args_os().collect()) else {
        return;
    };
    let Some(mut app) = App::of_thread(&cli.global, share) else {
        return;
    };
    if let (Ok(()), Some(command)) = (definitions::prepare(&mut app, &cli.global), cli.command) {
        let _ = command(&mut app, None); // what stops it has been said to the thread that writes
    }
}

/// Does what a command says in the session.
pub fn perform(app: &mut App, command: Command, entry_points: Option<EntryPoints>) -> Done {
    command(app, entry_points)
}

/// The command that draws a picture into a file with this ending.
pub fn drawing(ending: &str) -> Option<&'static str> {
    match ending {
        "tex" => Some("latex"),
        "txt" => Some("print"),
        "svg" | "html" | "png" | "pdf" => table::names().find(|name| *name == ending),
        _ => None,
    }
}

/// Does what the words of a command line say, its name first; what is wrong with them is refused.
pub fn perform_words(app: &mut App, words: &[String]) -> Done {
    let named = words.first().and_then(|name| table::named(name));
    let mut definition = clap::Command::new("cutectl").multicall(true).disable_help_subcommand(true).subcommands(named);
    let parsed = definition.try_get_matches_from_mut(words).and_then(|mut m| match m.remove_subcommand() {
        Some((name, mut arguments)) => table::read(&name, &mut arguments),
        None => Ok(None),
    });
    match parsed {
        Ok(Some(command)) => command(app, None),
        Ok(None) => Ok(()),
        Err(error) => {
            app.refuse(error.render().to_string().trim_start_matches("error: ").lines().next().unwrap_or_default());
            Ok(())
        }
    }
}

/// What a command line writes, in a run of its own.
fn written(cli: Cli) -> Vec<u8> {
    let Some(mut app) = App::new(&cli.global) else {
        return Vec::new();
    };
    app.hold();
    let prepared = definitions::prepare(&mut app, &cli.global);
    if let (Ok(()), Some(command)) = (prepared, cli.command) {
        let _ = command(&mut app, None).and_then(|()| app.flush());
    }
    app.release()
}
