//! Which casts there are, told by the types alone: [expr.static.cast] and its neighbours.

use super::super::ast::CastKind;
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use super::facts::THERE;
use crate::algebra::tensor::Space;

impl Machine<'_> {
    /// Pops a type and that of what is cast to it: refuses the cast where there is none, pushes nothing known where that is not told.
    pub(super) fn cast_type(&mut self, kind: CastKind, is_zero: bool) -> Outcome<Value> {
        let (to, from) = (self.pop(), self.pop());
        let (Value::Type(to), Value::Type(from)) = (to, from) else { return Ok(Value::Void) };
        let null = self.state.types.intern(Type::Null);
        let is_cast = match self.is_cast_between(kind, from, to) {
            Ok(false) if is_zero => match self.state.types.get(self.state.types.strip(to)) {
                Type::Class(_) => return Ok(Value::Void),
                _ => self.is_cast_between(kind, null, to),
            },
            is_cast => is_cast,
        };
        match is_cast {
            Ok(true) => Ok(Value::Type(self.returned_type(to))),
            Ok(false) => {
                let [from, to] = [from, to].map(|ty| self.state.types.name(ty));
                Err(Fault::ill_formed(format_args!("a `{from}` is not cast to `{to}` so")))
            }
            Err(fault) if fault.kind == FaultKind::Unsupported => Ok(Value::Void),
            Err(fault) => Err(fault),
        }
    }

    fn is_cast_between(&mut self, kind: CastKind, from: TypeId, to: TypeId) -> Outcome<bool> {
        Ok(match kind {
            CastKind::Static => self.is_static_cast(from, to, false)?,
            CastKind::Const => self.is_const_cast(from, to),
            CastKind::Reinterpret => self.is_reinterpret_cast(from, to, false),
            CastKind::Dynamic => self.is_dynamic_cast(from, to)?,
            CastKind::C => {
                self.is_const_cast(from, to) || self.is_reinterpret_cast(from, to, true) || self.is_static_cast(from, to, true)?
            }
        })
    }

    /// What a glvalue names, or what a pointer leads to, of both, where the target is a reference or a pointer to an object.
    fn cast_through(&mut self, from: TypeId, to: TypeId) -> Option<(TypeId, TypeId)> {
        match (self.state.types.get(from).clone(), self.state.types.get(to).clone()) {
            (Type::Reference(a), Type::Reference(b)) | (Type::Reference(a) | Type::Forwarding(a), Type::Forwarding(b)) => Some((a, b)),
            (_, Type::Reference(_) | Type::Forwarding(_)) => None,
            (_, Type::Pointer(Space::Raw, b)) => {
                let from = self.decayed_from(from);
                if let Type::Pointer(Space::Raw, a) = *self.state.types.get(from) { Some((a, b)) } else { None }
            }
            _ => None,
        }
    }

    /// The type of a value of what is named: an array is a pointer to its elements, which are as `const` as it is.
    fn decayed_from(&mut self, ty: TypeId) -> TypeId {
        let whole = self.state.types.without_reference(ty);
        let bare = self.state.types.without_const(whole);
        match *self.state.types.get(bare) {
            Type::Array(of, _) if whole != bare => {
                let of = self.state.types.intern(Type::Const(of));
                self.state.types.intern(Type::Pointer(Space::Raw, of))
            }
            _ => self.decayed_type(ty),
        }
    }

    fn is_static_cast(&mut self, from: TypeId, to: TypeId, lax: bool) -> Outcome<bool> {
        let (is_const, target) = (|c: &Self, ty| c.state.types.without_const(ty) != ty, self.state.types.without_const(to));
        if target == Types::VOID {
            return Ok(true);
        }
        if let Some((a, b)) = self.cast_through(from, to) {
            let (x, y) = (self.state.types.without_const(a), self.state.types.without_const(b));
            let is_function = matches!(self.state.types.get(y), Type::Function(..));
            let is_pointer = matches!(self.state.types.get(target), Type::Pointer(..));
            if lax || !is_const(self, a) || is_const(self, b) {
                if is_pointer && x == Types::VOID && !is_function {
                    return Ok(true);
                }
                if x != y && self.is_base_of(x, y) {
                    return Ok((lax || self.is_open_base(x, y)) && !self.has_virtual_base(y, x));
                }
                if matches!(self.state.types.get(to), Type::Forwarding(_)) && (x == y || self.is_base_of(y, x)) {
                    return Ok(x == y || lax || self.is_open_base(y, x));
                }
                if lax && x != y && self.is_base_of(y, x) {
                    return Ok(true);
                }
            }
        }
        let have = self.decayed_type(from);
        match (self.state.types.get(have), self.state.types.get(target)) {
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Int(_) | Type::Enum(..)) => Ok(true),
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Float(kind)) if kind.bits() >= 32 => Ok(true),
            (Type::Library(..) | Type::Closure(_) | Type::Of(_), Type::Pointer(..) | Type::Library(..))
                if self.is_same_library(have, target) =>
            {
                Err(self.open("static_cast", have))
            }
            // what converts to a number is one of an enumeration
            (Type::Class(_), &Type::Enum(_, _, kind)) => Ok(self.constructs(to, &[from], THERE)? || self.is_convertible(from, kind.id())?),
            _ => self.constructs(to, &[from], THERE),
        }
    }

    /// Whether what becomes what is a matter of pointers to members, or of lambdas that are functions.
    fn is_same_library(&self, from: TypeId, to: TypeId) -> bool {
        let is_member = |ty| matches!(self.state.types.get(ty), Type::Library(name, _) if &**name == super::super::types::MEMBER_POINTER);
        is_member(from) && is_member(to)
    }

    fn has_virtual_base(&self, derived: TypeId, base: TypeId) -> bool {
        match (self.state.types.get(derived), self.state.types.get(base)) {
            (Type::Class(derived), Type::Class(base)) => {
                self.instances[derived.0 as usize].virtual_bases.iter().any(|of| self.is_derived(*of, *base))
            }
            _ => false,
        }
    }

    fn is_const_cast(&mut self, from: TypeId, to: TypeId) -> bool {
        let Some((mut a, mut b)) = self.cast_through(from, to) else { return false };
        // of a reference to a pointer both are pointers further on
        loop {
            (a, b) = (self.state.types.unqualified(a), self.state.types.unqualified(b));
            match (self.state.types.get(a), self.state.types.get(b)) {
                (Type::Function(..), _) => return false,
                (Type::Pointer(s, x), Type::Pointer(t, y)) if s == t && a != b => (a, b) = (*x, *y),
                _ => return a == b,
            }
        }
    }

    fn is_reinterpret_cast(&mut self, from: TypeId, to: TypeId, lax: bool) -> bool {
        if let Some((a, b)) = self.cast_through(from, to) {
            let is_function = |ty| matches!(self.state.types.get(ty), Type::Function(..));
            return lax || is_function(a) || is_function(b) || !self.casts_away(a, b);
        }
        let (have, target) = (self.decayed_type(from), self.state.types.without_const(to));
        match (self.state.types.get(have), self.state.types.get(target)) {
            (_, Type::Reference(_) | Type::Forwarding(_)) => false,
            (Type::Int(_) | Type::Enum(..), Type::Pointer(Space::Raw, _)) => true,
            (Type::Pointer(Space::Raw, _) | Type::Null, Type::Int(kind)) => kind.bits() >= 64,
            (Type::Int(_) | Type::Enum(..), Type::Int(_) | Type::Enum(..)) => have == target,
            (Type::Library(name, _), _) => &**name == super::super::types::MEMBER_POINTER && have == target,
            _ => false,
        }
    }

    /// Whether a pointer to `b` may change what one to `a` may not.
    fn casts_away(&self, mut a: TypeId, mut b: TypeId) -> bool {
        loop {
            let (x, y) = (self.state.types.without_const(a), self.state.types.without_const(b));
            if x != a && y == b {
                return true;
            }
            match (self.state.types.get(x), self.state.types.get(y)) {
                (Type::Pointer(_, p), Type::Pointer(_, q)) | (Type::Array(p, _), Type::Array(q, _)) => (a, b) = (*p, *q),
                _ => return false,
            }
        }
    }

    fn is_dynamic_cast(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        let Some((a, b)) = self.cast_through(from, to) else { return Ok(false) };
        let drops = self.state.types.without_const(a) != a && self.state.types.without_const(b) == b;
        let (x, y) = (self.state.types.without_const(a), self.state.types.without_const(b));
        if [x, y].iter().any(|ty| matches!(self.state.types.get(*ty), Type::Library(..))) {
            return Err(self.open("dynamic_cast", from));
        }
        let is_pointer = matches!(self.state.types.get(self.state.types.without_const(to)), Type::Pointer(..));
        let is_target = matches!(self.state.types.get(y), Type::Class(_)) || is_pointer && y == Types::VOID;
        if drops || !is_target || !matches!(self.state.types.get(x), Type::Class(_)) {
            return Ok(false);
        }
        if x == y || self.is_base_of(y, x) {
            return Ok(x == y || self.is_open_base(y, x));
        }
        self.is_dynamic("is_polymorphic", x)
    }
}
