//! What initialises a variable: the value of its initialiser, copied, moved or converted to the type of the variable.

use super::super::state::State;
use super::super::value::{Fault, Integer, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use super::values::is_held;

impl Machine<'_> {
    /// The value below the type on top, as what a reference to `const` of the type refers to: the place where it is one of the
    /// type.
    pub(super) fn initialised_reference(&mut self) -> Outcome<Value> {
        let mut is_moved = false;
        if let [.., v, Value::Type(_)] = &mut self.stack[..]
            && let Value::Passed(Passed::Rvalue, of) = v
        {
            is_moved = true;
            *v = (**of).clone();
        }
        if let [.., v, Value::Type(id)] = &self.stack[..]
            && State::is_place(v)
        {
            let (v, id) = (v.clone(), *id);
            let value = self.state.value(&v)?;
            if self.state.type_of(&value) == self.state.types.strip(id) {
                self.stack.truncate(self.stack.len() - 2);
                return Ok(v);
            }
        }
        // what a conversion function refers to is no copy of it
        if let [.., v, Value::Type(id)] = &self.stack[..]
            && let object @ Value::Object(_) = self.state.value(v)?
        {
            let (v, id, on_const) = (v.clone(), *id, self.result_leads_to_const()[0]);
            let on_rvalue = is_moved || !State::is_place(&v) && !is_held(&v);
            // the whole of a temporary lives as long as a reference to its base
            if let (Value::Object(o), Type::Class(base)) = (&object, self.state.types.get(self.state.types.strip(id)))
                && self.is_derived(o.class, *base)
            {
                let base = *base;
                self.stack.truncate(self.stack.len() - 2);
                return self.state.referred_as(&v, base);
            }
            drop(v);
            let to_rvalue = matches!(self.state.types.get(id), Type::Forwarding(_));
            if let Some(place) =
                self.conversion(&object, id, As { on_const, on_rvalue, to_reference: !to_rvalue, to_rvalue, ..As::default() })?
            {
                self.stack.truncate(self.stack.len() - 2);
                return Ok(place);
            }
        }
        if let ([.., v, Value::Type(id)], true) = (&self.stack[..], is_moved) {
            let (v, id) = (self.state.value(v)?, *id);
            if self.is_other_class(&v, id) {
                self.stack.truncate(self.stack.len() - 2);
                return self.converted_from_moved(v, id);
            }
        }
        self.converts.on_rvalue = is_moved;
        self.initialised()
    }

    /// Makes the variable that a reference is bound to a temporary of the type of the reference, where it is of another one.
    pub(super) fn bound_to_temporary(&mut self, ty: Option<TypeId>) -> Outcome<()> {
        let ty = match ty {
            Some(ty) => ty,
            None => match self.pop() {
                Value::Type(ty) => self.state.types.strip(ty),
                _ => return Ok(()),
            },
        };
        let place = self.stack.last().cloned().unwrap_or(Value::Void);
        let place = if let Value::Passed(_, of) = place { (*of).clone() } else { place };
        let to = self.state.types.get(ty).clone();
        let is_other = match (self.state.value(&place)?, &to) {
            (Value::Int(kind, _), to) if !matches!(to, Type::Of(_)) => kind.id() != ty && makes(to),
            (v @ (Value::Float(..) | Value::Enum(..)), _) => self.state.type_of(&v) != ty && makes(&to),
            (Value::Function(id), Type::Pointer(_, of)) => self.state.function_as(id, *of) != Some(id),
            (Value::Static(..), Type::Int(_) | Type::Float(_)) => true,
            (Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null, Type::Int(Integer::Bool)) => true,
            (Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null | Value::Function(_) | Value::Closure(_), Type::Class(_)) => true,
            (Value::Pointer { .. }, Type::Library(name, _)) => &**name == "string",
            (Value::Text(_) | Value::Array(_), Type::Class(_)) => true,
            (Value::Object(object), Type::Class(class)) => !self.is_derived(object.class, *class),
            (v @ (Value::Tuple(_) | Value::Int(..) | Value::Static(..)), Type::Of(Value::Cute(_))) => self.state.type_of(&v) != ty,
            _ => false,
        };
        if is_other {
            self.stack.push(Value::Type(ty));
            let made = self.initialised()?;
            self.stack.push(made);
        }
        Ok(())
    }

    /// What a reference is bound to: of a bit field, which has no address, a copy.
    pub(super) fn without_bits(&self, v: Value) -> Outcome<Value> {
        if self.program.has_bit_fields
            && let Value::Memory(ty, _) = self.state.place(&v)
            && !self.state.types.is_within_byte(ty)
            && self.state.types.bit_field(self.state.types.without_const(ty)).is_some()
        {
            return self.state.value(&v);
        }
        Ok(v)
    }

    /// The value below the type on top, as what initialises a variable of the type.
    pub(super) fn initialised(&mut self) -> Outcome<Value> {
        let ty = self.pop();
        let v = self.pop();
        match (&ty, &v) {
            (Value::Template(n), Value::Braces(items)) => return self.deduced(*n, items.to_vec(), true),
            (
                Value::Template(n),
                Value::Int(..)
                | Value::Float(..)
                | Value::Enum(..)
                | Value::Pointer { .. }
                | Value::AddressOf(..)
                | Value::Null
                | Value::Text(_)
                | Value::Array(_)
                | Value::Closure(_)
                | Value::Function(_),
            ) if self.program.classes.get(*n as usize).is_none_or(|class| class.ast.template.is_some()) => {
                return self.deduced(*n, vec![v], false);
            }
            (Value::Template(n), Value::Tuple(_))
                if self.program.classes.get(*n as usize).is_some_and(|class| *class.ast.name != *super::classes::TUPLE) =>
            {
                return self.deduced(*n, vec![v], false);
            }
            (Value::Template(n), Value::Object(o)) if self.instances[o.class.0 as usize].primary != *n => {
                return self.deduced(*n, vec![v], false);
            }
            (Value::Template(_) | Value::Native(_), _) => return Ok(v),
            _ => {}
        }
        let id = self.type_id(&ty)?;
        let v = match v {
            v @ Value::Passed(..) => self.told_object(v)?,
            v if self.state.is_constant(&v) => self.told_object(v)?,
            v => self.own_value(v)?,
        };
        let v = self.converted(v, id, false)?;
        self.state.in_words(v)
    }

    /// The value of what may be marked as `const` or as moved from, which a conversion function is told.
    pub(super) fn told_object(&mut self, v: Value) -> Outcome<Value> {
        let Value::Passed(how, of) = v else {
            self.converts.on_const = self.is_const_object(&v);
            return self.state.value(&v);
        };
        self.converts.on_const = matches!(how, Passed::Const | Passed::ConstRvalue);
        self.converts.on_rvalue = matches!(how, Passed::Rvalue | Passed::ConstRvalue);
        self.state.value(&of)
    }

    /// A copy of the value below the type on top, as what initialises a variable of the type: of an object of a derived
    /// class only the part that is of the class.
    pub(super) fn initialised_copy(&mut self) -> Outcome<Value> {
        let ty = self.pop();
        if let Value::Type(id) = ty
            && let Type::Reference(of) | Type::Forwarding(of) = *self.state.types.get(id)
        {
            let place = self.pop();
            self.converts.to_rvalue = matches!(self.state.types.get(id), Type::Forwarding(_));
            return self.reference_as(place, of);
        }
        if let Some(Value::Passed(Passed::Rvalue, of)) = self.stack.last().cloned() {
            self.pop();
            let v = self.state.value(&of)?;
            if let Value::Type(id) = ty
                && self.is_other_class(&v, id)
            {
                return self.converted_from_moved(v, id);
            }
            if let Value::Type(id) = ty
                && self.is_of_derived(&v, id)
            {
                self.converts.on_rvalue = true;
                return self.converted(v, id, false);
            }
            let moved = self.moved_value(&v)?;
            self.stack.extend([moved, ty]);
            return self.initialised();
        }
        // what a part is of expires, and it itself is a value
        if let (Value::Type(id), Some(Value::Object(o))) = (&ty, self.stack.last())
            && std::rc::Rc::strong_count(o) == 1
            && self.state.types.get(self.state.types.without_const(*id)).is_class(o.class)
        {
            self.stack.push(ty);
            return self.initialised();
        }
        // what is `const` is copied, however it is passed on
        let constants = self.constants_of_top();
        if let Value::Type(id) = ty
            && let Type::Class(class) = self.state.types.get(self.state.types.without_const(id)).clone()
            && let Some(top) = self.stack.last().cloned()
        {
            match self.state.value(&top)? {
                Value::Object(object) if object.class == class => {}
                Value::Object(object) if self.is_derived(object.class, class) => {
                    self.pop();
                    return self.converted(Value::Object(object), id, false);
                }
                // a constructor takes the variable, no copy of it
                v if !self.converts_itself(&v, id)? && self.has_constructors(class) => {
                    self.pop();
                    self.given_consts = constants;
                    return self.converting_object(class, vec![top]);
                }
                _ => {}
            }
        }
        if let Value::Type(id) = ty
            && let Some(top) = self.stack.last().cloned()
            && let v @ Value::Object(_) = self.state.value(&top)?
            && self.converts_itself(&v, id)?
        {
            // a conversion is a call of the object itself
            self.pop();
            self.converts.on_const = constants.0 != 0;
            return self.converted(v, id, false);
        }
        self.given_consts = constants;
        let copy = self.copy_of_top()?;
        self.stack.push(copy);
        self.stack.push(ty);
        self.initialised()
    }

    /// Takes the mark of what is `const` from the value on top: whether it is, and whether it is an rvalue.
    fn constants_of_top(&mut self) -> (u64, u64) {
        let Some(Value::Passed(how @ (Passed::Const | Passed::ConstRvalue), of)) = self.stack.last() else {
            return (0, 0);
        };
        let (constants, of) = ((1, u64::from(*how == Passed::ConstRvalue)), (**of).clone());
        self.stack.pop();
        self.stack.push(of);
        constants
    }

    /// What a call or `?:` gave, above the type, as what initialises a variable of the type: a constructor of another class may
    /// keep a reference to it.
    pub(super) fn initialised_result(&mut self) -> Outcome<Value> {
        let mut constants = self.constants_of_top();
        constants.0 |= u64::from(self.result_leads_to_const()[0]);
        if let [.., Value::Type(id), v] = &self.stack[..]
            && let Type::Class(class) = *self.state.types.get(self.state.types.without_const(*id))
            && self.has_constructors(class)
            && (State::is_place(v) || is_held(v))
        {
            let (id, v) = (*id, v.clone());
            let value = self.state.value(&v)?;
            let is_same = matches!(&value, Value::Object(o) if o.class == class || self.is_derived(o.class, class));
            if !is_same && !self.converts_itself(&value, id)? {
                self.stack.truncate(self.stack.len() - 2);
                let argument = match value {
                    Value::Object(_) if self.is_rvalue_result() => return self.converted_from_moved(value, id),
                    // a base that a reference leads to is no value
                    Value::Object(_) if !matches!(self.state.place(&v), Value::Base(..)) => value,
                    _ => v,
                };
                self.given_consts = constants;
                return self.implicit_object(class, argument);
            }
        }
        // what is converted is no copy of what a reference leads to
        if let [.., Value::Type(id), v] = &self.stack[..]
            && (State::is_place(v) || is_held(v))
            && let (id, object) = (*id, self.state.value(v)?)
            && matches!(&object, Value::Object(o) if !self.state.types.get(self.state.types.without_const(id)).is_class(o.class))
            && self.converts_itself(&object, id)?
        {
            self.stack.truncate(self.stack.len() - 2);
            (self.converts.on_const, self.converts.on_rvalue) = (constants.0 & 1 != 0, self.is_rvalue_result());
            return self.converted(object, id, false);
        }
        let v = self.unshared()?;
        let ty = self.pop();
        self.stack.push(v);
        self.stack.push(ty);
        self.initialised()
    }

    /// Refuses two variables of one declaration for which `auto` would be two types.
    pub(super) fn same_deduced(&mut self, first: u32, other: u32) -> Outcome<()> {
        let [first, other] = [first, other].map(|slot| self.state.slots[slot as usize].clone());
        let [first, other] = [&first, &other].map(|v| {
            let ty = self.state.type_of(v);
            self.state.types.unqualified(ty)
        });
        if first == other {
            return Ok(());
        }
        let [first, other] = [first, other].map(|ty| self.state.types.name(ty));
        Err(Fault::ill_formed(format_args!("`auto` would be `{first}` and `{other}` in one declaration")))
    }

    /// The place below the type on top, as what a reference to that type refers to.
    pub(super) fn referred(&mut self) -> Outcome<Value> {
        let ty = self.pop();
        let (place, on_const) = match self.pop() {
            Value::Passed(Passed::Const, of) => ((*of).clone(), true),
            Value::Passed(Passed::Rvalue, of) => {
                self.converts.on_rvalue = true;
                ((*of).clone(), false)
            }
            place => (place, false),
        };
        match ty {
            Value::Type(_) | Value::TypeOf(_) => {
                self.converts.on_const |= on_const;
                let id = self.type_id(&ty)?;
                self.converts.to_rvalue = matches!(self.state.types.get(id), Type::Forwarding(_));
                self.converts.on_rvalue |= !State::is_place(&place) && !is_held(&place);
                self.reference_as(place, id)
            }
            _ => Ok(place),
        }
    }

    /// A copy of the value on top as C++ makes one: an array of C is not copied, it decays.
    pub(super) fn copy_of_top(&mut self) -> Outcome<Value> {
        let v = self.pop();
        let (v, is_const) = if let Value::Passed(_, of) = v { ((*of).clone(), true) } else { (v, false) };
        let place = v;
        let v = self.state.value(&place)?;
        match &v {
            Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)) => {
                let mut first = self.state.decayed(array);
                if is_const || self.state.is_constant(&place) {
                    self.state.constant_target(&mut first);
                }
                Ok(first)
            }
            // a row of one
            Value::Pointer { .. }
                if self.state.is_constant(&place)
                    && matches!(&place, Value::Memory(ty, _) if matches!(self.state.types.get(self.state.types.without_const(*ty)), Type::Array(..))) =>
            {
                let mut first = v;
                self.state.constant_target(&mut first);
                Ok(first)
            }
            _ => {
                let (consts, rvalues) = std::mem::take(&mut self.given_consts);
                self.copied_variable(&v, (consts | u64::from(is_const), rvalues))
            }
        }
    }

    /// The result of a call as a value of its own: an object that a variable shares is copied.
    pub(super) fn unshared(&mut self) -> Outcome<Value> {
        let mut v = self.pop();
        // a part is the value of no other object
        let is_part = matches!(self.state.place(&v), Value::Base(..));
        if State::is_place(&v) {
            v = self.state.value(&v)?;
        }
        match is_held(&v) || is_part {
            true if self.is_rvalue_result() => self.moved_value(&v),
            true => {
                let is_const = self.result_leads_to_const()[0];
                self.copied_variable(&v, (is_const.into(), 0))
            }
            false => self.state.in_words(v),
        }
    }

    /// Whether the operation before this one is a call that returned an rvalue reference.
    fn is_rvalue_result(&self) -> bool {
        self.rvalue_at == (self.frames.len(), self.frames.last().map_or(0, |frame| frame.at.saturating_sub(1)))
    }

    /// The place of an element of less than a byte, or of a `std::vector<bool>`, which a value refers to: what refers there is an
    /// object, and a copy of it refers there too.
    pub(super) fn part_of_byte(&self, v: &Value) -> Option<Value> {
        let may_refer = match v {
            Value::Slot(slot) => self.state.slots.get(*slot as usize).is_some_and(State::is_place),
            v => State::is_place(v),
        };
        if !may_refer {
            return None;
        }
        let place = self.state.place(v);
        matches!(&place, Value::Memory(ty, _) if self.state.types.is_within_byte(*ty)).then_some(place)
    }

    /// The type of what refers to less than a byte, where a value does.
    pub(super) fn reference_to_part(&mut self, v: &Value) -> Option<TypeId> {
        match self.part_of_byte(v) {
            Some(Value::Memory(ty, _)) => Some(self.state.types.reference_to(ty, false)),
            _ => None,
        }
    }

    /// What is on top as what a variable of type `auto` holds.
    pub(super) fn deduced_value(&mut self, copies: bool) -> Outcome<Value> {
        let (top, is_const) = match self.stack.last() {
            Some(Value::Passed(Passed::Const, of)) => (Some(&**of), true),
            top => (top, false),
        };
        if let Some(place) = top.and_then(|top| self.part_of_byte(top))
            && !(is_const
                && matches!(place, Value::Memory(ty, _) if self.state.types.without_const(ty) == crate::cxx::types::Types::VECTOR_BOOL))
        {
            self.pop();
            return Ok(place);
        }
        let is_own = matches!(self.stack.last(), Some(v @ Value::Object(_)) if !is_held(v));
        if (copies || is_const) && !is_own { self.copy_of_top() } else { self.unshared() }
    }
}

/// Whether a number may become a value of a type.
fn makes(ty: &Type) -> bool {
    matches!(ty, Type::Int(_) | Type::Float(_) | Type::Class(_))
}
