//! The code of a function: operations on a stack of values, without types.

use super::ast::{At, BinaryOp, CastKind, Check, Logical, Name, UnaryOp};
use super::fill::Fill;
use super::value::{TypeId, Value};
use std::rc::Rc;

/// Tells the number of an alias template from that of a class template in [`Op::Template`].
pub(super) const ALIAS: u32 = 1 << 31;

/// The code of a function, of an initialiser or of a type.
#[derive(Debug, Default)]
pub struct Code {
    /// The operations, in the order in which they run.
    pub ops: Vec<Op>,
    /// The place in the source of each operation.
    pub at: Vec<At>,
    /// The number of slots for local variables.
    pub slots: usize,
    /// Whether it is of the prelude, whose places are not of the program's text.
    pub is_prelude: bool,
    /// Whether it is of a template, or of a class template.
    pub is_dependent: bool,
    /// The slots of variables that are no references and may be objects, in order: each ends with its scope, whoever points to it.
    pub owned: Vec<u32>,
    /// Of an initialiser, what tells whether it throws nothing, unless that is plain.
    pub nothrow: Option<Rc<Code>>,
}

/// How many values a call takes from the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// A number of values that the call site knows.
    Fixed(u16),
    /// All values since the last mark, because a pack was expanded among them.
    Marked,
}

impl Default for Count {
    fn default() -> Self {
        Count::Fixed(0)
    }
}

/// What is planned of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assigned {
    /// What stands in braces.
    Braces,
    /// A number that becomes the one of the place, or an object that its conversion function makes one of the place.
    Value,
    /// What `+=` of a string takes.
    Text,
}

/// What is asked of a call that is not made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// A sample of what it returns.
    #[default]
    Sample,
    /// The type that it returns, a reference where it returns one.
    Type,
    /// Whether the function is `noexcept`.
    Noexcept,
    /// The plan of its arguments: what each is made into.
    Plan,
}

/// The second operand of an operator that is done at once with what pushes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Second {
    /// The variable in a slot.
    Slot(u32),
    /// A constant of type `int`.
    Int(i32),
}

/// What is `const` where the type is that a parameter of a template stands for.
#[derive(Clone, Copy, Debug)]
pub struct Dependent {
    /// The slot of the parameter.
    pub slot: u32,
    /// Whether it is an element of a container or an array of the type, and not a part of an object.
    pub is_element: bool,
    /// What it is.
    pub what: DependentOn,
}

/// What of a call depends on a parameter of a template.
#[derive(Clone, Copy, Debug)]
pub enum DependentOn {
    /// The object of the method.
    Object,
    /// An argument.
    Argument(u8),
    /// What an argument points to.
    Target(u8),
}

/// When a call by a name alone sees the functions of CuTe, or of `std`, with the name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// Never: there are none, or it calls no function of the program.
    #[default]
    Never,
    /// Where a type of an argument is one of theirs.
    ByArguments,
    /// Always: a directive opens their namespace.
    Always,
}

/// What a call of `min` or `max` with two numbers of a type gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extreme {
    /// It is no such call.
    #[default]
    No,
    /// The number, as CUDA's and CuTe's do.
    Number,
    /// The argument itself, as that of `std` does.
    Argument,
}

/// A call: its template arguments and its arguments lie on the stack.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The number of template arguments.
    pub templates: Count,
    /// The number of arguments.
    pub args: Count,
    /// Which of the first arguments are temporaries.
    pub temporaries: u64,
    /// Which of the first arguments are `?:`: whether these are temporaries is told by what they give.
    pub choices: u64,
    /// Whether what is called is a type of the library.
    pub is_type: bool,
    /// Whether what is called is a function that C++ has only as a member.
    pub is_member: bool,
    /// Which of the first arguments are variables that cannot be changed.
    pub consts: u64,
    /// Which of the first arguments point to what cannot be changed.
    pub to_consts: u64,
    /// Whether the object of the method cannot be changed.
    pub on_const: bool,
    /// Whether the value that is called cannot be changed.
    pub of_const: bool,
    /// What cannot be changed where the type in a slot is `const`.
    pub dependent: Box<[Dependent]>,
    /// What is asked of it where it is not made.
    pub wanted: Wanted,
    /// Whether the arguments may find functions of their namespaces beside those of the set.
    pub near: bool,
    /// When functions of CuTe with the name are among them, and those of `std`.
    pub beside: [Beside; 2],
    /// Whether the object of the method is `std::move(x)`.
    pub on_moved: bool,
    /// Whether the operands are as they are declared, by `std::declval`: what does not take them so is no function for it.
    pub is_exact: bool,
    /// Whether it is `min` or `max` of two.
    pub extreme: Extreme,
}

/// A plan of what is made of items in braces.
#[derive(Clone, Debug)]
pub struct PlanSite {
    /// The slot in which it lies.
    pub slot: u32,
    /// The members that the items name.
    pub names: Box<[Option<Name>]>,
    /// Where the items are evaluated.
    pub to: u32,
}

impl PlanSite {
    /// In the stead of the place of an item: as many values lie above the innermost mark.
    pub const BY_MARK: u16 = u16::MAX;
    /// The same where the last item is evaluated first.
    pub const BACK_BY_MARK: u16 = u16::MAX - 1;
}

/// A `try` block: how many handlers it has, where they begin, and its variables.
#[derive(Clone, Copy, Debug)]
pub struct TryBlock {
    /// The number of handlers.
    pub handlers: Count,
    /// The operation at which the handlers begin.
    pub to: u32,
    /// The first slot of a variable of the block.
    pub first: u32,
    /// The slot behind the last one.
    pub last: u32,
    /// Whether it stands around a constructor: what that had made ends before a handler runs.
    pub is_around: bool,
}

/// How a variable is taken that is read when all operands are there: what is converted first is read where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recalled {
    /// As it is.
    AsIs,
    /// As an argument behind `...`.
    Promoted,
    /// As a number of the type.
    As(TypeId),
    /// As the callee on the stack takes the argument.
    OfCallee,
    /// As the left operand of an operator, whose right one is on top.
    Beside,
    /// Within the left operand, of which it may be taken out.
    Within,
    /// That is not known: it is refused where it is another value.
    Untold,
}

/// Whose default arguments are evaluated.
#[derive(Clone, Debug)]
pub enum DefaultsOf {
    /// Those of functions of the program.
    Set(u32),
    /// Those of a method of the object on top.
    Method(Name),
    /// Those of constructors of a class.
    Class(u32),
    /// Those of the value on top, or of constructors of the type.
    Below,
}

/// An operation of the machine.
#[derive(Clone, Debug)]
pub enum Op {
    /// Pushes a constant.
    Push(Value),
    /// Pushes the pointer to a string.
    Text(Rc<[u8]>),
    /// Pushes a string as the array that it is.
    TextArray(Rc<[u8]>),
    /// Pushes a reference to a local variable, or what it refers to.
    Local(u32),
    /// The same of a variable that refers to something: where that is a function, the function itself.
    LocalReference(u32),
    /// The same of one that is static.
    StaticReference(u32),
    /// Pushes the value of a local variable.
    Load(u32),
    /// Pushes the value of a local variable that a function returns, which ends with it: moved where `true`, else it itself.
    MoveLocal(u32, bool),
    /// Pops a value into a local variable as it is.
    Store(u32),
    /// Pushes a reference to a variable of the program; its initialiser runs first.
    Global(u32),
    /// Pushes argument `n` of the class around the function.
    ClassArg(u32),
    /// Pushes `this`, the address of the object of the method.
    This,
    /// Assigns the object of a defaulted assignment part by part.
    AssignParts,
    /// Finds a name in the class around the function; goes to the operation if it is there.
    ClassName(Name, u32),
    /// Pushes the value of a name of the library.
    Library(Name),
    /// Pushes the value of a name of the library with template arguments.
    LibraryTemplate(Name, Count),
    /// Pushes all functions of a name.
    Functions(u32),
    /// Pushes the functions of a name with template arguments given.
    FunctionsWith(u32, Count),
    /// Pushes a class without parameters.
    Class(u32),
    /// Pushes the class that a class template is with these arguments.
    ClassWith(u32, Count),
    /// Pushes a class template or an alias template itself.
    Template(u32),
    /// Pushes what an alias stands for.
    Alias(u32, Count),
    /// Pushes the value that a variable template has with these arguments.
    VariableWith(u32, Count),
    /// Gives arguments to a template that lies below them.
    Apply(Count),
    /// Pushes the type of an enumeration.
    EnumType(u32),
    /// Pushes an enumerator: its enumeration, and its place in it.
    Enumerator(u32, u32),
    /// Pops a type, pushes its member.
    TypeMember(Name),
    /// Pops the type that names the base in `object.Base<…>::member`, whose names are given, for the operation behind it.
    NamedBase(Name),
    /// Pops a type, pushes its member with template arguments.
    TypeMemberWith(Name, Count),
    /// `&C::name`: pops a type, pushes a pointer to its member, with template arguments where there are any.
    MemberAddress(Name, Option<Count>),
    /// Pops an object, pushes its member.
    Member(Name),
    /// The same of an object that may be moved from, or that is forwarded as a type that lies above it: a member that refers to a
    /// variable may not.
    MovedMember(Name, bool),
    /// A member of what is on top, which expires, and is `const`, as that is.
    MemberOf(Name),
    /// Pops a pointer, pushes the member of what it points to.
    Arrow(Name),
    /// Pops a value, pushes its type.
    Decltype,
    /// The same of what a name means; whether it stands in parentheses.
    DeclaredType(bool),
    /// The same of a qualified name or one with template arguments: a number is what a static member holds, which is `const`.
    StaticType(bool),
    /// Pops what a call returned, pushes its type: a reference to an element of a tensor is one.
    ResultType,
    /// The pointer type on top as one to what is `const`; any other type as it is.
    ToConst,
    /// Notes in a slot, as a type, whether the call before it returned a reference to what is `const`; in the next one, whether a
    /// pointer to it.
    ResultConst(u32),
    /// What the call before it returned, as it is passed on: `T&` as a variable, `T const&` as a constant.
    Told,
    /// The type on top as that of what names an object, which is `const` or not.
    AsObject(bool),
    /// The reference type on top as one to what is `const`, where the type in a slot, or the variable there, says so; whether it
    /// holds what is referred to.
    ConstObject(u32, bool),
    /// Runs code of an operand that is not evaluated, for its type: what it writes and changes is undone. Whether a place that it
    /// gives is a reference.
    Unevaluated(Rc<Code>, bool),
    /// Goes there if something is known of what is on top, else pops it.
    Known(u32),
    /// Above a place that is assigned what a call gave: a value of the type there takes its place below it, and the program goes
    /// there; else the place is found again.
    Found(u32),
    /// Pops a type and that of what is cast to it, the literal `0` or not, pushes the type of the cast, or nothing known.
    CastType(CastKind, bool),
    /// Pops the types of the operands of an operator: refuses those that it does not take; whether the last one is the literal `0`.
    OperandsFit(&'static str, bool),
    /// Pops the type of what an expression names, pushes that of its address, or nothing known.
    AddressType,
    /// Pops types of values in braces and the type that they are for: refuses those that would lose something.
    Narrowed(Count),
    /// Pops the types of both arms of `?:`, pushes the one that they have in common, or nothing known.
    CommonType,
    /// Pops an array, a pointer or an iterator, pushes the type of a reference to its elements; whether they are `const`, and
    /// whether those that a pointer leads to are so too.
    ElementType(bool, bool, bool),
    /// Pops a type, pushes a reference to what it points to, of a class by its `operator*` where that is meant.
    PointeeType(bool),
    /// Pops a type, pushes a reference to what `->` of it leads to, by the `operator->` of classes.
    ArrowType,
    /// Pops a type, pushes that of an element that expires with the array, where it is an array that does.
    RvalueElement,
    /// Pops what a structured binding takes apart, pushes the type of the name at a place; whether what it is of is `const`,
    /// or the slot of the type that says so.
    BindingType(u32, bool, Option<(u32, bool)>),
    /// Pops the type of an object, pushes the declared type of its member, or where `true` that of the expression.
    MemberType(Name, bool),
    /// Pops a sample, pushes whether it is one of a number, whose operators throw nothing.
    Harmless,
    /// Pops a type, pushes it without a reference.
    Unreferenced,
    /// Pops a type and a place: the place where the type is a reference, else a value of the type that is its own.
    Bind,
    /// Pops a type, pushes the same with `const`.
    Const,
    /// Pops a type, pushes `T*`.
    Pointer,
    /// Pops a type, pushes `T&`.
    Reference,
    /// Pops a type, pushes `T&&`.
    Forwarding,
    /// Pops a type, pushes `T[n]`; the extent lies above the type if `true`.
    Array(bool),
    /// Pops the types of the parameters and that of the result, pushes `R(A...)`.
    FunctionType(Count),
    /// Pops a truth and the type of a function below it, pushes that as `noexcept` or not.
    NoexceptType,
    /// Pops what a member of a string returned that returns the string itself, pushes the type of a reference to it.
    StringItself,
    /// Pops two operands, pushes `a op b`.
    Binary(BinaryOp),
    /// Pops an operand, pushes `op a`.
    Unary(UnaryOp),
    /// Pops a pointer, pushes the place that it points to.
    Dereference,
    /// Pops what stands in front of `->`, pushes what it leads to.
    Follow,
    /// Pops a place, pushes its address; whether it is `const`, or a parameter of a template says so.
    AddressOf(bool, Option<(u32, bool)>),
    /// Pops an index and an array, pushes the place `a[i]`; whether `a` is `const`.
    Index(bool),
    /// The same of what may expire: the element of an array expires, and is `const`, as that is.
    ElementOf(bool),
    /// The same for `&a[i]`, which may lie one past the end: pushes the address.
    ElementAddress(bool),
    /// `++a`: by how much, and whether the old value is the result.
    Step(i64, bool),
    /// `++i` of a local variable as a statement, or `i++` where `true`: its value is not used.
    Bump(u32, i64, bool),
    /// Pops a place and a value: `a = b`, `a op= b`; pushes the place.
    Assign(Option<BinaryOp>),
    /// `Load`, an operand and `Binary` at once where both operands are numbers, else `Load` alone.
    LoadBinary(u32, Second, BinaryOp),
    /// The same with the `JumpUnless` behind it, of a comparison.
    LoadTest(u32, Second, BinaryOp, u32),
    /// An operand and `Binary` at once where both operands are numbers, else the operand alone.
    WithBinary(Second, BinaryOp),
    /// `Local`, `Assign` and `Pop` at once where both sides are numbers, else `Local` alone.
    LocalAssign(u32, Option<BinaryOp>),
    /// Pops a type and a value, pushes the value converted.
    Convert(CastKind),
    /// Converts to a type that is known.
    ConvertTo(TypeId),
    /// Pops a type and a value: the value as what initialises a variable of the type.
    Initialise,
    /// Pops a type and a value: what a reference to `const` of the type refers to.
    InitialiseReference,
    /// Makes what is on top a temporary of the type that a reference is to, below it on the stack or this one, where a variable of
    /// another type stands there.
    BindTemporary(Option<TypeId>),
    /// Pops a type and the value of a variable: a copy of it as what initialises another variable of the type.
    InitialiseCopy,
    /// Pops what a call or `?:` gave, possibly a reference, and a type: what initialises a variable of the type.
    InitialiseResult,
    /// Pops a type and a place, pushes the place as what a reference to the type refers to.
    Refer,
    /// Pushes the number at the place on top beside it, nothing where there is none.
    Seen,
    /// Pops an operand and what `Seen` pushed: the place below becomes what was seen there, or what is there now where `true`
    /// and the types let g++ swap the operands. What is no number stays a place where the second is `true`.
    Settle(bool, bool),
    /// Replaces a place on top by the number there.
    Number,
    /// The same of a parameter of a template that is a value: an object or an array is one that cannot be changed.
    Parameter,
    /// The same where what lies so many values below it takes the argument of this number by value; whether an object is copied.
    NumberFor(u16, u16, bool),
    /// Pops an operand and the value of the variable in a slot: the latter becomes what the variable holds now, where the types let
    /// g++ swap the operands.
    Reread(u32),
    /// In front of operands, and behind them where `true`: notes for the operator that follows that its right operand may be
    /// converted, which comes behind the left one here, and what was written before.
    RightIsLate(bool),
    /// Replaces the operand so many values below the top by what the variable in a slot holds now; of the callee so many values
    /// below that.
    Recall {
        /// How many values lie above the operand.
        below: u16,
        /// How many values below the operand the callee lies, where it is on the stack.
        of: u16,
        /// The slot of the variable.
        slot: u32,
        /// How it is taken.
        how: Recalled,
    },
    /// Goes to where the left or the right operand comes first, if the slot says which one in this call; else it says the left one
    /// until something is found out. Where it is not kept, the types change from one time to the next.
    Decided {
        /// The slot.
        slot: u32,
        /// Whether what is found out holds until the function returns.
        is_kept: bool,
        /// Where the left operand comes first.
        left: u32,
        /// Where the right operand comes first.
        right: u32,
    },
    /// Goes there if the variables in these slots are layouts and tensors, whose coordinates are applied in any order.
    Coordinates(Box<[u32]>, u32),
    /// Pops a type or a sample: notes in a slot that the right operand comes first, and goes there, if the operator is a function
    /// of the program or the library for operands of it.
    HasOperator {
        /// The operator.
        op: BinaryOp,
        /// The slot.
        slot: u32,
        /// Where the right operand comes first.
        right: u32,
    },
    /// Goes there if the slot says that the right operand comes first.
    Swaps(u32, u32),
    /// Replaces a reference on top by its value as an operand: a bit field whose values are all of type `int` is one. `None`: by what a
    /// reference is bound to, of a bit field a copy.
    Operand(Option<bool>),
    /// Pushes a copy of what C++ would copy.
    Copy,
    /// The name of a part that a function returns is on top, as what may be moved from where the value in the slot, of which it is
    /// the part with this number, is a pair, a tuple or an array of the library; else a copy.
    ReturnedPart(u32, u32),
    /// Replaces a reference on top by its value.
    Value,
    /// Pops a type: what a variable of it, in a slot, is before it is made, because its own initialiser names it; the number of
    /// elements where its type says none, and whether it is one of the program.
    Begin(u32, u32, bool),
    /// What is made next is what was begun in a slot.
    Into(u32),
    /// Completes what was begun in a slot with what is on top.
    Complete(u32),
    /// Makes a value of the type below the arguments; whether in braces.
    Construct(Count, bool),
    /// What was made is a part of the object that is made next, and no temporary.
    Part,
    /// Refuses what was made on top where its constructor kept its address: a copy of it is used.
    Unkept,
    /// What members of what is on top refer to ends with the expression, and not with a variable; so does what is on top, where a
    /// function passes it on.
    Unbound(bool),
    /// Pops a type, pushes its value where nothing initialises it.
    Default,
    /// Pops a type, pushes a value of it of which only the type is looked at: of a parameter of a `requires` expression, or not.
    Sample(bool),
    /// Pops a type, pushes what `std::declval` names of it as an argument; nothing known where there is no type.
    Declared,
    /// Pops what lies above the innermost mark and pushes the pack of it.
    Gather,
    /// Pops a type: the value of a `__shared__` variable of it.
    Shared(u32, bool),
    /// Which of the first arguments of what follows are no literal `0`, and so no null pointer.
    NoLiteral(u64),
    /// Pops so many values, pushes the list `{a, b}` of them.
    Braces(Count),
    /// Pops a type: plans what is made of the items in braces that follow. Goes on to samples of them where these tell.
    Plan(Box<PlanSite>),
    /// Pops so many samples, pushes the list of them, of which nothing is moved.
    SampleBraces(Count),
    /// Pops so many samples, in braces or in parentheses: completes the plan in a slot.
    PlanFor(u32, Count, bool),
    /// Pops the type of a place: plans what is assigned to it, as the one item of a list, in a slot.
    PlanAssigned(u32, Assigned),
    /// Pops the plan for the operands of an operator: notes the right one as the one item of a list in the second slot, and in the
    /// first that it comes first, where it becomes an object; pushes whether it does.
    PlanRight(u32, u32),
    /// Pops the type of a place: pushes whether it holds an aggregate without code for its copies, which g++ finds first.
    IsAggregate,
    /// Pushes the type that the plan in a slot has for an item, `void` where it has none.
    PlanType(u32, u16),
    /// Makes the item on top what the plan in a slot says.
    PlannedItem(u32, u16),
    /// Pops so many values in braces, which are an item of the list whose plan lies in a slot.
    PlannedBraces(u32, u16, Count),
    /// Pops a class, pushes what its member is made of where it is not given.
    MemberDefault(Name),
    /// The value on top is the one of a member in braces: `.member = value`.
    Named(Name),
    /// Pops `{a, b}`, pushes the `initializer_list` of it.
    InitializerList,
    /// Pops values, pushes a tuple as CuTe prints it, or the last one.
    List(Count),
    /// Pops a stride and a shape, pushes a layout.
    Layout,
    /// Pushes a lambda with what it captures now.
    Lambda(u32),
    /// Calls the functions of a name.
    Call(u32, Box<Site>),
    /// Asks the operator that is called next for the type of what it returns.
    WantsType,
    /// Jumps unless the type of what the call that runs returns is asked for.
    UnlessTypeAsked(u32),
    /// Pops the type of what the call that runs returns: pushes it where that is all that is asked for, else notes it and jumps.
    ReturnedType(u32),
    /// Calls a function of the library.
    CallLibrary(Name, Box<Site>),
    /// Calls a member of the object below the arguments.
    CallMember(Name, Box<Site>),
    /// Calls the value below the arguments.
    CallValue(Box<Site>),
    /// Launches a kernel: the function, so many of its configuration, its arguments.
    Launch(u16, Count),
    /// Marks the height of the stack.
    Mark,
    /// Whether the pack in a slot has an element at the index in another; goes to the operation if not.
    PackTest(u32, u32, u32),
    /// Pushes an element of a pack.
    PackElement(u32, u32),
    /// Pushes the number of elements of a pack.
    PackSize(u32),
    /// Adds to the index in a slot: one, or minus one.
    PackNext(u32, i64),
    /// Reverses so many values on top.
    Reverse(Count),
    /// Pops all since the last mark and folds them from the right.
    FoldRight(BinaryOp),
    /// The same of all since the last mark, from the left.
    FoldLeft(BinaryOp),
    /// Pops an operand and what was folded behind it, if anything was: pushes what the operator makes of them.
    FoldOnto(BinaryOp),
    /// Pops all since the last mark, the last operand first, and assigns them to each other; whether from the left.
    FoldAssign(Option<BinaryOp>, bool),
    /// Goes to the operation of this number.
    Jump(u32),
    /// Pops a condition; goes there if it is false.
    JumpUnless(u32),
    /// Pops a condition; goes there if it is true.
    JumpIf(u32),
    /// The left operand of `&&` or `||` on top: goes there with the answer if it decides, unless it is a constant of CuTe's.
    Left(Logical, u32),
    /// The same where the type of the right operand is on top, which an operator of the program may take.
    LeftBeside(Logical, u32),
    /// Pops the operands of `&&` or `||`, where the left one does not decide or is a constant of CuTe's: pushes the answer.
    Right(Logical),
    /// The sign of a NaN on top turns around.
    TurnNan,
    /// The answer of `&&` or `||` over an empty pack, where nothing is on top.
    Folded(Logical),
    /// Goes there if the top is false, else pops it.
    JumpUnlessKeep(u32),
    /// Ends an expression statement: pops its value, and its temporaries end.
    Pop,
    /// Pops the operands of a comma that the program may have an operator for.
    Comma,
    /// Pops a value that the comma operator discards: a temporary ends with the expression.
    Discard,
    /// Pops an object and a pointer to where it is made, pushes the pointer.
    Place,
    /// Pops the values of the first elements of an array, their type, how many elements it has, and a pointer to where these are
    /// made, which it pushes; whether the others have a value too.
    PlaceArray(Count, bool),
    /// Evaluates the default arguments behind so many that are given, of what is called; whether samples of these are on top, which
    /// it pops.
    DefaultsFirst(DefaultsOf, u16, bool),
    /// Gives them to the call that follows.
    WithDefaults(u16),
    /// Pops an object that is tested, pushes whether it is true, or the number that it converts to; anything else stays.
    Tested(bool),
    /// Pops an operand of an operator, pushes the number that it converts to where no operator of the program takes it.
    TestedFor(BinaryOp),
    /// Pops a number that a `switch` is on: pushes the integer that a class of CUTLASS converts to.
    Switched,
    /// Whether the value of a `case` is that of its `switch`, where the program has an `==`.
    IsCase,
    /// Keeps the temporary on top in a variable without a name, as long as a reference to a part of it: to the member of the names
    /// behind it, or to an element where that is an array.
    Whole(u32, bool),
    /// Ends an expression whose value stays: its temporaries end.
    Ended,
    /// A variable whose type may be a reference: what it holds ends with another one where that holds it too.
    Borrowed(u32),
    /// Empties local variables, the last one first.
    Clear(u32, u32),
    /// Pops a type, and pushes whether it is a reference.
    IsReference,
    /// Returns the top of the stack; whether as a reference.
    Return(bool),
    /// Ends the function without a value.
    ReturnVoid,
    /// Initialises the base at a place of the class's list as it is by default.
    InitBase(u32),
    /// The same from arguments, which it pops; whether they stand in braces.
    InitBaseWith(u32, Count, bool),
    /// Below arguments of a virtual base, whose type is on top: goes there and pops it unless the class whose constructor runs is
    /// the object's own and has that base; the virtual bases before it are made first.
    VirtualBase(u32),
    /// Pops arguments and the type of a virtual base, and initialises it from them; whether in braces.
    InitVirtualBase(Count, bool),
    /// Initialises the virtual bases that are left, where the class whose constructor runs is the object's own.
    VirtualBases,
    /// Initialises a member of `this` as it is declared.
    InitDefault(Name),
    /// What is on top may be moved from: `std::move(x)`.
    Rvalue,
    /// The same of what is `const`, or may be: where a parameter of a template, in the slot, stands for what is; whether it holds it.
    ConstRvalue(Option<(u32, bool)>),
    /// The place on top is `const`, or may be.
    ConstPlace(Option<(u32, bool)>),
    /// The same of an operand, where it is an object.
    ConstOperand(Option<(u32, bool)>),
    /// The array on top, if it is one, is of what is `const`; whether it becomes the pointer to its first element.
    ConstArray(bool),
    /// Pops a type, or nothing known: the value below is `const` where the type says so; whether a reference is bound to it.
    ConstAs(bool),
    /// The object that the call before it returned, as a constant where it returned a reference to what is `const`.
    ConstResult,
    /// The value of an operand, but an object of the program that lies in bytes as its place: operators are called on it.
    ObjectOperand,
    /// Makes the string stream that is on top the `std::ostream` that a pointer leads to.
    AsStream,
    /// Refuses what is on top where it is a string stream that a pointer to a `std::ostream` may lead to.
    ToldStream,
    /// The value that the call before it returned as an operand: an object that it returned as a reference to `const` is marked.
    ResultOperand,
    /// Pops a type; what is below may be moved from unless that is an lvalue: `std::forward<T>(x)`, or, with the flag, unless it is no
    /// reference, as an expression that is a value.
    Forward(bool),
    /// Replaces what is on top by a value of its own: moved where it may be, else a copy; with the flag not what g++ copies when it
    /// calls, which is copied trivially.
    MoveValue(bool),
    /// Pops what a variable of type `auto` is made of, pushes a value of its own: a copy always, or of the object that a call
    /// returned where a variable or a container shares it. A reference to an element that is less than a byte stays one.
    Deduced(bool),
    /// Pops arguments and initialises a member of `this`, or a base, from them; whether in braces.
    InitField(Name, Count, bool),
    /// Pops the inputs of a loop that only fills an array, the array and the type of the variable; goes to the operation
    /// where it could be filled at once.
    Fill(Rc<Fill>, u32),
    /// Takes a value apart into so many slots from this one on; whether as references. The slot before them keeps the value.
    Unpack(u32, u32, bool),
    /// Refuses two variables of one declaration for which `auto` would be two types.
    SameDeduced(u32, u32),
    /// Pops what a class that specialises `std::tuple_size` takes apart itself, into a slot, for so many names, whether by reference;
    /// leaves what else is on top and goes there.
    OwnParts(u32, u32, bool, u32),
    /// Pops a range into slots: range, index, end.
    RangeStart(u32),
    /// Pushes the next element, or goes there.
    RangeNext(u32, u32),
    /// `offsetof`: pops a class.
    OffsetOf(Rc<[Name]>),
    /// `sizeof`: pops a type.
    SizeOf,
    /// `alignof`: pops a type.
    AlignOf,
    /// A variable that is initialised once: its number and its slot; goes there if it is.
    Static(u32, u32, u32),
    /// Keeps the value on the stack as that variable; whether it is a reference.
    StaticStore(u32, u32, bool),
    /// The variable that was kept last is `thread_local`, and ends in front of those that are not.
    OfThread,
    /// Pops a message or nothing and a condition.
    StaticAssert(Rc<str>, bool),
    /// Pops a condition of a constraint, which must hold.
    Require,
    /// A check of gtest failed: its operands lie in slots, so many parts of a message on the stack.
    CheckFailed(Rc<Check>, u32, Count),
    /// `new T(args)`, `new T[n]`: whether `n` is given, the arguments, whether they are in braces.
    New(bool, Count, bool),
    /// Calls the `operator new` of the class on top, or of that below a place where `true`: pushes what it gives, `void` where the class
    /// has none; whether an array is made.
    Allocate(bool, bool),
    /// The same as `New` of one object, where `Allocate` left a pointer below the arguments.
    NewAllocated(Count, bool),
    /// Pops a pointer and ends what it points to: `delete p`.
    Delete,
    /// Whether a check of gtest holds for the values since the last mark.
    Holds(Name),
    /// Replaces a variable on top by what a class inside of a function keeps of it; whether its value may be a constant.
    Capture(bool),
    /// Pops what has to be a constant: it is made of this variable, or of a reference.
    Constant(Name, Option<u32>),
    /// Pops a value or a type, pushes a sample of its type: what is known of an arm of `?:` that is not evaluated.
    ArmSample,
    /// Pops an array or a pointer, pushes a sample of its elements.
    ElementSample,
    /// Pops two samples, pushes one of what an operator between them makes: a truth where it compares.
    MeetSamples(bool),
    /// Pops samples of two arms of `?:`, pushes a sample of what they have in common.
    MeetArms,
    /// Pops the arguments of a call, pushes a sample of what the function returns.
    CallSample(u32, Box<Site>),
    /// The same for a function of the library that computes a number from numbers.
    LibrarySample(Name, Count),
    /// The same for a member of the object below the arguments.
    MemberSample(Name, Box<Site>),
    /// Pushes the type of what a function of the program returns that an operator may mean for the operands on top.
    OperatorSample(Name, Box<Site>),
    /// The same for the lambda or the object below the arguments.
    ValueSample(Box<Site>),
    /// Pops a sample of the other arm of `?:`: the arm below it is converted to the type of both.
    UnifyArms,
    /// Fails where what is on top is a value that no reference is bound to, `auto& x = f()`, or expires; whether what is `const` may.
    Lvalue(bool),
    /// Fails, with these words, where the type in a slot is `const`.
    Changeable(u32, Rc<str>),
    /// Fails where the function on top, which is called without an object, needs one.
    NeedsNoObject,
    /// Notes that the object of the next `operator[]` is `const` where the type in a slot is.
    OnDependent(Dependent),
    /// Pops what an element is assigned to; fails, with these words, where it is a container, whose elements are its own.
    Elements(Rc<str>),
    /// Fails: the construct is not read.
    Unread(Rc<str>),
    /// Fails: C++ refuses it.
    Refused(Rc<str>),
    /// Fails: nothing declares the name.
    Unknown(Name),
    /// Starts to catch faults that make a program ill-formed: at one, pushes 0 and goes to the operation of this number.
    Probe(u32),
    /// Starts to catch all faults but those of a limit: at one, pushes nothing known and goes to the operation of this number.
    Attempt(u32),
    /// Ends the catching of faults.
    EndProbe,
    /// Starts a `try` block: pops the types that its handlers catch, `void` for all; where one of them is thrown, empties the
    /// variables from one slot to another, pushes the place of the handler and goes to the operation of this number.
    Try(Box<TryBlock>),
    /// Pops the type of a pointer, or nothing, and a value, and throws that: one that points to what is `const`, if `true`.
    Throw(bool),
    /// Throws what the handler around it caught: `throw;`.
    Rethrow,
    /// Pushes what was caught.
    Caught,
    /// What was caught is a number in a variable, which the handler may change.
    CaughtIn(u32),
    /// Ends a handler.
    EndCatch,
}

impl Op {
    /// In [`Op::InitBaseWith`]: the base of the type that lies below the arguments.
    pub(super) const BASE_OF_TYPE: u32 = u32::MAX;
}
