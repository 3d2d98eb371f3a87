//! The evaluator: an expression tree to its value, or to an error that points at a part of the text.

use crate::algebra::soundness::Finding;
use crate::algebra::{Cx, Engine, Fault, MAX_BYTES, MAX_LEAVES, Mode, Tree};
use crate::eval::call::{findings, refused};
use crate::eval::dsl;
use crate::eval::env::Env;
use crate::eval::foreign::{Mistake, Ran};
use crate::eval::operators::{self, applied, composed, indexed, unary};
use crate::eval::watch::{Part, PartKind, Watch};
use crate::functions::{self, Args, Form, Function, Need, Refusal};
use crate::syntax::ast::{Apply, Arg, Binary, Call, Expr, Foreign, Kind, Method, Span};
use crate::syntax::expected::Syntax;
use crate::syntax::names::Reading;
use crate::value::{Value, element, ratio, tiling};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The most parts that the values bound on one line have, those of a name bound again included.
const MAX_COUNTED: usize = 1 << 26;

/// Why a text has no value.
#[derive(Clone, Debug)]
pub struct Error<'a> {
    /// What is wrong.
    pub kind: ErrorKind<'a>,
    /// The bytes of the text that are wrong.
    pub span: Span,
    /// The operands involved: where they stand and what they are.
    pub operands: Vec<(Span, Value<'a>)>,
}

/// What is wrong with a text.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum ErrorKind<'a> {
    /// It is no text at all: the byte at which UTF-8 ends.
    NotUtf8,
    /// A line of more bytes than are read.
    TooLong { most: usize },
    /// The text is not an expression of the language.
    Syntax(Syntax),
    /// A name that nothing is called.
    UnknownName { name: &'a str, called: bool },
    /// A bound value is called where a function of that name exists.
    HiddenFunction { name: &'a str, value: Value<'a> },
    /// A function without its arguments.
    FunctionAsValue { function: &'static Function },
    /// The wrong number of arguments.
    Arity { function: &'static Function, got: usize },
    /// The wrong number of template arguments.
    TemplateArity { function: &'static Function, got: usize },
    /// No parameter of that name, or given twice.
    Keyword { function: &'static Function, name: &'a str },
    /// A function that C++ does not have, under `--cxx`.
    NotInCxx { function: &'static Function },
    /// What C++ has only as a member, called as a function under `--cxx`.
    OnlyMember { function: &'static Function },
    /// A call that the function refuses.
    Refused { function: &'static Function, refusal: Refusal<'a> },
    /// An operator or a literal that the algebra refuses.
    Fault(&'a Fault<'a>),
    /// A value that cannot stand there.
    WrongKind { wanted: &'static str, found: Value<'a> },
    /// A layout applied to no coordinate: `L()`.
    NoCoordinate,
    /// A value that is no function.
    NotCallable { found: Value<'a> },
    /// A value that the notation it is asked for cannot say.
    Unwritable { why: String },
    /// A size or a stride that a layout in another notation leaves open.
    OpenSize { name: &'a str },
    /// A value too large or too deep to be bound.
    TooBigToKeep { name: &'a str },
    /// What is wrong with a text of C++: the code of the index, the sentence, and what would work.
    Program { code: &'static str, message: &'a str, help: Option<&'a str> },
}

/// What evaluation returns.
pub type Result<'a, T> = std::result::Result<T, Box<Error<'a>>>;

impl<'a> Error<'a> {
    /// A syntax error.
    pub fn syntax(syntax: Syntax) -> Box<Self> {
        let span = syntax.span();
        Error::new(ErrorKind::Syntax(syntax), span)
    }

    /// An error without operands.
    pub fn new(kind: ErrorKind<'a>, span: Span) -> Box<Self> {
        Box::new(Error { kind, span, operands: Vec::new() })
    }

    /// `name` cannot be bound: its value is too large or too deep.
    pub fn too_big(name: &'a str, span: Span) -> Box<Self> {
        Error::new(ErrorKind::TooBigToKeep { name }, span)
    }
}

/// An answer that is not what its operation promises.
#[derive(Clone, Copy, Debug)]
pub struct Warning<'a> {
    /// The name of the operation: of the function, for `o` that of composition.
    pub operation: &'static str,
    /// The broken promise and its witness.
    pub finding: Finding<'a>,
    /// The bytes of the call that gave the answer.
    pub span: Span,
}

/// Evaluates the expressions of one line.
pub struct Evaluator<'e, 'a> {
    /// Whether answers are checked for soundness.
    check: bool,
    warnings: RefCell<Vec<Warning<'a>>>,
    cx: Cx<'a>,
    env: &'e Env,
    watch: Option<&'e Watch<'a>>,
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

    /// The same with every answer judged.
    pub fn checking(self, check: bool) -> Self {
        Evaluator { check, ..self }
    }

    /// The same with every sub-expression and every step followed.
    pub fn watched_by(self, watch: &'e Watch<'a>) -> Self {
        Evaluator { watch: Some(watch), cx: self.cx.with_trace(watch.trace), ..self }
    }

    /// Runs an operation, followed by whoever watches.
    #[inline]
    fn watched(
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

    /// Forgets the statement before, where somebody follows.
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

    /// Says of the name bound last whether C++ may use it in a constant expression.
    pub fn declare(&self, name: &'a str, constant: bool) {
        self.declared.borrow_mut().push((name, constant));
    }

    /// The names bound on this line that C++ may use in a constant expression.
    pub fn constants(&self) -> Vec<&'a str> {
        self.declared.borrow().iter().map(|(name, _)| *name).filter(|name| self.names_constant(name)).collect()
    }

    /// Whether the condition of a static assertion is known when C++ is compiled: it is where all literals
    /// and all constants in it are.
    fn is_constant_expression(&self, e: &Expr<'a>) -> bool {
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

    /// The bindings of this line.
    pub fn into_staged(self) -> HashMap<&'a str, Value<'a>> {
        self.staged.into_inner().unwrap_or_default()
    }

    /// Runs a text of C++ that stands at byte `at`, with what is bound.
    pub fn program(&self, text: &'a str, at: u32) -> Result<'a, Ran<'a>> {
        let Some(programs) = self.env.programs() else {
            return Err(Error::syntax(Syntax::Empty));
        };
        programs.run(self.cx, text, &|name| self.lookup(name)).map_err(|mistake| wrong_program(self.cx, &mistake, at))
    }

    /// What functions of C++ printed since this was asked last.
    pub fn take_printed(&self) -> String {
        self.printed.take()
    }

    /// The bindings of the session.
    pub fn env(&self) -> &'e Env {
        self.env
    }

    /// A context of this line.
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
                Kind::Method(method) => self.method(value, span, method, e.span)?,
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

    fn operator(&self, fault: &'a Fault<'a>, span: Span, operands: &[(Span, Value<'a>)]) -> Box<Error<'a>> {
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
            Kind::SmemFlag(bits) => Tree::SmemFlag(bits).into(),
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

    fn tuple(&self, items: &[Expr<'a>], span: Span) -> Result<'a, Tree<'a>> {
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

    /// An instruction of the headers.
    fn instruction(&self, name: &'a str, templates: &[Expr<'a>], span: Span) -> Result<'a, Value<'a>> {
        if !tiling::is_operation(name) {
            return Err(Error::new(ErrorKind::UnknownName { name, called: false }, span));
        }
        let args = self.cx.arena.alloc_slice_try_fill_with(templates.len(), |i| self.eval(&templates[i]))?;
        Ok(Value::Operation(self.cx.arena.alloc(tiling::Operation { name, args, value_type: None, tma: None })))
    }

    fn layout(&self, pair: &[Expr<'a>; 2], span: Span) -> Result<'a, Value<'a>> {
        let shape = self.tree(&pair[0])?;
        if !shape.is_int_tuple() {
            return Err(Error::new(ErrorKind::WrongKind { wanted: "a shape", found: shape.into() }, pair[0].span));
        }
        let fault = |fault, stride| self.operator(fault, span, &[(pair[0].span, shape.into()), (pair[1].span, stride)]);
        let given = match pair[1].kind {
            Kind::Int(_) | Kind::Literal(_) => self.tree(&pair[1])?.into(),
            _ => self.eval(&pair[1])?,
        };
        self.watched(
            span,
            || PartKind::Layout,
            &[shape.into(), given],
            || {
                let layout = match given {
                    Value::Order(major) => self.cx.make_layout(shape, major),
                    Value::Tree(stride) if stride.is_int_tuple() => self.cx.layout(shape, stride),
                    found => {
                        return Err(Error::new(ErrorKind::WrongKind { wanted: "a stride", found }, pair[1].span));
                    }
                };
                Ok(self.cx.layout_tree(layout.map_err(|f| fault(f, given))?).into())
            },
        )
    }

    /// `A o B o C`: an integer between two functions is an offset, an iterator in front makes a
    /// tensor, everything else composes from the left.
    fn compose(&self, parts: &[Expr<'a>], span: Span) -> Result<'a, Value<'a>> {
        let values = parts.iter().map(|p| self.tree(p)).collect::<Result<'a, SmallVec<[_; 4]>>>()?;
        let operands: SmallVec<[Value; 4]> = values.iter().map(|v| Value::Tree(*v)).collect();
        self.watched(
            span,
            || PartKind::Compose,
            &operands,
            || {
                let composition = functions::lookup("composition").filter(|_| self.check);
                let mut judge = |upto: usize, a: Tree<'a>, b: Tree<'a>, r: Tree<'a>| {
                    if let (Some(id), Some(last)) = (composition, parts.get(upto)) {
                        let args = Args { cx: self.cx, row: id.row(), templates: &[], values: &[a.into(), b.into()] };
                        self.judge(&args, r.into(), parts[0].span.to(last.span));
                    }
                };
                composed(self.cx, &values, &mut judge).map(Value::from).map_err(|fault| {
                    let operands: Vec<_> = parts.iter().map(|p| p.span).zip(operands.iter().copied()).collect();
                    self.operator(fault, span, &operands)
                })
            },
        )
    }

    fn apply(&self, callee: Value<'a>, callee_span: Span, apply: &Apply<'a>, span: Span) -> Result<'a, Value<'a>> {
        let not_callable = || {
            if let Kind::Name(name) = apply.callee.kind
                && functions::lookup(name).is_some()
            {
                return Error::new(ErrorKind::HiddenFunction { name, value: callee }, callee_span);
            }
            Error::new(ErrorKind::NotCallable { found: callee }, callee_span)
        };
        let Value::Tree(mut f) = callee else {
            return Err(not_callable());
        };
        if let Tree::Tuple([only]) = f {
            f = *only; // `(T)(1,2)`, as C++ may group
        }
        let coord = match apply.args {
            [only] => self.tree(only)?,
            [] if matches!(f, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) | Tree::Swizzle(_)) => {
                return Err(Error::new(ErrorKind::NoCoordinate, span));
            }
            [] => return Err(not_callable()),
            args => self.tuple(args, span)?,
        };
        if !coord.any_leaf(&|t| !matches!(t, Tree::Int(_) | Tree::Underscore | Tree::Basis(_))) {
            if !matches!(f, Tree::Tensor(_) | Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) {
                return Err(not_callable());
            }
            let coord_span = match apply.args {
                [first, .., last] => first.span.to(last.span),
                _ => apply.args[0].span,
            };
            return self
                .watched(
                    span,
                    || PartKind::Apply,
                    &[coord.into(), f.into()],
                    || {
                        let refuse = |fault| self.operator(fault, span, &[(coord_span, coord.into()), (callee_span, callee)]);
                        applied(self.cx, f, coord).map(Value::from).map_err(refuse)
                    },
                )
                .inspect(|_| self.judge_coordinate(f, coord, coord_span));
        }
        if matches!(f, Tree::Tensor(_) | Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) {
            return Err(Error::new(ErrorKind::WrongKind { wanted: "a coordinate", found: coord.into() }, span));
        }
        Err(not_callable())
    }

    /// `iterator[offset]`, `tensor[coord]`.
    fn index(&self, of: (Span, Value<'a>), offset: &Expr<'a>, span: Span) -> Result<'a, Value<'a>> {
        let at = self.tree(offset)?;
        let operands = [of, (offset.span, at.into())];
        self.watched(
            span,
            || PartKind::Operator("[]"),
            &[of.1, at.into()],
            || indexed(self.cx, of.1, at).map(Value::from).map_err(|fault| self.operator(fault, span, &operands)),
        )
    }

    fn method(&self, receiver: Value<'a>, receiver_span: Span, method: &Method<'a>, span: Span) -> Result<'a, Value<'a>> {
        self.call(&method.call, Some((receiver_span, receiver)), span)
    }

    fn call(&self, call: &Call<'a>, receiver: Option<(Span, Value<'a>)>, span: Span) -> Result<'a, Value<'a>> {
        let function = call.function.row();
        if !call.called && receiver.is_none() && function.form != Form::Type {
            return Err(Error::new(ErrorKind::FunctionAsValue { function }, span));
        }
        if !function.exists_in(self.cx.mode) {
            return Err(Error::new(ErrorKind::NotInCxx { function }, span));
        }
        if function.member && receiver.is_none() && self.cx.mode == Mode::Cxx {
            return Err(Error::new(ErrorKind::OnlyMember { function }, span));
        }
        let mut templates: SmallVec<[Value<'a>; 4]> = SmallVec::new();
        let split = dsl::split(function, call);
        let given: &[Arg<'a>] = split.as_ref().map_or(call.args, |(_, rest)| rest);
        for arg in split.iter().flat_map(|(modes, _)| modes) {
            match self.tree(&arg.value)? {
                Tree::Tuple(modes) => templates.extend(modes.iter().map(|t| Value::from(*t))),
                mode => templates.push(mode.into()),
            }
        }
        let function = match split {
            Some(_) if function.name == "group_modes" => functions::lookup("group").map_or(function, |id| id.row()),
            _ => function,
        };
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
        let count = templates.len();
        if count < function.templates.min.into() || (count > function.templates.max.into() && function.templates.max < 255) {
            return Err(Error::new(ErrorKind::TemplateArity { function, got: count }, span));
        }
        let mut values: SmallVec<[Value<'a>; 4]> = receiver.iter().map(|r| r.1).collect();
        if given.iter().all(|a| a.name.is_none()) {
            for arg in given {
                values.push(self.argument(function, &arg.value)?);
            }
        } else {
            self.by_name(function, given, &mut values, span)?;
        }
        if values.len() != function.params.len()
            && let (least, most) = function.arity()
            && (values.len() < least || most.is_some_and(|most| values.len() > most))
        {
            return Err(Error::new(ErrorKind::Arity { function, got: values.len() }, span));
        }
        if self.cx.arena.allocated_bytes() > MAX_BYTES {
            let fault = self.cx.arena.alloc(Fault::TooMuch { operation: function.name });
            return Err(self.operator(fault, span, &[]));
        }
        let args = Args { cx: self.cx, row: function, templates: &templates, values: &values };
        let watch = self.watch.filter(|_| function.form != Form::Statement);
        if let Some(watch) = watch {
            watch.start();
        }
        let result = (function.run)(&args);
        if let Some(watch) = watch {
            let kind = PartKind::Call(function, self.cx.arena.alloc_slice_copy(&templates));
            let answer = result.as_ref().ok().copied();
            watch.push(Part { span, kind, values: self.cx.arena.alloc_slice_copy(&values), answer });
        }
        if let (true, Ok(answer)) = (self.check, &result) {
            self.judge(&args, *answer, span);
        }
        let result = match (result, &values[..]) {
            (Ok(Value::Nothing), [Value::Tree(t), ..])
                if function.name == "static_assert"
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

    /// Compares an answer with what its operation promises of these operands, however it was spelled.
    fn judge(&self, args: &Args<'_, 'a>, answer: Value<'a>, span: Span) {
        for finding in findings(args, answer) {
            self.warn(args.row.name, finding, span);
        }
    }

    /// Notes a coordinate that the domain of what is applied does not have.
    fn judge_coordinate(&self, f: Tree<'a>, coord: Tree<'a>, span: Span) {
        let cx = self.cx.in_mode(self.cx.mode);
        if self.check
            && let Ok(layout) = cx.inner_layout("application", f)
            && let Some(finding) = cx.check_coordinate(coord, layout.shape)
        {
            self.warn("application", finding, span);
        }
    }

    fn warn(&self, operation: &'static str, finding: Finding<'a>, span: Span) {
        self.warnings.borrow_mut().push(Warning { operation, finding, span });
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
        let Some(all) = named.iter().copied().collect::<Option<Vec<_>>>() else {
            return Err(Error::new(ErrorKind::Arity { function, got: args.len() }, span));
        };
        values.clear();
        values.extend(all);
        Ok(())
    }

    /// The integer mode.
    pub fn mode(&self) -> Mode {
        self.cx.mode
    }
}

/// The error of a text of C++ that stands at byte `at`.
pub fn wrong_program<'a>(cx: Cx<'a>, mistake: &Mistake, at: u32) -> Box<Error<'a>> {
    let message = cx.arena.alloc_str(&mistake.message);
    let help = mistake.help.as_deref().map(|help| &*cx.arena.alloc_str(help));
    Error::new(ErrorKind::Program { code: mistake.code, message, help }, mistake.span.shifted(at as usize))
}
