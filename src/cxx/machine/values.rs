//! Operations that make a value of what lies on top of the stack.

use super::super::arith;
use super::super::ast::{BinaryOp, Name, UnaryOp};
use super::super::code::{Count, Dependent, DependentOn, Op, Site, Wanted};
use super::super::cute;
use super::super::library;
use super::super::program::Entity;
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, Integer, Outcome, Passed, Type, Value};
use super::Machine;
use crate::algebra::Mode;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `T const`, `T*`, `T&`, `T&&` of the type on top; a template stays one.
    pub(super) fn type_around(&mut self, op: &Op) -> Outcome<Value> {
        let v = self.pop();
        if matches!(v, Value::Template(_)) {
            return Ok(v);
        }
        let id = self.type_id(&v)?;
        let ty = match op {
            Op::Const => Type::Const(id),
            Op::ToConst => match *self.state.types.get(id) {
                Type::Pointer(space, of) => Type::Pointer(space, self.state.types.intern(Type::Const(of))),
                _ => return Ok(Value::Type(id)),
            },
            Op::AsObject(is_const) => {
                let bare = self.state.types.strip(id);
                Type::Reference(if *is_const { self.state.types.intern(Type::Const(bare)) } else { bare })
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
        match (&v, n) {
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
                let id = self.type_id(&v)?;
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
        Ok(Value::Type(self.state.types.intern(Type::Function(result, types))))
    }

    /// `sizeof` or `alignof` of the type on top.
    pub(super) fn measured(&mut self, size: bool) -> Outcome<Value> {
        let v = self.pop();
        let id = self.type_id(&v)?;
        let measured = match self.unmeasured(id)? {
            Some(ty) if ty != id => return Err(Fault::ill_formed(format!("the size of `{}` is not known", self.state.types.name(ty)))),
            _ if size => self.state.types.size_of(id),
            _ => self.state.types.align_of(id),
        };
        match measured {
            Some(n) => Ok(Value::Int(Integer::ULong, n)),
            None => Err(Fault::ill_formed(format!("the size of `{}` is not known", self.state.types.name(id)))),
        }
    }

    /// `op a`, by an operator of the program where `a` is an object.
    pub(super) fn unary(&mut self, op: UnaryOp) -> Outcome<Value> {
        let place = self.pop();
        let v = self.state.value(&place)?;
        let name = format!("operator{}", op.symbol());
        if !matches!(v, Value::Object(_)) {
            let may_be_own = matches!(v, Value::Enum(..)) || self.takes_library(&name, &[&v]);
            if may_be_own && self.started_operator(&name, &place)? {
                return Ok(self.pop());
            }
            if let (UnaryOp::Plus, Value::Closure(closure)) = (op, &v)
                && let Some(function) = self.lambda_function(closure, None)?
            {
                return Ok(function);
            }
            let v = self.as_type_value(v);
            return arith::unary(&mut self.state, op, &v);
        }
        match self.user_method(&place, &name, &[])? {
            Some(v) => Ok(v),
            None if self.started_operator(&name, &place)? => Ok(self.pop()),
            None if op == UnaryOp::Not => Ok(Value::Int(Integer::Bool, i64::from(!self.truth(&v)?))),
            None if let Some((kind, x)) = self.state.constant_of(&v) => arith::unary(&mut self.state, op, &Value::Int(kind, x)),
            None => Err(Fault::ill_formed(format!("there is no `{name}` of this class"))),
        }
    }

    /// Runs the function that an operator on one value means; whether there is one.
    fn started_operator(&mut self, name: &str, place: &Value) -> Outcome<bool> {
        let depth = self.frames.len();
        let found = self.operator_function(&Name::from(name), std::slice::from_ref(place))?;
        if found {
            self.run(depth)?;
        }
        Ok(found)
    }

    /// `&a`
    pub(super) fn address(&mut self) -> Outcome<Value> {
        let place = self.pop();
        match &place {
            // an enumerator that is no variable is a pointer to a member
            Value::Function(_) | Value::Native(_) | Value::Enum(..) => Ok(place),
            Value::Object(_) | Value::Base(..) | Value::Text(_) => {
                self.state.heap.note(&place);
                Ok(Value::AddressOf(Rc::new(place)))
            }
            _ => arith::address_of(&mut self.state, &place),
        }
    }

    /// `a[i]`, by an operator of the program where `a` is an object.
    pub(super) fn indexed(&mut self, on_const: bool) -> Outcome<Value> {
        let on_const = std::mem::take(&mut self.indexes_const) || on_const;
        let i = self.pop();
        let a = self.pop();
        self.keep_temporary(&a);
        let object = match self.state.place(&a) {
            // what one access moves is no value, its elements are
            Value::Memory(ty, _) if self.state.types.array_in_bytes(ty).is_some() => Value::Void,
            _ => self.state.value(&a)?,
        };
        if !matches!(object, Value::Object(_)) {
            let v = arith::index(&mut self.state, &a, &i)?;
            return self.read_through(&object, v);
        }
        self.passing = super::Passing { on_const, ..Default::default() };
        match self.user_method(&a, "operator[]", &[i])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("there is no `operator[]` of this class")),
        }
    }

    /// `&a[i]`: of an array also the address one past its end.
    pub(super) fn element_address(&mut self, on_const: bool) -> Outcome<Value> {
        if let [.., a, Value::Int(_, i)] = &self.stack[..]
            && let (i, Value::Array(array)) = (*i, self.state.value(a)?)
            && i == self.state.length(&array)
        {
            self.stack.truncate(self.stack.len() - 2);
            let first = self.state.decayed(&array);
            return arith::binary(&mut self.state, BinaryOp::Add, &first, &Value::Int(Integer::Long, i));
        }
        let place = self.indexed(on_const)?;
        self.stack.push(place);
        let mut address = self.address()?;
        if on_const {
            self.constant_target(&mut address);
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
            let depth = self.frames.len();
            self.binary(op, left, right)?;
            self.run(depth)?;
            right = self.pop();
        }
        Ok(right)
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
            return Ok(Value::Tuple(Rc::new(values)));
        }
        Ok(items.last().cloned().unwrap_or(Value::Void))
    }

    /// `delete p`: the destructors run now.
    pub(super) fn delete(&mut self, p: &Value, at_once: bool) -> Outcome<()> {
        self.state.heap.ended();
        if let Value::AddressOf(to) = p {
            self.state.heap.release(to);
        }
        match p {
            Value::AddressOf(to) => match &**to {
                Value::Cell(_, array) => {
                    for i in (0..self.state.length(array)).rev() {
                        let element = self.state.element(array, i)?;
                        if let Value::Object(object) = self.state.value(&element)? {
                            self.end_object(&object, at_once)?;
                        }
                    }
                    Ok(())
                }
                to => match self.state.object(to)? {
                    Some((object, class)) => self.end_object_as(class, &object, at_once),
                    None => Ok(()),
                },
            },
            Value::Null => Ok(()),
            p => library::containers::delete(&mut self.state, p),
        }
    }

    /// Calls the functions of a name with what the site takes from the stack.
    pub(super) fn call_at(&mut self, set: u32, site: &Site) -> Outcome<()> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        let templates = self.template_values(&templates)?;
        let set = if site.near { self.with_near(set, &args)? } else { set };
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.call_set(set, None, Value::Void, templates, args, temporaries)
    }

    /// Calls a function of the library, or one of the program that its arguments find.
    pub(super) fn call_library_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        if site.near
            && let Some(set) = self.found_by_arguments(name, &args)?
        {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, None, Value::Void, templates, args, temporaries);
        }
        if let ("move", 3) = (&**name, args.len())
            && let Some(Entity::Functions(set)) = self.program.find("", &["__move_range".into()])
        {
            return self.call_set(set, None, Value::Void, templates, args, temporaries);
        }
        if site.is_member && self.state.options.mode == Mode::Cxx {
            return Err(Fault::ill_formed(format!("nothing is called `{name}`"))
                .with_help(format!("it is a member of what it works on: `x.{name}(…)`")));
        }
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.call_of_library(name, templates, args, temporaries, site.is_type)
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
        if let Some(v) = self.exchanged(name, &args)? {
            self.stack.push(v);
            return Ok(());
        }
        if library::tuples::OF_STD_TUPLES.contains(&&**name) {
            return self.call_with_tuples(name, &templates, args, temporaries);
        }
        if matches!(&**name, "copy" | "copy_aligned" | "__copy_if" | "__axpby" | "gemm") {
            self.read_whole(name, &mut args)?;
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
            return Err(Fault::ill_formed(format!("`{name}` would change what is `const`")));
        }
        let (moved, is_const, wants_type) = (self.passing.moved, self.passing.consts & 1 != 0, self.passing.wants_type);
        self.moved_into(name, &mut args)?;
        // what is made of `std::move(x)` asks whether `x` is `const`
        if &**name != "move" {
            self.passing = Default::default();
        }
        if is_type || !KEEPS.contains(&&**name) {
            let mut v = self.called(name, is_type, &templates, &args)?;
            if is_const && let Some(owner) = args.first() {
                v = cute::constant_part(&mut self.state, owner, v)?;
            }
            if is_const && library::references::may_refer(name) {
                v = self.state.constant(v);
            }
            if wants_type {
                let of_object = name.as_ref() == "get" && matches!(args.first(), Some(Value::Object(_)));
                v = self.called_type(name, &args, &v, if of_object { moved | temporaries } else { moved })?;
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
        if State::is_place(v) && library::references::may_refer(name) {
            if moved & 1 != 0 {
                ty = self.state.types.without_reference(ty);
            }
            // all but `get` take a temporary as what is `const`
            let is_get = name == "get";
            if moved & 1 != 0 && !is_get {
                ty = self.state.types.intern(Type::Const(ty));
            }
            ty = self.state.types.intern(if moved & 1 != 0 && is_get { Type::Forwarding(ty) } else { Type::Reference(ty) });
        } else if let ("get" | "front" | "back", [of, ..], false) = (name, args, self.state.is_empty(v))
            && (matches!(v, Value::Int(..)) || library::tuples::items(&mut self.state, of)?.is_some())
        {
            ty = self.state.types.intern(Type::Forwarding(ty));
        }
        Ok(Value::Type(ty))
    }

    /// Calls a member of the object below the arguments.
    pub(super) fn call_member_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        let (object, is_moved) = match self.pop() {
            Value::Passed(how, of) => ((*of).clone(), how == Passed::Rvalue),
            object => (object, false),
        };
        self.keep_temporary(&object);
        if self.state.is_constant(&object) {
            (self.passing.on_const, self.passing.on_constant) = (true, true);
        }
        if matches!(&**name, "c_str" | "data") && matches!(&object, Value::Text(text) if Rc::strong_count(text) == 1) {
            self.expires_here(object.clone());
        }
        let on_const = self.passing.on_const;
        self.passing.wants_type = site.wanted == Wanted::Type;
        self.passing.on_rvalue = is_moved || site.on_moved || matches!(&object, Value::Object(o) if Rc::strong_count(o) == 1);
        let of_const_text = on_const && &**name == "data" && matches!(self.state.place(&object), Value::Text(_));
        let called = self.call_member(object, name, templates, args, temporaries);
        self.passing = Default::default();
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
        let (args, temporaries) = self.arguments(site);
        let callee = self.pop();
        self.passing.on_const &= matches!(callee, Value::Method(_));
        self.callee_as_declared(&callee);
        let owner = callee.clone();
        let called = self.call_value(callee, args, temporaries);
        self.passing = Default::default();
        if site.of_const
            && let Some(part @ Value::Cute(_)) = self.stack.pop_if(|v| called.is_ok() && matches!(v, Value::Cute(_)))
        {
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

    /// What a layout or a tensor gives for the integers above it, which it replaces; nothing where another thing lies there.
    fn at_coordinate(&mut self, site: &Site) -> Outcome<Option<Value>> {
        let Count::Fixed(count) = site.args else {
            return Ok(None);
        };
        let Some((below, args)) = self.stack.len().checked_sub(usize::from(count)).map(|first| self.stack.split_at(first)) else {
            return Ok(None);
        };
        let cute = match below.last() {
            Some(Value::Cute(cute)) => cute.clone(),
            Some(Value::Slot(slot)) => match self.state.slots.get(*slot as usize) {
                Some(Value::Cute(cute)) => cute.clone(),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        if cute.is_lazy() {
            return Ok(None);
        }
        let found = super::super::cute::applied(&mut self.state, &cute, args)?;
        if found.is_some() {
            let rest = below.len().saturating_sub(1);
            self.stack.truncate(rest);
            self.passing = Default::default();
            self.no_literals = 0;
        }
        Ok(found)
    }

    /// The arguments of a call, and which of them are temporaries: not what a function returned by reference.
    pub(super) fn arguments(&mut self, site: &Site) -> (Vec<Value>, u64) {
        let (args, moved) = self.popped_args(site.args);
        let mut temporaries = site.temporaries;
        for (i, arg) in args.iter().enumerate().take(64) {
            if temporaries & !moved & (1 << i) != 0 && is_held(arg) {
                temporaries &= !(1 << i);
            }
            if self.state.is_constant(arg) {
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
                // a value of the algebra by itself is no constant, and its type is long in the finding
                Value::Cute(_) | Value::Static(..) | Value::Int(..) | Value::Float(..) => return false,
                of => {
                    let of = of.clone();
                    self.state.type_of(&of)
                }
            },
            _ => return false,
        };
        let ty = self.state.types.without_reference(ty);
        match *self.state.types.get(ty) {
            Type::Array(of, _) => matches!(self.state.types.get(of), Type::Const(_)),
            Type::Const(of) => match self.state.types.get(of) {
                _ if !of_elements => true,
                Type::Library(name, _) => &**name != "ViewEngine",
                Type::Class(class) => {
                    let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
                    def.scope.is_prelude
                        && !matches!(&*def.ast.name, "span" | "string_view" | "unique_ptr" | "shared_ptr" | "reference_wrapper")
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// `std::forward<T>(x)`, the type on top: what may be moved from, unless the type is a reference to a variable.
    pub(super) fn forwarded(&mut self) -> Outcome<Value> {
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
            Type::Const(_) => Value::Passed(Passed::ConstRvalue, Rc::new(place)),
            Type::Reference(_) => place,
            _ => Value::Passed(Passed::Rvalue, Rc::new(place)),
        })
    }

    /// Moves the arguments that may be moved from out of their variables, where a function of the library keeps them.
    pub(super) fn moved_into(&mut self, name: &str, args: &mut [Value]) -> Outcome<()> {
        let moved = self.passing.moved;
        if moved == 0 || !KEEPS.contains(&name) {
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

impl Machine<'_> {
    /// A pointer to an element as one to what is `const`.
    pub(super) fn constant_target(&mut self, v: &mut Value) {
        if let Value::Pointer { element, .. } = v
            && !matches!(self.state.types.get(*element), Type::Const(_))
        {
            *element = self.state.types.intern(Type::Const(*element));
        }
    }
}

/// A pointer to characters as one to characters that are `const`.
fn constant_characters(v: &mut Value) {
    if let Value::Pointer { element: element @ Types::CHAR, .. } = v {
        *element = Types::CONST_CHAR;
    }
}

/// The functions of the library that keep what they are given.
pub(super) const KEEPS: &[&str] = &[
    "push_back",
    "emplace_back",
    "push_front",
    "emplace_front",
    "insert",
    "emplace",
    "assign",
    "push",
    "make_tuple",
    "tuple_cat",
    "exchange",
];

/// Whether a value is an object that a function returned as `const`, and nothing else holds it.
pub(super) fn is_const_result(v: &Value) -> bool {
    matches!(v, Value::Object(o) if o.is_const.get() && Rc::strong_count(o) == 1)
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
        Value::Cute(cute) if cute.owns => Rc::strong_count(cute) > others,
        v => State::is_place(v),
    }
}
