//! Operators of two operands: the one of the program that fits both best, or that of the language, and of comparisons also those that
//! C++20 makes of `==` and `<=>`, with the operands exchanged too, by [over.match.oper].

use super::super::arith::promoted;
use super::super::ast::{At, BinaryOp, Body, Name};
use super::super::code::{Code, Op};
use super::super::compiled::{FunctionCode, ResultKind};
use super::super::value::{ClassId, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::binding::Call;
use super::candidates::Candidate;
use super::category::As;
use super::fit::{ArgumentFit, rank_of};
use super::scores::{EXACT, PROMOTED};
use super::settled::{Answer, Chosen};
use super::values::MOVED;
use std::cmp::Ordering;
use std::rc::Rc;

/// The operators of a name that may take two operands.
struct Operators {
    /// The name: the one that is written, `==` or `<=>`.
    op: BinaryOp,
    /// Whether they take the operands in the other order.
    exchanged: bool,
    set: u32,
    /// The class that has the methods.
    owner: Option<ClassId>,
}

/// The best one of them.
struct Best<'o> {
    of: &'o Operators,
    /// How it takes each operand, in the order in which they are written.
    fits: [ArgumentFit; 2],
    code: Rc<FunctionCode>,
    /// The class that it is a method or a friend of.
    class: Option<ClassId>,
    /// How well its name and its order are what is written.
    written: u8,
}

/// Of an operator that has the name that is written and takes the operands in their order.
const AS_WRITTEN: u8 = 3;

/// The operators that a class may have by `= default`.
const DEFAULTED: [BinaryOp; 7] = [
    BinaryOp::Equal,
    BinaryOp::Unequal,
    BinaryOp::Less,
    BinaryOp::LessEqual,
    BinaryOp::Greater,
    BinaryOp::GreaterEqual,
    BinaryOp::ThreeWay,
];

/// What is told of temporaries, of operands that are exchanged.
pub(super) fn exchanged(temporaries: u64) -> u64 {
    temporaries >> 1 & (1 | 1 << MOVED) | (temporaries & (1 | 1 << MOVED)) << 1
}

const fn is_comparison(op: BinaryOp) -> bool {
    op.compares() || matches!(op, BinaryOp::ThreeWay)
}

/// Which of two operators takes both operands better: where each does for one, g++ takes that whose worst conversion is better.
fn fit_order(x: &[ArgumentFit; 2], y: &[ArgumentFit; 2]) -> Ordering {
    let orders = [0, 1].map(|i| x[i].compared(&y[i]));
    match (orders.contains(&Ordering::Greater), orders.contains(&Ordering::Less)) {
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        (false, false) => Ordering::Equal,
        (true, true) => {
            let worst = |fits: &[ArgumentFit; 2]| fits[0].grade().min(fits[1].grade());
            worst(x).cmp(&worst(y))
        }
    }
}

impl Machine<'_> {
    /// Starts or does what the best of several operators makes of two operands: whether it is one of the program. One alone competes
    /// with nothing.
    pub(super) fn best_operator(&mut self, op: BinaryOp, a: &Value, b: &Value, temporaries: u64) -> Outcome<Option<bool>> {
        let is_own = |v: &Value| matches!(v, Value::Object(_) | Value::Enum(..));
        let values = [self.state.value(a)?, self.state.value(b)?];
        let is_of_library = |v: &Value| matches!(v, Value::Object(o) if self.is_class_of_library(o.class));
        if !values.iter().any(is_own) || values.iter().any(is_of_library) {
            return Ok(None);
        }
        let name = Name::from(format!("operator{}", op.symbol()));
        if !is_comparison(op) && self.fits_of_language(op, &values).is_none() {
            let has_method = |v: &Value| matches!(v, Value::Object(o) if self.method_set(o.class, &name).is_some());
            if !has_method(&values[0]) || self.own_namespaces(&name).is_empty() {
                return Ok(None);
            }
        }
        let question = self.question(&name, [a, b], &values, temporaries);
        let answer = match self.settled_answer(question.as_ref()) {
            Some(answer) => answer,
            None => {
                let answer = self.chosen_operator(op, (a, b), &values, temporaries)?;
                self.settle(question, answer.clone());
                answer
            }
        };
        Ok(match answer {
            Answer::OfLanguage => Some(false),
            Answer::Program(Some(by)) => self.operate_by(op, &by, (a, b), temporaries)?.then_some(true),
            _ => None,
        })
    }

    /// The operator that is meant.
    fn chosen_operator(&mut self, op: BinaryOp, (a, b): (&Value, &Value), values: &[Value; 2], temporaries: u64) -> Outcome<Answer> {
        let all = self.operators_for(op, [a, b], values)?;
        let mut known: Vec<u32> = all.iter().flat_map(|of| self.program.sets[of.set as usize].1.iter().copied()).collect();
        known.sort_unstable();
        known.dedup();
        let of_language = self.fits_of_language(op, values);
        if known.len() + usize::from(of_language.is_some()) < 2 {
            return Ok(Answer::Program(None));
        }
        let mut bests = Vec::new();
        for of in &all {
            let (left, right) = if of.exchanged { (b, a) } else { (a, b) };
            let temporaries = if of.exchanged { exchanged(temporaries) } else { temporaries };
            let Some((mut fits, (code, class))) = self.fit_of_operator(of, (left, right), temporaries)? else { continue };
            if of.exchanged {
                fits.reverse();
            }
            bests.push(Best { of, fits, code, class, written: 2 * u8::from(of.op == op) + u8::from(!of.exchanged) });
        }
        let mut best = None;
        for other in &bests {
            if match best {
                Some(best) => self.is_better_operator(other, best)?,
                None => true,
            } {
                best = Some(other);
            }
        }
        Ok(match best {
            Some(best) if of_language.is_some_and(|fits| Self::is_better_than(best, &fits)) => Answer::OfLanguage,
            Some(Best { of, code, class, .. }) => {
                let is_default = matches!(self.program.functions[code.id as usize].ast.body, Some(Body::Default));
                let of_default = class.or(of.owner).filter(|_| is_default);
                let Operators { op, exchanged, set, owner } = **of;
                Answer::Program(Some(Rc::new(Chosen { op, exchanged, set, owner, of_default })))
            }
            None => Answer::Program(None),
        })
    }

    /// How the operators of the language take two operands: numbers, and objects and enumerations that become some.
    fn fits_of_language(&mut self, op: BinaryOp, values: &[Value; 2]) -> Option<[ArgumentFit; 2]> {
        let of_type = |machine: &Self, ty: TypeId| match machine.state.types.get(machine.state.types.strip(ty)) {
            Type::Int(kind) if promoted(*kind) != *kind => Some(rank_of(PROMOTED)),
            Type::Int(_) | Type::Float(_) => Some(rank_of(EXACT)),
            Type::Enum(_, false, _) => Some(rank_of(PROMOTED)),
            _ => None,
        };
        let adds = matches!(op, BinaryOp::Add | BinaryOp::Subtract);
        let is_pointer = |v: &Value| adds && matches!(v, Value::Pointer { .. } | Value::AddressOf(..));
        let mut fits = [ArgumentFit::NONE; 2];
        // two of one enumeration are compared as they are
        if let [Value::Enum(a, _), Value::Enum(b, _)] = values
            && is_comparison(op)
            && a == b
        {
            fits.iter_mut().for_each(|fit| fit.rank = rank_of(EXACT));
            return Some(fits);
        }
        for (fit, v) in fits.iter_mut().zip(values) {
            match v {
                Value::Object(o) => {
                    let (_, id) = self.implicit_conversion(o.class, As::default())?;
                    let ResultKind::Known(ty) = self.function_code(id).result else { return None };
                    (fit.rank, fit.behind) = (1, (id + 1, of_type(self, ty)?));
                }
                v if is_pointer(v) => fit.rank = rank_of(EXACT),
                v => {
                    let ty = self.state.type_of(v);
                    fit.rank = of_type(self, ty)?;
                }
            }
        }
        // what is added to a pointer is a `ptrdiff_t`
        if values.iter().any(is_pointer) {
            fits.iter_mut().filter(|fit| fit.behind.0 != 0).for_each(|fit| fit.behind.1 = rank_of(PROMOTED - 1));
        }
        Some(fits)
    }

    /// Whether an operator of the language takes two operands better than the best one of the program.
    fn is_better_than(best: &Best<'_>, fits: &[ArgumentFit; 2]) -> bool {
        match fit_order(fits, &best.fits) {
            Ordering::Equal => best.code.is_template() || best.written < AS_WRITTEN,
            order => order == Ordering::Greater,
        }
    }

    /// The operators that may take two operands.
    fn operators_for(&mut self, op: BinaryOp, places: [&Value; 2], values: &[Value; 2]) -> Outcome<Vec<Operators>> {
        let other = match op {
            BinaryOp::Equal | BinaryOp::Unequal => BinaryOp::Equal,
            _ if is_comparison(op) => BinaryOp::ThreeWay,
            _ => op,
        };
        let near = self.associated(values)?;
        let mut all = Vec::new();
        for name in [op, other].into_iter().take(1 + usize::from(op != other)) {
            let symbol = Name::from(format!("operator{}", name.symbol()));
            for exchanged in [false, true] {
                if exchanged && (name != other || !is_comparison(op)) {
                    continue;
                }
                let (left, right) = (usize::from(exchanged), usize::from(!exchanged));
                let mut add = |owner, set| all.push(Operators { op: name, exchanged, set, owner });
                if let Some((_, class)) = self.object_in_place(places[left])?
                    && let Some((owner, set)) = self.open_methods(class, &symbol)?
                {
                    add(Some(owner), set);
                }
                let operands = [values[left].clone(), values[right].clone()];
                if let Some(set) = self.operator_set(&symbol, &operands, &near, (false, true))? {
                    add(None, set);
                }
                if name == BinaryOp::Equal
                    && let Some((owner, set)) = self.equality_of_order(&operands)?
                {
                    add(owner, set);
                }
            }
        }
        Ok(all)
    }

    /// The `==` that a class has by a defaulted `<=>`, where it declares none: it takes what that one does.
    fn equality_of_order(&mut self, operands: &[Value; 2]) -> Outcome<Option<(Option<ClassId>, u32)>> {
        for (i, v) in operands.iter().enumerate() {
            let Value::Object(o) = v else { continue };
            for class in self.with_bases(o.class) {
                let Some(f) = self.defaulted(class, "operator<=>") else { continue };
                let is_friend = self.program.functions[f as usize].ast.flags.is_friend;
                if self.declares_equality(class) || !is_friend && i > 0 {
                    continue;
                }
                let name = Name::from("operator==");
                return Ok(Some(match is_friend {
                    true => (None, self.set_with(&name, vec![f], vec![Some(class)])),
                    false => (Some(class), self.set_with(&name, vec![f], vec![None])),
                }));
            }
        }
        Ok(None)
    }

    /// Whether a class declares an `==`, as a method or as a friend.
    fn declares_equality(&self, class: ClassId) -> bool {
        let def = self.instances[class.0 as usize].def;
        let sets = self.program.of_namespaces.get("operator==");
        let is_friend = |f: &u32| self.program.functions[*f as usize].scope.class == Some(def);
        self.program.classes[def as usize].members.contains_key("operator==")
            || sets.is_some_and(|sets| sets.iter().any(|set| self.program.sets[*set as usize].1.iter().any(is_friend)))
    }

    /// How the best operator of a set takes its operands.
    fn fit_of_operator(
        &mut self,
        of: &Operators,
        (left, right): (&Value, &Value),
        temporaries: u64,
    ) -> Outcome<Option<([ArgumentFit; 2], Candidate)>> {
        let operands = [left.clone(), right.clone()];
        let Some(owner) = of.owner else {
            self.passing = super::Passing::default();
            self.note_constants(None, &operands);
            self.passing.moved = temporaries >> MOVED;
            let call = Call { this: &Value::Void, templates: &[], args: &operands, temporaries };
            let found = self.best_fit(of.set, None, call)?;
            return Ok(found.map(|(fit, candidate)| ([1, 2].map(|i| fit.ranks.get(i).copied().unwrap_or(ArgumentFit::NONE)), candidate)));
        };
        let Some((object, class)) = self.object_in_place(left)? else { return Ok(None) };
        self.passing_of_operator(left, right, temporaries);
        let call = Call { this: &object, templates: &[], args: &operands[1..], temporaries: temporaries >> 1 };
        let Some((mut fit, candidate)) = self.best_fit(of.set, Some(owner), call)?.filter(|(fit, _)| fit.takes_object()) else {
            return Ok(None);
        };
        if class != owner {
            fit.of_base(self.steps_to_base(class, owner), owner);
        }
        Ok(Some(([0, 1].map(|i| fit.ranks.get(i).copied().unwrap_or(ArgumentFit::NONE)), candidate)))
    }

    /// Whether an operator fits better than another one.
    fn is_better_operator(&mut self, x: &Best<'_>, y: &Best<'_>) -> Outcome<bool> {
        let order = match fit_order(&x.fits, &y.fits) {
            Ordering::Equal => match (x.code.is_template(), y.code.is_template()) {
                (false, true) => Ordering::Greater,
                (true, false) => Ordering::Less,
                _ => self.more_special_operator(x, y)?.then(x.written.cmp(&y.written)),
            },
            order => order,
        };
        Ok(order == Ordering::Greater)
    }

    /// Which of two operators is more special: by the operands that are no objects of methods.
    fn more_special_operator(&mut self, x: &Best<'_>, y: &Best<'_>) -> Outcome<Ordering> {
        let params = |best: &Best<'_>| {
            let mut params: Vec<_> = best.code.params.iter().take(2).cloned().map(Some).collect();
            // g++ leaves out the first one beside a method, and takes them in the order in which they are declared
            if best.of.owner.is_some() {
                params.insert(0, None);
            }
            params
        };
        let (p, q) = (params(x), params(y));
        let both = p.into_iter().zip(q).filter_map(|(p, q)| Some((p?, q?)));
        let (p, q): (Vec<_>, Vec<_>) = both.unzip();
        let args = p.len();
        let (x, y) = (FunctionCode { params: p, ..(*x.code).clone() }, FunctionCode { params: q, ..(*y.code).clone() });
        Ok(self.more_special(&x, &y, None, args)?.unwrap_or(Ordering::Equal))
    }

    /// The code of a function by `= default` that is called by its name: what a comparison of its operands gives.
    pub(super) fn code_of_default(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Rc<Code>> {
        let symbol = function.name.strip_prefix("operator").unwrap_or_default();
        let Some(op) = DEFAULTED.into_iter().find(|op| op.symbol() == symbol) else { return Ok(function.code.clone()) };
        let mut operands = Vec::with_capacity(2);
        let params = function.params.iter().map(|param| self.state.slots[(base + param.slot) as usize].clone());
        for v in std::iter::once(this.clone()).filter(|this| !matches!(this, Value::Void)).chain(params.collect::<Vec<_>>()) {
            match (self.state.value(&v)?, class) {
                (Value::Object(o), Some(class)) if self.is_derived(o.class, class) => operands.push(self.state.base_part(class, &o)),
                (Value::Object(o), _) => operands.push(o),
                _ => {}
            }
        }
        let [a, b] = &operands[..] else { return Ok(function.code.clone()) };
        let answer = self.compared_by_default(op, a, b)?;
        let ops = vec![Op::Push(answer), Op::Return(true)];
        Ok(Rc::new(Code { at: vec![At::default(); ops.len()], ops, ..Code::default() }))
    }

    /// Starts or does what an operator makes of two operands.
    fn operate_by(&mut self, op: BinaryOp, of: &Chosen, (a, b): (&Value, &Value), temporaries: u64) -> Outcome<bool> {
        let (depth, written) = (self.frames.len(), self.state.out.len());
        let (left, right) = if of.exchanged { (b, a) } else { (a, b) };
        let told = if of.exchanged { exchanged(temporaries) } else { temporaries };
        if let Some(class) = of.of_default {
            let ty = self.state.types.intern(Type::Class(class));
            let mut both = Vec::with_capacity(2);
            for v in [left, right] {
                both.push(match self.state.value(v)? {
                    Value::Object(o) if self.is_derived(o.class, class) => Value::Object(self.state.base_part(class, &o)),
                    v => self.converted(v, ty, false)?,
                });
            }
            let [Value::Object(p), Value::Object(q)] = [self.state.value(&both[0])?, self.state.value(&both[1])?] else {
                return Ok(false);
            };
            let (p, q) = if of.exchanged { (q, p) } else { (p, q) };
            let answer = self.compared_by_default(op, &p, &q)?;
            self.stack.push(answer);
            return Ok(true);
        }
        match self.object_in_place(left)? {
            Some((object, _)) if of.owner.is_some() => {
                self.passing_of_operator(left, right, told);
                self.call_set(of.set, of.owner, object, Vec::new(), vec![right.clone()], told >> 1)?;
                self.owns_operands(depth, told >> 1 & !(1 << (MOVED - 1)));
            }
            _ => {
                let name = Name::from(format!("operator{}", of.op.symbol()));
                if !self.operator_function(&name, &[left.clone(), right.clone()], told)? {
                    return Ok(false);
                }
            }
        }
        if of.exchanged && told & 1 != 0 && Self::is_converted(b) {
            self.in_turn(written, written)?;
        }
        if of.op == op && !of.exchanged || op == BinaryOp::Equal {
            return Ok(true);
        }
        self.run(depth)?;
        let made = self.pop();
        let zero = Value::Int(Integer::Int, 0);
        let answer = match op {
            BinaryOp::Unequal => !self.truth(&made)?,
            BinaryOp::ThreeWay => return self.binary(op, zero, made).map(|()| true),
            _ if of.exchanged => self.holds_between(op, &zero, &made)?,
            _ => self.holds_between(op, &made, &zero)?,
        };
        self.stack.push(Value::Int(Integer::Bool, answer.into()));
        Ok(true)
    }
}
