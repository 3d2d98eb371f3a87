//! A layout as a map from 1-D coordinates to addresses in memory.

use super::Refusal;
use crate::algebra::properties::{PlainMode, plain_modes};
use crate::algebra::{Composed, Cx, Engine, Fault, Layout, Swizzle, Tree};

/// What the numbers of a layout count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Elements, of so many bits as the type says.
    Element,
    /// The layout counts bytes.
    Byte,
    /// The layout counts bits.
    Bit,
}

/// A layout of elements in memory.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Applied to a coordinate one after the other.
    steps: Vec<Step>,
    /// The number of coordinates.
    pub size: i64,
    /// The size of an element in bits.
    pub element_bits: i64,
    /// What the layout counts, in bits.
    pub unit_bits: i64,
    /// Where coordinate 0 would be for index 0, in bytes.
    pub base: i64,
    /// The swizzle of a shared-memory pointer, on byte addresses.
    pub swizzle: Option<Swizzle>,
}

/// A part of the map.
#[derive(Clone, Debug)]
enum Step {
    Modes(Vec<PlainMode>),
    Add(i64),
    Swizzle(Swizzle),
}

impl Memory {
    /// The memory of a layout, a composed layout or a tensor over a pointer. `element` is the size of
    /// an element in bits, where the layout does not say it itself; `base` is added to the address.
    pub fn new<'a>(cx: Cx<'a>, t: Tree<'a>, unit: Unit, element: Option<i64>, base: i64) -> Result<Memory, Refusal<'a>> {
        let (layout, own, start, pointer) = match t {
            Tree::Tensor(x) => match x.engine {
                Engine::Pointer(p) => (x.layout, Some(i64::from(p.element_bits)), p.address / 8, p.swizzle),
                _ => return cx.fail(Fault::NoMemory { operation: "bank" }).map_err(Refusal::from),
            },
            Tree::Layout(_) | Tree::Composed(_) => (t, None, 0, None),
            t => (cx.layout_tree(cx.as_layout("bank", t)?), None, 0, None),
        };
        let flagged = match layout {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(unset), .. }) => {
                Some((*s, unset.element_bits().map(i64::from)))
            }
            _ => None,
        };
        let own = own.or(flagged.and_then(|f| f.1));
        let element_bits = match (element, own) {
            (Some(requested), Some(own)) if requested != own => return Err(Refusal::Elements { requested, own }),
            (Some(bits), _) | (None, Some(bits)) => bits,
            (None, None) => return Err(Refusal::NoElement),
        };
        let mut steps = Vec::new();
        match (flagged, layout) {
            (Some(_), Tree::Composed(c)) => into_steps(cx, c.inner, &mut steps)?,
            (_, layout) => into_steps(cx, layout, &mut steps)?,
        }
        let unit_bits = match unit {
            Unit::Element => element_bits,
            Unit::Byte => 8,
            Unit::Bit => 1,
        };
        let swizzle = flagged.map(|f| f.0).or(pointer);
        let base = cx.add(crate::algebra::Int::dynamic(base), crate::algebra::Int::dynamic(start))?.value;
        let size = cx.size(cx.inner_layout("bank", layout)?)?.value;
        Ok(Memory { steps, size, element_bits, unit_bits, base, swizzle })
    }

    /// What the layout gives for a 1-D coordinate.
    fn index(&self, coordinate: i64) -> Option<i64> {
        let mut index = coordinate;
        for step in &self.steps {
            index = match step {
                Step::Modes(modes) => along(modes, index)?,
                Step::Add(n) => index.checked_add(*n)?,
                Step::Swizzle(s) => s.apply(index),
            };
        }
        Some(index)
    }

    /// The address of a 1-D coordinate in bits, `None` where it does not fit or lies below zero.
    pub fn bit(&self, coordinate: i64) -> Option<i64> {
        let bit = self.index(coordinate)?.checked_mul(self.unit_bits)?.checked_add(self.base.checked_mul(8)?)?;
        if bit < 0 {
            return None;
        }
        Some(match self.swizzle {
            Some(s) => s.apply(bit >> 3).checked_mul(8)? | (bit & 7),
            None => bit,
        })
    }

    /// What a swizzle is applied to: the byte address, or what the layout counts, of a coordinate.
    pub fn number(&self, coordinate: i64, bytes: bool) -> Option<i64> {
        let index = self.index(coordinate)?;
        if !bytes {
            return Some(index);
        }
        Some(index.checked_mul(self.unit_bits)?.checked_add(self.base.checked_mul(8)?)? >> 3)
    }

    /// The same memory without its outermost swizzle, and whether that is one of byte addresses.
    pub fn bare(&self) -> (Memory, bool) {
        let mut memory = self.clone();
        let bytes = memory.swizzle.take().is_some();
        if let (false, [.., Step::Swizzle(_)]) = (bytes, &memory.steps[..]) {
            memory.steps.pop();
        }
        if let [.., Step::Modes(_), Step::Add(0)] = &memory.steps[..] {
            memory.steps.pop();
        }
        (memory, bytes)
    }

    /// The modes of a tile that is a plain layout.
    pub fn plain(&self) -> Option<&[PlainMode]> {
        match &self.steps[..] {
            [Step::Modes(modes)] => Some(modes),
            _ => None,
        }
    }

    /// The same memory under another plain layout.
    pub fn relaid<'a>(&self, cx: Cx<'a>, layout: Layout<'a>) -> Result<Memory, Refusal<'a>> {
        Ok(Memory { steps: vec![Step::Modes(modes_of(cx, layout)?)], ..self.clone() })
    }
}

/// The index of a 1-D coordinate; the last mode takes what is left.
fn along(modes: &[PlainMode], coordinate: i64) -> Option<i64> {
    let (last, modes) = modes.split_last()?;
    let (mut rest, mut index) = (coordinate, 0i64);
    for m in modes {
        if m.extent <= 0 {
            return None;
        }
        index = index.checked_add(m.stride.checked_mul(rest % m.extent)?)?;
        rest /= m.extent;
    }
    index.checked_add(last.stride.checked_mul(rest)?)
}

fn into_steps<'a>(cx: Cx<'a>, layout: Tree<'a>, steps: &mut Vec<Step>) -> Result<(), Refusal<'a>> {
    match layout {
        Tree::Layout(l) => steps.push(Step::Modes(modes_of(cx, *l)?)),
        Tree::Swizzle(s) => steps.push(Step::Swizzle(s)),
        Tree::Composed(c) => {
            into_steps(cx, c.inner, steps)?;
            match c.offset {
                Tree::Int(i) => steps.push(Step::Add(i.value)),
                Tree::Mixed(m) => steps.push(Step::Add(m.value().into())),
                Tree::SmemFlag(_) => {}
                found => return Err(wrong(cx, found)),
            }
            into_steps(cx, c.outer, steps)?;
        }
        found => return Err(wrong(cx, found)),
    }
    Ok(())
}

fn modes_of<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<Vec<PlainMode>, Refusal<'a>> {
    Ok(plain_modes(cx, layout)?)
}

fn wrong<'a>(cx: Cx<'a>, found: Tree<'a>) -> Refusal<'a> {
    Refusal::Fault(cx.arena.alloc(Fault::WrongKind { operation: "bank", wanted: "a layout of integers", found }))
}
