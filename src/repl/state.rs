//! The state of a session: bindings, numbered answers, what `:undo` takes back.

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

use crate::syntax::ast::Span;
use crate::syntax::lexeme::{Class, lexemes, one_line};
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
    pub(super) steps: VecDeque<Step>,
    /// How much these steps keep, in parts of a value.
    steps_parts: usize,
    /// What the line being read has changed so far.
    pub(super) pending: Vec<Change>,
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
pub(super) struct Step {
    pub(super) said: String,
    pub(super) before: Settings,
    pub(super) mode: Mode,
    pub(super) plain: bool,
    pub(super) lines: usize,
    pub(super) unsaved: usize,
    pub(super) changes: Vec<Change>,
}

impl Step {
    /// How much it keeps, in parts of a value.
    fn parts(&self) -> usize {
        env::weight(&self.changes)
    }
}

/// A statement as a script keeps it: on one line where that can be.
pub fn kept(statement: &str) -> Option<String> {
    let first = lexemes(statement).find(|l| !matches!(l.class, Class::Blank | Class::Comment))?;
    let statement = statement[first.start..].trim();
    let code = statement != ";";
    let line = if statement.contains('\n') { one_line(statement) } else { None };
    code.then(|| line.unwrap_or_else(|| statement.to_string()))
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
    /// Refuses a command of the session.
    pub fn refuse(&mut self, message: &str) {
        self.app.refuse_as("E0712", message);
    }

    /// Keeps a step for `:undo`, and as many before it as there is room for.
    pub(super) fn remember(&mut self, step: Step) {
        self.memory.steps_parts += step.parts();
        self.memory.steps.push_back(step);
        while self.memory.steps.len() > STEPS_KEPT || self.memory.steps_parts > MAX_PARTS {
            let Some(oldest) = self.memory.steps.pop_front() else {
                break;
            };
            self.memory.steps_parts -= oldest.parts();
        }
    }

    /// Statements: all of them hold, or none has happened.
    pub(super) fn statements(&mut self, text: &str, origin: &Origin) -> Done {
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
        let mut shown = printed::write_text(self.app, arena, text, origin, outcome, tail);
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
        let Some(kept) = kept(line) else {
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
    pub(super) fn restore(&mut self, step: Step) -> String {
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
    use super::kept;

    #[test]
    fn a_script_keeps_statements_and_no_comments_alone() {
        assert_eq!(kept("  A = (4,\n 8) // rows\n").unwrap(), "A = (4, 8)");
        assert_eq!(kept("size(A); ").unwrap(), "size(A);");
        assert_eq!(kept(" // nothing\n;"), None);
        assert_eq!(kept("// title\n# more\nA = 4;").unwrap(), "A = 4;");
    }
}
