//! What tells the classes of a template apart: a key of their arguments, and their names.

use super::super::program::written;
use super::super::value::{Outcome, Value};
use super::Machine;
use super::held::too_deep;
use crate::cxx::types::algebra;

impl Machine<'_> {
    pub(super) fn key_of(&mut self, v: &Value, key: &mut Vec<u8>) -> Outcome<()> {
        match v {
            Value::Pack(items) => {
                key.push(b'{');
                for item in items.iter() {
                    let item = self.template_value_of(item)?;
                    self.key_of(&item, key)?;
                }
                key.push(b'}');
            }
            Value::Float(kind, x) => {
                key.push(b'F');
                key.extend(kind.name().bytes());
                key.extend(x.to_bits().to_le_bytes());
            }
            // a static variable of the function around a local class
            Value::Global(n) => {
                key.push(b'G');
                key.extend(n.to_le_bytes());
            }
            Value::Template(n) => {
                key.push(b'T');
                key.extend(n.to_le_bytes());
            }
            Value::Int(_, n) | Value::Enum(_, n) => {
                key.push(b'N');
                key.extend(n.to_le_bytes());
            }
            Value::Type(id) => {
                key.push(b't');
                key.extend(id.0.to_le_bytes());
            }
            v => {
                let v = self.template_value_of(v)?;
                if self.state.types.is_deep(&v) {
                    return Err(too_deep());
                }
                algebra::key(&v, key);
            }
        }
        Ok(())
    }

    /// Adds the types of numbers that are arguments: those for `auto` are of their own types.
    pub(super) fn kinds_of(v: &Value, key: &mut Vec<u8>) {
        match v {
            Value::Pack(items) => items.iter().for_each(|item| Self::kinds_of(item, key)),
            Value::Int(kind, _) => key.extend(kind.id().0.to_le_bytes()),
            Value::Enum(ty, _) => key.extend(ty.0.to_le_bytes()),
            _ => {}
        }
    }

    pub(super) fn class_name(&self, def: u32, given: &[Value]) -> String {
        let def = &self.program.classes[def as usize];
        if let ([_, Value::Type(itself)], true) = (given, *def.ast.name == *super::classes::TRAIT) {
            let (name, of) = (self.state.types.name(*itself).replace("is_std_", "is_").replace("std_rank", "rank"), &given[0]);
            let is_of_cute = matches!(of, Value::Type(ty) if matches!(self.state.types.get(*ty), super::super::value::Type::Of(_)));
            return if is_of_cute { name.replacen("std::", "cute::", 1) } else { name };
        }
        let mut name = match def.scope.class {
            Some(outer) => format!("{}::{}", self.program.classes[outer as usize].ast.name, def.ast.name),
            None if *def.ast.name == *super::classes::TUPLE => "std::tuple".into(),
            None if *def.ast.name == *super::classes::CONSTANT => "std::integral_constant".into(),
            None if written(&def.scope.namespace).is_empty() => def.ast.name.to_string(),
            None => format!("{}::{}", def.scope.namespace, def.ast.name),
        };
        if !given.is_empty() {
            let args: Vec<String> = given
                .iter()
                .map(|v| match v {
                    Value::Type(id) => self.state.types.name(*id),
                    Value::Int(super::super::value::Integer::Bool, n) => (*n != 0).to_string(),
                    Value::Int(_, n) => n.to_string(),
                    _ => "…".to_string(),
                })
                .collect();
            name.push_str(&format!("<{}>", args.join(", ")));
        }
        name
    }
}
