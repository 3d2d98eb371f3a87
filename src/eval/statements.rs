//! The loop of statements: a text is read and evaluated one statement at a time.
//!
//! Lines, files, the session and explanations all run through [`Statements`]. It binds names for the statements that
//! follow in the same text; whoever runs it decides whether they are kept.

use crate::algebra::{Int, Mode, Tree};
use crate::eval::expression::{Error, Evaluator, Result, Warning};
use crate::syntax::ast::{Declared, Expr, Span, Statement};
use crate::syntax::expected::Syntax;
use crate::syntax::parser::Parser;
use crate::syntax::unread;
use crate::value::Value;
use crate::value::stored::is_keepable;
use smallvec::SmallVec;
use std::collections::HashMap;

/// An evaluated statement.
#[derive(Clone, Copy, Debug)]
pub struct Evaluated<'a> {
    /// Where the statement stands.
    pub span: Span,
    /// The value of an expression, `Nothing` of a binding.
    pub value: Value<'a>,
    /// The name that the statement binds, and its value.
    pub bound: Option<(&'a str, Value<'a>)>,
}

/// The names that statements have bound.
#[derive(Debug)]
pub struct Bindings<'a> {
    /// What each name is bound to.
    pub values: HashMap<&'a str, Value<'a>>,
    /// The names in order, and where they stand.
    pub names: SmallVec<[(&'a str, Span); 2]>,
    /// The names that C++ may use in a constant expression.
    pub constants: Vec<&'a str>,
}

/// The statements of a text, evaluated in order; ends after the first error.
pub struct Statements<'e, 'a> {
    text: &'a str,
    parser: Parser<'a, 'e>,
    evaluator: Evaluator<'e, 'a>,
    next: usize,
    failed: bool,
    names: SmallVec<[(&'a str, Span); 2]>,
}

impl<'e, 'a> Statements<'e, 'a> {
    /// The statements of `text` from byte `at` on.
    pub fn new(text: &'a str, at: usize, parser: Parser<'a, 'e>, evaluator: Evaluator<'e, 'a>) -> Self {
        Statements { text, parser, evaluator, next: at, failed: false, names: SmallVec::new() }
    }

    /// The byte at which the next statement starts, behind a wrong one too.
    pub fn position(&self) -> usize {
        self.next
    }

    /// The answers so far that are not what their operations promise.
    pub fn warnings(&self) -> Vec<Warning<'a>> {
        self.evaluator.warnings()
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
        let mut value = self.evaluator.eval(e)?;
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
        let read = self.parser.next_statement(self.next).map_err(|syntax| {
            self.next = self.behind(&syntax);
            Error::syntax(syntax)
        });
        let evaluated = match read {
            Ok(None) => return None,
            Ok(Some(((statement, span), next))) => {
                self.next = next;
                self.evaluator.begin_statement();
                match statement {
                    Statement::Expr(e) => self.evaluator.eval(&e).map(|value| Evaluated { span, value, bound: None }),
                    Statement::Bind { name, span: at, declared, value } => {
                        let bound = self.bind(name, at, declared, &value);
                        bound.map(|value| Evaluated { span, value: Value::Nothing, bound: Some((name, value)) })
                    }
                }
            }
            Err(error) => Err(error),
        };
        self.failed = evaluated.is_err();
        Some(evaluated)
    }
}
