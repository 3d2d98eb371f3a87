//! Functions of the registry called with values, as an expression calls them with what it evaluates.

use super::expression::{Error, ErrorKind, Warning};
use super::session::{Outcome, Session};
use crate::algebra::soundness::Finding;
use crate::algebra::{Cx, Tree};
use crate::functions::{Args, Function, Post, Refusal, lookup};
use crate::syntax::ast::Span;
use crate::value::Value;
use bumpalo::Bump;

/// The most leaves of an answer that is judged: judging takes several times its memory.
const MAX_JUDGED: usize = 1 << 16;

/// An argument of a call: where it stands in the text of the call, and its value.
pub type Argument<'a> = (Span, Value<'a>);

/// The value of `name<templates>(values)`: the same rows and the same refusals as in an expression.
pub fn call<'a>(cx: Cx<'a>, name: &'static str, templates: &[Value<'a>], values: &[Value<'a>]) -> Result<Value<'a>, ErrorKind<'a>> {
    let row = row(cx, name, templates.len(), values.len())?;
    (row.run)(&Args { cx, row, templates, values }).map_err(|refusal| ErrorKind::Refused { function: row, refusal })
}

/// The row of a function that takes so many arguments in the mode of `cx`.
fn row<'a>(cx: Cx<'a>, name: &'static str, templates: usize, values: usize) -> Result<&'static Function, ErrorKind<'a>> {
    let function = lookup(name).ok_or(ErrorKind::UnknownName { name, called: true })?.row();
    if !function.exists_in(cx.mode) {
        return Err(ErrorKind::NotInCxx { function });
    }
    let (least, most) = function.arity();
    if values < least || most.is_some_and(|most| values > most) {
        return Err(ErrorKind::Arity { function, got: values });
    }
    let (least, most) = (usize::from(function.templates.min), usize::from(function.templates.max));
    if templates < least || (templates > most && most < 255) {
        return Err(ErrorKind::TemplateArity { function, got: templates });
    }
    Ok(function)
}

/// What is wrong with an answer by what its function promises, and with its coordinates.
pub fn findings<'a>(args: &Args<'_, 'a>, answer: Value<'a>) -> impl Iterator<Item = Finding<'a>> {
    let args = Args { cx: args.cx.in_mode(args.cx.mode), ..*args };
    let small = !matches!(answer, Value::Tree(t) if !is_judged(t));
    let found = |promise: Option<Post>| promise.and_then(|p| p(&args, answer));
    let found = match small {
        true => [found(args.row.post), found(args.row.bounds)],
        false => [args.row.post.map(|_| Finding::Undecided), None],
    };
    found.into_iter().flatten()
}

fn is_judged(answer: Tree) -> bool {
    answer.leaves().is_some_and(|leaves| leaves <= MAX_JUDGED)
}

/// The error of a refused call at `span`: under the argument that is refused, where it is one.
pub fn refused<'a>(
    function: &'static Function,
    refusal: Refusal<'a>,
    span: Span,
    templates: impl Iterator<Item = Span>,
    arguments: impl Iterator<Item = Argument<'a>>,
) -> Box<Error<'a>> {
    let operands: Vec<Argument<'a>> = arguments.collect();
    let at = match refusal {
        Refusal::Argument { index, .. } | Refusal::NoOverload { index } => operands.get(index).map(|operand| operand.0),
        Refusal::Template { index, .. } | Refusal::RunTime { index } => templates.into_iter().nth(index),
        _ => None,
    };
    Box::new(Error { kind: ErrorKind::Refused { function, refusal }, span: at.unwrap_or(span), operands })
}

impl Session {
    /// The outcome of a call at `span`, judged as an expression is where the session judges.
    pub fn call<'a>(
        &self,
        arena: &'a Bump,
        name: &'static str,
        templates: &[Argument<'a>],
        arguments: &[Argument<'a>],
        span: Span,
    ) -> super::expression::Result<'a, Outcome<'a>> {
        let values: Vec<Value> = arguments.iter().map(|argument| argument.1).collect();
        let template_values: Vec<Value> = templates.iter().map(|template| template.1).collect();
        let cx = self.cx(arena);
        let row =
            row(cx, name, templates.len(), values.len()).map_err(|kind| Box::new(Error { kind, span, operands: arguments.to_vec() }))?;
        let args = Args { cx, row, templates: &template_values, values: &values };
        let answer =
            (row.run)(&args).map_err(|refusal| refused(row, refusal, span, templates.iter().map(|t| t.0), arguments.iter().copied()))?;
        let warnings = match self.check {
            true => findings(&args, answer).map(|finding| Warning { operation: row.name, finding, span }).collect(),
            false => Vec::new(),
        };
        Ok(Outcome { answer, warnings, ..Outcome::empty() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;
    use crate::eval::Session;

    #[test]
    fn a_call_with_values_is_the_expression() {
        let arena = bumpalo::Bump::new();
        let mut session = Session::new(Mode::Value);
        let cx = session.cx(&arena);
        let layout = session.value(&arena, "(_8,_8):(_8,_1)").unwrap();
        let bits = [session.value(&arena, "16").unwrap(), session.value(&arena, "32").unwrap()];
        let whole = session.value(&arena, "recast_layout<16,32>((_8,_8):(_8,_1))").unwrap();
        assert_eq!(call(cx, "recast_layout", &bits, &[layout]).unwrap(), whole);
        assert!(matches!(call(cx, "recast_layout", &bits[..1], &[layout]), Err(ErrorKind::TemplateArity { got: 1, .. })));
        assert!(matches!(call(cx, "size", &[], &[]), Err(ErrorKind::Arity { got: 0, .. })));
        assert!(matches!(call(cx, "no_such", &[], &[]), Err(ErrorKind::UnknownName { .. })));
    }
}
