//! What threads that share the lines of an input hand to each other: blocks of lines, and what they answer in parts.

use crate::program::blocks::{Block, Blocks};
use crate::program::stop::Stop;
use std::cell::RefCell;
use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

/// How many parcels of a block may wait to be written.
const WAITING: usize = 16;
/// About how many bytes of parts make a parcel: to hand over each part would cost more than to write it.
const PARCEL: usize = 1 << 18;
/// The most buffers that are kept to be filled again, and the most bytes of one.
const SPARE: usize = 64;
const KEPT: usize = 1 << 19;

/// How often a thread looks whether a mutex is free before it sleeps until it is.
const LOOKS: usize = 1 << 10;

/// What a mutex holds, where the one that holds it reads or hands over and soon lets it go: to fall asleep and to be woken takes
/// longer than that. What a thread left that panicked is whole.
pub(super) fn soon<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    for _ in 0..LOOKS {
        match mutex.try_lock() {
            Ok(held) => return held,
            Err(TryLockError::Poisoned(held)) => return held.into_inner(),
            Err(TryLockError::WouldBlock) => std::hint::spin_loop(),
        }
    }
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What starts a thread's work: does what the command line says with the share that it is given.
pub type Start = fn(Share);

/// A part of what a thread says while it answers a block.
#[derive(Debug)]
pub enum Part {
    /// Bytes of standard output.
    Out(Vec<u8>),
    /// A message.
    Message(String),
    /// The end of the answer.
    End {
        /// What the answer says of the run.
        verdict: Verdict,
        /// The byte at which the line begins that changes what later ones mean: the last one that is answered.
        learned: Option<usize>,
    },
    /// Input or output failed.
    Failed(String),
}

impl Part {
    fn len(&self) -> usize {
        match self {
            Part::Out(bytes) => bytes.len(),
            Part::Message(text) | Part::Failed(text) => text.len(),
            Part::End { .. } => 0,
        }
    }
}

/// What the answers of some lines say of the run as a whole.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verdict {
    /// Whether a line was refused.
    pub failed: bool,
    /// Whether a question was answered "no".
    pub no: bool,
    /// How much the command counted in them.
    pub counted: usize,
    /// Whether the command found in one of them what it looks for.
    pub noted: bool,
}

impl Verdict {
    /// The verdict over the lines of both.
    pub fn and(self, other: Verdict) -> Verdict {
        Verdict {
            failed: self.failed | other.failed,
            no: self.no | other.no,
            counted: self.counted + other.counted,
            noted: self.noted | other.noted,
        }
    }
}

/// Parts in order.
pub(super) type Parcel = Vec<Part>;

/// Buffers to be filled again: memory that one thread allocates and another frees costs more than what is in it.
#[derive(Clone, Debug, Default)]
pub struct Spare(Arc<Mutex<Vec<Vec<u8>>>>);

impl Spare {
    /// A buffer, with what was in it before.
    pub fn take(&self) -> Vec<u8> {
        self.0.lock().ok().and_then(|mut all| all.pop()).unwrap_or_default()
    }

    /// The bytes in a buffer of their own.
    pub(super) fn filled(&self, bytes: &[u8]) -> Vec<u8> {
        let mut buffer = self.take();
        buffer.clear();
        buffer.extend_from_slice(bytes);
        buffer
    }

    /// Gives a buffer back.
    pub fn give(&self, buffer: Vec<u8>) {
        if buffer.capacity() <= KEPT
            && let Ok(mut all) = self.0.lock()
            && all.len() < SPARE
        {
            all.push(buffer);
        }
    }
}

/// What a thread says of one block, on its way to the one that writes.
#[derive(Debug)]
pub struct Outbox {
    to: SyncSender<Parcel>,
    spare: Spare,
    /// The parts that have not been handed over, and their bytes.
    held: RefCell<(Parcel, usize)>,
}

impl Outbox {
    pub(super) fn new(to: SyncSender<Parcel>, spare: Spare) -> Self {
        Outbox { to, spare, held: RefCell::default() }
    }

    /// Adds bytes of standard output.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        self.push(Part::Out(self.spare.filled(bytes)))
    }

    /// Adds a part; an error where nobody writes any more.
    pub fn push(&self, part: Part) -> io::Result<()> {
        let mut held = self.held.borrow_mut();
        let (parcel, bytes) = &mut *held;
        *bytes += part.len();
        let last = matches!(part, Part::End { .. } | Part::Failed(_));
        parcel.push(part);
        if !last && *bytes < PARCEL {
            return Ok(());
        }
        let (parcel, _) = std::mem::take(&mut *held);
        self.to.send(parcel).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

/// What has not been read yet, and how many lines have been.
pub(super) struct Source {
    pub(super) blocks: Blocks<Box<dyn Read + Send>>,
    pub(super) before: usize,
}

impl Source {
    /// The next block of about so many bytes, read into `buffer`.
    pub(super) fn next(&mut self, size: usize, buffer: Vec<u8>) -> Result<Option<Block>, Stop> {
        let block = self.blocks.next(size, buffer, self.before)?;
        self.before += block.as_ref().map_or(0, Block::count);
        Ok(block)
    }
}

/// The part of a thread in the work.
pub struct Share {
    pub(super) source: Arc<Mutex<Source>>,
    /// Set once lines are answered by one thread.
    pub(super) ended: Arc<AtomicBool>,
    /// Where blocks go that a thread answers, in their order.
    pub(super) to_writer: SyncSender<Result<Ordered, Stop>>,
    pub(super) buffers: Buffers,
}

/// The buffers of a thread, which come back to it from the one that writes: they are in the cache of its core.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffers {
    pub(super) answers: Spare,
    pub(super) blocks: Spare,
}

impl Share {
    /// Takes the next block of about so many bytes: the block, and where its answer goes.
    pub(super) fn next(&self, size: usize) -> Option<(Arc<Block>, SyncSender<Parcel>)> {
        let mut source = soon(&self.source);
        if self.ended.load(Ordering::Relaxed) {
            return None;
        }
        let block = match source.next(size, self.buffers.blocks.take()) {
            Ok(block) => Arc::new(block?),
            Err(stop) => {
                self.ended.store(true, Ordering::Relaxed);
                let _ = self.to_writer.send(Err(stop)); // nobody hears it who has gone
                return None;
            }
        };
        let (to, parcels) = sync_channel(WAITING);
        self.to_writer.send(Ok(Ordered { block: block.clone(), parcels, buffers: self.buffers.clone() })).ok()?;
        Some((block, to))
    }
}

/// A block that a thread answers, with what it answers.
pub(super) struct Ordered {
    pub(super) block: Arc<Block>,
    pub(super) parcels: Receiver<Parcel>,
    /// Where the memory of both goes back to.
    pub(super) buffers: Buffers,
}
