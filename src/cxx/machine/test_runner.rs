//! gtest: tests run one after another, and what is printed about them.

use super::super::ast::{At, Check, Function, Name, Test, TestInstance};
use super::super::state::characters;
use super::super::stream;
use super::super::value::{Integer, Outcome, Type, Value};
use super::{HashMap, Machine, Rc, Scope};

/// The results of the tests.
#[derive(Debug, Default)]
pub(super) struct Report {
    failed_here: bool,
    failed_fatally: bool,
    skipped_here: bool,
    failed: Vec<String>,
    skipped: Vec<String>,
    /// The place of a token as `FILE:LINE`.
    pub(super) places: Option<Rc<super::super::token::Sources>>,
}

/// A test to run: one of a suite, for one of its values where it takes some.
#[derive(Clone)]
struct Planned {
    suite: Name,
    /// Its name; of a test for values what stands in front of the name of the value.
    name: String,
    test: Rc<Test>,
    scope: Scope,
    instance: Option<(Rc<TestInstance>, Scope)>,
}

impl Planned {
    /// Whether gtest leaves it out, for its own name or its suite's.
    fn is_disabled(&self) -> bool {
        self.test.name.starts_with("DISABLED_") || self.suite.split('/').any(|part| part.starts_with("DISABLED_"))
    }
}

fn counted(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

impl Machine<'_> {
    /// Lets failures say where they are.
    pub(in super::super) fn with_sources(&mut self, sources: Rc<super::super::token::Sources>) {
        self.tests.places = Some(sources);
    }

    fn say(&mut self, text: &str) {
        self.state.out.extend(text.bytes());
        self.state.out.push(b'\n');
    }

    /// Every test in the order in which gtest registers them: those for values come last.
    fn planned(&mut self) -> Outcome<Vec<Planned>> {
        let tests = self.program.tests.clone();
        let (of_values, plain): (Vec<_>, Vec<_>) = tests.into_iter().partition(|(test, _)| test.takes_values);
        let one = |(test, scope): (Rc<Test>, Scope)| Planned {
            suite: test.suite.clone(),
            name: test.name.to_string(),
            test,
            scope,
            instance: None,
        };
        let mut planned: Vec<_> = plain.into_iter().map(one).collect();
        let mut counts = Vec::new();
        for (instance, scope) in self.program.test_instances.clone() {
            let made = self.run_test(&instance.make, &scope)?;
            counts.push(usize::try_from(super::super::convert::integer(&self.state, &made)?).unwrap_or_default());
        }
        let instances: Vec<_> = self.program.test_instances.clone().into_iter().zip(counts).collect();
        let mut suites: Vec<&Name> = of_values.iter().map(|(test, _)| &test.suite).collect();
        let mut seen = Vec::new();
        suites.retain(|suite| {
            !seen.contains(suite) && {
                seen.push(*suite);
                true
            }
        });
        for suite in suites {
            for (test, scope) in of_values.iter().filter(|(test, _)| test.suite == *suite) {
                for ((instance, at), count) in instances.iter().filter(|((instance, _), _)| instance.suite == *suite) {
                    planned.extend((0..*count).map(|_| Planned {
                        suite: Name::from(format!("{}/{suite}", instance.prefix)),
                        name: format!("{}/", test.name),
                        test: test.clone(),
                        scope: scope.clone(),
                        instance: Some((instance.clone(), at.clone())),
                    }));
                }
            }
        }
        Ok(planned)
    }

    /// Runs every test: 0, or 1 if one failed.
    pub(super) fn run_tests(&mut self) -> Outcome<i32> {
        self.tests.failed.clear();
        self.tests.skipped.clear();
        let planned = self.planned()?;
        let mut places: HashMap<Name, usize> = HashMap::new();
        let mut suites: Vec<(Name, Vec<Planned>)> = Vec::new();
        for test in planned {
            let place = *places.entry(test.suite.clone()).or_insert(suites.len());
            if place == suites.len() {
                suites.push((test.suite.clone(), Vec::new()));
            }
            suites[place].1.push(test);
        }
        let all_tests: usize = suites.iter().map(|(_, tests)| tests.len()).sum();
        let enabled = |tests: &[Planned]| tests.iter().filter(|p| !p.is_disabled()).count();
        suites.retain(|(_, tests)| enabled(tests) > 0);
        let count: usize = suites.iter().map(|(_, tests)| enabled(tests)).sum();
        let all = format!("{} from {}", counted(count, "test"), counted(suites.len(), "test suite"));
        self.say(&format!("[==========] Running {all}."));
        if count > 0 {
            self.say("[----------] Global test environment set-up.");
        }
        for (suite, of_suite) in &suites {
            let head = format!("[----------] {} from {suite}", counted(enabled(of_suite), "test"));
            self.say(&head);
            let around = of_suite.iter().find_map(|p| Some((p.test.around.clone()?, p.scope.clone())));
            if let Some(([before, _], scope)) = &around {
                self.run_test(before, scope)?;
            }
            for test in of_suite {
                self.one_test(test)?;
            }
            if let Some(([_, behind], scope)) = &around {
                self.run_test(behind, scope)?;
            }
            self.say(&head);
            self.say("");
        }
        if count > 0 {
            self.say("[----------] Global test environment tear-down");
        }
        self.say(&format!("[==========] {all} ran."));
        Ok(self.told_results(count, all_tests - count))
    }

    fn one_test(&mut self, test: &Planned) -> Outcome<()> {
        let mut name = format!("{}.{}", test.suite, test.name);
        if let Some((instance, scope)) = &test.instance {
            let chosen = self.run_test(&instance.choose, scope)?;
            name.push_str(&self.shown(&chosen));
        }
        if test.is_disabled() {
            self.say(&format!("[ DISABLED ] {name}"));
            return Ok(());
        }
        self.say(&format!("[ RUN      ] {name}"));
        (self.tests.failed_here, self.tests.failed_fatally, self.tests.skipped_here) = (false, false, false);
        self.run_test(&test.test.body, &test.scope)?;
        match (self.tests.failed_here, self.tests.skipped_here) {
            (true, _) => {
                if let Some((instance, scope)) = &test.instance {
                    let value = self.run_test(&instance.shown, scope)?;
                    name.push_str(&format!(", where GetParam() = {}", self.shown(&value)));
                }
                self.say(&format!("[  FAILED  ] {name}"));
                self.tests.failed.push(name);
            }
            (false, true) => {
                self.say(&format!("[  SKIPPED ] {name}"));
                self.tests.skipped.push(name);
            }
            (false, false) => self.say(&format!("[       OK ] {name}")),
        }
        Ok(())
    }

    /// Says how many tests of `count` passed and which did not, and how many are disabled: the status.
    fn told_results(&mut self, count: usize, disabled: usize) -> i32 {
        let (failed, skipped) = (self.tests.failed.clone(), self.tests.skipped.clone());
        self.say(&format!("[  PASSED  ] {}.", counted(count.saturating_sub(failed.len() + skipped.len()), "test")));
        for (list, word) in [(&skipped, "[  SKIPPED ]"), (&failed, "[  FAILED  ]")] {
            if !list.is_empty() {
                self.say(&format!("{word} {}, listed below:", counted(list.len(), "test")));
                for name in list {
                    self.say(&format!("{word} {name}"));
                }
            }
        }
        let capitals = |n: usize, what: &str| counted(n, what).to_uppercase();
        if !failed.is_empty() {
            self.say(&format!("\n {}", capitals(failed.len(), "failed test")));
        }
        if disabled > 0 {
            self.say(&format!("{}  YOU HAVE {}\n", if failed.is_empty() { "\n" } else { "" }, capitals(disabled, "disabled test")));
        }
        i32::from(!failed.is_empty())
    }

    /// What `HasFailure` and its kin answer of the test that runs, where `name` is one of them.
    pub(super) fn test_state(&self, name: &str) -> Option<bool> {
        Some(match name {
            "HasFailure" => self.tests.failed_here,
            "HasFatalFailure" => self.tests.failed_fatally,
            "HasNonfatalFailure" => self.tests.failed_here && !self.tests.failed_fatally,
            "IsSkipped" => self.tests.skipped_here,
            _ => return None,
        })
    }

    fn run_test(&mut self, function: &Function, scope: &Scope) -> Outcome<Value> {
        let code = Rc::new(super::Compiler::new(&mut self.program, scope.clone()).function(function));
        if let Some(unread) = &code.unread {
            self.failed_at = Some(unread.at);
            return Err(super::Fault::new(super::FaultKind::Unsupported, format!("{} is not read", unread.construct)));
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
        };
        self.within(frame)
    }

    fn shown(&mut self, v: &Value) -> String {
        let mut out = Vec::new();
        let mut format = super::super::formats::StreamState { precision: 17, ..Default::default() };
        if let Value::Int(super::super::value::Integer::Bool, n) = v {
            return if *n != 0 { "true" } else { "false" }.to_string();
        }
        if stream::one(&mut self.state, &mut format, v, &mut out).is_err() {
            return String::from("(an object)");
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Prints a failed check as GoogleTest does.
    pub(super) fn check_failed(&mut self, check: &Rc<Check>, first: u32, message: &[Value], at: At) -> Outcome<()> {
        let place = match &self.tests.places {
            Some(sources) => {
                let place = sources.place(at);
                let file = sources.files.get(place.file as usize).map_or("", |f| &f.name).to_string();
                format!("{file}:{}", sources.line_column(place).0)
            }
            None => String::new(),
        };
        let mut text = String::new();
        for part in message {
            text.push_str(&self.shown(part));
        }
        if &*check.relation == "SKIP" {
            self.tests.skipped_here = true;
            self.say(&format!("{place}: Skipped\n{text}\n"));
            return Ok(());
        }
        self.tests.failed_here = true;
        self.tests.failed_fatally |= check.fatal;
        let mut operands = Vec::new();
        for i in 0..check.operands.len() {
            let v = self.state.slots[first as usize + i].clone();
            operands.push(self.state.value(&v)?);
        }
        let are_texts = check.relation.starts_with("STR") || operands.iter().any(|v| matches!(v, Value::Text(_)));
        let number = |v: &Value| super::super::library::float(&self.state, v).ok();
        let numbers: Vec<f64> = if &*check.relation == "NEAR" { operands.iter().filter_map(number).collect() } else { Vec::new() };
        let said = if &*check.relation == "__SAID" { self.shown(&operands[0]) } else { String::new() };
        let mut values = Vec::new();
        for (i, mut v) in operands.into_iter().enumerate() {
            // characters are a text where they are compared as one, and an address elsewhere
            if let Value::Pointer { address, element, .. } = v
                && address != 0
                && (are_texts || check.operands[i].1.starts_with('"'))
                && matches!(self.state.types.get(self.state.types.without_const(element)), Type::Int(Integer::Char))
            {
                v = characters::string(characters::c_string(&self.state, address)?);
            }
            let text = super::super::gtest::value_text(&mut self.state, &v).unwrap_or_else(|_| "(an object)".into());
            values.push((text, check.operands[i].1.clone()));
        }
        let body = told_failure(&check.relation, &values, &numbers, said);
        let tail = if text.is_empty() { String::new() } else { format!("{text}\n") };
        self.say(&format!("{place}: Failure\n{body}{tail}"));
        Ok(())
    }

    /// The checks that are not operators.
    pub(super) fn check_holds(&mut self, relation: &str, args: &[Value]) -> Outcome<bool> {
        let number = |machine: &Self, i: usize| super::super::library::float(&machine.state, &args[i]);
        Ok(match relation {
            "NEAR" => (number(self, 0)? - number(self, 1)?).abs() <= number(self, 2)?,
            "FLOAT_EQ" | "DOUBLE_EQ" => {
                let (a, b) = (number(self, 0)?, number(self, 1)?);
                let epsilon = if relation == "FLOAT_EQ" { f64::from(f32::EPSILON) } else { f64::EPSILON };
                a == b || (a - b).abs() <= 4.0 * epsilon * a.abs().max(b.abs())
            }
            "__SAID" => self.shown(&args[0]).is_empty(),
            _ => {
                let (mut a, mut b) = (self.shown(&args[0]), self.shown(&args[1]));
                if relation.starts_with("STRCASE") {
                    a.make_ascii_lowercase();
                    b.make_ascii_lowercase();
                }
                (a == b) == relation.ends_with("EQ")
            }
        })
    }
}

/// What gtest says of a failed check: of its operands as shown and as written, as numbers where it compares such.
fn told_failure(relation: &str, values: &[(String, Name)], numbers: &[f64], said: String) -> String {
    let which = |(v, text): &(String, Name)| {
        if **text == *v.as_str() { format!("  {text}\n") } else { format!("  {text}\n    Which is: {v}\n") }
    };
    match relation {
        "EQ" | "FLOAT_EQ" | "DOUBLE_EQ" | "STREQ" => {
            format!("Expected equality of these values:\n{}", values.iter().map(which).collect::<String>())
        }
        "TRUE" | "FALSE" => {
            let (actual, expected) = if relation == "TRUE" { ("false", "true") } else { ("true", "false") };
            format!("Value of: {}\n  Actual: {actual}\nExpected: {expected}\n", values.first().map_or("", |v| &v.1))
        }
        "NE" | "LT" | "LE" | "GT" | "GE" if values.len() == 2 => {
            let op = match relation {
                "NE" => "!=",
                "LT" => "<",
                "LE" => "<=",
                "GT" => ">",
                _ => ">=",
            };
            format!("Expected: ({}) {op} ({}), actual: {} vs {}\n", values[0].1, values[1].1, values[0].0, values[1].0)
        }
        "STRCASEEQ" => format!("Expected equality of these values:\n{}Ignoring case\n", values.iter().map(which).collect::<String>()),
        "STRNE" | "STRCASENE" if values.len() == 2 => {
            let case = if relation == "STRNE" { "" } else { " (ignoring case)" };
            format!("Expected: ({}) != ({}){case}, actual: {} vs {}\n", values[0].1, values[1].1, values[0].0, values[1].0)
        }
        "NEAR" if numbers.len() == 3 => {
            let (difference, texts) = (numbers[0] - numbers[1], &values);
            let shown = |x: f64| super::super::float_text::general(x, 17, false);
            format!(
                "The difference between {} and {} is {}, which exceeds {}, where\n{} evaluates to {},\n{} evaluates to {}, and\n{} evaluates to {}.\n",
                texts[0].1,
                texts[1].1,
                shown(difference.abs()),
                texts[2].1,
                texts[0].1,
                shown(numbers[0]),
                texts[1].1,
                shown(numbers[1]),
                texts[2].1,
                shown(numbers[2]),
            )
        }
        "__SAID" => said,
        _ => "Failed\n".to_string(),
    }
}
