//! Work on the pieces of an input by several threads, what comes of them taken in order by one.

use crate::program::stop::Done;
use crate::program::threads::{AHEAD, pool};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

/// Hands what `work` makes of each piece in a pool of so many threads to `take`, in order, until that says `false`: then what is on its way is handed over
/// still, and no thread reads another piece. Pieces are read by one thread at a time; `None` is the end.
pub fn in_order<P: Send, R: Send>(
    jobs: usize,
    read: impl FnMut() -> Option<P> + Send,
    work: impl Fn(P) -> R + Sync,
    mut take: impl FnMut(R) -> bool,
) -> Done {
    let pool = pool(jobs)?;
    let (to_taker, ordered) = sync_channel(AHEAD * jobs);
    let (read, ended) = (Mutex::new(read), AtomicBool::new(false));
    let next = |to_taker: &SyncSender<_>| {
        let mut read = read.lock().unwrap_or_else(PoisonError::into_inner);
        let piece = (!ended.load(Ordering::Relaxed)).then(&mut *read).flatten()?;
        let (to, from) = sync_channel(1);
        to_taker.send(from).ok()?;
        Some((piece, to))
    };
    pool.in_place_scope(|scope| {
        for _ in 0..jobs {
            let to_taker = to_taker.clone();
            scope.spawn(|_| {
                let to_taker = to_taker;
                while let Some((piece, to)) = next(&to_taker) {
                    let _ = to.send(work(piece)); // the one that takes waits for it
                }
            });
        }
        drop(to_taker);
        for result in ordered {
            if let Ok(result) = result.recv()
                && !take(result)
            {
                ended.store(true, Ordering::Relaxed);
            }
        }
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order_and_none_is_lost() {
        for jobs in 1..5 {
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
            assert!(taken.len() > 700 && taken.len() <= 701 + 4 * jobs + jobs, "{}", taken.len());
            assert_eq!(pieces.next(), Some(taken.len() as u64), "what is not taken is still to be read");
            assert!(taken.iter().copied().eq(0..taken.len() as u64));
        }
    }
}
