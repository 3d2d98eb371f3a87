//! Objects that are bytes, for their members overlap or are bit fields.

use super::super::value::{ClassId, Fault, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::classes::FieldInfo;

impl Machine<'_> {
    /// The bytes that an object is whose members overlap or are bit fields.
    pub(super) fn bytes_of_object(&mut self, class: ClassId) -> Outcome<Value> {
        let info = &self.state.types.classes[class.0 as usize];
        if !info.in_bytes {
            let what = format!("`{}` holds a union or bit fields beside what is no number: objects of it are not read", info.name);
            return Err(Fault::new(super::FaultKind::Unsupported, what)
                .with_help("its size, and where its members lie in a kernel's memory, are known"));
        }
        let (byte, size) = (super::super::value::Integer::UChar.id(), info.size);
        let ty = self.state.types.intern(Type::Array(byte, Some(size)));
        self.state.new_array(ty, byte, size, super::super::memory::Region::Stack)
    }

    /// The type of the values of a member: of a bit field the one that it is declared with.
    pub(super) fn value_type(&self, ty: TypeId) -> TypeId {
        self.state.types.bit_field(ty).map_or(ty, |(of, _)| of)
    }

    /// Where a member lies of an object that is bytes.
    pub(super) fn place_in_object(&self, object: &Object, f: &FieldInfo) -> Option<Value> {
        if !self.instances[object.class.0 as usize].overlaps {
            return None;
        }
        let Some(Value::Array(array)) = object.fields.borrow().first().cloned() else {
            return None;
        };
        match &*array.storage.borrow() {
            Storage::Bytes(block) => {
                Some(Value::Memory(f.ty, ((block.address << 3) as i64).wrapping_add(f.offset.wrapping_mul(8) + f.bit)))
            }
            Storage::Cells(_) => None,
        }
    }

    /// Puts the first value of a member into an object.
    pub(super) fn put_member(&mut self, object: &Object, i: usize, f: &FieldInfo, v: Value) -> Outcome<()> {
        match self.place_in_object(object, f) {
            Some(place) => self.state.store(&place, v),
            None => self.put_begun(object, i, v),
        }
    }
}
