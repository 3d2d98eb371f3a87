//! Calls: the frame of the function, and calls of values and members.

use super::super::arith;
use super::super::ast::{At, BinaryOp, Name};
use super::super::code::{Code, Op, Wanted};
use super::super::compile::Compiler;
use super::super::compiled::FunctionCode;
use super::super::library::{self, methods::Member};
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Object, Outcome, Storage, Type, TypeId, Value};
use super::binding::Call;
use super::{Frame, Machine};
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// Pushes what `T(a, b)` makes.
    pub(super) fn made_by_call(&mut self, ty: &Value, args: Vec<Value>) -> Outcome<()> {
        let super::Passing { moved, no_literals, .. } = self.passing;
        self.given_consts = self.popped_consts();
        self.passing = super::Passing { no_literals, ..Default::default() };
        self.moved = moved;
        let v = self.construct(ty, args, false)?;
        self.note_temporary(&v);
        self.not_pointed_to(&v)?;
        self.given_consts = Default::default();
        self.stack.push(v);
        Ok(())
    }

    /// The code of a function, made when it is called first.
    pub(super) fn function_code(&mut self, id: u32) -> Rc<FunctionCode> {
        if let Some(code) = &self.program.functions[id as usize].code {
            return code.clone();
        }
        let def = &self.program.functions[id as usize];
        let (ast, scope) = (def.ast.clone(), def.scope.clone());
        let code = Rc::new(FunctionCode { id, ..Compiler::new(&mut self.program, scope).whole_function(&ast) });
        self.program.functions[id as usize].code = Some(code.clone());
        code
    }

    /// Calls the function of a set that fits, in a frame of its own.
    pub(super) fn call_set(
        &mut self,
        set: u32,
        class: Option<ClassId>,
        this: Value,
        templates: Vec<Value>,
        args: Vec<Value>,
        temporaries: u64,
    ) -> Outcome<()> {
        let passing = self.passing;
        let is_qualified = passing.is_qualified;
        let bound = match self.choose(set, class, Call { this: &this, templates: &templates, args: &args, temporaries }) {
            Ok(bound) if self.is_declared_by_cute(&bound.function) => {
                self.cut(bound.base);
                self.passing = passing;
                return self.call_of_cute(&bound.function.name, templates, args, temporaries);
            }
            Ok(bound) if is_qualified => bound,
            Ok(bound) => {
                let bound = self.overridden(bound, &this)?;
                return self.enter_bound(bound, this);
            }
            Err(fault) => {
                // a function of the library of the same name may be meant
                let name = self.program.sets[set as usize].0.clone();
                if class.is_none() && fault.kind == FaultKind::IllFormed && !fault.is_ambiguous() && library::lookup(&name) {
                    self.failed_at = None;
                    self.passing = passing;
                    let is_own = |f: &u32| !self.program.functions[*f as usize].scope.is_prelude;
                    let is_of_program = self.program.sets[set as usize].1.iter().any(is_own);
                    return self
                        .call_of_library(&name, templates, args, temporaries, library::is_type(&name))
                        .map_err(|why| if why.kind == FaultKind::Limit || !is_of_program { why } else { fault });
                }
                return Err(fault);
            }
        };
        self.enter(bound.function, bound.base, bound.class, this, None)
    }

    /// Calls the best of a set of overloads, and runs the call to its end.
    pub(super) fn call_set_now(
        &mut self,
        set: u32,
        class: Option<ClassId>,
        this: Value,
        templates: &[Value],
        args: &[Value],
    ) -> Outcome<Value> {
        let is_temporary = |v: &Value| !State::is_place(v) && !super::values::is_held(v);
        let temporaries = args.iter().enumerate().take(64).filter(|(_, v)| is_temporary(v)).fold(0, |mask, (i, _)| mask | 1 << i);
        let bound = self.choose(set, class, Call { this: &this, templates, args, temporaries })?;
        self.run_now(bound.function, bound.base, bound.class, this)
    }

    pub(super) fn run_now(&mut self, function: Rc<FunctionCode>, base: u32, class: Option<ClassId>, this: Value) -> Outcome<Value> {
        let frame = self.frame(function, base, class, this, None)?;
        self.within(frame)
    }

    pub(super) fn enter(
        &mut self,
        function: Rc<FunctionCode>,
        base: u32,
        class: Option<ClassId>,
        this: Value,
        closure: Option<Rc<super::Closure>>,
    ) -> Outcome<()> {
        let frame = self.frame(function, base, class, this, closure)?;
        self.push_frame(frame)
    }

    pub(super) fn frame(
        &mut self,
        function: Rc<FunctionCode>,
        base: u32,
        class: Option<ClassId>,
        this: Value,
        closure: Option<Rc<super::Closure>>,
    ) -> Outcome<Frame> {
        if let Some(unread) = &function.unread {
            self.failed_at = Some(unread.at);
            return Err(Fault::new(
                FaultKind::Unsupported,
                format_args!("{} is not read, and `{}` needs it", unread.construct, function.name),
            ));
        }
        let code = match function.has_body {
            true if function.is_default && function.name.starts_with("operator") => self.code_of_default(&function, base, class, &this)?,
            true => function.code.clone(),
            false => self.declared_alone(&function, base, class, this.clone())?,
        };
        let owned = if self.any_destructors { self.owned_parameters(&function, base) } else { 0 };
        Ok(Frame {
            code,
            at: 0,
            base,
            stack: self.stack.len(),
            owns: true,
            this,
            class,
            function: Some(function),
            closure,
            owned,
            ends_owned: false,
            made_before: self.pending_destructors.made(),
        })
    }

    /// The code of a function that is not defined: in an operand that is not evaluated it returns what has the type that it declares.
    #[cold]
    pub(super) fn declared_alone(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: Value) -> Outcome<Rc<Code>> {
        if self.state.is_unevaluated
            && let Value::Type(ty) = self.result_sample(function, base, class, this, Wanted::Type)?
        {
            let ops = vec![Op::Push(self.declared_sample(ty)?), Op::Return(true)];
            return Ok(Rc::new(Code { at: vec![At::default(); ops.len()], ops, ..Code::default() }));
        }
        Err(Fault::ill_formed(format_args!("`{}` is declared, but not defined", function.name)))
    }

    /// What stands for all that a call gives which returns a type.
    pub(super) fn declared_sample(&mut self, ty: TypeId) -> Outcome<Value> {
        let sample = self.sample_value(self.state.types.strip(ty))?;
        Ok(self.state.declared(sample, ty))
    }

    /// Calls a value: a function, a lambda, an object with `operator()`, a layout.
    pub(super) fn call_value(&mut self, callee: Value, args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        let callee = match &callee {
            Value::Method(_)
            | Value::Function(_)
            | Value::Native(_)
            | Value::Closure(_)
            | Value::Type(_)
            | Value::TypeOf(_)
            | Value::Template(_) => callee,
            Value::Base(..) => callee,
            place => {
                let value = self.state.value(place)?;
                if matches!(value, Value::Object(_)) { callee } else { value }
            }
        };
        match &callee {
            Value::Closure(closure) => self.call_closure(closure.clone(), &[], args, temporaries),
            Value::Function(id) => {
                let f = self.functions[*id as usize].clone();
                if let Some(lambda) = f.lambda {
                    return self.call_lambda_function(*id, lambda, args, temporaries);
                }
                self.call_set(f.set, f.class, Value::Void, f.templates, args, temporaries)
            }
            Value::Method(method) => match &method.1 {
                Value::Function(id) => {
                    let f = self.functions[*id as usize].clone();
                    self.passing.is_qualified = f.is_qualified;
                    self.call_set(f.set, f.class, method.0.clone(), f.templates, args, temporaries)
                }
                Value::Native(name) => match &method.0 {
                    // a function of the library with its template arguments
                    Value::Pack(templates) => {
                        let v = self.call_library(&name.clone(), templates, &args)?;
                        self.stack.push(v);
                        Ok(())
                    }
                    Value::Type(ty) if let Type::Function(result, params, _) = self.state.types.get(*ty).clone() => {
                        let args =
                            args.into_iter().zip(params).map(|(arg, ty)| self.converted(arg, ty, false)).collect::<Outcome<Vec<_>>>()?;
                        let v = self.call_library(name, &[], &args)?;
                        let v = self.converted(v, result, false)?;
                        self.stack.push(v);
                        Ok(())
                    }
                    receiver => self.call_member(receiver.clone(), &name.clone(), Vec::new(), args, temporaries),
                },
                _ => Err(Fault::ill_formed("this is no function")),
            },
            Value::Native(name) => {
                let v = self.call_library(&name.clone(), &[], &args)?;
                self.stack.push(v);
                Ok(())
            }
            Value::Type(_) | Value::TypeOf(_) | Value::Template(_) => {
                if self.state.is_unevaluated && self.is_probing() {
                    self.may_be_value(&callee, &args, false)?;
                }
                self.made_by_call(&callee, args)?;
                if let (Value::Type(id), Some(made)) = (&callee, self.stack.last()) {
                    self.made_as(made, *id);
                }
                Ok(())
            }
            Value::AddressOf(to, _) if matches!(**to, Value::Closure(_) | Value::Function(_)) => {
                self.call_value((**to).clone(), args, temporaries)
            }
            // the library calls what `std::invoke` takes
            Value::Enum(ty, _) if self.member_pointer(*ty).is_some() && self.frames.last().is_none_or(|frame| frame.code.is_prelude) => {
                self.invoke_member(&callee, args, temporaries)
            }
            Value::Null if self.state.is_unevaluated => Err(Fault::ill_formed("`nullptr` is no function")),
            Value::Null => Err(Fault::runtime("`nullptr` is called")),
            Value::Pointer { element, address: 0, .. } if let Some(of) = self.pointed_function(*element) => {
                match self.pointed_sample(of, &args, Wanted::Type)? {
                    Value::Type(ty) if self.state.is_unevaluated => {
                        let sample = self.declared_sample(ty)?;
                        self.stack.push(sample);
                        return Ok(());
                    }
                    _ => {}
                }
                Err(Fault::runtime("`nullptr` is called"))
            }
            Value::Static(kind, x, _) if args.is_empty() => {
                self.stack.push(Value::Int(*kind, *x));
                Ok(())
            }
            _ => {
                if let Some((object, seen)) = self.object_in_place(&callee)? {
                    return match (self.open_methods(seen, "operator()")?, &object) {
                        (methods, Value::Object(o)) if methods.is_none() || self.calls_lambdas(o.class) => {
                            self.call_lambda_base(o, methods, args, temporaries)
                        }
                        (Some((owner, set)), _) => self.call_set(set, Some(owner), object, Vec::new(), args, temporaries),
                        _ => Err(Fault::ill_formed("this is no function")),
                    };
                }
                let value = self.state.value(&callee)?;
                let mut plain: Vec<Value> = args.iter().map(|a| self.state.value(a)).collect::<Outcome<_>>()?;
                for arg in plain.iter_mut().filter(|arg| matches!(arg, Value::Object(_))) {
                    // a coordinate may be what converts to a number
                    if let Some(number) = self.conversion(&arg.clone(), Types::INT, Default::default())? {
                        *arg = number;
                    }
                }
                let plain: Vec<Value> = plain.into_iter().map(|v| self.as_type_value(v)).collect();
                let v = super::super::cute::apply(&mut self.state, &value, &plain)?;
                let v = self.read_through(&value, v)?;
                self.stack.push(v);
                Ok(())
            }
        }
    }

    pub(super) fn call_closure(
        &mut self,
        closure: Rc<super::Closure>,
        templates: &[Value],
        args: Vec<Value>,
        temporaries: u64,
    ) -> Outcome<()> {
        let def = &self.program.lambdas[closure.code as usize];
        let (function, captures) = (def.code.clone(), def.captures.clone());
        self.takes_count(&function, closure.class, args.len())?;
        if templates.len() > function.templates.len() && !function.templates.iter().any(|p| p.pack) {
            return Err(Fault::new(FaultKind::Unsupported, "a template argument for a parameter `auto` of a lambda is not read"));
        }
        let base = self.room(function.slots)?;
        for ((_, own, _), v) in captures.iter().zip(closure.captured.borrow().iter()) {
            self.state.slots[(base + own) as usize] = v.clone();
        }
        if let Err(fault) = self.bind_at(&function, base, closure.class, Call { this: &closure.this, templates, args: &args, temporaries })
        {
            self.cut(base);
            return Err(fault);
        }
        let (class, this) = (closure.class, closure.this.clone());
        self.enter(function, base, class, this, Some(closure))
    }

    /// Calls a member of an object.
    pub(super) fn call_member(
        &mut self,
        object: Value,
        name: &Name,
        templates: Vec<Value>,
        args: Vec<Value>,
        temporaries: u64,
    ) -> Outcome<()> {
        let place = self.state.place(&object);
        if let Value::Memory(ty, _) = &place
            && let Type::Class(class) = self.state.types.get(self.state.types.strip(*ty)).clone()
            && let Some((owner, set)) = self.open_methods(class, name)?
        {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, Some(owner), place, templates, args, temporaries);
        }
        if let Some(v) = self.method_of_bytes(&place, name, &args)? {
            self.stack.push(v);
            return Ok(());
        }
        if let Value::Base(class, object) = place {
            return self.call_method(object, class, name, templates, args, temporaries);
        }
        let value = self.state.value(&object)?;
        if let Value::Array(array) = &value
            && let Type::Library(of, _) = self.state.types.get(array.ty)
            && &**of == "initializer_list"
            && library::methods::member(of, name).is_none_or(|member| !member.takes(args.len()))
            && self.frames.last().is_some_and(|frame| !frame.code.is_prelude)
        {
            return Err(Fault::ill_formed(format_args!("a `std::initializer_list` has no `{name}` of so many arguments")));
        }
        // a null pointer, of which nobody reads
        if let (Value::Text(_), [Value::Null | Value::Int(_, 0), Value::Int(..), Value::Int(..)]) = (&value, &args[..])
            && matches!(&**name, "find" | "rfind" | "find_first_of" | "find_last_of" | "find_first_not_of" | "find_last_not_of")
            && self.passing.no_literals & 1 == 0
            && self.state.is_unevaluated
            && self.is_probing()
        {
            self.stack.push(Value::Int(Integer::ULong, 0));
            return Ok(());
        }
        if let Value::Object(object) = value {
            let class = object.class;
            if self.state.is_constant(&place) {
                (self.passing.on_const, self.passing.on_constant) = (true, true);
            }
            return self.call_method(object, class, name, templates, args, temporaries);
        }
        if let ("call" | "with", Value::Cute(_)) = (&**name, &value) {
            let all: Vec<Value> = std::iter::once(value.clone()).chain(args.iter().cloned()).collect();
            if self.runs_own_operation(name, &all)? {
                self.stack.push(Value::Void);
                return Ok(());
            }
        }
        if let Value::Closure(closure) = &value
            && &**name == "operator()"
        {
            let templates = self.template_values(&templates)?;
            return self.call_closure(closure.clone(), &templates, args, temporaries);
        }
        if let Value::Type(_) = &value
            && let Some(v) = library::method(&mut self.state, &value, name, &[], &args)?
        {
            self.stack.push(v);
            return Ok(());
        }
        let is_clock = |id| matches!(self.state.types.get(id), Type::Library(of, _) if &**of == "GPU_Clock");
        if let Value::Native(_) | Value::Type(_) = &value
            && !matches!(&value, Value::Type(id) if is_clock(*id))
        {
            let callee = self.type_member(&value, name, if templates.is_empty() { None } else { Some(templates) })?;
            return self.call_value(callee, args, temporaries);
        }
        if self.passing.on_const && self.library_member(&value, name).is_some_and(Member::changes) {
            return Err(Fault::ill_formed(format_args!("`{name}` would change what is `const`")));
        }
        if self.lacks_method(&value, name) && self.frames.last().is_none_or(|frame| !frame.code.is_prelude) {
            let ty = self.state.type_of(&value);
            return Err(Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.name(ty))));
        }
        if self.is_probing()
            && let Some(v) = self.declared_method(&value, name, &args, self.passing.consts)?
        {
            self.stack.push(v);
            return Ok(());
        }
        let mut args = args;
        // two texts in braces for `insert` are two strings
        if let Value::Array(array) = &value
            && (name.starts_with("push_") || !matches!(self.state.types.get(array.element), Type::Library(of, _) if &**of == "string"))
        {
            for arg in &mut args {
                if let Value::Braces(items) = arg
                    && self.lists_range(array.element, items)?
                {
                    *arg = self.converted(arg.clone(), array.element, false)?;
                }
            }
        }
        // a variable that is a list is one as braces are
        if matches!(&**name, "insert" | "assign" | "append") && matches!(value, Value::Array(_) | Value::Text(_)) {
            for arg in &mut args {
                if let Value::Array(list) = self.state.value(arg)?
                    && !(self.any_copies_by_code && self.copies_by_code(list.element))
                    && matches!(self.state.types.get(list.ty), Type::Library(of, _) if &**of == "initializer_list")
                {
                    let items = (0..self.state.length(&list)).map(|i| self.state.load(&self.state.element(&list, i)?));
                    *arg = Value::Braces(Rc::new(items.collect::<Outcome<_>>()?));
                }
            }
        }
        if let (Value::Array(_) | Value::Text(_), [arg]) = (&value, &args[..])
            && let Some(symbol) = name.strip_prefix("operator")
            && matches!(symbol, "[]" | "=" | "+=")
        {
            let receiver = if State::is_place(&place) { place } else { value };
            let arg = arg.clone();
            let v = if symbol == "[]" {
                self.stack.extend([receiver, arg]);
                self.indexed(self.passing.on_const)?
            } else {
                self.assign((symbol != "=").then_some(BinaryOp::Add), &receiver, arg)?
            };
            self.stack.push(v);
            return Ok(());
        }
        self.method_args_converted(&value, name, &mut args)?;
        let args = match &value {
            Value::Array(array) => self.range_as_list(name, args, (array.element, Some(array)))?,
            Value::Text(_) => self.range_as_list(name, args, (Types::CHAR, None))?,
            _ => args,
        };
        if let Value::Array(array) = &value
            && let Some(v) = self.vector_of_objects(array, name, &args)?
        {
            self.stack.push(v);
            return Ok(());
        }
        let moved = self.passing.moved;
        if let Some(v) = self.reverse_iterator(&value, name)? {
            self.stack.push(v);
            return Ok(());
        }
        let templates = self.library_values(&templates)?;
        let receiver = if State::is_place(&place) { place } else { value.clone() };
        let mut args = args;
        self.moved_into(name, &mut args)?;
        let mut plain = Vec::with_capacity(args.len());
        for arg in args {
            plain.push(self.as_type_value(arg));
        }
        let is_reference = matches!(value, Value::Cute(_)) && library::references::is_member(name);
        let (on_const, wants_type) = (is_reference && self.passing.on_const, self.passing.wants_type);
        // the elements of an array may be `const` themselves
        let element = match &value {
            Value::Array(array) => Some(self.state.declared_element(array)).filter(|of| *of != self.state.types.without_const(*of)),
            _ => None,
        };
        let to_const = match &**name {
            "begin" | "end" | "data" | "rbegin" | "rend" if element.is_some() => true,
            "begin" | "end" | "data" | "rbegin" | "rend" => !is_reference && self.passing.on_const,
            name => matches!(name, "cbegin" | "cend"),
        };
        let is_constant = self.state.is_constant(&receiver);
        let on_const_array = self.passing.on_const;
        let owner = match (self.passing.consts & 1 != 0, self.passing.on_const) {
            (true, _) => plain.first().cloned(),
            (false, true) => Some(receiver.clone()),
            _ => None,
        };
        match self.method_of_library(&receiver, name, &templates, &mut plain, moved)? {
            Some(mut v) => {
                if let (Value::Cute(_), Some(owner)) = (&v, owner) {
                    v = super::super::cute::constant_part(&mut self.state, &owner, v)?;
                }
                if to_const {
                    self.state.constant_target(&mut v);
                }
                if let (Value::Array(_) | Value::Text(_), "front" | "back" | "at" | "operator[]") = (&value, &**name) {
                    if let Some(element) = element {
                        v = self.state.constant_as(element, v);
                    }
                    if is_constant || on_const_array && (self.state.holds_objects(&value) || self.is_probing()) {
                        v = self.state.constant_object(v);
                    }
                }
                let v = match v {
                    // what a tensor owns is `const` with it
                    Value::Pointer { space, element, address } if on_const => {
                        Value::Pointer { space, element: self.state.types.intern(Type::Const(element)), address }
                    }
                    v if on_const => self.state.constant_whole(v)?,
                    v => v,
                };
                let v = if wants_type { self.called_type(if is_reference { name } else { "" }, &[], &v, 0)? } else { v };
                self.stack.push(v);
                Ok(())
            }
            // the destructor of a scalar does nothing; a container that was made at an address ends there
            None if &**name == "~" => {
                if let (Value::Cell(_, array), Value::Array(_) | Value::Text(_) | Value::Tuple(_)) = (State::changeable(&receiver), &value)
                    && array.ty == array.element
                    && let Storage::Cells(cells) = &mut *array.storage.borrow_mut()
                {
                    cells.fill(Value::Void);
                }
                self.stack.push(Value::Void);
                Ok(())
            }
            None => {
                let ty = self.state.type_of(&value);
                Err(Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.name(ty))))
            }
        }
    }

    /// A method of an array that stands in bytes, where it has one of the name.
    pub(super) fn method_of_bytes(&mut self, place: &Value, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        let Value::Memory(ty, address) = place else {
            return Ok(None);
        };
        let Some((element, n)) = self.state.types.array_in_bytes(*ty) else {
            return Ok(None);
        };
        let is_const = self.state.types.without_const(*ty) != *ty;
        let mut of = self.state.types.element_in(*ty, element);
        let bits = self.state.types.access_bits(of).map_or(8, |bits| bits as i64);
        let words = self.state.types.packed_in(of).and_then(|_| self.state.types.words_of(element, n));
        let mut pointed = match (name, words) {
            ("raw_data", Some((word, ..))) => word.id(),
            ("data" | "raw_data" | "storage", _) => self.state.types.of_values(element),
            _ => of,
        };
        if is_const {
            pointed = self.state.types.intern(Type::Const(pointed));
            of = self.state.types.intern(Type::Const(of));
        }
        let pointer = |i: i64| Value::Pointer { space: Space::Raw, element: pointed, address: address.wrapping_add(i.wrapping_mul(bits)) };
        let at = |i: i64| Value::Memory(of, address.wrapping_add(i.wrapping_mul(bits)));
        let end = words.map_or(n, |(_, each, words)| each.saturating_mul(words));
        Ok(match name {
            "begin" | "cbegin" | "data" | "raw_data" | "storage" => Some(pointer(0)),
            "end" | "cend" => Some(pointer(end)),
            "size" | "max_size" => Some(Value::Int(Integer::ULong, n)),
            "front" if n > 0 => Some(at(0)),
            "back" if n > 0 => Some(at(end - 1)),
            "operator[]" | "at" => Some(arith::index(&mut self.state, place, args.first().unwrap_or(&Value::Void))?),
            "fill" | "clear" if !is_const => {
                self.state.memory.budget.spend(8 * n.max(0).unsigned_abs())?;
                let v = match args.first() {
                    Some(v) => self.state.value(v)?,
                    None => super::super::convert::default_of(&mut self.state, element)?,
                };
                for i in 0..n {
                    self.state.store(&at(i), v.clone())?;
                }
                Some(Value::Void)
            }
            _ => None,
        })
    }

    /// Calls a method of an object, or a member of it that can be called.
    fn call_method(
        &mut self,
        object: Rc<Object>,
        seen: ClassId,
        name: &Name,
        templates: Vec<Value>,
        args: Vec<Value>,
        temporaries: u64,
    ) -> Outcome<()> {
        if let Some(base) = name.strip_suffix("~") {
            self.stack.push(Value::Void);
            if object.pending_destructors.is_none() || self.state.is_unevaluated {
                return Ok(());
            }
            // what is named by its class is that of the class, virtual or not
            return match base.strip_suffix("::") {
                Some(base) => match self.base_before(object.class, base).filter(|class| *class != object.class) {
                    Some(class) => self.end_part(class, &object),
                    None => self.end_object(&object, true),
                },
                None => self.end_object_as(seen, &object, true),
            };
        }
        // `object.Base::method()`
        self.passing.is_qualified = name.contains("::");
        let (method, name) = match name.rsplit_once("::") {
            Some((base, name)) => {
                let class = self.base_before(object.class, base);
                (class.and_then(|class| self.method_set(class, name)), Name::from(name))
            }
            None => (self.open_methods(seen, name)?, name.clone()),
        };
        if let Some((owner, set)) = method {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, Some(owner), Value::Object(object), templates, args, temporaries);
        }
        let place = if seen == object.class { Value::Object(object) } else { Value::Base(seen, object) };
        let member = self.member(&place, &name)?;
        let member = if templates.is_empty() { member } else { self.applied(member, templates)? };
        self.call_value(member, args, temporaries)
    }

    /// `c.rbegin()` and its relatives, as an iterator that walks backwards.
    fn reverse_iterator(&mut self, container: &Value, name: &str) -> Outcome<Option<Value>> {
        if !matches!((container, name), (Value::Array(_) | Value::Text(_), "rbegin" | "rend" | "crbegin" | "crend")) {
            return Ok(None);
        }
        let Some(super::super::program::Entity::Class(id)) =
            self.program.find(super::super::program::OF_PRELUDE, &[Name::from("reverse_iterator")])
        else {
            return Ok(None);
        };
        let is_const = name.starts_with('c') || self.passing.on_const;
        let base = if name.contains("begin") { "end" } else { "begin" };
        // the container is no object of the constructor
        self.passing = Default::default();
        match library::method(&mut self.state, container, base, &[], &[])? {
            Some(mut base) => {
                if is_const {
                    self.state.constant_target(&mut base);
                }
                self.construct(&Value::Template(id), vec![base], false).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Template arguments: types by their numbers, values as they are.
    pub(super) fn template_values(&mut self, templates: &[Value]) -> Outcome<Vec<Value>> {
        templates.iter().map(|v| self.template_value_of(v)).collect()
    }

    /// Template arguments as the library takes them: what is derived from an `integral_constant` is its number.
    pub(super) fn library_values(&mut self, templates: &[Value]) -> Outcome<Vec<Value>> {
        let mut values = self.template_values(templates)?;
        for v in &mut values {
            if let Some(n) = self.state.constant_of(v) {
                *v = n;
            }
        }
        Ok(values)
    }

    pub(super) fn template_value_of(&mut self, v: &Value) -> Outcome<Value> {
        match v {
            Value::TypeOf(_) => Ok(Value::Type(self.type_id(v)?)),
            v if State::is_place(v) => {
                let v = self.state.value(v)?;
                if State::is_place(&v) { Ok(v) } else { self.template_value_of(&v) }
            }
            v => Ok(v.clone()),
        }
    }
}
