//! The compilation of arguments.

use super::super::ast::{Arg, Designator, Expr, ExprKind};
use super::super::code::{Count, Op};
use super::{Compiler, order};

impl Compiler<'_> {
    /// The arguments of a call: evaluated from the last to the first, as g++ does, where that can be told.
    pub(super) fn given(&mut self, args: &[Arg], callee: &order::Callee) -> Count {
        let is_one = args.iter().all(|a| !a.expands && !matches!(a.value.kind, ExprKind::Braces(_))) && args.len() < 2;
        if is_one || !args.iter().any(|a| self.may_act(&a.value)) {
            return self.args(args, false);
        }
        let count = self.counted(args.len(), args.iter().any(|a| a.expands), |c| {
            (0..args.len()).rev().for_each(|i| c.arg_of(callee, args, i, (true, false)));
        });
        self.emit(Op::Reverse(count));
        count
    }

    pub(super) fn arg_or_pack(&mut self, arg: &Arg, types: bool, backwards: bool) {
        let packs = if arg.expands { self.packs(&arg.value) } else { Vec::new() };
        if arg.expands && !packs.is_empty() {
            self.expand_in(&packs, backwards, |c| c.arg(&arg.value, types));
        } else {
            self.arg(&arg.value, types);
        }
        match &arg.designator {
            Some(Designator::OutOfOrder) => self.emit(Op::Unread("a designator of another element than the next".into())),
            Some(Designator::Member(member)) => self.emit(Op::Named(member.clone())),
            None => return,
        };
    }

    pub(super) fn arg(&mut self, e: &Expr, types: bool) {
        if !types {
            return self.passed(e);
        }
        self.value(e);
        for (name, slot) in self.variables_in(e) {
            self.emit(Op::Constant(name, slot));
        }
    }
}
