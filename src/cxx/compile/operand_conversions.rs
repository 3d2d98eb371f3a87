//! The operators of the program for two operands, and what these are converted or copied to where they are evaluated.

use super::super::ast::{Arg, BinaryOp, Expr, Function, Name, Type, TypeKind};
use super::super::code::{Count, Op, Wanted};
use super::super::program::MemberDef;
use super::Compiler;
use super::tree::{is_reference, unconst, unreferenced};
use std::rc::Rc;

impl Compiler<'_> {
    /// The operators of the program of a symbol for two operands.
    pub(super) fn operators(&self, symbol: &str) -> Vec<Rc<Function>> {
        self.operators_of(symbol).map(|f| f.ast.clone()).collect()
    }

    pub(super) fn operators_of<'a>(&'a self, symbol: &'a str) -> impl Iterator<Item = &'a super::super::program::FunctionDef> {
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

    /// Whether the left operand is a number, or an object of a class of the program that no operator is for, but for a number that
    /// it converts to; the right one is one too, where the left one is a number.
    pub(super) fn converts_to_number(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> bool {
        let is_number = self.is_of_number(left);
        let symbols = [op.symbol(), "==", "<=>"];
        let symbols = &symbols[..if op.compares() { 3 } else { 1 }];
        if is_number {
            // nothing makes an object of it
            let takes = |c: &mut Self, f: &Function| match (&f.params[..], c.class_of_type(&f.params[0].ty)) {
                ([_, _], Some(class)) => c.converts(class),
                _ => true,
            };
            return self.becomes_number(right)
                && !symbols.iter().any(|s| self.operators_for(s, left, right).iter().any(|f| takes(self, f)));
        }
        self.becomes_number(left) && symbols.iter().all(|s| self.operators_for(s, left, right).is_empty())
    }

    /// Whether an expression is an object of a class of the program that converts to nothing but numbers.
    pub(super) fn becomes_number(&mut self, e: &Expr) -> bool {
        let Some(class) = self.class_made(e) else { return false };
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get("operator T") else { return false };
        let is_number = |id: &u32| {
            let made = &self.program.functions[*id as usize].ast.result;
            made.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Builtin(_)))
        };
        self.program.sets[*set as usize].1.iter().all(is_number)
    }

    /// Pushes the right operand of an operator of the program in front of the left one, converted or copied where it is evaluated:
    /// whether every operator of the symbol takes an object of one class.
    pub(super) fn operand_at_once(&mut self, symbol: &str, a: &Expr, b: &Expr) -> bool {
        let left = self.operand_class(a);
        let right = self.class_made(b);
        let taken: Vec<Option<Type>> =
            self.operators_taking(symbol, [left, right]).iter().map(|f| f.params.last().map(|p| p.ty.clone())).collect();
        let is_copied = !taken.iter().flatten().any(super::tree::is_reference);
        let is_number = |ty: &Option<Type>| matches!(ty, Some(Type { kind: TypeKind::Builtin(_), .. }));
        if left.is_some() && !taken.is_empty() && taken.iter().all(is_number) && self.becomes_number(b) {
            self.value(b);
            self.emit(Op::Tested(false));
            return true;
        }
        let Some(class) = self.one_class(taken) else {
            return false;
        };
        if is_copied && self.class_of(b) == Some(class) {
            self.passed(b);
            self.emit(Op::MoveValue(false));
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

    /// Pushes the operands of a comparison that C++20 writes the other way round, as the class of the right one alone has an
    /// operator, and what the number is converted to before the object is evaluated: the comparison that it becomes.
    pub(super) fn reversed(&mut self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<BinaryOp> {
        let (turned, rewritten) = match op {
            BinaryOp::Equal | BinaryOp::Unequal => (op, "=="),
            BinaryOp::Less => (BinaryOp::Greater, "<=>"),
            BinaryOp::LessEqual => (BinaryOp::GreaterEqual, "<=>"),
            BinaryOp::Greater => (BinaryOp::Less, "<=>"),
            BinaryOp::GreaterEqual => (BinaryOp::LessEqual, "<=>"),
            _ => return None,
        };
        let is_number = self.gives_number(a);
        if !self.program.has_operators || !is_number && !self.may_act(a) {
            return None;
        }
        let class = self.operand_class(b)?;
        let left = if is_number { None } else { Some(self.operand_class(a)?) };
        // another one would be better, or takes the operands as they stand
        for symbol in [op.symbol(), turned.symbol(), rewritten] {
            let of_left = left.is_some() && self.operators_taking(symbol, [left, None]).iter().any(|f| f.params.len() == 1);
            let is_other = symbol != rewritten && self.operators_taking(symbol, [Some(class), None]).iter().any(|f| f.params.len() == 1);
            if of_left || is_other || self.operators_taking(symbol, [None, Some(class)]).iter().any(|f| f.params.len() > 1) {
                return None;
            }
        }
        let own: Vec<_> = self.operators_taking(rewritten, [Some(class), None]);
        let [only] = &own[..] else { return None };
        let ty = only.params[0].ty.clone();
        match self.class_of_type(&ty) {
            Some(of) if left == Some(of) && is_reference(&ty) => self.operand_of(false, a),
            Some(class) if is_number && self.converts(class) => {
                self.emit(Op::Class(class));
                self.value(a);
                self.emit(Op::Construct(Count::Fixed(1), false));
            }
            None if is_number && matches!(unconst(unreferenced(&ty)).kind, TypeKind::Builtin(_)) => self.operand_of(false, a),
            _ => return None,
        }
        self.operand_of(false, b);
        self.emit(Op::Reverse(Count::Fixed(2)));
        Some(turned)
    }

    /// Whether an operator of the program of one of these symbols may convert or copy its right operand.
    pub(super) fn may_convert_right(&mut self, symbols: &[&str]) -> bool {
        symbols.iter().any(|symbol| {
            let all: Vec<_> = self.operators_of(symbol).filter_map(|f| Some((f.ast.params.last()?.ty.clone(), f.scope.class))).collect();
            all.into_iter().any(|(ty, of)| match (self.class_of_type(&ty), &unconst(unreferenced(&ty)).kind) {
                (Some(class), TypeKind::Path(_)) if is_reference(&ty) => self.converts(class) && self.takes_one(class),
                (Some(class), _) => self.converts(class),
                (None, TypeKind::Path(path)) => of.is_some() || path.last().args.is_some(),
                _ => false,
            })
        })
    }

    /// Plans what the right operand is converted to, and notes in a slot that it comes first then: the slot of the plan, and what
    /// goes there.
    pub(super) fn plan_right(&mut self, symbols: &[&str], a: &Expr, b: &Expr, slot: u32) -> (u32, usize) {
        let plan = self.new_slot();
        let mut known = Vec::new();
        let outer = (self.plans, self.by_declarations);
        (self.plans, self.by_declarations) = (true, true);
        for symbol in symbols {
            let name = Name::from(format!("operator{symbol}"));
            self.aside(|c| {
                c.attempted(|c| {
                    c.operand_type(a);
                    let mut site = c.sample_site(&[], &[Arg::from(b.clone())], 0);
                    site.wanted = Wanted::Plan;
                    c.emit(Op::MemberSample(name.clone(), site));
                });
                known.push(c.emit(Op::Known(0)));
                c.attempted(|c| {
                    let mut site = c.sample_site(&[], &[Arg::from(a.clone()), Arg::from(b.clone())], 0);
                    site.wanted = Wanted::Plan;
                    c.emit(Op::OperatorSample(name, site));
                });
                known.push(c.emit(Op::Known(0)));
            });
        }
        (self.plans, self.by_declarations) = outer;
        self.push(super::super::value::Value::Void);
        known.into_iter().for_each(|known| self.land(known));
        self.emit(Op::PlanRight(slot, plan));
        (plan, self.emit(Op::JumpIf(0)))
    }
}

/// The symbols of the operators that an operator may mean.
pub(super) fn symbols(op: BinaryOp) -> Vec<&'static str> {
    match op {
        BinaryOp::Unequal => vec![op.symbol(), "=="],
        BinaryOp::Less | BinaryOp::LessEqual | BinaryOp::Greater | BinaryOp::GreaterEqual => vec![op.symbol(), "<=>"],
        _ => vec![op.symbol()],
    }
}
