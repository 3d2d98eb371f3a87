//! Default arguments that are evaluated before the arguments that are given: g++ evaluates all from the last one on.

use super::super::code::{Code, Count, DefaultsOf, Op};
use super::super::compiled::{FunctionCode, ParamSlot, Pattern};
use super::super::program::CONSTRUCTOR;
use super::super::state::State;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value};
use super::binding::Call;
use super::patterns::inner;
use super::{Machine, Passing};
use std::rc::Rc;

/// The default arguments of a call whose other arguments are evaluated.
#[derive(Debug)]
pub(super) struct Early {
    /// How many frames and values there are below the arguments.
    below: (usize, usize),
    /// How much was written before.
    written: usize,
    of: Of,
}

/// The function, where it is known by what is called, and its default arguments in their order.
type Of = Option<(Rc<FunctionCode>, Vec<Value>)>;

/// The call at an operation of a frame, how much was written before its arguments, and its default arguments.
pub(super) type CalledWith = ((usize, usize), usize, Of);

impl Machine<'_> {
    /// Evaluates the default arguments behind the `given` ones of what is called.
    pub(super) fn defaults_first(&mut self, of: &DefaultsOf, given: u16, sampled: bool) -> Outcome<()> {
        let (samples, moved) = self.popped_args(Count::Fixed(if sampled { given } else { 0 }));
        let (consts, const_rvalues) = self.popped_consts();
        let told = Passing { moved, consts, const_rvalues, ..Passing::default() };
        let below = (self.frames.len(), self.stack.len());
        let mut early = Early { below, written: self.state.out.len(), of: None };
        if !self.state.is_unevaluated
            && let Some((class, function)) = self.only_called(of, usize::from(given), (&samples, told))?
        {
            let mut values = Vec::new();
            for param in function.params.iter().skip(given.into()).rev() {
                let Some(default) = &param.default else { continue };
                let v = self.eval_alone(default, class, Value::Void)?;
                self.adopt_expiring();
                let v = self.converted_early(param, v, class)?;
                self.note_temporary(&v);
                values.insert(0, v);
            }
            early.of = Some((function, values));
        }
        self.early.push(early);
        Ok(())
    }

    /// A default argument as the object that its parameter, or what that refers to, is.
    fn converted_early(&mut self, param: &ParamSlot, v: Value, class: Option<ClassId>) -> Outcome<Value> {
        let Pattern::Concrete(code) = inner(&param.pattern) else { return Ok(v) };
        // what depends on the call is known there
        if code.ops.iter().any(|op| matches!(op, Op::Local(_) | Op::LocalReference(_) | Op::Load(_))) {
            return Ok(v);
        }
        let ty = self.eval_alone(&code.clone(), class, Value::Void)?;
        let ty = self.type_id(&ty)?;
        let ty = self.state.types.strip(ty);
        let held = self.state.value(&v)?;
        match *self.state.types.get(ty) {
            Type::Class(to) if !matches!(&held, Value::Object(o) if self.is_derived(o.class, to)) => self.converted(v, ty, false),
            _ => Ok(v),
        }
    }

    /// The only function with so many parameters of what is called, as far as its default arguments depend on no template argument.
    fn only_called(
        &mut self,
        of: &DefaultsOf,
        given: usize,
        samples: (&[Value], Passing),
    ) -> Outcome<Option<(Option<ClassId>, Rc<FunctionCode>)>> {
        let below = match self.stack.last() {
            Some(Value::Passed(_, of)) => (**of).clone(),
            Some(v) => v.clone(),
            None => Value::Void,
        };
        let v = if State::is_place(&below) { self.state.value(&below)? } else { below };
        let (class, set) = match (of, &v) {
            (DefaultsOf::Set(set), _) => (None, *set),
            // the arguments of a class template are known by the instance that is made
            (DefaultsOf::Class(def), v) if self.program.classes[*def as usize].ast.template.is_some() => match v {
                Value::Type(ty) if let Some(found) = self.own_set(*ty, CONSTRUCTOR) => found,
                _ => return Ok(None),
            },
            (DefaultsOf::Class(def), _) => match self.instance_type(*def, Vec::new())? {
                Value::Type(ty) if let Some(found) = self.own_set(ty, CONSTRUCTOR) => found,
                _ => return Ok(None),
            },
            (DefaultsOf::Method(name), Value::Object(o)) => match self.method_set(o.class, name) {
                Some((class, set)) => (Some(class), set),
                None => return Ok(None),
            },
            (DefaultsOf::Below, Value::Closure(closure)) => {
                let code = self.program.lambdas[closure.code as usize].code.clone();
                return Ok(is_alone(&code, given).then_some((closure.class, code)));
            }
            (DefaultsOf::Below, Value::Object(o)) => match self.method_set(o.class, "operator()") {
                Some((class, set)) => (Some(class), set),
                None => return Ok(None),
            },
            (DefaultsOf::Below, Value::Type(ty)) => match self.own_set(*ty, CONSTRUCTOR) {
                Some(found) => found,
                None => return Ok(None),
            },
            (DefaultsOf::Below, Value::Function(id)) => (self.functions[*id as usize].class, self.functions[*id as usize].set),
            (DefaultsOf::Below, Value::Method(of)) if let Value::Function(id) = of.1 => {
                (self.functions[id as usize].class, self.functions[id as usize].set)
            }
            _ => return Ok(None),
        };
        let all = self.program.sets[set as usize].1.clone();
        let mut that_take = all.iter().map(|f| self.function_code(*f)).filter(|f| takes(f, given));
        let only = that_take.next().filter(|_| that_take.next().is_none());
        let constructs = *self.program.sets[set as usize].0 == *CONSTRUCTOR;
        let only = match only {
            Some(only) if !(constructs && given == 1) => Some(only),
            _ => self.called_for(set, class.filter(|_| constructs), samples)?,
        };
        Ok(only.filter(|f| is_alone(f, given)).map(|only| (class, only)))
    }

    /// The constructor of a class, or the function, that samples of the arguments call; none where that is not known, or where one is
    /// an object of the class.
    fn called_for(&mut self, set: u32, class: Option<ClassId>, (samples, told): (&[Value], Passing)) -> Outcome<Option<Rc<FunctionCode>>> {
        let is_known = |v: &Value| match (v, class) {
            (Value::Object(o), Some(class)) => samples.len() > 1 || !self.is_derived(o.class, class),
            (v, _) => !matches!(v, Value::Void),
        };
        if samples.is_empty() || !samples.iter().all(is_known) {
            return Ok(None);
        }
        let is_temporary = |v: &Value| !State::is_place(v) && !super::values::is_held(v);
        let temporaries = samples.iter().take(64).enumerate().filter(|(_, v)| is_temporary(v));
        let temporaries = temporaries.fold(told.moved, |mask, (i, _)| mask | 1 << i);
        let outer = std::mem::replace(&mut self.comparing, true);
        self.passing = told;
        let bound = self.choose(set, class, Call { this: &Value::Void, templates: &[], args: samples, temporaries });
        self.comparing = outer;
        match bound {
            Ok(bound) => {
                self.cut(bound.base);
                Ok(Some(bound.function))
            }
            Err(fault) if fault.kind == FaultKind::IllFormed => {
                self.failed_at = None;
                Ok(None)
            }
            Err(fault) => Err(fault),
        }
    }

    fn own_set(&self, ty: super::super::value::TypeId, name: &str) -> Option<(Option<ClassId>, u32)> {
        match self.state.types.get(self.state.types.strip(ty)) {
            Type::Class(class) => self.method_set(*class, name).map(|(class, set)| (Some(class), set)),
            _ => None,
        }
    }

    /// Notes that the call which follows has the default arguments that were evaluated before its `given` ones.
    pub(super) fn with_defaults(&mut self, given: u16) {
        let below = (self.frames.len(), self.stack.len().saturating_sub(given.into()));
        let next = self.frames.last().map_or(0, |frame| frame.at + 1);
        // what an exception left behind is not of this call
        while let Some(early) = self.early.pop() {
            if early.below == below {
                self.called_with = Some(((self.frames.len(), next), early.written, early.of));
                return;
            }
        }
    }

    /// Ends the default arguments of calls that an exception leaves.
    pub(super) fn cut_early(&mut self) {
        let here = (self.frames.len(), self.stack.len());
        while self.early.pop_if(|early| early.below >= here).is_some() {}
    }

    /// Notes that the constructor which follows takes a temporary, which was made before its default arguments.
    pub(super) fn converts_temporary(&mut self) {
        let here = (self.frames.len(), self.frames.last().map_or(0, |f| f.at));
        if self.called_with.as_ref().is_none_or(|(at, ..)| *at != here) {
            self.called_with = Some((here, self.state.out.len(), None));
        }
    }

    /// The default arguments of a function that is called, where they were evaluated, and how much was written before the call's
    /// arguments, where they had to be and were not.
    pub(super) fn early_of(&mut self, function: &FunctionCode) -> (Vec<Value>, Option<usize>) {
        let here = (self.frames.len(), self.frames.last().map_or(0, |f| f.at));
        let is_here =
            |(at, _, of): &mut CalledWith| *at == here && of.as_ref().is_none_or(|(of, _)| std::ptr::eq(&raw const **of, function));
        match self.called_with.take_if(is_here) {
            Some((.., Some((_, values)))) => (values, None),
            Some((_, written, None)) => (Vec::new(), Some(written)),
            None => (Vec::new(), None),
        }
    }

    /// Refuses a default argument that wrote something behind the other arguments, or called a function of the program.
    pub(super) fn not_late(&mut self, function: &FunctionCode, given: usize, (bound, written): (usize, usize)) -> Outcome<()> {
        let is_own = |set: u32| {
            let mut all = self.program.sets[set as usize].1.iter().map(|f| &self.program.functions[*f as usize]);
            all.any(|f| !f.scope.is_prelude && !f.ast.flags.is_constexpr)
        };
        let calls = |code: &Rc<Code>| code.ops.iter().any(|op| matches!(op, Op::Call(set, _) if is_own(*set)));
        let mut missing = function.params.iter().skip(given).filter_map(|p| p.default.as_ref());
        if self.state.out.len() <= bound && !missing.any(calls) {
            return Ok(());
        }
        self.state.out.truncate(written);
        Err(Fault::new(FaultKind::Unsupported, "a default argument of a function that is known when the other arguments are there"))
    }
}

/// Whether a function takes so many arguments.
fn takes(f: &FunctionCode, given: usize) -> bool {
    let least = f.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
    given >= least && (given <= f.params.len() || f.is_variadic || f.params.iter().any(|p| p.pack))
}

/// Whether the default arguments behind the `given` ones are the same for all arguments of the template.
fn is_alone(f: &FunctionCode, given: usize) -> bool {
    let is_template = |slot: &u32| f.templates.iter().any(|t| t.slot == *slot);
    takes(f, given)
        && !f.params.iter().any(|p| p.pack)
        && !f.params.iter().skip(given).filter_map(|p| p.default.as_ref()).any(|code| {
            code.ops.iter().any(|op| matches!(op, Op::Local(slot) | Op::LocalReference(slot) | Op::Load(slot) if is_template(slot)))
        })
}
