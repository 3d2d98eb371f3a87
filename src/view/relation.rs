//! Why one shape is compatible with another, or not, in one line.

use crate::algebra::{Cx, Result, Tree};
use crate::lang::notation::tree_text;

/// The relations between two shapes.
#[derive(Clone, Debug)]
pub struct Relation {
    /// Same profile.
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
            Some(why) => why,
            None => agreement(a, b),
        },
    })
}

/// The first thing that stands between `a` and `b`.
fn obstacle<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Option<String>> {
    let (m, n) = (cx.product(a)?.value, cx.product(b)?.value);
    match (a.items(), b.items()) {
        (None, _) if m != n => Ok(Some(match b.is_tuple() {
            true => format!("{} is not the size of {}, which is {n}", tree_text(a), tree_text(b)),
            false => format!("{} is not {}", tree_text(a), tree_text(b)),
        })),
        (None, _) => Ok(None),
        (Some(x), None) if x.len() == 1 && m == n => {
            Ok(Some(format!("{} is a tuple, {} is not: a coordinate of the one is no coordinate of the other", tree_text(a), tree_text(b))))
        }
        (Some(_), None) => {
            Ok(Some(format!("{} is finer than {}: compatibility goes from the coarser to the finer", tree_text(a), tree_text(b))))
        }
        (Some(x), Some(y)) if x.len() != y.len() => Ok(Some(format!(
            "{} has {} mode{}, {} has {}",
            tree_text(a),
            x.len(),
            if x.len() == 1 { "" } else { "s" },
            tree_text(b),
            y.len()
        ))),
        (Some(x), Some(y)) => {
            for (i, (x, y)) in x.iter().zip(y).enumerate() {
                if let Some(why) = obstacle(cx, *x, *y)? {
                    return Ok(Some(format!("mode {i}: {why}")));
                }
            }
            Ok(None)
        }
    }
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
