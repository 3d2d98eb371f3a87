//! Values of the notation as values of a program, and back.

use super::super::state::State;
use super::super::types::Types;
use super::super::value::{Fault, Integer, Outcome, Type, TypeId, Value};
use super::translate::Bridge;
use crate::algebra::Cx;
use crate::algebra::tensor::Space;
use crate::cxx::state::characters;
use crate::value::element;
use crate::value::notation::unescape;
use crate::value::{Printed, Value as AlgebraValue};

/// A value of the notation as a program has it.
pub fn into_program<'a>(state: &mut State, cx: Cx<'a>, value: AlgebraValue<'a>) -> Outcome<Value> {
    match value {
        AlgebraValue::Text(text) => state.literal(&unescape(text).into_bytes().into()),
        AlgebraValue::Printed(Printed { value, .. }) => into_program(state, cx, *value),
        value => Bridge::new(cx, false).result(state, value),
    }
}

/// A value of a program as the notation has it; `None` where the notation has no such value.
pub fn out_of_program<'a>(state: &mut State, cx: Cx<'a>, v: &Value) -> Outcome<Option<AlgebraValue<'a>>> {
    let v = state.value(v)?;
    Ok(Some(match &v {
        Value::Void | Value::Stream(_) => AlgebraValue::Nothing,
        Value::Type(ty) => match of_type(state, *ty) {
            Named::Value(v) => return out_of_program(state, cx, &v),
            Named::Element(name) => match element::named(name) {
                Some(element) => AlgebraValue::Type(element),
                None => return Ok(None),
            },
            Named::Neither => return Ok(None),
        },
        // The notation's integers have a sign.
        Value::Int(Integer::ULong | Integer::ULongLong, bits @ ..0) => AlgebraValue::Text(cx.arena.alloc_str(&(*bits as u64).to_string())),
        Value::TypeOf(of) => return out_of_program(state, cx, of), // the notation has values for types
        Value::Text(text) => AlgebraValue::Text(cx.arena.alloc_str(&escaped(&String::from_utf8_lossy(&text.borrow())))),
        Value::Pointer { space: Space::Raw, element, .. } if matches!(*element, Types::CHAR | Types::CONST_CHAR) => {
            match characters::bytes(state, &v) {
                Ok(bytes) => AlgebraValue::Text(cx.arena.alloc_str(&escaped(&String::from_utf8_lossy(&bytes)))),
                Err(_) => return Ok(None),
            }
        }
        v => {
            let mut bridge = Bridge::new(cx, false);
            match bridge.value(state, v) {
                Ok(value) if bridge.opaque.is_empty() => value,
                Ok(_) => return Ok(None),
                Err(fault) => return Err(fault),
            }
        }
    }))
}

/// Text as a literal of the notation has it.
pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\")
}

/// What the notation has for a type.
enum Named {
    /// The value that it makes without arguments.
    Value(Value),
    /// An element type by its name in CUTLASS.
    Element(&'static str),
    /// Neither of the two.
    Neither,
}

fn of_type(state: &State, ty: TypeId) -> Named {
    match state.types.get(state.types.strip(ty)) {
        Type::Of(v) => Named::Value(v.clone()),
        Type::Int(_) | Type::Float(_) | Type::Element(_) => state.types.element_name(ty).map_or(Named::Neither, Named::Element),
        _ => Named::Neither,
    }
}

/// What a value that the notation does not have is, in words.
pub fn described(state: &mut State, v: &Value) -> String {
    match v {
        Value::Type(ty) => format!("`{}` is a type without a value of its own", state.types.name(*ty)),
        Value::Closure(_) => "a lambda has no value of its own".into(),
        Value::Function(_) | Value::Method(_) | Value::Native(_) => "a function is no value: call it".into(),
        Value::Template(_) => "a template is no value: its arguments are missing".into(),
        v => {
            let ty = state.type_of(v);
            format!("an object of type `{}` has no notation", state.types.name(ty))
        }
    }
}

/// The fault of a value that the notation does not have.
pub fn without_notation(state: &mut State, v: &Value) -> Box<Fault> {
    let fault = Fault::ill_formed(described(state, v));
    match v {
        // the function of the standard library, where it is typed as a word of the session
        Value::Native(name) if &**name == "exit" => fault.with_help("`cutectl` alone starts the session, which `exit` leaves"),
        _ => fault,
    }
}
