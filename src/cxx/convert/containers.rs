//! Containers, strings and the other types of the library: how they are made, and what converts to them.

use super::integer;
use crate::algebra::tensor::Space;
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::types::containers::{ARRAYS, VECTORS, count_of, element_of, is_sequence};
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Outcome, Storage, Type, TypeId, V};
use crate::cxx::world::{World, characters};
use std::rc::Rc;

/// The most elements of a container.
pub(in crate::cxx) const MAX_ELEMENTS: i64 = 1 << 28;

/// The most elements of one that are not numbers.
pub const MAX_CELLS: i64 = 1 << 22;

/// A container has more elements than that.
pub fn too_many() -> Box<Fault> {
    Fault::new(FaultKind::Limit, format!("a container of more than {MAX_CELLS} objects"))
}

fn region(name: &str) -> Region {
    match name {
        "device_vector" => Region::Device,
        "vector" | "host_vector" | "deque" => Region::Heap,
        _ => Region::Stack,
    }
}

/// A container of `n` elements of zero.
pub(in crate::cxx) fn zeroed(world: &mut World, ty: TypeId, name: &str, element: TypeId, n: i64) -> Outcome<V> {
    if n > MAX_ELEMENTS {
        return Err(Fault::new(FaultKind::Limit, "a container is too large"));
    }
    if matches!(world.types.get(element), Type::Class(_)) && n > 0 {
        return Err(Fault::new(FaultKind::Unsupported, "a container of objects is made by the machine"));
    }
    world.new_array(ty, element, n, region(name))
}

/// `T{}` of a type of the library.
pub fn default_of(world: &mut World, ty: TypeId, name: &str, args: &[V]) -> Outcome<V> {
    Ok(match name {
        "string" | "ostringstream" | "stringstream" => characters::string(Vec::new()),
        "function" => V::Null,
        "unique_ptr" | "shared_ptr" => match args.first() {
            Some(V::Type(of)) => {
                let of = match world.types.get(*of) {
                    Type::Array(element, _) => *element,
                    _ => *of,
                };
                let pointer = world.types.intern(Type::Pointer(Space::Raw, of));
                super::default_of(world, pointer)?
            }
            _ => V::Null,
        },
        "dim3" => dim3(world, ty, &[])?,
        "cudaDeviceProp" | "GPU_Clock" => V::Type(ty),
        name if VECTORS.contains(&name) => zeroed(world, ty, name, element_of(args), 0)?,
        name if is_sequence(name) => zeroed(world, ty, name, element_of(args), count_of(args))?,
        _ => V::Type(ty),
    })
}

/// `dim3(x, y, z)`: three unsigned integers, 1 where not given.
pub fn dim3(world: &mut World, ty: TypeId, args: &[V]) -> Outcome<V> {
    let made = world.new_array(ty, Types::UINT, 3, Region::Stack)?;
    if let V::Array(array) = &made {
        for i in 0..3 {
            let value = match args.get(i) {
                Some(v) => super::convert(world, v.clone(), Types::UINT, false)?,
                None => V::Int(Integer::UInt, 1),
            };
            let place = world.element(array, i as i64)?;
            world.store(&place, value)?;
        }
    }
    Ok(made)
}

/// `v` as a value of a type of the library.
pub fn convert(world: &mut World, v: V, to: TypeId, name: &str, args: &[V]) -> Outcome<V> {
    let fits = match &v {
        V::Array(array) => array.ty == to,
        V::Text(_) => matches!(name, "string" | "ostringstream" | "stringstream"),
        _ => false,
    };
    if fits {
        return Ok(v);
    }
    match (name, v) {
        ("string", v @ (V::Pointer { .. } | V::Array(_))) => Ok(characters::string(characters::bytes(world, &v)?)),
        ("unique_ptr" | "shared_ptr", V::AddressOf(place)) => match args.first() {
            // a pointer to an object of a derived class is one to its base
            Some(V::Type(of)) => match world.types.get(world.types.without_const(*of)) {
                Type::Class(class) => Ok(V::AddressOf(Rc::new(world.referred_as(&place, *class)?))),
                _ => Ok(V::AddressOf(place)),
            },
            _ => Ok(V::AddressOf(place)),
        },
        ("function" | "unique_ptr" | "shared_ptr", v) => Ok(v),
        ("dim3", V::Int(kind, x)) => dim3(world, to, &[V::Int(kind, x)]),
        (_, V::Braces(items)) => from_braces(world, to, name, args, &items),
        (_, V::Type(ty)) if ty == to => Ok(V::Type(ty)),
        (name, V::Array(from)) if VECTORS.contains(&name) => {
            // Thrust copies between the host and the device.
            let element = element_of(args);
            if let Some(copy) = copied_bytes(world, to, name, element, &from)? {
                return Ok(copy);
            }
            let items = (0..world.length(&from)).map(|i| world.load(&world.element(&from, i)?)).collect::<Outcome<Vec<_>>>()?;
            filled(world, to, name, element, &items)
        }
        (_, v) => {
            let from = world.type_of(&v);
            Err(Fault::ill(format!("no conversion from `{}` to `{}`", world.types.name(from), world.types.name(to))))
        }
    }
}

/// A container with the bytes of another one of the same elements.
fn copied_bytes(world: &mut World, ty: TypeId, name: &str, element: TypeId, from: &Rc<Array>) -> Outcome<Option<V>> {
    let block = match &*from.storage.borrow() {
        Storage::Bytes(block) if from.element == element && world.types.scalar_bits(element).is_some() => block.clone(),
        _ => return Ok(None),
    };
    let made = zeroed(world, ty, name, element, world.length(from))?;
    if let V::Array(array) = &made
        && let Storage::Bytes(to) = &*array.storage.borrow()
    {
        let from = block.bytes.borrow();
        let mut bytes = to.bytes.borrow_mut();
        let n = bytes.len().min(from.len());
        bytes[..n].copy_from_slice(&from[..n]);
        to.written.set(block.written.get());
        *to.missing.borrow_mut() = block.missing.borrow().clone();
    }
    Ok(Some(made))
}

/// A container of the values, each converted to the type of the elements.
pub(in crate::cxx) fn filled(world: &mut World, ty: TypeId, name: &str, element: TypeId, items: &[V]) -> Outcome<V> {
    let n = items.len() as i64;
    if world.types.scalar_bits(element).is_some() {
        let made = zeroed(world, ty, name, element, n)?;
        if let V::Array(array) = &made {
            for (i, item) in items.iter().enumerate() {
                let place = world.element(array, i as i64)?;
                world.store(&place, item.clone())?;
            }
        }
        return Ok(made);
    }
    let mut cells = Vec::new();
    for item in items {
        let item = super::convert(world, item.clone(), element, false)?;
        cells.push(world.copy(&item)?);
    }
    Ok(super::cells(ty, element, cells))
}

/// `T{args}` of a type of the library; what is no vector is made by `T(args)` as well.
pub fn from_braces(world: &mut World, ty: TypeId, name: &str, args: &[V], values: &[V]) -> Outcome<V> {
    let values = values.iter().map(|v| world.value(v)).collect::<Outcome<Vec<V>>>()?;
    match (name, &values[..]) {
        (_, []) => return default_of(world, ty, name, args),
        ("dim3", values) => return dim3(world, ty, values),
        ("string", values) => return string(world, values),
        ("ostringstream" | "stringstream", [text, ..]) => return Ok(characters::string(characters::bytes(world, text)?)),
        ("function" | "unique_ptr" | "shared_ptr", [v, ..]) => return Ok(v.clone()),
        (_, [V::Array(from)]) if from.ty == ty => return world.copy(&values[0]),
        _ => {}
    }
    let element = element_of(args);
    if ARRAYS.contains(&name) {
        let items = match &values[..] {
            [V::Braces(items)] if world.types.scalar_bits(element).is_some() => items.to_vec(),
            _ => values,
        };
        return super::filled(world, ty, element, count_of(args), &items);
    }
    if VECTORS.contains(&name) {
        return match &values[..] {
            [V::Braces(items)] => filled(world, ty, name, element, &items.clone()),
            values => filled(world, ty, name, element, values),
        };
    }
    Err(Fault::new(FaultKind::Unsupported, format!("`{name}` is not read")))
}

/// `std::string(args)`
pub fn string(world: &mut World, args: &[V]) -> Outcome<V> {
    match args {
        [] => Ok(characters::string(Vec::new())),
        [count, c] if matches!(world.value(count)?, V::Int(..)) => {
            let n = characters::count(integer(world, count)?)?;
            let c = integer(world, c)?;
            Ok(characters::string(vec![c as u8; n]))
        }
        [first, last] if matches!(world.value(last)?, V::AddressOf(_)) => {
            let (first, last) = (world.value(first)?, world.value(last)?);
            let n = characters::count(world.distance(&first, &last)?)? as i64;
            let mut text = Vec::new();
            for i in 0..n {
                let c = match world.element_behind(&first, i)? {
                    Some(place) => world.value(&place)?,
                    None => V::Void,
                };
                text.push(integer(world, &c)? as u8);
            }
            Ok(characters::string(text))
        }
        [text, n] => {
            let mut text = characters::bytes(world, text)?;
            let n = integer(world, n)?;
            text.truncate(usize::try_from(n).unwrap_or(0));
            Ok(characters::string(text))
        }
        [text, ..] => Ok(characters::string(characters::bytes(world, text)?)),
    }
}
