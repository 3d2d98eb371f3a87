//! The type of a value.

use super::types::Types;
use super::value::{Type, TypeId, V};
use super::world::World;

impl World {
    /// The type of `v` without references, as `auto` deduces it; a reference is followed.
    pub fn type_of(&mut self, v: &V) -> TypeId {
        let ty = match v {
            V::Void => Type::Void,
            V::Int(kind, _) => return kind.id(),
            V::Float(kind, _) => Type::Float(*kind),
            V::Enum(ty, _) | V::Data(ty) => return *ty,
            V::Null => return Types::NULL,
            V::Pointer { space, element, .. } => Type::Pointer(*space, *element),
            V::AddressOf(place) => {
                let to = match self.value(place) {
                    // an iterator behind the last element still knows what it leads to
                    _ if matches!(**place, V::Cell(..)) => match &**place {
                        V::Cell(_, array) => array.element,
                        _ => Types::VOID,
                    },
                    Ok(v) => self.type_of(&v),
                    Err(_) => Types::VOID,
                };
                Type::Pointer(crate::algebra::tensor::Space::Raw, to)
            }
            V::Memory(ty, _) => return self.types.of_values(*ty),
            V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Char(..) | V::Element(..) => match self.value(v) {
                Ok(v) => return self.type_of(&v),
                Err(_) => Type::Void,
            },
            V::Object(object) => Type::Class(object.class),
            V::Base(class, _) => Type::Class(*class),
            V::Array(array) => return array.ty,
            V::Text(_) => Type::Library("string".into(), Vec::new()),
            V::Closure(closure) => Type::Closure(closure.code),
            V::Stream(_) => Type::Library("ostream".into(), Vec::new()),
            V::Type(ty) => return *ty,
            V::TypeOf(of) | V::Passed(_, of) => return self.type_of(of),
            V::Static(..) | V::Underscore | V::Tuple(_) | V::Cute(_) => Type::Of(super::cute::as_type(self, v)),
            V::Function(_) | V::Method(_) | V::Native(_) | V::Template(_) | V::Pack(_) | V::Braces(_) => Type::Of(v.clone()),
        };
        self.types.intern(ty)
    }
}
