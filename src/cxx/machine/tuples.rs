//! `std::tuple`: how its elements lie, how objects are made, assigned, compared and taken apart.

use super::super::ast::{BinaryOp, Name};
use super::super::program::Entity;
use super::super::types::{Role, algebra};
use super::super::value::{Array, ClassId, Fault, FaultKind, Object, Outcome, Type, TypeId, Value};
use super::classes::{FieldInfo, Plan, TUPLE};
use super::facts::{DEFAULT, THERE};
use super::{Machine, Passing};
use crate::cxx::library;
use std::rc::Rc;

/// How a call passes its arguments; a bit for each of the first ones.
#[derive(Clone, Copy)]
pub(super) struct Passed {
    /// Those that may be moved from.
    pub(super) rvalues: u64,
    /// Those that cannot be changed.
    pub(super) consts: u64,
}

impl Machine<'_> {
    /// Lays out the elements of a `std::tuple` as libstdc++ does: the last one first, an empty one that is no tuple as an empty base.
    pub(super) fn add_elements(&mut self, id: ClassId, plan: &mut Plan) -> Outcome<()> {
        let elements = self.state.types.classes[id.0 as usize].elements.clone().unwrap_or_default();
        for (i, ty) in elements.iter().enumerate().rev() {
            if self.waits(id, *ty)? {
                return Err(Fault::ill_formed(format_args!("`{}` is not complete here", self.state.types.name(*ty))));
            }
            let is_reference = self.state.types.refers(*ty);
            let empties = if is_reference { Vec::new() } else { self.empties_of(*ty) };
            let is_nothing = !is_reference && self.is_empty(*ty) && self.state.types.role_of(*ty) != Role::Tuple;
            let offset = if is_nothing {
                plan.empty_base(&empties, 1)
            } else {
                let (size, align) = match is_reference {
                    true => (self.state.types.size_of_reference(*ty), 8),
                    false => (self.state.types.size_of(*ty).unwrap_or(8), self.state.types.align_of(*ty).unwrap_or(8).max(1)),
                };
                plan.align = plan.align.max(align);
                let at = plan.placed(&empties, align);
                plan.size = at.saturating_add(size);
                at
            };
            let name = Name::from(i.to_string());
            plan.fields.push(FieldInfo { name, ty: *ty, init: None, owner: id, offset, bit: 0, is_reference, is_nothing });
        }
        Ok(())
    }

    /// Whether objects of a type have no data.
    pub(super) fn is_empty(&self, ty: TypeId) -> bool {
        match self.state.types.get(self.state.types.without_const(ty)) {
            Type::Class(class) => self.state.types.classes[class.0 as usize].empty,
            Type::Of(v) => algebra::size_of(&self.state.types, v).0 == 0,
            Type::Library(name, _) => matches!(&**name, "trait" | "numeric_limits"),
            Type::Closure(code) => self.program.lambdas[*code as usize].is_empty(),
            _ => false,
        }
    }

    /// Makes the elements of a `std::tuple` of values, of another tuple or a pair, or each as `T()`.
    pub(super) fn made_tuple(&mut self, this: &Value, class: ClassId, mut args: Vec<Value>, mut rvalues: u64) -> Outcome<()> {
        let in_order = std::mem::take(&mut self.is_braced);
        let n = self.instances[class.0 as usize].fields.len();
        if let ([Value::Braces(items)], true) = (&args[..], n != 1) {
            args = items.to_vec();
        }
        if let [only] = &args[..]
            && let Some(parts) = self.parts_for(class, only)?
        {
            self.may_refer(class, only)?;
            let moved = if rvalues & 1 != 0 { self.movable_parts(only)? } else { 0 };
            return self.made_elements(this, class, parts, moved);
        }
        match args.len() == n || args.is_empty() {
            true => {
                let fields = self.instances[class.0 as usize].fields.clone();
                for (i, arg) in args.iter().enumerate().take(64) {
                    let to = fields.get(n - 1 - i).map(|field| self.state.types.get(field.ty).clone());
                    let is_temporary = rvalues & (1 << i) != 0 && !super::values::is_held(arg);
                    if let (Some(Type::Reference(of)), true) = (to, is_temporary)
                        && !matches!(self.state.types.get(of), Type::Const(_))
                    {
                        return Err(Fault::ill_formed("a reference is bound to a temporary"));
                    }
                }
                if args.iter().any(|arg| matches!(arg, Value::Braces(_))) {
                    self.elements_as_constants(class, &mut args, (rvalues, in_order))?;
                    rvalues = 0;
                }
                self.made_elements(this, class, args, rvalues)
            }
            false => {
                let name = &self.state.types.classes[class.0 as usize].name;
                Err(Fault::ill_formed(format_args!("no constructor of `{name}` takes {} arguments", args.len())))
            }
        }
    }

    /// What the constructor of a tuple that takes each element as `T const&` takes, where one stands in braces: elements of their
    /// types, which are temporaries where they are made of something else.
    fn elements_as_constants(&mut self, class: ClassId, args: &mut [Value], (rvalues, in_order): (u64, bool)) -> Outcome<()> {
        let elements = self.state.types.classes[class.0 as usize].elements.clone().unwrap_or_default();
        let consts = self.given_consts;
        for at in 0..args.len().min(elements.len()) {
            let i = if in_order { at } else { args.len() - 1 - at };
            let (v, ty) = (self.state.value(&args[i])?, elements[i]);
            let is_list = matches!(v, Value::Braces(_));
            if matches!(self.state.types.get(ty), Type::Reference(_) | Type::Forwarding(_))
                || !is_list && self.state.type_of(&v) == self.state.types.strip(ty)
            {
                continue;
            }
            self.gives_const(consts, i);
            let is_temporary = rvalues.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
            args[i] = self.converted_from(v, is_temporary, ty, false)?;
            self.expires_here(args[i].clone());
        }
        self.given_consts = consts;
        Ok(())
    }

    /// The elements of a tuple or a pair of which a tuple of the class is made, element by element; `None` where the value is an
    /// element itself.
    fn parts_for(&mut self, class: ClassId, v: &Value) -> Outcome<Option<Vec<Value>>> {
        let elements = self.state.types.classes[class.0 as usize].elements.clone().unwrap_or_default();
        let Some(parts) = self.state.element_places(v)?.filter(|parts| parts.len() == elements.len()) else {
            return Ok(None);
        };
        let ty = self.state.type_of(v);
        Ok((elements.len() != 1 || self.state.types.strip(elements[0]) != ty).then_some(parts))
    }

    /// Refuses a reference to an element that is none itself: the tuple that it is in may be a temporary.
    fn may_refer(&mut self, class: ClassId, v: &Value) -> Outcome<()> {
        let from = self.state.type_of(v);
        let given = self.state.types.elements_of(from).unwrap_or_default();
        let elements = self.state.types.classes[class.0 as usize].elements.clone().unwrap_or_default();
        let types = &self.state.types;
        let changes = |ty: TypeId| matches!(types.get(ty), Type::Reference(of) if !matches!(types.get(*of), Type::Const(_)));
        match elements.iter().zip(given.iter()).any(|(to, of)| changes(*to) && !matches!(types.get(*of), Type::Reference(_))) {
            true => Err(Fault::ill_formed("a reference is bound to an element of another tuple")),
            false => Ok(()),
        }
    }

    /// Which of the elements of a tuple or a pair may be moved from where the whole may: those that are no references to variables.
    fn movable_parts(&mut self, v: &Value) -> Outcome<u64> {
        let ty = self.state.type_of(v);
        if let (None, Value::Array(array)) = (self.state.types.elements_of(ty), self.state.value(v)?) {
            let n = u32::try_from(self.state.length(&array)).unwrap_or(u32::MAX);
            return Ok(1u64.checked_shl(n).map_or(u64::MAX, |bit| bit - 1));
        }
        let elements = self.state.types.elements_of(ty).unwrap_or_default();
        let is_own = |ty: &TypeId| !matches!(self.state.types.get(*ty), Type::Reference(_));
        Ok(elements.iter().enumerate().take(64).filter(|(_, ty)| is_own(ty)).fold(0, |mask, (i, _)| mask | 1 << i))
    }

    /// Whether a name of a part of what a slot holds is a reference to what expires: of a pair, a tuple or an array of the library.
    pub(super) fn may_move_part(&mut self, slot: u32, part: u32) -> Outcome<bool> {
        let whole = self.state.slots[slot as usize].clone();
        let whole = if let Value::Passed(_, of) = &whole { of } else { &whole };
        match self.state.value(whole)? {
            Value::Array(array) => Ok(matches!(self.state.types.get(array.ty), Type::Library(..))),
            v => Ok(self.movable_parts(&v)?.checked_shr(part).unwrap_or(0) & 1 != 0),
        }
    }

    /// Makes the elements of a pair from the first one on, those of a tuple from the last one on; without values each as `T()`.
    pub(super) fn made_elements(&mut self, this: &Value, class: ClassId, args: Vec<Value>, rvalues: u64) -> Outcome<()> {
        self.is_conversion = false;
        let fields = self.instances[class.0 as usize].fields.clone();
        let is_tuple = self.state.types.classes[class.0 as usize].role == Role::Tuple;
        let consts = std::mem::take(&mut self.given_consts);
        let rvalues = rvalues & !consts.0;
        for (at, field) in fields.iter().enumerate() {
            let i = if is_tuple { fields.len() - 1 - at } else { at };
            self.moved = rvalues.checked_shr(i as u32).unwrap_or(0) & 1;
            self.gives_const(consts, i);
            let arg = match args.get(i) {
                // an array becomes a pointer to its first element
                Some(arg) if let (Type::Pointer(..), Value::Array(array)) = (self.state.types.get(field.ty), self.state.value(arg)?) => {
                    Some(self.state.decayed(&array))
                }
                arg => arg.cloned(),
            };
            let first = self.expiring.len();
            // what braces make is an argument, which ends with the expression
            let converts = match &arg {
                Some(arg) => {
                    let v = self.state.value(arg)?;
                    self.is_other_class(&v, field.ty)
                }
                None => false,
            };
            self.init_field(this, Some(class), &field.name, arg.into_iter().collect(), false)?;
            if self.any_destructors && converts {
                self.end_since(first)?;
            }
        }
        self.given_consts = Default::default();
        // what was moved out of a temporary leaves it until the expression ends
        let is_temporary = |(i, arg): &(usize, &Value)| rvalues & (1 << i) != 0 && matches!(arg, Value::Object(_));
        for (_, arg) in args.iter().enumerate().take(64).filter(is_temporary) {
            self.expires(arg.clone());
        }
        Ok(())
    }

    /// The class `std::tuple` of elements of these types.
    fn tuple_class(&mut self, types: &[TypeId]) -> Outcome<ClassId> {
        match self.program.find("", &[Name::from(TUPLE)]) {
            Some(Entity::Class(def)) => self.instantiate(def, types.iter().map(|ty| Value::Type(*ty)).collect(), None),
            _ => Err(Fault::new(FaultKind::Unsupported, "`std::tuple` is not named here")),
        }
    }

    /// A `std::tuple` of elements of these types, made of values.
    fn tuple_of(&mut self, types: &[TypeId], args: Vec<Value>, rvalues: u64) -> Outcome<Value> {
        let class = self.tuple_class(types)?;
        self.usable(class)?;
        let object = self.unmade(class)?;
        let this = Value::Object(object.clone());
        let made = self.made_elements(&this, class, args, rvalues);
        if made.is_err() {
            object.ended.set(true);
        }
        made.map(|()| this)
    }

    /// The tuple of which class template arguments are deduced from values: a pair gives its two.
    pub(super) fn deduced_tuple(&mut self, args: Vec<Value>) -> Outcome<Value> {
        let pair = match &args[..] {
            [only] => {
                let ty = self.state.type_of(only);
                self.state.types.elements_of(ty).map(|elements| elements.to_vec())
            }
            _ => None,
        };
        let types = match pair {
            Some(types) => types,
            None => {
                let consts = self.given_consts.0;
                args.iter().enumerate().map(|(i, arg)| self.decayed_argument(arg, consts >> i.min(63) & 1 != 0)).collect()
            }
        };
        let class = self.tuple_class(&types)?;
        let ty = self.state.types.intern(Type::Class(class));
        self.construct(&Value::Type(ty), args, false)
    }

    fn decayed_argument(&mut self, arg: &Value, is_const: bool) -> TypeId {
        if let Some(of) = self.reference_to_part(arg) {
            return of;
        }
        let ty = self.state.type_of(arg);
        let is_const = is_const || self.state.is_constant(arg);
        self.first_of(ty, is_const && matches!(self.state.types.get(ty), Type::Array(..)))
    }

    /// Calls one of the functions of [`library::tuples::OF_STD_TUPLES`].
    pub(super) fn call_with_tuples(&mut self, name: &str, templates: &[Value], args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        let passing = std::mem::take(&mut self.passing);
        // what is `const` is copied into a tuple, a temporary too
        let passed = Passed { rvalues: temporaries & !passing.consts | passing.moved, consts: passing.consts };
        let rvalues = temporaries | passing.moved | passing.const_rvalues;
        let passed = if matches!(name, "make_from_tuple" | "forward_as_tuple") { Passed { rvalues, ..passed } } else { passed };
        if name == "__std_apply" {
            // what is called begins a frame of its own
            self.expire(args.clone(), temporaries);
            return self.apply_to_tuple(&args, Passed { rvalues, ..passed });
        }
        let templates = self.library_values(templates)?;
        let v = self.tuple_function(name, &templates, &args, passed)?;
        self.stack.push(v);
        if name == "forward_as_tuple" {
            // the references of the tuple let what they refer to end
            let frame = self.frames.len().saturating_sub(1);
            for arg in args.iter().rev() {
                // the arguments and the tuple
                if matches!(arg, Value::Object(o) if Rc::strong_count(o) == 2) {
                    self.expiring.push(super::ends::Expiring::new(frame, arg.clone(), true));
                }
            }
            return Ok(());
        }
        self.expire(args, temporaries);
        Ok(())
    }

    /// Keeps the temporaries among arguments until the expression ends, the first one longest.
    fn expire(&mut self, args: Vec<Value>, temporaries: u64) {
        for (i, arg) in args.into_iter().enumerate().take(64).rev() {
            if temporaries & (1 << i) != 0 && matches!(arg, Value::Object(_)) {
                self.expires(arg);
            }
        }
    }

    /// A function of the standard library that makes or joins tuples, or makes something of one.
    pub(super) fn tuple_function(&mut self, name: &str, templates: &[Value], args: &[Value], passed: Passed) -> Outcome<Value> {
        let bit = |mask: u64, i: usize| mask.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
        match (name, args) {
            ("tie" | "forward_as_tuple", _) => {
                let mut types = Vec::with_capacity(args.len());
                for (i, arg) in args.iter().enumerate() {
                    let mut of = self.decltype(arg)?;
                    let names_function = !super::super::state::State::is_place(arg) && !bit(passed.rvalues, i) || self.names_function(arg);
                    if let (true, Some(function)) = (names_function, self.pointed_function(of)) {
                        of = function;
                    }
                    if bit(passed.consts, i) {
                        of = self.state.types.intern(Type::Const(of));
                    }
                    let is_rvalue = name != "tie" && bit(passed.rvalues, i);
                    types.push(self.state.types.intern(if is_rvalue { Type::Forwarding(of) } else { Type::Reference(of) }));
                }
                self.tuple_of(&types, args.to_vec(), 0)
            }
            ("__std_make_tuple", _) => {
                let mut types = Vec::with_capacity(args.len());
                for (i, arg) in args.iter().enumerate() {
                    let ty = match templates.get(i) {
                        Some(Value::Type(ty)) => self.decayed_type(*ty),
                        _ => self.decayed_argument(arg, bit(passed.consts, i)),
                    };
                    types.push(match self.state.types.role_of(ty) {
                        Role::Reference(of) => self.state.types.intern(Type::Reference(of)),
                        _ => ty,
                    });
                }
                let args = args.iter().map(|arg| self.unwrapped(arg)).collect::<Outcome<_>>()?;
                self.tuple_of(&types, args, passed.rvalues)
            }
            ("__std_tuple_cat", _) => {
                let (mut types, mut parts, mut rvalues) = (Vec::new(), Vec::new(), 0u64);
                for (i, arg) in args.iter().enumerate() {
                    let moved = if bit(passed.rvalues, i) { self.movable_parts(arg)? } else { 0 };
                    rvalues |= moved.checked_shl(parts.len() as u32).unwrap_or(0);
                    let (of, items) = self.elements_of_like(arg)?;
                    self.state.memory.budget.take(64 + 32 * items.len() as u64)?;
                    types.extend(of);
                    parts.extend(items);
                }
                self.tuple_of(&types, parts, rvalues)
            }
            ("make_from_tuple", [tuple]) => {
                let (types, parts) = self.elements_of_like(tuple)?;
                let consts = self.constant_parts(&types, bit(passed.consts, 0) || self.state.is_constant(tuple));
                let rvalues = if bit(passed.rvalues, 0) { self.movable_parts(tuple)? } else { 0 };
                (self.given_consts, self.moved) = ((consts, consts & rvalues), rvalues & !consts);
                let ty = templates.first().cloned().unwrap_or(Value::Void);
                let made = self.construct(&ty, parts, false);
                self.given_consts = Default::default();
                made
            }
            _ => Err(Fault::ill_formed(format_args!("the arguments of `{name}` do not fit"))),
        }
    }

    /// What a `std::reference_wrapper` refers to, any other argument as it is.
    fn unwrapped(&mut self, arg: &Value) -> Outcome<Value> {
        match self.state.value(arg)? {
            Value::Object(o) if self.state.types.classes[o.class.0 as usize].role.is_reference() => {
                let pointer = o.fields.borrow().first().cloned().unwrap_or(Value::Null);
                self.pointee(&pointer)
            }
            _ => Ok(arg.clone()),
        }
    }

    /// The types of the elements of what is like a tuple, and where they are.
    fn elements_of_like(&mut self, v: &Value) -> Outcome<(Vec<TypeId>, Vec<Value>)> {
        let ty = self.state.type_of(v);
        if let (Some(types), Some(parts)) = (self.state.types.elements_of(ty), self.state.element_places(v)?) {
            return Ok((types.to_vec(), parts));
        }
        if let Value::Array(array) = self.state.value(v)? {
            let places = (0..self.state.length(&array)).map(|i| self.state.element(&array, i)).collect::<Outcome<Vec<_>>>()?;
            return Ok((vec![array.element; places.len()], places));
        }
        match library::tuples::items(&mut self.state, v)? {
            Some(items) => Ok((items.iter().map(|item| self.state.type_of(item)).collect(), items)),
            None => Err(Fault::ill_formed(format_args!("`{}` is no tuple", self.state.types.name(ty)))),
        }
    }

    /// Starts `std::apply(f, t)`.
    pub(super) fn apply_to_tuple(&mut self, args: &[Value], passed: Passed) -> Outcome<()> {
        let [f, tuple] = args else {
            return Err(Fault::ill_formed("`std::apply` takes a function and a tuple"));
        };
        let (types, parts) = self.elements_of_like(tuple)?;
        let moved = if passed.rvalues & 2 != 0 { self.movable_parts(tuple)? } else { 0 };
        let consts = self.constant_parts(&types, passed.consts & 2 != 0 || self.state.is_constant(tuple));
        let const_rvalues = moved & consts;
        self.passing = Passing { moved: moved & !consts, consts, const_rvalues, ..Passing::default() };
        let depth = self.frames.len();
        self.call_value(f.clone(), parts, moved)?;
        if self.frames.len() > depth
            && let Some(called) = self.frames.last_mut()
        {
            called.ends_owned = true;
        }
        Ok(())
    }

    /// Which elements of a tuple, `const` or not, are `const`: all of a `const` one but references.
    fn constant_parts(&self, types: &[TypeId], is_const: bool) -> u64 {
        let is_constant = |ty: &TypeId| match *self.state.types.get(*ty) {
            Type::Reference(of) | Type::Forwarding(of) => matches!(self.state.types.get(of), Type::Const(_)),
            Type::Const(_) => true,
            _ => is_const,
        };
        types.iter().take(64).enumerate().fold(0, |mask, (i, ty)| mask | u64::from(is_constant(ty)) << i)
    }

    /// Assigns a tuple the elements of another one or of a pair, a pair those of one of another type, from the first one on;
    /// whether that is how it is assigned.
    pub(super) fn assigned_elements(&mut self, place: &Value, old: &Object, v: &Value, moved: bool) -> Outcome<bool> {
        let takes = match self.state.types.classes[old.class.0 as usize].role {
            Role::Tuple => true,
            Role::Pair => {
                let ty = self.state.type_of(v);
                let ty = self.state.types.strip(ty);
                self.state.types.role_of(ty) == Role::Pair && matches!(self.state.types.get(ty), Type::Class(of) if *of != old.class)
            }
            _ => false,
        };
        if !takes {
            return Ok(false);
        }
        let (Some(there), Some(parts)) = (self.state.element_places(place)?, self.state.element_places(v)?) else {
            return Ok(false);
        };
        if there.len() != parts.len() {
            return Ok(false);
        }
        let own = self.movable_parts(v)?;
        for (i, (to, from)) in there.iter().zip(&parts).enumerate() {
            let from = self.state.value(from)?;
            let is_own = own.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
            let from = if is_own && !moved { self.state.constant_object(from) } else { from };
            self.assign_part(to, &from, is_own && moved)?;
        }
        self.destroy()?;
        Ok(true)
    }

    /// A comparison of two tuples: element by element, the first difference decides the order; `None` of other operands.
    pub(super) fn compared_tuples(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Option<bool>> {
        let is_tuple = |machine: &mut Self, v: &Value| {
            let ty = machine.state.type_of(v);
            machine.state.types.role_of(ty) == Role::Tuple
        };
        if !op.compares() || !is_tuple(self, a) || !is_tuple(self, b) {
            return Ok(None);
        }
        let (Some(left), Some(right)) = (self.state.element_places(a)?, self.state.element_places(b)?) else {
            return Ok(None);
        };
        if left.len() != right.len() {
            return Err(Fault::ill_formed("tuples of different sizes are compared"));
        }
        if self.state.is_unevaluated && matches!(op, BinaryOp::Equal | BinaryOp::Unequal) && self.state.type_of(a) == self.state.type_of(b)
        {
            return Ok(Some(true));
        }
        self.compared_parts(op, &left, &right).map(Some)
    }

    /// A comparison of containers or tuples of objects; `None` of other operands.
    pub(super) fn compared_sequences(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Option<bool>> {
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::Unequal);
        let Some([left, right]) = self.sequences_of_objects(a, b, is_equality)? else { return Ok(None) };
        if self.state.is_unevaluated {
            return self.would_compare(is_equality, a, &left).map(Some);
        }
        match (is_equality, left.len() == right.len()) {
            // whether its elements have one is asked where it is made
            (true, _) if self.is_probing() => Ok(Some(true)),
            (true, false) => Ok(Some(op == BinaryOp::Unequal)),
            _ => self.compared_parts(op, &left, &right).map(Some),
        }
    }

    /// Whether containers of objects compare, as their declarations have it: `==` of any, an order of what has one.
    fn would_compare(&mut self, is_equality: bool, a: &Value, elements: &[Value]) -> Outcome<bool> {
        if let (false, Value::Array(of)) = (is_equality, a) {
            let sample = match elements.first() {
                Some(first) => self.state.value(first)?,
                None => self.sample_of(self.state.types.without_const(of.element))?,
            };
            match &sample {
                Value::Array(_) if self.sequences_of_objects(&sample, &sample, false)?.is_some() => {
                    return self.would_compare(false, &sample, &[]);
                }
                _ => _ = self.decided_by(BinaryOp::Less, &sample, &sample)?,
            }
        }
        Ok(true)
    }

    /// What two containers or tuples of objects hold, or containers of what may have no order; `None` of other operands.
    pub(super) fn sequences_of_objects(&mut self, a: &Value, b: &Value, is_equality: bool) -> Outcome<Option<[Vec<Value>; 2]>> {
        let is_of_program = match a {
            Value::Array(a) => {
                self.compares_enumerations(a.element, "operator==") || !is_equality && self.compares_enumerations(a.element, "operator<=>")
            }
            _ => false,
        };
        let is_by_parts = |element: TypeId| match self.state.types.get(self.state.types.without_const(element)) {
            _ if is_of_program => true,
            Type::Float(_) => !is_equality,
            Type::Library(name, _) => &**name != "string" && (!is_equality || self.has_objects(element, 0)),
            _ => self.holds_objects(element),
        };
        let is_object = |v: &Value| matches!(v, Value::Object(_));
        Ok(match (a, b) {
            (Value::Array(a), Value::Array(b))
                if is_by_parts(a.element) && !matches!(self.state.types.get(a.ty), Type::Array(..)) && a.element == b.element =>
            {
                self.state.memory.budget.spend(8 * self.state.length(a).max(0).unsigned_abs())?;
                let places =
                    |array: &Rc<Array>| (0..self.state.length(array)).map(|i| self.state.element(array, i)).collect::<Outcome<Vec<_>>>();
                Some([places(a)?, places(b)?])
            }
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() && a.iter().any(is_object) && b.iter().any(is_object) => {
                Some([a.to_vec(), b.to_vec()])
            }
            _ => None,
        })
    }

    /// A comparison part by part: the first difference decides the order, then which has more.
    fn compared_parts(&mut self, op: BinaryOp, left: &[Value], right: &[Value]) -> Outcome<bool> {
        for (x, y) in left.iter().zip(right) {
            let (x, y) = (self.state.value(x)?, self.state.value(y)?);
            if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) {
                if !self.holds_between(BinaryOp::Equal, &x, &y)? {
                    return Ok(op == BinaryOp::Unequal);
                }
                continue;
            }
            if let Some(answer) = self.decided_by(op, &x, &y)? {
                return Ok(answer);
            }
        }
        Ok(match op {
            BinaryOp::Less => left.len() < right.len(),
            BinaryOp::LessEqual => left.len() <= right.len(),
            BinaryOp::Greater => left.len() > right.len(),
            BinaryOp::GreaterEqual => left.len() >= right.len(),
            op => op == BinaryOp::Equal,
        })
    }

    /// Whether a `std::tuple` of the class is made of such values, an element of each, or of another tuple.
    pub(super) fn makes_tuple(&mut self, class: ClassId, subjects: &[Value]) -> Outcome<bool> {
        let elements = self.state.types.classes[class.0 as usize].elements.clone().unwrap_or_default();
        if let [only] = subjects {
            let from = self.type_id(only)?;
            return self.converts_to_tuple(class, from);
        }
        for (to, subject) in elements.iter().zip(subjects) {
            if !self.same(&Value::Type(*to), subject)? && self.convertible(&Value::Type(*to), subject)?.is_none() {
                return Ok(false);
            }
        }
        Ok(elements.len() == subjects.len())
    }

    /// Whether a `std::tuple` of the class is made of a value without being asked: of a tuple or a pair of elements that convert,
    /// or of what converts to its one element.
    pub(super) fn converts_to_tuple(&mut self, class: ClassId, from: TypeId) -> Outcome<bool> {
        let elements = self.state.types.classes[class.0 as usize].elements.clone().unwrap_or_default();
        let (from, given) = match self.state.types.elements_of(from) {
            Some(given) if given.len() == elements.len() => (None, given),
            _ if elements.len() == 1 => (Some(from), Rc::from([from])),
            _ => return Ok(false),
        };
        for (to, of) in elements.iter().zip(given.iter()) {
            let sample = self.sample_of(self.state.types.strip(*of))?;
            let subject = Value::TypeOf(Rc::new(sample));
            if !self.same(&Value::Type(*to), &subject)? && self.convertible(&Value::Type(*to), &subject)?.is_none() {
                return Ok(false);
            }
        }
        Ok(from.is_none() || elements.len() == 1)
    }

    /// The elements of a pair or a tuple as it passes them on: as a variable or an rvalue, `const` or not.
    pub(super) fn elements_passed(&mut self, from: TypeId) -> Option<Vec<TypeId>> {
        let elements = self.state.types.elements_of(from)?;
        let how = self.object_of_type(from, true);
        // what does not expire is taken as what is `const`
        let passed = |types: &mut super::super::types::Types, of: TypeId| {
            let of = if (how.on_const || !how.on_rvalue) && !types.refers(of) { types.intern(Type::Const(of)) } else { of };
            types.intern(if how.on_rvalue { Type::Forwarding(of) } else { Type::Reference(of) })
        };
        Some(elements.iter().map(|of| passed(&mut self.state.types, *of)).collect())
    }

    /// Whether a pair or a tuple of the class is made of values of these types, where it is asked to or not ([pairs.pair],
    /// [tuple.cnstr]); `least` says how its elements have to be made where it is asked to.
    pub(super) fn made_by_elements(&mut self, class: ClassId, args: &[TypeId], explicit: bool, least: u8) -> Outcome<bool> {
        let info = &self.state.types.classes[class.0 as usize];
        let (is_pair, elements) = (info.role == Role::Pair, info.elements.clone().unwrap_or_default());
        let role = |machine: &Self, ty| match machine.state.types.get(machine.state.types.strip(ty)) {
            Type::Class(of) => machine.state.types.classes[of.0 as usize].role,
            _ => Role::Other,
        };
        let given = match args {
            [] => return self.state_of_default(class),
            [one] if matches!(role(self, *one), Role::Pair) || !is_pair && role(self, *one) == Role::Tuple => {
                self.elements_passed(*one).unwrap_or_default()
            }
            [one] if elements.len() != 1 => {
                let (ty, bare) = (self.state.types.intern(Type::Class(class)), self.state.types.strip(*one));
                let Type::Class(_) = self.state.types.get(bare) else { return Ok(false) };
                let sample = self.sample_of(bare)?;
                let chosen = self.chosen_conversion(&sample, ty, self.object_of_type(*one, explicit))?;
                return Ok(chosen.is_some_and(|chosen| !chosen.is_ambiguous));
            }
            many => many.to_vec(),
        };
        let mut fits = given.len() == elements.len();
        for (to, from) in elements.iter().zip(given) {
            fits = fits && if explicit { self.constructs(*to, &[from], least)? } else { self.is_convertible(from, *to)? };
        }
        Ok(fits)
    }

    /// Whether an object of a class is made of nothing.
    fn state_of_default(&mut self, class: ClassId) -> Outcome<bool> {
        let ty = self.state.types.intern(Type::Class(class));
        Ok(self.facts(ty, 0)?.levels[DEFAULT] >= THERE)
    }
}
