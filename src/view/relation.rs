//! Why one shape is compatible with another, or not, in one line.

use crate::algebra::{Cx, Result, Tree};
use crate::value::notation::tree_text;

/// The relations between two shapes.
#[derive(Clone, Debug)]
pub struct Relation {
    /// Whether the profiles are the same.
    pub congruent: bool,
    /// The second refines the profile of the first.
    pub weakly_congruent: bool,
    /// Every coordinate of the first is one of the second.
    pub compatible: bool,
    /// At each leaf of the first its size divides that of the second.
    pub weakly_compatible: bool,
    /// Why it is compatible, or why not.
    pub reason: String,
}

/// How `a` relates to `b`.
pub fn relation<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Relation> {
    Ok(Relation {
        congruent: cx.congruent(a, b),
        weakly_congruent: cx.weakly_congruent(a, b),
        compatible: cx.compatible(a, b)?.value != 0,
        weakly_compatible: cx.weakly_compatible(a, b)?.value != 0,
        reason: match obstacle(cx, a, b)? {
            Some(why) => words(&why),
            None => agreement(a, b),
        },
    })
}

/// The first thing that stands between two shapes.
#[derive(Clone, Debug)]
pub struct Obstacle<'a> {
    /// The path to the mode in which they differ, outermost first.
    pub path: Vec<usize>,
    /// The part of the first shape at the path.
    pub a: Tree<'a>,
    /// The part of the second shape at the path.
    pub b: Tree<'a>,
    /// In what the two parts differ.
    pub what: Difference,
}

/// How two shapes differ at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The first is an integer, and not the size of the second, which is this.
    Size(i64),
    /// The first is a tuple of one, the second an integer.
    Wrapped,
    /// The first is a tuple, the second is not.
    Finer,
    /// The parts are tuples of these two ranks.
    Ranks(usize, usize),
}

/// The first thing that stands between `a` and `b`; `None` if `a` is compatible with `b`.
pub fn obstacle<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Option<Obstacle<'a>>> {
    let (m, n) = (cx.product(a)?.value, cx.product(b)?.value);
    let here = |what| Ok(Some(Obstacle { path: Vec::new(), a, b, what }));
    match (a.items(), b.items()) {
        (None, _) if m != n => here(Difference::Size(n)),
        (None, _) => Ok(None),
        (Some(x), None) if x.len() == 1 && m == n => here(Difference::Wrapped),
        (Some(_), None) => here(Difference::Finer),
        (Some(x), Some(y)) if x.len() != y.len() => here(Difference::Ranks(x.len(), y.len())),
        (Some(x), Some(y)) => {
            for (i, (x, y)) in x.iter().zip(y).enumerate() {
                if let Some(mut found) = obstacle(cx, *x, *y)? {
                    found.path.insert(0, i);
                    return Ok(Some(found));
                }
            }
            Ok(None)
        }
    }
}

/// A difference between two shapes, as a clause.
fn words(o: &Obstacle) -> String {
    let (a, b) = (tree_text(o.a), tree_text(o.b));
    let place: String = o.path.iter().map(|i| format!("mode {i}: ")).collect();
    let what = match o.what {
        Difference::Size(n) if o.b.is_tuple() => format!("{a} is not the size of {b}, which is {n}"),
        Difference::Size(_) => format!("{a} is not {b}"),
        Difference::Wrapped => format!("{a} is a tuple, {b} is not: a coordinate of the one is no coordinate of the other"),
        Difference::Finer => format!("{a} is finer than {b}: compatibility goes from the coarser to the finer"),
        Difference::Ranks(m, n) => format!("{a} has {m} mode{}, {b} has {n}", if m == 1 { "" } else { "s" }),
    };
    place + &what
}

fn agreement(a: Tree, b: Tree) -> String {
    if a == b {
        return "they are equal".to_string();
    }
    match (a.items(), b.items()) {
        (None, Some(_)) => format!("{} is the size of {}", tree_text(a), tree_text(b)),
        (Some(x), Some(y)) => {
            let finer = x.iter().zip(y).enumerate().filter(|(_, (x, y))| x != y);
            let parts: Vec<String> = finer.map(|(i, (x, y))| format!("mode {i}: {}", agreement(*x, *y))).collect();
            if parts.is_empty() { "they are equal".to_string() } else { parts.join("; ") }
        }
        _ => "they are equal".to_string(),
    }
}
