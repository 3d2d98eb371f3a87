//! What the commands about coordinates share: questions from arguments and lines, and their answers.

pub mod crd2idx;
pub mod idx2crd;
pub mod listing;
pub mod preimage;

use crate::algebra::{Cx, Fault, Result, Tree};
use crate::commands::lines::evaluated;
use crate::eval::error::{Error, ErrorKind, Warning};
use crate::eval::indices::Indices;
use crate::program::app::{App, Done};
use crate::program::input;
use crate::say::explain_warning;
use crate::say::report::{ARGUMENT, Origin};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::integer;
use bumpalo::Bump;
use std::io::Write;

/// What one operand after the first is answered with.
type Answer<'f> = dyn for<'a> Fn(Cx<'a>, Tree<'a>, Tree<'a>) -> Result<'a, Tree<'a>> + 'f;

/// A table that answers plain operands at once, where there is one.
type AtOnce = for<'a> fn(Cx<'a>, Tree<'a>) -> Option<Indices>;

/// One answer for each operand: from arguments, from standard input, or whole questions from
/// standard input where there is no argument.
fn questions(app: &mut App, first: Option<&str>, operands: &[String], answer: &Answer, at_once: AtOnce) -> Done {
    let Some(first) = first.filter(|f| *f != "-") else {
        if !operands.is_empty() {
            app.refuse("`-` reads whole questions from standard input, so nothing may follow it");
            return Ok(());
        }
        app.session.check = app.check; // many questions
        return input::stdin_lines(app, |app, line, origin| whole(app, line, origin, answer));
    };
    let held = Bump::new();
    let Some(subject) = value(app, &held, first, &ARGUMENT) else {
        return Ok(());
    };
    let mut arena = Bump::with_capacity(1 << 12);
    let table = at_once(app.session.cx(&held), subject);
    let mut each = |app: &mut App, text: &str, origin: &Origin| -> Done {
        if !app.session.check
            && let Some(index) = table.as_ref().and_then(|table| table.of(text))
        {
            app.line.clear();
            integer(&mut app.line, index);
            app.line.push(b'\n');
            return Ok(app.out.write_all(&app.line)?);
        }
        if let Some(operand) = value(app, &arena, text, origin) {
            let cx = app.session.cx(&arena);
            let result = answer(cx, subject, operand);
            let span = Span::new(0, text.len());
            if app.session.check
                && result.is_ok()
                && let Some(finding) = domain(cx, subject).and_then(|shape| cx.check_coordinate(operand, shape))
            {
                app.remark(vec![explain_warning(&Warning { operation: "application", finding, span })], text, origin);
            }
            print(app, text, origin, span, result)?;
        }
        arena.reset();
        Ok(())
    };
    if input::from_stdin(operands) {
        app.session.check = app.check; // many questions
        return input::stdin_lines(app, filled(each));
    }
    operands.iter().try_for_each(|operand| match operand.as_str() {
        "-" => input::stdin_lines(app, &mut each),
        operand => each(app, operand, &ARGUMENT),
    })
}

/// The shape whose coordinates are asked about.
fn domain<'a>(cx: Cx<'a>, subject: Tree<'a>) -> Option<Tree<'a>> {
    match subject {
        t if t.is_int_tuple() => Some(t),
        t => cx.inner_layout("crd2idx", t).ok().map(|layout| layout.shape),
    }
}

/// `each` for the lines that are not blank.
fn filled(mut each: impl FnMut(&mut App, &str, &Origin) -> Done) -> impl FnMut(&mut App, &str, &Origin) -> Done {
    move |app, line, origin| if line.trim().is_empty() { Ok(()) } else { each(app, line, origin) }
}

/// A line `LAYOUT COORD...`: answers separated by blanks, on one line.
fn whole(app: &mut App, line: &str, origin: &Origin, answer: &Answer) -> Done {
    if let Some(error) = input::unreadable(line) {
        app.report(line, origin, &error);
        return Ok(());
    }
    let arena = Bump::new();
    let mut at = 0;
    let (mut values, mut remarks) = (Vec::new(), Vec::new());
    loop {
        let mut session = std::mem::take(&mut app.session);
        let step = session.leading(&arena, line, at);
        app.session = session;
        match step {
            Err(error) => {
                app.report(line, origin, &error);
                return Ok(());
            }
            Ok(None) => break,
            Ok(Some((value, span, warnings))) => {
                at = span.end as usize;
                remarks.extend(warnings.iter().map(explain_warning));
                values.push((value, span));
            }
        }
    }
    let wanted = "a layout, a shape or a coordinate";
    if let Some((found, span)) = values.iter().find(|(value, _)| !matches!(value, Value::Tree(_))) {
        let kind = ErrorKind::WrongKind { wanted, found: *found };
        app.report(line, origin, &Error::new(kind, *span));
        return Ok(());
    }
    let Some(((Value::Tree(subject), subject_span), operands)) = values.split_first().map(|(s, o)| (*s, o)) else {
        return Ok(());
    };
    if operands.is_empty() {
        let wanted = "a layout and then coordinates";
        let kind = ErrorKind::WrongKind { wanted, found: Value::Tree(subject) };
        app.report(line, origin, &Error::new(kind, subject_span));
        return Ok(());
    }
    let cx = app.session.cx(&arena);
    let mut out = Vec::new();
    for (i, (operand, span)) in operands.iter().enumerate() {
        let Value::Tree(operand) = operand else {
            continue;
        };
        match answer(cx, subject, *operand) {
            Ok(t) => {
                if app.session.check
                    && let Some(finding) = domain(cx, subject).and_then(|shape| cx.check_coordinate(*operand, shape))
                {
                    remarks.push(explain_warning(&Warning { operation: "application", finding, span: *span }));
                }
                if i > 0 {
                    out.push(b' ');
                }
                app.notation.tree(&mut out, t);
            }
            Err(fault) => {
                app.report(line, origin, &Error::new(ErrorKind::Fault(fault), *span));
                return Ok(());
            }
        }
    }
    out.push(b'\n');
    if !remarks.is_empty() {
        app.remark(remarks, line, origin);
    }
    Ok(app.out.write_all(&out)?)
}

/// The value of a text, which must be one of the algebra, or its error reported.
pub fn value<'a>(app: &mut App, arena: &'a Bump, text: &str, origin: &Origin) -> Option<Tree<'a>> {
    match evaluated(app, arena, text, origin)? {
        Value::Tree(t) => Some(t),
        found => {
            wrong_kind(app, text, origin, found);
            None
        }
    }
}

/// Refuses a value that is none of the algebra.
pub fn wrong_kind(app: &mut App, text: &str, origin: &Origin, found: Value) {
    let kind = ErrorKind::WrongKind { wanted: "a layout, a shape or a coordinate", found };
    app.report(text, origin, &Error::new(kind, Span::new(0, text.len())));
}

/// Reports a fault under the whole of a text.
pub fn refuse(app: &mut App, text: &str, fault: &Fault) {
    let error = Error::new(ErrorKind::Fault(fault), Span::new(0, text.len()));
    app.report(text, &ARGUMENT, &error);
}

fn print(app: &mut App, text: &str, origin: &Origin, span: Span, result: Result<Tree>) -> Done {
    match result {
        Ok(t) => {
            let mut line = std::mem::take(&mut app.line);
            line.clear();
            app.notation.tree(&mut line, t);
            line.push(b'\n');
            let written = app.out.write_all(&line);
            app.line = line;
            Ok(written?)
        }
        Err(fault) => {
            app.report(text, origin, &Error::new(ErrorKind::Fault(fault), span));
            Ok(())
        }
    }
}
