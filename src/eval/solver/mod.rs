//! Solving an equation: which value in the place of the unknown makes both sides the same function.
//!
//! What stands around the unknown is undone step by step until a question of `algebra::solve` is left; whatever is found
//! is put in the place of the unknown, and the equation evaluated, before it counts as an answer.

mod candidates;
mod compositions;
mod interleaved;
mod inverses;
mod tilings;

use super::equation::{Equation, Solved, UNKNOWN, Unread};
use super::index_function::IndexFunction;
use super::session::Session;
use crate::algebra::compact::Major;
use crate::algebra::{Cx, Fault, Layout, Tree};
use crate::eval::error::{Error, ErrorKind, Result};
use crate::syntax::ast::{Call, Expr, Kind, Span};
use crate::syntax::names::{Called, ElementName, Names};
use crate::syntax::parser::parse_expression;
use crate::value::Value;
use crate::value::notation::{Notation, Spelling};
use bumpalo::Bump;
use candidates::Candidates;

/// The names of the session and `?`, so that the parser accepts both.
struct WithUnknown<'n>(&'n dyn Names);

impl Names for WithUnknown<'_> {
    fn is_bound(&self, name: &str) -> bool {
        name == UNKNOWN || self.0.is_bound(name)
    }

    fn function(&self, name: &str) -> Option<Called> {
        self.0.function(name)
    }

    fn member(&self, owner: &str, member: &str) -> Option<Called> {
        self.0.member(owner, member)
    }

    fn element(&self, name: &str) -> Option<ElementName> {
        self.0.element(name)
    }

    fn is_operation(&self, name: &str) -> bool {
        self.0.is_operation(name)
    }
}

/// Either an answer, or what stands in its way.
type Step<'a, T> = Result<'a, std::result::Result<T, Solved<'a>>>;

/// Takes the value of a step, or returns what stands in its way.
macro_rules! known {
    ($step:expr) => {
        match $step? {
            Ok(value) => value,
            Err(solved) => return Ok(Err(solved)),
        }
    };
}
use known;

/// What is left of an equation while it is taken apart.
struct Solver<'s, 'a> {
    session: &'s mut Session,
    arena: &'a Bump,
    cx: Cx<'a>,
    unknown_side: &'a str,
    swizzle: bool,
    exact: bool,
    /// Whether both sides are to be equal mode by mode, as the answers of divides and products are.
    by_modes: bool,
}

impl Session {
    /// What solves an equation: as functions, or as both sides print where `exact`.
    pub fn solve<'a>(&mut self, arena: &'a Bump, equation: &Equation, exact: bool) -> Result<'a, Solved<'a>> {
        let unknown_side: &'a str = arena.alloc_str(&equation.unknown_side);
        let given = match self.value(arena, arena.alloc_str(&equation.given))? {
            Value::Tree(t) => t,
            _ => return Ok(Solved::Unread(Unread::NoFunction(spanned(&equation.given)))),
        };
        let e = parse_expression(unknown_side, arena, &WithUnknown(&self.env)).map_err(Error::syntax)?;
        let cx = self.cx(arena);
        let check = std::mem::replace(&mut self.check, false);
        let before = self.env.clone();
        let mut solver = Solver { session: self, arena, cx, unknown_side, swizzle: equation.swizzle, exact, by_modes: false };
        let solved = match solver.undo(&e, given, spanned(&equation.given)) {
            Ok(Ok(candidates)) => solver.first(candidates, given),
            Ok(Err(solved)) => Ok(solved),
            Err(error) => Err(error),
        };
        self.env = before;
        self.check = check;
        solved
    }
}

/// Where the text of a side stands.
fn spanned(side: &str) -> Span {
    let start = side.len() - side.trim_start().len();
    Span::new(start, start + side.trim().len())
}

/// The error of a refused operation at a span.
fn refused<'a>(span: Span) -> impl Fn(&'a Fault<'a>) -> Box<Error<'a>> + Copy {
    move |fault| Error::new(ErrorKind::Fault(fault), span)
}

/// Whether the unknown stands in an expression.
fn has_unknown(unknown_side: &str, e: &Expr) -> bool {
    unknown_side.get(e.span.range()).is_some_and(|text| text.contains(UNKNOWN))
}

impl<'a> Solver<'_, 'a> {
    /// The value of the part of the asked side at `span`.
    fn part(&mut self, span: Span) -> Result<'a, Tree<'a>> {
        let text = self.unknown_side.get(span.range()).unwrap_or_default();
        self.text(span, text)
    }

    /// The value of a text that stands for the part of the asked side at `span`.
    fn text(&mut self, span: Span, text: &str) -> Result<'a, Tree<'a>> {
        let padded = format!("{}{text}", " ".repeat(span.start as usize));
        match self.session.value(self.arena, self.arena.alloc_str(&padded))? {
            Value::Tree(t) => Ok(t),
            found => Err(Error::new(ErrorKind::WrongKind { wanted: "a value", found }, span)),
        }
    }

    /// A value as a function, however many coordinates it has.
    fn any_function(&self, value: Tree<'a>, span: Span) -> Step<'a, IndexFunction<'a>> {
        let function = IndexFunction::of(self.cx, value).map_err(refused(span))?;
        Ok(function.ok_or(Solved::Unread(Unread::NoFunction(span))))
    }

    /// A value as a function that may be enumerated.
    fn function(&self, value: Tree<'a>, span: Span) -> Step<'a, IndexFunction<'a>> {
        let function = known!(self.any_function(value, span));
        Ok(if function.size().is_some() { Ok(function) } else { Err(Solved::Unread(Unread::TooLarge(span))) })
    }

    /// The candidates for the unknown in `e`, which is to be `given`.
    fn undo(&mut self, e: &Expr<'a>, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let operands = |call: &Call<'a>| -> Vec<Expr<'a>> { call.args.iter().map(|a| a.value).collect() };
        match &e.kind {
            Kind::Name(UNKNOWN) => Ok(Ok(Candidates::one(given))),
            Kind::Compose(parts) => self.composed(parts, given, at),
            Kind::Apply(apply) => match apply.args {
                [one] if matches!(one.kind, Kind::Name(UNKNOWN)) => self.coordinate(apply.callee.span, given, at),
                _ if has_unknown(self.unknown_side, &apply.callee) => Ok(Err(Solved::Unread(Unread::Place))),
                _ => self.part_of_coordinate(
                    (e.span, apply.callee.span),
                    self.unknown_side.get(e.span.range()).unwrap_or_default(),
                    given,
                    at,
                ),
            },
            Kind::Method(method) => {
                let mut parts = vec![method.receiver];
                parts.extend(operands(&method.call));
                self.called(method.call.function.row().name, &parts, given, at)
            }
            Kind::Call(call) => self.called(call.function.row().name, &operands(call), given, at),
            _ => Ok(Err(Solved::Unread(Unread::Place))),
        }
    }

    /// Solves for the unknown within a call of a function.
    fn called(&mut self, name: &str, operands: &[Expr<'a>], given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let is_unknown = |e: &Expr| matches!(e.kind, Kind::Name(UNKNOWN));
        self.by_modes = name.ends_with("_divide") || name.ends_with("_product");
        match (name, operands) {
            ("composition" | "compose", parts) if parts.iter().any(|p| has_unknown(self.unknown_side, p)) => {
                self.composed(parts, given, at)
            }
            ("crd2idx", [x, layout]) if is_unknown(x) => self.coordinate(layout.span, given, at),
            ("crd2idx", [x, layout]) if has_unknown(self.unknown_side, x) => {
                let part = |e: &Expr| self.unknown_side.get(e.span.range()).unwrap_or_default();
                let applied = format!("[{}]({})", part(layout), part(x));
                self.part_of_coordinate((layout.span, layout.span), &applied, given, at)
            }
            ("idx2crd", [x, shape]) if is_unknown(x) => {
                let shape = self.part(shape.span)?;
                let fault = refused(at);
                let layout = self.cx.as_layout("solve", shape).map_err(fault)?;
                let left = self.cx.make_layout(layout.shape, Major::Left).map_err(fault)?;
                Ok(Ok(Candidates::one(self.cx.evaluate(left, given).map_err(fault)?)))
            }
            ("logical_divide" | "zipped_divide" | "tiled_divide" | "flat_divide", [a, x]) if is_unknown(x) => {
                self.tiler(name, a.span, given, at)
            }
            ("logical_divide" | "zipped_divide" | "tiled_divide" | "flat_divide", [x, tiler]) if is_unknown(x) => {
                self.divided(name, tiler.span, given, at)
            }
            ("logical_product" | "zipped_product" | "tiled_product", [x, tiles]) if is_unknown(x) => {
                self.repeated_block(tiles.span, given, at)
            }
            ("flat_product", [x, tiles]) if is_unknown(x) => self.flat_block(tiles.span, given, at),
            ("logical_product" | "zipped_product" | "tiled_product" | "flat_product", [a, x]) if is_unknown(x) => {
                self.repeated(name, a.span, given, at)
            }
            ("blocked_product" | "raked_product", [x, tiles]) if is_unknown(x) => self.interleaved_block(name, tiles.span, given, at),
            ("blocked_product" | "raked_product", [a, x]) if is_unknown(x) => self.interleaved_tiles(name, a.span, given, at),
            ("right_inverse", [x]) if is_unknown(x) => self.right_inverse(given, at),
            ("left_inverse", [x]) if is_unknown(x) => self.left_inverse(given, at),
            ("complement", [x, cotarget @ ..]) if is_unknown(x) => self.complement(cotarget.first().map(|c| c.span), given, at),
            ("coalesce" | "flatten" | "filter", [x, ..]) if is_unknown(x) => self.simplified(name, given, at),
            _ => Ok(Err(Solved::Unread(Unread::Place))),
        }
    }

    /// `A o … o ? o … o C`.
    fn composed(&mut self, parts: &[Expr<'a>], given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let Some(place) = parts.iter().position(|p| has_unknown(self.unknown_side, p)) else {
            return Ok(Err(Solved::Unread(Unread::Place)));
        };
        if !matches!(parts[place].kind, Kind::Name(UNKNOWN)) {
            return Ok(Err(Solved::Unread(Unread::Place)));
        }
        let mut target = given;
        if let Some(first) = parts[..place].first() {
            if self.swizzle {
                return Ok(Err(Solved::Unread(Unread::Place)));
            }
            let outer = self.part(first.span.to(parts[place - 1].span))?;
            let candidates = known!(self.right(outer, first.span.to(parts[place - 1].span), target, at));
            if place + 1 == parts.len() {
                return Ok(Ok(candidates));
            }
            match candidates.best() {
                ([one], true) if !one.is_empty() => target = one[0],
                _ => return Ok(Err(Solved::Unread(Unread::Place))),
            }
        }
        let after = parts[place + 1].span.to(parts[parts.len() - 1].span);
        let inner = self.part(after)?;
        self.left(inner, after, target, at)
    }
}

/// Whether two values print alike without underscores.
fn same_text(a: Tree, b: Tree) -> bool {
    let plain = Notation { plain: true, spelling: Spelling::default() };
    plain.text(Value::Tree(a)) == plain.text(Value::Tree(b))
}

/// The modes of a layout as a tuple of layouts; other values as they are.
fn modes_of<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
    match t {
        Tree::Layout(layout) => match cx.modes(*layout) {
            Ok(modes) => Tree::Tuple(cx.arena.alloc_slice_fill_iter(modes.iter().map(|m| cx.layout_tree(*m)))),
            Err(_) => t,
        },
        t => t,
    }
}

/// How many modes a value has.
fn outer_rank(t: Tree) -> usize {
    match t {
        Tree::Layout(layout) => layout.rank(),
        t => t.rank(),
    }
}

/// `n:1` as the extent `n`.
fn as_extent<'a>(t: Tree<'a>) -> Option<Tree<'a>> {
    match t {
        Tree::Layout(layout) if layout.stride.int().is_some_and(|d| d.value == 1) => Some(layout.shape),
        _ => None,
    }
}

/// Layouts as the modes of one.
fn concatenated<'a>(cx: Cx<'a>, parts: &[Tree<'a>]) -> Tree<'a> {
    let layouts: Vec<Layout> = parts.iter().filter_map(|t| cx.as_layout("solve", *t).ok()).collect();
    cx.layout_tree(cx.concat(&layouts))
}
