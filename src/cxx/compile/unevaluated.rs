//! What is compiled for its type alone: run aside, or looked at, and not evaluated.

use super::super::ast::{Arg, BinaryOp, CastKind, Expr, ExprKind, Init, IntSuffix, Logical, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Op, Wanted};
use super::super::program::Entity;
use super::super::value::{TypeId, Value};
use super::tree::is_pure;
use super::{Compiler, tree};

/// How deep operands within operands are looked into without evaluating them.
const MAX_OPERANDS: u32 = 6;

/// How deep casts within casts are asked about by their types.
const MAX_CASTS: u32 = 3;

/// Functions of `std` that take one of what has elements.
const OF_WHOLE: [&str; 5] = ["get", "size", "ssize", "empty", "data"];

/// Whether an expression changes a variable.
fn is_change(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Step(..) | ExprKind::Assign(..))
}

/// Whether an expression is the literal that is a null pointer too.
fn is_zero(e: &Expr) -> bool {
    matches!(tree::bare(e).kind, ExprKind::Int(0, _))
}

fn is_choice(e: &Expr) -> bool {
    matches!(tree::bare(e).kind, ExprKind::Conditional(..))
}

/// Whether an operand of operators is `a[i]` or `*a`.
fn reads_element(e: &Expr, depth: usize) -> bool {
    match &e.kind {
        ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => true,
        ExprKind::Binary(_, a, b) if depth < super::samples::MAX_NESTED => reads_element(a, depth + 1) || reads_element(b, depth + 1),
        _ => false,
    }
}

impl Compiler<'_> {
    /// Pushes what has the type of an operand that is not evaluated, or the type. What has no type without it is run for it.
    pub(super) fn unevaluated(&mut self, e: &Expr) {
        self.operands += 1;
        if self.operands > MAX_OPERANDS {
            self.run_aside(e);
        } else {
            self.operand(e);
        }
        self.operands -= 1;
    }

    /// Sees whether an operand is well-formed, whose type is not asked for.
    pub(super) fn looked_at(&mut self, e: &Expr) {
        match e.kind {
            ExprKind::Assign(..) | ExprKind::Step(..) => {
                self.assigns(e);
                // the body of an operator is not looked at
                let known = self.operator_of_change(e);
                if let ExprKind::Assign(op, a, b) = &e.kind {
                    let operator = match op {
                        None => "=",
                        Some(BinaryOp::Add) => "+=",
                        Some(_) => "-=",
                    };
                    self.operands_fit(operator, &[a, b]);
                } else if let ExprKind::Step(_, _, a) = &e.kind {
                    self.operands_fit("-=", &[a, a]);
                }
                if !self.assigns_pointee(e) {
                    self.run_aside(e);
                }
                known.into_iter().for_each(|known| self.land(known));
            }
            ExprKind::Binary(..) if reads_element(e, 0) => self.run_aside(e),
            // the condition is a truth
            ExprKind::Conditional(ref c, ..) => {
                let truth = Box::new(Expr { kind: ExprKind::Bool(true), at: e.at });
                self.unevaluated(&Expr { kind: ExprKind::Logical(Logical::And, c.clone(), truth), at: e.at });
                self.emit(Op::Discard);
                self.unevaluated(e);
            }
            // a method is called or none
            ExprKind::Member { arrow: false, .. } if is_pure(e) => {
                let code = self.part(|c| c.place(e));
                self.emit(Op::Unevaluated(code, false));
            }
            _ => self.unevaluated(e),
        }
        self.emit(Op::Discard);
    }

    /// Looks at a change of what a pointer points to by the types alone: nothing is there.
    pub(super) fn assigns_pointee(&mut self, e: &Expr) -> bool {
        let one = Expr { kind: ExprKind::Int(1, IntSuffix::default()), at: e.at };
        let (a, b) = match &e.kind {
            ExprKind::Step(_, _, a) => (a, Expr { kind: ExprKind::Binary(BinaryOp::Add, a.clone(), Box::new(one)), at: e.at }),
            ExprKind::Assign(None, a, b) => (a, (**b).clone()),
            ExprKind::Assign(Some(op), a, b) => (a, Expr { kind: ExprKind::Binary(*op, a.clone(), b.clone()), at: e.at }),
            _ => return false,
        };
        let leads = matches!(a.kind, ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Index(..) | ExprKind::Member { arrow: true, .. });
        if !leads || tree::has_declval(e) {
            return false;
        }
        self.operand_type(a);
        self.operand_type(&b);
        self.emit(Op::LibraryTemplate("is_assignable_v".into(), Count::Fixed(2)));
        let assigns = self.emit(Op::JumpIf(0));
        self.emit(Op::Refused("what is pointed to takes no such value".into()));
        self.land(assigns);
        self.push(Value::Void);
        true
    }

    /// Pushes the type that a cast has by the types alone; where the program goes on if that is known.
    pub(super) fn cast_type(&mut self, kind: CastKind, ty: &Type, of: &Expr) -> Option<usize> {
        if self.scope.is_prelude || self.operands > MAX_CASTS || matches!(tree::bare(of).kind, ExprKind::Braces(_)) {
            return None;
        }
        self.operands += 1;
        self.attempted(|c| c.operand_type(of));
        self.operands -= 1;
        self.ty(ty);
        self.emit(Op::CastType(kind, is_zero(of)));
        Some(self.emit(Op::Known(0)))
    }

    /// Refuses operands that an operator of the language or the library does not take; one of the program may.
    pub(super) fn operands_fit(&mut self, operator: &'static str, operands: &[&Expr]) {
        if self.scope.is_prelude || operator.is_empty() || self.operands > MAX_CASTS {
            return;
        }
        // what takes classes of the program takes nothing of the library
        let free: Vec<_> = self.operators_of(operator).filter(|f| f.scope.class.is_none()).map(|f| f.ast.clone()).collect();
        if free.iter().any(|f| f.params.iter().all(|p| self.class_of_type(&p.ty).is_none())) {
            return;
        }
        self.operands += 1;
        operands.iter().for_each(|of| self.attempted(|c| c.operand_type(of)));
        self.operands -= 1;
        self.emit(Op::OperandsFit(operator, operands.last().is_some_and(|last| is_zero(last))));
    }

    /// Refuses a type that `new` does not make anything of: without values, or at all.
    fn may_be_new(&mut self, ty: &Type, is_array: bool, init: &Init) {
        if self.scope.is_prelude || matches!(tree::unconst(ty).kind, TypeKind::Auto) {
            return;
        }
        let kind = match init {
            Init::None if is_array => "new T[]",
            Init::None => "new T",
            Init::Paren(args) if args.is_empty() => "new T()",
            Init::Brace(args) if args.is_empty() => "new T{}",
            _ => "new T(a)",
        };
        if let Init::Brace(args) = init {
            self.narrows(ty, args);
        }
        // whether a pack that is alone has something in it
        if let Init::Paren(args) | Init::Brace(args) = init
            && let [only] = &args[..]
            && only.expands
            && let [pack, ..] = self.packs(&only.value)[..]
        {
            self.emit(Op::PackSize(pack));
            self.attempted(|c| c.ty(ty));
            self.emit(Op::OperandsFit(if let Init::Brace(_) = init { "new T{a}..." } else { "new T(a)..." }, false));
            return;
        }
        self.attempted(|c| c.ty(ty));
        self.emit(Op::OperandsFit(kind, false));
    }

    /// Refuses what `new` does not make of values by their types alone.
    fn made_by_new(&mut self, ty: &Type, init: &Init) {
        let (Init::Paren(_) | Init::None) = init else { return };
        let args = if let Init::Paren(args) = init { &args[..] } else { &[] };
        // what is made of nothing may end where nobody else can end it
        if args.is_empty()
            || self.scope.is_prelude
            || self.operands > MAX_CASTS
            || args.iter().any(|arg| arg.expands || matches!(arg.value.kind, ExprKind::Braces(_)))
        {
            return;
        }
        let is_null = matches!(args, [only] if is_zero(&only.value));
        let Ok(count) = u16::try_from(args.len() + 1) else { return };
        self.operands += 1;
        self.attempted(|c| {
            c.ty(ty);
            if !is_null {
                args.iter().for_each(|arg| c.operand_type(&arg.value));
                c.emit(Op::LibraryTemplate("is_constructible_v".into(), Count::Fixed(count)));
            }
        });
        self.operands -= 1;
        self.emit(Op::OperandsFit("new", is_null));
    }

    /// Refuses a change of what is `const` by its declaration.
    pub(super) fn assigns(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Assign(op, a, _) => self.changes(a, &op.map_or("=".into(), |op| format!("{}=", op.symbol()))),
            ExprKind::Step(_, _, a) => self.changes(a, "++"),
            _ => {}
        }
    }

    /// Runs what is not evaluated for its type, so that nothing that it changes or writes is seen.
    pub(super) fn run_aside(&mut self, e: &Expr) {
        // nothing is there yet where a pointer may lead nowhere
        let may_lead =
            matches!(e.kind, ExprKind::Member { arrow: true, .. } | ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Index(..));
        if is_pure(e) && !may_lead {
            return self.place(e);
        }
        if self.by_declarations {
            return self.push(Value::Void);
        }
        let code = self.aside(|c| c.part(|c| c.place(e)));
        self.emit(Op::Unevaluated(code, matches!(e.kind, ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Index(..))));
    }

    /// What `build` compiles besides what runs, for its type alone: what would double with each level there is left out.
    pub(super) fn aside<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        self.asides += 1;
        let built = build(self);
        self.asides -= 1;
        built
    }

    /// In an operand that is not evaluated, refuses values in braces that are no constants and that the type cannot hold.
    pub(super) fn narrows(&mut self, ty: &Type, args: &[Arg]) {
        let is_open = |c: &mut Self, e: &Expr| match &e.kind {
            ExprKind::Path(path) => path
                .simple()
                .and_then(|name| c.local(name))
                .is_some_and(|local| !local.is_type && !local.is_parameter && (local.varies || local.is_reference || local.is_pack)),
            _ => tree::declval_of(e).is_some(),
        };
        if self.operands == 0 || !args.iter().any(|arg| is_open(self, &arg.value)) {
            return;
        }
        self.ty(ty);
        let count = self.counted(args.len(), args.iter().any(|arg| arg.expands), |c| {
            for arg in args {
                let one = |c: &mut Self| match is_open(c, &arg.value) {
                    true => c.operand_type(&arg.value),
                    false => c.push(Value::Void),
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
        self.emit(Op::Narrowed(count));
    }

    pub(super) fn operand(&mut self, e: &Expr) {
        self.here = e.at;
        match &e.kind {
            ExprKind::Step(_, true, a) if matches!(a.kind, ExprKind::Call(..)) => {
                if tree::has_declval(a) {
                    self.run_aside(e);
                    self.emit(Op::Discard);
                }
                self.unevaluated(a);
                self.emit(Op::ResultType);
                self.emit(Op::Unreferenced);
            }
            ExprKind::Step(..) | ExprKind::Assign(..) if tree::has_declval(e) => self.run_aside(e),
            ExprKind::Step(_, _, a) | ExprKind::Assign(_, a, _) => self.unevaluated(a),
            ExprKind::Comma(items) | ExprKind::List(items) if !items.iter().all(tree::is_notation) => {
                for (i, item) in items.iter().enumerate() {
                    match i + 1 < items.len() {
                        true => self.looked_at(item),
                        false => self.unevaluated(item),
                    }
                }
            }
            ExprKind::Call(callee, args) => self.call_operand(callee, args, e),
            ExprKind::Binary(_, a, b) if is_change(a) || is_change(b) => self.sample(e),
            ExprKind::Binary(op, a, b) if self.operands == 1 && !reads_element(e, 0) => {
                self.operands_fit(op.symbol(), &[a, b]);
                self.run_aside(e);
            }
            // where nothing is there to be read, by what is known of the types
            ExprKind::Binary(..) if reads_element(e, 0) => {
                self.run_aside(e);
                let known = self.emit(Op::Known(0));
                self.sample(e);
                self.land(known);
            }
            ExprKind::Conditional(_, a, b) => {
                if !is_choice(a) && !is_choice(b) {
                    self.operands_fit("?:", &[a, b]);
                }
                self.either(e, |c| c.choice_type(a, b));
            }
            ExprKind::Delete(of) => {
                self.operands_fit("delete", &[of]);
                self.run_aside(e);
            }
            ExprKind::Construct(ty, args) if args.is_empty() && !self.scope.is_prelude => {
                self.ty(ty);
                self.emit(Op::OperandsFit("{}", false));
                self.run_aside(e);
            }
            ExprKind::New { place: None, ty, count, init, .. } => {
                self.may_be_new(ty, count.is_some(), init);
                if count.is_none() {
                    self.made_by_new(ty, init);
                }
                self.run_aside(e);
            }
            ExprKind::Unary(UnaryOp::AddressOf, of) if !matches!(tree::bare(of).kind, ExprKind::Path(_)) => {
                self.looked_at(tree::bare(of));
                self.attempted(|c| c.operand_type(of));
                self.emit(Op::AddressType);
                let known = self.emit(Op::Known(0));
                self.run_aside(e);
                self.land(known);
            }
            ExprKind::Cast(kind, ty, of) => {
                let known = self.cast_type(*kind, ty, of);
                self.run_aside(e);
                known.into_iter().for_each(|known| self.land(known));
            }
            ExprKind::Index(a, indices) => {
                if let [index] = &indices[..] {
                    self.operands_fit("[]", &[a, index]);
                }
                self.element_operand(a, indices, e)
            }
            ExprKind::Unary(UnaryOp::Dereference, a) => self.element_operand(a, &[], e),
            ExprKind::Member { object, arrow, path } if path.segments.len() == 1 && path.segments[0].args.is_none() => {
                let member = Op::MemberType(path.segments[0].name.clone(), false);
                match arrow {
                    // what it leads to tells whether there is such a member
                    true => {
                        self.attempted(|c| {
                            c.decltype(object);
                            c.emit(Op::ArrowType);
                        });
                        self.emit(member);
                    }
                    false => self.attempted(|c| {
                        c.decltype(object);
                        c.emit(member);
                    }),
                }
                let known = self.emit(Op::Known(0));
                self.run_aside(e);
                self.land(known);
            }
            _ => self.run_aside(e),
        }
    }

    /// `a[i]` of what reads like the type of an array, where `a` is a variable.
    pub(super) fn element_of_variable(&mut self, ty: &Type) -> Option<Expr> {
        let kind = match &ty.kind {
            TypeKind::Array(of, Some(index)) => ExprKind::Index(Box::new(self.element_of_variable(of)?), vec![(**index).clone()]),
            TypeKind::Path(path) => {
                let name = path.simple()?;
                if self.variable_around(name).is_none() && self.local(name).is_none_or(|local| local.is_type || local.is_pack) {
                    return None;
                }
                ExprKind::Path(path.clone())
            }
            _ => return None,
        };
        Some(Expr { kind, at: ty.at })
    }

    /// What `build` pushes, or the value of the expression where nothing is known then.
    pub(super) fn either(&mut self, e: &Expr, build: impl FnOnce(&mut Self)) {
        self.attempted(build);
        let known = self.emit(Op::Known(0));
        self.run_aside(e);
        self.land(known);
    }

    /// Pushes the type in which two arms meet: what is not known of one within another is not known of the whole.
    fn choice_type(&mut self, a: &Expr, b: &Expr) {
        for arm in [a, b] {
            match &arm.kind {
                ExprKind::Conditional(_, a, b) => self.choice_type(a, b),
                _ => self.operand_type(arm),
            }
        }
        self.emit(Op::CommonType);
    }

    /// Pushes the type of `a[i]` or `*a`, a reference where it is one.
    pub(super) fn element_operand(&mut self, a: &Expr, indices: &[Expr], e: &Expr) {
        // whether a variable that is `const` is a pointer is seen when it is there
        let (is_const, to_const) = (self.is_const(e), self.depends(a).is_none() || self.points_to_const(a));
        let mut known = Vec::new();
        let mut object = None;
        if is_pure(a) {
            self.attempted(|c| {
                c.rooted(a);
                if matches!(a.kind, ExprKind::Member { .. })
                    && let Some(depends) = c.named_const(a)
                {
                    c.emit(Op::ConstOperand(depends));
                }
                c.emit(Op::ElementType(is_const, to_const, !indices.is_empty()));
            });
            known.push(self.emit(Op::Known(0)));
            self.attempted(|c| {
                match indices {
                    // the category of an object is told to its operator
                    [] => c.operand_type(a),
                    _ => c.decltype(a),
                }
                c.emit(Op::PointeeType(indices.is_empty()));
            });
            known.push(self.emit(Op::Known(0)));
        } else if matches!(a.kind, ExprKind::Call(..)) {
            // what would double with each level is compiled once
            let slot = self.new_slot();
            object = Some(slot);
            self.attempted(|c| c.object_type(a, 0));
            self.emit(Op::Store(slot));
            self.attempted(|c| {
                c.emit(Op::Local(slot));
                c.emit(Op::PointeeType(indices.is_empty()));
            });
            known.push(self.emit(Op::Known(0)));
        }
        if is_pure(a) || object.is_some() {
            self.attempted(|c| {
                match object {
                    None => c.place(a),
                    Some(slot) => _ = c.emit(Op::Local(slot)),
                }
                let args: Vec<Arg> = indices.iter().cloned().map(Arg::from).collect();
                let mut site = c.sample_site(&[], &args, 0);
                site.wanted = Wanted::Type;
                site.on_const = c.is_const(a);
                site.dependent = c.dependents(Some((a, false)), &args);
                let name = if indices.is_empty() { "operator*" } else { "operator[]" };
                c.emit(Op::MemberSample(name.into(), site));
            });
            known.push(self.emit(Op::Known(0)));
        }
        if known.is_empty() {
            self.attempted(|c| {
                match a.kind {
                    // a member is as `const` as its object, and expires with it
                    ExprKind::Member { .. } => c.operand_type(a),
                    _ => c.decltype(a),
                }
                c.emit(Op::PointeeType(indices.is_empty()));
            });
            known.push(self.emit(Op::Known(0)));
        }
        match is_pure(a) && indices.iter().all(is_pure) {
            true => {
                let code = self.aside(|c| {
                    c.part(|c| {
                        c.place(e);
                        c.wants_type_of_operator();
                    })
                });
                self.emit(Op::Unevaluated(code, true));
            }
            false => self.run_aside(e),
        }
        known.into_iter().for_each(|known| self.land(known));
    }

    /// Makes the operator that was compiled last one that is asked for the type of what it returns.
    fn wants_type_of_operator(&mut self) {
        let context = self.context();
        if let Some(Op::Dereference | Op::Index(_)) = context.ops.last() {
            let end = context.ops.len() - 1;
            context.ops.insert(end, Op::WantsType);
            context.at.insert(end, context.at[end]);
        }
    }

    /// Pushes the type that a call returns, by the declaration of the function where it has one.
    pub(super) fn call_operand(&mut self, callee: &Expr, args: &[Arg], e: &Expr) {
        let named = match &callee.kind {
            ExprKind::Path(path)
                if path.simple().and_then(|name| self.local(name)).is_some_and(|local| local.is_type && !local.is_pack) =>
            {
                Some(Type { kind: TypeKind::Path(path.clone()), at: callee.at })
            }
            _ => None,
        };
        let ty = if let ExprKind::Type(ty) = &callee.kind {
            Some(&**ty)
        } else {
            named.as_ref().filter(|_| args.len() == 1 && !args[0].expands)
        };
        if args.is_empty()
            && !self.scope.is_prelude
            && let Some(ty) = ty.or(named.as_ref())
        {
            self.ty(ty);
            self.emit(Op::OperandsFit("()", false));
        }
        if let Some(ty) = ty {
            if let [only] = args
                && (is_pure(&only.value) || tree::has_declval(&only.value))
            {
                // a conversion that there is not
                let known = self.cast_type(CastKind::C, ty, &only.value);
                self.run_aside(e);
                known.into_iter().for_each(|known| self.land(known));
                self.emit(Op::Discard);
                return self.ty(ty);
            }
            for arg in args {
                self.unevaluated(&arg.value);
                self.emit(Op::Discard);
            }
            return self.ty(ty);
        }
        if let (ExprKind::Path(path), [a, b]) = (&callee.kind, args)
            && matches!(&path.segments[..], [std, swap] if &*std.name == "std" && &*swap.name == "swap")
        {
            self.operands_fit("swap", &[&a.value, &b.value]);
        }
        if let (ExprKind::Path(path), [of]) = (&callee.kind, args)
            && let [std, name] = &path.segments[..]
            && &*std.name == "std"
            && let Some(name) = OF_WHOLE.iter().find(|of| **of == &*name.name)
        {
            self.operands_fit(name, &[&of.value]);
        }
        // what does not take the arguments is none for them
        if self.declared_result(callee).is_some() {
            return self.either(e, |c| c.call_sample(callee, args, 0, Wanted::Type));
        }
        let moved = match (tree::is_moved(e) && tree::element_of(e).is_none(), tree::forwarded_as(e), args) {
            (true, None, [only]) => Some((&only.value, None)),
            (true, Some(ty), [only]) => Some((&only.value, Some(ty))),
            _ => None,
        };
        if let (ExprKind::Path(path), [first, ..]) = (&callee.kind, args)
            && let [std, name] = &path.segments[..]
            && &*std.name == "std"
            && (&*name.name == "as_const" || matches!(&*name.name, "max" | "min" | "clamp") && args.len() > 1)
        {
            match name.args.as_deref() {
                None => self.operand_type(&first.value),
                Some([given]) => self.value(&given.value),
                Some(_) => return self.run_aside(e),
            }
            self.emit(Op::Unreferenced);
            self.emit(Op::Const);
            self.emit(Op::Reference);
            return;
        }
        match moved {
            Some((value, None)) if !matches!(value.kind, ExprKind::Type(_)) => {
                self.operand_type(value);
                self.emit(Op::Unreferenced);
                self.emit(Op::Forwarding);
            }
            Some((_, Some(ty))) => {
                self.value(ty);
                self.emit(Op::Forwarding);
            }
            _ => {
                self.attempted(|c| c.call_sample(callee, args, 0, Wanted::Type));
                if self.by_declarations {
                    return;
                }
                let known = self.emit(Op::Known(0));
                let code = self.part(|c| {
                    c.place(e);
                    c.wants_type();
                });
                let is_library = matches!(&callee.kind, ExprKind::Path(path)
                    if path.simple().is_none_or(|name| self.local(name).is_none()) && self.entity(path).is_none());
                self.emit(Op::Unevaluated(code, !is_library));
                let returns_itself = |name: &str| matches!(name, "append" | "assign" | "insert" | "erase" | "replace");
                if matches!(&callee.kind, ExprKind::Member { path, .. } if returns_itself(&path.last().name)) {
                    self.emit(Op::StringItself);
                }
                self.land(known);
            }
        }
    }

    /// Makes the call that was compiled last one that is asked for the type of what it returns.
    pub(super) fn wants_type(&mut self) {
        if let Some(Op::Call(_, site) | Op::CallLibrary(_, site) | Op::CallMember(_, site) | Op::CallValue(site)) =
            self.context().ops.last_mut()
        {
            site.wanted = Wanted::Type;
        }
    }

    /// The type of the language that all functions of a name declare as their result, or a reference to it.
    pub(super) fn declared_result(&mut self, callee: &Expr) -> Option<(TypeId, bool)> {
        let ExprKind::Path(path) = &callee.kind else {
            return None;
        };
        let name = path.simple()?;
        if self.local(name).is_some() || self.local_type(name).is_some() || self.may_be_member(name) {
            return None;
        }
        let Some((Entity::Functions(set), 1)) = self.entity(path) else {
            return None;
        };
        let mut declared = None;
        for id in &self.program.sets[set as usize].1 {
            let ast = &self.program.functions[*id as usize].ast;
            let (ty, is_reference) = match &ast.result.as_ref()?.kind {
                TypeKind::Reference(of) => (&of.kind, true),
                of => (of, false),
            };
            let TypeKind::Builtin(b) = ty else {
                return None;
            };
            let result = (super::types::builtin(*b), is_reference);
            if ast.template.is_some() || declared.is_some_and(|d| d != result) {
                return None;
            }
            declared = Some(result);
        }
        declared
    }
}
