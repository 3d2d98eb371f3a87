//! Calls of functions of the registry: with values, and within an expression, where arguments stand by place or by name.

use super::dsl;
use super::error::{Error, ErrorKind, Result, Warning};
use super::expression::Evaluator;
use super::session::{Outcome, Session};
use super::watch::{Part, PartKind};
use crate::algebra::soundness::Finding;
use crate::algebra::{Cx, Fault, MAX_BYTES, Mode, Tree};
use crate::functions::{Args, Form, Function, Need, Out, Post, Refusal, lookup};
use crate::syntax::ast::{Arg, Call, Expr, Span};
use crate::syntax::names::Reading;
use crate::value::{Value, element, tiling};
use bumpalo::Bump;
use smallvec::SmallVec;

/// The most leaves of an answer that is judged: judging takes several times its memory.
const MAX_JUDGED: usize = 1 << 16;

/// An argument of a call: where it stands in the text of the call, and its value.
pub type Argument<'a> = (Span, Value<'a>);

/// The value of `name<templates>(values)`: the same rows and the same refusals as in an expression.
pub fn call<'a>(
    cx: Cx<'a>,
    name: &'static str,
    templates: &[Value<'a>],
    values: &[Value<'a>],
) -> std::result::Result<Value<'a>, ErrorKind<'a>> {
    let row = row(cx, name, templates.len(), values.len())?;
    (row.run)(&Args { cx, row, templates, values }).map_err(|refusal| ErrorKind::Refused { function: row, refusal })
}

/// The row of a function that takes so many arguments in the mode of `cx`.
fn row<'a>(cx: Cx<'a>, name: &'static str, templates: usize, values: usize) -> std::result::Result<&'static Function, ErrorKind<'a>> {
    let function = lookup(name).ok_or(ErrorKind::UnknownName { name, called: true })?.row();
    if !function.exists_in(cx.mode) {
        return Err(ErrorKind::NotInCxx { function });
    }
    let (least, most) = function.arity();
    if values < least || most.is_some_and(|most| values > most) {
        return Err(ErrorKind::Arity { function, got: values });
    }
    if !function.templates.takes(templates) {
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
    ) -> Result<'a, Outcome<'a>> {
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

impl<'a> Evaluator<'_, 'a> {
    /// The value of a call, of a member with what stands before it as `receiver`.
    pub(super) fn call(&self, call: &Call<'a>, receiver: Option<Argument<'a>>, span: Span) -> Result<'a, Value<'a>> {
        let written = call.function.row();
        self.exists(written, call.called || receiver.is_some(), receiver.is_some(), span)?;
        let split = dsl::split(written, call);
        let given: &[Arg<'a>] = split.as_ref().map_or(call.args, |(_, rest)| rest);
        let function = split.as_ref().map_or(written, |_| dsl::of_values(written));
        let mut templates: SmallVec<[Value<'a>; 4]> = SmallVec::new();
        for arg in split.iter().flat_map(|(modes, _)| modes) {
            match self.tree(&arg.value)? {
                Tree::Tuple(modes) => templates.extend(modes.iter().map(|t| Value::from(*t))),
                mode => templates.push(mode.into()),
            }
        }
        self.templates(function, call, &mut templates, span)?;
        let mut values: SmallVec<[Value<'a>; 4]> = SmallVec::new();
        if let Some((_, value)) = receiver {
            values.push(value);
        }
        self.arguments(function, given, &mut values, span)?;
        if self.cx.arena.allocated_bytes() > MAX_BYTES {
            let fault = self.cx.arena.alloc(Fault::TooMuch { operation: function.name });
            return Err(self.operator(fault, span, &[]));
        }
        let function = if let Some(Value::Tree(Tree::Tensor(_))) = values.first() { written } else { function };
        let args = Args { cx: self.cx, row: function, templates: &templates, values: &values };
        let result = self.run(&args, span);
        if let (true, Ok(answer)) = (self.check, &result) {
            self.judge(&args, *answer, span);
        }
        let result = match (result, &values[..]) {
            (Ok(Value::Nothing), [Value::Tree(t), ..])
                if function.constant
                    && self.cx.mode == Mode::Cxx
                    && !(t.is_static() || call.args.first().is_some_and(|a| self.is_constant_expression(&a.value))) =>
            {
                let fault = self.cx.arena.alloc(Fault::NotStatic { operation: function.name, what: *t });
                Err(Refusal::Fault(fault))
            }
            (result, _) => result,
        };
        result.map_err(|refusal| {
            let spans = receiver.iter().map(|r| r.0).chain(given.iter().map(|a| a.value.span));
            refused(function, refusal, span, call.templates.iter().map(|e| e.span), spans.zip(values.iter().copied()))
        })
    }

    /// Whether the function is called at all, and may be in this mode as a function or as a `member`.
    fn exists(&self, function: &'static Function, called: bool, member: bool, span: Span) -> Result<'a, ()> {
        if !called && function.form != Form::Type {
            return Err(Error::new(ErrorKind::FunctionAsValue { function }, span));
        }
        if !function.exists_in(self.cx.mode) && !self.cx.divisors() {
            return Err(Error::new(ErrorKind::NotInCxx { function }, span));
        }
        if function.member && !member && self.cx.mode == Mode::Cxx {
            return Err(Error::new(ErrorKind::OnlyMember { function }, span));
        }
        Ok(())
    }

    /// The template arguments of a call.
    fn templates(
        &self,
        function: &'static Function,
        call: &Call<'a>,
        templates: &mut SmallVec<[Value<'a>; 4]>,
        span: Span,
    ) -> Result<'a, ()> {
        for e in call.templates {
            templates.push(match self.eval(e) {
                // Whoever gives the values of a type need not know them from the type.
                Err(error)
                    if !call.args.is_empty() && matches!(error.kind, ErrorKind::Refused { refusal: Refusal::RunTime { .. }, .. }) =>
                {
                    Value::Type(&element::RUN_TIME)
                }
                template => template?,
            });
        }
        match templates.len() {
            count if function.templates.takes(count) => Ok(()),
            count => Err(Error::new(ErrorKind::TemplateArity { function, got: count }, span)),
        }
    }

    /// The arguments of a call behind those that are there, as many as the function takes.
    fn arguments(
        &self,
        function: &'static Function,
        given: &[Arg<'a>],
        values: &mut SmallVec<[Value<'a>; 4]>,
        span: Span,
    ) -> Result<'a, ()> {
        if given.iter().all(|a| a.name.is_none()) {
            for arg in given {
                values.push(self.argument(function, &arg.value)?);
            }
        } else {
            self.by_name(function, given, values, span)?;
        }
        if values.len() != function.params.len()
            && let (least, most) = function.arity()
            && (values.len() < least || most.is_some_and(|most| values.len() > most))
        {
            return Err(Error::new(ErrorKind::Arity { function, got: values.len() }, span));
        }
        Ok(())
    }

    /// The answer of a function, followed by whoever watches.
    fn run(&self, args: &Args<'_, 'a>, span: Span) -> Out<'a> {
        let Some(watch) = self.watch.filter(|_| args.row.form != Form::Statement) else {
            return (args.row.run)(args);
        };
        watch.start();
        let result = (args.row.run)(args);
        let kind = PartKind::Call(args.row, self.cx.arena.alloc_slice_copy(args.templates));
        let answer = result.as_ref().ok().copied();
        watch.push(Part { span, kind, values: self.cx.arena.alloc_slice_copy(args.values), answer });
        result
    }

    /// The value of an argument. The dump of an atom may hold a layout that is not congruent, as the headers have one.
    fn argument(&self, function: &'static Function, e: &Expr<'a>) -> Result<'a, Value<'a>> {
        if function.reading == Reading::Printed
            && let Some(layout) = tiling::literal_layout(self.cx, e)
        {
            return Ok(self.cx.layout_tree(layout).into());
        }
        self.eval(e)
    }

    /// Puts `stride=(8,1)` where the parameter of that name stands.
    fn by_name(&self, function: &'static Function, args: &[Arg<'a>], values: &mut SmallVec<[Value<'a>; 4]>, span: Span) -> Result<'a, ()> {
        let mut named: SmallVec<[Option<Value<'a>>; 4]> = values.iter().map(|v| Some(*v)).collect();
        for arg in args {
            let value = self.argument(function, &arg.value)?;
            let Some(name) = arg.name else {
                named.push(Some(value));
                continue;
            };
            let known = dsl::keyword(name);
            let place = function.params.iter().position(|p| (p.name == name || p.name == known) && p.need != Need::Many);
            let Some(place) = place.filter(|p| named.get(*p).is_none_or(Option::is_none)) else {
                return Err(Error::new(ErrorKind::Keyword { function, name }, arg.value.span));
            };
            if named.len() <= place {
                named.resize(place + 1, None);
            }
            named[place] = Some(value);
        }
        let given = named.iter().zip(function.params).map(|(value, param)| value.or_else(|| dsl::left_out(param.name)));
        let Some(all) = given.collect::<Option<Vec<_>>>() else {
            return Err(Error::new(ErrorKind::Arity { function, got: args.len() }, span));
        };
        values.clear();
        values.extend(all);
        Ok(())
    }

    /// Compares an answer with what its operation promises of these operands, however it was spelled.
    pub(super) fn judge(&self, args: &Args<'_, 'a>, answer: Value<'a>, span: Span) {
        for finding in findings(args, answer) {
            self.warn(args.row.name, finding, span);
        }
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
