//! Conversions between types, the value that a type has without arguments, and the stores and copies of values: a store
//! converts to the type of its place, and a conversion to an array stores its elements.

mod algebra;
mod arrays;
mod bytes;
pub mod containers;
mod copies;
mod store;

use super::cute;
use super::floats::Format;
use super::memory::Region;
use super::types::Types;
use super::value::{Array, Fault, Floating, Integer, Outcome, Storage, Type, TypeId, V};
use super::world::World;
use crate::algebra::tensor::Space;
use crate::cxx::world::characters;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// `x` as a number of a floating-point type.
pub fn rounded(kind: Floating, x: f64) -> f64 {
    match kind {
        Floating::Float => (x as f32).into(),
        Floating::Double | Floating::LongDouble => x,
        Floating::Narrow(_) => Format::of(kind.name()).map_or(x, |f| f.round(x)),
    }
}

/// An integer with its type read as the number it means.
pub fn as_f64(kind: Integer, x: i64) -> f64 {
    match kind {
        Integer::ULong | Integer::ULongLong => x as u64 as f64,
        _ => x as f64,
    }
}

/// A floating-point number as an integer, towards zero, as the processor converts it.
pub fn to_integer(kind: Integer, x: f64) -> i64 {
    match kind {
        Integer::Bool => (x != 0.0).into(),
        Integer::ULong | Integer::ULongLong => x as u64 as i64,
        Integer::Long | Integer::LongLong => x as i64,
        Integer::UInt => kind.wrap(x as i64),
        _ if (-2147483648.0..2147483648.0).contains(&x.trunc()) => kind.wrap(x as i64),
        _ => kind.wrap(i64::from(i32::MIN)),
    }
}

/// An argument as an integer.
pub fn integer(world: &World, v: &V) -> Outcome<i64> {
    Ok(match world.value(v)? {
        V::Int(_, x) | V::Static(_, x) | V::Enum(_, x) => x,
        V::Float(_, x) => to_integer(Integer::Long, x),
        V::Data(_) => return Err(Fault::no_data("an integer")),
        V::Type(ty) => match world.types.get(ty) {
            Type::Of(V::Static(_, x)) => *x,
            _ => return Err(Fault::ill("a type stands where an integer is needed")),
        },
        v => match cute::integer(world, &v) {
            Some(x) => x,
            None => return Err(Fault::ill("an argument is no integer")),
        },
    })
}

/// An argument as a floating-point number.
pub fn float(world: &World, v: &V) -> Outcome<f64> {
    Ok(match world.value(v)? {
        V::Float(_, x) => x,
        V::Int(kind, x) | V::Static(kind, x) => as_f64(kind, x),
        V::Enum(_, x) => x as f64,
        V::Data(_) => return Err(Fault::no_data("a number")),
        _ => return Err(Fault::ill("an argument is no number")),
    })
}

/// Whether a condition holds.
pub fn truth(world: &World, v: &V) -> Outcome<bool> {
    Ok(match v {
        V::Int(_, x) | V::Static(_, x) | V::Enum(_, x) => *x != 0,
        V::Float(_, x) => *x != 0.0,
        V::Null => false,
        V::Pointer { address, .. } => *address != 0,
        V::AddressOf(_) | V::Closure(_) | V::Function(_) => true,
        V::Cute(_) | V::Tuple(_) => match cute::integer(world, v) {
            Some(x) => x != 0,
            None => return Err(Fault::ill("a condition that is no truth value")),
        },
        v if World::is_place(v) => return truth(world, &world.load(v)?),
        V::Stream(_) => true,
        V::Data(_) => return Err(Fault::no_data("a condition")),
        V::Type(_) => return Err(Fault::ill("a type stands where a value is needed")),
        _ => return Err(Fault::ill("a condition that is no truth value")),
    })
}

/// Whether `v` is an enumerator of an enumeration of CuTe: `GMMA::Major::K` of `GMMA::Major`.
fn is_enumerator(world: &mut World, v: &V, of: TypeId) -> bool {
    let ty = world.type_of(v);
    let (name, of) = (world.types.name(ty), world.types.name(of));
    name.strip_prefix(&of).is_some_and(|rest| rest.starts_with("::"))
}

fn refused(world: &mut World, v: &V, to: TypeId) -> Box<Fault> {
    let from = world.type_of(v);
    Fault::ill(format!("no conversion from `{}` to `{}`", world.types.name(from), world.types.name(to)))
}

/// `v` as a value of type `to`: by a cast where `explicit`, else as an initialiser or an argument is converted.
pub fn convert(world: &mut World, v: V, to: TypeId, explicit: bool) -> Outcome<V> {
    if let (V::Int(_, x), 1..=12) = (&v, to.0) {
        let kind = super::types::INTEGERS[to.0 as usize - 1];
        return Ok(V::Int(kind, kind.wrap(*x)));
    }
    match world.types.get(to) {
        Type::Reference(of) | Type::Forwarding(of) => {
            if World::is_place(&v) || matches!(v, V::Object(_) | V::Array(_) | V::Text(_)) {
                return Ok(v);
            }
            let of = *of;
            return convert(world, v, of, explicit);
        }
        Type::Const(of) => {
            let of = *of;
            return convert(world, v, of, explicit);
        }
        _ => {}
    }
    let v = world.value(&v)?;
    if let V::Data(_) = v {
        return data(world, v, to);
    }
    match world.types.get(to).clone() {
        Type::Auto => Ok(match &v {
            V::Array(array) if matches!(world.types.get(array.ty), Type::Array(..)) => world.decayed(array),
            _ => v,
        }),
        Type::Void => Ok(V::Void),
        Type::Int(kind) => to_int(world, v, kind, to, explicit),
        Type::Float(kind) => match number(world, &v) {
            Some(Number::Int(from, x)) => Ok(V::Float(kind, rounded(kind, as_f64(from, x)))),
            Some(Number::Float(x)) => Ok(V::Float(kind, rounded(kind, x))),
            None => braced(world, v, to, explicit),
        },
        Type::Enum(_, _, kind) => match &v {
            V::Enum(ty, _) if *ty == to => Ok(v),
            V::Int(_, x) | V::Enum(_, x) | V::Static(_, x) if explicit => Ok(V::Enum(to, kind.wrap(*x))),
            V::Float(_, x) if explicit => Ok(V::Enum(to, to_integer(kind, *x))),
            _ => braced(world, v, to, explicit),
        },
        Type::Element(_) if to == Types::BIT => to_int(world, v, Integer::Bool, to, explicit),
        Type::Element(_) => match number(world, &v) {
            Some(Number::Int(_, x)) => Ok(V::Int(Integer::Int, element_wrap(world, to, x))),
            Some(Number::Float(x)) => Ok(V::Int(Integer::Int, element_wrap(world, to, to_integer(Integer::Long, x)))),
            None => braced(world, v, to, explicit),
        },
        Type::Null => match v {
            V::Null => Ok(v),
            _ => Err(refused(world, &v, to)),
        },
        Type::Pointer(space, element) => to_pointer(world, v, space, element, to, explicit),
        Type::Array(element, count) => to_array(world, v, to, element, count),
        Type::Class(class) => match &v {
            V::Object(object) if object.class == class => Ok(v),
            _ => Err(refused(world, &v, to)),
        },
        Type::Of(target) => {
            if world.type_of(&v) == to {
                return Ok(v);
            }
            let v = match (v, &target) {
                (V::Braces(items), V::Tuple(_)) => V::Tuple(items),
                (V::Braces(items), _) if items.is_empty() => return default_of(world, to),
                (V::Braces(items), _) if items.len() == 1 => return convert(world, items[0].clone(), to, explicit),
                (v, _) => v,
            };
            match algebra::converted(world, &v, &target)? {
                Some(v) => Ok(v),
                None if is_enumerator(world, &v, to) => Ok(v),
                None => Err(refused(world, &v, to)),
            }
        }
        Type::Library(name, args) => containers::convert(world, v, to, &name, &args),
        Type::Closure(_) | Type::Function(..) | Type::Const(_) | Type::Reference(_) | Type::Forwarding(_) => Ok(v),
    }
}

/// A number that depends on data, as one of type `to`.
fn data(world: &mut World, v: V, to: TypeId) -> Outcome<V> {
    match world.types.get(to) {
        Type::Auto => Ok(v),
        Type::Void => Ok(V::Void),
        Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Element(_) => Ok(V::Data(to)),
        Type::Pointer(..) => Err(Fault::no_data("an address")),
        _ => Err(refused(world, &v, to)),
    }
}

/// A number, integer or floating-point.
enum Number {
    Int(Integer, i64),
    Float(f64),
}

fn number(world: &World, v: &V) -> Option<Number> {
    Some(match v {
        V::Int(kind, x) | V::Static(kind, x) => Number::Int(*kind, *x),
        V::Float(_, x) => Number::Float(*x),
        V::Enum(ty, x) => match world.types.get(*ty) {
            Type::Enum(_, _, kind) => Number::Int(*kind, *x),
            _ => Number::Int(Integer::Int, *x),
        },
        V::Cute(_) | V::Tuple(_) => Number::Int(Integer::Int, cute::integer(world, v)?),
        _ => return None,
    })
}

fn element_wrap(world: &World, ty: TypeId, x: i64) -> i64 {
    let name = world.types.element_name(ty).unwrap_or("");
    let unused = 64 - world.types.scalar_bits(ty).unwrap_or(64).clamp(1, 64);
    let moved = x.wrapping_shl(unused);
    if name.starts_with("int") { moved >> unused } else { ((moved as u64) >> unused) as i64 }
}

fn to_int(world: &mut World, v: V, kind: Integer, to: TypeId, explicit: bool) -> Outcome<V> {
    if kind == Integer::Bool {
        return match &v {
            V::Braces(_) => braced(world, v, to, explicit),
            V::Enum(ty, _) if !explicit && is_scoped(world, *ty) => Err(refused(world, &v, to)),
            V::Object(_) | V::Text(_) | V::Array(_) => Err(refused(world, &v, to)),
            v => Ok(V::Int(kind, truth(world, v)?.into())),
        };
    }
    Ok(V::Int(
        kind,
        match &v {
            V::Int(_, x) | V::Static(_, x) => kind.wrap(*x),
            V::Float(_, x) => to_integer(kind, *x),
            V::Enum(ty, x) if explicit || !is_scoped(world, *ty) => kind.wrap(*x),
            V::Pointer { address, .. } if explicit => kind.wrap(((*address as u64) >> 3) as i64),
            V::Cute(_) | V::Tuple(_) => match cute::integer(world, &v) {
                Some(x) => kind.wrap(x),
                None => return Err(refused(world, &v, to)),
            },
            _ => return braced(world, v, to, explicit),
        },
    ))
}

fn is_scoped(world: &World, ty: TypeId) -> bool {
    matches!(world.types.get(ty), Type::Enum(_, true, _))
}

/// `{x}` and `{}` for what takes one value.
fn braced(world: &mut World, v: V, to: TypeId, explicit: bool) -> Outcome<V> {
    match &v {
        V::Braces(items) if items.is_empty() => default_of(world, to),
        V::Braces(items) if items.len() == 1 && !matches!(items[0], V::Braces(_)) => convert(world, items[0].clone(), to, explicit),
        _ => Err(refused(world, &v, to)),
    }
}

fn to_pointer(world: &mut World, v: V, space: Space, element: TypeId, to: TypeId, explicit: bool) -> Outcome<V> {
    let same = |world: &World, from: TypeId| {
        let (from, to) = (world.types.without_const(from), world.types.without_const(element));
        from == to || to == Types::VOID || explicit
    };
    Ok(match v {
        V::Pointer { element: from, address, .. } if same(world, from) => V::Pointer { space, element, address },
        V::Null if world.types.is_flat(world.types.without_const(element)) => V::Pointer { space, element, address: 0 },
        V::AddressOf(place) if explicit && world.types.is_flat(world.types.without_const(element)) => match first_byte(world, &place) {
            Some(address) => V::Pointer { space, element, address },
            None => V::AddressOf(place),
        },
        V::AddressOf(place) => match world.types.get(world.types.without_const(element)) {
            Type::Class(class) => V::AddressOf(Rc::new(world.referred_as(&place, *class)?)),
            _ => V::AddressOf(place),
        },
        V::Null | V::Function(_) | V::Closure(_) => v,
        V::Int(_, 0) if !explicit => V::Pointer { space, element, address: 0 },
        V::Int(_, x) | V::Enum(_, x) if explicit => V::Pointer { space, element, address: x.wrapping_shl(3) },
        V::Array(array) => {
            let decayed = world.decayed(&array);
            return convert(world, decayed, to, explicit);
        }
        V::Cute(_) if cute::pointer(world, &v).is_some() => v,
        V::Braces(_) => return braced(world, v, to, explicit),
        v => return Err(refused(world, &v, to)),
    })
}

/// Where the first number of an array of arrays lies.
fn first_byte(world: &World, place: &V) -> Option<i64> {
    let mut v = world.value(place).ok()?;
    for _ in 0..64 {
        let V::Array(array) = &v else {
            return None;
        };
        v = match world.decayed(array) {
            V::Pointer { address, .. } => return Some(address),
            V::AddressOf(cell) => world.value(&cell).ok()?,
            _ => return None,
        };
    }
    None
}

fn to_array(world: &mut World, v: V, to: TypeId, element: TypeId, count: Option<i64>) -> Outcome<V> {
    match &v {
        V::Array(array) if array.ty == to || count.is_none() => Ok(v),
        V::Braces(items) => {
            let n = count.unwrap_or(items.len() as i64);
            if items.len() as i64 > n {
                return Err(Fault::ill(format!("{} initialisers for an array of {n} elements", items.len())));
            }
            filled(world, to, element, n, items)
        }
        // A literal for an array of characters.
        V::Pointer { address, .. } if world.types.without_const(element) == Types::CHAR => {
            let text = characters::c_string(world, *address)?;
            let n = count.unwrap_or(text.len() as i64 + 1);
            let to = world.types.intern(Type::Array(element, Some(n)));
            let made = world.new_array(to, element, n, Region::Stack)?;
            if let V::Array(array) = &made
                && let Storage::Bytes(block) = &*array.storage.borrow()
            {
                let mut bytes = block.bytes.borrow_mut();
                let n = bytes.len().min(text.len());
                bytes[..n].copy_from_slice(&text[..n]);
            }
            Ok(made)
        }
        _ => Err(refused(world, &v, to)),
    }
}

/// An array of `n` elements, the first of them given.
pub fn filled(world: &mut World, ty: TypeId, element: TypeId, n: i64, items: &[V]) -> Outcome<V> {
    let ty = match world.types.get(ty) {
        Type::Array(of, None) => {
            let of = *of;
            world.types.intern(Type::Array(of, Some(n)))
        }
        _ => ty,
    };
    let made = world.new_array(ty, element, n, Region::Stack)?;
    if let V::Array(array) = &made {
        for (i, item) in items.iter().enumerate() {
            let item = convert(world, item.clone(), array.element, false)?;
            let item = world.copy(&item)?;
            let place = world.element(array, i as i64)?;
            world.put(&place, item)?;
        }
    }
    Ok(made)
}

/// `T{}`; objects of classes are the machine's.
pub fn default_of(world: &mut World, ty: TypeId) -> Outcome<V> {
    Ok(match world.types.get(ty).clone() {
        Type::Void => V::Void,
        Type::Int(kind) => V::Int(kind, 0),
        Type::Float(kind) => V::Float(kind, 0.0),
        Type::Element(_) if ty == Types::BIT => V::Int(Integer::Bool, 0),
        Type::Element(_) => V::Int(Integer::Int, 0),
        Type::Enum(..) => V::Enum(ty, 0),
        Type::Null => V::Null,
        Type::Const(of) => return default_of(world, of),
        Type::Pointer(space, element) if world.types.is_flat(element) => V::Pointer { space, element, address: 0 },
        Type::Pointer(..) => V::Null,
        Type::Array(element, n) => world.new_array(ty, element, n.unwrap_or(0), Region::Stack)?,
        Type::Of(v) => algebra::fresh(world, &v)?,
        Type::Library(name, args) => containers::default_of(world, ty, &name, &args)?,
        Type::Auto | Type::Reference(_) | Type::Forwarding(_) | Type::Function(..) | Type::Closure(_) | Type::Class(_) => {
            return Err(Fault::ill(format!("no value of type `{}` without an initialiser", world.types.name(ty))));
        }
    })
}

/// An array whose elements are values of any kind.
pub fn cells(ty: TypeId, element: TypeId, cells: Vec<V>) -> V {
    let capacity = Cell::new(cells.len() as i64);
    V::Array(Rc::new(Array { ty, element, storage: RefCell::new(Storage::Cells(cells)), capacity, ends_forward: false }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_convert_as_in_cxx() {
        let mut world = World::default();
        let mut to = |v, ty| convert(&mut world, v, ty, false).unwrap();
        assert!(matches!(to(V::Int(Integer::Int, 5), Types::BOOL), V::Int(Integer::Bool, 1)));
        assert!(matches!(to(V::Float(Floating::Double, -3.99), Types::INT), V::Int(_, -3)));
        assert!(matches!(to(V::Int(Integer::ULong, -1), Types::DOUBLE), V::Float(_, x) if x == 18446744073709551615.0));
        assert!(matches!(to(V::Static(Integer::Int, 4), Types::INT), V::Int(Integer::Int, 4)));
        assert!(matches!(to(V::Float(Floating::Double, 0.1), Types::FLOAT), V::Float(Floating::Float, x) if x == f64::from(0.1f32)));
        assert!(convert(&mut world, V::Underscore, Types::INT, false).is_err());
    }

    #[test]
    fn braces_fill_an_array() {
        let mut world = World::default();
        let ty = world.types.intern(Type::Array(Types::INT, None));
        let items = V::Braces(Rc::new(vec![V::Int(Integer::Int, 3), V::Int(Integer::Int, 4)]));
        let V::Array(array) = convert(&mut world, items, ty, false).unwrap() else { panic!() };
        assert_eq!(world.length(&array), 2);
        assert_eq!(world.types.name(array.ty), "int[2]");
    }
}
