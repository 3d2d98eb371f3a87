//! The conditional operator: the type and the category that both arms have in common, by [expr.cond].

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::convert;
use super::super::state::State;
use super::super::types::{MEMBER_POINTER, Types};
use super::super::value::{ClassId, Fault, FaultKind, Floating, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// The type of `c ? a : b` by the types of its arms, a reference where it is an lvalue or expires; nothing where it is not known.
    pub(super) fn common_type(&mut self, a: &Value, b: &Value) -> Outcome<Value> {
        let (a, b) = (self.type_id(a)?, self.type_id(b)?);
        if a == b {
            return Ok(Value::Type(a));
        }
        let (x, y) = (self.state.types.without_reference(a), self.state.types.without_reference(b));
        let around = match (self.state.types.get(a), self.state.types.get(b)) {
            (Type::Reference(_), Type::Reference(_)) => Some(Type::Reference as fn(TypeId) -> Type),
            (Type::Forwarding(_), Type::Forwarding(_)) => Some(Type::Forwarding as fn(TypeId) -> Type),
            _ => None,
        };
        let referent = self.common_referent(x, y);
        if let (Some(around), Some(of)) = (around, referent) {
            return Ok(Value::Type(self.state.types.intern(around(of))));
        }
        if let Some(of) = referent {
            let bare = self.state.types.without_const(of);
            let is_class = matches!(self.state.types.get(bare), Type::Class(_) | Type::Library(..));
            return Ok(Value::Type(if is_class { of } else { self.decayed_type(bare) }));
        }
        let (x, y) = (self.decayed_type(x), self.decayed_type(y));
        if let Some(both) = self.composite(x, y) {
            return Ok(Value::Type(both));
        }
        if let Some(kept) = self.kept_beside_narrow(x, y) {
            return Ok(Value::Type(kept));
        }
        let [one, other] = [x, y].map(|ty| {
            let sample = match self.state.types.get(ty) {
                Type::Int(kind) => Value::Int(*kind, 1),
                Type::Float(kind) => Value::Float(*kind, 1.0),
                _ => Value::Type(ty),
            };
            self.number(sample)
        });
        match (&one, &other) {
            (Value::Int(..) | Value::Float(..), Value::Int(..) | Value::Float(..)) => {
                let both = arith::binary(&mut self.state, BinaryOp::Add, &one, &other)?;
                Ok(Value::Type(self.state.type_of(&both)))
            }
            _ => self.converted_arm(a, b, (x, y)),
        }
    }

    /// The type in which a number of CUTLASS's and another one meet: it converts to any other without being asked, to `float` first,
    /// and none converts to it.
    pub(super) fn kept_beside_narrow(&self, x: TypeId, y: TypeId) -> Option<TypeId> {
        match (self.state.types.get(x), self.state.types.get(y)) {
            (Type::Float(a @ Floating::Narrow(_)), Type::Float(b @ Floating::Narrow(_))) => (a != b).then_some(Types::FLOAT),
            (Type::Int(_) | Type::Element(_) | Type::Float(_), Type::Float(Floating::Narrow(_))) => Some(x),
            (Type::Float(Floating::Narrow(_)), Type::Int(_) | Type::Element(_) | Type::Float(_)) => Some(y),
            _ => None,
        }
    }

    /// The type of the arm that the other one alone converts to, where one of them is of a class.
    fn converted_arm(&mut self, a: TypeId, b: TypeId, (x, y): (TypeId, TypeId)) -> Outcome<Value> {
        let is_class = |ty: &Type| matches!(ty, Type::Class(_) | Type::Library(..));
        if !is_class(self.state.types.get(x)) && !is_class(self.state.types.get(y)) {
            return Ok(Value::Void);
        }
        Ok(match (self.is_convertible(a, y)?, self.is_convertible(b, x)?) {
            // a class stays as `const` as it is
            (true, false) => Value::Type(if is_class(self.state.types.get(y)) { self.state.types.without_reference(b) } else { y }),
            (false, true) => Value::Type(if is_class(self.state.types.get(x)) { self.state.types.without_reference(a) } else { x }),
            _ => Value::Void,
        })
    }

    /// What references to two types refer to in common: the same type, or the base that one of them has, as `const` as either.
    fn common_referent(&mut self, x: TypeId, y: TypeId) -> Option<TypeId> {
        let (p, q) = (self.state.types.unqualified(x), self.state.types.unqualified(y));
        let is_const = (p != x, q != y);
        let (of, is_const) = match (p == q, is_const) {
            (true, (a, _)) => return Some(if a { x } else { y }),
            (_, (a, b)) if self.is_base(p, q) && (b || !a) => (q, b),
            (_, (a, b)) if self.is_base(q, p) && (a || !b) => (p, a),
            _ => return None,
        };
        Some(if is_const { self.state.types.intern(Type::Const(of)) } else { of })
    }

    /// The composite pointer type of two pointers, or of one and a null pointer constant.
    fn composite(&mut self, x: TypeId, y: TypeId) -> Option<TypeId> {
        let is_null = |ty: &Type| matches!(ty, Type::Null | Type::Int(_));
        let is_pointer = |ty: &Type| match ty {
            Type::Pointer(Space::Raw, _) => true,
            Type::Library(name, _) => &**name == MEMBER_POINTER,
            _ => false,
        };
        let (p, q) = match (self.state.types.get(x), self.state.types.get(y)) {
            (Type::Pointer(Space::Raw, p), Type::Pointer(Space::Raw, q)) => (*p, *q),
            (null, pointer) if is_null(null) && is_pointer(pointer) => return Some(y),
            (pointer, null) if is_null(null) && is_pointer(pointer) => return Some(x),
            _ => return None,
        };
        let (bare, other) = (self.state.types.without_const(p), self.state.types.without_const(q));
        let of = match () {
            () if bare == Types::VOID || other == Types::VOID => Types::VOID,
            () if bare == other || self.is_base(other, bare) => bare,
            () if self.is_base(bare, other) || self.state.types.serves_as(bare, other) => other,
            () if self.state.types.serves_as(other, bare) => bare,
            () => return None,
        };
        let of = if p != bare || q != other { self.state.types.intern(Type::Const(of)) } else { of };
        Some(self.state.types.intern(Type::Pointer(Space::Raw, of)))
    }

    /// The base that one pointer leads to, where another one leads to a class that is derived from it.
    fn base_pointed(&self, from: TypeId, to: TypeId) -> Option<ClassId> {
        let (Type::Pointer(_, from), Type::Pointer(_, to)) = (self.state.types.get(from), self.state.types.get(to)) else { return None };
        let (from, to) = (self.state.types.without_const(*from), self.state.types.without_const(*to));
        match self.state.types.get(to) {
            Type::Class(class) if from != to && self.is_base(from, to) => Some(*class),
            _ => None,
        }
    }

    /// What `?:` gave in the type that it has: as `const` as that is, an array where it is one, and a pointer of its own where the
    /// arms are of different types; `refers`: what refers to it is made.
    pub(super) fn choice_as(&mut self, v: Value, ty: &Value, refers: bool) -> Outcome<Value> {
        let Ok(ty) = self.type_id(ty) else { return Ok(v) };
        let is_const = |machine: &Self, of: TypeId| matches!(machine.state.types.get(of), Type::Const(_)) || machine.is_const_array(of);
        Ok(match (self.state.types.get(ty).clone(), v) {
            (Type::Reference(of), v @ Value::Function(_)) if matches!(self.state.types.get(of), Type::Function(..)) => {
                Value::Element(super::super::value::WHOLE, Rc::new(v))
            }
            (Type::Reference(of), v) => {
                let is_array = matches!(self.state.types.get(of), Type::Array(..)) && !matches!(v, Value::Object(_));
                match if is_array { self.state.place(&v) } else { Value::Void } {
                    Value::Memory(_, address) | Value::Pointer { address, .. } => Value::Memory(of, address),
                    _ if is_const(self, of) => self.state.constant_object(v),
                    _ => v,
                }
            }
            (Type::Forwarding(of), v) if is_const(self, of) => Value::Passed(Passed::ConstRvalue, Rc::new(v)),
            (Type::Pointer(Space::Raw, _), v) => {
                let v = self.state.value(&v)?;
                self.converted(v, ty, false)?
            }
            (Type::Const(_), v) if refers => self.state.constant_object(v),
            (Type::Const(_), Value::Object(o)) => {
                o.is_const.set(Rc::strong_count(&o) == 1);
                Value::Object(o)
            }
            (Type::Const(_), v @ (Value::Text(_) | Value::Array(_))) => Value::Passed(Passed::ConstRvalue, Rc::new(v)),
            (_, v) => v,
        })
    }

    /// Whether a type is an array of what is `const`.
    pub(super) fn is_const_array(&self, ty: TypeId) -> bool {
        match *self.state.types.get(ty) {
            Type::Array(of, _) => matches!(self.state.types.get(of), Type::Const(_)) || self.is_const_array(of),
            _ => false,
        }
    }

    /// A constant of CuTe, or an unscoped enumeration by its type, as the number that it converts to; anything else as it is.
    pub(super) fn number(&self, v: Value) -> Value {
        match v {
            Value::Static(kind, x, _) => Value::Int(kind, x),
            Value::Type(ty) => match self.state.types.get(ty) {
                Type::Enum(_, false, kind) => Value::Int(arith::common(*kind, *kind), 1),
                _ => Value::Type(ty),
            },
            v => v,
        }
    }

    /// An arm of `?:` in the type in which it meets the other one.
    pub(super) fn unified_arm(&mut self, arm: Value, other: &Value) -> Outcome<Value> {
        let v = self.state.value(&arm)?;
        let v = self.as_type_value(v);
        // two constants of CuTe are of different types where they differ
        let (v, arm, other) = match (&v, other) {
            (Value::Static(_, a, _), Value::Static(_, b, _)) if a == b => return Ok(arm),
            (Value::Static(..), Value::Static(..) | Value::Int(..) | Value::Float(..)) => {
                let number = self.number(v.clone());
                (number.clone(), number, self.number(other.clone()))
            }
            (Value::Enum(ty, _), Value::Type(other)) if ty == other => return Ok(arm),
            (Value::Enum(..) | Value::Int(..) | Value::Float(..), other) => (v, arm, self.number(other.clone())),
            (_, other) => (v, arm, other.clone()),
        };
        let other = &other;
        if let (Value::Int(..) | Value::Enum(..) | Value::Float(..), Value::Int(..) | Value::Float(..) | Value::Type(_)) = (&v, other) {
            let own = self.state.type_of(&v);
            let beside = self.type_id(&match other {
                Value::Type(_) => other.clone(),
                other => Value::TypeOf(Rc::new(other.clone())),
            })?;
            match self.kept_beside_narrow(own, beside) {
                Some(kept) if kept == own => return Ok(arm),
                Some(kept) => return convert::convert(&mut self.state, v, kept, false),
                None => {}
            }
        }
        let one = match (&v, other) {
            (_, Value::Void) => return Ok(arm),
            (Value::Int(a, _), Value::Int(b, _)) if a == b => return Ok(arm),
            (Value::Float(a, _), Value::Float(b, _)) if a.is(*b) => return Ok(arm),
            (Value::Int(kind, _), Value::Int(..) | Value::Float(..)) => Value::Int(*kind, 1),
            (Value::Float(kind, _), Value::Int(..) | Value::Float(..)) => Value::Float(*kind, 1.0),
            (Value::Enum(ty, _), Value::Int(..) | Value::Float(..)) => match self.number(Value::Type(*ty)) {
                Value::Type(_) => return Ok(arm),
                number => number,
            },
            // both are of the composite type
            (Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Function(_) | Value::Null | Value::Int(_, 0), Value::Type(ty))
                if matches!(self.state.types.get(*ty), Type::Pointer(Space::Raw, _)) =>
            {
                let own = self.state.type_of(&v);
                let both = self.composite(own, *ty);
                return match both.filter(|both| *both != own) {
                    Some(both) if let (Value::AddressOf(of, _), Some(class)) = (&v, self.base_pointed(own, both)) => {
                        Ok(Value::address(self.state.referred_as(of, class)?))
                    }
                    Some(both) => self.converted(v, both, false),
                    None => Ok(arm),
                };
            }
            (Value::Pointer { .. } | Value::Int(..) | Value::Float(..), Value::Type(ty)) => {
                let is_made = match (&v, self.state.types.get(*ty)) {
                    (Value::Pointer { .. }, Type::Library(name, _)) => &**name == "string",
                    (_, Type::Class(_)) => self.convertible(other, &Value::TypeOf(Rc::new(v.clone())))?.is_some(),
                    _ => false,
                };
                return if is_made { self.converted(v, *ty, false) } else { Ok(arm) };
            }
            // values of CuTe convert to no other type
            (Value::Cute(_) | Value::Tuple(_), Value::Type(ty)) if matches!(self.state.types.get(*ty), Type::Of(_)) => {
                let own = self.state.type_of(&v);
                let own = self.state.types.strip(own);
                if own == *ty {
                    return Ok(arm);
                }
                let [a, b] = [own, *ty].map(|ty| self.state.types.name(ty));
                return Err(Fault::ill_formed(format_args!("the operands of `?:` are of the types `{a}` and `{b}`")));
            }
            (Value::Object(_) | Value::Null, Value::Type(ty)) if let Type::Class(class) = *self.state.types.get(*ty) => {
                return self.arm_as(class, *ty, v, arm);
            }
            (Value::Object(_), Value::Int(..) | Value::Float(..) | Value::Type(_)) => {
                let to = match other {
                    Value::Type(ty) => *ty,
                    other => self.state.type_of(other),
                };
                if !self.converts_itself(&v, to)? {
                    return Ok(arm);
                }
                let on_rvalue = !State::is_place(&arm) && !super::values::is_held_by(&arm, 2);
                self.converts = super::category::As { on_const: self.is_const_object(&arm), on_rvalue, ..Default::default() };
                return self.converted(v, to, false);
            }
            _ => return Ok(arm),
        };
        let both = arith::binary(&mut self.state, BinaryOp::Add, &one, other)?;
        let ty = self.state.type_of(&both);
        convert::convert(&mut self.state, v, ty, false)
    }

    /// An arm of `?:` beside one of a class: as a base of its own class, or converted where that alone converts to the other.
    fn arm_as(&mut self, class: ClassId, ty: TypeId, v: Value, arm: Value) -> Outcome<Value> {
        let own = self.state.type_of(&v);
        if let Value::Object(o) = &v {
            if self.is_derived(class, o.class) {
                return Ok(arm);
            }
            if self.is_derived(o.class, class) {
                // the arm itself is one of two
                if !State::is_place(&arm) && !super::values::is_held_by(&v, 2) && self.any_copies_by_code && self.is_by_code(&v) {
                    let what = "an arm of `?:` of a derived class, where the text does not tell both";
                    return Err(Fault::new(FaultKind::Unsupported, what));
                }
                return if super::values::is_held(&v) { self.state.referred_as(&arm, class) } else { self.converted(v, ty, false) };
            }
        }
        let of = |v: Value| Value::TypeOf(Rc::new(v));
        let converts = self.convertible(&Value::Type(ty), &of(v.clone()))?.is_some();
        let back = matches!(v, Value::Object(_)) && self.convertible(&Value::Type(own), &Value::Type(ty))?.is_some();
        if converts && !back { self.converted(v, ty, false) } else { Ok(arm) }
    }
}
