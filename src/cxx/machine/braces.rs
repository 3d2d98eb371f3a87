//! Values in braces for containers, pairs and tuples that hold objects of the program.

use super::super::code::Count;
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::fit::rank_of;
use super::scores::EXACT;
use std::rc::Rc;

/// How deep a class is looked for in the arguments of a type.
const MAX_ARGUMENTS: u32 = 32;

impl Machine<'_> {
    /// Whether values of a type hold objects of the program in their elements or parts.
    pub(super) fn has_objects(&self, ty: TypeId, depth: u32) -> bool {
        let of = |v: &Value| self.part_has_objects(v, depth + 1);
        match self.state.types.get(ty) {
            Type::Class(_) => true,
            Type::Const(of) | Type::Array(of, _) => self.has_objects(*of, depth + 1),
            Type::Library(name, args) => {
                matches!(&**name, "vector" | "initializer_list" | "deque" | "array") && args.first().is_some_and(of)
            }
            Type::Of(Value::Tuple(parts)) => parts.iter().any(of),
            _ => false,
        }
    }

    fn part_has_objects(&self, part: &Value, depth: u32) -> bool {
        match part {
            _ if depth > MAX_ARGUMENTS => false,
            Value::Type(ty) => self.has_objects(*ty, depth),
            Value::Tuple(parts) => parts.iter().any(|part| self.part_has_objects(part, depth + 1)),
            _ => false,
        }
    }

    /// The type of a part of a tuple's type: a tuple within it stands there itself.
    pub(super) fn type_of_part(&mut self, part: &Value) -> TypeId {
        match part {
            Value::Type(ty) => *ty,
            part => self.state.type_of(part),
        }
    }

    /// The types that so many values in braces are for, where objects of the program are among them.
    pub(super) fn braced_types(&mut self, ty: TypeId, n: usize) -> Option<Vec<TypeId>> {
        if !self.has_objects(ty, 0) {
            return None;
        }
        match self.state.types.get(ty).clone() {
            Type::Library(_, args) => match args.first() {
                Some(Value::Type(of)) => Some(vec![*of; n]),
                _ => None,
            },
            Type::Of(Value::Tuple(parts)) if parts.len() == n => Some(parts.iter().map(|part| self.type_of_part(part)).collect()),
            _ => None,
        }
    }

    /// The type of the elements of an `initializer_list`.
    pub(super) fn list_element(&self, ty: TypeId) -> Option<TypeId> {
        match self.state.types.get(ty) {
            Type::Library(name, args) if &**name == "initializer_list" => match args.first() {
                Some(Value::Type(of)) => Some(*of),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether values can be the elements of a list: each is of their type or converts to it.
    pub(super) fn are_elements(&mut self, items: &[Value], element: TypeId) -> Outcome<bool> {
        Ok(self.worst_element(items, element)?.is_some())
    }

    /// The rank of the worst conversion of values to the elements of a list: nothing where one does not convert.
    pub(super) fn worst_element(&mut self, items: &[Value], element: TypeId) -> Outcome<Option<u8>> {
        let mut worst = rank_of(EXACT);
        let of_library =
            matches!(self.state.types.get(self.state.types.without_const(element)), Type::Library(..) | Type::Of(Value::Tuple(_)));
        for item in items {
            let v = self.state.value(item)?;
            // a constructor that takes a size is explicit
            if of_library && matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..)) {
                // a literal that is a null pointer of characters
                if matches!(v, Value::Int(Integer::Int, 0))
                    && !State::is_place(item)
                    && matches!(self.state.types.get(self.state.types.without_const(element)), Type::Library(name, _) if &**name == "string")
                {
                    continue;
                }
                return Ok(None);
            }
            // `{}` is a zero
            if matches!(&v, Value::Braces(inner) if inner.is_empty()) && self.state.types.scalar_bits(element).is_some() {
                continue;
            }
            let subject = Value::TypeOf(Rc::new(v));
            self.is_variable = State::is_place(item);
            let is_list = matches!(item, Value::Braces(_));
            if is_list || !self.same(&Value::Type(element), &subject)? {
                match self.convertible(&Value::Type(element), &subject)? {
                    Some(score) => worst = worst.min(rank_of(score)),
                    None => return Ok(None),
                }
            }
        }
        Ok(Some(worst))
    }

    /// Whether a container of the library takes values in braces as its elements, not as what a constructor takes.
    pub(super) fn holds_list(&mut self, ty: TypeId, args: &[Value]) -> Outcome<bool> {
        let element = match self.state.types.get(ty) {
            Type::Library(name, of) if matches!(&**name, "vector" | "deque") && args.len() <= 3 => match of.first() {
                Some(Value::Type(of)) => *of,
                _ => return Ok(true),
            },
            _ => return Ok(true),
        };
        match self.state.types.get(self.state.types.without_const(element)) {
            Type::Int(_) | Type::Float(_) if !self.is_list_or_iterator(args.first())? => Ok(true),
            // containers are no iterators: each makes an element
            _ => Ok(args.len() > 1 && self.are_containers(args)? || self.are_elements(args, element)?),
        }
    }

    fn are_containers(&mut self, args: &[Value]) -> Outcome<bool> {
        for arg in args {
            match self.state.value(arg)? {
                Value::Array(array) if !matches!(self.state.types.get(array.ty), Type::Array(..)) => {}
                Value::Text(_) => {}
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Whether a value can be no number: a list of some, or where they begin.
    fn is_list_or_iterator(&self, first: Option<&Value>) -> Outcome<bool> {
        let v = first.map(|v| self.state.value(v)).transpose()?;
        Ok(matches!(v, Some(Value::Array(_) | Value::Pointer { .. } | Value::AddressOf(_, _))))
    }

    /// Whether values in braces for a container of the library are two iterators, and its elements what lies between these.
    pub(super) fn lists_range(&mut self, ty: TypeId, items: &[Value]) -> Outcome<bool> {
        let ([first, last], Type::Library(name, of)) = (items, self.state.types.get(ty).clone()) else { return Ok(false) };
        let element = match (&*name, of.first()) {
            ("vector" | "deque", Some(Value::Type(of))) => *of,
            ("string", _) => Types::CHAR,
            _ => return Ok(false),
        };
        let (first, last) = (self.state.value(first)?, self.state.value(last)?);
        // a container is no iterator
        let leads = |v: &Value| match v {
            Value::Array(array) => matches!(self.state.types.get(array.ty), Type::Array(..)),
            v => matches!(v, Value::Pointer { .. } | Value::AddressOf(_, _)),
        };
        let is_range = match (&first, &last) {
            (Value::Object(a), Value::Object(b)) => a.class == b.class && self.method_set(a.class, "operator*").is_some(),
            // texts in quotes are two strings
            (Value::Array(a), Value::Array(b)) if a.element == Types::CHAR || b.element == Types::CHAR => false,
            (a, b) => leads(a) && leads(b),
        };
        Ok(is_range && !self.are_elements(items, element)?)
    }

    /// Whether values in braces fit a container, a pair or a tuple of objects; `None` where it is no such type.
    pub(super) fn braces_fit(&mut self, ty: TypeId, items: &[Value]) -> Outcome<Option<bool>> {
        // those of an array are of the array in it as well
        let mut items = items.to_vec();
        if self.is_array(ty) {
            items = self.with_braces(ty, items)?;
            if let [Value::Braces(within)] = &items[..] {
                items = within.to_vec();
            }
        }
        let Some(types) = self.braced_types(ty, items.len()) else {
            return Ok(None);
        };
        for (item, ty) in items.iter().zip(types) {
            let subject = Value::TypeOf(Rc::new(item.clone()));
            let braces = matches!(item, Value::Braces(_));
            if (braces || !self.same(&Value::Type(ty), &subject)?) && self.convertible(&Value::Type(ty), &subject)?.is_none() {
                return Ok(Some(false));
            }
        }
        Ok(Some(true))
    }

    /// A container, a pair or a tuple of objects from values in braces, which are for the types.
    pub(super) fn made_of_braces(&mut self, ty: TypeId, types: &[TypeId], items: (Vec<Value>, bool)) -> Outcome<Value> {
        match (self.state.types.get(ty).clone(), types.first()) {
            (Type::Library(name, _), Some(of)) if &*name != "array" => self.elements_of_list(ty, *of, items.0.len(), items),
            (Type::Library(_, args), Some(of)) => {
                let n = usize::try_from(crate::cxx::types::containers::count_of(&args)).unwrap_or(0);
                let (made, shared) = (self.with_braces(ty, items.0)?, items.1);
                match &made[..] {
                    [Value::Braces(within)] => self.elements_of_list(ty, *of, n, (within.to_vec(), true)),
                    _ => self.elements_of_list(ty, *of, n, (made, shared)),
                }
            }
            (Type::Library(..), None) => self.construct(&Value::Type(ty), items.0, true),
            _ => {
                let mut made = Vec::with_capacity(types.len());
                let mut are_held = Vec::with_capacity(types.len());
                let others = 1 + usize::from(items.1);
                let consts = std::mem::take(&mut self.given_consts);
                for (i, (item, ty)) in items.0.into_iter().zip(types).enumerate() {
                    let held = super::values::is_held_by(&item, others);
                    let v = self.state.value(&item)?;
                    self.gives_const(consts, i);
                    let is_same = self.state.type_of(&v) == self.state.types.strip(*ty);
                    made.push(self.converted_from(v, !held, *ty, false)?);
                    are_held.push(held && is_same);
                }
                // the constructor copies what all elements are made of
                for (v, is_held) in made.iter_mut().zip(are_held) {
                    self.keeps_element(v)?;
                    if is_held || self.is_by_code(v) {
                        let copy = self.copied(v)?;
                        let of = std::mem::replace(v, copy);
                        if !is_held {
                            self.expires(of);
                        }
                    }
                }
                self.given_consts = (0, 0);
                Ok(Value::Tuple(Rc::new(made.into())))
            }
        }
    }

    /// A list of so many values from the top of the stack.
    pub(super) fn braces(&mut self, count: Count) -> Outcome<Value> {
        let (items, moved) = self.popped_args(count);
        let consts = self.popped_consts();
        let mut values = Vec::with_capacity(items.len());
        for (i, item) in items.iter().enumerate() {
            let v = self.state.value(item)?;
            values.push(if i < 64 && moved & (1 << i) != 0 { self.moved_value(&v)? } else { v });
        }
        let list = Rc::new(values);
        if consts != (0, 0) {
            self.consts_in_lists.retain(|(list, _)| list.strong_count() > 0);
            self.consts_in_lists.push((Rc::downgrade(&list), consts));
        }
        Ok(Value::Braces(list))
    }
}
