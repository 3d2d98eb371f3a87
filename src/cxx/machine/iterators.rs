//! The types that containers of the library and their iterators have as members, where these are classes of the prelude.

use super::super::library;
use super::super::program::Entity;
use super::super::types::Types;
use super::super::value::{Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;

impl Machine<'_> {
    /// `reverse_iterator` and `const_reverse_iterator` of a container, `iterator_category` and `iterator_concept` of an iterator of one.
    pub(super) fn type_of_iterators(&mut self, of: TypeId, name: &str) -> Outcome<Option<Value>> {
        let forwards = match name {
            "reverse_iterator" => "iterator",
            "const_reverse_iterator" => "const_iterator",
            _ => "",
        };
        let (class, args) = match *self.state.types.get(of) {
            Type::Pointer(Space::Iterator(container), of) => {
                let in_a_row = !matches!(self.state.types.get(TypeId(container)), Type::Library(name, _) if &**name == "deque");
                let is_contiguous = in_a_row && self.state.types.without_const(of) != Types::VECTOR_BOOL;
                match name {
                    "iterator_category" => ("random_access_iterator_tag", Vec::new()),
                    "iterator_concept" if is_contiguous => ("contiguous_iterator_tag", Vec::new()),
                    _ => return Ok(None),
                }
            }
            _ if forwards.is_empty() => return Ok(None),
            _ => match library::member_of_type(&mut self.state, of, forwards)? {
                Some(iterator) => ("reverse_iterator", vec![iterator]),
                None => return Ok(None),
            },
        };
        match self.program.visible(class) {
            Some(Entity::Class(def)) => self.instance_type(def, args).map(Some),
            _ => Ok(None),
        }
    }
}
