//! `solve`: the value that makes an equation true.

use crate::algebra::Tree;
use crate::commands::backwards::{Solution, answer, draw_value, steps};
use crate::commands::pictures::files::Files;
use crate::commands::steps::Stepwise;
use crate::commands::table::Run;
use crate::eval::equation::{Answers, Count, Equation, NoEquation, Refuted, Solved, UNKNOWN, equation};
use crate::functions;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use crate::say::equation::{no_equation, unread};
use crate::say::report::ARGUMENT;
use crate::syntax::names::Names;
use crate::value::{Value, tree_kind};
use crate::view::explain::{Line, Piece, explain as explained};
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `solve`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Solve {
    /// An equation with one unknown: 'A o ? = B'; `-` reads equations from standard input, one a line
    #[arg(value_name = "EQUATION", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub equation: String,
    /// Take only what makes both sides print alike, not just be the same function
    #[arg(long)]
    pub exact: bool,
    /// Files for the picture of the answer in its place, or of the given side with what contradicts every answer
    #[command(flatten)]
    pub pictures: Files,
    /// How it was found
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Solve {
    const ABOUT: &'static str = "The layout, swizzle, tiler or coordinate that makes an equation true";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl solve '(4,8):(8,1) o ? = 32:1'
  cutectl solve '? o (4,8):(8,1) = 32:1'
  cutectl solve 'Sw<?> o (8,8):(8,1) = Sw<3,0,3> o 0 o (8,8):(8,1)'
  cutectl solve 'logical_divide(16:1, ?) = (4,(2,2)):(2,(1,8))'
  cutectl solve 'blocked_product((2,2):(2,1), ?) = ((2,2),(2,3)):((2,4),(1,8))'
  cutectl solve '((2,4),8):((1,16),2)(?) = 21'
  cutectl solve '(4,8):(8,1)(?,3) = 19'
  cutectl solve 'right_inverse(?) = (8,4):(4,1)'
  cutectl solve --svg answer.svg '(4,8):(8,1) o ? = 32:1'
  cutectl explain solve '(4,8):(8,1) o ? = 32:1'

The unknown stands alone beside an `o`, in composition, in the divides and products, in right_inverse, left_inverse,
complement, coalesce, flatten and filter, or it is a coordinate, a part of one, or the argument of crd2idx and
idx2crd. Two sides are equal as functions of the 1-D coordinate; --exact wants them
to print alike. What is found has been put in its place and evaluated. With --format json:
{\"ok\",\"text\",\"kind\",\"unique\",\"count\",\"witness\"}.

Exit status: 0 found, 1 there is none.";

    fn run(&self, app: &mut App) -> Done {
        solve(app, self)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some((&mut self.equation, self.format.format))
    }
}

/// The only name in a text that is bound to nothing.
fn only_unbound<'t>(app: &App, text: &'t str) -> Option<&'t str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let words = text.split(|c: char| !is_word(c)).filter(|word| word.starts_with(|c: char| c.is_alphabetic()) && *word != "o");
    let is_known = |word: &str| functions::lookup(word).is_some_and(|id| id.row().name.len() > 1) || app.session.env.is_bound(word);
    let mut unbound: Vec<&str> = words.filter(|word| !is_known(word)).collect();
    unbound.dedup();
    match unbound[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// `solve`.
pub fn solve(app: &mut App, command: &Solve) -> Done {
    let text = &command.equation;
    let equation = match equation(text) {
        Ok(equation) => equation,
        Err(why) => {
            let mut refused = no_equation(text, why);
            if let (NoEquation::Unknowns(0), Some(name)) = (why, only_unbound(app, text)) {
                refused = refused.help(format!("`{name}` is bound to nothing: write `?` in its place"));
            }
            app.show(&refused, text, &ARGUMENT);
            return Ok(());
        }
    };
    let arena = Bump::new();
    let solved = match app.session.solve(&arena, &equation, command.exact) {
        Ok(solved) => solved,
        Err(error) => {
            app.report(text, &ARGUMENT, &error);
            return Ok(());
        }
    };
    match solved {
        Solved::Found { value, count, kind, beyond, loose } => {
            let said = found(app, value, (count, kind), [beyond, loose], text, command.exact);
            let value = said.text.clone().unwrap_or_default();
            let placed = equation.unknown_side.trim().replace(UNKNOWN, &format!("[{value}]"));
            if command.stepwise.explain {
                let lines = told(app, &equation, &placed, &said);
                return steps(app, command.format.format, "solve", "no answer", &Solution { steps: lines, ..said });
            }
            if command.pictures.any() {
                draw_value(app, &command.pictures, &placed, None)?;
            }
            answer(app, command.format.format, "no answer", &said)
        }
        Solved::None(refuted) => {
            let (said, at) = none(app, &refuted);
            if command.stepwise.explain {
                let lines = told(app, &equation, "", &said);
                return steps(app, command.format.format, "solve", "no answer", &Solution { steps: lines, ..said });
            }
            if command.pictures.any() {
                draw_value(app, &command.pictures, equation.given.trim(), Some(at.unwrap_or(-1)))?;
            }
            answer(app, command.format.format, "no answer", &said)
        }
        Solved::Undecided => {
            app.refuse_as("E0717", "not decided: there are too many layouts that could be it, and none of those tried holds");
            Ok(())
        }
        Solved::Unread(why) => {
            app.show(&unread(why, equation.span), text, &ARGUMENT);
            Ok(())
        }
    }
}

/// How an equation was solved: what is wanted, how the modes of a right operand are read off it one after the other, and what
/// the operation answers with the value in its place, step by step.
fn told(app: &mut App, equation: &Equation, placed: &str, said: &Solution) -> Vec<Line> {
    let words = |depth, text: &str| Line { depth, pieces: vec![Piece::Words(text.to_string())] };
    let given = equation.given.trim();
    let side = equation.unknown_side.trim();
    let mut lines = vec![Line {
        depth: 0,
        pieces: vec![
            Piece::Words("wanted: what makes ".into()),
            Piece::Code(side.into()),
            Piece::Words(" equal to ".into()),
            Piece::Code(given.into()),
        ],
    }];
    let outer = side.strip_suffix(UNKNOWN).and_then(|rest| rest.trim_end().strip_suffix(" o")).map(str::trim);
    match (outer, &said.text) {
        (Some(outer), Some(found)) => lines.extend(read_off(app, outer, given, found)),
        (Some(_), None) => lines.push(words(0, "each mode of `?` begins where the given side can be cut, with a stride at which the left operand has what stands there; from one of these places on there is none")),
        _ if side.starts_with("? o ") => {
            lines.push(words(0, "each coordinate of the right operand says what `?` is at the number that stands there: a mode of `?` ends where two of these contradict one stride"));
        }
        _ => lines.push(words(0, "the operation is undone: what it composes with the unknown is cut out of the given side, and the composition solved")),
    }
    if !placed.is_empty() {
        lines.push(words(0, "in its place"));
        let arena = Bump::new();
        let text = arena.alloc_str(placed);
        let followed = app.session.follow(&arena, text);
        let steps = explained(app.session.cx(&arena), &followed, None, text, app.notation, None);
        lines.extend(steps.into_iter().map(|line| Line { depth: line.depth + 1, ..line }));
    }
    lines
}

/// How the strides of a right operand are read off the given side.
fn read_off(app: &mut App, outer: &str, given: &str, found: &str) -> Vec<Line> {
    let arena = Bump::new();
    let mut number = |text: String| match app.session.value(&arena, arena.alloc_str(&text)) {
        Ok(Value::Tree(t)) => Some(t.int().map(|i| i.value)),
        _ => None,
    };
    let modes = |text: &str| -> Option<Vec<(i64, i64)>> {
        let numbers = |side: &str| -> Option<Vec<i64>> {
            side.split(['(', ')', ',', '_']).filter(|t| !t.is_empty()).map(|t| t.trim().parse().ok()).collect()
        };
        let (shape, stride) = text.split_once(':')?;
        Some(numbers(shape)?.into_iter().zip(numbers(stride)?).collect())
    };
    let mut lines = Vec::new();
    let mut inner = 1i64;
    for (extent, stride) in modes(found).unwrap_or_default().into_iter().filter(|m| m.0 > 1).take(MAX_TOLD) {
        let wanted = number(format!("[{given}]({inner})")).flatten();
        inner = inner.saturating_mul(extent);
        let (Some(wanted), Some(Some(_))) = (wanted, number(format!("[{outer}]({stride})"))) else {
            continue;
        };
        let inner = inner / extent;
        let text = format!(
            "at {inner} the given side is {wanted}, which the left operand is at {stride}; it goes on so {extent} times: the mode "
        );
        lines.push(Line { depth: 1, pieces: vec![Piece::Words(text), Piece::Code(format!("{extent}:{stride}"))] });
    }
    lines
}

/// The most modes whose reading is told.
const MAX_TOLD: usize = 24;

fn found(
    app: &App,
    value: Tree,
    (count, answers): (Count, Answers),
    [beyond, loose]: [Option<Tree>; 2],
    equation: &str,
    exact: bool,
) -> Solution {
    let text = app.notation.text(Value::Tree(value));
    let kind = tree_kind(value);
    let tiles = equation.contains("divide");
    let noun = match kind {
        "int" | "tuple" if tiles => "tiler",
        "int" | "tuple" => "coordinate",
        "swizzle" => "swizzle of the bits that occur",
        kind if answers == Answers::Sized => &format!("{kind} of its size"),
        kind => kind,
    };
    let how = match (exact, answers) {
        (true, _) => "prints alike",
        (_, Answers::Loose) => "makes CuTe's answer this, though that is not the composition of the two functions",
        (_, Answers::Within | Answers::Sized) if tiles || equation.contains("product") => "makes both sides the same function mode by mode",
        _ => "makes both sides the same function",
    };
    let place = match answers {
        Answers::Beyond => " beyond the domain of the left operand, where its last mode goes on,",
        _ if beyond.is_some() => " within the domain of the left operand",
        _ => "",
    };
    let mut notes = vec![match count {
        Count::Exactly(1) => format!("checked in its place: it {how}; no other {noun}{place} does"),
        Count::Exactly(n) => format!("checked in its place: it {how}; {n}{place} do, and this is the simplest"),
        Count::Many if kind == "swizzle" => format!("checked in its place: it {how}; there are others"),
        Count::Many => format!("checked in its place: it {how}; others may do so too"),
    }];
    notes.extend(
        beyond.map(|other| format!("beyond that domain, where the last mode goes on, {} does too", app.notation.text(Value::Tree(other)))),
    );
    notes.extend(loose.map(|other| {
        format!(
            "CuTe answers the same for {}, though that is not the composition of the two functions",
            app.notation.text(Value::Tree(other))
        )
    }));
    if answers == Answers::Sized {
        notes.push("a layout of fewer coordinates, whose last tile is not full, may do so too".to_string());
    }
    let number = match count {
        Count::Exactly(n) if answers != Answers::Sized => Some(n),
        _ => None,
    };
    Solution { text: Some(text), kind, count: number, witness: None, notes, steps: Vec::new(), drawn: None }
}

/// Why nothing solves an equation, and the coordinate of the given side that shows it.
fn none(app: &App, refuted: &Refuted) -> (Solution, Option<i64>) {
    let text = |t: Tree| app.notation.text(Value::Tree(t));
    let (sentence, witness) = match refuted {
        Refuted::NoCoordinate { at, number } => (
            format!("at {at} the answer is {number}, which the layout in front never is"),
            vec![("index", *at as i64), ("expected", *number)],
        ),
        Refuted::NeverThere { value } => (format!("the layout never is {}", text(*value)), vec![]),
        Refuted::Place { of, at, begins, before } => (
            match before {
                None => format!("the strides of {of} are coordinates at which modes begin, and at {at} it goes on by {begins}"),
                Some((place, None)) => format!(
                    "the strides of {of} are coordinates at which modes of `{UNKNOWN}` begin, and of one that begins at {place} and one that begins at {begins} the former does not divide the latter"
                ),
                Some((place, Some(extent))) => format!(
                    "the strides of {of} are coordinates at which modes of `{UNKNOWN}` begin, and one of {extent} that begins at {place} does not end at or before a divisor of {begins}"
                ),
            },
            vec![("index", *at), ("found", *begins)],
        ),
        Refuted::Form { at, why } => ((*why).to_string(), at.iter().map(|at| ("index", *at)).collect()),
        Refuted::NoLayout { at, expected, found, prefix, prefix_layout } => (
            format!(
                "`{UNKNOWN}` must be {found} at {at}, where every layout that holds before it is {expected}; the first {prefix} are {}",
                text(*prefix_layout)
            ),
            vec![("index", *at as i64), ("expected", *expected), ("found", *found), ("prefix", *prefix as i64)],
        ),
        Refuted::NoneHolds { at } => (format!("no layout that holds before coordinate {at} holds there too"), vec![("index", *at as i64)]),
        Refuted::Twice { places: [i, j], at, numbers: [m, n] } => (
            format!("coordinates {i} and {j} both ask for `{UNKNOWN}` at {at}: it would be {m} and {n}"),
            vec![("index", *j as i64), ("first", *i as i64), ("expected", *m), ("found", *n)],
        ),
        Refuted::AtZero { at, number } => (
            format!("`{UNKNOWN}` would have to be {number} at 0 (asked for at coordinate {at}), and every layout is 0 at 0"),
            vec![("index", *at as i64), ("expected", 0), ("found", *number)],
        ),
        Refuted::Negative { at, coordinate } => (
            format!("coordinate {at} asks for `{UNKNOWN}` at {coordinate}, and no coordinate is below 0"),
            vec![("index", *at as i64), ("found", *coordinate)],
        ),
        Refuted::Sizes(a, b) => {
            (format!("the two sides have {a} and {b} coordinates"), vec![("expected", *a as i64), ("found", *b as i64)])
        }
        Refuted::NoSwizzle { at, numbers: [a, b] } => (
            format!("no swizzle takes all numbers over: the one that goes farthest is wrong at {at}, where {a} must become {b}"),
            vec![("index", *at as i64), ("found", *a), ("expected", *b)],
        ),
        Refuted::NoneComposes { size } => {
            (format!("CuTe composes no layout to even the first {size} coordinates"), vec![("prefix", size.saturating_sub(1))])
        }
        Refuted::Otherwise { tried, answer, only: false } => (
            match answer {
                Some(answer) => format!(
                    "CuTe composes no layout to this: {} is it as a function, and with it CuTe answers {}",
                    text(*tried),
                    text(*answer)
                ),
                None => format!("CuTe composes no layout to this: {} is it as a function, and CuTe refuses it", text(*tried)),
            },
            vec![],
        ),
        Refuted::Otherwise { tried, answer, .. } => (
            match answer {
                Some(answer) => format!("only {} could be it, and with it CuTe answers {}", text(*tried), text(*answer)),
                None => format!("only {} could be it, and CuTe refuses it in this place", text(*tried)),
            },
            vec![],
        ),
    };
    let numbers: Vec<String> = witness.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    let object = format!("{{{}}}", numbers.join(","));
    let at = witness.iter().find(|w| w.0 == "index").map(|w| w.1);
    let witness = Some((sentence, object));
    (Solution { text: None, kind: "none", count: Some(0), witness, notes: Vec::new(), steps: Vec::new(), drawn: None }, at)
}
