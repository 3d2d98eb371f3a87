//! Threads that share the lines of an input, where no line sees another but by what it binds.
//!
//! Each thread does what the command line says on the blocks of lines that it reads, one thread at a time, and the thread
//! that began writes what they answer, in order. Every thread has a session of its own, made from the same command line,
//! so nothing is shared but text. The first line that changes what its session knows ends the sharing: from there on the
//! lines are answered by one thread.
//!
//! The threads are a pool of rayon's, each of which does one long job; channels, which keep answers in order and bound what
//! waits, are the standard library's.

use crate::program::app::{App, Done, Stop};
use crate::program::blocks::{BLOCK, Blocks};
use crate::program::handover::{Buffers, Ordered, Outbox, Parcel, Part, Share, Source, Spare, Start, Verdict, soon};
use crate::program::input::{EachLine, each_line, stdin_lines};
use crate::program::output::Output;
use rayon_core::{ThreadPool, ThreadPoolBuilder};
use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines are answered by one thread before others are started, unless their number is said.
pub const ALONE: usize = 10_000;
/// About how long a thread works on a block: to hand one over costs a hundredth of it, and at the end no thread waits long
/// for another.
const TURN: Duration = Duration::from_millis(1);
/// The fewest bytes of lines that a thread reads at once; it begins with them.
const FEWEST: usize = 1 << 13;
/// How many blocks of lines, or pieces of a file, are on their way for each thread.
pub(super) const AHEAD: usize = 4;
/// The fewest bytes that are written without being gathered with others.
const LARGE: usize = 1 << 15;
/// The stack of a thread: that of a program's first one, which nested input is measured for.
const STACK: usize = 1 << 26;

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

impl Share {
    /// Answers blocks until there are no more, or one changes what the session knows.
    pub fn answer(&self, app: &mut App, mut each: impl EachLine) -> Done {
        let known = app.revision();
        let mut size = FEWEST;
        while let Some((block, to)) = self.next(size) {
            let begun = Instant::now();
            app.answer_to(Outbox::new(to, self.buffers.answers.clone()))?;
            let mut learned = None;
            let answered = each_line(block.lines(), block.before, |at, line, origin| {
                each(app, line, origin)?;
                if app.revision() != known {
                    learned = Some(at);
                    return Err(Stop::Learned);
                }
                Ok(())
            });
            let answered = match answered {
                Ok(_) | Err(Stop::Learned) => app.flush(),
                Err(stop) => Err(stop),
            };
            drop(block); // so that the one that writes has it alone
            let last = match answered {
                Err(Stop::Failed(message)) => Part::Failed(message),
                Err(_) => break,
                Ok(()) => Part::End { verdict: app.take_verdict_of_lines(), learned },
            };
            if app.hand_over(last).is_err() || learned.is_some() {
                break;
            }
            size = match begun.elapsed() {
                short if short < TURN / 2 => (2 * size).min(BLOCK),
                long if long > 2 * TURN => (size / 2).max(FEWEST),
                _ => size,
            };
        }
        Ok(())
    }
}

/// Calls `each` for every line of standard input where no line sees another but by what it binds: several threads share a long
/// input, if `App::sharing` lets them.
pub fn stdin_lines_apart(app: &mut App, mut each: impl EachLine) -> Done {
    if let Some(share) = app.take_share() {
        return share.answer(app, each);
    }
    let Some((sharing, alone)) = app.sharing().filter(|_| !io::stdin().is_terminal()) else {
        return stdin_lines(app, each);
    };
    let mut blocks = Blocks::new(io::stdin().lock());
    let (mut lines, mut buffer) = (0, Vec::new());
    while lines < alone {
        let Some(block) = blocks.next_flushed(app, buffer, lines)? else {
            return Ok(());
        };
        lines += each_line(block.lines(), lines, |_, line, origin| each(app, line, origin))?;
        buffer = block.into_buffer();
    }
    let blocks = blocks.read_on_from(Box::new(io::stdin()) as Box<dyn Read + Send>);
    answer(app, blocks, lines, sharing, each)
}

impl App {
    /// Lets several threads share the lines of a long input, each of which `start` sets to work.
    pub fn share_lines(&mut self, start: Start) {
        self.start = Some(start);
    }

    /// What starts threads and how many, where several may share the lines of an input, and how many lines are
    /// answered before.
    pub fn sharing(&self) -> Option<((Start, usize), usize)> {
        let (jobs, alone) = self.threads();
        self.start.filter(|_| jobs > 1).map(|start| ((start, jobs), alone))
    }

    /// How many threads share an input, and how many lines are answered by one before.
    pub fn threads(&self) -> (usize, usize) {
        match self.jobs {
            Some(jobs) => (jobs, 0),
            None => (cores(), ALONE),
        }
    }

    /// The lines that this thread answers, where it is one of several.
    pub fn take_share(&mut self) -> Option<Share> {
        self.share.take()
    }

    /// From now on what is written goes to the thread that writes for several.
    pub fn answer_to(&mut self, to: Outbox) -> Done {
        self.flush()?; // what stands before all lines is written by the thread that began
        let out = self.out.get_mut();
        out.heading.clear();
        out.to = Output::Thread(to);
        Ok(())
    }

    /// Hands the last part of a block's answer over, with all that was held back.
    pub fn hand_over(&mut self, last: Part) -> io::Result<()> {
        match &self.out.get_ref().to {
            Output::Thread(to) => to.push(last),
            _ => Ok(()),
        }
    }

    /// Does something that has been answered before: nothing is written or said, and no verdict changes.
    pub fn silently(&mut self, work: impl FnOnce(&mut App) -> Done) -> Done {
        self.flush()?;
        let to = std::mem::replace(&mut self.out.get_mut().to, Output::Nowhere);
        let verdict = self.verdict_of_lines();
        let kept = self.kept.replace(Some(Vec::new()));
        let done = work(self).and(self.flush());
        *self.kept.borrow_mut() = kept;
        self.set_verdict_of_lines(verdict);
        self.out.get_mut().to = to;
        done
    }

    /// A number that changes with all that a line may leave for later ones.
    pub fn revision(&self) -> u64 {
        self.session.env.revision()
    }

    fn verdict_of_lines(&self) -> Verdict {
        Verdict { failed: self.failed, no: self.answered_no, ..self.lines }
    }

    fn set_verdict_of_lines(&mut self, verdict: Verdict) {
        (self.failed, self.answered_no, self.lines) = (verdict.failed, verdict.no, verdict);
    }

    /// What the lines since this was asked last say of the run.
    pub fn take_verdict_of_lines(&mut self) -> Verdict {
        let verdict = self.verdict_of_lines();
        self.set_verdict_of_lines(Verdict::default());
        verdict
    }

    /// Adds what lines say that another thread answered.
    pub fn add_verdict_of_lines(&mut self, verdict: Verdict) {
        self.set_verdict_of_lines(self.verdict_of_lines().and(verdict));
    }
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
    let pool = pool(jobs)?;
    for _ in 0..jobs {
        let (source, ended, to_writer) = (source.clone(), ended.clone(), to_writer.clone());
        let share = Share { source, ended, to_writer, buffers: Buffers::default() };
        pool.spawn(move || start(share)); // it ends with the program if not before
    }
    drop(to_writer); // where no thread takes a block any more, nothing more comes
    let mut alone = false;
    while let Some(next) = received(app, &ordered)? {
        let Ordered { block, parcels, buffers } = next?;
        let mut learned = None;
        if !alone {
            learned = written(app, &parcels, &buffers.answers)?;
            if learned.is_none() {
                if let Ok(block) = Arc::try_unwrap(block) {
                    buffers.blocks.give(block.into_buffer());
                }
                continue;
            }
            alone = true;
            ended.store(true, Ordering::Relaxed);
        }
        // What a line has bound is known to the thread that answered it, and not here.
        each_line(block.lines(), block.before, |at, line, origin| match learned {
            Some(learned) if at < learned => Ok(()),
            Some(learned) if at == learned => app.silently(|app| each(app, line, origin)),
            _ => each(app, line, origin),
        })?;
    }
    // What no thread has taken, where the sharing ended.
    let (mut source, mut buffer) = (soon(&source), Vec::new());
    while let Some(block) = source.next(BLOCK, buffer)? {
        each_line(block.lines(), block.before, |_, line, origin| each(app, line, origin))?;
        app.flush()?;
        buffer = block.into_buffer();
    }
    Ok(())
}

/// As many threads as there are jobs.
pub fn pool(jobs: usize) -> Result<ThreadPool, Stop> {
    let pool = ThreadPoolBuilder::new().num_threads(jobs).stack_size(STACK).build();
    pool.map_err(|error| Stop::Failed(format!("cannot start threads: {error}")))
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

/// Writes what a thread answers to a block: to all its lines, or to those up to the one that begins at this byte, and that one.
fn written(app: &mut App, parcels: &Receiver<Parcel>, buffers: &Spare) -> Result<Option<usize>, Stop> {
    while let Some(parcel) = received(app, parcels)? {
        for part in parcel {
            match part {
                Part::Out(bytes) => {
                    if bytes.len() < LARGE {
                        app.out.write_all(&bytes)?;
                    } else {
                        app.out.flush()?;
                        app.out.get_mut().write_all(&bytes)?;
                    }
                    buffers.give(bytes);
                }
                Part::Message(text) => app.tell(&text),
                Part::Failed(message) => return Err(Stop::Failed(message)),
                Part::End { verdict, learned } => {
                    app.add_verdict_of_lines(verdict);
                    return Ok(learned);
                }
            }
        }
    }
    Err(Stop::ClosedPipe) // a thread that stops before the end of its block could not hand an answer over
}
