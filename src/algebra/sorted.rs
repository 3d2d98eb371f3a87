//! Sorting whose code is there once: the sort of the standard library is written out for each type and order, 5 kB each time, which
//! pays where sorting is what takes the time.

use std::cmp::Ordering;
use std::ops::Deref;

/// A few values by their keys, in the order of these: the tree of the standard library takes 4 kB for each type of them.
#[derive(Clone, Debug)]
pub struct Sorted<K, V>(Vec<(K, V)>);

impl<K, V> Default for Sorted<K, V> {
    fn default() -> Self {
        Sorted(Vec::new())
    }
}

impl<K: Ord, V: Default> Sorted<K, V> {
    /// The value of a key: the default one where it has none yet.
    pub fn of(&mut self, key: K) -> &mut V {
        let at = match self.0.binary_search_by(|(known, _)| known.cmp(&key)) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, V::default()));
                at
            }
        };
        &mut self.0[at].1
    }

    /// The value of a key, where it has one.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.binary_search_by(|(known, _)| known.cmp(key)).ok().map(|at| &self.0[at].1)
    }

    /// Drops the values for which `keep` does not hold.
    pub fn retain(&mut self, keep: impl Fn(&V) -> bool) {
        self.0.retain(|(_, v)| keep(v));
    }
}

impl<K, V> Deref for Sorted<K, V> {
    type Target = [(K, V)];

    fn deref(&self) -> &[(K, V)] {
        &self.0
    }
}

impl<K, V> IntoIterator for Sorted<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

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
    use super::{Sorted, by, by_key};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn keeps_what_a_tree_keeps(items: Vec<(u8, u16)>) {
            let mut ours = Sorted::default();
            items.iter().for_each(|(k, v)| *ours.of(*k) = *v);
            let theirs: std::collections::BTreeMap<u8, u16> = items.into_iter().collect();
            prop_assert_eq!(ours.get(&7), theirs.get(&7));
            prop_assert_eq!(ours.into_iter().collect::<Vec<_>>(), theirs.into_iter().collect::<Vec<_>>());
        }

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
