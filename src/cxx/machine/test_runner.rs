//! gtest: tests run one after another, and what is printed about them.

use super::super::ast::{At, Function, Name};
use super::super::budget::too_many_steps;
use super::super::gtest::flags::{EVERYTHING, Flags, Random};
use super::super::program::Entity;
use super::super::state::characters;
use super::super::token::Sources;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Value};
use super::test_plan::{Planned, Suite, is_of_deaths};
use super::{Machine, Rc, Scope};

/// What failed or was skipped since something began.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Result {
    pub(super) failed: bool,
    /// How many failures of checks that end a function.
    pub(super) fatal: u32,
    pub(super) skipped: bool,
}

/// The results of the tests, and what they run with.
#[derive(Debug, Default)]
pub(super) struct Report {
    /// Of the test that runs, or of what runs around the tests.
    pub(super) here: Result,
    /// What was failed or skipped outside of all suites.
    outside: Result,
    /// The message with which something outside of all suites was skipped.
    pub(super) skipped_with: String,
    pub(super) flags: Flags,
    /// Whether the flags were read.
    is_initialised: bool,
    /// Which value or type of the instance runs.
    pub(super) index: usize,
    /// `SCOPED_TRACE`: what is said below each failure, the last one first.
    pub(super) traces: Vec<Vec<u8>>,
    /// The suite and the name of the test that runs, a line each.
    running: String,
    failed: Vec<String>,
    failed_suites: Vec<Name>,
    skipped: Vec<String>,
    /// The place of a token as `FILE:LINE`.
    pub(super) places: Option<Rc<Sources>>,
}

fn counted(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// The colours of the words in brackets.
#[derive(Clone, Copy)]
enum Color {
    Red = 1,
    Green = 2,
    Yellow = 3,
}

impl Machine<'_> {
    /// Lets failures say where they are.
    pub(in super::super) fn with_sources(&mut self, sources: Rc<Sources>) {
        self.program.sources = Some(sources.clone());
        self.tests.places = Some(sources);
    }

    pub(super) fn say(&mut self, text: &str) {
        self.state.out.extend(text.bytes());
        self.state.out.push(b'\n');
    }

    /// A line that begins with a word that may be coloured.
    fn tell(&mut self, color: Color, word: &str, rest: &str) {
        let line = match self.tests.flags.color {
            true => format!("\x1b[0;3{}m{word}\x1b[m{rest}", color as u8),
            false => format!("{word}{rest}"),
        };
        self.say(&line);
    }

    /// A line in a colour.
    fn tell_line(&mut self, color: Color, line: &str) {
        match self.tests.flags.color {
            true => self.state.out.extend(format!("\x1b[0;3{}m{line}\n\x1b[m", color as u8).bytes()),
            false => self.say(line),
        }
    }

    /// A line that begins with a word that may be coloured, where more than failures are said.
    fn tell_all(&mut self, color: Color, word: &str, rest: &str) {
        if !self.tests.flags.brief {
            self.tell(color, word, rest);
        }
    }

    /// `FILE:LINE` of a token.
    pub(super) fn line_of(&self, at: At) -> String {
        let Some(sources) = &self.tests.places else {
            return String::new();
        };
        let place = sources.place(at);
        let file = sources.files.get(place.file as usize).map_or("", |f| &f.name).to_string();
        format!("{file}:{}", sources.line_column(place).0)
    }

    /// Takes the flags of gtest from the arguments of the program: what is left for it.
    pub(super) fn initialise_tests(&mut self, args: &[String]) -> Outcome<Vec<String>> {
        if std::mem::replace(&mut self.tests.is_initialised, true) {
            return Ok(args.to_vec());
        }
        let mut left = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            if i == 0 || !self.tests.flags.take(arg)? {
                left.push(arg.clone());
            }
        }
        Ok(left)
    }

    /// Runs every test: 0, or 1 if one failed.
    pub(super) fn run_tests(&mut self) -> Outcome<i32> {
        let is_initialised = self.tests.is_initialised;
        self.tests.outside = self.tests.here;
        let mut suites = self.suites()?;
        if suites.is_empty() {
            let flags = &self.tests.flags;
            let rest = match flags.needs_tests {
                true => "This is INVALID. Please make sure to link in at least one test case.",
                false => "Please make sure this is intended.",
            };
            let fails = flags.needs_tests;
            self.tell_line(Color::Red, &format!("This test program does NOT link in any test case. {rest}"));
            if fails {
                return Ok(1);
            }
        }
        let shard = match self.tests.flags.shard() {
            Ok(shard) => shard,
            Err(wrong) => {
                self.state.out.extend(wrong.bytes());
                return Err(Fault::new(FaultKind::Exit(1), String::new()));
            }
        };
        let matched = self.select(&mut suites, shard);
        if self.tests.flags.lists {
            self.list_tests(&suites)?;
            return Ok(0);
        }
        let failed = self.iterations(&mut suites)?;
        if failed.is_none() {
            return Ok(1);
        }
        self.environments("__end")?;
        if matched == 0 && !suites.is_empty() {
            let filter = self.tests.flags.filter.clone();
            self.tell_line(Color::Red, &format!("WARNING: filter \"{filter}\" did not match any test; no tests were run"));
        }
        if !is_initialised {
            self.tell_line(
                Color::Red,
                "\nIMPORTANT NOTICE - DO NOT IGNORE:\nThis test program did NOT call testing::InitGoogleTest() before calling \
                 RUN_ALL_TESTS(). This is INVALID. Soon Google Test will start to enforce the valid usage. Please fix it ASAP, or IT \
                 WILL START TO FAIL.",
            );
        }
        Ok(i32::from(failed == Some(true)))
    }

    /// Runs the tests as often as the flags say: whether any failed, `None` where none was to run and one had to.
    fn iterations(&mut self, suites: &mut [Suite]) -> Outcome<Option<bool>> {
        let flags = self.tests.flags.clone();
        let mut seed = Random::seed_of_flag(flags.random_seed);
        if flags.shuffle && flags.random_seed == 0 {
            let what = "`--gtest_shuffle` takes its seed from the clock: `--gtest_random_seed=N` chooses the same order each time";
            return Err(Fault::new(FaultKind::Unsupported, what.to_string()));
        }
        let mut failed = false;
        let mut i = 0;
        while flags.repeat < 0 || i < flags.repeat {
            self.steps += 1;
            if self.steps > self.most_steps {
                return Err(too_many_steps(self.most_steps));
            }
            let is_last = i == flags.repeat.wrapping_sub(1);
            let mut order: Vec<(&Suite, Vec<&Planned>)> = suites.iter().map(|suite| (suite, suite.tests.iter().collect())).collect();
            if flags.shuffle && suites.iter().any(|suite| suite.count() > 0) {
                let mut random = Random::new(seed);
                let deaths = order.iter().take_while(|(suite, _)| is_of_deaths(&suite.name)).count();
                random.shuffle(&mut order[..deaths]);
                random.shuffle(&mut order[deaths..]);
                for suite in suites.iter() {
                    let place = order.iter().position(|(other, _)| std::ptr::eq(*other, suite));
                    if let Some(place) = place {
                        random.shuffle(&mut order[place].1);
                    }
                }
            }
            let again = flags.recreates_environments || flags.repeat < 0;
            match self.iteration(&order, i, seed, [i == 0 || again, is_last || again])? {
                Some(result) => failed |= result,
                None => return Ok(None),
            }
            if flags.shuffle {
                seed = seed % Random::MAX_SEED + 1;
            }
            i = i.wrapping_add(1);
        }
        Ok(Some(failed))
    }

    /// Runs the tests once, with what is around all of them where `around` says so: whether any failed.
    fn iteration(&mut self, order: &[(&Suite, Vec<&Planned>)], i: i32, seed: u32, around: [bool; 2]) -> Outcome<Option<bool>> {
        let flags = self.tests.flags.clone();
        self.tests.failed.clear();
        self.tests.failed_suites.clear();
        self.tests.skipped.clear();
        let count: usize = order.iter().map(|(suite, _)| suite.count()).sum();
        let suites = order.iter().filter(|(suite, _)| suite.count() > 0).count();
        let all = format!("{} from {}", counted(count, "test"), counted(suites, "test suite"));
        if !flags.brief {
            if flags.repeat != 1 {
                self.say(&format!("\nRepeating all tests (iteration {}) . . .\n", i.wrapping_add(1)));
            }
            if flags.filter != EVERYTHING {
                self.tell_line(Color::Yellow, &format!("Note: Google Test filter = {}", flags.filter));
            }
            if let Ok(Some((index, total))) = flags.shard() {
                self.tell_line(Color::Yellow, &format!("Note: This is test shard {} of {total}.", index + 1));
            }
            if flags.shuffle {
                self.tell_line(Color::Yellow, &format!("Note: Randomizing tests' orders with a seed of {seed} ."));
            }
            self.tell(Color::Green, "[==========] ", &format!("Running {all}."));
        }
        if count > 0 {
            self.run_suites(order, around)?;
        } else if flags.needs_selected_tests {
            self.tell_line(Color::Red, NO_TESTS);
            return Ok(None);
        }
        self.tell(Color::Green, "[==========] ", &format!("{all} ran."));
        let chosen = |test: &&&Planned| test.is_disabled() && test.is_here && flags.chooses(&test.whole_name());
        let disabled = order.iter().flat_map(|(_, tests)| tests).filter(chosen).count();
        Ok(Some(self.told_results(count, disabled)))
    }

    fn run_suites(&mut self, order: &[(&Suite, Vec<&Planned>)], around: [bool; 2]) -> Outcome<()> {
        self.tests.here = self.tests.outside;
        if around[0] {
            self.tell_all(Color::Green, "[----------] ", "Global test environment set-up.");
            self.environments("__set_up")?;
        }
        if self.tests.here.skipped && !self.tests.here.failed {
            let message = std::mem::take(&mut self.tests.skipped_with);
            self.say(&message);
        } else {
            let mut skips = self.tests.here.fatal > 0;
            for (suite, tests) in order.iter().filter(|(suite, _)| suite.count() > 0) {
                let outside = std::mem::take(&mut self.tests.here);
                let failed = self.one_suite(suite, tests, skips)?;
                self.tests.here = outside;
                skips |= failed && self.tests.flags.fail_fast;
            }
        }
        if around[1] {
            self.tell_all(Color::Green, "[----------] ", "Global test environment tear-down");
            self.environments("__tear_down")?;
        }
        self.tests.outside = self.tests.here;
        Ok(())
    }

    /// Sets up what is around all tests, or ends it.
    pub(super) fn environments(&mut self, what: &str) -> Outcome<()> {
        match self.program.find("testing", &[Name::from(what)]) {
            Some(Entity::Functions(set)) => self.call_set_now(set, None, Value::Void, &[], &[]).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// Runs the tests of a suite, or skips them all: whether any failed.
    fn one_suite(&mut self, suite: &Suite, tests: &[&Planned], skips: bool) -> Outcome<bool> {
        let head = format!("{} from {}", counted(suite.count(), "test"), suite.name);
        let of_type = suite.tests.first().and_then(|test| test.type_name.as_ref());
        let whole = of_type.map_or(head.clone(), |ty| format!("{head}, where TypeParam = {ty}"));
        self.tell_all(Color::Green, "[----------] ", &whole);
        let around = suite.tests.iter().find_map(|p| Some((p.test.around.clone()?, p.scope.clone(), p.index)));
        self.tests.here = Result::default();
        if let Some(([before, _], scope, index)) = around.as_ref().filter(|_| !skips) {
            self.tests.index = *index;
            self.run_test(before, scope)?;
        }
        let mut result = self.tests.here;
        let mut skips_rest = skips || result.failed || result.skipped;
        let mut any_failed = false;
        for test in tests {
            let failed = match skips_rest {
                true => self.skip(test).map(|()| false)?,
                false => self.one_test(test)?,
            };
            any_failed |= failed;
            skips_rest |= failed && self.tests.flags.fail_fast;
        }
        self.tests.here = Result::default();
        if let Some(([_, behind], scope, index)) = around.as_ref().filter(|_| !skips) {
            self.tests.index = *index;
            self.run_test(behind, scope)?;
        }
        result.failed |= self.tests.here.failed;
        if result.failed {
            self.tests.failed_suites.push(suite.name.clone());
        }
        if self.tests.flags.print_time {
            self.tell_all(Color::Green, "[----------] ", &format!("{head}\n"));
        }
        Ok(any_failed || result.failed)
    }

    /// A test that is selected, but not run.
    fn skip(&mut self, test: &Planned) -> Outcome<()> {
        if test.is_selected {
            let name = test.whole_name();
            self.tell_all(Color::Green, "[ RUN      ] ", &name);
            let line = self.line_of(test.test.at);
            self.say(&format!("{line}: Skipped\n"));
            self.tell_all(Color::Green, "[  SKIPPED ] ", &name);
            self.tests.skipped.push(name);
        }
        Ok(())
    }

    /// Runs a test: whether it failed.
    fn one_test(&mut self, test: &Planned) -> Outcome<bool> {
        let mut name = test.whole_name();
        if !test.is_selected {
            if test.is_disabled() && self.tests.flags.chooses(&name) {
                self.tell_all(Color::Yellow, "[ DISABLED ] ", &name);
            }
            return Ok(false);
        }
        self.tell_all(Color::Green, "[ RUN      ] ", &name);
        self.tests.here = Result::default();
        self.tests.index = test.index;
        if let Some((instance, scope)) = &test.instance {
            self.run_test(&instance.choose, scope)?;
        }
        self.tests.running = format!("{}\n{}", test.suite, test.name);
        self.run_test(&test.test.body, &test.scope)?;
        self.tests.running.clear();
        let Result { failed, skipped, .. } = self.tests.here;
        match (failed, skipped) {
            (true, _) => {
                if let Some(ty) = &test.type_name {
                    name.push_str(&format!(", where TypeParam = {ty}"));
                }
                if let Some(value) = self.value_of(test)? {
                    name.push_str(&format!(", where GetParam() = {value}"));
                }
                self.tell(Color::Red, "[  FAILED  ] ", &name);
                self.tests.failed.push(name);
            }
            (false, true) => {
                self.tell_all(Color::Green, "[  SKIPPED ] ", &name);
                self.tests.skipped.push(name);
            }
            (false, false) => self.tell_all(Color::Green, "[       OK ] ", &name),
        }
        Ok(failed)
    }

    /// Says how many tests of `count` passed and which did not, and how many are disabled: whether any failed.
    fn told_results(&mut self, count: usize, disabled: usize) -> bool {
        let flags = self.tests.flags.clone();
        let (failed, skipped) = (self.tests.failed.clone(), self.tests.skipped.clone());
        let passed = count.saturating_sub(failed.len() + skipped.len());
        self.tell(Color::Green, "[  PASSED  ] ", &format!("{}.", counted(passed, "test")));
        let has_failed = !failed.is_empty() || !self.tests.failed_suites.is_empty() || self.tests.outside.failed;
        if !skipped.is_empty() {
            let end = if flags.brief { "." } else { ", listed below:" };
            self.tell(Color::Green, "[  SKIPPED ] ", &format!("{}{end}", counted(skipped.len(), "test")));
        }
        for name in &skipped {
            self.tell_all(Color::Green, "[  SKIPPED ] ", name);
        }
        let capitals = |n: usize, what: &str| counted(n, what).to_uppercase();
        if has_failed && !flags.brief {
            self.tell(Color::Red, "[  FAILED  ] ", &format!("{}, listed below:", counted(failed.len(), "test")));
            for name in &failed {
                self.tell(Color::Red, "[  FAILED  ] ", name);
            }
            self.say(&format!("\n{:2} FAILED {}", failed.len(), if failed.len() == 1 { "TEST" } else { "TESTS" }));
            let suites = self.tests.failed_suites.clone();
            for suite in &suites {
                self.tell(Color::Red, "[  FAILED  ] ", &format!("{suite}: SetUpTestSuite or TearDownTestSuite"));
            }
            if !suites.is_empty() {
                self.say(&format!("\n{:2} FAILED TEST {}", suites.len(), if suites.len() == 1 { "SUITE" } else { "SUITES" }));
            }
        }
        if disabled > 0 && !flags.also_run_disabled {
            if !has_failed {
                self.say("");
            }
            self.tell_line(Color::Yellow, &format!("  YOU HAVE {}\n", capitals(disabled, "disabled test")));
        }
        has_failed
    }

    /// What `HasFailure` and its kin answer of the test that runs, where `name` is one of them.
    pub(super) fn test_state(&self, name: &str) -> Option<Value> {
        let here = self.tests.here;
        let truth = match name {
            "HasFailure" => here.failed,
            "HasFatalFailure" => here.fatal > 0,
            "HasNonfatalFailure" => here.failed && here.fatal == 0,
            "IsSkipped" => here.skipped && !here.failed,
            "__test_index" => return Some(Value::Int(Integer::Int, self.tests.index as i64)),
            "__test_name" => return Some(characters::string(self.tests.running.as_bytes())),
            "__fatal_failures" => return Some(Value::Int(Integer::Int, here.fatal.into())),
            _ => return None,
        };
        Some(Value::Int(Integer::Bool, truth.into()))
    }

    pub(super) fn run_test(&mut self, function: &Function, scope: &Scope) -> Outcome<Value> {
        let code = Rc::new(super::Compiler::new(&mut self.program, scope.clone()).function(function));
        if let Some(unread) = &code.unread {
            self.failed_at = Some(unread.at);
            return Err(super::Fault::new(super::FaultKind::Unsupported, format_args!("{} is not read", unread.construct)));
        }
        let base = self.room(code.slots)?;
        let frame = super::Frame {
            code: code.code.clone(),
            at: 0,
            base,
            stack: self.stack.len(),
            owns: true,
            this: Value::Void,
            class: None,
            function: Some(code),
            closure: None,
            owned: 0,
            ends_owned: false,
            made_before: self.pending_destructors.made(),
        };
        self.within(frame)
    }
}

/// What is said where the flags choose no test and one has to run.
const NO_TESTS: &str = "No tests ran. Check that tests exist and are not disabled or filtered out.\n\n\
    For sharded runs, this error indicates an empty shard. This can happen if you have more shards than tests, or if \
    --gtest_filter leaves a shard with no tests.\n\n\
    To permit empty shards (e.g., when debugging with a filter), specify \n--gtest_fail_if_no_test_selected=false.";
