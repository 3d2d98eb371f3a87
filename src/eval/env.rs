//! The names bound so far, and what a parser may ask of names.

use crate::algebra::Cx;
use crate::eval::foreign::Programs;
use crate::functions;
use crate::syntax::names::{Called, ElementName, Names, Reading};
use crate::syntax::notations::Given;
use crate::value::stored::{Stored, text_parts};
use crate::value::{Value, element, tiling};
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// How many bound names are searched for a suggestion.
const MAX_PROPOSALS: usize = 1 << 10;

/// What a name was bound to before it changed, `None` where it was free.
pub type Change = (String, Option<Stored>);

/// How much a name and what it is bound to take, in parts of a value.
fn entry_parts(name: &str, value: Option<&Stored>) -> usize {
    2 + text_parts(name) + value.map_or(0, Stored::parts)
}

/// How much changes take while they are kept, in parts of a value.
pub fn weight(changes: &[Change]) -> usize {
    changes.iter().map(|(name, before)| entry_parts(name, before.as_ref())).sum()
}

/// The most parts of all bound values together: 40 bytes each.
pub const MAX_PARTS: usize = 1 << 20;

/// The changes of names since they were last asked for: of each name the first, which says what was before.
#[derive(Clone, Debug, Default)]
struct Journal {
    changes: Vec<Change>,
    seen: HashSet<String>,
}

impl Journal {
    fn note(&mut self, name: &str, before: Option<Stored>) {
        if !self.seen.contains(name) {
            self.seen.insert(name.to_string());
            self.changes.push((name.to_string(), before));
        }
    }
}

/// The names bound so far.
///
/// ```
/// let arena = bumpalo::Bump::new();
/// let mut session = cutectl::Session::default();
/// session.line(&arena, "A = 4:1").unwrap();
/// assert_eq!(session.env.names().collect::<Vec<_>>(), ["A"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Env {
    names: HashMap<String, Stored>,
    /// Those that C++ may use in a constant expression.
    constants: HashSet<String>,
    /// Names that a wrong statement would have bound, and that nothing is bound to.
    failed: HashSet<String>,
    /// How many parts all values have together.
    parts: usize,
    /// What layouts in other notations may leave open.
    given: Given,
    /// What changed since [`Env::changes`] was asked last, where anybody asks.
    journal: Option<Journal>,
    /// The reader of C++ with its definitions, if there is one.
    programs: Option<Rc<dyn Programs>>,
    /// How many texts of C++ have been read.
    texts: Rc<Cell<u64>>,
    /// How often a name has changed.
    changed: u64,
}

impl Env {
    /// Lets C++ be read, with its definitions as names.
    pub fn read_programs(&mut self, programs: Rc<dyn Programs>) {
        self.texts = programs.texts();
        self.programs = Some(programs);
    }

    /// The reader of C++ with its definitions, if there is one.
    pub fn programs(&self) -> Option<&Rc<dyn Programs>> {
        self.programs.as_ref()
    }

    /// A number that grows with every change of a name, and with every text of C++ that has been read.
    pub fn revision(&self) -> u64 {
        self.changed + self.texts.get()
    }

    /// Says what layouts in other notations may leave open.
    pub fn give(&mut self, given: Given) {
        self.given = given;
    }

    /// Whether there is room for `parts` more.
    pub fn has_room(&self, parts: usize) -> bool {
        self.parts + parts <= MAX_PARTS
    }

    /// Binds `name`, in place of what it was bound to.
    pub fn bind(&mut self, name: &str, value: Stored) {
        let before = self.put(name.to_string(), Some(value));
        if let Some(journal) = &mut self.journal {
            journal.note(name, before);
        }
    }

    /// Notes that the binding of `name` was wrong: until it is bound it is not a function of that name, and no reason for
    /// further errors.
    pub fn fail(&mut self, name: &str) {
        if self.failed.len() < MAX_PROPOSALS && !self.names.contains_key(name) {
            self.changed += 1;
            self.failed.insert(name.to_string());
        }
    }

    /// Whether a wrong statement would have bound `name`, and nothing has since.
    pub fn has_failed(&self, name: &str) -> bool {
        !self.failed.is_empty() && self.failed.contains(name)
    }

    /// Lets `name` stand in a constant expression, until it is bound again.
    pub fn declare_constant(&mut self, name: &str) {
        self.changed += 1;
        self.constants.insert(name.to_string());
    }

    /// Whether `name` may stand in a constant expression of C++.
    pub fn is_constant(&self, name: &str) -> bool {
        self.constants.contains(name)
    }

    /// Frees `name`; whether it was bound.
    pub fn unbind(&mut self, name: &str) -> bool {
        let before = self.put(name.to_string(), None);
        let bound = before.is_some();
        if let (Some(journal), true) = (&mut self.journal, bound) {
            journal.note(name, before);
        }
        bound
    }

    /// What `name` was bound to before.
    fn put(&mut self, name: String, value: Option<Stored>) -> Option<Stored> {
        self.changed += 1;
        let parts = |value: &Option<Stored>| value.as_ref().map_or(0, |v| entry_parts(&name, Some(v)));
        let added = parts(&value);
        self.constants.remove(&name);
        self.failed.remove(&name);
        let before = match value {
            Some(value) => self.names.insert(name.clone(), value),
            None => self.names.remove(&name),
        };
        self.parts = self.parts + added - parts(&before);
        before
    }

    /// What changed since this was asked last, in order. From the first time on changes are kept.
    pub fn changes(&mut self) -> Vec<Change> {
        self.journal.replace(Journal::default()).unwrap_or_default().changes
    }

    /// Takes changes back, the last one first.
    pub fn revert(&mut self, changes: Vec<Change>) {
        for (name, before) in changes.into_iter().rev() {
            self.put(name, before);
        }
    }

    /// What `name` is bound to, to be bound again.
    pub fn kept(&self, name: &str) -> Option<Stored> {
        self.names.get(name).cloned()
    }

    /// What layouts in other notations may leave open, as it was said.
    pub fn was_given(&self) -> Given {
        self.given.clone()
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

    /// The names of all bindings.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }
}

impl Names for Env {
    fn is_bound(&self, name: &str) -> bool {
        !self.names.is_empty() && self.names.contains_key(name) || self.has_failed(name)
    }

    fn function(&self, name: &str) -> Option<Called> {
        functions::lookup(name).map(|id| id.row().called(id))
    }

    fn member(&self, owner: &str, member: &str) -> Option<Called> {
        let called = self.function(&format!("{owner}::{member}"))?;
        (called.reading == Reading::Member).then_some(called)
    }

    fn element(&self, name: &str) -> Option<ElementName> {
        element::named(name).map(|e| ElementName { name: e.name, bits: e.bits, integer: e.integer })
    }

    fn is_operation(&self, name: &str) -> bool {
        tiling::is_operation_name(name)
    }

    fn has_definitions(&self) -> bool {
        self.programs.as_ref().is_some_and(|programs| programs.any())
    }

    fn defined(&self, name: &str) -> Option<bool> {
        self.programs.as_ref().and_then(|programs| programs.defines(name))
    }

    fn given(&self) -> Given {
        self.given.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::{Env, Stored};
    use crate::syntax::names::Names;
    use crate::value::Value;

    #[test]
    fn text_takes_room_by_its_length() {
        let text = "x".repeat(1 << 20);
        let mut env = Env::default();
        let mut bound = 0;
        while let stored = Stored::new(Value::Text(&text)).unwrap()
            && env.has_room(stored.parts())
        {
            env.bind(&format!("s{bound}"), stored);
            bound += 1;
            assert!(bound < 100);
        }
        assert!(bound > 20);
    }

    #[test]
    fn a_journal_keeps_one_value_of_a_name_however_often_it_changes() {
        let number = |n: i64| Stored::new(crate::algebra::Int::dynamic(n).into()).unwrap();
        let mut env = Env::default();
        env.bind("a", number(0));
        env.changes();
        (1..1000).for_each(|n| env.bind("a", number(n)));
        let changes = env.changes();
        assert_eq!(changes.len(), 1);
        env.revert(changes);
        let arena = bumpalo::Bump::new();
        let cx = crate::algebra::Cx::new(&arena, crate::algebra::Mode::Value);
        assert_eq!(env.get(cx, "a"), Some(crate::algebra::Int::dynamic(0).into()));
    }

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
