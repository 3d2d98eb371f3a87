//! What a tile is built of: vectors, atoms, warps and repetitions, and how heavy the lines between them are.

use super::ownership::Tile;
use crate::algebra::{Cx, Operand, Result};
use crate::hardware::LANES;
use crate::value::tiling::TilingKind;
use std::collections::{HashMap, HashSet};

/// The most (thread, value) pairs that are gone through for partners.
const PAIRS: i64 = 1 << 16;

/// A thread, one of its values, and how many hold the element.
type Held = Option<(i64, i64, u32)>;

/// How the threads and values of a tile come in groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Structure {
    /// The threads of one atom, 1 where there is none.
    atom_threads: i64,
    /// The values that one atom gives a thread.
    atom_values: i64,
    /// How many values in a row are neighbours.
    vector: i64,
    /// Whether there is more than one warp, atom, repetition.
    warps: bool,
    atoms: bool,
    repeats: bool,
}

impl Structure {
    /// That of an operand or a side of a tiling.
    pub fn of<'a>(cx: Cx<'a>, what: &TilingKind<'a>, operand: Option<Operand>, tile: &Tile<'a>) -> Result<'a, Structure> {
        let of_atom = match (what, operand) {
            (TilingKind::MmaAtom(atom), Some(operand)) => Some(atom.layout(operand)),
            (TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _), Some(operand)) => Some(mma.atom.layout(operand)),
            (TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _), _) => Some(copy.atom.reference),
            _ => None,
        };
        let size = |mode: i64| -> Result<'a, i64> {
            Ok(match of_atom {
                Some(layout) if layout.rank() == 2 => cx.size(cx.mode(layout, mode)?)?.value.max(1),
                _ => 0,
            })
        };
        let (threads, values) = (size(0)?, size(1)?);
        Ok(Structure::new(tile, if threads > 0 { threads } else { 1 }, if values > 0 { values } else { tile.values.max(1) }))
    }

    /// That of a tile without an atom.
    pub fn of_layout(tile: &Tile) -> Structure {
        Structure::new(tile, 1, tile.values.max(1))
    }

    fn new(tile: &Tile, atom_threads: i64, atom_values: i64) -> Structure {
        let vector = tile.neighbours().map_or(1, |(_, n)| n.max(1)).min(atom_values);
        Structure {
            atom_threads,
            atom_values,
            vector,
            warps: tile.threads > LANES as i64,
            atoms: atom_threads > 1 && tile.threads > atom_threads && atom_threads != LANES as i64,
            repeats: tile.values > atom_values,
        }
    }

    /// How heavy the line between two neighbours is.
    pub fn between(&self, a: Held, b: Held) -> usize {
        let (Some((t, v, _)), Some((u, w, _))) = (a, b) else {
            return usize::from(a.is_some() != b.is_some());
        };
        let lanes = LANES as i64;
        if self.repeats && v / self.atom_values != w / self.atom_values {
            3
        } else if (self.warps && t / lanes != u / lanes) || (self.atoms && t / self.atom_threads != u / self.atom_threads) {
            2
        } else {
            usize::from(self.vector > 1 && (t != u || v / self.vector != w / self.vector))
        }
    }

    /// What the heavier lines are around, the lightest first.
    pub fn words(&self) -> Vec<&'static str> {
        let words = [
            (self.vector > 1, "values that lie side by side"),
            (self.atoms, "an atom"),
            (self.warps, "a warp"),
            (self.repeats, "a repetition of the atom"),
        ];
        words.into_iter().filter_map(|(there, word)| there.then_some(word)).collect()
    }

    /// The distances from the first holder of an element to the others, where they are the same for every element, as
    /// one of its values, and more than none.
    pub fn partners(&self, tile: &Tile) -> Option<Vec<i64>> {
        if tile.threads.checked_mul(tile.values).is_none_or(|pairs| pairs > PAIRS) {
            return None;
        }
        let mut holders: HashMap<i64, Vec<(i64, i64)>> = HashMap::new();
        for h in tile.holders_in_order() {
            holders.entry(h.index).or_default().push((h.thread, h.value));
        }
        let distances = |all: &Vec<(i64, i64)>| -> Option<Vec<i64>> {
            let (first, value) = *all.first()?;
            all.iter().skip(1).map(|(t, v)| (*v == value && *t != first).then_some(t - first)).collect()
        };
        let mut kinds: HashSet<Vec<i64>> = HashSet::new();
        for all in holders.values() {
            kinds.insert(distances(all)?);
            if kinds.len() > 1 {
                return None;
            }
        }
        kinds.into_iter().next().filter(|d| !d.is_empty() && d.len() < 8)
    }
}
