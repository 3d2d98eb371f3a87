//! Operators on pointers.

use super::{arrays, compare, yes};
use crate::algebra::tensor::Space;
use crate::cxx::ast::BinaryOp;
use crate::cxx::convert::convert;
use crate::cxx::state::State;
use crate::cxx::value::WHOLE;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use std::rc::Rc;

/// Compares two pointers to members of different types, of which one converts to that of the other.
pub(super) fn to_members(state: &mut State, op: BinaryOp, (x, t): (Value, TypeId), (y, u): (Value, TypeId)) -> Outcome<Value> {
    let (x, y) = match convert(state, y.clone(), t, false) {
        Ok(y) => (x, y),
        Err(_) => (convert(state, x, u, false)?, y),
    };
    super::binary(state, op, &x, &y)
}

/// Arithmetic and comparison where one of the two is a pointer.
pub(super) fn pointers(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
    if let (Value::Array(x), Value::Array(y)) = (a, b)
        && op.compares()
        && !matches!(state.types.get(x.ty), Type::Array(..))
    {
        let (x, y) = (x.clone(), y.clone());
        return arrays(state, op, &x, &y);
    }
    let decayed = |state: &mut State, v: &Value| match v {
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => state.decayed(array),
        v => v.clone(),
    };
    let (a, b) = (decayed(state, a), decayed(state, b));
    let (a, b) = (state.of_memory(a), state.of_memory(b));
    let to_const = |state: &State, v: &Value| matches!(v, Value::AddressOf(to, _) if state.is_constant(to));
    if to_const(state, &a) || to_const(state, &b) {
        let (a, b) = (state.pointing_to(a, false), state.pointing_to(b, false));
        let mut v = pointers(state, op, &a, &b)?;
        state.constant_target(&mut v);
        return Ok(v);
    }
    let fault = |state: &mut State| {
        let (s, t) = (state.type_of(&a), state.type_of(&b));
        Fault::ill_formed(format_args!("`{}` has no meaning for `{}` and `{}`", op.symbol(), state.types.name(s), state.types.name(t)))
    };
    // an iterator is compared with one of the same container alone
    if (a.is_iterator() || b.is_iterator()) && (op == BinaryOp::Subtract && b.space().is_some() || op.compares()) && a.space() != b.space()
    {
        return Err(fault(state));
    }
    match (&a, &b, op) {
        (Value::Pointer { space, element, address }, Value::Int(_, n) | Value::Static(_, n, _), BinaryOp::Add | BinaryOp::Subtract)
        | (Value::Int(_, n) | Value::Static(_, n, _), Value::Pointer { space, element, address }, BinaryOp::Add) => {
            let n = if op == BinaryOp::Add { *n } else { n.wrapping_neg() };
            let address = address.wrapping_add(n.wrapping_mul(state.stride(*element)?));
            Ok(Value::Pointer { space: *space, element: *element, address })
        }
        (Value::Pointer { element, address: p, .. }, Value::Pointer { address: q, .. }, BinaryOp::Subtract) => {
            if !state.is_unevaluated && state.memory.apart((*p as u64) >> 3, (*q as u64) >> 3) {
                return Err(Fault::new(FaultKind::Unsupported, "how far apart two objects lie is not read"));
            }
            match state.stride(*element)? {
                0 => Err(Fault::ill_formed("elements of no bytes have no distance")),
                stride => Ok(Value::Int(Integer::Long, p.wrapping_sub(*q).wrapping_div(stride))),
            }
        }
        (Value::Pointer { address: p, .. }, Value::Pointer { address: q, .. }, _) if op.compares() => {
            Ok(yes(compare(op, *p as u64, *q as u64)))
        }
        (Value::Pointer { address: p, .. }, Value::Null | Value::Int(_, 0), BinaryOp::Equal | BinaryOp::Unequal) => {
            Ok(yes(compare(op, *p as u64, 0)))
        }
        (Value::Null, Value::Pointer { element, .. }, BinaryOp::Subtract)
        | (Value::Pointer { element, .. }, Value::Null, BinaryOp::Subtract) => {
            let null = Value::Pointer { space: Space::Raw, element: *element, address: 0 };
            let of = |v: &Value| if matches!(v, Value::Null) { null.clone() } else { v.clone() };
            pointers(state, op, &of(&a), &of(&b))
        }
        (Value::Null | Value::Int(_, 0), Value::Pointer { address: p, .. }, BinaryOp::Equal | BinaryOp::Unequal) => {
            Ok(yes(compare(op, 0, *p as u64)))
        }
        (Value::AddressOf(place, space), Value::Int(_, n) | Value::Static(_, n, _), BinaryOp::Add | BinaryOp::Subtract)
        | (Value::Int(_, n) | Value::Static(_, n, _), Value::AddressOf(place, space), BinaryOp::Add) => {
            let by = if op == BinaryOp::Add { *n } else { n.wrapping_neg() };
            let leads_on = if by == 0 { state.lying_in_bytes(place) } else { state.leading_on(place) };
            match (displaced(place, *space, by), leads_on) {
                (Some(moved), _) => moved,
                (None, Ok(Some(pointer))) => pointers(state, BinaryOp::Add, &pointer, &Value::Int(Integer::Long, by)),
                // what stands for all pointers of its type
                _ if state.is_unevaluated => Ok(Value::AddressOf(place.clone(), *space)),
                _ => Err(fault(state)),
            }
        }
        (Value::AddressOf(x, _), Value::AddressOf(y, _), _)
            if (op == BinaryOp::Subtract || op.compares() && !matches!(op, BinaryOp::Equal | BinaryOp::Unequal))
                && let (Some(p), Some(q)) = (state.lying_in_bytes(x)?, state.lying_in_bytes(y)?) =>
        {
            pointers(state, op, &p, &q)
        }
        (Value::AddressOf(x, _), Value::AddressOf(y, _), _)
            if let (Some((x, i)), Some((y, j))) = (object_of(x), object_of(y))
                && i + j > 0
                && same_place(x, y) =>
        {
            super::binary(state, op, &Value::Int(Integer::Long, i), &Value::Int(Integer::Long, j))
        }
        (Value::AddressOf(_, _), Value::AddressOf(_, _), BinaryOp::Subtract) => match state.distance(&b, &a) {
            Err(_) if state.is_unevaluated => Ok(Value::Int(Integer::Long, 0)),
            n => n.map(|n| Value::Int(Integer::Long, n)),
        },
        (Value::AddressOf(x, _), Value::AddressOf(y, _), _) if op.compares() => match (State::changeable(x), State::changeable(y), op) {
            (Value::Cell(i, x), Value::Cell(j, y), BinaryOp::Equal | BinaryOp::Unequal) if !Rc::ptr_eq(x, y) => {
                Ok(yes(op == BinaryOp::Unequal || (i == j && Rc::ptr_eq(x, y))))
            }
            (Value::Cell(i, _), Value::Cell(j, _), _) | (Value::Char(i, _), Value::Char(j, _), _) => {
                Ok(yes(compare(op, *i as i32, *j as i32)))
            }
            (_, _, BinaryOp::Equal | BinaryOp::Unequal) => {
                // an element that is an object is pointed to by itself too
                let same = same_place(&itself(state, x)?, &itself(state, y)?);
                Ok(yes(same == (op == BinaryOp::Equal)))
            }
            _ => match (ordinal(state, x)?, ordinal(state, y)?) {
                (Some(x), Some(y)) => Ok(yes(compare(op, x, y))),
                _ => Err(fault(state)),
            },
        },
        (Value::Null | Value::Int(_, 0), Value::Null | Value::Int(_, 0), BinaryOp::Equal | BinaryOp::Unequal) => Ok(yes(compare(op, 0, 0))),
        (Value::AddressOf(f, _), Value::Function(b), BinaryOp::Equal | BinaryOp::Unequal)
        | (Value::Function(b), Value::AddressOf(f, _), BinaryOp::Equal | BinaryOp::Unequal) => {
            Ok(yes(matches!(state.value(f)?, Value::Function(a) if state.is_function(a, *b)) == (op == BinaryOp::Equal)))
        }
        (Value::AddressOf(_, _) | Value::Closure(_) | Value::Function(_) | Value::Method(_), null, BinaryOp::Equal | BinaryOp::Unequal)
        | (null, Value::AddressOf(_, _) | Value::Closure(_) | Value::Function(_) | Value::Method(_), BinaryOp::Equal | BinaryOp::Unequal)
            if matches!(null, Value::Null | Value::Int(_, 0) | Value::Pointer { address: 0, .. }) =>
        {
            Ok(yes(op == BinaryOp::Unequal))
        }
        (Value::Pointer { .. }, Value::AddressOf(y, _), _) if let Some(q) = state.lying_in_bytes(y)? => pointers(state, op, &a, &q),
        (Value::AddressOf(x, _), Value::Pointer { .. }, _) if let Some(p) = state.lying_in_bytes(x)? => pointers(state, op, &p, &b),
        // a null pointer beside one that is none
        (Value::Pointer { address: 0, .. } | Value::Null, Value::AddressOf(_, _), _) if op.compares() => Ok(yes(compare(op, 0, 1))),
        (Value::AddressOf(_, _), Value::Pointer { address: 0, .. } | Value::Null, _) if op.compares() => Ok(yes(compare(op, 1, 0))),
        (Value::Pointer { element, .. }, Value::AddressOf(..), _) | (Value::AddressOf(..), Value::Pointer { element, .. }, _)
            if op.compares() || op == BinaryOp::Subtract =>
        {
            let (element, mut both) = (*element, [a.clone(), b.clone()]);
            for v in &mut both {
                if let Value::AddressOf(..) = v {
                    let Some(address) = state.number_of_pointer(v)? else { return Err(fault(state)) };
                    *v = Value::Pointer { space: Space::Raw, element, address };
                }
            }
            pointers(state, op, &both[0], &both[1])
        }
        _ => Err(fault(state)),
    }
}

/// What a place is known by: an element that is an object is pointed to by itself too.
fn itself(state: &State, place: &Value) -> Outcome<Value> {
    match place {
        Value::Cell(..) => state.load(place),
        place => Ok(place.clone()),
    }
}

/// What orders places that are not of one array, and tells them apart in a hashed container: C++ leaves the order open, one place
/// has one number. `None` where it has no number.
pub(in crate::cxx) fn ordinal(state: &State, place: &Value) -> Outcome<Option<(u64, u32)>> {
    let of = |address: usize, part: u32| Some((address as u64, part));
    let mut place = place;
    while let Value::Element(WHOLE, to) | Value::Passed(_, to) = place {
        place = to;
    }
    Ok(match &itself(state, place)? {
        Value::Slot(i) => of(0, *i),
        Value::Global(i) => of(1, *i),
        Value::Field(i, object) => of(Rc::as_ptr(object).addr(), i.saturating_add(1)),
        Value::Object(object) | Value::Base(_, object) => of(Rc::as_ptr(object).addr(), 0),
        Value::Array(array) => of(Rc::as_ptr(array).addr(), 0),
        Value::Text(text) => of(Rc::as_ptr(text).addr(), 0),
        Value::Function(f) => of(2, *f),
        Value::Memory(_, address) => of(*address as usize >> 3, 0),
        _ => match place {
            Value::Cell(i, array) => of(Rc::as_ptr(array).addr(), *i),
            _ => None,
        },
    })
}

/// Whether two references lead to the same variable.
fn same_place(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Slot(i), Value::Slot(j)) | (Value::Global(i), Value::Global(j)) => i == j,
        (Value::Field(i, x), Value::Field(j, y)) => i == j && Rc::ptr_eq(x, y),
        (Value::Cell(i, x), Value::Cell(j, y)) => i == j && Rc::ptr_eq(x, y),
        (Value::Memory(_, x), Value::Memory(_, y)) => x == y,
        (Value::Element(WHOLE, x), y) => same_place(x, y),
        (x, Value::Element(WHOLE, y)) => same_place(x, y),
        (Value::Element(i, x), Value::Element(j, y)) => i == j && same_place(x, y),
        (Value::Passed(_, x), y) => same_place(x, y),
        (x, Value::Passed(_, y)) => same_place(x, y),
        (Value::Object(x) | Value::Base(_, x), Value::Object(y) | Value::Base(_, y)) => Rc::ptr_eq(x, y),
        (Value::Array(x), Value::Array(y)) => Rc::ptr_eq(x, y),
        (Value::Text(x), Value::Text(y)) => Rc::ptr_eq(x, y),
        (Value::Stream(x), Value::Stream(y)) => x == y,
        // a string stream begins with its text
        (Value::Text(text), Value::Object(o) | Value::Base(_, o)) | (Value::Object(o) | Value::Base(_, o), Value::Text(text)) => {
            matches!(o.fields.borrow().first(), Some(Value::Text(first)) if Rc::ptr_eq(first, text))
        }
        _ => false,
    }
}

/// The object that a pointer leads to, and whether it leads behind it.
fn object_of(place: &Value) -> Option<(&Value, i64)> {
    match place {
        Value::Object(_) => Some((place, 0)),
        Value::Element(1, of) => object_of(of).map(|(of, _)| (of, 1)),
        _ => None,
    }
}

/// The address of an element of an array or a string, `by` elements on; `None` of any other place.
fn displaced(place: &Value, space: Space, by: i64) -> Option<Outcome<Value>> {
    let moved = |i: u32| u32::try_from(i64::from(i).wrapping_add(by));
    let (place, what) = match place {
        Value::Cell(i, array) => (
            u32::try_from(array.at(*i).wrapping_add(by)).map(|i| Value::Cell(array.number(i.into()), array.clone())),
            "element of an array",
        ),
        // one object is as an array of one
        Value::Object(_) if by == 1 => return Some(Ok(Value::AddressOf(Rc::new(Value::Element(1, Rc::new(place.clone()))), space))),
        Value::Element(1, of) if by == -1 && matches!(**of, Value::Object(_)) => return Some(Ok(Value::AddressOf(of.clone(), space))),
        Value::Char(i, text) => (moved(*i).map(|i| Value::Char(i, text.clone())), "character of a string"),
        _ => return None,
    };
    Some(
        place
            .map(|place| Value::AddressOf(Rc::new(place), space))
            .map_err(|_| Fault::runtime(format_args!("a pointer before the first {what}"))),
    )
}
