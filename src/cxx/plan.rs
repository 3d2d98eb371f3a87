//! What an application of a layout or a tensor to integers comes to, worked out once.

use crate::algebra::swizzle::Swizzle;
use crate::algebra::tensor::{Engine, Pointer};
use crate::algebra::{Int, Layout, Note, Tree};
use crate::cxx::value::Integer;
use std::cell::Cell;

/// The most leaves that a plan is made for.
const MAX_LEAVES: usize = 64;

/// The leaves of a layout with what stands around it.
#[derive(Debug)]
pub struct Plan {
    /// All leaves, in order.
    leaves: Vec<Leaf>,
    /// Behind the last leaf of each mode.
    ends: Vec<usize>,
    offset: i64,
    swizzle: Option<Swizzle>,
    /// The type of what is added up beside the coordinates: where each mode has one, and where one stands for all.
    notes: [Note; 2],
    /// Where the elements of a tensor lie.
    pub(super) pointer: Option<Pointer>,
}

#[derive(Debug)]
struct Leaf {
    shape: i64,
    stride: i64,
    /// Whether its part of the index is a run-time integer for certain, wherever it stands.
    is_dynamic: bool,
    /// Whether it is where it is the last one.
    is_dynamic_last: bool,
}

impl Plan {
    /// The plan of a layout of integers or a tensor over memory, `None` where there is none.
    pub(super) fn of(t: Tree) -> Option<Plan> {
        let (layout, pointer) = match t {
            Tree::Tensor(tensor) => match tensor.engine {
                Engine::Pointer(p) if p.element != 0 => (tensor.layout, Some(p)),
                _ => return None,
            },
            t => (t, None),
        };
        let (layout, offset, swizzle) = match layout {
            Tree::Layout(l) => (*l, Int::fixed(0), None),
            Tree::Composed(c) => match (c.outer, c.offset, c.inner) {
                (Tree::Swizzle(s), Tree::Int(offset), Tree::Layout(l)) => (*l, offset, Some(s)),
                _ => return None,
            },
            _ => return None,
        };
        let is_typed = |t: Tree| t.any_leaf(&|t| t.int().is_some_and(|i| i.note.type_number() > 0));
        let mut notes = [offset.note; 2];
        if is_typed(layout.shape) || is_typed(layout.stride) {
            notes = [of_parts(layout, offset.note), of_index(layout, Note::NONE, offset.note)];
        }
        let mut plan = Plan { leaves: Vec::new(), ends: Vec::new(), offset: offset.value, swizzle, notes, pointer };
        match (layout.shape.items(), layout.stride.items()) {
            (Some(shapes), Some(strides)) if shapes.len() == strides.len() => {
                for (shape, stride) in shapes.iter().zip(strides) {
                    plan.push(Layout { shape: *shape, stride: *stride })?;
                    plan.ends.push(plan.leaves.len());
                }
            }
            _ => {
                plan.push(layout)?;
                plan.ends.push(plan.leaves.len());
            }
        }
        Some(plan)
    }

    /// The leaves of a mode, which is nested no deeper than the notation allows.
    fn push(&mut self, mode: Layout) -> Option<()> {
        match (mode.shape.items(), mode.stride.items()) {
            (Some(shapes), Some(strides)) if shapes.len() == strides.len() => {
                let mut modes = shapes.iter().zip(strides);
                modes.try_for_each(|(shape, stride)| self.push(Layout { shape: *shape, stride: *stride }))
            }
            (None, None) => {
                let (shape, stride) = (mode.shape.int()?, mode.stride.int()?);
                if shape.value <= 0 || self.leaves.len() >= MAX_LEAVES {
                    return None;
                }
                let is_dynamic_last = !(stride.is_static && stride.value == 0);
                let is_dynamic = is_dynamic_last && !(shape.is_static && shape.value == 1);
                self.leaves.push(Leaf { shape: shape.value, stride: stride.value, is_dynamic, is_dynamic_last });
                Some(())
            }
            _ => None,
        }
    }

    /// The index of run-time coordinates of the common type `note`, and its type; `None` where it may be a compile-time one or
    /// does not fit.
    pub(super) fn index(&self, coord: &[i64], note: Note) -> Option<(Integer, i64)> {
        let (mut sum, mut is_dynamic) = (0i64, false);
        let mut add = |leaves: &[Leaf], mut rest: i64| -> Option<()> {
            let last = leaves.len().checked_sub(1)?;
            for (k, leaf) in leaves.iter().enumerate() {
                let part = if k == last { rest } else { rest % leaf.shape };
                rest /= leaf.shape;
                sum = sum.checked_add(part.checked_mul(leaf.stride)?)?;
                is_dynamic |= if k == last { leaf.is_dynamic_last } else { leaf.is_dynamic };
            }
            Some(())
        };
        if let [only] = coord {
            add(&self.leaves, *only)?;
        } else {
            if coord.len() != self.ends.len() {
                return None;
            }
            let mut from = 0;
            for (c, to) in coord.iter().zip(&self.ends) {
                add(&self.leaves[from..*to], *c)?;
                from = *to;
            }
        }
        let kind = Integer::of_note(note.common(self.notes[usize::from(coord.len() == 1)]));
        let mut index = sum.checked_add(self.offset)?;
        if let Some(swizzle) = self.swizzle {
            index = swizzle.apply(index);
        }
        (is_dynamic && kind.wrap(index) == index).then_some((kind, index))
    }
}

/// The type of the index of a coordinate of type `coord` in `layout`, added to what has the type `sum`.
fn of_index(layout: Layout, coord: Note, sum: Note) -> Note {
    let (Some(shapes), Some(strides)) = (layout.shape.items(), layout.stride.items()) else {
        return match (layout.shape.int(), layout.stride.int()) {
            (_, Some(stride)) if stride.is_static && stride.value == 0 => sum,
            (_, Some(stride)) => sum.common(coord.common(stride.note)),
            _ => sum,
        };
    };
    let (mut sum, mut rest) = (sum, coord);
    for (i, (shape, stride)) in shapes.iter().zip(strides).enumerate() {
        let mode = Layout { shape: *shape, stride: *stride };
        if i + 1 == shapes.len() {
            return of_index(mode, rest, sum);
        }
        let size = Cell::new(rest);
        shape.any_leaf(&|leaf| {
            size.set(leaf.int().map_or(size.get(), |i| size.get().common(i.note)));
            false
        });
        rest = size.get();
        sum = of_index(mode, rest, sum);
    }
    sum
}

/// The same where each mode has a coordinate of its own.
fn of_parts(layout: Layout, sum: Note) -> Note {
    let modes = layout.shape.items().unwrap_or(&[]).iter().zip(layout.stride.items().unwrap_or(&[]));
    modes.fold(sum, |sum, (shape, stride)| of_index(Layout { shape: *shape, stride: *stride }, Note::NONE, sum))
}
