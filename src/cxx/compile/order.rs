//! In which order operands are evaluated, as g++ does: those of an operator of a class from the right, but
//! for `<<`, `>>`, `&&`, `||` and `,`; those of numbers from the left, but that a variable to the left of what may change
//! it is read last where the operator commutes.

use super::super::ast::{Arg, BinaryOp, Expr, ExprKind, Function, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Op, Recalled, Wanted};
use super::super::library;
use super::super::program::Entity;
use super::super::value::Value;
use super::names::library_name;
use super::operand_conversions::symbols;
use super::tree::{has_effect, is_pure, unconst};
use super::{Compiler, types};
use std::rc::Rc;

/// Functions and methods of the standard library that return what has operators of its own.
const OF_OBJECTS: &[&str] = &[
    "to_string",
    "substr",
    "str",
    "begin",
    "end",
    "cbegin",
    "cend",
    "rbegin",
    "rend",
    "find",
    "make_pair",
    "make_tuple",
    "make_optional",
    "make_unique",
    "make_shared",
    "next",
    "prev",
    "lower_bound",
    "upper_bound",
    "move",
    "forward",
];
/// The most functions of a name whose results are looked at.
const MAX_OVERLOADS: usize = 64;

/// What an operand is to an operator.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A number.
    Number,
    /// A pointer.
    Pointer,
    /// An object, whose operators are functions.
    Object,
    /// What only its type tells when it runs.
    Open,
}

impl Kind {
    fn beside(self, other: Kind) -> Kind {
        match (self, other) {
            (Kind::Object, _) | (_, Kind::Object) => Kind::Object,
            (Kind::Open, _) | (_, Kind::Open) => Kind::Open,
            (Kind::Pointer, _) | (_, Kind::Pointer) => Kind::Pointer,
            _ => Kind::Number,
        }
    }
}

/// Whether g++ swaps the operands of an operator on numbers where the left one is a variable.
pub(super) fn commutes(op: BinaryOp) -> bool {
    op.compares() || matches!(op, BinaryOp::Add | BinaryOp::Multiply | BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor)
}

/// Whether what an operand does may be seen: operators of the program may write.
pub(super) fn may_be_seen(e: &Expr) -> bool {
    match &super::tree::bare(e).kind {
        ExprKind::Unary(op, _) if !matches!(op, UnaryOp::Dereference | UnaryOp::AddressOf) => true,
        ExprKind::Binary(..) => true,
        ExprKind::Conditional(_, a, b) => may_be_seen(a) || may_be_seen(b),
        _ => has_effect(e),
    }
}

/// How deep operators nest whose right operands are planned: each level is looked at by all around it.
pub(super) const MAX_PLANNED: u32 = 8;

/// Whether expressions nest deeper in one than that.
pub(super) fn is_deep(e: &Expr, left: u32) -> bool {
    let mut deep = left == 0;
    super::walk::operands(e, &mut |e| deep = deep || is_deep(e, left - 1));
    deep
}

/// Whether a member is a number or a pointer by what is written in its class.
fn is_plain(ty: &Type) -> bool {
    matches!(unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_))
}

/// Whether an expression is `-x`, where g++ makes nothing simpler of it.
fn is_negated(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Unary(UnaryOp::Minus, of) => !is_negated(of) && !matches!(of.kind, ExprKind::Binary(BinaryOp::Subtract, ..)),
        _ => false,
    }
}

/// Whether numbers are computed as `b - a`: `-a + b` and `-a - -b`.
fn is_difference(op: BinaryOp, a: &Expr, b: &Expr) -> bool {
    match op {
        BinaryOp::Add => is_negated(a) && !is_negated(b),
        BinaryOp::Subtract => is_negated(a) && is_negated(b),
        _ => false,
    }
}

/// Whether an expression may be a variable: a text in quotes is one, and what a call returns may be.
fn may_be_place(e: &Expr) -> bool {
    super::tree::is_lvalue(e) || super::tree::is_text(e) || matches!(e.kind, ExprKind::Call(..)) && !super::tree::is_moved(e)
}

impl Compiler<'_> {
    /// Pushes both operands of an operator.
    pub(super) fn both_operands(&mut self, op: BinaryOp, a: &Expr, b: &Expr) {
        let shifts = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        if self.may_act(b) && self.converts_to_number(op, a, b) {
            let (first, second) = if is_difference(op, a, b) { (b, a) } else { (a, b) };
            self.operand_of(false, first);
            self.emit(Op::Tested(false));
            self.operand_of(false, second);
            if is_difference(op, a, b) {
                self.emit(Op::Reverse(Count::Fixed(2)));
            }
            return;
        }
        if !shifts && self.program.has_operators && self.may_act(a) && self.operand_at_once(op.symbol(), a, b) {
            self.operand_of(false, a);
            self.emit(Op::Reverse(Count::Fixed(2)));
            return;
        }
        let [a_refers, b_refers] = [(a, b), (b, a)].map(|(e, other)| self.is_referred_to(op.symbol(), e, other));
        // what the left operand does may be seen
        let is_seen =
            !shifts && self.program.has_operators && may_be_seen(a) && self.asides == 0 && self.may_be_object(a) && !self.is_object(b);
        if is_seen {
            self.emit(Op::RightIsLate(false));
        }
        let plans = is_seen && !is_deep(a, MAX_PLANNED) && !is_deep(b, MAX_PLANNED) && self.may_convert_right(&symbols(op));
        self.operands_in_turn(op, (a, a_refers), (b, b_refers), plans);
        if is_seen {
            self.emit(Op::RightIsLate(true));
        }
    }

    /// Pushes both operands, of which some are referred to, in the order in which they are evaluated; `plans`: what the right one is
    /// converted to is found out.
    fn operands_in_turn(&mut self, op: BinaryOp, (a, a_refers): (&Expr, bool), (b, b_refers): (&Expr, bool), plans: bool) {
        let shifts = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        if plans && !self.may_act(b) {
            return self.by_types(op, (a, a_refers), (b, b_refers), true);
        }
        if !self.may_act(b) {
            self.operand_by(shifts, a_refers, a);
            return self.operand_by(shifts, b_refers, b);
        }
        if !shifts && (a_refers && self.is_object(b) || b_refers && self.is_object(a)) {
            self.operand_by(false, b_refers, b);
            self.operand_by(false, a_refers, a);
            self.emit(Op::Reverse(Count::Fixed(2)));
            return;
        }
        if let ExprKind::Path(path) = &a.kind
            && !matches!(&*path.last().name, "cout" | "cerr")
        {
            let is_last = commutes(op) && self.is_plain_variable(path);
            let register = if is_last || shifts { None } else { self.in_register(a, |name| super::walk::changes(b, name)) };
            if let Some(slot) = self.number_slot(path) {
                self.emit(Op::Load(slot));
                self.operand_of(shifts, b);
                if is_last {
                    self.emit(Op::Reread(slot));
                }
                return self.recall_left(register);
            }
            // what is read now, and the variable, which is read behind what may change it
            self.place(a);
            match a_refers {
                true if let Some(depends) = self.named_const(a) => _ = self.emit(Op::ConstPlace(depends)),
                true => {}
                false => self.told_operand(a),
            }
            self.tested_for(op, a);
            self.emit(Op::Seen);
            self.operand_by(shifts, b_refers, b);
            self.emit(Op::Settle(is_last, shifts || a_refers));
            return self.recall_left(register);
        }
        let negated = is_difference(op, a, b);
        let kind = match shifts || !self.may_act(a) {
            true => Kind::Number,
            false => match (self.kind_beside(a), self.kind_beside(b)) {
                // the pointer first
                (Kind::Number, Kind::Pointer) if op == BinaryOp::Add => Kind::Object,
                (a, b) => a.beside(b),
            },
        };
        match kind {
            Kind::Object if plans => {
                let slot = self.new_slot();
                let (plan, jump) = self.plan_right(&symbols(op), a, b, slot);
                // it comes first in any case
                self.context().ops[jump] = Op::Store(slot);
                self.operand_of(false, b);
                self.emit(Op::PlannedItem(plan, 0));
                self.operand_of(false, a);
                self.emit(Op::Reverse(Count::Fixed(2)));
            }
            Kind::Object => self.swapped(a, b),
            Kind::Number if negated => self.swapped(a, b),
            Kind::Number | Kind::Pointer => {
                self.operand_of(shifts, a);
                if shifts && matches!(a.kind, ExprKind::Step(..) | ExprKind::Assign(..)) {
                    self.emit(Op::Number);
                }
                self.tested_for(op, a);
                self.operand_by(shifts, b_refers, b);
                if !shifts {
                    let register = self.in_register(a, |name| super::walk::changes(b, name));
                    self.recall_left(register);
                    self.rearranged(op, a, b);
                }
            }
            Kind::Open => self.by_types(op, (a, false), (b, false), plans),
        }
    }

    /// Replaces the left operand by what the variable in a register holds now that the right one is there.
    fn recall_left(&mut self, register: Option<(u32, bool)>) {
        if let Some((slot, is_untold)) = register {
            let how = if is_untold { Recalled::Untold } else { Recalled::Beside };
            self.emit(Op::Recall { below: 1, of: 0, slot, how });
        }
    }

    /// Whether an operand is no object, and an operator of the class of the other one, or one for the library, may take it by reference.
    pub(super) fn is_referred_to(&mut self, symbol: &str, e: &Expr, other: &Expr) -> bool {
        self.program.by_reference.contains(&*format!("operator{symbol}"))
            && !self.is_object(e)
            && (may_be_place(e) && self.may_be_object(other) || self.may_be_of_library(e))
    }

    /// Whether it may refer to what the library has for an object, a tensor for one.
    fn may_be_of_library(&mut self, e: &Expr) -> bool {
        let may_refer = super::tree::is_lvalue(e) || matches!(e.kind, ExprKind::Call(..)) && !super::tree::is_moved(e);
        may_refer && !self.scope.is_prelude && self.kind(e, 0) == Kind::Open
    }

    /// The operand of an operator on one value: as a place where it may be referred to.
    pub(super) fn operand_alone(&mut self, symbol: &str, e: &Expr) {
        let refers = self.program.by_reference.contains(&*format!("operator{symbol}")) && self.may_be_of_library(e);
        self.operand_by(false, refers, e);
    }

    /// An operand, as a place where it may be a stream, or is referred to, `const` or not.
    pub(super) fn operand_by(&mut self, is_place: bool, refers: bool, e: &Expr) {
        if refers && let ExprKind::Text(text) = &super::tree::bare(e).kind {
            self.here = e.at;
            self.emit(Op::TextArray(text.clone()));
            return;
        }
        self.operand_of(is_place || refers, e);
        if refers && self.is_made_constant(e) {
            self.emit(Op::ConstRvalue(None));
        }
        if refers && self.calls_referring(e) {
            self.emit(Op::ConstResult);
        }
        if refers && let Some(depends) = self.named_const(e) {
            self.emit(Op::ConstPlace(depends));
        }
    }

    /// An operand, as a place where it may be a stream; a bit field promoted.
    pub(super) fn operand_of(&mut self, is_place: bool, e: &Expr) {
        let may_be_bits = may_be_bits(e, self.scope.class.is_some()) && self.program.has_bit_fields;
        if !may_be_bits && self.program.tells_category && self.passes_rvalue(e) {
            return;
        }
        if !may_be_bits && self.may_pass_rvalue(e) {
            return self.passed(e);
        }
        match is_place || may_be_bits {
            true => self.place(e),
            false if !self.scope.is_prelude && self.is_const_array(e) => {
                self.place(e);
                self.emit(Op::ConstOperand(None));
                self.emit(Op::Deduced(true));
            }
            // in a template it may be an array
            false
                if self.is_dependent()
                    && !self.scope.is_prelude
                    && matches!(e.kind, ExprKind::Path(_))
                    && self.named_const(e) == Some(None) =>
            {
                self.value(e);
                self.emit(Op::ConstArray(true));
            }
            false => self.object_operand(e),
        }
        if may_be_bits {
            self.emit(Op::Operand(Some(is_place)));
        }
        self.told_operand(e);
    }

    /// Whether an expression may name an object that lies in bytes: an element of a tensor, what a pointer leads to.
    pub(super) fn may_lie_in_bytes(&mut self, e: &Expr) -> bool {
        let leads = match &super::tree::bare(e).kind {
            ExprKind::Call(..) | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => true,
            ExprKind::Path(path) => path.simple().and_then(|name| self.local(name)).is_some_and(|local| local.refers.is_some()),
            _ => false,
        };
        leads && !self.scope.is_prelude && self.may_be_object(e)
    }

    /// Pushes the value of an operand, or the place of an object of the program that lies in bytes.
    pub(super) fn object_operand(&mut self, e: &Expr) {
        match self.program.has_operators && self.may_lie_in_bytes(e) {
            true => {
                self.place(e);
                self.emit(Op::ObjectOperand);
            }
            false => self.value(e),
        }
    }

    /// Whether an operand may be `T&&`, which an overload asks for, and `+` of strings.
    fn may_pass_rvalue(&mut self, e: &Expr) -> bool {
        let is_other = |c: &mut Self| c.program.has_operators && (c.calls_referring(e) || c.is_part(e));
        (super::tree::is_moved(e) || self.may_be_moved_from(e) || is_other(self)) && self.may_be_object(e)
    }

    fn swapped(&mut self, a: &Expr, b: &Expr) {
        self.operand_of(false, b);
        self.operand_of(false, a);
        self.emit(Op::Reverse(Count::Fixed(2)));
    }

    /// Pushes the operands in the order that their types ask for, which is found out once a call: the types in it stay, but where a
    /// pack is expanded; `plans`: what the right one is converted to is found out too.
    fn by_types(&mut self, op: BinaryOp, (a, a_refers): (&Expr, bool), (b, b_refers): (&Expr, bool), plans: bool) {
        let slot = self.new_slot();
        let is_kept = self.context().expanding.is_empty();
        if is_kept {
            self.context().decisions.push(slot);
        }
        let mut leaves = Vec::new();
        for e in [a, b] {
            self.open_leaves(e, &mut leaves);
        }
        let mut to_left = vec![self.emit(Op::Decided { slot, is_kept, left: 0, right: 0 })];
        let planned = plans.then(|| self.plan_right(&symbols(op), a, b, slot));
        if let (Some((plan, _)), true) = (planned, is_kept) {
            self.context().decisions.push(plan);
        }
        let mut called = Vec::new();
        if self.called_variables(a, &mut called) && self.called_variables(b, &mut called) {
            to_left.push(self.emit(Op::Coordinates(called.into(), 0)));
        }
        let asked: Vec<usize> = leaves
            .into_iter()
            .map(|leaf| {
                self.attempted(|c| c.leaf_type(leaf));
                self.emit(Op::HasOperator { op, slot, right: 0 })
            })
            .collect();
        // the right one comes first among numbers too
        let is_difference = self.may_act(b) && is_difference(op, a, b);
        if is_difference {
            self.push(Value::Int(super::super::value::Integer::Bool, 1));
            self.emit(Op::Store(slot));
        }
        let otherwise = self.emit(Op::Jump(0));
        let swap = self.position();
        self.emit(Op::Reverse(Count::Fixed(2)));
        let done = self.emit(Op::Jump(0));
        let left = self.position();
        self.operand_by(false, a_refers, a);
        self.tested_for(op, a);
        self.emit(Op::Swaps(slot, swap));
        let right = self.position();
        self.operand_by(false, b_refers, b);
        if let Some((plan, _)) = planned {
            self.emit(Op::PlannedItem(plan, 0));
        }
        self.tested_for(op, b);
        self.emit(Op::Swaps(slot, left));
        self.land(done);
        self.context().ops[otherwise] = Op::Jump(if is_difference { right } else { left });
        for at in to_left.into_iter().chain(asked).chain(planned.map(|(_, at)| at)) {
            match &mut self.context().ops[at] {
                Op::Decided { left: l, right: r, .. } => (*l, *r) = (left, right),
                Op::Coordinates(_, to) | Op::Jump(to) => *to = left,
                Op::HasOperator { right: to, .. } | Op::JumpIf(to) => *to = right,
                _ => {}
            }
        }
    }

    /// Makes an operand a number that is an object which becomes one.
    fn tested_for(&mut self, op: BinaryOp, e: &Expr) {
        let converts = |class: &super::super::program::ClassDef| !class.scope.is_prelude && class.members.contains_key("operator T");
        let shifts = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        if !shifts && self.may_be_object(e) && self.program.classes.iter().any(converts) {
            self.emit(Op::TestedFor(op));
        }
    }

    /// Whether an operand does nothing but number operators, and calls of variables with arguments that do nothing: which ones.
    fn called_variables(&mut self, e: &Expr, called: &mut Vec<u32>) -> bool {
        match &e.kind {
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Path(path) if args.iter().all(|a| !a.expands && is_pure(&a.value)) => {
                    let local = path.simple().and_then(|name| self.local(name)).filter(|local| !local.is_pack);
                    called.extend(local.map(|local| local.slot));
                    local.is_some()
                }
                _ => false,
            },
            ExprKind::Binary(_, a, b) => self.called_variables(a, called) && self.called_variables(b, called),
            _ => is_pure(e),
        }
    }

    /// The operands within an operand whose types decide, as far as nothing else tells.
    fn open_leaves<'e>(&mut self, e: &'e Expr, leaves: &mut Vec<&'e Expr>) {
        match &e.kind {
            ExprKind::Binary(op, a, b) if !op.compares() => {
                self.open_leaves(a, leaves);
                self.open_leaves(b, leaves);
            }
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement, a) => self.open_leaves(a, leaves),
            _ if self.kind_beside(e) == Kind::Open => leaves.push(e),
            _ => {}
        }
    }

    /// Pushes the type of an operand, which is not evaluated.
    fn leaf_type(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Call(callee, args) if args.iter().all(|a| !a.expands) => self.call_sample(callee, args, 0, Wanted::Type),
            ExprKind::Member { object, arrow: false, path } if !is_pure(object) => {
                self.object_type(object, 0);
                self.emit(Op::MemberType(path.last().name.clone(), false));
            }
            _ if is_pure(e) => self.place(e),
            _ => self.push(Value::Void),
        }
    }

    /// Whether the evaluation of an expression may do more than give its value: operators of the program may, too.
    pub(super) fn may_act(&mut self, e: &Expr) -> bool {
        if has_effect(e) {
            return true;
        }
        let has_operators = self.program.has_operators;
        let mut within = |e: &Expr| self.may_act(e);
        match &e.kind {
            ExprKind::Binary(_, a, b) if within(a) || within(b) => true,
            ExprKind::Binary(_, a, b) => has_operators && !(self.is_number(a) && self.is_number(b)),
            ExprKind::Index(a, all) => has_operators || within(a) || all.iter().any(within),
            ExprKind::Unary(op, a) => (has_operators && *op != UnaryOp::AddressOf && !is_pure(e)) || within(a),
            ExprKind::Member { object, .. } => within(object),
            ExprKind::Cast(_, _, of) if within(of) => true,
            ExprKind::Construct(ty, _) | ExprKind::Cast(_, ty, _) => match &ty.kind {
                TypeKind::Path(path) => path.simple().is_some_and(|name| self.is_own_class(name)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether an expression is a number by what is declared, so that its operators are those of numbers.
    pub(super) fn is_number(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Char(_) | ExprKind::Bool(_) => true,
            ExprKind::Path(path) => self.number_slot(path).is_some(),
            ExprKind::Binary(_, a, b) => self.is_number(a) && self.is_number(b),
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement | UnaryOp::Not, a) => self.is_number(a),
            _ => false,
        }
    }

    fn is_own_class(&self, name: &Name) -> bool {
        let found = self.program.find(&self.scope.namespace, std::slice::from_ref(name));
        found.is_some_and(|of| matches!(of, Entity::Class(_)) && !self.program.is_of_prelude(of))
    }

    /// Whether a name means a variable itself: no reference, no member, nothing that a lambda captured by reference.
    pub(super) fn is_plain_variable(&mut self, path: &Path) -> bool {
        let Some(name) = path.simple() else {
            return matches!(self.entity(path), Some((Entity::Global(_), n)) if n == path.segments.len());
        };
        if let Some(local) = self.local(name) {
            let is_reference = local.refers.is_some()
                || self.context().params.iter().any(|(slot, by_reference)| *slot == local.slot && *by_reference)
                || local.declared.and_then(|n| self.declared.get(n as usize)).is_some_and(super::tree::is_reference);
            let by_copy = super::super::program::Taken::Copy;
            let is_captured = self.context().captures.iter().any(|(_, own, taken)| *own == local.slot && *taken != by_copy);
            return !is_reference && !is_captured && !local.is_pack;
        }
        match self.program.find(&self.scope.namespace, std::slice::from_ref(name)) {
            Some(Entity::Global(id)) => {
                !self.may_be_member(name) && !super::tree::is_reference(&self.program.globals[id as usize].variable().ty)
            }
            _ => false,
        }
    }

    /// The slot of a variable that is declared as a number or a reference to one.
    fn number_slot(&mut self, path: &Path) -> Option<u32> {
        let local = self.local(path.simple()?).filter(|local| !local.is_pack)?;
        let ty = self.declared.get(local.declared? as usize)?.clone();
        let is_number = !matches!(unconst(&ty).kind, TypeKind::Function(..)) && self.kind_of_type(&ty) == Kind::Number;
        is_number.then_some(local.slot)
    }

    /// What an operand is to an operator: an object that converts to a number may be one.
    fn kind_beside(&mut self, e: &Expr) -> Kind {
        match self.kind(e, 0) {
            Kind::Object if self.becomes_number(e) => Kind::Open,
            kind => kind,
        }
    }

    /// Whether the value of an expression may be an object.
    pub(super) fn may_be_object(&mut self, e: &Expr) -> bool {
        matches!(self.kind(e, 0), Kind::Object | Kind::Open)
    }

    /// Whether it may be a pointer, an array or a function.
    pub(super) fn may_be_address(&mut self, e: &Expr) -> bool {
        matches!(self.kind(e, 0), Kind::Pointer | Kind::Open)
    }

    /// Whether it is a number, as far as the declarations tell.
    pub(super) fn is_of_number(&mut self, e: &Expr) -> bool {
        self.kind(e, 0) == Kind::Number
    }

    /// Whether it is one, as far as the declarations tell.
    pub(super) fn is_object(&mut self, e: &Expr) -> bool {
        self.kind(e, 0) == Kind::Object
    }

    /// What an operand is, as far as the declarations tell.
    fn kind(&mut self, e: &Expr, depth: u32) -> Kind {
        if depth > 8 {
            return Kind::Open;
        }
        match &e.kind {
            ExprKind::Binary(op, ..) if op.compares() => Kind::Number,
            ExprKind::Binary(op, a, b) => {
                let kinds = [self.kind(a, depth + 1), self.kind(b, depth + 1)];
                match kinds[0].beside(kinds[1]) {
                    Kind::Object => self.kind_of_operation(*op, [a, b], kinds),
                    kind => kind,
                }
            }
            ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement), a) => {
                let name = match op {
                    UnaryOp::Minus => "operator-",
                    UnaryOp::Plus => "operator+",
                    _ => "operator~",
                };
                let kind = self.kind(a, depth + 1);
                let is_own = |f: &super::super::program::FunctionDef| !f.scope.is_prelude && &*f.ast.name == name;
                match kind == Kind::Object && self.makes_own(a) && !self.program.functions.iter().any(is_own) {
                    true => Kind::Number,
                    false => kind,
                }
            }
            ExprKind::Conditional(_, a, b) => self.kind(a, depth + 1).beside(self.kind(b, depth + 1)),
            ExprKind::Assign(_, a, _) | ExprKind::Step(_, _, a) => self.kind(a, depth + 1),
            ExprKind::Cast(_, ty, _) | ExprKind::Construct(ty, _) => self.kind_of_type(ty),
            ExprKind::Call(callee, _) => self.kind_of_call(callee),
            ExprKind::Path(path) => {
                let local = path.simple().and_then(|name| self.local(name));
                let global = match (local, path.simple()) {
                    (None, Some(name)) => match self.program.find(&self.scope.namespace, std::slice::from_ref(name)) {
                        Some(Entity::Global(id)) if !self.may_be_member(name) => {
                            Some(self.program.globals[id as usize].variable().ty.clone())
                        }
                        _ => None,
                    },
                    _ => None,
                };
                let field = || path.simple().filter(|_| local.is_none()).and_then(|name| self.own_field(name)).filter(is_plain);
                let declared = global.or_else(|| self.declared.get(local?.declared? as usize).cloned()).or_else(field);
                declared.map_or(Kind::Open, |ty| self.kind_of_type(&ty))
            }
            ExprKind::Member { object, arrow, path } => {
                let class = match (&object.kind, arrow) {
                    (ExprKind::This, true) => self.scope.class,
                    (_, false) => self.class_of(object),
                    _ => None,
                };
                let field = class.zip(path.simple()).and_then(|(class, name)| self.field_of(class, name)).filter(is_plain);
                field.map_or(Kind::Open, |ty| self.kind_of_type(&ty))
            }
            ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => Kind::Open,
            ExprKind::Comma(items) | ExprKind::List(items) => items.last().map_or(Kind::Open, |last| self.kind(last, depth + 1)),
            _ => Kind::Number,
        }
    }

    /// What an operator makes of objects: numbers that these convert to where no function is meant, or what those return.
    fn kind_of_operation(&mut self, op: BinaryOp, [a, b]: [&Expr; 2], kinds: [Kind; 2]) -> Kind {
        for (e, kind) in [a, b].into_iter().zip(kinds) {
            if kind == Kind::Open || kind == Kind::Object && !self.makes_own(e) {
                return Kind::Object;
            }
        }
        if !self.program.has_operators {
            return Kind::Number;
        }
        let is_number = |c: &mut Self, f: Rc<Function>| f.result.as_ref().is_some_and(|ty| c.kind_of_type(ty) == Kind::Number);
        match self.operators_for(op.symbol(), a, b).into_iter().all(|f| is_number(self, f)) {
            true => Kind::Number,
            false => Kind::Object,
        }
    }

    /// Whether a fold evaluates its operands from the last one on: its operator is a function of the program or of the library.
    pub(super) fn folds_backwards(&mut self, op: BinaryOp, pack: &Expr) -> bool {
        !matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight)
            && self.may_act(pack)
            && self.kind(pack, 0) == Kind::Object
            && !(self.makes_own(pack) && self.operators_for(op.symbol(), pack, pack).is_empty())
    }

    /// How objects that a fold is of become numbers where they stand: where no operator of the program takes them.
    pub(super) fn folds_numbers(&mut self, op: BinaryOp, pack: &Expr) -> Option<Op> {
        if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) || !self.may_be_object(pack) {
            return None;
        }
        let has_own = match self.makes_own(pack) {
            true => !self.operators_for(op.symbol(), pack, pack).is_empty(),
            false => !self.operators(op.symbol()).is_empty(),
        };
        Some(if has_own { Op::TestedFor(op) } else { Op::Tested(false) })
    }

    /// Whether an expression makes an object of a class of the program, or names one.
    fn makes_own(&mut self, e: &Expr) -> bool {
        self.class_made(e).is_some_and(|class| !self.program.classes[class as usize].scope.is_prelude)
    }

    fn kind_of_type(&mut self, ty: &Type) -> Kind {
        match &ty.kind {
            TypeKind::Const(ty) | TypeKind::Reference(ty) | TypeKind::Forwarding(ty) => self.kind_of_type(ty),
            TypeKind::Builtin(_) | TypeKind::Function(..) => Kind::Number,
            TypeKind::Pointer(_) => Kind::Pointer,
            TypeKind::Path(path) => self.kind_of_path(path),
            _ => Kind::Open,
        }
    }

    /// What a value of the type that a path names is.
    fn kind_of_path(&mut self, path: &Path) -> Kind {
        let first = &path.segments[0].name;
        if self.local(first).is_some() || self.local_type(first).is_some() || self.class_param(first).is_some() {
            return Kind::Open;
        }
        match self.entity(path) {
            Some((Entity::Class(_), n)) if n == path.segments.len() => Kind::Object,
            Some(_) => Kind::Open,
            None => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                let name = library_name(&names);
                match types::is_integer_name(&name) {
                    true => Kind::Number,
                    false if library::is_type(&name) && !name.ends_with("_t") => Kind::Object,
                    false => Kind::Open,
                }
            }
        }
    }

    fn kind_of_call(&mut self, callee: &Expr) -> Kind {
        let path = match &callee.kind {
            ExprKind::Type(ty) => return self.kind_of_type(ty),
            ExprKind::Member { path, .. } => path,
            ExprKind::Path(path) => {
                let first = &path.segments[0].name;
                if let Some(local) = path.simple().and_then(|name| self.local(name)) {
                    return self.kind_of_callable(local);
                }
                if self.local_type(first).is_some() || self.class_param(first).is_some() {
                    return Kind::Open;
                }
                if let Some((entity, n)) = self.entity(path) {
                    return match entity {
                        Entity::Functions(set) if n == path.segments.len() => {
                            let all = self.program.sets[set as usize].1.clone();
                            self.kind_of_results(&all)
                        }
                        Entity::Class(_) if n == path.segments.len() => Kind::Object,
                        _ => Kind::Open,
                    };
                }
                path
            }
            _ => return Kind::Open,
        };
        let name = path.last().name.clone();
        let all: Vec<u32> =
            (0..self.program.functions.len() as u32).filter(|f| self.program.functions[*f as usize].ast.name == name).collect();
        let is_own = |f: &u32| !self.program.functions[*f as usize].scope.is_prelude;
        match all.is_empty() {
            _ if OF_OBJECTS.contains(&&*name) && !all.iter().any(is_own) => Kind::Object,
            true if matches!(&callee.kind, ExprKind::Path(_)) => self.kind_of_path(path),
            true => Kind::Number,
            false => self.kind_of_results(&all),
        }
    }

    /// What the call of a variable of type `std::function<R(A...)>` makes.
    fn kind_of_callable(&mut self, local: super::Local) -> Kind {
        let Some(TypeKind::Path(path)) = local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| unconst(ty).kind.clone())
        else {
            return Kind::Open;
        };
        match path.last().args.as_deref() {
            Some([Arg { value: Expr { kind: ExprKind::Type(ty), .. }, .. }]) if &*path.last().name == "function" => match &ty.kind {
                TypeKind::Function(result, _, _) => self.kind_of_type(result),
                _ => Kind::Open,
            },
            _ => Kind::Open,
        }
    }

    /// What functions return, where all declare it alike.
    fn kind_of_results(&mut self, functions: &[u32]) -> Kind {
        if functions.len() > MAX_OVERLOADS {
            return Kind::Open;
        }
        let mut all = functions.iter().map(|f| self.program.functions[*f as usize].ast.result.clone()).collect::<Vec<_>>().into_iter();
        let first = all.next().flatten().map_or(Kind::Open, |ty| self.kind_of_type(&ty));
        let same = all.all(|ty| ty.map_or(Kind::Open, |ty| self.kind_of_type(&ty)) == first);
        if same { first } else { Kind::Open }
    }
}

/// Whether an expression may be a bit field, in a method also by its name alone.
pub(super) fn may_be_bits(e: &Expr, in_class: bool) -> bool {
    match &e.kind {
        ExprKind::Path(_) => in_class,
        ExprKind::Member { .. } | ExprKind::Assign(..) | ExprKind::Step(_, false, _) => true,
        ExprKind::Conditional(_, a, b) => may_be_bits(a, in_class) || may_be_bits(b, in_class),
        _ => false,
    }
}
