//! Sorting whose code is there once: the sort of the standard library is written out for each type and order, 5 kB each time, which
//! pays where sorting is what takes the time.

use std::cmp::Ordering;

/// Sorts by the keys of the items; equal ones stay in their order.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    by(items, |a, b| key(a).cmp(&key(b)));
}

/// Sorts by an order of the items; equal ones stay in theirs.
pub fn by<T>(items: &mut [T], order: impl Fn(&T, &T) -> Ordering) {
    let mut ranks = ranks(items.len(), &|a, b| order(&items[a], &items[b]));
    for at in 0..items.len() {
        while ranks[at] != at {
            let rank = ranks[at];
            items.swap(at, rank);
            ranks.swap(at, rank);
        }
    }
}

/// Where each of so many items comes to stand, the items known by their places.
fn ranks(count: usize, order: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..count).collect();
    sorted.sort_by(|a, b| order(*a, *b));
    let mut ranks = vec![0; count];
    for (rank, at) in sorted.into_iter().enumerate() {
        ranks[at] = rank;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::{by, by_key};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_as_the_standard_library_does(items: Vec<(u8, u16)>) {
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(&ours, &theirs);
            by(&mut ours, |a, b| b.cmp(a));
            theirs.sort_by(|a, b| b.cmp(a));
            prop_assert_eq!(ours, theirs);
        }
    }
}
