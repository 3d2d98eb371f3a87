//! What braces in an operand that is not evaluated would lose: [dcl.init.list].

use super::super::compiled::{Pattern, ResultKind};
use super::super::types::Types;
use super::super::types::containers::element_of;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use super::facts::THERE;
use super::patterns::inner;
use crate::algebra::tensor::Space;

impl Machine<'_> {
    /// Refuses what is on top, types that are known of values in braces and nothing of the others, for the type below them, where
    /// braces take no such value.
    pub(super) fn narrowed(&mut self, count: super::Count) -> Outcome<()> {
        let args = self.popped(count);
        let ty = match self.pop() {
            Value::Type(ty) => self.state.types.without_const(ty),
            _ => return Ok(()),
        };
        let given: Vec<Option<TypeId>> = args.iter().map(|v| if let Value::Type(ty) = v { Some(*ty) } else { None }).collect();
        if let [Some(from)] = given[..]
            && !self.becomes_alone(from, ty)?
        {
            let [from, to] = [from, ty].map(|ty| self.state.types.name(self.state.types.strip(ty)));
            return Err(Fault::ill_formed(format_args!("a value of type `{from}` in braces makes no `{to}`")));
        }
        let targets = self.braced_targets(ty, &given)?;
        for (from, to) in given.iter().zip(targets) {
            let Some(from) = *from else { continue };
            if self.narrows(from, to)? {
                let [from, to] = [from, to].map(|ty| self.state.types.name(self.state.types.strip(ty)));
                return Err(Fault::ill_formed(format_args!("a value of type `{from}` in braces would lose something as `{to}`")));
            }
        }
        Ok(())
    }

    /// Whether one value in braces becomes a number, an enumerator or a pointer, or an object of a class without constructors.
    fn becomes_alone(&mut self, from: TypeId, ty: TypeId) -> Outcome<bool> {
        let made = match *self.state.types.get(ty) {
            Type::Enum(id, is_scoped, _) => {
                let have = self.decayed_type(from);
                let is_number = matches!(self.state.types.get(have), Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _));
                let is_fixed = is_scoped || self.program.enums[id as usize].ast.underlying.is_some();
                let underlying = self.state.types.enums[id as usize].underlying.id();
                match is_fixed && is_number && have != ty {
                    true => return Ok(!self.narrows(have, underlying)?),
                    false => self.is_convertible(from, ty),
                }
            }
            Type::Int(_) | Type::Float(_) | Type::Pointer(Space::Raw, _) => match self.state.types.get(self.state.types.strip(from)) {
                Type::Null if ty == Types::BOOL => return Ok(true),
                // what is `explicit` is asked too
                Type::Class(_) => self.converts(from, ty, true),
                _ => self.is_convertible(from, ty),
            },
            Type::Reference(_) => self.is_constructible(ty, &[from]),
            Type::Library(ref name, ref of) if matches!(&**name, "string" | "vector" | "deque") => {
                let element = if &**name == "string" { Types::CHAR } else { element_of(of) };
                Ok(self.is_convertible(from, element)? || self.constructs(ty, &[from], THERE)?)
            }
            Type::Class(class) if self.constructors(class).is_none() => match self.is_aggregate(ty)? {
                true => return Ok(true),
                false => self.is_constructible(ty, &[from]),
            },
            _ => return Ok(true),
        };
        match made {
            Err(fault) if fault.kind == FaultKind::Unsupported => Ok(true),
            made => made,
        }
    }

    /// The types that values in braces initialise, as far as they are known.
    fn braced_targets(&mut self, ty: TypeId, given: &[Option<TypeId>]) -> Outcome<Vec<TypeId>> {
        Ok(match self.state.types.get(ty).clone() {
            Type::Int(_) | Type::Float(_) if given.len() == 1 => vec![ty],
            Type::Library(name, of) => match &*name {
                "string" | "vector" | "deque" => {
                    let element = if &*name == "string" { Types::CHAR } else { element_of(&of) };
                    let mut are_elements = true;
                    for from in given.iter().flatten() {
                        are_elements &= self.is_convertible(*from, element)?;
                    }
                    let first = given.first().copied().flatten().map(|ty| self.state.types.strip(ty));
                    match are_elements {
                        true => vec![element; given.len()],
                        // a number of them
                        false if first.is_some_and(|ty| matches!(self.state.types.get(ty), Type::Int(_) | Type::Float(_))) => {
                            vec![Types::ULONG]
                        }
                        false => Vec::new(),
                    }
                }
                "array" | "initializer_list" => vec![element_of(&of); given.len()],
                _ => Vec::new(),
            },
            Type::Class(class) => match self.constructors(class) {
                Some(set) => self.parameters_for(class, set, given)?,
                None if self.instances[class.0 as usize].bases.is_empty() && self.is_aggregate(ty)? => {
                    // the braces of a member may be left out
                    let is_number = |c: &Self, ty: &TypeId| matches!(c.state.types.get(*ty), Type::Int(_) | Type::Float(_));
                    let fields = self.instances[class.0 as usize].fields.iter().map(|field| field.ty);
                    fields.take_while(|ty| is_number(self, &self.state.types.strip(*ty))).collect()
                }
                None => Vec::new(),
            },
            _ => Vec::new(),
        })
    }

    /// The types of the parameters of the constructor that is meant for values of these types.
    fn parameters_for(&mut self, class: ClassId, set: u32, given: &[Option<TypeId>]) -> Outcome<Vec<TypeId>> {
        let Some(types) = given.iter().copied().collect::<Option<Vec<TypeId>>>() else {
            return Ok(Vec::new());
        };
        let samples = types.iter().map(|ty| self.sample_of_argument(*ty)).collect::<Outcome<Vec<_>>>()?;
        if let Some(Some(element)) = self.list_for(class, &samples)? {
            return Ok(vec![element; types.len()]);
        }
        let Some(bound) = self.constructor_for(class, set, &samples, &types)? else {
            return Ok(Vec::new());
        };
        let mut targets = Vec::with_capacity(types.len());
        for param in bound.function.params.iter().take(types.len()) {
            let Pattern::Concrete(code) = inner(&param.pattern) else { break };
            match self.eval(&code.clone(), bound.base, bound.class, Value::Void) {
                Ok(Value::Type(ty)) => targets.push(ty),
                _ => break,
            }
        }
        self.cut(bound.base);
        Ok(targets)
    }

    /// Whether a value of one type, which is no constant, becomes none of another in braces: some values of it are none of that type.
    fn narrows(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        let (mut from, to) = (self.decayed_type(from), self.state.types.strip(to));
        if let Type::Class(_) = self.state.types.get(from)
            && matches!(self.state.types.get(to), Type::Int(_) | Type::Float(_))
        {
            // by its function
            let sample = self.sample_of(from)?;
            let Some(chosen) = self.chosen_conversion(&sample, to, As::default())? else { return Ok(false) };
            let ResultKind::Known(made) = self.function_code(chosen.id).result else { return Ok(false) };
            from = self.decayed_type(made);
        }
        // what else it may be is a matter of its enumerators
        if let Type::Enum(id, false, _) = *self.state.types.get(from)
            && self.program.enums[id as usize].ast.underlying.is_some()
        {
            from = self.state.types.enums[id as usize].underlying.id();
        }
        Ok(match (self.state.types.get(from), self.state.types.get(to)) {
            (Type::Float(a), Type::Float(b)) => a.bits() > b.bits(),
            (Type::Float(_), Type::Int(_)) | (Type::Int(_) | Type::Pointer(..), Type::Float(_)) | (Type::Pointer(..), Type::Int(_)) => true,
            (Type::Int(Integer::Bool), Type::Int(_)) => false,
            (Type::Int(_), Type::Int(Integer::Bool)) => true,
            (Type::Int(a), Type::Int(b)) => match (a.is_signed(), b.is_signed()) {
                (true, false) => true,
                (false, true) => a.bits() >= b.bits(),
                _ => a.bits() > b.bits(),
            },
            _ => false,
        })
    }
}
