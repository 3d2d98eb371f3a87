//! What of an expression may throw, by the declarations: `noexcept(e)`.

use super::super::ast::{Arg, At, CaptureMode, CastKind, Expr, ExprKind, Lambda, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Code, Count, Op, Wanted};
use super::super::program::Entity;
use super::super::types::Types;
use super::super::value::{Integer, Value};
use super::assignments::operation;
use super::{Compiler, tree};
use std::borrow::Cow;
use std::rc::Rc;

/// The functions of `std` that throw what a method of the container throws, and those that ask nothing but of an array.
const OF_MEMBERS: [&str; 4] = ["data", "empty", "size", "ssize"];
const OF_RANGES: [&str; 8] = ["begin", "end", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend"];

/// How deep an expression is looked into.
const MAX_DEPTH: u32 = 24;

/// What an expression has that may throw.
enum Throws<'e> {
    /// `throw`, `new`.
    Always,
    /// A call, which throws or not by the function.
    Call(&'e Expr, &'e [Arg]),
    /// An operator, which does not throw between numbers.
    Operator(&'e Expr),
    /// `a[i]`, `*a`: the operator of a class may throw.
    Element(&'e Expr, &'static str, Vec<Arg>),
    /// `a = b`
    Assigned(&'e Expr, &'e Expr),
    /// What becomes a truth.
    Truth(&'e Expr),
    /// A value that is made of operands: by a constructor or a conversion.
    Made(&'e Type, Vec<&'e Expr>),
    /// What a lambda captures a copy of.
    Copied(Cow<'e, Expr>),
    /// A lambda that captures copies of what its body uses: `[=]`.
    Captured(&'e Lambda),
}

/// Finds what of an expression may throw, at most so deep.
fn throwing<'e>(e: &'e Expr, found: &mut Vec<Throws<'e>>, depth: u32) {
    if depth > MAX_DEPTH {
        found.push(Throws::Always);
        return;
    }
    let mut all = |list: &mut dyn Iterator<Item = &'e Expr>| list.for_each(|e| throwing(e, found, depth + 1));
    match &e.kind {
        ExprKind::Throw(_) | ExprKind::New { .. } | ExprKind::Launch { .. } => found.push(Throws::Always),
        ExprKind::Call(callee, args) => {
            all(&mut args.iter().map(|a| &a.value));
            match &callee.kind {
                ExprKind::Member { object, .. } => throwing(object, found, depth + 1),
                ExprKind::Type(ty) => return found.push(made(ty, callee, args)),
                ExprKind::Lambda(_) => throwing(callee, found, depth + 1),
                _ => {}
            }
            if !tree::is_moved(e) && !tree::called(e).is_some_and(|name| matches!(&**name, "declval" | "as_const" | "addressof")) {
                found.push(Throws::Call(callee, args));
            }
        }
        ExprKind::Construct(ty, args) => {
            all(&mut args.iter().map(|a| &a.value));
            found.push(made(ty, e, args));
        }
        ExprKind::Binary(_, a, b) => {
            all(&mut [&**a, &**b].into_iter());
            found.push(Throws::Operator(e));
        }
        ExprKind::Assign(op, a, b) => {
            all(&mut [&**a, &**b].into_iter());
            found.push(if op.is_some() { Throws::Operator(e) } else { Throws::Assigned(a, b) });
        }
        ExprKind::Logical(_, a, b) => {
            all(&mut [&**a, &**b].into_iter());
            found.extend([Throws::Truth(a), Throws::Truth(b)]);
        }
        ExprKind::Cast(CastKind::Dynamic, ty, _) if tree::is_reference(ty) => found.push(Throws::Always),
        ExprKind::Cast(kind, ty, a) => {
            throwing(a, found, depth + 1);
            if let CastKind::C | CastKind::Static = kind {
                found.push(Throws::Made(ty, vec![a]));
            }
        }
        ExprKind::Unary(op, a) => {
            throwing(a, found, depth + 1);
            match op {
                UnaryOp::AddressOf => {}
                UnaryOp::Dereference => found.push(Throws::Element(a, "operator*", Vec::new())),
                _ => found.push(Throws::Operator(e)),
            }
        }
        ExprKind::Step(_, _, a) => {
            throwing(a, found, depth + 1);
            found.push(Throws::Operator(e));
        }
        ExprKind::Conditional(c, a, b) => {
            all(&mut [&**c, &**a, &**b].into_iter());
            found.push(Throws::Truth(c));
        }
        ExprKind::Comma(items) | ExprKind::List(items) => all(&mut items.iter()),
        ExprKind::Index(a, indices) => {
            throwing(a, found, depth + 1);
            indices.iter().for_each(|e| throwing(e, found, depth + 1));
            found.push(Throws::Element(a, "operator[]", indices.iter().cloned().map(Arg::from).collect()));
        }
        ExprKind::Member { object, .. } => throwing(object, found, depth + 1),
        ExprKind::Lambda(lambda) => {
            if lambda.default == Some(CaptureMode::Copy) {
                found.push(Throws::Captured(lambda));
            }
            lambda.captures.iter().filter(|c| c.mode == CaptureMode::Copy && !c.expands).for_each(|c| match &c.init {
                Some(e) => {
                    throwing(e, found, depth + 1);
                    found.push(Throws::Copied(Cow::Borrowed(e)));
                }
                None if &*c.name == "this" => {}
                None => found.push(Throws::Copied(Cow::Owned(named(&c.name, c.at)))),
            })
        }
        _ => {}
    }
}

/// The name of a variable.
fn named(name: &Name, at: At) -> Expr {
    Expr { kind: ExprKind::Path(Path::name(name.clone(), at)), at }
}

/// What is made of arguments: by their types, where each is one operand that has a type.
fn made<'e>(ty: &'e Type, callee: &'e Expr, args: &'e [Arg]) -> Throws<'e> {
    match args.iter().all(|arg| !arg.expands && !matches!(arg.value.kind, ExprKind::Braces(_))) {
        true => Throws::Made(ty, args.iter().map(|arg| &arg.value).collect()),
        false => Throws::Call(callee, args),
    }
}

impl Compiler<'_> {
    /// `noexcept(e)`: whether nothing in it may throw, by the declarations.
    pub(super) fn noexcept(&mut self, e: &Expr) {
        let mut found = Vec::new();
        throwing(e, &mut found, 0);
        self.all_throw_nothing(found);
    }

    /// The code of a default argument or of the initialiser of a member, with what tells whether it throws.
    pub(super) fn initialiser_part(&mut self, ty: &Type, operands: &[&Expr], build: impl FnOnce(&mut Self)) -> Rc<Code> {
        let mut code = self.part(build);
        let is_plain = |e: &&Expr| matches!(e.kind, ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Bool(_) | ExprKind::Null);
        if self.scope.is_prelude || matches!(ty.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) && operands.iter().all(is_plain) {
            return code;
        }
        let nothrow = self.part(|c| {
            let mut found = Vec::new();
            operands.iter().for_each(|e| throwing(e, &mut found, 0));
            match operands {
                [Expr { kind: ExprKind::Braces(items), .. }] => {
                    if !items.iter().any(|arg| matches!(arg.value.kind, ExprKind::Braces(_))) {
                        found.push(Throws::Made(ty, items.iter().map(|arg| &arg.value).collect()));
                    }
                }
                operands => found.push(Throws::Made(ty, operands.to_vec())),
            }
            c.all_throw_nothing(found);
        });
        if let Some(code) = Rc::get_mut(&mut code) {
            code.nothrow = Some(nothrow);
        }
        code
    }

    /// Pushes whether none of these parts throws.
    fn all_throw_nothing(&mut self, found: Vec<Throws>) {
        if found.iter().any(|t| matches!(t, Throws::Always)) {
            return self.push(Value::Int(Integer::Bool, 0));
        }
        self.push(Value::Int(Integer::Bool, 1));
        let mut ends = Vec::new();
        for part in found {
            ends.push(self.emit(Op::JumpUnlessKeep(0)));
            let outer = std::mem::replace(&mut self.asks_throw, true);
            self.throws_nothing(part);
            self.asks_throw = outer;
            let known = self.emit(Op::Known(0));
            self.push(Value::Int(Integer::Bool, 0));
            self.land(known);
        }
        ends.into_iter().for_each(|end| self.land(end));
    }

    /// Pushes whether a part of an expression throws nothing, or that it is not known.
    fn throws_nothing(&mut self, part: Throws) {
        match part {
            Throws::Call(callee, [_, _]) if self.is_of_std(callee, &["max", "min"]) => self.push(Value::Int(Integer::Bool, 0)),
            Throws::Call(callee, _) if self.is_of_std(callee, &["tie", "forward_as_tuple"]) => self.push(Value::Int(Integer::Bool, 1)),
            // but for that of a `std::variant`
            Throws::Call(callee, [a]) if self.is_of_std(callee, &["get"]) => self.attempted(|c| {
                c.operand_type(&a.value);
                c.emit(Op::LibraryTemplate("is_tuple_v".into(), Count::Fixed(1)));
            }),
            Throws::Call(callee, args) if let Some(of) = self.deduced_class(callee, args) => self.attempted(|c| {
                c.operand_type(&of);
                args.iter().for_each(|arg| c.operand_type(&arg.value));
                let count = u16::try_from(args.len() + 1).unwrap_or(u16::MAX);
                c.emit(Op::LibraryTemplate("__made_nothrow_v".into(), Count::Fixed(count)));
            }),
            Throws::Call(callee, [a, b]) if self.is_of_std(callee, &["swap"]) => self.attempted(|c| {
                c.operand_type(&a.value);
                c.operand_type(&b.value);
                c.emit(Op::LibraryTemplate("is_nothrow_swappable_with_v".into(), Count::Fixed(2)));
            }),
            // what they ask of the container; an array, and a list, is asked nothing
            Throws::Call(callee @ Expr { kind: ExprKind::Path(path), at }, [of])
                if !of.expands
                    && (path.segments.len() > 1 || !self.opens("cute"))
                    && (self.is_of_std(callee, &OF_MEMBERS) || self.is_of_std(callee, &OF_RANGES)) =>
            {
                let name = &*path.last().name;
                let known = OF_MEMBERS.contains(&name).then(|| {
                    let path = Path::name(if name == "ssize" { "size" } else { name }.into(), *at);
                    let member = ExprKind::Member { object: Box::new(of.value.clone()), arrow: false, path };
                    self.call_sample(&Expr { kind: member, at: *at }, &[], 0, Wanted::Noexcept);
                    self.emit(Op::Known(0))
                });
                self.attempted(|c| {
                    c.operand_type(&of.value);
                    c.emit(Op::LibraryTemplate("__is_plain_range_v".into(), Count::Fixed(1)));
                });
                known.into_iter().for_each(|known| self.land(known));
            }
            Throws::Call(callee, args) => match &callee.kind {
                ExprKind::Type(ty) | ExprKind::Construct(ty, _) => self.attempted(|c| {
                    c.ty(ty);
                    if let ExprKind::Construct(..) = callee.kind {
                        c.emit(Op::Sample(false));
                    }
                    let mut site = c.sample_site(&[], args, 0);
                    site.wanted = Wanted::Noexcept;
                    c.emit(Op::ValueSample(site));
                }),
                _ => self.call_sample(callee, args, 0, Wanted::Noexcept),
            },
            Throws::Operator(e) => {
                let (name, operands) = operation(e).unwrap_or_default();
                let known = self.operator_throws_nothing(name.into(), operands.into_iter().map(Arg::from).collect());
                self.sample(e);
                self.emit(Op::Harmless);
                known.into_iter().for_each(|known| self.land(known));
            }
            Throws::Element(a, name, indices) => {
                let known = self.operator_throws_nothing(name.into(), std::iter::once(Arg::from(a.clone())).chain(indices).collect());
                self.push(Value::Int(Integer::Bool, 1));
                known.into_iter().for_each(|known| self.land(known));
            }
            Throws::Assigned(a, b) => self.attempted(|c| {
                c.operand_type(a);
                c.operand_type(b);
                c.emit(Op::LibraryTemplate("is_nothrow_assignable_v".into(), Count::Fixed(2)));
            }),
            Throws::Truth(e) => self.attempted(|c| {
                c.push(Value::Type(Types::BOOL));
                c.operand_type(e);
                c.emit(Op::LibraryTemplate("__made_nothrow_v".into(), Count::Fixed(2)));
            }),
            Throws::Made(ty, operands) => self.attempted(|c| {
                c.ty(ty);
                operands.iter().for_each(|e| c.operand_type(e));
                let count = u16::try_from(operands.len() + 1).unwrap_or(u16::MAX);
                c.emit(Op::LibraryTemplate("__made_nothrow_v".into(), Count::Fixed(count)));
            }),
            Throws::Copied(e) => self.attempted(|c| {
                c.operand_type(&e);
                c.emit(Op::LibraryTemplate("decay_t".into(), Count::Fixed(1)));
                c.operand_type(&e);
                c.emit(Op::LibraryTemplate("__made_nothrow_v".into(), Count::Fixed(2)));
            }),
            Throws::Captured(lambda) => {
                let is_taken = |c: &mut Self, name: &&Name| {
                    !lambda.captures.iter().any(|c| c.name == **name)
                        && !lambda.function.params.iter().any(|p| p.name.as_ref() == Some(name))
                        && c.local(name).is_some_and(|local| !(local.is_type || local.is_parameter || local.is_static || local.is_pack))
                };
                let names: Vec<&Name> = lambda.mentions.iter().filter(|name| is_taken(self, name)).collect();
                self.all_throw_nothing(names.iter().map(|name| Throws::Copied(Cow::Owned(named(name, lambda.function.at)))).collect());
            }
            Throws::Always => self.push(Value::Void),
        }
    }

    /// Pushes whether the operator of a class that is meant throws nothing and goes on where it is told, else goes on here.
    fn operator_throws_nothing(&mut self, name: Name, operands: Vec<Arg>) -> Vec<usize> {
        let mut known = Vec::new();
        // what is rewritten: `!(a == b)`, `(a <=> b) < 0`
        let rewritten = match &*name {
            "operator!=" => Some("operator=="),
            "operator<" | "operator>" | "operator<=" | "operator>=" => Some("operator<=>"),
            _ => None,
        };
        let names: Vec<Name> = std::iter::once(name).chain(rewritten.map(Name::from)).collect();
        if let [a, rest @ ..] = &operands[..] {
            for name in &names {
                self.attempted(|c| {
                    c.operand_type(&a.value);
                    let mut site = c.sample_site(&[], rest, 0);
                    site.wanted = Wanted::Noexcept;
                    c.emit(Op::MemberSample(name.clone(), site));
                });
                known.push(self.emit(Op::Known(0)));
            }
        }
        for name in names {
            self.attempted(|c| {
                let mut site = c.sample_site(&[], &operands, 0);
                site.wanted = Wanted::Noexcept;
                c.emit(Op::OperatorSample(name, site));
            });
            known.push(self.emit(Op::Known(0)));
        }
        known
    }

    /// The whole call where what is called is a class template whose arguments it deduces.
    fn deduced_class(&mut self, callee: &Expr, args: &[Arg]) -> Option<Expr> {
        let ExprKind::Path(path) = &callee.kind else { return None };
        let is_plain = path.last().args.is_none() && !args.iter().any(|arg| arg.expands || matches!(arg.value.kind, ExprKind::Braces(_)));
        let Some((Entity::Class(id), n)) = self.entity(path).filter(|_| is_plain) else { return None };
        (n == path.segments.len() && self.program.classes[id as usize].ast.template.is_some())
            .then(|| Expr { kind: ExprKind::Call(Box::new(callee.clone()), args.to_vec()), at: callee.at })
    }

    /// Whether what is called is one of these functions of `std`.
    fn is_of_std(&mut self, callee: &Expr, names: &[&str]) -> bool {
        let ExprKind::Path(path) = &callee.kind else { return false };
        names.contains(&&*path.last().name)
            && match &path.segments[..] {
                [std, _] => &*std.name == "std",
                [_] => self.first_local(path).is_none() && self.entity(path).is_none_or(|(found, _)| self.program.is_of_prelude(found)),
                _ => false,
            }
    }
}
