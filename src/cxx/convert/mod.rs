//! Conversions between types, the value that a type has without arguments, and the stores and copies of values: a store
//! converts to the type of its place, and a conversion to an array stores its elements.

mod algebra;
mod arrays;
mod bytes;
pub mod containers;
pub(in crate::cxx) mod copies;
mod in_place;
mod member_pointers;
mod store;

use super::floats::{Format, shown};
use super::memory::Region;
use super::state::State;
use super::types::Types;
use super::value::{Array, Fault, Floating, Integer, Outcome, Storage, Type, TypeId, Value};
use super::{cute, extended};
use crate::algebra::Mode;
use crate::algebra::tensor::Space;
use crate::cxx::state::characters;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// `x` as a number of a floating-point type.
pub fn rounded(kind: Floating, x: f64) -> f64 {
    match kind {
        Floating::Float => (x as f32).into(),
        Floating::Double | Floating::LongDouble(_) => x,
        // by way of `float`, as CUTLASS does
        Floating::Narrow(_) => Format::of(kind.name()).map_or(x, |f| f.round((x as f32).into())),
    }
}

/// An integer with its type read as the number it means.
pub fn as_f64(kind: Integer, x: i64) -> f64 {
    match kind {
        Integer::ULong | Integer::ULongLong => x as u64 as f64,
        _ => x as f64,
    }
}

/// An integer with its type as a number of a floating-point type, rounded once.
pub fn as_float(to: Floating, kind: Integer, x: i64) -> f64 {
    match (to, kind) {
        (Floating::Float, Integer::ULong | Integer::ULongLong) => (x as u64 as f32).into(),
        (Floating::Float, _) => (x as f32).into(),
        _ => rounded(to, as_f64(kind, x)),
    }
}

/// A floating-point number as an integer, towards zero, as the processor converts it.
pub fn to_integer(kind: Integer, x: f64) -> i64 {
    match kind {
        Integer::Bool => (x != 0.0).into(),
        Integer::ULong | Integer::ULongLong => x as u64 as i64,
        Integer::Long | Integer::LongLong => x as i64,
        // as x86 converts: what 64 bits do not hold is 2^63
        Integer::UInt => kind.wrap(if x.abs() < 9223372036854775808.0 { x as i64 } else { i64::MIN }),
        _ if (-2147483648.0..2147483648.0).contains(&x.trunc()) => kind.wrap(x as i64),
        _ => kind.wrap(i64::from(i32::MIN)),
    }
}

/// An argument as an integer.
pub fn integer(state: &State, v: &Value) -> Outcome<i64> {
    Ok(match state.value(v)? {
        v if let Some(n) = state.constant_of(&v) => integer(state, &n)?,
        Value::Int(_, x) | Value::Static(_, x, _) | Value::Enum(_, x) => x,
        Value::Float(_, x) => to_integer(Integer::Long, x),
        Value::Data(_) => return Err(Fault::no_data("an integer")),
        Value::Type(ty) => match state.types.get(ty) {
            Type::Of(Value::Static(_, x, _)) => *x,
            Type::Class(class) if let Some(n) = state.types.constant_of(*class) => integer(state, &n)?,
            _ => return Err(Fault::ill_formed("a type stands where an integer is needed")),
        },
        v => match cute::integer(state, &v) {
            Some(x) => x,
            None => return Err(Fault::ill_formed("an argument is no integer")),
        },
    })
}

/// An argument as a floating-point number.
pub fn float(state: &State, v: &Value) -> Outcome<f64> {
    Ok(match state.value(v)? {
        Value::Float(kind, x) => shown(kind, x),
        Value::Int(kind, x) | Value::Static(kind, x, _) => as_f64(kind, x),
        Value::Enum(_, x) => x as f64,
        Value::Data(_) => return Err(Fault::no_data("a number")),
        _ => return Err(Fault::ill_formed("an argument is no number")),
    })
}

/// Whether a value is of a scoped enumeration, which is no number and no truth.
pub fn is_scoped(state: &State, v: &Value) -> bool {
    matches!(v, Value::Enum(ty, _) if matches!(state.types.get(*ty), Type::Enum(_, true, _)))
}

/// Whether a condition holds.
pub fn truth(state: &State, v: &Value) -> Outcome<bool> {
    Ok(match v {
        v if is_scoped(state, v) => return Err(Fault::ill_formed("a scoped enumerator is no truth value")),
        Value::Int(_, x) | Value::Static(_, x, _) | Value::Enum(_, x) => *x != 0,
        Value::Float(kind, x) => shown(*kind, *x) != 0.0,
        Value::Null => false,
        v if v.is_iterator() => return Err(Fault::ill_formed("an iterator is no truth value")),
        Value::Pointer { address, .. } => *address != 0,
        Value::AddressOf(_, _) | Value::Closure(_) | Value::Function(_) | Value::Method(_) => true,
        Value::Cute(_) | Value::Tuple(_) => match cute::integer(state, v) {
            Some(x) => x != 0,
            None => return Err(Fault::ill_formed("a condition that is no truth value")),
        },
        v if State::is_place(v) => match state.load(v)? {
            v if State::is_place(&v) => return Err(Fault::ill_formed("a condition that is no truth value")),
            v => return truth(state, &v),
        },
        Value::Stream(_) => true,
        // the pointer to its first element
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => true,
        Value::Data(_) => return Err(Fault::no_data("a condition")),
        Value::Type(_) => return Err(Fault::ill_formed("a type stands where a value is needed")),
        v => match state.constant_of(v) {
            Some(n) => return truth(state, &n),
            None => return Err(Fault::ill_formed("a condition that is no truth value")),
        },
    })
}

/// Whether `v` is an enumerator of an enumeration of CuTe: `GMMA::Major::K` of `GMMA::Major`.
fn is_enumerator(state: &mut State, v: &Value, of: TypeId) -> bool {
    let ty = state.type_of(v);
    let (name, of) = (state.types.name(ty), state.types.name(of));
    name.strip_prefix(&of).is_some_and(|rest| rest.starts_with("::"))
}

fn refused(state: &mut State, v: &Value, to: TypeId) -> Box<Fault> {
    let from = state.type_of(v);
    Fault::ill_formed(format_args!("no conversion from `{}` to `{}`", state.types.name(from), state.types.name(to)))
}

/// `v` as a value of type `to`: by a cast where `explicit`, else as an initialiser or an argument is converted.
pub fn convert(state: &mut State, v: Value, to: TypeId, explicit: bool) -> Outcome<Value> {
    if let (Value::Int(_, x), 1..=16) = (&v, to.0) {
        let kind = super::types::INTEGERS[to.0 as usize - 1];
        return Ok(Value::Int(kind, kind.wrap(*x)));
    }
    // what lies in bits is a number of its type
    if let Some((of, _)) = state.types.bit_field(state.types.without_const(to)) {
        return convert(state, v, of, explicit);
    }
    match state.types.get(to) {
        Type::Reference(of) | Type::Forwarding(of) => {
            if State::is_place(&v) || matches!(v, Value::Object(_) | Value::Array(_) | Value::Text(_)) {
                return Ok(v);
            }
            let of = *of;
            return convert(state, v, of, explicit);
        }
        Type::Const(of) => {
            let of = *of;
            return convert(state, v, of, explicit);
        }
        _ => {}
    }
    let v = state.value(&v)?;
    // what is wider than a number is copied from where it lies
    if let Value::Memory(ty, _) = &v
        && state.types.without_const(*ty) == to
    {
        return state.copy(&v);
    }
    if let Value::Data(_) = v {
        return data(state, v, to);
    }
    match state.types.get(to).clone() {
        Type::Auto => Ok(match &v {
            Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => state.decayed(array),
            _ => v,
        }),
        Type::Void => Ok(Value::Void),
        Type::Int(kind) => to_int(state, v, kind, to, explicit),
        Type::Float(kind) if matches!(v, Value::Float(of, _) if of.is(kind)) => Ok(v),
        Type::Float(kind) => match number(state, &v) {
            Some(Number::Int(from, x)) if let Floating::LongDouble(_) = kind => {
                let (kind, x) = extended::typed(extended::of_integer(from, x));
                Ok(Value::Float(kind, x))
            }
            Some(number) => Ok(Value::Float(kind, to_float(kind, number))),
            None => braced(state, v, to, explicit),
        },
        Type::Enum(_, _, kind) => match &v {
            Value::Enum(ty, _) if *ty == to => Ok(v),
            Value::Int(_, x) | Value::Enum(_, x) | Value::Static(_, x, _) if explicit => Ok(Value::Enum(to, kind.wrap(*x))),
            Value::Float(_, x) if explicit => Ok(Value::Enum(to, to_integer(kind, *x))),
            _ => braced(state, v, to, explicit),
        },
        Type::Element(_) if to == Types::BIT => to_int(state, v, Integer::Bool, to, explicit),
        Type::Element(_) => match number(state, &v) {
            Some(Number::Int(_, x)) => Ok(below_byte(state, to, x)),
            Some(Number::Float(x)) => {
                let x = to_integer(outer_of(state, to), x);
                Ok(below_byte(state, to, x))
            }
            None => braced(state, v, to, explicit),
        },
        Type::Null => match v {
            Value::Null | Value::Int(_, 0) => Ok(Value::Null),
            _ => Err(refused(state, &v, to)),
        },
        Type::Pointer(space, element) => to_pointer(state, v, space, element, to, explicit),
        Type::Array(element, count) => to_array(state, v, to, element, count),
        Type::Class(class) => match &v {
            Value::Object(object) if object.class == class => Ok(v),
            _ => Err(refused(state, &v, to)),
        },
        Type::Of(target) => to_algebra(state, v, &target, to, explicit),
        Type::Library(name, args) => containers::convert(state, v, to, &name, &args, explicit),
        Type::Closure(_) | Type::Function(..) | Type::Const(_) | Type::Reference(_) | Type::Forwarding(_) => Ok(v),
    }
}

fn to_float(kind: Floating, number: Number) -> f64 {
    match number {
        Number::Int(from, x) => match Format::of(kind.name()) {
            Some(format) => format.of_integer(as_f64(from, x)),
            None => as_float(kind, from, x),
        },
        Number::Float(x) => rounded(kind, x),
    }
}

/// `v` as a value of the type `to` of `target`, a tuple or a value of the algebra.
fn to_algebra(state: &mut State, v: Value, target: &Value, to: TypeId, explicit: bool) -> Outcome<Value> {
    if state.type_of(&v) == to {
        return Ok(v);
    }
    let v = match (v, target) {
        (Value::Braces(items), _) if items.is_empty() => return default_of(state, to),
        (Value::Braces(items), Value::Tuple(_)) => Value::Tuple(Rc::new(items.to_vec().into())),
        (Value::Braces(items), _) if items.len() == 1 => return convert(state, items[0].clone(), to, explicit),
        // a tuple of another type is none: its constructor takes the elements
        (v @ Value::Tuple(_), Value::Tuple(_)) if state.options.mode == Mode::Cxx => return Err(refused(state, &v, to)),
        // a constructor takes the one element
        (v, Value::Tuple(items)) if items.len() == 1 => Value::Tuple(Rc::new(vec![v].into())),
        (v, _) if !explicit && cute::is_layout(state, &v) && state.options.mode == Mode::Cxx => return Err(refused(state, &v, to)),
        (v, _) => v,
    };
    match algebra::converted(state, &v, target)? {
        Some(v) => Ok(v),
        None if is_enumerator(state, &v, to) => Ok(v),
        None => Err(refused(state, &v, to)),
    }
}

/// A number that depends on data, as one of type `to`.
fn data(state: &mut State, v: Value, to: TypeId) -> Outcome<Value> {
    match state.types.get(to) {
        Type::Auto => Ok(v),
        Type::Void => Ok(Value::Void),
        Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Element(_) => Ok(Value::Data(to)),
        Type::Pointer(..) => Err(Fault::no_data("an address")),
        _ => Err(refused(state, &v, to)),
    }
}

/// A number, integer or floating-point.
enum Number {
    Int(Integer, i64),
    Float(f64),
}

fn number(state: &State, v: &Value) -> Option<Number> {
    Some(match v {
        Value::Int(kind, x) | Value::Static(kind, x, _) => Number::Int(*kind, *x),
        Value::Float(kind, x) => Number::Float(shown(*kind, *x)),
        Value::Enum(ty, x) => match state.types.get(*ty) {
            Type::Enum(_, _, kind) => Number::Int(*kind, *x),
            _ => Number::Int(state.types.underlying_of_element(*ty).unwrap_or(Integer::Int), *x),
        },
        Value::Cute(_) | Value::Tuple(_) => Number::Int(Integer::Int, cute::integer(state, v)?),
        v => return number(state, &state.constant_of(v)?),
    })
}

/// `int` or `unsigned`, from which CUTLASS makes a number below 8 bits.
fn outer_of(state: &State, ty: TypeId) -> Integer {
    if state.types.element_name(ty).is_some_and(|name| name.starts_with("int")) { Integer::Int } else { Integer::UInt }
}

/// A number below 8 bits, which its class asserts to have room for: what builds with `NDEBUG` make of it is said to be that.
fn below_byte(state: &mut State, ty: TypeId, x: i64) -> Value {
    let (kept, x) = (element_wrap(state, ty, x), outer_of(state, ty).wrap(x));
    if state.asserts && kept != x && !state.is_unevaluated {
        let name = state.types.name(ty);
        state.finding(format!("{x} does not fit `{name}`, and is {kept} with `NDEBUG` alone: its class asserts the range"));
    }
    Value::Enum(ty, kept)
}

fn element_wrap(state: &State, ty: TypeId, x: i64) -> i64 {
    let name = state.types.element_name(ty).unwrap_or("");
    let unused = 64 - state.types.number_bits(ty).unwrap_or(64).clamp(1, 64);
    let moved = x.wrapping_shl(unused);
    if name.starts_with("int") { moved >> unused } else { ((moved as u64) >> unused) as i64 }
}

fn to_int(state: &mut State, v: Value, kind: Integer, to: TypeId, explicit: bool) -> Outcome<Value> {
    if kind == Integer::Bool {
        return match &v {
            Value::Braces(_) => braced(state, v, to, explicit),
            v if is_scoped(state, v) && !explicit => Err(refused(state, v, to)),
            Value::Enum(_, x) => Ok(Value::Int(kind, (*x != 0).into())),
            Value::Object(_) | Value::Text(_) | Value::Array(_) => Err(refused(state, &v, to)),
            v => Ok(Value::Int(kind, truth(state, v)?.into())),
        };
    }
    Ok(Value::Int(
        kind,
        match &v {
            Value::Int(_, x) | Value::Static(_, x, _) => kind.wrap(*x),
            Value::Float(Floating::LongDouble(lacks), x) if x.abs() < 18446744073709551616.0 => {
                if *lacks == extended::UNKNOWN && x.abs() >= 9007199254740992.0 {
                    return Err(extended::beyond_double("a `long double` beyond 2^53 as an integer"));
                }
                let lacks = if *lacks == extended::UNKNOWN { 0 } else { *lacks };
                match extended::whole((*x, lacks)) {
                    Some(n) if kind.bits() == 64 && i64::try_from(n).is_err() && (kind.is_signed() || n < 0) => to_integer(kind, *x),
                    Some(n) if kind.bits() == 64 => n as i64,
                    Some(n) => to_integer(kind, n as f64),
                    None => to_integer(kind, *x),
                }
            }
            Value::Float(_, x) => to_integer(kind, *x),
            Value::Enum(ty, x) if counts(state, *ty, explicit) => kind.wrap(*x),
            v if v.is_iterator() => return Err(refused(state, v, to)),
            Value::Pointer { address, .. } if explicit => kind.wrap(((*address as u64) >> 3) as i64),
            Value::Cute(_) | Value::Tuple(_) => match cute::integer(state, &v) {
                Some(x) => kind.wrap(x),
                None => return Err(refused(state, &v, to)),
            },
            Value::Array(array) if explicit && matches!(state.types.get(array.ty), Type::Array(..)) => {
                let first = state.decayed(array);
                return match first {
                    Value::Pointer { .. } => to_int(state, first, kind, to, explicit),
                    _ => Err(refused(state, &v, to)),
                };
            }
            _ => return braced(state, v, to, explicit),
        },
    ))
}

/// Whether a value of this type, which a number stands for, converts to an integer.
fn counts(state: &State, ty: TypeId, explicit: bool) -> bool {
    match state.types.get(ty) {
        Type::Enum(_, is_scoped, _) => explicit || !is_scoped,
        // a pointer to a member
        ty => !matches!(ty, Type::Library(..)),
    }
}

/// `{x}` and `{}` for what takes one value.
fn braced(state: &mut State, v: Value, to: TypeId, explicit: bool) -> Outcome<Value> {
    match &v {
        Value::Braces(items) if items.is_empty() => default_of(state, to),
        Value::Braces(items) if items.len() == 1 && !matches!(items[0], Value::Braces(_)) => convert(state, items[0].clone(), to, explicit),
        _ => Err(refused(state, &v, to)),
    }
}

fn to_pointer(state: &mut State, v: Value, space: Space, element: TypeId, to: TypeId, explicit: bool) -> Outcome<Value> {
    let same = |state: &State, from: TypeId| {
        // g++ takes `char* p = "text"`
        let keeps_const =
            from == Types::CONST_CHAR || state.types.without_const(element) != element || state.types.without_const(from) == from;
        explicit || keeps_const && (state.types.without_const(element) == Types::VOID || state.types.adds_const(from, element))
    };
    let of_iterator = |space: Space| matches!(space, Space::Iterator(_));
    // a pointer is made an iterator over bits, which is made no pointer and no iterator over others
    match v {
        Value::Pointer { element: from, .. } if state.types.is_in_bits(from) && from != element => return Err(refused(state, &v, to)),
        Value::Pointer { space: Space::Raw, element: from, address } if state.types.is_in_bits(element) && from != element => {
            let drops = state.types.without_const(from) != from && state.types.without_const(element) == element;
            return if drops { Err(refused(state, &v, to)) } else { Ok(Value::Pointer { space, element, address }) };
        }
        _ => {}
    }
    Ok(match v {
        // an iterator is no pointer, and a pointer is made one only where the text says so
        Value::Pointer { space: from, .. } | Value::AddressOf(_, from) if from != space && of_iterator(from) => {
            return Err(refused(state, &v, to));
        }
        Value::Pointer { .. } | Value::AddressOf(..) | Value::Null | Value::Int(..)
            if of_iterator(space) && v.space() != Some(space) && !(explicit && state.types.pointer_bytes(space, element) == 8) =>
        {
            return Err(refused(state, &v, to));
        }
        Value::Pointer { element: from, address, .. } if same(state, from) => Value::Pointer { space, element, address },
        Value::Null => Value::Pointer { space, element, address: 0 },
        Value::Pointer { element: from, address, .. }
            if address != 0 && leads_up(state, from, element) && state.offset_between(from, element).is_some() =>
        {
            let by = state.offset_between(from, element).unwrap_or(0);
            Value::Pointer { space, element, address: address.wrapping_add(by) }
        }
        Value::Pointer { element: from, address: 0, .. } if leads_up(state, from, element) || state.types.serves_as(from, element) => {
            Value::Pointer { space, element, address: 0 }
        }
        Value::AddressOf(place, _) if explicit && state.types.is_flat(state.types.without_const(element)) => {
            match first_byte(state, &place) {
                Some(address) => Value::Pointer { space, element, address },
                None => Value::AddressOf(place, space),
            }
        }
        Value::AddressOf(place, _) => match state.types.get(state.types.without_const(element)) {
            Type::Class(class) => {
                let p = Value::address(state.referred_as(State::changeable(&place), *class)?).in_space(space);
                state.pointing_to(p, matches!(state.types.get(element), Type::Const(_)))
            }
            _ => {
                let p = state.untyped(Value::AddressOf(place, space), element);
                state.pointing_to(p, matches!(state.types.get(element), Type::Const(_)))
            }
        },
        Value::Function(id) => match state.function_as(id, element) {
            Some(id) => Value::Function(id),
            None if explicit => v,
            None => return Err(refused(state, &v, to)),
        },
        Value::Closure(_) => v,
        // a function of the library is the one of that type
        Value::Native(_) if matches!(state.types.get(element), Type::Function(..)) => Value::Method(Rc::new((Value::Type(element), v))),
        Value::Method(ref of) if matches!(of.0, Value::Type(_)) => v,
        Value::Int(_, 0) if !explicit => Value::Pointer { space, element, address: 0 },
        Value::Int(_, x) | Value::Enum(_, x) if explicit => Value::Pointer { space, element, address: x.wrapping_shl(3) },
        Value::Array(array) => {
            let decayed = state.decayed(&array);
            return convert(state, decayed, to, explicit);
        }
        Value::Cute(_) if cute::is_iterator(state, &v) && cute::pointer(state, &v).is_some() => v,
        Value::Braces(_) => return braced(state, v, to, explicit),
        v => return Err(refused(state, &v, to)),
    })
}

/// Whether objects of one type are objects of the other by inheritance.
fn leads_up(state: &State, from: TypeId, to: TypeId) -> bool {
    match (state.types.get(state.types.without_const(from)), state.types.get(state.types.without_const(to))) {
        (Type::Class(class), Type::Class(base)) => state.types.base_members(*class, *base).is_some(),
        _ => false,
    }
}

/// Where the first number of an array of arrays lies.
fn first_byte(state: &mut State, place: &Value) -> Option<i64> {
    let mut v = state.value(place).ok()?;
    for _ in 0..64 {
        let Value::Array(array) = &v else {
            return None;
        };
        v = match state.decayed(array) {
            Value::Pointer { address, .. } => return Some(address),
            Value::AddressOf(cell, _) => state.value(&cell).ok()?,
            _ => return None,
        };
    }
    None
}

fn to_array(state: &mut State, v: Value, to: TypeId, element: TypeId, count: Option<i64>) -> Outcome<Value> {
    match &v {
        Value::Array(array) if array.ty == to || count.is_none() => Ok(v),
        Value::Braces(items) => {
            let n = count.unwrap_or(items.len() as i64);
            if items.len() as i64 > n {
                return Err(Fault::ill_formed(format_args!("{} initialisers for an array of {n} elements", items.len())));
            }
            filled(state, to, element, n, items)
        }
        // A literal for an array of characters.
        Value::Pointer { address, .. }
            if matches!(
                state.types.get(state.types.without_const(element)),
                Type::Int(Integer::Char | Integer::SChar | Integer::UChar)
            ) =>
        {
            // one in quotes may have zeros inside
            let text = match state.literal_at(*address) {
                Some(Value::Array(array)) => match &*array.storage.borrow() {
                    Storage::Bytes(block) => block.bytes.borrow().clone(),
                    Storage::Cells(_) => Vec::new(),
                },
                _ => characters::c_string(state, *address)?,
            };
            let n = count.unwrap_or(text.len() as i64);
            if n < text.len() as i64 {
                return Err(Fault::ill_formed(format_args!("a text of {} characters with its end for an array of {n}", text.len())));
            }
            let to = state.types.intern(Type::Array(element, Some(n)));
            let made = state.new_array(to, element, n, Region::Stack)?;
            if let Value::Array(array) = &made
                && let Storage::Bytes(block) = &*array.storage.borrow()
            {
                let mut bytes = block.bytes.borrow_mut();
                let n = bytes.len().min(text.len());
                bytes[..n].copy_from_slice(&text[..n]);
            }
            Ok(made)
        }
        _ => Err(refused(state, &v, to)),
    }
}

/// An array of `n` elements, the first of them given.
pub fn filled(state: &mut State, ty: TypeId, element: TypeId, n: i64, items: &[Value]) -> Outcome<Value> {
    let ty = match state.types.get(ty) {
        Type::Array(of, None) => {
            let of = *of;
            state.types.intern(Type::Array(of, Some(n)))
        }
        _ => ty,
    };
    let made = state.new_array(ty, element, n, Region::Stack)?;
    if let Value::Array(array) = &made {
        for (i, item) in items.iter().enumerate() {
            let item = convert(state, item.clone(), array.element, false)?;
            let item = state.copy(&item)?;
            let place = state.element(array, i as i64)?;
            state.put(&place, item)?;
        }
    }
    Ok(made)
}

/// `T{}`; objects of classes are the machine's.
pub fn default_of(state: &mut State, ty: TypeId) -> Outcome<Value> {
    let ty = state.types.bit_field(ty).map_or(ty, |(of, _)| of);
    Ok(match state.types.get(ty).clone() {
        Type::Void => Value::Void,
        Type::Int(kind) => Value::Int(kind, 0),
        // all bits 0, which is no 0 where a number has an exponent alone
        Type::Float(kind) => {
            Value::Float(kind, if let Floating::Narrow(_) = kind { Format::of(kind.name()).map_or(0.0, |f| f.decode(0)) } else { 0.0 })
        }
        Type::Element(_) if ty == Types::BIT => Value::Int(Integer::Bool, 0),
        Type::Element(_) | Type::Enum(..) => Value::Enum(ty, 0),
        Type::Null => Value::Null,
        Type::Const(of) => return default_of(state, of),
        Type::Pointer(space, element) => Value::Pointer { space, element, address: 0 },
        Type::Array(element, n) => state.new_array(ty, element, n.unwrap_or(0), Region::Stack)?,
        Type::Of(v) => algebra::fresh(state, &v)?,
        Type::Library(name, args) => containers::default_of(state, ty, &name, &args)?,
        Type::Auto | Type::Reference(_) | Type::Forwarding(_) | Type::Function(..) | Type::Closure(_) | Type::Class(_) => {
            return Err(Fault::ill_formed(format_args!("no value of type `{}` without an initialiser", state.types.name(ty))));
        }
    })
}

/// An array whose elements are values of any kind, and may end from the first on.
pub fn cells(state: &mut State, ty: TypeId, element: TypeId, cells: Vec<Value>, ends_forward: bool) -> Rc<Array> {
    let (capacity, storage) = (Cell::new(cells.len() as i64), RefCell::new(Storage::Cells(cells)));
    let made = Rc::new(Array { ty, element, storage, capacity, ends_forward, origin: Cell::default() });
    state.nest(&made);
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_convert_as_in_cxx() {
        let mut state = State::default();
        let mut to = |v, ty| convert(&mut state, v, ty, false).unwrap();
        assert!(matches!(to(Value::Int(Integer::Int, 5), Types::BOOL), Value::Int(Integer::Bool, 1)));
        assert!(matches!(to(Value::Float(Floating::Double, -3.99), Types::INT), Value::Int(_, -3)));
        assert!(matches!(to(Value::Int(Integer::ULong, -1), Types::DOUBLE), Value::Float(_, x) if x == 18446744073709551615.0));
        assert!(matches!(to(Value::Static(Integer::Int, 4, false), Types::INT), Value::Int(Integer::Int, 4)));
        assert!(
            matches!(to(Value::Float(Floating::Double, 0.1), Types::FLOAT), Value::Float(Floating::Float, x) if x == f64::from(0.1f32))
        );
        assert!(convert(&mut state, Value::Underscore, Types::INT, false).is_err());
    }

    #[test]
    fn braces_fill_an_array() {
        let mut state = State::default();
        let ty = state.types.intern(Type::Array(Types::INT, None));
        let items = Value::Braces(Rc::new(vec![Value::Int(Integer::Int, 3), Value::Int(Integer::Int, 4)]));
        let Value::Array(array) = convert(&mut state, items, ty, false).unwrap() else { panic!() };
        assert_eq!(state.length(&array), 2);
        assert_eq!(state.types.name(array.ty), "int[2]");
    }
}
