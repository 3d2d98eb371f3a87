//! What the commands share that stand for one call of a function: the call, its text for messages, and its answer.

pub mod coalesce;
pub mod complement;
pub mod compose;
pub mod dice;
pub mod divide;
pub mod inverse;
pub mod product;
pub mod slice;

use crate::algebra::Tree;
use crate::commands::eval;
use crate::commands::lines::{stand_apart, unjudged, with_lines};
use crate::commands::script::Step;
use crate::eval::call::Argument;
use crate::eval::error::{Error, ErrorKind, Warning};
use crate::eval::session::Outcome;
use crate::program::app::{App, Done};
use crate::program::flags::Formatted;
use crate::program::operand;
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::explain;
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use crate::value::Value;
use bumpalo::Bump;

/// A call of a function: its text for messages, and the values of its operands.
#[derive(Default)]
struct Call<'a> {
    /// An operand of several statements, or with a comment, stands here as its value.
    text: String,
    operands: Vec<Argument<'a>>,
    /// What was found wrong with answers within the operands.
    warnings: Vec<Warning<'a>>,
}

impl<'a> Call<'a> {
    /// The call of `function` with operands each of which is a text of its own, which stand at `origin`.
    fn new(app: &mut App, arena: &'a Bump, function: &str, operands: &[&str], origin: &Origin) -> Result<Call<'a>, Wrong<'a>> {
        let mut call = Call { text: format!("{function}("), ..Call::default() };
        for (i, operand) in operands.iter().enumerate() {
            call.text += if i > 0 { ", " } else { "" };
            call.add(app, arena, operand, origin)?;
        }
        call.text.push(')');
        Ok(call)
    }

    /// Evaluates an operand and writes it behind the text.
    fn add(&mut self, app: &mut App, arena: &'a Bump, typed: &str, origin: &Origin) -> Result<(), Wrong<'a>> {
        app.session.check = origin.argument || app.check;
        let typed = operand::tuple(typed);
        let wrong = |error| Wrong { text: typed.to_string(), error };
        let outcome = unjudged(app, arena, &typed).map_err(wrong)?;
        if !matches!(outcome.answer, Value::Tree(_)) {
            let kind = ErrorKind::WrongKind { wanted: "a layout, a shape or a coordinate", found: outcome.answer };
            return Err(wrong(Error::new(kind, Span::new(0, typed.len()))));
        }
        let alone = outcome.bound.is_none() && !typed.contains(['#', ';', '\n']) && !typed.contains("//") && !typed.contains("/*");
        let start = self.text.len();
        self.text += &if alone { typed } else { app.notation.text(outcome.answer).into() };
        let span = Span::new(start, self.text.len());
        let placed = |w: Warning<'a>| Warning { span: if alone { w.span.shifted(start) } else { span }, ..w };
        self.warnings.extend(outcome.warnings.into_iter().map(placed));
        self.operands.push((span, outcome.answer));
        Ok(())
    }

    /// The same call of another function, `to` in the place of `from`.
    fn renamed(&self, from: &str, to: &str) -> Call<'a> {
        let place = |span: Span| Span::new(span.start as usize - from.len() + to.len(), span.end as usize - from.len() + to.len());
        Call {
            text: format!("{to}{}", &self.text[from.len()..]),
            operands: self.operands.iter().map(|(span, value)| (place(*span), *value)).collect(),
            warnings: self.warnings.iter().map(|w| Warning { span: place(w.span), ..*w }).collect(),
        }
    }

    /// The outcome of `function`, what was found within the operands first.
    fn run(&mut self, app: &App, arena: &'a Bump, function: &'static str) -> Step<'a> {
        let outcome = app.session.call(arena, function, &[], &self.operands, Span::new(0, self.text.len()))?;
        self.warnings.extend(outcome.warnings.iter().copied());
        Ok(Outcome { warnings: std::mem::take(&mut self.warnings), ..outcome })
    }

    /// The outcome if it is to be answered; what is wrong with it is reported.
    fn answered(&self, app: &mut App, outcome: Step<'a>, origin: &Origin) -> Option<Outcome<'a>> {
        match outcome {
            Ok(outcome) => (!app.judged(&outcome, &self.text, origin)).then_some(outcome),
            Err(error) => {
                app.report(&self.text, origin, &error);
                None
            }
        }
    }
}

/// An operand that is refused, as data.
struct Wrong<'a> {
    /// The operand as it was typed.
    text: String,
    error: Box<Error<'a>>,
}

impl Wrong<'_> {
    fn report(&self, app: &mut App, origin: &Origin) {
        app.report(&self.text, origin, &self.error);
    }
}

/// The operands of one call for each of the last operands: `divide L 2,4 4,8` divides twice. None is standard input.
fn lists<'o>(first: &[&'o str], last: &'o [String]) -> Vec<Vec<&'o str>> {
    match last {
        [] => vec![first.iter().copied().chain(["-"]).collect()],
        last => last.iter().map(|operand| first.iter().copied().chain([operand.as_str()]).collect()).collect(),
    }
}

/// The expressions of the calls of `function`, for `explain`.
fn expressions(function: &str, lists: &[Vec<&str>]) -> Vec<String> {
    let call = |operands: &Vec<&str>| {
        let operands: Vec<String> = operands.iter().map(|operand| operand::tuple(operand).into_owned()).collect();
        format!("{function}({})", operands.join(", "))
    };
    lists.iter().map(call).collect()
}

/// Answers the call of `function` for each list of operands, as `eval` would.
fn call(app: &mut App, function: &'static str, lists: &[Vec<&str>], format: &Formatted) -> Done {
    app.notation.spelling = Default::default();
    let mut answers = eval::Answers::new(format.format).of_run(app)?;
    for operands in lists {
        with_lines(app, operands, stand_apart(format.format), &mut |app, operands, origin| {
            let arena = Bump::new();
            let (text, outcome) = match Call::new(app, &arena, function, operands, origin) {
                Ok(mut call) => {
                    let outcome = call.run(app, &arena, function);
                    (call.text, outcome)
                }
                Err(wrong) => (wrong.text, Err(wrong.error)),
            };
            answers.answer(app, &arena, &text, origin, outcome)
        })?;
    }
    answers.end(app)
}

/// Every variant in a table, and how the tiler was read, for each list of operands.
fn side_by_side(app: &mut App, functions: &[&'static str], lists: &[Vec<&str>], format: &Formatted) -> Done {
    for operands in lists {
        with_lines(app, operands, stand_apart(format.format), &mut |app, operands, origin| {
            variants(app, functions, operands, origin, format)
        })?;
    }
    Ok(())
}

/// Every variant of a call in a table.
fn variants(app: &mut App, functions: &[&'static str], operands: &[&str], origin: &Origin, format: &Formatted) -> Done {
    let arena = Bump::new();
    let first = match Call::new(app, &arena, functions[0], operands, origin) {
        Ok(first) => first,
        Err(wrong) => {
            wrong.report(app, origin);
            return Ok(());
        }
    };
    let mut rows = Vec::new();
    let mut refused = Vec::new();
    for function in functions {
        let mut call = first.renamed(functions[0], function);
        let cell = match call.run(app, &arena, function) {
            Err(error) => {
                let why = explain(&error, &call.text, &app.session.env).message;
                refused.push((call.text, error));
                format!("refused: {why}")
            }
            outcome => match call.answered(app, outcome, origin) {
                Some(outcome) => app.notation.text(outcome.answer),
                None => return Ok(()),
            },
        };
        rows.push(vec![Cell::from(*function), cell.into()]);
    }
    if let (true, Some((text, error))) = (refused.len() == functions.len(), refused.first()) {
        app.report(text, origin, error);
        return Ok(());
    }
    let reading = reading(app, &arena, &first).map_or(String::new(), |reading| format!("# {reading}\n"));
    app.answer(format.format, Answer::new().table(&["function", "result"], rows).prose(reading))
}

/// How the tiler of a call was read, and how it is written to be read otherwise.
fn reading(app: &App, arena: &Bump, call: &Call) -> Option<String> {
    let [(_, Value::Tree(layout)), (span, Value::Tree(tiler))] = call.operands[..] else {
        return None;
    };
    let typed = &call.text[span.range()];
    match (tiler, layout) {
        (Tree::Tuple(_), _) if tiler.any_leaf(&|t| matches!(t, Tree::Layout(_) | Tree::Underscore)) => None,
        (Tree::Tuple(_), _) => Some(format!("{typed} was read mode by mode; as one layout it is written {typed}:LayoutLeft")),
        (Tree::Layout(tile), Tree::Layout(l)) if tile.rank() > 1 && tile.rank() <= l.rank() => {
            let cx = app.session.cx(arena);
            let mode = |i| Some(app.notation.text(Value::Tree(Tree::Layout(&cx.mode(*tile, i as i64).ok()?))));
            let modes: Vec<String> = (0..tile.rank()).map(mode).collect::<Option<_>>()?;
            Some(format!("{typed} was read as one layout; mode by mode it is written <{}>", modes.join(",")))
        }
        _ => None,
    }
}
