//! The state of a session, and what a line does to it: bindings, numbered answers, `:undo`.

use super::{actions, command, script};
use crate::algebra::Mode;
use crate::commands::EntryPoints;
use crate::commands::printed::{self, Tail};
use crate::commands::show;
use crate::eval::env::{self, Change, MAX_PARTS};
use crate::eval::error::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::program::app::{App, Done, Stop};
use crate::program::input;
use crate::say::report::Origin;
use crate::say::words::short;
use crate::syntax::ast::Span;
use crate::syntax::pasted;
use crate::value::Value;
use crate::value::stored::Stored;
use bumpalo::Bump;
use std::collections::VecDeque;
use std::io::Write;

/// How many answers keep their number: `ans1000` and the 999 before.
pub const ANSWERS_KEPT: usize = 1000;
/// How many lines `:undo` goes back.
const STEPS_KEPT: usize = 1000;
/// How many lines `:save` can write.
pub const LINES_KEPT: usize = 100_000;
/// How many bytes they have at most.
const BYTES_KEPT: usize = 1 << 24;
/// How much all answers that have a number take at most, in parts of a value.
const ANSWERS_PARTS: usize = MAX_PARTS / 4;

/// The state of a session beside its bindings.
#[derive(Debug, Default)]
pub struct Memory {
    /// The settings that `:mode`, `:plain`, `:grid` and `:echo` switch.
    pub settings: Settings,
    /// The lines that made the session what it is.
    pub script: Vec<String>,
    /// The size of these lines in bytes.
    pub script_bytes: usize,
    /// How many lines the script lacks, since there was no room for them.
    pub unsaved: usize,
    /// How much each numbered answer takes, in parts of a value; the last one last.
    answers: VecDeque<usize>,
    /// What each of the last lines changed.
    steps: VecDeque<Step>,
    /// How much these steps keep, in parts of a value.
    steps_parts: usize,
    /// What the line being read has changed so far.
    pending: Vec<Change>,
    /// The statement behind the last answer, and the number of the answer that it calls `ans`.
    pub made_by: Option<(String, usize)>,
    /// Whether the input is a person at a terminal.
    pub typed_here: bool,
    /// What the command line gives to commands that take the terminal over.
    pub entry_points: Option<EntryPoints>,
    /// Whether any line has failed.
    pub wrong: bool,
    /// Whether the session has ended.
    pub over: bool,
    /// How many files are being loaded, one by another.
    pub loading: usize,
    /// How many files the line being read has loaded.
    pub loaded: usize,
}

/// What can be switched, and how far the answers have been counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Whether an answer shows its grid.
    pub grid: bool,
    /// Whether a binding that ends a line shows what it binds: at first where somebody types.
    pub echo: bool,
    /// The number of the last answer.
    pub answers: usize,
}

/// What a line changed, and how it was before.
#[derive(Debug)]
struct Step {
    said: String,
    before: Settings,
    mode: Mode,
    plain: bool,
    lines: usize,
    unsaved: usize,
    changes: Vec<Change>,
}

impl Step {
    /// How much it keeps, in parts of a value.
    fn parts(&self) -> usize {
        env::weight(&self.changes)
    }
}

impl Memory {
    /// The state of a session that begins.
    pub fn new(entry_points: EntryPoints, typed_here: bool) -> Memory {
        let settings = Settings { echo: typed_here, ..Settings::default() };
        Memory { entry_points: Some(entry_points), typed_here, settings, ..Memory::default() }
    }
}

/// A session on top of the program that runs it.
pub struct Repl<'p> {
    /// The program that runs the session: bindings, output and messages.
    pub app: &'p mut App,
    /// Everything that outlives a line: bindings, answers, settings.
    pub memory: Memory,
}

impl Repl<'_> {
    /// Does what a line says. What is wrong with it has been reported; an error is the end.
    pub fn line(&mut self, text: &str, origin: &Origin) -> Done {
        let mut step = Step {
            said: short(text.trim()).into_owned(),
            before: self.memory.settings,
            mode: self.app.session.mode,
            plain: self.app.notation.plain,
            lines: self.memory.script.len(),
            unsaved: self.memory.unsaved,
            changes: Vec::new(),
        };
        self.memory.loaded = 0;
        self.settle(); // from here on changes are kept
        let done = self.entry(text, origin);
        let done = match done {
            Err(Stop::Cancelled) if self.app.has_enough() => {
                self.app.discard();
                Ok(())
            }
            done => done,
        };
        if matches!(done, Err(Stop::Cancelled)) {
            self.settle();
        }
        step.changes = std::mem::take(&mut self.memory.pending);
        if matches!(done, Err(Stop::Cancelled)) {
            self.restore(step); // a line that was cancelled has not happened
            return done;
        }
        if self.memory.script.len() > step.lines || self.memory.unsaved > step.unsaved {
            self.remember(step);
        }
        done
    }

    /// Refuses a command of the session.
    pub fn refuse(&mut self, message: &str) {
        self.app.refuse_as("E0712", message);
    }

    /// Keeps a step for `:undo`, and as many before it as there is room for.
    fn remember(&mut self, step: Step) {
        self.memory.steps_parts += step.parts();
        self.memory.steps.push_back(step);
        while self.memory.steps.len() > STEPS_KEPT || self.memory.steps_parts > MAX_PARTS {
            let Some(oldest) = self.memory.steps.pop_front() else {
                break;
            };
            self.memory.steps_parts -= oldest.parts();
        }
    }

    /// A line, or a `:` line of a file, without a step of its own for `:undo`.
    pub fn entry(&mut self, text: &str, origin: &Origin) -> Done {
        let meant = actions::meant(&self.app.session.env, text);
        let done = match meant.as_deref().or_else(|| text.trim_start().strip_prefix(':')) {
            Some(rest) => {
                let done = command::run(self, rest).and_then(|()| self.app.finish());
                if done.is_err() {
                    self.app.discard();
                }
                match done {
                    Err(Stop::Failed(message)) => {
                        self.app.say(&format!("error: {message}"));
                        self.app.failed();
                        Ok(())
                    }
                    done => done,
                }
            }
            None => self.statements(text, origin),
        };
        self.memory.wrong |= self.app.take_verdict();
        done
    }

    /// Statements: all of them hold, or none has happened.
    fn statements(&mut self, text: &str, origin: &Origin) -> Done {
        let text = &*pasted::read(text);
        let arena = Bump::new();
        let mut answers = Vec::new();
        let mut at = 0;
        self.settle();
        let ended = match input::unreadable(text) {
            Some(error) => Err(error),
            None => loop {
                match self.app.session.statement(&arena, text, at) {
                    Ok(Some((outcome, next))) => {
                        answers.push((outcome, &text[at..next]));
                        at = next;
                    }
                    Ok(None) => break Ok(()),
                    Err((error, _)) => break Err(error),
                }
            },
        };
        let refused = match ended {
            Err(_) if self.app.is_cancelled() => {
                self.take_back();
                return Err(Stop::Cancelled);
            }
            Err(error) => {
                self.app.report(text, origin, &error);
                true
            }
            Ok(()) => answers.iter().fold(false, |refused, (outcome, _)| self.app.judged(outcome, text, origin) || refused),
        };
        if refused {
            self.take_back();
            return Ok(());
        }
        self.settle();
        let mut tail = Tail::Closed;
        let before = self.memory.settings.answers; // what all statements of a line call `ans`
        for (outcome, statement) in &answers {
            self.answer(&arena, (text, statement, before), origin, outcome, &mut tail)?;
            self.said(statement);
        }
        let last = answers.last().and_then(|(outcome, _)| outcome.bound);
        if let (Some((name, value)), true) = (last, self.memory.settings.echo) {
            tail.close(&mut self.app.out)?;
            let text = self.app.notation.text(value);
            writeln!(self.app.out, "{name} = {text}")?;
        }
        Ok(tail.close(&mut self.app.out)?)
    }

    /// Changes up to here hold whatever becomes of the next statement.
    pub fn settle(&mut self) {
        let changes = self.app.session.env.changes();
        self.memory.pending.extend(changes);
    }

    /// Takes back what changed since the last [`Repl::settle`].
    pub fn take_back(&mut self) {
        let changes = self.app.session.env.changes();
        self.app.session.env.revert(changes);
    }

    /// Shows what a statement of a text comes to, which calls the answer of this number `ans`, and keeps its value as
    /// `ans`.
    pub fn answer<'a>(
        &mut self,
        arena: &'a Bump,
        (text, statement, before): (&str, &str, usize),
        origin: &Origin,
        outcome: &Outcome<'a>,
        tail: &mut Tail,
    ) -> Done {
        let mut shown = printed::text(self.app, arena, text, origin, outcome, tail);
        if self.memory.settings.grid && shown.is_ok() && outcome.answer != Value::Nothing {
            shown = show::picture(self.app, arena, outcome);
        }
        match shown {
            // Whoever has seen enough of an answer has it all the same.
            Err(Stop::Cancelled) if self.app.has_enough() => self.app.discard(),
            shown => shown?,
        }
        if outcome.answer == Value::Nothing {
            return Ok(());
        }
        self.memory.made_by = Some((statement.trim().to_string(), before));
        self.memory.settings.answers += 1;
        let number = self.memory.settings.answers;
        let stored = Stored::new(outcome.answer).ok();
        let parts = stored.as_ref().map_or(0, Stored::parts);
        // Earlier answers make room for later ones.
        while self.memory.answers.len() == ANSWERS_KEPT || self.memory.answers.iter().sum::<usize>() + parts > ANSWERS_PARTS {
            if self.memory.answers.pop_front().is_none() {
                break;
            }
            let oldest = number - 1 - self.memory.answers.len();
            self.app.session.env.unbind(&format!("ans{oldest}"));
        }
        let Some(stored) = stored.filter(|_| self.app.session.env.has_room(2 * parts)) else {
            self.memory.answers.push_back(0);
            let span = Span::new(0, text.trim_end().len());
            self.app.report(text, origin, &Error::new(ErrorKind::TooBigToKeep { name: "ans" }, span));
            return Ok(());
        };
        let env = &mut self.app.session.env;
        env.bind("ans", stored.clone());
        env.bind(&format!("ans{number}"), stored);
        self.memory.answers.push_back(parts);
        self.settle();
        Ok(())
    }

    /// Remembers a statement or a `:command` that changed the session.
    pub fn said(&mut self, line: &str) {
        let Some(kept) = script::kept(line) else {
            return;
        };
        if self.memory.unsaved > 0 || self.memory.script.len() >= LINES_KEPT || kept.len() > BYTES_KEPT - self.memory.script_bytes {
            self.memory.unsaved += 1;
            return;
        }
        self.memory.script_bytes += kept.len();
        self.memory.script.push(kept);
    }

    /// Takes back the last line that changed something; returns it.
    pub fn undo(&mut self) -> Option<String> {
        let step = self.memory.steps.pop_back()?;
        self.memory.steps_parts -= step.parts();
        Some(self.restore(step))
    }

    /// Makes everything as it was before a step; returns what was said.
    fn restore(&mut self, step: Step) -> String {
        self.app.session.env.revert(step.changes);
        self.app.session.mode = step.mode;
        self.app.notation.plain = step.plain;
        let undone = self.memory.settings.answers - step.before.answers;
        self.memory.answers.truncate(self.memory.answers.len().saturating_sub(undone));
        if undone > 0 {
            self.memory.made_by = None; // it is of an answer that is gone
        }
        self.memory.settings = step.before;
        self.memory.script_bytes -= self.memory.script[step.lines.min(self.memory.script.len())..].iter().map(String::len).sum::<usize>();
        self.memory.script.truncate(step.lines);
        self.memory.unsaved = step.unsaved;
        step.said
    }
}

#[cfg(test)]
mod tests {
    use super::{Memory, Repl};
    use crate::algebra::Mode;
    use crate::program::app::App;
    use crate::program::flags::{ColorWhen, Global};
    use crate::repl::script;
    use crate::say::report::ARGUMENT;

    // The lines here answer nothing: what is written goes to the standard output of the tests.
    fn app() -> App {
        let global = Global {
            cxx: false,
            plain: false,
            define: vec!["D=8".into()],
            check: false,
            strict: false,
            color: ColorWhen::Never,
            ..Global::default()
        };
        App::new(&global).unwrap()
    }

    /// The names that are bound, and how everything is switched.
    fn state(repl: &Repl) -> (Vec<String>, bool, bool, bool, Vec<String>) {
        let mut names: Vec<String> = repl.app.session.env.names().map(String::from).collect();
        names.sort();
        let cxx = repl.app.session.mode == Mode::Cxx;
        (names, cxx, repl.app.notation.plain, repl.memory.settings.grid, repl.memory.script.clone())
    }

    #[test]
    fn undo_goes_back_line_by_line_to_the_start() {
        let mut app = app();
        let mut repl = Repl { app: &mut app, memory: Memory::default() };
        script::begin(&mut repl);
        let mut states = vec![state(&repl)];
        for line in ["A = (4,8)", "A = 1; B = A", ":mode cxx", ":forget A D", ":grid on", ":plain", "A = 2"] {
            repl.line(line, &ARGUMENT).unwrap();
            assert!(!repl.memory.wrong, "{line}");
            states.push(state(&repl));
            assert_ne!(states[states.len() - 2], states[states.len() - 1], "{line}");
        }
        // A question changes nothing.
        repl.line(":save /nowhere/at/all", &ARGUMENT).unwrap();
        assert_eq!(repl.memory.steps.len(), states.len() - 1);
        while let Some(after) = states.pop() {
            assert_eq!(state(&repl), after);
            assert_eq!(repl.undo().is_some(), !states.is_empty());
        }
    }

    #[test]
    fn a_saved_session_is_the_same_once_loaded() {
        let folder = std::env::temp_dir().join(format!("cutectl-script-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a session.txt");
        let before = {
            let mut app = app();
            let mut repl = Repl { app: &mut app, memory: Memory::default() };
            script::begin(&mut repl);
            for line in ["A = (4, // rows\n 8); B = A", ":mode cxx", ":grid on", ":forget A"] {
                repl.line(line, &ARGUMENT).unwrap();
            }
            repl.line(&format!(":save {}", file.display()), &ARGUMENT).unwrap();
            assert!(!repl.memory.wrong);
            state(&repl)
        };
        assert_eq!(before.4, ["D = 8", "A = (4,  8);", "B = A", ":mode cxx", ":grid on", ":forget A"]);
        let mut app = app();
        let mut repl = Repl { app: &mut app, memory: Memory::default() };
        repl.line(&format!(":load '{}'", file.display()), &ARGUMENT).unwrap();
        assert!(!repl.memory.wrong);
        assert_eq!(state(&repl), before);
        // It was one line, and is taken back as one.
        repl.undo().unwrap();
        assert_eq!(state(&repl), (vec!["D".into()], false, false, false, Vec::new()));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
