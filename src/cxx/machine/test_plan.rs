//! Which tests of gtest a program has, and which of them its flags choose.

use super::super::ast::{Name, Test, TestInstance};
use super::super::gtest::flags;
use super::super::value::{Fault, FaultKind, Outcome};
use super::{HashMap, Machine, Rc, Scope};
use crate::algebra::sorted;

/// A test to run: one of a suite, for one of its values or types where it takes some.
#[derive(Clone)]
pub(super) struct Planned {
    pub(super) suite: Name,
    pub(super) name: String,
    pub(super) test: Rc<Test>,
    pub(super) scope: Scope,
    pub(super) instance: Option<(Rc<TestInstance>, Scope)>,
    /// Which value or type of the instance.
    pub(super) index: usize,
    /// The type that it runs for.
    pub(super) type_name: Option<String>,
    pub(super) is_selected: bool,
    /// Whether it belongs to the part of the tests that this run is.
    pub(super) is_here: bool,
}

impl Planned {
    pub(super) fn whole_name(&self) -> String {
        format!("{}.{}", self.suite, self.name)
    }

    /// Whether gtest leaves it out, for its own name or its suite's.
    pub(super) fn is_disabled(&self) -> bool {
        [&*self.suite, &*self.name].iter().any(|name| flags::matches_any(name, "DISABLED_*:*/DISABLED_*"))
    }
}

/// The tests of a name, and whether any of them runs.
pub(super) struct Suite {
    pub(super) name: Name,
    pub(super) tests: Vec<Planned>,
}

impl Suite {
    pub(super) fn count(&self) -> usize {
        self.tests.iter().filter(|test| test.is_selected).count()
    }
}

/// The longest text of a value in a list of tests.
const MAX_LISTED: usize = 250;

impl Machine<'_> {
    /// Every test in the order in which gtest registers them: those for values come last.
    fn planned(&mut self) -> Outcome<Vec<Planned>> {
        let tests = self.program.tests.clone();
        let (of_values, plain): (Vec<_>, Vec<_>) = tests.into_iter().partition(|(test, _)| test.takes_values);
        let mut planned = Vec::new();
        for (test, scope) in plain {
            let one = Planned {
                suite: test.suite.clone(),
                name: test.name.to_string(),
                instance: None,
                index: 0,
                type_name: None,
                is_selected: false,
                is_here: true,
                test,
                scope,
            };
            self.for_types(one, &mut planned)?;
        }
        let mut instances = Vec::new();
        for (instance, scope) in self.program.test_instances.clone() {
            let made = self.run_test(&instance.make, &scope)?;
            let count = usize::try_from(super::super::convert::integer(&self.state, &made)?).unwrap_or_default();
            let mut names = Vec::new();
            for index in 0..count {
                self.tests.index = index;
                let name = self.run_test(&instance.choose, &scope)?;
                names.push(self.text_of(&name)?);
            }
            instances.push((instance, scope, names));
        }
        let mut suites: Vec<&Name> = Vec::new();
        for name in of_values.iter().map(|(test, _)| &test.suite).chain(instances.iter().map(|(instance, ..)| &instance.suite)) {
            if !suites.contains(&name) {
                suites.push(name);
            }
        }
        for suite in suites {
            let before = planned.len();
            for (test, scope) in of_values.iter().filter(|(test, _)| test.suite == *suite) {
                for (instance, at, names) in instances.iter().filter(|(instance, ..)| instance.suite == *suite) {
                    planned.extend(names.iter().enumerate().map(|(index, value)| Planned {
                        suite: match instance.prefix.is_empty() {
                            true => suite.clone(),
                            false => Name::from(format!("{}/{suite}", instance.prefix)),
                        },
                        name: format!("{}/{value}", test.name),
                        test: test.clone(),
                        scope: scope.clone(),
                        instance: Some((instance.clone(), at.clone())),
                        index,
                        type_name: None,
                        is_selected: false,
                        is_here: true,
                    }));
                }
            }
            if planned.len() == before {
                let what = format!("the suite `{suite}` takes values, but it has either none or no tests: gtest makes a failure of that");
                return Err(Fault::new(FaultKind::Unsupported, what).with_help("INSTANTIATE_TEST_SUITE_P gives it values"));
            }
        }
        Ok(planned)
    }

    /// A test for each type of its suite, where it has such.
    fn for_types(&mut self, one: Planned, planned: &mut Vec<Planned>) -> Outcome<()> {
        let Some([count, name]) = one.test.of_types.clone() else {
            planned.push(one);
            return Ok(());
        };
        let count = self.run_test(&count, &one.scope)?;
        let count = usize::try_from(super::super::convert::integer(&self.state, &count)?).unwrap_or_default();
        for index in 0..count {
            self.tests.index = index;
            // the suite's name and the type's with a line between them
            let named = self.run_test(&name, &one.scope)?;
            let named = self.text_of(&named)?;
            let (suite, ty) = named.split_once('\n').unwrap_or((&named, ""));
            planned.push(Planned { suite: Name::from(suite), index, type_name: Some(ty.to_string()), ..one.clone() });
        }
        Ok(())
    }

    /// The suites of all tests in order, those whose names end with `DeathTest` first.
    pub(super) fn suites(&mut self) -> Outcome<Vec<Suite>> {
        let mut places: HashMap<Name, usize> = HashMap::new();
        let mut suites: Vec<Suite> = Vec::new();
        for test in self.planned()? {
            let place = *places.entry(test.suite.clone()).or_insert(suites.len());
            if place == suites.len() {
                suites.push(Suite { name: test.suite.clone(), tests: Vec::new() });
            }
            suites[place].tests.push(test);
        }
        sorted::by_key(&mut suites, |suite| !is_of_deaths(&suite.name));
        Ok(suites)
    }

    /// Marks the tests that the flags choose: how many match the filter.
    pub(super) fn select(&mut self, suites: &mut [Suite], shard: Option<(i32, i32)>) -> usize {
        let flags = &self.tests.flags;
        let (mut matched, mut runnable) = (0, 0);
        for test in suites.iter_mut().flat_map(|suite| &mut suite.tests) {
            let matches = flags.chooses(&test.whole_name());
            matched += usize::from(matches);
            let runs = matches && (flags.also_run_disabled || !test.is_disabled());
            test.is_here = shard.is_none_or(|(index, total)| runnable % total == index);
            test.is_selected = runs && test.is_here;
            runnable += i32::from(runs);
        }
        matched
    }

    /// `--gtest_list_tests`
    pub(super) fn list_tests(&mut self, suites: &[Suite]) -> Outcome<()> {
        for suite in suites {
            let chosen: Vec<&Planned> = suite.tests.iter().filter(|test| self.tests.flags.chooses(&test.whole_name())).collect();
            let Some(first) = chosen.first() else { continue };
            let of_type = first.type_name.as_ref().map_or(String::new(), |ty| format!("  # TypeParam = {}", on_one_line(ty)));
            self.say(&format!("{}.{of_type}", suite.name));
            for test in chosen {
                let value = match self.value_of(test)? {
                    Some(value) => format!("  # GetParam() = {}", on_one_line(&value)),
                    None => String::new(),
                };
                self.say(&format!("  {}{value}", test.name));
            }
        }
        Ok(())
    }

    /// What gtest shows of the value that a test runs for.
    pub(super) fn value_of(&mut self, test: &Planned) -> Outcome<Option<String>> {
        let Some((instance, scope)) = &test.instance else {
            return Ok(None);
        };
        self.tests.index = test.index;
        self.run_test(&instance.choose, scope)?;
        let value = self.run_test(&instance.shown, scope)?;
        self.text_of(&value).map(Some)
    }
}

/// Whether gtest runs a suite before those of other names.
pub(super) fn is_of_deaths(suite: &str) -> bool {
    flags::matches_any(suite, "*DeathTest:*DeathTest/*")
}

/// A text without ends of lines, cut where it is long.
fn on_one_line(text: &str) -> String {
    let (mut out, mut length) = (String::new(), 0);
    for c in text.chars() {
        if length >= MAX_LISTED {
            out.push_str("...");
            break;
        }
        match c {
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
        length += if c == '\n' { 2 } else { c.len_utf8() };
    }
    out
}
