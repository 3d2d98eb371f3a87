//! Where a thread holds its part of an operand: registers, tensor memory, or shared memory behind descriptors.

use super::super::{ArgResult, Args, Out};
use super::{AN_MMA, mma, partition, partition_shape};
use crate::algebra::compact::Major;
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{DescriptorKind, Engine, Fault, Layout, Operand, Tree};
use crate::atoms::{Fragment, Missing};
use crate::value::tiling::{self, Operation, TilingKind};

/// A tensor in registers for a thread's part of an operand, which is made here.
pub(super) fn fragment<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let (operation, _) = mma(a, 0)?;
    let whole_mma = matches!(a.tiling(0, AN_MMA)?.kind, TilingKind::TiledMma(_));
    if let Some((operation, Fragment::Descriptor)) = place(operation, operand) {
        return descriptors(a, operation, operand, partition(a, operand)?);
    }
    if let Some((operation, Fragment::TensorMemory)) = place(operation, operand) {
        let shape = match whole_mma && operand == Operand::C {
            true => partition_shape(a, operand)?,
            false => a.shape_of(1, partition(a, operand)?)?,
        };
        return in_tensor_memory(a, operation, operand, shape);
    }
    let layout = || {
        if whole_mma && operand == Operand::C {
            return Ok(a.cx.make_layout(partition_shape(a, operand)?, Major::Left)?);
        }
        let part = partition(a, operand)?;
        Ok(a.cx.mma_fragment(operand, a.cx.inner_layout("partition_fragment", part)?)?)
    };
    in_registers(a, operation, operand, layout)
}

/// A tensor in registers for a part that was made before.
pub(super) fn fragment_of_part<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let tiling = a.tiling(0, AN_MMA)?;
    let atom = match tiling.kind {
        TilingKind::MmaAtom(atom) => atom,
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => mma.atom,
        _ => return a.wrong(0, AN_MMA),
    };
    if let Some((operation, Fragment::Descriptor)) = place(tiling.operation, operand) {
        return descriptors(a, operation, operand, a.mapping(1)?);
    }
    if let Some((operation, Fragment::TensorMemory)) = place(tiling.operation, operand) {
        let shape = a.shape(1)?;
        let values = a.cx.size(a.cx.mode(atom.layout(operand), 1)?)?.value;
        if shape.rank() < 3 || !shape.is_tuple() || a.cx.product(a.cx.get(shape, 0)?)?.value != values {
            return a.wrong(1, "the shape of a part of the operand: (values of the atom, rest, rest, ...)");
        }
        return in_tensor_memory(a, operation, operand, shape);
    }
    let layout = || {
        let part = a.cx.inner_layout("make_fragment", a.mapping(1)?)?;
        let values = a.cx.size(a.cx.mode(atom.layout(operand), 1)?)?.value;
        if part.rank() < 3 || a.cx.size(a.cx.mode(part, 0)?)?.value != values {
            return a.wrong(1, "a thread's part of the operand: (values of the atom, rest, rest, ...)");
        }
        Ok(a.cx.mma_fragment(operand, part)?)
    };
    in_registers(a, tiling.operation, operand, layout)
}

fn in_tensor_memory<'a>(a: &Args<'_, 'a>, operation: &Operation, operand: Operand, shape: Tree<'a>) -> Out<'a> {
    let element = operation.mma().ok().and_then(|row| tiling::fragment(&row, operand).0);
    super::super::tensor_memory::of_operand(a, operation, operand, element, shape)
}

/// The iterator over descriptors that stands for an operand in shared memory.
fn descriptors<'a>(a: &Args<'_, 'a>, operation: &'a Operation<'a>, operand: Operand, part: Tree<'a>) -> Out<'a> {
    let Tree::Tensor(part) = part else {
        return a.wrong(1, "a tensor in shared memory");
    };
    let kind = if operation.name.contains("SM100") || operation.name.contains("SM103") {
        DescriptorKind::UmmaSmem
    } else {
        DescriptorKind::GmmaSmem
    };
    Ok(a.cx.descriptor_fragment(kind, operation.k_major(operand), *part)?.into())
}

/// Where the fragment of an operand lives: `None` where the instruction is not known.
fn place<'a>(operation: Option<&'a Operation<'a>>, operand: Operand) -> Option<(&'a Operation<'a>, Fragment)> {
    let operation = operation?;
    Some((operation, tiling::fragment(&operation.mma().ok()?, operand).1))
}

fn in_registers<'a>(
    a: &Args<'_, 'a>,
    operation: Option<&'a Operation<'a>>,
    operand: Operand,
    layout: impl FnOnce() -> ArgResult<'a, Layout<'a>>,
) -> Out<'a> {
    let mut element_bits = 32;
    if let Some(operation) = operation
        && let Ok(row) = operation.mma()
    {
        let (element, place) = tiling::fragment(&row, operand);
        if place != Fragment::Registers {
            return a.missing(0, Missing::NotCovered("the fragment is a descriptor"));
        }
        element_bits = element.map_or(32, |e| e.bits);
    }
    let layout = layout()?;
    // Registers are counted at compile time.
    let run_time = |t: Tree<'a>| t.any_leaf(&|t| t.int().is_some_and(|i| !a.cx.known(i)));
    if run_time(layout.shape) || run_time(layout.stride) {
        return Ok(a.cx.fail(Fault::NotStatic { operation: "make_tensor", what: a.cx.layout_tree(layout) })?);
    }
    let engine = Engine::Pointer(Pointer::new(Space::Raw, element_bits, 0));
    Ok(a.cx.tensor(engine, a.cx.layout_tree(layout)).into())
}
