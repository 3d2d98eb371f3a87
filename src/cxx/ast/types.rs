//! The syntax tree of C++ names and types.

use super::*;

/// A name with what stands before it: `::a::B<int>::c`.
#[derive(Clone, Debug)]
pub struct Path {
    /// Whether it starts with `::`.
    pub global: bool,
    /// The expression of `decltype(e)::…`, whose type the path begins in.
    pub of: Option<Box<Expr>>,
    /// Whether `typename` stands in front of it.
    pub is_typename: bool,
    /// Whether `struct`, `union` or `enum` stands in front of it: it is a type, whatever else is called so.
    pub is_tag: bool,
    /// The names. Never empty.
    pub segments: Vec<Segment>,
    /// Where the last name stands.
    pub at: At,
}

/// A name of a path with its template arguments.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The name of the segment.
    pub name: Name,
    /// What stands in `<…>`.
    pub args: Option<Vec<Arg>>,
    /// The first token of the path.
    pub at: At,
}

impl Path {
    /// A name that stands alone.
    pub fn name(name: Name, at: At) -> Self {
        Path { global: false, of: None, is_typename: false, is_tag: false, segments: vec![Segment { name, args: None, at }], at }
    }

    /// `std::name<args>`
    pub fn of_library(name: &str, args: Option<Vec<Arg>>, at: At) -> Self {
        let segment = |name: &str, args| Segment { name: name.into(), args, at };
        Path { global: false, of: None, is_typename: false, is_tag: false, segments: vec![segment("std", None), segment(name, args)], at }
    }

    /// The name, if it stands alone and has no template arguments.
    pub fn simple(&self) -> Option<&Name> {
        match &self.segments[..] {
            [only] if !self.global && self.of.is_none() && only.args.is_none() => Some(&only.name),
            _ => None,
        }
    }

    /// The segment behind the last `::`.
    pub fn last(&self) -> &Segment {
        &self.segments[self.segments.len() - 1]
    }
}

/// A type as it is written.
#[derive(Clone, Debug)]
pub struct Type {
    /// The kind of the type, with its parts.
    pub kind: TypeKind,
    /// The token that it begins with.
    pub at: At,
}

/// The forms of a type.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// `auto`
    Auto,
    /// `decltype(auto)`
    DecltypeAuto,
    /// `decltype(e)`
    Decltype(Box<Expr>),
    /// A name: of a class, an alias, a parameter of a template, or a class template whose arguments are deduced.
    Path(Path),
    /// A type of the language: `int`, `unsigned long`, `void`.
    Builtin(Builtin),
    /// `T const`
    Const(Box<Type>),
    /// `T*`
    Pointer(Box<Type>),
    /// `T&`
    Reference(Box<Type>),
    /// `T&&`
    Forwarding(Box<Type>),
    /// `T[n]`
    Array(Box<Type>, Option<Box<Expr>>),
    /// `R(A, B)`, behind a pointer or a reference, or as an argument of `std::function`. A pointer to a member, `M C::*`, is the
    /// path `std::__member_pointer<C, M>`, where `M` of a method with qualifiers is `std::__method<R(A, B), qualifiers>`.
    /// Behind them the condition of its `noexcept`.
    Function(Box<Type>, Vec<(Type, bool)>, Option<Box<Expr>>),
}

/// `const` among the qualifiers of a method's type.
pub const METHOD_CONST: i64 = 1;
/// `&` among them.
pub const METHOD_LVALUE: i64 = 2;
/// `&&` among them.
pub const METHOD_RVALUE: i64 = 4;
/// The `...` of C behind the parameters, among the same numbers.
pub const METHOD_OPEN: i64 = 8;

/// The types that the language names itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum Builtin {
    Void,
    Integer(Integer),
    Float,
    Double,
    LongDouble,
}

/// The integer types of C++, by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // their names are C++'s
pub enum Integer {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Char8,
    Char16,
    Char32,
    WChar,
}
