//! Conversions of pointers to members.

use super::refused;
use crate::cxx::state::State;
use crate::cxx::types::MEMBER_POINTER;
use crate::cxx::value::{ClassId, Outcome, Type, TypeId, Value};

/// `v` as a pointer to a member of the type `to`, whose class and member are `args`: null, a pointer to the member of a base,
/// with a cast of a derived class, or one to a method that is `noexcept`.
pub(super) fn member_pointer(state: &mut State, v: Value, to: TypeId, args: &[Value], explicit: bool) -> Outcome<Value> {
    let (ty, number) = match &v {
        Value::Null | Value::Int(_, 0) => return Ok(Value::Enum(to, 0)),
        Value::Enum(ty, number) if *ty == to => return Ok(Value::Enum(to, *number)),
        Value::Braces(items) if items.is_empty() => return Ok(Value::Enum(to, 0)),
        Value::Braces(items) if items.len() == 1 => return super::convert(state, items[0].clone(), to, explicit),
        Value::Enum(ty, number) => (*ty, *number),
        _ => return Err(refused(state, &v, to)),
    };
    let (Some((from, member)), [Value::Type(class), Value::Type(wanted)]) = (parts(state, ty), args) else {
        return Err(refused(state, &v, to));
    };
    let Some(class) = class_of(state, *class) else {
        return Err(refused(state, &v, to));
    };
    if !state.types.serves_as(member, *wanted) {
        return Err(refused(state, &v, to));
    }
    let is_method = state.types.is_method(member);
    let up = state.types.base_members(class, from).map(|(first, _)| first as i64);
    let down = if explicit { state.types.base_members(from, class).map(|(first, _)| -(first as i64)) } else { None };
    match up.or(down) {
        Some(_) if is_method || number == 0 => Ok(Value::Enum(to, number)),
        Some(by) if number.wrapping_add(by) > 0 => Ok(Value::Enum(to, number.wrapping_add(by))),
        _ => Err(refused(state, &v, to)),
    }
}

fn class_of(state: &State, ty: TypeId) -> Option<ClassId> {
    match state.types.get(ty) {
        Type::Class(class) => Some(*class),
        _ => None,
    }
}

/// The class and the member type of `M C::*`.
fn parts(state: &State, ty: TypeId) -> Option<(ClassId, TypeId)> {
    match state.types.get(ty) {
        Type::Library(name, args) if &**name == MEMBER_POINTER => match args[..] {
            [Value::Type(class), Value::Type(member)] => Some((class_of(state, class)?, member)),
            _ => None,
        },
        _ => None,
    }
}
