//! The binding of arguments to the parameters of a function and of its template.

use super::super::code::Code;
use super::super::compiled::{FunctionCode, ParamSlot, Pattern, TemplateName};
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::category::{Category, changes, is_mutable_reference, rank_of_reference};
use super::fit::{ArgumentFit, LISTED_RANK, is_list, rank_of};
use super::patterns::inner;
use super::scores::{EXACT, LISTED};
use std::rc::Rc;

// What is added to the sum of how well the arguments fit: it decides between functions whose ranks are the same.

/// A function that is not a template is better than one that is.
const NO_TEMPLATE: i64 = 5;
/// A pack is less special than a parameter.
const PACK: i64 = 5;
/// An explicit specialisation is what its template means for these arguments.
const SPECIALISED: i64 = 50;
/// `...` as in C.
const ELLIPSIS: i64 = 50;

/// The steps that each function counts whose parameters are bound, and each of its arguments.
const PER_CALL: u64 = 8;
const PER_ARGUMENT: u64 = 2;

/// What a function is called with.
#[derive(Clone, Copy)]
pub(super) struct Call<'c> {
    /// The object of a method, `Void` for a function without.
    pub(super) this: &'c Value,
    /// The template arguments that are given.
    pub(super) templates: &'c [Value],
    pub(super) args: &'c [Value],
    /// Which of the first 64 arguments are temporaries, a bit each.
    pub(super) temporaries: u64,
}

/// A function with its parameters bound.
pub(super) struct Bound {
    pub(super) function: Rc<FunctionCode>,
    pub(super) base: u32,
    pub(super) score: i64,
    /// The class whose method it is.
    pub(super) class: Option<ClassId>,
}

impl Machine<'_> {
    /// Binds the parameters of a function.
    pub(super) fn bind(&mut self, function: Rc<FunctionCode>, class: Option<ClassId>, call: Call<'_>) -> Outcome<Bound> {
        self.state.memory.budget.spend(PER_CALL + PER_ARGUMENT * (call.args.len() + call.templates.len()) as u64)?;
        let base = self.room(function.slots)?;
        match self.bind_at(&function, base, class, call) {
            Ok(score) => Ok(Bound { function, base, score, class }),
            Err(fault) => {
                self.cut(base);
                Err(fault)
            }
        }
    }

    /// Binds the parameters in the slots from `base` on: how well the arguments fit.
    pub(super) fn bind_at(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<i64> {
        let Call { this, templates, args, .. } = call;
        if !function.templates.is_empty() || !templates.is_empty() {
            self.explicit(&function.templates, base, class, templates)?;
        }
        let mut score = self.bind_arguments(function, base, class, call)?;
        let ranks = std::mem::take(&mut self.ranks);
        self.defaults(&function.templates, base, class, this)?;
        if !self.comparing {
            self.default_arguments(function, base, class, this, args.len())?;
        }
        score += self.requirements(function, base, class, this)?;
        score += self.specialised_function(function, base, class, this, templates)?;
        // a type that is returned and does not exist takes a template away
        if let (Some(code), false) = (&function.declared, function.templates.is_empty())
            && (mentions_enable_if(code) || (self.comparing && code.ops.len() > 2))
        {
            self.eval(code, base, class, this.clone())?;
        }
        self.ranks = ranks;
        Ok(score)
    }

    /// Puts the arguments into the slots of the parameters: how well they fit, and the rank of each.
    fn bind_arguments(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<i64> {
        let args = call.args;
        let passing = std::mem::take(&mut self.passing);
        if self.copies_backwards(function, args) {
            // what the template's parameters are is told by the arguments in their order
            let known = function.templates.is_empty() || {
                (self.comparing, self.passing) = (true, passing);
                let told = self.bind_arguments(function, base, class, call).is_ok();
                self.comparing = false;
                told
            };
            if known {
                let mut score = 0;
                for (i, (param, arg)) in function.params.iter().zip(args).enumerate().rev() {
                    let (v, s, _) = self.bind_argument(param, (i, arg), &call, &passing, base, class)?;
                    score += s;
                    self.state.slots[(base + param.slot) as usize] = v;
                }
                (self.to_const, self.is_const) = (false, false);
                return Ok(score);
            }
        }
        let mut ranks = Vec::new();
        let mut score = if function.templates.is_empty() { NO_TEMPLATE } else { 0 };
        self.defaults_for_lists(function, base, class, call.this, args)?;
        let mut given = args.iter().enumerate();
        for param in &function.params {
            if param.pack {
                let (mut pack, around) = (Vec::new(), self.expanded);
                for (i, arg) in given.by_ref() {
                    if let Some(index) = param.index {
                        let n = Value::Int(super::super::value::Integer::Int, pack.len() as i64);
                        self.state.slots[(base + index) as usize] = n;
                    }
                    self.expanded = pack.len();
                    let (v, s, rank) = self.bind_argument(param, (i, arg), &call, &passing, base, class)?;
                    ranks.push(rank);
                    score += s - 1;
                    pack.push(v);
                }
                self.expanded = around;
                if !self.is_whole_pack(&param.pattern, pack.len(), base) {
                    return Err(Fault::ill_formed("a pack has another number of arguments"));
                }
                self.state.memory.budget.take(24 * pack.len() as u64)?;
                self.state.slots[(base + param.slot) as usize] = Value::Pack(Rc::new(pack));
                score -= if function.is_variadic { ELLIPSIS } else { PACK };
                continue;
            }
            match given.next() {
                Some((i, arg)) => {
                    let (v, s, rank) = self.bind_argument(param, (i, arg), &call, &passing, base, class)?;
                    ranks.push(rank);
                    score += s;
                    self.state.slots[(base + param.slot) as usize] = v;
                }
                None => break,
            }
        }
        if function.is_variadic {
            // what `...` takes fits worse than anything else
            for _ in given {
                ranks.push(ArgumentFit { rank: 0, detail: 0 });
                score -= ELLIPSIS;
            }
        }
        self.ranks = ranks;
        (self.to_const, self.is_const) = (false, false);
        Ok(score)
    }

    /// Whether parameters are copies that code of the program makes: g++ makes the last one first.
    fn copies_backwards(&self, function: &FunctionCode, args: &[Value]) -> bool {
        let by_value = |p: &&ParamSlot| !p.by_reference;
        !self.comparing
            && self.any_copies_by_code
            && args.len() <= function.params.len()
            && function.params.iter().filter(by_value).count() > 1
            && !function.params.iter().any(|p| p.pack)
            && !function.templates.iter().any(|t| t.pack)
    }

    /// Argument `i` of a call as the parameter holds it, and how well it fits.
    fn bind_argument(
        &mut self,
        param: &ParamSlot,
        (i, arg): (usize, &Value),
        call: &Call<'_>,
        passing: &super::Passing,
        base: u32,
        class: Option<ClassId>,
    ) -> Outcome<(Value, i64, ArgumentFit)> {
        let category = Category::of(i, call.temporaries, passing.moved);
        let is_const = i < 64 && passing.consts & (1 << i) != 0;
        if is_const && !param.pack && changes(&param.pattern) && (self.comparing || self.state.is_constant(arg)) {
            return Err(Fault::ill_formed("a reference is bound to what is `const`"));
        }
        self.to_const = i < 64 && passing.to_consts & (1 << i) != 0;
        self.is_const = is_const;
        let (v, score) = self.bind_one(param, arg, category, base, class, call.this)?;
        let fit = self.argument_fit(&param.pattern, arg, score, category, is_const);
        let v = if is_const && param.by_reference && !self.comparing { self.state.constant_whole(v)? } else { v };
        Ok((v, score, fit))
    }

    /// How well an argument fits a parameter, where the score says how well its type does.
    fn argument_fit(&self, pattern: &Pattern, arg: &Value, score: i64, category: Category, is_const: bool) -> ArgumentFit {
        let is_temporary = category != Category::Variable;
        let detail = match pattern {
            Pattern::Reference(p) if matches!(**p, Pattern::Const(_)) || is_const => 1,
            Pattern::Reference(_) if is_temporary => 0,
            Pattern::Forwarding(_) if is_const && !is_temporary => 1,
            Pattern::Forwarding(p) if matches!(**p, Pattern::Const(_)) && !is_const => 1,
            Pattern::Reference(_) | Pattern::Forwarding(_) => 2,
            // `T const*` for an `int*`
            Pattern::Pointer(p) => {
                let to_const = match arg {
                    Value::Pointer { element, .. } => matches!(self.state.types.get(*element), Type::Const(_)),
                    _ => self.to_const,
                };
                if matches!(**p, Pattern::Const(_)) && !to_const { 1 } else { 2 }
            }
            Pattern::Concrete(_) if matches!(arg, Value::Pointer { .. } | Value::AddressOf(_)) => 1 + u8::from(score >= EXACT),
            _ => 0,
        };
        let to_list = matches!(arg, Value::Braces(_)) && (is_list(inner(pattern)) || (LISTED - 20..LISTED + 20).contains(&score));
        ArgumentFit { rank: if to_list { LISTED_RANK } else { rank_of(score) }, detail }
    }

    /// Evaluates the default arguments of the parameters behind the `given` ones.
    fn default_arguments(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: &Value, given: usize) -> Outcome<()> {
        for param in function.params.iter().skip(given).rev() {
            if let (Some(default), Value::Void) = (&param.default, &self.state.slots[(base + param.slot) as usize]) {
                let v = self.eval(default, base, class, this.clone())?;
                let (v, _) = self.bind_one(param, &v, Category::Temporary, base, class, this)?;
                self.state.slots[(base + param.slot) as usize] = v;
            }
        }
        Ok(())
    }

    /// Checks what a function requires: a point for each requirement, for it is more special then.
    fn requirements(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<i64> {
        for code in &function.requires {
            let v = self.eval(code, base, class, this.clone())?;
            if !self.truth(&v)? {
                return Err(Fault::ill_formed(format!("the requirements of `{}` do not hold", function.name)));
            }
        }
        Ok(function.requires.len() as i64)
    }

    /// Compares the arguments of the template with those of an explicit specialisation.
    fn specialised_function(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
        templates: &[Value],
    ) -> Outcome<i64> {
        let mut score = 0;
        for (i, pattern) in function.specialised.iter().enumerate() {
            let Some(slot) = function.templates.get(i).map(|t| t.slot) else {
                // an explicit specialisation has no parameters: what was given is compared
                let given = templates.get(i).cloned();
                if let Some(given) = given
                    && self.matches(pattern, &given, base, class, this)?.is_none()
                {
                    return Err(Fault::ill_formed("another specialisation is meant"));
                }
                score += SPECIALISED;
                continue;
            };
            let v = self.state.slots[(base + slot) as usize].clone();
            if self.matches(pattern, &v, base, class, this)?.is_none() {
                return Err(Fault::ill_formed("another specialisation is meant"));
            }
        }
        Ok(score)
    }

    /// A value for a pattern: text in quotes is an array for one of arrays.
    pub(super) fn literal_for(&mut self, pattern: &Pattern, value: Value) -> Value {
        match (&value, pattern) {
            (Value::Pointer { element: Types::CONST_CHAR, address, .. }, Pattern::Array(..)) => {
                self.state.literal_at(*address).unwrap_or(value)
            }
            _ => value,
        }
    }

    /// The value of an argument as its parameter takes it: a list for a known type made, an array passed by value a pointer.
    fn argument_value(&mut self, param: &ParamSlot, arg: &Value, pattern: &Pattern, base: u32, is_variable: bool) -> Outcome<Value> {
        let value = match (arg, pattern) {
            // `F f = {}`, where it is known what `F` is
            (Value::Braces(_), Pattern::Bind(slot, false)) => match self.state.slots[(base + slot) as usize].clone() {
                Value::Type(ty) => self.converted(arg.clone(), ty, false)?,
                _ => arg.clone(),
            },
            (Value::Braces(_), _) => arg.clone(),
            _ => self.state.value(arg)?,
        };
        let value = self.literal_for(pattern, value);
        let value = match &value {
            // a literal is an array
            Value::Pointer { element: Types::CONST_CHAR, address, .. }
                if param.by_reference && is_variable && !State::is_place(arg) && matches!(pattern, Pattern::Bind(..)) =>
            {
                self.state.literal_at(*address).unwrap_or(value)
            }
            _ => value,
        };
        // an array of C that is passed by value is the pointer to its first element
        Ok(match &value {
            Value::Array(array) if !param.by_reference && matches!(self.state.types.get(array.ty), Type::Array(..)) => {
                let mut first = self.state.decayed(array);
                if self.is_const {
                    self.constant_target(&mut first);
                }
                first
            }
            _ => value,
        })
    }

    /// An argument as the parameter holds it, and how well it fits.
    fn bind_one(
        &mut self,
        param: &ParamSlot,
        arg: &Value,
        category: Category,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<(Value, i64)> {
        let temporary = category != Category::Variable;
        // most parameters are `T const&` or `auto`
        let pattern = inner(&param.pattern);
        let rank = rank_of_reference(&param.pattern, arg, temporary, self.comparing)?;
        if let (Pattern::Bind(..) | Pattern::Any, place @ (Value::Memory(..) | Value::Slot(_))) = (pattern, arg)
            && let place @ Value::Memory(ty, _) = self.state.place(place)
            && self.state.types.is_within_byte(ty)
        {
            // what refers to less than a byte is an object of its own, and a copy of it refers there too
            let subject = Value::Type(self.state.types.reference_to(ty, false));
            if let Some(score) = self.matches(&param.pattern, &subject, base, class, this)? {
                return Ok((place, score + rank));
            }
        }
        let value = self.argument_value(param, arg, pattern, base, !temporary)?;
        if let Value::Int(kind, _) = &value
            && let Pattern::Concrete(code) = pattern
            && let [super::super::code::Op::Push(Value::Type(ty)), _] = &code.ops[..]
        {
            if kind.id() == *ty {
                if temporary && is_mutable_reference(&param.pattern) && !State::is_place(arg) {
                    return Err(Fault::ill_formed("a reference is bound to a temporary"));
                }
                return Ok((if param.by_reference { arg.clone() } else { value }, EXACT + rank));
            }
            if param.by_reference && is_mutable_reference(&param.pattern) {
                return Err(Fault::ill_formed("a reference is bound to a value of another type"));
            }
        }
        let subject = match &value {
            Value::Type(_) | Value::Template(_) => value.clone(),
            v => Value::TypeOf(Rc::new(v.clone())),
        };
        let Some(score) = self.matches(&param.pattern, &subject, base, class, this)? else {
            let ty = self.state.type_of(&value);
            return Err(Fault::ill_formed(format!("a value of type `{}` does not fit the parameter", self.state.types.name(ty))));
        };
        let score = score + rank;
        // an enumerator is named like a variable
        if !temporary
            && (self.comparing
                || State::is_place(arg)
                || matches!(value, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Function(_)))
        {
            self.passed_on(&param.pattern, &value, base, State::is_place(arg));
        }
        if temporary
            && self.is_const
            && category == Category::Moved
            && let Pattern::Forwarding(p) = &param.pattern
        {
            let ty = self.state.type_of(&value);
            let ty = self.state.types.intern(Type::Const(ty));
            self.bound_as(p, ty, base);
        }
        let is_shared = matches!(value, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Cute(_) | Value::Stream(_));
        let refers_to_temporary = is_mutable_reference(&param.pattern) && temporary && !State::is_place(arg);
        if refers_to_temporary && self.is_asking {
            return Err(Fault::ill_formed("a reference is bound to a temporary"));
        }
        if self.comparing && matches!(value, Value::Object(_) | Value::Braces(_)) {
            return Ok((arg.clone(), score));
        }
        if refers_to_temporary && !is_shared {
            return Err(Fault::ill_formed("a reference is bound to a temporary"));
        }
        let target = match pattern {
            Pattern::Concrete(code) | Pattern::Dependent(code) => {
                let ty = self.eval(&code.clone(), base, class, this.clone())?;
                if matches!(ty, Value::Template(_) | Value::Native(_)) { None } else { Some(self.type_id(&ty)?) }
            }
            // `T` that is given
            Pattern::Bind(slot, pack) => match self.parameter_of_template(base + slot, *pack) {
                Some(&Value::Type(ty))
                    if param.by_reference || !matches!(self.state.types.get(ty), Type::Reference(_) | Type::Forwarding(_)) =>
                {
                    Some(ty)
                }
                _ => None,
            },
            Pattern::Template(TemplateName::Class(def), args) if matches!(value, Value::Braces(_)) => {
                self.known_class(*def, args, base, class, this)?
            }
            _ => None,
        };
        // a constructor of another class takes what may be moved from itself
        let value = match target {
            _ if category != Category::Moved || param.by_reference || self.comparing => value,
            Some(ty) if self.is_other_class(&value, ty) => value,
            _ => self.moved_value(&value)?,
        };
        // what stands at a place is a copy, whoever passes it
        let temporary =
            temporary && (category == Category::Moved || !State::is_place(arg) || !matches!(value, Value::Object(_) | Value::Array(_)));
        match target {
            // `T x`, where the class has a reference for `T`
            Some(ty) if !param.by_reference && matches!(self.state.types.get(ty), Type::Reference(_) | Type::Forwarding(_)) => {
                let param = ParamSlot { by_reference: true, ..param.clone() };
                self.bind_as(&param, arg, value, ty, temporary, score)
            }
            Some(ty) if ty != Types::AUTO => {
                self.passing.moved = (category == Category::Moved && !self.comparing).into();
                let bound = self.bind_as(param, arg, value, ty, temporary, score);
                self.passing.moved = 0;
                bound
            }
            _ if param.by_reference || self.is_reference_given(&param.pattern, base) => Ok((arg.clone(), score)),
            _ => self.bind_deduced(pattern, value, temporary, score),
        }
    }

    /// Whether a type is a class, and the value is no object of it or of one derived from it.
    pub(super) fn is_other_class(&self, v: &Value, ty: TypeId) -> bool {
        match (self.state.types.get(self.state.types.strip(ty)), v) {
            (Type::Class(class), Value::Object(o)) => !self.is_derived(o.class, *class),
            (Type::Class(_), v) => !matches!(v, Value::Braces(_) | Value::Memory(..)),
            _ => false,
        }
    }

    /// Whether the type of a parameter is one of the template that was given as a reference: `f<int&>(x)`.
    fn is_reference_given(&self, pattern: &Pattern, base: u32) -> bool {
        matches!(pattern, Pattern::Bind(slot, pack)
            if matches!(self.parameter_of_template(base + slot, *pack), Some(Value::Type(ty)) if matches!(self.state.types.get(*ty), Type::Reference(_))))
    }

    /// A variable is passed on as one: `T` of `T&&` is a reference then, and `T` of `T&` is `const` where the variable is.
    fn passed_on(&mut self, pattern: &Pattern, value: &Value, base: u32, is_place: bool) {
        if let Value::Function(_) = value {
            let ty = self.state.type_of(value);
            // a function that is named is no pointer
            let ty = match self.pointed_function(ty) {
                Some(of) if !is_place => of,
                Some(_) => ty,
                None => return,
            };
            return match pattern {
                Pattern::Reference(p) => self.bound_as(super::patterns::inner(p), ty, base),
                Pattern::Forwarding(p) => {
                    let ty = self.state.types.intern(Type::Reference(ty));
                    self.bound_as(p, ty, base)
                }
                _ => {}
            };
        }
        // what is `const` in `T const&` is no part of `T`
        if let (Pattern::Reference(p), Value::Array(array)) = (pattern, value)
            && let Pattern::Const(p) = &**p
            && let Type::Array(of, n) = *self.state.types.get(array.ty)
        {
            let of = self.state.types.without_const(of);
            let ty = self.state.types.intern(Type::Array(of, n));
            return self.bound_as(p, ty, base);
        }
        if let (Pattern::Reference(p), true, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Object(_) | Value::Text(_)) =
            (pattern, self.is_const, value)
            && let Pattern::Bind(slot, false) = **p
            && matches!(self.state.slots[(base + slot) as usize], Value::TypeOf(_))
        {
            let ty = self.state.type_of(value);
            self.state.slots[(base + slot) as usize] = Value::Type(self.state.types.intern(Type::Const(ty)));
        }
        if let (Pattern::Reference(p) | Pattern::Forwarding(p), Value::Tuple(_) | Value::Cute(_) | Value::Static(..)) = (pattern, value)
            && let Pattern::Bind(slot, pack) = **p
        {
            // the type is made where it is asked for
            let is_reference = matches!(pattern, Pattern::Forwarding(_));
            if !is_reference && !self.is_const {
                return;
            }
            let how = Passed::Typed { is_const: self.is_const, is_reference };
            match &mut self.state.slots[(base + slot) as usize] {
                Value::TypeOf(of) if !pack => *of = Rc::new(Value::Passed(how, of.clone())),
                Value::Pack(types) if pack => {
                    if let Some(Value::TypeOf(of)) = Rc::make_mut(types).last_mut() {
                        *of = Rc::new(Value::Passed(how, of.clone()));
                    }
                }
                _ => {}
            }
            return;
        }
        if let Pattern::Forwarding(p) = pattern
            && !matches!(value, Value::Method(_) | Value::Native(_) | Value::Type(_) | Value::Template(_) | Value::Braces(_) | Value::Void)
        {
            let mut ty = self.state.type_of(value);
            if self.is_const {
                ty = self.state.types.intern(Type::Const(ty));
            }
            let ty = self.state.types.intern(Type::Reference(ty));
            self.bound_as(p, ty, base);
        }
    }

    /// Makes what a parameter of a template was deduced as, from the argument, a type.
    fn bound_as(&mut self, pattern: &Pattern, ty: TypeId, base: u32) {
        let Pattern::Bind(slot, pack) = *pattern else {
            return;
        };
        match &mut self.state.slots[(base + slot) as usize] {
            there @ Value::TypeOf(_) if !pack => *there = Value::Type(ty),
            Value::Pack(types) if pack => {
                if let Some(last @ Value::TypeOf(_)) = Rc::make_mut(types).last_mut() {
                    *last = Value::Type(ty);
                }
            }
            _ => {}
        }
    }

    /// An argument as a parameter of a type that is known holds it.
    fn bind_as(&mut self, param: &ParamSlot, arg: &Value, value: Value, ty: TypeId, temporary: bool, score: i64) -> Outcome<(Value, i64)> {
        let ty = self.state.types.strip(ty);
        let have = self.state.type_of(&value);
        let have = self.state.types.strip(have);
        let score = match inner(&param.pattern) {
            Pattern::Dependent(_) if have == ty => EXACT,
            Pattern::Dependent(_) if self.comparing => {
                let subject = Value::TypeOf(Rc::new(value.clone()));
                self.convertible(&Value::Type(ty), &subject)?.unwrap_or(score)
            }
            _ => score,
        };
        let alike = |state: &State| match (state.types.get(have), state.types.get(ty)) {
            (Type::Array(a, n), Type::Array(b, m)) => n == m && state.types.without_const(*a) == state.types.without_const(*b),
            _ => false,
        };
        if (have == ty || alike(&self.state)) && param.by_reference {
            return Ok((if let Value::Braces(_) = arg { value } else { arg.clone() }, score));
        }
        if is_mutable_reference(&param.pattern)
            && (matches!(self.state.types.get(ty), Type::Class(_)) || matches!(value, Value::Object(_) | Value::Pointer { .. }))
            && have != ty
            && !self.is_base(have, ty)
            && !matches!(value, Value::Memory(..) | Value::Void)
            && self.conversion_to(&value, ty)?.is_none()
        {
            return Err(Fault::ill_formed("a reference is bound to a value of another type"));
        }
        if have == ty || (self.comparing && matches!(self.state.types.get(ty), Type::Class(_))) {
            return Ok((if temporary || self.comparing { value } else { self.copied(&value)? }, score));
        }
        if param.by_reference && self.is_base(have, ty) {
            return Ok((self.reference_as(arg.clone(), ty)?, score));
        }
        if is_mutable_reference(&param.pattern) {
            let place = if self.comparing { arg.clone() } else { self.reference_as(arg.clone(), ty)? };
            return Ok((place, score));
        }
        if let Some(object) = self.object_of_place(arg, ty)? {
            return Ok((object, score));
        }
        // a view of a temporary is used until the expression ends
        let viewed = (matches!(value, Value::Text(_)) && matches!(self.state.types.get(ty), Type::Class(_))).then(|| value.clone());
        let made = self.converted_from(value, temporary, ty, false)?;
        viewed.into_iter().for_each(|v| self.expires_here(v));
        Ok((made, score))
    }

    /// An argument as a parameter of a deduced type holds it: an array as a pointer, a variable as a copy.
    fn bind_deduced(&mut self, pattern: &Pattern, value: Value, temporary: bool, score: i64) -> Outcome<(Value, i64)> {
        if let (Value::Braces(items), Pattern::Template(..)) = (&value, pattern)
            && !items.is_empty()
        {
            self.stack.push(value);
            return Ok((self.initializer_list()?, score));
        }
        if let (Value::Array(array), Pattern::Pointer(_) | Pattern::Bind(..) | Pattern::Any) = (&value, pattern)
            && let Type::Array(..) = self.state.types.get(array.ty)
        {
            let v = super::super::arith::index(&mut self.state, &value, &Value::Int(super::super::value::Integer::Int, 0))?;
            let v = super::super::arith::address_of(&mut self.state, &v)?;
            return Ok((v, score));
        }
        Ok((if temporary || self.comparing { value } else { self.copied(&value)? }, score))
    }

    fn is_base(&self, have: TypeId, ty: TypeId) -> bool {
        match (self.state.types.get(have), self.state.types.get(ty)) {
            (Type::Class(a), Type::Class(b)) => self.is_derived(*a, *b),
            _ => false,
        }
    }
}

fn mentions_enable_if(code: &Code) -> bool {
    use super::super::code::Op;
    code.ops.iter().any(|op| matches!(op, Op::LibraryTemplate(name, _) if name.contains("enable_if") || name.contains("conditional")))
}
