//! Objects that are bytes, for their members overlap or are bit fields, and unions without a name among the members of others.

use super::super::value::{ClassId, Fault, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::classes::FieldInfo;
use std::ops::Range;
use std::rc::Rc;

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
        let first = match &*array.storage.borrow() {
            Storage::Bytes(block) => (block.address << 3) as i64,
            Storage::Cells(cells) if let Some(Value::Memory(_, address)) = cells.first() => *address,
            Storage::Cells(_) => return None,
        };
        Some(Value::Memory(f.ty, first.wrapping_add(f.offset.wrapping_mul(8) + f.bit)))
    }

    /// Puts the first value of a member into an object.
    pub(super) fn put_member(&mut self, object: &Object, i: usize, f: &FieldInfo, v: Value) -> Outcome<()> {
        match self.place_in_object(object, f) {
            Some(place) => self.state.store(&place, v),
            None => self.put_begun(object, i, v),
        }
    }

    /// The member without a name among those of a class that is a union with a member of the name, and its class.
    pub(super) fn union_among(&self, fields: &[FieldInfo], name: &str) -> Option<(usize, ClassId)> {
        fields.iter().enumerate().rev().filter(|(_, f)| f.name.starts_with('#')).find_map(|(i, f)| match self.state.types.get(f.ty) {
            Type::Class(inner) => {
                let of = self.instances[inner.0 as usize].fields.clone();
                (of.iter().any(|f| *f.name == *name) || self.union_among(&of, name).is_some()).then_some((i, *inner))
            }
            _ => None,
        })
    }

    /// The union without a name in a part of an object that has a member of the name, and its class; it is there from now on.
    pub(super) fn union_with(&mut self, object: &Rc<Object>, part: Range<usize>, name: &str) -> Outcome<Option<(ClassId, Value)>> {
        let fields = self.instances[object.class.0 as usize].fields.clone();
        let part = part.start.min(fields.len())..part.end.min(fields.len());
        let Some((i, inner)) = self.union_among(&fields[part.clone()], name) else {
            return Ok(None);
        };
        let i = part.start + i;
        if let Some(there @ Value::Object(_)) = object.fields.borrow().get(i) {
            return Ok(Some((inner, there.clone())));
        }
        let made = Value::Object(self.unmade(inner)?);
        self.put_begun(object, i, made.clone())?;
        Ok(Some((inner, made)))
    }
}
