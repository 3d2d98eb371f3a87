//! What happens at the end of statements, expressions and scopes, and where faults and findings are shown.

use super::super::code::Code;
use super::super::value::{Fault, FaultKind, Outcome, Value};
use super::Machine;
use std::rc::Rc;

/// How many bytes of output are kept before they are handed on.
const WRITTEN: usize = 1 << 15;

impl Machine<'_> {
    /// At the end of a statement: hands on long output and runs the destructors of temporaries.
    #[inline]
    pub(super) fn statement_ended(&mut self, frame: usize, code: &Code, at: usize) -> Outcome<()> {
        self.hand_on_output()?;
        if self.state.findings.len() != self.found {
            self.locate_findings(code, at);
        }
        if !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        if self.expiring.is_empty() { Ok(()) } else { self.end_expiring(frame) }
    }

    /// Hands on what was written where that is much.
    #[inline]
    pub(super) fn hand_on_output(&mut self) -> Outcome<()> {
        if self.state.out.len() > WRITTEN {
            self.state.memory.budget.spend(self.state.out.len() as u64 / 4)?;
            if !self.flush() {
                return Err(Fault::new(FaultKind::Limit, "the output is no longer read"));
            }
        }
        Ok(())
    }

    /// Ends what the arguments of calls were, at the end of the expression that a frame runs: the last one first.
    pub(super) fn end_expiring(&mut self, frame: usize) -> Outcome<()> {
        while self.expiring.last().is_some_and(|(depth, _)| *depth >= frame) {
            self.expiring.pop();
            self.destroy()?;
        }
        Ok(())
    }

    /// Keeps the object and the arguments of a call that has ended until the expression around it ends.
    pub(super) fn keep_arguments(&mut self, frame: &super::Frame) {
        let depth = self.frames.len().saturating_sub(1);
        let ends = |v: &Value| match v {
            Value::Object(o) => Rc::strong_count(o) == 1,
            Value::Array(a) => Rc::strong_count(a) == 1,
            Value::Tuple(items) | Value::Pack(items) => Rc::strong_count(items) == 1,
            _ => false,
        };
        if ends(&frame.this) {
            self.expiring.push((depth, frame.this.clone()));
        }
        let Some(function) = &frame.function else {
            return;
        };
        for param in &function.params {
            if let Some(v) = self.state.slots.get_mut((frame.base + param.slot) as usize)
                && ends(v)
            {
                let v = std::mem::replace(v, Value::Void);
                self.expiring.push((depth, v));
            }
        }
    }

    /// Keeps an array or a container that nothing else holds until the expression around it ends: its elements are places.
    pub(super) fn keep_temporary(&mut self, v: &Value) {
        if let Value::Array(array) = v
            && Rc::strong_count(array) == 1
        {
            self.expiring.push((self.frames.len().saturating_sub(1), v.clone()));
        }
    }

    /// Ends the variables of a scope, the last one first.
    #[inline]
    pub(super) fn cleared(&mut self, from: u32, to: u32, code: &Code, at: usize) -> Outcome<()> {
        for slot in (from..to).rev() {
            self.state.slots[slot as usize] = Value::Void;
        }
        if self.state.findings.len() != self.found {
            self.locate_findings(code, at);
        }
        if !self.pending_destructors.borrow().is_empty() {
            self.destroy()?;
        }
        Ok(())
    }

    /// Where a fault of the last frame is shown: at the innermost call that the program itself makes.
    pub(super) fn seen_at(&self, code: &Code, at: usize) -> Option<super::At> {
        if !code.is_prelude {
            return code.at.get(at).copied();
        }
        let outer = self.frames.iter().rev().skip(1).find(|frame| !frame.code.is_prelude)?;
        outer.code.at.get(outer.at.saturating_sub(1)).copied()
    }

    /// Keeps what was found last, unless something was found at this place before.
    pub(super) fn locate_findings(&mut self, code: &Code, at: usize) {
        if self.state.findings.len() < self.found {
            // they were handed on
            (self.found, self.found_at) = (0, Default::default());
        }
        if let Some(place) = self.seen_at(code, at)
            && !self.found_at.insert(place)
        {
            self.state.findings.truncate(self.found);
        }
        self.found = self.state.findings.len();
    }
}
