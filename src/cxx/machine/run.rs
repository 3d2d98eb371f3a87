//! The loop of the machine: one operation after another.

use super::super::ast::{BinaryOp, Name};
use super::super::budget::too_many_steps;
use super::super::code::{Code, Op};
use super::super::convert;
use super::super::program::Taken;
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Closure, Fault, FaultKind, Floating, Integer, Outcome, Passed, Type, Value};
use super::super::{arith, stream};
use super::category::As;
use super::{MAX_FRAMES, MAX_VALUES, Machine};
use crate::algebra::tensor::Space;
use std::cell::RefCell;
use std::rc::Rc;

/// The steps that an operator counts beside its own, where its operands are not plain variables of numbers.
const SLOW: u64 = 4;
/// After how many steps it is looked whether what runs is to end.
const STEPS_UNSEEN: u64 = 256;
/// What a step may take of memory where nobody counts it.
const BYTES_OF_STEP: u64 = 32;

impl Machine<'_> {
    /// Runs until as many frames are left as there were.
    pub(super) fn run(&mut self, until: usize) -> Outcome<()> {
        while self.frames.len() > until {
            let last = self.frames.len() - 1;
            let code = self.frames[last].code.clone();
            if let Err((at, fault)) = self.run_frame(&code, last) {
                if let FaultKind::Thrown(class) = fault.kind {
                    if self.failed_at.is_none() {
                        self.failed_at = self.seen_at(&code, at);
                    }
                    if self.caught_here(class, &fault, until)? {
                        continue;
                    }
                }
                // a requires expression probes whether this is well-formed, and catches the fault
                let watching = self.probes.iter().rposition(|probe| probe.block.is_none());
                if let Some(watching) = watching
                    && let super::Probe { frame, to, height, is_attempt, .. } = self.probes[watching]
                    && frame >= until
                    && frame < self.frames.len()
                    && (!fault.is_missing() || is_attempt)
                    && (matches!(fault.kind, FaultKind::IllFormed | FaultKind::Unsupported | FaultKind::StaticAssert)
                        || (is_attempt && !matches!(fault.kind, FaultKind::Limit | FaultKind::Exit(_))))
                {
                    self.probes.truncate(watching);
                    while self.frames.len() > frame + 1 {
                        if let Some(frame) = self.frames.pop()
                            && frame.owns
                        {
                            self.cut(frame.base);
                        }
                    }
                    self.failed_at = None;
                    self.stack.truncate(height);
                    self.stack.push(if is_attempt { Value::Void } else { Value::Int(Integer::Bool, 0) });
                    self.frames[frame].at = to;
                    continue;
                }
                if self.goes_on_declared(until, &fault)? {
                    continue;
                }
                if self.failed_at.is_none() {
                    self.failed_at = self.seen_at(&code, at);
                }
                return Err(fault);
            }
            if std::mem::take(&mut self.state.is_at_barrier) && self.kernel_depth == Some(until) {
                self.state.is_at_barrier = true;
                break;
            }
        }
        Ok(())
    }

    /// Whether it was only asked whether a call is valid that ends so: then the function returns what it declares.
    #[cold]
    fn goes_on_declared(&mut self, until: usize, fault: &Fault) -> Outcome<bool> {
        let watches = |probe: &super::Probe| probe.block.is_none() && !probe.is_attempt && probe.frame + 1 == until;
        if !self.state.is_unevaluated
            || self.frames.len() < until + 2
            || !matches!(fault.kind, FaultKind::Runtime | FaultKind::Thrown(_))
            || !self.probes.iter().any(watches)
        {
            return Ok(false);
        }
        let height = self.frames[until + 1].stack;
        self.unwind(until + 2, height)?;
        let frame = &self.frames[until + 1];
        // but not where that has failed itself
        let Some(function) = frame.function.clone().filter(|f| Rc::ptr_eq(&f.code, &frame.code)) else {
            return Ok(false);
        };
        let code = self.declared_alone(&function, frame.base, frame.class, frame.this.clone())?;
        self.frames[until + 1].code = code;
        self.frames[until + 1].at = 0;
        self.stack.truncate(height);
        (self.failed_at, self.is_caught, self.thrown, self.thrown_to) = (None, false, None, None);
        Ok(true)
    }

    /// Runs the last frame until it calls or returns.
    fn run_frame(&mut self, code: &Rc<Code>, last: usize) -> Result<(), (usize, Box<Fault>)> {
        let base = self.frames[last].base;
        let mut at = self.frames[last].at;
        loop {
            self.counted().map_err(|f| (at, f))?;
            let op = code.ops.get(at).ok_or_else(|| (at, Fault::runtime("the code ends without a return")))?;
            at += 1;
            match op {
                Op::Push(v) => self.stack.push(v.clone()),
                Op::Load(slot) => self.load_local(base + slot).map_err(|f| (at - 1, f))?,
                Op::Local(slot) => self.stack.push(self.reference(base + slot)),
                Op::LocalReference(slot) => self.stack.push(match self.state.slots.get((base + slot) as usize) {
                    Some(v @ Value::Function(_)) => v.clone(),
                    _ => self.reference(base + slot),
                }),
                Op::StaticReference(slot) => self.stack.push(match self.state.slots.get((base + slot) as usize) {
                    Some(Value::Global(at)) if let Some(v @ Value::Function(_)) = self.state.globals.get(*at as usize) => v.clone(),
                    _ => self.reference(base + slot),
                }),
                Op::Store(slot) => {
                    let v = self.pop();
                    self.state.slots[(base + slot) as usize] = v;
                }
                Op::LoadBinary(slot, second, op) => match self.of_slot(base + slot, base, *second, *op) {
                    Some(v) => {
                        self.stack.push(v);
                        self.steps += 2;
                        at += 2;
                    }
                    None => self.load_local(base + slot).map_err(|f| (at - 1, f))?,
                },
                Op::LoadTest(slot, second, op, to) => match self.of_slot(base + slot, base, *second, *op) {
                    Some(Value::Int(_, truth)) => {
                        self.steps += 3;
                        at = if truth == 0 { *to as usize } else { at + 3 };
                    }
                    _ => self.load_local(base + slot).map_err(|f| (at - 1, f))?,
                },
                Op::WithBinary(second, op) => {
                    if self.with_top(base, *second, *op) {
                        self.steps += 1;
                        at += 1;
                    } else {
                        self.push_second(base, *second).map_err(|f| (at - 1, f))?;
                    }
                }
                Op::LocalAssign(slot, op) => {
                    if self.number_assigned(base + slot, *op) {
                        self.steps += 2;
                        at += 2;
                        self.statement_ended(last, code, at - 1).map_err(|f| (at - 1, f))?;
                    } else {
                        self.stack.push(self.reference(base + slot));
                    }
                }
                Op::Bump(slot, by, old) => {
                    if self.bumped(base + slot, *by) {
                        if let Some(Op::Jump(to)) = code.ops.get(at) {
                            self.steps += 1;
                            at = *to as usize;
                        }
                    } else {
                        let place = self.reference(base + slot);
                        self.step(&place, *by, *old).map_err(|f| (at - 1, f))?;
                        self.stack.pop();
                        self.statement_ended(last, code, at - 1).map_err(|f| (at - 1, f))?;
                    }
                }
                Op::Jump(to) => at = *to as usize,
                Op::JumpUnless(to) | Op::JumpIf(to) => {
                    if self.popped_truth().map_err(|f| (at - 1, f))? == matches!(op, Op::JumpIf(_)) {
                        at = *to as usize;
                    }
                }
                op @ (Op::Left(by, to) | Op::LeftBeside(by, to)) => {
                    let taken = match op {
                        Op::LeftBeside(..) => self.takes_both(*by).map_err(|f| (at - 1, f))?,
                        _ => None,
                    };
                    if taken != Some(true) && self.left_decides(*by, taken.is_none()).map_err(|f| (at - 1, f))? {
                        at = *to as usize;
                    }
                }
                Op::Right(op) => self.logical_of_both(*op).map_err(|f| (at - 1, f))?,
                Op::JumpUnlessKeep(to) => {
                    if self.keeps_false().map_err(|f| (at - 1, f))? {
                        at = *to as usize;
                    }
                }
                Op::Pop => {
                    self.stack.pop();
                    self.statement_ended(last, code, at - 1).map_err(|f| (at - 1, f))?;
                }
                Op::Binary(op) => {
                    if self.binary_of_numbers(*op) {
                        continue;
                    }
                    let b = self.pop();
                    let a = self.pop();
                    self.frames[last].at = at;
                    let late = self.right_is_late.take().filter(|(operator, _)| *operator == (last + 1, at - 1) && Self::is_converted(&b));
                    let written = self.state.out.len();
                    self.binary(*op, a, b).map_err(|f| (at - 1, f))?;
                    if let Some((_, before)) = late
                        && self.frames.len() - 1 != last
                    {
                        self.in_turn(before, written).map_err(|f| (at - 1, f))?;
                    }
                    if self.frames.len() - 1 != last {
                        return Ok(());
                    }
                }
                Op::Seen => {
                    let place = self.stack.last().cloned().unwrap_or(Value::Void);
                    let seen = self.number_at(&place).map_err(|f| (at - 1, f))?;
                    self.stack.push(seen);
                }
                Op::Settle(is_last, is_place) => self.settled(*is_last, *is_place).map_err(|f| (at - 1, f))?,
                Op::Reread(slot) => self.reread(base + slot).map_err(|f| (at - 1, f))?,
                // what is looked at here is no operation of the program
                Op::Decided { slot, is_kept, left, right } => {
                    self.steps -= 1;
                    if let Some(swaps) = self.decided(base + slot, *is_kept) {
                        at = if swaps { *right } else { *left } as usize;
                    }
                }
                Op::Coordinates(slots, to) => {
                    self.steps -= 1;
                    if slots.iter().all(|slot| self.is_of_cute(base + slot)) {
                        at = *to as usize;
                    }
                }
                Op::Swaps(slot, to) => {
                    self.steps -= 1;
                    if matches!(self.state.slots[(base + slot) as usize], Value::Int(_, 1)) {
                        at = *to as usize;
                    }
                }
                Op::Value | Op::ObjectOperand if self.stack.last().is_some_and(|v| !State::is_place(v)) => {}
                Op::Ended if self.has_ended_all() => {}
                Op::Return(by_reference) => return self.returned(*by_reference).map_err(|f| (at - 1, f)),
                Op::ReturnVoid => {
                    self.stack.push(Value::Void);
                    return self.returned(true).map_err(|f| (at - 1, f));
                }
                Op::Clear(from, to) => self.cleared(base + from, base + to, code, at - 1).map_err(|f| (at - 1, f))?,
                other => {
                    self.frames[last].at = at;
                    self.operation(other, last, base).map_err(|f| (at - 1, f))?;
                    self.within_memory().map_err(|f| (at - 1, f))?;
                    if self.frames.len() - 1 != last || self.state.is_at_barrier {
                        return Ok(());
                    }
                    at = self.frames[last].at;
                }
            }
        }
    }

    /// Counts a step, of which there are only so many.
    #[inline]
    fn counted(&mut self) -> Outcome<()> {
        self.steps += 1;
        if self.steps > self.look_at { self.looked_at() } else { Ok(()) }
    }

    /// Sees now and then whether what runs is to end.
    #[cold]
    fn looked_at(&mut self) -> Outcome<()> {
        if self.steps > self.most_steps {
            return Err(too_many_steps(self.most_steps));
        }
        self.look_at = self.most_steps.min(self.steps.saturating_add(STEPS_UNSEEN));
        if self.stack.len() > MAX_VALUES {
            return Err(Fault::new(FaultKind::Limit, "an expression keeps too many values"));
        }
        if self.state.options.is_interrupted() {
            return Err(Fault::new(FaultKind::Limit, "interrupted".to_string()));
        }
        self.state.memory.budget.spend(0)?;
        self.state.memory.budget.note(STEPS_UNSEEN * BYTES_OF_STEP);
        self.within_memory()
    }

    /// Pops a condition.
    #[inline]
    fn popped_truth(&mut self) -> Outcome<bool> {
        match self.pop() {
            Value::Int(_, x) => Ok(x != 0),
            v => self.truth(&v),
        }
    }

    /// Pushes the value of a variable.
    #[inline]
    pub(super) fn load_local(&mut self, slot: u32) -> Outcome<()> {
        let v = match &self.state.slots[slot as usize] {
            Value::Int(kind, x) => Value::Int(*kind, *x),
            v => {
                let v = v.clone();
                self.state.operand(&v)?
            }
        };
        self.stack.push(v);
        Ok(())
    }

    /// Whether the condition on top is false, so that it stays there as the result; else it is popped.
    fn keeps_false(&mut self) -> Outcome<bool> {
        let v = self.stack.last().cloned().unwrap_or(Value::Void);
        let keeps = !self.truth(&v)?;
        if !keeps {
            self.stack.pop();
        }
        Ok(keeps)
    }

    /// A variable as what it refers to.
    fn reference(&self, slot: u32) -> Value {
        // what has an identity of its own, and what is no variable, stands for itself
        let stands_for_itself = |v: &Value| {
            matches!(
                v,
                Value::Object(_)
                    | Value::Array(_)
                    | Value::Text(_)
                    | Value::Type(_)
                    | Value::TypeOf(_)
                    | Value::Template(_)
                    | Value::Pack(_)
            )
        };
        match self.state.slots.get(slot as usize) {
            Some(v) if State::is_place(v) || stands_for_itself(v) => v.clone(),
            _ => Value::Slot(slot),
        }
    }

    /// Enters the frame of a call, unless calls nest too deeply.
    pub(super) fn push_frame(&mut self, frame: super::Frame) -> Outcome<()> {
        if self.frames.len() >= MAX_FRAMES {
            return Err(Fault::new(FaultKind::Limit, format_args!("more than {MAX_FRAMES} calls within one another")));
        }
        self.frames.push(frame);
        Ok(())
    }

    /// Whether a condition holds, by the conversion of its class to `bool` too.
    pub(super) fn truth(&mut self, v: &Value) -> Outcome<bool> {
        let how = self.as_object(v);
        self.truth_as(v, how)
    }

    /// The same of an object that is converted so.
    pub(super) fn truth_as(&mut self, v: &Value, how: As) -> Outcome<bool> {
        let v = self.state.value(if let Value::Passed(_, of) = v { of } else { v })?;
        match &v {
            Value::Object(_) => {
                self.converts = how;
                let v = self.converted(v.clone(), Types::BOOL, true)?;
                convert::truth(&self.state, &v)
            }
            Value::Type(ty) => match self.state.types.get(*ty).clone() {
                Type::Of(v) => convert::truth(&self.state, &v),
                _ => Err(Fault::ill_formed("a type stands where a condition is needed")),
            },
            v => convert::truth(&self.state, v),
        }
    }

    /// A lambda with what it takes.
    pub(super) fn closure(&mut self, id: u32, last: usize, base: u32) -> Outcome<Value> {
        let id = self.lambda_instance(id, last, base)?;
        self.any_copies_by_code |= self.changes_captures(id);
        let def = &self.program.lambdas[id as usize];
        let captures = def.captures.clone();
        let mut captured = Vec::with_capacity(captures.len());
        let made = def.made.clone();
        let (takes_this, copies_this, this_made, this_place) = (def.takes_this, def.copies_this, def.this_made, def.this_place());
        let frame = &self.frames[last];
        let (mut this, class) = (frame.this.clone(), frame.class);
        for (i, (outer, _, taken)) in captures.into_iter().enumerate() {
            if i == this_place && copies_this && this_made.is_none() {
                this = self.copied(&this)?;
            }
            let slot = base + outer;
            if made.get(i) == Some(&true) && taken.is_copy() {
                // what was made for the lambda alone
                let v = std::mem::replace(&mut self.state.slots[slot as usize], Value::Void);
                captured.push(match self.part_of_byte(&v) {
                    Some(place) => place,
                    None => self.own_value(v)?,
                });
                continue;
            }
            let v = self.reference(slot);
            captured.push(match (taken, &v) {
                (Taken::Copy | Taken::Constant, Value::Pack(items)) => self.captured_pack(items, false)?,
                (_, Value::Type(_) | Value::TypeOf(_) | Value::Template(_) | Value::Pack(_)) => v,
                (Taken::Named, _) => match &self.state.slots[slot as usize] {
                    function @ Value::Function(_) => function.clone(),
                    _ => v,
                },
                (Taken::Reference | Taken::Static, _) => v,
                (Taken::Copy | Taken::Constant | Taken::Parameter, _) => match self.part_of_byte(&v) {
                    Some(place) => place,
                    // what refers to a function does so in a copy too
                    None if self.names_function(&v) => v,
                    None => {
                        let v = self.state.value(&v)?;
                        self.copied_variable(&v, (0, 0))?
                    }
                },
            });
        }
        if let Some(slot) = this_made {
            let v = std::mem::replace(&mut self.state.slots[(base + slot) as usize], Value::Void);
            this = self.own_value(v)?;
        } else if copies_this && this_place >= captured.len() {
            this = self.copied(&this)?;
        } else if !takes_this {
            this = Value::Void;
        }
        captured.iter().chain([&this]).for_each(|v| self.state.heap.note(v));
        // a lambda that is a temporary ends with the expression
        let is_copy = |i: &usize| matches!(self.program.lambdas[id as usize].captures[*i].2, Taken::Copy | Taken::Constant);
        (0..captured.len()).filter(is_copy).for_each(|i| self.note_temporary(&captured[i]));
        if copies_this {
            self.note_temporary(&this);
        }
        self.note_held(id, &captured, &this, class);
        let closure = Closure { code: id, this, class, captured: RefCell::new(captured), this_place };
        Ok(Value::Closure(Rc::new(closure)))
    }

    /// What a `mutable` lambda changed of its copies.
    pub(super) fn write_back(&mut self, closure: &Rc<Closure>, base: u32) -> Outcome<()> {
        let captures = self.program.lambdas[closure.code as usize].captures.clone();
        let mut captured = closure.captured.borrow_mut();
        for ((_, own, taken), kept) in captures.iter().zip(captured.iter_mut()) {
            if taken.is_copy()
                && let Some(v) = self.state.slots.get((base + own) as usize)
            {
                *kept = v.clone();
            }
        }
        Ok(())
    }

    /// `a op b`, by an operator of the program where one of them is an object.
    pub(super) fn binary(&mut self, op: BinaryOp, mut a: Value, mut b: Value) -> Outcome<()> {
        self.steps += SLOW;
        if matches!(a, Value::Void) {
            // the first element of a fold
            self.stack.push(b);
            return Ok(());
        }
        // `i < size(layout)`
        if op.compares()
            && let (Value::Int(ka, x), Value::Static(kb, y, _)) | (Value::Static(ka, x, _), Value::Int(kb, y)) = (&a, &b)
            && let Some(v) = arith::exact(op, (*ka, *x), (*kb, *y))
        {
            self.stack.push(v);
            return Ok(());
        }
        let how = [self.as_object(&a), self.as_object(&b)];
        let gives_up = [&a, &b].map(|v| matches!(v, Value::Passed(Passed::Rvalue, _)));
        let temporaries = super::values::rvalues_of(&mut [&mut a, &mut b]);
        let (x, y) = match op {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => (self.state.value(&a)?, self.state.value(&b)?),
            _ => (self.without_bytes(&a)?, self.without_bytes(&b)?),
        };
        let is_user = |v: &Value| matches!(v, Value::Object(_) | Value::Base(..) | Value::Enum(..));
        let is_own = is_user(&x) || is_user(&y) || self.takes_library(operator_name(op), &[&x, &y]);
        let known = if op == BinaryOp::ThreeWay && is_own { self.best_operator(op, &a, &b, temporaries)? } else { None };
        if known == Some(true) {
            return Ok(());
        }
        if op == BinaryOp::ThreeWay
            && let Some(order) = self.ordered(&a, &b)?
        {
            self.stack.push(order);
            return Ok(());
        }
        if is_own && known.is_none() {
            if let Some(answer) = self.order_compared(op, &x, &y) {
                self.stack.push(Value::Int(Integer::Bool, answer.into()));
                return Ok(());
            }
            // a variable that an operator may refer to is a place
            let is_number =
                |v: &Value| matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::Cute(_));
            let numbers = match self.program.by_reference.contains(operator_name(op)) {
                true => u64::from(is_number(&a)) | u64::from(is_number(&b)) << 1,
                false => 0,
            };
            if self.operator(op, &a, &b, temporaries | numbers)? {
                return Ok(());
            }
        }
        let (x, y) = (self.state.value(&x)?, self.state.value(&y)?);
        let (x, y) = (self.as_type_value(x), self.as_type_value(y));
        if op.compares()
            && let Some(answer) = self.compared_sequences(op, &x, &y)?
        {
            self.stack.push(Value::Int(Integer::Bool, answer.into()));
            return Ok(());
        }
        // a manipulator of the program
        if op == BinaryOp::ShiftLeft
            && let (Value::Stream(_) | Value::Text(_), Value::Function(_) | Value::Method(_)) = (&x, &y)
            && self.takes_stream(&y)
        {
            return self.call_value(y, vec![a], 0);
        }
        let v = match stream::binary(&mut self.state, op, &x, &y) {
            Ok(v) => {
                if op == BinaryOp::Add && gives_up.contains(&true) && !self.state.is_unevaluated {
                    leaves_text([&x, &y], gives_up, temporaries);
                }
                v
            }
            Err(fault) => match self.operator_after_conversion(op, (&x, &y), how)? {
                Some(v) => v,
                None => return Err(fault),
            },
        };
        self.stack.push(v);
        Ok(())
    }

    /// Whether a function takes a stream alone, that others write to.
    fn takes_stream(&mut self, function: &Value) -> bool {
        let ty = self.state.type_of(function);
        let of = self.state.types.pointed_to(ty).unwrap_or(ty);
        match self.state.types.get(of) {
            Type::Function(_, params, _) => {
                matches!(params[..], [only] if self.state.types.name(self.state.types.strip(only)) == "std::ostream")
            }
            _ => false,
        }
    }

    /// An object at a place as a value, what stands in bytes otherwise as it is.
    fn without_bytes(&self, v: &Value) -> Outcome<Value> {
        match v {
            Value::Slot(_) | Value::Global(_) | Value::Field(..) | Value::Cell(..) => self.state.value(v),
            Value::Memory(ty, _) if matches!(self.state.types.get(self.state.types.without_const(*ty)), Type::Class(_)) => {
                self.state.value(v)
            }
            // an object that is `const`, or what the library has for one
            Value::Element(_, of) if matches!(**of, Value::Passed(..)) => match self.state.value(v)? {
                object if matches!(object, Value::Object(_)) || self.is_of_library(&object) => Ok(object),
                _ => Ok(v.clone()),
            },
            v => Ok(v.clone()),
        }
    }

    /// `++a`, `a++` and the decrements, by an operator of the program where `a` is an object.
    pub(super) fn step(&mut self, place: &Value, by: i64, old: bool) -> Outcome<()> {
        self.steps += SLOW;
        self.check_change(place)?;
        self.passing.on_constant |= super::values::is_const_result(place);
        self.passing.on_const |= self.passing.on_constant;
        let before = self.state.value(place)?;
        if let Value::Object(_) = before {
            let name = if by > 0 { "operator++" } else { "operator--" };
            let args: &[Value] = if old { &[Value::Int(Integer::Int, 0)] } else { &[] };
            let operands: Vec<Value> = std::iter::once(place).chain(args).cloned().collect();
            // a method for the other one of both takes nothing here
            let takes = |set: u32| {
                let takes = |f: &u32| self.program.functions[*f as usize].ast.params.len() == args.len();
                self.program.sets[set as usize].1.iter().any(takes)
            };
            let is_member =
                self.state.object(place)?.is_some_and(|(_, seen)| self.method_set(seen, name).is_some_and(|(_, set)| takes(set)));
            if !is_member {
                let depth = self.frames.len();
                if self.operator_function(&Name::from(name), &operands, 0)? {
                    return self.run(depth);
                }
            }
            return match self.user_method(place, name, args)? {
                Some(v) => {
                    self.stack.push(v);
                    Ok(())
                }
                None => match self.converted_by_itself(&before, As { on_const: self.is_const_object(place), ..As::default() })? {
                    // a number that the object refers to
                    Some(to) if State::is_place(&to) && !matches!(self.state.value(&to)?, Value::Object(_)) => self.step(&to, by, old),
                    _ => Err(Fault::ill_formed(format_args!("there is no `{name}` of this class"))),
                },
            };
        }
        let name = if by > 0 { "operator++" } else { "operator--" };
        if matches!(before, Value::Enum(..)) || self.takes_library(name, &[&before]) {
            let name = Name::from(name);
            let mut operands = vec![place.clone()];
            operands.extend(old.then_some(Value::Int(Integer::Int, 0)));
            let depth = self.frames.len();
            if self.operator_function(&name, &operands, 0)? {
                return self.run(depth);
            }
            let ty = self.state.type_of(&before);
            if self.state.types.underlying_of_element(ty).is_some() {
                return Err(Fault::ill_formed(format_args!("there is no `{name}` of this class")));
            }
        }
        if matches!(before, Value::Int(Integer::Bool, _)) {
            return Err(Fault::ill_formed("a `bool` cannot be stepped"));
        }
        // which compilers take in code that runs alone
        if self.state.is_unevaluated
            && matches!(before, Value::Pointer { element, .. } if self.state.types.without_const(element) == Types::VOID)
        {
            return Err(Fault::ill_formed("a pointer to `void` is stepped"));
        }
        let op = if by > 0 { BinaryOp::Add } else { BinaryOp::Subtract };
        self.has_compound(place)?;
        let one = match before {
            Value::Float(kind @ Floating::Narrow(_), _) => Value::Float(kind, 1.0),
            _ => Value::Int(Integer::Int, 1),
        };
        let after = arith::binary(&mut self.state, op, &before, &one)?;
        // an iterator of a container is a class, and steps where it is a temporary too
        if matches!(place, Value::Pointer { space: Space::Iterator(_), .. } | Value::AddressOf(_, Space::Iterator(_))) {
            self.stack.push(if old { before } else { after });
            return Ok(());
        }
        self.state.store(place, after)?;
        self.stack.push(if old { before } else { place.clone() });
        Ok(())
    }
}

/// What is left of a string that is moved from by `+`: nothing where the sum is made in its place, the right one's where the left one
/// is no rvalue.
fn leaves_text(operands: [&Value; 2], gives_up: [bool; 2], temporaries: u64) {
    let is_rvalue = |i: &usize| (gives_up[*i] || temporaries >> i & 1 != 0) && matches!(operands[*i], Value::Text(_));
    if let Some(i) = (0..2).find(is_rvalue)
        && let (true, Value::Text(text)) = (gives_up[i], operands[i])
    {
        text.take();
    }
}

/// The name of the function that an operator is.
pub(super) const fn operator_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "operator+",
        BinaryOp::Subtract => "operator-",
        BinaryOp::Multiply => "operator*",
        BinaryOp::Divide => "operator/",
        BinaryOp::Remainder => "operator%",
        BinaryOp::ShiftLeft => "operator<<",
        BinaryOp::ShiftRight => "operator>>",
        BinaryOp::BitAnd => "operator&",
        BinaryOp::BitOr => "operator|",
        BinaryOp::BitXor => "operator^",
        BinaryOp::Equal => "operator==",
        BinaryOp::Unequal => "operator!=",
        BinaryOp::Less => "operator<",
        BinaryOp::LessEqual => "operator<=",
        BinaryOp::Greater => "operator>",
        BinaryOp::GreaterEqual => "operator>=",
        BinaryOp::ThreeWay => "operator<=>",
    }
}
