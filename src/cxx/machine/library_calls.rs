//! Calls of the library that need the machine.

use super::super::ast::Name;
use super::super::library;
use super::super::program::Entity;
use super::super::types::Role;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, Value};
use super::Machine;
use super::facts::{DEFAULT, TRIVIAL};

/// Functions of containers and strings, which take what is derived from them.
const OF_CONTAINERS: &[&str] = &[
    "begin", "end", "cbegin", "cend", "rbegin", "rend", "size", "ssize", "empty", "data", "get", "getline", "stoi", "stol", "stoul",
    "stoll", "stoull", "stof", "stod",
];

/// How many of a function's parameters have the types that its template arguments name: those of bits have one, those of divisors two.
fn named_parameters(name: &str) -> usize {
    match name {
        "bit_width" | "bit_ceil" | "bit_floor" | "countl_zero" | "countl_one" | "countr_zero" | "countr_one" | "has_single_bit"
        | "popcount" | "std_popcount" | "std_bit_width" | "rotl" | "rotr" => 1,
        "__std_gcd" | "__std_lcm" => 2,
        _ => 0,
    }
}

impl Machine<'_> {
    /// What is read behind an iterator or of a tensor: where it is read through functions, what these make of it.
    pub(super) fn read_through(&mut self, of: &Value, mut v: Value) -> Outcome<Value> {
        let Value::Cute(cute) = of else {
            return Ok(v);
        };
        // a part of a tensor is read later
        if !cute.is_lazy() || matches!(&v, Value::Cute(part) if part.is_lazy()) {
            return Ok(v);
        }
        for function in cute.functions().into_iter().rev() {
            let depth = self.frames.len();
            let is_made = u64::from(!super::values::is_held(&v));
            self.passing = Default::default();
            self.call_value(function, vec![v], is_made)?;
            self.run(depth)?;
            v = self.pop();
        }
        Ok(v)
    }

    /// Reads the tensors among the arguments that are read through a function, but the last one, which is written.
    pub(super) fn read_whole(&mut self, name: &str, args: &mut [Value]) -> Outcome<()> {
        let last = args.len().saturating_sub(1);
        for (i, arg) in args.iter_mut().enumerate() {
            let is_lazy = matches!(self.state.value(arg)?, Value::Cute(cute) if cute.is_lazy());
            if is_lazy && i == last {
                return Err(Fault::new(FaultKind::Unsupported, format_args!("`{name}` to a tensor over a `transform_iter` is not read")));
            }
            if is_lazy && let Some(Entity::Functions(set)) = self.program.find("", &[Name::from("__read")]) {
                *arg = self.call_set_now(set, None, Value::Void, &[], std::slice::from_ref(arg))?;
            }
        }
        Ok(())
    }

    /// Calls a function of the library; what takes functions is in the prelude.
    pub(super) fn call_library(&mut self, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        self.called(name, library::is_type(name), templates, args)
    }

    /// The same, where it is known whether the name is one of a type.
    pub(super) fn called(&mut self, name: &str, is_type: bool, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        if self.any_library_bases && OF_CONTAINERS.contains(&name) {
            let held: Vec<Option<Value>> = args.iter().map(|arg| self.held_container(arg)).collect::<Outcome<_>>()?;
            if held.iter().any(Option::is_some) {
                let args: Vec<Value> = held.into_iter().zip(args).map(|(held, arg)| held.unwrap_or_else(|| arg.clone())).collect();
                return self.called(name, is_type, templates, &args);
            }
        }
        if name == "RUN_ALL_TESTS" {
            let status = self.run_tests()?;
            return Ok(Value::Int(Integer::Int, status.into()));
        }
        if let Some(answer) = self.test_state(name) {
            return Ok(answer);
        }
        if let Some(answer) = self.test_function(name, args)? {
            return Ok(answer);
        }
        if let Some(answer) = self.kept_exception(name, args)? {
            return Ok(answer);
        }
        let templates = self.library_values(templates)?;
        if let ("__type_name", [Value::Type(ty)]) = (name, &templates[..]) {
            return self.type_name_text(*ty).map(super::super::state::characters::string);
        }
        if let ("__pretty" | "__pretty_size", [text]) = (name, args) {
            let text = super::super::state::characters::bytes(&mut self.state, text)?;
            let text = self.pretty(&String::from_utf8_lossy(&text), &templates)?.into_bytes();
            return match name {
                "__pretty" => self.state.literal(&text.into()),
                _ => Ok(Value::Int(Integer::ULong, text.len() as i64 + 1)),
            };
        }
        if let ("begin" | "end" | "size", [container]) = (name, args)
            && let Some((_, class)) = self.object_in_place(container)?
            && self.state.types.classes[class.0 as usize].role != Role::Sequence
            && let Some(v) = self.user_method(container, name, &[])?
        {
            return Ok(v);
        }
        if let ("assert", [condition]) = (name, args) {
            let holds = self.truth(condition)?;
            return library::call(&mut self.state, name, &[], &[Value::Int(Integer::Bool, holds.into())]);
        }
        if let ("__require_callable", [callee]) = (name, args) {
            return self.require_callable(callee, &templates);
        }
        if let ("__at_member", [object, pointer]) = (name, args) {
            return self.at_member(object, pointer);
        }
        if matches!(name, "__type_number" | "__mangled") {
            return self.type_number(name, &templates, args);
        }
        if let ("declval", [Value::Type(id)]) = (name, &templates[..])
            && let bare = self.state.types.strip(*id)
            && let Type::Class(class) = *self.state.types.get(bare)
        {
            // no constructor of the program runs for it
            let def = self.instances[class.0 as usize].def as usize;
            let v = match self.program.classes[def].scope.is_prelude {
                true => self.default_of(bare).or_else(|_| self.sample_of(bare))?,
                false => self.sample_of(bare)?,
            };
            return Ok(self.state.declared(v, *id));
        }
        if let ("declval", [Value::Type(id)]) = (name, &templates[..])
            && let bare = self.state.types.strip(*id)
            && match self.state.types.get(bare) {
                Type::Closure(_) | Type::Of(Value::Cute(_)) => true,
                Type::Library(name, list) => match &**name {
                    "array" => self.holds_objects(crate::cxx::types::containers::element_of(list)),
                    name => matches!(name, "vector" | "deque" | "string"),
                },
                _ => false,
            }
            && let Ok(sample) = self.sample_of(bare)
        {
            return Ok(self.state.declared(sample, *id));
        }
        // `is_static<T>()` is an object of the trait, `is_static(x)` a call
        let is_trait = args.is_empty() && !templates.is_empty() && library::traits::is_value(name);
        if is_type || is_trait {
            let ty = if templates.is_empty() {
                library::type_named(&mut self.state, name, None)?
            } else if is_trait {
                Some(self.template_of_library(&name.into(), &templates)?)
            } else {
                library::template_named(&mut self.state, name, &templates)?
            };
            if let Some(ty @ Value::Type(_)) = ty {
                return self.construct(&ty, args.to_vec(), false);
            }
        }
        self.called_natively(name, &templates, args)
    }

    /// Calls a function of the library that needs no machine, with arguments of the types that the template arguments name.
    fn called_natively(&mut self, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        let named = named_parameters(name).min(templates.len());
        let mut plain = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            if let Some(Value::Type(to)) = templates[..named].get(i) {
                let v = self.state.value(arg)?;
                plain.push(self.converted(v, *to, false)?);
                continue;
            }
            plain.push(match arg {
                Value::Type(_) | Value::TypeOf(_) => {
                    let id = self.type_id(arg)?;
                    match self.state.types.get(id) {
                        Type::Of(v) => v.clone(),
                        _ => Value::Type(id),
                    }
                }
                v => v.clone(),
            });
        }
        let made = library::call(&mut self.state, name, &templates[named..], &plain)?;
        self.make_elements()?;
        Ok(made)
    }

    /// Makes the elements of new tensors that are objects.
    pub(super) fn make_elements(&mut self) -> Outcome<()> {
        if self.state.unmade.is_empty() {
            return Ok(());
        }
        for (ty, first, bits, from) in std::mem::take(&mut self.state.unmade) {
            let step = self.state.types.member_bits(ty).unwrap_or(8) as i64;
            let is_trivial = self.facts(ty, 0).is_ok_and(|facts| facts.levels[DEFAULT] >= TRIVIAL);
            if self.state.is_unevaluated || self.is_probing() || is_trivial && from.is_none() {
                continue;
            }
            for at in (0..bits as i64).step_by(step.max(1) as usize) {
                self.state.memory.budget.spend(library::PER_CALL)?;
                let v = match from {
                    Some(from) => {
                        let there = self.state.value(&Value::Memory(ty, from.wrapping_add(at)))?;
                        self.copied(&there)?
                    }
                    None => {
                        let made = self.default_of(ty)?;
                        self.not_kept(&made)?;
                        made
                    }
                };
                self.state.put(&Value::Memory(ty, first.wrapping_add(at)), v)?;
            }
        }
        Ok(())
    }
}
