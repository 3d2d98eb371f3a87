//! The vector between two layouts step by step: each of its limits, and which of them bind.

use super::say::{Line, Say, fits_tree};
use crate::algebra::{Composed, Tree};
use crate::hardware::vector::{Plain, Width, over_elements};
use crate::value::notation::Notation;

/// The source, the destination and the limits of a vectorised copy.
pub struct Question<'a> {
    /// The layout of the source.
    pub source: Tree<'a>,
    /// The layout of the destination.
    pub destination: Tree<'a>,
    /// The size of an element in bits.
    pub bits: i64,
    /// The notation in which values are written.
    pub notation: Notation,
}

/// The steps to a width, and what plain `copy` makes of the same layouts.
pub fn lines(question: &Question, width: &Width, plain: Option<&Plain>) -> Vec<Line> {
    let Question { bits, notation, .. } = *question;
    let say = |depth: usize| Say::new(notation, depth);
    let sides = [("A", "source", question.source, width.source), ("B", "destination", question.destination, width.destination)];
    let mut lines: Vec<Line> = Vec::new();
    for (name, side, layout, _) in sides {
        let layout = over_elements(layout);
        lines.push(match fits_tree(layout) {
            true => say(0).is(name.into(), layout).words(&format!(": the {side}")).line(),
            false => say(0).words(&format!("{name}, the {side}, is too large to show")).line(),
        });
    }
    let shown = sides.iter().all(|side| fits_tree(over_elements(side.2)));
    let equal = |say: Say, expr: String, value: i64| match shown {
        true => say.equal(expr, value.to_string()),
        false => say.code(&format!("{expr} = {value}")),
    };
    let together = equal(say(0), format!("max_common_vector(A, B)*{bits}"), width.common.saturating_mul(bits));
    let what = match width.common {
        0 | 1 => ": no two elements are neighbours in both layouts",
        _ => ": the bits of elements that are neighbours in both, in the same order",
    };
    lines.push(together.words(what).line());
    for (name, side, layout, alignment) in sides {
        let swizzle = match layout {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(_), .. }) => Some(*s),
            _ => None,
        };
        let own = format!("max_alignment({name})*{bits}");
        let (expr, why) = match swizzle {
            Some(s) => (
                format!("gcd({own}, 8*max_alignment(Sw<{},{},{}>))", s.bits, s.base, s.shift),
                format!(": what the {side} is aligned to, by its strides, and by the swizzle of its pointer, which counts bytes"),
            ),
            None => (own, format!(": what the {side} is aligned to, by its strides alone")),
        };
        lines.push(equal(say(0), expr, alignment).words(&why).line());
    }
    lines.push(say(0).words(&format!("the copy may assume pointers aligned to {} bits, and no more", width.assumed)).line());
    let all = [width.common.saturating_mul(bits), width.source, width.destination, width.assumed];
    let text = all.map(|n| n.to_string()).join(", ");
    let gcd = all.into_iter().fold(0, gcd);
    lines.push(say(0).words("what all of them allow: ").equal(format!("gcd({text})"), gcd.to_string()).words(" bits").line());
    let vectors = width.vector > bits;
    lines.push(
        match vectors {
            true => say(0)
                .words(&format!("elements of {bits} bits are copied as `uint_bit_t<{}>`, ", width.vector))
                .equal(format!("{}/{bits}", width.vector), (width.vector / bits.max(1)).to_string()),
            false => say(0).words(&format!("elements of {bits} bits are copied one by one: that is no more than an element")),
        }
        .words(if vectors { " at a time" } else { "" })
        .line(),
    );
    lines.push(say(0).words(&format!("not wider: {}", why(width, bits))).line());
    lines.push(say(0).words(&beside(question, width, plain)).line());
    lines
}

/// What plain `copy` does, beside a copy that is told what to assume.
fn beside(question: &Question, width: &Width, plain: Option<&Plain>) -> String {
    let head = "plain `copy(src, dst)`";
    match plain {
        None => format!("{head} is refused: the layouts cannot be divided by what the destination repeats"),
        Some(Plain::Ambiguous { nullspace }) => {
            let text = Say::new(question.notation, 0).text(*nullspace);
            format!("{head} is refused: the destination is the same along {text}, and the source is not")
        }
        Some(Plain::Vector(own)) => {
            let why = match (own.assumed, own.common == width.common) {
                (8, _) => "which assumes 8 bits where not all is known at compile time",
                (_, false) => "which leaves out what the destination repeats",
                _ => "which assumes 128 bits, all being known at compile time",
            };
            format!("{head}, {why}, takes {} bits at a time", own.vector)
        }
    }
}

/// Everything that stops at this width, or below the next one.
pub fn why(w: &Width, bits: i64) -> String {
    let mut reasons = Vec::new();
    let wider = w.vector.saturating_mul(2);
    let together = w.common.saturating_mul(bits);
    if together % wider != 0 {
        reasons.push(match w.common {
            0 | 1 => "no two elements are neighbours in both layouts".to_string(),
            n => format!("{n} elements are neighbours in both layouts, no more: {together} bits"),
        });
    }
    for (name, alignment) in [("source", w.source), ("destination", w.destination)] {
        if alignment % wider != 0 {
            reasons.push(format!("the {name} is aligned to {alignment} bits"));
        }
    }
    if w.assumed % wider != 0 {
        reasons.push(format!("the copy assumes no more than {} bits", w.assumed));
    }
    if reasons.is_empty() && w.vector == bits {
        reasons.push("a vector is a whole number of bytes".into());
    }
    reasons.join("; ")
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).unwrap_or(i64::MAX)
}
