//! How a value comes about, in lines: the value of each sub-expression, then the outermost
//! operation step by step, then the value. Of a refused operation the steps up to the one that
//! fails, and the nearest inputs that would work.
//!
//! The steps are what the algebra recorded while it computed; the sentences are here alone. What
//! has a value is stated as an expression that can be typed.

pub mod access;
pub mod backwards;
mod banks;
mod hardware;
mod integers;
pub mod inverse;
mod made;
mod outline;
pub mod ownership;
mod predicates;
mod say;
pub mod search;
mod shown;
mod steps;
pub mod vector;

pub use say::{Line, Piece};

use crate::algebra::{Composed, Cx, Mode, Tree};
use crate::eval::error::{Error, ErrorKind, Warning};
use crate::eval::session::Followed;
use crate::eval::watch::{Part, PartKind};
use crate::functions::{self, Function};
use crate::say::{Diagnostic, nearest, of_finding};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::Notation;
use outline::Outline;
use say::{Say, fits};
use std::cell::RefCell;

/// The most run-time integers that are listed.
const MAX_OPEN: usize = 12;

/// The most sub-expressions that are shown.
const MAX_PARTS: usize = 24;

/// How deep operations within the outermost one are shown at most, and how many lines they may
/// take there, where nobody says otherwise.
const DEPTH: usize = 5;
const LINES: usize = 40;

/// How the value of `source` came about, in lines, operations within operations down to `depth`. The last
/// line holds the value; of what was refused it is `refusal`, and the inputs near by that would work.
pub fn explain<'a>(
    cx: Cx<'a>,
    followed: &Followed<'a>,
    refusal: Option<&Diagnostic>,
    source: &'a str,
    notation: Notation,
    depth: Option<usize>,
) -> Vec<Line> {
    let view = View { cx, source, notation, depth };
    let mut lines = Vec::new();
    match (&followed.result, refusal) {
        (Ok((value, warnings)), _) => view.answered(followed, *value, warnings, &mut lines),
        (Err(error), Some(refusal)) => view.refused(followed, error, refusal, &mut lines),
        (Err(_), None) => {}
    }
    lines
}

struct View<'a> {
    cx: Cx<'a>,
    source: &'a str,
    notation: Notation,
    depth: Option<usize>,
}

impl<'a> View<'a> {
    fn answered(&self, followed: &Followed<'a>, value: Value<'a>, warnings: &[Warning<'a>], lines: &mut Vec<Line>) {
        let (outermost, inner) = match followed.parts.split_last() {
            Some((last, inner)) => (Some(last), inner),
            None => (None, &[][..]),
        };
        self.parts(inner, lines);
        if let Some(part) = outermost {
            let broken = warnings.iter().find(|w| w.span == part.span && !w.finding.is_note());
            self.heading(part, broken, lines);
            let before = lines.len();
            self.outline(followed, lines);
            if let Value::Tiling(tiling) = value
                && lines.len() > before
            {
                lines.extend(made::tiles(self.cx, self.notation, &tiling.kind));
            }
            let own = matches!(part.kind, PartKind::Call(Function { own: true, .. }, _));
            if lines.len() == before || own {
                lines.extend(shown::lines(self.cx, self.notation, part, value));
            }
            lines.extend(self.at_run_time(part));
        }
        let whole = outermost.map_or(Span::new(0, self.source.len()), |part| part.span);
        lines.push(Say::new(self.notation, 0).equal(self.text_of(whole), self.notation.text(value)).line());
    }

    fn refused(&self, followed: &Followed<'a>, error: &Error<'a>, refusal: &Diagnostic, lines: &mut Vec<Line>) {
        if matches!(error.kind, ErrorKind::Syntax(_) | ErrorKind::NotUtf8 | ErrorKind::TooLong { .. }) {
            return;
        }
        let failed = followed.parts.last().filter(|part| part.answer.is_none());
        let inner = &followed.parts[..followed.parts.len() - usize::from(failed.is_some())];
        self.parts(inner, lines);
        if let Some(part) = failed {
            self.heading(part, None, lines);
            self.outline(followed, lines);
        }
        let mut say = Say::new(self.notation, 1);
        if let Some(fault) = nearest::fault(error) {
            say = steps::obstacle(say, fault);
        }
        lines.push(say.words("refused: ").words(&refusal.message).line());
        let near = failed.map_or(Vec::new(), |part| nearest::inputs(self.cx, part, self.notation));
        if !near.is_empty() {
            lines.push(Say::new(self.notation, 0).words("nearest inputs that would work:").line());
        }
        lines.extend(near.into_iter().map(|(expr, value)| Say::new(self.notation, 1).equal(expr, value).line()));
    }

    /// The values of sub-expressions, each text once.
    fn parts(&self, parts: &[Part<'a>], lines: &mut Vec<Line>) {
        let mut shown: Vec<String> = Vec::new();
        let mut left_out = 0;
        for (i, part) in parts.iter().enumerate() {
            if shown.len() == MAX_PARTS {
                left_out = parts.len() - i;
                break;
            }
            let text = self.text_of(part.span);
            let Some(value) = part.answer else { continue };
            if shown.contains(&text) || self.says_itself(part, &text, value) {
                continue;
            }
            let say = Say::new(self.notation, 0);
            lines.push(match fits(value) {
                true => say.equal(text.clone(), self.notation.text(value)).line(),
                false => say.words("").code(&text).words(" is too large to show").line(),
            });
            shown.push(text);
        }
        if left_out > 0 {
            lines.push(Say::new(self.notation, 0).words(&format!("… and {left_out} more")).line());
        }
    }

    /// Whether a sub-expression is a literal that reads as its value.
    fn says_itself(&self, part: &Part<'a>, text: &str, value: Value<'a>) -> bool {
        let bare = |t: &str| t.chars().filter(|c| !c.is_whitespace() && !"[]{}".contains(*c)).collect::<String>();
        !matches!(part.kind, PartKind::Name(_)) && fits(value) && bare(&self.notation.text(value)) == bare(text)
    }

    /// The operation in the terms of its definition; of an answer that breaks it, where.
    fn heading(&self, part: &Part<'a>, broken: Option<&Warning<'a>>, lines: &mut Vec<Line>) {
        let say = Say::new(self.notation, 0);
        let text = nearest::call_text(part.kind, part.values, self.notation).unwrap_or_else(|| self.text_of(part.span));
        let summary = |name: &str| functions::lookup(name).map_or("", |id| id.row().summary);
        let say = say.code(&text).words(": ");
        let say = if broken.is_some() { say.words("defined as ") } else { say };
        let say = match part.kind {
            PartKind::Compose | PartKind::Call(Function { name: "composition" | "make_composed_layout", .. }, _)
                if matches!(part.answer, Some(Value::Tree(Tree::Composed(Composed { outer: Tree::Swizzle(_), .. })))) =>
            {
                say.words("a swizzled layout: what the layout gives, with some bits changed")
            }
            PartKind::Call(Function { summary, .. }, _) => say.words(summary),
            PartKind::Compose => say.words(summary("composition")),
            PartKind::Apply if part.values.first().is_some_and(|v| matches!(v, Value::Tree(t) if t.has_underscore())) => {
                say.words(summary("slice"))
            }
            PartKind::Apply if matches!(part.values, [_, Value::Tree(Tree::Swizzle(_))]) => {
                say.words("the index with the bits that the swizzle reads xored into the bits that it changes")
            }
            PartKind::Apply => say.words("the index that the coordinate has: each mode's coordinate times its stride, added up"),
            PartKind::Layout => say.words("a function from coordinates of the shape to indices"),
            PartKind::Operator(_) => say.words("by CuTe's arithmetic: compile-time only if the operands are"),
            PartKind::Name(_) => say.words("a bound name"),
            PartKind::Tuple => say.words("a tuple of what is computed for each of its elements"),
        };
        let say = match broken {
            Some(warning) => say.words("; here that does not hold: ").words(&of_finding(warning)),
            None => say,
        };
        lines.push(say.line());
    }

    /// What the operands of an operation leave open until run time, under `--cxx`.
    fn at_run_time(&self, part: &Part<'a>) -> Option<Line> {
        if self.cx.mode != Mode::Cxx || !matches!(part.kind, PartKind::Call(..) | PartKind::Compose) {
            return None;
        }
        let open = RefCell::new(Vec::new());
        let note = |leaf: Tree| {
            if let Tree::Int(i) = leaf
                && !i.is_static
            {
                open.borrow_mut().push(i.value.to_string());
            }
            false
        };
        for value in part.values {
            match value {
                Value::Tree(Tree::Layout(layout)) => {
                    layout.shape.any_leaf(&note);
                    layout.stride.any_leaf(&note);
                }
                Value::Tree(t) => {
                    t.any_leaf(&note);
                }
                _ => {}
            }
        }
        let open = open.into_inner();
        let shown = open.iter().take(MAX_OPEN).map(String::as_str).collect::<Vec<_>>().join(", ");
        let more = if open.len() > MAX_OPEN { ", …" } else { "" };
        let words = format!("not known at compile time, so that they decide nothing: {shown}{more}");
        (!open.is_empty()).then(|| Say::new(self.notation, 1).words(&words).line())
    }

    fn outline(&self, followed: &Followed<'a>, lines: &mut Vec<Line>) {
        let mut depth = self.depth.unwrap_or(DEPTH);
        lines.extend(loop {
            let mut outline = Vec::new();
            Outline { notation: self.notation, depth, mode: self.cx.mode }.lines(&followed.steps, &mut outline);
            if self.depth.is_some() || outline.len() <= LINES || depth <= 1 {
                break outline;
            }
            depth -= 1;
        });
        if followed.beyond > 0 {
            lines.push(Say::new(self.notation, 1).words(&format!("… and {} more", followed.beyond)).line());
        }
    }

    /// The source of a sub-expression on one line.
    fn text_of(&self, span: Span) -> String {
        let text = self.source.get(span.range()).unwrap_or_default();
        let text = text.trim().trim_end_matches(';');
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
