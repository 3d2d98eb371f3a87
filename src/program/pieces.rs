//! Work on the pieces of an input by several threads, what comes of them taken in order.

use crate::program::handover::soon;
use crate::program::stop::Done;
use crate::program::threads::{AHEAD, pool};
use std::sync::{Condvar, Mutex, PoisonError};

/// What is still to be read.
struct Unread<F> {
    read: F,
    /// How many pieces have been read.
    pieces: usize,
    /// Whether there are no more.
    ended: bool,
}

/// What comes of the pieces.
struct Taken<R, F> {
    take: F,
    /// How many have been taken.
    pieces: usize,
    /// Those that wait for one before them, by their number.
    waiting: Vec<(usize, R)>,
    /// Whether no more are wanted.
    ended: bool,
}

/// Hands what `work` makes of each piece to `take`, in order, until that says `false`: then what is on its way is handed over
/// still, and no thread reads another piece. So many threads, this one among them, which is there in any case, each read a piece, one
/// at a time (`None` is the end), work on it, and take what is next: a thread for that alone would wake and sleep once for each piece.
pub fn in_order<P, R: Send>(
    jobs: usize,
    read: impl FnMut() -> Option<P> + Send,
    work: impl Fn(P) -> R + Sync,
    take: impl FnMut(R) -> bool + Send,
) -> Done {
    let jobs = jobs.max(1);
    let unread = Mutex::new(Unread { read, pieces: 0, ended: false });
    let (taken, turn) = (Mutex::new(Taken { take, pieces: 0, waiting: Vec::new(), ended: false }), Condvar::new());
    let next = || {
        let mut unread = soon(&unread);
        if unread.ended || soon(&taken).ended {
            return None;
        }
        let Some(piece) = (unread.read)() else {
            // a terminal says its end once to each who asks
            unread.ended = true;
            return None;
        };
        unread.pieces += 1;
        Some((unread.pieces - 1, piece))
    };
    let share = || {
        while let Some((number, piece)) = next() {
            let made = work(piece);
            let far = |taken: &mut Taken<R, _>| number >= taken.pieces + AHEAD * jobs;
            let mut taken = turn.wait_while(soon(&taken), far).unwrap_or_else(PoisonError::into_inner);
            taken.waiting.push((number, made));
            while let Some(made) = taken.next() {
                taken.ended |= !(taken.take)(made);
            }
            turn.notify_all();
        }
    };
    if jobs == 1 {
        share();
        return Ok(());
    }
    pool(jobs - 1)?.in_place_scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(|_| share());
        }
        share();
    });
    Ok(())
}

impl<R, F> Taken<R, F> {
    /// What is to be taken next, where it is there.
    fn next(&mut self) -> Option<R> {
        let at = self.waiting.iter().position(|(number, _)| *number == self.pieces)?;
        let (_, made) = self.waiting.swap_remove(at);
        self.pieces += 1;
        Some(made)
    }
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order_and_none_is_lost() {
        for jobs in 0..5 {
            let (mut pieces, mut taken) = (0..1000u64, Vec::new());
            let work = |n: u64| (0..n % 7 * 1000).fold(n, |n, _| std::hint::black_box(n));
            in_order(
                jobs,
                || pieces.next(),
                work,
                |n| {
                    taken.push(n);
                    n != 700
                },
            )
            .unwrap();
            assert!(taken.len() > 700 && taken.len() <= 701 + 5 * jobs.max(1), "{}", taken.len());
            assert_eq!(pieces.next(), Some(taken.len() as u64), "what is not taken is still to be read");
            assert!(taken.iter().copied().eq(0..taken.len() as u64));
        }
    }
}
