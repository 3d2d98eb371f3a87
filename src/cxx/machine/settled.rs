//! What overload resolution said of an operator for operands of some types at a place, which it says each time.

use super::super::ast::{BinaryOp, Name};
use super::super::code::Code;
use super::super::value::{ClassId, TypeId, Value};
use super::Machine;
use std::rc::Rc;

/// The most answers that are kept at a time.
const MAX_ANSWERS: usize = 4096;

/// What an answer depends on.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Question {
    name: Name,
    types: [TypeId; 2],
    /// What is told of temporaries, and of constants.
    temporaries: u64,
    consts: [bool; 2],
    functions: usize,
    /// What is in sight: the code by its address, which the answer holds, and the place in it.
    code: usize,
    at: usize,
}

/// Which operator is meant.
#[derive(Clone)]
pub(super) enum Answer {
    /// Whether a function is better than the methods.
    IsFunction(bool),
    /// That of the program, if any.
    Program(Option<Rc<Chosen>>),
    /// That of the language.
    OfLanguage,
}

/// An operator that takes two operands.
pub(super) struct Chosen {
    /// The name: the one that is written, `==` or `<=>`.
    pub(super) op: BinaryOp,
    /// Whether it takes the operands in the other order.
    pub(super) exchanged: bool,
    pub(super) set: u32,
    /// The class that has the method.
    pub(super) owner: Option<ClassId>,
    /// The class that has it by `= default`.
    pub(super) of_default: Option<ClassId>,
}

impl Machine<'_> {
    /// The question which operator is meant; none where more than the types of the operands tells.
    pub(super) fn question(&mut self, name: &Name, places: [&Value; 2], values: &[Value; 2], temporaries: u64) -> Option<Question> {
        let is_told = |v: &Value| matches!(v, Value::Object(_) | Value::Int(_, ..=-1 | 1..) | Value::Float(..) | Value::Enum(..));
        if !values.iter().all(is_told) || self.state.is_unevaluated || self.is_asking || self.comparing || self.is_probing() {
            return None;
        }
        let consts = places.map(|v| self.is_const_object(v));
        let types = values.each_ref().map(|v| self.state.type_of(v));
        let (code, at) = self.frame_of_operators().map_or((0, 0), |frame| match frame.code.is_prelude {
            true => (0, 0),
            false => (Rc::as_ptr(&frame.code) as usize, frame.at),
        });
        Some(Question { name: name.clone(), types, temporaries, consts, functions: self.program.functions.len(), code, at })
    }

    /// What was answered before.
    pub(super) fn settled_answer(&self, question: Option<&Question>) -> Option<Answer> {
        Some(self.settled.get(question?)?.1.clone())
    }

    /// Keeps an answer.
    pub(super) fn settle(&mut self, question: Option<Question>, answer: Answer) {
        let Some(question) = question else { return };
        if self.settled.len() >= MAX_ANSWERS {
            self.settled.clear();
        }
        let code = self.frame_of_operators().map(|frame| frame.code.clone());
        self.settled.insert(question, (code, answer));
    }
}

/// Answers, each with the code that its question names.
pub(super) type Settled = std::collections::HashMap<Question, (Option<Rc<Code>>, Answer)>;
