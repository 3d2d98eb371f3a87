//! The compilation of expressions.

use super::super::ast::{Arg, At, BinaryOp, Builtin, CastKind, Demand, Expr, ExprKind, Logical, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Dependent, DependentOn, Op};
use super::super::program::Entity;
use super::super::value::{Floating, Integer, Value};
use super::callees::Callee;
use super::tree::{is_lvalue, is_notation, is_place, is_reference};
use super::{Compiler, Local};

/// The value of a floating-point literal, with its sign.
fn float_literal(e: &Expr) -> Option<f64> {
    match &super::tree::bare(e).kind {
        ExprKind::Float(x, false) => Some(*x),
        ExprKind::Unary(UnaryOp::Minus, of) => match super::tree::bare(of).kind {
            ExprKind::Float(x, false) => Some(-x),
            _ => None,
        },
        _ => None,
    }
}

/// The bound of the type of integers that a constant lies beyond, which compilers make of it.
fn beyond(of: Integer, x: f64) -> Option<i64> {
    let (n, bits) = (x.trunc(), of.bits().min(63) - 1);
    let (least, most) = match (of.is_signed(), of.bits()) {
        _ if of == Integer::Bool => return None,
        (true, 64) => (i64::MIN, i64::MAX),
        (true, _) => (-(1 << bits), (1 << bits) - 1),
        (false, 64) => return (n < 0.0).then_some(0),
        (false, _) => (0, (2 << bits) - 1),
    };
    let made = (n as i64).clamp(least, most);
    (made as f64 != n).then_some(made)
}

/// Whether an expression is the macro `NULL`.
fn is_null(e: &Expr) -> bool {
    matches!(&e.kind, ExprKind::Path(path) if path.simple().is_some_and(|name| &**name == "NULL"))
}

/// Whether an expression is `std::true_type{}`, `std::integral_constant<int, 5>{}` or a trait of `std` like them, which a
/// stream writes as its value, and not as CuTe's constants.
fn is_constant_of_std(e: &Expr) -> bool {
    let ExprKind::Construct(ty, args) = &e.kind else {
        return false;
    };
    let TypeKind::Path(path) = &ty.kind else {
        return false;
    };
    let [std, name] = &path.segments[..] else {
        return false;
    };
    let is_constant = matches!(&*name.name, "true_type" | "false_type" | "integral_constant" | "bool_constant");
    args.is_empty() && &*std.name == "std" && (is_constant || name.name.starts_with("is_") || name.name.starts_with("has_"))
}

/// How deep right operands of `&&` and `||` within one another are looked at for their types.
const MAX_BESIDE: u32 = 2;

impl Compiler<'_> {
    /// Pushes the value of an expression.
    pub(super) fn value(&mut self, e: &Expr) {
        if let ExprKind::Path(path) = &e.kind
            && let Some(name) = path.simple()
            && let Some(Local { slot, is_pack: false, .. }) = self.local(name)
        {
            self.here = e.at;
            self.emit(Op::Load(slot));
            return;
        }
        self.place(e);
        if is_place(e) {
            self.emit(Op::Value);
        }
    }

    /// Pushes what an expression refers to, or its value.
    pub(super) fn place(&mut self, e: &Expr) {
        self.here = e.at;
        match &e.kind {
            ExprKind::Int(value, suffix) => self.push(Value::Int(suffix.integer(*value), *value)),
            ExprKind::Constant(n) => self.push(Value::Static(Integer::Int, *n, false)),
            ExprKind::Float(x, float) => self.push(Value::Float(if *float { Floating::Float } else { Floating::Double }, *x)),
            ExprKind::Char(c) => self.push(Value::Int(Integer::Char, *c)),
            ExprKind::Text(text) => {
                self.emit(Op::Text(text.clone()));
            }
            ExprKind::Bool(b) => self.push(Value::Int(Integer::Bool, i64::from(*b))),
            ExprKind::Null => self.push(Value::Null),
            ExprKind::This => {
                self.emit(Op::This);
            }
            ExprKind::Path(path) => {
                self.path(path);
                self.told_root(e);
            }
            ExprKind::Type(ty) => self.ty(ty),
            ExprKind::List(items) => self.list(items, e),
            ExprKind::Comma(items) => self.comma(items),
            ExprKind::Layout(a, b) => {
                self.value(a);
                self.value(b);
                self.here = e.at;
                self.emit(Op::Layout);
            }
            ExprKind::Binary(op, a, b) => {
                if self.program.tells_streams {
                    self.asks_streams(&format!("operator{}", op.symbol()), [&**a, &**b].into_iter());
                }
                self.binary(*op, a, b, e)
            }
            ExprKind::Logical(op, a, b) => self.logical(*op, a, b, e),
            ExprKind::Unary(op, a) => self.unary(*op, a, e),
            ExprKind::Step(by, old, a) => {
                self.changes(a, if *by > 0 { "++" } else { "--" });
                self.place(a);
                self.here = e.at;
                self.emit(Op::Step(*by, *old));
            }
            ExprKind::Assign(op, a, b) => {
                self.assigned(*op, a, b);
                self.here = e.at;
                self.emit(Op::Assign(*op));
            }
            ExprKind::Conditional(c, a, b) => self.conditional((c, a, b), e, false),
            ExprKind::Call(callee, args) => {
                self.call(callee, args, e.at);
                self.notes_result(e);
            }
            ExprKind::Construct(ty, args) if let Some(made) = self.layout_made(ty, args) => self.value(&made),
            ExprKind::Construct(ty, args) => {
                self.narrows(ty, args);
                self.ty(ty);
                let callee = self.callee_of_type(ty);
                let count = self.braced(args, &callee);
                self.note_literals(&callee, args);
                self.here = e.at;
                self.emit(Op::Construct(count, true));
            }
            ExprKind::Braces(args) => {
                let count = self.braced(args, &Callee::Open);
                self.here = e.at;
                self.emit(Op::Braces(count));
            }
            ExprKind::Index(a, indices) => {
                self.index(a, indices, e);
                self.notes_result(e);
            }
            ExprKind::Member { object, arrow, path } => self.member(object, *arrow, path, e),
            ExprKind::Cast(kind, ty, a) => self.cast(*kind, ty, a, e),
            ExprKind::SizeofExpr(_) | ExprKind::SizeofType(_) | ExprKind::AlignofType(_) | ExprKind::SizeofPack(_) => self.measure(e),
            ExprKind::Offset(ty, members) => {
                self.ty(ty);
                self.here = e.at;
                self.emit(Op::OffsetOf(members.as_slice().into()));
            }
            ExprKind::Noexcept(a) => self.noexcept(a),
            ExprKind::Lambda(lambda) => self.lambda(lambda),
            ExprKind::Fold { op, pack, init, left } => self.fold(*op, pack, init.as_deref(), *left, e),
            ExprKind::New { is_global, place: Some(place), ty, count, init } => {
                self.placed_object((place, *is_global), ty, (count.as_deref(), init), e)
            }
            ExprKind::New { is_global, ty, count, init, .. } => self.new_object((ty, *is_global), count.as_deref(), init, e),
            ExprKind::Delete(p) => {
                self.value(p);
                self.here = e.at;
                self.emit(Op::Delete);
            }
            ExprKind::Launch { kernel, config, args } => self.launch(kernel, config, args, e.at),
            ExprKind::Requires(params, required) => self.requires(params, required),
            ExprKind::Throw(thrown) => self.throw(thrown.as_deref(), e),
        }
    }

    /// `kernel<<<config>>>(args)`
    fn launch(&mut self, kernel: &Expr, config: &[Expr], args: &[Arg], at: At) {
        self.place(kernel);
        config.iter().for_each(|c| self.value(c));
        let count = self.given(args, &super::callees::Callee::Open);
        self.here = at;
        self.emit(Op::Launch(config.len() as u16, count));
    }

    /// `(a, b)`: a tuple as CuTe prints one, or the comma operator.
    fn list(&mut self, items: &[Expr], e: &Expr) {
        let is_own = |c: &mut Self, item: &Expr| match &item.kind {
            ExprKind::Construct(ty, _) => match c.class_of_type(ty) {
                Some(class) => !c.program.classes[class as usize].scope.is_prelude,
                None => matches!(&ty.kind, TypeKind::Path(path) if &*path.last().name == "string"),
            },
            _ => false,
        };
        if !items.iter().all(is_notation) || items.iter().any(|item| is_own(self, item)) {
            return self.comma(items);
        }
        let count = self.counted(items.len(), false, |c| items.iter().for_each(|item| c.value(item)));
        self.here = e.at;
        self.emit(Op::List(count));
    }

    /// `a, b`
    fn comma(&mut self, items: &[Expr]) {
        if self.has_own_comma() && !items.iter().any(|e| matches!(e.kind, ExprKind::Step(..))) {
            for (i, item) in items.iter().enumerate() {
                if !self.passes_rvalue(item) {
                    self.operand_by(true, true, item);
                }
                if i > 0 {
                    self.emit(Op::Comma);
                }
            }
            return;
        }
        let Some((last, before)) = items.split_last() else { return };
        self.in_front_of_comma(before);
        self.place(last);
        self.unbound(&[last]);
    }

    /// Whether the program has operators `,`.
    pub(super) fn has_own_comma(&self) -> bool {
        self.program.sets.iter().any(|(name, _)| &**name == "operator,")
    }

    /// Evaluates what stands in front of the last comma.
    pub(super) fn in_front_of_comma(&mut self, items: &[Expr]) {
        for item in items {
            match item.kind {
                ExprKind::Step(..) => self.discarded(item),
                ExprKind::Assign(..) if !self.may_have_destructors() => self.discarded(item),
                _ => {
                    self.place(item);
                    self.emit(Op::Discard);
                }
            }
        }
    }

    /// `a op b`; what is shifted may be a stream, which is a place.
    fn binary(&mut self, op: BinaryOp, a: &Expr, b: &Expr, e: &Expr) {
        if op == BinaryOp::ShiftLeft && (is_null(b) || is_constant_of_std(b)) {
            self.place(a);
            if is_null(b) {
                // a number to a stream, wherever else it stands a pointer
                self.push(Value::Int(Integer::Long, 0));
            } else {
                self.value(b);
                self.emit(Op::Member("value".into()));
                self.emit(Op::Value);
            }
            self.here = e.at;
            self.emit(Op::Binary(op));
            return;
        }
        let op = match self.reversed(op, a, b) {
            Some(op) => op,
            None => {
                self.both_operands(op, a, b);
                op
            }
        };
        self.here = e.at;
        self.emit(Op::Binary(op));
        // compilers make `-n` of `n * -1`
        if matches!(op, BinaryOp::Multiply | BinaryOp::Divide) && (is_minus_one(b) || op == BinaryOp::Multiply && is_minus_one(a)) {
            self.emit(Op::TurnNan);
        }
    }

    /// `c ? a : b`
    pub(super) fn conditional(&mut self, (c, a, b): (&Expr, &Expr, &Expr), e: &Expr, passes: bool) {
        if !self.scope.is_prelude && self.object_of_type(&Type { kind: TypeKind::Auto, at: e.at }, e) {
            return;
        }
        // both arms are xvalues, of which one may be `const`
        let is_rvalue = |c: &mut Self, e: &Expr| super::tree::is_moved(e) || c.may_be_moved_from(e);
        // two texts of a length are of one type, which is an array
        let are_arrays = passes && matches!((&a.kind, &b.kind), (ExprKind::Text(a), ExprKind::Text(b)) if a.len() == b.len());
        let both_move = are_arrays || is_rvalue(self, a) && is_rvalue(self, b);
        let passes = are_arrays || passes && self.may_be_moved_from(e);
        self.told_value(c);
        self.here = e.at;
        let meet = !super::samples::is_same_kind(a, b);
        let unless = self.emit(Op::JumpUnless(0));
        let is_met = self.arm((a, b), both_move, passes);
        if meet && !is_met {
            self.sample(b);
            self.emit(Op::UnifyArms);
            self.unkept(b);
        }
        let end = self.emit(Op::Jump(0));
        self.land(unless);
        let is_met = self.arm((b, a), both_move, passes);
        if meet && !is_met {
            self.sample(a);
            self.emit(Op::UnifyArms);
            self.unkept(a);
        }
        self.land(end);
        self.unbound(&[a, b]);
    }

    /// Ends what the members of an aggregate that `?:` or a comma made refer to with the expression, as g++ does.
    pub(super) fn unbound(&mut self, made: &[&Expr]) {
        let is_made = |e: &&Expr| matches!(super::tree::bare(e).kind, ExprKind::Construct(..));
        if !self.scope.is_prelude && made.iter().any(is_made) {
            self.emit(Op::Unbound(false));
        }
    }

    /// An arm of `?:`: where it may be moved from, and the other one is no such, or that one makes an object, a value of its own.
    /// Whether it is of the class of both then.
    fn arm(&mut self, (e, other): (&Expr, &Expr), both_move: bool, passes: bool) -> bool {
        let is_text = |e: &Expr| matches!(e.kind, ExprKind::Text(_));
        let may_refer = super::tree::is_lvalue(e) || matches!(e.kind, ExprKind::Call(..)) && !self.is_made(e);
        // it becomes what the other arm makes
        if let (Some(from), Some(to)) = (self.class_of(e), self.class_made(other))
            && super::tree::is_lvalue(e)
            && from != to
            && !(self.derives(from, to, 0) || self.derives(to, from, 0))
            && self.converts(to)
            && !self.may_convert_itself(e)
        {
            self.emit(Op::Class(to));
            self.place(e);
            self.told_const(e);
            self.emit(Op::Construct(Count::Fixed(1), false));
            return false;
        }
        let met = self.class_met(e, other);
        if let Some(None) = met {
            self.place(e);
            return true;
        }
        if let Some(Some(class)) = met {
            self.emit(Op::Class(class));
            self.passed(e);
            self.told_const(e);
            self.emit(Op::Construct(Count::Fixed(1), false));
            return true;
        }
        let is_copied = may_refer && (self.is_value(other) || super::tree::is_moved(other) || self.is_moved(other) || is_text(other));
        match (both_move, self.may_be_moved_from(e) || is_copied) {
            (true, _) if passes => self.passed(e),
            (true, _) | (_, false) => self.place(e),
            // what is converted is not copied first
            _ if is_lvalue(e) && self.class_given(e) != self.class_given(other) && self.may_convert_itself(e) => self.place(e),
            _ => self.copied(e),
        }
        self.unkept(e);
        false
    }

    /// The class that an arm of `?:` is copied or moved to, as one of a derived class is, or a reference to a temporary, where both
    /// meet in a value; nothing within where both are references, though one is a value.
    fn class_met(&mut self, e: &Expr, other: &Expr) -> Option<Option<u32>> {
        if self.scope.is_prelude {
            return None;
        }
        let [from, to] = [e, other].map(|e| match &super::tree::bare(e).kind {
            ExprKind::Call(_, args) if super::tree::is_moved(e) && args.len() == 1 => self.class_made(&args[0].value),
            _ => self.class_passed(e),
        });
        let (from, to) = (from?, to?);
        let cast = |e: &Expr| match &super::tree::bare(e).kind {
            ExprKind::Cast(_, ty, _) if super::tree::is_reference(ty) => Some(matches!(ty.kind, TypeKind::Forwarding(_))),
            _ => None,
        };
        let expires = |e: &Expr| cast(e) == Some(true) || super::tree::is_moved(e);
        let is_value = |c: &mut Self, e: &Expr| cast(e).is_none() && (c.is_value(e) || c.made_class(e).is_some());
        let values = (is_value(self, e), is_value(self, other));
        if !values.0 && !values.1 && expires(e) == expires(other) {
            return None;
        }
        match (self.derives(from, to, 0), self.derives(to, from, 0)) {
            (true, _) if values.0 && expires(other) => Some(None),
            (_, true) if values.1 && expires(e) => Some(None),
            (true, _) => Some(Some(to)),
            (_, true) if !values.0 && (expires(e) || cast(e).is_some()) => Some(Some(from)),
            _ if from == to && cast(e) == Some(false) => Some(Some(from)),
            _ => None,
        }
    }

    /// Refuses a copy of what an arm of `?:` made where its constructor kept its address.
    fn unkept(&mut self, arm: &Expr) {
        if !self.scope.is_prelude && (self.made_class(arm).is_some() || self.is_made(arm)) {
            self.emit(Op::Unkept);
        }
    }

    /// Whether an expression is an xvalue: `std::move(x)`, the call of functions that return `T&&`, or `?:` of two such.
    pub(super) fn may_be_moved_from(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Member { .. } => self.is_moved(e),
            _ if super::tree::is_moved(e) => self.is_moved(e),
            ExprKind::Conditional(_, a, b) => self.may_be_moved_from(a) && self.may_be_moved_from(b),
            ExprKind::Call(callee, _) => {
                let ExprKind::Path(path) = &callee.kind else { return false };
                let Some((Entity::Functions(set), n)) = self.entity(path) else { return false };
                let all = &self.program.sets[set as usize].1;
                let moves = |f: &u32| {
                    let f = &self.program.functions[*f as usize].ast;
                    let is_auto = |of: &Type| matches!(of.kind, TypeKind::Auto);
                    f.template.is_none() && f.result.as_ref().is_some_and(|ty| matches!(&ty.kind, TypeKind::Forwarding(of) if !is_auto(of)))
                };
                n == path.segments.len() && !all.is_empty() && all.iter().all(moves)
            }
            _ => self.casts_as_told(e),
        }
    }

    /// `a[i]`, `a[i, j]`
    fn index(&mut self, a: &Expr, indices: &[Expr], e: &Expr) {
        self.rooted(a);
        if self.program.tells_category && super::tree::is_moved(a) {
            self.emit(Op::Rvalue);
        }
        self.element(a, indices, e);
    }

    /// An element of what is on top.
    pub(super) fn element(&mut self, a: &Expr, indices: &[Expr], e: &Expr) {
        let on_const = self.is_const(a);
        match indices {
            [only] => {
                let refers = self.is_referred_to("[]", only, a);
                self.operand_by(false, refers, only);
            }
            all => {
                let count = self.counted(all.len(), false, |c| all.iter().for_each(|i| c.value(i)));
                self.emit(Op::List(count));
            }
        }
        self.here = e.at;
        if let Some((slot, is_element)) = self.depends(a) {
            self.emit(Op::OnDependent(Dependent { slot, is_element, what: DependentOn::Object }));
        }
        self.emit(Op::Index(on_const));
    }

    /// The name of a member, behind the type of the base that it is one of where that is named with template arguments.
    pub(super) fn member_name(&mut self, path: &Path) -> Name {
        let [before @ .., last] = &path.segments[..] else { return path.last().name.clone() };
        if before.is_empty() {
            return last.name.clone();
        }
        if before.last().is_some_and(|base| base.args.is_some()) {
            let base = Path { segments: before.to_vec(), ..path.clone() };
            let name = super::super::program::joined(&base).into();
            self.attempted(|c| c.ty(&Type { kind: TypeKind::Path(base), at: path.at }));
            self.here = path.at;
            self.emit(Op::NamedBase(name));
        }
        super::super::program::joined(path).into()
    }

    /// `object.member`, `pointer->member`
    fn member(&mut self, object: &Expr, arrow: bool, path: &Path, e: &Expr) {
        self.place(object);
        if arrow {
            self.told_pointer(object);
        } else if self.class_tells(e)
            && let Some(depends) = self.named_const(object)
        {
            self.emit(Op::ConstOperand(depends));
        }
        self.here = e.at;
        let last = path.last();
        let name = self.member_name(path);
        self.emit(if arrow { Op::Arrow(name) } else { Op::Member(name) });
        if let Some(args) = &last.args {
            let count = self.args(args, true);
            self.emit(Op::Apply(count));
        } else if arrow {
            self.told_root(e);
        }
    }

    /// `static_cast<T>(a)` and its relatives.
    fn cast(&mut self, kind: CastKind, ty: &Type, a: &Expr, e: &Expr) {
        if let (CastKind::C | CastKind::Static, TypeKind::Builtin(Builtin::Integer(of)), Some(x)) = (kind, &ty.kind, float_literal(a))
            && let Some(n) = beyond(*of, x)
        {
            self.push(Value::Int(*of, n));
            return;
        }
        // the default arguments come first, as where the class is called
        if matches!((kind, &ty.kind), (CastKind::C | CastKind::Static, TypeKind::Path(_)))
            && let Some(class) = self.class_of_type(ty)
            && self.may_act(a)
            && self.defaults_act(&Callee::Class(class), 1)
        {
            let callee = Expr { kind: ExprKind::Type(Box::new(ty.clone())), at: e.at };
            return self.call(&callee, &[Arg::from(a.clone())], e.at);
        }
        // a name may be that of a reference
        let may_refer = is_lvalue(a)
            && match kind {
                CastKind::C => self.may_be_reference(ty),
                _ => matches!(ty.kind, TypeKind::Path(_)) || self.may_be_reference(ty),
            };
        let constructs = matches!(kind, CastKind::C | CastKind::Static);
        let push = |c: &mut Self| {
            match ty.kind {
                _ if is_reference(ty) || may_refer => c.place(a),
                TypeKind::Builtin(_) | TypeKind::Pointer(_) => c.told_value(a),
                _ if constructs => c.passed(a),
                _ => c.value(a),
            }
            if matches!(ty.kind, TypeKind::Path(_)) {
                c.told_const(a);
            }
        };
        match ty.kind {
            TypeKind::Path(_) | TypeKind::Decltype(_) if constructs => self.cast_behind_defaults(ty, a, push),
            _ => {
                push(self);
                self.ty(ty);
            }
        }
        self.here = e.at;
        self.emit(Op::Convert(kind));
    }

    /// `sizeof`, `alignof` and `sizeof...`
    fn measure(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::SizeofPack(name) => {
                let local = self.local(name).or_else(|| self.class_pack_slot(name));
                if let Some(Local { slot, class_pack: Some(index), .. }) = local {
                    self.emit(Op::ClassArg(index));
                    self.emit(Op::Store(slot));
                }
                match local {
                    Some(local) => self.emit(Op::PackSize(local.slot)),
                    None => self.emit(Op::Unknown(name.clone())),
                };
                return;
            }
            ExprKind::SizeofExpr(a) if matches!(a.kind, ExprKind::Text(_)) => {
                let length = if let ExprKind::Text(text) = &a.kind { text.len() } else { 0 };
                return self.push(Value::Int(Integer::ULong, length as i64 + 1));
            }
            kind if let Some(name) = function_name(kind) => {
                if name == "__PRETTY_FUNCTION__" {
                    return self.pretty_function(e.at, "__pretty_size");
                }
                let length = self.function_name().len();
                return self.push(Value::Int(Integer::ULong, length as i64 + 1));
            }
            ExprKind::SizeofExpr(a) => {
                self.decltype(a);
                self.here = e.at;
            }
            ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => self.type_or_value(ty),
            _ => {}
        }
        self.here = e.at;
        self.emit(if matches!(e.kind, ExprKind::AlignofType(_)) { Op::AlignOf } else { Op::SizeOf });
    }

    pub(super) fn push(&mut self, v: Value) {
        self.emit(Op::Push(v));
    }

    /// An expression whose value is not used.
    pub(super) fn discarded(&mut self, e: &Expr) {
        if let ExprKind::Step(by, old, a) = &e.kind
            && let ExprKind::Path(path) = &a.kind
            && let Some(name) = path.simple()
            && let Some(Local { slot, is_pack: false, .. }) = self.local(name)
        {
            self.here = e.at;
            self.changes(a, if *by > 0 { "++" } else { "--" });
            self.emit(Op::Bump(slot, *by, *old));
            return;
        }
        self.place(e);
        self.emit(Op::Pop);
    }

    fn logical(&mut self, op: Logical, a: &Expr, b: &Expr, e: &Expr) {
        match self.has_own_logical(op) {
            true if self.passes_rvalue(a) => {}
            true => self.operand_by(true, true, a),
            false => self.told_value(a),
        }
        self.here = e.at;
        let beside = self.has_own_logical(op) && (self.may_be_object(a) || self.may_be_object(b));
        if let Some(end) = self.logical_with((op, beside), b, e) {
            self.land(end);
        }
    }

    /// Whether the program has an operator `&&` or `||`.
    pub(super) fn has_own_logical(&self, op: Logical) -> bool {
        !self.scope.is_prelude && !self.operators(if op == Logical::And { "&&" } else { "||" }).is_empty()
    }

    /// Joins the top with `b`, whose type is looked at `beside` it; where the top decides, the jump that skips `b`.
    pub(super) fn logical_with(&mut self, (op, beside): (Logical, bool), b: &Expr, e: &Expr) -> Option<usize> {
        // what may be a constant of CuTe's, and does nothing, is looked at even where the left one decides
        let end = match &b.kind {
            // not within one another without end
            _ if beside && self.asides < MAX_BESIDE => {
                self.attempted(|c| c.aside(|c| c.operand_type(b)));
                Some(self.emit(Op::LeftBeside(op, 0)))
            }
            ExprKind::Constant(_) | ExprKind::Path(_) => None,
            ExprKind::Construct(_, args) if args.is_empty() => None,
            _ => Some(self.emit(Op::Left(op, 0))),
        };
        match self.has_own_logical(op) {
            true => self.operand_by(true, true, b),
            false => self.operand_of(false, b),
        }
        self.here = e.at;
        self.emit(Op::Right(op));
        end
    }

    fn unary(&mut self, op: UnaryOp, a: &Expr, e: &Expr) {
        match op {
            UnaryOp::AddressOf => {
                let is_member = match &a.kind {
                    ExprKind::Member { .. } => true,
                    ExprKind::Path(path) => path.segments.len() > 1,
                    _ => false,
                };
                if !self.scope.is_prelude && is_member && self.names_value(a) {
                    self.here = e.at;
                    self.emit(Op::Refused("an enumerator has no address".into()));
                }
                self.address_of = match &a.kind {
                    ExprKind::Path(path) if path.segments.len() > 1 || path.of.is_some() => Some(path.last().at),
                    _ => None,
                };
                match &super::tree::bare(a).kind {
                    // the address of the array that a text is
                    _ if let Some(text) = self.array_of_text(a) => _ = self.emit(Op::TextArray(text)),
                    _ if self.is_asked(a) => {
                        self.passed(a);
                        self.emit(Op::Lvalue(false));
                    }
                    _ => self.rooted(a),
                }
                if super::tree::declval_of(a).is_some() {
                    self.emit(Op::Lvalue(false));
                }
                self.address_of = None;
                self.here = e.at;
                if let (ExprKind::Index(..), Some(Op::ConstResult)) = (&a.kind, self.context().ops.last()) {
                    self.context().ops.pop();
                    self.context().at.pop();
                }
                match (&a.kind, self.context().ops.last_mut()) {
                    (ExprKind::Index(..), Some(op @ Op::Index(_))) => {
                        let on_const = matches!(op, Op::Index(true));
                        *op = Op::ElementAddress(on_const);
                    }
                    _ => {
                        let (is_const, depends) = (self.is_const(a), self.depends(a));
                        if !is_const && matches!(a.kind, ExprKind::Call(..)) && !self.scope.is_prelude && !self.is_dependent() {
                            self.emit(Op::ConstResult);
                        }
                        self.emit(Op::AddressOf(is_const, depends));
                    }
                }
            }
            UnaryOp::Dereference => {
                if self.is_moved(a) {
                    self.passed(a);
                } else if self.is_const_rvalue(a) {
                    self.place(a);
                    self.emit(Op::ConstRvalue(None));
                } else if matches!(&a.kind, ExprKind::Member { .. })
                    || matches!(&a.kind, ExprKind::Path(path) if path.simple().is_some_and(|name| self.local(name).is_none()))
                {
                    // the type of a member tells what it leads to
                    self.rooted(a);
                    self.told_pointer(a);
                } else if self.tells_objects() && matches!(a.kind, ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Index(..)) {
                    // what is within what is `const`
                    self.rooted(a);
                    self.told_pointer(a);
                } else {
                    self.told_value(a);
                    if self.tells_objects() {
                        self.told_pointer(a);
                    }
                }
                self.here = e.at;
                self.emit(Op::Dereference);
                if !self.scope.is_prelude {
                    match self.points_to_stream(a) {
                        Some(true) => _ = self.emit(Op::AsStream),
                        None if self.asks_stream.contains(&std::ptr::from_ref(e).addr()) => _ = self.emit(Op::ToldStream),
                        _ => {}
                    }
                }
                self.told_root(e);
            }
            _ => {
                if op != UnaryOp::Minus || !self.negated(a) {
                    self.operand_alone(op.symbol(), a);
                }
                self.here = e.at;
                self.emit(Op::Unary(op));
            }
        }
    }

    /// Whether a pointer is declared to lead to a `std::ostream`, whatever stream that is; nothing where no declaration tells.
    fn points_to_stream(&mut self, p: &Expr) -> Option<bool> {
        let ty = match &p.kind {
            ExprKind::Member { .. } => self.member_type(p),
            ExprKind::Path(path) => self.type_named(p).or_else(|| self.own_field(path.simple()?)),
            _ => None,
        };
        let of = match super::unconst(&ty?).kind.clone() {
            TypeKind::Pointer(of) => *of,
            TypeKind::Path(path) if matches!(&*path.last().name, "unique_ptr" | "shared_ptr") => super::callees::type_argument(&path, 0)?,
            _ => return None,
        };
        match &super::unconst(&of).kind {
            TypeKind::Path(path) => Some(&*path.last().name == "ostream"),
            TypeKind::Auto => None,
            _ => Some(false),
        }
    }

    /// `sizeof(x)`, where `x` may be a type or a value.
    fn type_or_value(&mut self, ty: &Type) {
        // `sizeof(struct node)` is of the type, whatever variable has its name
        let mut inner = ty;
        while let TypeKind::Array(of, _) | TypeKind::Const(of) = &inner.kind {
            inner = of;
        }
        if matches!(&inner.kind, TypeKind::Path(path) if path.is_tag) {
            return self.ty(ty);
        }
        if matches!(ty.kind, TypeKind::Array(..))
            && let Some(element) = self.element_of_variable(ty)
        {
            self.unevaluated(&element);
            self.emit(Op::Decltype);
            return;
        }
        if let TypeKind::Path(path) = &ty.kind
            && let Some(local) = path.simple().and_then(|name| self.local(name)).filter(|local| !local.is_type && !local.is_pack)
            && self.declared_type(local)
        {
            return;
        }
        self.ty(ty);
        if matches!(ty.kind, TypeKind::Path(_) | TypeKind::Array(..)) {
            self.emit(Op::Decltype);
        }
    }

    pub(super) fn requires(&mut self, params: &[super::super::ast::Param], required: &[Demand]) {
        self.enter();
        let probe = self.emit(Op::Probe(0));
        for p in params {
            let sample = |c: &mut Self| {
                c.ty(&p.ty);
                c.emit(Op::Sample(true));
            };
            if p.pack {
                let packs = self.packs(&Expr { kind: ExprKind::Type(Box::new(p.ty.clone())), at: p.at });
                self.emit(Op::Mark);
                self.expand(&packs, sample);
                self.emit(Op::Gather);
            } else {
                // there is no pointer to a reference
                if let (TypeKind::Pointer(of), false) = (&p.ty.kind, self.scope.is_prelude) {
                    self.ty(of);
                    self.emit(Op::OperandsFit("T*", false));
                }
                sample(self);
            }
            let slot = self.new_slot();
            self.emit(Op::Store(slot));
            if let Some(name) = &p.name {
                self.name_slot(name, slot, p.pack);
                self.constness(name, &p.ty);
                self.varies(name);
            }
        }
        let mut fails = Vec::new();
        for demand in required {
            match demand {
                Demand::Valid(e) => {
                    let outer = std::mem::replace(&mut self.demands, (!self.scope.is_prelude).into());
                    self.looked_at(e);
                    self.demands = outer;
                }
                Demand::Holds(e) => {
                    self.value(e);
                    fails.push(self.emit(Op::JumpUnless(0)));
                }
            }
        }
        self.emit(Op::EndProbe);
        self.push(Value::Int(Integer::Bool, 1));
        if !fails.is_empty() {
            let end = self.emit(Op::Jump(0));
            fails.into_iter().for_each(|at| self.land(at));
            self.emit(Op::EndProbe);
            self.push(Value::Int(Integer::Bool, 0));
            self.land(end);
        }
        self.land(probe);
        self.leave();
    }
}

/// The name in `sizeof(__func__)` and its relatives.
fn function_name(kind: &ExprKind) -> Option<&str> {
    let path = match kind {
        ExprKind::SizeofExpr(of) => match &of.kind {
            ExprKind::Path(path) => path,
            _ => return None,
        },
        ExprKind::SizeofType(of) => match &of.kind {
            TypeKind::Path(path) => path,
            _ => return None,
        },
        _ => return None,
    };
    path.simple().map(|name| &**name).filter(|name| FUNCTION_NAMES.contains(name))
}

/// What is the name of the function around it.
const FUNCTION_NAMES: [&str; 3] = ["__func__", "__FUNCTION__", "__PRETTY_FUNCTION__"];

/// Whether an expression is written as `-1`, of whatever type.
fn is_minus_one(e: &Expr) -> bool {
    let ExprKind::Unary(UnaryOp::Minus, of) = &super::tree::bare(e).kind else { return false };
    match super::tree::bare(of).kind {
        ExprKind::Int(n, _) => n == 1,
        ExprKind::Float(x, _) => x == 1.0,
        _ => false,
    }
}
