//! How well an argument fits the pattern of a parameter.

use super::super::ast::TypeKind;
use super::super::code::Code;
use super::super::compile::Compiler;
use super::super::compiled::{Pattern, TemplateName, TemplateSlot};
use super::super::library;
use super::super::types::containers::template_name;
use super::super::types::{MEMBER_POINTER, METHOD};
use super::super::value::{ClassId, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::scores::{BOUND, CONVERTED, EXACT, NOT_DEDUCED, NULL_POINTER, OF_LIBRARY, POINTER, POINTER_TO_BASE, TEMPLATE, TO_BASE};
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// A pattern without references and `const`.
pub(super) fn inner(pattern: &Pattern) -> &Pattern {
    match pattern {
        Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) => inner(p),
        p => p,
    }
}

/// Whether a pattern is that of functions, or of methods, that need not be `noexcept`.
fn leaves_out_noexcept(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Function(.., None) => true,
        Pattern::Template(TemplateName::Library(name), args) if &**name == METHOD => args.iter().any(|(p, _)| leaves_out_noexcept(p)),
        _ => false,
    }
}

/// Whether an argument is a list in braces.
fn is_list(subject: &Value) -> bool {
    matches!(subject, Value::TypeOf(v) if matches!(**v, Value::Braces(_)))
}

impl Machine<'_> {
    /// How well a type or a value fits a pattern; binds what the pattern binds.
    pub(super) fn matches(
        &mut self,
        pattern: &Pattern,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        Ok(match pattern {
            // a list has no type that is deduced
            Pattern::Any => (!self.comparing || !is_list(subject)).then_some(BOUND),
            Pattern::Bind(slot, pack) => self.matches_parameter(base + slot, *pack, subject)?,
            Pattern::Const(inner) | Pattern::Reference(inner) | Pattern::Forwarding(inner) => {
                let subject = match subject {
                    Value::Type(id) => Value::Type(self.state.types.strip(*id)),
                    // an array of what is `const` is a `const` array of what is not
                    Value::TypeOf(v)
                        if let (Value::Array(array), Pattern::Const(_)) = (&**v, pattern)
                            && let Pattern::Bind(slot, false) = **inner
                            && match self.state.slots[(base + slot) as usize] {
                                Value::Type(told) => matches!(self.state.types.get(told), Type::Array(..)),
                                ref told => matches!(told, Value::Void),
                            }
                            && let Type::Array(of, n) = *self.state.types.get(array.ty) =>
                    {
                        let of = self.state.types.without_const(of);
                        Value::Type(self.state.types.intern(Type::Array(of, n)))
                    }
                    other => other.clone(),
                };
                self.matches(inner, &subject, base, class, this)?.map(|s| s + 1)
            }
            Pattern::Pointer(inner) => self.matches_pointer(inner, subject, base, class, this)?,
            Pattern::Array(inner, n) => self.matches_array(inner, n.as_deref(), subject, base, class, this)?,
            Pattern::Template(which, args) => self.matches_template(which, args, subject, base, class, this)?,
            Pattern::Concrete(code) => self.matches_type(code, subject, base, class, this)?,
            Pattern::Dependent(_) => Some(NOT_DEDUCED),
            Pattern::Function(result, params, noexcept) => {
                self.matches_function((result, noexcept.as_deref()), params, subject, base, class, this)?
            }
        })
    }

    /// A parameter of the template that stands alone: bound here, or compared with what it is bound to.
    fn matches_parameter(&mut self, slot: u32, pack: bool, subject: &Value) -> Outcome<Option<i64>> {
        let place = slot as usize;
        // the address of a variable does not tell what the pointer may change
        let told = match subject {
            Value::TypeOf(v) if self.to_const && matches!(**v, Value::AddressOf(..)) => {
                Some(Value::TypeOf(Rc::new(self.state.pointing_to((**v).clone(), true))))
            }
            _ => None,
        };
        let subject = told.as_ref().unwrap_or(subject);
        if pack {
            if let Value::Pack(items) = &self.state.slots[place]
                && let Some(have) = items.get(self.expanded).cloned()
            {
                return if self.same(&have, subject)? { Ok(Some(BOUND)) } else { self.convertible(&have, subject) };
            }
            if self.comparing && is_list(subject) {
                return Ok(None);
            }
            let item = subject.clone();
            match &mut self.state.slots[place] {
                Value::Pack(items) => Rc::make_mut(items).push(item),
                slot => *slot = Value::Pack(Rc::new(vec![item])),
            }
            return Ok(Some(BOUND));
        }
        match self.state.slots[place].clone() {
            // a list has no type that a parameter could be deduced from
            Value::Void if self.comparing && is_list(subject) => Ok(None),
            Value::Void => {
                self.of_arguments.retain(|of| of.0 != slot);
                self.forget_written(slot);
                self.state.slots[place] = subject.clone();
                Ok(Some(BOUND))
            }
            have if self.same(&have, subject)? => Ok(Some(BOUND + 2)),
            have if self.is_deduced_otherwise(slot, &have, subject)? => Ok(None),
            // given before: a conversion may do
            have => self.convertible(&have, subject),
        }
    }

    /// Whether a parameter of the template was deduced to be another type than an argument has ([temp.deduct.type]).
    fn is_deduced_otherwise(&mut self, slot: u32, have: &Value, subject: &Value) -> Outcome<bool> {
        if self.written.contains(&slot) {
            return Ok(false);
        }
        let [a, b] = [self.type_id(have)?, self.type_id(subject)?].map(|ty| self.state.types.strip(ty));
        let is_plain = |ty| matches!(self.state.types.get(ty), Type::Int(_) | Type::Float(_) | Type::Class(_) | Type::Pointer(..));
        Ok(a != b && is_plain(a) && is_plain(b))
    }

    /// `P*`: a pointer, an array that decays, `nullptr`.
    fn matches_pointer(
        &mut self,
        inner: &Pattern,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        if let Value::TypeOf(v) = subject
            && matches!(**v, Value::Null)
        {
            return Ok(Some(NULL_POINTER));
        }
        if let Value::TypeOf(v) = subject
            && let Value::Int(..) = **v
        {
            // nothing is deduced from `0`
            let is_open = |slot: &u32| matches!(self.state.slots[(base + slot) as usize], Value::Void);
            let is_known =
                !matches!(self::inner(inner), Pattern::Any) && !matches!(self::inner(inner), Pattern::Bind(slot, _) if is_open(slot));
            return Ok((is_known && self.is_null_constant(v)).then_some(CONVERTED));
        }
        if let (Pattern::Function(..), Value::TypeOf(v)) = (inner, subject) {
            // a function decays; a lambda without captures converts where nothing is deduced from it
            match &**v {
                Value::Function(_) => return self.matches(inner, subject, base, class, this),
                Value::Closure(_) | Value::Native(_) => return Ok(Some(NOT_DEDUCED)),
                _ => {}
            }
        }
        if let Value::TypeOf(v) = subject
            && let Value::AddressOf(to, Space::Raw) = &**v
        {
            let to_const = self.to_const || self.state.is_constant(to);
            let to = self.state.value(to)?;
            let subject = match to_const {
                true => {
                    let of = self.state.type_of(&to);
                    Value::Type(self.state.types.intern(Type::Const(of)))
                }
                false => Value::TypeOf(Rc::new(to)),
            };
            if let (Pattern::Bind(slot, false), Value::Type(_)) = (inner, &subject)
                && matches!(self.state.slots[(base + slot) as usize], Value::Void)
            {
                self.state.slots[(base + slot) as usize] = subject;
                return Ok(Some(BOUND + POINTER));
            }
            let score = self.matches(inner, &subject, base, class, this)?;
            let element = self.type_id(&subject)?;
            return Ok(score.map(|score| self.by_pointer(inner, element, score)));
        }
        let id = self.type_id(subject)?;
        let id = self.state.types.strip(id);
        let element = match self.state.types.get(id) {
            Type::Pointer(..) if let Some(of) = self.state.types.pointed_to(id) => of,
            Type::Array(of, _) if self.to_const && !matches!(self.state.types.get(*of), Type::Const(_)) => {
                let of = Type::Const(*of);
                self.state.types.intern(of)
            }
            Type::Array(of, _) => *of,
            _ => return Ok(None),
        };
        // `T` of `T*` is `int const` for an `int const*`
        if let Pattern::Bind(slot, false) = inner
            && matches!(self.state.slots[(base + slot) as usize], Value::Void)
        {
            self.state.slots[(base + slot) as usize] = Value::Type(element);
            return Ok(Some(BOUND + POINTER));
        }
        let element = match subject {
            Value::TypeOf(_) if leaves_out_noexcept(inner) => self.state.types.with_noexcept(element, false),
            _ => element,
        };
        if let Some(score) = self.matches(inner, &Value::Type(element), base, class, this)? {
            return Ok(Some(self.by_pointer(inner, element, score)));
        }
        // `T` is given: a pointer to a class derived from it
        let Pattern::Bind(slot, false) = self::inner(inner) else {
            return Ok(None);
        };
        let Value::Type(mut to) = self.state.slots[(base + slot) as usize] else {
            return Ok(None);
        };
        if matches!(inner, Pattern::Const(_)) {
            to = self.state.types.intern(Type::Const(to));
        }
        let target = self.state.types.intern(Type::Pointer(Space::Raw, to));
        Ok(self.pointer_convertible(&Value::Type(target), element, to))
    }

    /// How well a pointer to `element` is one to a pattern that `element` is as good as `score` for.
    fn by_pointer(&self, pattern: &Pattern, element: TypeId, score: i64) -> i64 {
        let steps = match inner(pattern) {
            Pattern::Template(which, _) => self.to_base(which, self.state.types.strip(element)),
            _ => None,
        };
        steps.map_or(score + POINTER, |steps| POINTER_TO_BASE - steps)
    }

    /// `P[n]`
    fn matches_array(
        &mut self,
        inner: &Pattern,
        n: Option<&Pattern>,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        if let Value::TypeOf(v) = subject
            && let Value::Braces(items) = &**v
        {
            let element = if let Pattern::Const(of) = inner { of } else { inner };
            let extent = Value::Int(Integer::ULong, items.len() as i64);
            let fits = match n {
                Some(n) => self.matches(n, &extent, base, class, this)?.is_some(),
                None => true,
            };
            if fits && !matches!(element, Pattern::Array(..)) {
                // nothing is deduced from lists in it, nor where it is known what it holds
                let is_list = |item: &&Value| matches!(item, Value::Braces(_));
                let mut known = self.type_of_pattern(element, base, class, this)?;
                if known.is_none() && items.iter().any(|item| is_list(&item)) {
                    let others: Vec<Value> = items.iter().filter(|item| !is_list(item)).cloned().collect();
                    if self.matches_list(&others, element, base, class, this)?.is_some() {
                        known = self.type_of_pattern(element, base, class, this)?;
                    }
                }
                if let Some(ty) = known {
                    return Ok(self.are_elements(items, ty)?.then_some(TEMPLATE));
                }
            }
            return if fits { self.matches_list(items, element, base, class, this) } else { Ok(None) };
        }
        let id = self.type_id(subject)?;
        let id = self.state.types.strip(id);
        let Type::Array(of, extent) = self.state.types.get(id).clone() else {
            return Ok(None);
        };
        let element = Value::Type(of);
        let mut score = self.exactly(inner, &element, base, class, this)?;
        if score.is_none() && matches!(inner, Pattern::Const(_) | Pattern::Array(..)) {
            // `T const (*)[3]` for an `int (*)[3]`, also within another array
            score = self.matches(inner, &element, base, class, this)?;
        }
        let Some(score) = score else {
            return Ok(None);
        };
        Ok(match (n, extent) {
            (Some(n), Some(extent)) => {
                let extent = Value::Int(Integer::Int, extent);
                let open = self.open_parameter(n, false, base);
                let fit = self.matches(n, &extent, base, class, this)?;
                self.of_arguments.extend(open.map(|slot| (slot, true)));
                fit.map(|s| s + score + TEMPLATE)
            }
            _ => Some(score + TEMPLATE),
        })
    }

    /// `T<P, Q...>`
    fn matches_template(
        &mut self,
        which: &TemplateName,
        args: &[(Pattern, bool)],
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let told = match which {
            TemplateName::Given(code) => {
                let told = self.eval(&code.clone(), base, class, this.clone())?;
                match self.state.value(&told)? {
                    Value::Template(def) if self.program.classes.get(def as usize).is_some_and(|of| !of.is_of_library) => {
                        return self.matches_template(&TemplateName::Class(def), args, subject, base, class, this);
                    }
                    told @ (Value::Template(_) | Value::Native(_)) => Some(told),
                    _ => return Ok(None),
                }
            }
            _ => None,
        };
        if let (Value::TypeOf(v), TemplateName::Library(name), [(pattern, false)]) = (subject, which, args)
            && let (Value::Braces(items), "initializer_list") = (&**v, &**name)
        {
            return self.matches_list(items, pattern, base, class, this);
        }
        if let (Value::TypeOf(v), TemplateName::Class(def)) = (subject, which)
            && let Value::Braces(_) = &**v
        {
            // nothing is deduced from it
            return match self.known_class(*def, args, base, class, this)? {
                Some(ty) => self.convertible(&Value::Type(ty), subject),
                None => Ok(None),
            };
        }
        if let (Value::TypeOf(v), TemplateName::Library(name), [(Pattern::Bind(slot, false), false), _]) = (subject, which, args)
            && &**name == MEMBER_POINTER
            && (matches!(**v, Value::Null) || self.is_null_constant(v))
        {
            // nothing is deduced from it; only a class has members
            let Value::Type(of) = self.state.slots[(base + slot) as usize] else {
                return Ok(None);
            };
            return Ok(self.state.types.has_members(of).then_some(NULL_POINTER));
        }
        let id = self.type_id(subject)?;
        let mut id = self.state.types.strip(id);
        // a string stream of the prelude is its text
        if matches!(which, TemplateName::Library(name) if &**name == "basic_ostream")
            && matches!(self.state.types.get(id), Type::Library(of, _) if matches!(&**of, "string" | "__text"))
            && self.frames.last().is_some_and(|frame| frame.code.is_prelude)
        {
            id = self.state.types.intern(Type::Library("ostream".into(), Vec::new()));
        }
        if let Some(def) = which.class()
            && let bases = self.bases_made_of(id, def)
            && bases.len() > 1
        {
            return self.matches_base(which, args, &bases, (base, class, this));
        }
        if let (TemplateName::Library(name), Value::TypeOf(_)) = (which, subject)
            && matches!(&**name, "C" | "Int" | "constant" | "integral_constant")
        {
            let (mut of, mut steps) = (id, 0);
            while let Some(next) = self.constant_below(of) {
                (of, steps) = (next, steps + 1);
                if library::template_args(&mut self.state, of, name).is_some() {
                    let score = self.matches_template(which, args, &Value::Type(of), base, class, this)?;
                    return Ok(score.map(|_| TO_BASE - steps));
                }
            }
        }
        let given = match which {
            // a string stream is one by its base
            TemplateName::Library(name)
                if &**name == "basic_ostream"
                    && let Type::Class(class) = *self.state.types.get(id)
                    && self.is_string_stream(class) =>
            {
                let stream = self.state.types.intern(Type::Library("ostream".into(), Vec::new()));
                library::template_args(&mut self.state, stream, name)
            }
            TemplateName::Library(name) => match self.state.types.get(self.as_template(id)) {
                Type::Library(of, args) if of == name && (library::is_trait_of_std(of) || library::is_trait_of_cute(of)) => {
                    Some(args.clone())
                }
                _ => library::template_args(&mut self.state, id, name),
            },
            TemplateName::Class(def) | TemplateName::Member(def, _) => self.arguments_of(id, *def),
            TemplateName::Param(_) | TemplateName::Given(_) => {
                let (template, args) = match self.state.types.get(self.as_template(id)).clone() {
                    Type::Class(c) => {
                        let def = self.instances[c.0 as usize].primary;
                        (Value::Template(def), self.arguments_of(id, def))
                    }
                    Type::Library(name, _) if matches!(&*name, MEMBER_POINTER | METHOD) => return Ok(None),
                    Type::Library(name, mut args) => {
                        let template = match &*name {
                            "string" => "basic_string",
                            "ostream" => "basic_ostream",
                            name => template_name(name, &args),
                        };
                        let template = Value::Native(template.into());
                        if &*name == "array" {
                            args.truncate(2);
                        }
                        (template, Some(args))
                    }
                    _ => match library::template_of(&mut self.state, id)? {
                        Some((name, args)) => (Value::Native(name.into()), Some(args)),
                        None => return Ok(None),
                    },
                };
                let slot = if let TemplateName::Param(slot) = which { Some((base + slot) as usize) } else { None };
                match (told.unwrap_or_else(|| slot.map_or(Value::Void, |slot| self.state.slots[slot].clone())), slot) {
                    (have @ (Value::Template(_) | Value::Native(_)), _) if !self.same(&have, &template)? => return Ok(None),
                    (_, Some(slot)) => self.state.slots[slot] = template,
                    _ => {}
                }
                args
            }
        };
        let Some(mut given) = given else {
            return Ok(None);
        };
        if let Some(def) = which.class().filter(|def| self.program.classes[*def as usize].scope.class.is_some()) {
            let around = match which {
                TemplateName::Member(_, code) => {
                    let owner = self.eval(&code.clone(), base, class, this.clone())?;
                    let owner = self.type_id(&owner)?;
                    match *self.state.types.get(owner) {
                        Type::Class(owner) => self.around(def, Some(owner))?,
                        _ => None,
                    }
                }
                _ => self.around(def, class)?,
            };
            if around != self.made_of(id, def).and_then(|made| self.instances[made.0 as usize].outer) {
                return Ok(None);
            }
        }
        let is_open = args.iter().any(|(_, expands)| *expands);
        if args.len() > given.len() || is_open {
            self.add_defaults(id, &mut given)?;
        }
        if let Type::Library(name, _) = self.state.types.get(id)
            && matches!(&**name, "string" | "ostream")
            && !is_open
        {
            given.truncate(args.len());
        }
        // what is left out has to be what the template has by default
        if args.len() < given.len()
            && !is_open
            && let Some(def) = match which {
                TemplateName::Class(def) | TemplateName::Member(def, _) => Some(*def),
                TemplateName::Param(_) => self.template_behind(id),
                TemplateName::Library(_) | TemplateName::Given(_) => None,
            }
        {
            given.truncate(args.len());
            let outer = self.made_of(id, def).and_then(|made| self.instances[made.0 as usize].outer);
            let meant = match self.instance_within(def, given.clone(), outer) {
                Err(fault) if fault.kind == FaultKind::IllFormed => return Ok(None),
                meant => meant?,
            };
            let meant = self.type_id(&meant)?;
            if !matches!((self.state.types.get(meant), self.made_of(id, def)), (Type::Class(a), Some(b)) if *a == b) {
                return Ok(None);
            }
        }
        if let TemplateName::Library(name) = which
            && args.len() < given.len()
            && !is_open
            && library::has_defaults(name)
        {
            given.truncate(args.len());
            match library::template_named(&mut self.state, name, &given)? {
                Some(Value::Type(meant)) if meant == id => {}
                _ => return Ok(None),
            }
        }
        let mut score = TEMPLATE;
        if let (Value::TypeOf(_), TemplateName::Library(name), [_, (pattern, _)], [_, Value::Type(member)]) =
            (subject, which, args, &mut given[..])
            && &**name == MEMBER_POINTER
            && leaves_out_noexcept(pattern)
        {
            let taken = self.state.types.with_noexcept(*member, false);
            score -= i64::from(taken != std::mem::replace(member, taken));
        }
        // what is deduced from an argument has the type of that
        let extent = match (which, self.state.types.get(id)) {
            (TemplateName::Library(name), _) | (TemplateName::Param(_), Type::Library(name, _)) => match &**name {
                "array" | "__std_array" => Some(Integer::ULong),
                "Array" => Some(Integer::Int),
                _ => None,
            },
            _ => None,
        };
        if let (Some(kind), Some(Value::Int(of, _))) = (extent, given.get_mut(1)) {
            *of = kind;
        }
        let is_typed =
            extent.is_some() || !matches!(which, TemplateName::Library(name) if !matches!(&**name, "C" | "integral_constant" | "constant"));
        let autos: Vec<bool> = match which.class() {
            Some(def) => self.class_code(def).templates.iter().map(TemplateSlot::takes_auto).collect(),
            None => Vec::new(),
        };
        let mut rest = given.iter();
        for (pattern, expands) in args {
            let open = if is_typed { self.open_parameter(pattern, *expands, base) } else { None };
            let fit = match expands {
                true => {
                    let items: Vec<Value> = rest.by_ref().cloned().collect();
                    self.matches_pack(pattern, &items, base, class, this)?
                }
                false => match rest.next() {
                    Some(v) if autos.get(given.len() - rest.len() - 1) == Some(&true) && !self.is_of_type(pattern, v, base, class)? => None,
                    Some(v) => self.exactly(pattern, v, base, class, this)?,
                    None => None,
                },
            };
            match fit {
                Some(s) => score += s,
                None => return Ok(None),
            }
            self.of_arguments.extend(open.map(|slot| (slot, false)));
        }
        if rest.next().is_some() {
            return Ok(None);
        }
        Ok(Some(self.to_base(which, id).map_or(score, |steps| TO_BASE - steps)))
    }

    /// The slot of the parameter that a pattern alone is, where it has no value yet.
    fn open_parameter(&self, pattern: &Pattern, expands: bool, base: u32) -> Option<u32> {
        match pattern {
            Pattern::Bind(slot, pack) if *pack == expands => {
                Some(base + slot).filter(|slot| matches!(self.state.slots[*slot as usize], Value::Void))
            }
            _ => None,
        }
    }

    /// How many classes lie between a class and the base of it that a template made, where it is not of the template itself.
    fn to_base(&self, which: &TemplateName, ty: TypeId) -> Option<i64> {
        let (Some(def), Type::Class(class)) = (which.class(), self.state.types.get(ty)) else {
            return None;
        };
        let base = self.made_of(ty, def).filter(|base| base != class)?;
        Some(self.steps_to_base(*class, base))
    }

    /// `T<P, Q...>` of one of the bases of a class that a template made: nothing is deduced where several of them fit.
    fn matches_base(
        &mut self,
        which: &TemplateName,
        args: &[(Pattern, bool)],
        bases: &[ClassId],
        (base, class, this): (u32, Option<ClassId>, &Value),
    ) -> Outcome<Option<i64>> {
        let before = self.state.slots[base as usize..].to_vec();
        let mut found = None;
        for of in bases {
            let ty = self.state.types.intern(Type::Class(*of));
            let score = self.matches_template(which, args, &Value::Type(ty), base, class, this)?;
            let after = self.state.slots.splice(base as usize.., before.iter().cloned()).collect::<Vec<_>>();
            match (score, &found) {
                (None, _) => {}
                (Some(_), Some(_)) => return Ok(None),
                (Some(_), None) => found = Some(after),
            }
        }
        Ok(found.map(|after| {
            self.state.slots.splice(base as usize.., after);
            TO_BASE
        }))
    }

    /// `{a, b}` as an `initializer_list<P>`: all of its values are of one type.
    fn matches_list(
        &mut self,
        items: &[Value],
        pattern: &Pattern,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        for item in items {
            // by its type: what `T` stands for then holds no element
            let subject = match item {
                Value::Object(_) => Value::Type(self.state.type_of(item)),
                item => Value::TypeOf(Rc::new(item.clone())),
            };
            match self.matches(pattern, &subject, base, class, this)? {
                Some(score) if score >= BOUND => {}
                _ => return Ok(None),
            }
        }
        Ok((!items.is_empty()).then_some(TEMPLATE))
    }

    /// `R(A...)`: the type of a function, or a function that is not overloaded.
    fn matches_function(
        &mut self,
        (result, noexcept): (&Pattern, Option<&Pattern>),
        params: &[(Pattern, bool)],
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let function = match subject {
            Value::TypeOf(v) if matches!(**v, Value::Function(_)) => match self.state.type_of(v) {
                ty if let Some(of) = self.pointed_function(ty) => of,
                _ => return Ok(Some(NOT_DEDUCED)),
            },
            subject => self.type_id(subject)?,
        };
        let Type::Function(made, given, is_noexcept) = self.state.types.get(function).clone() else {
            return Ok(None);
        };
        // a function that is an argument may be more than what it is taken as
        let condition = match noexcept {
            Some(pattern) => self.matches(pattern, &library::truth(is_noexcept), base, class, this)?,
            None => (!is_noexcept || matches!(subject, Value::TypeOf(_))).then_some(i64::from(!is_noexcept)),
        };
        let Some(condition) = condition else {
            return Ok(None);
        };
        let mut score = TEMPLATE + condition.min(1);
        let mut subjects = vec![(result, vec![Value::Type(made)], false)];
        let mut rest = given.iter();
        for (pattern, expands) in params {
            let taken = if *expands { usize::MAX } else { 1 };
            let types: Vec<Value> = rest.by_ref().take(taken).map(|ty| Value::Type(*ty)).collect();
            if !expands && types.is_empty() {
                return Ok(None);
            }
            subjects.push((pattern, types, *expands));
        }
        if rest.next().is_some() {
            return Ok(None);
        }
        for (pattern, types, expands) in subjects {
            let fit = match (&types[..], expands) {
                ([only], false) => self.exactly(pattern, only, base, class, this)?,
                _ => self.matches_pack(pattern, &types, base, class, this)?,
            };
            match fit {
                Some(s) => score += s,
                None => return Ok(None),
            }
        }
        Ok(Some(score))
    }

    /// What a function, or a method of a class, returns and takes, where that is not deduced and its template arguments are given.
    pub(super) fn type_of_one(&mut self, id: u32, class: Option<ClassId>, templates: &[Value]) -> Outcome<Option<TypeId>> {
        let def = &self.program.functions[id as usize];
        let (ast, scope) = (def.ast.clone(), def.scope.clone());
        let is_open = ast.template.as_ref().is_some_and(|params| params.len() > templates.len());
        let Some(result) = ast.result.clone().filter(|ty| !is_open && !matches!(ty.kind, TypeKind::Auto | TypeKind::DecltypeAuto)) else {
            return Ok(None);
        };
        let params = ast.params.iter().map(|p| (p.ty.clone(), p.pack)).collect();
        let ty = super::super::ast::Type { kind: TypeKind::Function(Box::new(result), params, None), at: ast.at };
        let code = Compiler::new(&mut self.program, scope).alias(ast.template.as_deref(), &ty);
        let base = self.room(code.slots)?;
        let made = self.explicit(&code.templates, base, class, templates).and_then(|()| self.eval(&code.code, base, class, Value::Void));
        self.cut(base);
        let ty = self.type_id(&made?)?;
        Ok(Some(self.state.types.with_noexcept(ty, ast.flags.is_noexcept && !ast.flags.may_throw)))
    }

    /// A type or a value without parameters of the template.
    fn matches_type(&mut self, code: &Rc<Code>, subject: &Value, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<Option<i64>> {
        let target = self.eval(code, base, class, this.clone())?;
        let value = self.state.value(&target)?;
        // of what types they are is asked where the template takes any
        let number = |m: &Self, v: &Value| match m.state.constant_of(v).as_ref().unwrap_or(v) {
            Value::Int(_, x) | Value::Enum(_, x) | Value::Static(_, x, _) => Some(Value::Int(Integer::Long, *x)),
            Value::Float(_, x) if (*x as i64 as f64).to_bits() == x.to_bits() => Some(Value::Int(Integer::Long, *x as i64)),
            _ => None,
        };
        let is_type = |v: &Value| {
            matches!(v, Value::Void | Value::Type(_) | Value::TypeOf(_) | Value::Template(_) | Value::Native(_) | Value::Pack(_))
        };
        if !is_type(&value) && !is_type(subject) {
            let (mut a, mut b) = (Vec::new(), Vec::new());
            self.key_of(number(self, &value).as_ref().unwrap_or(&value), &mut a)?;
            self.key_of(number(self, subject).as_ref().unwrap_or(subject), &mut b)?;
            return Ok((a == b).then_some(EXACT));
        }
        if matches!(target, Value::Template(_) | Value::Native(_)) {
            return Ok(Some(OF_LIBRARY));
        }
        if matches!(subject, Value::Int(..) | Value::Float(..) | Value::Enum(..)) {
            return Ok(None);
        }
        if self.same(&target, subject)? && !self.drops_const(&target) { Ok(Some(EXACT)) } else { self.convertible(&target, subject) }
    }

    /// Whether the argument is a pointer to what cannot be changed, and the type `int*` could change it.
    pub(super) fn drops_const(&mut self, target: &Value) -> bool {
        let Ok(to) = self.type_id(target) else {
            return false;
        };
        match self.state.types.get(self.state.types.strip(to)) {
            Type::Pointer(_, of) => self.to_const && !matches!(self.state.types.get(*of), Type::Const(_)),
            _ => false,
        }
    }

    pub(super) fn same(&mut self, a: &Value, b: &Value) -> Outcome<bool> {
        if let (Value::Int(_, x) | Value::Enum(_, x), Value::Int(_, y) | Value::Enum(_, y)) = (a, b) {
            return Ok(x == y);
        }
        if let (Value::Template(x), Value::Template(y)) = (a, b) {
            return Ok(x == y);
        }
        match (a, b) {
            (Value::Native(x), Value::Native(y)) => return Ok(x == y),
            (Value::Native(name), Value::Template(n)) | (Value::Template(n), Value::Native(name)) => {
                return Ok(self.program.classes.get(*n as usize).is_some_and(|of| of.is_of_library) && self.name_in_library(*n) == *name);
            }
            _ => {}
        }
        if matches!(a, Value::Int(..) | Value::Template(_)) || matches!(b, Value::Int(..) | Value::Template(_)) {
            return Ok(false);
        }
        let (a, b) = (self.type_id(a)?, self.type_id(b)?);
        Ok(self.state.types.strip(a) == self.state.types.strip(b))
    }
}
