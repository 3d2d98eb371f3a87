//! The tree of a C++ program: declarations, statements, expressions and types.
//!
//! A type and a value may stand in the same place (a template argument, a parameter of a macro), so a [`Path`] is not
//! told apart here: what it names is found when it is resolved.

mod declarations;
mod expressions;
mod statements;
mod types;

pub use declarations::*;
pub use expressions::*;
pub use statements::*;
use std::rc::Rc;
pub use types::*;

/// A name as it is written.
pub type Name = Rc<str>;

/// Where something was written: the number of a token of the translation unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(pub u32);

/// A file with everything it includes.
#[derive(Debug, Default)]
pub struct Unit {
    /// Its declarations in order.
    pub items: Vec<Item>,
}

/// A declaration at the level of a namespace.
#[derive(Clone, Debug)]
pub enum Item {
    /// A function or a function template, declared or defined; also a member defined outside of its class.
    Function(Rc<Function>),
    /// A class, a class template or a specialisation of one.
    Class(Rc<Class>),
    /// Variables of one declaration.
    Variables(Rc<Variables>),
    /// `using A = B;`, `typedef B A;` or an alias template.
    Alias(Rc<Alias>),
    /// The definition of an enumeration.
    Enum(Rc<Enum>),
    /// `namespace A { … }`, without a name where it is unnamed.
    Namespace(Option<Name>, Vec<Item>),
    /// `namespace A = B;`
    NamespaceAlias(Name, Path),
    /// `using namespace A;`
    UsingNamespace(Path),
    /// `using A::b;`
    Using(Path),
    /// `static_assert(c, "m");`
    StaticAssert(Rc<StaticAssert>),
    /// `TEST(suite, name) { … }`
    Test(Rc<Test>),
    /// `template struct A<int>;`, `template int A<int>::b;`: what is made of a template.
    Instance(Path),
    /// Values for the tests of a suite.
    TestInstance(Rc<TestInstance>),
    /// A statement at the level of the file, where the file is the body of `main`.
    Statement(Stmt),
    /// A definition that is not read.
    Unread(Rc<Unread>),
}

/// A definition that contains a construct which is not read.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The name that it would define, if it got so far.
    pub name: Option<Name>,
    /// What is not read, in words: "a union".
    pub construct: String,
    /// Where the construct stands.
    pub at: At,
    /// Whether it may be data of the objects of its class.
    pub is_data: bool,
}

impl Unread {
    /// Whether it is what allocates or frees objects, as the parser words it.
    pub fn allocates(&self) -> bool {
        matches!(&*self.construct, "`operator new`" | "`operator delete`")
    }

    /// Whether it is the `operator new` of `new (place) T`.
    pub fn places(&self) -> bool {
        *self.construct == *"`operator new` with a place"
    }
}
