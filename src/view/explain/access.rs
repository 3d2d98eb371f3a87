//! The accesses of a tile step by step: from thread and value to the coordinate, the index and the
//! byte, and from there to sectors; `banks` goes on to banks and wavefronts.

use super::say::{Line, Say, fits_tree};
use crate::algebra::{Composed, Cx, Int, Layout, Result, Swizzle, Tree};
use crate::hardware::LANES;
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::program::Program;
use crate::hardware::sectors::{SECTOR, moved};
use crate::value::notation::Notation;

/// How many lanes are followed to their banks, and how many words or sectors are listed.
const FOLLOWED: usize = 4;
pub(super) const LISTED: usize = 8;

/// The most threads and values of a composition that is shown.
const COMPOSED: usize = 1 << 12;

/// The accesses of a tile, to be explained.
pub struct Accesses<'v, 'a> {
    /// The arena and the integer mode of the algebra.
    pub cx: Cx<'a>,
    /// The notation in which values are written.
    pub notation: Notation,
    /// The tile: a layout, maybe with a swizzle.
    pub layout: Tree<'a>,
    /// The pointer and the element type of the tile.
    pub memory: &'v Memory,
    /// The program of accesses that is explained.
    pub program: &'v Program,
    /// Thread and value to the coordinate in the tile.
    pub tv: Layout<'a>,
}

/// The names under which a line speaks of the tile.
pub(super) struct Names<'a> {
    /// Thread and value to coordinate, where it is small enough to be shown.
    tv: Option<Layout<'a>>,
    /// The layout within the swizzle, likewise.
    inner: Option<Layout<'a>>,
    /// The offset that is added to the inner index.
    offset: i64,
    /// The swizzle, and whether it is one of byte addresses.
    swizzle: Option<(Swizzle, bool)>,
}

impl<'a> Accesses<'_, 'a> {
    /// An instruction on global memory, of a warp.
    pub fn sectors(&self, warp: usize, instruction: usize, total: (u64, u64)) -> Result<'a, Vec<Line>> {
        let (mut lines, names) = self.names()?;
        let access = self.program.access(warp, instruction);
        lines.push(self.heading(warp, instruction, ""));
        for lane in some(lanes(access.active).collect()) {
            let (say, byte) = self.path(&names, warp, instruction, lane)?;
            lines.push(say.words("; sector ").equal(format!("{byte}/{SECTOR}"), (byte / SECTOR).to_string()).line());
        }
        lines.push(self.say(0).words("a request touches every sector of 32 bytes that the bytes of an active lane fall into, once").line());
        let mut touched: Vec<u64> = lanes(access.active).map(|lane| access.addresses[lane] / SECTOR).collect();
        touched.sort_unstable();
        touched.dedup();
        let found = moved(&access);
        let text = format!("{} distinct bytes in {}: {}", found.used, count(found.sectors, "sector"), listed(touched.iter()));
        lines.push(self.say(1).words(&text).line());
        let ideal = self.say(1).words("at best ").equal(format!("ceil_div({},{SECTOR})", found.used), found.ideal.to_string());
        lines.push(ideal.line());
        lines.push(self.say(0).words(&format!("all instructions: {} sectors, ideal {}", total.0, total.1)).line());
        Ok(lines)
    }

    /// The line that says that there is no instruction to explain.
    pub fn nothing(&self) -> Line {
        self.say(0).words("no thread has a value: nothing is accessed").line()
    }

    pub(super) fn say(&self, depth: usize) -> Say {
        Say::new(self.notation, depth)
    }

    /// The tile and who takes what of it, under the names that the other lines use.
    pub(super) fn names(&self) -> Result<'a, (Vec<Line>, Names<'a>)> {
        let mut lines = Vec::new();
        let (inner, offset, swizzle) = self.parts();
        let plain = match inner {
            Tree::Layout(l) => Some(*l),
            t if t.is_int_tuple() => Some(self.cx.as_layout("bank", t)?),
            _ => None,
        };
        let names = Names {
            tv: Some(self.tv).filter(|tv| fits_tree(Tree::Layout(tv))),
            inner: plain.filter(|l| fits_tree(Tree::Layout(l))),
            offset,
            swizzle: swizzle.map(|s| (s, self.memory.swizzle.is_some())),
        };
        lines.push(match names.tv {
            Some(tv) => self.say(0).is("TV".into(), Tree::Layout(&tv)).words(": thread and value to the coordinate in the tile").line(),
            None => self.say(0).words("TV, thread and value to the coordinate in the tile, is too large to show").line(),
        });
        lines.push(match names.inner {
            Some(inner) => self.say(0).is("L".into(), Tree::Layout(&inner)).words(": coordinate to index").line(),
            None => self.say(0).words("L, coordinate to index, is the tile").line(),
        });
        if let Some((swizzle, bytes)) = names.swizzle {
            let what = if bytes { ": of byte addresses" } else { ": of indices" };
            lines.push(self.say(0).is("S".into(), Tree::Swizzle(swizzle)).words(what).line());
        }
        lines.extend(self.composition(&names));
        Ok((lines, names))
    }

    /// The layout within, what is added to its index, and the swizzle, which stand for the tile.
    fn parts(&self) -> (Tree<'a>, i64, Option<Swizzle>) {
        match self.layout {
            Tree::Tensor(x) => (x.layout, 0, self.memory.swizzle),
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(_), inner }) => (*inner, 0, Some(*s)),
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::Int(o), inner: inner @ Tree::Layout(_) }) => {
                (*inner, o.value, Some(*s))
            }
            t => (t, 0, None),
        }
    }

    /// Thread and value to index at once, where CuTe's composition is that function.
    fn composition(&self, names: &Names<'a>) -> Option<Line> {
        let (tv, inner) = names.tv.zip(names.inner)?;
        let place = &self.program.placement;
        let whole = self.cx.composition(inner, tv).ok().filter(|r| fits_tree(Tree::Layout(r)) && place.coordinates.len() <= COMPOSED)?;
        let same = |at: usize| {
            let (t, v) = (at / place.values, at % place.values);
            let index = self.cx.evaluate(whole, self.pair(t, v)).ok()?.int()?.value;
            let wanted = self.cx.evaluate(inner, Tree::Int(Int::dynamic(place.coordinates[at]))).ok()?.int()?.value;
            Some(index == wanted)
        };
        (0..place.coordinates.len()).all(|at| same(at) == Some(true)).then_some(())?;
        let say = self.say(0).is("composition(L, TV)".into(), Tree::Layout(&whole));
        Some(say.words(": thread and value to index").line())
    }

    fn pair(&self, thread: usize, value: usize) -> Tree<'a> {
        let int = |n: usize| Tree::Int(Int::dynamic(n as i64));
        self.cx.tuple(&[int(thread), int(value)])
    }

    pub(super) fn heading(&self, warp: usize, instruction: usize, which: &str) -> Line {
        let (values, operation) = (self.program.values(instruction), self.program.operation(instruction));
        let taken = match values {
            [one] => format!("value {one}"),
            [first, .., last] if values.windows(2).all(|pair| pair[1] == pair[0] + 1) => format!("values {first}-{last}"),
            _ => format!("values {}", listed(values.iter())),
        };
        let text = format!(
            "warp {warp}, instruction {instruction}{which}: {operation} moves {taken} of every thread, {} from the byte of the first",
            count(operation.bytes().into(), "byte")
        );
        self.say(0).words(&text).line()
    }

    /// From the thread of a lane to the byte that it starts at.
    pub(super) fn path(&self, names: &Names<'a>, warp: usize, instruction: usize, lane: usize) -> Result<'a, (Say, u64)> {
        let place = &self.program.placement;
        let (thread, value) = (warp * LANES + lane, self.program.values(instruction)[0]);
        let coordinate = place.coordinates[thread * place.values + value];
        let byte = place.bit(thread, value) / 8;
        let mut say = self.say(1);
        if let Some(tv) = names.tv {
            say = say.is(format!("TV({thread},{value})"), self.cx.evaluate(tv, self.pair(thread, value))?);
        } else {
            say = say.words(&format!("thread {thread}, value {value}: coordinate {coordinate}"));
        }
        // The index in front of the swizzle, where that is shown by itself.
        let index = match names.swizzle {
            Some((_, false)) => self.memory.bare().0.number(coordinate, false),
            _ => self.memory.number(coordinate, false),
        };
        let mut index = index.unwrap_or_default();
        say = match names.inner {
            Some(inner) => {
                let found = self.cx.evaluate(inner, Tree::Int(Int::dynamic(coordinate)))?;
                say.words("; ").is(format!("L({coordinate})"), found)
            }
            None => say.words(&format!("; index {index}")),
        };
        if names.inner.is_some() && names.offset != 0 {
            say = say.words("; ").equal(format!("{} + {}", names.offset, index - names.offset), index.to_string());
        }
        let bytes = match names.swizzle {
            Some((swizzle, false)) => {
                let before = index;
                index = swizzle.apply(before);
                say = say.words("; ").equal(format!("S({before})"), index.to_string());
                None
            }
            other => other,
        };
        let Memory { base, unit_bits, .. } = *self.memory;
        let start = index.saturating_mul(unit_bits).saturating_add(base.saturating_mul(8)) / 8;
        let scaled = match (unit_bits, unit_bits % 8) {
            (8, _) => index.to_string(),
            (_, 0) => format!("{index}*{}", unit_bits / 8),
            _ => format!("{index}*{unit_bits}/8"),
        };
        let whole = if base == 0 { scaled } else { format!("{base} + {scaled}") };
        if whole != start.to_string() {
            say = say.words("; byte ").equal(whole, start.to_string());
        }
        if bytes.is_some() {
            say = say.words("; ").equal(format!("S({start})"), byte.to_string());
        }
        Ok((say, byte.unsigned_abs()))
    }
}

/// The first few lanes and the last one.
pub(super) fn some(mut lanes: Vec<usize>) -> Vec<usize> {
    if lanes.len() > FOLLOWED {
        lanes.drain(FOLLOWED - 1..lanes.len() - 1);
    }
    lanes
}

/// `1 word`, `2 words`.
pub(super) fn count(n: u32, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// The first few items of a list, and how many more there are.
fn listed<T: ToString>(all: impl ExactSizeIterator<Item = T>) -> String {
    let rest = all.len().saturating_sub(LISTED);
    let text = all.take(LISTED).map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    if rest > 0 { format!("{text} and {rest} more") } else { text }
}
