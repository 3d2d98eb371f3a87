//! Which operands an operator of the language or of the library takes that is not evaluated, told by their types alone.

use super::super::types::{BIT_REFERENCE, MEMBER_POINTER, Types};
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::facts::THERE;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// Pops the types of the operands of an operator, or nothing known of one, and refuses those that it does not take; whether the
    /// last one is the literal `0`, which is a null pointer too.
    pub(super) fn operands_fit(&mut self, operator: &str, is_zero: bool) -> Outcome<()> {
        let last = self.pop();
        let first = if matches!(operator, "delete" | "get") { Value::Void } else { self.pop() };
        let takes = match (first, last) {
            (Value::Void, Value::Type(ty)) if operator == "delete" => self.may_be_deleted(ty),
            (Value::Void, Value::Type(ty)) if operator == "get" => Ok(match self.state.types.get(self.state.types.strip(ty)) {
                Type::Class(_) | Type::Of(_) => true,
                Type::Library(name, _) => &**name == "array",
                _ => false,
            }),
            (Value::Type(a), Value::Type(b)) => self.fits_operands(operator, a, b, is_zero),
            _ => Ok(true),
        };
        match takes {
            Ok(false) => Err(Fault::ill_formed(format_args!("`{operator}` takes no such operands"))),
            Err(fault) if fault.kind != FaultKind::Unsupported => Err(fault),
            _ => Ok(()),
        }
    }

    /// Pops the type of what an expression names, pushes that of its address, or nothing known: what is no place has none.
    pub(super) fn address_type(&mut self) -> Outcome<Value> {
        let Value::Type(ty) = self.pop() else { return Ok(Value::Void) };
        let has_own = match self.state.types.get(self.state.types.strip(ty)) {
            Type::Class(class) => self.method_set(*class, "operator&").is_some() || self.has_free_address(),
            // CuTe's for what is less than a byte
            Type::Library(name, args) => &**name == BIT_REFERENCE && args.len() == 1,
            _ => false,
        };
        match *self.state.types.get(ty) {
            _ if has_own => Ok(Value::Void),
            Type::Reference(of) => Ok(Value::Type(self.state.types.intern(Type::Pointer(Space::Raw, of)))),
            _ => Err(Fault::ill_formed("what is no place has no address")),
        }
    }

    fn has_free_address(&self) -> bool {
        let is_unary = |f: &u32| self.program.functions[*f as usize].ast.params.len() == 1;
        let sets = self.program.of_namespaces.get("operator&").into_iter().flatten();
        sets.into_iter().any(|set| self.program.sets[*set as usize].1.iter().any(is_unary))
    }

    /// Whether `delete` takes what is of a type: a pointer to an object, or what converts to one.
    fn may_be_deleted(&mut self, ty: TypeId) -> Outcome<bool> {
        let ty = self.decayed_type(ty);
        Ok(match *self.state.types.get(ty) {
            Type::Pointer(Space::Raw, of) => !matches!(self.state.types.get(of), Type::Function(..)),
            Type::Class(class) => self.converts_freely(class),
            _ => false,
        })
    }

    fn fits_operands(&mut self, operator: &str, a: TypeId, b: TypeId, is_zero: bool) -> Outcome<bool> {
        // a number that is `const`
        if let ("=" | "+=" | "-=", Type::Reference(of)) = (operator, self.state.types.get(a))
            && let Type::Const(of) = self.state.types.get(*of)
            && matches!(self.state.types.get(*of), Type::Int(_) | Type::Float(_) | Type::Pointer(Space::Raw, _))
        {
            return Ok(false);
        }
        let (x, y) = (self.decayed_type(a), self.decayed_type(b));
        let (left, right) = (self.state.types.get(x).clone(), self.state.types.get(y).clone());
        if self.is_list(x) && operator != "=" && operator.starts_with(['[', '<', '>', '=', '!']) {
            return Ok(false);
        }
        let is_null = is_zero || matches!(right, Type::Null);
        let is_text = matches!(&left, Type::Library(name, _) if &**name == "string");
        Ok(match (operator, &left, &right) {
            ("swap", ..) => self.swaps(a, b, THERE)?,
            ("[]", Type::Library(name, _), _) if matches!(&**name, "string" | "vector" | "deque" | "array") => {
                self.is_convertible(b, Types::ULONG)?
            }
            ("[]", Type::Pointer(_, of), _) if *of == Types::VOID || matches!(self.state.types.get(*of), Type::Function(..)) => false,
            ("[]", Type::Pointer(..), Type::Class(_)) => self.is_convertible(b, Types::LONG)?,
            ("[]", Type::Pointer(..), _) => matches!(right, Type::Int(_) | Type::Enum(_, false, _) | Type::Of(_)),
            ("<<" | ">>", Type::Library(..), Type::Class(_)) => true,
            ("<<" | ">>", ..) if is_text => false,
            ("<<", Type::Library(stream, _), Type::Library(name, args)) if &**stream == "ostream" => {
                !(matches!(&**name, "vector" | "deque" | "initializer_list") || &**name == "array" && args.len() == 2)
            }
            ("<" | ">" | "<=" | ">=" | "<=>", Type::Pointer(..) | Type::Null, _) if is_null => false,
            ("<" | ">" | "<=" | ">=" | "<=>", Type::Library(name, _), _) if &**name == MEMBER_POINTER => false,
            ("<=>", Type::Pointer(_, of), Type::Pointer(..)) => !matches!(self.state.types.get(*of), Type::Function(..)),
            ("==" | "!=", ..) if is_text && matches!(right, Type::Null) => false,
            ("==" | "!=", Type::Enum(..), Type::Null) => false,
            // a character or a pointer to them
            ("=" | "+=", ..) if is_text => !is_zero,
            ("=", Type::Int(_) | Type::Float(_), Type::Null) => false,
            ("?:", Type::Enum(_, true, _), Type::Int(_) | Type::Float(_) | Type::Enum(..)) => x == y,
            ("?:", Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Enum(_, true, _)) => x == y,
            ("?:", Type::Pointer(Space::Iterator(_), _), Type::Int(_)) => false,
            // an arm that is the literal may be a null pointer
            ("?:", ..) if x != y && [&left, &right].iter().any(|ty| matches!(ty, Type::Class(_) | Type::Library(..))) => {
                let zero = Value::TypeOf(Rc::new(Value::Int(Integer::Int, 0)));
                self.is_convertible(a, y)? || self.is_convertible(b, x)? || is_zero && self.convertible(&Value::Type(x), &zero)?.is_some()
            }
            _ => true,
        })
    }
}
