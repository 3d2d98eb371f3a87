//! Algorithms over tensors in memory: `copy`, `gemm`, `axpby`, `fill`.

use super::tensors::{at, element, element_type, size};
use super::{Native, arg, container_methods, containers, integer, members, words};
use crate::algebra::tensor::{Engine, Space, Tensor};
use crate::algebra::{Int, Tree};
use crate::cxx::ast::BinaryOp;
use crate::cxx::memory::Region;
use crate::cxx::state::State;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use crate::cxx::{arith, convert, cute};

/// The steps that an element of a tensor counts, read or written.
const PER_ELEMENT: u64 = 8;
/// The steps that a product of `gemm` counts.
const PER_PRODUCT: u64 = 32;

/// Counts `n` turns of a loop, each as so many steps of the run.
fn spend(state: &mut State, n: i64, each: u64) -> Outcome<()> {
    state.memory.budget.spend(n.max(0).unsigned_abs().saturating_mul(each))
}

/// Whether what is written to a tensor stays: in a kernel it does in registers alone, but the operands are still checked.
fn keeps(state: &mut State, target: &Value) -> bool {
    !state.options.in_kernel || cute::pointer(state, target).is_some_and(|p| p.element != 0 && !Region::is_common((p.address as u64) >> 3))
}

/// Marks the elements of a tensor as data that is not computed, where they stay at all.
fn lose(state: &mut State, target: &Value) -> Outcome<()> {
    if keeps(state, target) {
        let ty = element_type(state, target)?;
        let n = size(state, target)?;
        spend(state, n, PER_ELEMENT)?;
        for i in 0..n {
            let place = element(state, target, i)?;
            state.store(&place, Value::Data(ty))?;
        }
    }
    Ok(())
}

/// The tensors among the arguments, atoms and tilings left out.
fn tensors(state: &mut State, args: &[Value]) -> Outcome<Vec<Value>> {
    let mut found = Vec::new();
    for a in args {
        let v = state.value(a)?;
        if cute::extents(state, &v)?.is_some() {
            found.push(v);
        }
    }
    Ok(found)
}

/// Whether one of the tensors lies in tensor memory.
fn tensors_in_tensor_memory(state: &mut State, tensors: &[&Value]) -> Outcome<bool> {
    if !state.options.in_kernel {
        return Ok(false);
    }
    for tensor in tensors {
        if let Some(start) = cute::call(state, "data", &[], &[(*tensor).clone()])?
            && cute::tensor_memory(state, &start).is_some()
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Refuses a change of the elements of a tensor over what is `const`.
fn may_change(state: &mut State, name: &str, tensor: &Value) -> Outcome<()> {
    let tensor = state.value(tensor)?;
    match cute::pointer(state, &tensor).map(|p| TypeId(p.element)) {
        Some(ty) if matches!(state.types.get(ty), Type::Const(_)) => Err(Fault::ill_formed(format_args!(
            "`{name}` would change the elements of a tensor, and they are of type `{}`",
            state.types.name(ty)
        ))),
        _ => Ok(()),
    }
}

/// Refuses what `copy` has no overload for: an operation without its atom, and tensors of different ranks with an atom.
fn fits_policy(state: &mut State, policy: &Value, source: &Value, target: &Value) -> Outcome<String> {
    let policy = state.value(policy)?;
    let ty = state.type_of(&policy);
    let name = state.types.name(ty);
    let name = name.rsplit("::").find(|part| !part.is_empty()).unwrap_or_default().to_string();
    if name.starts_with("UniversalCopy") || name.starts_with("SM") {
        return Err(Fault::ill_formed(format_args!("`copy` takes no `{name}`: `Copy_Atom<{name}, T>{{}}` makes an atom of it")));
    }
    let ranks = [source, target].map(|v| cute::extents(state, v).map(|extents| extents.map_or(0, |extents| extents.len())));
    match ranks {
        [Ok(a), Ok(b)] if a != b && (name.starts_with("Copy_Atom") || name.starts_with("TiledCopy")) => {
            Err(Fault::ill_formed(format_args!("`copy` by an atom of tensors of ranks {a} and {b}")))
        }
        [Ok(1..), Ok(_)] if name.starts_with("Copy_Atom") || name.starts_with("TiledCopy") => {
            same_rest(state, source, target)?;
            vectorizes(state, &policy, source, target)
        }
        _ => vectorizes(state, &policy, source, target),
    }
    .map(|()| name)
}

/// What an atom's copy compares of its operands at compile time where their shapes are static: the modes behind the first.
fn same_rest(state: &mut State, source: &Value, target: &Value) -> Outcome<()> {
    let [from, to] = [cute::mode_sizes(state, source)?, cute::mode_sizes(state, target)?].map(Option::unwrap_or_default);
    let product = |sizes: &[Int]| sizes.iter().skip(1).try_fold(1_i64, |product, size| product.checked_mul(size.value));
    match (product(&from), product(&to)) {
        (Some(n), Some(m)) if n != m && from.iter().chain(&to).all(|size| size.is_static) => {
            Err(Fault::ill_formed(format_args!("`copy` by an atom: the modes behind the first have {n} and {m} elements")))
        }
        _ => Ok(()),
    }
}

/// Refuses a copy by an atom whose values of one access are not those of its registers, as `Copy_Atom::call` does.
fn vectorizes(state: &mut State, policy: &Value, source: &Value, target: &Value) -> Outcome<()> {
    let Some((registers, value_bits)) = words::registers(state, policy)? else { return Ok(()) };
    let [Some(from), Some(to)] = [source, target].map(|tensor| cute::pointer(state, tensor)) else {
        return Ok(());
    };
    let ty = state.type_of(policy);
    let counts = [members::member_of_type(state, ty, "NumValSrc")?, members::member_of_type(state, ty, "NumValDst")?];
    let row = |state: &mut State, name: &str, templates: &[Value], v: &Value| {
        cute::call(state, name, templates, std::slice::from_ref(v)).map(|v| v.unwrap_or(Value::Void))
    };
    let zero = [Value::Static(Integer::Int, 0, false)];
    let mut layouts = [row(state, "layout", &[], source)?, row(state, "layout", &[], target)?];
    for depth in 0..MAX_NESTED {
        let sizes = [row(state, "size", &[], &layouts[0])?, row(state, "size", &[], &layouts[1])?];
        let rank = row(state, "rank", &[], &layouts[0])?;
        let is = |size: &Value, count: &Option<Value>| matches!((size, count), (Value::Static(_, n, _), Some(Value::Int(_, m))) if n == m);
        // the modes behind the first are what is looped over
        let is_called = depth > 0 || matches!(rank, Value::Static(_, 1, _));
        if is_called && (is(&sizes[0], &counts[0]) || is(&sizes[1], &counts[1])) {
            break;
        }
        let shapes = [row(state, "shape", &[], &layouts[0])?, row(state, "shape", &[], &layouts[1])?];
        if !matches!(shapes, [Value::Tuple(_), Value::Tuple(_)]) {
            return Err(Fault::ill_formed("CopyAtom: Src/Dst partitioning does not match the instruction requirement"));
        }
        layouts = [row(state, "layout", &zero, &layouts[0])?, row(state, "layout", &zero, &layouts[1])?];
    }
    for (i, p) in [from, to].into_iter().enumerate() {
        let [old, new] = [p.counted_bits(), registers[i]].map(|bits| Value::Static(Integer::Int, bits.into(), false));
        let recast = row(state, "recast_layout", &[old, new], &layouts[i])?;
        let wanted = match (&counts[i], &row(state, "size", &[], &recast)?) {
            (Some(Value::Int(_, n)), Value::Static(_, size, _)) => n.saturating_mul(value_bits) == size.saturating_mul(registers[i].into()),
            _ => false,
        };
        if !wanted {
            let what = ["src", "dst"][i];
            let message = "failed to vectorize into registers. Layout is incompatible with this CopyOp";
            return Err(Fault::ill_formed(format_args!("Copy_Traits: {what} {message}")));
        }
    }
    Ok(())
}

/// How deep the modes of a copy nest at most.
const MAX_NESTED: usize = 64;

/// Element by element from one tensor to another, where `select` says so.
fn copy(state: &mut State, source: &Value, target: &Value, select: Option<&Value>) -> Outcome<Value> {
    may_change(state, "copy", target)?;
    // a warp moves what lies in tensor memory: its lanes are not those of a thread
    if tensors_in_tensor_memory(state, &[source, target])? {
        lose(state, target)?;
        return Ok(Value::Void);
    }
    // as many as the target has, wherever the source ends
    let n = size(state, target)?;
    if !keeps(state, target) {
        return Ok(Value::Void);
    }
    if state.options.in_kernel && cute::pointer(state, source).is_none_or(|p| p.element == 0 || Region::is_common((p.address as u64) >> 3))
    {
        lose(state, target)?;
        return Ok(Value::Void);
    }
    // The mask of a tiled copy has no mode for the values of an atom.
    let per = match select {
        Some(mask) => {
            let k = size(state, mask)?.max(1);
            (n / k).max(1)
        }
        None => 1,
    };
    spend(state, n, PER_ELEMENT)?;
    for i in 0..n {
        if let Some(mask) = select {
            let flag = element(state, mask, i / per)?;
            if !convert::truth(state, &flag)? {
                continue;
            }
        }
        let from = element(state, source, i)?;
        let to = element(state, target, i)?;
        state.store(&to, from)?;
    }
    Ok(Value::Void)
}

/// `CUTE_STATIC_ASSERT_V(x == y)` of two extents of `gemm`: both are known at compile time, and equal.
fn static_equal(mode: &str, x: Int, y: Int) -> Outcome<i64> {
    match (x.value == y.value, x.is_static && y.is_static) {
        (true, true) => Ok(x.value),
        (false, _) => Err(Fault::ill_formed(format_args!("`gemm`: the {mode} extents differ: {} and {}", x.value, y.value))),
        (true, false) => Err(Fault::ill_formed(format_args!(
            "`gemm` compares the {mode} extents at compile time, and {} is known only when the program runs",
            x.value
        ))),
    }
}

/// Refuses operands that no overload of `gemm` takes: the results lie in registers, A and B there or both in shared memory; where a
/// mode is put beside those of an operand, its layout is not composed.
fn dispatched(state: &mut State, (ra, rc): (usize, usize), operands: [&Value; 4]) -> Outcome<()> {
    let mut of = [(Space::Raw, false); 4];
    for (of, v) in of.iter_mut().zip(operands) {
        *of = cute::with_tree(state, v, |_, _, t| {
            Ok(match t {
                Tree::Tensor(Tensor { engine: Engine::Pointer(p), layout }) => (p.space, matches!(layout, Tree::Composed(_))),
                _ => (Space::Raw, false),
            })
        })?;
    }
    let [(a, ca), (b, cb), (c, cc), (d, cd)] = of;
    let in_shared = (a, b) == (Space::Smem, Space::Smem) && ra == rc && rc > 1;
    if !in_shared && (a, b) != (Space::Raw, Space::Raw) || (c, d) != (Space::Raw, Space::Raw) {
        return Err(Fault::ill_formed("`gemm` has no overload for operands that lie in such memory"));
    }
    match rc == 2 && (ca || cb || cc || cd) {
        true => Err(Fault::ill_formed("`gemm` puts a mode beside those of its operands, and a swizzled layout takes none")),
        false => Ok(()),
    }
}

/// `C += A B` by the extents of the modes: (M,K) (N,K) (M,N), with a mode for the values in front, or vectors.
fn gemm(state: &mut State, [a, b, c, d]: [&Value; 4]) -> Outcome<Value> {
    may_change(state, "gemm", d)?;
    let shape = |state: &mut State, v: &Value| cute::mode_sizes(state, v).map(Option::unwrap_or_default);
    let (sa, sb, sc, sd) = (shape(state, a)?, shape(state, b)?, shape(state, c)?, shape(state, d)?);
    let (ra, rb, rc) = (sa.len(), sb.len(), sc.len());
    let ranks = || Fault::ill_formed(format_args!("`gemm` of tensors of rank {ra}, {rb} and {rc}"));
    if sd.len() != rc {
        return Err(ranks());
    }
    // the sizes of M, N and K, compared as the headers do
    let (m, n, k) = match (ra, rb, rc) {
        (1, 1, 1) => (1, 1, 1),
        (1, 1, 2) => (static_equal("M", sa[0], sc[0])?, static_equal("N", sb[0], sc[1])?, 1),
        (2, 2, 2) => (static_equal("M", sa[0], sc[0])?, static_equal("N", sb[0], sc[1])?, static_equal("K", sa[1], sb[1])?),
        (2, 2, 3) => (static_equal("M", sa[1], sc[1])?, static_equal("N", sb[1], sc[2])?, 1),
        (3, 3, 3) => (static_equal("M", sa[1], sc[1])?, static_equal("N", sb[1], sc[2])?, static_equal("K", sa[2], sb[2])?),
        _ => return Err(ranks()),
    };
    dispatched(state, (ra, rc), [a, b, c, d])?;
    if rc > 1 {
        for (x, y) in sc.iter().zip(&sd) {
            static_equal("D", *x, *y)?;
        }
    }
    if state.options.in_kernel {
        lose(state, d)?;
        return Ok(Value::Void);
    }
    if rc != 2 && sc[0].value != 1 {
        return Err(Fault::new(FaultKind::NoData, "what an MMA instruction computes is not computed here"));
    }
    let int = |i: i64| Value::Int(Integer::Int, i);
    let coord = |rank: usize, i: i64, j: i64, two: bool| -> Vec<Value> {
        match (rank, two) {
            (1, _) => vec![int(i)],
            (2, true) => vec![int(i), int(j)],
            (2, false) => vec![int(0), int(i)],
            _ => vec![int(0), int(i), int(j)],
        }
    };
    spend(state, m.saturating_mul(n).saturating_mul(k), PER_PRODUCT)?;
    for kk in 0..k {
        for i in 0..m {
            for j in 0..n {
                let x = at(state, a, &coord(ra, i, kk, rc == 2))?;
                let y = at(state, b, &coord(rb, j, kk, rc == 2))?;
                // each step adds to C: where D is another tensor the last step alone is left, as CuTe has it
                let z = at(state, c, &coord(rc, i, j, true))?;
                let product = arith::binary(state, BinaryOp::Multiply, &x, &y)?;
                let sum = arith::binary(state, BinaryOp::Add, &product, &z)?;
                let to = at(state, d, &coord(rc, i, j, true))?;
                state.store(&to, sum)?;
            }
        }
    }
    Ok(Value::Void)
}

/// `y = alpha x + beta y`, for the elements that a predicate tensor chooses where there is one.
fn axpby(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let (alpha, beta) = (state.value(arg(args, 0)?)?, state.value(arg(args, 2)?)?);
    let (x, y) = (state.value(&args[1])?, state.value(arg(args, 3)?)?);
    let (n, m) = (size(state, &x)?, size(state, &y)?);
    may_change(state, "axpby", &y)?;
    if n != m {
        return Err(Fault::ill_formed(format_args!("`axpby` of {n} and {m} elements")));
    }
    if !keeps(state, &y) {
        return Ok(Value::Void);
    }
    spend(state, n, PER_ELEMENT)?;
    let no_beta = !convert::truth(state, &beta)?;
    let mask = args.get(4).map(|mask| state.value(mask)).transpose()?;
    for i in 0..n {
        if let Some(mask) = &mask {
            let flag = element(state, mask, i)?;
            if !convert::truth(state, &flag)? {
                continue;
            }
        }
        let from = element(state, &x, i)?;
        let to = element(state, &y, i)?;
        let mut sum = arith::binary(state, BinaryOp::Multiply, &alpha, &from)?;
        if !no_beta {
            let scaled = arith::binary(state, BinaryOp::Multiply, &beta, &to)?;
            sum = arith::binary(state, BinaryOp::Add, &sum, &scaled)?;
        }
        let ty = state.type_of(&to);
        let sum = convert::convert(state, sum, ty, true)?;
        state.store(&to, sum)?;
    }
    Ok(Value::Void)
}

/// Gives each element a value, `T{}` without one.
fn fill(state: &mut State, tensor: &Value, value: Option<&Value>) -> Outcome<Value> {
    let tensor = state.value(tensor)?;
    if let Value::Array(array) = &tensor {
        if containers::grows(state, array) {
            let ty = state.types.name(array.ty);
            return Err(Fault::ill_formed(format_args!("`fill` takes no value of type `{ty}`"))
                .with_help("`std::fill` takes the range: `std::fill(v.begin(), v.end(), x)`"));
        }
        let (name, args) = value.map_or(("clear", &[][..]), |v| ("fill", std::slice::from_ref(v)));
        return Ok(container_methods::method(state, array, name, args)?.unwrap_or(Value::Void));
    }
    may_change(state, "fill", &tensor)?;
    let clears = value.is_none();
    let n = size(state, &tensor)?;
    if keeps(state, &tensor) {
        let value = value.map_or(Ok(Value::Int(Integer::Int, 0)), |v| state.value(v))?;
        spend(state, n, PER_ELEMENT)?;
        for i in 0..n {
            let to = element(state, &tensor, i)?;
            let ty = state.type_of(&to);
            let value = match state.types.get(ty) {
                Type::Library(..) if clears => convert::default_of(state, ty)?,
                _ => convert::convert(state, value.clone(), ty, true)?,
            };
            state.store(&to, value)?;
        }
    }
    Ok(Value::Void)
}

/// A value, an array as the pointer to its first element.
fn decayed(state: &mut State, v: &Value) -> Outcome<Value> {
    Ok(match state.value(v)? {
        Value::Array(array) => state.decayed(&array),
        v => v,
    })
}

/// `std::copy(first, last, out)`
fn range_copy(state: &mut State, first: &Value, last: &Value, out: &Value) -> Outcome<Value> {
    let n = arith::binary(state, BinaryOp::Subtract, last, first)?;
    let n = integer(state, &n)?;
    spend(state, n, PER_ELEMENT)?;
    for i in 0..n {
        let i = Value::Int(Integer::Long, i);
        let from = arith::index(state, first, &i)?;
        let to = arith::index(state, out, &i)?;
        let v = state.load(&from)?;
        state.store(&to, v)?;
    }
    arith::binary(state, BinaryOp::Add, out, &Value::Int(Integer::Long, n))
}

/// Algorithms over tensors, some of containers too.
pub const NATIVES: &[(&str, Native)] = &[
    ("copy", |state, _, args| {
        if let [first, last, out] = args
            && matches!(state.value(last)?, Value::Pointer { .. } | Value::AddressOf(_, _))
            && let first = decayed(state, first)?
            && let out = decayed(state, out)?
            && matches!(first, Value::Pointer { .. } | Value::AddressOf(_, _))
        {
            return range_copy(state, &first, last, &out);
        }
        match &tensors(state, args)?[..] {
            [source, target] => {
                let policy = if let [policy, _, _] = args { Some(policy) } else { None };
                let name = policy.map(|policy| fits_policy(state, policy, source, target)).transpose()?.unwrap_or_default();
                match words::in_words(state, &name, policy, [source, target])? {
                    Some([source, target]) => copy(state, &source, &target, None),
                    None => copy(state, source, target, None),
                }
            }
            _ => Err(Fault::ill_formed("`copy` takes two tensors, and an atom or a tiled copy before them")),
        }
    }),
    ("copy_aligned", |state, _, args| match &tensors(state, args)?[..] {
        [source, target] => match words::in_words(state, "AutoVectorizingCopy", None, [source, target])? {
            Some([source, target]) => copy(state, &source, &target, None),
            None => copy(state, source, target, None),
        },
        _ => Err(Fault::ill_formed("`copy_aligned` takes two tensors")),
    }),
    ("__copy_if", |state, _, args| match &tensors(state, args)?[..] {
        [mask, source, target] if args.len() > 3 => {
            fits_policy(state, &args[0], source, target)?;
            copy(state, source, target, Some(mask))
        }
        [mask, source, target] => copy(state, source, target, Some(mask)),
        _ => Err(Fault::ill_formed("`copy_if` takes a predicate and two tensors")),
    }),
    ("fill", |state, _, args| fill(state, arg(args, 0)?, Some(arg(args, 1)?))),
    ("clear", |state, _, args| fill(state, arg(args, 0)?, None)),
    ("__axpby", |state, _, args| axpby(state, args)),
    ("__fma", |state, _, args| match args {
        [d, a, b, c] => {
            let product = arith::binary(state, BinaryOp::Multiply, a, b)?;
            let sum = arith::binary(state, BinaryOp::Add, &product, c)?;
            state.store(d, sum)?;
            Ok(Value::Void)
        }
        _ => Err(Fault::ill_formed("`fma` takes the references D, A, B and C")),
    }),
    ("__copy", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        state.store(arg(args, 1)?, v)?;
        Ok(Value::Void)
    }),
    ("gemm", |state, _, args| match &tensors(state, args)?[..] {
        [a, b, c] => gemm(state, [a, b, c, c]),
        [d, a, b, c] => gemm(state, [a, b, c, d]),
        _ => Err(Fault::ill_formed("`gemm` takes the tensors A, B and C, and a tiled MMA before them")),
    }),
];

#[cfg(test)]
mod tests {
    use super::super::tensors::make_tensor;
    use super::*;
    use crate::cxx::memory::Region;
    use crate::cxx::types::Types;
    use crate::cxx::value::Floating;
    use std::rc::Rc;

    fn array(state: &mut State, n: i64) -> Value {
        let ty = state.types.intern(Type::Array(Types::FLOAT, Some(n)));
        state.new_array(ty, Types::FLOAT, n, Region::Stack).unwrap()
    }

    fn shape(extents: &[i64]) -> Value {
        Value::Tuple(Rc::new(extents.iter().map(|i| Value::Static(Integer::Int, *i, false)).collect()))
    }

    #[test]
    fn a_tensor_reads_and_writes_its_array() {
        let mut state = State::default();
        let data = array(&mut state, 6);
        let Value::Array(array) = &data else { panic!("an array of numbers") };
        let first = state.decayed(array);
        let t = make_tensor(&mut state, &[], &[first, shape(&[2, 3])]).unwrap();
        fill(&mut state, &t, Some(&Value::Float(Floating::Double, 1.5))).unwrap();
        let place = at(&mut state, &t, &[Value::Int(Integer::Int, 1), Value::Int(Integer::Int, 2)]).unwrap();
        state.store(&place, Value::Int(Integer::Int, 7)).unwrap();
        let last = arith::index(&mut state, &data, &Value::Int(Integer::Int, 5)).unwrap();
        assert!(matches!(state.value(&last).unwrap(), Value::Float(_, x) if x == 7.0));
        let mine = make_tensor(&mut state, &[Value::Type(Types::DOUBLE)], &[shape(&[2, 3])]).unwrap();
        copy(&mut state, &t, &mine, None).unwrap();
        super::super::call(&mut state, "print_tensor", &[], &[mine, Value::Int(Integer::Bool, 0)]).unwrap();
        assert_eq!(String::from_utf8_lossy(&state.out), "  1.500e+00  1.500e+00  1.500e+00\n  1.500e+00  1.500e+00  7.000e+00\n");
    }

    #[test]
    fn a_gemm_multiplies_and_compares_extents() {
        let mut state = State::default();
        let made = |state: &mut State, extents: &[i64], value: f64| {
            let t = make_tensor(state, &[Value::Type(Types::FLOAT)], &[shape(extents)]).unwrap();
            fill(state, &t, Some(&Value::Float(Floating::Float, value))).unwrap();
            t
        };
        let (a, b, c) = (made(&mut state, &[4, 3], 1.0), made(&mut state, &[5, 3], 2.0), made(&mut state, &[4, 5], 0.0));
        gemm(&mut state, [&a, &b, &c, &c]).unwrap();
        let first = element(&mut state, &c, 0).unwrap();
        assert!(matches!(state.value(&first).unwrap(), Value::Float(_, x) if x == 6.0));
        let short = made(&mut state, &[5, 2], 2.0);
        assert!(gemm(&mut state, [&a, &short, &c, &c]).unwrap_err().message.contains("K extents"));
    }
}
