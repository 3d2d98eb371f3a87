//! Threads that share the lines of an input, where no line sees another but by what it binds.
//!
//! Each thread does what the command line says on the blocks of lines that it reads, one thread at a time, and the thread
//! that began writes what they answer, in order. Every thread has a session of its own, made from the same command line,
//! so nothing is shared but text. The first line that changes what its session knows ends the sharing: from there on the
//! lines are answered by one thread.
//!
//! Threads and channels are the standard library's: a pool of a crate hands out work that is there already and in no order,
//! and here the work is read as it comes, answers are written in order, and what waits is bounded.

use crate::program::app::{App, Done, Stop};
use crate::program::input::{Block, Blocks, EachLine, each_line};
use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines are answered by one thread before others are started, unless their number is said.
pub const ALONE: usize = 10_000;
/// About how long a thread works on a block: to hand one over costs a hundredth of it, and at the end no thread waits long
/// for another.
const TURN: Duration = Duration::from_millis(1);
/// The fewest and the most bytes of lines that a thread reads at once; it begins with the fewest.
const BLOCK: [usize; 2] = [1 << 13, 1 << 18];
/// How many blocks are on their way for each thread.
const AHEAD: usize = 4;
/// How many parcels of a block may wait to be written.
const WAITING: usize = 16;
/// About how many bytes of pieces make a parcel: to hand over each piece would cost more than to write it.
const PARCEL: usize = 1 << 18;
/// The fewest bytes that are written without being gathered with others.
const LARGE: usize = 1 << 15;
/// The most buffers that are kept to be filled again, and the most bytes of one.
const SPARE: usize = 64;
const KEPT: usize = 1 << 19;
/// The stack of a thread: that of a program's first one, which nested input is measured for.
const STACK: usize = 1 << 26;

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// What starts a thread's work: does what the command line says with an [`App`] that has this share.
pub type Start = fn(Share);

/// A part of what a thread writes while it answers a block.
#[derive(Debug)]
pub enum Piece {
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

impl Piece {
    fn len(&self) -> usize {
        match self {
            Piece::Out(bytes) => bytes.len(),
            Piece::Message(text) | Piece::Failed(text) => text.len(),
            Piece::End { .. } => 0,
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
    /// How many conditions there were.
    pub asserted: usize,
    /// Whether a line ended with a brace that it leaves open.
    pub open_brace: bool,
}

impl Verdict {
    /// What both say.
    pub fn and(self, other: Verdict) -> Verdict {
        Verdict {
            failed: self.failed | other.failed,
            no: self.no | other.no,
            asserted: self.asserted + other.asserted,
            open_brace: self.open_brace | other.open_brace,
        }
    }
}

/// Pieces in order.
type Parcel = Vec<Piece>;

/// Buffers to be filled again: memory that one thread takes and another gives back costs more than what is in it.
#[derive(Clone, Debug, Default)]
struct Spare(Arc<Mutex<Vec<Vec<u8>>>>);

impl Spare {
    /// A buffer, with what was in it before.
    fn take(&self) -> Vec<u8> {
        self.0.lock().ok().and_then(|mut all| all.pop()).unwrap_or_default()
    }

    /// The bytes in a buffer of their own.
    fn filled(&self, bytes: &[u8]) -> Vec<u8> {
        let mut buffer = self.take();
        buffer.clear();
        buffer.extend_from_slice(bytes);
        buffer
    }

    /// Gives a buffer back.
    fn give(&self, buffer: Vec<u8>) {
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
    /// The pieces that have not been handed over, and their bytes.
    held: RefCell<(Parcel, usize)>,
}

impl Outbox {
    fn new(to: SyncSender<Parcel>, spare: Spare) -> Self {
        Outbox { to, spare, held: RefCell::default() }
    }

    /// Adds bytes of standard output.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        self.push(Piece::Out(self.spare.filled(bytes)))
    }

    /// Adds a piece; an error where nobody writes any more.
    pub fn push(&self, piece: Piece) -> io::Result<()> {
        let mut held = self.held.borrow_mut();
        let (parcel, bytes) = &mut *held;
        *bytes += piece.len();
        let last = matches!(piece, Piece::End { .. } | Piece::Failed(_));
        parcel.push(piece);
        if !last && *bytes < PARCEL {
            return Ok(());
        }
        let (parcel, _) = std::mem::take(&mut *held);
        self.to.send(parcel).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

/// What has not been read yet, and how many lines have been.
struct Source {
    blocks: Blocks<Box<dyn Read + Send>>,
    before: usize,
}

impl Source {
    /// The next block of about so many bytes, read into a buffer that is exchanged for it.
    fn next(&mut self, size: usize, buffer: Vec<u8>) -> Result<Option<Block>, Stop> {
        if !self.blocks.read(size).map_err(|error| Stop::Failed(format!("cannot read standard input: {error}")))? {
            return Ok(None);
        }
        let block = self.blocks.exchanged(buffer, self.before);
        self.before += memchr::memchr_iter(b'\n', block.lines()).count();
        Ok(Some(block))
    }
}

/// The part of a thread in the work.
pub struct Share {
    source: Arc<Mutex<Source>>,
    /// Set once lines are answered by one thread.
    ended: Arc<AtomicBool>,
    /// Where blocks go that a thread answers, in their order.
    to_writer: SyncSender<Result<Ordered, Stop>>,
    /// Buffers of answers, and of blocks.
    spare: Spare,
    emptied: Spare,
}

impl Share {
    /// Takes the next block of about so many bytes: the block, and where its answer goes.
    fn next(&self, size: usize) -> Option<(Arc<Block>, SyncSender<Parcel>)> {
        let mut source = self.source.lock().ok().filter(|_| !self.ended.load(Ordering::Relaxed))?;
        let block = match source.next(size, self.emptied.take()) {
            Ok(block) => Arc::new(block?),
            Err(stop) => {
                self.ended.store(true, Ordering::Relaxed);
                let _ = self.to_writer.send(Err(stop)); // nobody hears it who has gone
                return None;
            }
        };
        let (to, parcels) = sync_channel(WAITING);
        self.to_writer.send(Ok(Ordered { block: block.clone(), parcels })).ok()?;
        Some((block, to))
    }

    /// Answers blocks until there are no more, or one changes what the session knows.
    pub fn answer(&self, app: &mut App, mut each: impl EachLine) -> Done {
        let known = app.revision();
        let mut size = BLOCK[0];
        while let Some((block, to)) = self.next(size) {
            let begun = Instant::now();
            app.answer_to(Outbox::new(to, self.spare.clone()))?;
            let mut learned = None;
            let answered = each_line(block.lines(), block.before, |at, line, origin| {
                each(app, line, origin)?;
                if app.revision() != known {
                    learned = Some(at);
                    return Err(Stop::Cancelled);
                }
                Ok(())
            });
            let answered = match answered {
                Err(stop) if learned.is_none() => Err(stop),
                _ => app.flush(),
            };
            drop(block); // so that the one that writes has it alone
            let last = match answered {
                Err(Stop::Failed(message)) => Piece::Failed(message),
                Err(_) => break,
                Ok(()) => Piece::End { verdict: app.take_verdict_of_lines(), learned },
            };
            if app.hand_over(last).is_err() || learned.is_some() {
                break;
            }
            size = match begun.elapsed() {
                short if short < TURN / 2 => (2 * size).min(BLOCK[1]),
                long if long > 2 * TURN => (size / 2).max(BLOCK[0]),
                _ => size,
            };
        }
        Ok(())
    }
}

/// A block that a thread answers, with what it answers.
struct Ordered {
    block: Arc<Block>,
    parcels: Receiver<Parcel>,
}

/// Answers the lines of `blocks`, `before` of which have been answered, by `jobs` threads that `start` sets to work.
pub fn answer(
    app: &mut App,
    blocks: Blocks<Box<dyn Read + Send>>,
    before: usize,
    (start, jobs): (Start, usize),
    mut each: impl EachLine,
) -> Done {
    let (to_writer, ordered) = sync_channel(AHEAD * jobs);
    let source = Arc::new(Mutex::new(Source { blocks, before }));
    let ended = Arc::new(AtomicBool::new(false));
    let (spare, emptied) = (Spare::default(), Spare::default());
    for _ in 0..jobs {
        let (source, ended, to_writer) = (source.clone(), ended.clone(), to_writer.clone());
        let share = Share { source, ended, to_writer, spare: spare.clone(), emptied: emptied.clone() };
        // It ends with the program if not before.
        let started = thread::Builder::new().stack_size(STACK).spawn(move || start(share));
        started.map_err(|error| Stop::Failed(format!("cannot start a thread: {error}")))?;
    }
    drop(to_writer); // where no thread takes a block any more, nothing more comes
    let mut alone = false;
    while let Some(next) = received(app, &ordered)? {
        let Ordered { block, parcels } = next?;
        let mut silent = 0; // up to here the lines have been answered
        if !alone {
            match written(app, &parcels, &spare)? {
                Written::Whole => {
                    if let Ok(block) = Arc::try_unwrap(block) {
                        emptied.give(block.into_buffer());
                    }
                    continue;
                }
                Written::Not => {}
                Written::UpTo(learned) => silent = learned + 1,
            }
            alone = true;
            ended.store(true, Ordering::Relaxed);
        }
        each_line(block.lines(), block.before, |at, line, origin| match at + 1 {
            end if end < silent => Ok(()),
            end if end == silent => app.silently(|app| each(app, line, origin)),
            _ => each(app, line, origin),
        })?;
    }
    // What no thread has taken, where the sharing ended.
    let Ok(mut source) = source.lock() else { return Ok(()) };
    let mut buffer = emptied.take();
    while let Some(block) = source.next(BLOCK[1], buffer)? {
        each_line(block.lines(), block.before, |_, line, origin| each(app, line, origin))?;
        app.flush()?;
        buffer = block.into_buffer();
    }
    Ok(())
}

/// The next of a channel, what is written so far flushed before it is waited for; `None` where nothing more comes.
fn received<T>(app: &mut App, from: &Receiver<T>) -> Result<Option<T>, Stop> {
    match from.try_recv() {
        Ok(next) => Ok(Some(next)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            app.flush()?;
            Ok(from.recv().ok())
        }
    }
}

/// How much of a block has been answered by the thread that took it.
enum Written {
    Whole,
    /// Nothing: no thread took it.
    Not,
    /// The lines up to and with the one at this byte.
    UpTo(usize),
}

/// Writes what a thread answers to a block.
fn written(app: &mut App, parcels: &Receiver<Parcel>, spare: &Spare) -> Result<Written, Stop> {
    while let Some(parcel) = received(app, parcels)? {
        for piece in parcel {
            match piece {
                Piece::Out(bytes) => {
                    if bytes.len() < LARGE {
                        app.out.write_all(&bytes)?;
                    } else {
                        app.out.flush()?;
                        app.out.get_mut().write_all(&bytes)?;
                    }
                    spare.give(bytes);
                }
                Piece::Message(text) => app.tell(&text),
                Piece::Failed(message) => return Err(Stop::Failed(message)),
                Piece::End { verdict, learned } => {
                    app.add_verdict_of_lines(verdict);
                    return Ok(learned.map_or(Written::Whole, Written::UpTo));
                }
            }
        }
    }
    Ok(Written::Not)
}
