//! What is assigned to a place, and whether it may change.

use super::super::ast::BinaryOp;
use super::super::code::Op;
use super::super::floats::shown;
use super::super::state::{State, characters};
use super::super::types::Types;
use super::super::value::{Fault, Floating, Outcome, Passed, Type, Value};
use super::Machine;
use super::assignable::is_assigned_to_half;
use super::category::As;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `a = v`, `a op= v`
    pub(super) fn assign(&mut self, op: Option<BinaryOp>, place: &Value, v: Value) -> Outcome<Value> {
        let on_rvalue = std::mem::take(&mut self.passing.on_rvalue);
        if op.is_none() && self.refers_anew(place, &v) {
            return Ok(place.clone());
        }
        // an object in memory that is moved from
        if let Value::Passed(Passed::Rvalue, of) = &v
            && self.any_copies_by_code
            && let source @ Value::Memory(..) = self.state.place(of)
            && let Value::Object(from) = self.state.value(&source)?
            && self.is_by_code(&Value::Object(from.clone()))
        {
            self.passing.on_rvalue = on_rvalue;
            let done = self.assign(op, place, Value::Passed(Passed::Rvalue, Rc::new(Value::Object(from.clone()))))?;
            self.state.put(&source, Value::Object(from))?;
            return Ok(done);
        }
        let (v, is_moved, on_const) = match v {
            Value::Passed(Passed::Rvalue, of) => (self.state.operand(&of)?, true, false),
            Value::Passed(_, of) => (self.number_or_operand(&of)?, false, true),
            v if self.is_const_object(&v) => (self.number_or_operand(State::changeable(&v))?, false, true),
            // an object in memory, which an operator of its class is given itself
            Value::Memory(ty, _)
                if let Type::Class(class) = *self.state.types.get(self.state.types.strip(ty))
                    && (op.is_some() || self.own_assignment(class).is_some()) =>
            {
                (v, false, false)
            }
            Value::Memory(ty, _) if matches!(self.state.types.get(self.state.types.strip(ty)), Type::Class(_)) => {
                (self.state.value(&v)?, false, false)
            }
            v => (v, false, false),
        };
        let old = self.state.value(place)?;
        // an operator of a class, or one that takes a tensor, says itself what it changes
        let says_itself = match (op, &old) {
            (Some(_), Value::Object(_)) => true,
            (Some(op), Value::Cute(_)) => self.takes_library(&format!("operator{}=", op.symbol()), &[&old]),
            _ => false,
        };
        if !says_itself {
            self.check_change(place)?;
        }
        if op.is_some() {
            self.has_compound(place)?;
        }
        let is_const = on_const;
        // what a number converts to is a temporary
        let is_number = State::is_place(&v) && matches!(self.state.value(&v)?, Value::Int(..) | Value::Float(..) | Value::Enum(..));
        let is_number = is_number || matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..));
        let on_const = on_const && !is_number;
        let is_rvalue = is_moved || is_number || !(super::values::is_held(&v) || is_const);
        // a reference that a call returned
        let is_part = matches!(v, Value::Memory(..)) || matches!(self.state.place(&v), Value::Base(..));
        let v = match State::is_place(&v) {
            true => match (&old, self.state.value(&v)?) {
                // what an operator takes by reference stays a place, but for an object, which is one itself
                (Value::Object(_), seen) if is_part || !matches!(seen, Value::Object(_)) => v,
                (_, seen) => seen,
            },
            false => v,
        };
        // `std::ignore` takes anything
        if let (None, Value::Underscore) = (op, &old) {
            return Ok(place.clone());
        }
        if op.is_none() && self.is_start_of_tensor_memory(&old) {
            return self.start_tensor_memory(old, &v);
        }
        // whether an MMA adds to its accumulators is a matter of data
        if let Value::Method(member) = &old
            && matches!((&member.0, &member.1), (_, Value::Native(name)) if &**name == "accumulate_")
        {
            return Ok(place.clone());
        }
        if let (None, Value::Array(array), Value::Braces(items)) = (op, &old, &v)
            && self.any_copies_by_code
            && !items.is_empty()
            && !self.is_fixed(array)
            && self.copies_by_code(array.element)
            && self.holds_list(array.ty, items)?
        {
            self.assigned_anew(array, std::slice::from_ref(&v))?;
            return Ok(place.clone());
        }
        // a container declares that it is assigned, whatever its elements are
        if let (None, Value::Array(to), Value::Array(from)) = (op, &old, &v)
            && self.is_probing()
            && (self.is_vector(to) || self.is_deque(to))
            && to.ty == from.ty
        {
            return Ok(place.clone());
        }
        if op.is_none() && self.any_copies_by_code && self.is_by_code(&old) && self.assigned_by_parts(place, &old, &v, is_rvalue)? {
            return Ok(place.clone());
        }
        // a number is a character to a string, whatever its type
        let v = match (&old, op, &v) {
            (Value::Text(_), None | Some(BinaryOp::Add), Value::Int(..) | Value::Float(..)) => self.converted(v, Types::CHAR, true)?,
            (Value::Text(_), None | Some(BinaryOp::Add), Value::Object(_)) => {
                let how = As { on_const: is_const, on_rvalue: is_rvalue, ..As::default() };
                self.characters_of_object(&v, how, true)?.unwrap_or(v)
            }
            _ => v,
        };
        if let (Some(BinaryOp::Add), Value::Text(text)) = (op, &old)
            && matches!(
                v,
                Value::Text(_) | Value::Int(..) | Value::Pointer { element: Types::CHAR | Types::CONST_CHAR, space: Space::Raw, .. }
            )
        {
            characters::append(&mut self.state, text, &v)?;
            return Ok(place.clone());
        }
        if let (None, Value::Object(object)) = (op, &old)
            && self.assigned_elements(place, object, &v, is_rvalue)?
        {
            return Ok(place.clone());
        }
        let is_implicit = op.is_none()
            && match (&old, &v) {
                (Value::Object(to), Value::Object(of)) if self.is_derived(of.class, to.class) => {
                    to.class == of.class && self.assigns_implicitly(to.class, is_rvalue)
                }
                // what is converted is assigned member by member
                (Value::Object(to), v) => !matches!(v, Value::Memory(..) | Value::Base(..)) && self.assigns_by_default(to.class),
                _ => false,
            };
        if matches!(old, Value::Object(_)) && !is_implicit {
            let name = match op {
                Some(op) => format!("operator{}=", op.symbol()),
                None => "operator=".to_string(),
            };
            let is_free = op.is_some() && {
                let given = if is_const { self.state.constant_object(v.clone()) } else { v.clone() };
                let temporaries = super::values::temporaries_of(&[&v]) << 1 | u64::from(on_rvalue);
                self.is_function_meant(&name.as_str().into(), place, (given, temporaries))?
            };
            if !is_free {
                (self.passing.moved, self.passing.consts) = (is_moved.into(), is_const.into());
                self.passing.on_rvalue = on_rvalue;
                let assigned = self.user_method(place, &name, std::slice::from_ref(&v));
                self.passing = Default::default();
                if let Some(v) = assigned? {
                    return Ok(v);
                }
            }
        }
        if let Some(op) = op
            && (matches!(old, Value::Object(_) | Value::Enum(..)) || self.is_of_library(&old))
            && let name = super::super::ast::Name::from(format!("operator{}=", op.symbol()))
            && (matches!(old, Value::Object(_) | Value::Enum(..)) || self.takes_library(&name, &[&old]))
        {
            let (depth, temporaries) =
                (self.frames.len(), super::values::temporaries_of(&[&v]) << 1 | u64::from(is_moved) << super::values::MOVED << 1);
            let is_temporary = is_number && !State::is_place(&v) && self.program.by_reference.contains(&name);
            let temporaries = temporaries | u64::from(is_temporary) << 1 | u64::from(on_rvalue);
            let given = if is_const { self.state.constant_object(v.clone()) } else { v.clone() };
            if self.operator_function(&name, &[place.clone(), given], temporaries)? {
                self.run(depth)?;
                return Ok(self.pop());
            }
        }
        if let (Some(_), Value::Object(_)) = (op, &old)
            && let Some(held) = self.held_container(place)?
        {
            let v = self.held_container(&v)?.map_or(Ok(v), |v| self.state.value(&v))?;
            return self.assign(op, &held, v);
        }
        // what an object converts to is changed, where it is a reference to a number
        if let (Some(_), Value::Object(_)) = (op, &old)
            && let how = (As { on_const: self.is_const_object(place), ..As::default() })
            && let Some(to) = self.converted_by_itself(&old, how)?
            && State::is_place(&to)
            && !matches!(self.state.value(&to)?, Value::Object(_))
        {
            return self.assign(op, &to, v);
        }
        // what converts to another type is not moved from first
        let is_other = is_moved
            && match (self.state.value(&v)?, &old) {
                (Value::Object(v), Value::Object(to)) => to.class != v.class,
                (from @ Value::Object(_), _) => self.held_container(&from)?.is_none(),
                _ => false,
            };
        let v = match op {
            _ if is_moved && !is_other => self.moved_value(&v)?,
            Some(_) if is_other => Value::Passed(Passed::Rvalue, Rc::new(v)),
            Some(_) if on_const => self.state.constant_object(v),
            _ => v,
        };
        self.converts = As { on_const: on_const && op.is_none(), on_rvalue: (is_other || is_rvalue) && op.is_none(), ..As::default() };
        let v = self.assigned_value(op, old, v, is_moved)?;
        self.converts = As::default();
        if op.is_none() && self.any_copies_by_code && self.is_by_code(&v) {
            // what was converted is a temporary
            let there = self.state.value(place)?;
            if self.assigned_by_parts(place, &there, &v, true)? {
                self.expires(v);
                return Ok(place.clone());
            }
            self.state.put(place, v)?;
            return Ok(place.clone());
        }
        self.state.store(place, v)?;
        Ok(place.clone())
    }

    /// `x = a[1]` where `x` refers to an element that CUTLASS packs, as `a[1]` does: from now on `x` refers to the other one, and
    /// nothing is stored.
    fn refers_anew(&mut self, place: &Value, v: &Value) -> bool {
        let v = State::root(v);
        let (Value::Memory(to, _), true) = (self.state.place(place), State::is_place(v)) else { return false };
        let other = self.state.place(v);
        let is_same = matches!(other, Value::Memory(from, _) if from == to) && self.state.types.packed_in(to).is_some();
        if is_same
            && let Some(frame) = self.frames.last()
            && let Some(Op::Local(slot) | Op::LocalAssign(slot, _)) = frame.at.checked_sub(2).and_then(|at| frame.code.ops.get(at))
            && let Some(held) = self.state.slots.get_mut((frame.base + slot) as usize)
        {
            *held = other;
        }
        is_same
    }

    /// Whether what a call gave is a value of the type at a place, which no function assigns.
    pub(super) fn is_stored_at(&mut self, v: &Value, place: &Value) -> Outcome<bool> {
        let is_pointer = |v: &Value| matches!(v, Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null);
        Ok(match v {
            Value::Int(..) | Value::Float(..) | Value::Enum(..) => self.state.type_of(v) == self.state.type_of(place),
            Value::Object(_) | Value::Braces(_) => match (v, self.state.value(place)?) {
                (Value::Object(o), _) if Rc::strong_count(o) > 1 => false,
                (Value::Object(o), Value::Object(there)) if o.class != there.class => false,
                (_, Value::Object(there)) => {
                    let instance = &self.instances[there.class.0 as usize];
                    instance.fields.iter().all(|f| self.state.types.is_flat(f.ty)) && self.own_assignment(there.class).is_none()
                }
                _ => false,
            },
            v => is_pointer(v) && is_pointer(&self.state.value(place)?),
        })
    }

    /// What a `const` operand is: a number stays a variable.
    fn number_or_operand(&mut self, of: &Value) -> Outcome<Value> {
        let to = State::changeable(of);
        match State::is_place(to) && matches!(self.state.value(to)?, Value::Int(..) | Value::Float(..) | Value::Enum(..)) {
            true => Ok(to.clone()),
            false => self.state.operand(of),
        }
    }

    /// What an assignment to `old` stores: `v` as a value of its type, or what the operator makes of both.
    fn assigned_value(&mut self, op: Option<BinaryOp>, old: Value, v: Value, is_moved: bool) -> Outcome<Value> {
        if let Value::Float(kind @ Floating::Narrow(_), _) = old {
            let to = self.state.type_of(&old);
            let is_wide = |v: &Value| match v {
                Value::Int(..) => true,
                Value::Float(kind, _) => is_assigned_to_half(*kind),
                _ => false,
            };
            // `half_t` alone is assigned any number
            let takes_any = op.is_none() && kind.name() == "half_t" && is_wide(&self.state.value(&v)?);
            if !takes_any && self.lacks_cast(&v, to)? {
                return Err(self.without_cast(&v, to));
            }
        }
        if let (Some(op), Value::Enum(ty, _)) = (op, &old)
            && let Type::Element(_) = self.state.types.get(*ty)
        {
            return Err(Fault::ill_formed(format_args!("there is no `{}=` of `{}`", op.symbol(), self.state.types.name(*ty))));
        }
        Ok(match op {
            None => match (&old, v) {
                (Value::Object(object), v @ Value::Braces(_)) => {
                    let ty = self.state.types.intern(Type::Class(object.class));
                    self.converted(v, ty, false)?
                }
                (Value::Object(object), Value::Base(seen, from)) if self.is_derived(seen, object.class) => {
                    self.may_be_assigned(object.class, is_moved)?;
                    Value::Object(self.state.base_part(object.class, &from))
                }
                (Value::Object(object), v) => {
                    self.may_be_assigned(object.class, is_moved || !super::values::is_held(&v))?;
                    let same = matches!(&v, Value::Object(o) if o.class == object.class);
                    let ty = self.state.types.intern(Type::Class(object.class));
                    match same {
                        true => v,
                        false if is_moved => self.converted_from_moved(v, ty)?,
                        false => self.converted(v, ty, false)?,
                    }
                }
                (Value::Array(array), v @ Value::Braces(_)) if self.copies_by_code(array.element) || self.holds_objects(array.element) => {
                    self.converted(v, array.ty, false)?
                }
                (Value::Array(_) | Value::Text(_), Value::Braces(items))
                    if let to = self.state.type_of(&old)
                        && self.lists_range(to, &items)? =>
                {
                    self.converted(Value::Braces(items), to, false)?
                }
                (Value::Array(array), v @ Value::Braces(_)) => self.numbers_of_objects(v, array.ty)?,
                (_, v @ Value::Object(_)) => {
                    let to = self.state.type_of(&old);
                    self.converted(v, to, false)?
                }
                (_, v @ (Value::Function(_) | Value::Closure(_))) => {
                    let to = self.state.type_of(&old);
                    match self.state.types.get(to) {
                        Type::Of(_) => v,
                        _ => self.converted(v, to, false)?,
                    }
                }
                (_, v) => v,
            },
            Some(op) => {
                let depth = self.frames.len();
                // a number of the language has operators of its own alone, to which the other one is converted
                let v = match (&old, v) {
                    (Value::Int(..) | Value::Float(Floating::Float | Floating::Double, _), Value::Float(kind @ Floating::Narrow(_), x)) => {
                        Value::Float(Floating::Float, shown(kind, x))
                    }
                    (_, v) => v,
                };
                self.binary(op, old, v)?;
                self.run(depth)?;
                self.pop()
            }
        })
    }

    /// Refuses a compound assignment to an element that is less than a byte, or than a register in an array of CUTLASS: the
    /// references to these have none.
    pub(super) fn has_compound(&self, place: &Value) -> Outcome<()> {
        match place {
            Value::Memory(ty, _) if self.state.types.is_within_byte(*ty) => {
                let of = self.state.types.name(self.state.types.of_values(*ty));
                Err(Fault::ill_formed(format_args!("a reference to an element of type `{of}` that is an object is assigned alone"))
                    .with_help(format_args!("`x = x + y` reads it and writes it")))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a change of a member whose type is `const`, or of what a pointer to `const` leads to.
    pub(super) fn check_change(&self, place: &Value) -> Outcome<()> {
        if self.state.is_unevaluated && self.state.is_constant(place) {
            return Err(Fault::ill_formed("what is changed is `const`"));
        }
        let ty = match place {
            Value::Field(i, object) => self.instances[object.class.0 as usize].fields.get(*i as usize).map(|f| (f.ty, Some(&f.name))),
            Value::Memory(ty, _) => Some((*ty, None)),
            _ => None,
        };
        match ty {
            Some((ty, name)) if matches!(self.state.types.get(ty), Type::Const(_)) => Err(Fault::ill_formed(match name {
                Some(name) => format!("the member `{name}` is `const`"),
                None => format!("what is changed is of type `{}`", self.state.types.name(ty)),
            })),
            _ => Ok(()),
        }
    }

    /// Whether it is the address at which a tensor in tensor memory begins, before any was allocated.
    fn is_start_of_tensor_memory(&mut self, v: &Value) -> bool {
        matches!(v, Value::Cute(_)) && super::super::cute::tensor_memory(&mut self.state, v) == Some(0)
    }

    /// `tensor.data() = base`: what a block allocates first in tensor memory begins at 0, and one warp of it alone knows.
    fn start_tensor_memory(&mut self, start: Value, base: &Value) -> Outcome<Value> {
        match self.state.value(base)? {
            Value::Data(_) | Value::Int(_, 0) | Value::Static(_, 0, _) => Ok(start),
            _ => Err(Fault::new(super::FaultKind::Unsupported, "a tensor that begins within tensor memory is not read")),
        }
    }
}
