//! How the coordinates of an index are found: its strides, the largest first, and what each coordinate adds up to.

use super::say::{Line, Say};
use crate::algebra::properties::PlainMode;
use crate::algebra::sorted;
use crate::value::notation::Notation;

/// The most modes whose steps are told.
const MAX_TOLD: usize = 24;

/// An index, and the coordinates that have it.
#[derive(Debug)]
pub struct Search<'s> {
    /// The layout as it was typed.
    pub source: &'s str,
    /// Its modes; of a swizzled layout those of the layout within.
    pub modes: &'s [PlainMode],
    /// The smallest and the largest sum of steps.
    pub range: (i64, i64),
    /// The index that is looked for.
    pub index: i64,
    /// The index in the layout within: a swizzle and an offset undone.
    pub inner: i64,
    /// The natural coordinates that were found, as they are written, with the coordinate of each mode.
    pub found: &'s [(String, Vec<i64>)],
    /// Whether there are more.
    pub more: bool,
}

impl Search<'_> {
    /// The steps of the search as lines.
    pub fn lines(&self, notation: Notation) -> Vec<Line> {
        let say = |depth| Say::new(notation, depth);
        let heading = say(0).words(&format!("{} in ", self.index)).code(self.source);
        let mut lines = vec![heading.words(": the coordinates whose steps add up to it").line()];
        if self.inner != self.index {
            let text = format!("the swizzle and the offset undone: the layout within has to give {}", self.inner);
            lines.push(say(1).words(&text).line());
        }
        lines.extend(self.division().unwrap_or_default().into_iter().map(|text| say(1).words(&text).line()));
        if self.found.is_empty() {
            lines.push(say(1).words(&self.obstacle()).line());
        }
        for (coord, flat) in self.found {
            let steps: Vec<String> = flat.iter().zip(self.modes).map(|(at, mode)| format!("{at}*{}", mode.stride)).collect();
            let applied = match coord.starts_with('(') {
                true => format!("[{}]{coord}", self.source),
                false => format!("[{}]({coord})", self.source),
            };
            let say = say(0).equal(applied, self.index.to_string());
            let sum = if steps.len() > 1 && steps.len() <= MAX_TOLD { format!(": {}", steps.join(" + ")) } else { String::new() };
            lines.push(say.words(&sum).line());
        }
        if self.more {
            lines.push(say(1).words("… and more").line());
        }
        lines
    }

    /// The division of the index by the strides, the largest first, where that leads to a coordinate that was found.
    fn division(&self) -> Option<Vec<String>> {
        let mut order: Vec<usize> = (0..self.modes.len()).filter(|i| self.modes[*i].stride > 0 && self.modes[*i].extent > 1).collect();
        sorted::by_key(&mut order, |i| std::cmp::Reverse(self.modes[*i].stride));
        if self.found.is_empty() || order.len() < 2 || order.len() > MAX_TOLD {
            return None;
        }
        let (mut rest, mut at, mut lines) = (self.inner, vec![0; self.modes.len()], Vec::new());
        for i in order {
            let PlainMode { extent, stride } = self.modes[i];
            at[i] = (rest / stride).min(extent - 1);
            let left = rest.checked_sub(at[i].checked_mul(stride)?)?;
            lines.push(format!("stride {stride}, {extent} steps: {rest} = {}*{stride} + {left}", at[i]));
            rest = left;
        }
        (rest == 0 && self.found.iter().any(|(_, flat)| *flat == at)).then_some(lines)
    }

    /// Why no coordinate has the index.
    fn obstacle(&self) -> String {
        let (least, most) = self.range;
        if self.inner < least || self.inner > most {
            return format!("none: the indices go from {least} to {most}");
        }
        let mut common = 0u64;
        for mode in self.modes.iter().filter(|mode| mode.extent > 1) {
            let (mut a, mut b) = (common, mode.stride.unsigned_abs());
            while b > 0 {
                (a, b) = (b, a % b);
            }
            common = a;
        }
        match self.inner.unsigned_abs().checked_rem(common) {
            Some(rest) if rest > 0 => format!("none: every stride is a multiple of {common}, and {} is not", self.inner),
            _ => "none: no choice of steps adds up to it".to_string(),
        }
    }
}
