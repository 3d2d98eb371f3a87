//! Expressions as trees: `Copy` nodes in the arena, each with its span.

use super::names::FunctionId;
use crate::algebra::compact::Major;
use crate::algebra::tensor::Pointer;
use crate::algebra::{Basis, Int, Layout, Tree, UnsetPointer};

/// A range of bytes of the source.
///
/// ```
/// use cutectl::syntax::ast::Span;
///
/// assert_eq!(&"size(A)"[Span::new(5, 6).range()], "A");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// From `start` up to `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start: start as u32, end: end as u32 }
    }

    /// The smallest span over both.
    pub fn to(self, end: Span) -> Self {
        Span { start: self.start, end: end.end }
    }

    /// The same part of a text that has `bytes` more in front of it.
    pub fn shifted(self, bytes: usize) -> Self {
        Span::new(self.start as usize + bytes, self.end as usize + bytes)
    }

    /// As a range of byte indices.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// An expression and where it stands. Equality ignores where.
#[derive(Clone, Copy, Debug)]
pub struct Expr<'a> {
    /// The node and its children.
    pub kind: Kind<'a>,
    /// The bytes of the text that it was read from.
    pub span: Span,
}

impl PartialEq for Expr<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

/// The forms of an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind<'a> {
    /// `4`, `_4`, `-3`.
    Int(Int),
    /// A scaled basis element: `_1@0`.
    Basis(&'a Basis<'a>),
    /// A floating-point literal: `3.5`.
    Float(f64),
    /// A character literal: `'c'`.
    Char(char),
    /// `"text"`, as written.
    Text(&'a str),
    /// What names a definition of C++, as written: `Traits<128>::Layout{}`.
    Program(&'a str),
    /// The underscore: `_`.
    Underscore,
    /// A tuple: `(a, b)`.
    Tuple(&'a [Expr<'a>]),
    /// `(3,(2,_4))` of nothing but integers, read by a parser that folds: its value.
    Literal(&'a [Tree<'a>]),
    /// `(4,8):(1,4)` of nothing but integers, congruent: its value.
    LiteralLayout(&'a Layout<'a>),
    /// A tiler by mode: `<a, b>`.
    Tiler(&'a [Expr<'a>]),
    /// A layout: `shape:stride`.
    Layout(&'a [Expr<'a>; 2]),
    /// The order of a compact layout: `LayoutLeft`.
    Order(Major),
    /// `A o B o C`.
    Compose(&'a [Expr<'a>]),
    /// A unary operator and its operand: `-x`.
    Unary(Unary, &'a Expr<'a>),
    /// A binary operator and its operands: `a + b`.
    Binary(Binary, &'a [Expr<'a>; 2]),
    /// `SM90_64x64x16_F32F16F16_SS<…>`, an instruction with its template arguments.
    Operation(&'a Instruction<'a>),
    /// A name that is not a call: bound, or unknown.
    Name(&'a str),
    /// `f<…>(…)` of a function, or a type with its arguments.
    Call(&'a Call<'a>),
    /// A value applied to coordinates: `L(c0, c1)`.
    Apply(&'a Apply<'a>),
    /// A method call: `x.f<…>(…)`.
    Method(&'a Method<'a>),
    /// The element of an iterator or a tensor: `iterator[offset]`.
    Index(&'a [Expr<'a>; 2]),
    /// A pointer as CuTe prints it: `gmem_ptr[16b](0x100)`.
    Pointer(&'a Pointer),
    /// A shared-memory flag without an address, its element in bits: `smem_ptr[16b](unset)`.
    SmemFlag(UnsetPointer),
    /// A layout in another notation: `#ttg.blocked<{…}>`.
    Foreign(&'a Foreign<'a>),
}

/// A layout in another notation, and its translation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foreign<'a> {
    /// As it was written.
    pub text: &'a str,
    /// Its translation; the places in it are those of the translation.
    pub value: Expr<'a>,
    /// Sizes and strides that the text leaves open: the names that they have in the translation.
    pub unknowns: &'a [&'a str],
}

/// A call of a function of the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Call<'a> {
    /// The function that is called.
    pub function: FunctionId,
    /// The template arguments in `<…>`.
    pub templates: &'a [Expr<'a>],
    /// What stands in `(…)`, by position or by name.
    pub args: &'a [Arg<'a>],
    /// Whether there were parentheses or braces at all.
    pub called: bool,
}

/// An instruction with its template arguments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instruction<'a> {
    /// Its name with its namespaces.
    pub name: &'a str,
    /// The template arguments in `<…>`.
    pub templates: &'a [Expr<'a>],
}

/// An argument, with the keyword of `stride=(8,1)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arg<'a> {
    /// The keyword of an argument by name: `stride=…`.
    pub name: Option<&'a str>,
    /// The expression that is passed.
    pub value: Expr<'a>,
}

/// A value applied to coordinates: `L(c0, c1)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apply<'a> {
    /// The expression in front of the parentheses.
    pub callee: Expr<'a>,
    /// The expressions inside the parentheses.
    pub args: &'a [Expr<'a>],
}

/// A method call: `x.f<…>(…)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method<'a> {
    /// What stands before the dot.
    pub receiver: Expr<'a>,
    /// The call, without its first argument. Never a type.
    pub call: Call<'a>,
}

/// What the words in front of a name say of its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// An integer type, which makes the value a run-time one in C++.
    pub integer: bool,
    /// A type to which C++ converts what is not of it already: a number other than `int`, or a reference that may change
    /// what it refers to.
    pub converts: bool,
    /// Whether it is declared `const`.
    pub fixed: bool,
    /// What C++ may use in a constant expression: `constexpr`, or an integer that is `const`.
    pub constant: bool,
}

impl Declared {
    /// The same, once all words are read.
    pub fn known(self) -> Self {
        Declared { constant: self.constant || (self.fixed && self.integer), ..self }
    }
}

/// A binding or an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Statement<'a> {
    /// `auto L = …`.
    Bind {
        /// The name, and where it stands.
        name: &'a str,
        /// Where the name stands.
        span: Span,
        /// How C++ declares it.
        declared: Declared,
        /// The names behind it in `a, b = …`, for the parts of the value that follow.
        others: &'a [&'a str],
        /// The expression whose value is bound.
        value: Expr<'a>,
    },
    /// An expression, or a print statement.
    Expr(Expr<'a>),
}

/// Unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    /// Negation: `-`
    Minus,
    /// Unary plus: `+`
    Plus,
    /// Logical not: `!`
    Not,
    /// Bitwise complement: `~`
    Complement,
    /// The element at an iterator: `*`
    Dereference,
}

impl Unary {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Unary::Minus => "-",
            Unary::Plus => "+",
            Unary::Not => "!",
            Unary::Complement => "~",
            Unary::Dereference => "*",
        }
    }
}

/// Binary operators on integers, loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// Logical or: `||`
    Or,
    /// Logical and: `&&`
    And,
    /// Bitwise or: `|`
    BitOr,
    /// Bitwise exclusive or: `^`
    BitXor,
    /// Bitwise and: `&`
    BitAnd,
    /// `==`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
}

/// How tightly an operator binds; `o` and `:` stand between the comparisons and the shifts.
pub mod precedence {
    /// `o`
    pub const COMPOSE: u8 = 8;
    /// `:`
    pub const LAYOUT: u8 = 9;
    /// `<<` and what binds tighter: what may stand at either side of `:`.
    pub const SHIFT: u8 = 10;
    /// Unary operators.
    pub const UNARY: u8 = 13;
    /// Calls, applications, literals.
    pub const POSTFIX: u8 = 14;
}

impl Binary {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Binary::Or => "||",
            Binary::And => "&&",
            Binary::BitOr => "|",
            Binary::BitXor => "^",
            Binary::BitAnd => "&",
            Binary::Equal => "==",
            Binary::Unequal => "!=",
            Binary::Less => "<",
            Binary::LessEqual => "<=",
            Binary::Greater => ">",
            Binary::GreaterEqual => ">=",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight => ">>",
            Binary::Add => "+",
            Binary::Subtract => "-",
            Binary::Multiply => "*",
            Binary::Divide => "/",
            Binary::Remainder => "%",
        }
    }

    /// How tightly it binds, 1 loosest.
    pub fn precedence(self) -> u8 {
        match self {
            Binary::Or => 1,
            Binary::And => 2,
            Binary::BitOr => 3,
            Binary::BitXor => 4,
            Binary::BitAnd => 5,
            Binary::Equal | Binary::Unequal => 6,
            Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual => 7,
            Binary::ShiftLeft | Binary::ShiftRight => precedence::SHIFT,
            Binary::Add | Binary::Subtract => 11,
            Binary::Multiply | Binary::Divide | Binary::Remainder => 12,
        }
    }
}
