//! What the containers of the library that are arrays here declare: a requirement asks for that alone, and a sample is not what their
//! methods would be called on.

use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, Outcome, Type, TypeId, Value};
use super::Machine;

/// The methods that change a container, what their overloads take, and what they return: an element `v`, anything else `*`, a number
/// `n`, an iterator `i`, two of a range `r`, a list `l`.
const CHANGES: &[(&str, &[&str], Made)] = &[
    ("assign", &["nv", "rr", "l"], Made::Nothing),
    ("clear", &[""], Made::Nothing),
    ("emplace", &["i*"], Made::Iterator),
    ("emplace_back", &["*"], Made::Element),
    ("emplace_front", &["*"], Made::Element),
    ("erase", &["i", "ii"], Made::Iterator),
    ("insert", &["iv", "inv", "irr", "il"], Made::Iterator),
    ("pop_back", &[""], Made::Nothing),
    ("pop_front", &[""], Made::Nothing),
    ("push_back", &["v"], Made::Nothing),
    ("push_front", &["v"], Made::Nothing),
    ("reserve", &["n"], Made::Nothing),
    ("resize", &["n", "nv"], Made::Nothing),
    ("shrink_to_fit", &[""], Made::Nothing),
];

#[derive(Clone, Copy)]
enum Made {
    Nothing,
    Iterator,
    Element,
}

impl Machine<'_> {
    /// Whether a container of the standard library has no method of a name that others have.
    pub(super) fn lacks_method(&self, v: &Value, name: &str) -> bool {
        let Value::Array(array) = v else { return false };
        let Type::Library(of, given) = self.state.types.get(array.ty) else { return false };
        let is_bits = array.element == Types::VECTOR_BOOL;
        match (&**of, name) {
            ("vector", "push_front" | "emplace_front" | "pop_front" | "length" | "fill") => true,
            ("vector", "data") => is_bits,
            ("deque", "reserve" | "capacity" | "data" | "length" | "fill") => true,
            ("array", "length" | "reserve" | "capacity") => true,
            // that of CuTe has more arguments
            ("array", "clear") => given.len() == 2,
            ("array", name) => CHANGES.iter().any(|(of, ..)| *of == name),
            // what the functions of `std` ask of it is there
            ("initializer_list", name) => !matches!(
                name,
                "size" | "begin" | "end" | "cbegin" | "cend" | "rbegin" | "rend" | "crbegin" | "crend" | "data" | "empty" | "~"
            ),
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
        let Some((_, forms, made)) = CHANGES.iter().find(|(of, ..)| *of == name) else { return Ok(None) };
        let mut is_taken = false;
        for form in *forms {
            is_taken = is_taken || self.takes_form(element, form, args)?;
        }
        if !is_taken {
            return Err(Fault::ill_formed(format_args!("no function `{name}` takes these arguments")));
        }
        Ok(match (made, container) {
            (Made::Nothing, _) => Some(Value::Void),
            (Made::Iterator, _) => super::super::library::method(&mut self.state, container, "begin", &[], &[])?,
            (Made::Element, Value::Array(array)) if self.state.length(array) > 0 => Some(self.state.element(array, 0)?),
            (Made::Element, _) => Some(self.sample_of(element)?),
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
