//! The sides of an assignment and the operands of a negated difference, in the order of g++.

use super::super::ast::{Arg, BinaryOp, Builtin, Expr, ExprKind, IntSuffix, Name, Type, TypeKind, UnaryOp};
use super::super::code::{Assigned, Count, Op, Wanted};
use super::super::program::Entity;
use super::super::types::Types;
use super::callees::Callee;
use super::order::{MAX_PLANNED, is_deep, may_be_seen};
use super::tree::{has_effect, unconst};
use super::{Compiler, types};

/// Whether an expression may name an element of an array of CUTLASS, or what refers to one.
fn may_be_element(e: &Expr) -> bool {
    matches!(
        e.kind,
        ExprKind::Index(..)
            | ExprKind::Path(_)
            | ExprKind::Call(..)
            | ExprKind::Assign(None, ..)
            | ExprKind::Unary(UnaryOp::Dereference, _)
    )
}

impl Compiler<'_> {
    /// The two sides of an assignment, the right one first, as since C++17; but where it is a call of the type of the left one, and
    /// that calls nothing, g++ finds the place first.
    pub(super) fn assigned(&mut self, op: Option<BinaryOp>, a: &Expr, b: &Expr) {
        let symbol = format!("{}=", op.map_or("", |op| op.symbol()));
        let has_own = !self.scope.is_prelude && !self.operators(&symbol).is_empty() && self.may_be_object(a);
        // a function may take what is `const`
        if op.is_none() || !has_own {
            self.changes(a, "=");
        }
        // what is moved in braces is what the assignment takes
        let b = match &b.kind {
            ExprKind::Braces(items) if let (None, [only]) = (op, &items[..]) => {
                let is_taken = super::tree::is_moved(&only.value) && only.designator.is_none();
                let class = if is_taken { self.class_of(&only.value) } else { None };
                let is_same = class.is_some() && self.raw_type(a).and_then(|ty| self.class_of_type(&ty)) == class;
                if is_same { &only.value } else { b }
            }
            _ => b,
        };
        let is_given = matches!(b.kind, ExprKind::Call(..)) || (matches!(b.kind, ExprKind::Braces(_)) && has_effect(b));
        if op.is_none() && is_given && self.is_found_by_variables(a) && !super::tree::is_moved(b) {
            self.place(a);
            match &b.kind {
                ExprKind::Braces(items) if self.list_assigned(a, items, b) => {}
                _ => self.place(b),
            }
            let found = self.emit(Op::Found(0));
            self.place(a);
            self.land(found);
            return;
        }
        // what stands in front of a comma comes first in any case
        if let (None, ExprKind::Comma(items) | ExprKind::List(items)) = (op, &super::tree::bare(b).kind)
            && let Some((last, before)) = items.split_last()
            && has_effect(a)
            && !self.has_own_comma()
            && !before.is_empty()
            && (matches!(last.kind, ExprKind::Comma(_) | ExprKind::List(_)) || self.makes_aggregate(last))
        {
            self.in_front_of_comma(before);
            return self.assigned(op, a, last);
        }
        // the place of an aggregate without code for its copies is found before what is made for it: each side stands here once
        if op.is_none() && (has_effect(a) || self.may_act(a) && self.may_act(b)) && self.makes_aggregate(b) {
            let slot = self.new_slot();
            self.attempted(|c| c.operand_type(a));
            self.emit(Op::IsAggregate);
            self.emit(Op::Store(slot));
            let test = |c: &mut Self, to| {
                c.emit(Op::Local(slot));
                c.emit(Op::JumpUnless(to))
            };
            let behind = test(self, 0);
            let place = self.position();
            self.place(a);
            let end = test(self, 0);
            self.land(behind);
            self.assigned_value(op, a, b);
            test(self, place);
            self.emit(Op::Reverse(Count::Fixed(2)));
            self.land(end);
            return;
        }
        self.assigned_value(op, a, b);
        match has_own && (self.is_moved(a) || self.may_be_moved_from(a) || self.is_part(a)) {
            true => self.passed(a),
            false => self.place(a),
        }
        if op.is_some()
            && has_own
            && let Some(depends) = self.named_const(a)
        {
            self.emit(Op::ConstOperand(depends));
        }
    }

    /// Whether an expression makes an object by its members, as far as the text tells: `{a, b}`, `T{a, b}`, `T(a, b)`.
    fn makes_aggregate(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Braces(items) | ExprKind::Construct(_, items) => !items.is_empty(),
            ExprKind::Call(callee, items) if !items.is_empty() => match &callee.kind {
                ExprKind::Type(_) => true,
                ExprKind::Path(path) => self.class_of_path(path).is_some(),
                _ => false,
            },
            ExprKind::Conditional(_, a, b) => self.makes_aggregate(a) || self.makes_aggregate(b),
            _ => false,
        }
    }

    /// Pushes what is assigned to a place.
    fn assigned_value(&mut self, op: Option<BinaryOp>, a: &Expr, b: &Expr) {
        // a number that the place does not tell
        let converts = matches!(op, None | Some(BinaryOp::Add))
            && !super::tree::is_pure(a)
            && self.may_convert_itself(b)
            && self.number_assigned(a).is_none();
        let plan = (converts && self.asides == 0 && !is_deep(a, MAX_PLANNED)).then(|| {
            let plan = self.new_slot();
            self.attempted(|c| c.operand_type(a));
            self.emit(Op::PlanAssigned(plan, if op.is_none() { Assigned::Value } else { Assigned::Text }));
            plan
        });
        if let Some(op) = op
            && self.program.has_operators
            && self.may_act(a)
            && self.operand_at_once(&format!("{}=", op.symbol()), a, b)
        {
        } else if op.is_none() && (self.converted_for_value(a, b) || self.converted_for_object(a, b)) || self.assigned_as_planned(op, a, b)
        {
        } else if self.is_moved(b) || self.is_part(b) || self.casts_as_told(b) {
            self.passed(b)
        } else if op.is_some_and(|op| !self.operators(&format!("{}=", op.symbol())).is_empty())
            && (self.leads_to_last(b)
                || super::tree::called(b).is_some_and(|name| self.program.expiring.contains(name) || self.local(name).is_some()))
            && self.passes_rvalue(b)
        {
        } else if let (None, ExprKind::Braces(items)) = (op, &b.kind)
            && self.list_assigned(a, items, b)
        {
        } else if let (Some(op), ExprKind::Braces(items)) = (op, &b.kind)
            && self.operators(&format!("{}=", op.symbol())).is_empty()
        {
            // characters that are added to a text
            let count = self.braced(items, &super::callees::Callee::Elements(None, None));
            self.here = b.at;
            self.emit(Op::Braces(count));
        } else if op.is_none() && self.calls_referring(b) {
            self.told_place(b)
        } else if self.is_referred_to(&format!("{}=", op.map_or("", |op| op.symbol())), b, a) && (self.is_object(a) || !self.may_act(a)) {
            self.operand_by(false, true, b);
        } else if op.is_none() && self.program.has_arrays && !self.is_number(b) && may_be_element(b) {
            self.place(b);
        } else if let (None, ExprKind::Conditional(_, x, y)) = (op, &super::tree::bare(b).kind)
            && (self.may_be_const(x) || self.may_be_const(y))
            && self.may_be_object(b)
        {
            // an object that is made beside a `const` one is `const`
            self.passed(b);
        } else if self.may_lie_in_bytes(b)
            && !self.calls_referring(b)
            && !self.operators(&format!("{}=", op.map_or("", |op| op.symbol()))).is_empty()
        {
            self.place(b);
            self.emit(Op::ObjectOperand);
            self.told_operand(b);
        } else {
            self.told_value(b);
        }
        // what an object converts to is made before the place is found
        if let Some(plan) = plan {
            self.emit(Op::PlannedItem(plan, 0));
        } else if let Some(op) = op
            && !super::tree::is_pure(a)
            && self.operators(&format!("{}=", op.symbol())).is_empty()
            && self.converts_to_number(op, b, a)
        {
            self.emit(Op::Tested(false));
        } else if op.is_none()
            && !super::tree::is_pure(a)
            && self.may_be_object(b)
            && let Some(to) = self.number_assigned(a)
        {
            self.emit(Op::ConvertTo(types::builtin(to)));
        }
    }

    /// Pushes what is assigned where it stands in braces, made before the place is found, where a type tells what that is.
    fn list_assigned(&mut self, a: &Expr, items: &[Arg], b: &Expr) -> bool {
        let ty = self.type_assigned(a).map(|ty| super::tree::unreferenced(&ty).clone());
        let is_variable = self.raw_type(a).is_some();
        let callee = ty.as_ref().map_or(Callee::Open, |ty| self.callee_of_type(ty));
        let ty = ty.filter(|_| !matches!(callee, Callee::Open));
        let is_made = match &callee {
            Callee::Class(class) => self.assigns_itself(*class),
            // the place of an element may be made behind it
            Callee::Pair(_) => !is_variable,
            _ => false,
        };
        match (&callee, &ty) {
            (_, Some(ty)) if is_made && items.len() > 1 => {
                self.ty(ty);
                let count = self.braced(items, &callee);
                self.here = b.at;
                self.emit(Op::Construct(count, true));
            }
            (Callee::Elements(..), Some(ty)) => self.list_for(ty, items, b.at),
            (Callee::Pair(_) | Callee::Typed(..), Some(ty)) if is_variable || self.is_text_type(ty) => self.list_for(ty, items, b.at),
            // an object alone in braces is what the assignment takes
            _ if items.len() < 2 || self.scope.is_prelude || ty.is_none() && !self.may_act(a) && !self.may_act(b) => return false,
            _ => {
                let slot = self.new_slot();
                self.attempted(|c| c.operand_type(a));
                self.emit(Op::PlanAssigned(slot, Assigned::Braces));
                self.planned_item(slot, &Callee::Open, &[Arg::from(b.clone())], 0, false);
            }
        }
        true
    }

    /// The type of the number that a place holds: of a variable, or of an element of a container, as far as the declarations tell.
    fn number_assigned(&mut self, a: &Expr) -> Option<Builtin> {
        match unconst(&self.type_assigned(a)?).kind {
            TypeKind::Builtin(to) => Some(to),
            _ => None,
        }
    }

    /// The type of what a place holds: of a variable, or of an element of a container, as far as the declarations tell.
    fn type_assigned(&mut self, a: &Expr) -> Option<Type> {
        match (&a.kind, self.raw_type(a)) {
            (ExprKind::Index(of, _), None) => match self.raw_type(of)?.kind {
                TypeKind::Path(path) if matches!(&*path.last().name, "map" | "unordered_map") => super::callees::type_argument(&path, 1),
                TypeKind::Path(path) if matches!(&*path.last().name, "vector" | "array" | "deque") => {
                    super::callees::type_argument(&path, 0)
                }
                _ => None,
            },
            (ExprKind::Member { .. }, None) => self.member_type(a).filter(super::callees::is_text),
            (_, ty) => ty,
        }
    }

    /// Pushes what is assigned to a value of a map, a number or a list, converted before the place is found, which may make the
    /// value; whether it was.
    fn converted_for_value(&mut self, a: &Expr, b: &Expr) -> bool {
        let ExprKind::Index(map, _) = &a.kind else { return false };
        let Some(TypeKind::Path(path)) = self.raw_type(map).map(|ty| ty.kind) else { return false };
        if !matches!(&*path.last().name, "map" | "unordered_map") {
            return false;
        }
        let Some(class) = super::callees::type_argument(&path, 1).and_then(|ty| self.class_of_type(&ty)) else { return false };
        if !self.converts(class) || !self.assigns_itself(class) {
            return false;
        }
        match &b.kind {
            ExprKind::Braces(items) if !items.is_empty() => {
                self.emit(Op::Class(class));
                let count = self.braced(items, &Callee::Class(class));
                self.emit(Op::Construct(count, true));
            }
            _ if self.is_number(b) || self.class_made(b).is_some_and(|made| made != class && !self.derives(made, class, 0)) => {
                self.emit(Op::Class(class));
                self.value(b);
                self.emit(Op::Construct(Count::Fixed(1), false));
            }
            _ => return false,
        }
        true
    }

    /// Pushes a number that is assigned to an object, converted before the object is found where that may be seen; whether it was.
    fn converted_for_object(&mut self, a: &Expr, b: &Expr) -> bool {
        if !may_be_seen(a) || !self.may_act(a) || self.may_be_object(b) {
            return false;
        }
        let class = self.operand_class(a).filter(|class| self.converts(*class) && self.assigns_itself(*class));
        if let Some(class) = class {
            self.emit(Op::Class(class));
            self.value(b);
            self.emit(Op::Construct(Count::Fixed(1), false));
        }
        class.is_some()
    }

    /// Pushes what is assigned to the result of another assignment, or of an operator, or by an operator of the class, converted as a
    /// type that is found out tells; whether it was.
    fn assigned_as_planned(&mut self, op: Option<BinaryOp>, a: &Expr, b: &Expr) -> bool {
        let is_assigned = matches!(super::tree::bare(a).kind, ExprKind::Assign(..) | ExprKind::Step(..));
        let symbol = format!("{}=", op.map_or("", |op| op.symbol()));
        let is_planned = !is_deep(a, MAX_PLANNED) && self.program.has_operators && self.asides == 0 && !self.scope.is_prelude;
        let converts = is_planned && may_be_seen(a) && self.may_convert_itself(b) && self.may_convert_right(&[&symbol]);
        let by_operator = converts && (op.is_some() || self.operand_class(a).is_some_and(|class| !self.assigns_itself(class)));
        let is_meant = by_operator
            || is_planned
                && (is_assigned || op.is_some() && may_be_seen(a) && self.may_convert_right(&[&symbol]))
                && self.may_be_object(a)
                && !self.may_be_object(b);
        if is_meant {
            let plan = match op {
                _ if op.is_some() || by_operator => {
                    let slot = self.new_slot();
                    let (plan, jump) = self.plan_right(&[&symbol], a, b, slot);
                    // it comes first in any case
                    self.context().ops[jump] = Op::Store(slot);
                    plan
                }
                _ => {
                    let plan = self.new_slot();
                    self.attempted(|c| c.operand_type(a));
                    self.emit(Op::PlanAssigned(plan, Assigned::Braces));
                    plan
                }
            };
            self.value(b);
            self.emit(Op::PlannedItem(plan, 0));
        }
        is_meant
    }

    /// Whether all that a class assigns are objects of itself.
    fn assigns_itself(&mut self, class: u32) -> bool {
        let Some(super::super::program::MemberDef::Functions(set)) = self.program.classes[class as usize].members.get("operator=") else {
            return true;
        };
        let all = self.program.sets[*set as usize].1.clone();
        all.into_iter().all(|f| {
            let ty = self.program.functions[f as usize].ast.params.first().map(|p| p.ty.clone());
            ty.is_some_and(|ty| self.class_of_type(&ty) == Some(class))
        })
    }

    /// Whether a place is found by variables that a call may change, and by nothing that calls.
    fn is_found_by_variables(&mut self, e: &Expr) -> bool {
        !has_effect(e)
            && match &e.kind {
                ExprKind::Index(of, indices) if self.program.has_operators => {
                    self.raw_type(e).is_some() && !self.converts_as_index(of) && !indices.iter().any(|index| self.converts_as_index(index))
                }
                ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => self.raw_type(e).is_some(),
                ExprKind::Member { object, arrow: true, .. } => {
                    self.raw_type(object).is_some_and(|ty| matches!(ty.kind, TypeKind::Pointer(_)))
                }
                ExprKind::Member { object, .. } => self.is_found_by_variables(object),
                _ => false,
            }
    }

    /// Whether an index may be found by a conversion function or an operator of the program.
    fn converts_as_index(&mut self, e: &Expr) -> bool {
        match &super::tree::bare(e).kind {
            ExprKind::Index(of, indices) => self.converts_as_index(of) || indices.iter().any(|index| self.converts_as_index(index)),
            ExprKind::Binary(_, a, b) => self.converts_as_index(a) || self.converts_as_index(b),
            ExprKind::Unary(_, a) => self.converts_as_index(a),
            _ => self.may_convert_itself(e) || self.program.has_operators && self.is_object(e),
        }
    }

    /// The declared type of a variable, or of an element of an array or of what a pointer leads to.
    fn raw_type(&mut self, e: &Expr) -> Option<Type> {
        let of = match &e.kind {
            ExprKind::Path(path) => {
                let found = match path.simple().and_then(|name| self.local(name)) {
                    Some(local) => self.declared.get(local.declared? as usize)?.clone(),
                    None => match path.simple().and_then(|name| self.own_field(name)) {
                        Some(ty) => ty,
                        None => match self.entity(path)? {
                            (Entity::Global(id), n) if n == path.segments.len() => self.program.globals[id as usize].variable().ty.clone(),
                            _ => return None,
                        },
                    },
                };
                return Some(unconst(&found).clone());
            }
            ExprKind::Index(a, indices) if indices.len() == 1 => a,
            ExprKind::Unary(UnaryOp::Dereference, p) => p,
            _ => return None,
        };
        match self.raw_type(of)?.kind {
            TypeKind::Pointer(to) | TypeKind::Array(to, _) => Some(unconst(&to).clone()),
            _ => None,
        }
    }

    /// `-(a - b)` of integers, which is `b - a` to g++, but not where that is negated again; whether it is one.
    pub(super) fn negated(&mut self, e: &Expr) -> bool {
        if let ExprKind::Unary(UnaryOp::Minus, of) = &e.kind {
            self.operand_of(false, of);
            self.emit(Op::Unary(UnaryOp::Minus));
            return true;
        }
        let ExprKind::Binary(BinaryOp::Subtract, a, b) = &e.kind else {
            return false;
        };
        if !(self.may_act(a) && self.may_act(b) && self.is_integer(a) && self.is_integer(b)) {
            return false;
        }
        self.operand_of(false, b);
        self.operand_of(false, a);
        self.emit(Op::Reverse(Count::Fixed(2)));
        self.emit(Op::Binary(BinaryOp::Subtract));
        true
    }

    /// Whether an expression is an integer by what is declared.
    fn is_integer(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Int(..) | ExprKind::Char(_) | ExprKind::Bool(_) => true,
            ExprKind::Path(_) => self.raw_type(e).is_some_and(|ty| matches!(ty.kind, TypeKind::Builtin(Builtin::Integer(_)))),
            ExprKind::Binary(_, a, b) => self.is_integer(a) && self.is_integer(b),
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement, a) | ExprKind::Step(_, _, a) => self.is_integer(a),
            ExprKind::Cast(_, ty, _) => matches!(&ty.kind, TypeKind::Builtin(b) if is_integer(types::builtin(*b))),
            ExprKind::Call(callee, _) => self.declared_result(callee).is_some_and(|(ty, _)| is_integer(ty)),
            _ => false,
        }
    }

    /// Pushes the type of an expression that changes a variable: by the operator of its class, which may return anything.
    pub(super) fn type_of_change(&mut self, e: &Expr) {
        let known = self.operator_of_change(e);
        self.category_type(e);
        known.into_iter().for_each(|known| self.land(known));
    }

    /// The same where an operator of a class is meant, and goes on where not.
    pub(super) fn operator_of_change(&mut self, e: &Expr) -> Vec<usize> {
        let (ExprKind::Assign(_, a, _) | ExprKind::Step(_, _, a)) = &e.kind else {
            return Vec::new();
        };
        self.operator_of(a, e)
    }

    /// Pushes the type of an expression with the first operand `a`: what the operator of a class or a function returns.
    pub(super) fn type_by_operator(&mut self, a: &Expr, e: &Expr) {
        let known = self.operator_of(a, e);
        self.category_type(e);
        known.into_iter().for_each(|known| self.land(known));
    }

    fn operator_of(&mut self, a: &Expr, e: &Expr) -> Vec<usize> {
        let (name, operands) = operation(e).unwrap_or_default();
        let args: Vec<Arg> = operands.into_iter().skip(1).map(Arg::from).collect();
        self.attempted(|c| {
            c.operand_type(a);
            let mut site = c.sample_site(&[], &args, 0);
            site.wanted = Wanted::Type;
            site.is_member = matches!(a.kind, ExprKind::Binary(..)) && !super::tree::has_declval(e);
            c.emit(Op::MemberSample(name.into(), site));
        });
        let known = self.emit(Op::Known(0));
        self.free_operator_type(e).into_iter().chain([known]).collect()
    }

    /// Pushes the type of what an operator makes of its operands where a function of the program is meant, and goes on where not.
    pub(super) fn free_operator_type(&mut self, e: &Expr) -> Option<usize> {
        let (name, operands) = operation(e)?;
        let name = Name::from(name);
        let is_own = |set: &u32| self.program.sets[*set as usize].1.iter().any(|f| !self.program.functions[*f as usize].scope.is_prelude);
        if !self.program.of_namespaces.get(&name)?.iter().any(is_own) && &*name != "operator>>" {
            return None;
        }
        let args: Vec<Arg> = operands.into_iter().map(Arg::from).collect();
        self.operands += 1;
        self.attempted(|c| {
            let mut site = c.sample_site(&[], &args, 0);
            site.wanted = Wanted::Type;
            c.emit(Op::OperatorSample(name, site));
        });
        self.operands -= 1;
        Some(self.emit(Op::Known(0)))
    }
}

/// The name of the function that an operator may be, and its arguments.
pub(super) fn operation(e: &Expr) -> Option<(String, Vec<Expr>)> {
    Some(match &e.kind {
        ExprKind::Assign(op, a, b) => (format!("operator{}=", op.map_or("", |op| op.symbol())), vec![(**a).clone(), (**b).clone()]),
        ExprKind::Step(by, old, a) => {
            let mark = Expr { kind: ExprKind::Int(0, IntSuffix::default()), at: e.at };
            let operands = std::iter::once((**a).clone()).chain(old.then_some(mark));
            (format!("operator{}", if *by > 0 { "++" } else { "--" }), operands.collect())
        }
        ExprKind::Binary(op, a, b) => (format!("operator{}", op.symbol()), vec![(**a).clone(), (**b).clone()]),
        ExprKind::Unary(op, a) => (format!("operator{}", op.symbol()), vec![(**a).clone()]),
        _ => return None,
    })
}

fn is_integer(ty: super::super::value::TypeId) -> bool {
    !matches!(ty, Types::FLOAT | Types::DOUBLE | Types::LONG_DOUBLE | Types::VOID)
}
