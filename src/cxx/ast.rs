//! The tree of a C++ program: declarations, statements, expressions and types.
//!
//! A type and a value may stand in the same place (a template argument, a parameter of a macro), so a [`Path`] is not
//! told apart here: what it names is found when it is resolved.

use std::rc::Rc;

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
    /// Variables.
    Variables(Rc<Variables>),
    /// `using A = B;`, `typedef B A;` or an alias template.
    Alias(Rc<Alias>),
    /// An enumeration.
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
}

/// A function, a function template, a method, a constructor or the body of a lambda.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name; `operator()` and the like are written without blanks, a destructor is `~`, a conversion `operator T`.
    pub name: Name,
    /// Where the name stands.
    pub at: At,
    /// The class in front of the name, where a member is defined outside of its class.
    pub owner: Option<Path>,
    /// `<class T, int N>`, `None` for a plain function; parameters declared `auto` are not among them.
    pub template: Option<Vec<TemplateParam>>,
    /// `<float>` of an explicit specialisation.
    pub specialised: Option<Vec<Arg>>,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Whether they end with `...` as in C.
    pub variadic: bool,
    /// Its return type, `None` for a constructor, a destructor and a lambda without one.
    pub result: Option<Type>,
    /// What stands between `:` and the body of a constructor.
    pub inits: Vec<MemberInit>,
    /// Its body, `None` where it is only declared.
    pub body: Option<Body>,
    /// Its specifiers.
    pub flags: FunctionFlags,
}

/// The body of a function.
#[derive(Clone, Debug)]
pub enum Body {
    /// `{ … }`
    Block(Vec<Stmt>),
    /// `= default`
    Default,
    /// `= delete`
    Delete,
    /// `{ … }` with a construct that is not read.
    Unread(Rc<Unread>),
}

/// What stands around a function that decides how it is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionFlags {
    /// `static`
    pub is_static: bool,
    /// `constexpr` or `consteval`
    pub is_constexpr: bool,
    /// `virtual` or `override`
    pub is_virtual: bool,
    /// `explicit`
    pub is_explicit: bool,
    /// `const` behind the parameters
    pub is_const: bool,
    /// `__global__`
    pub is_kernel: bool,
    /// `mutable` of a lambda
    pub is_mutable: bool,
    /// `friend`
    pub is_friend: bool,
}

/// A parameter of a template.
#[derive(Clone, Debug)]
pub struct TemplateParam {
    /// Its name.
    pub name: Option<Name>,
    /// What it takes.
    pub kind: TemplateParamKind,
    /// What it is where it is not given.
    pub default: Option<Expr>,
    /// Whether it is a pack.
    pub pack: bool,
    /// Where it stands.
    pub at: At,
}

/// What a parameter of a template takes.
#[derive(Clone, Debug)]
pub enum TemplateParamKind {
    /// `class T`
    Type,
    /// `int N`
    Value(Type),
    /// `template <class> class F`
    Template,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: Option<Name>,
    /// Its type.
    pub ty: Type,
    /// What it is where it is not given.
    pub default: Option<Expr>,
    /// Whether it is a pack.
    pub pack: bool,
    /// Where it stands.
    pub at: At,
}

/// `member(value)` in front of the body of a constructor.
#[derive(Clone, Debug)]
pub struct MemberInit {
    /// The member or the base.
    pub target: Path,
    /// What it is made from.
    pub init: Init,
    /// Where it stands.
    pub at: At,
}

/// How a variable or a member is initialised.
#[derive(Clone, Debug)]
pub enum Init {
    /// Nothing stands there.
    None,
    /// `= e`
    Equal(Expr),
    /// `(a, b)`
    Paren(Vec<Arg>),
    /// `{a, b}` or `= {a, b}`
    Brace(Vec<Arg>),
}

/// An argument: `e`, or `e...` of a pack, or `.name = e` in braces.
#[derive(Clone, Debug)]
pub struct Arg {
    /// Its value; for a template argument possibly a type.
    pub value: Expr,
    /// Whether `...` follows.
    pub expands: bool,
    /// The member that it initialises.
    pub member: Option<Name>,
}

/// A class, a class template or a specialisation.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name; a made-up one for a class without.
    pub name: Name,
    /// Where the name stands.
    pub at: At,
    /// `<class T, int N>`, `None` for a plain class.
    pub template: Option<Vec<TemplateParam>>,
    /// `<T, 4>` of a specialisation.
    pub specialised: Option<Vec<Arg>>,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// `class A;`
    pub is_declaration: bool,
    /// `union`: its members share their place.
    pub is_union: bool,
    /// `alignas(…)`
    pub alignment: Option<Expr>,
    /// Its bases; `true` where `...` follows.
    pub bases: Vec<(Type, bool)>,
    /// Its members in order.
    pub members: Vec<Member>,
}

/// A member of a class.
#[derive(Clone, Debug)]
pub enum Member {
    /// Members that every object has.
    Fields(Rc<Variables>),
    /// `static constexpr int k = 4;`
    Statics(Rc<Variables>),
    /// A method, a constructor, a destructor, an operator, or a friend that is defined here.
    Function(Rc<Function>),
    /// `using A = …;`, also as a template.
    Alias(Rc<Alias>),
    /// A nested class.
    Class(Rc<Class>),
    /// A nested enumeration.
    Enum(Rc<Enum>),
    /// `using Base::f;`
    Using(Path),
    /// `static_assert(…)`
    StaticAssert(Rc<StaticAssert>),
    /// A member that is not read.
    Unread(Rc<Unread>),
}

/// `T a = 1, *b, c[3];`
#[derive(Clone, Debug)]
pub struct Variables {
    /// Each with its own type.
    pub declared: Vec<Variable>,
    /// `static`
    pub is_static: bool,
    /// `constexpr` or `constinit`
    pub is_constexpr: bool,
    /// `extern`
    pub is_extern: bool,
    /// `__shared__`
    pub is_shared: bool,
    /// `<class T>` of a variable template.
    pub template: Option<Vec<TemplateParam>>,
    /// `alignas(…)`
    pub alignment: Option<Expr>,
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: Name,
    /// The class in front of the name, where a static member is defined outside of its class.
    pub owner: Option<Path>,
    /// Its type.
    pub ty: Type,
    /// What it is made from.
    pub init: Init,
    /// The width of a bit field.
    pub bits: Option<Expr>,
    /// Where the name stands.
    pub at: At,
}

/// `using A = B;`
#[derive(Clone, Debug)]
pub struct Alias {
    /// The new name.
    pub name: Name,
    /// `<class T>` of an alias template.
    pub template: Option<Vec<TemplateParam>>,
    /// What it stands for.
    pub ty: Type,
    /// Where the name stands.
    pub at: At,
}

/// `enum class A : int { x, y = 3 };`
#[derive(Clone, Debug)]
pub struct Enum {
    /// Its name.
    pub name: Option<Name>,
    /// Whether its enumerators need its name in front.
    pub scoped: bool,
    /// Its underlying type.
    pub underlying: Option<Type>,
    /// Its enumerators.
    pub enumerators: Vec<(Name, Option<Expr>, At)>,
    /// Where the name stands.
    pub at: At,
}

/// `static_assert(c, "m");`
#[derive(Clone, Debug)]
pub struct StaticAssert {
    /// What must hold.
    pub condition: Expr,
    /// What is said where it does not.
    pub message: Option<Expr>,
    /// Where the word stands.
    pub at: At,
}

/// `TEST(suite, name) { … }`
#[derive(Clone, Debug)]
pub struct Test {
    /// The suite.
    pub suite: Name,
    /// The test.
    pub name: Name,
    /// Where it stands.
    pub at: At,
    /// What it does.
    pub body: Rc<Function>,
}

/// A statement and where it starts.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it starts.
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
    /// `static_assert(…)`
    StaticAssert(Rc<StaticAssert>),
    /// `{ … }`
    Block(Vec<Stmt>),
    /// `if (init; c) a else b`
    If(Box<If>),
    /// `for (init; c; step) body`
    For(Box<For>),
    /// `for (T x : range) body`
    RangeFor(Box<RangeFor>),
    /// `while (c) body`
    While(Box<Condition>, Box<Stmt>),
    /// `do body while (c);`
    DoWhile(Box<Stmt>, Expr),
    /// `switch (e) { … }`
    Switch(Box<Condition>, Box<Stmt>),
    /// `case e:`
    Case(Expr),
    /// `default:`
    Default,
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return e;`, also with `{…}`
    Return(Option<Expr>),
    /// `EXPECT_EQ(a, b) << "…";` and its relatives.
    Check(Box<Check>),
}

/// `auto [a, b] = e;`
#[derive(Clone, Debug)]
pub struct Bindings {
    /// `auto`, `auto const&`, …
    pub ty: Type,
    /// The names.
    pub names: Vec<(Name, At)>,
    /// What is taken apart.
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

/// `if (c) a else b`
#[derive(Clone, Debug)]
pub struct If {
    /// Whether only the branch that is taken has to mean anything.
    pub is_constexpr: bool,
    /// The condition.
    pub condition: Condition,
    /// What is done where it holds.
    pub then: Stmt,
    /// What is done where it does not.
    pub otherwise: Option<Stmt>,
}

/// `for (init; c; step) body`
#[derive(Clone, Debug)]
pub struct For {
    /// What is done first.
    pub init: Option<Stmt>,
    /// What must hold.
    pub condition: Option<Expr>,
    /// What is done after the body.
    pub step: Option<Expr>,
    /// The body.
    pub body: Stmt,
}

/// `for (T x : range) body`
#[derive(Clone, Debug)]
pub struct RangeFor {
    /// What stands before the declaration.
    pub init: Option<Stmt>,
    /// The type of an element.
    pub ty: Type,
    /// Its name, or the names that it is taken apart into.
    pub names: Vec<(Name, At)>,
    /// Whether the names stand in brackets.
    pub bindings: bool,
    /// What is walked.
    pub range: Expr,
    /// The body.
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

/// An expression and where it stands: its operator, or its first token.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub at: At,
}

/// The forms of an expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `4`, `4u`, `4ll`, `0xff`.
    Int(i64, IntSuffix),
    /// `4_c`, or `_4` where it is no other name.
    Constant(i64),
    /// `1.5`, and `1.5f` if `true`.
    Float(f64, bool),
    /// `'c'`
    Char(i64),
    /// `"text"` with its escapes resolved; neighbours are joined.
    Text(Rc<[u8]>),
    /// `true`, `false`
    Bool(bool),
    /// `nullptr`
    Null,
    /// `this`
    This,
    /// A name, possibly of a type.
    Path(Path),
    /// What can only be a type.
    Type(Box<Type>),
    /// `(a, b)`: a tuple as CuTe prints it, or the comma operator.
    List(Vec<Expr>),
    /// `a, b` without brackets
    Comma(Vec<Expr>),
    /// `shape:stride`
    Layout(Box<Expr>, Box<Expr>),
    /// `a op b`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `a && b`, `a || b`
    Logical(Logical, Box<Expr>, Box<Expr>),
    /// `-a`, `!a`, `*a`, `&a`
    Unary(UnaryOp, Box<Expr>),
    /// `++a`, `a--`: by how much, and whether the old value is the result.
    Step(i64, bool, Box<Expr>),
    /// `a = b`, `a += b`
    Assign(Option<BinaryOp>, Box<Expr>, Box<Expr>),
    /// `c ? a : b`
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `f(a, b)`: of a function, of a value, or a conversion to a type.
    Call(Box<Expr>, Vec<Arg>),
    /// `T{a, b}`
    Construct(Box<Type>, Vec<Arg>),
    /// `{a, b}` where the context says of what.
    Braces(Vec<Arg>),
    /// `a[i]`
    Index(Box<Expr>, Vec<Expr>),
    /// `a.b`, `a.b<…>`, and `a->b` if `arrow`.
    Member {
        /// What stands before the dot.
        object: Box<Expr>,
        /// `->`
        arrow: bool,
        /// What stands behind it: one segment, or a path to a base.
        path: Path,
    },
    /// `(T)a`, `static_cast<T>(a)`, `reinterpret_cast<T>(a)`
    Cast(CastKind, Box<Type>, Box<Expr>),
    /// `sizeof e`
    SizeofExpr(Box<Expr>),
    /// `sizeof(T)` or `sizeof(e)`: the path decides.
    SizeofType(Box<Type>),
    /// `sizeof...(pack)`
    SizeofPack(Name),
    /// `alignof(T)`
    AlignofType(Box<Type>),
    /// `[=] (auto x) { … }`
    Lambda(Rc<Lambda>),
    /// `(e op ...)`: the operator, the pack, the value it starts from, and whether it folds from the left.
    Fold {
        /// The operator; `None` is the comma.
        op: FoldOp,
        /// What holds the pack.
        pack: Box<Expr>,
        /// What the fold starts from.
        init: Option<Box<Expr>>,
        /// `(... op e)`
        left: bool,
    },
    /// `new T(a)`, `new T[n]`
    New {
        /// What is made.
        ty: Box<Type>,
        /// How many.
        count: Option<Box<Expr>>,
        /// From what.
        init: Box<Init>,
    },
    /// `delete p`, `delete[] p`
    Delete(Box<Expr>),
    /// `f<<<grid, block, smem, stream>>>(args)`
    Launch {
        /// The kernel.
        kernel: Box<Expr>,
        /// What stands in the chevrons.
        config: Vec<Expr>,
        /// Its arguments.
        args: Vec<Arg>,
    },
    /// `requires (T t) { … }`: what is asked for, each expression or type.
    Requires(Vec<Param>, Vec<Expr>),
    /// `throw e`
    Throw(Option<Box<Expr>>),
}

/// What is written behind an integer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IntSuffix {
    /// `u`
    pub unsigned: bool,
    /// How many `l`.
    pub long: u8,
    /// Whether it is written in another base than ten, and so may be unsigned where it does not fit.
    pub based: bool,
}

/// What a fold joins its parts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldOp {
    /// An operator on values.
    Binary(BinaryOp),
    /// `&&` or `||`
    Logical(Logical),
    /// `,`
    Comma,
    /// `=` or `+=`
    Assign(Option<BinaryOp>),
}

/// `&&` and `||`, whose right operand may not be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logical {
    /// `&&`
    And,
    /// `||`
    Or,
}

/// Operators between two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRight,
    BitAnd,
    BitOr,
    BitXor,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ThreeWay,
}

impl BinaryOp {
    /// As written.
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Subtract => "-",
            BinaryOp::Multiply => "*",
            BinaryOp::Divide => "/",
            BinaryOp::Remainder => "%",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Equal => "==",
            BinaryOp::Unequal => "!=",
            BinaryOp::Less => "<",
            BinaryOp::LessEqual => "<=",
            BinaryOp::Greater => ">",
            BinaryOp::GreaterEqual => ">=",
            BinaryOp::ThreeWay => "<=>",
        }
    }

    /// Whether the answer is a truth.
    pub const fn compares(self) -> bool {
        use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, Unequal};
        matches!(self, Equal | Unequal | Less | LessEqual | Greater | GreaterEqual)
    }
}

/// Operators on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum UnaryOp {
    Minus,
    Plus,
    Not,
    Complement,
    Dereference,
    AddressOf,
}

impl UnaryOp {
    /// As written.
    pub const fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Minus => "-",
            UnaryOp::Plus => "+",
            UnaryOp::Not => "!",
            UnaryOp::Complement => "~",
            UnaryOp::Dereference => "*",
            UnaryOp::AddressOf => "&",
        }
    }
}

/// The kinds of casts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastKind {
    /// `(T)a`
    C,
    /// `static_cast`
    Static,
    /// `reinterpret_cast`
    Reinterpret,
    /// `const_cast`
    Const,
    /// `dynamic_cast`
    Dynamic,
}

/// A lambda.
#[derive(Clone, Debug)]
pub struct Lambda {
    /// What is taken where no capture names it.
    pub default: Option<CaptureMode>,
    /// The captures that are named.
    pub captures: Vec<Capture>,
    /// Parameters and body; its name is empty.
    pub function: Rc<Function>,
}

/// How a variable is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureMode {
    /// A copy.
    Copy,
    /// The variable itself.
    Reference,
}

/// A named capture: `x`, `&x`, `x = e`, `this`, `xs...`.
#[derive(Clone, Debug)]
pub struct Capture {
    /// The name, `this` among them.
    pub name: Name,
    /// How.
    pub mode: CaptureMode,
    /// `= e`
    pub init: Option<Expr>,
    /// Where it stands.
    pub at: At,
}

/// A name with what stands before it: `::a::B<int>::c`.
#[derive(Clone, Debug)]
pub struct Path {
    /// Whether it starts with `::`.
    pub global: bool,
    /// `decltype(e)::…`
    pub of: Option<Box<Expr>>,
    /// The names. Never empty.
    pub segments: Vec<Segment>,
    /// Where the last name stands.
    pub at: At,
}

/// A name of a path with its template arguments.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The name.
    pub name: Name,
    /// What stands in `<…>`.
    pub args: Option<Vec<Arg>>,
    /// Where it stands.
    pub at: At,
}

impl Path {
    /// The name, if it stands alone and has no template arguments.
    pub fn simple(&self) -> Option<&Name> {
        match &self.segments[..] {
            [only] if !self.global && self.of.is_none() && only.args.is_none() => Some(&only.name),
            _ => None,
        }
    }

    /// The last name.
    pub fn last(&self) -> &Segment {
        &self.segments[self.segments.len() - 1]
    }
}

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// Where it starts.
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
    /// `R(A, B)`, behind a pointer or a reference, or as an argument of `std::function`.
    Function(Box<Type>, Vec<(Type, bool)>),
    /// `R C::*`
    MemberPointer(Path, Box<Type>),
}

/// The types that the language names itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum Builtin {
    Void,
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
    Float,
    Double,
    LongDouble,
}
