//! The arguments of templates that are given, in the slots of their parameters.

use super::super::ast::TemplateParam;
use super::super::compiled::TemplateSlot;
use super::super::cute;
use super::super::program::{Entity, OF_PRELUDE};
use super::super::types::Types;
use super::super::value::{ClassId, Fault, Outcome, Type, TypeId, Value};
use super::{Machine, Name};
use std::rc::Rc;

impl Machine<'_> {
    /// Puts the template arguments that are given into their slots.
    pub(super) fn explicit(&mut self, slots: &[TemplateSlot], base: u32, class: Option<ClassId>, templates: &[Value]) -> Outcome<()> {
        let mut given = templates.iter();
        self.forget_written(base);
        for (i, slot) in slots.iter().enumerate() {
            if slot.pack {
                let mut rest: Vec<Value> = given.by_ref().cloned().collect();
                let kind = rest.iter().find_map(|v| if let Value::Int(kind, _) = v { Some(*kind) } else { None });
                // those of a sequence are of one type, and one of them tells whether it is that of the parameter
                let is_converted = |v: &Value| matches!(v, Value::Int(of, _) if Some(*of) == kind) || matches!(v, Value::Type(_));
                let fits = match (kind, &slot.value) {
                    (Some(kind), Some(_)) => {
                        let one = self.template_argument(slot, Value::Int(kind, 1), base, class)?;
                        matches!(one, Value::Int(of, _) if of == kind)
                    }
                    _ => true,
                };
                for v in rest.iter_mut().filter(|v| !fits || !is_converted(v)) {
                    *v = self.template_argument(slot, v.clone(), base, class)?;
                }
                if !rest.is_empty() || i + 1 < slots.len() || templates.len() > i {
                    self.state.slots[(base + slot.slot) as usize] = Value::Pack(Rc::new(rest));
                }
                break;
            }
            let Some(v) = given.next() else {
                break;
            };
            let v = self.template_argument(slot, v.clone(), base, class)?;
            self.state.slots[(base + slot.slot) as usize] = v;
            self.written.push(base + slot.slot);
        }
        if given.next().is_some() && !slots.is_empty() {
            return Err(Fault::ill_formed("there are more template arguments than parameters"));
        }
        Ok(())
    }

    /// Whether a template argument is the allocator of the library, which containers do not keep.
    pub(super) fn is_allocator(&self, v: &Value) -> bool {
        let Value::Type(ty) = *v else { return false };
        match self.state.types.get(ty) {
            Type::Class(class) => {
                let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
                def.scope.is_prelude && &*def.ast.name == "allocator"
            }
            Type::Library(name, _) => &**name == "allocator",
            _ => false,
        }
    }

    /// Forgets which parameters of templates were written from a slot on, whose calls are over.
    pub(super) fn forget_written(&mut self, slot: u32) {
        while self.written.last().is_some_and(|last| *last >= slot) {
            self.written.pop();
        }
    }

    /// An argument of a template, converted to the type of its parameter.
    pub(super) fn template_argument(&mut self, slot: &TemplateSlot, v: Value, base: u32, class: Option<ClassId>) -> Outcome<Value> {
        match &slot.value {
            Some(code) => {
                let ty = self.eval(code, base, class, Value::Void)?;
                let v = match &v {
                    // an enumerator of CuTe is known as the type of it
                    Value::Type(id)
                        if let Type::Of(of) = self.state.types.get(*id)
                            && cute::is_enumerator(of) =>
                    {
                        of.clone()
                    }
                    v => self.state.value(v)?,
                };
                if let Value::Type(_) = v {
                    return Err(Fault::ill_formed(format_args!("the template's parameter `{}` takes a value", slot.name)));
                }
                if let Value::Template(of) = ty {
                    // its own arguments are deduced from the value
                    return self.deduced(of, vec![v], false);
                }
                let ty = self.type_id(&ty)?;
                if let Type::Pointer(_, to) = *self.state.types.get(ty)
                    && let Value::AddressOf(..) | Value::Pointer { .. } | Value::Function(_) = v
                {
                    let is_function = |ty: &Type| matches!(ty, Type::Function(..));
                    let (of, have) = (self.state.types.strip(to), self.state.type_of(&v));
                    match *self.state.types.get(have) {
                        _ if of == Types::AUTO => {
                            let mut v = v;
                            if of != to {
                                self.state.constant_target(&mut v);
                            }
                            return Ok(v);
                        }
                        // a pointer is converted to one of `const` alone
                        Type::Pointer(_, from) if self.state.types.strip(from) != of && !is_function(self.state.types.get(of)) => {
                            let (have, want) = (self.state.types.name(have), self.state.types.name(ty));
                            return Err(Fault::ill_formed(format_args!("no conversion from `{have}` to `{want}`")));
                        }
                        _ => {}
                    }
                }
                let v = match v {
                    v if ty == Types::AUTO => v,
                    v => self.converted(v, ty, false)?,
                };
                self.parameter_object(v)
            }
            None => match &v {
                Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Static(..) | Value::Cute(_) | Value::Object(_) => {
                    Err(Fault::ill_formed(format_args!("the template's parameter `{}` takes a type", slot.name)))
                }
                // the functors of CuTe are no templates, those of `std` that stand for both are
                Value::Template(n) if !slot.is_template && self.is_functor(*n) => self.applied(v, Vec::new()),
                _ => Ok(v),
            },
        }
    }

    /// What an argument that is an object names in the template: the one object of its value that all templates share.
    fn parameter_object(&mut self, v: Value) -> Outcome<Value> {
        let (Value::Object(_) | Value::Array(_)) = v else { return Ok(v) };
        let mut key = Vec::new();
        self.key_of(&v, &mut key)?;
        if let Some(found) = self.parameter_objects.get(&key) {
            return Ok(found.clone());
        }
        let own = self.state.copy(&v)?;
        self.parameter_objects.insert(key, own.clone());
        Ok(own)
    }

    /// Whether a class template of the library has a default for each of its parameters.
    fn is_functor(&self, n: u32) -> bool {
        self.program.classes.get(n as usize).is_some_and(|class| {
            let has_defaults = |params: &Vec<TemplateParam>| !params.is_empty() && params.iter().all(|p| p.default.is_some());
            class.scope.is_prelude && class.ast.template.as_ref().is_some_and(has_defaults)
        })
    }

    /// The class template that made a type.
    pub(super) fn template_behind(&self, ty: TypeId) -> Option<u32> {
        match self.state.types.get(self.as_template(ty)) {
            Type::Class(class) => Some(self.instances[class.0 as usize].primary),
            _ => None,
        }
    }

    /// The arguments of a container or a text that are not kept: allocators, and what a text is of.
    pub(super) fn add_defaults(&mut self, id: TypeId, given: &mut Vec<Value>) -> Outcome<()> {
        let name = match self.state.types.get(id) {
            Type::Library(name, _) => name.clone(),
            Type::Class(class) => {
                let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
                if def.scope.is_prelude { def.ast.name.clone() } else { return Ok(()) }
            }
            _ => return Ok(()),
        };
        if matches!(&*name, "string" | "string_view" | "ostream") {
            *given = vec![Value::Type(Types::CHAR)];
            let traits = self.class_of_std("char_traits", given.clone())?;
            given.push(traits);
        }
        let of = match &*name {
            "vector" | "deque" | "list" | "forward_list" | "set" | "multiset" | "unordered_set" | "unordered_multiset" | "string" => {
                given.first().cloned()
            }
            "map" | "multimap" | "unordered_map" | "unordered_multimap" => match given[..] {
                [Value::Type(key), ref value, ..] => {
                    let key = self.state.types.intern(Type::Const(key));
                    Some(self.class_of_std("pair", vec![Value::Type(key), value.clone()])?)
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(of) = of {
            let allocator = self.class_of_std("allocator", vec![of])?;
            given.push(allocator);
        }
        Ok(())
    }

    /// The type that a class template of the library makes; one of the name alone where the program does not have the template.
    fn class_of_std(&mut self, name: &str, args: Vec<Value>) -> Outcome<Value> {
        match self.program.find(OF_PRELUDE, &[Name::from(name)]) {
            Some(Entity::Class(def)) => self.instance_type(def, args),
            _ => Ok(Value::Type(self.state.types.intern(Type::Library(name.into(), args)))),
        }
    }
}
