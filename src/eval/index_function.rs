//! A value as a function from 1-D coordinates to numbers: swizzles and offsets over the modes of a layout.

use crate::algebra::infer::push_mode;
use crate::algebra::properties::PlainMode;
use crate::algebra::{Composed, Cx, Engine, Int, Layout, Result, Swizzle, Tree};

/// The most coordinates of a function that is made a table.
pub const MAX_TABLE: i64 = 1 << 20;

/// A layout, a composed layout or a tensor of a counting iterator as a function.
#[derive(Clone, Debug)]
pub struct IndexFunction<'a> {
    /// What is done to the index of the layout, outermost first: an offset is added, then the swizzle applied.
    layers: Vec<(Option<Swizzle>, i64)>,
    /// The flat modes of the layout.
    modes: Vec<PlainMode>,
    /// The layout, which gives the shape.
    pub layout: Layout<'a>,
    /// Whether its strides are basis elements: then a number stands for a coordinate, as [`packed`] packs it.
    pub coordinates: bool,
}

/// The parts of a coordinate that a number can stand for.
const PARTS: u32 = 3;

/// How far apart the parts of a coordinate are in a number, in bits; each lies within half of that either way.
const PART_BITS: u32 = 20;

/// The number that stands for a coordinate of at most three integers, each within 2^19.
pub fn packed(coordinate: Tree) -> Option<i64> {
    let parts: Vec<i64> = match coordinate {
        Tree::Int(i) => vec![i.value],
        t => t.items()?.iter().map(|t| t.int().map(|i| i.value)).collect::<Option<_>>()?,
    };
    let fits = parts.len() <= PARTS as usize && parts.iter().all(|n| n.unsigned_abs() < 1 << (PART_BITS - 1));
    fits.then(|| parts.iter().rev().fold(0, |sum, n| (sum << PART_BITS) + n))
}

/// The parts of the coordinate that a number stands for.
pub fn unpacked(mut number: i64) -> [i64; PARTS as usize] {
    let half = 1i64 << (PART_BITS - 1);
    std::array::from_fn(|_| {
        let part = (number.wrapping_add(half) & ((1 << PART_BITS) - 1)) - half;
        number = number.wrapping_sub(part) >> PART_BITS;
        part
    })
}

/// The stride of a number that stands for a coordinate, where it goes along one part only.
pub fn basis<'a>(cx: Cx<'a>, number: i64) -> Option<Tree<'a>> {
    let parts = unpacked(number);
    match parts.iter().filter(|n| **n != 0).count() {
        0 => Some(Tree::Int(Int::dynamic(0))),
        1 => {
            let part = parts.iter().position(|n| *n != 0)?;
            Some(cx.basis(Int::dynamic(parts[part]), &[part as u32]))
        }
        _ => None,
    }
}

/// The modes of a layout with basis strides, each coordinate as a number; `None` where one does not fit.
fn packed_modes<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Option<Vec<PlainMode>>> {
    let (mut reach, mut modes) = ([0i64; PARTS as usize], Vec::new());
    for m in cx.flat_modes(layout)? {
        let (part, value) = match m.stride {
            Tree::Int(i) if i.value == 0 => (0, 0),
            Tree::Basis(b) if b.over == 1 && b.path.len() == 1 && b.path[0] < PARTS => (b.path[0], b.value.value),
            _ => return Ok(None),
        };
        let most = value.checked_abs().and_then(|d| d.checked_mul((m.shape.value - 1).max(0)));
        let all = most.and_then(|most| reach[part as usize].checked_add(most)).filter(|all| *all < 1 << (PART_BITS - 1));
        let Some(all) = all.filter(|_| value.unsigned_abs() < 1 << (PART_BITS - 1)) else {
            return Ok(None);
        };
        reach[part as usize] = all;
        modes.push(PlainMode { extent: m.shape.value, stride: value << (PART_BITS * part) });
    }
    Ok(Some(modes))
}

/// The modes of a layout with integer strides, or `None` where a stride is something else.
fn integer_modes<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Option<Vec<PlainMode>>> {
    let modes = cx.flat_modes(layout)?;
    Ok(modes.iter().map(|m| m.stride.int().map(|d| PlainMode { extent: m.shape.value, stride: d.value })).collect())
}

impl<'a> IndexFunction<'a> {
    /// The function that a value is, if it is one whose numbers are known.
    pub fn of(cx: Cx<'a>, value: Tree<'a>) -> Result<'a, Option<Self>> {
        let mut layers = Vec::new();
        let mut at = value;
        let layout = loop {
            match at {
                Tree::Layout(layout) => break *layout,
                Tree::Composed(c) => {
                    let offset = match (c.outer, c.offset) {
                        // A swizzle of bytes: of elements it is another one.
                        (Tree::Swizzle(swizzle), Tree::SmemFlag(unset)) => {
                            let bits = unset.element_bits().map(i64::from);
                            let Some(swizzle) = bits.and_then(|bits| cx.recast_swizzle(swizzle, 8, bits).ok()) else {
                                return Ok(None);
                            };
                            layers.push((Some(swizzle), 0));
                            at = c.inner;
                            continue;
                        }
                        (_, Tree::Int(i)) => i.value,
                        _ => return Ok(None),
                    };
                    // Swizzles one after the other may stand in front of one offset.
                    let mut behind = vec![(c.outer, offset)];
                    while let Some((outer, offset)) = behind.pop() {
                        match outer {
                            Tree::Swizzle(swizzle) => layers.push((Some(swizzle), offset)),
                            Tree::Composed(Composed { outer, offset: Tree::Int(n), inner }) => {
                                behind.extend([(*inner, offset), (*outer, n.value)]);
                            }
                            _ => return Ok(None),
                        }
                    }
                    at = c.inner;
                }
                Tree::Tensor(tensor) => match tensor.engine {
                    Engine::Counting(n) => {
                        layers.push((None, n));
                        at = tensor.layout;
                    }
                    _ => return Ok(None),
                },
                t if t.is_int_tuple() => break cx.as_layout("solve", t)?,
                _ => return Ok(None),
            }
        };
        let coordinates = layout.has_basis();
        let modes = match coordinates {
            true if layers.is_empty() => packed_modes(cx, layout)?,
            true => None,
            false => integer_modes(cx, layout)?,
        };
        let modes = modes.filter(|modes| modes.iter().all(|m| m.extent > 0));
        Ok(modes.map(|modes| IndexFunction { layers, modes, layout, coordinates }))
    }

    /// Whether nothing is done to the index of the layout.
    pub fn is_plain(&self) -> bool {
        self.layers.is_empty()
    }

    /// The coalesced modes of the layout, the innermost first: its normal form, without modes of extent 1.
    pub fn normal(&self) -> Vec<(i64, i64)> {
        let mut modes = Vec::new();
        self.modes.iter().for_each(|m| push_mode(&mut modes, m.extent, m.stride));
        modes
    }

    /// Whether two functions are the same: from their modes where they are layouts, else from their tables; `None` where
    /// these are too large.
    pub fn same(&self, other: &IndexFunction) -> Option<bool> {
        let moves = |modes: &[(i64, i64)]| modes.iter().any(|m| m.1 != 0);
        if self.is_plain() && other.is_plain() {
            let (a, b) = (self.normal(), other.normal());
            return Some(a == b && (self.coordinates == other.coordinates || !moves(&a)));
        }
        if self.coordinates != other.coordinates {
            return Some(false);
        }
        Some(self.table()? == other.table()?)
    }

    /// How many 1-D coordinates it has, if they may be enumerated.
    pub fn size(&self) -> Option<usize> {
        let size = self.modes.iter().try_fold(1i64, |n, m| n.checked_mul(m.extent))?;
        usize::try_from(size).ok().filter(|_| size <= MAX_TABLE)
    }

    /// The extents of the leaves of its shape.
    pub fn extents(&self) -> Vec<i64> {
        self.modes.iter().map(|m| m.extent).collect()
    }

    /// The modes of its layout: extent and stride.
    pub fn flat(&self) -> Vec<(i64, i64)> {
        self.modes.iter().map(|m| (m.extent, m.stride)).collect()
    }

    /// The numbers of all coordinates, if there are not too many.
    pub fn table(&self) -> Option<Vec<i64>> {
        let mut table = self.indices()?;
        for (swizzle, offset) in self.layers.iter().rev() {
            for x in &mut table {
                *x = x.checked_add(*offset)?;
                if let Some(swizzle) = swizzle {
                    *x = swizzle.apply(*x);
                }
            }
        }
        Some(table)
    }

    /// The number at coordinate 0: the sum of the offsets, swizzled.
    pub fn at_zero(&self) -> Option<i64> {
        self.layers.iter().rev().try_fold(0i64, |x, (swizzle, offset)| {
            let x = x.checked_add(*offset)?;
            Some(swizzle.map_or(x, |swizzle| swizzle.apply(x)))
        })
    }

    /// The indices of its layout alone, if there are not too many.
    pub fn indices(&self) -> Option<Vec<i64>> {
        let mut table = Vec::with_capacity(self.size()?);
        table.push(0i64);
        for m in &self.modes {
            let inner = table.len();
            for digit in 1..m.extent {
                let offset = m.stride.checked_mul(digit)?;
                for j in 0..inner {
                    table.push(table[j].checked_add(offset)?);
                }
            }
        }
        Some(table)
    }

    /// The index of the layout that becomes `number`, if any does.
    pub fn undone(&self, number: i64) -> Option<i64> {
        self.layers.iter().try_fold(number, |x, (swizzle, offset)| match swizzle {
            Some(swizzle) => swizzle.apply(x).checked_sub(*offset),
            None => x.checked_sub(*offset),
        })
    }
}

/// The 1-D coordinates of each index of a function's layout.
#[derive(Debug)]
pub struct Preimages {
    /// `(index, coordinate)`, ascending.
    pairs: Vec<(i64, i64)>,
    /// The stride of the last mode that goes on, and how many coordinates lie below it.
    last: Option<(i64, i64)>,
    size: i64,
}

/// How far beyond its domain a small function is looked at, in coordinates below its last mode.
const MAX_BEYOND: i64 = 1 << 12;

impl Preimages {
    /// Of a function that may be enumerated.
    pub fn of(function: &IndexFunction) -> Option<Self> {
        let indices = function.indices()?;
        let size = indices.len() as i64;
        let mut pairs: Vec<(i64, i64)> = indices.into_iter().zip(0..).collect();
        pairs.sort_unstable();
        let last = function.modes.iter().rev().find(|m| m.extent > 1).map(|m| (m.stride, size / m.extent));
        Some(Preimages { pairs, last: last.filter(|(d, below)| *d != 0 && *below <= MAX_BEYOND), size })
    }

    /// Every coordinate with this index; where there is none in the domain, or `beyond` it too, those where the last mode
    /// goes on.
    pub fn get(&self, index: i64, beyond: bool, out: &mut Vec<i64>) {
        out.clear();
        let from = self.pairs.partition_point(|p| p.0 < index);
        out.extend(self.pairs[from..].iter().take_while(|p| p.0 == index).map(|p| p.1));
        if let (true, Some((stride, below))) = (beyond || out.is_empty(), self.last) {
            out.extend(self.pairs.iter().filter(|p| p.1 < below).filter_map(|(inner, x)| {
                let rest = index.checked_sub(*inner)?;
                let digit = (rest % stride == 0).then_some(rest / stride).filter(|digit| *digit >= self.size / below)?;
                digit.checked_mul(below)?.checked_add(*x)
            }));
        }
    }
}
