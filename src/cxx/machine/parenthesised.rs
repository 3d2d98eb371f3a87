//! Aggregates made of values in parentheses: [dcl.init.general].

use super::super::value::{Outcome, Type, TypeId};
use super::Machine;
use super::facts::{END, NOTHROW, THERE};

impl Machine<'_> {
    /// Whether values of these types in parentheses make an aggregate, element by element; `least` says how.
    pub(super) fn is_parenthesised(&mut self, ty: TypeId, args: &[TypeId], least: u8) -> Outcome<bool> {
        // a temporary to which a reference is bound is made so too
        let ty = match *self.state.types.get(ty) {
            Type::Forwarding(of) => of,
            Type::Reference(of) if matches!(self.state.types.get(of), Type::Const(_)) => of,
            _ => ty,
        };
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(ty)) else { return Ok(false) };
        if args.is_empty() || !self.is_aggregate(ty)? {
            return Ok(false);
        }
        let instance = &self.instances[class.0 as usize];
        let bases: Vec<TypeId> = instance.bases.iter().map(|base| self.state.types.intern(Type::Class(*base))).collect();
        let own = self.instances[class.0 as usize].fields.iter().filter(|field| field.owner == class);
        let fields = own.map(|field| (field.ty, field.is_reference, field.init.clone()));
        let mut elements: Vec<_> = bases.into_iter().map(|base| (base, false, None)).chain(fields).collect();
        if self.state.types.classes[class.0 as usize].is_union {
            elements.truncate(1);
        }
        if args.len() > elements.len() {
            return Ok(false);
        }
        for (i, (of, is_reference, init)) in elements.into_iter().enumerate() {
            let fits = match (args.get(i), init) {
                (Some(arg), _) => self.is_convertible(*arg, of)? && (least == THERE || self.constructs(of, &[*arg], least)?),
                (None, Some(init)) => least == THERE || least == NOTHROW && self.initialiser_throws_nothing(&init, Some(class))?,
                (None, None) => !is_reference && self.constructs(of, &[], least.min(NOTHROW))?,
            };
            if !fits {
                return Ok(false);
            }
        }
        Ok(self.facts(ty, 0)?.levels[END] >= least)
    }
}
