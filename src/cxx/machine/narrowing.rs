//! What braces in an operand that is not evaluated would lose: [dcl.init.list].

use super::super::compiled::Pattern;
use super::super::types::Types;
use super::super::types::containers::element_of;
use super::super::value::{ClassId, Fault, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::patterns::inner;

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

    /// The types that values in braces initialise, as far as they are known.
    fn braced_targets(&mut self, ty: TypeId, given: &[Option<TypeId>]) -> Outcome<Vec<TypeId>> {
        Ok(match self.state.types.get(ty).clone() {
            Type::Int(_) | Type::Float(_) if given.len() == 1 => vec![ty],
            Type::Library(name, of) => match &*name {
                "string" => vec![Types::CHAR; given.len()],
                "vector" | "deque" | "array" | "initializer_list" => vec![element_of(&of); given.len()],
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
        let (from, to) = (self.decayed_type(from), self.state.types.strip(to));
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
