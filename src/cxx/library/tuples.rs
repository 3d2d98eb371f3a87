//! Tuples and pairs: what makes them and what takes them apart, whatever their elements.

use super::{Native, arg, integer};
use crate::cxx::ast::BinaryOp;
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::state::characters;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value, Whole};
use std::rc::Rc;

/// The elements of a tuple-like value, `None` where it is a leaf.
pub fn items(state: &mut State, v: &Value) -> Outcome<Option<Vec<Value>>> {
    Ok(Some(match state.value(v)? {
        Value::Tuple(items) => items.to_vec(),
        Value::Array(array) => {
            let n = state.length(&array);
            (0..n).map(|i| state.load(&state.element(&array, i)?)).collect::<Outcome<_>>()?
        }
        Value::Type(ty) => match state.types.get(ty).clone() {
            Type::Of(v) => return items(state, &v),
            _ => return Ok(None),
        },
        v @ Value::Object(_) => match state.tuple_of_elements(&v)? {
            Some(Value::Tuple(items)) => items.to_vec(),
            _ => return Ok(None),
        },
        v @ Value::Cute(_) => {
            let like = v.clone();
            let rank = cute::with_tree(state, &v, |state, cx, t| match t {
                crate::algebra::Tree::Arith(items) => {
                    items.iter().map(|t| cute::made(state, cx, *t, Some(&like))).collect::<Outcome<Vec<_>>>().map(Some)
                }
                crate::algebra::Tree::Layout(_) | crate::algebra::Tree::Composed(_) | crate::algebra::Tree::Tensor(_) => Ok(None),
                _ => Ok(None),
            });
            return rank;
        }
        _ => return Ok(None),
    }))
}

/// `get<i...>(t)`, a place where `t` is one.
pub fn get(state: &mut State, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let mut at = arg(args, 0)?.clone();
    for (depth, t) in templates.iter().enumerate() {
        if let Value::Type(ty) = t
            && !matches!(state.types.get(*ty), Type::Of(Value::Static(..)))
        {
            return by_type(state, &at, *ty);
        }
        let i = integer(state, t)?;
        let place = state.place(&at);
        at = match state.value(&place)? {
            Value::Tuple(items) if State::is_place(&place) && usize::try_from(i).is_ok_and(|i| i < items.len()) => {
                let part = state.element_of(i as u32, place.clone())?;
                match state.is_constant(&place) && state.value(&part).is_ok_and(|v| state.holds_objects(&v)) {
                    true => state.constant_object(part),
                    false => part,
                }
            }
            Value::Tuple(items) => match usize::try_from(i).ok().and_then(|i| items.get(i)) {
                Some(item) => item.clone(),
                None => return Err(Fault::ill_formed(format_args!("`get<{i}>` of a tuple of {} elements", items.len()))),
            },
            Value::Array(array) if !state.types.has_own_length(array.ty) && (0..state.length(&array)).contains(&i) => {
                let part = state.element(&array, i)?;
                match state.is_constant(&place) && state.value(&part).is_ok_and(|v| state.holds_objects(&v)) {
                    true => state.constant_object(part),
                    false => state.constant_element(&array, part),
                }
            }
            Value::Array(array) => {
                return Err(Fault::ill_formed(format_args!("`get<{i}>` of an array of {} elements", state.length(&array))));
            }
            Value::Object(o) if let Some(number) = state.number_in(o.class, i) => number,
            Value::Object(_) => match state.element_places(&place)?.and_then(|parts| parts.get(usize::try_from(i).ok()?).cloned()) {
                Some(part) => {
                    let ty = state.type_of(&place);
                    match state.types.elements_of(ty).and_then(|types| types.get(i as usize).copied()) {
                        Some(ty)
                            if state.is_constant(&place)
                                && !state.types.refers(ty)
                                && state.value(&part).is_ok_and(|v| state.holds_objects(&v)) =>
                        {
                            state.constant_object(part)
                        }
                        Some(ty) => state.constant_as(ty, part),
                        None => part,
                    }
                }
                None => return Err(Fault::ill_formed(format_args!("`get<{i}>` of what has no such element"))),
            },
            Value::Int(..) if i == 0 => at,
            Value::Cute(cute) if let (Whole::Tuple, elements) = state.parts(&cute)? => match usize::try_from(i) {
                Ok(n) if n < elements.len() => state.element_of(i as u32, place)?,
                _ => return Err(Fault::ill_formed(format_args!("`get<{i}>` of a tuple of {} elements", elements.len()))),
            },
            v => {
                return match cute::call(state, "get", &templates[depth..], &[v])? {
                    Some(v) => Ok(v),
                    None => Err(Fault::ill_formed("`get` takes a tuple")),
                };
            }
        };
    }
    Ok(at)
}

/// The types of the elements of a tuple.
fn types_in(state: &mut State, tuple: &Value) -> Outcome<Vec<TypeId>> {
    let of = state.type_of(tuple);
    Ok(match state.types.elements_of(of) {
        Some(types) => types.to_vec(),
        None => items(state, tuple)?.unwrap_or_default().iter().map(|item| state.type_of(item)).collect(),
    })
}

/// `std::get<T>(t)`
fn by_type(state: &mut State, tuple: &Value, ty: TypeId) -> Outcome<Value> {
    let types = types_in(state, tuple)?;
    let mut found = types.iter().enumerate().filter(|(_, of)| **of == ty);
    match (found.next(), found.next()) {
        (Some((i, _)), None) => get(state, &[Value::Int(Integer::Int, i as i64)], std::slice::from_ref(tuple)),
        (Some(_), _) => Err(Fault::ill_formed(format_args!("the tuple has several elements of type `{}`", state.types.name(ty)))),
        _ => Err(Fault::ill_formed(format_args!("the tuple has no element of type `{}`", state.types.name(ty)))),
    }
}

/// What the machine calls with the types of its arguments, as a value.
fn unread(_: &mut State, _: &[Value], _: &[Value]) -> Outcome<Value> {
    Err(Fault::new(FaultKind::Unsupported, "a function on `std::tuple` that is passed on is not read"))
}

fn tuple(items: Vec<Value>) -> Value {
    Value::Tuple(Rc::new(items.into()))
}

/// The values of arguments, each its own copy.
fn values(state: &mut State, args: &[Value]) -> Outcome<Vec<Value>> {
    let mut made = Vec::new();
    for a in args {
        let v = state.value(a)?;
        if matches!(v, Value::Void) {
            return Err(Fault::ill_formed("a value of type `void` is no element"));
        }
        let v = match &v {
            Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => state.decayed(array),
            v => state.copy(v)?,
        };
        made.push(v);
    }
    Ok(made)
}

fn made(state: &mut State, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let mut items = values(state, args)?;
    for (item, given) in items.iter_mut().zip(templates) {
        if let Value::Type(ty) = given {
            *item = crate::cxx::convert::convert(state, item.clone(), *ty, false)?;
        }
    }
    Ok(tuple(items))
}

/// `cute::tuple_cat`
fn joined(state: &mut State, args: &[Value]) -> Outcome<Value> {
    if let [only] = args
        && items(state, only)?.is_some()
    {
        // one tuple is a reference to it
        return Ok(state.constant(only.clone()));
    }
    let mut all = Vec::new();
    for a in args {
        match items(state, a)? {
            Some(items) => {
                state.memory.budget.take(64 + 24 * items.len() as u64)?;
                for item in items {
                    all.push(if State::is_place(&item) { item } else { state.copy(&item)? });
                }
            }
            None => return Err(Fault::ill_formed("`tuple_cat` takes tuples")),
        }
    }
    Ok(tuple(all))
}

/// Whether a value is an array, or a tuple that has one.
fn has_array(v: &Value) -> bool {
    match v {
        Value::Array(_) => true,
        Value::Tuple(items) => items.iter().any(has_array),
        _ => false,
    }
}

/// `flatten(t)`, of whose arrays within tuples the elements are joined; an array that is all there is stays one.
fn flattened(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let v = state.value(arg(args, 0)?)?;
    match &v {
        Value::Array(_) => return state.copy(&v),
        Value::Tuple(of) if of.iter().any(has_array) => {
            let mut parts = Vec::with_capacity(of.len());
            for item in of.iter() {
                parts.push(match item {
                    Value::Array(_) => item.clone(),
                    item => flattened(state, "flatten_to_tuple", &[], std::slice::from_ref(item))?,
                });
            }
            return match &parts[..] {
                [only] => state.copy(only),
                parts => joined(state, parts),
            };
        }
        _ => {}
    }
    match cute::call(state, name, templates, &[v])? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed("`flatten` takes a tuple")),
    }
}

/// A sequence of compile-time integers.
fn sequence(state: &mut State, from: i64, to: i64) -> Outcome<Value> {
    if to.saturating_sub(from) > 1 << 16 {
        return Err(Fault::new(FaultKind::Limit, "a sequence of integers is too long"));
    }
    state.memory.budget.take(24 * (to - from).max(0).unsigned_abs())?;
    Ok(tuple((from..to).map(|i| Value::Static(Integer::Int, i, false)).collect()))
}

/// `conditional_return(c, a, b)` and `conditional_return<c>(a, b)`.
fn conditional(state: &mut State, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let (condition, a, b) = match (templates, args) {
        ([condition, ..], [a, b]) => (Value::Static(Integer::Bool, i64::from(integer(state, condition)? != 0), false), a, b),
        (_, [condition, a, b]) => (state.value(condition)?, a, b),
        _ => return Err(Fault::ill_formed("`conditional_return` takes a condition and two values")),
    };
    let condition = state.constant_of(&condition).unwrap_or(condition);
    let holds = crate::cxx::convert::truth(state, &condition)?;
    let chosen = if holds { a } else { b };
    if let Value::Static(Integer::Bool, _, _) = condition {
        return if args.len() == 3 { Ok(chosen.clone()) } else { state.value(chosen) };
    }
    let chosen = state.value(chosen)?;
    Ok(match (state.value(a)?, state.value(b)?) {
        (Value::Static(_, x, _), Value::Static(_, y, _)) if x == y => chosen,
        (Value::Static(kind, x, _), Value::Static(_, y, _)) => Value::Int(kind, if holds { x } else { y }),
        (x, y) => {
            let of_number = |v: Value| match v {
                Value::Static(kind, x, _) => Value::Int(kind, x),
                v => v,
            };
            let (x, y) = (of_number(x), of_number(y));
            let is_number = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..));
            let ty = match state.type_of(&x) == state.type_of(&y) || !is_number(&x) || !is_number(&y) {
                true => state.type_of(&x),
                // the type in which the two meet
                false => {
                    let both = crate::cxx::arith::binary(state, BinaryOp::Multiply, &x, &y)?;
                    state.type_of(&both)
                }
            };
            crate::cxx::convert::convert(state, chosen, ty, false)?
        }
    })
}

/// All truths joined by `||` where `any`, else by `&&`: known at compile time as CuTe's operators have it.
fn joined_truth(state: &mut State, args: &[Value], any: bool) -> Outcome<Value> {
    let mut fixed = true;
    let mut joined = !any;
    for a in args {
        let v = state.value(a)?;
        let v = state.constant_of(&v).unwrap_or(v);
        let holds = crate::cxx::convert::truth(state, &v)?;
        let is_static = matches!(v, Value::Static(..));
        if is_static && holds == any {
            return Ok(super::fixed_truth(any));
        }
        fixed &= is_static;
        joined = if any { joined || holds } else { joined && holds };
    }
    Ok(if fixed { super::fixed_truth(joined) } else { super::truth(joined) })
}

/// The functions of the standard library that make, join and apply tuples: the machine knows the types of their elements.
pub const OF_STD_TUPLES: &[&str] =
    &["tie", "forward_as_tuple", "__std_make_tuple", "__std_tuple_cat", "__std_apply", "make_from_tuple", "__found_make_tuple"];

/// Functions on tuples; those whose names start with `__` are for the prelude.
pub const NATIVES: &[(&str, Native)] = &[
    ("get", get),
    ("basis_get", |state, _, args| {
        let basis = state.value(arg(args, 0)?)?;
        let path = match basis {
            Value::Cute(_) => cute::basis_path(state, &basis)?,
            _ => Vec::new(),
        };
        let path: Vec<Value> = path.iter().map(|i| Value::Int(Integer::Int, i64::from(*i))).collect();
        get(state, &path, &args[1..])
    }),
    ("make_tuple", made),
    ("make_shape", made),
    ("make_stride", made),
    ("make_coord", made),
    ("make_step", made),
    ("make_tile", made),
    ("tie", unread),
    ("forward_as_tuple", unread),
    ("__std_make_tuple", unread),
    ("__found_make_tuple", unread),
    ("__std_tuple_cat", unread),
    ("__std_apply", unread),
    ("make_from_tuple", unread),
    ("tuple_cat", |state, _, args| joined(state, args)),
    ("flatten", |state, templates, args| flattened(state, "flatten", templates, args)),
    ("flatten_to_tuple", |state, templates, args| flattened(state, "flatten_to_tuple", templates, args)),
    ("__tuple_seq", |state, _, args| {
        let n = items(state, arg(args, 0)?)?.map_or(1, |i| i.len());
        sequence(state, 0, n as i64)
    }),
    // by the type of an element
    ("find", |state, templates, args| match (templates, args) {
        ([Value::Type(ty)], [tuple]) => {
            let types = types_in(state, tuple)?;
            let at = types.iter().position(|of| of == ty).unwrap_or(types.len());
            Ok(Value::Static(Integer::ULong, at as i64, false))
        }
        _ => match cute::call(state, "find", templates, args)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("`find` takes a tuple and an element")),
        },
    }),
    ("make_basis", |_, _, _| Err(Fault::ill_formed("`make_basis` is not read"))),
    ("conditional_return", conditional),
    ("static_value", |state, templates, _| match super::integer(state, arg(templates, 0)?) {
        Ok(n) => Ok(Value::Static(Integer::Int, n, false)),
        Err(_) => arg(templates, 0).cloned(),
    }),
    ("testing::InitGoogleTest", |_, _, _| Ok(Value::Void)),
    ("HasFailure", |_, _, _| Ok(Value::Void)),
    ("HasFatalFailure", |_, _, _| Ok(Value::Void)),
    ("HasNonfatalFailure", |_, _, _| Ok(Value::Void)),
    ("__told", |_, _, _| Ok(Value::Void)),
    ("PrintToString", |_, _, _| Ok(Value::Void)),
    ("RecordProperty", |_, _, _| Ok(Value::Void)),
    ("__fatal_failures", |_, _, _| Ok(Value::Void)),
    ("__test_index", |_, _, _| Ok(Value::Void)),
    ("__test_name", |_, _, _| Ok(Value::Void)),
    ("__test_put", |_, _, _| Ok(Value::Void)),
    ("__test_thrown", |_, _, _| Ok(Value::Void)),
    ("__test_trace", |_, _, _| Ok(Value::Void)),
    ("__test_untrace", |_, _, _| Ok(Value::Void)),
    ("__caught", |_, _, _| Ok(Value::Void)),
    ("uncaught_exceptions", |_, _, _| Ok(Value::Void)),
    ("__throw_again", |_, _, _| Ok(Value::Void)),
    ("__keep_until_exit", |_, _, _| Ok(Value::Void)),
    ("__at_member", |_, _, _| Ok(Value::Void)),
    ("__require_callable", |_, _, _| Ok(Value::Void)),
    ("__mangled", |_, _, _| Ok(Value::Void)),
    ("__type_name", |_, _, _| Ok(Value::Void)),
    ("__pretty", |_, _, _| Ok(Value::Void)),
    ("__pretty_size", |_, _, _| Ok(Value::Void)),
    ("__type_number", |_, _, _| Ok(Value::Void)),
    ("IsSkipped", |_, _, _| Ok(Value::Void)),
    ("RUN_ALL_TESTS", |_, _, _| Err(Fault::ill_formed("the tests are run by `main` alone"))),
    // For the prelude.
    ("__fail", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        Err(Fault::runtime(String::from_utf8_lossy(&text).into_owned()))
    }),
    ("__unread", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        Err(Fault::new(FaultKind::Unsupported, String::from_utf8_lossy(&text).into_owned()))
    }),
    ("__any", |state, _, args| joined_truth(state, args, true)),
    ("__all", |state, _, args| joined_truth(state, args, false)),
    ("__tail_seq", |state, _, args| {
        let n = items(state, arg(args, 0)?)?.map_or(1, |i| i.len());
        sequence(state, 1, n as i64)
    }),
    ("__is_number", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        Ok(super::fixed_truth(matches!(v, Value::Int(..) | Value::Float(..) | Value::Static(..))))
    }),
    ("__is_tuple", |state, _, args| {
        let v = state.value(arg(args, 0)?)?;
        // an array of the language is where a range begins
        let is_range = matches!(&v, Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)));
        let is = !is_range && items(state, &v)?.is_some();
        Ok(super::fixed_truth(is))
    }),
    ("__rank", |state, _, args| {
        let n = items(state, arg(args, 0)?)?.map_or(1, |i| i.len());
        Ok(Value::Int(Integer::Int, n as i64))
    }),
    ("__at", |state, _, args| {
        let i = integer(state, arg(args, 1)?)?;
        let place = arg(args, 0)?.clone();
        if items(state, &place)?.is_none() {
            return Ok(place);
        }
        get(state, &[Value::Static(Integer::Int, i, false)], &[place])
    }),
    ("__tuple", made),
    ("ArithmeticTupleIterator", |state, templates, args| super::call(state, "make_inttuple_iter", templates, args)),
    ("__static", |state, _, args| Ok(Value::Static(Integer::Int, integer(state, arg(args, 0)?)?, false))),
    ("__push", |state, _, args| {
        let mut all = items(state, arg(args, 0)?)?.unwrap_or_default();
        all.extend(values(state, &args[1..])?);
        Ok(tuple(all))
    }),
    ("__profile", |state, _, args| {
        let n = items(state, arg(args, 0)?)?.map_or(1, |i| i.len());
        Ok(Value::Static(Integer::Int, n as i64, false))
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_of_a_variable_is_a_place() {
        let mut state = State::default();
        state.slots.push(tuple(vec![Value::Int(Integer::Int, 1), Value::Int(Integer::Int, 2)]));
        let at = get(&mut state, &[Value::Static(Integer::Int, 1, false)], &[Value::Slot(0)]).unwrap();
        state.store(&at, Value::Int(Integer::Int, 9)).unwrap();
        let Value::Tuple(items) = &state.slots[0] else { panic!() };
        assert!(matches!(items[..], [Value::Int(_, 1), Value::Int(_, 9)]));
        assert!(get(&mut state, &[Value::Static(Integer::Int, 2, false)], &[Value::Slot(0)]).is_err());
    }
}
