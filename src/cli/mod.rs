//! The command line: what was typed, what it means, and what is done about it.
//!
//! A file for each group of commands. No command has semantics of its own: each is an expression
//! and a view.

pub(crate) mod app;
pub mod args;
mod atoms;
mod compare;
mod coords;
pub(crate) mod drawing;
mod eval;
mod generate;
mod holding;
mod info;
mod input;
mod media;
pub(crate) mod output;
pub(crate) mod pictures;
mod reference;
mod report;
mod short;

use app::{App, Stop};
use args::{Cli, Command};
use clap::{CommandFactory, FromArgMatches};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Exit status: done, or a question answered "yes".
pub const DONE: u8 = 0;
/// A question answered "no".
pub const NO: u8 = 1;
/// The input is wrong.
pub const WRONG: u8 = 2;
/// Input or output failed.
pub const FAILED: u8 = 3;

/// Runs the command line.
pub fn main() -> ExitCode {
    if std::env::var_os("COMPLETE").is_some() {
        clap_complete::CompleteEnv::with_factory(Cli::command).complete();
    }
    // Never dropped: taking the definition apart would cost a fifth of a short run.
    let command = Box::leak(Box::new(Cli::command()));
    let typed = args::prepare(command, std::env::args_os());
    let matches = match command.try_get_matches_from_mut(typed) {
        Ok(matches) => matches,
        Err(error) => {
            let status = if error.use_stderr() { WRONG } else { DONE };
            let written = error.print().and_then(|()| std::io::stdout().flush());
            return ExitCode::from(match written {
                Err(e) if status == DONE && e.kind() != ErrorKind::BrokenPipe => FAILED,
                _ => status,
            });
        }
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(WRONG);
        }
    };
    ExitCode::from(run(cli))
}

fn run(cli: Cli) -> u8 {
    let Some(mut app) = App::new(&cli.global) else {
        return WRONG;
    };
    let result = match cli.command {
        None => eval::bare(&mut app),
        Some(Command::Show(c)) => eval::show(&mut app, &c),
        Some(Command::Eval(c)) => eval::eval(&mut app, &c),
        Some(Command::Print(c)) => pictures::print(&mut app, &c),
        Some(Command::Latex(c)) => drawing::latex(&mut app, &c),
        Some(Command::Svg(c)) => drawing::svg(&mut app, &c),
        Some(Command::Png(c)) => media::png(&mut app, &c),
        Some(Command::Pdf(c)) => media::pdf(&mut app, &c),
        Some(Command::Html(c)) => drawing::html(&mut app, &c),
        Some(Command::Info(c)) => info::info(&mut app, &c),
        Some(Command::Crd2idx(c)) => coords::crd2idx(&mut app, &c),
        Some(Command::Idx2crd(c)) => coords::idx2crd(&mut app, &c),
        Some(Command::Where(c)) => coords::preimage(&mut app, &c),
        Some(Command::Coords(c)) => coords::table(&mut app, &c),
        Some(Command::Compat(c)) => compare::compat(&mut app, &c),
        Some(Command::Same(c)) => compare::same(&mut app, &c),
        Some(Command::Assert(c)) => compare::assert(&mut app, &c),
        Some(Command::Slice(c)) => short::slice(&mut app, &c, "slice"),
        Some(Command::Dice(c)) => short::slice(&mut app, &c, "dice"),
        Some(Command::Coalesce(c)) => short::coalesce(&mut app, &c),
        Some(Command::Compose(c)) => short::compose(&mut app, &c),
        Some(Command::Complement(c)) => short::complement(&mut app, &c),
        Some(Command::Divide(c)) => short::divide(&mut app, &c),
        Some(Command::Product(c)) => short::product(&mut app, &c),
        Some(Command::Inverse(c)) => short::inverse(&mut app, &c),
        Some(Command::Mma(c)) => atoms::mma(&mut app, &c),
        Some(Command::Copy(c)) => atoms::copy(&mut app, &c),
        Some(Command::Tv(c)) => atoms::tv(&mut app, &c),
        Some(Command::Explore(c)) => crate::explore::run(&mut app, c.expr.as_deref().unwrap_or_default()),
        Some(Command::Functions(c)) => reference::functions(&mut app, &c),
        Some(Command::Errors(c)) => reference::errors(&mut app, &c),
        Some(Command::Completions(c)) => generate::completions(&mut app, &c),
        Some(Command::Man(c)) => generate::man(&mut app, &c),
    };
    let ended = match result {
        Ok(()) => app.finish(),
        stopped => stopped.and(app.flush()),
    };
    match ended {
        Ok(()) => app.status(),
        Err(Stop::ClosedPipe) => app.status(),
        Err(Stop::Failed(message)) => {
            app.say(&format!("error: {message}"));
            FAILED
        }
    }
}
