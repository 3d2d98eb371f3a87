//! What can be asked of `std::vector`, `std::array` and their relatives: their methods, and the functions on them.

use super::containers::{between, moved, new_elements, repeated, resize};
use super::{Native, arg, integer, truth};
use crate::cxx::arith;
use crate::cxx::ast::BinaryOp;
use crate::cxx::convert::containers::MAX_ELEMENTS;
use crate::cxx::convert::{self, default_of as zero};
use crate::cxx::types::containers::ARRAYS;
use crate::cxx::value::{Array, Fault, Integer, Outcome, Storage, Type, V};
use crate::cxx::world::World;
use std::rc::Rc;

/// A method of a container.
pub fn method(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    for family in [asked, changed, given_room] {
        if let Some(v) = family(world, array, name, args)? {
            return Ok(Some(v));
        }
    }
    Ok(None)
}

/// What a container tells of itself, and its elements.
fn asked(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    let n = world.length(array);
    Ok(Some(match name {
        "size" | "length" => V::Int(Integer::ULong, n),
        "max_size" if is_fixed(world, array) => V::Int(Integer::ULong, n),
        "max_size" => match world.types.size_of(array.element) {
            Some(bytes) => V::Int(Integer::ULong, i64::MAX / bytes.max(1)),
            None => return Ok(None),
        },
        "capacity" if !is_named(world, array, "deque") => V::Int(Integer::ULong, array.capacity.get()),
        "empty" => truth(n == 0),
        "data" | "begin" | "cbegin" => offset(world, array, 0)?,
        "end" | "cend" => offset(world, array, n)?,
        "front" => world.element(array, 0)?,
        "back" => world.element(array, n.saturating_sub(1))?,
        "at" => {
            let i = integer(world, arg(args, 0)?)?;
            world.element(array, i)?
        }
        _ => return Ok(None),
    }))
}

/// What puts elements into a container or takes them out.
fn changed(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    let n = world.length(array);
    let grows = has_changing_length(world, array);
    Ok(Some(match name {
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
        "insert" | "emplace" | "push_front" | "emplace_front" if grows => return inserted(world, array, name, args),
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
            offset(world, array, from)?
        }
        "pop_front" if n > 0 && grows => {
            spliced(world, array, 0, 1, Vec::new())?;
            V::Void
        }
        "swap" => {
            let V::Array(other) = world.value(arg(args, 0)?)? else {
                return Ok(None);
            };
            if !Rc::ptr_eq(array, &other) {
                array.storage.swap(&other.storage);
                array.capacity.swap(&other.capacity);
            }
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
        _ => return Ok(None),
    }))
}

/// `insert`, `emplace` and their relatives at the front.
fn inserted(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
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
    offset(world, array, at).map(Some)
}

/// What changes how many elements there are, or how many there is room for.
fn given_room(world: &mut World, array: &Rc<Array>, name: &str, args: &[V]) -> Outcome<Option<V>> {
    if !has_changing_length(world, array) {
        return Ok(None);
    }
    let n = world.length(array);
    Ok(Some(match name {
        "resize" | "assign" => {
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
        "reserve" => {
            let count = integer(world, arg(args, 0)?)?;
            if !(0..=MAX_ELEMENTS).contains(&count) {
                return Err(Fault::runtime(format!("a container of {count} elements")));
            }
            if count > array.capacity.get() {
                moved(world, array, count)?;
            }
            V::Void
        }
        "shrink_to_fit" => {
            if n < array.capacity.get() {
                moved(world, array, n)?;
            }
            V::Void
        }
        _ => return Ok(None),
    }))
}

/// Whether it is anything but an array of C.
fn has_changing_length(world: &World, array: &Array) -> bool {
    !matches!(world.types.get(array.ty), Type::Array(..))
}

/// The iterator to the element at a place.
fn offset(world: &mut World, array: &Rc<Array>, i: i64) -> Outcome<V> {
    let first = world.decayed(array);
    arith::binary(world, BinaryOp::Add, &first, &V::Int(Integer::Long, i))
}

/// The place of an iterator in its container.
fn position(world: &mut World, array: &Rc<Array>, iterator: &V) -> Outcome<i64> {
    let first = world.decayed(array);
    let at = world.value(iterator)?;
    let distance = arith::binary(world, BinaryOp::Subtract, &at, &first)?;
    let i = integer(world, &distance)?;
    if !(0..=world.length(array)).contains(&i) {
        return Err(Fault::runtime(format!("position {i} of a container of {} elements", world.length(array))));
    }
    Ok(i)
}

/// Takes `gone` elements out at a place and puts others there.
fn spliced(world: &mut World, array: &Rc<Array>, at: i64, gone: i64, fresh: Vec<V>) -> Outcome<()> {
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

/// Whether a container is the template `name`.
fn is_named(world: &World, array: &Array, name: &str) -> bool {
    matches!(world.types.get(array.ty), Type::Library(of, _) if **of == *name)
}

fn is_fixed(world: &World, array: &Array) -> bool {
    matches!(world.types.get(array.ty), Type::Library(name, _) if ARRAYS.contains(&&**name) || &**name == "ArrayEngine")
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
        arith::binary(world, BinaryOp::Subtract, &last, &first)
    }),
    ("next", |world, _, args| {
        let by = args.get(1).cloned().unwrap_or(V::Int(Integer::Long, 1));
        let at = arg(args, 0)?.clone();
        arith::binary(world, BinaryOp::Add, &at, &by)
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

#[cfg(test)]
mod tests {
    use super::super::containers::type_of;
    use super::*;
    use crate::cxx::types::Types;

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
}
