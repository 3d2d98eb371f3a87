//! What a call would give, by types alone: `std::invoke_result`, `std::is_invocable`, and whether `std::function` takes it.

use super::super::code::Wanted;
use super::super::program::Captured;
use super::super::types::Types;
use super::super::value::{ClassId, Closure, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use super::classes::LAMBDA;
use super::traits::is_container;
use std::cell::RefCell;
use std::rc::Rc;

/// Why a call is refused of which nothing but its run tells the result.
const UNTOLD: &str = "the result of a call that its arguments' types alone do not say is not read";

impl Machine<'_> {
    /// The type of the result of calling a value, or a value of a type, with arguments of these types; `void` as a value where it
    /// is not known. Fails where the call is ill-formed.
    fn invocation(&mut self, callee: &Value, args: &[TypeId], wanted: Wanted) -> Outcome<Value> {
        let (mut on_const, mut on_rvalue) = (false, false);
        let callee = match callee {
            Value::Type(ty) => {
                on_rvalue = !matches!(self.state.types.get(*ty), Type::Reference(_));
                on_const = matches!(self.state.types.get(self.state.types.without_reference(*ty)), Type::Const(_));
                let bare = self.state.types.strip(*ty);
                let function = match self.state.types.get(bare) {
                    Type::Pointer(_, of) => self.state.types.strip(*of),
                    _ => bare,
                };
                if let Type::Function(result, params, is_noexcept) = self.state.types.get(function).clone() {
                    return self.function_called((result, is_noexcept), &params, args, wanted);
                }
                if self.member_pointer(bare).is_some() {
                    return self.member_invoked(bare, args, wanted);
                }
                let is_data = match *self.state.types.get(bare) {
                    Type::Library(ref name, _) => name.starts_with("string") || &**name == "initializer_list" || is_container(name),
                    Type::Class(class) => !self.may_be_called(class)?,
                    ref ty => matches!(
                        ty,
                        Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Null | Type::Void | Type::Array(..) | Type::Pointer(..)
                    ),
                };
                if is_data {
                    return Err(Fault::ill_formed("what is called is no function"));
                }
                self.sample_value(bare)?
            }
            v => self.state.value(v)?,
        };
        let (mut values, mut temporaries, mut consts, mut to_consts) = (Vec::with_capacity(args.len()), 0u64, 0u64, 0u64);
        let is_const = |machine: &Self, ty| matches!(machine.state.types.get(ty), Type::Const(_));
        for (i, ty) in args.iter().enumerate() {
            let bit = 1u64.checked_shl(i as u32).unwrap_or(0);
            let (of, bare) = (self.state.types.without_reference(*ty), self.state.types.strip(*ty));
            temporaries |= if matches!(self.state.types.get(*ty), Type::Reference(_)) { 0 } else { bit };
            consts |= if is_const(self, of) { bit } else { 0 };
            to_consts |= if matches!(*self.state.types.get(bare), Type::Pointer(_, to) if is_const(self, to)) { bit } else { 0 };
            values.push(self.sample_value(bare)?);
        }
        self.passing = super::Passing { consts, to_consts, on_const, on_rvalue, ..Default::default() };
        let outer = std::mem::replace(&mut self.is_asking, true);
        let made = self.value_called(callee, values, temporaries, (wanted, false));
        self.is_asking = outer;
        made
    }

    /// Whether objects of a class may be called: by an operator, a lambda that is a base, or a function that they convert to.
    fn may_be_called(&mut self, class: ClassId) -> Outcome<bool> {
        let has_lambda = self.instances[class.0 as usize].fields.iter().any(|field| field.name.starts_with(LAMBDA));
        if has_lambda || self.method_set(class, "operator()").is_some() || self.state.types.constant_of(class).is_some() {
            return Ok(true);
        }
        for (owner, id) in self.conversions_of(class) {
            let code = self.function_code(id);
            if !code.templates.is_empty() {
                return Ok(true);
            }
            let Some(made) = self.made_by_conversion(&code, owner, &Value::Void)? else { return Ok(true) };
            if !matches!(self.state.types.get(self.state.types.strip(made)), Type::Int(_) | Type::Float(_) | Type::Enum(..)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A value of a type, as `declval` names one: what it holds is not meant.
    pub(super) fn sample_value(&mut self, ty: TypeId) -> Outcome<Value> {
        match self.state.types.get(ty).clone() {
            Type::Pointer(_, of) if matches!(self.state.types.get(self.state.types.strip(of)), Type::Class(_)) => {
                let to = self.sample_value(self.state.types.strip(of))?;
                Ok(Value::address(to))
            }
            _ => {
                let sample = self.sample_of(ty)?;
                self.fill_sample(&sample)?;
                Ok(sample)
            }
        }
    }

    /// A lambda that is known by its type.
    pub(super) fn sample_of_lambda(&mut self, code: u32) -> Outcome<Value> {
        let def = &self.program.lambdas[code as usize];
        let (captures, class, with_this) = (def.held.clone(), def.class, def.takes_this || def.copies_this);
        let of = |captured: &Captured| match captured {
            Captured::Of(ty) => self.sample_value(self.state.types.strip(*ty)),
            Captured::Parameter(v) => Ok(v.clone()),
        };
        let captured = captures.iter().map(of).collect::<Outcome<_>>()?;
        let this = match class.filter(|_| with_this) {
            Some(class) => {
                let ty = self.state.types.intern(Type::Class(class));
                self.sample_value(ty)?
            }
            None => Value::Void,
        };
        Ok(Value::Closure(Rc::new(Closure { code, this, class, captured: RefCell::new(captured), this_place: 0 })))
    }

    /// The result of a function of the type `result(params)`, where it takes the arguments.
    pub(super) fn function_called(&mut self, made: (TypeId, bool), params: &[TypeId], args: &[TypeId], wanted: Wanted) -> Outcome<Value> {
        let mut fits = params.len() == args.len();
        let (result, mut is_noexcept) = made;
        for (param, arg) in params.iter().zip(args) {
            fits = fits && self.is_convertible(*arg, *param)?;
            is_noexcept = is_noexcept && fits && self.converts_without_throw(*arg, *param)?;
        }
        match wanted {
            _ if !fits => Err(Fault::ill_formed("a function does not take these arguments")),
            Wanted::Noexcept => Ok(super::super::library::truth(is_noexcept)),
            _ => Ok(Value::Type(result)),
        }
    }

    /// `__result_of<F, A...>`: the type of the result.
    pub(super) fn result_of(&mut self, types: &[Value]) -> Outcome<Value> {
        let Some((callee, args)) = types.split_first() else {
            return Err(Fault::ill_formed("`invoke_result` needs a type"));
        };
        let args = args.iter().map(|v| self.type_id(v)).collect::<Outcome<Vec<_>>>()?;
        let callee = Value::Type(self.type_id(callee)?);
        match self.invocation(&callee, &args, Wanted::Type)? {
            v @ Value::Type(_) => Ok(v),
            _ => Err(Fault::new(FaultKind::Unsupported, UNTOLD)),
        }
    }

    /// `is_invocable<F, A...>` and its relatives.
    pub(super) fn is_invocable(&mut self, name: &str, types: &[Value]) -> Outcome<bool> {
        // what takes the base of such an object does not take it here
        for ty in types {
            if let Value::Type(ty) = *ty
                && let Type::Class(class) = *self.state.types.get(self.state.types.strip(ty))
            {
                self.has_parts_alone(class)?;
            }
        }
        let types = types.iter().map(|v| self.type_id(v)).collect::<Outcome<Vec<_>>>()?;
        let (result, callee, args) = match (name.contains("_r"), &types[..]) {
            (true, [result, callee, args @ ..]) => (Some(*result), *callee, args),
            (false, [callee, args @ ..]) => (None, *callee, args),
            _ => return Err(Fault::ill_formed(format_args!("`{name}` needs a type"))),
        };
        // as is a lambda that captures what is not made yet
        if let Type::Closure(code) = *self.state.types.get(self.state.types.strip(callee))
            && self.program.lambdas[code as usize].held.iter().any(|held| matches!(held, Captured::Of(Types::VOID)))
        {
            return Ok(true);
        }
        if !self.takes_call(&Value::Type(callee), args, result)? {
            return Ok(false);
        }
        if !name.contains("nothrow") {
            return Ok(true);
        }
        let is_noexcept = matches!(self.invocation(&Value::Type(callee), args, Wanted::Noexcept)?, Value::Int(_, 1));
        match result.filter(|ty| is_noexcept && *ty != Types::VOID) {
            Some(result) => match self.invocation(&Value::Type(callee), args, Wanted::Type)? {
                Value::Type(made) => self.converts_without_throw(made, result),
                _ => Ok(true),
            },
            None => Ok(is_noexcept),
        }
    }

    /// Whether what is of one type converts implicitly to the other without a throw.
    pub(super) fn converts_without_throw(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        let (have, bare) = (self.state.types.strip(from), self.state.types.strip(to));
        if self.state.types.refers(to) && (have == bare || self.is_base_of(bare, have)) {
            return Ok(true);
        }
        self.constructs(bare, &[from], super::facts::NOTHROW)
    }

    /// `__require_callable<R, A...>(f)`: what `std::function<R(A...)>` asks of what it is made of.
    pub(super) fn require_callable(&mut self, callee: &Value, signature: &[Value]) -> Outcome<Value> {
        // a lambda that captures what is not made yet, as the function that it initialises, is looked at as it runs
        let is_unmade = |object: &super::super::value::Object| object.fields.borrow().iter().any(|v| matches!(v, Value::Void));
        if let Value::Closure(closure) = &self.state.value(callee)?
            && (closure.captured.borrow().iter().any(|v| matches!(self.state.value(v), Ok(Value::Void)))
                || matches!(&closure.this, Value::Object(object) if is_unmade(object)))
        {
            return Ok(Value::Void);
        }
        let types = signature.iter().map(|v| self.type_id(v)).collect::<Outcome<Vec<_>>>()?;
        match types.split_first() {
            Some((result, args)) if !self.takes_call(callee, args, Some(*result))? => {
                let function = self.state.types.intern(Type::Function(*result, args.to_vec(), false));
                Err(Fault::ill_formed(format_args!("what is called cannot be a `std::function<{}>`", self.state.types.name(function))))
            }
            _ => Ok(Value::Void),
        }
    }

    /// Whether a value can be called with arguments of these types, and gives what converts to `result`.
    pub(super) fn takes_call(&mut self, callee: &Value, args: &[TypeId], result: Option<TypeId>) -> Outcome<bool> {
        let comparing = std::mem::replace(&mut self.comparing, false);
        let made = self.invocation(callee, args, Wanted::Type);
        self.comparing = comparing;
        match (made, result) {
            // what is returned is the object itself
            (Ok(Value::Type(made)), Some(result)) if made == result => Ok(true),
            (Ok(Value::Type(made)), Some(result)) if result != Types::VOID => self.is_convertible(made, result),
            // a function of the library of which no type is kept
            (Ok(_), None | Some(Types::VOID)) | (Ok(Value::Void), _) => Ok(true),
            (Ok(v), Some(result)) => {
                let made = self.state.type_of(&v);
                self.is_convertible(made, result)
            }
            (Err(fault), _) if matches!(fault.kind, FaultKind::IllFormed | FaultKind::StaticAssert) => {
                self.failed_at = None;
                Ok(false)
            }
            (Err(fault), _) if fault.kind == FaultKind::Limit => Err(fault),
            // what cannot be said without running it is taken: a sample is not what it would be called with
            (Err(_), _) => {
                (self.failed_at, self.is_caught) = (None, false);
                Ok(true)
            }
        }
    }
}
