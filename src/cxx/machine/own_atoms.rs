//! Operations of the program's own: classes for which it specialises `MMA_Traits` or `Copy_Traits`.

use super::super::cute;
use super::super::program::Entity;
use super::super::value::{Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::{Int, Tree};
use crate::value::Value as AlgebraValue;
use crate::value::tiling::{COPY_TRAITS, MMA_TRAITS};

/// What the traits of an MMA operation say, in the order of the row of an operation.
const OF_MMA: [&str; 9] = ["ValTypeD", "ValTypeA", "ValTypeB", "ValTypeC", "Shape_MNK", "ThrID", "ALayout", "BLayout", "CLayout"];
/// The same of a copy operation.
const OF_COPY: [&str; 4] = ["ThrID", "SrcLayout", "DstLayout", "RefLayout"];

impl Machine<'_> {
    /// The operation of the algebra for a class for which the program specialises the traits called `name`, or for these.
    pub(super) fn own_operation(&mut self, ty: TypeId, name: &'static str) -> Outcome<Option<Value>> {
        let Type::Class(class) = *self.state.types.get(self.state.types.strip(ty)) else {
            return Ok(None);
        };
        for def in self.program.extended.clone() {
            if &*self.name_in_library(def) != name {
                continue;
            }
            let given = Value::Type(self.state.types.intern(Type::Class(class)));
            let (operation, traits) = match self.instances[class.0 as usize].primary == def {
                true => (self.instances[class.0 as usize].args.first().cloned().unwrap_or(Value::Void), given),
                false if self.is_specialised(def, std::slice::from_ref(&given))? => (given.clone(), self.instance_type(def, vec![given])?),
                false => continue,
            };
            let types = [self.type_id(&operation)?, self.type_id(&traits)?];
            return self.made_operation(name, types).map(Some);
        }
        Ok(None)
    }

    /// The operation whose class and traits have these types.
    fn made_operation(&mut self, traits_name: &'static str, [class, traits]: [TypeId; 2]) -> Outcome<Value> {
        let is_mma = traits_name == MMA_TRAITS;
        for member in ["FrgTypeA", "FrgTypeB", "FrgTypeC"] {
            if is_mma && self.type_member(&Value::Type(traits), &member.into(), None).is_ok() {
                return Err(Fault::new(FaultKind::Unsupported, format_args!("`{member}` of traits of the program's own is not read")));
            }
        }
        if !self.is_empty(traits) {
            return Err(Fault::new(FaultKind::Unsupported, "traits of the program's own that have data members are not read"));
        }
        let members: &[&str] = if is_mma { &OF_MMA } else { &OF_COPY };
        let mut parts = Vec::new();
        for member in members {
            let part = self.type_member(&Value::Type(traits), &(*member).into(), None)?;
            parts.push(Value::Type(self.type_id(&part)?));
        }
        let number = |ty: TypeId| AlgebraValue::Tree(Tree::Int(Int::fixed(ty.0.into())));
        let first = [AlgebraValue::Constant(traits_name), number(class), number(traits)];
        let name = self.state.types.name(class);
        cute::operation(&mut self.state, &name, &first, &parts)
    }

    /// Replaces an operation of the program's own, as the first argument of an atom or its type, by that of the algebra.
    pub(super) fn with_own_operation(&mut self, name: &str, first: Option<&mut Value>) -> Outcome<()> {
        let traits = match name {
            "MMA_Atom" | "make_tiled_mma" => MMA_TRAITS,
            "Copy_Atom" => COPY_TRAITS,
            _ => return Ok(()),
        };
        let Some(first) = first.filter(|_| !self.program.extended.is_empty()) else {
            return Ok(());
        };
        let (ty, is_type) = match &*first {
            Value::Type(ty) => (*ty, true),
            v => match self.state.value(v)? {
                v @ Value::Object(_) => (self.state.type_of(&v), false),
                _ => return Ok(()),
            },
        };
        if let Some(operation) = self.own_operation(ty, traits)? {
            *first = if is_type { Value::Type(self.state.type_of(&operation)) } else { operation };
        }
        Ok(())
    }

    /// Runs `copy`, `gemm` or `call` of an atom with an operation of the program's own; whether it is one.
    pub(super) fn runs_own_operation(&mut self, name: &str, args: &[Value]) -> Outcome<bool> {
        let function = match name {
            "gemm" => "__own_gemm",
            "copy" | "__copy_if" => "__own_copy",
            "call" | "with" => "__own_call",
            _ => return Ok(false),
        };
        let Some((atom, tensors)) = args.split_first().filter(|_| !self.program.extended.is_empty()) else {
            return Ok(false);
        };
        let atom = self.state.value(atom)?;
        let Some([class, _]) = cute::own_types(&mut self.state, &atom) else {
            return Ok(false);
        };
        let unpacks = ["mma_unpack", "copy_unpack"].iter().find(|name| self.program.sets.iter().any(|(set, _)| **set == ***name));
        let why = match (unpacks, name) {
            (Some(unpack), _) => format!("`{unpack}` of the program's own is not read"),
            (_, "with") => "`with` of an atom of the program's own is not read".into(),
            (_, "__copy_if") => "`copy_if` by an operation of the program's own is not read".into(),
            _ if self.state.options.in_kernel => "an operation of the program's own in a kernel is not read".into(),
            _ => String::new(),
        };
        if !why.is_empty() {
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let Some(Entity::Functions(set)) = self.program.find("", &[function.into()]) else {
            return Ok(false);
        };
        let mut args = vec![atom];
        args.extend_from_slice(tensors);
        if let ("gemm", [_, _, c]) = (name, tensors) {
            args.insert(1, c.clone());
        }
        let ty = Value::Type(class);
        self.call_set_now(set, None, Value::Void, &[ty], &args)?;
        Ok(true)
    }
}
