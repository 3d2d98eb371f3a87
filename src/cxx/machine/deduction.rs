//! The arguments of a class template, deduced from values.

use super::super::ast::Name;
use super::super::compiled::ResultKind;
use super::super::library;
use super::super::parser::declarations::guide_of;
use super::super::program::Entity;
use super::super::value::{Fault, FaultKind, Outcome, Value, unpacked};
use super::Machine;
use std::rc::Rc;

impl Machine<'_> {
    /// `std::vector{1, 2, 3}`, `std::array{1, 2}`: a container of the library, its elements of the type of what it is made of.
    pub(super) fn deduced_container(&mut self, name: &Name, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let values = args.iter().map(|v| self.state.value(v)).collect::<Outcome<Vec<Value>>>()?;
        let element = match (&values[..], brace) {
            ([Value::Array(array)], _) if &**name != "array" => return self.copied(&Value::Array(array.clone())),
            ([Value::Braces(items)], false) if !items.is_empty() => {
                let items = items.to_vec();
                return self.deduced_container(name, items, true);
            }
            ([Value::Int(..), value], false) => self.state.type_of(value),
            ([Value::Pointer { element, .. }, Value::Pointer { .. }], _) if &**name != "array" => self.state.types.without_const(*element),
            ([first, ..], true) => self.state.type_of(first),
            _ => return Err(Fault::ill_formed(format!("the arguments of the template `{name}` cannot be deduced"))),
        };
        let element = self.state.types.without_const(element);
        let n = (&**name == "array").then_some(args.len() as i64);
        let ty = library::containers::type_of(&mut self.state, name, element, n);
        self.construct(&Value::Type(ty), args, brace)
    }

    /// A class template without arguments: they are deduced from the values.
    pub(super) fn deduced(&mut self, template: u32, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        if template & (super::ALIAS | super::BOUND) != 0 {
            let t = self.applied(Value::Template(template), Vec::new())?;
            return self.construct(&t, args, brace);
        }
        if let [only] = &args[..]
            && let Value::Object(o) = self.state.value(only)?
            && self.instances[o.class.0 as usize].primary == template
        {
            return self.copied(&Value::Object(o));
        }
        if let Some(ty) = self.guided(template, &args)? {
            return self.construct(&ty, args, brace);
        }
        let ast = self.program.classes[template as usize].ast.clone();
        let params = ast.template.clone().unwrap_or_default();
        // from the parameters of its constructors, else from its members
        let mut signatures: Vec<Vec<super::super::ast::Type>> = Vec::new();
        let mut members = Vec::new();
        for member in &ast.members {
            match member {
                super::super::ast::Member::Function(f) if f.name == ast.name => {
                    signatures.push(f.params.iter().map(|p| p.ty.clone()).collect())
                }
                super::super::ast::Member::Fields(v) => members.extend(v.declared.iter().map(|d| d.ty.clone())),
                _ => {}
            }
        }
        if signatures.is_empty() {
            signatures.push(members);
        }
        let scope = self.program.classes[template as usize].scope.clone();
        for signature in signatures {
            if signature.len() < args.len() {
                continue;
            }
            let (slots, patterns) = super::super::compile::Compiler::new(&mut self.program, scope.clone()).deduction(&params, &signature);
            let base = self.room(slots.len() + 4)?;
            let mut fits = true;
            for (pattern, arg) in patterns.iter().zip(&args) {
                let v = self.state.value(arg)?;
                let subject = Value::TypeOf(Rc::new(v));
                match self.matches(pattern, &subject, base, None, &Value::Void) {
                    Ok(Some(_)) => {}
                    _ => {
                        self.failed_at = None;
                        fits = false;
                    }
                }
            }
            fits &= self.defaults(&slots, base, None, &Value::Void).is_ok();
            let given: Vec<Value> = slots.iter().map(|s| self.state.slots[(base + s.slot) as usize].clone()).collect();
            self.cut(base);
            if fits {
                let ty = self.instance_type(template, unpacked(given))?;
                return self.construct(&ty, args, brace);
            }
        }
        Err(Fault::ill_formed(format!("the arguments of the template `{}` cannot be deduced", ast.name)))
    }

    /// What the deduction guide of a class template that fits values makes of them.
    fn guided(&mut self, template: u32, args: &[Value]) -> Outcome<Option<Value>> {
        let def = &self.program.classes[template as usize];
        let name = guide_of(&def.ast.name);
        let namespace = def.scope.namespace.clone();
        let Some(Entity::Functions(set)) = self.program.find(&namespace, &[name]) else {
            return Ok(None);
        };
        let bound = match self.choose(set, None, &Value::Void, &[], args, u64::MAX) {
            Ok(bound) => bound,
            Err(fault) if fault.kind == FaultKind::IllFormed => {
                self.failed_at = None;
                return Ok(None);
            }
            Err(fault) => return Err(fault),
        };
        let ty = match &bound.function.result {
            ResultKind::Type(code) => self.eval(&code.clone(), bound.base, None, Value::Void),
            _ => Err(Fault::ill_formed("a deduction guide leads to a class")),
        };
        self.cut(bound.base);
        ty.map(Some)
    }
}
