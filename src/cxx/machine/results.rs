//! What a function leaves: its result, converted to the type that it declares.

use super::super::code::{Op, Wanted};
use super::super::compiled::ReturnsRvalue;
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// Whether a value may hold an address: what lies there has to outlive the call that returned it.
pub(super) const fn may_lead_to_memory(v: &Value) -> bool {
    matches!(v, Value::Pointer { .. } | Value::Memory(..) | Value::AddressOf(_, _) | Value::Object(_) | Value::Tuple(_) | Value::Cute(_))
}

impl Machine<'_> {
    /// Ends the last frame.
    pub(super) fn returned(&mut self, by_reference: bool) -> Outcome<()> {
        let value = self.pop();
        let Some(last) = self.frames.last() else {
            return Ok(());
        };
        let (base, owns, function) = (last.base, last.owns, last.function.clone());
        let is_made = matches!(last.at.checked_sub(2).and_then(|at| last.code.ops.get(at)), Some(Op::Construct(..) | Op::CallValue(_)));
        let (mut value, mut returns_const) = (value, false);
        if is_made
            && !by_reference
            && function.as_ref().is_some_and(|f| !matches!(f.result, super::super::compiled::ResultKind::Reference))
            && matches!(value, Value::Object(_))
        {
            value = self.returned_object(value)?;
        }
        if let Some(function) = &function {
            let (result, is_const) = self.result(function, value, base)?;
            (value, returns_const) = (result, is_const);
            if self.program.tells_objects && function.leads_to_const != [false; 2] {
                value = self.constant_result(value, function.leads_to_const);
            }
        } else if !by_reference {
            value = self.state.value(&value)?;
        }
        let is_function = matches!(value, Value::Function(_));
        let told = match &function {
            // where it is asked whether something is valid, what a reference to `const` leads to is not changed
            Some(function)
                if is_function && function.result.is_reference()
                    || self.is_asked_for_result()
                    || self.state.is_unevaluated && !self.probes.is_empty() && State::is_place(&value) =>
            {
                self.told_result(function, base, &value)
            }
            _ => None,
        };
        // what refers to a function is no pointer to it
        if let (true, Some(Type::Reference(of))) = (is_function, told.map(|ty| self.state.types.get(ty)))
            && matches!(self.state.types.get(*of), Type::Function(..))
        {
            value = Value::Element(super::super::value::WHOLE, Rc::new(value));
        }
        if self.is_type_wanted() {
            self.type_wanted_at = 0;
            if !matches!(value, Value::Type(_))
                && let Some(function) = &function
                && let Some(ty) = self.told_result(function, base, &value)
            {
                value = Value::Type(ty);
            }
        }
        let is_rvalue = match function.as_ref().map(|f| f.returns_rvalue) {
            Some(ReturnsRvalue::Unless(slot)) => match &self.state.slots[(base + slot) as usize] {
                Value::Type(ty) => !matches!(self.state.types.get(*ty), Type::Reference(_)),
                _ => true,
            },
            Some(ReturnsRvalue::AsCalled) => {
                // nothing has run between the call and the `return`
                let tells = |op: &Op| matches!(op, Op::ConstResult | Op::ConstOperand(_) | Op::ConstPlace(_) | Op::Told | Op::Refer);
                let (frames, at) = self.rvalue_at;
                let since = |frame: &super::Frame| frame.code.ops.get(at..frame.at).is_some_and(|ops| ops.iter().all(tells));
                frames == self.frames.len() && self.frames.last().is_some_and(since)
            }
            returns => returns == Some(ReturnsRvalue::Yes),
        };
        if owns && !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        let Some(frame) = self.frames.pop() else {
            return Ok(());
        };
        if let Some(ty) = told
            && self.state.is_unevaluated
            && self.is_probing()
            && State::is_place(&value)
        {
            value = self.state.constant_as(ty, value);
        }
        if let (Some(closure), Some(function)) = (&frame.closure, &function)
            && function.is_mutable
        {
            self.write_back(closure, base)?;
        }
        let mut kept = self.expiring.len();
        let mut caught = if !self.probes.is_empty() || !self.caught.is_empty() { self.left_frame() } else { Vec::new() };
        self.marks.retain(|m| *m <= frame.stack);
        self.stack.truncate(frame.stack);
        if owns {
            if !self.expiring.is_empty() {
                self.end_expiring(self.frames.len())?;
            }
            kept = self.expiring.len();
            if self.any_destructors || may_lead_to_memory(&value) {
                self.keep_arguments(&frame, self.frames.len().saturating_sub(1), &value);
            }
            // a reference to a variable of the function itself ends with it
            if let Value::Slot(slot) = *State::root(&value)
                && slot >= base
            {
                value = self.state.value(&value)?;
            }
            self.cut_handlers(&frame.code, base, &value, &mut caught)?;
            if !self.bound.is_empty() {
                self.end_bound_within(self.frames.len())?;
            }
        }
        drop(caught);
        let ends_from = frame.ends_owned.then_some(kept);
        if let (Value::Object(_), Some(function), false) = (&value, &function, by_reference)
            && !matches!(function.result, super::super::compiled::ResultKind::Reference)
        {
            value = self.returned_object(value)?;
        }
        if let (Value::Object(object), Some(function)) = (&value, &function) {
            if !by_reference && !matches!(function.result, super::super::compiled::ResultKind::Reference) {
                self.not_pointed_to(&value)?;
            }
            object.is_const.set(returns_const);
            if !by_reference && !matches!(function.result, super::super::compiled::ResultKind::Reference) {
                self.note_temporary(&value);
            }
        }
        self.stack.push(value);
        if let Some(first) = ends_from {
            self.end_since(first)?;
        }
        if owns && !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        if let Some(function) = &function {
            let at = (self.frames.len(), self.frames.last().map_or(0, |frame| frame.at));
            self.told_at = (at, told, function.leads_to_const);
        }
        if is_rvalue {
            self.rvalue_at = (self.frames.len(), self.frames.last().map_or(0, |frame| frame.at));
        }
        Ok(())
    }

    /// What a function returns, where it declares it a reference or a pointer to what is `const`: objects and containers are told by it.
    fn constant_result(&mut self, value: Value, [is_const, to_const]: [bool; 2]) -> Value {
        match &value {
            Value::AddressOf(..) if to_const => self.state.pointing_to(value, true),
            _ if !is_const => value,
            Value::Memory(ty, _) if self.state.types.scalar_bits(self.state.types.without_const(*ty)).is_some() => value,
            Value::Memory(..) => self.state.constant(value),
            v if !self.state.is_constant(v) && matches!(self.state.value(v), Ok(Value::Object(_) | Value::Array(_))) => {
                State::constant_of_place(value)
            }
            _ => value,
        }
    }

    /// Whether the call that runs is asked for the type of what it returns alone.
    pub(super) fn is_type_wanted(&self) -> bool {
        let is_operator = || {
            let name = self.frames.last().and_then(|frame| frame.function.as_ref()).map(|f| &*f.name);
            matches!(name, Some("operator*" | "operator[]"))
        };
        self.type_wanted_at == self.frames.len() && (!self.wants_operator || is_operator())
    }

    /// Whether the function around asks what the one that ends returned.
    pub(super) fn is_asked_for_result(&self) -> bool {
        if self.asked_at != 0 && self.frames.len() == self.asked_at + 1 {
            return true;
        }
        let around = self.frames.len().checked_sub(2).map(|around| &self.frames[around]);
        around.is_some_and(|frame| {
            matches!(frame.code.ops.get(frame.at), Some(Op::ResultConst(_) | Op::Told | Op::ResultOperand | Op::ConstResult))
        })
    }

    /// Whether the operation behind this one asks what it returned.
    pub(super) fn is_told_next(&self) -> bool {
        let behind = self.frames.last().and_then(|frame| frame.code.ops.get(frame.at..)).unwrap_or_default();
        let mut behind = behind.iter().skip_while(|op| matches!(op, Op::ResultConst(_) | Op::ConstResult));
        matches!(behind.next(), Some(Op::Told))
    }

    /// Tells that a function of the library returned a part of what expires, which does so as well where it is no reference.
    pub(super) fn tell_part(&mut self, whole: &Value, v: &Value, is_const: bool) -> Outcome<()> {
        let (is_own, is_const) = match self.part_field(whole, v)? {
            // what is referred to is as `const` as the reference says
            Some((_, ty)) if let Type::Forwarding(of) = self.state.types.get(ty) => {
                (true, matches!(self.state.types.get(*of), Type::Const(_)))
            }
            Some((is_reference, ty)) => (!is_reference, is_const || matches!(self.state.types.get(ty), Type::Const(_))),
            None => {
                let is_object = matches!(self.state.value(whole)?, Value::Object(_));
                (!is_object && (State::is_place(v) || super::values::is_held(v)), is_const)
            }
        };
        if is_own {
            let of = self.state.type_of(v);
            let of = self.state.types.strip(of);
            let at = (self.frames.len(), self.frames.last().map_or(0, |frame| frame.at));
            self.told_at = (at, Some(self.state.types.intern(Type::Forwarding(of))), [is_const, false]);
        }
        Ok(())
    }

    /// The element of an object that a value is: whether it is a reference, and its type.
    pub(super) fn part_field(&self, whole: &Value, v: &Value) -> Outcome<Option<(bool, TypeId)>> {
        let Value::Object(o) = self.state.value(whole)? else { return Ok(None) };
        let held = o.fields.borrow();
        let is_it = |(i, held): (usize, &Value)| match (State::root(v), State::root(held)) {
            (Value::Field(n, of), _) if Rc::ptr_eq(of, &o) => i == *n as usize,
            (Value::Object(v), Value::Object(held)) => Rc::ptr_eq(v, held),
            (Value::Array(v), Value::Array(held)) => Rc::ptr_eq(v, held),
            (Value::Text(v), Value::Text(held)) => Rc::ptr_eq(v, held),
            _ => false,
        };
        let place = held.iter().enumerate().position(is_it);
        let field = place.and_then(|i| self.instances[o.class.0 as usize].fields.get(i));
        Ok(field.map(|f| (f.is_reference, f.ty)))
    }

    /// The type that a function returned, where it may be a reference.
    fn told_result(&mut self, function: &super::FunctionCode, base: u32, value: &Value) -> Option<TypeId> {
        use super::super::compiled::ResultKind;
        match function.result {
            // a number is no reference
            ResultKind::Type(_) if matches!(value, Value::Int(..) | Value::Float(..) | Value::Static(..)) => return None,
            ResultKind::Reference | ResultKind::Type(_) => {}
            ResultKind::Auto if matches!(value, Value::Pointer { .. } | Value::AddressOf(_, _)) => {}
            _ => return None,
        }
        // one that was left by an exception has noted it in vain
        if let Some((frames, code, ty)) = self.type_noted.take()
            && frames == self.frames.len()
            && self.frames.last().is_some_and(|frame| Rc::ptr_eq(&frame.code, &code))
        {
            return Some(ty);
        }
        let (class, this) = self.frames.last().map_or((None, Value::Void), |f| (f.class, f.this.clone()));
        match self.result_sample(function, base, class, this, Wanted::Type) {
            Ok(Value::Type(ty)) => Some(ty),
            Ok(_) => None,
            Err(_) => {
                self.failed_at = None;
                None
            }
        }
    }

    /// What the call before this operation returned leads to what is `const`: as a reference, as a pointer.
    pub(super) fn result_leads_to_const(&self) -> [bool; 2] {
        let Some((told, [is_const, to_const])) = self.told_here() else {
            return [false; 2];
        };
        let is = |ty: TypeId| matches!(self.state.types.get(ty), Type::Const(_));
        match told.map(|ty| self.state.types.get(ty)) {
            Some(Type::Reference(of) | Type::Forwarding(of)) => [is_const || is(*of), to_const],
            Some(Type::Pointer(_, of)) => [is_const, to_const || is(*of)],
            _ => [is_const, to_const],
        }
    }

    /// What is known of what the call before this operation returned.
    fn told_here(&self) -> Option<(Option<TypeId>, [bool; 2])> {
        let frame = self.frames.last()?;
        let mut at = frame.at.saturating_sub(1);
        // which may have been noted before
        while at > 0 && matches!(frame.code.ops.get(at - 1), Some(Op::ResultConst(_) | Op::ConstResult)) {
            at -= 1;
        }
        let (told, ty, leads) = self.told_at;
        (told == (self.frames.len(), at)).then_some((ty, leads))
    }

    /// The result of a call as it is passed on: what a function returns as `T&` is a variable, though a temporary may hold it.
    pub(super) fn told_argument(&mut self) -> Outcome<Value> {
        let v = self.pop();
        let Some((Some(ty), [is_const, _])) = self.told_here() else {
            return Ok(v);
        };
        let mut ty = ty;
        if let (Type::Forwarding(of), true) = (self.state.types.get(ty), is_const) {
            let of = self.state.types.intern(Type::Const(*of));
            ty = self.state.types.intern(Type::Forwarding(of));
        }
        if self.names_function(&v) {
            return Ok(v);
        }
        if let Type::Reference(of) = *self.state.types.get(ty) {
            if !State::is_place(&v) && !super::values::is_held(&v) {
                self.expires_here(v.clone());
            }
            if is_const {
                let of = self.state.types.intern(Type::Const(of));
                ty = self.state.types.intern(Type::Reference(of));
            }
        } else if !self.state.types.refers(ty) {
            // a number that is returned is not `const`
            match *self.state.types.get(ty) {
                Type::Const(of) if matches!(self.state.types.get(of), Type::Library(..)) => {}
                _ => return Ok(v),
            }
        }
        self.stack.extend([v, Value::Type(ty)]);
        self.forwarded(false)
    }

    /// Whether what a function returns is a variable of its own, of another class than it declares: it is moved from.
    fn is_given_up(&self, v: &Value, base: u32, ty: TypeId) -> bool {
        let Value::Object(object) = v else { return false };
        let is_it = |slot: &Value| matches!(slot, Value::Object(o) if Rc::ptr_eq(o, object));
        !self.state.types.get(self.state.types.without_const(ty)).is_class(object.class)
            && self.state.slots[base as usize..].iter().any(is_it)
    }

    /// The type that a function declares to return, where it is not deduced.
    fn declared_result(&mut self, function: &super::FunctionCode, base: u32) -> Outcome<Option<TypeId>> {
        use super::super::compiled::ResultKind;
        let code = match &function.result {
            ResultKind::Known(ty) => return Ok(Some(*ty)),
            ResultKind::Type(code) => code.clone(),
            _ => return Ok(None),
        };
        let frame = self.frames.last();
        let (class, this) = frame.map_or((None, Value::Void), |f| (f.class, f.this.clone()));
        match self.eval(&code, base, class, this)? {
            Value::Template(_) => Ok(None),
            ty => self.type_id(&ty).map(Some),
        }
    }

    /// A value as the function returns it, and whether that is `const`.
    fn result(&mut self, function: &super::FunctionCode, value: Value, base: u32) -> Outcome<(Value, bool)> {
        use super::super::compiled::ResultKind;
        let (ty, is_const) = match &function.result {
            ResultKind::Type(_) if !matches!(value, Value::Void) => {
                let ty = self.declared_result(function, base)?;
                (ty, ty.is_some_and(|ty| matches!(self.state.types.get(ty), Type::Const(_))))
            }
            // `decltype(auto)` passes on what a call returned
            ResultKind::Reference => (None, super::values::is_const_result(&value)),
            ResultKind::Known(ty) => (Some(*ty), function.returns_const),
            _ => (None, function.returns_const),
        };
        Ok((self.returned_as(function, value, base, ty)?, is_const))
    }

    /// A value as the function returns it, where it is of a type or of the one that it has.
    fn returned_as(&mut self, function: &super::FunctionCode, value: Value, base: u32, declared: Option<TypeId>) -> Outcome<Value> {
        use super::super::compiled::ResultKind;
        let value = match value {
            Value::Passed(Passed::ConstRvalue, of) => {
                if let Some(ty) = declared
                    && self.is_other_class(&of, ty)
                    && !self.converts_itself(&of, ty)?
                {
                    self.given_consts = (1, 1);
                    return self.converted((*of).clone(), ty, false);
                }
                self.converts.on_rvalue = true;
                self.state.constant_object((*of).clone())
            }
            // a variable that ends with the function
            Value::Passed(how, of) => match declared {
                Some(ty) if self.is_other_class(&of, ty) => return self.converted_from_moved((*of).clone(), ty),
                Some(ty) if self.is_of_derived(&of, ty) => {
                    self.converts.on_rvalue = true;
                    return self.converted((*of).clone(), ty, false);
                }
                Some(ty) if matches!(&*of, Value::Object(o) if !self.state.types.get(self.state.types.without_const(ty)).is_class(o.class)) =>
                {
                    // g++ takes a variable that ends with the function as an lvalue where what it converts to is a number
                    let frame = self.frames.last();
                    let before = frame.and_then(|frame| frame.code.ops.get(frame.at.checked_sub(1)?));
                    let is_number = self.state.types.is_flat(ty);
                    self.converts.on_rvalue = how == Passed::Rvalue && !(is_number && matches!(before, Some(Op::MoveLocal(..))));
                    if how == Passed::Const { self.state.constant_object((*of).clone()) } else { (*of).clone() }
                }
                _ => self.moved_value(&of)?,
            },
            value => value,
        };
        match &function.result {
            ResultKind::Reference => Ok(value),
            ResultKind::Auto => match value {
                Value::Braces(_) => Ok(value),
                v => self.part_of_byte(&v).map_or_else(|| self.state.value(&v), Ok),
            },
            ResultKind::Known(Types::VOID) => Ok(Value::Void),
            ResultKind::Known(ty) => {
                if let Value::Int(kind, _) = &value
                    && kind.id() == *ty
                {
                    return Ok(value);
                }
                if matches!(value, Value::Void) {
                    return Ok(value);
                }
                if let Some(object) = self.object_of_place(&value, *ty)? {
                    return Ok(object);
                }
                let v = self.told_object(value)?;
                self.converted(v, *ty, false)
            }
            ResultKind::Type(_) => {
                if matches!(value, Value::Void) {
                    return Ok(value);
                }
                let Some(ty) = declared else {
                    return self.state.value(&value);
                };
                if self.state.types.refers(ty) {
                    return Ok(value);
                }
                if let Some(object) = self.object_of_place(&value, ty)? {
                    return Ok(object);
                }
                let v = self.own_value(value)?;
                match self.is_given_up(&v, base, ty) {
                    true => self.converted_from_moved(v, ty),
                    false => self.converted(v, ty, false),
                }
            }
        }
    }
}
