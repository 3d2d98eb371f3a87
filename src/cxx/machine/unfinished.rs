//! Parts of objects that are being made: the class that virtual calls reach meanwhile, and what ends where a constructor throws.

use super::super::value::{ClassId, FaultKind, Object, Outcome, Value};
use super::Machine;
use std::rc::Rc;

/// The part of an object that is of its class or of a base, while a constructor makes it or a destructor ends it.
pub(super) struct Part {
    /// The address of the object, 0 of what is none.
    object: usize,
    class: ClassId,
    /// The bases that are made.
    bases: Vec<ClassId>,
    /// Whether another constructor of the class, which this one calls first, has made all of it.
    is_whole: bool,
    /// Whether what was made of it has ended, as a handler around its constructor found it.
    has_ended: bool,
}

/// The address of an object.
fn address(this: &Value) -> usize {
    match this {
        Value::Object(object) => Rc::as_ptr(object).addr(),
        _ => 0,
    }
}

impl Machine<'_> {
    /// The class whose functions a virtual call reaches: the base whose constructor or destructor runs, else the object's own.
    pub(super) fn dynamic_class(&self, object: &Rc<Object>) -> ClassId {
        let address = Rc::as_ptr(object).addr();
        self.parts.iter().rev().find(|part| part.object == address).map_or(object.class, |part| part.class)
    }

    /// Begins to make or to end the part of an object that is of a class.
    pub(super) fn begin_part(&mut self, this: &Value, class: ClassId) {
        self.parts.push(Part { object: address(this), class, bases: Vec::new(), is_whole: false, has_ended: false });
    }

    /// Whether a base of the part that was begun last is made.
    pub(super) fn has_made(&self, base: ClassId) -> bool {
        self.parts.last().is_some_and(|part| part.bases.contains(&base))
    }

    /// Has ended the part that was begun last.
    pub(super) fn ended_part(&mut self) {
        self.parts.pop();
    }

    /// Has made the part that was begun last; where that threw, what was made of it ends.
    pub(super) fn made_part(&mut self, this: &Value, made: Outcome<()>) -> Outcome<()> {
        let Some(part) = self.parts.pop() else {
            return made;
        };
        match &made {
            Ok(()) => {
                if let Some(outer) = self.parts.last_mut().filter(|outer| outer.object == part.object && part.object != 0) {
                    match outer.class == part.class {
                        true => outer.is_whole = true,
                        false => outer.bases.push(part.class),
                    }
                }
            }
            Err(fault) => {
                if self.any_destructors && self.is_caught && !part.has_ended && matches!(fault.kind, FaultKind::Thrown(_)) {
                    self.unwinding = self.unwinding.saturating_add(1);
                    self.end_made(this, &part)?;
                    self.unwinding = self.unwinding.saturating_sub(1);
                }
            }
        }
        made
    }

    /// Ends what a constructor had made before a handler around it runs.
    pub(super) fn end_guarded_part(&mut self, this: &Value) -> Outcome<()> {
        if let (true, Some(mut part)) = (self.any_destructors, self.parts.pop()) {
            self.end_made(this, &part)?;
            self.is_caught = false;
            part.has_ended = true;
            self.parts.push(part);
        }
        Ok(())
    }

    /// Ends what a constructor had made when it threw: its members and bases, or all where another constructor was done.
    fn end_made(&mut self, this: &Value, part: &Part) -> Outcome<()> {
        let (thrown, to, at) = (self.thrown.take(), self.thrown_to, self.failed_at.take());
        if part.is_whole {
            self.destructors(part.class, this)?;
        } else {
            self.end_members(part.class, this)?;
            for base in part.bases.iter().rev() {
                self.destructors(*base, this)?;
            }
        }
        (self.thrown, self.thrown_to, self.failed_at, self.is_caught) = (thrown, to, at, true);
        Ok(())
    }

    fn is_constructor(&self, frame: &super::Frame) -> bool {
        let (Some(class), Some(function)) = (frame.class, &frame.function) else { return false };
        self.program.classes[self.instances[class.0 as usize].def as usize].ast.name
            == self.program.functions[function.id as usize].ast.name
    }

    /// Takes operands off the stack, the last one first.
    pub(super) fn cut_stack(&mut self, height: usize) {
        while self.stack.len() > height {
            self.cut_early();
            if let Some(Value::Braces(items)) = self.stack.pop()
                && let Ok(mut items) = Rc::try_unwrap(items)
            {
                while items.pop().is_some() {}
            }
        }
        self.cut_early();
    }

    /// Ends the frames behind the first ones, as an exception that is caught leaves them.
    pub(super) fn unwind(&mut self, frames: usize, height: usize) -> Outcome<()> {
        let (thrown, to, at) = (self.thrown.take(), self.thrown_to, self.failed_at.take());
        while self.frames.len() > frames {
            if let Some(ended) = self.frames.pop() {
                // what its expression has made ends in front of its variables; the members of a class end where they are made
                if ended.class.is_none() && !ended.code.is_prelude {
                    self.cut_stack(ended.stack.max(height));
                    self.destroy()?;
                }
                if ended.owns {
                    let depth = self.frames.len();
                    let is_made = |part: &Part| part.object == address(&ended.this) && !part.has_ended;
                    let makes = self.is_constructor(&ended) && self.parts.last().is_some_and(is_made);
                    if makes {
                        let temporaries = self.expiring.iter().position(|e| e.frame >= depth).unwrap_or(self.expiring.len());
                        let temporaries = self.expiring.split_off(temporaries);
                        self.destroy()?;
                        self.expiring.extend(temporaries);
                        self.end_expiring(depth)?;
                    }
                    let first = self.expiring.len();
                    if self.any_destructors {
                        self.keep_arguments(&ended, depth, thrown.as_ref().unwrap_or(&Value::Void));
                    }
                    // the arguments end behind the variables, and behind what a constructor has made
                    let arguments = self.expiring.split_off(first);
                    let mut left = self.left_frame();
                    self.cut_handlers(&ended.code, ended.base, &Value::Void, &mut left)?;
                    self.end_bound_within(self.frames.len())?;
                    if makes {
                        self.end_guarded_part(&ended.this)?;
                    }
                    self.expiring.extend(arguments);
                }
                drop(self.left_frame());
                self.cut_stack(ended.stack.max(height));
                drop(ended);
                self.end_expiring(self.frames.len())?;
                self.destroy()?;
            }
        }
        (self.thrown, self.thrown_to, self.failed_at, self.is_caught) = (thrown, to, at, true);
        Ok(())
    }
}
