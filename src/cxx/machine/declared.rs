//! What the containers of the library that are arrays here declare: a requirement asks for that alone, and a sample is not what their
//! methods would be called on.

use super::super::library::methods::{self, Member};
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, Outcome, Type, TypeId, Value};
use super::Machine;

impl Machine<'_> {
    /// The name of the class of a container or a string that the machine has itself.
    pub(super) fn library_class(&self, v: &Value) -> Option<&str> {
        match v {
            Value::Text(_) => Some("string"),
            Value::Array(array) => match self.state.types.get(array.ty) {
                Type::Library(of, given) => Some(methods::class_of(of, given)),
                _ => None,
            },
            _ => None,
        }
    }

    /// A method of such a container.
    pub(super) fn library_member(&self, v: &Value, name: &str) -> Option<&'static Member> {
        methods::member(self.library_class(v)?, name)
    }

    /// Whether a container of the standard library has no method of a name that others have.
    pub(super) fn lacks_method(&self, v: &Value, name: &str) -> bool {
        let Value::Array(array) = v else { return false };
        let Type::Library(of, _) = self.state.types.get(array.ty) else { return false };
        let is_bits = array.element == Types::VECTOR_BOOL;
        match (&**of, name) {
            ("vector", "data") => is_bits,
            // what the functions of `std` ask of it is there
            ("initializer_list", "cbegin" | "cend" | "rbegin" | "rend" | "crbegin" | "crend" | "data" | "empty") => false,
            ("vector" | "deque" | "array" | "initializer_list", name) => {
                self.library_member(v, name).is_none() && !name.starts_with(['~', '_']) && !name.starts_with("operator")
            }
            _ => false,
        }
    }

    /// What such a method, or one of a text with iterators, returns where it is asked whether a call is valid; nothing of others.
    pub(super) fn declared_method(&mut self, container: &Value, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        let element = match container {
            Value::Array(array) if self.is_vector(array) || self.is_deque(array) => array.element,
            Value::Text(_) if name == "insert" && args.len() < 2 => Types::CHAR,
            Value::Text(_) if matches!(name, "erase" | "insert") => match args.first().map(|at| self.state.value(at)).transpose()? {
                Some(at) if is_iterator(&at) => Types::CHAR,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let Some(member) = self.library_member(container, name).filter(|member| member.changes()) else { return Ok(None) };
        let mut is_taken = false;
        for form in member.forms().into_iter().flatten() {
            is_taken = is_taken || self.takes_form(element, form, args)?;
        }
        if !is_taken {
            return Err(Fault::ill_formed(format_args!("no function `{name}` takes these arguments")));
        }
        Ok(match (member.result, container) {
            (b'V', _) => Some(Value::Void),
            (b'T', _) => super::super::library::method(&mut self.state, container, "begin", &[], &[])?,
            (_, Value::Array(array)) if self.state.length(array) > 0 => Some(self.state.element(array, 0)?),
            _ => Some(self.sample_of(element)?),
        })
    }

    fn takes_form(&mut self, element: TypeId, form: &str, args: &[Value]) -> Outcome<bool> {
        let rest = form.strip_suffix('*');
        let fixed = rest.unwrap_or(form);
        if args.len() < fixed.len() || rest.is_none() && args.len() > fixed.len() {
            return Ok(false);
        }
        for (kind, arg) in fixed.chars().zip(args) {
            let v = self.state.value(arg)?;
            let takes = match (kind, &v) {
                ('l', Value::Braces(items)) => self.makes_list(items, element)?,
                ('l', v) => matches!(v, Value::Array(list) if self.is_list(list.ty)),
                ('v', Value::Braces(items)) if items.len() == 1 && self.state.type_of(&items[0]) == self.state.types.strip(element) => {
                    self.makes_list(items, element)?
                }
                (_, Value::Braces(_)) => kind == 'v' && self.converted(v.clone(), element, false).is_ok(),
                ('i', v) => is_iterator(v),
                ('r', v) => is_iterator(v) || matches!(v, Value::Object(_)),
                ('n', _) => {
                    let from = self.state.type_of(&v);
                    self.is_convertible(from, Types::ULONG)?
                }
                _ => {
                    let (from, to) = (self.state.type_of(&v), self.state.types.of_values(element));
                    self.state.types.strip(from) == self.state.types.strip(to) || self.is_convertible(from, to)?
                }
            };
            if !takes {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether each of some values becomes an element.
    fn makes_list(&mut self, items: &[Value], element: TypeId) -> Outcome<bool> {
        let element = self.state.types.of_values(element);
        for item in items {
            let v = self.state.value(item)?;
            let mut from = self.state.type_of(&v);
            from = self.state.types.of_values(from);
            if super::values::is_held(item) || State::is_place(item) {
                from = self.state.types.intern(Type::Reference(from));
            }
            if !matches!(v, Value::Braces(_)) && !self.is_convertible(from, element)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

const fn is_iterator(v: &Value) -> bool {
    matches!(v, Value::Pointer { .. } | Value::AddressOf(..))
}
