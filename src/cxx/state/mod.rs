//! What a running program has: its variables, its memory, its types, its output.

mod arrays;
mod bytes;
pub mod characters;
mod extents;
mod heap;
mod nests;
mod pairs;
mod parts;
mod places;

use crate::algebra::tensor::Space;
use crate::algebra::{Cx, Mode, Notes};
use crate::cxx::ast::At;
use crate::cxx::formats::{Buffers, StreamState};
use crate::cxx::memory::{Memory, Region};
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Block, CuteValue, Outcome, Value};
use crate::eval::error::Error;
use crate::value::Printed;
use bumpalo::Bump;
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub(super) use extents::{Extent, Extents};
pub(super) use places::dangling;

/// Writes what a print statement shows beyond its notation: grids, TikZ, SVG.
pub type Printer = for<'a> fn(Cx<'a>, &Printed<'a>, &mut dyn std::io::Write) -> Result<(), String>;

/// Says what is wrong with a call of CuTe: the sentence, and what would work.
pub type Sayer = for<'a> fn(&Error<'a>) -> (String, Option<String>);

/// Where the thread of a kernel stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kernel {
    /// `threadIdx` of the thread that runs.
    pub thread: [u32; 3],
    /// `blockIdx` of the thread that runs.
    pub block: [u32; 3],
    /// `blockDim` of the launch.
    pub block_dim: [u32; 3],
    /// `gridDim` of the launch.
    pub grid_dim: [u32; 3],
}

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The architecture of the device: 70, 80, 90, 100.
    pub arch: u32,
    /// Whether a kernel runs, whose data is not computed.
    pub in_kernel: bool,
    /// The rules for integers: those of C++ in a program, those of the session in a text of it.
    pub mode: Mode,
    /// Whether standard input is the program's.
    pub reads_input: bool,
    /// Set from outside to end what runs, as Ctrl-C does in the session.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Self {
        Options { arch: 80, in_kernel: false, mode: Mode::Cxx, reads_input: false, interrupt: None }
    }
}

impl Options {
    /// Whether what runs is to end.
    pub fn is_interrupted(&self) -> bool {
        self.interrupt.as_ref().is_some_and(|interrupt| interrupt.load(Ordering::Relaxed))
    }
}

/// The address, in bits, of the first function, as a pointer in bytes holds it: in front of the heap, 16 bytes for each.
pub(in crate::cxx) const FUNCTIONS: u64 = 0x5555_5000_0000 << 3;

/// A text in quotes: its characters, and the array of them once it was asked for.
#[derive(Debug)]
struct Literal {
    block: Rc<Block>,
    array: Option<Rc<Array>>,
}

/// The state of a program that all its functions share.
pub struct State {
    /// The types of the program.
    pub types: Types,
    /// The memory of the program: blocks of bytes with addresses.
    pub memory: Memory,
    /// What it wrote to standard output and the machine has not handed on.
    pub out: Vec<u8>,
    /// What it wrote to standard error.
    pub err: Vec<u8>,
    /// The local variables of all frames.
    pub slots: Vec<Value>,
    /// The variables of the program.
    pub globals: Vec<Value>,
    /// The type of each function that is a value, `void` where it is not known.
    pub function_types: Vec<super::value::TypeId>,
    /// Of each function that is `noexcept` the number that it has as one that is not, and the other way round.
    pub function_twins: HashMap<u32, u32>,
    /// The options of the run.
    pub options: Options,
    /// The thread of a kernel that runs.
    pub kernel: Kernel,
    /// How many blocks make a cluster of the launch, in each direction.
    pub cluster: [u32; 3],
    /// `threadIdx`, `blockIdx`, `blockDim` and `gridDim` of it, once they are named.
    pub coordinates: [Option<Value>; 4],
    /// Whether the thread has just come to a barrier.
    pub is_at_barrier: bool,
    /// Whether asserts of headers ask.
    pub asserts: bool,
    /// Whether an `assert` of C has ended the program.
    pub is_aborted: bool,
    /// Whether what runs is an operand that is not evaluated: only its type is wanted.
    pub is_unevaluated: bool,
    /// Whether the program has asked which device there is.
    pub asked_device: bool,
    /// Findings: what C++ does in silence, each said once.
    pub findings: Vec<(String, Option<At>)>,
    /// The state of `rand()`.
    pub random: crate::cxx::random::Random,
    /// The number of the last mistake in a function of C, `errno`.
    pub errno: i64,
    /// The formats that were put into `cout`, `cerr`, `clog` and the streams that the program makes.
    pub streams: Vec<StreamState>,
    /// Where streams write that do not write to what is theirs, and the texts of string streams.
    pub buffers: Buffers,
    /// Draws what a print statement shows.
    pub printer: Option<Printer>,
    /// Says what is wrong with a call of CuTe.
    pub sayer: Option<Sayer>,
    /// Whether objects that are copied by code of the program are given to the function of the library that runs: the machine
    /// has copied them.
    pub hands_over: bool,
    /// Objects that were made at addresses, by those in bits; containers and strings in cells of their own.
    pub placed: BTreeMap<i64, Value>,
    /// Where each of them is.
    pub placed_at: HashMap<usize, i64>,
    /// The texts of string streams that a `std::ostream&` is bound to, by their addresses.
    pub texts_of_streams: HashMap<usize, characters::TextOfStream>,
    /// Objects of what code copies that were read from bytes of late, with their type and address: they are those of the bytes, so
    /// that they are held, and go back to them where they change.
    pub lent: RefCell<VecDeque<(super::value::TypeId, i64, Rc<super::value::Object>)>>,
    /// Elements of new tensors that are objects: their type, the address of the first one in bits, how many bits they have in all,
    /// and where those lie that they are copies of.
    pub unmade: Vec<(super::value::TypeId, i64, u64, Option<i64>)>,
    /// The objects that `new` has made.
    pub heap: heap::Heap,
    /// Arrays that may have to lie in one piece.
    pub nests: nests::Nests,
    /// The answers to the last questions about the sizes of layouts.
    pub extents: Extents,
    /// The arena of calls of CuTe.
    pub(in crate::cxx) arena: Bump,
    literals: HashMap<Rc<[u8]>, Literal>,
    /// Variables that were put into bytes.
    pub(in crate::cxx) kept: Vec<Rc<Block>>,
    /// What is put into bytes, with its type and its address, where pointers lead from one to the other.
    pub(in crate::cxx) lying: Vec<(super::value::TypeId, i64, Value)>,
    /// Whether that is being done.
    pub(in crate::cxx) is_lying: bool,
    /// The formats that were put into string streams that still are.
    string_streams: Vec<(std::rc::Weak<RefCell<Vec<u8>>>, StreamState)>,
}

impl Default for State {
    fn default() -> Self {
        State::new(Options::default())
    }
}

impl State {
    /// A program that has not started.
    pub fn new(options: Options) -> Self {
        State {
            types: Types::new(),
            memory: Memory::default(),
            out: Vec::new(),
            err: Vec::new(),
            slots: Vec::new(),
            globals: Vec::new(),
            function_types: Vec::new(),
            function_twins: HashMap::default(),
            options,
            kernel: Kernel::default(),
            cluster: [1; 3],
            coordinates: Default::default(),
            is_at_barrier: false,
            asserts: false,
            is_aborted: false,
            is_unevaluated: false,
            asked_device: false,
            findings: Vec::new(),
            random: Default::default(),
            errno: 0,
            streams: vec![StreamState::default(), StreamState::of_errors(), StreamState::default()],
            buffers: Default::default(),
            printer: None,
            sayer: None,
            hands_over: false,
            placed: Default::default(),
            placed_at: Default::default(),
            texts_of_streams: Default::default(),
            lent: Default::default(),
            unmade: Vec::new(),
            heap: Default::default(),
            nests: Default::default(),
            extents: Default::default(),
            arena: Bump::new(),
            literals: HashMap::new(),
            kept: Vec::new(),
            lying: Vec::new(),
            is_lying: false,
            string_streams: Vec::new(),
        }
    }

    /// Goes on as another thread.
    pub fn stand_at(&mut self, kernel: Kernel) {
        self.kernel = kernel;
        self.coordinates = Default::default();
    }

    /// A string literal: the pointer to its characters, the same for equal ones.
    pub fn literal(&mut self, text: &Rc<[u8]>) -> Outcome<Value> {
        let block = match self.literals.get(text) {
            Some(literal) => literal.block.clone(),
            None => {
                let block = self.memory.allocate(Region::Heap, text.len() as u64 + 1, 1)?;
                block.bytes.borrow_mut()[..text.len()].copy_from_slice(text);
                self.literals.insert(text.clone(), Literal { block: block.clone(), array: None });
                block
            }
        };
        Ok(Value::Pointer { space: Space::Raw, element: Types::CONST_CHAR, address: (block.address << 3) as i64 })
    }

    /// The formats of a string stream.
    pub fn string_stream(&mut self, text: &Rc<RefCell<Vec<u8>>>) -> StreamState {
        self.string_streams.retain(|(of, _)| of.strong_count() > 0);
        self.string_streams.iter().find(|(of, _)| of.as_ptr() == Rc::as_ptr(text)).map(|(_, format)| format.clone()).unwrap_or_default()
    }

    /// Keeps the formats of a string stream, where they are not those that it began with.
    pub fn keep_string_stream(&mut self, text: &Rc<RefCell<Vec<u8>>>, format: StreamState) {
        match self.string_streams.iter_mut().find(|(of, _)| of.as_ptr() == Rc::as_ptr(text)) {
            Some((_, kept)) => *kept = format,
            None if format != StreamState::default() => self.string_streams.push((Rc::downgrade(text), format)),
            None => {}
        }
    }

    /// Notes what C++ would do without a word.
    #[cold]
    #[inline(never)]
    pub fn finding(&mut self, text: impl Into<String>) {
        let text = text.into();
        if self.findings.len() < 64 && self.findings.iter().all(|(found, _)| *found != text) {
            self.findings.push((text, None));
        }
    }

    /// A tensor or another value of the algebra with the memory that it holds on to.
    pub fn cute(&self, stored: crate::value::stored::Stored, block: Option<Rc<Block>>, owns: bool) -> Value {
        Value::Cute(Rc::new(CuteValue { stored, block, owns, plan: OnceCell::new(), parts: OnceCell::new() }))
    }
}

/// Runs `f` with a fresh context, and frees what it made.
pub(super) fn within<T>(state: &mut State, f: impl for<'a> FnOnce(&mut State, Cx<'a>) -> T) -> T {
    let mut arena = std::mem::take(&mut state.arena);
    let mode = state.options.mode;
    let result = f(state, Cx::new(&arena, mode).keeping(Notes::Types));
    // work of the algebra, as far as it is seen from here
    let taken = arena.allocated_bytes().saturating_sub(arena.chunk_capacity());
    state.memory.budget.work(4 + taken as u64 / 64);
    arena.reset();
    state.arena = arena;
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::value::{Floating, Integer, Type};

    #[test]
    fn a_variable_keeps_its_type() {
        let mut state = State::default();
        state.slots.push(Value::Int(Integer::UChar, 0));
        state.store(&Value::Slot(0), Value::Int(Integer::Int, 300)).unwrap();
        assert!(matches!(state.load(&Value::Slot(0)).unwrap(), Value::Int(Integer::UChar, 44)));
        state.store(&Value::Slot(0), Value::Float(Floating::Double, 7.9)).unwrap();
        assert!(matches!(state.load(&Value::Slot(0)).unwrap(), Value::Int(Integer::UChar, 7)));
    }

    #[test]
    fn a_reference_leads_to_its_variable() {
        let mut state = State::default();
        state.slots.extend([Value::Int(Integer::Int, 1), Value::Slot(0)]);
        state.store(&Value::Slot(1), Value::Int(Integer::Int, 5)).unwrap();
        assert!(matches!(state.slots[0], Value::Int(_, 5)) && matches!(state.slots[1], Value::Slot(0)));
    }

    #[test]
    fn arrays_know_their_bounds_and_are_copied() {
        let mut state = State::default();
        let ty = state.types.intern(Type::Array(Types::FLOAT, Some(4)));
        let Value::Array(array) = state.new_array(ty, Types::FLOAT, 4, Region::Stack).unwrap() else { panic!() };
        let place = state.element(&array, 3).unwrap();
        state.store(&place, Value::Int(Integer::Int, 3)).unwrap();
        assert!(state.element(&array, 4).is_err() && state.element(&array, -1).is_err());
        let Value::Array(copy) = state.copy(&Value::Array(array.clone())).unwrap() else { panic!() };
        state.store(&place, Value::Int(Integer::Int, 9)).unwrap();
        let there = state.element(&copy, 3).unwrap();
        assert!(matches!(state.value(&there).unwrap(), Value::Float(_, x) if x == 3.0));
    }
}
