//! `std::vector`, `std::array` and their relatives: how they are made and grow, and the memory of `new`.

use super::integer;
use crate::cxx::convert::containers::{self, MAX_CELLS, MAX_ELEMENTS, too_many};

use crate::cxx::memory::Region;
use crate::cxx::state::State;
use crate::cxx::types::MEMBER_POINTER;
use crate::cxx::types::containers::{VECTORS, element_of};
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Missing, Outcome, Storage, Type, TypeId, Value};
use std::rc::Rc;

/// How many copies of a value a container is filled with at once.
pub(super) fn repeated(n: i64) -> Outcome<i64> {
    match (0..=1 << 25).contains(&n) {
        true => Ok(n),
        false => Err(Fault::new(FaultKind::Limit, "a container is too large")),
    }
}

/// Stores a number as the elements from one place to another, of a container that keeps its elements as bytes.
fn fill(state: &mut State, array: &Rc<Array>, from: i64, to: i64, value: &Value) -> Outcome<()> {
    state.memory.budget.spend((to - from).max(0).unsigned_abs())?;
    if from >= to {
        return Ok(());
    }
    let place = state.element(array, from)?;
    state.store(&place, value.clone())?;
    let bits = state.types.access_bits(array.element).unwrap_or(8) as usize;
    let block = match &*array.storage.borrow() {
        Storage::Bytes(block) if bits.is_multiple_of(8) && matches!(*block.missing.borrow(), Missing::None) => Some(block.clone()),
        _ => None,
    };
    if let Some(block) = block {
        let (width, mut bytes) = (bits / 8, block.bytes.borrow_mut());
        let (from, to) = (from as usize * width, to as usize * width);
        if let Some(span) = bytes.get_mut(from..to) {
            let mut done = width;
            while done < span.len() {
                let n = done.min(span.len() - done);
                span.copy_within(..n, done);
                done += n;
            }
            return Ok(());
        }
    }
    for i in from + 1..to {
        let place = state.element(array, i)?;
        state.store(&place, value.clone())?;
    }
    Ok(())
}

/// `T(args)` or `T{args}` of a type of the library.
pub fn construct(state: &mut State, ty: TypeId, name: &str, args: &[Value], values: &[Value], braces: bool) -> Outcome<Value> {
    if name == "ostream" {
        return crate::cxx::stream::buffers::stream_to(state, values);
    }
    if name == "string" && !braces {
        return containers::string(state, values);
    }
    if name == MEMBER_POINTER {
        let made = if braces { Value::Braces(Rc::new(values.to_vec())) } else { state.value(super::arg(values, 0)?)? };
        return containers::convert(state, made, ty, name, args, true);
    }
    if braces || !VECTORS.contains(&name) {
        return containers::made_of_braces(state, ty, name, args, values);
    }
    let values = values.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    let element = element_of(args);
    match &values[..] {
        [] => containers::default_of(state, ty, name, args),
        [Value::Array(from)] if from.ty == ty => state.copy(&values[0]),
        [Value::Braces(items)] => containers::filled(state, ty, name, element, items),
        [n @ (Value::Int(..) | Value::Static(..))] => {
            let n = integer(state, n)?;
            containers::zeroed(state, ty, name, element, n)
        }
        [n @ (Value::Int(..) | Value::Static(..)), value, ..] => {
            let n = integer(state, n)?;
            if state.types.scalar_bits(element).is_some() {
                let made = containers::zeroed(state, ty, name, element, n)?;
                if let Value::Array(array) = &made {
                    fill(state, array, 0, n, value)?;
                }
                return Ok(made);
            }
            let items = vec![value.clone(); repeated(n)? as usize];
            containers::filled(state, ty, name, element, &items)
        }
        [first, last] => {
            let items = between(state, first, last)?;
            containers::filled(state, ty, name, element, &items)
        }
        [other] => containers::convert(state, other.clone(), ty, name, args, true),
        _ => Err(Fault::ill_formed(format_args!("no constructor of `{}` takes these arguments", state.types.name(ty)))),
    }
}

/// The values between two iterators.
pub fn between(state: &mut State, first: &Value, last: &Value) -> Outcome<Vec<Value>> {
    let distance = crate::cxx::arith::binary(state, crate::cxx::ast::BinaryOp::Subtract, last, first)?;
    let n = integer(state, &distance)?.max(0);
    if n > MAX_CELLS {
        return Err(too_many());
    }
    state.memory.budget.take(32 * n as u64)?;
    state.memory.budget.spend(8 * n as u64)?;
    let mut items = Vec::new();
    for i in 0..n {
        let place = crate::cxx::arith::index(state, first, &Value::Int(Integer::Long, i))?;
        items.push(state.load(&place)?);
    }
    Ok(items)
}

/// Gives a vector memory for `capacity` elements, with what is there.
pub(super) fn moved(state: &mut State, array: &Array, capacity: i64) -> Outcome<()> {
    let bits = state.types.access_bits(array.element).unwrap_or(8);
    let block = match &*array.storage.borrow() {
        Storage::Bytes(block) => Some(block.clone()),
        Storage::Cells(_) => None,
    };
    if let Some(block) = block {
        let bytes = (capacity as u64).saturating_mul(bits).div_ceil(8);
        let new = state.memory.allocate(Region::Heap, bytes, 16)?;
        {
            let (from, mut to) = (block.bytes.borrow(), new.bytes.borrow_mut());
            let kept = from.len().min(bytes as usize);
            to[..kept].copy_from_slice(&from[..kept]);
            to.truncate(kept);
        }
        *array.storage.borrow_mut() = Storage::Bytes(new);
    }
    array.capacity.set(capacity);
    Ok(())
}

/// Room for `n` elements in a vector, what is there kept. Where it has to move, it gets room for twice as many as it has,
/// and at least for those that are needed.
pub fn resize(state: &mut State, array: &Rc<Array>, n: i64, value: &Value) -> Outcome<()> {
    let old = state.length(array);
    if !(0..=MAX_ELEMENTS).contains(&n) {
        return Err(Fault::runtime(format_args!("a container of {n} elements")));
    }
    if n > array.capacity.get() {
        if matches!(&*array.storage.borrow(), Storage::Cells(_)) && n > MAX_CELLS {
            return Err(too_many());
        }
        moved(state, array, n.max(old.saturating_mul(2)).min(MAX_ELEMENTS))?;
    }
    let bits = state.types.access_bits(array.element);
    if matches!(&*array.storage.borrow(), Storage::Cells(_)) {
        return resize_cells(state, array, old, n, value);
    }
    match (&mut *array.storage.borrow_mut(), bits) {
        (Storage::Bytes(block), Some(bits)) => {
            let bytes = (n as u64).saturating_mul(bits).div_ceil(8);
            let have = block.bytes.borrow().len() as u64;
            state.memory.grown(bytes.saturating_sub(have))?;
            state.memory.touch(block);
            block.bytes.borrow_mut().resize(bytes as usize, 0);
        }
        _ => return Err(Fault::ill_formed("this container does not grow")),
    }
    // fresh bytes are zero already
    let is_zero = match value {
        Value::Int(_, x) => *x == 0,
        Value::Float(_, x) => x.to_bits() == 0,
        _ => false,
    };
    if is_zero && bits.is_some_and(|bits| bits % 8 == 0) {
        return Ok(());
    }
    fill(state, array, old, n, value)
}

/// Room for `n` elements where they are values of their own: the last fresh one is the value itself, the others are copies of it.
fn resize_cells(state: &mut State, array: &Array, old: i64, n: i64, value: &Value) -> Outcome<()> {
    if n > MAX_CELLS {
        return Err(too_many());
    }
    state.memory.budget.take(32 * (n - old).max(0).unsigned_abs())?;
    let mut fresh = Vec::new();
    for i in old..n {
        fresh.push(if i + 1 < n { state.copy(value)? } else { value.clone() });
    }
    if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
        cells.truncate(n as usize);
        cells.extend(fresh);
    }
    Ok(())
}

/// The type `name<element, n>` of an array with an alignment of its own.
pub fn array_type(state: &mut State, name: &str, element: TypeId, n: i64, align: Option<i64>) -> TypeId {
    match align {
        None => type_of(state, name, element, Some(n)),
        Some(align) => {
            let args = vec![Value::Type(element), Value::Int(Integer::ULong, n), Value::Int(Integer::ULong, align)];
            state.types.intern(Type::Library(name.into(), args))
        }
    }
}

/// The type `name<element, n>`.
pub fn type_of(state: &mut State, name: &str, element: TypeId, n: Option<i64>) -> TypeId {
    let mut args = vec![Value::Type(element)];
    args.extend(n.map(|n| Value::Int(Integer::ULong, n)));
    state.types.intern(Type::Library(name.into(), args))
}

/// `new T[n]` of numbers: a pointer to memory that is held until it is deleted.
pub fn new_elements(state: &mut State, element: TypeId, n: i64) -> Outcome<Value> {
    let n = u64::try_from(n).map_err(|_| Fault::runtime(format_args!("an array of {n} elements")))?;
    match state.types.scalar_bits(element) {
        Some(bits) => {
            let bytes = n.saturating_mul(bits.into()).div_ceil(8);
            let block = state.memory.allocate_kept(Region::Heap, bytes, 16)?;
            Ok(Value::Pointer { space: crate::algebra::tensor::Space::Raw, element, address: (block.address << 3) as i64 })
        }
        None => {
            let ty = state.types.intern(Type::Array(element, i64::try_from(n).ok()));
            match state.new_array(ty, element, n as i64, Region::Heap)? {
                Value::Array(array) => Ok(Value::address(Value::Cell(0, array))),
                v => Ok(v),
            }
        }
    }
}

/// `delete p`; what is not kept as bytes is gone when nobody holds it.
pub fn delete(state: &mut State, p: &Value) -> Outcome<()> {
    match state.value(p)? {
        Value::Pointer { address: 0, .. } | Value::Null | Value::AddressOf(_, _) => Ok(()),
        Value::Pointer { address, .. } if state.memory.free((address as u64) >> 3) => Ok(()),
        _ => Err(Fault::runtime("`delete` of what was not made with `new`, or is deleted already")),
    }
}

/// Whether an array is a container that may grow, which no function of CuTe takes.
pub fn grows(state: &State, array: &Array) -> bool {
    matches!(state.types.get(array.ty), Type::Library(name, _) if VECTORS.contains(&&**name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::types::Types;

    #[test]
    fn a_vector_is_made_of_a_number_a_value_or_braces() {
        let mut state = State::default();
        let ty = type_of(&mut state, "vector", Types::INT, None);
        let args = [Value::Type(Types::INT)];
        let int = |x| Value::Int(Integer::Int, x);
        let length = |state: &mut State, values: &[Value], braces| match construct(state, ty, "vector", &args, values, braces).unwrap() {
            Value::Array(array) => state.length(&array),
            _ => -1,
        };
        assert_eq!(length(&mut state, &[int(5)], false), 5);
        assert_eq!(length(&mut state, &[int(5), int(1)], false), 5);
        assert_eq!(length(&mut state, &[int(5), int(1)], true), 2);
    }
}
