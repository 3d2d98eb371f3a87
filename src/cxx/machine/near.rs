//! The functions that a call finds by the types of its arguments: those of the namespaces and the friends of the classes that
//! the types are made of.

use super::super::ast::Name;
use super::super::value::{ClassId, Outcome, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// The most types that are looked into for one call.
const MAX_TYPES: usize = 256;

impl Machine<'_> {
    /// The functions of a set and those that the arguments find beside them.
    pub(super) fn with_near(&mut self, set: u32, args: &[Value]) -> Outcome<u32> {
        let (name, mut all) = self.program.sets[set as usize].clone();
        let mut owners = vec![None; all.len()];
        self.near(&name, args, &mut all, &mut owners)?;
        if all.len() == self.program.sets[set as usize].1.len() {
            return Ok(set);
        }
        Ok(self.set_with(&name, all, owners))
    }

    /// The functions that the arguments alone find.
    pub(super) fn found_by_arguments(&mut self, name: &Name, args: &[Value]) -> Outcome<Option<u32>> {
        let (mut all, mut owners) = (Vec::new(), Vec::new());
        self.near(name, args, &mut all, &mut owners)?;
        Ok((!all.is_empty()).then(|| self.set_with(name, all, owners)))
    }

    /// A set of functions, each of the class that it is a friend of.
    pub(super) fn set_with(&mut self, name: &Name, all: Vec<u32>, owners: Vec<Option<ClassId>>) -> u32 {
        let key: Vec<(u32, Option<ClassId>)> = all.iter().copied().zip(owners.iter().copied()).collect();
        if let Some(set) = self.near_sets.get(&key) {
            return *set;
        }
        let set = self.program.sets.len() as u32;
        self.program.sets.push((name.clone(), all));
        if owners.iter().any(Option::is_some) {
            self.has_owners(set, owners);
        }
        self.near_sets.insert(key, set);
        set
    }

    /// Adds what the arguments find.
    fn near(&mut self, name: &Name, args: &[Value], all: &mut Vec<u32>, owners: &mut Vec<Option<ClassId>>) -> Outcome<()> {
        let Some(sets) = self.program.of_namespaces.get(name).cloned() else {
            return Ok(());
        };
        let (namespaces, classes) = self.associated(args)?;
        for set in sets {
            for f in self.program.sets[set as usize].1.clone() {
                let scope = &self.program.functions[f as usize].scope;
                if scope.is_prelude || all.contains(&f) {
                    continue;
                }
                let owner = match scope.class {
                    Some(home) => classes.iter().copied().find(|class| self.is_instance(*class, home)),
                    None => None,
                };
                if owner.is_some() || (scope.class.is_none() && namespaces.contains(&scope.namespace)) {
                    all.push(f);
                    owners.push(owner);
                }
            }
        }
        Ok(())
    }

    pub(super) fn is_instance(&self, class: ClassId, of: u32) -> bool {
        let instance = &self.instances[class.0 as usize];
        instance.def == of || instance.primary == of
    }

    /// The namespaces and the classes of what the types of arguments are made of.
    pub(super) fn associated(&mut self, args: &[Value]) -> Outcome<(Vec<Rc<str>>, Vec<ClassId>)> {
        let (mut namespaces, mut classes) = (Vec::new(), Vec::new());
        let mut types: Vec<TypeId> = Vec::new();
        for arg in args {
            if let Value::Function(id) = arg {
                // the types of its parameters are mostly of the same one
                let functions = &self.program.sets[self.functions[*id as usize].set as usize].1;
                namespaces.extend(functions.iter().map(|f| self.program.functions[*f as usize].scope.namespace.clone()));
                continue;
            }
            let ty = match arg {
                Value::Type(ty) => *ty,
                Value::TypeOf(_) => self.type_id(arg)?,
                arg => {
                    let v = self.state.value(arg)?;
                    self.state.type_of(&v)
                }
            };
            types.push(ty);
        }
        let mut at = 0;
        while let Some(ty) = types.get(at).copied().filter(|_| at < MAX_TYPES) {
            at += 1;
            match self.state.types.get(ty).clone() {
                Type::Const(of) | Type::Pointer(_, of) | Type::Reference(of) | Type::Forwarding(of) | Type::Array(of, _) => types.push(of),
                Type::Enum(id, ..) => namespaces.push(self.program.enums[id as usize].scope.namespace.clone()),
                Type::Class(class) => {
                    for class in self.with_bases(class) {
                        let instance = &self.instances[class.0 as usize];
                        namespaces.push(self.program.classes[instance.def as usize].scope.namespace.clone());
                        classes.push(class);
                        types.extend(instance.args.iter().filter_map(|arg| if let Value::Type(ty) = arg { Some(*ty) } else { None }));
                    }
                }
                Type::Library(_, args) => {
                    types.extend(args.iter().filter_map(|arg| if let Value::Type(ty) = arg { Some(*ty) } else { None }));
                }
                _ => {}
            }
        }
        Ok((namespaces, classes))
    }
}
