//! The binding of arguments to the parameters of a function and of its template.

use super::super::code::Code;
use super::super::compiled::{FunctionCode, ParamSlot, Pattern, TemplateName};
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, Floating, Outcome, Type, TypeId, Value};
use super::Machine;
use super::category::{As, Category, changes};
use super::fit::{ADDED_TO_POINTER, ArgumentFit, BY_CLASS_RANK, LISTED_RANK, POINTER_KEPT, is_list, rank_of};
use super::patterns::inner;
use super::scores::{BOUND, LISTED, LISTED_STEP, POINTER, PROMOTED, QUALIFIED};
use crate::algebra::tensor::Space;
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
const PER_CALL: u64 = 16;
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
    /// The type that the function returns which it overrides, where its own is of a derived class.
    pub(super) covariant: Option<TypeId>,
}

/// Whether the type of a parameter is made of what other arguments decide: `typename A<T>::type`.
fn is_dependent(param: &ParamSlot, arg: &Value) -> bool {
    match super::patterns::inner(&param.pattern) {
        Pattern::Dependent(_) => true,
        // nothing is deduced from braces for a class
        Pattern::Template(TemplateName::Library(name), _) => &**name != "initializer_list" && matches!(arg, Value::Braces(_)),
        Pattern::Template(..) => matches!(arg, Value::Braces(_)),
        _ => false,
    }
}

/// Whether a parameter of a template is told its type by an argument behind its own.
fn waits_for_others(function: &FunctionCode, args: &[Value]) -> bool {
    let params = &function.params;
    !function.templates.is_empty()
        && args.len() <= params.len()
        && !params.iter().any(|p| p.pack)
        && params.iter().zip(args).skip_while(|(p, arg)| !is_dependent(p, arg)).any(|(p, arg)| !is_dependent(p, arg))
}

/// Whether a name is that of an operator that has operands.
fn is_operator_name(name: &str) -> bool {
    name.strip_prefix("operator").is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '"' | ' ')))
}

impl Machine<'_> {
    /// Binds the parameters of a function.
    pub(super) fn bind(&mut self, function: Rc<FunctionCode>, class: Option<ClassId>, call: Call<'_>) -> Outcome<Bound> {
        self.state.memory.budget.spend(PER_CALL + PER_ARGUMENT * (call.args.len() + call.templates.len()) as u64)?;
        let base = self.room(function.slots)?;
        match self.bind_at(&function, base, class, call) {
            Ok(score) => Ok(Bound { function, base, score, class, covariant: None }),
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
        if function.is_template() && templates.is_empty() && !function.code.is_prelude && names_manipulator(function, args) {
            return Err(Fault::ill_formed("a parameter of the template cannot be deduced: a manipulator is a template itself"));
        }
        let is_chosen = !self.comparing && function.templates.is_empty();
        if !self.comparing && function.code.is_prelude {
            self.counts_copies(function, args)?;
        }
        let (early, late) = if self.comparing { (Vec::new(), None) } else { self.early_of(function) };
        let written = self.state.out.len();
        if is_chosen {
            // the last one is evaluated first, in braces the first one
            let passing = std::mem::take(&mut self.passing);
            self.default_arguments(function, base, class, this, (args.len(), &early), passing.in_order)?;
            self.passing = passing;
            if let Some(before) = late {
                self.not_late(function, args.len(), (written, before))?;
            }
        }
        if function.is_template() && is_operator_name(&function.name) && !function.code.is_prelude {
            self.is_operator(function, base, class, call)?;
        }
        let in_order = self.passing.in_order;
        let mut score = self.bind_arguments(function, base, class, call)?;
        let ranks = std::mem::take(&mut self.ranks);
        self.defaults(&function.templates, base, class, this)?;
        if !self.comparing && !is_chosen {
            // nothing is deduced from them: each is converted to what its parameter is by now
            self.forget_written(base);
            self.written.extend(function.templates.iter().map(|of| base + of.slot));
            let bound = self.state.out.len();
            self.default_arguments(function, base, class, this, (args.len(), &early), in_order)?;
            if late.is_some() || early.is_empty() && bound > written {
                self.not_late(function, args.len(), (bound, late.unwrap_or(written)))?;
            }
        }
        self.substitute_parameters(function, base, class, this, args.len())?;
        score += self.requirements(function, base, class, this)?;
        score += self.specialised_function(function, base, class, this, templates)?;
        // a type that is returned and does not exist takes a template away
        if let (Some(code), true) = (&function.declared, function.is_template())
            && (mentions_enable_if(code) || ((self.comparing || self.state.is_unevaluated) && code.ops.len() > 2))
        {
            self.eval(code, base, class, this.clone())?;
        }
        self.ranks = ranks;
        Ok(score)
    }

    /// Refuses an instance of an operator that is no member where no parameter is of a class or an enumeration.
    fn is_operator(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<()> {
        let def = &self.program.functions[function.id as usize];
        let is_method = def.scope.class.is_some() && !def.ast.flags.is_friend;
        if is_method {
            return Ok(());
        }
        for (param, arg) in function.params.iter().zip(call.args) {
            let ty = match inner(&param.pattern) {
                Pattern::Bind(..) | Pattern::Any if !param.pack => {
                    let v = self.state.value(arg)?;
                    self.state.type_of(&v)
                }
                Pattern::Concrete(code) => match self.eval(&code.clone(), base, class, Value::Void)? {
                    Value::Type(ty) => ty,
                    _ => return Ok(()),
                },
                _ => return Ok(()),
            };
            match self.state.types.get(self.state.types.strip(ty)) {
                Type::Int(_) | Type::Null | Type::Array(..) | Type::Function(..) | Type::Pointer(Space::Raw, _) => {}
                Type::Float(of) if !matches!(of, Floating::Narrow(_)) => {}
                _ => return Ok(()),
            }
        }
        Err(Fault::ill_formed("an operator of the program takes a class or an enumeration"))
    }

    /// Puts the arguments into the slots of the parameters: how well they fit, and the rank of each.
    fn bind_arguments(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, call: Call<'_>) -> Outcome<i64> {
        let args = call.args;
        let passing = std::mem::take(&mut self.passing);
        if !passing.in_order && self.copies_backwards(function, args) {
            // what the template's parameters are is told by the arguments in their order, and types that name other parameters
            let depends = function.params.iter().any(|p| matches!(super::patterns::inner(&p.pattern), Pattern::Dependent(_)));
            let known = function.templates.is_empty() && !depends || {
                (self.comparing, self.passing) = (true, passing);
                let told = self.bind_arguments(function, base, class, call).is_ok();
                self.comparing = false;
                told
            };
            if known {
                return self.bind_backwards(function, base, class, &call, &passing);
            }
        }
        let mut ranks = Vec::new();
        let mut score = if function.is_template() { 0 } else { NO_TEMPLATE };
        if waits_for_others(function, args) {
            // what is not deduced from an argument is deduced from those behind it
            ranks.resize(args.len(), ArgumentFit::NONE);
            for waits in [false, true] {
                let params = function.params.iter().zip(args).enumerate();
                for (i, (param, arg)) in params.filter(|(_, (p, arg))| is_dependent(p, arg) == waits) {
                    let (v, s, rank) = self.bind_argument(param, (i, arg), &call, &passing, base, class)?;
                    ranks[i] = rank;
                    score += s;
                    self.state.slots[(base + param.slot) as usize] = v;
                }
            }
            self.ranks = ranks;
            self.forget_argument();
            return Ok(score);
        }
        let mut given = args.iter().enumerate();
        for param in &function.params {
            if param.pack {
                let (mut pack, around) = (Vec::new(), self.expanded);
                let most = self.count_of_pack(param, class)?.unwrap_or(usize::MAX);
                for (i, arg) in given.by_ref().take(most) {
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
                    self.default_for_list(function, (param, arg), base, class, call.this)?;
                    let (v, s, rank) = self.bind_argument(param, (i, arg), &call, &passing, base, class)?;
                    self.note_referred(param, arg, &v, base);
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
                ranks.push(ArgumentFit::NONE);
                score -= ELLIPSIS;
            }
        }
        self.ranks = ranks;
        self.forget_argument();
        Ok(score)
    }

    /// The same from the last argument on, where what the template's parameters are is known.
    fn bind_backwards(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        call: &Call<'_>,
        passing: &super::Passing,
    ) -> Outcome<i64> {
        let (mut score, mut pack, around) = (0, Vec::new(), self.expanded);
        let last = function.params.len().saturating_sub(1);
        for (i, arg) in call.args.iter().enumerate().rev() {
            let param = &function.params[i.min(last)];
            self.expanded = if param.pack { i - last } else { around };
            if let (true, Some(index)) = (param.pack, param.index) {
                self.state.slots[(base + index) as usize] = Value::Int(super::super::value::Integer::Int, (i - last) as i64);
            }
            let (v, s) = match self.bind_argument(param, (i, arg), call, passing, base, class) {
                Ok((v, s, _)) => (v, s),
                Err(fault) => {
                    // what was made last ends first
                    let made = function.params.iter().skip(i + 1).filter(|param| !param.pack);
                    made.for_each(|param| self.state.slots[(base + param.slot) as usize] = Value::Void);
                    return Err(fault);
                }
            };
            self.note_referred(param, &call.args[i], &v, base);
            score += s;
            match param.pack {
                true => pack.push(v),
                false => self.state.slots[(base + param.slot) as usize] = v,
            }
        }
        self.expanded = around;
        if let Some(param) = function.params.last().filter(|param| param.pack) {
            self.state.memory.budget.take(24 * pack.len() as u64)?;
            pack.reverse();
            self.state.slots[(base + param.slot) as usize] = Value::Pack(Rc::new(pack));
        }
        self.forget_argument();
        Ok(score)
    }

    /// Whether parameters are copies or temporaries that code of the program makes: g++ makes the last one first.
    fn copies_backwards(&self, function: &FunctionCode, args: &[Value]) -> bool {
        let is_made = |(p, arg): &(&ParamSlot, &Value)| {
            // what a variable becomes for a reference too
            let may_be = function.templates.is_empty() || matches!(arg, Value::Int(..) | Value::Float(..) | Value::Braces(_));
            !p.by_reference || may_be && matches!(super::patterns::inner(&p.pattern), Pattern::Concrete(_) | Pattern::Template(..))
        };
        let Some((last, before)) = function.params.split_last() else { return false };
        let params = before.iter().chain(std::iter::repeat_n(last, if last.pack { args.len() } else { 1 }));
        !self.comparing
            && (self.any_copies_by_code || function.templates.is_empty() && !last.pack)
            && (last.pack || args.len() <= function.params.len())
            && params.zip(args).filter(is_made).count() > 1
            && !before.iter().any(|p| p.pack)
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
        let mut category = Category::of(i, call.temporaries, passing.moved | passing.const_rvalues);
        if category == Category::Moved && matches!(arg, Value::Function(_)) {
            // a function is never an rvalue
            category = Category::Variable;
        }
        // `T&&` of a `T` that is a reference is that reference
        let mut collapsed = None;
        if category == Category::Variable
            && let Pattern::Forwarding(of) = &param.pattern
            && let Pattern::Concrete(code) | Pattern::Dependent(code) = &**of
            && !matches!(code.ops.first(), Some(super::super::code::Op::Push(_)))
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, call.this.clone())?
            && let Type::Reference(to) = *self.state.types.get(ty)
        {
            let is_const = matches!(self.state.types.get(to), Type::Const(_));
            let of = if is_const { Box::new(Pattern::Const(of.clone())) } else { of.clone() };
            collapsed = Some(ParamSlot { pattern: Pattern::Reference(of), ..param.clone() });
        }
        let param = collapsed.as_ref().unwrap_or(param);
        let mut is_converted = false;
        let is_const = i < 64 && passing.consts & (1 << i) != 0;
        // a variable alone in braces is what a reference is bound to
        let in_braces =
            matches!(arg, Value::Braces(items) if matches!(&items[..], [only @ Value::Object(_)] if super::values::is_held(only)));
        let is_copied = in_braces && matches!(param.pattern, Pattern::Forwarding(_));
        if in_braces && !is_copied {
            category = Category::Variable;
        }
        if (category == Category::Variable || is_const)
            && let Pattern::Forwarding(of) = &param.pattern
            && let Pattern::Concrete(code) = &**of
            && let v @ (Value::Int(..)
            | Value::Float(..)
            | Value::Enum(..)
            | Value::Object(_)
            | Value::Text(_)
            | Value::Pointer { .. }
            | Value::Array(_)) = self.state.value(arg)?
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, call.this.clone())?
            && let (have, ty) = (self.state.type_of(&v), self.state.types.strip(ty))
            && have != ty
            && !self.is_base(have, ty)
        {
            is_converted = true;
            category = if category == Category::Variable { Category::Converted } else { Category::Temporary };
        }
        // what an object converts to is no more `const`, and no more a temporary, than its conversion says
        if let Pattern::Reference(of) = &param.pattern
            && let Pattern::Concrete(code) = &**of
            && let Value::Object(o) = self.state.value(arg)?
            && !self.conversions_of(o.class).is_empty()
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, call.this.clone())?
            && let how = (As { to_reference: true, on_const: is_const, on_rvalue: category != Category::Variable, ..As::default() })
            && let Some(chosen) = self.chosen_conversion(&Value::Object(o), ty, how)?
        {
            if chosen.refers_to_const {
                return Err(Fault::ill_formed("a reference is bound to what is `const`"));
            }
            (is_converted, category) = (true, Category::Variable);
        }
        // `T` that is given makes `T&&` a reference to an rvalue
        if category == Category::Variable
            && let Pattern::Forwarding(of) = &param.pattern
            && let Pattern::Bind(slot, false) = **of
            && let Value::Type(given) = self.state.slots[(base + slot) as usize]
            && !matches!(self.state.types.get(given), Type::Reference(_))
            && let v @ (Value::Int(..)
            | Value::Float(..)
            | Value::Enum(..)
            | Value::Object(_)
            | Value::Text(_)
            | Value::Pointer { .. }
            | Value::Array(_)) = self.state.value(arg)?
        {
            let (have, ty) = (self.state.type_of(&v), self.state.types.strip(given));
            if have == ty || self.is_base(have, ty) {
                return Err(Fault::ill_formed("an rvalue reference is bound to a variable"));
            }
            (is_converted, category) = (true, Category::Converted);
        }
        if is_const
            && !is_converted
            && !param.pack
            && changes(&param.pattern)
            && (self.comparing || self.state.is_constant(arg))
            && !self.names_const(&param.pattern, base, class)?
        {
            return Err(Fault::ill_formed("a reference is bound to what is `const`"));
        }
        self.to_const = i < 64 && passing.to_consts & (1 << i) != 0 || is_const && self.is_c_array(arg);
        self.is_const = is_const;
        let is_literal = i >= 63 || passing.no_literals & (1 << i) == 0;
        self.is_variable = category == Category::Variable || !is_literal;
        self.is_lvalue = matches!(category, Category::Variable | Category::Converted);
        self.is_text = self.comparing
            && is_literal
            && (category == Category::Variable || passing.no_literals >> 63 != 0)
            && matches!(arg, Value::Pointer { element: Types::CONST_CHAR, address, .. } if self.state.literal_at(*address).is_some());
        let outer = self.is_asking;
        self.is_asking |= passing.is_exact;
        self.conversion_used = (0, 0);
        let bound = self.bind_one(param, arg, category, base, class, call.this);
        self.is_asking = outer;
        let (v, mut score) = bound?;
        if is_copied {
            score = score.min(super::scores::BY_CLASS);
        }
        if passing.is_exact
            && !param.by_reference
            && let Value::Object(object) = self.state.value(&v)?
        {
            let ty = self.state.types.intern(Type::Class(object.class));
            let what = if category == Category::Variable || is_const { super::facts::COPY } else { super::facts::MOVE };
            if self.facts(ty, 0)?.levels[what] < super::facts::THERE {
                return Err(Fault::ill_formed("an argument cannot be copied"));
            }
        }
        let converts = self.conversion_used.0 != 0 && rank_of(score) == BY_CLASS_RANK;
        let category = if converts { Category::Variable } else { category };
        let leads_to_const = is_const && !converts || self.comparing && self.names_const(&param.pattern, base, class)?;
        let mut fit = self.argument_fit(&param.pattern, arg, score, category, leads_to_const);
        if self.comparing && (PROMOTED + 1..QUALIFIED).contains(&score) {
            fit.base = self.base_of_parameter(&param.pattern, arg, (base, class, call.this))?;
        }
        let v = match v {
            // a pointer to a function that is a temporary, and not the function
            Value::Function(_) if param.by_reference && !self.comparing => {
                match self.takes_pointer(&param.pattern, base, class, call.this)? {
                    Some(true) => self.state.kept(v),
                    None if category == Category::Temporary => self.state.kept(v),
                    _ => v,
                }
            }
            v => v,
        };
        let v = match param.by_reference && !self.comparing {
            true => {
                let v = if is_const { self.state.constant_whole(v)? } else { v };
                self.without_bits(v)?
            }
            false => v,
        };
        Ok((v, score, fit))
    }

    /// Whether a parameter is a reference to a pointer or to a function, by a type that nothing is deduced from.
    fn takes_pointer(&mut self, pattern: &Pattern, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<Option<bool>> {
        let Pattern::Concrete(code) = inner(pattern) else {
            return Ok(None);
        };
        let ty = self.eval(&code.clone(), base, class, this.clone())?;
        let Value::Type(ty) = ty else { return Ok(None) };
        Ok(match self.state.types.get(self.state.types.strip(ty)) {
            Type::Pointer(..) => Some(true),
            Type::Function(..) => Some(false),
            _ => None,
        })
    }

    /// Whether an argument becomes a pointer where it is passed by value; vectors, and iterators of them, are classes.
    fn is_pointer_or_array(&self, arg: &Value) -> bool {
        match arg {
            Value::Pointer { space, .. } | Value::AddressOf(_, space) => !matches!(space, crate::algebra::tensor::Space::Iterator(_)),
            arg => self.is_c_array(arg),
        }
    }

    /// Whether an argument is an array of C, or a row of one.
    fn is_c_array(&self, arg: &Value) -> bool {
        let ty = match self.state.place(arg) {
            Value::Memory(ty, _) => ty,
            place => match self.state.value(&place) {
                Ok(Value::Array(array)) => array.ty,
                _ => return false,
            },
        };
        matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Array(..))
    }

    /// How well an argument fits a parameter, where the score says how well its type does.
    fn argument_fit(&self, pattern: &Pattern, arg: &Value, score: i64, category: Category, is_const: bool) -> ArgumentFit {
        let is_temporary = category != Category::Variable;
        let held;
        let to_pointer = match pattern {
            Pattern::Reference(_) | Pattern::Forwarding(_) if self.comparing => inner(pattern),
            pattern => pattern,
        };
        let arg = match to_pointer {
            Pattern::Pointer(_) | Pattern::Concrete(_) | Pattern::Bind(..) | Pattern::Any if self.comparing && State::is_place(arg) => {
                held = self.state.value(arg).unwrap_or(Value::Void);
                &held
            }
            _ => arg,
        };
        let of_pointer = self.detail_of_pointer(to_pointer, arg, score);
        let detail = match pattern {
            Pattern::Reference(_) | Pattern::Forwarding(_) if of_pointer == ADDED_TO_POINTER => of_pointer,
            // a function is never `const`
            Pattern::Reference(_) if matches!(arg, Value::Function(_)) => 2,
            Pattern::Reference(p) if super::category::is_const(p) || is_const => 1,
            // `T&` for a temporary is worse than `T&&`
            Pattern::Reference(_) if is_temporary => 1,
            Pattern::Forwarding(_) if is_const && !is_temporary => 1,
            Pattern::Forwarding(p) if super::category::is_const(p) && !is_const => 1,
            Pattern::Reference(_) | Pattern::Forwarding(_) => 2,
            _ => of_pointer,
        };
        let is_listed = (LISTED - 4 * LISTED_STEP..LISTED + 2 * LISTED_STEP).contains(&score);
        let to_list = matches!(arg, Value::Braces(_)) && (is_list(inner(pattern)) || is_listed);
        // of two lists that is better whose worst element is converted better
        let (rank, detail) = match to_list {
            true if is_listed => (LISTED_RANK, ((score + LISTED_STEP / 2 - LISTED).div_euclid(LISTED_STEP) + 5).clamp(1, 5) as u8),
            true => (LISTED_RANK, 5),
            false => (rank_of(score), detail),
        };
        ArgumentFit { rank, detail, base: None, behind: self.conversion_used }
    }

    /// The base that a parameter is of, and how many classes lie between that of an argument and it.
    fn base_of_parameter(
        &mut self,
        pattern: &Pattern,
        arg: &Value,
        (base, class, this): (u32, Option<ClassId>, &Value),
    ) -> Outcome<Option<(i64, ClassId)>> {
        let of = if let Pattern::Pointer(of) = inner(pattern) { inner(of) } else { inner(pattern) };
        if !matches!(of, Pattern::Concrete(_) | Pattern::Template(TemplateName::Class(_) | TemplateName::Member(..), _)) {
            return Ok(None);
        }
        let held = self.state.value(arg)?;
        let place = if let Value::AddressOf(to, _) = &held { &**to } else { arg };
        let Some((_, seen)) = self.state.object(place)? else { return Ok(None) };
        let ty = match of {
            Pattern::Concrete(code) => {
                let ty = self.eval(&code.clone(), base, class, this.clone())?;
                self.type_id(&ty)?
            }
            of => match self.type_of_pattern(of, base, class, this)? {
                Some(ty) => ty,
                None => return Ok(None),
            },
        };
        let ty = self.state.types.strip(ty);
        let ty = self.state.types.pointed_to(ty).map_or(ty, |of| self.state.types.strip(of));
        Ok(match *self.state.types.get(ty) {
            Type::Class(to) if self.is_derived(seen, to) => Some((self.steps_to_base(seen, to), to)),
            _ => None,
        })
    }

    /// What a parameter that is a pointer adds to what the argument points to; 0 where it is none.
    fn detail_of_pointer(&self, pattern: &Pattern, arg: &Value, score: i64) -> u8 {
        match pattern {
            // `T const*` for an `int*`
            Pattern::Pointer(p) => {
                let is_const = |mut ty| {
                    while let Type::Array(of, _) = *self.state.types.get(ty) {
                        ty = of;
                    }
                    matches!(self.state.types.get(ty), Type::Const(_))
                };
                let to_const = match arg {
                    Value::Pointer { element, .. } => is_const(*element),
                    Value::Array(array) => self.to_const || is_const(array.element),
                    Value::Memory(ty, _) => self.to_const || is_const(*ty),
                    _ => self.to_const,
                };
                match super::category::is_const(p) && !to_const {
                    true => ADDED_TO_POINTER,
                    false => POINTER_KEPT,
                }
            }
            // what is deduced whole adds nothing
            Pattern::Bind(..) | Pattern::Any if self.is_pointer_or_array(arg) => POINTER_KEPT,
            Pattern::Concrete(_) if self.is_pointer_or_array(arg) => match score {
                BOUND.. | POINTER => POINTER_KEPT,
                // what it points to was `const` before
                _ if self.to_const && !self.is_text && rank_of(score) == 4 => POINTER_KEPT,
                _ => ADDED_TO_POINTER,
            },
            _ => 0,
        }
    }

    /// Evaluates the default arguments of the parameters behind the `given` ones, where that was not done `early`.
    fn default_arguments(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
        (given, early): (usize, &[Value]),
        in_order: bool,
    ) -> Outcome<()> {
        let missing = given..function.params.len();
        for i in missing.clone().map(|i| if in_order { i } else { missing.end - 1 - (i - given) }) {
            let param = &function.params[i];
            if let (Some(default), Value::Void) = (&param.default, &self.state.slots[(base + param.slot) as usize]) {
                let v = match early.get(i - given) {
                    Some(v) => v.clone(),
                    None => {
                        let v = self.eval(default, base, class, this.clone())?;
                        self.adopt_expiring();
                        v
                    }
                };
                let (v, _) = self.bind_one(param, &v, Category::Temporary, base, class, this)?;
                self.state.slots[(base + param.slot) as usize] = v;
            }
        }
        Ok(())
    }

    /// Makes the types within the types of parameters from which nothing is deduced: one that does not exist takes a template away.
    fn substitute_parameters(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
        given: usize,
    ) -> Outcome<()> {
        if function.templates.is_empty() {
            return Ok(());
        }
        for (i, param) in function.params.iter().enumerate().filter(|(_, p)| !p.pack) {
            if let Some(code) = &param.whole {
                self.eval(code, base, class, this.clone())?;
            }
            let (mut open, outer) = (vec![&param.pattern], inner(&param.pattern));
            while let Some(pattern) = open.pop() {
                if let Pattern::Array(_, Some(extent)) = pattern
                    && let Pattern::Dependent(code) = &**extent
                    && let n = self.eval(code, base, class, this.clone())?
                    && super::super::library::integer(&self.state, &n).is_ok_and(|n| n <= 0)
                {
                    return Err(Fault::ill_formed("an array of no elements"));
                }
                match pattern {
                    Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) | Pattern::Pointer(p) | Pattern::Array(p, _) => {
                        open.push(p);
                    }
                    // the type of an argument was made where it was bound
                    Pattern::Dependent(code) if i >= given || !std::ptr::eq(pattern, outer) => {
                        self.eval(code, base, class, this.clone())?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Whether what is not deduced from the `given` arguments of a template exists, and what it requires holds: some points then.
    pub(super) fn completes(&mut self, function: &FunctionCode, base: u32, class: ClassId, given: usize) -> Outcome<Option<i64>> {
        if function.templates.is_empty() && function.requires.is_empty() {
            return Ok(Some(0));
        }
        self.defaults(&function.templates, base, Some(class), &Value::Void)?;
        self.substitute_parameters(function, base, Some(class), &Value::Void, given)?;
        self.requirements(function, base, Some(class), &Value::Void).map(Some)
    }

    /// Checks what a function requires: a point for each requirement, for it is more special then.
    pub(super) fn requirements(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<i64> {
        for code in &function.requires {
            // a question of its own, whatever the overloads are asked for
            let outer = (std::mem::take(&mut self.comparing), std::mem::take(&mut self.is_asking));
            let v = self.eval(code, base, class, this.clone());
            (self.comparing, self.is_asking) = outer;
            let v = v?;
            if !self.truth(&v)? {
                return Err(Fault::ill_formed(format_args!("the requirements of `{}` do not hold", function.name)));
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
                    && !self.is_specialised_by((function, i), &given, base, class)?
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
    pub(super) fn argument_value(
        &mut self,
        (param, pattern): (&ParamSlot, &Pattern),
        arg: &Value,
        (base, class, this): (u32, Option<ClassId>, &Value),
        is_variable: bool,
    ) -> Outcome<Value> {
        let value = match (arg, pattern) {
            // `F f = {}`, where it is known what `F` is
            (Value::Braces(_), Pattern::Bind(slot, false)) => match self.state.slots[(base + slot) as usize].clone() {
                Value::Type(ty) if self.comparing => {
                    let subject = Value::TypeOf(Rc::new(arg.clone()));
                    if self.convertible(&Value::Type(ty), &subject)?.is_none() {
                        return Err(Fault::ill_formed("a list does not fit the parameter"));
                    }
                    self.sample_of(self.state.types.strip(ty))?
                }
                Value::Type(ty) => self.converted(arg.clone(), ty, false)?,
                _ => arg.clone(),
            },
            (Value::Braces(_), _) => arg.clone(),
            _ => self.state.value(arg)?,
        };
        // a literal is an array, what points to one is none
        let value = match &value {
            Value::Pointer { element: Types::CONST_CHAR, address, .. }
                if !State::is_place(arg)
                    && match pattern {
                        // constructors are not told which arguments are variables
                        Pattern::Array(..) => is_variable || class.is_some(),
                        Pattern::Bind(..) | Pattern::Any => is_variable && param.by_reference,
                        _ => false,
                    } =>
            {
                self.state.literal_at(*address).unwrap_or(value)
            }
            _ => value,
        };
        // a row of an array that is `const`
        if let (true, Value::Pointer { .. }, &Value::Memory(ty, _)) = (self.is_const, &value, arg)
            && matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Array(..))
        {
            let mut first = value;
            self.state.constant_target(&mut first);
            return Ok(first);
        }
        // an array of C that is passed by value is the pointer to its first element
        Ok(match &value {
            Value::Array(array)
                if matches!(self.state.types.get(array.ty), Type::Array(..))
                    && self.decays((param.by_reference, pattern), base, class, this)? =>
            {
                let mut first = self.state.decayed(array);
                if self.is_const {
                    self.state.constant_target(&mut first);
                }
                first
            }
            _ => value,
        })
    }

    /// Whether an array is the pointer to its first element for a parameter: an object of a class with constructors may take it as it
    /// is, and a reference to a truth is bound to what is made of that pointer.
    fn decays(&mut self, (by_reference, pattern): (bool, &Pattern), base: u32, class: Option<ClassId>, this: &Value) -> Outcome<bool> {
        let Pattern::Concrete(code) = pattern else {
            return Ok(!by_reference);
        };
        let Value::Type(ty) = self.eval(&code.clone(), base, class, this.clone())? else {
            return Ok(!by_reference);
        };
        Ok(match self.state.types.get(self.state.types.strip(ty)) {
            Type::Class(of) => !by_reference && !self.has_constructors(*of),
            Type::Int(_) => true,
            _ => !by_reference,
        })
    }
}

fn mentions_enable_if(code: &Code) -> bool {
    use super::super::code::Op;
    code.ops.iter().any(|op| matches!(op, Op::LibraryTemplate(name, _) if name.contains("enable_if") || name.contains("conditional")))
}

/// Whether an argument for a parameter whose type is to be deduced is a manipulator that is a template in C++.
fn names_manipulator(function: &FunctionCode, args: &[Value]) -> bool {
    let params = function.params.iter().chain(function.params.last().filter(|last| last.pack).into_iter().cycle());
    args.iter().zip(params).any(|(arg, param)| {
        matches!(arg, Value::Native(name) if matches!(&**name, "endl" | "ends" | "flush"))
            && matches!(inner(&param.pattern), Pattern::Bind(..) | Pattern::Any)
    })
}
