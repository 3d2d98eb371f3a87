//! What throws nothing, by the declarations: functions, what their arguments are converted by, and how objects are made.

use super::super::code::{Code, Wanted};
use super::super::compiled::{FunctionCode, Pattern};
use super::super::library::methods;
use super::super::types::{Role, Types};
use super::super::value::{ClassId, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use super::binding::{Bound, Call};
use super::facts::{COPY, MOVE, NOTHROW};
use super::patterns::inner;
use crate::algebra::tensor::Space;

impl Machine<'_> {
    /// Whether a function is declared to throw nothing, its parameters bound.
    pub(super) fn is_noexcept(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: Value) -> Outcome<bool> {
        match &function.noexcept {
            Some(code) => {
                let v = self.eval(code, base, class, this)?;
                self.truth(&v)
            }
            None => Ok(function.is_noexcept),
        }
    }

    /// Whether the initialiser of a member throws nothing.
    pub(super) fn initialiser_throws_nothing(&mut self, init: &Code, class: Option<ClassId>) -> Outcome<bool> {
        let Some(code) = &init.nothrow else { return Ok(true) };
        let v = self.eval_alone(code, class, Value::Void)?;
        self.truth(&v)
    }

    /// Whether the method of a class of the library throws nothing.
    pub(super) fn is_harmless(&mut self, class: &str, name: &str, args: &[Value]) -> bool {
        // libstdc++ says so of `compare` with anything but a string
        if let ("compare", [of]) = (name, args) {
            let ty = self.state.type_of(of);
            return !matches!(self.state.types.get(self.state.types.strip(ty)), Type::Library(name, _) if &**name == "string");
        }
        name == "operator[]" && !matches!(class, "" | "string") || is_harmless(class, name)
    }

    /// Whether an operator of the library between iterators or texts throws nothing; not known of other operands.
    pub(super) fn native_throws_nothing(&mut self, operator: &str, operands: &[Value]) -> Outcome<Value> {
        let (mut texts, mut iterators) = (0, 0);
        for v in operands {
            let ty = match v {
                Value::Type(_) | Value::TypeOf(_) => self.type_id(v)?,
                v => self.state.type_of(v),
            };
            match self.state.types.get(self.state.types.strip(ty)) {
                Type::Library(name, _) if &**name == "string" => texts += 1,
                Type::Pointer(Space::Iterator(_), _) => iterators += 1,
                _ => {}
            }
        }
        let is_equality = matches!(operator, "operator==" | "operator!=");
        let compares = is_equality || matches!(operator, "operator<" | "operator>" | "operator<=" | "operator>=" | "operator<=>");
        Ok(match (texts, iterators) {
            (0, 0) => Value::Void,
            (0, _) => super::super::library::truth(true),
            // libstdc++ compares texts with pointers by a function that may throw where these are equal
            (texts, _) => super::super::library::truth(compares && (texts == operands.len() || !is_equality)),
        })
    }

    /// `__made_nothrow_v<T, A...>`: whether a value is made of operands without a throw; one that is no reference is a prvalue.
    pub(super) fn is_made_without_throw(&mut self, ty: TypeId, args: &[TypeId]) -> Outcome<bool> {
        let bare = self.state.types.strip(ty);
        let ty = if args.is_empty() { bare } else { ty };
        let is_same =
            matches!(args, [only] if self.state.types.strip(*only) == bare || self.is_base_of(bare, self.state.types.strip(*only)));
        if is_same && (self.state.types.refers(ty) || args == [bare]) {
            return Ok(true);
        }
        let class = match *self.state.types.get(bare) {
            Type::Class(class) => class,
            // of a number in braces
            Type::Enum(..) if args.iter().all(|arg| !matches!(self.state.types.get(self.state.types.strip(*arg)), Type::Class(_))) => {
                return Ok(true);
            }
            _ => return self.constructs(ty, args, NOTHROW),
        };
        if args.is_empty() || is_same || self.state.types.refers(ty) || !self.is_aggregate(bare)? {
            return self.constructs(ty, args, NOTHROW);
        }
        let fields = self.instances[class.0 as usize].fields.clone();
        for (i, field) in fields.iter().enumerate() {
            let args = args.get(i..i + 1).unwrap_or_default();
            let init = field.init.as_ref().filter(|_| args.is_empty());
            if let Some(init) = init
                && !self.initialiser_throws_nothing(init, Some(field.owner))?
            {
                return Ok(false);
            }
            if init.is_none() && !field.is_reference && !self.is_made_without_throw(field.ty, args)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an object of a class is made of arguments of these types by a constructor, or a conversion function, that throws
    /// nothing.
    pub(super) fn constructor_throws_nothing(&mut self, class: ClassId, args: &[TypeId]) -> Outcome<bool> {
        let mut samples = Vec::with_capacity(args.len());
        for arg in args {
            samples.push(self.sample_of_argument(*arg)?);
        }
        let target = self.state.types.intern(Type::Class(class));
        if self.state.types.role_of(target) == Role::Tuple {
            return self.made_by_elements(class, args, true, NOTHROW);
        }
        let Some(set) = self.constructors(class) else {
            return match args {
                [from] if self.is_base_of(target, self.state.types.strip(*from)) => self.takes_derived(*from, target, NOTHROW),
                [from] if !self.is_aggregate(target)? => self.conversion_throws_nothing(*from, target),
                args => self.is_made_without_throw(target, args),
            };
        };
        match (self.constructor_for(class, set, &samples, args)?, args) {
            (Some(bound), _) => {
                let answer = self.bound_throws_nothing(&bound, Some(class), Value::Void, args);
                self.cut(bound.base);
                answer
            }
            (None, [from]) if self.is_base_of(target, self.state.types.strip(*from)) => self.takes_derived(*from, target, NOTHROW),
            (None, [from]) => self.conversion_throws_nothing(*from, target),
            (None, _) => Ok(false),
        }
    }

    /// Whether an object is copied or moved from one of a derived class.
    pub(super) fn takes_derived(&mut self, from: TypeId, to: TypeId, least: u8) -> Outcome<bool> {
        let how = self.object_of_type(from, true);
        Ok(self.facts(to, 0)?.levels[if how.on_rvalue && !how.on_const { MOVE } else { COPY }] >= least)
    }

    /// A value of the type of an argument: an array stays one, which a reference may be bound to.
    pub(super) fn sample_of_argument(&mut self, ty: TypeId) -> Outcome<Value> {
        let bare = self.state.types.strip(ty);
        let ty = if let Type::Array(_, Some(_)) = self.state.types.get(bare) { bare } else { self.decayed_type(ty) };
        self.sample_of(ty)
    }

    /// The constructor of a set that is meant for arguments of these types; none where none is.
    pub(super) fn constructor_for(&mut self, class: ClassId, set: u32, samples: &[Value], args: &[TypeId]) -> Outcome<Option<Bound>> {
        let (mut temporaries, mut consts) = (0u64, 0u64);
        for (i, arg) in args.iter().enumerate() {
            let (how, bit) = (self.object_of_type(*arg, true), 1u64.checked_shl(i as u32).unwrap_or(0));
            temporaries |= if how.on_rvalue { bit } else { 0 };
            consts |= if how.on_const { bit } else { 0 };
        }
        self.passing = super::Passing { consts, ..Default::default() };
        let outer = (std::mem::replace(&mut self.comparing, true), std::mem::replace(&mut self.is_asking, true));
        let bound = self.choose(set, Some(class), Call { this: &Value::Void, templates: &[], args: samples, temporaries });
        (self.comparing, self.is_asking) = outer;
        match bound {
            Ok(bound) if bound.function.id > 0 && !self.may_call(bound.class.unwrap_or(class), bound.function.id) => {
                self.cut(bound.base);
                Ok(None)
            }
            Ok(bound) => Ok(Some(bound)),
            Err(fault) if fault.kind == FaultKind::IllFormed => {
                self.failed_at = None;
                Ok(None)
            }
            Err(fault) => Err(fault),
        }
    }

    /// Whether the method that is meant for an object and a prvalue throws nothing.
    pub(super) fn call_throws_nothing(&mut self, set: u32, owner: ClassId, this: Value, arg: Value) -> Outcome<bool> {
        let made = self.set_sample(set, Some(owner), this, &[], &[arg], (u64::MAX, Wanted::Noexcept))?;
        Ok(matches!(made, Value::Int(_, 1)))
    }

    /// Whether a function that was chosen, and what its arguments are converted by, throws nothing.
    pub(super) fn bound_throws_nothing(&mut self, bound: &Bound, class: Option<ClassId>, this: Value, args: &[TypeId]) -> Outcome<bool> {
        let class = bound.class.or(class);
        if let Some(class) = class
            && bound.function.code.is_prelude
            && self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude
            && args.is_empty()
            && is_harmless(&self.program.classes[self.instances[class.0 as usize].def as usize].ast.name, &bound.function.name)
        {
            return Ok(true);
        }
        Ok(self.is_noexcept(&bound.function, bound.base, class, this)?
            && self.arguments_throw_nothing(&bound.function, bound.base, class, args)?)
    }

    /// Whether what the arguments of a function are converted by and copied to throws nothing, its parameters bound.
    pub(super) fn arguments_throw_nothing(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        args: &[TypeId],
    ) -> Outcome<bool> {
        for (i, from) in args.iter().enumerate() {
            let Some(param) = function.params.get(i).or_else(|| function.params.last().filter(|p| p.pack)) else {
                break;
            };
            let bare = self.state.types.strip(*from);
            let is_list = *from == Types::VOID;
            let to = match inner(&param.pattern) {
                Pattern::Concrete(code) | Pattern::Dependent(code) => {
                    let ty = self.eval(&code.clone(), base, class, Value::Void)?;
                    let ty = self.type_id(&ty)?;
                    self.state.types.strip(ty)
                }
                _ => bare,
            };
            // `{}`, or values in braces
            if is_list {
                if to == Types::VOID || !self.constructs(to, &[], NOTHROW)? {
                    return Ok(false);
                }
                continue;
            }
            let is_object = |ty| matches!(self.state.types.get(ty), Type::Class(_) | Type::Library(..));
            let is_itself = to == bare && (param.by_reference || *from == bare) || param.by_reference && self.is_base_of(to, bare);
            if (is_object(to) || is_object(bare)) && !is_itself && !self.constructs(to, &[*from], NOTHROW)? {
                return Ok(false);
            }
        }
        for param in function.params.iter().skip(args.len()) {
            if let Some(code) = param.default.as_ref().and_then(|default| default.nothrow.as_ref()) {
                let v = self.eval(code, base, class, Value::Void)?;
                if !self.truth(&v)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether the conversion function that makes a value of a type of another one throws nothing; where there is none, so it is.
    pub(super) fn conversion_throws_nothing(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        let source = self.state.types.strip(from);
        let Type::Class(_) = self.state.types.get(source) else {
            return Ok(true);
        };
        let sample = self.sample_of(source)?;
        let Some(chosen) = self.chosen_conversion(&sample, to, self.object_of_type(from, true))? else {
            return Ok(true);
        };
        let function = self.function_code(chosen.id);
        if function.code.is_prelude {
            return Ok(true);
        }
        let base = self.room(function.slots)?;
        let answer = self
            .explicit(&function.templates, base, Some(chosen.owner), &chosen.templates)
            .and_then(|()| self.is_noexcept(&function, base, Some(chosen.owner), sample));
        self.cut(base);
        answer
    }

    /// Whether a call of a function of a type, and what its arguments are converted by, throws nothing.
    pub(super) fn pointed_throws_nothing(&mut self, function: TypeId, args: &[Value], temporaries: u64) -> Outcome<Value> {
        let super::Passing { consts, moved, .. } = self.passing;
        self.pointed_sample(function, args, Wanted::Noexcept)?;
        let Type::Function(_, params, is_noexcept) = self.state.types.get(function).clone() else {
            return Ok(super::super::library::truth(self.state.types.is_noexcept(function)));
        };
        let types = self.argument_types(args, temporaries, moved, consts)?;
        let mut answer = is_noexcept;
        for (param, arg) in params.iter().zip(types) {
            answer = answer && (arg == *param || self.converts_without_throw(arg, *param)?);
        }
        Ok(super::super::library::truth(answer))
    }

    /// Whether the only conversion functions of operands throw nothing.
    pub(super) fn conversions_throw_nothing(&mut self, operands: &[Value]) -> Outcome<Value> {
        for v in operands {
            let Value::Object(o) = v else { continue };
            let [(owner, id)] = self.conversions_of(o.class)[..] else {
                return Ok(Value::Void);
            };
            let function = self.function_code(id);
            if !function.templates.is_empty() || !self.is_noexcept(&function, 0, Some(owner), v.clone())? {
                return Ok(super::super::library::truth(false));
            }
        }
        Ok(super::super::library::truth(true))
    }

    /// The types of the arguments of a call that is not made: references where they are no prvalues.
    pub(super) fn argument_types(&mut self, args: &[Value], temporaries: u64, moved: u64, consts: u64) -> Outcome<Vec<TypeId>> {
        let mut types = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let has = |mask: u64| mask.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
            let mut ty = match arg {
                Value::Type(ty) => *ty,
                Value::Braces(items) if items.is_empty() => Types::VOID,
                arg => {
                    let v = self.state.value(arg)?;
                    self.state.type_of(&v)
                }
            };
            if !self.state.types.refers(ty) && ty != Types::VOID {
                if has(consts) {
                    ty = self.state.types.intern(Type::Const(ty));
                }
                ty = match (has(moved), has(temporaries)) {
                    (true, _) => self.state.types.intern(Type::Forwarding(ty)),
                    (false, true) => ty,
                    (false, false) => self.state.types.intern(Type::Reference(ty)),
                };
            }
            types.push(ty);
        }
        Ok(types)
    }
}

/// Whether a method is declared to throw nothing: where the class is not followed, as that of a string is.
fn is_harmless(class: &str, name: &str) -> bool {
    let class = if class == "__adaptor" { "stack" } else { class };
    match methods::member(class, name).or_else(|| methods::member("string", name)) {
        Some(member) => member.throws_nothing(),
        None => matches!(name, "get" | "has_value" | "operator*" | "operator->" | "splice"),
    }
}
