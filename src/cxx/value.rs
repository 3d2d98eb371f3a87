//! The values of a C++ program: numbers, pointers, references, objects, types and values of CuTe.
//!
//! Values own what they hold, so that a loop may run as long as it likes: integers, floats and pointers take three
//! words and allocate nothing, everything else is counted. An aggregate (an object, an array) is a box with an
//! identity: a variable, a reference and `this` share the box, and what C++ copies is copied when it is stored.

pub use super::ast::Integer;

use super::ast::Name;
use crate::algebra::tensor::Space;
use crate::value::stored::Stored;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// The number of a type in the table of [`super::types::Types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);

/// The element of [`Value::Element`] that is a reference to a whole value.
pub(super) const WHOLE: u32 = u32::MAX;

/// The number of a class with its template arguments, in the table of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub u32);

/// The floating-point types, CUTLASS's narrow ones among them by their row in the table of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum Floating {
    Float,
    Double,
    /// `long double`, of a number with what the `double` nearest to it lacks (see `cxx::extended`), of the type itself 0.
    LongDouble(i16),
    /// `half_t`, `bfloat16_t`, `tfloat32_t`, `float_e4m3_t`, …: its index in [`crate::value::element::ELEMENTS`], with
    /// [`Floating::BASE`] for the base class of it that its operators return.
    Narrow(u8),
}

/// A value of the machine.
#[derive(Clone, Debug)]
pub enum Value {
    /// No value: what a `void` function returns.
    Void,
    /// An integer, a character or a truth, in the range of its type; unsigned 64-bit ones by their bits.
    Int(Integer, i64),
    /// A floating-point number, rounded to its type.
    Float(Floating, f64),
    /// An enumerator of the type.
    Enum(TypeId, i64),
    /// A number of the type that depends on data which is not computed: what a kernel reads from global or shared memory.
    Data(TypeId),
    /// `C<4>`: an integer that is a type; its own type is the underlying one. With the flag it is `integral_constant<int, 4>`, a class
    /// derived from that.
    Static(Integer, i64, bool),
    /// `nullptr`
    Null,
    /// `cute::_`, the underscore of a coordinate that slices
    Underscore,
    /// An address of bytes, in bits, and the type found there.
    Pointer {
        /// Whether it is tagged as global or shared memory, or an iterator.
        space: Space,
        /// The type of the element it points to.
        element: TypeId,
        /// The address in bits.
        address: i64,
    },
    /// The address of something that is not kept as bytes: the reference to it, and what kind of pointer it is.
    AddressOf(Rc<Value>, Space),
    /// A reference to a local variable, by its place on the stack of the machine.
    Slot(u32),
    /// A reference to a variable of the program.
    Global(u32),
    /// A reference to a member of an object that is not an aggregate itself.
    Field(u32, Rc<Object>),
    /// A reference to an object as one of a base of its class.
    Base(ClassId, Rc<Object>),
    /// A reference to an element of an array that is not kept as bytes.
    Cell(u32, Rc<Array>),
    /// A reference to a character of a string.
    Char(u32, Rc<RefCell<Vec<u8>>>),
    /// A reference to bytes of the type at an address in bits.
    Memory(TypeId, i64),
    /// A reference to an element of a tuple, or of a parameter pack, that a reference leads to.
    Element(u32, Rc<Value>),
    /// An argument that is not passed as the variable that it is: what `std::move(x)` and `std::forward<T>(x)` refer to.
    Passed(Passed, Rc<Value>),
    /// A tuple of values, `cute::tuple`, `std::tuple` or a pair.
    Tuple(Rc<Elements>),
    /// A layout, a tensor, a swizzle, an atom, a tiling, …: what only the algebra looks into.
    Cute(Rc<CuteValue>),
    /// An object of a class.
    Object(Rc<Object>),
    /// An array: of C, `std::array`, `std::vector`.
    Array(Rc<Array>),
    /// A `std::string`, or the text of a string stream: its characters.
    Text(Rc<RefCell<Vec<u8>>>),
    /// A lambda with what it captured.
    Closure(Rc<Closure>),
    /// A function, or all functions of a name.
    Function(u32),
    /// A method with the object that it is called on.
    Method(Rc<(Value, Value)>),
    /// A function of the library by its name.
    Native(Name),
    /// A class template, an alias template or a template of the library.
    Template(u32),
    /// `std::cout` (1), `std::cerr` (2), `std::clog` (4).
    Stream(u8),
    /// A type, as a template argument or the result of `decltype`.
    Type(TypeId),
    /// The type of a value, made when it is asked for.
    TypeOf(Rc<Value>),
    /// The arguments that a parameter pack holds.
    Pack(Rc<Vec<Value>>),
    /// `{a, b}` before it is known of what.
    Braces(Rc<Vec<Value>>),
}

impl Value {
    /// The elements of a tuple, a pack or what stands in braces.
    pub fn items(&self) -> &[Value] {
        match self {
            Value::Tuple(items) => items,
            Value::Pack(items) | Value::Braces(items) => items,
            _ => &[],
        }
    }
}

/// Template arguments with those of packs among them, each on its own.
pub fn unpacked(given: impl IntoIterator<Item = Value>) -> Vec<Value> {
    let one = |v| match v {
        Value::Pack(items) => items.to_vec(),
        v => vec![v],
    };
    given.into_iter().flat_map(one).collect()
}

/// How a variable is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// As an rvalue, which may be moved from.
    Rvalue,
    /// As a constant.
    Const,
    /// As an rvalue that is `const`: what is made of it is a copy.
    ConstRvalue,
    /// In the type that a parameter of a template stands for: with `const`, with `&`.
    Typed {
        /// Whether the type is `const`.
        is_const: bool,
        /// Whether it is a reference to that.
        is_reference: bool,
    },
}

/// A value of the algebra, on its own.
#[derive(Debug)]
pub struct CuteValue {
    /// The value of the algebra.
    pub stored: Stored,
    /// The memory that a tensor made with `make_tensor<T>(…)` owns, or that a part of it keeps alive.
    pub block: Option<Rc<Block>>,
    /// Whether a copy of the value has memory of its own.
    pub owns: bool,
    /// How it is applied to integers, once it was.
    pub plan: OnceCell<Option<Box<super::plan::Plan>>>,
    /// What it is made of, once a reference led there.
    pub parts: OnceCell<(Whole, Rc<[Value]>)>,
}

impl CuteValue {
    /// Whether the elements behind an iterator or of a tensor are read through a function.
    pub fn is_lazy(&self) -> bool {
        self.block.as_ref().is_some_and(|block| block.through.is_some())
    }

    /// The functions that elements are read through, the last one first.
    pub fn functions(&self) -> Vec<Value> {
        let (mut functions, mut block) = (Vec::new(), self.block.as_ref());
        while let Some((function, below)) = block.and_then(|block| block.through.as_ref()) {
            functions.push(function.clone());
            block = below.as_ref();
        }
        functions
    }
}

/// What a value of CuTe is made of, for references lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// Shape and stride.
    Layout,
    /// The outer function, the offset, the inner layout.
    Composed,
    /// The layout and the iterator.
    Tensor,
    /// The elements of an arithmetic tuple.
    Tuple,
    /// The value of a scaled basis element.
    Basis,
    /// Nothing that a reference leads to.
    Other,
}

/// An object of a class.
#[derive(Debug)]
pub struct Object {
    /// The class of the object.
    pub class: ClassId,
    /// Its members, those of its bases first.
    pub fields: RefCell<Vec<Value>>,
    /// Objects whose destructor has to run, where its class has one.
    pub pending_destructors: Option<PendingDestructors>,
    /// Whether `delete` ended it already.
    pub ended: Cell<bool>,
    /// Whether it is what a function returned as `const`, which is copied where another temporary is moved from.
    pub is_const: Cell<bool>,
    /// The depth of the frame in whose expression it is a temporary, counted from one, where its class has a destructor.
    pub temporary: Cell<u16>,
    /// How many objects were made before it, of those that are counted: nought of one that is not.
    pub born: Cell<u32>,
}

impl Object {
    /// A new object.
    pub fn new(class: ClassId, fields: Vec<Value>, pending_destructors: Option<PendingDestructors>) -> Rc<Self> {
        let born = Cell::new(pending_destructors.as_ref().map_or(0, |pending| pending.counted()));
        let (ended, is_const, temporary) = Default::default();
        Rc::new(Self { class, fields: RefCell::new(fields), pending_destructors, ended, is_const, temporary, born })
    }

    /// Counts an object that is made: others of its expression are younger, the arguments of its constructor are older.
    pub fn count(&self, pending: &PendingDestructors) {
        self.born.set(pending.counted());
    }

    /// An object that has gone, as it was: it goes again, and is no temporary then.
    pub fn again(gone: &Object, pending: &PendingDestructors) -> Rc<Self> {
        let (ended, is_const, temporary) = Default::default();
        let (fields, pending_destructors) = (RefCell::new(gone.fields.take()), Some(pending.clone()));
        Rc::new(Self { class: gone.class, fields, pending_destructors, ended, is_const, temporary, born: gone.born.clone() })
    }
}

/// Where objects wait for their destructors: the machine runs them at the end of the statement or the scope.
pub type PendingDestructors = Rc<Pending>;

/// The objects that wait for their destructors.
#[derive(Debug, Default)]
pub struct Pending {
    objects: RefCell<Vec<Rc<Object>>>,
    /// How many objects with destructors were made.
    made: Cell<u32>,
    /// Whether no destructor runs any more.
    is_closed: Cell<bool>,
}

impl Pending {
    /// One of its own for what runs and is not evaluated.
    pub fn aside(&self) -> PendingDestructors {
        Rc::new(Pending { made: self.made.clone(), ..Pending::default() })
    }

    /// No destructor runs of what was made for it.
    pub fn close(&self) {
        self.is_closed.set(true);
        drop(self.objects.take());
    }

    /// The number of an object that is made.
    fn counted(&self) -> u32 {
        self.made.replace(self.made.get().wrapping_add(1))
    }

    /// How many objects were made that are counted.
    pub fn made(&self) -> u32 {
        self.made.get()
    }
}

impl std::ops::Deref for Pending {
    type Target = RefCell<Vec<Rc<Object>>>;

    fn deref(&self) -> &Self::Target {
        &self.objects
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        match self.pending_destructors.take().filter(|pending| !self.ended.get() && !pending.is_closed.get()) {
            Some(pending_destructors) => {
                let (ended, is_const, temporary) = (Cell::default(), Cell::default(), self.temporary.clone());
                let fields = RefCell::new(self.fields.take());
                let gone =
                    Object { class: self.class, fields, pending_destructors: None, ended, is_const, temporary, born: self.born.clone() };
                pending_destructors.borrow_mut().push(Rc::new(gone));
            }
            None => end(self.fields.take()),
        }
    }
}

thread_local! {
    /// What ends inside of what is ending, while anything is.
    static ENDING: RefCell<Option<Vec<Value>>> = const { RefCell::new(None) };
}

/// Ends values, the last one first and what each holds before the next one: however long a chain is, without recursion.
fn end(mut values: Vec<Value>) {
    let inner = ENDING.try_with(|ending| match &mut *ending.borrow_mut() {
        Some(queue) => {
            queue.append(&mut values);
            true
        }
        queue => {
            *queue = Some(Vec::new());
            false
        }
    });
    if !matches!(inner, Ok(false)) {
        return;
    }
    while let Some(v) = values.pop() {
        match v {
            // the elements that a lambda captured end from the last one on
            Value::Pack(items) => values.extend(Rc::try_unwrap(items).unwrap_or_default()),
            v => drop(v),
        }
        let _ = ENDING.try_with(|ending| {
            if let Some(queue) = &mut *ending.borrow_mut() {
                values.append(queue);
            }
        });
    }
    let _ = ENDING.try_with(|ending| ending.take());
}

/// The elements of a tuple of CuTe, which end from the last one on.
#[derive(Clone, Debug)]
pub struct Elements(Vec<Value>);

impl FromIterator<Value> for Elements {
    fn from_iter<I: IntoIterator<Item = Value>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl From<Vec<Value>> for Elements {
    fn from(items: Vec<Value>) -> Self {
        Self(items)
    }
}

impl std::ops::Deref for Elements {
    type Target = [Value];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl std::ops::DerefMut for Elements {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Drop for Elements {
    fn drop(&mut self) {
        while self.0.pop().is_some() {}
    }
}

/// An array, or a container whose elements are in order.
#[derive(Debug)]
pub struct Array {
    /// The type of the array as a whole: `int[4]`, `std::vector<float>`.
    pub ty: TypeId,
    /// The type of an element.
    pub element: TypeId,
    /// The elements, as bytes or as values.
    pub storage: RefCell<Storage>,
    /// How many elements a vector has room for.
    pub capacity: Cell<i64>,
    /// Whether its elements end from the first on, as those of a vector do.
    pub ends_forward: bool,
    /// The number of the first element: those of a deque keep theirs where others come and go before them.
    pub origin: Cell<u32>,
}

impl Array {
    /// Where the element of a number stands.
    pub fn at(&self, number: u32) -> i64 {
        i64::from(number.wrapping_sub(self.origin.get()) as i32)
    }

    /// The number of the element at a place.
    pub fn number(&self, at: i64) -> u32 {
        (at as u32).wrapping_add(self.origin.get())
    }

    /// Notes that so many elements came before the first one, less than none where they went.
    pub fn grown_before(&self, n: i64) {
        self.origin.set(self.origin.get().wrapping_sub(n as u32));
    }
}

impl Drop for Array {
    fn drop(&mut self) {
        if let Storage::Cells(cells) = self.storage.get_mut() {
            if self.ends_forward {
                cells.reverse();
            }
            end(std::mem::take(cells));
        }
    }
}

/// How the elements of an array are kept.
#[derive(Debug)]
pub enum Storage {
    /// Numbers, as bytes that have an address.
    Bytes(Rc<Block>),
    /// Elements of any other kind, one value each.
    Cells(Vec<Value>),
}

/// Bytes with an address.
#[derive(Debug)]
pub struct Block {
    /// The first address in bytes.
    pub address: u64,
    /// The content of the block.
    pub bytes: RefCell<Vec<u8>>,
    /// Whether anything was ever stored there.
    pub written: Cell<bool>,
    /// Which of the bytes are data that is not computed.
    pub missing: RefCell<Missing>,
    /// The function of a `transform_iter` through which the elements are read, and the block of the iterator below it.
    pub through: Option<(Value, Option<Rc<Block>>)>,
}

/// Which bytes of a block are data that is not computed.
#[derive(Clone, Debug, Default)]
pub enum Missing {
    /// None of the bytes.
    #[default]
    None,
    /// All of the bytes.
    All,
    /// The bytes whose flag is set.
    Bytes(Vec<bool>),
}

/// A lambda with what it captured.
#[derive(Debug)]
pub struct Closure {
    /// Its code, in the table of the machine.
    pub code: u32,
    /// The class around it and `this`, where it captured it.
    pub this: Value,
    /// The class that encloses the lambda.
    pub class: Option<ClassId>,
    /// What it captured: values, or references to variables.
    pub captured: RefCell<Vec<Value>>,
    /// The capture in front of which `this` stands, where it is a copy.
    pub this_place: usize,
}

impl Drop for Closure {
    fn drop(&mut self) {
        let mut all = self.captured.take();
        let this = std::mem::replace(&mut self.this, Value::Void);
        all.insert(self.this_place.min(all.len()), this);
        end(all);
    }
}

/// A type of C++.
#[derive(Clone, Debug)]
pub enum Type {
    /// `void`
    Void,
    /// An integer type, `bool` and `char` among them.
    Int(Integer),
    /// A floating-point type, of the language or of CUTLASS.
    Float(Floating),
    /// An element type of CUTLASS that no arithmetic is done in here: its index in the table of elements.
    Element(u8),
    /// `std::nullptr_t`
    Null,
    /// `auto`, before it is deduced.
    Auto,
    /// `T const`
    Const(TypeId),
    /// `T*`, `gmem_ptr<T*>` and `smem_ptr<T*>`, or the iterator of a container over elements of `T`
    Pointer(Space, TypeId),
    /// `T&`
    Reference(TypeId),
    /// `T&&`
    Forwarding(TypeId),
    /// `T[n]`
    Array(TypeId, Option<i64>),
    /// `R(A, B)`, and whether it is `noexcept`
    Function(TypeId, Vec<TypeId>, bool),
    /// A class of the program.
    Class(ClassId),
    /// An enumeration of the program: its number, whether it is scoped, its underlying type.
    Enum(u32, bool, Integer),
    /// The type of which this is the value that `T{}` makes: a static integer, a tuple, a layout, an atom, …
    Of(Value),
    /// The type of a lambda: its code.
    Closure(u32),
    /// `std::vector<T>`, `std::array<T, n>`, `std::string`, `std::function<…>`, …: a name and its arguments.
    Library(Name, Vec<Value>),
}

impl Type {
    /// Whether it is the class with that number.
    pub fn is_class(&self, class: ClassId) -> bool {
        matches!(self, Type::Class(c) if *c == class)
    }
}

/// What ends a run before its end, reported at the place where it happened.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The message, as a sentence without a full stop.
    pub message: String,
    /// A line of help that says what would work.
    pub help: Option<String>,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The program is ill-formed: C++ would reject a type, a name or an argument.
    IllFormed,
    /// A construct or a function that is not read.
    Unsupported,
    /// What goes wrong while it runs: an index out of bounds, a division by zero.
    Runtime,
    /// A limit of the interpreter: steps, memory, depth.
    Limit,
    /// The library throws an exception of this class of `std`; the message is what its `what()` says.
    Thrown(&'static str),
    /// The program calls `exit` with this status.
    Exit(u8),
    /// A value that depends on data that is not computed.
    NoData,
    /// `static_assert` on something false.
    StaticAssert,
}

/// What a message is given as: what `format_args!` makes is written only where the fault is made.
pub trait Words {
    /// The text of it.
    fn words(self) -> String;
}

impl Words for &str {
    fn words(self) -> String {
        self.into()
    }
}

impl Words for String {
    fn words(self) -> String {
        self
    }
}

impl Words for std::fmt::Arguments<'_> {
    fn words(self) -> String {
        std::fmt::format(self)
    }
}

/// What the message says where an object has a base of CuTe that it is not passed as.
pub(super) const DERIVED: &str = ", which is derived from `";
/// How the message ends where a template within a class is none that parameters can be deduced from here.
pub(super) const UNTOLD: &str = "whose parameters are deduced,";

impl Fault {
    /// A fault of `kind`.
    #[cold]
    #[inline(never)]
    pub fn new(kind: FaultKind, message: impl Words) -> Box<Fault> {
        Box::new(Fault { kind, message: message.words(), help: None })
    }

    /// Whether a name of `std` is used that is not there, or `volatile`, or a template whose pattern is not told: that says nothing
    /// about what C++ would take.
    pub fn is_missing(&self) -> bool {
        let says = |word| self.message.contains(word);
        let is_untold = says(UNTOLD) || says(DERIVED);
        self.kind == FaultKind::Unsupported && (self.message.starts_with("`std::") || says("`volatile`") || is_untold)
    }

    /// Whether more than one function fits a call as well.
    pub fn is_ambiguous(&self) -> bool {
        self.message.contains("is ambiguous: more than one")
    }

    /// Whether a name is used that nothing declares here: a file of the program may.
    pub fn is_name(&self) -> bool {
        self.message.starts_with("nothing is called") || self.message.starts_with("`cuda")
    }

    /// Its code in the index of errors; whether the form of the text is wrong, before anything means something.
    pub fn code(&self, is_form: bool) -> &'static str {
        match self.kind {
            FaultKind::IllFormed if is_form => "E0901",
            FaultKind::IllFormed | FaultKind::StaticAssert => "E0902",
            FaultKind::Unsupported => "E0903",
            FaultKind::Runtime | FaultKind::Thrown(_) | FaultKind::Exit(_) => "E0904",
            FaultKind::Limit => "E0905",
            FaultKind::NoData => "E0906",
        }
    }

    /// A fault of a program that C++ would reject.
    #[cold]
    #[inline(never)]
    pub fn ill_formed(message: impl Words) -> Box<Fault> {
        Fault::new(FaultKind::IllFormed, message)
    }

    /// An exception of a class of `std`, thrown with these words.
    #[cold]
    #[inline(never)]
    pub fn thrown(class: &'static str, what: impl Words) -> Box<Fault> {
        Fault::new(FaultKind::Thrown(class), what)
    }

    /// What goes wrong while the program runs.
    #[cold]
    #[inline(never)]
    pub fn runtime(message: impl Words) -> Box<Fault> {
        Fault::new(FaultKind::Runtime, message)
    }

    /// A value is needed that depends on data which is not computed.
    #[cold]
    #[inline(never)]
    pub fn no_data(what: &str) -> Box<Fault> {
        Fault::new(FaultKind::NoData, format_args!("{what} depends on data, and the data of a kernel is not computed"))
            .with_help("layouts, addresses, coordinates and what is computed from them are exact in a kernel")
    }

    /// The same fault with a line of help.
    #[cold]
    #[inline(never)]
    pub fn with_help(mut self: Box<Self>, help: impl Words) -> Box<Fault> {
        self.help = Some(help.words());
        self
    }
}

/// The result of an operation of the machine.
pub type Outcome<T> = Result<T, Box<Fault>>;

#[cfg(test)]
mod tests {
    use super::Value;

    #[test]
    fn a_value_is_three_words() {
        assert_eq!(std::mem::size_of::<Value>(), 24);
    }
}
