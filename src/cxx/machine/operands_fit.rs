//! Which operands an operator of the language or of the library takes that is not evaluated, told by their types alone.

use super::super::ast::{self, Body, Function, TypeKind};
use super::super::library::methods;
use super::super::program::CONSTRUCTOR;
use super::super::types::{BIT_REFERENCE, MEMBER_POINTER, Types};
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use super::facts::{END, THERE};
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

/// How deep members of members are followed.
const MAX_MEMBERS: usize = 64;

impl Machine<'_> {
    /// Pops the types of the operands of an operator, or nothing known of one, and refuses those that it does not take; whether the
    /// last one is the literal `0`, which is a null pointer too.
    pub(super) fn operands_fit(&mut self, operator: &str, is_zero: bool) -> Outcome<()> {
        let last = self.pop();
        // what packs hold
        if operator.ends_with("...") {
            let of = match self.pop() {
                Value::Int(_, 0) if operator.contains('{') => "new T{}",
                Value::Int(_, 0) => "new T()",
                _ => "new T(a)",
            };
            self.stack.push(last);
            return self.operands_fit(of, false);
        }
        let is_one =
            matches!(operator, "delete" | "get" | "()" | "{}" | "size" | "ssize" | "empty" | "data" | "T*") || operator.starts_with("new");
        let first = if is_one { Value::Void } else { self.pop() };
        let takes = match (first, last) {
            (Value::Void, Value::Type(ty)) if operator == "delete" => self.may_be_deleted(ty),
            (Value::Void, Value::Type(ty)) if operator == "get" => Ok(match self.state.types.get(self.state.types.strip(ty)) {
                Type::Class(_) | Type::Of(_) => true,
                Type::Library(name, _) => &**name == "array",
                _ => false,
            }),
            (Value::Void, Value::Type(ty)) if operator == "T*" => Ok(!self.state.types.refers(ty)),
            (Value::Void, Value::Type(ty)) if operator.starts_with("new ") => self.may_be_new(operator, ty),
            // what is made there ends
            (Value::Void, Value::Type(ty)) if matches!(operator, "()" | "{}") && !self.ends(ty)? => Ok(false),
            (Value::Void, Value::Type(ty)) if matches!(operator, "()" | "{}") => {
                match self.state.types.get(self.state.types.without_const(ty)).clone() {
                    Type::Array(_, extent) => Ok(operator == "{}" && extent.is_some()),
                    Type::Function(..) => Ok(false),
                    // a list may be taken in braces
                    Type::Class(class) if operator == "{}" && self.is_aggregate(ty)? => {
                        let fields = &self.instances[class.0 as usize].fields;
                        Ok(!fields.iter().any(|f| f.is_reference && f.init.is_none()))
                    }
                    Type::Class(class) => match operator == "{}" && self.declares_list(class) {
                        true => Ok(true),
                        false => self.constructs(ty, &[], THERE),
                    },
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
            Type::Pointer(Space::Raw, of) => {
                !matches!(self.state.types.get(of), Type::Function(..) | Type::Array(_, None)) && self.ends(of)?
            }
            Type::Class(class) => self.converts_freely(class),
            _ => false,
        })
    }

    /// Whether a constructor of a class takes what stands in braces as a list.
    fn declares_list(&self, class: ClassId) -> bool {
        let takes_list = |f: &Function| f.params.first().is_some_and(|p| is_list(&p.ty));
        self.declared_functions(class, CONSTRUCTOR).iter().any(|(_, f)| takes_list(f))
    }

    /// Whether an object of a type, or the elements of an array, may be ended here.
    pub(super) fn ends(&mut self, ty: TypeId) -> Outcome<bool> {
        let of = self.element_type_of(self.state.types.without_const(ty));
        match *self.state.types.get(self.state.types.without_const(of)) {
            Type::Class(class) if !self.is_class_of_library(class) => Ok(self.facts(ty, 0)?.levels[END] != 0),
            _ => Ok(true),
        }
    }

    /// Refuses a type of which no value is made by its name in front of so many arguments.
    pub(super) fn may_be_value(&mut self, ty: &Value, args: &[Value], brace: bool) -> Outcome<()> {
        let &Value::Type(ty) = ty else { return Ok(()) };
        let value = if let [only] = args { Some(self.state.value(only)?) } else { None };
        let is_none = match (self.state.types.get(self.state.types.without_const(ty)).clone(), value) {
            (Type::Void, _) => brace && !args.is_empty(),
            (Type::Function(..), _) => true,
            (Type::Class(class), _) => !self.ends(ty)? || self.is_aggregate(ty)? && self.binds_no_variable(class, args),
            // in braces of another type a number is made of the one that an enumeration is written with alone
            (Type::Enum(n, false, _), Some(Value::Int(..))) if brace => {
                self.program.enums.get(n as usize).is_some_and(|def| def.ast.underlying.is_none())
            }
            // what is too narrow for an address
            (Type::Int(kind), Some(Value::Pointer { .. } | Value::AddressOf(..) | Value::Null)) => {
                kind.bits() < 64 && kind != Integer::Bool
            }
            _ => false,
        };
        match is_none {
            true => Err(Fault::ill_formed(format_args!("no value of `{}` is made here", self.state.types.name(ty)))),
            false => Ok(()),
        }
    }

    /// What `new` is given where only its type is asked for: a zero that is a null pointer, or that an array begins with, is left out.
    pub(super) fn arguments_asked(&mut self, ty: &Value, args: Vec<Value>, brace: bool) -> Outcome<Vec<Value>> {
        if brace && !matches!(ty, Value::Type(ty) if matches!(self.state.types.get(self.state.types.without_const(*ty)), Type::Class(_))) {
            self.may_be_value(ty, &args, true)?;
        }
        let is_left_out = match (ty, &args[..]) {
            (Value::Type(ty), [Value::Int(_, 0)]) if !brace => match self.state.types.get(self.state.types.without_const(*ty)) {
                Type::Array(..) => true,
                Type::Library(name, _) => &**name == "string",
                _ => false,
            },
            _ => false,
        };
        Ok(if is_left_out { Vec::new() } else { args })
    }

    /// Whether a member that is a reference would be bound to a number that is no variable.
    fn binds_no_variable(&self, class: ClassId, args: &[Value]) -> bool {
        let instance = &self.instances[class.0 as usize];
        let refers = |ty: TypeId| match *self.state.types.get(ty) {
            Type::Reference(of) => !matches!(self.state.types.get(of), Type::Const(_)),
            _ => false,
        };
        let is_number = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..));
        instance.bases.is_empty() && instance.fields.iter().zip(args).any(|(f, arg)| f.is_reference && refers(f.ty) && is_number(arg))
    }

    /// Whether `new` makes what is of a type of as much as stands behind that: nothing, `()`, `{}`, or arguments.
    fn may_be_new(&mut self, of: &str, ty: TypeId) -> Outcome<bool> {
        let bare = self.state.types.without_const(ty);
        if self.state.types.refers(ty) || matches!(self.state.types.get(bare), Type::Void | Type::Function(..)) {
            return Ok(false);
        }
        let has_no_value = matches!(of, "new T" | "new T[]");
        let element = self.element_type_of(bare);
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(element)) else {
            // what is `const` needs a value
            let is_const = self.state.types.without_const(ty) != ty || self.state.types.without_const(element) != element;
            let is_scalar = self.state.types.scalar_bits(self.state.types.without_const(element)).is_some();
            let is_open = has_no_value && matches!(self.state.types.get(bare), Type::Array(_, None));
            return Ok(!(is_open || has_no_value && is_const && is_scalar));
        };
        if self.is_class_of_library(class) {
            return Ok(true);
        }
        let allocates = self.declared_functions(class, "operator new");
        let is_array = of == "new T[]" || element != bare;
        if self.is_abstract(element)?
            || !is_array && !allocates.is_empty() && allocates.iter().all(|(_, f)| matches!(f.body, Some(Body::Delete)))
        {
            return Ok(false);
        }
        let facts = self.facts(self.state.types.without_const(element), 0)?;
        // g++ looks at the access of a destructor alone
        let is_deleted = self.declared_functions(class, "~").iter().any(|(_, f)| matches!(f.body, Some(Body::Delete)));
        Ok(match of {
            "new T(a)" => true,
            "new T{}" if self.is_aggregate(element)? || self.declares_list(class) => true,
            "new T[]" if facts.levels[END] == 0 && !is_deleted => false,
            _ if !facts.begins => false,
            _ => !has_no_value || self.state.types.without_const(ty) == ty || self.begins_const(ty, 0)?,
        })
    }

    /// Whether nothing of what is `const` and made without a value is left without one: [dcl.init].
    fn begins_const(&mut self, ty: TypeId, depth: usize) -> Outcome<bool> {
        let of = self.element_type_of(self.state.types.without_const(ty));
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(of)) else {
            return Ok(self.state.types.scalar_bits(self.state.types.without_const(of)).is_none());
        };
        let has_own = |(_, f): &(u32, Rc<Function>)| f.params.iter().all(|p| p.default.is_some()) && !matches!(f.body, Some(Body::Default));
        if depth > MAX_MEMBERS || self.is_class_of_library(class) || self.declared_functions(class, CONSTRUCTOR).iter().any(has_own) {
            return Ok(true);
        }
        let fields = self.instances[class.0 as usize].fields.clone();
        for field in fields.iter().filter(|f| f.init.is_none() && !f.is_reference) {
            if !self.begins_const(field.ty, depth + 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether `new T(0)` makes something, of a number or of a null pointer.
    fn made_of_zero(&mut self, ty: TypeId) -> Outcome<bool> {
        let is_none = self.state.types.refers(ty) || matches!(self.state.types.get(ty), Type::Function(..));
        // the first element is made of it, the others of nothing
        if let Type::Array(of, extent) = *self.state.types.get(ty) {
            if matches!(self.state.types.get(of), Type::Class(_)) && self.is_aggregate(of)? {
                return Ok(false);
            }
            let are_made = extent.is_none_or(|n| n <= 1) || self.constructs(of, &[], THERE)?;
            return Ok(are_made && self.made_of_zero(of)?);
        }
        // a text may be made of a null pointer
        if matches!(self.state.types.get(ty), Type::Library(name, _) if &**name == "string") {
            return Ok(true);
        }
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
