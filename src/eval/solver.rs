//! Solving an equation: which value in the place of the unknown makes both sides the same function.
//!
//! What stands around the unknown is undone step by step until a question of `algebra::solve` is left; whatever is found
//! is put in the place of the unknown, and the equation evaluated, before it counts as an answer.

use super::equation::{Count, Equation, Refuted, Solved, UNKNOWN, Unread};
use super::index_function::{IndexFunction, Preimages};
use super::session::Session;
use crate::algebra::compact::Major;
use crate::algebra::infer::{self, Found};
use crate::algebra::solve::{Choices, MAX_CHOICES, Misfit, Modes, Points, Solutions, at, through, within};
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Swizzle, Tree, bits};
use crate::eval::error::{Error, ErrorKind, Result};
use crate::syntax::ast::{Call, Expr, Kind, Span};
use crate::syntax::names::{Called, ElementName, Names};
use crate::syntax::parser::parse_expression;
use crate::value::Value;
use crate::value::notation::{Notation, Spelling};
use crate::value::stored::Stored;
use bumpalo::Bump;

/// Bound names, and the unknown.
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

/// How many strides of a mode are tried.
const MAX_STRIDES: usize = 1 << 6;

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

/// Candidates for the unknown, and whether they are all.
struct Candidates<'a> {
    values: Vec<Tree<'a>>,
    count: Count,
}

impl<'a> Candidates<'a> {
    fn one(value: Tree<'a>) -> Self {
        Candidates { values: vec![value], count: Count::Exactly(1) }
    }
}

/// What is left of an equation while it is taken apart.
struct Solver<'s, 'a> {
    session: &'s mut Session,
    arena: &'a Bump,
    cx: Cx<'a>,
    asked: &'a str,
    swizzle: bool,
}

impl Session {
    /// What solves an equation: as functions, or as both sides print where `exact`.
    pub fn solve<'a>(&mut self, arena: &'a Bump, equation: &Equation, exact: bool) -> Result<'a, Solved<'a>> {
        let asked: &'a str = arena.alloc_str(&equation.asked);
        let given = match self.value(arena, arena.alloc_str(&equation.given))? {
            Value::Tree(t) => t,
            _ => return Ok(Solved::Unread(Unread::NoFunction(spanned(&equation.given)))),
        };
        let e = parse_expression(asked, arena, &WithUnknown(&self.env)).map_err(Error::syntax)?;
        let cx = self.cx(arena);
        let check = std::mem::replace(&mut self.check, false);
        let before = self.env.clone();
        let mut solver = Solver { session: self, arena, cx, asked, swizzle: equation.swizzle };
        let solved = match solver.undo(&e, given, spanned(&equation.given)) {
            Ok(Ok(candidates)) => solver.first(candidates, given, exact),
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
fn has_unknown(asked: &str, e: &Expr) -> bool {
    asked.get(e.span.range()).is_some_and(|text| text.contains(UNKNOWN))
}

impl<'a> Solver<'_, 'a> {
    /// The value of the part of the asked side at `span`.
    fn part(&mut self, span: Span) -> Result<'a, Tree<'a>> {
        let padded = format!("{}{}", " ".repeat(span.start as usize), self.asked.get(span.range()).unwrap_or_default());
        match self.session.value(self.arena, self.arena.alloc_str(&padded))? {
            Value::Tree(t) => Ok(t),
            found => Err(Error::new(ErrorKind::WrongKind { wanted: "a value", found }, span)),
        }
    }

    /// A value as a function that may be enumerated.
    fn function(&self, value: Tree<'a>, span: Span) -> Step<'a, IndexFunction<'a>> {
        let fault = refused(span);
        Ok(match IndexFunction::of(self.cx, value).map_err(fault)? {
            Some(function) if function.size().is_some() => Ok(function),
            Some(_) => Err(Solved::Unread(Unread::TooLarge(span))),
            None => Err(Solved::Unread(Unread::NoFunction(span))),
        })
    }

    /// The candidates for the unknown in `e`, which is to be `given`.
    fn undo(&mut self, e: &Expr<'a>, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let operands = |call: &Call<'a>| -> Vec<Expr<'a>> { call.args.iter().map(|a| a.value).collect() };
        match &e.kind {
            Kind::Name(UNKNOWN) => Ok(Ok(Candidates::one(given))),
            Kind::Compose(parts) => self.composed(parts, given, at),
            Kind::Apply(apply) => match apply.args {
                [one] if matches!(one.kind, Kind::Name(UNKNOWN)) => self.coordinate(apply.callee.span, given, at),
                _ => Ok(Err(Solved::Unread(Unread::Place))),
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

    /// A call of a function.
    fn called(&mut self, name: &str, operands: &[Expr<'a>], given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let is_unknown = |e: &Expr| matches!(e.kind, Kind::Name(UNKNOWN));
        match (name, operands) {
            ("composition" | "compose", parts) if parts.iter().any(|p| has_unknown(self.asked, p)) => self.composed(parts, given, at),
            ("crd2idx", [x, rest @ ..]) if is_unknown(x) && rest.len() == 1 => self.coordinate(rest[0].span, given, at),
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
            ("logical_divide", [x, tiler]) if is_unknown(x) => self.divided(tiler.span, given, at),
            ("logical_product" | "zipped_product" | "tiled_product", [x, _]) if is_unknown(x) => {
                let first = self.cx.get(modes_of(self.cx, given), 0);
                Ok(Ok(Candidates::one(first.map_err(refused(at))?)))
            }
            ("logical_product" | "zipped_product" | "tiled_product" | "blocked_product" | "raked_product", [a, x]) if is_unknown(x) => {
                self.repeated(name, a.span, given, at)
            }
            _ => Ok(Err(Solved::Unread(Unread::Place))),
        }
    }

    /// `A o … o ? o … o C`.
    fn composed(&mut self, parts: &[Expr<'a>], given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let Some(place) = parts.iter().position(|p| has_unknown(self.asked, p)) else {
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
            match (candidates.count, &candidates.values[..]) {
                (Count::Exactly(1), [one, ..]) => target = *one,
                _ => return Ok(Err(Solved::Unread(Unread::Place))),
            }
        }
        let after = parts[place + 1].span.to(parts[parts.len() - 1].span);
        let inner = self.part(after)?;
        self.left(inner, after, target, at)
    }

    /// `outer o ? = given`: as functions, and where no layout is it, mode by mode, as CuTe composes.
    fn right(&mut self, outer: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let f = known!(self.function(outer, span));
        let Some(preimages) = Preimages::of(&f) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(span))));
        };
        let mut whole = self.right_of(&f, &preimages, false, given, at)?;
        if let Err(Solved::None(_)) = whole
            && let Ok(beyond) = self.right_of(&f, &preimages, true, given, at)?
        {
            whole = Ok(Candidates { count: Count::Many, ..beyond });
        }
        let Tree::Layout(layout) = given else {
            return Ok(whole);
        };
        let mode_by_mode = self.by_mode(&f, &preimages, *layout, at)?.map(|layout| self.cx.layout_tree(layout));
        Ok(match (whole, mode_by_mode) {
            (Ok(mut whole), Some(other)) => {
                whole.values.push(other);
                Ok(whole)
            }
            (Err(Solved::None(_)), Some(other)) => Ok(Candidates { values: vec![other], count: Count::Many }),
            (whole, _) => whole,
        })
    }

    /// The layout each mode of which CuTe composes to that mode. As deep as the layout nests, which is bounded.
    fn by_mode(&self, f: &IndexFunction<'a>, preimages: &Preimages, given: Layout<'a>, at: Span) -> Result<'a, Option<Layout<'a>>> {
        if given.shape.is_tuple() {
            let mut modes = Vec::new();
            for mode in self.cx.modes(given).map_err(refused(at))? {
                match self.by_mode(f, preimages, mode, at)? {
                    Some(mode) => modes.push(mode),
                    None => return Ok(None),
                }
            }
            return Ok(Some(self.cx.concat(&modes)));
        }
        let (Some(extent), Some(stride)) = (given.shape.int(), given.stride.int()) else {
            return Ok(None);
        };
        let mut strides = vec![0];
        if extent.value > 1 {
            preimages.get(stride.value, true, &mut strides);
        }
        strides.truncate(MAX_STRIDES);
        let cx = self.cx.in_mode(Mode::Value);
        Ok(strides.into_iter().find_map(|d| {
            let mode = cx.layout(Tree::Int(Int::dynamic(extent.value)), Tree::Int(Int::dynamic(d))).ok()?;
            let numbers = |l: Layout<'a>| IndexFunction::of(cx, cx.layout_tree(l)).ok().flatten().and_then(|f| f.table());
            (numbers(cx.composition(f.layout, mode).ok()?) == numbers(given)).then_some(mode)
        }))
    }

    /// `f o ? = given` as functions; `beyond` the domain too, where the last mode of `f` goes on.
    fn right_of(
        &mut self,
        f: &IndexFunction<'a>,
        preimages: &Preimages,
        beyond: bool,
        given: Tree<'a>,
        at: Span,
    ) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let Some(numbers) = g.table() else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        let (mut choices, mut all) = (Choices::default(), Vec::new());
        for (i, number) in numbers.iter().enumerate() {
            all.clear();
            if let Some(index) = f.undone(*number) {
                preimages.get(index, beyond, &mut all);
            }
            if all.is_empty() {
                return Ok(Err(Solved::None(Refuted::NoCoordinate { at: i, number: *number })));
            }
            choices.push(&all);
            if choices.weight() > MAX_CHOICES {
                return Ok(Err(Solved::Undecided));
            }
        }
        self.layouts(&choices, &g)
    }

    /// The layouts within choices, in the profile of `shaped` where there are such.
    fn layouts(&mut self, choices: &Choices, shaped: &IndexFunction<'a>) -> Step<'a, Candidates<'a>> {
        if let Some(table) = choices.table() {
            return Ok(match self.profiled(table, shaped) {
                Ok(values) => Ok(Candidates { values, count: Count::Exactly(1) }),
                Err(refuted) => Err(Solved::None(refuted)),
            });
        }
        let Solutions { layouts, complete, reached } = within(choices);
        if layouts.is_empty() {
            return Ok(Err(if complete { Solved::None(Refuted::NoneHolds { at: reached }) } else { Solved::Undecided }));
        }
        let count = if complete { Count::Exactly(layouts.len()) } else { Count::Many };
        let values = layouts.iter().map(|modes| {
            let table: Vec<i64> = (0..choices.len() as i64).map(|i| at(modes, i)).collect();
            self.profiled(&table, shaped).ok().and_then(|spelled| spelled.first().copied()).unwrap_or_else(|| self.plain(modes))
        });
        Ok(Ok(Candidates { values: values.collect(), count }))
    }

    /// The layout of a table: in the profile of `shaped` where there is such a layout, and coalesced.
    fn profiled(&self, table: &[i64], shaped: &IndexFunction<'a>) -> std::result::Result<Vec<Tree<'a>>, Refuted<'a>> {
        let stride = |d: i64| Tree::Int(Int::dynamic(d));
        let numbers = || table.iter().copied();
        match table.first() {
            None => return Err(Refuted::Sizes(0, 0)),
            Some(0) => {}
            Some(number) => return Err(Refuted::AtZero { at: 0, number: *number }),
        }
        let size = [table.len() as i64];
        let flat = match infer::layout(numbers(), &size) {
            Some(Ok(found)) => self.cx.layout_tree(found.flat(self.cx, stride)),
            Some(Err(c)) => {
                return Err(Refuted::NoLayout {
                    at: c.index,
                    expected: c.expected,
                    found: c.found,
                    prefix: c.prefix,
                    prefix_layout: self.cx.layout_tree(c.prefix_layout.flat(self.cx, stride)),
                });
            }
            None => return Err(Refuted::Sizes(0, 0)),
        };
        Ok(match infer::layout(numbers(), &shaped.extents()) {
            Some(Ok(found)) => vec![self.cx.layout_tree(found.layout(self.cx, shaped.layout.shape, stride)), flat],
            _ => vec![flat],
        })
    }

    /// Modes as a layout.
    fn plain(&self, modes: &Modes) -> Tree<'a> {
        let modes = if modes.is_empty() { vec![(1, 0)] } else { modes.clone() };
        let found = Found { offset: 0, leaves: vec![modes] };
        self.cx.layout_tree(found.flat(self.cx, |d| Tree::Int(Int::dynamic(d))))
    }

    /// `? o inner = given`.
    fn left(&mut self, inner: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let f = known!(self.function(inner, span));
        let g = known!(self.function(given, at));
        let (Some(coordinates), Some(numbers)) = (f.table(), g.table()) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        if coordinates.len() != numbers.len() {
            return Ok(Err(Solved::None(Refuted::Sizes(coordinates.len(), numbers.len()))));
        }
        let places: Vec<(i64, i64)> = coordinates.into_iter().zip(numbers).collect();
        if self.swizzle {
            return Ok(self.swizzles(&places));
        }
        Ok(self.through(&places, &f.flat()).map(|(modes, count)| Candidates { values: vec![self.plain(&modes)], count }))
    }

    /// The layout through places, or why there is none.
    fn through(&self, places: &[(i64, i64)], steps: &[(i64, i64)]) -> std::result::Result<(Modes, Count), Solved<'a>> {
        let points = Points::new(places).map_err(|misfit| {
            Solved::None(match misfit {
                Misfit::Twice(i, j) => Refuted::Twice { places: [i, j], at: places[i].0, numbers: [places[i].1, places[j].1] },
                Misfit::Negative(at) => Refuted::Negative { at, coordinate: places[at].0 },
                Misfit::AtZero(at) => Refuted::AtZero { at, number: places[at].1 },
            })
        })?;
        let found = through(&points, steps);
        match found.layouts.into_iter().next() {
            Some(modes) => Ok((modes, if points.is_whole() { Count::Exactly(1) } else { Count::Many })),
            None if found.complete => {
                let at = places.iter().position(|p| p.0 == found.reached as i64).unwrap_or(0);
                Err(Solved::None(Refuted::NoneHolds { at }))
            }
            None => Err(Solved::Undecided),
        }
    }

    /// The swizzles that take the first number of each place to the second.
    fn swizzles(&self, places: &[(i64, i64)]) -> std::result::Result<Candidates<'a>, Solved<'a>> {
        if let Some(at) = places.iter().position(|p| p.0 < 0 || p.1 < 0) {
            return Err(Solved::None(Refuted::Negative { at, coordinate: places[at].0.min(places[at].1) }));
        }
        if places.iter().all(|(a, b)| a == b) {
            let none = Tree::Swizzle(Swizzle { bits: 0, base: 4, shift: 3 });
            return Ok(Candidates { values: vec![none], count: Count::Many });
        }
        let all = places.iter().fold(0, |all, (a, b)| all | a | b);
        let mut farthest = 0;
        let mut values = Vec::new();
        for swizzle in bits::swizzles(bits::width(all)) {
            match places.iter().position(|(a, b)| swizzle.apply(*a) != *b) {
                None => values.push(Tree::Swizzle(swizzle)),
                Some(at) => farthest = farthest.max(at),
            }
        }
        let count = Count::Exactly(values.len());
        match values.is_empty() {
            true => Err(Solved::None(Refuted::NoSwizzle { at: farthest, numbers: [places[farthest].0, places[farthest].1] })),
            false => Ok(Candidates { values, count }),
        }
    }

    /// `L(?) = given`.
    fn coordinate(&mut self, callee: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let layout = self.part(callee)?;
        let f = known!(self.function(layout, callee));
        let Some(number) = given.int() else {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        };
        let Some(preimages) = Preimages::of(&f) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(callee))));
        };
        let mut all = Vec::new();
        if let Some(index) = f.undone(number.value) {
            preimages.get(index, false, &mut all);
        }
        let size = f.size().unwrap_or(0) as i64;
        all.retain(|x| *x < size);
        all.sort_unstable();
        if all.is_empty() {
            return Ok(Err(Solved::None(Refuted::NoCoordinate { at: 0, number: number.value })));
        }
        let fault = refused(callee);
        let natural: std::result::Result<Vec<Tree>, _> =
            all.iter().map(|x| self.cx.idx2crd(Tree::Int(Int::dynamic(*x)), f.layout.shape)).collect();
        Ok(Ok(Candidates { values: natural.map_err(fault)?, count: Count::Exactly(all.len()) }))
    }

    /// `logical_divide(?, tiler) = given`.
    fn divided(&mut self, tiler: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let size = g.size().unwrap_or(1);
        let identity = format!("{}logical_divide({size}:1, {})", "", self.asked.get(tiler.range()).unwrap_or_default());
        let divided = match self.session.value(self.arena, self.arena.alloc_str(&identity))? {
            Value::Tree(t) => t,
            _ => return Ok(Err(Solved::Unread(Unread::Place))),
        };
        self.left(divided, tiler, given, at)
    }

    /// A divide of `A` by the unknown.
    fn tiler(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let outer = self.part(a)?;
        let modes = modes_of(self.cx, given);
        let rank = outer_rank(outer);
        let first = self.cx.get(modes, 0).map_err(refused(at))?;
        // A tiler of a mode each: what its parts give.
        let parts: Option<Vec<Tree<'a>>> = match name {
            "logical_divide" => (0..rank as i64)
                .map(|k| self.cx.get_path(modes, [k]).ok().map(|m| modes_of(self.cx, m)))
                .map(|m| m.and_then(|m| self.cx.get(m, 0).ok()))
                .collect(),
            "flat_divide" => (0..rank as i64).map(|k| self.cx.get(modes, k).ok()).collect(),
            _ => {
                let first = modes_of(self.cx, first);
                (0..rank as i64).map(|k| self.cx.get(first, k).ok()).collect()
            }
        };
        let by_mode = parts.filter(|p| rank > 1 && p.len() == rank);
        if let (Some(parts), Tree::Layout(layout)) = (by_mode, outer) {
            let mut tiler = Vec::new();
            for (k, part) in parts.iter().enumerate() {
                let mode = self.cx.mode(*layout, k as i64).map_err(refused(a))?;
                match self.right(self.cx.layout_tree(mode), a, *part, at)? {
                    Ok(found) if !found.values.is_empty() => tiler.push(found.values[0]),
                    _ => break,
                }
            }
            if tiler.len() == rank {
                let extents: Option<Vec<Tree>> = tiler.iter().map(|t| as_extent(*t)).collect();
                let tiler = self.cx.tuple(&extents.unwrap_or(tiler));
                if self.holds(tiler, given, false)?.is_ok() {
                    return Ok(Ok(Candidates::one(tiler)));
                }
            }
        }
        self.right(outer, a, first, at)
    }

    /// A product of `A` with the unknown.
    fn repeated(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let fault = refused(at);
        let block = self.part(a)?;
        let f = known!(self.function(block, a));
        let g = known!(self.function(given, at));
        let Some(size) = f.size() else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(a))));
        };
        let most = g.table().and_then(|t| t.into_iter().max()).unwrap_or(0);
        let cotarget = Tree::Int(Int::dynamic(most.saturating_add(1).max(size as i64)));
        let outside = self.cx.in_mode(Mode::Value).complement(f.layout, Some(cotarget)).map_err(fault)?;
        let modes = modes_of(self.cx, given);
        let rest = match name {
            "blocked_product" | "raked_product" => {
                let items = modes.items().unwrap_or(&[]);
                let inner: Vec<i64> = (0..f.layout.rank() as i64)
                    .map(|k| self.cx.mode(f.layout, k).and_then(|m| self.cx.size(m)).map(|s| s.value))
                    .collect::<std::result::Result<_, _>>()
                    .map_err(fault)?;
                let mut rest = Vec::new();
                for (k, mode) in items.iter().enumerate() {
                    let taken = inner.get(k).copied().unwrap_or(1).max(1);
                    let whole = self.function(*mode, at)?.ok().and_then(|m| m.size()).unwrap_or(0) as i64;
                    if taken == 0 || whole % taken != 0 {
                        return Ok(Err(Solved::None(Refuted::Sizes(taken as usize, whole as usize))));
                    }
                    let step = if name == "blocked_product" { taken } else { 1 };
                    let cx = self.cx.in_mode(Mode::Value);
                    let picked = cx.layout(Tree::Int(Int::dynamic(whole / taken)), Tree::Int(Int::dynamic(step))).map_err(fault)?;
                    let mode = cx.as_layout("solve", *mode).map_err(fault)?;
                    rest.push(cx.layout_tree(cx.composition(mode, picked).map_err(fault)?));
                }
                concatenated(self.cx, &rest)
            }
            "tiled_product" => concatenated(self.cx, modes.items().and_then(|m| m.get(1..)).unwrap_or(&[])),
            _ => self.cx.get(modes, 1).map_err(fault)?,
        };
        self.right(self.cx.layout_tree(outside), a, rest, at)
    }

    /// Whether the equation holds with a value in the place of the unknown; what it answers where it does not.
    fn holds(&mut self, value: Tree<'a>, given: Tree<'a>, exact: bool) -> Result<'a, std::result::Result<(), Option<Tree<'a>>>> {
        let Ok(stored) = Stored::new(Value::Tree(value)) else {
            return Ok(Err(None));
        };
        self.session.env.bind(UNKNOWN, stored);
        let answer = match self.session.value(self.arena, self.asked) {
            Ok(Value::Tree(answer)) => answer,
            _ => return Ok(Err(None)),
        };
        let plain = Notation { plain: true, spelling: Spelling::default() };
        let text = |t: Tree| plain.text(Value::Tree(t));
        if text(answer) == text(given) {
            return Ok(Ok(()));
        }
        let table = |t: Tree<'a>| IndexFunction::of(self.cx, t).ok().flatten().and_then(|f| f.table());
        let alike = !exact && table(answer).is_some_and(|t| Some(t) == table(given));
        Ok(if alike { Ok(()) } else { Err(Some(answer)) })
    }

    /// The first candidate with which the equation holds.
    fn first(&mut self, candidates: Candidates<'a>, given: Tree<'a>, exact: bool) -> Result<'a, Solved<'a>> {
        let (mut held, mut refused) = (Vec::new(), None);
        for value in &candidates.values {
            match self.holds(*value, given, exact)? {
                Ok(()) => held.push(*value),
                Err(answer) => refused = refused.or(Some((*value, answer))),
            }
        }
        Ok(match (held.first(), refused) {
            (Some(value), _) => {
                let count = match candidates.count {
                    Count::Exactly(n) => Count::Exactly(n.min(held.len())),
                    Count::Many => Count::Many,
                };
                Solved::Found { value: *value, count }
            }
            (None, Some((tried, answer))) if candidates.count != Count::Many => Solved::None(Refuted::Otherwise { tried, answer }),
            _ => Solved::Undecided,
        })
    }
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
