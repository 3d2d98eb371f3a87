//! How a question asked backwards is answered: strides read off numbers in order, and where a number contradicts them.

use super::say::{Line, Say};
use crate::algebra::bits::BitMap;
use crate::algebra::infer::{Answer, Contradiction, Found};
use crate::value::notation::Notation;

/// The most modes whose reading is told.
const MAX_TOLD: usize = 24;

/// A line of words.
fn words(notation: Notation, depth: usize, text: &str) -> Line {
    Say::new(notation, depth).words(text).line()
}

/// How the modes of a layout are read off its numbers, one after the other.
pub fn modes(notation: Notation, found: &Found) -> Vec<Line> {
    let mut lines = vec![words(notation, 1, &format!("at 0 stands {}: that is the offset, and all else is told from there", found.offset))];
    let mut inner = 1i64;
    for (extent, stride) in found.leaves.iter().flatten().filter(|m| m.0 > 1).take(MAX_TOLD) {
        let at = found.offset.wrapping_add(*stride);
        let text = match inner {
            1 => format!("at 1 stands {at}, and the numbers go on in steps of {stride}, {extent} of them: the mode "),
            _ => format!(
                "at {inner} stands {at}: the {inner} numbers before come again {stride} further on, {extent} times in all: the mode "
            ),
        };
        lines.push(Say::new(notation, 1).words(&text).code(&format!("{extent}:{stride}")).line());
        inner = inner.saturating_mul(*extent);
    }
    let told: usize = found.leaves.iter().flatten().filter(|m| m.0 > 1).count();
    if told > MAX_TOLD {
        lines.push(words(notation, 1, &format!("and {} modes more", told - MAX_TOLD)));
    }
    lines
}

/// Where numbers stop to be those of a layout.
fn contradiction(notation: Notation, size: i64, c: &Contradiction) -> Vec<Line> {
    let mut lines = vec![words(notation, 0, &format!("the first {} numbers are a layout", c.prefix))];
    lines.extend(modes(notation, &c.prefix_layout));
    let text = format!(
        "at {} every layout of {size} numbers that agrees before it has {}, since the extents of its modes divide {size}; there is {}: no layout",
        c.index, c.expected, c.found
    );
    lines.push(words(notation, 0, &text));
    lines
}

/// The images of the bits of an index.
fn bits(notation: Notation, map: &BitMap) -> Vec<Line> {
    let line = |(j, basis): (usize, &i64)| {
        let others: Vec<String> = (0..62).filter(|b| basis >> b & 1 == 1).map(|b: i32| b.to_string()).collect();
        let text = format!("index bit {j} changes {basis}: the bits {} of the number", others.join(", "));
        words(notation, 1, &text)
    };
    map.bases.iter().enumerate().map(line).collect()
}

/// How an answer to `infer` was found: what each mode was read from, what contradicts a plain layout, and which swizzle is undone.
pub fn infer(notation: Notation, size: i64, answer: &Answer, why: Option<&Contradiction>) -> Vec<Line> {
    let mut lines = why.map(|c| contradiction(notation, size, c)).unwrap_or_default();
    match answer {
        Answer::Layout(found) => lines.extend(modes(notation, found)),
        Answer::Swizzled { chain, inner, count } => {
            let named: Vec<String> = chain.iter().map(|s| format!("Sw<{},{},{}>", s.bits, s.base, s.shift)).collect();
            let text = match count {
                0 => "no swizzle alone leaves a layout; bit by bit every basis of the map is cleared by one more: ",
                _ => "a swizzle is undone by itself; of all that touch the bits that occur this one leaves a layout: ",
            };
            lines.push(Say::new(notation, 0).words(text).code(&named.join(" o ")).line());
            lines.push(words(notation, 0, "the numbers with it undone"));
            lines.extend(modes(notation, inner));
        }
        Answer::Linear(map) => {
            lines.push(words(notation, 0, "every number is the exclusive or of what the bits of its index change"));
            lines.extend(bits(notation, map));
        }
        Answer::Affine(map) => {
            let text = format!("every number is {} with what the bits of its index change xored into it", map.offset);
            lines.push(words(notation, 0, &text));
            lines.extend(bits(notation, map));
        }
        Answer::None => {
            lines.push(words(notation, 0, "every swizzle that touches the bits that occur was undone, and none leaves a layout"));
            let text = match size.count_ones() {
                1 => "some number is not the exclusive or of those at the bits of its index: no linear map over bits",
                _ => "a linear map over bits has a power of two many numbers",
            };
            lines.push(words(notation, 0, text));
        }
    }
    lines
}
