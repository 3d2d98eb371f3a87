//! The full-screen view: a grid with a cursor over the expression that makes it.
//!
//! Keys and clicks change a `state::State`, which knows no terminal; every event evaluates the
//! expression anew, so that nothing has to be kept in step. The terminal is left as it was found, on
//! every way out. Knows no prompt and no `:command`.

mod cell;
mod export;
mod grid;
mod line;
mod screen;
mod state;
mod view;

use crate::program::FAILED;
use crate::program::app::{App, Done};
use bumpalo::Bump;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event};
use ratatui::crossterm::terminal::{LeaveAlternateScreen, disable_raw_mode};
use ratatui::crossterm::{execute, tty::IsTty};
use signal_hook::consts::{SIGHUP, SIGTERM};
use signal_hook::iterator::Signals;
use state::{State, Step};
use std::io::{Write, stdin, stdout};
use view::View;

/// Runs the view over `line` until it is left.
pub fn run(app: &mut App, line: &str) -> Done {
    if !stdin().is_tty() || !stdout().is_tty() || std::env::var_os("TERM").is_some_and(|t| t == "dumb") {
        app.refuse("`explore` needs a terminal that can move its cursor\n  help: `cutectl print`, `svg` and `html` draw without one");
        return Ok(());
    }
    let mut state = State::new(line, app.color);
    // Restores the terminal before a panic is reported, too.
    let mut terminal = ratatui::try_init()?;
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    leave_on_signals()?;
    let restoring = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, Show);
        restoring(panic);
    }));
    let left = walk(app, &mut state, &mut terminal);
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::try_restore()?;
    left?;
    for command in &state.commands {
        writeln!(app.out, "{command}")?;
    }
    Ok(())
}

/// Ends the program when the terminal goes away or somebody asks for it. Whatever the rest is waiting
/// for, this thread is not: reading from a terminal that is gone may never return.
fn leave_on_signals() -> Done {
    let mut signals = Signals::new([SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            // Standard output belongs to the other thread.
            if let Ok(mut terminal) = std::fs::File::options().write(true).open("/dev/tty") {
                let _ = execute!(terminal, DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
            }
            let _ = disable_raw_mode();
            let _ = writeln!(std::io::stderr(), "error: ended by a signal");
            std::process::exit(FAILED.into());
        }
    });
    Ok(())
}

fn walk(app: &mut App, state: &mut State, terminal: &mut ratatui::DefaultTerminal) -> Done {
    loop {
        let arena = Bump::new();
        let view = View::new(app, &arena, state);
        terminal.draw(|frame| screen::draw(frame, &view, state))?;
        let step = loop {
            match event::read()? {
                Event::Key(key) if key.is_press() => break state.key(key, &view),
                Event::Mouse(mouse) => break state.mouse(mouse, &view),
                Event::Paste(text) => break state.paste(&text),
                Event::Resize(..) => break Step::Stay,
                _ => {}
            }
        };
        match step {
            Step::Stay => {}
            Step::Leave => return Ok(()),
            Step::Write(medium) => state.message = Some(export::write(&view, state, medium)),
            Step::Command => {
                let command = export::command(&view, state);
                state.message = Some(format!("printed when you leave: {command}"));
                state.commands.push(command);
            }
        }
    }
}
