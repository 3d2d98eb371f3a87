//! The session: lines of the language and `:commands`, one after the other, on a terminal or from
//! a pipe.
//!
//! On top of the command line: a `:command` that the command line has too is that command, with
//! its flags and its help. What a line means is decided in `state`, what can be typed in the one table
//! of `command`; the files around the editor know nothing of values.

mod actions;
mod command;
mod complete;
mod dispatch;
mod editor;
mod hint;
mod history;
mod paint;
mod script;
mod shell;
mod state;

use crate::commands::EntryPoints;
use crate::commands::lines::STANDS_ALONE;
use crate::program::app::{App, Done, Stop};
use crate::program::flags::Language;
use crate::program::input;
use crate::say::report::{ARGUMENT, Origin};
use state::{Memory, Repl};
use std::io::IsTerminal;
use std::path::Path;

/// Starts the session: with prompts on a terminal, without them from a pipe.
pub fn run(app: &mut App, entry_points: EntryPoints) -> Done {
    if std::io::stdin().is_terminal() && app.terminal {
        return editor::run(app, entry_points);
    }
    piped(app, entry_points)
}

/// Lines without prompts; each stands alone, and the run ends with status 2 if one of them failed.
fn piped(app: &mut App, entry_points: EntryPoints) -> Done {
    app.session.check = app.check;
    // The lines come through a closure that is given `app` anew each time.
    let mut repl = Repl { app, memory: Memory::new(entry_points, false) };
    script::begin(&mut repl);
    let mut memory = repl.memory;
    let whole = app.language == Some(Language::Cxx);
    let mut opens = false;
    let mut each = |app: &mut App, line: &str, origin: &Origin| {
        opens |= line.trim_end().ends_with('{');
        let mut repl = Repl { app, memory: std::mem::take(&mut memory) };
        let done = repl.line(line, origin);
        memory = repl.memory;
        // What follows `:quit` is read by nobody.
        if memory.over { done.and(Err(Stop::ClosedPipe)) } else { done }
    };
    let ended = match whole {
        true => each(app, &input::file(Path::new("-"))?, &ARGUMENT),
        false => input::stdin_lines(app, each),
    };
    match ended {
        Err(Stop::ClosedPipe) if memory.over => app.flush()?,
        ended => ended?,
    }
    if memory.wrong {
        app.failed();
        if opens && !whole {
            app.say(STANDS_ALONE);
        }
    }
    Ok(())
}
