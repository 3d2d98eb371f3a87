//! Threads that share the lines of an input, where no line sees another but by what it binds.
//!
//! A thread reads blocks of lines, each thread does what the command line says on the blocks that it takes, and the thread
//! that began writes what they answer, in order. Every thread has a session of its own, made from the same command line,
//! so nothing is shared but text. The first line that changes what its session knows ends the sharing: from there on the
//! lines are answered by one thread.

use crate::program::app::{App, Done, Stop};
use crate::program::input::{Blocks, EachLine, each_line};
use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// How many lines are answered by one thread before others are started, unless their number is said.
pub const ALONE: usize = 10_000;
/// About how many bytes of lines a thread takes at once: few enough that what is answered to most of them fits what may wait.
const BLOCK: usize = 1 << 16;
/// How many blocks are on their way for each thread.
const AHEAD: usize = 4;
/// How many parcels of a block may wait to be written.
const WAITING: usize = 16;
/// About how many bytes of pieces make a parcel: to hand over each piece would cost more than to write it.
const PARCEL: usize = 1 << 17;
/// The most buffers that are kept to be filled again.
const SPARE: usize = 64;
/// The stack of a thread: that of a program's first one, which nested input is measured for.
const STACK: usize = 1 << 26;

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// What starts a thread's work: does what the command line says with an [`App`] that has this share.
pub type Start = fn(Share);

/// Lines of an input, and how many stand in front of them.
struct Block {
    lines: Vec<u8>,
    before: usize,
}

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

/// A block to answer, and where the answer goes.
type Task = (Arc<Block>, SyncSender<Parcel>);

/// Buffers to be filled again: memory that one thread takes and another gives back costs more than what is in it.
#[derive(Clone, Debug, Default)]
struct Spare(Arc<Mutex<Vec<Vec<u8>>>>);

impl Spare {
    /// The bytes in a buffer of their own.
    fn filled(&self, bytes: &[u8]) -> Vec<u8> {
        let mut buffer = self.0.lock().ok().and_then(|mut all| all.pop()).unwrap_or_default();
        buffer.clear();
        buffer.extend_from_slice(bytes);
        buffer
    }

    /// Gives a buffer back.
    fn give(&self, buffer: Vec<u8>) {
        if let Ok(mut all) = self.0.lock()
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

/// The part of a thread in the work.
pub struct Share {
    tasks: Arc<Mutex<Receiver<Task>>>,
    /// Set once lines are answered by one thread.
    ended: Arc<AtomicBool>,
    spare: Spare,
}

impl Share {
    /// The next block that no thread has taken.
    fn next(&self) -> Option<Task> {
        let task = self.tasks.lock().ok()?.recv().ok()?;
        (!self.ended.load(Ordering::Relaxed)).then_some(task)
    }

    /// Answers blocks until there are no more, or one changes what the session knows.
    pub fn answer(&self, app: &mut App, mut each: impl EachLine) -> Done {
        let known = app.revision();
        while let Some((block, to)) = self.next() {
            app.answer_to(Outbox::new(to, self.spare.clone()));
            let mut learned = None;
            let answered = each_line(&block.lines, block.before, |at, line, origin| {
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
    blocks: Blocks<impl Read + Send + 'static>,
    before: usize,
    (start, jobs): (Start, usize),
    mut each: impl EachLine,
) -> Done {
    let ended = Arc::new(AtomicBool::new(false));
    let (to_threads, tasks) = sync_channel(AHEAD * jobs);
    let (to_writer, ordered) = sync_channel(AHEAD * jobs);
    let tasks = Arc::new(Mutex::new(tasks));
    let (spare, emptied) = (Spare::default(), Spare::default());
    for _ in 0..jobs {
        let share = Share { tasks: tasks.clone(), ended: ended.clone(), spare: spare.clone() };
        spawn(move || start(share))?;
    }
    drop(tasks); // where no thread takes any, the reader need not wait
    let refilled = emptied.clone();
    spawn(move || read(blocks, before, &refilled, &to_writer, &to_threads))?;
    let mut alone = false;
    while let Some(next) = received(app, &ordered)? {
        let Ordered { block, parcels } = next?;
        let mut silent = 0; // up to here the lines have been answered
        if !alone {
            match written(app, &parcels, &spare)? {
                Written::Whole => {
                    if let Ok(Block { lines, .. }) = Arc::try_unwrap(block) {
                        emptied.give(lines);
                    }
                    continue;
                }
                Written::Not => {}
                Written::UpTo(learned) => silent = learned + 1,
            }
            alone = true;
            ended.store(true, Ordering::Relaxed);
        }
        each_line(&block.lines, block.before, |at, line, origin| match at + 1 {
            end if end < silent => Ok(()),
            end if end == silent => app.silently(|app| each(app, line, origin)),
            _ => each(app, line, origin),
        })?;
    }
    Ok(())
}

/// Starts a thread, which ends with the program if not before.
fn spawn(work: impl FnOnce() + Send + 'static) -> Done {
    let started = thread::Builder::new().stack_size(STACK).spawn(work);
    started.map(drop).map_err(|error| Stop::Failed(format!("cannot start a thread: {error}")))
}

/// Reads all blocks and hands each to the threads and, in order, to the one that writes.
fn read(
    mut blocks: Blocks<impl Read>,
    mut before: usize,
    spare: &Spare,
    to_writer: &SyncSender<Result<Ordered, Stop>>,
    to_threads: &SyncSender<Task>,
) {
    loop {
        match blocks.read() {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                let _ = to_writer.send(Err(Stop::Failed(format!("cannot read standard input: {error}"))));
                return;
            }
        }
        let mut rest = blocks.lines();
        while !rest.is_empty() {
            let within = &rest[..rest.len().min(BLOCK)];
            let end = memchr::memrchr(b'\n', within).or_else(|| memchr::memchr(b'\n', rest)).map_or(rest.len(), |end| end + 1);
            let (lines, behind) = rest.split_at(end);
            rest = behind;
            let block = Arc::new(Block { lines: spare.filled(lines), before });
            before += memchr::memchr_iter(b'\n', lines).count();
            let (to, parcels) = sync_channel(WAITING);
            if to_writer.send(Ok(Ordered { block: block.clone(), parcels })).is_err() {
                return;
            }
            let _ = to_threads.send((block, to)); // where no thread is left, the one that writes answers
        }
    }
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
                    app.out.write_all(&bytes)?;
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
