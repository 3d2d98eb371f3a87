//! Pointers to functions: the type of a function that is a value, the overload that a pointer means, lambdas that become one.

use super::super::code::Wanted;
use super::super::compiled::{FunctionCode, Pattern, TemplateName};
use super::super::library;
use super::super::types::Types;
use super::super::value::{ClassId, Closure, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::{FunctionValue, Machine};
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// What tells template arguments from others.
fn key(templates: &[Value]) -> Vec<u8> {
    let mut key = Vec::new();
    templates.iter().for_each(|v| super::super::types::algebra::key(v, &mut key));
    key
}

impl Machine<'_> {
    /// The functions of a name as a value, the same whenever they are asked for.
    pub(super) fn function_value(&mut self, set: u32, class: Option<ClassId>, templates: Vec<Value>) -> Value {
        let wanted = key(&templates);
        let functions = &self.program.sets[set as usize].1;
        let is_it = |id: &&u32| {
            let f = &self.functions[**id as usize];
            (f.set == set || self.program.sets[f.set as usize].1 == *functions) && key(&f.templates) == wanted
        };
        if let Some(known) = self.functions_of.get(&class).and_then(|of| of.iter().rev().find(is_it)) {
            return Value::Function(*known);
        }
        let only = match functions[..] {
            [only] => Some(only),
            _ => None,
        };
        self.functions.push(FunctionValue { set, class, templates: templates.clone(), is_qualified: false, lambda: None });
        let id = self.functions.len() - 1;
        self.functions_of.entry(class).or_default().push(id as u32);
        self.state.function_types.resize(id + 1, Types::VOID);
        if let Some(only) = only.filter(|f| class.is_none() || self.program.functions[*f as usize].ast.flags.is_static)
            && let Ok(Some(ty)) = self.type_of_given(only, class, &templates)
        {
            self.give_type(id as u32, ty);
        }
        self.failed_at = None;
        Value::Function(id as u32)
    }

    /// Sets the type of a function that is a value. One that is `noexcept` has another number as one that is not.
    fn give_type(&mut self, id: u32, ty: TypeId) {
        let place = id as usize;
        self.state.function_types.resize(self.functions.len(), Types::VOID);
        self.state.function_types[place] = ty;
        if self.state.types.is_noexcept(ty) {
            let twin = self.functions.len() as u32;
            self.functions.push(self.functions[place].clone());
            let ty = self.state.types.with_noexcept(ty, false);
            self.state.function_types.push(ty);
            self.state.function_twins.extend([(id, twin), (twin, id)]);
        }
    }

    /// One function of a set as a value of its own, the same whenever it is asked for.
    pub(super) fn single_function(&mut self, function: u32, class: Option<ClassId>, templates: Vec<Value>) -> Value {
        let known = self.program.sets.iter().position(|(_, functions)| *functions == [function]);
        let set = known.unwrap_or_else(|| {
            let name = self.program.functions[function as usize].ast.name.clone();
            self.program.sets.push((name, vec![function]));
            self.program.sets.len() - 1
        });
        self.function_value(set as u32, class, templates)
    }

    /// The type of a function whose template arguments are given; `None` where some are left to be deduced.
    pub(super) fn type_of_given(&mut self, id: u32, class: Option<ClassId>, templates: &[Value]) -> Outcome<Option<TypeId>> {
        // what its `noexcept` asks may mention its parameters
        if self.program.functions[id as usize].ast.noexcept.is_none()
            && let Some(ty) = self.type_of_one(id, class, templates)?
        {
            return Ok(Some(ty));
        }
        let code = self.function_code(id);
        if code.templates.len() > templates.len() {
            return Ok(None);
        }
        let base = self.room(code.slots)?;
        let ty = self.explicit(&code.templates, base, class, templates).and_then(|()| self.signature(&code, base, class, &Value::Void));
        self.cut(base);
        ty
    }

    /// The type of a function by its code, the parameters of its template in their slots: what it returns may be deduced.
    pub(super) fn signature(&mut self, code: &FunctionCode, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<Option<TypeId>> {
        let mut params = Vec::with_capacity(code.params.len());
        for param in &code.params {
            let Some(ty) = self.type_of_pattern(&param.pattern, base, class, this)?.filter(|_| !param.pack) else {
                return Ok(None);
            };
            let bare = self.state.types.strip(ty);
            self.state.slots[(base + param.slot) as usize] = self.sample_of(bare).unwrap_or(Value::Void);
            params.push(self.taken_type(ty));
        }
        let Value::Type(result) = self.result_sample(code, base, class, this.clone(), Wanted::Type)? else {
            return Ok(None);
        };
        let is_noexcept = self.is_noexcept(code, base, class, this.clone())?;
        Ok(Some(self.state.types.intern(Type::Function(result, params, is_noexcept))))
    }

    /// The type that a parameter has in the type of its function: an array and a function are pointers, no copy is `const`.
    pub(super) fn taken_type(&mut self, ty: TypeId) -> TypeId {
        let ty = self.state.types.without_const(ty);
        match *self.state.types.get(ty) {
            Type::Array(of, _) => self.state.types.intern(Type::Pointer(Space::Raw, of)),
            Type::Function(..) => self.state.types.intern(Type::Pointer(Space::Raw, ty)),
            _ => ty,
        }
    }

    /// The type that a pattern is whose parameters are known.
    pub(super) fn type_of_pattern(
        &mut self,
        pattern: &Pattern,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<TypeId>> {
        let around: fn(TypeId) -> Type = match pattern {
            Pattern::Const(_) => Type::Const,
            Pattern::Reference(_) => Type::Reference,
            Pattern::Forwarding(_) => Type::Forwarding,
            Pattern::Pointer(_) => |of| Type::Pointer(Space::Raw, of),
            _ => |of| Type::Const(of),
        };
        match pattern {
            Pattern::Const(of) | Pattern::Reference(of) | Pattern::Forwarding(of) | Pattern::Pointer(of) => {
                let of = self.type_of_pattern(of, base, class, this)?;
                Ok(of.map(|of| self.state.types.intern(around(of))))
            }
            Pattern::Concrete(code) | Pattern::Dependent(code) => {
                let ty = self.eval(&code.clone(), base, class, this.clone())?;
                self.type_id(&ty).map(Some)
            }
            Pattern::Bind(slot, false) => match self.state.slots[(base + slot) as usize].clone() {
                ty @ (Value::Type(_) | Value::TypeOf(_)) => self.type_id(&ty).map(Some),
                _ => Ok(None),
            },
            Pattern::Array(of, Some(n)) => {
                let n = match &**n {
                    Pattern::Bind(slot, false) => self.state.slots[(base + slot) as usize].clone(),
                    Pattern::Concrete(code) | Pattern::Dependent(code) => self.eval(&code.clone(), base, class, this.clone())?,
                    _ => return Ok(None),
                };
                let of = self.type_of_pattern(of, base, class, this)?;
                let n = if let Value::Int(_, n) | Value::Static(_, n, _) = n { Some(n) } else { None };
                Ok(of.map(|of| self.state.types.intern(Type::Array(of, n))))
            }
            Pattern::Function(result, params, _) => {
                let mut types = Vec::with_capacity(params.len());
                for (param, _) in params {
                    match self.type_of_pattern(param, base, class, this)? {
                        Some(ty) => types.push(ty),
                        None => return Ok(None),
                    }
                }
                let result = self.type_of_pattern(result, base, class, this)?;
                Ok(result.map(|result| self.state.types.intern(Type::Function(result, types, false))))
            }
            Pattern::Template(which, args) => {
                let mut known = Vec::with_capacity(args.len());
                for (arg, _) in args {
                    known.push(match arg {
                        Pattern::Bind(slot, false) if matches!(self.state.slots[(base + slot) as usize], Value::Void) => return Ok(None),
                        Pattern::Bind(slot, false) => self.state.slots[(base + slot) as usize].clone(),
                        Pattern::Concrete(code) | Pattern::Dependent(code) => self.eval(&code.clone(), base, class, this.clone())?,
                        arg => match self.type_of_pattern(arg, base, class, this)? {
                            Some(ty) => Value::Type(ty),
                            None => return Ok(None),
                        },
                    });
                }
                let made = match which {
                    TemplateName::Class(def) => {
                        let outer = self.around(*def, class)?;
                        Some(self.instance_within(*def, known, outer)?)
                    }
                    TemplateName::Library(name) => library::template_named(&mut self.state, name, &known)?,
                    TemplateName::Member(..) | TemplateName::Param(_) | TemplateName::Given(_) => None,
                };
                made.map(|ty| self.type_id(&ty)).transpose()
            }
            _ => Ok(None),
        }
    }

    /// The type of a function to which a pointer leads.
    pub(super) fn pointed_function(&self, ty: TypeId) -> Option<TypeId> {
        match self.state.types.get(self.state.types.strip(ty)) {
            Type::Pointer(_, of) if matches!(self.state.types.get(*of), Type::Function(..)) => Some(*of),
            Type::Function(..) => Some(self.state.types.strip(ty)),
            _ => None,
        }
    }

    /// A function, an overload among several, or a lambda, as a function of the type `wanted`; `None` where it is none.
    pub(super) fn as_function(&mut self, v: &Value, wanted: TypeId) -> Outcome<Option<Value>> {
        let found = match v {
            Value::Closure(closure) => self.lambda_function(closure, Some(wanted)),
            Value::Function(id) => self.overload(v, *id, wanted),
            _ => return Ok(None),
        };
        match found {
            Err(fault) if fault.kind != FaultKind::Limit => {
                self.failed_at = None;
                Ok(None)
            }
            found => found,
        }
    }

    fn overload(&mut self, v: &Value, id: u32, wanted: TypeId) -> Outcome<Option<Value>> {
        let have = self.state.function_types.get(id as usize).copied().unwrap_or(Types::VOID);
        if have != Types::VOID {
            return Ok(self.state.function_as(id, wanted).map(Value::Function));
        }
        let FunctionValue { set, class, templates, .. } = self.functions[id as usize].clone();
        let functions = self.program.sets[set as usize].1.clone();
        // a function is better than a template, whose specialisations are meant for it
        for kind in 0..3 {
            for id in &functions {
                let is_kind = match &self.program.functions[*id as usize].ast.template {
                    None => kind == 0,
                    Some(params) => kind == if params.is_empty() { 1 } else { 2 },
                };
                if !is_kind || kind == 1 && !self.is_specialised_for(*id, class, &templates)? {
                    continue;
                }
                let given = match kind == 2 {
                    true => self.deduced_from_type(*id, class, &templates, wanted),
                    false => Ok(Some(templates.clone())),
                };
                let Ok(Some(given)) = given else {
                    continue;
                };
                if let Ok(Some(ty)) = self.type_of_given(*id, class, &given)
                    && self.state.types.serves_as(ty, wanted)
                {
                    let v = self.single_function(*id, class, given);
                    return Ok(Some(match v {
                        Value::Function(id) => Value::Function(self.state.function_as(id, wanted).unwrap_or(id)),
                        v => v,
                    }));
                }
            }
        }
        // what is not known may be it
        Ok((functions.len() == 1).then(|| v.clone()))
    }

    /// Whether an explicit specialisation has arguments that begin as those that are given.
    pub(super) fn is_specialised_for(&mut self, id: u32, class: Option<ClassId>, given: &[Value]) -> Outcome<bool> {
        let code = self.function_code(id);
        if code.given_only.1 && given.len() != code.specialised.len() {
            return Ok(false);
        }
        for (i, v) in given.iter().take(code.specialised.len()).enumerate() {
            if !self.is_specialised_by((&code, i), v, 0, class)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an argument is the one that an explicit specialisation has at a place.
    pub(super) fn is_specialised_by(
        &mut self,
        (code, at): (&FunctionCode, usize),
        v: &Value,
        base: u32,
        class: Option<ClassId>,
    ) -> Outcome<bool> {
        let (pattern, autos) = (&code.specialised[at], &code.given_auto);
        let is_auto = autos.get(at).or(autos.last()).is_some_and(|auto| *auto);
        let v = if matches!(v, Value::TypeOf(_)) { v.clone() } else { self.template_value_of(v)? };
        Ok((!is_auto || self.is_of_type(pattern, &v, base, class)?) && self.exactly(pattern, &v, base, class, &Value::Void)?.is_some())
    }

    /// The template arguments with which a function has the parameters of a type.
    fn deduced_from_type(&mut self, id: u32, class: Option<ClassId>, given: &[Value], wanted: TypeId) -> Outcome<Option<Vec<Value>>> {
        let code = self.function_code(id);
        let base = self.room(code.slots)?;
        let fits = self.explicit(&code.templates, base, class, given).and_then(|()| self.takes_types(&code, base, class, wanted));
        let templates: Vec<Value> = code.templates.iter().map(|t| self.state.slots[(base + t.slot) as usize].clone()).collect();
        self.cut(base);
        Ok(fits?.then_some(super::super::value::unpacked(templates)))
    }

    /// Whether a function takes the parameters of a type, its own template bound by them.
    fn takes_types(&mut self, code: &FunctionCode, base: u32, class: Option<ClassId>, wanted: TypeId) -> Outcome<bool> {
        let Type::Function(_, types, _) = self.state.types.get(wanted).clone() else {
            return Ok(false);
        };
        let mut types = types.into_iter().map(Value::Type);
        for param in &code.params {
            let fit = match (param.pack, param.index) {
                // a pack that is known around the lambda: each of its types by its place
                (true, Some(index)) => {
                    let mut fit = Some(0);
                    for (i, ty) in types.by_ref().enumerate() {
                        self.state.slots[(base + index) as usize] = Value::Int(Integer::Int, i as i64);
                        fit = fit.and(self.exactly(&param.pattern, &ty, base, class, &Value::Void)?);
                    }
                    fit
                }
                (true, None) => self.matches_pack(&param.pattern, &types.by_ref().collect::<Vec<_>>(), base, class, &Value::Void)?,
                (false, _) => match types.next() {
                    Some(ty) => self.exactly(&param.pattern, &ty, base, class, &Value::Void)?,
                    None => None,
                },
            };
            if fit.is_none() {
                return Ok(false);
            }
        }
        self.defaults(&code.templates, base, class, &Value::Void)?;
        Ok(types.next().is_none())
    }

    /// A lambda without captures as a function: of the type `wanted`, or of its own.
    pub(super) fn lambda_function(&mut self, closure: &Rc<Closure>, wanted: Option<TypeId>) -> Outcome<Option<Value>> {
        let def = &self.program.lambdas[closure.code as usize];
        let (code, captures) = (def.code.clone(), def.captures.clone());
        let base = self.room(code.slots)?;
        for ((_, own, _), v) in captures.iter().zip(closure.captured.borrow().iter()) {
            self.state.slots[(base + own) as usize] = v.clone();
        }
        let fits = match wanted {
            Some(wanted) => self.takes_types(&code, base, closure.class, wanted),
            None => Ok(code.templates.is_empty()),
        };
        let ty = match fits {
            // one that reads through a pointer says nothing where there is none
            Ok(true) => match self.signature(&code, base, closure.class, &closure.this) {
                Err(fault) if !matches!(fault.kind, FaultKind::IllFormed | FaultKind::StaticAssert | FaultKind::Limit) => Ok(None),
                made => made,
            },
            Ok(false) => Ok(Some(Types::VOID)),
            Err(fault) => Err(fault),
        };
        self.cut(base);
        let ty = match (ty?, wanted) {
            (Some(ty), Some(wanted)) if !self.state.types.serves_as(ty, wanted) => return Ok(None),
            (Some(_), Some(wanted)) => wanted,
            (Some(Types::VOID), None) => return Ok(None),
            (Some(ty), _) | (None, Some(ty)) => ty,
            (None, None) => return Ok(Some(Value::Closure(closure.clone()))),
        };
        let alike = |f: &FunctionValue| f.lambda.as_ref().is_some_and(|f| f.code == closure.code && f.captured.borrow().is_empty());
        let known = self.functions.iter().rposition(alike).filter(|id| self.state.function_types.get(*id) == Some(&ty));
        if let Some(known) = known.filter(|_| closure.captured.borrow().is_empty()) {
            return Ok(Some(Value::Function(known as u32)));
        }
        self.state.memory.budget.take(64)?;
        let set = self.program.sets.len() as u32;
        self.program.sets.push(("operator()".into(), Vec::new()));
        let id = self.functions.len() as u32;
        self.functions.push(FunctionValue { set, class: None, templates: Vec::new(), is_qualified: false, lambda: Some(closure.clone()) });
        self.give_type(id, ty);
        Ok(Some(Value::Function(id)))
    }

    /// The type of the function that a lambda or a pointer to a function is.
    pub(super) fn signature_of(&mut self, v: &Value) -> Outcome<Option<TypeId>> {
        let v = match self.state.value(v)? {
            Value::Closure(closure) => self.lambda_function(&closure, None)?,
            v => Some(v),
        };
        Ok(v.and_then(|v| {
            let ty = self.state.type_of(&v);
            self.pointed_function(ty)
        }))
    }

    /// Calls a lambda that became a function: its parameters are of the types of that.
    pub(super) fn call_lambda_function(&mut self, id: u32, closure: Rc<Closure>, args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        let Type::Function(_, types, _) = self.state.types.get(self.state.function_types[id as usize]).clone() else {
            return Err(Fault::ill_formed("this is no function"));
        };
        if types.len() != args.len() {
            return Err(Fault::ill_formed(format_args!("{} arguments for a function of {}", args.len(), types.len())));
        }
        let mut converted = Vec::with_capacity(args.len());
        for (arg, ty) in args.into_iter().zip(types) {
            let have = self.state.type_of(&arg);
            converted.push(if have == self.state.types.strip(ty) { arg } else { self.converted(arg, ty, false)? });
        }
        self.call_closure(closure, &[], converted, temporaries)
    }
}
