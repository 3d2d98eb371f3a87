//! Operators that the program defines.

use super::super::ast::{At, BinaryOp, CastKind, Logical, Name};
use super::super::compiled::{FunctionCode, Pattern};
use super::super::types::Types;
use super::super::value::{ClassId, Fault, Integer, Outcome, Type, Value};
use super::Machine;
use super::binding::Call;
use super::category::As;
use super::fit::{ArgumentFit, object_fit, suits};
use super::settled::Answer;
use super::values::MOVED;
use std::cmp::Ordering;

/// Why a method does not take an operand, and where.
type Unfit = (Option<At>, Box<Fault>);

impl Machine<'_> {
    /// Whether the left operand of `&&` or `||` decides, which is the answer then. A constant of CuTe's stays as it is.
    #[inline]
    pub(super) fn left_decides(&mut self, op: Logical, may_be_own: bool) -> Outcome<bool> {
        let is_own = |v: &Value| matches!(v, Value::Object(_) | Value::Base(..) | Value::Element(..) | Value::Passed(..));
        if may_be_own && self.stack.last().is_some_and(is_own) && self.has_logical(op)? {
            return Ok(false);
        }
        if let Some(v @ (Value::Cute(_) | Value::Slot(_) | Value::Element(..))) = self.stack.last()
            && let v @ Value::Cute(_) = self.state.value(v)?
            && self.takes_library(logical_name(op), &[&v])
        {
            return Ok(false);
        }
        let holds = match self.stack.last() {
            Some(Value::Static(..) | Value::Void) => return Ok(false), // nothing stands before the first of a fold
            Some(Value::Int(_, x)) => *x != 0,
            _ => {
                let how = self.stack.last().map_or_else(As::default, |v| self.as_object(v));
                let v = self.stack.last().cloned().unwrap_or(Value::Void);
                if let Value::Static(..) = self.as_number(self.state.value(&v)?) {
                    return Ok(false);
                }
                self.truth_as(&v, how)?
            }
        };
        if let Some(top) = self.stack.last_mut() {
            *top = Value::Int(Integer::Bool, holds.into());
        }
        Ok(holds == (op == Logical::Or))
    }

    /// Whether the program has an operator for the object on top.
    fn has_logical(&mut self, op: Logical) -> Outcome<bool> {
        let name = Name::from(logical_name(op));
        if !self.program.sets.iter().any(|(set, _)| *set == name) {
            return Ok(false);
        }
        let v = match self.stack.last().cloned() {
            Some(Value::Passed(_, of)) => (*of).clone(),
            v => v.unwrap_or(Value::Void),
        };
        let method = self.state.object(&v)?.is_some_and(|(_, seen)| self.method_set(seen, &name).is_some());
        Ok(method || self.found_by_arguments(&name, std::slice::from_ref(&v))?.is_some())
    }

    /// What the program's own operator makes of the operands of `&&` or `||`, where it has one.
    fn logical_of_program(&mut self, op: Logical, a: &Value, b: &Value, temporaries: u64) -> Outcome<Option<Value>> {
        let is_own = |v: &Value| matches!(v, Value::Object(_) | Value::Base(..) | Value::Element(..) | Value::Enum(..));
        let values = [self.state.value(a)?, self.state.value(b)?];
        let name = Name::from(logical_name(op));
        if !is_own(a) && !is_own(&values[1]) && !self.takes_library(&name, &values.each_ref()) {
            return Ok(None);
        }
        if !self.is_function_meant(&name, a, (b.clone(), temporaries))? {
            self.passing.on_rvalue = temporaries & (1 | 1 << MOVED) != 0;
            self.passing.moved = temporaries >> MOVED >> 1;
            if let Some(answer) = self.user_method(a, &name, std::slice::from_ref(b))? {
                return Ok(Some(answer));
            }
        }
        let depth = self.frames.len();
        if !self.operator_function(&name, &[a.clone(), b.clone()], temporaries)? {
            return Ok(None);
        }
        self.run(depth)?;
        Ok(Some(self.pop()))
    }

    /// `a && b` or `a || b` of the two operands on top: a constant where both are.
    pub(super) fn logical_of_both(&mut self, op: Logical) -> Outcome<()> {
        let (mut b, mut a) = (self.pop(), self.pop());
        let how = [&a, &b].map(|v| self.as_object(v));
        let temporaries = super::values::rvalues_of(&mut [&mut a, &mut b]);
        if let Some(answer) = self.logical_of_program(op, &a, &b, temporaries)? {
            self.stack.push(answer);
            return Ok(());
        }
        let (a, b) = (self.state.value(&a)?, self.state.value(&b)?);
        let (a, b) = (self.as_number(a), self.as_number(b));
        if let Value::Void = a {
            self.stack.push(b);
            return Ok(());
        }
        let decides = |holds: bool| holds == (op == Logical::Or);
        let left = self.truth_as(&a, how[0])?;
        let is_fixed = |v: &Value| matches!(v, Value::Static(_, x, _) if decides(*x != 0));
        let answer = match (&a, &b) {
            (Value::Static(..), Value::Static(_, x, _)) => {
                Value::Static(Integer::Bool, (if decides(left) { left } else { *x != 0 }).into(), false)
            }
            // what decides at compile time stays a constant beside an integer
            (Value::Int(..), v) | (v, Value::Int(..)) if is_fixed(v) => Value::Static(Integer::Bool, (op == Logical::Or).into(), false),
            _ if decides(left) => Value::Int(Integer::Bool, left.into()),
            (_, b) => Value::Int(Integer::Bool, self.truth_as(b, how[1])?.into()),
        };
        self.stack.push(answer);
        Ok(())
    }

    /// What an object of a class derived from a constant is to operators of CuTe, any other value as it is.
    fn as_number(&mut self, v: Value) -> Value {
        match self.state.constant_of(&v) {
            Some(n) => n,
            None => self.as_type_value(v),
        }
    }

    /// Starts the call of the program's own operator for `a, b`; whether there is one.
    pub(super) fn comma_of_program(&mut self, a: &mut Value, b: &mut Value) -> Outcome<bool> {
        let name = Name::from("operator,");
        let temporaries = super::values::rvalues_of(&mut [&mut *a, &mut *b]) | super::values::temporaries_of(&[a, b]);
        let (a, b) = (&*a, &*b);
        if let Some((object, class)) = self.object_in_place(a)?
            && let Some((owner, set)) = self.method_set(class, &name)
            && !self.is_function_better(&name, (&object, a, b), (class, owner, set), temporaries)?
        {
            let args = vec![b.clone()];
            self.passing_of_operator(a, b, temporaries);
            let call = Call { this: &object, templates: &[], args: &args, temporaries: temporaries >> 1 };
            if self.best_fit(set, Some(owner), call)?.is_some() {
                self.passing_of_operator(a, b, temporaries);
                self.call_set(set, Some(owner), object, Vec::new(), args, temporaries >> 1)?;
                return Ok(true);
            }
        }
        let (x, y) = (self.state.value(a)?, self.state.value(b)?);
        let is_own = |v: &Value| matches!(v, Value::Object(_) | Value::Base(..) | Value::Enum(..)) || self.is_of_library(v);
        let may = !matches!(x, Value::Void) && !matches!(y, Value::Void) && (is_own(&x) || is_own(&y));
        Ok(may && self.operator_function(&name, &[a.clone(), b.clone()], temporaries)?)
    }

    /// Calls a method of an object of the program, run to its end; nothing if there is none.
    pub(super) fn user_method(&mut self, object: &Value, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        let Some((value, static_class)) = self.object_in_place(object)? else {
            return Ok(None);
        };
        match self.open_methods(static_class, name)? {
            Some((owner, set)) => {
                let held = super::values::is_held;
                self.note_constants(Some(object), args);
                let temporaries = args.iter().enumerate().take(64).filter(|(_, v)| !held(v)).fold(0u64, |mask, (i, _)| mask | 1 << i);
                let call = Call { this: &value, templates: &[], args, temporaries };
                // a zero is a number where it may be one, and a null pointer else
                let (passing, is_zero) = (self.passing, matches!(args, [Value::Int(_, 0)]));
                self.passing.no_literals |= u64::from(is_zero);
                let bound = match self.choose(set, Some(owner), call) {
                    Err(fault) if is_zero && fault.kind == super::FaultKind::IllFormed => {
                        (self.passing, self.failed_at) = (passing, None);
                        self.choose(set, Some(owner), call)?
                    }
                    bound => bound?,
                };
                if bound.function.is_default && name != "operator=" {
                    // member by member, as for a class without one
                    self.cut(bound.base);
                    return Ok(None);
                }
                let bound = self.overridden(bound, &value)?;
                let covariant = bound.covariant;
                let mut result = self.run_now(bound.function, bound.base, bound.class, value)?;
                if let Some(ty) = covariant {
                    result = self.cast(CastKind::Static, result, &Value::Type(ty))?;
                }
                if matches!(object, Value::Object(_)) && super::results::may_lead_to_memory(&result) {
                    self.expires_here(object.clone());
                }
                args.iter().for_each(|arg| self.keep_object(arg));
                Ok(Some(result))
            }
            None => Ok(None),
        }
    }

    /// The object that a method works on, in memory where it lies there, and the class that it is seen as.
    pub(super) fn object_in_place(&self, object: &Value) -> Outcome<Option<(Value, ClassId)>> {
        let place = self.state.place(object);
        if let Value::Memory(ty, _) = &place
            && let Type::Class(class) = self.state.types.get(self.state.types.strip(*ty))
        {
            let class = *class;
            return Ok(Some((place, class)));
        }
        Ok(self.state.object(&place)?.map(|(object, class)| (Value::Object(object), class)))
    }

    /// Starts the call of the operator that the program defines for two operands, some of them temporaries, by its name or by what
    /// C++20 makes of others; whether there is one.
    pub(super) fn operator(&mut self, op: BinaryOp, a: &Value, b: &Value, temporaries: u64) -> Outcome<bool> {
        let mut unfit = None;
        // those of a variant are declared for any
        if self.state.is_unevaluated
            && op.compares()
            && let (Value::Object(x), Value::Object(y)) = (self.state.value(a)?, self.state.value(b)?)
            && x.class == y.class
            && self.prelude_class(&x) == Some("variant")
        {
            self.stack.push(Value::Int(Integer::Bool, 1));
            return Ok(true);
        }
        if op != BinaryOp::ThreeWay
            && let Some(is_found) = self.best_operator(op, a, b, temporaries)?
        {
            return Ok(is_found);
        }
        if self.operator_as_written(op, (a, b), temporaries, &mut unfit)? || self.rewritten_comparison(op, a, b, temporaries)? {
            return Ok(true);
        }
        if op.compares() || op == BinaryOp::ThreeWay {
            // `0` is a null pointer too
            let is_object = |v: &Value| Ok::<_, Box<Fault>>(matches!(self.state.value(v)?, Value::Object(_)));
            match (a, b) {
                (_, Value::Int(_, 0)) if is_object(a)? => return self.operator(op, a, &Value::Null, temporaries),
                (Value::Int(_, 0), _) if is_object(b)? => return self.operator(op, &Value::Null, b, temporaries),
                _ => {}
            }
        }
        match unfit {
            // the numbers that objects convert to have operators of their own, where none of the program takes these
            Some((_, fault))
                if !fault.message.contains("ambiguous") && !fault.message.contains("deleted") && self.converts_any([a, b])? =>
            {
                Ok(false)
            }
            Some((at, fault)) => {
                self.failed_at = at;
                Err(fault)
            }
            None => Ok(false),
        }
    }

    /// Whether an operand is an object that converts to something.
    fn converts_any(&mut self, operands: [&Value; 2]) -> Outcome<bool> {
        let mut any = false;
        for v in operands {
            any |= matches!(self.state.value(v)?, Value::Object(o) if !self.conversions_of(o.class).is_empty());
        }
        Ok(any)
    }

    /// A comparison that `==` or `<=>` decides, also with its operands exchanged; whether one does.
    fn rewritten_comparison(&mut self, op: BinaryOp, a: &Value, b: &Value, temporaries: u64) -> Outcome<bool> {
        let exchanged = super::binary_operators::exchanged(temporaries);
        let values = (self.state.value(a)?, self.state.value(b)?);
        let same_type = self.state.type_of(&values.0) == self.state.type_of(&values.1);
        let (depth, failed_at) = (self.frames.len(), self.failed_at);
        let answer = match op {
            BinaryOp::Unequal => {
                if !self.operator(BinaryOp::Equal, a, b, temporaries)? {
                    return Ok(false);
                }
                self.run(depth)?;
                let equal = self.pop();
                !self.truth(&equal)?
            }
            BinaryOp::Equal if !same_type => return self.operator_exchanged(op, (b, a), exchanged),
            BinaryOp::ThreeWay if !same_type => {
                if !self.operator_exchanged(op, (b, a), exchanged)? {
                    self.failed_at = failed_at;
                    return Ok(false);
                }
                self.run(depth)?;
                let order = self.pop();
                return self.binary(op, Value::Int(Integer::Int, 0), order).map(|()| true);
            }
            BinaryOp::Less | BinaryOp::LessEqual | BinaryOp::Greater | BinaryOp::GreaterEqual => {
                let zero = Value::Int(Integer::Int, 0);
                if self.operator_as_written(BinaryOp::ThreeWay, (a, b), temporaries, &mut None)? {
                    self.run(depth)?;
                    let order = self.pop();
                    self.holds_between(op, &order, &zero)?
                } else if !same_type && self.operator_exchanged(BinaryOp::ThreeWay, (b, a), exchanged)? {
                    self.run(depth)?;
                    let order = self.pop();
                    self.holds_between(op, &zero, &order)?
                } else {
                    self.failed_at = failed_at;
                    return Ok(false);
                }
            }
            _ => return Ok(false),
        };
        self.stack.push(Value::Int(Integer::Bool, i64::from(answer)));
        Ok(true)
    }

    /// Starts the call of the operator for exchanged operands: g++ converts the second one before it evaluates the first one.
    fn operator_exchanged(&mut self, op: BinaryOp, (b, a): (&Value, &Value), temporaries: u64) -> Outcome<bool> {
        let written = self.state.out.len();
        let is_found = self.operator_as_written(op, (b, a), temporaries, &mut None)?;
        if is_found && temporaries & 1 != 0 && Self::is_converted(a) {
            self.in_turn(written, written)?;
        }
        Ok(is_found)
    }

    /// Starts the call of the operator of a name; what the method of it refuses is kept in `unfit`.
    pub(super) fn operator_as_written(
        &mut self,
        op: BinaryOp,
        (a, b): (&Value, &Value),
        temporaries: u64,
        unfit: &mut Option<Unfit>,
    ) -> Outcome<bool> {
        let name = Name::from(format!("operator{}", op.symbol()));
        if let Some(answer) = self.compared_tuples(op, a, b)? {
            self.stack.push(Value::Int(Integer::Bool, i64::from(answer)));
            return Ok(true);
        }
        let (x, y) = (self.state.value(a)?, self.state.value(b)?);
        // what is defaulted takes what converts to its class
        if let (Value::Object(p), other) | (other, Value::Object(p)) = (&x, &y)
            && !matches!(other, Value::Object(_))
            && (self.is_defaulted(p.class, "operator<=>") || op == BinaryOp::Equal && self.is_defaulted(p.class, "operator=="))
            && !self.is_written(p.class, &name)
        {
            if !self.own_namespaces(&name).is_empty() && self.operator_function(&name, &[a.clone(), b.clone()], temporaries)? {
                return Ok(true);
            }
            let ty = self.state.types.intern(Type::Class(p.class));
            let is_first = std::ptr::eq(other, &y);
            match self.converted(other.clone(), ty, false) {
                Ok(other) => {
                    let (a, b) = if is_first { (a.clone(), other) } else { (other, b.clone()) };
                    return self.binary(op, a, b).map(|()| true);
                }
                Err(fault) if is_first => return Err(fault),
                Err(_) => self.failed_at = None,
            }
        }
        if let (Value::Object(p), Value::Object(q)) = (&x, &y)
            && let Some(answer) = self.defaulted_comparison(op, p, q)?
        {
            self.stack.push(Value::Int(Integer::Bool, i64::from(answer)));
            return Ok(true);
        }
        if let Some((object, static_class)) = self.object_in_place(a)?
            && let Some((owner, set)) = self.open_methods(static_class, &name)?
            && !self.is_function_better(&name, (&object, a, b), (static_class, owner, set), temporaries)?
        {
            self.passing_of_operator(a, b, temporaries);
            let depth = self.frames.len();
            match self.call_set(set, Some(owner), object, Vec::new(), vec![b.clone()], temporaries >> 1) {
                Ok(()) => {
                    self.owns_operands(depth, temporaries >> 1 & !(1 << (MOVED - 1)));
                    return Ok(true);
                }
                // a function beside the class may take what no method does
                Err(fault) if fault.kind == super::FaultKind::IllFormed => *unfit = Some((self.failed_at.take(), fault)),
                Err(fault) => return Err(fault),
            }
        }
        self.operator_function(&name, &[a.clone(), b.clone()], temporaries)
    }

    /// What an operator that is a method is told of its operands.
    pub(super) fn passing_of_operator(&mut self, a: &Value, b: &Value, temporaries: u64) {
        self.passing = super::Passing::default();
        self.note_constants(Some(a), std::slice::from_ref(b));
        self.passing.on_rvalue |= temporaries & (1 | 1 << MOVED) != 0;
        self.passing.moved = temporaries >> MOVED >> 1;
    }

    /// Whether an operator of the program takes what lies below the type of the right operand of `&&` or `||`, and that; nothing where
    /// the type is not known.
    pub(super) fn takes_both(&mut self, op: Logical) -> Outcome<Option<bool>> {
        let of = self.pop();
        let left = match self.stack.last().cloned() {
            Some(Value::Passed(_, of)) => (*of).clone(),
            v => v.unwrap_or(Value::Void),
        };
        let Value::Type(ty) = of else { return Ok(None) };
        let name = Name::from(logical_name(op));
        let is_temporary = !matches!(self.state.types.get(ty), Type::Reference(_));
        let bare = self.decayed_type(ty);
        let operands = [left.clone(), self.sample_of(bare)?];
        let values = [self.state.value(&operands[0])?, self.state.value(&operands[1])?];
        let is_own = |v: &Value| matches!(v, Value::Object(_) | Value::Enum(..));
        if !values.iter().any(|v| is_own(v) || matches!(v, Value::Cute(_))) {
            return Ok(Some(false));
        }
        if let Some((object, class)) = self.object_in_place(&left)?
            && let Some((owner, set)) = self.open_methods(class, &name)?
        {
            self.passing = super::Passing { on_rvalue: true, ..super::Passing::default() };
            let call = Call { this: &object, templates: &[], args: &operands[1..], temporaries: is_temporary.into() };
            let found = self.best_fit(set, Some(owner), call)?;
            self.passing = super::Passing::default();
            if found.is_some() {
                return Ok(Some(true));
            }
        }
        let near = self.associated(&values)?;
        match self.operator_set(&name, &values, &near, (false, false))? {
            Some(set) => Ok(Some(self.takes_operands(set, &operands, u64::from(is_temporary) << 1)?)),
            None => Ok(Some(false)),
        }
    }

    /// The same of what an object is the left operand of, by its name.
    pub(super) fn is_function_meant(&mut self, name: &Name, place: &Value, (v, temporaries): (Value, u64)) -> Outcome<bool> {
        let Some((object, class)) = self.object_in_place(place)? else { return Ok(false) };
        let Some((owner, set)) = self.open_methods(class, name)? else { return Ok(false) };
        let is_better = self.is_function_better(name, (&object, place, &v), (class, owner, set), temporaries);
        self.passing = super::Passing::default();
        is_better
    }

    /// Whether an operator of the program that is no method fits operands better than those that are.
    fn is_function_better(
        &mut self,
        name: &Name,
        (object, a, b): (&Value, &Value, &Value),
        (class, owner, set): (ClassId, ClassId, u32),
        temporaries: u64,
    ) -> Outcome<bool> {
        if self.own_namespaces(name).is_empty() {
            return Ok(false);
        }
        let values = [self.state.value(a)?, self.state.value(b)?];
        let question = self.question(name, [a, b], &values, temporaries);
        if let Some(Answer::IsFunction(is_better)) = self.settled_answer(question.as_ref()) {
            return Ok(is_better);
        }
        let is_better = self.compares_better(name, (object, a, b), (class, owner, set), (&values, temporaries))?;
        self.settle(question, Answer::IsFunction(is_better));
        Ok(is_better)
    }

    /// The same, of what no answer is kept for.
    fn compares_better(
        &mut self,
        name: &Name,
        (object, a, b): (&Value, &Value, &Value),
        (class, owner, set): (ClassId, ClassId, u32),
        (values, temporaries): (&[Value; 2], u64),
    ) -> Outcome<bool> {
        let operands = [a.clone(), b.clone()];
        let near = self.associated(values)?;
        let Some(functions) = self.operator_set(name, values, &near, (false, false))? else { return Ok(false) };
        self.passing_of_operator(a, b, temporaries);
        let call = Call { this: object, templates: &[], args: &operands[1..], temporaries: temporaries >> 1 };
        // a method that changes its object takes none that is `const`
        let mut method = self.best_fit(set, Some(owner), call)?.filter(|(fit, _)| fit.takes_object());
        if let Some((fit, _)) = method.as_mut().filter(|_| class != owner) {
            fit.of_base(self.steps_to_base(class, owner), owner);
        }
        self.passing = super::Passing::default();
        self.note_constants(None, &operands);
        self.passing.moved = temporaries >> MOVED;
        let call = Call { this: &Value::Void, templates: &[], args: &operands, temporaries };
        let function = self.best_fit(functions, None, call)?;
        Ok(match (function, method) {
            (Some((function, (code, _))), Some((method, (of, _)))) => match function.compared_to_method(&method) {
                Ordering::Equal if function.is_template && method.is_template => {
                    let code = FunctionCode { params: code.params.get(1..).unwrap_or_default().to_vec(), ..(*code).clone() };
                    self.more_special(&code, &of, None, 1)? == Some(Ordering::Greater)
                }
                order => order == Ordering::Greater,
            },
            (function, _) => function.is_some(),
        })
    }

    /// The same of an operator on one value.
    pub(super) fn is_function_on_one(&mut self, name: &Name, place: &Value, temporaries: u64) -> Outcome<bool> {
        if self.own_namespaces(name).is_empty() {
            return Ok(false);
        }
        let Some((object, class)) = self.object_in_place(place)? else { return Ok(false) };
        let Some((owner, set)) = self.open_methods(class, name)? else { return Ok(false) };
        let passing = self.passing;
        let (operands, values) = ([place.clone()], [self.state.value(place)?]);
        let near = self.associated(&values)?;
        let Some(functions) = self.operator_set(name, &values, &near, (false, false))? else { return Ok(false) };
        self.note_constants(Some(place), &[]);
        let call = Call { this: &object, templates: &[], args: &[], temporaries: 0 };
        let mut method = self.best_fit(set, Some(owner), call)?.filter(|(fit, _)| fit.takes_object());
        if let Some((fit, _)) = method.as_mut().filter(|_| class != owner) {
            fit.of_base(self.steps_to_base(class, owner), owner);
        }
        self.passing = super::Passing::default();
        self.note_constants(None, &operands);
        self.passing.moved = temporaries >> MOVED;
        let call = Call { this: &Value::Void, templates: &[], args: &operands, temporaries };
        let function = self.best_fit(functions, None, call)?;
        self.passing = passing;
        Ok(match (function, method) {
            (Some((function, _)), Some((method, _))) => function.compared_to_method(&method) == Ordering::Greater,
            (function, _) => function.is_some(),
        })
    }

    /// Notes of the operator that was started at a depth which of its arguments are temporaries: others hold them until it runs.
    pub(super) fn owns_operands(&mut self, depth: usize, temporaries: u64) {
        if self.any_destructors
            && let Some(frame) = self.frames.get_mut(depth)
        {
            frame.owned |= temporaries & ((1 << MOVED) - 1);
        }
    }

    /// Notes which operands are references to constants.
    pub(super) fn note_constants(&mut self, object: Option<&Value>, args: &[Value]) {
        let is_constant = object.is_some_and(|of| self.is_const_object(of));
        self.passing.on_const |= is_constant;
        self.passing.on_constant |= is_constant;
        for (i, arg) in args.iter().enumerate().take(64) {
            self.passing.consts |= u64::from(self.is_const_object(arg)) << i;
        }
    }

    pub(super) fn holds_between(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Outcome<bool> {
        let depth = self.frames.len();
        self.binary(op, a.clone(), b.clone())?;
        self.run(depth)?;
        let v = self.pop();
        self.truth(&v)
    }

    /// Whether a class has an operator of the name by `= default`, as a member or as a friend.
    pub(super) fn is_defaulted(&self, class: ClassId, name: &str) -> bool {
        self.defaulted(class, name).is_some()
    }

    /// The operator of the name that a class has by `= default`.
    pub(super) fn defaulted(&self, class: ClassId, name: &str) -> Option<u32> {
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        let member = def.members.get(name);
        let set = match member {
            Some(super::super::program::MemberDef::Functions(set)) => Some(*set),
            _ => match self.program.find(&def.scope.namespace, &[Name::from(name)]) {
                Some(super::super::program::Entity::Functions(set)) => Some(set),
                _ => None,
            },
        };
        let of_class = |f: &u32| {
            let f = &self.program.functions[*f as usize];
            matches!(f.ast.body, Some(super::super::ast::Body::Default)) && f.scope.class == Some(self.instances[class.0 as usize].def)
        };
        self.program.sets[set? as usize].1.iter().copied().find(of_class)
    }

    /// Whether a class has a method of the name that is not defaulted.
    fn is_written(&self, class: ClassId, name: &str) -> bool {
        self.method_set(class, name).is_some_and(|(_, set)| {
            let is_default = |f: &u32| matches!(self.program.functions[*f as usize].ast.body, Some(super::super::ast::Body::Default));
            !self.program.sets[set as usize].1.iter().all(is_default)
        })
    }

    /// A class and all of its bases.
    pub(super) fn with_bases(&self, class: ClassId) -> Vec<ClassId> {
        let mut all = vec![class];
        let mut at = 0;
        while let Some(class) = all.get(at) {
            all.extend(self.instances[class.0 as usize].bases.iter().copied());
            at += 1;
        }
        all
    }

    /// The conversion function of a class that is not `explicit` and fits an object of it best, the first of several: for the operators
    /// of the language one that makes no object.
    pub(super) fn implicit_conversion(&mut self, class: ClassId, how: As) -> Option<(ClassId, u32)> {
        let mut best: Option<((ClassId, u32), u8, ArgumentFit)> = None;
        let all = self.conversions_of(class);
        let several = all.len() > 1;
        for (owner, id) in all {
            let code = self.function_code(id);
            if self.program.functions[id as usize].ast.flags.is_explicit || !suits(&code, &how.passing()) {
                continue;
            }
            let fit = object_fit(&code, &how.passing());
            let number = if several { self.number_made(&code, owner) } else { 0 };
            if best.as_ref().is_none_or(|(_, of_best, best)| number.cmp(of_best).then(fit.compared(best)).is_gt()) {
                best = Some(((owner, id), number, fit));
            }
        }
        best.map(|(found, ..)| found)
    }

    /// Whether a conversion function makes what the operators of the language take: 2 where they take it as it is, 1 where it is
    /// promoted.
    fn number_made(&mut self, code: &FunctionCode, owner: ClassId) -> u8 {
        if let Some(known) = self.numbers_made.get(&(code.id, owner)) {
            return *known;
        }
        let made = self.number_made_anew(code, owner);
        self.numbers_made.insert((code.id, owner), made);
        made
    }

    fn number_made_anew(&mut self, code: &FunctionCode, owner: ClassId) -> u8 {
        let Ok(Some(ty)) = self.made_by_conversion(code, owner, &Value::Void) else {
            self.failed_at = None;
            return 0;
        };
        match self.state.types.get(self.state.types.strip(ty)) {
            Type::Int(kind) if super::super::arith::promoted(*kind) != *kind => 1,
            Type::Enum(_, false, _) | Type::Pointer(..) | Type::Element(_) | Type::Null => 1,
            Type::Int(_) | Type::Float(_) => 2,
            _ => 0,
        }
    }

    /// What the first conversion function of an object makes of it, where it has one.
    pub(super) fn converted_by_itself(&mut self, v: &Value, how: As) -> Outcome<Option<Value>> {
        let Value::Object(object) = v else {
            return Ok(None);
        };
        match self.implicit_conversion(object.class, how) {
            Some(chosen) => self.made_by_function(chosen, v, how).map(Some),
            None => Ok(None),
        }
    }

    /// What a conversion function makes of an object.
    pub(super) fn made_by_function(&mut self, (class, id): (ClassId, u32), v: &Value, how: As) -> Outcome<Value> {
        let single = self.program.sets.len() as u32;
        self.program.sets.push(("operator T".into(), vec![id]));
        self.passing = how.passing();
        let result = self.call_set_now(single, Some(class), v.clone(), &[], &[]);
        self.program.forget_set(single);
        result
    }

    /// What is on top as an operand of an operator: the number that an object converts to where no operator of the program takes it.
    pub(super) fn tested_for(&mut self, op: BinaryOp, v: Value) -> Outcome<Value> {
        let told = if let Value::Passed(_, of) = &v { self.state.value(of)? } else { self.state.value(&v)? };
        if self.is_number_for(op, &told)? { self.tested(v, false) } else { Ok(v) }
    }

    /// Whether an operand is an object of the program that converts, and no operator of the program takes one of its class.
    pub(super) fn is_number_for(&mut self, op: BinaryOp, v: &Value) -> Outcome<bool> {
        let Value::Object(o) = v else { return Ok(false) };
        if self.is_class_of_library(o.class) || self.conversions_of(o.class).is_empty() {
            return Ok(false);
        }
        let key = (o.class, op, self.program.functions.len());
        if let Some(known) = self.numbers_for.get(&key) {
            return Ok(*known);
        }
        let symbols = [op.symbol(), "==", "<=>"];
        let symbols = &symbols[..if op.compares() { 3 } else { 1 }];
        let is_one = |f: &super::super::program::FunctionDef| {
            let operands = if f.scope.class.is_none() || f.ast.flags.is_friend { 2 } else { 1 };
            let is_operator = f.ast.name.strip_prefix("operator").is_some_and(|symbol| symbols.contains(&symbol));
            !f.scope.is_prelude && f.ast.params.len() == operands && is_operator
        };
        let all: Vec<u32> = (0..self.program.functions.len() as u32).filter(|f| is_one(&self.program.functions[*f as usize])).collect();
        let is_binary = |set: u32| self.program.sets[set as usize].1.iter().any(|f| all.contains(f));
        let has_method =
            symbols.iter().any(|symbol| self.method_set(o.class, &format!("operator{symbol}")).is_some_and(|(_, set)| is_binary(set)));
        let mut is_number = !has_method;
        for f in all {
            let code = self.function_code(f);
            for param in &code.params {
                is_number = is_number && !self.takes_object(&param.pattern, v, code.slots)?;
            }
        }
        self.numbers_for.insert(key, is_number);
        Ok(is_number)
    }

    /// Whether a parameter that is no number may take an object.
    fn takes_object(&mut self, pattern: &Pattern, v: &Value, slots: usize) -> Outcome<bool> {
        let pattern = super::patterns::inner(pattern);
        let Pattern::Concrete(ty) = pattern else { return Ok(true) };
        let ty = self.eval_alone(ty, None, Value::Void).and_then(|ty| self.type_id(&ty));
        let Ok(ty) = ty else {
            self.failed_at = None;
            return Ok(true);
        };
        let is_number = matches!(self.state.types.get(self.state.types.strip(ty)), Type::Int(_) | Type::Float(_));
        Ok(!is_number && self.fit(pattern, v, slots, None)?.is_some())
    }

    /// Whether an object that is tested is true, or the number that it converts to; anything else as it is.
    pub(super) fn tested(&mut self, v: Value, is_truth: bool) -> Outcome<Value> {
        let how = self.as_object(&v);
        let v = if let Value::Passed(_, of) = v { (*of).clone() } else { v };
        let object = self.state.value(&v)?;
        if !matches!(object, Value::Object(_)) {
            return Ok(v);
        }
        self.keep_object(&v);
        if is_truth {
            self.converts = how;
            return self.converted(object, Types::BOOL, true);
        }
        Ok(self.converted_by_itself(&object, how)?.unwrap_or(v))
    }

    /// `a op b` where an object converts to what has the operator.
    pub(super) fn operator_after_conversion(&mut self, op: BinaryOp, (a, b): (&Value, &Value), how: [As; 2]) -> Outcome<Option<Value>> {
        let mut changed = false;
        let mut number = |machine: &mut Self, v: &Value, how: As| -> Outcome<Value> {
            if let Some(converted) = machine.converted_by_itself(v, how)? {
                // the operators of the library are templates, which convert nothing
                changed |= !op.compares() || !matches!(converted, Value::Text(_) | Value::Array(_)) || machine.held_container(v)?.is_some();
                return Ok(converted);
            }
            if let Value::Object(o) = v
                && let Some(n) = machine.state.types.constant_of(o.class)
            {
                changed = true;
                return Ok(n);
            }
            Ok(v.clone())
        };
        let (x, y) = (number(self, a, how[0])?, number(self, b, how[1])?);
        if !changed {
            return Ok(None);
        }
        let (x, y) = (self.state.value(&x)?, self.state.value(&y)?);
        super::super::stream::binary(&mut self.state, op, &x, &y).map(Some)
    }
}

/// The name of the operator that a program defines for `&&` or `||`.
fn logical_name(op: Logical) -> &'static str {
    match op {
        Logical::And => "operator&&",
        Logical::Or => "operator||",
    }
}
