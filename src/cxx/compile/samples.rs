//! The type of an arm of `?:` that is not evaluated, from a sample: a small number of the type, the type, or nothing known.

use super::super::ast::{Arg, BinaryOp, Expr, ExprKind, Path, TypeKind, UnaryOp};
use super::super::code::{Count, Op, Site, Wanted};
use super::super::program::Entity;
use super::super::value::{Integer, Value};
use super::names::library_name;
use super::tree::{declval_of, has_declval, is_lvalue, is_moved, is_pure};
use super::{Compiler, types};

/// How deep operands nest that are asked for their types and, where these are not told, for samples: each level is compiled twice.
const MAX_SAMPLED: u32 = 2;

/// How deep calls within calls are looked into.
pub(super) const MAX_NESTED: usize = 8;

/// Functions of CuTe that measure a value or make one of others, and change nothing.
const MEASURES: &[&str] = &[
    "size",
    "rank",
    "depth",
    "cosize",
    "get",
    "product",
    "ceil_div",
    "round_up",
    "gcd",
    "lcm",
    "make_shape",
    "make_stride",
    "make_coord",
    "make_tile",
    "make_layout",
];

/// Whether both arms are literals of one kind, which need no common type.
pub(super) fn is_same_kind(a: &Expr, b: &Expr) -> bool {
    literal_of(a).zip(literal_of(b)).is_some_and(|(a, b)| are_alike(a, b))
}

/// The literal that an expression is, or a literal of the kind of all arms of `?:`.
fn literal_of(e: &Expr) -> Option<&ExprKind> {
    match &e.kind {
        ExprKind::Conditional(_, a, b) => literal_of(a).filter(|a| literal_of(b).is_some_and(|b| are_alike(a, b))),
        kind => Some(kind),
    }
}

fn are_alike(a: &ExprKind, b: &ExprKind) -> bool {
    match (a, b) {
        (ExprKind::Int(_, s), ExprKind::Int(_, t)) => s == t,
        (ExprKind::Float(_, s), ExprKind::Float(_, t)) => s == t,
        (a, b) => {
            let is_plain = |e: &ExprKind| matches!(e, ExprKind::Char(_) | ExprKind::Bool(_) | ExprKind::Text(_) | ExprKind::Constant(_));
            is_plain(a) && std::mem::discriminant(a) == std::mem::discriminant(b)
        }
    }
}

/// Whether an operand says its type: a cast, an object that is made, a call.
fn is_typed(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Cast(_, ty, _) => !matches!(ty.kind, TypeKind::Builtin(_)),
        ExprKind::Construct(..) => true,
        ExprKind::Call(..)
        | ExprKind::Member { .. }
        | ExprKind::Index(..)
        | ExprKind::Conditional(..)
        | ExprKind::Unary(UnaryOp::Dereference, _) => true,
        _ => false,
    }
}

/// Whether an expression is a constant of CuTe that is made without arguments: `_8{}`, `Int<N>{}`.
fn is_constant(e: &Expr) -> bool {
    let ExprKind::Construct(ty, args) = &e.kind else {
        return false;
    };
    let TypeKind::Path(path) = &ty.kind else {
        return false;
    };
    let name = &*path.last().name;
    args.is_empty() && (matches!(name, "Int" | "C") || name.strip_prefix('_').is_some_and(|n| n.bytes().all(|c| c.is_ascii_digit())))
}

impl Compiler<'_> {
    /// Pushes a sample of an expression, which is not evaluated beyond names and members.
    pub(super) fn sample(&mut self, e: &Expr) {
        self.sample_within(e, 0);
    }

    fn sample_within(&mut self, e: &Expr, depth: usize) {
        self.here = e.at;
        match &e.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Char(_) | ExprKind::Bool(_) => self.place(e),
            ExprKind::Path(path) => match path.simple().and_then(|name| self.local(name)) {
                Some(local) if !local.is_pack => {
                    self.emit(Op::Load(local.slot));
                    self.emit(Op::ArmSample);
                }
                _ => self.attempted(|c| {
                    c.place(e);
                    c.emit(Op::ArmSample);
                }),
            },
            ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::SizeofPack(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offset(..) => {
                self.push(Value::Int(Integer::ULong, 1));
            }
            ExprKind::Logical(..) | ExprKind::Noexcept(_) => self.push(Value::Int(Integer::Bool, 1)),
            ExprKind::Member { object: of, .. } | ExprKind::Unary(UnaryOp::AddressOf, of) if is_pure(of) => self.attempted(|c| {
                c.place(e);
                c.emit(Op::ArmSample);
            }),
            ExprKind::Cast(_, ty, _) | ExprKind::Construct(ty, _) => self.attempted(|c| {
                c.ty(ty);
                c.emit(Op::ArmSample);
            }),
            ExprKind::Index(a, _) | ExprKind::Unary(UnaryOp::Dereference, a) if is_pure(a) => self.attempted(|c| {
                c.place(a);
                c.emit(Op::ElementSample);
            }),
            // how deep they nest is a matter of the parser
            ExprKind::Conditional(_, a, b) => {
                for arm in [a, b] {
                    match &super::tree::bare(arm).kind {
                        ExprKind::Text(_) => {
                            self.place(arm);
                            self.emit(Op::ArmSample);
                        }
                        _ => self.sample_within(arm, depth),
                    }
                }
                self.emit(Op::MeetArms);
            }
            ExprKind::Unary(UnaryOp::Not, _) => self.push(Value::Int(Integer::Bool, 1)),
            ExprKind::Unary(UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Complement, a) if depth < MAX_NESTED => {
                self.sample_within(a, depth + 1);
                self.push(Value::Int(Integer::Bool, 1));
                self.emit(Op::MeetSamples(false));
            }
            ExprKind::Binary(op, a, b) if depth < MAX_NESTED => {
                self.sample_within(a, depth + 1);
                match op {
                    BinaryOp::ShiftLeft | BinaryOp::ShiftRight => self.push(Value::Int(Integer::Bool, 1)),
                    _ => self.sample_within(b, depth + 1),
                }
                self.emit(Op::MeetSamples(op.compares()));
            }
            ExprKind::Assign(_, a, _) | ExprKind::Step(_, _, a) if depth < MAX_NESTED => self.sample_within(a, depth + 1),
            ExprKind::Comma(items) if depth < MAX_NESTED => match items.last() {
                Some(last) => self.sample_within(last, depth + 1),
                None => self.push(Value::Void),
            },
            ExprKind::Call(callee, args) if depth < MAX_NESTED => self.call_sample(callee, args, depth, Wanted::Sample),
            _ => self.push(Value::Void),
        }
    }

    /// What `build` pushes, or that nothing is known where it fails.
    pub(super) fn attempted(&mut self, build: impl FnOnce(&mut Self)) {
        let attempt = self.emit(Op::Attempt(0));
        build(self);
        self.emit(Op::EndProbe);
        self.land(attempt);
    }

    /// Pushes a sample of what a call returns.
    pub(super) fn call_sample(&mut self, callee: &Expr, args: &[Arg], depth: usize, wanted: Wanted) {
        match &callee.kind {
            ExprKind::Type(_) => self.attempted(|c| {
                c.place(callee);
                c.emit(Op::ArmSample);
            }),
            ExprKind::Path(path) if self.is_integer_type(path) => self.attempted(|c| {
                c.place(callee);
                c.emit(Op::ArmSample);
            }),
            ExprKind::Path(path) => self.attempted(|c| c.path_call_sample(path, callee, args, depth, wanted)),
            ExprKind::Member { object, arrow, path } if path.segments.len() == 1 && depth < MAX_NESTED => self.attempted(|c| {
                match is_pure(object) {
                    _ if !*arrow && (c.is_part(object) || matches!(object.kind, ExprKind::Member { .. }) && c.is_moved(object)) => {
                        c.operand_type(object)
                    }
                    true if c.operands > 0 || c.asks_throw => c.pointed_to(object, *arrow),
                    pure => {
                        if pure {
                            c.place(object);
                        } else {
                            c.object_type(object, depth + 1);
                        }
                        if *arrow {
                            c.emit(Op::Follow);
                        }
                    }
                }
                let templates = path.segments[0].args.as_deref().unwrap_or_default();
                let mut site = c.sample_site(templates, args, depth);
                site.wanted = wanted;
                site.on_const = if *arrow { c.points_to_const(object) } else { c.is_const(object) };
                site.is_exact |= has_declval(object);
                let known = if site.args == Count::Marked { &[] } else { args };
                site.dependent = c.dependents(Some((object, *arrow)), known);
                c.emit(Op::MemberSample(path.segments[0].name.clone(), site));
            }),
            ExprKind::Index(..) | ExprKind::Call(..) | ExprKind::Unary(..) | ExprKind::Lambda(_) | ExprKind::Cast(..)
                if depth < MAX_NESTED =>
            {
                self.attempted(|c| {
                    let to_function = |of: &&Expr| matches!(&of.kind, ExprKind::Type(ty) if matches!(super::tree::unreferenced(ty).kind, TypeKind::Function(..)));
                    match declval_of(callee).filter(|of| !to_function(of)) {
                        Some(_) => c.place(callee),
                        // its type alone does not tell what it takes of the template around it
                        None if matches!(callee.kind, ExprKind::Lambda(_)) => {
                            let code = c.aside(|c| c.part(|c| c.place(callee)));
                            c.emit(Op::Unevaluated(code, false));
                        }
                        None => {
                            c.operand_type(callee);
                            c.emit(Op::Sample(false));
                        }
                    }
                    let mut site = c.sample_site(&[], args, depth);
                    (site.wanted, site.on_const) = (wanted, c.is_const(callee));
                    site.dependent = c.dependents(Some((callee, false)), args);
                    site.is_exact |= declval_of(callee).is_some();
                    c.emit(Op::ValueSample(site));
                })
            }
            _ => self.push(Value::Void),
        }
    }

    /// Pushes the object of a member, or its type where a pointer leads nowhere.
    fn pointed_to(&mut self, object: &Expr, arrow: bool) {
        self.attempted(|c| {
            c.place(object);
            if arrow {
                c.emit(Op::Follow);
            }
        });
        let known = self.emit(Op::Known(0));
        match arrow {
            true => {
                self.decltype(object);
                self.emit(Op::ArrowType);
            }
            false => self.operand_type(object),
        }
        self.land(known);
    }

    /// Pushes the type of an object that a call or a list makes, or that it is not known.
    pub(super) fn object_type(&mut self, e: &Expr, depth: usize) {
        if let Some(of) = declval_of(e) {
            return self.value(of);
        }
        if super::tree::called(e).is_some_and(|name| matches!(&**name, "as_const" | "forward" | "move")) {
            return self.operand_type(e);
        }
        match &e.kind {
            ExprKind::Call(callee, args) => match (&callee.kind, &args[..]) {
                (ExprKind::Path(path), [of])
                    if matches!(&*path.last().name, "begin" | "end") && path.segments.len() == 2 && depth < MAX_NESTED =>
                {
                    self.object_type(&of.value, depth + 1);
                    let mut site = self.sample_site(&[], &[], depth);
                    site.wanted = Wanted::Type;
                    self.emit(Op::MemberSample(path.last().name.clone(), site));
                }
                _ => self.call_sample(callee, args, depth, Wanted::Type),
            },
            ExprKind::Construct(ty, _) => self.ty(ty),
            ExprKind::Index(of, _) | ExprKind::Unary(UnaryOp::Dereference, of) if self.may_be_object(of) => self.operand_type(e),
            _ if self.is_part(e) => self.operand_type(e),
            _ => self.push(Value::Void),
        }
    }

    /// Whether a name is one of the C library's for a type of integers.
    fn is_integer_type(&self, path: &Path) -> bool {
        path.segments.last().is_some_and(|last| last.args.is_none() && types::is_integer_name(&last.name))
    }

    fn path_call_sample(&mut self, path: &Path, callee: &Expr, args: &[Arg], depth: usize, wanted: Wanted) {
        let first = &path.segments[0].name;
        let is_near =
            path.of.is_some() || self.first_local(path).is_some() || self.local_type(first).is_some() || self.class_param(first).is_some();
        let is_member = !path.global && self.may_be_member(first) && !(path.segments.len() > 1 && self.is_namespace(first));
        let names = self.names_of(path);
        let name = library_name(&names);
        if !is_near && !is_member {
            match self
                .entity(path)
                .filter(|(entity, _)| !(self.program.is_of_prelude(*entity) && super::super::library::math::is_of_numbers(&name)))
            {
                Some((Entity::Functions(set), taken)) if taken == path.segments.len() => {
                    self.here = path.at;
                    let sight = match path.segments.len() == 1 && !path.global {
                        true => self.in_sight(&path.last().name, set),
                        false => super::sight::Sight::of(set),
                    };
                    let mut site = self.sample_site(path.last().args.as_deref().unwrap_or_default(), args, depth);
                    site.wanted = wanted;
                    sight.note(&mut site);
                    self.emit(Op::CallSample(sight.set, site));
                    return;
                }
                None => {
                    // none of CuTe's says `noexcept`
                    let is_cute = match &path.segments[..] {
                        [space, _] => &*space.name == "cute",
                        _ => path.segments.len() == 1 && self.opens("cute"),
                    };
                    if wanted == Wanted::Noexcept && is_cute && MEASURES.contains(&&*name) {
                        return self.push(Value::Int(Integer::Bool, 0));
                    }
                    if MEASURES.contains(&&*name) && args.iter().all(|a| (is_pure(&a.value) || is_constant(&a.value)) && !a.expands) {
                        self.call(callee, args, callee.at);
                        match wanted {
                            Wanted::Type => self.wants_type(),
                            _ => {
                                self.emit(Op::ArmSample);
                            }
                        }
                        return;
                    }
                    if super::super::library::math::is_of_numbers(&name) && path.last().args.is_none() && args.iter().all(|a| !a.expands) {
                        let sample = |c: &mut Self| args.iter().for_each(|arg| c.sample_within(&arg.value, depth + 1));
                        let count = self.counted(args.len(), false, sample);
                        self.emit(Op::LibrarySample(name, count));
                        return;
                    }
                }
                _ => {}
            }
        }
        self.place(callee);
        if is_near {
            self.needs_no_object(path);
        }
        let mut site = self.sample_site(&[], args, depth);
        site.wanted = wanted;
        site.on_const = self.is_const(callee);
        site.dependent = self.dependents(Some((callee, false)), args);
        self.emit(Op::ValueSample(site));
    }

    /// The arguments of a call, each as it is where that changes nothing, else as a sample.
    pub(super) fn sample_site(&mut self, templates: &[Arg], args: &[Arg], depth: usize) -> Box<Site> {
        let templates = self.args(templates, true);
        let count = self.counted(args.len(), args.iter().any(|a| a.expands), |c| {
            for arg in args {
                let value = &arg.value;
                let is_braced = matches!(value.kind, ExprKind::Braces(_));
                let is_asked = c.by_declarations
                    && c.sampled < MAX_SAMPLED
                    && !arg.expands
                    && (!is_pure(value) || matches!(value.kind, ExprKind::Construct(..)));
                if c.plans && (is_braced || is_asked) {
                    c.sampled += 1;
                    c.item_samples(arg);
                    c.sampled -= 1;
                    if !is_braced {
                        let known = c.emit(Op::Known(0));
                        c.sample_within(value, depth + 1);
                        c.land(known);
                    }
                    continue;
                }
                let one = |c: &mut Self| match &value.kind {
                    ExprKind::Braces(items) if items.is_empty() => _ = c.emit(Op::Braces(Count::Fixed(0))),
                    // an element of a pack is `const` as its type says
                    ExprKind::Path(path)
                        if arg.expands && path.simple().and_then(|name| c.local(name)).is_some_and(|of| of.forwarded.is_some()) =>
                    {
                        c.operand_type(value);
                        c.emit(Op::Declared);
                    }
                    _ if c.is_demanded(value) => c.passed(value),
                    ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Index(..) if is_pure(value) => {
                        // nothing may be there
                        c.attempted(|c| c.place(value));
                        let known = c.emit(Op::Known(0));
                        c.operand_type(value);
                        c.emit(Op::Declared);
                        c.land(known);
                    }
                    _ if is_pure(value) => c.place(value),
                    ExprKind::Call(_, moved) if is_moved(value) && moved.iter().all(|of| is_pure(&of.value)) => {
                        c.passed(value);
                        if c.is_const_rvalue(value) {
                            c.emit(Op::ConstRvalue(None));
                        }
                    }
                    ExprKind::Lambda(_) if c.asks_throw => {
                        c.operand_type(value);
                        c.emit(Op::Declared);
                    }
                    _ if has_declval(value) || (c.operands > 0 || c.asks_throw && !c.is_value(value)) && is_typed(value) => {
                        c.operand_type(value);
                        c.emit(Op::Declared);
                    }
                    _ => c.sample_within(value, depth + 1),
                };
                match arg.expands {
                    true => {
                        let packs = c.packs(&arg.value);
                        c.expand(&packs, one);
                    }
                    false => one(c),
                }
            }
        });
        let (mut temporaries, mut consts, mut to_consts) = (0, 0, 0);
        for (i, arg) in args.iter().enumerate().take(64) {
            temporaries |= u64::from(!is_lvalue(&arg.value) && !matches!(arg.value.kind, ExprKind::Text(_))) << i;
            consts |= u64::from(self.is_const(&arg.value) || super::tree::is_text(&arg.value)) << i;
            to_consts |= u64::from(self.points_to_const(&arg.value)) << i;
        }
        let dependent = self.dependents(None, args);
        if count == Count::Marked {
            let told = super::arguments::before_packs(args);
            (temporaries, consts, to_consts) = (u64::MAX, consts & told, to_consts & told);
        }
        let is_exact = args.iter().any(|arg| has_declval(&arg.value) || self.is_demanded(&arg.value));
        Box::new(Site { templates, args: count, temporaries, consts, to_consts, dependent, is_exact, ..Site::default() })
    }
}
