//! The code of a function: operations on a stack of values, without types.

use super::ast::{At, BinaryOp, CastKind, Check, Name, UnaryOp};
use super::value::{TypeId, V};
use std::rc::Rc;

/// The code of a function, of an initialiser or of a type.
#[derive(Debug, Default)]
pub struct Code {
    /// The operations, in the order in which they run.
    pub ops: Vec<Op>,
    /// The place in the source of each operation.
    pub at: Vec<At>,
    /// The number of slots for local variables.
    pub slots: usize,
}

/// How many values a call takes from the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many values.
    Fixed(u16),
    /// All values since the last mark, because a pack was expanded among them.
    Marked,
}

/// A call: its template arguments and its arguments lie on the stack.
#[derive(Clone, Debug)]
pub struct Site {
    /// The number of template arguments.
    pub templates: Count,
    /// The number of arguments.
    pub args: Count,
    /// Which of the first arguments are temporaries.
    pub temporaries: u64,
    /// Whether what is called is a type of the library.
    pub is_type: bool,
    /// Which of the first arguments are variables that cannot be changed.
    pub consts: u64,
    /// Whether the object of the method cannot be changed.
    pub on_const: bool,
}

/// An operation of the machine.
#[derive(Clone, Debug)]
pub enum Op {
    /// Pushes a value.
    Push(V),
    /// Pushes the pointer to a string.
    Text(Rc<[u8]>),
    /// Pushes a reference to a local variable, or what it refers to.
    Local(u32),
    /// Pushes the value of a local variable.
    Load(u32),
    /// Takes the value out of a local variable.
    Take(u32),
    /// Pops a value into a local variable as it is.
    Store(u32),
    /// Pushes a reference to a variable of the program; its initialiser runs first.
    Global(u32),
    /// Pushes argument `n` of the class around the function.
    ClassArg(u32),
    /// Pushes `this`.
    This,
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
    /// Pushes an enumerator.
    Enumerator(u32, u32),
    /// Pops a type, pushes its member.
    TypeMember(Name),
    /// Pops a type, pushes its member with template arguments.
    TypeMemberWith(Name, Count),
    /// Pops an object, pushes its member.
    Member(Name),
    /// Pops a pointer, pushes the member of what it points to.
    Arrow(Name),
    /// Pops a value, pushes its type.
    Decltype,
    /// Pops a type, pushes the same with `const`.
    Const,
    /// `T*`
    Pointer,
    /// `T&`
    Reference,
    /// `T&&`
    Forwarding,
    /// `T[n]`, the extent above the type if `true`.
    Array(bool),
    /// `R(A...)`
    FunctionType(Count),
    /// `a op b`
    Binary(BinaryOp),
    /// `op a`
    Unary(UnaryOp),
    /// `*a`
    Dereference,
    /// `&a`
    AddressOf,
    /// `a[i]`; whether `a` is `const`.
    Index(bool),
    /// `++a`: by how much, and whether the old value is the result.
    Step(i64, bool),
    /// `++i` of a local variable whose value nobody uses.
    Bump(u32, i64),
    /// Pops a value and a place: `a = b`, `a op= b`; pushes the place.
    Assign(Option<BinaryOp>),
    /// Pops a type and a value, pushes the value converted.
    Convert(CastKind),
    /// Converts to a type that is known.
    ConvertTo(TypeId),
    /// Pops a type and a value: the value as what initialises a variable of the type.
    Initialise,
    /// Pushes a copy of what C++ would copy.
    Copy,
    /// Replaces a reference on top by its value.
    Value,
    /// Makes a value of the type below the arguments; whether in braces.
    Construct(Count, bool),
    /// Pops a type, pushes its value where nothing initialises it.
    Default,
    /// Pops a type: the value of a `__shared__` variable of it.
    Shared(u32, bool),
    /// Names the value on top for a member in braces: `.member = value`.
    Braces(Count),
    /// The value on top is the one of a member in braces: `.member = value`.
    Named(Name),
    /// Pops `{a, b}`, pushes the `initializer_list` of it.
    InitializerList,
    /// Pops values, pushes a tuple as CuTe prints it, or the last one.
    List(u16),
    /// Pops a stride and a shape, pushes a layout.
    Layout,
    /// Pushes a lambda.
    Lambda(u32),
    /// Calls the functions of a name.
    Call(u32, Box<Site>),
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
    /// Adds one to the index in a slot.
    PackNext(u32),
    /// Pops all since the last mark and folds them from the right.
    FoldRight(BinaryOp),
    /// Goes to the operation of this number.
    Jump(u32),
    /// Pops a condition; goes there if it is false.
    JumpUnless(u32),
    /// Pops a condition; goes there if it is true.
    JumpIf(u32),
    /// Goes there if the top is false, else pops it.
    JumpUnlessKeep(u32),
    /// Goes there if the top is true, else pops it.
    JumpIfKeep(u32),
    /// Converts the top to `bool`, as a condition does.
    Truth,
    /// Pops the top.
    Pop,
    /// Empties local variables, the last one first.
    Clear(u32, u32),
    /// Returns the top of the stack; whether as a reference.
    Return(bool),
    /// Returns nothing.
    ReturnVoid,
    /// Initialises the bases of `this` that a constructor does not name.
    InitBases(Vec<Name>),
    /// Initialises a member of `this` as it is declared.
    InitDefault(Name),
    /// Which arguments of the construction that follows are moved from.
    MovedFrom(u64),
    /// Makes a value of its own of what was moved from.
    Moved,
    /// Copies what a call returned, where somebody else has it too.
    Settle,
    /// Pops arguments and initialises a member of `this`, or a base, from them; whether in braces.
    InitField(Name, Count, bool),
    /// Takes a value apart into so many slots from this one on; whether as references.
    Unpack(u32, u32, bool),
    /// Pops a range into slots: range, index, end.
    RangeStart(u32),
    /// Pushes the next element, or goes there.
    RangeNext(u32, u32),
    /// `sizeof`: pops a type.
    SizeOf,
    /// `alignof`: pops a type.
    AlignOf,
    /// A variable that is initialised once: its number and its slot; goes there if it is.
    Static(u32, u32, u32),
    /// Keeps the value on the stack as that variable.
    StaticStore(u32, u32),
    /// Pops a message or nothing and a condition.
    StaticAssert(Rc<str>, bool),
    /// Pops a condition of a constraint, which must hold.
    Require,
    /// A check of gtest failed: its operands lie in slots, so many parts of a message on the stack.
    CheckFailed(Rc<Check>, u32, Count),
    /// `new T(args)`, `new T[n]`
    New(bool, Count),
    /// `delete p`
    Delete,
    /// Whether a check of gtest holds for the values since the last mark.
    Holds(Name),
    /// The value of what is on top, a type where it is one.
    Snapshot,
    /// The top has to be a constant: it is made of this variable.
    Constant(Name, u32),
    /// Pops a number, pushes a small one of its type.
    Sample,
    /// Pops a number of the type of the other arm of `?:`: the arm below it is converted to the type of both.
    Meet,
    /// Fails: the construct is not read.
    Unread(Rc<str>),
    /// Fails: nothing declares the name.
    Unknown(Name),
    /// Starts to catch faults: at one, pushes 0 and goes to the operation of this number.
    Probe(u32),
    /// Ends the catching of faults.
    EndProbe,
}
