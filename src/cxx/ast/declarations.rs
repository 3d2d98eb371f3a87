//! The syntax tree of C++ declarations: functions, classes, variables, enumerations, templates.

use super::*;

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
    /// Which of these no call deduces and no default tells: a call that means it gives them.
    pub given_only: Vec<bool>,
    /// Which of these the template takes as `auto`; the last one is of a pack, too.
    pub given_auto: Vec<bool>,
    /// Whether a call that means it gives as many arguments, for they are a pack that no call deduces.
    pub given_all: bool,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// The parameters of the function.
    pub params: Vec<Param>,
    /// Whether they end with `...` as in C.
    pub variadic: bool,
    /// Its return type, `None` for a constructor, a destructor and a lambda without one.
    pub result: Option<Type>,
    /// What stands between `:` and the body of a constructor.
    pub inits: Vec<MemberInit>,
    /// Its body, `None` where it is only declared.
    pub body: Option<Body>,
    /// What `noexcept(…)` behind its parameters asks.
    pub noexcept: Option<Box<Expr>>,
    /// The specifiers in front of it and behind its parameters.
    pub flags: FunctionFlags,
}

impl Function {
    /// Its declaration alone.
    pub fn header(&self) -> Self {
        Function {
            owner: self.owner.clone(),
            template: self.template.clone(),
            specialised: self.specialised.clone(),
            params: self.params.iter().map(|p| Param { default: None, ..p.clone() }).collect(),
            variadic: self.variadic,
            result: self.result.clone(),
            flags: self.flags,
            ..Function::of_block(self.name.clone(), self.at, Body::Default)
        }
    }

    /// A function of a block alone: without parameters, and no member.
    pub fn of_block(name: Name, at: At, body: Body) -> Self {
        Function {
            name,
            at,
            owner: None,
            template: None,
            specialised: None,
            given_only: Vec::new(),
            given_auto: Vec::new(),
            given_all: false,
            requires: Vec::new(),
            params: Vec::new(),
            variadic: false,
            result: None,
            inits: Vec::new(),
            body: Some(body),
            noexcept: None,
            flags: FunctionFlags::default(),
        }
    }
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

/// The objects that a method is called on, by what stands behind its parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Qualifier {
    /// All.
    #[default]
    None,
    /// `&`: variables, and temporaries where it is `const`.
    Lvalue,
    /// `&&`: temporaries, and what is moved from.
    Rvalue,
}

/// What stands around a function that decides how it is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionFlags {
    /// Whether it is `static`.
    pub is_static: bool,
    /// Whether it is `constexpr` or `consteval`.
    pub is_constexpr: bool,
    /// Whether it is `consteval`.
    pub is_consteval: bool,
    /// Whether it is `virtual` or `override`.
    pub is_virtual: bool,
    /// Whether it is pure virtual: `= 0`.
    pub is_pure: bool,
    /// `override` behind the parameters
    pub is_override: bool,
    /// `final` behind the parameters
    pub is_final: bool,
    /// Whether it is `explicit`.
    pub is_explicit: bool,
    /// `const` behind the parameters
    pub is_const: bool,
    /// Whether `volatile` stands among its parameters or behind them.
    pub has_volatile: bool,
    /// Whether it is a kernel, `__global__`.
    pub is_kernel: bool,
    /// Whether only a device runs it: `__device__` without `__host__`.
    pub is_device: bool,
    /// `mutable` of a lambda
    pub is_mutable: bool,
    /// Whether the class has it by itself, though nothing declares it.
    pub is_implicit: bool,
    /// Whether it is a `friend` of the class around it.
    pub is_friend: bool,
    /// `&` or `&&` behind the parameters
    pub qualifier: Qualifier,
    /// `noexcept` behind the parameters
    pub is_noexcept: bool,
    /// `noexcept(…)` with a condition: an exception may leave it
    pub may_throw: bool,
}

/// A parameter of a template.
#[derive(Clone, Debug)]
pub struct TemplateParam {
    /// The declared name.
    pub name: Option<Name>,
    /// Whether it takes a type, a value or a template.
    pub kind: TemplateParamKind,
    /// What it is where it is not given.
    pub default: Option<Expr>,
    /// Whether it is a pack.
    pub pack: bool,
    /// The token of its name.
    pub at: At,
}

/// What a parameter of a template takes.
#[derive(Clone, Debug)]
pub enum TemplateParamKind {
    /// `class T`
    Type,
    /// `int N`
    Value(Type),
    /// `template <class> class F`, and whether that takes types first.
    Template(bool),
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param {
    /// The declared name.
    pub name: Option<Name>,
    /// The declared type.
    pub ty: Type,
    /// What it is where it is not given.
    pub default: Option<Expr>,
    /// Whether it is a pack.
    pub pack: bool,
    /// The token of its name.
    pub at: At,
}

/// `member(value)` in front of the body of a constructor.
#[derive(Clone, Debug)]
pub struct MemberInit {
    /// The member or the base.
    pub target: Path,
    /// Its initialiser.
    pub init: Init,
    /// The token of its name.
    pub at: At,
}

/// How a variable or a member is initialised.
#[derive(Clone, Debug)]
pub enum Init {
    /// No initialiser.
    None,
    /// `= e`
    Equal(Expr),
    /// `(a, b)`
    Paren(Vec<Arg>),
    /// `{a, b}` or `= {a, b}`
    Brace(Vec<Arg>),
}

/// What a value in braces is for, where that is said in front of it.
#[derive(Clone, Debug)]
pub enum Designator {
    /// A member: `.name = e`.
    Member(Name),
    /// `[n] = e` for an element of an array that is not the next one, which compilers of C++ do not read.
    OutOfOrder,
}

/// An argument: `e`, or `e...` of a pack, or `.name = e` in braces.
#[derive(Clone, Debug)]
pub struct Arg {
    /// Its value; for a template argument possibly a type.
    pub value: Expr,
    /// Whether `...` follows: the expression is a pack expansion.
    pub expands: bool,
    /// What it initialises, where it does not go by its place; of `[n] = e` that names the next element nothing is kept.
    pub designator: Option<Designator>,
}

impl From<Expr> for Arg {
    /// The argument that an expression alone is.
    fn from(value: Expr) -> Self {
        Arg { value, expands: false, designator: None }
    }
}

/// A class, a class template or a specialisation.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name; a made-up one for a class without.
    pub name: Name,
    /// The class in front of the name, where a class of a class is defined outside of it: `struct A::B { … };`.
    pub owner: Option<Path>,
    /// Where the name stands.
    pub at: At,
    /// `<class T, int N>`, `None` for a plain class.
    pub template: Option<Vec<TemplateParam>>,
    /// `<T, 4>` of a specialisation.
    pub specialised: Option<Vec<Arg>>,
    /// Whether `volatile`, which is not kept, stands among these.
    pub has_volatile: bool,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// Whether it is a declaration alone: `class A;`.
    pub is_declaration: bool,
    /// `union`: its members share their place.
    pub is_union: bool,
    /// Whether `public:`, `private:` or `protected:` stands among its members.
    pub has_access: bool,
    /// The alignment of `alignas(…)`.
    pub alignment: Option<Expr>,
    /// The most that its members are aligned to, of a packed class.
    pub packed: Option<i64>,
    /// Who may use its members up to the first access specifier: all of a `struct`, itself of a `class`.
    pub access: Access,
    /// `final`: no class may have it as a base.
    pub is_final: bool,
    /// Its bases; `true` where `...` follows.
    pub bases: Vec<(Type, bool)>,
    /// Who may use each base as such.
    pub base_access: Vec<Access>,
    /// Which of the bases are virtual.
    pub virtual_bases: Vec<bool>,
    /// Its members in order.
    pub members: Vec<Member>,
}

impl Class {
    /// `class A;`
    pub fn declared(name: Name, at: At, access: Access) -> Self {
        Class {
            name,
            owner: None,
            at,
            template: None,
            specialised: None,
            has_volatile: false,
            requires: Vec::new(),
            is_declaration: true,
            is_union: false,
            has_access: false,
            alignment: None,
            packed: None,
            access,
            is_final: false,
            bases: Vec::new(),
            base_access: Vec::new(),
            virtual_bases: Vec::new(),
            members: Vec::new(),
        }
    }
}

/// Who may use a member of a class, or a base of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// All.
    #[default]
    Public,
    /// The class, the classes that derive from it, and friends.
    Protected,
    /// The class and its friends.
    Private,
}

/// A member of a class.
#[derive(Clone, Debug)]
pub enum Member {
    /// `private:`: who may use the members behind it.
    Access(Access),
    /// `friend class A;`
    Friend(Name),
    /// Members that every object has.
    Fields(Rc<Variables>),
    /// `static constexpr int k = 4;`
    Statics(Rc<Variables>),
    /// A method, a constructor, a destructor, an operator, or a friend that is defined here.
    Function(Rc<Function>),
    /// `using A = …;`, also as a template.
    Alias(Rc<Alias>),
    /// A class within the class.
    Class(Rc<Class>),
    /// An enumeration within the class.
    Enum(Rc<Enum>),
    /// `using Base::f;`
    Using(Path),
    /// `static_assert(…)`
    StaticAssert(Rc<StaticAssert>),
    /// A member that is not read.
    Unread(Rc<Unread>),
}

/// `T a = 1, *b, c[3];`
#[derive(Clone, Debug, Default)]
pub struct Variables {
    /// Each with its own type.
    pub declared: Vec<Variable>,
    /// Whether it is `static`.
    pub is_static: bool,
    /// Whether it is `thread_local`.
    pub is_of_thread: bool,
    /// Whether it is `constexpr` or `constinit`.
    pub is_constexpr: bool,
    /// Whether it is `inline`.
    pub is_inline: bool,
    /// Whether `const` objects may change it, `mutable`.
    pub is_mutable: bool,
    /// Whether it is `extern`.
    pub is_extern: bool,
    /// Whether it lies in shared memory, `__shared__`.
    pub is_shared: bool,
    /// Whether other members may lie where it does, `[[no_unique_address]]`.
    pub shares_address: bool,
    /// Whether it is a concept.
    pub is_concept: bool,
    /// `<class T>` of a variable template.
    pub template: Option<Vec<TemplateParam>>,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// The alignment of `alignas(…)`.
    pub alignment: Option<Expr>,
}

/// A declared variable with its type and its initialiser.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The declared name.
    pub name: Name,
    /// The arguments of a specialisation of a variable template: `<T, 4>`.
    pub specialised: Option<Vec<Arg>>,
    /// The class in front of the name, where a static member is defined outside of its class.
    pub owner: Option<Path>,
    /// The declared type.
    pub ty: Type,
    /// Its initialiser.
    pub init: Init,
    /// Whether `=` stands in front of the initialiser.
    pub is_copied: bool,
    /// The width of a bit field.
    pub bits: Option<Expr>,
    /// Where the name stands.
    pub at: At,
}

impl Variable {
    /// Whether it is a number or a pointer by its type as it is written, and has no initialiser but a literal or a name.
    #[must_use]
    pub fn is_number(&self) -> bool {
        let ty = if let TypeKind::Const(of) = &self.ty.kind { of } else { &self.ty };
        let is_plain =
            |e: &Expr| !matches!(e.kind, ExprKind::Call(..) | ExprKind::Construct(..) | ExprKind::Binary(..) | ExprKind::Unary(..));
        let is_told = match &self.init {
            Init::None => true,
            Init::Equal(e) => is_plain(e),
            Init::Paren(args) | Init::Brace(args) => args.iter().all(|arg| is_plain(&arg.value)),
        };
        is_told && matches!(ty.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_))
    }
}

/// `using A = B;`
#[derive(Clone, Debug)]
pub struct Alias {
    /// The name that the alias declares.
    pub name: Name,
    /// `<class T>` of an alias template.
    pub template: Option<Vec<TemplateParam>>,
    /// What `requires` asks for.
    pub requires: Vec<Expr>,
    /// The type that it stands for.
    pub ty: Type,
    /// Where the name stands.
    pub at: At,
}

impl Alias {
    /// Whether it names a type of the same name: `typedef struct N { … } N;`
    pub fn names_itself(&self) -> bool {
        let super::TypeKind::Path(path) = &self.ty.kind else {
            return false;
        };
        let own = |segment: &super::Segment| segment.name == self.name && segment.args.is_none();
        self.template.is_none() && !path.global && path.of.is_none() && matches!(&path.segments[..], [only] if own(only))
    }
}

/// `enum class A : int { x, y = 3 };`
#[derive(Clone, Debug)]
pub struct Enum {
    /// The declared name.
    pub name: Option<Name>,
    /// Whether its enumerators need its name in front.
    pub scoped: bool,
    /// The underlying type, where it is given.
    pub underlying: Option<Type>,
    /// The enumerators in order, with their values where given.
    pub enumerators: Vec<(Name, Option<Expr>, At)>,
    /// Where the name stands.
    pub at: At,
}

/// `static_assert(c, "m");`
#[derive(Clone, Debug)]
pub struct StaticAssert {
    /// The condition that must hold.
    pub condition: Expr,
    /// What is said where it does not.
    pub message: Option<Expr>,
    /// Where the word stands.
    pub at: At,
}

/// `TEST(suite, name) { … }`, and those of fixtures.
#[derive(Clone, Debug)]
pub struct Test {
    /// The name of the test suite.
    pub suite: Name,
    /// The name of the test.
    pub name: Name,
    /// The token of its name.
    pub at: At,
    /// The body of the test.
    pub body: Rc<Function>,
    /// What the fixture does before the first test of its suite, and behind the last one.
    pub around: Option<[Rc<Function>; 2]>,
    /// Whether it runs once for each value of each instantiation of its suite.
    pub takes_values: bool,
    /// Of a test for each type of its suite: how many there are, and the names of the suite and of the type for one.
    pub of_types: Option<[Rc<Function>; 2]>,
}

/// `INSTANTIATE_TEST_SUITE_P(prefix, suite, …);`
#[derive(Clone, Debug)]
pub struct TestInstance {
    /// What stands before the name of the suite.
    pub prefix: Name,
    /// The suite, whose tests take values.
    pub suite: Name,
    /// Makes the values: how many there are.
    pub make: Rc<Function>,
    /// Chooses the next value: its name.
    pub choose: Rc<Function>,
    /// The chosen value as gtest shows it.
    pub shown: Rc<Function>,
}
