//! Pointers to members: what `&C::m` is, and what `o.*p` refers to.
//!
//! The type is `__member_pointer<C, M>` of the library. The value is a number of that type: 0 is null, else one more than the
//! place of the member among those of the class, or than the place of the method among the functions that are values.

use super::super::ast::{METHOD_CONST, METHOD_LVALUE, METHOD_RVALUE, Name, Qualifier};
use super::super::code::{Op, Wanted};
use super::super::convert;
use super::super::library::methods::{self, Member};
use super::super::library::truth;
use super::super::types::{MEMBER_POINTER, METHOD, Role, Types};
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::{FunctionValue, Machine};
use std::rc::Rc;

impl Machine<'_> {
    /// `&C::name`: a pointer to the member, where it is one of objects, else what the name means. Overloaded methods stay a set,
    /// of which the type that is wanted chooses.
    pub(super) fn member_address(&mut self, of: &Value, name: &Name, templates: Option<Vec<Value>>) -> Outcome<Value> {
        let class = match of {
            Value::Native(_) => None,
            of => {
                let ty = self.type_id(of)?;
                let ty = self.state.types.strip(ty);
                match self.state.types.get(ty) {
                    Type::Class(class) => Some(*class),
                    Type::Closure(code) if &**name == "operator()" => return self.call_operator(ty, *code),
                    _ => None,
                }
            }
        };
        let Some(class) = class else {
            return match self.library_method(of, name)? {
                Some(v) => Ok(v),
                None => self.type_member(of, name, templates),
            };
        };
        self.not_ambiguous(class, name)?;
        if self.method_set(class, name).is_none()
            && let Some((owner, place, ty)) = self.field_of(class, name)
        {
            let ty = self.member_pointer_type(owner, ty);
            return Ok(Value::Enum(ty, place as i64 + 1));
        }
        let Some(member) = self.class_member(class, name, &Value::Void)? else {
            return self.type_member(of, name, templates);
        };
        let member = match templates {
            Some(templates) => self.applied(member, templates)?,
            None => member,
        };
        match &member {
            Value::Function(id) => Ok(self.only_method(*id)?.unwrap_or(member)),
            _ => Ok(member),
        }
    }

    /// The pointer to a method of a string or a container that the machine knows, where it is the only one of its name.
    fn library_method(&mut self, of: &Value, name: &str) -> Outcome<Option<Value>> {
        let ty = match of {
            Value::Native(_) => return Ok(None),
            of => self.type_id(of)?,
        };
        let ty = self.state.types.strip(ty);
        let Some(place) = self.methods_held(ty).iter().position(|method| method.name == name && method.forms.is_empty()) else {
            return Ok(None);
        };
        let result = match self.methods_held(ty)[place].result {
            b'U' => Types::ULONG,
            b'B' => Types::BOOL,
            _ => return Ok(None),
        };
        let function = self.state.types.intern(Type::Function(result, Vec::new(), true));
        let method = self.with_qualifiers(function, METHOD_CONST);
        let pointer = Type::Library(MEMBER_POINTER.into(), vec![Value::Type(ty), Value::Type(method)]);
        Ok(Some(Value::Enum(self.state.types.intern(pointer), place as i64 + 1)))
    }

    /// The methods of a class of the library that the machine knows.
    fn methods_held(&self, ty: TypeId) -> &'static [Member] {
        match self.state.types.get(ty) {
            Type::Library(of, given) => methods::members(methods::class_of(of, given)),
            _ => &[],
        }
    }

    /// The pointer to the call operator of a lambda.
    fn call_operator(&mut self, ty: TypeId, code: u32) -> Outcome<Value> {
        let lambda = self.sample_of_lambda(code)?;
        let Some(function) = self.signature_of(&lambda)? else {
            return Err(Fault::ill_formed("the call operator of this lambda is a template"));
        };
        let qualifiers = if self.program.lambdas[code as usize].code.is_mutable { 0 } else { METHOD_CONST };
        let method = self.with_qualifiers(function, qualifiers);
        let pointer = Type::Library(MEMBER_POINTER.into(), vec![Value::Type(ty), Value::Type(method)]);
        Ok(Value::Enum(self.state.types.intern(pointer), 1))
    }

    /// The type of a method of a class, by that of a function.
    fn with_qualifiers(&mut self, function: TypeId, qualifiers: i64) -> TypeId {
        match qualifiers {
            0 => function,
            n => self.state.types.intern(Type::Library(METHOD.into(), vec![Value::Type(function), Value::Int(Integer::Int, n)])),
        }
    }

    /// A member of objects of a class, its own or one of a base: the class that declares it, its place there, and its type.
    fn field_of(&mut self, class: ClassId, name: &str) -> Option<(ClassId, usize, TypeId)> {
        let fields = &self.instances[class.0 as usize].fields;
        let place = fields.iter().rposition(|f| *f.name == *name)?;
        let ty = fields[place].ty;
        let bases = &self.state.types.classes[class.0 as usize].bases;
        let holds = bases.iter().filter(|(_, first, n)| (*first..first.saturating_add(*n)).contains(&place));
        Some(match holds.min_by_key(|(_, _, n)| *n) {
            Some((base, first, _)) => (*base, place - first, ty),
            None => (class, place, ty),
        })
    }

    /// The type `M C::*`.
    fn member_pointer_type(&mut self, class: ClassId, member: TypeId) -> TypeId {
        let class = self.state.types.intern(Type::Class(class));
        self.state.types.intern(Type::Library(MEMBER_POINTER.into(), vec![Value::Type(class), Value::Type(member)]))
    }

    /// The pointer to the one method that a value of functions means, `None` where it means several or no method.
    fn only_method(&mut self, id: u32) -> Outcome<Option<Value>> {
        let FunctionValue { set, class, templates, .. } = self.functions[id as usize].clone();
        let (Some(class), [only]) = (class, &self.program.sets[set as usize].1[..]) else {
            return Ok(None);
        };
        let (only, owner) = (*only, self.owners(set).and_then(|owners| owners.first().copied().flatten()).unwrap_or(class));
        let flags = &self.program.functions[only as usize].ast.flags;
        if flags.is_static || flags.is_friend {
            return Ok(None);
        }
        match self.method_type(only, owner, &templates)? {
            Some(ty) => {
                let ty = self.member_pointer_type(owner, ty);
                Ok(Some(self.method_pointer(ty, only, owner, templates)))
            }
            None => Err(Fault::new(FaultKind::Unsupported, "a pointer to a method whose result is deduced is not read")),
        }
    }

    /// The type of a method with its qualifiers, where it does not have to be deduced.
    fn method_type(&mut self, id: u32, class: ClassId, templates: &[Value]) -> Outcome<Option<TypeId>> {
        let Some(function) = self.type_of_given(id, Some(class), templates)? else {
            return Ok(None);
        };
        let flags = &self.program.functions[id as usize].ast.flags;
        let mut qualifiers = i64::from(flags.is_const) * METHOD_CONST;
        qualifiers |= match flags.qualifier {
            Qualifier::None => 0,
            Qualifier::Lvalue => METHOD_LVALUE,
            Qualifier::Rvalue => METHOD_RVALUE,
        };
        Ok(Some(self.with_qualifiers(function, qualifiers)))
    }

    /// The pointer of a type to a method.
    fn method_pointer(&mut self, ty: TypeId, function: u32, class: ClassId, templates: Vec<Value>) -> Value {
        match self.single_function(function, Some(class), templates) {
            Value::Function(id) => Value::Enum(ty, i64::from(id) + 1),
            v => v,
        }
    }

    /// The class and the member type of `M C::*`.
    pub(super) fn member_pointer(&self, ty: TypeId) -> Option<(TypeId, TypeId)> {
        match self.state.types.get(self.state.types.strip(ty)) {
            Type::Library(name, args) if &**name == MEMBER_POINTER => match args[..] {
                [Value::Type(class), Value::Type(member)] => Some((class, member)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The overload among functions, of a class, whose pointer is of type `to`.
    pub(super) fn chosen_method(&mut self, functions: &Value, to: TypeId) -> Outcome<Option<Value>> {
        let (Value::Function(id), Some((class, member))) = (functions, self.member_pointer(to)) else {
            return Ok(None);
        };
        let FunctionValue { set, class: Some(of), templates, .. } = self.functions[*id as usize].clone() else {
            return Ok(None);
        };
        let owners = self.owners(set);
        let functions = self.program.sets[set as usize].1.iter().copied().enumerate();
        // specialisations are meant for the templates that they are of
        let (mut first, others): (Vec<_>, Vec<_>) =
            functions.partition(|(_, f)| self.program.functions[*f as usize].ast.specialised.is_some());
        first.extend(others);
        for (i, function) in first {
            let owner = owners.as_ref().and_then(|owners| owners.get(i).copied().flatten()).unwrap_or(of);
            let Some(ty) = self.method_type(function, owner, &templates)? else {
                continue;
            };
            if !self.is_specialised_for(function, Some(owner), &templates)? {
                continue;
            }
            if self.state.types.serves_as(ty, member) {
                let is_own = self.state.types.get(class).is_class(owner);
                let pointer = self.member_pointer_type(owner, ty);
                let v = self.method_pointer(if is_own { to } else { pointer }, function, owner, templates);
                return if is_own { Ok(Some(v)) } else { convert::convert(&mut self.state, v, to, false).map(Some) };
            }
        }
        Ok(None)
    }

    /// `object.*pointer`: the member, or the method bound to the object.
    pub(super) fn at_member(&mut self, object: &Value, pointer: &Value) -> Outcome<Value> {
        let Value::Enum(ty, number) = self.state.value(pointer)? else {
            return Err(Fault::ill_formed("what stands behind `.*` or `->*` is no pointer to a member"));
        };
        let Some((class, member)) = self.member_pointer(ty) else {
            return Err(Fault::ill_formed("what stands behind `.*` or `->*` is no pointer to a member"));
        };
        let Some(place) = usize::try_from(number).ok().and_then(|n| n.checked_sub(1)) else {
            return Err(Fault::runtime("a null pointer to a member is used"));
        };
        let of = class;
        let Type::Class(class) = *self.state.types.get(class) else {
            let have = self.state.type_of(object);
            return match self.methods_held(of).get(place) {
                Some(method) if self.state.types.strip(have) == of => self.member(object, method.name),
                _ => Err(Fault::ill_formed("a pointer to a member of what is no class")),
            };
        };
        let seen = self.state.object(object)?.map(|(object, _)| object.class);
        if seen.is_none_or(|seen| !self.is_derived(seen, class)) && !matches!(self.state.place(object), Value::Memory(..)) {
            let have = self.state.type_of(object);
            let (have, class) = (self.state.types.name(have), self.state.types.classes[class.0 as usize].name.clone());
            return Err(Fault::ill_formed(format_args!("a value of type `{have}` has no members of `{class}`")));
        }
        if self.state.types.is_method(member) {
            let object = self.state.object(object)?.map_or_else(|| self.state.place(object), |(object, _)| Value::Object(object));
            return Ok(Value::Method(Rc::new((object, Value::Function(place as u32)))));
        }
        let object = self.state.referred_as(object, class)?;
        match self.instances[class.0 as usize].fields.get(place).map(|f| f.name.clone()) {
            Some(name) => self.member(&object, &name),
            None => Err(Fault::runtime("a pointer to a member leads to none")),
        }
    }

    /// What calling a pointer to a member means for the library: the member of the first argument, an object, a pointer or a
    /// `reference_wrapper`, called with the others where it is a method.
    pub(super) fn invoke_member(&mut self, pointer: &Value, mut args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        if args.is_empty() {
            return Err(Fault::ill_formed("a pointer to a member is called without an object"));
        }
        let passing = std::mem::take(&mut self.passing);
        let first = args.remove(0);
        let first = if let Value::Passed(_, of) = &first { (**of).clone() } else { first };
        let is_object = matches!(self.state.value(&first)?, Value::Object(_));
        let mut object = self.invoked_on(first, pointer)?;
        if (if is_object { passing.consts } else { passing.to_consts }) & 1 != 0 && matches!(self.state.value(&object)?, Value::Object(_)) {
            object = self.state.constant_object(object);
        }
        let member = self.at_member(&object, pointer)?;
        if !matches!(member, Value::Method(_)) {
            if is_object && (passing.moved | passing.const_rvalues | temporaries) & 1 != 0 && self.is_told_next() {
                self.tell_part(&object, &member, passing.consts & 1 != 0)?;
            }
            self.stack.push(member);
            return Ok(());
        }
        let mut passing = passing;
        for bits in [&mut passing.consts, &mut passing.to_consts, &mut passing.moved, &mut passing.const_rvalues] {
            *bits >>= 1;
        }
        self.passing = passing;
        self.call_value(member, args, temporaries >> 1)
    }

    /// The object of the first argument of `std::invoke`: it itself, or what it points to.
    fn invoked_on(&mut self, first: Value, pointer: &Value) -> Outcome<Value> {
        let value = self.state.value(&first)?;
        let ty = self.state.type_of(&value);
        if self.state.types.role_of(ty).is_reference() {
            return Ok(self.user_method(&first, "get", &[])?.unwrap_or(first));
        }
        let class = match self.state.value(pointer)? {
            Value::Enum(pointer, _) => self.member_pointer(pointer).map(|(class, _)| class),
            _ => None,
        };
        let is_object = match (&value, class.map(|class| self.state.types.get(class))) {
            (Value::Object(o), Some(Type::Class(class))) => self.is_derived(o.class, *class),
            (_, Some(Type::Library(..))) if class == Some(self.state.types.strip(ty)) => true,
            _ => matches!(self.state.place(&first), Value::Memory(..)),
        };
        if is_object { Ok(first) } else { self.pointee(&first) }
    }

    /// Refuses arguments that do not convert to the parameters of the type of a function.
    fn takes_values(&mut self, params: &[TypeId], args: &[Value]) -> Outcome<()> {
        let mut fits = args.len() == params.len();
        for (param, arg) in params.iter().zip(args) {
            let arg = Value::TypeOf(Rc::new(self.state.value(arg)?));
            fits = fits && (self.same(&Value::Type(*param), &arg)? || self.convertible(&Value::Type(*param), &arg)?.is_some());
        }
        if fits { Ok(()) } else { Err(Fault::ill_formed("a pointer does not take these arguments")) }
    }

    /// What is known of the result of a call through a pointer to a function of a type.
    pub(super) fn pointed_sample(&mut self, function: TypeId, args: &[Value], wanted: Wanted) -> Outcome<Value> {
        let Type::Function(result, params, is_noexcept) = self.state.types.get(function).clone() else {
            return Ok(Value::Void);
        };
        self.takes_values(&params, args)?;
        match wanted {
            Wanted::Noexcept => Ok(truth(is_noexcept)),
            Wanted::Type => Ok(Value::Type(result)),
            Wanted::Sample => self.arm_sample(&Value::Type(result)),
            Wanted::Plan => Ok(super::planned::plan_of(false, params.into_iter().map(Value::Type).collect())),
        }
    }

    /// What is known of the result of `std::invoke` with a pointer to a member and these arguments.
    pub(super) fn invoked_sample(&mut self, pointer: TypeId, args: &[Value], (temporaries, wanted): (u64, Wanted)) -> Outcome<Value> {
        let super::Passing { consts, to_consts, moved, .. } = self.passing;
        let mut types = self.argument_types(args, temporaries, moved, consts)?;
        if let Some(first) = types.first_mut()
            && to_consts & 1 != 0
            && let Type::Pointer(space, to) = *self.state.types.get(self.state.types.strip(*first))
        {
            let to = self.state.types.intern(Type::Const(to));
            *first = self.state.types.intern(Type::Pointer(space, to));
        }
        if wanted == Wanted::Plan {
            return Ok(Value::Void);
        }
        match self.member_invoked(pointer, &types, wanted)? {
            v @ Value::Type(_) if wanted == Wanted::Sample => self.arm_sample(&v),
            v => Ok(v),
        }
    }

    /// What `std::invoke` makes of a pointer to a member and arguments of these types: its type, or whether it is `noexcept`. Fails
    /// where it does not take them.
    pub(super) fn member_invoked(&mut self, pointer: TypeId, args: &[TypeId], wanted: Wanted) -> Outcome<Value> {
        let refused = || Fault::ill_formed("a pointer to a member does not take these arguments");
        let (Some((class, member)), Some((first, args))) = (self.member_pointer(pointer), args.split_first()) else {
            return Err(refused());
        };
        let object = self.object_invoked(*first, class)?.ok_or_else(refused)?;
        let (of, is_lvalue) = (self.state.types.without_reference(object), matches!(self.state.types.get(object), Type::Reference(_)));
        let is_const = matches!(self.state.types.get(of), Type::Const(_));
        let (function, qualifiers) = match self.state.types.get(member) {
            Type::Library(name, parts) if &**name == METHOD => match parts[..] {
                [Value::Type(function), Value::Int(_, qualifiers)] => (function, qualifiers),
                _ => (member, 0),
            },
            _ => (member, 0),
        };
        if let Type::Function(result, params, is_noexcept) = self.state.types.get(function).clone() {
            let has = |bit| qualifiers & bit != 0;
            let binds = match (has(METHOD_LVALUE), has(METHOD_RVALUE)) {
                (true, _) => is_lvalue || has(METHOD_CONST),
                (_, is_of_rvalue) => !(is_of_rvalue && is_lvalue),
            };
            return match binds && (has(METHOD_CONST) || !is_const) {
                true => self.function_called((result, is_noexcept), &params, args, wanted),
                false => Err(refused()),
            };
        }
        if !args.is_empty() {
            return Err(refused());
        }
        let member = if is_const { self.state.types.intern(Type::Const(member)) } else { member };
        Ok(match wanted {
            Wanted::Noexcept => truth(true),
            _ => Value::Type(self.state.types.intern(if is_lvalue { Type::Reference(member) } else { Type::Forwarding(member) })),
        })
    }

    /// The object that the first argument of `std::invoke` is or leads to, as the type of a reference to it where it is no
    /// temporary; `None` where it is none of the class.
    fn object_invoked(&mut self, first: TypeId, class: TypeId) -> Outcome<Option<TypeId>> {
        let is_of = |c: &Self, ty| {
            let bare = c.state.types.strip(ty);
            bare == class || c.is_base_of(class, bare)
        };
        if is_of(self, first) {
            return Ok(Some(first));
        }
        let object = match self.state.types.role_of(first) {
            Role::Reference(to) => self.state.types.intern(Type::Reference(to)),
            _ => {
                self.stack.push(Value::Type(first));
                match self.operand_type(&Op::PointeeType(true))? {
                    Value::Type(to) => to,
                    _ => return Ok(None),
                }
            }
        };
        Ok(is_of(self, object).then_some(object))
    }
}
