//! The checks of gtest: whether they hold, and what is said where they do not.

use super::super::ast::{At, Check};
use super::super::formats::StreamState;
use super::super::gtest::{self, failures};
use super::super::library;
use super::super::state::characters;
use super::super::value::{Integer, Outcome, Type, Value};
use super::{BinaryOp, Machine, Rc};

/// The digits of a number in a message.
const MESSAGE_DIGITS: usize = 17;

impl Machine<'_> {
    /// Prints a failed check as GoogleTest does.
    pub(super) fn check_failed(&mut self, check: &Rc<Check>, first: u32, message: &[Value], at: At) -> Outcome<()> {
        let Value::Text(said) = characters::string(Vec::new()) else {
            return Ok(());
        };
        self.state.keep_string_stream(&said, StreamState { precision: MESSAGE_DIGITS, ..StreamState::default() });
        for part in message {
            self.put(&Value::Text(said.clone()), part)?;
        }
        let message = said.borrow().clone();
        let place = self.line_of(at);
        if &*check.relation == "SKIP" {
            self.tests.here.skipped = true;
            self.tests.skipped_with = String::from_utf8_lossy(&message).into_owned() + "\n";
            self.report(&format!("{place}: Skipped"), &message);
            return Ok(());
        }
        let mut operands = Vec::new();
        for i in 0..check.operands.len() {
            let v = self.state.slots[first as usize + i].clone();
            operands.push(self.state.value(&v)?);
        }
        let mut text = self.failure(check, &operands)?.into_bytes();
        if !text.is_empty() && !message.is_empty() {
            text.push(b'\n');
        }
        text.extend(message);
        self.fail(&place, &text, check.fatal);
        Ok(())
    }

    /// A failure at a place.
    pub(super) fn fail(&mut self, place: &str, text: &[u8], is_fatal: bool) {
        self.tests.here.failed = true;
        self.tests.here.fatal += u32::from(is_fatal);
        self.report(&format!("{place}: Failure"), text);
    }

    /// Prints what happened to a test, with the traces that it stands in.
    fn report(&mut self, head: &str, text: &[u8]) {
        let mut all = text.to_vec();
        if !self.tests.traces.is_empty() {
            all.extend(b"\nGoogle Test trace:");
            for trace in self.tests.traces.iter().rev() {
                all.push(b'\n');
                all.extend(trace);
            }
        }
        let out = &mut self.state.out;
        out.extend(head.bytes());
        out.push(b'\n');
        for byte in all {
            match byte {
                0 => out.extend(b"\\0"),
                byte => out.push(byte),
            }
        }
        out.extend(b"\n\n");
    }

    /// Writes a value to the text of a message, by an operator of the program where it has one.
    pub(super) fn put(&mut self, message: &Value, part: &Value) -> Outcome<()> {
        let v = self.state.value(part)?;
        let part = match &v {
            Value::Int(Integer::Bool, x) => characters::string(if *x != 0 { "true" } else { "false" }),
            Value::Pointer { address: 0, .. } => characters::string("(null)"),
            _ => part.clone(),
        };
        let depth = self.frames.len();
        self.binary(BinaryOp::ShiftLeft, message.clone(), part)?;
        self.run(depth)?;
        self.pop();
        Ok(())
    }

    /// What is said of a check that failed for these operands.
    fn failure(&mut self, check: &Check, operands: &[Value]) -> Outcome<String> {
        let relation = &*check.relation;
        let texts: Vec<Rc<str>> = check.operands.iter().map(|(_, text)| text.clone()).collect();
        let op = match relation {
            "NE" => "!=",
            "LT" => "<",
            "LE" => "<=",
            "GT" => ">",
            "GE" => ">=",
            "FLOAT_EQ" | "DOUBLE_EQ" => {
                let mut shown = Vec::new();
                for (text, v) in texts.into_iter().zip(operands) {
                    let x = library::float(&self.state, v)?;
                    let digits = if relation == "FLOAT_EQ" { 8 } else { 17 };
                    let x = if relation == "FLOAT_EQ" { f64::from(x as f32) } else { x };
                    shown.push((text, super::super::float_text::general((super::super::value::Floating::Double, x), digits, false)));
                }
                return Ok(failures::equality(&shown, false));
            }
            "TRUE" | "FALSE" => {
                let said = match operands.first() {
                    Some(v) => self.assertion_result(v)?.map_or(String::new(), |(_, said)| said),
                    None => String::new(),
                };
                return Ok(failures::truth(texts.first().map_or("", |text| text), relation == "TRUE", &said));
            }
            "NEAR" => return Ok(failures::near(&texts, &self.numbers(operands)?).unwrap_or_default()),
            "__SAID" => {
                return match operands.first() {
                    Some(v) => match self.assertion_result(v)? {
                        Some((_, said)) => Ok(said),
                        None => self.text_of(v),
                    },
                    None => Ok(String::new()),
                };
            }
            "STRNE" | "STRCASENE" => {
                let (mut shown, end) = (Vec::new(), if relation == "STRNE" { "" } else { " (ignoring case)" });
                for v in operands {
                    shown.push(match self.characters(v)? {
                        Some(text) => format!("\"{}\"", String::from_utf8_lossy(&text)),
                        None => "\"(null)\"".into(),
                    });
                }
                return Ok(match (&texts[..], &shown[..]) {
                    ([a, b], [x, y]) => format!("Expected: ({a}) != ({b}){end}, actual: {x} vs {y}"),
                    _ => String::new(),
                });
            }
            "EQ" | "STREQ" | "STRCASEEQ" => "",
            _ => return Ok("Failed".into()),
        };
        let shown = self.shown_operands(relation, texts, operands)?;
        Ok(match relation {
            "EQ" | "STREQ" | "STRCASEEQ" => failures::equality(&shown, relation == "STRCASEEQ"),
            _ => failures::comparison(op, &shown),
        })
    }

    /// The operands of a comparison as gtest shows them.
    fn shown_operands(&mut self, relation: &str, texts: Vec<Rc<str>>, operands: &[Value]) -> Outcome<Vec<failures::Shown>> {
        let mut shown = Vec::new();
        for (i, text) in texts.into_iter().enumerate() {
            let other = operands.get(1 - i.min(1)).cloned().unwrap_or(Value::Void);
            let value = match (relation.starts_with("STR"), self.is_characters(&operands[i])) {
                (true, _) => match self.characters(&operands[i])? {
                    Some(text) => gtest::string_text(&text, self.tests.flags.print_utf8),
                    None => "NULL".into(),
                },
                // characters are a text where they are compared with a string, and an address elsewhere
                (false, true) if matches!(other, Value::Text(_)) => {
                    let text = self.characters(&operands[i])?.unwrap_or_default();
                    gtest::string_text(&text, self.tests.flags.print_utf8)
                }
                (false, true) => self.address_text(&operands[i]),
                (false, false) => match &operands[i] {
                    Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)) => self.address_text(&operands[i]),
                    v => self.displayed(&v.clone(), 0)?,
                },
            };
            shown.push((text, value));
        }
        Ok(shown)
    }

    /// Whether a value is a pointer to characters or an array of them.
    fn is_characters(&self, v: &Value) -> bool {
        let element = match v {
            Value::Pointer { element, .. } => *element,
            Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)) => array.element,
            _ => return false,
        };
        matches!(self.state.types.get(self.state.types.without_const(element)), Type::Int(Integer::Char))
    }

    /// The characters that a pointer leads to, `None` where it is null.
    fn characters(&mut self, v: &Value) -> Outcome<Option<Vec<u8>>> {
        Ok(match v {
            Value::Null | Value::Pointer { address: 0, .. } => None,
            v => Some(characters::bytes(&mut self.state, v)?),
        })
    }

    fn numbers(&self, operands: &[Value]) -> Outcome<Vec<f64>> {
        operands.iter().map(|v| library::float(&self.state, v)).collect()
    }

    /// The text of a string.
    pub(super) fn text_of(&mut self, v: &Value) -> Outcome<String> {
        let bytes = characters::bytes(&mut self.state, v)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// What an `AssertionResult` is and says, where a value is one.
    fn assertion_result(&mut self, v: &Value) -> Outcome<Option<(bool, String)>> {
        let v = self.state.value(v)?;
        let Value::Object(object) = &v else {
            return Ok(None);
        };
        if self.prelude_class(object) != Some("AssertionResult") {
            return Ok(None);
        }
        let fields = object.fields.borrow().clone();
        match &fields[..] {
            [success, message] => {
                let success = self.truth(success)?;
                self.text_of(message).map(|text| Some((success, text)))
            }
            _ => Ok(None),
        }
    }

    /// The checks that are not operators.
    pub(super) fn check_holds(&mut self, relation: &str, args: &[Value]) -> Outcome<bool> {
        Ok(match relation {
            "NEAR" => {
                let texts = vec![Rc::from(""); 3];
                failures::near(&texts, &self.numbers(args)?).is_none()
            }
            "FLOAT_EQ" | "DOUBLE_EQ" => {
                let numbers = self.numbers(args)?;
                failures::almost_equal(numbers[0], numbers[1], relation == "FLOAT_EQ")
            }
            "__SAID" => match self.assertion_result(&args[0])? {
                Some((success, _)) => success,
                None => self.text_of(&args[0])?.is_empty(),
            },
            _ => {
                let values = [self.state.value(&args[0])?, self.state.value(&args[1])?];
                let (mut a, mut b) = (self.characters(&values[0])?, self.characters(&values[1])?);
                if relation.starts_with("STRCASE") {
                    for text in [&mut a, &mut b].into_iter().flatten() {
                        text.make_ascii_lowercase();
                    }
                }
                (a == b) == relation.ends_with("EQ")
            }
        })
    }

    /// The functions that the macros and classes of gtest call, `None` where `name` is none of them.
    pub(super) fn test_function(&mut self, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        Ok(Some(match (name, args) {
            ("PrintToString", [v]) => {
                let v = self.state.value(v)?;
                let text = match self.is_characters(&v) {
                    true => match (&v, self.characters(&v)?) {
                        (_, None) => "NULL".into(),
                        (Value::Array(_), Some(text)) => {
                            let text = [text, vec![0]].concat();
                            gtest::characters_text(&text)
                        }
                        (_, Some(text)) => gtest::string_text(&text, self.tests.flags.print_utf8),
                    },
                    false => self.displayed(&v, 0)?,
                };
                characters::string(text)
            }
            ("__test_put", [message, v]) => {
                let message = self.state.value(message)?;
                self.put(&message, v)?;
                Value::Void
            }
            ("__test_trace", [place, message]) => {
                let place = self.text_of(place)?;
                let message = characters::bytes(&mut self.state, message)?;
                self.tests.traces.push([format!("{place}: ").into_bytes(), message].concat());
                Value::Void
            }
            ("__test_untrace", []) => {
                self.tests.traces.pop();
                Value::Void
            }
            ("__test_thrown", [place]) => {
                let place = self.text_of(place)?;
                let what = self.told_of_caught();
                self.fail("unknown file", format!("{what} thrown in {place}.").as_bytes(), true);
                Value::Void
            }
            ("testing::InitGoogleTest", args) => {
                self.initialise_arguments(args)?;
                Value::Void
            }
            ("__told", [thrown]) => characters::string(self.told_to_a_check(thrown)),
            _ => return Ok(None),
        }))
    }

    /// Takes gtest's flags from the arguments that `main` hands on.
    fn initialise_arguments(&mut self, args: &[Value]) -> Outcome<()> {
        let [count, list] = args else {
            return self.initialise_tests(&[]).map(|_| ());
        };
        let count = match self.state.value(count)? {
            Value::AddressOf(place, _) => (*place).clone(),
            Value::Pointer { element, address, .. } => Value::Memory(element, address),
            _ => return Ok(()),
        };
        let now = self.state.value(&count)?;
        let n = super::super::convert::integer(&self.state, &now)?;
        let Value::AddressOf(first, _) = self.state.value(list)? else {
            return Ok(());
        };
        let Value::Cell(0, array) = &*first else {
            return Ok(());
        };
        let mut pointers = Vec::new();
        let mut texts = Vec::new();
        for i in 0..n {
            let place = self.state.element(array, i)?;
            let pointer = self.state.value(&place)?;
            texts.push(self.text_of(&pointer)?);
            pointers.push(pointer);
        }
        let left = self.initialise_tests(&texts)?;
        let mut kept = left.iter().peekable();
        let mut at = 0;
        for (text, pointer) in texts.iter().zip(pointers) {
            if kept.peek() == Some(&text) {
                kept.next();
                let place = self.state.element(array, at)?;
                self.state.store(&place, pointer)?;
                at += 1;
            }
        }
        let place = self.state.element(array, at)?;
        self.state.store(&place, Value::Null)?;
        self.state.store(&count, Value::Int(Integer::Int, at))
    }
}
