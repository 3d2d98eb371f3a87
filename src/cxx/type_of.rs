//! The type of a value.

use super::state::State;
use super::types::{MAX_DEPTH, Types};
use super::value::{Passed, Type, TypeId, Value};
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl State {
    /// The number of a function as one of the type `wanted`: its own, or that of the same function as one that is not `noexcept`.
    /// One whose type is not known may be of any.
    pub fn function_as(&self, id: u32, wanted: TypeId) -> Option<u32> {
        let is_it = |id: u32| self.function_types.get(id as usize).is_none_or(|ty| *ty == Types::VOID || *ty == wanted);
        let twin = || self.function_twins.get(&id).copied().filter(|twin| *twin > id && is_it(*twin));
        if is_it(id) { Some(id) } else { twin() }
    }

    /// The type of a pointer to a function of the library, whose type goes with it.
    fn library_pointer(&self, of: &(Value, Value)) -> Option<Type> {
        match of {
            (Value::Type(ty), Value::Native(_)) if let Type::Function(..) = self.types.get(*ty) => Some(Type::Pointer(Space::Raw, *ty)),
            _ => None,
        }
    }

    /// Whether two numbers mean one function.
    pub fn is_function(&self, a: u32, b: u32) -> bool {
        a == b || self.function_twins.get(&a) == Some(&b)
    }

    /// The type of `v` without references, as `auto` deduces it; a reference is followed.
    pub fn type_of(&mut self, v: &Value) -> TypeId {
        self.type_within(v, 0)
    }

    /// The type of a value that so many pointers lead to: what lies deeper than types may nest is `void`, and so ends a pointer that
    /// leads to itself.
    fn type_within(&mut self, v: &Value, pointers: u16) -> TypeId {
        let ty = match v {
            Value::Void => Type::Void,
            Value::Int(kind, _) => return kind.id(),
            Value::Float(kind, _) => Type::Float(*kind),
            Value::Enum(ty, _) | Value::Data(ty) => return *ty,
            Value::Null => return Types::NULL,
            Value::Pointer { space, element, .. } => Type::Pointer(*space, *element),
            Value::AddressOf(place, Space::Void) => {
                Type::Pointer(Space::Raw, if self.is_constant(place) { self.types.intern(Type::Const(Types::VOID)) } else { Types::VOID })
            }
            Value::AddressOf(place, space) => {
                let to = match self.value(place) {
                    // an iterator behind the last element still knows what it leads to
                    _ if let Value::Cell(_, array) = State::changeable(place) => match self.is_constant(place) {
                        true => self.types.intern(Type::Const(array.element)),
                        false => array.element,
                    },
                    Ok(v) if pointers < MAX_DEPTH => match (self.type_within(&v, pointers + 1), self.is_constant(place)) {
                        (ty, true) => self.types.intern(Type::Const(ty)),
                        (ty, false) => ty,
                    },
                    _ => Types::VOID,
                };
                Type::Pointer(*space, to)
            }
            Value::Memory(ty, _) => return self.types.of_values(*ty),
            Value::Slot(_) | Value::Global(_) | Value::Field(..) | Value::Cell(..) | Value::Char(..) | Value::Element(..) => {
                match self.value(v) {
                    Ok(v) => return self.type_within(&v, pointers),
                    Err(_) => Type::Void,
                }
            }
            Value::Object(object) => Type::Class(object.class),
            Value::Base(class, _) => Type::Class(*class),
            Value::Array(array) => return array.ty,
            Value::Text(text) if self.is_stream(text) => Type::Library("ostream".into(), Vec::new()),
            Value::Text(_) => Type::Library("string".into(), Vec::new()),
            Value::Closure(closure) => Type::Closure(closure.code),
            Value::Stream(_) => Type::Library("ostream".into(), Vec::new()),
            Value::Type(ty) => return *ty,
            Value::Passed(Passed::Typed { is_const, is_reference }, of) => {
                let mut ty = self.type_within(of, pointers);
                if *is_const {
                    ty = self.types.intern(Type::Const(ty));
                }
                return if *is_reference { self.types.intern(Type::Reference(ty)) } else { ty };
            }
            Value::TypeOf(of) | Value::Passed(_, of) => return self.type_within(of, pointers),
            Value::Static(..) | Value::Underscore | Value::Tuple(_) | Value::Cute(_) => Type::Of(super::cute::as_type(self, v)),
            // as a value it is the pointer to it
            Value::Function(id) if let Some(of) = self.function_types.get(*id as usize).filter(|ty| **ty != Types::VOID) => {
                Type::Pointer(crate::algebra::tensor::Space::Raw, *of)
            }
            // a type keeps no object alive
            Value::Pack(items) | Value::Braces(items) if pointers < MAX_DEPTH => {
                let types = Rc::new(items.iter().map(|item| Value::Type(self.type_within(item, pointers + 1))).collect());
                Type::Of(if let Value::Pack(_) = v { Value::Pack(types) } else { Value::Braces(types) })
            }
            Value::Pack(_) | Value::Braces(_) => Type::Void,
            Value::Method(of) if let Some(pointer) = self.library_pointer(of) => pointer,
            Value::Function(_) | Value::Method(_) | Value::Native(_) | Value::Template(_) => Type::Of(v.clone()),
        };
        self.types.intern(ty)
    }
}
