//! The types of expressions as far as the check of a whole file knows them.

use super::super::ast::{Builtin, Integer};
use std::rc::Rc;

/// A type without what is around it, [`Ty::Unknown`] where it depends on a template, on the library or on what is not followed.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ty {
    Unknown,
    Builtin(Builtin),
    /// The type of `nullptr`.
    Null,
    Pointer(Rc<Qual>),
    Array(Rc<Qual>, Option<i64>),
    /// A class that is no template, by its number.
    Class(usize),
    /// An instance of a class template.
    Instance(usize),
    Enum(usize),
    /// A class of the standard library.
    Std(Rc<Library>),
}

/// A class of the library with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Library {
    /// Its template, or what kind of iterator it is.
    pub(super) name: &'static str,
    pub(super) args: Vec<Qual>,
    /// The number of elements, of an `array`.
    pub(super) extent: Option<i64>,
}

/// A type, and whether it is `const`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Qual {
    pub(super) ty: Ty,
    pub(super) is_const: bool,
}

/// The kind of reference of a declared type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Refers {
    #[default]
    No,
    Lvalue,
    Rvalue,
}

/// A type as it is declared.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Declared {
    pub(super) qual: Qual,
    pub(super) refers: Refers,
}

/// What may be done with the value of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    /// It is not known.
    Unknown,
    /// It names an object.
    Lvalue,
    /// It is a value, or what is moved from.
    Rvalue,
}

/// A constant that an expression is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Constant {
    Int(i64),
    Float(f64),
}

/// What is known of an expression.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) qual: Qual,
    pub(super) category: Category,
    pub(super) constant: Option<Constant>,
    /// Whether it is a member that is a bit field.
    pub(super) is_bits: bool,
    /// Whether it is a literal, which `0` may be a pointer as.
    pub(super) is_literal: bool,
}

/// How deep pointers and arrays are followed; what nests deeper is not known here, and has the limit of the run.
const MAX_NESTING: usize = 200;

impl Ty {
    /// The type of a pointer to this.
    pub(super) fn pointer(to: Qual) -> Ty {
        if to.ty.nests_deep() { Ty::Unknown } else { Ty::Pointer(Rc::new(to)) }
    }

    /// The type of an array of these.
    pub(super) fn array(of: Qual, extent: Option<i64>) -> Ty {
        if of.ty.nests_deep() { Ty::Unknown } else { Ty::Array(Rc::new(of), extent) }
    }

    fn nests_deep(&self) -> bool {
        let (mut depth, mut ty) = (0, self);
        while let Ty::Pointer(inner) | Ty::Array(inner, _) = ty {
            (depth, ty) = (depth + 1, &inner.ty);
        }
        depth >= MAX_NESTING
    }

    pub(super) fn is_unknown(&self) -> bool {
        matches!(self, Ty::Unknown)
    }

    pub(super) fn is_void(&self) -> bool {
        matches!(self, Ty::Builtin(Builtin::Void))
    }

    pub(super) fn is_integer(&self) -> bool {
        matches!(self, Ty::Builtin(Builtin::Integer(_)))
    }

    pub(super) fn is_float(&self) -> bool {
        matches!(self, Ty::Builtin(Builtin::Float | Builtin::Double | Builtin::LongDouble))
    }

    pub(super) fn is_number(&self) -> bool {
        self.is_integer() || self.is_float()
    }

    pub(super) fn is_bool(&self) -> bool {
        matches!(self, Ty::Builtin(Builtin::Integer(Integer::Bool)))
    }

    /// An array as the pointer to its first element.
    pub(super) fn decayed(&self) -> Ty {
        match self {
            Ty::Array(element, _) => Ty::Pointer(element.clone()),
            other => other.clone(),
        }
    }

    /// The element or what is pointed to.
    pub(super) fn pointee(&self) -> Option<&Qual> {
        match self {
            Ty::Pointer(to) | Ty::Array(to, _) => Some(to),
            _ => None,
        }
    }

    /// Whether any part of it is unknown.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Ty::Unknown | Ty::Instance(_) | Ty::Std(_) => true,
            Ty::Pointer(to) | Ty::Array(to, _) => to.ty.is_open(),
            _ => false,
        }
    }
}

impl Qual {
    pub(super) const UNKNOWN: Qual = Qual { ty: Ty::Unknown, is_const: false };

    pub(super) fn plain(ty: Ty) -> Qual {
        Qual { ty, is_const: false }
    }

    pub(super) fn constant(self) -> Qual {
        // the elements of a constant array are
        let ty = match self.ty {
            Ty::Array(element, n) => Ty::Array(Rc::new((*element).clone().constant()), n),
            ty => ty,
        };
        Qual { ty, is_const: true }
    }
}

impl Declared {
    pub(super) const UNKNOWN: Declared = Declared { qual: Qual::UNKNOWN, refers: Refers::No };
}

impl Seen {
    pub(super) const UNKNOWN: Seen =
        Seen { qual: Qual::UNKNOWN, category: Category::Unknown, constant: None, is_bits: false, is_literal: false };

    /// A value of a type.
    pub(super) fn value(ty: Ty) -> Seen {
        Seen { qual: Qual::plain(ty), category: Category::Rvalue, ..Seen::UNKNOWN }
    }

    /// An object of a type.
    pub(super) fn object(qual: Qual) -> Seen {
        Seen { qual, category: Category::Lvalue, ..Seen::UNKNOWN }
    }

    pub(super) fn literal(ty: Ty, constant: Constant) -> Seen {
        Seen { constant: Some(constant), is_literal: true, ..Seen::value(ty) }
    }

    /// A string literal of so many bytes without the zero behind them.
    pub(super) fn text(len: usize) -> Seen {
        let element = Qual { ty: Ty::Builtin(Builtin::Integer(Integer::Char)), is_const: true };
        let qual = Qual { ty: Ty::Array(Rc::new(element), Some(len as i64 + 1)), is_const: true };
        Seen { is_literal: true, ..Seen::object(qual) }
    }

    pub(super) fn ty(&self) -> &Ty {
        &self.qual.ty
    }

    /// Whether it may stand for a null pointer.
    pub(super) fn is_null(&self) -> bool {
        // neither `false` nor `'\0'` is one
        let is_integer = matches!(self.ty(), Ty::Builtin(Builtin::Integer(kind)) if kind.bits() >= 32);
        matches!(self.ty(), Ty::Null) || (self.is_literal && self.constant == Some(Constant::Int(0)) && is_integer)
    }
}
