//! How well an argument converts to the type of a parameter.

use super::super::arith::promoted;
use super::super::compile::type_text;
use super::super::compiled::Pattern;
use super::super::convert;
use super::super::types::containers::element_of;
use super::super::types::{Role, Types};
use super::super::value::{ClassId, Floating, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use super::fit::EXACT_RANK;
use super::scores::{
    BOUND, BY_CLASS, CONVERTED, EXACT, LISTED, LISTED_STEP, NULL_POINTER, OF_LIBRARY, POINTER, POINTER_TO_BASE, PROMOTED, QUALIFIED,
    TO_BASE, TO_BOOL,
};
use super::traits::is_container;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// How well a value of the type of `subject` converts to `target`.
    pub(super) fn convertible(&mut self, target: &Value, subject: &Value) -> Outcome<Option<i64>> {
        let Ok(to) = self.type_id(target) else {
            return Ok(None);
        };
        let to = self.state.types.strip(to);
        let Value::TypeOf(value) = subject else {
            return Ok(None);
        };
        // what stands alone in braces is converted itself, but to another class
        if let Value::Braces(items) = &**value
            && let [only] = &items[..]
            && match (only, self.state.types.get(to)) {
                (Value::Object(o), Type::Class(class)) => self.is_derived(o.class, *class),
                (only, Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..)) => !matches!(only, Value::Braces(_)),
                _ => false,
            }
        {
            let only = Value::TypeOf(Rc::new(only.clone()));
            return if self.same(target, &only)? { Ok(Some(EXACT)) } else { self.convertible(target, &only) };
        }
        if let (Value::Braces(items), Type::Class(class)) = (&**value, self.state.types.get(to).clone()) {
            let takes = self.takes(class, items.len()) && self.takes_items(class, items)?;
            return Ok(takes.then_some(BY_CLASS));
        }
        if let Value::Braces(items) = &**value
            && self.lists_range(to, items)?
        {
            return Ok(Some(OF_LIBRARY));
        }
        if let (Value::Braces(items), Some(element)) = (&**value, self.list_element(to)) {
            return Ok(self.worst_element(items, element)?.map(|worst| LISTED - LISTED_STEP * i64::from(EXACT_RANK - worst)));
        }
        if let Value::Braces(items) = &**value
            && let Some(element) = self.number_held(to)
            && items.iter().any(|item| matches!(item, Value::Object(_)))
        {
            return Ok(self.are_elements(items, element)?.then_some(OF_LIBRARY));
        }
        if let Value::Braces(items) = &**value
            && let Some(fits) = self.braces_fit(to, items)?
        {
            return Ok(fits.then_some(OF_LIBRARY));
        }
        if matches!(**value, Value::Function(_)) && self.member_pointer(to).is_some() {
            let value = (**value).clone();
            return Ok(self.chosen_method(&value, to)?.map(|_| BOUND));
        }
        if let (Value::Function(_) | Value::Closure(_), Some(wanted)) = (&**value, self.pointed_function(to)) {
            let value = (**value).clone();
            let score = if let Value::Function(_) = value { BOUND } else { POINTER };
            return Ok(self.as_function(&value, wanted)?.map(|_| score));
        }
        let from = self.type_id(subject)?;
        let (from_type, to_type) = (self.state.types.get(from).clone(), self.state.types.get(to).clone());
        if let Some(score) = self.by_class_of_number(from, to)? {
            return Ok(score);
        }
        Ok(match (&from_type, &to_type) {
            (Type::Int(a), Type::Int(b)) => Some(if promoted(*a) == *b { PROMOTED } else { CONVERTED }),
            (Type::Float(Floating::Float), Type::Float(Floating::Double)) => Some(PROMOTED),
            (Type::Float(_), Type::Float(_)) => Some(CONVERTED),
            (Type::Int(_), Type::Float(_)) | (Type::Float(_), Type::Int(_)) => Some(CONVERTED),
            // its own type is better than what that is promoted to
            (Type::Enum(_, false, kind), Type::Int(to)) if kind == to && promoted(*kind) != *kind && *kind != Integer::Bool => {
                Some(PROMOTED + 1)
            }
            (Type::Enum(_, false, kind), Type::Int(to)) => Some(if promoted(*kind) == *to { PROMOTED } else { CONVERTED }),
            (Type::Enum(_, is_scoped, _), Type::Float(_)) => (!is_scoped).then_some(CONVERTED),
            (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(TO_BASE - self.steps_to_base(*a, *b)),
            (Type::Class(of), Type::Of(Value::Static(_, n, _))) if let Some(Value::Static(_, x, _)) = self.state.types.constant_of(*of) => {
                (x == *n).then_some(TO_BASE - 1)
            }
            (Type::Of(Value::Static(..)), Type::Of(Value::Static(..))) if self.state.types.base_of_constant(from) == Some(to) => {
                Some(TO_BASE - 1)
            }
            (Type::Class(_), _) | (_, Type::Class(_)) if self.standard_only => None,
            (Type::Class(of), Type::Int(_) | Type::Float(_))
                if let Some(Value::Int(kind, _) | Value::Static(kind, ..)) = self.state.types.constant_of(*of) =>
            {
                self.conversion_used = (u32::MAX - from.0, self.standard_rank(kind.id(), to)?.unwrap_or(0));
                Some(BY_CLASS)
            }
            (Type::Of(Value::Static(kind, ..)), Type::Int(_) | Type::Float(_)) => {
                self.conversion_used = (u32::MAX - from.0, self.standard_rank(kind.id(), to)?.unwrap_or(0));
                Some(OF_LIBRARY)
            }
            (_, Type::Class(class)) if self.state.types.classes[class.0 as usize].role == Role::Tuple => {
                self.converts_to_tuple(*class, from)?.then_some(BY_CLASS)
            }
            (Type::Class(_), _) | (_, Type::Class(_)) => {
                let value = (**value).clone();
                let how = As { on_const: self.is_const, on_rvalue: self.comparing && !self.is_variable, ..As::default() };
                match (&from_type, &to_type) {
                    (Type::Class(_), _) if let Some(chosen) = self.chosen_conversion(&value, to, how)? => {
                        self.conversion_used = if chosen.is_ambiguous { (0, 0) } else { (chosen.id + 1, chosen.behind) };
                        Some(BY_CLASS)
                    }
                    (_, Type::Class(class)) => self.constructible(*class, subject)?.then_some(BY_CLASS),
                    _ => None,
                }
            }
            // an iterator is no pointer
            (Type::Pointer(s, _), Type::Pointer(t, _)) if s != t && [s, t].iter().any(|space| matches!(space, Space::Iterator(_))) => None,
            (Type::Pointer(Space::Iterator(_), _), Type::Int(_)) | (Type::Null | Type::Int(_), Type::Pointer(Space::Iterator(_), _)) => {
                None
            }
            (Type::Pointer(Space::Iterator(_), _), Type::Library(..)) => None,
            (Type::Pointer(_, a), Type::Pointer(_, b)) => self.pointer_convertible(target, *a, *b),
            (Type::Array(of, _), Type::Pointer(Space::Raw, to)) => {
                match (self.state.types.without_const(*of), self.state.types.without_const(*to)) {
                    _ if of == to => Some(BOUND),
                    (a, b) if a == b && of == &a => Some(QUALIFIED),
                    (_, Types::VOID) => Some(self.to_void(*of, *to)),
                    _ => None,
                }
            }
            // `const` of an array is that of its elements
            (Type::Array(a, n), Type::Array(b, m))
                if n == m && self.state.types.without_const(*a) == self.state.types.without_const(*b) =>
            {
                Some(BOUND)
            }
            (Type::Null, Type::Pointer(..)) => Some(NULL_POINTER),
            (Type::Int(_), Type::Pointer(..) | Type::Null) => self.is_null_constant(value).then_some(CONVERTED),
            (Type::Pointer(..) | Type::Array(..), Type::Int(Integer::Bool)) => Some(TO_BOOL),
            (Type::Null, Type::Int(_)) => None,
            (Type::Null, Type::Library(text, _)) if &**text == "string" => Some(OF_LIBRARY),
            (Type::Int(_), Type::Library(text, _)) if &**text == "string" && self.is_null_constant(value) => Some(OF_LIBRARY),
            // no container is a pointer, and text is made of characters
            (Type::Library(..), Type::Pointer(..)) if matches!(**value, Value::Array(_) | Value::Text(_)) => None,
            // nor does one become another one, or a list
            (Type::Library(..), Type::Library(other, of)) if from != to && (is_container(other) || &**other == "initializer_list") => {
                (is_container(other) && self.list_element(from) == Some(element_of(of))).then_some(OF_LIBRARY)
            }
            (Type::Pointer(_, of) | Type::Array(of, _), Type::Library(text, _))
                if &**text == "string" && self.state.types.without_const(*of) != Types::CHAR =>
            {
                None
            }
            _ => {
                let value = (**value).clone();
                convert::convert(&mut self.state, value, to, false).ok().map(|_| OF_LIBRARY)
            }
        })
    }

    /// How well a number of CUTLASS's, which is a class, becomes another one or one of the language, and the other way round;
    /// `None` of other types.
    fn by_class_of_number(&mut self, from: TypeId, to: TypeId) -> Outcome<Option<Option<i64>>> {
        let are = [from, to].map(|ty| self.state.types.is_class_of_number(ty));
        let is_number = |ty| matches!(self.state.types.get(ty), Type::Int(_) | Type::Float(_) | Type::Element(_));
        if are == [false; 2] || from == to || !is_number(from) || !is_number(to) {
            return Ok(None);
        }
        if self.standard_only || !self.converts(from, to, false)? {
            return Ok(Some(None));
        }
        // a conversion function or a constructor, which are none of the program's
        self.conversion_used = match are {
            [true, false] => {
                let made = self.state.types.underlying_of_element(from).map_or(Types::FLOAT, Integer::id);
                (u32::MAX - from.0, self.standard_rank(made, to)?.unwrap_or(0))
            }
            _ => (u32::MAX - to.0, 0),
        };
        Ok(Some(Some(BY_CLASS)))
    }

    /// Whether an argument is the literal `0`, which is a null pointer too.
    pub(super) fn is_null_constant(&self, value: &Value) -> bool {
        matches!(value, Value::Int(kind, 0) if !matches!(kind, Integer::Bool | Integer::Char)) && !self.is_variable
    }

    /// How well a pointer to `a` converts to one to `b`, which is `void`: less, where that makes it `const`.
    fn to_void(&self, a: TypeId, b: TypeId) -> i64 {
        let is_const = |mut ty| {
            while let Type::Array(of, _) = *self.state.types.get(ty) {
                ty = of;
            }
            matches!(self.state.types.get(ty), Type::Const(_))
        };
        POINTER - i64::from(is_const(b) && !is_const(a) && !self.to_const)
    }

    /// How well a pointer to what is `a` converts to the pointer `target`, which is to what is `b`.
    pub(super) fn pointer_convertible(&mut self, target: &Value, a: TypeId, b: TypeId) -> Option<i64> {
        // a text in quotes may be a `char*`, as compilers have it
        let is_text = (self.is_text || !self.comparing) && (a, b) == (Types::CONST_CHAR, Types::CHAR);
        let drops = matches!(self.state.types.get(a), Type::Const(_)) && !matches!(self.state.types.get(b), Type::Const(_));
        if !is_text && (self.comparing && self.drops_const(target) || (self.comparing || self.state.is_unevaluated) && drops) {
            return None;
        }
        let to_void = self.to_void(a, b);
        let (a, b) = (self.state.types.strip(a), self.state.types.strip(b));
        match (self.state.types.get(a), self.state.types.get(b)) {
            // what adds less of it is better ([over.ics.rank])
            _ if self.state.types.adds_const(a, b) => Some(if a == b { QUALIFIED } else { QUALIFIED - 1 }),
            (_, Type::Void) => Some(to_void),
            (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(POINTER_TO_BASE - self.steps_to_base(*a, *b)),
            // a string stream is its text
            (Type::Library(text, _), Type::Library(stream, _)) if &**stream == "ostream" && text.starts_with("string") => {
                Some(POINTER_TO_BASE)
            }
            (Type::Class(a), Type::Library(stream, _)) if &**stream == "ostream" => self.is_string_stream(*a).then_some(POINTER_TO_BASE),
            _ => None,
        }
    }

    /// Whether a constructor that is not `explicit` takes a value like `subject`.
    fn constructible(&mut self, class: ClassId, subject: &Value) -> Outcome<bool> {
        let how = (self.is_lvalue, self.is_const);
        for (id, class) in self.constructors_of(class) {
            let function = self.function_code(id);
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            let (Some(first), true) = (function.params.first(), least <= 1) else {
                continue;
            };
            if self.program.functions[id as usize].ast.flags.is_explicit {
                continue;
            }
            let pattern = first.pattern.clone();
            if !self.program.functions[id as usize].scope.is_prelude && self.by_library(&pattern, subject, class)? {
                continue;
            }
            let base = self.room(function.slots)?;
            let outer = std::mem::replace(&mut self.standard_only, true);
            let found = self.matches(&pattern, subject, base, Some(class), &Value::Void);
            self.standard_only = outer;
            let found = match found {
                Ok(Some(_)) => match self.takes_category(&pattern, subject, (base, Some(class)), how) {
                    Ok(true) => self.completes(&function, base, class, 1),
                    Ok(false) => Ok(None),
                    Err(fault) => Err(fault),
                },
                found => found,
            };
            self.cut(base);
            (self.is_lvalue, self.is_const) = how;
            match found {
                Ok(Some(_)) => return Ok(true),
                Err(fault) if fault.kind == super::FaultKind::Limit => return Err(fault),
                _ => self.failed_at = None,
            }
        }
        Ok(false)
    }

    /// Whether a parameter takes a value by a constructor of the library: text as a `std::string`.
    fn by_library(&mut self, pattern: &Pattern, subject: &Value, class: ClassId) -> Outcome<bool> {
        let ty = match self.type_without_templates(pattern, class) {
            Ok(Some(ty)) => ty,
            Ok(None) => return Ok(false),
            Err(fault) if fault.kind == super::FaultKind::Limit => return Err(fault),
            Err(_) => {
                self.failed_at = None;
                return Ok(false);
            }
        };
        if !matches!(self.state.types.get(ty), Type::Library(..)) {
            return Ok(false);
        }
        let have = self.type_id(subject)?;
        Ok(self.state.types.strip(have) != ty)
    }

    /// Whether so many values in braces can make an object.
    fn takes(&self, class: ClassId, n: usize) -> bool {
        let instance = &self.instances[class.0 as usize];
        if self.state.types.classes[class.0 as usize].role == Role::Tuple {
            return n == 0 || n == instance.fields.len();
        }
        match self.constructors(class) {
            Some(set) if n > 0 => self.program.sets[set as usize].1.iter().any(|f| {
                let params = &self.program.functions[*f as usize].ast.params;
                let least = params.iter().filter(|p| p.default.is_none() && !p.pack).count();
                let list = params.first().is_some_and(|p| type_text(&p.ty).contains("initializer_list"));
                list || (least <= n && (n <= params.len() || params.iter().any(|p| p.pack)))
            }),
            _ => n <= instance.fields.len().max(instance.bases.len()) || n <= self.leaves(class, n),
        }
    }

    /// How many values an aggregate takes where all braces are left out, counted up to `n`.
    fn leaves(&self, class: ClassId, n: usize) -> usize {
        let members = |class: ClassId| self.instances[class.0 as usize].fields.iter().map(|field| field.ty);
        let (mut found, mut parts) = (0usize, members(class).map(|ty| (ty, 1usize)).collect::<Vec<_>>());
        while let Some((ty, times)) = parts.pop().filter(|_| found < n) {
            match (self.state.types.array_of(ty), self.state.types.get(self.state.types.without_const(ty))) {
                (Some((element, extent)), _) => parts.push((element, times.saturating_mul(usize::try_from(extent).unwrap_or(0)))),
                (None, Type::Class(part)) if self.constructors(*part).is_none() => parts.extend(members(*part).map(|ty| (ty, times))),
                _ => found = found.saturating_add(times),
            }
        }
        found
    }

    /// Whether a constructor of a class, where it has any, takes several values in braces.
    fn takes_items(&mut self, class: ClassId, items: &[Value]) -> Outcome<bool> {
        let all = self.constructors_of(class);
        if all.is_empty() && !self.has_constructors(class) && !self.is_class_of_library(class) {
            return self.takes_members(class, items);
        }
        if items.len() < 2 || all.is_empty() {
            return Ok(true);
        }
        // a pair and a tuple take what converts to their elements
        if let Some(elements) = self.state.types.classes[class.0 as usize].elements.clone()
            && elements.len() == items.len()
            && !elements.iter().any(|ty| self.state.types.refers(*ty))
        {
            return self.take_each(&elements, items);
        }
        let mut viable = Vec::new();
        for (id, class) in all {
            let function = self.function_code(id);
            let first = self.program.functions[id as usize].ast.params.first();
            if first.is_some_and(|p| type_text(&p.ty).contains("initializer_list")) {
                return Ok(true);
            }
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            if least <= items.len() && (items.len() <= function.params.len() || function.params.iter().any(|p| p.pack)) {
                viable.push((function, Some(class)));
            }
        }
        let call = super::binding::Call { this: &Value::Void, templates: &[], args: items, temporaries: u64::MAX };
        // the call around is being compared
        let (ranks, passing) = (std::mem::take(&mut self.ranks), self.passing);
        let outer = (self.to_const, self.is_const, self.is_variable, self.is_lvalue, self.is_text);
        let fits = self.fits(&viable, call, super::Passing::default());
        (self.ranks, self.passing) = (ranks, passing);
        (self.to_const, self.is_const, self.is_variable, self.is_lvalue, self.is_text) = outer;
        Ok(!fits?.found.is_empty())
    }

    /// Whether values in braces convert to the parts of an aggregate.
    fn takes_members(&mut self, class: ClassId, items: &[Value]) -> Outcome<bool> {
        if items.iter().any(|item| matches!(item, Value::Method(_) | Value::Void)) {
            return Ok(true);
        }
        let parts = self.members_of_aggregate(class);
        let types = self.types_of_parts(parts, items)?;
        Ok(self.take_each(&types, items)? && types.len() == items.len())
    }

    /// Whether each value converts to a type.
    fn take_each(&mut self, types: &[TypeId], items: &[Value]) -> Outcome<bool> {
        for (item, ty) in items.iter().zip(types) {
            let bare = self.state.types.strip(*ty);
            if matches!(self.state.types.get(bare), Type::Array(..)) {
                continue;
            }
            let (ty, subject) = (Value::Type(bare), Value::TypeOf(Rc::new(self.state.value(item)?)));
            let is_list = matches!(item, Value::Braces(_));
            if (is_list || !self.same(&ty, &subject)?) && self.convertible(&ty, &subject)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// How many classes lie between a class and a base of it, at most eight.
    pub(super) fn steps_to_base(&self, class: ClassId, base: ClassId) -> i64 {
        let mut level = vec![class];
        for steps in 0..8 {
            if level.contains(&base) {
                return steps;
            }
            level = level.iter().flat_map(|c| self.instances[c.0 as usize].bases.iter().copied()).collect();
        }
        8
    }
}
