//! Containers, strings and the other types of the library: how they are made, and what converts to them.

use super::integer;
use super::member_pointers::member_pointer;
use crate::cxx::memory::Region;
use crate::cxx::state::{State, characters};
use crate::cxx::types::containers::{ARRAYS, VECTORS, count_of, element_of, is_sequence};
use crate::cxx::types::{MEMBER_POINTER, Types};
use crate::cxx::value::{Array, Fault, FaultKind, Integer, Outcome, Storage, Type, TypeId, Value};
use std::rc::Rc;

/// The most elements of a container.
pub(in crate::cxx) const MAX_ELEMENTS: i64 = 1 << 28;

/// The most elements of one that are not numbers.
pub const MAX_CELLS: i64 = 1 << 22;

/// A container has more elements than that.
pub fn too_many() -> Box<Fault> {
    Fault::new(FaultKind::Limit, format_args!("a container of more than {MAX_CELLS} objects"))
}

fn region(name: &str) -> Region {
    match name {
        "device_vector" => Region::Device,
        "vector" | "host_vector" | "deque" => Region::Heap,
        _ => Region::Stack,
    }
}

/// A container of `n` elements of zero.
pub(in crate::cxx) fn zeroed(state: &mut State, ty: TypeId, name: &str, element: TypeId, n: i64) -> Outcome<Value> {
    if n < 0 && VECTORS.contains(&name) {
        return Err(Fault::thrown("length_error", crate::cxx::library::exceptions::TOO_MANY.replace("vector", name)));
    }
    if n > MAX_ELEMENTS {
        return Err(Fault::new(FaultKind::Limit, "a container is too large"));
    }
    if matches!(state.types.get(element), Type::Class(_)) && n > 0 {
        return Err(Fault::new(FaultKind::Unsupported, "a container of objects is made by the machine"));
    }
    state.new_array(ty, element, n, region(name))
}

/// `T{}` of a type of the library.
pub fn default_of(state: &mut State, ty: TypeId, name: &str, args: &[Value]) -> Outcome<Value> {
    Ok(match name {
        "string" | "__text" => characters::string(Vec::new()),
        MEMBER_POINTER => Value::Enum(ty, 0),
        "dim3" => dim3(state, ty, &[])?,
        "cudaDeviceProp" | "GPU_Clock" => Value::Type(ty),
        name if VECTORS.contains(&name) => zeroed(state, ty, name, element_of(args), 0)?,
        name if is_sequence(name) => zeroed(state, ty, name, element_of(args), count_of(args))?,
        _ => Value::Type(ty),
    })
}

/// `dim3(x, y, z)`: three unsigned integers, 1 where not given.
pub fn dim3(state: &mut State, ty: TypeId, args: &[Value]) -> Outcome<Value> {
    let made = state.new_array(ty, Types::UINT, 3, Region::Stack)?;
    if let Value::Array(array) = &made {
        for i in 0..3 {
            let value = match args.get(i) {
                Some(v) => super::convert(state, v.clone(), Types::UINT, false)?,
                None => Value::Int(Integer::UInt, 1),
            };
            let place = state.element(array, i as i64)?;
            state.store(&place, value)?;
        }
    }
    Ok(made)
}

/// `v` as a value of a type of the library.
pub fn convert(state: &mut State, v: Value, to: TypeId, name: &str, args: &[Value], explicit: bool) -> Outcome<Value> {
    let fits = match &v {
        Value::Array(array) => array.ty == to,
        Value::Text(_) => matches!(name, "string" | "__text" | "ostream"),
        _ => false,
    };
    if fits {
        return Ok(v);
    }
    match (name, v) {
        ("string", Value::Null | Value::Int(Integer::Int, 0)) if state.is_unevaluated => Ok(characters::string(Vec::new())),
        ("string", v @ (Value::Pointer { .. } | Value::Array(_))) if !matches!(&v, Value::Array(a) if !matches!(state.types.get(a.ty), Type::Array(..))) => {
            Ok(characters::string(characters::bytes(state, &v)?))
        }
        (MEMBER_POINTER, v) => member_pointer(state, v, to, args, explicit),
        ("string", Value::Object(view)) if characters::is_view(state, &view) => {
            Ok(characters::string(characters::bytes(state, &Value::Object(view))?))
        }
        ("dim3", Value::Int(kind, x)) => dim3(state, to, &[Value::Int(kind, x)]),
        (_, Value::Braces(items)) => made_of_braces(state, to, name, args, &items),
        (_, Value::Type(ty)) if ty == to => Ok(Value::Type(ty)),
        (name, Value::Array(from)) if VECTORS.contains(&name) => {
            // Thrust copies between the host and the device.
            let element = element_of(args);
            if let Some(copy) = copied_bytes(state, to, name, element, &from)? {
                return Ok(copy);
            }
            let items = (0..state.length(&from)).map(|i| state.load(&state.element(&from, i)?)).collect::<Outcome<Vec<_>>>()?;
            filled(state, to, name, element, &items)
        }
        (_, v) => {
            let from = state.type_of(&v);
            Err(Fault::ill_formed(format_args!("no conversion from `{}` to `{}`", state.types.name(from), state.types.name(to))))
        }
    }
}

/// A container with the bytes of another one of the same elements.
fn copied_bytes(state: &mut State, ty: TypeId, name: &str, element: TypeId, from: &Rc<Array>) -> Outcome<Option<Value>> {
    let block = match &*from.storage.borrow() {
        Storage::Bytes(block) if from.element == element && state.types.scalar_bits(element).is_some() => block.clone(),
        _ => return Ok(None),
    };
    let made = zeroed(state, ty, name, element, state.length(from))?;
    if let Value::Array(array) = &made {
        // those of a deque are no bytes
        let Storage::Bytes(to) = &*array.storage.borrow() else {
            return Ok(None);
        };
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
pub(in crate::cxx) fn filled(state: &mut State, ty: TypeId, name: &str, element: TypeId, items: &[Value]) -> Outcome<Value> {
    let n = items.len() as i64;
    if state.types.scalar_bits(element).is_some() {
        let made = zeroed(state, ty, name, element, n)?;
        if let Value::Array(array) = &made {
            for (i, item) in items.iter().enumerate() {
                let place = state.element(array, i as i64)?;
                state.store(&place, item.clone())?;
            }
        }
        return Ok(made);
    }
    let mut cells = Vec::new();
    for item in items {
        let item = super::convert(state, item.clone(), element, false)?;
        cells.push(state.copy(&item)?);
    }
    Ok(Value::Array(super::cells(state, ty, element, cells, false)))
}

/// `T{args}` of a type of the library; what is no vector is made by `T(args)` as well.
pub fn made_of_braces(state: &mut State, ty: TypeId, name: &str, args: &[Value], values: &[Value]) -> Outcome<Value> {
    let values = values.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    match (name, &values[..]) {
        (_, []) => return default_of(state, ty, name, args),
        ("dim3", values) => return dim3(state, ty, values),
        ("string", values) => return listed_string(state, values),
        (_, [Value::Array(from)]) if from.ty == ty => return state.copy(&values[0]),
        _ => {}
    }
    let element = element_of(args);
    if ARRAYS.contains(&name) {
        let items = match &values[..] {
            // those of the array that it holds
            [Value::Braces(items)] if !items.is_empty() => items.to_vec(),
            _ => values,
        };
        return super::filled(state, ty, element, count_of(args), &items);
    }
    if VECTORS.contains(&name) {
        return match &values[..] {
            // a copy of the container that the inner braces make, if they are no number
            [Value::Braces(items)] if !items.is_empty() && state.types.scalar_bits(element).is_some() => {
                filled(state, ty, name, element, &items.clone())
            }
            values => filled(state, ty, name, element, values),
        };
    }
    Err(Fault::new(FaultKind::Unsupported, format_args!("`{name}` is not read")))
}

/// `std::string(args)`
pub fn string(state: &mut State, args: &[Value]) -> Outcome<Value> {
    Ok(characters::string(text_of(state, args)?))
}

/// `std::string{args}`: a list of characters, else what the same arguments in parentheses make.
fn listed_string(state: &mut State, args: &[Value]) -> Outcome<Value> {
    match args {
        [Value::Braces(items)] if items.len() == 2 && matches!(items[0], Value::Pointer { .. } | Value::AddressOf(..)) => {
            string(state, items)
        }
        [Value::Braces(items)] if !items.is_empty() => listed_string(state, &items.clone()),
        [Value::Int(..) | Value::Braces(_), ..] => Ok(characters::string(listed(state, args)?)),
        _ => string(state, args),
    }
}

/// What `std::string` throws where it is made of a null pointer.
pub fn of_null() -> Box<Fault> {
    Fault::thrown("logic_error", "basic_string: construction from null is not valid")
}

/// The characters in a list of them.
fn listed(state: &State, items: &[Value]) -> Outcome<Vec<u8>> {
    let of = |c: &Value| match c {
        Value::Braces(inner) => inner.first().map_or(Ok(0), |c| integer(state, c)),
        c => integer(state, c),
    };
    items.iter().map(|c| of(c).map(|c| c as u8)).collect()
}

/// The characters that the arguments of a constructor of `std::string`, of `assign` or of `append` mean.
pub(in crate::cxx) fn text_of(state: &mut State, args: &[Value]) -> Outcome<Vec<u8>> {
    let mut values = args.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    if let [first @ Value::Array(_), _, ..] = &mut values[..] {
        let Value::Array(array) = &*first else { return Ok(Vec::new()) };
        *first = state.decayed(array);
    }
    match &values[..] {
        [] => Ok(Vec::new()),
        [Value::Braces(items)] => match listed_string(state, &items.clone())? {
            Value::Text(text) => Ok(text.borrow().clone()),
            _ => Ok(Vec::new()),
        },
        [Value::Null | Value::Int(Integer::Int, 0) | Value::Pointer { address: 0, .. }] => match state.is_unevaluated {
            true => Ok(Vec::new()),
            false => Err(of_null()),
        },
        [text] => characters::bytes(state, text),
        [n @ (Value::Int(..) | Value::Static(..)), c @ (Value::Int(..) | Value::Static(..))] => {
            let n = integer(state, n)?;
            let n = characters::count(state, n)?;
            Ok(vec![integer(state, c)? as u8; n])
        }
        [Value::Text(text), from] => {
            let text = text.borrow().clone();
            part(state, &text, from, None)
        }
        [Value::Text(text), from, n] => {
            let text = text.borrow().clone();
            part(state, &text, from, Some(n))
        }
        [text, from, n] if !matches!(from, Value::Pointer { .. } | Value::AddressOf(_, _)) => {
            let text = characters::bytes(state, text)?;
            part(state, &text, from, Some(n))
        }
        [first, n @ (Value::Int(..) | Value::Static(..))] => {
            let n = integer(state, n)?;
            let n = characters::count(state, n)?;
            read(state, first, n)
        }
        [first, last] => {
            let n = match (first, last) {
                (Value::Pointer { address: p, element, .. }, Value::Pointer { address: q, .. }) => {
                    q.wrapping_sub(*p).checked_div(state.stride(*element)?).unwrap_or(0)
                }
                _ => state.distance(first, last)?,
            };
            let n = characters::count(state, n)?;
            read(state, first, n)
        }
        _ => Err(Fault::ill_formed("no constructor of `std::string` takes these arguments")),
    }
}

/// What libstdc++ calls the constructor of a string where a position is beyond its end.
const OF_CONSTRUCTOR: &str = "basic_string::basic_string";

/// The same for a method of a string, which libstdc++ calls by its name.
pub(in crate::cxx) fn text_for(state: &mut State, method: &str, args: &[Value]) -> Outcome<Vec<u8>> {
    text_of(state, args).map_err(|mut fault| {
        if let Some(rest) = fault.message.strip_prefix(OF_CONSTRUCTOR) {
            fault.message = format!("basic_string::{method}{rest}");
        }
        fault
    })
}

/// The characters of a text from a position on, so many at the most.
fn part(state: &State, text: &[u8], from: &Value, n: Option<&Value>) -> Outcome<Vec<u8>> {
    let from = integer(state, from)?;
    let n = n.map_or(Ok(-1), |n| integer(state, n))? as u64;
    let rest = usize::try_from(from).ok().and_then(|from| text.get(from..));
    let size = text.len();
    let what = || format!("{OF_CONSTRUCTOR}: __pos (which is {}) > this->size() (which is {size})", from as u64);
    let rest = rest.ok_or_else(|| Fault::thrown("out_of_range", what()))?;
    Ok(rest[..rest.len().min(usize::try_from(n).unwrap_or(usize::MAX))].to_vec())
}

/// So many characters from a pointer or an iterator on, zeros among them.
fn read(state: &mut State, first: &Value, n: usize) -> Outcome<Vec<u8>> {
    let mut text = Vec::new();
    for i in 0..n as i64 {
        let c = match state.element_behind(first, i)? {
            Some(place) => state.value(&place)?,
            None => return Err(Fault::ill_formed("no constructor of `std::string` takes these arguments")),
        };
        text.push(integer(state, &c)? as u8);
    }
    Ok(text)
}
