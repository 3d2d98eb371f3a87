//! The compilation of loops and of what leaves them.

use super::super::ast::{Expr, ExprKind, For, RangeFor, Stmt, Type, TypeKind};
use super::super::code::Op;
use super::tree::{is_auto, is_reference};
use super::{Breakable, Compiler};

impl Compiler<'_> {
    pub(super) fn for_statement(&mut self, f: &For) {
        self.scoped(|c| {
            if let Some(init) = &f.init {
                c.in_this_scope(init);
            }
            let filled = c.fill(f);
            let start = c.position();
            let first = c.context().slots;
            let unless = f.condition.as_ref().map(|condition| {
                c.condition(condition, true);
                c.emit(Op::JumpUnless(0))
            });
            c.looped(|c| c.nested(&f.body));
            let (breaks, continues) = c.loop_ends();
            for at in continues {
                c.land(at);
            }
            if let Some(step) = &f.step {
                c.discarded(step);
            }
            if f.condition.as_ref().is_some_and(|condition| condition.declared.is_some()) {
                let last = c.context().slots;
                c.clear(first, last);
            }
            c.emit(Op::Jump(start));
            for at in unless.into_iter().chain(breaks).chain(filled) {
                c.land(at);
            }
        });
    }

    pub(super) fn do_while(&mut self, body: &Stmt, test: &Expr) {
        let start = self.position();
        self.looped(|c| c.nested(body));
        let (breaks, continues) = self.loop_ends();
        for at in continues {
            self.land(at);
        }
        self.tested(test, true);
        self.emit(Op::JumpIf(start));
        for at in breaks {
            self.land(at);
        }
    }

    pub(super) fn range_for(&mut self, f: &RangeFor) {
        self.scoped(|c| {
            if let Some(init) = &f.init {
                c.in_this_scope(init);
            }
            match &f.range.kind {
                ExprKind::Braces(items) => c.deduced_list(items, f.range.at),
                _ if c.part_of_temporary(&f.range) => {}
                _ => {
                    c.rooted(&f.range);
                    if c.tells_objects() {
                        c.told_pointer(&f.range);
                    }
                }
            }
            let range = c.new_slot();
            c.new_slot();
            c.new_slot();
            c.emit(Op::RangeStart(range));
            c.emit(Op::Ended);
            let start = c.position();
            let next = c.emit(Op::RangeNext(range, 0));
            let first = c.context().slots;
            c.enter();
            // what `decltype(auto)` is of an element is what `auto&&` refers to
            let exact = matches!(f.ty.kind, TypeKind::DecltypeAuto).then(|| {
                let auto = Type { kind: TypeKind::Auto, at: f.ty.at };
                Type { kind: TypeKind::Forwarding(Box::new(auto)), at: f.ty.at }
            });
            let ty = exact.as_ref().unwrap_or(&f.ty);
            let by_reference = is_reference(ty);
            let may_refer = !by_reference && c.may_be_reference(ty);
            let is_const =
                c.is_const_type(ty) || (by_reference && (matches!(f.range.kind, ExprKind::Braces(_)) || c.points_to_const(&f.range)));
            if f.bindings {
                let whole = c.unpacked(&f.names, (by_reference, !by_reference), is_const);
                let depends = c.depends(&f.range).filter(|_| by_reference && !is_const).map(|(slot, _)| (slot, true));
                c.bound(&f.names, whole, is_const, depends);
            } else if let Some((name, at)) = f.names.first() {
                c.here = *at;
                if is_auto(ty) && !by_reference && !c.points_to_const(&f.range) {
                    c.emit(Op::Deduced(true));
                } else if may_refer {
                    c.ty(ty);
                    c.emit(Op::Bind);
                } else if !by_reference {
                    let is_class = c.class_of_type(ty).is_some();
                    match super::tree::unconst(ty).kind {
                        // what converts is not copied first
                        TypeKind::Builtin(_) | TypeKind::Pointer(_) => {
                            c.emit(Op::Value);
                            c.told_element(&f.range);
                        }
                        _ if is_class => {}
                        _ => {
                            c.emit(Op::Value);
                            c.emit(Op::Copy);
                        }
                    }
                    if !is_auto(ty) {
                        c.ty(ty);
                        c.emit(if is_class { Op::InitialiseCopy } else { Op::Initialise });
                    }
                } else {
                    c.refers_as(ty, None, *at);
                }
                let slot = c.declare(name);
                c.constness(name, ty);
                let depends = c.depends(&f.range).filter(|_| by_reference).map(|(slot, _)| (slot, true));
                if let Some(local) = c.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
                    local.is_const |= is_const;
                    // the elements of a list are pointers
                    local.holds = true;
                    local.depends[0] = depends;
                }
                c.emit(Op::Store(slot));
                c.target_says_const(name, ty);
                if c.may_have_destructors() && !is_auto(ty) {
                    c.emit(Op::Ended);
                }
            }
            c.looped(|c| c.nested(&f.body));
            c.leave();
            let (breaks, continues) = c.loop_ends();
            for at in continues {
                c.land(at);
            }
            let last = c.context().slots;
            c.clear(first, last);
            c.emit(Op::Jump(start));
            for at in std::iter::once(next).chain(breaks) {
                c.land(at);
            }
        });
    }

    fn looped(&mut self, body: impl FnOnce(&mut Self)) {
        let (guards, first) = (self.context().guards.len(), self.context().slots);
        self.context().breakables.push(Breakable { continues: Some(Vec::new()), guards, first, ..Breakable::default() });
        body(self);
    }

    pub(super) fn loop_ends(&mut self) -> (Vec<usize>, Vec<usize>) {
        let ends = self.context().breakables.pop().unwrap_or_default();
        (ends.breaks, ends.continues.unwrap_or_default())
    }

    pub(super) fn jump_out(&mut self, is_break: bool) {
        let target = self.context().breakables.iter().rev().find(|b| is_break || b.continues.is_some());
        if let Some((guards, first)) = target.map(|b| (b.guards, b.first)) {
            let last = self.context().slots;
            if self.may_have_destructors() {
                self.clear(first, last);
            }
            self.end_guards(guards);
        }
        let at = self.emit(Op::Jump(0));
        for breakable in self.context().breakables.iter_mut().rev() {
            if is_break {
                return breakable.breaks.push(at);
            }
            if let Some(continues) = &mut breakable.continues {
                return continues.push(at);
            }
        }
        let word = if is_break { "`break`" } else { "`continue`" };
        self.context().ops[at] = Op::Unread(format!("{word} outside of a loop").into());
    }
}
