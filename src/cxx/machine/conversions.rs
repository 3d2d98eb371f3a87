//! Conversions and copies, by constructors and operators of the program too.

use super::super::convert;
use super::super::program::MemberDef;
use super::super::value::{Fault, Outcome, Type, TypeId, V};
use super::Machine;

impl Machine<'_> {
    /// A copy as C++ makes it: by the copy constructor, where there is one.
    pub(super) fn copied(&mut self, v: &V) -> Outcome<V> {
        if let V::Object(o) = v {
            let def = self.instances[o.class.0 as usize].def;
            if let Some(MemberDef::Functions(set)) = self.program.classes[def as usize].members.get("#new")
                && self.takes_own(*set)
            {
                let class = o.class;
                return self.object(class, vec![v.clone()]);
            }
        }
        self.world.copy(v)
    }

    /// A value converted to a type, by constructors and conversions of the program too.
    pub(super) fn converted(&mut self, v: V, to: TypeId, explicit: bool) -> Outcome<V> {
        let target = self.world.types.without_const(to);
        match (self.world.types.get(target).clone(), &v) {
            (Type::Class(class), V::Object(o)) if self.is_derived(o.class, class) => Ok(v),
            (Type::Class(class), V::Object(_)) => {
                if let Some(v) = self.conversion(&v, target)? {
                    return Ok(v);
                }
                self.object(class, vec![v])
            }
            (Type::Class(class), V::Braces(items)) => self.object(class, items.to_vec()),
            (Type::Class(class), _) => {
                let def = self.instances[class.0 as usize].def;
                if !self.program.classes[def as usize].members.contains_key("#new") && !explicit {
                    let have = self.world.type_of(&v);
                    let (have, want) = (self.world.types.name(have), self.world.types.name(target));
                    return Err(Fault::ill(format!("a value of type `{have}` is no `{want}`")));
                }
                self.object(class, vec![v])
            }
            (Type::Reference(_) | Type::Forwarding(_) | Type::Auto, _) => Ok(v),
            (Type::Array(of, n), V::Braces(items)) if self.holds_objects(of) => {
                let n = n.unwrap_or(items.len() as i64).max(0) as usize;
                self.elements(target, of, n, items.to_vec())
            }
            (Type::Library(name, list), V::Braces(items)) if &*name == "vector" => match list.first() {
                Some(V::Type(of)) if self.holds_objects(*of) => {
                    let of = *of;
                    self.elements(target, of, items.len(), items.to_vec())
                }
                _ => convert::convert(&mut self.world, v, target, explicit),
            },
            (Type::Library(name, _), _) if &*name == "function" => Ok(v),
            (Type::Pointer(..), V::AddressOf(_) | V::Function(_) | V::Closure(_)) => Ok(v),
            (_, V::Object(_)) => match self.conversion(&v, target)? {
                Some(v) => self.converted(v, target, explicit),
                None => {
                    let have = self.world.type_of(&v);
                    let (have, want) = (self.world.types.name(have), self.world.types.name(target));
                    Err(Fault::ill(format!("a value of type `{have}` is no `{want}`")))
                }
            },
            (_, V::Type(_)) => {
                let v = self.as_type_value(v);
                convert::convert(&mut self.world, v, target, explicit)
            }
            _ => convert::convert(&mut self.world, v, target, explicit),
        }
    }

    /// What `operator T` of an object makes of it.
    pub(super) fn conversion(&mut self, v: &V, to: TypeId) -> Outcome<Option<V>> {
        let V::Object(o) = v else {
            return Ok(None);
        };
        let Some((owner, set)) = self.method_set(o.class, "operator T") else {
            return Ok(None);
        };
        let mut best = None;
        for id in self.program.sets[set as usize].1.clone() {
            let code = self.function_code(id);
            let made = match &code.result {
                super::super::compile::ResultKind::Known(ty) => *ty,
                super::super::compile::ResultKind::Type(code) => {
                    let ty = self.eval_alone(&code.clone(), Some(owner), v.clone())?;
                    self.type_id(&ty)?
                }
                _ => to,
            };
            let made = self.world.types.strip(made);
            if made == to {
                best = Some((2, id));
                break;
            }
            if best.is_none() && self.world.types.is_flat(made) && self.world.types.is_flat(to) {
                best = Some((1, id));
            }
        }
        let Some((_, id)) = best else {
            return Ok(None);
        };
        let single = self.program.sets.len() as u32;
        self.program.sets.push(("operator T".into(), vec![id]));
        let result = self.call_set_now(single, Some(owner), v.clone(), &[], &[]);
        self.program.sets.pop();
        result.map(Some)
    }
}
