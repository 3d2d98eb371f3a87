//! The evaluator: an expression tree to its value, or to an error that points at a part of the text. Calls stand in
//! `call`, layouts and what is applied to coordinates in `application`.

use super::env::Env;
use super::error::{Error, ErrorKind, Result, Warning, wrong_program};
use super::foreign::ProgramAnswer;
use super::operators::{self, unary};
use super::watch::{Part, PartKind, Watch};
use crate::algebra::soundness::Finding;
use crate::algebra::{Cx, Engine, Fault, MAX_LEAVES, Mode, Tree};
use crate::syntax::ast::{Binary, Expr, Foreign, Kind, Span};
use crate::syntax::expected::Syntax;
use crate::value::{Value, element, ratio, tiling};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

/// The most parts that the values bound on one line have, those of a name bound again included.
const MAX_COUNTED: usize = 1 << 26;

/// Evaluates the expressions of one line.
pub struct Evaluator<'e, 'a> {
    /// Whether every answer is checked against what its operation promises.
    pub(super) check: bool,
    warnings: RefCell<Vec<Warning<'a>>>,
    pub(super) cx: Cx<'a>,
    env: &'e Env,
    pub(super) watch: Option<&'e Watch<'a>>,
    /// Names bound or looked up on this line.
    staged: RefCell<Option<HashMap<&'a str, Value<'a>>>>,
    /// How many parts the values have that were bound on this line.
    counted: Cell<usize>,
    /// What functions of C++ printed on the way.
    printed: RefCell<String>,
    /// The names bound on this line, and whether C++ may use them in a constant expression.
    declared: RefCell<SmallVec<[(&'a str, bool); 2]>>,
    /// Whether what is written or constant counts as compile-time: asked of the condition of a static assertion.
    constant: bool,
}

impl<'e, 'a> Evaluator<'e, 'a> {
    /// An evaluator over the bindings of `env`.
    pub fn new(cx: Cx<'a>, env: &'e Env) -> Self {
        Evaluator {
            cx,
            env,
            watch: None,
            staged: RefCell::default(),
            counted: Cell::new(0),
            printed: RefCell::default(),
            declared: RefCell::default(),
            constant: false,
            check: false,
            warnings: RefCell::default(),
        }
    }

    /// The same with every literal known at compile time, as in CuTe DSL.
    pub fn with_static_literals(self) -> Self {
        Evaluator { constant: true, ..self }
    }

    /// The same evaluator, which checks every answer against what its operation promises if `check` is set.
    pub fn checking(self, check: bool) -> Self {
        Evaluator { check, ..self }
    }

    /// The same with every sub-expression and every step followed.
    pub fn watched_by(self, watch: &'e Watch<'a>) -> Self {
        Evaluator { watch: Some(watch), cx: self.cx.with_trace(watch.trace), ..self }
    }

    /// Runs an operation, followed by whoever watches.
    #[inline]
    pub(super) fn watched(
        &self,
        span: Span,
        kind: impl FnOnce() -> PartKind<'a>,
        values: &[Value<'a>],
        compute: impl FnOnce() -> Result<'a, Value<'a>>,
    ) -> Result<'a, Value<'a>> {
        let Some(watch) = self.watch else {
            return compute();
        };
        watch.start();
        let result = compute();
        let values = self.cx.arena.alloc_slice_copy(values);
        watch.push(Part { span, kind: kind(), values, answer: result.as_ref().ok().copied() });
        result
    }

    /// Forgets the statement before, where steps are recorded.
    pub fn begin_statement(&self) {
        if let Some(watch) = self.watch {
            watch.statement();
        }
    }

    /// What has been found wrong so far.
    pub fn warnings(&self) -> Vec<Warning<'a>> {
        self.warnings.take()
    }

    /// Binds `name` for the rest of this line.
    pub fn stage(&self, name: &'a str, value: Value<'a>) {
        self.staged.borrow_mut().get_or_insert_default().insert(name, value);
    }

    /// The names that this line binds, with their values.
    pub(super) fn bindings(&self) -> HashMap<&'a str, Value<'a>> {
        self.staged.borrow().clone().unwrap_or_default()
    }

    /// Binds on this line what `bindings` says, and nothing else.
    pub(super) fn restore(&self, bindings: HashMap<&'a str, Value<'a>>) {
        *self.staged.borrow_mut() = Some(bindings);
    }

    /// Says of the name bound last whether C++ may use it in a constant expression.
    pub fn declare(&self, name: &'a str, constant: bool) {
        self.declared.borrow_mut().push((name, constant));
    }

    /// The names bound on this line that C++ may use in a constant expression.
    pub fn constants(&self) -> HashSet<&'a str> {
        let latest: HashMap<&str, bool> = self.declared.borrow().iter().copied().collect();
        latest.into_iter().filter(|(_, constant)| *constant).map(|(name, _)| name).collect()
    }

    /// Whether the condition of a static assertion is known when C++ is compiled: it is where all literals
    /// and all constants in it are.
    pub(super) fn is_constant_expression(&self, e: &Expr<'a>) -> bool {
        let again = Evaluator {
            staged: RefCell::new(self.staged.borrow().clone()),
            counted: self.counted.clone(),
            declared: self.declared.clone(),
            constant: true,
            ..Evaluator::new(self.cx.in_mode(self.cx.mode), self.env)
        };
        matches!(again.eval(e), Ok(Value::Tree(t)) if t.is_static())
    }

    /// A literal as it stands, or compile-time in a constant expression.
    #[inline]
    fn literal(&self, t: Tree<'a>) -> Tree<'a> {
        if self.constant { self.cx.made_static(t) } else { t }
    }

    /// Whether the values that this line binds, `t` the next one, are soon counted.
    pub fn may_count(&self, t: Tree) -> bool {
        let parts = t.count().map_or(0, |(leaves, tuples)| leaves + tuples);
        let counted = self.counted.get() + parts;
        self.counted.set(counted);
        counted <= MAX_COUNTED
    }

    /// What `name` is bound to on this line.
    pub fn staged(&self, name: &str) -> Option<Value<'a>> {
        self.staged.borrow().as_ref().and_then(|staged| staged.get(name)).copied()
    }

    /// The names that this line has bound, before the session keeps them.
    pub fn into_staged(self) -> HashMap<&'a str, Value<'a>> {
        self.staged.into_inner().unwrap_or_default()
    }

    /// Runs a text of C++ that stands at byte `at`, with what is bound.
    pub fn program(&self, text: &'a str, at: u32) -> Result<'a, ProgramAnswer<'a>> {
        let Some(programs) = self.env.programs() else {
            return Err(Error::syntax(Syntax::Empty));
        };
        programs.run(self.cx, text, &|name| self.lookup(name)).map_err(|mistake| wrong_program(self.cx, &mistake, at))
    }

    /// What functions of C++ printed since this was asked last.
    pub fn take_printed(&self) -> String {
        self.printed.take()
    }

    /// The names that the session has bound before this line.
    pub fn env(&self) -> &'e Env {
        self.env
    }

    /// The context of the algebra in the arena of this line.
    pub fn cx(&self) -> Cx<'a> {
        self.cx
    }

    /// What `name` is bound to, on this line or before.
    pub fn lookup(&self, name: &str) -> Option<Value<'a>> {
        if let Some(value) = self.staged(name) {
            return Some(value);
        }
        let value = self.env.get(self.cx, name)?;
        self.stage(self.cx.arena.alloc_str(name), value);
        Some(value)
    }

    /// The value of `e`. Operators and applications that lean to the left are walked, not
    /// recursed, so that only brackets deepen the stack.
    pub fn eval(&self, e: &Expr<'a>) -> Result<'a, Value<'a>> {
        match e.kind {
            Kind::Binary(..) | Kind::Apply(_) | Kind::Method(_) | Kind::Index(_) => self.spine(e),
            _ => self.leaf(e, false),
        }
    }

    fn spine(&self, e: &Expr<'a>) -> Result<'a, Value<'a>> {
        let mut spine: SmallVec<[&Expr<'a>; 4]> = SmallVec::new();
        let mut at = e;
        loop {
            let left = match &at.kind {
                Kind::Binary(_, pair) => &pair[0],
                Kind::Apply(apply) => &apply.callee,
                Kind::Method(method) => &method.receiver,
                Kind::Index(pair) => &pair[0],
                _ => break,
            };
            spine.push(at);
            at = left;
        }
        let mut value = self.leaf(at, spine.last().is_some_and(|e| matches!(e.kind, Kind::Apply(_))))?;
        let mut span = at.span;
        while let Some(e) = spine.pop() {
            value = match &e.kind {
                Kind::Binary(op, pair) => {
                    let right = self.eval(&pair[1])?;
                    self.binary(*op, (span, value), (pair[1].span, right), e.span)?
                }
                Kind::Apply(apply) => self.apply(value, span, apply, e.span)?,
                Kind::Method(method) => self.call(&method.call, Some((span, value)), e.span)?,
                Kind::Index(pair) => self.index((span, value), &pair[1], e.span)?,
                _ => value,
            };
            span = e.span;
        }
        Ok(value)
    }

    /// `left op right`, each with its place.
    fn binary(&self, op: Binary, left: (Span, Value<'a>), right: (Span, Value<'a>), span: Span) -> Result<'a, Value<'a>> {
        let compute = || match ratio::binary(self.cx, op, left.1, right.1)? {
            Some(answer) => Ok(Some(answer)),
            None if matches!((left.1, right.1), (Value::Tree(_), Value::Tree(_))) => {
                operators::binary(self.cx, op, left.1, right.1).map(Some)
            }
            None => Ok(None),
        };
        let computed = || match compute() {
            Ok(Some(answer)) => Ok(answer),
            Ok(None) => {
                let (at, found) = if matches!(left.1, Value::Tree(_)) { right } else { left };
                Err(Error::new(ErrorKind::WrongKind { wanted: "a value", found }, at))
            }
            Err(fault) => Err(self.operator(fault, span, &[left, right])),
        };
        self.watched(span, || PartKind::Operator(op.symbol()), &[left.1, right.1], computed)
    }

    pub(super) fn operator(&self, fault: &'a Fault<'a>, span: Span, operands: &[(Span, Value<'a>)]) -> Box<Error<'a>> {
        Box::new(Error { kind: ErrorKind::Fault(fault), span, operands: operands.to_vec() })
    }

    /// The value of `e` as one of the algebra.
    pub fn tree(&self, e: &Expr<'a>) -> Result<'a, Tree<'a>> {
        match e.kind {
            Kind::Int(i) => return Ok(self.literal(Tree::Int(i))),
            Kind::Literal(items) => return Ok(self.literal(Tree::Tuple(items))),
            Kind::Tuple(items) => return self.tuple(items, e.span),
            _ => {}
        }
        match self.eval(e)? {
            Value::Tree(t) => Ok(t),
            found => Err(Error::new(ErrorKind::WrongKind { wanted: "a value", found }, e.span)),
        }
    }

    fn leaf(&self, e: &Expr<'a>, applied: bool) -> Result<'a, Value<'a>> {
        Ok(match e.kind {
            Kind::Int(i) => self.literal(i.into()).into(),
            Kind::Literal(items) => self.literal(Tree::Tuple(items)).into(),
            Kind::Basis(b) => self.literal(Tree::Basis(b)).into(),
            Kind::Underscore => Tree::Underscore.into(),
            Kind::Tuple(items) | Kind::Tiler(items) => self.tuple(items, e.span)?.into(),
            Kind::LiteralLayout(layout) => self.literal(Tree::Layout(layout)).into(),
            Kind::Layout(pair) => self.layout(pair, e.span)?,
            Kind::Call(call) => self.call(call, None, e.span)?,
            Kind::Name(name) => self.name(name, e.span, applied)?,
            Kind::Operation(operation) => self.instruction(operation.name, operation.templates, e.span)?,
            Kind::Program(text) => {
                let ran = self.program(text, e.span.start)?;
                self.printed.borrow_mut().push_str(ran.printed);
                ran.value
            }
            Kind::Compose(parts) => self.compose(parts, e.span)?,
            Kind::Unary(op, operand) => {
                let value = self.eval(operand)?;
                self.watched(
                    e.span,
                    || PartKind::Operator(op.symbol()),
                    &[value],
                    || unary(self.cx, op, value).map_err(|fault| self.operator(fault, e.span, &[(operand.span, value)])),
                )?
            }
            Kind::Order(major) => Value::Order(major),
            Kind::Float(x) => Value::Float(x),
            Kind::Char(c) => Value::Char(c),
            Kind::Text(text) => Value::Text(text),
            Kind::Pointer(p) => Tree::Engine(self.cx.arena.alloc(Engine::Pointer(*p))).into(),
            Kind::SmemFlag(unset) => Tree::SmemFlag(unset).into(),
            Kind::Foreign(foreign) => self.foreign(foreign, e.span)?,
            Kind::Binary(..) | Kind::Apply(_) | Kind::Method(_) | Kind::Index(_) => self.eval(e)?,
        })
    }

    /// The value of a layout in another notation: what is wrong in its translation is wrong with all of it.
    #[inline(never)]
    fn foreign(&self, foreign: &Foreign<'a>, span: Span) -> Result<'a, Value<'a>> {
        let inner = Evaluator { staged: RefCell::new(self.staged.borrow().clone()), ..Evaluator::new(self.cx, self.env) };
        inner.eval(&foreign.value).map_err(|error| match error.kind {
            ErrorKind::UnknownName { name, .. } if foreign.unknowns.contains(&name) => Error::new(ErrorKind::OpenSize { name }, span),
            kind => Error::new(kind, span),
        })
    }

    pub(super) fn tuple(&self, items: &[Expr<'a>], span: Span) -> Result<'a, Tree<'a>> {
        let mut literal = true;
        let items = self.cx.arena.alloc_slice_try_fill_with(items.len(), |i| {
            literal &= matches!(items[i].kind, Kind::Int(_) | Kind::Literal(_) | Kind::Tuple(_) | Kind::Underscore | Kind::Basis(_));
            self.tree(&items[i])
        })?;
        let tuple = Tree::Tuple(items);
        if let (false, Some(watch)) = (literal, self.watch) {
            watch.start();
            watch.push(Part { span, kind: PartKind::Tuple, values: &[], answer: Some(tuple.into()) });
        }
        if !literal && tuple.leaves().is_none() {
            let fault = self.cx.arena.alloc(Fault::TooLarge { operation: "tuple", limit: MAX_LEAVES });
            return Err(self.operator(fault, span, &[]));
        }
        Ok(tuple)
    }

    fn names_constant(&self, name: &str) -> bool {
        let bound_here = self.declared.borrow().iter().rev().find(|(n, _)| *n == name).map(|(_, constant)| *constant);
        bound_here.unwrap_or_else(|| self.env.is_constant(name))
    }

    fn name(&self, name: &'a str, span: Span, called: bool) -> Result<'a, Value<'a>> {
        if let Some(value) = self.lookup(name) {
            if let Some(watch) = self.watch {
                watch.push(Part { span, kind: PartKind::Name(name), values: &[], answer: Some(value) });
            }
            return Ok(match value {
                Value::Tree(t) if self.constant && self.names_constant(name) => self.literal(t).into(),
                value => value,
            });
        }
        if self.env.has_failed(name) {
            return Err(Error::new(ErrorKind::NotBound { name }, span));
        }
        if let Some(element) = element::named(name)
            && !called
        {
            return Ok(Value::Type(element));
        }
        if called {
            return Err(Error::new(ErrorKind::UnknownName { name, called }, span));
        }
        match tiling::constant(name) {
            Some(name) => Ok(Value::Constant(name)),
            None => self.instruction(name, &[], span),
        }
    }

    /// The MMA or copy operation that a name of the headers stands for.
    fn instruction(&self, name: &'a str, templates: &[Expr<'a>], span: Span) -> Result<'a, Value<'a>> {
        if !tiling::is_operation(name) {
            return Err(Error::new(ErrorKind::UnknownName { name, called: false }, span));
        }
        let args = self.cx.arena.alloc_slice_try_fill_with(templates.len(), |i| self.eval(&templates[i]))?;
        Ok(Value::Operation(self.cx.arena.alloc(tiling::Operation { name, args, value_type: None, tma: None, is_traits: false })))
    }

    pub(super) fn warn(&self, operation: &'static str, finding: Finding<'a>, span: Span) {
        self.warnings.borrow_mut().push(Warning { operation, finding, span });
    }

    /// The integer mode.
    pub fn mode(&self) -> Mode {
        self.cx.mode
    }
}
