//! The names bound so far, and what a parser may ask of names.

use crate::algebra::Cx;
use crate::functions;
use crate::syntax::names::{Called, ElementName, Names};
use crate::value::stored::Stored;
use crate::value::{Value, element, tiling};
use std::collections::HashMap;

/// The most bound names with which a wrong one is compared.
const MAX_PROPOSALS: usize = 1 << 10;

/// What a name was bound to before it changed, `None` where it was free.
pub type Change = (String, Option<Stored>);

/// The most parts of all bound values together: 40 bytes each.
const MAX_PARTS: usize = 1 << 20;

/// The names bound so far.
#[derive(Clone, Debug, Default)]
pub struct Env {
    names: HashMap<String, Stored>,
    /// How many parts all values have together.
    parts: usize,
    /// What changed since [`Env::changes`] was asked last, where anybody asks.
    journal: Option<Vec<Change>>,
}

impl Env {
    /// Whether there is room for `parts` more.
    pub fn has_room(&self, parts: usize) -> bool {
        self.parts + parts <= MAX_PARTS
    }

    /// Binds `name`, in place of what it was bound to.
    pub fn bind(&mut self, name: &str, value: Stored) {
        let before = self.put(name.to_string(), Some(value));
        if let Some(journal) = &mut self.journal {
            journal.push((name.to_string(), before));
        }
    }

    /// Frees `name`; whether it was bound.
    pub fn unbind(&mut self, name: &str) -> bool {
        let before = self.put(name.to_string(), None);
        let bound = before.is_some();
        if let (Some(journal), true) = (&mut self.journal, bound) {
            journal.push((name.to_string(), before));
        }
        bound
    }

    /// What `name` was bound to before.
    fn put(&mut self, name: String, value: Option<Stored>) -> Option<Stored> {
        self.parts += value.as_ref().map_or(0, Stored::parts);
        let before = match value {
            Some(value) => self.names.insert(name, value),
            None => self.names.remove(&name),
        };
        self.parts -= before.as_ref().map_or(0, Stored::parts);
        before
    }

    /// What changed since this was asked last, in order. From the first time on changes are kept.
    pub fn changes(&mut self) -> Vec<Change> {
        self.journal.replace(Vec::new()).unwrap_or_default()
    }

    /// Takes changes back, the last one first.
    pub fn revert(&mut self, changes: Vec<Change>) {
        for (name, before) in changes.into_iter().rev() {
            self.put(name, before);
        }
    }

    /// What `name` is bound to.
    pub fn get<'a>(&self, cx: Cx<'a>, name: &str) -> Option<Value<'a>> {
        if self.names.is_empty() {
            return None;
        }
        self.names.get(name).map(|stored| stored.load(cx))
    }

    /// The bound names among which one may be meant by a word that is bound to nothing. Of very many
    /// there are none: as many wrong words, each compared with all, would take the square of the time.
    pub fn proposals(&self) -> impl Iterator<Item = &str> {
        self.names().take(if self.names.len() > MAX_PROPOSALS { 0 } else { MAX_PROPOSALS })
    }

    /// All bound names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }
}

impl Names for Env {
    fn is_bound(&self, name: &str) -> bool {
        !self.names.is_empty() && self.names.contains_key(name)
    }

    fn function(&self, name: &str) -> Option<Called> {
        functions::lookup(name).map(|id| id.row().called(id))
    }

    fn element(&self, name: &str) -> Option<ElementName> {
        element::named(name).map(|e| ElementName { name: e.name, bits: e.bits, integer: e.integer })
    }

    fn is_operation(&self, name: &str) -> bool {
        tiling::is_operation_name(name)
    }
}

#[cfg(test)]
mod tests {
    use super::{Env, Stored};
    use crate::syntax::names::Names;
    use crate::value::Value;

    #[test]
    fn changes_taken_back_leave_what_was_before() {
        let text = |t| Stored::new(Value::Text(t)).unwrap();
        let mut env = Env::default();
        env.bind("a", text("one"));
        env.changes();
        env.bind("a", text("two"));
        env.bind("a", text("three"));
        env.bind("b", text("four"));
        assert!(env.unbind("a") && !env.unbind("c"));
        let changes = env.changes();
        env.revert(changes);
        assert!(env.is_bound("a") && !env.is_bound("b"));
        assert!(matches!(&env.names["a"], Stored::Text(t) if t == "one"));
        assert!(env.changes().is_empty());
    }
}
