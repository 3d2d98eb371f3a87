//! `std::vector`, `std::array` and their relatives: how they are made and grow, and the memory of `new`.

use super::integer;
use crate::cxx::convert::containers::{self, MAX_CELLS, MAX_ELEMENTS, too_many};

use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::types::containers::{VECTORS, element_of};
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Outcome, Storage, Type, TypeId, V};
use crate::cxx::world::World;
use std::rc::Rc;

/// How many copies of a value a container is filled with at once.
pub(super) fn repeated(n: i64) -> Outcome<i64> {
    match (0..=1 << 25).contains(&n) {
        true => Ok(n),
        false => Err(Fault::new(FaultKind::Limit, "a container is too large")),
    }
}

/// `T(args)` or `T{args}` of a type of the library.
pub fn construct(world: &mut World, ty: TypeId, name: &str, args: &[V], values: &[V], braces: bool) -> Outcome<V> {
    if braces || !VECTORS.contains(&name) {
        return containers::from_braces(world, ty, name, args, values);
    }
    let values = values.iter().map(|v| world.value(v)).collect::<Outcome<Vec<V>>>()?;
    let element = element_of(args);
    match &values[..] {
        [] => containers::default_of(world, ty, name, args),
        [V::Array(from)] if from.ty == ty => world.copy(&values[0]),
        [V::Braces(items)] => containers::filled(world, ty, name, element, items),
        [n @ (V::Int(..) | V::Static(..))] => {
            let n = integer(world, n)?;
            containers::zeroed(world, ty, name, element, n)
        }
        [n @ (V::Int(..) | V::Static(..)), value, ..] if !matches!(value, V::Pointer { .. }) => {
            let n = repeated(integer(world, n)?)?;
            let items = vec![value.clone(); n as usize];
            containers::filled(world, ty, name, element, &items)
        }
        [first, last] => {
            let items = between(world, first, last)?;
            containers::filled(world, ty, name, element, &items)
        }
        [other] => containers::convert(world, other.clone(), ty, name, args),
        _ => Err(Fault::ill(format!("no constructor of `{}` takes these arguments", world.types.name(ty)))),
    }
}

/// The values between two iterators.
pub(super) fn between(world: &mut World, first: &V, last: &V) -> Outcome<Vec<V>> {
    let distance = crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Subtract, last, first)?;
    let n = integer(world, &distance)?.max(0);
    if n > MAX_CELLS {
        return Err(too_many());
    }
    let mut items = Vec::new();
    for i in 0..n {
        let place = crate::cxx::arith::index(world, first, &V::Int(Integer::Long, i))?;
        items.push(world.load(&place)?);
    }
    Ok(items)
}

/// Gives a vector memory for `capacity` elements, with what is there.
pub(super) fn moved(world: &mut World, array: &Array, capacity: i64) -> Outcome<()> {
    let bits = world.types.access_bits(array.element).unwrap_or(8);
    let block = match &*array.storage.borrow() {
        Storage::Bytes(block) => Some(block.clone()),
        Storage::Cells(_) => None,
    };
    if let Some(block) = block {
        let bytes = (capacity as u64).saturating_mul(bits).div_ceil(8);
        let new = world.memory.allocate(Region::Heap, bytes, 16)?;
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
pub fn resize(world: &mut World, array: &Rc<Array>, n: i64, value: &V) -> Outcome<()> {
    let old = world.length(array);
    if !(0..=MAX_ELEMENTS).contains(&n) {
        return Err(Fault::runtime(format!("a container of {n} elements")));
    }
    if n > array.capacity.get() {
        if matches!(&*array.storage.borrow(), Storage::Cells(_)) && n > MAX_CELLS {
            return Err(too_many());
        }
        moved(world, array, n.max(old.saturating_mul(2)).min(MAX_ELEMENTS))?;
    }
    let bits = world.types.access_bits(array.element);
    match (&mut *array.storage.borrow_mut(), bits) {
        (Storage::Cells(_), _) if n > MAX_CELLS => return Err(too_many()),
        (Storage::Cells(cells), _) => {
            let item = value.clone();
            cells.resize(n as usize, item);
            return Ok(());
        }
        (Storage::Bytes(block), Some(bits)) => {
            let bytes = (n as u64).saturating_mul(bits).div_ceil(8);
            let have = block.bytes.borrow().len() as u64;
            world.memory.grown(bytes.saturating_sub(have))?;
            block.bytes.borrow_mut().resize(bytes as usize, 0);
        }
        _ => return Err(Fault::ill("this container does not grow")),
    }
    // fresh bytes are zero already
    let is_zero = match value {
        V::Int(_, x) => *x == 0,
        V::Float(_, x) => x.to_bits() == 0,
        _ => false,
    };
    if is_zero && bits.is_some_and(|bits| bits % 8 == 0) {
        return Ok(());
    }
    for i in old..n {
        let place = world.element(array, i)?;
        world.store(&place, value.clone())?;
    }
    Ok(())
}

/// The type `name<element, n>`.
pub fn type_of(world: &mut World, name: &str, element: TypeId, n: Option<i64>) -> TypeId {
    let element = match world.types.element("uint1_t") {
        Some(bit) if name == "array_subbyte" && element == Types::BOOL => bit,
        _ => element,
    };
    let mut args = vec![V::Type(element)];
    args.extend(n.map(|n| V::Int(Integer::ULong, n)));
    world.types.intern(Type::Library(name.into(), args))
}

/// `new T[n]` of numbers: a pointer to memory that is held until it is deleted.
pub fn new_elements(world: &mut World, element: TypeId, n: i64) -> Outcome<V> {
    let n = u64::try_from(n).map_err(|_| Fault::runtime(format!("an array of {n} elements")))?;
    match world.types.scalar_bits(element) {
        Some(bits) => {
            let bytes = n.saturating_mul(bits.into()).div_ceil(8);
            let block = world.memory.allocate_kept(Region::Heap, bytes, 16)?;
            Ok(V::Pointer { space: crate::algebra::tensor::Space::Raw, element, address: (block.address << 3) as i64 })
        }
        None => {
            let ty = world.types.intern(Type::Array(element, i64::try_from(n).ok()));
            match world.new_array(ty, element, n as i64, Region::Heap)? {
                V::Array(array) => Ok(V::AddressOf(Rc::new(V::Cell(0, array)))),
                v => Ok(v),
            }
        }
    }
}

/// `delete p`; what is not kept as bytes is gone when nobody holds it.
pub fn delete(world: &mut World, p: &V) -> Outcome<()> {
    match world.value(p)? {
        V::Pointer { address: 0, .. } | V::Null | V::AddressOf(_) => Ok(()),
        V::Pointer { address, .. } if world.memory.free((address as u64) >> 3) => Ok(()),
        _ => Err(Fault::runtime("`delete` of what was not made with `new`, or is deleted already")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_is_made_of_a_number_a_value_or_braces() {
        let mut world = World::default();
        let ty = type_of(&mut world, "vector", Types::INT, None);
        let args = [V::Type(Types::INT)];
        let int = |x| V::Int(Integer::Int, x);
        let length = |world: &mut World, values: &[V], braces| match construct(world, ty, "vector", &args, values, braces).unwrap() {
            V::Array(array) => world.length(&array),
            _ => -1,
        };
        assert_eq!(length(&mut world, &[int(5)], false), 5);
        assert_eq!(length(&mut world, &[int(5), int(1)], false), 5);
        assert_eq!(length(&mut world, &[int(5), int(1)], true), 2);
    }
}
