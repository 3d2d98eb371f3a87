//! Values of the notation as values of a program, and back.

use super::super::types::Types;
use super::super::value::{Fault, Outcome, Type, TypeId, V};
use super::super::world::World;
use super::translate::Bridge;
use crate::algebra::Cx;
use crate::algebra::tensor::Space;
use crate::cxx::world::characters;
use crate::value::element;
use crate::value::notation::unescape;
use crate::value::{Printed, Value};

/// A value of the notation as a program has it.
pub fn into_program<'a>(world: &mut World, cx: Cx<'a>, value: Value<'a>) -> Outcome<V> {
    match value {
        Value::Text(text) => world.literal(&unescape(text).into_bytes().into()),
        Value::Printed(Printed { value, .. }) => into_program(world, cx, *value),
        value => Bridge::new(cx, false).result(world, value),
    }
}

/// A value of a program as the notation has it; `None` where the notation has no such value.
pub fn out_of_program<'a>(world: &mut World, cx: Cx<'a>, v: &V) -> Outcome<Option<Value<'a>>> {
    let v = world.value(v)?;
    Ok(Some(match &v {
        V::Void | V::Stream(_) => Value::Nothing,
        V::Type(ty) => match of_type(world, *ty) {
            Named::Value(v) => return out_of_program(world, cx, &v),
            Named::Element(name) => match element::named(name) {
                Some(element) => Value::Type(element),
                None => return Ok(None),
            },
            Named::Neither => return Ok(None),
        },
        V::TypeOf(of) => return out_of_program(world, cx, of), // the notation has values for types
        V::Text(text) => Value::Text(cx.arena.alloc_str(&escaped(&String::from_utf8_lossy(&text.borrow())))),
        V::Pointer { space: Space::Raw, element, .. } if matches!(*element, Types::CHAR | Types::CONST_CHAR) => {
            match characters::bytes(world, &v) {
                Ok(bytes) => Value::Text(cx.arena.alloc_str(&escaped(&String::from_utf8_lossy(&bytes)))),
                Err(_) => return Ok(None),
            }
        }
        v => {
            let mut bridge = Bridge::new(cx, false);
            match bridge.value(world, v) {
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
    Value(V),
    /// An element type by its name in CUTLASS.
    Element(&'static str),
    /// Neither of the two.
    Neither,
}

fn of_type(world: &World, ty: TypeId) -> Named {
    match world.types.get(world.types.strip(ty)) {
        Type::Of(v) => Named::Value(v.clone()),
        Type::Int(_) | Type::Float(_) | Type::Element(_) => world.types.element_name(ty).map_or(Named::Neither, Named::Element),
        _ => Named::Neither,
    }
}

/// What a value that the notation does not have is, in words.
pub fn described(world: &mut World, v: &V) -> String {
    match v {
        V::Type(ty) => format!("`{}` is a type without a value of its own", world.types.name(*ty)),
        V::Closure(_) => "a lambda has no value of its own".into(),
        V::Function(_) | V::Method(_) | V::Native(_) => "a function is no value: call it".into(),
        V::Template(_) => "a template is no value: its arguments are missing".into(),
        v => {
            let ty = world.type_of(v);
            format!("an object of type `{}` has no notation", world.types.name(ty))
        }
    }
}

/// The fault of a value that the notation does not have.
pub fn without_notation(world: &mut World, v: &V) -> Box<Fault> {
    Fault::ill(described(world, v))
}
