//! Statements in order: what a line answers, and what it leaves bound.

use crate::algebra::{Cx, Mode, Step, Trace};
use crate::eval::env::Env;
use crate::eval::error::{Error, Result, Warning};
use crate::eval::expression::Evaluator;
use crate::eval::statements::{Bindings, Evaluated, Statements};
use crate::eval::watch::{Outermost, Part, Watch};
use crate::syntax::ast::Span;
use crate::syntax::expected::Syntax;
use crate::syntax::parser::Parser;
use crate::syntax::pasted;
use crate::syntax::prepared::Prepared;
use crate::syntax::unread;
use crate::value::stored::Stored;
use crate::value::{Printed, Value};
use bumpalo::Bump;
use smallvec::{SmallVec, smallvec};
use std::collections::HashSet;

/// The bindings of a run, and its integer mode. Values live in the arena of the line that made them.
///
/// ```
/// use bumpalo::Bump;
/// use cutectl::{Mode, Session, Value};
///
/// let (arena, mut session) = (Bump::new(), Session::new(Mode::Cxx));
/// assert_eq!(session.line(&arena, "A = (4,8):(8,1)").unwrap().answer, Value::Nothing);
/// assert_eq!(cutectl::value::notation::text(session.value(&arena, "size(A)").unwrap()), "32");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// The names bound so far.
    pub env: Env,
    /// The integer mode.
    pub mode: Mode,
    /// Whether answers are judged against what their operations promise.
    pub check: bool,
    /// Whether a line says which operation its value comes from.
    pub operations: bool,
    /// What the next line is compared with.
    pub prepared: Prepared,
}

/// A result, and the byte at which the next statement starts.
pub type Next<T> = (T, usize);

/// What the statements of a line answered, printed and bound.
///
/// ```
/// let arena = bumpalo::Bump::new();
/// let outcome = cutectl::Session::default().line(&arena, "A = 4:1; size(A)").unwrap();
/// assert_eq!(outcome.bindings.len(), 1);
/// assert_eq!(cutectl::value::notation::text(outcome.answer), "4");
/// ```
#[derive(Clone, Debug)]
pub struct Outcome<'a> {
    /// Its print statements, in order.
    pub printed: SmallVec<[&'a Printed<'a>; 1]>,
    /// The values of the expression statements before the last one.
    pub earlier: SmallVec<[Value<'a>; 0]>,
    /// The value of its last statement, `Nothing` for a binding or a print.
    pub answer: Value<'a>,
    /// The name and the value of its last statement if that is a binding.
    pub bound: Option<(&'a str, Value<'a>)>,
    /// Every name that its statements bind, and its value, in order.
    pub bindings: Vec<(&'a str, Value<'a>)>,
    /// How many of its statements are assertions, which hold and have no value.
    pub held: usize,
    /// Answers on the way that are not what their operations promise.
    pub warnings: Vec<Warning<'a>>,
    /// The operation that gives the last value, where the session keeps it.
    pub operation: Option<Outermost<'a>>,
}

impl<'a> Outcome<'a> {
    /// The last value of a line: of an expression, or of a print statement.
    pub fn shown(&self) -> Value<'a> {
        match (self.answer, self.printed.last()) {
            (Value::Nothing, Some(printed)) => printed.value,
            (answer, _) => answer,
        }
    }

    /// The outcome of a line without statements.
    pub(super) fn empty() -> Self {
        Outcome {
            printed: SmallVec::new(),
            earlier: SmallVec::new(),
            answer: Value::Nothing,
            bound: None,
            bindings: Vec::new(),
            held: 0,
            warnings: Vec::new(),
            operation: None,
        }
    }

    /// The outcome of a line that is one expression.
    pub fn of(answer: Value<'a>) -> Self {
        Outcome { answer, ..Outcome::empty() }
    }

    /// Adds the next statement.
    fn push(&mut self, Evaluated { value, bound, printed, .. }: Evaluated<'a>) {
        if self.answer != Value::Nothing {
            self.earlier.push(self.answer);
        }
        self.printed.extend(printed);
        self.bindings.extend(bound);
        (self.answer, self.bound) = (value, bound);
        match value {
            Value::Printed(printed) => {
                self.printed.push(printed);
                self.answer = Value::Nothing;
            }
            Value::Nothing if bound.is_none() && printed.is_none() => self.held += 1,
            _ => {}
        }
    }
}

/// How the value of an expression comes about.
///
/// ```
/// let arena = bumpalo::Bump::new();
/// let followed = cutectl::Session::default().follow(&arena, "size(coalesce((4,8):(1,4)))");
/// let size = followed.parts.last().unwrap();
/// assert_eq!(cutectl::value::notation::text(size.values[0]), "32:1"); // what the outermost call was given
/// ```
#[derive(Debug)]
pub struct Followed<'a> {
    /// The sub-expressions of the last statement, innermost first.
    pub parts: Vec<Part<'a>>,
    /// The steps of the operation that ran last: the outermost one, or the one that is refused.
    pub steps: Vec<Step<'a>>,
    /// How many more steps there were.
    pub beyond: usize,
    /// The value of the last statement, also of a binding, and the warnings.
    pub result: Result<'a, (Value<'a>, Vec<Warning<'a>>)>,
}

impl Session {
    /// A session without bindings.
    pub fn new(mode: Mode) -> Self {
        Session { env: Env::default(), mode, check: false, operations: false, prepared: Prepared::default() }
    }

    /// A context for one line.
    pub fn cx<'a>(&self, arena: &'a Bump) -> Cx<'a> {
        Cx::new(arena, self.mode)
    }

    /// The value of a line that differs in nothing but its integers from one that [`line`](Self::line) has answered; `None`
    /// where that must answer, which also says what is wrong with it. Only of batches, whose answers are not judged.
    pub fn prepared_value<'a>(&mut self, arena: &'a Bump, text: &str) -> Option<Value<'a>> {
        if self.check || self.operations {
            return None;
        }
        let e = self.prepared.tree(arena, text, self.env.revision())?;
        match Evaluator::new(self.cx(arena), &self.env).eval(&e) {
            Ok(answer @ Value::Tree(_)) => Some(answer),
            _ => None,
        }
    }

    /// Evaluates all statements of `text`. Bindings are kept only if every statement holds.
    pub fn line<'a>(&mut self, arena: &'a Bump, text: &'a str) -> Result<'a, Outcome<'a>> {
        let typed = text;
        let text = pasted::read_in(arena, text);
        let parser = Parser::new(text, arena, &self.env).folding();
        let watch = self.operations.then(|| Watch::new(Trace::new(arena)));
        let evaluator = Evaluator::new(self.cx(arena), &self.env).checking(self.check);
        let evaluator = match &watch {
            Some(watch) => evaluator.watched_by(watch),
            None => evaluator,
        };
        let mut outcome = Outcome::empty();
        let mut statements = Statements::new(text, 0, parser, evaluator);
        for evaluated in &mut statements {
            match evaluated {
                Ok(evaluated) => outcome.push(evaluated),
                Err(error) => {
                    drop(statements);
                    return Err(self.without(text, error));
                }
            }
        }
        outcome.warnings = statements.warnings();
        let alone = statements.only_expression().filter(|_| !self.check && typed == text);
        if let Some(bindings) = statements.bindings() {
            self.keep(bindings)?;
        } else if let (Some(e), Value::Tree(_)) = (alone, outcome.answer) {
            self.prepared.note(text, &e, self.env.revision());
        }
        outcome.operation = watch.and_then(|watch| watch.into_parts().last().and_then(Outermost::of));
        Ok(outcome)
    }

    /// Evaluates `text`, which must have a value: its answer, or what it prints last.
    pub fn outcome<'a>(&mut self, arena: &'a Bump, text: &'a str) -> Result<'a, Outcome<'a>> {
        let mut outcome = self.line(arena, text)?;
        if outcome.answer == Value::Nothing {
            match (outcome.bound, outcome.printed.last()) {
                (Some((_, value)), _) => outcome.answer = value,
                (None, Some(printed)) => outcome.answer = Value::Printed(printed),
                (None, None) => return Err(Error::syntax(Syntax::Empty)),
            }
        }
        Ok(outcome)
    }

    /// The value of `text`.
    pub fn value<'a>(&mut self, arena: &'a Bump, text: &'a str) -> Result<'a, Value<'a>> {
        Ok(self.outcome(arena, text)?.answer)
    }

    /// Evaluates `text` and says how its value comes about. Binds nothing.
    pub fn follow<'a>(&self, arena: &'a Bump, text: &'a str) -> Followed<'a> {
        let text = pasted::read_in(arena, text);
        let watch = Watch::new(Trace::new(arena));
        // What is explained is always judged: an explanation states no identity that does not hold.
        let evaluator = Evaluator::new(self.cx(arena), &self.env).checking(true).watched_by(&watch);
        let kept = |warnings: Vec<Warning<'a>>| warnings.into_iter().filter(|w| self.check || !w.finding.is_note()).collect();
        let mut statements = Statements::new(text, 0, Parser::new(text, arena, &self.env), evaluator);
        let result = last_value(&mut statements).map(|value| (value, kept(statements.warnings())));
        let (steps, beyond) = watch.trace.steps();
        drop(statements);
        Followed { parts: watch.into_parts(), steps, beyond, result }
    }

    /// Binds `name` to `value`.
    pub fn bind<'a>(&mut self, name: &'a str, value: Value<'a>) -> Result<'a, ()> {
        self.keep(Bindings { values: [(name, value)].into(), names: smallvec![(name, Span::default())], constants: HashSet::new() })
    }

    /// Evaluates the expression that `text` starts with at byte `at`; says where it ends, and what is wrong with it.
    pub fn leading<'a>(&mut self, arena: &'a Bump, text: &'a str, at: usize) -> Result<'a, Option<(Value<'a>, Span, Vec<Warning<'a>>)>> {
        let parser = Parser::new(text, arena, &self.env).folding();
        let Some(e) = parser.leading_expression(at).map_err(Error::syntax)? else {
            return Ok(None);
        };
        let evaluator = Evaluator::new(self.cx(arena), &self.env).checking(self.check);
        let value = evaluator.eval(&e)?;
        Ok(Some((value, e.span, evaluator.warnings())))
    }

    /// Evaluates the statement of `text` at byte `at`; says where the next one starts.
    pub fn statement<'a>(
        &mut self,
        arena: &'a Bump,
        text: &'a str,
        at: usize,
    ) -> std::result::Result<Option<Next<Outcome<'a>>>, Next<Box<Error<'a>>>> {
        let parser = Parser::new(text, arena, &self.env).folding();
        let evaluator = Evaluator::new(self.cx(arena), &self.env).checking(self.check);
        let mut statements = Statements::new(text, at, parser, evaluator);
        let Some(evaluated) = statements.next() else {
            return Ok(None);
        };
        let next = statements.position();
        let mut outcome = Outcome::empty();
        match evaluated {
            Ok(evaluated) => outcome.push(evaluated),
            Err(error) => {
                drop(statements);
                return Err((self.without(&text[at..next], error), next));
            }
        }
        outcome.warnings = statements.warnings();
        if let Some(bindings) = statements.bindings() {
            self.keep(bindings).map_err(|e| (e, next))?;
        }
        Ok(Some((outcome, next)))
    }

    /// An error, after the names that its text would have bound are noted.
    #[cold]
    fn without<'a>(&mut self, text: &str, error: Box<Error<'a>>) -> Box<Error<'a>> {
        unread::bound(text).for_each(|name| self.env.fail(name));
        error
    }

    fn keep<'a>(&mut self, bindings: Bindings<'a>) -> Result<'a, ()> {
        let Bindings { values: mut staged, names: bound, constants } = bindings;
        let mut stored = Vec::with_capacity(bound.len());
        let mut parts = 0;
        for (name, span) in &bound {
            let Some(value) = staged.remove(name) else {
                continue;
            };
            match Stored::new(value) {
                Ok(value) if self.env.has_room(parts + value.parts()) => {
                    parts += value.parts();
                    stored.push((*name, value));
                }
                _ => return Err(Error::too_big(name, *span)),
            }
        }
        for (name, value) in stored {
            self.env.bind(name, value);
            if constants.contains(name) {
                self.env.declare_constant(name);
            }
        }
        Ok(())
    }
}

/// The value of the last statement, also of a binding or a print.
fn last_value<'a>(statements: &mut Statements<'_, 'a>) -> Result<'a, Value<'a>> {
    let mut last = None;
    for evaluated in statements {
        last = Some(match evaluated? {
            Evaluated { value: Value::Printed(printed), .. } => printed.value,
            Evaluated { bound: Some((_, value)), .. } => value,
            Evaluated { value, .. } => value,
        });
    }
    last.ok_or_else(|| Error::syntax(Syntax::Empty))
}
