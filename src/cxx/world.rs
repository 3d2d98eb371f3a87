//! What a running program has: its variables, its memory, its types, its output.

use super::convert::convert;
use super::floats::Format;
use super::memory::{Memory, Region};
use super::stream::StreamState;
use super::types::Types;
use super::value::{Array, Block, Cute, Fault, FaultKind, Floating, Integer, Object, Outcome, Storage, Type, TypeId, V};
use crate::algebra::tensor::Space;
use crate::algebra::{Cx, Mode};
use crate::value::Printed;
use crate::value::element::ELEMENTS;
use bumpalo::Bump;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// Writes what a print statement shows beyond its notation: grids, TikZ, SVG.
pub type Printer = for<'a> fn(Cx<'a>, &Printed<'a>, &mut Vec<u8>) -> Result<(), String>;

/// Where the thread of a kernel stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kernel {
    /// `threadIdx`
    pub thread: [u32; 3],
    /// `blockIdx`
    pub block: [u32; 3],
    /// `blockDim`
    pub block_dim: [u32; 3],
    /// `gridDim`
    pub grid_dim: [u32; 3],
}

/// What a program is run with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The architecture of the device: 70, 80, 90, 100.
    pub arch: u32,
    /// Whether a kernel runs, whose data is not computed.
    pub in_kernel: bool,
    /// The rules for integers: those of C++ in a program, those of the session in a text of it.
    pub mode: Mode,
}

impl Default for Options {
    fn default() -> Self {
        Options { arch: 80, in_kernel: false, mode: Mode::Cxx }
    }
}

/// The state of a program that all its functions share.
pub struct World {
    /// Its types.
    pub types: Types,
    /// Its memory.
    pub memory: Memory,
    /// What it wrote to standard output and the machine has not handed on.
    pub out: Vec<u8>,
    /// What it wrote to standard error.
    pub err: Vec<u8>,
    /// The local variables of all frames.
    pub slots: Vec<V>,
    /// The variables of the program.
    pub globals: Vec<V>,
    /// What it is run with.
    pub options: Options,
    /// The thread of a kernel that runs.
    pub kernel: Kernel,
    /// `threadIdx`, `blockIdx`, `blockDim` and `gridDim` of it, once they are named.
    pub coordinates: [Option<V>; 4],
    /// Whether the thread has just come to a barrier.
    pub is_at_barrier: bool,
    /// Whether the program has asked which device there is.
    pub asked_device: bool,
    /// Findings: what C++ does in silence, each said once.
    pub findings: Vec<String>,
    /// `rand()`
    pub random: super::library::random::Random,
    /// The formats that were put into `cout` and `cerr`.
    pub streams: [StreamState; 2],
    /// Draws what a print statement shows.
    pub printer: Option<Printer>,
    /// Says what is wrong with a call of CuTe.
    pub sayer: Option<super::cute::Sayer>,
    /// What was asked of layouts last.
    pub extents: super::cute::Extents,
    /// The arena of calls of CuTe.
    pub(super) arena: Bump,
    literals: HashMap<Rc<[u8]>, Rc<Block>>,
    /// Variables that were put into bytes.
    pub(super) kept: Vec<Rc<Block>>,
    /// The formats that were put into string streams that still are.
    string_streams: Vec<(std::rc::Weak<RefCell<Vec<u8>>>, StreamState)>,
}

impl Default for World {
    fn default() -> Self {
        World::new(Options::default())
    }
}

impl World {
    /// A program that has not started.
    pub fn new(options: Options) -> Self {
        World {
            types: Types::new(),
            memory: Memory::default(),
            out: Vec::new(),
            err: Vec::new(),
            slots: Vec::new(),
            globals: Vec::new(),
            options,
            kernel: Kernel::default(),
            coordinates: Default::default(),
            is_at_barrier: false,
            asked_device: false,
            findings: Vec::new(),
            random: Default::default(),
            streams: Default::default(),
            printer: None,
            sayer: None,
            extents: Default::default(),
            arena: Bump::new(),
            literals: HashMap::new(),
            kept: Vec::new(),
            string_streams: Vec::new(),
        }
    }

    /// Goes on as another thread.
    pub fn stand_at(&mut self, kernel: Kernel) {
        self.kernel = kernel;
        self.coordinates = Default::default();
    }

    /// A string literal: the pointer to its characters, the same for equal ones.
    pub fn literal(&mut self, text: &Rc<[u8]>) -> Outcome<V> {
        let block = match self.literals.get(text) {
            Some(block) => block.clone(),
            None => {
                let block = self.memory.allocate(Region::Heap, text.len() as u64 + 1, 1)?;
                block.bytes.borrow_mut()[..text.len()].copy_from_slice(text);
                self.literals.insert(text.clone(), block.clone());
                block
            }
        };
        Ok(V::Pointer { space: Space::Raw, element: Types::CONST_CHAR, address: (block.address << 3) as i64 })
    }

    /// The formats of a string stream.
    pub fn string_stream(&mut self, text: &Rc<RefCell<Vec<u8>>>) -> StreamState {
        self.string_streams.retain(|(of, _)| of.strong_count() > 0);
        self.string_streams.iter().find(|(of, _)| of.as_ptr() == Rc::as_ptr(text)).map(|(_, state)| state.clone()).unwrap_or_default()
    }

    /// Keeps the formats of a string stream, where they are not those that it began with.
    pub fn keep_string_stream(&mut self, text: &Rc<RefCell<Vec<u8>>>, state: StreamState) {
        match self.string_streams.iter_mut().find(|(of, _)| of.as_ptr() == Rc::as_ptr(text)) {
            Some((_, kept)) => *kept = state,
            None if state != StreamState::default() => self.string_streams.push((Rc::downgrade(text), state)),
            None => {}
        }
    }

    /// Notes what C++ would do without a word.
    pub fn finding(&mut self, text: impl Into<String>) {
        let text = text.into();
        if self.findings.len() < 64 && !self.findings.contains(&text) {
            self.findings.push(text);
        }
    }

    /// Whether `v` is a reference.
    #[inline]
    pub fn is_place(v: &V) -> bool {
        matches!(v, V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Char(..) | V::Memory(..) | V::Element(..))
    }

    /// The value that `v` is or refers to.
    #[inline]
    pub fn value(&self, v: &V) -> Outcome<V> {
        match v {
            V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Char(..) | V::Memory(..) | V::Element(..) => self.load(v),
            _ => Ok(v.clone()),
        }
    }

    /// What a reference refers to.
    pub fn load(&self, place: &V) -> Outcome<V> {
        let mut place = place.clone();
        // A reference to a reference is possible for as many levels as functions pass it on.
        for _ in 0..1 << 20 {
            place = match place {
                V::Slot(i) => self.slots.get(i as usize).cloned().ok_or_else(dangling)?,
                V::Global(i) => self.globals.get(i as usize).cloned().ok_or_else(dangling)?,
                V::Field(i, object) => object.fields.borrow().get(i as usize).cloned().ok_or_else(dangling)?,
                V::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(i as usize).cloned().ok_or_else(|| past_end(i.into(), cells.len()))?,
                    Storage::Bytes(_) => self.element(&array, i.into())?,
                },
                V::Memory(ty, address) => return self.load_memory(ty, address),
                V::Char(i, text) => {
                    let text = text.borrow();
                    // the zero behind the last character is read as one
                    return match text.get(i as usize).copied().or((i as usize == text.len()).then_some(0)) {
                        Some(c) => Ok(V::Int(Integer::Char, i64::from(c as i8))),
                        None => Err(Fault::runtime(format!("index {i} of a string of {} characters", text.len()))),
                    };
                }
                V::Element(i, of) => match self.value(&of)? {
                    V::Tuple(items) => items.get(i as usize).cloned().ok_or_else(dangling)?,
                    other => return Ok(other),
                },
                value => return Ok(value),
            };
        }
        Err(dangling())
    }

    /// The place that a chain of references ends at.
    pub fn place(&self, place: &V) -> V {
        let mut place = place.clone();
        for _ in 0..1 << 20 {
            let next = match &place {
                V::Slot(i) => self.slots.get(*i as usize).cloned(),
                V::Global(i) => self.globals.get(*i as usize).cloned(),
                V::Field(i, object) => object.fields.borrow().get(*i as usize).cloned(),
                V::Cell(i, array) => match &*array.storage.borrow() {
                    Storage::Cells(cells) => cells.get(*i as usize).cloned(),
                    Storage::Bytes(_) => self.element(array, (*i).into()).ok(),
                },
                V::Element(i, of) => match self.load(of) {
                    Ok(V::Tuple(items)) => items.get(*i as usize).cloned(),
                    _ => None,
                },
                _ => None,
            };
            match next {
                Some(next) if Self::is_place(&next) => place = next,
                _ => return place,
            }
        }
        place
    }

    /// Assigns `v`, converted to the type of what is there.
    pub fn store(&mut self, place: &V, v: V) -> Outcome<()> {
        if let (V::Slot(i), V::Int(kind, x)) = (place, &v)
            && let Some(V::Int(have, there)) = self.slots.get_mut(*i as usize)
        {
            *there = if have == kind { *x } else { have.wrap(*x) };
            return Ok(());
        }
        let place = self.place(place);
        if let (V::Memory(to, at), V::Memory(from, source)) = (&place, &v)
            && self.types.without_const(*to) == self.types.without_const(*from)
            && let Some(bits) = self.types.access_bits(*to)
        {
            return self.copy_bits(*at, *source, bits);
        }
        let v = self.value(&v)?;
        match &place {
            V::Memory(ty, address) => return self.store_memory(*ty, *address, v),
            V::Object(object) => return self.assign_object(object, v),
            V::Array(array) => return self.assign_array(array, v),
            V::Text(text) => {
                let bytes = super::library::strings::bytes(self, &v)?;
                *text.borrow_mut() = bytes;
                return Ok(());
            }
            V::Tuple(places) if places.iter().any(Self::is_place) => return self.tie(places, v),
            _ => {}
        }
        let old = self.load(&place)?;
        let v = self.assigned(&old, v)?;
        match &old {
            V::Object(object) => return self.assign_object(object, v),
            V::Array(array) => return self.assign_array(array, v),
            _ => {}
        }
        self.put(&place, v)
    }

    /// Puts `v` at `place` as it is.
    pub fn put(&mut self, place: &V, v: V) -> Outcome<()> {
        let set = |there: Option<&mut V>, v: V| match there {
            Some(there) => {
                *there = v;
                Ok(())
            }
            None => Err(dangling()),
        };
        match place {
            V::Slot(i) => set(self.slots.get_mut(*i as usize), v),
            V::Global(i) => set(self.globals.get_mut(*i as usize), v),
            V::Field(i, object) => set(object.fields.borrow_mut().get_mut(*i as usize), v),
            V::Cell(i, array) => match &mut *array.storage.borrow_mut() {
                Storage::Cells(cells) => set(cells.get_mut(*i as usize), v),
                Storage::Bytes(_) => Err(dangling()),
            },
            V::Memory(ty, address) => self.store_memory(*ty, *address, v),
            V::Char(i, text) => {
                let V::Int(_, c) = convert(self, v, Types::CHAR, false)? else {
                    return Err(Fault::ill("a character is assigned what is none"));
                };
                match text.borrow_mut().get_mut(*i as usize) {
                    Some(there) => *there = c as u8,
                    None => return Err(dangling()),
                }
                Ok(())
            }
            V::Element(i, of) => {
                let of = self.place(of);
                let V::Tuple(items) = self.load(&of)? else {
                    return Err(Fault::ill("an element of what is no tuple is assigned"));
                };
                let mut items = items.to_vec();
                set(items.get_mut(*i as usize), v)?;
                self.put(&of, V::Tuple(Rc::new(items)))
            }
            _ => Err(Fault::ill("a value is assigned to what is no variable")),
        }
    }

    /// `std::tie(a, b) = v`
    fn tie(&mut self, places: &Rc<Vec<V>>, v: V) -> Outcome<()> {
        let V::Tuple(items) = v else {
            return Err(Fault::ill("what is no tuple is assigned to several variables"));
        };
        if items.len() != places.len() {
            return Err(Fault::ill(format!("{} values are assigned to {} variables", items.len(), places.len())));
        }
        for (place, item) in places.iter().zip(items.iter()) {
            if Self::is_place(place) {
                self.store(place, item.clone())?;
            }
        }
        Ok(())
    }

    /// `v` as what replaces `old` in a variable of its type.
    fn assigned(&mut self, old: &V, v: V) -> Outcome<V> {
        match (old, &v) {
            (V::Int(have, _), V::Int(_, x)) => return Ok(V::Int(*have, have.wrap(*x))),
            (V::Void, _) | (V::Null | V::AddressOf(_), V::Null | V::AddressOf(_) | V::Pointer { .. } | V::Function(_) | V::Closure(_)) => {
                return Ok(v);
            }
            (
                V::Function(_) | V::Closure(_) | V::Native(_) | V::Method(_),
                V::Function(_) | V::Closure(_) | V::Null | V::Native(_) | V::Object(_),
            ) => {
                return Ok(v);
            }
            (V::Object(a), V::Object(b)) if a.class == b.class => return Ok(v),
            (V::Array(_), V::Array(_) | V::Braces(_)) => return Ok(v),
            (V::Underscore, V::Underscore) => return Ok(v),
            _ => {}
        }
        let to = self.type_of(old);
        convert(self, v, to, false)
    }

    /// Member by member.
    fn assign_object(&mut self, object: &Rc<Object>, v: V) -> Outcome<()> {
        match v {
            V::Object(from) if from.class == object.class => {
                if !Rc::ptr_eq(&from, object) {
                    let fields: Vec<V> = from.fields.borrow().iter().map(|f| self.copy(f)).collect::<Outcome<_>>()?;
                    *object.fields.borrow_mut() = fields;
                }
                Ok(())
            }
            _ => Err(Fault::ill("a value of another type is assigned to an object")),
        }
    }

    /// Element by element, or as many as there are for a vector.
    fn assign_array(&mut self, array: &Rc<Array>, v: V) -> Outcome<()> {
        let v = match v {
            V::Braces(_) => convert(self, v, array.ty, false)?,
            v => v,
        };
        let V::Array(from) = v else {
            return Err(Fault::ill("a value of another type is assigned to an array"));
        };
        if Rc::ptr_eq(&from, array) {
            return Ok(());
        }
        let copy = self.copy(&V::Array(from))?;
        if let V::Array(copy) = copy {
            let storage = copy.storage.replace(Storage::Cells(Vec::new()));
            // Bytes keep their address where their number stays, so that pointers into them go on.
            if let (Storage::Bytes(to), Storage::Bytes(from)) = (&*array.storage.borrow(), &storage)
                && to.bytes.borrow().len() == from.bytes.borrow().len()
            {
                to.bytes.borrow_mut().copy_from_slice(&from.bytes.borrow());
                *to.missing.borrow_mut() = from.missing.borrow().clone();
                return Ok(());
            }
            *array.storage.borrow_mut() = storage;
        }
        Ok(())
    }

    /// A copy that shares nothing that C++ would copy.
    pub fn copy(&mut self, v: &V) -> Outcome<V> {
        Ok(match v {
            V::Object(object) => {
                let fields = object.fields.borrow().clone();
                let fields = fields.iter().map(|f| self.copy(f)).collect::<Outcome<_>>()?;
                V::Object(Rc::new(Object {
                    class: object.class,
                    fields: RefCell::new(fields),
                    doomed: object.doomed.clone(),
                    ended: Cell::new(false),
                }))
            }
            V::Array(array) => {
                let storage = match &*array.storage.borrow() {
                    Storage::Bytes(block) => Storage::Bytes(self.copy_block(block)?),
                    Storage::Cells(cells) => {
                        let cells = cells.clone();
                        Storage::Cells(cells.iter().map(|c| self.copy(c)).collect::<Outcome<_>>()?)
                    }
                };
                V::Array(Rc::new(Array {
                    ty: array.ty,
                    element: array.element,
                    storage: RefCell::new(storage),
                    ends_forward: array.ends_forward,
                }))
            }
            V::Text(text) => V::Text(Rc::new(RefCell::new(text.borrow().clone()))),
            V::Cute(cute) if cute.owns => super::cute::copy_owner(self, cute)?,
            V::Tuple(items) if items.iter().any(|i| matches!(i, V::Object(_) | V::Array(_) | V::Text(_) | V::Tuple(_) | V::Cute(_))) => {
                let items = items.iter().map(|i| self.copy(i)).collect::<Outcome<_>>()?;
                V::Tuple(Rc::new(items))
            }
            v => v.clone(),
        })
    }

    /// The same bytes at another address.
    pub fn copy_block(&mut self, block: &Rc<Block>) -> Outcome<Rc<Block>> {
        let bytes = block.bytes.borrow();
        let copy = self.memory.allocate(Region::Stack, bytes.len() as u64, 16)?;
        copy.bytes.borrow_mut().copy_from_slice(&bytes);
        *copy.missing.borrow_mut() = block.missing.borrow().clone();
        Ok(copy)
    }

    /// The value of a type at an address in bits.
    pub fn load_memory(&self, ty: TypeId, address: i64) -> Outcome<V> {
        if self.memory.any_missing || self.memory.in_kernel {
            let plain = self.types.without_const(ty);
            if let Some(bits) = self.types.access_bits(plain).and_then(|bits| u32::try_from(bits).ok())
                && !matches!(self.types.get(plain), Type::Array(..))
                && self.memory.is_missing(address, bits)
            {
                self.memory.read(address, bits.min(8))?;
                return match self.types.get(plain) {
                    Type::Pointer(..) => Err(Fault::no_data("an address")),
                    Type::Class(_) => Err(Fault::no_data("an object")),
                    _ => Ok(V::Data(plain)),
                };
            }
        }
        Ok(match self.types.get(ty) {
            Type::Int(kind) => {
                let bits = self.memory.read(address, kind.bits())?;
                V::Int(*kind, kind.wrap(bits as i64))
            }
            Type::Float(kind) => V::Float(*kind, self.decode(*kind, self.memory.read(address, kind.bits().min(64))?)),
            Type::Enum(_, _, kind) => V::Enum(ty, kind.wrap(self.memory.read(address, kind.bits())? as i64)),
            Type::Element(row) => {
                let element = ELEMENTS.get(usize::from(*row));
                let bits = element.map_or(8, |e| e.bits);
                let signed = element.is_some_and(|e| e.name.starts_with("int"));
                let raw = self.memory.read(address, bits.min(64))? as i64;
                let unused = 64 - bits.min(64);
                let value = if signed { raw.wrapping_shl(unused) >> unused } else { raw };
                V::Int(if signed { Integer::Int } else { Integer::UInt }, value)
            }
            Type::Pointer(space, element) => {
                let at = self.memory.read(address, 64)?;
                V::Pointer { space: *space, element: *element, address: (at << 3) as i64 }
            }
            Type::Const(of) => return self.load_memory(*of, address),
            Type::Class(class) if self.types.access_bits(ty).is_some() => {
                let class = *class;
                let flat = self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone()).unwrap_or_default();
                let member = |(ty, offset): &(TypeId, i64)| self.load_memory(*ty, address.wrapping_add(offset.wrapping_mul(8)));
                let fields = flat.iter().map(member).collect::<Outcome<Vec<V>>>()?;
                V::Object(Rc::new(Object { class, fields: RefCell::new(fields), doomed: None, ended: Cell::new(false) }))
            }
            // an array decays to a pointer
            Type::Array(of, _) => V::Pointer { space: Space::Raw, element: *of, address },
            _ => return Err(Fault::ill(format!("values of type `{}` are not read from memory", self.types.name(ty)))),
        })
    }

    /// Puts a value, converted to `ty`, at an address in bits.
    pub fn store_memory(&mut self, ty: TypeId, address: i64, v: V) -> Outcome<()> {
        let ty = self.types.without_const(ty);
        if let Type::Array(of, Some(n)) = *self.types.get(ty) {
            let v = match v {
                V::Braces(_) => convert(self, v, ty, false)?,
                v => v,
            };
            let step = self.types.flat_bits(of).unwrap_or(8) as i64;
            for i in 0..n {
                let from = super::arith::index(self, &v, &V::Int(Integer::Long, i))?;
                let item = self.value(&from)?;
                self.store_memory(of, address.wrapping_add(i.wrapping_mul(step)), item)?;
            }
            return Ok(());
        }
        if let (Type::Class(class), V::Object(object)) = (self.types.get(ty), &v)
            && *class == object.class
            && let Some(flat) = self.types.classes.get(class.0 as usize).and_then(|c| c.flat.clone())
        {
            let fields = object.fields.borrow().clone();
            return flat
                .iter()
                .zip(fields)
                .try_for_each(|((ty, offset), field)| self.store_memory(*ty, address.wrapping_add(offset.wrapping_mul(8)), field));
        }
        let v = match self.types.get(ty) {
            Type::Element(_) => convert(self, v, Types::INT, true)?,
            _ => convert(self, v, ty, false)?,
        };
        let bits = self.types.scalar_bits(ty).unwrap_or(0);
        if self.memory.any_missing || self.memory.in_kernel || matches!(v, V::Data(_)) {
            if self.memory.in_kernel && Region::is_common((address as u64) >> 3) {
                // what other threads read is not computed, but has to be there
                return self.memory.read(address, bits).map(|_| ());
            }
            self.memory.mark(address, bits, matches!(v, V::Data(_)))?;
            if let V::Data(_) = v {
                return Ok(());
            }
        }
        let raw = match v {
            V::Int(_, x) | V::Enum(_, x) => x as u64,
            V::Float(kind, x) => self.encode(kind, x),
            V::Pointer { address, .. } => (address as u64) >> 3,
            V::Null => 0,
            _ => return Err(Fault::ill(format!("a value is not kept in memory as `{}`", self.types.name(ty)))),
        };
        self.memory.write(address, bits, raw)
    }

    /// Moves bits, whatever they mean.
    fn copy_bits(&mut self, to: i64, from: i64, bits: u64) -> Outcome<()> {
        let mut done = 0;
        while done < bits {
            let n = (bits - done).min(64);
            if self.memory.any_missing || self.memory.in_kernel {
                let (target, source) = (to.wrapping_add(done as i64), from.wrapping_add(done as i64));
                if self.memory.in_kernel && Region::is_common((target as u64) >> 3) {
                    self.memory.read(target, n as u32)?;
                    done += n;
                    continue;
                }
                let is_missing = self.memory.is_missing(source, n as u32);
                self.memory.mark(target, n as u32, is_missing)?;
            }
            let word = self.memory.read(from.wrapping_add(done as i64), n as u32)?;
            self.memory.write(to.wrapping_add(done as i64), n as u32, word)?;
            done += n;
        }
        Ok(())
    }

    fn decode(&self, kind: Floating, bits: u64) -> f64 {
        match kind {
            Floating::Float => f32::from_bits(bits as u32).into(),
            Floating::Double | Floating::LongDouble => f64::from_bits(bits),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0.0, |f| f.decode(bits)),
        }
    }

    fn encode(&self, kind: Floating, x: f64) -> u64 {
        match kind {
            Floating::Float => (x as f32).to_bits().into(),
            Floating::Double | Floating::LongDouble => x.to_bits(),
            Floating::Narrow(_) => Format::of(kind.name()).map_or(0, |f| f.encode(x)),
        }
    }

    /// `n` elements of a type, all zero: as bytes where they are numbers, else each as `T{}`.
    pub fn new_array(&mut self, ty: TypeId, element: TypeId, n: i64, region: Region) -> Outcome<V> {
        let n = u64::try_from(n).map_err(|_| Fault::runtime(format!("an array of {n} elements")))?;
        let element = self.types.without_const(element);
        let storage = match self.types.flat_bits(element) {
            Some(bits) => {
                let bytes = n.checked_mul(bits).ok_or_else(too_large)?.div_ceil(8);
                Storage::Bytes(self.memory.allocate(region, bytes, 16)?)
            }
            None => {
                if n > 1 << 22 {
                    return Err(too_large());
                }
                Storage::Cells((0..n).map(|_| super::convert::default_of(self, element)).collect::<Outcome<_>>()?)
            }
        };
        let ends_forward = matches!(self.types.get(ty), Type::Library(name, _) if super::library::containers::grows(name));
        Ok(V::Array(Rc::new(Array { ty, element, storage: RefCell::new(storage), ends_forward })))
    }

    /// How many elements an array has.
    pub fn length(&self, array: &Array) -> i64 {
        match &*array.storage.borrow() {
            Storage::Cells(cells) => cells.len() as i64,
            Storage::Bytes(block) => match self.types.get(array.ty) {
                Type::Array(_, Some(n)) => *n,
                Type::Library(name, args) if &**name == "array_subbyte" => match args.get(1) {
                    Some(V::Int(_, n) | V::Static(_, n)) => *n,
                    _ => 0,
                },
                _ => {
                    let bits = self.types.access_bits(array.element).unwrap_or(8).max(1);
                    (block.bytes.borrow().len() as u64 * 8 / bits) as i64
                }
            },
        }
    }

    /// The reference to element `i` of an array.
    pub fn element(&self, array: &Rc<Array>, i: i64) -> Outcome<V> {
        let n = self.length(array);
        if !(0..n).contains(&i) {
            return Err(past_end(i, n as usize));
        }
        Ok(match &*array.storage.borrow() {
            Storage::Cells(_) => V::Cell(i as u32, array.clone()),
            Storage::Bytes(block) => {
                let bits = self.types.access_bits(array.element).unwrap_or(8) as i64;
                V::Memory(array.element, (block.address << 3) as i64 + i * bits)
            }
        })
    }

    /// The address of the first element of an array.
    pub fn decayed(&self, array: &Rc<Array>) -> V {
        match &*array.storage.borrow() {
            Storage::Cells(_) => V::AddressOf(Rc::new(V::Cell(0, array.clone()))),
            Storage::Bytes(block) => V::Pointer { space: Space::Raw, element: array.element, address: (block.address << 3) as i64 },
        }
    }

    /// Makes the objects of an array bytes, for a tensor or a pointer reads them as such: the address, if they can be.
    pub fn into_bytes(&mut self, array: &Rc<Array>) -> Outcome<Option<i64>> {
        let cells = match &*array.storage.borrow() {
            Storage::Bytes(block) => return Ok(Some((block.address << 3) as i64)),
            Storage::Cells(cells) => cells.clone(),
        };
        let Some(bits) = self.types.access_bits(array.element) else {
            return Ok(None);
        };
        let bytes = (cells.len() as u64).checked_mul(bits / 8).ok_or_else(too_large)?;
        let block = self.memory.allocate(Region::Stack, bytes, 16)?;
        let first = (block.address << 3) as i64;
        for (i, v) in cells.into_iter().enumerate() {
            self.store_memory(array.element, first.wrapping_add((i as u64).wrapping_mul(bits) as i64), v)?;
        }
        *array.storage.borrow_mut() = Storage::Bytes(block);
        Ok(Some(first))
    }

    /// Makes them objects again.
    pub fn into_cells(&self, array: &Rc<Array>) -> Outcome<()> {
        if let Storage::Bytes(_) = &*array.storage.borrow() {
        } else {
            return Ok(());
        }
        let cells = (0..self.length(array)).map(|i| self.load(&self.element(array, i)?)).collect::<Outcome<Vec<V>>>()?;
        *array.storage.borrow_mut() = Storage::Cells(cells);
        Ok(())
    }

    /// A tensor or another value of the algebra with the memory that it holds on to.
    pub fn cute(&self, stored: crate::value::stored::Stored, block: Option<Rc<Block>>, owns: bool) -> V {
        V::Cute(Rc::new(Cute { stored, block, owns, plan: OnceCell::new() }))
    }
}

fn dangling() -> Box<Fault> {
    Fault::runtime("a reference to what is gone")
}

fn past_end(i: i64, n: usize) -> Box<Fault> {
    Fault::runtime(format!("index {i} of an array of {n} elements"))
}

fn too_large() -> Box<Fault> {
    Fault::new(FaultKind::Limit, "an array is too large")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_keeps_its_type() {
        let mut world = World::default();
        world.slots.push(V::Int(Integer::UChar, 0));
        world.store(&V::Slot(0), V::Int(Integer::Int, 300)).unwrap();
        assert!(matches!(world.load(&V::Slot(0)).unwrap(), V::Int(Integer::UChar, 44)));
        world.store(&V::Slot(0), V::Float(Floating::Double, 7.9)).unwrap();
        assert!(matches!(world.load(&V::Slot(0)).unwrap(), V::Int(Integer::UChar, 7)));
    }

    #[test]
    fn a_reference_leads_to_its_variable() {
        let mut world = World::default();
        world.slots.extend([V::Int(Integer::Int, 1), V::Slot(0)]);
        world.store(&V::Slot(1), V::Int(Integer::Int, 5)).unwrap();
        assert!(matches!(world.slots[0], V::Int(_, 5)) && matches!(world.slots[1], V::Slot(0)));
    }

    #[test]
    fn arrays_know_their_bounds_and_are_copied() {
        let mut world = World::default();
        let ty = world.types.intern(Type::Array(Types::FLOAT, Some(4)));
        let V::Array(array) = world.new_array(ty, Types::FLOAT, 4, Region::Stack).unwrap() else { panic!() };
        let place = world.element(&array, 3).unwrap();
        world.store(&place, V::Int(Integer::Int, 3)).unwrap();
        assert!(world.element(&array, 4).is_err() && world.element(&array, -1).is_err());
        let V::Array(copy) = world.copy(&V::Array(array.clone())).unwrap() else { panic!() };
        world.store(&place, V::Int(Integer::Int, 9)).unwrap();
        let there = world.element(&copy, 3).unwrap();
        assert!(matches!(world.value(&there).unwrap(), V::Float(_, x) if x == 3.0));
    }
}
