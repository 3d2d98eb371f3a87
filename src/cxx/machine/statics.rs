//! What holds once for a program: variables that are `static`, and what a program requires when it is compiled.

use super::super::code::Op;
use super::super::value::{Fault, FaultKind, Outcome, Value};
use super::{Machine, Name};
use crate::cxx::types::algebra;

impl Machine<'_> {
    /// A name in the class around the function that runs, where there is one.
    pub(super) fn name_in_frame(&mut self, name: &Name, last: usize) -> Outcome<Option<Value>> {
        let (class, this) = (self.frames[last].class, self.frames[last].this.clone());
        match class {
            Some(class) => self.name_in_class(class, name, &this),
            None => Ok(None),
        }
    }

    /// Initialises a base that a constructor does not name, or a member as it is declared.
    pub(super) fn init_part(&mut self, op: &Op, last: usize) -> Outcome<()> {
        let (this, class) = (self.frames[last].this.clone(), self.frames[last].class);
        match (op, class) {
            (Op::InitBase(place), Some(class)) => self.init_base(&this, class, *place, None),
            (Op::InitDefault(name), Some(class)) => self.init_default(&this, class, name),
            _ => Ok(()),
        }
    }

    /// Whether a `static` variable has its value already; its slot refers to it then.
    pub(super) fn static_is_initialised(&mut self, id: u32, slot: u32, last: usize, base: u32) -> bool {
        let key = self.static_key(id, last, base);
        let Some(global) = self.statics.get(&key) else {
            return false;
        };
        self.state.slots[slot as usize] = Value::Global(*global);
        true
    }

    /// Keeps the value on top as a `static` variable.
    pub(super) fn store_static(&mut self, id: u32, slot: u32, last: usize, base: u32) -> Outcome<()> {
        let v = self.pop();
        let v = self.state.value(&v)?;
        let key = self.static_key(id, last, base);
        let global = self.state.globals.len() as u32;
        self.state.globals.push(v);
        self.statics.insert(key, global);
        self.state.slots[slot as usize] = Value::Global(global);
        Ok(())
    }

    /// `static_assert` of the condition on top.
    pub(super) fn static_assert(&mut self, message: &str, has_message: bool) -> Outcome<()> {
        let v = self.pop();
        if self.truth(&v)? {
            return Ok(());
        }
        let text = if has_message { format!("static assertion failed: {message}") } else { "static assertion failed".to_string() };
        Err(Fault::new(FaultKind::StaticAssert, text))
    }

    /// Refuses a template argument, on top of the stack, that is computed from the run-time variable in `slot`.
    pub(super) fn require_constant(&mut self, name: &str, slot: u32) -> Outcome<()> {
        let is_number = |v: Option<&Value>| matches!(v, Some(Value::Int(..) | Value::Float(..) | Value::Enum(..)));
        let variable = self.state.value(&Value::Slot(slot))?;
        if is_number(self.stack.last()) && is_number(Some(&variable)) {
            let why = format!("`{name}` is no constant: an argument of a template is known when the program is compiled");
            return Err(
                Fault::ill_formed(why).with_help(format!("declare it `constexpr`, or make it an `Int<…>`: `constexpr int {name} = …`"))
            );
        }
        Ok(())
    }

    /// The condition on top is a constraint that must hold.
    pub(super) fn require(&mut self) -> Outcome<()> {
        let v = self.pop();
        if self.truth(&v)? { Ok(()) } else { Err(Fault::ill_formed("a requirement of the template does not hold")) }
    }

    /// What tells the statics of one template argument from those of another.
    fn static_key(&mut self, id: u32, last: usize, base: u32) -> (u32, Vec<u8>) {
        let mut key = Vec::new();
        let slots: Vec<u32> = self.frames[last].function.as_ref().map_or(Vec::new(), |f| f.templates.iter().map(|t| t.slot).collect());
        for slot in slots {
            let v = self.state.slots[(base + slot) as usize].clone();
            if let Ok(v) = self.template_value_of(&v) {
                algebra::key(&v, &mut key);
            }
        }
        if let Some(class) = self.frames[last].class {
            key.extend(class.0.to_le_bytes());
        }
        (id, key)
    }
}
