//! One parameter of a function and its argument: what it is deduced as, converted to, and bound to.

use super::super::code::Op;
use super::super::compiled::{ParamSlot, Pattern, ReturnsRvalue, TemplateName};
use super::super::state::State;
use super::super::types::{Role, Types};
use super::super::value::{ClassId, Fault, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::category::{As, Category, is_mutable_reference, rank_of_reference};
use super::patterns::inner;
use super::scores::{EXACT, NULL_POINTER, OF_LIBRARY, TO_BASE};
use std::rc::Rc;

impl Machine<'_> {
    /// Nothing is known of an argument any more.
    pub(super) fn forget_argument(&mut self) {
        (self.to_const, self.is_const, self.is_variable, self.is_lvalue, self.is_text) = Default::default();
    }

    /// Whether the one argument of a constructor or an assignment that its pattern matched, an lvalue or not, may be bound to the
    /// parameter: `T` of `T&&` is made a reference where it is one, and no other rvalue reference is bound to it.
    pub(super) fn takes_category(
        &mut self,
        pattern: &Pattern,
        subject: &Value,
        (base, class): (u32, Option<ClassId>),
        (is_lvalue, is_const): (bool, bool),
    ) -> Outcome<bool> {
        let Pattern::Forwarding(of) = pattern else { return Ok(true) };
        let slot = match **of {
            Pattern::Bind(slot, false) => (base + slot) as usize,
            Pattern::Template(..) => return Ok(!is_lvalue && !is_const),
            // what converts is a temporary then
            Pattern::Concrete(ref code) if is_lvalue || is_const => {
                let (ty, of) = (self.eval(&code.clone(), base, class, Value::Void)?, self.type_id(subject)?);
                let ty = self.type_id(&ty)?;
                return Ok(ty != of && !self.is_base(of, ty));
            }
            _ => return Ok(true),
        };
        let is_data = |ty: &Type| matches!(ty, Type::Class(_) | Type::Library(..) | Type::Array(..));
        let mut ty = self.type_id(subject)?;
        if (is_lvalue || is_const) && is_data(self.state.types.get(ty)) {
            if is_const {
                ty = self.state.types.intern(Type::Const(ty));
            }
            if is_lvalue {
                ty = self.state.types.intern(Type::Reference(ty));
            }
            self.state.slots[slot] = Value::Type(ty);
        }
        Ok(true)
    }

    /// Whether the type that a parameter refers to turns out to be `const`: `T&` of a class template.
    pub(super) fn names_const(&mut self, pattern: &Pattern, base: u32, class: Option<ClassId>) -> Outcome<bool> {
        let (Pattern::Reference(of) | Pattern::Forwarding(of)) = pattern else { return Ok(false) };
        let Pattern::Concrete(code) = &**of else { return Ok(false) };
        let ty = self.eval(&code.clone(), base, class, Value::Void)?;
        Ok(matches!(ty, Value::Type(ty) if self.state.types.unqualified(ty) != ty))
    }

    /// An argument as the parameter holds it, and how well it fits.
    pub(super) fn bind_one(
        &mut self,
        param: &ParamSlot,
        arg: &Value,
        category: Category,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<(Value, i64)> {
        let temporary = category != Category::Variable;
        // what is `const` is copied
        let is_const = self.is_const;
        let is_moved = category == Category::Moved && !is_const;
        // most parameters are `T const&` or `auto`
        let pattern = inner(&param.pattern);
        let rank = rank_of_reference(&param.pattern, arg, temporary, self.comparing || self.is_asking)?;
        // `std::vector<T>` of what is derived from one
        if self.any_library_bases
            && let Pattern::Template(TemplateName::Library(_), _) = pattern
            && let Some(held) = self.held_container(arg)?
        {
            let (v, score) = self.bind_one(param, &held, category, base, class, this)?;
            return Ok((v, score.min(TO_BASE - 1)));
        }
        if let Pattern::Bind(..) | Pattern::Any | Pattern::Dependent(_) | Pattern::Concrete(_) = pattern
            && let Some(place) = self.part_of_byte(arg)
            && let Value::Memory(ty, _) = place
        {
            let ty = self.state.types.reference_to(ty, false);
            if let Pattern::Dependent(code) | Pattern::Concrete(code) = pattern {
                let wanted = self.eval(&code.clone(), base, class, this.clone())?;
                if matches!(wanted, Value::Type(wanted) if self.state.types.strip(wanted) == ty) {
                    return Ok((place, EXACT + rank));
                }
            }
            let subject = Value::Type(ty);
            if let Pattern::Bind(..) | Pattern::Any = pattern
                && let Some(score) = self.matches(&param.pattern, &subject, base, class, this)?
            {
                return Ok((place, score + rank));
            }
        }
        // a row of an array is an array where it is not copied
        if param.by_reference
            && let Pattern::Bind(..) | Pattern::Any | Pattern::Array(..) = pattern
            && let Value::Memory(ty, address) = self.state.place(arg)
            && let Type::Array(of, n) = *self.state.types.get(self.state.types.without_const(ty))
        {
            let in_const = matches!(&param.pattern, Pattern::Reference(p) if matches!(**p, Pattern::Const(_)));
            let (bare, is_const) = (self.state.types.without_const(of), is_const || self.state.types.without_const(ty) != ty);
            let of = match in_const {
                true => bare,
                false if is_const => self.state.types.intern(Type::Const(bare)),
                false => of,
            };
            let row = self.state.types.intern(Type::Array(of, n));
            let subject = Value::TypeOf(Rc::new(Value::Memory(row, address)));
            let Some(score) = self.matches(&param.pattern, &subject, base, class, this)? else {
                return Err(Fault::ill_formed("an array does not fit the parameter"));
            };
            if let Pattern::Forwarding(p) = &param.pattern {
                let referred = if temporary { row } else { self.state.types.intern(Type::Reference(row)) };
                self.bound_as(p, referred, base);
            }
            // `T const&` is as good for what is `const`
            let rank = if self.state.types.without_const(of) != of { rank.min(0) } else { rank };
            return Ok((Value::Memory(row, address), score + rank));
        }
        if param.by_reference
            && let Pattern::Concrete(code) = pattern
            && !matches!(code.ops.first(), Some(Op::Class(_)))
            && let Some(array) = self.array_named(arg, class.is_some())
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, this.clone())?
        {
            let have = self.state.type_of(&array);
            let [have, ty] = [have, ty].map(|ty| self.state.types.strip(ty)).map(|ty| self.state.types.unqualified(ty));
            if have == ty {
                return Ok((array, EXACT + rank));
            }
        }
        let value = self.argument_value((param, pattern), arg, (base, class, this), !temporary)?;
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
        } else if let Value::Float(..) | Value::Enum(..) = &value
            && let Pattern::Concrete(code) = pattern
            && let [super::super::code::Op::Push(Value::Type(ty)), _] = &code.ops[..]
            && param.by_reference
            && is_mutable_reference(&param.pattern)
            && matches!(self.state.types.get(*ty), Type::Int(_) | Type::Float(_))
            && self.state.type_of(&value) != *ty
        {
            return Err(Fault::ill_formed("a reference is bound to a value of another type"));
        }
        let subject = match &value {
            Value::Type(_) | Value::Template(_) => value.clone(),
            // `T` of `T (&)[n]` is as `const` as the array
            Value::Array(array) if is_const && param.by_reference && matches!(pattern, Pattern::Array(..)) => {
                Value::Type(self.state.types.intern(Type::Const(array.ty)))
            }
            v => Value::TypeOf(Rc::new(v.clone())),
        };
        let Some(score) = self.matches(&param.pattern, &subject, base, class, this)? else {
            // nothing is deduced where all arguments of the template are written
            if let Pattern::Template(..) = pattern
                && !is_mutable_reference(&param.pattern)
                && let Some(ty) = self.told_type(pattern, matches!(value, Value::Braces(_)), (base, class, this))?
                // an array is more than the pointer that it becomes
                && let (value, subject) = match self.state.value(arg)? {
                    v @ Value::Array(_) => (v.clone(), Value::TypeOf(Rc::new(v))),
                    _ => (value.clone(), subject.clone()),
                }
                && let Some(score) = self.convertible(&Value::Type(ty), &subject)?
            {
                return self.bind_as(param, arg, value, ty, temporary, score);
            }
            let ty = self.state.type_of(&value);
            return Err(Fault::ill_formed(format_args!("a value of type `{}` does not fit the parameter", self.state.types.name(ty))));
        };
        if let (true, Pattern::Concrete(code)) = (score <= NULL_POINTER && is_mutable_reference(&param.pattern), pattern)
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, this.clone())?
            && self.is_made_otherwise(&value, ty)?
        {
            return Err(Fault::ill_formed("a reference is bound to a value of another type"));
        }
        let score = score + rank;
        // an enumerator is named like a variable, and what is `const` and no temporary may be one that the library refers to
        if !temporary
            && (self.comparing
                || is_const
                || State::is_place(arg)
                || matches!(value, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Function(_)))
        {
            self.passed_on(&param.pattern, &value, base, State::is_place(arg) && !self.names_function(arg));
        }
        if temporary
            && self.is_const
            && let Pattern::Forwarding(p) = &param.pattern
        {
            let ty = self.state.type_of(&value);
            let ty = self.state.types.intern(Type::Const(ty));
            self.bound_as(p, ty, base);
        }
        let is_shared = matches!(value, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Cute(_) | Value::Stream(_));
        let refers_to_temporary = is_mutable_reference(&param.pattern) && temporary && !State::is_place(arg);
        let is_made = match &value {
            Value::Object(_) | Value::Array(_) | Value::Text(_) => true,
            Value::Braces(items) => !matches!(&items[..], [only] if super::values::is_held(only)),
            _ => false,
        };
        if refers_to_temporary && (self.is_asking || self.comparing && is_made) {
            return Err(Fault::ill_formed("a reference is bound to a temporary"));
        }
        // a null pointer makes a string where it is not asked to
        let is_null = matches!(value, Value::Null | Value::Int(_, 0)) && score - rank == OF_LIBRARY;
        if let (true, Pattern::Forwarding(_), Pattern::Concrete(code), Value::Object(o)) = (self.comparing, &param.pattern, pattern, &value)
            && !self.conversions_of(o.class).is_empty()
            && let Value::Type(ty) = self.eval(&code.clone(), base, class, this.clone())?
            && let how = (As { to_reference: true, on_const: is_const, on_rvalue: temporary, ..As::default() })
            && let Some(chosen) = self.chosen_conversion(&value, ty, how)?
            && self.function_code(chosen.id).returns_rvalue == ReturnsRvalue::No
        {
            return Err(Fault::ill_formed("an rvalue reference is bound to a variable"));
        }
        if self.comparing && (is_null || matches!(value, Value::Object(_) | Value::Braces(_))) {
            return Ok((arg.clone(), score));
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
            // `nullptr` for a `T*` whose `T` is given is a pointer of that type
            Pattern::Pointer(of) if matches!(value, Value::Null) => match inner(of) {
                Pattern::Bind(slot, pack) => match self.parameter_of_template(base + slot, *pack) {
                    Some(&Value::Type(ty)) => Some(self.state.types.intern(Type::Pointer(crate::algebra::tensor::Space::Raw, ty))),
                    _ => None,
                },
                _ => None,
            },
            Pattern::Template(TemplateName::Class(def), args) if matches!(value, Value::Braces(_)) => {
                self.known_class(*def, args, base, class, this)?
            }
            // `T const (&x)[n]` for a list: the array of what it holds
            Pattern::Array(of, _) if let Value::Braces(items) = &value => {
                let element = self.type_of_pattern(inner(of), base, class, this)?;
                element.map(|of| self.state.types.intern(Type::Array(of, Some(items.len() as i64))))
            }
            // the base of which something was deduced
            Pattern::Template(TemplateName::Class(def), args) if matches!(&value, Value::Object(o) if self.instances[o.class.0 as usize].primary != *def) => {
                self.known_class(*def, args, base, class, this)?
            }
            _ => None,
        };
        if refers_to_temporary && !is_shared {
            // a function is no temporary, wherever it comes from
            let is_function = target.is_some_and(|ty| matches!(self.state.types.get(self.state.types.strip(ty)), Type::Function(..)));
            if !is_function {
                return Err(Fault::ill_formed("a reference is bound to a temporary"));
            }
        }
        // `T x`, where the class, an alias or the call has a reference for `T`
        let to_reference = !param.by_reference
            && (target.is_some_and(|ty| matches!(self.state.types.get(ty), Type::Reference(_) | Type::Forwarding(_)))
                || self.is_reference_given(&param.pattern, base));
        // a constructor of another class takes what may be moved from itself
        let value = match target {
            _ if !is_moved || param.by_reference || to_reference || self.comparing => value,
            Some(ty) if self.is_other_class(&value, ty) || self.is_of_derived(&value, ty) => value,
            _ => self.moved_value(&value)?,
        };
        let value = match pattern {
            Pattern::Pointer(of) if super::category::is_const(of) && !param.by_reference && !self.comparing => {
                let mut value = value;
                self.state.constant_target(&mut value);
                value
            }
            _ => value,
        };
        // what stands at a place is a copy, whoever passes it
        let temporary = temporary
            && (category == Category::Temporary || is_moved)
            && (is_moved || !State::is_place(arg) || !matches!(value, Value::Object(_) | Value::Array(_)));
        match target {
            Some(ty) if to_reference => {
                let param = ParamSlot { by_reference: true, ..param.clone() };
                self.bind_as(&param, arg, value, ty, temporary, score)
            }
            Some(ty) if ty != Types::AUTO => {
                self.passing.moved = (is_moved && !self.comparing).into();
                self.given_consts = (is_const.into(), (is_const && temporary).into());
                let bound = self.bind_as(param, arg, value, ty, temporary, score);
                (self.passing.moved, self.given_consts) = (0, (0, 0));
                bound
            }
            // a text in quotes is an array to `auto const&`, `T&&` and `T (&)[n]`
            _ if param.by_reference
                && matches!(
                    (pattern, &value, arg),
                    (Pattern::Any | Pattern::Bind(..) | Pattern::Array(..), Value::Array(_), Value::Pointer { .. })
                ) =>
            {
                Ok((value, score))
            }
            _ if param.by_reference || to_reference => Ok((arg.clone(), score)),
            _ => self.bind_deduced(pattern, value, (temporary, is_const), score),
        }
    }

    /// The array that an argument is where it is no copy: a row of another array, and to constructors a text in quotes.
    pub(super) fn array_named(&mut self, arg: &Value, takes_texts: bool) -> Option<Value> {
        match self.state.place(arg) {
            row @ Value::Memory(ty, _) if matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Array(..)) => Some(row),
            Value::Pointer { element: Types::CONST_CHAR, address, .. } if takes_texts && !State::is_place(arg) => {
                self.state.literal_at(address)
            }
            _ => None,
        }
    }

    /// The type that a template of a parameter is where the call has written all of its arguments, or, for values in braces, where
    /// other arguments tell them.
    fn told_type(
        &mut self,
        pattern: &Pattern,
        is_list: bool,
        (base, class, this): (u32, Option<ClassId>, &Value),
    ) -> Outcome<Option<TypeId>> {
        let mut open = vec![pattern];
        let mut any = false;
        while let Some(pattern) = open.pop() {
            match pattern {
                Pattern::Template(TemplateName::Param(_), _) => return Ok(None),
                Pattern::Template(_, args) => open.extend(args.iter().map(|(p, _)| p)),
                Pattern::Function(result, params, _) => open.extend(params.iter().map(|(p, _)| p).chain([&**result])),
                Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) | Pattern::Pointer(p) => open.push(p),
                Pattern::Bind(slot, false) if self.written.contains(&(base + slot)) => any = true,
                Pattern::Bind(slot, false) if is_list && !matches!(self.state.slots[(base + slot) as usize], Value::Void) => any = true,
                Pattern::Concrete(_) => {}
                _ => return Ok(None),
            }
        }
        if any { self.type_of_pattern(pattern, base, class, this) } else { Ok(None) }
    }

    /// Whether a type is a class, and the value is no object of it or of one derived from it.
    pub(super) fn is_other_class(&self, v: &Value, ty: TypeId) -> bool {
        match (self.state.types.get(self.state.types.strip(ty)), v) {
            (Type::Class(class), Value::Object(o)) => !self.is_derived(o.class, *class),
            (Type::Class(_), v) => !matches!(v, Value::Braces(_) | Value::Memory(..)),
            // what converts to a container is called, and nothing of it is moved before
            (Type::Library(..), Value::Object(o)) => {
                !self.is_class_of_library(o.class) && !self.conversions_of(o.class).is_empty() && !self.has_library_base(o.class)
            }
            _ => false,
        }
    }

    /// Whether a class is derived from one of the library that is no class here: a container.
    pub(super) fn has_library_base(&self, class: ClassId) -> bool {
        let is_library = |of: &ClassId| matches!(self.state.types.classes[of.0 as usize].role, Role::Library(_));
        self.any_library_bases && self.with_bases(class).iter().any(is_library)
    }

    /// Whether what a value converts to is made, and no variable that it refers to.
    fn is_made_otherwise(&mut self, v: &Value, ty: TypeId) -> Outcome<bool> {
        Ok(match v {
            Value::Object(_) => {
                let how = As { to_reference: true, on_const: self.is_const, ..As::default() };
                self.chosen_conversion(v, ty, how)?.is_none()
            }
            Value::Array(_) | Value::Pointer { .. } | Value::AddressOf(..) | Value::Null => true,
            _ => false,
        })
    }

    /// Whether a type is a class, and the value is an object of one derived from it.
    pub(super) fn is_of_derived(&self, v: &Value, ty: TypeId) -> bool {
        match (self.state.types.get(self.state.types.strip(ty)), v) {
            (Type::Class(class), Value::Object(o)) => o.class != *class && self.is_derived(o.class, *class),
            _ => false,
        }
    }

    /// Whether the type of a parameter is one of the template that was given as a reference: `f<int&>(x)`.
    fn is_reference_given(&self, pattern: &Pattern, base: u32) -> bool {
        matches!(pattern, Pattern::Bind(slot, pack)
            if matches!(self.parameter_of_template(base + slot, *pack), Some(Value::Type(ty)) if matches!(self.state.types.get(*ty), Type::Reference(_) | Type::Forwarding(_))))
    }

    /// A variable is passed on as one: `T` of `T&&` is a reference then, and `T` of `T&` is `const` where the variable is.
    fn passed_on(&mut self, pattern: &Pattern, value: &Value, base: u32, is_place: bool) {
        if let Value::Function(_) = value {
            let ty = self.state.type_of(value);
            // a function that is named is no pointer
            let ty = match self.pointed_function(ty) {
                Some(of) if !is_place => of,
                Some(_) if self.is_const => self.state.types.intern(Type::Const(ty)),
                Some(_) => ty,
                None => return,
            };
            return match pattern {
                Pattern::Reference(p) if let Pattern::Const(p) = &**p => {
                    let ty = self.state.types.without_const(ty);
                    self.bound_as(p, ty, base)
                }
                Pattern::Reference(p) => self.bound_as(p, ty, base),
                Pattern::Forwarding(p) => {
                    let ty = self.state.types.intern(Type::Reference(ty));
                    self.bound_as(p, ty, base)
                }
                _ => {}
            };
        }
        // the address of a variable does not tell what the pointer may change
        let told = self.to_const.then(|| self.state.pointing_to(value.clone(), true));
        let value = told.as_ref().unwrap_or(value);
        // what is `const` in `T const&` is no part of `T`
        if let (Pattern::Reference(p), Value::Array(array)) = (pattern, value)
            && let Pattern::Const(p) = &**p
            && let Type::Array(of, n) = *self.state.types.get(array.ty)
        {
            let of = self.state.types.without_const(of);
            let ty = self.state.types.intern(Type::Array(of, n));
            return self.bound_as(p, ty, base);
        }
        if let (Pattern::Reference(p), true) = (pattern, self.is_const)
            && matches!(
                value,
                Value::Int(..)
                    | Value::Float(..)
                    | Value::Enum(..)
                    | Value::Object(_)
                    | Value::Text(_)
                    | Value::Array(_)
                    | Value::Pointer { .. }
                    | Value::AddressOf(_, _)
            )
        {
            let ty = self.state.type_of(value);
            let ty = self.state.types.intern(Type::Const(ty));
            self.bound_as(p, ty, base);
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
        // an object of the class alone in braces is what they are for, but where a list of such makes one
        if let Value::Braces(items) = &value
            && let [only @ Value::Object(o)] = &items[..]
            && matches!(self.state.types.get(ty), Type::Class(class) if *class == o.class)
            && (param.by_reference || !self.takes_list(o.class, items)?)
        {
            let temporary = !super::values::is_held(only);
            self.given_consts = self.consts_of_list(&value);
            if !temporary && !self.comparing && matches!(param.pattern, Pattern::Forwarding(_)) {
                // an rvalue reference is bound to a copy of a variable
                let consts = std::mem::take(&mut self.given_consts);
                return Ok((self.copied_variable(only, consts)?, score));
            }
            let bound = self.bind_as(param, only, only.clone(), ty, temporary, score);
            self.given_consts = Default::default();
            return bound;
        }
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
            // a list is made, and a text in quotes is the array
            let is_made = matches!((arg, &value), (Value::Braces(_), _) | (Value::Pointer { .. }, Value::Array(_)));
            return Ok((if is_made { value } else { arg.clone() }, score));
        }
        let by_object = As { on_const: self.given_consts.0 & 1 != 0, on_rvalue: temporary, ..As::default() };
        if is_mutable_reference(&param.pattern)
            && (matches!(self.state.types.get(ty), Type::Class(_)) || matches!(value, Value::Object(_) | Value::Pointer { .. }))
            && have != ty
            && !self.is_base(have, ty)
            && !matches!(value, Value::Memory(..) | Value::Void)
            && !self.converts_itself(&value, ty)?
        {
            return Err(Fault::ill_formed("a reference is bound to a value of another type"));
        }
        if have == ty || (self.comparing && matches!(self.state.types.get(ty), Type::Class(_))) {
            return Ok((
                if temporary || self.comparing { value } else { self.copied_variable(&value, (by_object.on_const.into(), 0))? },
                score,
            ));
        }
        if param.by_reference && self.is_base(have, ty) {
            return Ok((self.reference_as(arg.clone(), ty)?, score));
        }
        if is_mutable_reference(&param.pattern) {
            if self.comparing {
                return Ok((arg.clone(), score));
            }
            self.converts = by_object;
            return Ok((self.reference_as(arg.clone(), ty)?, score));
        }
        let moved = std::mem::replace(&mut self.moved, temporary.into());
        let of_place = self.object_of_place(arg, ty);
        self.moved = moved;
        if let Some(object) = of_place? {
            return Ok((object, score));
        }
        if param.by_reference
            && let Value::Object(_) = value
            && !matches!(self.state.types.get(ty), Type::Class(_))
            && let to_rvalue = matches!(param.pattern, Pattern::Forwarding(_))
            && let Some(place) = self.conversion(&value, ty, As { to_reference: !to_rvalue, to_rvalue, ..by_object })?
        {
            return Ok((place, score));
        }
        // a view of a temporary is used until the expression ends, and what a lambda holds ends with it
        let may_be_viewed = match &value {
            Value::Text(_) | Value::Closure(_) => true,
            Value::Array(array) => temporary && !self.holds_objects(array.element),
            _ => false,
        };
        let viewed = (may_be_viewed && matches!(self.state.types.get(ty), Type::Class(_))).then(|| value.clone());
        self.converts = As { binds: param.by_reference, ..by_object };
        // what is a value of its own is the parameter of the constructor, whoever passes it on
        self.holders = if temporary && self.passing.moved == 0 { usize::MAX } else { 1 };
        let made = self.converted_from(value, temporary, ty, false);
        self.holders = 1;
        let made = made?;
        viewed.into_iter().for_each(|v| self.expires_here(v));
        // what is copied without code is passed as a copy, whatever its constructor kept
        if !param.by_reference && self.is_kept(&made) {
            return Ok((self.state.copy(&made)?, score));
        }
        Ok((made, score))
    }

    /// An argument as a parameter of a deduced type holds it: an array as a pointer, a variable as a copy.
    fn bind_deduced(&mut self, pattern: &Pattern, value: Value, (temporary, is_const): (bool, bool), score: i64) -> Outcome<(Value, i64)> {
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
        if let (Value::AddressOf(..), true) = (&value, self.to_const) {
            return Ok((self.state.pointing_to(value, true), score));
        }
        Ok((if temporary || self.comparing { value } else { self.copied_variable(&value, (is_const.into(), 0))? }, score))
    }

    pub(super) fn is_base(&self, have: TypeId, ty: TypeId) -> bool {
        match (self.state.types.get(have), self.state.types.get(ty)) {
            (Type::Class(a), Type::Class(b)) => self.is_derived(*a, *b),
            _ => false,
        }
    }
}
