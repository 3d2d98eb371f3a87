//! What the layout of a class asks: alignments, bit fields, what is not complete, sizes that the prelude declares.

use super::super::types::BIT_FIELD;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// The largest alignment that compilers give.
const MAX_ALIGNMENT: i64 = 1 << 28;

impl Machine<'_> {
    /// The size and alignment that a class of the prelude declares for itself: those of the library of the compiler.
    pub(super) fn declared_size(&mut self, id: ClassId) -> Outcome<Option<(i64, i64)>> {
        let def = &self.program.classes[self.instances[id.0 as usize].def as usize];
        if !def.scope.is_prelude || !def.members.contains_key("__bytes") {
            return Ok(None);
        }
        let mut declared = [0, 8];
        for (name, n) in ["__bytes", "__align"].iter().zip(&mut declared) {
            if let Some(v) = self.class_member(id, name, &Value::Void)? {
                let v = self.state.value(&v)?;
                *n = super::super::library::integer(&self.state, &v)?;
            }
        }
        Ok(Some((declared[0], declared[1])))
    }

    /// What `alignas` asks for, 1 where it does not stand.
    pub(super) fn aligned(&mut self, id: ClassId, code: Option<&Rc<super::Code>>) -> Outcome<i64> {
        let Some(code) = code else { return Ok(1) };
        let v = self.eval_alone(code, Some(id), Value::Void)?;
        if let Value::Type(_) | Value::TypeOf(_) = v {
            let ty = self.type_id(&v)?;
            return match self.state.types.align_of(ty) {
                Some(n) => Ok(n),
                None => Err(Fault::ill_formed(format_args!("the alignment of `{}` is not known", self.state.types.name(ty)))),
            };
        }
        match super::super::library::integer(&self.state, &v)? {
            0 => Ok(1),
            n if n < 0 || n & (n - 1) != 0 => Err(Fault::ill_formed(format_args!("an alignment of {n} is no power of two"))),
            n if n > MAX_ALIGNMENT => Err(Fault::ill_formed(format_args!("an alignment of {n} is more than {MAX_ALIGNMENT} bytes"))),
            n => Ok(n),
        }
    }

    /// Whether a value of the type holds an object of a class that is still being laid out.
    pub(super) fn is_incomplete(&self, ty: TypeId) -> bool {
        match self.state.types.get(ty) {
            Type::Const(of) | Type::Array(of, _) => self.is_incomplete(*of),
            Type::Class(class) => self.instances[class.0 as usize].is_incomplete,
            Type::Library(name, args) => match (&**name, args.first()) {
                ("array", Some(Value::Type(of))) => self.is_incomplete(*of),
                _ => false,
            },
            _ => false,
        }
    }

    /// The type that a bit field has in memory, and its width.
    pub(super) fn bit_field(&mut self, id: ClassId, ty: TypeId, width: &Rc<super::Code>, name: &str) -> Outcome<(TypeId, i64)> {
        let v = self.eval_alone(width, Some(id), Value::Void)?;
        let v = self.as_type_value(v);
        let width = super::super::library::integer(&self.state, &v)?;
        let plain = self.state.types.without_const(ty);
        let most = match self.state.types.get(plain) {
            Type::Int(Integer::Bool) => 1,
            Type::Int(_) | Type::Enum(..) => self.state.types.scalar_bits(plain).map_or(0, i64::from),
            _ => return Err(Fault::ill_formed(format_args!("the bit field `{name}` is of type `{}`", self.state.types.name(ty)))),
        };
        if !(0..=most).contains(&width) {
            return Err(Fault::new(
                FaultKind::Unsupported,
                format_args!("a bit field of {width} bits of `{}` is not read", self.state.types.name(ty)),
            ));
        }
        // one of an enumeration that names no type and has no negative enumerators has no sign
        let mut kind = Integer::Int;
        if let Type::Enum(of, false, _) = *self.state.types.get(plain)
            && let ast = self.program.enums[of as usize].ast.clone()
            && ast.underlying.is_none()
        {
            kind = Integer::UInt;
            for n in 0..ast.enumerators.len() {
                if let Value::Enum(_, ..0) = self.enumerator(of, n as u32)? {
                    kind = Integer::Int;
                }
            }
        }
        let args = vec![Value::Type(ty), Value::Int(kind, width)];
        Ok((self.state.types.intern(Type::Library(BIT_FIELD.into(), args)), width))
    }

    /// How many bytes in front of a member of the class on top lie.
    pub(super) fn offset_of(&mut self, members: &[super::Name]) -> Outcome<Value> {
        let top = self.pop();
        let mut ty = self.type_id(&top)?;
        let mut offset = 0;
        for member in members {
            let Type::Class(class) = self.state.types.get(self.state.types.without_const(ty)).clone() else {
                return Err(Fault::ill_formed(format_args!(
                    "`offsetof` of a member of `{}`, which is no class",
                    self.state.types.name(ty)
                )));
            };
            self.usable(class)?;
            let fields = self.instances[class.0 as usize].fields.clone();
            let Some(field) = fields.iter().rfind(|f| f.name == *member) else {
                return Err(Fault::ill_formed(format_args!("`{}` has no member `{member}`", self.state.types.name(ty))));
            };
            (offset, ty) = (offset + field.offset, field.ty);
        }
        Ok(Value::Int(Integer::ULong, offset))
    }
}
