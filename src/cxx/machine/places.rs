//! What stands at a place: members, what a pointer leads to, assignments, casts, and types of values.

use super::super::arith;
use super::super::ast::CastKind;
use super::super::library;
use super::super::types::Types;
use super::super::value::{Fault, Outcome, Passed, Storage, Type, TypeId, V};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// `a = v`, `a op= v`
    pub(super) fn assign(&mut self, op: Option<super::super::ast::BinaryOp>, place: &V, v: V) -> Outcome<V> {
        let (v, is_moved) = match v {
            V::Passed(how, of) => (self.world.value(&of)?, how == Passed::Rvalue),
            v => (v, false),
        };
        let old = self.world.value(place)?;
        if op.is_none() && self.is_start_of_tensor_memory(&old) {
            return self.start_tensor_memory(old, &v);
        }
        // whether an MMA adds to its accumulators is a matter of data
        if let V::Method(member) = &old
            && matches!((&member.0, &member.1), (_, V::Native(name)) if &**name == "accumulate_")
        {
            return Ok(place.clone());
        }
        if matches!(old, V::Object(_)) {
            let name = match op {
                Some(op) => format!("operator{}=", op.symbol()),
                None => "operator=".to_string(),
            };
            self.passing.moved = is_moved.into();
            let assigned = self.user_method(place, &name, std::slice::from_ref(&v));
            self.passing = Default::default();
            if let Some(v) = assigned? {
                return Ok(v);
            }
        }
        let v = if is_moved { self.moved_value(&v)? } else { v };
        let v = match op {
            None => match (&old, v) {
                (V::Object(object), v @ V::Braces(_)) => {
                    let ty = self.world.types.intern(Type::Class(object.class));
                    self.converted(v, ty, false)?
                }
                (V::Object(object), v) => {
                    let same = matches!(&v, V::Object(o) if o.class == object.class);
                    if same {
                        v
                    } else {
                        let ty = self.world.types.intern(Type::Class(object.class));
                        self.converted(v, ty, false)?
                    }
                }
                (_, v @ V::Object(_)) => {
                    let to = self.world.type_of(&old);
                    self.converted(v, to, false)?
                }
                (_, v) => v,
            },
            Some(op) => {
                let depth = self.frames.len();
                self.binary(op, old, v)?;
                self.run(depth)?;
                self.pop()
            }
        };
        self.world.store(place, v)?;
        Ok(place.clone())
    }

    /// Whether it is the address at which a tensor in tensor memory begins, before any was allocated.
    fn is_start_of_tensor_memory(&mut self, v: &V) -> bool {
        matches!(v, V::Cute(_)) && super::super::cute::tensor_memory(&mut self.world, v) == Some(0)
    }

    /// `tensor.data() = base`: what a block allocates first in tensor memory begins at 0, and one warp of it alone knows.
    fn start_tensor_memory(&mut self, start: V, base: &V) -> Outcome<V> {
        match self.world.value(base)? {
            V::Data(_) | V::Int(_, 0) | V::Static(_, 0) => Ok(start),
            _ => Err(Fault::new(super::FaultKind::Unsupported, "a tensor that begins within tensor memory is not read")),
        }
    }

    /// `static_cast<T>(v)` and its relatives.
    pub(super) fn cast(&mut self, kind: CastKind, v: V, ty: &V) -> Outcome<V> {
        if matches!(ty, V::Template(_)) {
            return Ok(v);
        }
        let id = self.type_id(ty)?;
        let target = self.world.types.get(id).clone();
        match (kind, &target) {
            (_, Type::Void) => Ok(V::Void),
            (CastKind::Dynamic, Type::Pointer(_, of)) => {
                let object = match &v {
                    V::AddressOf(to) => self.world.object(to)?,
                    _ => None,
                };
                match (object, self.world.types.get(self.world.types.strip(*of)).clone()) {
                    (Some((object, _)), Type::Class(class)) if !self.is_derived(object.class, class) => Ok(V::Null),
                    _ => self.pointer_as(v, *of),
                }
            }
            (_, Type::Reference(of) | Type::Forwarding(of)) => self.reference_as(v, *of),
            (CastKind::Const | CastKind::Dynamic, _) => Ok(v),
            (CastKind::C | CastKind::Reinterpret | CastKind::Static, Type::Pointer(space, of)) => match self.world.value(&v)? {
                V::Pointer { space: from, address, .. } => {
                    let space = if *space == Space::Raw { from } else { *space };
                    Ok(V::Pointer { space: if matches!(kind, CastKind::Static) { space } else { Space::Raw }, element: *of, address })
                }
                V::Array(array) => match &*array.storage.borrow() {
                    Storage::Bytes(block) => Ok(V::Pointer { space: Space::Raw, element: *of, address: (block.address << 3) as i64 }),
                    Storage::Cells(_) => Ok(V::AddressOf(Rc::new(V::Cell(0, array.clone())))),
                },
                V::AddressOf(place) if self.in_bytes(&place, *of)? => {
                    let v = arith::address_of(&mut self.world, &place)?;
                    self.cast(kind, v, ty)
                }
                V::Null if self.world.types.is_flat(self.world.types.without_const(*of)) => {
                    Ok(V::Pointer { space: *space, element: *of, address: 0 })
                }
                v @ V::AddressOf(_) => self.pointer_as(v, *of),
                v @ (V::Function(_) | V::Closure(_) | V::Null) => Ok(v),
                v => {
                    let v = self.as_type_value(v);
                    let address = library::integer(&self.world, &v)?;
                    Ok(V::Pointer { space: Space::Raw, element: *of, address: address.wrapping_shl(3) })
                }
            },
            (CastKind::Reinterpret | CastKind::C, Type::Int(kind)) if matches!(v, V::Pointer { .. }) => {
                let V::Pointer { address, .. } = v else {
                    return Ok(v);
                };
                Ok(V::Int(*kind, kind.wrap(address >> 3)))
            }
            _ => {
                let v = self.world.value(&v)?;
                self.converted(v, id, true)
            }
        }
    }

    /// A reference as one to a value of the type: to a base, or to the class that the object is of.
    pub(super) fn reference_as(&mut self, v: V, ty: TypeId) -> Outcome<V> {
        match self.world.types.get(self.world.types.strip(ty)) {
            Type::Class(class) => self.world.referred_as(&v, *class),
            _ => Ok(v),
        }
    }

    /// A pointer as one to a value of the type.
    pub(super) fn pointer_as(&mut self, v: V, ty: TypeId) -> Outcome<V> {
        match (&v, self.world.types.get(self.world.types.strip(ty))) {
            (V::AddressOf(to), Type::Class(class)) => Ok(V::AddressOf(Rc::new(self.world.referred_as(to, *class)?))),
            _ => Ok(v),
        }
    }

    /// Puts a variable that is a number into bytes, for it is read as another type; whether it could be done.
    fn in_bytes(&mut self, place: &V, of: TypeId) -> Outcome<bool> {
        let (V::Slot(_) | V::Global(_)) = place else {
            return Ok(false);
        };
        let value = self.world.value(place)?;
        let ty = self.world.type_of(&value);
        let wanted = self.world.types.without_const(of);
        let Some(bits) = self.world.types.scalar_bits(ty).filter(|_| ty != wanted) else {
            return Ok(false);
        };
        let block = self.world.memory.allocate(super::super::memory::Region::Stack, u64::from(bits.div_ceil(8)), 16)?;
        let memory = V::Memory(ty, (block.address << 3) as i64);
        self.world.kept.push(block);
        self.world.put(&memory, value)?;
        self.world.put(place, memory)?;
        Ok(true)
    }

    /// What a pointer, a smart pointer or an iterator points to.
    pub(super) fn pointee(&mut self, pointer: &V) -> Outcome<V> {
        let p = self.world.value(pointer)?;
        match &p {
            V::Object(_) => match self.user_method(pointer, "operator*", &[])? {
                Some(v) => Ok(v),
                None => match self.user_method(pointer, "operator->", &[])? {
                    Some(v) => self.pointee(&v),
                    None => Err(Fault::ill("an object is no pointer")),
                },
            },
            V::Null => Err(Fault::runtime("`nullptr` is dereferenced")),
            V::AddressOf(to) => Ok((**to).clone()),
            V::Function(_) | V::Closure(_) => Ok(p),
            p => arith::deref(&mut self.world, p),
        }
    }

    /// A member: of an object, of bytes, of a value of the library.
    pub(super) fn member(&mut self, object: &V, name: &str) -> Outcome<V> {
        let place = self.world.place(object);
        if let V::Memory(ty, address) = &place
            && let Type::Class(class) = self.world.types.get(self.world.types.strip(*ty)).clone()
        {
            return self.member_in_memory(class, *address, name);
        }
        if let V::Base(class, object) = place {
            return self.member_of(class, name, &V::Object(object));
        }
        let value = self.world.value(object)?;
        if let V::Object(o) = &value {
            return self.member_of(o.class, name, &value);
        }
        let is_device = |id| matches!(self.world.types.get(id), Type::Library(of, _) if matches!(&**of, "cudaDeviceProp" | "GPU_Clock"));
        if let V::Type(_) | V::TypeOf(_) = &value
            && !matches!(&value, V::Type(id) if is_device(*id))
        {
            return self.type_member(&value, &name.into(), None);
        }
        match library::field(&mut self.world, object, name)? {
            Some(v) => Ok(v),
            None => Ok(V::Method(Rc::new((object.clone(), V::Native(name.into()))))),
        }
    }

    fn member_of(&mut self, class: super::ClassId, name: &str, object: &V) -> Outcome<V> {
        // `object.Base::member`
        if let Some((base, name)) = name.rsplit_once("::") {
            return match self.base_named(class, base.rsplit("::").next().unwrap_or(base)) {
                Some(base) => self.member_of(base, name, object),
                None => Err(Fault::ill(format!("`{base}` is no base of `{}`", self.world.types.classes[class.0 as usize].name))),
            };
        }
        match self.class_member(class, name, object)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill(format!("`{}` has no member `{name}`", self.world.types.classes[class.0 as usize].name))),
        }
    }

    /// A type that stands for its value where a value is needed: `_4` of `template <class T>`.
    pub(super) fn as_type_value(&mut self, v: V) -> V {
        match v {
            V::Type(id) => match self.world.types.get(id) {
                Type::Of(v) => v.clone(),
                _ => V::Type(id),
            },
            v => v,
        }
    }

    /// The type that `decltype(e)` names.
    pub(super) fn decltype(&mut self, v: &V) -> Outcome<super::super::value::TypeId> {
        match v {
            V::Type(id) => Ok(*id),
            V::Method(_) | V::Function(_) | V::Native(_) | V::Template(_) => Err(Fault::ill("the type of a function is asked for")),
            V::Memory(ty, _) => Ok(self.world.types.of_values(*ty)),
            v => {
                let v = self.world.value(v)?;
                Ok(self.world.type_of(&v))
            }
        }
    }

    /// A type as its number.
    pub(super) fn type_id(&mut self, v: &V) -> Outcome<super::super::value::TypeId> {
        match v {
            V::Type(id) => Ok(*id),
            V::TypeOf(of) => Ok(self.world.type_of(&of.clone())),
            V::Method(method) if matches!((&method.0, &method.1), (V::Pack(_), V::Native(_))) => {
                // `make_seq<4>`: a type that CuTe names like a function
                let (V::Pack(templates), V::Native(name)) = (&method.0, &method.1) else {
                    return Ok(Types::VOID);
                };
                let v = library::call(&mut self.world, name, templates, &[])?;
                Ok(self.world.type_of(&v))
            }
            V::Template(_) => Err(Fault::ill("a template stands where a type is needed: its arguments are missing")),
            V::Native(name) => match library::type_named(&mut self.world, &name.clone(), None)? {
                Some(V::Type(id)) => Ok(id),
                _ => Err(Fault::ill(format!("`{name}` is no type"))),
            },
            V::Static(..) | V::Tuple(_) | V::Cute(_) | V::Underscore => Ok(self.world.type_of(v)),
            V::Slot(_) | V::Global(_) | V::Field(..) | V::Base(..) | V::Cell(..) | V::Char(..) | V::Memory(..) | V::Element(..) => {
                let v = self.world.value(v)?;
                match v {
                    V::Type(_) | V::TypeOf(_) | V::Static(..) | V::Tuple(_) | V::Cute(_) | V::Underscore => self.type_id(&v),
                    _ => Err(Fault::ill("a value stands where a type is needed")),
                }
            }
            V::Void => Ok(Types::VOID),
            _ => Err(Fault::ill("a value stands where a type is needed")),
        }
    }
}
