//! Values as CuTe's `print` writes them.

use super::number_text;
use crate::cxx::state::{State, characters};
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Integer, Outcome, Type, Value};
use crate::cxx::{cute, float_text, floats};

/// Whether `v` is a string of C.
pub fn is_c_string(state: &State, v: &Value) -> bool {
    match v {
        Value::Pointer { element, space: crate::algebra::tensor::Space::Raw, .. } => characters::is_char(state, *element),
        Value::Array(array) => characters::is_char(state, array.element),
        _ => false,
    }
}

/// `v` as CuTe's `print` writes it.
pub fn write(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let v = state.value(v)?;
    match &v {
        Value::Int(Integer::Char, c) => out.push(*c as u8),
        Value::Int(kind, x) => out.extend(number_text(*kind, *x).bytes()),
        Value::Static(_, x) => out.extend(format!("_{x}").bytes()),
        Value::Enum(ty, x) if matches!(state.types.get(*ty), Type::Enum(_, false, _)) => out.extend(x.to_string().bytes()),
        Value::Float(kind, x) => out.extend(float_text::fixed(floats::shown(*kind, *x), 6).bytes()),
        Value::Tuple(_) | Value::Underscore | Value::Array(_) if !is_c_string(state, &v) => listed(state, &v, out)?,
        Value::Pointer { element, .. } if !is_c_string(state, &v) && state.types.without_const(*element) != Types::VOID => {
            out.extend(cute::text(state, &v)?.bytes());
        }
        Value::Cute(_) => {
            let text = cute::text(state, &v)?;
            out.extend(text.bytes());
            // the dump of an atom or a tiling ends its last line
            if text.contains('\n') {
                out.push(b'\n');
            }
        }
        Value::Object(_) if let Some(tuple) = state.tuple_of_elements(&v)? => listed(state, &tuple, out)?,
        Value::Pointer { .. } | Value::Array(_) => out.extend(characters::bytes(state, &v)?),
        Value::Data(_) => return Err(Fault::no_data("what is printed")),
        _ => {
            let ty = state.type_of(&v);
            return Err(Fault::ill_formed(format!("`print` takes no value of type `{}`", state.types.name(ty))));
        }
    }
    Ok(())
}

/// A tuple or an array in parentheses.
pub fn listed(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let items = match v {
        Value::Tuple(items) => items.to_vec(),
        Value::Array(array) => (0..state.length(array)).map(|i| state.load(&state.element(array, i)?)).collect::<Outcome<_>>()?,
        _ => {
            out.push(b'_');
            return Ok(());
        }
    };
    out.push(b'(');
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        write(state, item, out)?;
    }
    out.push(b')');
    Ok(())
}
