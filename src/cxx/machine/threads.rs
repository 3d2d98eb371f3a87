//! Kernel launches: the kernel runs for the threads that were asked for.

use super::super::ast::TypeKind;
use super::super::cute;
use super::super::library;
use super::super::memory::Region;
use super::super::state::Kernel;
use super::super::value::{Fault, FaultKind, Outcome, Storage, Type, TypeId, Value};
use super::{Frame, Machine};

/// The threads that a kernel runs for.
#[derive(Clone, Debug)]
pub struct Launch {
    /// `blockIdx` of the block whose threads run.
    pub block: [u32; 3],
    /// The threads of the block, `None` for all.
    pub threads: Option<Vec<u32>>,
    /// How many threads ran, and of how many.
    pub ran: Option<(u64, u64)>,
    /// Launches that do not have the chosen block or threads: where they stand, and what they lack.
    pub missed: Vec<(super::At, String)>,
    /// Whether output is held back between the question which device there is and the first launch.
    pub holds_back: bool,
}

impl Default for Launch {
    fn default() -> Self {
        Launch { block: [0, 0, 0], threads: Some(vec![0]), ran: None, missed: Vec::new(), holds_back: false }
    }
}

/// The most launches without the chosen threads that are noted.
const MAX_MISSED: usize = 16;
/// The most threads of a block.
const MAX_THREADS: u64 = 1024;
/// How deep pointers are looked for in the arguments of a kernel.
const MAX_PARTS: usize = 16;

/// A thread that waits at a barrier: what the machine held of it.
struct Thread {
    place: Kernel,
    frames: Vec<Frame>,
    stack: Vec<Value>,
    marks: Vec<usize>,
    probes: Vec<super::Probe>,
    slots: Vec<Value>,
}

impl Machine<'_> {
    /// Three extents from a number or a `dim3`.
    fn extents(&mut self, v: &Value) -> Outcome<[u32; 3]> {
        let v = self.state.value(v)?;
        let mut all = [1u32; 3];
        match &v {
            Value::Array(_) => {
                for (i, name) in ["x", "y", "z"].iter().enumerate() {
                    if let Some(part) = library::field(&mut self.state, &v, name)? {
                        all[i] = u32::try_from(library::integer(&self.state, &part)?).unwrap_or(1);
                    }
                }
            }
            // neither a `dim3` nor a number, and two conversions are one too many
            v @ Value::Static(..) => {
                let name = self.state.type_of(v);
                let name = self.state.types.name(name);
                return Err(Fault::ill_formed(format_args!("a launch takes a `dim3`, to which `{name}` does not convert")));
            }
            v => {
                let v = self.as_type_value(v.clone());
                all[0] = u32::try_from(library::integer(&self.state, &v)?).map_err(|_| Fault::runtime("a grid of a negative size"))?;
            }
        }
        Ok(all)
    }

    /// Launches a kernel, `kernel<<<grid, block>>>(args)`, for the chosen threads.
    pub(super) fn launch(&mut self, kernel: Value, config: Vec<Value>, args: Vec<Value>) -> Outcome<Value> {
        let kernel = match self.state.value(&kernel)? {
            Value::Pointer { address, .. } => self.function_at(address).unwrap_or(kernel),
            _ => kernel,
        };
        let (Some(grid), Some(block)) = (config.first(), config.get(1)) else {
            return Err(Fault::ill_formed("a launch needs a grid and a block"));
        };
        if config.len() > 4 {
            return Err(Fault::ill_formed("a launch takes a grid, a block, bytes of shared memory and a stream"));
        }
        let (grid, block) = (self.extents(&grid.clone())?, self.extents(&block.clone())?);
        let count = |e: [u32; 3]| e.iter().map(|n| u64::from(*n)).fold(1u64, u64::saturating_mul);
        let in_block = count(block);
        if in_block == 0 || in_block > MAX_THREADS {
            return Err(Fault::runtime(format_args!("a block of {in_block} threads: 1 to {MAX_THREADS} are possible")));
        }
        self.shared_bytes = match config.get(2) {
            Some(v) => u64::try_from(library::integer(&self.state, v)?).unwrap_or(0),
            None => 0,
        };
        if self.shared_bytes > MAX_SHARED {
            return Err(Fault::runtime(format_args!(
                "a launch with {} bytes of shared memory: {MAX_SHARED} are possible",
                self.shared_bytes
            )));
        }
        let at = self.launch.block;
        let mut threads: Vec<u32> = match &self.launch.threads {
            Some(list) => list.clone(),
            None => (0..in_block as u32).collect(),
        };
        if at.iter().zip(&grid).any(|(b, n)| b >= n) {
            threads.clear();
            let [x, y, z] = grid;
            // who counts the blocks of a grid one by one
            let counted = match at {
                [n, 0, 0] if u64::from(n) < count(grid) => {
                    format!(": its block {n}, x fastest, is ({},{},{})", n % x, n / x % y, n / x / y)
                }
                _ => String::new(),
            };
            self.miss(format!("the grid ({x},{y},{z}) has no block ({},{},{}){counted}", at[0], at[1], at[2]));
        }
        if let Some(over) = threads.iter().copied().find(|t| u64::from(*t) >= in_block) {
            threads.retain(|t| u64::from(*t) < in_block);
            self.miss(format!("a block of {in_block} threads has no thread {over}"));
        }
        if self.launch.ran.is_none() && !threads.is_empty() {
            self.launch.ran = Some((threads.len() as u64, in_block.saturating_mul(count(grid))));
        }
        if self.kernel_depth.is_some() {
            return Err(Fault::new(FaultKind::Unsupported, "a launch within a kernel is not read"));
        }
        let before = self.state.kernel;
        self.in_kernel(true);
        self.kernel_depth = Some(self.frames.len());
        let places = threads.iter().map(|thread| Kernel {
            thread: [thread % block[0], thread / block[0] % block[1], thread / block[0] / block[1]],
            block: at,
            block_dim: block,
            grid_dim: grid,
        });
        let result = self.threads(&kernel, &args, places.collect());
        self.kernel_depth = None;
        self.in_kernel(false);
        self.state.stand_at(before);
        self.statics.retain(|(id, _), _| id & SHARED == 0);
        self.state.memory.end_of_block();
        for (i, arg) in args.iter().enumerate() {
            if !self.only_reads(&kernel, i) {
                self.lose(arg, 0)?;
            }
        }
        result.map(|()| Value::Void)
    }

    /// Notes what the launch here lacks of the threads that were chosen.
    fn miss(&mut self, lacks: String) {
        if let Some(frame) = self.frames.last()
            && self.launch.missed.len() < MAX_MISSED
        {
            let at = self.seen_at(&frame.code, frame.at.saturating_sub(1)).unwrap_or_default();
            self.launch.missed.push((at, lacks));
        }
    }

    /// What is wrong with a program none of whose launches has the chosen threads; where one has, the others are told.
    pub fn lacks_threads(&mut self) -> Option<super::Stop> {
        let missed = std::mem::take(&mut self.launch.missed);
        if self.launch.ran.is_some() {
            for (_, lacks) in missed {
                self.state.finding(format!("a launch ran for fewer threads than were chosen: {lacks}"));
            }
            return None;
        }
        let (at, lacks) = missed.into_iter().next()?;
        Some(super::Stop { at, fault: Fault::runtime(lacks) })
    }

    fn in_kernel(&mut self, is: bool) {
        self.state.options.in_kernel = is;
        self.state.memory.in_kernel = is;
    }

    /// Runs each thread to its next barrier, all of them in turn, until all have ended.
    fn threads(&mut self, kernel: &Value, args: &[Value], places: Vec<Kernel>) -> Outcome<()> {
        let mut waiting = Vec::new();
        for place in places {
            self.state.stand_at(place);
            let height = self.heights();
            self.call_value(kernel.clone(), args.to_vec(), u64::MAX)?;
            waiting.extend(self.until_barrier(height)?);
        }
        while !waiting.is_empty() {
            for thread in std::mem::take(&mut waiting) {
                let height = self.heights();
                self.state.stand_at(thread.place);
                self.frames.extend(thread.frames);
                self.stack.extend(thread.stack);
                self.marks.extend(thread.marks);
                self.probes.extend(thread.probes);
                self.state.slots.extend(thread.slots);
                waiting.extend(self.until_barrier(height)?);
            }
        }
        Ok(())
    }

    fn heights(&self) -> [usize; 5] {
        [self.frames.len(), self.stack.len(), self.marks.len(), self.probes.len(), self.state.slots.len()]
    }

    /// Runs the thread on top: what it is at a barrier, nothing where it has ended.
    fn until_barrier(&mut self, [frames, stack, marks, probes, slots]: [usize; 5]) -> Outcome<Option<Thread>> {
        self.run(frames)?;
        if !std::mem::take(&mut self.state.is_at_barrier) {
            self.pop();
            return Ok(None);
        }
        Ok(Some(Thread {
            place: self.state.kernel,
            frames: self.frames.split_off(frames),
            stack: self.stack.split_off(stack),
            marks: self.marks.split_off(marks),
            probes: self.probes.split_off(probes),
            slots: self.state.slots.split_off(slots),
        }))
    }

    /// Whether parameter `i` of a kernel is a pointer to what is constant.
    fn only_reads(&self, kernel: &Value, i: usize) -> bool {
        let Value::Function(id) = kernel else {
            return false;
        };
        let Some(function) = self.functions.get(*id as usize) else {
            return false;
        };
        self.program.sets[function.set as usize].1.iter().all(|f| {
            let params = &self.program.functions[*f as usize].ast.params;
            params.get(i).is_some_and(|p| match &p.ty.kind {
                TypeKind::Pointer(to) => matches!(to.kind, TypeKind::Const(_)),
                _ => false,
            })
        })
    }

    /// Marks what a kernel may have written through an argument as data that is not computed.
    fn lose(&mut self, arg: &Value, depth: usize) -> Outcome<()> {
        let arg = self.state.value(arg)?;
        let pointer = match &arg {
            Value::Pointer { element, address, .. } => Some((*element, *address)),
            Value::Cute(_) => cute::pointer(&mut self.state, &arg).map(|p| (TypeId(p.element), p.address)),
            _ => None,
        };
        if let Some((element, address)) = pointer {
            if let Type::Pointer(..) = self.state.types.get(self.state.types.without_const(element)) {
                for block in self.state.memory.on_device() {
                    self.state.memory.lose(block);
                }
            } else if !matches!(self.state.types.get(element), Type::Const(_)) {
                self.state.memory.lose((address as u64) >> 3);
            }
            return Ok(());
        }
        // the tensor that a store by the tensor memory accelerator writes is known to its descriptor alone
        if cute::stores_by_tma(&mut self.state, &arg) {
            for block in self.state.memory.on_device() {
                self.state.memory.lose(block);
            }
            return Ok(());
        }
        let parts: Vec<Value> = match &arg {
            Value::Tuple(items) => items.to_vec(),
            Value::Object(object) => object.fields.borrow().clone(),
            Value::Array(array) => match &*array.storage.borrow() {
                Storage::Cells(cells) => cells.clone(),
                Storage::Bytes(_) => Vec::new(),
            },
            _ => Vec::new(),
        };
        if depth < MAX_PARTS {
            for part in &parts {
                self.lose(part, depth + 1)?;
            }
        }
        Ok(())
    }

    /// A `__shared__` variable: the same for all threads of a block.
    pub(super) fn shared(&mut self, id: u32, ty: &Value, dynamic: bool) -> Outcome<Value> {
        let key = (id | SHARED, Vec::new());
        if let Some(global) = self.statics.get(&key) {
            return Ok(Value::Global(*global));
        }
        let id = self.type_id(ty)?;
        let v = match self.state.types.get(id).clone() {
            Type::Array(of, n) if dynamic || n.is_none() => {
                let block = self.state.memory.allocate_kept(Region::Shared, self.shared_bytes, 1024)?;
                let bits = i64::from(self.state.types.scalar_bits(of).unwrap_or(8).max(1));
                let whole = self.state.types.intern(Type::Array(of, Some(self.shared_bytes as i64 * 8 / bits)));
                Value::Memory(whole, (block.address << 3) as i64)
            }
            _ => {
                let size = self.state.types.size_of(id).unwrap_or(0).max(1) as u64;
                let align = self.state.types.align_of(id).unwrap_or(1).max(16) as u64;
                let block = self.state.memory.allocate_kept(Region::Shared, size, align)?;
                Value::Memory(id, (block.address << 3) as i64)
            }
        };
        let global = self.state.globals.len() as u32;
        self.state.globals.push(v);
        self.statics.insert(key, global);
        Ok(Value::Global(global))
    }
}

/// Tells a shared variable of the file from one of a function.
pub(super) const OF_FILE: u32 = 1 << 30;

/// Tells a shared variable from a static one.
const SHARED: u32 = 1 << 31;

/// The shared memory that a launch may ask for, in bytes.
const MAX_SHARED: u64 = 227 << 10;
