//! The flags of gtest behind the name of a program, and the tests that they choose.

use crate::cxx::value::{Fault, FaultKind, Outcome};

/// What the flags say.
#[derive(Clone, Debug)]
pub struct Flags {
    /// `--gtest_filter`: patterns of names.
    pub filter: String,
    /// `--gtest_also_run_disabled_tests`
    pub also_run_disabled: bool,
    /// `--gtest_list_tests`: names instead of runs.
    pub lists: bool,
    /// `--gtest_fail_fast`: what follows a failure is skipped.
    pub fail_fast: bool,
    /// `--gtest_fail_if_no_test_linked`
    pub needs_tests: bool,
    /// `--gtest_fail_if_no_test_selected`
    pub needs_selected_tests: bool,
    /// `--gtest_brief`: failures alone.
    pub brief: bool,
    /// `--gtest_color`: whether the words in brackets are coloured.
    pub color: bool,
    /// `--gtest_print_time`: without it no line ends a suite.
    pub print_time: bool,
    /// `--gtest_print_utf8`: strings with escapes are also shown as text.
    pub print_utf8: bool,
    /// `--gtest_recreate_environments_when_repeating`
    pub recreates_environments: bool,
    /// `--gtest_shuffle`
    pub shuffle: bool,
    /// `--gtest_random_seed`
    pub random_seed: i32,
    /// `--gtest_repeat`: forever where it is below 0.
    pub repeat: i32,
    /// `--gtest_shard_index`
    pub shard_index: i32,
    /// `--gtest_total_shards`
    pub total_shards: i32,
}

impl Default for Flags {
    fn default() -> Self {
        Flags {
            filter: EVERYTHING.into(),
            also_run_disabled: false,
            lists: false,
            fail_fast: false,
            needs_tests: false,
            needs_selected_tests: false,
            brief: false,
            color: false,
            print_time: true,
            print_utf8: true,
            recreates_environments: false,
            shuffle: false,
            random_seed: 0,
            repeat: 1,
            shard_index: -1,
            total_shards: -1,
        }
    }
}

/// The filter that every test matches.
pub const EVERYTHING: &str = "*";

/// Flags that change nothing that is printed here.
const WITHOUT_EFFECT: [&str; 4] = ["death_test_style", "death_test_use_fork", "stack_trace_depth", "internal_run_death_test"];

impl Flags {
    /// Takes an argument of a program: whether it is a flag of gtest, which the program does not see then.
    ///
    /// Flags whose effect is outside of what is printed, and those that gtest answers with its help text, are refused.
    pub fn take(&mut self, argument: &str) -> Outcome<bool> {
        let of_gtest = ["--gtest_", "-gtest_", "/gtest_", "--gtest-", "-gtest-", "/gtest-"];
        let Some(prefix) = of_gtest.into_iter().find(|prefix| argument.starts_with(prefix)) else {
            return Ok(false);
        };
        let help = || Fault::new(FaultKind::Unsupported, format_args!("`{argument}`: the help text of gtest is not printed here"));
        let flag = &argument[prefix.len()..];
        if prefix != "--gtest_" {
            return if flag.starts_with("internal_") { Ok(false) } else { Err(help()) };
        }
        let (name, value) = flag.split_once('=').map_or((flag, None), |(name, value)| (name, Some(value)));
        let truth = !value.is_some_and(|v| v.starts_with(['0', 'f', 'F']));
        let number = || value.and_then(|v| v.parse::<i32>().ok()).ok_or_else(help);
        let outside =
            || Fault::new(FaultKind::Unsupported, format_args!("`--gtest_{name}` is not read: what it asks for is outside of a run"));
        match (name, value) {
            ("also_run_disabled_tests", _) => self.also_run_disabled = truth,
            ("brief", _) => self.brief = truth,
            ("fail_fast", _) => self.fail_fast = truth,
            ("fail_if_no_test_linked", _) => self.needs_tests = truth,
            ("fail_if_no_test_selected", _) => self.needs_selected_tests = truth,
            ("list_tests", _) => self.lists = truth,
            ("print_time", _) => self.print_time = truth,
            ("print_utf8", _) => self.print_utf8 = truth,
            ("recreate_environments_when_repeating", _) => self.recreates_environments = truth,
            ("shuffle", _) => self.shuffle = truth,
            ("break_on_failure" | "throw_on_failure", _) if truth => return Err(outside()),
            ("catch_exceptions", _) if !truth => return Err(outside()),
            ("break_on_failure" | "throw_on_failure" | "catch_exceptions", _) => {}
            ("output" | "stream_result_to", Some("")) => {}
            ("output" | "stream_result_to" | "flagfile", Some(_)) => return Err(outside()),
            ("color", Some(value)) => self.color = value == "1" || ["yes", "true", "t"].iter().any(|yes| value.eq_ignore_ascii_case(yes)),
            ("filter", Some(value)) => self.filter = value.into(),
            ("random_seed", Some(_)) => self.random_seed = number()?,
            ("repeat", Some(_)) => self.repeat = number()?,
            ("shard_index", Some(_)) => self.shard_index = number()?,
            ("total_shards", Some(_)) => self.total_shards = number()?,
            (name, Some(_)) if WITHOUT_EFFECT.contains(&name) => {}
            ("death_test_use_fork", None) => {}
            (name, _) if name.starts_with("internal_") => return Ok(false),
            _ => return Err(help()),
        }
        Ok(true)
    }

    /// Whether the filter chooses a test by its whole name.
    pub fn chooses(&self, name: &str) -> bool {
        match self.filter.split_once('-') {
            Some((wanted, unwanted)) => {
                matches_any(name, if wanted.is_empty() { EVERYTHING } else { wanted }) && !matches_any(name, unwanted)
            }
            None => matches_any(name, &self.filter),
        }
    }

    /// The part of the tests that this run is, of how many: what is wrong with the flags that say so.
    pub fn shard(&self) -> Result<Option<(i32, i32)>, String> {
        let (index, total) = (self.shard_index, self.total_shards);
        let wrong = |what: String| Err(format!("Invalid sharding: {what}.\n"));
        match (index, total) {
            (-1, -1) => Ok(None),
            (_, -1) => wrong(format!("you have GTEST_SHARD_INDEX = {index}, but have left GTEST_TOTAL_SHARDS unset")),
            (-1, _) => wrong(format!("you have GTEST_TOTAL_SHARDS = {total}, but have left GTEST_SHARD_INDEX unset")),
            _ if index < 0 || index >= total => wrong(format!(
                "we require 0 <= GTEST_SHARD_INDEX < GTEST_TOTAL_SHARDS, but you have GTEST_SHARD_INDEX={index}, GTEST_TOTAL_SHARDS={total}"
            )),
            _ => Ok((total > 1).then_some((index, total))),
        }
    }
}

/// Whether a name matches one of the patterns between colons, in which `*` stands for any characters and `?` for one.
pub fn matches_any(name: &str, patterns: &str) -> bool {
    patterns.split(':').any(|pattern| matches(name.as_bytes(), pattern.as_bytes()))
}

/// Whether a name matches a pattern: what `*` takes grows only where the rest does not match.
fn matches(name: &[u8], pattern: &[u8]) -> bool {
    let (mut at, mut of) = (0, 0);
    let mut last_star = None;
    while at < name.len() || of < pattern.len() {
        match pattern.get(of) {
            Some(b'*') => {
                last_star = Some((of, at + 1));
                of += 1;
                continue;
            }
            Some(c) if name.get(at).is_some_and(|there| *c == b'?' || there == c) => {
                (at, of) = (at + 1, of + 1);
                continue;
            }
            _ => {}
        }
        match last_star {
            Some((star, next)) if next <= name.len() => {
                last_star = Some((star, next + 1));
                (at, of) = (next, star + 1);
            }
            _ => return false,
        }
    }
    true
}

/// The generator by which gtest orders tests where they are shuffled.
#[derive(Debug)]
pub struct Random {
    state: u32,
}

impl Random {
    /// The largest seed.
    pub const MAX_SEED: u32 = 99_999;

    /// The generator of a seed.
    pub fn new(seed: u32) -> Self {
        Random { state: seed }
    }

    /// A seed between 1 and the largest one, as gtest makes it of the flag.
    pub fn seed_of_flag(flag: i32) -> u32 {
        (flag as u32).wrapping_sub(1) % Random::MAX_SEED + 1
    }

    /// Puts the items in another order, from the last one on.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for width in (2..=items.len()).rev() {
            self.state = ((1_103_515_245u64.wrapping_mul(self.state.into()) + 12_345) as u32) % (1 << 31);
            items.swap(self.state as usize % width, width - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_chooses_by_patterns_and_leaves_out_what_follows_the_dash() {
        let chooses = |filter: &str, name: &str| Flags { filter: filter.into(), ..Flags::default() }.chooses(name);
        assert!(chooses("A.*", "A.one") && !chooses("A.*", "B.one") && chooses("A.*:B.o?e", "B.one"));
        assert!(!chooses("*-*.one", "A.one") && chooses("-A.*", "B.one") && !chooses("-A.*", "A.one"));
        assert!(chooses("A.x", "A.x") && !chooses("A.x", "A.xy") && chooses("*b*b*", "abcb") && !chooses("", "A.x"));
    }

    #[test]
    fn flags_are_taken_and_others_are_left_to_the_program() {
        let mut flags = Flags::default();
        assert!(flags.take("--gtest_filter=A.*").unwrap() && flags.filter == "A.*");
        assert!(flags.take("--gtest_repeat=3").unwrap() && flags.repeat == 3);
        assert!(flags.take("--gtest_fail_fast").unwrap() && flags.fail_fast);
        assert!(flags.take("--gtest_fail_fast=0").unwrap() && !flags.fail_fast);
        assert!(!flags.take("--filter=A").unwrap() && !flags.take("256").unwrap());
        for refused in ["--gtest_nope", "--gtest_repeat=x", "--gtest_repeat", "-gtest_filter=x", "--gtest_output=xml"] {
            assert!(flags.take(refused).is_err(), "{refused}");
        }
    }

    #[test]
    fn a_shuffled_order_is_a_permutation_of_the_seed() {
        let mut order: Vec<u32> = (0..5).collect();
        Random::new(42).shuffle(&mut order);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2, 3, 4]);
        assert_ne!(order, sorted);
    }
}
