//! What is known of an arm of `?:` that is not evaluated, and how the other arm meets it.
//!
//! A sample is a small number of the type, the type itself where it is no number, or `void` where nothing is known.

use super::super::arith;
use super::super::ast::{BinaryOp, Name};
use super::super::code::{Code, Op, Site, Wanted};
use super::super::compiled::{Deduction, FunctionCode, Pattern, ResultKind};
use super::super::library;
use super::super::state::State;
use super::super::types::{METHOD, Types, containers::element_of};
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::binding::Call;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// A sample of a type.
    fn sample_of_type(&mut self, ty: TypeId) -> Value {
        let ty = self.state.types.strip(ty);
        match self.state.types.get(ty) {
            Type::Int(kind) => Value::Int(*kind, 1),
            Type::Float(kind) => Value::Float(*kind, 1.0),
            Type::Of(v @ Value::Static(..)) => v.clone(),
            Type::Of(Value::Cute(_) | Value::Tuple(_)) => Value::Type(ty),
            Type::Void | Type::Auto | Type::Null | Type::Of(_) => Value::Void,
            _ => Value::Type(ty),
        }
    }

    /// Fills a sample of a class of the library that leads to something: a `std::optional`, or what owns an object.
    pub(super) fn fill_sample(&mut self, sample: &Value) -> Outcome<()> {
        let Value::Object(object) = sample else { return Ok(()) };
        let member = match self.prelude_class(object) {
            Some("optional") => "items_",
            Some("unique_ptr" | "shared_ptr") => "p_",
            _ => return Ok(()),
        };
        let fields = self.instances[object.class.0 as usize].fields.clone();
        let Some((at, ty)) = fields.iter().position(|f| *f.name == *member).map(|at| (at, fields[at].ty)) else { return Ok(()) };
        let held = match self.state.types.get(ty).clone() {
            Type::Pointer(_, of) if matches!(self.state.types.get(self.state.types.strip(of)), Type::Class(_)) => {
                let to = self.sample_of(self.state.types.strip(of))?;
                self.state.pointing_to(Value::address(to), self.state.types.without_const(of) != of)
            }
            Type::Library(_, args) if self.holds_objects(element_of(&args)) => {
                let of = element_of(&args);
                let to = self.sample_of(self.state.types.strip(of))?;
                Value::Array(super::super::convert::cells(&mut self.state, ty, of, vec![to], false))
            }
            Type::Library(..) => self.construct(&Value::Type(ty), vec![Value::Int(Integer::ULong, 1)], false)?,
            _ => return Ok(()),
        };
        object.fields.borrow_mut()[at] = held;
        Ok(())
    }

    /// A pointer of a type, which leads to a pointer where it is one to pointers.
    pub(super) fn sample_of_pointer(&mut self, ty: TypeId, of: TypeId) -> Outcome<Value> {
        match *self.state.types.get(self.state.types.without_const(of)) {
            Type::Pointer(Space::Raw, to) => {
                let inner = self.sample_of_pointer(self.state.types.without_const(of), to)?;
                let is_const = self.state.types.without_const(of) != of;
                Ok(Value::address(self.state.referred(inner, is_const)))
            }
            _ => library::call(&mut self.state, "declval", &[Value::Type(ty)], &[]),
        }
    }

    /// A sample of what `v` is, or of the type that it names.
    pub(super) fn arm_sample(&mut self, v: &Value) -> Outcome<Value> {
        if let Value::Type(ty) = v {
            return Ok(self.sample_of_type(*ty));
        }
        Ok(match self.state.value(v)? {
            Value::Int(kind, _) => Value::Int(kind, 1),
            v @ Value::Static(..) => v,
            Value::Float(kind, _) => Value::Float(kind, 1.0),
            Value::Data(ty) | Value::Enum(ty, _) => self.sample_of_type(ty),
            v @ (Value::Object(_)
            | Value::Text(_)
            | Value::Array(_)
            | Value::Cute(_)
            | Value::Tuple(_)
            | Value::Pointer { .. }
            | Value::AddressOf(_, _)
            | Value::Function(_)) => {
                let ty = self.state.type_of(&v);
                self.sample_of_type(ty)
            }
            _ => Value::Void,
        })
    }

    /// A sample of an element of what is on top: an array, a container or a pointer.
    pub(super) fn element_sample(&mut self) -> Outcome<Value> {
        let place = self.pop();
        if let Value::Memory(ty, _) = self.state.place(&place)
            && let Some((element, _)) = self.state.types.array_in_bytes(ty)
        {
            return Ok(self.sample_of_type(element));
        }
        let element = match self.state.value(&place)? {
            Value::Array(array) => array.element,
            Value::Pointer { element, .. } => element,
            Value::Text(_) => super::super::types::Types::CHAR,
            Value::AddressOf(to, _) => match &*to {
                Value::Cell(_, array) => array.element,
                to => return self.arm_sample(to),
            },
            _ => return Ok(Value::Void),
        };
        Ok(self.sample_of_type(element))
    }

    /// A sample of what an operator makes of the two samples on top.
    pub(super) fn samples_met(&mut self, compares: bool) -> Outcome<Value> {
        let (b, a) = (self.pop(), self.pop());
        let is_constant = |v: &Value| match v {
            Value::Type(ty) => matches!(self.state.types.get(*ty), Type::Of(Value::Static(..))),
            v => matches!(v, Value::Static(..)),
        };
        // of constants alone it is one, which is none of its type
        if is_constant(&a) && (is_constant(&b) || matches!(b, Value::Int(Integer::Bool, _))) {
            return Ok(Value::Void);
        }
        let (b, a) = (self.number(b), self.number(a));
        let is_number = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..));
        if !is_number(&a) || !is_number(&b) {
            let same = matches!((&a, &b), (Value::Type(a), Value::Type(b)) if a == b);
            return Ok(if same && !compares { a } else { Value::Void });
        }
        if compares {
            return Ok(Value::Int(Integer::Bool, 1));
        }
        let both = arith::binary(&mut self.state, BinaryOp::Add, &a, &b)?;
        self.arm_sample(&both)
    }

    /// A sample of what `?:` makes of the two samples on top: arms of one type, an enumeration among them, stay of it.
    pub(super) fn arms_met(&mut self) -> Outcome<Value> {
        if let [.., Value::Type(a), Value::Type(b)] = self.stack[..]
            && a == b
        {
            self.pop();
            return Ok(self.pop());
        }
        if let [.., a, b] = &self.stack[..]
            && matches!(
                (a, b),
                (Value::Type(_), Value::Type(_) | Value::Int(..) | Value::Float(..)) | (Value::Int(..) | Value::Float(..), Value::Type(_))
            )
        {
            let [a, b] = [a.clone(), b.clone()].map(|v| if let Value::Type(_) = v { v } else { Value::Type(self.state.type_of(&v)) });
            self.stack.truncate(self.stack.len() - 2);
            let met = self.common_type(&a, &b)?;
            return Ok(if let Value::Type(ty) = met { self.sample_of_type(ty) } else { Value::Void });
        }
        if let [.., a, b] = &self.stack[..]
            && let [a, b] = [a.clone(), b.clone()].map(|v| if let Value::Type(ty) = v { ty } else { self.state.type_of(&v) })
            && let Some(kept) = self.kept_beside_narrow(a, b)
        {
            let sample = self.sample_of_type(kept);
            self.stack.truncate(self.stack.len() - 2);
            return Ok(sample);
        }
        self.samples_met(false)
    }

    /// A sample of what the function of a set returns that fits the arguments.
    pub(super) fn call_sample(&mut self, set: u32, site: &Site) -> Outcome<Value> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        let templates = self.template_values(&templates)?;
        let set = if site.near { self.with_near(set, &args, site.beside)? } else { set };
        self.set_sample(set, None, Value::Void, &templates, &args, (temporaries, site.wanted))
    }

    pub(super) fn set_sample(
        &mut self,
        set: u32,
        class: Option<ClassId>,
        this: Value,
        templates: &[Value],
        args: &[Value],
        (temporaries, wanted): (u64, Wanted),
    ) -> Outcome<Value> {
        if wanted == Wanted::Sample {
            self.passing = super::Passing { on_const: self.passing.on_const, on_rvalue: self.passing.on_rvalue, ..Default::default() };
        }
        // a method that is not `const` is none for what is
        self.passing.on_constant |= self.passing.on_const && wanted == Wanted::Type;
        // nothing is copied for it
        let super::Passing { consts, moved, .. } = self.passing;
        let outer = std::mem::replace(&mut self.comparing, true);
        let bound = self.choose(set, class, Call { this: &this, templates, args, temporaries });
        self.comparing = outer;
        let bound = bound?;
        if self.is_declared_by_cute(&bound.function) {
            self.cut(bound.base);
            match wanted {
                Wanted::Plan => return Ok(Value::Void),
                // none of CuTe's says `noexcept`
                Wanted::Noexcept => return Ok(library::truth(false)),
                _ => {}
            }
            self.passing = super::Passing { moved, consts, wants_type: wanted == Wanted::Type, ..Default::default() };
            self.call_of_cute(&bound.function.name, templates.to_vec(), args.to_vec(), temporaries)?;
            return Ok(self.pop());
        }
        if is_open(&bound.function, args) {
            self.cut(bound.base);
            return Ok(Value::Void);
        }
        let sample = match wanted {
            Wanted::Noexcept => {
                let types = self.argument_types(args, temporaries, moved, consts)?;
                self.bound_throws_nothing(&bound, class, this, &types).map(library::truth)
            }
            Wanted::Plan => self.plan_of_parameters(&bound.function, bound.base, bound.class, args.len()),
            _ => self.result_sample(&bound.function, bound.base, class.or(bound.class), this, wanted),
        };
        self.cut(bound.base);
        match sample {
            Ok(Value::Type(ty)) if bound.function.code.is_prelude => Ok(Value::Type(self.as_stream(ty))),
            sample => sample,
        }
    }

    /// The type of a stream that is written to for what the library makes of string streams; any other type as it is.
    fn as_stream(&mut self, ty: TypeId) -> TypeId {
        match self.state.types.get(self.state.types.strip(ty)) {
            Type::Class(class) if self.is_string_stream(*class) => {
                let of = self.state.types.intern(Type::Library("ostream".into(), Vec::new()));
                self.state.types.intern(Type::Reference(of))
            }
            _ => ty,
        }
    }

    /// A sample of what a function returns: by its declaration, or by its code where that only computes.
    pub(super) fn result_sample(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: Value,
        wanted: Wanted,
    ) -> Outcome<Value> {
        let ty = match (&function.result, &function.declared) {
            // `auto` of what is defaulted is told by the parts of the class
            (ResultKind::Auto, None) if function.is_default => return self.sample_of_order(class, wanted),
            (ResultKind::Known(ty), _) => *ty,
            (_, Some(code)) => {
                let ty = self.eval(code, base, class, this)?;
                if let Value::Template(_) = ty {
                    return Ok(Value::Void);
                }
                self.type_id(&ty)?
            }
            _ if !matches!(function.result, ResultKind::Reference)
                && only_computes(&function.code, self.program.has_operators, self.any_copies_by_code) =>
            {
                let v = self.eval(&function.code, base, class, this)?;
                return match wanted {
                    Wanted::Type => Ok(Value::Type(self.state.type_of(&v))),
                    _ => self.arm_sample(&v),
                };
            }
            _ => match self.deduction(function, base, class, &this)? {
                // a function that calls itself has the type of another `return`
                Some(code) if !self.deducing.contains(&Rc::as_ptr(&code).addr()) => {
                    self.deducing.push(Rc::as_ptr(&code).addr());
                    let key = self.key_of_instance(function, base, Vec::new());
                    self.deduced_for.push((base, key));
                    let ty = self.eval(&code, base, class, this);
                    self.deduced_for.pop();
                    self.deducing.pop();
                    let ty = self.type_id(&ty?)?;
                    if matches!(function.result, ResultKind::Reference) { ty } else { self.decayed_type(ty) }
                }
                _ => return Ok(Value::Void),
            },
        };
        let ty = self.returned_type(ty);
        Ok(if wanted == Wanted::Type { Value::Type(ty) } else { self.sample_of_type(ty) })
    }

    /// The type of what a function of a result returns: what is no object is not `const`.
    pub(super) fn returned_type(&self, ty: TypeId) -> TypeId {
        let bare = self.state.types.without_const(ty);
        if matches!(self.state.types.get(bare), Type::Class(_) | Type::Library(..)) { ty } else { bare }
    }

    /// The code of the type that a function deduces, whose parameters are bound.
    fn deduction(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<Option<Rc<Code>>> {
        let mut at = function.deduced.as_ref();
        while let Some(Deduction::If(condition, arms)) = at {
            let test = self.eval(condition, base, class, this.clone())?;
            at = arms[usize::from(!self.truth(&test)?)].as_deref();
        }
        Ok(match at {
            Some(Deduction::Type(code)) => Some(code.clone()),
            _ => None,
        })
    }

    /// A sample of what a function of the library makes of the samples on top.
    pub(super) fn native_sample(&mut self, name: &str, count: super::Count) -> Outcome<Value> {
        let args = self.popped(count);
        let fixed = |v: &Value| matches!(v, Value::Static(..));
        if args.iter().any(fixed) && args.iter().all(|v| fixed(v) || matches!(v, Value::Int(..) | Value::Float(..))) {
            // a compile-time answer is its own type
            return match library::call(&mut self.state, name, &[], &args)? {
                v @ Value::Static(..) => Ok(v),
                v => self.arm_sample(&v),
            };
        }
        let args: Vec<Value> = args.into_iter().map(|v| self.number(v)).collect();
        if args.iter().any(|v| !matches!(v, Value::Int(..) | Value::Float(..))) {
            return Ok(Value::Void);
        }
        let v = library::call(&mut self.state, name, &[], &args)?;
        self.arm_sample(&v)
    }

    /// A sample of what a member of the object below the arguments returns.
    pub(super) fn member_sample(&mut self, name: &str, site: &Site) -> Outcome<Value> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        let asked = (temporaries, site.wanted);
        let mut object = self.pop();
        if let Value::Type(_) | Value::TypeOf(_) = object {
            let ty = self.type_id(&object)?;
            let (of, bare) = (self.state.types.without_reference(ty), self.state.types.strip(ty));
            match (self.state.types.get(bare), name) {
                (Type::Class(_), _) => {}
                // what was written to before is written to once more
                (Type::Library(library, _), "operator<<") if &**library == "ostream" && site.is_member => {
                    return Ok(Value::Type(ty));
                }
                (Type::Library(library, _), "operator[]") if site.wanted == Wanted::Noexcept => {
                    return Ok(library::truth(&**library != "string" || of != bare));
                }
                (Type::Library(library, parts), "swap") if site.wanted == Wanted::Noexcept && &**library == "array" => {
                    let element = element_of(parts);
                    return Ok(library::truth(self.facts(element, 0)?.levels[super::facts::MOVE] >= super::facts::NOTHROW));
                }
                (Type::Library(library, given), name) if site.wanted == Wanted::Noexcept && !name.starts_with("operator") => {
                    let class = library::methods::class_of(library, given).to_string();
                    return Ok(library::truth(self.is_harmless(&class, name, &args)));
                }
                (Type::Library(library, parts), "at" | "front" | "back") if matches!(&**library, "vector" | "deque" | "array") => {
                    let (mut element, is_const) = (element_of(parts), of != bare);
                    if self.state.types.is_within_byte(element) {
                        return Ok(Value::Void);
                    }
                    if is_const {
                        element = self.state.types.intern(Type::Const(element));
                    }
                    return Ok(match site.wanted {
                        Wanted::Type => Value::Type(self.state.types.intern(Type::Reference(element))),
                        _ => self.sample_of_type(element),
                    });
                }
                _ => return Ok(Value::Void),
            }
            self.passing.on_const = matches!(self.state.types.get(of), Type::Const(_));
            self.passing.on_rvalue = !matches!(self.state.types.get(ty), Type::Reference(_));
            object = self.sample_of(bare)?;
        }
        self.passing.on_const |= self.state.is_constant(&object);
        if let Some((object, seen)) = self.state.object(&object)? {
            return match self.open_methods(seen, name)? {
                Some((owner, set)) => {
                    let templates = self.template_values(&templates)?;
                    self.set_sample(set, Some(owner), Value::Object(object), &templates, &args, asked)
                }
                None if self.instances[seen.0 as usize].fields.iter().any(|f| *f.name == *name) => {
                    let member = self.member(&Value::Object(object), name)?;
                    let callee = self.state.value(&member)?;
                    self.value_called(callee, args, temporaries, (site.wanted, site.on_const))
                }
                None => Ok(Value::Void),
            };
        }
        let object = self.state.value(&object)?;
        if site.wanted == Wanted::Noexcept {
            let class = self.library_class(&object).unwrap_or_default().to_string();
            return Ok(Value::Int(Integer::Bool, i64::from(self.is_harmless(&class, name, &args))));
        }
        if let Value::Array(array) = &object
            && matches!(self.state.types.get(array.ty), Type::Array(..))
        {
            return Err(Fault::ill_formed(format_args!("a value of type `{}` has no members", self.state.types.name(array.ty))));
        }
        if self.lacks_method(&object, name) {
            return Err(Fault::ill_formed(format_args!("`{name}` is no member")));
        }
        if self.is_probing() {
            self.takes_method_call(&object, name, &args, self.passing.consts)?;
        }
        match self.library_member(&object, name).filter(|_| args.len() < 2).map(|member| member.result) {
            Some(b'U') => Ok(Value::Int(Integer::ULong, 1)),
            Some(b'B') => Ok(Value::Int(Integer::Bool, 1)),
            Some(b'E') if matches!(name, "at" | "front" | "back") => {
                self.stack.push(object);
                match site.wanted {
                    Wanted::Type => self.operand_type(&Op::ElementType(self.passing.on_const, true, true)),
                    _ => self.element_sample(),
                }
            }
            _ => Ok(Value::Void),
        }
    }

    /// The type that the function of the program returns that the operator means for the operands on top; nothing where none does.
    pub(super) fn operator_sample(&mut self, name: &Name, site: &Site) -> Outcome<Value> {
        let (mut operands, temporaries) = self.arguments(site);
        for v in operands.iter_mut().filter(|_| site.wanted == Wanted::Noexcept) {
            if let Value::Type(ty) = *v
                && matches!(self.state.types.get(ty), Type::Class(_) | Type::Enum(..))
            {
                *v = self.sample_of(ty)?;
            }
        }
        let values = operands.iter().map(|v| self.state.value(v)).collect::<Outcome<Vec<Value>>>()?;
        let is_cute = |v: &Value| matches!(v, Value::Cute(_));
        let is_own = values.iter().any(is_cute) && self.takes_library(name, &values.iter().collect::<Vec<_>>());
        if site.wanted == Wanted::Noexcept && !is_own && values.iter().any(|v| matches!(v, Value::Static(..)) || is_cute(v)) {
            return Ok(library::truth(false));
        }
        if !is_own && !values.iter().any(|v| matches!(v, Value::Object(_) | Value::Enum(..))) {
            return if site.wanted == Wanted::Noexcept { self.native_throws_nothing(name, &values) } else { Ok(Value::Void) };
        }
        let near = self.associated(&values)?;
        let set = match self.operator_set(name, &values, &near, (false, true))? {
            None if &**name == "operator>>" || site.wanted == Wanted::Noexcept => self.operator_set(name, &values, &near, (true, true))?,
            set => set,
        };
        match set {
            Some(set) => match self.set_sample(set, None, Value::Void, &[], &operands, (temporaries, site.wanted)) {
                Err(fault) if site.wanted == Wanted::Noexcept && fault.kind == FaultKind::IllFormed => {
                    self.failed_at = None;
                    self.conversions_throw_nothing(&values)
                }
                made => made,
            },
            None if is_own && site.wanted == Wanted::Noexcept => Ok(library::truth(false)),
            // what the operands are converted by
            None if site.wanted == Wanted::Noexcept => self.conversions_throw_nothing(&values),
            None => Ok(Value::Void),
        }
    }

    /// A sample of what the lambda or the object below the arguments returns.
    pub(super) fn value_sample(&mut self, site: &Site) -> Outcome<Value> {
        let (args, temporaries) = self.arguments(site);
        let callee = self.pop();
        let callee = match callee {
            Value::TypeOf(_) => Value::Type(self.type_id(&callee)?),
            callee => callee,
        };
        let callee = match &callee {
            // a method with qualifiers
            Value::Type(ty)
                if site.wanted == Wanted::Noexcept
                    && matches!(self.state.types.get(self.state.types.strip(*ty)), Type::Library(name, _) if &**name == METHOD) =>
            {
                return Ok(library::truth(self.state.types.is_noexcept(self.state.types.strip(*ty))));
            }
            Value::Type(ty) if site.wanted == Wanted::Noexcept && self.pointed_function(self.state.types.strip(*ty)).is_none() => {
                let super::Passing { consts, moved, .. } = self.passing;
                let types = self.argument_types(&args, temporaries, moved, consts | site.consts)?;
                return self.is_made_without_throw(*ty, &types).map(library::truth);
            }
            Value::Type(ty) if site.wanted == Wanted::Type => {
                // `T()` is asked where the answer tells
                if self.is_probing() {
                    self.takes_made(*ty, &args)?;
                }
                let is_made = args.is_empty() && (*ty == Types::VOID || !self.is_probing());
                if !is_made && !self.may_be_made(*ty, &args, temporaries)? {
                    return Err(Fault::ill_formed("a type is not made of these arguments"));
                }
                return Ok(callee);
            }
            Value::Type(ty) if site.wanted == Wanted::Plan => {
                self.passing.consts |= site.consts;
                return self.plan_of_type(*ty, args);
            }
            Value::Type(_) => return self.arm_sample(&callee),
            Value::Function(_) | Value::Method(_) => callee,
            v if site.is_exact && State::is_place(v) => callee,
            v => self.state.value(v)?,
        };
        self.passing.consts |= site.consts;
        self.callee_as_declared(&callee);
        let callee = if State::is_place(&callee) { self.state.value(&callee)? } else { callee };
        self.value_called(callee, args, temporaries, (site.wanted, site.on_const))
    }

    /// Whether a value of a type can be made of arguments, or that is not known.
    fn may_be_made(&mut self, ty: TypeId, args: &[Value], temporaries: u64) -> Outcome<bool> {
        if args.iter().any(|arg| matches!(arg, Value::Void | Value::Type(_) | Value::Braces(_))) {
            return Ok(true);
        }
        let mut types = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            let of = self.state.type_of(arg);
            types.push(if i < 64 && temporaries & 1 << i != 0 { of } else { self.state.types.intern(Type::Reference(of)) });
        }
        match self.is_constructible(ty, &types) {
            Err(fault) if fault.kind == FaultKind::Unsupported => Ok(true),
            made => made,
        }
    }

    /// The same of a value and of arguments, of which these are temporaries.
    pub(super) fn value_called(
        &mut self,
        callee: Value,
        args: Vec<Value>,
        temporaries: u64,
        (wanted, on_const): (Wanted, bool),
    ) -> Outcome<Value> {
        let asked = (temporaries, wanted);
        match &callee {
            Value::Closure(closure) => {
                let function = self.program.lambdas[closure.code as usize].code.clone();
                let captures = self.program.lambdas[closure.code as usize].captures.clone();
                self.takes_count(&function, closure.class, args.len())?;
                // one that captures nothing is a function too
                let is_bare = captures.is_empty() && closure.class.is_none() && !function.is_template();
                if function.is_mutable && !is_bare && (on_const || self.passing.on_const) {
                    return Err(Fault::ill_formed("a `mutable` lambda that is `const` is not called"));
                }
                let base = self.room(function.slots)?;
                for ((_, own, _), v) in captures.iter().zip(closure.captured.borrow().iter()) {
                    self.state.slots[(base + own) as usize] = v.clone();
                }
                let super::Passing { consts, moved, is_exact, .. } = self.passing;
                self.passing = super::Passing { consts, moved, is_exact, ..Default::default() };
                let call = Call { this: &closure.this, templates: &[], args: &args, temporaries };
                let outer = std::mem::replace(&mut self.comparing, true);
                let bound = self.bind_at(&function, base, closure.class, call);
                self.comparing = outer;
                let sample = match bound {
                    Ok(_) if is_open(&function, &args) => Ok(Value::Void),
                    Ok(_) if wanted == Wanted::Plan => self.plan_of_parameters(&function, base, closure.class, args.len()),
                    Ok(score) if wanted == Wanted::Noexcept => {
                        let types = self.argument_types(&args, temporaries, moved, consts)?;
                        let bound =
                            super::binding::Bound { function: function.clone(), base, score, class: closure.class, covariant: None };
                        self.bound_throws_nothing(&bound, closure.class, closure.this.clone(), &types).map(library::truth)
                    }
                    Ok(_) => self.result_sample(&function, base, closure.class, closure.this.clone(), wanted),
                    Err(fault) => Err(fault),
                };
                self.cut(base);
                sample
            }
            // an element of a tensor: its coordinate changes nothing of its type
            Value::Cute(cute)
                if wanted == Wanted::Type && !cute.is_lazy() && !args.iter().any(|arg| matches!(arg, Value::Void | Value::Type(_))) =>
            {
                match super::super::cute::apply(&mut self.state, &callee, &args)? {
                    Value::Memory(ty, _) => Ok(Value::Type(self.state.types.reference_to(ty, cute.owns && on_const))),
                    _ => Ok(Value::Void),
                }
            }
            Value::Object(object) => match self.open_methods(object.class, "operator()")? {
                Some((owner, set)) => self.set_sample(set, Some(owner), callee.clone(), &[], &args, asked),
                None if self.is_no_function(object.class) => Err(Fault::ill_formed("what is called is no function")),
                None => Ok(Value::Void),
            },
            Value::Function(id) => {
                let f = self.functions[*id as usize].clone();
                if let Some(ty) = self.state.function_types.get(*id as usize).filter(|ty| **ty != Types::VOID && wanted == Wanted::Noexcept)
                {
                    let ty = *ty;
                    return self.pointed_throws_nothing(ty, &args, temporaries);
                }
                if f.lambda.is_some() {
                    return self.pointed_sample(self.state.function_types[*id as usize], &args, wanted);
                }
                self.set_sample(f.set, f.class, Value::Void, &f.templates, &args, asked)
            }
            Value::Method(method) => match &method.1 {
                Value::Function(id) => {
                    let f = self.functions[*id as usize].clone();
                    self.set_sample(f.set, f.class, method.0.clone(), &f.templates, &args, asked)
                }
                _ => Ok(Value::Void),
            },
            Value::Enum(ty, _) => self.invoked_sample(*ty, &args, asked),
            Value::Pointer { element, .. } if let Some(of) = self.pointed_function(*element) => match wanted {
                Wanted::Noexcept => self.pointed_throws_nothing(of, &args, temporaries),
                wanted => self.pointed_sample(of, &args, wanted),
            },
            Value::Type(ty) if let Some(of) = self.pointed_function(self.state.types.strip(*ty)) => {
                self.pointed_throws_nothing(of, &args, temporaries)
            }
            _ => Ok(Value::Void),
        }
    }
}

impl Machine<'_> {
    /// Whether nothing makes objects of a class functions: it has no bases, and converts to nothing.
    fn is_no_function(&self, class: ClassId) -> bool {
        let def = self.instances[class.0 as usize].def as usize;
        self.program.classes[def].ast.bases.is_empty() && self.conversions_of(class).is_empty()
    }
}

/// Whether code changes nothing, calls nothing and comes to its end; where the program has operators, these may be functions, and so
/// may copies where it has classes that are copied by code.
fn only_computes(code: &Code, has_operators: bool, copies_by_code: bool) -> bool {
    code.ops.iter().enumerate().all(|(i, op)| match op {
        Op::Binary(_) | Op::Unary(_) | Op::Index(_) | Op::Dereference | Op::Follow | Op::Arrow(_) | Op::ConvertTo(_) if has_operators => {
            false
        }
        Op::Copy | Op::MoveLocal(..) if copies_by_code => false,
        Op::Push(_)
        | Op::Local(_)
        | Op::LocalReference(_)
        | Op::StaticReference(_)
        | Op::Load(_)
        | Op::LoadBinary(..)
        | Op::LoadTest(..)
        | Op::WithBinary(..)
        | Op::LocalAssign(..)
        | Op::MoveLocal(..)
        | Op::ClassArg(_)
        | Op::Part
        | Op::Unkept
        | Op::Unbound(_)
        | Op::This
        | Op::Member(_)
        | Op::Arrow(_)
        | Op::Index(_)
        | Op::Dereference
        | Op::Follow
        | Op::Copy
        | Op::Value
        | Op::ConvertTo(_)
        | Op::IsReference
        | Op::Unary(_)
        | Op::ArmSample
        | Op::ElementSample
        | Op::MeetSamples(_)
        | Op::MeetArms
        | Op::UnifyArms
        | Op::EndProbe
        | Op::Clear(..)
        | Op::Return(_)
        | Op::ReturnVoid => true,
        Op::ClassName(_, to) | Op::Attempt(to) | Op::Jump(to) | Op::JumpUnless(to) | Op::JumpIf(to) => *to as usize > i,
        Op::Binary(op) => !matches!(op, BinaryOp::ShiftLeft),
        _ => false,
    })
}

/// Whether a parameter of a template would be deduced from an argument of which nothing is known.
fn is_open(function: &FunctionCode, args: &[Value]) -> bool {
    let deduces = |pattern: &Pattern| matches!(super::patterns::inner(pattern), Pattern::Any | Pattern::Bind(..));
    args.iter().any(|arg| matches!(arg, Value::Void)) && function.params.iter().any(|param| deduces(&param.pattern))
}
