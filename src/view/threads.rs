//! Lists of threads as flags take them: `3`, `0,1,4-7`, `all`.

use std::ops::RangeInclusive;

/// The most ranges of a list.
const RANGES: usize = 1024;

/// The threads that a flag names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThreadList {
    /// Every thread of the partition.
    All,
    /// Ranges of threads in the order in which they were typed.
    Some(Vec<RangeInclusive<i64>>),
}

impl ThreadList {
    /// Reads `0,1,4-7` or `all`; what is wrong with it as a sentence about `flag`.
    pub fn read(flag: &str, text: &str) -> Result<ThreadList, String> {
        let text = text.trim();
        if text == "all" {
            return Ok(ThreadList::All);
        }
        let number = |t: &str| t.trim().parse::<i64>().ok().filter(|n| *n >= 0);
        let range = |t: &str| match t.split_once('-') {
            Some((from, to)) => Some(number(from)?..=number(to)?).filter(|r| !r.is_empty()),
            None => number(t).map(|n| n..=n),
        };
        match text.split(',').map(range).collect::<Option<Vec<_>>>().filter(|all| all.len() <= RANGES) {
            Some(ranges) => Ok(ThreadList::Some(ranges)),
            None => Err(format!("`{flag}` takes threads such as `3`, `0,1,4-7` or `all`, not `{text}`")),
        }
    }

    /// The threads of `0..count` in the order in which they were typed, each once; the first that is not there.
    pub fn within(&self, count: i64) -> Result<Vec<i64>, i64> {
        let ranges = match self {
            ThreadList::All => return Ok((0..count).collect()),
            ThreadList::Some(ranges) => ranges,
        };
        if let Some(outside) = ranges.iter().find(|r| *r.end() >= count) {
            return Err(*outside.start().max(&count));
        }
        let mut seen = std::collections::HashSet::new();
        Ok(ranges.iter().flat_map(Clone::clone).filter(|t| seen.insert(*t)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::ThreadList;

    #[test]
    fn lists_are_read_in_their_order() {
        let read = |text| ThreadList::read("--thread", text).and_then(|l| l.within(8).map_err(|t| t.to_string()));
        assert_eq!(read("3"), Ok(vec![3]));
        assert_eq!(read("4-6,0,5"), Ok(vec![4, 5, 6, 0]));
        assert_eq!(read("all"), Ok((0..8).collect()));
        assert_eq!(read("0,7-99999999999"), Err("8".into()));
        assert_eq!(read("9"), Err("9".into()));
        for wrong in ["", "x", "3-1", "-1", "1,,2"] {
            assert!(read(wrong).is_err_and(|e| e.contains("`--thread` takes threads")), "{wrong}");
        }
    }
}
