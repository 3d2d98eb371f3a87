//! A file of statements of the notation, read and evaluated one statement at a time.

use crate::eval::error::Error;
use crate::eval::session::Outcome;
use crate::program::app::App;
use crate::program::input;
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use crate::value::Value;
use bumpalo::Bump;

/// The outcome of a line, or what is wrong with it.
pub type Step<'a> = Result<Outcome<'a>, Box<Error<'a>>>;

/// A file of statements, and how far it has been read.
pub struct Script<'t> {
    text: &'t str,
    name: &'t str,
    at: usize,
    line: usize,
}

impl<'t> Script<'t> {
    /// A script at the start of its text.
    pub fn new(text: &'t str, name: &'t str) -> Self {
        Script { text, name, at: 0, line: 1 }
    }

    /// The part of the text that has not been read yet.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes the next `bytes` of the file; says where they stand.
    pub fn take(&mut self, bytes: usize) -> (&'t str, Origin<'t>) {
        let part = &self.rest()[..bytes];
        let origin = Origin { file: Some(self.name), line: self.line, from: 0, argument: false };
        self.line += memchr::memchr_iter(b'\n', part.as_bytes()).count();
        self.at += bytes;
        (part, origin)
    }

    /// Evaluates statements up to the next one that says something: its text, where it stands and
    /// what it comes to. Of a wrong one the text is the whole file.
    pub fn step<'a>(&mut self, app: &mut App, arena: &'a Bump) -> Option<(&'a str, Origin<'t>, Step<'a>)>
    where
        't: 'a,
    {
        loop {
            let (source, origin, step) = self.statement(app, arena)?;
            let silent = step.as_ref().is_ok_and(|o| o.answer == Value::Nothing && o.printed.is_empty());
            if !silent {
                return Some((source, origin, step));
            }
        }
    }

    /// Evaluates the next statement.
    pub fn statement<'a>(&mut self, app: &mut App, arena: &'a Bump) -> Option<(&'a str, Origin<'t>, Step<'a>)>
    where
        't: 'a,
    {
        let whole = Origin { file: Some(self.name), line: self.line, from: self.at, argument: false };
        if self.at == 0
            && let Some(error) = input::not_utf8(self.text)
        {
            self.take(self.text.len());
            return Some((self.text, whole, Err(error)));
        }
        let start = self.at;
        match app.session.statement(arena, self.text, start) {
            Ok(None) => None,
            Ok(Some((mut outcome, next))) => {
                let blanks = self.text[start..next].len() - self.text[start..next].trim_start().len();
                self.take(blanks);
                let (source, origin) = self.take(next - start - blanks);
                for warning in &mut outcome.warnings {
                    let span = warning.span.range();
                    warning.span = Span::new(span.start - start - blanks, span.end - start - blanks);
                }
                Some((source.trim_end(), origin, Ok(outcome)))
            }
            Err((error, next)) => {
                self.take(next - start);
                Some((self.text, whole, Err(error)))
            }
        }
    }
}
