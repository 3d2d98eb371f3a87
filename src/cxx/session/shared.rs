//! What a session and a text of C++ share: the bound names that a text uses, and the variables that both have.

use super::{Done, Interpreter};
use crate::algebra::sorted;
use crate::algebra::{Cx, Engine, Tree};
use crate::cxx::ast::Name;
use crate::cxx::cute::{into_program, out_of_program};
use crate::cxx::token::TokenKind;
use crate::cxx::value::Value;
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;

impl Interpreter {
    /// The bound names whose values the text has changed.
    pub(super) fn changed<'a>(
        &mut self,
        cx: Cx<'a>,
        start: usize,
        lent: &[(Name, AlgebraValue<'a>)],
        done: &Done,
    ) -> Vec<(&'a str, AlgebraValue<'a>)> {
        let mut bound: Vec<(&'a str, AlgebraValue<'a>)> = Vec::new();
        for (name, v) in &done.after {
            if done.declared.iter().any(|(n, _)| n == name) {
                continue;
            }
            let original = lent.iter().find(|(n, _)| n == name).map(|(_, value)| *value);
            if let Ok(Some(value)) = out_of_program(&mut self.machine.state, cx, v)
                && original.is_some_and(|o| o != value)
                && self.written(start, name)
            {
                bound.push((cx.arena.alloc_str(name), value));
            }
        }
        bound
    }

    /// The shared variables whose values the notation does not know yet: a text may change them by another name.
    pub(super) fn refreshed<'a>(
        &mut self,
        cx: Cx<'a>,
        start: usize,
        values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>,
        done: &Done,
        bound: &mut Vec<(&'a str, AlgebraValue<'a>)>,
    ) {
        let mentioned = self.continued.tokens[start..].iter().map(|t| &t.text).filter(|name| self.shared.contains(*name));
        let mut names: Vec<Name> = self.referred.iter().chain(mentioned).cloned().collect();
        names.retain(|name| !done.declared.iter().any(|(n, _)| n == name));
        sorted::by(&mut names, Ord::cmp);
        names.dedup();
        for name in names {
            let known = values(&name);
            if let Some(place) = self.machine.lent(&name)
                && let Ok(Some(value)) = out_of_program(&mut self.machine.state, cx, &place)
                && known.is_some_and(|known| known != value)
            {
                bound.retain(|(n, _)| *n != &*name);
                bound.push((cx.arena.alloc_str(&name), value));
            }
        }
    }

    /// Whether the value `v` of the notation is not all that the variable at `place` is.
    pub(super) fn is_more<'a>(&mut self, cx: Cx<'a>, place: &Value, v: AlgebraValue<'a>) -> bool {
        let Ok(value) = self.machine.state.value(place) else {
            return false;
        };
        match &value {
            Value::Int(..) => Stored::new(v).is_ok_and(|stored| stored.notes().any(|(note, _)| note.type_number() > 0)),
            Value::Float(..) => into_program(&mut self.machine.state, cx, v)
                .is_ok_and(|again| self.machine.type_name(&again) != self.machine.type_name(&value)),
            Value::Pointer { .. } => true,
            Value::Cute(_) => match v {
                AlgebraValue::Tree(Tree::Tensor(tensor)) => matches!(tensor.engine, Engine::Pointer(_)),
                AlgebraValue::Tree(Tree::Engine(engine)) => matches!(engine, Engine::Pointer(_)),
                _ => false,
            },
            _ => false,
        }
    }

    /// The variables that a text declares go to the notation, where it has such a value; the others stay here.
    pub(super) fn declared<'a>(&mut self, cx: Cx<'a>, done: &Done, refers: bool, bound: &mut Vec<(&'a str, AlgebraValue<'a>)>) {
        for (name, place) in &done.declared {
            match out_of_program(&mut self.machine.state, cx, place) {
                Ok(Some(value)) if value != AlgebraValue::Nothing => {
                    self.referred.remove(name);
                    if self.is_more(cx, place, value) || refers {
                        self.own.insert(name.clone());
                        if refers {
                            self.referred.insert(name.clone());
                        }
                        self.shared.insert(name.clone());
                    } else {
                        self.machine.free(name);
                        self.own.remove(name);
                        self.shared.remove(name);
                    }
                    bound.push((cx.arena.alloc_str(name), value));
                }
                _ => {
                    self.any = true;
                    self.own.insert(name.clone());
                    self.shared.remove(name);
                }
            }
        }
    }

    /// The bound names that a text uses.
    pub(super) fn named<'a>(&self, start: usize, values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>) -> Vec<(Name, AlgebraValue<'a>)> {
        let mut all: Vec<(Name, AlgebraValue<'a>)> = Vec::new();
        for token in &self.continued.tokens[start..] {
            if token.kind == TokenKind::Name
                && !all.iter().any(|(name, _)| *name == token.text)
                && !self.shared.contains(&token.text)
                && let Some(value) = values(&token.text)
            {
                all.push((token.text.clone(), value));
            }
        }
        all
    }

    /// Whether a text declares a reference that may change what it refers to, or takes an address.
    pub(super) fn refers(&self, start: usize) -> bool {
        let (mut before, mut declared, mut fixed) = ("", false, false);
        for token in &self.continued.tokens[start..] {
            match &*token.text {
                "&" if declared && matches!(before, "=" | "(" | "," | "[" | "{" | "return") => return true,
                "&" if !declared && !fixed => return true,
                "=" => declared = true,
                "const" if !declared => fixed = true,
                _ => {}
            }
            before = &token.text;
        }
        false
    }

    /// Whether a text assigns to a variable, or gives it away to be changed.
    pub(super) fn written(&self, start: usize, name: &Name) -> bool {
        self.continued.tokens[start..].iter().any(|t| t.text == *name)
    }
}
