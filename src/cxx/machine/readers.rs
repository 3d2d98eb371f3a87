//! Reading from a `std::stringstream`, which is its text: by an `istringstream` of the prelude on that text.

use super::super::ast::{BinaryOp, Name};
use super::super::program::Entity;
use super::super::value::{Outcome, Value};
use super::Machine;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// The text of a string stream, and what reads it.
pub(super) type Reader = (Weak<RefCell<Vec<u8>>>, Value);

impl Machine<'_> {
    /// What reads a text, where something does.
    fn known_reader(&self, text: &Rc<RefCell<Vec<u8>>>) -> Option<Value> {
        self.readers.iter().find(|(of, _)| of.as_ptr() == Rc::as_ptr(text)).map(|(_, reader)| reader.clone())
    }

    /// What reads a text; `None` in a program that mentions no string stream.
    pub(super) fn reader(&mut self, text: &Rc<RefCell<Vec<u8>>>) -> Outcome<Option<Value>> {
        if let Some(known) = self.known_reader(text) {
            return Ok(Some(known));
        }
        let Some(Entity::Class(class)) = self.program.find("", &[Name::from("istringstream")]) else {
            return Ok(None);
        };
        // a reader holds its text
        self.readers.retain(|(of, _)| of.strong_count() > 1);
        let ty = self.instance_type(class, Vec::new())?;
        let made = self.construct(&ty, Vec::new(), false)?;
        if let Value::Object(object) = &made
            && let Some(first) = object.fields.borrow_mut().first_mut()
        {
            *first = Value::Text(text.clone());
        }
        self.readers.push((Rc::downgrade(text), made.clone()));
        Ok(Some(made))
    }

    /// Whether `text >> b` reads from a string stream: then its reader is pushed.
    pub(super) fn is_read(&mut self, op: BinaryOp, text: &Value, b: &Value) -> Outcome<bool> {
        if let (BinaryOp::ShiftRight, Value::Text(text)) = (op, text)
            && let Some(reader) = self.reader(text)?
        {
            return self.operator(op, &reader, b);
        }
        Ok(false)
    }

    /// The object whose method is called: of a string stream that is read what reads it, for what a text does not have.
    pub(super) fn read_object(&mut self, object: Value, name: &str, has_arguments: bool) -> Outcome<Value> {
        if let Value::Text(text) = self.state.value(&object)?
            && let Some(reader) = self.known_reader(&text)
        {
            match name {
                "eof" | "fail" | "good" | "peek" | "get" | "clear" => return Ok(reader),
                "str" if has_arguments => self.readers.retain(|(of, _)| of.as_ptr() != Rc::as_ptr(&text)),
                _ => {}
            }
        }
        Ok(object)
    }

    /// Whether a string stream was read from.
    pub(super) fn reads(&self, text: &Rc<RefCell<Vec<u8>>>) -> bool {
        !self.readers.is_empty() && self.known_reader(text).is_some()
    }

    /// Whether a value is a string stream that was read from.
    pub(super) fn is_reader(&self, v: &Value) -> bool {
        matches!(v, Value::Text(text) if self.reads(text))
    }

    /// Whether a string stream has read all that it was to read.
    pub(super) fn has_read(&mut self, text: &Rc<RefCell<Vec<u8>>>) -> Outcome<bool> {
        match self.known_reader(text) {
            Some(reader) => self.truth(&reader),
            None => Ok(true),
        }
    }
}
