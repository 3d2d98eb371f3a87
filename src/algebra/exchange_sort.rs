//! The order in which CuTe's sort leaves modes, ties included, without its quadratic time.
//!
//! Source: `cute/algorithm/tuple_algorithms.hpp` (`sort`), `cute/layout.hpp` (the inverses).
//!
//! CuTe exchanges element `i` with every smaller one behind it. Seen from one element, that is an
//! insertion: the first `i` places hold what came first, in order, and the next element goes
//! behind its equals, which pushes the first of the next larger group behind the last of that
//! group, and so on upwards. So equal elements are a ring: an equal one joins at its end, and
//! every smaller one that comes later turns it by one.

use crate::algebra::sorted;

/// Beyond this many elements the ring is worth its bookkeeping.
const FEW: usize = 32;

/// The places of `keys` in the order in which CuTe's exchange sort leaves them.
pub fn exchange_order(keys: &[i64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    if keys.len() <= FEW {
        exchange(keys, &mut order);
        return order;
    }
    sorted::by_key(&mut order, |i| keys[*i]);
    let smaller = smaller_before(keys, &order);
    let mut start = 0;
    while start < order.len() {
        let key = keys[order[start]];
        let len = order[start..].iter().take_while(|i| keys[**i] == key).count();
        if len > 1 {
            // All smaller elements stand in front of the group.
            turn(&mut order[start..start + len], &smaller, start);
        }
        start += len;
    }
    order
}

/// CuTe's exchange sort, step by step.
fn exchange(keys: &[i64], order: &mut [usize]) {
    for i in 0..order.len() {
        for j in i + 1..order.len() {
            if keys[order[j]] < keys[order[i]] {
                order.swap(i, j);
            }
        }
    }
}

/// How many smaller elements stand before each element.
fn smaller_before(keys: &[i64], sorted: &[usize]) -> Vec<usize> {
    let mut rank = vec![0; keys.len()]; // equal keys have equal ranks
    for (at, pair) in sorted.windows(2).enumerate() {
        rank[pair[1]] = if keys[pair[0]] == keys[pair[1]] { rank[pair[0]] } else { at + 1 };
    }
    let mut seen = Counts::new(keys.len(), 0);
    let count = |rank: &usize| {
        let smaller = seen.below(*rank);
        seen.add(*rank, 1);
        smaller
    };
    rank.iter().map(count).collect()
}

/// Turns a group of equal elements, given in the order in which they come, into the order in
/// which the sort leaves them: read backwards, each element was last when it joined.
fn turn(group: &mut [usize], smaller: &[usize], all_smaller: usize) {
    let joined = group.to_vec();
    let mut free = Counts::new(group.len(), 1);
    let (mut head, mut later) = (0, all_smaller);
    for (t, element) in joined.iter().enumerate().rev() {
        let len = t + 1;
        let turns = (later - smaller[*element]) % len;
        head = (head + len - turns) % len;
        let place = free.find((head + t) % len);
        free.add(place, -1);
        group[place] = *element;
        head = head.saturating_sub(1);
        later = smaller[*element];
    }
}

/// Counters with sums over their beginnings (a Fenwick tree).
struct Counts(Vec<isize>);

impl Counts {
    fn new(len: usize, each: isize) -> Self {
        let mut counts = Counts(vec![0; len + 1]);
        (0..len).filter(|_| each != 0).for_each(|at| counts.add(at, each));
        counts
    }

    fn add(&mut self, at: usize, by: isize) {
        let mut node = at + 1;
        while node < self.0.len() {
            self.0[node] += by;
            node += node & node.wrapping_neg();
        }
    }

    /// The sum of the counters before `at`.
    fn below(&self, at: usize) -> usize {
        let (mut node, mut sum) = (at, 0);
        while node > 0 {
            sum += self.0[node];
            node &= node - 1;
        }
        sum.unsigned_abs()
    }

    /// The first place with `n` counts before it and one at it.
    fn find(&self, n: usize) -> usize {
        let (mut place, mut left) = (0, n as isize);
        let mut step = self.0.len().next_power_of_two() / 2;
        while step > 0 {
            if place + step < self.0.len() && self.0[place + step] <= left {
                place += step;
                left -= self.0[place];
            }
            step /= 2;
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn plainly(keys: &[i64]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..keys.len()).collect();
        exchange(keys, &mut order);
        order
    }

    #[test]
    fn equal_strides_end_in_the_order_of_the_exchange_sort() {
        // 5 5 1: the first 5 is exchanged with the 1 and ends behind its equal.
        assert_eq!(plainly(&[5, 5, 1]), [2, 1, 0]);
        let keys: Vec<i64> = (0..FEW as i64 * 2).map(|i| (i * 7) % 5).collect();
        assert_eq!(exchange_order(&keys), plainly(&keys));
    }

    proptest! {
        #[test]
        fn the_order_is_that_of_the_exchange_sort(keys in prop::collection::vec(0i64..12, 0..200)) {
            prop_assert_eq!(exchange_order(&keys), plainly(&keys));
        }

        #[test]
        fn the_order_is_that_of_the_exchange_sort_with_few_ties(keys in prop::collection::vec(-400i64..400, 0..300)) {
            prop_assert_eq!(exchange_order(&keys), plainly(&keys));
        }
    }
}
