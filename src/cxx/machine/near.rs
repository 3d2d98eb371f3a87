//! The functions that a call finds by the types of its arguments: those of the namespaces and the friends of the classes that
//! the types are made of.

use super::super::ast::{Name, TypeKind};
use super::super::code::Beside;
use super::super::compiled::FunctionCode;
use super::super::prelude::{OF_CUTLASS, OF_STD, is_of_c};
use super::super::program::{Entity, OF_PRELUDE};
use super::super::types::containers::OF_CUTE;
use super::super::value::{ClassId, Floating, Outcome, Type, TypeId, Value};
use super::super::{cute, library};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// The most types that are looked into for one call.
const MAX_TYPES: usize = 256;

impl Machine<'_> {
    /// The functions of a set and those that the arguments find beside them.
    pub(super) fn with_near(&mut self, set: u32, args: &[Value], beside: [Beside; 2]) -> Outcome<u32> {
        let (name, all) = self.program.sets[set as usize].clone();
        let owners = vec![None; all.len()];
        Ok(self.with_all_near(&name, args, beside, (all, owners))?.unwrap_or(set))
    }

    /// The functions that the arguments alone find.
    pub(super) fn found_by_arguments(&mut self, name: &Name, args: &[Value]) -> Outcome<Option<u32>> {
        self.found_beside(name, args, [Beside::Never; 2])
    }

    /// The same, and those of the library beside them.
    pub(super) fn found_beside(&mut self, name: &Name, args: &[Value], beside: [Beside; 2]) -> Outcome<Option<u32>> {
        self.with_all_near(name, args, beside, Default::default())
    }

    /// Functions and those that the arguments find beside them; none where these are none.
    fn with_all_near(
        &mut self,
        name: &Name,
        args: &[Value],
        beside: [Beside; 2],
        (mut all, mut owners): (Vec<u32>, Vec<Option<ClassId>>),
    ) -> Outcome<Option<u32>> {
        let before = all.clone();
        let near = self.near(name, args, &mut all, &mut owners)?;
        let is_of_std = self.add_library(name, (beside, near), &mut all, &mut owners);
        if all == before && !is_of_std {
            return Ok(None);
        }
        let set = self.set_with(name, all, owners);
        if is_of_std {
            self.sets_of_std.insert(set);
        }
        Ok(Some(set))
    }

    /// Adds the functions of CuTe, CUTLASS and `std` to those of the program, where these are seen beside them; what the library has
    /// of them by itself is what they call. Whether those of `std` are among them.
    fn add_library(
        &mut self,
        name: &Name,
        ([of_cute, of_std], [cute, cutlass, std]): ([Beside; 2], [bool; 3]),
        all: &mut Vec<u32>,
        owners: &mut Vec<Option<ClassId>>,
    ) -> bool {
        let is_seen = |beside: Beside, near: bool| beside == Beside::Always || near && beside == Beside::ByArguments;
        let [cute, cutlass, std] = [is_seen(of_cute, cute), of_cute != Beside::Never && cutlass, is_seen(of_std, std)];
        let is_known = cutlass || of_cute != Beside::Never || of_std != Beside::Never;
        if !is_known || !all.iter().any(|f| self.program.is_in_file(*f)) {
            return false;
        }
        let mut found = Vec::new();
        if std {
            let declared = self.program.as_declared(&format!("{OF_STD}{name}").into());
            found.extend(&*declared);
            if found.is_empty() {
                found = self.program.library_functions(name).unwrap_or_default();
                // the others are those of C
                found.retain(|f| !is_of_c(name) || self.program.functions[*f as usize].ast.template.is_some());
            }
        }
        let is_of_std = !found.is_empty();
        if cute {
            found.extend(&*self.program.as_declared(name));
        }
        if cutlass {
            found.extend(&*self.program.as_declared(&format!("{OF_CUTLASS}{name}").into()));
        }
        let is_own = |f: &u32| self.program.is_in_file(*f);
        *owners = all.iter().zip(owners.iter()).filter(|(f, _)| is_own(f)).map(|(_, owner)| *owner).collect();
        all.retain(is_own);
        all.extend(found);
        owners.resize(all.len(), None);
        is_of_std
    }

    /// Whether a function is one of CuTe as it is declared there.
    pub(super) fn is_declared_by_cute(&self, function: &FunctionCode) -> bool {
        !function.has_body && self.program.functions[function.id as usize].scope.is_prelude
    }

    /// Calls the functions of CuTe of a name.
    pub(super) fn call_of_cute(&mut self, name: &Name, templates: Vec<Value>, args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        if let Some(Entity::Functions(set)) = self.program.find(OF_PRELUDE, std::slice::from_ref(name)) {
            let is_of_library = |f: &u32| self.program.functions[*f as usize].scope.is_prelude;
            let all: Vec<u32> = self.program.sets[set as usize].1.iter().copied().filter(is_of_library).collect();
            let owners = vec![None; all.len()];
            let set = self.set_with(name, all, owners);
            return self.call_set(set, None, Value::Void, templates, args, temporaries);
        }
        self.call_of_library(name, templates, args, temporaries, false)
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

    /// Adds what the arguments find; whether they lead to CuTe, to CUTLASS, and to `std`.
    fn near(&mut self, name: &Name, args: &[Value], all: &mut Vec<u32>, owners: &mut Vec<Option<ClassId>>) -> Outcome<[bool; 3]> {
        let sets = self.program.of_namespaces.get(name).cloned().unwrap_or_default();
        let (namespaces, classes) = self.associated(args)?;
        for set in sets {
            for f in self.program.sets[set as usize].1.clone() {
                let scope = &self.program.functions[f as usize].scope;
                if scope.is_prelude && !scope.is_of_cute() || all.contains(&f) {
                    continue;
                }
                let owner = match scope.class {
                    Some(home) => classes.iter().copied().find(|class| self.is_instance(*class, home)),
                    None => None,
                };
                // `template <> void std::swap(A&, A&)`
                let is_swap = || &*scope.namespace == "std" && &**name == "swap" && self.is_first_taken(f, args);
                if owner.is_some() || (scope.class.is_none() && (namespaces.contains(&scope.namespace) || is_swap())) {
                    all.push(f);
                    owners.push(owner);
                }
            }
        }
        Ok(["cute", "cutlass", "std"].map(|of| namespaces.iter().any(|namespace| &**namespace == of)))
    }

    /// Whether the first parameter of a function is a reference that is written with the name of the class of the first argument.
    fn is_first_taken(&self, function: u32, args: &[Value]) -> bool {
        let Some(Ok(Value::Object(o))) = args.first().map(|arg| self.state.value(arg)) else { return false };
        let class = &self.program.classes[self.instances[o.class.0 as usize].def as usize].ast.name;
        match self.program.functions[function as usize].ast.params.first().map(|p| &p.ty.kind) {
            Some(TypeKind::Reference(of)) => matches!(&of.kind, TypeKind::Path(path) if path.last().name == *class),
            _ => false,
        }
    }

    /// Whether a class is one of `std`, or of one that is.
    fn is_class_of_std(&self, class: ClassId) -> bool {
        let mut def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        while let Some(outer) = def.scope.class {
            def = &self.program.classes[outer as usize];
        }
        def.scope.is_prelude && (def.ast.name.starts_with("__") || library::std_names::also(&def.ast.name).is_some())
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
                Type::Pointer(Space::Iterator(_), of) => {
                    namespaces.push("std".into());
                    types.push(of);
                }
                Type::Const(of) | Type::Pointer(_, of) | Type::Reference(of) | Type::Forwarding(of) | Type::Array(of, _) => types.push(of),
                Type::Enum(id, ..) => {
                    let scope = &self.program.enums[id as usize].scope;
                    namespaces.push(scope.namespace.clone());
                    // a member leads to its class
                    let home = scope.class.and_then(|home| self.instances.iter().position(|instance| instance.def == home));
                    classes.extend(self.enum_homes.get(&id).copied().or(home.map(|home| ClassId(home as u32))));
                }
                Type::Class(class) => {
                    classes.extend(self.instances[class.0 as usize].outer);
                    for class in self.with_bases(class) {
                        if self.is_class_of_std(class) {
                            namespaces.push("std".into());
                        }
                        let instance = &self.instances[class.0 as usize];
                        namespaces.push(self.program.classes[instance.def as usize].scope.namespace.clone());
                        classes.push(class);
                        types.extend(instance.args.iter().filter_map(|arg| if let Value::Type(ty) = arg { Some(*ty) } else { None }));
                    }
                }
                Type::Float(Floating::Narrow(_)) | Type::Element(_) => namespaces.push("cutlass".into()),
                Type::Of(Value::Static(_, _, true)) => namespaces.push("std".into()),
                Type::Of(of) => {
                    namespaces.push("cute".into());
                    if let Value::Tuple(items) = &of {
                        let of_item = |item: &Value| if let Value::Type(ty) = item { *ty } else { self.state.type_of(item) };
                        types.extend(items.iter().map(of_item));
                    }
                    types.extend(cute::pointer(&mut self.state, &of).map(|p| TypeId(p.element)));
                }
                Type::Library(name, args) => {
                    let is_of_std = library::std_names::also(&name).is_some() && !matches!(args[..], [_, _, Value::Int(_, OF_CUTE)]);
                    namespaces.push(if is_of_std { "std" } else { "cute" }.into());
                    types.extend(args.iter().filter_map(|arg| if let Value::Type(ty) = arg { Some(*ty) } else { None }));
                }
                _ => {}
            }
        }
        Ok((namespaces, classes))
    }
}
