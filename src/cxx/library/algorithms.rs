//! Algorithms over tensors in memory: `copy`, `gemm`, `axpby`, `fill`.

use super::tensors::{at, element, element_type, size};
use super::{Native, arg, container_methods, integer};
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
fn tensors(world: &mut World, args: &[V]) -> Outcome<Vec<V>> {
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
fn copy(world: &mut World, source: &V, target: &V, select: Option<&V>) -> Outcome<V> {
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
fn gemm(world: &mut World, a: &V, b: &V, c: &V, d: &V) -> Outcome<V> {
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
fn axpby(world: &mut World, args: &[V]) -> Outcome<V> {
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

fn fill(world: &mut World, tensor: &V, value: &V) -> Outcome<V> {
    let tensor = world.value(tensor)?;
    if let V::Array(array) = &tensor {
        return Ok(container_methods::method(world, array, "fill", std::slice::from_ref(value))?.unwrap_or(V::Void));
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
fn range_copy(world: &mut World, first: &V, last: &V, out: &V) -> Outcome<V> {
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

/// Algorithms over tensors, some of containers too.
pub const NATIVES: &[(&str, Native)] = &[
    ("copy", |world, _, args| {
        if let [first, last, out] = args
            && matches!(world.value(first)?, V::Pointer { .. } | V::AddressOf(_))
        {
            return range_copy(world, first, last, out);
        }
        match &tensors(world, args)?[..] {
            [source, target] => copy(world, source, target, None),
            _ => Err(Fault::ill("`copy` takes two tensors, and an atom or a tiled copy before them")),
        }
    }),
    ("copy_aligned", |world, _, args| match &tensors(world, args)?[..] {
        [source, target] => copy(world, source, target, None),
        _ => Err(Fault::ill("`copy_aligned` takes two tensors")),
    }),
    ("__copy_if", |world, _, args| match &tensors(world, args)?[..] {
        [mask, source, target] => copy(world, source, target, Some(mask)),
        _ => Err(Fault::ill("`copy_if` takes a predicate and two tensors")),
    }),
    ("fill", |world, _, args| fill(world, arg(args, 0)?, arg(args, 1)?)),
    ("clear", |world, _, args| {
        let v = world.value(arg(args, 0)?)?;
        if let V::Array(array) = &v {
            return Ok(container_methods::method(world, array, "clear", &[])?.unwrap_or(V::Void));
        }
        fill(world, &v, &V::Int(Integer::Int, 0))
    }),
    ("axpby", |world, _, args| axpby(world, args)),
    ("gemm", |world, _, args| match &tensors(world, args)?[..] {
        [a, b, c] => gemm(world, a, b, c, c),
        [d, a, b, c] => gemm(world, a, b, c, d),
        _ => Err(Fault::ill("`gemm` takes the tensors A, B and C, and a tiled MMA before them")),
    }),
];

#[cfg(test)]
mod tests {
    use super::super::tensors::make_tensor;
    use super::*;
    use crate::cxx::memory::Region;
    use crate::cxx::types::Types;
    use crate::cxx::value::Floating;
    use crate::cxx::value::Type;
    use std::rc::Rc;

    fn array(world: &mut World, n: i64) -> V {
        let ty = world.types.intern(Type::Array(Types::FLOAT, Some(n)));
        world.new_array(ty, Types::FLOAT, n, Region::Stack).unwrap()
    }

    fn shape(extents: &[i64]) -> V {
        V::Tuple(Rc::new(extents.iter().map(|i| V::Static(Integer::Int, *i)).collect()))
    }

    #[test]
    fn a_tensor_reads_and_writes_its_array() {
        let mut world = World::default();
        let data = array(&mut world, 6);
        let t = make_tensor(&mut world, &[], &[data.clone(), shape(&[2, 3])]).unwrap();
        fill(&mut world, &t, &V::Float(Floating::Double, 1.5)).unwrap();
        let place = at(&mut world, &t, &[V::Int(Integer::Int, 1), V::Int(Integer::Int, 2)]).unwrap();
        world.store(&place, V::Int(Integer::Int, 7)).unwrap();
        let last = arith::index(&mut world, &data, &V::Int(Integer::Int, 5)).unwrap();
        assert!(matches!(world.value(&last).unwrap(), V::Float(_, x) if x == 7.0));
        let mine = make_tensor(&mut world, &[V::Type(Types::DOUBLE)], &[shape(&[2, 3])]).unwrap();
        copy(&mut world, &t, &mine, None).unwrap();
        super::super::call(&mut world, "print_tensor", &[], &[mine, V::Int(Integer::Bool, 0)]).unwrap();
        assert_eq!(String::from_utf8_lossy(&world.out), "  1.500e+00  1.500e+00  1.500e+00\n  1.500e+00  1.500e+00  7.000e+00\n");
    }

    #[test]
    fn a_gemm_multiplies_and_compares_extents() {
        let mut world = World::default();
        let made = |world: &mut World, extents: &[i64], value: f64| {
            let t = make_tensor(world, &[V::Type(Types::FLOAT)], &[shape(extents)]).unwrap();
            fill(world, &t, &V::Float(Floating::Float, value)).unwrap();
            t
        };
        let (a, b, c) = (made(&mut world, &[4, 3], 1.0), made(&mut world, &[5, 3], 2.0), made(&mut world, &[4, 5], 0.0));
        gemm(&mut world, &a, &b, &c, &c).unwrap();
        let first = element(&mut world, &c, 0).unwrap();
        assert!(matches!(world.value(&first).unwrap(), V::Float(_, x) if x == 6.0));
        let short = made(&mut world, &[5, 2], 2.0);
        assert!(gemm(&mut world, &a, &short, &c, &c).unwrap_err().message.contains("K extents"));
    }
}
