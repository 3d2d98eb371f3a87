//! The accesses of a tile step by step: from thread and value to the coordinate, the index and the
//! byte, and from there to banks and wavefronts, or to sectors.

use super::say::{Line, Say, fits_tree};
use crate::algebra::{Composed, Cx, Int, Layout, Result, Swizzle, Tree};
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::banks::{BANKS, Group, Pairing, Tally, WORD, pairing, words};
use crate::hardware::program::Program;
use crate::hardware::sectors::{SECTOR, moved};
use crate::hardware::{Access, Direction, LANES, Operation};
use crate::lang::notation::Notation;
use crate::view::banks::{Costs, Row, factor};

/// How many lanes are followed to their banks, and how many words or sectors are listed.
const FOLLOWED: usize = 4;
const LISTED: usize = 8;

/// The most threads and values of a composition that is shown.
const COMPOSED: usize = 1 << 12;

/// The accesses of a tile, to be explained.
pub struct Accesses<'v, 'a> {
    /// The algebra.
    pub cx: Cx<'a>,
    /// How values are written.
    pub notation: Notation,
    /// The tile: a layout, maybe with a swizzle.
    pub layout: Tree<'a>,
    /// The tile in memory.
    pub memory: &'v Memory,
    /// Its instructions.
    pub program: &'v Program,
    /// Thread and value to the coordinate in the tile.
    pub tv: Layout<'a>,
}

/// The names under which a line speaks of the tile.
struct Names<'a> {
    /// Thread and value to coordinate, where it is small enough to be shown.
    tv: Option<Layout<'a>>,
    /// The layout within the swizzle, likewise.
    inner: Option<Layout<'a>>,
    /// What is added to its index.
    offset: i64,
    /// The swizzle, and whether it is one of byte addresses.
    swizzle: Option<(Swizzle, bool)>,
}

impl<'a> Accesses<'_, 'a> {
    /// An instruction on shared memory, and what all of them cost.
    pub fn banks(&self, costs: &Costs) -> Result<'a, Vec<Line>> {
        let Some(row) = costs.worst() else {
            return Ok(Vec::new());
        };
        let (mut lines, names) = self.names()?;
        let access = self.program.access(row.warp, row.instruction);
        let groups = Tally::default().report(&access);
        let worst = groups.iter().rev().max_by_key(|g| g.cost.wavefronts);
        lines.push(self.heading(
            row.warp,
            row.instruction,
            match costs.rows.len() {
                1 => "",
                _ if row.cost.wavefronts > row.cost.ideal => ", the worst",
                _ => ", of those that cost most",
            },
        ));
        let followed = worst.map_or(Vec::new(), |group| followed(&access, group));
        for lane in followed {
            let (say, byte) = self.path(&names, row.warp, row.instruction, lane)?;
            lines.push(bank_of(say, byte, access.operation).line());
        }
        lines.push(self.say(0).words(served(access.operation)).line());
        lines.extend(self.merging(&access));
        for group in &groups {
            lines.push(self.group(&access, group));
        }
        lines.extend(worst.filter(|g| g.cost.wavefronts > 1).map(|group| self.worst(&access, group, row)));
        lines.extend(self.sums(&groups, costs));
        Ok(lines)
    }

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

    fn say(&self, depth: usize) -> Say {
        Say::new(self.notation, depth)
    }

    /// The tile and who takes what of it, under the names that the other lines use.
    fn names(&self) -> Result<'a, (Vec<Line>, Names<'a>)> {
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

    fn heading(&self, warp: usize, instruction: usize, which: &str) -> Line {
        let (values, operation) = (self.program.values(instruction), self.program.operation);
        let taken = match values {
            [one] => format!("value {one}"),
            [first, .., last] if last - first + 1 == values.len() => format!("values {first}-{last}"),
            _ => format!("values {}", listed(values.iter())),
        };
        let text = format!(
            "warp {warp}, instruction {instruction}{which}: {operation} moves {taken} of every thread, {} from the byte of the first",
            count(operation.bytes().into(), "byte")
        );
        self.say(0).words(&text).line()
    }

    /// From the thread of a lane to the byte that it starts at.
    fn path(&self, names: &Names<'a>, warp: usize, instruction: usize, lane: usize) -> Result<'a, (Say, u64)> {
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
        let mut index = self.memory.bare().0.number(coordinate, false).unwrap_or_default();
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

    /// Whether groups merge, where that is a question.
    fn merging(&self, access: &Access) -> Option<Line> {
        let group = if access.operation.bytes() == 8 { "half-warps" } else { "quarter-warps" };
        let text = match (pairing(access), access.operation) {
            (Pairing::Never, Operation::Shared { direction: Direction::Store, bytes: 8 | 16 }) => {
                "groups of stores never merge".to_string()
            }
            (Pairing::Never, _) => return None,
            (Pairing::By(d), _) => {
                format!("every active lane l reads the byte of lane l xor {d}, or that one is inactive: neighbouring {group} merge")
            }
            (Pairing::Broken([one, two]), _) => {
                let unlike = |d: usize, lane: usize| {
                    format!("lanes {lane} and {} read bytes {} and {}", lane ^ d, access.addresses[lane], access.addresses[lane ^ d])
                };
                format!("{group} do not merge: the lanes are no pairs, since {}, and {}", unlike(1, one), unlike(2, two))
            }
        };
        Some(self.say(1).words(&text).line())
    }

    fn group(&self, access: &Access, group: &Group) -> Line {
        let (first, last) = (group.lanes.trailing_zeros(), 31 - group.lanes.leading_zeros());
        let idle = (group.lanes & !access.active).count_ones();
        let idle = if idle > 0 { format!(" ({idle} inactive)") } else { String::new() };
        let say = self.say(1).words(&format!("lanes {first}-{last}{idle}: {}, at best ", count(group.distinct, "distinct word")));
        let say = say.equal(format!("ceil_div({},{BANKS})", group.distinct), group.cost.ideal.to_string());
        let most = match group.cost.wavefronts {
            1 => "; no bank has two of them: 1 wavefront".to_string(),
            n if matches!(access.operation, Operation::AsyncCopy { .. }) => {
                format!("; bank {} is written {n} times, lanes with the same word counted each: {n} wavefronts", group.bank)
            }
            n => format!("; bank {} has {n} of them, and no bank has more: {n} wavefronts", group.bank),
        };
        say.words(&most).line()
    }

    fn worst(&self, access: &Access, group: &Group, row: &Row) -> Line {
        let found = words(access, group, group.bank);
        let shown = found.iter().take(LISTED).map(|word| {
            let lane = word.lanes.trailing_zeros() as usize;
            let more = if word.lanes.count_ones() > 1 { ", …" } else { "" };
            format!("{} (thread {}{more})", word.address, row.warp * LANES + lane)
        });
        let rest = if found.len() > LISTED { format!(" and {} more", found.len() - LISTED) } else { String::new() };
        let list = shown.collect::<Vec<_>>().join(", ");
        self.say(1).words(&format!("the words of bank {}: bytes {list}{rest}", group.bank)).line()
    }

    /// The groups of the instruction added up, and all instructions.
    fn sums(&self, groups: &[Group], costs: &Costs) -> Vec<Line> {
        let added = |of: fn(&Group) -> u32| groups.iter().map(|g| of(g).to_string()).collect::<Vec<_>>().join(" + ");
        let sum = |of: fn(&Group) -> u32| groups.iter().map(of).sum::<u32>().to_string();
        let mut lines = Vec::new();
        if groups.len() > 1 {
            let say = self.say(0).words("the groups are served in turn: ").equal(added(|g| g.cost.wavefronts), sum(|g| g.cost.wavefronts));
            lines.push(say.words(" wavefronts, at best ").equal(added(|g| g.cost.ideal), sum(|g| g.cost.ideal)).line());
        }
        let total = costs.total;
        let runs = costs.runs();
        let each = |run: &crate::view::banks::Run| (run.warps.len() * run.instructions.len(), run.cost);
        let expr = runs.iter().map(each).map(|(n, cost)| format!("{n}*{}", cost.wavefronts)).take(LISTED).collect::<Vec<_>>().join(" + ");
        let say = self.say(0).words("all instructions: ");
        let say =
            if runs.len() > LISTED { say.words(&total.wavefronts.to_string()) } else { say.equal(expr, total.wavefronts.to_string()) };
        lines.push(say.words(&format!(" wavefronts, ideal {}: {}", total.ideal, factor(total))).line());
        lines
    }
}

/// Lanes whose way is shown: those that ask for the first words of the worst bank, or where no bank has two words some.
fn followed(access: &Access, group: &Group) -> Vec<usize> {
    let firsts: Vec<usize> = words(access, group, group.bank).iter().map(|w| w.lanes.trailing_zeros() as usize).collect();
    if firsts.len() > 1 { some(firsts) } else { some(lanes(group.lanes & access.active).collect()) }
}

/// The first few lanes and the last one.
fn some(mut lanes: Vec<usize>) -> Vec<usize> {
    if lanes.len() > FOLLOWED {
        lanes.drain(FOLLOWED - 1..lanes.len() - 1);
    }
    lanes
}

/// Which bank a byte lies in, and how far an access that starts there goes.
fn bank_of(say: Say, byte: u64, operation: Operation) -> Say {
    let (bank, more) = ((byte / WORD) as usize % BANKS, u64::from(operation.bytes()).div_ceil(WORD) - 1);
    let say = say.words("; bank ").equal(format!("{byte}/{WORD}%{BANKS}"), bank.to_string());
    if more > 0 { say.words(&format!(" and the {more} behind it")) } else { say }
}

/// How the lanes of a warp are served.
fn served(operation: Operation) -> &'static str {
    match operation {
        Operation::Matrices { .. } => "every 8x8 matrix is a group: its eight rows of 16 bytes, at which eight lanes point",
        Operation::AsyncCopy { bytes: 16, .. } => {
            "16 bytes a lane: four quarter-warps are served in turn, and lanes that write the same word do not share it"
        }
        Operation::AsyncCopy { bytes: 8, .. } => {
            "8 bytes a lane: two half-warps are served in turn, and lanes that write the same word do not share it"
        }
        Operation::AsyncCopy { .. } => "the whole warp is served together, and lanes that write the same word do not share it",
        operation => match operation.bytes() {
            16 => {
                "16 bytes a lane: quarter-warps are served in turn; in a wavefront every bank delivers one word, to all lanes that ask for it"
            }
            8 => "8 bytes a lane: half-warps are served in turn; in a wavefront every bank delivers one word, to all lanes that ask for it",
            _ => "the whole warp is served together; in a wavefront every bank delivers one word, to all lanes that ask for it",
        },
    }
}

fn count(n: u32, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// A few of many.
fn listed<T: ToString>(all: impl ExactSizeIterator<Item = T>) -> String {
    let rest = all.len().saturating_sub(LISTED);
    let text = all.take(LISTED).map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    if rest > 0 { format!("{text} and {rest} more") } else { text }
}
