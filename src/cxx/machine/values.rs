//! Operations that make a value of what lies on top of the stack.

use super::super::arith;
use super::super::ast::{BinaryOp, UnaryOp};
use super::super::code::{Count, Op, Site};
use super::super::library;
use super::super::value::{Fault, Integer, Outcome, Type, V};
use super::super::world::World;
use super::Machine;
use crate::algebra::Mode;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `T const`, `T*`, `T&`, `T&&` of the type on top; a template stays one.
    pub(super) fn type_around(&mut self, op: &Op) -> Outcome<V> {
        let v = self.pop();
        if matches!(v, V::Template(_)) {
            return Ok(v);
        }
        let id = self.type_id(&v)?;
        let ty = match op {
            Op::Const => Type::Const(id),
            Op::Pointer => Type::Pointer(Space::Raw, self.world.types.without_reference(id)),
            Op::Reference => Type::Reference(id),
            _ => Type::Forwarding(id),
        };
        Ok(V::Type(self.world.types.intern(ty)))
    }

    /// `T[n]`, the extent on top where there is one.
    pub(super) fn array_type(&mut self, counted: bool) -> Outcome<V> {
        let n = if counted {
            let n = self.pop();
            let n = self.as_type_value(n);
            Some(library::integer(&self.world, &n)?)
        } else {
            None
        };
        let v = self.pop();
        match (&v, n) {
            // `sizeof(a[0])` reads like a type
            (V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Memory(..) | V::Array(_) | V::Pointer { .. }, Some(n)) => {
                arith::index(&mut self.world, &v, &V::Int(Integer::Long, n))
            }
            _ => {
                let id = self.type_id(&v)?;
                Ok(V::Type(self.world.types.intern(Type::Array(id, n))))
            }
        }
    }

    /// `R(A...)`, the types of the parameters on top.
    pub(super) fn function_type(&mut self, count: Count) -> Outcome<V> {
        let params = self.popped(count);
        let params = params.iter().map(|p| self.type_id(p)).collect::<Outcome<_>>()?;
        let result = self.pop();
        let result = self.type_id(&result)?;
        Ok(V::Type(self.world.types.intern(Type::Function(result, params))))
    }

    /// `sizeof` or `alignof` of the type on top.
    pub(super) fn measured(&mut self, size: bool) -> Outcome<V> {
        let v = self.pop();
        let id = self.type_id(&v)?;
        let measured = match self.unmeasured(id)? {
            Some(ty) if ty != id => return Err(Fault::ill(format!("the size of `{}` is not known", self.world.types.name(ty)))),
            _ if size => self.world.types.size_of(id),
            _ => self.world.types.align_of(id),
        };
        match measured {
            Some(n) => Ok(V::Int(Integer::ULong, n)),
            None => Err(Fault::ill(format!("the size of `{}` is not known", self.world.types.name(id)))),
        }
    }

    /// `op a`, by an operator of the program where `a` is an object.
    pub(super) fn unary(&mut self, op: UnaryOp) -> Outcome<V> {
        let place = self.pop();
        let v = self.world.value(&place)?;
        if !matches!(v, V::Object(_)) {
            let v = self.as_type_value(v);
            return arith::unary(&mut self.world, op, &v);
        }
        let name = format!("operator{}", op.symbol());
        match self.user_method(&place, &name, &[])? {
            Some(v) => Ok(v),
            None if op == UnaryOp::Not => Ok(V::Int(Integer::Bool, i64::from(!self.truth(&v)?))),
            None => Err(Fault::ill(format!("there is no `{name}` of this class"))),
        }
    }

    /// `&a`
    pub(super) fn address(&mut self) -> Outcome<V> {
        let place = self.pop();
        match &place {
            V::Function(_) | V::Native(_) => Ok(place),
            V::Object(_) | V::Base(..) | V::Text(_) => Ok(V::AddressOf(Rc::new(place))),
            _ => arith::address_of(&mut self.world, &place),
        }
    }

    /// `a[i]`, by an operator of the program where `a` is an object.
    pub(super) fn indexed(&mut self, on_const: bool) -> Outcome<V> {
        let i = self.pop();
        let a = self.pop();
        let object = match self.world.place(&a) {
            // what one access moves is no value, its elements are
            V::Memory(ty, _) if self.world.types.array_in_bytes(ty).is_some() => V::Void,
            _ => self.world.value(&a)?,
        };
        if !matches!(object, V::Object(_)) {
            return arith::index(&mut self.world, &a, &i);
        }
        self.consts = (0, on_const);
        match self.user_method(&a, "operator[]", &[i])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill("there is no `operator[]` of this class")),
        }
    }

    /// `&a[i]`: of an array also the address one past its end.
    pub(super) fn element_address(&mut self, on_const: bool) -> Outcome<V> {
        if let [.., a, V::Int(_, i)] = &self.stack[..]
            && let (i, V::Array(array)) = (*i, self.world.value(a)?)
            && i == self.world.length(&array)
        {
            self.stack.truncate(self.stack.len() - 2);
            let first = self.world.decayed(&array);
            return arith::binary(&mut self.world, BinaryOp::Add, &first, &V::Int(Integer::Long, i));
        }
        let place = self.indexed(on_const)?;
        self.stack.push(place);
        self.address()
    }

    /// The value below the type on top, as what initialises a variable of the type.
    pub(super) fn initialised(&mut self) -> Outcome<V> {
        let ty = self.pop();
        let v = self.pop();
        if matches!(ty, V::Template(_) | V::Native(_)) {
            return Ok(v);
        }
        let id = self.type_id(&ty)?;
        let v = self.world.value(&v)?;
        self.converted(v, id, false)
    }

    /// A copy of the value below the type on top, as what initialises a variable of the type: of an object of a derived
    /// class only the part that is of the class.
    pub(super) fn initialised_copy(&mut self) -> Outcome<V> {
        let ty = self.pop();
        if let V::Type(id) = ty
            && let Type::Class(class) = self.world.types.get(self.world.types.without_const(id)).clone()
            && let Some(top) = self.stack.last().cloned()
            && let V::Object(object) = self.world.value(&top)?
            && object.class != class
            && self.is_derived(object.class, class)
        {
            self.pop();
            return self.converted(V::Object(object), id, false);
        }
        let copy = self.copy_of_top()?;
        self.stack.push(copy);
        self.stack.push(ty);
        self.initialised()
    }

    /// The place below the type on top, as what a reference to that type refers to.
    pub(super) fn referred(&mut self) -> Outcome<V> {
        let ty = self.pop();
        let place = self.pop();
        match ty {
            V::Type(id) => self.reference_as(place, id),
            _ => Ok(place),
        }
    }

    /// A copy of the value on top as C++ makes one: an array of C is not copied, it decays.
    pub(super) fn copy_of_top(&mut self) -> Outcome<V> {
        let v = self.pop();
        let v = self.world.value(&v)?;
        match &v {
            V::Array(array) if matches!(self.world.types.get(array.ty), Type::Array(..)) => Ok(self.world.decayed(array)),
            _ => self.copied(&v),
        }
    }

    /// The result of a call as a value of its own: an object that a variable shares is copied.
    pub(super) fn unshared(&mut self) -> Outcome<V> {
        let mut v = self.pop();
        if World::is_place(&v) {
            v = self.world.value(&v)?;
        }
        let shared = match &v {
            V::Object(o) => Rc::strong_count(o) > 1,
            V::Array(a) => Rc::strong_count(a) > 1,
            V::Text(t) => Rc::strong_count(t) > 1,
            _ => false,
        };
        if shared { self.copied(&v) } else { Ok(v) }
    }

    /// `{a, b}` as the `std::initializer_list` that `auto` makes of it.
    pub(super) fn initializer_list(&mut self) -> Outcome<V> {
        let v = self.pop();
        match &v {
            V::Braces(items) if !items.is_empty() => {
                let first = self.world.type_of(&items[0].clone());
                let ty = library::containers::type_of(&mut self.world, "initializer_list", first, None);
                self.construct(&V::Type(ty), items.to_vec(), true)
            }
            _ => Ok(v),
        }
    }

    /// `(a op ... op z)` of all since the last mark, from the right.
    pub(super) fn folded_from_the_right(&mut self, op: BinaryOp) -> Outcome<V> {
        let mut items = self.popped(Count::Marked);
        let mut right = items.pop().unwrap_or(V::Void);
        while let Some(left) = items.pop() {
            let depth = self.frames.len();
            self.binary(op, left, right)?;
            self.run(depth)?;
            right = self.pop();
        }
        Ok(right)
    }

    /// `(a, b)`: a tuple where all are what CuTe prints in one, else the last one.
    pub(super) fn list(&mut self, items: Vec<V>) -> Outcome<V> {
        fn fits(v: &V) -> bool {
            match v {
                V::Int(..) | V::Static(..) | V::Underscore => true,
                V::Tuple(items) => items.iter().all(fits),
                V::Cute(_) => true,
                _ => false,
            }
        }
        let values: Vec<V> = items.iter().map(|v| self.as_type_value(v.clone())).collect();
        if values.iter().all(fits) {
            return Ok(V::Tuple(Rc::new(values)));
        }
        Ok(items.last().cloned().unwrap_or(V::Void))
    }

    /// `delete p`: the destructors run now.
    pub(super) fn delete(&mut self, p: &V) -> Outcome<()> {
        self.world.on_heap = self.world.on_heap.saturating_sub(1);
        match p {
            V::AddressOf(to) => match &**to {
                V::Cell(_, array) => {
                    for i in (0..self.world.length(array)).rev() {
                        let element = self.world.element(array, i)?;
                        if let V::Object(object) = self.world.value(&element)? {
                            self.end_object(&object)?;
                        }
                    }
                    Ok(())
                }
                to => match self.world.object(to)? {
                    Some((object, _)) => self.end_object(&object),
                    None => Ok(()),
                },
            },
            V::Null => Ok(()),
            p => library::containers::delete(&mut self.world, p),
        }
    }

    /// Calls the functions of a name with what the site takes from the stack.
    pub(super) fn call_at(&mut self, set: u32, site: &Site) -> Outcome<()> {
        let args = self.popped(site.args);
        let templates = self.popped(site.templates);
        let templates = self.template_values(&templates)?;
        self.consts = (site.consts, false);
        self.call_set(set, None, V::Void, templates, args, site.temporaries)
    }

    /// Calls a function of the library, or one of the program that its arguments find.
    pub(super) fn call_library_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        let args = self.popped(site.args);
        let templates = self.popped(site.templates);
        if let Some(set) = self.found_by_arguments(name, &args)? {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, None, V::Void, templates, args, site.temporaries);
        }
        if site.is_member && self.world.options.mode == Mode::Cxx {
            return Err(
                Fault::ill(format!("nothing is called `{name}`")).with_help(format!("it is a member of what it works on: `x.{name}(…)`"))
            );
        }
        let v = self.called(name, site.is_type, &templates, &args)?;
        self.stack.push(v);
        Ok(())
    }

    /// Calls a member of the object below the arguments.
    pub(super) fn call_member_at(&mut self, name: &super::Name, site: &Site) -> Outcome<()> {
        let args = self.popped(site.args);
        let templates = self.popped(site.templates);
        let object = self.pop();
        self.consts = (site.consts, site.on_const);
        let called = self.call_member(object, name, templates, args, site.temporaries);
        self.consts = (0, false);
        called
    }

    /// Calls the value below the arguments.
    pub(super) fn call_value_at(&mut self, site: &Site) -> Outcome<()> {
        let args = self.popped(site.args);
        let callee = self.pop();
        self.consts = (site.consts, site.on_const && matches!(callee, V::Method(_)));
        let called = self.call_value(callee, args, site.temporaries);
        self.consts = (0, false);
        called
    }
}
