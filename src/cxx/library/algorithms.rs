//! Algorithms over tensors in memory: `copy`, `gemm`, `axpby`, `fill`.

use super::tensors::{at, element, element_type, size};
use super::{arg, integer};
use crate::cxx::ast::BinaryOp;
use crate::cxx::memory::Region;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, V};
use crate::cxx::world::World;
use crate::cxx::{arith, convert, cute};

/// Whether what is written to a tensor stays: in a kernel it does in registers alone, but the operands are still checked.
fn keeps(world: &mut World, target: &V) -> bool {
    !world.options.in_kernel || cute::pointer(world, target).is_some_and(|p| p.element != 0 && !Region::is_common((p.address as u64) >> 3))
}

/// Marks the elements of a tensor as data that is not computed, where they stay at all.
fn lose(world: &mut World, target: &V) -> Outcome<()> {
    if keeps(world, target) {
        let ty = element_type(world, target)?;
        for i in 0..size(world, target)? {
            let place = element(world, target, i)?;
            world.store(&place, V::Data(ty))?;
        }
    }
    Ok(())
}

/// The tensors among the arguments, atoms and tilings left out.
pub(super) fn tensors(world: &mut World, args: &[V]) -> Outcome<Vec<V>> {
    let mut found = Vec::new();
    for a in args {
        let v = world.value(a)?;
        if cute::extents(world, &v)?.is_some() {
            found.push(v);
        }
    }
    Ok(found)
}

/// Whether one of the tensors lies in tensor memory.
fn tensors_in_tensor_memory(world: &mut World, tensors: &[&V]) -> Outcome<bool> {
    if !world.options.in_kernel {
        return Ok(false);
    }
    for tensor in tensors {
        if let Some(start) = cute::call(world, "data", &[], &[(*tensor).clone()])?
            && cute::tensor_memory(world, &start).is_some()
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Element by element from one tensor to another, where `select` says so.
pub(super) fn copy(world: &mut World, source: &V, target: &V, select: Option<&V>) -> Outcome<V> {
    // a warp moves what lies in tensor memory: its lanes are not those of a thread
    if tensors_in_tensor_memory(world, &[source, target])? {
        lose(world, target)?;
        return Ok(V::Void);
    }
    let (n, m) = (size(world, source)?, size(world, target)?);
    if select.is_none() && n != m {
        return Err(Fault::ill(format!("`copy` of {n} elements to {m}")));
    }
    if !keeps(world, target) {
        return Ok(V::Void);
    }
    if world.options.in_kernel && cute::pointer(world, source).is_none_or(|p| p.element == 0 || Region::is_common((p.address as u64) >> 3))
    {
        lose(world, target)?;
        return Ok(V::Void);
    }
    // The mask of a tiled copy has no mode for the values of an atom.
    let per = match select {
        Some(mask) => {
            let k = size(world, mask)?.max(1);
            (n / k).max(1)
        }
        None => 1,
    };
    for i in 0..n {
        if let Some(mask) = select {
            let flag = element(world, mask, i / per)?;
            if !convert::truth(world, &flag)? {
                continue;
            }
        }
        let from = element(world, source, i)?;
        let to = element(world, target, i)?;
        world.store(&to, from)?;
    }
    Ok(V::Void)
}

/// `C += A B` by the extents of the modes: (M,K) (N,K) (M,N), with a mode for the values in front, or vectors.
pub(super) fn gemm(world: &mut World, a: &V, b: &V, c: &V, d: &V) -> Outcome<V> {
    let shape = |world: &mut World, v: &V| cute::extents(world, v).map(Option::unwrap_or_default);
    let (sa, sb, sc) = (shape(world, a)?, shape(world, b)?, shape(world, c)?);
    let differ = |what: &str, x: i64, y: i64| Fault::ill(format!("`gemm`: the {what} extents differ: {x} and {y}"));
    let (ra, rb, rc) = (sa.len(), sb.len(), sc.len());
    let (m, n, k) = match (ra, rb, rc) {
        (1, 1, 2) => (sa[0], sb[0], 1),
        (2, 2, 2) => (sa[0], sb[0], sa[1]),
        (3, 3, 3) => (sa[1], sb[1], sa[2]),
        (2, 2, 3) => (sa[1], sb[1], 1),
        (1, 1, 1) => (1, 1, 1),
        _ => return Err(Fault::ill(format!("`gemm` of tensors of rank {ra}, {rb} and {rc}"))),
    };
    let (cm, cn) = match rc {
        2 => (sc[0], sc[1]),
        3 => (sc[1], sc[2]),
        _ => (1, 1),
    };
    if m != cm {
        return Err(differ("M", m, cm));
    }
    if n != cn {
        return Err(differ("N", n, cn));
    }
    if let (2, 3) = (ra, ra.max(rc))
        && rc == 3
    {
        // One step of K: nothing left to compare.
    } else if ra > 1 && sb.last() != sa.last() {
        return Err(differ("K", k, sb.last().copied().unwrap_or(0)));
    }
    if world.options.in_kernel {
        lose(world, d)?;
        return Ok(V::Void);
    }
    let values = |rank: usize, with: usize, s: &[i64]| if rank == with { s[0] } else { 1 };
    let v = if rc == 3 { values(3, 3, &sc) } else { 1 };
    if v != 1 {
        return Err(Fault::new(FaultKind::NoData, "what an MMA instruction computes is not computed here"));
    }
    let int = |i: i64| V::Int(Integer::Int, i);
    let coord = |rank: usize, i: i64, j: i64, two: bool| -> Vec<V> {
        match (rank, two) {
            (1, _) => vec![int(i)],
            (2, true) => vec![int(i), int(j)],
            (2, false) => vec![int(0), int(i)],
            _ => vec![int(0), int(i), int(j)],
        }
    };
    for kk in 0..k {
        for i in 0..m {
            for j in 0..n {
                let x = at(world, a, &coord(ra, i, kk, rc == 2))?;
                let y = at(world, b, &coord(rb, j, kk, rc == 2))?;
                let from = if kk == 0 { c } else { d };
                let z = at(world, from, &coord(rc, i, j, true))?;
                let product = arith::binary(world, BinaryOp::Multiply, &x, &y)?;
                let sum = arith::binary(world, BinaryOp::Add, &product, &z)?;
                let to = at(world, d, &coord(rc, i, j, true))?;
                world.store(&to, sum)?;
            }
        }
    }
    Ok(V::Void)
}

/// `y = alpha x + beta y`
pub(super) fn axpby(world: &mut World, args: &[V]) -> Outcome<V> {
    let (alpha, beta) = (world.value(arg(args, 0)?)?, world.value(arg(args, 2)?)?);
    let (x, y) = (world.value(&args[1])?, world.value(arg(args, 3)?)?);
    let (n, m) = (size(world, &x)?, size(world, &y)?);
    if n != m {
        return Err(Fault::ill(format!("`axpby` of {n} and {m} elements")));
    }
    if !keeps(world, &y) {
        return Ok(V::Void);
    }
    let no_beta = !convert::truth(world, &beta)?;
    for i in 0..n {
        let from = element(world, &x, i)?;
        let to = element(world, &y, i)?;
        let mut sum = arith::binary(world, BinaryOp::Multiply, &alpha, &from)?;
        if !no_beta {
            let scaled = arith::binary(world, BinaryOp::Multiply, &beta, &to)?;
            sum = arith::binary(world, BinaryOp::Add, &sum, &scaled)?;
        }
        let ty = world.type_of(&to);
        let sum = convert::convert(world, sum, ty, true)?;
        world.store(&to, sum)?;
    }
    Ok(V::Void)
}

pub(super) fn fill(world: &mut World, tensor: &V, value: &V) -> Outcome<V> {
    let tensor = world.value(tensor)?;
    if let V::Array(array) = &tensor {
        return Ok(super::containers::method(world, array, "fill", std::slice::from_ref(value))?.unwrap_or(V::Void));
    }
    let n = size(world, &tensor)?;
    if keeps(world, &tensor) {
        let value = world.value(value)?;
        for i in 0..n {
            let to = element(world, &tensor, i)?;
            let ty = world.type_of(&to);
            let value = convert::convert(world, value.clone(), ty, true)?;
            world.store(&to, value)?;
        }
    }
    Ok(V::Void)
}

/// `std::copy(first, last, out)`
pub(super) fn range_copy(world: &mut World, first: &V, last: &V, out: &V) -> Outcome<V> {
    let n = arith::binary(world, BinaryOp::Subtract, last, first)?;
    let n = integer(world, &n)?;
    for i in 0..n {
        let i = V::Int(Integer::Long, i);
        let from = arith::index(world, first, &i)?;
        let to = arith::index(world, out, &i)?;
        let v = world.load(&from)?;
        world.store(&to, v)?;
    }
    arith::binary(world, BinaryOp::Add, out, &V::Int(Integer::Long, n))
}
