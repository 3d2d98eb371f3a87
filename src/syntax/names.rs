//! What the parser must know of names.
//!
//! Whether a word is bound, is a function, measures elements or is an operation of the headers decides how what stands
//! behind it is read. Whoever parses says so through [`Names`]; the parser itself knows no function.

use crate::syntax::notations::Given;

/// A function of the registry, by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionId {
    /// The number of its family in the registry.
    pub family: u8,
    /// The row of the family.
    pub row: u8,
}

/// How a function is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `f(…)` or `x.f(…)`.
    Function,
    /// A type: `T<…>{…}`.
    Type,
    /// A statement: `print(x);`.
    Statement,
}

/// How a name and its arguments are read, where that differs from other functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Arguments are expressions, as in other functions.
    Plain,
    /// `int`: a call with brackets behind it, an element type without.
    ElementType,
    /// `ArithTuple`: a number may stand at once behind the name.
    Numbered,
    /// `Sw<3,4,3>`: a pointer may stand at once behind it, `Sw<3,4,3>_smem_ptr[16b](0x0)`.
    PointerPrefix,
    /// `MMA_Atom`: layouts among the arguments are taken as CuTe prints them, congruent or not.
    Printed,
    /// `Config<16>::deduce_layoutSFA`: the template arguments are those of the type whose member it is.
    Member,
}

/// A function as the parser reads a call of it.
#[derive(Clone, Copy, Debug)]
pub struct Called {
    /// The function of that name.
    pub id: FunctionId,
    /// Its own name, where the text had another.
    pub name: &'static str,
    /// Whether it is written as a function, a type or a statement.
    pub form: Form,
    /// Whether `<` behind the name opens template arguments.
    pub templates: bool,
    /// How its name and its arguments are read.
    pub reading: Reading,
}

/// An element type as the parser reads it.
#[derive(Clone, Copy, Debug)]
pub struct ElementName {
    /// Its name in C++ without namespaces: `half_t`.
    pub name: &'static str,
    /// Its size in bits.
    pub bits: u32,
    /// Whether it holds a C++ integer that can be converted to.
    pub integer: bool,
}

/// What the parser asks about names: functions, bound values, element types, operations.
pub trait Names {
    /// Whether `name` is bound, which hides a function of that name.
    fn is_bound(&self, name: &str) -> bool;
    /// The function called `name`.
    fn function(&self, name: &str) -> Option<Called>;
    /// The function that is the `member` of a type: `make` of `UMMA::tmem_frg_1sm`.
    fn member(&self, owner: &str, member: &str) -> Option<Called>;
    /// The element type called `name`.
    fn element(&self, name: &str) -> Option<ElementName>;
    /// Whether `name` has the form of an operation of the headers: `SM80_…`.
    fn is_operation(&self, name: &str) -> bool;
    /// Whether there are definitions of C++ at all: then every word may be one.
    fn has_definitions(&self) -> bool {
        false
    }
    /// Whether a definition of C++ is called `name`, and whether `<` behind it opens template arguments.
    fn defined(&self, _: &str) -> Option<bool> {
        None
    }
    /// What layouts in other notations may leave open: a shape, the size of an element.
    fn given(&self) -> Given {
        Given::default()
    }
}

/// No names at all: a text of nothing but integers, tuples and layouts.
pub struct NoNames;

impl Names for NoNames {
    fn is_bound(&self, _: &str) -> bool {
        false
    }

    fn function(&self, _: &str) -> Option<Called> {
        None
    }

    fn member(&self, _: &str, _: &str) -> Option<Called> {
        None
    }

    fn element(&self, _: &str) -> Option<ElementName> {
        None
    }

    fn is_operation(&self, _: &str) -> bool {
        false
    }
}
