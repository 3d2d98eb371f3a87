//! What the containers of the library that are arrays here declare: a requirement asks for that alone, and a sample is not what their
//! methods would be called on.

use super::super::library::methods::{self, Member};
use super::super::state::{State, characters};
use super::super::types::Types;
use super::super::types::containers::element_of;
use super::super::value::{Fault, Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;

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
            ("vector", "flip") => !is_bits,
            // what the functions of `std` ask of it is there
            ("initializer_list", "cbegin" | "cend" | "rbegin" | "rend" | "crbegin" | "crend" | "data" | "empty") => false,
            ("vector" | "deque" | "array" | "initializer_list", name) => {
                self.library_member(v, name).is_none() && !name.starts_with(['~', '_']) && !name.starts_with("operator")
            }
            _ => false,
        }
    }

    /// What such a method returns where it is asked whether a call is valid; nothing where what it declares does not tell.
    pub(super) fn declared_method(&mut self, container: &Value, name: &str, args: &[Value], consts: u64) -> Outcome<Option<Value>> {
        let Some(member) = self.library_member(container, name) else { return Ok(None) };
        self.takes_method_call(container, name, args, consts)?;
        if !member.changes() {
            return Ok(None);
        }
        Ok(match (member.result, container) {
            (b'V', _) => Some(Value::Void),
            (b'R', _) => Some(container.clone()),
            (b'T', _) => super::super::library::method(&mut self.state, container, "begin", &[], &[])?,
            (b'E', Value::Array(array)) if self.state.length(array) > 0 => Some(self.state.element(array, 0)?),
            (b'E', Value::Array(array)) => Some(self.sample_of(array.element)?),
            _ => match args.first().map(|at| self.state.value(at)).transpose()? {
                Some(at) if at.is_iterator() => super::super::library::method(&mut self.state, container, "begin", &[], &[])?,
                _ => Some(container.clone()),
            },
        })
    }

    /// Refuses arguments that a method of such a container does not take.
    pub(super) fn takes_method_call(&mut self, container: &Value, name: &str, args: &[Value], consts: u64) -> Outcome<()> {
        let of = self.state.type_of(container);
        self.library_member(container, name).map_or(Ok(()), |member| self.takes_forms(of, member, args, consts))
    }

    /// Refuses arguments that a container of a type is not made of, where it is asked whether it is.
    pub(super) fn takes_made(&mut self, of: TypeId, args: &[Value]) -> Outcome<()> {
        let class = match self.state.types.get(of) {
            Type::Library(of, given) => methods::class_of(of, given),
            _ => return Ok(()),
        };
        match methods::member(class, class) {
            Some(_) if matches!(args, [Value::Braces(_)]) => Ok(()),
            Some(member) => self.takes_forms(of, member, args, 0),
            None => Ok(()),
        }
    }

    /// Refuses arguments that no overload takes.
    fn takes_forms(&mut self, of: TypeId, member: &Member, args: &[Value], consts: u64) -> Outcome<()> {
        for form in member.forms.split(',') {
            if self.takes_form(of, form, args, consts)? {
                return Ok(());
            }
        }
        Err(Fault::ill_formed(format_args!("no function `{}` takes these arguments", member.name)))
    }

    fn takes_form(&mut self, of: TypeId, form: &str, args: &[Value], consts: u64) -> Outcome<bool> {
        let element = match self.state.types.get(of) {
            Type::Library(_, given) if !given.is_empty() => element_of(given),
            _ => Types::CHAR,
        };
        let rest = form.strip_suffix('*');
        let fixed = rest.unwrap_or(form);
        if args.len() < fixed.len() || rest.is_none() && args.len() > fixed.len() {
            return Ok(false);
        }
        for (i, (kind, arg)) in fixed.chars().zip(args).enumerate() {
            let v = self.state.value(arg)?;
            let from = self.state.type_of(&v);
            let is_same = self.state.types.strip(from) == self.state.types.strip(of);
            let takes = match (kind, &v) {
                ('.', _) | (_, Value::Void | Value::Type(_) | Value::TypeOf(_)) => true,
                ('l', Value::Braces(items)) => self.makes_list(items, element)?,
                ('l', v) => matches!(v, Value::Array(list) if self.is_list(list.ty)),
                ('v', Value::Braces(items)) if items.len() == 1 && self.state.type_of(&items[0]) == self.state.types.strip(element) => {
                    self.makes_list(items, element)?
                }
                ('t', Value::Braces(_)) => true,
                ('n', Value::Braces(items)) if items.is_empty() => true,
                (_, Value::Braces(_)) => kind == 'v' && self.converted(v.clone(), element, false).is_ok(),
                ('i', v) => v.is_iterator(),
                ('r', Value::Object(o)) => self.method_set(o.class, "operator*").is_some(),
                ('r', v) => v.is_iterator() || matches!(v, Value::Pointer { .. } | Value::AddressOf(..)),
                ('n', _) => self.is_convertible(from, Types::ULONG)?,
                ('p', _) => {
                    let to = self.state.types.intern(Type::Pointer(Space::Raw, Types::CHAR));
                    self.is_convertible(from, to)?
                }
                ('t', v) => {
                    let string = self.state.types.intern(Type::Library("string".into(), Vec::new()));
                    matches!(v, Value::Text(_))
                        || matches!(v, Value::Object(o) if characters::is_view(&self.state, o))
                        || self.is_convertible(from, string)?
                }
                ('s', _) => is_same,
                ('w', _) => is_same && consts.checked_shr(i as u32).unwrap_or(0) & 1 == 0 && !self.state.is_constant(arg),
                _ => {
                    let to = self.state.types.of_values(element);
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
