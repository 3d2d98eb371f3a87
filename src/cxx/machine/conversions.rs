//! Conversions and copies, by constructors and operators of the program too.

use super::super::ast::Name;
use super::super::compiled::{FunctionCode, Pattern};
use super::super::convert;
use super::super::program::Taken;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Floating, Integer, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use crate::algebra::Mode;
use crate::cxx::state::State;
use std::cell::RefCell;
use std::rc::Rc;

impl Machine<'_> {
    /// A copy as C++ makes it of what is `const`, as parts and elements are: by the copy constructor, where there is one.
    pub(super) fn copied(&mut self, v: &Value) -> Outcome<Value> {
        self.copied_variable(v, (1, 0))
    }

    /// A copy of a variable, which a constructor may tell from one that is `const`: whether it is, and whether it is an rvalue.
    pub(super) fn copied_variable(&mut self, v: &Value, consts: (u64, u64)) -> Outcome<Value> {
        let outer = std::mem::replace(&mut self.given_consts, consts);
        let copy = self.copied_within(v, 0);
        self.given_consts = outer;
        copy
    }

    /// As [`Self::copied`], within `depth` lambdas that capture each other.
    fn copied_within(&mut self, v: &Value, depth: u32) -> Outcome<Value> {
        if let Value::Closure(closure) = v {
            return self.captures_copied(closure, depth, false);
        }
        let is_sample = matches!(v, Value::Array(array) if self.is_probing() && self.is_vector(array));
        if self.any_copies_by_code && !is_sample && self.is_by_code(v) {
            // copies of a list share its elements
            let is_list = matches!(v, Value::Array(list) if self.list_element(list.ty).is_some());
            return if is_list { Ok(v.clone()) } else { self.copied_by_parts(v, false) };
        }
        let copy = self.state.copy(v)?;
        self.make_elements()?;
        match copy {
            // what was a part of another object ends like any other
            Value::Object(o) if o.pending_destructors.is_none() && self.instances[o.class.0 as usize].has_destructor => {
                let fields = o.fields.take();
                let pending_destructors = Some(self.pending_destructors.clone());
                Ok(Value::Object(Object::new(o.class, fields, pending_destructors)))
            }
            copy => Ok(copy),
        }
    }

    /// A lambda with copies of what it captured, or with what that is moved to.
    fn captures_copied(&mut self, closure: &super::Closure, depth: u32, moved: bool) -> Outcome<Value> {
        convert::copies::no_deeper(depth)?;
        let lambda = &self.program.lambdas[closure.code as usize];
        let (captures, copies_this, this_place) = (lambda.captures.clone(), lambda.copies_this, lambda.this_place());
        let mut this = closure.this.clone();
        let kept = closure.captured.borrow().clone();
        self.state.memory.budget.take(128 + 24 * kept.len() as u64)?;
        let mut captured = Vec::with_capacity(kept.len());
        for (i, ((_, _, taken), v)) in captures.iter().zip(&kept).enumerate() {
            if copies_this && i == this_place {
                this = self.part(&this, moved)?;
            }
            captured.push(match v {
                // a template parameter is no object
                Value::Type(_) | Value::TypeOf(_) | Value::Template(_) => v.clone(),
                v if !taken.is_copy() => v.clone(),
                Value::Object(_) if moved => self.moved_value(v)?,
                Value::Closure(within) if moved => self.captures_copied(within, depth + 1, true)?,
                Value::Array(_) | Value::Text(_) | Value::Tuple(_) if moved && *taken == Taken::Copy => self.moved_value(v)?,
                Value::Pack(items) => self.captured_pack(items, moved)?,
                v => self.copied_within(v, depth + 1)?,
            });
        }
        if copies_this && this_place >= kept.len() {
            this = self.part(&this, moved)?;
        }
        let (code, class) = (closure.code, closure.class);
        Ok(Value::Closure(Rc::new(super::Closure { code, this, class, captured: RefCell::new(captured), this_place })))
    }

    /// The elements of a pack as a lambda holds them: copies of the values among them, or what is moved out of these.
    pub(super) fn captured_pack(&mut self, items: &[Value], moved: bool) -> Outcome<Value> {
        let mut held = Vec::with_capacity(items.len());
        for item in items {
            held.push(match item {
                Value::Type(_) | Value::TypeOf(_) | Value::Template(_) | Value::Static(..) => item.clone(),
                Value::Object(_) if moved => self.moved_value(item)?,
                item => {
                    let v = self.state.value(item)?;
                    self.copied_variable(&v, (0, 0))?
                }
            });
        }
        Ok(Value::Pack(Rc::new(held)))
    }

    /// What is said of a number that no cast makes narrow.
    pub(super) fn without_cast(&mut self, v: &Value, to: TypeId) -> Box<Fault> {
        let from = self.state.type_of(v);
        let (from, to) = (self.state.types.name(from), self.state.types.name(to));
        Fault::ill_formed(format_args!("no conversion from `{from}` to `{to}`: its constructors are explicit"))
            .with_help(format_args!("`{to}(x)` converts"))
    }

    /// Whether a cast that `v` needs is missing: code of the library converts without one.
    pub(super) fn lacks_cast(&self, v: &Value, to: TypeId) -> Outcome<bool> {
        Ok(self.needs_cast(v, to)? && !self.frames.last().is_some_and(|frame| frame.code.is_prelude))
    }

    /// Whether a number becomes one of CUTLASS's narrow types by a cast alone. CUDA's own, which are the same here, take any.
    pub(super) fn needs_cast(&self, v: &Value, to: TypeId) -> Outcome<bool> {
        let Type::Float(kind @ Floating::Narrow(_)) = *self.state.types.get(to) else {
            return Ok(false);
        };
        let is_number = match self.state.value(v)? {
            Value::Float(of, _) => !of.is(kind) && of.base() != kind.base(),
            Value::Int(..) | Value::Static(..) => true,
            Value::Enum(ty, _) | Value::Type(ty) => matches!(self.state.types.get(ty), Type::Element(_)),
            _ => false,
        };
        let is_lenient = || {
            let of_cuda = ["__half", "__nv_bfloat16", "nv_bfloat16"];
            of_cuda.into_iter().any(|name| self.program.find("", &[Name::from(name)]).is_some())
        };
        Ok(is_number && self.state.options.mode == Mode::Cxx && !is_lenient())
    }

    /// A value converted to a type, by constructors and conversions of the program too.
    pub(super) fn converted(&mut self, v: Value, to: TypeId, explicit: bool) -> Outcome<Value> {
        let how = As { explicit, ..std::mem::take(&mut self.converts) };
        let target = self.state.types.without_const(to);
        if !explicit && self.lacks_cast(&v, target)? {
            return Err(self.without_cast(&v, target));
        }
        let consts = self.consts_of_list(&v);
        // what is listed is held by another list too
        let is_shared = std::mem::take(&mut self.shares_list) || matches!(&v, Value::Braces(items) if Rc::strong_count(items) > 1);
        let v = match v {
            Value::Braces(items) if self.is_array(target) => {
                self.given_consts = consts;
                let items = Rc::try_unwrap(items).unwrap_or_else(|items| items.to_vec());
                let items = self.with_braces(target, items)?;
                let of = match self.state.types.get(target) {
                    Type::Array(of, _) => *of,
                    _ => Types::AUTO,
                };
                // objects become the numbers that they convert to
                Value::Braces(Rc::new(if self.state.types.is_flat(of) { self.plain(items, of)? } else { items }))
            }
            Value::Braces(items) if let Some(made) = self.container_of_range(&Value::Type(target), target, &items, true)? => {
                return Ok(made);
            }
            Value::Braces(items) if self.lists_range(target, &items)? => {
                return self.construct(&Value::Type(target), items.to_vec(), true);
            }
            v => v,
        };
        match (self.state.types.get(target).clone(), &v) {
            (Type::Library(text, _), Value::Null | Value::Int(Integer::Int, 0) | Value::Pointer { address: 0, .. })
                if &*text == "string" && !self.comparing && !self.state.is_unevaluated =>
            {
                Err(convert::containers::of_null())
            }
            (Type::Class(class), Value::Object(o)) if o.class == class => Ok(v),
            (Type::Class(class), Value::Object(o)) if self.is_derived(o.class, class) => {
                let moved = how.on_rvalue || self.passing.moved & 1 != 0 || !super::values::is_held(&v);
                match self.own_copy(class) {
                    Some(_) => self.object_from(class, vec![v.clone()], moved.into()),
                    None => self.made_from(class, o, moved),
                }
            }
            (Type::Class(class), Value::Object(_)) if explicit => self.object_or_conversion(target, class, vec![v], false),
            (Type::Class(class), Value::Object(_)) => {
                let how = As { on_rvalue: how.on_rvalue || super::values::is_given_up(&v), ..how };
                match self.conversion_before_constructors(&v, class, target, how)? {
                    Some(v) => Ok(v),
                    None => self.implicit_object(class, v),
                }
            }
            (Type::Class(class), Value::Braces(_)) => {
                // what nothing else holds is a temporary, which may be moved from
                let holders = if matches!(&v, Value::Braces(items) if Rc::strong_count(items) > 1) { 2 } else { 1 };
                let passed = if let Value::Braces(items) = &v { self.passed(items) } else { Vec::new() };
                let (args, temporaries) = listed_with_temporaries(v);
                let args = self.listed(class, args)?;
                // an object that the list alone holds is what it makes
                if let [only @ Value::Object(o)] = &args[..]
                    && o.class == class
                    && !super::values::is_held_by(only, holders)
                    && !o.is_const.get()
                {
                    return Ok(only.clone());
                }
                self.moved |= temporaries;
                self.holders = holders;
                if !matches!(&args[..], [Value::Braces(_)]) {
                    self.given_consts = consts;
                }
                self.is_braced = true;
                let made = self.converting_object(class, args)?;
                self.note_passed_to(passed, &made);
                Ok(made)
            }
            (Type::Class(class), _) => {
                if !self.has_constructors(class) && !explicit {
                    let have = self.state.type_of(&v);
                    let (have, want) = (self.state.types.name(have), self.state.types.name(target));
                    return Err(Fault::ill_formed(format_args!("a value of type `{have}` is no `{want}`")));
                }
                if explicit { self.object_of_numbers(class, vec![v]) } else { self.implicit_object(class, v) }
            }
            (Type::Reference(_) | Type::Forwarding(_) | Type::Auto, _) => Ok(v),
            (Type::Of(base @ Value::Static(_, x, _)), Value::Object(o))
                if let Some(Value::Static(_, n, _)) = self.state.types.constant_of(o.class)
                    && n == x =>
            {
                Ok(base.clone())
            }
            (Type::Int(_) | Type::Float(_), Value::Object(o)) if let Some(n) = self.state.types.constant_of(o.class) => {
                convert::convert(&mut self.state, n, target, explicit)
            }
            (Type::Array(of, n), Value::Braces(items)) if self.holds_objects(of) || self.has_objects(of, 0) => {
                let n = n.unwrap_or(items.len() as i64).max(0) as usize;
                self.given_consts = consts;
                self.elements_of_list(target, of, n, (listed(v), is_shared))
            }
            // a constructor of a tuple takes its one element
            (Type::Of(Value::Tuple(items)), one)
                if items.len() == 1
                    && !matches!(one, Value::Braces(_) | Value::Tuple(_) | Value::Type(_))
                    && self.state.type_of(one) != target
                    && (!matches!(one, Value::Object(_)) || self.state.type_of(one) == self.type_of_part(&items[0]))
                    && let Some(types) = self.braced_types(target, 1) =>
            {
                self.made_of_braces(target, &types, (vec![v], false))
            }
            (Type::Library(..) | Type::Of(_), Value::Braces(items)) => match self.braced_types(target, items.len()) {
                Some(types) => {
                    self.given_consts = consts;
                    self.made_of_braces(target, &types, (listed(v), is_shared))
                }
                None => self.converted_by_library(v, target, explicit),
            },
            (Type::Library(..), Value::Function(_)) if let Some(chosen) = self.chosen_method(&v, target)? => Ok(chosen),
            (Type::Pointer(space, of), Value::AddressOf(_, from)) if space == *from => self.pointer_as(v, of),
            (Type::Pointer(..), Value::Function(_) | Value::Closure(_)) => match self.pointed_function(target) {
                None if explicit => Ok(v),
                None => {
                    let (have, want) = (self.state.type_of(&v), self.state.types.name(target));
                    Err(Fault::ill_formed(format_args!("no conversion from `{}` to `{want}`", self.state.types.name(have))))
                }
                Some(wanted) => match self.as_function(&v, wanted)? {
                    Some(v) => Ok(v),
                    None => {
                        let have = self.state.type_of(&v);
                        let (have, want) = (self.state.types.name(have), self.state.types.name(target));
                        Err(Fault::ill_formed(format_args!("no conversion from `{have}` to `{want}`")))
                    }
                },
            },
            (Type::Library(..), Value::Object(o)) if super::super::state::characters::is_view(&self.state, o) => {
                self.converted_by_library(v, target, explicit)
            }
            (_, Value::Object(_)) => match self.conversion(&v, target, how)? {
                // what it refers to is copied
                Some(v) if !how.to_reference && super::values::is_held(&v) => {
                    let v = self.state.value(&v)?;
                    let v = if let Value::Array(_) | Value::Text(_) = v { self.copied(&v)? } else { v };
                    self.converted(v, target, explicit)
                }
                Some(v) => self.converted(v, target, explicit),
                None => {
                    let have = self.state.type_of(&v);
                    let (have, want) = (self.state.types.name(have), self.state.types.name(target));
                    Err(Fault::ill_formed(format_args!("a value of type `{have}` is no `{want}`")))
                }
            },
            (_, Value::Type(_)) => {
                let v = self.as_type_value(v);
                convert::convert(&mut self.state, v, target, explicit)
            }
            _ => self.converted_by_library(v, target, explicit),
        }
    }

    /// Which of the values of a list in braces cannot be changed, and which of these are rvalues.
    pub(super) fn consts_of_list(&self, v: &Value) -> (u64, u64) {
        let is_this = |list: &std::rc::Weak<Vec<Value>>| matches!(v, Value::Braces(items) if list.as_ptr() == Rc::as_ptr(items));
        self.consts_in_lists.iter().find(|(list, _)| is_this(list)).map_or((0, 0), |(_, consts)| *consts)
    }

    /// Whether a class has constructors.
    pub(super) fn has_constructors(&self, class: ClassId) -> bool {
        self.constructors(class).is_some()
    }

    /// What an object of another class makes that is moved from: a parameter that is no reference is made of it first.
    pub(super) fn converted_from_moved(&mut self, v: Value, to: TypeId) -> Outcome<Value> {
        // a conversion function alone makes a container of it
        let moved = u64::from(!matches!(self.state.types.get(self.state.types.without_const(to)), Type::Library(..)));
        self.passing = super::Passing { moved, ..super::Passing::default() };
        self.converts.on_rvalue = !self.state.types.is_flat(to);
        let made = self.converted_from(v, true, to, false);
        self.passing = super::Passing::default();
        made
    }

    /// A value converted to a type; an object of another class may be moved from where it is a temporary.
    pub(super) fn converted_from(&mut self, v: Value, temporary: bool, to: TypeId, explicit: bool) -> Outcome<Value> {
        if temporary
            && self.is_other_class(&v, to)
            && let Type::Class(class) = self.state.types.get(self.state.types.without_const(to)).clone()
            && self.has_constructors(class)
            && !self.converts_itself(&v, to)?
        {
            self.moved = 1;
            return if explicit { self.converting_object(class, vec![v]) } else { self.implicit_object(class, v) };
        }
        self.converted(v, to, explicit)
    }

    /// The same, by a constructor that is not `explicit`.
    pub(super) fn implicit_object(&mut self, class: ClassId, v: Value) -> Outcome<Value> {
        self.is_implicit = true;
        let made = self.converting_object(class, vec![v]);
        self.is_implicit = false;
        made
    }

    /// An object of a class that what stands at a place converts to, where that is no object: the constructor may keep a
    /// reference to the place.
    pub(super) fn object_of_place(&mut self, place: &Value, to: TypeId) -> Outcome<Option<Value>> {
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(to)) else {
            return Ok(None);
        };
        if !State::is_place(place) || !self.has_constructors(class) || matches!(self.state.value(place)?, Value::Object(_)) {
            return Ok(None);
        }
        self.implicit_object(class, place.clone()).map(Some)
    }

    /// An object that a value converts to, by a constructor that is not asked to copy what is no such object.
    pub(super) fn converting_object(&mut self, class: ClassId, args: Vec<Value>) -> Outcome<Value> {
        if self.conversions >= super::MAX_WITHIN {
            return Err(Fault::new(super::FaultKind::Limit, format_args!("conversions nest more than {} deep", super::MAX_WITHIN)));
        }
        self.conversions += 1;
        self.is_conversion = true;
        let made = self.object_of_numbers(class, args);
        self.is_conversion = false;
        self.conversions -= 1;
        made
    }

    /// An object of a class from arguments of which a zero is a null pointer where nothing else takes it: whether it was a literal
    /// is not known.
    fn object_of_numbers(&mut self, class: ClassId, args: Vec<Value>) -> Outcome<Value> {
        let is_zero = |(i, v): (usize, &Value)| if matches!(v, Value::Int(_, 0)) { 1u64 << i } else { 0 };
        let zeros = args.iter().take(64).enumerate().map(is_zero).sum();
        let again = (zeros != 0).then(|| (args.clone(), self.moved, self.holders, self.is_implicit, self.is_conversion, self.is_braced));
        self.passing.no_literals = zeros;
        match (self.object(class, args), again) {
            (Err(fault), Some((args, moved, holders, is_implicit, is_conversion, is_braced))) if fault.kind == FaultKind::IllFormed => {
                self.passing.no_literals = 0;
                (self.moved, self.holders, self.is_implicit, self.is_conversion, self.is_braced) =
                    (moved, holders, is_implicit, is_conversion, is_braced);
                self.object(class, args)
            }
            (made, _) => made,
        }
    }

    /// Whether a constructor would copy or move what another conversion had to make of its one argument first.
    pub(super) fn copies_a_conversion(&mut self, function: &FunctionCode, class: Option<ClassId>, args: &[Value]) -> Outcome<bool> {
        let (Some(class), [only], Some(first)) = (class, args, function.params.first()) else {
            return Ok(false);
        };
        let Some(ty) = self.type_without_templates(&first.pattern, class)? else {
            return Ok(false);
        };
        if !self.state.types.get(ty).is_class(class) {
            return Ok(false);
        }
        Ok(match self.state.value(only)? {
            Value::Object(o) => !self.is_derived(o.class, class),
            Value::Memory(..) => false,
            _ => true,
        })
    }

    /// The type of a parameter that no parameter of a template decides, without `const` and reference.
    pub(super) fn type_without_templates(&mut self, pattern: &Pattern, class: ClassId) -> Outcome<Option<TypeId>> {
        let Pattern::Concrete(code) = super::patterns::inner(pattern) else {
            return Ok(None);
        };
        let ty = self.eval_alone(code, Some(class), Value::Void)?;
        if matches!(ty, Value::Template(_) | Value::Native(_)) {
            return Ok(None);
        }
        let ty = self.type_id(&ty)?;
        Ok(Some(self.state.types.strip(ty)))
    }

    /// What was moved from, as a value of its own: by the constructor that moves, where there is one.
    pub(super) fn moved_value(&mut self, v: &Value) -> Outcome<Value> {
        match v {
            Value::Object(_) if self.any_copies_by_code && self.is_by_code(v) => self.copied_by_parts(v, true),
            Value::Object(o) => {
                let fields = o.fields.borrow().clone();
                let mut moved = Vec::with_capacity(fields.len());
                for (i, field) in fields.iter().enumerate() {
                    let is_reference = self.state.types.is_reference_member(o.class, i);
                    moved.push(if is_reference { field.clone() } else { self.moved_value(field)? });
                }
                Ok(Value::Object(Object::new(o.class, moved, o.pending_destructors.clone())))
            }
            Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Library(name, _) if matches!(&**name, "vector" | "deque")) =>
            {
                let empty = self.state.new_array(array.ty, array.element, 0, super::super::memory::Region::Heap)?;
                if let Value::Array(empty) = &empty {
                    self.state.exchange(empty, array);
                }
                Ok(empty)
            }
            Value::Text(text) => {
                let moved = Rc::new(RefCell::new(text.take()));
                self.state.memory.moved(text, &moved);
                Ok(Value::Text(moved))
            }
            Value::Closure(closure) => self.captures_copied(closure, 0, true),
            Value::Tuple(items)
                if items.iter().any(|item| matches!(item, Value::Text(_) | Value::Array(_) | Value::Tuple(_) | Value::Object(_))) =>
            {
                let moved = items.iter().map(|item| if State::is_place(item) { Ok(item.clone()) } else { self.moved_value(item) });
                Ok(Value::Tuple(Rc::new(moved.collect::<Outcome<_>>()?)))
            }
            Value::Array(_) if self.any_copies_by_code && self.is_by_code(v) => self.copied_by_parts(v, true),
            // each element of an array is moved
            Value::Array(array) if self.is_fixed(array) && !self.is_list(array.ty) => {
                let is_const = self.state.declared_element(array) != self.state.types.without_const(self.state.declared_element(array));
                let holds =
                    |v: &Value| matches!(v, Value::Text(_) | Value::Array(_) | Value::Tuple(_) | Value::Object(_) | Value::Closure(_));
                let cells = match &*array.storage.borrow() {
                    Storage::Cells(cells) if !is_const && cells.iter().all(holds) => cells.clone(),
                    _ => return self.copied(v),
                };
                let moved = cells.iter().map(|v| self.moved_value(v)).collect::<Outcome<Vec<_>>>()?;
                Ok(Value::Array(convert::cells(&mut self.state, array.ty, array.element, moved, false)))
            }
            v => self.copied(v),
        }
    }
}

/// The values of a list in braces, and which of them nothing but the list holds.
fn listed_with_temporaries(v: Value) -> (Vec<Value>, u64) {
    let temporaries = match &v {
        Value::Braces(items) => {
            items.iter().enumerate().take(64).filter(|(_, item)| !super::values::is_held(item)).fold(0, |mask, (i, _)| mask | 1 << i)
        }
        _ => 0,
    };
    (listed(v), temporaries)
}

/// The values of a list in braces.
fn listed(v: Value) -> Vec<Value> {
    match v {
        Value::Braces(items) => Rc::try_unwrap(items).unwrap_or_else(|items| items.to_vec()),
        v => vec![v],
    }
}
