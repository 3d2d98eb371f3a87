//! The compilation of the checks of gtest.

use super::super::ast::{BinaryOp as B, Check, UnaryOp};
use super::super::code::{Count, Op};
use super::Compiler;
use std::rc::Rc;

impl Compiler<'_> {
    pub(super) fn check(&mut self, check: &Check) {
        let at = self.here;
        // an operand may take variables of its own, so theirs come first
        let slots: Vec<u32> = check.operands.iter().map(|_| self.new_slot()).collect();
        let first = slots.first().copied().unwrap_or_default();
        for ((e, _), slot) in check.operands.iter().zip(&slots) {
            self.value(e);
            self.emit(Op::Store(*slot));
        }
        self.here = at;
        let op = match &*check.relation {
            "EQ" => Some(B::Equal),
            "NE" => Some(B::Unequal),
            "LT" => Some(B::Less),
            "LE" => Some(B::LessEqual),
            "GT" => Some(B::Greater),
            "GE" => Some(B::GreaterEqual),
            _ => None,
        };
        let passed = match (op, &*check.relation) {
            (Some(op), _) => {
                self.emit(Op::Load(first));
                self.emit(Op::Load(first + 1));
                self.emit(Op::Binary(op));
                Some(self.emit(Op::JumpIf(0)))
            }
            (None, "TRUE") => {
                self.emit(Op::Load(first));
                Some(self.emit(Op::JumpIf(0)))
            }
            (None, "FALSE") => {
                self.emit(Op::Load(first));
                self.emit(Op::Unary(UnaryOp::Not));
                Some(self.emit(Op::JumpIf(0)))
            }
            (None, "SUCCEED") => {
                for part in &check.message {
                    self.value(part);
                    self.emit(Op::Pop);
                }
                return;
            }
            (None, "NEAR" | "FLOAT_EQ" | "DOUBLE_EQ" | "STREQ" | "STRNE" | "STRCASEEQ" | "STRCASENE" | "__SAID") => {
                self.emit(Op::Mark);
                for i in 0..check.operands.len() {
                    self.emit(Op::Load(first + i as u32));
                }
                self.emit(Op::Holds(check.relation.clone()));
                Some(self.emit(Op::JumpIf(0)))
            }
            (None, _) => None,
        };
        self.emit(Op::Mark);
        for part in &check.message {
            self.value(part);
        }
        self.here = at;
        self.emit(Op::CheckFailed(Rc::new(check.clone()), first, Count::Marked));
        if check.fatal {
            self.emit(Op::ReturnVoid);
        }
        if let Some(passed) = passed {
            self.land(passed);
        }
    }
}
