//! Which definition of a template of classes or variables is meant for arguments: itself or one of its specialisations.

use super::super::ast::Name;
use super::super::code::Code;
use super::super::compile::library_name;
use super::super::compiled::{ClassCode, Pattern, TemplateSlot};
use super::super::program::Constrained;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value, unpacked};
use super::Machine;
use super::scores::{BOUND, EXACT};
use std::cmp::Ordering;
use std::rc::Rc;

/// A specialisation of a class template or a variable template.
struct Specialisation<'a> {
    /// Its own parameters.
    templates: &'a [TemplateSlot],
    /// Its arguments; `true` where `...` follows.
    patterns: &'a [(Pattern, bool)],
    /// What has to hold for it.
    requires: &'a [Rc<Code>],
    /// How many variables its parameters and arguments need.
    slots: usize,
    /// The parameters of the template that it is one of, and how many variables these need.
    of: (&'a [TemplateSlot], usize),
}

impl Machine<'_> {
    /// The definition of a class for these arguments, the template or the specialisation that fits best, and the values of
    /// its parameters.
    pub(super) fn definition_for(
        &mut self,
        def: u32,
        outer_args: &[Value],
        given: &[Value],
        outer: Option<ClassId>,
    ) -> Outcome<(u32, Vec<Value>)> {
        let mut chosen = (def, outer_args.iter().chain(given).cloned().collect::<Vec<Value>>());
        let mut best = -1;
        let mut fitting: Vec<(u32, Rc<ClassCode>)> = Vec::new();
        let primary = self.class_code(def);
        for candidate in self.program.classes[def as usize].specialised.clone() {
            // no type is `volatile` here
            if self.program.classes[candidate as usize].ast.has_volatile {
                continue;
            }
            let code = self.class_code(candidate);
            let special = Specialisation {
                templates: &code.templates,
                patterns: &code.specialised,
                requires: &code.requires,
                slots: code.slots,
                of: (&primary.templates, primary.slots),
            };
            let around = std::mem::replace(&mut self.substitutes, true);
            let fits = self.specialisation(&special, given, outer);
            self.substitutes = around;
            let fits = fits?;
            if fits.is_some() {
                fitting.push((candidate, code.clone()));
            }
            let Some((score, own)) = fits else { continue };
            let order = match fitting.iter().find(|(id, _)| *id == chosen.0) {
                Some((_, other)) if score != i64::MAX && best != i64::MAX => {
                    self.more_special_arguments((&code.specialised, &code.templates), (&other.specialised, &other.templates), outer)?
                }
                _ => Ordering::Equal,
            };
            if order.then(score.cmp(&best)).is_gt() || order.is_eq() && score == best && self.replaces(candidate, chosen.0)? {
                best = score;
                chosen = (candidate, outer_args.iter().cloned().chain(own).collect());
            }
        }
        if let Some((_, code)) = fitting.iter().find(|(id, _)| *id == chosen.0)
            && fitting
                .iter()
                .any(|(_, other)| code.specialised.iter().zip(&other.specialised).any(|((a, _), (b, _))| is_either_array(a, b)))
        {
            let name = &self.program.classes[def as usize].ast.name;
            let why = format!("the specialisations of `{name}` for `T const` and for an array both fit an array of what is `const`");
            return Err(Fault::ill_formed(why));
        }
        Ok(chosen)
    }

    /// Whether a specialisation that fits as well as another one is more constrained, or that one is a declaration alone.
    fn replaces(&self, candidate: u32, chosen: u32) -> Outcome<bool> {
        let of = |id: u32| &self.program.classes[id as usize];
        let constrained = |id: u32| {
            let template = of(id).ast.template.as_deref().unwrap_or_default();
            Constrained { template, params: &[], requires: &of(id).ast.requires, scope: &of(id).scope }
        };
        Ok(match self.more_constrained(&constrained(candidate), &constrained(chosen))? {
            Ordering::Equal => of(chosen).ast.is_declaration,
            order => order == Ordering::Greater,
        })
    }

    /// Whether a specialisation of a variable that fits as well as another one is more constrained.
    fn constrains_more(&self, candidate: u32, chosen: u32) -> Outcome<bool> {
        let constrained = |id: u32| {
            let def = &self.program.globals[id as usize];
            let template = def.ast.template.as_deref().unwrap_or_default();
            Constrained { template, params: &[], requires: &def.ast.requires, scope: &def.scope }
        };
        Ok(self.more_constrained(&constrained(candidate), &constrained(chosen))? == Ordering::Greater)
    }

    /// Whether the program specialises a template of the library for these arguments.
    pub(super) fn is_specialised(&mut self, def: u32, args: &[Value]) -> Outcome<bool> {
        let code = self.class_code(def);
        let args = self.template_values(args)?;
        match self.filled((&code.templates, code.slots), &args, None) {
            Ok(given) => Ok(self.definition_for(def, &[], &given, None)?.0 != def),
            Err(fault) if fault.kind == FaultKind::Limit => Err(fault),
            Err(_) => Ok(false),
        }
    }

    /// What the library calls a template that the program specialises.
    pub(super) fn name_in_library(&self, def: u32) -> Name {
        let def = &self.program.classes[def as usize];
        library_name(&[Name::from(&*def.scope.namespace), def.ast.name.clone()])
    }

    /// `std::tuple_size_v` of a class, where the program specialises `std::tuple_size` for it.
    pub(super) fn own_size(&mut self, class: ClassId) -> Outcome<Option<i64>> {
        let class = Value::Type(self.state.types.intern(Type::Class(class)));
        match self.specialised_member(&"tuple_size_v".into(), &[class])? {
            Some(v) => match self.state.value(&v)? {
                Value::Int(_, size) | Value::Static(_, size, _) => Ok(Some(size)),
                _ => Ok(None),
            },
            None => Ok(None),
        }
    }

    /// What `tuple_size_v<T>` and `common_type_t<T, U>` are where the program specialises `tuple_size` or `common_type` for these.
    pub(super) fn specialised_member(&mut self, name: &Name, args: &[Value]) -> Outcome<Option<Value>> {
        let member = match name.get(name.len().saturating_sub(2)..) {
            _ if self.program.extended.is_empty() => return Ok(None),
            Some("_v") => "value",
            Some("_t") => "type",
            _ => return Ok(None),
        };
        let base = &name[..name.len() - 2];
        for def in self.program.extended.clone() {
            if &*self.name_in_library(def) == base && self.is_specialised(def, args)? {
                let class = self.instance_type(def, args.to_vec())?;
                return self.type_member(&class, &member.into(), None).map(Some);
            }
        }
        Ok(None)
    }

    /// A variable template with its arguments: one variable for the same arguments.
    pub(super) fn variable_template(&mut self, id: u32, args: &[Value], class: Option<ClassId>) -> Outcome<Value> {
        let args = self.template_values(args)?;
        let primary = self.global_code(id);
        let given = self.filled((&primary.templates, primary.slots), &args, class)?;
        let mut key = Vec::new();
        for v in &given {
            self.key_of(v, &mut key)?;
            Self::kinds_of(v, &mut key);
        }
        key.extend(class.map_or(u32::MAX, |c| c.0).to_le_bytes());
        if let Some(slot) = self.variables.get(&(id, key.clone())) {
            return Ok(self.as_qualified(Value::Global(*slot)));
        }
        if !primary.requires.is_empty() && !self.meets((&primary.templates, primary.slots, &primary.requires), &given, class)? {
            let name = &self.program.globals[id as usize].variable().name;
            return Err(Fault::ill_formed(format_args!("what `{name}` requires of its arguments does not hold")));
        }
        let (mut chosen, mut own, mut best, mut chosen_id) = (primary.clone(), given.clone(), -1, id);
        for candidate in self.program.globals[id as usize].specialised.clone() {
            let code = self.global_code(candidate);
            let special = Specialisation {
                templates: &code.templates,
                patterns: &code.specialised,
                requires: &code.requires,
                slots: code.slots,
                of: (&primary.templates, primary.slots),
            };
            let Some((score, values)) = self.specialisation(&special, &given, class)? else { continue };
            let order = match chosen_id == id || score == i64::MAX || best == i64::MAX {
                true => Ordering::Equal,
                false => {
                    self.more_special_arguments((&code.specialised, &code.templates), (&chosen.specialised, &chosen.templates), class)?
                }
            };
            if order.then(score.cmp(&best)).is_gt() || order.is_eq() && score == best && self.constrains_more(candidate, chosen_id)? {
                (chosen, own, best, chosen_id) = (code, values, score, candidate);
            }
        }
        let slot = self.state.globals.len() as u32;
        self.state.globals.push(Value::Void);
        self.variables.insert((id, key.clone()), slot);
        let base = self.room(chosen.slots.max(chosen.templates.len()))?;
        for (template, v) in chosen.templates.iter().zip(own) {
            self.state.slots[(base + template.slot) as usize] = v;
        }
        self.declares(slot, &chosen);
        let (written, before) = (self.state.out.len() + self.state.err.len(), self.expiring.len());
        let made = self.eval(&chosen.code, base, class, Value::Void).and_then(|v| self.made_in_time(None, written).map(|()| v));
        self.cut(base);
        match made {
            Ok(v) => {
                self.state.globals[slot as usize] = self.with_const_elements(&chosen, v);
                self.has_completed(slot);
                self.ends_initialiser(before)?;
            }
            Err(fault) => {
                self.variables.remove(&(id, key));
                return Err(fault);
            }
        }
        Ok(self.as_qualified(Value::Global(slot)))
    }

    /// The arguments of a template: those given, and those that it has by default.
    pub(super) fn filled(
        &mut self,
        (templates, slots): (&[TemplateSlot], usize),
        args: &[Value],
        outer: Option<ClassId>,
    ) -> Outcome<Vec<Value>> {
        let base = self.room(slots.max(templates.len()))?;
        let filled =
            self.explicit(templates, base, outer, args).and_then(|()| self.defaults(templates, base, outer, &Value::Void)).and_then(|()| {
                let slots: Vec<Value> = templates.iter().map(|t| self.state.slots[(base + t.slot) as usize].clone()).collect();
                self.template_values(&slots)
            });
        self.cut(base);
        filled
    }

    /// Whether what a class template requires holds for the values of its parameters.
    pub(super) fn meets(
        &mut self,
        (templates, slots, requires): (&[TemplateSlot], usize, &[Rc<Code>]),
        given: &[Value],
        outer: Option<ClassId>,
    ) -> Outcome<bool> {
        let base = self.room(slots.max(templates.len()))?;
        for (t, v) in templates.iter().zip(given) {
            self.state.slots[(base + t.slot) as usize] = v.clone();
        }
        let met = self.all_hold(requires, base, outer);
        self.cut(base);
        match met {
            Err(fault) if fault.kind != FaultKind::Limit && !fault.is_missing() => {
                self.failed_at = None;
                Ok(false)
            }
            met => met,
        }
    }

    /// Whether all requirements hold where the parameters stand in slots from `base` on.
    pub(super) fn all_hold(&mut self, requires: &[Rc<Code>], base: u32, outer: Option<ClassId>) -> Outcome<bool> {
        for requirement in requires {
            let v = self.eval(requirement, base, outer, Value::Void)?;
            if !self.truth(&v)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// How many of the arguments a specialisation names: all, or as many as leave those that the template has by default.
    fn named_by(&mut self, special: &Specialisation, given: &[Value], outer: Option<ClassId>) -> Outcome<Option<usize>> {
        let n = special.patterns.len();
        let expands = special.patterns.iter().any(|(_, expands)| *expands) || special.of.0.iter().any(|t| t.pack);
        if n >= given.len() || expands {
            return Ok(Some(given.len()));
        }
        let meant = self.filled(special.of, &given[..n], outer)?;
        let (mut a, mut b) = (Vec::new(), Vec::new());
        for (left, right) in meant.iter().zip(given) {
            self.key_of(left, &mut a)?;
            self.key_of(right, &mut b)?;
        }
        Ok((a == b).then_some(n))
    }

    /// Whether a specialisation fits, and what its parameters are then.
    fn specialisation(&mut self, special: &Specialisation, given: &[Value], outer: Option<ClassId>) -> Outcome<Option<(i64, Vec<Value>)>> {
        let base = self.room(special.slots.max(special.templates.len()))?;
        let result = match self.named_by(special, given, outer) {
            Ok(Some(named)) => {
                let flat = unpacked(given[..named].iter().cloned());
                let left_out = (given.len() - named) as i64;
                self.specialised_at(special, &flat, base, outer).map(|found| {
                    // one without parameters is the only one of its arguments
                    let whole = |score| if special.templates.is_empty() { i64::MAX } else { score + left_out * EXACT };
                    found.map(|(score, own)| (whole(score), own))
                })
            }
            Ok(None) => Ok(None),
            Err(fault) => Err(fault),
        };
        self.cut(base);
        match result {
            Ok(found) => Ok(found),
            Err(fault) if fault.kind == FaultKind::Limit || fault.is_missing() => Err(fault),
            Err(_) => {
                self.failed_at = None;
                Ok(None)
            }
        }
    }

    fn specialised_at(
        &mut self,
        special: &Specialisation,
        given: &[Value],
        base: u32,
        outer: Option<ClassId>,
    ) -> Outcome<Option<(i64, Vec<Value>)>> {
        let Some(score) = self.specialisation_fit(special.patterns, given, base, outer)? else {
            return Ok(None);
        };
        for template in special.templates.iter().filter(|t| !t.pack) {
            let v = self.state.slots[(base + template.slot) as usize].clone();
            if let (Some(pattern), false) = (&template.of, matches!(v, Value::Void)) {
                let v = self.template_value_of(&v)?;
                let ty = Value::Type(self.state.type_of(&v));
                let ty = self.template_value_of(&ty)?;
                if self.exactly(pattern, &ty, base, outer, &Value::Void)?.is_none() {
                    return Ok(None);
                }
            }
        }
        // what the template takes as `auto` is of the type that the specialisation says
        let last = special.of.0.last().filter(|of| of.pack);
        for (((pattern, _), of), v) in special.patterns.iter().zip(special.of.0.iter().chain(last.into_iter().cycle())).zip(given) {
            if of.takes_auto() && !self.is_of_type(pattern, v, base, outer)? {
                return Ok(None);
            }
        }
        // what the template takes as `auto` is of the type of the specialisation's own parameter
        for ((pattern, _), of) in special.patterns.iter().zip(special.of.0) {
            let own = special.templates.iter().find(|t| matches!(pattern, Pattern::Bind(slot, false) if *slot == t.slot));
            let Some((own, code)) = own.filter(|t| of.takes_auto() && t.of.is_none()).and_then(|t| Some((t, t.value.clone()?))) else {
                continue;
            };
            let Value::Type(ty) = self.eval(&code, base, outer, Value::Void)? else {
                continue;
            };
            let v = self.state.slots[(base + own.slot) as usize].clone();
            let ty = self.state.types.strip(ty);
            let is_number = matches!(v, Value::Int(..) | Value::Enum(..))
                || matches!(self.state.types.get(ty), Type::Int(_) | Type::Enum(..)) && !matches!(v, Value::Void);
            let is_address = matches!(v, Value::AddressOf(..) | Value::Pointer { .. });
            let of = self.state.type_of(&v);
            let is_other = match (self.state.types.get(ty), self.state.types.get(of)) {
                (Type::Pointer(_, to), from) if self.state.types.strip(*to) == Types::AUTO => {
                    is_number && !matches!(from, Type::Pointer(..))
                }
                (Type::Pointer(_, to), Type::Pointer(_, from)) if is_address => to != from,
                _ => is_number && of != ty,
            };
            if ty != Types::AUTO && is_other {
                return Ok(None);
            }
        }
        self.defaults(special.templates, base, outer, &Value::Void)?;
        if !self.all_hold(special.requires, base, outer)? {
            return Ok(None);
        }
        let own: Vec<Value> = special.templates.iter().map(|t| self.state.slots[(base + t.slot) as usize].clone()).collect();
        let own = self.template_values(&own)?;
        // what could not be deduced is compared with what it comes to
        for ((pattern, _), v) in special.patterns.iter().zip(given) {
            if let Pattern::Dependent(code) = pattern {
                let made = self.eval(code, base, outer, Value::Void)?;
                let made = self.template_value_of(&made)?;
                let (mut a, mut b) = (Vec::new(), Vec::new());
                self.key_of(&made, &mut a)?;
                self.key_of(v, &mut b)?;
                if a != b {
                    return Ok(None);
                }
            }
        }
        Ok(Some((score, own)))
    }

    /// How well template arguments fit the patterns of a specialisation, `None` where they do not.
    fn specialisation_fit(
        &mut self,
        patterns: &[(Pattern, bool)],
        args: &[Value],
        base: u32,
        outer: Option<ClassId>,
    ) -> Outcome<Option<i64>> {
        let mut score = 0;
        let mut rest = args.iter();
        for (pattern, expands) in patterns {
            let taken: Vec<&Value> = if *expands { rest.by_ref().collect() } else { rest.next().into_iter().collect() };
            if taken.is_empty() && !expands {
                return Ok(None);
            }
            for (i, v) in taken.iter().enumerate() {
                self.expanded = i;
                match self.exactly(pattern, v, base, outer, &Value::Void)? {
                    Some(s) => score += s,
                    None => return Ok(None),
                }
            }
            if *expands && !self.is_whole_pack(pattern, taken.len(), base) {
                return Ok(None);
            }
        }
        Ok(rest.next().is_none().then_some(score))
    }

    /// Whether a value that a template takes as `auto` is of the type that a pattern has: `3` is no `integral_constant<int, 3>{}`.
    pub(super) fn is_of_type(&mut self, pattern: &Pattern, v: &Value, base: u32, outer: Option<ClassId>) -> Outcome<bool> {
        let meant = match pattern {
            Pattern::Concrete(code) => self.eval(code, base, outer, Value::Void)?,
            Pattern::Bind(slot, false) => self.state.slots[(base + slot) as usize].clone(),
            _ => return Ok(true),
        };
        let (meant, v) = (self.template_value_of(&meant)?, self.template_value_of(v)?);
        let is_value = |v: &Value| {
            matches!(
                v,
                Value::Int(..)
                    | Value::Enum(..)
                    | Value::Float(..)
                    | Value::Static(..)
                    | Value::Object(_)
                    | Value::Cute(_)
                    | Value::Tuple(_)
            )
        };
        Ok(!is_value(&meant) || !is_value(&v) || self.state.type_of(&meant) == self.state.type_of(&v))
    }

    /// Whether an argument is the pattern, conversions left out.
    pub(super) fn exactly(
        &mut self,
        pattern: &Pattern,
        v: &Value,
        base: u32,
        outer: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        // `const`, pointers and references are part of what is compared
        let unqualified = match v {
            Value::Type(id) if matches!(pattern, Pattern::Const(_)) => self.state.types.unqualified(*id),
            _ => Types::VOID,
        };
        let parts = match (pattern, v) {
            (Pattern::Const(_) | Pattern::Reference(_) | Pattern::Forwarding(_) | Pattern::Pointer(_), Value::Type(id)) => {
                match (pattern, self.state.types.get(*id)) {
                    (Pattern::Const(inner), _) if unqualified != *id => Some((inner, unqualified, 1)),
                    (Pattern::Reference(inner), Type::Reference(of)) => Some((inner, *of, 1)),
                    (Pattern::Forwarding(inner), Type::Forwarding(of)) => Some((inner, *of, 1)),
                    (Pattern::Pointer(inner), _) if let Some(of) = self.state.types.pointed_to(*id) => Some((inner, of, 30)),
                    _ => return Ok(None),
                }
            }
            (Pattern::Array(..) | Pattern::Template(..) | Pattern::Function(..), Value::Type(id))
                if matches!(self.state.types.get(*id), Type::Reference(_) | Type::Forwarding(_) | Type::Const(_)) =>
            {
                return Ok(None);
            }
            // a class derived from one of the template is another class
            (Pattern::Template(which, _), Value::Type(id)) if matches!(*self.state.types.get(*id), Type::Class(class) if which.class().is_some_and(|def| self.instances[class.0 as usize].primary != def)) =>
            {
                return Ok(None);
            }
            // `T[]` is no `T[n]`
            (Pattern::Array(_, n), Value::Type(id)) if matches!(self.state.types.get(*id), Type::Array(_, extent) if extent.is_some() != n.is_some()) =>
            {
                return Ok(None);
            }
            (Pattern::Array(inner, _), Value::Type(id))
                if matches!(**inner, Pattern::Const(_))
                    && !matches!(self.state.types.get(*id), Type::Array(of, _) if matches!(self.state.types.get(*of), Type::Const(_))) =>
            {
                return Ok(None);
            }
            _ => None,
        };
        if let Some((inner, of, more)) = parts {
            return Ok(self.exactly(inner, &Value::Type(of), base, outer, this)?.map(|score| score + more));
        }
        if let Pattern::Bind(slot, false) = pattern {
            let place = (base + slot) as usize;
            if matches!(self.state.slots[place], Value::Void) {
                self.of_arguments.retain(|of| of.0 as usize != place);
                self.state.slots[place] = v.clone();
                return Ok(Some(BOUND));
            }
            if let (Value::Type(bound), Value::Type(id)) = (&self.state.slots[place], v) {
                return Ok((bound == id).then_some(BOUND + 2));
            }
            if let (Value::Object(_), Value::Object(_)) | (Value::AddressOf(..), Value::AddressOf(..)) = (&self.state.slots[place], v) {
                let (mut bound, mut given) = (Vec::new(), Vec::new());
                self.key_of(&self.state.slots[place].clone(), &mut bound)?;
                self.key_of(v, &mut given)?;
                return Ok((bound == given).then_some(BOUND + 2));
            }
        }
        // `T const` is another type than `T`
        if let (Pattern::Concrete(code), Value::Type(id)) = (pattern, v)
            && let Value::Type(meant) = self.eval(&code.clone(), base, outer, this.clone())?
        {
            return Ok((meant == *id).then_some(EXACT));
        }
        // a template is the very one, or another one
        if let (Pattern::Concrete(code), Value::Template(_) | Value::Native(_)) = (pattern, v) {
            let meant = self.eval(&code.clone(), base, outer, this.clone())?;
            return Ok(self.same(&meant, v)?.then_some(EXACT));
        }
        let subject = v.clone();
        Ok(match self.matches(pattern, &subject, base, outer, this)? {
            Some(s) if matches!(pattern, Pattern::Concrete(_)) && s < EXACT => None,
            Some(s) if matches!(pattern, Pattern::Bind(..)) && s < BOUND => None,
            found => found,
        })
    }
}

/// Whether one pattern is `T const` and the other one an array of what need not be `const`: neither is more special.
fn is_either_array(a: &Pattern, b: &Pattern) -> bool {
    let is_const = |p: &Pattern| matches!(p, Pattern::Const(of) if matches!(**of, Pattern::Bind(..)));
    let is_array = |p: &Pattern| matches!(p, Pattern::Array(of, _) if !matches!(**of, Pattern::Const(_)));
    is_const(a) && is_array(b) || is_array(a) && is_const(b)
}
