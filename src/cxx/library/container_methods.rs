//! What can be asked of `std::vector`, `std::array` and their relatives: their methods, and the functions on them.

use super::containers::{between, moved, repeated, resize};
use super::{Native, arg, integer, methods, truth};
use crate::algebra::tensor::Space;
use crate::cxx::arith;
use crate::cxx::ast::BinaryOp;
use crate::cxx::convert::containers::MAX_ELEMENTS;
use crate::cxx::convert::{self, default_of as zero};
use crate::cxx::state::State;
use crate::cxx::types::Types;
use crate::cxx::types::containers::ARRAYS;
use crate::cxx::value::{Array, Fault, Integer, Outcome, Storage, Type, TypeId, Value};
use std::rc::Rc;

/// A method of a container.
pub fn method(state: &mut State, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    if let Type::Library(of, given) = state.types.get(array.ty) {
        methods::counted(methods::class_of(of, given), name, args)?;
    }
    for family in [asked, changed, given_room] {
        if let Some(v) = family(state, array, name, args)? {
            return Ok(Some(v));
        }
    }
    Ok(None)
}

/// What a container tells of itself, and its elements.
fn asked(state: &mut State, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let n = state.length(array);
    let packed = state.types.packed_in(array.element).and_then(|_| state.types.words_of(state.types.of_values(array.element), n));
    Ok(Some(match name {
        "size" | "length" => Value::Int(Integer::ULong, n),
        "max_size" if is_fixed(state, array) => Value::Int(Integer::ULong, n),
        "max_size" => match state.types.size_of(array.element) {
            Some(bytes) => Value::Int(Integer::ULong, i64::MAX / bytes.max(1)),
            None => return Ok(None),
        },
        "capacity" if !is_named(state, array, "deque") => Value::Int(Integer::ULong, array.capacity.get()),
        "empty" => truth(n == 0),
        "begin" | "cbegin" => offset(state, array, 0)?,
        "data" if array.capacity.get() == 0 && n == 0 && !state.is_unevaluated && is_named(state, array, "vector") => {
            Value::Pointer { space: Space::Raw, element: state.types.of_values(array.element), address: 0 }
        }
        "data" if !is_named(state, array, "deque") => match offset(state, array, 0)? {
            Value::Pointer { element, address, .. } => {
                Value::Pointer { space: Space::Raw, element: state.types.of_values(element), address }
            }
            first => first.in_space(Space::Raw),
        },
        "raw_data" if packed.is_some() => match offset(state, array, 0)? {
            Value::Pointer { space, address, .. } => {
                Value::Pointer { space, element: packed.map_or(array.element, |(word, ..)| word.id()), address }
            }
            first => first,
        },
        // behind the last word, whose elements may be more than those of the array
        "end" | "cend" => offset(state, array, packed.map_or(n, |(_, each, words)| each * words))?,
        "front" | "back" if n == 0 => {
            return Err(Fault::runtime(format_args!("`{name}` of an empty `{}`", state.types.name(array.ty))));
        }
        "front" => state.element(array, 0)?,
        "back" if let Some((_, each, words)) = packed => {
            let last = offset(state, array, each * words - 1)?;
            state.element_behind(&last, 0)?.unwrap_or(Value::Void)
        }
        "back" => state.element(array, n - 1)?,
        "at" => {
            let i = integer(state, arg(args, 0)?)?;
            let words = match state.types.get(array.ty) {
                Type::Library(name, _) if &**name == "array" => ["array::at", " >= _Nm"],
                Type::Library(name, _) if &**name == "deque" => ["deque::_M_range_check", ">= this->size()"],
                _ => ["vector::_M_range_check", " >= this->size()"],
            };
            let i = super::exceptions::checked(i, n, words)?;
            state.element(array, i)?
        }
        _ => return Ok(None),
    }))
}

/// What puts elements into a container or takes them out.
fn changed(state: &mut State, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let n = state.length(array);
    let grows = has_changing_length(state, array);
    Ok(Some(match name {
        "fill" | "clear" if is_fixed(state, array) => {
            state.memory.budget.spend(8 * n.max(0).unsigned_abs())?;
            for i in 0..n {
                let value = match args.first() {
                    Some(v) => v.clone(),
                    None => zero(state, array.element)?,
                };
                let place = state.element(array, i)?;
                state.store(&place, value)?;
            }
            Value::Void
        }
        "flip" if array.element == Types::VECTOR_BOOL && args.is_empty() => {
            state.memory.budget.spend(8 * n.max(0).unsigned_abs())?;
            for i in 0..n {
                let place = state.element(array, i)?;
                let old = state.value(&place)?;
                let flipped = truth(!convert::truth(state, &old)?);
                state.store(&place, flipped)?;
            }
            Value::Void
        }
        "push_back" | "emplace_back" if grows => {
            let value = match args {
                [one] if name == "emplace_back" => emplaced(state, array.element, one)?,
                [one] => convert::convert(state, one.clone(), array.element, false)?,
                [] => zero(state, array.element)?,
                many => super::construct(state, array.element, many, false)?,
            };
            // what was moved here is held by the argument alone
            let is_moved = match (&value, args) {
                (_, [only]) if State::is_place(only) => false,
                (Value::Array(array), [_]) => Rc::strong_count(array) <= 2,
                (Value::Text(text), [_]) => Rc::strong_count(text) <= 2,
                _ => false,
            };
            let value = if is_moved { value } else { state.copy(&value)? };
            resize(state, array, n + 1, &value)?;
            if name == "emplace_back" { state.element(array, n)? } else { Value::Void }
        }
        "push_front" | "emplace_front" if grows => match inserted(state, array, name, args)? {
            Some(_) if name == "push_front" => Value::Void,
            Some(_) => state.element(array, 0)?,
            None => return Ok(None),
        },
        "insert" | "emplace" if grows => return inserted(state, array, name, args),
        "erase" if grows => {
            let from = position(state, array, arg(args, 0)?)?;
            let to = match args.get(1) {
                Some(last) => position(state, array, last)?,
                None => from + 1,
            };
            if from > to || to > n {
                return Err(Fault::runtime(format_args!("elements {from} to {to} of {n} are erased")));
            }
            spliced(state, array, from, to - from, Vec::new())?;
            offset(state, array, from)?
        }
        "pop_front" | "pop_back" if n == 0 && grows => {
            return Err(Fault::runtime(format_args!("`{name}` of an empty `{}`", state.types.name(array.ty))));
        }
        "pop_front" if grows => {
            spliced(state, array, 0, 1, Vec::new())?;
            Value::Void
        }
        "swap" => {
            let Value::Array(other) = state.value(arg(args, 0)?)? else {
                return Ok(None);
            };
            if !Rc::ptr_eq(array, &other) {
                state.exchange(array, &other);
            }
            Value::Void
        }
        "pop_back" if grows => {
            resize(state, array, n - 1, &Value::Void)?;
            Value::Void
        }
        "clear" => {
            resize(state, array, 0, &Value::Void)?;
            Value::Void
        }
        _ => return Ok(None),
    }))
}

/// The element that a constructor makes of one argument.
fn emplaced(state: &mut State, element: TypeId, argument: &Value) -> Outcome<Value> {
    let is_number = state.types.bit_field(element).is_some();
    let is_container = !is_number && matches!(state.types.get(element), Type::Library(name, _) if &**name != "string");
    match is_container && matches!(state.value(argument)?, Value::Int(..) | Value::Static(..)) {
        true => super::construct(state, element, std::slice::from_ref(argument), false),
        false => convert::convert(state, argument.clone(), element, true),
    }
}

/// `insert`, `emplace` and their relatives at the front.
fn inserted(state: &mut State, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let front = name.ends_with("front");
    let at = if front { 0 } else { position(state, array, arg(args, 0)?)? };
    let rest = if front { args } else { args.get(1..).unwrap_or_default() };
    let items: Vec<Value> = match rest {
        [] => vec![zero(state, array.element)?],
        many @ [_, _, ..] if name.starts_with("emplace") => vec![super::construct(state, array.element, many, false)?],
        [one] => match state.value(one)? {
            // no number is a string, a container or a tuple
            Value::Braces(items)
                if !front
                    && (state.types.bit_field(array.element).is_some()
                        || !matches!(state.types.get(array.element), Type::Library(..) | Type::Of(_))
                        || !items.iter().any(|item| matches!(item, Value::Int(..) | Value::Float(..) | Value::Enum(..)))) =>
            {
                items.to_vec()
            }
            v => vec![v],
        },
        [count, value] if matches!(state.value(count)?, Value::Int(..)) => {
            let n = repeated(integer(state, count)?)?;
            vec![state.value(value)?; n as usize]
        }
        [first, last] => between(state, first, last)?,
        _ => return Ok(None),
    };
    let mut fresh = Vec::with_capacity(items.len());
    for item in items {
        let item = match name.starts_with("emplace") {
            true => emplaced(state, array.element, &item)?,
            false => convert::convert(state, item, array.element, false)?,
        };
        fresh.push(state.copy(&item)?);
    }
    spliced(state, array, at, 0, fresh)?;
    offset(state, array, at).map(Some)
}

/// What changes how many elements there are, or how many there is room for.
fn given_room(state: &mut State, array: &Rc<Array>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    if !has_changing_length(state, array) {
        return Ok(None);
    }
    let n = state.length(array);
    Ok(Some(match name {
        "assign" if !matches!(state.value(arg(args, 0)?)?, Value::Int(..) | Value::Static(..)) => {
            let items = match (args, state.value(&args[0])?) {
                ([_], Value::Braces(items)) => items.to_vec(),
                ([first, last], _) => between(state, first, last)?,
                _ => return Ok(None),
            };
            resize(state, array, 0, &Value::Void)?;
            for (i, item) in items.into_iter().enumerate() {
                let item = convert::convert(state, item, array.element, false)?;
                let item = state.copy(&item)?;
                resize(state, array, i as i64 + 1, &item)?;
            }
            Value::Void
        }
        "resize" | "assign" => {
            let count = integer(state, arg(args, 0)?)?;
            let value = match args.get(1) {
                Some(v) => {
                    let v = state.value(v)?;
                    let v = convert::convert(state, v, array.element, false)?;
                    state.copy(&v)?
                }
                None => zero(state, array.element)?,
            };
            if name == "assign" {
                resize(state, array, 0, &Value::Void)?;
                if count > array.capacity.get() && count <= MAX_ELEMENTS {
                    moved(state, array, count)?;
                }
            }
            resize(state, array, count, &value)?;
            Value::Void
        }
        "reserve" => {
            let count = integer(state, arg(args, 0)?)?;
            if !(0..=MAX_ELEMENTS).contains(&count) {
                return Err(Fault::runtime(format_args!("a container of {count} elements")));
            }
            if count > array.capacity.get() {
                moved(state, array, count)?;
            }
            Value::Void
        }
        "shrink_to_fit" => {
            if n < array.capacity.get() {
                moved(state, array, n)?;
            }
            Value::Void
        }
        _ => return Ok(None),
    }))
}

/// Whether it is anything but an array of C.
fn has_changing_length(state: &State, array: &Array) -> bool {
    !matches!(state.types.get(array.ty), Type::Array(..))
}

/// The iterator to the element at a place.
pub(in crate::cxx) fn offset(state: &mut State, array: &Rc<Array>, i: i64) -> Outcome<Value> {
    let first = state.decayed(array).in_space(state.types.iterator_space(array.ty));
    arith::binary(state, BinaryOp::Add, &first, &Value::Int(Integer::Long, i))
}

/// The place of an iterator in its container.
pub(in crate::cxx) fn position(state: &mut State, array: &Rc<Array>, iterator: &Value) -> Outcome<i64> {
    let first = state.decayed(array);
    let at = state.value(iterator)?.in_space(Space::Raw);
    let distance = arith::binary(state, BinaryOp::Subtract, &at, &first)?;
    let i = integer(state, &distance)?;
    if !(0..=state.length(array)).contains(&i) {
        return Err(Fault::runtime(format_args!("position {i} of a container of {} elements", state.length(array))));
    }
    Ok(i)
}

/// Takes `gone` elements out at a place and puts others there.
pub(in crate::cxx) fn spliced(state: &mut State, array: &Rc<Array>, at: i64, gone: i64, fresh: Vec<Value>) -> Outcome<()> {
    let moved = state.length(array) - at - gone;
    let bits = state.types.access_bits(array.element).filter(|bits| bits % 8 == 0 && !state.memory.any_missing);
    if let (Some(bits), true) = (bits, at >= 0 && gone >= 0 && moved >= 0 && matches!(*array.storage.borrow(), Storage::Bytes(_))) {
        return shifted(state, array, at, gone, fresh, bits as usize / 8);
    }
    if let Storage::Cells(cells) = &mut *array.storage.borrow_mut() {
        state.memory.budget.take(24 * fresh.len() as u64)?;
        state.memory.budget.spend(moved.max(0).unsigned_abs() / 64)?;
        if at == 0 && matches!(state.types.get(array.ty), Type::Library(name, _) if &**name == "deque") {
            array.grown_before(fresh.len() as i64 - gone);
        }
        let gone: Vec<Value> = cells.splice(at as usize..(at + gone) as usize, fresh).collect();
        drop(gone);
        return Ok(());
    }
    state.memory.budget.spend(8 * (moved.max(0).unsigned_abs() + fresh.len() as u64))?;
    let n = state.length(array);
    let grown = n + fresh.len() as i64 - gone;
    let tail: Vec<Value> = (at + gone..n).map(|i| state.load(&state.element(array, i)?)).collect::<Outcome<_>>()?;
    if grown > n {
        let zero = zero(state, array.element)?;
        resize(state, array, grown, &zero)?;
    }
    for (i, v) in fresh.into_iter().chain(tail).enumerate() {
        let place = state.element(array, at + i as i64)?;
        state.store(&place, v)?;
    }
    if grown < n {
        resize(state, array, grown, &Value::Void)?;
    }
    Ok(())
}

/// The same for elements of so many whole bytes: those behind move all at once.
fn shifted(state: &mut State, array: &Rc<Array>, at: i64, gone: i64, fresh: Vec<Value>, size: usize) -> Outcome<()> {
    let n = state.length(array);
    let grown = n + fresh.len() as i64 - gone;
    if grown > n {
        // bytes of nothing, which are written below
        resize(state, array, grown, &Value::Int(Integer::Int, 0))?;
    }
    if let Storage::Bytes(block) = &*array.storage.borrow() {
        state.memory.touch(block);
        let mut bytes = block.bytes.borrow_mut();
        let (from, end, to) = ((at + gone) as usize * size, n as usize * size, (at as usize + fresh.len()) * size);
        state.memory.budget.spend((end - from) as u64 / 256 + 8 * fresh.len() as u64)?;
        if end.max(to + (end - from)) <= bytes.len() {
            bytes.copy_within(from..end, to);
        }
    }
    for (i, v) in fresh.into_iter().enumerate() {
        let place = state.element(array, at + i as i64)?;
        state.store(&place, v)?;
    }
    if grown < n {
        resize(state, array, grown, &Value::Void)?;
    }
    Ok(())
}

/// Whether a container is the template `name`.
fn is_named(state: &State, array: &Array, name: &str) -> bool {
    matches!(state.types.get(array.ty), Type::Library(of, _) if **of == *name)
}

/// Whether a container is a `cute::array`, whose size is the product of what it holds.
fn is_tuple_of_cute(state: &State, array: &Array) -> bool {
    matches!(state.types.get(array.ty), Type::Library(name, args) if &**name == "array" && args.len() > 2)
}

fn is_fixed(state: &State, array: &Array) -> bool {
    matches!(state.types.get(array.ty), Type::Library(name, _) if ARRAYS.contains(&&**name))
}

/// Functions on containers.
pub const NATIVES: &[(&str, Native)] = &[
    ("size", |state, templates, args| match (templates, state.value(arg(args, 0)?)?) {
        ([], Value::Pointer { .. }) if let Some((_, n, _)) = row(state, arg(args, 0)?) => Ok(Value::Int(Integer::ULong, n)),
        ([], Value::Array(array)) if !is_tuple_of_cute(state, &array) => Ok(Value::Int(Integer::ULong, state.length(&array))),
        ([], Value::Text(text)) => Ok(Value::Int(Integer::ULong, text.borrow().len() as i64)),
        (_, v) => match crate::cxx::cute::call(state, "size", templates, &[v])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("`size` takes a layout, a tensor or a container")),
        },
    }),
    ("begin", |state, _, args| ends(state, args, "begin")),
    ("end", |state, _, args| ends(state, args, "end")),
    ("distance", |state, _, args| {
        let (first, last) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
        arith::binary(state, BinaryOp::Subtract, &last, &first)
    }),
    ("next", |state, _, args| {
        let by = args.get(1).cloned().unwrap_or(Value::Int(Integer::Long, 1));
        let at = arg(args, 0)?.clone();
        arith::binary(state, BinaryOp::Add, &at, &by)
    }),
    ("initializer_list", |_, _, args| Ok(Value::Braces(Rc::new(args.to_vec())))),
];

/// A row of an array of arrays, which lies in the bytes of it: the type of its elements, how many there are, and where.
fn row(state: &State, arg: &Value) -> Option<(TypeId, i64, i64)> {
    match *arg {
        Value::Memory(ty, address) => match *state.types.get(ty) {
            Type::Array(of, Some(n)) => Some((of, n, address)),
            _ => None,
        },
        _ => None,
    }
}

fn ends(state: &mut State, args: &[Value], name: &str) -> Outcome<Value> {
    if let Some((element, n, address)) = row(state, arg(args, 0)?) {
        let past = if name == "end" { n.wrapping_mul(state.stride(element)?) } else { 0 };
        return Ok(Value::Pointer { space: Space::Raw, element, address: address.wrapping_add(past) });
    }
    match state.value(arg(args, 0)?)? {
        Value::Array(array) => match method(state, &array, name, &[])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("a container is needed")),
        },
        Value::Text(text) => match super::strings::method(state, &text, name, &[])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("a container is needed")),
        },
        _ => Err(Fault::ill_formed(format_args!("`{name}` takes a container"))),
    }
}

#[cfg(test)]
mod tests {
    use super::super::containers::type_of;
    use super::*;

    #[test]
    fn a_vector_grows() {
        let mut state = State::default();
        let ty = type_of(&mut state, "vector", Types::FLOAT, None);
        let Value::Array(array) = convert::default_of(&mut state, ty).unwrap() else { panic!() };
        for i in 0..100 {
            method(&mut state, &array, "push_back", &[Value::Int(Integer::Int, i)]).unwrap();
        }
        assert_eq!(state.length(&array), 100);
        let last = state.element(&array, 99).unwrap();
        assert!(matches!(state.value(&last).unwrap(), Value::Float(_, x) if x == 99.0));
        method(&mut state, &array, "pop_back", &[]).unwrap();
        assert_eq!(state.length(&array), 99);
    }
}
