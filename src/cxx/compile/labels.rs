//! Labels and the jumps to them: a jump ends the variables of the scopes that it leaves, and those behind the label that it goes
//! back to.

use super::super::ast::Name;
use super::super::code::Op;
use super::Compiler;
use std::collections::HashMap;

/// A scope: its number, and how many slots there were before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entered {
    number: u32,
    slots: u32,
}

/// Where a label or a jump stands.
#[derive(Clone, Debug, Default)]
struct Place {
    /// The operation that it is.
    at: u32,
    /// How many slots there were.
    slots: u32,
    /// The scopes around it.
    scopes: Vec<Entered>,
    /// How many `try` blocks and handlers are around it.
    guards: usize,
}

/// The labels of a function, the jumps to them and the scopes around what is compiled.
#[derive(Debug, Default)]
pub(super) struct Jumps {
    scopes: Vec<Entered>,
    entered: u32,
    labels: HashMap<Name, Place>,
    gotos: Vec<(Name, Place)>,
}

impl Jumps {
    pub(super) fn enter(&mut self, slots: u32) {
        self.entered += 1;
        self.scopes.push(Entered { number: self.entered, slots });
    }

    pub(super) fn leave(&mut self) {
        self.scopes.pop();
    }
}

impl Compiler<'_> {
    fn place_of_jump(&mut self) -> Place {
        let at = self.position();
        let context = self.context();
        Place { at, slots: context.slots, scopes: context.jumps.scopes.clone(), guards: context.guards.len() }
    }

    /// `name:`
    pub(super) fn label(&mut self, name: &Name) {
        let place = self.place_of_jump();
        if self.context().jumps.labels.insert(name.clone(), place).is_some() {
            self.emit(Op::Refused(format!("the label `{name}` stands here twice").into()));
        }
    }

    /// `goto name;`: what it ends is known at the end of the function.
    pub(super) fn goto(&mut self, name: &Name) {
        let place = self.place_of_jump();
        self.context().jumps.gotos.push((name.clone(), place.clone()));
        self.emit(Op::Clear(0, 0));
        self.end_guards(0);
        self.emit(Op::Jump(0));
    }

    /// Makes the jumps of a function that is compiled lead to their labels.
    pub(super) fn join_jumps(&mut self) {
        let context = self.context();
        let Jumps { labels, gotos, .. } = std::mem::take(&mut context.jumps);
        for (name, from) in gotos {
            let at = from.at as usize;
            let Some(to) = labels.get(&name).filter(|to| to.guards <= from.guards) else {
                context.ops[at] = Op::Refused(format!("`goto {name}` leads to no label of this function that it may go to").into());
                continue;
            };
            if to.guards > 0 && !from.scopes.starts_with(&to.scopes) {
                context.ops[at] = Op::Unread("a `goto` into a scope of a `try` block".into());
                continue;
            }
            let left = from.scopes.iter().find(|scope| !to.scopes.contains(scope)).map(|scope| scope.slots);
            let behind = (to.at <= from.at && to.scopes.iter().all(|scope| from.scopes.contains(scope))).then_some(to.slots);
            let first = left.into_iter().chain(behind).min().unwrap_or(from.slots);
            if context.captures.iter().any(|(_, own, _)| (first..from.slots).contains(own)) {
                context.ops[at] = Op::Unread("a `goto` over what a lambda captures".into());
                continue;
            }
            context.ops[at] = Op::Clear(first, from.slots);
            // the outer blocks go on
            let last = at + 1 + from.guards;
            for stays in last - to.guards..last {
                context.ops[stays] = Op::Jump(stays as u32 + 1);
            }
            context.ops[last] = Op::Jump(to.at);
        }
    }
}
