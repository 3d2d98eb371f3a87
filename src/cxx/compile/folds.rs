//! Folds of packs: `(a + ...)`, `(... && a)`, `(f(a), ...)`, `(x = ... = a)`.

use super::super::ast::{Expr, FoldOp};
use super::super::code::{Count, Op};
use super::super::value::Value;
use super::Compiler;

impl Compiler<'_> {
    pub(super) fn fold(&mut self, op: FoldOp, pack: &Expr, init: Option<&Expr>, left: bool, e: &Expr) {
        // `(pack op ... op init)` was read as `(init op ... op pack)`: the operand that names a pack is the pack
        let (pack, init, left) = match init {
            Some(other) if self.packs(pack).is_empty() => (other, Some(pack), false),
            _ => (pack, init, left),
        };
        let packs = self.packs(pack);
        if packs.is_empty() {
            self.emit(Op::Unread("a fold without a pack".into()));
            return;
        }
        // an element that an operator of the program may take by reference is pushed as what it is
        let refers = match op {
            FoldOp::Binary(op) => self.is_referred_to(op.symbol(), pack, init.unwrap_or(pack)),
            _ => false,
        };
        match op {
            FoldOp::Comma => {
                match init.filter(|_| left) {
                    Some(init) => self.place(init),
                    None => self.push(Value::Void),
                }
                // what is made stays until the whole expression ends
                let dropped = |c: &mut Self| c.emit(if c.may_have_destructors() { Op::Discard } else { Op::Pop });
                self.expand(&packs, |c| {
                    dropped(c);
                    c.place(pack);
                });
                if let Some(init) = init.filter(|_| !left) {
                    dropped(self);
                    self.place(init);
                }
            }
            FoldOp::Logical(op) => {
                match init.filter(|_| left) {
                    Some(init) => self.value(init),
                    None => self.push(Value::Void),
                }
                let (mut ends, op) = (Vec::new(), (op, self.has_own_logical(op)));
                self.expand(&packs, |c| {
                    ends.extend(c.logical_with(op, pack, e));
                });
                if let Some(init) = init.filter(|_| !left) {
                    ends.extend(self.logical_with(op, init, e));
                }
                self.emit(Op::Folded(op.0));
                for end in ends {
                    self.land(end);
                }
            }
            // the operands of functions, from the last one on
            FoldOp::Binary(op) if self.folds_backwards(op, pack) => {
                if left {
                    self.emit(Op::Mark);
                    self.expand_in(&packs, true, |c| c.operand_by(false, refers, pack));
                    if let Some(init) = init {
                        self.operand_of(false, init);
                    }
                    self.here = e.at;
                    self.emit(Op::Reverse(Count::Marked));
                    self.emit(Op::FoldLeft(op));
                    return;
                }
                match init {
                    Some(init) => self.operand_of(false, init),
                    None => self.push(Value::Void),
                }
                self.expand_in(&packs, true, |c| {
                    c.operand_by(false, refers, pack);
                    c.here = e.at;
                    c.emit(Op::FoldOnto(op));
                });
            }
            FoldOp::Binary(op) if left => {
                match init {
                    Some(init) => self.operand_of(true, init),
                    None => self.push(Value::Void),
                }
                let converts = self.folds_numbers(op, pack);
                self.expand(&packs, |c| {
                    c.operand_by(true, refers, pack);
                    if let Some(converts) = &converts {
                        c.emit(converts.clone());
                    }
                    c.here = e.at;
                    c.emit(Op::Binary(op));
                });
            }
            FoldOp::Binary(op) => {
                self.emit(Op::Mark);
                let converts = self.folds_numbers(op, pack);
                let operand = |c: &mut Self, e| {
                    c.operand_by(false, refers, e);
                    if let Some(converts) = &converts {
                        c.emit(converts.clone());
                    }
                };
                self.expand(&packs, |c| operand(c, pack));
                if let Some(init) = init {
                    operand(self, init);
                }
                self.here = e.at;
                self.emit(Op::FoldRight(op));
            }
            FoldOp::Assign(_) if !left && !super::tree::is_lvalue(pack) => {
                self.emit(Op::Unread("a fold of assignments to what is computed".into()));
            }
            // what is assigned is evaluated before what it is assigned to
            FoldOp::Assign(op) => {
                self.emit(Op::Mark);
                if let Some(init) = init.filter(|_| !left) {
                    self.place(init);
                }
                self.expand_in(&packs, true, |c| c.place(pack));
                if let Some(init) = init.filter(|_| left) {
                    self.place(init);
                }
                self.here = e.at;
                self.emit(Op::FoldAssign(op, left));
            }
        }
    }
}
