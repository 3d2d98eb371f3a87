//! What stands for extents, threads and limits on a command line.

pub use crate::syntax::bare::tuple;
use std::ops::RangeInclusive;

/// `16,8`, `(16,8)` or `16x8` as numbers of at least 0; at most 16 of them.
pub fn numbers(text: &str) -> Option<Vec<i64>> {
    let text = text.trim();
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(text);
    let number = |t: &str| t.trim().trim_start_matches('_').parse::<i64>().ok().filter(|n| *n >= 0);
    let all: Option<Vec<i64>> = inner.trim_end_matches(',').split([',', 'x']).map(number).collect();
    all.filter(|all| all.len() <= 16)
}

/// The numbers that a list names: `0,1,4-7`, ranges with both ends, or `all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// `all`: every number that there is.
    All,
    /// Ranges in the order in which they were typed.
    Some(Vec<RangeInclusive<u64>>),
}

impl List {
    /// The list that `text` is.
    pub fn read(text: &str) -> Option<List> {
        if text.trim() == "all" {
            return Some(List::All);
        }
        let range = |part: &str| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last): (u64, u64) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            (first <= last).then_some(first..=last)
        };
        let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
        ranges.map(List::Some)
    }

    /// The numbers below `count`, each once and in order, or the first named one that is not below it.
    pub fn below(&self, count: u64) -> Result<Vec<u64>, u64> {
        let List::Some(ranges) = self else {
            return Ok((0..count).collect());
        };
        if let Some(range) = ranges.iter().find(|range| *range.end() >= count) {
            return Err(*range.end().min(&count.max(*range.start())));
        }
        let mut all: Vec<u64> = ranges.iter().flat_map(Clone::clone).take(1 << 20).collect();
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }
}

/// How much of an answer is shown: a number, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// At most this many.
    Most(u64),
    /// Without a limit.
    All,
}

impl Limit {
    /// The limit as a number, the largest there is for none.
    pub fn most(self) -> u64 {
        match self {
            Limit::Most(n) => n,
            Limit::All => u64::MAX,
        }
    }
}

impl std::str::FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "all" => Ok(Limit::All),
            number => number.parse().map(Limit::Most).map_err(|_| "a number, or `all`".to_string()),
        }
    }
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Limit::Most(n) => n.fmt(f),
            Limit::All => f.write_str("all"),
        }
    }
}

/// The number of an architecture, as `sm_80`, `SM80`, `compute_90a` or `80` says it.
pub fn architecture(text: &str) -> Option<u32> {
    let lower = text.trim().to_ascii_lowercase();
    let digits = ["sm_", "compute_", "sm"].iter().find_map(|prefix| lower.strip_prefix(prefix)).unwrap_or(&lower);
    digits.trim_end_matches(['a', 'f']).parse().ok().filter(|arch| (50..1000).contains(arch))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_numbers_and_ranges() {
        let list = |text: &str| List::read(text).map(|list| list.below(8));
        assert_eq!(list("0,1,4-7"), Some(Ok(vec![0, 1, 4, 5, 6, 7])));
        assert_eq!(list("3,3"), Some(Ok(vec![3])));
        assert_eq!(list("all"), Some(Ok((0..8).collect())));
        assert_eq!(list("2-9"), Some(Err(8)));
        assert_eq!(list("12"), Some(Err(12)));
        assert_eq!(list("4-2"), None);
        assert_eq!(list("x"), None);
    }

    #[test]
    fn an_architecture_has_many_spellings() {
        for text in ["sm_90", "SM90", "90", "sm_90a", "compute_90a"] {
            assert_eq!(architecture(text), Some(90), "{text}");
        }
        assert_eq!(architecture("hopper"), None);
    }
}
