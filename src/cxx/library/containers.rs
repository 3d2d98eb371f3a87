//! `std::vector`, `std::array` and their relatives: how they are made, and what can be asked of them.

use super::{Native, arg, integer, truth};
use crate::cxx::convert::containers::{self, MAX_CELLS, MAX_ELEMENTS, too_many};
use crate::cxx::convert::{self, default_of as zero};
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::types::containers::{ARRAYS, VECTORS, element_of};
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Outcome, Storage, Type, TypeId, V};
use crate::cxx::world::World;
use std::rc::Rc;

/// How many copies of a value a container is filled with at once.
fn repeated(n: i64) -> Outcome<i64> {
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
fn between(world: &mut World, first: &V, last: &V) -> Outcome<Vec<V>> {
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
fn moved(world: &mut World, array: &Array, capacity: i64) -> Outcome<()> {
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

/// The place of an iterator in its container.
fn position(world: &mut World, array: &Rc<Array>, iterator: &V) -> Outcome<i64> {
    let first = world.decayed(array);
    let at = world.value(iterator)?;
    let distance = crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Subtract, &at, &first)?;
    let i = integer(world, &distance)?;
    if !(0..=world.length(array)).contains(&i) {
        return Err(Fault::runtime(format!("position {i} of a container of {} elements", world.length(array))));
    }
    Ok(i)
}

/// Takes `gone` elements out at a place and puts others there.
pub fn spliced(world: &mut World, array: &Rc<Array>, at: i64, gone: i64, fresh: Vec<V>) -> Outcome<()> {
    if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
        let gone: Vec<V> = cells.splice(at as usize..(at + gone) as usize, fresh).collect();
        drop(gone);
        return Ok(());
    }
    let n = world.length(array);
    let grown = n + fresh.len() as i64 - gone;
    let tail: Vec<V> = (at + gone..n).map(|i| world.load(&world.element(array, i)?)).collect::<Outcome<_>>()?;
    if grown > n {
        let zero = zero(world, array.element)?;
        resize(world, array, grown, &zero)?;
    }
    for (i, v) in fresh.into_iter().chain(tail).enumerate() {
        let place = world.element(array, at + i as i64)?;
        world.store(&place, v)?;
    }
    if grown < n {
        resize(world, array, grown, &V::Void)?;
    }
    Ok(())
}

/// A method of a container.
pub fn method(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    let n = world.length(array);
    let offset = |world: &mut World, i: i64| {
        let first = world.decayed(array);
        crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Add, &first, &V::Int(Integer::Long, i))
    };
    let grows = !matches!(world.types.get(array.ty), Type::Array(..));
    Ok(Some(match name {
        "size" | "length" => V::Int(Integer::ULong, n),
        "max_size" if is_fixed(world, array) => V::Int(Integer::ULong, n),
        "max_size" => match world.types.size_of(array.element) {
            Some(bytes) => V::Int(Integer::ULong, i64::MAX / bytes.max(1)),
            None => return Ok(None),
        },
        "capacity" if !is_named(world, array, "deque") => V::Int(Integer::ULong, array.capacity.get()),
        "empty" => truth(n == 0),
        "data" | "begin" | "cbegin" => offset(world, 0)?,
        "end" | "cend" => offset(world, n)?,
        "front" => world.element(array, 0)?,
        "back" => world.element(array, n.saturating_sub(1))?,
        "at" => {
            let i = integer(world, arg(args, 0)?)?;
            world.element(array, i)?
        }
        "fill" | "clear" if is_fixed(world, array) => {
            for i in 0..n {
                let value = match args.first() {
                    Some(v) => v.clone(),
                    None => zero(world, array.element)?,
                };
                let place = world.element(array, i)?;
                world.store(&place, value)?;
            }
            V::Void
        }
        "push_back" | "emplace_back" if grows => {
            let value = match args {
                [one] => convert::convert(world, one.clone(), array.element, true)?,
                [] => zero(world, array.element)?,
                many => super::construct(world, array.element, many, false)?,
            };
            let value = world.copy(&value)?;
            resize(world, array, n + 1, &value)?;
            if name == "emplace_back" { world.element(array, n)? } else { V::Void }
        }
        "insert" | "emplace" | "push_front" | "emplace_front" if grows => {
            let front = name.ends_with("front");
            let at = if front { 0 } else { position(world, array, arg(args, 0)?)? };
            let rest = if front { args } else { args.get(1..).unwrap_or_default() };
            let items: Vec<V> = match rest {
                [one] => match world.value(one)? {
                    V::Braces(items) if !matches!(world.types.get(array.element), Type::Library(..) | Type::Of(_)) => items.to_vec(),
                    v => vec![v],
                },
                [count, value] if matches!(world.value(count)?, V::Int(..)) => {
                    let n = repeated(integer(world, count)?)?;
                    vec![world.value(value)?; n as usize]
                }
                [first, last] => between(world, first, last)?,
                _ => return Ok(None),
            };
            let mut fresh = Vec::with_capacity(items.len());
            for item in items {
                let item = convert::convert(world, item, array.element, true)?;
                fresh.push(world.copy(&item)?);
            }
            spliced(world, array, at, 0, fresh)?;
            offset(world, at)?
        }
        "erase" if grows => {
            let from = position(world, array, arg(args, 0)?)?;
            let to = match args.get(1) {
                Some(last) => position(world, array, last)?,
                None => from + 1,
            };
            if from > to || to > n {
                return Err(Fault::runtime(format!("elements {from} to {to} of {n} are erased")));
            }
            spliced(world, array, from, to - from, Vec::new())?;
            offset(world, from)?
        }
        "pop_front" if n > 0 && grows => {
            spliced(world, array, 0, 1, Vec::new())?;
            V::Void
        }
        "rbegin" | "crbegin" | "rend" | "crend" => return Ok(None),
        "swap" => {
            let V::Array(other) = world.value(arg(args, 0)?)? else {
                return Ok(None);
            };
            array.storage.swap(&other.storage);
            array.capacity.swap(&other.capacity);
            V::Void
        }
        "pop_back" if n > 0 => {
            resize(world, array, n - 1, &V::Void)?;
            V::Void
        }
        "clear" => {
            resize(world, array, 0, &V::Void)?;
            V::Void
        }
        "resize" | "assign" if grows => {
            let count = integer(world, arg(args, 0)?)?;
            let value = match args.get(1) {
                Some(v) => world.value(v)?,
                None => zero(world, array.element)?,
            };
            if name == "assign" {
                resize(world, array, 0, &V::Void)?;
                if count > array.capacity.get() && count <= MAX_ELEMENTS {
                    moved(world, array, count)?;
                }
            }
            resize(world, array, count, &value)?;
            V::Void
        }
        "reserve" if grows => {
            let count = integer(world, arg(args, 0)?)?;
            if !(0..=MAX_ELEMENTS).contains(&count) {
                return Err(Fault::runtime(format!("a container of {count} elements")));
            }
            if count > array.capacity.get() {
                moved(world, array, count)?;
            }
            V::Void
        }
        "shrink_to_fit" if grows => {
            if n < array.capacity.get() {
                moved(world, array, n)?;
            }
            V::Void
        }
        _ => return Ok(None),
    }))
}

/// Whether a container is the template `name`.
fn is_named(world: &World, array: &Array, name: &str) -> bool {
    matches!(world.types.get(array.ty), Type::Library(of, _) if **of == *name)
}

fn is_fixed(world: &World, array: &Array) -> bool {
    matches!(world.types.get(array.ty), Type::Library(name, _) if ARRAYS.contains(&&**name) || &**name == "ArrayEngine")
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

/// `make_unique<T>(args)`, `make_unique<T[]>(n)`
fn owned(world: &mut World, templates: &[V], args: &[V]) -> Outcome<V> {
    let ty = super::type_arg(world, templates, 0)?;
    if let Type::Array(element, _) = world.types.get(ty).clone() {
        let n = integer(world, arg(args, 0)?)?;
        return new_elements(world, element, n);
    }
    let value = match args {
        [] => zero(world, ty)?,
        [one] => convert::convert(world, one.clone(), ty, true)?,
        many => convert::convert(world, V::Braces(Rc::new(many.to_vec())), ty, true)?,
    };
    let holder = convert::cells(ty, ty, vec![value]);
    Ok(match holder {
        V::Array(array) => V::AddressOf(Rc::new(V::Cell(0, array))),
        v => v,
    })
}

/// Functions on containers.
pub const NATIVES: &[(&str, Native)] = &[
    ("make_unique", owned),
    ("make_shared", owned),
    ("size", |world, templates, args| match (templates, world.value(arg(args, 0)?)?) {
        ([], V::Array(array)) if !matches!(world.types.get(array.ty), Type::Library(name, _) if &**name == "array") => {
            Ok(V::Int(Integer::ULong, world.length(&array)))
        }
        (_, v) => match crate::cxx::cute::call(world, "size", templates, &[v])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill("`size` takes a layout, a tensor or a container")),
        },
    }),
    ("begin", |world, _, args| ends(world, args, "begin")),
    ("end", |world, _, args| ends(world, args, "end")),
    ("distance", |world, _, args| {
        let (first, last) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
        crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Subtract, &last, &first)
    }),
    ("next", |world, _, args| {
        let by = args.get(1).cloned().unwrap_or(V::Int(Integer::Long, 1));
        let at = arg(args, 0)?.clone();
        crate::cxx::arith::binary(world, crate::cxx::ast::BinaryOp::Add, &at, &by)
    }),
    ("initializer_list", |_, _, args| Ok(V::Braces(Rc::new(args.to_vec())))),
];

fn ends(world: &mut World, args: &[V], name: &str) -> Outcome<V> {
    match world.value(arg(args, 0)?)? {
        V::Array(array) => match method(world, &array, name, &[])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill("a container is needed")),
        },
        _ => Err(Fault::ill(format!("`{name}` takes a container"))),
    }
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
    fn a_vector_grows() {
        let mut world = World::default();
        let ty = type_of(&mut world, "vector", Types::FLOAT, None);
        let V::Array(array) = convert::default_of(&mut world, ty).unwrap() else { panic!() };
        for i in 0..100 {
            method(&mut world, &array, "push_back", &[V::Int(Integer::Int, i)]).unwrap();
        }
        assert_eq!(world.length(&array), 100);
        let last = world.element(&array, 99).unwrap();
        assert!(matches!(world.value(&last).unwrap(), V::Float(_, x) if x == 99.0));
        method(&mut world, &array, "pop_back", &[]).unwrap();
        assert_eq!(world.length(&array), 99);
    }

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
