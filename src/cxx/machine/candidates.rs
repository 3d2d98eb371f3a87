//! Overload resolution: the function of a set that fits a call best.

use super::super::ast::Name;
use super::super::compiled::{FunctionCode, ParamSlot, Pattern};
use super::super::library;
use super::super::program::CONSTRUCTOR;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Value};
use super::binding::{Bound, Call};
use super::fit::{Comparison, Fit};
use super::{Machine, Passing};
use std::cmp::Ordering;
use std::rc::Rc;

/// The steps that each function counts that is compared with others.
const PER_CANDIDATE: u64 = 6;

/// A function that a call may mean, and the class whose method it is.
pub(super) type Candidate = (Rc<FunctionCode>, Option<ClassId>);

/// The functions that fit a call, by their places among those that were compared.
pub(super) struct Fits {
    pub(super) found: Vec<(usize, Fit)>,
    /// Why the first of the others does not.
    first_fault: Option<Box<Fault>>,
}

impl Machine<'_> {
    /// The function that no other one is better than; `Err` where there are several.
    pub(super) fn best_of(&mut self, viable: &[Candidate], fits: &[(usize, Fit)], args: usize) -> Outcome<Result<Option<usize>, ()>> {
        let Some(((mut best, mut fit), rest)) = fits.split_first().map(|((i, fit), rest)| ((*i, fit), rest)) else {
            return Ok(Ok(None));
        };
        for (i, other) in rest {
            let order = || self.more_special(&viable[*i].0, &viable[best].0, viable[*i].1, args);
            let is_meant = match other.compared(fit, order)? {
                Comparison::Better => true,
                Comparison::Ambiguous => other.worst() >= fit.worst(),
                _ => false,
            };
            if is_meant {
                (best, fit) = (*i, other);
            }
        }
        for (i, other) in fits {
            let order = || self.more_special(&viable[best].0, &viable[*i].0, viable[best].1, args);
            if *i != best && matches!(fit.compared(other, order)?, Comparison::Ambiguous) {
                // of two that are each better for an argument g++ takes that whose worst conversion is better, where it is no question
                let is_question = self.state.is_unevaluated || self.is_asking || self.is_probing();
                if is_question || fit.worst() <= other.worst() {
                    return Ok(Err(()));
                }
            }
        }
        Ok(Ok(Some(self.unless_of_another(viable, fits, best, args)?)))
    }

    /// The same of constructors, where those of the class itself are better than what it inherits and is as good.
    fn best_own(
        &mut self,
        viable: &[Candidate],
        mut fits: Vec<(usize, Fit)>,
        class: Option<ClassId>,
        args: usize,
    ) -> Outcome<Result<Option<usize>, ()>> {
        let own: Vec<Fit> = fits.iter().filter(|(i, _)| viable[*i].1 == class).map(|(_, fit)| fit.clone()).collect();
        fits.retain(|(i, fit)| viable[*i].1 == class || !own.iter().any(|own| own.is_level(fit)));
        self.best_of(viable, &fits, args)
    }

    /// An explicit specialisation is one of the most special template before it: a template behind it that is more special than that
    /// one is meant in its stead.
    fn unless_of_another(&mut self, viable: &[Candidate], fits: &[(usize, Fit)], best: usize, args: usize) -> Outcome<usize> {
        if viable[best].0.specialised.is_empty() {
            return Ok(best);
        }
        let templates = fits.iter().map(|(i, _)| *i).filter(|i| viable[*i].0.specialised.is_empty() && !viable[*i].0.templates.is_empty());
        let (mut of, mut meant) = (None::<usize>, best);
        for i in templates {
            let is_more = match of {
                Some(of) => self.more_special(&viable[i].0, &viable[of].0, viable[i].1, args)? == Some(Ordering::Greater),
                None => i < best,
            };
            if is_more {
                of = Some(i);
                meant = if i < best { best } else { i };
            }
        }
        Ok(meant)
    }

    /// Whether what runs is asked for in a `requires` expression.
    pub(super) fn is_probing(&self) -> bool {
        self.probes.iter().any(|probe| probe.block.is_none() && !probe.is_attempt && probe.frame + 2 >= self.frames.len())
    }

    /// The function of a set that fits best, bound.
    pub(super) fn choose(&mut self, set: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<Bound> {
        let args = call.args;
        let mut passing = std::mem::take(&mut self.passing);
        let is_conversion = std::mem::take(&mut self.is_conversion);
        let is_implicit = std::mem::take(&mut self.is_implicit);
        if is_conversion && !self.comparing && matches!(args, [only] if !matches!(only, Value::Object(o) if o.temporary.get() == 0)) {
            self.converts_temporary();
        }
        let name = self.program.sets[set as usize].0.clone();
        if *name == *CONSTRUCTOR {
            // what is made is no constant yet, whatever was before it
            (passing.on_const, passing.on_constant) = (false, false);
        }
        let viable = self.viable(set, class, call, &passing, (is_conversion, is_implicit))?;
        let bound = self.best_bound(&viable, (&name, class), call, passing)?;
        if bound.function.is_deleted {
            self.cut(bound.base);
            let called = self.overloads(&name, class);
            return Err(Fault::ill_formed(format_args!("the {called} that is chosen is deleted")));
        }
        Ok(bound)
    }

    /// The functions of a set that take so many arguments.
    pub(super) fn viable(
        &mut self,
        set: u32,
        class: Option<ClassId>,
        call: Call<'_>,
        passing: &Passing,
        (is_conversion, is_implicit): (bool, bool),
    ) -> Outcome<Vec<Candidate>> {
        let Call { templates, args, .. } = call;
        let (name, members) = self.program.sets[set as usize].clone();
        self.state.memory.budget.work(PER_CANDIDATE * (1 + members.len() as u64));
        let owners = self.owners(set);
        let mut viable: Vec<(Candidate, bool)> = Vec::with_capacity(members.len());
        let asks = self.is_asking || passing.is_exact || passing.on_constant || self.state.is_unevaluated || self.is_probing();
        let is_volatile = |program: &super::Program, id: u32| program.functions[id as usize].ast.flags.has_volatile;
        // where all of them name it, something else tells them apart
        let by_volatile =
            members.iter().any(|id| is_volatile(&self.program, *id)) && !members.iter().all(|id| is_volatile(&self.program, *id));
        let is_alone = members.len() == 1;
        for (i, id) in members.into_iter().enumerate() {
            let class = owners.as_ref().and_then(|owners| owners.get(i).copied().flatten()).or(class);
            let function = self.function_code(id);
            let (least, most) = self.counts_of(&function, class)?;
            // nor is a method that is no template meant beside others
            let is_plain = |f: &FunctionCode| {
                let is_auto = |p: &ParamSlot| matches!(super::patterns::inner(&p.pattern), Pattern::Any);
                !is_alone && f.templates.is_empty() && f.specialised.is_empty() && !f.params.iter().any(is_auto)
            };
            let ast = &self.program.functions[id as usize].ast;
            if !templates.is_empty() && ast.template.is_none() && (class.is_none() || ast.specialised.is_none() && is_plain(&function)) {
                continue;
            }
            // a specialisation that other arguments are meant for than the call has
            let (given_only, all) = &function.given_only;
            let lacks = *all && templates.len() != function.specialised.len() || given_only.iter().skip(templates.len()).any(|only| *only);
            if lacks && !is_alone {
                continue;
            }
            let takes_count = args.len() >= least && most.is_none_or(|most| args.len() <= most);
            if is_implicit && self.program.functions[id as usize].ast.flags.is_explicit {
                continue;
            }
            if asks && !super::fit::suits(&function, passing) {
                continue;
            }
            if by_volatile && is_volatile(&self.program, id) {
                return Err(Fault::new(FaultKind::Unsupported, format_args!("an overload of `{name}` by `volatile` is not read")));
            }
            if takes_count && !(is_conversion && self.copies_a_conversion(&function, class, args)?) {
                let is_method = self.program.functions[id as usize].scope.class.is_some();
                let of_library = function.has_body && !is_method && !self.program.is_in_file(id);
                viable.push(((function, class), of_library));
            }
        }
        if self.sets_of_std.contains(&set) {
            return Ok(viable.into_iter().map(|(function, _)| function).collect());
        }
        Ok(self.in_sight(&name, viable, args))
    }

    /// How well the best function of a set fits a call: none where none does, or several do as well.
    pub(super) fn best_fit(&mut self, set: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<Option<(Fit, Candidate)>> {
        let passing = std::mem::take(&mut self.passing);
        let viable = self.viable(set, class, call, &passing, (false, false))?;
        let fits = self.fits(&viable, call, passing)?;
        let best = self.best_of(&viable, &fits.found, call.args.len())?.ok().flatten();
        Ok(fits.found.into_iter().find(|(i, _)| Some(*i) == best).map(|(i, fit)| (fit, viable[i].clone())))
    }

    /// The best one of the functions that take so many arguments, bound.
    fn best_bound(
        &mut self,
        viable: &[Candidate],
        (name, class): (&Name, Option<ClassId>),
        call: Call<'_>,
        passing: Passing,
    ) -> Outcome<Bound> {
        let args = call.args;
        match viable {
            [] => {
                let (called, count) = (self.overloads(name, class), args.len());
                let arguments = if count == 1 { "argument" } else { "arguments" };
                Err(Fault::ill_formed(format_args!("no {called} takes {count} {arguments}")))
            }
            [only] => {
                self.passing = passing;
                self.bind(only.0.clone(), only.1, call)
            }
            _ => {
                let fits = self.fits(viable, call, passing)?;
                let mut best = self.best_of(viable, &fits.found, args.len())?;
                if best.is_err() && **name == *CONSTRUCTOR {
                    best = self.best_own(viable, fits.found.clone(), class, args.len())?;
                }
                let best = best.map_err(|()| {
                    let called = if **name == *CONSTRUCTOR { format!("a {}", self.overloads(name, class)) } else { format!("`{name}`") };
                    let fault = Fault::ill_formed(format_args!("the call of {called} is ambiguous: more than one function fits as well"));
                    match viable.iter().any(|(function, _)| self.is_declared_by_cute(function)) {
                        true => fault.with_help(format_args!("CuTe has `{name}` too: the namespace in front says which is meant")),
                        false => fault,
                    }
                })?;
                self.passing = passing;
                match best {
                    Some(i) => self.bind(viable[i].0.clone(), viable[i].1, call),
                    None => {
                        let why = fits.first_fault.map_or(String::new(), |f| format!(": {}", f.message));
                        Err(Fault::ill_formed(format_args!("no {} takes these arguments{why}", self.overloads(name, class))))
                    }
                }
            }
        }
    }

    /// Without a directive that opens the library its functions are no overloads beside those of the program, but for arguments
    /// of its own types.
    fn in_sight<T>(&self, name: &str, viable: Vec<(T, bool)>, args: &[Value]) -> Vec<T> {
        let both = viable.iter().any(|(_, of_library)| *of_library) && viable.iter().any(|(_, of_library)| !of_library);
        if !both {
            return viable.into_iter().map(|(function, _)| function).collect();
        }
        // a directive for CuTe opens nothing of what only `std` has, and CuTe's types lead nowhere there
        let of_std = library::std_names::also(name) == Some(library::std_names::Also::Nowhere);
        let opens = if of_std { self.program.opens_std } else { self.program.opens_library };
        fn is_of_cute(v: &Value) -> bool {
            match v {
                Value::Tuple(items) => items.iter().all(|v| matches!(v, Value::Int(..) | Value::Float(..)) || is_of_cute(v)),
                v => matches!(v, Value::Cute(_) | Value::Static(..) | Value::Underscore),
            }
        }
        let ours = |v: &Value| {
            let number = matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Text(_));
            let is_other =
                matches!(v, Value::Function(_) | Value::Closure(_) | Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Array(_));
            let is_other = is_other || of_std && matches!(v, Value::Object(o) if !self.is_class_of_library(o.class));
            number || is_other || of_std && is_of_cute(v)
        };
        let inside = self.frames.last().is_some_and(|frame| frame.code.is_prelude);
        let hides = !inside && !opens && args.iter().all(|arg| self.state.value(arg).is_ok_and(|v| ours(&v)));
        viable.into_iter().filter(|(_, of_library)| !(hides && *of_library)).map(|(function, _)| function).collect()
    }

    /// What the functions of a name are, in words: functions, or the constructors of the class.
    fn overloads(&self, name: &Name, class: Option<ClassId>) -> String {
        match class.filter(|_| &**name == CONSTRUCTOR).and_then(|class| self.state.types.classes.get(class.0 as usize)) {
            Some(class) => format!("constructor of `{}`", class.name),
            None => format!("function `{name}`"),
        }
    }

    /// How well each of several functions fits a call.
    pub(super) fn fits(&mut self, viable: &[Candidate], call: Call<'_>, passing: Passing) -> Outcome<Fits> {
        let mut fits = Fits { found: Vec::with_capacity(viable.len()), first_fault: None };
        let outer = std::mem::replace(&mut self.comparing, true);
        let findings = self.state.findings.len();
        let is_untold = |arg: &Value| match arg {
            Value::Braces(_) => true,
            arg => match self.state.value(arg) {
                Ok(Value::Object(o)) => self.is_class_of_library(o.class),
                v => matches!(v, Ok(Value::Cute(_) | Value::Type(_))),
            },
        };
        let is_untold = call.args.iter().any(is_untold);
        for (i, (function, class)) in viable.iter().enumerate() {
            self.passing = passing;
            self.state.memory.budget.work(PER_CANDIDATE);
            match self.bind(function.clone(), *class, call) {
                Ok(bound) => {
                    self.cut(bound.base);
                    fits.found.push((i, Fit::new(std::mem::take(&mut self.ranks), bound.score, function, (&passing, is_untold))));
                }
                Err(fault)
                    if matches!(fault.kind, FaultKind::IllFormed | FaultKind::Unsupported | FaultKind::StaticAssert)
                        && !fault.is_missing() =>
                {
                    self.failed_at = None;
                    fits.first_fault.get_or_insert(fault);
                }
                Err(fault) => {
                    self.comparing = outer;
                    return Err(fault);
                }
            }
        }
        self.comparing = outer;
        self.passing = Passing::default();
        // what no call does is not warned of
        self.state.findings.truncate(findings);
        Ok(fits)
    }
}
