//! What a pointer to a `std::ostream` leads to: the stream that it is for overloads and templates, whichever lies there.

use super::super::value::{Fault, FaultKind, Outcome, Type, Value};
use super::Machine;
use super::category::As;

impl Machine<'_> {
    /// `Op::AsStream`: the string stream on top as the `std::ostream` that the pointer is declared to lead to.
    pub(super) fn pointed_stream(&mut self) -> Outcome<Value> {
        let v = self.pop();
        Ok(match self.state.value(&v)? {
            Value::Object(o) if self.is_string_stream(o.class) => {
                let stream = self.state.types.intern(Type::Library("ostream".into(), Vec::new()));
                let how = As { to_reference: true, ..As::default() };
                self.conversion(&Value::Object(o), stream, how)?.unwrap_or(v)
            }
            _ => v,
        })
    }

    /// `Op::ToldStream`: refuses a string stream on top, where no declaration tells what the pointer leads to and overloads ask.
    pub(super) fn told_stream(&mut self) -> Outcome<()> {
        match self.stack.last().map(|v| self.state.value(v)).transpose()? {
            Some(Value::Object(o)) if self.is_string_stream(o.class) => {
                let why = "what a pointer to a stream leads to, where overloads tell string streams, is not read";
                Err(Fault::new(FaultKind::Unsupported, why))
            }
            _ => Ok(()),
        }
    }
}
