//! The functions and members of CuTe that return references into a value: `L.shape()`, `T.data()`, `front(t)`.

use super::{Native, arg, tuples};
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::value::{CuteValue, Fault, Integer, Outcome, Value, Whole};

/// The members that return references; what is called on a value that is no variable refers into the temporary.
const MEMBERS: &[&str] = &["shape", "value", "stride", "layout", "data", "tensor", "layout_a", "layout_b", "offset"];

/// Whether a member of a value of CuTe may return a reference.
pub fn is_member(name: &str) -> bool {
    MEMBERS.contains(&name)
}

/// Whether a function or a member of the name may return a reference into a value of CuTe.
pub fn may_refer(name: &str) -> bool {
    is_member(name) || matches!(name, "get" | "front" | "back" | "conditional_return" | "basis_value")
}

/// `recv.name<I...>()`: `None` where the member returns a value, or there is none.
pub fn member(state: &mut State, recv: &Value, cute: &CuteValue, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    if !is_member(name) {
        return Ok(None);
    }
    let (whole, _) = state.parts(cute)?;
    let place = state.place(recv);
    let part = match (whole, name) {
        (Whole::Layout, "shape") => 0,
        (Whole::Layout, "stride") => 1,
        (Whole::Basis, "value") => 0,
        (Whole::Layout, "layout") => return Ok(Some(place)),
        (Whole::Composed, "layout") | (Whole::Tensor, "tensor") => return state.constant_whole(place).map(Some),
        (Whole::Composed, "layout_a") => 0,
        (Whole::Composed, "offset") => 1,
        (Whole::Composed, "layout_b") => 2,
        (Whole::Tensor, "layout") => 0,
        (Whole::Tensor, "data") if !cute.owns => return state.element_of(1, place).map(Some),
        (Whole::Composed, "shape") => return inner(state, 2, place, name).map(Some),
        (Whole::Tensor, "shape" | "stride") => return inner(state, 0, place, name).map(Some),
        _ => return Ok(None),
    };
    let part = state.element_of(part, place)?;
    let part = if matches!(whole, Whole::Layout | Whole::Basis) { part } else { state.constant(part) };
    tuples::get(state, templates, &[part]).map(Some)
}

/// The shape or the stride of the layout that is part `i` of a value, which nothing changes through it.
fn inner(state: &mut State, i: u32, place: Value, name: &str) -> Outcome<Value> {
    let layout = state.element_of(i, place)?;
    let layout = state.constant(layout);
    match state.value(&layout)? {
        Value::Cute(cute) => match member(state, &layout, &cute, name, &[])? {
            Some(v) => Ok(v),
            None => called(state, name, &[], &[layout]),
        },
        _ => called(state, name, &[], &[layout]),
    }
}

fn called(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    match cute::call(state, name, templates, args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed(format_args!("there is no function `{name}`"))),
    }
}

/// `shape<I...>(L)`: as the member where it is a layout.
fn of_layout(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    if let [only] = args
        && let Value::Cute(cute) = state.value(only)?
    {
        let found = match (state.parts(&cute)?.0, name) {
            (Whole::Layout, "layout") if templates.is_empty() => return state.constant_whole(only.clone()),
            (Whole::Layout, "shape" | "stride") => {
                let v = member(state, only, &cute, name, templates)?;
                if State::is_place(only) { v } else { v.map(|v| state.constant(v)) }
            }
            (Whole::Composed, "shape") => {
                member(state, only, &cute, name, &[])?.map(|shape| tuples::get(state, templates, &[shape])).transpose()?
            }
            _ => None,
        };
        if let Some(v) = found {
            return Ok(v);
        }
    }
    called(state, name, templates, args)
}

/// The first or the last leaf of a tuple.
fn end(state: &mut State, args: &[Value], is_last: bool) -> Outcome<Value> {
    let mut at = arg(args, 0)?.clone();
    while let Some(items) = tuples::items(state, &at)? {
        if items.is_empty() {
            return Err(Fault::ill_formed("an empty tuple has no first element"));
        }
        let i = if is_last { items.len() - 1 } else { 0 };
        at = tuples::get(state, &[Value::Static(Integer::Int, i as i64, false)], &[at])?;
    }
    Ok(at)
}

/// Functions that return references.
pub const NATIVES: &[(&str, Native)] = &[
    ("shape", |state, templates, args| of_layout(state, "shape", templates, args)),
    ("stride", |state, templates, args| of_layout(state, "stride", templates, args)),
    ("layout", |state, templates, args| of_layout(state, "layout", templates, args)),
    ("front", |state, _, args| end(state, args, false)),
    ("back", |state, _, args| end(state, args, true)),
];
