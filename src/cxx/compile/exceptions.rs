//! The compilation of `throw` and of `try` blocks.

use super::super::ast::{Expr, ExprKind, Handler, Name, Try, Type, TypeKind};
use super::super::code::{Op, TryBlock};
use super::super::program::Entity;
use super::super::value::{Integer, Value};
use super::tree::is_reference;
use super::{Compiler, Guard};

impl Compiler<'_> {
    /// `throw e`, and `throw` alone.
    pub(super) fn throw(&mut self, thrown: Option<&Expr>, e: &Expr) {
        // a name in brackets is copied
        let named = thrown;
        let thrown = thrown.map(|e| {
            if let ExprKind::Comma(items) = &e.kind
                && let [only] = &items[..]
            {
                only
            } else {
                e
            }
        });
        if let Some(thrown) = thrown {
            match named.and_then(|e| self.thrown_variable(e)) {
                Some(_) if self.expiring(thrown) => _ = self.emit(Op::MoveValue(false)),
                Some(slot) if self.ends_here(slot) => {
                    self.emit(Op::MoveLocal(slot, true));
                    self.emit(Op::MoveValue(false));
                }
                _ => self.copied(thrown),
            }
        }
        match thrown {
            Some(thrown) if self.may_point(thrown) => self.attempted(|c| c.operand_type(thrown)),
            Some(_) => self.push(Value::Void),
            None => {}
        }
        self.here = e.at;
        let op = thrown.map_or(Op::Rethrow, |thrown| Op::Throw(self.points_to_const(thrown)));
        self.emit(op);
    }

    /// Whether an expression may be a pointer, as far as it tells.
    fn may_point(&mut self, e: &Expr) -> bool {
        let callee = match &e.kind {
            ExprKind::Path(_) | ExprKind::Call(..) if self.class_made(e).is_some() => return false,
            ExprKind::Call(callee, _) => callee,
            kind => return !matches!(kind, ExprKind::Construct(..) | ExprKind::Int(..) | ExprKind::Text(_) | ExprKind::Null),
        };
        match &callee.kind {
            ExprKind::Path(path) => !matches!(self.entity(path), Some((Entity::Class(_), _))),
            kind => !matches!(kind, ExprKind::Type(_)),
        }
    }

    /// Whether a variable of the function is an object of its own, also as a parameter.
    fn ends_here(&mut self, slot: u32) -> bool {
        let context = self.context();
        context.owned.contains(&slot) || context.params.contains(&(slot, false))
    }

    /// The variable of the function that is thrown, where its scope ends before any handler runs.
    fn thrown_variable(&mut self, thrown: &Expr) -> Option<u32> {
        let ExprKind::Path(path) = &thrown.kind else {
            return None;
        };
        let slot = self.own_local(path.simple()?)?;
        let is_const = self.is_const(thrown);
        let context = self.context();
        let first = context.guards.iter().rev().find_map(|guard| if let Guard::Try(first) = guard { Some(*first) } else { None });
        (!is_const && first.is_none_or(|first| slot >= first)).then_some(slot)
    }

    /// A block and its handlers: which of them catches is found when something is thrown.
    pub(super) fn try_statement(&mut self, t: &Try) {
        self.try_around(t, |_| false);
    }

    /// The same around a constructor, whose bases and members `makes` makes in front of the block, and whose handlers throw again at
    /// their ends, or around a destructor, which it tells.
    pub(super) fn try_around(&mut self, t: &Try, makes: impl FnOnce(&mut Self) -> bool) {
        let handlers = self.counted(t.handlers.len(), false, |c| {
            for handler in &t.handlers {
                match &handler.ty {
                    Some(ty) => c.ty(bare(ty)),
                    None => c.push(Value::Void),
                }
            }
        });
        let first = self.context().slots;
        let block = TryBlock { handlers, to: 0, first, last: 0, is_around: t.is_around };
        let start = self.emit(Op::Try(Box::new(block)));
        self.context().guards.push(Guard::Try(first));
        let is_destructor = makes(self);
        self.block(&t.body);
        self.context().guards.pop();
        self.emit(Op::EndProbe);
        let end_of_slots = self.context().slots;
        if let Op::Try(block) = &mut self.context().ops[start] {
            block.last = end_of_slots;
        }
        let mut ends = vec![self.emit(Op::Jump(0))];
        self.land(start);
        let which = self.new_slot();
        self.emit(Op::Store(which));
        self.context().guards.push(if t.is_around { Guard::Around } else { Guard::Catch });
        for (i, handler) in t.handlers.iter().enumerate() {
            self.here = handler.at;
            self.emit(Op::Load(which));
            self.push(Value::Int(Integer::Int, i as i64));
            self.emit(Op::Binary(super::super::ast::BinaryOp::Equal));
            let next = self.emit(Op::JumpUnless(0));
            if is_destructor {
                self.emit(Op::Unread("what `try` around a destructor catches".into()));
            }
            self.handler(handler, t.is_around);
            self.emit(Op::EndCatch);
            ends.push(self.emit(Op::Jump(0)));
            self.land(next);
        }
        self.context().guards.pop();
        for end in ends {
            self.land(end);
        }
    }

    /// A handler; whether it throws again at its end.
    fn handler(&mut self, handler: &Handler, throws: bool) {
        let first = self.context().slots;
        self.enter();
        // an exception that is caught by value is copied, though it has no name
        let unnamed = Name::from("");
        let name = handler.name.as_ref().or(Some(&unnamed).filter(|_| !handler.ty.as_ref().is_some_and(is_reference)));
        if let (Some(ty), Some(name)) = (&handler.ty, name) {
            self.emit(Op::Caught);
            self.ty(bare(ty));
            self.emit(if is_reference(ty) { Op::Refer } else { Op::InitialiseCopy });
            let slot = self.declare(name);
            self.constness(name, ty);
            if is_reference(ty) {
                // `return` copies what it refers to
                self.context().params.push((slot, true));
            } else {
                self.owns(slot);
            }
            self.emit(Op::Store(slot));
            if matches!(&ty.kind, TypeKind::Reference(of) if matches!(of.kind, TypeKind::Builtin(_))) {
                self.emit(Op::CaughtIn(slot));
            }
        }
        self.block(&handler.body);
        if throws {
            self.emit(Op::Rethrow);
        }
        self.leave();
        let last = self.context().slots;
        self.clear(first, last);
    }

    /// Ends the `try` blocks and handlers that a jump leaves, down to so many.
    pub(super) fn end_guards(&mut self, left: usize) {
        let guards: Vec<Guard> = self.context().guards.iter().skip(left).rev().copied().collect();
        for guard in guards {
            self.emit(match guard {
                Guard::Try(_) => Op::EndProbe,
                Guard::Catch | Guard::Around => Op::EndCatch,
            });
        }
    }
}

/// The type that a handler catches: without the reference, and without `const`.
fn bare(ty: &Type) -> &Type {
    match &ty.kind {
        TypeKind::Reference(inner) | TypeKind::Forwarding(inner) | TypeKind::Const(inner) => bare(inner),
        _ => ty,
    }
}
