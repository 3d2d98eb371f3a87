//! The session on a terminal: the line editor, and what it asks while a line is typed.

use super::history::{self, History};
use super::state::{Memory, Repl};
use super::{complete, dispatch, hint, paint, script};
use crate::algebra::Mode;
use crate::algebra::sorted;
use crate::commands::EntryPoints;
use crate::program::app::{App, Done, Stop};
use crate::say::report::ARGUMENT;
use crate::syntax::{lexeme, unread};
use owo_colors::Style;
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter};
use rustyline::history::{History as _, MemHistory};
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{
    Cmd, ColorMode, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event, EventContext, EventHandler, Helper, KeyCode,
    KeyEvent, Modifiers, RepeatCount,
};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Reads lines until the user leaves. Errors of lines do not count for the exit status.
pub fn run(app: &mut App, entry_points: EntryPoints) -> Done {
    let cancelled = Arc::new(AtomicBool::new(false));
    if let Err(error) = signal_hook::flag::register(signal_hook::consts::SIGINT, cancelled.clone()) {
        app.say(&format!("note: Ctrl-C will end the session: {error}"));
    }
    app.watch(cancelled.clone());
    app.session.check = true;
    let (mut history, lines, missing) = History::open();
    let keys = Arc::new(Keys::default());
    let mut editor = match editor(app, lines, &keys) {
        Ok(editor) => editor,
        Err(error) => return Err(Stop::Failed(format!("cannot use the terminal: {error}"))),
    };
    app.say(&format!("cutectl {}: an expression, or `:help`; Ctrl-D leaves", env!("CARGO_PKG_VERSION")));
    if let Some(why) = missing {
        app.say(&format!("note: no history is kept: {why}"));
    }
    let mut repl = Repl { app, memory: Memory::new(entry_points, true) };
    script::begin(&mut repl);
    repl.app.show_by_pages();
    while !repl.memory.over {
        match repl.app.flush() {
            Err(Stop::Cancelled) => repl.app.discard(),
            done => done?,
        }
        repl.app.end_page();
        if let Some(typist) = editor.helper_mut() {
            typist.look(repl.app);
        }
        let prompt = if repl.app.session.mode == Mode::Cxx { "cutectl --cxx> " } else { "cutectl> " };
        let line = match editor.readline(prompt) {
            Ok(_) if keys.dropped.replace(false) => continue,
            Ok(line) => line,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => break,
            Err(ReadlineError::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => {
                repl.app.say("that line was no UTF-8");
                continue;
            }
            Err(error) => return Err(Stop::Failed(format!("cannot read the terminal: {error}"))),
        };
        if line.trim().is_empty() {
            continue;
        }
        let new = line.len() <= history::LONGEST && editor.add_history_entry(line.as_str()).unwrap_or(false);
        if new && let Some(why) = history.add(&line) {
            repl.app.say(&format!("note: no history is kept from here on: {why}"));
        }
        cancelled.store(false, Ordering::Relaxed);
        repl.app.begin_page();
        let wrong = std::mem::take(&mut repl.memory.wrong);
        match repl.line(&line, &ARGUMENT) {
            Err(Stop::Cancelled) => {
                repl.app.discard();
                repl.app.say("\ncancelled");
            }
            done => done?,
        }
        if let (true, Some(advice)) = (repl.memory.wrong, dispatch::without_colon(&repl.app.session.env, &line)) {
            repl.app.say(&advice);
        }
        repl.memory.wrong |= wrong;
    }
    Ok(())
}

/// What the keys have said while a line is typed.
#[derive(Default)]
struct Keys {
    /// Whether Ctrl-C has dropped the line.
    dropped: Switch,
    /// Whether the history is being searched.
    searching: Switch,
}

/// A flag that handlers of keys share.
#[derive(Default)]
struct Switch(AtomicBool);

impl Switch {
    fn replace(&self, on: bool) -> bool {
        self.0.swap(on, Ordering::Relaxed)
    }

    fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Sees every key before the editor does.
struct Watch(Arc<Keys>);

impl ConditionalEventHandler for Watch {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext) -> Option<Cmd> {
        let key = event.get(0).copied().unwrap_or(KeyEvent(KeyCode::Null, Modifiers::NONE));
        match key {
            KeyEvent(KeyCode::Char('R' | 'r' | 'S' | 's'), Modifiers::CTRL) => {
                self.0.searching.replace(true);
            }
            KeyEvent(KeyCode::Char(_), Modifiers::NONE | Modifiers::SHIFT) | KeyEvent(KeyCode::Backspace, _) => {}
            _ => {
                self.0.searching.replace(false);
            }
        }
        // Accepted as it stands, and then dropped: the editor takes the hint away from an accepted line alone.
        (key == KeyEvent::ctrl('C')).then(|| {
            self.0.dropped.replace(true);
            Cmd::AcceptLine
        })
    }
}

fn editor(app: &App, lines: Vec<String>, keys: &Arc<Keys>) -> rustyline::Result<Editor<Typist, MemHistory>> {
    let config = Config::builder()
        .max_history_size(history::LINES)?
        .history_ignore_dups(true)?
        .completion_type(CompletionType::List)
        .completion_show_all_if_ambiguous(true)
        .color_mode(if app.color { ColorMode::Enabled } else { ColorMode::Disabled })
        .build();
    let mut history = MemHistory::with_config(&config);
    for line in lines {
        history.add_owned(line)?;
    }
    let mut editor = Editor::with_history(config, history)?;
    editor.set_helper(Some(Typist { bound: Vec::new(), width: 80, color: app.color, keys: keys.clone() }));
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(Watch(keys.clone()))));
    Ok(editor)
}

/// What the editor knows while a line is typed.
struct Typist {
    /// The names that are bound, sorted.
    bound: Vec<String>,
    width: usize,
    color: bool,
    keys: Arc<Keys>,
}

impl Typist {
    /// Looks at how things stand before the next line.
    fn look(&mut self, app: &App) {
        self.bound = app.session.env.names().map(str::to_string).collect();
        sorted::by(&mut self.bound, Ord::cmp);
        self.width = app.width();
    }
}

impl Typist {
    /// Whether `name` was bound when the line began.
    fn is_bound(&self, name: &str) -> bool {
        self.bound.binary_search_by(|b| b.as_str().cmp(name)).is_ok()
    }
}

impl Helper for Typist {}

impl Completer for Typist {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context) -> rustyline::Result<(usize, Vec<Pair>)> {
        Ok(complete::complete(line, at, &self.bound))
    }
}

/// A hint is read, never taken over.
struct Signature(String);

impl Hint for Signature {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Typist {
    type Hint = Signature;

    fn hint(&self, line: &str, at: usize, _: &Context) -> Option<Signature> {
        if self.keys.searching.is_on() {
            return None;
        }
        let hint = hint::hint(line, at, &|name| self.is_bound(name))?;
        // Without colour it looks like what was typed: a mark of comments tells them apart.
        let hint = if self.color { hint } else { format!("# {hint}") };
        // The prompt is on the first line only.
        let (last, prompt) = line.rsplit_once('\n').map_or((line, "cutectl --cxx> ".len()), |(_, last)| (last, 0));
        let room = self.width.checked_sub(last.chars().count() + prompt + 1)?;
        hint::fitted(&hint, room).map(Signature)
    }
}

impl Highlighter for Typist {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        match self.color {
            true => paint::paint(line, &|name| self.is_bound(name)).into(),
            false => line.into(),
        }
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        match self.color {
            true => Style::new().bold().style(prompt).to_string().into(),
            false => prompt.into(),
        }
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        match self.color {
            true => Style::new().dimmed().style(hint).to_string().into(),
            false => hint.into(),
        }
    }

    fn highlight_char(&self, _: &str, _: usize, kind: CmdKind) -> bool {
        self.color && kind != CmdKind::MoveCursor
    }
}

impl Validator for Typist {
    fn validate(&self, context: &mut ValidationContext) -> rustyline::Result<ValidationResult> {
        let line = context.input();
        let more = !line.trim_start().starts_with(':') && (lexeme::is_open(line) || unread::is_head(line));
        let more = more && !self.keys.dropped.is_on();
        Ok(if more { ValidationResult::Incomplete } else { ValidationResult::Valid(None) })
    }
}
