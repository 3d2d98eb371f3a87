//! gtest: tests run one after another, and what is printed about them.

use super::super::ast::{At, Check, Name};
use super::super::state::characters;
use super::super::stream;
use super::super::value::{Integer, Outcome, Type, Value};
use super::{Machine, Rc};

/// The results of the tests.
#[derive(Debug, Default)]
pub(super) struct Report {
    failed_here: bool,
    skipped_here: bool,
    failed: Vec<String>,
    skipped: Vec<String>,
    /// The place of a token as `FILE:LINE`.
    pub(super) places: Option<Rc<super::super::token::Sources>>,
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

    /// Runs every test: 0, or 1 if one failed.
    pub(super) fn run_tests(&mut self) -> Outcome<i32> {
        let tests = self.program.tests.clone();
        let mut suites: Vec<Name> = Vec::new();
        for test in &tests {
            if !suites.contains(&test.suite) {
                suites.push(test.suite.clone());
            }
        }
        let all = format!("{} from {}", counted(tests.len(), "test"), counted(suites.len(), "test suite"));
        self.say(&format!("[==========] Running {all}."));
        if !tests.is_empty() {
            self.say("[----------] Global test environment set-up.");
        }
        for suite in &suites {
            let of_suite: Vec<_> = tests.iter().filter(|t| t.suite == *suite).cloned().collect();
            let head = format!("[----------] {} from {suite}", counted(of_suite.len(), "test"));
            self.say(&head);
            for test in of_suite {
                let name = format!("{}.{}", test.suite, test.name);
                self.say(&format!("[ RUN      ] {name}"));
                (self.tests.failed_here, self.tests.skipped_here) = (false, false);
                let code = super::Compiler::new(&mut self.program, super::Scope::default()).function(&test.body);
                self.run_test(Rc::new(code))?;
                let word = match (self.tests.failed_here, self.tests.skipped_here) {
                    (true, _) => "[  FAILED  ]",
                    (false, true) => "[  SKIPPED ]",
                    (false, false) => "[       OK ]",
                };
                if self.tests.failed_here {
                    self.tests.failed.push(name.clone());
                } else if self.tests.skipped_here {
                    self.tests.skipped.push(name.clone());
                }
                self.say(&format!("{word} {name}"));
            }
            self.say(&head);
            self.say("");
        }
        if !tests.is_empty() {
            self.say("[----------] Global test environment tear-down");
        }
        self.say(&format!("[==========] {all} ran."));
        let (failed, skipped) = (self.tests.failed.clone(), self.tests.skipped.clone());
        self.say(&format!("[  PASSED  ] {}.", counted(tests.len() - failed.len() - skipped.len(), "test")));
        for (list, word) in [(&skipped, "[  SKIPPED ]"), (&failed, "[  FAILED  ]")] {
            if !list.is_empty() {
                self.say(&format!("{word} {}, listed below:", counted(list.len(), "test")));
                for name in list {
                    self.say(&format!("{word} {name}"));
                }
            }
        }
        if failed.is_empty() {
            return Ok(0);
        }
        self.say("");
        self.say(&format!(" {} FAILED {}", failed.len(), if failed.len() == 1 { "TEST" } else { "TESTS" }));
        Ok(1)
    }

    fn run_test(&mut self, code: Rc<super::FunctionCode>) -> Outcome<()> {
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
        };
        self.within(frame).map(|_| ())
    }

    fn shown(&mut self, v: &Value) -> String {
        let mut out = Vec::new();
        let mut format = super::super::formats::StreamState::default();
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
        if &*check.relation == "GTEST_SKIP" {
            self.tests.skipped_here = true;
            self.say(&format!("{place}: Skipped\n{text}\n"));
            return Ok(());
        }
        self.tests.failed_here = true;
        let mut operands = Vec::new();
        for i in 0..check.operands.len() {
            let v = self.state.slots[first as usize + i].clone();
            operands.push(self.state.value(&v)?);
        }
        let are_texts = check.relation.starts_with("STR") || operands.iter().any(|v| matches!(v, Value::Text(_)));
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
        let which = |(v, text): &(String, Name)| {
            if **text == *v.as_str() { format!("  {text}\n") } else { format!("  {text}\n    Which is: {v}\n") }
        };
        let body = match &*check.relation {
            "EQ" | "FLOAT_EQ" | "DOUBLE_EQ" | "STREQ" => {
                format!("Expected equality of these values:\n{}", values.iter().map(which).collect::<String>())
            }
            "TRUE" | "FALSE" => {
                let (actual, expected) = if &*check.relation == "TRUE" { ("false", "true") } else { ("true", "false") };
                format!("Value of: {}\n  Actual: {actual}\nExpected: {expected}\n", values.first().map_or("", |v| &v.1))
            }
            "NE" | "LT" | "LE" | "GT" | "GE" if values.len() == 2 => {
                let op = match &*check.relation {
                    "NE" => "!=",
                    "LT" => "<",
                    "LE" => "<=",
                    "GT" => ">",
                    _ => ">=",
                };
                format!("Expected: ({}) {op} ({}), actual: {} vs {}\n", values[0].1, values[1].1, values[0].0, values[1].0)
            }
            "NEAR" if values.len() == 3 => format!("The difference between {} and {} exceeds {}\n", values[0].1, values[1].1, values[2].1),
            _ => "Failed\n".to_string(),
        };
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
            _ => {
                let (a, b) = (self.shown(&args[0]), self.shown(&args[1]));
                (a == b) == (relation == "STREQ")
            }
        })
    }
}
