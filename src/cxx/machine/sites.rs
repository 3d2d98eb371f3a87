//! Calls as they stand in a function: the arguments on the stack, and what is called with them.

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::code::{Count, Dependent, DependentOn, Extreme, Site, Wanted};
use super::super::convert;
use super::super::cute;
use super::super::library;
use super::super::program::Entity;
use super::super::state::State;
use super::super::types::Role;
use super::super::value::{CuteValue, Fault, FaultKind, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use super::values::{COPIES, COPIES_OFTEN, constant_characters, is_const_result, is_held};
use crate::algebra::Mode;
use std::rc::Rc;

/// Whether a value is an object, a container or a string, or a tuple that holds one.
fn holds_objects(v: &Value) -> bool {
    match v {
        Value::Object(_) | Value::Array(_) | Value::Text(_) => true,
        Value::Tuple(items) => items.iter().any(holds_objects),
        _ => false,
    }
}

impl Machine<'_> {
    /// Notes that the call that begins is asked for the type of what it returns, where it has a frame of its own.
    #[inline]
    pub(super) fn asked(&mut self, site: &Site, frames: usize) {
        if site.wanted == Wanted::Type && self.frames.len() > frames {
            (self.type_wanted_at, self.wants_operator) = (self.frames.len(), false);
        }
    }

    /// Calls the functions of a name with what the site takes from the stack.
    pub(super) fn call_at(&mut self, set: u32, site: &Site) -> Outcome<()> {
        let (args, temporaries) = self.argument_values(site)?;
        let passed = self.passed(&args);
        self.note_passed(passed);
        let templates = self.popped(site.templates);
        let templates = self.template_values(&templates)?;
        if site.extreme != Extreme::No
            && let Some(v) = self.extreme_of_numbers(set, site.extreme, &templates, &args)?
        {
            self.stack.push(v);
            return Ok(());
        }
        let set = if site.near { self.with_near(set, &args, site.beside)? } else { set };
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.call_set(set, None, Value::Void, templates, args, temporaries)
    }

    /// `min` or `max` of two numbers of one type, which need no overload.
    fn extreme_of_numbers(&mut self, set: u32, of: Extreme, templates: &[Value], args: &[Value]) -> Outcome<Option<Value>> {
        let [a, b] = args else { return Ok(None) };
        let (mut x, mut y) = (self.state.value(a)?, self.state.value(b)?);
        let (mut a, mut b) = (a.clone(), b.clone());
        if let [Value::Type(ty)] = templates
            && let (Value::Int(..) | Value::Float(..), Value::Int(..) | Value::Float(..)) = (&x, &y)
        {
            for (v, arg) in [(&mut x, &mut a), (&mut y, &mut b)] {
                if self.state.type_of(v) != *ty {
                    *v = self.converted(v.clone(), *ty, false)?;
                    *arg = v.clone();
                }
            }
        } else if !templates.is_empty() {
            return Ok(None);
        }
        let is_of_one_type = match (&x, &y) {
            (Value::Int(x, _), Value::Int(y, _)) => x == y,
            (Value::Float(x, _), Value::Float(y, _)) => x.is(*y),
            _ => false,
        };
        if !is_of_one_type {
            return Ok(None);
        }
        let is_max = &*self.program.sets[set as usize].0 == "max";
        let (first, second) = if is_max { (&x, &y) } else { (&y, &x) };
        let less = arith::binary(&mut self.state, BinaryOp::Less, first, second)?;
        let is_second = convert::truth(&self.state, &less)?;
        Ok(Some(match (of, is_second) {
            (Extreme::Argument, true) => b,
            (Extreme::Argument, false) => a,
            (_, true) => y,
            (_, false) => x,
        }))
    }

    /// Calls a function of the library, or one of the program that its arguments find.
    pub(super) fn call_library_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        if &**name == "size" && self.known_size(site)? {
            return Ok(());
        }
        let (args, temporaries) = self.argument_values(site)?;
        let mut passed = self.passed(&args);
        if !site.is_type {
            self.note_passed(std::mem::take(&mut passed));
        }
        let templates = self.popped(site.templates);
        if site.near
            && let Some(set) = self.found_beside(name, &args, site.beside)?
        {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, None, Value::Void, templates, args, temporaries);
        }
        // a container is made of its arguments as a class of the program is: what is moved, and temporaries, are told
        if site.is_type
            && args.len() == 1
            && matches!(&**name, "string" | "vector" | "deque" | "array" | "__std_array")
            && let Some(ty @ Value::Type(_)) = match &self.library_values(&templates)?[..] {
                [] => library::type_named(&mut self.state, name, None)?,
                given => library::template_named(&mut self.state, name, given)?,
            }
        {
            self.made_by_call(&ty, args)?;
            if let Some(made) = self.stack.last().cloned() {
                self.note_passed_to(passed, &made);
            }
            return Ok(());
        }
        if let ("move", 3) = (&**name, args.len())
            && let Some(Entity::Functions(set)) = self.program.find("", &["__move_range".into()])
        {
            return self.call_set(set, None, Value::Void, templates, args, temporaries);
        }
        if site.is_member && self.state.options.mode == Mode::Cxx {
            return Err(Fault::ill_formed(format_args!("nothing is called `{name}`"))
                .with_help(format_args!("it is a member of what it works on: `x.{name}(…)`")));
        }
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.call_of_library(name, templates, args, temporaries, site.is_type)?;
        if let Some(made) = self.stack.last().filter(|_| site.is_type).cloned() {
            self.note_passed_to(passed, &made);
        }
        Ok(())
    }

    /// Calls a function of the library with arguments of which `passing` says how they are passed.
    pub(super) fn call_of_library(
        &mut self,
        name: &super::Name,
        templates: Vec<Value>,
        mut args: Vec<Value>,
        temporaries: u64,
        is_type: bool,
    ) -> Outcome<()> {
        if let ("max" | "min" | "clamp", [Value::Type(to)]) = (&**name, &templates[..]) {
            self.converted_from_the_last(&mut args, *to, temporaries)?;
        }
        if let Some(v) = self.exchanged(name, &args)? {
            self.stack.push(v);
            return Ok(());
        }
        if library::tuples::OF_STD_TUPLES.contains(&&**name) {
            if &**name == "__found_make_tuple" {
                // a `std::reference_wrapper` leads to the function of `std`
                let mut leads_to_std = false;
                for arg in &args {
                    let ty = self.state.type_of(arg);
                    leads_to_std |= self.state.types.role_of(ty).is_reference();
                }
                let name = if leads_to_std { "__std_make_tuple" } else { "make_tuple" };
                return self.call_of_library(&name.into(), templates, args, temporaries, is_type);
            }
            return self.call_with_tuples(name, &templates, args, temporaries);
        }
        if matches!(&**name, "copy" | "copy_aligned" | "__copy_if" | "__axpby" | "gemm") {
            if self.runs_own_operation(name, &args)? {
                self.stack.push(Value::Void);
                return Ok(());
            }
            self.read_whole(name, &mut args)?;
        }
        if let ("fill" | "clear", Some((array, rest))) = (&**name, args.split_first())
            && let Some(v) = self.method_of_bytes(&self.state.place(array), name, rest)?
        {
            self.stack.push(v);
            return Ok(());
        }
        self.with_own_operation(name, args.first_mut())?;
        if self.any_copies_by_code && matches!(&**name, "copy" | "copy_aligned" | "fill" | "clear") && self.copied_each(name, &args)? {
            self.stack.push(Value::Void);
            return Ok(());
        }
        let target = match &**name {
            "clear" | "fill" => Some(0),
            "copy" | "copy_aligned" | "gemm" => args.len().checked_sub(1),
            _ => None,
        };
        if let Some((i, target)) = target.and_then(|i| args.get(i).map(|arg| (i, arg)))
            && self.passing.consts.checked_shr(i as u32).unwrap_or(0) & 1 != 0
            && matches!(self.state.value(target)?, Value::Cute(_))
        {
            return Err(Fault::ill_formed(format_args!("`{name}` would change what is `const`")));
        }
        // the argument that is returned
        let which = match &args[..] {
            [condition, _, _] if &**name == "conditional_return" => match self.state.value(condition)? {
                Value::Static(_, 0, _) => 2,
                _ => 1,
            },
            _ => 0,
        };
        let (moved, is_const, wants_type) = (self.passing.moved, self.passing.consts >> which & 1 != 0, self.passing.wants_type);
        let rvalues = moved | self.passing.const_rvalues | temporaries;
        if let ("__at_member", true, Some(object)) = (&**name, is_const, args.first_mut())
            && matches!(self.state.value(object)?, Value::Object(_))
        {
            *object = self.state.constant_object(object.clone());
        }
        // as a function, and no method, it is CuTe's
        let keeps = library::methods::keeps(name) && &**name != "insert";
        if keeps {
            self.moved_into(name, &mut args)?;
        }
        // a conversion function is told
        if let (true, [Value::Object(_)]) = (is_type, &args[..]) {
            self.moved = (moved | temporaries) & 1;
            self.given_consts = (is_const.into(), self.passing.const_rvalues);
        }
        // what is made of `std::move(x)` asks whether `x` is `const`
        if &**name != "move" {
            self.passing = Default::default();
        }
        if is_type || !keeps {
            let mut v = self.called_for_copies(name, is_type, &templates, &args)?;
            if let ("conditional_return", [_, _]) = (&**name, &args[..]) {
                // which returns a copy
                let own = self.state.value(&v)?;
                v = if super::values::is_held(&own) { self.copied(&own)? } else { own };
            }
            let leads_in =
                matches!(&**name, "begin" | "end" | "data" | "rbegin" | "rend" | "make_gmem_ptr" | "make_smem_ptr" | "make_rmem_ptr");
            if let (true, Some(of)) = (leads_in, args.first())
                && let Value::Array(array) = self.state.value(of)?
                && (is_const
                    || self.state.is_constant(of)
                    || matches!(self.state.types.get(self.state.declared_element(&array)), Type::Const(_)))
            {
                self.state.constant_target(&mut v);
            }
            if is_const && let Some(owner) = args.first() {
                v = cute::constant_part(&mut self.state, owner, v)?;
            }
            let is_copy = &**name == "conditional_return" && args.len() == 2;
            if is_const && !is_copy && library::references::may_refer(name) {
                let part = match args.first() {
                    Some(whole) => self.part_field(whole, &v)?,
                    None => None,
                };
                v = match part {
                    Some((is_reference, _)) if matches!(v, Value::Object(_) | Value::Array(_) | Value::Text(_)) => {
                        if is_reference {
                            v
                        } else {
                            State::constant_of_place(v)
                        }
                    }
                    // an element of a tuple is its own place
                    None if &**name == "conditional_return" => self.state.constant_object(v),
                    None if matches!(v, Value::Object(_) | Value::Array(_) | Value::Text(_)) => State::constant_of_place(v),
                    _ => self.state.constant(v),
                };
            }
            if wants_type {
                let of_object = name.as_ref() == "get" && matches!(args.first(), Some(Value::Object(_)));
                v = self.called_type(name, &args, &v, if of_object { moved | temporaries } else { moved >> which })?;
            }
            if let ("get" | "__at_member", true, Some(whole)) = (&**name, rvalues & 1 != 0 && self.is_told_next(), args.first()) {
                self.tell_part(whole, &v, is_const)?;
            }
            self.stack.push(v);
            return Ok(());
        }
        let hands_over = self.handed_over(&mut args, moved)?;
        let outer = std::mem::replace(&mut self.state.hands_over, hands_over);
        let v = self.called(name, false, &templates, &args);
        self.state.hands_over = outer;
        self.stack.push(v?);
        Ok(())
    }

    /// The objects among arguments as values of the type of the parameters.
    fn converted_from_the_last(&mut self, args: &mut [Value], to: TypeId, temporaries: u64) -> Outcome<()> {
        let (rvalues, consts) = (temporaries | self.passing.moved | self.passing.const_rvalues, self.passing.consts);
        for (i, arg) in args.iter_mut().enumerate().rev() {
            let v = self.state.value(arg)?;
            if let Value::Object(_) = v {
                let told = |mask: u64| mask.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
                self.converts = As { on_const: told(consts) || self.is_const_object(arg), on_rvalue: told(rvalues), ..As::default() };
                *arg = self.converted(v, to, false)?;
            }
        }
        Ok(())
    }

    /// Copies a tensor of objects to another one, or fills it, by their assignments, where these are code of the program; whether it
    /// did.
    fn copied_each(&mut self, name: &str, args: &[Value]) -> Outcome<bool> {
        let mut by_code = false;
        for arg in args {
            let tensor = self.state.value(arg)?;
            if let (Value::Cute(_), Some(p)) = (&tensor, cute::pointer(&mut self.state, &tensor)) {
                by_code |= self.copies_by_code(TypeId(p.element));
            }
        }
        if !by_code {
            return Ok(false);
        }
        let fills = matches!(name, "fill" | "clear");
        let first = if fills { 0 } else { args.len().saturating_sub(2) };
        match self.program.find("", &[if fills { "__fill_each" } else { "__copy_each" }.into()]) {
            Some(Entity::Functions(set)) if args.len() > first => {
                self.call_set_now(set, None, Value::Void, &[], &args[first..])?;
                Ok(true)
            }
            _ => {
                let message = format!("`{name}` of objects whose class says how they are assigned is not read");
                Err(Fault::new(FaultKind::Unsupported, message))
            }
        }
    }

    /// What a function of the library returns; elements of tuples that are objects are the result's own.
    fn called_for_copies(&mut self, name: &str, is_type: bool, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        let copies = || COPIES.contains(&name) || COPIES_OFTEN.contains(&name);
        if name == "make_tuple" {
            args.iter().filter(|arg| matches!(arg, Value::Object(_))).try_for_each(|arg| self.keeps_element(arg))?;
        }
        if self.any_copies_by_code && copies() {
            return self.made_of_copies(name, templates, args);
        }
        if let ("get", Some(whole)) = (name, args.first()) {
            self.keep_temporary(whole);
        }
        let v = self.called(name, is_type, templates, args)?;
        if let ("get", true, Some(whole @ Value::Tuple(_))) = (name, self.any_destructors && holds_objects(&v), args.first()) {
            // the other elements of a temporary end with the expression too
            self.expires_here(whole.clone());
        }
        match holds_objects(&v) && !matches!(name, "make_tuple" | "tuple_cat") && copies() {
            true => self.copied(&v),
            false => Ok(v),
        }
    }

    /// What a function of CuTe makes of the elements of tuples: objects that are copied by code are copies, a temporary's too.
    fn made_of_copies(&mut self, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        let outer = std::mem::replace(&mut self.state.hands_over, true);
        let made = self.called(name, false, templates, args);
        self.state.hands_over = outer;
        let made = made?;
        if State::is_place(&made) {
            return Ok(made);
        }
        if !self.is_by_code(&made) {
            let is_own = matches!(name, "make_tuple" | "tuple_cat") || !holds_objects(&made);
            return if is_own { Ok(made) } else { self.copied(&made) };
        }
        // to what is no tuple `append<N>` adds in two steps
        let in_steps = matches!(name, "append" | "prepend") && !templates.is_empty();
        let is_tuple = matches!(args.first().map(|first| self.state.value(first)).transpose()?, Some(Value::Tuple(_)));
        if COPIES_OFTEN.contains(&name) || in_steps && !is_tuple {
            let message = format!("`{name}` of objects whose constructors copy them is not read");
            return Err(Fault::new(FaultKind::Unsupported, message));
        }
        let copy = self.copied(&made)?;
        args.iter().for_each(|arg| self.expires(arg.clone()));
        Ok(copy)
    }

    /// The type of what a function of the library returned: a reference to an element of a temporary is one to what expires.
    pub(super) fn called_type(&mut self, name: &str, args: &[Value], v: &Value, moved: u64) -> Outcome<Value> {
        let mut ty = self.result_type(v)?;
        let mut moved = moved;
        // an element of a pair or a tuple is of its declared type, and a reference leads elsewhere
        if let ("get", Some(Value::Object(of))) = (name, args.first()) {
            match v {
                Value::Field(i, object) if Rc::ptr_eq(of, object) => {
                    let field = self.instances[object.class.0 as usize].fields.get(*i as usize).map(|f| f.ty);
                    let is_const = matches!(self.state.types.get(ty), Type::Const(_));
                    ty = field.unwrap_or(ty);
                    if is_const {
                        ty = self.state.types.intern(Type::Const(ty));
                    }
                }
                v if State::is_place(v) && !self.state.is_constant(v) => moved &= !1,
                _ => {}
            }
        }
        if name == "tuple_cat" && args.len() == 1 {
            // the tuple itself, as what is `const`
            let of = self.state.types.strip(ty);
            let of = self.state.types.intern(Type::Const(of));
            return Ok(Value::Type(self.state.types.intern(Type::Reference(of))));
        }
        if State::is_place(v) && library::references::may_refer(name) {
            if moved & 1 != 0 {
                ty = self.state.types.without_reference(ty);
            }
            // all but these take a temporary as what is `const`
            let is_get = matches!(name, "get" | "conditional_return");
            if moved & 1 != 0 && !is_get {
                ty = self.state.types.intern(Type::Const(ty));
            }
            ty = self.state.types.intern(if moved & 1 != 0 && is_get { Type::Forwarding(ty) } else { Type::Reference(ty) });
        } else if let ("get" | "front" | "back", [of, ..]) = (name, args)
            && matches!(v, Value::Object(_) | Value::Array(_) | Value::Text(_))
            && State::is_place(of)
            && moved & 1 == 0
        {
            ty = self.state.types.intern(Type::Reference(ty));
        } else if let ("get" | "front" | "back", [of, ..], false) = (name, args, self.state.is_empty(v))
            && (matches!(v, Value::Int(..)) || library::tuples::items(&mut self.state, of)?.is_some())
            && !matches!(of, Value::Object(list) if self.state.types.classes[list.class.0 as usize].role == Role::Sequence)
        {
            ty = self.state.types.intern(Type::Forwarding(ty));
        } else if let ("conditional_return", [condition, ..]) = (name, args)
            && args.len() == 3
            && matches!(self.state.value(condition)?, Value::Static(..))
        {
            ty = self.state.types.intern(Type::Forwarding(ty));
        }
        Ok(Value::Type(ty))
    }

    /// Calls a member of the object below the arguments.
    pub(super) fn call_member_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        let (args, temporaries) = self.argument_values(site)?;
        let passed = self.passed(&args);
        self.note_passed(passed);
        let templates = self.popped(site.templates);
        let (object, is_moved) = match self.pop() {
            Value::Passed(how, of) => {
                if matches!(how, Passed::Const | Passed::ConstRvalue) {
                    (self.passing.on_const, self.passing.on_constant) = (true, true);
                }
                ((*of).clone(), matches!(how, Passed::Rvalue | Passed::ConstRvalue))
            }
            object => (object, false),
        };
        self.keep_temporary(&object);
        if self.is_const_object(&object) {
            (self.passing.on_const, self.passing.on_constant) = (true, true);
        }
        if matches!(&**name, "c_str" | "data") && matches!(&object, Value::Text(text) if Rc::strong_count(text) == 1) {
            self.expires_here(object.clone());
        }
        let on_const = self.passing.on_const;
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.passing.on_rvalue = is_moved || site.on_moved || matches!(&object, Value::Object(o) if Rc::strong_count(o) == 1);
        let of_const_text = on_const && &**name == "data" && matches!(self.state.place(&object), Value::Text(_));
        let itself = (site.wanted == Wanted::Type).then(|| object.clone());
        let leads_in = on_const && matches!(&**name, "front" | "back" | "at");
        let leads_in = leads_in && matches!(self.state.value(&object)?, Value::Array(_) | Value::Text(_));
        let called = self.call_member(object, name, templates, args, temporaries);
        self.passing = Default::default();
        // an element of what is `const`
        if let Some(element) = self.stack.pop_if(|v| leads_in && called.is_ok() && State::is_place(v)) {
            self.stack.push(if self.state.is_constant(&element) { element } else { State::constant_of_place(element) });
        }
        // what a string returns is a reference to it
        if let (Some(object), Some(Value::Text(text))) = (itself, self.stack.last().filter(|_| called.is_ok()))
            && matches!(self.state.value(&object)?, Value::Text(of) if Rc::ptr_eq(&of, text))
        {
            let ty = self.state.types.intern(Type::Library("string".into(), Vec::new()));
            let of = self.state.types.intern(Type::Reference(ty));
            self.pop();
            self.stack.push(Value::Type(of));
        }
        if of_const_text && let Some(v) = self.stack.last_mut() {
            constant_characters(v);
        }
        called
    }

    /// Calls the value below the arguments.
    pub(super) fn call_value_at(&mut self, site: &Site) -> Outcome<()> {
        if let Some(v) = self.at_coordinate(site)? {
            self.stack.push(v);
            return Ok(());
        }
        let (args, temporaries) = self.argument_values(site)?;
        let mut passed = self.passed(&args);
        self.passing.wants_type = site.wanted == Wanted::Type;
        let (callee, is_moved) = match self.pop() {
            Value::Passed(how, of) => {
                self.passing.on_constant |= matches!(how, Passed::Const | Passed::ConstRvalue);
                ((*of).clone(), matches!(how, Passed::Rvalue | Passed::ConstRvalue))
            }
            callee => (callee, false),
        };
        let is_pointer = matches!(&self.state.value(&callee)?, Value::Enum(ty, _) if self.member_pointer(*ty).is_some());
        if !matches!(callee, Value::Method(_)) && !is_pointer {
            let is_made = matches!(&callee, Value::Object(o) if Rc::strong_count(o) == 1);
            self.passing.on_const = site.of_const || self.passing.on_constant || self.is_const_object(&callee);
            self.passing.on_rvalue = is_moved || is_made;
        }
        self.callee_as_declared(&callee);
        self.keep_temporary(&callee);
        let of_const = site.of_const || self.passing.on_const && matches!(self.state.value(&callee)?, Value::Cute(_));
        // the declaration tells what the arguments that are there make of it
        if site.wanted == Wanted::Type && matches!(self.state.value(&callee)?, Value::Closure(_)) {
            let passing = self.passing;
            let of = self.state.value(&callee)?;
            let sample = self.value_called(of, args.clone(), temporaries, (Wanted::Type, passing.on_const))?;
            self.passing = passing;
            if !matches!(sample, Value::Void) {
                self.stack.push(sample);
                self.passing = Default::default();
                return Ok(());
            }
        }
        let owner = callee.clone();
        let is_type = matches!(callee, Value::Type(_) | Value::Template(_) | Value::Native(_));
        if !is_type {
            self.note_passed(std::mem::take(&mut passed));
        }
        let called = self.call_value(callee, args, temporaries);
        if let Some(made) = self.stack.last().filter(|_| is_type && called.is_ok()).cloned() {
            self.note_passed_to(passed, &made);
        }
        self.passing = Default::default();
        if of_const && let Some(part) = self.stack.pop_if(|v| called.is_ok() && matches!(v, Value::Cute(_) | Value::Memory(..))) {
            self.stack.push(cute::constant_part(&mut self.state, &owner, part)?);
        }
        called
    }

    /// Notes whether what is called is `const` and a temporary, where it is as `std::declval` has it.
    pub(super) fn callee_as_declared(&mut self, callee: &Value) {
        if self.passing.is_exact {
            self.passing.on_const |= self.state.is_constant(callee);
            self.passing.on_rvalue = !State::is_place(callee);
        }
    }

    /// The value of CuTe that lies on the stack or in the variable there.
    fn of_cute(&self, v: Option<&Value>) -> Option<Rc<CuteValue>> {
        match v? {
            Value::Cute(cute) => Some(cute.clone()),
            Value::Slot(slot) => match self.state.slots.get(*slot as usize) {
                Some(Value::Cute(cute)) => Some(cute.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Replaces a layout or a tensor on top by its size, where that was asked before, as a loop does; whether it was done.
    fn known_size(&mut self, site: &Site) -> Outcome<bool> {
        let asks_all = (site.templates, site.args) == (Count::Fixed(0), Count::Fixed(1));
        if !asks_all || site.near || site.is_member || site.wanted == Wanted::Type || self.state.options.mode != Mode::Cxx {
            return Ok(false);
        }
        let Some(size) = self.of_cute(self.stack.last()).and_then(|of| self.state.extents.size(&of)) else {
            return Ok(false);
        };
        self.state.memory.budget.spend(library::PER_CALL + 1)?;
        self.pop();
        self.stack.push(size);
        self.passing = Default::default();
        self.no_literals = 0;
        Ok(true)
    }

    /// What a layout or a tensor gives for the integers above it, which it replaces; nothing where another thing lies there.
    fn at_coordinate(&mut self, site: &Site) -> Outcome<Option<Value>> {
        let Count::Fixed(count) = site.args else {
            return Ok(None);
        };
        let Some((below, args)) = self.stack.len().checked_sub(usize::from(count)).map(|first| self.stack.split_at(first)) else {
            return Ok(None);
        };
        let Some(cute) = self.of_cute(below.last()).filter(|cute| !cute.is_lazy()) else {
            return Ok(None);
        };
        let is_temporary = cute.owns && Rc::strong_count(&cute) == 2 && matches!(below.last(), Some(Value::Cute(_)));
        let rest = below.len().saturating_sub(1);
        let mut found = super::super::cute::applied(&mut self.state, &cute, args)?;
        if let (true, Some(Value::Memory(of, _))) = (cute.owns, &mut found)
            && (site.of_const || self.is_called_as_const(&site.dependent))
        {
            *of = self.state.types.intern(Type::Const(*of));
        }
        if found.is_some() {
            // the memory of a temporary is there until the expression ends
            if is_temporary {
                let frame = self.frames.len().saturating_sub(1);
                self.expiring.push(super::ends::Expiring::new(frame, Value::Cute(cute), false));
            }
            self.stack.truncate(rest);
            self.passing = Default::default();
            self.no_literals = 0;
        }
        Ok(found)
    }

    /// The arguments of a call that is run: none of them is a type.
    fn argument_values(&mut self, site: &Site) -> Outcome<(Vec<Value>, u64)> {
        let given = self.arguments(site);
        if let Some(Value::Type(ty)) = given.0.iter().find(|v| matches!(v, Value::Type(_))) {
            let why = format!("`{}` is a type, and an argument is a value", self.state.types.name(*ty));
            return Err(Fault::ill_formed(why).with_help("`{}` behind a type makes a value of it: `Int<4>{}`"));
        }
        Ok(given)
    }

    /// The arguments of a call, and which of them are temporaries: not what a function returned by reference.
    pub(super) fn arguments(&mut self, site: &Site) -> (Vec<Value>, u64) {
        let (args, moved) = self.popped_args(site.args);
        let mut temporaries = site.temporaries;
        for (i, arg) in args.iter().enumerate().take(64) {
            if temporaries & !moved & (1 << i) != 0 && is_held(arg) {
                temporaries &= !(1 << i);
            }
            // what an operator returns, as `a[i]`, is none that a variable holds
            let may_be = site.choices & (1 << i) != 0 || matches!(arg, Value::Object(_));
            if may_be && moved & (1 << i) == 0 && !State::is_place(arg) && !is_held(arg) {
                temporaries |= 1 << i;
            }
            if self.state.is_constant(arg) || site.choices & (1 << i) != 0 && is_const_result(arg) {
                self.passing.consts |= 1 << i;
            }
        }
        let super::Passing { consts, const_rvalues, no_literals, .. } = self.passing;
        self.passing = super::Passing {
            consts: consts | site.consts,
            const_rvalues,
            to_consts: site.to_consts,
            moved,
            no_literals,
            on_const: site.on_const,
            is_exact: site.is_exact,
            ..super::Passing::default()
        };
        if !site.dependent.is_empty() {
            self.depends(&site.dependent);
        }
        (args, temporaries)
    }

    /// Whether the parameters of templates say that what is called is `const`.
    fn is_called_as_const(&mut self, dependent: &[Dependent]) -> bool {
        let base = self.frames.last().map_or(0, |frame| frame.base);
        dependent.iter().any(|of| matches!(of.what, DependentOn::Object) && self.is_const_parameter(base + of.slot, of.is_element))
    }

    /// Notes what of a call is `const` by what the parameters of templates stand for.
    fn depends(&mut self, dependent: &[Dependent]) {
        let base = self.frames.last().map_or(0, |frame| frame.base);
        for of in dependent {
            if self.is_const_parameter(base + of.slot, of.is_element) {
                match of.what {
                    DependentOn::Object => (self.passing.on_const, self.passing.on_constant) = (true, true),
                    DependentOn::Argument(i) => self.passing.consts |= 1 << i,
                    DependentOn::Target(i) => self.passing.to_consts |= 1 << i,
                }
            }
        }
    }

    /// Whether a parameter of a template stands for a `const` type, or for a reference to one; `of_elements`: which holds what it
    /// gives, a container or an array.
    pub(super) fn is_const_parameter(&mut self, slot: u32, of_elements: bool) -> bool {
        let ty = match self.state.slots.get(slot as usize) {
            Some(Value::Type(ty)) => *ty,
            Some(Value::TypeOf(of)) => match &**of {
                Value::Passed(Passed::Typed { is_const: true, .. }, _) if !of_elements => return true,
                Value::Passed(Passed::Typed { is_const: false, .. }, of) if !matches!(**of, Value::Array(_)) => return false,
                // a value of the algebra, a number or a pointer by itself is no constant, and its type is long in the finding
                Value::Cute(_) | Value::Static(..) | Value::Int(..) | Value::Float(..) | Value::Pointer { .. } | Value::AddressOf(_, _) => {
                    return false;
                }
                of => {
                    let of = of.clone();
                    self.state.type_of(&of)
                }
            },
            // a variable that is `const` by its declaration
            Some(Value::Void | Value::Cute(_) | Value::Pack(_)) | None => return false,
            Some(_) if !of_elements => return true,
            Some(v) => {
                let Ok(v) = self.state.value(&v.clone()) else { return false };
                let (Value::Array(_) | Value::Text(_) | Value::Object(_)) = v else { return false };
                let ty = self.state.type_of(&v);
                self.state.types.intern(Type::Const(ty))
            }
        };
        let ty = self.state.types.without_reference(ty);
        if of_elements
            && let Type::Class(class) = *self.state.types.get(self.state.types.without_const(ty))
            && self.is_of_const(class)
        {
            return true;
        }
        match *self.state.types.get(ty) {
            Type::Array(of, _) => matches!(self.state.types.get(of), Type::Const(_)),
            Type::Const(of) => match self.state.types.get(of) {
                _ if !of_elements => true,
                Type::Array(..) => true,
                Type::Library(name, _) => &**name != "ViewEngine",
                Type::Class(class) => {
                    let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
                    def.scope.is_prelude
                        // what a pair or a tuple holds may be a reference
                        && !matches!(self.state.types.classes[class.0 as usize].role, Role::Pair | Role::Tuple)
                        && !def.ast.name.ends_with("iterator")
                        && !matches!(&*def.ast.name, "span" | "string_view" | "unique_ptr" | "shared_ptr" | "reference_wrapper")
                }
                _ => false,
            },
            _ => false,
        }
    }
}
