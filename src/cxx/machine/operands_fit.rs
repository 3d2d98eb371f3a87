//! Which operands an operator of the language or of the library takes that is not evaluated, told by their types alone.

use super::super::ast::{self, Function, TypeKind};
use super::super::library::methods;
use super::super::program::CONSTRUCTOR;
use super::super::types::{BIT_REFERENCE, MEMBER_POINTER, Types};
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::facts::THERE;
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// Whether a type is that of a list, as it is spelled.
fn is_list(ty: &ast::Type) -> bool {
    match &ty.kind {
        TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Const(of) => is_list(of),
        TypeKind::Path(path) => &*path.last().name == "initializer_list",
        _ => false,
    }
}

impl Machine<'_> {
    /// Pops the types of the operands of an operator, or nothing known of one, and refuses those that it does not take; whether the
    /// last one is the literal `0`, which is a null pointer too.
    pub(super) fn operands_fit(&mut self, operator: &str, is_zero: bool) -> Outcome<()> {
        let last = self.pop();
        let is_one = matches!(operator, "delete" | "get" | "new" | "()" | "{}" | "size" | "ssize" | "empty" | "data");
        let first = if is_one { Value::Void } else { self.pop() };
        let takes = match (first, last) {
            (Value::Void, Value::Type(ty)) if operator == "delete" => self.may_be_deleted(ty),
            (Value::Void, Value::Type(ty)) if operator == "get" => Ok(match self.state.types.get(self.state.types.strip(ty)) {
                Type::Class(_) | Type::Of(_) => true,
                Type::Library(name, _) => &**name == "array",
                _ => false,
            }),
            (Value::Void, Value::Type(ty)) if matches!(operator, "()" | "{}") => {
                match self.state.types.get(self.state.types.without_const(ty)).clone() {
                    Type::Array(..) => Ok(operator == "{}"),
                    Type::Function(..) => Ok(false),
                    // a list may be taken in braces
                    Type::Class(_) if operator == "{}" && self.is_aggregate(ty)? => Ok(true),
                    Type::Class(class) => {
                        let takes_list = |f: &Function| f.params.first().is_some_and(|p| is_list(&p.ty));
                        match operator == "{}" && self.declared_functions(class, CONSTRUCTOR).iter().any(|(_, f)| takes_list(f)) {
                            true => Ok(true),
                            false => self.constructs(ty, &[], THERE),
                        }
                    }
                    _ => Ok(true),
                }
            }
            // a null pointer, or a number
            (Value::Void, Value::Type(ty)) if operator == "new" => self.made_of_zero(ty),
            (Value::Void, Value::Int(_, holds)) if operator == "new" => Ok(holds != 0),
            (Value::Void, Value::Type(ty)) if is_one => Ok(self.has_elements(ty, if operator == "ssize" { "size" } else { operator })),
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

    /// Whether `new T(0)` makes something, of a number or of a null pointer.
    fn made_of_zero(&mut self, ty: TypeId) -> Outcome<bool> {
        let is_none = self.state.types.refers(ty) || matches!(self.state.types.get(ty), Type::Function(..));
        Ok(!is_none && (self.constructs(ty, &[Types::INT], THERE)? || self.constructs(ty, &[Types::NULL], THERE)?))
    }

    /// Whether `std::size` and its relatives take what is of a type: an array, a list, or what has such a method.
    fn has_elements(&mut self, ty: TypeId, name: &str) -> bool {
        let bare = self.state.types.strip(ty);
        match self.state.types.get(bare) {
            Type::Array(_, n) => n.is_some(),
            Type::Of(_) => true,
            Type::Library(list, _) if &**list == "initializer_list" => true,
            Type::Library(of, given) if name == "data" && &**of == "vector" => !matches!(given.first(), Some(Value::Type(Types::BOOL))),
            Type::Library(of, given) => methods::member(methods::class_of(of, given), name).is_some(),
            Type::Class(class) => {
                let class = *class;
                let def = &self.program.classes[self.instances[class.0 as usize].primary as usize];
                if def.scope.is_prelude
                    && let Some(of) = methods::class(&def.ast.name)
                {
                    return methods::member(of, name).is_some();
                }
                self.method_set(class, name).is_some() || self.has_library_base(class)
            }
            _ => false,
        }
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
