//! The memory of a program: allocations with addresses that are made up, the same in every run.

use super::budget::{Budget, MAX_MEMORY, too_much_memory};
use super::lent::{Places, Strings};
use super::value::{Block, Fault, FaultKind, Missing, Outcome, Value};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::{Rc, Weak};

/// Where an allocation lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// Variables, arrays and tensors of functions.
    Stack,
    /// What `new` and `malloc` return, and vectors.
    Heap,
    /// What `cudaMalloc` returns, and device vectors.
    Device,
    /// Shared memory of a block.
    Shared,
}

impl Region {
    const fn first(self) -> u64 {
        match self {
            Region::Stack => 0x7ffd_0000_0000,
            Region::Heap => 0x5555_5556_0000,
            Region::Device => 0x7f00_0000_0000,
            Region::Shared => 0x7e00_0000_0400,
        }
    }

    /// Whether a byte may lie where `new` and `malloc` put what they make.
    pub const fn is_of_heap(address: u64) -> bool {
        address >= Region::Heap.first() && address >> 40 == Region::Heap.first() >> 40
    }

    /// Whether a byte lies in memory that the threads of a kernel share: global or shared memory.
    pub const fn is_common(address: u64) -> bool {
        Region::Shared.first() <= address && address < Region::Stack.first()
    }
}

/// From how many bytes on an allocation on the device has pages of its own, and their size.
const PAGE: u64 = 2 << 20;
/// What every allocation on the device is aligned to.
const ALIGNMENT: u64 = 512;
/// The steps that an allocation counts beside its bytes.
const PER_BLOCK: u64 = 16;

/// How many blocks are looked at before all are: the operands and the result of a loop.
const RECENT: usize = 4;

/// Blocks by their addresses, with what they held.
pub type Journal = HashMap<u64, (Rc<Block>, Vec<u8>)>;

/// All allocations of a program, by address.
#[derive(Debug, Default)]
pub struct Memory {
    blocks: BTreeMap<u64, Weak<Block>>,
    /// What a pointer alone keeps: allocated and not yet freed.
    kept: HashMap<u64, Rc<Block>>,
    next: [Option<u64>; 4],
    /// The blocks that were found last, which the next access often hits.
    last: RefCell<[Weak<Block>; RECENT]>,
    /// How many entries there may be before the dead ones are dropped.
    sweep: usize,
    used: u64,
    /// What `cudaMalloc` returned, which the host cannot read.
    remote: HashSet<u64>,
    /// What variables are aligned to: more than any `alignas` asks for where the text has one.
    pub alignment: u64,
    /// Whether a pointer that the host may follow is a `thrust::device_ptr`.
    pub any_device_pointers: bool,
    /// Strings that pointers may lead to.
    strings: Strings,
    places: Places,
    /// Bytes that have moved: by the address that they had, how many there are and where they are now.
    forwards: BTreeMap<u64, (u64, u64)>,
    /// What the run has used up.
    pub budget: Budget,
    /// Whether a kernel runs: what its threads share is data that is not computed.
    pub in_kernel: bool,
    /// Whether any byte may be data that is not computed.
    pub any_missing: bool,
    /// Blocks that were written to since the journal was opened, with what they held.
    journal: RefCell<Option<Journal>>,
}

impl Memory {
    /// A new block of so many bytes, all zero.
    pub fn allocate(&mut self, region: Region, bytes: u64, align: u64) -> Outcome<Rc<Block>> {
        if self.blocks.len() >= self.sweep.max(64) {
            self.collect();
        }
        self.admit(bytes)?;
        self.budget.spend(PER_BLOCK + bytes / 64)?;
        let align = match region {
            Region::Device => align.max(if bytes >= PAGE / 2 { PAGE } else { ALIGNMENT }),
            Region::Stack => align.max(self.alignment).max(1),
            _ => align.max(1),
        };
        // A byte between two allocations keeps an index one past the end from finding the next one; a vector may grow in place
        // to the next power of two.
        let room = if region == Region::Heap { bytes.checked_next_power_of_two().unwrap_or(bytes) } else { bytes };
        let gap = u64::from(matches!(region, Region::Heap | Region::Stack));
        let address = self.place(region, room.saturating_add(gap), align);
        let length = usize::try_from(bytes).map_err(|_| Fault::new(FaultKind::Limit, "an allocation is too large"))?;
        let content = RefCell::new(vec![0; length]);
        let block = Rc::new(Block { address, bytes: content, written: Cell::new(false), missing: RefCell::default(), through: None });
        self.used += bytes;
        self.blocks.insert(address, Rc::downgrade(&block));
        Ok(block)
    }

    /// The same where room was left for it.
    pub fn allocate_at(&mut self, address: u64, bytes: u64) -> Outcome<Rc<Block>> {
        self.admit(bytes)?;
        self.budget.spend(PER_BLOCK + bytes / 64)?;
        let content = RefCell::new(vec![0; bytes as usize]);
        let block = Rc::new(Block { address, bytes: content, written: Cell::new(false), missing: RefCell::default(), through: None });
        self.used += bytes;
        self.blocks.insert(address, Rc::downgrade(&block));
        Ok(block)
    }

    /// The address that a place has which is no bytes.
    pub fn address_given(&self, place: &Value) -> Option<u64> {
        self.places.address_of(place)
    }

    /// Notes that what references lead to at an address is elsewhere from now on.
    pub fn forward(&mut self, address: u64, bytes: u64, to: u64) {
        self.forwards.insert(address, (bytes, to));
    }

    /// Where something is now, also the end of something, that was at an address in bits.
    #[inline]
    pub fn now(&self, mut address: i64) -> i64 {
        while !self.forwards.is_empty()
            && let Some(now) = self.forwarded(address)
        {
            address = now;
        }
        address
    }

    /// Where the byte is now that was at an address in bits.
    #[cold]
    fn forwarded(&self, address: i64) -> Option<i64> {
        let byte = (address as u64) >> 3;
        let (first, (n, to)) = self.forwards.range(..=byte).next_back()?;
        let by = byte.wrapping_sub(*first);
        (by < *n).then(|| ((to.wrapping_add(by) << 3) as i64) | (address & 7))
    }

    /// Where something lies that is no bytes: it has an address from now on, with room for so many bytes. `None` of what has none.
    pub fn address_of_place(&mut self, place: &Value, bytes: i64, align: i64) -> Outcome<Option<u64>> {
        if let Some(address) = self.places.address_of(place) {
            return Ok(Some(address));
        }
        self.budget.spend(PER_BLOCK)?;
        let address = self.place(Region::Heap, bytes.max(16).unsigned_abs(), align.max(16).unsigned_abs());
        Ok(self.places.lend(address, place).then_some(address))
    }

    /// Notes an object whose members are bytes at an address.
    pub fn lies_at(&mut self, address: u64, object: &Value) {
        self.places.lend(address, object);
    }

    /// Notes that a place, to which pointers may be kept, is so many bytes at an address from now on.
    pub fn place_moved(&mut self, place: &Value, bytes: i64, to: u64) {
        if let Some(address) = self.places.address_of(place).filter(|address| *address != to) {
            self.forward(address, bytes.unsigned_abs(), to);
        }
    }

    /// What lies at an address that is no bytes.
    pub fn place_at(&self, address: u64) -> Option<Value> {
        self.places.at(address)
    }

    /// The next address of a region, where so many bytes are taken.
    fn place(&mut self, region: Region, bytes: u64, align: u64) -> u64 {
        let next = &mut self.next[region as usize];
        let address = next.unwrap_or(region.first()).next_multiple_of(align);
        *next = Some(address.saturating_add(bytes));
        address
    }

    /// Where the characters of a string lie, from now on at the latest.
    pub fn lend(&mut self, text: &Rc<RefCell<Vec<u8>>>) -> u64 {
        if let Some(address) = self.strings.address_of(text) {
            return address;
        }
        let room = Strings::room(text);
        let address = self.place(Region::Heap, room as u64 + 2, 16);
        self.strings.lend(address, text, room);
        address
    }

    /// Notes that a string now has the characters that another one had.
    pub fn moved(&mut self, from: &Rc<RefCell<Vec<u8>>>, to: &Rc<RefCell<Vec<u8>>>) {
        self.strings.moved(from, to);
    }

    /// The characters at an address, up to the zero; `None` where no array and no string has one.
    pub fn text_at(&self, byte: u64) -> Option<Vec<u8>> {
        let Some(block) = self.find(byte) else {
            return self.strings.text_at(byte);
        };
        let bytes = block.bytes.borrow();
        let rest = bytes.get((byte - block.address) as usize..)?;
        rest.iter().position(|c| *c == 0).map(|n| rest[..n].to_vec())
    }

    /// The same, held until it is freed.
    pub fn allocate_kept(&mut self, region: Region, bytes: u64, align: u64) -> Outcome<Rc<Block>> {
        let block = self.allocate(region, bytes, align)?;
        self.kept.insert(block.address, block.clone());
        Ok(block)
    }

    /// Keeps from now on what blocks held that are written to; what was kept before.
    pub fn open_journal(&mut self) -> Option<Journal> {
        self.journal.replace(Some(Journal::default()))
    }

    /// Undoes what was written since the journal was opened.
    pub fn undo(&mut self, before: Option<Journal>) {
        for (block, bytes) in self.journal.replace(before).unwrap_or_default().into_values() {
            block.bytes.replace(bytes);
        }
    }

    /// Notes that a block is about to be written to.
    #[inline]
    pub fn touch(&self, block: &Rc<Block>) {
        if let Some(kept) = &mut *self.journal.borrow_mut() {
            kept.entry(block.address).or_insert_with(|| (block.clone(), block.bytes.borrow().clone()));
        }
    }

    /// Notes that only kernels may read an allocation.
    pub fn keep_from_host(&mut self, address: u64) {
        self.remote.insert(address);
    }

    /// Refuses to the host what lies at an address in bits, where it is what `cudaMalloc` returned.
    #[inline]
    pub fn of_host(&self, address: i64) -> Outcome<()> {
        if self.remote.is_empty() || self.in_kernel || self.any_device_pointers {
            return Ok(());
        }
        self.of_host_at((address as u64) >> 3)
    }

    fn of_host_at(&self, byte: u64) -> Outcome<()> {
        let is_remote = Region::is_common(byte) && self.find(byte).is_some_and(|block| self.remote.contains(&block.address));
        match is_remote {
            true => Err(Fault::runtime(format_args!(
                "the host follows a pointer to memory of the device, {byte:#x}: a compiled program ends here"
            ))
            .with_help("what `cudaMalloc` returns is for kernels and for `cudaMemcpy`")),
            false => Ok(()),
        }
    }

    /// Gives back what starts at `address`; whether something did.
    pub fn free(&mut self, address: u64) -> bool {
        self.kept.remove(&address).is_some()
    }

    /// Forgets the shared memory of a block of threads.
    pub fn end_of_block(&mut self) {
        self.kept.retain(|address, _| !(Region::Shared.first()..Region::Device.first()).contains(address));
        self.next[Region::Shared as usize] = None;
    }

    /// Marks the whole allocation at `address` as data that is not computed.
    pub fn lose(&mut self, address: u64) {
        if let Some(block) = self.find(address) {
            self.any_missing = true;
            *block.missing.borrow_mut() = Missing::All;
        }
    }

    /// All allocations on the device.
    pub fn on_device(&self) -> Vec<u64> {
        self.blocks.range(Region::Device.first()..Region::Stack.first()).map(|(address, _)| *address).collect()
    }

    /// Whether one of the `bits` bits at an address in bits is data that is not computed.
    pub fn is_missing(&self, address: i64, bits: u32) -> bool {
        let byte = (address as u64) >> 3;
        if self.in_kernel && Region::is_common(byte) {
            return true;
        }
        let Some(block) = self.find(byte).filter(|_| self.any_missing) else {
            return false;
        };
        let missing = block.missing.borrow();
        match &*missing {
            Missing::None => false,
            Missing::All => true,
            Missing::Bytes(flags) => {
                let at = (byte - block.address) as usize;
                let n = ((address & 7) as usize + bits as usize).div_ceil(8);
                flags.iter().skip(at).take(n).any(|f| *f)
            }
        }
    }

    /// Marks the bits at an address in bits as data that is not computed, or as known; whether there is such memory.
    pub fn mark(&mut self, address: i64, bits: u32, is_missing: bool) -> Outcome<()> {
        let byte = (address as u64) >> 3;
        let n = ((address & 7) as usize + bits as usize).div_ceil(8);
        let Some(block) = self.find(byte) else {
            if let Some(now) = self.forwarded(address) {
                return self.mark(now, bits, is_missing);
            }
            // characters of a string are known
            let is_known = !is_missing && (0..n as u64).all(|i| self.strings.read(byte.wrapping_add(i)).is_some());
            return if is_known { Ok(()) } else { Err(outside("write", byte, bits)) };
        };
        let at = (byte - block.address) as usize;
        let length = block.bytes.borrow().len();
        if at + n > length {
            return Err(outside("write", byte, bits));
        }
        let mut missing = block.missing.borrow_mut();
        match (&mut *missing, is_missing) {
            (Missing::None, false) | (Missing::All, true) => {}
            (Missing::Bytes(flags), _) => flags.resize(length.max(at + n), true),
            (other, _) => *other = Missing::Bytes(vec![!is_missing; length]),
        }
        if let Missing::Bytes(flags) = &mut *missing {
            flags[at..at + n].fill(is_missing);
        }
        self.any_missing |= is_missing;
        Ok(())
    }

    fn collect(&mut self) {
        let mut used = 0;
        self.blocks.retain(|_, block| match block.upgrade() {
            Some(block) => {
                used += block.bytes.borrow().len() as u64;
                true
            }
            None => false,
        });
        self.used = used;
        self.sweep = self.blocks.len() * 2;
    }

    /// Whether so many bytes more may be allocated, beside what there is.
    fn admit(&mut self, bytes: u64) -> Outcome<()> {
        let least = bytes.saturating_add(self.budget.values());
        if self.used.saturating_add(least) > MAX_MEMORY {
            self.collect();
        }
        match self.used.saturating_add(least) > MAX_MEMORY {
            true => Err(too_much_memory()),
            false => Ok(()),
        }
    }

    /// What a block that grew holds more.
    pub fn grown(&mut self, bytes: u64) -> Outcome<()> {
        self.admit(bytes)?;
        self.used = self.used.saturating_add(bytes);
        Ok(())
    }

    /// Whether the values of the run are to be counted again.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.budget.is_due(self.used)
    }

    /// Keeps how many bytes the values of the run hold; whether it may hold them beside what is allocated.
    pub fn recount(&mut self, values: u64) -> bool {
        self.collect();
        self.budget.recount(values);
        values.saturating_add(self.used) <= MAX_MEMORY
    }

    /// Whether one of two addresses lies in an allocation and the other neither there nor at its end.
    pub fn apart(&self, p: u64, q: u64) -> bool {
        let holds = |p: u64, q: u64| self.find(p).map(|block| q.wrapping_sub(block.address) <= block.bytes.borrow().len() as u64);
        let both = [holds(p, q), holds(q, p)];
        p != 0 && q != 0 && both.contains(&Some(false)) && !both.contains(&Some(true))
    }

    /// The allocation that holds the byte at `address`.
    #[inline]
    pub fn find(&self, address: u64) -> Option<Rc<Block>> {
        for recent in self.last.borrow().iter() {
            if let Some(block) = recent.upgrade()
                && address.wrapping_sub(block.address) < block.bytes.borrow().len() as u64
            {
                return Some(block);
            }
        }
        let block = self.blocks.range(..=address).next_back()?.1.upgrade()?;
        if address - block.address >= block.bytes.borrow().len() as u64 {
            return None;
        }
        let mut last = self.last.borrow_mut();
        last.rotate_right(1);
        last[0] = Rc::downgrade(&block);
        Some(block)
    }

    /// The `bits` bits at an address in bits, at most 64 of them.
    pub fn read(&self, address: i64, bits: u32) -> Outcome<u64> {
        let byte = (address as u64) >> 3;
        let shift = (address & 7) as u32;
        let Some(block) = self.find(byte) else {
            if let Some(now) = self.forwarded(address) {
                return self.read(now, bits);
            }
            return self.read_string(byte, shift, bits).ok_or_else(|| outside("read", byte, bits));
        };
        let bytes = block.bytes.borrow();
        let at = (byte - block.address) as usize;
        if shift == 0
            && bits == 32
            && let Some(Ok(word)) = bytes.get(at..at + 4).map(<[u8; 4]>::try_from)
        {
            return Ok(u32::from_le_bytes(word).into());
        }
        let Some(span) = bytes.get(at..at + (shift + bits).div_ceil(8) as usize) else {
            return Err(outside("read", byte, bits));
        };
        let mut word = 0u128;
        for (i, b) in span.iter().enumerate() {
            word |= u128::from(*b) << (8 * i);
        }
        let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        Ok((word >> shift) as u64 & mask)
    }

    /// Bits of the characters of a string.
    #[cold]
    fn read_string(&self, byte: u64, shift: u32, bits: u32) -> Option<u64> {
        let mut word = 0u128;
        for i in 0..(shift + bits).div_ceil(8) {
            word |= u128::from(self.strings.read(byte.wrapping_add(i.into()))?) << (8 * i);
        }
        let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        Some((word >> shift) as u64 & mask)
    }

    /// Puts `bits` bits at an address in bits.
    pub fn write(&self, address: i64, bits: u32, value: u64) -> Outcome<()> {
        let byte = (address as u64) >> 3;
        let Some(block) = self.find(byte) else {
            if let Some(now) = self.forwarded(address) {
                return self.write(now, bits, value);
            }
            let in_string = address & 7 == 0
                && bits.is_multiple_of(8)
                && (0..bits / 8).all(|i| self.strings.write(byte.wrapping_add(i.into()), if i < 8 { (value >> (8 * i)) as u8 } else { 0 }));
            return if in_string { Ok(()) } else { Err(outside("write", byte, bits)) };
        };
        self.touch(&block);
        block.written.set(true);
        let mut bytes = block.bytes.borrow_mut();
        let at = (byte - block.address) as usize;
        let shift = (address & 7) as u32;
        let Some(span) = bytes.get_mut(at..at + (shift + bits).div_ceil(8) as usize) else {
            return Err(outside("write", byte, bits));
        };
        if shift == 0 && bits.is_multiple_of(8) {
            for (i, b) in span.iter_mut().enumerate() {
                *b = if i < 8 { (value >> (8 * i)) as u8 } else { 0 };
            }
            return Ok(());
        }
        let mask = (if bits >= 64 { u128::from(u64::MAX) } else { (1u128 << bits) - 1 }) << shift;
        let value = (u128::from(value) << shift) & mask;
        for (i, b) in span.iter_mut().enumerate() {
            *b = (*b & !((mask >> (8 * i)) as u8)) | (value >> (8 * i)) as u8;
        }
        Ok(())
    }
}

fn outside(what: &str, byte: u64, bits: u32) -> Box<Fault> {
    let size = bits.div_ceil(8);
    let plural = if size == 1 { "" } else { "s" };
    Fault::runtime(match byte {
        0..4096 => format!("{what}s {size} byte{plural} through a null pointer"),
        _ => format!("{what}s {size} byte{plural} at {byte:#x}, outside of every array"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_read_as_they_were_written() {
        let mut memory = Memory::default();
        let block = memory.allocate(Region::Stack, 8, 16).unwrap();
        let at = (block.address << 3) as i64;
        memory.write(at + 4, 4, 0xa).unwrap();
        memory.write(at + 8, 16, 0xbeef).unwrap();
        memory.write(at + 26, 6, 0x2d).unwrap();
        assert_eq!((memory.read(at, 8).unwrap(), memory.read(at + 8, 16).unwrap()), (0xa0, 0xbeef));
        assert_eq!(memory.read(at + 26, 6).unwrap(), 0x2d);
        assert!(memory.read(at + 40, 32).is_err() && memory.write(at - 8, 8, 0).is_err());
    }

    #[test]
    fn what_nobody_holds_is_gone() {
        let mut memory = Memory::default();
        let address = memory.allocate(Region::Stack, 8, 16).unwrap().address;
        assert!(memory.find(address).is_none());
        let kept = memory.allocate_kept(Region::Heap, 8, 16).unwrap().address;
        assert!(memory.find(kept).is_some() && memory.free(kept) && memory.find(kept).is_none() && !memory.free(kept));
    }

    #[test]
    fn memory_is_bounded() {
        let mut memory = Memory::default();
        memory.budget.most_steps = u64::MAX;
        assert!(memory.allocate(Region::Heap, u64::MAX, 16).is_err());
        for _ in 0..100 {
            memory.allocate(Region::Heap, MAX_MEMORY / 2, 16).unwrap();
        }
    }
}
