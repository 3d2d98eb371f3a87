//! The construction of values of any type from arguments.

use super::super::library;
use super::super::value::{ClassId, Fault, Outcome, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use crate::cxx::state::{State, characters};
use std::rc::Rc;

impl Machine<'_> {
    /// `T(args)`, `T{args}`, `T x;`
    pub(super) fn construct(&mut self, ty: &Value, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        match ty {
            Value::Template(n) => return self.deduced(*n, args, brace),
            Value::Native(name) => match &**name {
                "__std_array" => return self.deduced_container(&"array".into(), args, brace),
                "vector" | "deque" => return self.deduced_container(name, args, brace),
                "tuple" if args.len() > 1 => return self.call_library("make_tuple", &[], &args),
                _ if library::type_named(&mut self.state, name, None)?.is_none() => return self.call_library(name, &[], &args),
                _ => {}
            },
            _ => {}
        }
        let id = self.type_id(ty)?;
        let id = self.state.types.without_const(id);
        if !brace && self.is_probing() {
            self.takes_made(id, &args)?;
        }
        let brace = brace && self.holds_list(id, &args)?;
        let moved = self.moved;
        let args = if brace && moved != 0 { self.moved_elements(id, args, moved)? } else { args };
        if let Some(v) = self.moved_whole(id, &args)? {
            return Ok(v);
        }
        if let Some(v) = self.container_by_code(id, &args, brace)? {
            return Ok(v);
        }
        if let Some(v) = self.container_of_range(ty, id, &args, brace)? {
            return Ok(v);
        }
        let args = match &args[..] {
            [only] if self.is_string(id) => {
                let told = self.as_object(only);
                let told = As { on_const: told.on_const || self.given_consts.0 & 1 != 0, ..told };
                let how = As { explicit: true, on_rvalue: told.on_rvalue || moved & 1 != 0, ..told };
                self.characters_of_object(only, how, true)?.map_or(args, |text| vec![text])
            }
            _ => args,
        };
        if let Type::Class(_) | Type::Array(..) | Type::Library(..) = self.state.types.get(id) {
            self.moved = moved;
        }
        let (args, brace) = match &args[..] {
            // a copy of what the braces make
            [Value::Braces(items)] if !brace && self.is_array(id) => (items.to_vec(), true),
            _ => (args, brace),
        };
        let args = if brace && self.is_array(id) { self.with_braces(id, args)? } else { args };
        let is_list = match (self.state.types.get(id), &args[..]) {
            (Type::Class(class), [Value::Object(o)]) if brace && *class == o.class => self.takes_list(o.class, &args)?,
            _ => false,
        };
        if let [made @ Value::Object(o)] = &args[..]
            && !is_list
            && o.temporary.get() == super::aggregates::PART
            && matches!(self.state.types.get(id), Type::Class(class) if *class == o.class)
        {
            o.temporary.set(0);
            return Ok(made.clone());
        }
        match self.state.types.get(id).clone() {
            // a temporary of the class is the object
            Type::Class(class)
                if !is_list
                    && self.any_copies_by_code
                    && self.moved & 1 == 0
                    && matches!(&args[..], [only @ Value::Object(o)] if o.class == class && !super::values::is_held(only)) =>
            {
                Ok(args.into_iter().next().unwrap_or(Value::Void))
            }
            Type::Class(class) => self.object_or_conversion(id, class, args, brace),
            Type::Auto => match args.into_iter().next() {
                Some(v) => self.state.value(&v),
                None => Err(Fault::ill_formed("`auto` without a value")),
            },
            Type::Array(of, n) if self.holds_objects(of) || brace && self.has_objects(of, 0) => {
                let n = n.unwrap_or(args.len() as i64).max(0);
                self.elements(id, of, n as usize, args)
            }
            Type::Library(name, list) if matches!(&*name, "vector" | "deque" | "array" | "initializer_list") => {
                // a deque is made as a vector is
                let name = if &*name == "deque" { "vector" } else { &*name };
                self.container_of_objects(id, name, &list, args, brace)
            }
            Type::Closure(code) if args.is_empty() && self.program.lambdas[code as usize].captures.is_empty() => {
                self.sample_of_lambda(code)
            }
            Type::Closure(_) if let [only] = &args[..] => {
                let v = self.state.value(only)?;
                match (moved & 1, State::is_place(only)) {
                    (1, _) => self.moved_value(&v),
                    (_, true) => self.copied(&v),
                    _ => Ok(v),
                }
            }
            Type::Reference(of)
                if self.state.is_unevaluated
                    && matches!(&args[..], [Value::Int(..) | Value::Float(..)])
                    && self.state.types.without_const(of) == of =>
            {
                Err(Fault::ill_formed("a reference is bound to a temporary"))
            }
            Type::Reference(_) | Type::Forwarding(_) => {
                let to = args.into_iter().next().ok_or_else(|| Fault::ill_formed("a reference to nothing"))?;
                self.without_bits(to)
            }
            Type::Of(Value::Tuple(items)) if args.is_empty() && items.iter().any(|item| self.makes_objects(item)) => {
                let made = items.iter().map(|item| self.element_by_default(item)).collect::<Outcome<_>>()?;
                Ok(Value::Tuple(Rc::new(made)))
            }
            _ => {
                self.moved = moved;
                let args = self.plain(args, id)?;
                self.moved = moved;
                self.construct_of_library(id, args, brace)
            }
        }
    }

    /// The arguments that become elements of an array or a container, strings and containers among them moved where they may be.
    fn moved_elements(&mut self, id: TypeId, mut args: Vec<Value>, moved: u64) -> Outcome<Vec<Value>> {
        let element = match self.state.types.get(id) {
            Type::Array(of, _) => *of,
            Type::Library(name, of) if crate::cxx::types::containers::is_sequence(name) => crate::cxx::types::containers::element_of(of),
            _ => return Ok(args),
        };
        for (i, arg) in args.iter_mut().enumerate().take(64) {
            if moved >> i & 1 == 0 {
                continue;
            }
            let v = self.state.value(arg)?;
            if matches!(v, Value::Text(_) | Value::Array(_)) && self.state.type_of(&v) == self.state.types.strip(element) {
                *arg = self.moved_value(&v)?;
            }
        }
        Ok(args)
    }

    /// A string, a vector or a deque of what lies between two iterators of the program's own.
    pub(super) fn container_of_range(&mut self, ty: &Value, id: TypeId, args: &[Value], brace: bool) -> Outcome<Option<Value>> {
        let (Type::Library(name, of), [first @ Value::Object(a), last]) = (self.state.types.get(id).clone(), args) else {
            return Ok(None);
        };
        let last = &match last {
            // `{}` is one of the type of the first
            Value::Braces(items)
                if items.is_empty() && self.program.classes[self.instances[a.class.0 as usize].def as usize].scope.is_prelude =>
            {
                let ty = self.state.type_of(first);
                self.default_of(ty)?
            }
            last => last.clone(),
        };
        let Value::Object(b) = last else {
            return Ok(None);
        };
        let is_number = !self.conversions_of(a.class).is_empty() && self.method_set(a.class, "operator*").is_none();
        if a.class != b.class
            || is_number
            || !matches!(&*name, "string" | "vector" | "deque")
            || (brace && self.holds_objects(crate::cxx::types::containers::element_of(&of)))
        {
            return Ok(None);
        }
        let items = self.drained(first, last)?;
        if &*name == "string" {
            let text: Vec<u8> = items.iter().map(|c| library::integer(&self.state, c).map(|c| c as u8)).collect::<Outcome<_>>()?;
            return Ok(Some(characters::string(text)));
        }
        let is_grown = &*name == "vector" && !items.is_empty() && !self.is_forward(first)?;
        let room = items.len().next_power_of_two() as i64;
        let made = self.construct(ty, items, true)?;
        // each is put behind the others
        if let (Value::Array(array), true) = (&made, is_grown) {
            self.reserve(array, room)?;
        }
        Ok(Some(made))
    }

    /// An object of a class of the program: made from the arguments, or what the only one converts to.
    pub(super) fn object_or_conversion(&mut self, id: TypeId, class: ClassId, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let (moved, is_given) = (self.moved, !matches!(args[..], [Value::Braces(_)]));
        // what copies a class takes what an object of another one converts to, where no constructor takes that object
        if let [arg] = &args[..]
            && !matches!(arg, Value::Braces(_))
            && let only @ Value::Object(o) = &self.state.value(arg)?
            && !self.is_derived(o.class, class)
            && match self.has_constructors(class) {
                false => !brace,
                true => !self.conversions_of(o.class).is_empty(),
            }
            && let how = (As {
                explicit: true,
                on_const: self.given_consts.0 & 1 != 0 || self.state.is_constant(arg),
                on_rvalue: self.moved & 1 != 0
                    || matches!(arg, Value::Object(_)) && !super::values::is_held_by(arg, 2) && !o.is_const.get(),
                ..As::default()
            })
            && let Some(v) = match self.has_constructors(class) {
                true => self.conversion_before_constructors(only, class, id, how)?,
                false => self.conversion(only, id, how)?,
            }
        {
            return if super::values::is_held(&v) { self.copied(&v) } else { Ok(v) };
        }
        let mut args = if brace { self.listed(class, args)? } else { args };
        if let [Value::Braces(items)] = &mut args[..]
            && is_given
            && brace
            && std::mem::take(&mut self.moved) != 0
        {
            *items = Rc::new(self.moved_out(class, items.to_vec(), (moved, 2))?);
        }
        // `{{a, b}}` is no copy of what `{a, b}` makes
        self.is_conversion = brace && matches!(&args[..], [Value::Braces(_)]);
        self.is_braced = brace;
        self.object(class, args)
    }

    /// Whether an element of a tuple of CuTe is an object, or a tuple of such.
    pub(super) fn makes_objects(&self, item: &Value) -> bool {
        match item {
            Value::Type(ty) => self.holds_objects(*ty),
            Value::Tuple(items) => items.iter().any(|item| self.makes_objects(item)),
            _ => false,
        }
    }

    fn element_by_default(&mut self, item: &Value) -> Outcome<Value> {
        let ty = match item {
            Value::Type(ty) => *ty,
            item => self.state.type_of(item),
        };
        let made = self.default_of(ty)?;
        self.keeps_element(&made)?;
        Ok(made)
    }

    /// A vector or an array, whose elements may be objects.
    fn container_of_objects(&mut self, id: TypeId, name: &str, list: &[Value], mut args: Vec<Value>, brace: bool) -> Outcome<Value> {
        // so many elements that braces make
        if let ("vector", false, [_, value @ Value::Braces(_)], Some(Value::Type(t))) = (name, brace, &mut args[..], list.first()) {
            *value = self.converted(std::mem::replace(value, Value::Void), *t, false)?;
        }
        let element = match list.first() {
            Some(Value::Type(t)) if self.holds_objects(*t) => *t,
            Some(Value::Type(t)) if brace && name == "array" && self.has_objects(*t, 0) => *t,
            // pairs and containers of objects
            _ if brace && name == "vector" && matches!(args.first(), Some(Value::Braces(_))) => {
                return match self.braced_types(id, args.len()) {
                    Some(types) => self.made_of_braces(id, &types, (args, false)),
                    None => self.construct_of_library(id, args, brace),
                };
            }
            // a list holds containers whose elements are copied by code
            Some(Value::Type(t)) if brace && name != "array" && self.any_copies_by_code && self.copies_by_code(*t) => *t,
            Some(Value::Type(t))
                if !brace
                    && name == "vector"
                    && let Some(items) = self.converted_between(&args, *t)? =>
            {
                return self.construct_of_library(id, items, true);
            }
            _ => return self.construct_of_library(id, args, brace),
        };
        match (&args[..], name) {
            ([n], "vector") if !brace => {
                let v = self.state.value(n)?;
                match &v {
                    Value::Int(_, n) => self.elements(id, element, (*n).max(0) as usize, Vec::new()),
                    _ => self.construct_of_library(id, args, brace),
                }
            }
            // between two iterators: what they lead to makes the elements
            ([first, _], "vector") if !brace && !matches!(self.state.value(first)?, Value::Int(..) | Value::Static(..)) => {
                let items = self.items_as(element, &args)?;
                self.elements(id, element, items.len(), items)
            }
            (_, "vector" | "initializer_list") if brace => {
                let n = args.len();
                self.elements(id, element, n, args)
            }
            (_, "array") => {
                let n = match list.get(1) {
                    Some(Value::Int(_, n) | Value::Static(_, n, _)) => (*n).max(0) as usize,
                    _ => 0,
                };
                let args = match &args[..] {
                    [Value::Braces(items)] => items.to_vec(),
                    _ => args,
                };
                self.elements(id, element, n, args)
            }
            _ => self.construct_of_library(id, args, brace),
        }
    }
}
