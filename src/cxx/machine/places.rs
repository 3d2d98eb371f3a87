//! What stands at a place: members, what a pointer leads to, and types of values.

use super::super::arith;
use super::super::ast::Member;
use super::super::library;
use super::super::state::State;
use super::super::types::{Role, Types};
use super::super::value::{Fault, FaultKind, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use std::rc::Rc;

impl Machine<'_> {
    /// What a pointer, a smart pointer or an iterator points to.
    pub(super) fn pointee(&mut self, pointer: &Value) -> Outcome<Value> {
        self.pointee_of(pointer, (false, false))
    }

    /// What `p->` leads to; `p` may be an object that is `const`.
    pub(super) fn followed(&mut self, pointer: &Value, is_const: bool) -> Outcome<Value> {
        self.passing.on_const |= is_const;
        self.passing.on_constant |= is_const;
        self.pointee_of(pointer, (false, true))
    }

    /// `*p`, or what `p->` leads to, where `p` may be an object that is moved from or a temporary.
    pub(super) fn dereferenced(&mut self, p: Value, arrow: bool) -> Outcome<Value> {
        let (p, is_moved) = match p {
            Value::Pointer { .. } | Value::AddressOf(_, _) => return self.pointee(&p),
            Value::Passed(how, of) => {
                self.passing.on_const = matches!(how, Passed::Const | Passed::ConstRvalue);
                self.passing.on_constant = self.passing.on_const;
                ((*of).clone(), matches!(how, Passed::Rvalue | Passed::ConstRvalue))
            }
            p => {
                self.passing.on_const |= super::values::is_const_result(&p);
                self.passing.on_constant |= self.passing.on_const;
                (p, false)
            }
        };
        let is_made = matches!(&p, Value::Object(o) if Rc::strong_count(o) == 1);
        if is_made && self.any_copies_by_code {
            self.expires(p.clone());
        }
        let to = self.pointee_of(&p, (is_moved || is_made, arrow));
        self.passing = Default::default();
        to
    }

    fn pointee_of(&mut self, pointer: &Value, (is_rvalue, arrow): (bool, bool)) -> Outcome<Value> {
        let (mut pointer, mut p, mut leads_to_const) = (pointer.clone(), self.state.value(pointer)?, false);
        if !arrow
            && matches!(p, Value::Object(_) | Value::Enum(..))
            && self.has_operator_beside("operator*")
            && self.started_operator("operator*", &pointer, is_rvalue.into())?
        {
            return Ok(self.pop());
        }
        // what `operator->` returns may have one as well
        for _ in 0..super::MAX_WITHIN {
            if !matches!(p, Value::Object(_)) {
                break;
            }
            self.passing.on_rvalue = is_rvalue;
            let outer = self.passing;
            // those of the library lead to the same by `*`
            let is_own = matches!(&p, Value::Object(o) if !self.is_of_prelude(o.class));
            let mut next = None;
            if arrow && is_own {
                let around = std::mem::replace(&mut self.asked_at, self.frames.len());
                let found = self.user_method(&pointer, "operator->", &[]);
                self.asked_at = around;
                next = found?;
                leads_to_const = self.result_is_const();
            }
            if next.is_none() {
                self.passing = outer;
                self.told_at = Default::default();
                // a class of the library that is made of what is `const` is asked what it returns
                let asks = matches!(&p, Value::Object(o) if self.is_of_const(o.class));
                let around = if asks { std::mem::replace(&mut self.asked_at, self.frames.len()) } else { self.asked_at };
                let found = self.user_method(&pointer, "operator*", &[]);
                self.asked_at = around;
                if let Some(v) = found? {
                    // of the library, what is `const` leads to what is where it says so
                    let is_const = if asks { self.result_is_const() } else { !is_own && self.told_at.2[0] };
                    return Ok(if is_const { self.state.constant_object(v) } else { v });
                }
                self.passing.on_rvalue = false;
                if arrow || !is_own {
                    next = self.user_method(&pointer, "operator->", &[])?;
                }
            }
            let next = match next {
                Some(next) => next,
                None => self
                    .converted_by_itself(&p, As { on_const: self.is_const_object(&pointer), on_rvalue: is_rvalue, ..As::default() })?
                    .ok_or_else(|| Fault::ill_formed("an object is no pointer"))?,
            };
            p = self.state.value(&next)?;
            pointer = next;
            (self.passing.on_const, self.passing.on_constant) = (leads_to_const, leads_to_const);
        }
        match &p {
            Value::AddressOf(to, _) if leads_to_const => Ok(self.state.constant_object((**to).clone())),
            Value::Object(_) => {
                Err(Fault::new(FaultKind::Limit, format_args!("`operator->` leads on more than {} times", super::MAX_WITHIN)))
            }
            Value::Null if self.state.is_unevaluated => Err(Fault::ill_formed("`nullptr` points to nothing")),
            Value::Null => Err(Fault::runtime("`nullptr` is dereferenced")),
            Value::AddressOf(to, _) => Ok(self.constant_behind(&pointer, (**to).clone())),
            Value::Function(_) => Ok(Value::Element(super::super::value::WHOLE, Rc::new(p))),
            Value::Closure(_) => Ok(p),
            // what a null pointer leads to has a type where nothing is evaluated
            &Value::Pointer { address: 0, element, .. }
                if self.state.is_unevaluated && matches!(self.state.types.get(self.state.types.strip(element)), Type::Class(_)) =>
            {
                let v = self.sample_value(self.state.types.strip(element))?;
                let is_const = self.state.types.without_const(element) != element;
                Ok(if is_const { self.state.constant_object(v) } else { v })
            }
            p => {
                let v = arith::deref(&mut self.state, p)?;
                let v = match p {
                    Value::Array(array) if self.state.is_constant(&pointer) => self.state.constant_object(v),
                    Value::Array(array) => self.state.constant_element(array, v),
                    _ => self.constant_behind(&pointer, v),
                };
                self.read_through(p, v)
            }
        }
    }

    /// Whether what was called last returned a pointer or a reference to what is `const`.
    pub(super) fn result_is_const(&self) -> bool {
        let (_, told, leads) = self.told_at;
        let is = |ty: TypeId| matches!(self.state.types.get(ty), Type::Const(_));
        leads.contains(&true)
            || told.is_some_and(|ty| match self.state.types.get(ty) {
                Type::Reference(of) | Type::Forwarding(of) | Type::Pointer(_, of) => is(*of),
                _ => false,
            })
    }

    /// Whether a class of the library is made of a type that is `const`.
    pub(super) fn is_of_const(&self, class: super::ClassId) -> bool {
        let is_const = |v: &Value| matches!(v, Value::Type(ty) if matches!(self.state.types.get(*ty), Type::Const(_)));
        let holds_one = !matches!(self.state.types.classes[class.0 as usize].role, Role::Pair | Role::Tuple);
        holds_one && self.is_of_prelude(class) && self.instances[class.0 as usize].args.iter().any(is_const)
    }

    fn is_of_prelude(&self, class: super::ClassId) -> bool {
        self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude
    }

    /// What a pointer leads to, as what cannot be changed where the pointer is a member that is declared so.
    pub(super) fn constant_behind(&mut self, pointer: &Value, v: Value) -> Value {
        match self.pointed_by_member(pointer) {
            Some(to) => self.state.constant_as(to, v),
            None => v,
        }
    }

    /// The type that a member is declared to point to.
    pub(super) fn pointed_by_member(&self, pointer: &Value) -> Option<TypeId> {
        let Value::Field(i, object) = State::root(pointer) else { return None };
        let field = self.instances[object.class.0 as usize].fields.get(*i as usize)?;
        match self.state.types.get(self.state.types.strip(field.ty)) {
            Type::Pointer(_, to) => Some(*to),
            _ => None,
        }
    }

    /// A member: of an object, of bytes, of a value of the library.
    pub(super) fn member(&mut self, object: &Value, name: &str) -> Outcome<Value> {
        let place = self.state.place(object);
        if let Value::Memory(ty, address) = &place
            && let Type::Class(class) = self.state.types.get(self.state.types.strip(*ty)).clone()
        {
            let is_const = self.state.is_constant(&place);
            let member = self.member_in_memory(class, *address, name)?;
            return Ok(if is_const { self.constant_member(class, name, member) } else { member });
        }
        if let Value::Base(class, object) = place {
            return self.member_of(class, name, &Value::Object(object));
        }
        let value = self.state.value(object)?;
        if let Value::Object(o) = &value {
            let member = self.member_of(o.class, name, &value)?;
            return Ok(if self.state.is_constant(&place) { self.constant_member(o.class, name, member) } else { member });
        }
        let is_device = |id| matches!(self.state.types.get(id), Type::Library(of, _) if matches!(&**of, "cudaDeviceProp" | "GPU_Clock"));
        if let Value::Type(_) | Value::TypeOf(_) = &value
            && !matches!(&value, Value::Type(id) if is_device(*id))
        {
            return self.type_member(&value, &name.into(), None);
        }
        match library::field(&mut self.state, object, name)? {
            Some(v) => Ok(v),
            None if matches!(value, Value::Int(..) | Value::Float(..) | Value::Enum(..)) => {
                Err(Fault::ill_formed(format_args!("a number has no member `{name}`")))
            }
            None => Ok(Value::Method(Rc::new((object.clone(), Value::Native(name.into()))))),
        }
    }

    /// Whether a class declares a member of this name as `mutable`.
    pub(super) fn is_mutable(&self, owner: super::ClassId, name: &str) -> bool {
        let members = &self.program.classes[self.instances[owner.0 as usize].def as usize].ast.members;
        members.iter().any(|m| matches!(m, Member::Fields(v) if v.is_mutable && v.declared.iter().any(|d| *d.name == *name)))
    }

    /// A member of an object that is `const`: a reference leads to what it did, and what is `mutable` may be changed.
    fn constant_member(&mut self, class: super::ClassId, name: &str, member: Value) -> Value {
        match self.instances[class.0 as usize].fields.iter().rfind(|f| *f.name == *name) {
            Some(f) if f.is_reference || self.is_mutable(f.owner, name) => member,
            Some(_) if matches!(member, Value::Memory(..)) => self.state.constant(member),
            Some(_) => self.state.constant_object(member),
            _ => member,
        }
    }

    fn member_of(&mut self, class: super::ClassId, name: &str, object: &Value) -> Outcome<Value> {
        // `object.Base::member`
        if let Some((base, name)) = name.rsplit_once("::") {
            return match self.base_before(class, base) {
                Some(base) => self.member_of(base, name, object),
                None => {
                    Err(Fault::ill_formed(format_args!("`{base}` is no base of `{}`", self.state.types.classes[class.0 as usize].name)))
                }
            };
        }
        match self.class_member(class, name, object)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.classes[class.0 as usize].name))),
        }
    }

    /// A type that stands for its value where a value is needed: `_4` of `template <class T>`.
    pub(super) fn as_type_value(&mut self, v: Value) -> Value {
        match v {
            Value::Type(id) => match self.state.types.get(id) {
                Type::Of(v) => v.clone(),
                _ => Value::Type(id),
            },
            v => v,
        }
    }

    /// The type that `decltype(e)` names.
    pub(super) fn decltype(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        match v {
            Value::Type(id) => Ok(*id),
            // a member that is not made yet
            Value::Field(n, object) if matches!(object.fields.borrow().get(*n as usize), Some(Value::Void)) => {
                Ok(self.instances[object.class.0 as usize].fields[*n as usize].ty)
            }
            Value::Function(id) if self.state.function_types.get(*id as usize).is_some_and(|ty| *ty != Types::VOID) => {
                Ok(self.state.type_of(v))
            }
            Value::Method(_) | Value::Function(_) | Value::Native(_) | Value::Template(_) => {
                Err(Fault::ill_formed("the type of a function is asked for"))
            }
            // what is written to gives the stream itself
            Value::Stream(_) => {
                let ty = self.state.type_of(v);
                Ok(self.state.types.intern(Type::Reference(ty)))
            }
            // what refers to less than a byte is an object of its own
            Value::Memory(ty, _) if self.state.types.is_within_byte(*ty) => Ok(self.state.types.reference_to(*ty, false)),
            Value::Memory(ty, _) => Ok(self.state.types.of_values(*ty)),
            v => {
                let is_const = self.state.is_constant(v);
                let names_function = matches!(v, Value::Element(..) | Value::Global(_)) && self.names_function(v);
                let v = self.state.value(v)?;
                let mut ty = self.state.type_of(&v);
                if names_function {
                    ty = self.pointed_function(ty).unwrap_or(ty);
                }
                Ok(if is_const { self.state.types.intern(Type::Const(ty)) } else { ty })
            }
        }
    }

    /// The type of what a call returned, or of a variable that holds it: a reference to an element of a tensor is one.
    pub(super) fn result_type(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        let held = match v {
            Value::Slot(slot) => self.state.slots.get(*slot as usize).filter(|v| State::is_place(v)),
            _ => None,
        };
        let is_reference = held.is_some() || matches!(v, Value::Element(..));
        let v = held.map_or_else(|| v.clone(), |held| self.state.place(held));
        match v {
            Value::Memory(ty, _) => Ok(self.state.types.reference_to(ty, false)),
            v => {
                let id = self.decltype(&v)?;
                Ok(if is_reference { self.state.types.intern(Type::Reference(id)) } else { id })
            }
        }
    }

    /// A type as its number.
    pub(super) fn type_id(&mut self, v: &Value) -> Outcome<super::super::value::TypeId> {
        match v {
            Value::Type(id) => Ok(*id),
            Value::TypeOf(of) => Ok(self.state.type_of(&of.clone())),
            Value::Method(method) if matches!((&method.0, &method.1), (Value::Pack(_), Value::Native(_))) => {
                // `make_seq<4>`: a type that CuTe names like a function
                let (Value::Pack(templates), Value::Native(name)) = (&method.0, &method.1) else {
                    return Ok(Types::VOID);
                };
                let v = library::call(&mut self.state, name, templates, &[])?;
                Ok(self.state.type_of(&v))
            }
            Value::Template(_) => Err(Fault::ill_formed("a template stands where a type is needed: its arguments are missing")),
            Value::Native(name) => match library::type_named(&mut self.state, &name.clone(), None)? {
                Some(Value::Type(id)) => Ok(id),
                _ => Err(Fault::ill_formed(format_args!("`{name}` is no type"))),
            },
            Value::Static(..) | Value::Tuple(_) | Value::Cute(_) | Value::Underscore => Ok(self.state.type_of(v)),
            v if State::is_place(v) => {
                let v = self.state.value(v)?;
                match v {
                    Value::Type(_) | Value::TypeOf(_) | Value::Static(..) | Value::Tuple(_) | Value::Cute(_) | Value::Underscore => {
                        self.type_id(&v)
                    }
                    _ => Err(Fault::ill_formed("a value stands where a type is needed")),
                }
            }
            Value::Void => Ok(Types::VOID),
            _ => Err(Fault::ill_formed("a value stands where a type is needed")),
        }
    }
}
