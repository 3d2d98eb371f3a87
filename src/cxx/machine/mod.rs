//! The machine: frames of code over one stack of values.
//!
//! A call of a function is a frame of the machine, not a call in Rust. Only what a call needs before it can start (a type, a default
//! argument, a member of a class, a constructor) runs within the operation that asks for it, to a depth that is
//! bounded.

mod access;
mod aggregates;
mod allocation;
mod ambiguous;
mod assignable;
mod assignment;
mod bases;
mod begun;
mod binary_operators;
mod binding;
mod braces;
mod calls;
mod candidates;
mod castable;
mod casts;
mod category;
mod checks;
mod class_names;
mod classes;
mod conditional;
mod construct;
mod conversion_functions;
mod conversions;
mod convertible;
mod copies;
mod counted_copies;
mod declared;
mod deduction;
mod deques;
mod destructors;
mod displays;
mod early_defaults;
mod early_statics;
mod elements;
mod elision;
mod ends;
mod enumerations;
mod exceptions;
mod facts;
mod fills;
mod fit;
mod function_pointers;
mod held;
mod inherited;
mod initialised;
mod insertion;
mod invocations;
mod iterators;
mod kept;
mod lambda_bases;
mod library_calls;
mod lookup;
mod mangled;
mod measures;
mod member_pointers;
mod narrowing;
mod near;
mod nothrow;
mod object_bytes;
mod objects;
mod operand_order;
mod operands;
mod operands_fit;
mod operations;
mod operators;
mod operators_meant;
mod order;
mod orders;
mod own_atoms;
mod packs;
mod parameters;
mod parenthesised;
mod pasted;
mod patterns;
mod places;
mod planned;
mod pointed_streams;
mod quick;
mod ranges;
mod results;
mod run;
mod samples;
mod scores;
mod settled;
mod sites;
mod special_members;
mod specialisations;
mod spelled;
mod start;
mod statics;
mod subobjects;
mod template_arguments;
mod test_plan;
mod test_runner;
mod threads;
mod traits;
mod tuples;
mod turns;
mod undone;
mod unfinished;
mod values;
mod virtuals;

use super::ast::{At, BinaryOp, Name};
use super::code::{ALIAS, Code, Count};
use super::compile::Compiler;
use super::compiled::FunctionCode;
use super::program::{Program, Scope, Start};
use super::state::State;
use super::value::{ClassId, Closure, Fault, FaultKind, Outcome, Passed, PendingDestructors, Value};
use classes::Instance;
use fit::ArgumentFit;
pub(super) use pasted::Performed;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
pub use threads::Launch;

/// Tells a template that is a member, or has some of its arguments already.
const BOUND: u32 = 1 << 30;

/// Tells a variable template that is a member of a class.
const VARIABLE: u32 = 1 << 29;

/// The most frames at a time.
const MAX_FRAMES: usize = 50_000;
/// How deep what a call needs may need calls itself.
const MAX_WITHIN: usize = 150;
/// The most bytes of output that are held back.
const MAX_HELD: usize = 1 << 24;
/// The most values on the stack, and in variables.
const MAX_VALUES: usize = 1 << 24;

/// A call that is under way.
struct Frame {
    code: Rc<Code>,
    at: usize,
    /// The slot of its first variable.
    base: u32,
    /// The height of the stack below it.
    stack: usize,
    /// Whether its variables end with it.
    owns: bool,
    this: Value,
    class: Option<ClassId>,
    function: Option<Rc<FunctionCode>>,
    closure: Option<Rc<Closure>>,
    /// Which of the first parameters are objects of their own, which end with the call whoever points to them.
    owned: u64,
    /// Whether these end when it returns, as they do where a function of the library calls it in an expression of its own.
    ends_owned: bool,
    /// How many objects with destructors were made before the expression that it runs.
    made_before: u32,
}

/// Functions of a name as a value: of a class, with template arguments given.
#[derive(Clone)]
struct FunctionValue {
    set: u32,
    class: Option<ClassId>,
    templates: Vec<Value>,
    /// Whether its class is named, `Base::f`, so that no overrider is called.
    is_qualified: bool,
    /// The lambda that became a function.
    lambda: Option<Rc<Closure>>,
}

/// A template as a value: a member of a class, or with its first arguments given.
#[derive(Clone)]
struct TemplateValue {
    template: u32,
    class: Option<ClassId>,
    given: Vec<Value>,
}

/// A watch for faults.
#[derive(Clone)]
struct Probe {
    /// The frame that watches.
    frame: usize,
    /// The operation where it goes on.
    to: usize,
    /// The height of the stack.
    height: usize,
    /// Whether it catches what goes wrong while the program runs too, and then knows nothing.
    is_attempt: bool,
    /// The types that a `try` block catches and the number of marks then, where it is one.
    block: Option<Rc<exceptions::Block>>,
}

/// What is known of the arguments of a call beyond their values; a bit for each of the first arguments.
#[derive(Clone, Copy, Default)]
struct Passing {
    /// Variables that cannot be changed.
    consts: u64,
    /// Pointers to what cannot be changed.
    to_consts: u64,
    /// The variables that may be moved from.
    moved: u64,
    /// The rvalues among them.
    const_rvalues: u64,
    /// What is no literal, where the last bit says that this is known.
    no_literals: u64,
    /// Whether the object of the method cannot be changed.
    on_const: bool,
    /// Whether the object of the method is a temporary, or moved from.
    on_rvalue: bool,
    /// Whether the class of the method is named, so that no overrider is called.
    is_qualified: bool,
    /// Whether the type of what is returned is all that is asked for.
    wants_type: bool,
    /// Whether it is known that the object of the method cannot be changed.
    on_constant: bool,
    /// Whether a function that does not take the object and the arguments as they are is none for them.
    is_exact: bool,
    /// Whether the arguments stand in braces: what they are converted to is made from the first one on.
    in_order: bool,
}

/// The place at which a run ended, and its fault.
#[derive(Debug)]
pub struct Stop {
    /// The token that ran.
    pub at: At,
    /// The fault of the operation there.
    pub fault: Box<Fault>,
}

/// Takes standard output and standard error; whether anybody still reads them.
pub(super) type Sink<'s> = Box<dyn FnMut(&[u8], &[u8]) -> bool + 's>;

/// A list in braces, and which of what it holds cannot be changed and is an rvalue.
type ConstsInList = (std::rc::Weak<Vec<Value>>, (u64, u64));

/// The names of namespaces.
type Namespaces = Rc<[Rc<str>]>;

/// The interpreter of a program: its definitions, its frames and the stack of values.
pub struct Machine<'s> {
    /// The variables, memory, types and output that its functions share.
    pub state: State,
    /// Takes what it writes.
    sink: Sink<'s>,
    program: Program,
    frames: Vec<Frame>,
    stack: Vec<Value>,
    marks: Vec<usize>,
    within: usize,
    /// Whether functions are only compared: nothing is converted or copied yet.
    comparing: bool,
    /// Whether arguments are put into what a specialisation is for: what does not exist, or may not be used, takes it away.
    substitutes: bool,
    /// Whether a call is only asked about by the types of its arguments.
    is_asking: bool,
    /// How many frames there are when the call runs that is asked for the type of what it returns; 0 where none is.
    type_wanted_at: usize,
    /// How many operands that are not evaluated lie around what runs.
    unevaluated: u32,
    /// Whether that is an operator, and no function that converts an operand of it.
    wants_operator: bool,
    /// The type that a `return` noted, how many frames there were, and the code that it is of.
    type_noted: Option<(usize, Rc<Code>, super::value::TypeId)>,
    /// Whether the name of a type that is spelled leaves out no template argument.
    spells_defaults: bool,
    /// Which arguments of the construction that follows are moved from.
    moved: u64,
    /// How many hold what is a temporary in the list that makes the object that follows.
    holders: usize,
    /// Whether what the braces that are converted next list is held by another list too.
    shares_list: bool,
    /// Whether the constructor that follows may not be `explicit`.
    is_implicit: bool,
    /// Whether the arguments of the constructor that follows stand in braces.
    is_braced: bool,
    /// The operator whose right operand may be converted behind the left one, as how many frames there are and its place, and how
    /// much was written before its operands; the same, without a place, of those around whose operands are not all there.
    right_is_late: Option<((usize, usize), usize)>,
    before_operands: Vec<(usize, usize)>,
    /// The default arguments of calls whose other arguments are evaluated, and those of the call at an operation of a frame.
    early: Vec<early_defaults::Early>,
    called_with: Option<early_defaults::CalledWith>,
    /// The frame and the operation that a call came back to whose result may be moved from.
    rvalue_at: (usize, usize),
    /// The same of any call: the type that it returned where it was asked for, and whether that leads to what is `const`, as a
    /// reference and as a pointer.
    told_at: ((usize, usize), Option<super::value::TypeId>, [bool; 2]),
    /// What is known of the arguments of the call that follows.
    passing: Passing,
    /// Whether the argument that is matched points to what cannot be changed, and whether it cannot be changed itself.
    to_const: bool,
    is_const: bool,
    /// Whether the argument that is bound is no literal: no `0` that is a null pointer.
    is_variable: bool,
    /// Whether what is matched or converted is an lvalue.
    is_lvalue: bool,
    /// Whether the argument that is matched is a text in quotes, which a `char*` may point to.
    is_text: bool,
    /// Which arguments of the call that follows are no literals.
    no_literals: u64,
    /// The place in its pack of what is matched.
    expanded: usize,
    /// Whether the type of a member of a class is evaluated.
    lays_out: bool,
    /// Whether a class has a destructor.
    any_destructors: bool,
    /// Whether copies of objects of a class run code of the program.
    any_copies_by_code: bool,
    /// Whether a class is derived from a container or a string of the library.
    any_library_bases: bool,
    /// The codes whose types are being deduced, by their addresses.
    deducing: Vec<usize>,
    /// What tells the instances of the functions for which that is done, by where their slots begin.
    deduced_for: Vec<(u32, Vec<u8>)>,
    /// How many findings there are whose places are known, and the places.
    found: usize,
    found_at: HashSet<At>,
    /// Arguments that end with the expression that the frame of this number runs.
    expiring: Vec<ends::Expiring>,
    /// What references among members are bound to, until the constructor that the frame of this number runs ends.
    bound: Vec<(usize, Value)>,
    /// Variables that turned out to be references to what others hold.
    borrowed: Vec<u32>,
    /// Elements of arrays that are being made.
    under_way: Vec<Value>,
    /// What is made next, where its address was taken before.
    begun: Option<Value>,
    /// Variables of the program that were made behind others which they were begun before: how many were begun by then.
    completed: Vec<(u32, u32)>,
    /// How many frames there are where the type of a result is asked for, none where it is not.
    asked_at: usize,
    /// How many exceptions are thrown and not caught yet, while what is in sight ends.
    unwinding: u16,
    /// The variables of the program whose initialisers run.
    open_globals: Vec<u32>,
    /// Whether what is made before `main` is made.
    is_started: bool,
    /// The variables of the program that are initialised before `main`, and are not yet.
    waiting: HashSet<Start>,
    /// Those static members among them that were named, and are zero until then: their class and their place.
    zeroed: HashMap<(u32, Name), (ClassId, u32)>,
    /// The namespaces in which the program has operators of a name, as long as it has so many functions.
    own_operators: HashMap<Name, (usize, Namespaces)>,
    /// The places of variables that are references to what something else holds.
    refers: HashSet<u32>,
    /// The places of variables that are `thread_local`.
    of_thread: HashSet<u32>,
    /// Whether objects of a class are numbers to an operator, among so many functions.
    numbers_for: HashMap<(ClassId, BinaryOp, usize), bool>,
    /// What conversion functions make for operators of the language, by the functions and their classes.
    numbers_made: HashMap<(u32, ClassId), u8>,
    /// Which operators are meant, of what was asked before.
    settled: settled::Settled,
    /// How well each argument of the call that was compared last fits.
    ranks: Vec<ArgumentFit>,
    /// Whether conversions by the program's constructors are left out of a comparison.
    standard_only: bool,
    /// Whether the constructor that is chosen next converts a value without being named.
    is_conversion: bool,
    /// How many objects are being made by conversions, one within the other.
    conversions: usize,
    steps: u64,
    /// After how many steps it is looked next whether what runs is to end.
    look_at: u64,
    /// The most operations of a run.
    pub(super) most_steps: u64,
    instances: Vec<Instance>,
    interned: HashMap<(u32, Vec<u8>), ClassId>,
    /// What `Op::NamedBase` read: the names that stand before a member, and the class that they are.
    named_base: Option<(Name, ClassId)>,
    /// The names that are found in classes that several bases lead to.
    names_found: std::collections::HashMap<ClassId, Rc<ambiguous::NamesFound>>,
    functions: Vec<FunctionValue>,
    /// Those of the functions of a class, or of no class, without lambdas and qualified ones.
    functions_of: HashMap<Option<ClassId>, Vec<u32>>,
    templates: Vec<TemplateValue>,
    /// The variables of the program: their place among the globals of the program.
    globals: HashMap<u32, u32>,
    /// Which of them are `const`, and which are references.
    qualified: HashMap<u32, (bool, bool)>,
    /// Those of variable templates, by their arguments.
    variables: HashMap<(u32, Vec<u8>), u32>,
    /// The classes that have no layout, tensor or tuple of CuTe as a base.
    has_all_parts: HashSet<ClassId>,
    /// The lambdas that an expression makes in each instance of a template.
    lambda_instances: HashMap<(u32, Vec<u8>), u32>,
    statics: HashMap<(u32, Vec<u8>), u32>,
    /// The objects that are arguments of templates, by their values.
    parameter_objects: HashMap<Vec<u8>, Value>,
    /// The variables of texts before this one that are `const`.
    constants: Vec<Name>,
    pending_destructors: PendingDestructors,
    /// Where the innermost operation failed.
    failed_at: Option<At>,
    /// The operations that go on elsewhere where code fails, such as `requires`, innermost last.
    probes: Vec<Probe>,
    /// What is thrown and not caught yet.
    thrown: Option<Value>,
    /// The type that it leads to as it is declared, where it is a pointer.
    thrown_to: Option<super::value::TypeId>,
    /// Whether a handler was found for it.
    is_caught: bool,
    /// The parts of objects that are being made or ended, innermost last.
    parts: Vec<unfinished::Part>,
    /// What handlers have caught.
    caught: Vec<exceptions::Caught>,
    /// The sets that arguments found, by their functions and the classes whose friends these are.
    near_sets: HashMap<Vec<(u32, Option<ClassId>)>, u32>,
    /// Those among them in which functions of `std` are.
    sets_of_std: HashSet<u32>,
    /// Enumerations of which a value needs all bits of an unsigned type.
    wide_enums: HashSet<u32>,
    enum_types: HashMap<u32, super::value::TypeId>,
    /// The enumerations that classes of templates have, by the one in the template, and the class of each.
    own_enums: HashMap<(u32, ClassId), u32>,
    enum_homes: HashMap<u32, ClassId>,
    /// How deep the ends of objects nest that are pointed to.
    ending: u32,
    /// The enumerations whose enumerators are being computed, and the class around each.
    open_enums: Vec<(u32, Option<ClassId>)>,
    /// The values of the enumerators of each, as far as they depend on no class.
    enum_values: HashMap<u32, Vec<i64>>,
    virtuals: virtuals::Virtuals,
    tests: test_runner::Report,
    /// What an exception of the library says whose class the program does not have.
    thrown_text: Option<String>,
    /// The threads that a kernel runs for.
    pub(super) launch: Launch,
    /// How many frames lie below the kernel that runs.
    kernel_depth: Option<usize>,
    /// Which arguments of the constructor that comes next cannot be changed, and which of these are rvalues.
    given_consts: (u64, u64),
    /// The same of lists in braces that something is yet to be made of.
    consts_in_lists: Vec<ConstsInList>,
    /// What the object is that is converted next.
    converts: category::As,
    /// The templates of conversion functions whose parameters are being deduced, by their numbers, and the types that are needed.
    deduced_conversions: Vec<(u32, super::value::TypeId)>,
    /// The parameters of templates that were deduced from a template argument, whose type they must have, or from the extent of an
    /// array, which is `true`.
    of_arguments: Vec<(u32, bool)>,
    /// The parameters of templates whose arguments are written, innermost call last: to these alone an argument is converted.
    written: Vec<u32>,
    /// The conversion function that made an argument fit, by its number from 1 on, and the rank of the conversion behind it.
    conversion_used: (u32, u8),
    /// Whether the object of the `operator[]` that comes next is `const`.
    indexes_const: bool,
    /// The bytes of shared memory that the launch asks for.
    shared_bytes: u64,
}

impl<'s> Machine<'s> {
    /// A machine for a program.
    pub(super) fn new(program: Program, state: State, sink: Sink<'s>) -> Self {
        Machine {
            state,
            sink,
            program,
            frames: Vec::new(),
            stack: Vec::new(),
            marks: Vec::new(),
            within: 0,
            comparing: false,
            substitutes: false,
            is_asking: false,
            type_wanted_at: 0,
            unevaluated: 0,
            wants_operator: false,
            type_noted: None,
            spells_defaults: false,
            moved: 0,
            holders: 1,
            shares_list: false,
            rvalue_at: (0, 0),
            told_at: ((0, 0), None, [false; 2]),
            is_implicit: false,
            passing: Passing::default(),
            to_const: false,
            is_const: false,
            is_variable: false,
            is_text: false,
            is_lvalue: false,
            no_literals: 0,
            expanded: 0,
            lays_out: false,
            any_destructors: false,
            any_copies_by_code: false,
            any_library_bases: false,
            deducing: Vec::new(),
            deduced_for: Vec::new(),
            found: 0,
            found_at: HashSet::new(),
            expiring: Vec::new(),
            bound: Vec::new(),
            borrowed: Vec::new(),
            under_way: Vec::new(),
            begun: None,
            completed: Vec::new(),
            asked_at: 0,
            unwinding: 0,
            open_globals: Vec::new(),
            is_started: false,
            waiting: Default::default(),
            zeroed: HashMap::new(),
            own_operators: HashMap::new(),
            numbers_for: HashMap::new(),
            numbers_made: HashMap::new(),
            settled: HashMap::new(),
            of_thread: HashSet::new(),
            refers: HashSet::new(),
            ranks: Vec::new(),
            standard_only: false,
            is_conversion: false,
            is_braced: false,
            right_is_late: None,
            before_operands: Vec::new(),
            early: Vec::new(),
            called_with: None,
            conversions: 0,
            steps: 0,
            look_at: 0,
            most_steps: super::budget::MAX_STEPS,
            instances: Vec::new(),
            interned: HashMap::new(),
            named_base: None,
            names_found: Default::default(),
            functions: Vec::new(),
            functions_of: HashMap::new(),
            templates: Vec::new(),
            globals: HashMap::new(),
            qualified: HashMap::new(),
            variables: HashMap::new(),
            has_all_parts: HashSet::new(),
            lambda_instances: HashMap::new(),
            statics: HashMap::new(),
            parameter_objects: HashMap::new(),
            constants: Vec::new(),
            pending_destructors: PendingDestructors::default(),
            failed_at: None,
            probes: Vec::new(),
            thrown: None,
            thrown_to: None,
            is_caught: false,
            parts: Vec::new(),
            caught: Vec::new(),
            near_sets: HashMap::new(),
            sets_of_std: HashSet::new(),
            wide_enums: HashSet::new(),
            enum_types: HashMap::new(),
            own_enums: HashMap::new(),
            enum_homes: HashMap::new(),
            enum_values: HashMap::new(),
            ending: 0,
            open_enums: Vec::new(),
            virtuals: virtuals::Virtuals::default(),
            tests: test_runner::Report::default(),
            thrown_text: None,
            launch: Launch::default(),
            kernel_depth: None,
            shared_bytes: 0,
            indexes_const: false,
            given_consts: (0, 0),
            converts: Default::default(),
            deduced_conversions: Vec::new(),
            of_arguments: Vec::new(),
            written: Vec::new(),
            conversion_used: (0, 0),
            consts_in_lists: Vec::new(),
        }
    }

    fn stop(&mut self, fault: Box<Fault>) -> Stop {
        let at = self.failed_at.take().unwrap_or_default();
        let fault = match fault.kind {
            FaultKind::Thrown(class) => self.uncaught(class, &fault),
            _ => super::library::meant(fault),
        };
        Stop { at, fault }
    }

    /// The first mistake that declarations alone show: in the definitions of the file, or a name that nothing is called.
    pub(super) fn mistake(&mut self, items: &[super::ast::Item]) -> Option<Stop> {
        let (found, constness) = super::check::mistake(items, &self.program, [self.has_cuda(), self.mentions("cute/tensor.hpp")]);
        self.program.constness = constness;
        let found = found.map(|(at, why)| Stop { at, fault: Fault::ill_formed(why) });
        let unknown = self.unknown_name();
        found.into_iter().chain(unknown).min_by_key(|stop| stop.at)
    }

    /// Whether the program is one of CUDA, by its name or what it mentions.
    fn has_cuda(&self) -> bool {
        let is_named = self.tests.places.iter().flat_map(|s| &s.files).any(|f| f.name.contains(".cu"));
        is_named || ["cuda", "cute/", "cutlass", "__global__"].iter().any(|word| self.mentions(word))
    }

    /// Whether a file of the program has a word.
    fn mentions(&self, word: &str) -> bool {
        self.tests.places.iter().flat_map(|s| &s.files).any(|f| f.text.contains(word))
    }

    /// A name that nothing is called, in any function of the program that the host may call.
    fn unknown_name(&mut self) -> Option<Stop> {
        for id in 0..self.program.functions.len() as u32 {
            let def = &self.program.functions[id as usize];
            let flags = def.ast.flags;
            if !def.scope.is_prelude && !flags.is_kernel && !flags.is_device && matches!(def.ast.body, Some(super::ast::Body::Block(_))) {
                self.function_code(id);
            }
        }
        let (at, name) = self.program.unknown.first()?.clone();
        Some(Stop { at, fault: super::library::meant(Fault::ill_formed(format_args!("nothing is called `{name}`"))) })
    }

    /// Hands on what was written; whether anybody still reads it.
    pub(super) fn flush(&mut self) -> bool {
        if self.holds_back() {
            return true;
        }
        let more = (self.sink)(&self.state.out, &self.state.err);
        self.state.out.clear();
        self.state.err.clear();
        more
    }

    /// Whether what was written depends on a device that the program may not accept.
    pub(super) fn holds_back(&self) -> bool {
        let held = self.state.out.len() + self.state.err.len();
        self.launch.holds_back && self.state.asked_device && self.launch.ran.is_none() && held < MAX_HELD
    }

    /// So many values from the top of the stack.
    fn popped(&mut self, count: Count) -> Vec<Value> {
        let from = match count {
            Count::Fixed(n) => self.stack.len().saturating_sub(n.into()),
            Count::Marked => self.marks.pop().unwrap_or(0).min(self.stack.len()),
        };
        self.stack.split_off(from)
    }

    /// So many arguments from the top of the stack, and which of the first ones may be moved from; the others that cannot be
    /// changed are noted.
    fn popped_args(&mut self, count: Count) -> (Vec<Value>, u64) {
        let mut args = self.popped(count);
        let (mut moved, mut consts, mut const_rvalues) = (0, 0, 0);
        for (i, arg) in args.iter_mut().enumerate() {
            if let Value::Passed(how, of) = arg {
                let bit = 1u64.checked_shl(i as u32).unwrap_or(0);
                match how {
                    Passed::Rvalue => moved |= bit,
                    Passed::Const => consts |= bit,
                    Passed::ConstRvalue => const_rvalues |= bit,
                    Passed::Typed { .. } => {}
                }
                *arg = (**of).clone();
            } else if values::is_const_result(arg) {
                consts |= 1u64.checked_shl(i as u32).unwrap_or(0);
            }
        }
        (self.passing.consts, self.passing.const_rvalues) = (consts | const_rvalues, const_rvalues);
        self.passing.no_literals = std::mem::take(&mut self.no_literals);
        (args, moved)
    }

    /// Which of the arguments that were popped cannot be changed, and which of these are rvalues.
    fn popped_consts(&mut self) -> (u64, u64) {
        (std::mem::take(&mut self.passing.consts), std::mem::take(&mut self.passing.const_rvalues))
    }

    /// Notes that argument `i` of those that were given is the first one of the constructor that comes next.
    fn gives_const(&mut self, (consts, rvalues): (u64, u64), i: usize) {
        let from = |of: u64| of.checked_shr(i as u32).unwrap_or(0);
        self.given_consts = (from(consts), from(rvalues));
    }

    #[inline]
    fn pop(&mut self) -> Value {
        self.stack.pop().unwrap_or(Value::Void)
    }

    /// Makes room for `n` variables: the first one.
    fn room(&mut self, n: usize) -> Outcome<u32> {
        let base = self.state.slots.len();
        if base + n > MAX_VALUES {
            return Err(Fault::new(FaultKind::Limit, format_args!("more than {MAX_VALUES} variables at a time")));
        }
        self.state.memory.budget.work(n as u64 / 4);
        self.state.slots.resize(base + n, Value::Void);
        Ok(base as u32)
    }

    /// Ends variables, the last one first.
    fn cut(&mut self, base: u32) {
        while self.state.slots.len() > base as usize {
            self.state.slots.pop();
        }
        self.forget_borrowed(base, u32::MAX);
    }

    /// The value of a piece of code with variables of its own.
    fn eval_alone(&mut self, code: &Rc<Code>, class: Option<ClassId>, this: Value) -> Outcome<Value> {
        let base = self.room(code.slots)?;
        let result = self.eval(code, base, class, this);
        self.cut(base);
        result
    }

    /// The value of a piece of code over variables that are there already.
    fn eval(&mut self, code: &Rc<Code>, base: u32, class: Option<ClassId>, this: Value) -> Outcome<Value> {
        // most types and default arguments are one value
        if let [super::code::Op::Push(v), super::code::Op::Return(_)] = &code.ops[..] {
            return Ok(v.clone());
        }
        let missing = (base as usize + code.slots).saturating_sub(self.state.slots.len());
        if missing > 0 {
            self.room(missing)?;
        }
        let frame = Frame {
            code: code.clone(),
            at: 0,
            base,
            stack: self.stack.len(),
            owns: false,
            this,
            class,
            function: None,
            closure: None,
            owned: 0,
            ends_owned: false,
            made_before: self.pending_destructors.made(),
        };
        self.within(frame)
    }

    /// Runs a frame to its end: what it returns.
    fn within(&mut self, frame: Frame) -> Outcome<Value> {
        if self.within >= MAX_WITHIN {
            return Err(Fault::new(FaultKind::Limit, format_args!("templates and constructors nest more than {MAX_WITHIN} deep")));
        }
        self.within += 1;
        let (depth, height, marks, probes) = (self.frames.len(), self.stack.len(), self.marks.len(), self.probes.len());
        self.frames.push(frame);
        // what runs aside tells the call around it nothing
        let passing = self.passing;
        let result = self.run(depth);
        self.passing = passing;
        self.within -= 1;
        match result {
            Ok(()) => Ok(self.pop()),
            Err(fault) => {
                if self.is_caught && matches!(fault.kind, FaultKind::Thrown(_)) {
                    self.unwinding = self.unwinding.saturating_add(1);
                    self.unwind(depth, height)?;
                    self.unwinding = self.unwinding.saturating_sub(1);
                }
                while self.frames.len() > depth {
                    if let Some(frame) = self.frames.pop()
                        && frame.owns
                    {
                        self.cut(frame.base);
                    }
                }
                self.stack.truncate(height);
                self.marks.truncate(marks);
                self.probes.truncate(probes);
                Err(fault)
            }
        }
    }
}
