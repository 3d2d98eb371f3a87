//! The loop of statements: a text is read and evaluated one statement at a time.
//!
//! Lines, files, the session and explanations all run through [`Statements`]. It binds names for the statements that
//! follow in the same text; whoever runs it decides whether they are kept.

use crate::algebra::soundness::Finding;
use crate::algebra::{Int, Mode, Tree};
use crate::eval::dsl;
use crate::eval::error::{Error, ErrorKind, Result, Warning, wrong_program};
use crate::eval::expression::Evaluator;
use crate::eval::foreign::{ProgramAnswer, Stage};
use crate::functions::Refusal;
use crate::syntax::ast::{Declared, Expr, Kind, Span, Statement};
use crate::syntax::expected::Syntax;
use crate::syntax::lexeme::{Class, lexemes};
use crate::syntax::parser::Parser;
use crate::syntax::unread;
use crate::value::stored::is_keepable;
use crate::value::{PrintStyle, Printed, Value};
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};

/// What declares a name of C++ that takes any value.
const DECLARED: &str = "auto ";

/// An evaluated statement.
#[derive(Clone, Copy, Debug)]
pub struct Evaluated<'a> {
    /// Where the statement stands.
    pub span: Span,
    /// The value of an expression, `Nothing` of a binding.
    pub value: Value<'a>,
    /// The name that the statement binds, and its value.
    pub bound: Option<(&'a str, Value<'a>)>,
    /// What a text of C++ printed while it ran.
    pub printed: Option<&'a Printed<'a>>,
}

/// The names that statements have bound.
#[derive(Debug)]
pub struct Bindings<'a> {
    /// The value of each name.
    pub values: HashMap<&'a str, Value<'a>>,
    /// The names in order, and where they stand.
    pub names: SmallVec<[(&'a str, Span); 2]>,
    /// The names that C++ may use in a constant expression.
    pub constants: HashSet<&'a str>,
}

/// The statements of a text, evaluated in order; ends after the first error.
pub struct Statements<'e, 'a> {
    text: &'a str,
    parser: Parser<'a, 'e>,
    evaluator: Evaluator<'e, 'a>,
    next: usize,
    failed: bool,
    /// Whether the statement that failed has run as C++ already.
    ran: bool,
    names: SmallVec<[(&'a str, Span); 2]>,
    /// How many statements there were.
    count: usize,
    /// The last one, where it was an expression.
    expression: Option<Expr<'a>>,
}

impl<'e, 'a> Statements<'e, 'a> {
    /// The statements of `text` from byte `at` on.
    pub fn new(text: &'a str, at: usize, parser: Parser<'a, 'e>, evaluator: Evaluator<'e, 'a>) -> Self {
        Statements { text, parser, evaluator, next: at, failed: false, ran: false, names: SmallVec::new(), count: 0, expression: None }
    }

    /// The byte at which the next statement starts, behind a wrong one too.
    pub fn position(&self) -> usize {
        self.next
    }

    /// The answers so far that are not what their operations promise.
    pub fn warnings(&self) -> Vec<Warning<'a>> {
        self.evaluator.warnings()
    }

    /// The expression that was the only statement so far.
    pub fn only_expression(&self) -> Option<Expr<'a>> {
        self.expression.filter(|_| self.count == 1)
    }

    /// What has been bound, `None` where nothing was.
    pub fn bindings(self) -> Option<Bindings<'a>> {
        if self.names.is_empty() {
            return None;
        }
        let constants = self.evaluator.constants();
        Some(Bindings { values: self.evaluator.into_staged(), names: self.names, constants })
    }

    /// The byte behind a statement that cannot be read.
    fn behind(&self, syntax: &Syntax) -> usize {
        match syntax {
            Syntax::OpenComment(_) => self.text.len(), // all that follows is in the comment
            _ => unread::after(self.text, self.next, syntax.span().end as usize),
        }
    }

    fn bind(&mut self, name: &'a str, span: Span, declared: Declared, e: &Expr<'a>) -> Result<'a, Value<'a>> {
        let value = self.evaluator.eval(e)?;
        self.keep(name, span, declared, value)
    }

    /// `a, b = …`: each name a part of the value; that of the first.
    fn bind_parts(&mut self, name: &'a str, span: Span, others: &[&'a str], e: &Expr<'a>) -> Result<'a, Value<'a>> {
        let parts = dsl::parts(&self.evaluator, e, 1 + others.len(), false)?;
        for (name, part) in others.iter().zip(&parts[1..]) {
            self.keep(name, span, Declared::default(), *part)?;
        }
        self.keep(name, span, Declared::default(), parts[0])
    }

    fn keep(&mut self, name: &'a str, span: Span, declared: Declared, value: Value<'a>) -> Result<'a, Value<'a>> {
        let mut value = value;
        if let Value::Tree(Tree::Int(i)) = value
            && declared.integer
            && self.evaluator.mode() == Mode::Cxx
        {
            value = Int { is_static: false, ..i }.into();
        }
        // What a later statement builds on must be small now: names double a value at each step.
        if let Value::Tree(t) = value
            && !(is_keepable(t) && self.evaluator.may_count(t))
        {
            return Err(Error::too_big(name, span));
        }
        if let Some(programs) = self.evaluator.env().programs()
            && programs.shares()
        {
            let before = self.text[..span.start as usize].trim_end();
            let anew = before.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '&' | '*' | '>'));
            if !programs.forget(name, anew) {
                let message = "something refers to this variable, which keeps its type";
                return Err(Error::new(ErrorKind::Program { code: "E0902", message, help: None }, span));
            }
        }
        self.evaluator.stage(name, value);
        self.evaluator.declare(name, declared.constant);
        self.names.push((name, span));
        Ok(value)
    }
}

impl<'a> Iterator for Statements<'_, 'a> {
    type Item = Result<'a, Evaluated<'a>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed || self.next == self.text.len() {
            return None;
        }
        let start = self.next;
        let read = self.parser.next_statement(start).map_err(|syntax| {
            self.next = self.behind(&syntax);
            Error::syntax(syntax)
        });
        let evaluated = match read {
            Ok(None) => return None,
            Ok(Some(((statement, span), next))) => {
                self.next = next;
                self.count += 1;
                self.expression = match statement {
                    Statement::Expr(e) => Some(e),
                    Statement::Bind { .. } => None,
                };
                self.evaluator.begin_statement();
                match statement {
                    _ if let Some(done) = self.as_typed(&statement, start) => done,
                    Statement::Expr(e) if let Some(text) = self.said(&e) => {
                        text.map(|text| Evaluated { span, value: Value::Nothing, bound: None, printed: Some(self.as_printed(&text)) })
                    }
                    Statement::Expr(e) => {
                        self.evaluator.eval(&e).map(|value| Evaluated { span, value, bound: None, printed: self.printed() })
                    }
                    Statement::Bind { name, span: at, others, value, .. } if !others.is_empty() => {
                        let bound = self.bind_parts(name, at, others, &value);
                        bound.map(|value| Evaluated { span, value: Value::Nothing, bound: Some((name, value)), printed: self.printed() })
                    }
                    Statement::Bind { name, span: at, declared, value, .. } => {
                        let bound = self.bind(name, at, declared, &value);
                        bound.map(|value| Evaluated { span, value: Value::Nothing, bound: Some((name, value)), printed: self.printed() })
                    }
                }
            }
            Err(error) => Err(error),
        };
        let evaluated = match evaluated {
            Err(error) if !std::mem::take(&mut self.ran) => self.as_program(start, error),
            evaluated => evaluated,
        };
        self.failed = evaluated.is_err();
        Some(evaluated)
    }
}

impl<'a> Statements<'_, 'a> {
    /// What functions of C++ printed since the statement before.
    fn printed(&self) -> Option<&'a Printed<'a>> {
        let text = self.evaluator.take_printed();
        if text.is_empty() { None } else { Some(self.as_printed(&text)) }
    }

    fn as_printed(&self, text: &str) -> &'a Printed<'a> {
        let arena = self.evaluator.cx().arena;
        let text = arena.alloc_str(&text.replace('\\', "\\\\"));
        arena.alloc(Printed { style: PrintStyle::Notation, value: Value::Text(text) })
    }

    /// What `print("…", x)` and `cute.printf("… {}", x)` of CuTe DSL write.
    fn said(&self, e: &Expr<'a>) -> Option<Result<'a, String>> {
        let (formats, args) = dsl::printed(e)?;
        if self.evaluator.mode() == Mode::Cxx || !formats && args.len() < 2 {
            return None;
        }
        let values: Result<'a, Vec<Value<'a>>> = args.iter().map(|e| self.evaluator.eval(e)).collect();
        match values {
            Ok(values) if formats => dsl::filled(&values).map(Ok),
            Ok(values) if matches!(values[0], Value::Text(text) if text.contains('%')) => None,
            Ok(values) => Some(Ok(dsl::joined(&values))),
            Err(error) => Some(Err(error)),
        }
    }

    /// The text as a function of CuTe DSL with its call, if it is one.
    fn as_dsl(&mut self, start: usize) -> Option<Result<'a, Evaluated<'a>>> {
        let ran = dsl::run(&self.evaluator, self.text, start)?;
        self.next = self.text.len();
        let span = Span::new(start, self.text.len());
        Some(ran.map(|said| {
            let printed = (!said.is_empty()).then(|| self.as_printed(&said));
            Evaluated { span, value: Value::Nothing, bound: None, printed }
        }))
    }

    /// The statement at `start`, which is none of the notation, as C++; a text that begins as a program is one as a whole.
    #[cold]
    fn as_program(&mut self, start: usize, error: Box<Error<'a>>) -> Result<'a, Evaluated<'a>> {
        if let Some(done) = self.as_dsl(start) {
            return done;
        }
        let Some(programs) = self.evaluator.env().programs() else {
            return Err(error);
        };
        let rest = &self.text[start..];
        let blank = unread::blank(rest);
        let whole = unread::is_program(&rest[blank..]) && unread::blank(&self.text[..start]) == start;
        let end = if whole { self.text.len() } else { self.next };
        let (at, text) = (start + blank, self.text[start + blank..end].trim_end());
        let construct = whole || matches!(&error.kind, ErrorKind::Syntax(Syntax::Unread { .. } | Syntax::Directive(_)));
        let named = || programs.is_begun() && lexemes(text).any(|l| l.class == Class::Name && programs.defines(l.text).is_some());
        let unknown = matches!(error.kind, ErrorKind::UnknownName { .. });
        // A size that its type does not tell is no question of the grammar.
        let open = matches!(error.kind, ErrorKind::Refused { refusal: Refusal::RunTime { .. }, .. });
        // A text that is too long stays one, whatever it is.
        let long = matches!(error.kind, ErrorKind::Syntax(Syntax::TooLong { .. }));
        if text.is_empty() || open || long || !(construct || unknown || unread::is_cxx(text) || named()) {
            return Err(error);
        }
        // `x = c ? a : b` binds, as it does where the notation reads it
        let declared = unread::assigned(text).filter(|name| !construct && programs.defines(name).is_none());
        let text_end = text.len();
        let (text, at) = match declared {
            Some(_) => (&*self.evaluator.cx().arena.alloc_str(&format!("{DECLARED}{text}")), at as i64 - DECLARED.len() as i64),
            None => (text, at as i64),
        };
        // What was understood and refused has its own words, and C++ refuses it for the same reason.
        let refused = matches!(error.kind, ErrorKind::Refused { .. } | ErrorKind::Fault(_));
        let ran = match programs.run(self.evaluator.cx(), text, &|name| self.evaluator.lookup(name)) {
            Ok(ran) => ran,
            Err(mut mistake) => {
                let moved = |byte: u32| (i64::from(byte) + at).max(start as i64) as u32;
                mistake.span = Span { start: moved(mistake.span.start), end: moved(mistake.span.end) };
                self.next = end;
                // `cosize_v<decltype(L)>` is C++ that lacks a name, and in the notation a comparison that lacks its end.
                let lacks_end = |e: &Syntax| matches!(e, Syntax::Expected { at, .. } if at.start as usize >= start + blank + text_end);
                let compares = text.ends_with('>') && matches!(&error.kind, ErrorKind::Syntax(e) if lacks_end(e));
                // What is no C++ either was meant for the notation, and so was a wrong name.
                let ours = refused || !construct && (mistake.stage == Stage::Form || mistake.stage == Stage::Name && !compares);
                return Err(if ours { error } else { wrong_program(self.evaluator.cx(), &mistake, 0) });
            }
        };
        self.next = end;
        let span = Span::new(start + blank, start + blank + self.text[start + blank..end].trim_end().len());
        self.taken(&ran, span, false)
    }

    /// A statement that the notation reads and that C++ is asked first about: one that declares a number of a type of its
    /// own or a reference, or mentions a variable that has one. `None` where it is no C++.
    fn as_typed(&mut self, statement: &Statement<'a>, start: usize) -> Option<Result<'a, Evaluated<'a>>> {
        let programs = self.evaluator.env().programs()?;
        let declares = self.parser.took_typed()
            || match statement {
                Statement::Bind { declared, .. } if declared.converts => true,
                Statement::Bind { declared, value, .. } if declared.integer => match value.kind {
                    Kind::Float(_) => true,
                    Kind::Int(i) => i32::try_from(i.value).is_err(),
                    _ => false,
                },
                Statement::Bind { value, .. } => owns_memory(value),
                Statement::Expr(_) => false,
            };
        if !declares && !programs.shares() {
            return None;
        }
        let text = &self.text[start..self.next];
        let start = start + unread::blank(text);
        let text = self.text[start..self.next].trim_end();
        let mentions = programs.shares() && lexemes(text).any(|l| l.class == Class::Name && programs.is_shared(l.text));
        if !declares && !mentions || unread::has_tuple(text) {
            return None;
        }
        let constant = matches!(statement, Statement::Bind { declared, .. } if declared.constant);
        // what is declared anew from itself has the value from before: `long n = n + 1`
        if let Statement::Bind { name, .. } = statement
            && unread::assigned(text).is_none()
            && lexemes(text).filter(|l| l.class == Class::Name && l.text == *name).count() > 1
        {
            return None;
        }
        match programs.run(self.evaluator.cx(), text, &|name| self.evaluator.lookup(name)) {
            Ok(ran) => Some(self.taken(&ran, Span::new(start, start + text.len()), constant)),
            // what may have changed something does not run again
            Err(mistake) if matches!(mistake.stage, Stage::Form | Stage::Name) || !mentions && !programs.any() => None,
            Err(mistake) => {
                self.ran = true;
                Some(Err(wrong_program(self.evaluator.cx(), &mistake, start as u32)))
            }
        }
    }

    /// What a text of C++ printed, bound and came to.
    fn taken(&mut self, ran: &ProgramAnswer<'a>, span: Span, constant: bool) -> Result<'a, Evaluated<'a>> {
        for sentence in &ran.findings {
            let sentence = self.evaluator.cx().arena.alloc_str(sentence);
            self.evaluator.warn("C++", Finding::Program { sentence }, span);
        }
        for (name, value) in &ran.bound {
            if let Value::Tree(t) = value
                && !(is_keepable(*t) && self.evaluator.may_count(*t))
            {
                return Err(Error::too_big(name, span));
            }
            self.evaluator.stage(name, *value);
            self.evaluator.declare(name, constant);
            self.names.push((name, span));
        }
        let printed = if ran.printed.is_empty() { None } else { Some(self.as_printed(ran.printed)) };
        let bound = ran.bound.last().copied().filter(|_| ran.binds_last);
        Ok(Evaluated { span, value: ran.value, bound, printed })
    }
}

/// Whether `e` is `make_tensor<T>(…)`, a tensor with memory that is read and written.
fn owns_memory(e: &Expr) -> bool {
    matches!(e.kind, Kind::Call(call) if !call.templates.is_empty() && call.function.row().name == "make_tensor")
}
