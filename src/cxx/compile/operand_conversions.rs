//! The operators of the program for two operands, and what these are converted or copied to where they are evaluated.

use super::super::ast::{BinaryOp, Expr, Function, Type, TypeKind};
use super::super::code::{Count, Op};
use super::super::program::MemberDef;
use super::Compiler;
use std::rc::Rc;

impl Compiler<'_> {
    /// The operators of the program of a symbol for two operands.
    pub(super) fn operators(&self, symbol: &str) -> Vec<Rc<Function>> {
        self.operators_of(symbol).map(|f| f.ast.clone()).collect()
    }

    fn operators_of<'a>(&'a self, symbol: &'a str) -> impl Iterator<Item = &'a super::super::program::FunctionDef> {
        self.program.functions.iter().filter(move |f| {
            let operands = if f.scope.class.is_none() || f.ast.flags.is_friend { 2 } else { 1 };
            !f.scope.is_prelude && f.ast.name.strip_prefix("operator") == Some(symbol) && f.ast.params.len() == operands
        })
    }

    /// The same, without those that take other classes where an operand is of a class.
    pub(super) fn operators_for(&mut self, symbol: &str, left: &Expr, right: &Expr) -> Vec<Rc<Function>> {
        let classes = [left, right].map(|operand| self.class_made(operand));
        self.operators_taking(symbol, classes)
    }

    /// The operators of a symbol that may take operands of classes.
    pub(super) fn operators_taking(&mut self, symbol: &str, classes: [Option<u32>; 2]) -> Vec<Rc<Function>> {
        let mut all: Vec<_> = self.operators_of(symbol).map(|f| (f.scope.class, f.ast.clone())).collect();
        for (i, class) in classes.into_iter().enumerate() {
            let Some(class) = class else { continue };
            all.retain(|(of, f)| {
                let taken = match &f.params[..] {
                    params @ [_, _] => self.class_of_type(&params[i].ty),
                    _ if i == 0 => *of,
                    _ => None,
                };
                taken.is_none_or(|of| of == class || self.derives(class, of, 0))
            });
        }
        all.into_iter().map(|(_, f)| f).collect()
    }

    /// Whether the left operand is an object of a class of the program that no operator is for, but for a number that it converts to.
    pub(super) fn converts_to_number(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> bool {
        let Some(class) = self.class_made(left) else { return false };
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get("operator T") else { return false };
        let is_number = |id: &u32| {
            let made = &self.program.functions[*id as usize].ast.result;
            made.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Builtin(_)))
        };
        let (_, all) = &self.program.sets[*set as usize];
        let symbols = [op.symbol(), "==", "<=>"];
        all.iter().all(is_number)
            && symbols[..if op.compares() { 3 } else { 1 }].iter().all(|s| self.operators_for(s, left, right).is_empty())
    }

    /// Pushes the right operand of an operator of the program in front of the left one, converted or copied where it is evaluated:
    /// whether every operator of the symbol takes an object of one class.
    pub(super) fn operand_at_once(&mut self, symbol: &str, a: &Expr, b: &Expr) -> bool {
        let left = self.operand_class(a);
        let right = self.class_made(b);
        let taken: Vec<Option<Type>> =
            self.operators_taking(symbol, [left, right]).iter().map(|f| f.params.last().map(|p| p.ty.clone())).collect();
        let is_copied = !taken.iter().flatten().any(super::tree::is_reference);
        let Some(class) = self.one_class(taken) else {
            return false;
        };
        if is_copied && self.class_of(b) == Some(class) {
            self.passed(b);
            self.emit(Op::MoveValue);
            return true;
        }
        let is_converted = left == Some(class) && !self.may_be_object(b) && self.converts(class);
        if is_converted {
            self.emit(Op::Class(class));
            self.value(b);
            self.emit(Op::Construct(Count::Fixed(1), false));
        }
        is_converted
    }
}
