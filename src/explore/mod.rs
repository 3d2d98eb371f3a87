//! The full-screen view: a grid with a cursor over the expression that makes it.
//!
//! Keys and clicks change a `state::State`, which knows no terminal; every event evaluates the
//! expression anew, so that nothing has to be kept in step. The terminal is left as it was found, on
//! every way out. Knows no prompt and no `:command`.

mod cell;
mod export;
mod go;
mod grid;
mod keys;
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
use state::{COLORS, LABELS, Question, State, Step};
use std::io::{Write, stdin, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use view::View;

/// Runs the view over `line` until it is left.
pub fn run(app: &mut App, line: &str) -> Done {
    if !stdin().is_tty() || !stdout().is_tty() || std::env::var_os("TERM").is_some_and(|t| t == "dumb") {
        app.refuse_as(
            "E0714",
            "`explore` needs a terminal that can move its cursor\n  help: `cutectl print`, `svg` and `html` draw without one",
        );
        return Ok(());
    }
    let mut state = State::new(line, app.color);
    // Restores the terminal before a panic is reported, too.
    let mut terminal = ratatui::try_init()?;
    INSIDE.store(true, Ordering::Relaxed);
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    leave_well()?;
    let left = walk(app, &mut state, &mut terminal);
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    INSIDE.store(false, Ordering::Relaxed);
    ratatui::try_restore()?;
    left?;
    for command in &state.commands {
        writeln!(app.out, "{command}")?;
    }
    Ok(())
}

/// Whether the full screen is up.
static INSIDE: AtomicBool = AtomicBool::new(false);

/// What holds for the rest of the program, whenever the view is up: a panic and a signal leave the terminal as it was.
fn leave_well() -> Done {
    static ONCE: Once = Once::new();
    let mut done = Ok(());
    ONCE.call_once(|| {
        let restoring = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if INSIDE.load(Ordering::Relaxed) {
                let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, Show);
            }
            restoring(panic);
        }));
        done = leave_on_signals();
    });
    done
}

/// Ends the program when the terminal goes away or somebody asks for it. Whatever the rest is waiting
/// for, this thread is not: reading from a terminal that is gone may never return.
fn leave_on_signals() -> Done {
    let mut signals = Signals::new([SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            // Standard output belongs to the other thread.
            if INSIDE.load(Ordering::Relaxed)
                && let Ok(mut terminal) = std::fs::File::options().write(true).open("/dev/tty")
            {
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
    let mut first = true;
    loop {
        let arena = Bump::new();
        let view = View::new(app, &arena, state);
        if std::mem::take(&mut first) && view.picture.is_none() {
            state.open_line(); // there is nothing to walk in
        }
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
            Step::Answered(Question::File, path) => export::write(app, &view, state, &path),
            Step::Answered(question, typed) => go::to(app, &arena, &view, state, question, &typed),
            Step::Same(forward) => go::to_same(&view, state, forward),
            Step::Color | Step::Label => look_otherwise(app, &view, state, step == Step::Color),
            Step::Operands => operands(app, state),
            Step::Command => {
                let command = export::command(&view, state);
                state.message = Some(format!("printed when you leave: {command}"));
                state.commands.push(command);
            }
        }
    }
}

/// The next colours or labels that look different here.
fn look_otherwise(app: &mut App, view: &View, state: &mut State, color: bool) {
    let before = view.look(state.panel);
    let count = if color { COLORS.len() } else { LABELS.len() };
    for _ in 1..count {
        let at = if color { &mut state.color } else { &mut state.label };
        *at = (*at + 1) % count;
        let arena = Bump::new();
        if View::new(app, &arena, state).look(state.panel) != before {
            break;
        }
    }
    state.message = Some(match color {
        true => format!("colour: {}", COLORS[state.color].0),
        false => format!("cells say: {}", LABELS[state.label]),
    });
}

/// Operands beside the result, or no longer; the cursor stays in the result.
fn operands(app: &mut App, state: &mut State) {
    state.operands = !state.operands;
    let arena = Bump::new();
    let view = View::new(app, &arena, state);
    if state.operands && (view.panels() < 2 || view.without_operands.is_some()) {
        state.operands = false;
        let why = view.without_operands.clone().unwrap_or_else(|| "it has a single panel".into());
        state.message = Some(format!("no operands: {why}"));
        return;
    }
    (state.panel, state.first) = (if state.operands { view.result_panel() } else { 0 }, [0, 0]);
}
