//! Candidates for the unknown: put in its place, checked, and counted.

use super::{Solver, same_text};
use crate::algebra::{Cx, Tree};
use crate::eval::equation::{Answers, Count, Refuted, Solved, UNKNOWN};
use crate::eval::error::Result;
use crate::eval::index_function::IndexFunction;
use crate::value::Value;
use crate::value::notation::tree_text;
use crate::value::stored::Stored;
use std::collections::HashSet;

/// Candidates of one kind.
pub(super) struct Tier<'a> {
    kind: Answers,
    /// For each function its spellings: the first with which the equation holds is the answer.
    values: Vec<Vec<Tree<'a>>>,
    /// Whether these are all of their kind.
    exact: bool,
}

/// Candidates for the unknown, the best kind first.
pub(super) struct Candidates<'a> {
    tiers: Vec<Tier<'a>>,
    /// Whether nothing solves the equation where none of these does.
    pub(super) complete: bool,
}

impl<'a> Candidates<'a> {
    /// The only value that can solve the equation.
    pub(super) fn one(value: Tree<'a>) -> Self {
        Self::spelled(vec![vec![value]], true, true)
    }

    /// Functions with their spellings: whether they are all, and whether others can be.
    pub(super) fn spelled(values: Vec<Vec<Tree<'a>>>, exact: bool, complete: bool) -> Self {
        Self::none(complete).and(Answers::Within, values, exact)
    }

    /// Values of which there may be others.
    pub(super) fn some(values: Vec<Tree<'a>>) -> Self {
        Self::spelled(values.into_iter().map(|value| vec![value]).collect(), false, false)
    }

    /// No candidates: `complete` where none means that there is no answer.
    pub(super) fn none(complete: bool) -> Self {
        Candidates { tiers: Vec::new(), complete }
    }

    /// These and values of a kind.
    pub(super) fn and(mut self, kind: Answers, values: Vec<Vec<Tree<'a>>>, exact: bool) -> Self {
        self.tiers.push(Tier { kind, values, exact });
        self
    }

    /// These, and behind them `others`: whether all of the others' best kind are among all.
    pub(super) fn or(mut self, others: Candidates<'a>) -> Self {
        self.complete &= others.complete;
        for tier in others.tiers {
            match self.tiers.iter_mut().find(|t| t.kind == tier.kind) {
                Some(same) => {
                    same.values.extend(tier.values);
                    same.exact &= tier.exact;
                }
                None => self.tiers.push(tier),
            }
        }
        self
    }

    /// Whether there are none at all.
    pub(super) fn is_empty(&self) -> bool {
        self.tiers.iter().all(|tier| tier.values.is_empty())
    }

    /// The candidates of the best kind, and whether they are all of it.
    pub(super) fn best(&self) -> (&[Vec<Tree<'a>>], bool) {
        self.tiers.first().map_or((&[], self.complete), |tier| (&tier.values, tier.exact))
    }

    /// Every candidate as it is spelled first.
    pub(super) fn values(&self) -> impl Iterator<Item = Tree<'a>> {
        self.tiers.iter().flat_map(|tier| &tier.values).filter_map(|spellings| spellings.first().copied())
    }
}

/// How an equation holds with a value in the place of the unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    /// Both sides are the same function.
    Function,
    /// And so is each mode of both.
    Modes,
}

impl<'a> Solver<'_, 'a> {
    /// Whether two values are the same function; `None` where that is not known.
    pub(super) fn alike(&self, a: Tree<'a>, b: Tree<'a>) -> Option<bool> {
        alike(self.cx, a, b)
    }

    /// How the equation holds with a value in the place of the unknown; what it answers where it does not.
    fn holds(&mut self, value: Tree<'a>, given: Tree<'a>) -> Result<'a, std::result::Result<Held, Option<Tree<'a>>>> {
        let Ok(stored) = Stored::new(Value::Tree(value)) else {
            return Ok(Err(None));
        };
        self.session.env.bind(UNKNOWN, stored);
        let answer = match self.session.value(self.arena, self.unknown_side) {
            Ok(Value::Tree(answer)) => answer,
            _ => return Ok(Err(None)),
        };
        Ok(match same_text(answer, given) {
            true => Ok(Held::Modes),
            false if self.exact || self.alike(answer, given) != Some(true) => Err(Some(answer)),
            false if same_modes(self.cx, answer, given, 2) => Ok(Held::Modes),
            false => Ok(Held::Function),
        })
    }

    /// The simplest candidate with which the equation holds, and how many there are.
    pub(super) fn first(&mut self, candidates: Candidates<'a>, given: Tree<'a>) -> Result<'a, Solved<'a>> {
        let (mut answers, mut refused) = (Vec::new(), None);
        let (mut tried, mut apart) = (HashSet::new(), None);
        for tier in &candidates.tiers {
            let mut held: Vec<Tree<'a>> = Vec::new();
            for spellings in &tier.values {
                // Of the kinds behind the best one an example is enough.
                if !answers.is_empty() && !held.is_empty() {
                    break;
                }
                for value in spellings {
                    if !tried.insert(tree_text(*value)) {
                        continue;
                    }
                    match self.holds(*value, given)? {
                        Ok(how) if how == Held::Modes || !self.by_modes => {
                            // A function that was there before in another spelling is no other answer.
                            if !held.iter().any(|known| self.same_answer(*known, *value)) {
                                held.push(*value);
                            }
                            break;
                        }
                        Ok(_) => apart = apart.or(Some(*value)),
                        Err(answer) => refused = refused.or(Some((*value, answer))),
                    }
                }
            }
            if let Some(value) = held.first() {
                answers.push((tier.kind, *value, if tier.exact { Count::Exactly(held.len()) } else { Count::Many }));
            }
        }
        let tried_all = candidates.values().count();
        let other = |kind: Answers| answers.iter().skip(1).find(|answer| answer.0 == kind).map(|answer| answer.1);
        Ok(match (answers.first(), apart, refused) {
            (Some((kind, value, count)), ..) => {
                let (beyond, loose) = (other(Answers::Beyond), other(Answers::Loose));
                Solved::Found { value: *value, count: *count, kind: *kind, beyond, loose }
            }
            (None, Some(value), _) => Solved::Found { value, count: Count::Many, kind: Answers::Apart, beyond: None, loose: None },
            (None, None, Some((tried, answer))) if candidates.complete => {
                Solved::None(Refuted::Otherwise { tried, answer, only: tried_all == 1 })
            }
            (None, None, None) if candidates.complete && tried_all == 0 => {
                Solved::None(Refuted::Form { at: None, why: "no part of the given side is what the operation makes of its known operand" })
            }
            _ => Solved::Undecided,
        })
    }

    /// Whether two answers are the same function, so that they count as one.
    fn same_answer(&self, a: Tree<'a>, b: Tree<'a>) -> bool {
        matches!((a, b), (Tree::Layout(_), Tree::Layout(_))) && self.alike(a, b) == Some(true)
    }
}

/// Whether two values are the same function; `None` where that is not known.
fn alike<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>) -> Option<bool> {
    let function = |t: Tree<'a>| IndexFunction::of(cx, t).ok().flatten();
    function(a)?.same(&function(b)?)
}

/// Whether two equal functions are equal mode by mode, as far as both have the same modes. As deep as `depth`.
fn same_modes<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, depth: usize) -> bool {
    let modes = |t: Tree<'a>| match t {
        Tree::Layout(layout) if layout.rank() > 1 => cx.modes(*layout).ok(),
        _ => None,
    };
    match (modes(a), modes(b)) {
        (Some(a), Some(b)) if a.len() == b.len() => a.iter().zip(b).all(|(a, b)| {
            let (a, b) = (cx.layout_tree(*a), cx.layout_tree(b));
            alike(cx, a, b) == Some(true) && (depth < 2 || same_modes(cx, a, b, depth - 1))
        }),
        (None, None) => true,
        _ => depth < 2,
    }
}
