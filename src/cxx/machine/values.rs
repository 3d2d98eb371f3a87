//! Operations that make a value of what lies on top of the stack.

use super::super::arith;
use super::super::ast::{BinaryOp, Name, UnaryOp};
use super::super::code::{Count, Op, Wanted};
use super::super::library;
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Passed, Storage, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `T const`, `T*`, `T&`, `T&&` of the type on top; a template stays one.
    pub(super) fn type_around(&mut self, op: &Op) -> Outcome<Value> {
        let v = self.pop();
        if matches!(v, Value::Template(_)) {
            return Ok(v);
        }
        // whose arguments the initialiser tells
        if let (Op::Const, Value::Native(name)) = (op, &v)
            && library::type_named(&mut self.state, name, None)?.is_none()
        {
            return Ok(v);
        }
        let id = self.type_id(&v)?;
        let ty = match op {
            Op::Const => Type::Const(id),
            Op::ToConst => {
                let bare = self.state.types.strip(id);
                let &Type::Pointer(space, of) = self.state.types.get(bare) else { return Ok(Value::Type(id)) };
                let of = self.state.types.intern(Type::Const(of));
                let told = self.state.types.intern(Type::Pointer(space, of));
                match *self.state.types.get(id) {
                    Type::Reference(of) => Type::Reference(if of == bare { told } else { self.state.types.intern(Type::Const(told)) }),
                    Type::Forwarding(of) => Type::Forwarding(if of == bare { told } else { self.state.types.intern(Type::Const(told)) }),
                    Type::Const(_) => Type::Const(told),
                    _ => return Ok(Value::Type(told)),
                }
            }
            Op::AsObject(is_const) => {
                let bare = self.state.types.strip(id);
                let of = if *is_const { self.state.types.intern(Type::Const(bare)) } else { bare };
                // which may expire
                if let Type::Forwarding(_) = self.state.types.get(id) { Type::Forwarding(of) } else { Type::Reference(of) }
            }
            Op::Pointer => Type::Pointer(Space::Raw, self.state.types.without_reference(id)),
            Op::Reference => Type::Reference(id),
            _ => Type::Forwarding(id),
        };
        Ok(Value::Type(self.state.types.intern(ty)))
    }

    /// `T[n]`, the extent on top where there is one.
    pub(super) fn array_type(&mut self, counted: bool) -> Outcome<Value> {
        let n = if counted {
            let n = self.pop();
            let n = self.as_type_value(n);
            Some(library::integer(&self.state, &n)?)
        } else {
            None
        };
        let v = self.pop();
        match (State::changeable(&v), n) {
            // `sizeof(a[0])` reads like a type
            (
                Value::Slot(_)
                | Value::Global(_)
                | Value::Field(..)
                | Value::Cell(..)
                | Value::Memory(..)
                | Value::Array(_)
                | Value::Pointer { .. },
                Some(n),
            ) => arith::index(&mut self.state, &v, &Value::Int(Integer::Long, n)),
            _ => {
                // one of no elements is a type where it is declared, and takes a template away
                let is_declared = self.lays_out || self.frames.last().is_some_and(|frame| frame.function.is_some());
                if n.is_some_and(|n| n < 0 || n == 0 && !is_declared) {
                    return Err(Fault::ill_formed(format_args!("an array of {} elements", n.unwrap_or(0))));
                }
                let id = self.type_id(&v)?;
                if id == Types::VOID || self.state.types.refers(id) {
                    return Err(Fault::ill_formed(format_args!("there is no array of `{}`", self.state.types.name(id))));
                }
                Ok(Value::Type(self.state.types.intern(Type::Array(id, n))))
            }
        }
    }

    /// `R(A...)`, the types of the parameters on top.
    pub(super) fn function_type(&mut self, count: Count) -> Outcome<Value> {
        let params = self.popped(count);
        let mut types = Vec::with_capacity(params.len());
        for param in &params {
            let ty = self.type_id(param)?;
            types.push(self.taken_type(ty));
        }
        let result = self.pop();
        let result = self.type_id(&result)?;
        Ok(Value::Type(self.state.types.intern(Type::Function(result, types, false))))
    }

    /// `R(A...) noexcept(b)`, with `b` on top of the type.
    pub(super) fn noexcept_type(&mut self) -> Outcome<Value> {
        let condition = self.pop();
        let is_noexcept = self.truth(&condition)?;
        let function = self.pop();
        let function = self.type_id(&function)?;
        Ok(Value::Type(self.state.types.with_noexcept(function, is_noexcept)))
    }

    /// `sizeof` or `alignof` of the type on top.
    pub(super) fn measured(&mut self, size: bool) -> Outcome<Value> {
        let v = self.pop();
        let id = self.type_id(&v)?;
        if matches!(self.state.types.get(self.state.types.strip(id)), Type::Of(Value::Cute(of)) if of.is_lazy()) {
            return Err(Fault::new(FaultKind::Unsupported, "the size of a tensor over a `transform_iter` is not read"));
        }
        if matches!(self.state.types.get(self.state.types.strip(id)), Type::Closure(code) if self.state.types.in_doubt.contains(code)) {
            let why = "the size of a lambda that may leave out the constants that it uses is not read";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let measured = match self.unmeasured(id)? {
            Some(ty) if ty != id => {
                return Err(Fault::ill_formed(format_args!("the size of `{}` is not known", self.state.types.name(ty))));
            }
            _ if size => self.state.types.size_of(id),
            _ => self.state.types.align_of(id),
        };
        match measured {
            Some(n) => Ok(Value::Int(Integer::ULong, n)),
            None => Err(Fault::ill_formed(format_args!("the size of `{}` is not known", self.state.types.name(id)))),
        }
    }

    /// `op a`, by an operator of the program where `a` is an object.
    pub(super) fn unary(&mut self, op: UnaryOp) -> Outcome<Value> {
        let mut place = self.pop();
        let how = self.as_object(&place);
        let mut temporaries = rvalues_of(&mut [&mut place]);
        let v = self.state.value(&place)?;
        let name = format!("operator{}", op.symbol());
        temporaries |= u64::from(matches!(place, Value::Cute(_)) && self.program.by_reference.contains(&*name));
        if !matches!(v, Value::Object(_)) {
            let may_be_own = matches!(v, Value::Enum(..)) || self.takes_library(&name, &[&v]);
            if may_be_own && self.started_operator(&name, &place, temporaries)? {
                return Ok(self.pop());
            }
            if let (UnaryOp::Plus, Value::Closure(closure)) = (op, &v)
                && let Some(function) = self.lambda_function(closure, None)?
            {
                return Ok(function);
            }
            if let (UnaryOp::Plus, Value::Array(array)) = (op, &v)
                && let Type::Array(..) = self.state.types.get(array.ty)
            {
                return Ok(self.state.decayed(array));
            }
            let v = self.as_type_value(v);
            return arith::unary(&mut self.state, op, &v);
        }
        self.passing.on_rvalue = temporaries != 0;
        let is_function = self.is_function_on_one(&Name::from(&*name), &place, temporaries)?;
        let by_method = if is_function { Ok(None) } else { self.user_method(&place, &name, &[]) };
        let made = match by_method {
            Ok(Some(made)) => Some(made),
            // the one of the class may be for two operands
            Err(fault) if fault.kind != FaultKind::IllFormed => return Err(fault),
            unfit => match (self.started_operator(&name, &place, temporaries)?, unfit) {
                (true, _) => Some(self.pop()),
                (false, unfit) => unfit?,
            },
        };
        match made {
            Some(made) => {
                drop(v);
                match temporaries & 1 {
                    0 => self.keep_object(&place),
                    _ => self.expires(place),
                }
                Ok(made)
            }
            None if let Some(n) = self.state.constant_of(&v) => arith::unary(&mut self.state, op, &n),
            None if op == UnaryOp::Not => {
                self.converts = how;
                let v = self.converted(v, Types::BOOL, true)?;
                arith::unary(&mut self.state, op, &v)
            }
            None if let Some(v) = self.converted_by_itself(&v, how)? => {
                let v = self.state.value(&v)?;
                arith::unary(&mut self.state, op, &v)
            }
            None => Err(Fault::ill_formed(format_args!("there is no `{name}` of this class"))),
        }
    }

    /// Runs the function that an operator on one value means; whether there is one.
    pub(super) fn started_operator(&mut self, name: &str, place: &Value, temporaries: u64) -> Outcome<bool> {
        let depth = self.frames.len();
        let found = self.operator_function(&Name::from(name), std::slice::from_ref(place), temporaries)?;
        if found {
            self.run(depth)?;
        }
        Ok(found)
    }

    /// Whether a set of the program has a function of so many operands.
    fn has_of(&self, set: u32, operands: usize) -> bool {
        let mut all = self.program.sets[set as usize].1.iter().map(|f| &self.program.functions[*f as usize]);
        all.any(|f| !f.scope.is_prelude && f.ast.params.len() == operands)
    }

    /// Whether the program has an operator of one operand beside its classes.
    pub(super) fn has_operator_beside(&self, name: &str) -> bool {
        self.program.of_namespaces.get(name).is_some_and(|sets| sets.iter().any(|set| self.has_of(*set, 1)))
    }

    /// Whether an object has an `operator&` of one operand, or the program one beside its classes.
    fn has_address_operator(&self, place: &Value) -> Outcome<bool> {
        let Some((_, class)) = self.state.object(place)? else { return Ok(false) };
        Ok(self.has_operator_beside("operator&") || self.method_set(class, "operator&").is_some_and(|(_, set)| self.has_of(set, 0)))
    }

    /// `&a`
    pub(super) fn address(&mut self) -> Outcome<Value> {
        let place = self.pop();
        let place = self.begun_member(place)?;
        match &place {
            // an enumerator that is no variable is a pointer to a member
            Value::Function(_) | Value::Native(_) | Value::Enum(..) => Ok(place),
            Value::Element(_, of) if let Value::Function(_) = **of => Ok((**of).clone()),
            Value::Object(_) | Value::Text(_) if self.state.is_unevaluated && !is_held(&place) => {
                Err(Fault::ill_formed("the address of a temporary is taken"))
            }
            Value::Object(_) | Value::Base(..)
                if self.program.takes_addresses
                    && !self.frames.last().is_some_and(|frame| frame.code.is_prelude)
                    && self.has_address_operator(&place)? =>
            {
                Err(Fault::new(FaultKind::Unsupported, "`&` of an object is not read where an `operator&` of the program takes it"))
            }
            Value::Object(_) if let Some(pointer) = self.state.address_of_placed(&place)? => Ok(pointer),
            Value::Object(_) | Value::Base(..) | Value::Text(_) => {
                self.state.heap.note(&place);
                Ok(Value::address(place))
            }
            _ => {
                let place = self.outliving(place);
                arith::address_of(&mut self.state, &place)
            }
        }
    }

    /// `a[i]`, by an operator of the program where `a` is an object.
    pub(super) fn indexed(&mut self, on_const: bool) -> Outcome<Value> {
        let on_const = std::mem::take(&mut self.indexes_const) || on_const;
        let (mut i, mut a) = (self.pop(), self.pop());
        let mut of = self.as_object(&a);
        of.on_const |= on_const;
        if let Value::Passed(_, place) = a {
            a = (*place).clone();
        }
        self.keep_temporary(&a);
        let mut object = match self.state.place(&a) {
            // what one access moves is no value, its elements are
            Value::Memory(ty, _) if self.state.types.array_in_bytes(ty).is_some() => Value::Void,
            _ => self.state.value(&a)?,
        };
        if let Value::Object(_) = object
            && let Some(held) = self.held_without(&a, "operator[]")?
        {
            object = self.state.value(&held)?;
            a = held;
        }
        let how = self.as_object(&i);
        let rvalue = rvalues_of(&mut [&mut i]) >> MOVED;
        if !matches!(object, Value::Object(_)) {
            let is_constant = on_const;
            i = self.state.value(&i)?;
            if let Some(number) = self.converted_by_itself(&i, how)? {
                i = self.state.value(&number)?;
            }
            let mut v = match arith::index(&mut self.state, &a, &i) {
                // an element that is not there has a type where nothing is evaluated
                Err(fault)
                    if self.state.is_unevaluated
                        && fault.kind == FaultKind::Runtime
                        && let Ok(Value::Array(array)) = self.state.value(&a) =>
                {
                    self.sample_value(self.state.types.strip(array.element))?
                }
                v => v?,
            };
            v = match &object {
                Value::AddressOf(_, _) | Value::Pointer { .. } => self.constant_behind(&a, v),
                Value::Array(_) | Value::Text(_) if self.state.is_constant(&a) => self.state.constant_object(v),
                Value::Array(array) => self.state.constant_element(array, v),
                _ => v,
            };
            if is_constant && matches!(object, Value::Cute(_)) {
                v = super::super::cute::constant_part(&mut self.state, &object, v)?;
            }
            // which of the two references it is tells the array
            if is_constant && matches!(v, Value::Memory(ty, _) if self.state.types.packed_in(ty).is_some()) {
                v = self.state.constant(v);
            }
            return self.read_through(&object, v);
        }
        // of a map its declaration tells the type of the element: none is made
        if self.state.is_unevaluated
            && let Value::Object(o) = &object
            && self.is_class_of_library(o.class)
            && let Some((owner, set)) = self.open_methods(o.class, "operator[]")?
            && let Ok(Value::Type(ty)) = self.set_sample(set, Some(owner), object.clone(), &[], std::slice::from_ref(&i), (0, Wanted::Type))
        {
            return self.declared_sample(ty);
        }
        self.passing = super::Passing { on_const: of.on_const, on_rvalue: of.on_rvalue, moved: rvalue, ..Default::default() };
        match self.user_method(&a, "operator[]", std::slice::from_ref(&i))? {
            Some(v) => {
                drop(object);
                self.keep_object(&a);
                Ok(v)
            }
            // an element of what the object points to
            None => match self.converted_by_itself(&object, of)? {
                Some(pointer) if !matches!(self.state.value(&pointer)?, Value::Object(_)) => {
                    self.stack.extend([pointer, i]);
                    self.indexed(false)
                }
                _ => Err(Fault::ill_formed("there is no `operator[]` of this class")),
            },
        }
    }

    /// `&a[i]`: of an array also the address one past its end.
    pub(super) fn element_address(&mut self, on_const: bool) -> Outcome<Value> {
        if let [.., a, Value::Int(_, i)] = &self.stack[..]
            && let (i, Value::Array(array)) = (*i, self.state.value(a)?)
            && i == self.state.length(&array)
        {
            let is_const = on_const || self.state.is_constant(a);
            self.stack.truncate(self.stack.len() - 2);
            let mut first = self.state.decayed(&array);
            if is_const {
                self.state.constant_target(&mut first);
            }
            return arith::binary(&mut self.state, BinaryOp::Add, &first, &Value::Int(Integer::Long, i));
        }
        // what an operator of a class returns is what it says
        let asks = match self.stack.len().checked_sub(2).map(|at| self.state.value(&self.stack[at])) {
            Some(Ok(Value::Passed(_, of))) => matches!(self.state.value(&of)?, Value::Object(_)),
            Some(of) => matches!(of?, Value::Object(_)),
            None => false,
        };
        let around = if asks { std::mem::replace(&mut self.asked_at, self.frames.len()) } else { self.asked_at };
        self.told_at = Default::default();
        let place = self.indexed(on_const);
        self.asked_at = around;
        let place = if asks && self.result_is_const() { self.state.constant_object(place?) } else { place? };
        self.stack.push(place);
        let mut address = self.address()?;
        if on_const && !asks {
            self.state.constant_target(&mut address);
        }
        Ok(address)
    }

    /// `{a, b}` as the `std::initializer_list` that `auto` makes of it.
    pub(super) fn initializer_list(&mut self) -> Outcome<Value> {
        let v = self.pop();
        match &v {
            Value::Braces(items) if !items.is_empty() => {
                let first = self.state.type_of(&items[0].clone());
                let ty = library::containers::type_of(&mut self.state, "initializer_list", first, None);
                self.converted(v, ty, false)
            }
            _ => Ok(v),
        }
    }

    /// `(a op ... op z)` of all since the last mark, from the right.
    pub(super) fn folded_from_the_right(&mut self, op: BinaryOp) -> Outcome<Value> {
        let mut items = self.popped(Count::Marked);
        let mut right = items.pop().unwrap_or(Value::Void);
        while let Some(left) = items.pop() {
            right = self.folded(op, left, right)?;
        }
        Ok(right)
    }

    /// What an operator of a fold makes of two operands.
    pub(super) fn folded(&mut self, op: BinaryOp, left: Value, right: Value) -> Outcome<Value> {
        let depth = self.frames.len();
        self.binary(op, left, right)?;
        self.run(depth)?;
        Ok(self.pop())
    }

    /// `(a, b)`: a tuple where all are what CuTe prints in one, else the last one.
    pub(super) fn list(&mut self, items: Vec<Value>) -> Outcome<Value> {
        fn fits(v: &Value) -> bool {
            match v {
                Value::Int(..) | Value::Static(..) | Value::Underscore => true,
                Value::Tuple(items) => items.iter().all(fits),
                Value::Cute(_) => true,
                _ => false,
            }
        }
        let values: Vec<Value> = items.iter().map(|v| self.as_type_value(v.clone())).collect();
        if values.iter().all(fits) {
            return Ok(Value::Tuple(Rc::new(values.into())));
        }
        Ok(items.last().cloned().unwrap_or(Value::Void))
    }

    /// `delete p`: the destructors run now.
    pub(super) fn delete(&mut self, p: &Value, at_once: bool) -> Outcome<()> {
        if self.program.allocates && self.deleted_by_class(p)? {
            return Ok(());
        }
        self.state.heap.ended();
        if let Value::AddressOf(to, _) = p {
            self.state.heap.release(to);
        }
        match p {
            Value::AddressOf(to, _) => match State::changeable(to) {
                Value::Cell(_, array) => {
                    for i in (0..self.state.length(array)).rev() {
                        let element = self.state.element(array, i)?;
                        match self.state.value(&element)? {
                            Value::Object(object) => self.end_object(&object, at_once)?,
                            row @ Value::Array(_) if self.any_destructors => self.end_owned(row)?,
                            _ => {}
                        }
                    }
                    // what tuples and lambdas hold ends with them
                    if self.any_destructors
                        && let Storage::Cells(cells) = &mut *array.storage.borrow_mut()
                        && cells.iter().any(|v| matches!(v, Value::Tuple(_) | Value::Closure(_)))
                    {
                        while cells.pop().is_some() {}
                    }
                    if at_once { self.destroy() } else { Ok(()) }
                }
                to => match self.state.object(to)? {
                    Some((object, class)) => self.end_object_as(class, &object, at_once),
                    // a container
                    None => {
                        let held = self.state.value(to)?;
                        if matches!(held, Value::Array(_)) && self.any_destructors {
                            self.end_owned(held)?;
                        }
                        if at_once { self.destroy() } else { Ok(()) }
                    }
                },
            },
            Value::Null => Ok(()),
            p => library::containers::delete(&mut self.state, p),
        }
    }

    /// `std::forward<T>(x)`, the type on top: what may be moved from, unless the type is a reference to a variable.
    pub(super) fn forwarded(&mut self, keeps_value: bool) -> Outcome<Value> {
        let ty = self.pop();
        let place = self.pop();
        let Ok(id) = self.type_id(&ty) else {
            return Ok(place);
        };
        Ok(match self.state.types.get(id) {
            Type::Reference(of) if matches!(self.state.types.get(*of), Type::Const(_)) => Value::Passed(Passed::Const, Rc::new(place)),
            Type::Forwarding(of) if matches!(self.state.types.get(*of), Type::Const(_)) => {
                Value::Passed(Passed::ConstRvalue, Rc::new(place))
            }
            // a value of a type that is no class is not `const`
            Type::Const(of) if !keeps_value || matches!(self.state.types.get(*of), Type::Class(_)) => {
                Value::Passed(Passed::ConstRvalue, Rc::new(place))
            }
            Type::Reference(_) if !matches!(place, Value::Function(_)) => place,
            // a temporary is known as one, and where the type is not told for sure it may be a variable
            Type::Class(_) if keeps_value => place,
            _ => Value::Passed(Passed::Rvalue, Rc::new(place)),
        })
    }

    /// Moves the arguments that may be moved from out of their variables, where a function of the library keeps them.
    pub(super) fn moved_into(&mut self, name: &str, args: &mut [Value]) -> Outcome<()> {
        let moved = self.passing.moved;
        if moved == 0 || !library::methods::keeps(name) {
            return Ok(());
        }
        self.passing = Default::default();
        for (i, arg) in args.iter_mut().enumerate().take(64) {
            if moved & (1 << i) != 0 {
                let v = self.state.value(arg)?;
                *arg = self.moved_value(&v)?;
            }
        }
        Ok(())
    }
}

/// A pointer to characters as one to characters that are `const`.
pub(super) fn constant_characters(v: &mut Value) {
    if let Value::Pointer { element: element @ Types::CHAR, .. } = v {
        *element = Types::CONST_CHAR;
    }
}

/// The functions of CuTe whose result has a copy of each argument, or of each element that it takes over.
pub(super) const COPIES: &[&str] = &[
    "make_tuple",
    "tuple_cat",
    "append",
    "prepend",
    "insert",
    "remove",
    "replace",
    "replace_front",
    "replace_back",
    "take",
    "select",
    "__reverse",
    "repeat",
    "tuple_repeat",
    "wrap",
    "unwrap",
];

/// Those that copy elements more than once on their way.
pub(super) const COPIES_OFTEN: &[&str] = &["flatten", "flatten_to_tuple", "unflatten", "zip", "zip2_by", "group"];

impl Machine<'_> {
    /// Whether a value is an object that is marked as `const`, or that a function returned as such.
    pub(super) fn is_const_object(&self, v: &Value) -> bool {
        self.state.is_constant(v) || is_const_result(v)
    }
}

impl Machine<'_> {
    /// Notes of an object that was made of a type whether that is `const`.
    pub(super) fn made_as(&self, made: &Value, ty: TypeId) {
        if let (Value::Object(object), Type::Const(_)) = (made, self.state.types.get(ty)) {
            object.is_const.set(Rc::strong_count(object) == 1);
        }
    }
}

/// Whether a value is an object that a function returned as `const`, and nothing else holds it.
pub(super) fn is_const_result(v: &Value) -> bool {
    matches!(v, Value::Object(o) if o.is_const.get() && Rc::strong_count(o) == 1)
}

/// Whether a value is a temporary that is moved from.
pub(super) fn is_given_up(v: &Value) -> bool {
    !is_held(v) && !is_const_result(v)
}

/// Whether a value is what a variable or a container holds.
pub(super) fn is_held(v: &Value) -> bool {
    is_held_by(v, 1)
}

/// The same, where so many others hold it that are no variables.
pub(super) fn is_held_by(v: &Value, others: usize) -> bool {
    match v {
        Value::Object(o) => Rc::strong_count(o) > others,
        Value::Array(a) => Rc::strong_count(a) > others,
        Value::Text(t) => Rc::strong_count(t) > others,
        Value::Tuple(items) => Rc::strong_count(items) > others,
        Value::Closure(closure) => Rc::strong_count(closure) > others,
        Value::Cute(cute) if cute.owns => Rc::strong_count(cute) > others,
        v => State::is_place(v),
    }
}

/// Which operands are temporaries, a bit for each: objects that nothing else holds.
pub(super) fn temporaries_of(operands: &[&Value]) -> u64 {
    let is_temporary = |v: &&Value| matches!(v, Value::Object(_) | Value::Array(_) | Value::Text(_)) && !is_held(v) && !is_const_result(v);
    operands.iter().enumerate().filter(|(_, v)| is_temporary(v)).fold(0, |mask, (i, _)| mask | 1 << i)
}

/// The first bit of what says in a mask of temporaries which operands are variables that may be moved from.
pub(super) const MOVED: u32 = 32;

/// Which operands are temporaries, and which are moved from, behind `MOVED`; each is what is passed then.
pub(super) fn rvalues_of(operands: &mut [&mut Value]) -> u64 {
    let mut mask = 0;
    for (i, v) in operands.iter_mut().enumerate() {
        if let Value::Passed(how, of) = &**v {
            mask |= u64::from(matches!(how, Passed::Rvalue | Passed::ConstRvalue)) << (i as u32 + MOVED);
            **v = match how {
                Passed::Const | Passed::ConstRvalue => State::constant_of_place((**of).clone()),
                _ => (**of).clone(),
            };
        } else if is_const_result(v) {
            mask |= 1 << (i as u32 + MOVED);
            **v = State::constant_of_place((**v).clone());
        }
        mask |= temporaries_of(&[v]) << i;
    }
    mask
}
