//! A value as a function from 1-D coordinates to numbers: swizzles and offsets over the modes of a layout.

use crate::algebra::properties::{PlainMode, plain_modes};
use crate::algebra::{Cx, Engine, Layout, Result, Swizzle, Tree};

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
                    let swizzle = match c.outer {
                        Tree::Swizzle(swizzle) => swizzle,
                        _ => return Ok(None),
                    };
                    let offset = match c.offset {
                        Tree::SmemFlag(_) => 0,
                        Tree::Int(i) => i.value,
                        _ => return Ok(None),
                    };
                    layers.push((Some(swizzle), offset));
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
        if layout.has_basis() {
            return Ok(None);
        }
        let modes = plain_modes(cx, layout)?;
        Ok(modes.iter().all(|m| m.extent > 0).then_some(IndexFunction { layers, modes, layout }))
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
            Some(_) if x < 0 => None,
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
