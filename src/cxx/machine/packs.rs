//! Packs of the parameters of a template: what each element is deduced from, and how many there are.

use super::super::compiled::Pattern;
use super::super::value::{ClassId, Outcome, Value};
use super::Machine;
use super::patterns::inner;
use std::rc::Rc;

impl Machine<'_> {
    /// `P...`: what a pack of the pattern holds already has to be these.
    pub(super) fn matches_pack(
        &mut self,
        pattern: &Pattern,
        items: &[Value],
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let around = self.expanded;
        let mut score = Some(0);
        for (i, item) in items.iter().enumerate() {
            self.expanded = i;
            match (score, self.matches(pattern, item, base, class, this)?) {
                (Some(sum), Some(s)) => score = Some(sum + s),
                _ => score = None,
            }
            if score.is_none() {
                break;
            }
        }
        self.expanded = around;
        Ok(score.filter(|_| self.is_whole_pack(pattern, items.len(), base)))
    }

    /// Whether a pack that is expanded alone has so many elements, none where it has no value.
    pub(super) fn is_whole_pack(&mut self, pattern: &Pattern, count: usize, base: u32) -> bool {
        let Pattern::Bind(slot, true) = inner(pattern) else {
            return true;
        };
        match &mut self.state.slots[(base + slot) as usize] {
            Value::Pack(items) => items.len() == count,
            slot => {
                *slot = Value::Pack(Rc::default());
                true
            }
        }
    }
}
