//! What the commands about coordinates share: questions from arguments and lines, and their answers.

pub mod crd2idx;
pub mod idx2crd;
mod indices;
pub mod listing;
pub mod preimage;

use crate::algebra::{Cx, Fault, Result, Tree};
use crate::commands::coords::indices::Indices;
use crate::commands::lines::{evaluated, stand_apart, unjudged};
use crate::eval::error::{Error, ErrorKind, Warning};
use crate::program::app::{App, Done};
use crate::program::operand;
use crate::program::{input, threads};
use crate::render::table::{Cell, Format, Rows};
use crate::say;
use crate::say::report::{ARGUMENT, Origin};
use crate::say::{explain, explain_warning};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::json::Nested;
use crate::value::notation::{Notation, integer};
use bumpalo::Bump;
use std::io::Write;

/// What one operand after the first is answered with.
type Answer<'f> = dyn for<'a> Fn(Cx<'a>, Tree<'a>, Tree<'a>) -> Result<'a, Tree<'a>> + 'f;

/// A table that answers plain operands at once, where there is one.
type AtOnce = for<'a> fn(Cx<'a>, Tree<'a>) -> Option<Indices>;

/// A question about one subject: the operands that are asked about it, one after the other.
struct Question<'q> {
    /// A layout or a shape; without it lines of input are whole questions.
    subject: Option<&'q str>,
    operands: &'q [String],
    /// The function that answers one operand.
    answer: &'q Answer<'q>,
    at_once: AtOnce,
    /// Whether the subject and the only operand stand in the order of CuTe's function.
    swapped: fn(Tree, Tree) -> bool,
    /// What the operand and the answer are called.
    columns: [&'q str; 2],
    format: Format,
}

/// The answers of a question, in a format.
struct Replies {
    rows: Rows,
    format: Format,
}

impl Replies {
    fn new(columns: &[&str], format: Format) -> Replies {
        Replies { rows: Rows::new(format, columns, &vec![0; columns.len()]), format }
    }

    /// Reports what is wrong with an operand, in JSON as an object in place of the row.
    fn report(&mut self, app: &mut App, text: &str, origin: &Origin, error: &Error) -> Done {
        if !self.format.is_json() {
            app.report(text, origin, error);
            return Ok(());
        }
        app.failed();
        let object = say::json::refused(Some(text), &explain(error, text, &app.session.env));
        Ok(self.rows.object(&mut app.out, &object)?)
    }

    /// A value as a cell: data in JSON, plain numbers in the formats of tables.
    fn cell(&self, notation: Notation, t: Tree) -> Cell {
        if self.format.is_json() {
            return Cell::data(&Nested(t));
        }
        let plain = notation.plain || matches!(self.format, Format::Csv | Format::Tsv);
        Cell::Text(Notation { plain, ..notation }.text(Value::Tree(t)))
    }
}

/// One answer for each operand: from arguments, from standard input, or whole questions from
/// standard input where there is no argument.
fn questions(app: &mut App, question: &Question) -> Done {
    let Question { answer, columns, format, .. } = *question;
    let Some(first) = question.subject.filter(|f| *f != "-") else {
        if !question.operands.is_empty() {
            app.refuse_as("E0716", "`-` reads whole questions from standard input, so nothing may follow it");
            return Ok(());
        }
        if !format.is_text() {
            app.refuse_as("E0710", "`--format` answers questions about one layout or shape: name it as the first operand");
            return Ok(());
        }
        app.session.check = app.check; // many questions
        return threads::stdin_lines_apart(app, |app, line, origin| whole(app, line, origin, answer));
    };
    let held = Bump::new();
    let mut operands = question.operands;
    let turned;
    let mut first = first;
    if let [only] = operands
        && only != "-"
        && let (Ok(a), Ok(b)) = (unjudged(app, &held, first), unjudged(app, &held, only))
        && let (Value::Tree(a), Value::Tree(b)) = (a.answer, b.answer)
        && (question.swapped)(a, b)
    {
        turned = [first.to_string()];
        (first, operands) = (only, &turned);
    }
    let Some(subject) = value(app, &held, first, &ARGUMENT) else {
        return Ok(());
    };
    let mut arena = Bump::with_capacity(1 << 12);
    let table = (question.at_once)(app.session.cx(&held), subject);
    let mut replies = Replies::new(&columns, format);
    if !format.is_text() {
        replies.rows.begin(&mut app.out)?;
    }
    let mut each = |app: &mut App, text: &str, origin: &Origin| -> Done {
        if format.is_text()
            && !app.session.check
            && let Some(index) = table.as_ref().and_then(|table| table.of(text))
        {
            return app.write_with(|_, line| {
                integer(line, index);
                line.push(b'\n');
                Ok(())
            });
        }
        one(app, &arena, (subject, text), origin, answer, &mut replies)?;
        arena.reset();
        Ok(())
    };
    if input::from_stdin(operands) {
        app.session.check = app.check; // many questions
        match stand_apart(format) {
            true => threads::stdin_lines_apart(app, filled(each))?,
            false => input::stdin_lines(app, filled(each))?,
        }
    } else {
        operands.iter().try_for_each(|operand| match operand.as_str() {
            "-" => input::stdin_lines(app, filled(&mut each)),
            operand => each(app, operand, &ARGUMENT),
        })?;
    }
    if !format.is_text() {
        replies.rows.end(&mut app.out)?;
    }
    Ok(())
}

/// Answers the question about one operand.
fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    (subject, text): (Tree<'a>, &str),
    origin: &Origin,
    answer: &Answer,
    replies: &mut Replies,
) -> Done {
    let text = &*operand::tuple(text);
    let outcome = match unjudged(app, arena, text) {
        Ok(outcome) if app.judged(&outcome, text, origin) => return Ok(()),
        Ok(outcome) => outcome,
        Err(error) => return replies.report(app, text, origin, &error),
    };
    let span = Span::new(0, text.len());
    let Value::Tree(operand) = outcome.answer else {
        let kind = ErrorKind::WrongKind { wanted: "a layout, a shape or a coordinate", found: outcome.answer };
        return replies.report(app, text, origin, &Error::new(kind, span));
    };
    let cx = app.session.cx(arena);
    let result = match answer(cx, subject, operand) {
        Ok(result) => result,
        Err(fault) => return replies.report(app, text, origin, &Error::new(ErrorKind::Fault(fault), span)),
    };
    if app.session.check
        && let Some(finding) = domain(cx, subject).and_then(|shape| cx.check_coordinate(operand, shape))
    {
        app.remark(vec![explain_warning(&Warning { operation: "application", finding, span })], text, origin);
    }
    if replies.format.is_text() {
        return app.write_with(|app, line| {
            app.notation.tree(line, result);
            line.push(b'\n');
            Ok(())
        });
    }
    let cells = [replies.cell(app.notation, operand), replies.cell(app.notation, result)];
    Ok(replies.rows.row(&mut app.out, &cells)?)
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
    // Most lines begin with a digit or a bracket, which tells it.
    let blank = |line: &str| !line.as_bytes().first().is_some_and(u8::is_ascii_graphic) && line.trim().is_empty();
    move |app, line, origin| if blank(line) { Ok(()) } else { each(app, line, origin) }
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
