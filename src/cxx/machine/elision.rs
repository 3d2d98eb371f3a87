//! Braces that are left out: `int a[2][2] = {1, 2, 3, 4}`, `Rows<3> r{1, 2, 3}`.

use super::super::types::containers;
use super::super::value::{Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// How deep aggregates are looked for in one another.
const MAX_DEPTH: usize = 64;

/// The parts that an aggregate is made of.
enum Parts {
    /// So many of one type; as many as are given where there is no number.
    Alike(TypeId, Option<usize>),
    /// The members of a class.
    Members(Vec<TypeId>),
}

impl Machine<'_> {
    /// The values of a list for an aggregate, those in a row that make one of its parts in braces of their own.
    pub(super) fn with_braces(&mut self, ty: TypeId, items: Vec<Value>) -> Outcome<Vec<Value>> {
        let Some(parts) = self.aggregate_parts(ty) else {
            return Ok(items);
        };
        let items = self.of_array_within(ty, items);
        let made = self.with_braces_of(&parts, items)?;
        // braces that are left alone are those of its only element, and no longer of the array within
        let is_alone = matches!(made[..], [Value::Braces(_)]) && matches!(self.state.types.get(ty), Type::Library(..));
        Ok(if is_alone { vec![Value::Braces(Rc::new(made))] } else { made })
    }

    fn with_braces_of(&mut self, parts: &Parts, items: Vec<Value>) -> Outcome<Vec<Value>> {
        let missing = match parts {
            Parts::Alike(of, _) if self.aggregate_parts(*of).is_none() => false,
            Parts::Alike(of, _) => {
                let mut missing = false;
                for item in &items {
                    missing |= self.lacks_braces(item, *of)?;
                }
                missing
            }
            Parts::Members(_) => true,
        };
        let mut made = items;
        if missing {
            let mut rest = made.into_iter();
            made = self.gathered(parts, None, &mut rest, 0)?;
            made.extend(rest);
        }
        // braces of the rows of an array may be left out in each of them
        if let Parts::Alike(of, _) = parts
            && matches!(self.state.types.get(self.state.types.without_const(*of)), Type::Array(..))
        {
            for item in &mut made {
                let Value::Braces(items) = item else { continue };
                let row = self.with_braces(*of, items.to_vec())?;
                let is_same = |(a, b): (&Value, &Value)| match (a, b) {
                    (Value::Braces(a), Value::Braces(b)) => Rc::ptr_eq(a, b),
                    (a, _) => !matches!(a, Value::Braces(_)),
                };
                // what is `const` is known of the list itself
                if row.len() != items.len() || !row.iter().zip(items.iter()).all(is_same) {
                    *item = Value::Braces(Rc::new(row));
                }
            }
        }
        Ok(made)
    }

    /// What stands in the braces of the array that an array of the library holds, where those are the only ones.
    fn of_array_within(&self, ty: TypeId, items: Vec<Value>) -> Vec<Value> {
        match &items[..] {
            [Value::Braces(inner)] if !inner.is_empty() && matches!(self.state.types.get(ty), Type::Library(..)) => inner.to_vec(),
            _ => items,
        }
    }

    /// Whether it is an array of C or of the library.
    pub(super) fn is_array(&self, ty: TypeId) -> bool {
        match self.state.types.get(ty) {
            Type::Array(..) => true,
            Type::Library(name, _) => &**name == "array",
            _ => false,
        }
    }

    /// One value for a part of an aggregate: itself, or a list of it and those behind it.
    pub(super) fn with_followers(&mut self, first: Value, ty: TypeId, rest: &mut dyn Iterator<Item = Value>) -> Outcome<Value> {
        self.braced_part(first, ty, rest, 0)
    }

    fn braced_part(&mut self, first: Value, ty: TypeId, rest: &mut dyn Iterator<Item = Value>, depth: usize) -> Outcome<Value> {
        if depth > MAX_DEPTH || !self.lacks_braces(&first, ty)? {
            return Ok(first);
        }
        let Some(parts) = self.aggregate_parts(ty) else {
            return Ok(first);
        };
        if self.given_consts != (0, 0) {
            return Err(Fault::new(FaultKind::Unsupported, "what is `const` in braces that are left out"));
        }
        Ok(Value::Braces(Rc::new(self.gathered(&parts, Some(first), rest, depth)?)))
    }

    fn gathered(
        &mut self,
        parts: &Parts,
        mut first: Option<Value>,
        rest: &mut dyn Iterator<Item = Value>,
        depth: usize,
    ) -> Outcome<Vec<Value>> {
        let mut made = Vec::new();
        loop {
            let ty = match parts {
                Parts::Alike(of, n) if n.is_none_or(|n| made.len() < n) => *of,
                Parts::Members(types) if made.len() < types.len() => types[made.len()],
                _ => return Ok(made),
            };
            let Some(v) = first.take().or_else(|| rest.next()) else {
                return Ok(made);
            };
            let v = self.braced_part(v, ty, rest, depth + 1)?;
            made.push(v);
        }
    }

    /// The types of the parts that values in braces initialise, where braces of parts are left out.
    pub(super) fn types_of_parts(&mut self, parts: Vec<TypeId>, values: &[Value]) -> Outcome<Vec<TypeId>> {
        let mut open: Vec<std::vec::IntoIter<TypeId>> = vec![parts.into_iter()];
        let mut types = Vec::with_capacity(values.len());
        while let Some(level) = open.last_mut()
            && let Some(v) = values.get(types.len())
        {
            let Some(ty) = level.next() else {
                open.pop();
                continue;
            };
            if open.len() < MAX_DEPTH
                && self.lacks_braces(v, ty)?
                && let Some(parts) = self.aggregate_parts(ty)
            {
                let within = match parts {
                    Parts::Alike(of, n) => vec![of; n.unwrap_or(values.len()).min(values.len())],
                    Parts::Members(types) => types,
                };
                open.push(within.into_iter());
                continue;
            }
            types.push(ty);
        }
        Ok(types)
    }

    /// Whether the braces of a part may be left out.
    pub(super) fn has_parts(&mut self, ty: TypeId) -> bool {
        self.aggregate_parts(ty).is_some()
    }

    /// The parts of an aggregate.
    fn aggregate_parts(&mut self, ty: TypeId) -> Option<Parts> {
        let count = |n: i64| usize::try_from(n).unwrap_or(0);
        match self.state.types.get(self.state.types.without_const(ty)).clone() {
            Type::Array(of, n) => Some(Parts::Alike(of, n.map(count))),
            Type::Library(name, args) if &*name == "array" => {
                Some(Parts::Alike(containers::element_of(&args), Some(count(containers::count_of(&args)))))
            }
            Type::Class(class) if !self.has_constructors(class) => {
                let instance = &self.instances[class.0 as usize];
                let is_union = self.state.types.classes[class.0 as usize].is_union;
                let is_told = instance.virtual_bases.is_empty() && (is_union || !instance.overlaps);
                if !is_told || self.inherits_constructors(class) {
                    return None;
                }
                let mut parts = self.members_of_aggregate(class);
                parts.truncate(if is_union { 1 } else { usize::MAX });
                Some(Parts::Members(parts))
            }
            _ => None,
        }
    }

    /// Whether a value is for the first of the parts of an aggregate, and not for the whole of it.
    pub(super) fn lacks_braces(&mut self, v: &Value, ty: TypeId) -> Outcome<bool> {
        let ty = self.state.types.without_const(ty);
        if matches!(v, Value::Braces(_) | Value::Void) || self.aggregate_parts(ty).is_none() {
            return Ok(false);
        }
        let value = self.state.value(v)?;
        Ok(match self.state.types.get(ty) {
            Type::Array(of, _) => {
                let of_chars = self.state.types.scalar_bits(*of) == Some(8);
                let is_whole = match value {
                    Value::Braces(_) => true,
                    Value::Array(array) => !matches!(self.state.types.get(array.ty), Type::Library(..)),
                    Value::Pointer { .. } => of_chars,
                    _ => false,
                };
                !is_whole
            }
            Type::Library(..) => match value {
                Value::Array(array) => array.ty != ty,
                value => !matches!(value, Value::Braces(_)),
            },
            Type::Class(class) if let Value::Object(o) = &value => {
                let is_whole = self.is_derived(o.class, *class)
                    || !self.conversions_of(o.class).is_empty()
                        && self.convertible(&Value::Type(ty), &Value::TypeOf(Rc::new(value.clone())))?.is_some();
                !is_whole
            }
            _ => matches!(value, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::Text(_)),
        })
    }
}
