//! The syntax tree of C++ statements.

use super::*;

/// A statement and where it starts.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// The kind of the statement, with its parts.
    pub kind: StmtKind,
    /// The token that it begins with.
    pub at: At,
}

/// The forms of a statement.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `;`
    Empty,
    /// `e;`
    Expr(Expr),
    /// `int a = 1, b;`
    Variables(Rc<Variables>),
    /// `auto [a, b] = e;`
    Bindings(Bindings),
    /// `using A = B;`
    Alias(Rc<Alias>),
    /// A class inside of a function.
    Class(Rc<Class>),
    /// An enumeration inside of a function.
    Enum(Rc<Enum>),
    /// `using namespace A;`
    UsingNamespace(Path),
    /// `using A::b;`
    Using(Path),
    /// `void f(int);` inside of a function.
    Function(Name, Vec<Param>),
    /// `namespace A = B;`
    NamespaceAlias(Name, Path),
    /// `static_assert(…)`
    StaticAssert(Rc<StaticAssert>),
    /// `{ … }`
    Block(Vec<Stmt>),
    /// `if (init; c) a else b`
    If(Box<If>),
    /// `for (init; c; step) body`, and `while (c) body`
    For(Box<For>),
    /// `for (T x : range) body`
    RangeFor(Box<RangeFor>),
    /// `do body while (c);`
    DoWhile(Box<Stmt>, Expr),
    /// `switch (e) { … }`
    Switch(Box<Condition>, Box<Stmt>),
    /// `case e:`
    Case(Expr),
    /// `default:`
    Default,
    /// `name:` in front of a statement.
    Label(Name),
    /// `goto name;`
    Goto(Name),
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return e;`, also with `{…}`
    Return(Option<Expr>),
    /// `try { … } catch (T& x) { … }`
    Try(Box<Try>),
    /// `EXPECT_EQ(a, b) << "…";` and its relatives.
    Check(Box<Check>),
}

/// `auto [a, b] = e;`
#[derive(Clone, Debug)]
pub struct Bindings {
    /// `auto`, `auto const&`, …
    pub ty: Type,
    /// The names that are bound, in order.
    pub names: Vec<(Name, At)>,
    /// The value that is taken apart.
    pub init: Expr,
}

/// The condition of a statement: an expression, or a variable that is declared there.
#[derive(Clone, Debug)]
pub struct Condition {
    /// What stands before `;`.
    pub init: Option<Stmt>,
    /// The variable, where the condition declares one.
    pub declared: Option<Variable>,
    /// The condition, `None` where a variable is declared.
    pub test: Option<Expr>,
}

/// `try { … }` with what catches its exceptions.
#[derive(Clone, Debug)]
pub struct Try {
    /// What may throw.
    pub body: Vec<Stmt>,
    /// The handlers, in order.
    pub handlers: Vec<Handler>,
    /// Whether it stands around a constructor, whose bases and members it guards too, or a destructor.
    pub is_around: bool,
}

/// `catch (T& x) { … }`
#[derive(Clone, Debug)]
pub struct Handler {
    /// The type of what it catches, `None` of `catch (...)`.
    pub ty: Option<Type>,
    /// The name of the exception in it.
    pub name: Option<Name>,
    /// Where it stands.
    pub at: At,
    /// What it does.
    pub body: Vec<Stmt>,
}

/// `if (c) a else b`
#[derive(Clone, Debug)]
pub struct If {
    /// Whether only the branch that is taken has to mean anything.
    pub is_constexpr: bool,
    /// The condition in the parentheses.
    pub condition: Condition,
    /// The statement that runs where the condition holds.
    pub then: Stmt,
    /// What is done where it does not.
    pub otherwise: Option<Stmt>,
}

/// `for (init; c; step) body`
#[derive(Clone, Debug)]
pub struct For {
    /// The statement in front of the loop.
    pub init: Option<Stmt>,
    /// The condition of the loop, checked before each round.
    pub condition: Option<Condition>,
    /// The expression that runs after each round of the body.
    pub step: Option<Expr>,
    /// The statement that is repeated.
    pub body: Stmt,
}

/// `for (T x : range) body`
#[derive(Clone, Debug)]
pub struct RangeFor {
    /// The statement in front of the declaration: `for (init; auto x : range)`.
    pub init: Option<Stmt>,
    /// The type of an element.
    pub ty: Type,
    /// Its name, or the names that it is taken apart into.
    pub names: Vec<(Name, At)>,
    /// Whether the names stand in brackets.
    pub bindings: bool,
    /// The container or the array that is walked.
    pub range: Expr,
    /// The statement that is repeated.
    pub body: Stmt,
}

/// A check of gtest.
#[derive(Clone, Debug)]
pub struct Check {
    /// Whether the test ends where it fails.
    pub fatal: bool,
    /// What is checked: `EQ`, `TRUE`, `NEAR`, …
    pub relation: Name,
    /// Its operands, each with its text as written.
    pub operands: Vec<(Expr, Name)>,
    /// What `<<` adds to a failure.
    pub message: Vec<Expr>,
}
